//! Thinking: how a question about a game is answered, and how the answer is understood by the side that asked.

use super::{AnyAction, Decision, Slip, Thought};
use crate::account::AccountHash;
use crate::advice::Verdict;
use crate::deadline::Deadline;
use crate::game::{Doubt, Game};
use crate::kind::{Kind as _, Of};
use crate::level::Level;
use crate::notation::Unreadable;
use crate::player::{Computer, RandomPlayer};
use crate::question::{Answer, Choice, Finding, Followed, Query, Question, decode, within_limit};
use crate::record::{Record, Unproven};
use crate::rng::{Purpose, Rng};
use crate::seat::{Seat, Viewer};
use crate::table::Due;

/// The number of decisions in a review.
const SLIPS: usize = 3;

/// Creates a player of the game `G` by its name; `None` if the name is unknown.
pub(super) fn player<G: Game>(name: &str) -> Option<Box<dyn Computer<G>>> {
    match (name, name.parse()) {
        (RandomPlayer::NAME, _) => Some(Box::new(RandomPlayer)),
        (_, Ok(level)) => Some(G::computer(level)),
        (_, Err(_)) => G::reference(name),
    }
}

/// Returns whether an action is legal, can be weighed, and is not the only choice.
pub(super) fn can_be_weighed<G: Game>(view: &G::View, action: &G::Action) -> bool {
    G::check(view, action).is_ok() && G::is_weighed(view, action) && G::legal_actions(view).len() > 1
}

