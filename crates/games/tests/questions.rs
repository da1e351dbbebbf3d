//! Tests of questions of every game as data: after serialisation they have the same answers, an answer that does not
//! make sense is refused, and a computer's memory does not change its decisions.

use std::cell::Cell;

use snuffel_core::deadline::Deadline;
use snuffel_core::kind::Kind;
use snuffel_core::matches::{Match, Thought};
use snuffel_core::notation::Unreadable;
use snuffel_core::player::{Level, Player, RandomPlayer};
use snuffel_core::question::{Answer, Finding, MOST_MEMORY, Query, Question};
use snuffel_core::record::{Header, Record};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::Due;
use snuffel_games::ALL;

/// The number of decisions examined per game.
const DECISIONS: usize = 12;

/// A game between computers of level easy, with the maximum number of seats, after this many decisions.
fn game(kind: &'static dyn Kind, decisions: usize) -> Box<dyn Match> {
    let mut table = begun(kind, Level::EASY, *kind.seats().iter().max().unwrap());
    for _ in 0..decisions {
        let Some(seat) = due(table.as_ref()) else { break };
        assert!(table.decide(seat, Deadline::NEVER));
    }
    table
}

/// A new game between `seats` computers of a level.
fn begun(kind: &'static dyn Kind, level: Level, seats: usize) -> Box<dyn Match> {
    let players = vec![Player::Computer(level); seats];
    let options = kind.agree(&[]).unwrap();
    let header = Header { game: kind.id().to_owned(), players, seed: 5, options };
    let mut table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
    table.settle();
    table
}

/// The first seat that has to act, if any.
fn due(table: &dyn Match) -> Option<Seat> {
    match table.due() {
        Due::Seats(due) => due.iter().next(),
        Due::Over(_) | Due::Chance => None,
    }
}

/// Runs `think` with a deadline after a fixed number of checks, so that the result is always the same.
fn briefly<T>(think: impl FnOnce(Deadline<'_>) -> T) -> T {
    let asked = Cell::new(0);
    let is_over = || asked.replace(asked.get() + 1) > 20;
    think(Deadline::when(&is_over))
}

/// The answer to a question, which must be the same after serialisation.
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

/// The same question with a different query.
fn also(question: &Question, query: Query) -> Question {
    Question { query, ..question.clone() }
}

/// The same question to a computer with this memory.
fn remembering(question: &Question, memory: &[u8]) -> Question {
    let Query::Decide { player, view, .. } = &question.query else { panic!("a decision") };
    also(question, Query::Decide { player: player.clone(), view: view.clone(), memory: memory.to_vec() })
}

/// The decision and the resulting memory.
fn decided(answer: Answer) -> (String, Vec<u8>) {
    let Finding::Decision { action, memory } = answer.finding else { panic!("a decision") };
    (action, memory)
}

/// Carries out a decision, which must be possible.
fn conclude(table: &mut dyn Match, question: &Question, answer: &Answer) {
    let Ok(Thought::Decision(decision)) = table.kind().understand(question, answer) else {
        panic!("{}: a decision", question.game);
    };
    let before = table.steps();
    assert_eq!(table.conclude(decision), None, "{}", question.game);
    assert!(table.steps() > before, "{}", question.game);
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
            conclude(table.as_mut(), &question, &answer);
        }
    }
}

#[test]
fn memory_spares_thought_and_changes_no_decision() {
    let kind = snuffel_games::named("scout").unwrap();
    // The number of deadline checks of a player measures its effort.
    let thought = |question: &Question| {
        let asked = Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            false
        };
        let answer = kind.answer(question, Deadline::when(&is_over)).unwrap();
        (answer, asked.get())
    };
    for (level, decisions) in [(Level::HARD, usize::MAX), (Level::HARD.easier().unwrap(), 40)] {
        let mut table = begun(kind, level, 2);
        let (mut spared, mut all) = (0, 0);
        for _ in 0..decisions {
            let Some(seat) = due(table.as_ref()) else { break };
            let question = table.think(seat).unwrap();
            let (answer, effort) = thought(&question);
            let (anew, whole) = thought(&remembering(&question, &[]));
            assert_eq!(decided(anew).0, decided(answer.clone()).0);
            assert!(effort <= whole);
            spared += whole - effort;
            all += whole;
            conclude(table.as_mut(), &question, &answer);
        }
        assert!(spared * 4 > all, "{level}: {spared} of {all}");
    }
}

