//! A table to talk at, where all who are there choose together what is played: each as a player, in the order in which
//! they have come. After the game the room is there again.

use std::collections::BTreeMap;

use super::{News, Party, Place};
use crate::games;
use crate::player::{Player, seated};
use crate::record::Record;
use crate::remote::message::{Hello, Matter, Proposal, Verdict, Whereabouts};
use crate::remote::net::Peer;
use crate::seat::{MOST_SEATS, Seat};

/// That what was proposed cannot be asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unasked {
    /// All are asked something else, or it is played already.
    Busy,
    /// So many cannot play it, or not with these options.
    Unplayable,
    /// Something else is played at this table.
    Fixed,
}

impl Party {
    /// A room in which nobody is yet but the host, unless that one only has the table.
    pub fn room(own: Hello, host: Option<Player>) -> Party {
        let mut players: Vec<Player> = host.into_iter().collect();
        players.resize(MOST_SEATS, Player::Far(None));
        Party { is_room: true, ..Party::new(own, "", "", players) }
    }

    /// Whether all who are there choose together what is played.
    pub fn is_room(&self) -> bool {
        self.is_room
    }

    /// How many would play what is proposed now, without computers.
    pub fn people(&self) -> usize {
        self.voters().len()
    }

    /// Asks all whether to play something.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn propose(&mut self, by: Seat, proposal: Proposal) -> Result<Vec<News>, Unasked> {
        let is_settled = !self.game.is_empty() && !self.is_over;
        if is_settled || self.is_asking() {
            return Err(Unasked::Busy);
        }
        if !self.is_room {
            return if proposal == self.same() {
                Ok(self.put(Matter::Play(by, proposal), Some(by)))
            } else {
                Err(Unasked::Fixed)
            };
        }
        let players = self.playing(&proposal.computers);
        let are_computers = proposal.computers.iter().all(|player| player.level().is_some());
        if !are_computers || !can_be_played(&proposal, players.iter().map(|(player, _)| player.clone()).collect()) {
            return Err(Unasked::Unplayable);
        }
        Ok(self.put(Matter::Play(by, proposal), Some(by)))
    }

    /// The game that is played, or was, as it would be proposed.
    pub fn same(&self) -> Proposal {
        Proposal::same(&self.game, &self.options, &self.players)
    }

    /// Takes those to their seats who play what all have agreed on.
    pub fn sit_down(&mut self, proposal: &Proposal) {
        let playing = self.playing(&proposal.computers);
        self.game = proposal.game.text().to_string();
        self.seat_all(playing);
    }

    /// Takes all who are there back into the room, after a game.
    pub fn gather(&mut self) -> Vec<News> {
        let news = self.close(Verdict::Void);
        let mut playing = self.playing(&[]);
        playing.resize(MOST_SEATS, (Player::Far(None), None));
        (self.number, self.game, self.options) = (None, String::new(), String::new());
        self.is_over = false;
        self.seat_all(playing);
        let (there, places) = (&self.guests, &self.places);
        self.arrivals
            .retain(|peer| there.contains_key(peer) && places.values().any(|place| place.owner == Some(*peer)));
        self.tell_sheets();
        news
    }

    /// Those who are there, in the order in which they have come, and then these computers.
    fn playing(&self, computers: &[Player]) -> Vec<(Player, Option<Peer>)> {
        let own = self.own_seat().map(|seat| (self.players[seat.index()].clone(), None));
        let guests = self.arrivals.iter().filter_map(|peer| {
            let seat = self.seat_of(*peer)?;
            let is_there = self.places.get(&seat).is_some_and(|place| place.whereabouts == Whereabouts::Here);
            is_there.then(|| (self.players[seat.index()].clone(), Some(*peer)))
        });
        let computers = computers.iter().map(|computer| (computer.clone(), None));
        own.into_iter().chain(guests).chain(computers).collect()
    }

    /// Gives everybody the seat in this order.
    fn seat_all(&mut self, playing: Vec<(Player, Option<Peer>)>) {
        let (players, peers): (Vec<Player>, Vec<Option<Peer>>) = playing.into_iter().unzip();
        // Whoever is not heard of at the moment has no seat any more, and may come again.
        let seated_before: Vec<Peer> = self.seated_guests().map(|(peer, _)| peer).collect();
        for peer in seated_before.into_iter().filter(|peer| !peers.contains(&Some(*peer))) {
            self.let_go(peer);
        }
        let mut places = BTreeMap::new();
        for ((seat, _), peer) in seated(&players).zip(peers).filter(|((_, player), _)| player.is_far()) {
            let whereabouts = if peer.is_some() { Whereabouts::Here } else { Whereabouts::Left };
            places.insert(seat, Place { owner: peer, whereabouts, ..Place::new(None) });
            if let Some(guest) = peer.and_then(|peer| self.guests.get_mut(&peer)) {
                guest.seat = Some(seat);
            }
        }
        (self.players, self.places) = (players, places);
    }
}

