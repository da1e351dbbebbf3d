//! The program together with a real speech-dispatcher and a real espeak-ng, without sound hardware.
//!
//! These tests need Debian packages, so they run only on request:
//! `cargo test --test main assistive_speech:: -- --ignored`. If a package is missing they fail and name it, unless
//! `SNUFFEL_WITHOUT` names what to leave out:
//! `SNUFFEL_WITHOUT=speech-dispatcher`. With the feature `tts`, only those tests run that apply to any connection to
//! the daemon.

mod daemon;
mod letters;
mod ones;
// The library's words and times differ.
#[cfg(not(feature = "tts"))]
mod protocol;

use daemon::{Daemon, wait};
use snuffel::text::style::Lang;

use crate::common::needs::{SPEECH_DISPATCHER, turn};
use crate::common::program::{Place, Talk, word};

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

/// Compares the console's output with the daemon's input after each typed line, so that no line silences those before
/// it.
struct Ear<'a> {
    daemon: &'a Daemon,
    shown: Vec<(String, String)>,
}

impl Ear<'_> {
    #[track_caller]
    fn compare(&mut self, lang: Lang, lines: &[String]) {
        let shown = lines.iter();
        self.shown.extend(shown.map(|line| (lang.code().to_owned(), line.clone())));
        assert_eq!(self.daemon.spoken_after(self.shown.len()), self.shown);
        // The daemon's log is not a mere list of intentions: the voice has begun each text.
        let count = self.shown.len();
        wait("the voice", || self.daemon.begun() == count);
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn what_the_voice_speaks_is_the_text_on_the_console_in_its_language() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    for lang in Lang::ALL {
        let daemon = Daemon::start();
        let place = near(&daemon);
        let mut ear = Ear { daemon: &daemon, shown: Vec::new() };
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
        // A change of language immediately changes the voice.
        let next = Lang::ALL[(lang.index() + 1) % 3];
        let answer = talk.answer(&format!("language {}", word(Lang::En, next.meaning())));
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
#[ignore = "needs Debian packages"]
fn in_braille_mode_the_voice_speaks_the_lines_that_the_prompt_sums_up() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    let daemon = Daemon::start();
    let (silent, spoken) = (Place::new(), near(&daemon));
    let mut lines = silent.start(&format!("{GAME} --lang de --level brief"));
    let mut talk = spoken.start(&format!("{GAME} --lang de --speech --braille 40"));
    talk.line("E4 D4");
    for line in lines.answer("E4 D4") {
        let expected = ("de".to_owned(), line);
        wait("the line", || daemon.spoken().contains(&expected));
        assert_eq!(daemon.spoken().into_iter().filter(|text| *text == expected).count(), 1);
    }
}
