//! Remote play: whole games in which each seat has its own session, behind a wire of bytes in memory. Each seat hears
//! exactly the same as at a single table, and no byte depends on another seat's secrets.

mod returning;
mod turns;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use snuffel::chance::{Counted, Seeded};
use snuffel::game::{Game, Reply};
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::matches::Played;
use snuffel::player::Player;
use snuffel::rng::{Rng, stream};
use snuffel::rules::Rules;
use snuffel::seat::{MOST_SEATS, Seat, Seats, Viewer};
use snuffel::session::{Effect, Input, Need, Session, Surroundings};
use snuffel::table::{Due, Side, Table};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;
use snuffel::wire::{Outlet, Replica};

use crate::common::hearing::Shared;

/// Questions that can be asked at any time.
const QUESTIONS: [&str; 8] = ["status", "turn", "moves", "last", "log", "score", "help", "nonsense"];

/// Returns whether a line is an action in the game, so that it is in the record or was not performed.
pub fn is_deed(line: &str) -> bool {
    !QUESTIONS.contains(&line) && !["resign", "yes"].contains(&line)
}

/// The names of the players, by seat.
pub const NAMES: [&str; MOST_SEATS] = ["Anna", "Bert", "Carla", "Doris", "Emil", "Frida"];

/// The language of the player on a seat.
pub fn lang_of(seat: Seat) -> Lang {
    Lang::ALL[seat.index() % Lang::ALL.len()]
}

/// A person at a program, with an individual language.
pub struct Listener {
    session: Session,
    teller: Teller,
    /// The typed and heard lines, with their context.
    heard: String,
    /// The lines that were heard.
    pub said: Vec<String>,
    /// The messages for the table.
    outgoing: Vec<Vec<u8>>,
}

impl Listener {
    /// A listener who is present from the beginning.
    fn new<G: Game>(side: impl Side<G> + 'static, seat: Seat, seats: usize) -> Listener {
        let mut listener = Listener::at::<G>(side, seat, seats);
        listener.session.begin();
        listener.listen();
        listener
    }

    /// A listener to whom nothing has been told.
    fn at<G: Game>(side: impl Side<G> + 'static, seat: Seat, seats: usize) -> Listener {
        let mut teller =
            Teller::new(lang_of(seat), Wording::Normal, Spelling::Plain, &[G::TEXTS.messages, G::TEXTS.words]);
        let mut players: Vec<Player> = NAMES[..seats].iter().map(|name| Player::Far(Some((*name).into()))).collect();
        players[seat.index()] = Player::Human(None);
        teller.meet(&players);
        let table = Box::new(Played::<G, _>::new(side, players, 5));
        let around = Surroundings { is_shared: true, ..Surroundings::default() };
        let session = Session::new(table, Seats::only(seat), around);
        Listener { session, teller, heard: String::new(), said: Vec::new(), outgoing: Vec::new() }
    }

    fn type_line(&mut self, line: &str) {
        let ask = self.session.ask_for();
        let grammar = self.teller.grammar(&ask.verbs, ask.arguments);
        let place = ask.place.map(|place| self.teller.brief(&place));
        self.heard += &format!("{place:?} {:?}> {line}\n", ask.names);
        self.take(Input::Line(line, &grammar));
    }

    fn take(&mut self, input: Input<'_>) {
        self.session.handle(input, &mut self.teller);
        self.listen();
    }

    fn listen(&mut self) {
        while let Some(effect) = self.session.effect() {
            match effect {
                Effect::Say(message) => {
                    let news = if message.is_news { "! " } else { "" };
                    let said = self.teller.say(&message);
                    self.heard += &format!("{news}{said}\n");
                    if self.teller.tells(&message) {
                        self.said.extend(said.lines().map(str::to_owned));
                    }
                }
                Effect::Post(_, message) => self.outgoing.push(message),
                _ => {}
            }
        }
        if let Need::Nothing(ending) = self.session.need() {
            self.heard += &format!("{ending:?}\n");
        }
    }

    /// Returns whether it can type a line that advances the game.
    fn is_asked(&self) -> bool {
        matches!(self.session.need(), Need::Line(_))
    }
}

/// The typed lines with their seats.
pub type Typed = (Seat, String);

