//! The announcements of events: the beginning of a game, and percepts.

use super::labyrinth::{by_kind, hiding_place, opened, treasure, wall, with_treasure};
use crate::sniff::rules::Sniff;
use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::event::{Answer, Draft, Fact, Percept};
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::view::{Stage, View};
use snuffel_core::ending;
use snuffel_core::game::{Announce, Reversal, standing};
use snuffel_core::rules::News;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::cue::Cue;
use snuffel_core::text::message::{Arg, Message};

impl Announce for Sniff {
    fn variants(view: &View) -> Vec<&'static str> {
        options(&view.config).collect()
    }

    fn introduce(view: &View) -> Vec<Message> {
        let mut told = vec![about(view, "intro-you", "intro-both")];
        told.extend(variants(&view.config));
        if view.seat().is_some() {
            let build = by_kind(&view.plan(), "intro-build", "intro-build-dogs", "intro-build-out");
            told.push(build.count("walls", view.config.walls).asking());
        }
        told
    }

    /// Combines the moves of another player's turn into one line, and likewise the fields that the viewer has passed
    /// in one action.
    fn tell(news: &[News<'_, Sniff>], viewer: Viewer) -> Vec<Message> {
        let mut told = Vec::new();
        let mut rest = news;
        while let Some((first, later)) = rest.split_first() {
            let given_up = given_up(rest, viewer);
            let moves = moves_of_other(rest, viewer);
            let passed = passed_through(rest, viewer);
            if let Some(end) = given_up {
                told.extend(end);
                rest = &later[1..];
            } else if moves > 0 {
                told.push(turn_of_other(&rest[..moves]));
                rest = &rest[moves..];
            } else if passed > 0 {
                let message = Message::new("walked-through").with("moves", heard_moves(&rest[..passed]));
                told.push(message.cued(Cue::Free));
                rest = &rest[passed..];
            } else {
                told.extend(tell_one(first.percept, first.view, viewer));
                rest = later;
            }
        }
        told
    }

    /// Omits building steps that were undone. In `blind`, keeps no more of the search than the viewer's last answer
    /// and what the other player did after it; once the game is over, memory no longer matters.
    fn recall(view: &View, story: &[News<'_, Sniff>]) -> Vec<bool> {
        let stands = standing(story, |news| match news.percept {
            Percept::Drafted { draft: Draft::Undone { .. } } => Reversal::Back,
            Percept::Drafted { .. } => Reversal::Step,
            Percept::Marked { .. } | Percept::Hidden { .. } | Percept::Public(_) => Reversal::None,
        });
        if !view.config.blind || matches!(view.stage, Stage::Over(_)) {
            return stands;
        }
        let is_own = |news: &News<'_, Sniff>| {
            let Percept::Public(Fact::Asked { seat, .. }) = news.percept else {
                return false;
            };
            view.viewer.is(*seat)
        };
        // A listener has no search to remember, so the latest news is enough.
        let from = story.iter().rposition(is_own).unwrap_or_else(|| match view.viewer {
            Viewer::Seat(_) => 0,
            Viewer::Public => story.len().saturating_sub(1),
        });
        let may = |(index, news): (usize, &News<'_, Sniff>)| index >= from || tells_no_way(news.percept);
        story.iter().enumerate().map(may).zip(stands).map(|(may, stands)| may && stands).collect()
    }
}

/// Says that a player has resigned, and who wins by that.
fn given_up(news: &[News<'_, Sniff>], viewer: Viewer) -> Option<[Message; 2]> {
    match (news.first()?.percept, news.get(1)?.percept) {
        (Percept::Public(Fact::Resigned { seat }), Percept::Public(Fact::Won { seat: winner })) => {
            Some([resigned(*seat, viewer), ending::won(Seats::only(*winner), viewer)])
        }
        _ => None,
    }
}

fn resigned(seat: Seat, viewer: Viewer) -> Message {
    Message::for_viewer(viewer, seat, "resigned-you", "resigned-other")
}

/// Returns whether a percept reveals nothing about a search.
fn tells_no_way(percept: &Percept) -> bool {
    match percept {
        Percept::Public(Fact::Asked { .. } | Fact::Stopped { .. } | Fact::Bitten { .. }) => false,
        Percept::Drafted { .. } | Percept::Marked { .. } | Percept::Hidden { .. } => true,
        Percept::Public(
            Fact::Ready { .. }
            | Fact::Starts { .. }
            | Fact::Begins { .. }
            | Fact::Scored { .. }
            | Fact::Alone { .. }
            | Fact::Counted { .. }
            | Fact::Resigned { .. }
            | Fact::Won { .. }
            | Fact::Shown,
        ) => true,
    }
}

/// The game and its players.
pub(super) fn about(view: &View, you: &'static str, both: &'static str) -> Message {
    let message = match view.seat() {
        Some(me) => Message::new(you).seat("name", me.other()).with("level", Arg::Opponent(me.other())),
        None => Message::new(both).seat("first", Seat::FIRST).seat("second", Seat::SECOND),
    };
    message
        .count("columns", view.config.size.columns())
        .count("rows", view.config.size.rows())
        .count("walls", view.config.walls)
        .text("kind", if view.config.dogs { "dogs" } else { "walls" })
}

/// The active variants, in one line; `None` in the base game.
pub(super) fn variants(config: &Config) -> Option<Message> {
    let phrases: Vec<Arg> = options(config).filter_map(variant).map(Arg::Phrase).collect();
    let message = Message::new("variants").with("variants", Arg::List(phrases.clone()));
    (!phrases.is_empty()).then_some(message)
}

/// The names of the options that differ from the usual ones.
fn options(config: &Config) -> impl Iterator<Item = &'static str> {
    let holes = !config.dogs && config.walls != config.size.usual_walls();
    config.variants().chain(holes.then_some("holes"))
}

/// The phrase that names a variant.
pub(super) fn variant(name: &str) -> Option<&'static str> {
    Some(match name {
        "gallop" => "variant-gallop",
        "warm-hot" => "variant-warm-hot",
        "way-out" => "variant-way-out",
        "holes" => "variant-holes",
        "blind" => "variant-blind",
        "dogs" => "variant-dogs",
        "non-stop" => "variant-non-stop",
        "count" => "variant-count",
        "tournament" => "variant-tournament",
        _ => return None,
    })
}

