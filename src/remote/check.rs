//! The check that chance was fair: of a game that was just played at somebody else's table, and of a record that was kept, of
//! which it is also checked whether it is the one that the programs at the table have confirmed.

use super::lots::{Lots, Stake};
use super::message::{Line, Sheet};
use super::proof::Proof;
use super::visit::Revealed;
use crate::account::{self, Account};
use crate::deadline::Deadline;
use crate::games;
use crate::matches::Match;
use crate::player::Player;
use crate::question::{Answer, Finding, Followed, Query, Question};
use crate::record::{Damage, Header, Reason, Record, apart};
use crate::seat::{Seat, Viewer};

/// The most lines after the header of a record that a host shows: twice as many as the longest tournament of random players
/// has. What they cost is in `benches/far.rs`.
const MOST_LINES: usize = 50_000;

/// What the check of a game at somebody else's table has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All chance came from bytes of which one's own were some, and all that was told agrees.
    Fair,
    /// All agrees, but whoever hosts has chosen the seed.
    Chosen,
    /// All agrees, but the own bytes came too late to count.
    Late,
    /// All agrees, but one was not there when lots were drawn.
    Absent,
    /// Something does not agree.
    Flaw(Flaw),
}

/// What does not agree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The record is none, or not one of this game, or not to its end.
    #[error("no whole record of this game")]
    Record,
    /// The secret is not the one that was told of before the game.
    #[error("another secret")]
    Secret,
    /// Before the game it was drawn more than once.
    #[error("drawn again")]
    Again,
    /// The bytes are not those that a seat has answered with.
    #[error("other bytes of a seat")]
    Share,
    /// The seed does not come of these bytes.
    #[error("another seed")]
    Seed,
    /// In this line of the record, counted from 1, chance answers otherwise.
    #[error("line {0} was not drawn")]
    Drawn(usize),
    /// What the own seat was told does not agree with the record.
    #[error("something else was told")]
    Told,
    /// The record is not the one that these programs have confirmed.
    #[error("another record was confirmed")]
    Confirmed,
}

/// What a guest knows by itself of a game that is over.
pub struct Visitor<'a> {
    /// What was told of the table before the game.
    pub sheet: &'a Sheet,
    /// What was answered before it.
    pub stake: Option<Stake>,
    /// What the own seat was told.
    pub table: &'a dyn Match,
}

/// The check of what a host tells of a game that is over: all of it that costs little. That the game was played so by the
/// rules, chance answered so, and the own seat was told so, is a question to be thought through beside the program, since
/// the record is somebody else's.
pub struct Judgement {
    question: Question,
    /// What the own seat was told.
    account: account::Digest,
    /// What comes of it if the answer is good.
    verdict: Verdict,
}

impl Judgement {
    /// Begins to check what is told of a game that is over.
    ///
    /// # Errors
    /// What does not agree, whatever the answer would be.
    pub fn begin(visitor: &Visitor<'_>, revealed: &Revealed) -> Result<Judgement, Flaw> {
        let sheet = visitor.sheet;
        let (game, proof) = apart(&revealed.record);
        let record = Record::read(game).map_err(|_| Flaw::Record)?;
        let header = &record.header;
        let is_same = header.game == **sheet.game.text()
            && Line::cut(&header.options) == sheet.options
            && header.players.len() == sheet.players.len()
            && header.players.iter().zip(&sheet.players).all(|(one, other)| one.level() == other.level());
        if !is_same || !proof.is_empty() || record.lines.len() > MOST_LINES {
            return Err(Flaw::Record);
        }
        let verdict = drawn(visitor, revealed, header)?;
        let mut account = Account::default();
        visitor.table.account(Viewer::Seat(sheet.seat), &mut |piece| account.add(piece));
        let query = Query::Follow { record: game.to_owned(), is_drawn: true, listener: Some(sheet.seat) };
        let (steps, seed) = (record.lines.len() as u64, header.seed);
        let question = Question { game: header.game.clone(), seat: sheet.seat, steps, seed, query };
        Ok(Judgement { question, account: account.digest(), verdict })
    }

    /// What is to be thought through.
    pub fn question(&self) -> Question {
        self.question.clone()
    }

