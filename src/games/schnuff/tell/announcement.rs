//! What is told when something happens: the beginning of a game, and percepts.

use super::phrase::{all_chips, card, cards, chips_of, dice, names, throw, throw_of, way, whose};
use crate::games::schnuff::rules::card::Card;
use crate::games::schnuff::rules::config::Config;
use crate::games::schnuff::rules::event::{Cause, Exit, Gap, Percept};
use crate::games::schnuff::rules::throwing::Throw;
use crate::games::schnuff::rules::view::View;
use crate::seat::{MOST_SEATS, Seat, Seats, Viewer};
use crate::text::message::{Arg, Message};

/// What is told when a game begins.
pub fn introduce(view: &View) -> Vec<Message> {
    let mut told = vec![Message::new("intro").count("players", view.seats).count("chips", Config::CHIPS)];
    told.extend(options(&view.config));
    told
}

/// The options that are agreed on, a line each.
pub fn options(config: &Config) -> Vec<Message> {
    let strict = config.strict.then(|| Message::new("option-strict"));
    let short = config.short.then(|| Message::new("option-short"));
    strict.into_iter().chain(short).collect()
}

/// What makes old news of what was told before: on a braille display only the latest of each is told.
mod topic {
    /// What the sum is.
    pub const SUM: &str = "sum";
    /// The own cards.
    pub const HAND: &str = "hand";
    /// Which round it is.
    pub const ROUND: &str = "round";
    /// Whether a limit is free, for each limit.
    pub const TOLLS: [&str; 3] = ["toll-30", "toll-60", "toll-90"];
    /// Who pays for Schnuff.
    pub const SETTLED: &str = "settled";
    /// That the viewer is out.
    pub const OUT: &str = "out";
}

/// What is told of percepts, one after the other. Throws that follow each other are told in one line, and so is what
/// Schnuff costs everybody, and a card of somebody else with what it costs.
pub fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
    let mut told = Vec::new();
    let mut rest = percepts;
    while let Some((first, later)) = rest.split_first() {
        let kin_of_first = kin(first);
        let related = rest.iter().take_while(|percept| kin(percept) == kin_of_first);
        let (together, others) = rest.split_at(related.count());
        rest = match kin_of_first {
            Kin::Throw => {
                told.extend(tell_throws(together, viewer));
                others
            }
            Kin::Settlement => {
                told.extend(tell_settlement(together, viewer));
                others
            }
            Kin::None => {
                let pair = tell_turn_and_draw(rest, viewer);
                let pair = pair.or_else(|| tell_crossing(rest, viewer));
                let after = if pair.is_some() { &rest[2..] } else { later };
                told.extend(pair.map_or_else(|| tell_one(first, viewer), |line| vec![line]));
                after
            }
        };
    }
    open_with_hand(&mut told);
    told
}

/// Where the viewer opens a round, a prompt tells the cards dealt with that.
fn open_with_hand(told: &mut [Message]) {
    let Some(opens) = told.iter().rposition(|message| message.id == "opens-you") else {
        return;
    };
    let dealt = told[..opens].iter().rev();
    let mut cards = dealt.filter(|message| message.id == "dealt-you");
    if let Some(dealt) = cards.next() {
        let held = Message::new("opens-you").count("held", 1u8).mattering();
        let held = held.telling(topic::HAND);
        told[opens] = dealt.args.iter().fold(held, |held, (name, arg)| held.with(name, arg.clone()));
    }
}

/// What a percept is told together with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kin {
    /// Other throws.
    Throw,
    /// What else Schnuff costs.
    Settlement,
    /// Nothing, or, in the usual turn, the card drawn.
    None,
}

fn kin(percept: &Percept) -> Kin {
    match percept {
        Percept::ThrewForDealer { .. } | Percept::ThrewForSchnuff { .. } => Kin::Throw,
        Percept::Spared { .. } | Percept::Paid { cause: Cause::Schnuff, .. } | Percept::Out { .. } => Kin::Settlement,
        Percept::DealerTied { .. }
        | Percept::Dealer { .. }
        | Percept::Dealt { .. }
        | Percept::DealtInVain { .. }
        | Percept::PassedOver { .. }
        | Percept::Opens { .. }
        | Percept::Played { .. }
        | Percept::Risked { .. }
        | Percept::SchnuffTied { .. }
        | Percept::Paid { cause: Cause::Crossing, .. }
        | Percept::CrossedFree { .. }
        | Percept::Tolled { .. }
        | Percept::Drew { .. }
        | Percept::Waived
        | Percept::TurnedOver { .. }
        | Percept::RoundOver { .. }
        | Percept::Resigned { .. }
        | Percept::Won { .. } => Kin::None,
    }
}

/// A throw among several, and whether it is for being the dealer.
fn thrown(percept: &Percept) -> Option<(Seat, Throw, bool)> {
    if let Percept::ThrewForDealer { seat, throw } = percept {
        return Some((*seat, *throw, true));
    }
    if let Percept::ThrewForSchnuff { seat, throw } = percept {
        return Some((*seat, *throw, false));
    }
    None
}

