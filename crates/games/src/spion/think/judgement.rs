//! Values that a computer player gives to walks, passes and enemies, from public information. The unit is roughly one
//! zillion.

use crate::spion::rules::board::Place;
use crate::spion::rules::deck::unseen;
use crate::spion::rules::piece::{DECK, Pass, Spies, Spy};
use crate::spion::rules::position::{Bazong, EMBASSY_ROOM, Position};
use crate::spion::rules::team::{Team, are_partners};
use crate::spion::rules::view::View;
use snuffel_core::arithmetic::power;
use snuffel_core::seat::Seat;

/// The value of winning the game, above anything else that a turn can bring.
pub const VICTORY: f32 = 1000.0;

/// The value of carrying an enemy bazong, on top of the zillions for it.
const BAZONG: f32 = 12.0;

/// The value of another move.
const AGAIN: f32 = 2.0;

/// The cost of filling the player's embassy when a spy with a bazong is about to come home.
const CROWD: f32 = 50.0;

/// The probability that an enemy this many steps away gets to the place in its next move: by a step, which it can
/// choose, or by a pass, which has to come up.
const REACH: [f32; 5] = [0.0, 0.7, 0.2, 0.15, 0.1];

/// A player's way of weighing a position.
#[derive(Clone, Copy, Debug)]
pub struct Judgement<'a> {
    /// The public position.
    pub position: &'a Position,
    /// The passes of the player's deck from the top, as far as the player knows them.
    pub passes: [Option<Pass>; DECK],
    /// The player's seat.
    pub seat: Seat,
    /// Whether the player considers the enemies' next moves.
    pub careful: bool,
}

