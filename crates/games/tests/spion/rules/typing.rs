//! Tests of the meaning of typed lines, and of the answers to questions.

use super::story::{said, story};
use super::*;
use snuffel_core::game::VERBS;
use snuffel_core::game::{Answer, Game as _, Reply};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

/// A teller in a language, as in a session.
fn teller(lang: Lang, wording: Wording) -> Teller {
    let parts = [Spion::TEXTS.messages, Spion::TEXTS.words];
    Teller::new(lang, wording, Spelling::Plain, &parts)
}

/// The meaning of a typed line for a player: the action, `?` and an action that needs confirmation, or the messages.
fn typed_in(lang: Lang, game: &Game, owner: &str, line: &str) -> (String, Vec<String>) {
    let teller = teller(lang, Wording::Normal);
    let grammar = teller.grammar(&[VERBS, Spion::VERBS].concat(), Spion::ARGUMENTS);
    let command = grammar.parse(line, |line| Spion::bare(line, &grammar));
    let command = command.unwrap_or_else(|misread| panic!("{line}: {misread:?}"));
    let view = game.view(owner);
    let say = |messages: &[snuffel_core::text::message::Message]| {
        messages.iter().map(|message| teller.say(message)).collect()
    };
    match Spion::interpret(&view, &command, &grammar) {
        Ok(Reply::Act(action, _)) => (action.to_string(), Vec::new()),
        Ok(Reply::Confirm(question, action)) => (format!("? {action}"), say(&[question])),
        Ok(Reply::Tell(told)) => (String::new(), say(&told)),
        Err(message) => (String::new(), say(&[message])),
    }
}

fn typed(game: &Game, line: &str) -> String {
    typed_in(Lang::En, game, "black", line).0
}

fn told(game: &Game, line: &str) -> Vec<String> {
    typed_in(Lang::En, game, "black", line).1
}

#[test]
fn a_step_is_offered_only_to_whoever_can_make_one() {
    let game = scene(2).turn("black");
    assert!(told(&game, "turn")[0].starts_with("Your turn: step with a spy, such as step A, or take pass 1,"));
    // Reserve spies are not in the game yet.
    let game = scene(2).put("black A dungeon, black B dungeon, black C dungeon").turn("black");
    assert!(told(&game, "turn")[0].starts_with("Your turn: none of your spies can step, so take pass 1,"));
}

#[test]
fn more_words_than_a_move_has_do_nothing_and_one_line_says_so() {
    let game = scene(2).turn("black");
    for (line, word) in [
        ("A B", "B"),
        ("A 2", "2"),
        ("A2", "2"),
        ("step A now", "now"),
        ("pass 1 2", "2"),
        ("free C B", "B"),
        ("plan A B", "B"),
        ("trap snake 2.3 now", "now"),
        ("trap snake magnet 2.3", "magnet"),
        ("unmask white B C", "C"),
        ("clear 1 2", "2"),
    ] {
        assert_eq!(typed(&game, line), "", "{line}");
        let said = told(&game, line);
        assert!(
            said.len() == 1 && said[0].starts_with(&format!("\"{word}\" does not belong here. ")),
            "{line}: {said:?}"
        );
    }
    let said = told(&game, "A 2");
    assert_eq!(said, ["\"2\" does not belong here. A step is one place: A."]);
    // Nobody asks anything, so `no` would not be understood.
    let said = told(&game, "done quickly");
    assert!(said[0].contains("\"quickly\"") && !said[0].contains("Type only no"), "{said:?}");
    for (line, action) in [
        ("a", "step A"),
        ("step A", "step A"),
        ("pass 2", "pass 2"),
        ("trap 2.3 snake", "trap snake 2.3"),
        ("trap snake 2 3", "trap snake 2.3"),
        ("unmask B white", "? unmask white B"),
    ] {
        assert_eq!(typed(&game, line), action, "{line}");
    }
    let game = Game::new(2);
    assert_eq!(told(&game, "C 2 3").len(), 1);
    assert_eq!(typed(&game, "C 2"), "prepare C 2");
    assert_eq!(typed(&game, "c2"), "prepare C 2");
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    game.play("black step A");
    assert_eq!(typed(&game, "A B"), "");
    assert_eq!(typed(&game, "B"), "plan B");
}

#[test]
fn two_words_for_one_colour_are_not_too_many() {
    let game = scene(4).turn("black-red");
    assert_eq!(typed_in(Lang::En, &game, "black-red", "unmask white blue B").0, "? unmask white-blue B");
}

