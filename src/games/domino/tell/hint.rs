//! Hints: what a strong player would do, and why, from what the viewer knows.

use super::phrase;
use crate::advice::Advice;
use crate::game::{Advise, Hint};
use crate::games::domino::rules::Domino;
use crate::games::domino::rules::action::Action;
use crate::games::domino::rules::line::{End, Tips, points};
use crate::games::domino::rules::tile::{Tile, TileSet};
use crate::games::domino::rules::view::View;
use crate::seat::Seat;
use crate::text::message::{Arg, Message};

impl Advise for Domino {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
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

/// Values, as a choice between them.
fn values(values: u8) -> Arg {
    let each = (0..u8::BITS).filter(|value| values >> value & 1 == 1);
    Arg::either(each.map(Arg::Count).collect())
}

/// A tile with the end where it is laid.
fn at_end(tile: Tile, end: End) -> Arg {
    Message::new("hint-tile").with("tile", phrase::tile(tile)).with("end", phrase::end(end)).into()
}

/// Which values would be needed, where nothing fits.
fn why_stuck(view: &View) -> Message {
    Message::new("hint-why-stuck").with("values", values(view.line.tips().values()))
}

/// What speaks for keeping a tile that could be laid besides.
fn why_keep(view: &View) -> Message {
    let gains = view.playable().iter().flat_map(|tile| view.ends_for(tile).map(move |end| gain(view, tile, end)));
    let most = gains.max().unwrap_or(0);
    Message::new("hint-why-keep").count("points", most).count("count", view.hand.len())
}

/// The points for a tile.
fn gain(view: &View, tile: Tile, end: End) -> u8 {
    points(view.line.with(tile, end).tips().sum())
}

/// What somebody can answer with, as far as everybody knows.
struct Replies {
    /// How many tiles that can be held make points.
    count: usize,
    /// How many tiles can be held.
    all: usize,
    /// The most points that one of them makes.
    most: u8,
}

/// What speaks for a tile.
struct Reasons<'a> {
    view: &'a View,
    /// Whoever comes next.
    next: Seat,
    advice: &'a Advice<Action>,
}