/// What each seat hears of a game with these typed lines at a single table.
fn at_one_table<G: Game>(config: &G::Config, seats: usize, seed: u64, typed: &[Typed]) -> Vec<String> {
    let (listeners, _) = line_by_line::<G>(config, seats, seed, typed);
    listeners.into_iter().map(|listener| listener.heard).collect()
}

/// The same: the listeners, and the number of lines each has heard before the first typed line and after each of them.
pub fn line_by_line<G: Game>(
    config: &G::Config,
    seats: usize,
    seed: u64,
    typed: &[Typed],
) -> (Vec<Listener>, Vec<Vec<usize>>) {
    let mut lengths = Vec::new();
    let listeners = line_after_line::<G>(config, seats, seed, typed, |_, _, listeners| {
        lengths.push(listeners.iter().map(|listener| listener.said.len()).collect());
    });
    (listeners, lengths)
}

/// The same, with a callback on the listeners before the first typed line and after each of them.
fn line_after_line<G: Game>(
    config: &G::Config,
    seats: usize,
    seed: u64,
    typed: &[Typed],
    mut then: impl FnMut(usize, &Shared<G>, &mut Vec<Listener>),
) -> Vec<Listener> {
    let table = Table::<G>::new(config, seats, Box::new(Counted { seed, drawn: 0 }));
    let heard = Rc::new(Cell::new(table.steps()));
    let shared = Shared { table: Rc::new(RefCell::new(table)), heard };
    let sit = |seat| Listener::new::<G>(shared.clone(), seat, seats);
    let mut listeners: Vec<Listener> = Seats::first(seats).iter().map(sit).collect();
    shared.table.borrow_mut().settle();
    for (step, typed) in [None].into_iter().chain(typed.iter().map(Some)).enumerate() {
        if let Some((seat, line)) = typed {
            listeners[seat.index()].type_line(line);
        }
        tell_each_step(&shared, &mut listeners);
        then(step, &shared, &mut listeners);
    }
    listeners
}

/// Tells all listeners of each step before another one follows.
fn tell_each_step<G: Game>(shared: &Shared<G>, listeners: &mut [Listener]) {
    while shared.heard.replace(shared.steps()) != shared.steps() {
        let due = if let Due::Seats(due) = shared.due() { due } else { Seats::NONE };
        // The players who are due hear of it last, since a forced action of theirs is the next step.
        let seats = || Seats::first(listeners.len()).iter();
        let order = seats().filter(|seat| !due.contains(*seat)).chain(seats().filter(|seat| due.contains(*seat)));
        for seat in order.collect::<Vec<_>>() {
            listeners[seat.index()].take(Input::News);
        }
    }
}

/// A table, its outlets, and its remote listeners.
struct Host<G: Game> {
    table: Table<G>,
    outlets: Vec<Outlet<G>>,
    listeners: Vec<Listener>,
    /// All bytes sent to each seat.
    sent: Vec<Vec<u8>>,
}

impl<G: Game> Host<G> {
    fn new(config: &G::Config, seats: usize, seed: u64) -> Host<G> {
        let mut table = Table::<G>::new(config, seats, Box::new(Counted { seed, drawn: 0 }));
        table.settle();
        let (mut outlets, mut listeners) = (Vec::new(), Vec::new());
        let mut sent = vec![Vec::new(); seats];
        for seat in Seats::first(seats).iter() {
            let mut outlet = Outlet::new(Viewer::Seat(seat));
            let first = outlet.update(&table).unwrap().unwrap();
            sent[seat.index()].extend(&first);
            let guest = Replica::<G>::sit_down(seat, &first).unwrap();
            listeners.push(Listener::new::<G>(guest, seat, seats));
            outlets.push(outlet);
        }
        let mut host = Host { table, outlets, listeners, sent };
        host.tell_all();
        host
    }

    fn tell_all(&mut self) {
        for seat in Seats::first(self.outlets.len()).iter() {
            while let Some(bytes) = self.outlets[seat.index()].update(&self.table).unwrap() {
                self.sent[seat.index()].extend(&bytes);
                self.listeners[seat.index()].take(Input::Post(seat, &bytes));
            }
        }
    }

