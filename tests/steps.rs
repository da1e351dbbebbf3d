//! Steps: the replay of a record, a game between computers, and the rest of a game for a player who is out advance one
//! turn with each Enter, and questions in between are answered as of that moment.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use snuffel::deadline::Deadline;
use snuffel::game::{Reversal, VERBS, standing};
use snuffel::games;
use snuffel::kind::Kind;
use snuffel::matches::{Match, Meaning};
use snuffel::record::{Header, Record};
use snuffel::rules::Outcome;
use snuffel::seat::{Seat, Viewer};
use snuffel::session::{Effect, Ending, Input, Need, Pace, STEP_VERBS, Session, Surroundings, people};
use snuffel::table::{Due, Turn};
use snuffel::text::command::Command;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::clerk::Clerk as _;
use snuffel::ui::verbs::STYLE_VERBS;

use crate::common::{Copyist, Sheet};

/// The record of a case of the transcripts.
fn record_of(case: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts").join(format!("{case}.record"));
    fs::read_to_string(file).unwrap()
}

/// The game of a record.
fn open(record: &str) -> Box<dyn Match> {
    let record = Record::parse(record).unwrap();
    games::named(&record.header.game).unwrap().open(&record).unwrap()
}

/// A game that has just begun.
fn begin(game: &str, players: &str, options: &[(&str, &str)], seed: u64) -> Box<dyn Match> {
    let kind = games::named(game).unwrap();
    let players = players.split(' ').map(|player| player.parse().unwrap()).collect();
    let header = Header { game: game.to_owned(), players, seed, options: kind.agree(options).unwrap() };
    open(&header.to_string())
}

fn teller(kind: &dyn Kind, table: &dyn Match) -> Teller {
    let texts = kind.texts();
    let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[texts.messages, texts.words]);
    teller.meet(table.players());
    teller
}

fn around() -> Surroundings {
    Surroundings { style: STYLE_VERBS, ..Surroundings::default() }
}

/// The output before the first line, and the answer to each; and the ending, if there was one.
struct Heard {
    answers: Vec<Vec<String>>,
    ending: Option<Ending>,
}

impl Heard {
    fn last(&self) -> &[String] {
        self.answers.last().unwrap()
    }

    fn all(&self) -> Vec<String> {
        self.answers.concat()
    }
}

/// Types lines, followed by the end of the input if `ends`.
fn hear(mut session: Session, lines: &[&str], ends: bool) -> Heard {
    let mut teller = teller(session.table().kind(), session.table());
    let mut clerk = Copyist { sheet: Sheet::default(), name: "game-1".to_owned() };
    let mut answers = vec![Vec::new()];
    let mut lines = lines.iter();
    loop {
        while let Some(effect) = session.effect() {
            match effect {
                Effect::Say(message) => answers.last_mut().unwrap().push(teller.say(&message)),
                Effect::Run(errand) => session.handle(Input::Delivery(clerk.run(errand)), &mut teller),
                Effect::Clear | Effect::Forget | Effect::More | Effect::Back | Effect::Restyle(_) => {}
                Effect::Post(..)
                | Effect::Tell(..)
                | Effect::Reject(_)
                | Effect::GaveUp(_)
                | Effect::Dismiss(_)
                | Effect::Far(_)
                | Effect::Teach(_) => {}
            }
        }
        match session.need() {
            Need::Line(ask) => match lines.next() {
                Some(line) => {
                    answers.push(Vec::new());
                    let grammar = teller.grammar(&ask.verbs, ask.arguments);
                    session.handle(Input::Line(line, &grammar), &mut teller);
                }
                None if ends => session.handle(Input::Leave, &mut teller),
                None => return Heard { answers, ending: None },
            },
            Need::Thought => {
                let question = session.thinking().unwrap();
                let answer = session.table().kind().answer(&question, Deadline::NEVER).unwrap();
                session.handle(Input::Thought(Some(answer)), &mut teller);
            }
            Need::News => panic!("nothing comes from elsewhere"),
            Need::Nothing(ending) => {
                assert_eq!(lines.next(), None, "lines after the end: {answers:#?}");
                return Heard { answers, ending: Some(ending) };
            }
        }
    }
}

