//! Lines that are not plain commands: answers to questions, missing parts of a move, and everyday phrases. A command in
//! whole words normally comes before a phrase, and a phrase before an abbreviation. A refused line is read as a phrase.

use super::question::Question;
use super::{Ending, Session, Stage};
use crate::game::VERBS;
use crate::glossary;
use crate::hearing::{self, Meanings};
use crate::help;
use crate::matches::Meaning;
use crate::text::command::{Command, Grammar};
use crate::text::ear::{Fitness, GAME, Heard};
use crate::text::message::{Message, Wants};
use crate::text::teller::Teller;

/// The places whose phrases are read in a game, the most specific first.
const PLACES: &[&str] = &[GAME, "everywhere", "settings"];

/// The places whose phrases are read in a lesson, the most specific first.
const LESSON_PLACES: &[&str] = &["lesson", GAME, "everywhere", "settings"];

/// Commands that exist in every game but are answered by the game, not by the session.
const OF_GAME: &[&str] = &["status", "turn", "moves", "score"];

/// Commands of the lobby that only tell something.
const TELLS: &[&str] = &["choice", "games", "stats"];

/// Commands of every game that keep something.
const KEEPING: &[&str] = &["note", "save"];

/// Commands that another player notices.
const TO_OTHERS: &[&str] = &["nudge", "invite", "friend"];

/// How far-reaching a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// It does not change the game: it asks for information, for example, or changes the style of the output.
    Asks,
    /// It acts in the game.
    Acts,
    /// It leaves or ends the game, begins another, or parts with a player. A guess is not enough for that.
    Leaves,
}

/// A line that was refused.
pub(super) struct Refused {
    /// The number of effects before the line was read.
    pub before: usize,
    /// The line before it, if the program asked for the missing part of that line.
    pub lacking: Option<String>,
    /// Whether another line may be offered instead of the refusal. A refusal by the game is never replaced by an offer.
    pub may_offer: bool,
}

/// The lines that a refused one may mean.
#[derive(Default)]
struct Sorted {
    /// The first line that is certain and can be carried out here.
    meant: Option<String>,
    /// The first certain line that would only say what it lacks, or why it is impossible now.
    explains: Option<Heard>,
    /// The lines to offer if none is certain.
    offers: Vec<Heard>,
}

impl Session {
    /// Reads a line while a yes-or-no question is open.
    pub(super) fn take_answer_to(&mut self, question: Question, line: &str, teller: &mut Teller) {
        let grammar = self.grammar(teller);
        let is_between = matches!(self.stage, Stage::Handover(..));
        let answer = grammar.answer(line).or(line.trim().is_empty().then_some(false));
        let is_yes = answer == Some(true);
        let asked = || self.asked_instead(line, &grammar, teller);
        let asked = (!is_yes && !is_between).then(asked).flatten();
        if let (Some(is_yes), None) = (answer, &asked) {
            return self.answer(question, is_yes);
        }
        let whole = || grammar.whole(line, |line| self.table.bare(line, &grammar)).filter(|_| !is_between);
        match asked.or_else(whole) {
            Some(command) if self.is_asked_about(&command, &question, &grammar) => self.answer(question, true),
            Some(command) if self.reach(&command, &grammar, teller) == Some(Reach::Asks) => {
                let put = self.put.clone();
                self.obey(&command, &grammar, teller);
                if self.question.is_none() && !matches!(self.stage, Stage::Gone(_)) {
                    self.put_again(question, put);
                }
            }
            // A player who types another command has lost interest in the question.
            Some(command) if self.is_wish(&command) || self.reach(&command, &grammar, teller).is_some() => {
                // After another move, that would be one report too many.
                if !(question.is_of_move() && self.does(&command, &grammar)) {
                    self.decline(&question);
                }
                if !self.is_wish(&command) {
                    self.obey(&command, &grammar, teller);
                }
            }
            _ if is_between => self.decline(&question),
            _ => {
                self.say(Message::new("answer-unclear"));
                let put = self.put.clone();
                self.put_again(question, put);
            }
        }
    }