    fn type_line(&mut self, seat: Seat, line: &str) {
        self.listeners[seat.index()].type_line(line);
        while self.do_actions() {
            self.tell_all();
        }
    }

    /// Performs the actions received from remote players, and returns whether there were any.
    fn do_actions(&mut self) -> bool {
        let mut has_acted = false;
        for (outlet, listener) in self.outlets.iter_mut().zip(&mut self.listeners) {
            for message in std::mem::take(&mut listener.outgoing) {
                outlet.perform(&message, &mut self.table).unwrap();
                has_acted = true;
            }
        }
        has_acted
    }
}

/// A random line that means one of the actions that advance the game.
fn line_for<G: Game>(table: &Table<G>, seat: Seat, teller: &Teller, random: &mut Rng) -> String {
    let view = table.view(Viewer::Seat(seat));
    let grammar = teller.grammar(&[snuffel::game::VERBS, G::VERBS].concat(), G::ARGUMENTS);
    let mut actions = G::legal_actions(&view);
    actions.shuffle(random);
    let means = |line: &str, action: &G::Action| {
        let command = grammar.parse(line, |line| G::bare(line, &grammar)).ok()?;
        match G::interpret(&view, &command, &grammar).ok()? {
            Reply::Act(meant, _) => (meant == *action).then_some(()),
            Reply::Confirm(..) | Reply::Tell(_) => None,
        }
    };
    let typed = actions.iter().find_map(|action| {
        let notation = action.to_string();
        let rest = notation.split_once(' ').map_or("", |(_, rest)| rest).to_owned();
        [notation, rest].into_iter().find(|line| means(line, action).is_some())
    });
    typed.unwrap_or_else(|| panic!("nothing can be typed for any of {actions:?}"))
}

/// Plays a game with random lines, and returns the typed lines.
pub fn typed_in<G: Game>(config: &G::Config, seats: usize, seed: u64) -> Vec<Typed> {
    play_far::<G>(config, seats, seed).1
}

/// Plays a game over wires with random lines, and returns the typed lines.
fn play_far<G: Game>(config: &G::Config, seats: usize, seed: u64) -> (Host<G>, Vec<Typed>) {
    let mut random = stream(seed, 71, 0);
    let mut host = Host::<G>::new(config, seats, seed);
    let mut typed: Vec<Typed> = Vec::new();
    while let Due::Seats(due) = host.table.due() {
        let asker = Seat::new(random.random_range(0..seats)).unwrap();
        if random.random_bool(0.2) && host.listeners[asker.index()].is_asked() {
            let question = (*QUESTIONS.choose(&mut random).unwrap()).to_owned();
            host.type_line(asker, &question);
            typed.push((asker, question));
        }
        let seat = due.iter().next().unwrap();
        assert!(host.listeners[seat.index()].is_asked(), "{seat} is due and not asked");
        let english = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[G::TEXTS.words]);
        let line = match typed.len() {
            0..3_000 => line_for(&host.table, seat, &english, &mut random),
            _ => "resign".to_owned(),
        };
        host.type_line(seat, &line);
        typed.push((seat, line.clone()));
        if line == "resign" {
            host.type_line(seat, "yes");
            typed.push((seat, "yes".to_owned()));
        }
    }
    (host, typed)
}

fn hears_the_same<G: Game>(options: &str, seats: usize, games: u64) {
    let config: G::Config = options.parse().unwrap();
    for seed in 0..games {
        let (host, typed) = play_far::<G>(&config, seats, seed);
        let near = at_one_table::<G>(&config, seats, seed, &typed);
        for (listener, near) in host.listeners.iter().zip(&near) {
            let mut lines = listener.heard.lines().zip(near.lines());
            let differs = lines.position(|(far, near)| far != near);
            let around = differs.map(|line| (listener.heard.lines().nth(line), near.lines().nth(line)));
            assert_eq!(around, None, "{options}, {seats} seats, seed {seed}, line {differs:?}");
            assert_eq!(listener.heard.len(), near.len());
        }
        assert!(typed.len() > 5);
    }
}

