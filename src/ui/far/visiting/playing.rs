//! A visit during a game: commands other than moves, and the handling of news.

use std::mem;

use super::{Visiting, at_table, lost};
use crate::alarm::Alarm;
use crate::matches::Match;
use crate::player::Player;
use crate::question::{Answer, Question};
use crate::remote::check::{Fairness, Judgement, Visitor, kept, whole};
use crate::remote::message::{Proposal, Sheet, Whereabouts};
use crate::remote::visit::GuestNews;
use crate::seat::{Seat, Seats};
use crate::session::unsaved;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::clerk::Clerk;
use crate::ui::console::Console;
use crate::ui::far::friends;
use crate::ui::far::heard::message_about;
use crate::ui::far::patience::{has_nudged, has_time};
use crate::ui::far::questions::{agreed, proposal, put_to_all, question, same_again};
use crate::ui::far::table::{lang_of_code, listeners, told_code, who};
use crate::ui::far::talk::{Talked, nobody_hears, said_to, seat_called, whom};
use crate::ui::far::verdict;
use crate::ui::far::{Examined, Incoming, Remote, is_over};

impl Remote for Visiting {
    fn alarm(&self) -> &Alarm {
        &self.connection.alarm
    }

    fn next(&mut self, table: &dyn Match) -> Option<Incoming> {
        self.is_over = is_over(table);
        while self.coming.is_empty() {
            let news = self.news()?;
            self.heed(news);
        }
        self.coming.pop_front()
    }

    fn listen(&mut self, percepts: u64) {
        self.visit.follow(percepts);
        self.send();
    }

    /// Actions taken while the table does not respond are sent again when it is back.
    fn post(&mut self, _seat: Seat, message: Vec<u8>) -> Option<Message> {
        self.visit.post(message);
        self.send();
        self.visit.is_lost().then(|| Message::new("move-waits"))
    }

    /// Invalid messages from the table are ignored.
    fn reject(&mut self, _seat: Seat) {}

    /// A guest's table is remote, and knows it.
    fn give_up(&mut self, _seat: Seat) {}

    fn tell(&mut self, _listener: u8, _message: Vec<u8>) {}

