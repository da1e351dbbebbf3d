//! What people say in the lobby, and after a game for the lobby: settings, what is kept, and which game they want.

use crate::games;
use crate::text::command::Grammar;
use crate::text::ear::Heard;
use crate::text::teller::Teller;

/// What is said where no game is played.
const PLACES: &[&str] = &["lobby", "settings"];

/// The lines that may have been meant by one that the lobby has refused, those that say all of it first.
pub fn in_lobby(line: &str, teller: &Teller, grammar: &Grammar) -> Vec<Heard> {
    let ears = teller.ears(PLACES);
    let all = ears.iter().flat_map(|ear| ear.hear(line, &grammar.verbs, &grammar.arguments));
    let (mut sure, near): (Vec<Heard>, Vec<Heard>) = all.partition(|heard| heard.is_sure);
    // Whoever asks about a game does not begin it.
    let (line, asks) = wish(line, teller).unzip();
    let is_sure = asks == Some(false);
    sure.extend(line.map(|line| Heard { line, is_sure, asks: !is_sure, is_phrase: false }));
    sure.extend(near);
    sure
}

/// The game that a line speaks of, with what is said of players and variants: `domino 4` of `domino with four players`.
/// Whether it asks comes with it.
pub fn wish(line: &str, teller: &Teller) -> Option<(String, bool)> {
    teller.ears(&["wish"]).iter().find_map(|ear| {
        let (mut words, asks) = ear.translated(line)?;
        let game = words.iter().position(|word| games::named(&word.to_lowercase()).is_ok())?;
        words[..=game].rotate_right(1);
        Some((words.join(" "), asks))
    })
}
