//! Typed lines: what they mean in a session, and the questions that are asked back.

use super::{Effect, Errand, Session, Stage, WISHES};
use crate::game::Hint;
use crate::help;
use crate::matches::{Deed, Meaning};
use crate::text::command::{Command, Grammar, Misread};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// A question that is answered by yes or no; anything but yes is no.
pub(super) enum Question {
    /// Whether to do what cannot be made good again.
    Deed(Deed),
    /// Whether to give up.
    Resign,
    /// Whether to leave a game that is not kept.
    Quit,
    /// Whether to put a sheet in the place of another.
    Replace {
        /// Its name.
        name: String,
        /// What it holds.
        text: String,
    },
}

impl Question {
    /// What is told to who has not said yes.
    pub(super) fn declined(&self) -> Message {
        Message::new(match self {
            Question::Deed(_) => "confirm-not",
            Question::Resign => "resign-not",
            Question::Quit => "quit-not",
            Question::Replace { .. } => "sheet-not-replaced",
        })
    }
}

impl Session {
    pub(super) fn take_line(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) {
        if let Some(question) = self.question.take() {
            let is_yes = grammar.arguments.find(line.trim()) == Found::One("yes");
            return self.answer(question, is_yes);
        }
        match self.stage {
            Stage::Handover(seat, part) => self.take_handover(seat, part, line, grammar, teller),
            Stage::LookBack(_) if line.trim().is_empty() => self.leave(),
            Stage::Line | Stage::Decision(_) | Stage::Advice | Stage::News | Stage::LookBack(_) => {
                self.understand(line, grammar, teller);
            }
            Stage::Gone(_) => {}
        }
    }

    pub(super) fn ask(&mut self, message: Message, question: Question) {
        self.say(message);
        self.question = Some(question);
    }

    pub(super) fn answer(&mut self, question: Question, is_yes: bool) {
        if !is_yes {
            return self.say(question.declined());
        }
        match question {
            Question::Deed(deed) => self.act(deed, Vec::new()),
            Question::Resign => self.act(self.table.resignation(), Vec::new()),
            Question::Quit => {
                self.say_where_kept();
                self.leave();
            }
            Question::Replace { name, text } => {
                self.effects.push_back(Effect::Run(Errand::Keep { name, text, replaces: true }));
            }
        }
    }

    /// Does what a typed line says.
    fn understand(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) {
        if line.trim().is_empty() {
            return self.obey(&Command::new("turn", ""), grammar, teller);
        }
        match grammar.read(line, |line| self.table.bare(line, grammar)) {
            Ok(command) => self.obey(&command, grammar, teller),
            Err(misread) => {
                // A beginning that fits several words of the game is neither the lobby's nor a wish.
                let meant = match misread {
                    Misread::Unknown(_) => {
                        self.word_of_the_lobby(line, teller).or_else(|| self.wish_to_take_back(line, teller))
                    }
                    Misread::Empty | Misread::Several(..) => None,
                };
                self.say(meant.unwrap_or_else(|| misread.message()));
            }
        }
    }

    /// What to tell of the wish to take a move back, where the game has no such command.
    fn wish_to_take_back(&self, line: &str, teller: &Teller) -> Option<Message> {
        let words = teller.grammar(WISHES, &[]).verbs;
        let is_wished = words.exact(line.trim()).is_some() && !self.verbs.contains(&"undo");
        is_wished.then(|| Message::new("misread-undo"))
    }

    /// What to tell of a line that would mean something in the lobby.
    fn word_of_the_lobby(&self, line: &str, teller: &Teller) -> Option<Message> {
        let lobby = teller.grammar(self.around.lobby, &[]);
        let command = lobby.read(line, |_| None).ok()?;
        Some(Message::new("misread-lobby").with("command", Arg::Command(command.verb)))
    }

