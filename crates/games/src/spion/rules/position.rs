//! The position, which is all public information on the table.

use serde::{Deserialize, Serialize};

use super::board::{Place, Ring, SIDE};
use super::piece::{Letter, Pass, SPIES, Spies, Spy, Trap};
use super::seating::MOST;
use super::team::{Team, are_partners, opposite};
use snuffel_core::seat::{PerSeat, Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// The place of a spy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spot {
    /// On the ring.
    At(Place),
    /// In its owner's dungeon.
    Dungeon,
    /// In reserve, not in play yet.
    Reserve,
    /// Out of the game for good.
    Out,
}

/// The place of a bazong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Bazong {
    /// In its embassy.
    Home,
    /// Left behind on a field.
    Lying(Place),
    /// Carried by a spy.
    Carried(Spy),
    /// Out of the game with its owner.
    Gone,
}

/// The reason why a spy cannot walk this far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Blocked {
    /// It is in the dungeon.
    InDungeon,
    /// It is not in play.
    NotInPlay,
    /// This trap is in the way.
    Trapped(Trap, Place),
    /// The player's embassy already holds two of their spies.
    EmbassyFull,
}

/// The total number of zillions.
const ALL_MONEY: u8 = 60;
/// The zillions of each player at the beginning.
const FIRST_MONEY: u8 = 10;
/// The number of a player's own spies that an embassy can hold.
pub const EMBASSY_ROOM: usize = 2;

/// All public information on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    /// The ring.
    pub ring: Ring,
    /// The place of each spy, by its index.
    pub spots: [Spot; SPIES],
    /// The place of each bazong, by the seat of its embassy.
    pub bazongs: PerSeat<Bazong, MOST>,
    /// The place of each trap, if it is on the board.
    pub traps: [Option<Place>; 3],
    /// The zillions of each seat.
    pub money: PerSeat<u8, MOST>,
    /// The zillions of the bank.
    pub bank: u8,
    /// The players still in the game.
    pub playing: Seats,
    /// The holder of the envelope for each seat's traitor, until it is used.
    pub holders: PerSeat<Option<Seat>, MOST>,
}

read_when_sound!(Position);

impl Position {
    /// Returns whether everything is on this ring and belongs to these seats, and no zillion is missing.
    fn is_sound(&self) -> bool {
        let seats = self.seats();
        let on_ring = |place: Place| self.ring.holds(place);
        let spot = |spy: Spy| match self.spot(spy) {
            Spot::At(place) => seats.contains(spy.seat) && on_ring(place),
            Spot::Dungeon | Spot::Reserve => seats.contains(spy.seat),
            Spot::Out => true,
        };
        let bazong = |(owner, bazong): (Seat, &Bazong)| match *bazong {
            Bazong::Home => seats.contains(owner),
            Bazong::Lying(place) => seats.contains(owner) && on_ring(place),
            Bazong::Carried(spy) => seats.contains(owner) && seats.contains(spy.seat),
            Bazong::Gone => true,
        };
        let held = |(owner, holder): (Seat, &Option<Seat>)| {
            holder.is_none_or(|holder| seats.contains(owner) && seats.contains(holder))
        };
        let money: u32 = self.money.iter().chain([&self.bank]).map(|money| u32::from(*money)).sum();
        Spy::all(MOST).all(spot)
            && self.bazongs.each().all(bazong)
            && self.traps.into_iter().flatten().all(on_ring)
            && money == u32::from(ALL_MONEY)
            && self.playing.is_subset(seats)
            && self.holders.each().all(held)
    }

    /// The initial position for two or four seats.
    pub fn new(seats: usize) -> Position {
        let mut spots = [Spot::Out; SPIES];
        for spy in Spy::all(seats) {
            let home = Spot::At(Place::embassy(spy.seat));
            spots[spy.index()] = if spy.is_reserve() { Spot::Reserve } else { home };
        }
        let mut position = Position {
            ring: Ring::new(seats),
            spots,
            bazongs: PerSeat::from([Bazong::Gone; MOST]),
            traps: [None; 3],
            money: PerSeat::default(),
            bank: ALL_MONEY - FIRST_MONEY * seats as u8,
            playing: Seats::first(seats),
            holders: PerSeat::default(),
        };
        for seat in Seats::first(seats).iter() {
            position.bazongs[seat] = Bazong::Home;
            position.money[seat] = FIRST_MONEY;
            position.holders[seat] = Some(opposite(seat));
        }
        position
    }

    /// The place of a spy.
    pub fn spot(&self, spy: Spy) -> Spot {
        self.spots[spy.index()]
    }

    /// The place of a spy on the ring; `None` if it is elsewhere.
    pub fn place(&self, spy: Spy) -> Option<Place> {
        match self.spot(spy) {
            Spot::At(place) => Some(place),
            Spot::Dungeon | Spot::Reserve | Spot::Out => None,
        }
    }

