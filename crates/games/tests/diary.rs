//! Tests of diaries of games: content that no game could have sent is reported as damage, with its line.

use snuffel_core::diary::{Diary, Stake};
use snuffel_core::record::{Reason, Record};
use snuffel_core::seat::Seat;

const HEADER: &str = "snuffel 1\ngame domino\nseats far:Anna human:Ben\nseed 12\noptions target=100\n";

fn diary() -> Diary {
    let stake = Stake { game: 3, commitment: [1; 32], share: [2; 16], is_again: false };
    Diary { seat: Seat::SECOND, number: 0xab, table: Some([9; 32]), stake: Some(stake) }
}

#[test]
fn what_no_game_has_told_is_damage_with_its_line() {
    let kind = snuffel_games::named("domino").unwrap();
    for (lines, line) in [("", 8), ("told 00\n", 8), ("told zz\n", 8), ("1 done\n", 8)] {
        let text = format!("{HEADER}{}{lines}", diary());
        let record = Record::parse(&text).unwrap();
        let damage = diary().open(kind, &record).err().unwrap();
        assert_eq!((damage.line, damage.reason), (line, Reason::Unreadable), "{lines}");
    }
    // A diary without a seat of its own, or with too many seats for the game.
    for seats in ["far:Anna far:Ben", "human:Anna human:Ben", "human far far far far far"] {
        let text = format!("{HEADER}{}told 00\n", diary()).replacen("far:Anna human:Ben", seats, 1);
        assert!(diary().open(kind, &Record::parse(&text).unwrap()).is_err(), "{seats}");
    }
}
