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
    /// What the prompt cannot hold and has to be read at once, as lines before it.
    pub lines: Vec<String>,
    /// All that the prompt cannot hold, in its order, for reading on.
    pub rest: Vec<String>,
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
        // On a display that cannot hold how the game ended, a part of that, or at least that something happened.
        .chain(result.iter().flat_map(|(_, result)| {
            let parts = beginnings(result).flat_map(|part| only(&part, Vec::new()));
            let gap = Choice {
                pieces: vec![GAP.to_owned()],
                told: Vec::new(),
            };
            parts.chain([gap]).collect::<Vec<_>>()
        }))
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
    let is_told = |index: &usize| shown.told.contains(index);
    let numbered: Vec<(usize, &Message)> = (0..).zip(fresh).collect();
    let untold = numbered.iter().filter(|(index, _)| !is_told(index));
    let untold: Vec<&Message> = untold.map(|(_, message)| *message).collect();
    // How a game ended deserves more than a word where there is something to read anyway.
    let rest = numbered
        .iter()
        .filter(|(index, message)| !is_told(index) || message.decisive && !is_whole);
    let rest: Vec<&Message> = rest.map(|(_, message)| *message).collect();
    let in_full = |message: &&Message| lines(&teller.brief(message));
    let rest: Vec<String> = rest.iter().flat_map(in_full).collect();
    Summary {
        lines: rows(teller, &untold, width),
        rest,
        prompt: shown.pieces.join(" ") + MARK,
    }
}

/// What has to be read at once. Who has asked gets all of it. What has happened is told by what has a summary; the
/// rest of it, such as the hands that are laid open at the end, can wait.
fn rows(teller: &Teller, messages: &[&Message], width: usize) -> Vec<String> {
    let runs = messages.chunk_by(|one, next| one.is_news == next.is_news);
    let rows = runs.flat_map(|run| match run.first().is_some_and(|first| first.is_news) {
        true => announcements(teller, run, width),
        false => run
            .iter()
            .flat_map(|message| lines(&teller.brief(message)))
            .collect(),
    });
    rows.collect()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// Those of the messages that have a summary, in as few lines of `width` cells as can be: they share lines, and are as
/// short as in a prompt where that saves a line.
fn announcements(teller: &Teller, messages: &[&Message], width: usize) -> Vec<String> {
    let announced = messages.iter().filter_map(|message| {
        let short = teller.summary(message)?;
        Some((teller.brief(message), short))
    });
    let (full, short): (Vec<String>, Vec<String>) = announced.unzip();
    let [full, short] = [full, short].map(|texts| share(&texts, width));
    if short.len() < full.len() {
        short
    } else {
        full
    }
}

/// Texts in lines of `width` cells: as many in each as it holds.
fn share(texts: &[String], width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for line in texts
        .iter()
        .flat_map(|text| wrap(&text.replace('\n', " "), Some(width)))
    {
        match rows.last_mut() {
            Some(row) if cells(row) + 1 + cells(&line) <= width => {
                row.push(' ');
                row.push_str(&line);
            }
            _ => rows.push(line),
        }
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
        // What is due goes before a part of an outcome, which has to be read as a line all the same.
        let counts = (1..=announced.len()).rev();
        choices.extend(counts.map(|count| around_gap(None, count)));
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
        said(ids, width, Message::news)
    }

    fn said(ids: &[&'static str], width: usize, kind: fn(Message) -> Message) -> Summary {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Part::Sniff]);
        let message = |id: &&'static str| {
            Message::new(*id)
                .text("name", "Comp")
                .text("moves", "wall")
                .place("field", "E2")
                .place("stands", "E4")
        };
        let fresh: Vec<Message> = ids.iter().map(message).map(kind).collect();
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
        assert_eq!(lines(40), ["Comp wall. Comp ends. Comp wall."]);
        let apart = ["Comp: wall.", "Comp ends the turn.", "Comp: wall."];
        assert_eq!(summary(&ids, 30).rest, apart);
    }

    #[test]
    fn after_news_what_has_no_summary_waits_until_somebody_reads_on() {
        let ids = ["asked-wall-you", "setting-lang", "turn-other", "turn-other"];
        let summary = summary(&ids, 30);
        assert_eq!(summary.prompt, "Wall. + Comp wall.> ");
        assert_eq!(summary.lines, ["Comp: wall."]);
        assert_eq!(summary.rest, ["Language: English.", "Comp: wall."]);
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
    fn a_display_that_cannot_hold_how_a_game_ended_shows_a_part_of_it_or_that_something_happened() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Part::Sniff]);
        let lost = Message::new("lost-you")
            .text("name", "Comp")
            .count("asks", 9)
            .count("theirs", 8);
        let prompt = |width| summarise(&teller, &[lost.clone().decisive()], None, width).prompt;
        assert_eq!(prompt(17), "Lost.> ");
        assert_eq!(prompt(14), "+> ");
    }

    #[test]
    fn a_list_is_told_in_lines_with_its_head_in_the_prompt() {
        let ids = ["setting-lang", "none", "none", "none", "none", "none"];
        let summary = said(&ids, 40, |message| message);
        assert_eq!(summary.prompt, "Language: English. + E4> ");
        assert_eq!(summary.lines, ["none"; 5]);
    }
}
