//! The question before a costly move, in all games.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use snuffel::advice::Advice;
use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::matches::{Match, Played};
use snuffel::player::{Level, Player};
use snuffel::question::Query;
use snuffel::rng::{Purpose, stream};
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::session::{Effect, Input, LESSON_VERBS, Need, Session, Surroundings};
use snuffel::table::{Due, Side, Table};
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;
use snuffel::tournament::Tournament;
use snuffel::ui::wrap::cells;
use snuffel::wire::{Outlet, Replica};

use super::answer;
use crate::common::hearing::Shared;

/// The average and maximum number of words in a question, in any language.
const USUAL_WORDS: usize = 22;
const MOST_WORDS: usize = 24;

/// The most cells that it may take on a display of 40.
const MOST_CELLS: usize = 28;

/// The conditions of a weak player's game.
#[derive(Clone, Copy)]
struct Way {
    options: &'static str,
    has_tutor: bool,
    /// The answer to the tutor's question; [`AGAIN`] for the same move.
    answer: &'static str,
    /// The number of typed lines that decide something, at most.
    moves: usize,
    /// The number of questions after which the game is left.
    enough: usize,
    is_lesson: bool,
    /// Whether the table is remote.
    is_far: bool,
    /// Whether each thought about a move breaks off.
    is_faulty: bool,
}

/// The answer that types the move again.
const AGAIN: &str = "again";

/// The result of such a game.
#[derive(Default)]
struct Heard {
    /// The record of the game.
    lines: String,
    /// The number of typed lines that decided something.
    typed: usize,
    /// The questions of the tutor, each with the number of the opponent's actions so far.
    questions: Vec<(Message, usize)>,
    /// The messages after the first answer, by name.
    answered: Vec<String>,
    /// The number of thoughts about a move that broke off.
    faults: usize,
}

/// The line for a weak player's choice.
fn bad_line<G: Game>(view: &G::View, seed: u64, steps: u64, teller: &Teller) -> String {
    let action = G::computer(Level::LEAST).decide(view, &mut stream(seed, 1, steps), Deadline::NEVER);
    let what = G::hint(view, &Advice::only(action)).expect("a hint").what;
    typed(&teller.marked(&what)).first().expect("something to type").clone()
}

fn teller<G: Game>(lang: Lang, wording: Wording, players: &[Player]) -> Teller {
    let mut teller = Teller::new(lang, wording, Spelling::Plain, &[G::TEXTS.messages, G::TEXTS.words]);
    teller.meet(players);
    teller
}

/// The first of two seats, at a table with a computer, or remote from it.
struct Seated<G: Game> {
    table: Rc<RefCell<Table<G>>>,
    session: Session,
    teller: Teller,
    outlet: Option<Outlet<G>>,
    seed: u64,
    is_faulty: bool,
}

impl<G: Game> Seated<G> {
    fn new(way: Way, seed: u64) -> Seated<G> {
        let mut table = Table::<G>::new(&way.options.parse().unwrap(), 2, Box::new(Seeded { seed }));
        table.keep_lines();
        table.settle();
        let other = if way.is_far { Player::Far(None) } else { Player::Computer(Level::LEAST) };
        let players = vec![Player::Human(None), other];
        let teller = teller::<G>(Lang::En, Wording::Normal, &players);
        let lesson: &[&str] = if way.is_lesson { LESSON_VERBS } else { &[] };
        let around = Surroundings { lesson, is_shared: way.is_far, ..Surroundings::default() };
        let (mut outlet, table) = (None, Rc::new(RefCell::new(table)));
        let game: Box<dyn Match> = if way.is_far {
            let mut sent = Outlet::new(Viewer::Seat(Seat::FIRST));
            let first = sent.update(&*table.borrow()).unwrap().unwrap();
            outlet = Some(sent);
            Box::new(Played::<G, _>::new(Replica::<G>::sit_down(Seat::FIRST, &first).unwrap(), players, seed))
        } else {
            Box::new(Played::<G, _>::new(Shared::alone(&table), players, seed))
        };
        let mut session = Session::new(game, Seats::only(Seat::FIRST), around);
        session.set_tutor(way.has_tutor);
        session.begin();
        Seated { table, session, teller, outlet, seed, is_faulty: way.is_faulty }
    }

    /// Lets the opponent play at the remote table, and delivers the results.
    fn go_on(&mut self) {
        let Some(outlet) = &mut self.outlet else { return };
        let mut table = self.table.borrow_mut();
        while let Due::Seats(due) = table.due() {
            let Some(other) = due.iter().find(|seat| *seat != Seat::FIRST) else { break };
            let view = table.view(Viewer::Seat(other));
            let mut random = Purpose::Decision(other).stream(self.seed, table.steps());
            let action = G::computer(Level::LEAST).decide(&view, &mut random, Deadline::NEVER);
            table.act(other, action).unwrap();
            while let Some(bytes) = outlet.update(&*table).unwrap() {
                self.session.handle(Input::Post(Seat::FIRST, &bytes), &mut self.teller);
            }
        }
        while let Some(bytes) = outlet.update(&*table).unwrap() {
            self.session.handle(Input::Post(Seat::FIRST, &bytes), &mut self.teller);
        }
    }

