//! The actions of a player and the outcomes of chance, and how a record writes both.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::board::Place;
use super::piece::{DECK, Letter, NEW_DECK, Pass, Plan, Spy, Trap};
use super::seating::{colour, read_colour};
use snuffel_core::notation::{Unreadable, words};
use snuffel_core::seat::Seat;

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Before the game: puts this spy into the dungeon, and this number, from 1 to 3, into the envelope.
    Prepare(Letter, u8),
    /// Buys one of the player's spies free.
    Free(Letter),
    /// Places a trap.
    Trap(Trap, Place),
    /// Orders this many throws of the trap die, from 1 to 3.
    Clear(u8),
    /// The move: one of the player's spies steps one place forward.
    Step(Letter),
    /// The move: takes the first, second or third pass from the top.
    Pass(u8),
    /// Walks with this spy, as the pass allows.
    Walk(Letter),
    /// Looks at this enemy's number with the view pass.
    View(Spy),
    /// Has the grey spy clear this trap.
    Sweep(Trap),
    /// Attacks this enemy next.
    Attack(Spy),
    /// Chooses a plan for a fight.
    Plan(Plan),
    /// Keeps the bazong of this seat's embassy.
    Keep(Seat),
    /// Names an enemy spy as the traitor.
    Unmask(Spy),
    /// Answers a question about unmasking with no.
    Decline,
    /// Looks at the number of an enemy on an Alfred field.
    Look(Spy),
    /// Sets the preference for questions about unmasking.
    Questions(Questions),
    /// Resigns.
    Resign,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Prepare(letter, number) => write!(f, "prepare {letter} {number}"),
            Action::Free(letter) => write!(f, "free {letter}"),
            Action::Trap(trap, place) => write!(f, "trap {trap} {place}"),
            Action::Clear(throws) => write!(f, "clear {throws}"),
            Action::Step(letter) => write!(f, "step {letter}"),
            Action::Pass(depth) => write!(f, "pass {depth}"),
            Action::Walk(letter) => write!(f, "walk {letter}"),
            Action::View(spy) => write!(f, "view {spy}"),
            Action::Sweep(trap) => write!(f, "sweep {trap}"),
            Action::Attack(spy) => write!(f, "attack {spy}"),
            Action::Plan(plan) => write!(f, "plan {plan}"),
            Action::Keep(owner) => write!(f, "keep {}", colour(*owner)),
            Action::Unmask(spy) => write!(f, "unmask {spy}"),
            Action::Decline => f.write_str("unmask nobody"),
            Action::Look(spy) => write!(f, "look {spy}"),
            Action::Questions(questions) => write!(f, "questions {questions}"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match (verb, rest) {
            ("prepare", rest) => {
                let (letter, number) = rest.split_once(' ').ok_or(Unreadable)?;
                Action::Prepare(letter.parse()?, one_to_three(number)?)
            }
            ("free", letter) => Action::Free(letter.parse()?),
            ("trap", rest) => {
                let (trap, place) = rest.split_once(' ').ok_or(Unreadable)?;
                Action::Trap(trap.parse()?, place.parse()?)
            }
            ("clear", throws) => Action::Clear(one_to_three(throws)?),
            ("step", letter) => Action::Step(letter.parse()?),
            ("pass", depth) => Action::Pass(one_to_three(depth)?),
            ("walk", letter) => Action::Walk(letter.parse()?),
            ("view", spy) => Action::View(spy.parse()?),
            ("sweep", trap) => Action::Sweep(trap.parse()?),
            ("attack", spy) => Action::Attack(spy.parse()?),
            ("plan", plan) => Action::Plan(plan.parse()?),
            ("keep", owner) => Action::Keep(read_colour(owner)?),
            ("unmask", "nobody") => Action::Decline,
            ("unmask", spy) => Action::Unmask(spy.parse()?),
            ("look", spy) => Action::Look(spy.parse()?),
            ("questions", questions) => Action::Questions(questions.parse()?),
            ("resign", "") => Action::Resign,
            _ => return Err(Unreadable),
        })
    }
}

