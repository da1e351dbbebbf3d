//! What people say in the lobby, and after a game for the lobby: settings, what is kept, and which game they want. And how what
//! may be meant is offered, anywhere.

use crate::games;
use crate::text::command::Grammar;
use crate::text::ear::{Fitness, Heard};
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// What is said where no game is played.
const PLACES: &[&str] = &["lobby", "settings"];

/// What is offered in place of a line that was not understood.
pub struct Offer {
    /// How that is put.
    pub message: Message,
    /// What yes means; nothing where it is one of two.
    pub meant: Option<String>,
}

/// The first of these lines as an offer, or the first two where one is as good as the other; `None` where there is none.
pub fn offer(lines: &[Heard]) -> Option<Offer> {
    let first = lines.first()?;
    let with = |id: &'static str| Message::new(id).with("line", Arg::typed(&first.line));
    // Lines of the words that were said are ways of saying one thing.
    let is_as_good = |other: &&Heard| first.weight > 0 && other.weight == first.weight && other.fit == first.fit;
    Some(match lines.get(1).filter(is_as_good) {
        Some(other) => Offer { message: with("misread-either").with("other", Arg::typed(&other.line)), meant: None },
        None => Offer { message: with("misread-offer"), meant: Some(first.line.clone()) },
    })
}

/// The lines that may have been meant by one that the lobby has refused, those that say all of it first.
pub fn in_lobby(line: &str, teller: &Teller, grammar: &Grammar) -> Vec<Heard> {
    let ears = teller.ears(PLACES);
    let all = ears.iter().flat_map(|ear| ear.hear(line, &grammar.verbs, &grammar.arguments));
    let (mut sure, near): (Vec<Heard>, Vec<Heard>) = all.partition(Heard::is_sure);
    sure.extend(wish(line, teller));
    sure.extend(near);
    sure
}

/// The game that a line speaks of, with what is said of players and variants: `domino 4` of `domino with four players`.
/// Whoever asks about a game does not begin it.
pub fn wish(line: &str, teller: &Teller) -> Option<Heard> {
    teller.ears(&["wish"]).iter().find_map(|ear| {
        let (mut words, said, asks) = ear.translated(line)?;
        let game = words.iter().position(|word| games::named(&word.to_lowercase()).is_ok())?;
        words[..=game].rotate_right(1);
        let fit = match (asks, said) {
            (true, _) => Fitness::Near,
            (false, 1) => Fitness::Whole,
            // What stands there as it was said may be anything.
            (false, _) => Fitness::Loose,
        };
        Some(Heard { line: words.join(" "), fit, weight: words.len(), asks })
    })
}