/// The replay of a record with these lines typed.
fn replay(record: &str, lines: &[&str]) -> Heard {
    hear(replaying(record, around()), lines, false)
}

fn replaying(record: &str, around: Surroundings) -> Session {
    let mut session = Session::replay(open(record), around);
    session.retell();
    session
}

fn playing(table: Box<dyn Match>, pace: Pace, around: Surroundings) -> Session {
    let seats = people(table.players());
    let mut session = Session::new(table, seats, around);
    session.set_pace(pace);
    session.begin();
    session
}

/// The answer to a question.
fn answer(table: &dyn Match, viewer: Viewer, verb: &'static str) -> Vec<String> {
    let teller = teller(table.kind(), table);
    let grammar = teller.grammar(VERBS, table.kind().arguments());
    match table.understand(viewer, &Command::new(verb, ""), &grammar) {
        Ok(Meaning::Tell(told)) => told.iter().map(|message| teller.say(message)).collect(),
        Ok(Meaning::Act(..) | Meaning::Confirm(..)) => panic!("{verb} is a question"),
        Err(message) => vec![teller.say(&message)],
    }
}

const GAMES: [&str; 5] =
    ["sniff/first-game", "domino/first-game", "schnuff/first-game", "scout/first-game", "spion/first-game"];

#[test]
fn whatever_was_known_at_a_moment_can_be_asked_at_that_moment() {
    for case in GAMES {
        let record = record_of(case);
        let mut whole = open(&record);
        let header: usize = record.split_inclusive('\n').take(Header::OPTIONS_LINE).map(str::len).sum();
        let mut ends: Vec<usize> = record[header..].match_indices('\n').map(|(end, _)| header + end + 1).collect();
        ends.retain(|end| end % 3 == 0);
        for end in ends {
            let part = open(&record[..end]);
            if matches!(part.due(), Due::Chance) {
                continue;
            }
            // An entry without events, such as a note, does not create a moment.
            whole.look_back(Some(part.now()));
            for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public] {
                for verb in ["status", "score", "moves"] {
                    let (then, now) = (answer(part.as_ref(), viewer, verb), answer(whole.as_ref(), viewer, verb));
                    assert_eq!(now, then, "{case}, {end}: {verb}");
                }
            }
        }
        whole.look_back(None);
        let over = answer(open(&record).as_ref(), Viewer::Public, "status");
        assert_eq!(answer(whole.as_ref(), Viewer::Public, "status"), over, "{case}");
    }
}

#[test]
fn the_turns_of_a_story_tell_something_each_and_are_no_longer_than_can_be_followed() {
    for case in GAMES {
        let table = open(&record_of(case));
        let turns = table.turns(Viewer::Seat(Seat::FIRST), 0..table.now());
        assert!(turns.len() > 5, "{case}");
        assert!(turns.iter().all(|turn| !turn.all.is_empty()), "{case}");
        assert!(turns.windows(2).all(|pair| pair[0].end < pair[1].end), "{case}");
        assert_eq!(turns.last().unwrap().end, table.now(), "{case}");
        let movers: BTreeSet<Option<Seat>> = turns.iter().map(|turn| turn.by).collect();
        assert!(movers.len() > table.players().len() - 1, "{case}: {movers:?}");
    }
}

