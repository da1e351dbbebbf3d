//! Lines that mean something else than they say: answers, parts of a move, and what people say where the program has
//! other words. The plain reading goes first; whatever it has understood is not heard once more.

use super::asking::Question;
use super::{Ending, Session, Stage};
use crate::game::VERBS;
use crate::glossary;
use crate::hearing;
use crate::help;
use crate::matches::Meaning;
use crate::text::command::{Command, Grammar};
use crate::text::ear::{Fitness, GAME, Heard};
use crate::text::message::{Message, Wants};
use crate::text::teller::Teller;

/// What is said in a game, from what is said there alone to what is said anywhere.
const PLACES: &[&str] = &[GAME, "everywhere", "settings"];

/// The same in a lesson.
const LESSON_PLACES: &[&str] = &["lesson", GAME, "everywhere", "settings"];

/// Commands of every game that the game answers itself.
const OF_GAME: &[&str] = &["status", "turn", "moves", "score"];

/// What a line would do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    /// It asks, or changes how something is told.
    Asks,
    /// It does something in the game.
    Does,
    /// It leaves or ends the game, or begins another: no guess is enough for that.
    Leaves,
}

/// A line that was refused.
pub(super) struct Refused {
    /// How many effects there were before anything was told of it.
    pub before: usize,
    /// The line before it, where the program has asked for the rest of that.
    pub lacking: Option<String>,
    /// Whether it says so little that something else may be offered: a refusal of the game is told as it is.
    pub may_offer: bool,
}

