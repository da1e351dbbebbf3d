//! Talk between the people at a table, from the point of view of one player.

use std::collections::{BTreeSet, VecDeque};

use super::table::said;
use crate::hearing;
use crate::player::{Player, seated};
use crate::remote::message::{LineText, Mark, Saying};
use crate::seat::{Seat, Seats};
use crate::text::command::Command;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;
use crate::text::words::fold;

/// The maximum number of sayings that can be heard again.
const MOST: usize = 10;

/// The talk so far, and the player's choice of what to hear.
#[derive(Default)]
pub struct Talk {
    said: VecDeque<Message>,
    is_off: bool,
    /// The muted players, identified by marks: in a room, players change seats and names.
    muted: BTreeSet<Mark>,
}

/// What a command about talk results in.
pub enum Talked {
    /// Something to say, to one seat or to all.
    Say(Option<Seat>, LineText),
    /// Messages to show.
    Told(Vec<Message>),
}

impl Talk {
    /// The message about something that one of these players said, unless it is muted.
    pub fn hear(&mut self, saying: &Saying, players: &[Player], marks: &[(Seat, Mark)]) -> Option<Message> {
        if self.is_off || self.is_muted(saying.from, marks) {
            return None;
        }
        let name = players.get(saying.from.index()).and_then(Player::name);
        let told = said(saying);
        // Later, another player may have the seat.
        self.keep(name.map_or(told.clone(), |name| told.clone().text("name", name)));
        Some(told)
    }

    /// Whether the player on a seat is muted.
    pub fn is_muted(&self, seat: Seat, marks: &[(Seat, Mark)]) -> bool {
        self.muted.contains(&known(seat, marks))
    }

    fn keep(&mut self, message: Message) {
        self.said.push_back(message);
        if self.said.len() > MOST {
            self.said.pop_front();
        }
    }

    /// Executes a command about talk among these players, who are identified by these marks.
    pub fn obey(&mut self, command: &Command, teller: &Teller, players: &[Player], marks: &[(Seat, Mark)]) -> Talked {
        let told = |message| Talked::Told(vec![message]);
        let argument = || teller.grammar(&[], &[]).arguments.exact(&command.rest);
        match command.verb {
            "say" => say(command, teller, players),
            "mute" | "unmute" => match other_called(&command.typed, teller, players) {
                Some(seat) if command.verb == "mute" => {
                    self.muted.insert(known(seat, marks));
                    told(Message::new("muted").seat("name", seat))
                }
                Some(seat) => {
                    self.muted.remove(&known(seat, marks));
                    told(Message::new("unmuted").seat("name", seat))
                }
                None => told(whom(players)),
            },
            _ => match argument() {
                Some("off") => {
                    self.is_off = true;
                    told(Message::new("talk-off"))
                }
                Some("on") => {
                    self.is_off = false;
                    told(Message::new("talk-on"))
                }
                None if !command.rest.is_empty() => told(Message::new("talk-what")),
                Some(_) | None if self.said.is_empty() => told(Message::new("talk-none")),
                Some(_) | None => Talked::Told(self.said.iter().cloned().collect()),
            },
        }
    }
}

/// Reads what a command says, to all or to one who is named.
fn say(command: &Command, teller: &Teller, players: &[Player]) -> Talked {
    let told = |message| Talked::Told(vec![message]);
    let other = |name: &str| other_called(name, teller, players);
    let whom = || told(to_whom(players, ["say-whom", "say-nobody"]));
    let said = hearing::said(&command.typed, teller);
    let (to, text) = match (&said, command.typed.split_once(':')) {
        (Some((Some(name), text)), _) => match other(name) {
            Some(seat) => (Some(seat), text.as_str()),
            None => return whom(),
        },
        (Some((None, text)), _) => (None, text.as_str()),
        (None, Some((name, text))) => match other(name) {
            Some(seat) => (Some(seat), text.trim()),
            None if teller.grammar(&[], &[]).arguments.exact(name.trim()) == Some("all") => (None, text.trim()),
            // Private talk must not go to all.
            None if name.split_whitespace().count() <= 2 => return whom(),
            None => (None, command.typed.as_str()),
        },
        (None, None) => (None, command.typed.as_str()),
    };
    match text.parse::<LineText>() {
        _ if text.is_empty() => told(Message::new("say-what")),
        Ok(line) => Talked::Say(to, line),
        // A truncated text must not seem to be said.
        Err(_) => told(too_long(text)),
    }
}

