//! Reliable talk over unreliable connections: each end keeps what it says until the other has confirmed it, and repeats
//! after a break what was lost. By the numbers, nothing is heard twice.

use std::collections::VecDeque;
use std::mem;

/// The maximum number of unconfirmed sayings kept.
pub const MOST: usize = 8;

/// The sayings to the other end.
#[derive(Debug)]
pub struct Outbox<T> {
    /// The unconfirmed sayings in order, each with its number if it was sent.
    kept: VecDeque<(Option<u32>, T)>,
    /// The number of the last saying sent.
    last: u32,
    /// The number up to which everything is confirmed.
    heard: u32,
    /// The number of the last saying that was sent and dropped, confirmed or not.
    forgotten: u32,
    /// Whether the other end has confirmed on this connection. Nothing is sent before.
    is_open: bool,
    /// Whether too much was said to be kept, and some of it may not have been heard.
    has_lost: bool,
}

impl<T> Default for Outbox<T> {
    fn default() -> Outbox<T> {
        Outbox { kept: VecDeque::new(), last: 0, heard: 0, forgotten: 0, is_open: false, has_lost: false }
    }
}

impl<T> Outbox<T> {
    /// Keeps a saying. Returns the number under which to send it, if it can be sent now.
    pub fn say(&mut self, said: T) -> Option<u32> {
        if self.kept.len() == MOST
            && let Some((number, _)) = self.kept.pop_front()
        {
            match number {
                Some(number) => self.forgotten = number,
                None => self.has_lost = true,
            }
        }
        if self.is_open {
            self.last = self.last.saturating_add(1);
        }
        let number = self.is_open.then_some(self.last);
        self.kept.push_back((number, said));
        number
    }

    /// Notes that the connection is lost or replaced, so that recent sayings may be lost.
    pub fn interrupt(&mut self) {
        self.is_open = false;
    }

    /// Takes the other end's confirmation of everything up to this number. Returns whether it is the first on this
    /// connection: then the [rest](Outbox::rest) is due.
    pub fn confirm(&mut self, number: u32) -> bool {
        self.kept.retain(|(sent, _)| sent.is_none_or(|sent| sent > number));
        self.heard = self.heard.max(number);
        if self.is_open {
            return false;
        }
        self.has_lost |= self.forgotten > self.heard;
        self.forgotten = 0;
        // The numbers continue even if this program was killed.
        self.last = self.last.max(number);
        true
    }

    /// Whether a confirmation of this number would be news. This is the case at most once per saying.
    pub fn is_owed(&self, number: u32) -> bool {
        self.is_open && number > self.heard && number <= self.last
    }

    /// The sayings that the other end has not heard, with their numbers. From then on, sayings are sent at once.
    pub fn rest(&mut self) -> Vec<(u32, T)>
    where
        T: Clone,
    {
        self.is_open = true;
        let mut rest = Vec::new();
        for (number, said) in &mut self.kept {
            let number = *number.get_or_insert_with(|| {
                self.last = self.last.saturating_add(1);
                self.last
            });
            rest.push((number, said.clone()));
        }
        rest
    }

    /// Keeps only what can still be said. Returns the others, which are lost.
    pub fn keep(&mut self, can_be_said: impl Fn(&T) -> bool) -> Vec<T> {
        let kept = mem::take(&mut self.kept).into_iter();
        let (kept, lost): (Vec<_>, Vec<_>) = kept.partition(|(_, said)| can_be_said(said));
        self.kept = kept.into();
        lost.into_iter().map(|(_, said)| said).collect()
    }

    /// Whether a saying is unconfirmed.
    pub fn is_waiting(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Returns whether a saying was lost because too much was said; true once.
    pub fn take_lost(&mut self) -> bool {
        mem::take(&mut self.has_lost)
    }
}

/// The number up to which the other end's sayings were heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ear(u32);

impl Ear {
    /// The number of the last saying heard.
    pub fn last(self) -> u32 {
        self.0
    }

