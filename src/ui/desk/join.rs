//! Joining: a visit to another player's table.

use std::rc::Rc;

use super::destination::Destination;
use super::{Desk, Trouble};
use crate::games;
use crate::name::is_same_name;
use crate::player::{Player, seated};
use crate::remote::message::Sheet;
use crate::remote::network::Role;
use crate::remote::visit::{GuestNews, Visit};
use crate::rng::fresh_bytes;
use crate::seat::{Seat, Seats};
use crate::session::Ending;
use crate::text::command::Command;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::ui::about;
use crate::ui::console::{Entered, Invited, Wanted};
use crate::ui::far::asked::Asked;
use crate::ui::far::heard::{message_about, seeking};
use crate::ui::far::meeting::Meeting;
use crate::ui::far::table::{GUEST_VERBS, absent, listeners};
use crate::ui::far::visiting::Visiting;
use crate::ui::far::{self, Remote};
use crate::ui::input::Typed;
use crate::ui::spot::{Room, Spot};
use crate::ui::verbs::STYLE_VERBS;

/// A game announced by the table.
pub(super) enum Game {
    /// It begins now.
    New(Sheet),
    /// It began earlier.
    Old(Sheet),
}

/// How the wait for a game ends.
enum Wait {
    /// A game is played.
    Plays(Game),
    /// The host or the player has left the table.
    Over,
    /// The player leaves for a friend's table, with this line.
    Goes(String),
}

impl Desk {
    /// Joins the table with these five words, and plays there as long as the host does.
    ///
    /// # Errors
    /// When the words are not valid, or the table cannot be reached.
    pub async fn join(&mut self, words: &str, meeting: Meeting) -> Result<Ending, Trouble> {
        let visit = Visit::new(self.hello()).shown_by(self.friends.borrow_mut().identity());
        self.look_for(words, meeting, visit).await
    }

    /// Listens at the table with these five words as long as there is something to hear.
    ///
    /// # Errors
    /// When the words are not valid, or the table cannot be reached.
    pub async fn listen(&mut self, words: &str, meeting: Meeting) -> Result<Ending, Trouble> {
        let visit = Visit::listening(self.hello());
        self.look_for(words, meeting, visit).await
    }

    /// Visits the table with these five words.
    async fn look_for(&mut self, words: &str, meeting: Meeting, visit: Visit) -> Result<Ending, Trouble> {
        let Destination { code, meeting, host } = self.destination(words, meeting).await?;
        let meeting = meeting.by_own(&self.console.settings().relays);
        let host = host.or_else(|| self.friends.borrow().known_host(code));
        // If no key can be saved, a fresh one serves for this visit.
        let key = self.home.as_ref().and_then(|home| home.key().ok()).map_or_else(fresh_bytes, Ok);
        let key = key.map_err(|_| Message::new("seed-none"))?;
        let keyless = self.friends.borrow().keyless().filter(|_| !visit.listens());
        self.console.announce(&Vec::from_iter(keyless));
        let visit = visit.made_by(key);
        self.tell_of_addresses(&meeting.way);
        let connection = self.call(code, Role::Guest { key, host }, meeting.way)?;
        self.learn_all_games();
        // Once the table is found, a display shows that in place of this message.
        self.console.announce(&[seeking()]);
        self.friends.borrow_mut().visit(code);
        let mut visiting = Visiting::new(connection, code, visit, Rc::clone(&self.friends));
        let ending = self.visit(&mut visiting).await;
        self.console.announce(&visiting.part().await);
        self.console.sleep();
        ending
    }

