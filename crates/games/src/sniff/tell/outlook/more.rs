//! What is told to who asks why: what is expected, borders and dogs, and the second best.

use super::{Aim, Outlook, decimal};
use crate::sniff::rules::board::Field;
use crate::sniff::rules::sets::FieldSet;
use crate::sniff::rules::view::Border;
use crate::sniff::think::walkers::Door;
use snuffel_core::text::message::Message;

/// Reasons that say how much better it is than the second best, or that this is as good.
const COMPARED: [&str; 8] = [
    "hint-why-even",
    "hint-why-soonest",
    "hint-why-soonest-more",
    "hint-why-faster",
    "hint-why-leads-less",
    "hint-why-leads-even",
    "hint-why-smell-faster",
    "hint-why-smell-even",
];

/// Reasons that say all that is counted of the second best, or that played on it is no better.
const COUNTED: [&str; 4] = ["hint-why-more", "hint-why-more-far", "hint-why-leads-played", "hint-why-smell-played"];

impl Outlook<'_> {
    /// What is told of it to who asks why.
    pub(super) fn more(&self, why: &Message) -> Vec<Message> {
        let mut told = Vec::new();
        let needed = self.advice.best.worth.map(|worth| -worth);
        told.extend(needed.filter(|_| self.has_figures()).map(|needed| {
            let expect = Message::new(self.named("hint-expect", "hint-expect-alone"));
            expect.count("out", u8::from(self.view.config.way_out)).with("turns", decimal(needed))
        }));
        told.push(self.odds());
        if self.view.config.dogs {
            told.extend(self.dogs(why));
            // Elsewhere a wall costs no more than the turn, and how likely there is one the numbers of borders tell.
            told.extend(self.shortcut(self.aim).map(|moves| Message::new("hint-shortcut").count("moves", moves)));
        }
        // Behind the second best all of this would seem to be told of that.
        told.extend(self.second(why));
        told.extend(self.other_from());
        told
    }

    /// What is known of dogs: that none can be where the way leads, or where all of them may be; and where one must be.
    fn dogs(&self, why: &Message) -> Vec<Message> {
        let is_possible = |field: &Field| self.clues.risk(*field) > 0 && !self.dogs.contains(*field);
        let possible: Vec<Field> = self.size().fields().filter(is_possible).collect();
        let may_bite = |door: &&Door| self.clues.risk(door.beyond) > 0 && !self.dogs.contains(door.beyond);
        let nearer = self.others().filter(|door| usize::from(door.moves) < self.aim.moves).filter(may_bite);
        let nearer: Vec<Field> = FieldSet::from_iter(nearer.map(|door| door.beyond)).iter().collect();
        let told = match self.clues.risk(self.aim.field) {
            0 if why.id != "hint-why-safe" && nearer.is_empty() => Some(self.about("hint-no-dog")),
            0 if why.id != "hint-why-safe" => Some(self.about("hint-no-dog-nearer").places("fields", nearer)),
            _ => (!possible.is_empty()).then(|| Message::new("hint-dogs").places("fields", possible)),
        };
        let mut told = Vec::from_iter(told);
        let sure: Vec<Field> = self.dogs.iter().collect();
        if !sure.is_empty() {
            told.push(Message::new("hint-dogs-sure").count("count", sure.len()).places("fields", sure));
        }
        told
    }

    /// One name for what counts turns, another for what counts moves, for who goes on alone.
    fn named(&self, turns: &'static str, moves: &'static str) -> &'static str {
        if self.view.alone.is_some() { moves } else { turns }
    }

    /// The next best field, and what is worse about it, as far as the reason has not said it.
    fn second(&self, why: &Message) -> Option<Message> {
        let other = self.other()?;
        if COMPARED.contains(&&*why.id) {
            return None;
        }
        if !self.has_figures() {
            return self.as_safe(other, why);
        }
        let named = |id: &'static str| Message::new(id).place("other", other.field);
        let message = |id: &'static str| self.far(Message::new(id), other);
        let (margin, _) = self.advice.margin()?;
        let is_far = why.id == "hint-why-near";
        Some(match self.margin() {
            // How far it is was the reason.
            Some(turns) if is_far => {
                named(self.named("hint-second-by", "hint-second-by-alone")).with("turns", decimal(turns))
            }
            Some(turns) => message(self.named("hint-second", "hint-second-alone")).with("turns", decimal(turns)),
            None if margin < 0.0 => return None,
            None => message("hint-second-same"),
        })
    }

    /// The next best field where it is as safe, with how far it is and what it leads on to, as far as it differs in that
    /// and the reason has not said it.
    fn as_safe(&self, other: Aim, why: &Message) -> Option<Message> {
        let [risk, else_risk] = [self.aim, other].map(|aim| self.clues.risk(aim.field));
        let [ahead, else_ahead] = [self.aim, other].map(|aim| self.ahead(aim.field));
        // How far it is was the reason.
        let is_as_far = other.moves == self.aim.moves || why.id == "hint-why-near";
        // So was that it lies by itself with what is around it.
        let is_around = why.id == "hint-why-pocket" && self.beyond(self.aim.field).contains(other.field);
        let is_said = COUNTED.contains(&&*why.id) || is_as_far && ahead == else_ahead || is_around;
        let message = || {
            let moves = if why.id == "hint-why-near" { 0 } else { other.moves };
            let message = self.far(Message::new("hint-second-safe"), Aim { moves, ..other });
            self.called(message.count("count", else_ahead).count("more", u8::from(else_ahead > ahead)))
        };
        (risk == else_risk && !is_said).then(message)
    }

    /// How many borders were not tried, and how many walls or ditches stand on them.
    fn odds(&self) -> Message {
        // What is concluded was not tried.
        let tried = self.view.turn().map_or(self.search, |(search, _)| search);
        let is_untried = |(one, other): (Field, Field)| tried.border(one, other) == Border::Unknown;
        let borders = self.size().walls().filter(|wall| is_untried(wall.fields())).count();
        let id = if self.view.config.dogs { "hint-odds-dogs" } else { "hint-odds" };
        Message::new(id).count("borders", borders).count("walls", self.walls_left())
    }
}
