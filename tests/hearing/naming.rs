//! Names in spion: whose money it is, and letters that cannot be mistaken for words.

use snuffel::game::Game as _;
use snuffel::games::spion::rules::Spion;
use snuffel::games::spion::rules::config::Config;
use snuffel::player::Level;
use snuffel::seat::Seat;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::common::hearing::hear;

/// The number of games for each number of players.
const GAMES: usize = 12;

/// The messages of whole games.
fn heard() -> Vec<Message> {
    let game = |seats: usize, game: usize| {
        let seat = Seat::new(game % seats).expect("a seat");
        hear::<Spion>(&Config::default(), seats, seat, Level::new(7).unwrap(), game as u64)
    };
    [2, 4].iter().flat_map(|seats| (0..GAMES).flat_map(|number| game(*seats, number)).collect::<Vec<_>>()).collect()
}

fn teller(lang: Lang, wording: Wording) -> Teller {
    Teller::new(lang, wording, Spelling::Plain, &[Spion::TEXTS.messages, Spion::TEXTS.words])
}

#[test]
fn what_a_bazong_brings_is_given_to_a_player_and_not_to_a_spy() {
    let money = |lang, colour: &str| match lang {
        Lang::En => format!("{colour} now has"),
        Lang::De => format!("{colour} hat jetzt"),
        _ => format!("{colour} heeft"),
    };
    for lang in Lang::ALL {
        let teller = teller(lang, Wording::Normal);
        let colour = teller.say(&Message::new("colour-white"));
        let taken = Message::new("bazong-taken-other")
            .text("spy", "X")
            .text("bazong", "Y")
            .text("colour", &colour)
            .text("gain", "5")
            .text("money", "12");
        assert!(teller.say(&taken).contains(&money(lang, &colour)), "{lang}: {}", teller.say(&taken));
    }
}

/// Returns whether the letter of a spy stands alone before a word, at the beginning of a clause.
fn has_lone_letter(text: &str) -> bool {
    let parts = text.split_inclusive([',', ';', ':', '.', '!', '?']);
    parts.map(str::trim).any(|part| {
        let mut words = part.split(' ');
        let is_letter = words.next().is_some_and(|word| ["A", "B", "C", "D"].contains(&word));
        is_letter && words.next().is_some_and(|word| word.starts_with(|first: char| first.is_lowercase()))
    })
}

#[test]
fn in_english_prompts_no_letter_stands_alone_before_a_word() {
    let teller = teller(Lang::En, Wording::Brief);
    let heard = heard();
    let prompts = heard.iter().filter_map(|message| Some((message, teller.summary(message)?)));
    let lone: Vec<String> = prompts
        .filter(|(_, prompt)| has_lone_letter(prompt))
        .map(|(message, prompt)| format!("{}: {prompt}", message.id))
        .collect();
    assert_eq!(lone, [""; 0]);
    assert!(heard.iter().any(|message| message.id == "bazong-taken-other"));
}
