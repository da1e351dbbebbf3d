//! Hints: what a strong player would do, and why, from what the viewer knows.

use super::phrase;
use crate::game::{Advise, Hint};
use crate::games::schnuff::rules::Schnuff;
use crate::games::schnuff::rules::action::Action;
use crate::games::schnuff::rules::card::Card;
use crate::games::schnuff::rules::limit::{Limit, Toll};
use crate::games::schnuff::rules::view::View;
use crate::text::message::{Arg, Message};

impl Advise for Schnuff {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        let (what, why) = match action {
            Action::Play { card, draw } => {
                let id = if *draw { "hint-play-draw" } else { "hint-play" };
                let what = Message::new(id).with("card", phrase::card(*card));
                let what = what.with("command", Arg::Command("draw"));
                (what, why_play(view, *card))
            }
            Action::Draw => (Hint::typed("draw"), Message::new("hint-why-draw")),
            Action::Next | Action::Resign => return None,
        };
        Some(Hint { what, why })
    }
}

/// What speaks for a card.
fn why_play(view: &View, card: Card) -> Message {
    if view.playable().count() == 1 {
        return Message::new("hint-why-only");
    }
    let limit = Limit::next(view.sum);
    let at = |id: &'static str| Message::new(id).count("limit", limit.map_or(view.sum, Limit::sum));
    match card {
        Card::One | Card::Two | Card::Three | Card::Four => {
            let is_free = limit.is_some_and(|limit| view.tolls[limit as usize] == Toll::Free);
            match limit.map(|limit| limit.sum().cmp(&card.sum_after(view.sum))) {
                Some(std::cmp::Ordering::Equal) => at("hint-why-exact"),
                Some(std::cmp::Ordering::Greater) => at("hint-why-below"),
                _ if is_free => at("hint-why-free"),
                _ => Message::new("hint-why-pay").count("chips", limit.map_or(0, Limit::price)),
            }
        }
        Card::Pass | Card::Back => at("hint-why-stay").count("others", phrase::others(view)),
        Card::Panic => at("hint-why-jump").count("others", phrase::others(view)),
        Card::Risk => Message::new("hint-why-risk"),
        Card::Schnuff => Message::new("hint-why-schnuff").count("others", phrase::others(view)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::seat::{Seat, Viewer};

    /// The view of the first seat on turn, at this sum and with a card of each kind that it may hold.
    fn view(sum: u8, hand: &[Card]) -> View {
        let state = Schnuff::start(&"drawing=auto end=last".parse().unwrap(), 2);
        let mut view = Schnuff::view(&state, Viewer::Seat(Seat::FIRST));
        view.turn = Some(Seat::FIRST);
        view.sum = sum;
        view.hand = hand.iter().copied().collect();
        view
    }

    fn why(view: &View, card: Card) -> String {
        let hint = Schnuff::hint(view, &Action::play(card)).unwrap();
        assert_eq!(hint.what.id, "hint-play");
        hint.why.id.into_owned()
    }

    #[test]
    fn a_card_has_the_reason_that_holds() {
        let numbers = [Card::One, Card::Three, Card::Four, Card::Pass];
        let mut at_27 = view(27, &numbers);
        assert_eq!(why(&at_27, Card::One), "hint-why-below");
        assert_eq!(why(&at_27, Card::Three), "hint-why-exact");
        assert_eq!(why(&at_27, Card::Four), "hint-why-pay");
        assert_eq!(why(&at_27, Card::Pass), "hint-why-stay");
        at_27.tolls[0] = Toll::Free;
        assert_eq!(why(&at_27, Card::Four), "hint-why-free");
        let chances = view(30, &[Card::Back, Card::Panic, Card::Risk, Card::Schnuff]);
        assert_eq!(why(&chances, Card::Back), "hint-why-stay");
        assert_eq!(why(&chances, Card::Panic), "hint-why-jump");
        assert_eq!(why(&chances, Card::Risk), "hint-why-risk");
        assert_eq!(why(&chances, Card::Schnuff), "hint-why-schnuff");
        // Away from a limit Schnuff cannot be played.
        let only = view(31, &[Card::Schnuff, Card::Two]);
        assert_eq!(why(&only, Card::Two), "hint-why-only");
    }

    #[test]
    fn in_strict_drawing_drawing_belongs_to_the_hint() {
        let seen = view(0, &[Card::One, Card::Two]);
        let play = Action::Play { card: Card::One, draw: true };
        assert_eq!(Schnuff::hint(&seen, &play).unwrap().what.id, "hint-play-draw");
        assert_eq!(Schnuff::hint(&seen, &Action::Draw).unwrap().why.id, "hint-why-draw");
        assert_eq!(Schnuff::hint(&seen, &Action::Next), None);
    }
}
