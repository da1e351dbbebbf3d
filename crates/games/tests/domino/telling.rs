//! Tests of the choice and the order of messages in domino.

use snuffel_core::game::Game as _;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{PerSeat, Seat, Viewer};
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games::domino::rules::Domino;
use snuffel_games::domino::rules::event::{Cause, Fact, HandEnd, Occasion, Percept, Play};
use snuffel_games::domino::rules::line::End;
use snuffel_games::domino::rules::tile::{Tile, TileSet};
use snuffel_games::domino::rules::view::{Stage, View};

/// The viewer's turn after 6-6 with these tiles, with automatic draws on or off.
fn turn(hand: TileSet, stock: u8, auto: bool) -> View {
    let state = Domino::start(&"target=100".parse().unwrap(), 2);
    let mut view = Domino::view(&state, Viewer::Seat(Seat::FIRST));
    view.line.lay_first(Tile::new(6, 6).unwrap());
    View { hand, stock, auto, stage: Stage::Turn(Seat::FIRST), drawn: None, ..view }
}

#[test]
fn who_draws_by_hand_hears_that_nothing_fits() {
    let tile = |one, other| TileSet::only(Tile::new(one, other).unwrap());
    let told = |hand, stock, auto| {
        let percepts = [Percept::AutoSet { on: auto }];
        let view = turn(hand, stock, auto);
        let told = snuffel_testing::told_with::<Domino>(&percepts, &view, view.viewer);
        told.last().map(|message| message.id.to_string()).unwrap()
    };
    assert_eq!(told(tile(3, 2), 9, false), "none-fits");
    assert_eq!(told(tile(3, 2), 0, false), "none-fits-stock");
    assert_eq!(told(tile(6, 2), 9, false), "auto-off");
    assert_eq!(told(tile(3, 2), 9, true), "auto-on");
}

#[test]
fn the_tiles_that_bring_points_are_told_before_who_gets_these() {
    let view = turn(TileSet::NONE, 0, true);
    let ids = |tile: Tile| {
        let over = HandEnd {
            cause: Cause::Out,
            winner: Some(Seat::FIRST),
            hands: PerSeat::from_fn(|seat| if seat == Seat::SECOND { TileSet::only(tile) } else { TileSet::NONE }),
            gain: 10,
        };
        let percepts = [Percept::Public(Fact::HandOver(over))];
        let told = snuffel_testing::told_with::<Domino>(&percepts, &view, view.viewer);
        told.iter().map(|message| message.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ids(Tile::new(5, 4).unwrap())[..2], ["out-you", "counted-other"]);
    assert_eq!(ids(Tile::new(6, 4).unwrap())[..2], ["out-you", "shown-other"], "10 pips count as 10");
}

/// The English prompts for these messages.
fn prompts(told: &[Message]) -> Vec<String> {
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Domino::TEXTS.messages]);
    told.iter().filter_map(|message| teller.summary(message)).collect()
}

#[test]
fn of_two_players_a_prompt_tells_the_own_points_first_and_no_name() {
    let over = HandEnd { cause: Cause::Blocked, winner: None, hands: PerSeat::default(), gain: 0 };
    for (seat, points) in [(Seat::FIRST, "25 to 45."), (Seat::SECOND, "45 to 25.")] {
        let mut view = turn(TileSet::NONE, 0, true);
        view.viewer = Viewer::Seat(seat);
        view.points[Seat::FIRST] = 25;
        view.points[Seat::SECOND] = 45;
        let told = snuffel_testing::told_with::<Domino>(&[Percept::Public(Fact::HandOver(over))], &view, view.viewer);
        assert_eq!(prompts(&told), ["Blocked, no points.", points]);
    }
}

#[test]
fn a_prompt_tells_the_points_of_an_opening_whatever_was_laid_after_it() {
    let tile = |one, other| Tile::new(one, other).unwrap();
    let play = |tile, occasion, gain| Play {
        seat: Seat::SECOND,
        tile,
        end: End::Left,
        occasion,
        gain,
        total: gain.into(),
        left: 5,
    };
    let opening_is_told = |gain| {
        let laid = [play(tile(5, 5), Occasion::HighestDouble, gain), play(tile(5, 0), Occasion::Extra, gain)];
        let percepts = laid.map(|play| Percept::Public(Fact::Laid(play)));
        let view = turn(TileSet::NONE, 0, true);
        let told = snuffel_testing::told_with::<Domino>(&percepts, &view, view.viewer);
        let opening = told.iter().position(|message| message.id == "opened-double-other").unwrap();
        told[opening].before(&told[opening + 1..]).is_some()
    };
    assert!(opening_is_told(10));
    assert!(!opening_is_told(0));
}

#[test]
fn whoever_has_opened_reads_the_tiles_that_are_left() {
    let tile = |one, other| Tile::new(one, other).unwrap();
    let (opener, left) = (tile(6, 6), TileSet::only(tile(3, 1)));
    let mut dealt = left;
    dealt.insert(opener);
    let play = |seat, left| Play {
        seat,
        tile: opener,
        end: End::Left,
        occasion: Occasion::HighestDouble,
        gain: 0,
        total: 0,
        left,
    };
    let told = |play: Play, hand| {
        let percepts = [Percept::Dealt { hand: Some(dealt), each: 2, stock: 0 }, Percept::Public(Fact::Laid(play))];
        let view = turn(hand, 0, true);
        prompts(&snuffel_testing::told_with::<Domino>(&percepts, &view, view.viewer))
    };
    assert_eq!(told(play(Seat::FIRST, 1), left)[0], "31.");
    assert_eq!(told(play(Seat::SECOND, 1), dealt)[0], "31 66.");
}