    /// Delivers a typed action to the remote table.
    fn bring(&mut self, message: &[u8]) {
        if let Some(outlet) = &mut self.outlet {
            outlet.perform(message, &mut *self.table.borrow_mut()).unwrap();
        }
        self.go_on();
    }

    /// The messages up to the next request for a line.
    fn listen(&mut self) -> Vec<Message> {
        let mut said = Vec::new();
        loop {
            while let Some(effect) = self.session.effect() {
                match effect {
                    Effect::Say(message) => said.push(message),
                    Effect::Post(_, message) => self.bring(&message),
                    _ => {}
                }
            }
            match self.session.need() {
                Need::Thought => {
                    let question = self.session.thinking().expect("a thought");
                    let answer = match question.query {
                        Query::Judge { .. } if self.is_faulty => None,
                        _ => Some(answer(self.session.table(), &question)),
                    };
                    self.session.handle(Input::Thought(answer), &mut self.teller);
                }
                Need::Line(_) | Need::News | Need::Nothing(_) => return said,
            }
        }
    }

    fn type_line(&mut self, line: &str) {
        let ask = self.session.ask_for();
        let grammar = self.teller.grammar(&ask.verbs, ask.arguments);
        self.session.handle(Input::Line(line, &grammar), &mut self.teller);
    }
}

fn play<G: Game>(way: Way, seed: u64) -> Heard {
    let mut seated = Seated::<G>::new(way, seed);
    let (mut heard, mut typed) = (Heard::default(), 0);
    let mut last = String::new();
    seated.go_on();
    loop {
        let said = seated.listen();
        heard.faults += said.iter().filter(|message| message.id == "stumbled-move").count();
        if heard.questions.len() == 1 && heard.answered.is_empty() {
            heard.answered = said.iter().map(|message| message.id.to_string()).collect();
        }
        let question = said.iter().rfind(|message| message.id == "tutor-ask").cloned();
        let (due, done) = (seated.table.borrow().due(), seated.table.borrow().moves()[Seat::SECOND]);
        match question {
            Some(question) => {
                heard.questions.push((question, done));
                let before = seated.table.borrow().steps();
                // After `why`, the player is asked again.
                let is_again = way.answer == "why" && heard.questions.len() % 2 == 0;
                let answer = if is_again { "yes" } else { way.answer };
                let plays = ["yes", AGAIN].contains(&answer);
                seated.type_line(if answer == AGAIN { &last } else { answer });
                assert!(plays || seated.table.borrow().steps() == before, "{}", way.options);
                typed -= usize::from(answer == "no");
            }
            None if typed >= way.moves || heard.questions.len() >= way.enough => break,
            None if !matches!(due, Due::Seats(due) if due.contains(Seat::FIRST)) => break,
            None => {
                let (view, steps) =
                    (seated.table.borrow().view(Viewer::Seat(Seat::FIRST)), seated.table.borrow().steps());
                let line = bad_line::<G>(&view, seed, steps, &seated.teller);
                typed += 1;
                seated.type_line(&line);
                last = line;
            }
        }
    }
    heard.lines = seated.table.borrow_mut().take_lines();
    heard.typed = typed;
    heard
}

/// A game that can be played under any conditions.
type Play = fn(Way, u64) -> Heard;

/// Games of a weak player who is questioned: with the number of moves, and the seed.
const GAMES: [(Play, &str, usize, u64); 5] = [
    (play::<Sniff>, "size=5x5 walls=20", 16, 1),
    (play::<Domino>, "target=100", 8, 3),
    (play::<Schnuff>, "drawing=auto end=last", 20, 1),
    (play::<Scout>, "hints=on", 40, 1),
    (play::<Spion>, "notes=on", 24, 1),
];

const WAY: Way = Way {
    options: "",
    has_tutor: true,
    answer: "yes",
    moves: 0,
    enough: usize::MAX,
    is_lesson: false,
    is_far: false,
    is_faulty: false,
};

/// Checks that the tutor changed nothing: without it, as many moves make the same game.
fn is_the_same_without(play: Play, way: Way, seed: u64, heard: &Heard) {
    let without = play(Way { has_tutor: false, enough: usize::MAX, moves: heard.typed, ..way }, seed);
    assert_eq!(heard.lines, without.lines, "{}", way.options);
}

#[test]
fn whoever_plays_badly_is_asked_once_a_turn_and_yes_plays_the_same_game() {
    for (play, options, moves, seed) in GAMES {
        let way = Way { options, moves, ..WAY };
        let with = play(way, seed);
        assert!(!with.questions.is_empty(), "{options}: nobody is asked");
        let turns: BTreeSet<usize> = with.questions.iter().map(|(_, done)| *done).collect();
        assert_eq!(turns.len(), with.questions.len(), "{options}: asked twice in a turn");
        let without = play(Way { has_tutor: false, ..way }, seed);
        assert_eq!(with.lines, without.lines, "{options}");
        assert!(without.questions.is_empty());
    }
}

