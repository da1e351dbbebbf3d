//! The levels of the computer players of schnuff, and its reference player.

use super::computer::{Easy, Keeper, Normal};
use super::hard::Hard;
use crate::schnuff::rules::Schnuff;
use snuffel_core::game::Think;
use snuffel_core::level::Level;
use snuffel_core::player::Computer;
use snuffel_core::rng::luck;
use snuffel_core::stair::Stair;

/// The name of the [`Keeper`].
const KEEPER: &str = "keeper";

/// The strength of each level, measured with `snuffel simulate`; see `docs/opponents.md`.
const STAIR: Stair<Schnuff> = Stair {
    minds: &[
        || Box::new(Easy { miscounts: 0.7, remembers: 0.3 }),
        || Box::new(Easy { miscounts: 0.15, remembers: 0.75 }),
        || Box::new(Normal),
        || Box::new(Hard),
    ],
    care: [0.63, 1.0, 1.23, 1.45, 1.66, 1.84, 2.0, 2.5, 3.0],
    mood: |_, rng| luck(rng),
};

impl Think for Schnuff {
    const REFERENCES: &'static [&'static str] = &[KEEPER];

    fn computer(level: Level) -> Box<dyn Computer<Schnuff>> {
        STAIR.player(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Schnuff>>> {
        (name == KEEPER).then(|| Box::new(Keeper) as Box<_>)
    }
}
