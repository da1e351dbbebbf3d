//! The player's statistics, computed from the records alone.

use super::past::{Against, Ended, Past, Pasts};
use super::{Desk, Trouble};
use crate::game::Feat;
use crate::games;
use crate::kind::Kind;
use crate::text::message::{Arg, Message};
use crate::ui::about::word;

/// How many games make a streak.
const ROW: usize = 2;

impl Desk {
    /// How many games the player has finished and how they ended: for all kinds or, in more detail, for one.
    ///
    /// # Errors
    /// When there is no such game, or the folder cannot be read.
    pub fn stats(&mut self, typed: &str) -> Result<Vec<Message>, Trouble> {
        let kind = if typed.is_empty() { None } else { Some(games::meant(typed)?) };
        let names = self.finished()?;
        let own = self.console.settings().name.clone();
        let pasts = match &self.home {
            Some(home) => Pasts::load(home, &names, kind, own.as_ref()),
            None => Pasts::default(),
        };
        let mut told = match kind {
            None => of_all(&pasts.games),
            Some(kind) => self.of_one(kind, &pasts.games),
        };
        if pasts.unread > 0 {
            let unread = Message::new("stats-unread").count("count", pasts.unread);
            told.push(unread.with("games", Arg::Command("games")));
        }
        Ok(told)
    }

    /// The statistics of games of one kind.
    fn of_one(&mut self, kind: &dyn Kind, pasts: &[Past]) -> Vec<Message> {
        if pasts.is_empty() {
            let none = Message::new("stats-none-of").text("game", kind.id());
            return vec![none.with("command", Arg::Command("play"))];
        }
        let mut told = vec![Count::tally(pasts.iter()).fill(Message::new("stats-of").text("name", kind.id()))];
        let mut others: Vec<Against> = pasts.iter().map(|past| past.against).collect();
        others.sort();
        others.dedup();
        told.extend(others.into_iter().map(|against| {
            let count = Count::tally(pasts.iter().filter(|past| past.against == against));
            count.fill(match against {
                Against::Level(level) => Message::new("stats-level").said("level", word(level)),
                Against::Levels => Message::new("stats-levels"),
                Against::People => Message::new("stats-people"),
            })
        }));
        told.extend(rows(pasts));
        // The game itself has the messages about its feats.
        self.console.learn(kind.texts().messages);
        told.extend(kind.feats().iter().filter_map(|feat| {
            let (number, past) = best(*feat, pasts)?;
            let told = Message::new(feat.name).count("count", number).text("game", &past.name);
            Some(told.said("when", self.clock.describe(past.when)))
        }));
        told.extend(unknown(pasts));
        told
    }
}

/// The statistics of games of all kinds.
fn of_all(pasts: &[Past]) -> Vec<Message> {
    if pasts.is_empty() {
        return vec![Message::new("stats-none").with("command", Arg::Command("play"))];
    }
    let mut told = vec![Count::tally(pasts.iter()).fill(Message::new("stats-all"))];
    let kinds = games::ALL.iter().map(|kind| kind.id());
    let counts = kinds.map(|game| (game, Count::tally(pasts.iter().filter(|past| past.game == game))));
    let played: Vec<(&str, Count)> = counts.filter(|(_, count)| count.games > 0).collect();
    told.extend(played.iter().map(|(game, count)| count.fill(Message::new("stats-of").text("name", game))));
    told.extend(rows(pasts));
    told.extend(unknown(pasts));
    told.extend(played.last().map(|(game, _)| {
        let more = Message::new("stats-more").with("command", Arg::Command("stats"));
        more.text("game", game)
    }));
    told
}

/// The longest winning streak, and the current streak.
fn rows(pasts: &[Past]) -> Vec<Message> {
    let ended: Vec<Ended> = pasts.iter().filter_map(|past| past.ended).collect();
    let rows: Vec<&[Ended]> = ended.chunk_by(|one, other| one == other).collect();
    let won = rows.iter().filter(|row| row[0] == Ended::Won).map(|row| row.len());
    let longest = won.max().unwrap_or(0);
    let last = rows.first().copied().unwrap_or_default();
    let goes_on = match last.first() {
        // If the longest streak is the current one, it is enough to say that it continues.
        Some(Ended::Won) if last.len() == longest => Message::new("stats-row-goes-on"),
        Some(Ended::Won) => Message::new("stats-row-won").count("count", last.len()),
        Some(Ended::Lost) => Message::new("stats-row-lost").count("count", last.len()),
        Some(Ended::Drawn) | None => return row_of(longest).into_iter().collect(),
    };
    row_of(longest).into_iter().chain((last.len() >= ROW).then_some(goes_on)).collect()
}

/// The length of the longest winning streak, if it is long enough to be one.
fn row_of(longest: usize) -> Option<Message> {
    (longest >= ROW).then(|| Message::new("stats-row").count("count", longest))
}

/// The number of games in which several people sat at the keyboard, none with the player's name.
fn unknown(pasts: &[Past]) -> Option<Message> {
    let count = pasts.iter().filter(|past| past.ended.is_none()).count();
    let unknown = Message::new("stats-unknown").count("count", count);
    (count > 0).then(|| unknown.with("command", Arg::Command("name")))
}

/// A tally of results.
#[derive(Default)]
struct Count {
    games: usize,
    won: usize,
    lost: usize,
    drawn: usize,
}

impl Count {
    fn tally<'a>(pasts: impl Iterator<Item = &'a Past>) -> Count {
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

    fn fill(&self, message: Message) -> Message {
        let message = message.count("count", self.games).count("won", self.won);
        message.count("lost", self.lost).count("drawn", self.drawn)
    }
}

/// The best value of a feat, and the latest game with it.
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
