//! Plain ways of searching a labyrinth, which measure how hard it is. Rule book `sniff`, section Figures to test
//! against.

use rand::seq::{IndexedRandom, IteratorRandom};

use crate::sniff::rules::board::{Field, Size};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::distances::Distances;
use crate::sniff::rules::event::Answer;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::view::{Border, Search};
use snuffel_core::rng::Rng;

/// A border across which an unvisited field can be entered: an untried one or, once the treasure is hidden again, a
/// known way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Door {
    /// The field on this side, which known ways reach.
    pub inside: Field,
    /// The unvisited field.
    pub beyond: Field,
    /// The number of moves by known ways to ask for the field beyond, including the last one.
    pub moves: u8,
}

/// All doors that known ways reach, in the order of their fields.
pub fn doors(search: &Search, size: Size) -> impl Iterator<Item = Door> {
    let distances = Distances::from(size, search.stands, known(search));
    let all = size.fields().chain([Field::ZERO]);
    all.flat_map(move |inside| {
        let steps = distances.get(inside);
        let untried =
            move |beyond: &Field| steps.is_some() && !search.visited.contains(*beyond) && search.hopes(inside, *beyond);
        let beyond = size.neighbours(inside).filter(untried);
        beyond.filter_map(move |beyond| {
            let moves = steps? + 1;
            Some(Door { inside, beyond, moves })
        })
    })
}

/// Known ways between visited fields. Once the treasure is hidden again, only fields visited since then count: a way
/// through any other one has to ask for that first.
fn known(search: &Search) -> impl Fn(Field, Field) -> bool + Copy + '_ {
    let has_been = |field| search.visited.contains(field) || field == search.stands;
    move |one, other| has_been(one) && has_been(other) && search.knows(one, other)
}

/// The fields on a shortest known way to a door, ending with the one beyond it.
pub fn way(search: &Search, size: Size, door: Door) -> Vec<Field> {
    let known = known(search);
    let distances = Distances::from(size, door.inside, known);
    let mut way = Vec::new();
    let mut here = search.stands;
    while let Some(next) = distances.descend(size, here, known).next() {
        way.push(next);
        here = next;
    }
    way.push(door.beyond);
    way
}

/// The next field to ask for on a shortest known way to a door.
pub fn towards(search: &Search, size: Size, door: Door) -> Field {
    let known = known(search);
    let distances = Distances::from(size, door.inside, known);
    let next = distances.descend(size, search.stands, known).next();
    next.unwrap_or(door.beyond)
}

/// The next field that the frontier walker asks for: towards the nearest unvisited field through visited ones,
/// assuming that untried borders are open, with a random choice among equals. `None` if there is no way on.
pub fn nearest_ask(search: &Search, size: Size, rng: &mut Rng) -> Option<Field> {
    let hope = |one, other| search.hopes(one, other);
    let onwards = |one, other| search.visited.contains(one) && hope(one, other);
    let steps = Distances::from(size, search.stands, onwards);
    let unvisited = || {
        let fields = size.fields().filter(|field| !search.visited.contains(*field));
        fields.filter_map(|field| Some((steps.get(field)?, field)))
    };
    let least = unvisited().map(|(steps, _)| steps).min()?;
    let nearest = unvisited().filter(|(steps, _)| *steps == least);
    let (_, goal) = nearest.choose(rng)?;
    let backwards = |one, other| search.visited.contains(other) && hope(one, other);
    let back = Distances::from(size, goal, backwards);
    back.descend(size, search.stands, hope).next()
}

/// The number of asks that the frontier walker needs to find the treasure; `None` if it cannot be reached.
///
/// If it only used known ways, it would be the depth-first walker, which leaves nothing unfinished behind.
pub fn frontier(labyrinth: &Labyrinth, rng: &mut Rng) -> Option<u32> {
    let config = Config::base(labyrinth.size);
    let mut search = Search::default();
    loop {
        let next = nearest_ask(&search, labyrinth.size, rng)?;
        if search.ask(labyrinth, &config, next) == Answer::Treasure {
            return Some(search.asks);
        }
    }
}

