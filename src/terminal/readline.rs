//! The line editor for terminals: it completes and recalls, and is otherwise as quiet as the plain reader.

use std::cell::RefCell;
use std::io::{self, ErrorKind, Write};
use std::mem;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context as Task, Poll};

use rustyline::completion::Completer;
use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::line_buffer::LineBuffer;
use rustyline::validate::Validator;
use rustyline::{
    Changeset, Cmd, ColorMode, CompletionType, ConditionalEventHandler, Config, Context, Event, EventContext,
    EventHandler, Helper, KeyCode, KeyEvent, Modifiers, RepeatCount,
};

use crate::alarm::Alarm;
use crate::terminal::history::{HistoryFile, MOST_LINES};
use crate::terminal::interrupts::{Flag, Interrupts};
use crate::terminal::reader::columns;
use crate::terminal::summons::{CALL, Summons};
use crate::text::printable::{Printable, is_printable};
use crate::ui::input::{Completions, Input, LONGEST_LINE, Typed, judge};
use crate::ui::speech::Keys;

/// How long the editor waits after Escape for the rest of a key's sequence, in milliseconds. Without a limit, Escape
/// alone would swallow the next key.
const ESCAPE_TIMEOUT: u16 = 200;

/// The key that drops the line.
const DROP: KeyEvent = control('C');

/// The keys that silently consume the next one, even Enter: quoting (except on Windows, where one of them pastes), the
/// search for a character, and the first key of a two-key command.
const SWALLOWING: &[KeyEvent] = match cfg!(windows) {
    true => &[control('Q'), control('X'), control(']'), BACKWARDS],
    false => &[control('Q'), control('V'), control('X'), control(']'), BACKWARDS],
};

/// The key that searches backwards for a character.
const BACKWARDS: KeyEvent = KeyEvent(KeyCode::Char(']'), Modifiers::CTRL_ALT);

/// A letter with Ctrl.
const fn control(letter: char) -> KeyEvent {
    KeyEvent(KeyCode::Char(letter), Modifiers::CTRL)
}

/// The key that stops the program, on systems where a program can be stopped.
const STOP: KeyEvent = control('Z');

/// A line editor on the terminal of standard input and output.
///
/// Typing at the end of a line that fits the terminal's width redraws nothing.
pub struct Editor {
    editor: Lines,
    file: Option<HistoryFile>,
    is_loaded: bool,
    /// Whether the terminal is in the mode of other programs.
    is_resting: Arc<AtomicBool>,
    /// Whether Ctrl-C has dropped the line.
    is_dropped: Arc<AtomicBool>,
    keys: Keys,
    /// Interrupts the line when an alarm rings, if there is one.
    summons: Option<Summons>,
    /// Whether the line was interrupted, by `summons` or, on Windows, by the handler of Ctrl-C.
    has_called: Arc<AtomicBool>,
    /// The text typed before the last interruption.
    draft: String,
    /// Keeps the terminal still between lines, if an alarm can interrupt them.
    #[cfg(unix)]
    still: Option<super::signals::Still>,
    interrupts: Flag,
    #[cfg(unix)]
    watch: super::signals::Watch,
}

type Lines = rustyline::Editor<Words, MemHistory>;

impl Editor {
    /// Creates an editor whose history is saved in the file `history`, which is first read with the first line.
    ///
    /// # Errors
    /// The terminal cannot be taken over.
    pub fn new(history: Option<&Path>) -> io::Result<Editor> {
        let is_resting = Arc::new(AtomicBool::new(true));
        let brake = Brake { is_resting: Arc::clone(&is_resting), ..Brake::default() };
        let (is_dropped, has_called) = (Arc::clone(&brake.is_dropped), Arc::clone(&brake.has_called));
        let keys = brake.keys.clone();
        let mut editor = Editor {
            editor: lines(brake).map_err(to_io)?,
            file: history.map(HistoryFile::new),
            is_loaded: false,
            #[cfg(unix)]
            interrupts: Flag::new()?,
            #[cfg(not(unix))]
            interrupts: Flag::new(&has_called)?,
            #[cfg(unix)]
            watch: super::signals::Watch::new(Arc::clone(&is_resting))?,
            is_resting,
            is_dropped,
            keys,
            summons: None,
            has_called,
            draft: String::new(),
            #[cfg(unix)]
            still: None,
        };
        editor.let_paint()?;
        Ok(editor)
    }

