//! The one trait that every game implements: what may happen, what did happen, and which seat may know it.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::notation::Notation;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat, Seats, Viewer};

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending<Request> {
    /// An action of each of these seats, in any order.
    Seats(Seats),
    /// An outcome of chance.
    Chance(Request),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The winning seats; empty for a draw.
    pub winners: Seats,
}

/// A recorded outcome of chance that the rules cannot have asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("chance was not asked for this")]
pub struct Impossible;

/// A value that can leave the table: it can be stored, compared, and sent to a remote player.
pub trait Portable: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Portable for T {}

/// The rules of a game.
///
/// Only the table holds a [`State`](Rules::State). Everything that leaves it is a view or a percept of one viewer:
/// types that have no field for another seat's secret.
pub trait Rules: Sized + 'static {
    /// The name of the game in records and on the command line.
    const ID: &'static str;
    /// The possible numbers of seats.
    const SEATS: &'static [usize];

    /// The agreement made before a game: its variants.
    type Config: Notation + Default + Send + Sync;
    /// The complete state of a game.
    type State: Clone + Debug;
    /// An action of a seat.
    type Action: Notation + Send + 'static;
    /// A request for an outcome of chance.
    type Request: Debug;
    /// An outcome of chance.
    type Chance: Notation;
    /// An event, with all its secrets.
    type Event: Clone + Debug;
    /// The part of an event that one viewer notices.
    type Percept: Portable;
    /// The part of the state that one viewer may know.
    type View: Portable;
    /// The reason why an action cannot be done; a refused action costs nothing.
    type Refusal: Portable;

    /// The initial state, for one of the numbers of seats in [`SEATS`](Rules::SEATS).
    fn start(config: &Self::Config, seats: usize) -> Self::State;

    /// Returns what the game waits for.
    fn pending(state: &Self::State) -> Pending<Self::Request>;

    /// Returns all that `viewer` may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Checks whether the viewer of `view` can do `action` now. It reads nothing but the view, so that no refusal, list
    /// of moves or completion can reveal a secret.
    ///
    /// # Errors
    /// The reason why not. An attempt whose success depends on something hidden is never refused.
    fn check(view: &Self::View, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does an action that [`check`](Rules::check) allows, and appends what happened to `events`.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut Vec<Self::Event>);

    /// Applies an outcome of chance, and appends what happened to `events`.
    ///
    /// # Errors
    /// If the state did not ask for such an outcome; it is left unchanged.
    fn apply_chance(
        state: &mut Self::State,
        outcome: Self::Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Impossible>;

    /// Draws an outcome with the right odds.
    fn sample(request: &Self::Request, rng: &mut Rng) -> Self::Chance;

    /// Returns what `viewer` notices of an event. Every event is matched by name: a new one must not leak by default.
    fn perceive(event: &Self::Event, viewer: Viewer) -> Option<Self::Percept>;

    /// Returns the actions that advance the game for the viewer of `view`: enough of them to play any game to its end,
    /// and all that can be listed.
    fn legal_actions(view: &Self::View) -> Vec<Self::Action>;

    /// Returns whether an action only answers a question raised in another seat's turn, such as a plan in a fight; it
    /// does not count as a turn.
    fn is_answer(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Returns whether the only action that `seat` owes, or would owe, is such an answer.
    fn owes_answer(view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// Returns whether a seat has no more decisions to make although the game goes on.
    fn is_out(view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// The action of giving up.
    fn resignation() -> Self::Action;

    /// Returns how many moves an action with these events counts for: one if other players notice it, unless it gives
    /// up or the rules count otherwise.
    fn counted<'a>(action: &Self::Action, mut events: impl Iterator<Item = &'a Self::Event>) -> usize
    where
        Self::Event: 'a,
    {
        let is_noticed = events.any(|event| Self::perceive(event, Viewer::Public).is_some());
        usize::from(is_noticed && *action != Self::resignation())
    }

    /// Returns the seats that win together with `seat` in a game for `seats` players, including `seat`; only `seat`
    /// itself unless the rules know partners.
    fn side(seat: Seat, seats: usize) -> Seats {
        let _ = seats;
        Seats::only(seat)
    }

    /// Returns the seat that begins the game after `last`, in a series or a rematch, if the rules say so.
    fn next_starter(last: &Self::State) -> Option<Seat> {
        let _ = last;
        None
    }

    /// The initial state of a game that `starter`, one of its seats, begins; implemented by rules that have a
    /// [`next_starter`](Rules::next_starter).
    fn start_by(starter: Seat, config: &Self::Config, seats: usize) -> Self::State {
        let _ = starter;
        Self::start(config, seats)
    }

    /// Returns the points for each seat, in a series, of a finished game: one for a win, unless the rules say
    /// otherwise.
    fn points(state: &Self::State, outcome: Outcome) -> PerSeat<u32> {
        let _ = state;
        PerSeat::from_fn(|seat| outcome.winners.contains(seat).into())
    }

    /// Returns whether a game ended in a way that also ends its series.
    fn ends_series(state: &Self::State) -> bool {
        let _ = state;
        false
    }
}

/// Checks an action of `seat` and applies it.
///
/// # Errors
/// The reason why it cannot be done; the state is left unchanged.
pub fn act<R: Rules>(
    state: &mut R::State,
    seat: Seat,
    action: R::Action,
    events: &mut Vec<R::Event>,
) -> Result<(), R::Refusal> {
    R::check(&R::view(state, Viewer::Seat(seat)), &action)?;
    R::apply(state, seat, action, events);
    Ok(())
}

/// An event as one viewer noticed it, with the viewer's knowledge right after the step that caused it.
#[derive(Debug)]
pub struct News<'a, R: Rules> {
    /// The part of the event that the viewer noticed.
    pub percept: &'a R::Percept,
    /// The viewer's knowledge at that time.
    pub view: &'a R::View,
}

impl<R: Rules> Clone for News<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for News<'_, R> {}