    /// Plays every game that the table plays.
    async fn visit(&mut self, visiting: &mut Visiting) -> Result<Ending, Trouble> {
        // The table as it was announced last.
        let mut told = None;
        loop {
            let game = match self.wait_for_game(visiting, &mut told).await? {
                Wait::Plays(game) => game,
                Wait::Over => return Ok(Ending::Left),
                Wait::Goes(line) => return Ok(Ending::Lobby(line)),
            };
            let Some((mut session, scribe)) = self.sit_down(visiting, game, &mut told).await? else {
                continue;
            };
            let ending = self.play_with(&mut session, scribe, Some(visiting)).await;
            visiting.release();
            match ending {
                ending @ Ending::Over(_) if visiting.is_deserted() => return Ok(ending),
                Ending::Left if visiting.has_waiting() => {}
                Ending::Over(_) if visiting.is_room() && !self.console.has_left() => {
                    if !visiting.has_waiting() {
                        // Guests hear what the first player back in the room can do, as the host does.
                        let can_propose = !visiting.listens() && !visiting.is_asking();
                        let id = if can_propose { "room-wait-propose" } else { "room-wait" };
                        self.console.say(&Message::new(id));
                    }
                }
                ending @ (Ending::Over(_) | Ending::Left | Ending::Again | Ending::Retry { .. } | Ending::Lobby(_)) => {
                    return Ok(ending);
                }
            }
        }
    }

    /// Waits until a game is played; there may be none.
    async fn wait_for_game(&mut self, visiting: &mut Visiting, told: &mut Option<Sheet>) -> Result<Wait, Trouble> {
        let (mut asked, mut is_ahead) = (Asked::default(), false);
        visiting.rename(self.own_name());
        loop {
            if let Some(end) = self.hear_as_guest(visiting, told)? {
                return Ok(end);
            }
            asked.tell(visiting, &mut self.console, |_| true);
            let line = match self.line_of_guest(visiting, told.as_ref(), asked.is_open(), &mut is_ahead).await {
                Entered::News => continue,
                Entered::Leave => return Ok(Wait::Over),
                Entered::Line(line) => line,
            };
            match self.console.invited(&line, |_| false) {
                Invited::Goes(line) => return Ok(Wait::Goes(line)),
                Invited::Told => continue,
                Invited::Not if asked.accept(visiting, &mut self.console, &line, |_| false) => continue,
                Invited::Not if line.trim().is_empty() && asked.is_open() => {
                    asked.ask_again();
                    continue;
                }
                Invited::Not => {}
            }
            let is_asked = asked.is_open();
            if is_asked && self.is_mistake(&line, GUEST_VERBS) {
                asked.ask_again();
            }
            let game = told.as_ref().map_or("", |sheet| sheet.game.text());
            let game = (!(visiting.is_room() && game.is_empty())).then_some(game);
            match self.read_in_room(&line, GUEST_VERBS, game, is_asked) {
                None => visiting.rename(self.own_name()),
                Some(command) if command.verb == "quit" => return Ok(Wait::Over),
                Some(command) if command.verb == "verify" => self.verify_here(&command).await,
                Some(command) => self.obey_as_guest(visiting, &command, told),
            }
        }
    }

    /// Announces news while no game is in play, and returns how that ends, if it does.
    ///
    /// # Errors
    /// When the table no longer exists.
    fn hear_as_guest(&mut self, visiting: &mut Visiting, told: &mut Option<Sheet>) -> Result<Option<Wait>, Trouble> {
        visiting.alarm().hush();
        while let Some(news) = visiting.news() {
            match news {
                GuestNews::Plays(sheet) => return Ok(Some(Wait::Plays(Game::New(sheet)))),
                GuestNews::GoesOn(sheet) => return Ok(Some(Wait::Plays(Game::Old(sheet)))),
                GuestNews::Waits(sheet) => {
                    let is_same = told.as_ref().is_some_and(|before| is_same_table(before, &sheet));
                    let lost = visiting.wait_with(&sheet, is_same);
                    self.tell_sheet(visiting, &sheet, told, lost);
                }
                GuestNews::Busy(sheet) => {
                    visiting.meet(&sheet.players);
                    *told = None;
                    self.tell_sheet(visiting, &sheet, told, Seats::NONE);
                    self.console.announce(&Vec::from_iter(message_about(&GuestNews::Busy(sheet), None)));
                }
                GuestNews::BusyAgain(sheet) => {
                    visiting.meet(&sheet.players);
                    self.learn_table(&sheet);
                    self.console.meet(&sheet.players);
                    self.console.announce(&Vec::from_iter(message_about(&GuestNews::BusyAgain(sheet.clone()), None)));
                    // The players are only named when asked for.
                    *told = Some(sheet);
                }
                GuestNews::Bye => {
                    self.console.announce(&[visiting.bye()]);
                    return Ok(Some(Wait::Over));
                }
                GuestNews::Refused(..) | GuestNews::Failed(_) => {
                    return Err(message_about(&news, None).unwrap_or_else(|| Message::new("join-bye")));
                }
                GuestNews::Said(saying) => self.console.announce(&Vec::from_iter(visiting.hear(&saying))),
                GuestNews::Cards(keys) => self.console.announce(&visiting.recognise(keys)),
                news => {
                    let own = told.as_ref().map(|sheet| sheet.seat);
                    self.console.announce(&Vec::from_iter(message_about(&news, own)));
                }
            }
        }
        Ok(None)
    }

