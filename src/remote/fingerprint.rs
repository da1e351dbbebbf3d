//! By what two programs know that they have the same rules and speak of them with the same bytes.

use std::sync::LazyLock;

use super::message::Fingerprint;
use crate::deadline::Deadline;
use crate::games;
use crate::kind::Kind;
use crate::player::{Level, Player, RandomPlayer};
use crate::record::{Header, Record};
use crate::seat::{Seat, Seats};
use crate::table::Due;

/// The seed of the games by which rules are known.
const SEED: u64 = 1;

/// How many decisions of each game count.
const DECISIONS: usize = 120;

/// What this program's rules are known by: the bytes that a seat is sent of a game of each kind, at random.
pub fn fingerprint() -> Fingerprint {
    static KNOWN: LazyLock<Fingerprint> = LazyLock::new(|| {
        let mut hasher = blake3::Hasher::new();
        games::ALL.iter().for_each(|kind| add(*kind, &mut hasher));
        let mut fingerprint = Fingerprint::default();
        hasher.finalize_xof().fill(&mut fingerprint);
        fingerprint
    });
    *KNOWN
}

/// Plays a game of a kind, as far as it counts, and adds what is sent of it.
fn add(kind: &'static dyn Kind, hasher: &mut blake3::Hasher) {
    hasher.update(kind.id().as_bytes());
    let Some(seats) = kind.seats().iter().max() else {
        return;
    };
    let Ok(options) = kind.agree(&[]) else {
        return;
    };
    hasher.update(options.as_bytes());
    let players = vec![Player::Computer(Level::EASY); *seats];
    let header = Header { game: kind.id().to_owned(), players, seed: SEED, options };
    let Ok(mut table) = kind.open(&Record { header, lines: Vec::new() }) else {
        return;
    };
    for seat in Seats::first(*seats).iter() {
        table.seat_player(seat, RandomPlayer::NAME);
    }
    let _ = table.connect(Seat::FIRST, 0);
    table.settle();
    for _ in 0..DECISIONS {
        while let Some((_, message)) = table.fetch() {
            hasher.update(&message);
        }
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

    /// What each kind adds is more than its name: a game is played, and what is sent of it counts.
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
}
