//! Tests of the program's own implementation of the protocol: voices, errors, and the start of a daemon.

use std::fs;
use std::time::Instant;

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use super::daemon::{self, Daemon, configure, wait};
use super::{GAME, beginning, near};
use crate::common::needs::{SPEECH_DISPATCHER, turn};
use crate::common::pace::{AT_ONCE, is_within};
use crate::common::program::{Place, told};

#[test]
#[ignore = "needs Debian packages"]
fn the_check_finds_the_voices_of_every_language() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    let daemon = Daemon::start();
    let ran = near(&daemon).run("check --lang en", b"");
    let possible = "Speech is available, through espeak-ng.";
    assert!(ran.out.lines().any(|line| line == possible), "{}", ran.out);
    let voices = ran.out.lines().find(|line| line.starts_with("Voices: "));
    let voices = voices.unwrap_or_else(|| panic!("{}", ran.out));
    assert!(voices.starts_with("Voices: German 1, Dutch 1, English "), "{voices}");
    assert!(!voices.ends_with(" 0."), "{voices}");
}

#[test]
#[ignore = "needs Debian packages"]
fn a_daemon_stopped_by_a_signal_delays_no_prompt_and_is_told_in_one_line() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    let fault = told(Lang::En, &Message::new("speech-lost"));
    for signal in ["STOP", "KILL", "TERM"] {
        is_within(AT_ONCE, || {
            let daemon = Daemon::start();
            let place = near(&daemon);
            let mut talk = place.start(&format!("{GAME} --lang en --speech"));
            daemon.spoken_after(beginning(&talk).len());
            daemon.signal(signal);
            let begin = Instant::now();
            let mut heard = talk.answer("build");
            let time = begin.elapsed();
            wait("the line about speech", || {
                heard.extend(talk.answer("turn"));
                heard.contains(&fault)
            });
            for _ in 0..3 {
                heard.extend(talk.answer("status"));
            }
            let lines = heard.iter().filter(|line| **line == fault);
            assert_eq!(lines.count(), 1, "{signal}: {heard:?}");
            assert_eq!(talk.answer("speech")[0], fault);
            time
        });
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn a_daemon_that_runs_again_is_found_and_speaks_as_before() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    let mut daemon = Daemon::start();
    let place = near(&daemon);
    let mut talk = place.start(&format!("{GAME} --lang en --speech"));
    daemon.spoken_after(beginning(&talk).len());
    talk.answer("speech rate 40");
    daemon.signal("TERM");
    let lost = told(Lang::En, &Message::new("speech-lost"));
    let mut heard = talk.answer("build");
    wait("the line that it is lost", || {
        heard.extend(talk.answer("turn"));
        heard.contains(&lost)
    });
    daemon.revive();
    let back = told(Lang::En, &Message::new("speech-back"));
    wait("the line that it is back", || talk.answer("turn").contains(&back));
    let again = talk.answer("last");
    wait("what was missed", || daemon.spoken().iter().any(|(lang, text)| lang == "en" && *text == again[0]));
    assert_eq!(daemon.log().lines().rfind(|line| line.starts_with("rate=")), Some("rate=40"));
}

#[test]
#[ignore = "needs Debian packages"]
fn what_the_player_sets_reaches_the_voice() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    let daemon = Daemon::start();
    let place = near(&daemon);
    let mut talk = place.start("--lang en --speech");
    wait("the voices", || {
        // The voices are requested during a pause.
        std::thread::sleep(std::time::Duration::from_millis(500));
        talk.answer("speech voice").iter().any(|line| line.ends_with("English (Scotland)."))
    });
    let is_set = |what: &str| daemon.log().lines().any(|line| line.ends_with(what));
    for (typed, set) in [
        ("speech rate 40", "rate=40"),
        ("speech pitch -20", "pitch=-20"),
        ("speech volume 80", "volume=80"),
        ("speech voice English (Sco", "synthesis_voice=English (Scotland)"),
    ] {
        talk.answer(typed);
        wait(set, || is_set(set));
    }
    talk.answer("speech voice system");
    let last = || daemon.log().lines().rfind(|line| line.starts_with("synthesis_voice=")).map(str::to_owned);
    wait("the system's voice", || last().as_deref() == Some("synthesis_voice=NULL"));
}

#[test]
#[ignore = "needs Debian packages"]
fn a_daemon_that_does_not_run_is_started_unless_its_settings_forbid_it() {
    if !SPEECH_DISPATCHER.is_met() {
        return;
    }
    let _turn = turn();
    for (more, starts) in [("", true), ("DisableAutoSpawn", false)] {
        let mut place = Place::new();
        let folder = place.path("run");
        fs::create_dir_all(&folder).unwrap();
        let logs = place.path("logs");
        fs::create_dir_all(&logs).unwrap();
        let config = place.path("XDG_CONFIG_HOME").join("speech-dispatcher");
        // It ends a second after the last client has disconnected.
        configure(&config, &logs, &format!("Timeout 1\n{more}"));
        let folder: &'static str = folder.to_str().unwrap().to_owned().leak();
        let path = std::env::var("PATH").unwrap().leak();
        place.env = vec![("XDG_RUNTIME_DIR", folder), ("PATH", path)];
        let ran = place.run("rules sniff goal --lang nl --speech", b"");
        let lines: Vec<&str> = ran.out.lines().collect();
        let log = || fs::read_to_string(logs.join("speech-dispatcher.log")).unwrap_or_default();
        if starts {
            let spoken = || daemon::given(&log());
            wait("the voice", || spoken().len() >= lines.len());
            let texts: Vec<String> = spoken().into_iter().map(|(_, text)| text).collect();
            assert_eq!(texts, lines);
        } else {
            let socket = format!("{folder}/speech-dispatcher/speechd.sock");
            let fault = Message::new("speech-unreachable").text("place", socket);
            assert!(lines.contains(&told(Lang::Nl, &fault).as_str()), "{lines:?}");
        }
    }
}
