//! Building: the effect of each step of a draft on the state, until a labyrinth is ready. Rule book `sniff`, section
//! Set-up.

use super::builder;
use super::earlier::Earlier;
use super::event::{Draft, Event, Fact};
use super::labyrinth::Labyrinth;
use super::{Order, State};
use snuffel_core::rules::Impossible;
use snuffel_core::seat::Seat;

impl State {
    /// The first seat with a pending order, the order, and the draft that chance has to keep.
    pub(super) fn order(&self) -> Option<(Seat, Order, Labyrinth)> {
        self.orders.each().find_map(|(seat, order)| {
            let order = (*order)?;
            let draft = match order {
                Order::Fill => self.labyrinths[seat],
                Order::Build => Labyrinth::empty(self.config.size),
            };
            Some((seat, order, draft))
        })
    }

    /// Accepts a labyrinth from chance, if it matches the order.
    pub(super) fn deliver(&mut self, labyrinth: Labyrinth, events: &mut Vec<Event>) -> Result<(), Impossible> {
        let (seat, order, draft) = self.order().ok_or(Impossible)?;
        let keeps = labyrinth.size == draft.size
            && labyrinth.walls.includes(draft.walls)
            && draft.dogs.iter().all(|dog| labyrinth.dogs.contains(dog))
            && (draft.treasure.is_none() || labyrinth.treasure == draft.treasure);
        if !keeps || !builder::legal(&labyrinth, self.plan()) {
            return Err(Impossible);
        }
        self.build(seat, events, |own| {
            *own = labyrinth;
            match order {
                Order::Fill => Draft::Filled,
                Order::Build => Draft::Built,
            }
        });
        Ok(())
    }

    /// Changes a draft in a way that can be undone.
    pub(super) fn build(&mut self, seat: Seat, events: &mut Vec<Event>, change: impl FnOnce(&mut Labyrinth) -> Draft) {
        self.earlier[seat].push(self.labyrinths[seat]);
        let draft = change(&mut self.labyrinths[seat]);
        self.drafted(seat, draft, events);
    }

    /// Undoes the last change.
    pub(super) fn undo(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some(labyrinth) = self.earlier[seat].pop() {
            let undone = std::mem::replace(&mut self.labyrinths[seat], labyrinth);
            let only = |one: &Labyrinth, other: &Labyrinth| {
                one.walls.iter(one.size).filter(|wall| !other.walls.contains(*wall)).collect()
            };
            let draft = Draft::Undone { back: only(&labyrinth, &undone), gone: only(&undone, &labyrinth) };
            self.drafted(seat, draft, events);
        }
    }

    fn drafted(&mut self, seat: Seat, draft: Draft, events: &mut Vec<Event>) {
        self.orders[seat] = None;
        events.push(Event::Drafted { seat, draft });
    }

    /// Declares a labyrinth ready. Once both are, the search begins or the starter is drawn.
    pub(super) fn finish(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.ready[seat] = true;
        self.earlier[seat] = Earlier::default();
        self.orders[seat] = None;
        events.push(Fact::Ready { seat }.into());
        if let Some(starter) = self.starter
            && self.are_ready()
        {
            self.begin(starter, events);
        }
    }

    /// Returns whether both labyrinths are ready.
    pub(super) fn are_ready(&self) -> bool {
        self.ready.iter().all(|ready| *ready)
    }
}
