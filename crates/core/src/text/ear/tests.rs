use super::super::locale::Source;
use super::super::style::Lang;
use super::*;

/// A German reader with the phrases of this table.
fn ear(table: &str) -> Ear {
    let locale = |lang| Locale::new(lang, &[Source::COMMANDS]);
    let sieve = Sieve::new(&locale(Lang::De), &locale(Lang::En));
    let mut ear = Ear::new(&locale(Lang::De), sieve, &[], vec!["Als".to_owned()]);
    ear.learn(table);
    ear
}

fn hear(table: &str, line: &str) -> Vec<String> {
    let locale = |lang| Locale::new(lang, &[Source::COMMANDS]);
    let known = |ids| Lexicon::new(ids, &locale(Lang::De), &locale(Lang::En));
    let heard = ear(table).hear(line, &known(&["rules", "games"]), &known(&[]));
    heard.into_iter().map(|heard| format!("{}{}", if heard.is_sure() { "" } else { "?" }, heard.line)).collect()
}

#[test]
fn phrases_are_heard_in_any_order_and_form() {
    let table = "punkte: wer führt/gewinnt, wie steht es\nschacht #: was liegt in schacht #\nregeln @: regeln zu @";
    assert_eq!(hear(table, "Wer gewinnt denn jetzt?")[0], "punkte");
    assert_eq!(hear(table, "schacht drei, was liegt da in")[0], "schacht 3");
    assert_eq!(hear(table, "zu Domino die Regeln bitte")[0], "regeln Domino");
    assert_eq!(hear(table, "wer führt nicht"), [""; 0]);
}

#[test]
fn only_articles_of_a_phrase_may_be_left_out() {
    let fit = |line| {
        let none = Lexicon::new(&[], &Locale::new(Lang::De, &[]), &Locale::new(Lang::En, &[]));
        ear("ende: die lektion verlassen, das ist alles").hear(line, &none, &none)[0].fit
    };
    assert_eq!(fit("die lektion verlassen"), Fitness::Word);
    assert_eq!(fit("lektion verlassen"), Fitness::Whole);
    assert_eq!(fit("alles"), Fitness::Short);
}

#[test]
fn ordinals_have_several_forms_and_a_sign_before_a_number_says_nothing() {
    let table = "schacht #: was liegt in schacht #";
    for line in ["was liegt in schacht #3", "dritter schacht, was liegt da", "was liegt im dritten schacht"] {
        assert_eq!(hear(table, line)[0], "schacht 3", "{line}");
    }
}

#[test]
fn an_insignificant_word_is_no_form_of_another() {
    let table = "stimme #: stimme #";
    assert_eq!(hear(table, "stimme 2")[0], "stimme 2");
    assert!(hear(table, "stimmt 2").iter().all(|line| line != "stimme 2"));
}

#[test]
fn a_phrase_that_lacks_a_word_does_not_spoil_the_line_that_was_said() {
    let locale = |lang| Locale::new(lang, &[Source::COMMANDS]);
    let known = |ids| Lexicon::new(ids, &locale(Lang::De), &locale(Lang::En));
    let heard = ear("regeln: ich will regeln").hear("regeln bitte", &known(&["rules"]), &known(&[]));
    assert_eq!((&*heard[0].line, heard[0].fit), ("regeln", Fitness::Whole));
}

#[test]
fn what_is_wished_is_translated_piece_by_piece() {
    let wish = |line| {
        ear("spieler #: # leute/spieler\nspieler #+1: gegen # computer\nhunde: hunde")
            .translated(line)
            .map(|wish| [wish.left, wish.read].concat())
    };
    let words = |line: &str| Some(line.split(' ').map(str::to_owned).collect());
    assert_eq!(wish("domino mit drei Leuten"), words("domino spieler 3"));
    assert_eq!(wish("bitte domino gegen zwei Computer!"), words("domino spieler 3"));
    assert_eq!(wish("sniff mit Hunden und 4x4"), words("sniff 4x4 hunde"));
    assert_eq!(wish("sniff ohne hunde"), None);
}

#[test]
fn mistyped_words_are_replaced_by_similar_ones() {
    let mended = |line| ear("spieler #+1: gegen # computer").translated_mended(line);
    let wish = mended("ihc will domino gegen zwei Compuzer").expect("two slips");
    assert_eq!((wish.left, wish.read), (vec!["domino".to_owned()], vec!["spieler".to_owned(), "3".to_owned()]));
    assert!(mended("ich will domino gegen zwei Computer").is_none());
}
