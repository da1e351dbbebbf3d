//! If speech cannot start, or breaks off, one line says why, and nothing is delayed.

use std::time::{Duration, Instant};

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use super::server::{Manners, Server, Stuck, Told};
use super::voice::{at, beginning, near, until};
use crate::common::pace::{AT_ONCE, is_within};
use crate::common::program::{Place, Talk, told};

const GAME: &str = "play sniff --seats human,easy --seed 4 --lang en";

/// Longer than the program waits for a server.
const LONG: Duration = Duration::from_secs(2);

/// The maximum time for the end of the program, and for the check, whatever the server does, including half a second of
/// tolerance.
const END: Duration = Duration::from_millis(1500);
const CHECK: Duration = Duration::from_millis(2500);

#[track_caller]
fn is_at_once(attempt: impl FnMut() -> Duration) {
    is_within(AT_ONCE, attempt);
}

fn said(id: &'static str) -> String {
    told(Lang::En, &Message::new(id))
}

fn answers_within(talk: &mut Talk, line: &str) -> (Vec<String>, Duration) {
    let begin = Instant::now();
    let answer = talk.answer(line);
    (answer, begin.elapsed())
}

/// Types a line, and waits until the server has received the answer.
#[track_caller]
fn is_heard(server: &Server, talk: &mut Talk, line: &str) -> Vec<String> {
    let answer = talk.answer(line);
    let is_it = |told| matches!(told, Told::Speak { text, .. } if text == answer[0]);
    while !is_it(server.next()) {}
    answer
}

/// Checks that the lines `heard` so far, plus later ones, contain one line about the fault; the game goes on.
#[track_caller]
fn is_told_once(mut talk: Talk, mut heard: Vec<String>, fault: &str) {
    let limit = Instant::now() + LONG * 30;
    while !heard.iter().any(|line| line == fault) {
        assert!(Instant::now() < limit, "nobody says: {fault}");
        std::thread::sleep(Duration::from_millis(300));
        heard.extend(talk.answer("turn"));
    }
    for _ in 0..3 {
        heard.extend(talk.answer("build"));
    }
    assert_eq!(heard.iter().filter(|line| *line == fault).count(), 1);
    assert!(heard.iter().any(|line| line.starts_with("Built.")));
    assert_eq!(talk.answer("speech")[0], "Speech is off.");
}

/// Checks speech that falls silent at the line of text containing `Built.`, and again on each retry: one line says that
/// it is off, one that it is back, and the second time it stays off.
#[track_caller]
fn is_tried_again_once(server: &Server, mut talk: Talk, fault: &str) {
    let mut heard = is_heard(server, &mut talk, "build");
    let mut hear = |said: &str| {
        until(|| {
            heard.extend(talk.answer("turn"));
            heard.iter().any(|line| line == said)
        });
        heard.extend(talk.answer("status"));
        heard.iter().filter(|line| *line == said).count()
    };
    assert_eq!(hear(&said("speech-lost")), 1);
    assert_eq!(hear(&said("speech-back")), 1);
    // A line typed earlier would interrupt it.
    let mut heard = is_heard(server, &mut talk, "build");
    until(|| {
        heard.extend(talk.answer("turn"));
        heard.iter().any(|line| line == fault)
    });
    for id in ["speech-lost", "speech-back"] {
        assert!(!heard.contains(&said(id)), "{heard:?}");
    }
    assert_eq!(talk.answer("speech")[0], "Speech is off.");
}

#[test]
fn a_server_that_never_answers_delays_no_prompt_and_is_told() {
    let server = Server::start(Manners::Silent);
    let place = near(&server);
    let args = format!("{GAME} --speech");
    is_at_once(|| {
        let begin = Instant::now();
        let talk = place.start(&args);
        let time = begin.elapsed();
        assert_eq!(beginning(&talk)[0], "Speech is starting.");
        talk.kill();
        time
    });
    // It stays silent as long as the program waits, and still each prompt comes at once.
    let mut talk = place.start(&args);
    let mut heard = beginning(&talk);
    is_at_once(|| {
        let (answer, time) = answers_within(&mut talk, "status");
        heard.extend(answer);
        time
    });
    is_told_once(talk, heard, &said("speech-silent"));
    let mut talk = place.start(GAME);
    is_at_once(|| {
        let (_, time) = answers_within(&mut talk, "speech on");
        talk.answer("speech off");
        time
    });
}

