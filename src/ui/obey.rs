//! Carries out the verbs, typed in the lobby or given on the command line.

use super::check::check;
use super::desk::Desk;
use super::far::{friends, meeting::meeting};
use super::lobby_words::bare;
use super::verbs::STYLE_VERBS;
use super::wish::{OPTIONS, Wish};
use crate::games;
use crate::help;
use crate::session::Ending;
use crate::text::command::{Command, Grammar, shorten};
use crate::text::message::{Arg, Message};
use crate::verbs::{self, Follows};

/// The messages of `help` about the lobby.
pub const HELP: &[&str] = &["help-lobby", "help-lobby-far", "help-lobby-rest"];

/// Carries out a command, which is a verb of the program or a setting. Returns how a game ended, if it was one.
///
/// # Errors
/// A message for the player, when it cannot be done.
pub async fn obey(desk: &mut Desk, command: &Command, grammar: &Grammar) -> Result<Option<Ending>, Message> {
    if is_alone(command.verb) {
        command.alone(|rest| bare(rest, grammar).is_some())?;
    }
    match command.verb {
        "take-back" => return Err(Message::new("misread-undo")),
        "play" => {
            let usual = desk.console.settings().strength;
            let wish = Wish::parse(desk.console.teller_mut(), command.typed.split_whitespace(), usual)?;
            return desk.play(wish.game.id(), wish.players.clone(), &wish.typed()).await.map(Some);
        }
        "host" => return desk.host(command.typed.split_whitespace().collect()).await.map(Some),
        "join" => {
            let (meeting, words) = meeting(desk.console.teller(), command.typed.split_whitespace())?;
            return desk.join(&words.join(" "), meeting).await.map(Some);
        }
        "listen" => {
            let (meeting, words) = meeting(desk.console.teller(), command.typed.split_whitespace())?;
            return desk.listen(&words.join(" "), meeting).await.map(Some);
        }
        "learn" if command.rest.is_empty() => desk.tell_lessons(),
        "learn" => return desk.learn(&command.rest).await.map(Some),
        "resume" => return desk.resume_typed(meant(command).split_whitespace().collect()).await.map(Some),
        "replay" if command.rest.is_empty() => desk.tell_finished(false)?,
        "replay" if is_all(command, grammar) => desk.tell_finished(true)?,
        "replay" => return desk.replay(meant(command)).await.map(Some),
        "review" => return desk.review(meant(command)).await.map(Some),
        "verify" => desk.verify(meant(command)).await?,
        verb if friends::VERBS.contains(&verb) => desk.obey_of_friends(command)?,
        "delete" => desk.delete(meant(command)).await?,
        "stats" => {
            let told = desk.stats(if is_all(command, grammar) { "" } else { &command.rest });
            tell(desk, told?);
        }
        "games" if command.rest.is_empty() || is_all(command, grammar) => {
            // If no game is saved, `tell_kept` describes each kind.
            if desk.has_lobby && desk.keeps_any()? {
                let all = Message::new("games-all").with("games", games::names());
                let told: Vec<Message> = [all].into_iter().chain(desk.learnt_games()).collect();
                desk.console.say_all(&told);
            }
            desk.tell_kept(!command.rest.is_empty())?;
        }
        "games" => {
            let wrong = || Message::new("misread-number").text("word", shorten(&command.rest));
            let number = command.rest.parse().map_err(|_| wrong())?;
            return desk.take_up(number).await.map(Some);
        }
        "export" => {
            let told = desk.export(&command.typed)?;
            tell(desk, told);
        }
        "import" => {
            let imported = desk.import(&command.typed).await?;
            tell(desk, imported.told);
            imported.fault.map_or(Ok(()), Err)?;
        }
        "forget" => desk.forget(if is_all(command, grammar) { "" } else { &command.rest }).await?,
        "meaning" => {
            let told = desk.meaning(&command.typed)?;
            tell(desk, told);
        }
        "choice" => desk.tell_offers(),
        "rules" => {
            let told = desk.rules(&command.rest)?;
            tell(desk, told);
        }
        "help" => {
            let first = desk.finished()?.is_empty().then(|| Message::new("help-first-lobby"));
            let can = HELP.iter().map(|id| Message::new(*id));
            let now = first.into_iter().chain(can).collect();
            let told = help::help(command, grammar, &[verbs::in_lobby(), STYLE_VERBS].concat(), now)?;
            desk.console.say_all(&told);
        }
        "selftest" => check(desk),
        "repeat" => desk.console.repeat(Vec::new()),
        "more" => desk.console.more(),
        "earlier" => desk.console.back(),
        _ => {
            desk.console.restyle(command)?;
        }
    }
    Ok(None)
}

/// Returns whether nothing may follow a command. Leaving a game ends the program where no game is played.
pub(super) fn is_alone(verb: &str) -> bool {
    verb == "leave" || verbs::named(verb).is_some_and(|verb| verb.follows == Follows::Nothing)
}

/// The game named after a command: a number, which may be a word, or the text as typed.
fn meant(command: &Command) -> &str {
    if command.rest.parse::<usize>().is_ok() { &command.rest } else { &command.typed }
}

/// Whether the player asked for everything.
fn is_all(command: &Command, grammar: &Grammar) -> bool {
    grammar.arguments.exact(&command.rest) == Some("all")
}

/// Says messages in the words of the lobby, or of the command line where there is no lobby.
fn tell(desk: &mut Desk, told: Vec<Message>) {
    let told = if desk.has_lobby { told } else { told.into_iter().map(in_shell).collect() };
    desk.console.say_all(&told);
}

/// Rewrites a message for the command line, where options have dashes and commands follow the program's name.
pub fn in_shell(mut message: Message) -> Message {
    for (_, arg) in &mut message.args {
        *arg = arg_in_shell(std::mem::replace(arg, Arg::Count(0)));
    }
    message
}

fn arg_in_shell(arg: Arg) -> Arg {
    let is_option = |name| OPTIONS.contains(&name) || games::options().iter().any(|option| option.name == name);
    match arg {
        Arg::Command(name) if is_option(name) => Arg::text(format!("--{name}")),
        Arg::Command(name) if verbs::subcommands().contains(&name) => Arg::text(format!("snuffel {name}")),
        Arg::List(items) => Arg::List(items.into_iter().map(arg_in_shell).collect()),
        Arg::Said(message) => Arg::Said(Box::new(in_shell(*message))),
        arg => arg,
    }
}