/// The seat of the other player of this name. Players do not talk to themselves or to others at the same keyboard.
fn other_called(name: &str, teller: &Teller, players: &[Player]) -> Option<Seat> {
    let is_other = |seat: &Seat| players.get(seat.index()).is_none_or(|player| !player.is_human());
    seat_called(name, teller, players).filter(is_other)
}

/// The message that a text is too long to be said at once.
fn too_long(text: &str) -> Message {
    Message::new("say-long").count("most", LineText::MOST).count("count", text.chars().count())
}

/// The mark of a player who may change seats, or else one made from the seat.
fn known(seat: Seat, marks: &[(Seat, Mark)]) -> Mark {
    let mark = marks.iter().find(|(other, _)| *other == seat).map(|(_, mark)| *mark);
    mark.unwrap_or_else(|| (seat.index() as u64).to_le_bytes())
}

/// The message that something was said, to one or to all: by ear there is no other difference between the two.
pub fn said_to(to: Option<Seat>) -> Message {
    match to {
        Some(seat) => Message::new("say-done-to").seat("name", seat),
        None => Message::new("say-done"),
    }
}

/// The message that nothing was said because nobody would hear it; a single addressee who is away is named.
pub fn nobody_hears(to: Option<Seat>, away: Seats) -> Message {
    match to.filter(|seat| away.contains(*seat)) {
        Some(seat) => Message::new("say-away").seat("name", seat),
        None => Message::new("say-nobody"),
    }
}

/// The question who is meant, with the possible names.
pub fn whom(players: &[Player]) -> Message {
    to_whom(players, ["mute-whom", "whom-nobody"])
}

