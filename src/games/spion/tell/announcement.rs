//! What is told when something happens: the beginning of a game, and percepts.

use super::narrate::asking;
use super::phrase::{self, bazong, colour, letter, said, whose};
use super::request::asked;
use super::telling::{fought, unmasked, won};
use crate::games::spion::rules::board::MOST;
use crate::games::spion::rules::event::{Fact, Percept};
use crate::games::spion::rules::piece::{Pass, Spy, are_partners, opposite};
use crate::games::spion::rules::view::{Fight, Stage, View};
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

/// What makes old news of what was told before: on a braille display only the latest of each is told.
mod topic {
    /// Anything that happens.
    pub const PLAY: &str = "play";
    /// An attack whose words say what has led to it.
    pub const ATTACK: &str = "attack";
    /// A bazong taken, which says where the spy has gone.
    pub const TAKEN: &str = "taken";
    /// Where the bazong of each seat is.
    pub const BAZONGS: [&str; 4] = ["bazong-1", "bazong-2", "bazong-3", "bazong-4"];
}

/// What is told when a game begins.
pub fn introduce(view: &View) -> Vec<Message> {
    let mut told = vec![who(view)];
    if !view.config.notes {
        told.push(Message::new("intro-no-notes"));
    }
    told
}

/// Who plays, and with whom.
pub fn who(view: &View) -> Message {
    let seats = view.position.seats();
    let named = |seat: Seat| {
        let message = Message::new("who").seat("name", seat);
        said(message.with("colour", colour(seat)))
    };
    let Some(me) = view.seat() else {
        return Message::new("intro-all")
            .count("count", seats.len())
            .with("items", Arg::List(seats.iter().map(named).collect()));
    };
    let enemies = view.position.enemies(me).iter().map(named).collect();
    let mut partners = seats.iter().filter(|seat| *seat != me && are_partners(me, *seat));
    let message = match partners.next() {
        Some(partner) => Message::new("intro-four").seat("name", partner).with("partner", colour(partner)),
        None => Message::new("intro-two"),
    };
    message.with("colour", colour(me)).with("items", Arg::List(enemies))
}

/// What is told of percepts, one after the other. What a pass or a walk of somebody else leads to at once is told with
/// it.
pub fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
    let heard: Vec<Percept> = (1..)
        .zip(percepts)
        .filter(|(next, percept)| is_heard(percept, viewer) && !is_answered(percept, percepts.get(*next)))
        .map(|(_, percept)| *percept)
        .collect();
    let mut told = Vec::new();
    let mut rest = heard.as_slice();
    while let Some((first, later)) = rest.split_first() {
        if let (Percept::Public(one), Some(Percept::Public(next))) = (first, later.first())
            && let Some(both) = of_other(one, next, viewer)
        {
            told.push(led_on(both, next, later.get(1)));
            rest = &later[1..];
            continue;
        }
        if !is_repeated(first, later) {
            let one = tell_one(first, viewer).into_iter();
            told.extend(one.map(|message| match first {
                Percept::Public(fact) => led_on(message, fact, later.first()),
                _ => message,
            }));
        }
        rest = later;
        // Who has prepared the own turn a bit more is still on turn.
        if let Some((Percept::Public(Fact::Due { stage }), after)) = later.split_first()
            && goes_on(first, stage, viewer)
        {
            rest = after;
        }
    }
    told.extend(unprepared(percepts, viewer));
    let told = told.into_iter();
    told.map(|message| message.telling(topic::PLAY)).collect()
}

