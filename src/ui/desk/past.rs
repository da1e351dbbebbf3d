//! Finished games in terms of the player, read from their records: how they ended, against whom, and with what feats.

use std::time::SystemTime;

use crate::diary::Diary;
use crate::games;
use crate::kind::Kind;
use crate::player::{Level, Player, seated};
use crate::record::{PROOF, Record, apart};
use crate::rules::Outcome;
use crate::seat::Seat;
use crate::store::Home;
use crate::table::Due;
use crate::text::printable::Printable;
use crate::ui::trouble::open_text;

/// How a game ended for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// The player won, alone or with others.
    Won,
    /// Another player won.
    Lost,
    /// Nobody won.
    Drawn,
}

/// Whom the player played against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Against {
    /// Computers of one level.
    Level(Level),
    /// Computers of several levels.
    Levels,
    /// Other people, perhaps with computers besides.
    People,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Past {
    /// The name of its record.
    pub name: String,
    /// The kind of game, by name.
    pub game: String,
    /// When it was finished.
    pub when: SystemTime,
    /// The other players.
    pub against: Against,
    /// How it ended; `None` if several people sat at the keyboard and none of them has the player's name.
    pub ended: Option<Ended>,
    /// The player's feats, by name.
    pub feats: Vec<(&'static str, u32)>,
}

/// All finished games, the latest first, and how many of them cannot be read.
#[derive(Clone, Default, Debug)]
pub(super) struct Pasts {
    /// The games that the player took part in.
    pub games: Vec<Past>,
    /// How many records cannot be read.
    pub unread: usize,
}

impl Pasts {
    /// Reads the records of finished games, of one kind or of all. Feats are only looked for in games of one kind.
    /// `own` is the player's name.
    pub fn load(home: &Home, names: &[String], kind: Option<&dyn Kind>, own: Option<&Printable>) -> Pasts {
        let mut pasts = Pasts::default();
        for name in names.iter().filter(|name| kind.is_none_or(|kind| may_be(name, kind))) {
            match past(home, name, kind, own) {
                Read::Game(game) => pasts.games.push(game),
                Read::Other => {}
                Read::Damaged => pasts.unread += 1,
            }
        }
        pasts
    }
}

/// Whether a game of this name could be of this kind: a name given by hand can be any game.
fn may_be(name: &str, kind: &dyn Kind) -> bool {
    let game = name.rsplit_once('-').and_then(|(game, _)| games::named(game).ok());
    game.is_none_or(|game| game.id() == kind.id())
}

/// The outcome of reading a record.
enum Read {
    /// A game that the player took part in.
    Game(Past),
    /// A game of another kind, one that only others played, or an unfinished one.
    Other,
    /// The record cannot be read.
    Damaged,
}

fn past(home: &Home, name: &str, kind: Option<&dyn Kind>, own: Option<&Printable>) -> Read {
    let Some(at) = home.find(name) else {
        // It was deleted meanwhile.
        return Read::Other;
    };
    let when = home.touched(&at).unwrap_or(SystemTime::UNIX_EPOCH);
    let Ok(text) = home.read(&at) else {
        return Read::Damaged;
    };
    let Ok((header, table)) = open_text(&text) else {
        return Read::Damaged;
    };
    let Due::Over(outcome) = table.due() else {
        return Read::Other;
    };
    if kind.is_some_and(|kind| kind.id() != header.game) {
        return Read::Other;
    }
    let me = match who(&text, &header.players, own) {
        Who::Me(seat) => Some(seat),
        Who::OneOfSeveral => None,
        Who::Nobody => return Read::Other,
    };
    let feats = me.filter(|_| kind.is_some()).map(|me| table.feats(me)).unwrap_or_default();
    Read::Game(Past {
        name: name.to_owned(),
        game: header.game,
        when,
        against: against(&header.players, me),
        ended: me.map(|me| ended(me, outcome)),
        feats,
    })
}

/// The player's seat.
enum Who {
    Me(Seat),
    /// At the keyboard, together with others.
    OneOfSeveral,
    /// Nowhere.
    Nobody,
}

fn who(text: &str, players: &[Player], own: Option<&Printable>) -> Who {
    if let Some(seat) = seat_of_guest(text) {
        return Who::Me(seat);
    }
    let people: Vec<(Seat, &Player)> = seated(players).filter(|(_, player)| player.is_human()).collect();
    match people.as_slice() {
        [] => Who::Nobody,
        [(only, _)] => Who::Me(*only),
        several => {
            let mine = several.iter().find(|(_, player)| own.is_some() && player.name() == own);
            mine.map_or(Who::OneOfSeveral, |(seat, _)| Who::Me(*seat))
        }
    }
}

/// The guest's seat, if the record was written at another player's table.
fn seat_of_guest(text: &str) -> Option<Seat> {
    let (_, proof) = apart(text);
    let of_proof = || proof.lines().next()?.strip_prefix(PROOF)?.strip_prefix("guest ")?.parse().ok();
    let record = Record::parse(text).ok()?;
    let diary = Diary::is_one(&record).then(|| Diary::parse(&record).ok()).flatten();
    diary.map(|diary| diary.seat).or_else(of_proof)
}

fn ended(me: Seat, outcome: Outcome) -> Ended {
    match outcome.winners {
        none if none.is_empty() => Ended::Drawn,
        winners if winners.contains(me) => Ended::Won,
        _ => Ended::Lost,
    }
}

fn against(players: &[Player], me: Option<Seat>) -> Against {
    let others = seated(players).filter(|(seat, _)| Some(*seat) != me);
    let levels: Option<Vec<Level>> = others.map(|(_, player)| player.level()).collect();
    match levels.as_deref() {
        None => Against::People,
        Some([first, others @ ..]) if others.iter().all(|level| level == first) => Against::Level(*first),
        Some(_) => Against::Levels,
    }
}
