//! Answers to questions about the game: status, spies, money, numbers, passes, moves.

use super::phrase::{self, bazong, colour, letter};
use super::request::{ask_prepare, due};
use super::ring::{entry, walker};
use super::spy::{carrying, number, whereabouts};
use crate::spion::rules::action::{Action, Questions};
use crate::spion::rules::board::{Place, SIDE};
use crate::spion::rules::deck::unseen;
use crate::spion::rules::piece::{Letter, Pass, Plan, Spy, Trap};
use crate::spion::rules::position::{Bazong, Spot};
use crate::spion::rules::stage::Stage;
use crate::spion::rules::team::{Team, are_partners, opposite};
use crate::spion::rules::view::View;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};

/// Everything that the viewer may know, in a fixed order: the expected action, the players, the money, the ring in
/// walking order, the dungeons, and the viewer's knowledge.
pub(super) fn status(view: &View) -> Vec<Message> {
    let mut told = vec![due(view)];
    told.extend(who(view));
    told.push(money_line(view));
    told.extend(ring(view));
    told.push(dungeons(view));
    told.extend(out(view));
    if let Some(me) = view.seat() {
        told.extend(own_numbers(view, me));
        told.extend(envelopes(view));
        let visible = view.unknown_in_sight();
        if !visible.is_empty() {
            told.push(Message::new("status-lookable").with("spies", phrase::spies(view.viewer, visible.iter())));
        }
    }
    told
}

/// All occupied places in walking order from the viewer's embassy, one line for each embassy and its side.
fn ring(view: &View) -> Vec<Message> {
    let ring = view.position.ring;
    let me = walker(view);
    let places: Vec<Place> = (0..ring.length()).map(|steps| ring.ahead(me, Place::embassy(me), steps)).collect();
    let side = |places: &[Place]| {
        let entries: Vec<Message> = places.iter().filter_map(|place| entry(view, *place)).collect();
        (!entries.is_empty()).then(|| Message::new("status-side").all_said("items", entries))
    };
    places.chunks(usize::from(SIDE)).filter_map(side).collect()
}

fn dungeons(view: &View) -> Message {
    let jailed = view.position.jailed();
    let message = Message::new("status-dungeons").count("count", view.position.jailed().count());
    message.with("spies", phrase::spies(view.viewer, jailed))
}

/// The players out of the game, if any.
fn out(view: &View) -> Option<Message> {
    let out = view.position.seats().iter().filter(|seat| !view.position.playing.contains(*seat));
    let colours: Vec<Arg> = out.map(colour).collect();
    (!colours.is_empty()).then(|| Message::new("status-out").with("colours", Arg::List(colours)))
}

/// The numbers of the viewer's spies in play or in reserve, and the spies that are out.
fn own_numbers(view: &View, me: Seat) -> Option<Message> {
    let number = |spy: Spy| view.number(spy).map_or(0, |known| known.number);
    // There are no numbers before the deal.
    (number(Spy::new(me, Letter::A)) > 0).then_some(())?;
    let is_out = |spy: &Spy| view.position.spot(*spy) == Spot::Out;
    let (gone, left): (Vec<Spy>, Vec<Spy>) = Spy::all_of(me).partition(is_out);
    let items = left.into_iter().map(|spy| {
        let waits = view.position.spot(spy) == Spot::Reserve;
        let item = Message::new(if waits { "reserve-item" } else { "number-item" });
        item.with("letter", letter(spy.letter)).count("number", number(spy))
    });
    let message = Message::new("status-numbers").all_said("items", items).count("count", gone.len());
    Some(message.with("spies", phrase::spies(view.viewer, gone)))
}

