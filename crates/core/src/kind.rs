//! Kinds: what the program can ask of any game by its name, before and without a game of it.

use std::marker::PhantomData;

use crate::chance::{ChanceSource, Counted, Seeded};
use crate::choice::Line;
use crate::deadline::Deadline;
use crate::game::{Chosen, Feat, Game, GameOption, Texts};
use crate::matches::{Match, Played, Thought, thinking};
use crate::notation::Unreadable;
use crate::player::Player;
use crate::question::{self, Answer, Question};
use crate::record::{Damage, Doubt, Header, Reason, Record};
use crate::seat::{Seat, Viewer};
use crate::table::{Due, Table, Verified, step, verify};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::wire::Guest;

/// A viewer of a game, and a callback that receives, encoded, each step that this viewer perceives, and last how the game stands.
pub type Listener<'a> = (Viewer, &'a mut dyn FnMut(&[u8]));

/// A kind of game.
pub trait Kind: Sync {
    /// Its name in records and on the command line.
    fn id(&self) -> &'static str;

    /// How many seats it can be played with.
    fn seats(&self) -> &'static [usize];

    /// What it says and what can be typed in it.
    fn texts(&self) -> Texts;

    /// Its commands besides those that every game has.
    fn verbs(&self) -> &'static [&'static str];

    /// Those of its commands that nothing stands behind.
    fn alone(&self) -> &'static [&'static str];

    /// The words that can stand behind its commands.
    fn arguments(&self) -> &'static [&'static str];

    /// What is typed for an action in the notation of records; `None` where it is none of this game.
    fn line(&self, action: &str) -> Option<Line>;

    /// What kinds of things it tells without being asked.
    fn kinds(&self) -> &'static [&'static str];

    /// What can be agreed before a game.
    fn options(&self) -> Vec<GameOption>;

    /// What is agreed when these options are chosen, in the notation of records.
    ///
    /// # Errors
    /// What to tell when a value makes no sense, or when the options do not go together.
    fn configure(&self, chosen: &[Chosen]) -> Result<String, Message>;

    /// What was agreed in the notation of records, with `starter` as the one who begins; `None` where the notation is
    /// not this game's.
    fn begun_by(&self, starter: Seat, options: &str) -> Option<String>;

    /// What is told when it is asked for without players, if that is no mistake.
    fn nobody(&self) -> Option<Message>;

    /// What players can keep in files of their own for other games, if anything.
    fn sheet(&self) -> Option<&'static str>;

    /// What players can boast of, in the order of telling.
    fn feats(&self) -> &'static [Feat];

    /// The names of plain players that measure how well others play.
    fn references(&self) -> &'static [&'static str];

    /// The game that a record tells, as far as it tells it: one with a header only has just begun.
    ///
    /// # Errors
    /// The first line that cannot be.
    fn open(&self, record: &Record<'_>) -> Result<Box<dyn Match>, Damage>;

    /// Follows a record without keeping anything of it, and gives what its game waits for at the end and how often chance
    /// was asked. Chance has to have answered from the first line on as it does from `seed`, where there is one. What a viewer
    /// notices and knows is told as [`Match::account`] tells it.
    ///
    /// # Errors
    /// The first line that cannot be, or that was drawn otherwise.
    fn verify(
        &self,
        record: &Record<'_>,
        seed: Option<u64>,
        listener: Option<Listener<'_>>,
    ) -> Result<(Due, usize), Doubt>;

    /// A game at a table elsewhere, from the one seat that belongs to this program, or from none. `opening` is what the
    /// table tells first, and the seed is that of hints.
    ///
    /// # Errors
    /// When the table has told something else, or so many cannot play it.
    fn visit(
        &self,
        players: Vec<Player>,
        seat: Option<Seat>,
        seed: u64,
        opening: &[u8],
    ) -> Result<Box<dyn Match>, Unreadable>;

    /// The same, after all that the lines of a [diary](crate::diary) tell.
    ///
    /// # Errors
    /// The place of the first line that makes no sense, or that so many cannot play it.
    fn come_back(
        &self,
        players: Vec<Player>,
        seat: Seat,
        seed: u64,
        lines: &[&str],
    ) -> Result<Box<dyn Match>, Option<usize>>;

    /// Thinks a question through, whatever came before it: the same question has the same answer, unless a deadline ends
    /// the thought.
    ///
    /// # Errors
    /// The question makes no sense in this game.
    ///
    /// # Panics
    /// Perhaps, where the view of the question is none that the rules can come to, as somebody elsewhere may have made it.
    fn answer(&self, question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable>;

    /// What an answer to a question means. It is checked by the rules, whoever has thought.
    ///
    /// # Errors
    /// The answer makes no sense.
    fn understand(&self, question: &Question, answer: &Answer) -> Result<Thought, Unreadable>;
}

impl dyn Kind {
    /// What is agreed when these options were typed, each with its value, in the notation of records.
    ///
    /// # Errors
    /// What to tell when there is no such option, or when it makes no sense.
    pub fn agree(&self, typed: &[(&str, &str)]) -> Result<String, Message> {
        let offered = self.options();
        let chosen = |(name, value): &(&str, &str)| {
            let option = offered.iter().find(|option| option.name == *name);
            let option = option.ok_or_else(|| {
                let all = offered.iter().map(|option| Arg::Command(option.name)).collect();
                Message::new("option-unknown").text("word", shorten(name)).with("options", Arg::List(all))
            })?;
            Ok(Chosen { name: option.name, value: (*value).to_owned() })
        };
        let chosen: Result<Vec<Chosen>, Message> = typed.iter().map(chosen).collect();
        self.configure(&chosen?)
    }

    /// Whether so many can play it.
    ///
    /// # Errors
    /// What to tell when they cannot.
    pub fn check_seats(&self, count: usize) -> Result<(), Message> {
        if self.seats().contains(&count) {
            return Ok(());
        }
        Err(Message::new("seats-number").with("counts", counts(self.seats())))
    }
}

/// Numbers of players: one, from the least to the most, or, where some between these are left out, each of them.
fn counts(seats: &[usize]) -> Arg {
    let mut seats = seats.to_vec();
    seats.sort_unstable();
    let count = |count: &usize| Arg::Count(*count as u32);
    let (id, from, to) = match seats.as_slice() {
        [one, other] => ("seats-or", one, other),
        [least, .., most] if most - least + 1 == seats.len() => ("seats-range", least, most),
        several => return Arg::List(several.iter().map(count).collect()),
    };
    Message::new(id).with("from", count(from)).with("to", count(to)).into()
}

/// The kind of the game `G`.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The one there is.
    pub const KIND: Of<G> = Of(PhantomData);
}

