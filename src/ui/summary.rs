//! The prompt of a braille display: what happened and what is due, in one short line.
//!
//! A display follows the cursor, and the cursor stands behind the prompt. So whatever the prompt says can be read
//! without pressing a key. What it cannot hold is read on by Enter, a piece with each.

use std::borrow::Cow;

use super::wrap::{cells, fill, wrap};
use crate::settings::BrailleDisplay;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// What stands behind every prompt.
const MARK: &str = "> ";

/// The same while others are due.
const WAITING: &str = "  ";

/// What stands before it where there is more to read, and nowhere else.
const MORE: &str = " +";

/// Cells that stay free while somebody reads on, who types hardly more than Enter: on a short display the cursor's, on
/// others a few, because contracted braille of English often takes more of them.
fn free_for_reading(display: BrailleDisplay) -> usize {
    if display.cells() < 40 { 1 } else { 3 }
}

/// What a display is to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// What the prompt says.
    pub text: String,
    /// What it cannot hold, in pieces of which each fits a prompt.
    pub rest: Vec<String>,
}

/// The prompt with this text. While others are due, so if not `is_due`, it has no mark: that is the sign of the turn.
pub fn prompt(text: &str, has_more: bool, is_due: bool) -> String {
    let more = if has_more { MORE } else { "" };
    let mark = if is_due { MARK } else { WAITING };
    format!("{text}{more}{mark}")
}

/// What is read on after something came in between: it is headed as what came before that.
pub fn headed_anew(teller: &Teller, next: &str, display: BrailleDisplay) -> Vec<String> {
    let head = teller.brief(&Message::new("reading-before"));
    wrap(&format!("{head} {next}"), Some(room_for_reading(display)))
}

/// The cells for text while somebody reads on.
fn room_for_reading(display: BrailleDisplay) -> usize {
    display.cells().saturating_sub(free_for_reading(display) + MORE.len() + MARK.len())
}

/// Something that was said, as far as it is still worth telling.
struct Item<'a> {
    message: &'a Message,
    /// What it says in a prompt, where it has a text for that.
    summary: Option<String>,
    /// How it can stand in a prompt: its summary, or its brief text where that is a single line.
    piece: Option<String>,
    /// What stands for it where there is no room for that.
    short: Option<String>,
    /// Its brief text.
    brief: String,
}

impl Item<'_> {
    /// What of it is read on: where a shortest form stands for what has no room, that.
    fn in_full(&self) -> &str {
        self.short.as_ref().and(self.piece.as_ref()).unwrap_or(&self.brief)
    }
}

/// Sums up `said`, what was said since the last typed line, and `place`, where the player is, for a display. `is_read`
/// tells whether something else is still to be read after it.
///
/// Who has asked gets the answer from its beginning. Of what has happened all is told where it fits. Else how a game
/// ended goes before everything; then come the outcome of what was typed, which was said first, what is due, what else
/// matters to the player, what others did, the latest first, and at last what an earlier prompt has told. What a later
/// message makes old news of is left out.
pub fn summarise(
    teller: &Teller,
    said: &[Message],
    place: Option<&Message>,
    display: BrailleDisplay,
    is_read: bool,
) -> Summary {
    let items = items(teller, said);
    let place = place.map(|place| teller.brief(place));
    let layout = Layout { items: &items, place: place.as_deref(), display, is_read };
    let is_answer = !items.is_empty() && items.iter().all(|item| !item.message.is_news);
    let mut summary = match layout.whole() {
        Some(whole) => whole,
        None if is_answer => layout.answer(),
        None => layout.news(),
    };
    // No display shows that there is more and nothing else.
    if summary.text.is_empty() && !summary.rest.is_empty() {
        summary.text = summary.rest.remove(0);
    }
    summary
}

/// What is still worth telling of these messages.
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
    /// The item of this number.
    Item(usize),
    /// What stands for the item of this number where it has no room.
    Short(usize),
    Place,
}

/// What has to find room in a prompt.
struct Layout<'a> {
    items: &'a [Item<'a>],
    place: Option<&'a str>,
    display: BrailleDisplay,
    is_read: bool,
}

