//! The choices that domino offers as whole lines.

use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::view::View;
use snuffel_core::choice::{Line, Offer};
use snuffel_core::game::Choose;
use snuffel_core::text::message::Message;

impl Choose for Domino {
    fn line(action: &Action) -> Option<Line> {
        Some(match action {
            Action::Lay(tile, end) => Line::named(tile).and(end.word()),
            Action::Draw => Line::meant("draw"),
            Action::Pass => Line::meant("pass"),
            Action::Auto(true) => Line::meant("auto").and("on"),
            Action::Auto(false) => Line::meant("auto").and("off"),
            Action::Resign => Line::meant("resign"),
        })
    }

    /// Groups longer lists of tiles by end.
    fn moves(view: &View) -> Vec<Offer> {
        let end = |action: &Action| match action {
            Action::Lay(_, end) => Some(*end),
            Action::Draw | Action::Pass | Action::Auto(_) | Action::Resign => None,
        };
        let heading = |end| match end {
            Some(end) => Message::new("choices-end").text("end", end),
            None => Message::new("choices-moves"),
        };
        Offer::sorted(view.legal_actions(), "choices-moves", end, heading, Domino::line)
    }

    fn asked(view: &View) -> Vec<&'static str> {
        let own: &[&str] = if view.seat().is_some() { &["hand"] } else { &[] };
        [own, &["ends", "line", "counts", "stock"]].concat()
    }
}
