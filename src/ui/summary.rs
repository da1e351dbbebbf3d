//! The prompt of a braille display: what has happened and what is due, in one short line.
//!
//! A display follows the cursor, which is after the prompt. So the whole prompt can be read without pressing a key.
//! Enter reads on through the rest, piece by piece.

use std::borrow::Cow;
use std::collections::VecDeque;

use super::wrap::{cells, fill, neaten, wrap};
use crate::settings::BrailleDisplay;
use crate::text::message::{Message, Wants};
use crate::text::teller::Teller;

/// The end of every prompt on the player's turn.
const MARK: &str = "> ";

/// The same on another player's turn.
const WAITING: &str = "  ";

/// Precedes it if there is more to read, and only then.
const MORE: &str = " +";

/// Cells left free during reading on, when hardly anything but Enter is typed: on a short display only the cursor's.
/// Others get a few more, as contracted English braille often takes more cells than print.
fn free_for_reading(display: BrailleDisplay) -> usize {
    if display.cells() < 40 { 1 } else { 3 }
}

/// The text for a display.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The text of the prompt.
    pub text: String,
    /// The rest, in pieces that each fit a prompt.
    pub rest: Vec<String>,
}

/// The end of a prompt, where the cursor is: it shows whose turn it is, and whether a question is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// Says that yes or no is wanted, with a space before it; empty if not.
    asks: String,
    mark: &'static str,
}

impl Sign {
    /// The sign of a prompt. Unless `is_due`, it has no mark; if `is_asked`, it says that yes or no is wanted, even if
    /// little else has room.
    pub fn new(teller: &Teller, is_due: bool, is_asked: bool) -> Sign {
        let asks = if is_asked { format!(" {}", teller.brief(&Message::new("prompt-asks"))) } else { String::new() };
        Sign { asks, mark: if is_due { MARK } else { WAITING } }
    }

    /// How many cells it takes, including the sign for more if `has_more`.
    fn cells(&self, has_more: bool) -> usize {
        cells(&self.asks) + if has_more { MORE.len() } else { 0 } + self.mark.len()
    }

    /// The prompt for this text.
    pub fn behind(&self, text: &str, has_more: bool) -> String {
        let more = if has_more { MORE } else { "" };
        let asks = if text.is_empty() { self.asks.trim_start() } else { &self.asks };
        format!("{text}{asks}{more}{}", self.mark)
    }

    /// The same for a piece. The question is left out if there is no room, as the piece may be older: pieces stay
    /// whole.
    pub fn behind_piece(&self, piece: &str, has_more: bool, display: BrailleDisplay) -> String {
        let whole = self.behind(piece, has_more);
        match cells(&whole) <= display.cells() {
            true => whole,
            false => Sign { asks: String::new(), ..self.clone() }.behind(piece, has_more),
        }
    }
}

/// The next piece to read on after an interruption, under a heading that says that it came before that.
pub fn headed_anew(teller: &Teller, next: &str, display: BrailleDisplay, sign: &Sign) -> Vec<String> {
    let head = teller.brief(&Message::new("reading-before"));
    let room = room_for_reading(display, sign);
    neaten(wrap(&format!("{head} {next}"), Some(room)), room)
}

/// The cells for text during reading on.
fn room_for_reading(display: BrailleDisplay, sign: &Sign) -> usize {
    display.cells().saturating_sub(free_for_reading(display) + sign.cells(true))
}

/// A message that is still worth showing.
struct Item<'a> {
    message: &'a Message,
    /// Its text for a prompt, if it has one.
    summary: Option<String>,
    /// The form for a prompt: the summary, or the brief text if that is a single line.
    piece: Option<String>,
    /// A replacement for the piece if there is no room for that.
    short: Option<String>,
    /// The brief text.
    brief: String,
}

impl Item<'_> {
    /// The form for reading on: the piece, if a shorter form can replace it in a prompt.
    fn in_full(&self) -> &str {
        self.short.as_ref().and(self.piece.as_ref()).unwrap_or(&self.brief)
    }
}

