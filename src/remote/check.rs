//! The check that chance was fair, for a game just played at another player's table and for saved records. For the
//! latter it also verifies that the record is the one that the programs at the table confirmed.

use super::confirmation::is_note;
use super::lots::{Lots, Stake};
use super::message::{LineText, Sheet};
use super::proof::Proof;
use super::visit::Revealed;
use crate::account::{self, AccountHash};
use crate::deadline::Deadline;
use crate::games;
use crate::matches::Match;
use crate::player::Player;
use crate::question::{Answer, Finding, Followed, Query, Question};
use crate::record::{Damage, Header, Reason, Record, apart};
use crate::seat::{Seat, Viewer};

/// The maximum number of lines after the header in a host's record: twice as many as in the longest tournament of
/// random players. `benches/far.rs` measures the cost.
const MOST_LINES: usize = 50_000;

/// The result of checking a game at another player's table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fairness {
    /// All chance came from bytes that include this program's own, and everything agrees.
    Fair,
    /// Everything agrees, but the host chose the seed.
    Chosen,
    /// Everything agrees, but this program's bytes came too late to count.
    Late,
    /// Everything agrees, but this program was not present when the lots were drawn.
    Absent,
    /// Something does not agree.
    Flaw(Flaw),
}

/// A mismatch.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The record is invalid, incomplete or of another game.
    #[error("no whole record of this game")]
    Record,
    /// The secret does not match the commitment.
    #[error("another secret")]
    Secret,
    /// The lots were drawn more than once before the game.
    #[error("drawn again")]
    Again,
    /// The bytes are not those that a seat sent.
    #[error("other bytes of a seat")]
    Share,
    /// The seed is not the one derived from these bytes.
    #[error("another seed")]
    Seed,
    /// In this line of the record, counted from 1, chance does not follow from the seed.
    #[error("line {0} was not drawn")]
    Drawn(usize),
    /// What this program's seat received does not agree with the record.
    #[error("something else was told")]
    Told,
    /// The record is not the one that the programs confirmed.
    #[error("another record was confirmed")]
    Confirmed,
}

/// A guest's own knowledge of a finished game.
pub struct Visitor<'a> {
    /// The sheet received before the game.
    pub sheet: &'a Sheet,
    /// The guest's stake.
    pub stake: Option<Stake>,
    /// The game as the guest's seat received it.
    pub table: &'a dyn Match,
}

/// The check of a host's report of a finished game, as far as it is cheap. Whether the game was played by the rules,
/// chance followed from the seed, and the guest's seat received just that, is left to a background question, since the
/// record comes from another program.
pub struct Judgement {
    question: Question,
    /// The digest of what the guest's seat received.
    account: account::Digest,
    /// The result if the answer is good.
    verdict: Fairness,
}

impl Judgement {
    /// Begins to check the report of a finished game.
    ///
    /// # Errors
    /// A mismatch that makes the answer irrelevant.
    pub fn begin(visitor: &Visitor<'_>, revealed: &Revealed) -> Result<Judgement, Flaw> {
        let sheet = visitor.sheet;
        let (game, proof) = apart(&revealed.record);
        let record = Record::parse(game).map_err(|_| Flaw::Record)?;
        let header = &record.header;
        let is_same = header.game == **sheet.game.text()
            && LineText::cut(&header.options) == sheet.options
            && header.players.len() == sheet.players.len()
            && header.players.iter().zip(&sheet.players).all(|(one, other)| one.level() == other.level());
        if !is_same || !proof.is_empty() || record.lines.len() > MOST_LINES {
            return Err(Flaw::Record);
        }
        let verdict = drawn(visitor, revealed, header)?;
        let mut account = AccountHash::default();
        visitor.table.account(Viewer::Seat(sheet.seat), &mut |piece| account.add(piece));
        let query = Query::Follow { record: game.to_owned(), is_drawn: true, listener: Some(sheet.seat) };
        let (steps, seed) = (record.lines.len() as u64, header.seed);
        let question = Question { game: header.game.clone(), seat: sheet.seat, steps, seed, query };
        Ok(Judgement { question, account: account.digest(), verdict })
    }

