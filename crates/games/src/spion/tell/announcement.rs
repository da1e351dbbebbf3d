//! The announcements of events: the beginning of a game, and percepts.

use super::gather::{doer, fold, heard, together, took};
use super::narrate::asking;
use super::phrase::{self, bazong, colour, letter, zillions};
use super::reach;
use super::request::{FIRST_TURNS, asked};
use super::telling::{fought, unmasked, won};
use crate::spion::rules::Spion;
use crate::spion::rules::event::{Fact, Percept, Reason};
use crate::spion::rules::piece::{Letter, Pass, Spy};
use crate::spion::rules::stage::{Fight, Stage};
use crate::spion::rules::team::{are_partners, opposite};
use crate::spion::rules::view::View;
use snuffel_core::game::Announce;
use snuffel_core::rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::cue::Cue;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::Wording;

type News<'a> = rules::News<'a, Spion>;

/// Topics under which newer messages replace older ones: a braille display shows only the latest of each.
mod topic {
    /// Any event.
    pub const PLAY: &str = "play";
    /// An attack that is worded with its cause.
    pub const ATTACK: &str = "attack";
}

impl Announce for Spion {
    /// Playing without notes does not change any rule.
    fn variants(_: &View) -> Vec<&'static str> {
        Vec::new()
    }

    fn introduce(view: &View) -> Vec<Message> {
        let mut told = who(view);
        if !view.config.notes {
            told.push(Message::new("intro-no-notes"));
        }
        told
    }

    /// Combines consecutive actions of another player.
    fn tell(news: &[News<'_>], viewer: Viewer) -> Vec<Message> {
        let heard = heard(news, viewer);
        let mut told = Vec::new();
        let mut rest = heard.as_slice();
        while let Some((first, later)) = rest.split_first() {
            if let Some((doer, message, count)) = together(rest, viewer) {
                told.push((doer, message));
                rest = &rest[count..];
                continue;
            }
            if !is_repeated(first.percept, later) {
                let messages = tell_one(first, viewer).into_iter();
                let messages = messages.map(|message| led_on(message, first, later.first()));
                told.extend(messages.map(|message| (doer(first.percept, viewer), message)));
            }
            rest = later;
            // A player who continues to prepare a turn is still on turn.
            if let Some((next, after)) = later.split_first()
                && goes_on(first.percept, next, viewer)
            {
                rest = after;
            }
        }
        told.extend(unprepared(news).map(|message| (None, message)));
        let told = fold(told, viewer);
        told.into_iter().map(|message| message.telling(topic::PLAY)).collect()
    }

    const KINDS: &'static [&'static str] = reach::KINDS;

    fn matters(before: &View, now: &View) -> Vec<Message> {
        reach::since(before, now)
    }

    /// A walk is combined with the fight that it leads to.
    fn goes_on(percept: &Percept) -> bool {
        let is_fight = |fact| matches!(fact, Fact::Walked { .. } | Fact::Attacked { .. });
        matches!(percept, Percept::Planned { .. }) || percept.public().is_some_and(is_fight)
    }
}

/// The players, with names and colours.
pub(super) fn who(view: &View) -> Vec<Message> {
    let seats = view.position.seats();
    let named = |seat: Seat| Message::new("who").seat("name", seat).with("colour", colour(seat));
    let Some(me) = view.seat() else {
        return vec![Message::new("intro-all").count("count", seats.len()).all_said("items", seats.iter().map(named))];
    };
    let mut partners = seats.iter().filter(|seat| *seat != me && are_partners(me, *seat));
    let (own, against) = match partners.next() {
        Some(partner) => {
            let own = Message::new("intro-four").seat("name", partner).with("partner", colour(partner));
            (own, "intro-against-four")
        }
        None => (Message::new("intro-two"), "intro-against-two"),
    };
    let enemies = view.position.enemies(me).iter().map(named);
    vec![own.with("colour", colour(me)), Message::new(against).all_said("items", enemies)]
}

