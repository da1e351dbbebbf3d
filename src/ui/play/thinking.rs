//! Waiting at the keyboard for a thought, while players type and news comes.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use super::Keyboard;
use crate::alarm::Alarm;
use crate::pulse::{Waiting, within};
use crate::question::{Answer, Question};
use crate::session::{Input, Session};
use crate::text::message::Message;
use crate::ui::far::{Examined, Remote};
use crate::ui::input::Typed;

/// How long an answer waits for the computers' thoughts, so that both are one write.
const BREATH: Duration = Duration::from_millis(100);

/// After that, how often to look for a line typed meanwhile.
const GLANCE: Duration = Duration::from_millis(20);

impl Keyboard<'_, '_> {
    /// Waits for a thought. After a while says that it takes long; the player can then type, or leave with Ctrl-C.
    /// Returns whether something was typed.
    pub(super) async fn think(&mut self, session: &mut Session, question: Question) -> bool {
        let pulse = self.console.pulse();
        let limit = self.console.settings().thinking.limit().filter(|_| question.is_single());
        let mut thought = pulse.think(question, limit);
        // A quick thought is part of the same answer. The result of the player's own move must not wait any longer for
        // the computer.
        let breath = BREATH.saturating_sub(self.console.held());
        if let Some(thought) = within(&*pulse, breath, &mut thought).await {
            session.handle(Input::Thought(thought), self.console.teller_mut());
            return false;
        }
        self.console.flush();
        let (begun, mut is_impatient, mut interrupted, mut is_typing) = (pulse.now(), false, false, false);
        while session.is_thinking() && !self.so_far.is_over {
            let rest = self.patience.saturating_sub(pulse.now().saturating_duration_since(begun));
            let wait = if is_impatient { GLANCE } else { rest };
            let alarm = self.far.as_deref().map(Remote::alarm);
            match within(&*pulse, wait, either(alarm, &mut thought)).await {
                // Table talk and actions of guests need not wait for the thought.
                Some(Either::Rings) => {
                    self.hear(session);
                    self.console.tell_early();
                }
                Some(Either::Thought(thought)) => {
                    session.handle(Input::Thought(thought), self.console.teller_mut());
                    return is_typing;
                }
                None if !is_impatient => {
                    is_impatient = true;
                    self.console.tell_early();
                    session.handle(Input::Patience, self.console.teller_mut());
                    self.do_effects(session);
                    self.console.finish();
                }
                None => is_typing |= self.look_for_lines(session, &mut interrupted),
            }
        }
        is_typing
    }

    /// Checks a record, and says what it shows.
    pub(super) async fn examine(&mut self, session: &mut Session, examined: Examined) {
        let answer = self.ponder(session, examined.question()).await;
        self.console.say_all(&examined.messages(answer));
    }

    /// Has a question thought through. Meanwhile news from the others is taken at once, as long as the game is here.
    pub(super) async fn ponder(&mut self, session: &mut Session, question: Question) -> Option<Answer> {
        let mut thought = self.console.pulse().think(question, None);
        loop {
            let alarm = self.far.as_deref().filter(|_| !self.so_far.is_over).map(Remote::alarm);
            match either(alarm, &mut thought).await {
                Either::Rings => {
                    self.hear(session);
                    self.console.tell_early();
                }
                Either::Thought(answer) => return answer,
            }
        }
    }

    /// Takes a line typed during a thought, if there is one. Returns whether there was.
    fn look_for_lines(&mut self, session: &mut Session, interrupted: &mut bool) -> bool {
        let Some(typed) = self.console.typed_meanwhile() else {
            return false;
        };
        let ask = session.ask_for();
        let grammar = self.console.teller().grammar(&ask.verbs, ask.arguments);
        let input = match &typed {
            Typed::Line(line) if self.goes(session, line) || self.answers(session, line) => {
                self.do_effects(session);
                self.console.finish();
                return true;
            }
            Typed::Line(line) => Input::Line(line, &grammar),
            Typed::Interrupt if !*interrupted => {
                *interrupted = true;
                self.console.say(&Message::new("typed-interrupt"));
                self.console.finish();
                return true;
            }
            Typed::News => return false,
            Typed::Interrupt | Typed::End => {
                self.console.take_leave();
                Input::Leave
            }
            Typed::TooLong | Typed::NotText => {
                self.console.say(&Message::new("typed-not-text"));
                self.console.finish();
                return true;
            }
        };
        session.handle(input, self.console.teller_mut());
        self.do_effects(session);
        self.console.finish();
        true
    }
}

/// The outcomes of waiting for a thought.
enum Either {
    /// Something has come from elsewhere.
    Rings,
    /// The thought.
    Thought(Option<Answer>),
}

/// Waits for news, if there is an alarm for it, or for a thought, and returns what comes first.
async fn either(alarm: Option<&Alarm>, thought: &mut Waiting<Option<Answer>>) -> Either {
    poll_fn(|context| {
        if alarm.is_some_and(|alarm| alarm.poll_rung(context).is_ready()) {
            return Poll::Ready(Either::Rings);
        }
        Pin::new(&mut *thought).poll(context).map(Either::Thought)
    })
    .await
}
