//! What it costs to go above a limit or to be made to pay, and who would be out by it.

use super::phrase;
use crate::games::schnuff::rules::card::Card;
use crate::games::schnuff::rules::limit::{Limit, Toll};
use crate::games::schnuff::rules::view::View;
use crate::seat::Seat;
use crate::text::message::Message;

/// How many chips a limit costs whoever goes above it next, if that player has them.
pub(super) fn toll(view: &View, limit: Limit) -> u8 {
    match view.tolls[limit as usize] {
        Toll::Free => 0,
        Toll::Due | Toll::UsedUp => limit.price(),
    }
}

/// How many chips the viewer pays at most for going above a limit.
pub(super) fn price(view: &View, limit: Limit) -> u8 {
    toll(view, limit).min(view.seat().map_or(0, |seat| view.chips[seat]))
}

/// Whether the viewer has no chips left after going above a limit.
pub(super) fn is_out_above(view: &View, limit: Limit) -> bool {
    let toll = toll(view, limit);
    toll > 0 && view.seat().is_some_and(|seat| view.chips[seat] <= toll)
}

/// The others who are still in the game.
pub(super) fn others(view: &View) -> impl Iterator<Item = Seat> {
    view.players().iter().filter(|seat| Some(*seat) != view.seat())
}

/// Which of the others would be out by going above the next limit, where after a card a single number may go above it.
pub(super) fn out_next(view: &View, card: Card) -> Option<Message> {
    /// The largest number on a card.
    const HIGHEST: u8 = 4;
    let sum = match card {
        // What dice will make of the sum nobody knows, and who pays by Schnuff is told by itself.
        Card::Risk | Card::Schnuff => return None,
        Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Back | Card::Panic => {
            card.sum_after(view.sum)
        }
    };
    let limit = Limit::next(sum).filter(|limit| limit.sum() < sum + HIGHEST)?;
    let poor: Vec<Seat> = others(view).filter(|seat| view.chips[*seat] <= toll(view, limit)).collect();
    let message = Message::new("hint-out-above").count("limit", limit.sum()).count("others", phrase::others(view));
    (!poor.is_empty()).then(|| message.with("names", phrase::names(poor.into_iter())))
}

/// Which of the others have no more chips than they may be made to pay: whoever has none left is out.
pub(super) fn made_to_pay(view: &View, limit: Limit) -> Option<Message> {
    let mut poor = others(view).filter(|seat| (1..=limit.price()).contains(&view.chips[*seat])).peekable();
    poor.peek()?;
    Some(Message::new("hint-out-by-paying").with("names", phrase::names(poor)))
}

/// What going above the next limit means for the viewer where it is not the usual price, as far as the reason has not said
/// it: nothing, or to be out.
pub(super) fn price_now(view: &View, why: &Message) -> Option<Message> {
    /// Reasons that speak of what it costs to go above the next limit.
    const PRICED: [&str; 4] = ["hint-why-free", "hint-why-stay-on", "hint-why-jump", "hint-why-exact"];
    let limit = Limit::next(view.sum).filter(|_| view.is_mine())?;
    let told = |id: &'static str| Message::new(id).count("limit", limit.sum());
    let is_said = PRICED.contains(&&*why.id);
    match toll(view, limit) {
        0 => (!is_said).then(|| told("hint-price")),
        _ if why.id == "hint-why-must-out" => None,
        _ => is_out_above(view, limit).then(|| told("hint-price-out").count("chips", price(view, limit))),
    }
}
