//! Hints: what a strong player would do, and why, from what the viewer knows.

use std::{iter, mem};

use super::phrase;
use super::reasons::{Reasons, gain, lacking, values};
use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::line::End;
use crate::domino::rules::tile::Tile;
use crate::domino::rules::view::View;
use snuffel_core::advice::Advice;
use snuffel_core::game::{Advise, Hint};
use snuffel_core::text::message::{Arg, Message};

impl Advise for Domino {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        let advice = &points_first(view, advice);
        let action = advice.best.action;
        let why = match action {
            Action::Lay(tile, end) => Reasons { view, next: view.others().next()?, advice }.why(tile, end),
            Action::Pass if view.can_lay() => why_keep(view),
            Action::Draw | Action::Pass => why_stuck(view),
            Action::Auto(_) | Action::Resign => return None,
        };
        let more = more(view, advice, &why).into_iter().filter(|message| !is_said(message, &why)).collect();
        Some(Hint { what: what(view, &action)?, why, more })
    }

    /// A part of the games that are won.
    const DOUBT: f32 = 0.04;

    fn is_weighed(_view: &View, action: &Action) -> bool {
        match action {
            Action::Lay(..) | Action::Pass => true,
            Action::Draw | Action::Auto(_) | Action::Resign => false,
        }
    }
}

/// The same advice, but with the extra tile before keeping it where it makes points and both win as often: what is laid
/// counts for sure.
fn points_first(view: &View, advice: &Advice<Action>) -> Advice<Action> {
    let mut advice = advice.clone();
    let is_even = advice.best.action == Action::Pass && Hint::lead(&advice) == Some(0);
    if let Some(second) = advice.second.as_mut().filter(|_| is_even)
        && let Action::Lay(tile, end) = second.action
        && gain(view, tile, end) > 0
    {
        mem::swap(&mut advice.best, second);
    }
    advice
}

/// What to type; where a tile could go to several ends, to which.
fn what(view: &View, action: &Action) -> Option<Message> {
    Some(match *action {
        Action::Lay(tile, end) => {
            let id = match view.ends_for(tile).count() {
                0 | 1 => "hint-lay",
                _ => "hint-lay-end",
            };
            Message::new(id).with("tile", phrase::tile(tile)).with("end", phrase::end(end))
        }
        Action::Draw => Hint::typed("draw"),
        Action::Pass => Hint::typed("pass"),
        Action::Auto(_) | Action::Resign => return None,
    })
}

/// Which values would be needed, where nothing fits.
fn why_stuck(view: &View) -> Message {
    let needed = view.line.tips().values();
    Message::new("hint-why-stuck").with("values", values(needed)).with("none", lacking(needed))
}

/// What speaks for keeping a tile that could be laid besides.
fn why_keep(view: &View) -> Message {
    let gains = view.playable().iter().flat_map(|tile| view.ends_for(tile).map(move |end| gain(view, tile, end)));
    let most = gains.max().unwrap_or(0);
    Message::new("hint-why-keep").count("points", most).count("count", view.hand.len())
}

/// Whether a reason has said the same as a message already.
fn is_said(message: &Message, why: &Message) -> bool {
    match (&*why.id, &*message.id) {
        ("hint-why-fits" | "hint-why-points-fits", "hint-fitting")
        | (
            "hint-why-blocks" | "hint-why-points-blocks" | "hint-why-reply-less" | "hint-why-points-reply-less",
            "hint-why-safe",
        )
        | ("hint-why-more-games" | "hint-why-points-more-games", "hint-next") => true,
        // What somebody lacks besides is told.
        ("hint-why-blocks" | "hint-why-points-blocks", "hint-lacks") => {
            ["name", "none"].into_iter().all(|name| argument(why, name) == argument(message, name))
        }
        _ => message == why,
    }
}

/// The argument of a message with a name.
fn argument<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.args.iter().find_map(|(other, arg)| (*other == name).then_some(arg))
}

/// That the tile is as good at the next best end, where nothing that can be counted tells the two apart.
fn either_end(reasons: &Reasons<'_>, tile: Tile, end: End) -> Option<Message> {
    let (advice, (other, at)) = (reasons.advice, reasons.other()?);
    let is_even = tile == other && Hint::lead(advice) == Some(0) && reasons.is_like_next(tile, end);
    let chance = Hint::chance(advice).filter(|_| is_even)?;
    let told = Message { id: "hint-next-end".into(), ..chance };
    Some(told.with("end", phrase::end(end)).with("other", phrase::end(at)))
}

