//! Answers to questions: the status, the hand, the ends, the line, and more.

use super::phrase::{all_of, counted, digits, each_seat, end, halves, one_of, sides, tile, tiles};
use crate::domino::rules::Domino;
use crate::domino::rules::line::{End, Tip, points};
use crate::domino::rules::tile::{Tile, TileSet};
use crate::domino::rules::view::{Stage, View};
use snuffel_core::ending;
use snuffel_core::game::Prompt;
use snuffel_core::seat::Seat;
use snuffel_core::text::command::shorten;
use snuffel_core::text::message::{Arg, Message};

/// The arms of the spinner, and the message for each.
const ARMS: [(End, &str); 4] =
    [(End::Left, "line-left"), (End::Right, "line-right"), (End::Up, "line-up"), (End::Down, "line-down")];

/// The number of tiles in one line of text: as many as a braille display of 40 cells can show.
const CHUNK: usize = 7;

impl Prompt for Domino {
    fn help(view: &View) -> Message {
        Message::new(match view.stage {
            Stage::Over(_) => "help-over",
            Stage::Extra(_) if view.is_on_turn() => "help-extra",
            Stage::Extra(_) | Stage::Turn(_) | Stage::Drawn(_) | Stage::Dealing => "help-turn",
        })
    }

    fn first(view: &View) -> Option<Message> {
        (view.is_on_turn() && view.can_lay()).then(|| Message::new("help-first"))
    }

    /// The ends of the line.
    fn place(view: &View) -> Message {
        match view.stage.mover() {
            Some(_) => Message::new("place-tips").with("ends", digits(view.line.tips())),
            None => Message::new("place-over"),
        }
    }
}

/// Everything that the viewer may know, in a fixed order: the expected action, the game, the ends, the hands and the
/// stock.
pub(super) fn status(view: &View) -> Vec<Message> {
    // The ends and the tiles that fit follow later.
    let due = match (view.stage, view.can_lay()) {
        (Stage::Turn(_), true) if view.is_on_turn() => Message::new("due-you"),
        _ => due(view),
    };
    let mut told = vec![due];
    let id = match view.config.spinner {
        true => "status-game-spinner",
        false => "status-game",
    };
    told.push(Message::new(id).count("number", view.number).count("target", view.config.target));
    told.extend(tips(view));
    told.extend(view.seat().map(|_| hand(view)));
    told.push(counts(view));
    told.push(stock(view));
    told.push(score(view));
    if view.seat().is_some() && !view.auto {
        told.push(Message::new("auto-is-off"));
    }
    told
}

/// The expected action, and who is to take it.
pub(super) fn due(view: &View) -> Message {
    if let Stage::Over(outcome) = view.stage {
        return ending::over(outcome, view.viewer);
    }
    let Some(mover) = view.stage.mover() else {
        return Message::new("due-dealing");
    };
    if !view.is_on_turn() {
        return Message::new("due-other").seat("name", mover);
    }
    let fitting = view.fitting();
    let message = match (view.stage, view.drawn) {
        (_, Some(drawn)) => {
            Message::new("due-drawn").with("tile", tile(drawn)).with("places", one_of(view.ends_for(drawn)))
        }
        (Stage::Extra(_), _) if fitting.is_empty() => Message::new("due-no-extra"),
        (Stage::Extra(_), _) => Message::new("due-extra"),
        _ if fitting.is_empty() && view.stock == 0 => Message::new("due-pass"),
        _ if fitting.is_empty() => Message::new("due-draw"),
        _ => Message::new("due-lay"),
    };
    message.count("fit", fitting.len()).with("ends", counted(view.line.tips()))
}

/// The viewer's tiles: their number, those that fit, and their pips.
pub(super) fn hand(view: &View) -> Message {
    let hand = view.hand;
    let fit = view.stage.mover().map_or(TileSet::NONE, |_| view.fitting());
    let id = match view.seat() {
        None => "refusal-spectator",
        Some(_) if view.stage.is_over() => "hand-over",
        Some(_) if fit.is_empty() => "hand-none",
        Some(_) if fit == hand => "hand-all",
        Some(_) => "hand-some",
    };
    Message::new(id)
        .count("count", hand.len())
        .count("pips", hand.pips())
        .count("fit", fit.len())
        .with("tiles", tiles(hand))
        .with("fitting", tiles(fit))
        .with("others", tiles(hand.except(fit)))
}

