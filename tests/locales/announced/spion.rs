//! The announcements of spion.

use std::collections::BTreeSet;

use snuffel::game::Announce;
use snuffel::games::spion::rules::Spion;
use snuffel::games::spion::rules::action::Questions;
use snuffel::games::spion::rules::board::Place;
use snuffel::games::spion::rules::config::Config;
use snuffel::games::spion::rules::event::{Fact, Percept, Reason, Victory};
use snuffel::games::spion::rules::piece::{Letter, Pass, Plan, Spy, Trap};
use snuffel::games::spion::rules::stage::{Fight, Stage};
use snuffel::rules::{News, Rules};
use snuffel::seat::{Seat, Seats, Viewer};

use super::Announced;

/// All stages at which the first seat can be asked something.
fn stages(spy: Spy, place: Place) -> Vec<Stage> {
    let seat = spy.seat;
    vec![
        Stage::Turn { seat, first: true },
        Stage::Turn { seat, first: false },
        Stage::Walking { seat, places: 3 },
        Stage::Viewing { seat },
        Stage::Sweeping { seat },
        Stage::Hunting { seat },
        Stage::Meeting { spy, place },
        Stage::Keeping { spy, bazongs: Seats::first(2), place },
    ]
}

/// All fights and their possible results.
fn fights(spy: Spy, other: Spy, place: Place) -> Vec<Fact> {
    let mut facts = Vec::new();
    for attacker in [Some(spy), None] {
        let fight = Fight { seat: spy.seat, attacker, defender: other, place };
        facts.push(Fact::Attacked { fight });
        for plans in [[Plan::A, Plan::A], [Plan::A, Plan::B]] {
            facts.push(Fact::Fought { fight, plans, number: Some(2), paid: true, money: [9, 11] });
        }
    }
    facts
}

fn facts() -> Vec<Fact> {
    let (seat, enemy) = (Seat::FIRST, Seat::SECOND);
    let (spy, other) = (Spy::new(seat, Letter::A), Spy::new(enemy, Letter::B));
    let place = Place::field(1, 2).unwrap();
    let (trap, owner, money) = (Trap::Snake, enemy, 7);
    let mut facts = fights(spy, other, place);
    facts.extend([true, false].map(|idle| Fact::Took { seat, depth: 2, pass: Pass::Ride, idle }));
    facts.extend([Some(place), None].map(|cleared| Fact::Thrown { seat, face: trap, cleared }));
    let reserve = Spy::new(seat, Letter::D);
    for (reserve, place) in [(Some(reserve), Some(place)), (Some(reserve), None), (None, None)] {
        facts.push(Fact::Unmasked { seat, traitor: other, number: 3, reserve, place });
    }
    facts.extend([Reason::Broke, Reason::Misjudged].map(|reason| Fact::Out { seat, reason }));
    facts.extend([Seats::only(seat), Seats::NONE].map(|winners| Fact::Won { winners, by: Victory::Money }));
    facts.extend([
        Fact::Began { seat },
        Fact::Freed { spy },
        Fact::TrapPlaced { seat, trap, place },
        Fact::Ordered { seat, throws: 2 },
        Fact::Swept { seat, trap, place },
        Fact::Cashed { seat, gain: 3 },
        Fact::Walked { spy, from: Place::embassy(seat), to: place },
        Fact::BazongWon { owner, spy },
        Fact::BazongTaken { owner, spy, gain: 5, money },
        Fact::BazongFound { owner, spy, place },
        Fact::BazongKept { owner, spy },
        Fact::BazongLies { owner, place },
        Fact::BazongHome { owner },
        Fact::BazongGone { owner },
        Fact::Misjudged { seat, spy: other, number: 1 },
        Fact::Resigned { seat },
        Fact::Shown { seat, numbers: [1, 2, 3], traitor: Some(3) },
    ]);
    facts
}

fn percepts() -> Vec<Percept> {
    let (seat, enemy) = (Seat::FIRST, Seat::SECOND);
    let spy = Spy::new(enemy, Letter::B);
    let mut percepts: Vec<Percept> = facts().into_iter().map(Percept::Public).collect();
    percepts.extend([Some((Letter::C, 2)), None].map(|own| Percept::Prepared { seat, own }));
    percepts.extend([Some(Plan::B), None].map(|own| Percept::Planned { seat, own }));
    percepts.extend([Some(2), None].map(|own| Percept::Viewed { seat, spy, own }));
    percepts.extend([Some(2), None].map(|own| Percept::Inherited { seat, enemy, own }));
    percepts.extend(Questions::ALL.map(|questions| Percept::Preferred { questions }));
    percepts.extend([
        Percept::Numbered { numbers: [2, 3, 1] },
        Percept::Looked { spy, number: 2 },
        Percept::Questioned { enemy },
        Percept::Declined,
    ]);
    percepts
}

/// The question at each stage.
fn asked(config: &Config, seats: usize) -> Vec<String> {
    let (seat, place) = (Seat::FIRST, Place::field(1, 2).unwrap());
    let mut view = Spion::view(&Spion::start(config, seats), Viewer::Seat(seat));
    let asked = stages(Spy::new(seat, Letter::A), place).into_iter().flat_map(|stage| {
        view.stage = stage;
        let percept = &Percept::Public(Fact::Due { seat });
        Spion::tell(&[News { percept, view: &view }], view.viewer)
    });
    asked.map(|message| message.id.to_string()).collect()
}

/// All announcements of spion, for two and for four players.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &["shown", "began-jailed", "turn-other"] };
    for seats in [2, 4] {
        for notes in [true, false] {
            announced.hear::<Spion>(&Config { notes }, seats, &percepts());
            announced.ids.extend(asked(&Config { notes }, seats));
        }
        // Another player's pass is announced together with its effects, and a turn in one sentence.
        let several = ["took-other-walk", "took-other-cash", "took-other-view", "turn-other"];
        announced.ids.extend(several.map(str::to_owned));
    }
    announced
}
