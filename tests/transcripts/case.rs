//! A case: its files, and the way it is played.

use std::collections::{BTreeSet, VecDeque};
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use snuffel::chance::{ChanceSource, Scripted, Seeded};
use snuffel::cli::{self, Request, Task};
use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::matches::{self, Match as _};
use snuffel::player::{Level, Player};
use snuffel::record::{Header, Record};
use snuffel::session::{Session, Surroundings, people};
use snuffel::settings::Settings;
use snuffel::table::Table;
use snuffel::terminal::ends;
use snuffel::terminal::executor::block_on;
use snuffel::text::printable::Printable;
use snuffel::text::style::Lang;
use snuffel::tournament::Tournament;
use snuffel::ui::console::Console;
use snuffel::ui::input::{Completions, Input, Typed, judge};
use snuffel::ui::play::Keyboard;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;
use snuffel_testing::script::{Actions, Script};
use snuffel_testing::thoughts::Thoughts;

use crate::common::minded::{Minded, Thinker};
use crate::common::{Copyist, Sheet};

/// The folder of all cases.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts")
}

/// The names of all entries in a folder.
pub fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    entries.map(name).collect()
}

/// All cases of all games.
pub fn all() -> Vec<Case> {
    let cases_of = |game: &str| {
        let files = names(&folder().join(game));
        let cases: Vec<Case> =
            files.iter().filter_map(|file| file.strip_suffix(".typed")).map(|name| Case::read(game, name)).collect();
        cases
    };
    games::ALL.iter().map(|game| game.id()).flat_map(cases_of).collect()
}

/// One case: the players, the presentation, and the typed lines.
pub struct Case {
    pub game: String,
    pub name: String,
    pub players: Vec<Player>,
    options: Vec<(String, String)>,
    pub seed: u64,
    pub typed: Vec<String>,
    request: Request,
    /// Answers kept from other languages.
    thoughts: Thoughts,
}

/// The source of chance and of the computers' decisions.
pub enum Play<'a> {
    /// A seed, as in normal play.
    Anew,
    /// A record.
    FromRecord(&'a str),
}

/// The result of playing a case.
pub struct Played {
    /// The player's text.
    pub text: String,
    /// The record as written.
    pub record: String,
    /// The number of typed lines that were not read.
    pub left_over: usize,
}

impl Case {
    /// The case of this name.
    pub fn read(game: &str, name: &str) -> Case {
        let file = folder().join(game).join(format!("{name}.typed"));
        let text = fs::read_to_string(&file).unwrap();
        let mut lines = text.lines().skip_while(|line| line.starts_with("# "));
        let options = lines.next().and_then(|line| line.strip_prefix("! "));
        let options = options.unwrap_or_else(|| panic!("{}: no options", file.display()));
        assert!(text.starts_with("# "), "{}: no comment", file.display());
        let words = ["snuffel", "play", game].into_iter().chain(options.split(' '));
        let args: Vec<OsString> = words.map(OsString::from).collect();
        let request = cli::parse(&cli::translate(&args, Lang::En), Lang::En, Level::NORMAL).unwrap();
        let Task::Play { players, options, .. } = request.task.clone() else {
            panic!("{}: not a game", file.display());
        };
        Case {
            game: game.to_owned(),
            name: name.to_owned(),
            players,
            options,
            seed: request.seed.expect("a seed"),
            typed: lines.map(str::to_owned).collect(),
            request,
            thoughts: Thoughts::default(),
        }
    }

    /// One of the case's files.
    pub fn file(&self, ending: &str) -> PathBuf {
        let name = format!("{}.{ending}", self.name);
        folder().join(&self.game).join(name)
    }

    /// Plays the case in a language.
    pub fn play(&self, lang: Lang, how: Play<'_>) -> Played {
        let play = match self.game.as_str() {
            "sniff" => Case::play_game::<Tournament<Sniff>>,
            "domino" => Case::play_game::<Tournament<Domino>>,
            "schnuff" => Case::play_game::<Tournament<Schnuff>>,
            "scout" => Case::play_game::<Tournament<Scout>>,
            "spion" => Case::play_game::<Tournament<Spion>>,
            other => panic!("nobody knows {other}"),
        };
        play(self, lang, how)
    }

    fn play_game<G: Game>(&self, lang: Lang, how: Play<'_>) -> Played {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (&**name, &**value)).collect();
        let options = games::named(G::ID).unwrap().agree(&options).unwrap();
        let config = options.parse().unwrap();
        let header = Header { game: G::ID.to_owned(), players: self.players.clone(), seed: self.seed, options };
        let (mut sheet, screen) = (Sheet::default(), Sheet::default());
        write!(sheet, "{header}").unwrap();
        let mut script = match how {
            Play::Anew => None,
            Play::FromRecord(record) => Some(Script::<G>::of(&Record::parse(record).unwrap())),
        };
        let source: Box<dyn ChanceSource<G>> = match &mut script {
            None => Box::new(Seeded { seed: self.seed }),
            Some(script) => Box::new(Scripted(std::mem::take(&mut script.outcomes))),
        };
        let table = Table::<G>::new(&config, self.players.len(), source);
        let table = matches::Played::new(table, self.players.clone(), self.seed);
        let mut settings = Settings::default();
        for setting in &self.request.style {
            settings.apply(setting.clone());
        }
        let unread = Sheet::default();
        let keys = Keys { lines: self.typed.iter().cloned().collect(), screen: screen.clone(), unread: unread.clone() };
        let (keys, out) = (Box::new(keys), Box::new(screen.clone()));
        let mut ends = ends(keys, out);
        if let Some(script) = script {
            ends.pulse = Rc::new(Minded(actor(script.actions, self.thoughts.clone())));
        }
        let mut console = Console::new(ends, settings, lang, None);
        console.learn_game(table.kind());
        console.meet(&self.players);
        let around = Surroundings {
            is_recorded: true,
            is_piped: true,
            style: STYLE_VERBS,
            lobby: verbs::in_lobby(),
            ..Surroundings::default()
        };
        let mut clerk = Copyist { sheet: sheet.clone(), name: format!("{}-1", G::ID) };
        let mut session = Session::new(Box::new(table), people(&self.players), around);
        session.begin();
        // The output must not depend on how busy the machine is.
        let mut keyboard = Keyboard::new(&mut console, &mut clerk);
        keyboard.patience = Duration::from_secs(3600);
        block_on(keyboard.play(&mut session));
        console.finish();
        drop(console);
        Played { text: screen.text(), record: sheet.text(), left_over: unread.text().lines().count() }
    }
}

/// A thinker that decides for computers according to a record, and really thinks about anything else.
fn actor(actions: Actions, thoughts: Thoughts) -> Thinker {
    Arc::new(move |question, deadline| {
        let think = || games::answer(question, deadline).ok();
        actions.answer(question).or_else(|| thoughts.answer(question, think))
    })
}

/// Typed lines, echoed after their prompts as on a terminal.
struct Keys {
    lines: VecDeque<String>,
    screen: Sheet,
    /// Receives the lines that were not read.
    unread: Sheet,
}

impl Input for Keys {
    fn poll_read(&mut self, _: &mut Context<'_>, prompt: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        let line = self.lines.pop_front();
        let typed = line.as_deref().unwrap_or_default();
        writeln!(self.screen, "{prompt}{typed}")?;
        Poll::Ready(Ok(line.map_or(Typed::End, |line| judge(line.as_bytes()))))
    }

    fn remember(&mut self, _line: &str) {}

    fn is_editor(&self) -> bool {
        false
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        for line in &self.lines {
            let _ = writeln!(self.unread, "{line}");
        }
    }
}