/// The telling of a pass before its effects. A prompt then needs only the attack of the grey spy. If notes are kept, a
/// player whose spy is attacked or looked at hears of the pass only in the full wording.
fn led_on(message: Message, item: &News, next: Option<&News>) -> Message {
    let (Some(Fact::Took { seat, pass, .. }), Some(next)) = (item.percept.public(), next) else {
        return message;
    };
    let (message, other, own) = match *next.percept {
        Percept::Public(Fact::Attacked { fight }) if pass == Pass::Pant && fight.attacker.is_none() => {
            (message.until(topic::ATTACK), fight.seat, fight.defender)
        }
        Percept::Public(Fact::Attacked { fight }) => (message, fight.seat, fight.defender),
        Percept::Viewed { seat, spy, .. } => (message, seat, spy),
        _ => return message,
    };
    match item.view.config.notes && seat == other && item.view.viewer.is(own.seat) {
        true => message.only_from(Wording::Full),
        false => message,
    }
}

/// Asks a seat that has got its numbers to prepare, unless it already has. The others may have been quicker.
fn unprepared(news: &[News]) -> Option<Message> {
    let numbered = |item: &News| matches!(item.percept, Percept::Numbered { .. });
    let prepared = |item: &News| matches!(item.percept, Percept::Prepared { own: Some(_), .. });
    let asks = news.iter().any(numbered) && !news.iter().any(prepared);
    news.last().filter(|_| asks)?.view.seat().map(|seat| ask_prepare(seat).asking())
}

/// Returns whether the viewer is still on turn after a percept, so that it does not have to be announced next.
fn goes_on(percept: &Percept, next: &News, viewer: Viewer) -> bool {
    let before = match percept {
        Percept::Public(Fact::Freed { spy }) => spy.seat,
        Percept::Public(Fact::Thrown { seat, .. }) => *seat,
        _ => return false,
    };
    let is_on_turn = next.view.stage == Stage::Turn { seat: before, first: true };
    is_on_turn && *next.percept == Percept::Public(Fact::Due { seat: before }) && viewer.is(before)
}

/// Returns whether later news makes a percept redundant: once both plans are revealed, choosing them is old news.
fn is_repeated(percept: &Percept, later: &[News]) -> bool {
    let shown = |item: &News| matches!(item.percept, Percept::Public(Fact::Fought { .. }));
    matches!(percept, Percept::Planned { .. }) && later.iter().any(shown)
}

/// The messages for a single percept; empty for requests to other players.
pub(super) fn tell_one(item: &News, viewer: Viewer) -> Vec<Message> {
    vec![match *item.percept {
        Percept::Numbered { numbers } => with_numbers(Message::new("numbered"), numbers),
        Percept::Prepared { own: Some((spy, number)), .. } => {
            Message::new("prepared-you").with("letter", letter(spy)).count("number", number)
        }
        Percept::Prepared { seat, own: None } => Message::new("prepared-other").with("colour", colour(seat)),
        Percept::Planned { own: Some(_), .. } => Message::new("planned-you").until(topic::PLAY),
        // Only the player who declined notices it, and already knows.
        Percept::Planned { own: None, .. } | Percept::Declined => return Vec::new(),
        Percept::Viewed { seat, spy, own } => {
            let other = of_owner(viewer, spy, "viewed-mine", "viewed-other");
            match own {
                Some(number) => about("viewed-you", viewer, spy).count("number", number),
                None => about(other, viewer, spy).with("colour", colour(seat)),
            }
        }
        Percept::Looked { spy, number } => about("looked", viewer, spy).count("number", number),
        Percept::Inherited { seat, enemy, own } => doing(viewer, seat, "inherited-you", "inherited-other")
            .with("enemy", colour(enemy))
            .count("number", own.unwrap_or_default()),
        Percept::Questioned { enemy } => {
            return item.view.seat().map(|seat| question(seat, enemy).asking()).into_iter().collect();
        }
        Percept::Preferred { questions } => asking(questions).asking(),
        Percept::Public(fact) => return tell_fact(fact, item.view, viewer),
    }]
}

/// Asks a seat whether it unmasks a spy. The colour is omitted for the seat's usual envelope.
pub(super) fn question(seat: Seat, enemy: Seat) -> Message {
    Message::new("questioned")
        .with("colour", colour(enemy))
        .count("usual", u8::from(enemy == opposite(seat)))
        .mattering()
}

