//! Another player's turn is announced when it has ended, to the host and the guests alike.

use std::cell::RefCell;
use std::rc::Rc;

use rand::seq::IndexedRandom;
use snuffel::chance::Seeded;
use snuffel::game::Game;
use snuffel::games::spion::rules::Spion;
use snuffel::rng::stream;
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::session::Input;
use snuffel::table::{Due, Side, Table};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;

use super::{Listener, line_after_line, line_for, typed_in};
use crate::common::hearing::Shared;

type Spies = Tournament<Spion>;

/// The player on turn, if no other player is due and no answer is owed.
fn on_turn(table: &Shared<Spies>) -> Option<Seat> {
    let Due::Seats(due) = table.due() else {
        return None;
    };
    let view = table.view(Viewer::Public);
    due.iter().next().filter(|seat| due.len() == 1 && !Spies::owes_answer(&view, *seat))
}

/// Returns whether a line is an action in the typist's own turn.
fn is_of_turn(line: &str) -> bool {
    line.parse().is_ok_and(|action| !Spies::is_answer(&action))
}

/// A player who waits for the result of a fight hears it at once, but not the single actions that follow.
#[test]
fn nobody_hears_a_single_action_of_a_turn_before_it_has_ended() {
    let config = "notes=on".parse().unwrap();
    for (seats, seed) in [2, 4].into_iter().flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
        let typed = typed_in::<Spies>(&config, seats, seed);
        let (mut before, mut lengths, mut parts) = (None, vec![0; seats], 0);
        line_after_line::<Spies>(&config, seats, seed, &typed, |step, table, listeners| {
            let now = on_turn(table);
            if let Some((actor, line)) = step.checked_sub(1).map(|step| &typed[step])
                && [before, now] == [Some(*actor); 2]
                && is_of_turn(line)
            {
                for seat in Seats::first(seats).iter().filter(|seat| seat != actor) {
                    let heard = &listeners[seat.index()].said[lengths[seat.index()]..];
                    assert_eq!(heard, [""; 0], "{seats} seats, seed {seed}, step {step}, {actor} {line}, {seat}");
                }
                parts += 1;
            }
            (before, lengths) = (now, listeners.iter().map(|listener| listener.said.len()).collect());
        });
        assert!(parts > 5, "{seats} seats, seed {seed}: {parts} actions within turns");
    }
}

/// The host sends each forced action on its own, after the result that it follows, so that guests hear these one by one.
#[test]
fn a_forced_action_of_the_host_is_sent_on_its_own() {
    let config = "notes=on".parse().unwrap();
    let english = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Spies::TEXTS.words]);
    // How often a forced action followed an action of each seat.
    let mut forced = [0; 2];
    for seed in 0..20 {
        let mut random = stream(seed, 77, 0);
        let mut table = Table::<Spies>::new(&config, 2, Box::new(Seeded { seed }));
        table.settle();
        let table = Rc::new(RefCell::new(table));
        let mut host = Listener::new::<Spies>(Shared::alone(&table), Seat::FIRST, 2);
        host.take(Input::Connected(Seat::SECOND, 0));
        let deeds = || Seats::first(2).iter().map(|seat| table.borrow().deeds(seat)).sum::<u64>();
        loop {
            let Due::Seats(due) = table.borrow().due() else { break };
            let (seat, before) = (*due.iter().collect::<Vec<_>>().choose(&mut random).unwrap(), deeds());
            host.outgoing.clear();
            if seat == Seat::FIRST {
                let line = line_for(&table.borrow(), seat, &english, &mut random);
                host.type_line(&line);
            } else {
                let actions = Spies::legal_actions(&table.borrow().view(Viewer::Seat(seat)));
                table.borrow_mut().act(seat, *actions.choose(&mut random).unwrap()).unwrap();
                host.take(Input::News);
            }
            let done = deeds() - before;
            if done > 1 {
                assert_eq!(host.outgoing.len() as u64, done, "seed {seed}, after {before} actions");
                forced[seat.index()] += 1;
            }
        }
    }
    assert!(forced.iter().all(|count| *count > 3), "{forced:?}");
}
