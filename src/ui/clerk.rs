//! The clerk: carries out a session's errands with the player's files.

use std::io::ErrorKind;
use std::rc::Rc;

use crate::choice::Line;
use crate::kind::Kind;
use crate::record::Unsaved;
use crate::session::{Delivery, Errand, Need, Unfetched};
use crate::store::ReadFault;
use crate::store::outside::Outside;
use crate::store::scribe::{Scribe, reason};
use crate::store::shelf::Shelf;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// Carries out the errands of a session.
pub trait Clerk {
    /// Carries out an errand, and returns its result.
    fn run(&mut self, errand: Errand) -> Delivery;

    /// Takes note of a command, if this is the teacher of a lesson, and returns its comments.
    fn heed(&mut self, _command: &Command) -> Vec<Message> {
        Vec::new()
    }

    /// Whether the teacher of a lesson wants the session to end here; `need` is what the session would need next.
    fn dismisses(&self, _need: &Need) -> bool {
        false
    }

    /// Whether the clerk itself says what to type, so that the prompt need not.
    fn says_what_is_due(&self) -> bool {
        false
    }

    /// The lines that would do what the teacher of a lesson wants, if this is one.
    fn wanted(&self, _kind: &'static dyn Kind, _teller: &Teller) -> Vec<Line> {
        Vec::new()
    }

    /// The text of the record, if it is kept.
    fn record(&self) -> Option<&str> {
        None
    }

    /// The name of the game, if its record is kept and has one.
    fn name(&self) -> Option<&str> {
        None
    }

    /// Replaces the record of a finished game by this text.
    ///
    /// # Errors
    /// Why that failed; the record is then unchanged.
    fn replace(&mut self, _text: &str) -> Result<(), Unsaved> {
        Err(Unsaved::Nowhere)
    }
}

/// The clerk for games and sheets saved in files.
pub struct Files {
    /// Writes the record; `None` if the system has no folder for it.
    pub scribe: Option<Scribe>,
    /// Where sheets for other games are saved, if anywhere.
    pub shelf: Option<Shelf>,
    /// Access to other files that the player names.
    pub outside: Rc<dyn Outside>,
}

impl Clerk for Files {
    fn run(&mut self, errand: Errand) -> Delivery {
        match errand {
            Errand::Write(lines) => self.record(|scribe| scribe.write(&lines)),
            Errand::Rest => self.record(Scribe::rest),
            Errand::Save(occasion) => {
                let saved = self.scribe.as_mut().map_or(Err(Unsaved::Nowhere), Scribe::save);
                Delivery::Saved(occasion, saved)
            }
            Errand::PutAway => {
                let ended = self.record(Scribe::end);
                match self.scribe.as_ref().filter(|scribe| !scribe.is_away()).and_then(Scribe::name) {
                    Some(name) if ended == Delivery::Record(Ok(())) => Delivery::NotPutAway(name.to_owned()),
                    Some(_) | None => ended,
                }
            }
            Errand::Keep { name, text, replaces } => self.keep(name, text, replaces),
            Errand::List => {
                let names = self.shelf.as_ref().map(Shelf::names).transpose();
                Delivery::Listed(names.ok().map(Option::unwrap_or_default))
            }
            Errand::Fetch(name) => {
                let fetched = self.fetch(&name);
                Delivery::Fetched(name, fetched)
            }
        }
    }

    fn record(&self) -> Option<&str> {
        self.scribe.as_ref().and_then(Scribe::text)
    }

    fn name(&self) -> Option<&str> {
        self.scribe.as_ref().and_then(Scribe::name)
    }

    fn replace(&mut self, text: &str) -> Result<(), Unsaved> {
        self.scribe.as_mut().map_or(Err(Unsaved::Nowhere), |scribe| scribe.replace(text))
    }
}

impl Files {
    /// Has the scribe do something.
    fn record(&mut self, task: impl FnOnce(&mut Scribe) -> Result<(), Unsaved>) -> Delivery {
        Delivery::Record(self.scribe.as_mut().map_or(Err(Unsaved::Nowhere), task))
    }

    fn keep(&self, name: String, text: String, replaces: bool) -> Delivery {
        match &self.shelf {
            Some(shelf) if !replaces && shelf.holds(&name) => Delivery::Exists { name, text },
            Some(shelf) => match shelf.put(&name, &text) {
                Ok(()) => Delivery::Kept(name),
                Err(error) if error.kind() == ErrorKind::InvalidInput => Delivery::BadName(name),
                Err(error) => Delivery::NotKept(name, reason(&error)),
            },
            None => Delivery::NotKept(name, Unsaved::Nowhere),
        }
    }

    fn fetch(&self, name: &str) -> Result<String, Unfetched> {
        let shelf = self.shelf.as_ref().ok_or(Unfetched::Missing)?;
        shelf.read(name, self.outside.as_ref()).map_err(|fault| match fault {
            ReadFault::NoGame => Unfetched::Missing,
            ReadFault::Busy
            | ReadFault::TooBig
            | ReadFault::NotFile
            | ReadFault::NotText { .. }
            | ReadFault::Unreadable(_) => Unfetched::Unreadable,
        })
    }
}
