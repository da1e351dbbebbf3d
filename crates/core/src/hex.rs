//! Bytes as text, two hexadecimal digits each.

use std::fmt::Write;

/// Writes bytes in lower case.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Reads bytes in lower or upper case; `None` if the text is anything else.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let digit = |digit: u8| char::from(digit).to_digit(16);
    let byte = |pair: &[u8]| match pair {
        [high, low] => u8::try_from(digit(*high)? * 16 + digit(*low)?).ok(),
        _ => None,
    };
    text.as_bytes().chunks(2).map(byte).collect()
}

/// Reads exactly `BYTES` bytes; `None` if the text is anything else.
pub fn read_all<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    decode(text)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_read_back_as_written_and_nothing_else_is_bytes() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(&encode(&all)), Some(all));
        assert_eq!((encode(&[0xab, 1]), decode("AB01")), ("ab01".to_owned(), Some(vec![0xab, 1])));
        assert_eq!(decode(""), Some(Vec::new()));
        for wrong in ["a", "abc", "g0", "+1", "ä", " 1", "0x10"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
        assert_eq!(read_all::<2>("ab01"), Some([0xab, 1]));
        assert_eq!(read_all::<3>("ab01"), None);
    }
}
