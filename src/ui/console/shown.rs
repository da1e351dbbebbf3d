//! The messages shown on a braille display since the last typed line, and the text still to be read there.

use std::mem;
use std::time::Duration;

use crate::settings::BrailleDisplay;
use crate::text::message::{Message, Wants};
use crate::text::teller::Teller;
use crate::ui::reading::Reading;
use crate::ui::summary::{Sign, headed_anew, summarise};

/// How long a prompt is shown before it counts as noticed.
const NOTICED: Duration = Duration::from_secs(3);

/// The messages that prompts have shown, and how far they were read.
#[derive(Default)]
pub(super) struct Shown {
    /// The messages since the last typed line.
    told: Vec<Message>,
    reading: Reading,
    /// The state of `reading` before those messages.
    read: Reading,
    /// Whether the text left unread then is continued after the messages since.
    goes_on: bool,
    /// Whether the prompt shows a piece of `reading`.
    is_page: bool,
    /// Whether the player has begun to read on.
    is_read_on: bool,
    /// Whether the prompt was shown long enough to be noticed.
    is_noticed: bool,
}

impl Shown {
    /// Begins a new summary, because a line was typed.
    pub(super) fn begin(&mut self) {
        self.told.clear();
        (self.goes_on, self.is_read_on, self.is_noticed, self.is_page) = (false, false, false, false);
    }

    /// Notes how long the prompt was shown before something came.
    pub(super) fn stood(&mut self, time: Duration) {
        self.is_noticed |= time >= NOTICED;
    }

    /// Makes earlier messages old, so that they come before nothing new.
    fn turn_page(&mut self) {
        self.told = mem::take(&mut self.told).into_iter().map(Message::old).collect();
    }

    /// Begins a game: drops messages that its beginning repeats, and puts no others before it.
    pub(super) fn begin_game(&mut self) {
        self.told.retain(|message| !message.ends_as_it_begins());
        self.turn_page();
    }

    /// Keeps the names in earlier messages as they were, because other players take the seats.
    pub(super) fn fix_names(&mut self, teller: &Teller) {
        self.told = mem::take(&mut self.told).into_iter().map(|message| teller.fixed(message)).collect();
    }

    /// Adds messages to the next prompt.
    pub(super) fn add(&mut self, told: Vec<Message>) {
        self.told.extend(told);
    }

    /// The next prompt: the piece that was turned to, or else a summary of `fresh` and all messages since the last
    /// typed line. It ends with `sign`.
    pub(super) fn prompt(
        &mut self,
        fresh: Vec<Message>,
        teller: &Teller,
        place: Option<&Message>,
        display: BrailleDisplay,
        sign: &Sign,
    ) -> String {
        // If nothing has come, the piece being read stays.
        self.is_page = self.reading.has_turned() || self.is_page && fresh.is_empty();
        if self.is_page {
            return self.page(display, sign);
        }
        let is_news = fresh.iter().any(|message| message.is_news);
        // A piece read since the last typed line is not shown again, whatever came without one.
        if is_news || self.is_read_on && !fresh.is_empty() {
            self.leave_behind();
        }
        // A fully read answer would only contradict the news that has outdated it.
        if is_news && !self.reading.has_unread() {
            self.told.retain(|told| told.is_news || told.before(&fresh).is_some());
        }
        // Messages between two typed lines share one summary, so that none is lost.
        match self.told.is_empty() {
            true => self.read = self.reading.clone(),
            false => self.reading = self.read.clone(),
        }
        // An answer shown in an earlier prompt must not keep news from coming first.
        let (answers, told) = mem::take(&mut self.told).into_iter().partition(|told| is_news && !told.is_news);
        self.told = [told, fresh, answers].concat();
        let is_move = self.told.iter().any(|message| message.is_news);
        let is_read = self.reading.has_unread() && (!is_move || self.goes_on);
        let summary = summarise(teller, &self.told, place, display, sign, is_read);
        // With no message to show, unread text is better than a sign that there is more.
        if summary.text.is_empty() && self.reading.has_more() {
            self.is_page = self.turn_on();
            return self.page(display, sign);
        }
        let text = summary.text.clone();
        if is_move && !self.goes_on {
            self.reading.begin(summary.text, summary.rest);
        } else {
            self.reading.interpose(summary.text, summary.rest, |next| headed_anew(teller, next, display, sign));
        }
        sign.behind(&text, self.reading.has_more())
    }

    /// The prompt with the piece that is being read.
    fn page(&mut self, display: BrailleDisplay, sign: &Sign) -> String {
        let has_more = self.reading.has_more();
        sign.behind_piece(self.reading.piece(), has_more, display)
    }

