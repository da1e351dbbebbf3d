//! Hints of sniff over games by chance: in a blind game none leads into a wall that was met before, and numbers that a
//! reason compares speak for what is advised.

use snuffel_core::advice::Advice;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Think};
use snuffel_core::player::Level;
use snuffel_core::rng::stream;
use snuffel_core::seat::{PerSeat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::message::{Arg, Message};
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::action::Action;
use snuffel_games::sniff::rules::board::Wall;
use snuffel_games::sniff::rules::event::Answer;
use snuffel_games::sniff::rules::view::View;
use snuffel_testing::{random_game, share};

/// The view of the seat that is due to search; `None` if there is none.
fn searching(table: &Table<Sniff>) -> Option<View> {
    let Due::Seats(due) = table.due() else {
        return None;
    };
    let view = due.iter().next().map(|seat| table.view(Viewer::Seat(seat)));
    view.filter(|view| view.turn().is_some())
}

fn advice(view: &View, seed: u64) -> Advice<Action> {
    Sniff::computer(Level::HARD).advise(view, &mut stream(seed, 5, 0), Deadline::NEVER)
}

#[test]
fn in_a_blind_game_no_hint_leads_into_a_wall_that_was_met() {
    let mut beside_walls = 0;
    for options in ["size=4x4 walls=12 blind", "size=3x3 walls=6 way-out blind", "size=4x4 blind dogs"] {
        for seed in 0..share(100) {
            let mut met: PerSeat<Vec<Wall>> = PerSeat::from_fn(|_| Vec::new());
            let mut asked = None;
            random_game::<Sniff>(&options.parse().unwrap(), 2, seed, |table, action| {
                if let Some((seat, border)) = asked.take()
                    && let Some((_, Answer::Wall | Answer::Ditch)) = table.view(Viewer::Public).search(seat).last
                {
                    met[seat].push(border);
                }
                let Some(view) = searching(table) else {
                    return;
                };
                let seat = view.seat().unwrap();
                let stands = view.search(seat).stands;
                let is_met = |field| met[seat].contains(&Wall::new(stands, field));
                if let Action::Step(advised) = advice(&view, table.steps()).best.action {
                    assert!(!is_met(advised), "{options} {seed}: {advised} from {stands}");
                    beside_walls += usize::from(view.config.size.neighbours(stands).any(is_met));
                }
                if let Action::Step(field) = action {
                    asked = Some((seat, Wall::new(stands, *field)));
                }
            });
        }
    }
    assert!(beside_walls > 50, "{beside_walls}");
}

/// A number that a message speaks of.
fn number(message: &Message, name: &str) -> Option<u32> {
    message.args.iter().find_map(|(known, arg)| match arg {
        Arg::Count(count) if *known == name => Some(*count),
        _ => None,
    })
}

/// Reasons that compare on how many fields two ways lead on to.
const LEADING: [&str; 6] = [
    "hint-why-leads",
    "hint-why-leads-even",
    "hint-why-leads-played",
    "hint-why-more",
    "hint-why-more-far",
    "hint-why-soonest-more",
];

#[test]
fn what_is_compared_by_numbers_speaks_for_what_is_advised() {
    let mut compared = 0;
    for options in ["size=4x4 walls=12", "size=4x4 walls=12 warm-hot", "size=4x4 dogs", "size=4x4 walls=12 gallop"] {
        for seed in 0..share(20) {
            random_game::<Sniff>(&options.parse().unwrap(), 2, seed, |table, _| {
                let Some(view) = searching(table).filter(|_| table.steps().is_multiple_of(3)) else {
                    return;
                };
                let Some(hint) = Sniff::hint(&view, &advice(&view, table.steps())) else {
                    return;
                };
                let numbers = number(&hint.why, "count").zip(number(&hint.why, "others"));
                // Where it leads on to less, no number is told.
                let tells = LEADING.contains(&&*hint.why.id) && number(&hint.why, "less").unwrap_or(0) == 0;
                if let Some((own, others)) = numbers.filter(|_| tells) {
                    assert!(own >= others, "{options} {seed}: {:?}", hint.why);
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 20, "{compared}");
}
