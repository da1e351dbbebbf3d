//! The results of single lines: ambiguous words, surplus words, typos, commands instead of answers.

use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::session::Session;
use snuffel::text::style::{Lang, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;

use super::games::stands;
use super::stand::{Stand, teller, type_line};

/// A player at a keyboard at the first moment of a game.
struct Typist {
    session: Session,
    teller: Teller,
}

impl Typist {
    fn at<G: Game>(options: &str, lang: Lang, moment: usize) -> Typist {
        Typist::of(&stands::<G>(&[options], &[2], 0..1)[moment], lang)
    }

    fn of(stand: &Stand, lang: Lang) -> Typist {
        let mut teller = teller(stand.kind(), lang, Wording::Normal);
        Typist { session: stand.session(&mut teller), teller }
    }

    fn sniff(lang: Lang) -> Typist {
        Typist::at::<Tournament<Sniff>>("size=5x5 walls=20", lang, 0)
    }

    /// The names of the messages in answer to a line.
    fn hears(&mut self, line: &str) -> Vec<String> {
        let answered = type_line(&mut self.session, &mut self.teller, line);
        answered.messages.iter().map(|message| message.id.to_string()).collect()
    }

    /// The same as text.
    fn reads(&mut self, line: &str) -> String {
        let answered = type_line(&mut self.session, &mut self.teller, line);
        let texts: Vec<String> = answered.messages.iter().map(|message| self.teller.say(message)).collect();
        texts.join(" ")
    }
}

#[test]
fn a_surplus_word_is_refused_with_what_would_be_right() {
    let mut typist = Typist::sniff(Lang::En);
    let both = "\"E4 D4\" is not expected here. Type just done, or E4 D4.";
    assert_eq!(typist.reads("done E4 D4"), both);
    assert_eq!(typist.reads("done xyzzy"), "\"xyzzy\" is not expected here. Type just done.");
    assert_eq!(typist.hears("wall E4 D4 fill B2"), ["misread-field"]);
    assert_eq!(typist.hears("list"), ["own-labyrinth"], "nothing was built");
}

#[test]
fn before_anything_has_happened_what_is_played_was_told_last() {
    let mut typist = Typist::sniff(Lang::En);
    assert_eq!(typist.hears("last"), ["intro-you", "intro-build"]);
    assert_eq!(typist.hears("last 1"), ["intro-build"]);
    typist.hears("build");
    assert_eq!(typist.hears("last"), ["drafted-built", "due-build"]);
}

#[test]
fn the_log_tells_what_happened_and_not_what_was_to_be_done() {
    let mut typist = Typist::sniff(Lang::En);
    let told = typist.reads("build");
    assert!(told.ends_with("Type done to start the search, or undo to take it back."), "{told}");
    let due = typist.reads("turn");
    assert_eq!(typist.reads("last"), format!("Built. Treasure on C3, 5 moves away. {due}"));
    let log = typist.reads("log");
    assert!(log.starts_with("1 entry: Built.") && !log.contains("done"), "{log}");
    let mut typist = Typist::at::<Tournament<Scout>>("hints=on", Lang::En, 12);
    let asks = |told: &[String]| told.iter().any(|id| id.starts_with("due-"));
    assert!(asks(&typist.hears("last")));
    assert!(!asks(&typist.hears("log 99")));
}

#[test]
fn a_command_that_needs_a_push_names_itself() {
    let mut typist = Typist::at::<Tournament<Scout>>("hints=on", Lang::En, 12);
    assert!(typist.reads("try 5 up").contains("try 5 left 90"));
    assert!(typist.reads("push 5 up").contains("push 5 left 90"));
}

#[test]
fn several_steps_are_taken_back_at_once() {
    let mut typist = Typist::sniff(Lang::De);
    for wall in ["E4 D4", "C4 D4", "B4 C4", "A4 B4"] {
        typist.hears(wall);
    }
    assert_eq!(typist.hears("zurück 2"), ["undone-gone", "drafted-undone"]);
    assert!(typist.reads("liste").starts_with("Dein Labyrinth: 2 Mauern"));
    assert_eq!(typist.hears("rückgängig alles"), ["undone-gone", "drafted-undone"]);
    assert!(typist.reads("liste").starts_with("Dein Labyrinth: noch keine Mauer"));
    assert_eq!(typist.hears("zurück alles"), ["refusal-nothing-to-undo"]);
    assert_eq!(typist.hears("zurück xyzzy"), ["misread-number"]);
}

#[test]
fn a_doubtful_word_asks_before_it_leaves_and_quit_does_not() {
    for (lang, doubtful, clear, yes) in
        [(Lang::En, "stop", "quit", "yes"), (Lang::De, "ende", "beenden", "ja"), (Lang::Nl, "einde", "stoppen", "ja")]
    {
        let mut typist = Typist::at::<Tournament<Domino>>("target=30", lang, 1);
        assert_eq!(typist.hears(doubtful), ["leave-sure"], "{lang}");
        assert_eq!(typist.hears(""), ["quit-not"], "{lang}");
        typist.hears(doubtful);
        assert_eq!(typist.hears(yes), ["kept"], "{lang}");
        let mut typist = Typist::at::<Tournament<Domino>>("target=30", lang, 1);
        assert_eq!(typist.hears(clear), ["kept"], "{lang}");
    }
}

#[test]
fn at_a_question_what_asks_is_answered_and_what_does_something_withdraws_it() {
    let mut typist = Typist::sniff(Lang::En);
    typist.hears("resign");
    assert_eq!(typist.hears("score").last().unwrap(), "resign-sure");
    assert_eq!(typist.hears("treasure B2"), ["resign-not", "drafted-treasure"]);
    typist.hears("resign");
    assert_eq!(typist.hears("xyzzyx"), ["answer-unclear", "resign-sure"]);
    assert_eq!(typist.hears("yes, or rather not"), ["answer-unclear", "resign-sure"]);
    assert_eq!(typist.hears("good heavens, no"), ["resign-not"]);
    typist.hears("resign");
    assert!(typist.hears("resign").starts_with(&["resigned-you".to_owned()]));
}

/// The question is not reported as declined.
#[test]
fn another_move_at_a_question_about_one_is_made_and_nothing_else_is_told() {
    let mut typist = Typist::sniff(Lang::En);
    typist.hears("treasure B2");
    assert_eq!(typist.hears("clear"), ["clear-sure"]);
    assert_eq!(typist.hears("treasure B3"), ["drafted-treasure"]);
    typist.hears("clear");
    assert_eq!(typist.hears("no"), ["confirm-not"]);
}

#[test]
fn who_does_not_know_says_neither_yes_nor_no() {
    for (lang, resign, said) in
        [(Lang::En, "resign", "I don't know"), (Lang::De, "aufgeben", "weiß nicht"), (Lang::Nl, "opgeven", "geen idee")]
    {
        let mut typist = Typist::sniff(lang);
        typist.hears(resign);
        assert_eq!(typist.hears(said), ["answer-unclear", "resign-sure"], "{lang}");
    }
}

#[test]
fn a_move_with_a_question_mark_or_beside_another_is_offered_and_not_made() {
    for (lang, move_, either, yes) in [
        (Lang::En, "treasure B2", "treasure B2 or treasure B3", "yes"),
        (Lang::De, "schatz B2", "schatz B2 oder schatz B3", "ja"),
        (Lang::Nl, "schat B2", "schat B2 of schat B3", "ja"),
    ] {
        let mut typist = Typist::sniff(lang);
        assert_eq!(typist.hears(either), ["misread-either"], "{lang}");
        assert_eq!(typist.hears(&format!("{move_} ?")), ["misread-offer"], "{lang}");
        assert_eq!(typist.hears(yes), ["drafted-treasure"], "{lang}");
    }
    assert_eq!(Typist::sniff(Lang::En).hears("list?"), ["own-labyrinth"], "this makes no move");
}

/// In the first positions of a game, a yes to a hint gets an offer of its move, and another yes makes it.
fn agrees<G: Game>(options: &str) {
    let stands = stands::<G>(&[options], &[2], 0..1);
    assert!(stands.len() > 2, "{options}");
    for (lang, hint, yes) in
        [(Lang::En, "hint", "ok do that"), (Lang::De, "tipp", "mach das"), (Lang::Nl, "tip", "dat doe ik")]
    {
        for stand in &stands[..3] {
            let mut typist = Typist::of(stand, lang);
            assert_eq!(typist.hears("ok"), ["misread-answer"], "{lang}: there was no hint");
            let hinted = typist.reads(hint);
            let before = typist.session.table().now();
            assert_eq!(typist.hears(yes), ["misread-offer"], "{lang}: {hinted}");
            assert_eq!(typist.session.table().now(), before, "{lang}: {hinted}");
            typist.hears(yes);
            assert!(typist.session.table().now() > before, "{lang}: {hinted}");
        }
    }
}

#[test]
fn who_agrees_with_a_hint_is_offered_its_move() {
    agrees::<Tournament<Sniff>>("size=5x5 walls=20");
    agrees::<Tournament<Domino>>("target=30");
    agrees::<Tournament<Scout>>("hints=on");
    agrees::<Tournament<Spion>>("notes=on");
    agrees::<Tournament<Schnuff>>("drawing=strict end=first");
}

#[test]
fn impatience_sets_nothing() {
    for (lang, said) in
        [(Lang::En, "hurry up"), (Lang::En, "you are slow today"), (Lang::De, "beeil dich"), (Lang::Nl, "schiet op")]
    {
        assert_eq!(Typist::sniff(lang).hears(said), ["cannot-chatter"], "{lang}: {said}");
    }
}

#[test]
fn how_many_cards_somebody_has_is_a_question_about_the_rules() {
    for (lang, said) in [
        (Lang::En, "how many cards does Lena have"),
        (Lang::De, "wie viele Karten hat Lena"),
        (Lang::De, "wie viele Karten haben die anderen"),
        (Lang::Nl, "hoeveel kaarten heeft Lena"),
    ] {
        let heard = Typist::at::<Tournament<Schnuff>>("drawing=auto end=first", lang, 0).hears(said);
        assert_eq!(heard[0], "rules-schnuff-topic-round", "{lang}: {said}");
    }
}

#[test]
fn enter_offers_the_one_thing_left_once() {
    let stands = stands::<Tournament<Domino>>(&["target=60"], &[2], 0..4);
    let offers = |typist: &mut Typist| typist.hears("").iter().any(|id| id == "only-offer");
    let typist = |stand: &Stand| Typist::of(stand, Lang::En);
    let stand = stands.iter().find(|stand| offers(&mut typist(stand))).expect("nowhere is one thing left");
    let (mut once, mut declined, mut done) = (typist(stand), typist(stand), typist(stand));
    assert!(offers(&mut once) && !offers(&mut once), "it is offered twice");
    assert!(offers(&mut declined));
    assert_eq!(declined.hears("rather not"), ["confirm-not"]);
    let before = done.session.table().now();
    assert!(offers(&mut done));
    done.hears("sure");
    assert!(done.session.table().now() > before, "yes does nothing");
}

#[test]
fn each_clause_is_heard_by_itself_where_the_whole_means_nothing() {
    let mut typist = Typist::sniff(Lang::En);
    let turn = typist.hears("turn");
    assert_eq!(typist.hears("the weather is fine, whose turn is it?"), turn);
    assert_eq!(typist.hears("status, but also the rules"), ["misread-either"]);
    assert_eq!(typist.hears("the weather is not fine, so build it for me"), ["misread-offer"]);
    assert_eq!(typist.hears("no"), ["confirm-not"]);
    let built = Typist::sniff(Lang::En).hears("build");
    assert_eq!(typist.hears("the weather is fine, so build it for me"), built);
    for (lang, said) in
        [(Lang::De, "das wetter ist schön, also bau du"), (Lang::Nl, "het weer is mooi, dus bouw jij maar")]
    {
        assert_eq!(Typist::sniff(lang).hears(said), built, "{lang}");
    }
    // A part of a wrong move is not carried out.
    assert_eq!(typist.hears("wall E4 D4, fill B2"), ["misread-field"]);
}

#[test]
fn nobody_leaves_by_a_clause_beside_others_that_say_something() {
    for said in ["that was a lovely evening, quit", "quit, but keep the kettle on"] {
        assert_eq!(Typist::sniff(Lang::En).hears(said), ["misread-offer"], "{said}");
    }
    assert_eq!(Typist::sniff(Lang::En).hears("okay then, quit"), ["kept"]);
}

#[test]
fn a_question_sets_nothing() {
    let mut typist = Typist::sniff(Lang::En);
    let before = typist.hears("wording");
    assert!(!typist.hears("is my name giggling flamingo?").iter().any(|id| id.starts_with("name")));
    typist.hears("is the wording brief?");
    assert_eq!(typist.hears("wording"), before);
}

#[test]
fn short_words_that_are_mistyped_do_not_spoil_a_move() {
    for (lang, said) in [(Lang::Nl, "ik bouw nar E4 D4"), (Lang::De, "ihc will E4 D4")] {
        assert_eq!(Typist::sniff(lang).hears(said), ["misread-offer"], "{lang}: {said}");
    }
}

#[test]
fn what_is_impossible_now_is_explained_however_it_is_said_and_nobody_leaves() {
    let stands = stands::<Tournament<Scout>>(&["hints=on"], &[2], 0..1);
    for (lang, done, others) in [
        (Lang::En, "done", ["end turn", "end my turn"]),
        (Lang::De, "fertig", ["das wars", "meinen zug beenden"]),
        (Lang::Nl, "klaar", ["einde beurt", "dat was het"]),
    ] {
        let is_refused = |stand: &&Stand| Typist::of(stand, lang).hears(done) == ["refusal-nearer"];
        let mut typist = Typist::of(stands.iter().find(is_refused).expect("nowhere is it refused"), lang);
        for said in others {
            assert_eq!(typist.hears(said), ["refusal-nearer"], "{lang}: {said}");
        }
    }
}

#[test]
fn articles_of_a_phrase_may_be_left_out_where_one_leaves() {
    for said in ["exit game", "exit the game"] {
        assert_eq!(Typist::sniff(Lang::En).hears(said), ["kept"], "{said}");
    }
}

#[test]
fn who_wants_to_be_told_something_sets_nothing() {
    let mut typist = Typist::sniff(Lang::En);
    for (asked, told) in [("turn", "tell me whose turn it is"), ("rules", "tell us the rules")] {
        let answer = typist.hears(asked);
        assert!(!answer.is_empty() && typist.hears(told) == answer, "{told}");
    }
    assert_eq!(Typist::sniff(Lang::De).hears("lies mir die regeln vor"), Typist::sniff(Lang::De).hears("regeln"));
    assert_eq!(Typist::sniff(Lang::Nl).hears("lees de regels eens voor"), Typist::sniff(Lang::Nl).hears("regels"));
}

#[test]
fn what_begins_like_a_command_and_goes_on_as_a_sentence_gets_an_offer() {
    let mut typist = Typist::at::<Tournament<Domino>>("target=30", Lang::En, 1);
    assert_eq!(typist.hears("What numbers are at the two ends, my giggling flamingo?"), ["misread-offer"]);
    assert_eq!(typist.hears("what if 9-9"), ["misread-tile"]);
}

#[test]
fn words_that_mean_nothing_here_do_not_spoil_a_question() {
    let mut typist = Typist::sniff(Lang::En);
    let turn = typist.hears("turn");
    assert_eq!(typist.hears("whose turn is it my giggling flamingo"), turn);
    assert_eq!(typist.hears("build it for me my giggling flamingo"), ["misread-offer"]);
}

#[test]
fn a_question_between_a_question_and_its_answer_is_no_answer() {
    let mut typist = Typist::sniff(Lang::En);
    let turn = typist.hears("turn");
    typist.hears("resign");
    assert_eq!(typist.hears("hold on, whose turn is it?"), [turn, vec!["resign-sure".to_owned()]].concat());
    assert_eq!(typist.hears("no, that would be silly"), ["resign-not"]);
    typist.hears("resign");
    assert_eq!(typist.hears("no, build it for me"), ["resign-not"]);
    typist.hears("resign");
    assert_eq!(typist.hears("oh yes? and my giggling flamingo?"), ["answer-unclear", "resign-sure"]);
}

#[test]
fn neither_a_question_nor_a_yes_that_is_taken_back_is_a_yes() {
    for (lang, said) in [
        (Lang::En, "is that okay?"),
        (Lang::En, "yes, no chance"),
        (Lang::De, "ist das gut?"),
        (Lang::Nl, "is dat goed?"),
        (Lang::Nl, "is dat goed"),
    ] {
        let mut typist = Typist::sniff(lang);
        typist.hears("resign");
        assert_eq!(typist.hears(said), ["answer-unclear", "resign-sure"], "{lang}: {said}");
    }
}

#[test]
fn a_sentence_that_begins_like_a_setting_is_no_offer_of_its_own_words() {
    let told = Typist::sniff(Lang::En).reads("could you tell me how close my giggling flamingo has come");
    assert!(!told.starts_with("Did you mean tell"), "{told}");
}

#[test]
fn nobody_leaves_by_a_question() {
    for said in ["is tea ready", "should I stop here and finish it tomorrow", "do I have to go to bed"] {
        assert!(!Typist::sniff(Lang::En).hears(said).contains(&"kept".to_owned()), "{said}");
    }
}

#[test]
fn a_guess_leaves_nothing_and_of_two_that_fit_both_are_named() {
    let mut typist = Typist::sniff(Lang::En);
    assert_eq!(typist.hears("where is quit"), ["misread-offer"]);
    assert_eq!(typist.hears("no"), ["confirm-not"]);
    assert_eq!(typist.hears("scores and walls"), ["misread-either"]);
    assert_eq!(typist.hears("yes"), ["misread-answer"]);
}

#[test]
fn a_typo_gets_one_suggestion_and_nothing_is_done() {
    let mut typist = Typist::sniff(Lang::En);
    assert_eq!(typist.reads("hnit"), "I do not understand \"hnit\". Did you mean hint?");
    assert_eq!(typist.hears("bulid"), ["misread-like"]);
    assert_eq!(typist.hears("xyzzyx"), ["misread-unknown"]);
    // Yes confirms it as the very next line only.
    assert_eq!(typist.hears("yes"), ["misread-answer"]);
    assert_eq!(typist.hears("bulid"), ["misread-like"]);
    assert_eq!(typist.hears("no"), ["confirm-not"]);
    assert_eq!(typist.hears("yes"), ["misread-answer"]);
    assert_eq!(typist.hears("bulid"), ["misread-like"]);
    assert_eq!(typist.hears("yes")[0], "drafted-built");
    let listed = typist.reads("s");
    assert!(listed.matches(',').count() <= 3, "{listed}");
}

#[test]
fn while_building_the_dutch_word_for_a_move_puts_up_walls() {
    assert_eq!(Typist::sniff(Lang::Nl).hears("zet E4 D4"), ["drafted-walls"]);
}

#[test]
fn a_push_without_its_turn_asks_for_it() {
    let mut typist = Typist::at::<Tournament<Scout>>("hints=on", Lang::Nl, 0);
    assert!(typist.reads("schuif 1 van links").contains("schuif 1 links 90"));
}

#[test]
fn a_scout_in_a_list_is_named_as_within_a_sentence() {
    for (lang, within) in [(Lang::En, "scout"), (Lang::De, "Scout"), (Lang::Nl, "scout")] {
        let mut typist = Typist::at::<Tournament<Scout>>("hints=on", lang, 12);
        let rows: String = (1..=24).map(|row| typist.reads(&format!("row {row}")) + " ").collect();
        let named = |mark: &str, name: &str| rows.contains(&format!("{mark} {name} "));
        assert!(named(":", within), "{lang}: {rows}");
        assert!(within == "Scout" || !named(":", "Scout") && !named(",", "Scout"), "{lang}: {rows}");
    }
}

#[test]
fn a_place_ahead_is_named_as_within_a_sentence() {
    for (lang, within, beginning) in [
        (Lang::En, "your embassy", "Your embassy"),
        (Lang::De, "deine Botschaft", "Deine Botschaft"),
        (Lang::Nl, "je ambassade", "Je ambassade"),
    ] {
        let stands = stands::<Tournament<Spion>>(&["notes=on"], &[2], 0..4);
        let heard = stands.iter().map(|stand| {
            let mut teller = teller(stand.kind(), lang, Wording::Normal);
            let session = stand.session(&mut teller);
            let mut typist = Typist { session, teller };
            ["A", "B", "C"].map(|spy| typist.reads(&format!("ahead {spy}"))).join(" ")
        });
        let heard: String = heard.collect::<Vec<_>>().join(" ");
        assert!(heard.contains(&format!(": {within}")), "{lang}: {heard}");
        assert!(!heard.contains(&format!(": {beginning}")), "{lang}: {heard}");
    }
}

#[test]
fn a_walk_in_a_direction_may_name_its_end_and_is_refused_where_that_lies_elsewhere() {
    let mut typist = Typist::at::<Tournament<Scout>>("hints=on", Lang::En, 12);
    for line in ["1 north to", "1 to north", "1 north to A1"] {
        let told = typist.hears(line);
        let is_walk =
            |id: &String| ["walked-", "blocked-", "refusal-", "misread-walk"].iter().any(|of| id.starts_with(of));
        assert!(told.iter().any(is_walk), "{line}: {told:?}");
        assert!(line.ends_with("A1") || !told.contains(&"misread-walk".to_owned()), "{line}: {told:?}");
    }
}