    /// Prepares for a message that comes without a typed line: a player who is reading on continues after it, and
    /// messages already noticed are not shown before it.
    fn leave_behind(&mut self) {
        let is_noticed = mem::take(&mut self.is_noticed);
        let is_answer = self.told.iter().all(|message| !message.is_news);
        if self.is_read_on || is_noticed && is_answer && !self.told.is_empty() {
            self.told.retain(|message| message.wants == Wants::Answer);
            // A question is repeated, but not the text after it that was read.
            self.read = self.reading.clone();
            (self.goes_on, self.is_read_on) = (true, false);
        } else if is_noticed {
            self.turn_page();
        }
    }

    /// Turns one piece forward. Returns whether there was one.
    pub(super) fn turn_on(&mut self) -> bool {
        let can_turn = self.reading.turn_on();
        self.is_read_on |= can_turn;
        can_turn
    }

    /// Turns one piece back. Returns whether there was one.
    pub(super) fn turn_back(&mut self) -> bool {
        self.reading.turn_back()
    }

    /// Whether there is more to read, as the prompt says.
    pub(super) fn has_more(&self) -> bool {
        self.reading.has_more()
    }

    /// Whether the prompt shows a piece of what is being read.
    pub(super) fn is_page(&self) -> bool {
        self.is_page
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::{Lang, Spelling, Wording};

    struct Board {
        shown: Shown,
        teller: Teller,
    }

    impl Board {
        fn new() -> Board {
            Board { shown: Shown::default(), teller: Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[]) }
        }

        /// The prompt of 40 cells after these messages.
        fn comes(&mut self, said: &[Message]) -> String {
            let place = Message::new("place-room");
            let sign = Sign::new(&self.teller, true, false);
            self.shown.prompt(said.to_vec(), &self.teller, Some(&place), "40".parse().unwrap(), &sign)
        }

        /// All pieces up to the end.
        fn reads_on(&mut self) -> String {
            let mut read = String::new();
            while self.shown.turn_on() {
                read += &self.comes(&[]);
            }
            read
        }
    }

    fn said(text: &str) -> Message {
        Message::new("said").text("name", "Ben").text("text", text).news().mattering()
    }

    fn answer() -> Message {
        Message::new("friends-are").text("names", "Anna, Bert, Carla, Doris, Emil, Frida, Gustav and Hanna")
    }

    #[test]
    fn of_what_is_too_long_the_beginning_stands_there_and_nothing_that_was_noticed() {
        let mut board = Board::new();
        board.shown.begin();
        board.comes(&[said("one")]);
        board.shown.stood(NOTICED);
        assert_eq!(board.comes(&[said("shall we play something now?")]), "Ben: shall we play +> ");
    }

    #[test]
    fn what_comes_at_once_is_summed_up_and_what_was_noticed_stands_behind_what_comes_later() {
        let mut board = Board::new();
        board.shown.begin();
        assert_eq!(board.comes(&[said("one of those")]), "Ben: one of those Table> ");
        board.shown.stood(Duration::from_millis(2_900));
        assert_eq!(board.comes(&[said("two of those")]), "Ben: one of those Table +> ", "the own outcome stays");
        board.shown.stood(NOTICED);
        assert_eq!(board.comes(&[said("three of them")]), "Ben: three of them Table +> ");
        assert_eq!(board.reads_on(), "Ben: one of those Ben: two of those> ");
    }

    #[test]
    fn no_answer_stands_beside_a_move_that_has_made_it_old() {
        let due = || Message::new("answer-waits").text("names", "Cleo");
        let mut board = Board::new();
        board.shown.begin();
        let prompt = board.comes(&[due().until_a_move()]);
        assert!(prompt.starts_with("No answer yet from: Cleo."), "{prompt}");
        assert_eq!(board.comes(&[said("one").of_a_move()]), "Ben: one Table> ");
        assert_eq!(board.reads_on(), "");
        // Table talk is no move, and other answers stay.
        for (asked, comes) in [(due().until_a_move(), said("one")), (due(), said("one").of_a_move())] {
            let mut board = Board::new();
            board.shown.begin();
            board.comes(&[asked]);
            let told = board.comes(&[comes]) + &board.reads_on();
            assert!(told.starts_with("Ben: one") && told.contains("Cleo"), "{told}");
        }
        // So does an answer that was not read yet.
        let mut board = Board::new();
        board.shown.begin();
        board.comes(&[answer().until_a_move()]);
        assert!(board.comes(&[said("one").of_a_move()]).ends_with(" +> "));
        assert!(board.reads_on().contains("Hanna"));
    }

