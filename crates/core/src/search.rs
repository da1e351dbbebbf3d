//! Search: how a strong computer player thinks in a game with hidden cards or tiles.
//!
//! Information-set Monte Carlo tree search with one tree for all players. Each simulation begins in a state that fits
//! what the player knows, goes down the tree by moves that are possible in that state, adds one node, and plays on to
//! the horizon. A move that is not always possible is weighed by how often it could have been chosen.
//!
//! How long it thinks is a number of simulations: so the same seed gives the same move on every machine, and a game
//! that is resumed goes on as it would have. Only where somebody has set a time limit does it depend on the machine.

use std::sync::LazyLock;

use rand::RngExt;

use crate::arithmetic::ln;
use crate::deadline::Deadline;
use crate::rng::Rng;

/// A game as the search plays it: a state without secrets, quick to copy and to play on.
pub trait Playout {
    /// What a player chooses.
    type Move: Copy + PartialEq;

    /// The number of the player who chooses next; `None` at the horizon, where the search looks no further.
    fn mover(&self) -> Option<usize>;

    /// Puts all moves of that player into `moves`, which is empty: at least one before the horizon.
    fn moves(&self, moves: &mut Vec<Self::Move>);

    /// Does a move.
    fn play(&mut self, chosen: Self::Move, rng: &mut Rng);

    /// Plays on to the horizon, sensibly and fast.
    fn roll_out(&mut self, rng: &mut Rng);

    /// How good the state at the horizon is for a player, from 0 (lost) to 1 (won).
    fn reward(&self, player: usize) -> f32;
}

/// How much is thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How many simulations.
    pub simulations: u32,
    /// How much is tried that looks bad so far; about 0.7 for rewards that use the whole range from 0 to 1.
    pub exploration: f32,
}

/// What the search has found out about a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<M> {
    /// The move.
    pub chosen: M,
    /// How often it was tried.
    pub visits: u32,
    /// The mean reward of whoever is on turn.
    pub mean: f32,
}

/// How many simulations are played between two looks at the clock, and at the least.
const HURRY: u32 = 64;

/// Looks for the best move of whoever is on turn in the states that `sample` gives, each of which may be what the
/// player sees. Ends early at the deadline. Gives the moves that were tried, the best first; none when the states are
/// at the horizon.
pub fn search<P: Playout>(
    mut sample: impl FnMut(&mut Rng) -> P,
    effort: Effort,
    deadline: Deadline<'_>,
    rng: &mut Rng,
) -> Vec<Tried<P::Move>> {
    let mut tree = Tree::new(effort);
    for simulated in 0..effort.simulations {
        if simulated % HURRY == HURRY - 1 && deadline.is_over() {
            break;
        }
        let state = sample(rng);
        tree.simulate(state, rng);
    }
    tree.tried()
}

/// What it is worth to begin with the move `first`, which has to be possible: the mean reward of whoever is on turn where
/// all of the effort goes into what comes after it. `None` at the horizon.
pub fn worth<P: Playout>(
    mut sample: impl FnMut(&mut Rng) -> P,
    first: P::Move,
    effort: Effort,
    deadline: Deadline<'_>,
    rng: &mut Rng,
) -> Option<f32> {
    let begun = |rng: &mut Rng| Begun { state: sample(rng), first: Some(first) };
    search(begun, effort, deadline, rng).first().map(|tried| tried.mean)
}

/// A game in which the first move is settled.
struct Begun<P: Playout> {
    state: P,
    /// The first move, before it is done.
    first: Option<P::Move>,
}

impl<P: Playout> Playout for Begun<P> {
    type Move = P::Move;

    fn mover(&self) -> Option<usize> {
        self.state.mover()
    }

    fn moves(&self, moves: &mut Vec<P::Move>) {
        match self.first {
            Some(first) => moves.push(first),
            None => self.state.moves(moves),
        }
    }

    fn play(&mut self, chosen: P::Move, rng: &mut Rng) {
        self.first = None;
        self.state.play(chosen, rng);
    }

    fn roll_out(&mut self, rng: &mut Rng) {
        self.state.roll_out(rng);
    }

    fn reward(&self, player: usize) -> f32 {
        self.state.reward(player)
    }
}

/// The place of a move in the tree.
type Place = u32;

/// The place of nothing: no move comes after, or beside.
const NOWHERE: Place = Place::MAX;

/// A move in the tree.
struct Node<M> {
    chosen: M,
    /// Who has chosen it.
    actor: usize,
    /// The first of the moves after it.
    child: Place,
    /// The next of the moves beside it.
    sibling: Place,
    visits: u32,
    /// How often it could have been chosen.
    offers: u32,
    rewards: f32,
}