/// Says that there is no spy to look at: none on an Alfred field, or only ones with known numbers.
pub(super) fn nothing_to_look_at(view: &View) -> Vec<Message> {
    let known = view.lookable.iter().filter_map(|spy| {
        let known = view.number(spy)?;
        let message = Message::new("look-known").with("spy", phrase::spy(view.viewer, spy));
        Some(message.with("where", whereabouts(view, spy)).count("number", known.number))
    });
    let known: Vec<Message> = known.collect();
    match known.is_empty() {
        true => vec![Message::new("look-nobody")],
        false => known,
    }
}

/// The contents of the envelopes that the viewer holds.
pub(super) fn envelopes(view: &View) -> Vec<Message> {
    let id = if matches!(view.stage, Stage::Over(_)) { "traitor-shown" } else { "envelope" };
    let written = |enemy| Some(Message::new(id).with("colour", colour(enemy)).count("number", view.envelopes[enemy]?));
    view.position.seats().iter().filter_map(written).collect()
}

/// The money of the viewer, of both teams and of the bank.
fn money_line(view: &View) -> Message {
    let position = &view.position;
    let me = walker(view);
    let id = match (view.seat(), position.ring.seats()) {
        (None, _) => "status-money-both",
        (Some(_), 2) => "status-money-two",
        (Some(_), _) => "status-money-four",
    };
    Message::new(id)
        .count("money", position.money(me))
        .count("ours", position.team_money(Team::of_seat(me)))
        .count("theirs", position.team_money(Team::of_seat(me).other()))
        .count("goal", position.money_goal())
        .count("bank", position.bank)
}

/// The money of each player and team, the goal, and the money of the bank.
pub(super) fn money(view: &View) -> Vec<Message> {
    let position = &view.position;
    let me = walker(view);
    let of_team = |id: &'static str, team: Team| {
        let seats = position.seats().iter().filter(|seat| Team::of_seat(*seat) == team);
        let each = seats.map(|seat| {
            let message = Message::new(if view.viewer.is(seat) { "money-own" } else { "money-of" });
            message.with("colour", colour(seat)).count("money", position.money(seat))
        });
        Message::new(id)
            .count("total", position.team_money(team))
            .count("goal", position.money_goal())
            .all_said("items", each)
    };
    if position.ring.seats() == 2 && view.seat().is_some() {
        let message = Message::new("money-two")
            .with("colour", colour(opposite(me)))
            .count("ours", position.money(me))
            .count("theirs", position.money(opposite(me)))
            .count("goal", position.money_goal())
            .count("bank", position.bank);
        return vec![message];
    }
    let bank = Message::new("money-bank").with("money", phrase::zillions(position.bank));
    let ours = Team::of_seat(me);
    vec![of_team("money-ours", ours), of_team("money-theirs", ours.other()), bank]
}

/// The money, and the bazongs that are away.
pub(super) fn score(view: &View) -> Vec<Message> {
    let mut told = money(view);
    for owner in view.position.seats().iter() {
        let message = match view.position.bazong(owner) {
            Bazong::Home => continue,
            Bazong::Gone => Message::new("bazong-gone"),
            Bazong::Lying(place) => Message::new("bazong-lies").text("field", place),
            Bazong::Carried(spy) => {
                let id = if view.viewer.is(spy.seat) { "bazong-at-you" } else { "bazong-at" };
                let message = Message::new(id).with("spy", phrase::spy(view.viewer, spy));
                let message = message.with("letter", letter(spy.letter));
                let place = view.position.place(spy).unwrap_or(Place::embassy(spy.seat));
                message.with("at", phrase::at(view.viewer, place))
            }
        };
        told.push(message.with("bazong", bazong(view.viewer, owner)));
    }
    told
}

