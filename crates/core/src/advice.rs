//! What a strong player would do, and what it has weighed: hints are made of it.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::notation::{Notation, Unreadable};
use crate::search::Tried;

/// What somebody could do from now on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Course<A> {
    /// What is to be done now.
    pub action: A,
    /// What is planned after it, as long as nothing new is learnt; the last of it is what all of it is for.
    pub then: Vec<A>,
    /// How good it is, in the measure of the player who weighed it: more is better. `None` where nothing was weighed.
    pub worth: Option<f32>,
}

impl<A> Course<A> {
    /// An action that was not weighed, and that nothing is planned after.
    pub fn unweighed(action: A) -> Course<A> {
        Course { action, then: Vec::new(), worth: None }
    }

    /// An action that nothing is planned after, worth so much.
    pub fn of(action: A, worth: f32) -> Course<A> {
        Course { action, then: Vec::new(), worth: Some(worth) }
    }

    /// What a search has found out about an action. What it has tried seldom has no worth: its figure is chance.
    pub fn searched(action: A, tried: &Tried<impl Copy>) -> Course<A> {
        const ENOUGH: u32 = 1000;
        Course { action, then: Vec::new(), worth: (tried.visits >= ENOUGH).then_some(tried.mean) }
    }

    /// What all of it is for.
    pub fn aim(&self) -> &A {
        self.then.last().unwrap_or(&self.action)
    }

    /// How many actions it has, up to what it is for.
    pub fn steps(&self) -> usize {
        1 + self.then.len()
    }
}

/// What a player would do, and the best of what else could be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice<A> {
    /// What it would do.
    pub best: Course<A>,
    /// The best of what begins with another action, or of what leads elsewhere; `None` where nothing else was weighed.
    pub second: Option<Course<A>>,
}

impl<A> Advice<A> {
    /// An action beside which nothing was weighed.
    pub fn only(action: A) -> Advice<A> {
        Advice { best: Course::unweighed(action), second: None }
    }

    /// How much better the best is than the second, and the second; `None` unless both were weighed.
    pub fn margin(&self) -> Option<(f32, &Course<A>)> {
        let second = self.second.as_ref()?;
        Some((self.best.worth? - second.worth?, second))
    }
}

/// A decision beside the best one, which is worth more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict<A> {
    /// The best one, with what it is worth.
    pub best: Course<A>,
    /// What was decided, with what it is worth in the same measure.
    pub decided: Course<A>,
    /// How much more the best one is worth: more than nothing.
    pub cost: f32,
}

impl<A: Clone> Verdict<A> {
    /// The best one, without anything beside it.
    pub fn advice(&self) -> Advice<A> {
        Advice { best: self.best.clone(), second: None }
    }
}

impl<A: Display> Course<A> {
    /// The same with its actions in notation.
    fn written(&self) -> Course<String> {
        let then = self.then.iter().map(A::to_string).collect();
        Course { action: self.action.to_string(), then, worth: self.worth }
    }
}

impl<A: Display> Advice<A> {
    /// The same with its actions in notation.
    pub fn written(&self) -> Advice<String> {
        Advice { best: self.best.written(), second: self.second.as_ref().map(Course::written) }
    }
}

impl<A: Display> Verdict<A> {
    /// The same with its actions in notation.
    pub fn written(&self) -> Verdict<String> {
        Verdict { best: self.best.written(), decided: self.decided.written(), cost: self.cost }
    }
}

impl Course<String> {
    fn read<A: Notation>(&self) -> Result<Course<A>, Unreadable> {
        let then = self.then.iter().map(|action| action.parse()).collect::<Result<_, _>>()?;
        Ok(Course { action: self.action.parse()?, then, worth: self.worth })
    }
}

impl Advice<String> {
    /// The same with the actions of a game.
    ///
    /// # Errors
    /// The game has no such action.
    pub fn read<A: Notation>(&self) -> Result<Advice<A>, Unreadable> {
        Ok(Advice { best: self.best.read()?, second: self.second.as_ref().map(Course::read).transpose()? })
    }
}

impl Verdict<String> {
    /// The same with the actions of a game.
    ///
    /// # Errors
    /// The game has no such action.
    pub fn read<A: Notation>(&self) -> Result<Verdict<A>, Unreadable> {
        Ok(Verdict { best: self.best.read()?, decided: self.decided.read()?, cost: self.cost })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_tried_seldom_has_no_worth() {
        let worth = |visits| Course::searched("4", &Tried { chosen: 4, visits, mean: 0.5 }).worth;
        assert_eq!((worth(999), worth(1000)), (None, Some(0.5)));
        let advice = Advice { best: Course::of("4", 0.5), second: Some(Course::of("3", 0.25)) };
        assert_eq!(advice.margin(), Some((0.25, &Course::of("3", 0.25))));
        assert_eq!(Advice::only("4").margin(), None);
    }
}