    /// What the check has come to, by the answer to that; without one it is no record that can be followed.
    pub fn conclude(self, answer: Option<Answer>) -> Verdict {
        match followed(answer) {
            Followed::Over { account, .. } if account == Some(self.account) => self.verdict,
            Followed::Over { .. } => Verdict::Flaw(Flaw::Told),
            Followed::Open | Followed::Damaged => Verdict::Flaw(Flaw::Record),
            Followed::Drawn(line) => Verdict::Flaw(Flaw::Drawn(line)),
        }
    }
}

/// What the lots say of chance in a game with this header, if it has answered as it does from the seed.
fn drawn(visitor: &Visitor<'_>, revealed: &Revealed, header: &Header) -> Result<Verdict, Flaw> {
    match (&revealed.lots, &visitor.stake) {
        (None, None) => Ok(Verdict::Chosen),
        // What was promised to be drawn was chosen.
        (None, Some(_)) => Err(Flaw::Secret),
        // Whoever hosts has laid down a secret, and has no lot besides.
        (Some(lots), _)
            if lots.shares.iter().any(|(seat, _)| header.players.get(seat.index()).is_some_and(Player::is_human)) =>
        {
            Err(Flaw::Share)
        }
        (Some(lots), None) => {
            fits(lots, header)?;
            Ok(Verdict::Absent)
        }
        (Some(lots), Some(stake)) => {
            fits(lots, header)?;
            Ok(if witnessed(lots, visitor.sheet.seat, stake)? { Verdict::Fair } else { Verdict::Late })
        }
    }
}

/// What a record comes to by this answer. Without one, as where following it went wrong, it is none.
fn followed(answer: Option<Answer>) -> Followed {
    match answer.map(|answer| answer.finding) {
        Some(Finding::Followed(followed)) => followed,
        Some(Finding::Decision { .. } | Finding::Advice(_) | Finding::Doubt(_) | Finding::Review(_)) | None => {
            Followed::Damaged
        }
    }
}

/// Whether the seed of a game comes of these bytes.
fn fits(lots: &Lots, header: &Header) -> Result<(), Flaw> {
    let is_persons = |seat: Seat| header.players.get(seat.index()).is_some_and(|player| player.level().is_none());
    let is_sound = lots.shares.is_sorted_by(|(one, _), (other, _)| one < other)
        && lots.shares.iter().all(|(seat, _)| is_persons(*seat));
    if !is_sound {
        return Err(Flaw::Share);
    }
    if lots.seed() == header.seed { Ok(()) } else { Err(Flaw::Seed) }
}

/// Whether the own bytes count in these lots, which have to be those that were told of.
fn witnessed(lots: &Lots, seat: Seat, stake: &Stake) -> Result<bool, Flaw> {
    if stake.is_again {
        return Err(Flaw::Again);
    }
    if (lots.game, lots.commitment()) != (stake.game, stake.commitment) {
        return Err(Flaw::Secret);
    }
    match lots.share(seat) {
        None => Ok(false),
        Some(share) if share == stake.share => Ok(true),
        Some(_) => Err(Flaw::Share),
    }
}

/// What the record of a game that was kept shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// How often chance was asked.
    pub drawn: usize,
    /// How many programs have drawn bytes for it.
    pub programs: usize,
    /// Whether the program that has kept it knows that its own bytes count.
    pub is_witnessed: bool,
    /// How many programs have confirmed all of the record, with its moves and its names.
    pub confirmed: usize,
}

/// Why the record of a game that was kept shows nothing of its chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unshown {
    /// It cannot be read.
    Damaged(Damage),
    /// Nothing in it proves anything of its chance; so many programs have confirmed all of the record.
    Unproven(usize),
    /// The bytes of the program that has kept it came too late to count; so many programs have confirmed all of the record.
    Late(usize),
    /// Its game is not over.
    Open,
    /// Something does not agree.
    Flaw(Flaw),
}

impl From<Flaw> for Unshown {
    fn from(flaw: Flaw) -> Unshown {
        Unshown::Flaw(flaw)
    }
}

/// The check of a record that was kept: all of it that costs little. That the game was played so by the rules, and chance
/// answered so, is a question to be thought through beside the program.
pub struct Examination {
    question: Question,
    /// What comes of it if the answer is good.
    found: Result<Shown, Unshown>,
}

