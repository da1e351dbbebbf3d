//! The prompt of a braille display: what happened and what is due, in one short line.
//!
//! A display follows the cursor, and the cursor stands behind the prompt. So whatever the prompt says can be read
//! without pressing a key.

use std::borrow::Cow;

use super::wrap::{cells, wrap};
use crate::text::message::Message;
use crate::text::teller::Teller;

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

/// Something that was said, as far as it is still worth telling.
struct Item<'a> {
    message: &'a Message,
    /// What it says in a prompt, where it has a text for that.
    summary: Option<String>,
    /// How it can stand in a prompt: its summary, or its brief text where that is a single line.
    piece: Option<String>,
}

/// Sums up `fresh`, what was said since the last prompt, and `place`, where the player is, for a display of `width`
/// cells.
///
/// Where not all fits, how a game ended goes before everything, and what matters to the player before what others did.
/// The first sentence goes before the others, because it is the outcome of what was typed; then the last announcements,
/// because they are what is due. The place, which can be asked for again, gives way to them. What the prompt tells, no
/// line tells again: to read a line costs keys. What a later message makes old news of, the prompt and the lines leave
/// out.
pub fn summarise(teller: &Teller, fresh: &[Message], place: Option<&Message>, width: usize) -> Summary {
    let room = width.saturating_sub(FREE_CELLS + MARK.len());
    let place = place.map(|place| teller.brief(place));
    let items = items(teller, fresh);
    let last = items.iter().rposition(|item| item.message.decisive);
    let result = last.map(|at| (at, items[at].piece.clone().unwrap_or_default()));
    let tells_result = |choice: &Choice| {
        let mut results = result.iter();
        results.all(|(_, result)| choice.pieces.contains(result))
    };
    let shown = choices(&items)
        .into_iter()
        .filter(tells_result)
        .chain(result.iter().flat_map(|(at, result)| only(result, vec![*at])))
        // On a display that cannot hold how the game ended, a part of that, or at least that something happened.
        .chain(result.iter().flat_map(|(_, result)| {
            let parts = parts(result);
            let gap = Choice { pieces: vec![GAP.to_owned()], told: Vec::new() };
            parts.into_iter().chain([gap]).collect::<Vec<_>>()
        }))
        .flat_map(|choice| {
            let place = place.as_ref().filter(|place| !choice.asks(place));
            let with_place = choice.pieces.iter().chain(place).cloned().collect();
            let with_place = Choice { pieces: with_place, ..choice.clone() };
            [with_place, choice]
        })
        .find(|choice| fits(&choice.pieces, room))
        .unwrap_or_default();
    let is_whole = shown.told.len() == items.len();
    let numbered = || (0..).zip(&items);
    let untold = numbered().filter(|(at, _)| !shown.told.contains(at));
    let untold: Vec<&Item> = untold.map(|(_, item)| item).collect();
    // Where there is something to read anyway, old news are read too, and how a game ended deserves more than a word.
    let told: Vec<&Message> = numbered()
        .filter(|(at, item)| shown.told.contains(at) && !item.message.decisive)
        .map(|(_, item)| item.message)
        .collect();
    let is_told = |message: &&Message| told.iter().any(|told| std::ptr::eq(*told, *message));
    let rest = fresh.iter().filter(|message| !is_whole && !is_told(message));
    let rest: Vec<String> = rest.flat_map(|message| lines(&teller.brief(message))).collect();
    Summary { lines: rows(teller, &untold, width), rest, prompt: shown.pieces.join(" ") + MARK }
}

/// What is still worth telling of these messages.
fn items<'a>(teller: &Teller, fresh: &'a [Message]) -> Vec<Item<'a>> {
    let items = (1..).zip(fresh).filter_map(|(next, message)| {
        let current = match message.is_news {
            true => message.before(&fresh[next..])?,
            false => Cow::Borrowed(message),
        };
        let summary = teller.summary(&current);
        let brief = || Some(teller.brief(message)).filter(|text| !text.contains('\n'));
        Some(Item { message, piece: summary.clone().or_else(brief), summary })
    });
    items.collect()
}

