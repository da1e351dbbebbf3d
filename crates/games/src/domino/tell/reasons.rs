//! What speaks for a tile: the points that it makes, what the next player can answer, what fits and what is left
//! afterwards. All of it is counted in what the viewer sees.

use super::phrase;
use crate::domino::rules::action::Action;
use crate::domino::rules::line::{End, Line, points};
use crate::domino::rules::tile::{Tile, TileSet};
use crate::domino::rules::view::View;
use snuffel_core::advice::Advice;
use snuffel_core::game::Hint;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// Values, as a choice between them.
pub(super) fn values(values: u8) -> Arg {
    let each = (0..u8::BITS).filter(|value| values >> value & 1 == 1);
    Arg::either(each.map(Arg::Count).collect())
}

/// Values that somebody has none of.
pub(super) fn lacking(values: u8) -> Arg {
    let each = (0..u8::BITS).filter(|value| values >> value & 1 == 1);
    Arg::together(each.map(|value| Message::new("hint-none").count("value", value).into()).collect())
}

/// A tile with the end where it is laid.
pub(super) fn at_end(tile: Tile, end: End) -> Arg {
    let id = match end {
        End::Left => "hint-tile-left",
        End::Right => "hint-tile-right",
        End::Up => "hint-tile-up",
        End::Down => "hint-tile-down",
    };
    Message::new(id).with("tile", phrase::tile(tile)).into()
}

/// A message with all that another one names besides.
fn joined(message: Message, other: Message) -> Message {
    Message { args: message.args.into_iter().chain(other.args).collect(), ..message }
}

/// The points for a tile.
pub(super) fn gain(view: &View, tile: Tile, end: End) -> u8 {
    points(view.line.with(tile, end).tips().sum())
}

/// So many pips more are a weak reason.
const FEW_PIPS: u8 = 2;

/// Reasons that tell how many answers make points.
const REPLIES_COUNTED: [&str; 2] = ["hint-why-reply-less", "hint-why-points-reply-less"];

/// The most points that a tile makes on a line; `None` where it does not fit.
fn most_points(line: &Line, tile: Tile) -> Option<u8> {
    line.tips().ends_for(tile).map(|end| points(line.with(tile, end).tips().sum())).max()
}

/// What somebody can answer with, as far as everybody knows.
#[derive(Default)]
pub(super) struct Replies {
    /// How many tiles that can be held make points.
    pub(super) count: usize,
    /// How many tiles can be held.
    all: usize,
    /// The most points that one of them makes.
    pub(super) most: u8,
    /// The points of all of them together.
    pub(super) sum: u32,
    /// A tile that is held for sure and makes the most.
    sure: Option<Tile>,
}

impl Replies {
    /// Whether fewer of these make points. Fewer that make more are no better.
    pub(super) fn are_fewer(&self, others: &Replies) -> bool {
        self.count < others.count && self.sum < others.sum
    }
}

/// What speaks for a tile.
pub(super) struct Reasons<'a> {
    pub(super) view: &'a View,
    /// Whoever comes next.
    pub(super) next: Seat,
    pub(super) advice: &'a Advice<Action>,
}