impl<M> Node<M> {
    /// How much the move deserves to be tried: what it has brought, and how little is known of it.
    fn promise(&self, exploration: f32) -> f32 {
        let visits = self.visits as f32;
        let doubt = (logarithm(self.offers) / visits).sqrt();
        self.rewards / visits + exploration * doubt
    }
}

/// The natural logarithm of a number. Most moves are offered seldom; for them it is looked up, which is faster.
fn logarithm(number: u32) -> f32 {
    const KNOWN: usize = 1024;
    static LOGARITHMS: LazyLock<[f32; KNOWN]> = LazyLock::new(|| std::array::from_fn(|number| ln(number as f32)));
    let known = LOGARITHMS.get(number as usize);
    known.copied().unwrap_or_else(|| ln(number as f32))
}

struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// The first move of the root.
    first: Place,
    exploration: f32,
    /// The moves of the state at hand.
    moves: Vec<M>,
    /// The moves of the simulation at hand.
    path: Vec<Place>,
}

impl<M: Copy + PartialEq> Tree<M> {
    fn new(effort: Effort) -> Tree<M> {
        Tree {
            nodes: Vec::with_capacity(effort.simulations as usize),
            first: NOWHERE,
            exploration: effort.exploration,
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    fn simulate<P: Playout<Move = M>>(&mut self, mut state: P, rng: &mut Rng) {
        self.path.clear();
        let mut grown = false;
        while let (false, Some(actor)) = (grown, state.mover()) {
            self.moves.clear();
            state.moves(&mut self.moves);
            let (new, best) = self.compare(actor);
            grown = new > 0;
            let next = match grown {
                true => self.grow(new, actor, rng),
                false => best,
            };
            let Some(node) = self.nodes.get(next as usize) else {
                break;
            };
            state.play(node.chosen, rng);
            self.path.push(next);
        }
        state.roll_out(rng);
        for place in &self.path {
            let node = &mut self.nodes[*place as usize];
            node.visits += 1;
            node.rewards += state.reward(node.actor);
        }
    }

    /// The first of the moves after those of the path.
    fn first_child(&self) -> Place {
        let last = self.path.last();
        last.map_or(self.first, |last| self.nodes[*last as usize].child)
    }

    /// How many of the possible moves are not in the tree yet, and the most promising one of the others. The new ones
    /// come first among the possible moves afterwards.
    fn compare(&mut self, actor: usize) -> (usize, Place) {
        let mut new = self.moves.len();
        let mut best = (f32::NEG_INFINITY, NOWHERE);
        let mut place = self.first_child();
        while let Some(node) = self.nodes.get_mut(place as usize) {
            // What chance has brought may let another player choose here.
            if node.actor == actor
                && let Some(known) = self.moves[..new].iter().position(|m| *m == node.chosen)
            {
                new -= 1;
                self.moves.swap(known, new);
                node.offers += 1;
                let promise = node.promise(self.exploration);
                if promise > best.0 {
                    best = (promise, place);
                }
            }
            place = node.sibling;
        }
        (new, best.1)
    }

    /// Adds one of the first `new` possible moves to the tree.
    fn grow(&mut self, new: usize, actor: usize, rng: &mut Rng) -> Place {
        let added = self.nodes.len() as Place;
        self.nodes.push(Node {
            chosen: self.moves[rng.random_range(0..new)],
            actor,
            child: NOWHERE,
            sibling: self.first_child(),
            visits: 0,
            offers: 1,
            rewards: 0.0,
        });
        match self.path.last() {
            Some(last) => self.nodes[*last as usize].child = added,
            None => self.first = added,
        }
        added
    }

    /// The moves of the root, the most visited first.
    fn tried(&self) -> Vec<Tried<M>> {
        let mut tried = Vec::new();
        let mut place = self.first;
        while let Some(node) = self.nodes.get(place as usize) {
            tried.push(Tried {
                chosen: node.chosen,
                visits: node.visits,
                mean: node.rewards / node.visits.max(1) as f32,
            });
            place = node.sibling;
        }
        tried.sort_by_key(|tried| std::cmp::Reverse(tried.visits));
        tried
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::stream;
    use rand::seq::IndexedRandom;

    /// Two players take 1 to 3 matches in turn; whoever takes the last one wins.
    #[derive(Clone)]
    struct Matches {
        left: u8,
        mover: usize,
    }

    impl Playout for Matches {
        type Move = u8;

        fn mover(&self) -> Option<usize> {
            (self.left > 0).then_some(self.mover)
        }

        fn moves(&self, moves: &mut Vec<u8>) {
            moves.extend(1..=self.left.min(3));
        }

        fn play(&mut self, chosen: u8, _rng: &mut Rng) {
            self.left -= chosen;
            self.mover = 1 - self.mover;
        }

        fn roll_out(&mut self, rng: &mut Rng) {
            while self.left > 0 {
                self.play(rng.random_range(1..=self.left.min(3)), rng);
            }
        }

        fn reward(&self, player: usize) -> f32 {
            f32::from(player != self.mover)
        }
    }

    const EFFORT: Effort = Effort { simulations: 20_000, exploration: 0.7 };

    #[test]
    fn the_search_leaves_a_multiple_of_four_matches() {
        for left in [5, 6, 7, 9, 10, 11] {
            let sample = |_: &mut Rng| Matches { left, mover: 1 };
            let tried = search(sample, EFFORT, Deadline::NEVER, &mut stream(left.into(), 0, 0));
            assert_eq!(tried[0].chosen, left % 4, "{tried:?}");
            assert!(tried[0].mean > 0.8, "{tried:?}");
            let visits: u32 = tried.iter().map(|tried| tried.visits).sum();
            assert_eq!(visits, EFFORT.simulations);
        }
    }

    #[test]
    fn the_same_dice_give_the_same_search() {
        let tried = || {
            let sample = |_: &mut Rng| Matches { left: 9, mover: 0 };
            search(sample, EFFORT, Deadline::NEVER, &mut stream(3, 0, 0))
        };
        assert_eq!(tried(), tried());
    }

    /// One guesses a hidden number from 0 to 3, most often a 2, or says nothing for a small reward. A guess is possible
    /// only where the coin shows it.
    #[derive(Clone)]
    struct Guess {
        hidden: u8,
        allowed: u8,
        reward: Option<f32>,
    }

    impl Playout for Guess {
        type Move = Option<u8>;

        fn mover(&self) -> Option<usize> {
            self.reward.is_none().then_some(0)
        }

        fn moves(&self, moves: &mut Vec<Option<u8>>) {
            moves.extend([None, Some(2), Some(self.allowed)]);
            moves.dedup();
        }

        fn play(&mut self, chosen: Option<u8>, _rng: &mut Rng) {
            let guessed = chosen.map(|guess| f32::from(guess == self.hidden));
            self.reward = Some(guessed.unwrap_or(0.3));
        }

        fn roll_out(&mut self, _rng: &mut Rng) {}

        fn reward(&self, _player: usize) -> f32 {
            self.reward.unwrap_or(0.0)
        }
    }

    #[test]
    fn what_is_hidden_is_weighed_by_how_likely_it_is() {
        let sample = |rng: &mut Rng| Guess {
            hidden: *[0, 1, 2, 2, 2, 3].choose(rng).unwrap_or(&2),
            allowed: rng.random_range(0..4),
            reward: None,
        };
        let tried = search(sample, EFFORT, Deadline::NEVER, &mut stream(1, 0, 0));
        assert_eq!(tried[0].chosen, Some(2));
        assert!((tried[0].mean - 0.5).abs() < 0.03, "{tried:?}");
        assert_eq!(tried.len(), 5, "{tried:?}");
    }

    #[test]
    fn after_the_deadline_the_best_so_far_has_to_do() {
        let is_over = || true;
        let sample = |_: &mut Rng| Matches { left: 9, mover: 0 };
        let tried = search(sample, EFFORT, Deadline::when(&is_over), &mut stream(1, 0, 0));
        let visits: u32 = tried.iter().map(|tried| tried.visits).sum();
        assert_eq!(visits, HURRY - 1);
    }

    #[test]
    fn each_first_move_is_worth_what_comes_after_it() {
        let sample = |_: &mut Rng| Matches { left: 6, mover: 1 };
        let worth = |first| worth(sample, first, EFFORT, Deadline::NEVER, &mut stream(1, 0, 0)).unwrap();
        // Two leave four, from which nobody wins who is on turn.
        assert!(worth(2) > 0.9 && worth(1) < 0.2 && worth(3) < 0.2, "{} {} {}", worth(1), worth(2), worth(3));
    }

    #[test]
    fn at_the_horizon_nothing_is_tried() {
        let sample = |_: &mut Rng| Matches { left: 0, mover: 0 };
        assert_eq!(search(sample, EFFORT, Deadline::NEVER, &mut stream(1, 0, 0)), []);
        assert_eq!(worth(sample, 1, EFFORT, Deadline::NEVER, &mut stream(1, 0, 0)), None);
    }
}
