use super::super::tests::{Hall, hello, peer, seat};
use super::*;
use crate::remote::message::{FromGuest, FromHost, LineText, Queue, Resolution, Short};
use crate::remote::network::Event;
use crate::seat::Seats;

fn proposal(options: &str, computers: &str) -> Proposal {
    let computers = computers.split_whitespace().map(|player| player.parse().unwrap()).collect();
    Proposal { game: Short::cut("domino"), options: LineText::cut(options), computers }
}

/// A room with Anna, then Cleo and Ben in order of arrival; Dirk came first and has left.
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
    // Ben has got the seat that Dirk left.
    assert_eq!(names(&hall), ["human:Anna", "far:Ben", "far:Cleo", "far", "far", "far"]);
    let domino = proposal("target=100", "hard");
    assert_eq!(hall.hear(3, &FromGuest::Proposes(1, domino.clone())), []);
    assert_eq!(hall.sent(2), [Some(FromHost::Asks(1, Matter::Play(seat(3), domino.clone())))]);
    // The proposer has already agreed.
    assert_eq!(hall.hear(2, &FromGuest::Answers(1, true)), []);
    assert_eq!(hall.party.asked().map(|(number, _)| number), Some(1));
    assert_eq!(hall.party.answer(seat(1), 1, true), [HostNews::Agreed(domino.clone())]);
    hall.party.sit_down(&domino);
    assert_eq!(
        (names(&hall), hall.party.game()),
        (["human:Anna", "far:Cleo", "far:Ben", "hard"].map(str::to_owned).to_vec(), "domino")
    );
    hall.sent(0);
    hall.party.begin(9, "target=100");
    let sent = hall.sent(2);
    assert!(matches!(&sent[0], Some(FromHost::Plays(9, sheet)) if sheet.seat == seat(3)), "{sent:?}");
    // During a game the key identifies the owner of a seat.
    hall.take(Event::Gone(peer(3)));
    assert_eq!(hall.comes(3, "Cleo"), [HostNews::Seat(seat(2), Whereabouts::Here)]);
    assert_eq!(hall.comes(5, "Emil"), [HostNews::Queues("Emil".parse().ok())]);
    // Nobody could tell this Ben from the one who plays.
    assert_eq!(hall.comes(6, "BEN"), [HostNews::Queues(None)]);
}

#[test]
fn whoever_plays_in_a_room_knows_who_waits_for_a_seat() {
    let mut hall = game_of_two();
    let queue = |names: &[&str], nameless| {
        let names = names.iter().map(|name| name.parse().unwrap()).collect();
        Queue { names, nameless }
    };
    // Ben does not respond and has not been announced.
    assert_eq!(hall.party.waiting(), Queue::default());
    hall.comes(5, "Emil");
    let told = |queue| Some(FromHost::Queue(queue));
    let sent = hall.sent(3);
    let queues = FromHost::Queues("Emil".parse().ok());
    assert_eq!(sent, [told(queue(&["Emil"], 0)), Some(queues)]);
    hall.comes(6, "");
    assert_eq!(hall.party.waiting(), queue(&["Emil"], 1));
    hall.hear(5, &FromGuest::Hello(hello("Emilia")));
    assert!(hall.sent(3).contains(&told(queue(&["Emilia"], 1))));
    // A player who returns to the game is told, too.
    hall.take(Event::Gone(peer(3)));
    hall.comes(3, "Cleo");
    assert!(hall.sent(3).contains(&told(queue(&["Emilia"], 1))));
    hall.hear(5, &FromGuest::Bye);
    assert_eq!(hall.sent(3), [told(queue(&[], 1))]);
    hall.party.gather();
    assert_eq!(hall.party.waiting(), Queue::default());
}

