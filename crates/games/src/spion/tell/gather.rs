//! Combines news: drops what needs no words, and joins consecutive actions of another player.

use super::clause::Clause;
use super::percept::{tell_one, took};
use super::phrase::{self, colour, letter, zillions};
use crate::spion::rules::Spion;
use crate::spion::rules::event::{Fact, Percept};
use crate::spion::rules::piece::Spy;
use snuffel_core::rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::Wording;

type News<'a> = rules::News<'a, Spion>;

/// The news that need words.
pub(super) fn heard<'a>(news: &[News<'a>], viewer: Viewer) -> Vec<News<'a>> {
    let has_words = |(next, item): &(usize, &News)| {
        !tell_one(item, viewer).is_empty() && !is_answered(item.percept, news.get(*next).map(|next| next.percept))
    };
    let heard: Vec<News> = (1..).zip(news).filter(has_words).map(|(_, item)| *item).collect();
    let is_ready = |item: &&News| matches!(item.percept, Percept::Prepared { own: None, .. });
    let begins = heard.iter().any(|item| matches!(item.percept, Percept::Public(Fact::Began { .. })));
    let others =
        heard.first().map_or(0, |item| item.view.position.seats().iter().filter(|seat| !viewer.is(*seat)).count());
    // When the game begins, all players are ready. Each one is only announced if some were announced before.
    let are_all_ready = begins && heard.iter().filter(is_ready).count() == others;
    let is_told = |number: usize, item: &News| match *item.percept {
        Percept::Public(fact) => !says_where(fact, heard.get(number + 1)),
        Percept::Prepared { own: None, .. } => !are_all_ready,
        _ => true,
    };
    (0..).zip(&heard).filter(|(number, item)| is_told(*number, item)).map(|(_, item)| *item).collect()
}

/// Returns whether the next fact already implies this one: a walk before the attack or theft it was for, and a bazong
/// that is won and immediately home.
fn says_where(fact: Fact, next: Option<&News>) -> bool {
    let next = next.and_then(|next| next.percept.public());
    match (fact, next) {
        (Fact::Walked { spy, to, .. }, Some(Fact::Attacked { fight } | Fact::Fought { fight, .. })) => {
            fight.attacker == Some(spy) && fight.place == to
        }
        (Fact::Walked { spy, to, .. }, Some(Fact::BazongTaken { owner, spy: taker, .. })) => {
            spy == taker && to.owner() == Some(owner)
        }
        (Fact::BazongWon { owner, .. }, Some(Fact::BazongHome { owner: home })) => owner == home,
        _ => false,
    }
}

/// Returns whether a question has already been answered with no, and so needs no words.
fn is_answered(percept: &Percept, next: Option<&Percept>) -> bool {
    matches!(percept, Percept::Questioned { .. }) && matches!(next, Some(Percept::Declined))
}

/// The first action of another player combined with the next ones, if one sentence can say all of them: the player, the
/// message, and the number of news items that it covers.
pub(super) fn together(heard: &[News], viewer: Viewer) -> Option<(Option<Doer>, Message, usize)> {
    let (clause, message, count) = combined(heard, viewer)?;
    let doer = doer(heard.get(count.checked_sub(1)?)?.percept, viewer);
    Some((doer.map(|doer| Doer { clause: Some(clause), ..doer }), message, count))
}

fn combined(heard: &[News], viewer: Viewer) -> Option<(Clause, Message, usize)> {
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
                .with("letters", Arg::letters(freed.iter().filter_map(named).collect()));
            let left = freed.last().map_or(0, |last| last.view.position.money(spy.seat));
            Some((Clause::Freed, message.with("money", zillions(left)), freed.len()))
        }
        // A pass without effect has no result. What follows it belongs to another player.
        Fact::Took { seat, depth, pass, idle: false } if !viewer.is(seat) => {
            let next = heard.get(1)?;
            let took = |id: &'static str| took(id, first.view, seat, depth, pass);
            let (clause, message) = match *next.percept {
                Percept::Public(Fact::Walked { spy, to, .. }) if spy.seat == seat && pass.places().is_some() => {
                    let message = took("took-other-walk").with("letter", letter(spy.letter));
                    (Clause::TookWalk, message.with("to", phrase::to(viewer, to)))
                }
                Percept::Public(Fact::Cashed { seat: payee, gain }) if payee == seat => {
                    let money = next.view.position.money(seat);
                    let message = took("took-other-cash").with("gain", zillions(gain));
                    (Clause::TookCash, message.with("money", zillions(money)))
                }
                Percept::Viewed { spy, own: None, .. } if !viewer.is(spy.seat) => {
                    (Clause::TookView, took("took-other-view").with("spy", phrase::spy(viewer, spy)))
                }
                _ => return None,
            };
            Some((clause, message, 2))
        }
        _ => None,
    }
}

/// The player who did something.
#[derive(Clone, Copy)]
pub(super) struct Doer {
    seat: Seat,
    /// The spy used, if any.
    spy: Option<Spy>,
    /// Its clause in a sentence about several actions; `None` if it is always told alone.
    clause: Option<Clause>,
}

