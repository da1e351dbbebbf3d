//! Plays a WAV on Linux and macOS, by a program that reads it from standard input, or from a file if that is all it
//! can.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::NamedTempFile;

/// The argument that is replaced by the path of the file.
const FILE: &str = "{}";

/// Programs that play a WAV, each with its arguments, in order of preference. Only macOS has the last.
const PLAYERS: &[(&str, &[&str])] =
    &[("pw-play", &["-"]), ("paplay", &[]), ("aplay", &["-q", "-"]), ("afplay", &[FILE])];

/// A program that plays a WAV, and its arguments.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) program: PathBuf,
    pub(super) args: &'static [&'static str],
}

impl Player {
    /// Returns the installed programs, in order of preference.
    pub(super) fn found() -> Vec<Player> {
        let folders: Vec<PathBuf> =
            std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let find = |name: &str| folders.iter().map(|folder| folder.join(name)).find(|program| program.is_file());
        PLAYERS.iter().filter_map(|(name, args)| Some(Player { program: find(name)?, args })).collect()
    }

    /// Plays a WAV to its end, and returns whether that succeeded.
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
        // A write fails when the program has ended early; its status tells.
        let _ = child.stdin.take().map(|mut input| input.write_all(wav));
        Ok(child.wait()?.success())
    }

    /// Plays from a temporary file, which is removed afterwards.
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
