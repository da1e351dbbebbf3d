//! A player who leaves a table and returns hears the same as without the break, from that player's next move on.

use snuffel::game::Game;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::table::{Due, Side as _};
use snuffel::tournament::Tournament;
use snuffel::wire::Outlet;
use snuffel_testing::share;

use super::{Host, Listener, is_deed, line_after_line, line_by_line, typed_in};

/// Plays a game repeatedly, each time with another player leaving and returning, once after every `every` typed lines.
fn hears_the_same<G: Game>(options: &str, seats: usize, seed: u64, every: usize) {
    let config: G::Config = options.parse().unwrap();
    let typed = typed_in::<G>(&config, seats, seed);
    let (stayed, lengths) = line_by_line::<G>(&config, seats, seed, &typed);
    let mut compared = 0;
    for (back, seat) in
        (0..typed.len()).step_by(every).flat_map(|back| Seats::first(seats).iter().map(move |seat| (back, seat)))
    {
        let is_next = |step: &usize| typed[step - 1].0 == seat && is_deed(&typed[step - 1].1);
        let Some(next) = (back + 1..=typed.len()).find(is_next) else {
            continue;
        };
        // The number of lines that the returning player has heard before the next own move.
        let mut before = 0;
        let listeners = line_after_line::<G>(&config, seats, seed, &typed, |step, table, listeners| {
            let listener = &mut listeners[seat.index()];
            if step == back {
                *listener = Listener::at::<G>(table.clone(), seat, seats);
                listener.session.go_on(&listener.teller);
                listener.listen();
            }
            if step < next {
                before = listener.said.len();
            }
        });
        let heard = &listeners[seat.index()].said[before..];
        let wanted = &stayed[seat.index()].said[lengths[next - 1][seat.index()]..];
        assert_eq!(heard, wanted, "{options}, {seats} seats, seed {seed}, {seat} is back after line {back}");
        compared += 1;
    }
    assert!(compared > 5);
}

#[test]
fn whoever_comes_back_to_sniff_hears_the_same_from_the_next_move_on() {
    hears_the_same::<Tournament<Sniff>>("size=4x4 walls=12", 2, 0, 3);
}

#[test]
fn whoever_comes_back_to_domino_hears_the_same_from_the_next_move_on() {
    hears_the_same::<Tournament<Domino>>("target=40", 3, 0, 3);
}

#[test]
fn whoever_comes_back_to_schnuff_hears_the_same_from_the_next_move_on() {
    hears_the_same::<Tournament<Schnuff>>("drawing=auto end=first", 3, 0, 3);
}

#[test]
fn whoever_comes_back_to_scout_hears_the_same_from_the_next_move_on() {
    // Its games are long: a part of a run tries fewer of their moves.
    hears_the_same::<Tournament<Scout>>("hints=on", 2, 0, 12 / share(4) as usize);
}

#[test]
fn whoever_comes_back_to_spion_in_a_fight_too_hears_the_same_from_the_next_move_on() {
    hears_the_same::<Tournament<Spion>>("notes=on", 2, 0, 1);
}

#[test]
fn whoever_comes_back_before_anything_has_happened_is_still_asked() {
    let config = "size=3x3 walls=6".parse().unwrap();
    let mut host = Host::<Tournament<Sniff>>::new(&config, 2, 0);
    let seat = Seat::new(0).unwrap();
    host.type_line(seat, "resign");
    assert!(matches!(host.table.due(), Due::Seats(due) if due.contains(seat)));
    host.outlets[seat.index()] = Outlet::after(Viewer::Seat(seat), 0, &host.table).unwrap();
    host.tell_all();
    host.type_line(seat, "yes");
    assert!(matches!(host.table.due(), Due::Over(_)), "{}", host.listeners[seat.index()].heard);
}
