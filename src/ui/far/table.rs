//! The commands and the messages about a table that hosts and guests share.

use crate::player::Player;
use crate::remote::fault::NetworkFault;
use crate::remote::message::{Audience, Name, Queue, Saying, Whereabouts};
use crate::remote::words::{Code, Meant, Misread};
use crate::seat::{Seat, Seats};
use crate::text::command::{Command, shorten};
use crate::text::cue::Cue;
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};
use crate::text::style::Lang;
use crate::text::teller::Teller;
use crate::ui::console::unknown_language;

/// The commands while a host waits for guests.
pub const HOST_VERBS: &[&str] =
    &["begin", "propose", "again", "rematch", "verify", "who", "rules", "help", "quit", "more", "earlier"];

/// The commands while a guest waits for a game.
pub const GUEST_VERBS: &[&str] =
    &["who", "propose", "again", "rematch", "verify", "rules", "help", "quit", "more", "earlier"];

/// The language in which a command asks for the words of a table: the one that it names, or else the player's.
///
/// # Errors
/// The message that the program does not have the language.
pub fn lang_of_code(command: &Command, teller: &Teller) -> Result<Lang, Message> {
    if command.rest.is_empty() {
        return Ok(teller.locale().lang());
    }
    let named = match teller.grammar(&[], &[]).arguments.find(&command.rest) {
        Found::One(meaning) => Lang::of_meaning(meaning),
        Found::None | Found::Several(_) => None,
    };
    named.ok_or_else(|| unknown_language(command))
}

/// The words of a table in a language, on a line of their own, which is useful in a pipe. On a short display, which may
/// break between two words, each has its number.
pub fn told_code(code: Code, lang: Lang) -> Vec<Message> {
    let words = code.words(lang);
    let numbered: Vec<String> = (1..).zip(words).map(|(number, word)| format!("{number} {word}")).collect();
    let told = Message::new("far-code").text("words", words.join(" ")).text("numbered", numbered.join(" "));
    vec![Message::new("far-words"), told]
}

/// The message about words that are not a code.
pub fn misread(misread: &Misread) -> Message {
    match misread {
        Misread::Count(count) => Message::new("code-count").count("count", *count),
        Misread::Unknown { number, word, like: Some(like) } => {
            Message::new("code-like").count("number", *number).text("word", shorten(word)).text("like", *like)
        }
        Misread::Unknown { number, word, like: None } => {
            Message::new("code-unknown").count("number", *number).text("word", shorten(word))
        }
        Misread::Unfit(None) => Message::new("code-unfit"),
        Misread::Unfit(Some(Meant { number, word, meant })) => {
            Message::new("code-meant").count("number", *number).text("word", shorten(word)).text("meant", *meant)
        }
    }
}

/// The message why a connection failed.
pub fn failed(fault: NetworkFault) -> Message {
    Message::new(match fault {
        NetworkFault::Address => "far-address",
        NetworkFault::NoAnswer => "join-no-answer",
        NetworkFault::NotLetIn => "join-not-let-in",
        NetworkFault::OtherVersion => return Message::new("join-other-version").text("own", env!("CARGO_PKG_VERSION")),
        NetworkFault::Closed => "join-closed",
        NetworkFault::Crowded => "join-crowded",
        NetworkFault::Flood => "join-flood",
        NetworkFault::System => "far-system",
        NetworkFault::Unfetched => "far-unfetched",
    })
}

/// The message whether the servers through which programs find each other respond.
pub fn servers(are_there: bool) -> Message {
    if are_there { Message::new("servers-there") } else { Message::new("servers-away").mattering() }
}

/// The message about what became of a player at the table; `waits` is whether a game waits for absent players. The
/// console itself reports a computer that takes over.
pub fn became(seat: Seat, whereabouts: Whereabouts, waits: bool) -> Option<Message> {
    let id = match (whereabouts, waits) {
        (Whereabouts::Here, _) => "far-back",
        (Whereabouts::Lost, true) => "far-lost",
        (Whereabouts::Lost, false) => "far-lost-room",
        (Whereabouts::Left, true) => "far-left",
        (Whereabouts::Left, false) => "far-left-room",
        (Whereabouts::Removed, _) => "far-removed",
        (Whereabouts::GaveUp, _) => "gave-up",
        (Whereabouts::Replaced, _) => return None,
    };
    let comes = (!whereabouts.is_away()).then_some(Cue::Comes);
    Some(Message::new(id).seat("name", seat).mattering_if(whereabouts.is_away()).cued(comes))
}

/// The message that a player asks whether this one is still there.
pub fn nudged(by: Seat) -> Message {
    Message::new("nudged").seat("name", by).mattering().cued(Cue::Speaks)
}

/// The message about something a player said.
pub fn said(saying: &Saying) -> Message {
    let id = if saying.is_private { "said-privately" } else { "said" };
    Message::new(id).seat("name", saying.from).text("text", saying.text.text()).mattering().cued(Cue::Speaks)
}

