//! Changing the level: playing again against the next level, and offering to do so.

use super::{Effect, Ending, Session};
use crate::player::{self, Player, Shift};
use crate::rules::Outcome;
use crate::table::Due;
use crate::text::command::{Command, shorten};
use crate::text::message::Message;
use crate::text::teller::Teller;

/// How many equal results in a row it takes until another level is offered.
pub const ROW: usize = 3;

/// The same players, with computers of the next level.
///
/// # Errors
/// A message for the player, when there is no computer, or no such level.
pub fn climbed(players: &[Player], shift: Shift) -> Result<Vec<Player>, Message> {
    if players.iter().all(|player| player.level().is_none()) {
        return Err(Message::new("again-no-computer"));
    }
    player::shifted(players, shift).ok_or_else(|| match shift {
        Shift::Harder => Message::new("again-hardest"),
        Shift::Easier => Message::new("again-easiest"),
    })
}

impl Session {
    /// Plays again, with computers of the next level if asked for.
    pub(super) fn play_again(&mut self, command: &Command, teller: &Teller) {
        let shift = match Shift::typed(&command.rest, &teller.lexicon(Shift::WORDS)) {
            _ if command.rest.is_empty() && !self.is_among_friends() => return self.leave_for(Ending::Again),
            _ if self.is_among_friends() && self.people.is_empty() => return self.say(Message::new("no-seat")),
            // Everyone at the table is asked.
            _ if command.rest.is_empty() => return self.ask_again(""),
            shift => shift,
        };
        let Some(wanted) = shift else {
            return self.say(Message::new("again-how").text("word", shorten(&command.rest)));
        };
        match climbed(self.table.players(), wanted) {
            Err(refused) => self.say_or_refuse(Err(refused)),
            Ok(_) if self.is_among_friends() => self.ask_again(&command.rest),
            Ok(_) => {
                self.shift = shift;
                self.leave_for(Ending::Again);
            }
        }
    }

    /// Asks everyone at the table to play again; with computers of another level if a word says so.
    fn ask_again(&mut self, shift: &str) {
        self.effects.push_back(Effect::Far(Command::new("again", shift)));
    }

    /// Whether there are remote players, and this is not a replay of their game.
    pub(super) fn is_among_friends(&self) -> bool {
        self.around.is_shared && !self.steps.is_replay
    }

    /// The change of level asked for when playing again.
    pub fn shift(&self) -> Option<Shift> {
        self.shift
    }

    /// Notes that all return to a room after the game.
    pub fn return_to_room(&mut self) {
        self.around.has_room = true;
    }

    /// Sets the function to call at the end of the game. It returns whether a streak of wins (`true`) or losses against
    /// the same level came before, if that is exactly one game short of [`ROW`].
    pub fn expect_row(&mut self, row: impl FnOnce() -> Option<bool> + 'static) {
        self.row = Some(Box::new(row));
    }

    /// Offers another level when this game completes a streak. The next game makes it longer than that, so this is said
    /// only once.
    pub(super) fn offer_level(&mut self) {
        let Due::Over(outcome) = self.table.due() else {
            return;
        };
        let ended = result(self.table.players(), outcome);
        let row = self.row.take().filter(|_| ended.is_some()).and_then(|row| row());
        let Some(won) = ended.map(|(won, _)| won).filter(|won| row == Some(*won)) else {
            return;
        };
        let (id, shift) = match won {
            true => ("level-offer-harder", Shift::Harder),
            false => ("level-offer-easier", Shift::Easier),
        };
        let next = ended.and_then(|(_, level)| level.shifted(shift));
        if let Some(next) = next.filter(|_| !self.around.is_shared && !self.steps.is_replay) {
            self.say(Message::new(id).with("level", next.arg()));
        }
    }
}

/// Whether the only person in a game has won, and against which level, if all computers had the same. `None` for other
/// games, and if nobody has won.
pub fn result(players: &[Player], outcome: Outcome) -> Option<(bool, player::Level)> {
    let mut levels = players.iter().filter_map(Player::level);
    let level = levels.next().filter(|first| levels.all(|level| level == *first))?;
    let mut people = player::seated(players).filter(|(_, player)| player.level().is_none());
    let (seat, only) = people.next()?;
    let is_alone = people.next().is_none() && only.is_human() && !outcome.winners.is_empty();
    is_alone.then(|| (outcome.winners.contains(seat), level))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Level;
    use crate::seat::{Seat, Seats};

    #[test]
    fn a_game_counts_for_a_row_where_one_person_plays_computers_of_one_level() {
        let ended = |players: &str, winners: Seats| {
            let players: Vec<Player> = players.split(' ').map(|player| player.parse().unwrap()).collect();
            result(&players, Outcome { winners })
        };
        let (first, second) = (Seats::only(Seat::FIRST), Seats::only(Seat::SECOND));
        assert_eq!(ended("human easy", first), Some((true, Level::EASY)));
        assert_eq!(ended("level-7 human:Anna", first), Some((false, Level::NORMAL.harder().unwrap())));
        assert_eq!(ended("human hard hard", second), Some((false, Level::HARD)));
        for other in ["human easy hard", "human human:Ben", "human far:Ben easy", "far easy", "easy easy"] {
            assert_eq!(ended(other, first), None, "{other}");
        }
        assert_eq!(ended("human easy", Seats::NONE), None);
    }
}
