//! The levels of the computer players of sniff, and its reference player.

use super::computer::{Easy, Frontier, Normal};
use super::hard::Hard;
use super::resolve;
use crate::sniff::rules::Sniff;
use snuffel_core::game::Think;
use snuffel_core::level::Level;
use snuffel_core::player::Computer;
use snuffel_core::stair::Stair;

/// The name of the reference player [`Frontier`].
const FRONTIER: &str = "frontier";

/// The strength of each level, measured with `snuffel simulate`; see `docs/opponents.md`.
const STAIR: Stair<Sniff> = Stair {
    minds: &[
        || Box::new(Easy { stops: 0.7, overlooks: 0.7 }),
        || Box::new(Easy { stops: 0.25, overlooks: 0.2 }),
        || Box::new(Normal),
        || Box::new(Hard { outguesses: false }),
        || Box::new(Hard { outguesses: true }),
    ],
    care: [0.75, 1.0, 1.34, 1.61, 1.8, 2.0, 2.36, 2.82, 4.0],
    mood: resolve::mood,
};

impl Think for Sniff {
    const REFERENCES: &'static [&'static str] = &[FRONTIER];

    fn computer(level: Level) -> Box<dyn Computer<Sniff>> {
        STAIR.player(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Sniff>>> {
        (name == FRONTIER).then(|| Box::new(Frontier) as Box<_>)
    }
}