    fn dismiss(&mut self, _listener: u8) {}

    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        if command.verb == "present" {
            return match self.unheard(Seats::first(self.players.len())) {
                Some(told) => told,
                None => {
                    let (away, replaced) = (self.absence.away(), self.absence.replaced());
                    let there = who(&self.players, away, replaced, self.visit.queue(), &self.audience);
                    [there, self.undecided()].concat()
                }
            };
        }
        if command.verb == "code" {
            return lang_of_code(command, teller)
                .map_or_else(|unknown| vec![unknown], |lang| told_code(self.code, lang));
        }
        if command.verb == "listeners" {
            let decides = Message::new("listeners-host");
            return [decides].into_iter().chain(listeners(&self.audience)).collect();
        }
        if command.verb == "patience" {
            let decides = (!command.rest.is_empty()).then(|| Message::new("patience-host"));
            return decides.into_iter().chain([has_time(self.visit.patience())]).collect();
        }
        if self.listens() && command.verb == "say" {
            return vec![self.unsaid()];
        }
        if self.listens() && matches!(command.verb, "replace" | "nudge") {
            return vec![self.seatless()];
        }
        if command.verb == "expel" {
            return vec![Message::new("remove-host")];
        }
        if command.verb == "nudge" {
            let told = self.nudge(command, teller);
            return vec![self.of_table(told)];
        }
        if command.verb == "replace" {
            return Vec::from_iter(self.replace(command, teller));
        }
        if command.verb == "again" {
            return vec![self.propose_again(command, teller)];
        }
        if friends::VERBS.contains(&command.verb) {
            let players = at_table(&self.later, &self.players);
            let told = self.friends.borrow_mut().obey(command, teller, players, &self.keys);
            return told.into_iter().map(|message| self.of_table(message)).collect();
        }
        match self.talk.obey(command, teller, at_table(&self.later, &self.players), &self.marks) {
            Talked::Told(told) => told.into_iter().map(|message| self.of_table(message)).collect(),
            // Talk that would be lost with the connection must not seem to be heard.
            Talked::Say(..) if self.visit.is_lost() || self.is_deserted => vec![Message::new("say-nobody")],
            // Absences are known by the seats of the game.
            Talked::Say(to @ Some(seat), _) if !self.later.is_holding() && self.absence.away().contains(seat) => {
                vec![nobody_hears(to, self.absence.away())]
            }
            Talked::Say(to, text) => {
                self.visit.say(to, text);
                self.send();
                vec![self.of_table(said_to(to))]
            }
        }
    }

    /// Begins to check that chance was fair, as soon as the host's report has arrived.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, is_last: bool) -> Vec<Message> {
        if !self.owes(table) {
            self.confirm_again();
            self.keep_confirmed(clerk);
            return Vec::new();
        }
        let (Some(sheet), Some(revealed)) = (&self.sheet, self.revealed.take()) else {
            self.is_judged = is_last;
            return Vec::from_iter(is_last.then(|| Message::new("fair-missing")));
        };
        self.is_judged = true;
        let visitor = Visitor { sheet, stake: self.stake, table };
        match Judgement::begin(&visitor, &revealed) {
            Ok(judgement) => {
                self.judgement = Some((judgement, revealed));
                Vec::new()
            }
            Err(flaw) => vec![verdict::message(&Fairness::Flaw(flaw))],
        }
    }

    fn checking(&self) -> Option<Question> {
        self.judgement.as_ref().map(|(judgement, _)| judgement.question())
    }

    fn checked(&mut self, answer: Option<Answer>, table: &dyn Match, clerk: &mut dyn Clerk) -> Vec<Message> {
        let (Some(sheet), Some((judgement, revealed))) = (&self.sheet, self.judgement.take()) else {
            return Vec::new();
        };
        let verdict = judgement.conclude(answer);
        let mut told = vec![verdict::message(&verdict)];
        if !matches!(verdict, Fairness::Flaw(_)) {
            let text = kept(&Visitor { sheet, stake: self.stake, table }, &revealed);
            self.whole = whole(&text);
            self.confirmed = self.number.and_then(|number| self.visit.confirm(number, &text));
            self.send();
            self.add_confirmations();
            let text = self.sealed(&text).unwrap_or(text);
            if let Err(why) = clerk.replace(&text) {
                told.push(unsaved("record-fault", why));
            }
            self.kept = Some(text);
        }
        told
    }

    fn whole(&mut self) -> Option<Box<dyn Match>> {
        self.whole.take()
    }

    fn verify(&self, clerk: &dyn Clerk) -> Result<Examined, Message> {
        match &self.sheet {
            None => Err(self.seatless()),
            Some(sheet) => Examined::begin(self.kept.as_deref(), clerk, sheet.game.text()),
        }
    }

    fn use_servers(&mut self, _console: &Console) -> Vec<Message> {
        vec![Message::new("servers-host")]
    }

    fn propose_typed(&mut self, typed: &str, console: &mut Console) -> Vec<Message> {
        let told = match proposal(console, typed, self.people()) {
            _ if self.listens() => self.seatless(),
            _ if self.is_deserted => self.bye(),
            _ if self.visit.is_lost() => lost(),
            _ if !self.is_room && !self.is_over => Message::new("propose-fixed"),
            Ok(proposal) => {
                self.propose(proposal);
                put_to_all()
            }
            Err(message) => message,
        };
        vec![told]
    }

    fn owes(&self, table: &dyn Match) -> bool {
        self.sheet.is_some() && !self.is_judged && is_over(table)
    }

    /// `None` while the connection is lost, since an answer would be lost; an open question is asked again afterwards.
    fn asked(&self) -> Option<(u32, Message)> {
        let asked = self.visit.asked().filter(|_| !self.visit.is_lost());
        asked.map(|(number, matter)| (number, self.of_table(question(matter))))
    }

    fn answer(&mut self, is_yes: bool) -> Vec<Message> {
        self.visit.answer(is_yes);
        self.send();
        // The table reports the effect of a no.
        Vec::from_iter(is_yes.then(agreed))
    }
}

