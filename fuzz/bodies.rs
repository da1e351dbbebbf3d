//! What must hold of any bytes that come from outside. Each function takes bytes, brings them in by one entrance and
//! panics where a promise is broken. `cargo fuzz` calls them from `fuzz_targets/`, and the tests of the program from
//! `tests/fuzz.rs`, with spoilt pieces of real games.

mod visit;

use std::cell::Cell;
use std::ffi::OsString;

use snuffel::chance::Seeded;
use snuffel::cli;
use snuffel::deadline::Deadline;
use snuffel::diary::Diary;
use snuffel::game::{Doubt, Game, Hint};
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::games::{self, ALL};
use snuffel::kind::Kind;
use snuffel::matches::{Match, Played, Thought};
use snuffel::player::{Level, Player};
use snuffel::question::{Query, Question};
use snuffel::record::{Header, Record, Unsaved};
use snuffel::remote::check::{Unshown, examine};
use snuffel::remote::frame::{Frames, LONGEST};
use snuffel::remote::message::{FromGuest, FromHost, WireMessage as _};
use snuffel::seat::{MOST_SEATS, Seat, Seats, Viewer};
use snuffel::session::{Delivery, Effect, Errand, Input, Need, Session, Surroundings, people};
use snuffel::settings::{self, Loaded, Setting, Settings};
use snuffel::table::{Side as _, Table};
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::printable::is_printable;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;
use snuffel::tournament::Tournament;
use snuffel::ui::console::settings_faults;
use snuffel::ui::input::{Typed, judge};
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;
use snuffel::wire::{Outlet, Replica};

pub use self::visit::visit;

/// As many lines as are typed at most: enough to come far into a game, and few enough to try many.
const MOST_LINES: usize = 300;

/// Lines that somebody types in a game: the first byte says which game, the second who plays, the third in which
/// language, the fourth is the seed.
pub fn lines(bytes: &[u8]) {
    let Some((&[game, table, lang, seed], typed)) = bytes.split_first_chunk() else {
        return;
    };
    let kind = *pick(ALL, game);
    let seats = *pick(kind.seats(), table);
    let mut players = vec![Player::Human(None); seats];
    if table & 0x80 == 0 {
        players[1..].fill(Player::Computer(Level::EASY));
    }
    let options = kind.agree(&[]).expect("what is usual can be played");
    let header = Header { game: kind.id().to_owned(), players: players.clone(), seed: seed.into(), options };
    let table = kind.open(&Record { header, lines: Vec::new() }).expect("a game can begin");
    let mut listener = Listener::new(table, *pick(&Lang::ALL, lang));
    listener.session.begin();
    listener.listen();
    for line in typed.split(|byte| *byte == b'\n').take(MOST_LINES) {
        if let Typed::Line(line) = judge(line) {
            listener.type_line(&line);
        }
    }
}

/// A record in a file, or a diary: it is told and gone on with, or refused with a line of the file.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let opened = Record::parse(text).and_then(|record| {
        let Ok(kind) = games::named(&record.header.game) else {
            return Ok(None);
        };
        match Diary::is_one(&record) {
            true => Diary::parse(&record)?.open(kind, &record).map(Some),
            false => kind.open(&record).map(Some),
        }
    });
    match opened {
        Ok(Some(table)) => {
            let mut listener = Listener::new(table, Lang::En);
            let now = listener.session.table().now();
            let told = listener.session.table().story(Viewer::Public, 0..now);
            told.iter().for_each(|message| listener.hear(message));
            let teller = listener.teller.restyled(Lang::De, Wording::Normal, Spelling::Plain);
            listener.session.go_on(&teller);
            listener.listen();
            ["status", "last", "log", "note", "quit"].iter().for_each(|line| listener.type_line(line));
        }
        Ok(None) => {}
        Err(damage) => assert!(damage.line <= text.lines().count().max(Header::OPTIONS_LINE) + 1, "{damage}"),
    }
}

/// A record in a file with a proof behind it: it is checked, or refused with a line of the file.
pub fn proof(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    match examine(text) {
        Ok(shown) => assert!(shown.programs > 1),
        Err(Unshown::Damaged(damage)) => {
            assert!(damage.line <= text.lines().count().max(Header::OPTIONS_LINE) + 1, "{damage}");
        }
        Err(Unshown::Unproven(_) | Unshown::Late(_) | Unshown::Open | Unshown::Flaw(_)) => {}
    }
}

