//! What a braille display shows, measured over whole games that are not transcripts; `docs/braille.md` has the figures.
//!
//! A session plays against computers by typed lines. Its answers are laid out for displays of all sizes, in all
//! languages.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::{Game, VERBS};
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::kind::Kind;
use snuffel::player::{Computer, Level, Player};
use snuffel::record::{Header, Record};
use snuffel::rng::stream;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::session::{Effect, Errand, Input, Need, Session, Surroundings};
use snuffel::settings::BrailleDisplay;
use snuffel::table::{Side as _, Table};
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;
use snuffel::tournament::Tournament;
use snuffel::ui::clerk::Clerk as _;
use snuffel::ui::summary::{Sign, Summary, summarise};
use snuffel::ui::wrap::cells;

use crate::common::{Copyist, Sheet};
use crate::promise::games::stands;
use crate::promise::stand::{self, Stand, type_line};

/// The document.
const FILE: &str = "docs/braille.md";

/// The text above the figures.
const HEAD: &str = include_str!("braille/head.md");

/// The target for one display size.
struct Goal {
    cells: u8,
    /// The percentage of lines after which the outcome must be shown.
    shown: usize,
    /// The most keys at the 95th percentile, for two players and for more.
    keys: [usize; 2],
    /// The most Enters at the 95th percentile for two players.
    enters: usize,
}

const GOALS: [Goal; 4] = [
    Goal { cells: 20, shown: 99, keys: [4, 8], enters: 4 },
    Goal { cells: 32, shown: 99, keys: [2, 6], enters: 3 },
    Goal { cells: 40, shown: 99, keys: [2, 4], enters: 2 },
    Goal { cells: 80, shown: 100, keys: [0, 2], enters: 1 },
];

/// The number of games of each kind: `SNUFFEL_SEEDS`, or three.
fn seeds() -> u64 {
    let seeds = std::env::var("SNUFFEL_SEEDS").ok();
    seeds.and_then(|seeds| seeds.parse().ok()).unwrap_or(3)
}

/// The number of the longest answers to print with their pieces, if any.
fn longest() -> Option<usize> {
    std::env::var("SNUFFEL_LONGEST").ok()?.parse().ok()
}

/// Prints the answers that need the most Enters, piece by piece.
fn print_longest(games: &[Vec<Told>], teller: &Teller, display: BrailleDisplay, most: usize) {
    let mut all: Vec<Summary> = games.iter().flatten().map(|told| told.summary(teller, display)).collect();
    all.sort_by_key(|summary| std::cmp::Reverse(summary.rest.len()));
    for Summary { text, rest } in all.iter().take(most) {
        println!("{} cells, {} Enters: {text} | {}", display.cells(), rest.len(), rest.join(" | "));
    }
}

/// The answer to a line that advanced the game, and the player's position afterwards.
struct Told {
    said: Vec<Message>,
    place: Option<Message>,
}

/// The sign for the player's turn.
fn due(teller: &Teller) -> Sign {
    Sign::new(teller, true, false)
}

impl Told {
    /// The messages of the brief wording: the others never reach the display.
    fn said(&self, teller: &Teller) -> Vec<Message> {
        self.said.iter().filter(|message| teller.tells(message)).cloned().collect()
    }

    fn summary(&self, teller: &Teller, display: BrailleDisplay) -> Summary {
        summarise(teller, &self.said(teller), self.place.as_ref(), display, &due(teller), false)
    }
}

/// A player of a game against computers who types lines.
struct Reader<G: Game> {
    session: Session,
    /// The same game, for inspection.
    table: Table<G>,
    mind: Box<dyn Computer<G>>,
    teller: Teller,
    clerk: Copyist,
    said: Vec<Message>,
    /// The number of typed lines. Output before the first line that plays is not an outcome.
    lines: usize,
    seed: u64,
}

const ME: Seat = Seat::FIRST;

/// More lines than any game takes.
const MOST_LINES: usize = 10_000;

