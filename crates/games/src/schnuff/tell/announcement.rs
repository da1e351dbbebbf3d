//! The announcements of events: the beginning of a game, and percepts.

use super::agreement::{chosen, options};
use super::narrate::due;
use super::phrase::{card, cards, chips, chips_of, dice, names, others, throw, throw_of, way};
use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::card::Card;
use crate::schnuff::rules::config::Config;
use crate::schnuff::rules::event::{Cause, Exit, Fact, Gap, Percept};
use crate::schnuff::rules::hand::Hand;
use crate::schnuff::rules::throwing::Throw;
use crate::schnuff::rules::view::View;
use snuffel_core::ending;
use snuffel_core::game::Announce;
use snuffel_core::rules;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::Wording;

type News<'a> = rules::News<'a, Schnuff>;

impl Announce for Schnuff {
    fn variants(view: &View) -> Vec<&'static str> {
        chosen(&view.config).collect()
    }

    fn introduce(view: &View) -> Vec<Message> {
        // With several opponents, the table itself says who they are.
        let others = view.seat().map(|me| view.table().without(me));
        let intro = match others.filter(|others| others.len() == 1).and_then(|others| others.iter().next()) {
            Some(other) => Message::new("intro-two").with("name", Arg::Opponent(other)),
            None => Message::new("intro").count("players", view.seats),
        };
        [intro.count("chips", Config::CHIPS)].into_iter().chain(options(&view.config)).collect()
    }

    /// Combines consecutive throws into one line; likewise the payments for a Schnuff, and another player's card with
    /// the price it costs.
    fn tell(news: &[News<'_>], viewer: Viewer) -> Vec<Message> {
        let mut told = Vec::new();
        for together in news.chunk_by(|one, next| Kin::of_percept(one.percept) == Kin::of_percept(next.percept)) {
            match Kin::of_percept(together[0].percept) {
                Kin::Throw => told.extend(tell_throws(together, viewer)),
                Kin::Settlement => told.extend(tell_settlement(together, viewer)),
                Kin::None => told.extend(tell_turns(together, viewer)),
            }
        }
        told.extend(news.last().and_then(|last| draws(last, viewer)));
        told
    }

    const KINDS: &'static [&'static str] = &[TURN];

    /// The sum and the viewer's cards. A player who opens a round hears the cards anyway.
    fn matters(_before: &View, now: &View) -> Vec<Message> {
        if !now.is_mine() || now.opening {
            return Vec::new();
        }
        let turn = Message::new("fact-turn").count("sum", now.sum).with("cards", cards(now.hand));
        let schnuff = now.playable().any(|card| card == Card::Schnuff).then(|| Message::new("fact-schnuff"));
        let told = [turn.only_from(Wording::Normal).expecting()].into_iter().chain(schnuff);
        told.map(|fact| fact.of_kind(TURN)).collect()
    }
}

/// The viewer's turn: the sum and the cards.
const TURN: &str = "cards";

/// In strict drawing, a reminder to draw. The viewer's turn itself only asks for a card.
fn draws(last: &News<'_>, viewer: Viewer) -> Option<Message> {
    let is_own = matches!(*last.percept, Percept::Public(Fact::Played { seat, .. }) if viewer.is(seat));
    (is_own && last.view.may_draw).then(|| due(last.view).expecting())
}

/// Topics under which newer messages replace older ones: a braille display shows only the latest of each.
mod topic {
    /// The sum.
    pub const SUM: &str = "sum";
    /// The viewer's own cards.
    pub const HAND: &str = "hand";
    /// The number of the round.
    pub const ROUND: &str = "round";
    /// Whether a limit is free to cross, one topic per limit.
    pub const TOLLS: [&str; 3] = ["toll-30", "toll-60", "toll-90"];
    /// The payments for a Schnuff.
    pub const SETTLED: &str = "settled";
    /// The viewer being out.
    pub const OUT: &str = "out";
    /// The viewer opening a round, with the cards. It implies that a round begins, so the number is not needed.
    pub const OPENED: &str = "opened";
}

/// The viewer opening a round with cards that were dealt in the same news: a prompt shows them again.
fn opens_with(hand: Hand) -> Message {
    let held = Message::new("opens-you").count("held", 1u8).with("cards", cards(hand)).mattering();
    held.expecting().telling(topic::HAND).telling(topic::OPENED)
}

/// The kind of messages that a percept is combined with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kin {
    /// Other throws.
    Throw,
    /// The other consequences of a Schnuff.
    Settlement,
    /// None, except that a usual turn combines a card with its consequence.
    None,
}

