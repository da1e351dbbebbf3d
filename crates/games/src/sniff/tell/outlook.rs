//! The reasons for asking for a field: where the way leads, what may be there, and the alternatives. All are computed
//! from the searcher's knowledge.

mod more;
mod ways;

use super::why::{Reason, Why};
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::{Field, Size};
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::searching::MOVES_A_TURN;
use crate::sniff::rules::sets::FieldSet;
use crate::sniff::rules::view::{Border, Search, View};
use crate::sniff::think::clues::{self, Clues};
use crate::sniff::think::hard::ALIKE;
use crate::sniff::think::walkers::{self, Door};
use snuffel_core::advice::{Advice, Course};
use snuffel_core::game::Hint;
use snuffel_core::text::message::{Arg, Message};

/// The largest separate group of unknown fields that is best finished in one go.
const NOOK: usize = 3;

/// The largest distance in moves that counts as near, because it fits into one turn.
const NEAR: usize = MOVES_A_TURN as usize;

/// An unknown field to which a course leads.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Aim {
    field: Field,
    /// The number of moves needed to ask for it, including the last one.
    moves: usize,
}

/// A searcher's knowledge of where a piece of advice leads.
pub(super) struct Outlook<'a> {
    view: &'a View,
    search: &'a Search,
    clues: Clues,
    /// The number of placements of the dogs that agree with all answers; 0 without dogs.
    kennels: usize,
    /// The fields that certainly have a dog, and so neither a treasure nor any interest for the searcher.
    dogs: FieldSet,
    doors: Vec<Door>,
    aim: Aim,
    advice: &'a Advice<Action>,
}

