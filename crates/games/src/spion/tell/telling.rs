//! Messages about the results of fights, unmaskings, and the end of the game.

use super::phrase::{self, colour, letter, zillions};
use crate::spion::rules::board::Place;
use crate::spion::rules::event::Victory;
use crate::spion::rules::piece::{Letter, Plan, Spy};
use crate::spion::rules::stage::Fight;
use crate::spion::rules::team::Team;
use crate::spion::rules::view::View;
use snuffel_core::ending;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::message::Message;

/// The result of a fight, worded for the winner, the loser or the others.
pub(super) fn fought(view: &View, fight: Fight, plans: [Plan; 2], number: Option<u8>, money: [u8; 2]) -> Message {
    let viewer = view.viewer;
    let attacks = viewer.is(fight.seat);
    let defends = viewer.is(fight.defender.seat);
    let attacker_wins = plans[0] != plans[1];
    let by_grey = fight.attacker.is_none();
    let id = match (attacks, defends, attacker_wins, by_grey) {
        (true, _, true, _) => "won-attack",
        (true, _, false, false) => "lost-attack",
        (true, _, false, true) => "lost-grey",
        (_, true, false, false) => "won-defence",
        (_, true, false, true) => "won-grey",
        (_, true, true, _) => "lost-defence",
        (_, _, true, false) => "fought-attack",
        (_, _, false, false) => "fought-defence",
        (_, _, true, true) => "fought-grey-won",
        (_, _, false, true) => "fought-grey-lost",
    };
    let loser = if attacker_wins { Some(fight.defender) } else { fight.attacker };
    // The number is omitted for viewers to whom it cannot reveal anything about a traitor.
    let is_of_use = |loser: Spy| view.seat().is_none_or(|me| view.position.holders[loser.seat] == Some(me));
    let usual = attacks || defends || loser.is_some_and(is_of_use);
    let (own, theirs) = match attacks {
        true => (plans[0], plans[1]),
        false => (plans[1], plans[0]),
    };
    let message = Message::new(id)
        .text("own", own)
        .text("theirs", theirs)
        .with("colour", colour(fight.seat))
        .with("defender", phrase::spy(viewer, fight.defender))
        .with("at", phrase::at(viewer, fight.place))
        .with("letter", letter(named_fighter(viewer, fight)))
        .count("number", number.unwrap_or_default())
        .count("usual", u8::from(usual))
        .with("money", zillions(money[usize::from(!attacks)]));
    let is_lost = attacks && !attacker_wins || defends && attacker_wins;
    let message = message.mattering_if(is_lost);
    match fight.attacker {
        Some(attacker) => message.with("attacker", phrase::spy(viewer, attacker)),
        None => message,
    }
}

/// Says that a traitor was unmasked, and where the reserve spy is now.
pub(super) fn unmasked(
    viewer: Viewer,
    seat: Seat,
    traitor: Spy,
    number: u8,
    reserve: Option<Spy>,
    place: Option<Place>,
) -> Message {
    let ids = match (viewer.is(seat), viewer.is(traitor.seat)) {
        (true, _) => ["unmasked-you", "unmasked-you-dungeon", "unmasked-you-gone"],
        (_, true) => ["unmasked-mine", "unmasked-mine-dungeon", "unmasked-mine-gone"],
        (_, false) => ["unmasked-other", "unmasked-other-dungeon", "unmasked-other-gone"],
    };
    let id = match (reserve, place) {
        (Some(_), Some(_)) => ids[0],
        (Some(_), None) => ids[1],
        (None, _) => ids[2],
    };
    let message = Message::new(id)
        .with("colour", colour(seat))
        .with("spy", phrase::spy(viewer, traitor))
        .with("letter", letter(Letter::D))
        .with("own", letter(traitor.letter))
        .count("number", number);
    match place {
        Some(place) => message.with("at", phrase::at(viewer, place)),
        None => message,
    }
}

/// The outcome of the game.
pub(super) fn won(view: &View, viewer: Viewer, winners: Seats, by: Victory) -> Message {
    let mine = viewer.seat().filter(|seat| winners.contains(*seat));
    let winner = winners.iter().next();
    let id = match (mine, viewer, winner) {
        (_, _, None) => "drawn",
        (Some(_), _, _) => "won-you",
        (None, Viewer::Seat(_), _) => "lost-you",
        (None, Viewer::Public, _) => "won-other",
    };
    let first = winner.map_or(Team::Black, Team::of_seat);
    let by = match by {
        Victory::Bazong => "bazong",
        Victory::Money => "money",
        Victory::Elimination => "elimination",
        Victory::Resignation => "resignation",
        Victory::Standstill => "standstill",
    };
    Message::new(id)
        .decisive()
        .cued(ending::cue(winners, viewer))
        .with("colours", phrase::side(winners))
        .count("winners", winners.len())
        .text("by", by)
        .count("gained", view.position.team_money(first))
        .count("left", view.position.team_money(first.other()))
}

/// The letter of the spy in a fight whose owner need not be named: the viewer's, otherwise the attacker.
pub(super) fn named_fighter(viewer: Viewer, fight: Fight) -> Letter {
    let attacker = fight.attacker.filter(|_| !viewer.is(fight.defender.seat));
    attacker.unwrap_or(fight.defender).letter
}