/// The ends and their sum, and the free sides of a spinner.
pub(super) fn tips(view: &View) -> Vec<Message> {
    let tips = view.line.tips();
    let id = match (tips.tiles, tips.lone_double()) {
        (0, _) => return vec![Message::new("tips-none")],
        (_, Some(_)) => "tips-lone",
        (_, None) => "tips",
    };
    let mut told = vec![Message::new(id).with("ends", counted(tips)).count("sum", tips.sum())];
    told.extend(
        sides(tips).map(|(free, value)| Message::new("tips-sides").count("value", value).with("places", all_of(free))),
    );
    told
}

/// The tiles on the table, several per line: from left to right, or outwards along each arm of the spinner.
pub(super) fn line(view: &View) -> Vec<Message> {
    let row = view.line.row();
    if row.is_empty() {
        return vec![Message::new("tips-none")];
    }
    let count = Message::new("line-count").count("count", view.line.laid().len());
    let mut told = vec![count.with("ends", counted(view.line.tips()))];
    let listed = |id: &'static str, chunk: &[(u8, u8)]| {
        let list = chunk.iter().map(|tile| halves(*tile)).collect();
        Message::new(id).with("tiles", Arg::List(list))
    };
    // A single tile has no arms yet.
    match view.line.spinner().filter(|_| row.len() > 1) {
        None => told.extend(row.chunks(CHUNK).map(|chunk| listed("line-tiles", chunk))),
        Some(spinner) => told.extend(ARMS.iter().flat_map(|(place, id)| {
            let arm = view.line.arm(*place);
            let mut lines = arm.chunks(CHUNK);
            let first = lines.next().map(|chunk| listed(id, chunk).with("spinner", tile(spinner)));
            first.into_iter().chain(lines.map(|chunk| listed("line-on", chunk))).collect::<Vec<_>>()
        })),
    }
    told
}

/// The number of tiles in the stock.
pub(super) fn stock(view: &View) -> Message {
    Message::new("stock").count("count", view.stock)
}

/// The number of tiles that each player has.
pub(super) fn counts(view: &View) -> Message {
    Message::new("counts").all_said("counts", each_seat(view, |seat| Some(u16::from(view.counts[seat]))))
}

/// The score.
pub(super) fn score(view: &View) -> Message {
    let points = each_seat(view, |seat| Some(view.points[seat]));
    Message::new("score").all_said("points", points).count("target", view.config.target)
}

/// The possible moves: their number, then one line per tile with its result.
pub(super) fn moves(view: &View) -> Vec<Message> {
    let fitting = view.fitting();
    if !view.is_on_turn() || fitting.is_empty() {
        return vec![due(view)];
    }
    let items: Vec<Message> = fitting.iter().flat_map(|tile| ways(view, tile)).collect();
    let extra = view.stage.is_extra();
    let count = items.len() + usize::from(extra);
    let mut told = vec![Message::new("moves-count").count("count", count)];
    told.extend(items);
    if extra {
        told.push(Message::new("move-pass"));
    }
    told
}

/// The result of a tile at each end that makes a difference.
fn ways(view: &View, laid: Tile) -> Vec<Message> {
    let groups = distinct_ends(view, laid).into_iter();
    groups.filter_map(|same| outcome("way", view, laid, same)).collect()
}

/// The result of a tile at equivalent ends, computed for the first of them; `None` if there is none.
fn outcome(id: &'static str, view: &View, laid: Tile, same: Vec<End>) -> Option<Message> {
    let sum = view.line.tips().sum_with(laid, *same.first()?)?;
    let message = Message::new(id).with("tile", tile(laid)).with("places", one_of(same));
    Some(message.count("sum", sum).count("gain", points(sum)))
}

/// The result of a tile at one end, or at each where it fits: ends, sum and points. Equivalent ends are combined.
pub(super) fn what_if(view: &View, laid: Tile, only: Option<End>) -> Vec<Message> {
    let groups = only.map_or_else(|| distinct_ends(view, laid), |end| vec![vec![end]]);
    let told = groups.into_iter().filter_map(|same| {
        let line = view.line.with(laid, *same.first()?);
        Some(outcome("what-if", view, laid, same)?.with("ends", counted(line.tips())))
    });
    told.collect()
}

/// The ends at which a tile fits, grouped by those at which it makes no difference.
pub(super) fn distinct_ends(view: &View, laid: Tile) -> Vec<Vec<End>> {
    let tips = view.line.tips();
    let mut groups: Vec<Vec<End>> = Vec::new();
    for place in tips.ends_for(laid) {
        let same = |group: &&mut Vec<End>| tips.at(group[0]) == tips.at(place);
        match groups.iter_mut().find(same) {
            Some(group) => group.push(place),
            None => groups.push(vec![place]),
        }
    }
    groups
}

