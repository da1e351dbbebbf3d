//! A room: those who are there agree on what to play, and come back after the game.

use std::ops::ControlFlow;

use super::gathered::Gathered;
use super::{Desk, Trouble};
use crate::player::Player;
use crate::remote::message::Proposal;
use crate::remote::party::Party;
use crate::seat::{Seat, Seats};
use crate::session::Ending;
use crate::store::Home;
use crate::store::friends::Friend;
use crate::store::meeting as kept;
use crate::text::message::{Arg, Message};
use crate::ui::far::hosting::Hosting;
use crate::ui::far::meeting::Meeting;
use crate::ui::far::table::absent;

impl Desk {
    /// Opens a table without a game, where all who come can talk and agree on games, and invites these friends.
    pub(super) async fn host_room(&mut self, meeting: Meeting, guests: &[Friend]) -> Result<Ending, Trouble> {
        self.learn_all_games();
        let host = (!meeting.is_table).then(|| Player::Human(self.console.settings().name.clone()));
        let ways = meeting.typed.clone();
        let kept = kept::Meeting::new(ways).map_err(|_| Message::new("seed-none"))?;
        let mut hosting = self.open_table(&kept, meeting, Party::room(self.hello(), host), guests).await?;
        let ending = self.play_together(&mut hosting, kept, None).await;
        self.console.sleep();
        ending
    }

    /// Reopens a room whose host's program was killed while no game was in play.
    pub(super) async fn host_room_again(
        &mut self,
        mut kept: kept::Meeting,
        asked: &Meeting,
    ) -> Result<Ending, Trouble> {
        self.learn_all_games();
        let meeting = self.meeting_again(&mut kept, asked)?;
        let host = (!meeting.is_table).then(|| Player::Human(self.console.settings().name.clone()));
        self.console.say(&Message::new("room-again"));
        let party = Party::room(self.hello(), host).without(&kept.removed);
        let mut hosting = self.open_again(&kept, meeting, party).await?;
        let ending = self.play_together(&mut hosting, kept, None).await;
        self.console.sleep();
        ending
    }

    /// After its game, turns a table into a room, and plays what was agreed.
    pub(super) async fn open_room(
        &mut self,
        hosting: &mut Hosting,
        kept: kept::Meeting,
        agreed: Proposal,
    ) -> Result<Ending, Trouble> {
        hosting.party.open_room();
        self.play_together(hosting, kept, Some(agreed)).await
    }

    /// Plays what was agreed, and then whatever all agree on. The room stays saved until it is left, so that it can be
    /// reopened even if this program is killed.
    async fn play_together(
        &mut self,
        hosting: &mut Hosting,
        kept: kept::Meeting,
        agreed: Option<Proposal>,
    ) -> Result<Ending, Trouble> {
        let ending = self.play_in_turn(hosting, kept, agreed).await;
        self.home.iter().for_each(Home::forget_room);
        ending
    }

    async fn play_in_turn(
        &mut self,
        hosting: &mut Hosting,
        mut kept: kept::Meeting,
        mut agreed: Option<Proposal>,
    ) -> Result<Ending, Trouble> {
        loop {
            let gathered = match agreed.take() {
                Some(proposal) => Ok(Gathered::Agreed(proposal)),
                None => {
                    if let Some(home) = self.home.clone() {
                        hosting.keep_room(home, kept.clone());
                    }
                    self.gather(hosting).await
                }
            };
            let options = match gathered {
                Ok(Gathered::Agreed(proposal)) => {
                    hosting.party.sit_down(&proposal);
                    self.friends.borrow_mut().play(hosting.party.game());
                    proposal.options.text().to_string()
                }
                Ok(Gathered::Left | Gathered::Full) => return Ok(Ending::Left),
                Ok(Gathered::Goes(line)) => return Ok(Ending::Lobby(line)),
                Err(trouble) => return Err(trouble),
            };
            match self.draw(hosting).await {
                // A player has left meanwhile, so the others have to agree again.
                Ok(_) if !hosting.party.free().is_empty() => {
                    self.gather_again(hosting);
                    continue;
                }
                Ok(lots) => kept.lots = lots,
                Err(trouble) => return Err(trouble),
            }
            let ending = self.host_agreed(hosting, kept.clone(), options).await;
            match self.agreed_after(hosting, &ending) {
                ControlFlow::Continue(next) => agreed = next,
                ControlFlow::Break(()) => return ending,
            }
        }
    }

    /// After a room's game with this ending, plays whatever all agree on.
    pub(super) async fn go_on_together(
        &mut self,
        hosting: &mut Hosting,
        kept: kept::Meeting,
        ending: Result<Ending, Trouble>,
    ) -> Result<Ending, Trouble> {
        match self.agreed_after(hosting, &ending) {
            ControlFlow::Continue(agreed) => self.play_together(hosting, kept, agreed).await,
            ControlFlow::Break(()) => {
                self.home.iter().for_each(Home::forget_room);
                ending
            }
        }
    }

    /// What all agreed on during a game with this ending; with no agreement, all return to the room. Breaks if the host
    /// has left.
    fn agreed_after(
        &mut self,
        hosting: &mut Hosting,
        ending: &Result<Ending, Trouble>,
    ) -> ControlFlow<(), Option<Proposal>> {
        match (ending, hosting.agreed()) {
            (Ok(Ending::Left), Some(agreed)) => ControlFlow::Continue(Some(agreed)),
            (Ok(Ending::Over(_)), agreed) if !self.console.has_left() => {
                self.gather_again(hosting);
                ControlFlow::Continue(agreed)
            }
            (Ok(_) | Err(_), _) => ControlFlow::Break(()),
        }
    }

    /// Returns to the room, to which friends can be invited.
    fn gather_again(&mut self, hosting: &mut Hosting) {
        hosting.gather();
        self.friends.borrow_mut().play("");
    }

    /// Says who is in the room, and what can be done there.
    pub(super) fn tell_room(&mut self, hosting: &Hosting) {
        let (there, away) = seats_taken(hosting);
        let there: Vec<Arg> = there.iter().map(Arg::Seat).collect();
        self.console.say(&match there.is_empty() {
            true => Message::new("room-empty"),
            // While a question to all is open, no game can be proposed.
            false if hosting.party.is_asking() => Message::new("table-here").with("names", Arg::together(there)),
            false => Message::new("room-there").with("names", Arg::together(there)),
        });
        self.console.say_all(&Vec::from_iter(absent(away)));
    }
}

/// The seats at a table, before a game, of the players who are connected and of those who are away.
pub(super) fn seats_taken(hosting: &Hosting) -> (Seats, Seats) {
    let (party, free, away) = (&hosting.party, hosting.party.free(), hosting.party.away());
    let taken = Seats::first(party.players().len()).iter().filter(|seat| !free.contains(*seat));
    let (away, there): (Vec<Seat>, Vec<Seat>) = taken.partition(|seat| away.contains(*seat));
    (there.into_iter().collect(), away.into_iter().collect())
}
