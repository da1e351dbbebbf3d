//! Thinking: the computer's turn, and hints. It is done on a thread of its own, so that it can be told when it takes long.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use super::Session;
use crate::deadline::Deadline;
use crate::game::{Game, Hint};
use crate::player::Level;
use crate::rng::Purpose;
use crate::seat::{Seat, Viewer};
use crate::table::Due;
use crate::text::message::{Arg, Message};
use crate::ui::console::Console;

/// How long somebody waits for a computer before it is told that it thinks.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

impl<G: Game> Session<'_, G> {
    /// Whether the computer found something to do.
    pub(super) fn let_computer_act(&mut self, seat: Seat) -> bool {
        // Nobody waits for the computer before hearing what came of the own move.
        self.console.flush();
        let view = self.table.view(Viewer::Seat(seat));
        let mut rng = Purpose::Decision(seat).stream(self.seed, self.table.steps());
        let Some(computer) = &mut self.computers[seat.index()] else {
            return false;
        };
        let excuse = Message::new("thinking").seat("name", seat);
        let limit = self.console.settings().thinking.begin();
        let is_over = || limit.is_some_and(|limit| Instant::now() >= limit);
        let thought = || computer.decide(&view, &mut rng, Deadline::when(&is_over));
        let action = patiently(self.patience, thought, || excuse_with(self.console, &excuse));
        action.is_some_and(|action| self.table.act(seat, action).is_ok())
    }

    /// Tells what a strong player would do, and why.
    pub(super) fn hint(&mut self) {
        let told = match self.sought_hint() {
            Ok(Hint { what, why }) => {
                Message::new("hint-told").with("what", Arg::Said(Box::new(what))).with("why", Arg::Said(Box::new(why)))
            }
            Err(message) => message,
        };
        self.exposed |= G::HAS_SECRETS;
        self.console.say(&told);
    }

    /// The hint, or why there is none.
    fn sought_hint(&mut self) -> Result<Hint, Message> {
        let view = self.view();
        if !G::allows_hints(&view) {
            return Err(Message::new("hint-off"));
        }
        let Some(seat) = self.listener.seat().filter(|seat| match self.table.due() {
            Due::Seats(due) => due.contains(*seat),
            Due::Chance | Due::Over(_) => false,
        }) else {
            return Err(Message::new("hint-not-due"));
        };
        let mut strong = G::computer(Level::Hard);
        let mut rng = Purpose::Hint(seat).stream(self.seed, self.table.steps());
        let excuse = Message::new("thinking-hint");
        let limit = self.console.settings().thinking.begin();
        let is_over = || limit.is_some_and(|limit| Instant::now() >= limit);
        let thought = || strong.decide(&view, &mut rng, Deadline::when(&is_over));
        let action = patiently(self.patience, thought, || excuse_with(self.console, &excuse));
        action.and_then(|action| G::hint(&view, &action)).ok_or_else(|| Message::new("hint-not-due"))
    }
}

/// Tells that it takes long, at once.
fn excuse_with(console: &mut Console, excuse: &Message) {
    console.say(excuse);
    console.finish();
}

/// What comes of `think`; `apologise` is called once when that takes longer than `patience`.
fn patiently<T: Send>(patience: Duration, think: impl FnOnce() -> T + Send, apologise: impl FnOnce()) -> Option<T> {
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        scope.spawn(move || sender.send(think()));
        match receiver.recv_timeout(patience) {
            Err(RecvTimeoutError::Timeout) => {
                apologise();
                receiver.recv().ok()
            }
            thought => thought.ok(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_thinks_for_long_is_excused_once_and_who_is_quick_is_not() {
        const EVER: Duration = Duration::from_secs(3600);
        let mut excuses = 0;
        assert_eq!(patiently(EVER, || 1, || excuses += 1), Some(1));
        assert_eq!(excuses, 0);
        // The thought is there only after the excuse.
        let (excuse, excused) = mpsc::channel();
        let slow = move || excused.recv();
        let thought = patiently(Duration::ZERO, slow, || {
            excuses += 1;
            excuse.send(2).unwrap();
        });
        assert_eq!(thought, Some(Ok(2)));
        assert_eq!(excuses, 1);
    }
}