/// The number of asks that the depth-first walker needs. It goes on from where it is while an untried border leads to
/// an unvisited field, choosing among these at random, and otherwise goes back the way it came. `None` if the
/// treasure cannot be reached.
pub fn depth_first(labyrinth: &Labyrinth, rng: &mut Rng) -> Option<u32> {
    let config = Config::base(labyrinth.size);
    let mut search = Search::default();
    let mut trail = Vec::new();
    loop {
        let here = search.stands;
        let untried = |next: &Field| !search.visited.contains(*next) && search.border(here, *next) == Border::Unknown;
        let onwards: Vec<Field> = labyrinth.size.neighbours(here).filter(untried).collect();
        match onwards.choose(rng) {
            Some(next) => {
                let answer = search.ask(labyrinth, &config, *next);
                if answer == Answer::Treasure {
                    return Some(search.asks);
                }
                if answer.is_free() {
                    trail.push(here);
                }
            }
            None => {
                search.ask(labyrinth, &config, trail.pop()?);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::rules::builder;
    use crate::sniff::rules::sets::WallSet;
    use crate::sniff::tests::searching;
    use snuffel_core::rng::stream;
    use snuffel_core::seat::Seat;

    /// The average number of asks of both walkers in random labyrinths of the base game.
    fn averages(labyrinths: u32) -> [f64; 2] {
        let mut random = stream(11, 0, 0);
        let mut asks = [0; 2];
        for _ in 0..labyrinths {
            let empty = Labyrinth::empty(Size::USUAL);
            let labyrinth = builder::fill(&empty, 20, &mut random).unwrap();
            asks[0] += frontier(&labyrinth, &mut random).unwrap();
            asks[1] += depth_first(&labyrinth, &mut random).unwrap();
        }
        asks.map(|asks| f64::from(asks) / f64::from(labyrinths))
    }

    #[test]
    fn the_walkers_need_as_many_asks_as_the_rule_book_says() {
        let [frontier, depth_first] = averages(20_000);
        // Over 400,000 labyrinths the averages are 21.9 and 21.8; the tolerance covers the book's own sample.
        assert!((frontier - 22.2).abs() < 0.6, "frontier {frontier}");
        assert!((depth_first - 21.5).abs() < 0.6, "depth-first {depth_first}");
    }

    #[test]
    fn once_all_walls_are_known_a_way_leads_over_borders_that_nobody_has_tried() {
        let view = searching("size=3x3 walls=3", "3x3 A1-B1 A2-B2 B2-B3 treasure A3", "C1 B1 A1 B2 A2 B3 C2");
        let [search, early] =
            [view.search(Seat::FIRST), &Search { walls: WallSet::default(), ..*view.search(Seat::FIRST) }];
        let moves = |search: &Search| {
            let mut doors = doors(search, view.config.size);
            doors.find(|door| door.inside == Field::ZERO).map(|door| door.moves)
        };
        assert_eq!((moves(search), moves(&search.concluded(&view.config))), (Some(5), Some(2)));
        assert_eq!(moves(&early.concluded(&view.config)), Some(5));
    }

    #[test]
    fn no_way_leads_over_a_field_where_a_treasure_may_be_hidden_again() {
        let view = searching("size=3x3 walls=6 non-stop", "3x3 treasure A1", "C2 C1 B1 A1");
        let mut search = *view.search(Seat::FIRST);
        let beyond = |search: &Search| doors(search, view.config.size).map(|door| door.beyond).collect::<Vec<_>>();
        assert!(!beyond(&search).contains(&"B1".parse().unwrap()));
        search.forget_treasure(false);
        // B1 is known to be open, and is asked for before C1, which lies behind it.
        let fields = ["A2", "B1"].map(|field| field.parse().unwrap());
        assert!(beyond(&search).iter().all(|field| fields.contains(field)), "{:?}", beyond(&search));
    }

    #[test]
    fn no_way_leads_over_a_dog_that_has_bitten_though_all_ditches_are_known() {
        let (from, dog) = ("B2".parse().unwrap(), "B1".parse().unwrap());
        let view = searching("size=3x3 dogs count", "3x3 A1-A2 A2-A3 dog B1 dog A3 treasure A1", "C1 C2 B2 B1");
        let mut search = *view.search(Seat::FIRST);
        search.walls = "3x3 A1-A2 A2-A3".parse::<Labyrinth>().unwrap().walls;
        assert_eq!(search.walls.len(), usize::from(view.config.walls));
        search.flee(from, dog, false);
        let known = search.concluded(&view.config);
        assert!(known.knows(from, "C2".parse().unwrap()) && known.knows("C1".parse().unwrap(), Field::ZERO));
        assert!(view.config.size.neighbours(dog).all(|beside| !known.knows(beside, dog)));
    }

    #[test]
    fn a_walker_gives_up_when_no_way_leads_to_the_treasure() {
        let closed: Labyrinth = "3x3 A1-A2 A1-B1 treasure A1".parse().unwrap();
        assert_eq!(frontier(&closed, &mut stream(1, 0, 0)), None);
        assert_eq!(depth_first(&closed, &mut stream(1, 0, 0)), None);
    }
}
