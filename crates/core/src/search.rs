//! Search: how a strong computer player thinks in a game with hidden cards or tiles.
//!
//! Information-set Monte Carlo tree search with one tree for all players. Each simulation begins in a state consistent
//! with what the player knows, descends the tree by moves that are possible in that state, adds one node, and plays on
//! to the horizon. A move that is not always possible is weighed by how often it was available.
//!
//! The effort is a number of simulations: the same seed gives the same move on every machine, and a resumed game
//! continues as it would have. Only with a time limit does the result depend on the machine.

use std::sync::LazyLock;

use rand::RngExt;

use crate::arithmetic::ln;
use crate::deadline::Deadline;
use crate::rng::Rng;

/// A game as the search plays it: a state without secrets, quick to copy and to play.
pub trait Playout {
    /// A move of a player.
    type Move: Copy + PartialEq;

    /// The number of the player to move; `None` at the horizon, where the search looks no further.
    fn mover(&self) -> Option<usize>;

    /// Adds all moves of that player to `moves`, which is empty: at least one before the horizon.
    fn moves(&self, moves: &mut Vec<Self::Move>);

    /// Makes a move.
    fn play(&mut self, chosen: Self::Move, rng: &mut Rng);

    /// Plays on to the horizon, sensibly and fast.
    fn roll_out(&mut self, rng: &mut Rng);

    /// Returns how good the state at the horizon is for a player, from 0 (lost) to 1 (won).
    fn reward(&self, player: usize) -> f32;
}

/// The effort of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The number of simulations.
    pub simulations: u32,
    /// How strongly bad-looking moves are explored; about 0.7 for rewards that use the whole range from 0 to 1.
    pub exploration: f32,
}

/// The findings about one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<M> {
    /// The move.
    pub chosen: M,
    /// The number of simulations that tried it.
    pub visits: u32,
    /// The mean reward of the player to move.
    pub mean: f32,
}

/// The number of simulations between two checks of the deadline, and the minimum.
const HURRY: u32 = 64;

/// Searches for the best move of the player to move, in states drawn by `sample`, each of which is consistent with what
/// the player sees. Ends early at the deadline. Returns the moves that were tried, the best first; none if the states
/// are at the horizon.
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

/// Returns the worth of the move `first`, which has to be possible: the mean reward of the player to move if the entire
/// effort goes into what follows it. `None` at the horizon.
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

/// A game whose first move is settled.
struct Begun<P: Playout> {
    state: P,
    /// The first move, until it is made.
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

/// The index of a move in the tree.
type Place = u32;

/// The index for the absence of a child or sibling.
const NOWHERE: Place = Place::MAX;

/// A move in the tree.
struct Node<M> {
    chosen: M,
    /// The player who makes it.
    actor: usize,
    /// The first of the moves after it.
    child: Place,
    /// The next of its alternatives.
    sibling: Place,
    visits: u32,
    /// The number of simulations in which it was available.
    offers: u32,
    rewards: f32,
}

impl<M> Node<M> {
    /// Returns how much the move deserves to be tried: its mean reward, plus a bonus for how little is known about it.
    fn promise(&self, exploration: f32) -> f32 {
        let visits = self.visits as f32;
        let doubt = (logarithm(self.offers) / visits).sqrt();
        self.rewards / visits + exploration * doubt
    }
}

/// The natural logarithm of a number. Small numbers, by far the most frequent, are looked up, which is faster.
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
    /// The moves of the current state.
    moves: Vec<M>,
    /// The moves of the current simulation.
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

    /// The first of the moves that follow the path.
    fn first_child(&self) -> Place {
        let last = self.path.last();
        last.map_or(self.first, |last| self.nodes[*last as usize].child)
    }

    /// Returns the number of possible moves that are not in the tree yet, and the most promising of the others.
    /// Afterwards the new ones come first in the list of possible moves.
    fn compare(&mut self, actor: usize) -> (usize, Place) {
        let mut new = self.moves.len();
        let mut best = (f32::NEG_INFINITY, NOWHERE);
        let mut place = self.first_child();
        while let Some(node) = self.nodes.get_mut(place as usize) {
            // Depending on chance, it may be another player's move here.
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

    /// Two players take 1 to 3 matches in turn; the player who takes the last one wins.
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

    /// A player guesses a hidden number from 0 to 3, most often a 2, or passes for a small reward. A guess is possible
    /// only if the coin allows it.
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
        // Taking two leaves four, from which the player to move cannot win.
        assert!(worth(2) > 0.9 && worth(1) < 0.2 && worth(3) < 0.2, "{} {} {}", worth(1), worth(2), worth(3));
    }

    #[test]
    fn at_the_horizon_nothing_is_tried() {
        let sample = |_: &mut Rng| Matches { left: 0, mover: 0 };
        assert_eq!(search(sample, EFFORT, Deadline::NEVER, &mut stream(1, 0, 0)), []);
        assert_eq!(worth(sample, 1, EFFORT, Deadline::NEVER, &mut stream(1, 0, 0)), None);
    }
}
