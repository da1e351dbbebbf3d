//! Draws random states that are consistent with a player's view.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::board::Place;
use super::deck::{Deck, unseen};
use super::landing::Landing;
use super::piece::{DECK, Pass, Plan, Spy};
use super::position::Spot;
use super::stage::Stage;
use super::team::{are_partners, opposite};
use super::view::{Source, View};
use super::{Spion, State};
use snuffel_core::rng::Rng;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Seats};

/// The probability that a given enemy knows a spy's number that is not public, from a view pass or an Alfred field.
/// Such looks go unnoticed.
const SEEN_BY_ENEMY: f64 = 0.25;

/// The probability that the traitor is not one of the owner's spies whose numbers are public and which could have
/// been unmasked. A player who recognises a traitor seldom waits.
const UNRECOGNISED: f64 = 0.9;

impl State {
    /// A random state consistent with `view`, as seen by its viewer `seat`, drawn with roughly realistic
    /// probabilities.
    ///
    /// The continuation after a walk or a fight is hidden. It is set up for the stages in which a player chooses a
    /// move or an enemy to attack.
    pub fn resample(view: &View, seat: Seat, rng: &mut Rng) -> State {
        let mut state = Spion::start(&view.config, view.position.ring.seats());
        state.position = view.position;
        state.stage = view.stage;
        state.ready = view.ready;
        (state.laid, state.ordered) = (view.laid, view.ordered);
        state.questions[seat] = view.questions;
        state.turns[seat] = view.turns;
        state.deal_numbers(view, rng);
        state.share_knowledge(view, seat, rng);
        state.write_envelopes(view, seat, rng);
        state.decks = view.passes.map(|known| Deck::resample(&known, rng));
        state.choose_plans(view, seat, rng);
        state.landing = landing(view);
        state
    }

    /// Gives each seat's spies the numbers 1 to 3, consistent with the known ones.
    fn deal_numbers(&mut self, view: &View, rng: &mut Rng) {
        for seat in view.position.seats().iter() {
            let known = Spy::numbered(seat).map(|spy| view.number(spy).map(|known| known.number));
            let mut free = [1, 2, 3];
            free.shuffle(rng);
            let mut free = free.into_iter().filter(|number| !known.contains(&Some(*number)));
            self.deal(seat, known.map(|known| known.or_else(|| free.next()).unwrap_or_default()));
        }
    }

    /// Decides which seats have seen which numbers.
    fn share_knowledge(&mut self, view: &View, seat: Seat, rng: &mut Rng) {
        for spy in Spy::all(view.position.ring.seats()).filter(|spy| !spy.is_reserve()) {
            match view.number(spy).map(|known| known.source) {
                Some(Source::Beaten) => self.beaten.insert(spy),
                Some(Source::Accused) => self.accused.insert(spy),
                Some(Source::ViewPass) => self.viewed[seat].insert(spy),
                Some(Source::Alfred) => self.looked[seat].insert(spy),
                Some(Source::Own) if view.shown.contains(spy) => self.beaten.insert(spy),
                Some(Source::Own | Source::Deduced | Source::Shown) | None => {}
            }
            for other in view.position.seats().without(seat).iter() {
                if !are_partners(other, spy.seat) && rng.random_bool(SEEN_BY_ENEMY) {
                    self.looked[other].insert(spy);
                }
            }
        }
        self.glimpsed[seat] = view.lookable;
    }

    /// Writes the envelopes that the viewer does not hold.
    fn write_envelopes(&mut self, view: &View, seat: Seat, rng: &mut Rng) {
        for owner in view.position.seats().iter() {
            let holder = view.position.holders[owner];
            let mine = holder == Some(seat);
            let number = match view.envelopes[owner] {
                Some(number) => number,
                None if mine => 0,
                None => self.draw_traitor(view, owner, rng),
            };
            self.traitors[owner] = number;
        }
        // Before the game, a seat that is not ready has not written anything. Only the viewer's own entry would be
        // visible.
        if matches!(view.stage, Stage::Preparing) && !view.ready.contains(seat) {
            self.traitors[opposite(seat)] = 0;
        }
    }

    /// A random number for the traitor of `owner`, whose envelope the viewer does not hold.
    fn draw_traitor(&self, view: &View, owner: Seat, rng: &mut Rng) -> u8 {
        let seen = |number: u8| {
            let mut spies = Spy::all_of(owner).filter(|spy| self.numbers[spy.index()] == number);
            spies.any(|spy| {
                let on_ring = matches!(view.position.spot(spy), Spot::At(_) | Spot::Out);
                on_ring && (self.beaten.contains(spy) || self.accused.contains(spy))
            })
        };
        let unseen: Vec<u8> = (1..=3).filter(|number| !seen(*number)).collect();
        let chosen = match rng.random_bool(UNRECOGNISED) {
            true => unseen.choose(rng).copied(),
            false => None,
        };
        chosen.unwrap_or_else(|| rng.random_range(1..=3))
    }

