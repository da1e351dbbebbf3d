//! The choices that schnuff offers as whole lines.

use super::command::command_of;
use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::action::Action;
use crate::schnuff::rules::view::View;
use snuffel_core::choice::Line;
use snuffel_core::game::Choose;

impl Choose for Schnuff {
    fn line(action: &Action) -> Option<Line> {
        Some(match action {
            Action::Play { card, draw } => {
                let line = command_of(*card).map_or_else(|| Line::named(card), Line::meant);
                if *draw { line.and("draw") } else { line }
            }
            Action::Draw => Line::meant("draw"),
            Action::Next => Line::meant("next"),
            Action::Resign => Line::meant("resign"),
        })
    }

    fn asked(view: &View) -> Vec<&'static str> {
        let own: &[&str] = if view.seat().is_some() { &["hand"] } else { &[] };
        [own, &["sum", "look", "chips", "direction", "pile"]].concat()
    }
}
