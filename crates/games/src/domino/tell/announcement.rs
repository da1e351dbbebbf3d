//! The announcements of events: the beginning of a game, and percepts.

use std::cmp::Reverse;

use super::phrase::{counted, each_seat, end, one_of, points_of, tile, tiles};
use crate::domino::rules::config::Config;
use crate::domino::rules::event::{Cause, Drawn, Fact, HandEnd, Occasion, Percept, Play};
use crate::domino::rules::tile::TileSet;
use crate::domino::rules::view::{Stage, View};
use crate::domino::rules::{Domino, rounded};
use snuffel_core::ending;
use snuffel_core::game::Announce;
use snuffel_core::rules::News;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::cue::Cue;
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::Wording;

impl Announce for Domino {
    fn variants(view: &View) -> Vec<&'static str> {
        let usual = Config::default();
        let other = [("target", view.config.target != usual.target), ("spinner", view.config.spinner)];
        other.into_iter().filter_map(|(name, is_other)| is_other.then_some(name)).collect()
    }

    fn introduce(view: &View) -> Vec<Message> {
        let (id, names) = match view.seat() {
            Some(me) => ("intro-you", view.seats.without(me).iter().map(Arg::Opponent).collect()),
            None => ("intro-both", view.seats.iter().map(Arg::Seat).collect()),
        };
        let mut told = vec![Message::new(id).count("target", view.config.target).with("names", Arg::together(names))];
        if view.config.spinner {
            told.push(Message::new("intro-spinner"));
        }
        told
    }

    /// Combines another player's draws with their result, and puts the outcome of a game before the remaining tiles
    /// that score no points.
    fn tell(news: &[News<'_, Domino>], viewer: Viewer) -> Vec<Message> {
        let mut told = Vec::new();
        let mut rest = news;
        while let [first, later @ ..] = rest {
            let before = rest;
            rest = later;
            match *first.percept {
                Percept::Dealt { hand, each, stock } => {
                    let held = hand.map(|hand| held_after_opening(later, viewer).unwrap_or(hand));
                    told.push(dealt(hand.zip(held), each, stock, first.view));
                }
                Percept::Declined { seat, able } => told.push(declined(seat, able, viewer)),
                Percept::Drew { own: Some(drawn), .. } => told.push(drew(&drawn, first.view)),
                Percept::Drew { seat, own: None, .. } => {
                    let (message, later) = draws_of_other(seat, before);
                    told.push(message);
                    rest = later;
                }
                Percept::AutoSet { on: true } => told.push(Message::new("auto-on")),
                Percept::AutoSet { on: false } => told.push(Message::new("auto-off")),
                Percept::Public(Fact::Laid(play)) => told.push(laid(&play, first.view)),
                Percept::Public(Fact::Passed { seat }) => {
                    told.push(Message::for_viewer(viewer, seat, "passed-you", "passed-other"));
                }
                Percept::Public(Fact::HandOver(end)) => {
                    let (won, later) = win(later);
                    told.extend(hand_over(&end, won, first.view));
                    rest = later;
                }
                Percept::Public(Fact::Resigned { seat }) => {
                    told.push(Message::for_viewer(viewer, seat, "resigned-you", "resigned-other"));
                }
                Percept::Public(Fact::Won { winners }) => told.push(game_won(winners, first.view)),
            }
        }
        if news.last().is_some_and(|last| offers_extra(last.percept, viewer)) {
            told.push(Message::new("extra-offer").asking().expecting().mattering().telling(topic::LAID));
        }
        told.extend(news.last().and_then(|last| forced(last.view)));
        told
    }

    const KINDS: &'static [&'static str] = &[TILES];

    /// The players who have become short of tiles in this hand.
    fn matters(before: &View, now: &View) -> Vec<Message> {
        let is_few = |seat: &Seat| (1..=FEW).contains(&now.counts[*seat]) && now.counts[*seat] != before.counts[*seat];
        let others = now.others().filter(is_few).filter(|_| before.number == now.number);
        let few = |seat| Message::new("fact-few").seat("name", seat).count("count", now.counts[seat]);
        others.map(|seat| few(seat).of_kind(TILES)).collect()
    }

    /// Another player's draws are combined with the tile laid next.
    fn goes_on(percept: &Percept) -> bool {
        matches!(percept, Percept::Drew { own: None, .. })
    }
}