impl<G: Game> Reader<G> {
    fn new(players: &[Player], seed: u64) -> Reader<G> {
        let config = G::Config::default();
        let header = Header { game: G::ID.to_owned(), players: players.to_vec(), seed, options: config.to_string() };
        let kind: &dyn Kind = snuffel::games::named(G::ID).unwrap();
        let table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
        let around = Surroundings { is_recorded: true, ..Surroundings::default() };
        Reader {
            session: Session::new(table, Seats::NONE.with(ME), around),
            table: Table::new(&config, players.len(), Box::new(Seeded { seed })),
            mind: G::computer(Level::NORMAL),
            teller: teller(kind, Lang::En, players),
            clerk: Copyist { sheet: Sheet::default(), name: G::ID.to_owned() },
            said: Vec::new(),
            lines: 0,
            seed,
        }
    }

    /// Plays to the end.
    fn play(mut self) -> Vec<Told> {
        self.session.begin();
        let mut told = Vec::new();
        loop {
            self.do_effects();
            match self.session.need() {
                Need::Line(ask) => {
                    let said = std::mem::take(&mut self.said);
                    let is_over = matches!(self.table.due(), snuffel::table::Due::Over(_));
                    if self.lines > 1 {
                        told.push(Told { said, place: ask.place });
                    }
                    if is_over {
                        return told;
                    }
                    let line = self.line();
                    self.lines += 1;
                    assert!(self.lines < MOST_LINES, "{}: the game does not go on", G::ID);
                    let ask = self.session.ask_for();
                    let grammar = self.teller.grammar(&ask.verbs, ask.arguments);
                    self.session.handle(Input::Line(&line, &grammar), &mut self.teller);
                }
                Need::Thought => {
                    let question = self.session.thinking().unwrap();
                    let answer = self.session.table().kind().answer(&question, Deadline::NEVER).unwrap();
                    self.session.handle(Input::Thought(Some(answer)), &mut self.teller);
                }
                Need::News | Need::Nothing(_) => panic!("{}: nobody is due", G::ID),
            }
        }
    }

    fn do_effects(&mut self) {
        while let Some(effect) = self.session.effect() {
            match effect {
                Effect::Say(message) => self.said.push(message),
                Effect::Run(errand) => {
                    if let Errand::Write(lines) = &errand {
                        lines.lines().for_each(|line| self.table.follow(line).unwrap());
                    }
                    self.session.handle(Input::Delivery(self.clerk.run(errand)), &mut self.teller);
                }
                Effect::Clear | Effect::Forget | Effect::More | Effect::Back | Effect::Restyle(_) => {}
                Effect::Post(..)
                | Effect::Tell(..)
                | Effect::Reject(_)
                | Effect::GaveUp(_)
                | Effect::Dismiss(_)
                | Effect::Far(_)
                | Effect::Teach(_) => {}
            }
        }
    }

    /// A computer's choice as a line to type; yes to a question, and Enter between steps.
    fn line(&mut self) -> String {
        // Before the first action there is no record from which to rebuild the game here.
        if self.lines == 0 {
            return "note begun".to_owned();
        }
        if !self.session.is_turn() && !self.session.ask_for().verbs.is_empty() {
            return String::new();
        }
        if self.session.ask_for().verbs.is_empty() {
            return "yes".to_owned();
        }
        let view = self.table.view(Viewer::Seat(ME));
        let mut random = stream(self.seed, 91, self.table.steps());
        let advice = self.mind.advise(&view, &mut random, Deadline::when(&|| false));
        let action = &advice.best.action;
        let hint = G::hint(&view, &advice).unwrap_or_else(|| panic!("{}: no words for {action}", G::ID));
        typed(&self.teller.marked(&hint.what)).swap_remove(0)
    }
}

fn teller(kind: &dyn Kind, lang: Lang, players: &[Player]) -> Teller {
    let texts = kind.texts();
    let mut teller = Teller::new(lang, Wording::Brief, Spelling::Plain, &[texts.messages, texts.words]);
    teller.meet(players);
    teller
}

/// The measurements of one game at tables of one size, on one display.
#[derive(Default)]
struct Figures {
    lines: usize,
    shown: usize,
    keys: Vec<usize>,
    enters: Vec<usize>,
}

