//! Tests that domino keeps its secrets: a game in which the others hold different tiles but do the same looks
//! identical to the byte to every viewer who may not know them.

use rand::RngExt;
use snuffel_core::chance::Scripted;
use snuffel_core::record::Entry;
use snuffel_core::rng::stream;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Side as _, Table};
use snuffel_games::domino::rules::action::{Action, Deal};
use snuffel_games::domino::rules::event::{Event, Fact};
use snuffel_games::domino::rules::tile::TileSet;
use snuffel_games::domino::rules::{Domino, hand_size};

use snuffel_testing::random_game;
use snuffel_testing::secrecy::{Onlooker, outsiders};

/// The questions that can be asked in the game.
static QUESTIONS: [&str; 18] = [
    "status",
    "turn",
    "moves",
    "hand",
    "ends",
    "line",
    "stock",
    "counts",
    "score",
    "auto",
    "look 0",
    "look 1",
    "look 2",
    "look 3",
    "look 6-6",
    "look left",
    "what 5-3",
    "what 66",
];

fn onlooker() -> Onlooker<Domino> {
    Onlooker::new(&QUESTIONS, Vec::new())
}

/// A note of what an observer of the table sees, without any tiles in hand; `None` for hidden events.
fn visible(event: &Event) -> Option<String> {
    Some(match event {
        Event::Dealt { .. } => "dealt".to_owned(),
        Event::Public(Fact::Laid(play)) => format!("{} {} {:?}", play.seat, play.tile, play.end),
        Event::Declined { seat, .. } => format!("{seat} no extra"),
        Event::Drew { seat, drawn } => format!("{seat} draws {}", drawn.tiles.len()),
        Event::Public(Fact::Passed { seat }) => format!("{seat} passes"),
        Event::Public(Fact::HandOver(end)) => format!("{:?}", end.hands),
        Event::AutoSet { .. } => return None,
        Event::Public(Fact::Resigned { seat }) => format!("{seat} resigns"),
        Event::Public(Fact::Won { winners }) => format!("{winners:?}"),
    })
}

/// One hand, dealt and played with these actions, and a list of what was visible; `None` if an action is not allowed.
fn replay(options: &str, seats: usize, deal: Deal, actions: &[(Seat, Action)]) -> Option<(Table<Domino>, Vec<String>)> {
    let config = options.parse().unwrap();
    let script = Scripted::<Domino>([deal].into());
    let mut table = Table::<Domino>::new(&config, seats, Box::new(script));
    table.settle();
    for (seat, action) in actions {
        table.act(*seat, *action).ok()?;
    }
    // The same again for the events, which a table never reveals.
    let mut state = Domino::start(&config, seats);
    let mut events = Vec::new();
    Domino::apply_chance(&mut state, deal, &mut events).ok()?;
    for (seat, action) in actions {
        snuffel_core::rules::act::<Domino>(&mut state, *seat, *action, &mut events).ok()?;
    }
    let seen = events.iter().filter_map(visible).collect();
    Some((table, seen))
}

/// The first hand of a random game: the deal and the actions.
fn first_hand(options: &str, seats: usize, seed: u64) -> (Deal, Vec<(Seat, Action)>) {
    let config = options.parse().unwrap();
    let played = random_game::<Domino>(&config, seats, seed, |_, _| {});
    let mut lines = played.lines.lines();
    let Entry::<Domino>::Chance(deal) = lines.next().unwrap().parse().unwrap() else {
        panic!("a game begins with a deal");
    };
    let actions = lines.map_while(|line| match line.parse().unwrap() {
        Entry::<Domino>::Action(seat, action) => Some((seat, action)),
        Entry::Chance(_) | Entry::Note(..) => None,
    });
    (deal, actions.collect())
}

#[test]
fn other_tiles_in_other_hands_and_in_the_stock_look_the_same() {
    let onlooker = onlooker();
    let mut compared = 0;
    for options in ["target=1000", "target=1000 spinner"] {
        for seats in 2..=5 {
            for seed in 0..8 {
                let mut random = stream(seed, 77, 0);
                let (deal, actions) = first_hand(options, seats, seed);
                let cut = random.random_range(0..actions.len());
                let actions = &actions[..cut];
                let (table, seen) = replay(options, seats, deal, actions).unwrap();
                for viewer in outsiders(seats, Seats::NONE) {
                    let view = table.view(viewer);
                    let hidden: Vec<usize> =
                        (0..28).filter(|place| view.unseen().contains(deal.tiles()[*place])).collect();
                    for _ in 0..10 {
                        let mut tiles = *deal.tiles();
                        for _ in 0..4 {
                            let mut any = || hidden[random.random_range(0..hidden.len())];
                            let (one, other) = (any(), any());
                            tiles.swap(one, other);
                        }
                        let other = Deal::new(tiles).unwrap();
                        let Some((table_of_other, seen_of_other)) = replay(options, seats, other, actions) else {
                            continue;
                        };
                        if other != deal && seen == seen_of_other {
                            onlooker.cannot_tell(&table, &table_of_other, [viewer]);
                            compared += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn who_draws_alone_is_nobody_elses_business() {
    let onlooker = onlooker();
    for seed in 0..20 {
        let (deal, actions) = first_hand("target=100", 3, seed);
        let third = Seat::new(2).unwrap();
        let set = |on| (third, Action::Auto(on));
        for at in 0..actions.len().min(4) {
            let mut with: Vec<_> = actions[..at].to_vec();
            let (plain, _) = replay("target=100", 3, deal, &with).unwrap();
            let plain_view = plain.view(Viewer::Public);
            with.push(set(false));
            let (table, _) = replay("target=100", 3, deal, &with).unwrap();
            assert_eq!(plain_view, table.view(Viewer::Public));
            onlooker.cannot_tell(&plain, &table, outsiders(3, Seats::only(third)));
            onlooker.can_tell(&plain, &table, Viewer::Seat(third));
        }
    }
}

#[test]
fn what_others_hold_is_in_no_view_before_the_end() {
    for seats in 2..=5 {
        let (deal, _) = first_hand("target=100", seats, 3);
        let (table, _) = replay("target=100", seats, deal, &[]).unwrap();
        let each = hand_size(seats);
        let dealt: Vec<TileSet> =
            deal.tiles()[..each * seats].chunks(each).map(|tiles| tiles.iter().copied().collect()).collect();
        for seat in Seats::first(seats).iter() {
            let view = table.view(Viewer::Seat(seat));
            for other in Seats::first(seats).without(seat).iter() {
                assert!(view.hand.and(dealt[other.index()]).is_empty());
            }
            assert_eq!(view.shown, None);
        }
    }
}
