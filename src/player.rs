//! Who sits on a seat: people, and computers that decide from their seat's view alone.

use std::fmt;
use std::str::FromStr;

use crate::chance::Rng;
use crate::record::Unreadable;
use crate::rules::Rules;
use crate::seat::{MOST_SEATS, Seat};
use crate::text::message::Message;

/// How well a computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// For a first game.
    Easy,
    /// For a fair evening.
    Normal,
    /// As well as it can.
    Hard,
}

impl Level {
    /// The word by which people and files name the level.
    pub fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level of that name.
    pub fn named(word: &str) -> Option<Level> {
        [Level::Easy, Level::Normal, Level::Hard].into_iter().find(|level| level.word() == word)
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard, perhaps with a name.
    Human(Option<String>),
    /// The program.
    Computer(Level),
}

impl Player {
    /// The most characters a player's name may have, so that a line about the player stays short.
    pub const LONGEST_NAME: usize = 12;

    /// Whether a person sits here.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human(None) => f.write_str("human"),
            Player::Human(Some(name)) => write!(f, "human:{name}"),
            Player::Computer(level) => f.write_str(level.word()),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Player, Unreadable> {
        match text {
            "human" => Ok(Player::Human(None)),
            _ => match (text.strip_prefix("human:"), Level::named(text)) {
                (Some(name), _) if is_name(name) => Ok(Player::Human(Some(name.to_owned()))),
                (None, Some(level)) => Ok(Player::Computer(level)),
                (Some(_) | None, _) => Err(Unreadable),
            },
        }
    }
}

/// The names of computers where there are several: first for each seat its own, then others for when somebody at the
/// table has that name.
const COMPUTERS: [&str; 2 * MOST_SEATS] =
    ["Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gina", "Hugo", "Ida", "Jan", "Kim", "Leo"];

/// What the computer on `seat` is called among these players: a name that nobody else at the table has.
pub fn computer_name(players: &[Player], seat: Seat) -> &'static str {
    let is_taken = |name: &str| {
        players.iter().any(|player| match player {
            Player::Human(Some(other)) => other.eq_ignore_ascii_case(name),
            Player::Human(None) | Player::Computer(_) => false,
        })
    };
    let (own, spare) = COMPUTERS.split_at(MOST_SEATS);
    let name = own[seat.index()];
    if !is_taken(name) {
        return name;
    }
    let before = own[..seat.index()].iter().filter(|name| is_taken(name));
    let mut free = spare.iter().filter(|name| !is_taken(name));
    free.nth(before.count()).unwrap_or(&name)
}

/// Who is to play, as somebody has asked for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// The players that were named.
    pub named: Vec<Player>,
    /// How many are to play, if that was said.
    pub count: Option<usize>,
}

impl Seating {
    /// The players in the order of the seats. Where nobody was named, one person plays; a computer that was named alone
    /// plays against one person. Computers like the last named one, or else of level normal, take the other seats.
    ///
    /// # Errors
    /// What to tell when more players are named than are to play, or more are to play than any game has seats.
    pub fn players(self) -> Result<Vec<Player>, Message> {
        let Seating { named, count } = self;
        if count == Some(0) && named.is_empty() {
            return Ok(named);
        }
        let computer = match named.last() {
            Some(Player::Computer(level)) => Player::Computer(*level),
            Some(Player::Human(_)) | None => Player::Computer(Level::Normal),
        };
        let mut players = match named.as_slice() {
            [] | [Player::Computer(_)] => [vec![Player::Human(None)], named].concat(),
            _ => named,
        };
        let count = count.unwrap_or(players.len().max(2));
        if count < players.len() || count > MOST_SEATS {
            return Err(Message::new("seats-count").count("count", count));
        }
        players.resize(count, computer);
        Ok(players)
    }
}

/// A name is letters and digits, so that it reads well in every line, list and record.
fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=Player::LONGEST_NAME).contains(&length) && name.chars().all(char::is_alphanumeric)
}

/// A computer player of one game. It may think on a thread of its own.
pub trait Computer<R: Rules>: Send {
    /// An action for the viewer of `view`, which [`Rules::check`] allows.
    fn decide(&mut self, view: &R::View, rng: &mut Rng) -> R::Action;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating(named: &str, count: Option<usize>) -> String {
        let named = named.split_whitespace().map(|word| word.parse().unwrap());
        let seating = Seating { named: named.collect(), count };
        match seating.players() {
            Ok(players) => players.iter().map(|player| format!("{player} ")).collect::<String>(),
            Err(message) => message.id.to_string(),
        }
    }

    #[test]
    fn computers_take_the_seats_that_nobody_was_named_for() {
        for (named, count, players) in [
            ("", None, "human normal "),
            ("easy", None, "human easy "),
            ("human:Anna", None, "human:Anna normal "),
            ("normal easy", None, "normal easy "),
            ("", Some(4), "human normal normal normal "),
            ("easy", Some(3), "human easy easy "),
            ("human:Anna human:Ben", Some(3), "human:Anna human:Ben normal "),
            ("", Some(0), ""),
            ("", Some(1), "human "),
            ("human easy normal", Some(2), "seats-count"),
            ("", Some(7), "seats-count"),
        ] {
            assert_eq!(seating(named, count), players, "{named} {count:?}");
        }
    }

    #[test]
    fn no_computer_has_the_name_of_somebody_at_the_table() {
        let named = |names: &[&str]| {
            let mut players: Vec<Player> = names.iter().map(|name| Player::Human(Some((*name).to_owned()))).collect();
            players.resize(MOST_SEATS, Player::Computer(Level::Easy));
            let computers = (names.len()..MOST_SEATS).filter_map(Seat::new);
            computers.map(|seat| computer_name(&players, seat)).collect::<Vec<_>>()
        };
        assert_eq!(named(&["Anna"]), ["Ben", "Cleo", "Dirk", "Elsa", "Finn"]);
        assert_eq!(named(&["BEN", "Anna"]), ["Cleo", "Dirk", "Elsa", "Finn"]);
        assert_eq!(named(&["cleo", "Dirk", "Gina"]), ["Ida", "Elsa", "Finn"]);
    }

    #[test]
    fn players_read_back_as_written() {
        for text in ["human", "human:Anna", "human:Zoë", "easy", "normal", "hard"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for wrong in ["", "Human", "human:", "human:a b", "human:a,b", "human:abcdefghijklm", "e"] {
            assert_eq!(wrong.parse::<Player>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
