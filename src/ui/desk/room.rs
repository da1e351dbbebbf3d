//! The room where host and guests wait for each other: the way to it, and what can be typed there.

use std::io::ErrorKind;

use super::{Desk, Trouble};
use crate::games;
use crate::help;
use crate::kind::Kind;
use crate::remote::network::Role;
use crate::remote::way::{Relay, Way};
use crate::remote::words::Code;
use crate::store::notices::Notice;
use crate::text::command::{Command, Misread, shorten};
use crate::text::message::Message;
use crate::text::style::Lang;
use crate::ui::console::STYLE_VERBS;
use crate::ui::far;
use crate::ui::far::connection::Connection;
use crate::ui::lobby_words;

impl Desk {
    /// Begins with the network, whose news call whoever types away from the line.
    ///
    /// # Errors
    /// When the system does not let it begin.
    pub(super) fn call(&mut self, code: Code, role: Role, way: Way) -> Result<Connection, Trouble> {
        let alarm = self.console.alarm();
        let network = self.friends.borrow().network();
        let net = network.open(code, role, way, &alarm).map_err(|error| match error.kind() {
            ErrorKind::Unsupported => Message::new("far-not-built"),
            _ => Message::new("far-system"),
        })?;
        Ok(Connection { net, alarm, pulse: self.console.pulse() })
    }

    /// Tells once who learns what address, where that is told to others than those who typed it.
    pub(super) fn tell_of_addresses(&mut self, way: &Way) {
        let is_known = self.knows_addresses || self.home.as_ref().is_some_and(|home| home.has_told(Notice::Addresses));
        if is_known || way.is_hidden || way.relay == Relay::None {
            return;
        }
        self.console.say(&Message::new("far-addresses"));
        self.knows_addresses = true;
        if let Some(home) = &self.home {
            // What cannot be kept is told again some day, which is better than never.
            let _ = home.keep_told(Notice::Addresses);
        }
    }

    /// From now on knows the words of all games: which is proposed at a table is not known before.
    pub(super) fn learn_all_games(&mut self) {
        for kind in games::ALL {
            self.console.learn(kind.texts().words);
        }
    }

    /// Does a command about friends where no table is.
    ///
    /// # Errors
    /// When the file of the friends cannot be used.
    pub fn obey_of_friends(&mut self, command: &Command) -> Result<(), Trouble> {
        self.friends.borrow().trouble().map_or(Ok(()), Err)?;
        let told = self.friends.borrow_mut().obey(command, self.console.teller(), &[], &[]);
        self.console.say_all(&told);
        Ok(())
    }

    /// Whether a line says nothing in the room, or nothing that is understood there.
    pub(super) fn is_mistake(&self, line: &str, verbs: &'static [&'static str]) -> bool {
        let grammar = self.console.teller().grammar(&[verbs, far::VERBS, STYLE_VERBS].concat(), &[]);
        line.trim().is_empty() || grammar.read(line, |_| None).is_err()
    }

    /// Understands a line of the room, and does what is not about the table: gives the command where it is. `game` is what is
    /// played there; nothing where that is still to be agreed.
    pub(super) fn read_in_room(
        &mut self,
        line: &str,
        verbs: &'static [&'static str],
        game: Option<&str>,
    ) -> Option<Command> {
        let verbs = [verbs, far::VERBS, STYLE_VERBS].concat();
        let grammar = self.console.teller().grammar(&verbs, &[]);
        let command = match grammar.read(line, |_| None) {
            Ok(command) => command,
            Err(misread) => {
                let among = |verbs| self.console.teller().command_among(verbs, line).filter(|_| misread.is_unknown());
                let told = match among(lobby_words::VERBS) {
                    Some("play") if among(&["begin"]).is_some() => {
                        Message::new(if game.is_none() { "propose-first" } else { "begin-host" })
                    }
                    Some(_) => Message::new("misread-lobby").text("word", shorten(line.trim())),
                    None => self.move_too_early(line, &misread, game).unwrap_or_else(|| misread.message()),
                };
                self.console.say(&told);
                return None;
            }
        };
        let is_of_code = || command.rest.is_empty() || names_language(&command, &grammar.arguments);
        match command.verb {
            "help" => {
                let id = match (game.is_none(), verbs.contains(&"begin")) {
                    (true, true) => "help-talk",
                    (true, false) => "help-talk-guest",
                    (false, true) => "help-room",
                    (false, false) => "help-visit",
                };
                let told = help::help(&command, &grammar, &verbs, vec![Message::new(id)]);
                self.console.say_all(&told);
            }
            "rules" => {
                let told = self.rules_of(game, &command.rest);
                self.console.say_all(&told.unwrap_or_else(|trouble| vec![trouble]));
            }
            "more" => self.console.more(),
            "earlier" => self.console.back(),
            // The words of the table and how many words are used are asked for by the same word.
            "level" if is_of_code() => return Some(Command { verb: "code", ..command }),
            verb if STYLE_VERBS.contains(&verb) => {
                if let Err(message) = self.console.restyle(&command) {
                    self.console.say(&message);
                }
            }
            _ => return Some(command),
        }
        None
    }

    /// That a word that is not understood in the room is one of the game that is played there, or may be.
    fn move_too_early(&self, line: &str, misread: &Misread, game: Option<&str>) -> Option<Message> {
        let (Misread::Unknown(word) | Misread::Like(word, _)) = misread else {
            return None;
        };
        let is_played = |kind: &&&dyn Kind| game.is_none_or(|game| game.is_empty() || kind.id() == game);
        let verbs: Vec<&'static str> =
            games::ALL.iter().filter(is_played).flat_map(|kind| kind.verbs()).copied().collect();
        let is_move = self.console.teller().begins_among(&verbs, line);
        is_move.then(|| Message::new("room-move").text("word", shorten(word)))
    }

    /// The rules of the game of the table, where no other one is named.
    fn rules_of(&mut self, game: Option<&str>, words: &str) -> Result<Vec<Message>, Trouble> {
        let is_named = |words: &str| words.split_whitespace().next().is_some_and(|word| games::meant(word).is_ok());
        match game.filter(|_| !is_named(words)) {
            Some(game) => self.rules(&format!("{game} {words}")),
            None => self.rules(words),
        }
    }
}

/// Whether a language stands behind a command.
fn names_language(command: &Command, arguments: &crate::text::lexicon::Lexicon) -> bool {
    arguments.exact(&command.rest).and_then(Lang::of_meaning).is_some()
}