/// What has to be read at once. Who has asked gets all of it. What has happened is told by what has a summary; the
/// rest of it, such as the hands that are laid open at the end, can wait.
fn rows(teller: &Teller, items: &[&Item], width: usize) -> Vec<String> {
    let runs = items.chunk_by(|one, next| one.message.is_news == next.message.is_news);
    let is_news = |run: &[&Item]| run.first().is_some_and(|first| first.message.is_news);
    let rows = runs.flat_map(|run| match is_news(run) {
        true => announcements(teller, run, width),
        false => run.iter().flat_map(|item| lines(&teller.brief(item.message))).collect(),
    });
    rows.collect()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// Those of the messages that have a summary, in as few lines of `width` cells as can be: they share lines, and are as
/// short as in a prompt where that saves a line.
fn announcements(teller: &Teller, items: &[&Item], width: usize) -> Vec<String> {
    let announced = items.iter().filter_map(|item| {
        let short = item.summary.clone()?;
        Some((teller.brief(item.message), short))
    });
    let (full, short): (Vec<String>, Vec<String>) = announced.unzip();
    let [full, short] = [full, short].map(|texts| share(&texts, width));
    if short.len() < full.len() { short } else { full }
}

/// Texts in lines of `width` cells: as many in each as it holds.
fn share(texts: &[String], width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for line in texts.iter().flat_map(|text| wrap(&text.replace('\n', " "), Some(width))) {
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
    /// The items that are told by them, by their place in the order.
    told: Vec<usize>,
}

impl Choice {
    /// Whether it ends by asking what the place would ask.
    fn asks(&self, place: &str) -> bool {
        let last = self.pieces.last().map(|piece| piece.to_lowercase());
        let place = place.to_lowercase();
        let Some(word) = place.strip_suffix('?') else {
            return false;
        };
        last.is_some_and(|last| {
            let begins = last.strip_prefix(word).unwrap_or_default();
            last.ends_with(&place) || begins.starts_with(' ') && begins.ends_with('?')
        })
    }
}

/// All sentences; then fewer and fewer, with a mark for those that are left out; at last none.
fn choices(items: &[Item]) -> Vec<Choice> {
    let Some(first) = items.first() else {
        return vec![Choice::default()];
    };
    let announced = |at: &usize| items[*at].summary.is_some();
    let later: Vec<usize> = (1..items.len()).filter(announced).collect();
    // Who has asked wants to read the answer from its beginning.
    let matters = |item: &Item| item.message.is_news && item.message.matters;
    let matters = |at: &usize| matters(&items[*at]) && items[*at].piece.is_some();
    let mattering: Vec<usize> = (0..items.len()).filter(matters).collect();
    let mut choices = Vec::new();
    let all: Option<Vec<String>> = items.iter().map(|item| item.piece.clone()).collect();
    choices.extend(all.map(|pieces| Choice { pieces, told: (0..items.len()).collect() }));
    let heads: &[&[usize]] = match first.piece {
        // What is due goes before a part of an outcome, which has to be read as a line all the same.
        Some(_) => &[&[0], &[]],
        None => &[&[]],
    };
    // Of what matters the latest is kept longest.
    for from in 0..=mattering.len() {
        for head in heads {
            for last in (0..=later.len()).rev() {
                let told = [head, &mattering[from..], &later[later.len() - last..]].concat();
                choices.extend((!told.is_empty()).then(|| with_gap(items, told)));
            }
        }
    }
    if let Some(head) = &first.piece {
        choices.extend(parts(head));
    }
    choices.push(with_gap(items, Vec::new()));
    choices
}

/// Some of the sentences in their order, with a mark where the first are left out.
fn with_gap(items: &[Item], mut told: Vec<usize>) -> Choice {
    told.sort_unstable();
    told.dedup();
    let before = told.iter().zip(0..).take_while(|(told, at)| **told == *at);
    let gap = before.count();
    let piece = |at: &usize| items[*at].piece.clone();
    let mut pieces: Vec<String> = told.iter().filter_map(piece).collect();
    if told.len() < items.len() {
        pieces.insert(gap, GAP.to_owned());
    }
    Choice { pieces, told }
}

/// One sentence with the mark for the others, or, at the worst, without it; `told` is the message that it tells whole.
fn only(piece: &str, told: Vec<usize>) -> [Choice; 2] {
    [vec![piece.to_owned(), GAP.to_owned()], vec![piece.to_owned()]].map(|pieces| Choice { pieces, told: told.clone() })
}

/// Parts of a sentence, shorter and shorter: all with the mark for the rest, so that no part passes for the whole, and
/// without it only where not even one word has room beside it.
fn parts(piece: &str) -> Vec<Choice> {
    let parts: Vec<[Choice; 2]> = beginnings(piece).map(|part| only(&part, Vec::new())).collect();
    let marked = parts.iter().map(|[marked, _]| marked.clone());
    let bare = parts.iter().map(|[_, bare]| bare.clone());
    marked.chain(bare).collect()
}

/// The words of a sentence, fewer and fewer: a part of an outcome is better than none.
fn beginnings(piece: &str) -> impl Iterator<Item = String> {
    let ends: Vec<usize> = piece.match_indices(' ').map(|(end, _)| end).collect();
    let cut = |end: usize| piece[..end].trim_end_matches([',', ':']).to_owned();
    ends.into_iter().rev().map(cut).collect::<Vec<_>>().into_iter()
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
    let gap = if last { String::new() } else { format!(" {GAP}") };
    format!("{piece}{gap}{MARK}")
}

/// Cuts lines into pieces that fit a prompt with nothing but its marks. Nobody types a long line while reading on: all
/// cells but three are for text.
pub fn pages(lines: &[String], width: usize) -> Vec<String> {
    const TYPED: usize = 3;
    let room = width.saturating_sub(TYPED + MARK.len() + GAP.len() + 1);
    lines.iter().flat_map(|line| wrap(line, Some(room.max(1)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::sniff::rules::Sniff;
    use crate::games::spion::rules::Spion;
    use crate::text::style::{Lang, Spelling, Wording};

    fn summary(ids: &[&'static str], width: usize) -> Summary {
        said(ids, width, Message::news)
    }

    fn said(ids: &[&'static str], width: usize, kind: fn(Message) -> Message) -> Summary {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages]);
        let message = |id: &&'static str| {
            Message::new(*id).text("name", "Comp").text("moves", "wall").place("field", "E2").place("stands", "E4")
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
        assert_eq!(summary(&["asked-wall-you", "turn-other"], 20).prompt, "Wall. +> ");
        assert_eq!(summary(&["noted"], 20).prompt, "Noted.> ");
        assert_eq!(summary(&[], 14).prompt, "E4> ");
    }

    #[test]
    fn the_outcome_and_what_is_due_go_before_what_lies_between() {
        let ids = ["asked-wall-you", "turn-other", "stopped-other", "begins-you"];
        let summary = summary(&ids, 40);
        assert_eq!(summary.prompt, "Wall. + You begin. E4> ");
        assert_eq!(summary.lines, ["Comp: wall. Comp ends the turn."]);
    }

    #[test]
    fn announcements_share_a_line_that_fits_the_display() {
        let ids = ["asked-wall-you", "turn-other", "stopped-other", "turn-other", "begins-you"];
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
    fn what_matters_to_the_player_goes_before_what_others_did() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages]);
        let wall = Message::new("turn-other").text("name", "Comp").text("moves", "wall").news();
        let yours = Message::new("begins-you").news().mattering();
        let fresh = [wall.clone(), wall.clone(), yours, wall.clone(), wall];
        let summary = summarise(&teller, &fresh, None, 35);
        assert_eq!(summary.prompt, "Comp wall. + You begin.> ");
        assert_eq!(summary.lines, ["Comp: wall. Comp: wall. Comp: wall."]);
        let short = summarise(&teller, &fresh, None, 26);
        assert_eq!(short.prompt, "+ You begin.> ");
    }

    #[test]
    fn what_a_later_message_makes_old_news_of_waits_until_somebody_reads_on() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages]);
        let wall = Message::new("asked-wall-you").place("field", "E2").place("stands", "E4").news();
        let old = Message::new("begins-you").news();
        let fresh = [old.clone().until("turn"), wall.clone().telling("turn")];
        let prompt = |fresh: &[Message]| summarise(&teller, fresh, None, 40).prompt;
        assert_eq!(prompt(&fresh), "Wall.> ");
        assert_eq!(prompt(&fresh[..1]), "You begin.> ");
        let shortened = old.shortened("turn", "noted");
        assert_eq!(prompt(&[shortened, fresh[1].clone()]), "Noted. Wall.> ");
        let long = vec![wall; 8];
        let fresh = [&fresh[..], &long].concat();
        let summary = summarise(&teller, &fresh, None, 40);
        assert!(summary.lines.iter().all(|line| !line.contains("begin")));
        assert_eq!(summary.rest.first().map(String::as_str), Some("You begin."));
    }

    #[test]
    fn a_place_that_asks_what_was_asked_just_before_is_not_said_again() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
        let turn = Message::new("turn-you").news();
        let prompt = |place: &'static str| {
            let place = Message::new(place);
            summarise(&teller, std::slice::from_ref(&turn), Some(&place), 40).prompt
        };
        assert_eq!(prompt("place-turn"), "Move?> ");
        assert_eq!(prompt("place-plan"), "Move? plan?> ");
        let walk = [Message::new("ask-walk").count("places", 2).news()];
        let who = Message::new("place-walk");
        let asked = summarise(&teller, &walk, Some(&who), 40).prompt;
        assert_eq!(asked, "Who walks 2?> ");
    }

    #[test]
    fn how_a_game_ended_goes_before_everything_on_the_shortest_display_that_can_hold_it() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages]);
        let wall = Message::new("asked-wall-you").place("field", "E3").place("stands", "E4");
        let lost = Message::new("lost-you").text("name", "Comp").count("asks", 9).count("theirs", 8);
        let fresh = [wall.clone(), wall, lost.decisive(), Message::new("noted")];
        let place = Message::new("place-over");
        let prompt = |width| summarise(&teller, &fresh, Some(&place), width).prompt;
        assert_eq!(prompt(20), "Lost. +> ");
        assert_eq!(prompt(40), "Wall. Wall. Lost. Noted.> ");
    }

    #[test]
    fn a_display_that_cannot_hold_how_a_game_ended_shows_a_part_of_it_or_that_something_happened() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages]);
        let lost = Message::new("lost-you").text("name", "Comp").count("asks", 9).count("theirs", 8);
        let prompt = |width| summarise(&teller, &[lost.clone().decisive()], None, width).prompt;
        assert_eq!(prompt(17), "Lost.> ");
        assert_eq!(prompt(14), "+> ");
    }

    #[test]
    fn a_part_of_a_sentence_has_the_mark_for_the_rest_behind_it() {
        let teller = Teller::new(Lang::De, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
        let [help, place] = ["help-plan", "place-plan"].map(Message::new);
        let summary = summarise(&teller, &[help], Some(&place), 40);
        assert_eq!(summary.prompt, "Wähle einen Plan: A, B +> ");
    }

    #[test]
    fn a_list_is_told_in_lines_with_its_head_in_the_prompt() {
        let ids = ["setting-lang", "none", "none", "none", "none", "none"];
        let summary = said(&ids, 40, |message| message);
        assert_eq!(summary.prompt, "Language: English. + E4> ");
        assert_eq!(summary.lines, ["none"; 5]);
    }
}
