//! How much there is to hear: the words of an own turn, in games between computers of level normal, as one seat hears
//! them at its keyboard.

use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::Game as _;
use snuffel::games::spion::rules::Spion;
use snuffel::games::spion::rules::config::Config;
use snuffel::matches::{Match as _, Played, Thought};
use snuffel::player::{Level, Player};
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::table::{Due, Table};
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

/// How many games are played for each number of players.
const GAMES: u64 = 10;

/// What is told once a game, before the first turn and at the end; and a question that a player is not asked who sits
/// alone and knows no traitor.
const NO_TURN: [&str; 11] = [
    "intro-",
    "numbered",
    "ask-prepare",
    "prepared-",
    "began-",
    "won-you",
    "lost-you",
    "won-other",
    "drawn",
    "shown",
    "questioned",
];

/// What one seat hears of the turns of a game between computers of level normal: as in a
/// [session](snuffel::session), the turn of each other player at once, and all that is new when something is expected.
fn hear(seats: usize, me: Seat, seed: u64) -> Vec<Message> {
    let players = vec![Player::Computer(Level::Normal); seats];
    let table = Table::<Spion>::new(&Config::default(), seats, Box::new(Seeded { seed }));
    let mut table = Played::new(table, players, seed);
    let viewer = Viewer::Seat(me);
    let (mut heard, mut told, mut actor) = (Vec::new(), 0, None);
    table.settle();
    loop {
        let due = match table.due() {
            Due::Seats(due) => due,
            Due::Over(_) | Due::Chance => Seats::NONE,
        };
        let other = due.iter().find(|seat| *seat != me);
        let to = match due.contains(me) || due.is_empty() {
            true => table.now(),
            false if other != actor => table.settled(viewer, told),
            false => told,
        };
        heard.extend(table.news(viewer, told..to));
        (told, actor) = (to, other);
        // Who sits at the keyboard goes first.
        let Some(seat) = due.iter().find(|seat| *seat == me).or(other) else {
            heard.retain(|message| !NO_TURN.iter().any(|id| message.id.starts_with(id)));
            return heard;
        };
        let Thought::Decision(decision) = table.think(seat).expect("a computer").run(Deadline::NEVER) else {
            panic!("no decision");
        };
        assert_eq!(table.conclude(decision), None);
    }
}

/// The words of an own turn, in the mean of all games and seats.
fn words(seats: usize, lang: Lang, wording: Wording) -> f64 {
    let teller = Teller::new(lang, wording, Spelling::Plain, &[Spion::TEXTS.messages, Spion::TEXTS.words]);
    let (mut words, mut turns) = (0, 0);
    for seed in 0..GAMES {
        let me = Seat::new(seed as usize % seats).unwrap();
        let heard = hear(seats, me, seed);
        turns += heard.iter().filter(|message| ["turn-you", "turn-first"].contains(&&*message.id)).count();
        let said = heard.iter().flat_map(|message| message.told(wording));
        words += said.map(|message| teller.say(message).split_whitespace().count()).sum::<usize>();
    }
    assert!(turns > 50, "{turns}");
    words as f64 / turns as f64
}

#[test]
fn an_own_turn_costs_few_words_in_every_language() {
    for (seats, most) in [(4, 125.0), (2, 80.0)] {
        for lang in Lang::ALL.iter().copied() {
            let [brief, normal, full] =
                [Wording::Brief, Wording::Normal, Wording::Full].map(|wording| words(seats, lang, wording));
            println!("{seats} players, {lang}: {brief:.1} brief, {normal:.1} normal, {full:.1} full");
            assert!(normal < most, "{seats} players, {lang}: {normal:.1}");
            assert!(brief < normal && normal < full, "{seats} players, {lang}: {brief:.1}, {normal:.1}, {full:.1}");
        }
    }
}