/// The number of leading percepts that are moves of one other player, including ends of turns: one turn, or
/// everything in a search alone. 0 if the first move decides the game. All other percepts get messages of their own.
fn moves_of_other(news: &[News<'_, Sniff>], viewer: Viewer) -> usize {
    let mut mover = None;
    let belongs = |news: &&News<'_, Sniff>| match *news.percept {
        Percept::Public(Fact::Asked { seat, answer, .. }) => {
            !viewer.is(seat) && !answer.decides() && *mover.get_or_insert(seat) == seat
        }
        Percept::Public(Fact::Stopped { seat }) => mover == Some(seat),
        // Not a move.
        _ => false,
    };
    news.iter().take_while(belongs).count()
}

/// The number of leading percepts that are moves of the viewer with another move after them in the same step.
fn passed_through(news: &[News<'_, Sniff>], viewer: Viewer) -> usize {
    let is_own = |news: &News<'_, Sniff>| match *news.percept {
        Percept::Public(Fact::Asked { seat, answer, .. }) => viewer.is(seat) && !answer.decides(),
        // Not a move.
        _ => false,
    };
    let followed = |pair: &&[News<'_, Sniff>]| {
        std::ptr::eq(pair[0].view, pair[1].view)
            && is_own(&pair[0])
            && matches!(pair[1].percept, Percept::Public(Fact::Asked { .. }))
    };
    news.windows(2).take_while(followed).count()
}

