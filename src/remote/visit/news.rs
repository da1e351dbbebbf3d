//! News of a table, for a guest.

use crate::remote::card::Key;
use crate::remote::confirmation::Confirmation;
use crate::remote::fault::NetworkFault;
use crate::remote::lots::{Commitment, Lots};
use crate::remote::message::{Audience, Hello, Mark, Matter, Name, Refusal, Resolution, Saying, Sheet, Whereabouts};
use crate::remote::patience::Patience;
use crate::seat::Seat;

/// News for a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuestNews {
    /// The host was not found at once; the search continues.
    Seeks,
    /// Whether the servers through which the host is found respond.
    Servers(bool),
    /// A program answers that is not the known host.
    Impostor,
    /// The host was found, and has this name.
    Found(Option<Name>),
    /// The host refuses the guest; the last news.
    Refused(Refusal, Option<Hello>),
    /// The players at the table, before a game begins.
    Waits(Sheet),
    /// Others in the room play this game. The guest waits and gets a seat after it.
    Busy(Sheet),
    /// Others in the room have gone on to this next game. The guest still waits.
    BusyAgain(Sheet),
    /// A game begins, which the guest hears from the beginning.
    Plays(Sheet),
    /// A game is under way that the guest does not know.
    GoesOn(Sheet),
    /// The game that the guest knows continues after a break.
    Again,
    /// Bytes about the guest's own seat.
    Post(Vec<u8>),
    /// Another player said something.
    Said(Saying),
    /// The guest's last words may not have been heard, and will not be repeated.
    Unheard,
    /// The guest's proposal may not have reached the table, and will not be put to anyone.
    Unproposed,
    /// What became of another player.
    Seat(Seat, Whereabouts),
    /// A computer has played on the guest's seat in their absence.
    StoodIn,
    /// A computer was to play on the guest's seat but did nothing before the guest was back.
    SeatBack,
    /// The guest has given up, listens to the rest, and gets the seat back afterwards.
    GaveUp,
    /// A question is open that can be [answered](super::Visit::answer).
    Asked,
    /// The guest's request was put to all.
    Put,
    /// The outcome of a question put to all.
    Settled(Matter, Resolution),
    /// The listeners.
    Audience(Audience),
    /// The time a nudged player has to answer, if changed.
    Patience(Patience),
    /// A player, perhaps of this name, has come to the room and waits for the end of the game.
    Queues(Option<Name>),
    /// The host does not respond.
    Lost,
    /// The host responds again.
    Heard,
    /// The host has left; the last news.
    Bye,
    /// The network failed.
    Failed(NetworkFault),
    /// Before a game, the host sends its commitment and asks for [bytes](super::Visit::draw) for the lots.
    Draws(u32, Commitment),
    /// The public facts about a finished game, complete.
    Revealed(Revealed),
    /// The keys by which friends know the players present who have shown a card.
    Cards(Vec<(Seat, Key)>),
    /// The marks of the players, which stay the same whatever their names.
    Marks(Vec<(Seat, Mark)>),
    /// The player on a seat asks whether the guest is still there.
    Nudged(Seat),
    /// The signatures under the record of the finished game, not verified yet.
    Confirmed(Vec<Confirmation>),
}

/// The public facts about a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The lots from which its chance came; `None` if the host chose the seed.
    pub lots: Option<Lots>,
    /// The text of its record, not validated.
    pub record: String,
}
