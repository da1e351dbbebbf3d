//! The program together with a real speech-dispatcher and a real espeak-ng, without sound hardware.
//!
//! These tests need Debian packages, so they are a target of their own: `cargo test --release --features assistive --test
//! assistive_speech`. Where a package is missing they fail and name it, unless `SNUFFEL_WITHOUT` names what is to be left
//! out: `SNUFFEL_WITHOUT=speech-dispatcher`. With the feature `tts` as well, those run that hold for any way to the daemon.
#![cfg(target_os = "linux")]

#[allow(dead_code)] // Not all that the tests with pipes need.
#[path = "../common/program.rs"]
mod program;

mod daemon;

use std::fs;
use std::time::{Duration, Instant};

use daemon::{Daemon, configure, is_there, wait};
use program::{Place, Talk, told, word};
use snuffel::text::message::Message;
use snuffel::text::style::Lang;

const GAME: &str = "play sniff --seats human,easy --seed 4";

/// A place whose programs find this daemon.
fn near(daemon: &Daemon) -> Place {
    let mut place = Place::new();
    place.env = vec![("SPEECHD_ADDRESS", daemon.address().leak())];
    place
}

fn beginning(talk: &Talk) -> Vec<String> {
    let lines = talk.said.strip_suffix("> ").unwrap();
    lines.lines().map(str::to_owned).collect()
}

/// What the console shows, and what the daemon was told to speak. They are compared after each typed line, so that
/// no line silences those before it.
struct Ear<'a> {
    daemon: &'a Daemon,
    shown: Vec<(String, String)>,
}

impl Ear<'_> {
    #[track_caller]
    fn compare(&mut self, lang: Lang, lines: &[String]) {
        let shown = lines.iter();
        self.shown
            .extend(shown.map(|line| (lang.code().to_owned(), line.clone())));
        assert_eq!(self.daemon.spoken_after(self.shown.len()), self.shown);
        // It is no list of good intentions: the voice has begun each text.
        let count = self.shown.len();
        wait("the voice", || self.daemon.begun() == count);
    }
}

#[test]
fn what_the_voice_speaks_is_the_text_on_the_console_in_its_language() {
    if !is_there() {
        return;
    }
    for lang in Lang::ALL {
        let daemon = Daemon::start();
        let place = near(&daemon);
        let mut ear = Ear {
            daemon: &daemon,
            shown: Vec::new(),
        };
        let mut talk = place.start(&format!("{GAME} --lang {lang} --speech"));
        ear.compare(lang, &beginning(&talk));
        let typed = [
            "build",
            "done",
            "E4",
            "D4",
            "status",
            "note 3 < 4 & 5 > 4.",
            "note .dots",
            "note",
            "nonsense",
            "log",
            "help",
        ];
        for line in typed {
            let answer = talk.answer(line);
            assert!(!answer.is_empty(), "{line}");
            ear.compare(lang, &answer);
        }
        // Another language in the middle has another voice at once.
        let next = Lang::ALL[(lang as usize + 1) % 3];
        let answer = talk.answer(&format!("language {}", word(Lang::En, next.code())));
        ear.compare(next, &answer);
        let answer = talk.answer("turn");
        ear.compare(next, &answer);
        assert_eq!(daemon.hushed(), typed.len() + 2, "Enter silences");
        let (rest, status) = talk.end();
        let rest: Vec<String> = rest.trim().lines().map(str::to_owned).collect();
        ear.compare(next, &rest);
        assert_eq!(status, 0);
    }
}

#[test]
fn in_braille_mode_the_voice_speaks_the_prompt() {
    if !is_there() {
        return;
    }
    let daemon = Daemon::start();
    let place = near(&daemon);
    let mut talk = place.start(&format!("{GAME} --lang de --speech --braille 40"));
    let before = daemon.spoken_after(1).len();
    let prompt = talk.line("E4 D4");
    let spoken = daemon.spoken_after(before + 1);
    let expected = ("de".to_owned(), prompt.trim_end_matches("> ").to_owned());
    assert_eq!(spoken[before..], [expected]);
}