    /// The question for the background.
    pub fn question(&self) -> Question {
        self.question.clone()
    }

    /// The result, given the answer; without one, the record cannot be followed.
    pub fn conclude(self, answer: Option<Answer>) -> Fairness {
        match followed(answer) {
            Followed::Over { account, .. } if account == Some(self.account) => self.verdict,
            Followed::Over { .. } => Fairness::Flaw(Flaw::Told),
            Followed::Open | Followed::Damaged => Fairness::Flaw(Flaw::Record),
            Followed::Drawn(line) => Fairness::Flaw(Flaw::Drawn(line)),
        }
    }
}

/// The verdict on chance in a game with this header, provided that it follows from the seed.
fn drawn(visitor: &Visitor<'_>, revealed: &Revealed, header: &Header) -> Result<Fairness, Flaw> {
    match (&revealed.lots, &visitor.stake) {
        (None, None) => Ok(Fairness::Chosen),
        // The host promised to draw but chose.
        (None, Some(_)) => Err(Flaw::Secret),
        // The host has committed to a secret and draws no lot besides.
        (Some(lots), _)
            if lots.shares.iter().any(|(seat, _)| header.players.get(seat.index()).is_some_and(Player::is_human)) =>
        {
            Err(Flaw::Share)
        }
        (Some(lots), None) => {
            fits(lots, header)?;
            Ok(Fairness::Absent)
        }
        (Some(lots), Some(stake)) => {
            fits(lots, header)?;
            Ok(if witnessed(lots, visitor.sheet.seat, stake)? { Fairness::Fair } else { Fairness::Late })
        }
    }
}

/// The finding in an answer. Without one, as after a failure, the record counts as damaged.
fn followed(answer: Option<Answer>) -> Followed {
    match answer.map(|answer| answer.finding) {
        Some(Finding::Followed(followed)) => followed,
        Some(Finding::Decision { .. } | Finding::Advice(_) | Finding::Doubt(_) | Finding::Review(_)) | None => {
            Followed::Damaged
        }
    }
}

/// Checks that the seed of a game is derived from these bytes.
fn fits(lots: &Lots, header: &Header) -> Result<(), Flaw> {
    let is_persons = |seat: Seat| header.players.get(seat.index()).is_some_and(|player| player.level().is_none());
    let is_sound = lots.shares.is_sorted_by(|(one, _), (other, _)| one < other)
        && lots.shares.iter().all(|(seat, _)| is_persons(*seat));
    if !is_sound {
        return Err(Flaw::Share);
    }
    if lots.seed() == header.seed { Ok(()) } else { Err(Flaw::Seed) }
}

/// Whether the guest's bytes count in these lots, which must match the commitment.
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

/// The evidence in the record of a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The number of random draws.
    pub drawn: usize,
    /// The number of programs that drew bytes for it.
    pub programs: usize,
    /// Whether the program that saved it knows that its own bytes count.
    pub is_witnessed: bool,
    /// The number of programs that confirmed the whole record, with its moves and names.
    pub confirmed: usize,
}

/// Why the record of a saved game proves nothing about its chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unshown {
    /// It cannot be read.
    Damaged(Damage),
    /// It contains no proof of its chance; this number of programs confirmed the whole record.
    Unproven(usize),
    /// The bytes of the program that saved it came too late to count; this number of programs confirmed the whole
    /// record.
    Late(usize),
    /// Its game is not over.
    Open,
    /// A mismatch.
    Flaw(Flaw),
}

impl From<Flaw> for Unshown {
    fn from(flaw: Flaw) -> Unshown {
        Unshown::Flaw(flaw)
    }
}

