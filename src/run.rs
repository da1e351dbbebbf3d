//! A run of the program: from arguments, settings and environment to the task that is carried out.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::rc::Rc;

use crate::book::write_book;
use crate::build;
use crate::cli::{self, Request, Task, usage, wanted};
use crate::linguist::check::check_language;
#[cfg(feature = "remote")]
use crate::net::thread::Iroh;
use crate::pulse::Pulse;
use crate::remote::network::Network;
#[cfg(not(feature = "remote"))]
use crate::remote::network::Unreachable;
#[cfg(feature = "page")]
use crate::serve::serve_page;
use crate::session::Ending;
use crate::settings::{Loaded, Settings};
use crate::store::Home;
use crate::store::name::Name;
use crate::terminal::columns::columns;
use crate::terminal::disk::{Disk, Paths, file};
use crate::terminal::executor::{System, block_on};
use crate::terminal::screen::{is_without_language, locale_variable};
use crate::terminal::system::{self, Terminal};
use crate::terminal::{ends_at, reader};
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::text::printable::Printable;
use crate::text::style::Lang;
use crate::text::teller::Teller;
use crate::ui::clock::Clock;
use crate::ui::console::{Console, settings_faults};
use crate::ui::desk::{Desk, Trouble};
use crate::ui::input::Input;
use crate::ui::lobby::{self, lobby};
use crate::ui::lobby_words;
use crate::ui::obey::{self, in_shell};
use crate::ui::origin::Origin;
use crate::ui::wrap::wrap;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// All went well.
    Done,
    /// Something requested is missing or damaged, or output could not be written.
    Trouble,
    /// The arguments cannot be understood.
    Misuse,
}

/// The surroundings of a run, except files: the ends of this system, or those of a test.
pub struct Platform<T> {
    /// The terminal.
    pub terminal: T,
    /// Opens the source of lines. `true` asks for the plain reader; the history of an editor is kept in the file.
    pub input: OpenInput,
    /// Clock and thinking.
    pub pulse: Rc<dyn Pulse>,
    /// The network for playing with others.
    pub network: Rc<dyn Network>,
    /// Returns the language of the environment, if the program speaks it.
    pub language: fn() -> Option<Lang>,
}

/// Opens the source of lines.
pub type OpenInput = Box<dyn FnOnce(bool, Option<&Path>) -> Box<dyn Input>>;

/// Carries out what the arguments ask for. They begin with the program's name.
pub fn run(args: &[OsString]) -> Status {
    block_on(run_on(of_system(system::of_system()), args))
}

/// The platform of this system.
fn of_system<T>(terminal: T) -> Platform<T> {
    #[cfg(feature = "remote")]
    let network = Rc::new(Iroh);
    #[cfg(not(feature = "remote"))]
    let network = Rc::new(Unreachable);
    Platform { terminal, input: Box::new(reader::open), pulse: Rc::new(System), network, language: system_language }
}

/// The same on a platform.
pub async fn run_on<T: Terminal + Clone + 'static>(platform: Platform<T>, args: &[OsString]) -> Status {
    let Platform { terminal, input, pulse, network, language } = platform;
    file::survive_limits();
    let data = wanted(args, "data");
    let disk = Disk::locate(data.as_deref().map(Path::new));
    let history = disk.as_ref().map(Disk::history);
    let home = disk.map(Home::on);
    let no_languages = home.as_ref().map(Home::offer_languages).unwrap_or_default();
    let loaded = home.as_ref().map_or_else(|| Ok(Loaded::default()), Home::settings);
    let Loaded { mut settings, faults } = loaded.unwrap_or_else(Loaded::without_file);
    let language = language();
    let args = cli::translate(args, settings.lang.or(language).unwrap_or(Lang::En));
    let args = args.as_slice();
    let origin = Origin { option: wanted(args, "lang").and_then(|lang| lang.parse().ok()), system: language };
    let language = language.unwrap_or(Lang::En);
    // The language of messages without a console, about arguments that cannot be understood.
    let lang = origin.option.or(settings.lang).unwrap_or(language);
    let words = Teller::new(lang, settings.wording, settings.spelling, &[]).say(&Message::new("window-closes"));
    let window = Window { terminal: &terminal, closes: terminal.is_own_window(), words };
    window.break_off_in_order();
    terminal.name_window(env!("CARGO_PKG_NAME"));
    let request = match cli::parse(args, lang, settings.strength) {
        Ok(request) => request,
        Err(misuse) => {
            complain(&misuse, lang, &settings);
            return window.stay_after(Status::Misuse);
        }
    };
    for setting in &request.style {
        settings.apply(setting.clone());
    }
    let input = input(settings.plain, history.as_deref());
    let ends = ends_at(terminal.clone(), input, terminal.output(), pulse);
    let mut console = Console::new(ends, settings, language, home.clone());
    if is_for_ears(&request.task) {
        console.speak_as_set();
    }
    if let Some(home) = &home {
        let told = settings_faults(&faults).into_iter().map(|fault| fault.text("file", home.place(&Name::SETTINGS)));
        console.say_all(&told.collect::<Vec<_>>());
    }
    no_languages.iter().for_each(|fault| console.say(&fault.message()));
    console.tell_damages();
    let desk = Desk::new(console, home, Rc::new(Paths), request.seed, origin, Clock::of_system()).reached_by(network);
    window.stay_after(carry_out(desk, &request).await)
}