impl Visiting {
    /// Handles news during a game.
    fn heed(&mut self, news: GuestNews) {
        match (news, self.seat) {
            // Players who already wait may have other seats in the room, so their changes are held until this guest
            // waits there, too.
            (news @ GuestNews::Seat(..), _) if self.later.is_holding() => self.later.hold(news),
            (GuestNews::Seat(seat, whereabouts), _) => self.postpone(seat, whereabouts),
            (GuestNews::Cards(keys), _) => {
                // Cards are sent after all absences.
                for seat in self.absence.end_again().iter() {
                    self.postpone(seat, Whereabouts::Here);
                }
                let known = self.recognise(keys);
                self.coming.extend(known.into_iter().map(Incoming::Told));
            }
            (GuestNews::Post(bytes), Some(seat)) => self.coming.push_back(Incoming::Post(seat, bytes)),
            (GuestNews::Again, Some(seat)) => {
                self.absence.begin_again();
                self.coming.push_back(Incoming::Again(seat));
            }
            (GuestNews::Said(saying), _) => {
                let told = self.hear(&saying);
                self.coming.extend(told.map(Incoming::Told));
            }
            // A listener to a finished game is told why there is no seat yet, before the next game is heard.
            (GuestNews::BusyAgain(sheet), _) if self.is_over => {
                self.coming.extend(message_about(&GuestNews::BusyAgain(sheet.clone()), None).map(Incoming::Told));
                self.later.hold_table(GuestNews::Busy(sheet));
            }
            // A player who still asks about the finished game is not called away because others have stopped.
            (news @ (GuestNews::Waits(_) | GuestNews::Busy(_)), _) if self.is_over && !self.has_waited() => {
                self.later.hold_table(news);
            }
            (GuestNews::Bye, _) if self.is_over => {
                self.is_deserted = true;
                self.coming.push_back(Incoming::Told(self.bye()));
            }
            // Another game, or none: for the code that waits for one.
            (
                news @ (GuestNews::Plays(_)
                | GuestNews::GoesOn(_)
                | GuestNews::Waits(_)
                | GuestNews::Busy(_)
                | GuestNews::BusyAgain(_)
                | GuestNews::Bye
                | GuestNews::Refused(..)
                | GuestNews::Failed(_)),
                _,
            ) => {
                self.later.leave_for(news);
                self.coming.push_back(Incoming::Over);
            }
            (news, seat) => {
                let own = self.later.table().map(|sheet| sheet.seat).or(seat);
                let told = message_about(&news, own).map(|message| self.of_table(message));
                self.coming.extend(told.map(Incoming::Told));
            }
        }
    }

    /// Confirms the game again if the table has sent its report again, since the confirmation may have been lost in a
    /// break.
    fn confirm_again(&mut self) {
        if self.is_judged
            && self.revealed.take().is_some()
            && let (Some(number), Some(kept)) = (self.number, &self.kept)
        {
            self.visit.confirm(number, kept);
            self.send();
        }
    }

    /// Verifies and adds the confirmations sent by the table. Returns whether any is new.
    fn add_confirmations(&mut self) -> bool {
        let told = mem::take(&mut self.confirmations);
        let Some((digest, confirmed)) = &mut self.confirmed else {
            return false;
        };
        let before = confirmed.by.len();
        for confirmation in told {
            confirmed.add(*digest, confirmation);
        }
        confirmed.by.len() > before
    }

    /// The text of the record with the confirmations.
    fn sealed(&self, text: &str) -> Option<String> {
        self.confirmed.as_ref().and_then(|(_, confirmed)| confirmed.sealed(text))
    }