#[test]
fn sniff_is_heard_far_away_as_at_one_table() {
    hears_the_same::<Tournament<Sniff>>("size=4x4 walls=12", 2, 3);
    hears_the_same::<Tournament<Sniff>>("tournament=3 size=3x3 walls=6 blind", 2, 2);
    hears_the_same::<Tournament<Sniff>>("size=4x4 walls=12 way-out", 2, 2);
}

#[test]
fn domino_is_heard_far_away_as_at_one_table() {
    for seats in 2..=5 {
        hears_the_same::<Tournament<Domino>>("target=60", seats, 2);
    }
}

#[test]
fn schnuff_is_heard_far_away_as_at_one_table() {
    hears_the_same::<Tournament<Schnuff>>("drawing=auto end=last", 3, 2);
    hears_the_same::<Tournament<Schnuff>>("drawing=strict end=first", 6, 2);
}

#[test]
fn scout_is_heard_far_away_as_at_one_table() {
    hears_the_same::<Tournament<Scout>>("hints=on", 2, 1);
    hears_the_same::<Tournament<Scout>>("hints=on", 4, 1);
}

#[test]
fn spion_is_heard_far_away_as_at_one_table() {
    hears_the_same::<Tournament<Spion>>("notes=on", 2, 2);
    hears_the_same::<Tournament<Spion>>("notes=on", 4, 4);
}

/// In two games that differ only in what one seat builds in secret, the other seat is sent the same bytes.
#[test]
fn what_one_builds_in_secret_changes_no_byte_on_the_others_wire() {
    let config = "size=3x3 walls=3".parse().unwrap();
    let sent: Vec<Vec<u8>> = ["A1-A2 A2-A3 B1-B2 treasure C2", "A1-B1 A2-B2 A1-A2 treasure B3"]
        .iter()
        .map(|labyrinth| {
            let mut host = Host::<Tournament<Sniff>>::new(&config, 2, 3);
            for action in [format!("lay 3x3 {labyrinth}"), "done".to_owned()] {
                host.table.act(Seat::SECOND, action.parse().unwrap()).unwrap();
                host.tell_all();
            }
            host.sent.swap_remove(0)
        })
        .collect();
    assert_eq!(sent[0], sent[1]);
    assert!(!sent[0].is_empty());
}

/// Whatever is dealt and built in secret, in all games except scout, which has no secrets: a listener is sent the same
/// bytes, and at least two deals differ for a seat.
#[test]
fn no_secret_changes_a_byte_that_a_listener_is_sent() {
    fn sent_from<G: Game>(table: &Table<G>, viewer: Viewer) -> Vec<u8> {
        let mut outlet = Outlet::<G>::new(viewer);
        let mut sent = Vec::new();
        while let Some(bytes) = outlet.update(table).unwrap() {
            sent.extend(bytes);
        }
        sent
    }

    /// Deals with the same public knowledge, with the bytes sent for each to a listener and to the first seat.
    fn deals<G: Game>(options: &str, seats: usize) {
        let config = options.parse().unwrap_or_else(|_| panic!("{options}"));
        let mut known: BTreeMap<String, Vec<[Vec<u8>; 2]>> = BTreeMap::new();
        for seed in 0..600 {
            let mut table = Table::<G>::new(&config, seats, Box::new(Seeded { seed }));
            table.settle();
            let events = table.events();
            let percepts: Vec<_> = (0..events).filter_map(|number| table.percept(Viewer::Public, number)).collect();
            let public = format!("{:?} {:?} {percepts:?}", table.view(Viewer::Public), table.due());
            let sent = [Viewer::Public, Viewer::Seat(Seat::FIRST)].map(|viewer| sent_from(&table, viewer));
            known.entry(public).or_default().push(sent);
        }
        let alike = known.values().filter(|deals| deals.len() > 1);
        for deals in alike.clone() {
            assert!(deals.iter().all(|[public, _]| *public == deals[0][0]), "{options}");
        }
        assert!(alike.flatten().collect::<std::collections::BTreeSet<_>>().len() > 1, "{options}: nothing is compared");
    }

    deals::<Tournament<Domino>>("target=60", 3);
    deals::<Tournament<Schnuff>>("drawing=strict end=first", 3);
    deals::<Tournament<Spion>>("notes=on", 2);
    let config = "size=3x3 walls=3".parse().unwrap();
    let sent = ["A1-A2 A2-A3 B1-B2 treasure C2", "A1-B1 A2-B2 A1-A2 treasure B3"].map(|labyrinth| {
        let mut table = Table::<Tournament<Sniff>>::new(&config, 2, Box::new(Seeded { seed: 3 }));
        let mut outlet = Outlet::<Tournament<Sniff>>::new(Viewer::Public);
        let mut sent = Vec::new();
        for action in [format!("lay 3x3 {labyrinth}"), "done".to_owned()] {
            table.act(Seat::SECOND, action.parse().unwrap()).unwrap();
            while let Some(bytes) = outlet.update(&table).unwrap() {
                sent.extend(bytes);
            }
        }
        sent
    });
    assert_eq!(sent[0], sent[1]);
}

