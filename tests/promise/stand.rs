//! A game at some moment in the middle, at which lines can be typed repeatedly.

use snuffel::games;
use snuffel::kind::Kind;
use snuffel::question::Finding;
use snuffel::record::Record;
use snuffel::seat::{Seat, Seats};
use snuffel::session::{Effect, Errand, Input, Need, Session, Surroundings};
use snuffel::settings::Settings;
use snuffel::terminal::plain::Plain;
use snuffel::text::command::Command;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::clerk::Clerk as _;
use snuffel::ui::console::Console;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;
use snuffel_testing::hurried;

use crate::common::unhurried::ends;
use crate::common::{Copyist, Sheet};

/// A moment of a game, for a seat that is due.
#[derive(Clone)]
pub struct Stand {
    pub game: &'static str,
    /// The record up to here.
    pub record: String,
    pub seat: Seat,
}

/// The result of a typed line.
pub struct Answered {
    /// All messages.
    pub messages: Vec<Message>,
    /// Whether the line has changed the game or the session.
    pub changed: bool,
    /// The number of errands for files.
    pub errands: usize,
}

impl Answered {
    /// The message by which the line was refused, if it was.
    pub fn misread(&self) -> Option<&str> {
        self.messages.iter().map(|message| &*message.id).find(|id| is_misread(id))
    }
}

/// Returns whether a message says that a line was not understood.
pub fn is_misread(id: &str) -> bool {
    const OTHERS: [&str; 12] = [
        "help-unknown",
        "rules-unknown",
        "game-unknown",
        "option-unknown",
        "option-no-number",
        "option-no-size",
        "seats-unreadable",
        "wish-unknown",
        "log-unknown",
        // An example that this board does not have.
        "refusal-off-board",
        "sheet-name",
        "sheet-none",
    ];
    id.starts_with("misread-") || OTHERS.contains(&id)
}

/// A teller that knows the words of a game.
pub fn teller(kind: &dyn Kind, lang: Lang, wording: Wording) -> Teller {
    let texts = kind.texts();
    Teller::new(lang, wording, Spelling::Plain, &[texts.messages, texts.words])
}

impl Stand {
    pub fn kind(&self) -> &'static dyn Kind {
        games::named(self.game).unwrap()
    }

    /// A session for the player who is due.
    pub fn session(&self, teller: &mut Teller) -> Session {
        let kind = self.kind();
        let table = kind.open(&Record::parse(&self.record).unwrap()).unwrap();
        let around = Surroundings {
            played: 0,
            knows_help: false,
            name: Some(format!("{}-1", self.game)),
            is_recorded: true,
            is_trial: false,
            has_shelf: kind.sheet().is_some(),
            is_piped: false,
            can_clear: false,
            is_shared: false,
            far: &[],
            style: STYLE_VERBS,
            has_lobby: true,
            lobby: verbs::in_lobby(),
            after: &[],
            has_room: false,
            lesson: &[],
        };
        let mut session = Session::new(table, Seats::NONE.with(self.seat), around);
        session.go_on(teller);
        let mut clerk = clerk();
        while let Some(effect) = session.effect() {
            if let Effect::Run(errand) = effect {
                session.handle(Input::Delivery(clerk.run(errand)), teller);
            }
        }
        session
    }
}

/// Types a line, and returns the result.
pub fn type_line(session: &mut Session, teller: &mut Teller, line: &str) -> Answered {
    let before = session.table().now();
    let ask = session.ask_for();
    let grammar = teller.grammar(&ask.verbs, ask.arguments);
    session.handle(Input::Line(line, &grammar), teller);
    let mut clerk = clerk();
    let mut answered = Answered { messages: Vec::new(), changed: false, errands: 0 };
    loop {
        while let Some(effect) = session.effect() {
            match effect {
                Effect::Say(message) => answered.messages.push(message),
                Effect::Clear | Effect::Forget | Effect::More | Effect::Back => {}
                Effect::Post(..)
                | Effect::Tell(..)
                | Effect::Reject(_)
                | Effect::GaveUp(_)
                | Effect::Dismiss(_)
                | Effect::Far(_)
                | Effect::Teach(_) => {}
                Effect::Restyle(command) => answered.messages.extend(restyle(teller, &command).err()),
                Effect::Run(errand) => {
                    answered.errands +=
                        usize::from(matches!(errand, Errand::Keep { .. } | Errand::Fetch(_) | Errand::List));
                    session.handle(Input::Delivery(clerk.run(errand)), teller);
                }
            }
        }
        match session.thinking() {
            Some(question) => {
                let answer = hurried(|deadline| games::answer(&question, deadline)).unwrap();
                let is_hint = !matches!(answer.finding, Finding::Decision { .. });
                session.handle(Input::Thought(Some(answer)), teller);
                answered.changed |= !is_hint;
            }
            None => break,
        }
    }
    let asks = matches!(session.need(), Need::Line(ask) if !ask.verbs.is_empty());
    answered.changed |= session.table().now() != before || !asks;
    answered
}

/// A clerk that performs errands and saves nothing.
fn clerk() -> Copyist {
    Copyist { sheet: Sheet::default(), name: "kept".to_owned() }
}

/// A console's reaction to a command that changes the presentation.
fn restyle(teller: &Teller, command: &Command) -> Result<bool, Message> {
    let sheet = Sheet::default();
    let input = Plain::new(std::io::empty(), sheet.clone(), false);
    let lang = teller.locale().lang();
    Console::new(ends(Box::new(input), Box::new(sheet)), Settings::default(), lang, None).restyle(command)
}