/// Sums up `said`, the messages since the last typed line, and `place`, where the player is, as a prompt that ends with
/// `sign`. `is_read` says whether other text is still to be read after it.
///
/// An open yes-or-no question comes before everything else. The answer to the player's question is given from its
/// beginning. If all events fit, all are given. Otherwise their priority is: the end of a game, the outcome of the
/// typed line (the first message), the decision that is due, other events that matter to the player, actions of others,
/// and events that an earlier prompt has given. The latest actions of others come first, unless the typed line had an
/// outcome and the place shows the result of the rest: then they keep their order. Superseded messages are left out.
pub fn summarise(
    teller: &Teller,
    said: &[Message],
    place: Option<&Message>,
    display: BrailleDisplay,
    sign: &Sign,
    is_read: bool,
) -> Summary {
    let items = items(teller, said);
    let short_place = place.and_then(|place| teller.short(place));
    let place = place.map(|place| teller.brief(place));
    let (place, short_place) = (place.as_deref(), short_place.as_deref());
    let layout = Layout { items: &items, place, short_place, display, sign, is_read };
    let is_answer = !items.is_empty() && items.iter().all(|item| !item.message.is_news);
    let mut summary = match layout.whole() {
        Some(whole) => whole,
        None if is_answer || items.iter().any(|item| item.message.is_answer()) => layout.answer(),
        None => layout.news(),
    };
    // A display must not show just the sign for more.
    if summary.text.is_empty() && !summary.rest.is_empty() {
        summary.text = summary.rest.remove(0);
    }
    summary
}

/// The messages that are still worth showing.
fn items<'a>(teller: &Teller, said: &'a [Message]) -> Vec<Item<'a>> {
    let items = (1..).zip(said).filter_map(|(next, message)| {
        let current = match message.is_news {
            true => message.before(&said[next..])?,
            false => Cow::Borrowed(message),
        };
        let summary = teller.summary(&current);
        let brief = teller.brief(message);
        let piece = summary.clone().or_else(|| Some(brief.clone()).filter(|text| !text.contains('\n')));
        let short = teller.short(&current);
        Some(Item { message, summary, piece, short, brief })
    });
    items.collect()
}

/// A part of a prompt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The item at this index.
    Item(usize),
    /// The short form of the item at this index.
    Short(usize),
    Place,
    /// The short form of the place.
    ShortPlace,
}

/// The parts that compete for room in a prompt.
struct Layout<'a> {
    items: &'a [Item<'a>],
    place: Option<&'a str>,
    short_place: Option<&'a str>,
    display: BrailleDisplay,
    sign: &'a Sign,
    is_read: bool,
}