/// One step more: what comes after the tile, what is known of the others, and the next best. What is told of the best comes
/// first: behind the next best it would seem to be told of that.
fn more(view: &View, advice: &Advice<Action>, why: &Message) -> Vec<Message> {
    let mut told = Vec::new();
    let next_best = next_best(view, advice, why);
    if let (Action::Lay(tile, end), Some(next)) = (advice.best.action, view.others().next()) {
        let now = gain(view, tile, end);
        // After the last tile, or the last point, nobody answers.
        if view.hand.len() == 1 || view.points_with(now) >= view.config.target {
            return last_at_any_end(view, tile).into_iter().chain(next_best).collect();
        }
        told.extend(afterwards(&Reasons { view, next, advice }, tile, end, why));
    }
    if advice.best.action == Action::Draw {
        let unseen = view.unseen();
        let fitting = view.line.tips().fitting_anywhere(unseen).len();
        told.push(Message::new("hint-drawing").count("count", fitting).count("all", unseen.len()));
    }
    // That everybody knows it is told once.
    let ids = iter::once("hint-lacks").chain(iter::repeat("hint-lacks-too"));
    let lacks = view.others().filter(|seat| view.lacks[*seat] != 0).zip(ids);
    told.extend(lacks.map(|(seat, id)| Message::new(id).seat("name", seat).with("none", lacking(view.lacks[seat]))));
    told.extend(next_best);
    told
}

/// The next best, as far as the reason has not told it; what makes points now where the best makes none; and what a next
/// best brings and costs that is as good.
fn next_best(view: &View, advice: &Advice<Action>, why: &Message) -> Vec<Message> {
    let next_best = || Hint::next_best(advice, |action| what(view, action));
    let (Action::Lay(tile, end), Some(next)) = (advice.best.action, view.others().next()) else {
        return next_best().into_iter().collect();
    };
    let reasons = Reasons { view, next, advice };
    let elsewhere = advice.second.as_ref().map(|_| reasons.points_elsewhere(gain(view, tile, end)));
    let elsewhere = elsewhere.unwrap_or_default();
    let next = match &*why.id {
        // The reason of a last tile, or of points that win, says all of it: another end is another number of points at the
        // most.
        "hint-why-out" | "hint-why-win" => return elsewhere,
        // Which is as good was the reason.
        "hint-why-even" => Hint::chance(advice),
        _ => either_end(&reasons, tile, end).or_else(next_best),
    };
    next.into_iter().chain(elsewhere).chain(reasons.apart_from_next(tile, end, why)).collect()
}

/// What there is to know of the advised tile: that no other fits, where else it would be the same, what it is answered with
/// and what fits afterwards.
fn afterwards(reasons: &Reasons<'_>, tile: Tile, end: End, why: &Message) -> Vec<Message> {
    let view = reasons.view;
    let has_ends = view.ends_for(tile).count() > 1;
    let only = (has_ends && reasons.is_only_tile()).then(|| Message::new("hint-why-only-tile"));
    let mut told: Vec<Message> = only.into_iter().chain(alike(view, tile, end)).collect();
    if let Some(closes) = reasons.closes(tile, end) {
        told.push(closes);
        return told;
    }
    told.push(reasons.reply_after(why, (tile, end), &reasons.replies(tile, end)));
    if !reasons.is_last_turn(tile, end) {
        let (fitting, all) = (reasons.fitting(tile, end), view.hand.len().saturating_sub(1));
        let message = Message::new("hint-fitting").count("count", fitting).count("all", all);
        told.push(message.count("left", all.saturating_sub(fitting)));
    }
    told
}

/// That the last tile is the same at each end where it fits: nobody answers it.
fn last_at_any_end(view: &View, tile: Tile) -> Option<Message> {
    let ends: Vec<End> = view.ends_for(tile).collect();
    let is_same = |pair: &[End]| gain(view, tile, pair[0]) == gain(view, tile, pair[1]);
    let is_told = ends.len() > 1 && ends.windows(2).all(is_same);
    is_told.then(|| Message::new("hint-any-end").with("ends", Arg::either(ends.into_iter().map(phrase::end).collect())))
}

/// That a tile is the same at another end, where both ends are alike: a search weighs only one of them.
fn alike(view: &View, tile: Tile, end: End) -> Option<Message> {
    let alike = view.ends_for(tile).filter(|other| view.line.are_alike(*other, end));
    let ends: Vec<Arg> = alike.map(phrase::end).collect();
    (ends.len() > 1).then(|| Message::new("hint-alike").with("ends", Arg::either(ends)))
}

#[cfg(test)]
mod tests;