    /// Returns whether a spy is in play, on the ring or in the dungeon.
    pub fn in_play(&self, spy: Spy) -> bool {
        matches!(self.spot(spy), Spot::At(_) | Spot::Dungeon)
    }

    /// The spies in play.
    pub fn all_in_play(&self) -> Spies {
        Spy::all(self.ring.seats()).filter(|spy| self.in_play(*spy)).collect()
    }

    /// The place of a bazong.
    pub fn bazong(&self, owner: Seat) -> Bazong {
        self.bazongs[owner]
    }

    /// The zillions of a seat.
    pub fn money(&self, seat: Seat) -> u8 {
        self.money[seat]
    }

    /// The zillions of a team.
    pub fn team_money(&self, team: Team) -> u8 {
        self.money.each().filter(|(seat, _)| Team::of_seat(*seat) == team).map(|(_, money)| money).sum()
    }

    /// The number of zillions that wins the game.
    pub fn money_goal(&self) -> u8 {
        if self.ring.seats() == 2 { 25 } else { 37 }
    }

    /// The seats, in the order of play.
    pub fn seats(&self) -> Seats {
        Seats::first(self.ring.seats())
    }

    /// The seats of the enemies.
    pub fn enemies(&self, seat: Seat) -> Seats {
        self.seats().iter().filter(|other| !are_partners(seat, *other)).collect()
    }

