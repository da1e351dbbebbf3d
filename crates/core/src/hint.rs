//! Hints: advice with its reasons, as sentences, and doubts about a decision.

use std::iter;

use crate::advice::{Advice, Verdict};
use crate::reason::{Reason, Says};
use crate::text::message::{Arg, Message};

/// A piece of advice with its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What to type, as a sentence.
    pub what: Message,
    /// Why, as a sentence.
    pub why: Message,
    /// Further reasons for a player who asks why: the alternatives and their drawbacks, known dangers. One sentence
    /// each.
    pub more: Vec<Message>,
}

impl Hint {
    /// A hint with a reason and no further explanation.
    pub fn new(what: Message, why: Message) -> Hint {
        Hint { what, why, more: Vec::new() }
    }

    /// A hint for a reason, with further explanations; `None` if the reason speaks against what is advised.
    pub fn because<W: Says>(what: Message, why: Reason<W>, more: Vec<Message>) -> Option<Hint> {
        Some(Hint { what, why: why.speaking()?.message(), more })
    }

    /// Names the second best course of some advice, described by `what`, and how often each of the two wins, if worth
    /// is the chance to win.
    pub fn next_best<A>(advice: &Advice<A>, what: impl Fn(&A) -> Option<Message>) -> Option<Message> {
        let second = advice.second.as_ref()?;
        let most = percent(advice.best.worth?);
        let less = percent(second.worth?);
        let message = |id, count| Some(Message::new(id).said("what", what(&second.action)?).count("count", count));
        match Hint::lead(advice)? {
            0 => message("hint-next-even", most),
            _ => message("hint-next", less).map(|told| told.count("most", most)),
        }
    }

    /// Returns how many games in a hundred the best course wins more than the second, computed from the announced
    /// percentages; 0 if the difference may be chance. `None` unless both were weighed.
    pub fn lead<A>(advice: &Advice<A>) -> Option<u32> {
        /// A smaller difference may as well be the other way round: a search tries a few hundred games.
        const CHANCE: u32 = 3;
        let (_, second) = advice.margin()?;
        let lead = percent(advice.best.worth?).saturating_sub(percent(second.worth?));
        Some(if lead < CHANCE { 0 } else { lead })
    }

    /// Says how often the best course wins, if worth is the chance to win: the reason when no better one can be named.
    pub fn chance<A>(advice: &Advice<A>) -> Option<Message> {
        Some(Message::new("hint-chance").count("count", Hint::wins(advice)?))
    }

    /// Returns how many games in a hundred the best course wins, if worth is the chance to win.
    pub fn wins<A>(advice: &Advice<A>) -> Option<u32> {
        advice.best.worth.map(percent)
    }

    /// The advice to type a command without arguments.
    pub fn typed(command: &'static str) -> Message {
        Message::new("hint-type").with("command", Arg::Command(command))
    }
}

/// A decision that costs too much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// Its cost, as a sentence.
    pub cost: Message,
    /// The better choice, with its reasons.
    pub hint: Hint,
}

impl Doubt {
    /// Describes how much less often a decision wins, if worth is the chance to win.
    pub fn chance<A>(verdict: &Verdict<A>) -> Option<Message> {
        let [most, less] = [&verdict.best, &verdict.decided].map(|course| course.worth.map(percent));
        let (most, less) = (most?, less?);
        let message = Message::new("tutor-chance").count("most", most).count("count", less);
        Some(message.count("less", most.saturating_sub(less)))
    }

    /// The question whether the decision is meant; the answer `why` leads to the [explanation](Doubt::explained).
    pub fn question(&self) -> Message {
        Message::new("tutor-ask").said("cost", self.cost.clone()).said("what", self.hint.what.clone()).mattering()
    }

    /// The better choice, with its reason as the first of the further explanations.
    pub fn explained(self) -> Hint {
        let Hint { what, why, more } = self.hint;
        let more = iter::once(why.clone()).chain(more).collect();
        Hint { what, why, more }
    }

    /// The verdict on the decision, for the review after the game.
    pub fn verdict(&self) -> Message {
        let Hint { what, why, more: _ } = self.hint.clone();
        Message::new("review-better").said("cost", self.cost.clone()).said("what", what).said("why", why)
    }
}

/// A chance as a whole number of games in a hundred.
fn percent(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}
