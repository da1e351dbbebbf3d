//! Ways to a field: from where it is asked for, how far that is, and whether another may be shorter.

use super::{Aim, Outlook};
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::Field;
use crate::sniff::rules::distances::Distances;
use crate::sniff::think::walkers::Door;
use snuffel_core::advice::Course;
use snuffel_core::text::message::Message;

impl Outlook<'_> {
    /// The field from which it is asked for, where that is not the one where the searcher stands.
    pub(super) fn from(&self) -> Option<Field> {
        asked_from(&self.advice.best)
    }

    /// From where the second best is asked for, where ways over known ground cost nothing and it could be asked for from
    /// elsewhere as well.
    pub(super) fn other_from(&self) -> Option<Message> {
        let other = self.other().filter(|_| !self.ways_cost())?;
        let from = asked_from(self.advice.second.as_ref()?)?;
        let has_other = self.doors.iter().any(|door| door.beyond == other.field && door.inside != from);
        has_other.then(|| Message::new("hint-second-from").place("other", other.field).place("from", from))
    }

    /// Whether it could be asked for with fewer moves, from another field than it is; one that is next to the searcher is
    /// another matter.
    pub(super) fn is_roundabout(&self) -> bool {
        let nearer = |door: &Door| door.beyond == self.aim.field && usize::from(door.moves) < self.aim.moves;
        self.doors.iter().any(|door| nearer(door) && door.moves > 1)
    }

    /// With another field and how far that is, and whether by known ways only.
    pub(super) fn far(&self, message: Message, other: Aim) -> Message {
        let message = message.place("other", other.field).count("moves", other.moves);
        let may_be_sooner = self.way_by(other, |_| true).is_some();
        message.count("known", u8::from(may_be_sooner))
    }

    /// In how many moves a field could be asked for over borders between known fields that were never tried, where that is
    /// sooner and they are open.
    pub(super) fn shortcut(&self, aim: Aim) -> Option<usize> {
        self.way_by(aim, |field| self.search.visited.contains(field))
    }

    /// In how many moves a field could be asked for by way of such fields, where that is sooner and all is open there.
    fn way_by(&self, aim: Aim, fits: impl Fn(Field) -> bool) -> Option<usize> {
        let search = self.search;
        let hopes = |one, other| fits(one) && search.hopes(one, other);
        let moves = Distances::from(self.size(), search.stands, hopes).get(aim.field)?;
        (usize::from(moves) < aim.moves).then_some(moves.into())
    }

    /// Whether any other field may be asked for as soon, by known ways or by such borders: those where a dog is more likely
    /// do not count with `safe`.
    pub(super) fn has_as_near(&self, safe: bool) -> bool {
        let risk = self.clues.risk(self.aim.field);
        let mut others = self.others().filter(|door| !safe || self.clues.risk(door.beyond) <= risk);
        others.any(|door| {
            let other = Aim { field: door.beyond, moves: door.moves.into() };
            self.shortcut(other).unwrap_or(other.moves) <= self.aim.moves
        })
    }
}

/// The field from which a course asks for the last one, where it walks there first.
fn asked_from(course: &Course<Action>) -> Option<Field> {
    let before = match course.then.as_slice() {
        [] => return None,
        [_] => &course.action,
        [.., before, _] => before,
    };
    if let Action::Step(from) = before { Some(*from) } else { None }
}
