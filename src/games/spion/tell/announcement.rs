//! What is told when something happens: the beginning of a game, and percepts.

use super::narrate::asking;
use super::phrase::{self, bazong, colour, letter};
use super::request::asked;
use super::telling::{fought, unmasked, won};
use crate::game::Announce;
use crate::games::spion::rules::Spion;
use crate::games::spion::rules::board::MOST;
use crate::games::spion::rules::event::{Fact, Percept, Reason};
use crate::games::spion::rules::piece::{Pass, Spy};
use crate::games::spion::rules::stage::{Fight, Stage};
use crate::games::spion::rules::team::{are_partners, opposite};
use crate::games::spion::rules::view::View;
use crate::rules;
use crate::seat::{PerSeat, Seat, Viewer};
use crate::text::message::Message;

type News<'a> = rules::News<'a, Spion>;

/// What makes old news of what was told before: on a braille display only the latest of each is told.
mod topic {
    use super::{MOST, PerSeat, Seat};

    /// Anything that happens.
    pub const PLAY: &str = "play";
    /// An attack whose words say what has led to it.
    pub const ATTACK: &str = "attack";
    /// A bazong taken, which says where the spy has gone.
    pub const TAKEN: &str = "taken";

    /// Where the bazong of a seat is.
    pub fn bazong(owner: Seat) -> &'static str {
        PerSeat::<_, MOST>::from(["bazong-1", "bazong-2", "bazong-3", "bazong-4"])[owner]
    }
}

impl Announce for Spion {
    fn introduce(view: &View) -> Vec<Message> {
        let mut told = vec![who(view)];
        if !view.config.notes {
            told.push(Message::new("intro-no-notes"));
        }
        told
    }

