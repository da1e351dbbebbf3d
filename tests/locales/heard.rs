//! What people say is read as lines that can be typed, in each language by the same means.

use snuffel::game::VERBS;
use snuffel::games;
use snuffel::hearing::{CANNOT, addressed, hear, in_lobby, weigh};
use snuffel::text::ear::Heard;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::ui::{far, lobby_words};

fn teller(lang: Lang) -> Teller {
    Teller::new(lang, Wording::Normal, Spelling::Plain, &[])
}

/// The meanings of a line in the lobby.
fn in_the_lobby(lang: Lang, line: &str) -> Vec<Heard> {
    let teller = teller(lang);
    let grammar = lobby_words::grammar(&teller);
    in_lobby(line, &teller, &grammar)
}

/// A teller in sniff, at a table where Ben sits too.
fn at_a_table(lang: Lang) -> Teller {
    let mut teller = teller(lang);
    teller.learn(games::named("sniff").unwrap().texts().words);
    teller.meet(&["human:Ben".parse().unwrap()]);
    teller
}

/// The meanings of a line there.
fn in_sniff(lang: Lang, line: &str) -> Vec<Heard> {
    let teller = at_a_table(lang);
    let sniff = games::named("sniff").unwrap();
    let grammar = teller.grammar(&[VERBS, sniff.verbs(), STYLE_VERBS, far::VERBS].concat(), sniff.arguments());
    hear(line, &["game", "everywhere", "settings"], &teller, &grammar)
}

/// The meaning among these that is this line.
fn meaning(heard: Vec<Heard>, line: &str) -> Heard {
    let told = format!("{heard:?}");
    heard.into_iter().find(|heard| heard.line.eq_ignore_ascii_case(line)).unwrap_or_else(|| panic!("{line}: {told}"))
}

/// Checks that each line certainly means the other.
fn means(rows: &[(Lang, &str, &str)], hear: impl Fn(Lang, &str) -> Vec<Heard>) {
    for (lang, said, line) in rows {
        assert!(meaning(hear(*lang, said), line).is_whole(), "{lang}: {said}");
    }
}

#[test]
fn a_verb_before_a_field_asks_and_moves_nowhere() {
    for said in ["is E4 free", "was E4 a wall", "is Ben there"] {
        assert!(in_sniff(Lang::En, said).iter().filter(|heard| heard.is_sure()).all(|heard| heard.asks), "{said}");
    }
    assert!(!meaning(in_sniff(Lang::En, "E4 is fine"), "E4").asks);
}

#[test]
fn a_message_begins_with_a_name_and_nothing_in_it_is_read() {
    for (lang, said, line) in [
        (Lang::En, "to Ben: back soon", "say Ben: back soon"),
        (Lang::En, "tell Ben that I am back", "say Ben: I am back"),
        (Lang::En, "let Ben know I am back", "say Ben: I am back"),
        (Lang::En, "tell all quit is not a move", "say quit is not a move"),
        (Lang::De, "sag dem Ben bitte, dass ich da bin", "sag Ben: ich da bin"),
        (Lang::De, "richte Ben aus, dass ich da bin", "sag Ben: ich da bin"),
        (Lang::Nl, "zeg tegen Ben dat ik er ben", "zeg Ben: ik er ben"),
        (Lang::Nl, "laat Ben weten dat ik er ben", "zeg Ben: ik er ben"),
        (Lang::En, "tell everyone that was one good start", "say that was one good start"),
        (Lang::Nl, "zeg tegen Ben dat was een mooie zet", "zeg Ben: dat was een mooie zet"),
        (Lang::En, "would you please write to Ben: back soon", "say Ben: back soon"),
        (Lang::En, "um, could you tell Ben that I am here now", "say Ben: I am here now"),
        (Lang::De, "schreib in den Chat: viel Spaß", "sag viel Spaß"),
        (Lang::De, "Könnten Sie bitte Ben ausrichten: bin gleich da", "sag Ben: bin gleich da"),
        (Lang::Nl, "Wilt u tegen iedereen zeggen: wat een mooie zet", "zeg wat een mooie zet"),
        (Lang::En, "say to Ben I am back", "say Ben: I am back"),
        (Lang::En, "whisper to Ben: E4", "say Ben: E4"),
        (Lang::De, "sag zu Ben: E4", "sag Ben: E4"),
        (Lang::De, "flüster Ben zu: E4", "sag Ben: E4"),
        (Lang::Nl, "fluister tegen Ben: E4", "zeg Ben: E4"),
        // These names are asked about.
        (Lang::En, "whisper to Cleo: E4", "say Cleo: E4"),
        (Lang::De, "antworte Cleo: E4", "sag Cleo: E4"),
        (Lang::Nl, "fluister tegen Bem E4", "zeg Bem: E4"),
    ] {
        assert_eq!(in_sniff(lang, said)[0].line, line, "{lang}: {said}");
    }
    let said = |words: &str| addressed(&words.split(' ').collect::<Vec<_>>(), false, &at_a_table(Lang::En));
    assert_eq!(said("Ben, it is your turn"), None, "that is for everybody");
    assert_eq!(said("Ben, please, that I am back"), Some((Some("Ben".to_owned()), "I am back".to_owned())));
    assert!(in_sniff(Lang::En, "tell Cleo that I am back").iter().all(|heard| !heard.line.starts_with("say")));
    // Nobody is named.
    let heard = in_sniff(Lang::De, "sag mal: wie steht es");
    assert!(heard.iter().all(|heard| !heard.is_sure() || !heard.line.starts_with("sag")), "{heard:?}");
    let sure = in_sniff(Lang::Nl, "wilt u zeggen wat een zet").into_iter().filter(Heard::is_sure);
    assert_eq!(sure.filter(|heard| heard.line.starts_with("zeg")).count(), 0);
}