impl Figures {
    fn add(&mut self, teller: &Teller, told: &Told, display: BrailleDisplay) {
        let said = &told.said(teller);
        let summary = told.summary(teller, display);
        let line = due(teller).behind(&summary.text, !summary.rest.is_empty());
        assert!(line != " +> " && line != "> ", "{:?}", told.said);
        let current = (1..).zip(said).find_map(|(next, message)| match message.is_news {
            true => message.before(&said[next..]),
            false => Some(std::borrow::Cow::Borrowed(message)),
        });
        let tells = |message: &Message| {
            let piece = teller.summary(message).unwrap_or_else(|| teller.brief(message));
            [Some(piece), teller.short(message)].iter().flatten().any(|text| summary.text.contains(text.as_str()))
        };
        let outcome = current.filter(|first| !first.is_of_other());
        let due = || {
            let place = told.place.as_ref().map(|place| teller.brief(place));
            place.is_some_and(|place| summary.text.ends_with(&place)) || said.last().is_some_and(tells)
        };
        // For the end of a game, only the result counts.
        let is_shown = match said.iter().find(|message| message.decisive) {
            Some(end) => tells(end),
            None => outcome.map_or_else(due, |outcome| tells(&outcome)),
        };
        if !is_shown && longest().is_some() {
            println!("{} cells, not shown: {} | {}", display.cells(), summary.text, summary.rest.join(" | "));
        }
        self.lines += 1;
        self.shown += usize::from(is_shown);
        self.keys.push(cells(line.trim_end()).saturating_sub(1) / display.cells());
        self.enters.push(summary.rest.len());
    }

    fn keeps_outcome(&self, goal: &Goal) -> bool {
        self.shown * 100 >= self.lines * goal.shown
    }

    fn keeps_keys(&self, players: usize, goal: &Goal) -> bool {
        percentile(&self.keys, 50) == 0 && percentile(&self.keys, 95) <= goal.keys[usize::from(players > 2)]
    }

    fn keeps_enters(&self, players: usize, goal: &Goal) -> bool {
        players > 2 || percentile(&self.enters, 95) <= goal.enters
    }

    /// The missed goals, for the document.
    fn misses(&self, players: usize, goal: &Goal) -> String {
        let goals = [
            (self.keeps_outcome(goal), "outcome"),
            (self.keeps_keys(players, goal), "keys"),
            (self.keeps_enters(players, goal), "Enters"),
        ];
        let missed: Vec<&str> = goals.iter().filter(|(kept, _)| !kept).map(|(_, what)| *what).collect();
        if missed.is_empty() { String::new() } else { format!(" Missed: {}.", missed.join(", ")) }
    }
}

/// The smallest number that at least `percent` per cent of all numbers do not exceed.
fn percentile(numbers: &[usize], percent: usize) -> usize {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    let rank = (numbers.len() * percent).div_ceil(100).max(1);
    numbers[rank - 1]
}

fn name(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "German",
        Lang::En => "English",
        _ => "Dutch",
    }
}

/// Plays games with this number of players, and writes the figures; missed goals are added to `missed`.
fn measure<G: Game>(players: usize, text: &mut String, missed: &mut Vec<String>) {
    let seats: Vec<Player> = (0..players)
        .map(|seat| if seat == 0 { Player::Human(None) } else { Player::Computer(Level::NORMAL) })
        .collect();
    let games: Vec<Vec<Told>> = (1..=seeds()).map(|seed| Reader::<G>::new(&seats, 7000 + seed).play()).collect();
    let kind = snuffel::games::named(G::ID).unwrap();
    for lang in Lang::ALL {
        let teller = teller(kind, lang, &seats);
        let _ = write!(text, "\n## {} in {}, {players} players\n\n", G::ID, name(lang));
        for goal in &GOALS {
            let display = BrailleDisplay::new(goal.cells).unwrap();
            let mut figures = Figures::default();
            for told in games.iter().flatten() {
                figures.add(&teller, told, display);
            }
            if let Some(most) = longest() {
                print_longest(&games, &teller, display, most);
            }
            let missing = figures.misses(players, goal);
            if !missing.is_empty() {
                let enters = percentile(&figures.enters, 95);
                let game = format!("{} in {}, {players} players", G::ID, name(lang));
                missed.push(format!("{game}, {} cells, {enters} Enters:{missing}", goal.cells));
            }
            let _ = writeln!(
                text,
                "- {} cells: the outcome after {} of {} lines. Keys: median {}, 95th percentile {}. Enters: median {}, 95th percentile {}, most {}.{}",
                goal.cells,
                figures.shown,
                figures.lines,
                percentile(&figures.keys, 50),
                percentile(&figures.keys, 95),
                percentile(&figures.enters, 50),
                percentile(&figures.enters, 95),
                percentile(&figures.enters, 100),
                missing,
            );
        }
    }
}

