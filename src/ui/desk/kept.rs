//! The saved games: listed with numbers, and found by whatever a player calls them.

use super::{Desk, Trouble};
use crate::games;
use crate::glossary;
use crate::session::Ending;
use crate::text::message::{Arg, Message};
use crate::ui::about::about;
use crate::verbs;

/// The most games in one list, unless all are asked for: nobody can remember more by ear.
const MOST_TOLD: usize = 10;

/// The names of all saved games in the order of their numbers: first the unfinished ones, then the finished ones, each
/// with the last touched first.
#[derive(Clone, Default, Debug)]
pub struct Kept {
    names: Vec<String>,
    /// How many of them are unfinished.
    waiting: usize,
    /// Whether the player has heard their numbers.
    is_told: bool,
}

impl Desk {
    /// Describes each game with its length and number of players, and says for which games lessons were learnt.
    pub fn tell_offers(&mut self) {
        let mut told = glossary::offers(self.console.teller_mut());
        // One line for all games: a line for each would double the list.
        told.extend(self.learnt_games());
        self.console.say_all(&told);
    }

    /// The meaning of these words: in the program, in all games, or as a command.
    ///
    /// # Errors
    /// The message if there are no words, or none is known.
    pub fn meaning(&mut self, typed: &str) -> Result<Vec<Message>, Trouble> {
        let grammar = self.console.teller().grammar(verbs::in_lobby(), &[]);
        glossary::meaning(self.console.teller_mut(), None, typed, &grammar)
    }

    /// Whether any game is saved.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub fn keeps_any(&self) -> Result<bool, Trouble> {
        Ok(!self.all()?.is_empty())
    }

    /// Lists the unfinished and the finished games with their numbers; of many games only the latest, unless `is_all`.
    /// If there are none, the player is new here and first hears what each game is.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub fn tell_kept(&mut self, is_all: bool) -> Result<(), Trouble> {
        self.count_kept()?;
        self.kept.is_told = true;
        let Kept { names, waiting, .. } = self.kept.clone();
        if names.is_empty() {
            self.tell_offers();
        }
        self.tell_part("games-waiting", 1, &names[..waiting], is_all);
        self.tell_part("games-finished", waiting + 1, &names[waiting..], is_all);
        Ok(())
    }

    /// Lists the finished games, with the same numbers.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub fn tell_finished(&mut self, is_all: bool) -> Result<(), Trouble> {
        self.count_kept()?;
        self.kept.is_told = true;
        let Kept { names, waiting, .. } = self.kept.clone();
        self.tell_part("games-finished", waiting + 1, &names[waiting..], is_all);
        Ok(())
    }

    /// Says how many games these are, and describes each; the first has the number `from`.
    fn tell_part(&mut self, id: &'static str, from: usize, names: &[String], is_all: bool) {
        let told = if is_all { names.len() } else { names.len().min(MOST_TOLD) };
        self.console.say(&Message::new(id).count("count", names.len()));
        self.learn_variants();
        for (number, name) in (from..).zip(&names[..told]) {
            let item = Message::new("games-item").count("number", number).text("name", name);
            let item = item.said("what", self.kept_as(name));
            self.console.say(&item);
            if self.console.is_gone() {
                return;
            }
        }
        if told < names.len() {
            self.console.say(&Message::new("games-rest").count("count", names.len() - told));
        }
    }

    /// Numbers all saved games, until they are counted again.
    fn count_kept(&mut self) -> Result<(), Trouble> {
        let (waiting, finished) = (self.waiting()?, self.finished()?);
        self.kept = Kept { waiting: waiting.len(), names: [waiting, finished].concat(), is_told: false };
        Ok(())
    }

    /// The names of all games, the unfinished ones first.
    pub(super) fn all(&self) -> Result<Vec<String>, Trouble> {
        Ok([self.waiting()?, self.finished()?].concat())
    }

    /// The name of the game with this number in the last list.
    ///
    /// # Errors
    /// When there is none, or a folder cannot be read.
    fn numbered(&mut self, number: usize) -> Result<String, Trouble> {
        // Numbers the player has heard stay valid, even when a game is deleted; otherwise the games are counted now.
        let is_new = |name: &String| !self.kept.names.contains(name);
        let is_unknown = number > self.kept.names.len();
        let new: Vec<String> = self.all()?.into_iter().filter(is_new).collect();
        match self.kept.is_told {
            false if !new.is_empty() => self.count_kept()?,
            // Newer games come after those in the list.
            true if is_unknown => self.kept.names.extend(new),
            true | false => {}
        }
        let name = number.checked_sub(1).and_then(|index| self.kept.names.get(index));
        let unknown = || Message::new("games-no-number").count("number", number).with("games", Arg::Command("games"));
        name.cloned().ok_or_else(unknown)
    }

    /// The name of the game that is meant: the one with this name or number, or the first of this kind in the list of
    /// `among`. Anything else may be a file.
    ///
    /// # Errors
    /// When no game has this number, there is none of this kind, or a folder cannot be read.
    pub(super) fn meant(
        &mut self,
        typed: &str,
        among: fn(&Desk) -> Result<Vec<String>, Trouble>,
    ) -> Result<String, Trouble> {
        if self.home.as_ref().is_some_and(|home| home.find(typed).is_some()) {
            return Ok(typed.to_owned());
        }
        if let Ok(number) = typed.parse() {
            return self.numbered(number);
        }
        let Ok(kind) = games::named(&typed.to_lowercase()) else {
            return Ok(typed.to_owned());
        };
        let is_of_kind = |name: &&String| name.rsplit_once('-').is_some_and(|(game, _)| game == kind.id());
        let none = || Message::new("games-none-of").text("game", kind.id()).with("games", Arg::Command("games"));
        among(self)?.iter().find(is_of_kind).cloned().ok_or_else(none)
    }

    /// Resumes the game with this number, or replays it if it is finished.
    ///
    /// # Errors
    /// When there is none, or its record cannot be read.
    pub async fn take_up(&mut self, number: usize) -> Result<Ending, Trouble> {
        let name = self.numbered(number)?;
        match self.home.as_ref().is_some_and(|home| home.is_over(&name)) {
            true => self.replay(&name).await,
            false => self.resume(Some(&name)).await,
        }
    }

    /// Teaches the console the words for the options of all games.
    pub(super) fn learn_variants(&mut self) {
        games::ALL.iter().for_each(|kind| self.console.learn(kind.texts().words));
    }

    /// A phrase that describes a game.
    pub(super) fn kept_as(&self, name: &str) -> Message {
        let own = self.console.settings().name.as_ref();
        match self.home.as_ref().and_then(|home| Some((home, home.find(name)?))) {
            Some((home, at)) => about(home, name, &at, &self.clock, own),
            None => Message::new("about-gone").text("name", name),
        }
    }
}
