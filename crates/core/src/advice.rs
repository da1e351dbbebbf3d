//! The choice of a strong player and what it has weighed, from which hints are made.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::notation::{Notation, Unreadable};
use crate::search::Tried;

/// A possible course of action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Course<A> {
    /// The action to do now.
    pub action: A,
    /// The actions planned after it, as long as nothing new is learnt; the last one is the aim of the whole course.
    pub then: Vec<A>,
    /// How good it is, on the scale of the player who weighed it: more is better. `None` if it was not weighed.
    pub worth: Option<f32>,
}

impl<A> Course<A> {
    /// An action that was not weighed, without a plan.
    pub fn unweighed(action: A) -> Course<A> {
        Course { action, then: Vec::new(), worth: None }
    }

    /// An action of the given worth, without a plan.
    pub fn new(action: A, worth: f32) -> Course<A> {
        Course { action, then: Vec::new(), worth: Some(worth) }
    }

    /// A search's findings about an action. An action that was tried too rarely has no worth: its figure would be
    /// chance.
    pub fn searched(action: A, tried: &Tried<impl Copy>) -> Course<A> {
        const ENOUGH: u32 = 1000;
        Course { action, then: Vec::new(), worth: (tried.visits >= ENOUGH).then_some(tried.mean) }
    }

    /// The last action, which is the aim of the whole course.
    pub fn aim(&self) -> &A {
        self.then.last().unwrap_or(&self.action)
    }

    /// The number of actions, including the aim.
    pub fn steps(&self) -> usize {
        1 + self.then.len()
    }
}

/// A player's choice, and the best alternative.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice<A> {
    /// The player's choice.
    pub best: Course<A>,
    /// The best course that begins with another action, or leads elsewhere; `None` if no other was weighed.
    pub second: Option<Course<A>>,
}

impl<A> Advice<A> {
    /// A choice for which no alternatives were weighed.
    pub fn only(action: A) -> Advice<A> {
        Advice { best: Course::unweighed(action), second: None }
    }

    /// Returns how much better the best is than the second, and the second; `None` unless both were weighed.
    pub fn margin(&self) -> Option<(f32, &Course<A>)> {
        let second = self.second.as_ref()?;
        Some((self.best.worth? - second.worth?, second))
    }
}

/// A decision compared with a better one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict<A> {
    /// The best choice, with its worth.
    pub best: Course<A>,
    /// The actual decision, with its worth on the same scale.
    pub decided: Course<A>,
    /// The difference in worth: more than 0.
    pub cost: f32,
}

impl<A: Clone> Verdict<A> {
    /// The best choice alone.
    pub fn advice(&self) -> Advice<A> {
        Advice { best: self.best.clone(), second: None }
    }
}

impl<A: Display> Course<A> {
    /// Converts the actions to notation.
    fn written(&self) -> Course<String> {
        let then = self.then.iter().map(A::to_string).collect();
        Course { action: self.action.to_string(), then, worth: self.worth }
    }
}

impl<A: Display> Advice<A> {
    /// Converts the actions to notation.
    pub fn written(&self) -> Advice<String> {
        Advice { best: self.best.written(), second: self.second.as_ref().map(Course::written) }
    }
}

impl<A: Display> Verdict<A> {
    /// Converts the actions to notation.
    pub fn written(&self) -> Verdict<String> {
        Verdict { best: self.best.written(), decided: self.decided.written(), cost: self.cost }
    }
}

impl Course<String> {
    fn parse<A: Notation>(&self) -> Result<Course<A>, Unreadable> {
        let then = self.then.iter().map(|action| action.parse()).collect::<Result<_, _>>()?;
        Ok(Course { action: self.action.parse()?, then, worth: self.worth })
    }
}

impl Advice<String> {
    /// Reads the actions from their notation.
    ///
    /// # Errors
    /// If the game has no such action.
    pub fn parse<A: Notation>(&self) -> Result<Advice<A>, Unreadable> {
        Ok(Advice { best: self.best.parse()?, second: self.second.as_ref().map(Course::parse).transpose()? })
    }
}

impl Verdict<String> {
    /// Reads the actions from their notation.
    ///
    /// # Errors
    /// If the game has no such action.
    pub fn parse<A: Notation>(&self) -> Result<Verdict<A>, Unreadable> {
        Ok(Verdict { best: self.best.parse()?, decided: self.decided.parse()?, cost: self.cost })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_tried_seldom_has_no_worth() {
        let worth = |visits| Course::searched("4", &Tried { chosen: 4, visits, mean: 0.5 }).worth;
        assert_eq!((worth(999), worth(1000)), (None, Some(0.5)));
        let advice = Advice { best: Course::new("4", 0.5), second: Some(Course::new("3", 0.25)) };
        assert_eq!(advice.margin(), Some((0.25, &Course::new("3", 0.25))));
        assert_eq!(Advice::only("4").margin(), None);
    }
}
