//! The amount of text in scout: the words of a turn against one computer, and the timing of important news.

use std::sync::LazyLock;

use snuffel::game::Game as _;
use snuffel::games;
use snuffel::games::scout::rules::Scout;
use snuffel::games::scout::rules::config::Config;
use snuffel::player::{Level, Player};
use snuffel::seat::Seat;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::common::hearing::{hear, words};

/// Whole games against a computer of level normal, from both seats.
static GAMES: LazyLock<Vec<Vec<Message>>> = LazyLock::new(|| {
    let seats = [Seat::FIRST, Seat::SECOND].into_iter().cycle();
    (0..12).zip(seats).map(|(seed, me)| hear::<Scout>(&Config::default(), 2, me, Level::NORMAL, seed)).collect()
});

/// The teller for them: the computer has a name, on either seat.
fn teller(lang: Lang, wording: Wording) -> Teller {
    let mut teller = Teller::new(lang, wording, Spelling::Plain, &[Scout::TEXTS.messages, Scout::TEXTS.words]);
    teller.meet(&[Player::Computer(Level::NORMAL), Player::Computer(Level::NORMAL)]);
    teller
}

/// The number of words for one of the player's turns, including set-up and end of the game; and for a whole game.
fn words_a_turn(teller: &Teller) -> (f64, f64) {
    let turns = GAMES.iter().flatten().filter(|message| message.id.starts_with("pushed-you")).count();
    let said: usize = GAMES.iter().map(|heard| words(teller, heard)).sum();
    (said as f64 / turns as f64, said as f64 / GAMES.len() as f64)
}

#[test]
fn an_own_turn_takes_fewer_than_seventy_eight_words() {
    for lang in Lang::ALL {
        let told = [Wording::Brief, Wording::Normal].map(|wording| words_a_turn(&teller(lang, wording)));
        let [(brief, _), (normal, game)] = told;
        println!("{lang:?}: {brief:.1} words brief, {normal:.1} normal, {game:.0} a game");
        assert!(normal < 78.0, "{lang:?}: {normal}");
        assert!(brief < normal * 0.8, "{lang:?}: {brief} of {normal}");
    }
}

#[test]
fn what_matters_is_told_once_a_turn_right_before_what_is_due() {
    let mut count = 0;
    for heard in GAMES.iter() {
        for (place, message) in heard.iter().enumerate().filter(|(_, message)| message.id == "matters") {
            let [before, next] = [place - 1, place + 1].map(|place| heard[place].id.as_ref());
            assert!(["due-walk", "due-look-none", "due-push", "due-walk-none"].contains(&next), "{next}");
            assert!(["turn-other", "passed-you", "stale"].contains(&before), "{before}");
            assert!(message.is_news);
            count += 1;
        }
    }
    assert!(count > GAMES.len());
}

#[test]
fn what_is_switched_off_is_not_told() {
    let mut teller = teller(Lang::En, Wording::Full);
    let matters: Vec<&Message> = GAMES.iter().flatten().filter(|message| message.id == "matters").collect();
    assert!(matters.iter().any(|message| teller.say(message).contains("can win next turn")));
    teller.hush(vec!["threats"]);
    assert!(matters.iter().all(|message| !teller.say(message).contains("can win next turn")));
    assert!(matters.iter().any(|message| teller.tells(message)));
    teller.hush(games::kinds());
    assert!(matters.iter().all(|message| !teller.tells(message)));
}
