//! The computer players of scout. They decide from their view alone. Level hard keeps a plan for the phase, which it
//! would make again in the same way; the others keep no memory. So a resumed game continues as it would have.

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};

use super::foresight::done_lead;
use crate::scout::rules::Scout;
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::hole::Hole;
use crate::scout::rules::moves;
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::outlook::{advance, after, best_turn, best_walk, gain_after};
use crate::scout::rules::position::Position;
use crate::scout::rules::stage::Task;
use crate::scout::rules::view::View;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::Computer;
use snuffel_core::rng::Rng;
use snuffel_core::seat::Seat;

/// Plays like a beginner: considers only a few pushes, overlooks possible walks, does not always go as far as it
/// could, and ignores the other players.
#[derive(Clone, Copy, Debug)]
pub(super) struct Easy {
    /// The number of pushes that it considers.
    pub(super) tries: usize,
    /// The probability of overlooking, after a first walk, that another scout could go on.
    pub(super) overlooks: f64,
    /// The probability of stopping a walk before its end.
    pub(super) stops: f64,
}

impl Computer<Scout> for Easy {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let (position, Some((seat, task))) = (&view.position, view.due()) else {
            return Action::Resign;
        };
        match task {
            // When laying by hand, computers leave their cards to chance.
            Task::Lay => Action::Fill,
            Task::Place => {
                let columns = moves::places(position, seat);
                columns.choose(rng).map_or(Action::Resign, Action::Place)
            }
            Task::Walk(_) => {
                let is_done = position.is_duty_done(seat);
                let has_walked = !position.trail.is_empty();
                if is_done && has_walked && rng.random_bool(self.overlooks) {
                    return Action::Done;
                }
                let walks: Vec<(ScoutNumber, Hole, Hole)> = position
                    .scouts_of(seat)
                    .filter_map(|(scout, from)| Some((scout, from, position.nearest(seat, from)?)))
                    .collect();
                match walks.choose(rng) {
                    None => end_phase(position, seat),
                    Some((scout, from, to)) => {
                        let to = match rng.random_bool(self.stops) {
                            true => stop(position, seat, *from, *to),
                            false => *to,
                        };
                        Action::Walk { scout: *scout, to }
                    }
                }
            }
            Task::Push => {
                let tried = moves::pushes(position, seat).sample(rng, self.tries);
                let best = tried.iter().max_by_key(|push| gain_after(position, push, seat));
                best.map_or(Action::Resign, |push| Action::Push(*push))
            }
        }
    }
}

/// A hole halfway to the target.
fn stop(position: &Position, seat: Seat, from: Hole, to: Hole) -> Hole {
    let reach = position.reach(seat, from);
    let half = (from.row + to.row).div_ceil(2);
    let row = if half == from.row { to.row } else { half };
    reach.in_row(row).next().unwrap_or(to)
}

/// Considers every push and the replies of the others, and goes as far as it can. If several pushes are equal, it
/// looks one turn further ahead.
#[derive(Clone, Copy, Debug)]
pub struct Normal;

impl Computer<Scout> for Normal {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        far_sighted(view, rng, careful_push)
    }
}

/// Gains as many rows as it can, ignoring the replies of the others: the simple reference player of the rule book.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Computer<Scout> for Greedy {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        far_sighted(view, rng, greedy_push)
    }
}

/// Chooses a push for a seat; `None` if there is none.
type Pusher = fn(&Position, Seat, &mut Rng) -> Option<Push>;

/// The action of a player that chooses the best start holes, goes as far as possible, and chooses pushes with
/// `pusher`.
fn far_sighted(view: &View, rng: &mut Rng, pusher: Pusher) -> Action {
    let (position, Some((seat, task))) = (&view.position, view.due()) else {
        return Action::Resign;
    };
    match task {
        // When laying by hand, computers leave their cards to chance.
        Task::Lay => Action::Fill,
        Task::Place => best_place(position, seat, rng),
        Task::Walk(_) => go_far(position, seat),
        Task::Push => pusher(position, seat, rng).map_or(Action::Resign, Action::Push),
    }
}

/// The start hole from which a scout gets furthest in the opening.
pub(super) fn best_place(position: &Position, seat: Seat, rng: &mut Rng) -> Action {
    let row = position.base(seat).row();
    let taken = position.taken();
    let gain = |column: u8| {
        let from = Hole { column, row };
        let reach = position.board.maze().reach(from, &taken, position.goal(seat));
        reach.nearest(position.base(seat), from).map_or(0, |to| to.row.abs_diff(row))
    };
    let gains: Vec<(u8, u8)> = moves::places(position, seat).map(|column| (gain(column), column)).collect();
    let most = gains.iter().map(|(gain, _)| *gain).max();
    let best = gains.iter().filter(|(gain, _)| Some(*gain) == most);
    best.choose(rng).map_or(Action::Resign, |(_, column)| Action::Place(*column))
}

/// The best walk, or the end of the phase.
fn go_far(position: &Position, seat: Seat) -> Action {
    match best_walk(position, seat) {
        Some((scout, to, _)) => Action::Walk { scout, to },
        None => end_phase(position, seat),
    }
}

/// The worth of a push, the push, and the position after it once the seat has walked as far as it can.
type Tried = (i32, Push, Position);

/// All pushes of a seat, each worth the rows that it gains, or more than any rows if it wins.
fn tried_pushes(position: &Position, seat: Seat) -> Vec<Tried> {
    let tried = moves::pushes(position, seat).map(|push| {
        let mut after = after(position, &push);
        let gain = advance(&mut after, seat);
        let wins = after.is_through(seat);
        (if wins { WIN } else { gain.into() }, push, after)
    });
    tried.collect()
}

/// The worth of a push that wins.
const WIN: i32 = i32::MAX;

/// The pushes with the highest worth.
fn foremost(mut pushes: Vec<Tried>) -> Vec<Tried> {
    let most = pushes.iter().map(|(worth, ..)| *worth).max();
    pushes.retain(|(worth, ..)| Some(*worth) == most);
    pushes
}

/// A random push among those that gain the seat most.
fn greedy_push(position: &Position, seat: Seat, rng: &mut Rng) -> Option<Push> {
    let best = foremost(tried_pushes(position, seat));
    best.choose(rng).map(|(_, push, _)| *push)
}

/// A push with the best difference between the seat's gain and the next player's; among equals, one with the best
/// lead after a reply and one more turn.
fn careful_push(position: &Position, seat: Seat, rng: &mut Rng) -> Option<Push> {
    let mut pushes = tried_pushes(position, seat);
    for (worth, _, after) in pushes.iter_mut().filter(|(worth, ..)| *worth < WIN) {
        *worth -= i32::from(best_turn(after, after.next(seat)));
    }
    let mut equals = foremost(pushes);
    if equals.len() > 1 {
        for (worth, _, after) in equals.iter_mut().filter(|(worth, ..)| *worth < WIN) {
            *worth = done_lead(after, seat);
        }
        equals = foremost(equals);
    }
    equals.choose(rng).map(|(_, push, _)| *push)
}

/// Ends the phase, or undoes a walk if the scouts have blocked each other and the duty is not done.
pub(super) fn end_phase(position: &Position, seat: Seat) -> Action {
    match position.is_duty_done(seat) {
        true => Action::Done,
        false => Action::Undo,
    }
}
