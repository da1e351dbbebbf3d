//! Simulation: many silent games between computer players on all cores, to measure how well they play.

mod desk;
mod earlier;
mod figures;
mod pairs;
mod telling;

use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use rand::RngExt;

use crate::deadline::Deadline;
use crate::kind::Kind;
use crate::player::Player;
use crate::record::{Header, Record};
use crate::rng::Purpose;
use crate::rules::Outcome;
use crate::seat::{Seat, Seats};
use crate::settings::ThinkingTime;
use crate::table::Due;

pub use earlier::{Earlier, Gain, Unlike};
pub use figures::{Figures, Share};
pub use pairs::Estimate;
pub use telling::{json, named, tell};

/// The parameters of a simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The names of the players: levels, `random`, or reference players of the game. They change seats from game to
    /// game, so that no one profits from the first move.
    pub players: Vec<String>,
    /// The number of games, at least 1; rounded up so that each deal is played in all seatings.
    pub games: u64,
    /// The seed: the same one gives the same games, whatever the number of threads.
    pub seed: u64,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// The time limit of a computer player's decisions. With a limit, the games depend on the speed of the machine.
    pub time: ThinkingTime,
}

impl Plan {
    /// The default number of games.
    pub const USUAL_GAMES: NonZeroU32 = NonZeroU32::MIN.saturating_add(999);
    /// The default seed, so that repeated measurements give the same figures.
    pub const USUAL_SEED: u64 = 1;

    /// The number of games played, which covers all seatings of each deal.
    pub fn whole_games(&self) -> u64 {
        self.games.next_multiple_of(self.players.len().max(1) as u64)
    }
}

/// The error that a game has no player of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no player of the name {0}")]
pub struct UnknownPlayer(pub String);

/// The interval between progress reports to the caller.
const PROGRESS: Duration = Duration::from_secs(10);

/// More decisions than any game needs: a game with more is aborted and counts as unfinished.
const MOST_DECISIONS: u32 = 100_000;

/// The result of one game.
struct Played {
    /// The number of the game, counted from 0.
    game: usize,
    /// The outcome; `None` if the game was aborted.
    outcome: Option<Outcome>,
    /// The seat of each player.
    seats: Vec<Seat>,
    /// The duration of each decision of each player.
    times: Vec<Vec<Duration>>,
}

/// Plays all games of the plan, with these options in the notation of records. `progress` receives the number of
/// finished games from time to time, and can abort the simulation.
///
/// # Errors
/// The name of a player that the game does not have.
pub fn simulate(
    kind: &dyn Kind,
    options: &str,
    plan: &Plan,
    mut progress: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Figures, UnknownPlayer> {
    let begun = Instant::now();
    let mut figures = Figures::new(&plan.players);
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..plan.threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || work(kind, options, plan, next, &sender));
        }
        drop(sender);
        let mut told = Instant::now();
        loop {
            match receiver.recv_timeout(PROGRESS) {
                Ok(Ok(played)) => figures.count(&played),
                Ok(Err(unknown)) => return Err(unknown),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            if told.elapsed() >= PROGRESS {
                told = Instant::now();
                // With their next game, the other threads notice that nobody counts it.
                if progress(figures.games).is_break() {
                    return Ok(());
                }
            }
        }
    })?;
    figures.finish(begun.elapsed());
    Ok(figures)
}

/// Plays games until none are left.
fn work(kind: &dyn Kind, options: &str, plan: &Plan, next: &AtomicU64, sender: &Sender<Result<Played, UnknownPlayer>>) {
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= plan.whole_games() {
            return;
        }
        let played = play(kind, options, plan, game).transpose();
        if played.is_none_or(|played| sender.send(played).is_err()) {
            return;
        }
    }
}

