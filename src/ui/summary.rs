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

/// What stands in a prompt for sentences that it has no room for; `more` tells them.
const GAP: &str = "+";

/// What a display is to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// When the prompt cannot hold all: everything, as lines before it, in its order.
    pub lines: Vec<String>,
    /// The prompt.
    pub prompt: String,
}

/// Sums up `fresh`, what was said since the last prompt, and `place`, where the player is, for a display of `width`
/// cells.
///
/// Where not all fits, how a game ended goes before everything. The first sentence goes before the others, because it is the outcome of what was typed; then the
/// last announcements, because they are what is due. The place, which can be asked for again, gives way to them.
pub fn summarise(
    teller: &Teller,
    fresh: &[Message],
    place: Option<&Message>,
    width: usize,
) -> Summary {
    let room = width.saturating_sub(FREE_CELLS + MARK.len());
    let place = place.map(|place| teller.brief(place));
    let last = fresh.iter().rfind(|message| message.decisive);
    let result = last.map(|message| piece(teller, message).unwrap_or_default());
    let tells_result = |choice: &Choice| result.iter().all(|result| choice.pieces.contains(result));
    let shown = choices(teller, fresh)
        .into_iter()
        .filter(tells_result)
        .chain(result.iter().flat_map(|result| only(result)))
        .flat_map(|choice| {
            let with_place = choice.pieces.iter().chain(&place).cloned().collect();
            let with_place = Choice {
                pieces: with_place,
                ..choice.clone()
            };
            [with_place, choice]
        })
        .find(|choice| fits(&choice.pieces, room))
        .unwrap_or_default();
    let texts = fresh.iter().map(|message| teller.brief(message));
    let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    Summary {
        lines: if shown.whole {
            Vec::new()
        } else {
            lines.collect()
        },
        prompt: shown.pieces.join(" ") + MARK,
    }
}

/// Some of the sentences, as they could stand in a prompt.
#[derive(Clone, Default)]
struct Choice {
    pieces: Vec<String>,
    /// Whether no sentence is left out.
    whole: bool,
}

/// All sentences; then fewer and fewer, with a mark for those that are left out; at last none.
fn choices(teller: &Teller, fresh: &[Message]) -> Vec<Choice> {
    let Some((first, later)) = fresh.split_first() else {
        return vec![Choice {
            pieces: Vec::new(),
            whole: true,
        }];
    };
    let gap = || vec![GAP.to_owned()];
    let announced: Vec<String> = later
        .iter()
        .filter_map(|message| teller.summary(message))
        .collect();
    let last = |count: usize| announced[announced.len() - count..].to_vec();
    let mut choices = Vec::new();
    if let Some(head) = piece(teller, first) {
        let all: Option<Vec<String>> = later.iter().map(|message| piece(teller, message)).collect();
        choices.extend(all.map(|rest| Choice {
            pieces: [vec![head.clone()], rest].concat(),
            whole: true,
        }));
        choices.extend((0..=announced.len()).rev().map(|count| Choice {
            pieces: [vec![head.clone()], gap(), last(count)].concat(),
            whole: false,
        }));
        choices.extend(beginnings(&head).flat_map(|beginning| only(&beginning)));
    }
    choices.extend((0..=announced.len()).rev().map(|count| Choice {
        pieces: [gap(), last(count)].concat(),
        whole: false,
    }));
    choices
}

/// One sentence with the mark for the others, or, at the worst, without it.
fn only(piece: &str) -> [Choice; 2] {
    [
        vec![piece.to_owned(), GAP.to_owned()],
        vec![piece.to_owned()],
    ]
    .map(|pieces| Choice {
        pieces,
        whole: false,
    })
}

/// The words of a sentence, fewer and fewer: a part of an outcome is better than none.
fn beginnings(piece: &str) -> impl Iterator<Item = String> {
    let ends: Vec<usize> = piece.match_indices(' ').map(|(end, _)| end).collect();
    let cut = |end: usize| piece[..end].trim_end_matches([',', ':']).to_owned();
    ends.into_iter()
        .rev()
        .map(cut)
        .collect::<Vec<_>>()
        .into_iter()
}

