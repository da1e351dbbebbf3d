//! The program's output for a user at a terminal with a line editor: each line of the input is typed into the lobby,
//! and for each requested line, one line of JSON is printed, with the text and the prompt. The tests of the page
//! compare the page's output with it.
//!
//! Arguments: the code of a language, and the seed of all games. Nothing is saved.

use std::cell::RefCell;
use std::error::Error;
use std::io::{self, Write};
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::SystemTime;

use serde_json::json;
use snuffel::remote::network::Unreachable;
use snuffel::settings::Settings;
use snuffel::speech::Mute;
use snuffel::store::Home;
use snuffel::store::memory::Memory;
use snuffel::terminal::executor::{System, block_on};
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::Lang;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::ends::{Ends, Reading, Screen};
use snuffel::ui::input::{Completions, Input, LONGEST_LINE, Typed, judge};
use snuffel::ui::lobby::lobby;
use snuffel::ui::origin::Origin;

/// The output since the last line.
#[derive(Clone, Default)]
struct Told(Rc<RefCell<String>>);

impl Told {
    /// Prints it, with the following prompt if a line is requested.
    fn print(&self, prompt: Option<&str>) -> io::Result<()> {
        let told = self.0.take();
        let lines: Vec<&str> = told.lines().collect();
        writeln!(io::stdout(), "{}", json!({ "lines": lines, "prompt": prompt }))
    }
}

impl Write for Told {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().push_str(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A line editor with the lines of the input as its typed text.
struct Typist(Told);

impl Input for Typist {
    fn poll_read(&mut self, _: &mut Context<'_>, prompt: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        let mut line = String::new();
        let typed = self.0.print(Some(prompt)).and_then(|()| io::stdin().read_line(&mut line));
        Poll::Ready(
            typed.map(|bytes| if bytes == 0 || bytes > LONGEST_LINE { Typed::End } else { judge(line.as_bytes()) }),
        )
    }

    fn remember(&mut self, _: &str) {}

    fn is_editor(&self) -> bool {
        true
    }
}

/// A screen that can be cleared.
struct Glass;

impl Screen for Glass {
    fn clear(&self) -> Option<&'static str> {
        Some("")
    }

    fn is_shown(&self) -> bool {
        true
    }

    fn built(&self) -> Vec<Message> {
        Vec::new()
    }

    fn around(&self, _: &Reading) -> Vec<Message> {
        Vec::new()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [lang, seed] = args.as_slice() else {
        return Err("wanted: the code of a language, and a seed".into());
    };
    let (lang, seed): (Lang, u64) = (lang.parse()?, seed.parse()?);
    let told = Told::default();
    let ends = Ends {
        input: Box::new(Typist(told.clone())),
        out: Box::new(told.clone()),
        screen: Box::new(Glass),
        pulse: Rc::new(System),
        voice: Rc::new(|_| Box::new(Mute::default())),
    };
    let memory = Memory::new(SystemTime::now);
    let home = Home::on(memory.clone());
    let console = Console::new(ends, Settings::default(), lang, Some(home.clone()));
    let origin = Origin { option: None, system: Some(lang) };
    let desk = Desk::new(console, Some(home), Rc::new(memory), Some(seed), origin, Clock::of_system());
    let mut desk = desk.reached_by(Rc::new(Unreachable));
    block_on(lobby(&mut desk));
    block_on(desk.console.close());
    told.print(None)?;
    Ok(())
}
