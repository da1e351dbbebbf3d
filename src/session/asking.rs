//! Typed lines: what they mean in a session, and the questions that are asked back.

use super::errand::{Errand, Occasion};
use super::{ALONE, Effect, Session, Stage};
use crate::game::Hint;
use crate::help;
use crate::matches::{Deed, Meaning};
use crate::text::command::{Command, Grammar, Misread, WISHES, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// A question that is answered by yes or no. A command is obeyed instead; anything else but yes is no.
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
            let answer = grammar.arguments.find(&grammar.sift(line));
            if matches!(answer, Found::One("yes" | "no")) || line.trim().is_empty() {
                return self.answer(question, answer == Found::One("yes"));
            }
            self.say(question.declined());
            // Whoever types a command has thought of something else.
            let grammar = self.grammar(teller);
            return match grammar.read(line, |line| self.table.bare(line, &grammar)) {
                Ok(command) if matches!(self.stage, Stage::Handover(..)) || self.is_wish(&command) => {}
                Ok(command) => self.obey(&command, &grammar, teller),
                Err(_) => {}
            };
        }
        match self.stage {
            Stage::Handover(seat, part) => self.take_handover(seat, part, line, grammar, teller),
            Stage::LookBack(_) if line.trim().is_empty() => self.leave_over(Occasion::Quit),
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
            Question::Quit => self.secure(Occasion::Leaving),
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
                    Misread::Unknown(_) | Misread::Like(..) => self.word_of_the_lobby(line, teller),
                    Misread::Empty | Misread::Several(..) => None,
                };
                self.say(meant.unwrap_or_else(|| misread.message()));
            }
        }
    }

    /// Whether a command is none of this game, but a word that people try.
    fn is_wish(&self, command: &Command) -> bool {
        WISHES.contains(&command.verb)
    }

    /// That nothing stands behind a command that means all it can by itself. What would mean something by itself may
    /// have been meant.
    fn check_alone(&self, command: &Command, grammar: &Grammar) -> Result<(), Message> {
        if [ALONE, self.table.kind().alone()].iter().all(|alone| !alone.contains(&command.verb)) {
            return Ok(());
        }
        let understands = |command: Command| self.table.understand(self.listener, &command, grammar).is_ok();
        command.alone(|rest| self.table.bare(rest, grammar).is_some_and(understands))
    }

    /// What to tell of a line that would mean something in the lobby.
    fn word_of_the_lobby(&self, line: &str, teller: &Teller) -> Option<Message> {
        let lobby = teller.grammar(self.around.lobby, &[]);
        let command = lobby.read(line, |_| None).ok()?;
        Some(Message::new("misread-lobby").with("command", Arg::Command(command.verb)))
    }

    /// Does a command.
    fn obey(&mut self, command: &Command, grammar: &Grammar, teller: &mut Teller) {
        if let Err(message) = self.check_alone(command, grammar) {
            return self.say(message);
        }
        match command.verb {
            "quit" => self.quit(),
            "undo" if !command.rest.is_empty() => self.undo_several(command, grammar),
            // Where nothing is kept, `quit` asks by itself; where nothing is lost, nobody has to.
            "leave" if self.is_over() || !self.around.is_recorded => self.quit(),
            "leave" => self.ask(Message::new("leave-sure"), Question::Quit),
            "take-back" if self.verbs.contains(&"undo") => {
                self.obey(&Command::new("undo", &command.rest), grammar, teller)
            }
            "take-back" => self.say(Message::new("misread-undo")),
            "help" => {
                let now = self.table.help(self.listener);
                self.say_all(help::help(teller, command, grammar, &self.verbs, &now));
            }
            "rules" => self.say_all(help::rules(teller, self.table.kind(), &command.rest, grammar)),
            "more" => self.effects.push_back(Effect::More),
            "earlier" => self.effects.push_back(Effect::Back),
            "last" => self.tell_last(&command.rest),
            "log" => self.tell_log(&command.rest),
            "note" => self.note(&command.typed),
            "save" => self.save(&command.typed, grammar),
            "load" => self.load(&command.typed),
            "resign" if self.is_over() => self.act(self.table.resignation(), Vec::new()),
            "resign" => self.ask(Message::new("resign-sure"), Question::Resign),
            "hint" => self.seek_hint(),
            verb if self.around.style.contains(&verb) => self.effects.push_back(Effect::Restyle(command.clone())),
            _ => self.ask_game(command, grammar),
        }
    }

    /// Takes back a number of steps, or all that can be taken back; where the last of it leads is told.
    fn undo_several(&mut self, command: &Command, grammar: &Grammar) {
        const MOST: usize = 99;
        let is_all = grammar.arguments.find(&command.rest) == Found::One("all");
        let typed = command.rest.parse().ok().filter(|number| (1..=MOST).contains(number));
        let Some(times) = typed.or(is_all.then_some(MOST)) else {
            return self.say(Message::new("misread-number").text("word", shorten(&command.rest)));
        };
        let undo = Command::new("undo", "");
        let begin = self.effects.len();
        for number in 0..times {
            let (before, told) = (self.table.now(), self.effects.len());
            self.ask_game(&undo, grammar);
            if self.table.now() == before {
                // That there is no more to take back is what all of it means.
                if is_all && number > 0 {
                    self.effects.truncate(told);
                }
                return;
            }
            self.effects.drain(begin..told);
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
            return self.leave_over(Occasion::Quit);
        }
        self.secure(Occasion::Quit);
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