/// Topics under which newer messages replace older ones: a braille display shows only the latest of each.
mod topic {
    /// The tiles dealt for a hand. Of the previous hand, only points remain.
    pub const HAND: &str = "hand";
    /// A tile that was laid. The first tile of a hand can be told from the ends that it leaves.
    pub const LAID: &str = "laid";
}

/// The players who have few tiles left.
const TILES: &str = "tiles";

/// The highest number of tiles that counts as few.
const FEW: u8 = 2;

/// Returns whether the viewer has just opened. If no tile fits as an extra tile, another event follows immediately.
fn offers_extra(last: &Percept, viewer: Viewer) -> bool {
    let Percept::Public(Fact::Laid(play)) = last else {
        return false;
    };
    viewer.is(play.seat) && matches!(play.occasion, Occasion::HighestDouble | Occasion::HighestSum)
}

/// Tells the viewer to draw or pass, when no tile fits and it is not automatic.
fn forced(view: &View) -> Option<Message> {
    let is_forced = matches!(view.stage, Stage::Turn(_)) && view.is_on_turn() && !view.auto && !view.can_lay();
    let id = if view.stock > 0 { "none-fits" } else { "none-fits-stock" };
    is_forced.then(|| Message::new(id).asking().expecting())
}

/// The viewer's tiles after opening the hand that was just dealt, without the one that opened it; `None` if the viewer
/// has not opened, or has laid another since.
fn held_after_opening(later: &[News<'_, Domino>], viewer: Viewer) -> Option<TileSet> {
    let of_hand = later.iter().take_while(|item| !matches!(item.percept, Percept::Dealt { .. }));
    let last = of_hand.filter_map(|item| match item.percept {
        Percept::Public(Fact::Laid(play)) if viewer.is(play.seat) => Some((play.occasion, item.view.hand)),
        // Not a tile laid by the viewer.
        _ => None,
    });
    let opens = |occasion| matches!(occasion, Occasion::HighestDouble | Occasion::HighestSum);
    last.last().filter(|(occasion, _)| opens(*occasion)).map(|(_, hand)| hand)
}

/// The tiles of a new hand, with those that are still held, which a prompt shows.
fn dealt(hand: Option<(TileSet, TileSet)>, each: u8, stock: u8, view: &View) -> Message {
    let message = match hand {
        Some((hand, held)) => Message::new("dealt-you").with("tiles", tiles(hand)).with("held", tiles(held)),
        None => Message::new("dealt-all"),
    };
    let message = message.count("number", view.number).count("count", each).count("stock", stock);
    message.telling(topic::HAND).beginning(view.number)
}

fn laid(play: &Play, view: &View) -> Message {
    let own = view.viewer.is(play.seat);
    let id = match (play.occasion, own) {
        (Occasion::HighestDouble, true) => "opened-double-you",
        (Occasion::HighestDouble, false) => "opened-double-other",
        (Occasion::HighestSum, true) => "opened-sum-you",
        (Occasion::HighestSum, false) => "opened-sum-other",
        (Occasion::Extra, true) => "extra-you",
        (Occasion::Extra, false) => "extra-other",
        (Occasion::Turn | Occasion::Drawn, true) => "laid-you",
        (Occasion::Turn | Occasion::Drawn, false) => "laid-other",
    };
    let message = laid_as(id, play, view).telling(topic::LAID);
    match play.occasion {
        // Points are announced even if more tiles have been laid since.
        Occasion::HighestDouble | Occasion::HighestSum if play.gain > 0 => message,
        Occasion::HighestDouble | Occasion::HighestSum => message.until(topic::LAID),
        Occasion::Extra | Occasion::Turn | Occasion::Drawn if own => message,
        Occasion::Extra | Occasion::Turn | Occasion::Drawn => message.until(topic::HAND),
    }
}

/// A tile that was laid, by any player. Only the messages about others use the name.
fn laid_as(id: &'static str, play: &Play, view: &View) -> Message {
    // A step lays at most one tile, so the ends in the view are those right after it.
    let tips = view.line.tips();
    Message::for_viewer(view.viewer, play.seat, id, id)
        .with("tile", tile(play.tile))
        .with("end", end(play.end))
        .count("value", play.tile.high())
        .with("ends", counted(tips))
        .count("sum", tips.sum())
        .count("gain", play.gain)
        .count("total", play.total)
        .count("left", play.left)
        .cued(points(view, play.seat, play.gain.into()))
}

/// The sound for points, if the viewer scored any.
fn points(view: &View, seat: Seat, gain: u16) -> Option<Cue> {
    (view.viewer.is(seat) && gain > 0).then_some(Cue::Points)
}

fn declined(seat: Seat, able: Option<bool>, viewer: Viewer) -> Message {
    match able {
        Some(false) => Message::new("no-extra-you"),
        // Whether another player could have laid makes no difference here.
        Some(true) | None if !viewer.is(seat) => {
            Message::new("declined-other").seat("name", seat).only_from(Wording::Normal)
        }
        Some(true) | None => Message::new("declined-you"),
    }
    .until(topic::LAID)
}

/// The viewer's own draws. The tile that fits comes last, just as it was drawn.
fn drew(drawn: &Drawn, view: &View) -> Message {
    let mut others = drawn.tiles;
    let Some(fits) = drawn.fits else {
        return Message::new("drew-vain").count("count", others.len()).with("tiles", tiles(others));
    };
    others.remove(fits);
    Message::new(if view.auto { "drew-fits" } else { "drew-fits-alone" })
        .count("count", drawn.tiles.len())
        .count("others", others.len())
        .with("tiles", tiles(others))
        .with("tile", tile(fits))
        .with("places", one_of(view.line.tips().ends_for(fits)))
        .expecting()
}

/// Another player's draws, combined with the tile laid or the pass that followed, and the remaining news.
fn draws_of_other<'a>(drawer: Seat, news: &'a [News<'a, Domino>]) -> (Message, &'a [News<'a, Domino>]) {
    let mut count = 0;
    let mut rest = news;
    while let [first, later @ ..] = rest
        && let Percept::Drew { seat, count: tiles, own: None } = *first.percept
        && seat == drawer
    {
        count += u32::from(tiles);
        rest = later;
    }
    if let [first, later @ ..] = rest {
        match first.percept {
            Percept::Public(Fact::Laid(play)) if play.seat == drawer => {
                return (
                    laid_as("drawn-other", play, first.view)
                        .seat("name", drawer)
                        .count("drawn", count)
                        .telling(topic::LAID)
                        .until(topic::HAND),
                    later,
                );
            }
            Percept::Public(Fact::Passed { seat }) if *seat == drawer => {
                return (Message::new("drew-passed-other").seat("name", drawer).count("count", count), later);
            }
            // It gets a separate message.
            _ => {}
        }
    }
    (Message::new("drew-other").seat("name", drawer).count("count", count), rest)
}

/// The winners, if the first news is the end of the game, and the remaining news.
fn win<'a>(news: &'a [News<'a, Domino>]) -> (Option<Seats>, &'a [News<'a, Domino>]) {
    match news {
        [News { percept: Percept::Public(Fact::Won { winners }), .. }, later @ ..] => (Some(*winners), later),
        _ => (None, news),
    }
}

/// The end of a hand and, if `won`, of the game. If a player went out, that comes first, followed by the tiles that
/// score points.
fn hand_over(over: &HandEnd, won: Option<Seats>, view: &View) -> Vec<Message> {
    let left = |counts: bool| {
        // If no player went out, the reason for the end has to be heard first.
        let is_out = over.cause == Cause::Out;
        let seats = view.seats.iter().filter(move |seat| (is_out && brings_points(over, *seat)) == counts);
        let told = seats.filter_map(|seat| left(over, seat, view.viewer));
        told.map(|message| message.until(topic::HAND))
    };
    // A player going out comes before the tiles that the others still hold.
    let mut told: Vec<Message> = credit(over, view).into_iter().chain(left(true)).collect();
    let is_given_up = over.cause == Cause::Resigned;
    told.extend(won.map(|winners| match is_given_up {
        true => ending::won(winners, view.viewer),
        false => game_won(winners, view),
    }));
    told.extend(left(false));
    if won.is_none() || is_given_up {
        told.push(standing(view));
    }
    told
}

/// The score; between two players, the viewer's points first.
fn standing(view: &View) -> Message {
    let points = each_seat(view, |seat| Some(view.points[seat]));
    let mut others = view.others();
    match (view.seat(), others.next(), others.next()) {
        (Some(me), Some(other), None) => Message::new("standing-two")
            .count("own", view.points[me])
            .count("theirs", view.points[other])
            .all_said("points", points),
        _ => Message::new("standing").all_said("points", points),
    }
}

/// Credits the winner with the other hands; `None` if the hand was cut short.
fn credit(over: &HandEnd, view: &View) -> Option<Message> {
    let (you, other) = match (over.cause, over.winner) {
        (Cause::Target | Cause::Resigned, _) => return None,
        (Cause::Blocked, None) => return Some(Message::new("blocked-tie")),
        (Cause::Blocked, Some(_)) => ("blocked-you", "blocked-other"),
        (Cause::Out, _) => ("out-you", "out-other"),
    };
    let winner = over.winner?;
    Some(
        Message::for_viewer(view.viewer, winner, you, other)
            .count("gain", over.gain)
            .count("total", *view.points.get(winner)?)
            .count("pips", over.hands.get(winner)?.pips())
            .cued(points(view, winner, over.gain)),
    )
}

/// Returns whether a seat's remaining tiles score points for another player.
fn brings_points(over: &HandEnd, seat: Seat) -> bool {
    over.winner.is_some_and(|winner| winner != seat)
}

/// The tiles that a seat has left, and the points they score, if any.
fn left(over: &HandEnd, seat: Seat, viewer: Viewer) -> Option<Message> {
    let hand = over.hands[seat];
    if hand.is_empty() {
        return None;
    }
    // It goes without saying that 10 pips count as 10.
    let is_rounded = brings_points(over, seat) && rounded(hand.pips()) != hand.pips();
    let (you, other) = if is_rounded { ("counted-you", "counted-other") } else { ("shown-you", "shown-other") };
    Some(
        Message::for_viewer(viewer, seat, you, other)
            .count("count", hand.len())
            .with("tiles", tiles(hand))
            .count("pips", hand.pips())
            .count("rounded", rounded(hand.pips())),
    )
}

/// A single winner. Between two players, a prompt adds the points for the viewer, their own first.
fn won_alone(winner: Seat, view: &View) -> Message {
    let mut losers = view.seats.without(winner).iter();
    match (view.seat(), losers.next(), losers.next()) {
        (Some(_), Some(loser), None) => {
            let message = Message::for_viewer(view.viewer, winner, "won-you-two", "won-other-two");
            message.count("theirs", view.points[loser])
        }
        _ => Message::for_viewer(view.viewer, winner, "won-you", "won-other"),
    }
}

fn game_won(winners: Seats, view: &View) -> Message {
    let first = winners.iter().next();
    let message = match first {
        Some(winner) if winners.len() == 1 => won_alone(winner, view),
        _ => {
            let name = |seat: Seat| match view.viewer.is(seat) {
                true => Message::new("name-you").into(),
                false => Arg::Seat(seat),
            };
            Message::new("won-shared").with("names", Arg::together(winners.iter().map(name).collect()))
        }
    };
    let points = first.and_then(|winner| view.points.get(winner));
    let mut others: Vec<Seat> = view.seats.iter().filter(|seat| !winners.contains(*seat)).collect();
    others.sort_by_key(|seat| Reverse(view.points[*seat]));
    let others = others.into_iter().map(|seat| points_of(view.viewer, seat, view.points[seat]));
    let message = message.decisive().cued(ending::cue(winners, view.viewer));
    message.count("points", points.copied().unwrap_or(0)).all_said("others", others)
}
