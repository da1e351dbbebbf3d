//! A minimal driver of a session: typed lines go in, text comes out, and the computers repeat their recorded actions.

use snuffel::chance::Scripted;
use snuffel::deadline::Deadline;
use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::matches::{self, Match};
use snuffel::record::{Record, Unsaved};
use snuffel::session::{Delivery, Effect, Errand, Input, Need, Session, Surroundings, Unfetched, people};
use snuffel::table::Table;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;
use snuffel_testing::script::{Actions, Script};
use snuffel_testing::thoughts::Thoughts;

/// The result of a replayed game.
pub struct Played {
    /// The output, with the typed lines after their prompts.
    pub text: String,
    /// The record as written.
    pub record: String,
}

/// Plays the game of a record with these typed lines, in a language. `thoughts` are kept from one language to the next.
///
/// # Panics
/// If the record is damaged, or belongs to a different game than the lines.
pub fn play<'a>(record: &str, typed: impl Iterator<Item = &'a str>, lang: Lang, thoughts: &Thoughts) -> Played {
    let record = Record::parse(record).expect("a record");
    let (table, actions) = match record.header.game.as_str() {
        "sniff" => table::<Tournament<Sniff>>(&record),
        "domino" => table::<Tournament<Domino>>(&record),
        "schnuff" => table::<Tournament<Schnuff>>(&record),
        "scout" => table::<Tournament<Scout>>(&record),
        "spion" => table::<Tournament<Spion>>(&record),
        other => panic!("nobody knows {other}"),
    };
    let players = &record.header.players;
    let kind = games::named(&record.header.game).expect("a game");
    let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
    teller.learn(kind.texts().messages);
    teller.learn(kind.texts().words);
    teller.meet(players);
    let around = Surroundings { is_recorded: true, is_piped: true, ..Surroundings::default() };
    let mut session = Session::new(table, people(players), around);
    session.begin();
    let (text, record, thoughts) = (String::new(), record.header.to_string(), thoughts.clone());
    let mut driver = Driver { session, teller, text, record, actions, thoughts };
    driver.run(typed);
    Played { text: driver.text, record: driver.record }
}

/// The table of a record before the first action, where chance and computers repeat what is recorded.
fn table<G: Game>(record: &Record<'_>) -> (Box<dyn Match>, Actions) {
    let header = &record.header;
    let config = header.options.parse().unwrap_or_else(|_| panic!("{}", header.options));
    let script = Script::<G>::of(record);
    let table = Table::<G>::new(&config, header.players.len(), Box::new(Scripted(script.outcomes)));
    (Box::new(matches::Played::new(table, header.players.clone(), header.seed)), script.actions)
}

struct Driver {
    session: Session,
    teller: Teller,
    text: String,
    record: String,
    actions: Actions,
    thoughts: Thoughts,
}

impl Driver {
    /// Plays until the session needs nothing more. It leaves when the lines run out.
    fn run<'a>(&mut self, mut typed: impl Iterator<Item = &'a str>) {
        loop {
            self.do_effects();
            match self.session.need() {
                Need::Line(ask) => {
                    let line = typed.next();
                    let place = ask.place.map(|place| self.teller.say(&place)).unwrap_or_default();
                    self.text.push_str(&format!("{place}> {}\n", line.unwrap_or_default()));
                    let grammar = self.teller.grammar(&ask.verbs, ask.arguments);
                    self.handle(line.map_or(Input::Leave, |line| Input::Line(line, &grammar)));
                }
                Need::Thought => {
                    let question = self.session.thinking().expect("nobody else thinks");
                    let think = || games::answer(&question, Deadline::NEVER).ok();
                    let thought = || self.thoughts.answer(&question, think);
                    self.handle(Input::Thought(self.actions.answer(&question).or_else(thought)));
                }
                Need::News => panic!("nobody plays elsewhere"),
                Need::Nothing(_) => return,
            }
        }
    }

    fn do_effects(&mut self) {
        while let Some(effect) = self.session.effect() {
            match effect {
                Effect::Say(message) if self.teller.tells(&message) => {
                    self.text.push_str(&self.teller.say(&message));
                    self.text.push('\n');
                }
                Effect::Clear => self.handle(Input::NotCleared),
                Effect::Run(errand) => {
                    let delivery = self.deliver(errand);
                    self.handle(Input::Delivery(delivery));
                }
                // There is no display, no other program and no teacher.
                _ => {}
            }
        }
    }

    fn deliver(&mut self, errand: Errand) -> Delivery {
        match errand {
            Errand::Write(lines) => {
                self.record.push_str(&lines);
                Delivery::Record(Ok(()))
            }
            Errand::Rest | Errand::PutAway => Delivery::Record(Ok(())),
            Errand::Save(occasion) => Delivery::Saved(occasion, Ok("replay".to_owned())),
            Errand::Keep { name, .. } => Delivery::NotKept(name, Unsaved::Nowhere),
            Errand::List => Delivery::Listed(Some(Vec::new())),
            Errand::Fetch(name) => Delivery::Fetched(name, Err(Unfetched::Missing)),
        }
    }

    fn handle(&mut self, input: Input<'_>) {
        self.session.handle(input, &mut self.teller);
    }
}