/// A listener hears the same of a whole game as a person at the table without a seat, and cannot act.
#[test]
fn who_only_listens_hears_all_that_is_public() {
    fn hears<G: Game>(options: &str, seats: usize) {
        let config = options.parse().unwrap_or_else(|_| panic!("{options}"));
        let (host, _) = play_far::<G>(&config, seats, 1);
        let mut outlet = Outlet::<G>::new(Viewer::Public);
        let mut guest = None::<Replica<G>>;
        while let Some(bytes) = outlet.update(&host.table).unwrap() {
            match &mut guest {
                None => guest = Some(Replica::sit_down(None, &bytes).unwrap()),
                Some(guest) => guest.bring(&bytes).unwrap(),
            }
        }
        let guest = guest.unwrap();
        let percepts = |side: &dyn Fn(usize) -> Option<G::Percept>, count: usize| -> Vec<String> {
            (0..count).filter_map(side).map(|percept| format!("{percept:?}")).collect()
        };
        let heard = percepts(&|number| guest.percept(Viewer::Public, number), guest.events());
        assert_eq!(heard, percepts(&|number| host.table.percept(Viewer::Public, number), host.table.events()));
        assert!(outlet.perform(&[0, 0], &mut Table::<G>::new(&config, seats, Box::new(Seeded { seed: 1 }))).is_err());
    }
    hears::<Tournament<Domino>>("target=60", 3);
    hears::<Tournament<Sniff>>("size=4x4 walls=12", 2);
    hears::<Tournament<Schnuff>>("drawing=auto end=last", 4);
}

/// Invalid messages cause no panic, and later valid ones are processed.
#[test]
fn what_makes_no_sense_on_the_wire_changes_nothing() {
    let config = "target=60".parse().unwrap();
    let mut random = stream(4, 72, 0);
    let mut outlet = Outlet::<Tournament<Domino>>::new(Viewer::Seat(Seat::FIRST));
    let mut table = Table::<Tournament<Domino>>::new(&config, 3, Box::new(Seeded { seed: 4 }));
    table.settle();
    let first = outlet.update(&table).unwrap().unwrap();
    let guest = Replica::<Tournament<Domino>>::sit_down(Seat::FIRST, &first).unwrap();
    let mut listener = Listener::new::<Tournament<Domino>>(guest, Seat::FIRST, 3);
    for _ in 0..2_000 {
        let length = random.random_range(0..60);
        let message: Vec<u8> = (0..length).map(|_| random.random()).collect();
        listener.take(Input::Post(Seat::FIRST, &message));
    }
    // Only unreadable messages are left out: random bytes that can be read are as good as any update.
    let before = listener.heard.len();
    listener.take(Input::Post(Seat::FIRST, &outlet.update(&table).unwrap().unwrap()));
    assert!(listener.heard.len() > before);
    assert!(Replica::<Tournament<Domino>>::sit_down(Seat::FIRST, &[]).is_err());
    assert!(Replica::<Tournament<Domino>>::sit_down(Seat::FIRST, &[200]).is_err());
}

/// No seat learns how often others have done things that only they notice.
#[test]
fn nothing_is_sent_of_what_only_others_notice() {
    let config = "size=4x4 walls=12".parse().unwrap();
    let mut host = Host::<Tournament<Sniff>>::new(&config, 2, 1);
    let before: BTreeMap<usize, usize> = host.sent.iter().map(Vec::len).enumerate().collect();
    for action in ["walls A1-A2", "undo", "walls A1-A2", "walls B1-B2"] {
        host.table.act(Seat::SECOND, action.parse().unwrap()).unwrap();
        host.tell_all();
    }
    assert_eq!(host.sent[0].len(), before[&0]);
    assert!(host.sent[1].len() > before[&1]);
}