/// Asks a seat to prepare.
pub(super) fn ask_prepare(seat: Seat) -> Message {
    Message::new("ask-prepare").with("colour", colour(opposite(seat)))
}

/// Adds the numbers of the spies A to C.
fn with_numbers(message: Message, [one, two, three]: [u8; 3]) -> Message {
    message.count("one", one).count("two", two).count("three", three)
}

/// The messages for a single fact, with the view after it.
fn tell_fact(fact: Fact, view: &View, viewer: Viewer) -> Vec<Message> {
    let money = |seat| view.position.money(seat);
    vec![match fact {
        Fact::Began { seat } => {
            let jailed = phrase::spies(viewer, view.position.jailed());
            let mut told = vec![Message::new("began-jailed").with("spies", jailed)];
            // The first player is told about the turn anyway.
            let other = Message::new("began-other").with("colour", colour(seat));
            told.extend((!viewer.is(seat)).then_some(other));
            return told;
        }
        Fact::Due { .. } => return asked(view).map(|asked| asked.asking().expecting()).into_iter().collect(),
        Fact::Freed { spy } => {
            Message::new("freed-you").with("letter", letter(spy.letter)).with("money", zillions(money(spy.seat)))
        }
        Fact::TrapPlaced { seat, trap, place } => {
            let thing = if viewer.is(seat) { phrase::the_trap(trap) } else { phrase::trap_as_object(trap) };
            doing(viewer, seat, "trap-you", "trap-other")
                .with("trap", phrase::trap(trap))
                .with("thing", thing)
                .text("field", place)
                .with("money", zillions(money(seat)))
        }
        Fact::Ordered { seat, throws } => doing(viewer, seat, "ordered-you", "ordered-other")
            .count("throws", throws)
            .with("money", zillions(money(seat))),
        Fact::Thrown { face, cleared: Some(place), .. } => Message::new("thrown-cleared")
            .with("face", phrase::trap(face))
            .with("trap", phrase::trap(face.cleared()))
            .with("thing", phrase::the_trap(face.cleared()))
            .text("field", place),
        Fact::Thrown { face, cleared: None, .. } => Message::new("thrown-nothing").with("face", phrase::trap(face)),
        Fact::Swept { trap, place, .. } => Message::new("swept")
            .with("trap", phrase::trap(trap))
            .with("thing", phrase::trap_as_object(trap))
            .text("field", place),
        Fact::Took { seat, depth, pass, idle } => {
            let id = match (viewer.is(seat), idle) {
                (true, true) => "took-you-idle",
                (true, false) => "took-you",
                (false, true) => "took-other-idle",
                // Its effect is worded without the owner.
                (false, false) if pass == Pass::Sob => "took-other-sob",
                (false, false) => "took-other",
            };
            took(id, view, seat, depth, pass)
        }
        Fact::Cashed { seat, gain } => doing(viewer, seat, "cashed-you", "cashed-other")
            .with("gain", zillions(gain))
            .with("money", zillions(money(seat)))
            .count("sum", money(seat))
            .cued(viewer.is(seat).then_some(Cue::Points)),
        Fact::Walked { spy, to, .. } => doing(viewer, spy.seat, "walked-you", "walked-other")
            .with("letter", letter(spy.letter))
            .with("at", phrase::arrived(viewer, to))
            .with("to", phrase::to(viewer, to)),
        Fact::Attacked { fight } => return attacked(fight, view).into_iter().collect(),
        Fact::Fought { fight, plans, number, money, .. } => fought(view, fight, plans, number, money),
        Fact::BazongWon { owner, spy } => carrier(["bazong-won-you", "bazong-won"], viewer, owner, spy),
        Fact::BazongTaken { owner, spy, gain, money } => {
            let message = carrier(["bazong-taken-you", "bazong-taken-other"], viewer, owner, spy)
                .with("colour", colour(spy.seat))
                .with("gain", zillions(gain))
                .with("money", zillions(money))
                .count("sum", money);
            message.mattering_if(viewer.is(owner)).cued(viewer.is(spy.seat).then_some(Cue::Points))
        }
        Fact::BazongFound { owner, spy, .. } => carrier(["bazong-found-you", "bazong-found"], viewer, owner, spy),
        Fact::BazongKept { owner, spy } => carrier(["bazong-kept-you", "bazong-kept"], viewer, owner, spy),
        Fact::BazongLies { owner, place } => {
            Message::new("bazong-lies").with("bazong", bazong(viewer, owner)).text("field", place)
        }
        Fact::BazongHome { owner } => Message::new("bazong-home").with("bazong", bazong(viewer, owner)),
        Fact::BazongGone { owner } => Message::new("bazong-gone").with("bazong", bazong(viewer, owner)),
        Fact::Unmasked { seat, traitor, number, reserve, place } => {
            unmasked(viewer, seat, traitor, number, reserve, place).mattering_if(viewer.is(traitor.seat))
        }
        Fact::Misjudged { seat, spy, number } => {
            let other = of_owner(viewer, spy, "misjudged-mine", "misjudged-other");
            let id = if viewer.is(seat) { "misjudged-you" } else { other };
            about(id, viewer, spy).with("colour", colour(seat)).count("number", number)
        }
        Fact::Out { seat, reason } => {
            let reason = match reason {
                Reason::Broke => "broke",
                Reason::Misjudged => "wrong",
            };
            doing(viewer, seat, "out-you", "out-other").mattering_if(viewer.is(seat)).text("reason", reason)
        }
        Fact::Resigned { seat } => doing(viewer, seat, "resigned-you", "resigned-other"),
        Fact::Won { winners, by } => won(view, viewer, winners, by),
        Fact::Shown { seat, numbers, traitor } => with_numbers(Message::new("shown"), numbers)
            .with("colour", colour(seat))
            .count("traitor", traitor.unwrap_or_default()),
    }]
}

