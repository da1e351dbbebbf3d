//! Hints: the command for level hard's choice, and a reason that is true in the player's view.

use super::phrase::{bazong, colour, letter, spy, trap};
use super::reasons::Reasons;
use super::why::{Reason, Why};
use crate::spion::rules::Spion;
use crate::spion::rules::action::Action;
use crate::spion::rules::piece::{Letter, Spy};
use crate::spion::rules::position::{Blocked, Position};
use crate::spion::rules::team::Team;
use crate::spion::rules::view::View;
use crate::spion::think::judgement::Judgement;
use snuffel_core::advice::{Advice, Course};
use snuffel_core::arithmetic::power;
use snuffel_core::game::{Advise, Hint};
use snuffel_core::seat::Viewer;
use snuffel_core::text::message::{Arg, Message};

impl Advise for Spion {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        let action = &advice.best.action;
        let what = what(view.viewer, action)?;
        let reasons = view.seat().map(|seat| Reasons { view, seat });
        let reason = reasons.as_ref().and_then(|reasons| reasons.reason_for(action));
        if let Some(why) = reason.clone().filter(|reason| reason.why().wins_at_once()) {
            return Hint::because(what, why, Vec::new());
        }
        let helpless = reasons.as_ref().and_then(|reasons| reasons.helpless(action, reason.as_ref().map(Reason::why)));
        let risk = reasons.and_then(|reasons| reasons.risk(action));
        // A possible win comes first. Otherwise, helplessness or the risk comes before the effect of the action.
        let (first, last) = if reason.as_ref().is_some_and(|reason| reason.why().may_win()) {
            (reason, None)
        } else {
            (helpless, reason)
        };
        let mut told = first.into_iter().chain(risk).chain(last);
        let chance = || Some(Reason::new(Why::Chance).count("count", Hint::wins(advice)?));
        let why = told.next().or_else(chance).unwrap_or_else(|| why_any(view));
        let told: Vec<Reason> = told.collect();
        let is_counted = told.iter().chain([&why]).any(|reason| reason.why().counts_unseen());
        let mut more: Vec<Message> = told.into_iter().map(Reason::message).chain(more(view, advice)).collect();
        // The number of unseen passes implies the number of known ones.
        more.extend(known_passes(view, &advice.best.action).filter(|_| !is_counted));
        Hint::because(what, why, more)
    }

    /// A share of games won.
    const DOUBT: f32 = 0.04;

    fn is_weighed(_view: &View, action: &Action) -> bool {
        match action {
            Action::Free(_)
            | Action::Trap(..)
            | Action::Clear(_)
            | Action::Step(_)
            | Action::Pass(_)
            | Action::Walk(_)
            | Action::Attack(_) => true,
            Action::Prepare(..)
            | Action::View(_)
            | Action::Sweep(_)
            | Action::Plan(_)
            | Action::Keep(_)
            | Action::Unmask(_)
            | Action::Decline
            | Action::Look(_)
            | Action::Questions(_)
            | Action::Resign => false,
        }
    }
}

/// The fallback reason for any action.
fn why_any(view: &View) -> Reason {
    Reason::new(Why::Any).count("count", view.legal_actions().len())
}

/// More detail: the next best and threats.
fn more(view: &View, advice: &Advice<Action>) -> Vec<Message> {
    let next_best = same_pass(view, advice).or_else(|| Hint::next_best(advice, |action| what(view.viewer, action)));
    let Some(seat) = view.seat() else {
        return next_best.into_iter().collect();
    };
    let reasons = Reasons { view, seat };
    let best = &advice.best.action;
    let then = reasons
        .after_pass(best)
        .map(Reason::message)
        .or_else(|| reasons.comes_up(best))
        .or_else(|| reasons.step_or_pass(best));
    let then = then.or_else(|| clearing(&view.position, advice));
    let position = &view.position;
    let twin = reasons.twin(best);
    let is_twin =
        |second: &Course<Action>| walker(&second.action).is_some_and(|own| Some(own) == twin.map(|spy| spy.letter));
    let next_best = next_best.filter(|_| !advice.second.as_ref().is_some_and(is_twin));
    let twin = twin.map(|twin| reasons.by(Why::TwinSpy, twin));
    let safer = walker(best).and_then(|own| reasons.safer_beside(own));
    // If there is no reason for the best of two equally good actions, the effect of the other one is mentioned.
    let is_even = Hint::lead(advice) == Some(0) && reasons.reason_for(best).is_none();
    let beside = advice.second.as_ref().filter(|_| is_even && next_best.is_some());
    let beside = beside.and_then(|second| reasons.reason_for(&second.action));
    let mut told: Vec<Message> = then
        .into_iter()
        .chain(reasons.others_to_free(best).map(Reason::message))
        .chain(twin.map(Reason::message))
        .chain(safer.map(Reason::message))
        .chain(next_best)
        .chain(beside.map(Reason::message))
        .collect();
    // A trap that the action clears will not block anyone.
    let mut cleared = *position;
    if let Some(gone) = reasons.clears(&advice.best.action) {
        cleared.traps[gone.index()] = None;
    }
    let judgement = Judgement::new(view, seat, true);
    let threats = position.robbers(seat).filter_map(|(enemy, owner)| {
        let left = judgement.way_left(enemy, position.place(enemy)?, true);
        let threat = |id: &'static str| {
            let message = Message::new(id).with("spy", spy(view.viewer, enemy));
            message.with("bazong", bazong(view.viewer, owner)).count("count", left)
        };
        Some(match cleared.walk(enemy, left) {
            Err(Blocked::Trapped(kind, place)) => {
                threat("hint-threat-trapped").with("trap", trap(kind)).text("field", place)
            }
            Ok(_) | Err(_) => threat("hint-threat"),
        })
    });
    told.extend(threats);
    told
}

