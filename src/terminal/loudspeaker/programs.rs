//! Programs that play a WAV: from their standard input, or from a file where one can do nothing else.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::NamedTempFile;

/// What stands behind the name of a program where the file is to stand.
const FILE: &str = "{}";

/// Programs that play a WAV, with what stands behind their names, the dearest first. None of them is on another system.
const PLAYERS: &[(&str, &[&str])] =
    &[("pw-play", &["-"]), ("paplay", &[]), ("aplay", &["-q", "-"]), ("afplay", &[FILE])];

/// A program that plays, and what stands behind its name.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) program: PathBuf,
    pub(super) args: &'static [&'static str],
}

impl Player {
    /// Those that are there, the dearest first.
    pub(super) fn found() -> Vec<Player> {
        let folders: Vec<PathBuf> =
            std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let find = |name: &str| folders.iter().map(|folder| folder.join(name)).find(|program| program.is_file());
        PLAYERS.iter().filter_map(|(name, args)| Some(Player { program: find(name)?, args })).collect()
    }

    /// Plays a WAV to its end; whether that was done.
    pub(super) fn play(&self, wav: &[u8]) -> bool {
        let played = if self.args.contains(&FILE) { self.play_file(wav) } else { self.play_piped(wav) };
        played.unwrap_or(false)
    }

    fn quiet(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn play_piped(&self, wav: &[u8]) -> io::Result<bool> {
        let mut child = self.quiet().args(self.args).stdin(Stdio::piped()).spawn()?;
        // Whoever reads no more has ended, and says so by the status.
        let _ = child.stdin.take().map(|mut input| input.write_all(wav));
        Ok(child.wait()?.success())
    }

    /// The file is there as long as it plays.
    fn play_file(&self, wav: &[u8]) -> io::Result<bool> {
        let mut file = NamedTempFile::with_suffix(".wav")?;
        file.write_all(wav)?;
        let mut command = self.quiet();
        for arg in self.args {
            match *arg {
                FILE => command.arg(file.path()),
                arg => command.arg(arg),
            };
        }
        Ok(command.status()?.success())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    use super::*;

    #[test]
    fn a_program_that_reads_files_alone_gets_one_which_is_gone_then() {
        let folder = tempfile::tempdir().unwrap();
        let (heard, name, program) =
            (folder.path().join("heard"), folder.path().join("name"), folder.path().join("plays"));
        let script = format!("#!/bin/sh\ncp \"$2\" {} && echo \"$1 $2\" > {}\n", heard.display(), name.display());
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        assert!(Player { program, args: &["-q", FILE] }.play(b"tones"));
        assert_eq!(fs::read(heard).unwrap(), b"tones");
        let name = fs::read_to_string(name).unwrap();
        let file = name.trim_end().strip_prefix("-q ").unwrap();
        assert!(file.ends_with(".wav") && !Path::new(file).exists(), "{file}");
    }
}