impl Layout<'_> {
    /// The cells for text in a prompt behind which a move can be typed.
    fn room(&self, has_more: bool) -> usize {
        let more = if has_more { MORE.len() } else { 0 };
        self.display.cells().saturating_sub(self.display.free() + more + MARK.len())
    }

    /// All of it, with the place if possible.
    fn whole(&self) -> Option<Summary> {
        if self.items.iter().any(|item| item.piece.is_none()) {
            return None;
        }
        let items: Vec<Part> = (0..self.items.len()).map(Part::Item).collect();
        let with_place = [&items[..], &[Part::Place]].concat();
        let rest = self.untold(&items);
        let room = self.room(self.is_read || !rest.is_empty());
        let texts = [with_place, items].map(|told| self.text(&told));
        texts.into_iter().find(|text| cells(text) <= room).map(|text| Summary { text, rest })
    }

    /// An answer: its first piece in the prompt, the others after it.
    fn answer(&self) -> Summary {
        let lines = self.items.iter().flat_map(|item| item.brief.lines());
        let mut pieces = share(lines, room_for_reading(self.display)).into_iter();
        Summary { text: pieces.next().unwrap_or_default(), rest: pieces.collect() }
    }

    /// What has happened, as much of it as fits.
    fn news(&self) -> Summary {
        let mut told = Vec::new();
        for part in self.by_weight() {
            let fits = |part: &Part| cells(&self.text(&[&told[..], &[*part]].concat())) <= self.room(true);
            told.extend([Some(part), self.instead(part)].into_iter().flatten().find(fits));
        }
        // A part of what goes before the place is better than none, and than what was told before.
        let mut weighty = self.by_weight().take_while(|part| *part != Part::Place).filter(|part| self.is_new(*part));
        let outcome = weighty.find_map(|part| self.piece(part));
        let Some(outcome) = outcome.filter(|_| !told.iter().any(|part| self.is_new(*part))) else {
            return Summary { text: self.text(&told), rest: self.untold(&told) };
        };
        Summary { text: beginning(outcome, self.room(true)), rest: self.untold(&[]) }
    }

    /// Whether a part tells something that no prompt has told.
    fn is_new(&self, part: Part) -> bool {
        match part {
            Part::Item(at) | Part::Short(at) => !self.items[at].message.is_old,
            Part::Place => false,
        }
    }

    /// What can stand in a prompt, the weightiest first.
    fn by_weight(&self) -> impl Iterator<Item = Part> {
        let news = |item: &Item| item.message.is_news;
        let latest = |is: &dyn Fn(&Item) -> bool| -> Vec<usize> {
            (0..self.items.len()).rev().filter(|at| is(&self.items[*at])).collect()
        };
        let decisive = latest(&|item| item.message.decisive);
        let is_new = |item: &&Item| !item.message.is_old;
        let first = self.items.iter().position(|item| is_new(&item));
        let outcome = first.filter(|first| !self.items[*first].message.is_of_other());
        let mattering = latest(&|item| news(item) && is_new(&item) && item.message.matters);
        let due = mattering.first().copied();
        let announced = latest(&|item| news(item) && is_new(&item) && item.summary.is_some());
        let old = latest(&|item| news(item) && !is_new(&item) && item.summary.is_some());
        let items = |numbers: Vec<usize>| numbers.into_iter().map(Part::Item);
        let before = decisive.into_iter().chain(outcome).chain(due).collect();
        let after = mattering.into_iter().chain(announced).chain(old).collect();
        let mut seen = Vec::new();
        let parts = items(before).chain([Part::Place]).chain(items(after)).collect::<Vec<_>>();
        parts.into_iter().filter(move |part| {
            let is_new = !seen.contains(part);
            seen.push(*part);
            is_new
        })
    }

    /// What stands for a part where it has no room, if anything.
    fn instead(&self, part: Part) -> Option<Part> {
        match part {
            Part::Item(at) => self.items[at].short.as_ref().map(|_| Part::Short(at)),
            Part::Short(_) | Part::Place => None,
        }
    }

    fn piece(&self, part: Part) -> Option<&str> {
        match part {
            Part::Item(at) => self.items[at].piece.as_deref(),
            Part::Short(at) => self.items[at].short.as_deref(),
            Part::Place => self.place,
        }
    }

    /// These parts in their order, the place at the end, unless that is asked just before it.
    fn text(&self, told: &[Part]) -> String {
        let parts = (0..self.items.len()).flat_map(|at| [Part::Item(at), Part::Short(at)]);
        let parts = parts.filter(|part| told.contains(part));
        let mut pieces: Vec<&str> = parts.filter_map(|part| self.piece(part)).collect();
        let place = self.place.filter(|place| told.contains(&Part::Place) && !asks(pieces.last().copied(), place));
        pieces.extend(place);
        pieces.join(" ")
    }

    /// What is to be read after a prompt that tells these parts. How a game ended deserves more than a word.
    fn untold(&self, told: &[Part]) -> Vec<String> {
        let words = |text: &str| text.split_whitespace().count();
        let is_longer = |item: &Item| item.piece.as_ref().is_none_or(|piece| words(piece) < words(item.in_full()));
        let deserves_more = |item: &Item| item.message.decisive && is_longer(item);
        let untold = (0..).zip(self.items).filter(|(at, item)| !told.contains(&Part::Item(*at)) || deserves_more(item));
        let mut untold: Vec<&Item> = untold.map(|(_, item)| item).collect();
        untold.sort_by_key(|item| item.message.is_old);
        let room = room_for_reading(self.display);
        let brief = share(untold.iter().flat_map(|item| item.in_full().lines()), room);
        let short = untold.iter().flat_map(|item| match &item.summary {
            Some(summary) if !item.message.decisive => summary.lines(),
            Some(_) | None => item.in_full().lines(),
        });
        let short = share(short, room);
        if short.len() < brief.len() { short } else { brief }
    }
}

