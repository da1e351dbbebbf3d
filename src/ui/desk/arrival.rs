//! A guest's way into a game: joins it once the table has sent its current state.

use super::diary::Visited;
use super::join::{Game, is_same_table};
use super::{Desk, Trouble, is_far, new_seed};
use crate::games;
use crate::kind::Kind;
use crate::matches::Match;
use crate::remote::message::Sheet;
use crate::remote::visit::GuestNews;
use crate::seat::Seats;
use crate::session::{Session, Surroundings, people};
use crate::store::scribe::Scribe;
use crate::table::Due;
use crate::text::message::Message;
use crate::ui::far::Remote;
use crate::ui::far::heard::message_about;
use crate::ui::far::visiting::Visiting;

impl Desk {
    /// Joins a game, once the table has sent its current state. Returns `None` if the game goes on without this guest.
    pub(super) async fn sit_down(
        &mut self,
        visiting: &mut Visiting,
        game: Game,
        told: &mut Option<Sheet>,
    ) -> Result<Option<(Session, Option<Scribe>)>, Trouble> {
        let (sheet, is_new) = match game {
            Game::New(sheet) => (sheet, true),
            Game::Old(sheet) => (sheet, false),
        };
        let Ok(kind) = games::named(sheet.game.text()) else {
            return Err(Message::new("join-not-understood"));
        };
        visiting.meet(&sheet.players);
        if is_new && !told.as_ref().is_some_and(|before| is_same_table(before, &sheet)) {
            // The game's first message says what is played, and by whom.
            self.learn_table(&sheet);
            self.console.meet(&sheet.players);
            *told = Some(sheet.clone());
        } else {
            self.tell_sheet(visiting, &sheet, told, Seats::NONE);
        }
        let (number, stake) = visiting.game();
        let number = number.unwrap_or_default();
        let may_be_known = !is_new && !visiting.listens();
        let over = may_be_known.then(|| self.known_visit(number, &sheet, visiting.host())).flatten();
        let mut visited = if visiting.listens() {
            // A listener keeps no record and has drawn no lot.
            visiting.overhear();
            Visited::unsaved(new_seed()?, None)
        } else if let Some((name, text)) = over {
            visiting.enter(&sheet, None);
            visiting.knows_record(text);
            Visited::unsaved(new_seed()?, Some(name))
        } else {
            let kept = if is_new { None } else { self.come_back(number, &sheet, visiting.host()) };
            let visited = kept.map_or_else(|| self.begin_visit(number, &sheet, visiting.host(), stake), Ok)?;
            visiting.enter(&sheet, visited.stake);
            visited
        };
        let known = visited.table.as_ref().map(|table| table.now());
        let Some(table) = self.hear_first(visiting, kind, &sheet, &mut visited, is_new).await? else {
            return Ok(None);
        };
        let mut scribe = visited.scribe;
        // A returning guest hears under which name the game is saved.
        let written = scribe.as_mut().filter(|_| !is_new).and_then(|scribe| {
            let _ = scribe.rest();
            scribe.name().map(str::to_owned)
        });
        let name = visited.name.or(written);
        let met = self.meet(table.as_ref(), name, is_far(table.players()));
        self.console.announce(&visited.told);
        let around = Surroundings { is_recorded: scribe.is_some(), has_shelf: false, ..met };
        let people = people(table.players());
        let mut session = Session::new(table, people, around);
        if visiting.is_room() {
            session.return_to_room();
        }
        if let Some(known) = known {
            session.has_missed(known);
        }
        if is_new {
            session.begin();
        } else {
            session.go_on(self.console.teller());
        }
        Ok(Some((session, scribe)))
    }

    /// Waits for the first messages of the table, which come at once. When rejoining, these are the messages that the
    /// guest has missed.
    async fn hear_first(
        &mut self,
        visiting: &mut Visiting,
        kind: &'static dyn Kind,
        sheet: &Sheet,
        visited: &mut Visited,
        is_new: bool,
    ) -> Result<Option<Box<dyn Match>>, Trouble> {
        let not_understood = || Message::new("join-not-understood");
        let own = (!visiting.listens()).then_some(sheet.seat);
        let mut table = visited.table.take();
        let follow = |visiting: &mut Visiting, table: &Option<Box<dyn Match>>| {
            visiting.follow(sheet.seat, table.as_ref().map_or(0, |table| table.now() as u64));
        };
        follow(visiting, &table);
        self.console.flush();
        loop {
            visiting.alarm().hush();
            let mut is_told = false;
            while let Some(news) = visiting.news() {
                match (news, &mut table) {
                    (GuestNews::Post(bytes), None) => {
                        let players = sheet.players.clone();
                        let opened = kind.visit(players, own, visited.seed, &bytes);
                        let opened = table.insert(opened.map_err(|_| not_understood())?);
                        if visited.scribe.is_some() {
                            opened.keep_lines();
                        }
                        is_told = true;
                    }
                    (GuestNews::Post(bytes), Some(table)) => {
                        table.bring(sheet.seat, &bytes).map_err(|_| not_understood())?;
                        is_told = true;
                    }
                    (GuestNews::Again, known) => {
                        // Everything is sent again if a message was missing.
                        if let Some(table) = known {
                            table.connect(sheet.seat, 0).map_err(|_| not_understood())?;
                        }
                        follow(visiting, &table);
                    }
                    (news, _) => {
                        if let Some(news) = self.hear_beside(visiting, visited, news) {
                            visiting.put_back(news);
                            return Ok(None);
                        }
                    }
                }
                if is_told && table.as_ref().is_some_and(|table| is_new || table.due() != Due::Chance) {
                    return Ok(table);
                }
            }
            visiting.alarm().rung().await;
        }
    }

    /// Hears news that comes beside the first messages of a game. Gives back what ends the wait for them.
    fn hear_beside(&mut self, visiting: &mut Visiting, visited: &mut Visited, news: GuestNews) -> Option<GuestNews> {
        match news {
            GuestNews::Seat(seat, whereabouts) => visiting.postpone(seat, whereabouts),
            GuestNews::Cards(keys) => {
                let known = visiting.recognise(keys);
                self.console.announce(&known);
            }
            GuestNews::Asked | GuestNews::Settled(..) => {}
            // These belong to the game.
            GuestNews::StoodIn | GuestNews::SeatBack => visited.told.extend(message_about(&news, None)),
            GuestNews::Said(saying) => self.console.announce(&Vec::from_iter(visiting.hear(&saying))),
            // A break before the game arrives is announced here; otherwise only its end would be.
            GuestNews::Lost
            | GuestNews::Heard
            | GuestNews::Seeks
            | GuestNews::Found(_)
            | GuestNews::Unheard
            | GuestNews::Unproposed
            | GuestNews::Audience(_)
            | GuestNews::Queues(_) => self.console.announce(&Vec::from_iter(message_about(&news, None))),
            news => return Some(news),
        }
        None
    }
}