/// What is told of a fact, before what it has led to and what says it again: a walk before the attack or the theft for
/// which the spy came, or the pass before the grey spy that it sends. A prompt needs no more than the last of it then.
fn led_on(message: Message, fact: &Fact, next: Option<&Percept>) -> Message {
    let Some(Percept::Public(next)) = next else {
        return message;
    };
    let topic = match (fact, next) {
        (Fact::Walked { spy, to, .. }, Fact::Attacked { fight })
            if fight.attacker == Some(*spy) && fight.place == *to =>
        {
            topic::ATTACK
        }
        (Fact::Took { pass: Pass::Pant, .. }, Fact::Attacked { fight }) if fight.attacker.is_none() => topic::ATTACK,
        (Fact::Walked { spy, to, .. }, Fact::BazongTaken { owner, spy: taker, .. })
            if spy == taker && to.owner() == Some(*owner) =>
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
fn unprepared(percepts: &[Percept], viewer: Viewer) -> Option<Message> {
    let numbered = |percept: &Percept| matches!(percept, Percept::Numbered { .. });
    let prepared = |percept: &Percept| matches!(percept, Percept::Prepared { own: Some(_), .. });
    let asks = percepts.iter().any(numbered) && !percepts.iter().any(prepared);
    viewer.seat().filter(|_| asks).map(ask_prepare)
}

/// Whether anything is told of a percept by itself: what is asked of others is not.
fn is_heard(percept: &Percept, viewer: Viewer) -> bool {
    match percept {
        Percept::Public(Fact::Due { stage }) => asked(stage, viewer).is_some(),
        Percept::Public(Fact::Attacked { fight }) => attacked(*fight, viewer).is_some(),
        Percept::Planned { own, .. } => own.is_some(),
        // Who says no, and nobody else, knows it.
        Percept::Declined => false,
        Percept::Numbered { .. }
        | Percept::Prepared { .. }
        | Percept::Viewed { .. }
        | Percept::Looked { .. }
        | Percept::Inherited { .. }
        | Percept::Questioned { .. }
        | Percept::Preferred { .. }
        | Percept::Public(_) => true,
    }
}

/// Whether a question is over when it is told: nobody was unmasked, and that needs no words.
fn is_answered(percept: &Percept, next: Option<&Percept>) -> bool {
    matches!(percept, Percept::Questioned { .. }) && matches!(next, Some(Percept::Declined))
}

/// Whether a percept leaves it as it was that the viewer is on turn: nobody needs to hear that again.
fn goes_on(percept: &Percept, stage: &Stage, viewer: Viewer) -> bool {
    let Stage::Turn { seat, first: true } = stage else {
        return false;
    };
    let before = match percept {
        Percept::Public(Fact::Freed { spy, .. }) => spy.seat,
        Percept::Public(Fact::Thrown { seat, .. }) => *seat,
        _ => return false,
    };
    before == *seat && viewer.is(before)
}

/// Whether what follows says it again: once both plans are shown, nobody needs to hear that they were chosen.
fn is_repeated(percept: &Percept, later: &[Percept]) -> bool {
    let shown = |percept: &Percept| matches!(percept, Percept::Public(Fact::Fought { .. }));
    matches!(percept, Percept::Planned { .. }) && later.iter().any(shown)
}

/// A pass or a walk of somebody else and what it brought, in one sentence.
fn of_other(one: &Fact, next: &Fact, viewer: Viewer) -> Option<Message> {
    if let (Fact::Walked { spy, to, .. }, Fact::BazongTaken { owner, spy: taker, gain, money }) = (one, next) {
        let goes_in = spy == taker && to.owner() == Some(*owner) && !viewer.is(spy.seat);
        let message = carrier("walked-other-took", viewer, *owner, *spy)
            .with("to", phrase::to(viewer, *to))
            .count("gain", *gain)
            .count("money", *money);
        return goes_in.then(|| message.mattering_if(viewer.is(*owner)));
    }
    let Fact::Took { seat, depth, pass, .. } = one else {
        return None;
    };
    let id = match next {
        _ if viewer.is(*seat) => return None,
        Fact::Walked { .. } => "took-other-walk",
        Fact::Cashed { .. } => "took-other-cash",
        _ => return None,
    };
    let message =
        Message::new(id).with("colour", colour(*seat)).count("depth", *depth).with("pass", phrase::pass(*pass));
    Some(match next {
        Fact::Walked { spy, to, .. } => message.with("letter", letter(spy.letter)).with("to", phrase::to(viewer, *to)),
        Fact::Cashed { gain, money, .. } => message.count("gain", *gain).count("money", *money),
        _ => message,
    })
}

/// What is told of a percept by itself.
fn tell_one(percept: &Percept, viewer: Viewer) -> Vec<Message> {
    match percept {
        Percept::Numbered { numbers } => {
            vec![with_numbers(Message::new("numbered"), *numbers)]
        }
        Percept::Prepared { own: Some((spy, number)), .. } => {
            let message = Message::new("prepared-you").with("letter", letter(*spy));
            vec![message.count("number", *number)]
        }
        Percept::Prepared { seat, own: None } => {
            vec![Message::new("prepared-other").with("colour", colour(*seat))]
        }
        Percept::Planned { own: Some(_), .. } => {
            vec![Message::new("planned-you").until(topic::PLAY)]
        }
        Percept::Planned { own: None, .. } => Vec::new(),
        Percept::Viewed { seat, spy, own } => {
            let id = if own.is_some() { "viewed-you" } else { "viewed-other" };
            let message = Message::new(id).with("colour", colour(*seat));
            let message = message.with("spy", phrase::spy(viewer, *spy));
            vec![message.count("number", own.unwrap_or_default())]
        }
        Percept::Looked { spy, number } => {
            let message = Message::new("looked").with("spy", phrase::spy(viewer, *spy));
            vec![message.count("number", *number)]
        }
        Percept::Inherited { seat, enemy, own } => {
            let message = whose(viewer, *seat, "inherited-you", "inherited-other");
            let message = message.with("enemy", colour(*enemy));
            vec![message.count("number", own.unwrap_or_default())]
        }
        Percept::Questioned { enemy } => {
            let asked = viewer.seat().map(|seat| question(seat, *enemy));
            asked.into_iter().collect()
        }
        Percept::Declined => Vec::new(),
        Percept::Preferred { questions } => vec![asking(*questions)],
        Percept::Public(fact) => tell_fact(fact, viewer),
    }
}

/// Whether a seat unmasks a spy. It asks for no colour where the envelope is the seat's own.
pub fn question(seat: Seat, enemy: Seat) -> Message {
    Message::new("questioned")
        .with("colour", colour(enemy))
        .count("usual", u8::from(enemy == opposite(seat)))
        .mattering()
}

/// What a seat has to prepare.
pub fn ask_prepare(seat: Seat) -> Message {
    Message::new("ask-prepare").with("colour", colour(opposite(seat)))
}

/// With the numbers of the spies A to C.
fn with_numbers(message: Message, [one, two, three]: [u8; 3]) -> Message {
    message.count("one", one).count("two", two).count("three", three)
}

/// What is told of a fact by itself.
fn tell_fact(fact: &Fact, viewer: Viewer) -> Vec<Message> {
    vec![match fact {
        Fact::Began { seats, jailed, seat } => {
            let spies = seats.iter();
            let spies = spies.map(|seat| Spy::new(seat, jailed[seat.index()]));
            let jailed = Message::new("began-jailed");
            let mut told = vec![jailed.with("spies", phrase::spies(viewer, spies))];
            // Who begins hears of the own turn anyway.
            let other = Message::new("began-other").with("colour", colour(*seat));
            told.extend((!viewer.is(*seat)).then_some(other));
            return told;
        }
        Fact::Due { stage } => return asked(stage, viewer).into_iter().collect(),
        Fact::Freed { spy, money } => doing(viewer, spy.seat, "freed-you", "freed-other")
            .with("letter", letter(spy.letter))
            .count("money", *money),
        Fact::TrapPlaced { seat, trap, place, money } => doing(viewer, *seat, "trap-you", "trap-other")
            .with("trap", phrase::trap(*trap))
            .with(
                "thing",
                match viewer.is(*seat) {
                    true => phrase::the_trap(*trap),
                    false => phrase::trap_as_object(*trap),
                },
            )
            .text("field", place)
            .count("money", *money),
        Fact::Ordered { seat, throws, money } => {
            doing(viewer, *seat, "ordered-you", "ordered-other").count("throws", *throws).count("money", *money)
        }
        Fact::Thrown { face, cleared, .. } => match cleared {
            Some(place) => Message::new("thrown-cleared")
                .with("face", phrase::trap(*face))
                .with("trap", phrase::trap(face.cleared()))
                .with("thing", phrase::the_trap(face.cleared()))
                .text("field", place),
            None => Message::new("thrown-nothing").with("face", phrase::trap(*face)),
        },
        Fact::Swept { trap, place, .. } => Message::new("swept")
            .with("trap", phrase::trap(*trap))
            .with("thing", phrase::trap_as_object(*trap))
            .text("field", place),
        Fact::Took { seat, depth, pass, idle } => {
            let message = match idle {
                true => doing(viewer, *seat, "took-you-idle", "took-other-idle"),
                false => doing(viewer, *seat, "took-you", "took-other"),
            };
            message.count("depth", *depth).with("pass", phrase::pass(*pass))
        }
        Fact::Cashed { seat, gain, money } => {
            doing(viewer, *seat, "cashed-you", "cashed-other").count("gain", *gain).count("money", *money)
        }
        Fact::Walked { spy, to, .. } => doing(viewer, spy.seat, "walked-you", "walked-other")
            .with("letter", letter(spy.letter))
            .with("at", phrase::arrived(viewer, *to))
            .with("to", phrase::to(viewer, *to)),
        Fact::Attacked { fight } => return attacked(*fight, viewer).into_iter().collect(),
        Fact::Fought { fight, plans, number, money, .. } => fought(viewer, fight, plans, *number, money),
        Fact::BazongWon { owner, spy } => {
            let message = carrier("bazong-won", viewer, *owner, *spy);
            message.until(topic::BAZONGS[owner.index() % MOST])
        }
        Fact::BazongTaken { owner, spy, gain, money } => {
            let id = match viewer.is(spy.seat) {
                true => "bazong-taken-you",
                false => "bazong-taken-other",
            };
            let message = carrier(id, viewer, *owner, *spy).count("gain", *gain).count("money", *money);
            message.mattering_if(viewer.is(*owner)).telling(topic::TAKEN)
        }
        Fact::BazongFound { owner, spy, .. } => carrier("bazong-found", viewer, *owner, *spy),
        Fact::BazongKept { owner, spy } => carrier("bazong-kept", viewer, *owner, *spy),
        Fact::BazongLies { owner, place } => {
            let message = Message::new("bazong-lies").with("bazong", bazong(viewer, *owner));
            message.text("field", place)
        }
        Fact::BazongHome { owner } => {
            let message = Message::new("bazong-home").with("bazong", bazong(viewer, *owner));
            message.telling(topic::BAZONGS[owner.index() % MOST])
        }
        Fact::BazongGone { owner } => Message::new("bazong-gone").with("bazong", bazong(viewer, *owner)),
        Fact::Unmasked { seat, traitor, number, reserve, place } => {
            let message = unmasked(viewer, *seat, *traitor, *number, *reserve, *place);
            message.mattering_if(viewer.is(traitor.seat))
        }
        Fact::Misjudged { seat, spy, number } => doing(viewer, *seat, "misjudged-you", "misjudged-other")
            .with("spy", phrase::spy(viewer, *spy))
            .count("number", *number),
        Fact::Out { seat, reason } => {
            let message = doing(viewer, *seat, "out-you", "out-other");
            message.mattering_if(viewer.is(*seat)).text(
                "reason",
                match reason {
                    crate::games::spion::rules::event::Reason::Broke => "broke",
                    crate::games::spion::rules::event::Reason::Misjudged => "wrong",
                },
            )
        }
        Fact::Resigned { seat } => doing(viewer, *seat, "resigned-you", "resigned-other"),
        Fact::Won { winners, by, money } => won(viewer, *winners, *by, money),
        Fact::Shown { seat, numbers, traitor } => with_numbers(Message::new("shown"), *numbers)
            .with("colour", colour(*seat))
            .count("traitor", traitor.unwrap_or_default()),
    }]
}

/// The message for the viewer's own doing, or for somebody else's; both may say the colour.
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
pub fn attacked(fight: Fight, viewer: Viewer) -> Option<Message> {
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