    /// Saves new confirmations of the game. If that fails, the record is valid without them.
    fn keep_confirmed(&mut self, clerk: &mut dyn Clerk) {
        if self.confirmed.is_none() || self.confirmations.is_empty() || !self.add_confirmations() {
            return;
        }
        if let Some(text) = clerk.record().and_then(|text| self.sealed(text)) {
            let _ = clerk.replace(&text);
        }
        self.kept = self.kept.as_ref().and_then(|text| self.sealed(text));
    }

    /// The message that the command needs a seat, and whether the guest will get one.
    fn seatless(&self) -> Message {
        Message::new(if self.visit.queues() { "no-seat-yet" } else { "no-seat" })
    }

    /// The message that talk needs a seat.
    fn unsaid(&self) -> Message {
        Message::new(if self.visit.queues() { "say-waiting" } else { "say-listening" })
    }

    /// Whether the guest has only listened while waiting for a seat, and has one now.
    fn has_waited(&self) -> bool {
        self.sheet.is_none() && !self.visit.listens()
    }

    /// Proposes the finished game again.
    fn propose_again(&mut self, command: &Command, teller: &Teller) -> Message {
        let same = |sheet: &Sheet| Proposal::same(sheet.game.text(), sheet.options.text(), &sheet.players);
        if self.is_deserted {
            return self.bye();
        }
        if self.visit.is_lost() {
            return lost();
        }
        match self.sheet.as_ref().map(same).and_then(|same| same_again(same, command, teller)) {
            Some(same) => {
                self.propose(same);
                put_to_all()
            }
            None if self.listens() => self.seatless(),
            None => Message::new(if self.is_room { "propose-first" } else { "propose-fixed" }),
        }
    }

    /// Nudges an idle player.
    fn nudge(&mut self, command: &Command, teller: &Teller) -> Message {
        let players = at_table(&self.later, &self.players);
        let Some(seat) = seat_called(&command.typed, teller, players) else {
            return whom(players);
        };
        let is_guest = players.get(seat.index()).is_some_and(Player::is_far);
        let (away, replaced) = (self.absence.away().contains(seat), self.absence.replaced().contains(seat));
        match () {
            () if self.visit.is_lost() => lost(),
            () if !is_guest => whom(players),
            () if away => Message::new("nudge-away").seat("name", seat),
            () if replaced => Message::new("replace-done").seat("name", seat),
            () => {
                self.visit.nudge(seat);
                self.send();
                has_nudged(seat, self.visit.patience())
            }
        }
    }

    /// The number of people present.
    fn people(&self) -> usize {
        let is_there = |seat: &Seat| !self.absence.away().contains(*seat) && !self.absence.replaced().contains(*seat);
        let is_person = |seat: &Seat| self.players.get(seat.index()).is_some_and(|player| player.level().is_none());
        self.taken.iter().filter(is_there).filter(is_person).count()
    }

    /// Asks for a computer to play for a player who is absent or idle, and returns a message about it.
    fn replace(&mut self, command: &Command, teller: &Teller) -> Option<Message> {
        let Some(seat) = seat_called(&command.typed, teller, &self.players) else {
            return Some(whom(&self.players));
        };
        if self.is_over {
            return Some(Message::new("replace-over"));
        }
        if self.visit.is_lost() {
            return Some(lost());
        }
        let is_guest = self.players.get(seat.index()).is_some_and(Player::is_far);
        if self.absence.away().contains(seat) {
            if self.visit.is_asking_other(seat) {
                return Some(Message::new("replace-busy").seat("name", seat));
            }
            // If this is the open question, the command is a yes, and a player who is alone decides.
            let is_alone = self.visit.is_asking() || self.people() < 2;
            self.visit.ask_for(seat);
            self.send();
            return Some(if is_alone { agreed() } else { put_to_all() });
        }
        match (is_guest, self.absence.replaced().contains(seat)) {
            (_, true) => Some(Message::new("replace-done").seat("name", seat)),
            // The table knows whether and when that player was nudged, and reports the outcome.
            (true, false) => {
                self.visit.ask_for_idle(seat);
                self.send();
                None
            }
            (false, false) => Some(whom(&self.players)),
        }
    }
}
