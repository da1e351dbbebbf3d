//! The driver of a session at a keyboard: reads lines, lets computers think, and says the messages.

mod effects;
mod thinking;

use std::time::Duration;

use web_time::Instant;

use super::clerk::Clerk;
use super::console::{Console, Entered, Invited, Wanted};
use super::far::asked::Asked;
use super::far::{self, Examined, Incoming, Remote};
use super::input::Typed;
use super::spot::Spot;
use crate::pulse::within;
use crate::remote::link::Link;
use crate::seat::Seats;
use crate::session::{Ask, Ending, Input, Need, Session};
use crate::text::command::Grammar;

/// How long a thought may take before the players hear that it takes long.
pub const PATIENCE: Duration = Duration::from_secs(1);

/// How long a player must have waited without a key press before a bell is useful.
pub const LONG_WAIT: Duration = Duration::from_secs(10);

/// How long leaving a finished game waits for the check of its chance.
const FAREWELL: Duration = Duration::from_secs(3);

/// A keyboard at which a session is played.
pub struct Keyboard<'a, 'f> {
    /// Reads lines, and says messages.
    pub console: &'a mut Console,
    /// Keeps the record, and sheets for other games.
    pub clerk: &'a mut dyn Clerk,
    /// How long a thought may take before the players hear that it takes long; usually [`PATIENCE`].
    pub patience: Duration,
    /// The connection to remote players, if there are any.
    pub far: Option<&'f mut dyn Remote>,
    /// The state so far.
    so_far: SoFar,
}

/// Input from elsewhere and from a pipe, as far as it still matters.
#[derive(Default)]
struct SoFar {
    /// The question to all at the table.
    asked: Asked,
    /// Whether a line was read ahead from a pipe, and waits until one is needed.
    is_ahead: bool,
    /// Whether the game does not go on here.
    is_over: bool,
    /// The record of a finished game that is to be checked.
    examined: Option<Examined>,
}