#[test]
fn after_its_game_a_table_takes_the_same_with_other_levels_or_another_game() {
    let table = |players: &str| {
        let players = players.split(' ').map(|player| player.parse().unwrap()).collect();
        let party = Party::new(hello("Anna"), "domino", "target=100", players);
        let mut hall = Hall { party, now: std::time::Instant::now() };
        hall.comes(2, "Ben");
        hall.party.begin(9, "target=100");
        hall
    };
    let mut hall = table("human:Anna far easy");
    let (harder, other) = (proposal("target=100", "hard"), proposal("target=40", ""));
    assert_eq!(hall.party.propose(seat(2), harder.clone()), Err(Unasked::Busy));
    hall.party.end();
    assert_eq!(hall.party.propose(seat(2), harder.clone()), Ok(vec![]));
    assert_eq!(hall.party.answer(seat(1), 1, true), [HostNews::Agreed(harder.clone())]);
    assert!(hall.party.is_rematch(&harder) && !hall.party.is_rematch(&other));
    hall.party.shift(&harder);
    assert_eq!(names(&hall), ["human:Anna", "far:Ben", "hard"]);
    assert_eq!(hall.party.propose(seat(2), other.clone()), Ok(vec![]));
    assert_eq!(hall.party.answer(seat(1), 2, true), [HostNews::Agreed(other.clone())]);
    hall.party.open_room();
    hall.party.sit_down(&other);
    assert_eq!(names(&hall), ["human:Anna", "far:Ben"]);
    assert!(hall.party.is_room() && !hall.party.is_rematch(&other));
    // A room has one seat for the host's keyboard.
    let mut hall = table("human:Anna far human:Cleo");
    hall.party.end();
    assert_eq!(hall.party.propose(seat(2), other), Err(Unasked::Fixed));
    assert_eq!(hall.party.propose(seat(2), proposal("target=100", "")), Ok(vec![]));
}

/// A room after its game, restored after a crash, so that the guests sit differently than they will in the room:
/// Cleo was back first.
fn hall_after_game() -> Hall {
    let players = ["human:Anna", "far:Ben", "far:Cleo"].map(|player| player.parse().unwrap()).to_vec();
    let owners = [(seat(2), [2; 32]), (seat(3), [3; 32])];
    let party = Party::new(hello("Anna"), "domino", "target=100", players).resumed(9, &owners, Seats::NONE);
    let mut hall = Hall { party, now: std::time::Instant::now() };
    hall.party.open_room();
    hall.comes(3, "Cleo");
    hall.comes(2, "Ben");
    hall.party.end();
    hall.sent(0);
    hall
}

#[test]
fn what_is_proposed_while_some_look_back_stays_open_where_all_come_back_to_the_room() {
    let mut hall = hall_after_game();
    let domino = proposal("target=40", "");
    assert_eq!(hall.hear(2, &FromGuest::Proposes(1, domino.clone())), []);
    assert_eq!(hall.party.asked(), Some((1, &Matter::Play(seat(2), domino.clone()))));
    hall.sent(0);
    assert_eq!(hall.party.gather(), []);
    assert_eq!(names(&hall)[..3], ["human:Anna", "far:Cleo", "far:Ben"]);
    // Ben, the proposer, has a different seat now.
    let asked = Matter::Play(seat(3), domino.clone());
    assert_eq!(hall.party.asked(), Some((1, &asked)));
    let sent = hall.sent(3);
    assert!(sent.ends_with(&[Some(FromHost::Asks(1, asked))]), "{sent:?}");
    assert_eq!(hall.party.answer(seat(1), 1, true), []);
    assert_eq!(hall.party.undecided(), Seats::only(seat(2)));
    assert_eq!(hall.hear(3, &FromGuest::Answers(1, true)), [HostNews::Agreed(domino)]);
}

#[test]
fn what_was_proposed_falls_where_somebody_comes_who_has_waited() {
    let mut hall = hall_after_game();
    assert_eq!(hall.comes(5, "Emil"), [HostNews::Queues("Emil".parse().ok())]);
    let domino = proposal("target=40", "");
    hall.hear(2, &FromGuest::Proposes(1, domino.clone()));
    let settled = HostNews::Settled(Matter::Play(seat(3), domino), Resolution::Void);
    assert_eq!((hall.party.gather(), hall.party.asked()), (vec![settled], None));
}

