//! Plays sounds through the system's own player, in `winmm.dll`, which every Windows has.

use std::io::{self, ErrorKind};
use std::ptr;

use windows_sys::Win32::Media::Audio::{PlaySoundW, SND_MEMORY, SND_NODEFAULT, waveOutGetNumDevs};

use crate::done;

/// Returns whether there is a sound output device.
pub fn is_there() -> bool {
    // SAFETY: the call has no arguments, and returns a number.
    #[expect(unsafe_code)]
    let devices = unsafe { waveOutGetNumDevs() };
    devices > 0
}

/// Plays a WAV and waits until it has ended.
///
/// # Errors
/// It is not a WAV that [`is_whole`] accepts, or it cannot be played.
pub fn play(wav: &[u8]) -> io::Result<()> {
    if !is_whole(wav) {
        return Err(ErrorKind::InvalidData.into());
    }
    // SAFETY: with `SND_MEMORY` the first argument is the start of a WAV in memory. The system takes its length from
    // its header, which was just verified. Without `SND_ASYNC` the call returns when the sound has ended, so `wav`
    // outlives every read.
    #[expect(unsafe_code)]
    let answer = unsafe { PlaySoundW(wav.as_ptr().cast(), ptr::null_mut(), SND_MEMORY | SND_NODEFAULT) };
    done(answer)
}

/// Returns whether this is a WAV of exactly two chunks, the shortest format description and the samples, whose declared
/// lengths are correct.
fn is_whole(wav: &[u8]) -> bool {
    const HEAD: usize = 44;
    let number = |at: usize| wav[at..at + 4].iter().rev().fold(0, |sum, &byte| sum << 8 | usize::from(byte));
    wav.len() >= HEAD
        && wav.starts_with(b"RIFF")
        && wav[8..].starts_with(b"WAVEfmt ")
        && wav[36..].starts_with(b"data")
        && (number(4), number(16), number(40)) == (wav.len() - 8, 16, wav.len() - HEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wav(samples: u32) -> Vec<u8> {
        let mut wav = b"RIFF".to_vec();
        wav.extend((36 + samples).to_le_bytes());
        wav.extend(b"WAVEfmt ");
        wav.extend(16u32.to_le_bytes());
        wav.extend([1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0]);
        wav.extend(b"data");
        wav.extend(samples.to_le_bytes());
        wav.extend((0..samples).map(|_| 0));
        wav
    }

    #[test]
    fn only_a_wav_that_says_how_long_it_is_is_played() {
        assert!(is_whole(&wav(0)) && is_whole(&wav(100)));
        for length in 0..wav(100).len() {
            assert!(!is_whole(&wav(100)[..length]), "{length}");
        }
        for place in [0, 4, 7, 8, 16, 36, 40, 43] {
            let mut spoilt = wav(100);
            spoilt[place] ^= 0x40;
            assert!(!is_whole(&spoilt), "{place}");
        }
        assert_eq!(play(b"RIFF").unwrap_err().kind(), ErrorKind::InvalidData);
    }
}