    /// Reads a line while no game is in play. From a pipe, takes only lines meant for the room or, while a question is
    /// open, any line, since all are waiting for an answer.
    async fn line_of_guest(
        &mut self,
        visiting: &Visiting,
        told: Option<&Sheet>,
        is_asked: bool,
        is_ahead: &mut bool,
    ) -> Entered {
        if self.console.is_terminal() {
            let place = Message::new("place-room");
            let spot = Spot::Room(GUEST_VERBS, room(visiting, is_asked, told));
            self.console.ask_or_hear(Some(&place), spot, Wanted { is_due: false, is_asked }).await
        } else {
            self.look_ahead(visiting, is_asked, is_ahead).await.map_or(Entered::News, Entered::Line)
        }
    }

    /// Carries out a command of a guest while no game is in play.
    fn obey_as_guest(&mut self, visiting: &mut Visiting, command: &Command, told: &mut Option<Sheet>) {
        match command.verb {
            "who" | "present" => match told.take() {
                Some(sheet) => match visiting.unheard(sheet.taken) {
                    Some(unheard) => {
                        self.console.say_all(&unheard);
                        *told = Some(sheet);
                    }
                    None => {
                        self.tell_sheet(visiting, &sheet, told, Seats::NONE);
                        self.console.say_all(&visiting.undecided());
                        self.console.say_all(&Vec::from_iter(listeners(visiting.audience())));
                    }
                },
                None => self.console.say(&seeking()),
            },
            "propose" => {
                let told = visiting.propose_typed(&command.typed, &mut self.console);
                self.console.say_all(&told);
            }
            "relays" => {
                let told = visiting.use_servers(&self.console);
                self.console.say_all(&told);
            }
            "rematch" => self.obey_as_guest(visiting, &Command { verb: "again", ..command.clone() }, told),
            _ => {
                let told = visiting.obey(command, self.console.teller());
                self.console.say_all(&told);
            }
        }
    }

    /// The next line of a pipe if it is meant for the room. Any other line is for the game: it waits, and so do those
    /// after it.
    async fn look_ahead(&mut self, visiting: &Visiting, is_asked: bool, is_ahead: &mut bool) -> Option<Printable> {
        self.console.finish();
        *is_ahead &= !is_asked;
        if *is_ahead {
            visiting.alarm().rung().await;
            return None;
        }
        let typed = self.console.look_ahead().await;
        if matches!(typed, Typed::News) {
            return None;
        }
        if let Typed::Line(line) = &typed
            && (is_asked || self.is_for_room(line))
        {
            return Some(line.clone());
        }
        *is_ahead = true;
        self.console.put_back(typed);
        None
    }

    /// Whether a line can only be meant for the room.
    fn is_for_room(&self, line: &str) -> bool {
        let verbs = [&["propose", "who", "rules", "quit"], far::VERBS, STYLE_VERBS, &["help"]].concat();
        let grammar = self.console.teller().grammar(&verbs, &[]);
        grammar.answer(line).is_some()
            || grammar.parse(line, |_| None).is_ok_and(|command| verbs.contains(&command.verb))
    }

    /// Teaches the console the words of the table's game.
    pub(super) fn learn_table(&mut self, sheet: &Sheet) {
        if let Ok(kind) = games::named(sheet.game.text()) {
            self.console.learn_game(kind);
        }
    }

