//! Typed lines: what they mean in a session.

use std::mem;

use super::advising::Sought;
use super::errand::Occasion;
use super::hearing::Refused;
use super::question::Question;
use super::thinking::Asked;
use super::{Effect, Ending, STEP_ALONE, STEP_VERBS, Session, Stage};
use crate::game::{ALONE, whose_turn};
use crate::games;
use crate::glossary;
use crate::help;
use crate::matches::{AnyAction, Meaning};
use crate::player::Shift;
use crate::text::command::{Command, Grammar, WISHES, corrected, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message, Wants};
use crate::text::teller::Teller;

/// The most words that stand behind the command of a move.
const LONGEST_MOVE: usize = 4;

impl Session {
    /// Returns whether yes or no would be an answer or a move here.
    pub fn takes_yes_or_no(&self, teller: &Teller) -> bool {
        self.question.is_some() || ["yes", "no"].into_iter().any(|word| self.is_move(teller, word))
    }

    /// Returns whether a line would be an action in the game now.
    pub fn is_move(&self, teller: &Teller, line: &str) -> bool {
        let grammar = self.grammar(teller);
        let command = grammar.parse(line, |line| self.table.bare(line, &grammar));
        let meant = command.map(|command| self.table.understand(self.listener, &command, &grammar));
        matches!(meant, Ok(Ok(Meaning::Act(..) | Meaning::Confirm(..))))
    }

    pub(super) fn take_line(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) {
        if let Some(deed) = self.only.as_mut().and_then(|(_, deed)| deed.take())
            && let Some(is_yes) = self.answer_to_mistake(line, grammar)
        {
            return match is_yes {
                true => self.act_or_doubt(deed, Vec::new()),
                false => self.say(Message::new("confirm-not")),
            };
        }
        if let Some(meant) = self.meant.take()
            && let Some(is_yes) = self.answer_to_mistake(line, grammar)
        {
            return match is_yes {
                true => self.take_line(&meant, grammar, teller),
                false => self.say(Message::new("confirm-not")),
            };
        }
        if let Some(question) = self.question.take() {
            return self.take_answer_to(question, line, teller);
        }
        match self.stage {
            Stage::Handover(seat, part) => self.take_handover(seat, part, line, grammar, teller),
            Stage::LookBack if line.trim().is_empty() && self.review.is_some() => self.go_on_with_review(),
            Stage::Advice if line.trim().is_empty() && self.sought == Sought::Review => self.apologise(),
            Stage::LookBack if line.trim().is_empty() => self.leave_by_step(),
            Stage::Step if line.trim().is_empty() => self.step(),
            Stage::Line | Stage::Step | Stage::Decision(_) | Stage::Advice | Stage::News | Stage::LookBack => {
                self.understand(line, grammar, teller)
            }
            Stage::Gone(_) => {}
        }
    }

    /// The yes or no in answer to an offer, such as a correction of a mistyped word. `None` if the line is a command or
    /// a move, or answers something else.
    fn answer_to_mistake(&self, line: &str, grammar: &Grammar) -> Option<bool> {
        let is_free = self.question.is_none() && !matches!(self.stage, Stage::Handover(..) | Stage::Gone(_));
        let is_other = grammar.whole(line, |line| self.table.bare(line, grammar)).is_some();
        grammar.answer(line).filter(|_| is_free && !is_other)
    }

    /// Withdraws every open question, because the player has turned to something else.
    pub fn withdraw(&mut self) {
        self.meant = None;
        if let Some(question) = self.question.take() {
            self.decline(&question);
        }
    }

    /// Drops the line that was offered, because the answer was for something else.
    pub fn forget_meant(&mut self) {
        self.meant = None;
    }

    /// Carries out a typed line.
    fn understand(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) {
        if line.trim().is_empty() {
            self.obey(&Command::new("turn", ""), grammar, teller);
            self.report(&Command::new("turn", ""));
            return self.offer_only();
        }
        // At a table with others, a word with another meaning must not make a player leave.
        let outside = if self.is_among_friends() { &[] } else { self.around.lobby };
        let may_leave = self.is_after() && !outside.is_empty();
        if may_leave && self.asks_for_a_game(line, teller) {
            return self.leave_for(Ending::Lobby(line.to_owned()));
        }
        let (before, now, lacking) = (self.effects.len(), self.table.now(), self.lacking.take());
        self.is_refused = false;
        let is_heard = self.take_message(line, grammar, teller)
            || self.offer_questioned(line, grammar, teller)
            || self.offer_hinted(line, grammar, teller)
            || self.hear_before_abbreviations(line, grammar, teller);
        let may_offer = !is_heard && self.understand_plainly(line, grammar, teller);
        match self.is_refused {
            true if is_heard => {}
            true => self.hear(line, &Refused { before, lacking, may_offer }, grammar, teller),
            // A mere question in between leaves the request for the missing part open.
            false if self.table.now() == now => self.lacking = self.lacking.take().or(lacking),
            false => {}
        }
    }

