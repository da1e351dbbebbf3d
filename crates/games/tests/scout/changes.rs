//! Tests of the announced changes: they are mentioned when they happen, and only then.

use snuffel_core::game::Announce as _;
use snuffel_core::rng::stream;
use snuffel_core::rules::Rules as _;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Chance, Request};
use snuffel_games::scout::rules::event::Phase;
use snuffel_games::scout::rules::hole::{Direction, Hole};
use snuffel_games::scout::rules::moves;
use snuffel_games::scout::rules::outlook::after;
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::rules::stage::Stage;
use snuffel_games::scout::rules::view::View;

const ME: Seat = Seat::FIRST;
const OTHER: Seat = Seat::SECOND;

/// The first seat's turn on a random board. Its scouts are in the middle; of the other's, three are home and one is
/// in `last`.
fn position(seed: u64, last: Hole) -> Position {
    let mut position = Scout::start(&Default::default(), 2);
    let Chance::Board(board) = Scout::sample(&Request::Board, &mut stream(seed, 0, 0)) else { panic!("a board") };
    position.board = *board;
    position.stage = Stage::Walking { mover: ME, phase: Phase::Look };
    position.round = 3;
    let row = |row: u8| move |column: u8| Some(Hole { column: 3 * column, row });
    position.scouts[ME] = [1, 2, 3, 4].map(row(12));
    position.scouts[OTHER] = [Some(last), row(0)(1), row(0)(2), row(0)(3)];
    position
}

fn matters(before: &Position, now: &Position) -> Vec<Message> {
    let view = |position: &Position| View { viewer: Viewer::Seat(ME), position: position.clone() };
    Scout::matters(&view(before), &view(now))
}

fn ids(told: &[Message]) -> Vec<&str> {
    told.iter().map(|message| message.id.as_ref()).collect()
}

/// A position with a scout one step from home and an open way.
fn nearly_home() -> Position {
    let before_home = Hole { column: 15, row: 1 };
    let mut boards = (0..).map(|seed| position(seed, before_home));
    boards.find(|position| position.board.maze().is_open(before_home, Direction::South)).unwrap()
}

#[test]
fn who_could_win_is_told_as_long_as_it_is_so() {
    let now = nearly_home();
    let mut far = now.clone();
    far.scouts[OTHER][0] = Some(Hole { column: 15, row: 23 });
    assert_eq!(ids(&matters(&far, &now)), ["fact-threat", "fact-rows"]);
    assert_eq!(ids(&matters(&now, &now)), ["fact-threat"]);
    let mut without_hints = now.clone();
    without_hints.config.hints = false;
    assert_eq!(ids(&matters(&far, &without_hints)), ["fact-rows"]);
}

#[test]
fn how_far_somebody_has_to_go_is_told_of_who_has_moved() {
    let now = position(1, Hole { column: 15, row: 20 });
    let mut before = now.clone();
    before.scouts[OTHER][0] = Some(Hole { column: 15, row: 22 });
    let told = matters(&before, &now);
    let rows: Vec<&Message> = told.iter().filter(|message| message.id == "fact-rows").collect();
    assert_eq!(rows.len(), 1);
    assert!(rows[0].args.contains(&("left", Arg::Count(20))));
    assert!(!ids(&matters(&now, &now)).contains(&"fact-rows"));
}

#[test]
fn a_push_that_closes_a_way_or_opens_one_home_is_told_of_the_scout() {
    let (mut closed, mut opened) = (0, 0);
    for seed in 0..20 {
        let mut before = position(seed, Hole { column: 15, row: 20 });
        before.scouts[ME] = before.scouts[ME].map(|hole| hole.map(|hole| Hole { row: 20, ..hole }));
        for push in moves::pushes_into(&before, u8::MAX) {
            let now = after(&before, &push);
            let (was, is) = (before.gains_of(ME), now.gains_of(ME));
            let told = matters(&before, &now);
            for (index, number) in (1..).enumerate().take(4) {
                let of = |id: &str| {
                    let own = told.iter().filter(|message| message.id == id);
                    own.filter(|message| message.args.contains(&("number", Arg::Count(number)))).count()
                };
                assert_eq!(of("fact-closed"), usize::from(is[index] < was[index]));
                assert_eq!(of("fact-home"), usize::from(is[index] == 3 && was[index] < 3));
            }
            closed += told.iter().filter(|message| message.id == "fact-closed").count();
            opened += told.iter().filter(|message| message.id == "fact-home").count();
        }
    }
    assert!(closed > 0 && opened > 0, "{closed} {opened}");
}

#[test]
fn nothing_is_told_while_scouts_are_placed() {
    let now = nearly_home();
    let placing = Position { stage: Stage::Placing { mover: ME }, ..now.clone() };
    assert!(matters(&placing, &now).is_empty());
    assert!(matters(&now, &placing).is_empty());
}