impl Layout<'_> {
    /// The cells for text in a prompt after which a move can be typed, or only yes or no.
    fn room(&self, has_more: bool) -> usize {
        let is_question = self.place.is_none() && !self.sign.asks.is_empty();
        let free = self.display.free();
        let free = if is_question { free.min(free_for_reading(self.display)) } else { free };
        self.display.cells().saturating_sub(free + self.sign.cells(has_more))
    }

    /// The prompt if every message fits, with the place if possible. Without news, even the short form of the place is
    /// better than none, since only news changes it.
    fn whole(&self) -> Option<Summary> {
        if self.items.iter().any(|item| item.piece.is_none()) {
            return None;
        }
        let items: Vec<Part> = (0..self.items.len()).map(Part::Item).collect();
        let has_news = self.items.iter().any(|item| item.message.is_news);
        let short = self.instead(Part::Place).filter(|_| !has_news);
        let rest = self.untold(&items);
        let room = self.room(self.is_read || !rest.is_empty());
        let places = [Some(Part::Place)].into_iter().chain(short.map(Some)).chain([None]);
        let mut texts = places.map(|place| self.text(&[&items[..], place.as_slice()].concat()));
        texts.find(|text| cells(text) <= room).map(|text| Summary { text, rest })
    }

    /// An answer: its first piece in the prompt, the others after it, followed by later news.
    fn answer(&self) -> Summary {
        let mut items: Vec<&Item> = self.items.iter().collect();
        items.sort_by_key(|item| (!self.is_asked(item), item.message.is_old));
        let lines = items.iter().flat_map(|item| item.brief.lines());
        let mut pieces = share(lines, room_for_reading(self.display, self.sign)).into_iter();
        Summary { text: pieces.next().unwrap_or_default(), rest: pieces.collect() }
    }

    /// News, as much of it as fits.
    fn news(&self) -> Summary {
        let mut told = Vec::new();
        let mut others: VecDeque<Part> = self.by_weight().filter(|part| self.is_of_others(*part)).collect();
        let is_own = self.outcome().is_some();
        let mut is_cut = false;
        for part in self.by_weight() {
            let fits = |part: &Part| cells(&self.text(&[&told[..], &[*part]].concat())) <= self.room(true);
            let has_place = told.iter().any(|part| matches!(part, Part::Place | Part::ShortPlace));
            if self.is_of_others(part) && has_place && is_own {
                // These keep their order: after one that does not fit, no later one is added.
                let fitting = others.pop_back().filter(|part| !is_cut && fits(part));
                is_cut |= fitting.is_none();
                told.extend(fitting);
                continue;
            }
            let part = if self.is_of_others(part) { others.pop_front().unwrap_or(part) } else { part };
            told.extend([Some(part), self.instead(part)].into_iter().flatten().find(fits));
        }
        // The beginning of a part that outweighs the place is better than nothing new.
        let mut weighty = self.by_weight().take_while(|part| *part != Part::Place).filter(|part| self.is_new(*part));
        let outcome = weighty.find_map(|part| Some((part, self.piece(part)?)));
        let Some((part, outcome)) = outcome.filter(|_| !told.iter().any(|part| self.is_new(*part))) else {
            return Summary { text: self.text(&told), rest: self.untold(&told) };
        };
        let cut = |is_neat| self.cut(part, beginning(outcome, self.room(true), is_neat));
        let (neat, full) = (cut(true), cut(false));
        if neat.rest.len() <= full.rest.len() { neat } else { full }
    }

    /// A prompt with room for only the `beginning` of a part, which continues when reading on.
    fn cut(&self, part: Part, beginning: String) -> Summary {
        let full = match part {
            Part::Item(at) | Part::Short(at) => self.items[at].in_full(),
            Part::Place | Part::ShortPlace => "",
        };
        let rest = match full.strip_prefix(&beginning) {
            Some(left) => {
                let left = left.trim_start_matches([',', ':']).trim_start();
                let others = self.left(&[part]).into_iter().flat_map(|item| item.in_full().lines());
                share(left.lines().chain(others), room_for_reading(self.display, self.sign))
            }
            None => self.untold(&[]),
        };
        Summary { text: beginning, rest }
    }

    /// Whether a part has not been shown by any prompt.
    fn is_new(&self, part: Part) -> bool {
        match part {
            Part::Item(at) | Part::Short(at) => !self.items[at].message.is_old || self.is_asked(&self.items[at]),
            Part::Place | Part::ShortPlace => false,
        }
    }

    /// The parts for a prompt, the weightiest first.
    fn by_weight(&self) -> impl Iterator<Item = Part> {
        let news = |item: &Item| item.message.is_news;
        let latest = |is: &dyn Fn(&Item) -> bool| -> Vec<usize> {
            (0..self.items.len()).rev().filter(|at| is(&self.items[*at])).collect()
        };
        let is_new = |item: &&Item| !item.message.is_old;
        let decisive = latest(&|item| is_new(&item) && item.message.decisive);
        let outcome = self.outcome();
        let mattering = latest(&|item| news(item) && is_new(&item) && item.message.matters);
        let due = mattering.first().copied();
        let announced = latest(&|item| news(item) && is_new(&item) && item.summary.is_some());
        let old = latest(&|item| news(item) && !is_new(&item) && item.summary.is_some());
        let items = |numbers: Vec<usize>| numbers.into_iter().map(Part::Item);
        let asked = latest(&|item| self.is_asked(item));
        let before = asked.into_iter().chain(decisive).chain(outcome).chain(due).collect();
        let after = mattering.into_iter().chain(announced).chain(old).collect();
        let mut seen = Vec::new();
        let parts = items(before).chain([Part::Place]).chain(items(after)).collect::<Vec<_>>();
        parts.into_iter().filter(move |part| {
            let is_new = !seen.contains(part);
            seen.push(*part);
            is_new
        })
    }

    /// The index of the message that is the outcome of the player's own line, which is said first.
    fn outcome(&self) -> Option<usize> {
        let first = self.items.iter().position(|item| !item.message.is_old);
        first.filter(|first| !self.items[*first].message.is_of_other())
    }

    /// Returns whether a part tells of others' actions that neither matter to the player nor end the game.
    fn is_of_others(&self, part: Part) -> bool {
        match part {
            Part::Item(at) | Part::Short(at) => {
                let message = self.items[at].message;
                message.is_news && message.is_of_other() && !message.is_old && !message.matters && !message.decisive
            }
            Part::Place | Part::ShortPlace => false,
        }
    }

    /// Whether the item is the question that the sign of the prompt wants answered.
    fn is_asked(&self, item: &Item) -> bool {
        item.message.wants == Wants::Answer && !self.sign.asks.is_empty()
    }

    /// The short form of a part, if it has one.
    fn instead(&self, part: Part) -> Option<Part> {
        match part {
            Part::Item(at) => self.items[at].short.as_ref().map(|_| Part::Short(at)),
            Part::Place => self.short_place.map(|_| Part::ShortPlace),
            Part::Short(_) | Part::ShortPlace => None,
        }
    }

    fn piece(&self, part: Part) -> Option<&str> {
        match part {
            Part::Item(at) => self.items[at].piece.as_deref(),
            Part::Short(at) => self.items[at].short.as_deref(),
            Part::Place => self.place,
            Part::ShortPlace => self.short_place,
        }
    }

    /// The text of these parts in order, with the place at the end unless the text before it already says or asks the
    /// same.
    fn text(&self, told: &[Part]) -> String {
        let parts = (0..self.items.len()).flat_map(|at| [Part::Item(at), Part::Short(at)]);
        let parts = parts.filter(|part| told.contains(part));
        let mut pieces: Vec<&str> = parts.filter_map(|part| self.piece(part)).collect();
        let place = [Part::Place, Part::ShortPlace].into_iter().find(|part| told.contains(part));
        let last = pieces.last().copied();
        let place = place
            .and_then(|part| self.piece(part))
            .filter(|place| !last.is_some_and(|last| ends_with(last, place)) && !asks(last, place));
        pieces.extend(place);
        pieces.join(" ")
    }

    /// The items left over by a prompt with these parts, those already shown last. How a game ended deserves more than
    /// a word.
    fn left(&self, told: &[Part]) -> Vec<&Item<'_>> {
        let words = |text: &str| text.split_whitespace().count();
        let is_longer = |item: &Item| item.piece.as_ref().is_none_or(|piece| words(piece) < words(item.in_full()));
        let deserves_more = |item: &Item| item.message.decisive && is_longer(item);
        let untold = (0..).zip(self.items).filter(|(at, item)| !told.contains(&Part::Item(*at)) || deserves_more(item));
        let mut untold: Vec<&Item> = untold.map(|(_, item)| item).collect();
        untold.sort_by_key(|item| item.message.is_old);
        untold
    }

    /// The text to be read after a prompt with these parts.
    fn untold(&self, told: &[Part]) -> Vec<String> {
        let untold = self.left(told);
        let room = room_for_reading(self.display, self.sign);
        let brief = share(untold.iter().flat_map(|item| item.in_full().lines()), room);
        let short = untold.iter().flat_map(|item| match &item.summary {
            Some(summary) if !item.message.decisive => summary.lines(),
            Some(_) | None => item.in_full().lines(),
        });
        let short = share(short, room);
        if short.len() < brief.len() { short } else { brief }
    }
}

