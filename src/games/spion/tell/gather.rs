//! What belongs together: what needs no words of its own, and what somebody else does one after the other.

use super::announcement::tell_one;
use super::phrase::{self, colour, letter};
use crate::games::spion::rules::Spion;
use crate::games::spion::rules::event::{Fact, Percept};
use crate::games::spion::rules::piece::Pass;
use crate::games::spion::rules::view::View;
use crate::rules;
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

type News<'a> = rules::News<'a, Spion>;

/// What of all that happened needs words.
pub(super) fn heard<'a>(news: &[News<'a>], viewer: Viewer) -> Vec<News<'a>> {
    let has_words = |(next, item): &(usize, &News)| {
        !tell_one(item, viewer).is_empty() && !is_answered(item.percept, news.get(*next).map(|next| next.percept))
    };
    let heard: Vec<News> = (1..).zip(news).filter(has_words).map(|(_, item)| *item).collect();
    let begins = heard.iter().position(|item| matches!(item.percept, Percept::Public(Fact::Began { .. })));
    let is_told = |number: usize, item: &News| match *item.percept {
        Percept::Public(fact) => !says_where(fact, heard.get(number + 1)),
        // When it begins, all are ready.
        Percept::Prepared { own: None, .. } => begins.is_none_or(|begins| begins < number),
        _ => true,
    };
    (0..).zip(&heard).filter(|(number, item)| is_told(*number, item)).map(|(_, item)| *item).collect()
}

/// Whether a walk needs no words, because what comes next says where the spy is now: the attack or the theft for which
/// it came.
fn says_where(fact: Fact, next: Option<&News>) -> bool {
    let next = next.and_then(|next| next.percept.public());
    match (fact, next) {
        (Fact::Walked { spy, to, .. }, Some(Fact::Attacked { fight } | Fact::Fought { fight, .. })) => {
            fight.attacker == Some(spy) && fight.place == to
        }
        (Fact::Walked { spy, to, .. }, Some(Fact::BazongTaken { owner, spy: taker, .. })) => {
            spy == taker && to.owner() == Some(owner)
        }
        _ => false,
    }
}

/// Whether a question is over when it is told: nobody was unmasked, and that needs no words.
fn is_answered(percept: &Percept, next: Option<&Percept>) -> bool {
    matches!(percept, Percept::Questioned { .. }) && matches!(next, Some(Percept::Declined))
}

/// What somebody else did first of all this, where it is told in one sentence with what comes next; and how much of it
/// that sentence tells.
pub(super) fn together(heard: &[News], viewer: Viewer) -> Option<(Message, usize)> {
    let first = heard.first()?;
    match first.percept.public()? {
        Fact::Freed { spy } if !viewer.is(spy.seat) => {
            let of_same = |item: &&News| match item.percept {
                Percept::Public(Fact::Freed { spy: other }) => other.seat == spy.seat,
                _ => false,
            };
            let freed: Vec<&News> = heard.iter().take_while(of_same).collect();
            let named = |item: &&News| match item.percept {
                Percept::Public(Fact::Freed { spy }) => Some(letter(spy.letter)),
                _ => None,
            };
            let message = Message::new("freed-other")
                .with("colour", colour(spy.seat))
                .with("letters", Arg::List(freed.iter().filter_map(named).collect()));
            let left = freed.last().map_or(0, |last| last.view.position.money(spy.seat));
            Some((message.count("money", left), freed.len()))
        }
        // A pass that can do nothing brings nothing: what follows it is somebody else's.
        Fact::Took { seat, depth, pass, idle: false } if !viewer.is(seat) => {
            let next = heard.get(1)?;
            let took = |id: &'static str| took(id, first.view, seat, depth, pass);
            let message = match *next.percept {
                Percept::Public(Fact::Walked { spy, to, .. }) if spy.seat == seat && pass.places().is_some() => {
                    took("took-other-walk").with("letter", letter(spy.letter)).with("to", phrase::to(viewer, to))
                }
                Percept::Public(Fact::Cashed { seat: payee, gain }) if payee == seat => {
                    let money = next.view.position.money(seat);
                    took("took-other-cash").count("gain", gain).count("money", money)
                }
                Percept::Viewed { spy, own: None, .. } if !viewer.is(spy.seat) => {
                    took("took-other-view").with("spy", phrase::spy(viewer, spy))
                }
                _ => return None,
            };
            Some((message, 2))
        }
        _ => None,
    }
}

