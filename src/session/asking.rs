//! Typed lines: what they mean in a session, and the questions that are asked back.

use std::mem;

use super::advising::Sought;
use super::errand::{Errand, Occasion};
use super::thinking::Asked;
use super::{Effect, Ending, STEP_ALONE, STEP_VERBS, Session, Stage};
use crate::game::{ALONE, whose_turn};
use crate::games;
use crate::glossary;
use crate::help;
use crate::matches::{Deed, Meaning};
use crate::player::Shift;
use crate::text::command::{Command, Grammar, Misread, WISHES, corrected, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// A question that is answered by yes or no. A command is obeyed instead; anything else but yes is no.
pub(super) enum Question {
    /// Whether to do what cannot be made good again.
    Deed(Deed),
    /// Whether to do what the tutor doubts. What of the line could not be done is told after it. The question itself comes
    /// along, to be asked once more after its reasons.
    Doubted(Deed, Vec<Message>, Message),
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
    /// Whether it means nothing once the game is over.
    pub(super) fn is_about_move(&self) -> bool {
        match self {
            Question::Deed(_) | Question::Doubted(..) | Question::Resign => true,
            Question::Quit | Question::Replace { .. } => false,
        }
    }

    /// What is told to who has not said yes.
    pub(super) fn declined(&self) -> Message {
        Message::new(match self {
            Question::Deed(_) => "confirm-not",
            Question::Doubted(..) => "tutor-not",
            Question::Resign => "resign-not",
            Question::Quit => "quit-not",
            Question::Replace { .. } => "sheet-not-replaced",
        })
    }
}

impl Session {
    /// Whether yes or no would be taken for an answer here, or for a move.
    pub fn takes_yes_or_no(&self, teller: &Teller) -> bool {
        self.question.is_some() || ["yes", "no"].into_iter().any(|word| self.is_move(teller, word))
    }

    /// Whether a line would do something in the game now.
    pub fn is_move(&self, teller: &Teller, line: &str) -> bool {
        let grammar = self.grammar(teller);
        let command = grammar.read(line, |line| self.table.bare(line, &grammar));
        let meant = command.map(|command| self.table.understand(self.listener, &command, &grammar));
        matches!(meant, Ok(Ok(Meaning::Act(..) | Meaning::Confirm(..))))
    }

    pub(super) fn take_line(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) {
        if let Some(meant) = self.meant.take()
            && let Some(is_yes) = self.answer_to_mistake(line, grammar)
        {
            return match is_yes {
                true => self.take_line(&meant, grammar, teller),
                false => self.say(Message::new("confirm-not")),
            };
        }
        if let Some(question) = self.question.take() {
            let answer = grammar.answer(line).or(line.trim().is_empty().then_some(false));
            if let Some(is_yes) = answer {
                return self.answer(question, is_yes);
            }
            let grammar = self.grammar(teller);
            let read = grammar.read(line, |line| self.table.bare(line, &grammar));
            // Whoever asks the tutor for its reasons has not answered yet.
            if let (Question::Doubted(_, _, asked), Ok(Command { verb: "why", .. })) = (&question, &read) {
                let asked = asked.clone();
                self.tell_why();
                return self.ask(asked, question);
            }
            self.decline(&question);
            // Whoever types a command has thought of something else.
            return match read {
                Ok(command) if matches!(self.stage, Stage::Handover(..)) || self.is_wish(&command) => {}
                Ok(command) => self.obey(&command, &grammar, teller),
                Err(_) => {}
            };
        }
        match self.stage {
            Stage::Handover(seat, part) => self.take_handover(seat, part, line, grammar, teller),
            Stage::LookBack if line.trim().is_empty() && self.review.is_some() => self.go_on_with_review(),
            Stage::Advice if line.trim().is_empty() && self.sought == Sought::Review => self.apologise(),
            // An Enter too many breaks up no table.
            Stage::LookBack if line.trim().is_empty() && self.is_among_friends() && !self.around.has_room => {
                self.tell_what_is_left();
            }
            Stage::LookBack if line.trim().is_empty() => self.leave_over(Occasion::Quit),
            Stage::Step if line.trim().is_empty() => self.step(),
            Stage::Line | Stage::Step | Stage::Decision(_) | Stage::Advice | Stage::News | Stage::LookBack => {
                self.understand(line, grammar, teller)
            }
            Stage::Gone(_) => {}
        }
    }

    /// Whether a line says yes or no to what a mistyped word may have meant: nothing where it is a move, or answers something
    /// else.
    fn answer_to_mistake(&self, line: &str, grammar: &Grammar) -> Option<bool> {
        let is_free = self.question.is_none() && !matches!(self.stage, Stage::Handover(..) | Stage::Gone(_));
        let misread = grammar.read(line, |line| self.table.bare(line, grammar));
        grammar.answer(line).filter(|_| is_free && misread == Err(Misread::Answer))
    }

    /// A line was meant for something else: yes no longer means what a mistyped word may have meant.
    pub fn forget_meant(&mut self) {
        self.meant = None;
    }

    pub(super) fn ask(&mut self, message: Message, question: Question) {
        self.say(message);
        self.question = Some(question);
    }

    pub(super) fn answer(&mut self, question: Question, is_yes: bool) {
        if !is_yes {
            return self.decline(&question);
        }
        match question {
            Question::Deed(deed) => self.act(deed, Vec::new()),
            Question::Doubted(deed, complaints, _) => self.act(deed, complaints),
            Question::Resign => self.resign(),
            Question::Quit => self.secure(Occasion::Leaving),
            Question::Replace { name, text } => {
                self.effects.push_back(Effect::Run(Errand::Keep { name, text, replaces: true }));
            }
        }
    }

    /// Tells that what was asked is not done.
    pub(super) fn decline(&mut self, question: &Question) {
        self.next = None;
        self.say(question.declined());
    }

    /// Does what a typed line says.
    fn understand(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) {
        if line.trim().is_empty() {
            self.obey(&Command::new("turn", ""), grammar, teller);
            return self.report(&Command::new("turn", ""));
        }
        // At a table with others nobody gets up by a word that asks for something else.
        let outside = if self.is_among_friends() { &[] } else { self.around.lobby };
        let may_leave = self.is_after() && !outside.is_empty();
        if may_leave && self.asks_for_a_game(line, teller) {
            return self.leave_for(Ending::Lobby(line.to_owned()));
        }
        let has_stepped = mem::take(&mut self.steps.is_going) && matches!(self.stage, Stage::Line);
        match grammar.read(line, |line| self.table.bare(line, grammar)) {
            Ok(command) if has_stepped && Session::means_step(line, teller) => {
                self.ask_meant(&command, grammar, teller)
            }
            Ok(command) => {
                self.is_refused = false;
                self.obey(&command, grammar, teller);
                if !self.is_refused {
                    self.report(&command);
                }
            }
            Err(_) if !may_leave && self.is_other_game(line) => {
                self.say(Message::new("misread-game").text("game", line.trim()));
            }
            Err(misread) => {
                let among = |verbs| {
                    Some(verbs).filter(|_| misread.is_unknown()).and_then(|verbs| teller.command_among(verbs, line))
                };
                let meant = among(outside).or_else(|| among(self.around.lobby));
                match meant {
                    _ if among(self.around.after).is_some() => self.say(Message::new("after-later")),
                    // The word that has begun the game means playing elsewhere.
                    Some("play") if self.is_among_friends() && !self.is_after() && among(&["begin"]).is_some() => {
                        self.say(Message::new("begin-done"));
                    }
                    Some(verb) if may_leave && outside.contains(&verb) => {
                        self.leave_for(Ending::Lobby(line.to_owned()));
                    }
                    Some(_) => self.say(Message::new("misread-lobby").text("word", shorten(line.trim()))),
                    None => {
                        let asked = misread.message();
                        self.meant = corrected(&asked, line);
                        self.say(asked);
                    }
                }
            }
        }
    }

    /// Whether a line after the end begins with the word for playing, whatever that means in the game, or with the name
    /// of a game.
    fn asks_for_a_game(&self, line: &str, teller: &Teller) -> bool {
        let words: Vec<&str> = line.trim_start_matches('/').split_whitespace().collect();
        let is_named = words.first().is_some_and(|word| games::named(&word.to_lowercase()).is_ok());
        let first = teller.lexicon(&["again", "play"]).leading(&words);
        !self.is_among_friends()
            && self.around.lobby.contains(&"play")
            && (is_named || matches!(first, Some(("play", _))))
    }

    /// Whether a line is the name of another game.
    fn is_other_game(&self, line: &str) -> bool {
        let id = self.table.kind().id();
        games::named(&line.trim().to_lowercase()).is_ok_and(|game| game.id() != id)
    }

    /// Asks whether a word for steps is meant as a move, right after a step: one Enter too many, and it means another
    /// thing.
    fn ask_meant(&mut self, command: &Command, grammar: &Grammar, teller: &mut Teller) {
        match self.table.understand(self.listener, command, grammar) {
            Ok(Meaning::Act(deed, _)) => {
                let typed = Arg::Command(command.verb);
                self.ask(Message::new("steps-or-deed").with("word", typed), Question::Deed(deed));
            }
            Ok(Meaning::Confirm(..) | Meaning::Tell(_)) | Err(_) => self.obey(command, grammar, teller),
        }
    }

    /// Whether a command is none of this game, but a word that people try.
    fn is_wish(&self, command: &Command) -> bool {
        WISHES.contains(&command.verb)
    }

    /// That nothing stands behind a command that means all it can by itself. What would mean something by itself may
    /// have been meant.
    fn check_alone(&self, command: &Command, grammar: &Grammar) -> Result<(), Message> {
        if [ALONE, STEP_ALONE, self.table.kind().alone()].iter().all(|alone| !alone.contains(&command.verb)) {
            return Ok(());
        }
        let understands = |command: Command| self.table.understand(self.listener, &command, grammar).is_ok();
        command.alone(|rest| self.table.bare(rest, grammar).is_some_and(understands))
    }

    /// Does a command.
    fn obey(&mut self, command: &Command, grammar: &Grammar, teller: &mut Teller) {
        if let Err(message) = self.check_alone(command, grammar) {
            self.is_refused = true;
            return self.say(message);
        }
        match command.verb {
            // They are only reported.
            verb if self.around.lesson.contains(&verb) => {}
            "quit" => self.quit(),
            verb if STEP_VERBS.contains(&verb) && self.is_between_steps() => self.obey_step(command, teller),
            "undo" if !command.rest.is_empty() => self.undo_several(command, grammar),
            // Where nothing is kept, `quit` asks by itself; where nothing is lost, nobody has to.
            "leave" if self.is_told_again() || !self.is_recorded() => self.quit(),
            "leave" => {
                let id = if self.is_lesson() { "learn-leave-sure" } else { "leave-sure" };
                self.ask(Message::new(id), Question::Quit);
            }
            "take-back" if self.verbs.contains(&"undo") => {
                self.obey(&Command::new("undo", &command.rest), grammar, teller)
            }
            "take-back" => self.say(Message::new("misread-undo")),
            // The teacher tells it.
            "help" | "last" if self.is_lesson() && command.rest.is_empty() => {}
            "help" => {
                let now = match self.stage {
                    Stage::Step => vec![self.help_with_steps("help-steps")],
                    Stage::LookBack if self.review.is_some() => vec![self.help_in_review()],
                    // The game tells what players do.
                    Stage::News if self.only_listens() => vec![Message::new("help-listen")],
                    Stage::Line
                    | Stage::Handover(..)
                    | Stage::Decision(_)
                    | Stage::Advice
                    | Stage::News
                    | Stage::LookBack
                    | Stage::Gone(_) => {
                        let first = self.table.first(self.listener);
                        help::by_practice(first, self.table.help(self.listener), self.around.played)
                    }
                };
                self.say_all(help::help(command, grammar, &self.words(), now));
                if command.rest.is_empty() && matches!(self.stage, Stage::LookBack) && self.review.is_none() {
                    self.say(self.help_with_steps("help-look-back"));
                    self.say(Message::new(match (self.is_among_friends(), self.around.has_room) {
                        (false, _) => "help-leave",
                        (true, false) => "help-leave-table",
                        (true, true) => "help-leave-room",
                    }));
                }
            }
            "meaning" => {
                let kind = self.table.kind();
                self.say_all(glossary::meaning(teller, Some(kind), &command.typed, grammar));
            }
            "rules" => {
                let kind = self.table.kind();
                let told = help::rules(teller, kind, &command.rest, grammar);
                self.is_refused = told.iter().any(|message| message.id == "rules-unknown");
                self.say_all(told);
                let variants = self.table.variants(self.listener);
                self.say_all(help::played(teller, kind, &command.rest, &variants));
            }
            "more" => self.effects.push_back(Effect::More),
            "earlier" => self.effects.push_back(Effect::Back),
            // In a review the move that was told last is meant, after the end the whole game, before it what was said.
            "again" if self.review.is_some() && command.rest.is_empty() => self.tell_slip(),
            "again" | "rematch" if self.is_after() && self.is_over() => self.play_again(command, teller),
            "rematch" => {
                let refused = command.alone(|_| false).err();
                self.say(refused.unwrap_or_else(|| Message::new("rematch-later")));
            }
            "again" if Shift::typed(&command.rest, &teller.lexicon(Shift::WORDS)).is_some() => {
                self.say(Message::new("again-later"));
            }
            "last" | "again" => self.tell_last(&command.rest, grammar, teller),
            "log" => self.tell_log(&command.rest, grammar, teller),
            "turn" if matches!(self.stage, Stage::Step) => {
                self.ask_game(command, grammar);
                self.tell_position();
            }
            "note" => self.note(&command.typed),
            "save" => self.save(&command.typed, grammar),
            "load" => self.load(&command.typed),
            "resign" if self.is_over() => self.act(self.table.resignation(), Vec::new()),
            "resign" if self.around.is_shared && self.people.is_empty() => self.say(Message::new("no-seat")),
            "resign" => self.ask_to_resign(),
            "hint" => self.seek_hint(Sought::Hint),
            "why" => self.tell_why(),
            "review" => self.seek_review(),
            // The game that is over is there already.
            "replay" if self.around.after.contains(&"replay") => self.tell_again(command),
            verb if self.around.after.contains(&verb) => self.effects.push_back(Effect::Far(command.clone())),
            "retry" => self.retry(),
            verb if self.around.far.contains(&verb) => self.effects.push_back(Effect::Far(command.clone())),
            verb if self.around.style.contains(&verb) => self.effects.push_back(Effect::Restyle(command.clone())),
            _ => self.ask_game(command, grammar),
        }
    }

    /// Tells the game that is over from its beginning.
    fn tell_again(&mut self, command: &Command) {
        match command.rest.is_empty() {
            true => self.go_to("1"),
            false => self.say(Message::new("misread-lobby").with("word", Arg::Command(command.verb))),
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
                let is_now = matches!(command.verb, "turn" | "status");
                self.say_all(messages.into_iter().map(|told| if is_now { told.until_a_move() } else { told }));
            }
            Ok(Meaning::Act(..) | Meaning::Confirm(..)) if self.steps.past.is_some() || self.steps.is_replay => {
                self.say(self.why_not_now().unwrap_or_else(|| Message::new("steps-no-deed")));
            }
            Ok(Meaning::Act(deed, complaints)) => self.act_or_doubt(deed, complaints),
            Ok(Meaning::Confirm(question, deed)) => {
                // The question may say what only this player knows.
                self.exposed |= self.table.has_secrets();
                self.ask(question, Question::Deed(deed));
            }
            Err(message) => {
                self.is_refused = true;
                self.say(message);
            }
        }
    }

    /// Does what the listener wants to do, and tells what came of it, and then the complaints.
    pub(super) fn act(&mut self, deed: Deed, complaints: Vec<Message>) {
        let Some(seat) = self.listener.seat() else {
            if self.around.is_shared && self.people.is_empty() {
                self.say(Message::new("no-seat"));
            }
            return;
        };
        let before = self.table.now();
        match self.table.act(seat, deed) {
            // What ends a game and is no move is giving up: whoever has done nothing else leaves nothing.
            Ok(()) => self.is_begun |= !self.is_over() || self.table.noticed(seat) > 0,
            Err(refusal) => self.say(self.why_not_now().unwrap_or(refusal)),
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
            Stage::Decision(_) | Stage::Advice | Stage::News | Stage::Step => self.is_over(),
            Stage::Handover(..) | Stage::LookBack | Stage::Gone(_) => false,
        };
        if goes_on {
            self.asked = Asked::default();
            self.advance();
        }
    }

    /// Tells what came of an action that has arrived at the table.
    pub(super) fn finish_action(&mut self) {
        if let Some(complaints) = self.complaints.take() {
            let before = self.effects.len();
            self.tell_settled_news();
            self.announce(complaints);
            let (from, now) = (*self.told(), self.table.now());
            let is_open = !self.table.news(self.listener, from..now).is_empty();
            self.awaits = self.around.is_shared && is_open && self.due_listener().is_none();
            // Whoever has to wait for what comes of it hears at least that it was done.
            if self.awaits {
                self.tell_news();
            }
            // Nor is anybody left in silence who has ended a turn of which there is nothing to tell.
            if self.around.is_shared && self.effects.len() == before && self.due_listener().is_none() {
                self.effects.extend(whose_turn(&self.table.due()).map(Effect::Say));
            }
        }
    }

    /// Whether it is decided now what came of the listener's own doing. Whoever has to wait for others hears that at once,
    /// and not with the whole of their turn.
    pub(super) fn is_outcome_there(&mut self) -> bool {
        let from = *self.told();
        let is_there = self.awaits && self.table.settled(self.listener, from) > from;
        self.awaits &= !is_there;
        is_there
    }

    fn quit(&mut self) {
        if self.is_among_friends() && self.is_over() {
            // Whoever is done with what was told again stays at the table.
            if self.steps.past.is_some() {
                self.review = None;
                self.look_back(None);
                return self.look_over();
            }
            if !self.around.has_room {
                self.say(Message::new(if self.people.is_empty() { "left-listening" } else { "left-table" }));
            }
        }
        if self.is_told_again() {
            return self.leave_over(Occasion::Quit);
        }
        self.secure(Occasion::Quit);
    }
}
