//! Messages as text that contains only what is new in them: successive states of a game are much alike.
//!
//! A text consists of pieces separated by blanks. `12+40` stands for 40 bytes from offset 12 of the previous message
//! followed by what has been read of this one; all other pieces are bytes in hex.

use std::collections::HashMap;

use crate::hex;

/// The number of bytes in a search key.
const KEY: usize = 8;

/// The smallest number of bytes for which a reference is worthwhile.
const LEAST: usize = 12;

/// The largest message that is read, in bytes: far more than a table sends at once.
const MOST: usize = 256 * 1024;

/// Writes a message as text, relative to the message `before`.
pub fn encode(message: &[u8], before: &[u8]) -> String {
    let all = [before, message].concat();
    let mut places: HashMap<&[u8], usize> = before.windows(KEY).zip(0..).collect();
    let mut pieces = Vec::new();
    let (mut at, mut new) = (before.len(), before.len());
    while at < all.len() {
        let key = all.get(at..at + KEY);
        let known = key.and_then(|key| places.get(key)).map(|from| (*from, alike(&all[*from..], &all[at..])));
        let length = match known.filter(|(_, length)| *length >= LEAST) {
            Some((from, length)) => {
                pieces.extend((new < at).then(|| hex::encode(&all[new..at])));
                pieces.push(format!("{from}+{length}"));
                new = at + length;
                length
            }
            None => 1,
        };
        for place in at..at + length {
            places.extend(all.get(place..place + KEY).map(|key| (key, place)));
        }
        at += length;
    }
    pieces.extend((new < at).then(|| hex::encode(&all[new..at])));
    pieces.join(" ")
}

/// The length of the common prefix.
fn alike(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Reads a message that was written relative to `before`; `None` if the text is invalid.
pub fn decode(text: &str, before: &[u8]) -> Option<Vec<u8>> {
    let mut all = before.to_vec();
    let most = before.len() + MOST;
    for piece in text.split(' ').filter(|piece| !piece.is_empty()) {
        match piece.split_once('+') {
            None => all.extend(hex::decode(piece)?),
            Some((from, length)) => {
                let (from, length): (usize, usize) = (from.parse().ok()?, length.parse().ok()?);
                if length > most.checked_sub(all.len())? {
                    return None;
                }
                for place in from..from.checked_add(length)? {
                    all.push(*all.get(place)?);
                }
            }
        }
        if all.len() > most {
            return None;
        }
    }
    Some(all.split_off(before.len()))
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use crate::rng::stream;

    #[test]
    fn messages_read_back_as_written_whatever_stood_before() {
        let mut random = stream(3, 83, 0);
        let mut before: Vec<u8> = Vec::new();
        for _ in 0..300 {
            let mut message = before.clone();
            for _ in 0..random.random_range(0..5) {
                let at = random.random_range(0..=message.len());
                let new: Vec<u8> = (0..random.random_range(0..30)).map(|_| random.random_range(0..4)).collect();
                let end = (at + random.random_range(0..30)).min(message.len());
                message.splice(at..end, new);
            }
            assert_eq!(decode(&encode(&message, &before), &before), Some(message.clone()));
            assert_eq!(decode(&encode(&message, &[]), &[]), Some(message.clone()));
            before = message;
        }
    }

    #[test]
    fn what_was_told_before_takes_little_room() {
        let before: Vec<u8> = (0..=255).collect();
        let mut message = before.clone();
        message[100] = 0;
        assert_eq!(encode(&message, &before), "0+100 00 101+155");
        assert_eq!(encode(&[7; 100], &[]), "07 0+99");
        assert_eq!((encode(&[], &before), decode("", &before)), (String::new(), Some(Vec::new())));
    }

    #[test]
    fn what_is_spoilt_is_no_message_and_takes_no_memory() {
        for spoilt in ["0", "zz", "0+1", "300+1", "1+x", "-1+1", "00 18446744073709551615+1", "0+18446744073709551615"]
        {
            assert_eq!(decode(spoilt, &[]), None, "{spoilt}");
        }
        assert_eq!(decode("00 0+262143", &[]).map(|message| message.len()), Some(MOST));
        for long in ["00 0+262144", "00 0+99999999999", "00 0+200000 0+200000"] {
            assert_eq!(decode(long, &[]), None, "{long}");
        }
    }
}