    /// Carries out a typed line, read literally. Returns whether another line may be offered if it was refused.
    pub(super) fn understand_plainly(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) -> bool {
        let outside = if self.is_among_friends() { &[] } else { self.around.lobby };
        let may_leave = self.is_after() && !outside.is_empty();
        let has_stepped = mem::take(&mut self.steps.is_going) && matches!(self.stage, Stage::Line);
        match grammar.parse(line, |line| self.table.bare(line, grammar)) {
            Ok(command) if has_stepped && Session::means_step(line, teller) => {
                self.ask_meant(&command, grammar, teller)
            }
            Ok(command) => {
                let before = self.effects.len();
                self.obey(&command, grammar, teller);
                if !self.is_refused {
                    self.report(&command);
                }
                let asks = |told: &Effect| matches!(told, Effect::Say(told) if told.wants == Wants::Rest);
                self.lacking = self.effects.iter().skip(before).any(asks).then(|| line.to_owned());
                // The words after a command may belong to something else.
                let takes_all = matches!(command.verb, "help" | "meaning");
                let is_sentence = || command.rest.contains(' ') && self.table.bare(&command.rest, grammar).is_none();
                let is_setting = || self.around.style.contains(&command.verb) && is_sentence();
                // No move is as long as that.
                let is_long = command.rest.split(' ').count() > LONGEST_MOVE;
                let is_alone = || self.check_alone(&command, grammar).is_err() && is_sentence();
                return self.is_refused && (takes_all || is_long || is_setting() || is_alone());
            }
            Err(_) if !may_leave && self.is_other_game(line) => {
                self.say(Message::new("misread-game").text("game", line.trim()));
                return false;
            }
            Err(misread) => {
                let among = |verbs| {
                    Some(verbs).filter(|_| misread.is_unknown()).and_then(|verbs| teller.command_among(verbs, line))
                };
                let meant = among(outside).or_else(|| among(self.around.lobby));
                self.is_refused = true;
                match meant {
                    _ if among(self.around.after).is_some() => self.say(Message::new("after-later")),
                    // In the lobby, the word that began this game means to play.
                    Some("play") if self.is_among_friends() && !self.is_after() && among(&["begin"]).is_some() => {
                        self.say(Message::new("begin-done"));
                    }
                    Some(verb) if may_leave && outside.contains(&verb) => {
                        self.is_refused = false;
                        self.leave_for(Ending::Lobby(line.to_owned()));
                    }
                    Some(_) => self.say(Message::new("misread-lobby").text("word", shorten(line.trim()))),
                    None => {
                        let asked = misread.message();
                        self.meant = corrected(&asked, line);
                        self.say(asked);
                    }
                }
                return meant.is_none();
            }
        }
        true
    }

    /// Returns whether a line after the end begins with the word for playing, whatever that means in the game, or with
    /// the name of a game.
    fn asks_for_a_game(&self, line: &str, teller: &Teller) -> bool {
        let words: Vec<&str> = line.trim_start_matches('/').split_whitespace().collect();
        let is_named = words.first().is_some_and(|word| games::named(&word.to_lowercase()).is_ok());
        let first = teller.lexicon(&["again", "play"]).leading(&words);
        !self.is_among_friends()
            && self.around.lobby.contains(&"play")
            && (is_named || matches!(first, Some(("play", _))))
    }

    /// Returns whether a line is the name of another game.
    fn is_other_game(&self, line: &str) -> bool {
        let id = self.table.kind().id();
        games::named(&line.trim().to_lowercase()).is_ok_and(|game| game.id() != id)
    }

