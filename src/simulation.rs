//! Simulation: many games between computers, on all cores and without a word, to measure how well they play.

mod figures;
mod telling;

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::chance::Seeded;
use crate::deadline::Deadline;
use crate::game::Game;
use crate::player::{Computer, Level};
use crate::rng::{Purpose, Rng};
use crate::rules::{Outcome, Rules};
use crate::seat::{Seat, Viewer};
use crate::settings::ThinkingTime;
use crate::table::{Due, Table};

pub use figures::{Figures, Share};
pub use telling::{json, tell};

/// What is to be simulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The names of the players: levels, `random`, or reference players of the game. They change seats from game to
    /// game, so that the first move helps nobody.
    pub players: Vec<String>,
    /// How many games, at least 1.
    pub games: u64,
    /// The seed: the same one gives the same games, however many threads play them.
    pub seed: u64,
    /// How many threads play, at least 1.
    pub threads: usize,
    /// How long a computer may think. With a limit the games depend on how fast the machine is.
    pub time: ThinkingTime,
}

impl Plan {
    /// How many games are played when no number is named.
    pub const USUAL_GAMES: NonZeroU32 = NonZeroU32::MIN.saturating_add(999);
    /// The seed when none is named: a measurement is to give the same figures again.
    pub const USUAL_SEED: u64 = 1;
}

/// The name of the player that draws any of its moves.
pub const RANDOM: &str = "random";

/// How often the caller is told how far the simulation is.
const PROGRESS: Duration = Duration::from_secs(10);

/// More decisions than any game needs: one that takes more is broken off and counts as without end.
const MOST_DECISIONS: u32 = 100_000;

/// A player by its name; `None` when the game has none of that name.
pub fn player<G: Game>(name: &str) -> Option<Box<dyn Computer<G>>> {
    match name {
        RANDOM => Some(Box::new(Random)),
        _ => match Level::named(name) {
            Some(level) => Some(G::computer(level)),
            None => G::reference(name),
        },
    }
}

/// Plays any of its moves, each as likely as the others.
struct Random;

impl<R: Rules> Computer<R> for Random {
    fn decide(&mut self, view: &R::View, rng: &mut Rng, _deadline: Deadline<'_>) -> R::Action {
        let moves = R::legal_actions(view);
        moves.choose(rng).cloned().unwrap_or_else(R::resignation)
    }
}

/// What came of one game.
struct Played {
    /// How it ended; `None` when it was broken off.
    outcome: Option<Outcome>,
    /// The seat of each player.
    seats: Vec<Seat>,
    /// How long each decision of each player took.
    times: Vec<Vec<Duration>>,
}

/// Plays all games of the plan. `progress` is told now and then how many are over.
///
/// # Errors
/// The name of a player that the game does not have.
pub fn simulate<G: Game>(config: &G::Config, plan: &Plan, mut progress: impl FnMut(u64)) -> Result<Figures, String> {
    let unknown = plan.players.iter().find(|name| player::<G>(name).is_none());
    if let Some(name) = unknown {
        return Err(name.clone());
    }
    let begun = Instant::now();
    let mut figures = Figures::of(&plan.players);
    let config = config.to_string();
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..plan.threads {
            let (sender, config, next) = (sender.clone(), config.as_str(), &next);
            scope.spawn(move || work::<G>(config, plan, next, &sender));
        }
        drop(sender);
        let mut told = Instant::now();
        loop {
            match receiver.recv_timeout(PROGRESS) {
                Ok(played) => figures.count(&played),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if told.elapsed() >= PROGRESS {
                told = Instant::now();
                progress(figures.games);
            }
        }
    });
    figures.finish(begun.elapsed());
    Ok(figures)
}

/// Plays one game after the other, until none is left to play.
fn work<G: Game>(config: &str, plan: &Plan, next: &AtomicU64, played: &Sender<Played>) {
    let Ok(config) = config.parse::<G::Config>() else {
        return;
    };
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= plan.games || played.send(play::<G>(&config, plan, game)).is_err() {
            return;
        }
    }
}

/// Plays the game with this number, counted from 0.
fn play<G: Game>(config: &G::Config, plan: &Plan, game: u64) -> Played {
    let count = plan.players.len();
    let turned = (game % count as u64) as usize;
    let seats = (0..count).filter_map(|index| Seat::new((index + turned) % count));
    let seats: Vec<Seat> = seats.collect();
    let names = plan.players.iter();
    let mut players: Vec<_> = names.filter_map(|name| player::<G>(name)).collect();
    let mut times = vec![Vec::new(); count];
    // All seatings of the same players get the same deals.
    let seed = Purpose::Deals.stream(plan.seed, game / count as u64).random();
    let mut table = Table::<G>::new(config, count, Box::new(Seeded { seed }));
    table.settle();
    for _ in 0..MOST_DECISIONS {
        let due = match table.due() {
            Due::Seats(due) => due.iter().next(),
            Due::Over(outcome) => {
                return Played { outcome: Some(outcome), seats, times };
            }
            Due::Chance => None,
        };
        let index = due.and_then(|due| seats.iter().position(|seat| *seat == due));
        let (Some(seat), Some(index)) = (due, index) else {
            break;
        };
        let view = table.view(Viewer::Seat(seat));
        let mut rng = Purpose::Decision(seat).stream(seed, table.steps());
        let begun = Instant::now();
        let limit = plan.time.begin();
        let is_over = || limit.is_some_and(|limit| Instant::now() >= limit);
        let action = players[index].decide(&view, &mut rng, Deadline::when(&is_over));
        times[index].push(begun.elapsed());
        if table.act(seat, action).is_err() {
            break;
        }
    }
    Played { outcome: None, seats, times }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sniff::rules::Sniff;

    fn plan(players: &[&str], games: u64, threads: usize) -> Plan {
        Plan {
            players: players.iter().map(|name| (*name).to_owned()).collect(),
            games,
            seed: 7,
            threads,
            time: ThinkingTime::UNLIMITED,
        }
    }

    fn config() -> <Sniff as Rules>::Config {
        "size=4x4 walls=12".parse().unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let outcome = |threads| {
            let plan = plan(&["normal", "easy"], 60, threads);
            let figures = simulate::<Sniff>(&config(), &plan, |_| {}).unwrap();
            let wins: Vec<u64> = figures.shares.iter().map(|share| share.wins).collect();
            (wins, figures.games, figures.lengths.clone())
        };
        assert_eq!(outcome(1), outcome(3));
        assert_eq!(outcome(1).1, 60);
    }

    #[test]
    fn players_change_seats_on_the_same_deal() {
        let plan = plan(&["normal", "normal"], 40, 2);
        let figures = simulate::<Sniff>(&config(), &plan, |_| {}).unwrap();
        // The same players in both seatings of each deal: every seed gives one win to each.
        assert_eq!(figures.shares[0].wins, 20);
        assert_eq!(figures.shares[1].wins, 20);
    }

    #[test]
    fn a_better_player_is_seen_to_be_better() {
        let plan = plan(&["normal", RANDOM], 40, 2);
        let figures = simulate::<Sniff>(&config(), &plan, |_| {}).unwrap();
        assert!(figures.shares[0].interval(figures.games).0 > 0.6);
        assert_eq!(figures.unfinished, 0);
    }

    #[test]
    fn an_unknown_player_is_named() {
        let plan = plan(&["normal", "chess"], 1, 1);
        let unknown = simulate::<Sniff>(&config(), &plan, |_| {});
        assert_eq!(unknown.map(|_| ()), Err("chess".to_owned()));
    }
}
