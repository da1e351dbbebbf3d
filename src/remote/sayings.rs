//! What one end of a connection says to the other, kept until it is known to be heard there: what a break has swallowed is
//! said once more after it, and by its number nobody hears it twice.

use std::collections::VecDeque;
use std::mem;

/// How much is kept that may not have been heard.
pub const MOST: usize = 8;

/// What was said to the other end.
#[derive(Debug)]
pub struct Sayings<T> {
    /// What may not have been heard, in its order, with its number where it was sent.
    kept: VecDeque<(Option<u32>, T)>,
    /// The number of what was sent last.
    last: u32,
    /// Up to which number all was heard.
    heard: u32,
    /// The number of what was sent and is not kept any more, whether it was heard or not.
    forgotten: u32,
    /// Whether the other end has told on this connection how much it has heard. Nothing is sent before.
    is_open: bool,
    /// Whether more was said than is kept, of which something may not have been heard.
    has_lost: bool,
}

impl<T> Default for Sayings<T> {
    fn default() -> Sayings<T> {
        Sayings { kept: VecDeque::new(), last: 0, heard: 0, forgotten: 0, is_open: false, has_lost: false }
    }
}

impl<T> Sayings<T> {
    /// Keeps what is said. The number with which it is to be sent, if that is now.
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

    /// The connection is a new one, or there is none: what was sent may be lost.
    pub fn interrupt(&mut self) {
        self.is_open = false;
    }

    /// The other end has heard all up to this number. Whether it tells so for the first time on this connection: then it
    /// waits for the [rest](Sayings::rest).
    pub fn confirm(&mut self, number: u32) -> bool {
        self.kept.retain(|(sent, _)| sent.is_none_or(|sent| sent > number));
        self.heard = self.heard.max(number);
        if self.is_open {
            return false;
        }
        self.has_lost |= self.forgotten > self.heard;
        self.forgotten = 0;
        // Numbers go on where they were, also after a program that was killed.
        self.last = self.last.max(number);
        true
    }

    /// Whether it is new to hear that all was heard up to this number. It never is more often than something was said.
    pub fn is_owed(&self, number: u32) -> bool {
        self.is_open && number > self.heard && number <= self.last
    }

    /// What the other end has not heard, with the numbers with which it is to be sent. From now on all is sent at once.
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

    /// Keeps only what can still be said: what else may not have been heard, and is lost.
    pub fn keep(&mut self, can_be_said: impl Fn(&T) -> bool) -> Vec<T> {
        let kept = mem::take(&mut self.kept).into_iter();
        let (kept, lost): (Vec<_>, Vec<_>) = kept.partition(|(_, said)| can_be_said(said));
        self.kept = kept.into();
        lost.into_iter().map(|(_, said)| said).collect()
    }

    /// Whether something may not have been heard.
    pub fn is_waiting(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Whether something was lost because more was said than is kept; told once.
    pub fn take_lost(&mut self) -> bool {
        mem::take(&mut self.has_lost)
    }
}

/// Up to which number one has heard what the other end has said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ear(u32);

impl Ear {
    /// The number of what was heard last.
    pub fn last(self) -> u32 {
        self.0
    }

    /// Hears what has this number. Whether it was not heard before.
    pub fn hears(&mut self, number: u32) -> bool {
        let is_new = number > self.0;
        self.0 = self.0.max(number);
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was said of this, from the first of these numbers on.
    fn numbered(first: u32, said: &str) -> Vec<(u32, char)> {
        (first..).zip(said.chars()).collect()
    }

    #[test]
    fn what_a_break_has_swallowed_is_said_once_more_and_nothing_else() {
        let mut sayings = Sayings::default();
        // Nothing is sent before it is known how much was heard.
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
        // The other end knows nothing any more.
        let mut sayings = Sayings::default();
        sayings.confirm(0);
        sayings.rest();
        "abc".chars().for_each(|said| assert!(sayings.say(said).is_some()));
        sayings.confirm(2);
        sayings.interrupt();
        assert!(sayings.confirm(0));
        assert_eq!(sayings.rest(), numbered(3, "c"));
        // This end does not, and has said something meanwhile.
        let mut sayings = Sayings::default();
        sayings.say('x');
        assert!(sayings.confirm(7));
        assert_eq!(sayings.rest(), numbered(8, "x"));
    }

    #[test]
    fn no_more_is_kept_than_a_few_and_what_is_lost_by_that_is_known_once() {
        let mut sayings = Sayings::default();
        sayings.confirm(0);
        sayings.rest();
        (0..2 * MOST).for_each(|_| assert!(sayings.say('a').is_some()));
        // Most of it was heard, but for what came first.
        sayings.interrupt();
        assert!(sayings.confirm(MOST as u32 - 1));
        assert_eq!(sayings.rest().len(), MOST);
        assert!(sayings.take_lost() && !sayings.take_lost());
        (0..2 * MOST).for_each(|_| assert!(sayings.say('a').is_some()));
        sayings.interrupt();
        assert!(sayings.confirm(3 * MOST as u32));
        assert!(!sayings.take_lost());
        // What cannot be said any more is given back.
        assert_eq!(sayings.keep(|_| false), ['a'; MOST]);
        assert!(!sayings.take_lost() && !sayings.is_waiting());
    }

    #[test]
    fn numbers_that_make_no_sense_do_no_harm() {
        let mut sayings = Sayings::default();
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
        let mut sayings = Sayings::default();
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
