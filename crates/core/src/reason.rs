//! Reasons for advice, as values: further details depend on what a reason says, and its message is made from it at the
//! end. A reason that compares two numbers says which has to be greater, so that none can speak against its own advice.

use std::fmt::Display;

use crate::seat::Seat;
use crate::text::message::{Arg, Message};

/// Everything that the reasons of a game may say: an `enum`, made by [`reasons!`](crate::reasons).
pub trait Says: Copy + Eq {
    /// The name of the message that says it.
    fn id(self) -> &'static str;

    /// The two numbers that it compares, if any.
    fn compares(self) -> Option<Comparison>;
}

/// A comparison of two numbers of a reason, which speaks for what is advised only if it holds.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// The name of one number.
    pub one: &'static str,
    /// The name of the other.
    pub other: &'static str,
    /// Whether it holds between the two.
    pub holds: fn(&u32, &u32) -> bool,
}

/// Makes the `enum` of a game's reasons, with the name of the message for each, and what has to hold between two of its
/// numbers: `Fewer = "hint-why-fewer" if "count" < "others"`. This is the only place that knows the names of the
/// messages.
#[macro_export]
macro_rules! reasons {
    (@compares) => {
        None
    };
    (@compares $one:literal $holds:tt $other:literal) => {
        Some($crate::reason::Comparison { one: $one, other: $other, holds: |one, other| one $holds other })
    };
    ($(#[$doc:meta])* $says:ident { $($why:ident = $id:literal $(if $one:literal $holds:tt $other:literal)?),+ $(,)? }) => {
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

            fn compares(self) -> Option<$crate::reason::Comparison> {
                match self {
                    $($says::$why => $crate::reasons!(@compares $($one $holds $other)?)),+
                }
            }
        }
    };
}

/// A statement for some advice, with the details of its sentence.
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

    /// Its statement.
    pub fn why(&self) -> W {
        self.why
    }

    /// The sentence that says it.
    pub fn message(self) -> Message {
        self.told
    }

    /// The reason, unless the numbers that it compares speak against it.
    pub fn speaking(self) -> Option<Reason<W>> {
        let number = |name: &str| {
            self.told.args.iter().find_map(|(known, arg)| match arg {
                Arg::Count(number) if *known == name => Some(*number),
                _ => None,
            })
        };
        let speaks = self.why.compares().is_none_or(|comparison| {
            let numbers = number(comparison.one).zip(number(comparison.other));
            numbers.is_some_and(|(one, other)| (comparison.holds)(&one, &other))
        });
        speaks.then_some(self)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hint::Hint;

    reasons! {
        /// Three reasons.
        Why {
            Nice = "nice",
            Fewer = "fewer" if "own" < "others",
            AsMany = "as-many" if "own" >= "others",
        }
    }

    fn told(why: Why, own: u32, others: u32) -> Option<Message> {
        let reason = Reason::new(why).count("own", own).count("others", others);
        Hint::because(Message::new("what"), reason, Vec::new()).map(|hint| hint.why)
    }

    #[test]
    fn a_reason_that_speaks_against_its_advice_is_refused() {
        let told = |why, own, others| told(why, own, others).map(|message| message.id.into_owned());
        assert_eq!(told(Why::Fewer, 1, 2).as_deref(), Some("fewer"));
        assert_eq!((told(Why::Fewer, 2, 2), told(Why::Fewer, 3, 2)), (None, None));
        assert_eq!(told(Why::AsMany, 2, 2).as_deref(), Some("as-many"));
        assert_eq!(told(Why::AsMany, 1, 2), None);
        assert_eq!(told(Why::Nice, 1, 2).as_deref(), Some("nice"));
        // Without its numbers nothing is compared.
        assert_eq!(Reason::new(Why::Fewer).count("own", 1u32).speaking(), None);
    }

    #[test]
    fn another_reason_keeps_the_details() {
        let reason = Reason::new(Why::Fewer).count("own", 1u32).joined(Reason::new(Why::Nice).count("others", 2u32));
        let reason = reason.instead(Why::AsMany);
        assert_eq!((reason.why(), reason.clone().speaking()), (Why::AsMany, None));
        assert_eq!(reason.message(), Message::new("as-many").count("own", 1u32).count("others", 2u32));
    }
}
