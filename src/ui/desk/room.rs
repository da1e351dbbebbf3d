//! The room where host and guests wait for each other: the way to it, and its commands.

use std::io::ErrorKind;

use super::{Desk, Trouble};
use crate::games;
use crate::hearing;
use crate::help;
use crate::kind::Kind;
use crate::remote::network::Role;
use crate::remote::way::Way;
use crate::remote::words::Code;
use crate::text::command::{Command, Grammar, Misread, shorten};
use crate::text::ear::{Fitness, Heard};
use crate::text::message::Message;
use crate::text::style::Lang;
use crate::ui::console::asks_for_servers;
use crate::ui::far;
use crate::ui::far::connection::Connection;
use crate::ui::verbs::STYLE_VERBS;
use crate::verbs;

/// The commands of a room that only tell something.
const TELLING: &[&str] = &["who", "present", "help", "rules", "meaning", "friends", "code"];

impl Desk {
    /// Starts the network, whose news interrupts reading a line.
    ///
    /// # Errors
    /// When the system refuses.
    pub(super) fn call(&mut self, code: Code, role: Role, way: Way) -> Result<Connection, Trouble> {
        let alarm = self.console.alarm();
        let network = self.friends.borrow().network();
        let net = network.open(code, role, way, &alarm).map_err(|error| match error.kind() {
            ErrorKind::Unsupported => Message::new("far-not-built"),
            _ => Message::new("far-system"),
        })?;
        Ok(Connection { net, alarm, pulse: self.console.pulse() })
    }

    /// Explains once who learns which address, unless only those who typed it do.
    pub(super) fn tell_of_addresses(&mut self, way: &Way) {
        let told = self.friends.borrow_mut().tell_of_addresses(way);
        self.console.say_all(&Vec::from_iter(told));
    }

    /// Teaches the console the words of all games, as any of them may be proposed.
    pub(super) fn learn_all_games(&mut self) {
        for kind in games::ALL {
            self.console.learn(kind.texts().words);
        }
    }

    /// Carries out a command about friends where there is no table.
    ///
    /// # Errors
    /// When the friends file cannot be used.
    pub fn obey_of_friends(&mut self, command: &Command) -> Result<(), Trouble> {
        self.friends.borrow().trouble().map_or(Ok(()), Err)?;
        let told = self.friends.borrow_mut().obey(command, self.console.teller(), &[], &[]);
        self.console.say_all(&told);
        Ok(())
    }

