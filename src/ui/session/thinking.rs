//! The computer's turn: it thinks on a thread of its own, so that it can be told when that takes long.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::Session;
use crate::chance::dice;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::text::message::Message;

/// How long somebody waits for a computer before it is told that it thinks.
const PATIENCE: Duration = Duration::from_secs(1);

impl<G: Game> Session<'_, G> {
    /// Whether the computer found something to do.
    pub(super) fn let_computer_act(&mut self, seat: Seat) -> bool {
        // Nobody waits for the computer before hearing what came of the own move.
        self.console.flush();
        let view = self.table.view(Viewer::Seat(seat));
        let mut dice = dice(self.seed, seat.index() as u64, self.table.steps());
        let Some(computer) = &mut self.computers[seat.index()] else {
            return false;
        };
        let console = &mut self.console;
        let action = patiently(
            PATIENCE,
            || computer.decide(&view, &mut dice),
            || {
                console.say(&Message::new("thinking").seat("name", seat));
                console.finish();
            },
        );
        action.is_some_and(|action| self.table.act(seat, action).is_ok())
    }
}

/// What comes of `think`; `apologise` is called once when that takes longer than `patience`.
fn patiently<T: Send>(
    patience: Duration,
    think: impl FnOnce() -> T + Send,
    apologise: impl FnOnce(),
) -> Option<T> {
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
