//! The reasons for actions: walks, attacks, looks and accusations.

use std::cmp::Ordering;

use super::phrase::{bazong, letter, spy};
use super::why::{Reason, Why};
use crate::spion::rules::RANSOM;
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Letter, Pass, Spies, Spy};
use crate::spion::rules::position::{Bazong, Blocked, Position, Spot};
use crate::spion::rules::stage::Stage;
use crate::spion::rules::team::are_partners;
use crate::spion::rules::view::View;
use crate::spion::think::instinct;
use crate::spion::think::judgement::Judgement;
use snuffel_core::seat::Seat;

/// Computes the reasons for actions.
pub(super) struct Reasons<'a> {
    pub view: &'a View,
    pub seat: Seat,
}

impl Reasons<'_> {
    pub(super) fn position(&self) -> &Position {
        &self.view.position
    }

    fn own(&self, letter: Letter) -> Spy {
        Spy::new(self.seat, letter)
    }

    /// A reason about one of the player's spies.
    pub(super) fn by(&self, why: Why, own: Spy) -> Reason {
        Reason::new(why).with("letter", letter(own.letter))
    }

    /// A reason about an enemy spy.
    pub(super) fn about(&self, why: Why, enemy: Spy) -> Reason {
        Reason::new(why).with("spy", spy(self.view.viewer, enemy))
    }

    /// The reason with a bazong added.
    pub(super) fn and_bazong(&self, reason: Reason, owner: Seat) -> Reason {
        reason.with("bazong", bazong(self.view.viewer, owner))
    }

    pub(super) fn reason_for(&self, action: &Action) -> Option<Reason> {
        match *action {
            Action::Prepare(..) => Some(Reason::new(Why::Prepare)),
            Action::Free(own) => Some(self.free(self.own(own))),
            Action::Trap(_, place) => Some(self.trap(place)),
            Action::Clear(_) => Some(self.clear()),
            Action::Step(own) => self.walk(self.own(own), 1),
            Action::Walk(own) => match self.view.stage {
                Stage::Walking { places, .. } => self.walk(self.own(own), places),
                _ => None,
            },
            Action::Pass(depth) => self.pass(depth),
            Action::View(named) => Some(self.look(named).unwrap_or_else(|| self.view_known(named))),
            Action::Look(named) => {
                let free = || Reason::new(Why::LookFree);
                Some(self.look(named).unwrap_or_else(free))
            }
            Action::Sweep(kind) => {
                let nearest = instinct::sweep(self.position(), self.seat);
                let lies = || Some(Reason::new(Why::SweepAt).text("field", self.position().traps[kind.index()]?));
                (nearest == Some(kind)).then(|| Reason::new(Why::Sweep)).or_else(lies)
            }
            Action::Attack(enemy) => self.attack(enemy),
            Action::Plan(_) => Some(self.plan()),
            Action::Keep(owner) => Some(Reason::new(match are_partners(owner, self.seat) {
                true => Why::KeepOurs,
                false => Why::KeepTheirs,
            })),
            Action::Unmask(named) => self.unmask(named),
            Action::Decline => {
                let unsure = self.view.traitors().next().is_none();
                unsure.then(|| Reason::new(Why::Decline))
            }
            Action::Questions(_) | Action::Resign => None,
        }
    }

    fn free(&self, own: Spy) -> Reason {
        let home = Place::embassy(self.seat);
        let guests = self.position().enemies_on(self.seat, home);
        if !guests.is_empty() {
            let robber = self.position().robbers(self.seat).find(|(enemy, _)| guests.contains(*enemy));
            let by = |why| self.by(why, own);
            return robber.map_or_else(
                || by(Why::FreeGuests),
                |(enemy, owner)| {
                    let told = by(Why::FreeRobber).with("spy", spy(self.view.viewer, enemy));
                    self.and_bazong(told, owner)
                },
            );
        }
        if self.position().money(self.seat) <= RANSOM {
            return Reason::new(Why::FreeLast);
        }
        match self.step_of_freed(own, home) {
            Some(then) => self.by(Why::FreeStep, own).said("then", then),
            None => {
                let afield = Spy::all_of(self.seat).filter(|own| self.position().place(*own).is_some());
                Reason::new(Why::Free).count("free", afield.count())
            }
        }
    }

    /// The result of the first step of a spy once it is free; `None` if the step has no other effect than a new
    /// place, or if another spy at home could make it.
    fn step_of_freed(&self, own: Spy, home: Place) -> Option<Reason> {
        if Spy::all_of(self.seat).any(|own| self.position().place(own) == Some(home)) {
            return None;
        }
        let mut view = self.view.clone();
        view.position.spots[own.index()] = Spot::At(home);
        let freed = Reasons { view: &view, seat: self.seat };
        freed.encounter(own, view.position.walk(own, 1).ok()?)
    }

    /// The facts about the other spies in the dungeon when one is freed. Once the envelope is out of use, their
    /// numbers do not matter. Otherwise, a spy that cannot be unmasked comes first, and the search weighs only one of
    /// the others.
    pub(super) fn others_to_free(&self, action: &Action) -> Option<Reason> {
        let Action::Free(own) = *action else {
            return None;
        };
        let position = self.position();
        let mut others = position.in_dungeon(self.seat).filter(|other| *other != own).peekable();
        others.peek()?;
        let is_safer = !self.can_be_unmasked(own) && others.any(|other| self.can_be_unmasked(other));
        Some(match position.holders[self.seat] {
            None => Reason::new(Why::FreeAny),
            Some(_) if is_safer => self.by(Why::FreeSafe, self.own(own)),
            Some(_) => Reason::new(Why::FreeUnweighed),
        })
    }

    /// Returns whether one of the player's spies could be accused of treason.
    fn can_be_unmasked(&self, own: Letter) -> bool {
        self.position().can_be_unmasked(self.own(own))
    }

    /// The player's other spies on the same place as one, provided neither of the two carries anything.
    fn alike(&self, spy: Spy) -> impl Iterator<Item = Spy> {
        let position = self.position();
        let from = position.place(spy).filter(|_| position.carried(spy).is_empty());
        let is_like = move |other: &Spy| {
            from.is_some() && *other != spy && position.place(*other) == from && position.carried(*other).is_empty()
        };
        Spy::all_of(self.seat).filter(is_like)
    }

    /// Says that the walking spy cannot be unmasked, if another on the same place, which also carries nothing, could
    /// be.
    pub(super) fn safer_beside(&self, own: Letter) -> Option<Reason> {
        let is_exposed = self.alike(self.own(own)).any(|other| self.can_be_unmasked(other.letter));
        (is_exposed && !self.can_be_unmasked(own)).then(|| self.by(Why::FreeSafe, self.own(own)))
    }

    /// Another spy for which the walk would be the same: on the same place, both carry nothing, and their numbers do
    /// not matter.
    pub(super) fn twin(&self, action: &Action) -> Option<Spy> {
        let (Action::Step(own) | Action::Walk(own)) = *action else {
            return None;
        };
        self.alike(self.own(own)).next().filter(|_| self.position().holders[self.seat].is_none())
    }

    fn trap(&self, place: Place) -> Reason {
        let position = self.position();
        let passes = |(enemy, _): &(Spy, Seat)| {
            position.place(*enemy).is_some_and(|from| {
                let steps = position.ring.distance(enemy.seat, from, place);
                steps <= self.judgement().way_left(*enemy, from, true)
            })
        };
        match position.robbers(self.seat).find(passes) {
            Some((enemy, owner)) => self.and_bazong(self.about(Why::Trap, enemy), owner),
            None => Reason::new(Why::TrapWay),
        }
    }

    fn clear(&self) -> Reason {
        let position = self.position();
        let is_stopped = |spy: &Spy| {
            let trapped = |steps| matches!(position.walk(*spy, steps), Err(Blocked::Trapped(..)));
            (1..=Pass::FARTHEST).any(trapped)
        };
        let stopped = || Spy::all_of(self.seat).filter(is_stopped);
        let carries = |spy: Spy| Some((spy, position.conquered(spy)?));
        if let Some((own, owner)) = stopped().find_map(carries) {
            return self.and_bazong(self.by(Why::ClearCarrier, own), owner);
        }
        let seats = position.seats().iter().filter(|seat| *seat != self.seat && are_partners(*seat, self.seat));
        let partner = seats.flat_map(Spy::all_of).filter(is_stopped).find_map(carries);
        match partner {
            Some((spy, owner)) => self.and_bazong(self.about(Why::ClearPartner, spy), owner),
            None if stopped().next().is_some() => Reason::new(Why::Clear),
            None => Reason::new(Why::ClearIdle),
        }
    }

    pub(super) fn judgement(&self) -> Judgement<'_> {
        Judgement::new(self.view, self.seat, true)
    }

    /// The reason for a walk of one of the player's spies.
    pub(super) fn walk(&self, own: Spy, places: u8) -> Option<Reason> {
        let position = self.position();
        let from = position.place(own)?;
        let to = position.walk(own, places).ok()?;
        let speaks = |told: &Reason| told.why() == Why::Escape || !self.has_nearer(own, places);
        let advance = || self.advance(own, [from, to], position.conquered(own)).filter(speaks);
        self.encounter(own, to).or_else(advance).or_else(|| self.spares(own, places))
    }

    /// Returns whether another spy that could walk instead would get as close to its goal, or closer. The distance
    /// would be a reason for that one, too.
    fn has_nearer(&self, own: Spy, places: u8) -> bool {
        let Stage::Walking { .. } = self.view.stage else {
            return false;
        };
        let position = self.position();
        let left = |spy: Spy| Some(self.way_to_goal_from(spy, position.walk(spy, places).ok()?));
        let is_like = |other: &Spy| *other != own && position.conquered(*other) == position.conquered(own);
        let nearest = Spy::all_of(self.seat).filter(is_like).filter_map(left).min();
        nearest.zip(left(own)).is_some_and(|(nearest, own)| nearest <= own)
    }

    /// Names another spy that could walk instead but would carry a bazong past the place where it wins.
    fn spares(&self, own: Spy, places: u8) -> Option<Reason> {
        let Stage::Walking { .. } = self.view.stage else {
            return None;
        };
        let position = self.position();
        let left = |spy: Spy, place: Place| self.judgement().way_left(spy, place, true);
        let goes_past = |spy: &Spy| {
            let way = position.place(*spy).zip(position.walk(*spy, places).ok());
            way.is_some_and(|(from, to)| !position.wins_by_arriving(*spy, to) && left(*spy, to) > left(*spy, from))
        };
        let mut others = Spy::all_of(self.seat).filter(|other| *other != own && position.conquered(*other).is_some());
        let other = others.find(goes_past)?;
        Some(self.and_bazong(self.by(Why::Spare, other), position.conquered(other)?))
    }

    /// The event at the end of a walk: a win, a fight, or a bazong that is taken.
    pub(super) fn encounter(&self, own: Spy, to: Place) -> Option<Reason> {
        let position = self.position();
        let enemies = position.enemies_on(self.seat, to);
        let loaded = position.conquered(own);
        self.homecoming(own, to, loaded, enemies)
            .or_else(|| self.decisive_fight(enemies))
            .or_else(|| self.robbery(own, to, enemies))
            .or_else(|| self.fight(enemies))
            .or_else(|| {
                let lying = position.lying(to).iter().next()?;
                Some(self.and_bazong(Reason::new(Why::Find), lying))
            })
    }

    /// Says that a bazong comes home by the walk, possibly after fights.
    fn homecoming(&self, own: Spy, to: Place, loaded: Option<Seat>, enemies: Spies) -> Option<Reason> {
        let position = self.position();
        let won_there = |enemy: Spy| position.conquered_by(enemy, self.seat);
        let prize = loaded.is_some() || enemies.iter().any(won_there);
        if !prize || !position.is_teams_embassy(self.seat, to) {
            return None;
        }
        match loaded {
            Some(owner) if enemies.is_empty() => Some(self.and_bazong(self.by(Why::Win, own), owner)),
            Some(_) | None => Some(self.by(Why::WinFight, own)),
        }
    }

    /// Says that a bazong is taken from its embassy by the walk, possibly after fights.
    fn robbery(&self, own: Spy, to: Place, enemies: Spies) -> Option<Reason> {
        let is_enemy = |owner: &Seat| !are_partners(*owner, self.seat);
        let owner = to.owner().filter(is_enemy)?;
        if self.position().bazong(owner) != Bazong::Home {
            return None;
        }
        let why = match (enemies.is_empty(), self.robbery_wins(enemies)) {
            (true, false) => Why::Rob,
            (true, true) => Why::RobWin,
            (false, false) => Why::RobFight,
            (false, true) => Why::RobFightWin,
        };
        let robs = self.and_bazong(self.by(why, own), owner);
        Some(match enemies.iter().next() {
            Some(first) => robs.with("spy", spy(self.view.viewer, first)).count("count", enemies.len()),
            None => robs,
        })
    }

    /// Says that enemies are attacked.
    fn fight(&self, enemies: Spies) -> Option<Reason> {
        let robber = self.position().robbers(self.seat).find(|(enemy, _)| enemies.contains(*enemy));
        let with_bazong = |(enemy, owner)| self.and_bazong(self.about(Why::Carrier, enemy), owner);
        let first = || enemies.iter().next();
        let attack = || self.beat_all(enemies).or_else(|| Some(self.about(Why::Attack, first()?)));
        robber.map(with_bazong).or_else(attack)
    }

    /// The probability of beating all of several enemies on a place.
    fn beat_all(&self, enemies: Spies) -> Option<Reason> {
        let percent = self.beats_all(enemies)?;
        Some(Reason::new(Why::AttackAll).count("count", enemies.len() as u8).count("percent", percent))
    }

    /// The reason for looking at a number.
    fn look(&self, named: Spy) -> Option<Reason> {
        let suspects = self.position().accusable(self.seat);
        let written = self.view.envelopes[named.seat]?;
        let is_found = self.view.traitors().any(|traitor| traitor.seat == named.seat);
        let unknown = suspects.contains(named) && self.view.number(named).is_none() && !is_found;
        unknown.then(|| Reason::new(Why::Look).count("number", written))
    }

    /// The reason for a view of a spy that is not being looked for. There may be none that is.
    fn view_known(&self, named: Spy) -> Reason {
        match self.view.number(named) {
            _ if !self.seeks_traitor() => Reason::new(Why::ViewAny),
            Some(seen) => self.about(Why::ViewKnown, named).count("number", seen.number),
            None => self.about(Why::View, named),
        }
    }

    /// Returns whether a traitor in one of the player's envelopes may still be found.
    pub(super) fn seeks_traitor(&self) -> bool {
        let suspects = self.position().accusable(self.seat);
        suspects.iter().any(|suspect| self.look(suspect).is_some())
    }

    /// The reason for attacking one of several enemies.
    fn attack(&self, enemy: Spy) -> Option<Reason> {
        let position = self.position();
        let choice: Spies = match self.view.stage {
            Stage::Meeting { place, .. } => position.enemies_on(self.seat, place),
            Stage::Hunting { .. } => position.enemies_afield(self.seat),
            _ => return None,
        };
        let only: Spies = [enemy].into_iter().collect();
        if let Some(wins) = self.decisive_fight(only) {
            return Some(wins);
        }
        if position.conquered(enemy).is_some() {
            return self.fight(only);
        }
        // On one place all of them are equally close, and all are attacked, in whatever order.
        if let Stage::Meeting { .. } = self.view.stage
            && let Some(all) = self.beat_all(choice)
        {
            return Some(all);
        }
        let own = self.way_to_goal(enemy)?;
        let others = choice.iter().filter(|other| *other != enemy);
        let closest = others.filter_map(|other| self.way_to_goal(other)).min();
        Some(match closest.map(|other| own.cmp(&other)) {
            Some(Ordering::Less) => self.about(Why::Closest, enemy),
            Some(Ordering::Equal) => self.about(Why::Close, enemy),
            Some(Ordering::Greater) | None => {
                self.attack_after(enemy, choice).unwrap_or_else(|| self.about(Why::Attack, enemy))
            }
        })
    }

    /// Names another enemy that one of the player's spies can attack by a step, after the grey spy has beaten one
    /// beyond their reach. After a win by her, the player moves again.
    fn attack_after(&self, beaten: Spy, choice: Spies) -> Option<Reason> {
        let Stage::Hunting { .. } = self.view.stage else {
            return None;
        };
        let position = self.position();
        let comes_to = |enemy: Spy| {
            let place = position.place(enemy)?;
            Spy::all_of(self.seat).find(|own| position.walk(*own, 1) == Ok(place))
        };
        if comes_to(beaten).is_some() {
            return None;
        }
        let (other, own) = choice.iter().find_map(|other| Some((other, comes_to(other)?)))?;
        let reason = self.about(Why::AttackThen, beaten).with("letter", letter(own.letter));
        Some(reason.with("other", spy(self.view.viewer, other)))
    }

    /// The reason why any plan will do, with a description of the fight.
    fn plan(&self) -> Reason {
        match self.view.stage {
            Stage::Fighting(fight) if fight.seat == self.seat => self.about(Why::PlanAttack, fight.defender),
            Stage::Fighting(fight) if fight.defender.seat == self.seat => self.by(Why::PlanDefend, fight.defender),
            _ => Reason::new(Why::Plan),
        }
    }

    /// The reason for accusing a spy of treason.
    fn unmask(&self, named: Spy) -> Option<Reason> {
        if self.view.traitors().any(|spy| spy == named) {
            // Its number may be known, or it may be the only one left.
            return Some(match (self.view.number(named), self.view.envelopes[named.seat]) {
                (Some(seen), _) => self.about(Why::Unmask, named).count("number", seen.number),
                (None, written) => self.about(Why::UnmaskOnly, named).count("number", written?),
            });
        }
        let owner = self.position().conquered(named)?;
        Some(self.and_bazong(self.about(Why::Guess, named), owner))
    }
}