/// Thinks about a question concerning the game `G`. The findings are certain to have a wording: the hint or doubt is
/// made here once, so that any failure in making it happens here.
///
/// # Errors
/// The question makes no sense.
pub(crate) fn answer<G: Game>(question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable> {
    let Question { seat, steps, seed, .. } = *question;
    let finding = match &question.query {
        Query::Decide { player, view, memory } => {
            let luck = Purpose::Decision(seat).stream(seed, steps);
            decided::<G>(player, &decode(view)?, within_limit(memory), &luck, deadline)?
        }
        Query::Advise { view } => {
            let view = decode(view)?;
            let advice = G::computer(Level::HARD).advise(&view, &mut hint_luck(seat, seed, steps), deadline);
            Finding::Advice(G::hint(&view, &advice).map(|_| advice.written()))
        }
        Query::Judge { view, action } => {
            let verdict = doubted::<G>(&decode(view)?, action, &mut hint_luck(seat, seed, steps), deadline)?;
            // A thought cut short is no reason to raise a doubt.
            Finding::Doubt(verdict.filter(|_| !deadline.is_over()).map(|verdict| verdict.written()))
        }
        Query::Review(choices) => Finding::Review(review::<G>(choices, seat, seed, deadline)?),
        Query::Follow { record, is_drawn, listener } => Finding::Followed(followed::<G>(record, *is_drawn, *listener)),
    };
    Ok(Answer { seat, steps, finding })
}

/// The decision of the named computer, and its new memory. A memory that leads to an illegal action is wrong, and the
/// computer decides without it.
fn decided<G: Game>(
    name: &str,
    view: &G::View,
    memory: &[u8],
    luck: &Rng,
    deadline: Deadline<'_>,
) -> Result<Finding, Unreadable> {
    let decide = |memory: &[u8]| {
        let mut computer = player::<G>(name).ok_or(Unreadable)?;
        computer.recall(memory);
        let action = computer.decide(view, &mut luck.clone(), deadline);
        Ok((action, computer.memory()))
    };
    let (mut action, mut kept) = decide(memory)?;
    if !memory.is_empty() && G::check(view, &action).is_err() {
        (action, kept) = decide(&[])?;
    }
    Ok(Finding::Decision { action: action.to_string(), memory: within_limit(&kept).to_vec() })
}

/// Follows the text of a record of the game `G`. Time and memory are bounded by the length of the text.
fn followed<G: Game>(text: &str, is_drawn: bool, listener: Option<Seat>) -> Followed {
    let Ok(record) = Record::parse(text) else {
        return Followed::Damaged;
    };
    let mut account = AccountHash::default();
    let mut hear = |piece: &[u8]| account.add(piece);
    let heard = listener.map(|seat| (Viewer::Seat(seat), &mut hear as &mut dyn FnMut(&[u8])));
    match const { Of::<G>::KIND }.verify(&record, is_drawn.then_some(record.header.seed), heard) {
        Ok((Due::Over(_), drawn)) => Followed::Over { drawn, account: listener.map(|_| account.digest()) },
        Ok((Due::Seats(_) | Due::Chance, _)) => Followed::Open,
        Err(Unproven::Drawn(line)) => Followed::Drawn(line),
        Err(Unproven::Damaged(_)) => Followed::Damaged,
    }
}

/// The random numbers for hints. A review uses the same: it thinks as the strong player did before the action.
fn hint_luck(seat: Seat, seed: u64, steps: u64) -> Rng {
    Purpose::Hint(seat).stream(seed, steps)
}

/// The strong player's verdict on an action, if its cost is high enough to raise a doubt.
fn doubted<G: Game>(
    view: &G::View,
    action: &str,
    rng: &mut Rng,
    deadline: Deadline<'_>,
) -> Result<Option<Verdict<G::Action>>, Unreadable> {
    let action = action.parse()?;
    if !can_be_weighed::<G>(view, &action) {
        return Ok(None);
    }
    let verdict = G::computer(Level::HARD).judge(view, &action, rng, deadline);
    Ok(verdict.filter(|verdict| G::doubt(view, verdict).is_some()))
}

/// The most costly decisions of `seat`, in the order in which they were made.
fn review<G: Game>(
    choices: &[Choice],
    seat: Seat,
    seed: u64,
    deadline: Deadline<'_>,
) -> Result<Vec<(u64, Verdict<String>)>, Unreadable> {
    let mut dear: Vec<(u64, Verdict<G::Action>)> = Vec::new();
    for Choice { view, action, steps, .. } in choices {
        if deadline.is_over() {
            break;
        }
        let verdict = doubted::<G>(&decode(view)?, action, &mut hint_luck(seat, seed, *steps), deadline)?;
        dear.extend(verdict.map(|verdict| (*steps, verdict)));
    }
    dear.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
    dear.truncate(SLIPS);
    dear.sort_by_key(|(steps, _)| *steps);
    Ok(dear.into_iter().map(|(steps, verdict)| (steps, verdict.written())).collect())
}

/// Interprets an answer to a question about the game `G`. The answer is not trusted: the rules check every action in it
/// against the view of the question.
///
/// # Errors
/// The answer makes no sense.
pub(crate) fn understand<G: Game>(question: &Question, answer: &Answer) -> Result<Thought, Unreadable> {
    if !answer.is_about(question) {
        return Err(Unreadable);
    }
    match (&question.query, &answer.finding) {
        (Query::Decide { .. }, Finding::Decision { action, memory }) => {
            let action: G::Action = action.parse()?;
            let (deed, memory) = (AnyAction(Box::new(action)), within_limit(memory).to_vec());
            Ok(Thought::Decision(Decision { seat: answer.seat, steps: answer.steps, deed, memory }))
        }
        (Query::Advise { .. }, Finding::Advice(None)) => Ok(Thought::Advice(None)),
        (Query::Advise { view }, Finding::Advice(Some(written))) => {
            let (view, advice) = (decode(view)?, written.parse()?);
            can_be_done::<G>(&view, &advice.best.action)?;
            let hint = G::hint(&view, &advice).ok_or(Unreadable)?;
            Ok(Thought::Advice(Some(Box::new(hint))))
        }
        (Query::Judge { .. }, Finding::Doubt(None)) => Ok(Thought::Doubt(None)),
        (Query::Judge { view, action }, Finding::Doubt(Some(verdict))) => {
            Ok(Thought::Doubt(Some(Box::new(doubt::<G>(view, action, verdict)?))))
        }
        (Query::Review(choices), Finding::Review(dear)) if dear.len() <= SLIPS => {
            let slip = |(steps, verdict): &(u64, Verdict<String>)| -> Result<Slip, Unreadable> {
                let choice = choices.iter().find(|choice| choice.steps == *steps).ok_or(Unreadable)?;
                let doubt = doubt::<G>(&choice.view, &choice.action, verdict)?;
                let line = choice.action.parse().ok().and_then(|action| G::line(&action));
                let stood = G::stood(&decode(&choice.view)?);
                Ok(Slip { doubt, line, stood, events: choice.events.clone(), steps: *steps })
            };
            dear.iter().map(slip).collect::<Result<_, _>>().map(Thought::Review)
        }
        // The result of following a record is not a thought about a game in progress: the caller reads the finding
        // directly.
        (
            Query::Decide { .. } | Query::Advise { .. } | Query::Judge { .. } | Query::Review(_) | Query::Follow { .. },
            _,
        ) => Err(Unreadable),
    }
}

/// Turns a verdict on an action into a doubt.
fn doubt<G: Game>(view: &[u8], action: &str, written: &Verdict<String>) -> Result<Doubt, Unreadable> {
    let (view, verdict) = (decode(view)?, written.parse::<G::Action>()?);
    can_be_done::<G>(&view, &verdict.best.action)?;
    if written.decided.action != action {
        return Err(Unreadable);
    }
    G::doubt(&view, &verdict).ok_or(Unreadable)
}

/// Checks whether an action is legal in a view.
fn can_be_done<G: Game>(view: &G::View, action: &G::Action) -> Result<(), Unreadable> {
    G::check(view, action).map_err(|_| Unreadable)
}