#[test]
fn who_is_not_heard_of_has_no_seat_and_is_told_nothing_of_the_game() {
    let mut hall = hall();
    hall.take(Event::Silent(peer(2)));
    let domino = proposal("target=100", "");
    hall.hear(3, &FromGuest::Proposes(1, domino.clone()));
    assert_eq!(hall.party.answer(seat(1), 1, true), [HostNews::Agreed(domino.clone())]);
    hall.sent(0);
    hall.party.sit_down(&domino);
    hall.party.begin(9, "target=100");
    assert_eq!(names(&hall), ["human:Anna", "far:Cleo"]);
    let sent = hall.sent(2);
    assert!(matches!(sent.as_slice(), [Some(FromHost::Busy(9, _))]), "{sent:?}");
    hall.party.post(seat(2), vec![1]);
    assert_eq!(hall.sent(2), []);
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
    // A question about the game is closed with it.
    assert!(matches!(hall.party.gather().as_slice(), [HostNews::Settled(Matter::Replace(_), Resolution::Void)]));
    assert_eq!(names(&hall), ["human:Anna", "far:Ben", "far", "far", "far", "far"]);
    let sent = hall.sent(2);
    let waits = sent.iter().any(|sent| matches!(sent, Some(FromHost::Waits(sheet)) if sheet.taken == Seats::first(2)));
    assert!(waits, "{sent:?}");
    assert_eq!(hall.comes(5, "Emil"), [HostNews::Came(seat(3))]);
    hall.hear(5, &FromGuest::Proposes(1, domino.clone()));
    hall.party.answer(seat(1), 2, true);
    assert_eq!(hall.hear(2, &FromGuest::Answers(2, true)), [HostNews::Agreed(domino)]);
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
    let no = HostNews::Settled(play.clone(), Resolution::No(seat(3)));
    assert_eq!(hall.hear(3, &FromGuest::Answers(1, false)), [no]);
    let void = HostNews::Settled(play, Resolution::Void);
    hall.party.propose(seat(1), domino.clone()).unwrap();
    let came = hall.comes(5, "Emil");
    assert!(came.contains(&HostNews::Came(seat(4))) && came.contains(&void), "{came:?}");
    // Those who were asked hear that it is off; the newcomer was not asked.
    let is_settled = |sent: &Option<FromHost>| matches!(sent, Some(FromHost::Settled(..)));
    assert!(hall.sent(2).iter().any(is_settled) && !hall.sent(5).iter().any(is_settled));
    hall.party.propose(seat(1), domino.clone()).unwrap();
    assert!(hall.take(Event::Gone(peer(5))).contains(&void));
    hall.party.propose(seat(1), domino).unwrap();
    assert!(hall.hear(2, &FromGuest::Bye).contains(&void));
}

#[test]
fn who_is_lost_is_told_to_the_others_in_a_room_and_to_whoever_comes_then() {
    let mut hall = hall();
    let lost = Some(FromHost::Seat(seat(2), Whereabouts::Lost));
    assert_eq!(hall.take(Event::Silent(peer(2))), [HostNews::Seat(seat(2), Whereabouts::Lost)]);
    assert_eq!(hall.sent(3), std::slice::from_ref(&lost));
    hall.comes(5, "Emil");
    assert!(hall.sent(5).contains(&lost));
    assert_eq!(hall.take(Event::Heard(peer(2))), [HostNews::Seat(seat(2), Whereabouts::Here)]);
    assert_eq!(hall.sent(3), [Some(FromHost::Seat(seat(2), Whereabouts::Here))]);
    // A newcomer shows only in the sheet, and a free seat has no owner.
    hall.comes(6, "Frida");
    let sent = hall.sent(3);
    assert!(!sent.iter().any(|sent| matches!(sent, Some(FromHost::Seat(..)))), "{sent:?}");
}