    /// What a pass or a walk of somebody else leads to at once is told with it.
    fn tell(news: &[News<'_>], viewer: Viewer) -> Vec<Message> {
        let is_heard = |next: usize, item: &News| {
            !tell_one(item, viewer).is_empty() && !is_answered(item.percept, news.get(next).map(|next| next.percept))
        };
        let heard: Vec<News> =
            (1..).zip(news).filter(|(next, item)| is_heard(*next, item)).map(|(_, item)| *item).collect();
        let mut told = Vec::new();
        let mut rest = heard.as_slice();
        while let Some((first, later)) = rest.split_first() {
            if let Some(both) = later.first().and_then(|next| of_other(first, next, viewer)) {
                told.push(led_on(both, &later[0], later.get(1)));
                rest = &later[1..];
                continue;
            }
            if !is_repeated(first.percept, later) {
                told.extend(tell_one(first, viewer).into_iter().map(|message| led_on(message, first, later.first())));
            }
            rest = later;
            // Who has prepared the own turn a bit more is still on turn.
            if let Some((next, after)) = later.split_first()
                && goes_on(first.percept, next, viewer)
            {
                rest = after;
            }
        }
        told.extend(unprepared(news));
        told.into_iter().map(|message| message.telling(topic::PLAY)).collect()
    }
}

/// Who plays, and with whom.
pub(super) fn who(view: &View) -> Message {
    let seats = view.position.seats();
    let named = |seat: Seat| Message::new("who").seat("name", seat).with("colour", colour(seat));
    let Some(me) = view.seat() else {
        return Message::new("intro-all").count("count", seats.len()).all_said("items", seats.iter().map(named));
    };
    let mut partners = seats.iter().filter(|seat| *seat != me && are_partners(me, *seat));
    let message = match partners.next() {
        Some(partner) => Message::new("intro-four").seat("name", partner).with("partner", colour(partner)),
        None => Message::new("intro-two"),
    };
    let enemies = view.position.enemies(me).iter();
    message.with("colour", colour(me)).all_said("items", enemies.map(named))
}

/// What is told of a fact, before what it has led to and what says it again: a walk before the attack or the theft for
/// which the spy came, or the pass before the grey spy that it sends. A prompt needs no more than the last of it then.
fn led_on(message: Message, item: &News, next: Option<&News>) -> Message {
    let Some((fact, next)) = item.percept.public().zip(next.and_then(|next| next.percept.public())) else {
        return message;
    };
    let topic = match (fact, next) {
        (Fact::Walked { spy, to, .. }, Fact::Attacked { fight })
            if fight.attacker == Some(spy) && fight.place == to =>
        {
            topic::ATTACK
        }
        (Fact::Took { pass: Pass::Pant, .. }, Fact::Attacked { fight }) if fight.attacker.is_none() => topic::ATTACK,
        (Fact::Walked { spy, to, .. }, Fact::BazongTaken { owner, spy: taker, .. })
            if spy == taker && to.owner() == Some(owner) =>
        {
            topic::TAKEN
        }
        _ => return message,
    };
    match message.id == "took-other-walk" {
        true => message.shortened(topic, "took-other"),
        false => message.until(topic),
    }
}

/// What a seat that has got its numbers has to prepare, if it has not: the others may have been quicker.
fn unprepared(news: &[News]) -> Option<Message> {
    let numbered = |item: &News| matches!(item.percept, Percept::Numbered { .. });
    let prepared = |item: &News| matches!(item.percept, Percept::Prepared { own: Some(_), .. });
    let asks = news.iter().any(numbered) && !news.iter().any(prepared);
    news.last().filter(|_| asks)?.view.seat().map(|seat| ask_prepare(seat).asking())
}

/// Whether a question is over when it is told: nobody was unmasked, and that needs no words.
fn is_answered(percept: &Percept, next: Option<&Percept>) -> bool {
    matches!(percept, Percept::Questioned { .. }) && matches!(next, Some(Percept::Declined))
}

/// Whether a percept leaves it as it was that the viewer is on turn, so that nobody needs to hear next that it is.
fn goes_on(percept: &Percept, next: &News, viewer: Viewer) -> bool {
    let before = match percept {
        Percept::Public(Fact::Freed { spy }) => spy.seat,
        Percept::Public(Fact::Thrown { seat, .. }) => *seat,
        _ => return false,
    };
    let is_on_turn = next.view.stage == Stage::Turn { seat: before, first: true };
    is_on_turn && *next.percept == Percept::Public(Fact::Due { seat: before }) && viewer.is(before)
}

/// Whether what follows says it again: once both plans are shown, nobody needs to hear that they were chosen.
fn is_repeated(percept: &Percept, later: &[News]) -> bool {
    let shown = |item: &News| matches!(item.percept, Percept::Public(Fact::Fought { .. }));
    matches!(percept, Percept::Planned { .. }) && later.iter().any(shown)
}

/// A pass or a walk of somebody else and what it brought, in one sentence.
fn of_other(one: &News, next: &News, viewer: Viewer) -> Option<Message> {
    let money = |seat| next.view.position.money(seat);
    let (one, next) = one.percept.public().zip(next.percept.public())?;
    if let (Fact::Walked { spy, to, .. }, Fact::BazongTaken { owner, spy: taker, gain, money }) = (one, next) {
        let goes_in = spy == taker && to.owner() == Some(owner) && !viewer.is(spy.seat);
        let message = carrier("walked-other-took", viewer, owner, spy)
            .with("to", phrase::to(viewer, to))
            .count("gain", gain)
            .count("money", money);
        return goes_in.then(|| message.mattering_if(viewer.is(owner)));
    }
    // A pass that can do nothing brings nothing: what follows it is somebody else's.
    let Fact::Took { seat, depth, pass, idle: false } = one else {
        return None;
    };
    if viewer.is(seat) {
        return None;
    }
    let took = |id: &'static str| {
        Message::new(id).with("colour", colour(seat)).count("depth", depth).with("pass", phrase::pass(pass))
    };
    match next {
        Fact::Walked { spy, to, .. } if spy.seat == seat && pass.places().is_some() => {
            Some(took("took-other-walk").with("letter", letter(spy.letter)).with("to", phrase::to(viewer, to)))
        }
        Fact::Cashed { seat: payee, gain } if payee == seat => {
            Some(took("took-other-cash").count("gain", gain).count("money", money(seat)))
        }
        _ => None,
    }
}

