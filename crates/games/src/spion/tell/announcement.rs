//! The announcements of events: the beginning of a game, and percepts.

use super::gather::{doer, fold, heard, together};
use super::narrate::who;
use super::percept::tell_one;
use super::request::ask_prepare;
use super::{reach, topic};
use crate::spion::rules::Spion;
use crate::spion::rules::event::{Fact, Percept};
use crate::spion::rules::piece::Pass;
use crate::spion::rules::stage::Stage;
use crate::spion::rules::view::View;
use snuffel_core::game::Announce;
use snuffel_core::rules;
use snuffel_core::seat::Viewer;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::Wording;

type News<'a> = rules::News<'a, Spion>;

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