#[test]
fn a_replay_goes_a_turn_with_each_enter_and_all_tells_the_same_at_once() {
    let record = record_of("domino/first-game");
    let stepped = replay(&record, &["", "", "", "all"]);
    let (intro, steps) = stepped.answers.split_first().unwrap();
    assert!(intro.last().unwrap().contains("steps. Press Enter for the next one"), "{intro:?}");
    assert!(steps.iter().all(|step| !step.is_empty()), "{steps:#?}");
    assert!(steps[..3].iter().all(|step| step.len() < 5), "{steps:#?}");
    let at_once = replay(&record, &["all"]);
    assert_eq!(at_once.answers[1], steps.concat());
    assert_eq!(
        at_once.last().last().unwrap(),
        "You can still ask about it. Type again for another game, or press Enter to leave."
    );
    let left = hear(replaying(&record, around()), &["all", ""], false);
    assert!(matches!(left.ending, Some(Ending::Over(_))));
    assert_eq!(left.last(), [""; 0], "nobody is told that a replay is saved");
}

#[test]
fn a_replay_goes_back_and_to_any_step() {
    let record = record_of("domino/first-game");
    let heard = replay(&record, &["", "", "", "back", "go 1", "", "go 3", "back 2", "back", "go 99", "go"]);
    let step = |number: usize| &heard.answers[number];
    assert_eq!(step(4), step(2));
    assert_eq!(step(5), step(1));
    assert_eq!(step(6), step(2));
    assert_eq!(step(7), step(3));
    assert_eq!(step(8), step(1));
    assert_eq!(step(9), &["This is the beginning."]);
    assert!(step(10)[0].starts_with("There are only"), "{:?}", step(10));
    assert_eq!(step(11), &["Which step? For example, type go 1."]);
}

#[test]
fn whoever_skips_hears_first_how_it_ended() {
    for case in GAMES.into_iter().filter(|case| *case != "spion/first-game") {
        let record = record_of(case);
        let table = open(&record);
        let all = table.turns(Viewer::Seat(Seat::FIRST), 0..table.now());
        let decisive = all.last().unwrap().all.iter().rfind(|message| message.decisive);
        let decisive = decisive.map(|message| teller(table.kind(), table.as_ref()).say(message));
        let heard = replay(&record, &["", "skip"]);
        assert_eq!(decisive.as_ref(), heard.last().first(), "{case}");
    }
}

#[test]
fn questions_between_steps_are_answered_for_that_moment_and_nothing_can_be_done() {
    let record = record_of("domino/first-game");
    let heard = replay(&record, &["hand", "", "", "hand", "score", "turn", "1-1", "note x", "resign", "all", "hand"]);
    let answers = &heard.answers;
    assert_ne!(answers[4], answers[11], "the hand is that of the moment");
    assert_eq!(answers[6].last().unwrap(), &format!("Step 2 of {}. Press Enter for the next one.", steps_of(&record)));
    for refused in [8, 9] {
        assert!(answers[refused][0].contains("do not understand"), "{:?}", answers[refused]);
    }
    let table = open(&record);
    assert_eq!(answers[11], answer(table.as_ref(), Viewer::Seat(Seat::FIRST), "hand"));
}

fn steps_of(record: &str) -> usize {
    let table = open(record);
    table.turns(Viewer::Seat(Seat::FIRST), 0..table.now()).len()
}

#[test]
fn what_was_played_already_cannot_be_played_otherwise() {
    let record = record_of("domino/first-game");
    let table = open(&record);
    let turns = table.turns(Viewer::Seat(Seat::FIRST), 0..table.now());
    // Before a turn of this seat, a tile can be typed.
    let own = turns.iter().position(|turn| turn.by == Some(Seat::FIRST)).unwrap();
    let mut lines = vec![""; own];
    let names = {
        let mut then = open(&record);
        then.look_back(Some(turns[own - 1].end));
        then.names(Viewer::Seat(Seat::FIRST))
    };
    lines.push(&names[0]);
    let heard = replay(&record, &lines);
    assert_eq!(heard.last(), ["This has already been played. You can only listen and ask."]);
}