/// Whether a sentence ends by asking what the place would ask.
fn asks(last: Option<&str>, place: &str) -> bool {
    let place = place.to_lowercase();
    let (Some(last), Some(word)) = (last.map(str::to_lowercase), place.strip_suffix('?')) else {
        return false;
    };
    let begins = last.strip_prefix(word).unwrap_or_default();
    last.ends_with(&place) || begins.starts_with(' ') && begins.ends_with('?')
}

/// The words of a sentence that fit into some cells, at least one.
fn beginning(sentence: &str, room: usize) -> String {
    let pieces = wrap(sentence, Some(room.max(1)));
    pieces.first().map(|piece| piece.trim_end_matches([',', ':']).to_owned()).unwrap_or_default()
}

/// The lines, those that only say what the next one is about joined with it.
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

/// Lines in pieces of at most so many cells: whole sentences share a piece, unless there are fewer pieces where a sentence
/// may begin at the end of one.
fn share<'a>(lines: impl Iterator<Item = &'a str>, room: usize) -> Vec<String> {
    let lines = headed(lines);
    let whole = with_full_end(by_sentence(&lines, room), room);
    let filled = with_full_end(fill(&lines.join(" "), room.max(1)), room);
    if filled.len() < whole.len() { filled } else { whole }
}

/// The last two pieces as one where they fit: behind the last piece stands no plus.
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

