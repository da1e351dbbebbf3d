//! What has to be installed for a test, what contributors may do without, and whose turn it is.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Something that tests need from the system.
pub struct Need {
    /// Its name in `SNUFFEL_WITHOUT`.
    pub name: &'static str,
    /// The programs that must be there: by their names, or where one lies.
    programs: &'static [&'static str],
    /// The Debian packages that bring them.
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

/// The voice alone, which tells how it would say a text.
pub const ESPEAK: Need = Need { name: "espeak-ng", programs: &["espeak-ng"], packages: "espeak-ng" };

/// Where programs are, besides the folders of `PATH`.
const FOLDERS: &[&str] = &["/usr/sbin", "/sbin"];

impl Need {
    /// Whether the test can run. When it cannot, it says so aloud; `false` only where the need is named in
    /// `SNUFFEL_WITHOUT`.
    #[track_caller]
    pub fn is_met(&self) -> bool {
        let without = std::env::var("SNUFFEL_WITHOUT").unwrap_or_default();
        if without.split(',').any(|name| name.trim() == self.name) {
            // Past the test's own capture of output, so that it can be heard where all tests pass.
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

/// Whose turn it is.
static TURN: Mutex<()> = Mutex::new(());

/// Waits for the turn of a test that starts dozens of programs, or that listens how soon something is said; it lasts as
/// long as what comes back is kept. Side by side such tests would make each other late.
pub fn turn() -> MutexGuard<'static, ()> {
    // Who has failed has had its turn all the same.
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
#[should_panic(expected = "no-such-program is missing. On Debian: apt-get install no-such-package.")]
fn what_is_missing_is_named_and_fails_the_test() {
    let need = Need { name: "nothing", programs: &["perl", "no-such-program"], packages: "no-such-package" };
    need.is_met();
}