impl Judgement<'_> {
    /// The judgement of the player on `seat` about a view, with memory and care if `clever`.
    pub fn new(view: &View, seat: Seat, clever: bool) -> Judgement<'_> {
        let seen = view.passes[Team::of_seat(seat)];
        Judgement { position: &view.position, passes: if clever { seen } else { [None; DECK] }, seat, careful: clever }
    }

    /// The number of steps to a spy's goal: with an enemy bazong, an embassy of its team; otherwise, an enemy embassy
    /// with its bazong. A whole round if there is none.
    pub fn way_left(&self, spy: Spy, from: Place, loaded: bool) -> u8 {
        let position = self.position;
        let ring = position.ring;
        let goal = |owner: &Seat| match loaded {
            true => are_partners(*owner, spy.seat),
            false => !are_partners(*owner, spy.seat) && position.bazong(*owner) == Bazong::Home,
        };
        let goals = position.seats().iter().filter(goal);
        let ways = goals.map(|owner| ring.distance(spy.seat, from, Place::embassy(owner)));
        ways.map(|way| if way == 0 { ring.length() } else { way }).min().unwrap_or(ring.length())
    }

    /// The value of a spy on a place, with or without an enemy bazong.
    fn standing(&self, spy: Spy, place: Place, loaded: bool) -> f32 {
        let left = f32::from(self.way_left(spy, place, loaded));
        let base = if loaded { BAZONG + 5.0 } else { 3.0 };
        let step = if loaded { 1.2 } else { 0.3 };
        let worth = base - step * left;
        if self.careful { worth - self.danger(spy, place) * (worth.max(1.0) + 1.0) } else { worth }
    }

    /// The probability that a spy on a place is attacked and beaten before its next move.
    pub fn danger(&self, spy: Spy, place: Place) -> f32 {
        let position = self.position;
        let enemies = Spies::all_of(position.enemies(spy.seat)).iter();
        let attack: f32 = enemies
            .filter_map(|enemy| {
                let from = position.place(enemy)?;
                let steps = position.ring.distance(enemy.seat, from, place);
                REACH.get(usize::from(steps)).copied()
            })
            .sum();
        attack.min(1.0) * 2.0 / 3.0
    }

    /// The gain from a walk of one of the player's spies; `None` if it is not possible.
    pub fn walk(&self, spy: Spy, places: u8) -> Option<f32> {
        Some(self.arrival(spy, places)? - self.stay(spy)?)
    }

    /// The value of a spy on its current place.
    fn stay(&self, spy: Spy) -> Option<f32> {
        let loaded = self.position.conquered(spy).is_some();
        let from = self.position.place(spy)?;
        Some(self.standing(spy, from, loaded))
    }

    /// The value of a spy after a walk; `None` if the walk is not possible.
    fn arrival(&self, spy: Spy, places: u8) -> Option<f32> {
        let position = self.position;
        let to = position.walk(spy, places).ok()?;
        let loaded = position.conquered(spy).is_some();
        let enemies = position.enemies_on(spy.seat, to);
        let victory = power(2.0f32 / 3.0, enemies.len() as u32);
        let mut gain = 0.0;
        let mut wins = loaded && position.is_teams_embassy(spy.seat, to);
        let mut carries = loaded;
        for enemy in enemies.iter() {
            gain += 1.0 + self.bounty(enemy);
            let prize = position.conquered_by(enemy, spy.seat);
            carries |= prize;
            wins |= prize && position.is_teams_embassy(spy.seat, to);
        }
        if wins {
            return Some(victory * VICTORY);
        }
        let mut again = !enemies.is_empty();
        if let Some(owner) = to.owner()
            && !are_partners(owner, spy.seat)
            && position.bazong(owner) == Bazong::Home
        {
            gain += 5.0;
            (carries, again) = (true, true);
            if position.team_money(Team::of_seat(spy.seat)) + 5 >= position.money_goal() {
                return Some(victory * VICTORY);
            }
        }
        for owner in position.lying(to).iter() {
            gain += if are_partners(owner, spy.seat) { 6.0 } else { 0.0 };
            carries |= !are_partners(owner, spy.seat);
        }
        if again {
            gain += AGAIN;
        }
        let after = gain + self.standing(spy, to, carries);
        let loss = -1.0 - self.poverty();
        let crowd = if fills_home(position, spy, to) { CROWD } else { 0.0 };
        Some(victory * after + (1.0 - victory) * loss - crowd)
    }

    /// The additional cost of losing a zillion, which is high for the last one.
    fn poverty(&self) -> f32 {
        match self.position.money(self.seat) {
            0 => 20.0,
            1..=2 => 2.0,
            _ => 0.0,
        }
    }

    /// The value of sending an enemy to the dungeon, on top of its zillion.
    pub fn bounty(&self, enemy: Spy) -> f32 {
        let position = self.position;
        let Some(place) = position.place(enemy) else {
            return 0.0;
        };
        let loaded = position.conquered(enemy).is_some();
        let left = f32::from(self.way_left(enemy, place, loaded));
        match loaded {
            true => BAZONG + 8.0 - left,
            false => (4.0 - 0.3 * left).max(1.0),
        }
    }

    /// The best walk of this length, if any is possible.
    pub fn best_walk(&self, places: u8) -> Option<(Spy, f32)> {
        let walks = Spy::all_of(self.seat).filter_map(|spy| self.walk(spy, places).map(|value| (spy, value)));
        walks.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// The gain from a pass, given the gain of the best walk of each length.
    fn pass(&self, pass: Pass, walks: &[Option<f32>; 4]) -> f32 {
        let position = self.position;
        match pass {
            Pass::Ride => walks[1].unwrap_or(0.0),
            Pass::Dash => walks[2].unwrap_or(0.0),
            Pass::Jet => walks[3].unwrap_or(0.0),
            Pass::Yawn => 0.0,
            Pass::Cheque => {
                let gain = position.bank.min(3);
                let wins = position.team_money(Team::of_seat(self.seat)) + gain >= position.money_goal();
                if wins { VICTORY } else { f32::from(gain) }
            }
            Pass::View => 1.0 + walks[0].map_or(0.0, |value| value.max(0.0)),
            Pass::Sob => {
                let carried = Spy::all_of(self.seat).filter(|spy| position.conquered(*spy).is_some());
                -(BAZONG + 3.0) * carried.count() as f32
            }
            Pass::Pant => {
                let prey = position.enemies_afield(self.seat);
                let bounties = prey.iter().map(|enemy| self.bounty(enemy));
                let best = bounties.max_by(f32::total_cmp);
                best.map_or(0.0, |bounty| (bounty + 1.0 + AGAIN) * 2.0 / 3.0 - 0.5)
            }
        }
    }

    /// The gain of the best walk of each length from 1 to 4, if any is possible.
    fn best_walks(&self) -> [Option<f32>; 4] {
        let mut best = [None; 4];
        for spy in Spy::all_of(self.seat) {
            let Some(stay) = self.stay(spy) else {
                continue;
            };
            for (places, best) in (1..).zip(&mut best) {
                let value = self.arrival(spy, places).map(|value| value - stay);
                *best = match (*best, value) {
                    (Some(one), Some(other)) => Some(f32::max(one, other)),
                    (one, other) => one.or(other),
                };
            }
        }
        best
    }

    /// The gains from the first, second and third pass of the player's deck: of the known pass, or the average of all
    /// that it may be.
    pub fn first_passes(&self) -> [f32; 3] {
        let walks = self.best_walks();
        let value = |pass: Pass| self.pass(pass, &walks);
        let mut mean = None;
        std::array::from_fn(|depth| match self.passes[depth] {
            Some(pass) => value(pass),
            None => *mean.get_or_insert_with(|| {
                let unseen = unseen(&self.passes);
                let copies: u8 = unseen.iter().sum();
                let kinds = Pass::ALL.iter().filter(|pass| unseen[pass.index()] > 0);
                let sum: f32 = kinds.map(|pass| f32::from(unseen[pass.index()]) * value(*pass)).sum();
                sum / f32::from(copies.max(1))
            }),
        })
    }
}

/// Returns whether a spy without a bazong would take the last room in its embassy by coming to `to`, while another of
/// the player's spies could get there with a bazong in one move.
pub fn fills_home(position: &Position, spy: Spy, to: Place) -> bool {
    let home = Place::embassy(spy.seat);
    if to != home || position.at_home(spy.seat) + 1 < EMBASSY_ROOM {
        return false;
    }
    let due = |other: Spy| {
        other != spy
            && !position.carried(other).is_empty()
            && position.place(other).is_some_and(|from| {
                let steps = position.ring.distance(spy.seat, from, home);
                (1..=Pass::FARTHEST).contains(&steps)
            })
    };
    position.carried(spy).is_empty() && Spy::all_of(spy.seat).any(due)
}