/// Whether a sentence ends with the words of the place.
fn ends_with(last: &str, place: &str) -> bool {
    let before = last.trim_end_matches('.').strip_suffix(place);
    before.is_some_and(|before| before.is_empty() || before.ends_with(' '))
}

/// Whether a sentence ends with the question that the place would ask.
fn asks(last: Option<&str>, place: &str) -> bool {
    let place = place.to_lowercase();
    let (Some(last), Some(word)) = (last.map(str::to_lowercase), place.strip_suffix('?')) else {
        return false;
    };
    let begins = last.strip_prefix(word).unwrap_or_default();
    last.ends_with(&place) || begins.starts_with(' ') && begins.ends_with('?')
}

/// The first words of a sentence that fit into `room` cells, at least one. If `is_neat`, they do not end with short
/// words that belong to the following ones.
fn beginning(sentence: &str, room: usize, is_neat: bool) -> String {
    let room = room.max(1);
    let pieces = wrap(sentence, Some(room));
    let pieces = if is_neat { neaten(pieces, room) } else { pieces };
    pieces.first().map(|piece| piece.trim_end_matches([',', ':']).to_owned()).unwrap_or_default()
}

/// The lines, with each heading joined to the line after it.
fn headed<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut headed: Vec<String> = Vec::new();
    for line in lines {
        match headed.last_mut().filter(|last| last.ends_with(':')) {
            Some(head) => {
                head.push(' ');
                head.push_str(line);
            }
            None => headed.push(line.to_owned()),
        }
    }
    headed
}

