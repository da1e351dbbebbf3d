//! A searcher's expectations of the maker of a labyrinth, before any of its walls are known: that the treasure may be
//! anywhere, and that the walls are meant to delay its discovery.
//!
//! So of two labyrinths that agree with all answers, the one in which a plain searcher needs longer is somewhat more
//! likely. That can be expected of any maker who wants to win. It does not use knowledge of what the levels of this
//! program build; see `docs/opponents.md`.

use super::consistent::Consistent;
use super::trek::{Ledger, Secret, Spent, Terms, Trek};
use crate::sniff::rules::board::Field;
use crate::sniff::rules::config::Config;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::sets::bits;
use crate::sniff::rules::view::Search;
use snuffel_core::arithmetic::exp;
use snuffel_core::rng::{Rng, stream};

/// A number for each field.
pub(super) type Each = [f32; Field::COUNT];

/// The presumed maker of the labyrinth being searched.
#[derive(Clone, Debug)]
pub(super) struct Maker {
    terms: Terms,
    searcher: Trek,
    /// The average cost for a plain searcher to find a treasure on each field.
    usual: Each,
    /// A maker's average preference for a treasure on each field. It is divided out of the likelihood, so that no
    /// field is more likely just because of its position.
    liked: Each,
}

impl Maker {
    /// The number of random labyrinths sampled to find the usual values.
    const SAMPLES: u64 = 200;
    /// The weight of a long search: a treasure that takes twice as long as usual is about `exp(POWER * 0.6)` times as
    /// likely as one that takes the usual time. Measured: with 1, hard is slower in its own labyrinths; with 3, in
    /// those of others.
    const POWER: f32 = 1.5;
    /// The multiple of the usual length at which a search counts as long. Anything longer hardly adds weight;
    /// otherwise the few labyrinths in which a plain searcher walks in circles would decide everything.
    const LONG: f32 = 3.0;

    /// The maker for the agreed options, and for searches that begin on `start`.
    pub fn new(config: &Config, start: Field) -> Maker {
        // One search shows for all fields how long a treasure there stays hidden, as long as answers do not depend on
        // it.
        let config = Config { warm_hot: false, ..*config };
        let begun = Search::from(start);
        let mut anything = Consistent::with(&begun, &config, start);
        let mut maker = Maker {
            terms: Terms::new(&config, false),
            searcher: Trek::from(&begun, anything.goals(), anything.suspects(), 0),
            usual: [1.0; Field::COUNT],
            liked: [1.0; Field::COUNT],
        };
        // Always the same sample: the usual values depend on the options and not on the searcher's knowledge, so that
        // goals are kept.
        let drawn = |number| {
            let luck = &mut stream(0, 0, number);
            let (labyrinth, goals) = anything.draw(luck)?;
            Some((goals, maker.needed(&labyrinth, goals, luck)))
        };
        let drawn: Vec<(u128, Each)> = (0..Self::SAMPLES).filter_map(drawn).collect();
        maker.usual = means(&drawn, |_, needed| needed);
        maker.liked = means(&drawn, |field, needed| maker.liking(field, needed));
        maker
    }

    /// The likelihood that this labyrinth was built with the treasure on each of the fields `goals`, relative to the
    /// mean of all labyrinths.
    pub fn likely(&self, labyrinth: &Labyrinth, goals: u128, rng: &mut Rng) -> Each {
        let mut likely = self.needed(labyrinth, goals, rng);
        for goal in bits(goals).map(usize::from) {
            likely[goal] = self.liking(goal, likely[goal]) / self.liked[goal];
        }
        likely
    }

    /// The cost for a plain searcher to find each of the fields `goals`; 0 for all others.
    fn needed(&self, labyrinth: &Labyrinth, goals: u128, rng: &mut Rng) -> Each {
        let mut needed = [0.0; Field::COUNT];
        let mut trek = self.searcher;
        trek.finish(&Secret::new(labyrinth, goals), &self.terms, rng, &mut needed);
        needed
    }

    /// A maker's preference for a field for which a searcher needs this long.
    fn liking(&self, field: usize, needed: f32) -> f32 {
        let long = needed / self.usual[field] / Self::LONG;
        exp(Self::POWER * Self::LONG * (1.0 - exp(-long)))
    }
}

/// Records the cost of finding each field.
impl Ledger for Each {
    fn found(&mut self, goals: u128, spent: Spent) {
        bits(goals).for_each(|goal| self[usize::from(goal)] = spent.cost);
    }
}

/// For each field, the mean of `number` over the labyrinths in which it may be the goal; 1 if there are none.
fn means(drawn: &[(u128, Each)], number: impl Fn(usize, f32) -> f32) -> Each {
    std::array::from_fn(|field| {
        let those = || drawn.iter().filter(|(goals, _)| goals & 1 << field != 0);
        let sum: f32 = those().map(|(_, needed)| number(field, needed[field])).sum();
        match those().count() {
            0 => 1.0,
            count => sum / count as f32,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::ground::bit;
    use super::*;
    use crate::sniff::rules::Sniff;
    use crate::sniff::rules::view::View;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seat, Viewer};

    fn view(options: &str) -> View {
        Sniff::view(&Sniff::start(&options.parse().unwrap(), 2), Viewer::Seat(Seat::FIRST))
    }

    fn mask(fields: &str) -> u128 {
        fields.split(' ').map(|field| bit(field.parse().unwrap())).sum()
    }

    #[test]
    fn a_treasure_in_a_corner_that_ways_lead_round_is_likelier_than_one_beside_the_entrance() {
        let view = view("size=3x3 walls=6");
        let maker = Maker::new(&view.config, view.start);
        // The only way in is C1, and from there round through all of C, B3 and A3 to A1.
        let labyrinth = "3x3 A1-B1 A2-B2 B1-C1 B2-C2 C2-0 C3-0".parse().unwrap();
        let mean = |field: &str| {
            let number = field.parse::<Field>().unwrap().index();
            let likely = |seed| maker.likely(&labyrinth, mask("A1 C1"), &mut stream(seed, 0, 0))[number];
            (0..200).map(likely).sum::<f32>() / 200.0
        };
        assert!(mean("A1") > 1.2 * mean("C1"), "{} {}", mean("A1"), mean("C1"));
    }

    #[test]
    fn no_field_is_likelier_than_another_for_its_place() {
        let view = view("size=4x4 walls=12");
        let maker = Maker::new(&view.config, view.start);
        let mut anything = Consistent::with(&Search::from(view.start), &view.config, view.start);
        let mut all = [[0.0; 2]; Field::COUNT];
        for seed in 0..2000 {
            let luck = &mut stream(seed, 1, 0);
            let (labyrinth, goals) = anything.draw(luck).unwrap();
            let likely = maker.likely(&labyrinth, goals, luck);
            for goal in bits(goals).map(usize::from) {
                all[goal][0] += likely[goal];
                all[goal][1] += 1.0;
            }
        }
        for field in view.config.size.fields() {
            let [sum, count] = all[field.index()];
            assert!((sum / count - 1.0).abs() < 0.15, "{field}: {}", sum / count);
        }
    }
}