    /// The only question in a line with more than one clause, beside those that say no: `hold on, what is the score`. `None`
    /// if there is no such question.
    fn asked_instead(&self, line: &str, grammar: &Grammar, teller: &mut Teller) -> Option<Command> {
        let mut asked = None;
        for clause in hearing::clauses(line, teller) {
            if grammar.answer(&clause).is_some() {
                continue;
            }
            let all = hearing::hear(&clause, self.places(), teller, grammar);
            let asks: Vec<Heard> = all.into_iter().filter(|heard| heard.is_whole() && heard.asks).collect();
            let command = self.whole(&self.sort_out(&asks, false, grammar, teller).meant?, grammar)?;
            if asked.is_some() || self.reach(&command, grammar, teller) != Some(Reach::Asks) {
                return None;
            }
            asked = Some(command);
        }
        asked
    }

    /// Returns whether a command is the one that a question is about. Typing it again confirms it.
    fn is_asked_about(&self, command: &Command, question: &Question, grammar: &Grammar) -> bool {
        match question {
            Question::Deed(deed) | Question::Doubted(deed, _) => {
                match self.table.understand(self.listener, command, grammar) {
                    Ok(Meaning::Act(again, _) | Meaning::Confirm(_, again)) => self.table.is_same(deed, &again),
                    Ok(Meaning::Tell(_)) | Err(_) => false,
                }
            }
            Question::Resign => command.verb == "resign",
            // Leaving loses something, and a sheet is replaced by its name alone.
            Question::Quit | Question::Replace { .. } => false,
        }
    }

    /// Offers the only possible action, once.
    pub(super) fn offer_only(&mut self) {
        let now = self.table.now();
        let is_new = self.only.as_ref().is_none_or(|(at, _)| *at != now);
        let due = self.due_listener().filter(|_| is_new && !self.is_lesson() && matches!(self.stage, Stage::Line));
        if let Some(deed) = due.and_then(|seat| self.table.only(seat)) {
            self.only = Some((now, Some(deed)));
            self.say(Message::new("only-offer"));
        }
    }

    fn put_again(&mut self, question: Question, put: Option<Message>) {
        match put {
            Some(put) => self.ask(put, question),
            None => self.question = Some(question),
        }
    }

