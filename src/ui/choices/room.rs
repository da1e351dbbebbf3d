//! The choices while host and guests wait for each other.

use super::alone;
use crate::choice::{Choice, Line, Offer};
use crate::games;
use crate::kind::Kind;
use crate::ui::spot::Room;

impl Room {
    pub(super) fn offers(&self) -> Vec<Offer> {
        let begin = self.can_begin.then_some("begin").into_iter();
        let again = (self.has_played && self.people > 0).then_some("again");
        let table: Vec<&'static str> = begin.chain(again).chain(["who"]).collect();
        vec![
            Offer::new("choices-table", alone(&table)),
            Offer::new("choices-propose", self.proposals()),
            Offer::new("choices-more", alone(&["friends", "settings", "help", "quit"]).collect::<Vec<Choice>>()),
        ]
    }

    /// Each game, filled up with computers if it needs more players.
    fn proposals(&self) -> Vec<Line> {
        let people = self.people;
        let proposal = |kind: &&'static dyn Kind| {
            let line = Line::meant("propose").with(kind.id());
            let count = kind.seats().iter().copied().filter(|count| *count >= people).min()?;
            Some(if count == people { line } else { line.with(count) })
        };
        games::ALL.iter().filter(|_| people > 0).filter_map(proposal).collect()
    }
}
