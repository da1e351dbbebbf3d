//! The prompt of a braille display: what happened and what is due, in one short line.
//!
//! A display follows the cursor, and the cursor stands behind the prompt. So whatever the prompt says can be read
//! without pressing a key.

use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::text::wrap::{cells, wrap};

/// Cells that stay free behind the prompt, for typing.
pub const FREE_CELLS: usize = 10;

/// What stands behind every prompt.
const MARK: &str = "> ";

/// What a display is to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// What the prompt cannot hold: the lines before it.
    pub lines: Vec<String>,
    /// The prompt.
    pub prompt: String,
}

/// Sums up `fresh`, what was said since the last prompt, and `place`, where the player is, for a display of `width`
/// cells. Sentences go into the prompt in their order as long as they fit; the others become lines.
pub fn summarise(
    teller: &Teller,
    fresh: &[Message],
    place: Option<&Message>,
    width: usize,
) -> Summary {
    let room = width.saturating_sub(FREE_CELLS + MARK.len());
    let tail = place.map(|place| teller.brief(place)).unwrap_or_default();
    let tail = if cells(&tail) <= room {
        tail
    } else {
        String::new()
    };
    let mut pieces: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    let mut full = false;
    for message in fresh {
        let text = teller.brief(message);
        let piece = teller.summary(message).unwrap_or_else(|| text.clone());
        let taken: usize = pieces.iter().map(|piece| cells(piece) + 1).sum();
        full |= piece.contains('\n') || taken + cells(&piece) + 1 + cells(&tail) > room;
        if full {
            lines.extend(text.lines().flat_map(|line| wrap(line, Some(width))));
        } else {
            pieces.push(piece);
        }
    }
    pieces.extend((!tail.is_empty()).then_some(tail));
    Summary {
        lines,
        prompt: pieces.join(" ") + MARK,
    }
}

/// A piece of a long answer as a prompt of its own.
pub fn page(piece: &str) -> String {
    piece.to_owned() + MARK
}

/// Cuts lines into pieces that fit a prompt.
pub fn pages(lines: &[String], width: usize) -> Vec<String> {
    let room = width.saturating_sub(FREE_CELLS + MARK.len()).max(1);
    lines
        .iter()
        .flat_map(|line| wrap(line, Some(room)))
        .collect()
}
