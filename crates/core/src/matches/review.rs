//! Reviews: what the strong player thinks of decisions, before they are done and after the game.

use super::Slip;
use crate::advice::Verdict;
use crate::deadline::Deadline;
use crate::game::Game;
use crate::level::Level;
use crate::rng::Purpose;
use crate::seat::Seat;
use crate::table::Chosen;

/// How many decisions a review tells.
const SLIPS: usize = 3;

/// Whether there was something to be chosen that can be weighed.
pub(super) fn can_be_weighed<G: Game>(view: &G::View, action: &G::Action) -> bool {
    G::is_weighed(view, action) && G::legal_actions(view).len() > 1
}

/// What the strong player thinks of an action of `seat`; `known` is the seed of hints and the number of steps of the game.
/// In a review it thinks as it did before the action was done.
pub(super) fn verdict<G: Game>(
    view: &G::View,
    action: &G::Action,
    seat: Seat,
    (seed, steps): (u64, u64),
    deadline: Deadline<'_>,
) -> Option<Verdict<G::Action>> {
    let mut rng = Purpose::Hint(seat).stream(seed, steps);
    G::computer(Level::HARD).judge(view, action, &mut rng, deadline)
}

/// Those of the decisions of `seat` that cost most, in the order in which they were made.
pub(super) fn slips<G: Game>(choices: Vec<Chosen<G>>, seat: Seat, seed: u64, deadline: Deadline<'_>) -> Vec<Slip> {
    let mut slips: Vec<(f32, Slip)> = Vec::new();
    for Chosen { view, action, steps, events } in choices {
        if deadline.is_over() {
            break;
        }
        let is_weighed = can_be_weighed::<G>(&view, &action);
        let verdict = is_weighed.then(|| verdict::<G>(&view, &action, seat, (seed, steps), deadline)).flatten();
        if let Some(verdict) = verdict
            && let Some(doubt) = G::doubt(&view, &verdict)
        {
            slips.push((verdict.cost, Slip { doubt, events, steps }));
        }
    }
    slips.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    slips.truncate(SLIPS);
    slips.sort_by_key(|(_, slip)| slip.steps);
    slips.into_iter().map(|(_, slip)| slip).collect()
}