/// That somebody takes a pass. From where in the deck is said where the players have to keep it in mind.
pub(super) fn took(id: &'static str, view: &View, seat: Seat, depth: u8, pass: Pass) -> Message {
    let message = Message::new(id).with("colour", colour(seat)).with("pass", phrase::pass(pass));
    message.count("depth", depth).count("usual", u8::from(view.config.notes))
}

/// Whose doing it is, where it is somebody else's that can be told in one sentence with more of the kind.
pub(super) fn doer(percept: &Percept, viewer: Viewer) -> Option<Seat> {
    let seat = match *percept {
        Percept::Public(fact) => match fact {
            Fact::Freed { spy } | Fact::Walked { spy, .. } | Fact::BazongTaken { spy, .. } => spy.seat,
            Fact::TrapPlaced { seat, .. }
            | Fact::Ordered { seat, .. }
            | Fact::Thrown { seat, .. }
            | Fact::Swept { seat, .. }
            | Fact::Took { seat, .. } => seat,
            Fact::Fought { fight, .. } if !viewer.is(fight.defender.seat) => fight.seat,
            Fact::Began { .. }
            | Fact::Due { .. }
            | Fact::Cashed { .. }
            | Fact::Attacked { .. }
            | Fact::Fought { .. }
            | Fact::BazongWon { .. }
            | Fact::BazongFound { .. }
            | Fact::BazongKept { .. }
            | Fact::BazongLies { .. }
            | Fact::BazongHome { .. }
            | Fact::BazongGone { .. }
            | Fact::Unmasked { .. }
            | Fact::Misjudged { .. }
            | Fact::Out { .. }
            | Fact::Resigned { .. }
            | Fact::Won { .. }
            | Fact::Shown { .. } => return None,
        },
        Percept::Viewed { seat, spy, .. } if !viewer.is(spy.seat) => seat,
        Percept::Viewed { .. }
        | Percept::Numbered { .. }
        | Percept::Prepared { .. }
        | Percept::Planned { .. }
        | Percept::Looked { .. }
        | Percept::Inherited { .. }
        | Percept::Questioned { .. }
        | Percept::Declined
        | Percept::Preferred { .. } => return None,
    };
    (!viewer.is(seat)).then_some(seat)
}

/// Makes one sentence of what one and the same does one after the other. What changes nothing for the others is left out
/// of it, as long as anything else is told.
pub(super) fn fold(told: impl IntoIterator<Item = (Option<Seat>, Message)>) -> Vec<Message> {
    let mut turns: Vec<(Option<Seat>, Vec<Message>)> = Vec::new();
    for (doer, message) in told {
        match turns.last_mut() {
            Some((last, messages)) if doer.is_some() && *last == doer => messages.push(message),
            _ => turns.push((doer, vec![message])),
        }
    }
    let sentence = |(doer, messages): (Option<Seat>, Vec<Message>)| match doer {
        Some(seat) if messages.len() > 1 => {
            let clauses: Vec<Message> = messages.iter().filter_map(clause).collect();
            if clauses.is_empty() {
                return messages;
            }
            let sentence = Message::new("turn-other").with("colour", colour(seat)).all_said("items", clauses);
            vec![sentence.made_of(messages)]
        }
        _ => messages,
    };
    turns.into_iter().flat_map(sentence).collect()
}

/// What a message of somebody's doing says without saying whose it is. Nothing of what the status and the deck tell: of
/// spies bought free, of a pass that says nothing by itself, of the die where it clears nothing.
fn clause(message: &Message) -> Option<Message> {
    let id = match message.id.as_ref() {
        "trap-other" => "part-trap",
        "thrown-cleared" => "part-cleared",
        "swept" => "part-swept",
        "took-other-walk" => "part-took-walk",
        "took-other-cash" => "part-cash",
        "took-other-view" => "part-took-view",
        "viewed-other" => "part-view",
        "walked-other" => "part-walk",
        "fought-attack" => "part-won",
        "fought-defence" => "part-lost",
        "fought-grey-won" => "part-grey-won",
        "fought-grey-lost" => "part-grey-lost",
        "bazong-taken-other" => "part-taken",
        _ => return None,
    };
    Some(Message { id: id.into(), ..message.clone() })
}
