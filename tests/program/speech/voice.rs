//! Successful speech: what is spoken, how, and the command `speech`.

use std::time::{Duration, Instant};

use snuffel::games;
use snuffel::speech::Dial;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;
use snuffel::text::voiced::voiced;

use super::server::{Manners, Server, Told};
use crate::common::program::{Place, Talk, told, word};
use crate::transcripts::case;

const GAME: &str = "play sniff --seats human,easy --seed 4";

/// A place whose programs find this server.
pub fn near(server: &Server) -> Place {
    at(server.address())
}

/// A place whose programs look for a server at this address.
pub fn at(address: String) -> Place {
    let mut place = Place::new();
    place.env = vec![("SPEECHD_ADDRESS", address.leak())];
    place
}

/// The lines of the start, without the prompt.
pub fn beginning(talk: &Talk) -> Vec<String> {
    let lines = talk.said.strip_suffix("> ").unwrap();
    lines.lines().map(str::to_owned).collect()
}

/// Repeats an attempt, with pauses, until it succeeds.
#[track_caller]
pub fn until(mut is_so: impl FnMut() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < limit, "it never comes");
        std::thread::sleep(Duration::from_millis(300));
    }
}

/// The message that speech is on, in a language, through the server of these tests.
fn on(lang: Lang) -> String {
    let message = Message::new("speech-on").text("lang", lang);
    told(lang, &message.text("engine", "parrot"))
}

/// Starts a program that speaks, and waits until it knows the engine, which takes longer on a busy machine.
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
        answer[0] == on(lang)
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
        let spoken = |lines: &[String]| lines.iter().map(|line| voiced(line, lang)).collect::<Vec<_>>();
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
    assert_eq!(talk.answer("speech")[0], "Speech is off.");
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

/// The message about a changed speech setting.
fn turned(lang: Lang, dial: Dial, to: i8) -> String {
    told(lang, &Message::new("speech-dial").text("turned", to).text("dial", dial))
}

#[test]
fn it_speaks_faster_and_slower_and_remembers_how() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    for lang in Lang::ALL {
        let speech = word(lang, "speech");
        std::fs::write(place.path("settings.toml"), "speech = true\nrate = 80\n").unwrap();
        let mut talk = place.start(&format!("{GAME} --lang {lang}"));
        server.is_set("RATE 80");
        server.hears(lang.code(), &beginning(&talk));
        settle(&server, &mut talk, lang);
        for (typed, dial, is) in [
            ("faster", Dial::Rate, 90),
            ("faster", Dial::Rate, 100),
            ("faster", Dial::Rate, 100),
            ("slower", Dial::Rate, 90),
            // Starting from the server's values.
            ("higher", Dial::Pitch, 5),
            ("lower", Dial::Pitch, -5),
            ("louder", Dial::Volume, 100),
            ("quieter", Dial::Volume, 90),
        ] {
            let answer = talk.answer(&format!("{speech} {}", word(lang, typed)));
            assert_eq!(answer, [turned(lang, dial, is)], "{lang}");
            server.is_hushed();
            assert_eq!(server.next(), Told::Set(format!("{} {is}", dial.word().to_uppercase())));
            server.hears(lang.code(), &answer);
        }
        let kept = place.text("settings.toml");
        assert!(["rate = 90\n", "pitch = -5\n", "volume = 90\n"].iter().all(|line| kept.contains(line)), "{kept}");
        talk.kill();
        assert_eq!(server.next(), Told::End);
    }
}

#[test]
fn each_dial_is_set_by_a_number_and_given_back_to_the_system() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    for lang in Lang::ALL {
        let speech = word(lang, "speech");
        let mut talk = start(&server, &place, &format!("{GAME} --lang {lang} --speech"), lang);
        let unset = told(lang, &Message::new("speech-unset"));
        assert_eq!(talk.answer(&speech)[1], unset);
        for (dial, usual) in [(Dial::Rate, 30), (Dial::Pitch, -5), (Dial::Volume, 100)] {
            let (name, key) = (word(lang, dial.word()), dial.word().to_uppercase());
            for to in [40, -100, 100] {
                let answer = talk.answer(&format!("{speech} {name} {to}"));
                assert_eq!(answer, [turned(lang, dial, to)]);
                server.is_set(&format!("{key} {to}"));
            }
            assert_eq!(talk.answer(&format!("{speech} {name}")), [turned(lang, dial, 100)]);
            for wrong in ["101", "-101", "999999999999", "sing"] {
                let refused = talk.answer(&format!("{speech} {name} {wrong}"));
                let range = Message::new("speech-range").text("word", wrong).text("dial", dial);
                assert_eq!(refused, [told(lang, &range)]);
                assert!(refused[0].contains("-100") && refused[0].contains("100"), "{refused:?}");
            }
            let answer = talk.answer(&format!("{speech} {name} {}", word(lang, "system")));
            assert_eq!(answer, [told(lang, &Message::new("speech-dial-system").text("dial", dial))]);
            server.is_set(&format!("{key} {usual}"));
        }
        talk.answer(&format!("{speech} {} 40, {} 80", word(lang, "rate"), word(lang, "volume")));
        server.is_set("RATE 40");
        server.is_set("VOLUME 80");
        let state = talk.answer(&speech);
        assert!(state[1].contains("40") && state[1].contains("80") && state.len() == 3, "{state:?}");
        let kept = place.text("settings.toml");
        let lines = ["rate = 40\n", "pitch = \"system\"\n", "volume = 80\n"];
        assert!(lines.iter().all(|line| kept.contains(line)), "{kept}");
        std::fs::remove_file(place.path("settings.toml")).unwrap();
        talk.kill();
        while server.next() != Told::End {}
    }
}

