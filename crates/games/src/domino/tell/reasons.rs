//! The reasons for a tile: its points, the next player's replies, and the tiles that fit or are left afterwards. All
//! are computed from the viewer's knowledge.

use super::phrase;
use super::why::{Reason, Why};
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

/// Values that a player lacks.
pub(super) fn lacking(values: u8) -> Arg {
    let each = (0..u8::BITS).filter(|value| values >> value & 1 == 1);
    Arg::together(each.map(|value| Message::new("hint-none").count("value", value).into()).collect())
}

/// A tile with the end at which it is laid.
pub(super) fn at_end(tile: Tile, end: End) -> Arg {
    let id = match end {
        End::Left => "hint-tile-left",
        End::Right => "hint-tile-right",
        End::Up => "hint-tile-up",
        End::Down => "hint-tile-down",
    };
    Message::new(id).with("tile", phrase::tile(tile)).into()
}

/// The points for a tile.
pub(super) fn gain(view: &View, tile: Tile, end: End) -> u8 {
    points(view.line.with(tile, end).tips().sum())
}

/// A difference of this many pips or fewer is a weak reason.
const FEW_PIPS: u8 = 2;

/// The most points that a tile scores on a line; `None` if it does not fit.
fn most_points(line: &Line, tile: Tile) -> Option<u8> {
    line.tips().ends_for(tile).map(|end| points(line.with(tile, end).tips().sum())).max()
}

/// A player's possible replies, given public information.
#[derive(Default)]
pub(super) struct Replies {
    /// The number of scoring tiles that may be held.
    pub(super) count: usize,
    /// The number of tiles that may be held.
    all: usize,
    /// The most points that any of them scores.
    pub(super) most: u8,
    /// The points of all of them together.
    pub(super) sum: u32,
    /// A tile that is certainly held and scores the most.
    sure: Option<Tile>,
}

impl Replies {
    /// Returns whether fewer of these score. Fewer but higher-scoring replies are no better.
    pub(super) fn are_fewer(&self, others: &Replies) -> bool {
        self.count < others.count && self.sum < others.sum
    }
}

/// Computes the reasons for a tile.
pub(super) struct Reasons<'a> {
    pub(super) view: &'a View,
    /// The player after the viewer.
    pub(super) next: Seat,
    pub(super) advice: &'a Advice<Action>,
}

