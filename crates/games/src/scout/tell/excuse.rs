//! The messages for refusals.

use super::phrase::end;
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::view::Refusal;
use snuffel_core::game::Excuse;
use snuffel_core::text::message::Message;

impl Excuse for Refusal {
    fn message(&self) -> Message {
        let of = |id, scout: &ScoutNumber| Message::new(id).count("number", scout.number());
        match self {
            Refusal::Spectator => Message::new("refusal-spectator"),
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::NotYourTurn => Message::new("refusal-not-your-turn"),
            Refusal::LayFirst => Message::new("refusal-lay-first"),
            Refusal::BoardFull => Message::new("refusal-board-full"),
            Refusal::PlaceFirst => Message::new("refusal-place-first"),
            Refusal::PlacedAlready => Message::new("refusal-placed-already"),
            Refusal::NoPushYet => Message::new("refusal-no-push-yet"),
            Refusal::PushedAlready => Message::new("refusal-pushed-already"),
            Refusal::PushFirst => Message::new("refusal-push-first"),
            Refusal::NotInHand(card) => Message::new("refusal-not-in-hand").count("card", *card),
            Refusal::ShaftFull(shaft) => Message::new("refusal-shaft-full").count("shaft", shaft.number()),
            Refusal::Taken { hole, seat, scout } => {
                let name = match seat {
                    Some(seat) => of("scout-other", scout).seat("name", *seat),
                    None => of("scout-you", scout),
                };
                Message::new("refusal-taken").place("field", hole).said("scout", name)
            }
            Refusal::NoScout(scout) => of("refusal-no-scout", scout),
            Refusal::Home(scout) => of("refusal-home", scout),
            Refusal::StandsThere { scout, hole } => of("refusal-stands-there", scout).place("field", hole),
            Refusal::NoWay { scout, hole } => of("refusal-no-way", scout).place("field", hole),
            Refusal::NoScoutInShaft(shaft) => Message::new("refusal-no-scout-in-shaft").count("shaft", shaft.number()),
            Refusal::OnlyHome(shaft) => Message::new("refusal-only-home").count("shaft", shaft.number()),
            Refusal::TakesBack { shaft, end: from } => {
                Message::new("refusal-takes-back").count("shaft", shaft.number()).with("end", end(*from))
            }
            Refusal::NothingToUndo => Message::new("refusal-nothing-to-undo"),
            Refusal::Nearer { scout, hole } => of("refusal-nearer", scout).place("field", hole),
            Refusal::NearerBefore(scout) => of("refusal-nearer-before", scout),
        }
    }

    fn is_about_turn(&self) -> bool {
        matches!(self, Refusal::NotYourTurn)
    }
}
