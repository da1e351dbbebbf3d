//! Reading on: the text that a prompt could not hold, in pieces that each fit one prompt, forwards and backwards.

use std::mem;

/// How many pieces are kept for turning back.
const MOST_READ: usize = 500;

/// A text that is read piece by piece.
#[derive(Clone, Default)]
pub struct Reading {
    /// All pieces, shown or not.
    pieces: Vec<String>,
    /// How many of them are shown.
    shown: usize,
    /// The most that were ever shown: turning back makes none of them unread.
    seen: usize,
    /// Whether the last piece shown was turned to and is not in a prompt yet.
    is_turned: bool,
    /// The heading of the text that was left unread at the last interruption.
    head: Option<Head>,
}

/// A piece that got a heading, which says that it is older than the text before it.
#[derive(Clone)]
struct Head {
    /// How many pieces there are from its first one to the end: later interruptions leave that number alone.
    from_end: usize,
    /// How many pieces it became.
    count: usize,
    /// The piece without the heading.
    plain: String,
}

impl Reading {
    /// Whether there is more to read.
    pub fn has_more(&self) -> bool {
        self.shown < self.pieces.len()
    }

    /// Whether there is more that was never shown.
    pub fn has_unread(&self) -> bool {
        self.seen < self.pieces.len()
    }

    /// Begins a new text: `first` is in the prompt, `rest` comes after it.
    pub fn begin(&mut self, first: String, rest: Vec<String>) {
        *self = Reading::default();
        self.insert(first, rest);
    }

    /// Interrupts the text with another one, after which it continues. `headed` gives its next piece a heading, so that
    /// it is not mistaken for a part of the interruption; only the first unread piece has one, however many
    /// interruptions there are. A text without unread pieces is dropped. Pieces shown before the player turned back are
    /// not shown again.
    pub fn interpose(&mut self, first: String, rest: Vec<String>, headed: impl FnOnce(&str) -> Vec<String>) {
        self.shown = self.seen;
        self.behead();
        match self.pieces.get(self.shown).cloned() {
            Some(plain) => {
                let pieces = headed(&plain);
                let count = pieces.len();
                self.pieces.splice(self.shown..=self.shown, pieces);
                self.head = Some(Head { from_end: self.pieces.len() - self.shown, count, plain });
                self.insert(first, rest);
            }
            None => self.begin(first, rest),
        }
    }

    /// Takes the heading off its piece, unless part of it was already shown.
    fn behead(&mut self) {
        let is_unread = |head: &Head| head.from_end <= self.pieces.len() - self.shown;
        if let Some(head) = self.head.take().filter(is_unread) {
            let begin = self.pieces.len() - head.from_end;
            self.pieces.splice(begin..begin + head.count, [head.plain]);
        }
    }

    fn insert(&mut self, first: String, rest: Vec<String>) {
        let unread = self.pieces.split_off(self.shown);
        self.pieces.push(first);
        let forgotten = self.pieces.len().saturating_sub(MOST_READ);
        self.pieces.drain(..forgotten);
        self.shown = self.pieces.len();
        self.seen = self.shown;
        self.pieces.extend(rest.into_iter().chain(unread));
        self.is_turned = false;
    }

    /// Turns one piece forward. Returns whether there was one.
    pub fn turn_on(&mut self) -> bool {
        let can_turn = self.has_more();
        if can_turn {
            self.shown += 1;
            self.seen = self.seen.max(self.shown);
            self.is_turned = true;
        }
        can_turn
    }

    /// Turns one piece back. Returns whether there was one.
    pub fn turn_back(&mut self) -> bool {
        let can_turn = self.shown > 1;
        if can_turn {
            self.shown -= 1;
            self.is_turned = true;
        }
        can_turn
    }

    /// Whether a piece was turned to since the last call.
    pub fn has_turned(&mut self) -> bool {
        mem::take(&mut self.is_turned)
    }

