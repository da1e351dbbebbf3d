//! Hints: what a strong player would do, and why, from what the viewer knows.

use super::phrase;
use crate::game::{Advise, Hint};
use crate::games::domino::rules::Domino;
use crate::games::domino::rules::action::Action;
use crate::games::domino::rules::line::{End, Tips, points};
use crate::games::domino::rules::tile::Tile;
use crate::games::domino::rules::view::View;
use crate::seat::Seat;
use crate::text::message::Message;

impl Advise for Domino {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        let (what, why) = match action {
            Action::Lay(tile, end) => (what_to_lay(view, *tile, *end), why_lay(view, *tile, *end)?),
            Action::Draw => (Hint::typed("draw"), Message::new("hint-why-stuck")),
            Action::Pass if view.can_lay() => (Hint::typed("pass"), Message::new("hint-why-keep")),
            Action::Pass => (Hint::typed("pass"), Message::new("hint-why-stuck")),
            Action::Auto(_) | Action::Resign => return None,
        };
        Some(Hint { what, why })
    }
}

/// To lay a tile; where it could go to several ends, to which.
fn what_to_lay(view: &View, tile: Tile, end: End) -> Message {
    let id = match view.ends_for(tile).count() {
        0 | 1 => "hint-lay",
        _ => "hint-lay-end",
    };
    Message::new(id).with("tile", phrase::tile(tile)).with("end", phrase::end(end))
}

/// What speaks for a tile, the strongest reason.
fn why_lay(view: &View, tile: Tile, end: End) -> Option<Message> {
    let next = view.others().next()?;
    let tips = *view.line.with(tile, end).tips();
    let gain = points(tips.sum());
    let heaviest = view.hand.iter().map(Tile::pips).max();
    Some(if view.points_with(gain) >= view.config.target {
        Message::new("hint-why-win")
    } else if view.legal_actions().len() == 1 {
        Message::new("hint-why-only")
    } else if view.hand.len() == 1 {
        Message::new("hint-why-out")
    } else if gain > 0 {
        Message::new("hint-why-points").count("points", gain)
    } else if is_stuck(view, &tips, next) {
        Message::new("hint-why-blocks").seat("name", next)
    } else if heaviest == Some(tile.pips()) {
        Message::new("hint-why-heavy")
    } else {
        Message::new("hint-why-best")
    })
}

/// Whether everybody knows that a seat has nothing for these ends.
fn is_stuck(view: &View, tips: &Tips, seat: Seat) -> bool {
    tips.fitting_anywhere(view.possible(seat)).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
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
        let hint = Domino::hint(view, &Action::Lay(tile(laid), end)).unwrap();
        (hint.what.id.into_owned(), hint.why.id.into_owned())
    }

    #[test]
    fn a_tile_has_the_strongest_reason_that_holds() {
        // The ends are 6 and 4.
        let mut seen = view("6-4 4-3 2-1 5-5", "6-5", "5-4");
        let lay = |id: &str| ("hint-lay".to_owned(), id.to_owned());
        assert_eq!(told(&seen, "4-3", End::Right), lay("hint-why-best"));
        let both = ("hint-lay-end".to_owned(), "hint-why-heavy".to_owned());
        assert_eq!(told(&seen, "6-4", End::Left), both);
        let mut points = view("6-1 4-3 2-1", "6-5", "5-4");
        assert_eq!(told(&points, "6-1", End::Left), lay("hint-why-points"));
        points.points[Seat::FIRST] = 95;
        assert_eq!(told(&points, "6-1", End::Left), lay("hint-why-win"));
        seen.lacks[Seat::SECOND] = 1 << 6 | 1 << 3;
        assert_eq!(told(&seen, "4-3", End::Right), lay("hint-why-blocks"));
        assert_eq!(told(&view("4-3", "6-5", "5-4"), "4-3", End::Right), lay("hint-why-only"));
        let last = view("6-4", "6-5", "5-4");
        assert_eq!(told(&last, "6-4", End::Right).1, "hint-why-out");
    }

    #[test]
    fn who_cannot_lay_is_told_so() {
        let seen = view("2-1", "6-5", "5-4");
        let why = |view, action| Domino::hint(view, &action).map(|hint| hint.why.id.into_owned());
        assert_eq!(why(&seen, Action::Draw).as_deref(), Some("hint-why-stuck"));
        let extra = view("4-1 2-1", "6-5", "5-4");
        assert_eq!(why(&extra, Action::Pass).as_deref(), Some("hint-why-keep"));
        assert_eq!(why(&seen, Action::Resign), None);
    }
}
