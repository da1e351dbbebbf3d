//! Hosting: the player's own table, joined by remote players.

use std::net::SocketAddr;
use std::rc::Rc;

use super::gathered::Gathered;
use super::together::seats_taken;
use super::{Desk, Played, Trouble, new_seed};
use crate::player::{Player, called};
use crate::record::Header;
use crate::remote::fault::NetworkFault;
use crate::remote::fingerprint::fingerprint;
use crate::remote::lots::Lots;
use crate::remote::message::{Hello, Name, Short, Whereabouts};
use crate::remote::network::Role;
use crate::remote::party::{HostNews, Party};
use crate::remote::patience::Patience;
use crate::remote::proof::Proof;
use crate::remote::words::Code;
use crate::session::Ending;
use crate::store::friends::Friend;
use crate::store::meeting as kept;
use crate::table::Due;
use crate::text::command::Command;
use crate::text::message::{Arg, Message};
use crate::ui::console::{Entered, Invited, Wanted};
use crate::ui::far::Remote;
use crate::ui::far::asked::Asked;
use crate::ui::far::friends::invitation;
use crate::ui::far::hosting::{Hosting, Kept, message_about};
use crate::ui::far::meeting::{Meeting, Offer, meeting_again};
use crate::ui::far::patience::has_time;
use crate::ui::far::table::{HOST_VERBS, absent, awaited, became, failed, listeners, told_code};
use crate::ui::far::way::for_browsers;
use crate::ui::spot::{Room, Spot};
use crate::ui::wish::Wish;

impl Desk {
    /// Opens a table that others join with five words, and plays with them once all are there; if no game is named,
    /// once all have agreed on one. Friends named first are invited.
    ///
    /// # Errors
    /// When the words cannot be understood, the players cannot play the game, or no guest can come.
    pub async fn host(&mut self, words: Vec<&str>) -> Result<Ending, Trouble> {
        let (guests, words) = self.friends.borrow().named_first(words);
        let mut offer = Offer::parse(self.console.teller_mut(), words.iter().copied())?;
        offer.meeting = offer.meeting.by_own(&self.console.settings().relays);
        match offer.wish {
            Some(wish) => {
                let is_named = words.iter().any(|word| word.to_lowercase() == wish.game.id());
                self.host_game(wish, is_named, offer.meeting, &guests).await
            }
            None => self.host_room(offer.meeting, &guests).await,
        }
    }

    /// Opens a table for a game. Says which game it is unless it was named in full (`is_named`).
    async fn host_game(
        &mut self,
        wish: Wish,
        is_named: bool,
        meeting: Meeting,
        guests: &[Friend],
    ) -> Result<Ending, Trouble> {
        let kind = wish.game;
        // After this game, all may agree on another one.
        self.learn_all_games();
        self.console.learn_game(kind);
        kind.check_seats(wish.players.len())?;
        let options = kind.agree(&wish.typed())?;
        let players = called(wish.players, self.console.settings().name.as_ref());
        let ways = meeting.typed.clone();
        let kept = kept::Meeting::new(ways).map_err(|_| Message::new("seed-none"))?;
        let party = Party::new(self.hello(), kind.id(), &options, players);
        let mut hosting = self.open_table(&kept, meeting, party, guests).await?;
        if !is_named {
            self.console.say(&Message::new("host-game").with("game", Arg::typed(kind.id())));
        }
        let ending = self.host_with(&mut hosting, kept, options).await;
        self.console.sleep();
        ending
    }

