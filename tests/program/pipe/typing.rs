//! Typing errors, and settings changed during a game.

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told};

#[test]
fn whatever_is_typed_costs_one_clear_line_and_the_game_goes_on() {
    for lang in Lang::ALL {
        let place = Place::new();
        let mut talk = place.start(&format!("play sniff --lang {lang} --seats human,easy"));
        let unknown = Message::new("misread-unknown").text("word", "abrakadabra");
        let long = Message::new("typed-too-long");
        let no_text = Message::new("typed-not-text");
        for (typed, expected) in [
            (b"abrakadabra".to_vec(), unknown),
            (vec![b'x'; 1 << 20], long.clone()),
            (vec![0xFF; 1 << 20], long),
            (b"E\xFC4".to_vec(), no_text.clone()),
            (b"\xC3".to_vec(), no_text.clone()),
            (b"\x1b[A".to_vec(), no_text.clone()),
            (b"E4\x00".to_vec(), no_text.clone()),
            ("E4\u{9b}".into(), no_text),
        ] {
            let heard = talk.bytes(&typed);
            let begin: Vec<u8> = typed.into_iter().take(20).collect();
            assert_eq!(heard, told(lang, &expected) + "\n> ", "{begin:?}");
        }
        assert_eq!(talk.answer("E4 D4").len(), 1);
        let (_, status) = talk.end();
        assert_eq!(status, 0);
        assert!(place.text("games/sniff-1.record").ends_with("1 walls D4-E4\n"));
    }
}

#[test]
fn a_word_typed_at_any_length_never_fills_more_than_a_line() {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seats human,easy");
    for length in [16, 17, 999] {
        let heard = talk.answer(&"y".repeat(length));
        assert_eq!(heard.len(), 1);
        assert!(heard[0].len() < 100, "{heard:?}");
    }
}

#[test]
fn settings_changed_in_a_game_are_remembered() {
    let place = Place::new();
    let input = b"language german\nlevel brief\nwidth 60\nspell letters\n";
    let ran = place.run("play sniff --lang en --seats human,easy", input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let again = place.run("play sniff --seats human,easy", b"settings\nE4 D4 E4 D4\n");
    let expected = [
        "Sniff, 5 mal 5. Du und Computer.",
        "Bau: 20 Mauern, ein Schatz.",
        "Was geht, hörst du mit hilfe.",
        "> ",
        "Sprache: Deutsch.",
        "Worte: kurz.",
        "Breite: 60.",
        "Buchstaben: Alphabet, Emil 4.",
        "Braille: aus.",
        "Sprachausgabe: aus.",
        "Bedenkzeit: unbegrenzt.",
        "Computer: normal.",
        "Hier gibt es nichts Ungefragtes.",
        "Name: keiner.",
        "Tempo: alles auf einmal.",
        "Klingel: aus.",
        "Klänge: aus.",
        "Server: die öffentlichen.",
        "Links: keine Seite.",
        "Tutor: aus.",
        "> ",
        "Dora 4 Emil 4 steht, noch 19 zu setzen.",
        "Dora 4 Emil 4: Da steht schon eine.",
        "> ",
        "Gespeichert als sniff-1.",
    ];
    assert_eq!(again.out.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn the_file_of_settings_explains_itself_in_the_language_that_was_chosen_last() {
    let place = Place::new();
    let ran = place.run("--lang nl", b"breedte 60\ntaal duits\n");
    assert_eq!(ran.status, 0, "{}", ran.err);
    let text = place.text("settings.toml");
    let [german, dutch] = [Lang::De, Lang::Nl].map(|lang| told(lang, &Message::new("settings-file-level")));
    assert!(text.contains(&german) && !text.contains(&dutch), "{text}");
}

#[test]
fn english_topics_are_known_after_the_language_has_changed_too() {
    let place = Place::new();
    let input = b"rules turn\nlanguage german\nrules turn\n";
    let ran = place.run("play sniff --lang en --seats human,easy", input);
    assert!(ran.out.contains("You ask for a field next to"), "{}", ran.out);
    assert!(ran.out.contains("Du nennst ein Feld neben"), "{}", ran.out);
}

#[test]
fn options_of_a_run_are_not_kept() {
    let place = Place::new();
    place.run("play sniff --lang nl --level full", b"width 50\n");
    let settings = place.text("settings.toml");
    assert!(settings.contains("\nwidth = 50\n"), "{settings}");
    assert!(settings.contains("\nlang = \"auto\"\n"), "{settings}");
    assert!(settings.contains("\nlevel = \"normal\"\n"), "{settings}");
}

#[test]
fn lines_are_cut_at_the_width_and_nowhere_else() {
    for lang in Lang::ALL {
        let place = Place::new();
        let args = format!("play sniff --lang {lang} --seats human,easy --seed 2");
        let input = b"help\nbuild\ndone\nstatus\nrules all\nhelp all\n";
        let wide = place.run(&args, input).out;
        let narrow = place.run(&format!("{args} --width 30"), input).out;
        assert!(narrow.lines().all(|line| line.chars().count() <= 30));
        let words = |text: &str| text.replace("sniff-2", "sniff-1").replace('\n', " ");
        assert!(words(&narrow) == words(&wide), "{narrow}");
    }
}

#[test]
fn a_guess_that_may_cost_the_game_is_made_only_when_it_is_confirmed() {
    for lang in Lang::ALL {
        let place = Place::new();
        let mut talk = place.start(&format!("play spion --lang {lang} --seats human,easy --seed 8"));
        talk.answer("C 2");
        let not = told(lang, &Message::new("confirm-not"));
        let asked = talk.answer("unmask white B");
        assert_eq!(asked.len(), 1, "{asked:?}");
        assert_eq!(talk.answer("no").join("\n"), not);
        talk.answer("unmask white B");
        assert_eq!(talk.answer("").join("\n"), not);
        assert!(!place.text("games/spion-1.record").contains("unmask"));
        talk.answer("unmask white B");
        // Right or wrong, the answer takes more than a line.
        let done = talk.answer("yes");
        assert!(done.len() > 1 || !done[0].contains(&not), "{done:?}");
        talk.end();
    }
}

#[test]
fn the_name_of_another_game_says_how_to_get_there() {
    const GAMES: [&str; 5] = ["sniff", "domino", "schnuff", "scout", "spion"];
    for lang in Lang::ALL {
        for game in GAMES {
            let place = Place::new();
            let mut talk = place.start(&format!("play {game} --lang {lang} --seats human,easy"));
            for other in GAMES.iter().filter(|other| **other != game) {
                let expected = told(lang, &Message::new("misread-game").text("game", other));
                assert_eq!(talk.answer(other), [expected], "{game}");
            }
        }
    }
}

#[test]
fn a_scout_is_named_by_its_number_with_or_without_the_word() {
    let place = Place::new();
    let mut talk = place.start("play scout --lang en --seats human,easy --seed 4");
    for field in ["A", "G", "M", "R"] {
        talk.answer(field);
    }
    assert!(talk.answer("scout 1")[0].starts_with("Scout 1 on A"));
    for line in ["1", "1 north", "1 to A20"] {
        let [short, long] = [line.to_owned(), format!("scout {line}")].map(|line| {
            let said = talk.answer(&line);
            talk.answer("undo");
            said
        });
        assert_eq!(short, long);
    }
}