    fn choose_plans(&mut self, view: &View, seat: Seat, rng: &mut Rng) {
        let Stage::Fighting(fight) = view.stage else {
            return;
        };
        self.plans = [fight.seat, fight.defender.seat].map(|side| match side == seat {
            true => view.plan,
            false if view.chosen.contains(side) => Plan::ALL.choose(rng).copied(),
            false => None,
        });
    }
}

impl Deck {
    /// A deck with the seen passes in their places and the others in random order.
    fn resample(known: &[Option<Pass>; DECK], rng: &mut Rng) -> Deck {
        let mut left = unseen(known);
        let mut count: u8 = left.iter().sum();
        let mut draw = || {
            let mut drawn = rng.random_range(0..count.max(1));
            count = count.saturating_sub(1);
            let kind = Pass::ALL.iter().find(|pass| {
                let copies = left[pass.index()];
                let found = drawn < copies;
                drawn = drawn.saturating_sub(copies);
                found
            });
            let pass = kind.copied().unwrap_or(Pass::Yawn);
            left[pass.index()] = left[pass.index()].saturating_sub(1);
            pass
        };
        Deck { passes: known.map(|pass| pass.unwrap_or_else(&mut draw)), seen: *known, ready: true }
    }
}

/// The arrival to which a stage belongs, if any.
fn landing(view: &View) -> Option<Landing> {
    let (spy, place) = match view.stage {
        Stage::Meeting { spy, place } | Stage::Keeping { spy, place, .. } => (spy, place),
        Stage::Fighting(fight) => (fight.attacker?, fight.place),
        _ => return None,
    };
    Some(Landing {
        spy,
        place,
        // A spy at home among enemies has almost always been bought free.
        freed: place == Place::embassy(spy.seat),
        won: false,
        again: false,
        lying: view.position.lying(place),
        inherited: Seats::NONE,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spion::rules::team::Team;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Pending;
    use snuffel_core::seat::Viewer;

    /// Plays random games, including looks and preferences, and calls `look` with each view of a player who has to
    /// act.
    fn views(seats: usize, mut look: impl FnMut(&View, Seat)) {
        for seed in 0..30 {
            let mut random = stream(seed, 77, 0);
            let config = ["notes=on", "notes=off"][seed as usize % 2].parse().unwrap();
            let mut state = Spion::start(&config, seats);
            let mut events = Vec::new();
            loop {
                events.clear();
                match Spion::pending(&state) {
                    Pending::Over(_) => break,
                    Pending::Chance(request) => {
                        let outcome = Spion::sample(&request, &mut random);
                        Spion::apply_chance(&mut state, outcome, &mut events).unwrap();
                    }
                    Pending::Seats(due) => {
                        let due: Vec<Seat> = due.iter().collect();
                        let seat = *due.choose(&mut random).unwrap();
                        let view = Spion::view(&state, Viewer::Seat(seat));
                        look(&view, seat);
                        let stray: Vec<_> = view
                            .lookable
                            .iter()
                            .map(super::super::Action::Look)
                            .chain([super::super::Action::Questions(super::super::Questions::All)])
                            .filter(|action| Spion::check(&view, action).is_ok())
                            .collect();
                        let moves = Spion::legal_actions(&view);
                        let chosen = match random.random_bool(0.2) {
                            true => stray.choose(&mut random),
                            false => None,
                        };
                        let action = *chosen.or_else(|| moves.choose(&mut random)).unwrap();
                        snuffel_core::rules::act::<Spion>(&mut state, seat, action, &mut events).unwrap();
                    }
                }
            }
        }
    }

    #[test]
    fn a_sample_agrees_with_all_that_the_view_shows() {
        for seats in [2, 4] {
            let mut compared = 0;
            views(seats, |view, seat| {
                for lot in 0..3 {
                    let sample = State::resample(view, seat, &mut stream(lot, 1, 0));
                    assert_eq!(Spion::view(&sample, Viewer::Seat(seat)), *view);
                    compared += 1;
                }
            });
            assert!(compared > 1000, "{compared}");
        }
    }

    #[test]
    fn samples_differ_in_all_that_is_hidden() {
        let mut state = Spion::start(&"notes=on".parse().unwrap(), 2);
        let mut random = stream(1, 0, 0);
        while let Pending::Chance(request) = Spion::pending(&state) {
            let outcome = Spion::sample(&request, &mut random);
            Spion::apply_chance(&mut state, outcome, &mut Vec::new()).unwrap();
        }
        let view = Spion::view(&state, Viewer::Seat(Seat::FIRST));
        let mut seen = [const { std::collections::BTreeSet::new() }; 3];
        for _ in 0..200 {
            let sample = State::resample(&view, Seat::FIRST, &mut random);
            seen[0].insert(sample.numbers[4..7].to_vec());
            seen[1].insert(vec![sample.traitors[Seat::FIRST]]);
            seen[2].insert(sample.decks[Team::Black].passes.map(|pass| pass as u8).to_vec());
            assert!(super::super::is_deck(&sample.decks[Team::White].passes));
        }
        assert_eq!(seen[0].len(), 6);
        assert_eq!(seen[1].len(), 3);
        assert!(seen[2].len() > 190);
    }
}