/// Throws in one line; whoever throws alone for Schnuff does so against a limit of its own.
fn tell_throws(percepts: &[Percept], viewer: Viewer) -> Option<Message> {
    let throws: Vec<(Seat, Throw, bool)> = percepts.iter().filter_map(thrown).collect();
    let (seat, first, for_dealer) = *throws.first()?;
    if throws.len() == 1 && !for_dealer {
        let message = whose(viewer, seat, "threw-you", "threw-other");
        let message = message.with("throw", throw(first));
        return Some(message.until(topic::SETTLED));
    }
    let id = if for_dealer { "threw-for-dealer" } else { "threw-for-schnuff" };
    let each = throws.into_iter().map(|(seat, throw, _)| throw_of(seat, throw));
    let message = Message::new(id).with("throws", Arg::List(each.collect()));
    Some(message.until(topic::SETTLED))
}

/// What Schnuff costs: who is spared, what the others pay in one line, and who is out.
fn tell_settlement(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
    let mut told = Vec::new();
    let mut outs = Vec::new();
    let mut payers = Vec::new();
    for percept in percepts {
        if let Percept::Paid { seat, price, left, .. } = percept {
            payers.push((percept, *price, chips_of(*seat, *left)));
        } else if let Percept::Out { .. } = percept {
            outs.extend(tell_one(percept, viewer));
        } else {
            told.extend(tell_one(percept, viewer));
        }
    }
    match payers.as_slice() {
        [] => {}
        [(alone, ..)] => told.extend(tell_one(alone, viewer)),
        [(_, price, _), ..] => {
            let message = Message::new("paid-several").count("price", *price);
            let left = payers.into_iter().map(|(_, _, left)| left).collect();
            let message = message.with("standing", Arg::List(left));
            told.push(message.telling(topic::SETTLED));
        }
    }
    told.extend(outs);
    told
}

/// The usual turn of the viewer in one line: the new sum, and the card drawn.
fn tell_turn_and_draw(percepts: &[Percept], viewer: Viewer) -> Option<Message> {
    let [Percept::Played { seat, card: played, sum, .. }, Percept::Drew { card: drawn }, ..] = percepts else {
        return None;
    };
    match played {
        Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Panic => {}
        Card::Back | Card::Risk | Card::Schnuff => return None,
    }
    let message = Message::new("turn-you-drew").count("sum", *sum);
    let message = message.telling(topic::SUM).until(topic::HAND);
    let message = message.shortened(topic::SUM, "drew-you");
    viewer.is(*seat).then(|| message.with("card", card(*drawn)))
}

/// A card by which somebody else goes above a limit, and what that costs, in one line.
fn tell_crossing(percepts: &[Percept], viewer: Viewer) -> Option<Message> {
    let [Percept::Played { seat, card: played, sum, .. }, cost, ..] = percepts else {
        return None;
    };
    let message = match *cost {
        Percept::Paid { seat: payer, cause: Cause::Crossing, paid, left, .. } if payer == *seat => {
            Message::new("crossed-other").count("paid", paid).count("left", left)
        }
        Percept::CrossedFree { seat: payer, limit } if payer == *seat => {
            Message::new("crossed-other-free").count("limit", limit.sum())
        }
        _ => return None,
    };
    let message = message.seat("name", *seat).with("card", card(*played)).count("sum", *sum).telling(topic::SUM);
    (played.value().is_some() && !viewer.is(*seat)).then_some(message)
}