#[test]
fn whoever_listens_may_know_what_another_knew_once_the_game_is_over() {
    let record = record_of("domino/first-game");
    let heard = replay(&record, &["", "", "as computer", "hand", "as", "hand", "as nobody"]);
    assert_eq!(heard.answers[3], ["You now know what the computer knew in the game."]);
    assert_ne!(heard.answers[4], heard.answers[6]);
    assert_eq!(heard.answers[5], ["You are back to what you knew in the game."]);
    assert_eq!(heard.answers[7], ["Nobody here is called \"nobody\". At the table: you and the computer."]);
    let end = record.trim_end().rfind('\n').unwrap() + 1;
    let unfinished = replay(&record[..end], &["", "as computer", "all", "as computer", "hand"]);
    let refused = "You can hear what others know once the game is over.";
    assert_eq!((&*unfinished.answers[2][0], &*unfinished.answers[4][0]), (refused, refused));
    assert!(unfinished.answers[3].contains(&"That is as far as it goes; the game is not over.".to_owned()));
    assert_ne!(unfinished.answers[5], heard.answers[4]);
}

#[test]
fn after_a_game_its_story_can_be_gone_through() {
    let record = record_of("domino/first-game");
    let table = open(&record);
    let seats = people(table.players());
    let mut session = Session::new(table, seats, around());
    session.go_on(&teller(games::named("domino").unwrap(), open(&record).as_ref()));
    let heard = hear(session, &["back", "go 1", "as computer", "", "all", ""], false);
    let told = replay(&record, &["", ""]);
    assert_eq!(heard.answers[2], told.answers[1]);
    assert_eq!(
        heard.answers[5].last().unwrap(),
        "You can still ask about it. Type again for another game, or press Enter to leave."
    );
    assert!(matches!(heard.ending, Some(Ending::Over(_))));
}

#[test]
fn a_game_between_computers_waits_for_enter_after_each_turn() {
    let begin = || begin("domino", "normal easy", &[("target", "30")], 112);
    let heard = hear(playing(begin(), Pace::All, around()), &["", "", "back", "", "status", "turn"], false);
    let [_, one, two, back, again, _, turn] = heard.answers.as_slice() else {
        panic!("{:?}", heard.answers);
    };
    assert!(!one.is_empty() && !two.is_empty());
    assert_eq!((back, again), (one, two));
    assert!(turn.last().unwrap().starts_with("Step 3. Press Enter to go on."), "{turn:?}");
    let hint = heard.all().iter().filter(|line| line.starts_with("Press Enter to go on, or ")).count();
    assert_eq!(hint, 1, "how it goes on is told once");
    let whole = hear(playing(begin(), Pace::All, around()), &["all"], false);
    assert_eq!(
        whole.last().last().unwrap(),
        "You can still ask about it. Type again for another game, or press Enter to leave."
    );
}

#[test]
fn skipping_a_game_between_computers_tells_the_result_and_the_rest_can_be_asked() {
    let table = begin("domino", "normal easy", &[("target", "30")], 112);
    let heard = hear(playing(table, Pace::All, around()), &["skip", "log 99", ""], false);
    assert!(heard.answers[1][0].contains("wins"), "{:?}", heard.answers[1]);
    assert!(heard.answers[1].len() < 8, "{:?}", heard.answers[1]);
    assert!(heard.answers[2].len() > 10, "{:?}", heard.answers[2]);
    assert!(matches!(heard.ending, Some(Ending::Over(Outcome { winners })) if winners.len() == 1));
}

#[test]
fn where_the_input_ends_a_pipe_hears_the_rest_and_a_terminal_leaves() {
    let table = || begin("domino", "normal easy", &[("target", "30")], 112);
    let piped = Surroundings { is_piped: true, ..around() };
    let all = hear(playing(table(), Pace::All, piped.clone()), &["", ""], true);
    assert!(matches!(all.ending, Some(Ending::Over(_))));
    assert!(
        !all.all()
            .contains(&"You can still ask about it. Type again for another game, or press Enter to leave.".to_owned()),
        "nobody can ask"
    );
    let left = hear(playing(table(), Pace::All, around()), &["", ""], true);
    assert_eq!(left.ending, Some(Ending::Left));
    let record = record_of("domino/first-game");
    let whole = replay(&record, &["all"]).all();
    let told = hear(replaying(&record, piped), &[""], true);
    assert_eq!(told.all(), whole[..whole.len() - 1]);
    let left = hear(replaying(&record, around()), &[""], true);
    assert!(left.all().len() < 10 && left.ending.is_some(), "{:?}", left.answers);
}

