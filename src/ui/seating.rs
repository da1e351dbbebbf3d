//! Seating: decides from the player's wishes who plays.

use crate::player::{Level, Player};
use crate::seat::MOST_SEATS;
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};

/// The player's wishes about who plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// The named players.
    pub named: Vec<Player>,
    /// How many are to play, if given.
    pub count: Option<usize>,
    /// The level of computers that were not named.
    pub usual: Level,
}

impl Seating {
    /// The players in seat order. If none is named, one person plays. A single named computer plays against one person;
    /// so do several, if more players are wanted than were named. The other seats go to computers like the last named
    /// one, or else of the usual level.
    ///
    /// If more are to play than any game has seats, one too many is enough for every game to refuse.
    ///
    /// # Errors
    /// When more players are named than are to play, or when only computers are named and leave no seat.
    pub fn players(self) -> Result<Vec<Player>, Message> {
        let Seating { named, count, usual } = self;
        if count == Some(0) && named.is_empty() {
            return Ok(named);
        }
        let computer = match named.last() {
            Some(Player::Computer(level)) => Player::Computer(*level),
            Some(Player::Human(_) | Player::Far(_)) | None => Player::Computer(usual),
        };
        let has_computers_only = named.iter().all(|player| player.level().is_some());
        let mut players = match named.as_slice() {
            [] | [Player::Computer(_)] => [vec![Player::Human(None)], named].concat(),
            // A player who says how many play wants to be one of them.
            _ if has_computers_only && count > Some(named.len()) => [vec![Player::Human(None)], named].concat(),
            _ => named,
        };
        let is_counted = count.is_some();
        let count = count.unwrap_or(players.len().max(2));
        if count < players.len() {
            return Err(Message::new("seats-count").count("count", count).count("named", players.len()));
        }
        if is_counted && players.iter().all(|player| player.level().is_some()) {
            return Err(Message::new("seats-none-left").count("count", count).count("more", count + 1));
        }
        players.resize(count.min(MOST_SEATS + 1), computer);
        Ok(players)
    }
}

impl Seating {
    /// The players at a table with remote players, who take all seats that were not named. A host who did not name a
    /// seat gets the first one, unless `is_table`.
    ///
    /// # Errors
    /// When more players are named than are to play.
    pub fn hosted(self, is_table: bool) -> Result<Vec<Player>, Message> {
        let Seating { named: mut players, count, .. } = self;
        if !is_table && !players.iter().any(Player::is_human) {
            players.insert(0, Player::Human(None));
        }
        if !players.iter().any(Player::is_far) {
            players.push(Player::Far(None));
        }
        let count = count.unwrap_or(players.len().max(2));
        if count < players.len() {
            return Err(Message::new("seats-count").count("count", count).count("named", players.len()));
        }
        players.resize(count.min(MOST_SEATS + 1), Player::Far(None));
        Ok(players)
    }
}

impl Seating {
    /// The computers that play along with this many people who are already there.
    ///
    /// # Errors
    /// When people are named, or more players than are to play.
    pub fn proposed(self, people: usize) -> Result<Vec<Player>, Message> {
        let Seating { named: mut computers, count, usual } = self;
        if computers.iter().any(|player| player.level().is_none()) {
            return Err(Message::new("propose-people"));
        }
        let named = people + computers.len();
        let count = count.unwrap_or(named);
        if count < named {
            return Err(Message::new("propose-few").count("named", named));
        }
        let computer = computers.last().cloned().unwrap_or(Player::Computer(usual));
        computers.resize((count - people).min(MOST_SEATS + 1), computer);
        Ok(computers)
    }
}

/// The words that name players.
pub fn known_players() -> Arg {
    let named = Message::new("seats-named").with("human", Arg::Command("human"));
    let levels = Level::NAMED.into_iter().chain(Level::new(4)).map(Level::arg);
    Arg::List([Arg::Command("human"), named.into()].into_iter().chain(levels).collect())
}

/// Says that a word does not name a player, and which words do.
pub fn unreadable(word: &str) -> Message {
    Message::new("seats-unreadable").text("word", shorten(word)).with("players", known_players())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating(named: &str, count: Option<usize>) -> String {
        let named = named.split_whitespace().map(|word| word.parse().unwrap());
        let seating = Seating { named: named.collect(), count, usual: Level::NORMAL };
        match seating.players() {
            Ok(players) => players.iter().map(|player| format!("{player} ")).collect::<String>(),
            Err(message) => message.id.to_string(),
        }
    }

    #[test]
    fn computers_play_with_those_who_are_there() {
        let proposed = |named: &str, count, people| {
            let named = named.split_whitespace().map(|word| word.parse().unwrap()).collect();
            Seating { named, count, usual: Level::NORMAL }
                .proposed(people)
                .map(|computers| computers.iter().map(Player::to_string).collect())
        };
        let computers = |names: &[&str]| Ok(names.iter().map(ToString::to_string).collect::<Vec<String>>());
        assert_eq!(proposed("", None, 3), computers(&[]));
        assert_eq!(proposed("hard", None, 1), computers(&["hard"]));
        assert_eq!(proposed("", Some(4), 2), computers(&["normal", "normal"]));
        assert_eq!(proposed("easy", Some(4), 2), computers(&["easy", "easy"]));
        assert_eq!(proposed("easy", Some(2), 2).unwrap_err().id, "propose-few");
        assert_eq!(proposed("human", None, 2).unwrap_err().id, "propose-people");
        assert_eq!(proposed("", Some(1000), 2).unwrap().len(), MOST_SEATS + 1);
    }

    #[test]
    fn computers_take_the_seats_that_nobody_was_named_for() {
        for (named, count, players) in [
            ("", None, "human normal "),
            ("easy", None, "human easy "),
            ("human:Anna", None, "human:Anna normal "),
            ("normal easy", None, "normal easy "),
            ("normal easy", Some(2), "seats-none-left"),
            ("normal easy", Some(3), "human normal easy "),
            ("normal easy", Some(4), "human normal easy easy "),
            ("", Some(4), "human normal normal normal "),
            ("easy", Some(3), "human easy easy "),
            ("human:Anna human:Ben", Some(3), "human:Anna human:Ben normal "),
            ("", Some(0), ""),
            ("", Some(1), "human "),
            ("human easy normal", Some(2), "seats-count"),
            ("", Some(9), "human normal normal normal normal normal normal "),
        ] {
            assert_eq!(seating(named, count), players, "{named} {count:?}");
        }
    }
}
