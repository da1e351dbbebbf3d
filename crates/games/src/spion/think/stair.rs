//! The levels of the computer players of spion.

use super::computer::Player;
use super::hard::Hard;
use crate::spion::rules::Spion;
use crate::spion::rules::stage::Stage;
use crate::spion::rules::view::View;
use snuffel_core::game::Think;
use snuffel_core::level::Level;
use snuffel_core::player::Computer;
use snuffel_core::rng::{Rng, luck};
use snuffel_core::stair::Stair;

/// The strength of each level, measured with `snuffel simulate`; see `docs/opponents.md`.
const STAIR: Stair<Spion> = Stair {
    minds: &[
        || Box::new(Player { clever: false, blur: 42.0 }),
        || Box::new(Player { clever: false, blur: 4.0 }),
        || Box::new(Player { clever: true, blur: 0.1 }),
        || Box::new(Hard { normal: Player { clever: true, blur: 0.1 } }),
    ],
    care: [0.0, 0.42, 0.93, 1.19, 1.46, 1.73, 2.0, 2.38, 3.0],
    mood,
};

/// The luck for a computer's degree of care. In a fight, every level that ever takes care does, or it would have a
/// favourite plan.
fn mood(view: &View, rng: &mut Rng) -> f32 {
    match view.stage {
        Stage::Fighting(_) => 0.0,
        _ => luck(rng),
    }
}

impl Think for Spion {
    fn computer(level: Level) -> Box<dyn Computer<Spion>> {
        STAIR.player(level)
    }
}
