//! What level hard would do, as it can be typed, and why: a reason that holds in what the player sees.

use super::phrase::{bazong, colour, letter, pass, spy, trap, trap_as_object};
use crate::advice::Advice;
use crate::game::{Advise, Hint};
use crate::games::spion::rules::Spion;
use crate::games::spion::rules::action::Action;
use crate::games::spion::rules::board::Place;
use crate::games::spion::rules::deck::unseen;
use crate::games::spion::rules::piece::{DECK, Letter, Pass, Spies, Spy, Trap};
use crate::games::spion::rules::position::{Bazong, Blocked, Position};
use crate::games::spion::rules::stage::Stage;
use crate::games::spion::rules::team::{Team, are_partners};
use crate::games::spion::rules::view::View;
use crate::games::spion::think::instinct;
use crate::games::spion::think::judgement::Judgement;
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

impl Advise for Spion {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        let action = &advice.best.action;
        let what = what(view.viewer, action)?;
        let reasons = view.seat().map(|seat| Reasons { view, seat });
        let reason = reasons.as_ref().and_then(|reasons| reasons.of(action));
        let more = more(view, advice);
        // That nothing can be done is told before what the action does all the same.
        if let Some(why) = reasons.and_then(|reasons| reasons.helpless(action, reason.as_ref())) {
            return Some(Hint { what, why, more: reason.into_iter().chain(more).collect() });
        }
        let why = reason.or_else(|| Hint::chance(advice)).unwrap_or_else(|| why_any(view));
        Some(Hint { what, why, more })
    }

    /// A part of the games that are won.
    const DOUBT: f32 = 0.04;

    fn is_weighed(_view: &View, action: &Action) -> bool {
        match action {
            Action::Free(_)
            | Action::Trap(..)
            | Action::Clear(_)
            | Action::Step(_)
            | Action::Pass(_)
            | Action::Walk(_)
            | Action::Attack(_) => true,
            Action::Prepare(..)
            | Action::View(_)
            | Action::Sweep(_)
            | Action::Plan(_)
            | Action::Keep(_)
            | Action::Unmask(_)
            | Action::Decline
            | Action::Look(_)
            | Action::Questions(_)
            | Action::Resign => false,
        }
    }
}

/// What can be told of any action, where nothing else speaks for it.
fn why_any(view: &View) -> Message {
    Message::new("hint-why-any").count("count", view.legal_actions().len())
}

/// One step more: the next best, what threatens, and what is known of the own traitor and the passes.
fn more(view: &View, advice: &Advice<Action>) -> Vec<Message> {
    let next_best = Hint::next_best(advice, |action| what(view.viewer, action));
    // Whoever attacks one of several attacks the others after that: little tried is not worse then.
    let is_order = |action: &Action| matches!(action, Action::Attack(_));
    let is_same =
        is_order(&advice.best.action) && advice.second.as_ref().is_some_and(|second| is_order(&second.action));
    let next_best = next_best.filter(|told| !(is_same && told.id == "hint-next-worse"));
    let Some(seat) = view.seat() else {
        return next_best.into_iter().collect();
    };
    let reasons = Reasons { view, seat };
    let then = reasons.after_pass(&advice.best.action);
    let mut told: Vec<Message> = then.into_iter().chain(next_best).collect();
    let position = &view.position;
    // A trap that is cleared then is in nobody's way.
    let mut cleared = *position;
    if let Some(gone) = reasons.clears(&advice.best.action) {
        cleared.traps[gone.index()] = None;
    }
    let judgement = Judgement::of(view, seat, true);
    let threats = position.robbers(seat).filter_map(|(enemy, owner)| {
        let left = judgement.way_left(enemy, position.place(enemy)?, true);
        let threat = |id: &'static str| {
            let message = Message::new(id).with("spy", spy(view.viewer, enemy));
            message.with("bazong", bazong(view.viewer, owner)).count("count", left)
        };
        Some(match cleared.walk(enemy, left) {
            Err(Blocked::Trapped(kind, place)) => {
                threat("hint-threat-trapped").with("trap", trap(kind)).text("field", place)
            }
            Ok(_) | Err(_) => threat("hint-threat"),
        })
    });
    told.extend(threats);
    let known = &view.passes[Team::of(seat)];
    if matches!(advice.best.action, Action::Pass(_)) {
        let seen = known.iter().flatten().count();
        told.push(Message::new("hint-passes").count("count", seen).count("all", known.len()));
    }
    told
}

