//! A phrase that describes a saved game: who plays what, how far it is or how it ended, and when it was touched.

use super::trouble::open_text;
use crate::game::GameOption;
use crate::games;
use crate::kind::Kind;
use crate::matches::Match;
use crate::player::{Level, Player, seated};
use crate::record::{Damage, Header, PROOF, Reason, apart};
use crate::rules::Outcome;
use crate::seat::Seat;
use crate::session::people;
use crate::store::Home;
use crate::store::name::Name;
use crate::table::Due;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::ui::clock::Clock;

/// Describes the game `name`, whose record is at `at`. `own` is the player's name.
pub(crate) fn about(home: &Home, name: &str, at: &Name, clock: &Clock, own: Option<&Printable>) -> Message {
    let touched = home.touched(at);
    let Ok(text) = home.read(at) else {
        return Message::new("about-unreadable").text("name", name);
    };
    match (open_text(&text), touched) {
        (Ok((header, table)), Ok(touched)) => {
            let is_visit = table.is_elsewhere() || is_of_guest(&text);
            let who = who(&header, own);
            let who = if is_visit { Message::new("who-visit").said("who", who) } else { who };
            how(&header, table.as_ref()).said("who", who).said("when", clock.describe(touched))
        }
        (Ok(_), Err(_)) => Message::new("about-unreadable").text("name", name),
        (Err(damage), _) => broken(&damage).text("name", name),
    }
}

/// Describes a file that is not a sound record.
fn broken(damage: &Damage) -> Message {
    match damage.reason {
        Reason::NoRecord => Message::new("about-foreign"),
        Reason::Newer => Message::new("about-newer"),
        Reason::Missing(_)
        | Reason::Value(_)
        | Reason::Unreadable
        | Reason::Refused
        | Reason::NotAsked
        | Reason::ChanceMissing
        | Reason::CutOff => Message::new("about-damaged").count("line", damage.line),
    }
}

/// How far a game is or how it ended, counting the people's moves, or all moves if only computers play.
fn how(header: &Header, table: &dyn Match) -> Message {
    let seats = seated(&header.players).map(|(seat, _)| seat);
    let people = people(&header.players);
    let counted = seats.filter(|seat| people.is_empty() || people.contains(*seat));
    let moves: usize = counted.map(|seat| table.moves(seat)).sum();
    // Only the table knows of unnoticed actions.
    let is_elsewhere = table.is_elsewhere();
    let message = match table.due() {
        Due::Over(outcome) => {
            let id = if is_elsewhere { "about-visit-over" } else { "about-over" };
            Message::new(id).said("result", result(header, outcome))
        }
        Due::Seats(_) | Due::Chance => Message::new(if is_elsewhere { "about-visit" } else { "about-waiting" }),
    };
    message.count("moves", moves)
}

/// Whether a record says that it was written at another player's table.
fn is_of_guest(text: &str) -> bool {
    let (_, proof) = apart(text);
    proof.strip_prefix(PROOF).is_some_and(|proof| proof.starts_with("guest "))
}

/// How a game ended: won or lost for the only person, otherwise the names of the winners.
fn result(header: &Header, outcome: Outcome) -> Message {
    let people = people(&header.players);
    match people.iter().next().filter(|_| people.len() == 1) {
        _ if outcome.winners.is_empty() => Message::new("result-drawn"),
        Some(me) if outcome.winners.contains(me) => Message::new("result-won"),
        Some(_) => Message::new("result-lost"),
        None => {
            let winners = seated(&header.players).filter(|(seat, _)| outcome.winners.contains(*seat));
            let names = winners.map(|(seat, player)| called(seat, player, &header.players));
            Message::new("result-won-by").with("names", Arg::together(names.collect()))
        }
    }
}