#[test]
fn no_takes_it_back_and_the_same_move_again_is_played() {
    for (play, options, moves, seed) in GAMES {
        let way = Way { options, moves, answer: "no", enough: 2, ..WAY };
        let heard = play(way, seed);
        assert_eq!(heard.answered, ["tutor-not"], "{options}");
        is_the_same_without(play, way, seed, &heard);
    }
}

#[test]
fn the_same_move_at_the_question_is_a_yes() {
    for (play, options, moves, seed) in GAMES {
        let way = Way { options, moves, answer: AGAIN, enough: 2, ..WAY };
        let heard = play(way, seed);
        assert!(!heard.answered.iter().any(|said| said == "tutor-not"), "{options}: {:?}", heard.answered);
        is_the_same_without(play, way, seed, &heard);
    }
}

#[test]
fn whoever_asks_why_hears_the_reasons_and_is_asked_once_more() {
    for (play, options, moves, seed) in GAMES {
        let way = Way { options, moves, answer: "why", enough: 2, ..WAY };
        let heard = play(way, seed);
        let (asked, reasons) = heard.answered.split_last().unwrap();
        assert_eq!(asked, "tutor-ask", "{options}");
        assert!(reasons.first().is_some_and(|said| said != "hint-no-more"), "{options}: no reason is told");
        assert!(!reasons.iter().any(|said| said == "tutor-not"), "{options}: {reasons:?}");
        is_the_same_without(play, way, seed, &heard);
    }
}

#[test]
fn a_thought_about_a_move_that_breaks_off_is_told_and_the_move_is_played() {
    for (play, options, moves, seed) in GAMES {
        let way = Way { options, moves, ..WAY };
        let faulty = play(Way { is_faulty: true, ..way }, seed);
        assert!(faulty.faults > 0 && faulty.questions.is_empty(), "{options}");
        assert_eq!(faulty.lines, play(Way { has_tutor: false, ..way }, seed).lines, "{options}");
    }
}

#[test]
fn somebody_far_away_is_asked_too() {
    for (play, options, moves, seed) in GAMES {
        let heard = play(Way { options, moves, enough: 1, is_far: true, ..WAY }, seed);
        assert!(!heard.questions.is_empty(), "{options}: nobody is asked");
    }
}

#[test]
fn nobody_is_asked_in_lessons_nor_where_hints_are_off() {
    let (_, options, moves, seed) = GAMES[1];
    let way = Way { options, moves, ..WAY };
    assert!(play::<Domino>(Way { is_lesson: true, ..way }, seed).questions.is_empty());
    assert!(!play::<Tournament<Domino>>(way, seed).questions.is_empty());
    let off = Way { options: "no-hints target=100", ..way };
    assert!(play::<Tournament<Domino>>(off, seed).questions.is_empty());
}

#[test]
fn what_cannot_be_done_is_refused_without_a_question() {
    let mut seated = Seated::<Domino>::new(Way { options: "target=100", ..WAY }, 3);
    seated.go_on();
    seated.listen();
    // The player holds double 5, which does not fit the 6.
    seated.type_line("55");
    assert!(!seated.session.is_thinking());
    assert!(seated.listen().iter().all(|message| message.id != "tutor-ask"));
}

/// Checks the questions of a game, in all languages.
fn are_short<G: Game>(options: &'static str, moves: usize, seed: u64) {
    let players = [Player::Human(None), Player::Computer(Level::LEAST)];
    let heard = play::<G>(Way { options, moves, ..WAY }, seed);
    for lang in Lang::ALL.iter().copied() {
        let (normal, brief) =
            (teller::<G>(lang, Wording::Normal, &players), teller::<G>(lang, Wording::Brief, &players));
        let mut words = 0;
        for (question, _) in &heard.questions {
            let text = normal.say(question);
            let count = text.split_whitespace().count();
            println!(
                "{} {lang}, {count} words: {text} | {} | {:?}",
                G::ID,
                brief.brief(question),
                brief.summary(question)
            );
            assert!(count <= MOST_WORDS && !text.contains('{'), "{lang}, {count} words: {text}");
            let short = brief.summary(question).expect("a text for a prompt");
            assert!(cells(&short) <= MOST_CELLS, "{lang}: {short}");
            words += count;
        }
        assert!(words <= USUAL_WORDS * heard.questions.len(), "{} {lang}: {words} words", G::ID);
    }
}

#[test]
fn a_question_is_short_in_all_languages() {
    are_short::<Sniff>(GAMES[0].1, 24, 1);
    are_short::<Domino>(GAMES[1].1, 14, 3);
    are_short::<Schnuff>(GAMES[2].1, 14, 1);
    are_short::<Scout>(GAMES[3].1, 60, 1);
    are_short::<Spion>(GAMES[4].1, 30, 1);
}