/// The viewer's spies, one per line, then those of the others, one line per player.
pub(super) fn spies(view: &View) -> Vec<Message> {
    let me = view.seat();
    let own: Vec<Message> = me
        .into_iter()
        .flat_map(Spy::all_of)
        .filter(|spy| view.position.in_play(*spy))
        .map(|spy| {
            let number = view.number(spy).map_or(0, |known| known.number);
            Message::new("spy-line")
                .with("spy", phrase::spy(view.viewer, spy))
                .with("where", carrying(view, spy, whereabouts(view, spy)))
                .count("number", number)
        })
        .collect();
    let mut told = Vec::new();
    if me.is_some() {
        told.push(Message::new("spies-count").count("count", own.len()));
    }
    told.extend(own);
    let others = view.position.seats().iter().filter(|seat| Some(*seat) != me);
    for seat in others {
        let each = Spy::all_of(seat).filter(|spy| view.position.in_play(*spy));
        let each = each.map(|spy| {
            let named = match view.number(spy) {
                Some(known) => Message::new("spy-item-known").count("number", known.number),
                None => Message::new("spy-item"),
            };
            named.with("letter", letter(spy.letter)).with("where", carrying(view, spy, whereabouts(view, spy)))
        });
        told.push(Message::new("spies-of").with("colour", colour(seat)).all_said("items", each));
    }
    told
}

/// The known numbers of other players' spies, with their sources.
pub(super) fn numbers(view: &View) -> Vec<Message> {
    let others = Spy::all(view.position.ring.seats()).filter(|spy| !view.viewer.is(spy.seat));
    let others: Vec<Spy> = others.filter(|spy| !spy.is_reserve()).collect();
    let known: Vec<Message> = others.iter().filter_map(|spy| number(view, *spy)).collect();
    let mut told = vec![Message::new("numbers-count").count("count", known.len())];
    told.extend(known);
    let unknown = |spy: &Spy| view.number(*spy).is_none() && view.position.in_play(*spy);
    let enemies = others.into_iter().filter(|spy| !are_partners(walker(view), spy.seat) && unknown(spy));
    let spies = phrase::spies(view.viewer, enemies);
    told.push(Message::new("numbers-unknown").with("spies", spies));
    told.extend(envelopes(view));
    told
}

/// The seen passes of both decks, the viewer's own first.
pub(super) fn deck(view: &View) -> Vec<Message> {
    if !view.config.notes {
        return vec![Message::new("deck-off")];
    }
    let own = Team::of_seat(walker(view));
    let mut told = Vec::new();
    for (team, id) in [(own, "deck-own"), (own.other(), "deck-theirs")] {
        let passes = &view.passes[team];
        let seen = (1u32..).zip(passes).filter_map(|(depth, pass)| {
            Some(Message::new("deck-item").count("depth", depth).with("pass", phrase::pass((*pass)?)))
        });
        told.push(Message::new(id).all_said("items", seen).count("players", view.position.ring.seats()));
        let unseen = unseen(passes);
        let unseen = Pass::ALL
            .iter()
            .zip(unseen)
            .filter(|(_, left)| *left > 0)
            .map(|(pass, left)| Message::new("deck-rest").count("count", left).with("pass", phrase::pass(*pass)));
        told.push(Message::new("deck-unseen").all_said("items", unseen));
    }
    told
}

/// The possible actions of the viewer, one kind per line.
pub(super) fn moves(view: &View) -> Vec<Message> {
    let mut told = Vec::new();
    let mut places = 0u32;
    let mut traps: Vec<Trap> = Vec::new();
    for action in view.legal_actions() {
        if let Action::Trap(trap, _) = action {
            places += 1;
            if !traps.contains(&trap) {
                traps.push(trap);
            }
        } else {
            told.extend(possibility(view, action));
        }
    }
    if let Some(seat) = view.seat().filter(|_| !traps.is_empty()) {
        let names = traps.iter().map(|trap| phrase::trap(*trap));
        let fields = places / traps.len().max(1) as u32;
        told.push(
            Message::new("move-trap")
                .with("items", Arg::List(names.collect()))
                .count("fields", fields)
                .count("money", view.position.money(seat)),
        );
    }
    if told.is_empty() {
        return vec![due(view)];
    }
    let seen = view.unknown_in_sight();
    if !seen.is_empty() && !matches!(view.stage, Stage::Viewing { .. }) {
        told.push(Message::new("move-look").with("spies", phrase::spies(view.viewer, seen.iter())));
    }
    told
}

