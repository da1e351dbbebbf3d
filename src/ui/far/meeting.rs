//! How a table is met: the arguments of `host` and `join`.

use std::mem;
use std::net::SocketAddr;

use crate::remote::patience::Patience;
use crate::remote::way::{Relay, Relays, Way};
use crate::remote::words::is_known;
use crate::text::command::shorten;
use crate::text::lexicon::Lexicon;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::wish::Wish;

/// The options of `host` and `join`, in addition to those of a game.
pub const OPTIONS: &[&str] = &["no-relay", "relay-only", "relay", "bind", "address", "table", "listeners", "patience"];

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
    pub fn parse<'a>(teller: &mut Teller, words: impl IntoIterator<Item = &'a str>) -> Result<Offer, Message> {
        // No table words follow `host`, so the dashes may be omitted, as after `play`.
        let (meeting, words) = gathering(teller, words, |word, _| Some(word.trim_start_matches("--")))?;
        let wish = match words.is_empty() {
            true => None,
            false => Some(Wish::of_host(teller, words, meeting.is_table)?),
        };
        Ok(Offer { wish, meeting })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::words::Code;
    use crate::text::style::{Lang, Spelling, Wording};

    /// Some of these words are in the lists from which the five words of a table come.
    #[test]
    fn options_need_no_dashes_beside_five_words_in_any_language() {
        for lang in Lang::ALL {
            let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
            let table = Code::from_bits(5).words(lang);
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