/// Information about a tile: that it is on the table, that it is unseen, or at which ends the viewer can lay it.
pub(super) fn look_tile(view: &View, looked: Tile) -> Message {
    let id = if view.line.tiles().contains(looked) {
        "look-laid"
    } else if !view.hand.contains(looked) {
        "look-unseen"
    } else if view.ends_for(looked).next().is_some() {
        "look-fits"
    } else {
        "look-own"
    };
    Message::new(id).with("tile", tile(looked)).with("places", one_of(view.ends_for(looked)))
}

/// Information about a value: how many tiles with it are on the table, the viewer's, or unseen, and which players
/// lack it.
pub(super) fn look_value(view: &View, value: u8) -> Vec<Message> {
    let with = TileSet::with_value(value);
    let unseen = view.unseen().and(with);
    let mut told = vec![
        Message::new("look-value")
            .count("value", value)
            .count("laid", view.line.tiles().and(with).len())
            .count("own", view.hand.and(with).len())
            .with("unseen", tiles(unseen)),
    ];
    let lacks = |seat: &Seat| !view.viewer.is(*seat) && view.lacks[*seat] >> value & 1 == 1;
    let lacking: Vec<Arg> = view.seats.iter().filter(lacks).map(Arg::Seat).collect();
    if !lacking.is_empty() {
        told.push(Message::new("look-lacks").count("value", value).with("names", Arg::together(lacking)));
    }
    told
}

/// The state of an end, and the viewer's tiles that fit there.
pub(super) fn look_end(view: &View, place: End) -> Message {
    let tips = view.line.tips();
    let (id, value) = match tips.at(place) {
        Tip::Closed => return Message::new("refusal-no-such-end").with("end", end(place)),
        Tip::Half(value) => ("look-end", value),
        Tip::Double(value) => ("look-end-double", value),
        Tip::Side(value) => ("look-end-side", value),
    };
    let fits = view.playable().and(TileSet::with_value(value));
    Message::new(id).with("end", end(place)).count("value", value).with("fitting", tiles(fits))
}

/// Says whether draws and passes are automatic for the viewer.
pub(super) fn auto(view: &View) -> Message {
    match (view.seat(), view.auto) {
        (None, _) => Message::new("refusal-spectator"),
        (Some(_), true) => Message::new("auto-is-on"),
        (Some(_), false) => Message::new("auto-is-off"),
    }
}

/// Asks at which end to lay a tile, with the result at each.
pub(super) fn which_end(view: &View, laid: Tile) -> Message {
    let tips = view.line.tips();
    let choice = |place: End| {
        let sum = tips.sum_with(laid, place)?;
        Some(Message::new("end-choice").with("end", end(place)).count("sum", sum).count("gain", points(sum)))
    };
    let choices = view.ends_for(laid).filter_map(choice);
    Message::new("which-end").with("tile", tile(laid)).all_said("choices", choices)
}

/// Says that one of the viewer's tiles does not fit anywhere.
pub(super) fn fits_nowhere(view: &View, laid: Tile) -> Message {
    Message::new("fits-nowhere").with("tile", tile(laid)).with("ends", counted(view.line.tips()))
}

/// Asks which tile to lay, at an end or anywhere.
pub(super) fn which_tile(fitting: TileSet) -> Message {
    Message::new("which-tile").count("count", fitting.len()).with("fitting", tiles(fitting))
}

/// Says that the typed text is not one tile: it names two, or half of one.
pub(super) fn no_tile(typed: &str) -> Message {
    Message::new("misread-tile").text("word", shorten(typed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;

    #[test]
    fn ends_that_do_not_differ_are_one_way() {
        let config = "target=100".parse().unwrap();
        let state = Domino::start(&config, 2);
        let mut view = Domino::view(&state, Viewer::Seat(Seat::FIRST));
        let tile = |one, other| Tile::new(one, other).unwrap();
        view.line.lay_first(tile(6, 6));
        assert_eq!(distinct_ends(&view, tile(6, 1)).len(), 1, "both sides of a lone double");
        view.line.lay(tile(6, 4), End::Left);
        assert_eq!(distinct_ends(&view, tile(6, 4)).len(), 2);
        assert_eq!(distinct_ends(&view, tile(6, 1)).len(), 1);
    }
}
