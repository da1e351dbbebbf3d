//! Thinking: how a question about a game is thought through, and what its answer means to whoever has asked.

use super::{Decision, Deed, Slip, Thought};
use crate::account::Account;
use crate::advice::Verdict;
use crate::deadline::Deadline;
use crate::game::{Doubt, Game};
use crate::kind::{Kind as _, Of};
use crate::level::Level;
use crate::notation::Unreadable;
use crate::player::{Computer, RandomPlayer};
use crate::question::{Answer, Choice, Finding, Followed, Query, Question, read, within_limit};
use crate::record::{Doubt as Suspect, Record};
use crate::rng::{Purpose, Rng};
use crate::seat::{Seat, Viewer};
use crate::table::Due;

/// How many decisions a review tells.
const SLIPS: usize = 3;

/// A player of the game `G` by its name; `None` when there is none of that name.
pub(super) fn player<G: Game>(name: &str) -> Option<Box<dyn Computer<G>>> {
    match (name, name.parse()) {
        (RandomPlayer::NAME, _) => Some(Box::new(RandomPlayer)),
        (_, Ok(level)) => Some(G::computer(level)),
        (_, Err(_)) => G::reference(name),
    }
}

/// Whether there is something to be chosen that can be done and weighed.
pub(super) fn can_be_weighed<G: Game>(view: &G::View, action: &G::Action) -> bool {
    G::check(view, action).is_ok() && G::is_weighed(view, action) && G::legal_actions(view).len() > 1
}

/// Thinks a question about the game `G` through. What it finds can be told: a hint or a doubt is made here too, so that
/// whatever can go wrong in making it goes wrong here.
///
/// # Errors
/// The question makes no sense.
pub(crate) fn answer<G: Game>(question: &Question, deadline: Deadline<'_>) -> Result<Answer, Unreadable> {
    let Question { seat, steps, seed, .. } = *question;
    let finding = match &question.query {
        Query::Decide { player, view, memory } => {
            let luck = Purpose::Decision(seat).stream(seed, steps);
            decided::<G>(player, &read(view)?, within_limit(memory), &luck, deadline)?
        }
        Query::Advise { view } => {
            let view = read(view)?;
            let advice = G::computer(Level::HARD).advise(&view, &mut hint_luck(seat, seed, steps), deadline);
            Finding::Advice(G::hint(&view, &advice).map(|_| advice.written()))
        }
        Query::Judge { view, action } => {
            let verdict = doubted::<G>(&read(view)?, action, &mut hint_luck(seat, seed, steps), deadline)?;
            // What was not thought through to its end is no reason to ask.
            Finding::Doubt(verdict.filter(|_| !deadline.is_over()).map(|verdict| verdict.written()))
        }
        Query::Review(choices) => Finding::Review(review::<G>(choices, seat, seed, deadline)?),
        Query::Follow { record, is_drawn, listener } => Finding::Followed(followed::<G>(record, *is_drawn, *listener)),
    };
    Ok(Answer { seat, steps, finding })
}

/// What the computer of a name decides, and what it keeps in mind. A memory that leads it to what the rules refuse is false,
/// and it decides without.
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

/// What the text of a record of the game `G` comes to. It takes no longer and needs no more than the text is long.
fn followed<G: Game>(text: &str, is_drawn: bool, listener: Option<Seat>) -> Followed {
    let Ok(record) = Record::read(text) else {
        return Followed::Damaged;
    };
    let mut account = Account::default();
    let mut hear = |piece: &[u8]| account.add(piece);
    let heard = listener.map(|seat| (Viewer::Seat(seat), &mut hear as &mut dyn FnMut(&[u8])));
    match const { Of::<G>::KIND }.verify(&record, is_drawn.then_some(record.header.seed), heard) {
        Ok((Due::Over(_), drawn)) => Followed::Over { drawn, account: listener.map(|_| account.digest()) },
        Ok((Due::Seats(_) | Due::Chance, _)) => Followed::Open,
        Err(Suspect::Drawn(line)) => Followed::Drawn(line),
        Err(Suspect::Damaged(_)) => Followed::Damaged,
    }
}

/// The luck of hints. A review has the same: it thinks as the strong player did before the action was done.
fn hint_luck(seat: Seat, seed: u64, steps: u64) -> Rng {
    Purpose::Hint(seat).stream(seed, steps)
}

/// What the strong player thinks of an action, where it costs so much that there is a doubt to tell.
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

/// Those of the decisions of `seat` that cost most, in the order in which they were made.
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
        let verdict = doubted::<G>(&read(view)?, action, &mut hint_luck(seat, seed, *steps), deadline)?;
        dear.extend(verdict.map(|verdict| (*steps, verdict)));
    }
    dear.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
    dear.truncate(SLIPS);
    dear.sort_by_key(|(steps, _)| *steps);
    Ok(dear.into_iter().map(|(steps, verdict)| (steps, verdict.written())).collect())
}

/// What an answer to a question about the game `G` means. Nothing of it is trusted: what it names is checked by the rules
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
            let (deed, memory) = (Deed(Box::new(action)), within_limit(memory).to_vec());
            Ok(Thought::Decision(Decision { seat: answer.seat, steps: answer.steps, deed, memory }))
        }
        (Query::Advise { .. }, Finding::Advice(None)) => Ok(Thought::Advice(None)),
        (Query::Advise { view }, Finding::Advice(Some(written))) => {
            let (view, advice) = (read(view)?, written.read()?);
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
                let stood = G::stood(&read(&choice.view)?);
                Ok(Slip { doubt, line, stood, events: choice.events.clone(), steps: *steps })
            };
            dear.iter().map(slip).collect::<Result<_, _>>().map(Thought::Review)
        }
        // What a record comes to is no thought about a game in progress: whoever asks takes it as it is.
        (
            Query::Decide { .. } | Query::Advise { .. } | Query::Judge { .. } | Query::Review(_) | Query::Follow { .. },
            _,
        ) => Err(Unreadable),
    }
}

/// What is told of a verdict on an action.
fn doubt<G: Game>(view: &[u8], action: &str, written: &Verdict<String>) -> Result<Doubt, Unreadable> {
    let (view, verdict) = (read(view)?, written.read::<G::Action>()?);
    can_be_done::<G>(&view, &verdict.best.action)?;
    if written.decided.action != action {
        return Err(Unreadable);
    }
    G::doubt(&view, &verdict).ok_or(Unreadable)
}

/// Whether an action can be done where somebody has this view.
fn can_be_done<G: Game>(view: &G::View, action: &G::Action) -> Result<(), Unreadable> {
    G::check(view, action).map_err(|_| Unreadable)
}
