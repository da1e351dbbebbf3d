//! Tests with two people at one keyboard, at simulated terminals.

use std::collections::VecDeque;
use std::io;
use std::rc::Rc;
use std::task::{Context, Poll};

use super::*;
use crate::chance::Seeded;
use crate::games::sniff::rules::Sniff;
use crate::matches::{Match as _, Played};
use crate::player::Player;
use crate::session::{Delivery, Errand, Surroundings, people};
use crate::settings::Settings;
use crate::table::Table;
use crate::terminal::ends_at;
use crate::terminal::executor::{System, block_on};
use crate::terminal::system::Terminal;
use crate::terminal::system::double::Double;
use crate::text::printable::Printable;
use crate::text::style::Lang;
use crate::tournament::Tournament;
use crate::ui::input::{Completions, Input as Keyboards};

/// A line editor that returns these lines, and writes nothing.
struct Keys(VecDeque<&'static str>);

impl Keyboards for Keys {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(Ok(self.0.pop_front().map_or(Typed::End, |line| Typed::Line(line.into()))))
    }

    fn remember(&mut self, _: &str) {}

    fn is_editor(&self) -> bool {
        true
    }
}

/// Keeps nothing.
struct Nobody;

impl Clerk for Nobody {
    fn run(&mut self, _: Errand) -> Delivery {
        Delivery::Record(Ok(()))
    }
}

/// The output for two people when the first has built a labyrinth, with Enter wherever it is asked for.
fn told(clears: Option<&'static str>) -> Vec<String> {
    let terminal = Double { clears, ..Double::default() };
    let players: Vec<Player> = ["Anna", "Ben"].map(|name| Player::Human(Some(name.parse().unwrap()))).to_vec();
    let table = Table::<Tournament<Sniff>>::new(&"size=5x5 walls=20".parse().unwrap(), 2, Box::new(Seeded { seed: 4 }));
    let table = Played::new(table, players.clone(), 4);
    let keys = Keys(["", "build", "done", "", "", ""].into());
    let ends = ends_at(terminal.clone(), Box::new(keys), terminal.output(), Rc::new(System));
    let mut console = Console::new(ends, Settings::default(), Lang::En, None);
    console.learn_game(table.kind());
    console.meet(&players);
    let around = Surroundings { can_clear: console.is_editor(), ..Surroundings::default() };
    let mut session = Session::new(Box::new(table), people(&players), around);
    session.begin();
    block_on(Keyboard::new(&mut console, &mut Nobody).play(&mut session));
    console.finish();
    let written = String::from_utf8(terminal.written.borrow().clone()).unwrap();
    written.lines().map(str::to_owned).collect()
}

/// The index of this line.
fn place(lines: &[String], line: &str) -> usize {
    lines.iter().position(|said| said == line).unwrap_or_else(|| panic!("{line}: {lines:?}"))
}

#[test]
fn what_one_has_read_is_cleared_before_the_other_is_called() {
    let lines = told(Some("CLEARED."));
    let end = place(&lines, "Your turn is over. Press Enter to clear the screen for Ben.");
    assert_eq!(lines[end + 1], "CLEARED.It is Ben's turn. Press Enter.");
}

#[test]
fn where_the_screen_cannot_be_cleared_this_is_told_before_the_other_is_called() {
    let lines = told(None);
    let end = place(&lines, "Your turn is over. Press Enter to clear the screen for Ben.");
    let plain = "The screen cannot be cleared here. Press Enter for Ben.";
    assert_eq!(lines[end + 1], format!("Your turn is over. {plain}"));
    assert_eq!(lines[end + 2], "It is Ben's turn. Press Enter.");
}