/// A question with the possible names, or the message `nobody` if there are none. Seats without a name may be empty and
/// are left out.
fn to_whom(players: &[Player], [question, nobody]: [&'static str; 2]) -> Message {
    let others = seated(players).filter(|(_, player)| player.is_far() && player.name().is_some());
    let others: Vec<Arg> = others.map(|(seat, _)| Arg::Seat(seat)).collect();
    match others.is_empty() {
        true => Message::new(nobody),
        false => Message::new(question).with("names", Arg::List(others)),
    }
}

/// The seat of the player of this name, even if a computer plays there for now.
pub fn seat_called(name: &str, teller: &Teller, players: &[Player]) -> Option<Seat> {
    let is_called = |called: &str| fold(called) == fold(name.trim());
    let mut owned = seated(players).filter(|(_, player)| player.name().is_some_and(|called| is_called(called)));
    let owner = owned.next().map(|(seat, _)| seat);
    owner.or_else(|| Seats::first(players.len()).iter().find(|seat| is_called(&teller.name_of(*seat))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::{Lang, Spelling, Wording};

    fn players(names: &str) -> Vec<Player> {
        names.split(' ').map(|name| format!("far:{name}").parse().unwrap()).collect()
    }

    fn saying(from: Seat) -> Saying {
        Saying { from, is_private: false, text: LineText::cut("hello") }
    }

    /// The output of a command.
    fn told(talk: &mut Talk, teller: &Teller, players: &[Player], verb: &'static str, typed: &str) -> Vec<String> {
        match talk.obey(&Command::new(verb, typed), teller, players, &[]) {
            Talked::Told(told) => told.iter().map(|message| teller.say(message).to_string()).collect(),
            Talked::Say(to, text) => vec![format!("{to:?} {}", text.text())],
        }
    }

    #[test]
    fn nobody_talks_to_oneself_and_what_is_meant_for_all_can_be_said_however_it_begins() {
        let players: Vec<Player> = ["human:Anna", "far:Ben"].map(|player| player.parse().unwrap()).to_vec();
        let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        teller.meet(&players);
        let mut talk = Talk::default();
        let mut told = |verb, typed: &str| told(&mut talk, &teller, &players, verb, typed);
        assert_eq!(told("mute", "Anna"), ["Mute whom? At the table: Ben."]);
        let whom = "To whom? At the table: Ben. To everybody: `say all: hello`.";
        assert_eq!(told("say", "Anna: hello"), [whom.replace('`', "")]);
        assert_eq!(told("say", "Time: 12:30"), [whom.replace('`', "")]);
        assert_eq!(told("say", "all: Time: 12:30"), ["None Time: 12:30"]);
        assert_eq!(told("say", "Ben: hello"), ["Some(Seat(1)) hello"]);
    }

    #[test]
    fn what_is_said_to_one_goes_to_all_by_no_words() {
        let players: Vec<Player> = ["human:Anna", "far:Ben", "far:Cleo"].map(|player| player.parse().unwrap()).to_vec();
        for (lang, typed, said) in [
            (Lang::En, "to Ben I am back", "Some(Seat(1)) I am back"),
            (Lang::En, "to Ben: at 12:30", "Some(Seat(1)) at 12:30"),
            (Lang::En, "to Bem I am back", "To whom? At the table: Ben, Cleo. To everybody: say all: hello."),
            (Lang::En, "to Anna I am back", "To whom? At the table: Ben, Cleo. To everybody: say all: hello."),
            (Lang::En, "to be or not to be", "None to be or not to be"),
            (Lang::En, "to all: at 12:30", "None at 12:30"),
            (Lang::En, "Ben, I am back", "None Ben, I am back"),
            (Lang::De, "zu Ben: bin da", "Some(Seat(1)) bin da"),
            (Lang::De, "an Ben bin da", "Some(Seat(1)) bin da"),
            (Lang::De, "Ben ist da", "None Ben ist da"),
            (Lang::Nl, "tegen Cleo dat ik zo terug ben", "Some(Seat(2)) ik zo terug ben"),
            (Lang::Nl, "tegen Cleo hoi", "Some(Seat(2)) hoi"),
            (Lang::Nl, "alles: hoi", "None hoi"),
        ] {
            let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
            teller.meet(&players);
            assert_eq!(told(&mut Talk::default(), &teller, &players, "say", typed), [said], "{lang}: {typed}");
        }
    }

    #[test]
    fn whoever_is_meant_and_away_is_named_and_not_all_the_others_with_that_one() {
        let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        teller.meet(&players("Anna Ben"));
        let told = |to, away| teller.say(&nobody_hears(to, away)).to_string();
        assert_eq!(told(Some(Seat::SECOND), Seats::first(2)), "Not said: Ben is not there.");
        assert_eq!(told(Some(Seat::SECOND), Seats::NONE), "Not said: nobody is there to hear it.");
        assert_eq!(told(None, Seats::first(2)), "Not said: nobody is there to hear it.");
    }

    #[test]
    fn who_cannot_be_muted_because_nobody_is_there_hears_nothing_of_talk() {
        let players: Vec<Player> = ["human:Anna", "far"].map(|player| player.parse().unwrap()).to_vec();
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let mut talk = Talk::default();
        let mut told = |verb, typed: &str| told(&mut talk, &teller, &players, verb, typed);
        assert_eq!(told("mute", "Ben"), ["Nobody else is at the table."]);
        assert_eq!(told("say", "Ben: hello"), ["Not said: nobody is there to hear it."]);
    }

    #[test]
    fn what_is_too_long_is_not_said_and_a_word_too_many_is_not_swallowed() {
        let players = players("Anna Ben");
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let mut talk = Talk::default();
        let long = "ä".repeat(301);
        let mut told = |verb, typed: &str| told(&mut talk, &teller, &players, verb, typed);
        assert_eq!(told("say", &long), ["You can say at most 300 characters at once, and that was 301."]);
        assert_eq!(told("say", &long[2..]), [format!("None {}", &long[2..])]);
        assert_eq!(told("talk", "nonsense"), ["Type only talk, talk on or talk off."]);
    }

    #[test]
    fn who_is_mute_stays_so_on_another_seat_and_under_another_name_and_what_was_said_keeps_its_name() {
        let (before, after) = (players("Anna Ben"), players("Udo Anna"));
        let marks = |first: u8, second: u8| [(Seat::FIRST, [first; 8]), (Seat::SECOND, [second; 8])];
        let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let mut talk = Talk::default();
        assert!(talk.hear(&saying(Seat::FIRST), &before, &marks(1, 2)).is_some());
        teller.meet(&before);
        let mute = Command::new("mute", "Ben");
        assert!(matches!(talk.obey(&mute, &teller, &before, &marks(1, 2)), Talked::Told(_)));
        assert_eq!(talk.hear(&saying(Seat::SECOND), &before, &marks(1, 2)), None);
        // Ben is now called Udo and has changed seats.
        teller.meet(&after);
        assert_eq!(talk.hear(&saying(Seat::FIRST), &after, &marks(2, 1)), None);
        assert!(talk.is_muted(Seat::FIRST, &marks(2, 1)) && !talk.is_muted(Seat::SECOND, &marks(2, 1)));
        assert!(talk.hear(&saying(Seat::SECOND), &after, &marks(2, 1)).is_some());
        let Talked::Told(told) = talk.obey(&Command::new("talk", ""), &teller, &after, &marks(2, 1)) else {
            panic!("nothing is told");
        };
        let said: Vec<String> = told.iter().map(|message| teller.say(message).to_string()).collect();
        assert_eq!(said, ["Anna: hello", "Anna: hello"]);
    }
}
