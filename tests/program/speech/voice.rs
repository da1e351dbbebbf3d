//! Where all goes well: what is spoken, how, and what the command `speech` does.

use std::time::{Duration, Instant};

use snuffel::text::message::Message;
use snuffel::text::style::Lang;
use snuffel::text::voiced::voiced;

use super::server::{Manners, Server, Told};
use crate::common::program::{Place, Talk, told, word};

const GAME: &str = "play sniff --seats human,easy --seed 4";

/// A place whose programs find this server.
pub fn near(server: &Server) -> Place {
    at(server.address())
}

/// A place whose programs look for a server there.
pub fn at(address: String) -> Place {
    let mut place = Place::new();
    place.env = vec![("SPEECHD_ADDRESS", address.leak())];
    place
}

/// The lines that were said at the start, without the prompt.
pub fn beginning(talk: &Talk) -> Vec<String> {
    let lines = talk.said.strip_suffix("> ").unwrap();
    lines.lines().map(str::to_owned).collect()
}

/// Tries something again and again, with pauses, until it is so.
#[track_caller]
pub fn until(mut is_so: impl FnMut() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < limit, "it never comes");
        std::thread::sleep(Duration::from_millis(300));
    }
}

/// That speech is on, in a language, by the server of these tests.
fn on(lang: Lang) -> String {
    let message = Message::new("speech-on").text("lang", lang);
    told(lang, &message.text("engine", "parrot"))
}

/// Starts a program that speaks, and waits until it knows who does: on a busy machine it says so only later.
#[track_caller]
fn start(server: &Server, place: &Place, args: &str, lang: Lang) -> Talk {
    let mut talk = place.start(args);
    server.hears(lang.code(), &beginning(&talk));
    settle(server, &mut talk, lang);
    talk
}

/// Waits until the program knows that this language is spoken.
#[track_caller]
fn settle(server: &Server, talk: &mut Talk, lang: Lang) {
    until(|| {
        let answer = talk.answer(&word(lang, "speech"));
        server.is_hushed();
        server.hears(lang.code(), &answer);
        answer == [on(lang)]
    });
}

#[test]
fn every_line_is_spoken_in_the_language_of_the_session_and_nothing_else_is() {
    for lang in Lang::ALL {
        let server = Server::start(Manners::Good);
        let place = near(&server);
        let args = format!("{GAME} --lang {lang} --speech");
        let mut talk = start(&server, &place, &args, lang);
        for line in ["build", "note . <b>a</b> & b", "note", "status", "nonsense"] {
            let answer = talk.answer(line);
            server.is_hushed();
            assert!(!answer.is_empty(), "{line}");
            server.hears(lang.code(), &answer);
        }
        let (rest, _) = talk.end();
        server.is_hushed();
        server.hears(lang.code(), &rest.trim().lines().collect::<Vec<_>>());
        assert_eq!(server.next(), Told::End);
    }
}

#[test]
fn of_a_tile_the_voice_gets_the_numbers_and_the_console_what_is_typed() {
    for lang in Lang::ALL {
        let server = Server::start(Manners::Good);
        let place = near(&server);
        let mut talk = place.start(&format!("play domino --seats human,easy --seed 1 --lang {lang} --speech"));
        let shown = beginning(&talk);
        assert!(shown.iter().any(|line| line.contains("5-0")), "{shown:?}");
        let spoken = |lines: &[String]| lines.iter().map(|line| voiced(line)).collect::<Vec<_>>();
        assert!(spoken(&shown).iter().any(|line| line.contains("5 0")), "{shown:?}");
        server.hears(lang.code(), &spoken(&shown));
        settle(&server, &mut talk, lang);
        let answer = talk.answer("hand");
        assert!(answer.iter().any(|line| line.contains("5-0")), "{answer:?}");
        server.is_hushed();
        server.hears(lang.code(), &spoken(&answer));
    }
}

#[test]
fn another_language_in_the_middle_has_another_voice() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let args = format!("{GAME} --lang en --speech");
    let mut talk = start(&server, &place, &args, Lang::En);
    for (typed, lang) in [("language dutch", Lang::Nl), ("taal duits", Lang::De)] {
        let answer = talk.answer(typed);
        server.is_hushed();
        server.hears(lang.code(), &answer);
        settle(&server, &mut talk, lang);
    }
}

#[test]
fn nobody_is_called_before_speech_is_asked_for() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let mut talk = place.start(&format!("{GAME} --lang en"));
    talk.answer("build");
    assert_eq!(talk.answer("speech"), ["Speech is off."]);
    assert!(server.is_alone());
}

#[test]
fn speech_is_turned_on_and_off_and_stays_so() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    for lang in Lang::ALL {
        let speech = word(lang, "speech");
        let mut talk = place.start(&format!("{GAME} --lang {lang}"));
        let switch = |to| format!("{speech} {}", word(lang, to));
        let answer = talk.answer(&switch("on"));
        server.hears(lang.code(), &answer);
        settle(&server, &mut talk, lang);
        assert!(place.text("settings.toml").contains("speech = true\n"));
        talk.kill();
        assert_eq!(server.next(), Told::End);

        let mut talk = start(&server, &place, &format!("--lang {lang}"), lang);
        let off = talk.answer(&switch("off"));
        assert_eq!(off, [told(lang, &Message::new("speech-off"))]);
        server.is_hushed();
        server.is_hushed();
        assert_eq!(server.next(), Told::End, "{lang}: it says that no more");
        assert!(place.text("settings.toml").contains("speech = false\n"));
    }
}

