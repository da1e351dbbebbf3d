//! Tests that goals are kept: no player walks from one field to another and straight back without learning anything,
//! in any variant, whether it is a computer or a person following the hints.

use std::mem;

use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think as _;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::Purpose;
use snuffel_core::seat::{PerSeat, Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::board::{Field, Size, Wall};
use snuffel_games::sniff::rules::view::Search;

use snuffel_testing::share;

const VARIANTS: [&str; 11] = [
    "size=5x5 walls=20",
    "size=5x5 walls=20 gallop",
    "size=5x5 walls=20 warm-hot",
    "size=5x5 walls=20 way-out",
    "size=5x5 walls=20 blind",
    "size=5x5 dogs",
    "size=5x5 walls=20 non-stop",
    "size=5x5 walls=10",
    "size=5x5 walls=20 count",
    "size=5x5 dogs count",
    "size=4x4 walls=12 gallop warm-hot count",
];

/// The recent path of a player, and its knowledge there.
#[derive(Clone, Default)]
struct Trail {
    /// The last fields without new knowledge in between, latest last.
    fields: Vec<Field>,
    known: Option<Search>,
    /// Whether it goes on alone because the other player has found the goal: without turns, and set back by a bite at
    /// most.
    alone: bool,
    /// The returns found so far.
    returns: Vec<[Field; 3]>,
}

impl Trail {
    /// Returns whether walls were met on all sides of a field but the one it was entered from, so that the only way is
    /// back.
    fn is_dead_end(size: Size, search: &Search, from: Field, field: Field) -> bool {
        let mut others = size.neighbours(field).filter(|beyond| *beyond != from);
        others.all(|beyond| search.met.contains(Wall::new(field, beyond)))
    }

    /// Records a move of this player.
    fn goes_on(&mut self, size: Size, search: &Search, blind: bool, alone: bool) {
        let known = search.knowledge();
        // The cost of an ask and of a bite then changes, and so may the goal.
        if mem::replace(&mut self.alone, alone) != alone {
            self.fields.clear();
        }
        // In `blind`, knowledge is not kept, so every answer that is not free counts as learning.
        let has_learnt = match blind {
            true => search.came.is_none(),
            false => self.known.is_some_and(|before| before != known),
        };
        if has_learnt {
            self.fields.clear();
        }
        self.known = Some(known);
        self.fields.push(search.stands);
        if let [.., one, two, three] = self.fields[..]
            && one == three
            && one != two
            && !Trail::is_dead_end(size, search, one, two)
        {
            self.returns.push([one, two, three]);
        }
    }
}

/// Plays a game in which both seats follow the computer of `level`, or its hints. Returns the moves and the returns.
fn walks(options: &str, seed: u64, level: Level, by_hints: bool) -> (u32, Vec<[Field; 3]>) {
    let config = options.parse().unwrap();
    let mut table = Table::<Sniff>::new(&config, 2, Box::new(Seeded { seed }));
    table.settle();
    let mut players: [Box<dyn Computer<Sniff>>; 2] = [Sniff::computer(level), Sniff::computer(level)];
    let mut trails: PerSeat<Trail> = PerSeat::from_fn(|_| Trail::default());
    let mut moves = 0;
    while let Due::Seats(due) = table.due() {
        let seat = due.iter().next().unwrap();
        let view = table.view(Viewer::Seat(seat));
        let purpose = if by_hints { Purpose::Hint(seat) } else { Purpose::Decision(seat) };
        let (player, rng) = (&mut players[seat.index()], &mut purpose.stream(seed, table.steps()));
        let action = match by_hints {
            true => player.advise(&view, rng, Deadline::NEVER).best.action,
            false => player.decide(&view, rng, Deadline::NEVER),
        };
        table.act(seat, action).unwrap();
        let search = *table.view(Viewer::Seat(seat)).search(seat);
        if search.asks > view.search(seat).asks {
            moves += 1;
            trails[seat].goes_on(view.config.size, &search, view.config.blind, view.alone.is_some());
        }
        assert!(moves < 20_000, "{options} {seed}");
    }
    let returns = [Seat::FIRST, Seat::SECOND].map(|seat| trails[seat].returns.clone()).concat();
    (moves, returns)
}

/// Plays `number` games of each variant. Hints take long, and are followed in a third of the variants, unless all tests are to be
/// whole.
fn nobody_goes_to_and_fro(level: Level, by_hints: bool, number: u64) {
    let chosen = std::env::var("SNUFFEL_VARIANT").unwrap_or_default();
    let step = if by_hints { 3 / share(3) as usize } else { 1 };
    for options in VARIANTS.into_iter().filter(|options| options.ends_with(&chosen)).step_by(step) {
        let (mut moves, mut returns) = (0, 0);
        for seed in 0..number {
            let (made, back) = walks(options, seed, level, by_hints);
            moves += made;
            returns += back.len();
            if let Some([one, two, _]) = back.first() {
                println!("seed {seed}: from {one} to {two} and back");
            }
        }
        println!("{level}, {options}: {returns} ways there and back in {number} games, {moves} moves");
        assert_eq!(returns, 0, "{level}, {options}");
        assert!(u64::from(moves) > 5 * number, "{level}, {options}: {moves}");
    }
}

#[test]
fn hard_keeps_its_goal() {
    nobody_goes_to_and_fro(Level::HARD, false, share(5));
}

#[test]
fn hard_in_some_of_its_decisions_keeps_its_goal() {
    for level in [7, 8].into_iter().filter_map(Level::new) {
        nobody_goes_to_and_fro(level, false, share(5));
    }
}

#[test]
fn who_follows_the_hints_keeps_a_goal() {
    nobody_goes_to_and_fro(Level::HARD, true, share(5));
}

#[test]
fn easy_to_normal_keep_their_goals() {
    for level in [1, 2, 3, 4, 5, 6].into_iter().filter_map(Level::new) {
        nobody_goes_to_and_fro(level, false, share(50));
    }
}