/// A labyrinth in a file: it is built, or refused with a line of the file.
pub fn labyrinth(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let kind = games::named("sniff").expect("there is sniff");
    let players = vec![Player::Human(None), Player::Computer(Level::EASY)];
    for options in [&[][..], &[("holes", "12")], &[("dogs", "")], &[("size", "4x4")]] {
        let options = kind.agree(options).expect("these can be agreed");
        let header = Header { game: kind.id().to_owned(), players: players.clone(), seed: 1, options };
        let mut table = kind.open(&Record { header, lines: Vec::new() }).expect("a game can begin");
        table.settle();
        let teller = teller(kind, Lang::Nl, &players);
        match table.read_sheet(Viewer::Seat(Seat::FIRST), text) {
            Ok(deed) => {
                // What can be read may still not suit the game; then nothing has changed.
                if let Err(refusal) = table.act(Seat::FIRST, deed) {
                    say(&teller, &refusal);
                }
            }
            Err(fault) => {
                assert!(fault.line <= text.lines().count() + 1);
                say(&teller, &fault.reason);
            }
        }
    }
}

/// A file of settings.
pub fn setting(bytes: &[u8]) {
    let teller = Teller::new(Lang::En, Wording::Full, Spelling::Plain, &[Source::CLI]);
    let Loaded { settings, faults } = settings::read_settings(bytes).unwrap_or_else(Loaded::without_file);
    // Which language is spoken the console knows.
    settings.messages().into_iter().for_each(|(_, message)| say(&teller, &message.lang(Lang::En)));
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
    assert!(faults.iter().all(|fault| (1..=lines).contains(&fault.line)));
    settings_faults(&faults).into_iter().for_each(|fault| say(&teller, &fault.text("file", "settings.toml")));
    // What holds after a change is that change and all that held before.
    if let Ok(new) = settings::changed(Some(bytes), &Setting::Plain(true), &|key| key.to_owned()) {
        let changed = settings::read_settings(&new).unwrap();
        assert_eq!(changed.settings, Settings { plain: true, ..settings });
        assert!(changed.faults.len() <= faults.len());
    }
}

/// The arguments of the command line, with line ends between.
pub fn arguments(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let args = ["snuffel"].into_iter().chain(text.lines()).map(OsString::from);
    if let Err(misuse) = cli::parse(&cli::translate(&args.collect::<Vec<_>>(), Lang::En), Lang::En, Level::NORMAL) {
        say(&Teller::new(Lang::De, Wording::Normal, Spelling::Plain, &[Source::CLI]), &misuse);
    }
}

/// What arrives at a guest from a table far away, and at a table from a guest. The first byte says in which game, the
/// second at which end, the rest are messages, each behind its length in two bytes.
pub fn wire(bytes: &[u8]) {
    let Some((&[game, end], messages)) = bytes.split_first_chunk() else {
        return;
    };
    match game % 5 {
        0 => at_an_end::<Tournament<Sniff>>(end, messages),
        1 => at_an_end::<Tournament<Domino>>(end, messages),
        2 => at_an_end::<Tournament<Schnuff>>(end, messages),
        3 => at_an_end::<Tournament<Scout>>(end, messages),
        _ => at_an_end::<Tournament<Spion>>(end, messages),
    }
}

fn at_an_end<G: Game>(end: u8, messages: &[u8]) {
    if end.is_multiple_of(2) { at_a_guest::<G>(messages) } else { at_a_table::<G>(messages) }
}

fn at_a_guest<G: Game>(bytes: &[u8]) {
    let mut messages = split(bytes).into_iter();
    let Ok(guest) = Replica::<G>::sit_down(Seat::FIRST, &messages.next().unwrap_or_default()) else {
        return;
    };
    let players = vec![Player::Human(None); G::SEATS[0]];
    let table = Box::new(Played::<G, _>::new(guest, players, 5));
    let mut listener = Listener::at(table, Lang::En, Seats::only(Seat::FIRST));
    listener.session.set_tutor(true);
    listener.session.begin();
    listener.listen();
    for (number, message) in messages.take(MOST_LINES).enumerate() {
        listener.take(Input::Post(Seat::FIRST, &message));
        ["status", "moves", "last"].iter().for_each(|question| listener.type_line(question));
        // A thought takes longer than all else.
        if number.is_multiple_of(8) {
            listener.take_advice();
        }
    }
    listener.take_advice();
}