    /// Whether a line is empty, or is not understood in the room.
    pub(super) fn is_mistake(&self, line: &str, verbs: &'static [&'static str]) -> bool {
        let grammar = self.console.teller().grammar(&[verbs, far::VERBS, STYLE_VERBS].concat(), &[]);
        line.trim().is_empty() || grammar.parse(line, |_| None).is_err()
    }

    /// Reads a line typed in the room. Carries out a command that does not concern the table, and returns one that
    /// does. `game` is the game of the table; `None` while it is still to be agreed. While a question to all is open, as `is_asked`
    /// tells, no line is offered, since it would be unclear what a yes means.
    pub(super) fn read_in_room(
        &mut self,
        line: &str,
        verbs: &'static [&'static str],
        game: Option<&str>,
        is_asked: bool,
    ) -> Option<Command> {
        let all = [verbs, far::VERBS, STYLE_VERBS].concat();
        let grammar = self.console.teller().grammar(&all, &[]);
        if let Some(meant) = self.meant.take()
            && let Some(is_yes) = grammar.answer(line)
        {
            if is_yes {
                return self.read_in_room(&meant, verbs, game, is_asked);
            }
            self.console.say(&Message::new("confirm-not"));
            return None;
        }
        let message = hearing::message(line, self.console.teller(), &grammar).filter(Heard::is_sure);
        let line = message.as_ref().map_or(line, |message| &message.line);
        let command = match grammar.parse(line, |_| None) {
            Ok(command) => command,
            Err(misread) => {
                let heard = self.heard_in_room(line, &grammar);
                if let Some(sure) = heard.iter().find(|heard| heard.is_whole() && may_be_meant(heard, &grammar)) {
                    return self.read_in_room(&sure.line, verbs, game, is_asked);
                }
                let why_not = self.why_not_in_room(line, &misread, game);
                let remark = self.remark(line, &heard, &misread, &grammar).filter(|_| why_not.is_none());
                let offers = remark.map_or(heard, |remark| vec![remark]);
                match hearing::offer(&offers).filter(|_| misread.is_unknown()) {
                    Some(_) if is_asked => self.console.say(&Message::new("answer-unclear")),
                    Some(offer) => {
                        self.console.say(&offer.message);
                        self.meant = offer.meant;
                    }
                    None => self.console.say(&why_not.unwrap_or_else(|| misread.message())),
                }
                return None;
            }
        };
        let is_of_code = || command.rest.is_empty() || names_language(&command, &grammar.arguments);
        match command.verb {
            "help" => {
                let general = help_in_room(game.is_some(), verbs.contains(&"begin"));
                let told = help::help(&command, &grammar, &all, vec![general]);
                self.console.say_all(&told.unwrap_or_else(|unknown| vec![unknown]));
            }
            "rules" => {
                let told = self.rules_of(game, &command.rest);
                self.console.say_all(&told.unwrap_or_else(|trouble| vec![trouble]));
            }
            "more" => self.console.more(),
            "earlier" => self.console.back(),
            // The same word asks for the table's words and for the amount of words used.
            "level" if is_of_code() => return Some(Command { verb: "code", ..command }),
            "relays" if asks_for_servers(&command, &grammar) => return Some(command),
            verb if STYLE_VERBS.contains(&verb) => {
                if let Err(message) = self.console.restyle(&command) {
                    self.console.say(&message);
                }
            }
            _ => return Some(command),
        }
        None
    }

    /// An unknown line as a remark to the others, unless these lines of the room or a corrected word are more likely.
    fn remark(&self, line: &str, heard: &[Heard], misread: &Misread, grammar: &Grammar) -> Option<Heard> {
        let teller = self.console.teller();
        let is_talk = || hearing::weigh(line, Vec::new(), teller).1.is_some_and(|cannot| cannot.is_remark);
        let is_for_others = match misread {
            Misread::Unknown(_) => is_talk() || hearing::is_for_others(line, heard.first(), teller),
            Misread::Like(..) => is_talk(),
            Misread::Empty | Misread::Answer | Misread::Several(..) => false,
        };
        hearing::remark(line, grammar).filter(|_| is_for_others)
    }

    /// Explains why a line cannot be carried out in a room: it belongs to the lobby or to a game. `None` if it belongs nowhere.
    fn why_not_in_room(&self, line: &str, misread: &Misread, game: Option<&str>) -> Option<Message> {
        let among = |verbs| self.console.teller().command_among(verbs, line).filter(|_| misread.is_unknown());
        match among(verbs::in_lobby()) {
            Some("play") if among(&["begin"]).is_some() => {
                Some(Message::new(if game.is_none() { "propose-first" } else { "begin-host" }))
            }
            Some(_) => Some(Message::new("misread-lobby").text("word", shorten(line.trim()))),
            None => self.move_too_early(line, misread, game),
        }
    }

    /// The lines of a room that an unknown line may mean.
    fn heard_in_room(&self, line: &str, grammar: &Grammar) -> Vec<Heard> {
        let teller = self.console.teller();
        let all = hearing::hear(line, &["room", "everywhere", "settings"], teller, grammar);
        let word = grammar.verbs.word("propose").unwrap_or_default();
        let proposes = hearing::wish(line, teller).into_iter();
        let proposes = proposes.map(|wish| Heard { line: format!("{word} {}", wish.line), ..wish });
        let known = all.into_iter().chain(proposes).filter(|heard| heard.line != line);
        // `lovely evening` is not `have a lovely evening`, and too little to offer to leave the table.
        let needs_all = |verb: &str| matches!(verb, "quit" | "leave") || hearing::PARTING.contains(&verb);
        let is_fit = |heard: &Heard| {
            let command = grammar.whole(&heard.line, |_| None);
            command.is_some_and(|command| heard.fit != Fitness::Short || !needs_all(command.verb))
        };
        known.filter(is_fit).collect()
    }

    /// The reply to a word unknown in the room that belongs to the game, or to any game while none is agreed.
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

    /// The rules of the table's game, unless another game is named.
    fn rules_of(&mut self, game: Option<&str>, words: &str) -> Result<Vec<Message>, Trouble> {
        let is_named = |words: &str| words.split_whitespace().next().is_some_and(|word| games::meant(word).is_ok());
        match game.filter(|_| !is_named(words)) {
            Some(game) => self.rules(&format!("{game} {words}")),
            None => self.rules(words),
        }
    }
}

/// The help in a room, with or without an agreed game, for the host or for a guest.
fn help_in_room(has_game: bool, hosts: bool) -> Message {
    Message::new(match (has_game, hosts) {
        (false, true) => "help-talk",
        (false, false) => "help-talk-guest",
        (true, true) => "help-room",
        (true, false) => "help-visit",
    })
}

/// Whether a command is followed by a language.
fn names_language(command: &Command, arguments: &crate::text::lexicon::Lexicon) -> bool {
    arguments.exact(&command.rest).and_then(Lang::of_meaning).is_some()
}

/// Whether a line from a phrase may be carried out in the room. A question may only ask.
fn may_be_meant(heard: &Heard, grammar: &Grammar) -> bool {
    let verb = grammar.whole(&heard.line, |_| None).map(|command| command.verb);
    match heard.asks {
        true => verb.is_some_and(|verb| TELLING.contains(&verb)),
        false => !leaves(heard, grammar),
    }
}

/// Whether a line leaves the room. A goodbye may be meant for the others there, so that only the word itself is enough.
fn leaves(heard: &Heard, grammar: &Grammar) -> bool {
    grammar.whole(&heard.line, |_| None).is_some_and(|command| matches!(command.verb, "quit" | "leave"))
}
