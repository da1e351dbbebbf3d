//! A sixth game: noughts and crosses, described in lines. It is entirely contained in this file, and is played, saved,
//! resumed, played remotely and simulated like any other: a game touches nothing but its own folder and one line in
//! `crates/games/src/lib.rs`.

mod saving;

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use snuffel::advice::Advice;
use snuffel::choice::Line;
use snuffel::deadline::Deadline;
use snuffel::game::{
    Advise, Agree, Announce, Answer, Boast, Choose, Chosen, Excuse, Game, Hint, Prompt, Reply, Sheets, Terms, Texts,
    Think,
};
use snuffel::kind::{Kind, Of};
use snuffel::notation::Unreadable;
use snuffel::player::{Computer, Level, Player};
use snuffel::record::{Header, Record};
use snuffel::rng::Rng;
use snuffel::rules::{Impossible, News, Outcome, Pending, Rules};
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::session::{Effect, Input, Need, Session, Surroundings, people};
use snuffel::settings::ThinkingTime;
use snuffel::simulation::{Plan, simulate};
use snuffel::text::command::{Command, Grammar};
use snuffel::text::locale::Source;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::Tournament;
use snuffel::ui::clerk::Clerk;

use crate::common::{Copyist, Sheet};

/// Noughts and crosses on nine fields, which are numbered from 1. Three in a line win.
struct Noughts;

/// The three fields of each line.
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Agreed;

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("usual")
    }
}