/// What to type for an action.
fn what(viewer: Viewer, action: &Action) -> Option<Message> {
    let typed = |id: &'static str, command| Message::new(id).with("command", Arg::Command(command));
    let of_letter = |command, own: Letter| typed("hint-letter", command).with("letter", letter(own));
    let of_spy = |command, named: Spy| typed("hint-spy", command).with("spy", spy(viewer, named));
    Some(match *action {
        Action::Prepare(own, number) => {
            Message::new("hint-prepare").with("letter", letter(own)).count("number", number)
        }
        Action::Free(own) => of_letter("free", own),
        Action::Trap(kind, place) => typed("hint-trap", "trap").with("trap", trap(kind)).text("field", place),
        Action::Clear(throws) => typed("hint-number", "clear").count("number", throws),
        Action::Step(own) => of_letter("step", own),
        Action::Pass(depth) => typed("hint-number", "pass").count("number", depth),
        Action::Walk(own) => Message::new("hint-walk").with("letter", letter(own)),
        Action::View(named) | Action::Look(named) => of_spy("look", named),
        Action::Sweep(kind) => typed("hint-sweep", "clear").with("trap", trap(kind)),
        Action::Attack(named) => of_spy("attack", named),
        Action::Plan(plan) => typed("hint-letter", "plan").with("letter", Arg::place(plan)),
        Action::Keep(owner) => typed("hint-keep", "keep").with("colour", colour(owner)),
        Action::Unmask(named) => of_spy("unmask", named),
        Action::Decline => Hint::typed("no"),
        Action::Questions(_) | Action::Resign => return None,
    })
}

/// What speaks for actions.
struct Reasons<'a> {
    view: &'a View,
    seat: Seat,
}