/// A player who leaves is announced by name, and the language can be changed while others are due.
#[test]
fn who_leaves_is_told_and_questions_are_answered_while_others_are_due() {
    let config = "target=60".parse().unwrap();
    let mut host = Host::<Tournament<Domino>>::new(&config, 3, 2);
    let Due::Seats(due) = host.table.due() else { panic!("somebody opens") };
    let idle = Seats::first(3).iter().find(|seat| !due.contains(*seat)).unwrap();
    let listener = &mut host.listeners[idle.index()];
    assert!(matches!(listener.session.need(), Need::News));
    let before = listener.heard.len();
    listener.take(Input::Left(due.iter().next().unwrap()));
    listener.type_line("hand");
    listener.take(Input::Language);
    let heard = &listener.heard[before..];
    assert!(NAMES.iter().any(|name| heard.starts_with(&format!("! {name}"))), "{heard}");
    assert!(heard.lines().count() > 4, "{heard}");
    assert!(matches!(listener.session.need(), Need::News));
}

/// A move typed in time may reach the table too late: a computer has played on the seat meanwhile, or another player
/// has ended the situation. The typist hears one line about it; an action that was done, and is resent, does not count
/// as late.
#[test]
fn a_move_that_comes_too_late_is_answered_with_one_line() {
    let config = "target=60".parse().unwrap();
    let english = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Domino::TEXTS.words]);
    // The seat that is due, and a move typed there that is still on its way.
    let on_its_way = || {
        let mut host = Host::<Tournament<Domino>>::new(&config, 2, 2);
        let Due::Seats(due) = host.table.due() else { panic!("somebody is due") };
        let seat = due.iter().next().unwrap();
        let line = line_for(&host.table, seat, &english, &mut stream(1, 71, 0));
        let listener = &mut host.listeners[seat.index()];
        listener.type_line(&line);
        let [deed] = listener.outgoing.as_slice() else { panic!("{line}") };
        let (number, action) = Outlet::<Tournament<Domino>>::decode_action(deed).unwrap();
        let before = listener.said.len();
        (host, seat, number, action, before)
    };
    let answers = |host: &mut Host<Tournament<Domino>>, seat: Seat, before: usize| {
        host.do_actions();
        host.tell_all();
        host.listeners[seat.index()].said.split_off(before)
    };
    // Meanwhile nothing is due there: a hint would concern a past decision.
    let (mut host, seat, ..) = on_its_way();
    let listener = &mut host.listeners[seat.index()];
    let before = listener.said.len();
    listener.type_line("hint");
    assert_eq!(listener.said[before..], ["Je hoeft nu niets te beslissen."]);
    assert!(matches!(listener.session.need(), Need::News));
    let (mut host, seat, number, action, before) = on_its_way();
    let legal = Tournament::<Domino>::legal_actions(&host.table.view(Viewer::Seat(seat)));
    let other = legal.into_iter().find(|other| *other != action).expect("another move");
    host.table.act(seat, other).unwrap();
    host.tell_all();
    let heard = host.listeners[seat.index()].said.split_off(before);
    assert!(!heard.is_empty());
    let late = answers(&mut host, seat, before);
    assert_eq!(lang_of(seat), Lang::Nl);
    assert_eq!(late, ["Wat je typte, kwam te laat en telt niet."]);
    // It was done, and is resent.
    let (mut host, seat, again, action, before) = on_its_way();
    assert_eq!(again, number);
    host.table.act(seat, action).unwrap();
    host.tell_all();
    host.listeners[seat.index()].said.truncate(before);
    assert_eq!(answers(&mut host, seat, before), [""; 0]);
    // The other player has resigned before it arrived.
    let (mut host, seat, _, _, before) = on_its_way();
    let other = Seats::first(2).iter().find(|other| *other != seat).unwrap();
    host.table.act(other, Tournament::<Domino>::resignation()).unwrap();
    let heard = answers(&mut host, seat, before);
    assert_eq!(heard[0], "Het spel is afgelopen.", "{heard:?}");
}

