//! Checks whether an action is possible, using only what its player may know, and lists the possible actions. Rule
//! book `domino`, section Play of a hand.

use super::action::Action;
use super::line::End;
use super::tile::Tile;
use super::view::{Refusal, View};

impl View {
    /// Checks whether the viewer can take `action` now.
    ///
    /// # Errors
    /// The reason, if the action is not possible.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        if self.seat().is_none() {
            return Err(Refusal::Spectator);
        }
        if self.stage.is_over() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Resign => Ok(()),
            Action::Auto(on) if *on == self.auto => Err(Refusal::AutoAlready(*on)),
            Action::Auto(_) => Ok(()),
            Action::Lay(..) | Action::Draw | Action::Pass if !self.is_on_turn() => Err(Refusal::NotYourTurn),
            Action::Lay(tile, end) => self.check_lay(*tile, *end),
            Action::Draw => self.check_draw(),
            Action::Pass => self.check_pass(),
        }
    }

    fn check_lay(&self, tile: Tile, end: End) -> Result<(), Refusal> {
        if self.line.tiles().contains(tile) {
            return Err(Refusal::OnTable(tile));
        }
        if !self.hand.contains(tile) {
            return Err(Refusal::NotInHand(tile));
        }
        if let Some(drawn) = self.drawn.filter(|drawn| *drawn != tile) {
            return Err(Refusal::LayDrawn(drawn));
        }
        let value = self.line.tips().at(end).value();
        let value = value.ok_or(Refusal::NoSuchEnd(end))?;
        if tile.has(value) { Ok(()) } else { Err(Refusal::DoesNotFit { tile, end, value }) }
    }

    fn check_draw(&self) -> Result<(), Refusal> {
        if let Some(drawn) = self.drawn {
            Err(Refusal::LayDrawn(drawn))
        } else if self.stage.is_extra() {
            Err(Refusal::NoDrawForExtra)
        } else if self.can_lay() {
            Err(Refusal::CanLay)
        } else if self.stock == 0 {
            Err(Refusal::StockEmpty)
        } else {
            Ok(())
        }
    }

    fn check_pass(&self) -> Result<(), Refusal> {
        if let Some(drawn) = self.drawn {
            Err(Refusal::LayDrawn(drawn))
        } else if self.stage.is_extra() {
            Ok(())
        } else if self.can_lay() {
            Err(Refusal::CanLay)
        } else if self.stock > 0 {
            Err(Refusal::DrawFirst)
        } else {
            Ok(())
        }
    }

    /// All actions that advance the game and are open to the viewer now.
    pub fn legal_actions(&self) -> Vec<Action> {
        if !self.is_on_turn() {
            return Vec::new();
        }
        let mut actions: Vec<Action> = self.lays().map(|(tile, end)| Action::Lay(tile, end)).collect();
        if self.stage.is_extra() {
            actions.push(Action::Pass);
        } else if actions.is_empty() {
            actions.push(if self.stock > 0 { Action::Draw } else { Action::Pass });
        }
        actions
    }

    /// The tiles that the viewer can lay and where, end by end, regardless of whose turn it is.
    pub fn lays(&self) -> impl Iterator<Item = (Tile, End)> {
        let (tips, playable) = (self.line.tips(), self.playable());
        let at = move |end: End| tips.fitting(end, playable).iter().map(move |tile| (tile, end));
        End::ALL.into_iter().flat_map(at)
    }
}
