//! The levels of the computer players of domino, and its reference player.

use super::computer::{Easy, Greedy, Normal};
use super::hard::Hard;
use crate::domino::rules::Domino;
use snuffel_core::game::Think;
use snuffel_core::level::Level;
use snuffel_core::player::Computer;
use snuffel_core::rng::luck;
use snuffel_core::stair::Stair;

/// The name of the [`Greedy`] player.
const GREEDY: &str = "greedy";

/// The strength of each level, measured with `snuffel simulate`; see `docs/opponents.md`.
const STAIR: Stair<Domino> = Stair {
    minds: &[
        || Box::new(Easy { looks: 0.0, hoards: true }),
        || Box::new(Easy { looks: 0.5, hoards: false }),
        || Box::new(Normal),
        || Box::new(Hard { deals: 40 }),
        || Box::new(Hard { deals: 150 }),
        || Box::new(Hard::full()),
    ],
    care: [0.0, 0.57, 1.08, 1.348, 1.60, 1.86, 3.0, 4.0, 5.0],
    mood: |_, rng| luck(rng),
};

impl Think for Domino {
    const REFERENCES: &'static [&'static str] = &[GREEDY];

    fn computer(level: Level) -> Box<dyn Computer<Domino>> {
        STAIR.player(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Domino>>> {
        (name == GREEDY).then(|| Box::new(Greedy) as Box<_>)
    }
}