#[test]
fn whoever_names_a_spy_without_knowing_its_number_is_asked_first() {
    let mut game = scene(2).put("white C 1.2, white A 2.3").turn("black");
    assert_eq!(typed(&game, "unmask white B"), "? unmask white B");
    let question = &told(&game, "unmask white B")[0];
    assert!(question.starts_with("You do not know the number of White B."));
    game.play("black look white C");
    assert_eq!(typed(&game, "unmask white C"), "unmask white C");
    // A number that is known to be a different one also costs the game.
    game.play("black look white A");
    assert_eq!(typed(&game, "unmask white A"), "? unmask white A");
    let question = &told(&game, "unmask white A")[0];
    assert!(question.starts_with("White A, number 1, is not the traitor."));
    // An action that the rules refuse needs no confirmation.
    assert_eq!(typed(&game, "unmask white D"), "unmask white D");
}

#[test]
fn a_letter_alone_is_an_own_spy_wherever_it_is() {
    for seats in [2, 4] {
        let game = scene(seats).put("black B out, white B 1.2").turn("white");
        assert_eq!(told(&game, "ahead D"), ["Your spy D is in reserve."]);
        assert_eq!(told(&game, "look D"), ["Your spy D is in reserve."]);
        assert_eq!(told(&game, "ahead B"), ["Your spy B is out of the game."]);
        assert_eq!(told(&game, "ahead C"), ["Your spy C is in the dungeon."]);
        // A letter is enough to look at an enemy whose number can be seen.
        assert_eq!(typed(&game, "look B"), "look white B");
        let game = Game::new(seats);
        assert_eq!(told(&game, "D 1"), ["Your spy D is in reserve."]);
    }
}

#[test]
fn who_looks_where_all_is_known_hears_what() {
    let mut game = scene(2).put("white C 1.2").turn("black");
    game.play("black look white C");
    let known = ["White C, on 1.2: number 3, already known."];
    assert_eq!(told(&game, "look"), known);
    let game = scene(2).turn("black");
    let nobody = ["No enemy is on an Alfred field, so there is nobody to look at."];
    assert_eq!(told(&game, "look"), nobody);
}

#[test]
fn the_question_about_unmasking_takes_a_spy_for_an_answer() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    game.play("black step A");
    game.fight("black", "white", true);
    let typed = |line| typed_in(Lang::En, &game, "white", line).0;
    assert_eq!(typed("black B"), "? unmask black B");
    assert_eq!(typed("B"), "? unmask black B");
    assert_eq!(typed("A"), "? unmask black A");
    assert_eq!(typed("no"), "unmask nobody");
    assert_eq!(typed("no B"), "");
}

#[test]
fn status_tells_the_numbers_of_spies_that_are_left_and_who_is_out() {
    let line = |game: &Game| {
        let told = told(game, "status");
        let numbers = told.iter().find(|line| line.starts_with("Your numbers"));
        numbers.unwrap().clone()
    };
    let game = scene(2).put("black A out, black D 1.1").turn("black");
    assert_eq!(
        line(&game),
        "Your numbers: B, number 2; C, number 3; D, without a number. Out of the game: your spy A."
    );
    let game = scene(2).turn("black");
    assert_eq!(line(&game), "Your numbers: A, number 1; B, number 2; C, number 3; D, in reserve.");
}

#[test]
fn ahead_tells_who_can_reach_the_spy_by_a_step_or_a_pass() {
    // White walks the other way round. The trap is between B and black's A.
    let game = scene(2).put("black A 1.2, white A 1.3, white B 2.1, white C 2.2").turn("black");
    let last = |game: &Game, line| told(game, line).pop().unwrap();
    assert_eq!(
        last(&game, "ahead A"),
        "Enemies who can reach spy A, with one step or one pass: White A, 1 place away; White B, 4 places away."
    );
    let game = scene(2).put("black A 1.2, white A 1.3, white B 2.1").trap(Trap::Snake, "1.4").turn("black");
    assert_eq!(
        last(&game, "ahead A"),
        "Enemies who can reach spy A, with one step or one pass: White A, 1 place away."
    );
    let game = scene(2).put("black A 1.2").turn("black");
    assert_eq!(
        last(&game, "ahead A"),
        "Enemies who can reach spy A, with one step or one pass: White A, 3 places away; White B, 3 places away."
    );
}