impl Reasons<'_> {
    /// What the next player can answer to a tile; nothing where the last tile ends the hand, whatever points it makes.
    pub(super) fn replies(&self, tile: Tile, end: End) -> Replies {
        if self.has_last() {
            return Replies::default();
        }
        let line = self.view.line.with(tile, end);
        let best = |reply: Tile| most_points(&line, reply);
        let held = self.view.may_hold(self.next);
        let gains: Vec<u8> = held.iter().filter_map(best).filter(|gain| *gain > 0).collect();
        let sum = gains.iter().map(|gain| u32::from(*gain)).sum();
        let (count, most) = (gains.len(), gains.into_iter().max().unwrap_or(0));
        let sure = self.view.surely_holds(self.next).iter().find(|tile| most > 0 && best(*tile) == Some(most));
        Replies { count, all: held.len(), most, sum, sure }
    }

    /// How many own tiles fit after a tile.
    pub(super) fn fitting(&self, tile: Tile, end: End) -> usize {
        let left = self.view.hand.except(TileSet::only(tile));
        self.view.line.with(tile, end).tips().fitting_anywhere(left).len()
    }

    /// Whether the next player surely ends the hand after a tile, by the last one.
    pub(super) fn is_last_turn(&self, tile: Tile, end: End) -> bool {
        let line = self.view.line.with(tile, end);
        let held = self.view.may_hold(self.next);
        self.has_last() && line.tips().fitting_anywhere(held).len() == held.len()
    }

    /// Whether the next player has one tile left: if it fits it ends the hand, whatever points the ends make.
    pub(super) fn has_last(&self) -> bool {
        self.view.counts[self.next] == 1
    }

    /// The next best tile.
    pub(super) fn other(&self) -> Option<(Tile, End)> {
        match self.advice.second.as_ref()?.action {
            Action::Lay(tile, end) => Some((tile, end)),
            Action::Draw | Action::Pass | Action::Auto(_) | Action::Resign => None,
        }
    }

    /// The strongest reason that holds.
    pub(super) fn why(&self, tile: Tile, end: End) -> Message {
        let view = self.view;
        let gain = gain(view, tile, end);
        if view.points_with(gain) >= view.config.target {
            Message::new("hint-why-win").count("points", gain)
        } else if view.hand.len() == 1 {
            let names = Arg::together(view.others().map(Arg::Seat).collect());
            Message::new("hint-why-out").count("points", gain).with("names", names)
        } else if view.legal_actions().len() == 1 {
            match gain {
                0 => Message::new("hint-why-only"),
                _ => Message::new("hint-why-only-points").count("points", gain),
            }
        } else if gain > 0 {
            self.points(tile, end, gain)
        } else if let Some(closes) = self.closes(tile, end) {
            closes
        } else if self.is_only_tile() {
            self.this_end(tile, end).unwrap_or_else(|| Message::new("hint-why-only-tile"))
        } else {
            self.without_points(tile, end)
        }
    }

    /// Whether no other tile fits, and it has to be laid: only its end can be chosen.
    pub(super) fn is_only_tile(&self) -> bool {
        self.view.fitting().len() == 1 && !self.view.legal_actions().contains(&Action::Pass)
    }

    /// What speaks for an end of the only tile that fits, as far as anything does. How heavy the tile is does not.
    fn this_end(&self, tile: Tile, end: End) -> Option<Message> {
        let replies = self.replies(tile, end);
        self.blocks(tile, end)
            .or_else(|| self.better_afterwards(tile, end, &replies))
            .or_else(|| self.fewer_fit(tile, end))
            .or_else(|| self.better((tile, end), &replies))
            .or_else(|| self.follow_up((tile, end), self.other()?))
    }

    /// That the next best would block the hand, with so many pips left.
    fn stays_open(&self, tile: Tile, end: End) -> Option<Message> {
        let other = self.other()?;
        let closed = self.closes(other.0, other.1).filter(|_| self.closes(tile, end).is_none())?;
        let is_better = Hint::lead(self.advice).is_some_and(|lead| lead > 0);
        let message = self.beside("hint-why-open", other);
        is_better.then(|| joined(message, closed))
    }

    fn points(&self, tile: Tile, end: End, points: u8) -> Message {
        let beside = |id, other| self.beside(id, other).count("points", points);
        match self.other().map(|(other, at)| ((other, at), gain(self.view, other, at))) {
            Some((other, less)) if less < points => beside("hint-why-points-more", other).count("less", less),
            Some((other, more)) if more > points => {
                let lead = Hint::lead(self.advice).unwrap_or(0);
                beside("hint-why-points-less", other).count("more", more).count("lead", lead)
            }
            Some((other, _)) => self.as_many_points((tile, end), other, points),
            None => Message::new("hint-why-points").count("points", points),
        }
    }

    /// What tells it apart from a next best that makes as many points: that the next player surely has nothing to lay, that
    /// more tiles fit afterwards, that more pips go, or that fewer answers make points.
    fn as_many_points(&self, (tile, end): (Tile, End), other: (Tile, End), points: u8) -> Message {
        let beside = |id| self.beside(id, other).count("points", points);
        if let Some(blocks) = self.blocks(tile, end) {
            return joined(beside("hint-why-points-blocks"), blocks);
        }
        let (fitting, others) = (self.fitting(tile, end), self.fitting(other.0, other.1));
        if fitting > others && !self.is_last_turn(tile, end) {
            return beside("hint-why-points-fits").count("count", fitting).count("others", others);
        }
        if tile.pips() > other.0.pips() {
            return beside("hint-why-points-heavy").count("pips", tile.pips()).count("less", other.0.pips());
        }
        let (replies, others) = (self.replies(tile, end), self.replies(other.0, other.1));
        match replies.are_fewer(&others) {
            true => {
                let message = beside("hint-why-points-reply-less").seat("name", self.next);
                message.count("count", replies.count).count("others", others.count).count("all", replies.all)
            }
            false => self.as_many_points_but((tile, end), other, points),
        }
    }

    /// What tells it apart where neither what is left nor the answers do: that fewer tiles of the next player fit, or how
    /// many games more it wins.
    fn as_many_points_but(&self, (tile, end): (Tile, End), other: (Tile, End), points: u8) -> Message {
        let beside = |id| self.beside(id, other).count("points", points);
        match (self.fewer_fit(tile, end), Hint::lead(self.advice)) {
            (Some(fewer), Some(1..)) => joined(beside("hint-why-points-fewer-fit"), fewer),
            (None, Some(lead @ 1..)) => beside("hint-why-points-more-games").count("count", lead),
            (_, Some(0) | None) => beside("hint-why-points-even"),
        }
    }

    /// A message that names the next best; the same tile, and one that fits at several ends, with its end.
    pub(super) fn beside(&self, id: &'static str, (tile, end): (Tile, End)) -> Message {
        let is_same = matches!(self.advice.best.action, Action::Lay(own, _) if own == tile);
        Message::new(id).with("tile", if is_same { at_end(tile, end) } else { self.named(tile, end) })
    }

    /// A tile, with its end where it fits at several that are not alike.
    fn named(&self, tile: Tile, end: End) -> Arg {
        match self.view.ends_for(tile).all(|other| self.view.line.are_alike(other, end)) {
            true => phrase::tile(tile),
            false => at_end(tile, end),
        }
    }

    fn without_points(&self, tile: Tile, end: End) -> Message {
        let replies = self.replies(tile, end);
        let reason = self.blocks(tile, end).or_else(|| self.better_afterwards(tile, end, &replies));
        let held_up = || self.fewer_fit(tile, end).filter(|_| self.holds_up(tile, end));
        let open = || self.stays_open(tile, end);
        reason.or_else(held_up).or_else(open).unwrap_or_else(|| self.by_itself((tile, end), &replies))
    }

    /// Whether it is a reason that fewer tiles of the next player fit than after the next best: where that player has one
    /// left, which says whether the hand is over, or where at most half as many fit and no fewer own ones.
    fn holds_up(&self, tile: Tile, end: End) -> bool {
        let Some((other, at)) = self.other() else {
            return false;
        };
        let is_better = Hint::lead(self.advice).is_some_and(|lead| lead > 0);
        let is_half = 2 * self.answers(tile, end) <= self.answers(other, at);
        self.has_last() || is_better && is_half && self.fitting(tile, end) >= self.fitting(other, at)
    }

    /// That everybody knows the next player to have nothing for the ends, which is no reason where that holds for the next
    /// best as well.
    fn blocks(&self, tile: Tile, end: End) -> Option<Message> {
        let values_left = self.view.line.with(tile, end).tips().values();
        let blocks = || Message::new("hint-why-blocks").seat("name", self.next).with("values", values(values_left));
        let is_other_blocked = self.other().is_some_and(|(tile, end)| self.is_blocked(tile, end));
        let is_reason = self.is_blocked(tile, end) && !is_other_blocked;
        is_reason.then(|| blocks().with("none", lacking(values_left)))
    }

    /// Whether everybody knows the next player to have nothing for the ends.
    fn is_blocked(&self, tile: Tile, end: End) -> bool {
        self.answers(tile, end) == 0
    }

    /// That the hand is blocked by a tile, where everybody knows it: the stock is empty, and nobody can have anything that
    /// fits. Whoever has the fewest pips wins it.
    pub(super) fn closes(&self, tile: Tile, end: End) -> Option<Message> {
        let view = self.view;
        let line = view.line.with(tile, end);
        let left = view.hand.except(TileSet::only(tile));
        let held = view.others().fold(left, |held, seat| held.or(view.may_hold(seat)));
        let is_closed = view.stock == 0 && line.tips().fitting_anywhere(held).is_empty();
        is_closed.then(|| Message::new("hint-why-closes").count("pips", left.pips()))
    }

    /// How many tiles that the next player may hold fit after a tile.
    pub(super) fn answers(&self, tile: Tile, end: End) -> usize {
        self.view.line.with(tile, end).tips().fitting_anywhere(self.view.may_hold(self.next)).len()
    }

    /// What is better afterwards than after the next best: that fewer answers make points, or else that more own tiles fit.
    fn better_afterwards(&self, tile: Tile, end: End, replies: &Replies) -> Option<Message> {
        let other = self.other()?;
        let others = self.replies(other.0, other.1);
        if replies.are_fewer(&others) {
            let message = self.beside("hint-why-reply-less", other).seat("name", self.next);
            return Some(message.count("count", replies.count).count("others", others.count).count("all", replies.all));
        }
        let (fitting, others) = (self.fitting(tile, end), self.fitting(other.0, other.1));
        let is_better = fitting > others && !self.leaves_points(fitting) && !self.is_last_turn(tile, end);
        let all = self.view.hand.len().saturating_sub(1);
        let fits = || self.beside("hint-why-fits", other).count("count", fitting).count("others", others);
        is_better.then(|| fits().count("all", all).count("left", all.saturating_sub(fitting)))
    }

    /// That fewer tiles of the next player can fit than at the next best end.
    fn fewer_fit(&self, tile: Tile, end: End) -> Option<Message> {
        let other = self.other()?;
        let (count, others) = (self.answers(tile, end), self.answers(other.0, other.1));
        let open = self.view.line.with(tile, end).tips().values();
        let fewer = || self.beside("hint-why-fewer-fit", other).seat("name", self.next).with("values", values(open));
        let all = self.view.may_hold(self.next).len();
        (count < others).then(|| fewer().count("count", count).count("others", others).count("all", all))
    }

    /// What speaks for a tile that is better than the next best neither by answers nor by what fits: its pips, or what the
    /// search has found.
    fn by_itself(&self, own: (Tile, End), replies: &Replies) -> Message {
        let (view, tile) = (self.view, own.0);
        let as_heavy = view.hand.iter().filter(|own| own.pips() == tile.pips()).count();
        let is_same_tile = self.other().is_some_and(|(other, _)| other == tile);
        if is_same_tile || view.hand.iter().any(|own| own.pips() > tile.pips()) {
            let better = self.better(own, replies).or_else(|| self.apart(tile));
            return better.unwrap_or_else(|| self.reply(own, replies));
        }
        let heavy =
            || Message::new("hint-why-heavy").count("pips", tile.pips()).count("ties", as_heavy.saturating_sub(1));
        // A next best that is as heavy has the same to say for it.
        let is_tie = self.other().is_some_and(|(other, _)| other.pips() >= tile.pips());
        let says_more = |better: &Message| is_tie || better.id == "hint-why-reply-most" || self.outweighs_pips(tile);
        self.better(own, replies).filter(says_more).unwrap_or_else(heavy)
    }

    /// Whether a tile wins so much more often than the next best that the pips cannot be why.
    fn outweighs_pips(&self, tile: Tile) -> bool {
        const MANY_GAMES: u32 = 10;
        const GAMES_A_PIP: u32 = 5;
        let pips = self.other().map_or(tile.pips(), |(other, _)| tile.pips().saturating_sub(other.pips()));
        Hint::lead(self.advice).is_some_and(|lead| lead >= MANY_GAMES.max(GAMES_A_PIP * u32::from(pips)))
    }

    /// Whether a tile that makes points leaves as many own tiles that fit, so that these are no reason to lay another.
    fn leaves_points(&self, fitting: usize) -> bool {
        let view = self.view;
        view.lays().any(|(tile, end)| gain(view, tile, end) > 0 && self.fitting(tile, end) >= fitting)
    }

    /// What is better than the next best where each of them can be answered with points: the most that an answer makes, or
    /// else how many games more it wins.
    fn better(&self, own: (Tile, End), replies: &Replies) -> Option<Message> {
        let lead = Hint::lead(self.advice);
        let Some(other @ (tile, end)) = self.other() else {
            // The next best is to keep all tiles, if there is one.
            let pass = |id: &'static str| Message::new(id).with("tile", Arg::Command("pass"));
            return Some(match lead? {
                0 => pass("hint-why-even"),
                lead => pass("hint-why-more-games").count("count", lead),
            });
        };
        let others = self.replies(tile, end);
        // Where the search finds both as good, neither has to be better.
        if lead != Some(0) && replies.most < others.most && replies.sum < others.sum {
            let message = self.beside("hint-why-reply-most", other).seat("name", self.next);
            return Some(message.count("points", replies.most).count("others", others.most));
        }
        let lead = lead.filter(|lead| *lead > 0)?;
        let games = || self.beside("hint-why-more-games", other).count("count", lead);
        let last = self.last_makes_less(own, other);
        Some(last.or_else(|| self.follow_up(own, other)).unwrap_or_else(games))
    }

    /// That the last tile of the next player, which everybody can know and which fits in any case, makes fewer points than
    /// after the next best.
    fn last_makes_less(&self, own: (Tile, End), other: (Tile, End)) -> Option<Message> {
        let last = self.view.surely_holds(self.next).iter().next().filter(|_| self.has_last())?;
        let makes = |(tile, end): (Tile, End)| most_points(&self.view.line.with(tile, end), last);
        let (ours, theirs) = (makes(own)?, makes(other)?);
        let told = self.beside("hint-why-last-makes", other).seat("name", self.next).with("own", phrase::tile(last));
        (ours < theirs).then(|| told.count("points", ours).count("others", theirs))
    }

    /// That an own tile could make more points next than any after the next best.
    fn follow_up(&self, own: (Tile, End), other: (Tile, End)) -> Option<Message> {
        let next = |(tile, end): (Tile, End)| {
            let line = self.view.line.with(tile, end);
            let left = self.view.hand.except(TileSet::only(tile));
            let gains = left.iter().flat_map(|tile| line.tips().ends_for(tile).map(move |end| (tile, end)));
            gains.map(|(tile, end)| (points(line.with(tile, end).tips().sum()), tile)).max()
        };
        let ((gain, tile), less) = (next(own)?, next(other).map_or(0, |(gain, _)| gain));
        let told = || self.beside("hint-why-follow", other).with("own", phrase::tile(tile));
        (gain > less && !self.is_last_turn(own.0, own.1)).then(|| told().count("points", gain).count("less", less))
    }

    /// What tells it apart from the next best where neither the answers nor the games do: that more pips go with it, or
    /// that nothing does.
    fn apart(&self, tile: Tile) -> Option<Message> {
        let other @ (less, end) = self.other()?;
        // A pip or two do not outweigh points.
        let is_paid = gain(self.view, less, end) > 0 && tile.pips() <= less.pips() + FEW_PIPS;
        // What a third tile would do better is no reason.
        let is_heaviest = !self.view.lays().any(|(third, _)| third.pips() > tile.pips());
        if tile.pips() > less.pips() && !is_paid && is_heaviest {
            let heavier = self.beside("hint-why-heavier", other);
            return Some(heavier.count("pips", tile.pips()).count("less", less.pips()));
        }
        (Hint::lead(self.advice) == Some(0)).then(|| self.beside("hint-why-even", other))
    }

    /// What would make more points now than the best, which makes so many: the next best where that makes none, and the
    /// tile that makes most if it is neither.
    pub(super) fn points_elsewhere(&self, own: u8) -> Vec<Message> {
        let view = self.view;
        let next = self.other().map_or(0, |(tile, end)| gain(view, tile, end));
        // With own points, what both make is told apart already.
        let beside = self.other().filter(|_| own == 0 && next > own);
        let beside = beside.map(|other| self.beside("hint-next-points", other).count("points", next));
        let most = view.lays().max_by_key(|(tile, end)| gain(view, *tile, *end));
        let most = most.map(|(tile, end)| (self.named(tile, end), gain(view, tile, end)));
        let most = most.filter(|(_, points)| *points > own.max(next));
        let most =
            most.map(|(tile, points)| Message::new("hint-else-points").with("tile", tile).count("points", points));
        beside.into_iter().chain(most).collect()
    }

    /// What the next player can answer, as far as the reason has not said it.
    pub(super) fn reply_after(&self, why: &Message, own: (Tile, End), replies: &Replies) -> Message {
        if self.has_last() {
            let is_counted = ["hint-why-fewer-fit", "hint-why-points-fewer-fit"].contains(&&*why.id);
            return self.last_fits(own, is_counted);
        }
        match REPLIES_COUNTED.contains(&&*why.id) && replies.count > 0 {
            true => Message::new("hint-reply-most").seat("name", self.next).count("points", replies.most),
            false => self.reply(own, replies),
        }
    }

    /// How likely the last tile of the next player fits, which ends the hand; without the numbers where they are told.
    fn last_fits(&self, (tile, end): (Tile, End), is_told: bool) -> Message {
        let (count, all) = (self.answers(tile, end), self.view.may_hold(self.next).len());
        let message = Message::new("hint-last-fits").seat("name", self.next).count("told", u8::from(is_told));
        let message = message.count("count", count).count("all", all).count("sure", u8::from(count == all));
        message.count("few", u8::from(2 * count < all))
    }

    /// What the next player can answer.
    fn reply(&self, own: (Tile, End), replies: &Replies) -> Message {
        if self.has_last() {
            return self.last_fits(own, false);
        }
        let about = |id: &'static str| Message::new(id).seat("name", self.next);
        match (replies.count, replies.sure) {
            (0, _) => about("hint-why-safe"),
            (_, Some(sure)) => {
                about("hint-why-reply-sure").with("tile", phrase::tile(sure)).count("points", replies.most)
            }
            (count, None) => {
                about("hint-why-reply").count("count", count).count("all", replies.all).count("points", replies.most)
            }
        }
    }
}