impl<G: Game> Kind for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> &'static [usize] {
        G::SEATS
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }

    fn verbs(&self) -> &'static [&'static str] {
        G::VERBS
    }

    fn alone(&self) -> &'static [&'static str] {
        G::ALONE
    }

    fn arguments(&self) -> &'static [&'static str] {
        G::ARGUMENTS
    }

    fn line(&self, action: &str) -> Option<Line> {
        G::line(&action.parse().ok()?)
    }

    fn kinds(&self) -> &'static [&'static str] {
        G::KINDS
    }

    fn options(&self) -> Vec<GameOption> {
        G::options()
    }

    fn configure(&self, chosen: &[Chosen]) -> Result<String, Message> {
        G::configure(chosen).map(|config| config.to_string())
    }

    fn begun_by(&self, starter: Seat, options: &str) -> Option<String> {
        G::begun_by(starter, options.parse().ok()?).map(|config| config.to_string())
    }

    fn nobody(&self) -> Option<Message> {
        G::nobody()
    }

    fn sheet(&self) -> Option<&'static str> {
        G::SHEET
    }

    fn feats(&self) -> &'static [Feat] {
        G::FEATS
    }

    fn references(&self) -> &'static [&'static str] {
        G::REFERENCES
    }

    fn open(&self, record: &Record<'_>) -> Result<Box<dyn Match>, Damage> {
        let header = &record.header;
        let config = agreed::<G>(header)?;
        let table = Table::<G>::replay(&config, record, source(record))?;
        Ok(Box::new(Played::<G>::new(table, header.players.clone(), header.seed)))
    }

    fn verify(
        &self,
        record: &Record<'_>,
        seed: Option<u64>,
        mut listener: Option<Listener<'_>>,
    ) -> Result<(Due, usize), Doubt> {
        let config = agreed::<G>(&record.header)?;
        let source = seed.map(|seed| Counted { seed, drawn: 0 });
        let Verified { state, drawn } = verify::<G>(&config, record, source, |by, events, state| {
            let Some((viewer, hear)) = &mut listener else {
                return;
            };
            let percepts: Vec<G::Percept> = events.iter().filter_map(|event| G::perceive(event, *viewer)).collect();
            if !percepts.is_empty() {
                hear(&step::<G>(by, &percepts.iter().collect::<Vec<_>>(), &G::view(state, *viewer)));
            }
        })?;
        let due = Due::of::<G>(&state);
        if let Some((viewer, hear)) = listener {
            hear(&question::write(&(G::view(&state, viewer), due)));
        }
        Ok((due, drawn))
    }

    fn visit(
        &self,
        players: Vec<Player>,
        seat: Option<Seat>,
        seed: u64,
        opening: &[u8],
    ) -> Result<Box<dyn Match>, Unreadable> {
        check_visitor::<G>(&players, seat)?;
        let guest = Guest::<G>::sit_down(seat, opening)?;
        Ok(Box::new(Played::<G, _>::new(guest, players, seed)))
    }

    fn come_back(
        &self,
        players: Vec<Player>,
        seat: Seat,
        seed: u64,
        lines: &[&str],
    ) -> Result<Box<dyn Match>, Option<usize>> {
        check_visitor::<G>(&players, Some(seat)).map_err(|_| None)?;
        let guest = Guest::<G>::come_back(seat, lines)?;
        Ok(Box::new(Played::<G, _>::new(guest, players, seed)))
    }

    fn answer(&self, question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable> {
        thinking::answer::<G>(question, deadline)
    }

    fn understand(&self, question: &Question, answer: &Answer) -> Result<Thought, Unreadable> {
        thinking::understand::<G>(question, answer)
    }
}