/// The other player to whom a percept belongs, if it can be combined with more of that player's actions.
pub(super) fn doer(percept: &Percept, viewer: Viewer) -> Option<Doer> {
    let (seat, spy, clause) = match *percept {
        Percept::Public(fact) => match fact {
            Fact::Walked { spy, .. } => (spy.seat, Some(spy), Some(Clause::Walked)),
            Fact::BazongTaken { spy, .. } => (spy.seat, Some(spy), Some(Clause::BazongTaken)),
            Fact::BazongWon { spy, .. } => (spy.seat, Some(spy), Some(Clause::BazongWon)),
            // A freed spy does not act.
            Fact::Freed { spy } => (spy.seat, None, Some(Clause::Freed)),
            Fact::TrapPlaced { seat, .. } => (seat, None, Some(Clause::Trap)),
            Fact::Ordered { seat, .. } => (seat, None, Some(Clause::Ordered)),
            Fact::Thrown { seat, cleared: Some(_), .. } => (seat, None, Some(Clause::Cleared)),
            Fact::Thrown { seat, cleared: None, .. } => (seat, None, Some(Clause::ThrownInVain)),
            Fact::Swept { seat, .. } => (seat, None, Some(Clause::Swept)),
            Fact::Cashed { seat, .. } => (seat, None, None),
            Fact::Took { seat, pass, idle, .. } => (seat, None, Some(Clause::of_pass(pass, idle))),
            Fact::Fought { fight, plans, .. } if !viewer.is(fight.defender.seat) => {
                (fight.seat, fight.attacker, Some(Clause::of_fight(fight, plans)))
            }
            Fact::Began { .. }
            | Fact::Due { .. }
            | Fact::Attacked { .. }
            | Fact::Fought { .. }
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
        Percept::Viewed { seat, spy, .. } if !viewer.is(spy.seat) => (seat, None, Some(Clause::Viewed)),
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
    (!viewer.is(seat)).then_some(Doer { seat, spy, clause })
}

/// Combines consecutive actions of one player into a sentence. Listeners hear all of it in every wording.
pub(super) fn fold(told: Vec<(Option<Doer>, Message)>, viewer: Viewer) -> Vec<Message> {
    let mut turns: Vec<(Option<Seat>, Vec<Deed>)> = Vec::new();
    for (doer, message) in told {
        let seat = doer.map(|doer| doer.seat);
        let deed = (doer, message);
        match turns.last_mut() {
            Some((last, deeds)) if seat.is_some() && *last == seat => deeds.push(deed),
            _ => turns.push((seat, vec![deed])),
        }
    }
    let sentence = |(seat, deeds): (Option<Seat>, Vec<Deed>)| match seat {
        Some(seat) => turn(seat, deeds, viewer),
        None => deeds.into_iter().map(|(_, message)| message).collect(),
    };
    turns.into_iter().flat_map(sentence).collect()
}

/// An action, and who did it.
type Deed = (Option<Doer>, Message);

/// The actions of a player, combined into one sentence if there are several.
fn turn(seat: Seat, deeds: Vec<Deed>, viewer: Viewer) -> Vec<Message> {
    let clauses: Option<Vec<Clause>> = deeds.iter().map(|(doer, _)| doer.as_ref()?.clause).collect();
    let Some(clauses) = clauses else {
        return deeds.into_iter().map(|(_, message)| message).collect();
    };
    // A turn without effects is told by its last move, unless its consequences tell it.
    let is_idle = clauses.iter().all(|clause| clause.least() == Wording::Full || *clause == Clause::Freed);
    let count = deeds.len();
    let is_all_told = viewer.seat().is_none();
    let told = (0..).zip(clauses).zip(deeds).map(|((number, clause), (doer, message))| {
        let is_always_told = is_all_told || is_idle && number + 1 == count && message.least < Wording::Full;
        let from = if is_always_told { Wording::Brief } else { clause.least() };
        (clause, doer.and_then(|doer| doer.spy), message.only_from(from))
    });
    if count == 1 {
        return told.map(|(_, _, message)| by(seat, message)).collect();
    }
    let told: Vec<(Clause, Option<Spy>, Message)> = told.collect();
    let matters = told.iter().any(|(_, _, message)| message.matters);
    // If one spy does everything, it is the subject. A clause omitted in some wordings names no spy for later clauses.
    let names = |message: &Message| message.least == Wording::Brief;
    let mut spies = told.iter().filter(|(_, _, message)| names(message)).map(|(_, spy, _)| *spy);
    let first = spies.next().flatten();
    let mut subject = first.filter(|_| spies.all(|spy| spy == first));
    let who = subject.map_or_else(|| colour(seat), |spy| phrase::spy(viewer, spy));
    let (mut items, mut last_spy) = (Vec::new(), None);
    for (clause, spy, message) in told {
        let is_same = u8::from(spy.is_some() && spy == subject);
        last_spy = spy.filter(|_| is_same == 0);
        subject = if names(&message) { spy } else { subject };
        items.push(Message { id: clause.id().into(), ..message }.count("same", is_same).into());
    }
    let sentence = Message::new("turn-other").seat("name", seat).with("colour", who);
    // If the last clause has another subject, "and" would make it an action of the first.
    let sentence = sentence.with("items", if last_spy.is_some() { Arg::clauses(items) } else { Arg::deeds(items) });
    vec![sentence.mattering_if(matters)]
}

/// Adds the player's name, so that the message is not taken for a response to the viewer's own line.
fn by(seat: Seat, mut message: Message) -> Message {
    message.args.insert(0, ("name", Arg::Seat(seat)));
    message
}
