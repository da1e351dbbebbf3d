//! Kinds: what the program can ask of any game by its name, without a game in progress.

use std::marker::PhantomData;

use crate::chance::{ChanceSource, Counted, Seeded};
use crate::choice::Line;
use crate::deadline::Deadline;
use crate::game::{Chosen, Feat, Game, GameOption, Texts};
use crate::matches::{Match, Played, Thought, thinking};
use crate::notation::Unreadable;
use crate::player::Player;
use crate::question::{self, Answer, Question};
use crate::record::{Damage, Header, Reason, Record, Unproven};
use crate::seat::{Seat, Viewer};
use crate::table::{Due, Table, Verified, step, verify};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::wire::Replica;

/// A viewer, and a callback that receives, encoded, each step that this viewer perceives and finally the state of the
/// game.
pub type Listener<'a> = (Viewer, &'a mut dyn FnMut(&[u8]));

/// A kind of game.
pub trait Kind: Sync {
    /// Its name in records and on the command line.
    fn id(&self) -> &'static str;

    /// The possible numbers of seats.
    fn seats(&self) -> &'static [usize];

    /// Its messages and the words that can be typed in it.
    fn texts(&self) -> Texts;

    /// Its commands besides those that every game has.
    fn verbs(&self) -> &'static [&'static str];

    /// Its commands that take no argument.
    fn alone(&self) -> &'static [&'static str];

    /// The words that can follow its commands.
    fn arguments(&self) -> &'static [&'static str];

    /// Returns the line to type for an action in record notation; `None` if the game has no such action.
    fn line(&self, action: &str) -> Option<Line>;

    /// The kinds of announcements that it makes unasked.
    fn kinds(&self) -> &'static [&'static str];

    /// The options that can be agreed before a game.
    fn options(&self) -> Vec<GameOption>;

    /// Returns the agreement for the chosen options, in record notation.
    ///
    /// # Errors
    /// The message for the player when a value makes no sense, or when the options do not go together.
    fn configure(&self, chosen: &[Chosen]) -> Result<String, Message>;

    /// Returns the agreement with `starter` as the player who begins, in record notation; `None` if `options` is not in
    /// the notation of this game, or the starter cannot be agreed.
    fn begun_by(&self, starter: Seat, options: &str) -> Option<String>;

    /// Returns the message for a game requested without players, if that is not a mistake.
    fn nobody(&self) -> Option<Message>;

    /// The name of the creations that players can save for other games, if there are any.
    fn sheet(&self) -> Option<&'static str>;

    /// The achievements of the game, in the order in which they are announced.
    fn feats(&self) -> &'static [Feat];

    /// The names of simple players that serve to measure others.
    fn references(&self) -> &'static [&'static str];

    /// Opens the game of a record at the point where the record ends: a bare header is a game that has just begun.
    ///
    /// # Errors
    /// The first line that is invalid.
    fn open(&self, record: &Record<'_>) -> Result<Box<dyn Match>, Damage>;

    /// Follows a record without storing it, and returns what its game waits for at the end and how often chance was
    /// asked. If `seed` is given, chance must have answered as drawn from it from the first line on. The listener
    /// receives what its viewer notices and knows, as from [`Match::account`].
    ///
    /// # Errors
    /// The first line that is invalid, or that was drawn otherwise.
    fn verify(
        &self,
        record: &Record<'_>,
        seed: Option<u64>,
        listener: Option<Listener<'_>>,
    ) -> Result<(Due, usize), Unproven>;

    /// A game at a remote table, seen from this program's only seat, or from none. `opening` is the first message of
    /// the table; the seed is that of hints.
    ///
    /// # Errors
    /// If the table has sent something else, or the game does not allow that many players.
    fn visit(
        &self,
        players: Vec<Player>,
        seat: Option<Seat>,
        seed: u64,
        opening: &[u8],
    ) -> Result<Box<dyn Match>, Unreadable>;

    /// The same game, restored from the lines of a [diary](crate::diary).
    ///
    /// # Errors
    /// The index of the first line that makes no sense, or `None` if the players do not fit the game.
    fn come_back(
        &self,
        players: Vec<Player>,
        seat: Seat,
        seed: u64,
        lines: &[&str],
    ) -> Result<Box<dyn Match>, Option<usize>>;

    /// Thinks about a question, independently of earlier ones: the same question gets the same answer, unless the
    /// deadline cuts the thinking short.
    ///
    /// # Errors
    /// The question makes no sense in this game.
    ///
    /// # Panics
    /// Possibly, if the view of the question cannot arise under the rules: it may come from elsewhere.
    fn answer(&self, question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable>;

    /// Interprets an answer to a question. The rules check it, wherever it was computed.
    ///
    /// # Errors
    /// The answer makes no sense.
    fn understand(&self, question: &Question, answer: &Answer) -> Result<Thought, Unreadable>;
}

impl dyn Kind {
    /// Returns the agreement for options as typed, each with its value, in record notation.
    ///
    /// # Errors
    /// The message for the player when an option is unknown or makes no sense.
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

    /// Checks whether `count` players can play it.
    ///
    /// # Errors
    /// The message for the player if they cannot.
    pub fn check_seats(&self, count: usize) -> Result<(), Message> {
        if self.seats().contains(&count) {
            return Ok(());
        }
        Err(Message::new("seats-number").with("counts", counts(self.seats())))
    }
}

/// Possible numbers of players: a single one, a range from least to most, or a list if the range has gaps.
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
    /// The only instance.
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
    ) -> Result<(Due, usize), Unproven> {
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
        let due = Due::in_state::<G>(&state);
        if let Some((viewer, hear)) = listener {
            hear(&question::encode(&(G::view(&state, viewer), due)));
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
        let guest = Replica::<G>::sit_down(seat, opening)?;
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
        let guest = Replica::<G>::come_back(seat, lines)?;
        Ok(Box::new(Played::<G, _>::new(guest, players, seed)))
    }

    fn answer(&self, question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable> {
        thinking::answer::<G>(question, deadline)
    }

    fn understand(&self, question: &Question, answer: &Answer) -> Result<Thought, Unreadable> {
        thinking::understand::<G>(question, answer)
    }
}

/// Checks the number of players, and that the only local player, if any, is the one on `seat`.
fn check_visitor<G: Game>(players: &[Player], seat: Option<Seat>) -> Result<(), Unreadable> {
    let own = seat.map(Seat::index);
    let is_own = |(index, player): (usize, &Player)| player.is_human() == (Some(index) == own);
    match G::SEATS.contains(&players.len()) && players.iter().enumerate().all(is_own) {
        true => Ok(()),
        false => Err(Unreadable),
    }
}

/// Reads the agreement of a game of the kind `G`, and checks the number of players.
fn agreed<G: Game>(header: &Header) -> Result<G::Config, Damage> {
    let wrong = |line, key| Damage { line, reason: Reason::Value(key) };
    let config = header.options.parse().map_err(|_| wrong(Header::OPTIONS_LINE, "options"))?;
    match G::SEATS.contains(&header.players.len()) {
        true => Ok(config),
        false => Err(wrong(Header::SEATS_LINE, "seats")),
    }
}

/// The source of chance for the game of a record, continuing after the end of the record.
fn source<G: Game>(record: &Record<'_>) -> Box<dyn ChanceSource<G>> {
    let seed = record.header.seed;
    if record.header.players.iter().any(Player::is_far) {
        let drawn = record.lines.iter().filter(|line| line.starts_with("chance ")).count() as u64;
        return Box::new(Counted { seed, drawn });
    }
    Box::new(Seeded { seed })
}
