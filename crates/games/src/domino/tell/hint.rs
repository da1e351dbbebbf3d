//! Hints: the move of a strong player and the reason for it, based on what the viewer knows.

use std::{iter, mem};

use super::phrase;
use super::reasons::{Reasons, gain, lacking, values};
use super::why::{Reason, Why};
use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::line::End;
use crate::domino::rules::tile::Tile;
use crate::domino::rules::view::View;
use snuffel_core::advice::Advice;
use snuffel_core::game::{Advise, Hint};
use snuffel_core::seat::Seat;
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
        let told = why.clone().message();
        let more = more(view, advice, why.why()).into_iter().filter(|detail| *detail != told).collect();
        Hint::because(what(view, &action)?, why, more)
    }

    /// A share of games won.
    const DOUBT: f32 = 0.04;

    fn is_weighed(_view: &View, action: &Action) -> bool {
        match action {
            Action::Lay(..) | Action::Pass => true,
            Action::Draw | Action::Auto(_) | Action::Resign => false,
        }
    }
}

/// The advice, with the extra tile ahead of declining it if the tile scores and both win equally often. Points on the
/// table are certain.
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

/// The command to type, with the end if the tile fits at several.
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

/// The values needed when no tile fits.
fn why_stuck(view: &View) -> Reason {
    let needed = view.line.tips().values();
    Reason::new(Why::Stuck).with("values", values(needed)).with("none", lacking(needed))
}

/// The reason for keeping a tile that could be laid as the extra one.
fn why_keep(view: &View) -> Reason {
    let gains = view.playable().iter().flat_map(|tile| view.ends_for(tile).map(move |end| gain(view, tile, end)));
    let most = gains.max().unwrap_or(0);
    Reason::new(Why::Keep).count("points", most).count("count", view.hand.len())
}

/// Says that the tile is equally good at the next best end, if nothing that can be counted tells the two ends apart.
fn either_end(reasons: &Reasons<'_>, tile: Tile, end: End) -> Option<Message> {
    let (advice, (other, at)) = (reasons.advice, reasons.other()?);
    let is_even = tile == other && Hint::lead(advice) == Some(0) && reasons.is_like_next(tile, end);
    let wins = Hint::wins(advice).filter(|_| is_even)?;
    let told = Message::new("hint-next-end").count("count", wins);
    Some(told.with("end", phrase::end(end)).with("other", phrase::end(at)))
}

/// More detail: the sequel to the tile, what is known of the others, and the next best. The details about the best
/// tile come first, because after the next best they would seem to be about that one.
fn more(view: &View, advice: &Advice<Action>, why: Why) -> Vec<Message> {
    let mut told = Vec::new();
    let next_best = next_best(view, advice, why);
    if let (Action::Lay(tile, end), Some(next)) = (advice.best.action, view.others().next()) {
        let now = gain(view, tile, end);
        // There is no reply to the last tile or to the winning point.
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
    told.extend(lacks(view, advice, why));
    told.extend(next_best);
    told
}

/// The values that the others are publicly known to lack. Only the first message says that this is public knowledge;
/// it is left out if the reason was that the next player lacks just these values.
fn lacks(view: &View, advice: &Advice<Action>, why: Why) -> Vec<Message> {
    let blocked = match (advice.best.action, view.others().next()) {
        (Action::Lay(tile, end), Some(next)) if why.says_blocked() => {
            Some((next, view.line.with(tile, end).tips().values()))
        }
        _ => None,
    };
    let ids = iter::once("hint-lacks").chain(iter::repeat("hint-lacks-too"));
    let lacks = view.others().filter(|seat| view.lacks[*seat] != 0).zip(ids).enumerate();
    let is_news = |(at, (seat, _)): &(usize, (Seat, _))| *at > 0 || blocked != Some((*seat, view.lacks[*seat]));
    let told = |(_, (seat, id))| Message::new(id).seat("name", seat).with("none", lacking(view.lacks[seat]));
    lacks.filter(is_news).map(told).collect()
}

/// The next best unless the reason has named it, a tile that scores now if the best does not, and the advantage and
/// the drawback of an equally good next best.
fn next_best(view: &View, advice: &Advice<Action>, why: Why) -> Vec<Message> {
    let next_best = || Hint::next_best(advice, |action| what(view, action));
    let (Action::Lay(tile, end), Some(next)) = (advice.best.action, view.others().next()) else {
        return next_best().into_iter().collect();
    };
    let reasons = Reasons { view, next, advice };
    let elsewhere = advice.second.as_ref().map(|_| reasons.points_elsewhere(gain(view, tile, end)));
    let elsewhere = elsewhere.unwrap_or_default();
    let next = match why {
        // The reason for a last tile or a winning score is complete in itself. At most, another end would score
        // differently.
        Why::Out | Why::Win => return elsewhere,
        // The reason was that both are equally good.
        Why::Even => Hint::chance(advice),
        // The reason was how many more games the best wins.
        _ if why.counts_games() => None,
        _ => either_end(&reasons, tile, end).or_else(next_best),
    };
    next.into_iter().chain(elsewhere).chain(reasons.apart_from_next(tile, end, why)).collect()
}

/// Details about the advised tile: that it is the only one, the ends where it has the same effect, the possible
/// replies, and the tiles that fit afterwards.
fn afterwards(reasons: &Reasons<'_>, tile: Tile, end: End, why: Why) -> Vec<Message> {
    let view = reasons.view;
    let has_ends = view.ends_for(tile).count() > 1;
    let only = (has_ends && reasons.is_only_tile()).then(|| Reason::new(Why::OnlyTile).message());
    let mut told: Vec<Message> = only.into_iter().chain(alike(view, tile, end)).collect();
    if let Some(closes) = reasons.closes(tile, end) {
        told.push(closes.message());
        return told;
    }
    let reply = reasons.reply_after(why, (tile, end), &reasons.replies(tile, end));
    let is_said = reply.why() == Why::Safe && (why.says_blocked() || why.counts_replies());
    told.extend((!is_said).then(|| reply.message()));
    if !reasons.is_last_turn(tile, end) && !why.counts_fitting() {
        let (fitting, all) = (reasons.fitting(tile, end), view.hand.len().saturating_sub(1));
        let message = Message::new("hint-fitting").count("count", fitting).count("all", all);
        told.push(message.count("left", all.saturating_sub(fitting)));
    }
    told
}

/// Says that the last tile has the same result at each end where it fits, since it gets no reply.
fn last_at_any_end(view: &View, tile: Tile) -> Option<Message> {
    let ends: Vec<End> = view.ends_for(tile).collect();
    let is_same = |pair: &[End]| gain(view, tile, pair[0]) == gain(view, tile, pair[1]);
    let is_told = ends.len() > 1 && ends.windows(2).all(is_same);
    is_told.then(|| Message::new("hint-any-end").with("ends", Arg::either(ends.into_iter().map(phrase::end).collect())))
}

/// Says that a tile has the same effect at another, equivalent end. A search weighs only one of them.
fn alike(view: &View, tile: Tile, end: End) -> Option<Message> {
    let alike = view.ends_for(tile).filter(|other| view.line.are_alike(*other, end));
    let ends: Vec<Arg> = alike.map(phrase::end).collect();
    (ends.len() > 1).then(|| Message::new("hint-alike").with("ends", Arg::either(ends)))
}

#[cfg(test)]
mod tests;