impl Session {
    /// Takes a line while yes or no is wanted.
    pub(super) fn take_answer_to(&mut self, question: Question, line: &str, teller: &mut Teller) {
        let grammar = self.grammar(teller);
        let answer = grammar.answer(line).or(line.trim().is_empty().then_some(false));
        if let Some(is_yes) = answer {
            return self.answer(question, is_yes);
        }
        let is_between = matches!(self.stage, Stage::Handover(..));
        match grammar.whole(line, |line| self.table.bare(line, &grammar)).filter(|_| !is_between) {
            Some(command) if self.weigh(&command, &grammar, teller) == Some(Weight::Asks) => {
                let put = self.put.clone();
                self.obey(&command, &grammar, teller);
                if self.question.is_none() && !matches!(self.stage, Stage::Gone(_)) {
                    self.put_again(question, put);
                }
            }
            // Whoever types a command has thought of something else.
            Some(command) if self.is_wish(&command) || self.weigh(&command, &grammar, teller).is_some() => {
                self.decline(&question);
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

    /// Offers the one thing that can be done, once.
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

    /// Hears a line that was refused once more: as the part for which the program has asked, and as what people say. What was
    /// told of it since there were so many effects is taken back where it means something; where it may mean something, that is
    /// offered.
    pub(super) fn hear(&mut self, line: &str, heard: &Refused, grammar: &Grammar, teller: &mut Teller) {
        let before = heard.before;
        let ears = teller.ears(self.places());
        let hear = |line: &str| -> Vec<Heard> {
            ears.iter().flat_map(|ear| ear.hear(line, &grammar.verbs, &grammar.arguments)).collect()
        };
        let parts = heard.lacking.iter().flat_map(|lacking| [format!("{lacking} {line}"), format!("{line} {lacking}")]);
        let completes = |heard: &Heard| {
            let command = self.whole(&heard.line, grammar).filter(|_| heard.is_sure() && !heard.asks);
            command.is_some_and(|command| self.does(&command, grammar) || self.lacks(&command, grammar))
        };
        if let Some(whole) = parts.flat_map(|line| hear(&line)).find(completes) {
            return self.take_heard(&whole.line, before, grammar, teller);
        }
        let (meant, offers) = self.sort_out(&hear(line), grammar, teller);
        if let Some(meant) = meant {
            return self.take_heard(&meant, before, grammar, teller);
        }
        if !self.leaves_for_lobby(line, before, teller) && heard.may_offer {
            self.offer(&offers, before);
        }
    }

    /// Offers the line that may be meant, or the two of which one is as good as the other.
    fn offer(&mut self, offers: &[Heard], before: usize) {
        if let Some(told) = hearing::offer(offers) {
            self.effects.truncate(before);
            self.meant = told.meant;
            self.say(told.message);
        }
    }

    /// Whether a line that only begins like a command says something else in whole words, or asks how something is that
    /// could be asked for as a word, which is done then.
    pub(super) fn hear_before_abbreviations(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) -> bool {
        // What stands behind these is taken for a word, a value or a name, whatever it is.
        let takes_all = |command: &Command| {
            let around = [self.around.far, self.around.style];
            // What is said to the others is theirs to understand.
            let is_talk = command.verb == "say";
            command.verb == "meaning" || !is_talk && around.iter().any(|verbs| verbs.contains(&command.verb))
        };
        let is_whole = match self.whole(line, grammar) {
            Some(command) if takes_all(&command) && !command.rest.is_empty() => true,
            Some(_) => return false,
            None if grammar.read(line, |line| self.table.bare(line, grammar)).is_err() => return false,
            None => false,
        };
        let ears = teller.ears(self.places());
        let all = ears.iter().flat_map(|ear| ear.hear(line, &grammar.verbs, &grammar.arguments));
        let heard: Vec<Heard> = all.filter(|heard| heard.fit == Fitness::Word || !is_whole).collect();
        let (meant, _) = self.sort_out(&heard, grammar, teller);
        if let Some(meant) = &meant {
            self.take_heard(meant, self.effects.len(), grammar, teller);
        }
        meant.is_some()
    }

    /// Of what was heard the line that is sure and means something here, and those that may be meant. Where a command that
    /// was said can only tell what it lacks, or why it cannot be done now, that is told.
    fn sort_out(&self, all: &[Heard], grammar: &Grammar, teller: &mut Teller) -> (Option<String>, Vec<Heard>) {
        let (mut offers, mut vain) = (Vec::new(), None);
        for heard in all {
            let Some(command) = self.whole(&heard.line, grammar) else {
                continue;
            };
            let is_done = |weight| match weight {
                Weight::Asks => heard.is_sure(),
                Weight::Does => heard.is_sure() && !heard.asks,
                Weight::Leaves => heard.fit <= Fitness::Whole && !heard.asks,
            };
            match self.weigh(&command, grammar, teller) {
                Some(weight) if is_done(weight) => return (Some(heard.line.clone()), offers),
                Some(_) => offers.push(heard.clone()),
                None if is_done(Weight::Does) && (command.rest.is_empty() || self.is_understood(&command, grammar)) => {
                    vain = vain.or_else(|| Some(heard.line.clone()));
                }
                None => {}
            }
        }
        (vain, offers)
    }

    /// Does what was heard.
    fn take_heard(&mut self, line: &str, before: usize, grammar: &Grammar, teller: &mut Teller) {
        self.effects.truncate(before);
        (self.meant, self.is_refused) = (None, false);
        self.understand_plainly(line, grammar, teller);
    }

    /// After the end, leaves for what is said in the lobby, if it is; whether it was.
    fn leaves_for_lobby(&mut self, line: &str, before: usize, teller: &Teller) -> bool {
        let may_leave = self.is_after() && !self.is_among_friends() && !self.around.lobby.is_empty();
        let lobby = teller.grammar(self.around.lobby, &[]);
        let is_sure = |heard: &Heard| heard.fit <= Fitness::Whole && !heard.asks;
        let is_meant = |heard: &Heard| {
            let command = lobby.whole(&heard.line, |_| None).filter(|_| is_sure(heard));
            command.is_some_and(|command| command.verb != "play")
        };
        let said = || hearing::in_lobby(line, teller, &lobby).into_iter().find(is_meant);
        let meant = may_leave.then(|| hearing::wish(line, teller).filter(is_sure).or_else(said)).flatten();
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

    /// A line as a command that is typed in whole words.
    fn whole(&self, line: &str, grammar: &Grammar) -> Option<Command> {
        grammar.whole(line, |line| self.table.bare(line, grammar))
    }

    /// Whether a command is part of something that can be done, so that the game asks for the rest.
    fn lacks(&self, command: &Command, grammar: &Grammar) -> bool {
        let understood = self.table.understand(self.listener, command, grammar);
        matches!(understood, Err(message) if message.wants == Wants::Rest)
    }

    /// Whether a command says something here, be it only why it cannot be done now.
    fn is_understood(&self, command: &Command, grammar: &Grammar) -> bool {
        self.check_alone(command, grammar).is_ok()
            && !self.is_of_session(command.verb)
            && self.table.understand(self.listener, command, grammar).is_ok()
    }

    /// Whether a command does something in the game that can be done now.
    fn does(&self, command: &Command, grammar: &Grammar) -> bool {
        match self.table.understand(self.listener, command, grammar) {
            Ok(Meaning::Act(deed, _) | Meaning::Confirm(_, deed)) => self.table.allows(self.listener, &deed),
            Ok(Meaning::Tell(_)) | Err(_) => false,
        }
    }

    /// What a command would do here; nothing where it would be refused.
    fn weigh(&self, command: &Command, grammar: &Grammar, teller: &mut Teller) -> Option<Weight> {
        self.check_alone(command, grammar).ok()?;
        let kind = self.table.kind();
        let asks = |is_understood: bool| is_understood.then_some(Weight::Asks);
        match command.verb {
            "help" => asks(help::help(command, grammar, &[], Vec::new()).is_ok()),
            "meaning" => asks(glossary::meaning(teller, Some(kind), &command.typed, grammar).is_ok()),
            "rules" => asks(help::rules(teller, kind, &command.rest, grammar).is_ok()),
            "quit" | "leave" | "resign" | "rematch" | "retry" => Some(Weight::Leaves),
            "take-back" => Some(Weight::Does),
            "again" if self.is_after() => Some(Weight::Leaves),
            "undo" if !command.rest.is_empty() => command.rest.parse::<u8>().is_ok().then_some(Weight::Does),
            verb if !OF_GAME.contains(&verb) && self.is_of_session(verb) => {
                let is_told = VERBS.contains(&verb);
                asks(!is_told || command.rest.is_empty() || command.rest.parse::<u8>().is_ok())
            }
            _ if self.does(command, grammar) => Some(Weight::Does),
            _ => asks(matches!(self.table.understand(self.listener, command, grammar), Ok(Meaning::Tell(_)))),
        }
    }

    /// Whether a command is one of those that the game does not know.
    fn is_of_session(&self, verb: &'static str) -> bool {
        self.words().contains(&verb) && !self.table.kind().verbs().contains(&verb)
    }
}
