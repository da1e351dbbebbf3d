//! Checks whether an action is possible, using only the view.

use super::action::Action;
use super::board::Place;
use super::piece::{Letter, Spy, Trap};
use super::position::{EMBASSY_ROOM, Spot};
use super::refusal::Refusal;
use super::stage::Stage;
use super::team::are_partners;
use super::view::View;
use super::{RANSOM, TRAP_PRICE, price_of};
use snuffel_core::seat::Seat;

impl View {
    /// Checks whether the viewer can take `action` now.
    ///
    /// # Errors
    /// The reason, if the action is not possible.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let seat = self.seat().ok_or(Refusal::Spectator)?;
        if matches!(self.stage, Stage::Over(_)) {
            return Err(Refusal::GameOver);
        }
        if !self.position.playing.contains(seat) {
            return Err(Refusal::YouAreOut);
        }
        // These two are always possible.
        match action {
            Action::Resign => return Ok(()),
            Action::Questions(questions) if *questions == self.questions => {
                return Err(Refusal::AsItIs(*questions));
            }
            Action::Questions(_) => return Ok(()),
            _ => {}
        }
        if !self.due().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Look(spy) => self.can_look(seat, *spy),
            Action::Unmask(spy) => self.can_unmask(seat, *spy),
            _ => self.can_do_now(seat, action),
        }
    }

    /// Checks actions that belong to one stage each.
    fn can_do_now(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let position = &self.position;
        match (self.stage, action) {
            (Stage::Preparing, Action::Prepare(letter, number)) => prepare(seat, *letter, *number),
            (Stage::Turn { first, .. }, action) => self.can_do_on_turn(seat, first, action),
            (Stage::Walking { places, .. }, Action::Walk(letter)) => self.can_walk(seat, *letter, places),
            (Stage::Viewing { .. }, Action::View(spy)) => self.can_view(seat, *spy),
            (Stage::Sweeping { .. }, Action::Sweep(trap)) => {
                only_if(position.traps[trap.index()].is_some(), Refusal::TrapNotThere(*trap))
            }
            (Stage::Hunting { .. }, Action::Attack(spy)) => {
                enemy(seat, *spy)?;
                only_if(position.enemies_afield(seat).contains(*spy), Refusal::NotThere(*spy))
            }
            (Stage::Meeting { place, .. }, Action::Attack(spy)) => {
                enemy(seat, *spy)?;
                only_if(position.place(*spy) == Some(place), Refusal::NotThere(*spy))
            }
            (Stage::Fighting(_), Action::Plan(_)) => Ok(()),
            (Stage::Keeping { bazongs, .. }, Action::Keep(owner)) => {
                only_if(bazongs.contains(*owner), Refusal::NoSuchBazong(*owner))
            }
            (Stage::Questioning { .. }, Action::Decline) => Ok(()),
            (stage, _) => Err(Refusal::First(stage)),
        }
    }

    /// Checks actions on turn. Some are possible only before the first move.
    fn can_do_on_turn(&self, seat: Seat, first: bool, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Step(letter) => self.can_walk(seat, *letter, 1),
            Action::Pass(depth) => one_to_three(*depth),
            Action::Free(_) | Action::Trap(..) | Action::Clear(_) if !first => Err(Refusal::AfterMove),
            Action::Free(letter) => self.can_free(seat, *letter),
            Action::Trap(trap, place) => self.can_place(seat, *trap, *place),
            Action::Clear(throws) => self.can_clear(seat, *throws),
            Action::Decline => Err(Refusal::MustMove),
            _ => Err(Refusal::First(self.stage)),
        }
    }

    fn can_walk(&self, seat: Seat, letter: Letter, places: u8) -> Result<(), Refusal> {
        let walk = self.position.walk(Spy::new(seat, letter), places);
        walk.map(|_| ()).map_err(|blocked| Refusal::CannotWalk(letter, blocked))
    }

    fn can_afford(&self, seat: Seat, price: u8) -> Result<(), Refusal> {
        only_if(self.position.money(seat) >= price, Refusal::TooDear(price))
    }

    fn can_free(&self, seat: Seat, letter: Letter) -> Result<(), Refusal> {
        if self.position.spot(Spy::new(seat, letter)) != Spot::Dungeon {
            return Err(Refusal::NotInDungeon(letter));
        }
        if self.position.at_home(seat) >= EMBASSY_ROOM {
            return Err(Refusal::EmbassyFull);
        }
        self.can_afford(seat, RANSOM)
    }

    fn can_place(&self, seat: Seat, trap: Trap, place: Place) -> Result<(), Refusal> {
        let position = &self.position;
        if !position.ring.holds(place) {
            return Err(Refusal::OffBoard(place));
        }
        if place.owner().is_some() {
            return Err(Refusal::NoTrapInEmbassy);
        }
        if !position.any_away() {
            return Err(Refusal::AllBazongsHome);
        }
        if self.laid {
            return Err(Refusal::TrapPlaced);
        }
        if let Some(lies) = position.traps[trap.index()] {
            return Err(Refusal::TrapLies(trap, lies));
        }
        if !position.is_empty(place) {
            return Err(Refusal::NotEmpty(place));
        }
        self.can_afford(seat, TRAP_PRICE)
    }

    fn can_clear(&self, seat: Seat, throws: u8) -> Result<(), Refusal> {
        one_to_three(throws)?;
        if self.ordered {
            return Err(Refusal::DieOrdered);
        }
        if self.position.traps_lying().next().is_none() {
            return Err(Refusal::NoTrap);
        }
        self.can_afford(seat, price_of(throws))
    }

    /// Checks that a spy is an enemy's, in play, and has a number.
    fn can_view(&self, seat: Seat, spy: Spy) -> Result<(), Refusal> {
        enemy(seat, spy)?;
        if !self.position.in_play(spy) {
            return Err(Refusal::NotInPlay(spy));
        }
        if spy.is_reserve() {
            return Err(Refusal::NoNumber(spy));
        }
        Ok(())
    }

    fn can_look(&self, seat: Seat, spy: Spy) -> Result<(), Refusal> {
        self.can_view(seat, spy)?;
        if self.number(spy).is_some() {
            return Err(Refusal::AlreadyKnown(spy));
        }
        only_if(self.lookable.contains(spy), Refusal::NotOnAlfred(spy))
    }

    /// Checks unmasking, which is possible on the player's own turn and when asked.
    fn can_unmask(&self, seat: Seat, spy: Spy) -> Result<(), Refusal> {
        if !matches!(self.stage, Stage::Turn { .. } | Stage::Questioning { .. }) {
            return Err(Refusal::First(self.stage));
        }
        self.can_view(seat, spy)?;
        only_if(self.position.holders[spy.seat] == Some(seat), Refusal::NoEnvelope(spy.seat))
    }
}

/// `Ok` if the condition holds, otherwise the refusal.
fn only_if(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

fn prepare(seat: Seat, letter: Letter, number: u8) -> Result<(), Refusal> {
    if letter == Letter::D {
        return Err(Refusal::NoNumber(Spy::new(seat, letter)));
    }
    one_to_three(number)
}

fn one_to_three(number: u8) -> Result<(), Refusal> {
    only_if((1..=3).contains(&number), Refusal::OneToThree)
}

fn enemy(seat: Seat, spy: Spy) -> Result<(), Refusal> {
    only_if(!are_partners(seat, spy.seat), Refusal::NoEnemy(spy))
}
