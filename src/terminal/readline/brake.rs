//! The keys of the line editor that do not reach it, or mean something else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustyline::{Cmd, ConditionalEventHandler, Event, EventContext, KeyCode, KeyEvent, Modifiers, RepeatCount};

use crate::terminal::editor_interrupt::CALL;
use crate::text::printable::is_printable;
use crate::ui::input::LONGEST_LINE;
use crate::ui::speech::Keys;

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

/// Sees each key before the editor does.
///
/// Limits the length of a line, because the editor repaints all of it at each end of a row: a pasted megabyte would
/// take minutes. Keeps unprintable characters out of the line, and disables keys that swallow the next one. Notes when
/// Ctrl-Z releases the terminal, and silences speech. The key of an interruption ends the line as a signal would.
///
/// Ctrl-C accepts the line like Enter and marks it as dropped: if it broke the line off, the editor would lose the keys
/// typed after it.
#[derive(Default)]
pub(super) struct Brake {
    pub(super) is_resting: Arc<AtomicBool>,
    pub(super) is_dropped: Arc<AtomicBool>,
    pub(super) has_called: Arc<AtomicBool>,
    pub(super) keys: Keys,
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