impl Kin {
    fn of_percept(percept: &Percept) -> Kin {
        match percept {
            Percept::Public(Fact::ThrewForDealer { .. } | Fact::ThrewForSchnuff { .. }) => Kin::Throw,
            Percept::Public(Fact::Spared { .. } | Fact::Paid { cause: Cause::Schnuff, .. } | Fact::Out { .. }) => {
                Kin::Settlement
            }
            // All other percepts get a message of their own.
            _ => Kin::None,
        }
    }
}

/// The seat and the throw of a percept, and whether it was for the role of dealer.
fn thrown(percept: &Percept) -> Option<(Seat, Throw, bool)> {
    match percept {
        Percept::Public(Fact::ThrewForDealer { seat, throw }) => Some((*seat, *throw, true)),
        Percept::Public(Fact::ThrewForSchnuff { seat, throw }) => Some((*seat, *throw, false)),
        // Not a throw. The callers only pass throws.
        _ => None,
    }
}

/// Combines throws into one line. A single throw for Schnuff is worded differently, since the player throws against a
/// fixed total.
fn tell_throws(news: &[News<'_>], viewer: Viewer) -> Option<Message> {
    let throws: Vec<(Seat, Throw, bool)> = news.iter().filter_map(|item| thrown(item.percept)).collect();
    let message = match *throws.as_slice() {
        [] => return None,
        [(seat, alone, false)] => {
            Message::for_viewer(viewer, seat, "threw-you", "threw-other").said("throw", throw(alone))
        }
        [(_, _, for_dealer), ..] => {
            let id = if for_dealer { "threw-for-dealer" } else { "threw-for-schnuff" };
            Message::new(id).all_said("throws", throws.into_iter().map(|(seat, throw, _)| throw_of(seat, throw)))
        }
    };
    // The announcement of the dealer follows directly.
    let is_for_dealer = throws_for_dealer(news);
    Some(message.until(topic::SETTLED).only_from(if is_for_dealer { Wording::Full } else { Wording::Brief }))
}

fn throws_for_dealer(news: &[News<'_>]) -> bool {
    news.iter().filter_map(|item| thrown(item.percept)).any(|(.., for_dealer)| for_dealer)
}

/// The result of a Schnuff: the viewer's payment, the spared player, one line for the payments of the others, and the
/// players who are out.
fn tell_settlement(news: &[News<'_>], viewer: Viewer) -> Vec<Message> {
    let is_own =
        |item: &&News<'_>| matches!(*item.percept, Percept::Public(Fact::Paid { seat, .. }) if viewer.is(seat));
    let mut told: Vec<Message> = news.iter().filter(is_own).flat_map(|item| tell_one(item, viewer)).collect();
    let mut outs = Vec::new();
    let mut payers = Vec::new();
    for item in news.iter().filter(|item| !is_own(item)) {
        match *item.percept {
            Percept::Public(Fact::Paid { seat, limit, left, .. }) => payers.push((item, limit, chips_of(seat, left))),
            Percept::Public(Fact::Out { .. }) => outs.extend(tell_one(item, viewer)),
            _ => told.extend(tell_one(item, viewer)),
        }
    }
    match payers.as_slice() {
        [] => {}
        [(alone, ..)] => told.extend(tell_one(alone, viewer)),
        [(_, limit, _), ..] => {
            let message = Message::new("paid-several").count("price", limit.price());
            let message = message.all_said("standing", payers.into_iter().map(|(_, _, left)| left));
            told.push(message.telling(topic::SETTLED));
        }
    }
    told.extend(outs);
    told
}

/// Turns, each in a separate message or combined with the consequence of its card.
fn tell_turns(news: &[News<'_>], viewer: Viewer) -> Vec<Message> {
    let mut told = Vec::new();
    let mut rest = news;
    let mut held = Hand::EMPTY;
    while let Some((first, later)) = rest.split_first() {
        rest = later;
        match (*first.percept, later.first().and_then(|next| tell_card_with(first.percept, next.percept, viewer))) {
            (_, Some(line)) => {
                told.push(line);
                rest = &later[1..];
            }
            (Percept::Public(Fact::Opens { seat }), None) if viewer.is(seat) && !held.is_empty() => {
                told.push(opens_with(held));
            }
            (percept, None) => {
                if let Percept::Dealt { hand, .. } = percept {
                    held = hand;
                }
                told.extend(tell_one(first, viewer));
            }
        }
    }
    told
}

/// A card and its consequence in one line: the card drawn, in the viewer's usual turn; the price, when another player
/// goes above a limit.
fn tell_card_with(first: &Percept, next: &Percept, viewer: Viewer) -> Option<Message> {
    let Percept::Public(Fact::Played { seat, card: played, sum }) = *first else {
        return None;
    };
    match *next {
        Percept::Drew { card: drawn } if viewer.is(seat) => turn_with_draw(played, sum, drawn),
        Percept::Public(cost) if !viewer.is(seat) && played.is_number() => crossing(seat, played, sum, cost),
        // Not a consequence of the card, so it gets a separate message.
        _ => None,
    }
}

/// The usual turn of the viewer: the new sum and the card drawn.
fn turn_with_draw(played: Card, sum: u8, drawn: Card) -> Option<Message> {
    match played {
        Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Panic => {}
        Card::Back | Card::Risk | Card::Schnuff => return None,
    }
    let message =
        Message::new("turn-you-drew").with("played", card(played)).count("sum", sum).with("card", card(drawn));
    let message = message.telling(topic::SUM).until(topic::HAND);
    Some(message.shortened(topic::SUM, "drew-you"))
}

/// A number with which another player goes above a limit, and the price.
fn crossing(seat: Seat, played: Card, sum: u8, cost: Fact) -> Option<Message> {
    let message = match cost {
        Fact::Paid { seat: payer, cause: Cause::Crossing, paid, left, .. } if payer == seat => {
            Message::new("crossed-other").count("paid", paid).count("left", left)
        }
        Fact::CrossedFree { seat: payer, limit } if payer == seat => {
            Message::new("crossed-other-free").count("limit", limit.sum())
        }
        // Not a consequence of the card, so it gets a separate message.
        _ => return None,
    };
    Some(message.seat("name", seat).with("card", card(played)).count("sum", sum).telling(topic::SUM))
}

/// The messages for a single percept.
fn tell_one(news: &News<'_>, viewer: Viewer) -> Vec<Message> {
    match *news.percept {
        Percept::Public(fact) => tell_fact(fact, news, viewer),
        Percept::Dealt { round, dealer, hand } => dealt(viewer, round, dealer, hand),
        Percept::Drew { card: drawn } => vec![Message::new("drew-you").with("card", card(drawn)).until(topic::HAND)],
        // The viewer has just typed it, and it is hidden from everyone else.
        Percept::Waived => Vec::new(),
    }
}

fn tell_fact(fact: Fact, news: &News<'_>, viewer: Viewer) -> Vec<Message> {
    let view = news.view;
    let message = match fact {
        // These are normally combined with others of their kind.
        Fact::ThrewForDealer { .. } | Fact::ThrewForSchnuff { .. } => {
            return tell_throws(&[*news], viewer).into_iter().collect();
        }
        Fact::DealerTied { seats } => tied("tied-for-dealer", seats).only_from(Wording::Full),
        Fact::SchnuffTied { seats } => tied("tied-for-schnuff", seats),
        Fact::Dealer { seat } => Message::for_viewer(viewer, seat, "dealer-you", "dealer-other"),
        Fact::DealtInVain => Message::new("dealt-in-vain"),
        Fact::PassedOver { seat, gap } => passed_over(viewer, seat, gap),
        Fact::Opens { seat } if viewer.is(seat) => Message::new("opens-you").count("held", 0u8).mattering(),
        Fact::Opens { seat } => Message::new("opens-other").seat("name", seat).until(topic::SUM),
        Fact::Played { seat, card, sum } => return played(viewer, seat, card, sum, view).into_iter().collect(),
        Fact::Risked { seat, throw, sum } => {
            let (you, other) = match throw.is_high() {
                true => ("risk-up-you", "risk-up-other"),
                false => ("risk-down-you", "risk-down-other"),
            };
            let message = Message::for_viewer(viewer, seat, you, other).count("sum", sum);
            dice(message, throw).telling(topic::SUM)
        }
        Fact::Spared { seat } => {
            Message::for_viewer(viewer, seat, "spared-you", "spared-other").telling(topic::SETTLED)
        }
        Fact::Paid { seat, paid, left, .. } => {
            let message =
                Message::for_viewer(viewer, seat, "paid-you", "paid-other").count("paid", paid).count("left", left);
            let message = message.telling(topic::SETTLED);
            // A player who is out has nothing left.
            if viewer.is(seat) { message.mattering().until(topic::OUT) } else { message }
        }
        Fact::CrossedFree { seat, limit } => {
            Message::for_viewer(viewer, seat, "free-you", "free-other").count("limit", limit.sum())
        }
        Fact::Tolled { limit, free } => {
            let id = if free { "toll-free" } else { "toll-due" };
            let topic = topic::TOLLS[limit as usize];
            Message::new(id).count("limit", limit.sum()).telling(topic).until(topic)
        }
        Fact::TurnedOver => Message::new("turned-over").count("pile", view.pile).until(topic::SUM),
        Fact::Out { seat, exit } => out(viewer, seat, exit),
        Fact::RoundOver { round, stuck } => {
            let id = if stuck { "round-stuck" } else { "round-over" };
            let message = Message::new(id).count("round", round).all_said("standing", chips(view));
            return [message.until(topic::ROUND)].into_iter().chain(turns_back(view)).collect();
        }
        Fact::Resigned { seat } => Message::for_viewer(viewer, seat, "resigned-you", "resigned-other"),
        Fact::Won { winners } => return won(viewer, winners, view),
    };
    vec![message]
}

/// Says that the next round is clockwise again, if the last one was not. Between two players it makes no difference.
fn turns_back(view: &View) -> Option<Message> {
    let turns = !view.clockwise && view.over.is_none() && view.players().len() > 2;
    turns.then(|| Message::new("way-again"))
}

fn tied(id: &'static str, seats: Seats) -> Message {
    Message::new(id).with("names", names(seats.iter()))
}

/// The beginning of a round, and the viewer's own cards.
fn dealt(viewer: Viewer, round: u16, dealer: Seat, hand: Hand) -> Vec<Message> {
    let message = match round {
        1 => Message::new("round-first"),
        _ => Message::for_viewer(viewer, dealer, "round-you", "round-other"),
    };
    let message = anew(message.count("round", round)).beginning(round).until(topic::ROUND).until(topic::OPENED);
    let own = Message::new("dealt-you").with("cards", cards(hand)).telling(topic::HAND).until(topic::HAND);
    [message].into_iter().chain((!hand.is_empty()).then_some(own)).collect()
}

fn passed_over(viewer: Viewer, seat: Seat, gap: Gap) -> Message {
    let (you, other) = match gap {
        Gap::NoNumber => ("no-number-you", "no-number-other"),
        Gap::OnlySchnuff => ("only-schnuff-you", "only-schnuff-other"),
    };
    Message::for_viewer(viewer, seat, you, other)
}

/// A card that was played. Risk is announced once its dice are thrown.
fn played(viewer: Viewer, seat: Seat, played: Card, sum: u8, view: &View) -> Option<Message> {
    let (you, other) = match played {
        Card::Risk => return None,
        Card::Schnuff => ("schnuff-you", "schnuff-other"),
        Card::Back => ("back-you", "back-other"),
        Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Panic => ("turn-you", "turn-other"),
    };
    let message = Message::for_viewer(viewer, seat, you, other).with("card", card(played)).count("sum", sum);
    let message = message.with("way", way(view.clockwise)).count("others", others(view)).telling(topic::SUM);
    Some(match (viewer.is(seat), played) {
        (true, Card::Schnuff) => message,
        (true, _) => message.until(topic::SUM),
        (false, _) => message,
    })
}

fn out(viewer: Viewer, seat: Seat, exit: Exit) -> Message {
    let message = match exit {
        Exit::NoChip => Message::for_viewer(viewer, seat, "out-you", "out-other"),
        Exit::NoCard(chips) => Message::for_viewer(viewer, seat, "no-card-you", "no-card-other").count("chips", chips),
    };
    if viewer.is(seat) { message.mattering().telling(topic::OUT) } else { message }
}

/// Marks a message as replacing everything said about the state of the round.
fn anew(message: Message) -> Message {
    let message = message.telling(topic::ROUND).telling(topic::SUM);
    let tolls = topic::TOLLS.into_iter();
    tolls.fold(message, Message::telling)
}

/// All chips; between two players, the viewer's first.
fn standing(viewer: Viewer, view: &View) -> Message {
    let others = viewer.seat().map(|me| (me, view.table().without(me))).filter(|(_, others)| others.len() == 1);
    match others.and_then(|(me, others)| Some((me, others.iter().next()?))) {
        Some((me, other)) => Message::new("end-chips-two")
            .count("own", view.chips[me])
            .count("theirs", view.chips[other])
            .all_said("standing", chips(view)),
        None => Message::new("end-chips").all_said("standing", chips(view)),
    }
}

/// The outcome of the game, and all chips.
fn won(viewer: Viewer, winners: Seats, view: &View) -> Vec<Message> {
    vec![anew(ending::won(winners, viewer)).telling(topic::HAND), standing(viewer, view)]
}
