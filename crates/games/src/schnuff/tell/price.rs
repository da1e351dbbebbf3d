//! The price of going above a limit or of losing at Schnuff, and which players it would put out. No player pays more
//! chips than they have: with no more chips than the price, they pay them all and are out. Rule book `schnuff`,
//! section Readings.

use super::phrase;
use super::why::{Reason, Why};
use crate::schnuff::rules::around;
use crate::schnuff::rules::card::{Card, HIGHEST};
use crate::schnuff::rules::limit::Limit;
use crate::schnuff::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// The number of chips that the viewer would pay for going above a limit.
pub(super) fn price(view: &View, limit: Limit) -> u8 {
    view.toll(limit).min(view.seat().map_or(0, |seat| view.chips[seat]))
}

/// The other players still in the game.
pub(super) fn others(view: &View) -> impl Iterator<Item = Seat> {
    view.players().iter().filter(|seat| Some(*seat) != view.seat())
}

/// The player after the viewer, once a card is played.
fn next(view: &View, card: Card) -> Option<Seat> {
    let (own, seats, players) = (view.seat()?, usize::from(view.seats), view.players());
    let clockwise = view.clockwise != (card == Card::Back);
    let step = if clockwise { 1 } else { seats.saturating_sub(1) };
    around(own.after(step, seats), step, seats).find(|seat| *seat != own && players.contains(*seat))
}

/// The next player, if a card leaves the sum on a limit and going above it with a number would put that player out.
fn out_by_number(view: &View, card: Card, limit: Limit) -> Option<Seat> {
    next(view, card).filter(|seat| view.chips[*seat] <= view.toll(limit) && is_welcome(view, *seat))
}

/// Returns whether another player going out is good for the viewer. It ends a short game, which the player with the
/// most chips wins.
fn is_welcome(view: &View, out: Seat) -> bool {
    let own = view.seat().map_or(0, |seat| view.chips[seat]);
    !view.config.short || others(view).all(|other| other == out || view.chips[other] <= own)
}

/// Returns whether the viewer wins once `out` is out: no other player is left, or a short game is over and the viewer
/// alone has the most chips.
fn wins_without(view: &View, out: Seat) -> bool {
    let own = view.seat().map_or(0, |seat| view.chips[seat]);
    let mut left = others(view).filter(|other| *other != out).peekable();
    left.peek().is_none() || view.config.short && left.all(|other| view.chips[other] < own)
}

/// A reason for a card that leaves the sum on a limit: `is_out` if the next number puts a player out,
/// otherwise `costs` with the price.
pub(super) fn next_number(view: &View, card: Card, limit: Limit, costs: Why, is_out: Why) -> Reason {
    let at = |why: Why| Reason::new(why).count("limit", limit.sum());
    match out_by_number(view, card, limit) {
        Some(seat) => at(is_out).seat("name", seat).count("wins", usize::from(wins_without(view, seat))),
        None => handed_on(view, card, at(costs).count("chips", view.toll(limit))),
    }
}

/// A reason that names the player who has to continue from the sum that a card leaves.
pub(super) fn handed_on(view: &View, card: Card, reason: Reason) -> Reason {
    let reason = reason.count("others", phrase::others(view));
    next(view, card).into_iter().fold(reason, |reason, seat| reason.seat("name", seat))
}

/// The reason for Schnuff: the price for each of the others except the lowest thrower, capped by their chips; or that
/// paying puts the only opponent out.
pub(super) fn schnuff(view: &View, limit: Limit) -> Reason {
    let held: Vec<(Seat, u8)> = others(view).map(|seat| (seat, view.chips[seat])).collect();
    if let [(seat, chips)] = held[..]
        && chips <= limit.price()
    {
        return Reason::new(Why::SchnuffOut).seat("name", seat);
    }
    // One of them is spared, so if two have no more chips than the price, at least one is out.
    let poor: Vec<Seat> = held.iter().filter(|(_, chips)| *chips <= limit.price()).map(|(seat, _)| *seat).collect();
    let own = view.seat().map_or(0, |seat| view.chips[seat]);
    if view.config.short && poor.len() > 1 && held.iter().all(|(_, chips)| *chips < own) {
        return Reason::new(Why::SchnuffShort).with("names", phrase::names(poor.into_iter()));
    }
    let most = held.iter().map(|(_, chips)| *chips).max().unwrap_or(0).min(limit.price());
    let poorer = held.iter().filter(|(_, chips)| *chips < most).count();
    let reason = Reason::new(Why::Schnuff).count("others", phrase::others(view));
    reason.count("chips", most).count("poorer", poorer)
}

/// The other players who would be out by going above the next limit, if a single number can go above it after `card`.
/// Leaves out a player whom the reason has already named.
pub(super) fn out_next(view: &View, card: Card, why: Why) -> Option<Message> {
    let sum = match card {
        // The dice are uncertain, and Schnuff has a message of its own for those who pay.
        Card::Risk | Card::Schnuff => return None,
        Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Back | Card::Panic => {
            card.sum_after(view.sum)
        }
    };
    let limit = Limit::next(sum).filter(|limit| limit.sum() < sum + HIGHEST)?;
    let named = out_by_number(view, card, limit).filter(|_| why.names_out());
    let is_out = |seat: &Seat| view.chips[*seat] <= view.toll(limit) && is_welcome(view, *seat);
    let is_poor = |seat: &Seat| is_out(seat) && Some(*seat) != named;
    let poor: Vec<Seat> = others(view).filter(is_poor).collect();
    let message = Message::new("hint-out-above").count("limit", limit.sum()).count("others", phrase::others(view));
    let message = message.count("named", usize::from(named.is_some()));
    (!poor.is_empty()).then(|| message.with("names", phrase::names(poor.into_iter())))
}

/// The other players who may be put out by paying, because they have no more chips than the price.
pub(super) fn made_to_pay(view: &View, limit: Limit) -> Option<Message> {
    let mut poor = others(view).filter(|seat| (1..=limit.price()).contains(&view.chips[*seat])).peekable();
    poor.peek()?;
    Some(Message::new("hint-out-by-paying").with("names", phrase::names(poor)))
}

/// The meaning of going above the next limit for the viewer, if the price is not the usual one: free, or out. `None`
/// if the reason or, with `is_out_told`, another detail has already said so.
pub(super) fn price_now(view: &View, why: Why, is_out_told: bool) -> Option<Message> {
    let limit = Limit::next(view.sum).filter(|_| view.is_mine())?;
    let told = |id: &'static str| Message::new(id).count("limit", limit.sum());
    match view.toll(limit) {
        0 => (!why.says_price()).then(|| told("hint-price")),
        _ if why == Why::MustOut || is_out_told => None,
        _ => view.is_out_above(limit).then(|| told("hint-price-out").count("chips", price(view, limit))),
    }
}