/// Whether so many can play it, of whom only the one on this seat plays here, or nobody.
fn check_visitor<G: Game>(players: &[Player], seat: Option<Seat>) -> Result<(), Unreadable> {
    let own = seat.map(Seat::index);
    let is_own = |(index, player): (usize, &Player)| player.is_human() == (Some(index) == own);
    match G::SEATS.contains(&players.len()) && players.iter().enumerate().all(is_own) {
        true => Ok(()),
        false => Err(Unreadable),
    }
}

/// What was agreed before a game of the kind `G`, where so many can play it.
fn agreed<G: Game>(header: &Header) -> Result<G::Config, Damage> {
    let wrong = |line, key| Damage { line, reason: Reason::Value(key) };
    let config = header.options.parse().map_err(|_| wrong(Header::OPTIONS_LINE, "options"))?;
    match G::SEATS.contains(&header.players.len()) {
        true => Ok(config),
        false => Err(wrong(Header::SEATS_LINE, "seats")),
    }
}

/// Where chance comes from in the game that a record tells, from the end of the record on.
fn source<G: Game>(record: &Record<'_>) -> Box<dyn ChanceSource<G>> {
    let seed = record.header.seed;
    if record.header.players.iter().any(Player::is_far) {
        let drawn = record.lines.iter().filter(|line| line.starts_with("chance ")).count() as u64;
        return Box::new(Counted { seed, drawn });
    }
    Box::new(Seeded { seed })
}
