//! A game being played: everything between the rules of a game and a session, once for all games.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::thinking::{can_be_weighed, player};
use super::{AnyAction, Decision, Match, Meaning, Told};
use crate::choice::Offers;
use crate::game::{Excuse, Game, Reply, SheetFault, whose_turn};
use crate::kind::{Kind, Of};
use crate::notation::Unreadable;
use crate::player::{Level, Player, seated};
use crate::question::{Choice, Query, Question, encode};
use crate::rules::{News, Rules};
use crate::seat::{Seat, Seats, Viewer};
use crate::table::{Chosen, Due, Side, Table, Turn};
use crate::text::command::{Command, Grammar};
use crate::text::message::Message;
use crate::text::printable::Printable;
use crate::wire::Outlet;

/// A game of the kind `G`, as seen from the side `S`.
pub struct Played<G: Game, S = Table<G>> {
    side: S,
    players: Vec<Player>,
    seed: u64,
    /// The names of the computers seated in place of the players.
    seated: BTreeMap<Seat, String>,
    /// The memories of the computers between their decisions.
    memories: BTreeMap<Seat, Vec<u8>>,
    /// The number of events at the moment that questions refer to; `None` is now.
    moment: Option<usize>,
    /// The seats for which a stand-in computer decides.
    replaced: Seats,
    /// The decisions of the stand-ins, each by the seat and the steps before it.
    stood_in: BTreeSet<(Seat, u64)>,
    /// The outlets to remote players.
    outlets: BTreeMap<Seat, Outlet<G>>,
    /// The outlets to listeners.
    listeners: BTreeMap<u8, Outlet<G>>,
}

impl<G: Game, S: Side<G>> Played<G, S> {
    /// Returns why something cannot be done; if it is another player's turn, whose.
    fn excuse(&self, refusal: &G::Refusal) -> Message {
        let others = refusal.is_about_turn().then(|| whose_turn(&self.side.due())).flatten();
        others.unwrap_or_else(|| refusal.message())
    }

    /// A game among these players. The seed is that of the computers and of hints.
    pub fn new(side: S, players: Vec<Player>, seed: u64) -> Played<G, S> {
        Played {
            side,
            players,
            seed,
            seated: BTreeMap::new(),
            memories: BTreeMap::new(),
            moment: None,
            replaced: Seats::NONE,
            stood_in: BTreeSet::new(),
            outlets: BTreeMap::new(),
            listeners: BTreeMap::new(),
        }
    }

    /// The name of the computer on a seat, if one sits there.
    fn computer(&self, seat: Seat) -> Option<String> {
        let of_player = || match self.players.get(seat.index())? {
            Player::Computer(level) => Some(level.to_string()),
            Player::Human(_) | Player::Far(_) if self.replaced.contains(seat) => Some(Level::NORMAL.to_string()),
            Player::Human(_) | Player::Far(_) => None,
        };
        self.seated.get(&seat).cloned().or_else(of_player)
    }

    /// Builds a question about the current state of the game, for a seat.
    fn question(&self, seat: Seat, query: Query) -> Question {
        Question { game: G::ID.to_owned(), seat, steps: self.side.steps(), seed: self.seed, query }
    }

    /// The viewer's knowledge at the moment that questions refer to.
    fn view(&self, viewer: Viewer) -> G::View {
        match self.moment {
            Some(moment) => self.side.view_at(viewer, moment),
            None => self.side.view(viewer),
        }
    }

    /// The event of a range up to which everything can be announced; later events are announced together with what
    /// follows them.
    fn settled_before(&self, viewer: Viewer, range: Range<usize>) -> usize {
        // Events that the viewer has not noticed make no difference: they must not betray themselves.
        let goes_on = |to: &usize| self.side.percept(viewer, to - 1).is_none_or(|percept| G::goes_on(&percept));
        let mut ends = (range.start + 1..=range.end).rev();
        ends.find(|to| !goes_on(to)).unwrap_or(range.start)
    }

    /// Returns, for each percept of a viewer from an event on, whether the viewer may hear it again.
    fn recalled(&self, viewer: Viewer, from: usize) -> Vec<bool> {
        let account = self.side.account(viewer, from..self.side.events());
        G::recall(&self.side.view(viewer), &account.news())
    }

    /// Repeats the percepts that may be repeated; `recalled` starts with the first of them.
    fn retell(viewer: Viewer, news: &[News<'_, G>], recalled: &[bool]) -> Vec<Message> {
        let news = news.iter().zip(recalled);
        let news: Vec<News<'_, G>> = news.filter_map(|(news, recalled)| recalled.then_some(*news)).collect();
        Message::retold(G::tell(&news, viewer))
    }
}

impl<G: Game, S: Side<G>> Match for Played<G, S> {
    fn kind(&self) -> &'static dyn Kind {
        &const { Of::<G>::KIND }
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn settle(&mut self) {
        self.side.settle();
    }

