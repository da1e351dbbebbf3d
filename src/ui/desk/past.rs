//! Games that are over, as their records tell them of the player: how they ended, against whom, and what can be boasted of.

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
    /// As a victory, alone or with others.
    Won,
    /// As somebody else's.
    Lost,
    /// As nobody's.
    Drawn,
}

/// Against whom a game was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Against {
    /// Computers of one level.
    Level(Level),
    /// Computers of several levels.
    Levels,
    /// Other people, perhaps with computers besides.
    People,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Past {
    /// What its record is called.
    pub name: String,
    /// The kind of game, by its name.
    pub game: String,
    /// When it was put away.
    pub when: SystemTime,
    /// Who else played.
    pub against: Against,
    /// How it ended; `None` where several people sat at the keyboard and none of them has the player's name.
    pub ended: Option<Ended>,
    /// What the player can boast of, by the names of the feats.
    pub feats: Vec<(&'static str, u32)>,
}

/// All games that are over, the last first, and how many of them cannot be read.
#[derive(Clone, Default, Debug)]
pub(super) struct Pasts {
    /// Those that the player has played.
    pub games: Vec<Past>,
    /// How many records cannot be read.
    pub unread: usize,
}

impl Pasts {
    /// Reads the records of the games that are over, of one kind or of all. What can be boasted of is looked for only in
    /// those of one kind. `own` is what the player is called.
    pub fn of(home: &Home, names: &[String], kind: Option<&dyn Kind>, own: Option<&Printable>) -> Pasts {
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

/// Whether a game of this name may be of a kind: what was named by hand can be anything.
fn may_be(name: &str, kind: &dyn Kind) -> bool {
    let game = name.rsplit_once('-').and_then(|(game, _)| games::named(game).ok());
    game.is_none_or(|game| game.id() == kind.id())
}

/// What came of reading a record.
enum Read {
    /// A game that the player has played.
    Game(Past),
    /// A game of another kind, one that only others have played, or one that is not over.
    Other,
    /// It cannot be read.
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

/// Where the player sat.
enum Who {
    Me(Seat),
    /// At the keyboard with others.
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

/// The seat of the guest whose record it is, where it was kept at somebody else's table.
fn seat_of_guest(text: &str) -> Option<Seat> {
    let (_, proof) = apart(text);
    let of_proof = || proof.lines().next()?.strip_prefix(PROOF)?.strip_prefix("guest ")?.parse().ok();
    let record = Record::read(text).ok()?;
    let diary = Diary::is_one(&record).then(|| Diary::read(&record).ok()).flatten();
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