    /// If a word for steps is also a move, asks which is meant: right after a step, it may be one Enter too many.
    fn ask_meant(&mut self, command: &Command, grammar: &Grammar, teller: &mut Teller) {
        match self.table.understand(self.listener, command, grammar) {
            Ok(Meaning::Act(deed, _)) => {
                let typed = Arg::Command(command.verb);
                self.ask(Message::new("steps-or-deed").with("word", typed), Question::Deed(deed));
            }
            Ok(Meaning::Confirm(..) | Meaning::Tell(_)) | Err(_) => self.obey(command, grammar, teller),
        }
    }

    /// Returns whether a command does not exist in this game, but is a word that players try.
    pub(super) fn is_wish(&self, command: &Command) -> bool {
        WISHES.contains(&command.verb)
    }

    /// Checks that nothing follows a command without arguments. Such an argument might have been meant as a command of
    /// its own.
    pub(super) fn check_alone(&self, command: &Command, grammar: &Grammar) -> Result<(), Message> {
        if [ALONE, STEP_ALONE, self.table.kind().alone()].iter().all(|alone| !alone.contains(&command.verb)) {
            return Ok(());
        }
        let understands = |command: Command| self.table.understand(self.listener, &command, grammar).is_ok();
        command.alone(|rest| self.table.bare(rest, grammar).is_some_and(understands))
    }

    /// Says an answer, or a refusal, which also marks the line as refused.
    pub(super) fn say_or_refuse(&mut self, told: Result<Vec<Message>, Message>) {
        self.is_refused |= told.is_err();
        self.say_all(told.unwrap_or_else(|refused| vec![refused]));
    }