/// A player who was asked whether to resign is no longer asked once another one has resigned.
#[test]
fn what_was_asked_about_a_game_means_nothing_once_others_have_ended_it() {
    let config = "target=60".parse().unwrap();
    let mut host = Host::<Tournament<Domino>>::new(&config, 2, 2);
    let Due::Seats(due) = host.table.due() else { panic!("somebody opens") };
    let due = due.iter().next().unwrap();
    let idle = Seats::first(2).iter().find(|seat| *seat != due).unwrap();
    host.type_line(idle, "resign");
    assert!(host.listeners[idle.index()].session.ask_for().verbs.is_empty(), "a question is open");
    host.type_line(due, "resign");
    host.type_line(due, "yes");
    let listener = &mut host.listeners[idle.index()];
    assert!(!listener.session.ask_for().verbs.is_empty(), "{}", listener.heard);
}

/// Connections that break at any moment, with messages in both directions on them: nothing is lost, done twice or heard
/// twice.
#[test]
fn what_was_lost_on_the_way_comes_again_and_is_done_once() {
    fn plays_on<G: Game>(options: &str, seats: usize, seed: u64) {
        let config = options.parse().unwrap_or_else(|_| panic!("{options}"));
        let (whole, typed) = play_far::<G>(&config, seats, seed);
        let mut random = stream(seed, 75, 0);
        let mut host = Host::<G>::new(&config, seats, seed);
        for (seat, line) in &typed {
            host.listeners[seat.index()].type_line(line);
            loop {
                // The result of the line arrives, or is lost on its way to the table or back.
                let (loses_deed, loses_news) = (random.random_bool(0.2), random.random_bool(0.3));
                if loses_deed {
                    host.listeners[seat.index()].outgoing.clear();
                }
                let has_acted = host.do_actions();
                if loses_news {
                    host.outlets.iter_mut().for_each(|outlet| while outlet.update(&host.table).unwrap().is_some() {});
                }
                if loses_deed || loses_news {
                    for seat in Seats::first(seats).iter() {
                        let listener = &mut host.listeners[seat.index()];
                        let percepts = listener.session.table().now() as u64;
                        host.outlets[seat.index()] = Outlet::after(Viewer::Seat(seat), percepts, &host.table).unwrap();
                        listener.take(Input::Connected(seat, 0));
                    }
                    host.tell_all();
                    continue;
                }
                host.tell_all();
                if !has_acted {
                    break;
                }
            }
        }
        for (broken, whole) in host.listeners.iter().zip(&whole.listeners) {
            let mut lines = broken.heard.lines().zip(whole.heard.lines());
            assert_eq!(lines.find(|(broken, whole)| broken != whole), None, "{options}, seed {seed}");
            assert_eq!(broken.heard.len(), whole.heard.len());
        }
    }
    for seed in 0..3 {
        plays_on::<Tournament<Domino>>("target=60", 3, seed);
        plays_on::<Tournament<Sniff>>("size=4x4 walls=12", 2, seed);
        plays_on::<Tournament<Schnuff>>("drawing=auto end=last", 3, seed);
    }
}

/// A late guest receives the whole story of a game in messages that a connection can carry, and hears it as one.
#[test]
fn a_long_story_comes_in_parts() {
    fn comes<G: Game>(options: &str, seats: usize) {
        let config = options.parse().unwrap_or_else(|_| panic!("{options}"));
        let (host, _) = play_far::<G>(&config, seats, 4);
        let mut outlet = Outlet::<G>::new(Viewer::Seat(Seat::FIRST));
        let mut messages = Vec::new();
        while let Some(message) = outlet.update(&host.table).unwrap() {
            assert!(message.len() < 60_000, "{options}: {} bytes", message.len());
            messages.push(message);
        }
        let mut guest = Replica::<G>::sit_down(Seat::FIRST, &messages[0]).unwrap();
        for message in &messages[1..] {
            assert_eq!(guest.events(), 0, "{options} is told in pieces");
            guest.bring(message).unwrap();
        }
        let whole = host.table.account(Viewer::Seat(Seat::FIRST), 0..host.table.events());
        assert_eq!(guest.events(), whole.len());
        assert!(messages.len() > 2, "{options}");
    }
    comes::<Tournament<Schnuff>>("tournament=7 drawing=auto end=last", 6);
}

