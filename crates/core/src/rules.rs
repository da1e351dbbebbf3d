//! The one trait that every game implements: what may happen, what did happen, and who may know it.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::notation::Notation;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat, Seats, Viewer};

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending<Request> {
    /// All of these seats owe an action, in any order among them.
    Seats(Seats),
    /// An outcome of chance.
    Chance(Request),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winners: Seats,
}

/// A recorded outcome of chance that the rules cannot have asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("chance was not asked for this")]
pub struct Impossible;

/// What leaves a table: it can be kept, compared, and sent to somebody far away.
pub trait Portable: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Portable for T {}

/// The rules of a game.
///
/// Only the table holds a [`State`](Rules::State). Whatever leaves it is a view or a percept of one viewer: types that
/// have no field for another seat's secret.
pub trait Rules: Sized + 'static {
    /// The name of the game in records and on the command line.
    const ID: &'static str;
    /// How many seats the game can be played with.
    const SEATS: &'static [usize];

    /// What is agreed before a game: its variants.
    type Config: Notation + Default + Send + Sync;
    /// All there is to know of a game.
    type State: Clone + Debug;
    /// What a seat does.
    type Action: Notation + Send + 'static;
    /// What the rules ask of chance.
    type Request: Debug;
    /// What chance answers.
    type Chance: Notation;
    /// What happened, whole.
    type Event: Clone + Debug;
    /// What one viewer notices of an event.
    type Percept: Portable;
    /// What one viewer may know of the state.
    type View: Portable;
    /// Why an action cannot be done, and costs nothing.
    type Refusal: Portable;

    /// The state before anything happened, with one of the numbers of seats in [`SEATS`](Rules::SEATS).
    fn start(config: &Self::Config, seats: usize) -> Self::State;

    /// What the game waits for.
    fn pending(state: &Self::State) -> Pending<Self::Request>;

    /// All that `viewer` may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whether the viewer of `view` can do `action` now. It reads nothing but the view, so that no refusal, no list of
    /// moves and no completion can tell a secret.
    ///
    /// # Errors
    /// The reason why not. An attempt whose success hangs on something hidden is never refused.
    fn check(view: &Self::View, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does an action that [`check`](Rules::check) allows, and appends what happened to `events`.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut Vec<Self::Event>);

    /// Applies an outcome of chance, and appends what happened to `events`.
    ///
    /// # Errors
    /// When the state did not ask for such an outcome; it is left as it was.
    fn apply_chance(
        state: &mut Self::State,
        outcome: Self::Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Impossible>;

    /// Draws an outcome with the right odds.
    fn sample(request: &Self::Request, rng: &mut Rng) -> Self::Chance;

    /// What `viewer` notices of an event. Every event is matched by name: a new one must not leak by default.
    fn perceive(event: &Self::Event, viewer: Viewer) -> Option<Self::Percept>;

    /// The actions of the viewer of `view` that bring the game on: enough of them to play any game to its end, and all
    /// that can be listed.
    fn legal_actions(view: &Self::View) -> Vec<Self::Action>;

    /// Whether an action only answers what somebody's turn asks, such as a plan in a fight: it is no turn of its own.
    fn is_answer(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether all that is due of a seat, or would be, is such an answer.
    fn owes_answer(view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// Whether a seat has nothing more to decide in this game, though it goes on.
    fn is_out(view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// The action of giving up.
    fn resignation() -> Self::Action;

    /// How many moves an action that brought these events counts for: one where others notice it, unless it gives up or
    /// the rules count otherwise.
    fn counted<'a>(action: &Self::Action, mut events: impl Iterator<Item = &'a Self::Event>) -> usize
    where
        Self::Event: 'a,
    {
        let is_noticed = events.any(|event| Self::perceive(event, Viewer::Public).is_some());
        usize::from(is_noticed && *action != Self::resignation())
    }

    /// Who wins a game of so many seats together with `seat`, itself among them: nobody else, unless the rules know
    /// partners.
    fn side(seat: Seat, seats: usize) -> Seats {
        let _ = seats;
        Seats::only(seat)
    }

    /// Who begins the game after `last`, where the rules say so: in a series, or when the same players play once more.
    fn next_starter(last: &Self::State) -> Option<Seat> {
        let _ = last;
        None
    }

    /// The state before a game that `starter` begins, one of its seats; rules that know a
    /// [`next_starter`](Rules::next_starter) see to it.
    fn start_by(starter: Seat, config: &Self::Config, seats: usize) -> Self::State {
        let _ = starter;
        Self::start(config, seats)
    }

    /// What a game that is over counts for each seat in a series: a point for a win, unless the rules say otherwise.
    fn points(state: &Self::State, outcome: Outcome) -> PerSeat<u32> {
        let _ = state;
        PerSeat::from_fn(|seat| outcome.winners.contains(seat).into())
    }

    /// Whether a game has ended in a way that ends its series too.
    fn ends_series(state: &Self::State) -> bool {
        let _ = state;
        false
    }
}

/// Checks an action of `seat` and does it.
///
/// # Errors
/// The reason why it cannot be done; the state is left as it was.
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

/// Something that happened, as one viewer noticed it, with what the viewer knew right after the step that brought it.
#[derive(Debug)]
pub struct News<'a, R: Rules> {
    /// What the viewer noticed.
    pub percept: &'a R::Percept,
    /// What the viewer knew then.
    pub view: &'a R::View,
}

impl<R: Rules> Clone for News<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for News<'_, R> {}