fn at_a_table<G: Game>(bytes: &[u8]) {
    let options = games::named(G::ID).and_then(|kind| kind.agree(&[])).expect("what is usual can be played");
    let Ok(config) = options.parse() else {
        panic!("{options} is no agreement");
    };
    let mut table = Table::<G>::new(&config, G::SEATS[0], Box::new(Seeded { seed: 2 }));
    table.settle();
    let mut outlet = Outlet::<G>::new(Viewer::Seat(Seat::FIRST));
    for message in split(bytes).iter().take(MOST_LINES) {
        let before = table.steps();
        if outlet.perform(message, &mut table).is_err() {
            assert_eq!(table.steps(), before);
        }
        while let Ok(Some(_)) = outlet.update(&table) {}
    }
}

/// A question, as it may come from another process: it is answered, or refused, and its answer can be told.
pub fn question(bytes: &[u8]) {
    let Ok(question) = Question::from_bytes(bytes) else {
        return;
    };
    assert_eq!(Question::from_bytes(&question.to_bytes()).as_ref(), Ok(&question));
    let answer = games::answer(&question, Deadline::when(&|| true));
    if let Query::Decide { player, view, .. } = &question.query {
        // Whatever the computer has kept in mind, it is asked in vain only where it would be without that.
        let query = Query::Decide { player: player.clone(), view: view.clone(), memory: Vec::new() };
        let anew = games::answer(&Question { query, ..question.clone() }, Deadline::when(&|| true));
        assert_eq!(answer.is_ok(), anew.is_ok());
    }
    let Ok(answer) = answer else {
        return;
    };
    let kind = games::named(&question.game).expect("it has answered");
    let doubts = |doubt: Doubt| [vec![doubt.cost], hints(doubt.hint)].concat();
    let told = match kind.understand(&question, &answer) {
        Ok(Thought::Advice(Some(hint))) => hints(*hint),
        Ok(Thought::Doubt(Some(doubt))) => doubts(*doubt),
        Ok(Thought::Review(slips)) => slips.into_iter().flat_map(|slip| doubts(slip.doubt)).collect(),
        Ok(Thought::Decision(_) | Thought::Advice(None) | Thought::Doubt(None)) | Err(_) => Vec::new(),
    };
    let teller = teller(kind, Lang::En, &[const { Player::Human(None) }; MOST_SEATS]);
    told.iter().for_each(|message| say(&teller, message));
}

/// All that a hint tells.
fn hints(hint: Hint) -> Vec<Message> {
    [vec![hint.what, hint.why], hint.more].concat()
}

/// How often somebody who thinks asks whether time is up until it is.
const MOST_STEPS: usize = 30;

