//! Plays sounds at a terminal: converts tones to a WAV and has the system play it. Needs no library that a machine may
//! lack, and never blocks the caller.
//!
//! On Linux and macOS a separate program plays the WAV, from standard input or from a file if that is all it can. On
//! Windows a system call does.

#[cfg(windows)]
mod call;
#[cfg(not(windows))]
mod programs;

use std::f64::consts::TAU;
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

#[cfg(windows)]
use self::call::Player;
#[cfg(not(windows))]
use self::programs::Player;
use crate::text::cue::Tone;

/// The number of samples per second.
const RATE: u32 = 22_050;

/// The number of samples over which a tone fades in and out, so that it does not click.
const EDGE: u32 = RATE * 12 / 1000;

/// The milliseconds of silence after the last tone: some sound systems cut off the very end.
const TAIL: u16 = 50;

/// Plays sounds on its own thread, which starts with the first sound.
#[derive(Default)]
pub struct Loudspeaker {
    players: OnceLock<Vec<Player>>,
    thread: OnceLock<Option<SyncSender<Vec<u8>>>>,
}

impl Loudspeaker {
    /// Returns whether there is anything to play sounds with.
    pub fn is_there(&self) -> bool {
        !self.players().is_empty()
    }

    fn players(&self) -> &[Player] {
        self.players.get_or_init(Player::found)
    }

    /// Plays tones at `gain` times the maximum volume. Drops them if one sound is playing and another waits, because
    /// they would come too late.
    pub fn play(&self, tones: &[Tone], gain: f32) {
        let begin = || {
            let (sender, waiting) = mpsc::sync_channel(1);
            let players = self.players().to_vec();
            thread::Builder::new().name("sounds".to_owned()).spawn(move || play_all(&players, &waiting)).ok()?;
            Some(sender)
        };
        if self.is_there()
            && let Some(thread) = self.thread.get_or_init(begin)
        {
            let _ = thread.try_send(wav(tones, gain));
        }
    }
}

/// Plays each sound received, with the first player that can.
fn play_all(players: &[Player], waiting: &Receiver<Vec<u8>>) {
    for wav in waiting {
        let _ = players.iter().any(|player| player.play(&wav));
    }
}

/// Converts tones to a WAV with one channel of 16 bits.
fn wav(tones: &[Tone], gain: f32) -> Vec<u8> {
    let samples = |millis: u16| RATE * u32::from(millis) / 1000;
    let mut all: Vec<i16> = Vec::new();
    for tone in tones {
        let length = samples(tone.millis);
        all.extend((0..length).map(|at| {
            let edge = f64::from(at.min(length - at).min(EDGE)) / f64::from(EDGE);
            let wave = (TAU * f64::from(tone.hertz) * f64::from(at) / f64::from(RATE)).sin();
            (wave * edge * f64::from(gain) * f64::from(i16::MAX)) as i16
        }));
        all.extend((0..samples(tone.gap)).map(|_| 0));
    }
    all.extend((0..samples(TAIL)).map(|_| 0));
    let bytes: Vec<u8> = all.into_iter().flat_map(i16::to_le_bytes).collect();
    let size = bytes.len() as u32;
    let mut wav = b"RIFF".to_vec();
    wav.extend((size + 36).to_le_bytes());
    wav.extend(b"WAVEfmt ");
    wav.extend(16u32.to_le_bytes());
    // The format, uncompressed PCM, and one channel.
    wav.extend([1u16, 1].map(u16::to_le_bytes).as_flattened());
    wav.extend([RATE, RATE * 2].map(u32::to_le_bytes).as_flattened());
    // Bytes and bits per sample.
    wav.extend([2u16, 16].map(u16::to_le_bytes).as_flattened());
    wav.extend(b"data");
    wav.extend(size.to_le_bytes());
    wav.extend(bytes);
    wav
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::cue::Cue;

    fn samples(wav: &[u8]) -> Vec<i16> {
        wav[44..].chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    #[test]
    fn a_wav_has_the_tones_in_their_height_length_and_loudness() {
        let wav = wav(Cue::Wall.tones(), 0.1);
        assert_eq!((&wav[..4], &wav[8..12]), (&b"RIFF"[..], &b"WAVE"[..]));
        assert_eq!(u32::from_le_bytes(wav[40..44].try_into().unwrap()) as usize, wav.len() - 44);
        let samples = samples(&wav);
        let [tone] = Cue::Wall.tones() else {
            panic!("one tone");
        };
        assert_eq!(samples.len(), (RATE * u32::from(tone.millis + TAIL) / 1000) as usize);
        // Each wave rises through zero once.
        let turns = samples.windows(2).filter(|pair| pair[0] < 0 && pair[1] >= 0).count();
        assert!(turns.abs_diff(usize::from(tone.hertz * tone.millis / 1000)) <= 1, "{turns}");
        let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
        assert!((3_000..=3_277).contains(&loudest), "{loudest}");
        assert!(samples[0] == 0 && samples[1].unsigned_abs() < 50, "it begins softly");
    }

    #[cfg(unix)]
    mod with_programs {
        use super::*;
        use std::fs;
        use std::os::unix::fs::PermissionsExt;
        use std::path::Path;
        use std::process::Command;
        use std::time::{Duration, Instant};

        /// Creates a program in a folder that runs this script.
        fn player(folder: &Path, name: &str, script: &str) -> Player {
            let program = folder.join(name);
            fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
            fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
            Player { program, args: &["-"] }
        }

        fn loudspeaker(players: Vec<Player>) -> Loudspeaker {
            let loudspeaker = Loudspeaker::default();
            loudspeaker.players.set(players).unwrap();
            loudspeaker
        }

        #[test]
        fn the_first_program_that_can_play_gets_the_wav() {
            let folder = tempfile::tempdir().unwrap();
            let heard = folder.path().join("heard");
            let broken = player(folder.path(), "broken", "exit 1");
            let whole = format!("cat > {0}.part && mv {0}.part {0}", heard.display());
            let plays = player(folder.path(), "plays", &whole);
            let loudspeaker = loudspeaker(vec![broken, plays]);
            loudspeaker.play(Cue::Won.tones(), 0.1);
            let until = Instant::now() + Duration::from_secs(20);
            while !heard.exists() && Instant::now() < until {
                thread::yield_now();
            }
            assert!(fs::read(heard).unwrap() == wav(Cue::Won.tones(), 0.1));
        }

        #[test]
        fn a_program_that_never_ends_holds_nobody_up() {
            let folder = tempfile::tempdir().unwrap();
            let gate = folder.path().join("gate");
            assert!(Command::new("mkfifo").arg(&gate).status().unwrap().success());
            // Blocks only once, so that no process is left behind.
            let once = folder.path().join("once");
            let script = format!("mkdir {} || exit 0\nread x < {}", once.display(), gate.display());
            let loudspeaker = loudspeaker(vec![player(folder.path(), "stuck", &script)]);
            for _ in 0..100 {
                loudspeaker.play(&Cue::melody(&Cue::ALL), 0.1);
            }
            // Lets it end.
            fs::write(gate, "\n").unwrap();
        }
    }

    #[test]
    fn without_a_program_nothing_begins() {
        let loudspeaker = Loudspeaker::default();
        loudspeaker.players.set(Vec::new()).unwrap();
        loudspeaker.play(Cue::Won.tones(), 0.1);
        assert!(!loudspeaker.is_there() && loudspeaker.thread.get().is_none());
    }
}