    fn due(&self) -> Due {
        self.side.due()
    }

    fn now(&self) -> usize {
        self.side.events()
    }

    fn settled(&self, viewer: Viewer, from: usize) -> usize {
        self.settled_before(viewer, from..self.side.events())
    }

    fn news(&self, viewer: Viewer, range: Range<usize>) -> Vec<Message> {
        G::tell(&self.side.account(viewer, range).news(), viewer)
    }

    fn story(&self, viewer: Viewer, range: Range<usize>) -> Vec<Message> {
        let recalled = self.recalled(viewer, range.start);
        Self::retell(viewer, &self.side.account(viewer, range).news(), &recalled)
    }

    fn turns(&self, viewer: Viewer, range: Range<usize>) -> Vec<Told> {
        let recalled = self.recalled(viewer, range.start);
        let mut rest = recalled.as_slice();
        let mut turns = Vec::new();
        let (mut begin, mut from) = (range.start, range.start);
        while begin < range.end {
            let Turn { by, done, end, .. } = self.side.turn(begin);
            let end = end.min(range.end);
            if end <= begin {
                break;
            }
            begin = end;
            // Whatever the rules do for the next player belongs to the next turn.
            let to = if end == range.end { end } else { self.settled_before(viewer, from..end) };
            let account = self.side.account(viewer, from..to);
            let all = Self::retell(viewer, &account.news(), rest);
            if !all.is_empty() {
                let done = done.clamp(from, to);
                let moves = if done < to {
                    Self::retell(viewer, &self.side.account(viewer, from..done).news(), rest)
                } else {
                    all.clone()
                };
                turns.push(Told { by, end, all, moves });
            }
            rest = rest.get(account.len()..).unwrap_or_default();
            from = to;
        }
        turns
    }

    fn is_long_turn(&self, from: usize) -> bool {
        self.side.turn(from).actions == Turn::MOST_ACTIONS
    }

    fn look_back(&mut self, moment: Option<usize>) {
        self.moment = moment;
    }

    fn before_last_action(&self, seat: Seat) -> usize {
        self.side.events_before_last_action(seat)
    }

    fn after_last_action(&self, seat: Seat) -> usize {
        self.side.events_after_last_action(seat)
    }

    fn matters(&self, viewer: Viewer, from: usize) -> Option<Message> {
        if from >= self.side.events() {
            return None;
        }
        let facts = G::matters(&self.side.view_at(viewer, from), &self.side.view(viewer));
        if facts.is_empty() {
            return None;
        }
        let expects = facts.iter().any(|fact| fact.expects);
        Some(Message { expects, ..Message::new("matters").all_said("facts", facts) })
    }

    fn owes_answer(&self, seat: Seat) -> bool {
        G::owes_answer(&self.side.view(Viewer::Public), seat)
    }

    fn is_out(&self, seat: Seat) -> bool {
        G::is_out(&self.side.view(Viewer::Public), seat)
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn has_told_secrets(&self, viewer: Viewer, from: usize) -> bool {
        self.side.has_secrets(viewer, from)
    }

    fn introduce(&self, viewer: Viewer) -> Vec<Message> {
        G::introduce(&self.view(viewer))
    }

    fn help(&self, viewer: Viewer) -> Message {
        G::help(&self.view(viewer))
    }

    fn first(&self, viewer: Viewer) -> Option<Message> {
        G::first(&self.view(viewer))
    }

    fn variants(&self, viewer: Viewer) -> Vec<&'static str> {
        G::variants(&self.view(viewer))
    }

    fn place(&self, viewer: Viewer) -> Message {
        G::place(&self.view(viewer))
    }

    fn names(&self, viewer: Viewer) -> Vec<String> {
        G::names(&self.view(viewer))
    }

    fn moves_offered(&self, viewer: Viewer) -> Offers {
        // Nothing can be done at a moment in the past.
        let view = self.moment.is_none().then(|| self.side.view(viewer));
        Offers::new(move || view.as_ref().map_or_else(Vec::new, G::moves))
    }

    fn asked(&self, viewer: Viewer) -> Vec<&'static str> {
        G::asked(&self.view(viewer))
    }

    fn bare(&self, line: &str, grammar: &Grammar) -> Option<Command> {
        G::bare(line, grammar)
    }

    fn understand(&self, viewer: Viewer, command: &Command, grammar: &Grammar) -> Result<Meaning, Message> {
        Ok(match G::interpret(&self.view(viewer), command, grammar)? {
            Reply::Act(action, complaints) => Meaning::Act(deed::<G>(action), complaints),
            Reply::Confirm(question, action) => Meaning::Confirm(question, deed::<G>(action)),
            Reply::Tell(told) => Meaning::Tell(told),
        })
    }