/// A game of schnuff in which the person is out and two computers play on.
fn going_on_alone(around: Surroundings) -> Session {
    const UNTIL: usize = Header::OPTIONS_LINE + 20;
    let part: String = record_of("schnuff/empty-hand").split_inclusive('\n').take(UNTIL).collect();
    let table = open(&part);
    let teller = teller(table.kind(), table.as_ref());
    let seats = people(table.players());
    let mut session = Session::new(table, seats, around);
    session.go_on(&teller);
    session
}

#[test]
fn whoever_is_out_hears_a_turn_with_each_enter_from_the_first() {
    let heard = hear(going_on_alone(around()), &["", "", "4", "back", "4", "", "score"], false);
    assert_eq!(heard.ending, None);
    let turns = [&heard.answers[1], &heard.answers[2]];
    assert!(turns.iter().all(|turn| (1..3).contains(&turn.len())), "{turns:#?}");
    let out = ["You are out of this game. You can listen and ask."];
    assert_eq!([&heard.answers[3][..], &heard.answers[5][..]], [out, out]);
    assert!(!heard.answers[4].is_empty());
    let skipped = hear(going_on_alone(around()), &["skip"], false);
    assert!(skipped.last()[0].contains("wins"), "{:#?}", skipped.last());
    let all = hear(going_on_alone(around()), &["all"], false);
    assert!(all.last().len() > 30 && all.last().last() == skipped.last().last(), "{:#?}", all.last());
}

#[test]
fn at_the_pace_of_steps_each_turn_of_a_computer_waits_and_the_own_one_does_not() {
    let table = || begin("schnuff", "easy easy easy human", &[], 4);
    let at_once = hear(playing(table(), Pace::All, around()), &[], false);
    assert!(!at_once.all().iter().any(|line| line.starts_with("Press Enter")), "{:#?}", at_once.answers);
    let stepped = hear(playing(table(), Pace::Step, around()), &["", ""], false);
    assert_eq!(stepped.answers.len(), at_once.answers.len() + 2, "{:#?}", stepped.answers);
    let hints = stepped.all().into_iter().filter(|line| line.starts_with("Press Enter to go on, or "));
    assert_eq!(hints.count(), 1, "how it goes on is told once");
    let told =
        |heard: &Heard| heard.all().into_iter().filter(|line| !line.starts_with("Press Enter")).collect::<Vec<_>>();
    assert_eq!(told(&stepped), told(&at_once));
}

#[test]
fn each_of_several_people_hears_turns_of_computers_in_steps() {
    let table = || begin("schnuff", "human:Anna easy easy human:Ben", &[], 4);
    let lines = ["", "4", "", "", "", "", "", "status", ""];
    let stepped = hear(playing(table(), Pace::Step, around()), &lines, false);
    let [_, anna, .., first, second, status, third] = stepped.answers.as_slice() else { panic!() };
    assert!(anna.last().unwrap().starts_with("You open"));
    assert_eq!(
        stepped.answers[2].last().unwrap().split(',').next(),
        Some("Press Enter to go on"),
        "{:#?}",
        stepped.answers
    );
    for (heard, line) in
        [(first, "Anna plays 4, sum 4."), (second, "Gina plays 3, sum 7."), (third, "Cleo plays 2, sum 9.")]
    {
        assert!(heard.contains(&line.to_owned()), "{line} {:#?}", stepped.answers);
    }
    assert!(third.len() == 2 && third[1].contains("your turn at 9"), "{third:#?}");
    assert!(status.contains(&"The sum is 7, 23 below 30.".to_owned()), "{status:#?}");
    let at_once = hear(playing(table(), Pace::All, around()), &["", "4", "", ""], false);
    let told = |heard: &Heard| heard.all().into_iter().filter(|line| line.contains(" plays ")).collect::<Vec<_>>();
    assert_eq!(told(&stepped), told(&at_once));
    // A player who skips the steps hears the state of the game before anything is due.
    let rest = hear(playing(table(), Pace::Step, around()), &["", "4", "", "", "", "all"], false);
    assert_eq!(rest.last(), [&first[..], &second[..], &third[..]].concat());
    let skipped = hear(playing(table(), Pace::Step, around()), &["", "4", "", "", "", "skip"], false);
    assert_eq!(skipped.last(), &third[1..]);
}