    /// The piece that was shown last.
    pub fn piece(&self) -> &str {
        self.pieces[..self.shown].last().map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<String> {
        text.chars().map(String::from).collect()
    }

    fn begun(first: &str, rest: &str) -> Reading {
        let mut reading = Reading::default();
        reading.begin(first.to_owned(), pieces(rest));
        reading
    }

    /// All pieces up to the end.
    fn read(reading: &mut Reading) -> String {
        let mut read = String::new();
        while reading.turn_on() {
            read += reading.piece();
        }
        read
    }

    #[test]
    fn it_goes_on_and_back_by_a_piece() {
        let mut reading = begun("a", "bc");
        assert!(!reading.has_turned());
        assert!(reading.turn_on());
        assert_eq!((reading.has_turned(), reading.piece()), (true, "b"));
        assert!(!reading.has_turned());
        assert!(reading.turn_back());
        assert_eq!((reading.has_turned(), reading.piece()), (true, "a"));
        assert!(!reading.turn_back());
        assert_eq!(read(&mut reading), "bc");
        assert!(!reading.turn_on());
    }

    #[test]
    fn what_comes_in_between_ends_no_reading() {
        let mut reading = begun("a", "bc");
        reading.turn_on();
        reading.interpose("x".to_owned(), pieces("yz"), |next| vec!["before:".to_owned(), next.to_uppercase()]);
        assert_eq!(read(&mut reading.clone()), "yzbefore:C");
        assert!(reading.turn_back());
        assert_eq!(reading.piece(), "b");
        reading.begin("n".to_owned(), Vec::new());
        assert!(!reading.has_more());
        assert!(!reading.turn_back());
    }

    #[test]
    fn what_was_read_does_not_come_again_for_whoever_has_turned_back() {
        let headed = |next: &str| vec!["before:".to_owned(), next.to_uppercase()];
        let mut reading = begun("a", "bcd");
        assert!(reading.turn_on() && reading.turn_on() && reading.turn_back() && reading.turn_back());
        assert!(reading.has_more() && reading.has_unread());
        reading.interpose("x".to_owned(), pieces("y"), headed);
        assert_eq!(read(&mut reading.clone()), "ybefore:D");
        // It can still be turned back to.
        assert!(reading.turn_back());
        assert_eq!(reading.piece(), "c");
        // Half of the headed piece was read.
        let mut reading = begun("a", "b");
        reading.interpose("x".to_owned(), Vec::new(), headed);
        assert!(reading.turn_on() && reading.turn_back());
        reading.interpose("y".to_owned(), Vec::new(), |next| vec![next.to_owned()]);
        assert_eq!(read(&mut reading), "B");
        // A text read to its end is dropped.
        let mut reading = begun("a", "b");
        assert!(reading.turn_on() && reading.turn_back() && !reading.has_unread());
        reading.interpose("x".to_owned(), Vec::new(), headed);
        assert!(!reading.has_more() && !reading.turn_back());
    }

    #[test]
    fn only_the_first_piece_that_is_left_is_headed_however_often_something_comes_in_between() {
        let headed = |next: &str| vec!["before:".to_owned(), next.to_uppercase()];
        let mut reading = begun("a", "bc");
        reading.interpose("x".to_owned(), pieces("yz"), headed);
        reading.interpose("v".to_owned(), pieces("w"), headed);
        assert_eq!(read(&mut reading.clone()), "wbefore:Yzbc");
        for _ in 0..2 {
            reading.turn_on();
        }
        reading.interpose("u".to_owned(), Vec::new(), headed);
        assert_eq!(read(&mut reading), "before:Yzbc", "of what was headed, the head was read");
    }

    #[test]
    fn what_was_read_is_not_kept_for_ever() {
        let mut reading = begun("a", "b");
        for _ in 0..2 * MOST_READ {
            reading.interpose("x".to_owned(), Vec::new(), |next| vec![next.to_owned()]);
        }
        assert!(reading.pieces.len() <= MOST_READ + 1);
        assert_eq!(read(&mut reading), "b");
    }
}