/// The check of a saved record, as far as it is cheap. Whether the game was played by the rules and chance followed
/// from the seed is left to a background question.
pub struct Examination {
    question: Question,
    /// The result if the answer is good.
    found: Result<Shown, Unshown>,
}

impl Examination {
    /// Begins to check the text of a record.
    ///
    /// # Errors
    /// Why it proves nothing, whatever the answer.
    pub fn begin(text: &str) -> Result<Examination, Unshown> {
        let (game, proof) = apart(text);
        let record = Record::parse(game).map_err(Unshown::Damaged)?;
        let line = Record::line_number(record.lines.len());
        let unreadable = Damage { line, reason: Reason::Unreadable };
        let proof = Proof::parse(proof).map_err(|_| Unshown::Damaged(unreadable))?;
        // This check is the cheapest and tells the most.
        if proof.confirmed.as_ref().is_some_and(|confirmed| !confirmed.is_of(text)) {
            return Err(Flaw::Confirmed.into());
        }
        let found = promised(proof, &record.header);
        let query = Query::Follow { record: game.to_owned(), is_drawn: found.is_ok(), listener: None };
        let (name, seed) = (record.header.game, record.header.seed);
        let question = Question { game: name, seat: Seat::FIRST, steps: record.lines.len() as u64, seed, query };
        Ok(Examination { question, found })
    }

    /// The question for the background.
    pub fn question(&self) -> Question {
        self.question.clone()
    }

    /// The result, given the answer; without one, the record cannot be followed.
    ///
    /// # Errors
    /// Why it proves nothing.
    pub fn conclude(self, answer: Option<Answer>) -> Result<Shown, Unshown> {
        match (followed(answer), self.found) {
            // A game in progress has nothing to prove yet.
            (Followed::Open, _) => Err(Unshown::Open),
            (_, Err(why)) => Err(why),
            (Followed::Over { drawn, .. }, Ok(shown)) => Ok(Shown { drawn, ..shown }),
            (Followed::Damaged, Ok(_)) => Err(Flaw::Record.into()),
            (Followed::Drawn(line), Ok(_)) => Err(Flaw::Drawn(line).into()),
        }
    }
}

/// The evidence of a proof in the record with this header, provided that the game was played so.
fn promised(proof: Proof, header: &Header) -> Result<Shown, Unshown> {
    let confirmed = proof.confirmed.map_or(0, |confirmed| confirmed.by.len());
    // Bytes drawn by one program alone are a choice.
    let lots = proof.lots.filter(|lots| !lots.shares.is_empty()).ok_or(Unshown::Unproven(confirmed))?;
    fits(&lots, header)?;
    let is_witnessed = match (proof.guest, &proof.stake) {
        (None, _) => false,
        (Some(seat), Some(stake)) if witnessed(&lots, seat, stake)? => true,
        (Some(_), _) => return Err(Unshown::Late(confirmed)),
    };
    Ok(Shown { drawn: 0, programs: lots.shares.len() + 1, is_witnessed, confirmed })
}

/// Checks the text of a saved record synchronously.
///
/// # Errors
/// Why it proves nothing.
pub fn examine(text: &str) -> Result<Shown, Unshown> {
    let examination = Examination::begin(text)?;
    let answer = games::answer(&examination.question(), Deadline::NEVER).ok();
    examination.conclude(answer)
}

/// The record of a finished game as a guest saves it: with the seats from the guest's point of view, the guest's notes,
/// and the proof.
pub fn kept(visitor: &Visitor<'_>, revealed: &Revealed) -> String {
    let Ok(Record { header, lines }) = Record::parse(&revealed.record) else {
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

/// The finished game as a guest saves it, with all players' actions; `None` if the text is not a record.
pub fn whole(text: &str) -> Option<Box<dyn Match>> {
    let record = Record::parse(apart(text).0).ok()?;
    games::named(&record.header.game).ok()?.open(&record).ok()
}

#[cfg(test)]
mod tests;
