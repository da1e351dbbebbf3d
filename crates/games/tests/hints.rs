//! Tests of the hints of all games over whole games: the variety of reasons, that each names something specific, that
//! the suggested commands are understood, and that hints do not contain other players' secrets.
//!
//! To print twenty for each game and language, with their positions:
//! `SNUFFEL_GAMES=500 SNUFFEL_READ=20 cargo test -p snuffel-games hints:: -- --nocapture`. Add `SNUFFEL_SEED=5` in
//! front for different games.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Game, Hint, Reply};
use snuffel_core::player::{Level, Player};
use snuffel_core::rng::Purpose;
use snuffel_core::seat::Viewer;
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::command::Command;
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games::domino::rules::Domino;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::scout::rules::Scout;
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::spion::rules::Spion;
use snuffel_testing::share;

/// The number of hints examined per game in a whole run, and in the smallest one: fewer would be those of the first
/// moves alone.
const HINTS: [u64; 2] = [500, 50];

/// The number of hints examined per game in this run.
fn examined() -> u64 {
    share(HINTS[0]).max(HINTS[1])
}

/// A hint, and its position as described by `status`.
struct Given {
    hint: Hint,
    status: Vec<Message>,
}

fn teller<G: Game>(lang: Lang, wording: Wording, seats: usize) -> Teller {
    let mut teller = Teller::new(lang, wording, Spelling::Plain, &[G::TEXTS.messages, G::TEXTS.words]);
    teller.meet(&vec![Player::Computer(Level::HARD); seats]);
    teller
}