impl Reasons<'_> {
    /// The next player's possible replies to a tile; none if their last tile would end the hand, whatever it scores.
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

    /// The number of the viewer's own tiles that fit after a tile.
    pub(super) fn fitting(&self, tile: Tile, end: End) -> usize {
        let left = self.view.hand.except(TileSet::only(tile));
        self.view.line.with(tile, end).tips().fitting_anywhere(left).len()
    }

    /// Returns whether the next player certainly ends the hand after a tile, by laying their last one.
    pub(super) fn is_last_turn(&self, tile: Tile, end: End) -> bool {
        let line = self.view.line.with(tile, end);
        let held = self.view.may_hold(self.next);
        self.has_last() && line.tips().fitting_anywhere(held).len() == held.len()
    }

    /// Returns whether the next player has one tile left. If it fits it ends the hand, whatever the ends score.
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

    /// The strongest reason that applies.
    pub(super) fn why(&self, tile: Tile, end: End) -> Reason {
        let view = self.view;
        let gain = gain(view, tile, end);
        if view.points_with(gain) >= view.config.target {
            Reason::new(Why::Win).count("points", gain)
        } else if view.hand.len() == 1 {
            let names = Arg::together(view.others().map(Arg::Seat).collect());
            Reason::new(Why::Out).count("points", gain).with("names", names)
        } else if view.legal_actions().len() == 1 {
            match gain {
                0 => Reason::new(Why::Only),
                _ => Reason::new(Why::OnlyPoints).count("points", gain),
            }
        } else if gain > 0 {
            self.points(tile, end, gain)
        } else if let Some(closes) = self.closes(tile, end) {
            closes
        } else if self.is_only_tile() {
            self.this_end(tile, end).unwrap_or_else(|| Reason::new(Why::OnlyTile))
        } else {
            self.without_points(tile, end)
        }
    }

    /// Returns whether this is the only tile that fits and has to be laid, so that only the end is a choice.
    pub(super) fn is_only_tile(&self) -> bool {
        self.view.fitting().len() == 1 && !self.view.legal_actions().contains(&Action::Pass)
    }

    /// The reason for an end of the only tile that fits, if there is any. The tile's weight is none.
    fn this_end(&self, tile: Tile, end: End) -> Option<Reason> {
        let replies = self.replies(tile, end);
        self.blocks(tile, end)
            .or_else(|| self.better_afterwards(tile, end, &replies))
            .or_else(|| self.fewer_fit(tile, end))
            .or_else(|| self.better((tile, end), &replies))
            .or_else(|| self.follow_up((tile, end), self.other()?))
    }

    /// Says that the next best would block the hand, with this many pips left.
    fn stays_open(&self, tile: Tile, end: End) -> Option<Reason> {
        let other = self.other()?;
        let closed = self.closes(other.0, other.1).filter(|_| self.closes(tile, end).is_none())?;
        let is_better = Hint::lead(self.advice).is_some_and(|lead| lead > 0);
        let reason = self.beside(Why::Open, other);
        is_better.then(|| reason.joined(closed))
    }

    fn points(&self, tile: Tile, end: End, points: u8) -> Reason {
        let beside = |why, other| self.beside(why, other).count("points", points);
        match self.other().map(|(other, at)| ((other, at), gain(self.view, other, at))) {
            Some((other, less)) if less < points => beside(Why::PointsMore, other).count("less", less),
            Some((other, more)) if more > points => {
                let lead = Hint::lead(self.advice).unwrap_or(0);
                beside(Why::PointsLess, other).count("more", more).count("lead", lead)
            }
            Some((other, _)) => self.as_many_points((tile, end), other, points),
            None => Reason::new(Why::Points).count("points", points),
        }
    }

    /// The advantage over a next best with the same score: the next player certainly cannot lay, more tiles fit
    /// afterwards, more pips are laid, or fewer replies score.
    fn as_many_points(&self, (tile, end): (Tile, End), other: (Tile, End), points: u8) -> Reason {
        let beside = |why| self.beside(why, other).count("points", points);
        if let Some(blocks) = self.blocks(tile, end) {
            return beside(Why::PointsBlocks).joined(blocks);
        }
        let (fitting, others) = (self.fitting(tile, end), self.fitting(other.0, other.1));
        if fitting > others && !self.is_last_turn(tile, end) {
            return beside(Why::PointsFits).count("count", fitting).count("others", others);
        }
        if tile.pips() > other.0.pips() {
            return beside(Why::PointsHeavy).count("pips", tile.pips()).count("less", other.0.pips());
        }
        let (replies, others) = (self.replies(tile, end), self.replies(other.0, other.1));
        match replies.are_fewer(&others) {
            true => {
                let reason = beside(Why::PointsReplyLess).seat("name", self.next);
                reason.count("count", replies.count).count("others", others.count).count("all", replies.all)
            }
            false => self.as_many_points_but((tile, end), other, points),
        }
    }

    /// The advantage if neither the remaining tiles nor the replies differ: fewer of the next player's tiles fit, or
    /// more games are won.
    fn as_many_points_but(&self, (tile, end): (Tile, End), other: (Tile, End), points: u8) -> Reason {
        let beside = |why| self.beside(why, other).count("points", points);
        match (self.fewer_fit(tile, end), Hint::lead(self.advice)) {
            (Some(fewer), Some(1..)) => beside(Why::PointsFewerFit).joined(fewer),
            (None, Some(lead @ 1..)) => beside(Why::PointsMoreGames).count("count", lead),
            (_, Some(0) | None) => beside(Why::PointsEven),
        }
    }

    /// A reason that names the next best. Its end is added if it is the same tile or fits at several ends.
    pub(super) fn beside(&self, why: Why, (tile, end): (Tile, End)) -> Reason {
        let is_same = matches!(self.advice.best.action, Action::Lay(own, _) if own == tile);
        Reason::new(why).with("tile", if is_same { at_end(tile, end) } else { self.named(tile, end) })
    }

    /// A tile, with its end if it fits at several that are not equivalent.
    fn named(&self, tile: Tile, end: End) -> Arg {
        match self.view.ends_for(tile).all(|other| self.view.line.are_alike(other, end)) {
            true => phrase::tile(tile),
            false => at_end(tile, end),
        }
    }

    fn without_points(&self, tile: Tile, end: End) -> Reason {
        let replies = self.replies(tile, end);
        let reason = self.blocks(tile, end).or_else(|| self.better_afterwards(tile, end, &replies));
        let held_up = || self.fewer_fit(tile, end).filter(|_| self.holds_up(tile, end));
        let open = || self.stays_open(tile, end);
        reason.or_else(held_up).or_else(open).unwrap_or_else(|| self.by_itself((tile, end), &replies))
    }

    /// Returns whether it counts as a reason that fewer of the next player's tiles fit than after the next best. It
    /// does if that player has one tile left, which may end the hand, or if at most half as many fit and no fewer of
    /// the viewer's own.
    fn holds_up(&self, tile: Tile, end: End) -> bool {
        let Some((other, at)) = self.other() else {
            return false;
        };
        let is_better = Hint::lead(self.advice).is_some_and(|lead| lead > 0);
        let is_half = 2 * self.answers(tile, end) <= self.answers(other, at);
        self.has_last() || is_better && is_half && self.fitting(tile, end) >= self.fitting(other, at)
    }

    /// Says that the next player is publicly known to have no tile for the ends. That is no reason if it is also true
    /// of the next best.
    fn blocks(&self, tile: Tile, end: End) -> Option<Reason> {
        let values_left = self.view.line.with(tile, end).tips().values();
        let blocks = || Reason::new(Why::Blocks).seat("name", self.next).with("values", values(values_left));
        let is_other_blocked = self.other().is_some_and(|(tile, end)| self.is_blocked(tile, end));
        let is_reason = self.is_blocked(tile, end) && !is_other_blocked;
        is_reason.then(|| blocks().with("none", lacking(values_left)))
    }

    /// Returns whether the next player is publicly known to have no tile for the ends.
    fn is_blocked(&self, tile: Tile, end: End) -> bool {
        self.answers(tile, end) == 0
    }

    /// Says that a tile certainly blocks the hand: the stock is empty, and no player can have a tile that fits. The
    /// lowest pip count then wins the hand.
    pub(super) fn closes(&self, tile: Tile, end: End) -> Option<Reason> {
        let view = self.view;
        let line = view.line.with(tile, end);
        let left = view.hand.except(TileSet::only(tile));
        let held = view.others().fold(left, |held, seat| held.or(view.may_hold(seat)));
        let is_closed = view.stock == 0 && line.tips().fitting_anywhere(held).is_empty();
        is_closed.then(|| Reason::new(Why::Closes).count("pips", left.pips()))
    }

    /// The number of tiles that the next player may hold and that fit after a tile.
    pub(super) fn answers(&self, tile: Tile, end: End) -> usize {
        self.view.line.with(tile, end).tips().fitting_anywhere(self.view.may_hold(self.next)).len()
    }

    /// The advantage over the position after the next best: fewer scoring replies or, failing that, more fitting
    /// tiles of the viewer's own.
    fn better_afterwards(&self, tile: Tile, end: End, replies: &Replies) -> Option<Reason> {
        let other = self.other()?;
        let others = self.replies(other.0, other.1);
        if replies.are_fewer(&others) {
            let reason = self.beside(Why::ReplyLess, other).seat("name", self.next);
            return Some(reason.count("count", replies.count).count("others", others.count).count("all", replies.all));
        }
        let (fitting, others) = (self.fitting(tile, end), self.fitting(other.0, other.1));
        let is_better = fitting > others && !self.leaves_points(fitting) && !self.is_last_turn(tile, end);
        let all = self.view.hand.len().saturating_sub(1);
        let fits = || self.beside(Why::Fits, other).count("count", fitting).count("others", others);
        is_better.then(|| fits().count("all", all).count("left", all.saturating_sub(fitting)))
    }

    /// Says that fewer of the next player's tiles can fit than after the next best.
    fn fewer_fit(&self, tile: Tile, end: End) -> Option<Reason> {
        let other = self.other()?;
        let (count, others) = (self.answers(tile, end), self.answers(other.0, other.1));
        let open = self.view.line.with(tile, end).tips().values();
        let fewer = self.beside(Why::FewerFit, other).seat("name", self.next).with("values", values(open));
        let all = self.view.may_hold(self.next).len();
        fewer.count("count", count).count("others", others).count("all", all).speaking()
    }

    /// The reason for a tile that is better than the next best neither in replies nor in fitting tiles: its pips, or
    /// the result of the search.
    fn by_itself(&self, own: (Tile, End), replies: &Replies) -> Reason {
        let (view, tile) = (self.view, own.0);
        let as_heavy = view.hand.iter().filter(|own| own.pips() == tile.pips()).count();
        let is_same_tile = self.other().is_some_and(|(other, _)| other == tile);
        if is_same_tile || view.hand.iter().any(|own| own.pips() > tile.pips()) {
            let better = self.better(own, replies).or_else(|| self.apart(tile));
            return better.unwrap_or_else(|| self.reply(own, replies));
        }
        let heavy = || Reason::new(Why::Heavy).count("pips", tile.pips()).count("ties", as_heavy.saturating_sub(1));
        // The same is true of a next best that is equally heavy.
        let is_tie = self.other().is_some_and(|(other, _)| other.pips() >= tile.pips());
        let says_more = |better: &Reason| is_tie || better.why() == Why::ReplyMost || self.outweighs_pips(tile);
        self.better(own, replies).filter(says_more).unwrap_or_else(heavy)
    }

    /// Returns whether a tile wins so much more often than the next best that pips cannot be the explanation.
    fn outweighs_pips(&self, tile: Tile) -> bool {
        const MANY_GAMES: u32 = 10;
        const GAMES_A_PIP: u32 = 5;
        let pips = self.other().map_or(tile.pips(), |(other, _)| tile.pips().saturating_sub(other.pips()));
        Hint::lead(self.advice).is_some_and(|lead| lead >= MANY_GAMES.max(GAMES_A_PIP * u32::from(pips)))
    }

    /// Returns whether a scoring tile leaves at least as many of the viewer's tiles that fit, so that these are no
    /// reason for another tile.
    fn leaves_points(&self, fitting: usize) -> bool {
        let view = self.view;
        view.lays().any(|(tile, end)| gain(view, tile, end) > 0 && self.fitting(tile, end) >= fitting)
    }

    /// The advantage over the next best when both allow scoring replies: the score of the best reply or, failing
    /// that, the number of games won.
    fn better(&self, own: (Tile, End), replies: &Replies) -> Option<Reason> {
        let lead = Hint::lead(self.advice);
        let Some(other @ (tile, end)) = self.other() else {
            // The next best, if any, is to keep all tiles.
            let pass = |why: Why| Reason::new(why).with("tile", Arg::Command("pass"));
            return Some(match lead? {
                0 => pass(Why::Even),
                lead => pass(Why::MoreGames).count("count", lead),
            });
        };
        let others = self.replies(tile, end);
        // If the search finds both equally good, neither has to be better.
        if lead != Some(0) && replies.most < others.most && replies.sum < others.sum {
            let reason = self.beside(Why::ReplyMost, other).seat("name", self.next);
            return Some(reason.count("points", replies.most).count("others", others.most));
        }
        let lead = lead.filter(|lead| *lead > 0)?;
        let games = || self.beside(Why::MoreGames, other).count("count", lead);
        let last = self.last_makes_less(own, other);
        Some(last.or_else(|| self.follow_up(own, other)).unwrap_or_else(games))
    }

    /// Says that the next player's last tile, which is certain and fits in any case, scores less than after the next
    /// best.
    fn last_makes_less(&self, own: (Tile, End), other: (Tile, End)) -> Option<Reason> {
        let last = self.view.surely_holds(self.next).iter().next().filter(|_| self.has_last())?;
        let makes = |(tile, end): (Tile, End)| most_points(&self.view.line.with(tile, end), last);
        let (ours, theirs) = (makes(own)?, makes(other)?);
        let told = self.beside(Why::LastMakes, other).seat("name", self.next).with("own", phrase::tile(last));
        told.count("points", ours).count("others", theirs).speaking()
    }

    /// Says that one of the viewer's tiles could score more next time than any could after the next best.
    fn follow_up(&self, own: (Tile, End), other: (Tile, End)) -> Option<Reason> {
        let next = |(tile, end): (Tile, End)| {
            let line = self.view.line.with(tile, end);
            let left = self.view.hand.except(TileSet::only(tile));
            let gains = left.iter().flat_map(|tile| line.tips().ends_for(tile).map(move |end| (tile, end)));
            gains.map(|(tile, end)| (points(line.with(tile, end).tips().sum()), tile)).max()
        };
        let ((gain, tile), less) = (next(own)?, next(other).map_or(0, |(gain, _)| gain));
        let told = || self.beside(Why::Follow, other).with("own", phrase::tile(tile));
        (gain > less && !self.is_last_turn(own.0, own.1)).then(|| told().count("points", gain).count("less", less))
    }

    /// The difference from the next best when neither replies nor games decide: more pips are laid, or there is none.
    fn apart(&self, tile: Tile) -> Option<Reason> {
        let other @ (less, end) = self.other()?;
        // One or two pips do not outweigh points.
        let is_paid = gain(self.view, less, end) > 0 && tile.pips() <= less.pips() + FEW_PIPS;
        // An advantage that a third tile has even more of is no reason.
        let is_heaviest = !self.view.lays().any(|(third, _)| third.pips() > tile.pips());
        if tile.pips() > less.pips() && !is_paid && is_heaviest {
            let heavier = self.beside(Why::Heavier, other);
            return Some(heavier.count("pips", tile.pips()).count("less", less.pips()));
        }
        (Hint::lead(self.advice) == Some(0)).then(|| self.beside(Why::Even, other))
    }

    /// The tiles that would score more now than `own`, the score of the best: the next best if the best scores
    /// nothing, and the highest-scoring tile if it is neither.
    pub(super) fn points_elsewhere(&self, own: u8) -> Vec<Message> {
        let view = self.view;
        let next = self.other().map_or(0, |(tile, end)| gain(view, tile, end));
        // If the best scores, both scores have already been compared.
        let beside = self.other().filter(|_| own == 0 && next > own);
        let beside = beside.map(|other| self.beside(Why::NextPoints, other).count("points", next).message());
        let most = view.lays().max_by_key(|(tile, end)| gain(view, *tile, *end));
        let most = most.map(|(tile, end)| (self.named(tile, end), gain(view, tile, end)));
        let most = most.filter(|(_, points)| *points > own.max(next));
        let most =
            most.map(|(tile, points)| Message::new("hint-else-points").with("tile", tile).count("points", points));
        beside.into_iter().chain(most).collect()
    }

    /// The next player's possible replies, unless the reason has already given them.
    pub(super) fn reply_after(&self, why: Why, own: (Tile, End), replies: &Replies) -> Reason {
        if self.has_last() {
            return self.last_fits(own, why.counts_answers());
        }
        match why.counts_replies() && replies.count > 0 {
            true => Reason::new(Why::BestReply).seat("name", self.next).count("points", replies.most),
            false => self.reply(own, replies),
        }
    }

    /// The probability that the next player's last tile fits, which ends the hand. Omits the numbers if they were
    /// already given.
    fn last_fits(&self, (tile, end): (Tile, End), is_told: bool) -> Reason {
        let (count, all) = (self.answers(tile, end), self.view.may_hold(self.next).len());
        let reason = Reason::new(Why::LastFits).seat("name", self.next).count("told", u8::from(is_told));
        let reason = reason.count("count", count).count("all", all).count("sure", u8::from(count == all));
        reason.count("few", u8::from(2 * count < all))
    }

    /// The next player's possible replies.
    fn reply(&self, own: (Tile, End), replies: &Replies) -> Reason {
        if self.has_last() {
            return self.last_fits(own, false);
        }
        let about = |why: Why| Reason::new(why).seat("name", self.next);
        match (replies.count, replies.sure) {
            (0, _) => about(Why::Safe),
            (_, Some(sure)) => about(Why::ReplySure).with("tile", phrase::tile(sure)).count("points", replies.most),
            (count, None) => {
                about(Why::Reply).count("count", count).count("all", replies.all).count("points", replies.most)
            }
        }
    }
}
