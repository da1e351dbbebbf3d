//! The effects of a session at the keyboard.

use super::Keyboard;
use crate::player::Player;
use crate::seat::Seat;
use crate::session::{Delivery, Effect, Errand, Input, Session};
use crate::text::command::Command;
use crate::ui::console::asks_for_servers;

impl Keyboard<'_, '_> {
    /// Carries out the effects of the session.
    pub(super) fn do_effects(&mut self, session: &mut Session) {
        while let Some(effect) = session.effect() {
            match effect {
                Effect::Say(message) => self.console.say(&message),
                Effect::Clear => {
                    if !self.console.clear() {
                        session.handle(Input::NotCleared, self.console.teller_mut());
                    }
                }
                Effect::Forget => self.console.forget_typed(),
                Effect::More => self.console.more(),
                Effect::Back => self.console.back(),
                Effect::Restyle(command) => self.restyle(session, &command),
                Effect::Run(errand) => self.run(session, errand),
                Effect::Post(seat, message) => {
                    let told = self.far.as_mut().and_then(|far| far.post(seat, message));
                    self.console.say_all(&Vec::from_iter(told));
                }
                Effect::Reject(seat) => {
                    if let Some(far) = &mut self.far {
                        far.reject(seat);
                    }
                }
                Effect::GaveUp(seat) => self.give_up(session, seat),
                Effect::Tell(listener, message) => {
                    if let Some(far) = &mut self.far {
                        far.tell(listener, message);
                    }
                }
                Effect::Teach(command) => {
                    let told = self.clerk.heed(&command);
                    match command.verb {
                        "last" if command.rest.is_empty() => self.console.repeat(told),
                        _ => self.console.say_all(&told),
                    }
                }
                Effect::Dismiss(listener) => {
                    if let Some(far) = &mut self.far {
                        far.dismiss(listener);
                    }
                }
                Effect::Far(command) => self.obey_far(session, &command),
            }
        }
    }

    /// Carries out a command about remote players.
    fn obey_far(&mut self, session: &Session, command: &Command) {
        let Some(far) = &mut self.far else {
            return;
        };
        let told = match command.verb {
            "propose" => far.propose_typed(&command.typed, self.console),
            "verify" => match far.verify(self.clerk) {
                Ok(examined) => {
                    self.so_far.examined = Some(examined);
                    Vec::new()
                }
                Err(message) => vec![message],
            },
            _ => far.obey(command, self.console.teller()),
        };
        // The command may have taught the console words of another game.
        self.console.learn_game(session.table().kind());
        self.console.say_all(&told);
    }

    /// Changes a setting, or lets the table use servers.
    pub(super) fn restyle(&mut self, session: &mut Session, command: &Command) {
        let is_for_table = asks_for_servers(command, &self.console.teller().grammar(&[], &[]));
        if let Some(far) = self.far.as_mut().filter(|_| is_for_table) {
            let told = far.use_servers(self.console);
            return self.console.say_all(&told);
        }
        match self.console.restyle(command) {
            Ok(true) => session.handle(Input::Language, self.console.teller_mut()),
            Ok(false) => {}
            Err(message) => self.console.say(&message),
        }
        if let Some(far) = &mut self.far {
            far.link_to(self.console.settings().page.as_ref());
        }
    }

    /// Announces that a computer plays on for a player who has given up.
    fn give_up(&mut self, session: &Session, seat: Seat) {
        if let Some(far) = &mut self.far {
            far.give_up(seat);
        }
        // For a remote player, this comes as news.
        if session.table().players().get(seat.index()).is_some_and(Player::is_human) {
            self.console.replace(seat, true);
        }
    }

    fn run(&mut self, session: &mut Session, errand: Errand) {
        let delivery = self.clerk.run(errand);
        if let (Delivery::Record(Ok(())) | Delivery::Saved(_, Ok(_)), Some(far)) = (&delivery, &mut self.far) {
            far.save();
        }
        session.handle(Input::Delivery(delivery), self.console.teller_mut());
    }

    /// Saves the game before waiting. Messages wait for the prompt, so that both are one write.
    pub(super) fn rest(&mut self, session: &mut Session) {
        if session.is_recorded() {
            self.run(session, Errand::Rest);
            self.do_effects(session);
        }
    }
}
