//! The time a program needs for work caused by remote programs. Run with `cargo bench --bench far`.

use divan::Bencher;
use snuffel::deadline::Deadline;
use snuffel::games;
use snuffel::player::Player;
use snuffel::record::{Header, Record};
use snuffel::remote::fingerprint;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::table::Due;

fn main() {
    divan::main();
}

/// Computing the fingerprint of the rules of all games, once in each program, before it first hosts or joins.
#[divan::bench]
fn rules(bencher: Bencher<'_, '_>) {
    bencher.bench_local(fingerprint::find);
}

/// Checking the longest record of each game: a tournament of 99 wins between players who choose random legal actions.
#[divan::bench(args = ["sniff", "domino", "schnuff", "scout", "spion"])]
fn tournament(bencher: Bencher<'_, '_>, game: &str) {
    let text = played(game, &[("tournament", "99")]);
    bencher.bench_local(|| check(&text));
}

/// Checking the record of a host who wants to keep a guest's program busy: the maximum number of lines with actions
/// that can be repeated.
#[divan::bench]
fn hostile(bencher: Bencher<'_, '_>) {
    let mut text = played("sniff", &[]);
    // Drops everything after the beginning of the search.
    let search = text.find("chance start ").expect("a search");
    let end = text[search..].find('\n').expect("a line") + search + 1;
    text.truncate(end);
    for field in ["A1", "B1"].iter().cycle().take(25_000) {
        text += &format!("1 marker {field}\n2 marker {field}\n");
    }
    bencher.bench_local(|| check(&text));
}

/// The record of a game with chance of the seed 5 between random players, at the largest table.
fn played(game: &str, options: &[(&str, &str)]) -> String {
    let kind = games::named(game).expect("a game");
    let options = kind.agree(options).expect("options");
    let seats = kind.seats().iter().max().copied().unwrap_or_default();
    let header = Header { game: game.to_owned(), players: vec![Player::Far(None); seats], seed: 5, options };
    let mut table = kind.open(&Record { header: header.clone(), lines: Vec::new() }).expect("a game");
    table.keep_lines();
    for seat in Seats::first(seats).iter() {
        table.replace(seat, true);
        table.seat_player(seat, "random");
    }
    table.settle();
    while let Due::Seats(due) = table.due() {
        table.decide(due.iter().next().expect("a seat"), Deadline::NEVER);
    }
    format!("{header}{}", table.take_lines())
}

/// Follows a record as a guest's program does, with the account of one seat.
fn check(text: &str) -> usize {
    let record = Record::parse(text).expect("a record");
    let kind = games::named(&record.header.game).expect("a game");
    let mut hasher = blake3::Hasher::new();
    let mut hear = |piece: &[u8]| {
        hasher.update(piece);
    };
    let (_, drawn) = kind.verify(&record, Some(5), Some((Viewer::Seat(Seat::FIRST), &mut hear))).expect("it is sound");
    drawn
}