impl<'a> Outlook<'a> {
    /// The outlook for the best course of some advice; `None` if it does not lead to an unknown field.
    pub fn new(view: &'a View, search: &'a Search, advice: &'a Advice<Action>) -> Option<Outlook<'a>> {
        let doors: Vec<Door> = walkers::doors(search, view.config.size).collect();
        let clues = Clues::new(search, &view.config);
        let aim = aim(search, view.config.size, &advice.best)?;
        let kennels = if view.config.dogs { clues::kennels(search, &view.config).len() } else { 0 };
        let is_sure = |field: &Field| kennels > 0 && usize::from(clues.risk(*field)) == kennels;
        let dogs = view.config.size.fields().filter(is_sure).collect();
        Some(Outlook { view, search, clues, kennels, dogs, doors, aim, advice })
    }

    fn size(&self) -> Size {
        self.view.config.size
    }

    /// The hint to ask for `field` now.
    pub fn hint(&self, field: Field) -> Option<Hint> {
        let what = match self.aim {
            Aim { moves: 1, .. } => Message::new("hint-step").place("field", field),
            Aim { field: aim, moves } => {
                let from = self.from().filter(|_| self.is_roundabout());
                let message = Message::new(if from.is_some() { "hint-step-on-from" } else { "hint-step-on" });
                let message = message.place("field", field).place("aim", aim).count("moves", moves);
                let message = message.count("known", u8::from(self.shortcut(self.aim).is_some()));
                from.into_iter().fold(message, |message, from| message.place("from", from))
            }
        };
        let why = self.why();
        let more = self.more(why.why());
        Hint::because(what, why, more)
    }

    /// The strongest reason that applies.
    fn why(&self) -> Reason {
        let sure = match self.view.config.way_out {
            true => self.way_out(),
            false => self.only_goal(),
        };
        let counted = || self.risk().or_else(|| self.safe()).or_else(|| self.only()).or_else(|| self.smell());
        let why = || sure.or_else(counted).unwrap_or_else(|| self.unknown());
        self.detour().unwrap_or_else(why)
    }

    /// Says how much sooner the game is over if an adjacent field is asked for from elsewhere. The figure is that of
    /// the second best, which asking for the field from here does not beat.
    fn detour(&self) -> Option<Reason> {
        let (aim, here, best) = (self.aim.field, self.search.stands, &self.advice.best);
        let is_beside = self.size().neighbours(here).any(|field| field == aim);
        if best.then.is_empty() || !is_beside || self.search.border(here, aim) != Border::Unknown {
            return None;
        }
        let from = self.from()?;
        let turns = self.margin().filter(|_| self.has_figures())?;
        let is_second = self.advice.second.as_ref().is_some_and(|second| second.action == Action::Step(aim));
        let reason = self.paced(self.about(Why::Detour).place("from", from), turns);
        Some(reason.count("least", u8::from(!is_second)))
    }

    /// A reason about the field aimed at.
    fn about(&self, why: Why) -> Reason {
        Reason::new(why).place("aim", self.aim.field)
    }

    /// The same, with the word for unvisited fields.
    fn about_unknown(&self, why: Why) -> Reason {
        self.called(self.about(why))
    }

    /// Adds the word for unvisited fields: unknown or, once the treasure has been hidden again, those where it may
    /// be.
    fn called(&self, reason: Reason) -> Reason {
        let points = self.view.seat().map_or(0, |seat| self.view.points[seat]);
        reason.count("again", u8::from(self.view.config.non_stop && points > 0))
    }

    /// Says how close it leads to the way out, if no other field leads as close.
    fn way_out(&self) -> Option<Reason> {
        let is_sure = self.walls_left() == 0;
        Some(match self.clues.hope(self.search, self.size(), self.aim.field) {
            0 if is_sure && self.aim.field == Field::ZERO => self.about(Why::OutSure),
            0 => self.about(Why::Out),
            // There is no other field for comparison.
            _ if self.leads_all() => self.about(Why::OnlyDoor),
            _ => {
                let other = self.next_to_goal().filter(|other| !self.is_as_close(*other))?;
                let reason = self.about(if is_sure { Why::OutNearSure } else { Why::OutNear });
                self.beside_next(reason, other)
            }
        })
    }

    /// Adds the number of moves by way of the field, and by way of the one that is second closest to the goal.
    fn beside_next(&self, reason: Reason, other: Aim) -> Reason {
        let reason = reason.count("moves", self.to_goal(self.aim)).place("other", other.field);
        reason.count("others", self.to_goal(other))
    }

    /// The other unknown field with the fewest moves to the goal.
    fn next_to_goal(&self) -> Option<Aim> {
        let others = self.others().map(|door| Aim { field: door.beyond, moves: door.moves.into() });
        others.min_by_key(|other| self.to_goal(*other))
    }

    /// The ways to other unknown fields.
    fn others(&self) -> impl Iterator<Item = &Door> {
        self.doors.iter().filter(|door| door.beyond != self.aim.field)
    }

    /// Says how close it leads to the only field where the treasure can be.
    fn only_goal(&self) -> Option<Reason> {
        let mut goals = self.clues.goals.iter();
        let (goal, None) = (goals.next()?, goals.next()) else {
            return None;
        };
        Some(match self.clues.hope(self.search, self.size(), self.aim.field) {
            0 if goal == self.aim.field => self.about(Why::Must),
            // If there is no other way on, the distance is no reason.
            _ if self.leads_all() => return None,
            // Even with all ditches known, dogs may be in the way.
            moves => {
                let is_sure = moves > 0 && self.walls_left() == 0 && !self.view.config.dogs;
                let why = if is_sure { Why::MustNearSure } else { Why::MustNear };
                self.about(why).place("goal", goal).count("moves", moves)
            }
        })
    }

    /// The risk of a dog there, if every remaining field may have one.
    fn risk(&self) -> Option<Reason> {
        let here = self.clues.risk(self.aim.field);
        let least = self.doors.iter().map(|door| self.clues.risk(door.beyond)).min()?;
        let reason = || self.about(Why::Risk).count("count", here).count("all", self.kennels);
        (here > 0 && here == least).then(reason)
    }

    /// Says that it is the nearest field certainly without a dog, if others would be as near.
    fn safe(&self) -> Option<Reason> {
        let as_near = self.others().filter(|door| usize::from(door.moves) <= self.aim.moves);
        let is_alone = as_near.count() == 0;
        let is_safest = self.kennels > 0 && self.clues.risk(self.aim.field) == 0 && !self.has_as_near(true);
        (is_safest && !is_alone).then(|| self.about(Why::Safe))
    }

    /// Returns whether every way on enters this field first. Untried borders between visited fields may exist;
    /// whether there is another way to the field itself is a separate question.
    fn leads_all(&self) -> bool {
        self.doors.iter().all(|door| door.beyond == self.aim.field)
    }

    /// Says that every way on leads through the field.
    fn only(&self) -> Option<Reason> {
        let all = self.unknown_fields().len();
        // Known walls may enclose some of the fields, and answers may have excluded some of them for the treasure.
        let is_all = self.beyond(self.aim.field).len() == all && !self.is_narrowed();
        let reason = || match is_all {
            true => self.about_unknown(Why::Only).count("all", all),
            false => self.about(Why::OnlyDoor),
        };
        self.leads_all().then(reason)
    }

    /// Returns whether warm and hot answers have excluded some unvisited fields.
    fn is_narrowed(&self) -> bool {
        self.view.config.warm_hot && self.clues.goals.len() != self.unknown_fields().len()
    }

    /// Says how far warm and hot answers have narrowed down the place of the treasure.
    fn smell(&self) -> Option<Reason> {
        let count = self.clues.goals.len();
        if !self.is_narrowed() {
            return None;
        }
        // The distance from the possible places is no reason for a field if another is as close to them.
        if let Some(other) = self.other().filter(|other| self.is_as_close(*other)) {
            return Some(self.smelled_beside(other).count("count", count));
        }
        let next = self.next_to_goal();
        if next.is_some_and(|other| self.is_as_close(other)) {
            return None;
        }
        Some(match (self.clues.hope(self.search, self.size(), self.aim.field), next) {
            (0, _) | (_, None) => self.about(Why::OneOf).count("count", count),
            (_, Some(other)) => self.beside_next(self.about(Why::Toward).count("count", count), other),
        })
    }

    /// The minimum number of moves by way of a field to a possible place of the treasure, or out.
    fn to_goal(&self, aim: Aim) -> usize {
        aim.moves + usize::from(self.clues.hope(self.search, self.size(), aim.field))
    }

    /// Returns whether another field is as close to the goal, including the way to it.
    fn is_as_close(&self, other: Aim) -> bool {
        self.to_goal(other) <= self.to_goal(self.aim)
    }

    /// Says how much sooner the treasure is found than by the next best field, which may be as close to it.
    fn smelled_beside(&self, other: Aim) -> Reason {
        let beside = |why: Why| self.about(why).place("other", other.field);
        match self.margin() {
            _ if !self.has_figures() => beside(Why::SmellPlayed),
            Some(turns) => self.paced(beside(Why::SmellFaster), turns),
            None => beside(Why::SmellEven),
        }
    }

    /// The reason derived from the unknown fields around.
    fn unknown(&self) -> Reason {
        let (aim, all) = (self.aim, self.unknown_fields().len());
        let there = self.beyond(aim.field);
        let other = self.other();
        let (is_small, is_near) = (3 * there.len() <= all, aim.moves <= NEAR);
        // If the next best leads to the same fields, they are a reason for both, and are only worth mentioning if
        // they are few.
        let is_nook = is_small && there.len() <= NOOK && self.ways_cost();
        let has_treasure = !self.view.config.way_out;
        let speaks = is_nook || other.is_none_or(|other| !there.contains(other.field));
        // Another way to the same fields leads to just as many.
        let is_sole = || !self.others().any(|door| there.contains(door.beyond));
        // A small separate group is best finished while nearby.
        if has_treasure && there.len() < all && speaks && if is_small { is_near && self.ways_cost() } else { is_sole() }
        {
            let why = if is_small { Why::Pocket } else { Why::Part };
            let reason = self.about_unknown(why).count("count", there.len()).count("all", all);
            return reason.count("left", all.saturating_sub(there.len()));
        }
        match other {
            None => self.among_all(),
            // If both are equally good, or another is as near, the distance was not decisive.
            Some(other)
                if self.is_nearer_than(other)
                    && !self.has_as_near(true)
                    && (self.margin().is_some() || !self.has_figures()) =>
            {
                // With dogs, the choice of the second best depends on few labyrinths and is close to chance.
                let is_safe = self.kennels > 0 && self.clues.risk(self.aim.field) == 0;
                if is_safe { self.about(Why::Safe) } else { self.far(self.about(Why::Near), other) }
            }
            Some(other) => self.beside(other),
        }
    }

    /// Returns whether moving over known ground has a cost. In `gallop` it does not, except for a player going on
    /// alone, whose moves are counted.
    fn ways_cost(&self) -> bool {
        !self.view.config.gallop || self.view.alone.is_some()
    }

    /// Returns whether it is nearer than another field, if distance matters.
    fn is_nearer_than(&self, other: Aim) -> bool {
        self.ways_cost() && other.moves > self.aim.moves
    }

    /// The reason if no next best begins with a different step: no other field is as near, or none as near and as
    /// safe leads on to as many, or simply the result of the search.
    fn among_all(&self) -> Reason {
        if self.ways_cost() && !self.has_as_near(false) {
            return self.about_unknown(Why::Nearest);
        }
        if self.advice.best.worth.is_some() && self.has_rival() { self.played() } else { self.leads() }
    }

    /// Returns whether another field that is as near and as safe leads on to as many.
    fn has_rival(&self) -> bool {
        self.has_rival_beside(None)
    }

    /// The same, ignoring one field that is named anyway.
    fn has_rival_beside(&self, named: Option<Aim>) -> bool {
        let (ahead, risk) = (self.ahead(self.aim.field), self.clues.risk(self.aim.field));
        let others = self.others().filter(|door| named.is_none_or(|named| named.field != door.beyond));
        let mut rivals = others.filter(|door| self.is_no_farther(door) && self.clues.risk(door.beyond) == risk);
        rivals.any(|door| self.ahead(door.beyond) >= ahead)
    }

    /// Returns whether another way is no longer, or ways over known ground are free.
    fn is_no_farther(&self, door: &Door) -> bool {
        !self.ways_cost() || usize::from(door.moves) <= self.aim.moves
    }

    /// Says that the search has found nothing better. While there is a safe field, it tries no others.
    fn played(&self) -> Reason {
        let reason = self.about_unknown(Why::Played).count("count", self.ahead(self.aim.field));
        reason.count("safe", u8::from(self.view.config.dogs))
    }

    /// Says how many unknown fields it leads on to.
    fn leads(&self) -> Reason {
        let reason = self.about_unknown(Why::Leads).count("count", self.ahead(self.aim.field));
        reason.count("all", self.unknown_fields().len())
    }

    /// The advantage over a next best that is no farther away.
    fn beside(&self, other: Aim) -> Reason {
        let (ahead, else_ahead) = (self.ahead(self.aim.field), self.ahead(other.field));
        let counted = |why: Why| {
            let reason = self.about_unknown(why).count("count", ahead);
            reason.place("other", other.field).count("others", else_ahead)
        };
        let (leads_on_to_more, is_nearer) = (ahead > else_ahead, other.moves < self.aim.moves);
        if !self.has_figures() {
            return match (leads_on_to_more, is_nearer) {
                (true, _) if self.has_rival() => self.played(),
                (true, true) => counted(Why::MoreFar),
                (true, false) => counted(Why::More),
                (false, _) if self.has_rival_beside(Some(other)) => self.played(),
                (false, _) => {
                    // What leads on to less needs no number to say so.
                    let reason = counted(Why::LeadsPlayed).count("nearer", u8::from(is_nearer));
                    reason.count("less", u8::from(ahead < else_ahead))
                }
            };
        }
        match (self.margin(), leads_on_to_more, is_nearer) {
            // An equally good field needs no reason, especially not that it leads on to fewer fields.
            (None, ..) if ahead < else_ahead => self.about(Why::Even).place("other", other.field),
            (None, ..) => counted(Why::LeadsEven),
            (Some(turns), true, true) => self.paced(counted(Why::SoonestMore), turns),
            (Some(turns), false, true) => self.paced(self.about(Why::Soonest).place("other", other.field), turns),
            // If a third field leads on to as many, the number is no reason.
            (Some(_), true, false) if self.has_rival() => self.played(),
            (Some(_), true, false) => counted(Why::More),
            (Some(turns), false, false) => {
                let why = if ahead == else_ahead { Why::Faster } else { Why::LeadsLess };
                self.paced(counted(why), turns)
            }
        }
    }

    /// Adds a number of turns, or of moves for a player going on alone.
    fn paced(&self, reason: Reason, turns: f32) -> Reason {
        reason.with("turns", decimal(turns)).count("alone", u8::from(self.view.alone.is_some()))
    }

    /// Returns whether the result of the search is in turns or moves. While a dog ends the search, its figures
    /// include the cost of a bite.
    fn has_figures(&self) -> bool {
        !self.view.config.dogs || self.view.alone.is_some()
    }

    /// The number of turns by which the second is worse, if that is more than chance.
    fn margin(&self) -> Option<f32> {
        let (margin, _) = self.advice.margin()?;
        (margin >= ALIKE).then_some(margin)
    }

    /// The target of the second best, and its distance by the shortest way.
    fn other(&self) -> Option<Aim> {
        let Aim { field, moves } = aim(self.search, self.size(), self.advice.second.as_ref()?)?;
        let ways = self.doors.iter().filter(|door| door.beyond == field).map(|door| usize::from(door.moves));
        (field != self.aim.field).then_some(Aim { field, moves: ways.chain([moves]).min()? })
    }

    /// The number of walls or ditches not found yet. If it is 0, all untried borders are open.
    fn walls_left(&self) -> u8 {
        let mut known = Labyrinth::empty(self.size());
        known.walls = self.search.walls;
        self.view.plan().walls_left(&known)
    }

    /// The fields that the detective has not visited; on the way out this includes the zero field.
    fn unknown_fields(&self) -> FieldSet {
        let zero = self.view.config.way_out.then_some(Field::ZERO);
        self.size().fields().chain(zero).filter(|field| self.is_unknown(*field)).collect()
    }

    /// Returns whether a field is unvisited and may be worth visiting.
    fn is_unknown(&self, field: Field) -> bool {
        !self.search.visited.contains(field) && !self.dogs.contains(field)
    }

    /// The unknown fields that may be reachable from one of them without leaving them.
    fn beyond(&self, field: Field) -> FieldSet {
        let mut found = FieldSet::from_iter([field]);
        let mut left = vec![field];
        while let Some(field) = left.pop() {
            left.extend(self.onwards(field).filter(|next| found.insert(*next)));
        }
        found
    }

    /// The unknown neighbours of a field that no known wall separates from it.
    fn onwards(&self, field: Field) -> impl Iterator<Item = Field> {
        let beside = self.size().neighbours(field);
        let is_field = move |next: &Field| *next != Field::ZERO || self.view.config.way_out;
        beside.filter(move |next| is_field(next) && self.is_unknown(*next) && self.search.hopes(field, *next))
    }

    /// The number of these neighbours.
    fn ahead(&self, field: Field) -> usize {
        self.onwards(field).count()
    }
}

/// The unknown field to which a course leads; if its target is known, the unknown field nearest to that.
fn aim(search: &Search, size: Size, course: &Course<Action>) -> Option<Aim> {
    let Action::Step(field) = course.aim() else {
        return None;
    };
    let (field, moves) = (*field, course.steps());
    if !search.visited.contains(field) {
        return Some(Aim { field, moves });
    }
    let there = Search { stands: field, ..*search };
    let door = walkers::doors(&there, size).min_by_key(|door| door.moves)?;
    Some(Aim { field: door.beyond, moves: moves + usize::from(door.moves) })
}

fn decimal(turns: f32) -> Arg {
    Arg::decimal(f64::from(turns.max(0.0)), 1)
}