/// The program's window.
struct Window<'a, T> {
    terminal: &'a T,
    /// Whether it closes with the program, so that its last words could not be read.
    closes: bool,
    /// Says that the window waits for Enter.
    words: String,
}

impl<T: Terminal> Window<'_, T> {
    /// Keeps the window open after a failure, so that the message can be read. A player who has left needs no window.
    fn stay_after(&self, status: Status) -> Status {
        if self.closes && status != Status::Done && writeln!(self.terminal.output(), "{}", self.words).is_ok() {
            self.terminal.wait_for_enter();
        }
        status
    }

    /// The same for a run that ends without a status.
    fn break_off_in_order(&self) {
        self.terminal.break_off_in_order(self.closes.then(|| self.words.clone()));
    }
}

/// Whether the output is for a player. Versions and figures are for programs, and the self-check tests speech itself.
fn is_for_ears(task: &Task) -> bool {
    !matches!(task, Task::Version | Task::CheckLanguage(_) | Task::Simulate { .. })
        && !matches!(task, Task::Verb(command) if command.verb == "selftest")
}

/// Carries out the request, and closes the program.
async fn carry_out(mut desk: Desk, request: &Request) -> Status {
    let status = match perform(&mut desk, &request.task).await {
        Ok(ending) => {
            if let Some(ending) = ending {
                go_on(&mut desk, ending).await;
            }
            Status::Done
        }
        Err(trouble) => {
            desk.console.say(&in_shell(trouble));
            Status::Trouble
        }
    };
    desk.console.close().await;
    // A reader that closes the pipe, as `head` does, wants no more output.
    if desk.console.unwritten().is_some_and(|fault| fault != ErrorKind::BrokenPipe) {
        complain(&Message::new("cli-unwritten"), desk.console.lang(), desk.console.settings());
    }
    if desk.console.is_gone() { Status::Trouble } else { status }
}

/// Carries out a task. Returns how a game ended, if it was one.
///
/// # Errors
/// A message for the player, when it cannot be done.
async fn perform(desk: &mut Desk, task: &Task) -> Result<Option<Ending>, Trouble> {
    match task {
        Task::Lobby => lobby(desk).await,
        Task::Play { game, players, options } => {
            desk.tell_of_missing_home();
            return desk.play(game, players.clone(), &borrowed(options)).await.map(Some);
        }
        Task::Host { words } => {
            desk.tell_of_missing_home();
            return desk.host(words.iter().map(String::as_str).collect()).await.map(Some);
        }
        Task::Verb(command) => {
            // A lesson saves its progress.
            if command.verb == "learn" && !command.rest.is_empty() {
                desk.tell_of_missing_home();
            }
            let grammar = lobby_words::grammar(desk.console.teller());
            match obey::obey(desk, command, &grammar).await {
                // To look up an unknown word is no failure.
                Err(unknown) if command.verb == "meaning" => desk.console.say(&in_shell(unknown)),
                done => return done,
            }
        }
        Task::Simulate { game, plan, options, against, json } => {
            desk.simulate(game, plan, &borrowed(options), against.as_deref(), *json)?;
        }
        Task::Book { book, grade } => write_book(desk, book, *grade).await?,
        Task::Version => {
            let message = Message::new("version").text("version", env!("CARGO_PKG_VERSION"));
            desk.console.say(&message);
            desk.console.learn(Source::CLI);
            desk.console.say_all(&build::describe());
        }
        Task::Page(folder) => {
            desk.console.learn(Source::CLI);
            page(desk, folder.as_deref())?;
        }
        Task::CheckLanguage(folder) => check_language(desk, folder)?,
        Task::Help(topic) => {
            desk.console.learn(Source::CLI);
            desk.console.say(&usage(*topic));
        }
    }
    Ok(None)
}