    /// Lets the editor paint its line again after the program was stopped.
    #[cfg(unix)]
    fn let_paint(&mut self) -> io::Result<()> {
        let printer = self.editor.create_external_printer().map_err(to_io)?;
        self.watch.paint_by(Box::new(printer));
        Ok(())
    }

    /// Does nothing, because only Unix can stop a program.
    #[cfg(not(unix))]
    fn let_paint(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Reads a line that begins with the draft, in the mode that the editor needs.
    fn edit(&mut self, prompt: &str) -> rustyline::Result<String> {
        let draft = mem::take(&mut self.draft);
        #[cfg(unix)]
        self.watch.begin(self.still.as_ref());
        let line = match draft.is_empty() {
            true => self.editor.readline(prompt),
            false => self.editor.readline_with_initial(prompt, (&draft, "")),
        };
        #[cfg(unix)]
        self.watch.end(self.still.as_ref());
        line
    }

    /// Returns whether the alarm interrupted this line. If so, keeps the typed text as the draft.
    fn was_called(&mut self, line: &rustyline::Result<String>) -> bool {
        self.summons.iter().for_each(Summons::disarm);
        let has_called = self.has_called.swap(false, Ordering::SeqCst);
        let is_ended = matches!(line, Err(ReadlineError::Interrupted));
        // On Unix the signal may have come after the line had ended.
        if has_called && (is_ended || cfg!(unix)) {
            self.interrupts.take();
        }
        let was_called = has_called && is_ended && self.summons.as_ref().is_some_and(Summons::is_ringing);
        if was_called && let Some(words) = self.editor.helper() {
            self.draft = words.draft.take();
        }
        was_called
    }

    fn brake(&self) -> Brake {
        Brake {
            is_resting: Arc::clone(&self.is_resting),
            is_dropped: Arc::clone(&self.is_dropped),
            has_called: Arc::clone(&self.has_called),
            keys: self.keys.clone(),
        }
    }

    /// Returns a complete line that was typed while none was being edited.
    #[cfg(unix)]
    fn typed_line(&self) -> Option<Typed> {
        let line = super::keyboard::typed_line()?;
        Some(if line.is_empty() { Typed::End } else { judge(&line) })
    }

    /// Returns `None`: other systems do not show such a line before it is read.
    #[cfg(not(unix))]
    fn typed_line(&self) -> Option<Typed> {
        None
    }

    fn read(&mut self, prompt: &Printable, completions: &Completions) -> io::Result<Typed> {
        self.load_history();
        if let Some(words) = self.editor.helper_mut() {
            words.completions = completions.clone();
            words.summons = self.summons.clone();
        }
        // Ignores an interruption that came too late for the previous line.
        self.has_called.store(false, Ordering::SeqCst);
        if self.interrupts.take() {
            end_row()?;
            return Ok(Typed::Interrupt);
        }
        // The editor writes past the buffer of standard output.
        io::stdout().flush()?;
        let line = self.edit(prompt);
        if self.was_called(&line) {
            return Ok(Typed::News);
        }
        let was_dropped = self.is_dropped.swap(false, Ordering::Relaxed);
        match line {
            Ok(_) if was_dropped => Ok(Typed::Interrupt),
            Ok(line) => Ok(judge(line.as_bytes())),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => Ok(Typed::NotText),
            Err(error) => Err(to_io(error)),
        }
    }

    fn load_history(&mut self) {
        if std::mem::replace(&mut self.is_loaded, true) {
            return;
        }
        for line in self.file.iter().flat_map(HistoryFile::load) {
            let _ = self.editor.add_history_entry(line.as_str());
        }
    }
}

impl Input for Editor {
    fn poll_read(
        &mut self,
        _: &mut Task<'_>,
        prompt: &Printable,
        completions: &Completions,
    ) -> Poll<io::Result<Typed>> {
        Poll::Ready(self.read(prompt, completions))
    }

    fn remember(&mut self, line: &str) {
        self.load_history();
        // A repetition of the previous line is added neither to the editor's history nor to the file.
        if let Ok(true) = self.editor.add_history_entry(line)
            && let Some(file) = &self.file
        {
            file.append(line);
        }
    }

    fn forget(&mut self) -> io::Result<()> {
        // The editor keeps earlier and even deleted lines in many places.
        self.editor = lines(self.brake()).map_err(to_io)?;
        self.is_loaded = true;
        self.let_paint()
    }

    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        self.summons.iter().for_each(Summons::release);
        self.summons = alarm.map(|alarm| Summons::by(alarm, &self.has_called));
        #[cfg(unix)]
        {
            self.still = self.summons.as_ref().and_then(|_| super::signals::Still::new().ok());
            match &self.still {
                Some(still) => self.watch.begin(Some(still)),
                None => self.watch.end(None),
            }
        }
    }

