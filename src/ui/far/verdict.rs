//! The messages about the check that chance was fair.

use crate::remote::check::{Fairness, Flaw, Shown, Unshown};
use crate::text::message::Message;

/// The message to a guest at the end of a game.
pub fn message(verdict: &Fairness) -> Message {
    match verdict {
        Fairness::Fair => Message::new("fair-yes"),
        Fairness::Chosen => Message::new("fair-chosen"),
        Fairness::Late => Message::new("fair-late"),
        Fairness::Absent => Message::new("fair-absent"),
        Fairness::Flaw(flaw) => flawed(flaw),
    }
}

/// The message about a mismatch.
pub fn flawed(flaw: &Flaw) -> Message {
    match flaw {
        Flaw::Record => Message::new("fair-record"),
        Flaw::Secret => Message::new("fair-secret"),
        Flaw::Again => Message::new("fair-again"),
        Flaw::Share => Message::new("fair-share"),
        Flaw::Seed => Message::new("fair-seed"),
        Flaw::Drawn(line) => Message::new("fair-drawn").count("line", *line),
        Flaw::Told => Message::new("fair-told"),
        Flaw::Confirmed => Message::new("fair-confirmed"),
    }
}

/// The messages about what the record of the game called `name` proves.
pub fn shown(name: &str, shown: &Shown) -> Vec<Message> {
    let id = if shown.is_witnessed { "verify-fair" } else { "verify-agrees" };
    let fair = Message::new(id).text("name", name).count("draws", shown.drawn).count("programs", shown.programs);
    vec![fair, confirmed(shown.confirmed)]
}

/// The message that this many programs have confirmed the whole record.
fn confirmed(by: usize) -> Message {
    Message::new("verify-confirmed").count("programs", by)
}

/// The message why the record of the game called `name` proves nothing.
pub fn unshown(name: &str, why: &Unshown) -> Message {
    match why {
        Unshown::Unproven(0) | Unshown::Damaged(_) => Message::new("verify-unproven").text("name", name),
        Unshown::Late(0) => Message::new("verify-late").text("name", name),
        Unshown::Unproven(by) => {
            Message::new("verify-unproven-confirmed").text("name", name).said("confirmed", confirmed(*by))
        }
        Unshown::Late(by) => Message::new("verify-late-confirmed").text("name", name).said("confirmed", confirmed(*by)),
        Unshown::Open => Message::new("verify-waiting").text("name", name),
        Unshown::Flaw(flaw) => Message::new("verify-flaw").text("name", name).said("flaw", flawed(flaw)),
    }
}
