//! Lines from the page, which does the editing and the history itself.

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

/// The input received from the page. All clones share it.
#[derive(Clone, Default)]
pub struct Typing(Rc<RefCell<Typist>>);

#[derive(Default)]
struct Typist {
    lines: VecDeque<Typed>,
    /// The waker of the task that waits for a line.
    waiting: Option<Waker>,
    keys: Option<Keys>,
}

impl Typing {
    /// Adds a typed line.
    pub fn line(&self, line: &str) {
        let mut typist = self.0.borrow_mut();
        typist.lines.push_back(judge(line.as_bytes()));
        typist.waiting.take().into_iter().for_each(Waker::wake);
    }

    /// Reports a key press.
    pub fn key(&self) {
        self.0.borrow().keys.iter().for_each(Keys::pressed);
    }
}

/// The input of the page.
pub struct LineInput {
    host: Host,
    typing: Typing,
    outbox: Outbox,
    alarm: Option<Alarm>,
    choices: Choices,
    /// Whether the page has been asked for a line.
    is_asked: bool,
}

impl LineInput {
    /// An input that reads typed lines, and asks for each through the outbox.
    pub fn new(host: Host, typing: Typing, outbox: Outbox) -> LineInput {
        LineInput { host, typing, outbox, alarm: None, choices: Choices::default(), is_asked: false }
    }
}

impl Input for LineInput {
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

/// A group in the format of the page: its heading, if any, and its lines.
fn buttons(group: &Group) -> Array {
    let heading = group.heading.as_deref().map_or(JsValue::UNDEFINED, JsValue::from);
    let lines: Array = group.lines.iter().map(|line| JsString::from(&**line)).collect();
    Array::of2(&heading, &lines)
}