/// The line for a possible action; `None` if another line covers it.
fn possibility(view: &View, action: Action) -> Option<Message> {
    let viewer = view.viewer;
    let walk = |[peaceful, attacking]: [&'static str; 2], own, places| {
        let spy = Spy::new(view.seat()?, own);
        let to = view.position.walk(spy, places).ok()?;
        let enemies = view.position.enemies_on(spy.seat, to);
        let id = if enemies.is_empty() { peaceful } else { attacking };
        let message = Message::new(id).with("letter", letter(own)).with("to", phrase::to(viewer, to));
        Some(message.with("spies", phrase::spies(viewer, enemies.iter())))
    };
    let of_spy = |id: &'static str, spy| Message::new(id).with("spy", phrase::spy(viewer, spy));
    match (action, view.stage) {
        (Action::Step(own), _) => walk(["move-step", "move-step-attack"], own, 1),
        (Action::Walk(own), Stage::Walking { places, .. }) => walk(["move-walk", "move-walk-attack"], own, places),
        (Action::Pass(1), _) => Some(Message::new("move-pass")),
        (Action::Free(own), _) => Some(Message::new("move-free").with("letter", letter(own))),
        (Action::Clear(1), _) => Some(Message::new("move-clear")),
        (Action::View(spy), _) => Some(of_spy("move-view", spy)),
        (Action::Attack(spy), _) => Some(of_spy("move-attack", spy)),
        (Action::Unmask(spy), _) => Some(of_spy("move-unmask", spy)),
        (Action::Decline, _) => Some(Message::new("move-decline")),
        (Action::Sweep(trap), _) => {
            let place = view.position.traps[trap.index()]?;
            let message = Message::new("move-sweep").with("trap", phrase::trap(trap));
            Some(message.text("field", place))
        }
        (Action::Plan(Plan::A), _) => Some(Message::new("move-plan")),
        (Action::Keep(owner), _) => Some(Message::new("move-keep").with("bazong", bazong(viewer, owner))),
        (Action::Prepare(Letter::A, 1), _) => view.seat().map(ask_prepare),
        (
            Action::Walk(_)
            | Action::Pass(_)
            | Action::Clear(_)
            | Action::Plan(_)
            | Action::Prepare(..)
            | Action::Trap(..)
            | Action::Look(_)
            | Action::Questions(_)
            | Action::Resign,
            _,
        ) => None,
    }
}

/// The preference for questions about unmasking, in words.
pub(super) fn asking(questions: Questions) -> Message {
    Message::new(match questions {
        Questions::All => "questions-all",
        Questions::On => "questions-on",
        Questions::Off => "questions-off",
    })
}

/// The viewer's preference for questions about unmasking.
pub(super) fn questions(view: &View) -> Message {
    match view.viewer {
        Viewer::Public => Message::new("refusal-spectator"),
        Viewer::Seat(_) => asking(view.questions),
    }
}

/// The players, with names and colours.
pub(super) fn who(view: &View) -> Vec<Message> {
    let seats = view.position.seats();
    let named = |seat: Seat| Message::new("who").seat("name", seat).with("colour", colour(seat));
    let Some(me) = view.seat() else {
        return vec![Message::new("intro-all").count("count", seats.len()).all_said("items", seats.iter().map(named))];
    };
    let mut partners = seats.iter().filter(|seat| *seat != me && are_partners(me, *seat));
    let (own, against) = match partners.next() {
        Some(partner) => {
            let own = Message::new("intro-four").seat("name", partner).with("partner", colour(partner));
            (own, "intro-against-four")
        }
        None => (Message::new("intro-two"), "intro-against-two"),
    };
    let enemies = view.position.enemies(me).iter().map(named);
    vec![own.with("colour", colour(me)), Message::new(against).all_said("items", enemies)]
}
