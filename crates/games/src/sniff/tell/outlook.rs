//! What speaks for a field to ask for: where the way leads, what can be there, and what else could be asked for. All of
//! it is counted in what the searcher knows.

mod more;
mod ways;

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

/// So few unknown fields that lie by themselves are done one after the other.
const NOOK: usize = 3;

/// So many moves away something is near: it can be asked for in the same turn.
const NEAR: usize = MOVES_A_TURN as usize;

/// An unknown field that a course leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Aim {
    field: Field,
    /// How many moves it takes to ask for it, that one included.
    moves: usize,
}

/// What a searcher can know about where advice leads.
pub(super) struct Outlook<'a> {
    view: &'a View,
    search: &'a Search,
    clues: Clues,
    /// In how many ways dogs may stand that agree with all answers; none where there are no dogs.
    kennels: usize,
    /// Where a dog is for sure: nobody wants to go there, and no treasure is there.
    dogs: FieldSet,
    doors: Vec<Door>,
    aim: Aim,
    advice: &'a Advice<Action>,
}

impl<'a> Outlook<'a> {
    /// The outlook of the best of some advice; `None` where its way leads to no unknown field.
    pub fn of(view: &'a View, search: &'a Search, advice: &'a Advice<Action>) -> Option<Outlook<'a>> {
        let doors: Vec<Door> = walkers::doors(search, view.config.size).collect();
        let clues = Clues::of(search, &view.config);
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
    pub fn hint(&self, field: Field) -> Hint {
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
        Hint { what, more: self.more(&why), why }
    }

    /// The strongest reason that holds.
    fn why(&self) -> Message {
        let sure = match self.view.config.way_out {
            true => self.way_out(),
            false => self.only_goal(),
        };
        let counted = || self.risk().or_else(|| self.safe()).or_else(|| self.only()).or_else(|| self.smell());
        let why = || sure.or_else(counted).unwrap_or_else(|| self.unknown());
        self.detour().unwrap_or_else(why)
    }

    /// How much sooner it is over where a field that is next to the searcher is asked for from elsewhere. That is the
    /// figure of the second best: to ask for it from here is not better than that.
    fn detour(&self) -> Option<Message> {
        let (aim, here, best) = (self.aim.field, self.search.stands, &self.advice.best);
        let is_beside = self.size().neighbours(here).any(|field| field == aim);
        if best.then.is_empty() || !is_beside || self.search.border(here, aim) != Border::Unknown {
            return None;
        }
        let from = self.from()?;
        let turns = self.margin().filter(|_| self.has_figures())?;
        let is_second = self.advice.second.as_ref().is_some_and(|second| second.action == Action::Step(aim));
        let message = self.paced(self.about("hint-why-detour").place("from", from), turns);
        Some(message.count("least", u8::from(!is_second)))
    }

    /// A message about the field that is aimed at.
    fn about(&self, id: &'static str) -> Message {
        Message::new(id).place("aim", self.aim.field)
    }

    /// The same, with what the fields are called where the detective has not been.
    fn about_unknown(&self, id: &'static str) -> Message {
        self.called(self.about(id))
    }

    /// With what the fields are called where the detective has not been: unknown, or, once the treasure was hidden again,
    /// those where it may be.
    fn called(&self, message: Message) -> Message {
        let points = self.view.seat().map_or(0, |seat| self.view.points[seat]);
        message.count("again", u8::from(self.view.config.non_stop && points > 0))
    }

    /// How near it brings to the way out, where no other field brings as near.
    fn way_out(&self) -> Option<Message> {
        let is_sure = self.walls_left() == 0;
        Some(match self.clues.hope(self.search, self.size(), self.aim.field) {
            0 if is_sure && self.aim.field == Field::ZERO => self.about("hint-why-out-sure"),
            0 => self.about("hint-why-out"),
            // There is nothing with which its distance could be compared.
            _ if self.leads_all() => self.about("hint-why-only-door"),
            _ => {
                let other = self.next_to_goal().filter(|other| !self.is_as_close(*other))?;
                let message = self.about(if is_sure { "hint-why-out-near-sure" } else { "hint-why-out-near" });
                self.beside_next(message, other)
            }
        })
    }

    /// With how many moves it takes by the field, and by the one that is next to the goal after it.
    fn beside_next(&self, message: Message, other: Aim) -> Message {
        let message = message.count("moves", self.to_goal(self.aim)).place("other", other.field);
        message.count("others", self.to_goal(other))
    }

    /// The other unknown field by which it takes fewest moves to the goal.
    fn next_to_goal(&self) -> Option<Aim> {
        let others = self.others().map(|door| Aim { field: door.beyond, moves: door.moves.into() });
        others.min_by_key(|other| self.to_goal(*other))
    }

    /// The ways to other unknown fields.
    fn others(&self) -> impl Iterator<Item = &Door> {
        self.doors.iter().filter(|door| door.beyond != self.aim.field)
    }

    /// How near it brings to the only field where the treasure can be.
    fn only_goal(&self) -> Option<Message> {
        let mut goals = self.clues.goals.iter();
        let (goal, None) = (goals.next()?, goals.next()) else {
            return None;
        };
        Some(match self.clues.hope(self.search, self.size(), self.aim.field) {
            0 if goal == self.aim.field => self.about("hint-why-must"),
            // Where no other way leads on, how near it brings is no reason.
            _ if self.leads_all() => return None,
            // Dogs may be in the way of who knows all ditches.
            moves => {
                let is_sure = moves > 0 && self.walls_left() == 0 && !self.view.config.dogs;
                let id = if is_sure { "hint-why-must-near-sure" } else { "hint-why-must-near" };
                self.about(id).place("goal", goal).count("moves", moves)
            }
        })
    }

    /// How likely a dog is there, when each field left may have one.
    fn risk(&self) -> Option<Message> {
        let here = self.clues.risk(self.aim.field);
        let least = self.doors.iter().map(|door| self.clues.risk(door.beyond)).min()?;
        let message = || self.about("hint-why-risk").count("count", here).count("all", self.kennels);
        (here > 0 && here == least).then(message)
    }

    /// That it is the nearest field without a dog for sure, where others would be as near.
    fn safe(&self) -> Option<Message> {
        let as_near = self.others().filter(|door| usize::from(door.moves) <= self.aim.moves);
        let is_alone = as_near.count() == 0;
        let is_safest = self.kennels > 0 && self.clues.risk(self.aim.field) == 0 && !self.has_as_near(true);
        (is_safest && !is_alone).then(|| self.about("hint-why-safe"))
    }

    /// Whether whoever goes on enters no other field first. Borders between fields where the detective has been may be
    /// untried: that there is no other way to it is another matter.
    fn leads_all(&self) -> bool {
        self.doors.iter().all(|door| door.beyond == self.aim.field)
    }

    /// That every way on leads over the field.
    fn only(&self) -> Option<Message> {
        let all = self.unknown_fields().len();
        // Known walls may enclose some of them, and the treasure cannot be on what answers have ruled out.
        let is_all = self.beyond(self.aim.field).len() == all && !self.is_narrowed();
        let message = || match is_all {
            true => self.about_unknown("hint-why-only").count("all", all),
            false => self.about("hint-why-only-door"),
        };
        self.leads_all().then(message)
    }

    /// Whether warm and hot answers have ruled out fields where the detective has not been.
    fn is_narrowed(&self) -> bool {
        self.view.config.warm_hot && self.clues.goals.len() != self.unknown_fields().len()
    }

    /// How warm and hot answers have narrowed it down.
    fn smell(&self) -> Option<Message> {
        let count = self.clues.goals.len();
        if !self.is_narrowed() {
            return None;
        }
        // How near the treasure may be does not speak for a field where another one is as near to it.
        if let Some(other) = self.other().filter(|other| self.is_as_close(*other)) {
            return Some(self.smelled_beside(other).count("count", count));
        }
        let next = self.next_to_goal();
        if next.is_some_and(|other| self.is_as_close(other)) {
            return None;
        }
        Some(match (self.clues.hope(self.search, self.size(), self.aim.field), next) {
            (0, _) | (_, None) => self.about("hint-why-one-of").count("count", count),
            (_, Some(other)) => self.beside_next(self.about("hint-why-toward").count("count", count), other),
        })
    }

    /// How many moves it takes at least by way of a field to where the treasure may be, or out.
    fn to_goal(&self, aim: Aim) -> usize {
        aim.moves + usize::from(self.clues.hope(self.search, self.size(), aim.field))
    }

    /// Whether another field is as near to that, with the way to it.
    fn is_as_close(&self, other: Aim) -> bool {
        self.to_goal(other) <= self.to_goal(self.aim)
    }

    /// How much sooner the treasure is found than by the next best field, which may be as near to it.
    fn smelled_beside(&self, other: Aim) -> Message {
        let beside = |id: &'static str| self.about(id).place("other", other.field);
        match self.margin() {
            _ if !self.has_figures() => beside("hint-why-smell-played"),
            Some(turns) => self.paced(beside("hint-why-smell-faster"), turns),
            None => beside("hint-why-smell-even"),
        }
    }

    /// What is known of the unknown fields around.
    fn unknown(&self) -> Message {
        let (aim, all) = (self.aim, self.unknown_fields().len());
        let there = self.beyond(aim.field);
        let other = self.other();
        let (is_small, is_near) = (3 * there.len() <= all, aim.moves <= NEAR);
        // Where the next best leads to the same fields, they speak for both, and that is all to be said only of a few.
        let is_nook = is_small && there.len() <= NOOK && self.ways_cost();
        let has_treasure = !self.view.config.way_out;
        let speaks = is_nook || other.is_none_or(|other| !there.contains(other.field));
        // Another way to the same fields brings to as many.
        let is_sole = || !self.others().any(|door| there.contains(door.beyond));
        // What lies by itself and is small is best done while one is there.
        if has_treasure && there.len() < all && speaks && if is_small { is_near && self.ways_cost() } else { is_sole() }
        {
            let id = if is_small { "hint-why-pocket" } else { "hint-why-part" };
            let message = self.about_unknown(id).count("count", there.len()).count("all", all);
            return message.count("left", all.saturating_sub(there.len()));
        }
        match other {
            None => self.among_all(),
            // Where both are as good, or another is as near, how near it is has not decided it.
            Some(other)
                if self.is_nearer_than(other)
                    && !self.has_as_near(true)
                    && (self.margin().is_some() || !self.has_figures()) =>
            {
                // With dogs which field is the second best hangs on few labyrinths, and says no more than chance.
                let is_safe = self.kennels > 0 && self.clues.risk(self.aim.field) == 0;
                if is_safe { self.about("hint-why-safe") } else { self.far(self.about("hint-why-near"), other) }
            }
            Some(other) => self.beside(other),
        }
    }

    /// Whether a way over known ground costs anything. In `gallop` it does not, but for whoever goes on alone, whose moves
    /// count.
    fn ways_cost(&self) -> bool {
        !self.view.config.gallop || self.view.alone.is_some()
    }

    /// Whether it is nearer than another one, where that matters.
    fn is_nearer_than(&self, other: Aim) -> bool {
        self.ways_cost() && other.moves > self.aim.moves
    }

    /// What speaks for it where no next best begins with another step: that no other is as near, that none as near and as
    /// safe leads on to as many, or else what the search has found.
    fn among_all(&self) -> Message {
        if self.ways_cost() && !self.has_as_near(false) {
            return self.about_unknown("hint-why-nearest");
        }
        if self.advice.best.worth.is_some() && self.has_rival() { self.played() } else { self.leads() }
    }

    /// Whether another field that is as near and as safe leads on to as many.
    fn has_rival(&self) -> bool {
        self.has_rival_beside(None)
    }

    /// The same, besides one that is named anyway.
    fn has_rival_beside(&self, named: Option<Aim>) -> bool {
        let (ahead, risk) = (self.ahead(self.aim.field), self.clues.risk(self.aim.field));
        let others = self.others().filter(|door| named.is_none_or(|named| named.field != door.beyond));
        let mut rivals = others.filter(|door| self.is_no_farther(door) && self.clues.risk(door.beyond) == risk);
        rivals.any(|door| self.ahead(door.beyond) >= ahead)
    }

    /// Whether another way is no longer, or the ways over known ground cost nothing.
    fn is_no_farther(&self, door: &Door) -> bool {
        !self.ways_cost() || usize::from(door.moves) <= self.aim.moves
    }

    /// That the search has found nothing better. As long as a field is safe it tries no other.
    fn played(&self) -> Message {
        let message = self.about_unknown("hint-why-played").count("count", self.ahead(self.aim.field));
        message.count("safe", u8::from(self.view.config.dogs))
    }

    /// How many unknown fields it leads on to.
    fn leads(&self) -> Message {
        let message = self.about_unknown("hint-why-leads").count("count", self.ahead(self.aim.field));
        message.count("all", self.unknown_fields().len())
    }

    /// What speaks for it beside a next best that is no farther.
    fn beside(&self, other: Aim) -> Message {
        let (ahead, else_ahead) = (self.ahead(self.aim.field), self.ahead(other.field));
        let counted = |id: &'static str| {
            let message = self.about_unknown(id).count("count", ahead);
            message.place("other", other.field).count("others", else_ahead)
        };
        let (leads_on_to_more, is_nearer) = (ahead > else_ahead, other.moves < self.aim.moves);
        if !self.has_figures() {
            return match (leads_on_to_more, is_nearer) {
                (true, _) if self.has_rival() => self.played(),
                (true, true) => counted("hint-why-more-far"),
                (true, false) => counted("hint-why-more"),
                (false, _) if self.has_rival_beside(Some(other)) => self.played(),
                (false, _) => {
                    // What leads on to less needs no number to say so.
                    let message = counted("hint-why-leads-played").count("nearer", u8::from(is_nearer));
                    message.count("less", u8::from(ahead < else_ahead))
                }
            };
        }
        match (self.margin(), leads_on_to_more, is_nearer) {
            // What is no better needs no reason to be so, least of all that it leads on to less.
            (None, ..) if ahead < else_ahead => self.about("hint-why-even").place("other", other.field),
            (None, ..) => counted("hint-why-leads-even"),
            (Some(turns), true, true) => self.paced(counted("hint-why-soonest-more"), turns),
            (Some(turns), false, true) => self.paced(self.about("hint-why-soonest").place("other", other.field), turns),
            // Where a third field leads on to as many, that number is no reason.
            (Some(_), true, false) if self.has_rival() => self.played(),
            (Some(_), true, false) => counted("hint-why-more"),
            (Some(turns), false, false) => {
                let id = if ahead == else_ahead { "hint-why-faster" } else { "hint-why-leads-less" };
                self.paced(counted(id), turns)
            }
        }
    }

    /// With a number of turns, or of moves for who goes on alone.
    fn paced(&self, message: Message, turns: f32) -> Message {
        message.with("turns", decimal(turns)).count("alone", u8::from(self.view.alone.is_some()))
    }

    /// Whether what the search found is turns, or moves: as long as a dog ends the search, its figures hold what a bite
    /// costs as well.
    fn has_figures(&self) -> bool {
        !self.view.config.dogs || self.view.alone.is_some()
    }

    /// By how many turns the second is worse, when that is more than chance.
    fn margin(&self) -> Option<f32> {
        let (margin, _) = self.advice.margin()?;
        (margin >= ALIKE).then_some(margin)
    }

    /// Where the second best leads, and how far that is by the shortest way.
    fn other(&self) -> Option<Aim> {
        let Aim { field, moves } = aim(self.search, self.size(), self.advice.second.as_ref()?)?;
        let ways = self.doors.iter().filter(|door| door.beyond == field).map(|door| usize::from(door.moves));
        (field != self.aim.field).then_some(Aim { field, moves: ways.chain([moves]).min()? })
    }

    /// How many walls or ditches were not found. Where none is left, all that was not tried is open.
    fn walls_left(&self) -> u8 {
        let mut known = Labyrinth::empty(self.size());
        known.walls = self.search.walls;
        self.view.plan().walls_left(&known)
    }

    /// The fields where the detective has not been; on the way out the zero field is one as well.
    fn unknown_fields(&self) -> FieldSet {
        let zero = self.view.config.way_out.then_some(Field::ZERO);
        self.size().fields().chain(zero).filter(|field| self.is_unknown(*field)).collect()
    }

    /// Whether nobody has been on a field, and it may be worth to go there.
    fn is_unknown(&self, field: Field) -> bool {
        !self.search.visited.contains(field) && !self.dogs.contains(field)
    }

    /// The unknown fields that may be reached from one of them without leaving them.
    fn beyond(&self, field: Field) -> FieldSet {
        let mut found = FieldSet::from_iter([field]);
        let mut left = vec![field];
        while let Some(field) = left.pop() {
            left.extend(self.onwards(field).filter(|next| found.insert(*next)));
        }
        found
    }

    /// The unknown fields beside a field that no known wall separates from it.
    fn onwards(&self, field: Field) -> impl Iterator<Item = Field> {
        let beside = self.size().neighbours(field);
        let is_field = move |next: &Field| *next != Field::ZERO || self.view.config.way_out;
        beside.filter(move |next| is_field(next) && self.is_unknown(*next) && self.search.hopes(field, *next))
    }

    /// How many they are.
    fn ahead(&self, field: Field) -> usize {
        self.onwards(field).count()
    }
}

/// The unknown field that a course leads to; from one that is known, the nearest.
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