/// The game, and who plays against whom.
fn who(header: &Header, own: Option<&Printable>) -> Message {
    let computers: Vec<Level> = header.players.iter().filter_map(Player::level).collect();
    let people: Vec<(Seat, &Player)> = seated(&header.players).filter(|(_, player)| player.level().is_none()).collect();
    let message = match (people.as_slice(), computers.as_slice()) {
        ([], _) => Message::new("who-computers"),
        ([(_, Player::Human(Some(name)))], [level]) if Some(name) != own => {
            Message::new("who-named-against").text("name", name).said("level", word(*level))
        }
        ([_], [level]) => Message::new("who-against").said("level", word(*level)),
        ([_], _) => Message::new("who-against-several"),
        (several, _) => {
            let names = several.iter().map(|(seat, player)| called(*seat, player, &header.players));
            let others = Message::new("who-computers-too").count("count", computers.len());
            let others = (!computers.is_empty()).then_some(others.into());
            Message::new("who-people").with("names", Arg::together(names.chain(others).collect()))
        }
    };
    message.said("game", game(header)).count("count", computers.len())
}

/// The game and its options, in words that can be typed to play the same again.
pub(in crate::ui) fn game(header: &Header) -> Message {
    game_with("game-with", header)
}

/// The game with all its options even on a small display, for players who must know what they agree to.
pub(in crate::ui) fn whole_game(header: &Header) -> Message {
    game_with("game-with-all", header)
}

/// The game by its name or, if it has options, the message `id`.
fn game_with(id: &'static str, header: &Header) -> Message {
    let named = Message::new("game-named").text("name", &header.game);
    let Ok(kind) = games::named(&header.game) else {
        return named;
    };
    let variants = chosen(kind, &header.options).into_iter().map(|(option, value)| match option.takes_value {
        true => Message::new("game-option").with("option", Arg::Command(option.name)).text("value", value).into(),
        false => Arg::Command(option.name),
    });
    match variants.collect::<Vec<_>>() {
        none if none.is_empty() => named,
        variants => Message::new(id).said("game", named).with("variants", Arg::together(variants)),
    }
}

/// The options that produce what a record says was agreed, each with its value, in the order in which they are offered.
fn chosen<'a>(kind: &'static dyn Kind, agreed: &'a str) -> Vec<(GameOption, &'a str)> {
    let offered = kind.options();
    let makes = |typed: &[(&str, &str)], part: &str| {
        kind.agree(typed).is_ok_and(|notation| notation.split(' ').any(|other| other == part))
    };
    let mut chosen: Vec<(GameOption, &str)> = Vec::new();
    let mut rest = Vec::new();
    for part in agreed.split(' ').filter(|part| !makes(&[], part)) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        // A record may hold a switch as the value of a key, or under another name.
        let named = offered.iter().find(|option| option.name == key || option.name == value);
        let switched = || offered.iter().find(|option| !option.takes_value && makes(&[(option.name, "")], part));
        match named.or_else(switched) {
            Some(option) if option.takes_value && value.is_empty() => {}
            Some(option) => chosen.push((*option, value)),
            None => rest.push((part, value)),
        }
    }
    // A value option may have another name in the record too, and its default depends on the other options.
    for (part, value) in rest {
        let typed: Vec<(&str, &str)> = chosen.iter().map(|(option, value)| (option.name, *value)).collect();
        let brings = |option: &&GameOption| makes(&[&typed[..], &[(option.name, value)]].concat(), part);
        if !makes(&typed, part)
            && let Some(option) = offered.iter().filter(|option| option.takes_value).find(brings)
        {
            chosen.push((*option, value));
        }
    }
    chosen.sort_by_key(|(option, _)| offered.iter().position(|other| other.name == option.name));
    chosen
}

/// The name of a player at a table.
fn called(seat: Seat, player: &Player, players: &[Player]) -> Arg {
    match player {
        Player::Human(Some(name)) | Player::Far(Some(name)) => Arg::Text(name.clone()),
        Player::Human(None) | Player::Far(None) => Message::new("name-player").count("number", seat.index() + 1).into(),
        Player::Computer(_) => match players.iter().filter(|player| player.level().is_some()).count() {
            1 => Arg::Phrase("name-computer-dative"),
            _ => Arg::text(crate::player::computer_name(players, seat)),
        },
    }
}

/// The word for a level.
pub(crate) fn word(level: Level) -> Message {
    match level.word() {
        Some(word) => Message::new(format!("level-{word}")),
        None => Message::new("level-numbered").count("number", level.number()),
    }
}
