//! The amount of text in spion: the words of a turn, in games against computers of level 7.

use snuffel::game::Game as _;
use snuffel::games::spion::rules::Spion;
use snuffel::games::spion::rules::config::Config;
use snuffel::player::Level;
use snuffel::seat::Seat;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::common::hearing::{hear, words};

/// The number of games for each number of players.
const GAMES: usize = 10;

/// Messages that occur once a game, before the first turn and at the end.
const NO_TURN: [&str; 13] = [
    "table-computers",
    "over-look-back",
    "intro-",
    "hint-help",
    "numbered",
    "ask-prepare",
    "prepared-",
    "began-",
    "won-you",
    "lost-you",
    "won-other",
    "drawn",
    "shown",
];

fn is_of_a_turn(message: &Message) -> bool {
    !NO_TURN.iter().any(|id| message.id.starts_with(id))
}

fn begins_a_turn(message: &Message) -> bool {
    ["turn-you", "turn-first"].contains(&&*message.id)
}

#[test]
fn an_own_turn_costs_few_words_in_every_language() {
    for (seats, most) in [(4, 102.0), (2, 54.0)] {
        let play = |game: usize| {
            hear::<Spion>(&Config::default(), seats, seat(game % seats), Level::new(7).unwrap(), game as u64)
        };
        let heard: Vec<Message> = (0..GAMES).flat_map(play).filter(is_of_a_turn).collect();
        let turns = heard.iter().filter(|message| begins_a_turn(message)).count();
        assert!(turns > 50, "{turns}");
        for lang in Lang::ALL.iter().copied() {
            let [brief, normal, full] = [Wording::Brief, Wording::Normal, Wording::Full].map(|wording| {
                let parts = [Spion::TEXTS.messages, Spion::TEXTS.words];
                words(&Teller::new(lang, wording, Spelling::Plain, &parts), &heard) as f64 / turns as f64
            });
            println!("{seats} players, {lang}: {brief:.1} brief, {normal:.1} normal, {full:.1} full");
            assert!(normal < most, "{seats} players, {lang}: {normal:.1}");
            assert!(
                brief < normal * 0.95 && normal < full,
                "{seats} players, {lang}: {brief:.1}, {normal:.1}, {full:.1}"
            );
        }
    }
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}