#[test]
fn memory_of_something_else_changes_no_decision() {
    for kind in ALL {
        let mut table = begun(*kind, Level::HARD, kind.seats()[0]);
        let nonsense = [vec![], vec![0], vec![0xff; 40], vec![0; MOST_MEMORY + 1]];
        let mut memories = nonsense.to_vec();
        // Only the computers of scout have a memory.
        let decisions = if kind.id() == "scout" { 40 } else { 2 };
        for _ in 0..decisions {
            let Some(seat) = due(table.as_ref()) else { break };
            let question = table.think(seat).unwrap();
            let own = answer(*kind, &question);
            let (action, memory) = decided(own.clone());
            let short = memory[..memory.len().saturating_sub(1)].to_vec();
            for other in memories.iter().chain([&short]) {
                let asked = remembering(&question, other);
                let (decision, _) = decided(briefly(|deadline| kind.answer(&asked, deadline)).unwrap());
                assert_eq!(decision, action, "{}", kind.id());
            }
            assert!(memory.len() < MOST_MEMORY / 4, "{}: {}", kind.id(), memory.len());
            if !memory.is_empty() && memories.last() != Some(&memory) {
                memories.push(memory);
            }
            conclude(table.as_mut(), &question, &own);
        }
        assert_eq!(memories.len() > nonsense.len() + 3, decisions > 2, "{}", kind.id());
    }
}

/// A memory with the right position and a wrong plan may lead to a different action, but never to an illegal one.
#[test]
fn whatever_is_wrong_with_a_memory_what_is_decided_can_be_done() {
    let kind = snuffel_games::named("scout").unwrap();
    let mut tried = 0;
    for decisions in 0..40 {
        let asked = || {
            let mut table = game(kind, decisions);
            let seat = due(table.as_ref()).unwrap();
            assert!(table.seat_player(seat, &Level::HARD.to_string()));
            let question = table.think(seat).unwrap();
            (table, question)
        };
        let (_, question) = asked();
        let (_, memory) = decided(answer(kind, &question));
        for place in (decisions..memory.len()).step_by(29) {
            let mut wrong = memory.clone();
            wrong[place] ^= 1 << (place % 8);
            let (mut table, question) = asked();
            let question = remembering(&question, &wrong);
            conclude(table.as_mut(), &question, &answer(kind, &question));
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
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
            let (action, _) = decided(answer(*kind, &table.think(seat).unwrap()));
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
fn a_review_leaves_out_what_a_computer_has_done_in_ones_place() {
    for kind in ALL {
        let players = vec![Player::Human(None); *kind.seats().iter().max().unwrap()];
        let header = Header { game: kind.id().to_owned(), players, seed: 5, options: kind.agree(&[]).unwrap() };
        let mut table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
        table.settle();
        let reviewed = |table: &dyn Match| match table.review(Seat::FIRST).unwrap().query {
            Query::Review(choices) => choices.len(),
            query => panic!("{query:?}"),
        };
        let play = |table: &mut Box<dyn Match>| {
            for _ in 0..DECISIONS {
                let Some(seat) = due(table.as_ref()) else { break };
                assert!(table.decide(seat, Deadline::NEVER));
            }
        };
        let seats = Seats::first(table.players().len());
        seats.iter().for_each(|seat| table.replace(seat, true));
        play(&mut table);
        assert_eq!(reviewed(table.as_ref()), 0, "{}", kind.id());
        // A named reference player takes over every seat, as in a test of a person's games.
        seats.iter().for_each(|seat| table.replace(seat, false));
        seats.iter().for_each(|seat| assert!(table.seat_player(seat, RandomPlayer::NAME)));
        play(&mut table);
        assert_ne!(reviewed(table.as_ref()), 0, "{}", kind.id());
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
        let decision = |action: &str| Finding::Decision { action: action.to_owned(), memory: Vec::new() };
        assert_eq!(told(&advised, decision(&advice.best.action)), Err(Unreadable), "{}", kind.id());
        let decided = table.think(seat).unwrap();
        assert_eq!(told(&decided, decision("nonsense")), Err(Unreadable), "{}", kind.id());
        assert_eq!(told(&decided, Finding::Advice(None)), Err(Unreadable), "{}", kind.id());
        let late = Answer { seat, steps: decided.steps + 1, finding: decision(&advice.best.action) };
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
        let unknown = Query::Decide { player: "chess".to_owned(), view: view.clone(), memory: Vec::new() };
        assert_eq!(refused(&also(&question, unknown)), Err(Unreadable), "{}", kind.id());
        let short = view[..view.len() - 1].to_vec();
        assert_eq!(refused(&also(&question, Query::Advise { view: short })), Err(Unreadable), "{}", kind.id());
        let wrong = Query::Judge { view: view.clone(), action: "nonsense".to_owned() };
        assert_eq!(refused(&also(&question, wrong)), Err(Unreadable), "{}", kind.id());
        assert_eq!(refused(&Question { game: "chess".to_owned(), ..question.clone() }), Err(Unreadable));
    }
}