    /// Says what is played, and by whom. If that was already said, only says who has come and who has left, except the
    /// seats already announced as `lost`.
    pub(super) fn tell_sheet(&mut self, visiting: &Visiting, sheet: &Sheet, told: &mut Option<Sheet>, lost: Seats) {
        let before = told.replace(sheet.clone()).filter(|before| is_same_table(before, sheet));
        self.learn_table(sheet);
        let changes = before.as_ref().map(|before| Changes::between(before, sheet));
        let Changes { left, renamed, came } = changes.unwrap_or_default();
        // The name of a player who has left is about to be forgotten, so this comes first.
        for seat in left.iter().filter(|seat| !lost.contains(*seat)) {
            self.console.announce(&[Message::new("far-left-room").seat("name", seat)]);
        }
        let renamed: Vec<(Seat, String)> =
            renamed.iter().map(|seat| (seat, self.console.teller().name_of(seat))).collect();
        self.console.meet(&sheet.players);
        for (seat, before) in renamed.into_iter().filter(|(seat, _)| !visiting.is_muted(*seat)) {
            self.console.announce(&[Message::new("far-named").text("before", before).seat("name", seat)]);
        }
        if before.is_none() {
            self.tell_table(visiting, sheet);
        }
        for seat in came.iter() {
            self.console.announce(&[Message::new("far-came").seat("name", seat)]);
        }
    }

    /// Explains that the player has another name here, because the wanted one is taken.
    fn own_name_taken(&self, visiting: &Visiting, sheet: &Sheet) -> Option<Message> {
        let own = self.own_name().filter(|_| !visiting.listens())?;
        let has_it = |player: &Player| player.name().is_some_and(|name| is_same_name(name, own.text()));
        let others = || seated(&sheet.players).filter(|(seat, _)| *seat != sheet.seat);
        let is_taken = others().any(|(_, player)| has_it(player));
        let called = match sheet.players.get(sheet.seat.index())?.name() {
            Some(name) => Arg::text(name),
            None => Message::new("name-player").count("number", sheet.seat.index() + 1).into(),
        };
        is_taken.then(|| Message::new("name-taken").text("typed", own.text()).with("name", called))
    }

    /// Says what is played, who sits there, and how many players the table is waiting for.
    fn tell_table(&mut self, visiting: &Visiting, sheet: &Sheet) {
        self.console.say_all(&Vec::from_iter(self.own_name_taken(visiting, sheet)));
        let (taken, free): (Vec<Seat>, Vec<Seat>) =
            Seats::first(sheet.players.len()).iter().partition(|seat| sheet.taken.contains(*seat));
        let (away, there): (Vec<Seat>, Vec<Seat>) = taken.into_iter().partition(|seat| visiting.away().contains(*seat));
        let names = || Arg::together(there.iter().copied().map(Arg::Seat).collect());
        let missing = absent(away.into_iter().collect());
        if sheet.game.text().is_empty() {
            // While a question to all is open, no game can be proposed.
            let id = if visiting.is_asking() { "table-here" } else { "room-there" };
            self.console.say(&Message::new(id).with("names", names()));
            return self.console.say_all(&Vec::from_iter(missing));
        }
        let game = about::game(&sheet.header(0));
        self.console.say(&match there.is_empty() {
            true => Message::new("join-table-empty").said("game", game),
            false => Message::new("join-table").said("game", game).with("names", names()),
        });
        self.console.say_all(&Vec::from_iter(missing));
        if !free.is_empty() {
            self.console.say(&Message::new("join-waits").count("count", free.len()));
        }
    }
}

/// The choices of a waiting guest. While a question to all is open, no game can be proposed.
fn room(visiting: &Visiting, is_asked: bool, told: Option<&Sheet>) -> Room {
    let is_free = visiting.is_room()
        && !visiting.listens()
        && !is_asked
        && !visiting.is_asking()
        && visiting.undecided().is_empty();
    let sheet = told.filter(|sheet| is_free && sheet.game.text().is_empty());
    Room { people: sheet.map_or(0, |sheet| sheet.taken.len()), ..Room::default() }
}

/// Whether a sheet describes the same table as the one before, and the same seat there.
pub(super) fn is_same_table(before: &Sheet, sheet: &Sheet) -> bool {
    (&before.game, before.seat) == (&sheet.game, sheet.seat)
}

