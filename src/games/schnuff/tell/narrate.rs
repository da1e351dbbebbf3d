//! What is told of a game when somebody asks: facts to messages.

use super::announcement::options;
use super::phrase::{all_chips, card, cards, names, way};
use crate::games::schnuff::rules::action::Action;
use crate::games::schnuff::rules::card::Card;
use crate::games::schnuff::rules::limit::{Limit, Toll};
use crate::games::schnuff::rules::view::View;
use crate::seat::{Seat, Seats};
use crate::text::message::{Arg, Message};

/// What can be typed now.
pub fn help(view: &View) -> Message {
    Message::new(match () {
        () if view.over.is_some() => "help-over",
        () if view.may_draw && !view.is_mine() => "help-draw",
        () if view.config.strict => "help-strict",
        () => "help-turn",
    })
}

/// Everything that the viewer may know, in a fixed order: what is due, the game, the sum, the own cards, the others.
pub fn status(view: &View) -> Vec<Message> {
    let mut told = vec![due(view), Message::new("status-game").count("players", view.seats).count("round", view.round)];
    told.extend(options(&view.config));
    told.extend(sum(view));
    if !view.is_mine() && !view.hand.is_empty() {
        told.push(hand(view));
    }
    told.extend([chips(view), direction(view), pile(view)]);
    if view.config.strict {
        told.push(cards_in_hands(view));
    }
    told
}

/// What is expected, and of whom.
pub fn due(view: &View) -> Message {
    match view.turn {
        _ if view.over.is_some() => Message::new("due-over"),
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

/// The end of a prompt: the own cards.
pub fn place(view: &View) -> Message {
    match view.over {
        Some(_) => Message::new("place-over"),
        None => Message::new("place-turn").with("cards", cards(view.hand)),
    }
}

/// The own cards.
pub fn hand(view: &View) -> Message {
    match view.seat() {
        Some(_) => Message::new("hand").count("count", view.hand.len()).with("cards", cards(view.hand)),
        None => Message::new("refusal-spectator"),
    }
}

/// The sum, and what the next limit costs.
pub fn sum(view: &View) -> Vec<Message> {
    let message = Message::new("sum").count("sum", view.sum);
    let toll = Limit::next(view.sum).map(|limit| {
        let id = match view.tolls[limit as usize] {
            Toll::Free => "next-limit-free",
            Toll::Due | Toll::UsedUp => "next-limit",
        };
        Message::new(id).count("limit", limit.sum()).count("price", limit.price())
    });
    [message].into_iter().chain(toll).collect()
}

/// The chips of everybody.
pub fn chips(view: &View) -> Message {
    Message::new("chips").with("standing", all_chips(view.seats, &view.chips))
}

/// The direction, and who comes after whom from now on.
pub fn direction(view: &View) -> Message {
    let message = Message::new("direction").with("way", way(view.clockwise));
    message.with("names", names(view.order()))
}

/// How many cards can be drawn.
pub fn pile(view: &View) -> Message {
    Message::new("pile").count("count", view.pile)
}

/// How many cards each player holds.
fn cards_in_hands(view: &View) -> Message {
    let each = view.players().iter().map(|seat| {
        let message = Message::new("cards-of").seat("name", seat);
        Arg::Said(Box::new(message.count("count", view.cards[seat.index()])))
    });
    Message::new("cards-in-hands").with("standing", Arg::List(each.collect()))
}

/// What was played since the discards were empty, a kind a line after their number.
pub fn look(view: &View) -> Vec<Message> {
    let played = view.played.iter().map(|count| u32::from(*count)).sum();
    let mut told = vec![Message::new("look-count").with("count", Arg::Count(played))];
    let kinds = Card::ALL.into_iter();
    told.extend(kinds.filter(|card| view.played[card.index()] > 0).map(|card| look_at(view, card)));
    told
}

/// How many cards of a kind were played since the discards were empty.
pub fn look_at(view: &View, kind: Card) -> Message {
    Message::new("look-card")
        .with("card", card(kind))
        .count("count", view.played[kind.index()])
        .count("copies", kind.copies())
}

/// The moves that can be made, one a line after their number.
pub fn moves(view: &View) -> Vec<Message> {
    let moves = view.moves();
    if moves.is_empty() {
        return vec![due(view)];
    }
    let items: Vec<Message> = moves
        .into_iter()
        .filter_map(|action| match action {
            // Each card is told once, whether it is drawn for or not.
            Action::Play { draw: true, .. } | Action::Resign => None,
            Action::Play { card, draw: false } => Some(prospect(view, card)),
            Action::Draw => Some(Message::new("move-draw")),
            Action::Next => Some(Message::new("move-next")),
        })
        .collect();
    let count = Message::new("moves-count").count("count", items.len());
    [count].into_iter().chain(items).collect()
}

/// What comes of playing a card, as far as that is known.
fn prospect(view: &View, played: Card) -> Message {
    let lifted = |value: u8| {
        let sum = view.sum + value;
        let crossed = Limit::crossed(view.sum, sum);
        let message = match crossed.map(|limit| (limit, view.tolls[limit as usize])) {
            None => Message::new("move-sum"),
            Some((_, Toll::Free)) => Message::new("move-free"),
            Some((limit, Toll::Due | Toll::UsedUp)) => Message::new("move-pay").count("price", limit.price()),
        };
        message.count("sum", sum)
    };
    let message = match played {
        Card::One | Card::Two | Card::Three | Card::Four => lifted(played.value().unwrap_or_default()),
        Card::Pass => Message::new("move-stay").count("sum", view.sum),
        Card::Back => Message::new("move-back").count("sum", view.sum),
        Card::Panic => {
            let sum = Limit::next(view.sum).map_or(view.sum, Limit::sum);
            let id = if sum == view.sum { "move-stay" } else { "move-sum" };
            Message::new(id).count("sum", sum)
        }
        Card::Risk => Message::new("move-risk"),
        Card::Schnuff => Message::new("move-schnuff"),
    };
    message.with("card", card(played))
}

impl View {
    /// Whether whoever is on turn, as far as the viewer can see, has a card to play.
    fn can_play(&self) -> bool {
        !self.is_mine() || self.hand.kinds().any(|card| self.allows(card))
    }

    /// The players in the order in which they are on turn from now on, as long as the direction stays.
    fn order(&self) -> impl Iterator<Item = Seat> {
        let players = self.players();
        let seats = usize::from(self.seats);
        let from = self.turn.map_or(0, Seat::index);
        let clockwise = self.clockwise;
        let order = (0..seats).filter_map(move |steps| {
            let steps = if clockwise { steps } else { seats - steps };
            Seat::new((from + steps) % seats)
        });
        order.filter(move |seat| Seats::contains(players, *seat))
    }
}
