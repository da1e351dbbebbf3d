//! A screen reader in a terminal: after each typed line it says exactly the program's answer, once.
//!
//! yasr runs the program in its own terminal and says what appears there. Its synthesiser is a program that saves what
//! it is told to say to a file.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use portable_pty::CommandBuilder;
use snuffel::text::style::Lang;
use tempfile::TempDir;

use super::live::{Mode, Script};
use super::screen::{PATIENCE, Screen, Terminal};
use crate::common::needs::{YASR, turn};

/// The prompt as said by yasr.
const PROMPT: &str = "greater than";

/// The time between two keys of a fast typist.
const BETWEEN_KEYS: Duration = Duration::from_millis(40);

/// The time to keep listening when others are due, and no prompt marks the end of the speech.
#[cfg(feature = "remote")]
const PAUSE: Duration = Duration::from_millis(700);

/// Shown until yasr says it: only then does it say all that appears.
const READY: &str = "xyzzy";

/// yasr with the program in it.
pub struct Yasr {
    /// The terminal that both are in.
    pub terminal: Terminal,
    folder: TempDir,
    /// The number of utterances already read.
    heard: usize,
}

impl Yasr {
    /// Starts yasr, and in it the program with these arguments.
    pub fn start(args: &str) -> Yasr {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("said"), "").unwrap();
        let listener = format!("exec cat >> {}", path("said").display());
        let listener = shell_script(&path("synthesizer"), &listener);
        let program = env!("CARGO_BIN_EXE_snuffel");
        let data = path("data");
        let ready = format!("until grep -q {READY} {}; do echo {READY}; sleep 0.1; done", path("said").display());
        let pid = path("pid");
        let runner = format!("{ready}\necho $$ > {}\nexec {program} --data {} {args}", pid.display(), data.display());
        let runner = shell_script(&path("runner"), &runner);
        fs::write(path("yasr.conf"), settings(&listener, &runner)).unwrap();
        let mut command = CommandBuilder::new("yasr");
        command.env_clear();
        command.env("HOME", folder.path());
        command.env("PATH", "/usr/bin:/bin");
        command.env("LC_ALL", "C.UTF-8");
        command.env("SHELL", "/bin/sh");
        command.env("TERM", "xterm");
        command.cwd(folder.path());
        command.arg("-C");
        command.arg(path("yasr.conf"));
        command.arg(&runner);
        Yasr { terminal: Terminal::start(command), folder, heard: 0 }
    }

    /// Types fast, but no faster than the typed keys appear: yasr takes only what appears for the echo of the last key,
    /// so on a busy machine it would say the earlier keys.
    pub fn types(&mut self, keys: &str) {
        for key in keys.chars() {
            let before = self.terminal.screen.cursor();
            self.terminal.press(&key.to_string());
            self.terminal.wait(|screen| screen.cursor() != before).unwrap();
            thread::sleep(BETWEEN_KEYS);
        }
    }

    /// Everything said so far: `q {text}` in the protocol of the synthesiser.
    pub fn said(&self) -> Vec<String> {
        let said = fs::read_to_string(self.folder.path().join("said")).unwrap();
        let texts = said.split("q {").skip(1).filter_map(|text| text.split_once("}\n"));
        texts.map(|(text, _)| words(&text.replace(READY, ""))).filter(|text| !text.is_empty()).collect()
    }

    /// Everything said up to and including the next prompt. Later speech is part of the next answer, where no test
    /// expects it.
    fn listen(&mut self) -> Vec<String> {
        let limit = Instant::now() + PATIENCE;
        loop {
            let said = self.said().split_off(self.heard);
            if let Some(end) = said.iter().position(|text| text == PROMPT) {
                self.heard += end + 1;
                return said[..=end].to_vec();
            }
            assert!(Instant::now() < limit, "no prompt: {said:?}");
            // A program whose output is not read stops.
            self.terminal.wait_for(Duration::from_millis(20));
        }
    }

    /// Everything said since the last call, including what follows during a pause.
    #[cfg(feature = "remote")]
    pub fn news(&mut self) -> Vec<String> {
        self.terminal.wait_for(PAUSE);
        let said = self.said().split_off(self.heard);
        self.heard += said.len();
        said
    }
}

impl Drop for Yasr {
    fn drop(&mut self) {
        // Of its terminal the program has inherited the side of yasr, so that the end of yasr alone would not end it.
        let pid = fs::read_to_string(self.folder.path().join("pid")).ok().and_then(|pid| pid.trim().parse().ok());
        let _ = pid.map(|pid| kill(Pid::from_raw(pid), Signal::SIGKILL));
    }
}

/// A shell script with these lines.
fn shell_script(file: &Path, lines: &str) -> PathBuf {
    fs::write(file, format!("#!/bin/sh\n{lines}\n")).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
    file.to_owned()
}

/// The settings that come with yasr, with our synthesiser.
fn settings(listener: &Path, runner: &Path) -> String {
    let bytes = fs::read("/etc/yasr/yasr.conf").unwrap();
    // They are in Latin-1; the relevant parts are ASCII.
    let text = String::from_utf8_lossy(&bytes);
    let ours = ["synthesizer", "synthesizer port", "key echo", "shell"];
    let mut settings = String::new();
    for line in text.lines().filter(|line| !ours.contains(&line.split('=').next().unwrap_or_default())) {
        settings += &format!("{line}\n");
        if line == "[options]" {
            settings += "synthesizer=emacspeak server\nkey echo=off\n";
            settings += &format!("synthesizer port=|{}\nshell={}\n", listener.display(), runner.display());
        }
    }
    settings
}

/// The words of a text, separated by single blanks.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as said by yasr: signs by name.
pub fn spoken(text: &str) -> String {
    let signs = [("\"", " quote "), (">", " greater than "), ("/", " slash ")];
    words(&signs.iter().fold(text.to_owned(), |text, (sign, name)| text.replace(sign, name)))
}

/// Returns whether nothing is typed behind the prompt.
fn is_at_prompt(screen: &Screen) -> bool {
    let (row, column) = screen.cursor();
    screen.rows()[row] == ">" && column == 2
}

/// Plays a game and checks what is said.
fn listen(script: &Script, lang: Lang) {
    let answers = script.answers(lang, Mode::Normal);
    let mut yasr = Yasr::start(&script.args(lang, Mode::Normal));
    let typed = [None].into_iter().chain(script.typed.iter().map(Some));
    for (typed, answer) in typed.zip(&answers) {
        if let Some(typed) = typed {
            // The prompt may be said before its screen is here, and a key that comes along with it would move no cursor.
            yasr.terminal.wait(is_at_prompt).unwrap();
            yasr.types(typed);
            yasr.terminal.press("\r");
        }
        let said = yasr.listen().join(" ");
        let told = answer.lines.join(" ") + " " + &answer.prompt;
        assert_eq!(said, spoken(&told), "{} in {lang}, after {typed:?}", script.game);
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn a_screen_reader_says_each_answer_once_and_no_typed_line_again() {
    if !YASR.is_met() {
        return;
    }
    let _turn = turn();
    let scripts: Vec<Script> = snuffel::games::ALL.iter().map(|game| Script::of(game.id())).collect();
    thread::scope(|scope| {
        for script in &scripts {
            for lang in Lang::ALL {
                scope.spawn(move || listen(script, lang));
            }
        }
    });
}
