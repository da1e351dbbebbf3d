//! Ways to a field: where it is asked for from, the distance, and whether another way may be shorter.

use super::{Aim, Outlook};
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::Field;
use crate::sniff::rules::distances::Distances;
use crate::sniff::tell::why::Reason;
use crate::sniff::think::walkers::Door;
use snuffel_core::advice::Course;
use snuffel_core::text::message::Message;

impl Outlook<'_> {
    /// The field from which it is asked for, if that is not the searcher's current field.
    pub(super) fn from(&self) -> Option<Field> {
        asked_from(&self.advice.best)
    }

    /// The field from which the second best is asked for, if ways over known ground are free and there was an
    /// alternative.
    pub(super) fn other_from(&self) -> Option<Message> {
        let other = self.other().filter(|_| !self.ways_cost())?;
        let from = asked_from(self.advice.second.as_ref()?)?;
        let has_other = self.doors.iter().any(|door| door.beyond == other.field && door.inside != from);
        has_other.then(|| Message::new("hint-second-from").place("other", other.field).place("from", from))
    }

    /// Returns whether another field would allow asking for it with fewer moves. A target next to the searcher does
    /// not count.
    pub(super) fn is_roundabout(&self) -> bool {
        let nearer = |door: &Door| door.beyond == self.aim.field && usize::from(door.moves) < self.aim.moves;
        self.doors.iter().any(|door| nearer(door) && door.moves > 1)
    }

    /// Adds another field with its distance, and whether that is for known ways only.
    pub(super) fn far(&self, reason: Reason, other: Aim) -> Reason {
        let reason = reason.place("other", other.field).count("moves", other.moves);
        let may_be_sooner = self.way_by(other, |_| true).is_some();
        reason.count("known", u8::from(may_be_sooner))
    }

    /// The number of moves to ask for a field across untried borders between known fields, if they are open and that
    /// is shorter.
    pub(super) fn shortcut(&self, aim: Aim) -> Option<usize> {
        self.way_by(aim, |field| self.search.visited.contains(field))
    }

    /// The number of moves to ask for a field through fields that fit, if that is shorter and all borders there are
    /// open.
    fn way_by(&self, aim: Aim, fits: impl Fn(Field) -> bool) -> Option<usize> {
        let search = self.search;
        let hopes = |one, other| fits(one) && search.hopes(one, other);
        let moves = Distances::from(self.size(), search.stands, hopes).get(aim.field)?;
        (usize::from(moves) < aim.moves).then_some(moves.into())
    }

    /// Returns whether any other field may be asked for as soon, by known ways or across such borders. With `safe`,
    /// fields where a dog is more likely do not count.
    pub(super) fn has_as_near(&self, safe: bool) -> bool {
        let risk = self.clues.risk(self.aim.field);
        let mut others = self.others().filter(|door| !safe || self.clues.risk(door.beyond) <= risk);
        others.any(|door| {
            let other = Aim { field: door.beyond, moves: door.moves.into() };
            self.shortcut(other).unwrap_or(other.moves) <= self.aim.moves
        })
    }
}

/// The field from which a course asks for its target, if it walks there first.
fn asked_from(course: &Course<Action>) -> Option<Field> {
    let before = match course.then.as_slice() {
        [] => return None,
        [_] => &course.action,
        [.., before, _] => before,
    };
    if let Action::Step(from) = before { Some(*from) } else { None }
}