#[test]
fn the_same_words_stand_behind_the_option_and_behind_settings() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    for (lang, value) in [
        (Lang::De, "tempo 40, tonhöhe -20, stimme Anna"),
        (Lang::Nl, "tempo 40 toonhoogte -20 stem 1"),
        (Lang::En, "rate 40 pitch -20 voice Ben"),
        (Lang::En, "tempo 40 tonhöhe -20 stimme 1"),
    ] {
        let mut command = place.command(&format!("{GAME} --lang {lang}"));
        command.arg(format!("--speech={value}"));
        let mut talk = Talk::of(command);
        server.is_set("RATE 40");
        server.is_set("PITCH -20");
        let name = ["Anna", "Cleo", "Ben"][lang.index()];
        let speech = word(lang, "speech");
        // The numbers of the voices are known after the first pause.
        until(|| talk.answer(&speech)[0].contains(name));
        server.is_set(&format!("SYNTHESIS_VOICE {name}"));
        assert!(!place.path("settings.toml").exists());
        let answer = talk.answer(&format!("{} {speech} {} 50", word(lang, "settings"), word(lang, "rate")));
        assert_eq!(answer, [turned(lang, Dial::Rate, 50)]);
        std::fs::remove_file(place.path("settings.toml")).unwrap();
        talk.kill();
        while server.next() != Told::End {}
    }
    for wrong in ["sing", "faster", "rate 101", "rate", "voice"] {
        let ran = place.run_with("--lang en", &[&format!("--speech={wrong}")], b"");
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{wrong}");
        assert!(ran.err.contains(wrong.split(' ').next_back().unwrap()), "{wrong}: {}", ran.err);
    }
}

#[test]
fn a_voice_chosen_while_speech_is_off_speaks_later_and_says_so() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let mut talk = place.start("--lang en");
    assert_eq!(talk.answer("speech voice Dora"), ["The voice will be Dora once you switch speech on: speech on."]);
    talk.answer("speech on");
    server.is_set("SYNTHESIS_VOICE Dora");
}

#[test]
fn a_voice_is_chosen_by_number_or_name_for_each_language_and_kept() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    let mut talk = place.start("--lang en --speech");
    until(|| talk.answer("speech voice") == ["English voices: 2.", "1: Ben.", "2: Dora."]);
    for (typed, name) in [("2", "Dora"), ("ben", "Ben"), ("two", "Dora")] {
        assert_eq!(talk.answer(&format!("speech voice {typed}")), [format!("The voice is now {name}.")]);
        server.is_set(&format!("SYNTHESIS_VOICE {name}"));
    }
    assert_eq!(talk.answer("speech voice"), ["English voices: 2.", "1: Ben.", "2: Dora, chosen."]);
    for wrong in ["3", "0", "Anna"] {
        let told = [format!("There is no English voice {wrong}. Type speech voice to hear which there are.")];
        assert_eq!(talk.answer(&format!("speech voice {wrong}")), told);
    }
    // Each language has its own.
    talk.answer("language german");
    server.is_set("VOICE_TYPE FEMALE1");
    talk.answer("sprechen stimme anna");
    server.is_set("SYNTHESIS_VOICE Anna");
    talk.answer("sprache englisch");
    server.is_set("SYNTHESIS_VOICE Dora");
    until(|| talk.answer("speech")[0] == "Speech is on, with the voice Dora from parrot.");
    assert_eq!(talk.answer("speech")[1], "You have set: voice Dora.");
    let kept = place.text("settings.toml");
    assert!(kept.contains("voice-de = \"Anna\"\n") && kept.contains("voice-en = \"Dora\"\n"), "{kept}");
    talk.kill();
    while server.next() != Told::End {}
    let mut talk = place.start("--lang en --speech");
    server.is_set("SYNTHESIS_VOICE Dora");
    // The message that speech is on may come with the answer or before it.
    let answer = talk.answer("speech voice system");
    assert_eq!(answer[0], "The English voice is now the system's own.");
    server.is_set("VOICE_TYPE FEMALE1");
    assert!(place.text("settings.toml").contains("voice-en = \"system\"\n"));
    until(|| talk.answer("speech")[0] == on(Lang::En));
}

