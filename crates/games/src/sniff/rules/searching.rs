//! Searching: the effect of the detectives' steps on the state, until the game is over. Rule book `sniff`, sections
//! Turn and Variants.

use super::State;
use super::board::Field;
use super::event::{Answer, Event, Fact};
use super::view::Stage;
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Seats};

/// The maximum number of moves in a turn, except in `gallop`.
pub(in crate::sniff) const MOVES_A_TURN: u8 = 2;

/// Variant `non-stop` ends at this many points, or with a lead of `AHEAD`.
const MOST_POINTS: u8 = 5;
const AHEAD: u8 = 2;

impl State {
    /// Starts the search, with `seat` on turn.
    pub(super) fn begin(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.starter = Some(seat);
        self.turn_to(seat);
        events.push(Fact::Begins { seat }.into());
    }

    pub(super) fn step(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) {
        let Some((_, before)) = self.stage.turn() else {
            return;
        };
        let moved = before.saturating_add(1);
        let labyrinth = &self.labyrinths[seat.other()];
        let search = &mut self.searches[seat];
        let from = search.stands;
        let answer = search.ask(labyrinth, &self.config, field);
        let alone = self.decided.is_some();
        self.alone += u32::from(alone);
        // A player searching alone is always on turn, so the turn cannot end.
        let again = !alone && answer.is_free() && (self.config.gallop || moved < MOVES_A_TURN);
        events.push(Fact::Asked { seat, field, answer, stands: search.stands, again }.into());
        match answer {
            Answer::Treasure if self.config.non_stop => self.score(seat, events),
            Answer::Treasure | Answer::Out => self.win(seat, events),
            Answer::Dog => {
                if self.config.count {
                    self.flee(seat, from, field, events);
                }
                self.win(seat.other(), events);
            }
            Answer::Free
            | Answer::Warm
            | Answer::Hot
            | Answer::Growl
            | Answer::WarmGrowl
            | Answer::HotGrowl
            | Answer::Wall
            | Answer::Ditch => {
                if again {
                    self.stage = Stage::Searching { mover: seat, moved };
                } else {
                    self.turn_to(seat.other());
                }
            }
        }
    }

    /// Asks for fields one after the other, as long as the answers are free and the turn goes on.
    pub(super) fn walk(&mut self, seat: Seat, fields: &[Field], events: &mut Vec<Event>) {
        for field in fields {
            self.step(seat, *field, events);
            let is_free = self.searches[seat].last.is_some_and(|(_, answer)| answer.is_free());
            if !is_free || self.stage.mover() != Some(seat) {
                return;
            }
        }
    }

    /// Variant `non-stop`: scores a find. The owner hides the treasure again, unless that ends the game.
    fn score(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.points[seat] += 1;
        let (own, theirs) = (self.points[seat], self.points[seat.other()]);
        let again = own < MOST_POINTS && own < theirs + AHEAD;
        events.push(Fact::Scored { seat, again }.into());
        if again {
            self.stage = Stage::Hiding { owner: seat.other() };
        } else {
            self.win(seat, events);
        }
    }

    /// Variant `non-stop`: hides the found treasure again. It is then the owner's turn.
    pub(super) fn hide(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) {
        self.labyrinths[seat].treasure = Some(field);
        self.searches[seat.other()].forget_treasure(self.config.blind);
        events.push(Event::Hidden { seat, field });
        self.turn_to(seat);
    }

    /// Ends the turn after a free answer.
    pub(super) fn stop(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Fact::Stopped { seat }.into());
        self.turn_to(seat.other());
    }

    /// Variant `count` with `dogs`: a bite sends the detective back to the zero field.
    fn flee(&mut self, seat: Seat, from: Field, field: Field, events: &mut Vec<Event>) {
        self.searches[seat].flee(from, field, self.config.blind);
        events.push(Fact::Bitten { seat, field }.into());
    }

    /// Gives the turn to `mover`, unless the loser of a counted game is going on alone.
    fn turn_to(&mut self, mover: Seat) {
        let mover = self.decided.map_or(mover, Seat::other);
        self.stage = Stage::Searching { mover, moved: 0 };
    }

    /// Records a win. In `count` the loser then goes on alone and reaches the goal later.
    fn win(&mut self, seat: Seat, events: &mut Vec<Event>) {
        match self.decided {
            None if self.config.count => {
                self.decided = Some(seat);
                events.push(Fact::Won { seat }.into());
                let loser = seat.other();
                events.push(Fact::Alone { seat: loser }.into());
                self.turn_to(loser);
            }
            // Another bite: the search alone goes on.
            Some(winner) if seat == winner => self.turn_to(winner.other()),
            Some(winner) => {
                events.push(Fact::Counted { seat, moves: self.alone }.into());
                self.show(winner, events);
            }
            None => self.end(seat, events),
        }
    }

    /// Ends the game without anyone going on alone.
    pub(super) fn end(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.decided.is_none() {
            events.push(Fact::Won { seat }.into());
        }
        self.show(seat, events);
    }

    /// Ends the game. Both labyrinths are revealed as they are, even if a player resigned while building.
    fn show(&mut self, winner: Seat, events: &mut Vec<Event>) {
        self.stage = Stage::Over(Outcome { winners: Seats::only(winner) });
        events.push(Fact::Shown.into());
    }
}
