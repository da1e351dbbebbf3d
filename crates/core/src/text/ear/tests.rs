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
fn what_is_wished_is_translated_piece_by_piece() {
    let wish = |line| {
        ear("spieler #: # leute/spieler\nspieler #+1: gegen # computer\nhunde: hunde")
            .translated(line)
            .map(|(said, read, _)| [said, read].concat())
    };
    let words = |line: &str| Some(line.split(' ').map(str::to_owned).collect());
    assert_eq!(wish("domino mit drei Leuten"), words("domino spieler 3"));
    assert_eq!(wish("bitte domino gegen zwei Computer!"), words("domino spieler 3"));
    assert_eq!(wish("sniff mit Hunden und 4x4"), words("sniff 4x4 hunde"));
    assert_eq!(wish("sniff ohne hunde"), None);
}