impl Reasons<'_> {
    /// What the next player can answer to a tile.
    fn replies(&self, tile: Tile, end: End) -> Replies {
        let line = self.view.line.with(tile, end);
        let best =
            |reply: Tile| line.tips().ends_for(reply).map(|end| points(line.with(reply, end).tips().sum())).max();
        let held = self.view.possible(self.next);
        let gains: Vec<u8> = held.iter().filter_map(best).filter(|gain| *gain > 0).collect();
        Replies { count: gains.len(), all: held.len(), most: gains.into_iter().max().unwrap_or(0) }
    }

    /// How many own tiles fit after a tile.
    fn fitting(&self, tile: Tile, end: End) -> usize {
        let left = self.view.hand.except(TileSet::only(tile));
        self.view.line.with(tile, end).tips().fitting_anywhere(left).len()
    }

    /// Whether the next player surely ends the hand after a tile, by the last one.
    fn is_last_turn(&self, tile: Tile, end: End) -> bool {
        let line = self.view.line.with(tile, end);
        let held = self.view.possible(self.next);
        self.view.counts[self.next] == 1 && line.tips().fitting_anywhere(held).len() == held.len()
    }

    /// The next best tile.
    fn other(&self) -> Option<(Tile, End)> {
        match self.advice.second.as_ref()?.action {
            Action::Lay(tile, end) => Some((tile, end)),
            Action::Draw | Action::Pass | Action::Auto(_) | Action::Resign => None,
        }
    }

    /// The strongest reason that holds.
    fn why(&self, tile: Tile, end: End) -> Message {
        let view = self.view;
        let gain = gain(view, tile, end);
        if view.points_with(gain) >= view.config.target {
            Message::new("hint-why-win").count("points", gain)
        } else if view.hand.len() == 1 {
            let names = Arg::together(view.others().map(Arg::Seat).collect());
            Message::new("hint-why-out").count("points", gain).with("names", names)
        } else if view.legal_actions().len() == 1 {
            Message::new("hint-why-only")
        } else if gain > 0 {
            self.points(gain)
        } else if view.fitting().len() == 1 && !view.legal_actions().contains(&Action::Pass) {
            Message::new("hint-why-only-tile")
        } else {
            self.without_points(tile, end)
        }
    }

    fn points(&self, points: u8) -> Message {
        let beside = |id, other| self.beside(id, other).count("points", points);
        match self.other().map(|(tile, end)| ((tile, end), gain(self.view, tile, end))) {
            Some((other, less)) if less < points => beside("hint-why-points-more", other).count("less", less),
            Some((other, more)) if more > points => {
                // What was given up soon in the search was clearly worse.
                let lead = Hint::lead(self.advice).unwrap_or(u32::MAX);
                beside("hint-why-points-less", other).count("more", more).count("lead", lead)
            }
            Some(_) | None => Message::new("hint-why-points").count("points", points),
        }
    }

    /// A message that names the next best; the same tile by its end.
    fn beside(&self, id: &'static str, (tile, end): (Tile, End)) -> Message {
        let is_same = matches!(self.advice.best.action, Action::Lay(own, _) if own == tile);
        let name = match is_same {
            true => at_end(tile, end),
            false => phrase::tile(tile),
        };
        Message::new(id).with("tile", name)
    }

    fn without_points(&self, tile: Tile, end: End) -> Message {
        let view = self.view;
        let tips = *view.line.with(tile, end).tips();
        if is_stuck(view, &tips, self.next) {
            return Message::new("hint-why-blocks").seat("name", self.next).with("values", values(tips.values()));
        }
        let (replies, fitting) = (self.replies(tile, end), self.fitting(tile, end));
        if let Some(other @ (tile, end)) = self.other() {
            let others = self.replies(tile, end);
            if replies.count < others.count {
                let message = self.beside("hint-why-reply-less", other).seat("name", self.next);
                return message.count("count", replies.count).count("others", others.count).count("all", replies.all);
            }
            let others = self.fitting(tile, end);
            if fitting > others && !self.leaves_points(fitting) && !self.is_last_turn(tile, end) {
                let message = self.beside("hint-why-fits", other).count("count", fitting);
                let all = view.hand.len().saturating_sub(1);
                return message.count("others", others).count("all", all).count("left", all.saturating_sub(fitting));
            }
        }
        let as_heavy = view.hand.iter().filter(|own| own.pips() == tile.pips()).count();
        match view.hand.iter().any(|own| own.pips() > tile.pips()) {
            false => {
                Message::new("hint-why-heavy").count("pips", tile.pips()).count("ties", as_heavy.saturating_sub(1))
            }
            true => self.better(&replies).unwrap_or_else(|| self.reply(&replies)),
        }
    }

    /// Whether a tile that makes points leaves as many own tiles that fit, so that these are no reason to lay another.
    fn leaves_points(&self, fitting: usize) -> bool {
        let view = self.view;
        view.lays().any(|(tile, end)| gain(view, tile, end) > 0 && self.fitting(tile, end) >= fitting)
    }

    /// What is better than the next best where each of them can be answered with points: the most that an answer makes, or
    /// else how many games more it wins.
    fn better(&self, replies: &Replies) -> Option<Message> {
        let other @ (tile, end) = self.other().filter(|_| replies.count > 0)?;
        let lead = Hint::lead(self.advice);
        let others = self.replies(tile, end);
        // Where the search finds both as good, neither has to be better.
        if lead != Some(0) && replies.most < others.most {
            let message = self.beside("hint-why-reply-most", other).seat("name", self.next);
            return Some(message.count("points", replies.most).count("others", others.most));
        }
        let lead = lead.filter(|lead| *lead > 0)?;
        Some(self.beside("hint-why-more-games", other).count("count", lead))
    }

    /// What would make points now where the best makes none: the next best, or else the tile that makes most.
    fn points_elsewhere(&self) -> Option<Message> {
        let view = self.view;
        if let Some(other @ (tile, end)) = self.other()
            && let points = gain(view, tile, end)
            && points > 0
        {
            return Some(self.beside("hint-next-points", other).count("points", points));
        }
        let (tile, end) = view.lays().max_by_key(|(tile, end)| gain(view, *tile, *end))?;
        let points = gain(view, tile, end);
        let name = match view.ends_for(tile).count() {
            0 | 1 => phrase::tile(tile),
            _ => at_end(tile, end),
        };
        (points > 0).then(|| Message::new("hint-else-points").with("tile", name).count("points", points))
    }

    /// What the next player can answer, as far as the reason has not said it.
    fn reply_after(&self, why: &Message, replies: &Replies) -> Message {
        match why.id == "hint-why-reply-less" && replies.count > 0 {
            true => Message::new("hint-reply-most").seat("name", self.next).count("points", replies.most),
            false => self.reply(replies),
        }
    }

    /// What the next player can answer.
    fn reply(&self, replies: &Replies) -> Message {
        match replies.count {
            0 => Message::new("hint-why-safe").seat("name", self.next),
            count => Message::new("hint-why-reply")
                .seat("name", self.next)
                .count("count", count)
                .count("all", replies.all)
                .count("points", replies.most),
        }
    }
}