    /// Reads a refused line again, as the missing part of the line before it and as a phrase. If it has a certain
    /// meaning, carries that out instead of the refusal. If the meaning is only likely, offers it.
    pub(super) fn hear(&mut self, line: &str, heard: &Refused, grammar: &Grammar, teller: &mut Teller) {
        let before = heard.before;
        let has_verb = line.split_whitespace().next().is_none_or(|first| grammar.verbs.exact(first).is_some());
        // A line that begins with a command is no part of another one.
        let lacking = heard.lacking.iter().filter(|_| !has_verb);
        let parts = lacking.flat_map(|lacking| [format!("{lacking} {line}"), format!("{line} {lacking}")]);
        let asked = heard.lacking.as_ref().and_then(|lacking| self.asks_back(&self.whole(lacking, grammar)?, grammar));
        let completes = |heard: &Heard| {
            let command = self.whole(&heard.line, grammar).filter(|_| heard.is_sure() && !heard.asks);
            // The same question again is no progress.
            let goes_on =
                |command: &Command| self.asks_back(command, grammar).is_some_and(|asks| asked.as_ref() != Some(&asks));
            command.is_some_and(|command| self.does(&command, grammar) || goes_on(&command))
        };
        let hear = |line: &str| hearing::hear(line, self.places(), teller, grammar);
        if let Some(whole) = parts.flat_map(|line| hear(&line)).find(completes) {
            return self.take_heard(&whole.line, before, grammar, teller);
        }
        let command = self.whole(line, grammar);
        // A command alone asks for what it needs.
        if command.as_ref().is_some_and(|command| command.rest.is_empty() && !line.trim().contains(' ')) {
            return;
        }
        // What a command lacks is not made good by leaving out what was said behind its beginning.
        let is_shorter = |heard: &Heard| self.lacking.is_some() && line.starts_with(&heard.line);
        let all = hearing::hear(line, self.places(), teller, grammar);
        let all: Vec<Heard> = all.into_iter().filter(|heard| !is_shorter(heard)).collect();
        let all = self.without_calls(line, all, grammar, teller);
        let (all, cannot) = hearing::weigh(line, all, teller);
        // Nothing that follows a command is dropped.
        let may_be_padded = !has_verb && cannot.is_none();
        let Sorted { meant, explains, offers } = self.sort_out(&all, may_be_padded, grammar, teller);
        // Why something else is impossible says more than a refusal only if that knows nothing of the line, or if it is what
        // was said.
        let is_same = |verb| command.as_ref().is_some_and(|command| command.verb == verb);
        let says_more = |said: &Heard| {
            let is_said = said.fit == Fitness::Word && said.weight > 2;
            heard.may_offer || is_said || self.whole(&said.line, grammar).is_some_and(|said| is_same(said.verb))
        };
        if let Some(meant) = meant.or(explains.filter(says_more).map(|said| said.line)) {
            return self.take_heard(&meant, before, grammar, teller);
        }
        if self.leaves_for_lobby(line, before, teller) {
            return;
        }
        if let Some(cannot) = cannot.filter(|_| heard.may_offer) {
            if let Some(remark) = self.remark(line, grammar).filter(|_| cannot.is_remark) {
                return self.offer(&[remark], before);
            }
            self.effects.truncate(before);
            self.meant = None;
            return self.say(cannot.answer);
        }
        // A part of a refused move is not carried out.
        let may_split = command.as_ref().map_or(heard.may_offer, |command| self.is_of_session(command.verb));
        if may_split && self.hear_clauses(line, before, grammar, teller) || !heard.may_offer {
            return;
        }
        // A corrected word, which is offered already, is closer.
        let is_for_others = command.is_none()
            && (self.meant.is_none() || !offers.is_empty())
            && hearing::is_for_others(line, offers.first(), teller);
        if let Some(remark) = self.remark(line, grammar).filter(|_| is_for_others) {
            return self.offer(&[remark], before);
        }
        // The refusals of these commands name the unknown word; only a phrase says more.
        let explains = command.is_some_and(|command| matches!(command.verb, "help" | "meaning"));
        let is_better = |offer: &&Heard| !explains || offer.is_sure();
        self.offer(&offers.iter().filter(is_better).cloned().collect::<Vec<_>>(), before);
    }

    /// A line as a remark to the others, unless the listener only listens.
    fn remark(&self, line: &str, grammar: &Grammar) -> Option<Heard> {
        hearing::remark(line, grammar).filter(|_| !self.people.is_empty())
    }

    /// Takes a line with a name before a colon for a message before it is read as a move. A message that is only likely is
    /// offered. Returns whether it was one.
    pub(super) fn take_message(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) -> bool {
        let verb = line.split_whitespace().next().and_then(|word| grammar.verbs.exact(word));
        if !line.contains(':') || verb.is_some_and(hearing::takes_text) {
            return false;
        }
        let (message, before) = (hearing::message(line, teller, grammar), self.effects.len());
        match &message {
            Some(sure) if sure.is_sure() => self.take_heard(&sure.line, before, grammar, teller),
            Some(likely) => self.offer(std::slice::from_ref(likely), before),
            None => {}
        }
        message.is_some()
    }