    /// Resumes a game with remote players, under the words that they know. They are reached in the ways `asked` for now
    /// or, if there are none, in the ways used before.
    pub(super) async fn host_again(&mut self, game: Played, asked: Meeting) -> Result<Ending, Trouble> {
        self.learn_all_games();
        let number = number(&game.header);
        let kept = self.home.as_ref().and_then(|home| home.meeting(number));
        let mut kept =
            kept.map_or_else(|| kept::Meeting::new(Vec::new()), Ok).map_err(|_| Message::new("seed-none"))?;
        let meeting = self.meeting_again(&mut kept, &asked)?;
        let header = &game.header;
        let party = Party::new(self.hello(), &header.game, &header.options, header.players.clone());
        let mut party = party.resumed(number, &kept.owners, kept.stood_in).without(&kept.removed);
        if kept.is_room {
            party.open_room();
        }
        let mut hosting = self.open_again(&kept, meeting, party).await?;
        // Returning guests are announced one by one; only this line names those who are still missing.
        self.console.say_all(&Vec::from_iter(awaited(hosting.party.away())));
        let ending = self.host_games(&mut hosting, kept.clone(), game).await;
        let ending = if kept.is_room { self.go_on_together(&mut hosting, kept, ending).await } else { ending };
        self.console.sleep();
        ending
    }

    /// How guests reach a saved table: in the ways `asked` for now or, if there are none, in the ways used before.
    pub(super) fn meeting_again(&self, kept: &mut kept::Meeting, asked: &Meeting) -> Result<Meeting, Trouble> {
        if self.friends.borrow().network().page().is_some() {
            kept.ways = for_browsers(&kept.ways);
        }
        let mut meeting = meeting_again(self.console.teller(), &kept.ways, &asked.typed)?;
        kept.ways.clone_from(&meeting.typed);
        meeting.is_open |= kept.is_open;
        Ok(meeting)
    }

    /// Reopens a table whose words the guests already know, and says where it is.
    pub(super) async fn open_again(
        &mut self,
        kept: &kept::Meeting,
        meeting: Meeting,
        party: Party,
    ) -> Result<Hosting, Trouble> {
        let bind = meeting.way.bind;
        let closed = |fault| match (fault, bind) {
            (NetworkFault::Address, Some(used)) => {
                let other = SocketAddr::new(used.ip(), used.port().wrapping_add(1).max(1024));
                Message::new("resume-address")
                    .text("used", used)
                    .text("address", other)
                    .with("command", Arg::Command("resume"))
            }
            (fault, _) => failed(fault),
        };
        self.open_or_else(kept, meeting, party, &[], closed).await
    }

    /// Opens a table, announces its words, and invites these friends.
    pub(super) async fn open_table(
        &mut self,
        kept: &kept::Meeting,
        meeting: Meeting,
        party: Party,
        guests: &[Friend],
    ) -> Result<Hosting, Trouble> {
        self.open_or_else(kept, meeting, party, guests, failed).await
    }

    /// The same. `closed` makes the message for a table that cannot be reached: such a table is not opened, and its
    /// words are not announced.
    async fn open_or_else(
        &mut self,
        kept: &kept::Meeting,
        meeting: Meeting,
        party: Party,
        guests: &[Friend],
        closed: impl FnOnce(NetworkFault) -> Message,
    ) -> Result<Hosting, Trouble> {
        let (code, way) = (Code::from_bits(kept.code), meeting.way.clone());
        let trouble = self.friends.borrow().cannot_host(&way);
        trouble.map_or(Ok(()), Err)?;
        let mut party = party.shown_by(self.friends.borrow_mut().identity());
        party.set_patience(meeting.patience);
        let invitation = invitation(kept, &way, party.game(), self.own_name());
        let connection = self.call(code, Role::Host(kept.key), way.clone())?;
        let friends = Rc::clone(&self.friends);
        let mut hosting = Hosting::new(connection, party, code, friends, way.clone(), self.own_name());
        hosting.link_to(self.console.settings().page.as_ref());
        let address = hosting.wait_until_open().await.map_err(closed)?;
        self.console.say_all(&told_code(code, self.console.lang()));
        let linked = hosting.linked(&self.console);
        self.console.say_all(&linked);
        if self.friends.borrow().network().page().is_some() {
            self.console.say(&Message::new("tab-open"));
        }
        self.tell_of_addresses(&way);
        let told = self.friends.borrow_mut().host(invitation, way, guests);
        self.console.say_all(&told);
        let told = hosting.set_open(Some(meeting.is_open));
        if meeting.is_open {
            self.console.say_all(&told);
        }
        self.console.say_all(&Vec::from_iter(address));
        if meeting.patience != Patience::default() {
            self.console.say(&has_time(meeting.patience));
        }
        Ok(hosting)
    }

