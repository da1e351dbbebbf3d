//! Answers to questions about a game: turns facts into messages.

use super::agreement::options;
use super::phrase::{self, card, cards, names, others, way};
use crate::schnuff::rules::action::Action;
use crate::schnuff::rules::card::Card;
use crate::schnuff::rules::limit::{Limit, Toll};
use crate::schnuff::rules::view::View;
use crate::schnuff::rules::{Schnuff, around};
use snuffel_core::ending;
use snuffel_core::game::Prompt;
use snuffel_core::rules::Rules;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

impl Prompt for Schnuff {
    fn help(view: &View) -> Message {
        Message::new(match () {
            () if view.over.is_some() => "help-over",
            () if view.may_draw && !view.is_mine() => "help-draw",
            () if view.config.strict => "help-strict",
            () => "help-turn",
        })
    }

    fn first(view: &View) -> Option<Message> {
        view.is_mine().then(|| Message::new("help-first"))
    }

    /// The sum and the viewer's own cards.
    fn place(view: &View) -> Message {
        match view.over {
            Some(_) => Message::new("place-over"),
            None if view.hand.is_empty() => Message::new("place-sum").count("sum", view.sum),
            None => Message::new("place-turn").count("sum", view.sum).with("cards", cards(view.hand)),
        }
    }
}

/// Everything that the viewer may know, in a fixed order: the expected action, the game, the sum, their own cards,
/// the others.
pub(super) fn status(view: &View) -> Vec<Message> {
    let mut told = vec![due(view), Message::new("status-game").count("players", view.seats).count("round", view.round)];
    told.extend(options(&view.config));
    told.extend(sum(view));
    if !view.is_mine() && !view.hand.is_empty() {
        told.push(hand(view));
    }
    told.push(chips(view));
    if view.over.is_none() {
        told.push(direction(view));
    }
    told.push(pile(view));
    if view.config.strict {
        told.push(cards_in_hands(view));
    }
    told
}

/// The expected action, and who is to take it.
pub(super) fn due(view: &View) -> Message {
    if let Some(outcome) = view.over {
        return ending::over(outcome, view.viewer);
    }
    match view.turn {
        _ if view.may_draw && !view.can_play() => Message::new("due-next-nobody"),
        Some(seat) if view.may_draw && !view.viewer.is(seat) => Message::new("due-next").seat("name", seat),
        Some(seat) if view.viewer.is(seat) => {
            let id = if view.opening { "due-open" } else { "due-you" };
            let message = Message::new(id).count("sum", view.sum);
            message.with("cards", cards(view.hand))
        }
        Some(seat) => Message::new("due-other").seat("name", seat).count("sum", view.sum),
        None => Message::new("due-chance"),
    }
}

/// The viewer's own cards.
pub(super) fn hand(view: &View) -> Message {
    match view.seat() {
        Some(_) => Message::new("hand").count("count", view.hand.len()).with("cards", cards(view.hand)),
        None => Message::new("refusal-spectator"),
    }
}

/// The sum, its distance below the next limit, and the price of that limit.
pub(super) fn sum(view: &View) -> Vec<Message> {
    let next = Limit::next(view.sum);
    let message = match next.map(|limit| (limit.sum(), limit.sum() - view.sum)) {
        Some((limit, missing)) if view.sum > 0 && missing > 0 => {
            Message::new("sum-below").count("limit", limit).count("missing", missing)
        }
        // At the beginning and on a limit, the sum alone is enough.
        Some(_) | None => Message::new("sum"),
    };
    let message = message.count("sum", view.sum);
    let toll = next.map(|limit| {
        let id = match view.tolls[limit as usize] {
            Toll::Free => "next-limit-free",
            Toll::Due | Toll::UsedUp => "next-limit",
        };
        Message::new(id).count("limit", limit.sum()).count("price", limit.price())
    });
    [message].into_iter().chain(toll).collect()
}

