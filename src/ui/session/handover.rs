//! Several people at one keyboard: the change from one to the next, who must not read what the other was told.

use super::Session;
use crate::game::{Game, Reply};
use crate::seat::{Seat, Viewer};
use crate::text::command::Command;
use crate::text::message::Message;
use crate::ui::console::Entered;

impl<G: Game> Session<'_, G> {
    /// Lets the person on `seat` listen from now on; `false` when somebody leaves instead.
    ///
    /// Who has read secrets ends the own part with Enter, and the screen is cleared, or it is told that it cannot be;
    /// then the next one says with Enter to be there. Without secrets one Enter is enough.
    pub(super) fn hand_over(&mut self, seat: Seat) -> bool {
        if self.listener.is(seat) {
            return true;
        }
        if self.exposed {
            let end = match self.console.is_editor() {
                true => "handover-end",
                false => "handover-end-plain",
            };
            self.console.say(&Message::new(end).seat("name", seat));
            if self.wait_for_enter().is_none() {
                return false;
            }
            self.console.clear();
            self.exposed = false;
        }
        self.console.say(&Message::new("handover").seat("name", seat));
        let Some(typed) = self.wait_for_enter() else {
            return false;
        };
        self.listener = Viewer::Seat(seat);
        if !typed.trim().is_empty() {
            self.console.say(&Message::new("handover-typed"));
        }
        if self.newcomers.contains(seat) {
            self.newcomers = self.newcomers.without(seat);
            self.console.say_all(&G::introduce(&self.view()));
        }
        if self.returning.contains(seat) {
            self.returning = self.returning.without(seat);
            *self.told() = self.table.events();
            self.tell("status");
        } else {
            let last = self.tell_news();
            // What is due may have been the last of the news.
            let is_told = |last: Message| self.due().is_some_and(|due| due.says_like(&last));
            if !last.is_some_and(is_told) {
                let exposed = self.exposed;
                self.tell("turn");
                // Whose turn it is, is no secret.
                self.exposed = exposed;
            }
        }
        true
    }

    /// What `turn` tells first.
    fn due(&self) -> Option<Message> {
        let turn = Command::new("turn", "");
        match G::interpret(&self.view(), &turn, &self.grammar()) {
            Ok(Reply::Tell(told)) => told.into_iter().next(),
            Ok(Reply::Act(..) | Reply::Confirm(..)) | Err(_) => None,
        }
    }

    /// What was typed before Enter was pressed; `None` when somebody leaves.
    fn wait_for_enter(&mut self) -> Option<String> {
        let grammar = self.console.teller().grammar(&["quit", "more"], &[]);
        let entered = loop {
            let entered = self.console.ask(None, &grammar, Vec::new());
            // On a braille display there may be more to read before somebody else takes over.
            let reads_on = match &entered {
                Entered::Leave => false,
                Entered::Line(line) => {
                    let command = grammar.read(line, |_| None);
                    line.trim().is_empty() || command.is_ok_and(|command| command.verb == "more")
                }
            };
            if !reads_on || !self.console.has_more() {
                break entered;
            }
            self.console.more();
        };
        let stays = match entered {
            Entered::Leave => None,
            Entered::Line(line) => {
                let command = grammar.read(&line, |_| None);
                let leaves = command.is_ok_and(|command| command.verb == "quit");
                (!leaves).then_some(line)
            }
        };
        if stays.is_none() {
            self.say_where_kept();
        }
        stays
    }
}
