//! The line editor for terminals: it completes and recalls, and is otherwise as quiet as the plain reader.

mod brake;
mod words;

use std::io::{self, ErrorKind, Write};
use std::mem;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context as Task, Poll};

use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{ColorMode, CompletionType, Config, Event, EventHandler};

use self::brake::Brake;
use self::words::LineHelper;
use crate::alarm::Alarm;
use crate::terminal::columns::columns;
use crate::terminal::editor_interrupt::EditorInterrupt;
use crate::terminal::history::{HistoryFile, MOST_LINES};
use crate::terminal::interrupts::{Flag, Interrupts};
use crate::text::printable::Printable;
use crate::ui::input::{Completions, Input, Typed, judge};
use crate::ui::speech::Keys;

/// How long the editor waits after Escape for the rest of a key's sequence, in milliseconds. Without a limit, Escape
/// alone would swallow the next key.
const ESCAPE_TIMEOUT: u16 = 200;

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
    interrupt: Option<EditorInterrupt>,
    /// Whether the line was interrupted, by `interrupt` or, on Windows, by the handler of Ctrl-C.
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

type Lines = rustyline::Editor<LineHelper, MemHistory>;

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
            interrupt: None,
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
        self.interrupt.iter().for_each(EditorInterrupt::disarm);
        let has_called = self.has_called.swap(false, Ordering::SeqCst);
        let is_ended = matches!(line, Err(ReadlineError::Interrupted));
        // On Unix the signal may have come after the line had ended.
        if has_called && (is_ended || cfg!(unix)) {
            self.interrupts.take_press();
        }
        let was_called = has_called && is_ended && self.interrupt.as_ref().is_some_and(EditorInterrupt::is_ringing);
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

    fn read_line(&mut self, prompt: &Printable, completions: &Completions) -> io::Result<Typed> {
        self.load_history();
        if let Some(words) = self.editor.helper_mut() {
            words.completions = completions.clone();
            words.interrupt = self.interrupt.clone();
        }
        // Ignores an interruption that came too late for the previous line.
        self.has_called.store(false, Ordering::SeqCst);
        if self.interrupts.take_press() {
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
        Poll::Ready(self.read_line(prompt, completions))
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
        self.interrupt.iter().for_each(EditorInterrupt::release);
        self.interrupt = alarm.map(|alarm| EditorInterrupt::by(alarm, &self.has_called));
        #[cfg(unix)]
        {
            self.still = self.interrupt.as_ref().and_then(|_| super::signals::Still::new().ok());
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
        if self.interrupts.take_press() {
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
    editor.set_helper(Some(LineHelper::default()));
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
