//! The arguments of `host` and `join`, and the messages about a table that hosts and guests share.

use std::mem;
use std::net::SocketAddr;

use crate::player::{self, Player, Shift, shifted};
use crate::remote::message::{Audience, Line, Matter, Name, Proposal, Queue, Saying, Short, Verdict, Whereabouts};
use crate::remote::network::Fault;
use crate::remote::patience::Patience;
use crate::remote::way::{Relay, Relays, Way};
use crate::remote::words::{Code, Meant, Misread, is_known};
use crate::seat::{Seat, Seats};
use crate::text::command::{Command, shorten};
use crate::text::cue::Cue;
use crate::text::lexicon::{Found, Lexicon};
use crate::text::message::{Arg, Message};
use crate::text::style::Lang;
use crate::text::teller::Teller;
use crate::ui::about;
use crate::ui::console::{Console, unknown_language};
use crate::ui::wish::Wish;

/// The options of `host` and `join`, in addition to those of a game.
pub const OPTIONS: &[&str] = &["no-relay", "relay-only", "relay", "bind", "address", "table", "listeners", "patience"];

/// The commands while a host waits for guests.
pub const HOST_VERBS: &[&str] =
    &["begin", "propose", "again", "rematch", "verify", "who", "rules", "help", "quit", "more", "earlier"];

/// The commands while a guest waits for a game.
pub const GUEST_VERBS: &[&str] =
    &["who", "propose", "again", "rematch", "verify", "rules", "help", "quit", "more", "earlier"];

/// The connection options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meeting {
    /// The options as typed, in English.
    pub typed: Vec<String>,
    /// The network configuration.
    pub way: Way,
    /// Whether the host has no seat.
    pub is_table: bool,
    /// Whether listening is allowed.
    pub is_open: bool,
    /// The time a nudged player has to answer.
    pub patience: Patience,
}

impl Meeting {
    /// Replaces the public servers with the player's own, if there are any.
    pub fn by_own(mut self, relays: &Relays) -> Meeting {
        let way = self.way.clone().by_own(relays);
        if way != self.way {
            self.typed.extend(relays.iter().map(|url| format!("--relay={url}")));
            self.way = way;
        }
        self
    }
}

/// The options for another meeting: the earlier ones, overridden by the new ones.
///
/// # Errors
/// The message about an option that is invalid or leaves no way to connect.
pub fn meeting_again(teller: &Teller, before: &[String], asked: &[String]) -> Result<Meeting, Message> {
    let name = |option: &str| option.split_once('=').map_or(option, |(name, _)| name).to_owned();
    let replaces = |new: &str, old: &str| match (new, old) {
        ("--no-relay", "--relay" | "--relay-only") | ("--relay" | "--relay-only", "--no-relay") => true,
        (new, old) => new == old,
    };
    let stays = |old: &&String| !asked.iter().any(|new| replaces(&name(new), &name(old)));
    let typed = before.iter().filter(stays).chain(asked);
    meeting(teller, typed.map(String::as_str)).map(|(meeting, _)| meeting)
}

/// Separates the connection options from the other words. Their dashes may be omitted where the word cannot be one of a
/// table's words; a word of the lists followed by text with a colon is an option, such as `adres` before an address.
///
/// # Errors
/// The message about an invalid option.
pub fn meeting<'a>(
    teller: &Teller,
    words: impl IntoIterator<Item = &'a str>,
) -> Result<(Meeting, Vec<&'a str>), Message> {
    let is_bare = |word: &str, next: Option<&str>| !is_known(word) || next.is_some_and(|next| next.contains(':'));
    gathering(teller, words, |word, next| word.strip_prefix("--").or_else(|| is_bare(word, next).then_some(word)))
}