#[test]
fn a_voice_that_is_not_there_is_one_line_and_the_voice_of_the_system_speaks() {
    let server = Server::start(Manners::Good);
    let place = near(&server);
    for lang in Lang::ALL {
        std::fs::write(place.path("settings.toml"), format!("voice-{lang} = \"Zora\"\n")).unwrap();
        let mut talk = place.start(&format!("{GAME} --lang {lang} --speech"));
        let gone = told(lang, &Message::new("speech-voice-gone").text("voice", "Zora").text("lang", lang));
        let mut heard = beginning(&talk);
        until(|| {
            heard.extend(talk.answer("status"));
            heard.contains(&gone)
        });
        server.is_set("SYNTHESIS_VOICE Zora");
        server.is_set("VOICE_TYPE FEMALE1");
        for _ in 0..3 {
            heard.extend(talk.answer("status"));
        }
        assert_eq!(heard.iter().filter(|line| **line == gone).count(), 1, "{heard:?}");
        until(|| talk.answer(&word(lang, "speech"))[0] == on(lang));
        // It may be available again another time.
        assert!(place.text("settings.toml").contains("Zora"));
        talk.kill();
        while server.next() != Told::End {}
        let check = place.run(&format!("check --lang {lang}"), b"");
        assert!(check.out.lines().any(|line| line == gone), "{}", check.out);
    }
}

#[test]
fn of_many_voices_ten_are_told_at_once_and_more_tells_the_others() {
    const MANY: [(&str, &str); 23] = [("Voice", "en"); 23];
    let server = Server::start(Manners::Poor(&MANY));
    let place = near(&server);
    let mut talk = place.start("--lang en --speech");
    until(|| talk.answer("speech voice")[0] == "English voices: 23.");
    let first = talk.answer("speech voice");
    assert_eq!((first.len(), first[10].as_str(), first[11].as_str()), (12, "10: Voice.", "13 more are left: more."));
    let second = talk.answer("more");
    assert_eq!((second.len(), second[0].as_str(), second[10].as_str()), (11, "11: Voice.", "3 more are left: more."));
    assert_eq!(talk.answer("more"), ["21: Voice.", "22: Voice.", "23: Voice."]);
    assert_eq!(talk.answer("more"), ["There is nothing more."]);
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
    // The list is built during a pause.
    let voices = ["English voices: 2.", "1: Ben.", "2: Dora."];
    until(|| talk.answer("speech voices") == voices);
    talk.answer("language german");
    let voices = ["Deutsche Stimmen: 1.", "1: Anna."];
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
    // The time that a server takes to begin varies.
    until(|| talk.line("speech").starts_with("Speech: English, parrot."));
    talk.line("note ready");
    until(|| matches!(server.next(), Told::Speak { text, .. } if text == "Noted."));
    lines.line("note ready");
    for line in ["E4 D4", "undo", "build", "status", "E4 F9", "treasure A5", "done", "E4", "D4", "log", "xyzzy"] {
        talk.line(line);
        server.is_hushed();
        server.hears("en", &told(&lines.line(line)));
    }
    // Text that was spoken already is not spoken again while it is read.
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

/// Commands that change the presentation, or read on, which only a display needs.
const STYLE: [&str; 12] = [
    "settings", "language", "speech", "width", "spelling", "words", "level", "braille", "pace", "more", "earlier",
    "quit",
];

/// The lines typed in the first transcript of a game, except those that change the presentation.
fn typed(game: &str) -> Vec<String> {
    let case = case::all().into_iter().find(|case| case.game == game && case.name == "first-game");
    let typed = case.unwrap_or_else(|| panic!("{game}: no first game")).typed;
    let is_plain =
        |line: &String| line.split(' ').next().is_some_and(|word| !word.is_empty() && !STYLE.contains(&word));
    typed.into_iter().filter(is_plain).collect()
}

/// Plays with a display and a voice, and without a display in brief words: the voice speaks the same lines.
fn speaks_each_line_once(game: &str, lang: Lang) {
    let server = Server::start(Manners::Good);
    let args = format!("play {game} --seats human,easy --seed 4 --lang {lang}");
    let place = near(&server);
    let mut talk = place.start(&format!("{args} --speech --braille 40"));
    let elsewhere = Place::new();
    let mut lines = elsewhere.start(&format!("{args} --level brief"));
    until(|| talk.line(&word(lang, "speech")).contains("parrot"));
    talk.line("note ready");
    let noted = lines.answer("note ready").concat();
    until(|| matches!(server.next(), Told::Speak { text, .. } if text == noted));
    for line in typed(game) {
        talk.line(&line);
        let told: Vec<String> = lines.answer(&line).iter().map(|line| voiced(line, lang)).collect();
        server.is_hushed();
        server.hears(lang.code(), &told);
    }
    assert!(server.is_alone(), "{game} {lang}: something is spoken once more");
}

#[test]
fn in_braille_mode_all_lines_of_five_games_in_three_languages_are_spoken_once() {
    std::thread::scope(|scope| {
        for game in games::ALL.iter().map(|game| game.id()) {
            scope.spawn(move || Lang::ALL.iter().for_each(|lang| speaks_each_line_once(game, *lang)));
        }
    });
}