    /// The other seat of the same team, if it is still in the game.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let mut partners = Team::of_seat(seat).seats().without(seat).iter();
        partners.find(|partner| self.playing.contains(*partner))
    }

    /// The spies on a place.
    pub fn on(&self, place: Place) -> impl Iterator<Item = Spy> + '_ {
        let all = Spy::all(self.ring.seats());
        all.filter(move |spy| self.spots[spy.index()] == Spot::At(place))
    }

    /// The spies on a place that are enemies of `seat`.
    pub fn enemies_on(&self, seat: Seat, place: Place) -> Spies {
        let spies = self.on(place);
        spies.filter(|spy| !are_partners(spy.seat, seat)).collect()
    }

    /// The spies of the enemies of `seat` outside embassies and dungeons.
    pub fn enemies_afield(&self, seat: Seat) -> Spies {
        let spies = Spies::all_of(self.enemies(seat)).iter();
        spies.filter(|spy| self.place(*spy).is_some_and(|place| place.owner().is_none())).collect()
    }

    /// The owners of the bazongs that a spy carries; two only until the player has chosen one.
    pub fn carried(&self, spy: Spy) -> Seats {
        self.bazongs_that(|bazong| bazong == Bazong::Carried(spy))
    }

    /// The owners of the bazongs that lie on a field.
    pub fn lying(&self, place: Place) -> Seats {
        self.bazongs_that(|bazong| bazong == Bazong::Lying(place))
    }

    /// Returns whether any bazong is away from its embassy.
    pub fn any_away(&self) -> bool {
        let away = |bazong| matches!(bazong, Bazong::Lying(_) | Bazong::Carried(_));
        !self.bazongs_that(away).is_empty()
    }

    fn bazongs_that(&self, is: impl Fn(Bazong) -> bool) -> Seats {
        self.bazongs.each().filter(|(_, bazong)| is(**bazong)).map(|(owner, _)| owner).collect()
    }

    /// The trap on a place, if any.
    pub fn trap_on(&self, place: Place) -> Option<Trap> {
        Trap::ALL.into_iter().find(|trap| self.traps[trap.index()] == Some(place))
    }

    /// The traps on the board.
    pub fn traps_lying(&self) -> impl Iterator<Item = Trap> + '_ {
        Trap::ALL.into_iter().filter(|trap| self.traps[trap.index()].is_some())
    }

    /// Returns whether a trap could be placed here: a field without a spy, trap or bazong.
    pub fn is_empty(&self, place: Place) -> bool {
        place.owner().is_none()
            && self.trap_on(place).is_none()
            && self.lying(place).is_empty()
            && self.on(place).next().is_none()
    }

    /// The number of a seat's spies in its own embassy.
    pub fn at_home(&self, seat: Seat) -> usize {
        let home = Spot::At(Place::embassy(seat));
        Spy::all_of(seat).filter(|spy| self.spot(*spy) == home).count()
    }

    /// The end of a walk of `places` places, from 1 to 4.
    ///
    /// # Errors
    /// The reason, if the walk is not possible.
    pub fn walk(&self, spy: Spy, places: u8) -> Result<Place, Blocked> {
        let from = match self.spot(spy) {
            Spot::At(place) => place,
            Spot::Dungeon => return Err(Blocked::InDungeon),
            Spot::Reserve | Spot::Out => return Err(Blocked::NotInPlay),
        };
        if self.traps != [None; 3] {
            let mut way = (1..=places).map(|steps| self.ring.ahead(spy.seat, from, steps));
            let trapped = way.find_map(|place| self.trap_on(place).map(|trap| (trap, place)));
            if let Some((trap, place)) = trapped {
                return Err(Blocked::Trapped(trap, place));
            }
        }
        let to = self.ring.ahead(spy.seat, from, places);
        let full = to == Place::embassy(spy.seat) && self.at_home(spy.seat) >= EMBASSY_ROOM;
        if full && !self.wins_by_arriving(spy, to) {
            return Err(Blocked::EmbassyFull);
        }
        Ok(to)
    }

    /// Returns whether a spy wins the game as soon as it is on a place.
    pub fn wins_by_arriving(&self, spy: Spy, place: Place) -> bool {
        self.is_teams_embassy(spy.seat, place)
            && self.conquered(spy).is_some()
            && self.enemies_on(spy.seat, place).is_empty()
    }

    /// Returns whether a place is an embassy of the team of `seat`.
    pub fn is_teams_embassy(&self, seat: Seat, place: Place) -> bool {
        place.owner().is_some_and(|owner| are_partners(owner, seat))
    }

    /// The owner of the enemy bazong that a spy carries, if any.
    pub fn conquered(&self, spy: Spy) -> Option<Seat> {
        let mut carried = self.carried(spy).iter();
        carried.find(|owner| !are_partners(*owner, spy.seat))
    }

    /// The enemies of `seat` that carry a bazong with which they can win, and its owner.
    pub fn robbers(&self, seat: Seat) -> impl Iterator<Item = (Spy, Seat)> + '_ {
        let enemies = Spies::all_of(self.enemies(seat)).iter();
        enemies.filter_map(|enemy| Some((enemy, self.conquered(enemy)?)))
    }

    /// The enemies of `seat` that can get to a place in one move, and the length of that walk.
    pub fn hunters(&self, seat: Seat, place: Place) -> impl Iterator<Item = (Spy, u8)> + '_ {
        let enemies = Spies::all_of(self.enemies(seat)).iter();
        let hunter = move |enemy: Spy| {
            let reach = |places: &u8| self.walk(enemy, *places) == Ok(place);
            Some((enemy, (1..=Pass::FARTHEST).find(reach)?))
        };
        enemies.filter_map(hunter)
    }

    /// Returns whether a spy carries a bazong that belongs to an enemy of `seat`.
    pub fn conquered_by(&self, spy: Spy, seat: Seat) -> bool {
        let mut carried = self.carried(spy).iter();
        carried.any(|owner| !are_partners(owner, seat))
    }

    /// The spies of a seat that can walk this far.
    pub fn walkers(&self, seat: Seat, places: u8) -> Spies {
        let spies = Spy::all_of(seat);
        spies.filter(|spy| self.walk(*spy, places).is_ok()).collect()
    }

    /// The spies that `seat` can look at with a view pass: those of enemies that are in play and have numbers.
    pub fn viewable(&self, seat: Seat) -> Spies {
        let spies = Spies::all_of(self.enemies(seat)).iter();
        spies.filter(|spy| !spy.is_reserve() && self.in_play(*spy)).collect()
    }

    /// Returns whether a pass taken by a seat has any effect. Rule book `spion`, section Turn.
    pub fn can_do(&self, seat: Seat, pass: Pass) -> bool {
        match pass {
            Pass::Ride | Pass::Dash | Pass::Jet => {
                pass.places().is_some_and(|places| !self.walkers(seat, places).is_empty())
            }
            Pass::Yawn => false,
            Pass::Cheque => self.bank > 0,
            Pass::View => !self.viewable(seat).is_empty(),
            Pass::Sob => Spy::all_of(seat).any(|spy| self.conquered(spy).is_some()),
            Pass::Pant => self.traps_lying().next().is_some() || !self.enemies_afield(seat).is_empty(),
        }
    }

    /// The spies that `seat` can accuse of treason: those in play, with numbers, of an enemy for which it holds the
    /// envelope.
    pub fn accusable(&self, seat: Seat) -> Spies {
        let held = |spy: &Spy| self.holders[spy.seat] == Some(seat);
        let viewable = self.viewable(seat);
        viewable.iter().filter(held).collect()
    }

    /// Returns whether the holder of the envelope of its colour can accuse a spy of treason.
    pub fn can_be_unmasked(&self, spy: Spy) -> bool {
        self.holders[spy.seat].is_some_and(|holder| self.accusable(holder).contains(spy))
    }

    /// The spies in dungeons.
    pub fn jailed(&self) -> impl Iterator<Item = Spy> + '_ {
        Spy::all(self.ring.seats()).filter(|spy| self.spot(*spy) == Spot::Dungeon)
    }

    /// The letters of a seat's spies in the dungeon.
    pub fn in_dungeon(&self, seat: Seat) -> impl Iterator<Item = Letter> + '_ {
        Spy::all_of(seat).filter(|spy| self.spot(*spy) == Spot::Dungeon).map(|spy| spy.letter)
    }

    /// The number of steps from an embassy where an enemy bazong is taken to the next embassy that wins with it.
    pub const WAY_HOME: u8 = SIDE;
}
