//! Telling: what a session says on its own, to whom, and up to which event.

use super::{Effect, Session};
use crate::player::{Player, seated};
use crate::seat::{Seat, Viewer};
use crate::text::cue::Cue;
use crate::text::message::{Arg, Message};

impl Session {
    pub(super) fn say(&mut self, message: Message) {
        self.effects.push_back(Effect::Say(message));
    }

    pub(super) fn say_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        self.effects.extend(messages.into_iter().map(Effect::Say));
    }

    /// Says what has happened without being asked.
    pub(super) fn announce(&mut self, news: impl IntoIterator<Item = Message>) {
        self.say_all(news.into_iter().map(Message::news));
    }

    /// Introduces the computers with their levels, if there are several.
    pub(super) fn introduce_computers(&mut self) {
        let computers = seated(self.table.players()).filter_map(|(seat, player)| match player {
            Player::Computer(level) => Some((seat, *level)),
            Player::Human(_) | Player::Far(_) => None,
        });
        let computers: Vec<Message> = computers
            .map(|(seat, level)| Message::new("table-computer").seat("name", seat).with("level", level.arg()))
            .collect();
        if computers.len() > 1 {
            let message = Message::new("table-computers").count("count", computers.len());
            self.say(message.with("names", Arg::together(computers.into_iter().map(Arg::from).collect())));
        }
    }

    /// The first event that the listener has not heard yet.
    pub(super) fn first_unheard(&mut self) -> &mut usize {
        &mut self.told[self.listener.seat().unwrap_or(Seat::FIRST)]
    }

    /// Says all the news, and returns the last message.
    pub(super) fn tell_news(&mut self) -> Option<Message> {
        self.tell_news_to(self.table.now())
    }

    /// Tells a returning player what was missed, including actions that a computer took for them, but no questions that
    /// are closed by now.
    pub(super) fn tell_missed(&mut self) {
        let (from, now) = (*self.first_unheard(), self.table.now());
        let missed = Message::retold(self.table.news(self.listener, from..now));
        self.tell_up_to(now, missed);
    }

    /// Says the news, except events that have to be told together with their results. Returns whether there was any.
    /// How a game of several people ended is told to all at once.
    pub(super) fn tell_settled_news(&mut self) -> bool {
        if self.is_over() && self.people.len() > 1 {
            return false;
        }
        let from = *self.first_unheard();
        self.tell_news_to(self.table.settled(self.listener, from)).is_some()
    }

    /// Says the news before the event `to`, and returns the last message. Until the first of several people listens,
    /// nothing is said: each hears everything later, including their own secrets.
    pub(super) fn tell_news_to(&mut self, to: usize) -> Option<Message> {
        if self.listener == Viewer::Public && self.people.len() > 1 && !self.is_over() {
            return None;
        }
        let from = *self.first_unheard();
        let mut news = self.table.news(self.listener, from..to);
        // A wrong action in a lesson that ends the game is taken back, so no hidden information may be revealed after
        // it.
        if let Some(end) = news.iter().position(|message| message.decisive).filter(|_| self.is_lesson()) {
            news.truncate(end + 1);
        }
        self.call_to_decide(&mut news);
        if let Some(matters) = self.matters() {
            let asked = news.iter().rposition(|message| !message.expects).map_or(0, |place| place + 1);
            news.insert(asked, matters);
        }
        let last = news.last().cloned();
        self.tell_up_to(to, news);
        last
    }

    /// Adds the cue for the player's turn to the last message that is always said, once the listener is due after
    /// others have acted. A player who has two turns in a row has not waited.
    fn call_to_decide(&mut self, news: &mut [Message]) {
        let Some(seat) = self.due_listener() else {
            return;
        };
        let acted = Some(self.table.before_last_action(seat));
        if self.called[seat] == acted || self.table.now() <= self.table.after_last_action(seat) {
            return;
        }
        if let Some(last) = news.iter_mut().rev().find(|message| message.is_always_said()) {
            last.cues.add([Cue::Turn]);
            self.called[seat] = acted;
        }
    }

    /// Says all the news before the event `to`.
    fn tell_up_to(&mut self, to: usize, news: Vec<Message>) {
        let from = *self.first_unheard();
        self.exposed |= self.table.has_told_secrets(self.listener, from);
        *self.first_unheard() = to;
        // The first news that comes tells the awaited result.
        self.awaits &= to == from;
        self.announce(news.into_iter().map(Message::of_a_move));
    }

    /// What matters among the others' actions since the listener's last decision. Said once, when the listener is due
    /// again.
    pub(super) fn matters(&mut self) -> Option<Message> {
        let seat = self.due_listener()?;
        let from = self.table.after_last_action(seat).max(self.weighed[seat]);
        let matters = self.table.matters(self.listener, from)?;
        self.weighed[seat] = self.table.now();
        self.exposed |= self.table.has_secrets();
        Some(matters)
    }
}
