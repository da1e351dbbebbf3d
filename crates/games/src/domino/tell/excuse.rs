//! The messages for refusals.

use super::phrase::{end, tile};
use crate::domino::rules::view::Refusal;
use snuffel_core::game::Excuse;
use snuffel_core::text::message::Message;

impl Excuse for Refusal {
    fn message(&self) -> Message {
        match self {
            Refusal::Spectator => Message::new("refusal-spectator"),
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::NotYourTurn => Message::new("refusal-not-your-turn"),
            Refusal::NotInHand(missing) => Message::new("refusal-not-in-hand").with("tile", tile(*missing)),
            Refusal::OnTable(laid) => Message::new("refusal-on-table").with("tile", tile(*laid)),
            Refusal::DoesNotFit { tile: stray, end: place, value } => Message::new("refusal-does-not-fit")
                .with("tile", tile(*stray))
                .with("end", end(*place))
                .count("value", *value),
            Refusal::NoSuchEnd(place) => Message::new("refusal-no-such-end").with("end", end(*place)),
            Refusal::LayDrawn(drawn) => Message::new("refusal-lay-drawn").with("tile", tile(*drawn)),
            Refusal::CanLay => Message::new("refusal-can-lay"),
            Refusal::StockEmpty => Message::new("refusal-stock-empty"),
            Refusal::DrawFirst => Message::new("refusal-draw-first"),
            Refusal::NoDrawForExtra => Message::new("refusal-no-draw-for-extra"),
            Refusal::AutoAlready(true) => Message::new("refusal-auto-on"),
            Refusal::AutoAlready(false) => Message::new("refusal-auto-off"),
        }
    }

    fn is_about_turn(&self) -> bool {
        matches!(self, Refusal::NotYourTurn)
    }
}