/// Plays the game with this number, counted from 0; `None` if these options are unplayable.
fn play(kind: &dyn Kind, options: &str, plan: &Plan, game: u64) -> Result<Option<Played>, UnknownPlayer> {
    let count = plan.players.len();
    let number = game as usize;
    let turned = (game % count as u64) as usize;
    let seats: Vec<Seat> = Seats::first(count).iter().map(|seat| seat.after(turned, count)).collect();
    // All seatings of the same players get the same deals.
    let seed = Purpose::Deals.stream(plan.seed, game / count as u64).random();
    let players = vec![Player::Human(None); count];
    let header = Header { game: kind.id().to_owned(), players, seed, options: options.to_owned() };
    let Ok(mut table) = kind.open(&Record { header, lines: Vec::new() }) else {
        return Ok(None);
    };
    for (seat, name) in seats.iter().zip(&plan.players) {
        if !table.seat_player(*seat, name) {
            return Err(UnknownPlayer(name.clone()));
        }
    }
    let mut times = vec![Vec::new(); count];
    table.settle();
    for _ in 0..MOST_DECISIONS {
        let due = match table.due() {
            Due::Seats(due) => due.iter().next(),
            Due::Over(outcome) => {
                return Ok(Some(Played { game: number, outcome: Some(outcome), seats, times }));
            }
            Due::Chance => None,
        };
        let index = due.and_then(|due| seats.iter().position(|seat| *seat == due));
        let Some((seat, index)) = due.zip(index) else {
            break;
        };
        let begun = Instant::now();
        let limit = plan.time.limit();
        let is_over = || limit.is_some_and(|limit| begun.elapsed() >= limit);
        let deadline = if limit.is_some() { Deadline::when(&is_over) } else { Deadline::NEVER };
        if !table.decide(seat, deadline) {
            break;
        }
        times[index].push(begun.elapsed());
    }
    Ok(Some(Played { game: number, outcome: None, seats, times }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::player::{Level, RandomPlayer};

    fn plan(players: &[&str], games: u64, threads: usize) -> Plan {
        Plan {
            players: players.iter().map(|name| (*name).to_owned()).collect(),
            games,
            seed: 7,
            threads,
            time: ThinkingTime::UNLIMITED,
        }
    }

    fn simulated(plan: &Plan) -> Result<Figures, UnknownPlayer> {
        simulate(games::named("sniff").unwrap(), "size=4x4 walls=12", plan, |_| ControlFlow::Continue(()))
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let outcome = |threads| {
            let plan = plan(&["normal", "easy"], 60, threads);
            let figures = simulated(&plan).unwrap();
            let wins: Vec<u64> = figures.shares.iter().map(|share| share.wins).collect();
            (wins, figures.games, figures.lengths.clone())
        };
        assert_eq!(outcome(1), outcome(3));
        assert_eq!(outcome(1).1, 60);
    }

    /// The target is 58 to 65 %, and `docs/opponents.md` has the measurements; a thousand games are accurate to about 3
    /// points.
    #[test]
    fn each_level_without_a_search_wins_about_six_games_of_ten_against_the_one_below() {
        for (game, last) in [("domino", 6), ("schnuff", 7), ("spion", 7)] {
            let kind = games::named(game).unwrap();
            let options = kind.configure(&[]).unwrap();
            for level in 2..=last {
                let levels = [level, level - 1].map(|number| Level::new(number).unwrap().to_string());
                let plan = plan(&levels.each_ref().map(String::as_str), 1000, 2);
                let figures = simulate(kind, &options, &plan, |_| ControlFlow::Continue(())).unwrap();
                let rate = &figures.shares[0].rate;
                assert!((0.55..0.68).contains(&rate.mean), "{game} {levels:?}: {rate:?}");
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_games_at_every_level() {
        for players in [["level-1", "level-5"], ["level-4", "level-7"]] {
            let deals = |threads| simulated(&plan(&players, 6, threads)).unwrap().deals;
            assert_eq!(deals(1), deals(2), "{players:?}");
        }
    }

    #[test]
    fn players_change_seats_on_the_same_deal() {
        let plan = plan(&["normal", "normal"], 40, 2);
        let figures = simulated(&plan).unwrap();
        // The same players in both seatings of each deal: each wins once per seed.
        assert_eq!(figures.shares[0].wins, 20);
        assert_eq!(figures.shares[1].wins, 20);
    }

    #[test]
    fn every_deal_is_played_in_all_seatings() {
        let plan = plan(&["normal", "random", "random"], 40, 2);
        assert_eq!(plan.whole_games(), 42);
        let figures = simulate(games::named("domino").unwrap(), "target=50", &plan, |_| ControlFlow::Continue(()));
        let figures = figures.unwrap();
        assert_eq!((figures.games, figures.deals.len()), (42, 14));
        let won = figures.deals.iter().flatten().flatten().flatten().filter(|player| **player == 0).count();
        assert_eq!(won as u64, figures.shares[0].wins);
        assert!((figures.shares[0].rate.mean - won as f64 / 42.0).abs() < 1e-9);
    }

    #[test]
    fn figures_are_compared_deal_by_deal_with_those_of_before() {
        let sniff = games::named("sniff").unwrap();
        let options = "size=4x4 walls=12";
        let written = |players: &[&str]| {
            let plan = plan(players, 40, 2);
            json(sniff.id(), options, &plan, &simulated(&plan).unwrap(), &[])
        };
        let now = plan(&["normal", "easy"], 40, 2);
        let figures = simulated(&now).unwrap();
        let read = |text: &str, plan: &Plan| Earlier::parse(text.as_bytes(), sniff.id(), options, plan);
        // The same players: there is no difference. Weaker ones: the gain is that of the figures.
        let same = read(&written(&["normal", "easy"]), &now).unwrap().gains(&figures);
        assert_eq!((same[0].rate.mean, same[0].more, same[0].fewer), (0.0, 0, 0));
        let weak = plan(&["random", "easy"], 40, 2);
        let weaker = simulated(&weak).unwrap();
        let gains = read(&written(&["random", "easy"]), &now).unwrap().gains(&figures);
        assert_eq!(gains[0].earlier, "random");
        let gain = figures.shares[0].rate.mean - weaker.shares[0].rate.mean;
        assert!((gains[0].rate.mean - gain).abs() < 1e-9 && gains[0].rate.interval.0 > 0.2, "{gains:?}");
        assert!(gains[0].more > gains[0].fewer);
        // Figures that cannot be compared are refused.
        let text = written(&["normal", "easy"]);
        let other = |seed, players: &[&str]| Plan { seed, ..plan(players, 40, 1) };
        assert_eq!(read(&text, &other(8, &["easy", "easy"])), Err(Unlike::Deals));
        assert_eq!(read(&text, &other(7, &["easy", "easy", "easy"])), Err(Unlike::Deals));
        assert_eq!(Earlier::parse(text.as_bytes(), "sniff", "size=5x5", &now), Err(Unlike::Game));
        assert_eq!(Earlier::parse(text.as_bytes(), "domino", options, &now), Err(Unlike::Game));
        for wrong in
            ["", "[]", "{\"game\":\"sniff\"}", &text.replace("[[2],", "[[3],"), &text.replace("[[2],", "[[0],")]
        {
            assert_eq!(read(wrong, &now).map(|_| ()), Err(Unlike::Unreadable), "{wrong:.60}");
        }
    }

    #[test]
    fn a_better_player_is_seen_to_be_better() {
        let plan = plan(&["normal", RandomPlayer::NAME], 40, 2);
        let figures = simulated(&plan).unwrap();
        assert!(figures.shares[0].rate.interval.0 > 0.6);
        assert_eq!(figures.unfinished, 0);
    }

    #[test]
    fn an_unknown_player_is_named() {
        let plan = plan(&["normal", "chess"], 1, 1);
        let unknown = simulated(&plan);
        assert_eq!(unknown.map(|_| ()), Err(UnknownPlayer("chess".to_owned())));
    }
}