/// What is told of a percept by itself.
fn tell_one(percept: &Percept, viewer: Viewer) -> Vec<Message> {
    let message = match *percept {
        // These are told with others of their kind.
        Percept::ThrewForDealer { .. } | Percept::ThrewForSchnuff { .. } => {
            return tell_throws(&[*percept], viewer).into_iter().collect();
        }
        // Whoever has typed it knows, and nobody else does.
        Percept::Waived => return Vec::new(),
        Percept::DealerTied { seats } => tied("tied-for-dealer", seats),
        Percept::SchnuffTied { seats } => tied("tied-for-schnuff", seats),
        Percept::Dealer { seat } => whose(viewer, seat, "dealer-you", "dealer-other"),
        Percept::Dealt { round, dealer, hand } => {
            let message = match round {
                1 => Message::new("round-first"),
                _ => whose(viewer, dealer, "round-you", "round-other"),
            };
            let message = message.count("round", round).mattering();
            let message = anew(message).until(topic::ROUND);
            let own = Message::new("dealt-you").with("cards", cards(hand));
            let own = own.telling(topic::HAND).until(topic::HAND);
            let own = (!hand.is_empty()).then_some(own);
            return [message].into_iter().chain(own).collect();
        }
        Percept::DealtInVain { .. } => Message::new("dealt-in-vain"),
        Percept::PassedOver { seat, gap } => passed_over(viewer, seat, gap),
        Percept::Opens { seat } if viewer.is(seat) => Message::new("opens-you").count("held", 0u8).mattering(),
        Percept::Opens { seat } => {
            let message = Message::new("opens-other").seat("name", seat);
            message.until(topic::SUM)
        }
        Percept::Played { seat, card, sum, clockwise } => {
            return played(viewer, seat, card, sum, clockwise).into_iter().collect();
        }
        Percept::Risked { seat, throw, sum } => {
            let (you, other) = match throw.is_high() {
                true => ("risk-up-you", "risk-up-other"),
                false => ("risk-down-you", "risk-down-other"),
            };
            let message = whose(viewer, seat, you, other).count("sum", sum);
            dice(message, throw).telling(topic::SUM)
        }
        Percept::Spared { seat } => whose(viewer, seat, "spared-you", "spared-other").telling(topic::SETTLED),
        Percept::Paid { seat, paid, left, .. } => {
            let message = whose(viewer, seat, "paid-you", "paid-other")
                .count("paid", paid)
                .count("left", left)
                .telling(topic::SETTLED);
            // Who is out has nothing left.
            match viewer.is(seat) {
                true => message.mattering().until(topic::OUT),
                false => message,
            }
        }
        Percept::CrossedFree { seat, limit } => {
            whose(viewer, seat, "free-you", "free-other").count("limit", limit.sum())
        }
        Percept::Tolled { limit, free } => {
            let id = if free { "toll-free" } else { "toll-due" };
            let message = Message::new(id).count("limit", limit.sum());
            let topic = topic::TOLLS[limit as usize];
            message.telling(topic).until(topic)
        }
        Percept::Drew { card: drawn } => {
            let message = Message::new("drew-you").with("card", card(drawn));
            message.until(topic::HAND)
        }
        Percept::TurnedOver { pile } => Message::new("turned-over").count("pile", pile),
        Percept::Out { seat, exit } => out(viewer, seat, exit),
        Percept::RoundOver { round, stuck, seats, chips } => {
            let id = if stuck { "round-stuck" } else { "round-over" };
            let message = Message::new(id).count("round", round);
            let message = message.with("standing", all_chips(seats, &chips));
            message.until(topic::ROUND)
        }
        Percept::Resigned { seat } => whose(viewer, seat, "resigned-you", "resigned-other"),
        Percept::Won { winners, seats, chips } => return won(viewer, winners, seats, &chips),
    };
    vec![message]
}

fn tied(id: &'static str, seats: Seats) -> Message {
    Message::new(id).with("names", names(seats.iter()))
}

fn passed_over(viewer: Viewer, seat: Seat, gap: Gap) -> Message {
    let (you, other) = match gap {
        Gap::NoNumber => ("no-number-you", "no-number-other"),
        Gap::OnlySchnuff => ("only-schnuff-you", "only-schnuff-other"),
    };
    whose(viewer, seat, you, other)
}

/// A card that somebody has played; Risk is told once it is thrown for.
fn played(viewer: Viewer, seat: Seat, played: Card, sum: u8, clockwise: bool) -> Option<Message> {
    let (you, other) = match played {
        Card::Risk => return None,
        Card::Schnuff => ("schnuff-you", "schnuff-other"),
        Card::Back => ("back-you", "back-other"),
        Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Panic => ("turn-you", "turn-other"),
    };
    let message = whose(viewer, seat, you, other).with("card", card(played)).count("sum", sum);
    let message = message.with("way", way(clockwise)).telling(topic::SUM);
    Some(match (viewer.is(seat), played) {
        // Nobody pays yet, and the throws say that all is well.
        (true, Card::Schnuff) => message.until(topic::SETTLED),
        (true, _) => message.until(topic::SUM),
        (false, _) => message,
    })
}

fn out(viewer: Viewer, seat: Seat, exit: Exit) -> Message {
    let message = match exit {
        Exit::NoChip => whose(viewer, seat, "out-you", "out-other"),
        Exit::NoCard(chips) => whose(viewer, seat, "no-card-you", "no-card-other").count("chips", chips),
    };
    match viewer.is(seat) {
        true => message.mattering().telling(topic::OUT),
        false => message,
    }
}

/// A message that makes old news of how the round stood.
fn anew(message: Message) -> Message {
    let message = message.telling(topic::ROUND).telling(topic::SUM);
    let tolls = topic::TOLLS.into_iter();
    tolls.fold(message, Message::telling)
}

/// How the game ended; before it all chips, unless only the winner has some.
fn won(viewer: Viewer, winners: Seats, seats: u8, chips: &[u8; MOST_SEATS]) -> Vec<Message> {
    let rich = chips.iter().filter(|chips| **chips > 0).count();
    let standing = Message::new("end-chips").with("standing", all_chips(seats, chips));
    let standing = (rich > 1).then_some(standing);
    let first = winners.iter().next();
    let result = match first {
        Some(seat) if winners.len() == 1 => whose(viewer, seat, "won-you", "won-other"),
        Some(_) | None => Message::new("won-several").with("names", names(winners.iter())),
    };
    let won = first.map_or(0, |seat| chips[seat.index()]);
    let result = anew(result.count("chips", won)).telling(topic::HAND);
    let result = result.decisive();
    standing.into_iter().chain([result]).collect()
}
