//! A table to talk at: those who are there choose together what is played, and come back to it after the game.

use super::{Desk, Trouble, new_seed};
use crate::player::Player;
use crate::remote::message::{Line, Proposal, Short};
use crate::remote::party::Party;
use crate::seat::Seats;
use crate::session::Ending;
use crate::store::friends::Friend;
use crate::store::meeting as kept;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::ui::desk::host::Gathered;
use crate::ui::far::hosting::Hosting;
use crate::ui::far::table::Meeting;
use crate::ui::wish::Wish;

impl Desk {
    /// Opens a table without a game, at which all who come talk and agree on games; calls these friends.
    pub(super) fn host_room(&mut self, meeting: Meeting, guests: &[Friend]) -> Result<Ending, Trouble> {
        self.learn_all_games();
        let host = (!meeting.is_table).then(|| Player::Human(self.console.settings().name.clone()));
        let ways = meeting.typed.clone();
        let mut kept = kept::Meeting { code: new_seed()?, ways, ..kept::Meeting::default() };
        let mut hosting = self.open_table(&kept, meeting, Party::room(self.hello(), host), guests)?;
        let mut agreed = None;
        let ending = loop {
            let gathered = match agreed.take() {
                Some(proposal) => Ok(Gathered::Agreed(proposal)),
                None => self.gather(&mut hosting),
            };
            let options = match gathered {
                Ok(Gathered::Agreed(proposal)) => {
                    hosting.party.sit_down(&proposal);
                    self.friends.borrow_mut().play(hosting.party.game());
                    proposal.options.text().to_string()
                }
                Ok(Gathered::Left | Gathered::Full) => break Ok(Ending::Left),
                Err(trouble) => break Err(trouble),
            };
            match self.draw(&mut hosting) {
                // Somebody has left meanwhile: who is there agrees anew.
                Ok(_) if !hosting.party.free().is_empty() => {
                    self.gather_again(&mut hosting);
                    continue;
                }
                Ok(lots) => kept.lots = lots,
                Err(trouble) => break Err(trouble),
            }
            let ending = self.host_agreed(&mut hosting, kept.clone(), options);
            agreed = hosting.agreed();
            match ending {
                Ok(Ending::Left) if agreed.is_some() => {}
                Ok(Ending::Over(_)) if !self.console.has_left() => self.gather_again(&mut hosting),
                Ok(Ending::Lobby(line)) => {
                    self.gather_again(&mut hosting);
                    self.for_room = Some(Printable::new(line));
                }
                ending => break ending,
            }
        };
        self.console.sleep();
        ending
    }

    /// Is the room again, to which friends can be invited.
    fn gather_again(&mut self, hosting: &mut Hosting) {
        hosting.gather();
        self.friends.borrow_mut().play("");
    }

    /// What is proposed by the words behind `propose`, to so many who are there.
    ///
    /// # Errors
    /// What to tell when they cannot be understood, or so many cannot play it.
    pub(super) fn proposal(&mut self, typed: &str, people: usize) -> Result<Proposal, Message> {
        let usual = self.console.settings().strength;
        let wish = Wish::of_proposal(self.console.teller_mut(), typed.split_whitespace(), people, usual)?;
        let agreed = wish.game.agree(&wish.typed())?;
        Ok(Proposal { game: Short::cut(wish.game.id()), options: Line::cut(&agreed), computers: wish.players })
    }

    /// Lets the host propose something.
    pub(super) fn propose(&mut self, hosting: &mut Hosting, typed: &str) {
        let told = match self.proposal(typed, hosting.party.people()) {
            _ if !hosting.party.is_room() => Some(Message::new("propose-fixed")),
            Ok(proposal) => hosting.propose(proposal),
            Err(message) => Some(message),
        };
        self.console.say_all(&Vec::from_iter(told));
    }

    /// Tells who is in the room, and what can be done there.
    pub(super) fn tell_room(&mut self, hosting: &Hosting) {
        let free = hosting.party.free();
        let all = Seats::first(hosting.party.players().len());
        let there: Vec<Arg> = all.iter().filter(|seat| !free.contains(*seat)).map(Arg::Seat).collect();
        self.console.say(&match there.is_empty() {
            true => Message::new("room-empty"),
            false => Message::new("room-there").with("names", Arg::together(there)),
        });
    }
}