    /// Carries out a command.
    pub(super) fn obey(&mut self, command: &Command, grammar: &Grammar, teller: &mut Teller) {
        if let Err(message) = self.check_alone(command, grammar) {
            let is_either = self.table.bare(&command.rest, grammar).is_some();
            self.meant = grammar.verbs.word(command.verb).filter(|_| !is_either).map(str::to_owned);
            return self.say_or_refuse(Err(message));
        }
        match command.verb {
            // Only the teacher reacts to these.
            verb if self.around.lesson.contains(&verb) => {}
            "quit" => self.quit(),
            verb if STEP_VERBS.contains(&verb) && self.is_between_steps() => self.obey_step(command, teller),
            "undo" if !command.rest.is_empty() => self.undo_several(command, grammar),
            // If nothing is saved, `quit` itself asks; if nothing can be lost, there is no need to ask.
            "leave" if self.is_told_again() || !self.is_recorded() => self.quit(),
            "leave" => {
                let id = if self.is_lesson() { "learn-leave-sure" } else { "leave-sure" };
                self.ask(Message::new(id), Question::Quit);
            }
            "take-back" if self.verbs.contains(&"undo") => {
                self.obey(&Command::new("undo", &command.rest), grammar, teller)
            }
            "take-back" => self.say(Message::new("misread-undo")),
            // The teacher answers these.
            "help" | "last" if self.is_lesson() && command.rest.is_empty() => {}
            "help" => {
                let now = match self.stage {
                    Stage::Step => vec![self.help_with_steps("help-steps")],
                    Stage::LookBack if self.review.is_some() => vec![self.help_in_review()],
                    // The game's own help is for players.
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
                self.say_or_refuse(help::help(command, grammar, &self.words(), now));
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
                self.say_or_refuse(glossary::meaning(teller, Some(kind), &command.typed, grammar));
            }
            "rules" => {
                let kind = self.table.kind();
                self.say_or_refuse(help::rules(teller, kind, &command.rest, grammar));
                let variants = self.table.variants(self.listener);
                self.say_all(help::played(teller, kind, &command.rest, &variants));
            }
            "more" => self.effects.push_back(Effect::More),
            "earlier" => self.effects.push_back(Effect::Back),
            // In a review it repeats the last decision, after the end it plays again, and before that it repeats the
            // last messages.
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
            // The finished game is already here.
            "replay" if self.around.after.contains(&"replay") => self.tell_again(command),
            verb if self.around.after.contains(&verb) => self.effects.push_back(Effect::Far(command.clone())),
            "retry" => self.retry(),
            verb if self.around.far.contains(&verb) => self.effects.push_back(Effect::Far(command.clone())),
            verb if self.around.style.contains(&verb) => self.effects.push_back(Effect::Restyle(command.clone())),
            _ => self.ask_game(command, grammar),
        }
    }

    /// Replays the finished game from its beginning.
    fn tell_again(&mut self, command: &Command) {
        match command.rest.is_empty() {
            true => self.go_to("1"),
            false => self.say(Message::new("misread-lobby").with("word", Arg::Command(command.verb))),
        }
    }

    /// Undoes a number of steps, or as many as possible. Only the last one is announced.
    fn undo_several(&mut self, command: &Command, grammar: &Grammar) {
        const MOST: usize = 99;
        let is_all = grammar.arguments.find(&command.rest) == Found::One("all");
        let typed = command.rest.parse().ok().filter(|number| (1..=MOST).contains(number));
        let Some(times) = typed.or(is_all.then_some(MOST)) else {
            return self.say_or_refuse(Err(Message::new("misread-number").text("word", shorten(&command.rest))));
        };
        let undo = Command::new("undo", "");
        let begin = self.effects.len();
        for number in 0..times {
            let (before, told) = (self.table.now(), self.effects.len());
            self.ask_game(&undo, grammar);
            if self.table.now() == before {
                // When all steps are to be undone, running out of them is no failure.
                if is_all && number > 0 {
                    self.effects.truncate(told);
                }
                return;
            }
            self.effects.drain(begin..told);
        }
    }

    /// Answers a command that was not typed.
    pub(super) fn tell(&mut self, verb: &'static str, teller: &Teller) {
        let grammar = self.grammar(teller);
        self.ask_game(&Command::new(verb, ""), &grammar);
    }

    /// Has the game interpret a command, and carries it out.
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
                // The question may contain this player's secrets.
                self.exposed |= self.table.has_secrets();
                self.ask(question, Question::Deed(deed));
            }
            Err(message) => self.say_or_refuse(Err(message)),
        }
    }

    /// Carries out the listener's action. Then says its result, and the complaints.
    pub(super) fn act(&mut self, deed: AnyAction, complaints: Vec<Message>) {
        let Some(seat) = self.listener.seat() else {
            return self.say(Message::new("no-seat"));
        };
        let (before, said) = (self.table.now(), self.effects.len());
        match self.table.act(seat, deed) {
            // If the game ends without a move, the player has given up. A player who has done nothing else leaves
            // nothing to save.
            Ok(()) => self.is_begun |= !self.is_over() || self.table.noticed(seat) > 0,
            Err(refusal) => self.say(self.why_not_now().unwrap_or(refusal)),
        }
        self.do_foregone();
        self.complaints = Some(complaints);
        if self.table.is_on_its_way() {
            self.stage = Stage::News;
            return;
        }
        self.finish_action(said);
        let goes_on = match self.stage {
            Stage::Line => self.table.now() != before,
            // Giving up during another player's turn ends the game at once.
            Stage::Decision(_) | Stage::Advice | Stage::News | Stage::Step => self.is_over(),
            Stage::Handover(..) | Stage::LookBack | Stage::Gone(_) => false,
        };
        if goes_on {
            self.asked = Asked::default();
            self.advance();
        }
    }

    /// Says the result of an action that has arrived at the table. What follows the first `said` effects has been said about
    /// it already: why it was refused.
    pub(super) fn finish_action(&mut self, said: usize) {
        if let Some(complaints) = self.complaints.take() {
            self.tell_settled_news();
            self.announce(complaints);
            let (from, now) = (*self.first_unheard(), self.table.now());
            let is_open = !self.table.news(self.listener, from..now).is_empty();
            let awaits = self.around.is_shared && is_open && self.due_listener().is_none();
            // A player who has to wait for the result at least hears that the action is done.
            if awaits {
                self.tell_news();
            }
            self.awaits = awaits;
            // Nor is a player left in silence after a turn about which there is nothing to say.
            if self.around.is_shared && self.effects.len() == said && self.due_listener().is_none() {
                self.effects.extend(whose_turn(&self.table.due()).map(Effect::Say));
            }
        }
    }

    /// Returns whether the result of the listener's own action is known now. A player who has waited for others hears
    /// it at once, and not only at the end of their turn.
    pub(super) fn is_outcome_there(&mut self) -> bool {
        let from = *self.first_unheard();
        self.awaits && self.table.settled(self.listener, from) > from
    }

    fn quit(&mut self) {
        if self.is_among_friends() && self.is_over() {
            // A player who is done with the replay stays at the table.
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
