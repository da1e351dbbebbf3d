//! The lobby: where games are chosen, taken up and told, all by typed words.

use super::check::check;
use super::console::{Entered, STYLE_VERBS};
use super::desk::Desk;
use crate::games;
use crate::help;
use crate::kind::Kind;
use crate::player::Player;
use crate::text::command::{Command, Grammar, shorten};
use crate::text::lexicon::Found;
use crate::text::message::Message;
use crate::ui::seating::Seating;

/// The commands of the lobby.
pub const VERBS: &[&str] = &["play", "games", "resume", "replay", "rules", "selftest", "help", "quit", "more"];

/// Waits for what the player wants, until it is to leave.
pub fn lobby(desk: &mut Desk) {
    desk.console.say(&Message::new("lobby-welcome"));
    desk.console.say(&offer(desk));
    let verbs = [VERBS, STYLE_VERBS].concat();
    loop {
        let grammar = desk.console.teller().grammar(&verbs, &[]);
        let names = games::ALL.iter().map(|game| game.id().to_owned()).collect();
        let place = Message::new("place-lobby");
        let Entered::Line(line) = desk.console.ask(Some(&place), &grammar, names) else {
            break;
        };
        if line.trim().is_empty() && desk.console.has_more() {
            desk.console.more();
            continue;
        }
        match grammar.read(&line, bare) {
            Ok(command) if command.verb == "quit" => break,
            Ok(command) => {
                if let Err(trouble) = obey(desk, &command, &grammar, &verbs) {
                    desk.console.say(&trouble);
                }
            }
            Err(misread) => desk.console.say(&misread.message()),
        }
    }
    desk.console.say(&Message::new("lobby-goodbye"));
    desk.console.finish();
}

/// The name of a game alone means to play it.
fn bare(line: &str) -> Option<Command> {
    let first = line.split_whitespace().next()?.to_lowercase();
    games::named(&first).ok().map(|_| Command::new("play", line))
}

/// What can be done first: play, and take up a game where there is one.
fn offer(desk: &Desk) -> Message {
    Message::new("lobby-offer").count("waiting", desk.waiting().len()).with("games", games::names())
}

fn obey(desk: &mut Desk, command: &Command, grammar: &Grammar, verbs: &[&'static str]) -> Result<(), Message> {
    match command.verb {
        "play" => {
            let (game, players, options) = wish(desk, command, grammar)?;
            let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
            desk.play(game.id(), players, &options)?;
            desk.console.say(&offer(desk));
        }
        "resume" if command.rest.is_empty() => {
            desk.resume(None)?;
            desk.console.say(&offer(desk));
        }
        "resume" => {
            let name = chosen(&desk.waiting(), &command.rest);
            desk.resume(Some(&name))?;
            desk.console.say(&offer(desk));
        }
        "replay" if command.rest.is_empty() => tell_finished(desk),
        "replay" => {
            let name = chosen(&desk.finished(), &command.rest);
            desk.replay(&name)?;
        }
        "games" => tell_games(desk),
        "rules" => {
            let (game, topic) = command.rest.split_once(char::is_whitespace).unwrap_or((&command.rest, ""));
            desk.rules(named(game)?.id(), topic.trim())?;
        }
        "help" => {
            let now = Message::new("help-lobby");
            let told = help::help(desk.console.teller(), command, grammar, verbs, &now);
            desk.console.say_all(&told);
        }
        "selftest" => check(desk),
        "more" => desk.console.more(),
        _ => {
            desk.console.restyle(command)?;
        }
    }
    Ok(())
}

/// The game that a word means: its name, its beginning, or the only one there is.
fn named(word: &str) -> Result<&'static dyn Kind, Message> {
    let word = word.to_lowercase();
    let mut fits = games::ALL.iter().copied().filter(|game| game.id().starts_with(&word));
    match (fits.next(), fits.next()) {
        (Some(game), None) => Ok(game),
        _ => games::named(&word),
    }
}

/// What the word `play` asks for: the game, who plays, and the options with their values.
type Wish = (&'static dyn Kind, Vec<Player>, Vec<(&'static str, String)>);

/// Which game is to be played, by whom, and how: `play sniff easy`, `play sniff human:Anna,normal`, `play sniff gallop
/// holes 12 easy`, `play domino 4`.
fn wish(desk: &mut Desk, command: &Command, grammar: &Grammar) -> Result<Wish, Message> {
    let mut words = command.words();
    let game = named(words.next().unwrap_or_default())?;
    desk.console.learn_game(game);
    let known = game.options();
    let names: Vec<&'static str> = known.iter().map(|option| option.name).collect();
    let lexicon = desk.console.teller().lexicon(&names);
    let mut seating = Seating::default();
    let mut options = Vec::new();
    while let Some(word) = words.next() {
        let plain = word.trim_start_matches('-');
        let option = match lexicon.find(plain) {
            Found::One(id) if player(word, grammar).is_err() => known.iter().find(|option| option.name == id),
            Found::One(_) | Found::None | Found::Several(_) => None,
        };
        match option {
            Some(option) if option.takes_value => {
                let value = words.next().unwrap_or_default();
                options.push((option.name, value.to_owned()));
            }
            Some(option) => options.push((option.name, String::new())),
            None => seat(&mut seating, word, grammar)?,
        }
    }
    Ok((game, seating.players()?, options))
}

/// Takes down what a word says of the players: one, several with commas between, or how many there are.
fn seat(seating: &mut Seating, word: &str, grammar: &Grammar) -> Result<(), Message> {
    if let Ok(count) = word.parse() {
        seating.count = Some(count);
        return Ok(());
    }
    for word in word.split(',').filter(|word| !word.is_empty()) {
        seating.named.push(player(word, grammar)?);
    }
    Ok(())
}

/// A player by a word in the session's language or in English.
fn player(word: &str, grammar: &Grammar) -> Result<Player, Message> {
    let (kind, name) = match word.split_once(':') {
        Some((kind, name)) => (kind, Some(name)),
        None => (word, None),
    };
    let notation = match (grammar.arguments.find(kind), name) {
        (Found::One(id), Some(name)) => format!("{id}:{name}"),
        (Found::One(id), None) => id.to_owned(),
        (Found::None | Found::Several(_), _) => word.to_owned(),
    };
    notation.parse().map_err(|_| Message::new("seats-unreadable").text("word", shorten(word)))
}

/// The game of a list that was typed: by its number there, or by its name.
fn chosen(names: &[String], typed: &str) -> String {
    let number: Option<usize> = typed.parse().ok();
    let index = number.and_then(|number| number.checked_sub(1));
    let named = index.and_then(|index| names.get(index).cloned());
    named.unwrap_or_else(|| typed.to_owned())
}

fn tell_games(desk: &mut Desk) {
    desk.console.say(&Message::new("games-all").with("games", games::names()));
    tell_names(desk, "games-waiting", &desk.waiting());
}

fn tell_finished(desk: &mut Desk) {
    tell_names(desk, "games-finished", &desk.finished());
}

fn tell_names(desk: &mut Desk, id: &'static str, names: &[String]) {
    desk.console.say(&Message::new(id).count("count", names.len()));
    for (index, name) in names.iter().enumerate() {
        let item = Message::new("games-item").count("number", index + 1).text("name", name);
        desk.console.say(&item);
    }
}