/// A game of Anna and Cleo in that room; Ben does not respond when it begins.
fn game_of_two() -> Hall {
    let mut hall = hall();
    hall.take(Event::Silent(peer(2)));
    hall.party.sit_down(&proposal("target=100", ""));
    hall.party.begin(9, "target=100");
    hall.sent(0);
    hall
}

#[test]
fn whoever_comes_while_others_of_a_room_play_waits_and_has_a_seat_after_the_game() {
    let mut hall = game_of_two();
    assert_eq!(hall.comes(5, "Emil"), [HostNews::Queues("Emil".parse().ok())]);
    let sent = hall.sent(5);
    let [Some(FromHost::Hello(_)), Some(FromHost::Busy(9, sheet))] = sent.as_slice() else { panic!("{sent:?}") };
    assert_eq!((sheet.players.len(), sheet.taken), (2, Seats::first(2)));
    // Ben responds again and reconnects; waiting guests are sent nothing about the game.
    assert_eq!(hall.take(Event::Heard(peer(2))), [HostNews::Queues("Ben".parse().ok())]);
    assert_eq!(hall.comes(2, "Ben"), []);
    hall.party.say(seat(1), None, &LineText::cut("hello"));
    assert!(matches!(hall.sent(2).as_slice(), [Some(FromHost::Hello(_)), Some(FromHost::Busy(..))]));
    let said = FromGuest::Say(1, None, LineText::cut("hello"));
    for message in [said, FromGuest::Follows(9, 0), FromGuest::Post(9, vec![1]), FromGuest::Heard(1)] {
        assert_eq!(hall.hear(5, &message), [], "{message:?}");
    }
    hall.hear(5, &FromGuest::Hello(hello("Emilia")));
    hall.take(Event::Silent(peer(5)));
    let news = hall.party.gather();
    assert_eq!(news, [HostNews::Seat(seat(4), Whereabouts::Lost)]);
    assert_eq!(names(&hall), ["human:Anna", "far:Cleo", "far:Ben", "far:Emilia", "far", "far"]);
    let sent = hall.sent(2);
    assert!(sent.iter().any(|sent| matches!(sent, Some(FromHost::Waits(sheet)) if sheet.seat == seat(3))));
    assert!(!sent.iter().any(|sent| matches!(sent, Some(FromHost::Waits(sheet)) if sheet.seat != seat(3))));
    // A guest who leaves while waiting is forgotten.
    let mut hall = game_of_two();
    hall.comes(5, "Emil");
    hall.hear(5, &FromGuest::Bye);
    hall.take(Event::Gone(peer(2)));
    assert_eq!(hall.party.gather(), []);
}

#[test]
fn whoever_waits_for_the_end_of_a_game_listens_so_long_where_others_may() {
    let mut hall = game_of_two();
    hall.party.set_open(true);
    let listens = |sent: Vec<Option<FromHost>>| {
        sent.iter().any(|sent| matches!(sent, Some(FromHost::GoesOn(9, sheet)) if sheet.taken == Seats::first(2)))
    };
    assert!(listens(hall.sent(2)));
    hall.comes(5, "Emil");
    assert!(listens(hall.sent(5)));
    assert_eq!(hall.party.audience().names.len(), 2);
    // Those who play see them once: as waiting.
    assert_eq!((hall.party.mere_audience().names.len(), hall.party.waiting().names.len()), (0, 1));
    let told = |sent: Vec<Option<FromHost>>| {
        sent.into_iter().rev().find_map(|sent| match sent? {
            FromHost::Audience(audience) => Some(audience.names.len()),
            _ => None,
        })
    };
    hall.party.tell_all_of_audience();
    assert_eq!(told(hall.sent(3)), Some(0));
    hall.party.tell_all_of_audience();
    assert_eq!(told(hall.sent(5)), Some(2));
    assert_eq!(hall.hear(5, &FromGuest::Follows(9, 3)), [HostNews::Overhears(1, 3)]);
    // The guest still waits when listening is no longer allowed.
    assert_eq!(hall.party.set_open(false), [HostNews::Ignored(0), HostNews::Ignored(1)]);
    assert!(matches!(hall.sent(5).first(), Some(Some(FromHost::Busy(9, _)))));
    hall.party.set_open(true);
    hall.sent(0);
    // The next game begins without them, and they hear it from the beginning.
    hall.party.end();
    hall.party.sit_down(&proposal("target=40", ""));
    hall.party.begin(10, "target=40");
    let sent = hall.sent(5);
    assert!(matches!(sent.as_slice(), [Some(FromHost::Busy(10, _)), Some(FromHost::Plays(10, _)), ..]), "{sent:?}");
    hall.party.gather();
    assert_eq!(hall.party.audience().names.len(), 0);
    assert_eq!(names(&hall)[..4], ["human:Anna", "far:Cleo", "far:Ben", "far:Emil"]);
}

