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
    /// What the prompt cannot hold, as lines before it, in its order.
    pub lines: Vec<String>,
    /// The prompt.
    pub prompt: String,
}

/// Sums up `fresh`, what was said since the last prompt, and `place`, where the player is, for a display of `width`
/// cells.
///
/// Where not all fits, how a game ended goes before everything. The first sentence goes before the others, because it is
/// the outcome of what was typed; then the last announcements, because they are what is due. The place, which can be
/// asked for again, gives way to them. What the prompt tells, no line tells again: to read a line costs keys.
pub fn summarise(
    teller: &Teller,
    fresh: &[Message],
    place: Option<&Message>,
    width: usize,
) -> Summary {
    let room = width.saturating_sub(FREE_CELLS + MARK.len());
    let place = place.map(|place| teller.brief(place));
    let last = fresh.iter().rposition(|message| message.decisive);
    let result = last.map(|index| (index, piece(teller, &fresh[index]).unwrap_or_default()));
    let tells_result = |choice: &Choice| {
        let mut results = result.iter();
        results.all(|(_, result)| choice.pieces.contains(result))
    };
    let shown = choices(teller, fresh)
        .into_iter()
        .filter(tells_result)
        .chain(
            result
                .iter()
                .flat_map(|(index, result)| only(result, vec![*index])),
        )
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
    let is_whole = shown.told.len() == fresh.len();
    let untold = (0..).zip(fresh).filter(|(index, message)| {
        // How a game ended deserves more than a word where there are lines to read anyway.
        !shown.told.contains(index) || message.decisive && !is_whole
    });
    // Who asks for a list gets one item a line.
    let is_news = fresh
        .first()
        .is_some_and(|first| teller.summary(first).is_some());
    let untold = untold.map(|(_, message)| message);
    Summary {
        lines: rows(teller, untold, is_news.then_some(width)),
        prompt: shown.pieces.join(" ") + MARK,
    }
}

/// Messages as lines. Announcements share a line that fits `shared` cells, if they may; everything else has lines of its
/// own.
fn rows<'a>(
    teller: &Teller,
    messages: impl Iterator<Item = &'a Message>,
    shared: Option<usize>,
) -> Vec<String> {
    let width = shared.unwrap_or(0);
    let mut rows: Vec<String> = Vec::new();
    let mut is_open = false;
    for message in messages {
        let text = teller.brief(message);
        let is_announced = teller.summary(message).is_some() && !text.contains('\n');
        match rows.last_mut() {
            Some(row) if is_open && is_announced && cells(row) + 1 + cells(&text) <= width => {
                row.push(' ');
                row.push_str(&text);
            }
            _ => rows.extend(text.lines().map(str::to_owned)),
        }
        is_open = is_announced;
    }
    rows
}

/// Some of the sentences, as they could stand in a prompt.
#[derive(Clone, Default)]
struct Choice {
    pieces: Vec<String>,
    /// The messages that are told by them, by their place in the order.
    told: Vec<usize>,
}

/// All sentences; then fewer and fewer, with a mark for those that are left out; at last none.
fn choices(teller: &Teller, fresh: &[Message]) -> Vec<Choice> {
    let Some((first, later)) = fresh.split_first() else {
        return vec![Choice::default()];
    };
    let announced: Vec<(usize, String)> = (1..)
        .zip(later)
        .filter_map(|(index, message)| Some((index, teller.summary(message)?)))
        .collect();
    // What goes before the gap, and the last announcements behind it.
    let around_gap = |head: Option<&String>, count: usize| {
        let last = &announced[announced.len() - count..];
        let gap = GAP.to_owned();
        let texts = last.iter().map(|(_, text)| text);
        Choice {
            pieces: head
                .into_iter()
                .chain([&gap])
                .chain(texts)
                .cloned()
                .collect(),
            told: head
                .map(|_| 0)
                .into_iter()
                .chain(last.iter().map(|(index, _)| *index))
                .collect(),
        }
    };
    let mut choices = Vec::new();
    if let Some(head) = piece(teller, first) {
        let all: Option<Vec<String>> = fresh.iter().map(|message| piece(teller, message)).collect();
        choices.extend(all.map(|pieces| Choice {
            pieces,
            told: (0..fresh.len()).collect(),
        }));
        let counts = (0..=announced.len()).rev();
        choices.extend(counts.map(|count| around_gap(Some(&head), count)));
        choices.extend(beginnings(&head).flat_map(|beginning| only(&beginning, Vec::new())));
    }
    let counts = (0..=announced.len()).rev();
    choices.extend(counts.map(|count| around_gap(None, count)));
    choices
}

/// One sentence with the mark for the others, or, at the worst, without it; `told` is the message that it tells whole.
fn only(piece: &str, told: Vec<usize>) -> [Choice; 2] {
    [
        vec![piece.to_owned(), GAP.to_owned()],
        vec![piece.to_owned()],
    ]
    .map(|pieces| Choice {
        pieces,
        told: told.clone(),
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
        assert_eq!(summary.lines, ["Comp: wall. Comp ends the turn."]);
    }

    #[test]
    fn announcements_share_a_line_that_fits_the_display() {
        let ids = [
            "asked-wall-you",
            "turn-other",
            "stopped-other",
            "turn-other",
            "begins-you",
        ];
        let lines = |width| summary(&ids, width).lines;
        let shared = ["Comp: wall. Comp ends the turn.", "Comp: wall."];
        assert_eq!(lines(40), shared);
        let apart = ["Comp: wall.", "Comp ends the turn.", "Comp: wall."];
        assert_eq!(lines(30), apart);
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
        assert_eq!(summary.lines, ["none"; 5]);
    }
}