    fn draft(&self) -> &str {
        &self.draft
    }

    fn on_key(&mut self, keys: Keys) {
        self.keys = keys;
        let brake = EventHandler::Conditional(Box::new(self.brake()));
        self.editor.bind_sequence(Event::Any, brake);
    }

    fn is_editor(&self) -> bool {
        true
    }

    fn meanwhile(&mut self) -> Option<Typed> {
        #[cfg(unix)]
        if self.still.is_some() {
            // The terminal keeps what is typed for the next line.
            return None;
        }
        if self.interrupts.take() {
            // A write error is reported with the next line.
            let _ = end_row();
            return Some(Typed::Interrupt);
        }
        self.typed_line()
    }

    fn columns(&self) -> Option<usize> {
        columns()
    }
}

/// Creates the library's editor, with an empty history.
fn lines(brake: Brake) -> rustyline::Result<Lines> {
    let config = Config::builder()
        .max_history_size(MOST_LINES)
        .and_then(|config| config.history_ignore_dups(true))?
        // Each Tab inserts the next candidate, and after the last one the typed text. Screen readers would read a list
        // in columns across.
        .completion_type(CompletionType::Circular)
        .keyseq_timeout(Some(ESCAPE_TIMEOUT))
        .bell_style(BellStyle::None)
        .color_mode(ColorMode::Disabled)
        .bracketed_paste(false)
        .check_cursor_position(false)
        .auto_add_history(false)
        .build();
    let history = MemHistory::with_config(&config);
    let mut editor = rustyline::Editor::with_history(config, history)?;
    editor.enable_synchronized_output(false);
    editor.set_helper(Some(Words::default()));
    editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(brake)));
    Ok(editor)
}

/// Ends the row in which a Unix terminal has shown ^C. A Windows console shows nothing between lines.
fn end_row() -> io::Result<()> {
    match cfg!(unix) {
        true => writeln!(io::stdout()),
        false => Ok(()),
    }
}

fn to_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        #[cfg(unix)]
        ReadlineError::Errno(error) => error.into(),
        error => io::Error::other(error),
    }
}

/// Sees each key before the editor does.
///
/// Limits the length of a line, because the editor repaints all of it at each end of a row: a pasted megabyte would
/// take minutes. Keeps unprintable characters out of the line, and disables keys that swallow the next one. Notes when
/// Ctrl-Z releases the terminal, and silences speech. The key of an interruption ends the line as a signal would.
///
/// Ctrl-C accepts the line like Enter and marks it as dropped: if it broke the line off, the editor would lose the keys
/// typed after it.
#[derive(Default)]
struct Brake {
    is_resting: Arc<AtomicBool>,
    is_dropped: Arc<AtomicBool>,
    has_called: Arc<AtomicBool>,
    keys: Keys,
}

impl ConditionalEventHandler for Brake {
    fn handle(&self, event: &Event, _count: RepeatCount, _positive: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let key @ KeyEvent(code, modifiers) = event.get(0)?;
        if *key == CALL {
            // If it came too late for its own line, it has no effect.
            return Some(if self.has_called.load(Ordering::SeqCst) { Cmd::Interrupt } else { Cmd::Noop });
        }
        self.is_resting.store(*key == STOP, Ordering::Relaxed);
        self.keys.pressed();
        if *key == DROP {
            self.is_dropped.store(true, Ordering::Relaxed);
            return Some(Cmd::AcceptLine);
        }
        if SWALLOWING.contains(key) {
            return Some(Cmd::Noop);
        }
        let KeyCode::Char(character) = code else {
            return None;
        };
        let is_typed = !character.is_control() && (*modifiers & !Modifiers::SHIFT).is_empty();
        let is_shown = is_printable(character.encode_utf8(&mut [0; 4]));
        (is_typed && !(is_shown && context.line().len() <= LONGEST_LINE)).then_some(Cmd::Noop)
    }
}

/// The editor's helper: completes words, and records the typed text for the case that an alarm interrupts the line.
#[derive(Default)]
struct Words {
    completions: Completions,
    summons: Option<Summons>,
    draft: RefCell<String>,
}