    #[test]
    fn what_led_to_a_game_is_not_read_behind_its_beginning() {
        let mut board = Board::new();
        board.shown.begin();
        let prompt = board.comes(&[Message::new("answer-yes").until_it_begins()]);
        assert!(prompt.starts_with("Agreed."), "{prompt}");
        board.shown.begin_game();
        let begins = board.comes(&[said("this is what a game says as it begins")]);
        let read = begins + &board.reads_on();
        assert!(read.contains("begins") && !read.contains("Agreed"), "{read}");
    }

    #[test]
    fn whoever_reads_on_goes_on_after_news_and_hears_nothing_twice() {
        let mut board = Board::new();
        board.shown.begin();
        assert!(board.comes(&[answer()]).ends_with(" +> "));
        assert!(board.shown.turn_on());
        let second = board.comes(&[]);
        let left = board.shown.reading.clone();
        assert_eq!(board.comes(&[said("hello")]), "Ben: hello Table +> ");
        let read = board.reads_on();
        assert!(
            read.starts_with("Before that: ") && !read.contains(second.trim_end_matches([' ', '+', '>'])),
            "{read}"
        );
        assert!(left.has_more() && read.contains("Hanna"), "{read}");
        // The next news leaves the text after the earlier news as it is.
        let mut board = Board::new();
        board.shown.begin();
        board.comes(&[answer()]);
        board.shown.stood(NOTICED);
        board.comes(&[said("one")]);
        assert_eq!(board.comes(&[said("two")]), "Ben: one Ben: two Table +> ");
        assert!(board.reads_on().contains("Hanna"));
    }

    #[test]
    fn what_was_read_comes_not_again_behind_a_question_nor_behind_what_comes_without_a_line() {
        let question = Message::new("ask-replace").text("name", "Cleo").news().mattering().questioning();
        let mut board = Board::new();
        board.shown.begin();
        board.comes(&[answer()]);
        board.shown.stood(NOTICED);
        board.comes(&[question]);
        let read = board.reads_on();
        assert!(read.contains("Before that: ") && read.contains("Hanna"), "{read}");
        // The question is still open, so it is repeated.
        let told = board.comes(&[said("one")]) + &board.reads_on();
        assert!(told.contains("Computer for Cleo?") && !told.contains("Hanna"), "{told}");
        // The message about Ctrl-C comes without a typed line.
        let mut board = Board::new();
        board.shown.begin();
        let first = board.comes(&[answer()]);
        assert!(board.shown.turn_on());
        let second = board.comes(&[]);
        let told = board.comes(&[Message::new("typed-interrupt")]) + &board.reads_on();
        let is_again = |piece: &str| told.contains(piece.trim_end_matches([' ', '+', '>']));
        assert!(!is_again(&first) && !is_again(&second) && told.contains("Hanna"), "{told}");
    }

    #[test]
    fn what_is_left_to_read_stands_where_nothing_else_does() {
        let mut board = Board::new();
        board.shown.begin();
        board.comes(&[answer()]);
        let all: String = {
            let mut read = board.shown.reading.clone();
            let mut all = String::new();
            while read.turn_on() {
                all += read.piece();
            }
            all
        };
        board.shown.begin();
        let sign = Sign::new(&board.teller, false, false);
        let mut nothing = || board.shown.prompt(Vec::new(), &board.teller, None, "40".parse().unwrap(), &sign);
        let prompt = nothing();
        let piece = prompt.trim_end_matches([' ', '+', '>']);
        assert!(!piece.is_empty() && all.starts_with(piece), "{prompt}");
        assert_eq!(nothing(), prompt, "what comes to nothing moves nothing");
        assert!(board.shown.turn_on());
        let next = board.shown.prompt(Vec::new(), &board.teller, None, "40".parse().unwrap(), &sign);
        assert_ne!(next, prompt);
        assert_eq!(board.shown.prompt(Vec::new(), &board.teller, None, "40".parse().unwrap(), &sign), next);
    }

    #[test]
    fn what_wants_an_answer_stands_first_as_long_as_it_does() {
        let mut board = Board::new();
        board.shown.begin();
        board.comes(&[said("one of those")]);
        let question = Message::new("ask-replace").text("name", "Cleo").news().mattering().questioning();
        let asked = |shown: &mut Shown, teller: &Teller, fresh: &[Message]| {
            let sign = Sign::new(teller, true, true);
            let place = Message::new("place-room");
            shown.prompt(fresh.to_vec(), teller, Some(&place), "40".parse().unwrap(), &sign)
        };
        let prompt = asked(&mut board.shown, &board.teller, &[question]);
        assert!(prompt.contains("Computer for Cleo?"), "{prompt}");
        board.shown.stood(NOTICED);
        let prompt = asked(&mut board.shown, &board.teller, &[said("two of those, and three")]);
        assert!(prompt.contains("Computer for Cleo?"), "{prompt}");
    }
}
