//! The lobby: where games are chosen, taken up and told, all by typed words.

use super::check::check;
use super::completion::Spot;
use super::console::{Entered, STYLE_VERBS};
use super::desk::Desk;
use crate::games;
use crate::help;
use crate::text::command::{Command, Grammar, Misread};
use crate::text::lexicon::Lexicon;
use crate::text::message::Message;
use crate::ui::wish::{Wish, of_game};

/// The commands of the lobby.
pub const VERBS: &[&str] =
    &["play", "games", "resume", "replay", "delete", "rules", "selftest", "help", "quit", "more", "earlier"];

/// Those that nothing stands behind.
const ALONE: &[&str] = &["games", "selftest", "quit", "leave", "more", "earlier"];

/// Waits for what the player wants, until it is to leave.
pub fn lobby(desk: &mut Desk) {
    desk.console.say(&Message::new("lobby-welcome"));
    desk.tell_of_missing_home();
    desk.console.say(&offer(desk));
    let verbs = [VERBS, STYLE_VERBS].concat();
    loop {
        let grammar = desk.console.teller().grammar(&verbs, &[]);
        let place = Message::new("place-lobby");
        let Entered::Line(line) = desk.console.ask(Some(&place), Spot::Lobby(desk.home.clone())) else {
            break;
        };
        // Options stand behind the name of a game, whatever else their words are.
        let played = |sifted: &str| bare(&line, &grammar).or_else(|| bare(sifted, &grammar));
        match grammar.read(&line, played) {
            // Nothing else can be meant here by a word that asks in a game.
            Ok(command) if matches!(command.verb, "quit" | "leave") && command.rest.is_empty() => break,
            Ok(command) => {
                if let Err(trouble) = obey(desk, &command, &grammar, &verbs) {
                    desk.console.say(&trouble);
                }
            }
            Err(misread) => desk.console.say(&like_a_game(misread).message()),
        }
    }
    desk.console.say(&Message::new("lobby-goodbye"));
    desk.console.finish();
}

/// The name of a game means to play it, or the rules where that word stands behind it.
fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (verb, words) = of_game(&words, |word| grammar.verbs.exact(word) == Some("rules"))?;
    Some(Command::new(verb, &words.join(" ")))
}

/// A word that nobody knows may be like the name of a game.
fn like_a_game(misread: Misread) -> Misread {
    let (Misread::Unknown(word) | Misread::Like(word, _)) = &misread else {
        return misread;
    };
    match Lexicon::nearest(word, games::ALL.iter().map(|game| game.id())) {
        Some(game) => Misread::Like(word.clone(), game.to_owned()),
        None => misread,
    }
}

/// What can be done first: play, and take up a game where there is one.
fn offer(desk: &Desk) -> Message {
    let waiting = desk.waiting().map_or(0, |names| names.len());
    Message::new("lobby-offer").count("waiting", waiting).with("games", games::names())
}

fn obey(desk: &mut Desk, command: &Command, grammar: &Grammar, verbs: &[&'static str]) -> Result<(), Message> {
    if ALONE.contains(&command.verb) {
        command.alone(|rest| bare(rest, grammar).is_some())?;
    }
    match command.verb {
        "take-back" => return Err(Message::new("misread-undo")),
        "play" => {
            let wish = Wish::read(desk.console.teller_mut(), command.typed.split_whitespace())?;
            let options: Vec<(&str, &str)> = wish.options.iter().map(|(name, value)| (*name, value.as_str())).collect();
            desk.play(wish.game.id(), wish.players, &options)?;
            desk.console.say(&offer(desk));
        }
        "resume" if command.rest.is_empty() => {
            desk.resume(None)?;
            desk.console.say(&offer(desk));
        }
        "resume" => {
            let name = chosen(&desk.waiting()?, &command.typed);
            desk.resume(Some(&name))?;
            desk.console.say(&offer(desk));
        }
        "replay" if command.rest.is_empty() => tell_names(desk, "games-finished", &desk.finished()?),
        "replay" => {
            let name = chosen(&desk.finished()?, &command.typed);
            desk.replay(&name)?;
        }
        "delete" => {
            desk.delete(&command.typed)?;
        }
        "games" => {
            desk.console.say(&Message::new("games-all").with("games", games::names()));
            tell_names(desk, "games-waiting", &desk.waiting()?);
        }
        "rules" => {
            let told = desk.rules(&command.rest)?;
            desk.console.say_all(&told);
        }
        "help" => {
            let now = Message::new("help-lobby");
            let told = help::help(desk.console.teller(), command, grammar, verbs, &now);
            desk.console.say_all(&told);
        }
        "selftest" => check(desk),
        "more" => desk.console.more(),
        "earlier" => desk.console.back(),
        _ => {
            desk.console.restyle(command)?;
        }
    }
    Ok(())
}

/// The game of a list that was typed: by its number there, or by its name.
fn chosen(names: &[String], typed: &str) -> String {
    let number: Option<usize> = typed.parse().ok();
    let index = number.and_then(|number| number.checked_sub(1));
    let named = index.and_then(|index| names.get(index).cloned());
    named.unwrap_or_else(|| typed.to_owned())
}

fn tell_names(desk: &mut Desk, id: &'static str, names: &[String]) {
    desk.console.say(&Message::new(id).count("count", names.len()));
    for (index, name) in names.iter().enumerate() {
        let item = Message::new("games-item").count("number", index + 1).text("name", name);
        desk.console.say(&item);
    }
}
