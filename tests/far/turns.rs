//! Another player's turn is announced when it has ended.

use snuffel::games::spion::rules::Spion;
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::table::{Due, Side};
use snuffel::tournament::Tournament;

use super::{line_after_line, typed_in};
use crate::common::hearing::Shared;

type Spies = Tournament<Spion>;

/// The player on turn, if no other player is due and no answer is owed.
fn on_turn(table: &Shared<Spies>) -> Option<Seat> {
    let Due::Seats(due) = table.due() else {
        return None;
    };
    let view = table.view(Viewer::Public);
    due.iter().next().filter(|seat| due.len() == 1 && !Spies::owes_answer(&view, *seat))
}

/// Returns whether a line is an action in the typist's own turn.
fn is_of_turn(line: &str) -> bool {
    line.parse().is_ok_and(|action| !Spies::is_answer(&action))
}

/// A player who waits for the result of a fight hears it at once, but not the single actions that follow.
#[test]
fn nobody_hears_a_single_action_of_a_turn_before_it_has_ended() {
    let config = "notes=on".parse().unwrap();
    for (seats, seed) in [2, 4].into_iter().flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
        let typed = typed_in::<Spies>(&config, seats, seed);
        let (mut before, mut lengths, mut parts) = (None, vec![0; seats], 0);
        line_after_line::<Spies>(&config, seats, seed, &typed, |step, table, listeners| {
            let now = on_turn(table);
            if let Some((actor, line)) = step.checked_sub(1).map(|step| &typed[step])
                && [before, now] == [Some(*actor); 2]
                && is_of_turn(line)
            {
                for seat in Seats::first(seats).iter().filter(|seat| seat != actor) {
                    let heard = &listeners[seat.index()].said[lengths[seat.index()]..];
                    assert_eq!(heard, [""; 0], "{seats} seats, seed {seed}, step {step}, {actor} {line}, {seat}");
                }
                parts += 1;
            }
            (before, lengths) = (now, listeners.iter().map(|listener| listener.said.len()).collect());
        });
        assert!(parts > 5, "{seats} seats, seed {seed}: {parts} actions within turns");
    }
}