    /// Reads each clause of a line separately, such as the second of `the weather is fine, whose turn is it`. Carries out
    /// the only meaning, or offers it if the other clauses leave a doubt. Returns whether any clause means something.
    fn hear_clauses(&mut self, line: &str, before: usize, grammar: &Grammar, teller: &mut Teller) -> bool {
        let places = self.places();
        let mut clauses = Vec::new();
        for clause in hearing::clauses(line, teller) {
            let all = hearing::hear(&clause, places, teller, grammar);
            // `Ben, your turn` is for Ben.
            let is_call = |heard: &Heard| self.is_among_friends() && hearing::drops_name(line, heard, teller);
            let all: Vec<Heard> = all.into_iter().filter(|heard| heard.is_whole() && !is_call(heard)).collect();
            let Sorted { meant, explains, .. } = self.sort_out(&all, false, grammar, teller);
            let meant = meant.or(explains.map(|said| said.line));
            let heard = meant.and_then(|meant| all.into_iter().find(|heard| heard.line == meant));
            clauses.push((clause, heard));
        }
        let all = hearing::of_clauses(clauses, teller);
        match all.meant.as_slice() {
            [] => return false,
            [only] if self.is_certain_among(only, &all, line, grammar, teller) => {
                self.take_heard(&only.line, before, grammar, teller);
            }
            several => {
                let offers = several.iter().map(|heard| Heard { weight: 1, fit: Fitness::Near, ..heard.clone() });
                self.offer(&offers.collect::<Vec<_>>(), before);
            }
        }
        true
    }

    /// Returns whether the only meaning of several clauses can be carried out.
    fn is_certain_among(
        &self,
        only: &Heard,
        all: &Meanings,
        line: &str,
        grammar: &Grammar,
        teller: &mut Teller,
    ) -> bool {
        let command = self.whole(&only.line, grammar);
        match command.and_then(|command| self.reach(&command, grammar, teller)) {
            Some(Reach::Asks) => true,
            Some(Reach::Acts) | None => all.is_clear,
            // `once more, but the computer may play better` asks for another game than the first clause alone.
            // `should I stop here and finish it tomorrow` asks with its first word.
            Some(Reach::Leaves) => all.is_alone && !hearing::asks(line, self.places(), teller),
        }
    }

    /// Leaves out moves that a line cannot mean because it calls another player at the table: `over to you Ben` is for Ben,
    /// and no pass.
    fn without_calls(&self, line: &str, mut all: Vec<Heard>, grammar: &Grammar, teller: &Teller) -> Vec<Heard> {
        let acts = |heard: &Heard| self.whole(&heard.line, grammar).is_some_and(|command| self.does(&command, grammar));
        if self.is_among_friends() {
            all.retain(|heard| !(hearing::drops_name(line, heard, teller) && acts(heard)));
        }
        all
    }

    /// Offers the likeliest line instead of the refusal, or two lines that match equally well.
    pub(super) fn offer(&mut self, offers: &[Heard], before: usize) {
        if let Some(told) = hearing::offer(offers) {
            self.effects.truncate(before);
            self.meant = told.meant;
            self.say(told.message);
        }
    }

    /// Reads a line as a phrase before it is taken for an abbreviated command, or for a command that accepts any words.
    /// Carries out the phrase, and returns whether there was one.
    pub(super) fn hear_before_abbreviations(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) -> bool {
        // These commands take any text after them for a word, a value or a name.
        let takes_all = |command: &Command| {
            let around = [self.around.far, self.around.style];
            // A message to the other players is not for the program to interpret.
            let is_talk = command.verb == "say";
            let is_any = command.verb == "meaning" || KEEPING.contains(&command.verb);
            is_any || !is_talk && around.iter().any(|verbs| verbs.contains(&command.verb))
        };
        let whole = self.whole(line, grammar);
        let is_whole = match &whole {
            Some(command) if takes_all(command) && !command.rest.is_empty() => true,
            Some(_) => return false,
            None if grammar.parse(line, |line| self.table.bare(line, grammar)).is_err() => return false,
            None => false,
        };
        let all = hearing::hear(line, self.places(), teller, grammar);
        // A phrase of one word only names what these commands are asked about, unless it was `tell me the score`.
        // A note may well be two words, and begin with any.
        let keeps = whole.as_ref().is_some_and(|command| KEEPING.contains(&command.verb));
        let least = if keeps { 5 } else { 3 };
        let is_addressed = !keeps && whole.is_some_and(|command| hearing::is_addressed(&command, grammar));
        let is_phrase = |heard: &Heard| {
            heard.fit == Fitness::Word && heard.weight >= least || is_addressed && heard.asks && heard.is_sure()
        };
        let heard: Vec<Heard> = all.into_iter().filter(|heard| is_phrase(heard) || !is_whole).collect();
        let sorted = self.sort_out(&heard, false, grammar, teller);
        let meant = sorted.meant.or(sorted.explains.map(|said| said.line));
        if let Some(meant) = &meant {
            self.take_heard(meant, self.effects.len(), grammar, teller);
        }
        meant.is_some()
    }