#[test]
fn a_server_that_falls_silent_in_a_game_delays_no_prompt_and_is_told() {
    let manners = Manners::SilentAt("Built.");
    let server = Server::start(manners);
    let place = near(&server);
    is_at_once(|| {
        let mut talk = place.start(&format!("{GAME} --speech"));
        let (_, time) = answers_within(&mut talk, "build");
        talk.kill();
        time
    });
    let server = Server::start(manners);
    let place = near(&server);
    let mut talk = place.start(&format!("{GAME} --speech"));
    is_heard(&server, &mut talk, "build");
    is_at_once(|| answers_within(&mut talk, "status").1);
    talk.kill();
    let server = Server::start(manners);
    let place = near(&server);
    let talk = place.start(&format!("{GAME} --speech"));
    is_tried_again_once(&server, talk, &said("speech-silent"));
}

#[test]
fn a_server_that_dies_in_a_game_delays_no_prompt_and_is_told() {
    let manners = Manners::GoneAt("Built.");
    let server = Server::start(manners);
    let place = near(&server);
    is_at_once(|| {
        let mut talk = place.start(&format!("{GAME} --speech"));
        let (_, time) = answers_within(&mut talk, "build");
        talk.kill();
        time
    });
    let server = Server::start(manners);
    let place = near(&server);
    let talk = place.start(&format!("{GAME} --speech"));
    is_tried_again_once(&server, talk, &said("speech-gone"));
}

#[test]
fn a_server_that_comes_back_is_found_and_what_was_missed_is_told_again_by_last() {
    let server = Server::start(Manners::GoneAt("Built."));
    let place = near(&server);
    let mut talk = place.start(&format!("{GAME} --speech"));
    // There is no answer for a while.
    server.vanish();
    let missed = is_heard(&server, &mut talk, "build");
    let mut heard = missed.clone();
    let lost = said("speech-lost");
    until(|| {
        heard.extend(talk.answer("turn"));
        heard.contains(&lost)
    });
    assert_eq!(talk.answer("speech")[0], lost);
    for _ in 0..10 {
        let (answer, time) = answers_within(&mut talk, "status");
        assert!(!answer.contains(&lost), "{answer:?}");
        assert!(time < LONG, "{time:?}");
    }
    server.listen(Manners::Good);
    let back = said("speech-back");
    until(|| talk.answer("turn").contains(&back));
    let again = talk.answer("last");
    assert!(!again.is_empty() && again.iter().all(|line| !line.contains("Speech")), "{again:?}");
    let is_it = |told| matches!(told, Told::Speak { text, .. } if text == again[0]);
    while !is_it(server.next()) {}
    assert!(missed.iter().any(|line| line.starts_with(&again[0])), "{missed:?} {again:?}");
}

#[test]
fn the_end_waits_for_no_speech_that_is_lost() {
    is_within(END, || {
        let server = Server::start(Manners::GoneAt("Built."));
        let place = near(&server);
        let mut talk = place.start(&format!("{GAME} --speech"));
        server.vanish();
        is_heard(&server, &mut talk, "build");
        until(|| talk.answer("speech")[0] == said("speech-lost"));
        server.listen(Manners::Silent);
        talk.answer("turn");
        let begin = Instant::now();
        let (rest, status) = talk.end();
        assert_eq!(status, 0);
        assert!(!rest.contains("Speech"), "{rest}");
        begin.elapsed()
    });
}

#[test]
fn no_server_at_all_delays_no_prompt_and_is_told() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    server.vanish();
    let socket = server.address().replace("unix_socket:", "");
    for lang in Lang::ALL {
        let fault = Message::new("speech-unreachable").text("place", &socket);
        let args = format!("play sniff --lang {lang} --speech");
        is_at_once(|| {
            let begin = Instant::now();
            let talk = place.start(&args);
            let time = begin.elapsed();
            talk.kill();
            time
        });
        let mut talk = place.start(&args);
        let mut heard = beginning(&talk);
        until(|| {
            heard.extend(talk.answer("status"));
            heard.contains(&told(lang, &fault))
        });
    }
}

#[test]
fn what_to_install_is_said_where_nothing_is() {
    let place = Place::new();
    let folder = place.path("nothing");
    for lang in Lang::ALL {
        // No server is running, and there is none to start.
        let mut command = place.command(&format!("rules sniff goal --lang {lang} --speech"));
        let output = command.env("PATH", &folder).output().unwrap();
        let lines = String::from_utf8(output.stdout).unwrap();
        let fault = told(lang, &Message::new("speech-missing"));
        assert_eq!(lines.lines().filter(|line| *line == fault).count(), 1);
        assert!(fault.contains("espeak-ng"));
        assert!(lines.lines().count() > 1 && output.status.success());
    }
}

