//! Frames: messages on a byte stream, each preceded by its length.

/// The maximum length of a message in bytes.
pub const LONGEST: usize = 64 * 1024;

/// The length of the length prefix in bytes.
const HEAD: usize = size_of::<u32>();

/// The error for a message longer than [`LONGEST`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a message is longer than {LONGEST} bytes")]
pub struct TooLong;

/// Frames a message. An empty message is a keepalive.
///
/// # Errors
/// If the message is longer than [`LONGEST`].
pub fn frame(message: &[u8]) -> Result<Vec<u8>, TooLong> {
    let length = u32::try_from(message.len()).ok().filter(|_| message.len() <= LONGEST).ok_or(TooLong)?;
    Ok([&length.to_be_bytes(), message].concat())
}

/// Bytes received but not yet taken out: at most one message and the bytes that arrived together with its end.
#[derive(Debug, Default)]
pub struct Frames {
    bytes: Vec<u8>,
}

impl Frames {
    /// Adds received bytes. Callers take out all [complete messages](Frames::next_message) before adding more.
    pub fn add(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Takes out the next message, once it is complete.
    ///
    /// # Errors
    /// If the message would be longer than [`LONGEST`]; the stream is unusable from then on.
    pub fn next_message(&mut self) -> Result<Option<Vec<u8>>, TooLong> {
        let Some((head, rest)) = self.bytes.split_first_chunk::<HEAD>() else {
            return Ok(None);
        };
        let length = usize::try_from(u32::from_be_bytes(*head)).map_err(|_| TooLong)?;
        if length > LONGEST {
            return Err(TooLong);
        }
        let Some(message) = rest.get(..length).map(<[u8]>::to_vec) else {
            return Ok(None);
        };
        self.bytes.drain(..HEAD + length);
        Ok(Some(message))
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use crate::rng::stream;

    #[test]
    fn messages_come_out_as_they_went_in_however_the_stream_is_cut() {
        let mut random = stream(1, 81, 0);
        for _ in 0..300 {
            let count = random.random_range(0..6);
            let message = |random: &mut crate::rng::Rng| {
                let length = [0, 1, 5, 300, LONGEST][random.random_range(0..5)];
                (0..length).map(|_| random.random()).collect::<Vec<u8>>()
            };
            let messages: Vec<Vec<u8>> = (0..count).map(|_| message(&mut random)).collect();
            let stream: Vec<u8> = messages.iter().flat_map(|message| frame(message).unwrap()).collect();
            let (mut frames, mut come, mut rest) = (Frames::default(), Vec::new(), stream.as_slice());
            while !rest.is_empty() {
                let (piece, later) = rest.split_at(random.random_range(1..=rest.len().min(40_000)));
                frames.add(piece);
                while let Some(message) = frames.next_message().unwrap() {
                    come.push(message);
                }
                rest = later;
            }
            assert_eq!(come, messages);
            assert!(frames.bytes.is_empty());
        }
    }

    #[test]
    fn a_message_that_is_too_long_is_known_by_its_length_alone() {
        assert_eq!(frame(&vec![0; LONGEST + 1]), Err(TooLong));
        for length in [u32::MAX, LONGEST as u32 + 1] {
            let mut frames = Frames::default();
            frames.add(&length.to_be_bytes());
            assert_eq!(frames.next_message(), Err(TooLong));
            assert!(frames.bytes.capacity() < 100);
        }
    }
}
