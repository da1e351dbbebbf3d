//! The messages for a single percept.

use super::narrate::asking;
use super::phrase::{self, bazong, colour, letter, zillions};
use super::request::{asked, attacked, question};
use super::telling::{fought, unmasked, won};
use super::topic;
use crate::spion::rules::Spion;
use crate::spion::rules::event::{Fact, Percept, Reason};
use crate::spion::rules::piece::{Pass, Spy};
use crate::spion::rules::view::View;
use snuffel_core::rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::cue::Cue;
use snuffel_core::text::message::Message;

type News<'a> = rules::News<'a, Spion>;

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

/// Says that a player takes a pass. The depth is mentioned if players have to keep track themselves.
pub(super) fn took(id: &'static str, view: &View, seat: Seat, depth: u8, pass: Pass) -> Message {
    let message = Message::new(id).with("colour", colour(seat)).with("pass", phrase::pass(pass));
    message.count("depth", depth).count("usual", u8::from(view.config.notes))
}