    /// Does a command.
    fn obey(&mut self, command: &Command, grammar: &Grammar, teller: &mut Teller) {
        match command.verb {
            "quit" => self.quit(),
            "help" => {
                let now = self.table.help(self.listener);
                self.say_all(help::help(teller, command, grammar, &self.verbs, &now));
            }
            "rules" => self.say_all(help::rules(teller, self.table.kind(), &command.rest, grammar)),
            "more" => self.effects.push_back(Effect::More),
            "last" => self.tell_last(&command.rest),
            "log" => self.tell_log(&command.rest),
            "note" => self.note(&command.rest),
            "save" => self.save(&command.rest, grammar),
            "load" => self.load(&command.rest),
            "resign" if self.is_over() => self.act(self.table.resignation(), Vec::new()),
            "resign" => self.ask(Message::new("resign-sure"), Question::Resign),
            "hint" => self.seek_hint(),
            verb if self.around.style.contains(&verb) => self.effects.push_back(Effect::Restyle(command.clone())),
            _ => self.ask_game(command, grammar),
        }
    }

    /// Tells what a command asks for, without anybody having typed it.
    pub(super) fn tell(&mut self, verb: &'static str, teller: &Teller) {
        let grammar = self.grammar(teller);
        self.ask_game(&Command::new(verb, ""), &grammar);
    }

    /// Lets the game understand a command, and does what it means.
    fn ask_game(&mut self, command: &Command, grammar: &Grammar) {
        match self.table.understand(self.listener, command, grammar) {
            Ok(Meaning::Tell(messages)) => {
                self.exposed |= self.table.has_secrets();
                self.say_all(messages);
            }
            Ok(Meaning::Act(deed, complaints)) => self.act(deed, complaints),
            Ok(Meaning::Confirm(question, deed)) => {
                // The question may say what only this player knows.
                self.exposed |= self.table.has_secrets();
                self.ask(question, Question::Deed(deed));
            }
            Err(message) => self.say(message),
        }
    }

    /// Does what the listener wants to do, and tells what came of it, and then the complaints.
    pub(super) fn act(&mut self, deed: Deed, complaints: Vec<Message>) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        let before = self.table.now();
        if let Err(refusal) = self.table.act(seat, deed) {
            self.say(refusal);
        }
        self.do_foregone();
        self.complaints = Some(complaints);
        if self.table.is_on_its_way() {
            self.stage = Stage::News;
            return;
        }
        self.finish_action();
        let goes_on = match self.stage {
            Stage::Line => self.table.now() != before,
            // Whoever gives up while somebody else is due ends the game at once.
            Stage::Decision(_) | Stage::Advice | Stage::News => self.is_over(),
            Stage::Handover(..) | Stage::LookBack(_) | Stage::Gone(_) => false,
        };
        if goes_on {
            self.thinking = None;
            self.advance();
        }
    }

    /// Tells what came of an action that has arrived at the table.
    pub(super) fn finish_action(&mut self) {
        if let Some(complaints) = self.complaints.take() {
            self.tell_settled_news();
            self.announce(complaints);
        }
    }

    fn quit(&mut self) {
        if self.is_over() {
            return self.leave();
        }
        if self.around.name.is_none() {
            return self.ask(Message::new("quit-sure"), Question::Quit);
        }
        self.say_where_kept();
        self.leave();
    }

    pub(super) fn say_where_kept(&mut self) {
        let kept = self.around.name.as_ref().map(|name| Message::new("kept").text("name", name));
        self.say(kept.unwrap_or_else(|| Message::new("kept-not")));
    }

    /// Lets somebody think what a strong player would do.
    fn seek_hint(&mut self) {
        match self.table.advise(self.listener) {
            Ok(thinking) => {
                self.thinking = Some(thinking);
                self.stage = Stage::Advice;
            }
            Err(message) => {
                self.exposed |= self.table.has_secrets();
                self.say(message);
            }
        }
    }

    /// Tells what a strong player would do, and why.
    pub(super) fn take_advice(&mut self, hint: Option<Hint>) {
        // Whoever has gone on meanwhile needs it no more.
        if !matches!(self.stage, Stage::Advice) {
            return;
        }
        self.stage = Stage::Line;
        self.exposed |= self.table.has_secrets();
        self.say(match hint {
            Some(Hint { what, why }) => Message::new("hint-told").said("what", what).said("why", why),
            None => Message::new("hint-not-due"),
        });
    }
}
