//! Whether an action can be done. It reads the view only.

use super::action::Action;
use super::view::{Refusal, View};

/// Whether the viewer of `view` can do `action` now.
///
/// # Errors
/// The reason why not.
pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let me = view.seat().ok_or(Refusal::Spectator)?;
    if view.over.is_some() {
        return Err(Refusal::GameOver);
    }
    if view.chips[me.index()] == 0 {
        return Err(Refusal::Out);
    }
    match *action {
        Action::Resign => Ok(()),
        Action::Draw | Action::Next if !view.config.strict => Err(Refusal::DrawsItself),
        Action::Draw | Action::Next if !view.may_draw => Err(Refusal::NothingToDraw),
        Action::Draw | Action::Next => Ok(()),
        Action::Play { draw: true, .. } if !view.config.strict => Err(Refusal::DrawsItself),
        Action::Play { .. } if !view.is_mine() => Err(Refusal::NotYourTurn),
        Action::Play { card, .. } if view.hand.count(card) == 0 => Err(Refusal::NotInHand(card)),
        Action::Play { card, .. } if view.allows(card) => Ok(()),
        Action::Play { card, .. } if view.opening => Err(Refusal::OpenWithNumber(card)),
        Action::Play { .. } => Err(Refusal::NoLimit(view.sum)),
    }
}