/// How many passes of the player's deck are known, if the action is to take one.
fn known_passes(view: &View, action: &Action) -> Option<Message> {
    let reasons = Reasons { view, seat: view.seat().filter(|_| matches!(action, Action::Pass(_)))? };
    let all = view.passes[Team::of_seat(reasons.seat)].len() as u8;
    let known = (1..=all).filter(|depth| reasons.known_pass(*depth).is_some());
    Some(Message::new("hint-passes").count("count", known.count()).count("all", all))
}

/// The spy that walks in an action.
fn walker(action: &Action) -> Option<Letter> {
    match action {
        Action::Step(own) | Action::Walk(own) => Some(*own),
        _ => None,
    }
}

/// Says that two unseen passes are equally good. Their chances of winning only differ because of the passes below
/// them, and by chance.
fn same_pass(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let reasons = Reasons { view, seat: view.seat()? };
    let is_unseen = |action: &Action| matches!(action, Action::Pass(depth) if reasons.known_pass(*depth).is_none());
    let second = &advice.second.as_ref()?.action;
    let are_same = is_unseen(&advice.best.action) && is_unseen(second);
    Some(Message::new("hint-same-pass").said("what", what(view.viewer, second)?)).filter(|_| are_same)
}

/// The probability that the ordered throws clear a blocking trap, compared with the throws of the next best.
fn clearing(position: &Position, advice: &Advice<Action>) -> Option<Message> {
    let throws = |action: &Action| if let Action::Clear(throws) = action { Some(*throws) } else { None };
    // Each trap is on two of the six faces.
    let percent = |throws: u8| (100.0 * (1.0 - power(2.0f32 / 3.0, throws.into()))).round() as u32;
    let own = throws(&advice.best.action)?;
    let others = advice.second.as_ref().and_then(|second| throws(&second.action)).unwrap_or(0);
    let told = Message::new("hint-clear-odds").count("count", own).count("percent", percent(own));
    let told = told.count("lying", position.traps_lying().count());
    Some(told.count("others", others).count("less", percent(others)))
}

/// The command to type for an action.
fn what(viewer: Viewer, action: &Action) -> Option<Message> {
    let typed = |id: &'static str, command| Message::new(id).with("command", Arg::Command(command));
    let of_letter = |command, own: Letter| typed("hint-letter", command).with("letter", letter(own));
    let of_spy = |command, named: Spy| typed("hint-spy", command).with("spy", spy(viewer, named));
    Some(match *action {
        Action::Prepare(own, number) => {
            Message::new("hint-prepare").with("letter", letter(own)).count("number", number)
        }
        Action::Free(own) => of_letter("free", own),
        Action::Trap(kind, place) => typed("hint-trap", "trap").with("trap", trap(kind)).text("field", place),
        Action::Clear(throws) => typed("hint-number", "clear").count("number", throws),
        Action::Step(own) => of_letter("step", own),
        Action::Pass(depth) => typed("hint-number", "pass").count("number", depth),
        Action::Walk(own) => Message::new("hint-walk").with("letter", letter(own)),
        Action::View(named) | Action::Look(named) => of_spy("look", named),
        Action::Sweep(kind) => typed("hint-sweep", "clear").with("trap", trap(kind)),
        Action::Attack(named) => of_spy("attack", named),
        Action::Plan(plan) => typed("hint-letter", "plan").with("letter", Arg::place(plan)),
        Action::Keep(owner) => typed("hint-keep", "keep").with("colour", colour(owner)),
        Action::Unmask(named) => of_spy("unmask", named),
        Action::Decline => Hint::typed("no"),
        Action::Questions(_) | Action::Resign => return None,
    })
}
