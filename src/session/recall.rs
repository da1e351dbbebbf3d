//! Recalling earlier messages and notes: `last`, `log`, `note`.

use super::Session;
use super::errand::Occasion;
use super::listening::{seat_named, unknown_player};
use crate::seat::Seat;
use crate::text::command::{Grammar, shorten};
use crate::text::message::{Arg, Message, Wants};
use crate::text::teller::Teller;

/// How many entries `log` lists when no number is typed.
const LOG_LENGTH: usize = 10;

/// A request for a part of the story.
#[derive(Default)]
struct Wanted {
    /// How many entries, counted from the end.
    length: Option<usize>,
    /// Whether only moves are wanted.
    moves: bool,
    /// The player whose moves are wanted.
    by: Option<Seat>,
}

impl Wanted {
    /// Says that no moves, or no moves of that player, were made.
    fn no_moves(&self) -> Message {
        match self.by {
            Some(seat) => Message::new("log-no-move-of").seat("name", seat),
            None => Message::new("log-no-moves"),
        }
    }
}

impl Session {
    /// Repeats everything since the player's last action, or the last entries.
    pub(super) fn tell_last(&mut self, typed: &str, grammar: &Grammar, teller: &Teller) {
        self.exposed |= self.table.has_secrets();
        let Some(wanted) = self.wanted("last", typed, grammar, teller) else {
            return;
        };
        let told = match wanted.length {
            // In a replay, no move was made since the last step.
            None if self.steps.past.is_some() => self.last_step(),
            None => {
                let from = self.listener.seat().map_or(0, |seat| self.table.before_last_action(seat));
                let mut told = self.entries(from, &wanted);
                // Before the first event, the introduction came last.
                if told.is_empty() && !wanted.moves {
                    told = self.table.introduce(self.listener);
                }
                let since = self.due_listener().map(|seat| self.table.after_last_action(seat));
                told.extend(since.and_then(|since| self.table.matters(self.listener, since)));
                // The due action is not part of the story, but still due.
                if since.is_some() && !told.iter().any(|message| message.wants == Wants::Action || message.expects) {
                    let due = self.due(teller);
                    // A message that asks for the action still says what happened, too.
                    told.retain(|message| !due.iter().any(|due| due.says_like(message)));
                    told.extend(due);
                }
                told
            }
            Some(length) => {
                let begun = if wanted.moves { Vec::new() } else { self.table.introduce(self.listener) };
                last([begun, self.entries(0, &wanted)].concat(), length)
            }
        };
        if told.is_empty() {
            self.say(if wanted.moves { wanted.no_moves() } else { Message::new("last-none") });
        }
        self.say_all(told);
    }

    /// Says the number of entries, and the last of them.
    pub(super) fn tell_log(&mut self, typed: &str, grammar: &Grammar, teller: &Teller) {
        self.exposed |= self.table.has_secrets();
        let Some(wanted) = self.wanted("log", typed, grammar, teller) else {
            return;
        };
        let told = self.entries(0, &wanted);
        if wanted.moves && told.is_empty() {
            return self.say(wanted.no_moves());
        }
        let all = told.len();
        let told = last(told, wanted.length.unwrap_or(LOG_LENGTH));
        let id = if told.len() == all { "log-all" } else { "log-count" };
        self.say(Message::new(id).count("count", all).count("last", told.len()));
        self.say_all(told);
    }

    /// The entries of the story from an event up to the current moment.
    fn entries(&self, from: usize, wanted: &Wanted) -> Vec<Message> {
        let range = from..self.moment().max(from);
        if !wanted.moves {
            return self.table.story(self.listener, range);
        }
        let turns = self.table.turns(self.listener, range).into_iter();
        let is_wanted = |by: Seat| wanted.by.is_none_or(|wanted| wanted == by);
        let wanted = turns.filter(|turn| turn.by.is_some_and(is_wanted));
        wanted.flat_map(|turn| up_to_the_end(turn.moves)).collect()
    }

    /// Reads the words after `verb`: a number, the word for moves, and the name of a player, in any order. Refuses
    /// anything else.
    fn wanted(&mut self, verb: &'static str, typed: &str, grammar: &Grammar, teller: &Teller) -> Option<Wanted> {
        let mut wanted = Wanted::default();
        let is_number = |word: &str| word.starts_with(|first: char| first.is_ascii_digit() || first == '-');
        // A player without a name is called by several words.
        if let Some(seat) = seat_named(self.table.as_ref(), typed, teller).filter(|_| !is_number(typed)) {
            return Some(Wanted { moves: true, by: Some(seat), ..wanted });
        }
        for word in typed.split_whitespace() {
            if is_number(word) {
                wanted.length = Some(self.number(word)?);
            } else if grammar.verbs.exact(word) == Some("moves") {
                wanted.moves = true;
            } else if let Some(seat) = seat_named(self.table.as_ref(), word, teller) {
                (wanted.moves, wanted.by) = (true, Some(seat));
            } else {
                let names = unknown_player(self.table.as_ref(), word);
                self.say(Message { id: "log-unknown".into(), ..names }.with("command", Arg::Command(verb)));
                return None;
            }
        }
        Some(wanted)
    }

    /// Reads a number from 1 on, and refuses anything else.
    pub(super) fn number(&mut self, typed: &str) -> Option<usize> {
        let number = typed.parse().ok().filter(|number| *number > 0);
        if number.is_none() {
            self.say(Message::new("misread-number").text("word", shorten(typed)));
        }
        number
    }

    pub(super) fn note(&mut self, text: &str) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        if !text.is_empty() {
            self.is_begun = true;
            self.table.note(seat, text.into());
            return self.secure(Occasion::Noted);
        }
        self.exposed = true;
        let notes = self.table.notes(seat);
        self.say(Message::new("notes-count").count("count", notes.len()));
        self.say_all(notes.into_iter().map(|note| Message::new("note").text("text", note)));
    }
}

/// Omits what is only revealed after the end of the game.
fn up_to_the_end(mut moves: Vec<Message>) -> Vec<Message> {
    let end = moves.iter().position(|message| message.decisive);
    moves.truncate(end.map_or(moves.len(), |end| end + 1));
    moves
}

/// The last `length` entries.
fn last(mut told: Vec<Message>, length: usize) -> Vec<Message> {
    told.split_off(told.len().saturating_sub(length))
}