    fn allows(&self, viewer: Viewer, deed: &AnyAction) -> bool {
        let action = deed.0.downcast_ref::<G::Action>();
        action.is_some_and(|action| G::check(&self.side.view(viewer), action).is_ok())
    }

    fn is_same(&self, one: &AnyAction, other: &AnyAction) -> bool {
        let one = one.0.downcast_ref::<G::Action>();
        one.is_some_and(|one| other.0.downcast_ref() == Some(one))
    }

    fn only(&self, seat: Seat) -> Option<AnyAction> {
        let mut allowed = G::legal_actions(&self.side.view(Viewer::Seat(seat))).into_iter();
        allowed.next().filter(|_| allowed.next().is_none()).map(deed::<G>)
    }

    fn foregone(&self, seat: Seat) -> Option<AnyAction> {
        G::foregone(&self.side.view(Viewer::Seat(seat))).map(deed::<G>)
    }

    fn resignation(&self) -> AnyAction {
        deed::<G>(G::resignation())
    }

    fn may_resign(&self, seat: Seat) -> Result<(), Message> {
        let may = G::check(&self.side.view(Viewer::Seat(seat)), &G::resignation());
        may.map_err(|refusal| self.excuse(&refusal))
    }

    fn is_resignation(&self, message: &[u8]) -> bool {
        Outlet::<G>::decode_action(message).is_ok_and(|(_, action)| action == G::resignation())
    }

    fn act(&mut self, seat: Seat, deed: AnyAction) -> Result<(), Message> {
        match deed.0.downcast::<G::Action>() {
            Ok(action) => {
                let done = self.side.act(seat, *action);
                done.map_err(|refusal| self.excuse(&refusal))
            }
            // An action is always performed in the match that created it.
            Err(_) => Err(Message::new("misread-empty")),
        }
    }

    fn is_on_its_way(&self) -> bool {
        self.side.is_on_its_way()
    }

    fn take_refusal(&mut self) -> Option<Message> {
        let late = self.side.take_late().then(|| Message::new("move-late"));
        let refusal = self.side.take_refusal();
        late.or_else(|| refusal.map(|refusal| self.excuse(&refusal)))
    }

    fn connect(&mut self, seat: Seat, percepts: u64) -> Result<(), Unreadable> {
        if self.side.is_elsewhere() {
            self.side.resend();
        } else {
            self.outlets.insert(seat, Outlet::after(Viewer::Seat(seat), percepts, &self.side)?);
        }
        Ok(())
    }

    fn listen(&mut self, listener: u8, percepts: u64) -> Result<(), Unreadable> {
        self.listeners.insert(listener, Outlet::after(Viewer::Public, percepts, &self.side)?);
        Ok(())
    }

    fn ignore(&mut self, listener: u8) {
        self.listeners.remove(&listener);
    }

    fn fetch_public(&mut self) -> Option<(u8, Vec<u8>)> {
        let side = &self.side;
        self.listeners.iter_mut().find_map(|(listener, outlet)| Some((*listener, outlet.update(side).ok()??)))
    }

    fn is_elsewhere(&self) -> bool {
        self.side.is_elsewhere()
    }

    fn bring(&mut self, seat: Seat, message: &[u8]) -> Result<(), Unreadable> {
        match self.outlets.get_mut(&seat) {
            Some(outlet) => outlet.perform(message, &mut self.side),
            None => self.side.bring(message),
        }
    }

    fn fetch(&mut self) -> Option<(Seat, Vec<u8>)> {
        if let Some(message) = self.side.fetch() {
            let own = seated(&self.players).find(|(_, player)| player.is_human());
            return own.map(|(seat, _)| (seat, message));
        }
        // Every value of a game can be encoded: the contract tests encode them all.
        let side = &self.side;
        self.outlets.iter_mut().find_map(|(seat, outlet)| Some((*seat, outlet.update(side).ok()??)))
    }

    fn account(&self, viewer: Viewer, hear: &mut dyn FnMut(&[u8])) {
        self.side.account(viewer, 0..self.side.events()).each_step(&mut *hear);
        hear(&encode(&(self.side.view(viewer), self.side.due())));
    }

    fn replace(&mut self, seat: Seat, is_so: bool) {
        self.replaced = if is_so { self.replaced.with(seat) } else { self.replaced.without(seat) };
        self.seated.remove(&seat);
        self.memories.remove(&seat);
    }

    fn is_computer(&self, seat: Seat) -> bool {
        if self.replaced.contains(seat) || self.players.get(seat.index()).is_some_and(Player::is_far) {
            return self.replaced.contains(seat);
        }
        let is_of_table = || self.players.get(seat.index()).is_some_and(|player| player.level().is_some());
        self.seated.contains_key(&seat) || !self.side.is_elsewhere() && is_of_table()
    }

