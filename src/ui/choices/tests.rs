//! Tests of the choices when nothing is saved and nobody can be reached, and that none is made before it is asked for.

use std::cell::Cell;

use super::*;
use crate::choice::Offers;
use crate::games;
use crate::ui::spot::{Lobby, Room};

fn scene(last: &str, is_asked: bool) -> Scene {
    Scene {
        lang: Lang::En,
        settings: Settings::default(),
        kinds: games::kinds(),
        has_voice: false,
        has_sound: Box::new(|| false),
        last: Some(last.into()).filter(|last: &Printable| !last.is_empty()),
        is_asked,
        has_more: false,
    }
}

fn lines(groups: &[Group]) -> Vec<&str> {
    groups.iter().flat_map(|group| &group.lines).map(|line| &**line).collect()
}

#[test]
fn the_lobby_offers_others_only_where_they_can_be_reached() {
    let alone = Spot::Lobby(Lobby::default()).choices(&scene("", false));
    assert!(lines(&alone).contains(&"play domino") && !lines(&alone).contains(&"host"));
    let far = Lobby { has_network: true, inviting: vec!["Ben".to_owned()], home: None };
    let far = Spot::Lobby(far).choices(&scene("", false));
    assert!(lines(&far).contains(&"host") && lines(&far).contains(&"join Ben"));
    assert!(far.iter().all(|group| group.heading.is_some()));
}

#[test]
fn a_question_is_answered_first_and_one_group_needs_no_heading() {
    let asked = Spot::Question.choices(&scene("settings", false));
    assert_eq!(asked, [Group { heading: None, lines: vec!["yes".into(), "no".into()] }]);
    let room = Spot::Room(&["who", "quit"], Room::default()).choices(&scene("", true));
    assert_eq!(lines(&room[..1]), ["yes", "no"]);
}

#[test]
fn a_voice_is_offered_only_where_there_is_one() {
    let silent = Spot::Lobby(Lobby::default()).choices(&scene("settings", false));
    assert!(lines(&silent).contains(&"words brief") && !lines(&silent).contains(&"speech off"));
    let mut spoken = scene("settings", false);
    (spoken.has_voice, spoken.settings.speech) = (true, true);
    assert!(lines(&Spot::Lobby(Lobby::default()).choices(&spoken)).contains(&"speech off"));
}

#[test]
fn nothing_is_made_before_somebody_wants_to_choose() {
    let made = Rc::new(Cell::new(0));
    let count = Rc::clone(&made);
    let offers = Offers::new(move || {
        count.set(count.get() + 1);
        vec![Offer::new("choices-moves", [Line::named("5-3")])]
    });
    let kind = games::ALL[0];
    let spot = Spot::Game {
        kind,
        verbs: crate::game::VERBS.to_vec(),
        names: Vec::new(),
        players: Vec::new(),
        wanted: Vec::new(),
        choices: offers,
    };
    let choices = Choices::new(move || spot.choices(&scene("", false)));
    assert_eq!(made.get(), 0);
    assert_eq!(lines(&choices.groups()), ["5-3"]);
    assert_eq!(choices.groups(), choices.groups());
    assert!(Choices::default().groups().is_empty());
}