#[test]
fn a_display_shows_the_outcome_of_a_move_without_a_key() {
    let (mut text, mut missed) = (HEAD.to_owned(), Vec::new());
    measure::<Sniff>(2, &mut text, &mut missed);
    measure::<Domino>(2, &mut text, &mut missed);
    measure::<Domino>(4, &mut text, &mut missed);
    measure::<Scout>(2, &mut text, &mut missed);
    measure::<Scout>(4, &mut text, &mut missed);
    measure::<Spion>(2, &mut text, &mut missed);
    measure::<Spion>(4, &mut text, &mut missed);
    measure::<Schnuff>(2, &mut text, &mut missed);
    measure::<Schnuff>(6, &mut text, &mut missed);
    if std::env::var_os("SNUFFEL_REFRESH").is_some_and(|value| value == "1") {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE), &text).unwrap();
    }
    // At the end of a hand of domino, its five pieces come after one line in twenty; and in spion each move of the
    // opponent is announced, even if it changes nothing.
    missed.retain(|miss| {
        let is_known = miss.starts_with("domino") || miss.starts_with("spion");
        !(is_known && miss.ends_with("2 players, 20 cells, 5 Enters: Missed: Enters."))
    });
    assert_eq!(missed, [""; 0]);
}

/// Asks every possible question at a moment, checks the beginning of each answer, and returns the number of answers
/// that take several pieces.
fn asks_all<G: Game>(at: &Stand, lang: Lang) -> usize {
    let mut teller = stand::teller(at.kind(), lang, Wording::Brief);
    let mut long = 0;
    for verb in [VERBS, G::VERBS].concat() {
        let word = teller.lexicon(&[verb]).word(verb).unwrap_or(verb).to_owned();
        let answered = type_line(&mut at.session(&mut teller), &mut teller, &word);
        let said = answered.messages;
        if answered.changed || said.is_empty() || said.iter().any(|message| message.is_news) {
            continue;
        }
        let answer: Vec<String> = said.iter().map(|message| teller.brief(message)).collect();
        let answer: String = answer.join(" ").replace('\n', " ");
        for goal in &GOALS {
            let display = BrailleDisplay::new(goal.cells).unwrap();
            let Summary { text, rest } = summarise(&teller, &said, None, display, &due(&teller), false);
            let line = due(&teller).behind(&text, !rest.is_empty());
            assert!(!text.is_empty() && cells(line.trim_end()) <= display.cells(), "{word}: {line}");
            if !rest.is_empty() {
                assert!(answer.starts_with(&text), "{lang} {word}: {text}\n{answer}");
                let pieces = [&[text][..], &rest].concat();
                assert_eq!(pieces.join(" "), answer, "{lang} {word}: a piece with each Enter, and nothing is lost");
                long += 1;
            }
        }
    }
    long
}

fn answers_in_the_prompt<G: Game>(options: &str) {
    let stands = stands::<G>(&[options], &[2], 0..1);
    let long: usize = (0..).zip(&stands).map(|(number, at)| asks_all::<G>(at, Lang::ALL[number % 3])).sum();
    assert!(long > 20, "{}: only {long} answers had to be read on", G::ID);
}

#[test]
fn the_first_piece_of_every_answer_stands_in_the_prompt() {
    answers_in_the_prompt::<Tournament<Sniff>>("size=5x5 walls=20");
    answers_in_the_prompt::<Tournament<Domino>>("target=30");
    answers_in_the_prompt::<Tournament<Scout>>("hints=on");
    answers_in_the_prompt::<Tournament<Spion>>("notes=on");
    answers_in_the_prompt::<Tournament<Schnuff>>("drawing=auto end=first");
}