/// Lines in pieces of at most `room` cells. Whole sentences share a piece, unless letting a sentence begin at the end
/// of one makes fewer pieces. No piece ends with short words that belong to the next one, unless that makes fewer.
fn share<'a>(lines: impl Iterator<Item = &'a str>, room: usize) -> Vec<String> {
    let (lines, room) = (headed(lines), room.max(1));
    let shared = |neaten: &dyn Fn(Vec<String>) -> Vec<String>| {
        let cut = |line: &String| neaten(wrap(line, Some(room)));
        let whole = with_full_end(by_sentence(lines.iter().flat_map(cut), room), room);
        let filled = with_full_end(neaten(fill(&lines.join(" "), room)), room);
        if filled.len() < whole.len() { filled } else { whole }
    };
    let (neat, full) = (shared(&|pieces| neaten(pieces, room)), shared(&|pieces| pieces));
    if neat.len() <= full.len() { neat } else { full }
}

/// Joins the last two pieces if they fit: the last piece has no sign for more after it.
fn with_full_end(mut pieces: Vec<String>, room: usize) -> Vec<String> {
    if let Some((last, before)) = pieces.split_last()
        && let Some(end) = before.last().map(|end| format!("{end} {last}"))
        && cells(&end) <= room + MORE.len()
    {
        pieces.truncate(pieces.len() - 2);
        pieces.push(end);
    }
    pieces
}

/// Lines in pieces of at most `room` cells that whole sentences can share.
fn by_sentence(lines: impl Iterator<Item = String>, room: usize) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for line in lines {
        match pieces.last_mut() {
            Some(piece) if piece.ends_with(['.', '!', '?']) && cells(piece) + 1 + cells(&line) <= room => {
                piece.push(' ');
                piece.push_str(&line);
            }
            _ => pieces.push(line),
        }
    }
    pieces
}

#[cfg(test)]
mod tests;
