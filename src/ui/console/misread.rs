//! The messages about a value that a setting cannot have.

use crate::name::is_meant;
use crate::text::command::{Command, shorten};
use crate::text::message::{Arg, Message};
use crate::text::style::Lang;

/// The value typed for a setting. A name or an address is taken as typed, even if it has a meaning as a word.
pub(super) fn typed(command: &Command) -> &str {
    match command.verb {
        "name" | "relays" | "page-address" => &command.typed,
        _ => &command.rest,
    }
}

/// Says that there is no such value for a setting.
pub(super) fn misread(command: &Command) -> Message {
    match command.verb {
        "lang" => unknown_language(command),
        "name" if is_meant(typed(command)) => Message::new("name-meant").text("word", shorten(typed(command))),
        verb => {
            let message = Message::new(format!("misread-{verb}")).text("word", shorten(typed(command)));
            message.with("command", Arg::Command(verb))
        }
    }
}

/// Says that the word after a command is not a language, and which languages are possible.
pub fn unknown_language(command: &Command) -> Message {
    let verb = Arg::Command(command.verb);
    let choice = |lang: Lang| {
        let language = Arg::Command(lang.meaning());
        Message::new("misread-lang-choice").with("command", verb.clone()).with("language", language).into()
    };
    let choices = Lang::known().into_iter().map(choice).collect();
    let message = Message::new("misread-lang").text("word", shorten(typed(command))).with("command", verb);
    message.with("choices", Arg::either(choices)).with("codes", Arg::either(Arg::codes()))
}