#[test]
fn no_more_wait_than_have_room() {
    let mut hall = game_of_two();
    for guest in 10..13 {
        assert_eq!(hall.comes(guest, "").len(), 1);
    }
    assert_eq!(hall.comes(13, ""), [HostNews::TurnedAway(crate::remote::message::Refusal::Full)]);
}

#[test]
fn what_cannot_be_played_is_not_asked() {
    let mut hall = hall();
    let unplayable = [
        proposal("target=100", "hard hard hard"),
        proposal("nonsense", ""),
        proposal("target=100", "human"),
        Proposal { game: Short::cut("chess"), ..proposal("target=100", "") },
        Proposal { game: Short::cut("sniff"), ..proposal("size=5x5", "") },
    ];
    for (number, proposal) in (1..).zip(unplayable) {
        assert_eq!(hall.party.propose(seat(1), proposal.clone()), Err(Unasked::Unplayable), "{proposal:?}");
        assert_eq!(hall.hear(2, &FromGuest::Proposes(number, proposal.clone())), []);
        let settled = FromHost::Settled(0, Matter::Play(seat(2), proposal), Resolution::Void);
        assert_eq!(hall.sent(2), [Some(FromHost::Heard(number)), Some(settled)]);
    }
    // At a table with a fixed game there is nothing to propose.
    let mut hall = Hall::of_four();
    assert_eq!(hall.party.propose(seat(1), proposal("target=100", "")), Err(Unasked::Busy));
}

#[test]
fn what_is_proposed_again_after_a_break_is_asked_once() {
    let mut hall = hall();
    let proposes = FromGuest::Proposes(1, proposal("target=100", ""));
    hall.take(Event::Came(peer(3)));
    // It is sent again in order after the introduction.
    assert_eq!((hall.hear(3, &proposes), hall.party.is_asking()), (Vec::new(), false));
    hall.hear(3, &FromGuest::Hello(hello("Cleo")));
    assert_eq!((hall.hear(3, &proposes), hall.party.is_asking()), (Vec::new(), true));
    hall.hear(2, &FromGuest::Answers(1, false));
    hall.sent(0);
    // Cleo does not know that it had arrived.
    assert_eq!((hall.hear(3, &proposes), hall.party.is_asking()), (Vec::new(), false));
    assert_eq!(hall.sent(3), [Some(FromHost::Heard(1))]);
}

#[test]
fn who_only_has_the_table_is_not_asked() {
    let mut hall = Hall { party: Party::room(hello(""), None), now: std::time::Instant::now() };
    hall.comes(2, "Ben");
    hall.comes(3, "Cleo");
    let domino = proposal("target=100", "");
    hall.hear(3, &FromGuest::Proposes(1, domino.clone()));
    assert_eq!((hall.party.asked(), hall.party.people()), (None, 2));
    assert_eq!(hall.hear(2, &FromGuest::Answers(1, true)), [HostNews::Agreed(domino.clone())]);
    hall.party.sit_down(&domino);
    assert_eq!(names(&hall), ["far:Ben", "far:Cleo"]);
}