/// Serves the page from the given or usual folder until the program is ended.
#[cfg(feature = "page")]
fn page(desk: &mut Desk, folder: Option<&str>) -> Result<(), Trouble> {
    match serve_page(desk, folder)? {}
}

/// Reports that this program was built without the page.
#[cfg(not(feature = "page"))]
fn page(_: &mut Desk, _: Option<&str>) -> Result<(), Trouble> {
    Err(Message::new("page-not-built"))
}

/// After a command for the lobby, the player stays in the lobby. A player who leaves need not read on first.
async fn go_on(desk: &mut Desk, ending: Ending) {
    match ending {
        Ending::Lobby(line) => lobby::go_on(desk, line).await,
        Ending::Over(_) | Ending::Left | Ending::Again | Ending::Retry { .. } => desk.console.finish(),
    }
}

fn borrowed(options: &[(String, String)]) -> Vec<(&str, &str)> {
    let options = options.iter();
    options.map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// The language of the environment, if the program speaks it.
fn system_language() -> Option<Lang> {
    if locale_variable().is_some_and(|(_, locale)| is_without_language(&locale)) {
        return None;
    }
    let mut locales = sys_locale::get_locales();
    locales.find_map(|name| Lang::of_locale(&name))
}

/// Prints a message to standard error, when there is no other way to say it.
fn complain(trouble: &Message, lang: Lang, settings: &Settings) {
    let teller = Teller::new(lang, settings.wording, settings.spelling, &[Source::CLI]);
    // If even standard error is closed, there is no one left to tell.
    let _ = write_lines(io::stderr(), &teller.say(trouble), settings);
}

fn write_lines(mut out: impl Write, text: &str, settings: &Settings) -> io::Result<()> {
    let columns = settings.columns(columns());
    let mut lines = text.lines().flat_map(|line| wrap(&Printable::new(line), columns));
    lines.try_for_each(|line| writeln!(out, "{line}"))?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::system::double::Double;

    fn after(status: Status, closes: bool) -> Double {
        let terminal = Double { closes, ..Double::default() };
        let window = Window { terminal: &terminal, closes: terminal.is_own_window(), words: "Enter.".to_owned() };
        window.break_off_in_order();
        assert_eq!(window.stay_after(status), status);
        terminal
    }

    #[test]
    fn a_window_that_closes_with_the_program_waits_where_something_went_wrong() {
        for status in [Status::Trouble, Status::Misuse] {
            let terminal = after(status, true);
            assert_eq!(*terminal.waited.borrow(), ["Enter.\n"], "{status:?}");
            assert_eq!(terminal.last_words.borrow().as_deref(), Some("Enter."));
        }
        for (status, closes) in [(Status::Done, true), (Status::Trouble, false), (Status::Misuse, false)] {
            let terminal = after(status, closes);
            assert!(terminal.waited.borrow().is_empty() && terminal.written.borrow().is_empty(), "{status:?}");
            assert_eq!(terminal.last_words.borrow().is_some(), closes);
        }
    }

    #[test]
    fn a_run_at_a_window_waits_in_the_language_of_the_player() {
        let terminal = Double { closes: true, ..Double::default() };
        let args = ["snuffel", "--lang", "nl", "--nonsense", "--data", "/nowhere/snuffel"].map(OsString::from);
        assert_eq!(block_on(run_on(of_system(terminal.clone()), &args)), Status::Misuse);
        assert_eq!(*terminal.waited.borrow(), ["Druk op Enter, dan gaat het venster dicht.\n"]);
        assert_eq!(terminal.title.borrow().as_deref(), Some("snuffel"));
    }
}
