//! Reads everyday phrases for the lobby, typed there or after a game: settings, saved games and the game to play. Also
//! words the offer of a likely meaning, for all parts of the program.

use crate::games;
use crate::text::command::Grammar;
use crate::text::ear::{Fitness, Heard};
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// The places whose phrases are read while no game is played.
const PLACES: &[&str] = &["lobby", "settings"];

/// An offer in place of a line that was not understood.
pub struct Offer {
    /// The message that offers it.
    pub message: Message,
    /// The line that a yes stands for; `None` if two lines are offered.
    pub meant: Option<String>,
}

/// Offers the first of these lines, or the first two if they match equally well. `None` if there are no lines.
pub fn offer(lines: &[Heard]) -> Option<Offer> {
    let first = lines.first()?;
    let with = |id: &'static str| Message::new(id).with("line", Arg::typed(&first.line));
    // Lines of weight 0 come from no phrase: they are only variants of the same words.
    let is_as_good = |other: &&Heard| first.weight > 0 && other.weight == first.weight && other.fit == first.fit;
    Some(match lines.get(1).filter(is_as_good) {
        Some(other) => Offer { message: with("misread-either").with("other", Arg::typed(&other.line)), meant: None },
        None => Offer { message: with("misread-offer"), meant: Some(first.line.clone()) },
    })
}

/// The possible meanings of a line by the phrases of these places, in the session's language and in English.
pub fn hear(line: &str, places: &[&str], teller: &Teller, grammar: &Grammar) -> Vec<Heard> {
    let ears = teller.ears(places);
    ears.iter().flat_map(|ear| ear.hear(line, &grammar.verbs, &grammar.arguments)).collect()
}

/// The possible meanings of a line in the lobby, with those that account for all of it first.
pub fn in_lobby(line: &str, teller: &Teller, grammar: &Grammar) -> Vec<Heard> {
    let all = hear(line, PLACES, teller, grammar);
    let (mut sure, near): (Vec<Heard>, Vec<Heard>) = all.into_iter().partition(Heard::is_sure);
    sure.extend(wish(line, teller));
    sure.extend(near);
    sure
}

/// The game that a line asks for, with its players and variants: `domino 4` for `domino with four players`. A question
/// about a game can only be offered as a wish to play it.
pub fn wish(line: &str, teller: &Teller) -> Option<Heard> {
    teller.ears(&["wish"]).iter().find_map(|ear| {
        let (mut words, said, asks) = ear.translated(line)?;
        let game = words.iter().position(|word| games::named(&word.to_lowercase()).is_ok())?;
        words[..=game].rotate_right(1);
        let fit = match (asks, said) {
            (true, _) => Fitness::Near,
            (false, 1) => Fitness::Whole,
            // Words other than the name that belong to no phrase may mean anything.
            (false, _) => Fitness::Loose,
        };
        Some(Heard { line: words.join(" "), fit, weight: words.len(), asks })
    })
}
