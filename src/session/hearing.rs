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
use crate::text::ear::{GAME, Heard};
use crate::text::message::{Arg, Message};
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
    /// It does something in the game, or leaves it.
    Does,
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

    /// Hears a line that was refused once more: as what the last one lacked, and as what people say. What was told of it since
    /// there were so many effects is taken back where it means something; where it may mean something, that is offered.
    pub(super) fn hear(&mut self, line: &str, before: usize, may_offer: bool, grammar: &Grammar, teller: &mut Teller) {
        let lacking = self.lacking.replace(line.trim().to_owned());
        let ears = teller.ears(self.places());
        let parts = lacking.map(|lacking| [format!("{lacking} {line}"), format!("{line} {lacking}")]);
        let whole = ears.iter().flat_map(|ear| parts.iter().flatten().map(move |line| (ear, line)));
        let of_two: Vec<Heard> =
            whole.flat_map(|(ear, line)| ear.hear(line, &grammar.verbs, &grammar.arguments)).collect();
        let completes = |heard: &&Heard| heard.is_sure && !heard.asks;
        let completed = of_two.iter().filter(completes).find(|heard| {
            let command = self.whole(&heard.line, grammar);
            command.is_some_and(|command| self.weigh(&command, grammar, teller) == Some(Weight::Does))
        });
        if let Some(heard) = completed {
            return self.take_heard(&heard.line, before, grammar, teller);
        }
        let heard: Vec<Heard> =
            ears.iter().flat_map(|ear| ear.hear(line, &grammar.verbs, &grammar.arguments)).collect();
        let (meant, offers) = self.sort_out(&heard, grammar, teller);
        if let Some(meant) = meant {
            return self.take_heard(&meant, before, grammar, teller);
        }
        if self.leaves_for_lobby(line, before, teller) {
            return;
        }
        if let Some(offer) = offers.into_iter().next().filter(|_| may_offer) {
            self.effects.truncate(before);
            self.say(Message::new("misread-offer").with("line", Arg::typed(&offer)));
            self.meant = Some(offer);
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
        let heard: Vec<Heard> = all.filter(|heard| heard.is_phrase || !is_whole).collect();
        let (meant, _) = self.sort_out(&heard, grammar, teller);
        if let Some(meant) = &meant {
            self.take_heard(meant, self.effects.len(), grammar, teller);
        }
        meant.is_some()
    }

    /// Of what was heard the line that is sure and means something here, and those that may be meant. Where a command that
    /// was said can only tell what it lacks, or why it cannot be done now, that is told.
    fn sort_out(&self, heard: &[Heard], grammar: &Grammar, teller: &mut Teller) -> (Option<String>, Vec<String>) {
        let (mut offers, mut vain) = (Vec::new(), None);
        for Heard { line, is_sure, asks, .. } in heard {
            let Some(command) = self.whole(line, grammar) else {
                continue;
            };
            match self.weigh(&command, grammar, teller) {
                Some(weight) if *is_sure && (weight == Weight::Asks || !asks) => return (Some(line.clone()), offers),
                Some(_) => offers.push(line.clone()),
                None if *is_sure && !asks && command.rest.is_empty() => vain = vain.or_else(|| Some(line.clone())),
                None => {}
            }
        }
        (vain, offers)
    }

    /// Does what was heard.
    fn take_heard(&mut self, line: &str, before: usize, grammar: &Grammar, teller: &mut Teller) {
        self.effects.truncate(before);
        (self.meant, self.lacking, self.is_refused) = (None, None, false);
        self.understand_plainly(line, grammar, teller);
    }

    /// After the end, leaves for what is said in the lobby, if it is; whether it was.
    fn leaves_for_lobby(&mut self, line: &str, before: usize, teller: &Teller) -> bool {
        let may_leave = self.is_after() && !self.is_among_friends() && !self.around.lobby.is_empty();
        let lobby = teller.grammar(self.around.lobby, &[]);
        let is_meant = |heard: &Heard| {
            let command = lobby.whole(&heard.line, |_| None).filter(|_| heard.is_sure);
            command.is_some_and(|command| command.verb != "play")
        };
        let said = || hearing::in_lobby(line, teller, &lobby).into_iter().find(is_meant).map(|heard| heard.line);
        let meant = may_leave
            .then(|| hearing::wish(line, teller).filter(|(_, asks)| !asks).map(|(line, _)| line).or_else(said))
            .flatten();
        if let Some(meant) = meant.clone() {
            self.effects.truncate(before);
            self.leave_for(Ending::Lobby(meant));
        }
        meant.is_some()
    }

    fn places(&self) -> &'static [&'static str] {
        if self.is_lesson() { LESSON_PLACES } else { PLACES }
    }

    /// A line as a command that is typed in whole words.
    fn whole(&self, line: &str, grammar: &Grammar) -> Option<Command> {
        grammar.whole(line, |line| self.table.bare(line, grammar))
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
            "quit" | "leave" | "resign" | "rematch" | "retry" | "take-back" => Some(Weight::Does),
            "again" if self.is_after() => Some(Weight::Does),
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