/// Separates the connection options from the other words. `bare` takes a word and the next one, and returns the part
/// that may be an option.
fn gathering<'a>(
    teller: &Teller,
    words: impl IntoIterator<Item = &'a str>,
    bare: impl Fn(&'a str, Option<&'a str>) -> Option<&'a str>,
) -> Result<(Meeting, Vec<&'a str>), Message> {
    let known = teller.lexicon(OPTIONS);
    let (mut meeting, mut left) = (Meeting::default(), Vec::new());
    let mut words = words.into_iter().peekable();
    while let Some(word) = words.next() {
        let Some((id, value)) = bare(word, words.peek().copied()).and_then(|word| option(&known, word)) else {
            left.push(word);
            continue;
        };
        let mut value = || value.or_else(|| words.next()).unwrap_or_default();
        let takes_value = matches!(id, "relay" | "bind" | "address" | "patience");
        let value = if takes_value { value() } else { "" };
        meeting.typed.push(if takes_value { format!("--{id}={value}") } else { format!("--{id}") });
        let wrong = |value: &str| Message::new("far-no-address").text("word", shorten(value));
        let address = |value: &str| value.parse::<SocketAddr>().map_err(|_| wrong(value));
        match id {
            "no-relay" => meeting.way.relay = Relay::None,
            "relay-only" => meeting.way.is_hidden = true,
            "relay" => {
                let other = Relay::own(value).map_err(|_| Message::new("far-no-relay").text("word", shorten(value)))?;
                meeting.way.relay = mem::take(&mut meeting.way.relay).with(other);
            }
            "bind" => meeting.way.bind = Some(address(value)?),
            "address" => meeting.way.address = Some(address(value)?),
            "listeners" => meeting.is_open = true,
            "patience" => meeting.patience = value.parse().map_err(|_| Message::new("patience-what"))?,
            _ => meeting.is_table = true,
        }
    }
    if meeting.way.is_hidden && meeting.way.relay == Relay::None {
        return Err(Message::new("far-no-way"));
    }
    Ok((meeting, left))
}

/// A connection option, and its value if it follows an equals sign.
fn option<'a>(known: &Lexicon, word: &'a str) -> Option<(&'static str, Option<&'a str>)> {
    let (name, value) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
    Some((known.exact(name)?, value))
}

/// The arguments of `host`.
pub struct Offer {
    /// The game and its players; `None` if the players choose it together.
    pub wish: Option<Wish>,
    /// The connection options.
    pub meeting: Meeting,
}