#[test]
fn a_move_typed_at_a_pause_is_told_that_enter_goes_on_first() {
    let table = begin("schnuff", "easy easy easy human", &[], 4);
    let heard = hear(playing(table, Pace::Step, around()), &["4"], false);
    assert_eq!(heard.last(), ["The others come first: press Enter to go on. Then it may be your turn."]);
}

#[test]
fn a_word_for_steps_is_no_move_right_after_a_step() {
    let asks = "It is your turn now, and back could be a move. Is that what you mean? Yes or no; Enter means no.";
    let begun = || playing(begin("schnuff", "easy easy easy human", &[], 4), Pace::Step, around());
    let pauses = (0..9).find(|pauses| {
        let heard = hear(begun(), &[&vec![""; *pauses][..], &["turn"]].concat(), false);
        heard.last()[0].starts_with("Your turn")
    });
    let steps = vec![""; pauses.unwrap()];
    let typed = |lines: &[&'static str]| hear(begun(), &[&steps[..], lines].concat(), false);
    assert_eq!(typed(&["back"]).last(), [asks]);
    assert_eq!(typed(&["", "back"]).last(), [asks]);
    assert_eq!(typed(&["back", ""]).last(), ["Nothing has changed."]);
    // After a question or a message in between, it is clearly the player's turn.
    assert_ne!(typed(&["hand", "back"]).last(), [asks]);
}

#[test]
fn an_unfinished_story_ends_with_how_to_go_on_and_not_with_another_game() {
    let record: String = record_of("domino/first-game").split_inclusive('\n').take(12).collect();
    let named = Surroundings { name: Some("domino-7".to_owned()), ..around() };
    let heard = hear(replaying(&record, named), &["all", "again"], false);
    let [.., all, again] = heard.answers.as_slice() else { panic!("{:?}", heard.answers) };
    let resume = "You can still ask about it. Type resume domino-7 to go on with this game, or press Enter to leave.";
    assert_eq!(all.last().unwrap(), resume);
    assert!(heard.ending.is_none() && !again.is_empty());
}

#[test]
fn the_moves_of_one_player_or_of_all_can_be_heard_alone() {
    let record = record_of("domino/first-game");
    let lines =
        ["all", "log 99", "log moves 99", "log you 99", "log 99 computer", "last moves", "log 3 moves", "log x"];
    let heard = replay(&record, &lines);
    let [_, _, all, moves, anna, computer, last, three, wrong] = heard.answers.as_slice() else {
        panic!("{:?}", heard.answers);
    };
    assert!(moves.len() < all.len(), "dealing is no move");
    assert_eq!(anna.len() + computer.len(), moves.len() + 1);
    assert!(anna[1..].iter().all(|line| !line.starts_with("The computer lays")), "{anna:#?}");
    assert!(
        computer[1..].iter().any(|line| line.starts_with("The computer draws 2 tiles and lays 4-1")),
        "{computer:#?}"
    );
    assert!(!last.is_empty() && moves.ends_with(last), "{last:?}");
    assert_eq!(three[1..], moves[moves.len() - 3..]);
    assert!(wrong[0].contains("neither a number nor a player"), "{wrong:?}");
}

#[test]
fn the_moves_of_one_player_can_be_asked_for_by_colour() {
    let lines = ["all", "log 99 Ben", "log 99 white", "last red", "last Black-red"];
    let heard = replay(&record_of("spion/first-game"), &lines);
    let [_, _, named, coloured, red, black_red] = heard.answers.as_slice() else { panic!("{:?}", heard.answers) };
    assert!(named.len() > 3 && named == coloured, "{coloured:?}");
    assert_eq!(red, black_red);
}

#[test]
fn the_words_for_steps_mean_nothing_else_that_can_be_typed_there() {
    for lang in Lang::ALL {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        let verbs = [STEP_VERBS, VERBS, STYLE_VERBS].concat();
        for verb in &verbs {
            for word in teller.lexicon(&[verb]).words(verb) {
                assert_eq!(teller.lexicon(&verbs).exact(word), Some(*verb), "{lang}: {word}");
            }
        }
    }
}

/// For each game, texts that its story must contain, and texts that it must not, in the words of the case.
const TOLD: [(&str, &[&str], &[&str]); 5] = [
    (
        "sniff/first-game",
        &["Your labyrinth is ready.", "Free. You are on E3."],
        &["taken back", "One more", "Ask for a field"],
    ),
    ("domino/first-game", &["You lay "], &["You may lay one more"]),
    ("schnuff/first-game", &["You play 1. The sum is 1. You draw Pass."], &["Play a number card"]),
    ("scout/first-game", &["You push into slot "], &["taken back", "Push into slot", "can get nearer", "is back on"]),
    ("spion/first-game", &["You take pass "], &["Your turn", "Your plan:", "Who waits in your dungeon"]),
];

#[test]
fn the_story_names_own_moves_in_full_and_asks_for_nothing() {
    for (case, told, untold) in TOLD {
        let story = replay(&record_of(case), &["all"]).all();
        for part in told {
            assert!(story.iter().any(|line| line.contains(part)), "{case} does not tell {part:?}: {story:#?}");
        }
        for part in untold {
            assert!(!story.iter().any(|line| line.contains(part)), "{case} tells {part:?}");
        }
    }
}

#[test]
fn a_turn_is_what_one_seat_does_until_another_one_acts() {
    let (one, two) = (Some(Seat::FIRST), Some(Seat::SECOND));
    let steps = [(3, None), (4, one), (5, None), (6, one), (8, None), (9, two), (10, one)];
    let turn = |from| {
        let turn = Turn::from_steps(steps.into_iter(), from);
        (turn.by, turn.done, turn.end, turn.actions)
    };
    assert_eq!(turn(0), (None, 0, 3, 0), "chance deals");
    assert_eq!(turn(3), (one, 6, 8, 2), "what chance answers belongs to the move");
    assert_eq!(turn(8), (two, 9, 9, 1));
    assert_eq!(turn(9), (one, 10, 10, 1));
    assert_eq!(turn(10), (None, 10, 10, 0), "nothing more has happened");
    let alone = (1..30).map(|end| (end, one));
    assert_eq!(Turn::from_steps(alone, 4).end, 4 + Turn::MOST_ACTIONS);
}

#[test]
fn what_was_taken_back_is_told_only_while_nothing_has_come_after_it() {
    let told = |story: &str| {
        let reversal = |part: &char| match part {
            's' => Reversal::Step,
            'b' => Reversal::Back,
            _ => Reversal::None,
        };
        let parts: Vec<char> = story.chars().collect();
        let stands = standing(&parts, reversal).into_iter().zip(parts);
        stands.filter(|(stands, _)| *stands).map(|(_, part)| part).collect::<String>()
    };
    assert_eq!(told("ssbs"), "ss");
    assert_eq!(told("ssbbx"), "x");
    assert_eq!(told("ssb"), "sb");
    assert_eq!(told("xbsx"), "xsx");
}