/// A message about the viewer's own action, or about another player's. Both can mention the colour.
fn doing(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
    let id = if viewer.is(seat) { you } else { other };
    Message::new(id).with("colour", colour(seat))
}

/// Selects the message about one of the viewer's spies, or the one about another spy.
fn of_owner(viewer: Viewer, spy: Spy, mine: &'static str, other: &'static str) -> &'static str {
    if viewer.is(spy.seat) { mine } else { other }
}

/// A message about a spy. For one of the viewer's, the letter is enough.
fn about(id: &'static str, viewer: Viewer, spy: Spy) -> Message {
    Message::new(id).with("spy", phrase::spy(viewer, spy)).with("letter", letter(spy.letter))
}

/// A message about a spy and a bazong, for one of the viewer's spies or another.
fn carrier([mine, other]: [&'static str; 2], viewer: Viewer, owner: Seat, spy: Spy) -> Message {
    let message = about(of_owner(viewer, spy, mine, other), viewer, spy);
    message.with("bazong", bazong(viewer, owner))
}

/// Announces a fight to those who choose plans. The others hear the result.
pub(super) fn attacked(fight: Fight, view: &View) -> Option<Message> {
    let viewer = view.viewer;
    let id = match (viewer.is(fight.seat), fight.attacker) {
        (true, Some(_)) => "attack-you",
        (true, None) => "attack-you-grey",
        (false, _) if !viewer.is(fight.defender.seat) => return None,
        (false, Some(_)) => "attack-other",
        (false, None) => "attack-other-grey",
    };
    let message = Message::new(id)
        .with("colour", colour(fight.seat))
        .with("defender", phrase::spy(viewer, fight.defender))
        .with("at", phrase::at(viewer, fight.place))
        .count("usual", u8::from(view.turns > FIRST_TURNS))
        .telling(topic::ATTACK)
        .mattering();
    let message = message.with("letter", letter(named_fighter(viewer, fight)));
    Some(match fight.attacker {
        Some(attacker) => message.with("attacker", phrase::spy(viewer, attacker)),
        None => message,
    })
}

/// The letter of the spy in a fight whose owner need not be named: the viewer's, otherwise the attacker.
pub(super) fn named_fighter(viewer: Viewer, fight: Fight) -> Letter {
    let attacker = fight.attacker.filter(|_| !viewer.is(fight.defender.seat));
    attacker.unwrap_or(fight.defender).letter
}
