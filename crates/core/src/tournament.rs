//! Tournaments: several games of one kind played as one, with points, and resumed as one.
//!
//! A tournament has the rules of its game and is played like it, so that every game gets tournaments without knowing
//! about them. A single game is a tournament of one, with the same records and announcements as the game itself.

mod standing;
mod telling;

use std::fmt;
use std::marker::PhantomData;
use std::mem;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::Unreadable;
use crate::rng::Rng;
use crate::rules::{Impossible, Outcome, Pending, Rules};
use crate::seat::{PerSeat, Seat, Seats, Viewer};

pub use standing::Standing;

/// The word for a match without hints, on the command line and in records.
const NO_HINTS: &str = "no-hints";

/// The word for the seat that begins the first game, in records.
const BEGINS: &str = "begins=";

/// The rules of a tournament of `R`.
#[derive(Clone, Copy, Debug)]
pub struct Tournament<R>(PhantomData<R>);

/// The number of games, and the criterion for winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Series {
    /// One game.
    #[default]
    One,
    /// An odd number of games; each win scores a point. It ends as soon as no other side can catch up with the leader.
    Wins(u32),
    /// A number of games, all of which are played; the fewest points win.
    Fewest(u32),
}

impl Series {
    /// The largest number of games.
    pub const MOST: u32 = 99;

    /// A tournament of `games` games, an odd number from 3 to [`MOST`](Series::MOST).
    pub fn wins(games: u32) -> Option<Series> {
        ((3..=Series::MOST).contains(&games) && games % 2 == 1).then_some(Series::Wins(games))
    }

    /// A count tournament of `games` games, from 1 to [`MOST`](Series::MOST).
    pub fn fewest(games: u32) -> Option<Series> {
        (1..=Series::MOST).contains(&games).then_some(Series::Fewest(games))
    }

    /// The maximum number of games.
    pub fn games(self) -> u32 {
        match self {
            Series::One => 1,
            Series::Wins(games) | Series::Fewest(games) => games,
        }
    }
}

/// The agreement: the series, and the agreement for each game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Config<C> {
    /// The series.
    pub series: Series,
    /// Whether hints are forbidden.
    pub no_hints: bool,
    /// The seat that begins the first game, if settled in advance.
    pub begins: Option<Seat>,
    /// The agreement for each game.
    pub game: C,
}

impl<C: fmt::Display> fmt::Display for Config<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.series {
            Series::One => {}
            Series::Wins(games) => write!(f, "tournament={games} ")?,
            Series::Fewest(games) => write!(f, "count={games} ")?,
        }
        if self.no_hints {
            write!(f, "{NO_HINTS} ")?;
        }
        if let Some(seat) = self.begins {
            write!(f, "{BEGINS}{seat} ")?;
        }
        write!(f, "{}", self.game)
    }
}

impl<C: FromStr<Err = Unreadable>> FromStr for Config<C> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Config<C>, Unreadable> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let games = |text: &str| text.parse().map_err(|_| Unreadable);
        let (series, rest) = match first.split_once('=') {
            Some(("tournament", number)) => (Series::wins(games(number)?), rest),
            Some(("count", number)) => (Series::fewest(games(number)?), rest),
            _ => (Some(Series::One), text),
        };
        let without = rest.strip_prefix(NO_HINTS).and_then(|rest| rest.strip_prefix(' '));
        let rest = without.unwrap_or(rest);
        let (begins, game) = match rest.strip_prefix(BEGINS).and_then(|rest| rest.split_once(' ')) {
            Some((seat, game)) => (Some(seat.parse()?), game),
            None => (None, rest),
        };
        Ok(Config { series: series.ok_or(Unreadable)?, no_hints: without.is_some(), begins, game: game.parse()? })
    }
}

/// The complete state of a tournament.
#[derive(Clone, Debug)]
pub struct State<C, S> {
    config: Config<C>,
    standing: Standing,
    game: S,
    finished: Option<Box<S>>,
    over: Option<Outcome>,
}

/// An event in a tournament: one within a game, or one between games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening<E> {
    /// An event of the current game.
    Game(E),
    /// A game of the series is over.
    GameOver(Standing),
    /// The next game of the series begins.
    NextGame(Standing),
    /// The series is over.
    SeriesOver(Standing, Outcome),
}

/// The part of a tournament that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View<V> {
    /// The viewer's view of the current game.
    pub game: V,
    /// The previous game, right after the step that ended it: the events of that step are announced by it.
    pub finished: Option<Box<V>>,
    /// The standing of the tournament.
    pub standing: Standing,
    /// Whether hints are forbidden.
    pub no_hints: bool,
}

impl<R: Rules> Rules for Tournament<R> {
    const ID: &'static str = R::ID;
    const SEATS: &'static [usize] = R::SEATS;

    type Config = Config<R::Config>;
    type State = State<R::Config, R::State>;
    type Action = R::Action;
    type Request = R::Request;
    type Chance = R::Chance;
    type Event = Happening<R::Event>;
    type Percept = Happening<R::Percept>;
    type View = View<R::View>;
    type Refusal = R::Refusal;

    fn start(config: &Self::Config, seats: usize) -> Self::State {
        State {
            config: config.clone(),
            standing: Standing { series: config.series, number: 1, seats, points: PerSeat::default() },
            // A record may name any seat, but only a seat that the game has can begin it.
            game: start::<R>(config.begins.filter(|seat| seat.index() < seats), &config.game, seats),
            finished: None,
            over: None,
        }
    }

