//! Tests of the story of a game when it is retold from the beginning: the owner of each walk, and the effect of each
//! pass.

use super::*;
use snuffel_core::game::{Announce as _, Game as _};
use snuffel_core::rules::News;
use snuffel_core::table::Side as _;
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_testing::{games, random_game};

/// The messages to a viewer about lines played one after the other, all at once.
pub(super) fn story(game: &mut Game, viewer: Viewer, lines: &str) -> Vec<Message> {
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

pub(super) fn said(lang: Lang, messages: &[Message]) -> Vec<String> {
    said_in(lang, Wording::Normal, messages)
}

/// The text of messages about current events.
fn said_in(lang: Lang, wording: Wording, messages: &[Message]) -> Vec<String> {
    let parts = [Spion::TEXTS.messages, Spion::TEXTS.words];
    let teller = Teller::new(lang, wording, Spelling::Plain, &parts);
    let news = messages.iter().map(|message| message.clone().news());
    news.filter(|message| teller.tells(message)).map(|message| teller.say(&message)).collect()
}

#[test]
fn a_walk_after_a_pass_that_did_nothing_is_told_by_itself() {
    let tell = |lang| {
        let mut game = scene(4).turn("black");
        said(lang, &story(&mut game, Viewer::Public, "black pass 1; white step A"))
    };
    assert_eq!(tell(Lang::En), ["Black takes a yawn.", "White A walks to 1.4."]);
    assert_eq!(tell(Lang::De), ["Schwarz nimmt Gähn, ohne Wirkung.", "Weiß A geht auf 1.4."]);
    assert_eq!(tell(Lang::Nl), ["Zwart neemt de pas gaap, zonder gevolg.", "Wit A gaat naar 1.4."]);
}

#[test]
fn whichever_pass_did_nothing_the_walk_after_it_is_told_as_of_the_seat_that_walked() {
    // A view pass always finds a spy to look at.
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
    let cheque = "White takes a cheque and now has 13 zillions.";
    assert_eq!(said(Lang::En, &told), ["Black A walks to 1.2, Alfred.", cheque]);
}

/// The spy that walked, according to a message.
fn walker(message: &Message, viewer: Viewer) -> Option<Spy> {
    let find =
        |args: &[(&'static str, Arg)], name| args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone());
    let (owner, letter) = match message.id.as_ref() {
        "walked-you" => (None, find(&message.args, "letter")),
        "walked-other" | "took-other-walk" | "part-walk" | "part-took-walk" => {
            (find(&message.args, "colour"), find(&message.args, "letter"))
        }
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

/// A message, or all the clauses that it combines.
fn clauses(message: &Message) -> Vec<&Message> {
    let items = message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Joined(_, items) if *name == "items" && message.id == "turn-other" => Some(items),
        _ => None,
    });
    items.map_or_else(|| vec![message], |items| items.iter().map(clause).collect())
}

fn clause(item: &Arg) -> &Message {
    match item {
        Arg::Said(clause) => clause,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_walk_of_a_story_is_told_as_of_the_seat_that_walked() {
    for seats in [2, 4] {
        for seed in 0..games().div_ceil(20) {
            let table = random_game::<Spion>(&Config::default(), seats, seed, |_, _| {}).table;
            for viewer in Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Public]) {
                let account = table.account(viewer, 0..table.events());
                let news = account.news();
                let told = Spion::tell(&news, viewer);
                // The purpose of a walk implies its end. Requests to others are silent, and so is a question that was
                // answered with no.
                let is_silent = |(number, item): &(usize, &News<'_, Spion>)| match item.percept {
                    Percept::Public(Fact::Due { seat }) => !viewer.is(*seat),
                    Percept::Declined => true,
                    Percept::Questioned { .. } => {
                        matches!(news.get(number + 1), Some(News { percept: Percept::Declined, .. }))
                    }
                    _ => false,
                };
                let heard = news.iter().enumerate().filter(|item| !is_silent(item));
                let heard: Vec<Option<Fact>> = heard.map(|(_, item)| item.percept.public()).collect();
                let says_so = |spy: Spy, to: Place, next: Option<Fact>| match next {
                    Some(Fact::Attacked { fight } | Fact::Fought { fight, .. }) => {
                        fight.attacker == Some(spy) && fight.place == to
                    }
                    Some(Fact::BazongTaken { owner, spy: taker, .. }) => taker == spy && to.owner() == Some(owner),
                    _ => false,
                };
                let next = |number: usize| heard.get(number + 1).copied().flatten();
                let walk = |(number, fact): (usize, &Option<Fact>)| match *fact {
                    Some(Fact::Walked { spy, to, .. }) if !says_so(spy, to, next(number)) => Some(spy),
                    _ => None,
                };
                let walked: Vec<Spy> = heard.iter().enumerate().filter_map(walk).collect();
                let walkers: Vec<Spy> =
                    told.iter().flat_map(clauses).filter_map(|message| walker(message, viewer)).collect();
                assert_eq!(walkers, walked, "{seats} seats, seed {seed}, {viewer:?}");
            }
        }
    }
}

#[test]
fn a_turn_of_somebody_else_is_one_sentence_and_its_walk_is_told_with_the_fight() {
    let mut game = scene(4).put("black A 1.1, white A 1.3").passes("black", "ride cheque").turn("black");
    let before = "black free C; black pass 1; black walk A; black plan A; white plan B; white unmask nobody; \
                  black unmask nobody; black pass 1";
    let red = Viewer::Seat(seat("black-red"));
    let told = story(&mut game, red, before);
    assert_eq!(
        said(Lang::En, &told),
        ["Black frees C; spy A beats White A, on 1.3; takes a cheque, and now has 13 zillions."]
    );
    assert_eq!(
        said_in(Lang::En, Wording::Full, &told),
        [
            "Black pays to free C; takes a ride; spy A beats White A, on 1.3; takes pass 1, a cheque, gets 3 zillions and has 13 zillions."
        ]
    );
    // Brief wording includes the changes in a turn, and a move without any change, so that the move does not go
    // unnoticed.
    let brief = said_in(Lang::En, Wording::Brief, &told);
    assert_eq!(brief, ["Black frees C; spy A beats White A, on 1.3; has 13 zillions."]);
    let told = story(&mut scene(4).put("black A 1.1").turn("black"), red, "black free C; black pass 1");
    assert_eq!(said_in(Lang::En, Wording::Brief, &told), ["Black frees C, takes a yawn."]);
    assert_eq!(said(Lang::En, &told), ["Black frees C and takes a yawn."]);
    // An answer to a request is always complete, and so are announcements to listeners.
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages, Spion::TEXTS.words]);
    assert_eq!(teller.say(&told[0]), "Black frees C, takes a yawn.");
    let told = story(&mut scene(4).put("black A 1.1").turn("black"), Viewer::Public, "black free C; black pass 1");
    assert_eq!(said_in(Lang::En, Wording::Brief, &told), ["Black frees C, takes a yawn."]);
}

#[test]
fn a_number_is_told_to_who_holds_the_envelope_and_whoever_loses_hears_that_a_spy_is_out() {
    let told = |viewer: &str| {
        let mut game = scene(4).put("white A 1.3, black A 1.2").turn("black");
        let line = "black step A; black plan A; white plan B";
        said(Lang::En, &story(&mut game, Viewer::Seat(seat(viewer)), line))
    };
    assert_eq!(told("black-red"), ["Black A beats White A, on 1.3."]);
    assert!(told("black")[1].starts_with("You beat White A, number 1, who chose plan B."), "{:?}", told("black"));
    let mut game = scene(4).put("white C 1.2").turn("black");
    let told = story(&mut game, Viewer::Seat(seat("white")), "black look white C; black unmask white C");
    assert_eq!(said(Lang::En, &told)[0], "Black unmasks your spy C, who is out. Black D takes its place, on 1.2.");
}

#[test]
fn a_plain_move_is_heard_in_every_wording() {
    for wording in [Wording::Brief, Wording::Normal, Wording::Full] {
        for (pass, line) in
            [("yawn", "white step A"), ("ride", "white pass 1; white walk A"), ("cheque", "white pass 1")]
        {
            let mut game = scene(4).passes("white", pass).turn("white");
            let told = story(&mut game, Viewer::Seat(seat("black")), line);
            let said = said_in(Lang::En, wording, &told);
            assert!(said.iter().any(|line| line.contains("White")), "{line}: {said:?}");
        }
    }
}

#[test]
fn why_a_bazong_is_home_again_is_told_with_whose_doing_it_is() {
    let mut game = scene(4).carries("white A", "black").put("white A 1.3").passes("white", "sob").turn("white");
    let told = story(&mut game, Viewer::Seat(seat("black")), "white free C; white pass 1");
    for wording in [Wording::Brief, Wording::Normal, Wording::Full] {
        let said = said_in(Lang::En, wording, &told);
        assert!(said[0].starts_with("White") && said[0].contains("sob"), "{said:?}");
        assert!(said[1].starts_with("Now"), "{said:?}");
    }
}

#[test]
fn whoever_is_ready_last_is_told_where_the_others_were() {
    let mut game = Game::new(4);
    for colour in ["black", "white", "black-red", "white-blue"] {
        game.play(&format!("chance numbers {colour} 1 2 3"));
    }
    let deck = NEW_DECK.iter().map(Pass::to_string).collect::<Vec<_>>().join(" ");
    game.play(&format!("chance deck black {deck}; chance deck white {deck}"));
    let viewer = Viewer::Seat(seat("black"));
    let mut ready = |lines: &str| {
        let told = story(&mut game, viewer, lines);
        told.iter().filter(|message| message.id == "prepared-other").count()
    };
    assert_eq!(ready("white prepare A 1; black-red prepare A 1; black prepare A 1"), 2);
    assert_eq!(ready("white-blue prepare A 1"), 1);
}
