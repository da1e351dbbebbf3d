//! The required content of the cases of domino.

use snuffel::games::domino::rules::Domino;
use snuffel::games::domino::rules::event::{Cause, Fact, Occasion, Percept};
use snuffel::games::domino::rules::line::End;
use snuffel::games::domino::rules::tile::Tile;
use snuffel::games::domino::rules::view::Refusal;
use snuffel::seat::Viewer;

use super::Coverage;

impl Coverage for Domino {
    fn kinds() -> &'static [&'static str] {
        &KINDS
    }

    fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
        kind(percept, viewer)
    }

    fn refusals() -> Vec<Refusal> {
        let tile = Tile::default();
        let (end, value) = (End::Left, 2);
        vec![
            Refusal::Spectator,
            Refusal::GameOver,
            Refusal::NotYourTurn,
            Refusal::NotInHand(tile),
            Refusal::OnTable(tile),
            Refusal::DoesNotFit { tile, end, value },
            Refusal::NoSuchEnd(end),
            Refusal::LayDrawn(tile),
            Refusal::CanLay,
            Refusal::StockEmpty,
            Refusal::DrawFirst,
            Refusal::NoDrawForExtra,
            Refusal::AutoAlready(true),
            Refusal::AutoAlready(false),
        ]
    }

    fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
        match refusal {
            Refusal::Spectator => Some("who only listens is not asked for lines"),
            Refusal::NotYourTurn => Some("only who is on turn is asked for lines"),
            Refusal::GameOver
            | Refusal::NotInHand(_)
            | Refusal::OnTable(_)
            | Refusal::DoesNotFit { .. }
            | Refusal::NoSuchEnd(_)
            | Refusal::LayDrawn(_)
            | Refusal::CanLay
            | Refusal::StockEmpty
            | Refusal::DrawFirst
            | Refusal::NoDrawForExtra
            | Refusal::AutoAlready(_) => None,
        }
    }
}

/// All kinds of percepts that typed lines and computer players can cause. A player never hears another one resign:
/// computers do not.
const KINDS: [&str; 27] = [
    "dealt",
    "dealt to all",
    "opened with the highest double own",
    "opened with the highest double other",
    "opened with the highest sum",
    "extra own",
    "extra other",
    "laid own",
    "laid other",
    "laid with points own",
    "laid with points other",
    "laid what was drawn own",
    "laid what was drawn other",
    "declined",
    "declined other",
    "no extra tile fits",
    "drew own",
    "drew in vain",
    "drew other",
    "passed own",
    "passed other",
    "out",
    "blocked",
    "target",
    "resigned",
    "draws set",
    "won",
];

/// The kind of a percept; a new one has to be added here, and to the list above.
fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
    let whose = |seat, own, other| if viewer.is(seat) { own } else { other };
    match percept {
        Percept::Dealt { hand: Some(_), .. } => "dealt",
        Percept::Dealt { hand: None, .. } => "dealt to all",
        Percept::Public(Fact::Laid(play)) => match (play.occasion, play.gain) {
            (Occasion::HighestDouble, _) => {
                whose(play.seat, "opened with the highest double own", "opened with the highest double other")
            }
            (Occasion::HighestSum, _) => "opened with the highest sum",
            (Occasion::Extra, _) => whose(play.seat, "extra own", "extra other"),
            (Occasion::Turn, 0) => whose(play.seat, "laid own", "laid other"),
            (Occasion::Turn, _) => whose(play.seat, "laid with points own", "laid with points other"),
            (Occasion::Drawn, _) => whose(play.seat, "laid what was drawn own", "laid what was drawn other"),
        },
        Percept::Declined { able, .. } => match able {
            Some(true) => "declined",
            Some(false) => "no extra tile fits",
            None => "declined other",
        },
        Percept::Drew { own, .. } => match own.map(|drawn| drawn.fits) {
            Some(Some(_)) => "drew own",
            Some(None) => "drew in vain",
            None => "drew other",
        },
        Percept::Public(Fact::Passed { seat }) => whose(*seat, "passed own", "passed other"),
        Percept::Public(Fact::HandOver(end)) => match end.cause {
            Cause::Out => "out",
            Cause::Blocked => "blocked",
            Cause::Target => "target",
            Cause::Resigned => "resigned",
        },
        Percept::AutoSet { .. } => "draws set",
        Percept::Public(Fact::Resigned { .. }) => "resigned",
        Percept::Public(Fact::Won { .. }) => "won",
    }
}
