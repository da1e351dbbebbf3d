//! Questions of every game, as data: read back from bytes they have the same answers, and an answer that makes no sense is
//! refused.

use std::cell::Cell;

use snuffel_core::deadline::Deadline;
use snuffel_core::kind::Kind;
use snuffel_core::matches::{Match, Thought};
use snuffel_core::notation::Unreadable;
use snuffel_core::player::{Level, Player, RandomPlayer};
use snuffel_core::question::{Answer, Finding, Query, Question};
use snuffel_core::record::{Header, Record};
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::Due;
use snuffel_games::ALL;

/// How many decisions of each game are asked about.
const DECISIONS: usize = 12;

/// A game of computers of level easy for as many as can play it, with this many decisions made.
fn game(kind: &'static dyn Kind, decisions: usize) -> Box<dyn Match> {
    let players = vec![Player::Computer(Level::EASY); *kind.seats().iter().max().unwrap()];
    let options = kind.agree(&[]).unwrap();
    let header = Header { game: kind.id().to_owned(), players, seed: 5, options };
    let mut table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
    table.settle();
    for _ in 0..decisions {
        let Some(seat) = due(table.as_ref()) else { break };
        assert!(table.decide(seat, Deadline::NEVER));
    }
    table
}

/// Who is due first.
fn due(table: &dyn Match) -> Option<Seat> {
    match table.due() {
        Due::Seats(due) => due.iter().next(),
        Due::Over(_) | Due::Chance => None,
    }
}

/// What is thought until it was asked so often whether time is up: always the same.
fn briefly<T>(think: impl FnOnce(Deadline<'_>) -> T) -> T {
    let asked = Cell::new(0);
    let is_over = || asked.replace(asked.get() + 1) > 20;
    think(Deadline::when(&is_over))
}

/// What is found, and the same from bytes.
fn answer(kind: &dyn Kind, question: &Question) -> Answer {
    let found = briefly(|deadline| kind.answer(question, deadline)).unwrap();
    let sent = Question::from_bytes(&question.to_bytes()).unwrap();
    assert_eq!(sent, *question);
    let again = briefly(|deadline| snuffel_games::answer(&sent, deadline)).unwrap();
    assert_eq!(again, found, "{}", kind.id());
    let read = Answer::from_bytes(&again.to_bytes()).unwrap();
    assert_eq!(read, found);
    read
}

/// A question about the same as another one.
fn also(question: &Question, query: Query) -> Question {
    Question { query, ..question.clone() }
}

#[test]
fn the_same_question_has_the_same_answer_by_bytes_whoever_decides() {
    for kind in ALL {
        let plain = Level::all().map(|level| level.to_string()).chain([RandomPlayer::NAME.to_owned()]);
        let players: Vec<String> = plain.chain(kind.references().iter().map(|name| (*name).to_owned())).collect();
        let mut table = game(*kind, 2);
        for number in 0..DECISIONS {
            let Some(seat) = due(table.as_ref()) else { break };
            assert!(table.seat_player(seat, &players[number % players.len()]));
            let question = table.think(seat).unwrap();
            let answer = answer(*kind, &question);
            let Ok(Thought::Decision(decision)) = kind.understand(&question, &answer) else {
                panic!("{}: a decision", kind.id());
            };
            let before = table.steps();
            assert_eq!(table.conclude(decision), None, "{}", kind.id());
            assert!(table.steps() > before, "{}", kind.id());
        }
    }
}

#[test]
fn hints_doubts_and_reviews_are_the_same_by_bytes() {
    for kind in ALL {
        for decisions in [0, 9, 20] {
            let table = game(*kind, decisions);
            let Some(seat) = due(table.as_ref()) else { continue };
            let question = table.advise(Viewer::Seat(seat)).unwrap();
            let hint = answer(*kind, &question);
            assert!(matches!(kind.understand(&question, &hint), Ok(Thought::Advice(Some(_)))), "{}", kind.id());
            let Query::Advise { view } = &question.query else { panic!("a hint") };
            let Finding::Decision(action) = answer(*kind, &table.think(seat).unwrap()).finding else {
                panic!("a move")
            };
            let judged = also(&question, Query::Judge { view: view.clone(), action });
            assert!(matches!(kind.understand(&judged, &answer(*kind, &judged)), Ok(Thought::Doubt(_))));
            let mut whole = table.review(seat).unwrap();
            assert!(!whole.is_single() && question.is_single());
            let Query::Review(choices) = &mut whole.query else { panic!("a review") };
            choices.truncate(3);
            assert!(matches!(kind.understand(&whole, &answer(*kind, &whole)), Ok(Thought::Review(_))));
        }
    }
}

#[test]
fn an_answer_that_makes_no_sense_is_refused() {
    for kind in ALL {
        let table = game(*kind, 9);
        let seat = due(table.as_ref()).unwrap();
        let advised = table.advise(Viewer::Seat(seat)).unwrap();
        let Finding::Advice(Some(advice)) = answer(*kind, &advised).finding else { panic!("a hint") };
        let told = |question: &Question, finding| {
            let answer = Answer { seat, steps: question.steps, finding };
            kind.understand(question, &answer).map(|_| ())
        };
        assert_eq!(told(&advised, Finding::Advice(Some(advice.clone()))), Ok(()));
        let mut other = advice.clone();
        other.best.action = "nonsense".to_owned();
        assert_eq!(told(&advised, Finding::Advice(Some(other))), Err(Unreadable), "{}", kind.id());
        assert_eq!(told(&advised, Finding::Decision(advice.best.action.clone())), Err(Unreadable), "{}", kind.id());
        let decided = table.think(seat).unwrap();
        assert_eq!(told(&decided, Finding::Decision("nonsense".to_owned())), Err(Unreadable), "{}", kind.id());
        assert_eq!(told(&decided, Finding::Advice(None)), Err(Unreadable), "{}", kind.id());
        let late = Answer { seat, steps: decided.steps + 1, finding: Finding::Decision(advice.best.action) };
        assert_eq!(kind.understand(&decided, &late).map(|_| ()), Err(Unreadable), "{}", kind.id());
    }
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    for kind in ALL {
        let table = game(*kind, 9);
        let seat = due(table.as_ref()).unwrap();
        let question = table.think(seat).unwrap();
        let Query::Decide { view, .. } = &question.query else { panic!("a decision") };
        let refused = |question: &Question| snuffel_games::answer(question, Deadline::NEVER).map(|_| ());
        let unknown = Query::Decide { player: "chess".to_owned(), view: view.clone() };
        assert_eq!(refused(&also(&question, unknown)), Err(Unreadable), "{}", kind.id());
        let short = view[..view.len() - 1].to_vec();
        assert_eq!(refused(&also(&question, Query::Advise { view: short })), Err(Unreadable), "{}", kind.id());
        let wrong = Query::Judge { view: view.clone(), action: "nonsense".to_owned() };
        assert_eq!(refused(&also(&question, wrong)), Err(Unreadable), "{}", kind.id());
        assert_eq!(refused(&Question { game: "chess".to_owned(), ..question.clone() }), Err(Unreadable));
    }
}
