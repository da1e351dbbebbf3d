//! What a strong player would do, and what it has weighed: hints are made of it.

use crate::search::Tried;

/// What somebody could do from now on.
#[derive(Clone, PartialEq, Debug)]
pub struct Course<A> {
    /// What is to be done now.
    pub action: A,
    /// What is planned after it, as long as nothing new is learnt; the last of it is what all of it is for.
    pub then: Vec<A>,
    /// How good it is, in the measure of the player who weighed it: more is better. `None` where nothing was weighed.
    pub worth: Option<f32>,
}

impl<A> Course<A> {
    /// An action that nothing is planned after, worth so much.
    pub fn of(action: A, worth: f32) -> Course<A> {
        Course { action, then: Vec::new(), worth: Some(worth) }
    }

    /// What a search has found out about an action. What it has soon given up has no worth: its figure is chance.
    pub fn searched(action: A, tried: &Tried<impl Copy>) -> Course<A> {
        const ENOUGH: u32 = 200;
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
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What it would do.
    pub best: Course<A>,
    /// The best of what begins with another action; `None` where nothing else was weighed.
    pub second: Option<Course<A>>,
}

impl<A> Advice<A> {
    /// An action beside which nothing was weighed.
    pub fn only(action: A) -> Advice<A> {
        Advice { best: Course { action, then: Vec::new(), worth: None }, second: None }
    }

    /// The first of these courses, and the first of the others that begins with another action; `None` where there are
    /// none.
    pub fn of(courses: impl IntoIterator<Item = Course<A>>) -> Option<Advice<A>>
    where
        A: PartialEq,
    {
        let mut courses = courses.into_iter();
        let best = courses.next()?;
        let second = courses.find(|course| course.action != best.action);
        Some(Advice { best, second })
    }

    /// How much better the best is than the second, and the second; `None` unless both were weighed.
    pub fn margin(&self) -> Option<(f32, &Course<A>)> {
        let second = self.second.as_ref()?;
        Some((self.best.worth? - second.worth?, second))
    }
}

/// A decision beside the best one, which is worth more.
#[derive(Clone, PartialEq, Debug)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_begins_with_another_action() {
        let courses = [("E4", 3.0), ("E4", 2.0), ("D4", 1.5), ("C4", 1.0)];
        let advice = Advice::of(courses.map(|(action, worth)| Course::of(action, worth))).unwrap();
        assert_eq!((advice.best.action, advice.best.steps()), ("E4", 1));
        assert_eq!(advice.margin(), Some((1.5, &Course::of("D4", 1.5))));
        assert_eq!(Advice::<u8>::of([]), None);
        assert_eq!(Advice::only("E4").margin(), None);
    }
}