    async fn host_with(
        &mut self,
        hosting: &mut Hosting,
        mut kept: kept::Meeting,
        options: String,
    ) -> Result<Ending, Trouble> {
        loop {
            match self.gather(hosting).await? {
                Gathered::Full => {}
                Gathered::Left | Gathered::Agreed(_) => return Ok(Ending::Left),
                Gathered::Goes(line) => return Ok(Ending::Lobby(line)),
            }
            kept.lots = self.draw(hosting).await?;
            // A guest may have left meanwhile.
            if hosting.party.free().is_empty() {
                return self.host_agreed(hosting, kept, options).await;
            }
        }
    }

    /// Begins a game with everyone at the table.
    pub(super) async fn host_agreed(
        &mut self,
        hosting: &mut Hosting,
        kept: kept::Meeting,
        options: String,
    ) -> Result<Ending, Trouble> {
        let seed = kept.lots.as_ref().map(Lots::seed).or(self.seed).map_or_else(new_seed, Ok)?;
        // In a room, the next game is another one.
        if hosting.party.is_room() {
            self.seed = self.seed.map(|seed| seed.wrapping_add(1));
        }
        let (game, players) = (hosting.party.game().to_owned(), hosting.party.players().to_vec());
        let header = Header { game, players, seed, options };
        hosting.party.begin(number(&header), &header.options);
        hosting.send();
        // The game is shared even if computers have taken all seats.
        let game = self.begin(header, true)?;
        self.host_games(hosting, kept, game).await
    }

    /// How this program and its player introduce themselves to others.
    pub(super) fn hello(&self) -> Hello {
        Hello {
            program: Short::cut(env!("CARGO_PKG_VERSION")),
            fingerprint: fingerprint(),
            name: self.own_name(),
            card: None,
        }
    }

    /// Waits until all guests are there, the host begins without some of them, or all in a room have agreed on a game.
    pub(super) async fn gather(&mut self, hosting: &mut Hosting) -> Result<Gathered, Trouble> {
        let mut asked = Asked::default();
        self.rename_own(hosting);
        self.tell_free(hosting);
        let known = hosting.recognise();
        self.console.say_all(&known);
        loop {
            hosting.alarm().hush();
            while let Some(news) = hosting.news() {
                match news {
                    HostNews::Agreed(proposal) => return Ok(Gathered::Agreed(proposal)),
                    HostNews::Ready(address) => self.console.say_all(&Vec::from_iter(hosting.address(address))),
                    news => self.hear_in_room(hosting, news)?,
                }
            }
            if hosting.party.free().is_empty() && !hosting.party.is_room() {
                return Ok(Gathered::Full);
            }
            if hosting.party.is_room() {
                self.console.announce(&Vec::from_iter(hosting.keep_room_again()));
            }
            asked.tell(hosting, &mut self.console, |_| true);
            let place = Message::new("place-room");
            let spot = Spot::Room(HOST_VERBS, room(hosting, asked.is_open()));
            let wanted = Wanted { is_due: true, is_asked: asked.is_open() };
            let line = match self.console.ask_or_hear(Some(&place), spot, wanted).await {
                Entered::News => continue,
                Entered::Leave => return Ok(Gathered::Left),
                Entered::Line(line) => line,
            };
            match self.console.invited(&line, |_| false) {
                Invited::Goes(line) => return Ok(Gathered::Goes(line)),
                Invited::Told => continue,
                Invited::Not if asked.accept(hosting, &mut self.console, &line, |_| false) => continue,
                Invited::Not if line.trim().is_empty() && asked.is_open() => {
                    asked.ask_again();
                    continue;
                }
                Invited::Not => {}
            }
            let is_asked = asked.is_open();
            if is_asked && self.is_mistake(&line, HOST_VERBS) {
                asked.ask_again();
            }
            let game = (!hosting.party.is_room()).then(|| hosting.party.game());
            let Some(command) = self.read_in_room(&line, HOST_VERBS, game, is_asked) else {
                self.rename_own(hosting);
                continue;
            };
            match command.verb {
                "begin" if hosting.party.is_room() => self.console.say(&Message::new("propose-first")),
                "begin" => {
                    hosting.party.fill(&Player::Computer(self.console.settings().strength));
                    return Ok(Gathered::Full);
                }
                "quit" => return Ok(Gathered::Left),
                "verify" => self.verify_here(&command).await,
                _ => self.obey_as_host(hosting, &command),
            }
        }
    }