#[test]
fn letters_can_be_typed_as_they_are_spelled() {
    let game = scene(2).turn("black");
    for (lang, words) in [
        (Lang::En, ["alfa", "alpha", "Bravo"]),
        (Lang::De, ["Anton", "anton", "Berta"]),
        (Lang::Nl, ["Anton", "anton", "Bernhard"]),
    ] {
        let steps = words.map(|word| typed_in(lang, &game, "black", word).0);
        assert_eq!(steps, ["step A", "step A", "step B"], "{lang}");
    }
    let unprepared = Game::new(2);
    assert_eq!(typed(&unprepared, "charlie 2"), "prepare C 2");
    assert_eq!(typed_in(Lang::De, &unprepared, "black", "Cäsar 2").0, "prepare C 2");
}

#[test]
fn moves_name_the_fights_that_they_begin_and_whom_one_can_see_through() {
    let mut game = scene(2).put("black B 1.2, white B 1.3, white A 2.3").turn("black");
    let moves = told(&game, "moves");
    assert_eq!(
        moves,
        [
            "Step A: to 1.1.",
            "Step B: to 1.3, attacks White B.",
            "Pass 1, pass 2 or pass 3.",
            "Free C, for 1 zillion.",
            "Look at White A, on an Alfred field.",
        ]
    );
    game.play("black look white A");
    assert!(told(&game, "spies").contains(&"White: A, number 1, on 2.3; B, on 1.3; C, in the dungeon.".to_owned()));
}

#[test]
fn with_two_the_money_is_told_of_two_players_and_not_of_teams() {
    let game = scene(2).turn("black");
    let expected = ["Zillions: you 10 of 25, White 10, bank 40."];
    assert_eq!(told(&game, "money"), expected);
    let (_, german) = typed_in(Lang::De, &game, "black", "stapel");
    assert!(german[0].starts_with("Bekannte Scheine bei dir, von oben"));
}

#[test]
fn turn_says_what_is_expected_and_a_field_off_the_ring_which_there_are() {
    let game = scene(2).turn("black");
    let [turn] = told(&game, "turn").try_into().unwrap();
    assert!(turn.starts_with("Your turn: ") && turn.contains("step A") && turn.contains("pass 1"), "{turn}");
    for line in ["look 9.9", "look 3.1", "9.9"] {
        assert_eq!(told(&game, line), ["Fields go from 1.1 to 2.4."], "{line}");
    }
    let game = scene(4).turn("black");
    assert_eq!(told(&game, "look 5.1"), ["Fields go from 1.1 to 4.4."]);
}

/// The messages to black about a fight that black begins.
fn fight_told(lang: Lang, wins: bool) -> String {
    let mut game = scene(2).put("black A 1.1, white A 1.2").turn("black");
    game.play("black step A");
    let facts = game.fight("black", "white", wins);
    let percepts: Vec<Percept> = facts.into_iter().map(Percept::Public).collect();
    let told = snuffel_testing::told_with::<Spion>(&percepts, &game.view("black"), Viewer::Seat(seat("black")));
    teller(lang, Wording::Normal).say(&told[0])
}

#[test]
fn plans_are_told_as_plans_and_not_as_spies() {
    let begins = |lang, wins, text: &str| {
        let told = fight_told(lang, wins);
        assert!(told.starts_with(text), "{told}");
    };
    begins(Lang::En, true, "You beat White A, number 1, who chose plan B.");
    begins(Lang::En, false, "You lose spy A: both chose plan A.");
    begins(Lang::De, true, "Du besiegst Weiß A, Nummer 1; der andere hatte Plan B.");
    begins(Lang::De, false, "Du verlierst Spion A; beide hatten Plan A.");
    begins(Lang::Nl, true, "Je verslaat Wit A, nummer 1, tegen plan B.");
    begins(Lang::Nl, false, "Je verliest met spion A, allebei plan A.");
}

#[test]
fn a_number_alone_is_a_pass_on_turn() {
    let game = scene(2).turn("black");
    for (line, action) in [("1", "pass 1"), ("2", "pass 2"), ("three", "pass 3"), ("pass 2", "pass 2")] {
        assert_eq!(typed(&game, line), action, "{line}");
    }
    assert_eq!(told(&game, "2 2").len(), 1);
    // Two digits mean a field.
    assert_eq!(told(&game, "2 3"), ["2.3, Alfred: empty."]);
}