/// All players' chips.
pub(super) fn chips(view: &View) -> Message {
    Message::new("chips").all_said("standing", phrase::chips(view))
}

/// The direction, and the order of play in that direction.
pub(super) fn direction(view: &View) -> Message {
    let message = Message::new("direction").with("way", way(view.clockwise));
    message.with("names", names(view.order()))
}

/// The number of cards in the draw pile.
pub(super) fn pile(view: &View) -> Message {
    Message::new("pile").count("count", view.pile)
}

/// The number of cards that each player holds.
fn cards_in_hands(view: &View) -> Message {
    let players = view.players();
    let each = players.iter().map(|seat| Message::new("cards-of").seat("name", seat).count("count", view.cards[seat]));
    Message::new("cards-in-hands").all_said("standing", each)
}

/// The number of cards played since the discards were last empty, then one line for each kind.
pub(super) fn look(view: &View) -> Vec<Message> {
    let played: u32 = view.played.iter().map(|count| u32::from(*count)).sum();
    let mut told = vec![Message::new("look-count").count("count", played)];
    let kinds = Card::ALL.into_iter();
    told.extend(kinds.filter(|card| view.played[card.index()] > 0).map(|card| look_at(view, card)));
    told
}

/// The number of cards of one kind played since the discards were last empty.
pub(super) fn look_at(view: &View, kind: Card) -> Message {
    Message::new("look-card")
        .with("card", card(kind))
        .count("count", view.played[kind.index()])
        .count("copies", kind.copies())
}

/// The number of possible moves, then one line for each.
pub(super) fn moves(view: &View) -> Vec<Message> {
    let moves = Schnuff::legal_actions(view);
    if moves.is_empty() {
        return vec![due(view)];
    }
    let items: Vec<Message> = moves
        .into_iter()
        .filter_map(|action| match action {
            // Each card is listed once, not again with drawing.
            Action::Play { draw: true, .. } | Action::Resign => None,
            Action::Play { card, draw: false } => Some(prospect(view, card)),
            Action::Draw => Some(Message::new("move-draw")),
            Action::Next => Some(Message::new("move-next").count("others", others(view))),
        })
        .collect();
    let count = Message::new("moves-count").count("count", items.len());
    [count].into_iter().chain(items).collect()
}

/// The result of playing a card, as far as it is certain.
fn prospect(view: &View, played: Card) -> Message {
    let sum = played.sum_after(view.sum);
    let message = match played {
        Card::One | Card::Two | Card::Three | Card::Four => lifted(view, sum).count("sum", sum),
        Card::Panic if sum > view.sum => Message::new("move-sum").count("sum", sum),
        Card::Pass | Card::Panic => Message::new("move-stay").count("sum", sum),
        Card::Back => Message::new("move-back").count("sum", sum),
        Card::Risk => Message::new("move-risk"),
        Card::Schnuff => Message::new("move-schnuff").count("others", others(view)),
    };
    message.with("card", card(played))
}

/// The cost of raising the sum.
fn lifted(view: &View, sum: u8) -> Message {
    match Limit::crossed(view.sum, sum).map(|limit| (limit, view.tolls[limit as usize])) {
        None => Message::new("move-sum"),
        Some((_, Toll::Free)) => Message::new("move-free"),
        Some((limit, Toll::Due | Toll::UsedUp)) => Message::new("move-pay").count("price", limit.price()),
    }
}

impl View {
    /// Returns whether the mover can play a card, as far as the viewer can see.
    fn can_play(&self) -> bool {
        !self.is_mine() || self.playable().next().is_some()
    }

    /// The players in order of play, starting with the mover, in the current direction.
    fn order(&self) -> impl Iterator<Item = Seat> {
        let (seats, players) = (usize::from(self.seats), self.players());
        let step = if self.clockwise { 1 } else { seats - 1 };
        around(self.turn.unwrap_or(Seat::FIRST), step, seats).filter(move |seat| players.contains(*seat))
    }
}