impl Words {
    /// The start of the word before `position`, and its possible completions.
    fn candidates(&self, line: &str, position: usize) -> (usize, Vec<String>) {
        let before = &line[..position];
        let mut start = before
            .rfind(char::is_whitespace)
            .map_or(0, |space| space + before[space..].chars().next().map_or(0, char::len_utf8));
        let is_first = before[..start].trim().is_empty();
        if is_first && before[start..].starts_with('/') {
            start += 1;
        }
        let typed = before[start..].to_lowercase();
        let words = self.completions.fitting(if is_first { "" } else { &before[..start] });
        let mut fitting: Vec<String> = Vec::new();
        for word in words {
            if word.to_lowercase().starts_with(&typed) && !fitting.iter().any(|other| *other == *word) {
                fitting.push(word.to_string());
            }
        }
        (start, fitting)
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, position: usize, _context: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.candidates(line, position))
    }

    fn update(&self, line: &mut LineBuffer, start: usize, elected: &str, changes: &mut Changeset) {
        let end = line.pos() + overlap(&line[start..], line.pos() - start, elected);
        line.replace(start..end, elected, changes);
    }
}

/// The number of bytes of `text` after the first `typed` that belong to its first word, if `elected` begins with that
/// whole word: they must not be repeated after the completed word.
fn overlap(text: &str, typed: usize, elected: &str) -> usize {
    let word = text.find(char::is_whitespace).unwrap_or(text.len());
    let is_inside = elected.to_lowercase().starts_with(&text[..word].to_lowercase());
    if is_inside { word.saturating_sub(typed) } else { 0 }
}

impl Helper for Words {}

impl Highlighter for Words {}

impl Hinter for Words {
    type Hint = String;

    /// Shows no hint. The editor calls this after each change of the line, and first of all once a signal can interrupt
    /// it.
    fn hint(&self, line: &str, _position: usize, _context: &Context<'_>) -> Option<String> {
        if let Some(summons) = &self.summons {
            line.clone_into(&mut self.draft.borrow_mut());
            summons.arm();
        }
        None
    }
}

impl Validator for Words {}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete(line: &str) -> (usize, Vec<String>) {
        let position = line.find('|').unwrap();
        let list = |words: &str| words.split_whitespace().map(Printable::from).collect();
        let completions = Completions::new(move |before| match before.trim() {
            "" => list("walls ways Züge züge help E4 E5 walls"),
            "mine" => list("mine"),
            _ => list("E4 E5 rules Walls"),
        });
        let words = Words { completions, ..Words::default() };
        words.candidates(&line.replacen('|', "", 1), position)
    }

    #[test]
    fn the_first_word_and_later_words_have_lists_of_their_own() {
        assert_eq!(complete("wa|"), (0, vec!["walls".into(), "ways".into()]));
        assert_eq!(complete("  wal|"), (2, vec!["walls".into()]));
        assert_eq!(complete("help wa|"), (5, vec!["Walls".into()]));
        assert_eq!(complete("help h|"), (5, vec![]));
        assert_eq!(complete("r|"), (0, vec![]));
        assert_eq!(complete("mine |").1, ["mine"]);
        assert_eq!(complete("help |").1, ["E4", "E5", "rules", "Walls"]);
    }

    #[test]
    fn case_makes_no_difference() {
        assert_eq!(complete("WAY|"), (0, vec!["ways".into()]));
        assert_eq!(complete("e|"), (0, vec!["E4".into(), "E5".into()]));
        assert_eq!(complete("ZÜ|"), (0, vec!["Züge".into(), "züge".into()]));
        assert_eq!(complete("look RU|"), (5, vec!["rules".into()]));
    }

    #[test]
    fn a_command_may_have_a_slash_and_a_later_word_none() {
        assert_eq!(complete("/he|"), (1, vec!["help".into()]));
        assert_eq!(complete("help /ru|"), (5, vec![]));
    }

    #[test]
    fn the_word_under_the_cursor_is_completed() {
        assert_eq!(complete("wa| E4"), (0, vec!["walls".into(), "ways".into()]));
        assert_eq!(complete("h|x E4"), (0, vec!["help".into()]));
        for (text, typed, elected, expected) in [
            ("walls", 2, "walls", 3),
            ("waL E4", 2, "walls", 1),
            ("wax", 2, "walls", 0),
            ("wa", 2, "walls", 0),
            ("wa lls", 2, "walls", 0),
        ] {
            assert_eq!(overlap(text, typed, elected), expected, "{text:?}");
        }
    }
}