/// The occasions on which a seat is asked about unmasking, apart from its own turns: from the most to the fewest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Questions {
    /// Whenever the rules provide for a question.
    All,
    /// Only if the seat knows the traitor; otherwise the question is answered with no automatically.
    #[default]
    On,
    /// Never.
    Off,
}

words!(Questions { All = "all", On = "on", Off = "off" });

fn one_to_three(text: &str) -> Result<u8, Unreadable> {
    match text {
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(Unreadable),
    }
}

/// A request of the rules to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// The numbers of the spies A to C of a seat.
    Numbers(Seat),
    /// The order of the passes of black (first seat) or of white (second seat).
    Deck(Seat),
    /// A throw of the trap die.
    Die,
}

/// The outcome of a [`Request`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The numbers of the spies A to C of a seat: 1 to 3 in some order.
    Numbers(Seat, [u8; 3]),
    /// The passes of black (first seat) or of white (second seat), from the top.
    Deck(Seat, [Pass; DECK]),
    /// The face shown by the die.
    Die(Trap),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Numbers(seat, numbers) => {
                write!(f, "numbers {}", colour(*seat))?;
                numbers.iter().try_for_each(|number| write!(f, " {number}"))
            }
            Chance::Deck(seat, passes) => {
                write!(f, "deck {}", colour(*seat))?;
                passes.iter().try_for_each(|pass| write!(f, " {pass}"))
            }
            Chance::Die(trap) => write!(f, "die {trap}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let (kind, rest) = text.split_once(' ').ok_or(Unreadable)?;
        if kind == "die" {
            return rest.parse().map(Chance::Die);
        }
        let (seat, list) = rest.split_once(' ').ok_or(Unreadable)?;
        let seat = read_colour(seat)?;
        match kind {
            "numbers" => {
                let numbers: Result<Vec<u8>, Unreadable> = list.split(' ').map(one_to_three).collect();
                let numbers = numbers?.try_into().map_err(|_| Unreadable)?;
                is_numbering(&numbers).then_some(Chance::Numbers(seat, numbers))
            }
            "deck" => {
                let passes: Result<Vec<Pass>, Unreadable> = list.split(' ').map(str::parse).collect();
                let passes = passes?.try_into().map_err(|_| Unreadable)?;
                is_deck(&passes).then_some(Chance::Deck(seat, passes))
            }
            _ => None,
        }
        .ok_or(Unreadable)
    }
}

/// Returns whether each number from 1 to 3 appears once.
pub(super) fn is_numbering(numbers: &[u8; 3]) -> bool {
    (1..=3).all(|number| numbers.contains(&number))
}

/// Returns whether the passes form a whole deck.
pub(super) fn is_deck(passes: &[Pass; DECK]) -> bool {
    let mut sorted = *passes;
    sorted.sort_unstable();
    sorted == NEW_DECK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_and_outcomes_read_back_as_written() {
        for text in [
            "prepare B 2",
            "free B",
            "trap snake 2.3",
            "clear 2",
            "step A",
            "pass 3",
            "walk D",
            "view white B",
            "sweep bottle",
            "attack white-blue D",
            "plan C",
            "keep black-red",
            "unmask black A",
            "unmask nobody",
            "look white C",
            "questions on",
            "questions off",
            "questions all",
            "resign",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "prepare B",
            "prepare B 4",
            "free E",
            "trap snake",
            "clear 0",
            "clear 4",
            "pass",
            "plan D",
            "keep",
            "unmask B",
            "questions",
            "resign now",
            "hop A",
        ] {
            assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong:?}");
        }
        for text in
            ["numbers white 2 1 3", "deck black ride pant sob view cheque yawn jet dash dash ride ride", "die magnet"]
        {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "numbers white 1 1 3",
            "numbers white 1 2",
            "numbers 1 2 3",
            "deck black ride",
            "deck black ride ride ride ride dash jet yawn cheque view sob pant",
            "die",
            "die ride",
        ] {
            assert_eq!(wrong.parse::<Chance>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