/// A message as it stands in a prompt: its summary, or its brief text where that is a single line.
fn piece(teller: &Teller, message: &Message) -> Option<String> {
    let summary = teller.summary(message);
    summary.or_else(|| Some(teller.brief(message)).filter(|text| !text.contains('\n')))
}

fn fits(pieces: &[String], room: usize) -> bool {
    let blanks = pieces.len().saturating_sub(1);
    pieces.iter().map(|piece| cells(piece)).sum::<usize>() + blanks <= room
}

/// What of a prompt that holds everything is spoken.
pub fn spoken(prompt: &str) -> &str {
    prompt.strip_suffix(MARK).unwrap_or(prompt)
}

/// A piece of a long answer as a prompt of its own; `last` when nothing comes after it.
pub fn page(piece: &str, last: bool) -> String {
    let gap = if last {
        String::new()
    } else {
        format!(" {GAP}")
    };
    format!("{piece}{gap}{MARK}")
}

/// Cuts lines into pieces that fit a prompt with nothing but its marks.
pub fn pages(lines: &[String], width: usize) -> Vec<String> {
    // Nobody types a long line while reading on: a short display gives text all cells but three.
    const LEAST: usize = 24;
    let prompt = width
        .saturating_sub(FREE_CELLS)
        .max(LEAST.min(width.saturating_sub(3)));
    let room = prompt.saturating_sub(MARK.len() + GAP.len() + 1).max(1);
    lines
        .iter()
        .flat_map(|line| wrap(line, Some(room)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::locale::Part;
    use crate::text::style::{Lang, Spelling, Wording};

    fn summary(ids: &[&'static str], width: usize) -> Summary {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Part::Sniff]);
        let message = |id: &&'static str| {
            Message::new(*id)
                .text("name", "Comp")
                .text("moves", "wall")
                .place("field", "E2")
                .place("stands", "E4")
        };
        let fresh: Vec<Message> = ids.iter().map(message).collect();
        let place = Message::new("place-search").place("field", "E4");
        summarise(&teller, &fresh, Some(&place), width)
    }

    #[test]
    fn what_fits_stands_in_the_prompt_and_nowhere_else() {
        let summary = summary(&["asked-wall-you", "turn-other"], 40);
        assert_eq!(summary.prompt, "Wall. Comp wall. E4> ");
        assert!(summary.lines.is_empty());
    }

    #[test]
    fn on_a_short_display_the_outcome_goes_before_the_place() {
        assert_eq!(summary(&["asked-free-you"], 20).prompt, "Free. E4> ");
        assert_eq!(
            summary(&["asked-wall-you", "turn-other"], 20).prompt,
            "Wall. +> "
        );
        assert_eq!(summary(&["noted"], 20).prompt, "Noted.> ");
        assert_eq!(summary(&[], 14).prompt, "E4> ");
    }

    #[test]
    fn the_outcome_and_what_is_due_go_before_what_lies_between() {
        let ids = [
            "asked-wall-you",
            "turn-other",
            "stopped-other",
            "begins-you",
        ];
        let summary = summary(&ids, 40);
        assert_eq!(summary.prompt, "Wall. + You begin. E4> ");
        assert_eq!(
            summary.lines.len(),
            4,
            "everything can be read in its order"
        );
    }

    #[test]
    fn how_a_game_ended_goes_before_everything_on_the_shortest_display_that_can_hold_it() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Part::Sniff]);
        let wall = Message::new("asked-wall-you")
            .place("field", "E3")
            .place("stands", "E4");
        let lost = Message::new("lost-you")
            .text("name", "Comp")
            .count("asks", 9)
            .count("theirs", 8);
        let fresh = [wall.clone(), wall, lost.decisive(), Message::new("noted")];
        let place = Message::new("place-over");
        let prompt = |width| summarise(&teller, &fresh, Some(&place), width).prompt;
        assert_eq!(prompt(20), "Lost. +> ");
        assert_eq!(prompt(40), "Wall. Wall. Lost. Noted.> ");
    }

    #[test]
    fn a_list_is_told_in_lines_with_its_head_in_the_prompt() {
        let summary = summary(&["handover", "none", "none", "none", "none", "none"], 40);
        assert_eq!(summary.prompt, "Comp. Press Enter. + E4> ");
        assert_eq!(summary.lines.len(), 6);
    }
}