    /// Notes a saying of this number as heard. Returns whether it is new.
    pub fn hears(&mut self, number: u32) -> bool {
        let is_new = number > self.0;
        self.0 = self.0.max(number);
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The characters of `said`, numbered from `first`.
    fn numbered(first: u32, said: &str) -> Vec<(u32, char)> {
        (first..).zip(said.chars()).collect()
    }

    #[test]
    fn what_a_break_has_swallowed_is_said_once_more_and_nothing_else() {
        let mut sayings = Outbox::default();
        // Nothing is sent before the other end has confirmed.
        assert_eq!(sayings.say('a'), None);
        assert!(sayings.confirm(0));
        assert_eq!(sayings.rest(), numbered(1, "a"));
        assert_eq!((sayings.say('b'), sayings.say('c')), (Some(2), Some(3)));
        assert!(!sayings.confirm(1) && sayings.is_waiting());
        sayings.interrupt();
        assert_eq!(sayings.say('d'), None);
        assert!(sayings.confirm(2));
        assert_eq!(sayings.rest(), numbered(3, "cd"));
        assert!(!sayings.confirm(4) && !sayings.is_waiting() && !sayings.take_lost());
        sayings.interrupt();
        assert!(sayings.confirm(4) && sayings.rest().is_empty());
        assert_eq!(sayings.say('e'), Some(5));
    }

    #[test]
    fn numbers_go_on_whichever_end_was_killed() {
        // The other end has forgotten everything.
        let mut sayings = Outbox::default();
        sayings.confirm(0);
        sayings.rest();
        "abc".chars().for_each(|said| assert!(sayings.say(said).is_some()));
        sayings.confirm(2);
        sayings.interrupt();
        assert!(sayings.confirm(0));
        assert_eq!(sayings.rest(), numbered(3, "c"));
        // This end has forgotten everything, and then said something.
        let mut sayings = Outbox::default();
        sayings.say('x');
        assert!(sayings.confirm(7));
        assert_eq!(sayings.rest(), numbered(8, "x"));
    }

    #[test]
    fn no_more_is_kept_than_a_few_and_what_is_lost_by_that_is_known_once() {
        let mut sayings = Outbox::default();
        sayings.confirm(0);
        sayings.rest();
        (0..2 * MOST).for_each(|_| assert!(sayings.say('a').is_some()));
        // Most of it was heard, except the beginning.
        sayings.interrupt();
        assert!(sayings.confirm(MOST as u32 - 1));
        assert_eq!(sayings.rest().len(), MOST);
        assert!(sayings.take_lost() && !sayings.take_lost());
        (0..2 * MOST).for_each(|_| assert!(sayings.say('a').is_some()));
        sayings.interrupt();
        assert!(sayings.confirm(3 * MOST as u32));
        assert!(!sayings.take_lost());
        // Sayings that no longer apply are returned.
        assert_eq!(sayings.keep(|_| false), ['a'; MOST]);
        assert!(!sayings.take_lost() && !sayings.is_waiting());
    }

    #[test]
    fn numbers_that_make_no_sense_do_no_harm() {
        let mut sayings = Outbox::default();
        for number in [u32::MAX, 0, 5, u32::MAX, 1] {
            sayings.interrupt();
            sayings.confirm(number);
            sayings.rest();
            (0..20).for_each(|_| assert!(sayings.say('a').is_some()));
            assert!(!sayings.is_owed(u32::MAX) && sayings.kept.len() <= MOST);
        }
        let mut ear = Ear::default();
        let heard: Vec<bool> = [1, 1, 5, 3, u32::MAX, u32::MAX].map(|number| ear.hears(number)).to_vec();
        assert_eq!((heard, ear.last()), (vec![true, false, true, false, true, false], u32::MAX));
    }

    #[test]
    fn a_word_is_owed_once_for_each_saying() {
        let mut sayings = Outbox::default();
        sayings.confirm(0);
        sayings.rest();
        (0..3).for_each(|_| assert!(sayings.say('a').is_some()));
        let mut owed = 0;
        for number in [1, 1, 0, 3, 2, 3, 4, u32::MAX] {
            owed += usize::from(sayings.is_owed(number));
            if number < 4 {
                sayings.confirm(number);
            }
        }
        assert_eq!(owed, 2);
    }
}
