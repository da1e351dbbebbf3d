//! The details after a reason: the expected length, borders and dogs, and the second best.

use super::{Aim, Outlook, decimal};
use crate::sniff::rules::board::Field;
use crate::sniff::rules::sets::FieldSet;
use crate::sniff::rules::view::Border;
use crate::sniff::tell::why::{Reason, Why};
use crate::sniff::think::walkers::Door;
use snuffel_core::text::message::Message;

impl Outlook<'_> {
    /// The details, for a player who asks for more.
    pub(super) fn more(&self, why: Why) -> Vec<Message> {
        let mut told = Vec::new();
        let needed = self.advice.best.worth.map(|worth| -worth);
        told.extend(needed.filter(|_| self.has_figures()).map(|needed| {
            let expect = Message::new(self.named("hint-expect", "hint-expect-alone"));
            expect.count("out", u8::from(self.view.config.way_out)).with("turns", decimal(needed))
        }));
        told.push(self.odds());
        if self.view.config.dogs {
            told.extend(self.dogs(why));
            // Without dogs a wall costs only the turn, and the numbers of borders show how likely one is.
            told.extend(self.shortcut(self.aim).map(|moves| Message::new("hint-shortcut").count("moves", moves)));
        }
        // After the second best, all of this would seem to refer to that one.
        told.extend(self.second(why));
        told.extend(self.other_from());
        told
    }

    /// The facts about dogs: that none can be at the target, or where they may be; and where one must be.
    fn dogs(&self, why: Why) -> Vec<Message> {
        let is_possible = |field: &Field| self.clues.risk(*field) > 0 && !self.dogs.contains(*field);
        let possible: Vec<Field> = self.size().fields().filter(is_possible).collect();
        let may_bite = |door: &&Door| self.clues.risk(door.beyond) > 0 && !self.dogs.contains(door.beyond);
        let nearer = self.others().filter(|door| usize::from(door.moves) < self.aim.moves).filter(may_bite);
        let nearer: Vec<Field> = FieldSet::from_iter(nearer.map(|door| door.beyond)).iter().collect();
        let about = |id: &'static str| Message::new(id).place("aim", self.aim.field);
        let told = match self.clues.risk(self.aim.field) {
            0 if why != Why::Safe && nearer.is_empty() => Some(about("hint-no-dog")),
            0 if why != Why::Safe => Some(about("hint-no-dog-nearer").places("fields", nearer)),
            _ => (!possible.is_empty()).then(|| Message::new("hint-dogs").places("fields", possible)),
        };
        let mut told = Vec::from_iter(told);
        let sure: Vec<Field> = self.dogs.iter().collect();
        if !sure.is_empty() {
            told.push(Message::new("hint-dogs-sure").count("count", sure.len()).places("fields", sure));
        }
        told
    }

    /// Selects the name for turns, or the one for moves of a player going on alone.
    fn named(&self, turns: &'static str, moves: &'static str) -> &'static str {
        if self.view.alone.is_some() { moves } else { turns }
    }

    /// The next best field and its drawback, unless the reason has already given it.
    fn second(&self, why: Why) -> Option<Message> {
        let other = self.other()?;
        if why.compares() {
            return None;
        }
        if !self.has_figures() {
            return self.as_safe(other, why);
        }
        let named = |id: &'static str| Message::new(id).place("other", other.field);
        let far = |why: Why| self.far(Reason::new(why), other).message();
        let (margin, _) = self.advice.margin()?;
        let is_far = why == Why::Near;
        Some(match self.margin() {
            // The reason was its distance.
            Some(turns) if is_far => {
                named(self.named("hint-second-by", "hint-second-by-alone")).with("turns", decimal(turns))
            }
            Some(turns) => {
                let why = if self.view.alone.is_some() { Why::SecondAlone } else { Why::Second };
                far(why).with("turns", decimal(turns))
            }
            None if margin < 0.0 => return None,
            None => far(Why::SecondSame),
        })
    }

    /// The next best field if it is as safe, with its distance and the number of fields it leads on to, if these
    /// differ and the reason has not given them.
    fn as_safe(&self, other: Aim, why: Why) -> Option<Message> {
        let [risk, else_risk] = [self.aim, other].map(|aim| self.clues.risk(aim.field));
        let [ahead, else_ahead] = [self.aim, other].map(|aim| self.ahead(aim.field));
        // The reason was its distance.
        let is_as_far = other.moves == self.aim.moves || why == Why::Near;
        // The reason was the separate group that contains it.
        let is_around = why == Why::Pocket && self.beyond(self.aim.field).contains(other.field);
        let is_said = why.counts() || is_as_far && ahead == else_ahead || is_around;
        let message = || {
            let moves = if why == Why::Near { 0 } else { other.moves };
            let message = self.far(Reason::new(Why::SecondSafe), Aim { moves, ..other });
            self.called(message.count("count", else_ahead).count("more", u8::from(else_ahead > ahead))).message()
        };
        (risk == else_risk && !is_said).then(message)
    }

    /// The number of untried borders, and of walls or ditches on them.
    fn odds(&self) -> Message {
        // Borders that were only inferred have not been tried.
        let tried = self.view.turn().map_or(self.search, |(search, _)| search);
        let is_untried = |(one, other): (Field, Field)| tried.border(one, other) == Border::Unknown;
        let borders = self.size().walls().filter(|wall| is_untried(wall.fields())).count();
        let id = if self.view.config.dogs { "hint-odds-dogs" } else { "hint-odds" };
        Message::new(id).count("borders", borders).count("walls", self.walls_left())
    }
}
