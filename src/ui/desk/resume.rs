//! Resuming a game, even one whose record has a damaged end.

use super::{Desk, Played, Trouble, is_far};
use crate::diary::Diary;
use crate::matches::Match;
use crate::record::{Header, Record};
use crate::session::Ending;
use crate::store::open::Opened;
use crate::store::scribe::Scribe;
use crate::store::{self, Home, ReadFault};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::ui::far::meeting::{Meeting, meeting};
use crate::ui::trouble::{damaged, latest, open_text, unread};

/// A game that can be resumed, with its header and record.
struct Waiting {
    header: Header,
    table: Box<dyn Match>,
    opened: Opened,
}

/// Why a game is not resumed.
enum Obstacle {
    /// It cannot be resumed.
    Trouble(Trouble),
    /// The player does not want to give up the damaged part.
    Declined,
}

impl From<Trouble> for Obstacle {
    fn from(trouble: Trouble) -> Obstacle {
        Obstacle::Trouble(trouble)
    }
}

impl Desk {
    /// Resumes the game that these words mean, or the last one. The words may include how guests reach it.
    ///
    /// # Errors
    /// When there is none, its record cannot be read, or the words make no sense.
    pub async fn resume_typed(&mut self, words: Vec<&str>) -> Result<Ending, Trouble> {
        let (asked, words) = meeting(self.console.teller(), words)?;
        let typed = words.join(" ");
        self.resume_by(Some(typed.as_str()).filter(|typed| !typed.is_empty()), asked).await
    }

    /// Resumes a game: the one with this number or name, the last of this kind, or the last one that can be resumed.
    ///
    /// # Errors
    /// When there is none, or its record cannot be read.
    pub async fn resume(&mut self, typed: Option<&str>) -> Result<Ending, Trouble> {
        self.resume_by(typed, Meeting::default()).await
    }

    /// The same, reached by guests as `asked`.
    async fn resume_by(&mut self, typed: Option<&str>, asked: Meeting) -> Result<Ending, Trouble> {
        let none = || Message::new("resume-none").with("command", Arg::Command("play"));
        let home = self.home.clone().ok_or_else(none)?;
        let names = match typed {
            Some(typed) => vec![self.meant(typed, Desk::waiting)?],
            None => Some(self.resumable()?).filter(|own| !own.is_empty()).map_or_else(|| self.waiting(), Ok)?,
        };
        if let Some(room) = home.room(names.first().map(String::as_str)).filter(|_| typed.is_none()) {
            return self.host_room_again(room, &asked).await;
        }
        let (last, others) = names.split_last().ok_or_else(none)?;
        for name in others {
            match self.open_game(&home, name).await {
                Ok(waiting) => return self.go_on(&home, waiting, asked).await,
                Err(Obstacle::Trouble(trouble)) => self.console.say(&trouble),
                Err(Obstacle::Declined) => return Err(Message::new("damage-not-mended")),
            }
        }
        match self.open_game(&home, last).await {
            Ok(waiting) => self.go_on(&home, waiting, asked).await,
            Err(Obstacle::Trouble(trouble)) => Err(trouble),
            Err(Obstacle::Declined) => Err(Message::new("damage-not-mended")),
        }
    }

    /// The names of the games that can be resumed here, the last touched first. Games at a friend's table can only
    /// continue there.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn resumable(&self) -> Result<Vec<String>, Trouble> {
        let goes_on_elsewhere = |name: &String| {
            let text = self.home.as_ref().and_then(|home| home.read(&home.find(name)?).ok());
            text.is_some_and(|text| is_visit(&text))
        };
        Ok(self.waiting()?.into_iter().filter(|name| !goes_on_elsewhere(name)).collect())
    }

    /// Opens a game. If the end of its record is damaged, that is removed, provided the player agrees.
    async fn open_game(&mut self, home: &Home, name: &str) -> Result<Waiting, Obstacle> {
        let mut opened = home.open(name).map_err(|fault| match fault {
            ReadFault::NoGame if home.is_over(name) => {
                Message::new("resume-over").text("name", name).with("command", Arg::Command("replay"))
            }
            ReadFault::NoGame => {
                let waiting = latest(&home.unfinished().unwrap_or_default());
                Message::new("resume-unknown").text("name", shorten(name)).with("games", waiting)
            }
            ReadFault::Busy => Message::new("resume-busy").text("name", name),
            ReadFault::TooBig | ReadFault::NotFile | ReadFault::NotText { .. } | ReadFault::Unreadable(_) => {
                unread(fault, &home.find(name).map(|at| home.place(&at)).unwrap_or_default())
            }
        })?;
        let file = home.place(&opened.at);
        let (text, line) = store::text_of(&opened.bytes);
        if is_visit(text) {
            return Err(Message::new("resume-visit").text("name", name).with("join", Arg::Command("join")).into());
        }
        let damage = match line {
            Some(line) => (line, unread(ReadFault::NotText { line }, &file)),
            None => match open_text(text) {
                Ok((header, table)) => return Ok(Waiting { header, table, opened }),
                Err(damage) => (damage.line, damaged(&damage, &file)),
            },
        };
        let (line, told) = damage;
        let (length, header, table) = sound_part(text, line).ok_or_else(|| told.clone())?;
        self.console.say(&told);
        let lost = lines_of(&opened.bytes[length..]);
        if !self.console.confirm(&Message::new("damage-mend").count("count", lost)).await {
            return Err(Obstacle::Declined);
        }
        let mend = home.mend(&mut opened, length);
        let copy = mend.map_err(|_| Message::new("damage-stays").text("file", file))?;
        let mended = Message::new("damage-mended").count("count", lost);
        self.console.say(&mended.text("file", copy.file()));
        Ok(Waiting { header, table, opened })
    }

    async fn go_on(&mut self, home: &Home, waiting: Waiting, asked: Meeting) -> Result<Ending, Trouble> {
        let Waiting { header, table, opened } = waiting;
        let name = opened.name.clone();
        let scribe = Scribe::go_on(home, table.kind().id(), opened);
        let is_shared = is_far(&header.players);
        let mut session = self.session(table, Some(name), is_shared);
        session.go_on(self.console.teller());
        let game = Played { header, session, scribe: Some(scribe) };
        match asked.typed.first() {
            _ if is_shared => self.host_again(game, asked).await,
            Some(option) => Err(Message::new("resume-near").text("option", shorten(option))),
            None => self.run(game).await,
        }
    }
}

/// Whether a record is a guest's diary of a game at another player's table.
fn is_visit(text: &str) -> bool {
    Record::parse(text).is_ok_and(|record| Diary::is_one(&record))
}

/// The length in bytes of the sound beginning of a record with damage in this line, and the game up to there. `None`
/// unless the whole header is sound.
fn sound_part(text: &str, mut line: usize) -> Option<(usize, Header, Box<dyn Match>)> {
    while line > Header::OPTIONS_LINE {
        let part: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
        match open_text(&text[..part]) {
            Ok((header, table)) => return Some((part, header, table)),
            // An earlier line may be damaged as well.
            Err(damage) if damage.line < line => line = damage.line,
            Err(_) => return None,
        }
    }
    None
}

/// The number of lines in these bytes; the last need not be terminated.
fn lines_of(bytes: &[u8]) -> usize {
    bytes.split_inclusive(|byte| *byte == b'\n').count()
}