    /// Carries out a command of the host while no game is in play.
    fn obey_as_host(&mut self, hosting: &mut Hosting, command: &Command) {
        match command.verb {
            "propose" => {
                let told = hosting.propose_typed(&command.typed, &mut self.console);
                self.console.say_all(&told);
            }
            "relays" => {
                let told = hosting.use_servers(&self.console);
                self.console.say_all(&told);
            }
            "again" | "rematch" if !hosting.party.is_room() => self.console.say(&Message::new("propose-fixed")),
            "again" | "rematch" if !hosting.has_played() => self.console.say(&Message::new("propose-first")),
            "rematch" => self.obey_as_host(hosting, &Command { verb: "again", ..command.clone() }),
            "who" | "present" => {
                self.console.say_all(&seated(hosting));
                self.tell_free(hosting);
                self.console.say_all(&hosting.undecided());
                self.console.say_all(&Vec::from_iter(listeners(&hosting.party.audience())));
            }
            _ => {
                let told = hosting.obey(command, self.console.teller());
                self.console.say_all(&told);
            }
        }
    }

    /// Tells the table the player's name if that has changed, and the page that links lead to.
    fn rename_own(&mut self, hosting: &mut Hosting) {
        hosting.link_to(self.console.settings().page.as_ref());
        hosting.rename(self.own_name());
        self.console.meet(hosting.party.players());
    }

    /// The name that the player wants to have.
    pub(super) fn own_name(&self) -> Option<Name> {
        self.console.settings().name.as_ref().and_then(|name| name.parse().ok())
    }

    /// Announces news while no game is in play.
    pub(super) fn hear_in_room(&mut self, hosting: &mut Hosting, news: HostNews) -> Result<(), Trouble> {
        // The name of a player who has left is about to be forgotten, so this comes first.
        if let HostNews::Seat(seat, whereabouts @ (Whereabouts::Left | Whereabouts::Lost)) = news {
            self.console.announce(&Vec::from_iter(became(seat, whereabouts, false)));
        }
        if let HostNews::Named(seat) = news {
            let before = self.console.teller().name_of(seat);
            self.console.meet(hosting.party.players());
            if hosting.is_muted(seat) {
                return Ok(());
            }
            self.console.announce(&[Message::new("far-named").text("before", before).seat("name", seat)]);
            self.console.announce(&hosting.recognise());
            return Ok(());
        }
        self.console.meet(hosting.party.players());
        let is_room = hosting.party.is_room();
        match news {
            HostNews::Failed(fault) => return Err(failed(fault)),
            HostNews::Came(_) => {
                self.console.announce(&Vec::from_iter(message_about(&news, hosting.party.own_seat())));
                self.console.announce(&hosting.recognise());
                if !is_room {
                    self.tell_free(hosting);
                }
            }
            HostNews::Seat(_, Whereabouts::Left | Whereabouts::Lost | Whereabouts::Removed | Whereabouts::GaveUp) => {
                if !is_room {
                    self.tell_free(hosting);
                }
            }
            HostNews::Said(saying) => self.console.announce(&Vec::from_iter(hosting.hear(&saying))),
            news => self.console.announce(&Vec::from_iter(message_about(&news, hosting.party.own_seat()))),
        }
        Ok(())
    }