/// The hints that a player gets who follows all of them, in games with these options and numbers of seats.
fn given<G: Game>(games: &[(&str, usize)]) -> Vec<Given> {
    let first: u64 = std::env::var("SNUFFEL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let mut all = Vec::new();
    let each = (examined() as usize).div_ceil(games.len());
    for (number, (options, seats)) in games.iter().enumerate() {
        let grammar = teller::<G>(Lang::En, Wording::Normal, *seats).grammar(G::VERBS, G::ARGUMENTS);
        let mut seed = first * 1_000_000 + number as u64;
        let end = all.len() + each;
        while all.len() < end {
            seed += 100;
            let mut table = Table::<G>::new(&options.parse().unwrap(), *seats, Box::new(Seeded { seed }));
            table.settle();
            let mut strong = G::computer(Level::HARD);
            while all.len() < end
                && let Due::Seats(due) = table.due()
            {
                let seat = due.iter().next().unwrap();
                let view = table.view(Viewer::Seat(seat));
                let mut random = Purpose::Hint(seat).stream(seed, table.steps());
                let advice = strong.advise(&view, &mut random, Deadline::NEVER);
                if let Some(hint) = G::hint(&view, &advice) {
                    let status = match G::interpret(&view, &Command::new("status", ""), &grammar) {
                        Ok(Reply::Tell(told)) => told,
                        _ => Vec::new(),
                    };
                    all.push(Given { hint, status });
                }
                table.act(seat, advice.best.action).unwrap();
            }
        }
    }
    all
}

/// Checks the hints of a game: at least `least` different reasons in a whole run, all of them specific, and more detail for nearly
/// every hint.
fn are_worth_hearing<G: Game>(games: &[(&str, usize)], least: u64) {
    let all = given::<G>(games);
    let seats = games.iter().map(|(_, seats)| *seats).max().unwrap();
    let mut figures = Vec::new();
    for lang in Lang::ALL.iter().copied() {
        let teller = teller::<G>(lang, Wording::Normal, seats);
        let reasons: BTreeSet<String> = all.iter().map(|given| teller.say(&given.hint.why)).collect();
        let more: BTreeSet<String> =
            all.iter().flat_map(|given| &given.hint.more).map(|told| teller.say(told)).collect();
        for text in reasons.iter().chain(&more) {
            assert!(text.ends_with('.') && !text.contains(['{', '\n']), "{lang}: {text}");
        }
        figures.push((reasons.len(), more.len()));
        read(&teller, &all, lang);
    }
    let mut compared = 0;
    for Given { hint, .. } in &all {
        agrees_with_itself(hint);
        compared += favours_its_advice(hint);
    }
    assert!(compared > 0, "{}: nothing was compared", G::ID);
    let [whys, kinds] = [true, false].map(|is_why| {
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        for given in &all {
            let told = if is_why { std::slice::from_ref(&given.hint.why) } else { &given.hint.more };
            told.iter().for_each(|told| *kinds.entry(told.id.to_string()).or_default() += 1);
        }
        kinds
    });
    println!(
        "{}: {} hints, {compared} comparisons; reasons and more in each language: {figures:?}; {whys:?}; {kinds:?}",
        G::ID,
        all.len()
    );
    let least = least * examined() / HINTS[0];
    assert!(figures.iter().all(|(reasons, _)| *reasons as u64 >= least), "{}: {figures:?}", G::ID);
    // A reason that is true in every position says nothing about this one.
    assert!(whys.values().all(|count| count * 2 < all.len()), "{}: {whys:?}", G::ID);
    for given in all.iter().filter(|given| given.hint.why.id == "hint-why-any") {
        println!("{:?} {:?}", given.hint, given.status);
    }
    assert!(!whys.contains_key("hint-why-any") && !whys.contains_key("hint-why-to-go"), "{}: {whys:?}", G::ID);
}

/// A sentence, two of its numbers, and what has to hold between them so that it speaks for what is advised.
type Favour = (&'static str, &'static str, fn(u32, u32) -> bool, &'static str);

/// All sentences of hints that compare two numbers.
const FAVOURS: [Favour; 28] = [
    ("hint-next", "count", |less, most| less < most, "most"),
    ("hint-why-points-more", "points", |points, less| points > less, "less"),
    ("hint-why-points-fits", "count", |count, others| count > others, "others"),
    ("hint-why-points-heavy", "pips", |pips, less| pips > less, "less"),
    ("hint-why-points-reply-less", "count", |count, others| count < others, "others"),
    ("hint-why-points-fewer-fit", "count", |count, others| count < others, "others"),
    ("hint-why-reply-less", "count", |count, others| count < others, "others"),
    ("hint-why-fits", "count", |count, others| count > others, "others"),
    ("hint-why-fewer-fit", "count", |count, others| count < others, "others"),
    ("hint-why-reply-most", "points", |points, others| points < others, "others"),
    ("hint-why-last-makes", "points", |points, others| points < others, "others"),
    ("hint-why-follow", "points", |points, less| points > less, "less"),
    ("hint-why-heavier", "pips", |pips, less| pips > less, "less"),
    ("hint-why-out-near", "moves", |moves, others| moves < others, "others"),
    ("hint-why-out-near-sure", "moves", |moves, others| moves < others, "others"),
    ("hint-why-toward", "moves", |moves, others| moves < others, "others"),
    ("hint-why-leads-even", "count", |count, others| count >= others, "others"),
    ("hint-why-more", "count", |count, others| count > others, "others"),
    ("hint-why-more-far", "count", |count, others| count > others, "others"),
    ("hint-why-soonest-more", "count", |count, others| count > others, "others"),
    ("hint-why-faster", "count", |count, others| count == others, "others"),
    ("hint-why-block", "rows", |rows, was| rows < was, "was"),
    ("hint-why-block-now", "rows", |rows, was| rows < was, "was"),
    ("hint-why-plan-block", "rows", |rows, was| rows < was, "was"),
    ("hint-why-spot-block", "rows", |rows, was| rows < was, "was"),
    ("hint-why-done-block", "rows", |walked, stays| walked > stays, "was"),
    ("hint-why-most", "rows", |rows, still| rows > still, "still"),
    ("hint-why-nearer-more", "rows", |rows, others| rows > others, "others"),
];

/// Checks that the numbers which a hint compares favour what is advised; returns how many it compares.
fn favours_its_advice(hint: &Hint) -> usize {
    let told: Vec<&Message> = iter::once(&hint.why).chain(&hint.more).collect();
    let favours = |told: &Message| FAVOURS.iter().filter(|(id, ..)| *id == told.id).cloned().collect::<Vec<_>>();
    let compared = told.iter().flat_map(|told| favours(told).into_iter().map(move |favour| (*told, favour)));
    let compared = compared.map(|(told, (_, one, holds, other))| {
        let (one, other) = (number(told, one), number(told, other));
        assert!(holds(one, other), "{told:?} in {hint:?}");
    });
    compared.count()
}

/// Reasons for the best action that count against the next best.
const BETTER: [&str; 12] = [
    "hint-why-far-better",
    "hint-why-far-more",
    "hint-why-more-games",
    "hint-why-reply-most",
    "hint-why-more",
    "hint-why-more-far",
    "hint-why-soonest",
    "hint-why-soonest-more",
    "hint-why-faster",
    "hint-why-leads-less",
    "hint-why-smell-faster",
    "hint-why-detour",
];

/// Messages about a next best that is equally good.
const EVEN: [&str; 4] = ["hint-next-even", "hint-next-end", "hint-second-same", "hint-next-same"];

/// Checks that further detail neither repeats the reason nor contradicts what it says about the next best.
fn agrees_with_itself(hint: &Hint) {
    let Hint { why, more, .. } = hint;
    assert!(!more.contains(why), "{hint:?}");
    let is_even = more.iter().any(|told| EVEN.contains(&&*told.id));
    assert!(!(is_even && BETTER.contains(&&*why.id)), "{hint:?}");
    let next = more.iter().find(|told| told.id == "hint-next");
    match (&*why.id, next) {
        ("hint-why-far-even" | "hint-why-far-keep-even" | "hint-why-far-either" | "hint-why-even", Some(next)) => {
            panic!("{next:?} in {hint:?}")
        }
        ("hint-why-far-more" | "hint-why-far-better", Some(next)) => {
            let [lead, most, less] = [number(why, "count"), number(next, "most"), number(next, "count")];
            assert_eq!(lead, most - less, "{hint:?}");
        }
        _ => {}
    }
}

/// The number with this name in a message.
fn number(message: &Message, name: &str) -> u32 {
    match message.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Count(count))) => *count,
        _ => panic!("{message:?} has no number {name}"),
    }
}