impl Reasons<'_> {
    fn position(&self) -> &Position {
        &self.view.position
    }

    fn own(&self, letter: Letter) -> Spy {
        Spy::new(self.seat, letter)
    }

    /// A message about an own spy.
    fn by(&self, id: &'static str, own: Spy) -> Message {
        Message::new(id).with("letter", letter(own.letter))
    }

    /// A message about an enemy spy.
    fn about(&self, id: &'static str, enemy: Spy) -> Message {
        Message::new(id).with("spy", spy(self.view.viewer, enemy))
    }

    /// The same message with a bazong.
    fn and_bazong(&self, message: Message, owner: Seat) -> Message {
        message.with("bazong", bazong(self.view.viewer, owner))
    }

    fn of(&self, action: &Action) -> Option<Message> {
        match *action {
            Action::Prepare(..) => Some(Message::new("hint-why-prepare")),
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
                let free = || Message::new("hint-why-look-free");
                Some(self.look(named).unwrap_or_else(free))
            }
            Action::Sweep(kind) => {
                let nearest = instinct::sweep(self.position(), self.seat);
                let lies =
                    || Some(Message::new("hint-why-sweep-at").text("field", self.position().traps[kind.index()]?));
                (nearest == Some(kind)).then(|| Message::new("hint-why-sweep")).or_else(lies)
            }
            Action::Attack(enemy) => self.attack(enemy),
            Action::Plan(_) => Some(self.plan()),
            Action::Keep(owner) => Some(Message::new(match are_partners(owner, self.seat) {
                true => "hint-why-keep-ours",
                false => "hint-why-keep-theirs",
            })),
            Action::Unmask(named) => self.unmask(named),
            Action::Decline => {
                let unsure = self.view.traitors().next().is_none();
                unsure.then(|| Message::new("hint-why-decline"))
            }
            Action::Questions(_) | Action::Resign => None,
        }
    }

    fn free(&self, own: Spy) -> Message {
        let home = Place::embassy(self.seat);
        let guests = self.position().enemies_on(self.seat, home);
        match guests.is_empty() {
            true => Message::new("hint-why-free"),
            false => self.by("hint-why-free-guests", own),
        }
    }

    fn trap(&self, place: Place) -> Message {
        let position = self.position();
        let passes = |(enemy, _): &(Spy, Seat)| {
            position.place(*enemy).is_some_and(|from| {
                let steps = position.ring.distance(enemy.seat, from, place);
                steps <= self.judgement().way_left(*enemy, from, true)
            })
        };
        match position.robbers(self.seat).find(passes) {
            Some((enemy, owner)) => self.and_bazong(self.about("hint-why-trap", enemy), owner),
            None => Message::new("hint-why-trap-way"),
        }
    }

    fn clear(&self) -> Message {
        let position = self.position();
        let stopped = |spy: &Spy| (1..=Pass::FARTHEST).any(|steps| position.walk(*spy, steps).is_err());
        let mut carriers = Spy::of(self.seat).filter_map(|spy| Some((spy, position.conquered(spy)?)));
        match carriers.find(|(spy, _)| stopped(spy)) {
            Some((own, owner)) => self.and_bazong(self.by("hint-why-clear-carrier", own), owner),
            None => Message::new("hint-why-clear"),
        }
    }

    fn judgement(&self) -> Judgement<'_> {
        Judgement::of(self.view, self.seat, true)
    }

    /// Why an own spy walks so far.
    fn walk(&self, own: Spy, places: u8) -> Option<Message> {
        let position = self.position();
        let from = position.place(own)?;
        let to = position.walk(own, places).ok()?;
        let enemies = position.enemies_on(self.seat, to);
        let loaded = position.conquered(own);
        self.homecoming(own, to, loaded, enemies)
            .or_else(|| self.robbery(own, to, enemies))
            .or_else(|| self.fight(enemies))
            .or_else(|| {
                let lying = position.lying(to).iter().next()?;
                Some(self.and_bazong(Message::new("hint-why-find"), lying))
            })
            .or_else(|| self.advance(own, [from, to], loaded))
    }

    /// A bazong comes home by the walk, perhaps after fights.
    fn homecoming(&self, own: Spy, to: Place, loaded: Option<Seat>, enemies: Spies) -> Option<Message> {
        let position = self.position();
        let won_there = |enemy: Spy| position.conquered_by(enemy, self.seat);
        let prize = loaded.is_some() || enemies.iter().any(won_there);
        if !prize || !position.is_teams_embassy(self.seat, to) {
            return None;
        }
        match loaded {
            Some(owner) if enemies.is_empty() => Some(self.and_bazong(self.by("hint-why-win", own), owner)),
            Some(_) | None => Some(self.by("hint-why-win-fight", own)),
        }
    }

    /// A bazong is taken from its embassy by the walk, perhaps after fights.
    fn robbery(&self, own: Spy, to: Place, enemies: Spies) -> Option<Message> {
        let is_enemy = |owner: &Seat| !are_partners(*owner, self.seat);
        let owner = to.owner().filter(is_enemy)?;
        if self.position().bazong(owner) != Bazong::Home {
            return None;
        }
        let id = match enemies.is_empty() {
            true => "hint-why-rob",
            false => "hint-why-rob-fight",
        };
        Some(self.and_bazong(self.by(id, own), owner))
    }

    /// Enemies are attacked.
    fn fight(&self, enemies: Spies) -> Option<Message> {
        let robber = self.position().robbers(self.seat).find(|(enemy, _)| enemies.contains(*enemy));
        let with_bazong = |(enemy, owner)| self.and_bazong(self.about("hint-why-carrier", enemy), owner);
        let first = || enemies.iter().next();
        robber.map(with_bazong).or_else(|| Some(self.about("hint-why-attack", first()?)))
    }

    /// Nothing happens but that the spy is somewhere else.
    fn advance(&self, own: Spy, [from, to]: [Place; 2], loaded: Option<Seat>) -> Option<Message> {
        let position = self.position();
        let judgement = self.judgement();
        let left = |place| judgement.way_left(own, place, loaded.is_some());
        let (before, after) = (left(from), left(to));
        if let Some(owner) = loaded
            && after < before
        {
            let message = self.and_bazong(self.by("hint-why-home", own), owner);
            return Some(message.count("count", after));
        }
        if let Some((hunter, _)) = position.hunters(self.seat, from).next()
            && position.hunters(self.seat, to).next().is_none()
        {
            let message = self.by("hint-why-escape", own);
            return Some(message.with("spy", spy(self.view.viewer, hunter)));
        }
        let goal = position.ring.ahead(self.seat, to, after).owner()?;
        let is_goal = position.bazong(goal) == Bazong::Home && !are_partners(goal, self.seat);
        let near = || self.and_bazong(self.by("hint-why-near", own), goal);
        (is_goal && after < before).then(|| near().count("count", after))
    }

    /// Why a pass is taken.
    fn pass(&self, depth: u8) -> Option<Message> {
        let position = self.position();
        let known = &self.view.passes[Team::of(self.seat)];
        let Some(kind) = known.get(usize::from(depth.max(1)) - 1).copied()? else {
            return self.unseen_pass(known);
        };
        let named = |id: &'static str| Message::new(id).with("pass", pass(kind));
        let (gain, carries) = (position.bank.min(3), Spy::of(self.seat).any(|own| position.conquered(own).is_some()));
        match kind {
            Pass::Ride | Pass::Dash | Pass::Jet => {
                let (own, places) = self.walk_by(kind)?;
                let by = |id| named(id).with("letter", letter(own.letter));
                let to = position.walk(own, places).ok()?;
                match position.conquered(own).filter(|_| position.wins_by_arriving(own, to)) {
                    Some(owner) => Some(self.and_bazong(by("hint-why-pass-win"), owner)),
                    None => Some(by("hint-why-pass-walk").count("places", places)),
                }
            }
            Pass::Cheque if gain > 0 => {
                let id = if self.cheque_wins() { "hint-why-pass-money-win" } else { "hint-why-pass-money" };
                Some(named(id).count("gain", gain))
            }
            Pass::View if !position.viewable(self.seat).is_empty() => Some(match self.seeks_traitor() {
                true => named("hint-why-pass-view"),
                false => named("hint-why-pass-view-free"),
            }),
            Pass::Pant => self.pant(kind),
            Pass::Sob if carries => None,
            Pass::Yawn | Pass::Cheque | Pass::View | Pass::Sob => Some(named("hint-why-pass-idle")),
        }
    }

    /// Whom the grey spy can attack, and what she has to clear before.
    fn pant(&self, kind: Pass) -> Option<Message> {
        let about = |id: &'static str| Message::new(id).with("pass", pass(kind));
        let Some(enemy) = self.prey() else {
            // With a trap to clear it would change something.
            return self.position().traps_lying().next().is_none().then(|| about("hint-why-pass-idle"));
        };
        let named = |id: &'static str| about(id).with("spy", spy(self.view.viewer, enemy));
        let mut traps = self.position().traps_lying();
        let (first, is_only) = (traps.next(), traps.next().is_none());
        let Some(first) = first else {
            return Some(named("hint-why-pass-pant"));
        };
        if !is_only {
            return Some(named("hint-why-pass-pant-choose"));
        }
        let place = self.position().traps[first.index()]?;
        Some(named("hint-why-pass-pant-clear").with("trap", trap_as_object(first)).text("field", place))
    }

    /// The trap that is surely gone after an action.
    fn clears(&self, action: &Action) -> Option<Trap> {
        match *action {
            Action::Sweep(kind) => Some(kind),
            Action::Pass(depth) if self.known_pass(depth) == Some(Pass::Pant) => {
                let mut traps = self.position().traps_lying();
                traps.next().filter(|_| traps.next().is_none())
            }
            _ => None,
        }
    }

    /// The pass so deep from the top of the own deck, if it was seen.
    fn known_pass(&self, depth: u8) -> Option<Pass> {
        let known = &self.view.passes[Team::of(self.seat)];
        known.get(usize::from(depth.max(1)) - 1).copied()?
    }

    /// Whether a cheque brings all the zillions that win the game.
    fn cheque_wins(&self) -> bool {
        let position = self.position();
        position.team_money(Team::of(self.seat)) + position.bank.min(3) >= position.money_goal()
    }

    /// The walk that a pass brings.
    fn walk_by(&self, pass: Pass) -> Option<(Spy, u8)> {
        let places = pass.places()?;
        Some((self.judgement().best_walk(places)?.0, places))
    }

    /// The enemy that the grey spy had best attack: who carries a bazong, or else who is closest to its goal.
    fn prey(&self) -> Option<Spy> {
        let (position, judgement) = (self.position(), self.judgement());
        let afield = position.enemies_afield(self.seat);
        let robber = position.robbers(self.seat).map(|(enemy, _)| enemy).find(|enemy| afield.contains(*enemy));
        let way = |enemy: &Spy| position.place(*enemy).map(|place| judgement.way_left(*enemy, place, false));
        robber.or_else(|| afield.iter().min_by_key(way))
    }

    /// What the walk is good for that a known pass brings.
    fn after_pass(&self, action: &Action) -> Option<Message> {
        let Action::Pass(depth) = action else {
            return None;
        };
        let (own, places) = self.walk_by(self.known_pass(*depth)?)?;
        // That it wins is the reason already.
        self.walk(own, places).filter(|then| then.id != "hint-why-win")
    }

    /// Why a pass is taken that nobody has seen.
    fn unseen_pass(&self, known: &[Option<Pass>; DECK]) -> Option<Message> {
        let unseen = unseen(known);
        let copies = |pass: Pass| unseen[pass.index()];
        let count: u8 = unseen.iter().sum();
        let told = |id: &'static str| Message::new(id).count("count", count);
        let may_win = copies(Pass::Cheque) > 0 && self.cheque_wins();
        if self.position().walkers(self.seat, 1).is_empty() {
            return Some(told(if may_win { "hint-why-stuck-cheque" } else { "hint-why-stuck" }));
        }
        if may_win {
            return Some(told("hint-why-pass-unseen-cheque"));
        }
        let walks = Pass::ALL.into_iter().filter_map(|pass| Some((pass.places()?, copies(pass))));
        let walks: Vec<(u8, u8)> = walks.filter(|(_, copies)| *copies > 0).collect();
        let places = walks.iter().map(|(places, _)| *places);
        let (least, most) = (places.clone().min()?, places.max()?);
        let steps: u8 = walks.iter().map(|(_, copies)| *copies).sum();
        let message = told("hint-why-pass-unseen").count("steps", steps);
        Some(message.count("least", least).count("most", most).count("spread", most - least))
    }

    /// That none of the own spies can keep an enemy from winning in the very next turn, where that is sure, or that only a
    /// pass may that nobody has seen. Traps that could be cleared and what a move leads on to count as ways to help.
    fn helpless(&self, action: &Action, reason: Option<&Message>) -> Option<Message> {
        let (position, me) = (self.position(), self.seat);
        let Stage::Turn { seat, first } = self.view.stage else {
            return None;
        };
        let is_move =
            matches!(action, Action::Step(_) | Action::Pass(_) | Action::Free(_) | Action::Trap(..) | Action::Clear(_));
        let wins = reason.is_some_and(|reason| reason.id.contains("-win"));
        if seat != me || !is_move || wins || self.view.traitors().next().is_some() {
            return None;
        }
        let (robber, goal) = self.winner()?;
        let at = position.place(robber)?;
        let may_free = first && position.money(me) > 0 && position.in_dungeon(me).next().is_some();
        let home = may_free.then(|| Place::embassy(me));
        if home == Some(at) {
            return None;
        }
        let carries = Spy::of(me).any(|own| position.conquered(own).is_some());
        let helps_on = |to: Place| {
            let is_prize = |owner: Seat| !are_partners(owner, me) && position.bazong(owner) == Bazong::Home;
            to == at
                || to == goal
                || !position.enemies_on(me, to).is_empty()
                || to.owner().is_some_and(is_prize)
                || carries && position.is_teams_embassy(me, to)
        };
        let starts: Vec<Place> = Spy::of(me).filter_map(|own| position.place(own)).chain(home).collect();
        let may_walk = |places: u8| starts.iter().any(|from| helps_on(position.ring.ahead(me, *from, places)));
        let may_help = |pass: Pass| match pass {
            Pass::Ride | Pass::Dash | Pass::Jet => pass.places().is_some_and(may_walk),
            Pass::View => !position.viewable(me).is_empty(),
            Pass::Pant => !position.enemies_afield(me).is_empty(),
            Pass::Cheque => self.cheque_wins(),
            Pass::Yawn | Pass::Sob => false,
        };
        let top = [1, 2, 3].map(|depth| self.known_pass(depth));
        if may_walk(1) || top.into_iter().flatten().any(may_help) {
            return None;
        }
        let unseen = unseen(&self.view.passes[Team::of(me)]);
        let mut others = Pass::ALL.iter().filter(|pass| unseen[pass.index()] > 0);
        if !top.contains(&None) || !others.any(|pass| may_help(*pass)) {
            return Some(self.about("hint-why-helpless", robber));
        }
        let is_unseen = matches!(action, Action::Pass(depth) if self.known_pass(*depth).is_none());
        is_unseen.then(|| self.about("hint-why-helpless-pass", robber))
    }

    /// Who of the enemies on turn next wins by a step, and where.
    fn winner(&self) -> Option<(Spy, Place)> {
        let position = self.position();
        let seats = position.ring.seats();
        let mut others = (1..seats).map(|places| self.seat.after(places, seats));
        let next = others.find(|seat| position.playing.contains(*seat))?;
        position.robbers(self.seat).filter(|(enemy, _)| enemy.seat == next).find_map(|(enemy, _)| {
            let goal = position.walk(enemy, 1).ok()?;
            position.wins_by_arriving(enemy, goal).then_some((enemy, goal))
        })
    }

    /// Why a number is looked at.
    fn look(&self, named: Spy) -> Option<Message> {
        let suspects = self.position().accusable(self.seat);
        let written = self.view.envelopes[named.seat]?;
        let unknown = suspects.contains(named) && self.view.number(named).is_none();
        unknown.then(|| Message::new("hint-why-look").count("number", written))
    }

    /// What is seen of a spy that is not looked for: there may be none that is.
    fn view_known(&self, named: Spy) -> Message {
        match self.view.number(named) {
            Some(seen) => self.about("hint-why-view-known", named).count("number", seen.number),
            None if self.seeks_traitor() => self.about("hint-why-view", named),
            None => Message::new("hint-why-view-any"),
        }
    }

    /// Whether any spy may still turn out to be a traitor in an own envelope.
    fn seeks_traitor(&self) -> bool {
        let suspects = self.position().accusable(self.seat);
        suspects.iter().any(|suspect| self.look(suspect).is_some())
    }

    /// Why one of several enemies is attacked.
    fn attack(&self, enemy: Spy) -> Option<Message> {
        let position = self.position();
        let choice: Spies = match self.view.stage {
            Stage::Meeting { place, .. } => position.enemies_on(self.seat, place),
            Stage::Hunting { .. } => position.enemies_afield(self.seat),
            _ => return None,
        };
        let way = |spy: Spy| {
            let place = position.place(spy)?;
            Some(self.judgement().way_left(spy, place, false))
        };
        if position.conquered(enemy).is_some() {
            return self.fight([enemy].into_iter().collect());
        }
        let own = way(enemy)?;
        let mut others = choice.iter().filter(|other| *other != enemy).filter_map(way).peekable();
        let is_closest = others.peek().is_some() && others.all(|other| own < other);
        Some(self.about(if is_closest { "hint-why-closest" } else { "hint-why-attack" }, enemy))
    }

    /// Why any plan will do, and what the fight is like.
    fn plan(&self) -> Message {
        match self.view.stage {
            Stage::Fighting(fight) if fight.seat == self.seat => self.about("hint-why-plan-attack", fight.defender),
            Stage::Fighting(fight) if fight.defender.seat == self.seat => {
                self.by("hint-why-plan-defend", fight.defender)
            }
            _ => Message::new("hint-why-plan"),
        }
    }

    /// Why a spy is named as the traitor.
    fn unmask(&self, named: Spy) -> Option<Message> {
        if self.view.traitors().any(|spy| spy == named) {
            // It may have been seen, or be the only one that is left.
            return Some(match (self.view.number(named), self.view.envelopes[named.seat]) {
                (Some(seen), _) => self.about("hint-why-unmask", named).count("number", seen.number),
                (None, written) => self.about("hint-why-unmask-only", named).count("number", written?),
            });
        }
        let owner = self.position().conquered(named)?;
        Some(self.and_bazong(self.about("hint-why-guess", named), owner))
    }
}