    /// Sorts lines by whether they mean something here, up to the first that is certain. With `may_be_padded`, a question among
    /// unknown words is certain, too.
    fn sort_out(&self, all: &[Heard], may_be_padded: bool, grammar: &Grammar, teller: &mut Teller) -> Sorted {
        let mut sorted = Sorted::default();
        for heard in all {
            let Some(command) = self.whole(&heard.line, grammar) else {
                continue;
            };
            // Of what is only likely, the first line is the likeliest. A setting is no answer to a question.
            let is_set = self.around.style.contains(&command.verb) || KEEPING.contains(&command.verb);
            let is_likeliest = may_be_padded && heard.asks && !is_set && sorted.offers.is_empty();
            let is_certain = |reach| match reach {
                Reach::Asks if is_set && !command.rest.is_empty() && (heard.asks || heard.fit == Fitness::Short) => {
                    false
                }
                Reach::Asks => heard.is_sure() || heard.fit == Fitness::Padded && is_likeliest,
                Reach::Acts => heard.is_sure() && !heard.asks,
                // A goodbye may be meant for the others at the table.
                Reach::Leaves if self.is_among_friends() && matches!(command.verb, "quit" | "leave") => false,
                Reach::Leaves => heard.fit <= Fitness::Whole && !heard.asks,
            };
            let explains = || {
                command.rest.is_empty()
                    || self.is_understood(&command, grammar)
                    || self.asks_back(&command, grammar).is_some()
            };
            // Nobody leaves who may have meant something that is only impossible now.
            let may_leave = |reach| reach != Reach::Leaves || sorted.explains.is_none();
            match self.reach(&command, grammar, teller) {
                Some(reach) if is_certain(reach) && may_leave(reach) => {
                    sorted.meant = Some(heard.line.clone());
                    break;
                }
                Some(Reach::Leaves) if heard.fit == Fitness::Short => {}
                Some(_) if is_set && hearing::is_jumble(heard) => {}
                Some(_) => sorted.offers.push(heard.clone()),
                None if sorted.explains.is_none() && is_certain(Reach::Acts) && explains() => {
                    sorted.explains = Some(heard.clone());
                }
                None => {}
            }
        }
        sorted
    }

    /// Carries out a line in place of the refused one, and drops the effects of the refusal.
    fn take_heard(&mut self, line: &str, before: usize, grammar: &Grammar, teller: &mut Teller) {
        self.effects.truncate(before);
        (self.meant, self.is_refused) = (None, false);
        self.understand_plainly(line, grammar, teller);
    }