/// Prints some hints with their positions, for a person to judge.
fn read(teller: &Teller, all: &[Given], lang: Lang) {
    let number: usize = std::env::var("SNUFFEL_READ").ok().and_then(|number| number.parse().ok()).unwrap_or(0);
    let step = (all.len() / number.max(1)).max(1);
    // Each language prints different ones.
    let first = Lang::ALL.iter().position(|other| *other == lang).unwrap_or(0) * step / 3;
    for given in all.iter().skip(first).step_by(step).take(number) {
        let said =
            |messages: &[Message]| messages.iter().map(|message| teller.say(message)).collect::<Vec<_>>().join(" ");
        println!("--- {}", said(&given.status).replace('\n', " "));
        println!("{lang}: {} {}", teller.say(&given.hint.what), teller.say(&given.hint.why));
        println!("    {}", said(&given.hint.more));
        println!(
            "    {} {} | {}",
            teller.brief(&given.hint.what),
            teller.brief(&given.hint.why),
            given.hint.more.iter().map(|told| teller.brief(told)).collect::<Vec<_>>().join(" | ")
        );
    }
}

#[test]
fn sniff_gives_reasons() {
    let games = [
        ("size=5x5 walls=20", 2),
        ("size=5x5 walls=20 gallop", 2),
        ("size=5x5 walls=20 warm-hot", 2),
        ("size=5x5 walls=20 way-out", 2),
        ("size=5x5 dogs", 2),
        ("size=5x5 walls=20 blind", 2),
        ("size=5x5 walls=20 non-stop", 2),
        ("size=5x5 walls=20 count", 2),
    ];
    are_worth_hearing::<Sniff>(&games, 200);
}

#[test]
fn domino_gives_reasons() {
    are_worth_hearing::<Domino>(&[("target=100", 2), ("target=100 spinner", 2), ("target=100", 4)], 150);
}

#[test]
fn schnuff_gives_reasons() {
    are_worth_hearing::<Schnuff>(&[("drawing=auto end=last", 2), ("drawing=strict end=first", 4)], 60);
}

#[test]
fn scout_gives_reasons() {
    are_worth_hearing::<Scout>(&[("hints=on", 2), ("hints=on", 3)], 60);
}

#[test]
fn spion_gives_reasons() {
    are_worth_hearing::<Spion>(&[("notes=on", 2), ("notes=on", 4)], 100);
}