impl FromStr for Agreed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Agreed, Unreadable> {
        (text == "usual").then_some(Agreed).ok_or(Unreadable)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Mark {
    On(usize),
    Resign,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::On(field) => write!(f, "mark {}", field + 1),
            Mark::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Mark {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Mark, Unreadable> {
        match text.strip_prefix("mark ") {
            Some(number) => Ok(Mark::On(field(number).ok_or(Unreadable)?)),
            None if text == "resign" => Ok(Mark::Resign),
            None => Err(Unreadable),
        }
    }
}

fn field(number: &str) -> Option<usize> {
    number.parse::<usize>().ok().filter(|number| (1..=9).contains(number)).map(|number| number - 1)
}

/// There is no chance in the game.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Nothing {}

impl fmt::Display for Nothing {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Nothing {
    type Err = Unreadable;

    fn from_str(_text: &str) -> Result<Nothing, Unreadable> {
        Err(Unreadable)
    }
}

/// The board, which has no secrets.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Board {
    fields: [Option<Seat>; 9],
    over: Option<Outcome>,
}

impl Board {
    fn mover(&self) -> Seat {
        let marked = self.fields.iter().flatten().count();
        if marked.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        (0..9).filter(|field| self.fields[*field].is_none())
    }

    fn has_line(&self, seat: Seat) -> bool {
        LINES.iter().any(|line| line.iter().all(|field| self.fields[*field] == Some(seat)))
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct View {
    viewer: Viewer,
    board: Board,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Happening {
    Marked { seat: Seat, field: usize },
    Resigned { seat: Seat },
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum No {
    NotYourTurn,
    Taken(usize),
}

impl Rules for Noughts {
    const ID: &'static str = "noughts";
    const SEATS: &'static [usize] = &[2];

    type Config = Agreed;
    type State = Board;
    type Action = Mark;
    type Request = Nothing;
    type Chance = Nothing;
    type Event = Happening;
    type Percept = Happening;
    type View = View;
    type Refusal = No;

    fn start(_config: &Agreed, _seats: usize) -> Board {
        Board::default()
    }

    fn pending(board: &Board) -> Pending<Nothing> {
        match board.over {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(Seats::only(board.mover())),
        }
    }

    fn view(board: &Board, viewer: Viewer) -> View {
        View { viewer, board: *board }
    }

    fn check(view: &View, action: &Mark) -> Result<(), No> {
        match action {
            _ if view.board.over.is_some() || !view.viewer.is(view.board.mover()) => Err(No::NotYourTurn),
            Mark::On(field) if view.board.fields[*field].is_some() => Err(No::Taken(*field)),
            Mark::On(_) | Mark::Resign => Ok(()),
        }
    }

    fn apply(board: &mut Board, seat: Seat, action: Mark, events: &mut Vec<Happening>) {
        match action {
            Mark::On(field) => {
                board.fields[field] = Some(seat);
                events.push(Happening::Marked { seat, field });
            }
            Mark::Resign => events.push(Happening::Resigned { seat }),
        }
        let winners = match action {
            Mark::Resign => Some(Seats::only(seat.other())),
            Mark::On(_) if board.has_line(seat) => Some(Seats::only(seat)),
            Mark::On(_) => board.free().next().is_none().then_some(Seats::NONE),
        };
        board.over = winners.map(|winners| Outcome { winners });
        events.extend(winners.map(|_| Happening::Over));
    }

    fn apply_chance(_board: &mut Board, outcome: Nothing, _events: &mut Vec<Happening>) -> Result<(), Impossible> {
        match outcome {}
    }

    fn sample(request: &Nothing, _rng: &mut Rng) -> Nothing {
        match *request {}
    }

    fn perceive(event: &Happening, _viewer: Viewer) -> Option<Happening> {
        Some(*event)
    }

    fn legal_actions(view: &View) -> Vec<Mark> {
        let is_due = view.board.over.is_none() && view.viewer.is(view.board.mover());
        let free = view.board.free().map(Mark::On);
        if is_due { free.collect() } else { Vec::new() }
    }

    fn resignation() -> Mark {
        Mark::Resign
    }
}

const ENGLISH: &str = "
begin-noughts = Noughts and crosses: three in a line win. Fields go from 1 to 9.
due-noughts = Your turn. Free: { $fields }.
waits-noughts = { $name } is on turn.
done-noughts = The game is over.
marked-you = You mark { $field }.
marked-other = { $name } marks { $field }.
resigned-you = You give up.
resigned-other = { $name } gives up.
won-noughts = { $winner ->
    [you] You win.
    [nobody] Nobody wins.
   *[other] { $name } wins.
}
taken-noughts = { $field } is taken.
not-yours = It is not your turn.
help-noughts = Type the number of a free field.
place-noughts = { $fields }
hint-noughts = Mark { $field }.
why-noughts = It is the first free field.
word-board = board
explain-board = { $words }: what is free.
";

const WORDS: &str = "word-noughts = noughts\n";

impl Game for Noughts {
    const TEXTS: Texts = Texts {
        messages: Source::new("noughts", &[("en", &[ENGLISH])]),
        words: Source::new("noughts-words", &[("en", &[ENGLISH])]).with_words(),
        rules: Source::new("noughts-rules", &[("en", &[WORDS])]).with_words(),
        lessons: Source::new("noughts-lessons", &[]),
        topics: &[],
        terms: Terms { texts: Source::new("noughts-terms", &[]), names: &[] },
        seats: &[],
    };
    const HAS_SECRETS: bool = false;
}

impl Agree for Noughts {
    fn configure(_chosen: &[Chosen]) -> Result<Agreed, Message> {
        Ok(Agreed)
    }
}

fn due(view: &View) -> Message {
    let fields = view.board.free().map(|field| Arg::text(field + 1));
    match view.board.mover() {
        _ if view.board.over.is_some() => Message::new("done-noughts"),
        mover if view.viewer.is(mover) => Message::new("due-noughts").with("fields", Arg::List(fields.collect())),
        mover => Message::new("waits-noughts").seat("name", mover),
    }
}

impl Announce for Noughts {
    fn variants(_: &View) -> Vec<&'static str> {
        Vec::new()
    }

    fn introduce(view: &View) -> Vec<Message> {
        vec![Message::new("begin-noughts"), due(view)]
    }

    fn tell(news: &[News<'_, Noughts>], viewer: Viewer) -> Vec<Message> {
        let tell = |news: &News<'_, Noughts>| match *news.percept {
            Happening::Marked { seat, field } => {
                Message::for_viewer(viewer, seat, "marked-you", "marked-other").count("field", field + 1)
            }
            Happening::Resigned { seat } => Message::for_viewer(viewer, seat, "resigned-you", "resigned-other"),
            Happening::Over => {
                let winner = news.view.board.over.and_then(|outcome| outcome.winners.iter().next());
                let who = match winner {
                    None => "nobody",
                    Some(seat) if viewer.is(seat) => "you",
                    Some(_) => "other",
                };
                Message::new("won-noughts").text("winner", who).seat("name", winner.unwrap_or(Seat::FIRST)).decisive()
            }
        };
        news.iter().map(tell).collect()
    }
}

impl Excuse for No {
    fn message(&self) -> Message {
        match self {
            No::NotYourTurn => Message::new("not-yours"),
            No::Taken(field) => Message::new("taken-noughts").count("field", field + 1),
        }
    }

    fn is_about_turn(&self) -> bool {
        matches!(self, No::NotYourTurn)
    }
}

impl Answer for Noughts {
    const VERBS: &'static [&'static str] = &["board"];
    const ALONE: &'static [&'static str] = &["board"];

    fn bare(line: &str, _grammar: &Grammar) -> Option<Command> {
        field(line.trim()).map(|_| Command::new("mark", line))
    }

    fn interpret(view: &View, command: &Command, _grammar: &Grammar) -> Result<Reply<Noughts>, Message> {
        match command.verb {
            "mark" => Reply::act(Mark::On(field(&command.rest).ok_or_else(|| due(view))?)),
            _ => Reply::say(due(view)),
        }
    }

    fn names(view: &View) -> Vec<String> {
        view.board.free().map(|field| (field + 1).to_string()).collect()
    }
}

impl Choose for Noughts {
    fn line(action: &Mark) -> Option<Line> {
        Some(match action {
            Mark::On(field) => Line::named(field + 1),
            Mark::Resign => Line::meant("resign"),
        })
    }

    fn asked(_view: &View) -> Vec<&'static str> {
        vec!["board"]
    }
}

impl Prompt for Noughts {
    fn help(_view: &View) -> Message {
        Message::new("help-noughts")
    }

    fn place(view: &View) -> Message {
        let fields = Noughts::names(view).into_iter().map(Arg::text);
        Message::new("place-noughts").with("fields", Arg::List(fields.collect()))
    }
}

impl Advise for Noughts {
    fn hint(_view: &View, advice: &Advice<Mark>) -> Option<Hint> {
        let Mark::On(field) = advice.best.action else { return None };
        let what = Message::new("hint-noughts").count("field", field + 1);
        Some(Hint::new(what, Message::new("why-noughts")))
    }
}

impl Sheets for Noughts {}

impl Boast for Noughts {}

/// Marks the first free field.
struct First;

impl Computer<Noughts> for First {
    fn decide(&mut self, view: &View, _rng: &mut Rng, _deadline: Deadline<'_>) -> Mark {
        view.board.free().next().map_or(Mark::Resign, Mark::On)
    }
}

impl Think for Noughts {
    fn computer(_level: Level) -> Box<dyn Computer<Noughts>> {
        Box::new(First)
    }
}

static NOUGHTS: &dyn Kind = &Of::<Tournament<Noughts>>::KIND;

fn header(seed: u64) -> Header {
    let players = vec![Player::Human(None), Player::Computer(Level::EASY)];
    Header { game: "noughts".to_owned(), players, seed, options: NOUGHTS.agree(&[]).unwrap() }
}

/// A driver in a dozen lines: types, thinks, and collects the output.
fn play(record: &Record<'_>, clerk: &mut dyn Clerk, lines: &[&str]) -> Vec<String> {
    let table = NOUGHTS.open(record).unwrap();
    let texts = NOUGHTS.texts();
    let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[texts.messages, texts.words]);
    teller.meet(&record.header.players);
    let seats = people(&record.header.players);
    let name = Some("noughts-1".to_owned());
    let around = Surroundings { name, is_recorded: true, ..Surroundings::default() };
    let mut session = Session::new(table, seats, around);
    if record.lines.is_empty() {
        session.begin();
    } else {
        session.go_on(&teller);
    }
    let (mut said, mut lines) = (Vec::new(), lines.iter());
    loop {
        while let Some(effect) = session.effect() {
            match effect {
                Effect::Say(message) => said.push(teller.say(&message)),
                Effect::Run(errand) => session.handle(Input::Delivery(clerk.run(errand)), &mut teller),
                Effect::Clear | Effect::Forget | Effect::More | Effect::Back | Effect::Restyle(_) => {}
                Effect::Post(..)
                | Effect::Tell(..)
                | Effect::Reject(_)
                | Effect::GaveUp(_)
                | Effect::Dismiss(_)
                | Effect::Far(_)
                | Effect::Teach(_) => {}
            }
        }
        match session.need() {
            Need::Line(ask) => match lines.next() {
                Some(line) => {
                    let grammar = teller.grammar(&ask.verbs, ask.arguments);
                    session.handle(Input::Line(line, &grammar), &mut teller);
                }
                None => session.handle(Input::Leave, &mut teller),
            },
            Need::Thought => {
                let answer = NOUGHTS.answer(&session.thinking().unwrap(), Deadline::NEVER).unwrap();
                session.handle(Input::Thought(Some(answer)), &mut teller);
            }
            Need::News | Need::Nothing(_) => return said,
        }
    }
}

#[test]
fn a_sixth_game_is_played_told_and_taken_up_again() {
    let sheet = Sheet::default();
    let mut copyist = Copyist { sheet: sheet.clone(), name: "noughts-1".to_owned() };
    let header = header(3);
    let record = Record { header: header.clone(), lines: Vec::new() };
    let said = play(&record, &mut copyist, &["5", "1", "board", "hint", "why", "9"]);
    assert_eq!(
        said,
        [
            "Noughts and crosses: three in a line win. Fields go from 1 to 9.",
            "Your turn. Free: 1, 2, 3, 4, 5, 6, 7, 8, 9.",
            "Type help to hear what you can type.",
            "You mark 5.",
            "The computer marks 1.",
            "1 is taken.",
            "Your turn. Free: 2, 3, 4, 6, 7, 8, 9.",
            "Mark 2. It is the first free field.",
            "There is no more to say about it.",
            "You mark 9.",
            "The computer marks 2.",
            "The game is saved as noughts-1. Type snuffel resume to go on with it.",
        ]
    );
    let text = format!("{header}{}", sheet.text());
    let said = play(&Record::parse(&text).unwrap(), &mut copyist, &["3", "7", "log 2", ""]);
    assert!(said.contains(&"Your turn. Free: 3, 4, 6, 7, 8.".to_owned()), "{said:?}");
    assert!(said.contains(&"You win.".to_owned()), "{said:?}");
}

/// A player who has heard others in between no longer remembers the reason.
#[test]
fn a_reason_is_told_again_on_another_turn() {
    let mut copyist = Copyist { sheet: Sheet::default(), name: "noughts-1".to_owned() };
    let record = Record { header: header(3), lines: Vec::new() };
    let said = play(&record, &mut copyist, &["5", "hint", "9", "hint"]);
    for told in ["Mark 2. It is the first free field.", "Mark 3. It is the first free field."] {
        assert!(said.iter().any(|line| line == told), "{said:?}");
    }
}

#[test]
fn computers_play_a_sixth_game_against_each_other() {
    let plan = Plan {
        players: vec!["easy".to_owned(), "random".to_owned()],
        games: 50,
        seed: 1,
        threads: 2,
        time: ThinkingTime::UNLIMITED,
    };
    let figures = simulate(NOUGHTS, &NOUGHTS.agree(&[]).unwrap(), &plan, |_| ControlFlow::Continue(())).unwrap();
    assert_eq!((figures.games, figures.unfinished), (50, 0));
    assert!(figures.shares[0].wins > figures.shares[1].wins);
}