impl Examination {
    /// Begins to check the text of a record.
    ///
    /// # Errors
    /// Why it shows nothing, whatever the answer would be.
    pub fn begin(text: &str) -> Result<Examination, Unshown> {
        let (game, proof) = apart(text);
        let record = Record::read(game).map_err(Unshown::Damaged)?;
        let line = Record::line_number(record.lines.len());
        let unreadable = Damage { line, reason: Reason::Unreadable };
        let proof = Proof::read(proof).map_err(|_| Unshown::Damaged(unreadable))?;
        // This costs the least and says the most.
        if proof.confirmed.as_ref().is_some_and(|confirmed| !confirmed.is_of(text)) {
            return Err(Flaw::Confirmed.into());
        }
        let found = promised(proof, &record.header);
        let query = Query::Follow { record: game.to_owned(), is_drawn: found.is_ok(), listener: None };
        let (name, seed) = (record.header.game, record.header.seed);
        let question = Question { game: name, seat: Seat::FIRST, steps: record.lines.len() as u64, seed, query };
        Ok(Examination { question, found })
    }

    /// What is to be thought through.
    pub fn question(&self) -> Question {
        self.question.clone()
    }

    /// What the record shows, by the answer to that; without one it is none that can be followed.
    ///
    /// # Errors
    /// Why it shows nothing.
    pub fn conclude(self, answer: Option<Answer>) -> Result<Shown, Unshown> {
        match (followed(answer), self.found) {
            // What is still played has nothing to show yet.
            (Followed::Open, _) => Err(Unshown::Open),
            (_, Err(why)) => Err(why),
            (Followed::Over { drawn, .. }, Ok(shown)) => Ok(Shown { drawn, ..shown }),
            (Followed::Damaged, Ok(_)) => Err(Flaw::Record.into()),
            (Followed::Drawn(line), Ok(_)) => Err(Flaw::Drawn(line).into()),
        }
    }
}

/// What a proof shows of the game of a record with this header, if the game was played so.
fn promised(proof: Proof, header: &Header) -> Result<Shown, Unshown> {
    let confirmed = proof.confirmed.map_or(0, |confirmed| confirmed.by.len());
    // What only one has drawn is what that one has chosen.
    let lots = proof.lots.filter(|lots| !lots.shares.is_empty()).ok_or(Unshown::Unproven(confirmed))?;
    fits(&lots, header)?;
    let is_witnessed = match (proof.guest, &proof.stake) {
        (None, _) => false,
        (Some(seat), Some(stake)) if witnessed(&lots, seat, stake)? => true,
        (Some(_), _) => return Err(Unshown::Late(confirmed)),
    };
    Ok(Shown { drawn: 0, programs: lots.shares.len() + 1, is_witnessed, confirmed })
}

/// Checks the text of a record that was kept, here and now.
///
/// # Errors
/// Why it shows nothing.
pub fn examine(text: &str) -> Result<Shown, Unshown> {
    let examination = Examination::begin(text)?;
    let answer = games::answer(&examination.question(), Deadline::NEVER).ok();
    examination.conclude(answer)
}

/// The text of the record of a game that is over as a guest keeps it: with the seats as the guest knows them, what the guest
/// has noted, and the proof.
pub fn kept(visitor: &Visitor<'_>, revealed: &Revealed) -> String {
    let Ok(Record { header, lines }) = Record::read(&revealed.record) else {
        return String::new();
    };
    let sheet = visitor.sheet;
    let mut text = Header { players: sheet.players.clone(), ..header }.to_string();
    for line in lines.iter().filter(|line| !is_note(line)) {
        text += line;
        text.push('\n');
    }
    for note in visitor.table.notes(sheet.seat) {
        text += &format!("note {} {note}\n", sheet.seat);
    }
    let (guest, lots) = (Some(sheet.seat), revealed.lots.clone());
    let proof = Proof { guest, lots, stake: visitor.stake, confirmed: None };
    text + &proof.to_string()
}

/// The game that is over as a guest keeps it, with all that everybody did; nothing where the text is no record.
pub fn whole(text: &str) -> Option<Box<dyn Match>> {
    let record = Record::read(apart(text).0).ok()?;
    games::named(&record.header.game).ok()?.open(&record).ok()
}

/// The text of a record as the guests of a table are told it, without the notes of others and what only the host keeps.
pub fn told(text: &str) -> String {
    let (game, _) = apart(text);
    game.lines().filter(|line| !is_note(line)).flat_map(|line| [line, "\n"]).collect()
}

fn is_note(line: &str) -> bool {
    line.starts_with("note ")
}

#[cfg(test)]
mod tests;