/// The fields asked for, with their answers.
fn heard_moves(news: &[News<'_, Sniff>]) -> Arg {
    let moves = news.iter().filter_map(|news| match *news.percept {
        Percept::Public(Fact::Asked { field, answer, .. }) => {
            Some(Message::new("heard-move").place("field", field).with("heard", heard(answer)).into())
        }
        // Not a move.
        _ => None,
    });
    Arg::List(moves.collect())
}

/// The moves of a turn, with a note if the player ended it.
fn turn_of_other(news: &[News<'_, Sniff>]) -> Message {
    let mut message = Message::new("turn-other");
    let mut moves = Vec::new();
    for News { percept, .. } in news {
        if let Percept::Public(Fact::Asked { seat, field, answer, stands, .. }) = **percept {
            let id = if answer.is_free() { "heard-move" } else { "heard-stop" };
            moves.push(Message::new(id).place("field", field).with("heard", heard(answer)).into());
            message.args = vec![("name", Arg::Seat(seat))];
            message = message.place("stands", stands);
        } else {
            moves.push(Arg::Phrase("heard-done"));
        }
    }
    message.with("moves", Arg::List(moves))
}

/// The messages for a single percept, with the view after it.
fn tell_one(percept: &Percept, view: &View, viewer: Viewer) -> Vec<Message> {
    match percept {
        Percept::Drafted { draft } => changed(draft).into_iter().chain(drafted(draft, view)).collect(),
        Percept::Marked { field: Some(field) } => vec![Message::new("marked").place("field", field)],
        Percept::Marked { field: None } => vec![Message::new("marked-off")],
        Percept::Hidden { seat, field: Some(field) } => {
            vec![Message::for_viewer(viewer, *seat, "hidden-you", "hidden-other").place("field", field)]
        }
        Percept::Hidden { seat, field: None } => vec![Message::new("hidden-other").seat("name", *seat)],
        Percept::Public(fact) => happened(*fact, view, viewer),
    }
}

/// The messages for a public fact.
fn happened(fact: Fact, view: &View, viewer: Viewer) -> Vec<Message> {
    vec![match fact {
        Fact::Ready { seat } => Message::for_viewer(viewer, seat, "ready-you", "ready-other"),
        Fact::Starts { field } => Message::new("starts").place("field", field),
        Fact::Begins { seat } => begins(seat, view, viewer),
        Fact::Asked { seat, field, answer, stands, again } => {
            let (you, other) = answer_ids(answer, again, view.config.gallop);
            let (said, _) = phrases(answer);
            Message::for_viewer(viewer, seat, you, other)
                .place("field", field)
                .place("stands", stands)
                .text("marked", if view.config.blind { "no" } else { "yes" })
                .with("answer", Arg::Phrase(said))
                .with("heard", heard(answer))
                .cued(cue(answer).filter(|_| viewer.is(seat)))
        }
        Fact::Stopped { seat } => Message::for_viewer(viewer, seat, "stopped-you", "stopped-other"),
        Fact::Scored { seat, again } => scored(seat, again, view, viewer),
        Fact::Alone { seat } => Message::for_viewer(viewer, seat, "alone-you", "alone-other"),
        Fact::Bitten { seat, field } => Message::for_viewer(viewer, seat, "bitten-you", "bitten-other")
            .place("field", field)
            .place("stands", Field::ZERO),
        Fact::Counted { seat, moves } => {
            Message::for_viewer(viewer, seat, "counted-you", "counted-other").count("moves", moves)
        }
        Fact::Resigned { seat } => resigned(seat, viewer),
        Fact::Won { seat } => won(seat, view, viewer),
        Fact::Shown => return shown(view, viewer),
    }]
}

/// Names the first mover. The viewer, who has to begin, gets a field to ask for as an example.
fn begins(seat: Seat, view: &View, viewer: Viewer) -> Message {
    let mut beside = view.config.size.neighbours(view.start);
    let (you, next) = match view.start {
        // On the usual board, this is E4.
        Field::ZERO => ("begins-you", beside.nth(usize::from(view.config.size.rows()) - 2)),
        _ => ("begins-you-out", beside.next()),
    };
    let other = match viewer {
        Viewer::Seat(_) => "begins-other",
        Viewer::Public => "begins-both",
    };
    Message::for_viewer(viewer, seat, you, other).place("start", view.start).place("next", next.unwrap_or(view.start))
}

/// The walls that are back, and those that are gone, after an undo.
fn changed(draft: &Draft) -> Vec<Message> {
    let Draft::Undone { back, gone } = draft else {
        return Vec::new();
    };
    let lists = [("undone-back", back), ("undone-gone", gone)].into_iter().filter(|(_, walls)| !walls.is_empty());
    lists.map(|(id, walls)| Message::new(id).places("walls", walls.iter().copied().map(wall))).collect()
}

/// The result of a building step; `None` for a viewer without a labyrinth.
fn drafted(draft: &Draft, view: &View) -> Option<Message> {
    let (own, plan) = (view.own?, view.plan());
    let kinds = |walls, dogs, out| by_kind(&plan, walls, dogs, out);
    let message = match draft {
        Draft::Walls(walls) => some_walls(kinds("drafted-walls", "drafted-ditches", "drafted-walls"), walls),
        Draft::Removed(walls) => some_walls(kinds("drafted-removed", "drafted-filled-in", "drafted-removed"), walls),
        Draft::Treasure(field) => {
            kinds("drafted-treasure", "drafted-treasure-dogs", "drafted-treasure").place("field", field)
        }
        Draft::Dog(field) => Message::new("drafted-dog").place("field", field),
        Draft::DogRemoved(field) => Message::new("drafted-dog-removed").place("field", field),
        Draft::Undone { .. } => kinds("drafted-undone", "drafted-undone-dogs", "drafted-undone-out"),
        Draft::Cleared => Message::new("drafted-cleared"),
        Draft::Filled => kinds("drafted-filled", "drafted-filled-dogs", "drafted-filled-out"),
        Draft::Built => kinds("drafted-built", "drafted-built-dogs", "drafted-built-out"),
        Draft::Laid => kinds("drafted-laid", "drafted-laid-dogs", "drafted-laid-out"),
    };
    let moves = plan.goal(&own).and_then(|goal| own.way(Field::ZERO, goal)).map(|way| way.len());
    Some(
        message
            .count("left", plan.walls_left(&own))
            .count("moves", moves.unwrap_or_default())
            .count("dogs-left", plan.dogs_left(&own))
            .places("dogs", own.dogs.iter())
            .with("treasure", treasure(&own)),
    )
}

/// Adds the number of walls, and the first of them.
fn some_walls(message: Message, walls: &[Wall]) -> Message {
    let first = walls.first().copied().map(wall).unwrap_or_default();
    message.count("count", walls.len()).place("wall", first)
}

/// The messages for an answer, to the mover and to the others.
fn answer_ids(answer: Answer, again: bool, gallop: bool) -> (&'static str, &'static str) {
    match answer {
        Answer::Free => match (again, gallop) {
            (true, true) => ("asked-free-gallop-you", "turn-other"),
            (true, false) => ("asked-free-again-you", "turn-other"),
            (false, _) => ("asked-free-you", "turn-other"),
        },
        Answer::Warm | Answer::Hot | Answer::Growl | Answer::WarmGrowl | Answer::HotGrowl => match (again, gallop) {
            (true, true) => ("asked-hint-gallop-you", "turn-other"),
            (true, false) => ("asked-hint-again-you", "turn-other"),
            (false, _) => ("asked-hint-you", "turn-other"),
        },
        Answer::Wall => ("asked-wall-you", "turn-other"),
        Answer::Treasure => ("asked-treasure-you", "asked-treasure-other"),
        Answer::Out => ("asked-out-you", "asked-out-other"),
        Answer::Ditch => ("asked-ditch-you", "turn-other"),
        Answer::Dog => ("asked-dog-you", "asked-dog-other"),
    }
}

/// The sound of an answer for the mover. Answers that end a search have the sound of their result.
fn cue(answer: Answer) -> Option<Cue> {
    match answer {
        Answer::Free | Answer::Warm | Answer::Hot | Answer::Growl | Answer::WarmGrowl | Answer::HotGrowl => {
            Some(Cue::Free)
        }
        Answer::Wall | Answer::Ditch => Some(Cue::Wall),
        Answer::Treasure | Answer::Out | Answer::Dog => None,
    }
}

/// The words for an answer within a sentence.
pub(super) fn heard(answer: Answer) -> Arg {
    let (_, heard) = phrases(answer);
    Arg::Phrase(heard)
}

/// The words for an answer: as a separate sentence, and within one.
fn phrases(answer: Answer) -> (&'static str, &'static str) {
    match answer {
        Answer::Free => ("answer-free", "heard-free"),
        Answer::Warm => ("answer-warm", "heard-warm"),
        Answer::Hot => ("answer-hot", "heard-hot"),
        Answer::Growl => ("answer-growl", "heard-growl"),
        Answer::WarmGrowl => ("answer-warm-growl", "heard-warm-growl"),
        Answer::HotGrowl => ("answer-hot-growl", "heard-hot-growl"),
        Answer::Wall => ("answer-wall", "heard-wall"),
        Answer::Treasure => ("answer-treasure", "heard-treasure"),
        Answer::Out => ("answer-out", "heard-out"),
        Answer::Ditch => ("answer-ditch", "heard-ditch"),
        Answer::Dog => ("answer-dog", "heard-dog"),
    }
}

/// A point. The owner of the treasure is asked to hide it again.
fn scored(seat: Seat, again: bool, view: &View, viewer: Viewer) -> Message {
    let id = match viewer {
        Viewer::Seat(me) if me == seat => "scored-you",
        Viewer::Seat(_) if again => "scored-hide",
        Viewer::Seat(_) | Viewer::Public => "scored-other",
    };
    let message = Message::new(id).seat("name", seat).count("points", view.points[seat]);
    let message = message.count("theirs", view.points[seat.other()]).cued(viewer.is(seat).then_some(Cue::Points));
    if id == "scored-hide" { message.place("example", hiding_place(view, seat.other())) } else { message }
}

fn won(seat: Seat, view: &View, viewer: Viewer) -> Message {
    let id = match viewer {
        Viewer::Public => "won-other",
        Viewer::Seat(me) if me == seat => "won-you",
        Viewer::Seat(_) => "lost-you",
    };
    Message::new(id)
        .decisive()
        .seat("name", seat)
        .seat("loser", seat.other())
        .count("asks", view.search(seat).asks)
        .count("theirs", view.search(seat.other()).asks)
        .cued(ending::cue(Seats::only(seat), viewer))
}

/// Both labyrinths after the game, starting with the one that the viewer searched: their contents and a shortest way.
/// The walls take many lines, so they are left for a question.
fn shown(view: &View, viewer: Viewer) -> Vec<Message> {
    opened(view).into_iter().flat_map(|(owner, own)| hidden(owner, own, view, viewer)).collect()
}

/// The shortest way to a treasure that was found in the end. Its place is already known then, unless there are dogs
/// to report.
fn found(owner: Seat, labyrinth: &Labyrinth, view: &View) -> Option<Vec<Field>> {
    let treasure = labyrinth.treasure.filter(|_| labyrinth.dogs.iter().next().is_none())?;
    let is_found = view.search(owner.other()).last == Some((treasure, Answer::Treasure));
    labyrinth.way(Field::ZERO, treasure).filter(|_| is_found)
}

/// The contents of a labyrinth, and a shortest way.
fn hidden(owner: Seat, labyrinth: &Labyrinth, view: &View, viewer: Viewer) -> Vec<Message> {
    let plan = view.plan();
    if let Some(way) = found(owner, labyrinth, view) {
        let message = Message::for_viewer(viewer, owner, "shown-found-you", "shown-found-other");
        return vec![message.count("count", way.len()).places("way", way)];
    }
    let message = match viewer.is(owner) {
        true => by_kind(&plan, "shown-you", "shown-you-dogs", "shown-you-out"),
        false => by_kind(&plan, "shown-other", "shown-other-dogs", "shown-other-out"),
    };
    let way = match plan.start {
        Some(start) => labyrinth.way(start, Field::ZERO),
        None => labyrinth.treasure.and_then(|treasure| labyrinth.way(Field::ZERO, treasure)),
    };
    let way = way.map(|way| Message::new("shown-way").count("count", way.len()).places("way", way));
    [with_treasure(message, labyrinth).seat("name", owner)].into_iter().chain(way).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use snuffel_core::rules::Rules;

    #[test]
    fn where_a_treasure_was_is_not_told_again_to_who_heard_it_found() {
        let mut view = crate::sniff::tests::searching("size=3x3 walls=6", "3x3 treasure B2", "C2 B2");
        let labyrinth: Labyrinth = "3x3 treasure B2".parse().unwrap();
        let me = view.seat().unwrap();
        let ids = |view: &View, owner: Seat| -> Vec<String> {
            hidden(owner, &labyrinth, view, view.viewer).into_iter().map(|told| told.id.into_owned()).collect()
        };
        assert_eq!(ids(&view, me.other()), ["shown-found-other"]);
        assert_eq!(ids(&view, me), ["shown-you", "shown-way"]);
        view.searches[me].last = Some(("C2".parse().unwrap(), Answer::Free));
        assert_eq!(ids(&view, me.other()), ["shown-other", "shown-way"]);
    }

    #[test]
    fn a_first_move_is_named_that_can_be_made() {
        for (options, start, next) in [
            ("size=5x5 walls=20", "0", "E4"),
            ("size=3x3 walls=6", "0", "C2"),
            ("size=3x3 walls=6 way-out", "A1", "A2"),
        ] {
            let mut view = Sniff::view(&Sniff::start(&options.parse().unwrap(), 2), Viewer::Public);
            view.start = start.parse().unwrap();
            let told = begins(Seat::FIRST, &view, Viewer::Public);
            let fields = [("start", start), ("next", next)].map(|(name, field)| (name, Arg::Place(field.into())));
            assert_eq!(told.args[1..], fields, "{options}");
        }
    }
}