    fn seat_player(&mut self, seat: Seat, name: &str) -> bool {
        let is_known = seat.index() < self.players.len() && player::<G>(name).is_some();
        if is_known {
            self.seated.insert(seat, name.to_owned());
            self.memories.remove(&seat);
        }
        is_known
    }

    fn think(&self, seat: Seat) -> Option<Question> {
        let player = self.computer(seat)?;
        let view = encode(&self.side.view(Viewer::Seat(seat)));
        let memory = self.memories.get(&seat).cloned().unwrap_or_default();
        Some(self.question(seat, Query::Decide { player, view, memory }))
    }

    fn advise(&self, viewer: Viewer) -> Result<Question, Message> {
        let view = self.side.view(viewer);
        if !G::allows_hints(&view) {
            return Err(Message::new("hint-off"));
        }
        let is_due = |seat: &Seat| matches!(self.side.due(), Due::Seats(due) if due.contains(*seat));
        let seat = viewer.seat().filter(is_due).ok_or_else(|| Message::new("hint-not-due"))?;
        Ok(self.question(seat, Query::Advise { view: encode(&view) }))
    }

    fn judge(&self, viewer: Viewer, deed: &AnyAction) -> Option<Question> {
        let (seat, view) = (viewer.seat()?, self.side.view(viewer));
        let action = deed.0.downcast_ref::<G::Action>()?;
        // An impossible action is refused without weighing it.
        let is_open = G::allows_hints(&view) && can_be_weighed::<G>(&view, action);
        is_open.then(|| self.question(seat, Query::Judge { view: encode(&view), action: action.to_string() }))
    }

    fn review(&self, seat: Seat) -> Option<Question> {
        let choice = |Chosen { view, action, steps, events }: Chosen<G>| Choice {
            view: encode(&view),
            action: action.to_string(),
            steps,
            events,
        };
        let is_own = |chosen: &Chosen<G>| !self.stood_in.contains(&(seat, chosen.steps));
        let choices = self.side.choices(seat)?.into_iter().filter(is_own).map(choice).collect();
        Some(self.question(seat, Query::Review(choices)))
    }

    fn first_lines(&self, count: u64) -> Option<String> {
        self.side.first_lines(count)
    }

    fn conclude(&mut self, Decision { seat, steps, deed, memory }: Decision) -> Option<Message> {
        let action = *deed.0.downcast::<G::Action>().ok()?;
        // An absent player may have returned, and the others may have gone on.
        if !self.is_computer(seat) || steps != self.side.steps() {
            return None;
        }
        if self.side.act(seat, action.clone()).is_ok() {
            if self.replaced.contains(seat) {
                self.stood_in.insert((seat, steps));
            }
            self.memories.insert(seat, memory);
            return None;
        }
        debug_assert!(false, "the computer on seat {seat} wants {action}, which is refused");
        self.stumble(seat)
    }

    fn stumble(&mut self, seat: Seat) -> Option<Message> {
        if !self.is_computer(seat) {
            return None;
        }
        let mut allowed = G::legal_actions(&self.side.view(Viewer::Seat(seat))).into_iter().chain([G::resignation()]);
        allowed.find(|action| self.side.act(seat, action.clone()).is_ok())?;
        Some(Message::new("computer-stumbled").seat("name", seat))
    }

    fn note(&mut self, seat: Seat, text: Printable) {
        self.side.note(seat, text);
    }

    fn notes(&self, seat: Seat) -> Vec<Printable> {
        self.side.notes(seat)
    }

    fn sheet(&self, viewer: Viewer) -> Option<String> {
        G::sheet(&self.side.view(viewer))
    }

    fn sheet_lacks(&self, viewer: Viewer) -> Option<Message> {
        G::sheet_lacks(&self.side.view(viewer))
    }

    fn read_sheet(&self, viewer: Viewer, text: &str) -> Result<AnyAction, SheetFault> {
        G::read_sheet(&self.side.view(viewer), text).map(deed::<G>)
    }

    fn next_starter(&self) -> Option<Seat> {
        self.side.next_starter()
    }

    fn moves(&self, seat: Seat) -> usize {
        self.side.moves()[seat]
    }

    fn noticed(&self, seat: Seat) -> usize {
        self.side.noticed()[seat]
    }

    fn feats(&self, seat: Seat) -> Vec<(&'static str, u32)> {
        let account = self.side.account(Viewer::Seat(seat), 0..self.side.events());
        G::feats(&account.news(), seat)
    }

    fn steps(&self) -> u64 {
        self.side.steps()
    }

    fn keep_lines(&mut self) {
        self.side.keep_lines();
    }

    fn take_lines(&mut self) -> String {
        self.side.take_lines()
    }
}

fn deed<R: Rules>(action: R::Action) -> AnyAction {
    AnyAction(Box::new(action))
}