/// Whether a reason has said the same as a message already.
fn is_said(message: &Message, why: &Message) -> bool {
    match (&*why.id, &*message.id) {
        ("hint-why-fits", "hint-fitting")
        | ("hint-why-blocks" | "hint-why-reply-less", "hint-why-safe")
        | ("hint-why-more-games", "hint-next") => true,
        ("hint-why-blocks", "hint-lacks") => why.args.first() == message.args.first(),
        _ => message == why,
    }
}

/// Whether everybody knows that a seat has nothing for these ends.
fn is_stuck(view: &View, tips: &Tips, seat: Seat) -> bool {
    tips.fitting_anywhere(view.possible(seat)).is_empty()
}

/// That the tile is as good at the next best end.
fn either_end(advice: &Advice<Action>) -> Option<Message> {
    let (Action::Lay(tile, end), Action::Lay(other, at)) = (advice.best.action, advice.second.as_ref()?.action) else {
        return None;
    };
    let chance = Hint::chance(advice).filter(|_| tile == other && Hint::lead(advice) == Some(0))?;
    let told = Message { id: "hint-next-end".into(), ..chance };
    Some(told.with("end", phrase::end(end)).with("other", phrase::end(at)))
}

/// One step more: the next best, what it is answered with, and what is known of the others.
fn more(view: &View, advice: &Advice<Action>, why: &Message) -> Vec<Message> {
    let mut told = Vec::new();
    // What is told of the best comes first: behind the next best it would seem to be told of that.
    // The reason of a last tile says all of it: another end is another number of points at the most.
    let other = || either_end(advice).or_else(|| Hint::next_best(advice, |action| what(view, action)));
    let next = (why.id != "hint-why-out").then(other).flatten();
    let mut next_best: Vec<Message> = next.into_iter().collect();
    if let (Action::Lay(tile, end), Some(next)) = (advice.best.action, view.others().next()) {
        let reasons = Reasons { view, next, advice };
        let now = gain(view, tile, end);
        if now == 0 && advice.second.is_some() {
            next_best.extend(reasons.points_elsewhere());
        }
        let left = view.hand.except(TileSet::only(tile));
        // After the last tile, or the last point, nobody answers.
        if left.is_empty() || view.points_with(now) >= view.config.target {
            return next_best;
        }
        told.push(reasons.reply_after(why, &reasons.replies(tile, end)));
        if !reasons.is_last_turn(tile, end) {
            let (fitting, all) = (reasons.fitting(tile, end), left.len());
            let message = Message::new("hint-fitting").count("count", fitting).count("all", all);
            told.push(message.count("left", all.saturating_sub(fitting)));
        }
    }
    if advice.best.action == Action::Draw {
        let unseen = view.unseen();
        let fitting = view.line.tips().fitting_anywhere(unseen).len();
        told.push(Message::new("hint-drawing").count("count", fitting).count("all", unseen.len()));
    }
    let lacking = view.others().filter(|seat| view.lacks[*seat] != 0);
    told.extend(
        lacking.map(|seat| Message::new("hint-lacks").seat("name", seat).with("values", values(view.lacks[seat]))),
    );
    told.extend(next_best);
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Course;
    use crate::games::domino::rules::line::Line;
    use crate::games::domino::rules::tile::TileSet;
    use crate::games::domino::rules::view::Stage;
    use crate::rules::Rules;
    use crate::seat::Viewer;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    /// The view of the first seat, with these tiles, before a line of two tiles.
    fn view(hand: &str, first: &str, second: &str) -> View {
        let state = Domino::start(&"target=100".parse().unwrap(), 2);
        let mut view = Domino::view(&state, Viewer::Seat(Seat::FIRST));
        view.hand = hand.split(' ').map(tile).collect::<TileSet>();
        view.line = Line::empty(false);
        view.line.open(tile(first));
        view.line.lay(tile(second), End::Right);
        view.stage = Stage::Turn(Seat::FIRST);
        view.counts[Seat::SECOND] = 5;
        view
    }

    fn told(view: &View, laid: &str, end: End) -> (String, String) {
        let hint = Domino::hint(view, &Advice::only(Action::Lay(tile(laid), end))).unwrap();
        (hint.what.id.into_owned(), hint.why.id.into_owned())
    }

    #[test]
    fn a_tile_has_the_strongest_reason_that_holds() {
        // The ends are 6 and 4.
        let mut seen = view("6-4 4-3 2-1 5-5", "6-5", "5-4");
        let lay = |id: &str| ("hint-lay".to_owned(), id.to_owned());
        assert_eq!(told(&seen, "4-3", End::Right), lay("hint-why-reply"));
        let both = ("hint-lay-end".to_owned(), "hint-why-heavy".to_owned());
        assert_eq!(told(&seen, "6-4", End::Left), both);
        let mut points = view("6-1 4-3 2-1", "6-5", "5-4");
        assert_eq!(told(&points, "6-1", End::Left), lay("hint-why-points"));
        points.points[Seat::FIRST] = 95;
        assert_eq!(told(&points, "6-1", End::Left), lay("hint-why-win"));
        seen.lacks[Seat::SECOND] = 1 << 6 | 1 << 3;
        assert_eq!(told(&seen, "4-3", End::Right), lay("hint-why-blocks"));
        assert_eq!(told(&view("4-3 1-1", "6-5", "5-4"), "4-3", End::Right), lay("hint-why-only"));
        assert_eq!(told(&view("4-3", "6-5", "5-4"), "4-3", End::Right), lay("hint-why-out"));
        let last = view("6-4", "6-5", "5-4");
        assert_eq!(told(&last, "6-4", End::Right).1, "hint-why-out");
    }

    #[test]
    fn a_tile_with_fewer_points_than_the_next_best_says_what_that_is_worth() {
        // The ends are 5 and 0: 0-0 leaves them, and 5-0 makes them 5 and 5.
        let seen = view("0-0 5-0 2-1", "5-4", "4-0");
        let why = |less| {
            let course = |text, worth| Course::of(Action::Lay(tile(text), End::Right), worth);
            let advice = Advice { best: course("0-0", 0.5), second: Some(course("5-0", less)) };
            Domino::hint(&seen, &advice).unwrap().why
        };
        for (less, lead) in [(0.49, 0), (0.4, 10)] {
            let told = why(less);
            assert_eq!(told.id, "hint-why-points-less");
            for argument in [("points", Arg::Count(5)), ("more", Arg::Count(10)), ("lead", Arg::Count(lead))] {
                assert!(told.args.contains(&argument), "{told:?}");
            }
        }
    }

    #[test]
    fn a_tile_that_would_make_points_is_named_though_others_are_better() {
        // The ends are 6 and 4: 4-3 makes 9, 4-2 makes 8, and 6-1 would make 5.
        let seen = view("6-1 4-3 4-2", "6-5", "5-4");
        let course = |text| Course::of(Action::Lay(tile(text), End::Right), 0.5);
        let advice = Advice { best: course("4-3"), second: Some(course("4-2")) };
        let more = Domino::hint(&seen, &advice).unwrap().more;
        let named = more.iter().find(|told| told.id == "hint-else-points").unwrap();
        assert!(named.args.contains(&("points", Arg::Count(5))), "{named:?}");
        assert!(!more.iter().any(|told| told.id == "hint-next-points"), "{more:?}");
    }

    #[test]
    fn of_a_reply_that_the_reason_has_counted_only_the_points_are_told() {
        // After 2-1 the ends are 6 and 1, and 6-4 and 4-1 make points; after 3-2 it would be 6-2, 6-6 and 4-3.
        let seen = view("3-2 2-1 0-0", "6-5", "5-2");
        let course = |text, worth| Course::of(Action::Lay(tile(text), End::Right), worth);
        let advice = Advice { best: course("2-1", 0.6), second: Some(course("3-2", 0.5)) };
        let Hint { why, more, .. } = Domino::hint(&seen, &advice).unwrap();
        assert_eq!(why.id, "hint-why-reply-less");
        let most = more.iter().find(|told| told.id == "hint-reply-most").unwrap();
        assert!(most.args.contains(&("points", Arg::Count(10))), "{most:?}");
        assert!(!more.iter().any(|told| told.id == "hint-why-reply"), "{more:?}");
    }

    #[test]
    fn the_only_tile_that_fits_may_go_to_either_end() {
        // The ends are 6 and 4, and only 6-4 fits: it leaves 4 and 4, or 6 and 6.
        let seen = view("6-4 1-1 2-1", "6-5", "5-4");
        let hint = |less| {
            let course = |end, worth| Course::of(Action::Lay(tile("6-4"), end), worth);
            let advice = Advice { best: course(End::Right, 0.5), second: Some(course(End::Left, less)) };
            Domino::hint(&seen, &advice).unwrap()
        };
        let even = hint(0.49);
        assert_eq!(even.why.id, "hint-why-only-tile");
        let told = even.more.iter().find(|told| told.id == "hint-next-end").unwrap();
        assert!(told.args.contains(&("count", Arg::Count(50))), "{told:?}");
        assert!(!even.more.iter().any(|told| told.id == "hint-next-even"), "{even:?}");
        assert!(hint(0.4).more.iter().any(|told| told.id == "hint-next"));
    }

    #[test]
    fn what_fits_afterwards_is_not_told_where_the_next_player_surely_goes_out() {
        let mut seen = view("6-1 1-1 3-2", "6-5", "5-4");
        let is_told = |seen: &View| {
            let hint = Domino::hint(seen, &Advice::only(Action::Lay(tile("6-1"), End::Left))).unwrap();
            hint.more.iter().any(|told| told.id == "hint-fitting")
        };
        let next = seen.others().next().unwrap();
        seen.counts[next] = 1;
        assert!(is_told(&seen), "it may hold a tile that does not fit");
        // Whatever it holds has a 1 or a 4, the ends after 6-1.
        let others = (0..=6).filter(|value| ![1, 4].contains(value));
        seen.lacks[next] = others.fold(0, |lacks, value| lacks | 1 << value);
        assert!(!is_told(&seen));
    }

    #[test]
    fn the_heaviest_tile_says_whether_another_is_as_heavy() {
        for (hand, ties) in [("4-4 4-1 1-1", 0), ("4-4 6-2 1-1", 1)] {
            // The ends are 6 and 4, and 4-4 makes 14.
            let seen = view(hand, "6-5", "5-4");
            let why = Domino::hint(&seen, &Advice::only(Action::Lay(tile("4-4"), End::Right))).unwrap().why;
            assert_eq!(why.id, "hint-why-heavy");
            assert!(why.args.contains(&("ties", Arg::Count(ties))), "{why:?}");
        }
    }

    #[test]
    fn what_fits_afterwards_is_no_reason_where_a_tile_that_makes_points_leaves_as_much() {
        let why = |hand, best, second| {
            let course = |text, worth| Course::of(Action::Lay(tile(text), End::Right), worth);
            let advice = Advice { best: course(best, 0.5), second: Some(course(second, 0.4)) };
            Domino::hint(&view(hand, "6-5", "5-4"), &advice).unwrap().why
        };
        // The ends are 6 and 4. After 4-3 two tiles fit, after 4-2 only one; each leaves two answers with points.
        assert_eq!(why("6-0 4-3 4-2 3-3", "4-3", "4-2").id, "hint-why-fits");
        // After 6-1, which makes 5, two tiles fit as well.
        assert_eq!(why("6-1 4-3 4-2 3-3", "4-3", "4-2").id, "hint-why-heavy");
        // The answers to 4-3 are 6-2 and 6-6, which makes 15; those to 4-2 are 6-3 and 2-2, which makes 10.
        let games = why("6-1 4-3 4-2 3-3 5-5", "4-3", "4-2");
        assert_eq!(games.id, "hint-why-more-games");
        assert!(games.args.contains(&("count", Arg::Count(10))), "{games:?}");
        let most = why("6-1 4-3 4-2 3-3 5-5", "4-2", "4-3");
        assert_eq!(most.id, "hint-why-reply-most");
        for argument in [("points", Arg::Count(10)), ("others", Arg::Count(15))] {
            assert!(most.args.contains(&argument), "{most:?}");
        }
    }

    #[test]
    fn who_cannot_lay_is_told_so() {
        let seen = view("2-1", "6-5", "5-4");
        let why = |view, action| Domino::hint(view, &Advice::only(action)).map(|hint| hint.why.id.into_owned());
        assert_eq!(why(&seen, Action::Draw).as_deref(), Some("hint-why-stuck"));
        let extra = view("4-1 2-1", "6-5", "5-4");
        assert_eq!(why(&extra, Action::Pass).as_deref(), Some("hint-why-keep"));
        assert_eq!(why(&seen, Action::Resign), None);
    }
}
