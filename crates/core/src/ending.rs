//! Announcements of the end of a game that are the same for all games.

use crate::rules::Outcome;
use crate::seat::{Seats, Viewer};
use crate::text::cue::Cue;
use crate::text::message::{Arg, Message};

/// Announces the winners, without what they gained: that is another sentence, and there is no praise after a
/// resignation.
pub fn won(winners: Seats, viewer: Viewer) -> Message {
    let message = Message::new(match (has_won(viewer, winners), winners.len()) {
        (true, 1) => "wins-you",
        (true, _) => "wins-shared-you",
        (false, _) => "wins-other",
    });
    with_winners(message, winners).decisive().cued(cue(winners, viewer))
}

/// The sound for the end of a game that these seats won; `None` for a listener, or if no seat won.
pub fn cue(winners: Seats, viewer: Viewer) -> Option<Cue> {
    let seat = viewer.seat().filter(|_| !winners.is_empty())?;
    Some(if winners.contains(seat) { Cue::Won } else { Cue::Lost })
}

/// Says that the game is over, and which seats have won it.
pub fn over(outcome: Outcome, viewer: Viewer) -> Message {
    let winners = outcome.winners;
    let message = Message::new(match (has_won(viewer, winners), winners.len()) {
        (_, 0) => "over-nobody",
        (true, 1) => "over-you",
        (_, _) => "over-other",
    });
    with_winners(message, winners)
}

fn has_won(viewer: Viewer, winners: Seats) -> bool {
    viewer.seat().is_some_and(|me| winners.contains(me))
}

fn with_winners(message: Message, winners: Seats) -> Message {
    let names = winners.iter().map(Arg::Seat).collect();
    message.with("names", Arg::together(names)).count("winners", winners.len())
}