/// The seats at a table with news: for a player who has left, the former seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Changes {
    left: Seats,
    renamed: Seats,
    came: Seats,
}

impl Changes {
    /// The changes between two sheets. A player with the name of one who was there before has only moved: when a room
    /// is reopened, the players sit in the order in which they return.
    fn between(before: &Sheet, after: &Sheet) -> Changes {
        let (mut old, mut new) = (people(before), people(after));
        for may_move in [false, true] {
            old.retain(|(seat, name)| {
                let same = new.iter().position(|(other, called)| called == name && (may_move || other == seat));
                if let Some(same) = same {
                    new.remove(same);
                }
                same.is_none()
            });
        }
        let old: Seats = old.into_iter().map(|(seat, _)| seat).collect();
        let new: Seats = new.into_iter().map(|(seat, _)| seat).collect();
        Changes {
            left: old.iter().filter(|seat| !new.contains(*seat)).collect(),
            renamed: old.iter().filter(|seat| new.contains(*seat)).collect(),
            came: new.iter().filter(|seat| !old.contains(*seat)).collect(),
        }
    }
}

/// The other people at a table, with their names. Computers are named with the game.
fn people(sheet: &Sheet) -> Vec<(Seat, Option<&Printable>)> {
    let others = seated(&sheet.players).filter(|(seat, player)| player.is_far() && sheet.taken.contains(*seat));
    others.map(|(seat, player)| (seat, player.name())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::message::{LineText, Short};

    /// A room with these players, where `-` is an empty seat and `?` a player without a name.
    fn room(names: &str) -> Sheet {
        let player = |name: &str| match name {
            "-" | "?" => Player::Far(None),
            "Zoe" => Player::Human(name.parse().ok()),
            name => Player::Far(name.parse().ok()),
        };
        let names: Vec<&str> = names.split(' ').collect();
        let players: Vec<Player> = names.iter().copied().map(player).collect();
        let seat = seated(&players).find(|(_, player)| player.is_human()).map_or(Seat::FIRST, |(seat, _)| seat);
        let taken = seated(&players).map(|(seat, _)| seat).filter(|seat| names[seat.index()] != "-").collect();
        Sheet { game: Short::cut(""), options: LineText::cut(""), players, seat, taken, is_room: true }
    }

    #[test]
    fn whoever_has_another_seat_has_neither_come_nor_left_nor_another_name() {
        let changes = |before: &str, after: &str| {
            let Changes { left, renamed, came } = Changes::between(&room(before), &room(after));
            [left, renamed, came].map(|seats| seats.iter().map(|seat| seat.index()).collect::<Vec<usize>>())
        };
        let none: Vec<usize> = Vec::new();
        let nothing = [none.clone(), none.clone(), none.clone()];
        // They have come back in another order.
        assert_eq!(changes("Anna Ben Cleo Zoe", "Anna Cleo Ben Zoe"), nothing);
        assert_eq!(changes("Anna Ben ? Zoe", "Anna ? Ben Zoe"), nothing);
        // Players without a name cannot be told apart.
        assert_eq!(changes("Anna ? ? Zoe", "Anna ? - Zoe"), [vec![2], none.clone(), none.clone()]);
        assert_eq!(changes("Anna Ben - Zoe", "Anna Ben Cleo Zoe"), [none.clone(), none.clone(), vec![2]]);
        assert_eq!(changes("Anna Ben Cleo Zoe", "Anna - Cleo Zoe"), [vec![1], none.clone(), none.clone()]);
        assert_eq!(changes("Anna Ben Cleo Zoe", "Anna Benny Cleo Zoe"), [none.clone(), vec![1], none.clone()]);
        assert_eq!(changes("Anna ? Cleo Zoe", "Anna Ben Cleo Zoe"), [none.clone(), vec![1], none.clone()]);
        // One has moved, one has left, and one has come.
        assert_eq!(changes("Anna Ben Cleo Zoe", "Anna Cleo - Zoe Emil"), [vec![1], none.clone(), vec![4]]);
        assert_eq!(changes("Anna Ben Cleo Zoe", "Anna Cleo - Zoe"), [vec![1], none.clone(), none]);
    }
}
