//! Invariants of every position: all cards and all scouts are there, and only the mover moves them.

use std::collections::BTreeSet;

use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::Side as _;
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::Action;
use snuffel_games::scout::rules::board::Board;
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::rules::stage::Stage;

use snuffel_testing::random_game;

/// Checks that each of the 49 cards is in exactly one place: on the board, in a hand, or as the spare card.
fn all_cards(position: &Position) {
    let mut numbers = BTreeSet::new();
    match position.stage {
        Stage::Lots => return,
        Stage::Laying { .. } | Stage::Filling { .. } => {
            let laid = position.layout.as_flattened().iter().flatten();
            numbers.extend(laid.map(|piece| piece.number()));
            let [one, other] = [Seat::FIRST, Seat::SECOND].map(|seat| position.hands[seat]);
            assert_eq!(one & other, 0);
            let hands = one | other;
            numbers.extend((1..=49).filter(|number| hands >> number & 1 == 1));
            numbers.insert(position.laid_spare);
        }
        _ => {
            numbers.extend(position.board.pieces().map(|piece| piece.number()));
            numbers.insert(position.board.spare().number());
            let written: Board = position.board.to_string().parse().unwrap();
            assert_eq!(written, position.board, "the ways are those of the cards");
        }
    }
    assert_eq!(numbers, (1..=49).collect());
}

/// Checks that no two scouts are in the same hole.
fn all_scouts(position: &Position) {
    let standing: Vec<_> = position.scouts.iter().flatten().flatten().collect();
    let holes: BTreeSet<_> = standing.iter().collect();
    assert_eq!(holes.len(), standing.len());
    if position.phase().is_some() {
        let expected = position.seats * position.scouts_each();
        assert_eq!(standing.len(), usize::from(expected));
    }
}

#[test]
fn cards_and_scouts_are_all_there_at_every_step() {
    for (options, seats) in [("hints=on", 2), ("hints=on by-hand", 2), ("hints=on", 3), ("hints=on", 4)] {
        for seed in 0..40 {
            let mut before: Option<(Position, Action)> = None;
            random_game::<Scout>(&options.parse().unwrap(), seats, seed, |table, action| {
                let position = table.view(Viewer::Public).position;
                all_cards(&position);
                all_scouts(&position);
                if let Some((before, action)) = before.take() {
                    moves_only_what_it_may(&before, &action, &position);
                }
                before = Some((position, *action));
            });
        }
    }
}

/// Checks that only a walk moves a scout, one of the mover's that is not home, and that a push moves none.
fn moves_only_what_it_may(before: &Position, action: &Action, after: &Position) {
    let mover = before.stage.mover().unwrap();
    for seat in before.all().iter() {
        for (scout, hole) in before.scouts_of(seat) {
            let moved = after.hole(seat, scout) != Some(hole);
            let may = matches!(action, Action::Walk { scout: walker, .. } if *walker == scout)
                && seat == mover
                && !before.is_home(seat, hole);
            assert!(!moved || may || *action == Action::Undo, "{action} moved {scout} of {seat}");
        }
    }
    let pushed = matches!(action, Action::Push(_));
    let complete = |position: &Position| position.scouts[Seat::FIRST][0].is_some();
    if complete(before) {
        assert_eq!(pushed, before.board != after.board, "{action}");
    }
}