impl<'a> Keyboard<'a, '_> {
    /// A keyboard with the usual patience and without remote players.
    pub fn new(console: &'a mut Console, clerk: &'a mut dyn Clerk) -> Self {
        Keyboard { console, clerk, patience: PATIENCE, far: None, so_far: SoFar::default() }
    }

    /// Plays a session that has begun until it is over.
    pub async fn play(&mut self, session: &mut Session) -> Ending {
        // Since when the player has been waiting for others; `None` on the player's turn.
        let mut waits: Option<Instant> = None;
        loop {
            session.set_pace(self.console.settings().pace);
            session.set_tutor(self.console.settings().tutor);
            self.do_effects(session);
            self.hear(session);
            self.check_chance(session).await;
            if self.so_far.is_over {
                return Ending::Left;
            }
            if let Some(examined) = self.so_far.examined.take() {
                self.examine(session, examined).await;
                continue;
            }
            self.tell_of_question(session);
            let need = session.need();
            if self.clerk.dismisses(&need) {
                return Ending::Left;
            }
            match need {
                Need::Nothing(ending) => {
                    self.part(session).await;
                    return ending;
                }
                Need::Line(ask) => {
                    self.rest(session);
                    if let Some(since) = waits.take()
                        && session.is_turn()
                        && self.console.pulse().now().duration_since(since) > LONG_WAIT
                    {
                        self.console.ring();
                    }
                    self.fetch_line(session, ask, true).await;
                }
                // With the player gone, there is no point in playing on.
                Need::Thought if self.console.is_gone() => session.handle(Input::Leave, self.console.teller_mut()),
                Need::Thought => match session.thinking() {
                    Some(question) => {
                        waits.get_or_insert_with(|| self.console.pulse().now());
                        if self.think(session, question).await {
                            waits = Some(self.console.pulse().now());
                        }
                    }
                    // The thought is missing, and cannot have been taken elsewhere.
                    None => session.handle(Input::Leave, self.console.teller_mut()),
                },
                Need::News if self.far.is_some() && !self.console.is_gone() => {
                    waits.get_or_insert_with(|| self.console.pulse().now());
                    self.rest(session);
                    if self.wait(session).await {
                        waits = Some(self.console.pulse().now());
                    }
                }
                // At a table without remote players, there is no news.
                Need::News => session.handle(Input::Leave, self.console.teller_mut()),
            }
        }
    }

    /// Tells of the question to all at the table, unless yes or no would mean something else.
    fn tell_of_question(&mut self, session: &Session) {
        if let Some(far) = self.far.as_deref() {
            let is_free = |console: &Console| !session.takes_yes_or_no(console.teller());
            self.so_far.asked.tell(far, self.console, is_free);
        }
    }

    /// Passes on everything that has come from elsewhere.
    fn hear(&mut self, session: &mut Session) {
        if let Some(far) = &self.far {
            far.alarm().hush();
        }
        while let Some(coming) = self.far.as_mut().and_then(|far| far.next(session.table())) {
            match coming {
                Incoming::Told(message) => self.console.say(&message.news()),
                Incoming::Post(seat, message) => session.handle(Input::Post(seat, &message), self.console.teller_mut()),
                Incoming::Connected(seat, percepts) => {
                    session.handle(Input::Connected(seat, percepts), self.console.teller_mut());
                }
                Incoming::Listens(listener, percepts) => {
                    session.handle(Input::Listens(listener, percepts), self.console.teller_mut());
                }
                Incoming::Ignored(listener) => session.handle(Input::Ignored(listener), self.console.teller_mut()),
                Incoming::Replaced(seat, is_so) => {
                    self.console.replace(seat, is_so);
                    session.handle(Input::Replaced(seat, is_so), self.console.teller_mut());
                }
                Incoming::Again(seat) => {
                    let heard = session.table().now() as u64;
                    if let Some(far) = &mut self.far {
                        far.listen(heard);
                    }
                    session.handle(Input::Connected(seat, heard), self.console.teller_mut());
                }
                Incoming::Over => {
                    self.so_far.is_over = true;
                    self.conclude(session, true);
                    return;
                }
            }
            self.do_effects(session);
        }
        self.conclude(session, false);
    }

    /// Does whatever the remote side requires when a game is over.
    fn conclude(&mut self, session: &mut Session, is_last: bool) {
        if let Some(far) = &mut self.far {
            for message in far.conclude(session.table(), self.clerk, is_last) {
                self.console.say(&message.news());
            }
        }
    }

    /// If the chance of a finished game is to be checked, checks it and says whether it was fair.
    async fn check_chance(&mut self, session: &mut Session) {
        let Some(question) = self.far.as_deref().and_then(Remote::checking) else {
            return;
        };
        let answer = self.ponder(session, question).await;
        if let Some(far) = &mut self.far {
            for message in far.checked(answer, session.table(), self.clerk) {
                self.console.say(&message.news());
            }
            if let Some(whole) = far.whole() {
                session.handle(Input::Whole(whole), self.console.teller_mut());
            }
        }
    }

    /// Before a finished game is left, waits a moment for whatever is still to come.
    async fn part(&mut self, session: &mut Session) {
        let begin = self.console.pulse().now();
        while !self.so_far.is_over && self.far.as_ref().is_some_and(|far| far.owes(session.table())) {
            let rest = FAREWELL.saturating_sub(self.console.pulse().now().duration_since(begin));
            if let Some(far) = self.far.as_deref()
                && (rest.is_zero() || within(&*self.console.pulse(), rest, far.alarm().rung()).await.is_none())
            {
                self.conclude(session, true);
                break;
            }
            self.hear(session);
        }
        self.check_chance(session).await;
    }

    /// Waits for news. On a terminal lines can be typed meanwhile; of a pipe, only lines that are not about the game
    /// are carried out before one is needed. Returns whether a line was carried out.
    async fn wait(&mut self, session: &mut Session) -> bool {
        if self.console.is_terminal() {
            return self.fetch_line(session, session.ask_for(), false).await;
        }
        if !self.so_far.is_ahead {
            return self.look_ahead(session).await;
        }
        self.console.flush();
        if let Some(far) = &self.far {
            far.alarm().rung().await;
        }
        false
    }

    /// Reads ahead in a pipe. An answer to a question to all, the wish to leave, and commands about remote players are
    /// carried out at once; any other line waits until one is needed, and so do those after it. Returns whether a line
    /// was carried out.
    async fn look_ahead(&mut self, session: &mut Session) -> bool {
        let typed = self.console.look_ahead().await;
        match &typed {
            Typed::News => return false,
            Typed::Line(line) if self.answers(session, line) => return true,
            Typed::Line(line) if self.is_about_table(session, line) => {
                let ask = session.ask_for();
                let grammar = self.console.teller().grammar(&ask.verbs, ask.arguments);
                session.handle(Input::Line(line, &grammar), self.console.teller_mut());
                return true;
            }
            Typed::Line(_) | Typed::TooLong | Typed::NotText | Typed::Interrupt | Typed::End => {}
        }
        self.so_far.is_ahead = true;
        self.console.put_back(typed);
        false
    }

    /// Whether a line means the same on every turn. For a listener, who never has one, every line does.
    fn is_about_table(&self, session: &Session, line: &str) -> bool {
        if session.only_listens() {
            return true;
        }
        let ask = session.ask_for();
        let grammar = self.console.teller().grammar(&ask.verbs, ask.arguments);
        let command = grammar.parse(line, |line| session.table().bare(line, &grammar));
        command.is_ok_and(|command| command.verb == "quit" || far::VERBS.contains(&command.verb))
    }

    /// Takes a line as an answer to a question to all. Returns whether it was one.
    fn answers(&mut self, session: &mut Session, line: &str) -> bool {
        let far = self.far.as_deref_mut();
        let is_meant = |console: &Console| session.is_move(console.teller(), line);
        let is_answer = far.is_some_and(|far| self.so_far.asked.accept(far, self.console, line, is_meant));
        if is_answer {
            session.forget_meant();
        }
        is_answer
    }

    /// Takes a line that accepts an invitation, is one, or answers whether to follow it. Returns whether it was that.
    fn goes(&mut self, session: &mut Session, line: &str) -> bool {
        if Link::parse(line).is_some() {
            session.withdraw();
            self.do_effects(session);
        }
        let is_meant = |console: &Console| session.is_move(console.teller(), line);
        match self.console.invited(line, is_meant) {
            Invited::Goes(line) => session.handle(Input::Invited(&line), self.console.teller_mut()),
            Invited::Told => {}
            Invited::Not => return false,
        }
        true
    }

    /// Repeats a question to all after a line that is empty or a mistake.
    fn repeat_question(&mut self, session: &Session, line: &str, grammar: &Grammar) {
        let is_understood = || grammar.parse(line, |line| session.table().bare(line, grammar)).is_ok();
        if self.so_far.asked.is_open() && (line.trim().is_empty() || !is_understood()) {
            self.so_far.asked.ask_again();
        }
    }

    /// Asks for a line. Returns whether there was one.
    async fn fetch_line(&mut self, session: &mut Session, ask: Ask, is_due: bool) -> bool {
        self.so_far.is_ahead &= !is_due;
        let grammar = self.console.teller().grammar(&ask.verbs, ask.arguments);
        // A question has no commands.
        let (kind, count) = (session.table().kind(), session.table().players().len());
        let players = Seats::first(count).iter().map(|seat| self.console.teller().name_of(seat)).collect();
        let spot = match ask.verbs.is_empty() {
            true => Spot::Question,
            false => {
                let wanted = self.clerk.wanted(kind, self.console.teller());
                Spot::Game { kind, verbs: ask.verbs, names: ask.names, players, wanted, choices: ask.choices }
            }
        };
        let wanted = Wanted { is_due, is_asked: self.so_far.asked.is_open() };
        let place = ask.place.as_ref().filter(|_| !self.clerk.says_what_is_due());
        match self.console.ask_or_hear(place, spot, wanted).await {
            Entered::Leave => session.handle(Input::Leave, self.console.teller_mut()),
            Entered::Line(line) if self.goes(session, &line) => {}
            Entered::Line(line) if self.answers(session, &line) => {}
            Entered::Line(line) if line.trim().is_empty() && self.so_far.asked.is_open() && !is_due => {
                self.so_far.asked.ask_again();
            }
            Entered::Line(line) => {
                self.repeat_question(session, &line, &grammar);
                session.handle(Input::Line(&line, &grammar), self.console.teller_mut());
            }
            Entered::News => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests;