    /// Says which players the table is waiting for, if any.
    fn tell_free(&mut self, hosting: &Hosting) {
        if hosting.party.is_room() {
            return self.tell_room(hosting);
        }
        let free = hosting.party.free();
        let names: Vec<Arg> = free
            .iter()
            .filter(|seat| hosting.party.players().get(seat.index()).is_some_and(|player| player.name().is_some()))
            .map(Arg::Seat)
            .collect();
        match (free.len(), names.len()) {
            (0, _) => {}
            (count, named) if count == named => {
                self.console.say(&Message::new("far-waits-for").with("names", Arg::together(names)));
            }
            (count, _) => self.console.say(&Message::new("far-waits").count("count", count)),
        }
    }

    /// Plays with those at the table, and again as often as all agree to.
    async fn host_games(
        &mut self,
        hosting: &mut Hosting,
        mut kept: kept::Meeting,
        mut game: Played,
    ) -> Result<Ending, Trouble> {
        loop {
            let number = number(&game.header);
            if let (Some(scribe), Some(lots)) = (&mut game.scribe, &kept.lots) {
                scribe.seal(Proof { lots: Some(lots.clone()), ..Proof::default() }.to_string());
            }
            let keeps = self.home.clone().map(|home| Kept { home, number, meeting: kept.clone() });
            hosting.play(kept.lots.clone(), &game.header, keeps);
            if hosting.party.is_room() {
                game.session.return_to_room();
            }
            let ending = self.play_with(&mut game.session, game.scribe, Some(hosting)).await;
            hosting.rest(matches!(game.session.table().due(), Due::Over(_)));
            // A room may agree on another game.
            if hosting.party.is_room() {
                return Ok(ending);
            }
            let Some(proposal) = hosting.agreed() else {
                return Ok(ending);
            };
            if !hosting.party.is_rematch(&proposal) {
                // The next game leads back here.
                return Box::pin(self.open_room(hosting, kept, proposal)).await;
            }
            hosting.party.shift(&proposal);
            let mut header = self.again(game.header, &game.session)?;
            header.players = hosting.party.players().to_vec();
            kept.lots = self.draw(hosting).await?;
            header.seed = kept.lots.as_ref().map_or(header.seed, Lots::seed);
            hosting.party.begin(self::number(&header), &header.options);
            hosting.go_on();
            hosting.send();
            game = self.begin(header, true)?;
        }
    }
}

/// The choices at a waiting table. While a question to all is open, no game can be proposed.
fn room(hosting: &Hosting, is_asked: bool) -> Room {
    let is_room = hosting.party.is_room();
    let is_free = is_room && !is_asked && hosting.undecided().is_empty();
    let (there, _) = seats_taken(hosting);
    let own = usize::from(hosting.party.own_seat().is_some());
    Room {
        can_begin: !is_room,
        has_played: hosting.has_played(),
        people: if is_free && own > 0 { there.iter().count() } else { 0 },
    }
}

/// The players at a table that has a game, if there are any.
fn seated(hosting: &Hosting) -> Vec<Message> {
    if hosting.party.is_room() {
        return Vec::new();
    }
    let (there, away) = seats_taken(hosting);
    let names: Vec<Arg> = there.iter().map(Arg::Seat).collect();
    let there = (!names.is_empty()).then(|| Message::new("table-here").with("names", Arg::together(names)));
    there.into_iter().chain(absent(away)).collect()
}

/// The number by which guests recognise a game, even when it is resumed later. It reveals nothing about the seed.
pub(super) fn number(header: &Header) -> u32 {
    let hash = blake3::hash(header.to_string().as_bytes());
    hash.as_bytes().first_chunk().map_or(0, |bytes| u32::from_be_bytes(*bytes))
}
