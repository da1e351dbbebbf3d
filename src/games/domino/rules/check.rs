//! Whether an action can be done, from what the player may know; and the list of those that can. Rule book `domino`,
//! section Play of a hand.

use super::action::Action;
use super::line::End;
use super::tile::Tile;
use super::view::{Refusal, Stage, View};

/// Whether the viewer of `view` can do `action` now.
///
/// # Errors
/// Why not.
pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    if view.seat().is_none() {
        return Err(Refusal::Spectator);
    }
    if matches!(view.stage, Stage::Over(_)) {
        return Err(Refusal::GameOver);
    }
    match action {
        Action::Resign => Ok(()),
        Action::Auto(on) if *on == view.auto => Err(Refusal::AutoAlready(*on)),
        Action::Auto(_) => Ok(()),
        Action::Lay(..) | Action::Draw | Action::Pass if !view.is_on_turn() => Err(Refusal::NotYourTurn),
        Action::Lay(tile, end) => lay(view, *tile, *end),
        Action::Draw => draw(view),
        Action::Pass => pass(view),
    }
}

fn lay(view: &View, tile: Tile, end: End) -> Result<(), Refusal> {
    if view.line.tiles().contains(tile) {
        return Err(Refusal::OnTable(tile));
    }
    if !view.hand.contains(tile) {
        return Err(Refusal::NotInHand(tile));
    }
    if let Some(drawn) = view.drawn.filter(|drawn| *drawn != tile) {
        return Err(Refusal::LayDrawn(drawn));
    }
    let value = view.line.tips().at(end).value();
    let value = value.ok_or(Refusal::NoSuchEnd(end))?;
    if tile.has(value) { Ok(()) } else { Err(Refusal::DoesNotFit { tile, end, value }) }
}

fn draw(view: &View) -> Result<(), Refusal> {
    if let Some(drawn) = view.drawn {
        Err(Refusal::LayDrawn(drawn))
    } else if matches!(view.stage, Stage::Extra(_)) {
        Err(Refusal::NoDrawForExtra)
    } else if view.can_lay() {
        Err(Refusal::CanLay)
    } else if view.stock == 0 {
        Err(Refusal::StockEmpty)
    } else {
        Ok(())
    }
}

fn pass(view: &View) -> Result<(), Refusal> {
    if let Some(drawn) = view.drawn {
        Err(Refusal::LayDrawn(drawn))
    } else if matches!(view.stage, Stage::Extra(_)) {
        Ok(())
    } else if view.can_lay() {
        Err(Refusal::CanLay)
    } else if view.stock > 0 {
        Err(Refusal::DrawFirst)
    } else {
        Ok(())
    }
}

/// All actions of the viewer that bring the game on.
pub fn moves(view: &View) -> Vec<Action> {
    if !view.is_on_turn() {
        return Vec::new();
    }
    let mut moves: Vec<Action> = lays(view).map(|(tile, end)| Action::Lay(tile, end)).collect();
    if matches!(view.stage, Stage::Extra(_)) {
        moves.push(Action::Pass);
    } else if moves.is_empty() {
        let stuck = match view.stock {
            0 => Action::Pass,
            _ => Action::Draw,
        };
        moves.push(stuck);
    }
    moves
}

/// The tiles that the viewer may lay and where, end by end, whoever is on turn.
pub fn lays(view: &View) -> impl Iterator<Item = (Tile, End)> {
    let fitting = view.fitting();
    End::ALL.into_iter().flat_map(move |end| fitting[end.index()].iter().map(move |tile| (tile, end)))
}
