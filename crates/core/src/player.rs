//! The players on the seats: people, and computers that decide from their seat's view alone.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use rand::seq::IndexedRandom;

use crate::advice::{Advice, Course, Verdict};
use crate::deadline::Deadline;
pub use crate::level::{Level, Shift};
use crate::name::is_same_name;
pub use crate::name::read_name;
use crate::notation::Unreadable;
use crate::rng::Rng;
use crate::rules::Rules;
use crate::seat::{MOST_SEATS, Seat};
use crate::text::message::Arg;
use crate::text::printable::Printable;

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this keyboard, possibly with a name.
    Human(Option<Printable>),
    /// A remote person, possibly with a name.
    Far(Option<Printable>),
    /// A computer player of this program.
    Computer(Level),
}

impl Player {
    /// Returns whether the player is a person at this keyboard.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }

    /// Returns whether the player is a person at a remote program.
    pub fn is_far(&self) -> bool {
        matches!(self, Player::Far(_))
    }

    /// The name of a person, if one is known.
    pub fn name(&self) -> Option<&Printable> {
        match self {
            Player::Human(name) | Player::Far(name) => name.as_ref(),
            Player::Computer(_) => None,
        }
    }

    /// The level of a computer; `None` for a person.
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Computer(level) => Some(*level),
            Player::Human(_) | Player::Far(_) => None,
        }
    }
}

/// The levels of the computers among these players, in their order, as arguments of a message; just one if all are the
/// same.
pub fn levels(players: &[Player]) -> Vec<Arg> {
    let mut levels: Vec<Level> = players.iter().filter_map(Player::level).collect();
    if levels.iter().all(|level| Some(level) == levels.first()) {
        levels.truncate(1);
    }
    levels.into_iter().map(Level::arg).collect()
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human(None) => f.write_str("human"),
            Player::Human(Some(name)) => write!(f, "human:{name}"),
            Player::Far(None) => f.write_str("far"),
            Player::Far(Some(name)) => write!(f, "far:{name}"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Player, Unreadable> {
        let (kind, name) = match text.split_once(':') {
            Some((kind, name)) => (kind, Some(read_name(name)?)),
            None => (text, None),
        };
        match kind {
            "human" => Ok(Player::Human(name)),
            "far" => Ok(Player::Far(name)),
            _ => text.parse().map(Player::Computer),
        }
    }
}

/// The names of computers if there are several: first the usual name for each seat, then spare names for when a player
/// at the table already has one of those.
const COMPUTERS: [&str; 2 * MOST_SEATS] =
    ["Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gina", "Hugo", "Ida", "Jan", "Kim", "Leo"];

/// The name of the computer on `seat` among these players: no other player at the table has it.
pub fn computer_name(players: &[Player], seat: Seat) -> &'static str {
    let is_taken = |name: &str| players.iter().filter_map(Player::name).any(|other| is_same_name(other, name));
    let (own, spare) = COMPUTERS.split_at(MOST_SEATS);
    let name = own[seat.index()];
    if !is_taken(name) {
        return name;
    }
    let before = own[..seat.index()].iter().filter(|name| is_taken(name));
    let mut free = spare.iter().filter(|name| !is_taken(name));
    free.nth(before.count()).unwrap_or(&name)
}

/// Names the first nameless person among the players `name`, unless another player at the table has that name.
pub fn called(mut players: Vec<Player>, name: Option<&Printable>) -> Vec<Player> {
    let is_taken = |name: &Printable| players.iter().filter_map(Player::name).any(|other| is_same_name(other, name));
    if let Some(name) = name.filter(|name| !is_taken(name))
        && let Some(nameless) = players.iter_mut().find(|player| **player == Player::Human(None))
    {
        *nameless = Player::Human(Some(name.clone()));
    }
    players
}

/// The same players with computers of the next level up or down, where possible; `None` if no computer can change.
pub fn shifted(players: &[Player], shift: Shift) -> Option<Vec<Player>> {
    let next = |player: &Player| Some(Player::Computer(player.level()?.shifted(shift)?));
    let is_possible = players.iter().any(|player| next(player).is_some());
    is_possible.then(|| players.iter().map(|player| next(player).unwrap_or_else(|| player.clone())).collect())
}

