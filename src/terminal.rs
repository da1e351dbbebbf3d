//! The end at a terminal or in a pipe: readers of lines, signals, the speech of the system, threads and the clock.

pub(crate) mod columns;
pub mod disk;
mod editor_interrupt;
pub mod executor;
#[cfg(not(unix))]
mod handler;
mod history;
mod interrupts;
#[cfg(unix)]
mod keyboard;
mod lines;
mod loudspeaker;
pub mod plain;
pub mod reader;
pub mod readline;
pub mod screen;
#[cfg(unix)]
pub(crate) mod signals;
pub mod speech;
pub mod system;

use std::io::Write;
use std::rc::Rc;

use self::executor::System;
use self::screen::At;
use self::speech::speaker::Speaker;
use self::system::Terminal;
use crate::pulse::Pulse;
use crate::speech::Open;
use crate::ui::ends::Ends;
use crate::ui::input::Input;

/// The ends of a program that reads these lines and writes there, and has all else of this system.
pub fn ends(input: Box<dyn Input>, out: Box<dyn Write>) -> Ends {
    ends_at(system::of_system(), input, out, Rc::new(System))
}

/// The same at another terminal than that of the system, and with another pulse.
pub fn ends_at(
    terminal: impl Terminal + 'static,
    input: Box<dyn Input>,
    out: Box<dyn Write>,
    pulse: Rc<dyn Pulse>,
) -> Ends {
    let voice: Open = Rc::new(|manner| Box::new(Speaker::start(speech::open, manner)));
    Ends { input, out, screen: Box::new(At::new(terminal)), pulse, voice }
}
