//! The program itself, in a terminal, read on a braille display.

use std::fs;

use portable_pty::CommandBuilder;
use snuffel::player::Player;
use snuffel::text::style::Lang;

use super::display::{Answer, Reader};
use super::screen::{COLUMNS, Terminal};
use crate::common::needs::{BRLTTY, turn};
use crate::common::program::Place;
use crate::transcripts::case::{self, Case};

/// The presentation of a game.
#[derive(Clone, Copy, Debug)]
pub enum Mode {
    /// Without any setting.
    Normal,
    /// Braille mode for a display with this number of cells.
    Braille(usize),
}

/// The lines that a player types in a game.
pub struct Script {
    /// The name of the game.
    pub game: &'static str,
    /// The options on the command line, except those that concern the presentation.
    options: String,
    /// The typed lines.
    pub typed: Vec<String>,
}

/// The options that concern the presentation, each with a value.
const STYLE: &[&str] = &["--braille", "--level", "--width", "--spell", "--lang"];

/// The fewest lines of a game that is worth reading.
const FEWEST: usize = 20;

/// What makes the program think about the person's moves, which it announces if it takes a second: with these words, a busy
/// machine gives another output than an idle one.
const THOUGHTS: &[&str] = &["hint", "review", "tutor"];

impl Script {
    /// The shortest transcript of a game in which one person types at least [`FEWEST`] lines. Chance and the computers
    /// may behave differently from when it was recorded; any answer is good enough to read.
    pub fn of(game: &'static str) -> Script {
        let cases = case::all().into_iter().filter(|case| case.game == game && is_for_one(case));
        // A player who leaves braille mode during the game would not test it.
        let stays = |line: &String| !line.contains("braille");
        let is_steady = |line: &String| !line.split(' ').next().is_some_and(|word| THOUGHTS.contains(&word));
        let fits = |case: &Case| case.typed.iter().all(|line| stays(line) && is_steady(line));
        let long = cases.filter(|case| case.typed.len() >= FEWEST && fits(case));
        let case = long.min_by_key(|case| case.typed.len());
        let case = case.unwrap_or_else(|| panic!("{game}: no transcript in which one person types {FEWEST} lines"));
        let text = fs::read_to_string(case.file("typed")).unwrap();
        let options = text.lines().find_map(|line| line.strip_prefix("! ")).unwrap();
        let mut words = options.split(' ');
        let mut options = Vec::new();
        while let Some(word) = words.next() {
            match STYLE.contains(&word) {
                true => drop(words.next()),
                false => options.push(word),
            }
        }
        // The program announces players that think for a second: only those that never do give the same output each
        // time.
        let options = options.join(" ").replace("normal", "easy").replace("hard", "easy");
        Script { game, options, typed: case.typed }
    }

    /// The arguments of the program for this game.
    pub fn args(&self, lang: Lang, mode: Mode) -> String {
        let braille = match mode {
            Mode::Normal => String::new(),
            Mode::Braille(cells) => format!(" --braille {cells}"),
        };
        format!("play {} {} --lang {lang}{braille}", self.game, self.options)
    }

    /// The program's answers in a pipe, at the start and to each typed line.
    pub fn answers(&self, lang: Lang, mode: Mode) -> Vec<Answer> {
        let place = Place::new();
        // A pipe has no width, unlike the terminal.
        let width = match mode {
            Mode::Normal => format!(" --width {COLUMNS}"),
            Mode::Braille(_) => String::new(),
        };
        let typed: String = self.typed.iter().map(|line| format!("{line}\n")).collect();
        let ran = place.run(&(self.args(lang, mode) + &width), typed.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", self.game);
        let said: Vec<&str> = ran.out.split("> \n").collect();
        let answer = |said: &&str| Answer::of(&format!("{said}> "));
        // The last output comes after the end of input, or after leaving, and has no prompt.
        let answers: Vec<Answer> = said[..said.len() - 1].iter().map(answer).collect();
        assert!(answers.len() > FEWEST / 2, "{} ends at once", self.game);
        answers
    }
}

/// Returns whether one person plays alone or against computers.
fn is_for_one(case: &Case) -> bool {
    case.players.iter().filter(|player| matches!(player, Player::Human(_))).count() == 1
}

/// Plays in a terminal, and reads every answer on a display of `cells` cells. The screen must have the same lines as
/// the program's output in a pipe, with nothing between them; the display must show the prompt at rest, and then every
/// row to which it is moved.
fn read(script: &Script, lang: Lang, mode: Mode, cells: usize) {
    let answers = script.answers(lang, mode);
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(command(script, lang, mode, folder.path()));
    let mut reader = Reader::new(cells, lang);
    let label = format!("{} in {lang}, {mode:?}, {cells} cells", script.game);
    let mut prompt = String::new();
    let typed = [""].into_iter().chain(script.typed.iter().map(String::as_str));
    for (index, (typed, answer)) in typed.zip(&answers).enumerate() {
        if index > 0 {
            terminal.press(&format!("{typed}\r"));
        }
        assert!(!answer.lines.contains(&String::new()), "{label}, after {typed:?}: an empty line");
        let tells = matches!(mode, Mode::Normal) || answer.prompt != "> ";
        assert!(tells, "{label}, after {typed:?}: the prompt tells nothing");
        let came = terminal.wait(|screen| answer.is_on(screen, &prompt, typed));
        came.unwrap_or_else(|shown| panic!("{label}, after {typed:?}: {answer:?} is not at the end of\n{shown}"));
        let read = reader.read(&terminal.screen, answer);
        read.unwrap_or_else(|fault| panic!("{label}, after {typed:?}: the display shows {fault}"));
        prompt.clone_from(&answer.prompt);
    }
}

/// The program in its own folder, on a terminal like a Linux console.
fn command(script: &Script, lang: Lang, mode: Mode, folder: &std::path::Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_snuffel"));
    command.env_clear();
    command.env("HOME", folder);
    command.env("TERM", "linux");
    command.cwd(folder);
    command.arg("--data");
    command.arg(folder);
    command.args(script.args(lang, mode).split(' '));
    command
}

/// Reads every game in every language, all at once: most of the time is spent waiting for the display.
fn read_all(mode: Mode, cells: usize) {
    if !BRLTTY.is_met() {
        return;
    }
    let _turn = turn();
    let scripts: Vec<Script> = snuffel::games::ALL.iter().map(|game| Script::of(game.id())).collect();
    std::thread::scope(|scope| {
        for script in &scripts {
            for lang in Lang::ALL {
                scope.spawn(move || read(script, lang, mode, cells));
            }
        }
    });
}

#[test]
#[ignore = "needs Debian packages"]
fn a_display_of_40_cells_shows_the_prompt_at_rest_and_every_row_of_the_answer() {
    read_all(Mode::Braille(40), 40);
}

#[test]
#[ignore = "needs Debian packages"]
fn a_display_of_20_cells_shows_the_prompt_at_rest_and_every_row_of_the_answer() {
    read_all(Mode::Braille(20), 20);
}

#[test]
#[ignore = "needs Debian packages"]
fn without_braille_mode_every_window_of_the_answer_can_be_reached() {
    read_all(Mode::Normal, 40);
}