/// Replaces seats in a message by names from this list of players, to which the seats refer.
pub fn called_among(message: Message, players: &[Player]) -> Message {
    let number = |seat: &Seat| Message::new("name-player").count("number", seat.index() + 1).into();
    message.fixed(&|arg| match arg {
        Arg::Seat(seat) | Arg::Opponent(seat) => match players.get(seat.index()) {
            Some(Player::Human(_)) => Message::new("name-you").count("number", seat.index() + 1).into(),
            Some(player) => player.name().map_or_else(|| number(seat), Arg::text),
            None => number(seat),
        },
        other => other.clone(),
    })
}

/// The messages about who is at a table, who is away, for whom computers play, who waits for a seat, and who listens.
pub fn who(players: &[Player], away: Seats, replaced: Seats, queue: &Queue, audience: &Audience) -> Vec<Message> {
    let named = |seats: Seats| Arg::together(seats.iter().map(Arg::Seat).collect());
    let there: Seats =
        Seats::first(players.len()).iter().filter(|seat| !away.contains(*seat) && !replaced.contains(*seat)).collect();
    let there = Message::new("table-here").with("names", named(there));
    let stand_ins = replaced.iter().map(|seat| stands_in(players, seat));
    let others = waiting(queue).into_iter().chain(listeners(audience));
    [there].into_iter().chain(absent(away)).chain(stand_ins).chain(others).collect()
}

/// The message about the players who are away, if any.
pub fn absent(away: Seats) -> Option<Message> {
    let names = || Arg::together(away.iter().map(Arg::Seat).collect());
    (!away.is_empty()).then(|| Message::new("table-away").with("names", names()))
}

/// The message about the players who have not come back yet to a restored table, if any.
pub fn awaited(away: Seats) -> Option<Message> {
    let names = || Arg::together(away.iter().map(Arg::Seat).collect());
    (!away.is_empty()).then(|| Message::new("resume-awaits").with("names", names()))
}

/// The message that a computer plays on a seat, and for whom.
fn stands_in(players: &[Player], seat: Seat) -> Message {
    let stands_in = Message::new("far-replaced").seat("name", seat);
    match players.get(seat.index()).and_then(Player::name) {
        Some(name) => stands_in.text("owner", name),
        None => stands_in.said("owner", Message::new("name-player").count("number", seat.index() + 1)),
    }
}

/// The message about the listeners, if any.
pub fn listeners(audience: &Audience) -> Option<Message> {
    counted(&audience.names, audience.nameless, ["listeners-named", "listeners-some", "listeners-count"])
}

/// The message about those who wait for a seat, if any.
fn waiting(queue: &Queue) -> Option<Message> {
    counted(&queue.names, queue.nameless, ["queue-named", "queue-some", "queue-count"])
}

/// A message about a group of people, chosen by whether all of them, some, or none have a name.
fn counted(names: &[Name], nameless: u8, [all, some, none]: [&'static str; 3]) -> Option<Message> {
    let names: Vec<Arg> = names.iter().map(|name| Arg::text(name.text())).collect();
    let count = names.len() + usize::from(nameless);
    let id = match (names.len(), count) {
        (_, 0) => return None,
        (named, count) if named == count => all,
        (0, _) => none,
        (_, _) => some,
    };
    let message = Message::new(id).count("count", count);
    Some(if names.is_empty() { message } else { message.with("names", Arg::together(names)) })
}

/// The message that a player, perhaps of this name, has come to a room and waits for the end of the game.
pub fn queues(name: Option<&Name>) -> Message {
    let message = match name {
        Some(name) => Message::new("far-queues").text("name", name.text()),
        None => Message::new("far-queues-nameless"),
    };
    message.cued(Cue::Comes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::{Spelling, Wording};

    #[test]
    fn who_is_there_tells_who_waits_for_a_seat() {
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let told = |names: &[&str], nameless| {
            let names = names.iter().map(|name| name.parse().unwrap()).collect();
            let told = who(&[], Seats::NONE, Seats::NONE, &Queue { names, nameless }, &Audience::default());
            told.iter().skip(1).map(|message| teller.say(message)).collect::<Vec<String>>()
        };
        assert_eq!(told(&[], 0), [""; 0]);
        assert_eq!(told(&["Ben", "Cleo"], 0), ["Waiting for a seat: Ben and Cleo."]);
        assert_eq!(told(&["Ben"], 1), ["2 people are waiting for a seat, among them Ben."]);
        assert_eq!(told(&[], 1), ["1 person is waiting for a seat."]);
    }

    #[test]
    fn who_is_not_back_at_a_table_that_was_opened_again_is_told_in_one_sentence() {
        let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let players: [Player; 3] = ["human:Anna", "far:Ben", "far:Cleo"].map(|player| player.parse().unwrap());
        teller.meet(&players);
        let told = |away| awaited(away).map(|message| teller.say(&message));
        assert_eq!(told(Seats::NONE), None);
        assert_eq!(told(Seats::first(3).without(Seat::FIRST)).as_deref(), Some("Not back yet: Ben and Cleo."));
    }
}
