//! The story of a game, as it is told again from its beginning: whose a walk was, and what a pass has done.

use super::*;
use crate::common::{games, random_game};
use snuffel::game::{Announce as _, Game as _};
use snuffel::rules::News;
use snuffel::table::Side as _;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

/// What a viewer is told of lines that are played one after the other, all at once.
fn story(game: &mut Game, viewer: Viewer, lines: &str) -> Vec<Message> {
    let mut noticed = Vec::new();
    for line in lines.split("; ") {
        let percepts: Vec<Percept> =
            game.play(line).iter().filter_map(|event| Spion::perceive(event, viewer)).collect();
        let view = Spion::view(&game.state, viewer);
        noticed.extend(percepts.into_iter().map(|percept| (percept, view.clone())));
    }
    let news: Vec<_> = noticed.iter().map(|(percept, view)| News { percept, view }).collect();
    Spion::tell(&news, viewer)
}

fn said(lang: Lang, messages: &[Message]) -> Vec<String> {
    let parts = [Spion::TEXTS.messages, Spion::TEXTS.words];
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &parts);
    messages.iter().map(|message| teller.say(message)).collect()
}

#[test]
fn a_walk_after_a_pass_that_did_nothing_is_told_by_itself() {
    let tell = |lang| {
        let mut game = scene(4).turn("black");
        said(lang, &story(&mut game, Viewer::Public, "black pass 1; white step A"))
    };
    assert_eq!(tell(Lang::En), ["Black takes pass 1: yawn. Nothing happens.", "White A: to 1.4."]);
    assert_eq!(tell(Lang::De), ["Schwarz nimmt Schein 1: Gähn. Es passiert nichts.", "Weiß A geht auf 1.4."]);
    assert_eq!(tell(Lang::Nl), ["Zwart neemt pas 1: gaap. Er gebeurt niets.", "Wit A gaat naar 1.4."]);
}

#[test]
fn whichever_pass_did_nothing_the_walk_after_it_is_told_as_of_the_seat_that_walked() {
    // A view pass always finds somebody to look at.
    for pass in Pass::ALL.iter().filter(|pass| **pass != Pass::View) {
        let mut game = scene(4)
            .put("black A dungeon, black B dungeon")
            .money(&[15, 15, 15, 15])
            .passes("black", &pass.to_string())
            .turn("black");
        let told = story(&mut game, Viewer::Seat(seat("white-blue")), "black pass 1; white step A");
        let ids: Vec<_> = told.iter().map(|message| message.id.as_ref()).collect();
        assert_eq!(ids, ["took-other-idle", "walked-other"], "{pass}");
    }
}

#[test]
fn a_walk_by_a_pass_is_told_with_it_and_a_cheque_with_what_it_brings() {
    let mut game = scene(4).passes("black", "ride").passes("white", "cheque").turn("black");
    let told = story(&mut game, Viewer::Public, "black pass 1; black walk A; white pass 1");
    let cheque = "White takes pass 1, cheque: gets 3 zillions, has 13.";
    assert_eq!(said(Lang::En, &told), ["Black takes pass 1, ride, with A: to 1.2, Alfred.", cheque]);
}

/// The spy of which a message tells that it has walked.
fn walker(message: &Message, viewer: Viewer) -> Option<Spy> {
    let find =
        |args: &[(&'static str, Arg)], name| args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone());
    let (owner, letter) = match message.id.as_ref() {
        "walked-you" => (None, find(&message.args, "letter")),
        "walked-other" | "took-other-walk" => (find(&message.args, "colour"), find(&message.args, "letter")),
        "walked-other-took" => match find(&message.args, "spy") {
            Some(Arg::Said(spy)) => (find(&spy.args, "colour"), find(&spy.args, "letter")),
            other => panic!("{other:?}"),
        },
        _ => return None,
    };
    let seat = match owner {
        None => viewer.seat().unwrap(),
        Some(Arg::Phrase(colour)) => seat(colour.strip_prefix("colour-").unwrap()),
        Some(other) => panic!("{other:?}"),
    };
    let Some(Arg::Place(letter)) = letter else { panic!("{letter:?}") };
    Some(Spy::new(seat, letter.parse().unwrap()))
}

#[test]
fn each_walk_of_a_story_is_told_as_of_the_seat_that_walked() {
    for seats in [2, 4] {
        for seed in 0..games().div_ceil(20) {
            let table = random_game::<Spion>(&Config::default(), seats, seed, |_, _| {}).table;
            for viewer in Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Public]) {
                let account = table.account(viewer, 0..table.events());
                let news = account.news();
                let facts: Vec<Fact> = news.iter().filter_map(|item| item.percept.public()).collect();
                let told = Spion::tell(&news, viewer);
                let walked: Vec<Spy> = facts
                    .iter()
                    .filter_map(|fact| match fact {
                        Fact::Walked { spy, .. } => Some(*spy),
                        _ => None,
                    })
                    .collect();
                let walkers: Vec<Spy> = told.iter().filter_map(|message| walker(message, viewer)).collect();
                assert_eq!(walkers, walked, "{seats} seats, seed {seed}, {viewer:?}");
            }
        }
    }
}