    fn pending(state: &Self::State) -> Pending<R::Request> {
        match state.over {
            Some(outcome) => Pending::Over(outcome),
            None => R::pending(&state.game),
        }
    }

    fn view(state: &Self::State, viewer: Viewer) -> View<R::View> {
        View {
            game: R::view(&state.game, viewer),
            finished: state.finished.as_ref().map(|game| Box::new(R::view(game, viewer))),
            standing: state.standing,
            no_hints: state.config.no_hints,
        }
    }

    fn check(view: &View<R::View>, action: &R::Action) -> Result<(), R::Refusal> {
        R::check(&view.game, action)
    }

    fn apply(state: &mut Self::State, seat: Seat, action: R::Action, events: &mut Vec<Self::Event>) {
        state.finished = None;
        let mut happened = Vec::new();
        R::apply(&mut state.game, seat, action, &mut happened);
        events.extend(happened.into_iter().map(Happening::Game));
        advance::<R>(state, events);
    }

    fn apply_chance(
        state: &mut Self::State,
        outcome: R::Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Impossible> {
        if state.over.is_some() {
            return Err(Impossible);
        }
        let mut happened = Vec::new();
        R::apply_chance(&mut state.game, outcome, &mut happened)?;
        state.finished = None;
        events.extend(happened.into_iter().map(Happening::Game));
        advance::<R>(state, events);
        Ok(())
    }

    fn sample(request: &R::Request, rng: &mut Rng) -> R::Chance {
        R::sample(request, rng)
    }

    fn perceive(event: &Self::Event, viewer: Viewer) -> Option<Self::Percept> {
        match event {
            Happening::Game(event) => R::perceive(event, viewer).map(Happening::Game),
            Happening::GameOver(standing) => Some(Happening::GameOver(*standing)),
            Happening::NextGame(standing) => Some(Happening::NextGame(*standing)),
            Happening::SeriesOver(standing, outcome) => Some(Happening::SeriesOver(*standing, *outcome)),
        }
    }

    fn legal_actions(view: &View<R::View>) -> Vec<R::Action> {
        R::legal_actions(&view.game)
    }

    fn is_answer(action: &R::Action) -> bool {
        R::is_answer(action)
    }

    fn owes_answer(view: &Self::View, seat: Seat) -> bool {
        R::owes_answer(&view.game, seat)
    }

    fn is_out(view: &Self::View, seat: Seat) -> bool {
        R::is_out(&view.game, seat)
    }

    fn resignation() -> R::Action {
        R::resignation()
    }

    fn next_starter(last: &Self::State) -> Option<Seat> {
        R::next_starter(&last.game)
    }

    fn start_by(starter: Seat, config: &Self::Config, seats: usize) -> Self::State {
        Self::start(&Config { begins: Some(starter), ..config.clone() }, seats)
    }

    fn counted<'a>(action: &R::Action, events: impl Iterator<Item = &'a Self::Event>) -> usize
    where
        Self::Event: 'a,
    {
        let of_game = events.filter_map(|event| match event {
            Happening::Game(event) => Some(event),
            Happening::GameOver(_) | Happening::NextGame(_) | Happening::SeriesOver(..) => None,
        });
        R::counted(action, of_game)
    }

    fn side(seat: Seat, seats: usize) -> Seats {
        R::side(seat, seats)
    }
}

/// The initial state of a game, begun by `starter` if given.
fn start<R: Rules>(starter: Option<Seat>, config: &R::Config, seats: usize) -> R::State {
    match starter {
        Some(starter) => R::start_by(starter, config, seats),
        None => R::start(config, seats),
    }
}

/// If a game is over: counts its points, and begins the next one or ends the series.
fn advance<R: Rules>(state: &mut State<R::Config, R::State>, events: &mut Vec<Happening<R::Event>>) {
    let Pending::Over(outcome) = R::pending(&state.game) else {
        return;
    };
    let gained = R::points(&state.game, outcome);
    for (points, gained) in state.standing.points.iter_mut().zip(gained.iter()) {
        *points += gained;
    }
    if state.standing.series == Series::One {
        state.over = Some(outcome);
        return;
    }
    events.push(Happening::GameOver(state.standing));
    let decided = R::ends_series(&state.game).then_some(outcome);
    match decided.or_else(|| state.standing.outcome::<R>()) {
        Some(outcome) => {
            state.over = Some(outcome);
            events.push(Happening::SeriesOver(state.standing, outcome));
        }
        None => {
            let starter = R::next_starter(&state.game);
            let next = start::<R>(starter, &state.config.game, state.standing.seats);
            state.finished = Some(Box::new(mem::replace(&mut state.game, next)));
            state.standing.number += 1;
            events.push(Happening::NextGame(state.standing));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_games_of_a_tournament_is_odd() {
        assert_eq!(Series::wins(7), Some(Series::Wins(7)));
        for games in [0, 1, 2, 4, 100, 101] {
            assert_eq!(Series::wins(games), None, "{games}");
        }
        assert_eq!(Series::fewest(2), Some(Series::Fewest(2)));
        assert_eq!(Series::fewest(0), None);
    }
}
