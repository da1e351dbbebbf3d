//! Requirements of tests: packages that must be installed, those that contributors may lack, and turns between slow
//! tests.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A requirement of tests on the system.
pub struct Need {
    /// Its name in `SNUFFEL_WITHOUT`.
    pub name: &'static str,
    /// The required programs, by name or path.
    programs: &'static [&'static str],
    /// The Debian packages that contain them.
    packages: &'static str,
}

/// The braille displays of Linux.
pub const BRLTTY: Need = Need {
    name: "brltty",
    programs: &["brltty", "brltty-trtxt", "localedef", "perl"],
    packages: "brltty locales perl-base",
};

/// The braille tables of books.
pub const LIBLOUIS: Need =
    Need { name: "liblouis", programs: &["lou_translate"], packages: "liblouis-bin liblouis-data" };

/// The screen reader.
pub const YASR: Need = Need { name: "yasr", programs: &["yasr"], packages: "yasr" };

/// The daemon of speech, and its voice.
pub const SPEECH_DISPATCHER: Need = Need {
    name: "speech-dispatcher",
    programs: &["speech-dispatcher", "/usr/lib/speech-dispatcher-modules/sd_espeak-ng"],
    packages: "speech-dispatcher speech-dispatcher-espeak-ng",
};

/// The voice alone, which prints the phonemes of a text.
pub const ESPEAK: Need = Need { name: "espeak-ng", programs: &["espeak-ng"], packages: "espeak-ng" };

/// The folders with programs besides those of `PATH`.
const FOLDERS: &[&str] = &["/usr/sbin", "/sbin"];

impl Need {
    /// Returns whether the test can run, and panics if it cannot; `false` only if `SNUFFEL_WITHOUT` names the need.
    #[track_caller]
    pub fn is_met(&self) -> bool {
        let without = std::env::var("SNUFFEL_WITHOUT").unwrap_or_default();
        if without.split(',').any(|name| name.trim() == self.name) {
            // Bypasses the capture of test output, so that the note appears even if all tests pass.
            let test = std::thread::current();
            let test = test.name().unwrap_or_default();
            let note = format!("{test} DID NOT RUN: SNUFFEL_WITHOUT names {}.\n", self.name);
            let _ = std::io::Write::write_all(&mut std::io::stderr(), note.as_bytes());
            return false;
        }
        let path = std::env::var("PATH").unwrap_or_default();
        let is_there = |program: &&&str| {
            let mut folders = path.split(':').chain(FOLDERS.iter().copied());
            folders.any(|folder| Path::new(folder).join(program).exists())
        };
        let missing: Vec<&str> = self.programs.iter().filter(|program| !is_there(program)).copied().collect();
        assert!(
            missing.is_empty(),
            "{} is missing. On Debian: apt-get install {}. To do without: SNUFFEL_WITHOUT={}",
            missing.join(", "),
            self.packages,
            self.name,
        );
        true
    }
}

/// The lock for turns.
static TURN: Mutex<()> = Mutex::new(());

/// Waits for the turn of a test that starts dozens of programs or measures response times; it lasts as long as the
/// returned guard. Side by side, such tests would delay each other.
pub fn turn() -> MutexGuard<'static, ()> {
    // A failed test still ends its turn.
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
#[should_panic(expected = "no-such-program is missing. On Debian: apt-get install no-such-package.")]
fn what_is_missing_is_named_and_fails_the_test() {
    let need = Need { name: "nothing", programs: &["perl", "no-such-program"], packages: "no-such-package" };
    need.is_met();
}