#[test]
fn what_may_be_a_message_is_offered_and_nothing_in_it_is_read() {
    for (lang, said, line) in [
        (Lang::En, "hey Ben: E4", "say Ben: E4"),
        (Lang::De, "und jetzt Ben: E4", "sag Ben: E4"),
        (Lang::Nl, "Ben: E4", "zeg Ben: E4"),
    ] {
        let heard = in_sniff(lang, said);
        assert_eq!(heard.iter().map(|heard| &*heard.line).collect::<Vec<_>>(), [line], "{lang}: {said}");
        assert!(!heard[0].is_sure(), "{lang}: {said}");
    }
}

#[test]
fn a_request_in_the_form_of_a_question_is_a_request() {
    for (lang, said) in [
        (Lang::En, "Could you start a game of domino?"),
        (Lang::De, "Könntest du eine Partie Domino starten?"),
        (Lang::Nl, "Zou je een potje domino kunnen starten?"),
    ] {
        let heard = meaning(in_the_lobby(lang, said), "domino");
        assert!(heard.is_sure() && !heard.asks, "{lang}: {heard:?}");
    }
    assert!(meaning(in_the_lobby(Lang::En, "domino?"), "domino").asks);
}

#[test]
fn the_order_of_words_tells_a_question_from_a_statement() {
    let rows = [
        (Lang::En, "I am ready", "done"),
        (Lang::En, "am I ready", "check"),
        (Lang::De, "ich bin fertig", "fertig"),
        (Lang::De, "bin ich fertig", "prüfe"),
        (Lang::Nl, "ik ben klaar", "klaar"),
        (Lang::Nl, "ben ik klaar", "controleer"),
    ];
    means(&rows, in_sniff);
}

#[test]
fn several_words_are_read_as_others() {
    let rows = [
        (Lang::En, "how close is the bot, by the way", "enemy"),
        (Lang::De, "wie nah ist die ki in aller welt", "gegner"),
        (Lang::Nl, "hoe dichtbij is de bot, eerlijk gezegd", "tegenstander"),
    ];
    means(&rows, in_sniff);
}

#[test]
fn a_number_may_have_an_ending_and_the_same_is_wished_once() {
    let rows = [
        (Lang::En, "a gentle easy game of domino", "domino easy"),
        (Lang::De, "eine gemütliche Partie Domino, nicht zu schwer", "domino leicht"),
        (Lang::Nl, "een eenvoudig potje domino, niet te moeilijk", "domino makkelijk"),
        (Lang::En, "the 2nd game", "2"),
        (Lang::De, "80er Zeile", "braille 80"),
        (Lang::Nl, "het 2de spel", "2"),
    ];
    means(&rows, in_the_lobby);
}

#[test]
fn a_message_is_said_as_one_says_it_and_not_read() {
    let rows = [
        (Lang::En, "tell Ben: I give up, quit!", "say Ben: I give up, quit!"),
        (Lang::De, "an alle: ich gebe auf", "sag ich gebe auf"),
        (Lang::Nl, "tegen Ben: ik ben zo terug", "zeg Ben: ik ben zo terug"),
    ];
    means(&rows, in_sniff);
}

#[test]
fn unknown_words_make_a_meaning_an_offer() {
    for (lang, said, line) in [
        (Lang::En, "kindly enumerate the tedious walls discovered", "walls"),
        (Lang::De, "gefundene Mauern brav herunterrasseln", "mauern"),
        (Lang::Nl, "gevonden muren netjes opdreunen", "muren"),
    ] {
        assert!(!meaning(in_sniff(lang, said), line).is_sure(), "{lang}: {said}");
    }
}

#[test]
fn who_asks_for_what_cannot_be_done_hears_what_comes_nearest() {
    for lang in Lang::ALL {
        let teller = teller(lang);
        let ears = teller.ears(&["cannot"]);
        for (said, line) in ears[0].sayings() {
            assert!(CANNOT.contains(&&*line), "{lang}: {line}");
            let (_, cannot) = weigh(&said, Vec::new(), &teller);
            assert_eq!(cannot.map(|cannot| cannot.answer.id.to_string()), Some(line), "{lang}: {said}");
        }
        for id in CANNOT {
            assert!(ears[0].sayings().any(|(_, line)| line == *id), "{lang}: {id}");
        }
    }
    assert!(weigh("hint", Vec::new(), &teller(Lang::En)).1.is_none());
}