#[test]
fn the_option_holds_for_one_run() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    place.start(&format!("{GAME} --lang en --speech")).kill();
    assert!(!place.path("settings.toml").exists());
    std::fs::write(place.path("settings.toml"), "speech = true\n").unwrap();
    let talk = place.start(&format!("{GAME} --lang en --speech=off"));
    assert!(talk.said.starts_with("Sniff, "), "{}", talk.said);
    assert_eq!(place.text("settings.toml"), "speech = true\n");
}

#[test]
fn it_speaks_faster_and_slower_and_remembers_how() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    for lang in Lang::ALL {
        let speech = word(lang, "speech");
        let rate = |rate: i8| told(lang, &Message::new("speech-rate").text("rate", rate));
        std::fs::write(place.path("settings.toml"), "speech = true\nrate = 8\n").unwrap();
        let mut talk = place.start(&format!("{GAME} --lang {lang}"));
        let first = loop {
            match server.next() {
                Told::Set(set) if set.starts_with("RATE") => break set,
                Told::Set(_) => {}
                told => panic!("{told:?}"),
            }
        };
        assert_eq!(first, "RATE 80");
        server.hears(lang.code(), &beginning(&talk));
        settle(&server, &mut talk, lang);
        for (typed, is) in [("faster", 9), ("faster", 10), ("faster", 10), ("slower", 9)] {
            let answer = talk.answer(&format!("{speech} {}", word(lang, typed)));
            assert_eq!(answer, [rate(is)], "{lang}");
            server.is_hushed();
            assert_eq!(server.next(), Told::Set(format!("RATE {}", is * 10)));
            server.hears(lang.code(), &answer);
        }
        assert!(place.text("settings.toml").contains("rate = 9\n"));
        talk.kill();
        assert_eq!(server.next(), Told::End);
    }
}

#[test]
fn stop_silences_and_says_nothing() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let args = format!("{GAME} --lang en --speech");
    let mut talk = start(&server, &place, &args, Lang::En);
    assert_eq!(talk.answer("speech stop"), [""; 0]);
    server.is_hushed();
    assert_eq!(talk.answer("speech off"), ["Speech is off."]);
    assert_eq!(talk.answer("speech stop"), ["Speech is off."]);
    let sung = talk.answer("speech sing");
    assert!(sung[0].starts_with("\"sing\" does not go with speech."), "{sung:?}");
}

#[test]
fn the_voices_of_the_language_are_told() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let mut talk = place.start(&format!("{GAME} --lang en --speech"));
    // The list is made when there is a pause.
    let voices = ["English voices: 2.", "Ben.", "Dora."];
    until(|| talk.answer("speech voices") == voices);
    talk.answer("language german");
    let voices = ["Deutsche Stimmen: 1.", "Anna."];
    until(|| talk.answer("sprechen stimmen") == voices);
}

#[test]
fn lines_are_cut_for_the_eye_and_not_for_the_ear() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let talk = place.start(&format!("{GAME} --lang en --speech --width 20"));
    let cut = beginning(&talk);
    assert!(cut.iter().all(|line| line.len() <= 20), "{cut:?}");
    let mut whole: Vec<String> = Vec::new();
    while whole.concat().len() < cut.join(" ").len() {
        match server.next() {
            Told::Speak { text, .. } => whole.push(text + " "),
            Told::Set(_) => {}
            told => panic!("{told:?}"),
        }
    }
    assert_eq!(whole.concat().trim_end(), cut.join(" "));
    assert!(whole.iter().any(|line| line.len() > 60), "{whole:?}");
}

#[test]
fn in_braille_mode_it_speaks_every_line_once_and_in_order_wherever_the_display_shows_it() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let mut talk = place.start(&format!("{GAME} --lang en --speech --braille 40"));
    let elsewhere = Place::new();
    let mut lines = elsewhere.start(&format!("{GAME} --lang en --level brief"));
    let told = |said: &str| -> Vec<String> {
        let lines = said.strip_suffix("> ").unwrap().lines();
        lines.map(str::to_owned).collect()
    };
    // How long a server takes to begin is its own affair.
    until(|| talk.line("speech").starts_with("Speech on. "));
    talk.line("note ready");
    until(|| matches!(server.next(), Told::Speak { text, .. } if text == "Noted."));
    lines.line("note ready");
    for line in ["E4 D4", "undo", "build", "status", "E4 F9", "treasure A5", "done", "E4", "D4", "log", "xyzzy"] {
        talk.line(line);
        server.is_hushed();
        server.hears("en", &told(&lines.line(line)));
    }
    // What was spoken already is not spoken again while it is read.
    talk.line("status");
    server.is_hushed();
    server.hears("en", &told(&lines.line("status")));
    for line in ["", "more", "earlier"] {
        talk.line(line);
        server.is_hushed();
    }
    talk.line("turn");
    server.is_hushed();
    server.hears("en", &told(&lines.line("turn")));
}
