//! How strong the computer players of spion are, and what games between them are like.

use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel::chance::{Seeded, dice};
use snuffel::games::spion::computer::computer;
use snuffel::games::spion::config::Config;
use snuffel::games::spion::event::{Fact, Percept, Victory};
use snuffel::games::spion::rules::Spion;
use snuffel::games::spion::view::Stage;
use snuffel::player::{Computer, Level};
use snuffel::rules::{Outcome, Rules};
use snuffel::seat::{Seat, Viewer};
use snuffel::table::{Due, Table};

/// Who plays for a team; `None` takes any of the listed moves.
type Side = Option<Level>;

/// A game of black's team against white's.
fn play(seats: usize, sides: [Side; 2], seed: u64) -> (Outcome, Table<Spion>) {
    let mut random = dice(seed, 998, 0);
    let mut table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
    let mut players: Vec<Option<Box<dyn Computer<Spion>>>> = (0..seats)
        .map(|seat| sides[seat % 2].map(|level| computer(level).unwrap()))
        .collect();
    table.settle();
    loop {
        let seat: Seat = match table.due() {
            Due::Seats(due) => due.iter().choose(&mut random).unwrap(),
            Due::Over(outcome) => return (outcome, table),
            Due::Chance => panic!("chance gave nothing"),
        };
        let view = table.view(Viewer::Seat(seat));
        let mut stream = dice(seed, seat.index() as u64, table.steps());
        let action = match &mut players[seat.index()] {
            Some(player) => player.decide(&view, &mut stream),
            None => *Spion::moves(&view).choose(&mut random).unwrap(),
        };
        assert_eq!(Spion::check(&view, &action), Ok(()), "{action}");
        table.act(seat, action).unwrap();
    }
}

/// Of a hundred games, how many the first side wins, when it is black half of the time.
fn percent(seats: usize, side: Side, other: Side, games: u64) -> u64 {
    let wins = (0..games).filter(|seed| {
        let black = seed % 2 == 0;
        let sides = if black { [side, other] } else { [other, side] };
        let first = if black { Seat::FIRST } else { Seat::SECOND };
        play(seats, sides, *seed).0.winners.contains(first)
    });
    wins.count() as u64 * 100 / games
}

const EASY: Side = Some(Level::Easy);
const NORMAL: Side = Some(Level::Normal);

#[test]
fn easy_beats_random_play_and_normal_beats_easy() {
    for seats in [4, 2] {
        let easy = percent(seats, EASY, None, 60);
        let normal = percent(seats, NORMAL, EASY, 60);
        assert!(easy > 65 && normal > 60, "{seats}: {easy}, {normal}");
    }
}

/// What the rule book says of games between simple, sensible players: `cargo test --release --test spion_players --
/// --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn figures() {
    for seats in [4, 2] {
        const GAMES: u64 = 3000;
        let (mut turns, mut black) = (Vec::new(), 0);
        let mut by = [0u32; 5];
        for seed in 0..GAMES {
            let (outcome, table) = play(seats, [NORMAL; 2], seed);
            black += u32::from(outcome.winners.contains(Seat::FIRST));
            let mut count = 0;
            for percept in table.story(Viewer::Public, 0) {
                match percept {
                    Percept::Public(Fact::Due {
                        stage: Stage::Turn { first: true, .. },
                    }) => count += 1,
                    Percept::Public(Fact::Won { by: how, .. }) => by[how as usize] += 1,
                    _ => {}
                }
            }
            turns.push(count);
        }
        turns.sort_unstable();
        let at = |percent: usize| turns[turns.len() * percent / 100];
        let mean = f64::from(turns.iter().sum::<u32>()) / GAMES as f64;
        println!(
            "{seats}: {mean:.1} turns, median {}, {} to {}; black {} %",
            at(50),
            at(10),
            at(90),
            f64::from(black) * 100.0 / GAMES as f64
        );
        for how in [
            Victory::Bazong,
            Victory::Money,
            Victory::Elimination,
            Victory::Standstill,
        ] {
            println!(
                "  {how:?} {} %",
                f64::from(by[how as usize]) * 100.0 / GAMES as f64
            );
        }
        println!(
            "  normal against random {} %, easy against random {} %, normal against easy {} %",
            percent(seats, NORMAL, None, 1000),
            percent(seats, EASY, None, 1000),
            percent(seats, NORMAL, EASY, 1000)
        );
    }
}