    /// After the end of the game, leaves for the lobby if the line means something there. Returns whether it does.
    fn leaves_for_lobby(&mut self, line: &str, before: usize, teller: &Teller) -> bool {
        let may_leave = self.is_after() && !self.is_among_friends() && !self.around.lobby.is_empty();
        let lobby = teller.grammar(self.around.lobby, &[]);
        let is_sure = |heard: &Heard| heard.is_whole() && !heard.asks;
        // A question leaves only for what tells something.
        let is_meant = |heard: &Heard| {
            let command = lobby.whole(&heard.line, |_| None).filter(|_| heard.is_whole());
            command.is_some_and(|command| command.verb != "play" && (!heard.asks || TELLS.contains(&command.verb)))
        };
        let said = || hearing::in_lobby(line, teller, &lobby).into_iter().find(is_meant);
        let meant = may_leave.then(|| hearing::wish(line, teller).into_iter().find(is_sure).or_else(said)).flatten();
        let leaves = meant.is_some();
        if let Some(meant) = meant {
            self.effects.truncate(before);
            self.leave_for(Ending::Lobby(meant.line));
        }
        leaves
    }

    fn places(&self) -> &'static [&'static str] {
        if self.is_lesson() { LESSON_PLACES } else { PLACES }
    }

    /// Reads a line as a command in whole words.
    pub(super) fn whole(&self, line: &str, grammar: &Grammar) -> Option<Command> {
        grammar.whole(line, |line| self.table.bare(line, grammar))
    }

    /// The question for the rest of a command that is only the beginning of an action.
    fn asks_back(&self, command: &Command, grammar: &Grammar) -> Option<Message> {
        let understood = self.table.understand(self.listener, command, grammar);
        understood.err().filter(|message| message.wants == Wants::Rest)
    }

    /// Returns whether the game understands a command, even if it is impossible now.
    fn is_understood(&self, command: &Command, grammar: &Grammar) -> bool {
        self.check_alone(command, grammar).is_ok()
            && !self.is_of_session(command.verb)
            && self.table.understand(self.listener, command, grammar).is_ok()
    }

    /// Returns whether a command is an action that is possible now.
    pub(super) fn does(&self, command: &Command, grammar: &Grammar) -> bool {
        match self.table.understand(self.listener, command, grammar) {
            Ok(Meaning::Act(deed, _) | Meaning::Confirm(_, deed)) => self.table.allows(self.listener, &deed),
            Ok(Meaning::Tell(_)) | Err(_) => false,
        }
    }

    /// How far-reaching a command is here; `None` if it would be refused.
    fn reach(&self, command: &Command, grammar: &Grammar, teller: &mut Teller) -> Option<Reach> {
        self.check_alone(command, grammar).ok()?;
        let kind = self.table.kind();
        let asks = |is_understood: bool| is_understood.then_some(Reach::Asks);
        match command.verb {
            "help" => asks(help::help(command, grammar, &[], Vec::new()).is_ok()),
            "meaning" => asks(glossary::meaning(teller, Some(kind), &command.typed, grammar).is_ok()),
            "rules" => asks(help::rules(teller, kind, &command.rest, grammar).is_ok()),
            "quit" | "leave" | "resign" | "rematch" | "retry" => Some(Reach::Leaves),
            // Without a name, these commands only ask for it.
            verb if hearing::PARTING.contains(&verb) && !command.rest.is_empty() => Some(Reach::Leaves),
            verb if TO_OTHERS.contains(&verb) && !command.rest.is_empty() => Some(Reach::Acts),
            "take-back" => Some(Reach::Acts),
            "again" if self.is_after() => Some(Reach::Leaves),
            "undo" if !command.rest.is_empty() => {
                command.rest.parse::<u8>().is_ok_and(|steps| steps > 0).then_some(Reach::Acts)
            }
            verb if !OF_GAME.contains(&verb) && self.is_of_session(verb) => {
                let is_told = VERBS.contains(&verb);
                asks(!is_told || command.rest.is_empty() || command.rest.parse::<u8>().is_ok())
            }
            _ if self.does(command, grammar) => Some(Reach::Acts),
            _ => asks(matches!(self.table.understand(self.listener, command, grammar), Ok(Meaning::Tell(_)))),
        }
    }

    /// Returns whether a command is one of the session's, and not the game's own.
    fn is_of_session(&self, verb: &'static str) -> bool {
        self.words().contains(&verb) && !self.table.kind().verbs().contains(&verb)
    }
}