#[test]
fn a_server_that_cannot_speak_is_told_with_its_reason() {
    for (manners, fault) in [
        (Manners::Refusing, Message::new("speech-refused").text("reason", "300 INTERNAL")),
        (Manners::Babbling, Message::new("speech-gone")),
        (Manners::Dummy, Message::new("speech-no-engine")),
    ] {
        let server = Server::start(manners);
        let place = near(&server);
        let talk = place.start(&format!("{GAME} --speech"));
        let begin = beginning(&talk);
        is_told_once(talk, begin, &told(Lang::En, &fault));
    }
}

#[test]
fn a_language_without_a_voice_is_told() {
    let server = Server::start(Manners::Poor(&[("Anna", "de"), ("Ada", "fr")]));
    let place = near(&server);
    let mut talk = place.start("--lang de --speech");
    let fault = |lang| {
        let message = Message::new("speech-no-voice").text("engine", "parrot");
        told(lang, &message.text("lang", lang))
    };
    until(|| talk.answer("sprechen stimmen")[0] == "Deutsche Stimmen: 1.");
    let mut heard = talk.answer("sprache niederländisch");
    until(|| {
        heard.extend(talk.answer("games"));
        heard.contains(&fault(Lang::Nl))
    });
}

#[test]
fn speech_that_has_ended_can_be_turned_on_again() {
    let server = Server::start(Manners::GoneAt("Built."));
    let place = near(&server);
    let mut talk = place.start(&format!("{GAME} --speech"));
    for _ in 0..2 {
        until(|| talk.answer("speech")[0] == "Speech is on, in English, with parrot.");
        is_heard(&server, &mut talk, "build");
    }
    until(|| talk.answer("speech")[0] == "Speech is off.");
    talk.answer("speech on");
    until(|| talk.answer("speech")[0] == "Speech is on, in English, with parrot.");
}

#[test]
fn what_is_told_before_the_end_is_all_given_to_the_server() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let ran = place.run("rules sniff all --lang nl --speech", b"");
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines.len() > 30);
    server.hears("nl", &lines);
    assert_eq!(server.next(), Told::End);
}

/// The duration of a run of the program, whose output must include the line that speech is silent.
fn time_of_silent_run(place: &Place, args: &str, input: &str) -> Duration {
    let begin = Instant::now();
    let ran = place.run(args, input.as_bytes());
    let time = begin.elapsed();
    assert_eq!(ran.status, 0);
    let silent = said("speech-silent");
    assert_eq!(ran.out.lines().filter(|line| line.ends_with(&silent)).count(), 1, "{}", ran.out);
    time
}

#[test]
fn a_stuck_server_delays_no_end_and_no_check() {
    let (server, stuck) = (Server::start(Manners::Silent), Stuck::start());
    for place in [near(&server), at(stuck.address())] {
        is_within(END, || time_of_silent_run(&place, "rules sniff all --lang en --speech", ""));
        is_within(END, || time_of_silent_run(&place, &format!("{GAME} --speech"), "build\nquit\n"));
        is_within(CHECK, || time_of_silent_run(&place, "check --lang en", ""));
        is_within(CHECK, || time_of_silent_run(&place, "--lang en", "selftest\nquit\n"));
    }
}

#[test]
fn a_server_that_stops_in_the_middle_delays_no_end() {
    // A line before that may be dropped where the next one follows soon.
    let server = Server::start(Manners::SilentAt("is saved"));
    let place = near(&server);
    is_within(END, || time_of_silent_run(&place, &format!("{GAME} --speech"), "build\nquit\n"));
}

#[test]
fn a_slow_server_delays_no_end_by_more_than_a_second_in_all() {
    let server = Server::start(Manners::Slow(Duration::from_millis(150)));
    let place = near(&server);
    is_within(END, || time_of_silent_run(&place, "rules sniff all --lang en --speech", ""));
    is_within(CHECK, || {
        let begin = Instant::now();
        let ran = place.run("check --lang en", b"");
        assert_eq!(ran.status, 0);
        begin.elapsed()
    });
}

#[test]
fn a_server_that_takes_no_clients_delays_no_prompt_and_is_told() {
    let stuck = Stuck::start();
    let place = at(stuck.address());
    let args = format!("{GAME} --speech");
    is_at_once(|| {
        let begin = Instant::now();
        let talk = place.start(&args);
        let time = begin.elapsed();
        talk.kill();
        time
    });
    let mut talk = place.start(&args);
    let mut heard = beginning(&talk);
    // A second later the next answer reports it, and no other does.
    std::thread::sleep(Duration::from_millis(1500));
    heard.extend(talk.answer("status"));
    is_told_once(talk, heard, &said("speech-silent"));
}