#[test]
fn a_spy_may_be_sent_to_the_place_where_its_step_ends_and_to_no_other() {
    let game = scene(4).put("black A 1.1, black B 1.4").turn("black");
    for (line, action) in [
        ("A to 1.2", "step A"),
        ("step A 1.2", "step A"),
        ("go with A to 1 2", "step A"),
        ("B to the white embassy", "step B"),
    ] {
        assert_eq!(typed(&game, line), action, "{line}");
    }
    assert_eq!(
        told(&game, "A to 1.4"),
        ["That is 3 places ahead of your spy A, and a step is one place. Only a pass can go that far."]
    );
    assert_eq!(told(&game, "A to 4.4"), ["This move takes your spy A to 1.2, Alfred, not to 4.4."]);
    // A colour without the word embassy means the spy.
    assert_eq!(told(&game, "white B"), ["White B: in the White embassy."]);
    let mut game = scene(4).put("black A 1.1").passes("black", "dash").turn("black");
    game.play("black pass 1");
    assert_eq!(typed(&game, "A to 1.4"), "walk A");
    assert_eq!(told(&game, "A to 1.2"), ["This move takes your spy A to 1.4, not to 1.2, Alfred."]);
}

#[test]
fn attack_says_on_turn_which_step_does_it() {
    let game = scene(4).put("black A 1.1, white A 1.2, white B 1.4, white C 4.1").turn("black");
    assert_eq!(told(&game, "attack white A"), ["To attack White A, type: step A."]);
    assert_eq!(told(&game, "attack"), ["At the moment you can attack White A, with step A."]);
    assert_eq!(
        told(&game, "attack white B"),
        ["White B is 3 places ahead of your spy A. Only a pass can go that far."]
    );
    assert_eq!(told(&game, "attack white C"), ["At the moment no move of yours can reach White C."]);
    assert_eq!(told(&game, "attack blue C"), ["White-blue C: in the dungeon."]);
    assert_eq!(told(&game, "attack red A"), ["Black-red A is not an enemy."]);
    assert_eq!(told(&scene(4).turn("black"), "attack"), ["No enemy is one step ahead of your spies."]);
    // A publicly known pass goes that far.
    let seen = Game { state: game.state.having_seen_passes(), events: Vec::new() };
    let dash = (1..=3).find(|depth| seen.view("black").passes[Team::Black][depth - 1] == Some(Pass::Dash));
    let how = dash.map_or("Only a pass can go that far".to_owned(), |depth| format!("Pass {depth} goes that far"));
    assert_eq!(told(&seen, "attack white B"), [format!("White B is 3 places ahead of your spy A. {how}.")]);
}

#[test]
fn the_first_turn_says_how_a_turn_is_done() {
    let mut game = scene(2).turn("white");
    let mut asked = |lines: &str| {
        let told = story(&mut game, Viewer::Seat(seat("black")), lines);
        said(Lang::En, &told).pop().unwrap()
    };
    let first = "Your turn: step with a spy, such as A, or take pass 1, 2 or 3.";
    assert_eq!(asked("white step A"), first);
    assert_eq!(asked("black step A; white step B"), "Your turn.");
}

#[test]
fn half_of_what_is_prepared_says_which_half_is_missing() {
    let game = Game::new(2);
    let says = |line: &str| told(&game, line);
    assert_eq!(says("1"), ["The traitor is number 1, then. Who waits in your dungeon? Such as C 1."]);
    assert_eq!(says("B"), ["Spy B waits, then. Which number is the traitor? Such as B 2."]);
    assert_eq!(says("4").len(), 1);
    assert_eq!(typed(&game, "1 B"), "prepare B 1");
}

#[test]
fn the_word_for_the_traitor_tells_who_it_is_or_names_one_in_every_language() {
    let game = scene(2).turn("black");
    for (lang, word, envelope, white) in [
        (Lang::De, "verräter", "umschlag", "weiß"),
        (Lang::En, "traitor", "envelope", "white"),
        (Lang::Nl, "verrader", "envelop", "wit"),
    ] {
        let said = typed_in(lang, &game, "black", word);
        assert_eq!(said, typed_in(lang, &game, "black", envelope));
        assert!(said.0.is_empty() && said.1.len() == 1, "{said:?}");
        assert_eq!(typed_in(lang, &game, "black", &format!("{word} {white} B")).0, "? unmask white B");
    }
}
