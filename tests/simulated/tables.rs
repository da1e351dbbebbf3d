//! Whole games at larger tables, more of them than real programs could play in the time.

use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::spion::rules::Spion;
use snuffel::tournament::Tournament;

use super::whole::plays;

/// Plays some games at a table of four.
fn four_play<G: Game>(options: &[(&str, &str)]) {
    for seed in 0..3 {
        plays::<G>(options, 4, seed);
    }
}

#[test]
fn four_play_domino_far_from_each_other() {
    four_play::<Tournament<Domino>>(&[("target", "40")]);
}

#[test]
fn four_play_schnuff_far_from_each_other() {
    four_play::<Tournament<Schnuff>>(&[("short", "")]);
}

#[test]
fn four_play_scout_far_from_each_other() {
    four_play::<Tournament<Scout>>(&[]);
}

#[test]
fn four_play_spion_far_from_each_other() {
    four_play::<Tournament<Spion>>(&[]);
}
