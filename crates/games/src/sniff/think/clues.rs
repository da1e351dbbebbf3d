//! Conclusions of a searcher about the treasure and the dogs, from the answers so far. Rule book `sniff`, variants
//! `warm-hot`, `way-out` and `dogs`.

use crate::sniff::rules::board::{Field, Size};
use crate::sniff::rules::builder::kennel;
use crate::sniff::rules::config::Config;
use crate::sniff::rules::distances::Distances;
use crate::sniff::rules::sets::FieldSet;
use crate::sniff::rules::view::Search;

/// The conclusions from a search.
#[derive(Clone, Debug)]
pub struct Clues {
    /// The possible places of the goal.
    pub goals: FieldSet,
    /// For each field, the number of possible kennels (pairs of dogs) that include it.
    risks: [u16; Field::COUNT],
}

impl Clues {
    /// The conclusions from all answers of a search.
    pub fn new(search: &Search, config: &Config) -> Clues {
        Clues { goals: goals(search, config), risks: risks(search, config) }
    }

    /// The likelihood of a dog on `field`, for comparisons only; 0 if there certainly is none.
    pub fn risk(&self, field: Field) -> u16 {
        self.risks[field.index()]
    }

    /// The number of moves from `field` to the nearest possible place of the goal, if all untried borders are open; 0
    /// if none can be reached.
    pub fn hope(&self, search: &Search, size: Size, field: Field) -> u8 {
        if self.goals.contains(field) {
            return 0;
        }
        let steps = Distances::from(size, field, |one, other| search.hopes(one, other));
        let goals = self.goals.iter().filter_map(|goal| steps.get(goal));
        goals.min().unwrap_or(0)
    }
}

/// The unvisited fields that agree with every warm, hot and cold answer; in `way-out`, the zero field.
pub(super) fn goals(search: &Search, config: &Config) -> FieldSet {
    let size = config.size;
    if config.way_out {
        return FieldSet::from_iter([Field::ZERO]);
    }
    let told = |field: &Field| *field != Field::ZERO && search.silent != Some(*field);
    let agrees = |goal: &Field| {
        !config.warm_hot
            || search.visited.iter().filter(told).all(|field| {
                let hot = size.adjacent(field, *goal);
                let warm = size.touch(field, *goal) && !hot;
                search.hot().contains(field) == hot && search.warm().contains(field) == warm
            })
    };
    let fields = size.fields().filter(|field| !search.visited.contains(*field));
    fields.filter(agrees).collect()
}

/// For each field, the number of possible kennels that include it.
fn risks(search: &Search, config: &Config) -> [u16; Field::COUNT] {
    let mut risks = [0; Field::COUNT];
    if config.dogs {
        for kennel in kennels(search, config) {
            for dog in kennel.iter() {
                risks[dog.index()] += 1;
            }
        }
    }
    risks
}

/// All pairs of fields for two dogs that explain every growl and every silence.
pub fn kennels(search: &Search, config: &Config) -> Vec<FieldSet> {
    let size = config.size;
    let entered = Distances::from(size, search.stands, |one, other| search.knows(one, other));
    let was_in = |field: Field| entered.get(field).is_some();
    let is_quiet = |field: Field| was_in(field) && !search.growl().contains(field);
    let may_stand = |field: &Field| kennel(size, *field) && !was_in(*field) && !size.neighbours(*field).any(is_quiet);
    let may_stand: Vec<Field> = size.fields().filter(may_stand).collect();
    // The growls that a dog on a field explains. Two dogs have to explain all of them.
    let heard = |dog: Field| -> FieldSet {
        let growl = |field: &Field| search.growl().contains(*field);
        size.neighbours(dog).filter(growl).collect()
    };
    let mut kennels = Vec::new();
    for (index, one) in may_stand.iter().enumerate() {
        for other in &may_stand[index + 1..] {
            let explained = heard(*one).iter().chain(heard(*other).iter());
            let both = FieldSet::from_iter([*one, *other]);
            if explained.collect::<FieldSet>() == search.growl() && search.dogs.iter().all(|dog| both.contains(dog)) {
                kennels.push(both);
            }
        }
    }
    kennels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::rules::labyrinth::Labyrinth;

    fn clues(options: &str, labyrinth: &str, steps: &str) -> (Clues, Search) {
        let config: Config = options.parse().unwrap();
        let labyrinth: Labyrinth = labyrinth.parse().unwrap();
        let mut search = Search::default();
        for step in steps.split(' ') {
            search.ask(&labyrinth, &config, step.parse().unwrap());
        }
        (Clues::new(&search, &config), search)
    }

    fn names(fields: FieldSet) -> String {
        let names: Vec<String> = fields.iter().map(|field| field.to_string()).collect();
        names.join(" ")
    }

    #[test]
    fn warm_and_hot_leave_few_fields_for_the_treasure() {
        let options = "size=3x3 walls=6 warm-hot";
        let (clues, _) = clues(options, "3x3 treasure B1", "C2");
        assert_eq!(names(clues.goals), "B1 B3");
        let (clues, _) = self::clues(options, "3x3 treasure B1", "C2 C1");
        assert_eq!(names(clues.goals), "B1");
        let (clues, _) = self::clues(options, "3x3 treasure A1", "C2");
        assert_eq!(names(clues.goals), "A1 A2 A3");
    }

    #[test]
    fn growls_tell_where_dogs_may_be_and_silence_where_not() {
        let options = "size=3x3 dogs";
        let risk = |clues: &Clues, field: &str| clues.risk(field.parse().unwrap());
        let (quiet, _) = clues(options, "3x3 dog A1 dog B3 treasure A3", "C2");
        assert_eq!(risk(&quiet, "B2"), 0);
        assert!(risk(&quiet, "B1") > 0 && risk(&quiet, "B3") > 0);
        // C3 growls, which is certainly due to B3.
        let (growl, _) = clues(options, "3x3 dog A1 dog B3 treasure A3", "C2 C3");
        assert_eq!(risk(&growl, "B3"), 4);
        assert_eq!(["A1", "A2", "A3", "B1"].map(|field| risk(&growl, field)), [1; 4]);
    }

    #[test]
    fn hope_counts_moves_over_untried_borders() {
        let (clues, search) = clues("size=3x3 walls=6 way-out", "3x3", "C2");
        let hope = |field: &str| clues.hope(&search, Size::new(3, 3).unwrap(), field.parse().unwrap());
        assert_eq!([hope("0"), hope("C1"), hope("A1")], [0, 1, 3]);
    }
}