/// Whether a game can be played by these players, as it was proposed.
fn can_be_played(proposal: &Proposal, players: Vec<Player>) -> bool {
    let Ok(kind) = games::named(proposal.game.text()) else {
        return false;
    };
    let record = Record { header: proposal.header(players), lines: Vec::new() };
    kind.open(&record).is_ok()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Hall, hello, peer, seat};
    use super::*;
    use crate::remote::message::{FromGuest, FromHost, Line, Short};
    use crate::remote::net::Event;
    use crate::seat::Seats;

    fn proposal(options: &str, computers: &str) -> Proposal {
        let computers = computers.split_whitespace().map(|player| player.parse().unwrap()).collect();
        Proposal { game: Short::cut("domino"), options: Line::cut(options), computers }
    }

    /// A room with Anna, and Cleo and Ben, who have come in this order; Dirk, who has come first, has gone.
    fn hall() -> Hall {
        let host = Some(Player::Human("Anna".parse().ok()));
        let mut hall = Hall { party: Party::room(hello("Anna"), host), now: std::time::Instant::now() };
        hall.comes(4, "Dirk");
        hall.comes(3, "Cleo");
        hall.hear(4, &FromGuest::Bye);
        hall.comes(2, "Ben");
        hall.sent(0);
        hall
    }

    fn names(hall: &Hall) -> Vec<String> {
        hall.party.players().iter().map(Player::to_string).collect()
    }

    #[test]
    fn a_yes_of_all_begins_it_with_those_who_are_there_in_the_order_in_which_they_came() {
        let mut hall = hall();
        // Ben has got the seat that Dirk has left.
        assert_eq!(names(&hall), ["human:Anna", "far:Ben", "far:Cleo", "far", "far", "far"]);
        let domino = proposal("target=100", "hard");
        assert_eq!(hall.hear(3, &FromGuest::Proposes(domino.clone())), []);
        assert_eq!(hall.sent(2), [Some(FromHost::Asks(1, Matter::Play(seat(3), domino.clone())))]);
        // Whoever proposes has said yes.
        assert_eq!(hall.hear(2, &FromGuest::Answers(1, true)), []);
        assert_eq!(hall.party.asked().map(|(number, _)| number), Some(1));
        assert_eq!(hall.party.answer(seat(1), 1, true), [News::Agreed(domino.clone())]);
        hall.party.sit_down(&domino);
        assert_eq!(
            (names(&hall), hall.party.game()),
            (["human:Anna", "far:Cleo", "far:Ben", "hard"].map(str::to_owned).to_vec(), "domino")
        );
        hall.sent(0);
        hall.party.begin(9, "target=100");
        let sent = hall.sent(2);
        assert!(matches!(&sent[0], Some(FromHost::Plays(9, sheet)) if sheet.seat == seat(3)), "{sent:?}");
        // In the game everybody has the seat by the key.
        hall.take(Event::Gone(peer(3)));
        assert_eq!(hall.comes(3, "Cleo"), [News::Seat(seat(2), Whereabouts::Here)]);
        assert_eq!(hall.comes(5, "Emil"), [News::TurnedAway(crate::remote::message::Refusal::Full)]);
    }

    #[test]
    fn who_is_not_heard_of_has_no_seat_and_is_told_nothing_of_the_game() {
        let mut hall = hall();
        hall.take(Event::Silent(peer(2)));
        let domino = proposal("target=100", "");
        hall.hear(3, &FromGuest::Proposes(domino.clone()));
        assert_eq!(hall.party.answer(seat(1), 1, true), [News::Agreed(domino.clone())]);
        hall.sent(0);
        hall.party.sit_down(&domino);
        hall.party.begin(9, "target=100");
        assert_eq!(names(&hall), ["human:Anna", "far:Cleo"]);
        assert_eq!(hall.sent(2), [None]);
        assert_eq!(hall.hear(2, &FromGuest::Post(9, vec![1])), []);
    }

    #[test]
    fn after_the_game_the_room_is_there_again_with_those_who_are() {
        let mut hall = hall();
        let domino = proposal("target=100", "");
        hall.party.sit_down(&domino);
        hall.party.begin(9, "target=100");
        hall.hear(3, &FromGuest::Bye);
        hall.later(0);
        hall.sent(0);
        // What was asked in the game is asked no more.
        assert!(matches!(hall.party.gather().as_slice(), [News::Settled(Matter::Replace(_), Verdict::Void)]));
        assert_eq!(names(&hall), ["human:Anna", "far:Ben", "far", "far", "far", "far"]);
        let sent = hall.sent(2);
        let waits =
            sent.iter().any(|sent| matches!(sent, Some(FromHost::Waits(sheet)) if sheet.taken == Seats::first(2)));
        assert!(waits, "{sent:?}");
        assert_eq!(hall.comes(5, "Emil"), [News::Came(seat(3))]);
        hall.hear(5, &FromGuest::Proposes(domino.clone()));
        hall.party.answer(seat(1), 2, true);
        assert_eq!(hall.hear(2, &FromGuest::Answers(2, true)), [News::Agreed(domino)]);
    }

    #[test]
    fn a_no_ends_it_with_the_name_and_so_does_whoever_comes_or_goes() {
        let mut hall = hall();
        let domino = proposal("target=100", "");
        let play = Matter::Play(seat(1), domino.clone());
        assert_eq!(hall.party.propose(seat(1), domino.clone()), Ok(Vec::new()));
        assert_eq!(hall.party.propose(seat(2), domino.clone()), Err(Unasked::Busy));
        assert_eq!(hall.party.asked(), None);
        hall.hear(2, &FromGuest::Answers(1, true));
        let no = News::Settled(play.clone(), Verdict::No(seat(3)));
        assert_eq!(hall.hear(3, &FromGuest::Answers(1, false)), [no]);
        let void = News::Settled(play, Verdict::Void);
        hall.party.propose(seat(1), domino.clone()).unwrap();
        let came = hall.comes(5, "Emil");
        assert!(came.contains(&News::Came(seat(4))) && came.contains(&void), "{came:?}");
        hall.party.propose(seat(1), domino.clone()).unwrap();
        assert!(hall.take(Event::Gone(peer(5))).contains(&void));
        hall.party.propose(seat(1), domino).unwrap();
        assert!(hall.hear(2, &FromGuest::Bye).contains(&void));
    }

    #[test]
    fn what_cannot_be_played_is_not_asked() {
        let mut hall = hall();
        for proposal in [
            proposal("target=100", "hard hard hard"),
            proposal("nonsense", ""),
            proposal("target=100", "human"),
            Proposal { game: Short::cut("chess"), ..proposal("target=100", "") },
            Proposal { game: Short::cut("sniff"), ..proposal("size=5x5", "") },
        ] {
            assert_eq!(hall.party.propose(seat(1), proposal.clone()), Err(Unasked::Unplayable), "{proposal:?}");
            assert_eq!(hall.hear(2, &FromGuest::Proposes(proposal.clone())), []);
            let settled = FromHost::Settled(0, Matter::Play(seat(2), proposal), Verdict::Void);
            assert_eq!(hall.sent(2), [Some(settled)]);
        }
        // Where a game is chosen already, there is nothing to propose.
        let mut hall = Hall::of_four();
        assert_eq!(hall.party.propose(seat(1), proposal("target=100", "")), Err(Unasked::Busy));
    }

    #[test]
    fn who_only_has_the_table_is_not_asked() {
        let mut hall = Hall { party: Party::room(hello(""), None), now: std::time::Instant::now() };
        hall.comes(2, "Ben");
        hall.comes(3, "Cleo");
        let domino = proposal("target=100", "");
        hall.hear(3, &FromGuest::Proposes(domino.clone()));
        assert_eq!((hall.party.asked(), hall.party.people()), (None, 2));
        assert_eq!(hall.hear(2, &FromGuest::Answers(1, true)), [News::Agreed(domino.clone())]);
        hall.party.sit_down(&domino);
        assert_eq!(names(&hall), ["far:Ben", "far:Cleo"]);
    }
}