/// A guest's diary, at any moment and after any break, recreates the same guest.
#[test]
fn a_diary_tells_what_its_guest_was_told() {
    fn is_kept<G: Game>(options: &str, seats: usize, seed: u64) {
        let config: G::Config = options.parse().unwrap_or_else(|_| panic!("{options}"));
        let mut random = stream(seed, 76, 0);
        let mut table = Table::<G>::new(&config, seats, Box::new(Counted { seed, drawn: 0 }));
        let seat = Seat::SECOND;
        let viewer = Viewer::Seat(seat);
        let mut outlet = Outlet::<G>::new(viewer);
        let mut guest = Replica::<G>::sit_down(seat, &outlet.update(&table).unwrap().unwrap()).unwrap();
        guest.keep_lines();
        let mut lines = guest.take_lines();
        table.settle();
        let bytes = |side: &dyn Side<G>| {
            let account = side.account(viewer, 0..side.events());
            postcard::to_stdvec(&(account, side.view(viewer), side.view_at(viewer, 0), side.due())).unwrap()
        };
        for step in 0.. {
            // A break in the middle of an account.
            if random.random_bool(0.2) {
                if let Some(message) = outlet.update(&table).unwrap() {
                    guest.bring(&message).unwrap();
                }
                guest.resend();
                outlet = Outlet::after(viewer, guest.events() as u64, &table).unwrap();
            }
            while let Some(message) = outlet.update(&table).unwrap() {
                guest.bring(&message).unwrap();
            }
            if random.random_bool(0.1) {
                guest.note(seat, format!("note {step}").parse().unwrap());
            }
            lines += &guest.take_lines();
            if random.random_bool(0.2) {
                let again = Replica::<G>::come_back(seat, &lines.lines().collect::<Vec<_>>()).unwrap();
                assert_eq!(bytes(&again), bytes(&guest), "{options}, seed {seed}, step {step}");
                assert_eq!(bytes(&again), bytes(&table), "{options}, seed {seed}, step {step}");
                assert_eq!(again.notes(seat), guest.notes(seat));
                // A returning guest continues its diary.
                guest = again;
                guest.keep_lines();
                outlet = Outlet::after(viewer, guest.events() as u64, &table).unwrap();
            }
            let Due::Seats(due) = table.due() else { break };
            let seat = due.iter().next().unwrap();
            let actions = G::legal_actions(&table.view(Viewer::Seat(seat)));
            let action = if step < 500 { actions.choose(&mut random).unwrap().clone() } else { G::resignation() };
            table.act(seat, action).unwrap();
        }
        assert!(lines.len() < 700_000, "{options}: {} bytes", lines.len());
        println!("{options}: {} bytes of {} lines", lines.len(), lines.lines().count());
    }
    for seed in 0..2 {
        is_kept::<Tournament<Sniff>>("size=4x4 walls=12", 2, seed);
        is_kept::<Tournament<Domino>>("target=100", 5, seed);
        is_kept::<Tournament<Schnuff>>("drawing=auto end=last", 6, seed);
        is_kept::<Tournament<Scout>>("hints=on", 4, seed);
        is_kept::<Tournament<Spion>>("notes=on", 4, seed);
    }
}

/// There is a limit to how much a guest accepts of one game, however long the host goes on sending.
#[test]
fn nobody_fills_the_memory_of_a_guest() {
    let mut table = Table::<Tournament<Domino>>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed: 4 }));
    table.settle();
    let mut outlet = Outlet::<Tournament<Domino>>::new(Viewer::Seat(Seat::SECOND));
    let opening = outlet.update(&table).unwrap().unwrap();
    let mut guest = Replica::<Tournament<Domino>>::sit_down(Seat::SECOND, &opening).unwrap();
    let mut told = opening.len();
    while told <= 17 << 20 {
        if guest.bring(&opening).is_err() {
            break;
        }
        told += opening.len();
    }
    assert!((16 << 20) - opening.len() < told && told <= 16 << 20, "{told}");
}
