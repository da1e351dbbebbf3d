//! The levels of the computer players of scout, and its reference player.

use super::computer::{Easy, Greedy, Normal};
use super::hard::{self, Hard};
use crate::scout::rules::Scout;
use snuffel_core::game::Think;
use snuffel_core::level::Level;
use snuffel_core::player::Computer;
use snuffel_core::stair::Stair;

/// The name of the greedy player.
const GREEDY: &str = "greedy";

/// The strength of each level, measured with `snuffel simulate`; see `docs/opponents.md`.
const STAIR: Stair<Scout> = Stair {
    minds: &[
        || Box::new(Easy { tries: 1, overlooks: 0.6, stops: 0.6 }),
        || Box::new(Easy { tries: 3, overlooks: 0.3, stops: 0.25 }),
        || Box::new(Normal),
        || Box::new(Hard::default()),
    ],
    care: [0.89, 1.14, 1.36, 1.58, 1.79, 2.0, 2.27, 2.60, 3.0],
    mood: hard::mood,
};

impl Think for Scout {
    const REFERENCES: &'static [&'static str] = &[GREEDY];

    fn computer(level: Level) -> Box<dyn Computer<Scout>> {
        STAIR.player(level)
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Scout>>> {
        (name == GREEDY).then(|| Box::new(Greedy) as Box<_>)
    }
}