/// What is thought of in a few steps.
fn soon<T>(think: impl FnOnce(Deadline<'_>) -> T) -> T {
    let steps = Cell::new(0);
    let is_over = || steps.replace(steps.get() + 1) >= MOST_STEPS;
    think(Deadline::when(&is_over))
}

/// Messages, each behind its length in two bytes; the last may be shorter than it says.
fn split(mut bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut messages = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk() {
        let length = usize::from(u16::from_be_bytes(*length)).min(rest.len());
        messages.push(rest[..length].to_vec());
        bytes = &rest[length..];
    }
    messages
}

/// What comes on a stream from elsewhere: what can be read is written the same, all of it can be printed, and no more is
/// kept than a message.
pub fn stream(bytes: &[u8]) {
    let mut frames = Frames::default();
    for piece in bytes.chunks(7) {
        frames.add(piece);
        while let Ok(Some(message)) = frames.next_message() {
            assert!(message.len() <= LONGEST);
            if let Ok(read) = FromHost::decode(&message) {
                assert_eq!(FromHost::decode(&read.encode().expect("it was short enough")), Ok(read.clone()));
                assert!(is_printable(&format!("{read:?}")));
            }
            if let Ok(read) = FromGuest::decode(&message) {
                assert_eq!(FromGuest::decode(&read.encode().expect("it was short enough")), Ok(read.clone()));
                assert!(is_printable(&format!("{read:?}")));
            }
        }
    }
}

/// Somebody at a session, who looks at each line that is said.
struct Listener {
    session: Session,
    teller: Teller,
    /// What was told to be typed since this was looked at last.
    told: Vec<String>,
}

impl Listener {
    fn new(table: Box<dyn Match>, lang: Lang) -> Listener {
        let people = people(table.players());
        Listener::at(table, lang, people)
    }

    fn at(table: Box<dyn Match>, lang: Lang, people: Seats) -> Listener {
        let teller = teller(table.kind(), lang, table.players());
        let around = Surroundings {
            played: 0,
            knows_help: false,
            name: Some("game-1".to_owned()),
            has_shelf: table.kind().sheet().is_some(),
            is_recorded: true,
            is_trial: false,
            is_piped: false,
            can_clear: true,
            is_shared: true,
            far: &[],
            style: STYLE_VERBS,
            has_lobby: true,
            lobby: verbs::in_lobby(),
            after: &[],
            has_room: false,
            lesson: &[],
        };
        Listener { session: Session::new(table, people, around), teller, told: Vec::new() }
    }

    /// Asks for a hint and why, and does what it says, which the tutor weighs.
    fn take_advice(&mut self) {
        self.told.clear();
        self.type_line("hint");
        let advised = self.told.first().cloned();
        self.type_line("why");
        for line in advised.into_iter().chain(["review".to_owned()]) {
            self.type_line(&line);
        }
    }

    fn type_line(&mut self, line: &str) {
        let ask = self.session.ask_for();
        let grammar = self.teller.grammar(&ask.verbs, ask.arguments);
        if let Some(place) = &ask.place {
            self.hear(place);
        }
        self.take(Input::Line(line, &grammar));
    }

    fn take(&mut self, input: Input<'_>) {
        self.session.handle(input, &mut self.teller);
        self.listen();
    }

    /// Does what the session wants, until it needs a line, or news.
    fn listen(&mut self) {
        loop {
            while let Some(effect) = self.session.effect() {
                match effect {
                    Effect::Say(message) => {
                        self.hear(&message);
                        self.told.extend(typed(&self.teller.marked(&message)));
                    }
                    Effect::Clear | Effect::Forget | Effect::More | Effect::Back | Effect::Restyle(_) => {}
                    Effect::Post(..)
                    | Effect::Tell(..)
                    | Effect::Reject(_)
                    | Effect::GaveUp(_)
                    | Effect::Dismiss(_)
                    | Effect::Far(_)
                    | Effect::Teach(_) => {}
                    Effect::Run(errand) => {
                        let delivery = deliver(errand);
                        self.session.handle(Input::Delivery(delivery), &mut self.teller);
                    }
                }
            }
            match self.session.need() {
                Need::Thought => {
                    let Some(question) = self.session.thinking() else {
                        return;
                    };
                    let answer = soon(|deadline| games::answer(&question, deadline).ok());
                    self.session.handle(Input::Thought(answer), &mut self.teller);
                }
                Need::Line(_) | Need::News | Need::Nothing(_) => return,
            }
        }
    }

    fn hear(&self, message: &Message) {
        say(&self.teller, message);
    }
}

/// Who says what a game says.
fn teller(kind: &dyn Kind, lang: Lang, players: &[Player]) -> Teller {
    let texts = kind.texts();
    let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[texts.messages, texts.words, texts.rules]);
    teller.meet(players);
    teller
}

/// Says a message in every length: each line is printable, and there is one.
fn say(teller: &Teller, message: &Message) {
    for said in [Some(teller.say(message)), Some(teller.brief(message)), teller.summary(message)].into_iter().flatten()
    {
        assert!(!said.is_empty(), "{message:?}");
        assert!(said.lines().all(is_printable), "{message:?}: {said:?}");
    }
}

/// Files that hold nothing good.
fn deliver(errand: Errand) -> Delivery {
    match errand {
        Errand::Write(lines) => Delivery::Record(if lines.len() % 7 == 0 { Err(Unsaved::Full) } else { Ok(()) }),
        Errand::Rest | Errand::PutAway => Delivery::Record(Ok(())),
        Errand::Save(occasion) => Delivery::Saved(occasion, Ok("game-1".to_owned())),
        Errand::Keep { name, text, replaces: false } => Delivery::Exists { name, text },
        Errand::Keep { name, .. } => Delivery::Kept(name),
        Errand::List => Delivery::Listed(Some(vec!["\u{1b}[31m".to_owned(), "snake".to_owned()])),
        Errand::Fetch(name) => {
            let text = name.replace(';', "\n");
            Delivery::Fetched(name, Ok(text))
        }
    }
}

fn pick<T>(all: &[T], byte: u8) -> &T {
    &all[usize::from(byte & 0x7f) % all.len()]
}
