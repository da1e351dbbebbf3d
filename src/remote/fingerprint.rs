//! The fingerprint by which two programs check that they have the same rules and the same wire format.

use std::sync::LazyLock;

use super::message::Fingerprint;
use crate::deadline::Deadline;
use crate::game::GameOption;
use crate::games;
use crate::kind::Kind;
use crate::player::{Level, Player, RandomPlayer};
use crate::record::{Header, Record};
use crate::seat::{Seat, Seats};
use crate::table::Due;

/// The seed of the games that make up the fingerprint.
const SEED: u64 = 1;

/// The number of decisions that count in a game with the default options.
const DECISIONS: usize = 120;

/// The number of decisions that count in every other game: enough to send whatever an option changes, yet few enough
/// for hundreds of games.
const FEW: usize = 12;

/// The numbers tried as option values. The set that a game accepts counts too, and with it the limits of its numbers.
const NUMBERS: [u16; 27] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 75, 99, 100, 101, 150, 200, 500, 1000];

/// The lengths tried as labyrinth sizes, in all combinations.
const LENGTHS: std::ops::RangeInclusive<u8> = 2..=10;

/// The fingerprint of this program's rules: a hash of the bytes sent to a seat in random games of each kind, one with
/// each number of seats and one with each value of each option. Computed once.
pub fn fingerprint() -> Fingerprint {
    static KNOWN: LazyLock<Fingerprint> = LazyLock::new(find);
    *KNOWN
}

/// Computes the [`fingerprint`] afresh, which takes as long as playing all these games.
pub fn find() -> Fingerprint {
    let mut hasher = blake3::Hasher::new();
    games::ALL.iter().for_each(|kind| add(*kind, &mut hasher));
    let mut fingerprint = Fingerprint::default();
    hasher.finalize_xof().fill(&mut fingerprint);
    fingerprint
}

/// Adds the bytes sent in games of a kind.
fn add(kind: &'static dyn Kind, hasher: &mut blake3::Hasher) {
    hasher.update(kind.id().as_bytes());
    let Ok(usual) = kind.agree(&[]) else {
        return;
    };
    let most = kind.seats().iter().max().copied().unwrap_or_default();
    play(kind, &usual, most, DECISIONS, hasher);
    for seats in kind.seats() {
        play(kind, &usual, *seats, FEW, hasher);
    }
    for options in kind.begun_by(Seat::SECOND, &usual).into_iter().chain(variants(kind)) {
        play(kind, &options, most, FEW, hasher);
    }
}

/// The option texts of a game with a single option set, once for each value tried and accepted.
fn variants(kind: &'static dyn Kind) -> impl Iterator<Item = String> {
    let options = kind.options().into_iter();
    options.flat_map(move |GameOption { name, takes_value }| {
        let values = if takes_value { values() } else { vec![String::new()] };
        values.into_iter().filter_map(move |value| kind.agree(&[(name, &value)]).ok())
    })
}

/// The values tried for options.
fn values() -> Vec<String> {
    let sizes = LENGTHS.flat_map(|width| LENGTHS.map(move |height| format!("{width}x{height}")));
    NUMBERS.iter().map(u16::to_string).chain(sizes).collect()
}

/// Plays the first decisions of a random game and adds the bytes sent to one seat.
fn play(kind: &'static dyn Kind, options: &str, seats: usize, decisions: usize, hasher: &mut blake3::Hasher) {
    hasher.update(options.as_bytes());
    let players = vec![Player::Computer(Level::EASY); seats];
    let header = Header { game: kind.id().to_owned(), players, seed: SEED, options: options.to_owned() };
    let Ok(mut table) = kind.open(&Record { header, lines: Vec::new() }) else {
        return;
    };
    for seat in Seats::first(seats).iter() {
        table.seat_player(seat, RandomPlayer::NAME);
    }
    let _ = table.connect(Seat::FIRST, 0);
    table.settle();
    for _ in 0..decisions {
        let Due::Seats(due) = table.due() else {
            break;
        };
        let Some(seat) = due.iter().next() else {
            break;
        };
        table.decide(seat, Deadline::NEVER);
    }
    while let Some((_, message)) = table.fetch() {
        hasher.update(&message);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each kind adds more than its name: a game is played and the bytes sent count.
    #[test]
    fn each_game_counts_with_what_is_sent_of_it() {
        let of = |kind: &'static dyn Kind| {
            let mut hasher = blake3::Hasher::new();
            add(kind, &mut hasher);
            (hasher.count(), hasher.finalize())
        };
        for kind in games::ALL {
            assert!(of(*kind).0 > 2_000, "{}: {}", kind.id(), of(*kind).0);
            assert_eq!(of(*kind), of(*kind));
        }
        assert_eq!(fingerprint(), fingerprint());
    }
    /// Two programs whose rules differ only in an option must not believe that they agree.
    #[test]
    fn each_option_counts_with_each_value_that_it_takes() {
        for kind in games::ALL {
            let variants: Vec<String> = variants(*kind).collect();
            for option in kind.options() {
                let values = if option.takes_value { values() } else { vec![String::new()] };
                let taken: Vec<String> =
                    values.iter().filter_map(|value| kind.agree(&[(option.name, value)]).ok()).collect();
                assert!(!taken.is_empty(), "{}: {}", kind.id(), option.name);
                assert!(taken.iter().all(|options| variants.contains(options)), "{}: {}", kind.id(), option.name);
            }
            let of = |options: &str| {
                let mut hasher = blake3::Hasher::new();
                play(*kind, options, kind.seats()[0], FEW, &mut hasher);
                hasher.count() - options.len() as u64
            };
            for options in variants {
                assert!(of(&options) > 20, "{}: {options}", kind.id());
            }
        }
    }
}