#[test]
#[cfg(not(feature = "tts"))] // The library has words and times of its own.
fn the_check_finds_the_voices_of_every_language() {
    if !is_there() {
        return;
    }
    let daemon = Daemon::start();
    let ran = near(&daemon).run("check --lang en", b"");
    let possible = "Speech is possible, by espeak-ng.";
    assert!(ran.out.lines().any(|line| line == possible), "{}", ran.out);
    let voices = ran.out.lines().find(|line| line.starts_with("Voices: "));
    let voices = voices.unwrap_or_else(|| panic!("{}", ran.out));
    assert!(
        voices.starts_with("Voices: German 1, Dutch 1, English "),
        "{voices}"
    );
    assert!(!voices.ends_with(" 0."), "{voices}");
}

/// In what time a prompt is back, whatever happens to the daemon.
const AT_ONCE: Duration = Duration::from_millis(50);

/// How often the time is taken at most. A wait for the daemon would be in every one of them, a busy machine is not.
const TRIES: usize = 20;

#[test]
#[cfg(not(feature = "tts"))] // The library has words and times of its own.
fn a_daemon_stopped_by_a_signal_delays_no_prompt_and_is_told_in_one_line() {
    if !is_there() {
        return;
    }
    for (signal, fault) in [
        ("STOP", "speech-silent"),
        ("KILL", "speech-gone"),
        ("TERM", "speech-gone"),
    ] {
        let fault = told(Lang::En, &Message::new(fault));
        let mut times = Vec::new();
        while times.iter().all(|time| *time > AT_ONCE) {
            assert!(times.len() < TRIES, "{signal}: {times:?}");
            let daemon = Daemon::start();
            let mut talk = near(&daemon).start(&format!("{GAME} --lang en --speech"));
            daemon.spoken_after(beginning(&talk).len());
            daemon.signal(signal);
            let begin = Instant::now();
            let mut heard = talk.answer("build");
            times.push(begin.elapsed());
            wait("the line about speech", || {
                heard.extend(talk.answer("turn"));
                heard.contains(&fault)
            });
            for _ in 0..3 {
                heard.extend(talk.answer("status"));
            }
            let lines = heard.iter().filter(|line| **line == fault);
            assert_eq!(lines.count(), 1, "{signal}: {heard:?}");
            assert_eq!(talk.answer("speech"), ["Speech is off."]);
        }
    }
}

#[test]
#[cfg(not(feature = "tts"))] // The library has words and times of its own.
fn a_daemon_that_does_not_run_is_started_unless_its_settings_forbid_it() {
    if !is_there() {
        return;
    }
    for (more, starts) in [("", true), ("DisableAutoSpawn", false)] {
        let mut place = Place::new();
        let folder = place.path("run");
        fs::create_dir_all(&folder).unwrap();
        let logs = place.path("logs");
        fs::create_dir_all(&logs).unwrap();
        let config = place.path("XDG_CONFIG_HOME").join("speech-dispatcher");
        // It ends by itself a second after the last client has gone.
        configure(&config, &logs, &format!("Timeout 1\n{more}"));
        let folder: &'static str = folder.to_str().unwrap().to_owned().leak();
        let path = std::env::var("PATH").unwrap().leak();
        place.env = vec![("XDG_RUNTIME_DIR", folder), ("PATH", path)];
        let ran = place.run("rules sniff goal --lang nl --speech", b"");
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!(lines[0], told(Lang::Nl, &Message::new("speech-starting")));
        let log = || fs::read_to_string(logs.join("speech-dispatcher.log")).unwrap_or_default();
        if starts {
            let spoken = || daemon::given(&log());
            wait("the voice", || spoken().len() >= lines.len());
            let texts: Vec<String> = spoken().into_iter().map(|(_, text)| text).collect();
            assert_eq!(texts, lines);
        } else {
            let socket = format!("{folder}/speech-dispatcher/speechd.sock");
            let fault = Message::new("speech-unreachable").text("place", socket);
            assert_eq!(*lines.last().unwrap(), told(Lang::Nl, &fault));
        }
    }
}