impl Offer {
    /// Reads the words after `host`: those of `play` and the connection options.
    ///
    /// # Errors
    /// The message about words that cannot be understood.
    pub fn read<'a>(teller: &mut Teller, words: impl IntoIterator<Item = &'a str>) -> Result<Offer, Message> {
        // No table words follow `host`, so the dashes may be omitted, as after `play`.
        let (meeting, words) = gathering(teller, words, |word, _| Some(word.trim_start_matches("--")))?;
        let wish = match words.is_empty() {
            true => None,
            false => Some(Wish::of_host(teller, words, meeting.is_table)?),
        };
        Ok(Offer { wish, meeting })
    }
}

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
pub fn failed(fault: Fault) -> Message {
    Message::new(match fault {
        Fault::Address => "far-address",
        Fault::NoAnswer => "join-no-answer",
        Fault::NotLetIn => "join-not-let-in",
        Fault::OtherVersion => return Message::new("join-other-version").text("own", env!("CARGO_PKG_VERSION")),
        Fault::Closed => "join-closed",
        Fault::Crowded => "join-crowded",
        Fault::Flood => "join-flood",
        Fault::System => "far-system",
        Fault::Unfetched => "far-unfetched",
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

/// The message about those whose answers are still due, if any.
pub fn unanswered(undecided: Seats) -> Option<Message> {
    let names = || Arg::together(undecided.iter().map(Arg::Seat).collect());
    (!undecided.is_empty()).then(|| Message::new("answer-waits").with("names", names()))
}

/// The message that puts a question to a player.
pub fn question(matter: &Matter) -> Message {
    match matter {
        Matter::Replace(seat) => Message::new("ask-replace").seat("name", *seat).mattering().questioning(),
        Matter::Play(by, proposal) => {
            let asks = Message::new("ask-play").seat("name", *by).said("game", proposed(proposal));
            let asks = asks.said("whole", about::whole_game(&proposal.header(Vec::new())));
            let asks = asks.with("levels", Arg::together(player::levels(&proposal.computers)));
            asks.count("count", proposal.computers.len()).mattering().questioning().until_it_begins()
        }
    }
}

/// The message that the player has agreed. If this begins a game, that message replaces it.
pub fn agreed() -> Message {
    Message::new("answer-yes").until_it_begins()
}

/// The message that the player's proposal was put to all.
pub fn put_to_all() -> Message {
    Message::new("propose-done").until_it_begins()
}

/// The proposal in the words after `propose`, for this number of people.
///
/// # Errors
/// The message if the words cannot be understood, or the game cannot be played by this number.
pub fn proposal(console: &mut Console, typed: &str, people: usize) -> Result<Proposal, Message> {
    let usual = console.settings().strength;
    let wish = Wish::of_proposal(console.teller_mut(), typed.split_whitespace(), people, usual)?;
    let agreed = wish.game.agree(&wish.typed())?;
    Ok(Proposal { game: Short::cut(wish.game.id()), options: Line::cut(&agreed), computers: wish.players })
}

/// The same game again, with computers of another level if the command says so; `None` if it cannot have another.
pub fn same_again(same: Proposal, command: &Command, teller: &Teller) -> Option<Proposal> {
    if command.rest.is_empty() {
        return Some(same);
    }
    let shift = Shift::typed(&command.rest, &teller.lexicon(Shift::WORDS))?;
    let computers = shifted(&same.computers, shift)?;
    Some(Proposal { computers, ..same })
}

/// The game of a proposal, with its options.
fn proposed(proposal: &Proposal) -> Message {
    about::game(&proposal.header(Vec::new()))
}

/// The message about the outcome of a question, if it needs one, for the player on the seat `own`.
pub fn settled(matter: &Matter, verdict: Verdict, own: Option<Seat>) -> Option<Message> {
    match (matter, verdict) {
        (Matter::Replace(seat), Verdict::No(by)) if own == Some(by) => {
            Some(Message::new("replace-not").seat("name", *seat))
        }
        (Matter::Replace(seat), Verdict::No(by)) => Some(Message::new("replace-no").seat("by", by).seat("name", *seat)),
        (Matter::Play(_, proposal), Verdict::No(by)) if own == Some(by) => {
            Some(Message::new("propose-not").said("game", proposed(proposal)))
        }
        (Matter::Play(_, proposal), Verdict::No(by)) => {
            Some(Message::new("propose-no").seat("by", by).said("game", proposed(proposal)))
        }
        (Matter::Play(..), Verdict::Early) => Some(Message::new("propose-early")),
        (Matter::Replace(seat), Verdict::Here) => Some(Message::new("replace-here").seat("name", *seat)),
        (Matter::Replace(seat), Verdict::Nudged) => Some(Message::new("replace-nudged").seat("name", *seat)),
        // No host sends this about a proposal.
        (Matter::Play(..), Verdict::Here | Verdict::Nudged) => None,
        (Matter::Play(_, proposal), Verdict::Void) => {
            Some(Message::new("propose-off").said("game", proposed(proposal)))
        }
        (Matter::Play(..), Verdict::Yes) => None,
        // The player's return, or the computer that takes over, is reported separately.
        (Matter::Replace(_), Verdict::Yes | Verdict::Void) => None,
        (Matter::Replace(seat), Verdict::Early) => Some(Message::new("replace-early").seat("name", *seat)),
        (Matter::Replace(seat), Verdict::Busy) => Some(Message::new("replace-busy").seat("name", *seat)),
        (Matter::Play(..), Verdict::Busy) => Some(Message::new("propose-busy")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Level;
    use crate::text::printable::Printable;
    use crate::text::style::{Spelling, Wording};
    use crate::ui::summary::{Sign, summarise};

    /// Some of these words are in the lists from which the five words of a table come.
    #[test]
    fn options_need_no_dashes_beside_five_words_in_any_language() {
        for lang in Lang::ALL {
            let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
            let table = Code::of(5).words(lang);
            for id in ["no-relay", "relay-only", "relay", "address"] {
                let value = match id {
                    "relay" => vec!["https://a.example"],
                    "address" => vec!["127.0.0.1:4500"],
                    _ => Vec::new(),
                };
                for word in teller.lexicon(OPTIONS).words(id) {
                    let option = [vec![word], value.clone()].concat();
                    for typed in [[option.as_slice(), &table].concat(), [table.as_slice(), &option].concat()] {
                        let (meeting, left) = meeting(&teller, typed.iter().copied()).unwrap();
                        assert_eq!((left, meeting.typed.len()), (table.to_vec(), 1), "{lang}: {typed:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_led_to_a_game_is_told_until_it_begins() {
        let proposal = Proposal { game: Short::cut("domino"), options: Line::cut("target=100"), computers: Vec::new() };
        for message in [question(&Matter::Play(Seat::FIRST, proposal)), agreed(), put_to_all()] {
            assert!(message.ends_as_it_begins(), "{message:?}");
        }
        assert!(!question(&Matter::Replace(Seat::FIRST)).ends_as_it_begins());
    }

    #[test]
    fn a_display_shows_all_that_is_proposed() {
        let kind = crate::games::named("domino").unwrap();
        let mut teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[kind.texts().words]);
        teller.meet(&[Player::Far(Some(Printable::new("Anna".to_owned()))), Player::Human(None)]);
        let options = kind.agree(&[("target", "60"), ("spinner", "")]).unwrap();
        let shown = |options: &str, computers: &[Player]| {
            let computers = computers.to_vec();
            let proposal = Proposal { game: Short::cut("domino"), options: Line::cut(options), computers };
            let asks = question(&Matter::Play(Seat::FIRST, proposal)).news();
            let sign = Sign::new(&teller, true, true);
            let place = Message::new("place-room");
            let summary = summarise(&teller, &[asks], Some(&place), "40".parse().unwrap(), &sign, false);
            (summary.text, summary.rest.join(" "))
        };
        let (prompt, rest) = shown(&options, &[Player::Computer(Level::HARD)]);
        assert!(prompt.starts_with("Anna: domino, hard?"), "{prompt}");
        assert!(["target 60", "spinner", "1 comp hard"].iter().all(|told| rest.contains(told)), "{rest}");
        let (prompt, rest) = shown(&options, &[]);
        assert!(prompt.starts_with("Anna: domino?"), "{prompt}");
        assert!(["target 60", "spinner"].iter().all(|told| rest.contains(told)), "{rest}");
        // With enough room, everything is shown at once.
        let usual = kind.agree(&[]).unwrap();
        let (prompt, rest) = shown(&usual, &[]);
        assert!(prompt.starts_with("Anna: domino?") && rest.is_empty(), "{prompt} {rest}");
    }

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

    #[test]
    fn what_is_asked_for_anew_takes_the_place_of_what_was_before() {
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let owned = |options: &str| options.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
        let again = |before: &str, asked: &str| meeting_again(&teller, &owned(before), &owned(asked)).unwrap().typed;
        let before = "--no-relay --bind=127.0.0.1:4500 --listeners";
        assert_eq!(again(before, ""), owned(before));
        // The host still uses no servers after giving another address.
        let other = "--no-relay --listeners --bind=127.0.0.1:4501";
        assert_eq!(again(before, "--bind=127.0.0.1:4501"), owned(other));
        assert_eq!(again(before, "--relay-only"), owned("--bind=127.0.0.1:4500 --listeners --relay-only"));
        assert_eq!(again("--relay=https://a.example --relay-only", "--no-relay"), owned("--no-relay"));
    }
}
