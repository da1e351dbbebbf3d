//! Lines from the page, which edits and recalls them by itself.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use js_sys::{Array, JsString};
use snuffel::alarm::Alarm;
use snuffel::text::printable::Printable;
use snuffel::ui::choices::{Choices, Group};
use snuffel::ui::input::{Completions, Input, Typed, judge};
use snuffel::ui::speech::Keys;

use wasm_bindgen::JsValue;

use crate::host::Host;
use crate::outbox::Outbox;

/// What the page has sent. All clones are the same.
#[derive(Clone, Default)]
pub struct Typing(Rc<RefCell<Typist>>);

#[derive(Default)]
struct Typist {
    lines: VecDeque<Typed>,
    /// The task that waits for a line.
    waiting: Option<Waker>,
    keys: Option<Keys>,
}

impl Typing {
    /// A line was typed.
    pub fn line(&self, line: &str) {
        let mut typist = self.0.borrow_mut();
        typist.lines.push_back(judge(line.as_bytes()));
        typist.waiting.take().into_iter().for_each(Waker::wake);
    }

    /// A key was pressed.
    pub fn key(&self) {
        self.0.borrow().keys.iter().for_each(Keys::pressed);
    }
}

/// The input of the page.
pub struct Line {
    host: Host,
    typing: Typing,
    outbox: Outbox,
    alarm: Option<Alarm>,
    choices: Choices,
    /// Whether the page was told that a line is asked for.
    is_asked: bool,
}

impl Line {
    /// Lines of these, each asked for by what this outbox sends.
    pub fn new(host: Host, typing: Typing, outbox: Outbox) -> Line {
        Line { host, typing, outbox, alarm: None, choices: Choices::default(), is_asked: false }
    }
}

impl Input for Line {
    fn poll_read(&mut self, context: &mut Context<'_>, prompt: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        if !self.is_asked {
            self.outbox.send(Some(prompt), &self.choices.groups().iter().map(buttons).collect());
            self.is_asked = true;
        }
        let mut typist = self.typing.0.borrow_mut();
        let typed = typist.lines.pop_front();
        let rings = || self.alarm.as_ref().is_some_and(|alarm| alarm.poll_rung(context).is_ready());
        if let Some(typed) = typed.or_else(|| rings().then_some(Typed::News)) {
            self.is_asked = false;
            return Poll::Ready(Ok(typed));
        }
        typist.waiting = Some(context.waker().clone());
        Poll::Pending
    }

    fn offer(&mut self, choices: &Choices) {
        self.choices = choices.clone();
    }

    fn remember(&mut self, line: &str) {
        self.host.remember(line);
    }

    fn forget(&mut self) -> io::Result<()> {
        self.host.forget_typed();
        Ok(())
    }

    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        self.alarm = alarm.cloned();
    }

    fn on_key(&mut self, keys: Keys) {
        self.typing.0.borrow_mut().keys = Some(keys);
    }

    fn is_editor(&self) -> bool {
        true
    }

    fn meanwhile(&mut self) -> Option<Typed> {
        self.typing.0.borrow_mut().lines.pop_front()
    }
}

/// A group as the page has it: its heading or nothing, and its lines.
fn buttons(group: &Group) -> Array {
    let heading = group.heading.as_deref().map_or(JsValue::UNDEFINED, JsValue::from);
    let lines: Array = group.lines.iter().map(|line| JsString::from(&**line)).collect();
    Array::of2(&heading, &lines)
}
