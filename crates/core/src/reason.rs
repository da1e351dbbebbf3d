//! Reasons for advice, as values: further details depend on what a reason says, and its message is made from it at the
//! end.

use std::fmt::Display;

use crate::seat::Seat;
use crate::text::message::{Arg, Message};

/// Everything that the reasons of a game may say: an `enum`, made by [`reasons!`](crate::reasons).
pub trait Says: Copy + Eq {
    /// The name of the message that says it.
    fn id(self) -> &'static str;
}

/// Makes the `enum` of a game's reasons, with the name of the message for each. This is the only place that knows these
/// names.
#[macro_export]
macro_rules! reasons {
    ($(#[$doc:meta])* $says:ident { $($why:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum $says {
            $($why),+
        }

        impl $crate::reason::Says for $says {
            fn id(self) -> &'static str {
                match self {
                    $($says::$why => $id),+
                }
            }
        }
    };
}

/// A reason: what it says, and the details it is told with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason<W> {
    why: W,
    told: Message,
}

impl<W: Says> Reason<W> {
    /// A reason without details.
    pub fn new(why: W) -> Reason<W> {
        Reason { why, told: Message::new(why.id()) }
    }

    /// What it says.
    pub fn why(&self) -> W {
        self.why
    }

    /// The sentence that says it.
    pub fn message(self) -> Message {
        self.told
    }

    /// Another reason, with the same details.
    pub fn instead(self, why: W) -> Reason<W> {
        let told = Message { id: why.id().into(), ..self.told };
        Reason { why, told }
    }

    /// Adds the details of another reason.
    pub fn joined(self, other: Reason<W>) -> Reason<W> {
        let args = self.told.args.into_iter().chain(other.told.args).collect();
        Reason { told: Message { args, ..self.told }, ..self }
    }

    /// Adds the details that `add` adds to any message.
    pub fn also(self, add: impl FnOnce(Message) -> Message) -> Reason<W> {
        Reason { told: add(self.told), ..self }
    }

    /// Adds a detail.
    pub fn with(self, name: &'static str, arg: Arg) -> Reason<W> {
        Reason { told: self.told.with(name, arg), ..self }
    }

    /// Adds a number. Numbers beyond a `u32` become the largest one.
    pub fn count(self, name: &'static str, number: impl TryInto<u32>) -> Reason<W> {
        Reason { told: self.told.count(name, number), ..self }
    }

    /// Adds text that is said verbatim, as far as it can be printed.
    pub fn text(self, name: &'static str, text: impl Display) -> Reason<W> {
        Reason { told: self.told.text(name, text), ..self }
    }

    /// Adds the name of a field.
    pub fn place(self, name: &'static str, place: impl Display) -> Reason<W> {
        Reason { told: self.told.place(name, place), ..self }
    }

    /// Adds the player on a seat.
    pub fn seat(self, name: &'static str, seat: Seat) -> Reason<W> {
        Reason { told: self.told.seat(name, seat), ..self }
    }

    /// Adds a phrase with its own arguments.
    pub fn said(self, name: &'static str, phrase: impl Into<Message>) -> Reason<W> {
        Reason { told: self.told.said(name, phrase.into()), ..self }
    }
}

impl<W: Says> From<Reason<W>> for Message {
    fn from(reason: Reason<W>) -> Message {
        reason.message()
    }
}