/// A computer player of one game. It may run on its own thread.
pub trait Computer<R: Rules>: Send {
    /// Returns an action for the viewer of `view`, which [`Rules::check`] allows.
    ///
    /// Once the deadline is over, it returns the best action found so far.
    fn decide(&mut self, view: &R::View, rng: &mut Rng, deadline: Deadline<'_>) -> R::Action;

    /// The memory from the last decision for the next one, in the player's own encoding; possibly empty. It can only
    /// save time: every decision is the same without it.
    fn memory(&self) -> Vec<u8> {
        Vec::new()
    }

    /// Receives the memory of an earlier player of the same kind. The bytes may be nonsense or belong to another
    /// position: the player uses them only if they fit the next view.
    fn recall(&mut self, memory: &[u8]) {
        let _ = memory;
    }

    /// Returns the decision first, followed by the alternatives that were weighed: at least one course.
    fn courses(&mut self, view: &R::View, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<R::Action>> {
        vec![Course::unweighed(self.decide(view, rng, deadline))]
    }

    /// Returns the decision with its best alternative. Alternatives that were tried rarely are weighed separately, or
    /// chance would determine which is the best.
    fn advise(&mut self, view: &R::View, rng: &mut Rng, deadline: Deadline<'_>) -> Advice<R::Action> {
        weighed(self, view, rng, deadline)
    }

    /// Returns the worth of an action on the scale of [`courses`](Computer::courses), every action being examined
    /// equally closely; to be called right after [`courses`](Computer::courses) in the same view. `None` if actions are
    /// not weighed.
    fn worth(&mut self, view: &R::View, action: &R::Action, rng: &mut Rng, deadline: Deadline<'_>) -> Option<f32> {
        let _ = (view, action, rng, deadline);
        None
    }

    /// Returns the verdict on a decision; `None` if no better one is known.
    fn judge(
        &mut self,
        view: &R::View,
        action: &R::Action,
        rng: &mut Rng,
        deadline: Deadline<'_>,
    ) -> Option<Verdict<R::Action>> {
        let best = self.courses(view, rng, deadline).into_iter().next()?;
        if best.action == *action {
            return None;
        }
        // Both get the same luck, so that it does not decide between them.
        let [most, least] = [&best.action, action].map(|action| self.worth(view, action, &mut rng.clone(), deadline));
        let (most, least) = (most?, least?);
        let decided = Course::new(action.clone(), least);
        (most > least).then(|| Verdict { best: Course { worth: Some(most), ..best }, decided, cost: most - least })
    }
}

/// Decides for a computer that implements courses: the first of them.
pub fn foremost<R: Rules, C: Computer<R>>(
    computer: &mut C,
    view: &R::View,
    rng: &mut Rng,
    deadline: Deadline<'_>,
) -> R::Action {
    let best = computer.courses(view, rng, deadline).into_iter().next();
    best.map_or_else(R::resignation, |best| best.action)
}

/// The default of [`Computer::advise`]: the first course, and the best of the others that begin with another action,
/// once all of them are weighed.
pub fn weighed<R: Rules, C: Computer<R> + ?Sized>(
    computer: &mut C,
    view: &R::View,
    rng: &mut Rng,
    deadline: Deadline<'_>,
) -> Advice<R::Action> {
    let mut courses = computer.courses(view, rng, deadline);
    if courses.len() > 1 {
        for course in courses.iter_mut().filter(|course| course.worth.is_none()) {
            course.worth = computer.worth(view, &course.action, &mut rng.clone(), deadline);
        }
    }
    let mut courses = courses.into_iter();
    let Some(best) = courses.next() else {
        return Advice::only(computer.decide(view, rng, deadline));
    };
    let others: Vec<_> = courses.filter(|course| course.action != best.action && course.worth.is_some()).collect();
    let by_worth = |one: &Course<_>, other: &Course<_>| one.worth.partial_cmp(&other.worth).unwrap_or(Ordering::Equal);
    // The earliest of equals.
    Advice { best, second: others.into_iter().rev().max_by(by_worth) }
}

/// Plays a random legal action, all equally likely: a yardstick for other players.
#[derive(Clone, Copy, Debug)]
pub struct RandomPlayer;

impl RandomPlayer {
    /// Its name in lists of players.
    pub const NAME: &'static str = "random";
}

impl<R: Rules> Computer<R> for RandomPlayer {
    fn decide(&mut self, view: &R::View, rng: &mut Rng, _deadline: Deadline<'_>) -> R::Action {
        let actions = R::legal_actions(view);
        actions.choose(rng).cloned().unwrap_or_else(R::resignation)
    }
}

/// The players with their seats.
pub fn seated(players: &[Player]) -> impl Iterator<Item = (Seat, &Player)> {
    (0..).map_while(Seat::new).zip(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_computer_has_the_name_of_somebody_at_the_table() {
        let named = |names: &[&str]| {
            let mut players: Vec<Player> = names.iter().map(|name| Player::Human(Some((*name).into()))).collect();
            players.resize(MOST_SEATS, Player::Computer(Level::EASY));
            let computers = (names.len()..MOST_SEATS).filter_map(Seat::new);
            computers.map(|seat| computer_name(&players, seat)).collect::<Vec<_>>()
        };
        assert_eq!(named(&["Anna"]), ["Ben", "Cleo", "Dirk", "Elsa", "Finn"]);
        assert_eq!(named(&["BEN", "Anna"]), ["Cleo", "Dirk", "Elsa", "Finn"]);
        assert_eq!(named(&["Ｂen", "Cle\u{f3}"]), ["Hugo", "Dirk", "Elsa", "Finn"]);
        assert_eq!(named(&["cleo", "Dirk", "Gina"]), ["Ida", "Elsa", "Finn"]);
    }

    #[test]
    fn the_first_person_without_a_name_gets_that_of_the_settings() {
        let seated = |players: &str, name: &str| {
            let players = players.split(' ').map(|player| player.parse().unwrap()).collect();
            let name = read_name(name).ok();
            called(players, name.as_ref()).iter().map(Player::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(seated("human easy", "Anna"), "human:Anna easy");
        assert_eq!(seated("easy human human", "Anna"), "easy human:Anna human");
        assert_eq!(seated("human:Ben human", "Anna"), "human:Ben human:Anna");
        assert_eq!(seated("human human:anna", "Anna"), "human human:anna");
        assert_eq!(seated("human human:Zoë", "Zoe\u{308}"), "human human:Zoë");
        assert_eq!(seated("human:Ben easy", "Anna"), "human:Ben easy");
        assert_eq!(seated("human easy", ""), "human easy");
    }

    #[test]
    fn computers_change_to_the_next_level_as_far_as_there_is_one() {
        let shifted = |players: &str, shift| {
            let players: Vec<Player> = players.split(' ').map(|player| player.parse().unwrap()).collect();
            let players = shifted(&players, shift)?;
            Some(players.iter().map(Player::to_string).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(shifted("human normal", Shift::Harder).as_deref(), Some("human level-7"));
        assert_eq!(shifted("hard human level-8", Shift::Harder).as_deref(), Some("hard human hard"));
        assert_eq!(shifted("human level-3 level-1", Shift::Easier).as_deref(), Some("human easy level-1"));
        assert_eq!(shifted("human hard", Shift::Harder), None);
        assert_eq!(shifted("human human:Ben", Shift::Easier), None);
    }

    #[test]
    fn players_read_back_as_written() {
        for text in
            ["human", "human:Anna", "human:Zoë", "human:you", "far", "far:Ben", "easy", "level-4", "normal", "hard"]
        {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for wrong in ["", "Human", "human:", "far:", "easy:Anna", "human:a b", "human:a,b", "human:abcdefghijklm", "e"]
        {
            assert_eq!(wrong.parse::<Player>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
