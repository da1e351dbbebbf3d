//! The probability that a player will be the one to go above the limit, estimated before the others have played.

use crate::schnuff::rules::hand::Hand;
use snuffel_core::seat::MOST_SEATS;

/// Beyond this distance from the limit, all players are in equal danger.
const FAR: usize = 9;

/// The number of turns to look ahead.
const TURNS: usize = 12;

/// The dangers at a table of a given size, by distance from the limit and by the player's own chance cards.
///
/// The model assumes that each opponent holds any given number with probability one half, and a chance card with
/// three fifths.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// For the player who has just played: by chance cards, then distance.
    dangers: [[f64; FAR]; Hand::MOST + 1],
    players: f64,
}

impl Outlook {
    /// The probability that an opponent holds a given number.
    const HOLDS_NUMBER: f64 = 0.5;
    /// The probability that an opponent holds a chance card.
    const HOLDS_CHANCE: f64 = 0.6;

    /// The outlook at a table of 2 to 6 players.
    pub(super) fn new(players: usize) -> Outlook {
        let players = players.clamp(2, MOST_SEATS);
        let even = 1.0 / players as f64;
        // For each player to move, counted from our own seat: by our chance cards, then distance.
        let mut turns = [[[even; FAR]; Hand::MOST + 1]; MOST_SEATS];
        for _ in 0..TURNS {
            let before = turns;
            for (turn, table) in turns[..players].iter_mut().enumerate() {
                let next = &before[(turn + 1) % players];
                for (chances, row) in table.iter_mut().enumerate() {
                    for (distance, danger) in row.iter_mut().enumerate() {
                        *danger = after(turn == 0, chances, distance, next);
                    }
                }
            }
        }
        Outlook { dangers: turns[1], players: players as f64 }
    }

    /// The probability of going above the limit, for a player who leaves the sum `distance` below it and has
    /// `chances` chance cards.
    pub(super) fn danger(&self, distance: u8, chances: usize) -> f64 {
        let row = &self.dangers[chances.min(Hand::MOST)];
        row.get(usize::from(distance)).copied().unwrap_or(1.0 / self.players)
    }
}

/// The danger before a turn, computed from the dangers after it.
fn after(own: bool, chances: usize, distance: usize, next: &[[f64; FAR]; Hand::MOST + 1]) -> f64 {
    // The danger if the mover can only go above the limit: a chance card puts the next player in the same position.
    let pressed = match (own, chances) {
        (true, 0) => 1.0,
        (true, _) => next[chances - 1][distance],
        (false, _) => Outlook::HOLDS_CHANCE * next[chances][distance],
    };
    if distance == 0 {
        return pressed;
    }
    // A player who can land on the limit does so. The others play any lower number.
    let lower = distance.min(5) - 1;
    if lower == 0 {
        let exact = Outlook::HOLDS_NUMBER * next[chances][0];
        return exact + (1.0 - Outlook::HOLDS_NUMBER) * pressed;
    }
    let sum: f64 = (1..=lower).map(|value| next[chances][distance - value]).sum();
    let other = sum / lower as f64;
    if distance > 4 {
        return other;
    }
    Outlook::HOLDS_NUMBER * next[chances][0] + (1.0 - Outlook::HOLDS_NUMBER) * other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_the_limit_others_are_in_danger_and_own_chance_cards_help() {
        for players in 2..=6 {
            let outlook = Outlook::new(players);
            assert!(outlook.danger(0, 1) < 1.0 / players as f64, "{players}");
            assert!(outlook.danger(0, 3) < outlook.danger(0, 0), "{players}");
            assert!(outlook.danger(1, 0) > outlook.danger(0, 0), "{players}");
        }
    }
}
