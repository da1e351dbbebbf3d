//! The messages for refusals.

use super::phrase::card;
use crate::schnuff::rules::view::Refusal;
use snuffel_core::game::Excuse;
use snuffel_core::text::message::Message;

impl Excuse for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::Spectator => Message::new("refusal-spectator"),
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::Out => Message::new("refusal-out"),
            Refusal::NotYourTurn => Message::new("refusal-not-your-turn"),
            Refusal::PlayedAlready => Message::new("refusal-played-already"),
            Refusal::NotInHand(held) => Message::new("refusal-not-in-hand").with("card", card(held)),
            Refusal::OpenWithNumber(held) => Message::new("refusal-open-with-number").with("card", card(held)),
            Refusal::NoLimit(sum) => Message::new("refusal-no-limit").count("sum", sum),
            Refusal::DrawsItself => Message::new("refusal-draws-itself"),
            Refusal::PlayFirst => Message::new("refusal-play-first"),
            Refusal::NothingToDraw => Message::new("refusal-nothing-to-draw"),
        }
    }

    fn is_about_turn(&self) -> bool {
        matches!(self, Refusal::NotYourTurn)
    }
}