/// Lines in pieces of at most so many cells: whole sentences share a piece.
fn by_sentence(lines: &[String], room: usize) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for line in lines.iter().flat_map(|line| wrap(line, Some(room.max(1)))) {
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
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::schnuff::rules::Schnuff;
    use crate::games::sniff::rules::Sniff;
    use crate::games::spion::rules::Spion;
    use crate::player::{Level, Player};
    use crate::seat::Seat;
    use crate::text::style::{Lang, Spelling, Wording};

    fn teller(lang: Lang) -> Teller {
        Teller::new(lang, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages])
    }

    fn display(cells: u8) -> BrailleDisplay {
        BrailleDisplay::new(cells).unwrap()
    }

    /// What a prompt says, with its mark, and what is read after it.
    fn shown(said: &[Message], place: Option<&Message>, cells: u8) -> (String, Vec<String>) {
        let Summary { text, rest } = summarise(&teller(Lang::En), said, place, display(cells), false);
        (prompt(&text, !rest.is_empty(), true), rest)
    }

    fn message(id: &'static str) -> Message {
        Message::new(id).text("name", "Comp").text("moves", "wall").place("field", "E2").place("stands", "E4")
    }

    /// What is shown of news on E4.
    fn news(ids: &[&'static str], cells: u8) -> (String, Vec<String>) {
        let said: Vec<Message> = ids.iter().map(|id| message(id).news()).collect();
        shown(&said, Some(&Message::new("place-search").place("field", "E4")), cells)
    }

    #[test]
    fn what_fits_stands_in_the_prompt_and_nowhere_else() {
        assert_eq!(news(&["asked-wall-you", "turn-other"], 40), ("Wall. Comp wall. E4> ".to_owned(), vec![]));
    }

    #[test]
    fn on_a_short_display_the_outcome_and_the_place_go_before_what_others_did() {
        assert_eq!(news(&["asked-free-you"], 20).0, "Free. E4> ");
        let (prompt, rest) = news(&["asked-wall-you", "turn-other"], 20);
        assert_eq!((prompt.as_str(), &rest[..]), ("Wall. E4 +> ", &["Comp: wall.".to_owned()][..]));
        assert_eq!(news(&["noted"], 20).0, "Noted. E4> ");
        assert_eq!(news(&[], 20).0, "E4> ");
    }

    #[test]
    fn of_what_others_did_the_latest_is_kept_longest() {
        let ids = ["asked-wall-you", "turn-other", "stopped-other", "begins-you"];
        let (prompt, rest) = news(&ids, 40);
        assert_eq!(prompt, "Wall. You begin. E4 +> ");
        assert_eq!(rest, ["Comp: wall. Comp ends the turn."]);
    }

    #[test]
    fn the_plus_stands_where_there_is_more_and_nowhere_else() {
        let ids = ["asked-wall-you", "turn-other", "turn-other", "turn-other", "turn-other", "begins-you"];
        for cells in 20..=80 {
            for count in 0..=ids.len() {
                let (prompt, rest) = news(&ids[..count], cells);
                assert_eq!(prompt.ends_with(" +> "), !rest.is_empty(), "{cells}: {prompt}");
                assert_eq!(prompt.matches('+').count(), usize::from(!rest.is_empty()), "{cells}: {prompt}");
                assert_ne!(prompt.trim(), "+>");
            }
        }
    }

    #[test]
    fn free_cells_stay_free_on_every_display() {
        let ids = ["asked-wall-you", "turn-other", "stopped-other", "begins-you"];
        for text in ["20", "32", "40", "80", "40 free 3", "40 free 12"] {
            let display: BrailleDisplay = text.parse().unwrap();
            let said: Vec<Message> = ids.iter().map(|id| message(id).news()).collect();
            let summary = summarise(&teller(Lang::En), &said, None, display, false);
            let prompt = prompt(&summary.text, !summary.rest.is_empty(), true);
            assert!(cells(&prompt) + display.free() <= display.cells(), "{text}: {prompt}");
        }
    }

    #[test]
    fn what_matters_to_the_player_goes_before_what_others_did() {
        let wall = message("turn-other").news();
        let yours = Message::new("begins-you").news().mattering();
        let said = [wall.clone(), wall.clone(), yours, wall.clone(), wall];
        assert_eq!(shown(&said, None, 40).0, "Comp wall. You begin. +> ");
        assert_eq!(shown(&said, None, 24).0, "Comp wall. +> ");
    }

    #[test]
    fn what_a_later_message_makes_old_news_of_is_left_out() {
        let wall = message("asked-wall-you").news();
        let old = Message::new("begins-you").news();
        let said = [old.clone().until("turn"), wall.clone().telling("turn")];
        assert_eq!(shown(&said, None, 40).0, "Wall.> ");
        assert_eq!(shown(&said[..1], None, 40).0, "You begin.> ");
        let shortened = old.shortened("turn", "noted");
        assert_eq!(shown(&[shortened, said[1].clone()], None, 40).0, "Noted. Wall.> ");
    }

    #[test]
    fn a_place_that_asks_what_was_asked_just_before_is_not_said_again() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
        let turn = Message::new("turn-you").news();
        let text = |said: &Message, place: &'static str| {
            summarise(&teller, std::slice::from_ref(said), Some(&Message::new(place)), display(40), false).text
        };
        assert_eq!(text(&turn, "place-turn"), "Move?");
        assert_eq!(text(&turn, "place-plan"), "Move? plan?");
        assert_eq!(text(&Message::new("ask-walk").count("places", 2).news(), "place-walk"), "Who walks 2?");
    }

    #[test]
    fn how_a_game_ended_goes_before_everything_and_is_read_in_full_after_it() {
        let wall = message("asked-wall-you").news();
        let lost = Message::new("lost-you").text("name", "Comp").count("asks", 9).count("theirs", 8).news().decisive();
        let said = [wall.clone(), wall.clone(), wall.clone(), wall, lost];
        let (prompt, rest) = shown(&said, Some(&Message::new("place-over")), 20);
        assert_eq!(prompt, "Wall. Lost. +> ");
        assert!(rest.concat().contains("Comp"), "{rest:?}");
    }

    #[test]
    fn who_has_won_is_not_read_again_where_there_is_no_more_to_tell_of_it() {
        let wall = message("asked-wall-you").news();
        let won = Message::new("wins-other").text("names", "Comp").count("winners", 1).news().decisive();
        let said = [wall.clone(), wall.clone(), wall, won];
        let (prompt, rest) = shown(&said, None, 20);
        assert_eq!(prompt, "Comp wins. +> ");
        assert!(!rest.concat().contains("wins"), "{rest:?}");
    }

    #[test]
    fn an_answer_begins_in_the_prompt_and_goes_on_in_pieces_that_hold_as_much_as_they_can() {
        let ids = ["setting-lang", "begins-you", "noted", "setting-lang", "begins-you", "noted"];
        let said: Vec<Message> = ids.iter().map(|id| message(id)).collect();
        let (prompt, rest) = shown(&said, Some(&Message::new("place-over")), 32);
        assert_eq!(prompt, "Language: English. You +> ");
        assert_eq!(rest, ["begin. Noted. Language:", "English. You begin. Noted."]);
        // A sentence begins at the end of a piece only where that makes fewer of them.
        let said: Vec<Message> = ["begins-you"; 4].iter().map(|id| message(id)).collect();
        assert_eq!(
            shown(&said, None, 32),
            ("You begin. You begin. +> ".to_owned(), vec!["You begin. You begin.".to_owned()])
        );
    }

    #[test]
    fn what_has_no_room_stands_there_in_its_shortest_form_and_is_read_on() {
        let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Schnuff::TEXTS.messages]);
        let paid = Message::new("paid-you").count("paid", 2).count("left", 8).news().mattering();
        let other = Message::new("turn-other").text("name", "Comp").text("card", "1").count("sum", 65).news();
        let said = [paid, other];
        let Summary { text, rest } = summarise(&teller, &said, None, display(20), false);
        assert_eq!((text.as_str(), rest.concat()), ("Paid 2.", "Paid 2, 8 left.Comp 1: 65.".to_owned()));
        assert_eq!(summarise(&teller, &said, None, display(80), false).text, "Paid 2, 8 left. Comp 1: 65.");
    }

    #[test]
    fn the_shortest_form_names_the_computer_as_a_prompt_does() {
        let mut teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Schnuff::TEXTS.messages]);
        teller.meet(&[Player::Human(None), Player::Computer(Level::EASY)]);
        let turn = Message::new("turn-other").seat("name", Seat::SECOND).text("card", "1").count("sum", 61);
        assert_eq!(teller.short(&turn).as_deref(), Some("Comp 61."));
    }

    #[test]
    fn a_part_of_an_outcome_is_shown_where_it_has_no_room() {
        let long = Message::new("help-plan").news();
        let teller = Teller::new(Lang::De, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
        let summary = summarise(&teller, &[long], Some(&Message::new("place-plan")), display(20), false);
        assert!(summary.text.starts_with("Wähle"), "{summary:?}");
        assert!(summary.rest.concat().starts_with("Wähle"), "{summary:?}");
    }
}
