//! What the player has played so far, in numbers: told from the records, beside which nothing is counted.

use super::about::word;
use super::past::{Against, Ended, Past, Pasts};
use super::{Desk, Trouble};
use crate::game::Feat;
use crate::games;
use crate::kind::Kind;
use crate::text::message::{Arg, Message};

/// The fewest games that make a row.
const ROW: usize = 2;

impl Desk {
    /// Tells how many games the player has finished and how they ended: of all kinds, or in more detail of the one that is
    /// named.
    ///
    /// # Errors
    /// When there is no such game, or the folder cannot be read.
    pub fn stats(&mut self, typed: &str) -> Result<(), Trouble> {
        let kind = if typed.is_empty() { None } else { Some(games::meant(typed)?) };
        let names = self.finished()?;
        let own = self.console.settings().name.clone();
        let pasts = match &self.home {
            Some(home) => Pasts::of(home, &names, kind, own.as_ref()),
            None => Pasts::default(),
        };
        match kind {
            None => self.tell_of_all(&pasts.games),
            Some(kind) => self.tell_of_one(kind, &pasts.games),
        }
        if pasts.unread > 0 {
            let unread = Message::new("stats-unread").count("count", pasts.unread);
            self.console.say(&unread.with("games", Arg::Command("games")));
        }
        Ok(())
    }

    fn tell_of_all(&mut self, pasts: &[Past]) {
        if pasts.is_empty() {
            return self.console.say(&Message::new("stats-none").with("command", Arg::Command("play")));
        }
        self.console.say(&Count::of(pasts.iter()).told(Message::new("stats-all")));
        let mut last = None;
        for kind in games::ALL {
            let of_kind = Count::of(pasts.iter().filter(|past| past.game == kind.id()));
            if of_kind.games > 0 {
                self.console.say(&of_kind.told(Message::new("stats-of").text("name", kind.id())));
                last = Some(*kind);
            }
        }
        self.tell_rows(pasts);
        self.tell_unknown(pasts);
        if let Some(kind) = last {
            let more = Message::new("stats-more").with("command", Arg::Command("stats"));
            self.console.say(&more.text("game", kind.id()));
        }
    }

    fn tell_of_one(&mut self, kind: &dyn Kind, pasts: &[Past]) {
        if pasts.is_empty() {
            let none = Message::new("stats-none-of").text("game", kind.id());
            return self.console.say(&none.with("command", Arg::Command("play")));
        }
        self.console.say(&Count::of(pasts.iter()).told(Message::new("stats-of").text("name", kind.id())));
        let mut others: Vec<Against> = pasts.iter().map(|past| past.against).collect();
        others.sort();
        others.dedup();
        for against in others {
            let count = Count::of(pasts.iter().filter(|past| past.against == against));
            self.console.say(&count.told(match against {
                Against::Level(level) => Message::new("stats-level").said("level", word(level)),
                Against::Levels => Message::new("stats-levels"),
                Against::People => Message::new("stats-people"),
            }));
        }
        self.tell_rows(pasts);
        // What is not agreed in all games is told by the game itself.
        self.console.learn(kind.texts().messages);
        for feat in kind.feats() {
            if let Some((number, past)) = best(*feat, pasts) {
                let told = Message::new(feat.name).count("count", number).text("game", &past.name);
                let told = told.said("when", self.clock.told(past.when));
                self.console.say(&told);
            }
        }
        self.tell_unknown(pasts);
    }

    /// The longest row of wins, and the row that is going on.
    fn tell_rows(&mut self, pasts: &[Past]) {
        let ended: Vec<Ended> = pasts.iter().filter_map(|past| past.ended).collect();
        let rows = ended.chunk_by(|one, other| one == other);
        let longest = rows.clone().filter(|row| row[0] == Ended::Won).map(<[Ended]>::len).max().unwrap_or(0);
        let last = rows.into_iter().next().unwrap_or_default();
        if longest >= ROW {
            self.console.say(&Message::new("stats-row").count("count", longest));
        }
        let goes_on = match last.first() {
            // Of the longest row it is enough to say that it goes on.
            Some(Ended::Won) if last.len() >= ROW && last.len() == longest => Message::new("stats-row-goes-on"),
            Some(Ended::Won) if last.len() >= ROW => Message::new("stats-row-won"),
            Some(Ended::Lost) if last.len() >= ROW => Message::new("stats-row-lost"),
            Some(Ended::Won | Ended::Lost | Ended::Drawn) | None => return,
        };
        self.console.say(&goes_on.count("count", last.len()));
    }

    /// In how many games several people sat at the keyboard, none of whom has the player's name.
    fn tell_unknown(&mut self, pasts: &[Past]) {
        let count = pasts.iter().filter(|past| past.ended.is_none()).count();
        if count > 0 {
            let unknown = Message::new("stats-unknown").count("count", count);
            self.console.say(&unknown.with("command", Arg::Command("name")));
        }
    }
}

/// How some games ended.
#[derive(Default)]
struct Count {
    games: usize,
    won: usize,
    lost: usize,
    drawn: usize,
}

impl Count {
    fn of<'a>(pasts: impl Iterator<Item = &'a Past>) -> Count {
        let mut count = Count::default();
        for past in pasts {
            count.games += 1;
            match past.ended {
                Some(Ended::Won) => count.won += 1,
                Some(Ended::Lost) => count.lost += 1,
                Some(Ended::Drawn) => count.drawn += 1,
                None => {}
            }
        }
        count
    }

    fn told(&self, message: Message) -> Message {
        let message = message.count("count", self.games).count("won", self.won);
        message.count("lost", self.lost).count("drawn", self.drawn)
    }
}

/// The best of something that was achieved, and the last game in which it was.
fn best(feat: Feat, pasts: &[Past]) -> Option<(u32, &Past)> {
    let mut best: Option<(u32, &Past)> = None;
    for past in pasts {
        for (_, number) in past.feats.iter().filter(|(name, _)| *name == feat.name) {
            if best.is_none_or(|(best, _)| feat.better(*number, best)) {
                best = Some((*number, past));
            }
        }
    }
    best
}