/// What is told of a percept by itself; nothing of what is asked of others.
fn tell_one(item: &News, viewer: Viewer) -> Vec<Message> {
    vec![match *item.percept {
        Percept::Numbered { numbers } => with_numbers(Message::new("numbered"), numbers),
        Percept::Prepared { own: Some((spy, number)), .. } => {
            Message::new("prepared-you").with("letter", letter(spy)).count("number", number)
        }
        Percept::Prepared { seat, own: None } => Message::new("prepared-other").with("colour", colour(seat)),
        Percept::Planned { own: Some(_), .. } => Message::new("planned-you").until(topic::PLAY),
        // Who says no, and nobody else, knows it.
        Percept::Planned { own: None, .. } | Percept::Declined => return Vec::new(),
        Percept::Viewed { seat, spy, own } => Message::new(if own.is_some() { "viewed-you" } else { "viewed-other" })
            .with("colour", colour(seat))
            .with("spy", phrase::spy(viewer, spy))
            .count("number", own.unwrap_or_default()),
        Percept::Looked { spy, number } => {
            Message::new("looked").with("spy", phrase::spy(viewer, spy)).count("number", number)
        }
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

/// Whether a seat unmasks a spy. It asks for no colour where the envelope is the seat's own.
pub(super) fn question(seat: Seat, enemy: Seat) -> Message {
    Message::new("questioned")
        .with("colour", colour(enemy))
        .count("usual", u8::from(enemy == opposite(seat)))
        .mattering()
}

/// What a seat has to prepare.
pub(super) fn ask_prepare(seat: Seat) -> Message {
    Message::new("ask-prepare").with("colour", colour(opposite(seat)))
}

/// With the numbers of the spies A to C.
fn with_numbers(message: Message, [one, two, three]: [u8; 3]) -> Message {
    message.count("one", one).count("two", two).count("three", three)
}

/// What is told of a fact by itself, to somebody who then has this view.
fn tell_fact(fact: Fact, view: &View, viewer: Viewer) -> Vec<Message> {
    let money = |seat| view.position.money(seat);
    vec![match fact {
        Fact::Began { seat } => {
            let jailed = phrase::spies(viewer, view.position.jailed());
            let mut told = vec![Message::new("began-jailed").with("spies", jailed)];
            // Who begins hears of the own turn anyway.
            let other = Message::new("began-other").with("colour", colour(seat));
            told.extend((!viewer.is(seat)).then_some(other));
            return told;
        }
        Fact::Due { .. } => return asked(view.stage, viewer).map(Message::asking).into_iter().collect(),
        Fact::Freed { spy } => doing(viewer, spy.seat, "freed-you", "freed-other")
            .with("letter", letter(spy.letter))
            .count("money", money(spy.seat)),
        Fact::TrapPlaced { seat, trap, place } => {
            let thing = if viewer.is(seat) { phrase::the_trap(trap) } else { phrase::trap_as_object(trap) };
            doing(viewer, seat, "trap-you", "trap-other")
                .with("trap", phrase::trap(trap))
                .with("thing", thing)
                .text("field", place)
                .count("money", money(seat))
        }
        Fact::Ordered { seat, throws } => {
            doing(viewer, seat, "ordered-you", "ordered-other").count("throws", throws).count("money", money(seat))
        }
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
            let message = match idle {
                true => doing(viewer, seat, "took-you-idle", "took-other-idle"),
                false => doing(viewer, seat, "took-you", "took-other"),
            };
            message.count("depth", depth).with("pass", phrase::pass(pass))
        }
        Fact::Cashed { seat, gain } => {
            doing(viewer, seat, "cashed-you", "cashed-other").count("gain", gain).count("money", money(seat))
        }
        Fact::Walked { spy, to, .. } => doing(viewer, spy.seat, "walked-you", "walked-other")
            .with("letter", letter(spy.letter))
            .with("at", phrase::arrived(viewer, to))
            .with("to", phrase::to(viewer, to)),
        Fact::Attacked { fight } => return attacked(fight, viewer).into_iter().collect(),
        Fact::Fought { fight, plans, number, money, .. } => fought(viewer, fight, plans, number, money),
        Fact::BazongWon { owner, spy } => carrier("bazong-won", viewer, owner, spy).until(topic::bazong(owner)),
        Fact::BazongTaken { owner, spy, gain, money } => {
            let id = if viewer.is(spy.seat) { "bazong-taken-you" } else { "bazong-taken-other" };
            let message = carrier(id, viewer, owner, spy).count("gain", gain).count("money", money);
            message.mattering_if(viewer.is(owner)).telling(topic::TAKEN)
        }
        Fact::BazongFound { owner, spy, .. } => carrier("bazong-found", viewer, owner, spy),
        Fact::BazongKept { owner, spy } => carrier("bazong-kept", viewer, owner, spy),
        Fact::BazongLies { owner, place } => {
            Message::new("bazong-lies").with("bazong", bazong(viewer, owner)).text("field", place)
        }
        Fact::BazongHome { owner } => {
            Message::new("bazong-home").with("bazong", bazong(viewer, owner)).telling(topic::bazong(owner))
        }
        Fact::BazongGone { owner } => Message::new("bazong-gone").with("bazong", bazong(viewer, owner)),
        Fact::Unmasked { seat, traitor, number, reserve, place } => {
            unmasked(viewer, seat, traitor, number, reserve, place).mattering_if(viewer.is(traitor.seat))
        }
        Fact::Misjudged { seat, spy, number } => doing(viewer, seat, "misjudged-you", "misjudged-other")
            .with("spy", phrase::spy(viewer, spy))
            .count("number", number),
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

/// A message of the viewer's own doing, or of somebody else's; both may say the colour.
fn doing(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
    let id = if viewer.is(seat) { you } else { other };
    Message::new(id).with("colour", colour(seat))
}

/// A spy and a bazong.
fn carrier(id: &'static str, viewer: Viewer, owner: Seat, spy: Spy) -> Message {
    let message = Message::new(id).with("spy", phrase::spy(viewer, spy));
    message.with("bazong", bazong(viewer, owner))
}

/// That a fight begins, to those who choose plans. The others hear how it ends.
pub(super) fn attacked(fight: Fight, viewer: Viewer) -> Option<Message> {
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
        .telling(topic::ATTACK)
        .mattering();
    Some(match fight.attacker {
        Some(attacker) => message.with("attacker", phrase::spy(viewer, attacker)),
        None => message,
    })
}
