//! The player's progress in the lessons, in one small file.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};

use super::Home;
use super::name::Name;

/// The line that records that lessons were offered.
const OFFERED: &str = "offered";

/// The first word of a line that names the lesson of a game begun last.
const BEGUN: &str = "begun";

/// The word for all steps of a lesson.
const ALL: &str = "all";

/// The word for a finished lesson in which steps were skipped.
const OVER: &str = "over";

/// The first word of a line with the number of steps skipped so far in a lesson.
const SKIPPED: &str = "skipped";

/// The player's progress in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Progress {
    /// This number of steps are finished, but not all of them.
    Steps(usize),
    /// All steps are finished, but some were skipped.
    Over,
    /// All steps are done.
    All,
}

/// The player's progress in all lessons.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Learnt {
    /// Whether lessons were offered.
    pub is_offered: bool,
    lessons: BTreeMap<(String, String), Progress>,
    /// The number of steps skipped in each lesson since it was begun, if any.
    skipped: BTreeMap<(String, String), usize>,
    /// The lesson of each game begun last, unless it is over.
    begun: BTreeMap<String, String>,
    /// Lines of later versions, which are kept.
    others: Vec<String>,
}

impl Learnt {
    /// The player's progress in a lesson of a game.
    pub fn progress(&self, game: &str, lesson: &str) -> Progress {
        let known = self.lessons.get(&(game.to_owned(), lesson.to_owned()));
        known.copied().unwrap_or(Progress::Steps(0))
    }

    /// Sets the progress in a lesson. A lesson once completed stays so, even if it is repeated.
    pub fn set(&mut self, game: &str, lesson: &str, progress: Progress) {
        let known = self.lessons.entry((game.to_owned(), lesson.to_owned())).or_insert(progress);
        if *known != Progress::All {
            *known = progress;
        }
    }

    /// The number of steps skipped in a lesson of a game since it was begun.
    pub fn skipped(&self, game: &str, lesson: &str) -> usize {
        self.skipped.get(&(game.to_owned(), lesson.to_owned())).copied().unwrap_or(0)
    }

    /// Sets the number of steps skipped in a lesson of a game since it was begun.
    pub fn skip(&mut self, game: &str, lesson: &str, steps: usize) {
        let lesson = (game.to_owned(), lesson.to_owned());
        match steps {
            0 => self.skipped.remove(&lesson),
            steps => self.skipped.insert(lesson, steps),
        };
    }

    /// The lesson of a game begun last, unless it is over.
    pub fn begun(&self, game: &str) -> Option<&str> {
        self.begun.get(game).map(String::as_str)
    }

    /// Notes that a lesson of a game was begun, or with `None`, that it is over.
    pub fn begin(&mut self, game: &str, lesson: Option<&str>) {
        match lesson {
            Some(lesson) => self.begun.insert(game.to_owned(), lesson.to_owned()),
            None => self.begun.remove(game),
        };
    }

    /// Whether there is no progress yet.
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// Merges the progress from elsewhere. For each lesson the greater progress counts, and lessons begun here continue
    /// here.
    pub(super) fn join(&mut self, other: Learnt) {
        for (lesson, progress) in other.lessons {
            let there = other.skipped.get(&lesson).copied().unwrap_or(0);
            let here = self.skipped(&lesson.0, &lesson.1);
            let known = self.lessons.get(&lesson).copied();
            // At equal progress, fewer skipped steps count.
            if known.is_none_or(|known| (known, Reverse(here)) < (progress, Reverse(there))) {
                self.skip(&lesson.0, &lesson.1, there);
                self.lessons.insert(lesson, progress);
            }
        }
        for (game, lesson) in other.begun {
            self.begun.entry(game).or_insert(lesson);
        }
        let is_over = |progress: Progress| matches!(progress, Progress::Over | Progress::All);
        let over = |game: &String, lesson: &String| is_over(self.progress(game, lesson));
        let begun = self.begun.iter().filter(|(game, lesson)| !over(game, lesson));
        self.begun = begun.map(|(game, lesson)| (game.clone(), lesson.clone())).collect();
        self.is_offered |= other.is_offered;
        let new = other.others.into_iter().filter(|line| !self.others.contains(line)).collect::<Vec<_>>();
        self.others.extend(new);
    }

    pub(super) fn parse(text: &str) -> Learnt {
        let mut learnt = Learnt::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match lesson(line) {
                _ if line == OFFERED => learnt.is_offered = true,
                _ if words.len() == 3 && words[0] == BEGUN => learnt.begin(words[1], Some(words[2])),
                _ if words.len() == 4 && words[0] == SKIPPED && words[3].parse::<usize>().is_ok() => {
                    learnt.skip(words[1], words[2], words[3].parse().unwrap_or(0));
                }
                Some((lesson, progress)) => {
                    learnt.lessons.insert(lesson, progress);
                }
                None => learnt.others.push(line.to_owned()),
            }
        }
        learnt
    }

    fn text(&self) -> String {
        let offered = self.is_offered.then(|| format!("{OFFERED}\n"));
        let lessons = self.lessons.iter().map(|((game, lesson), progress)| match progress {
            Progress::Steps(steps) => format!("lesson {game} {lesson} {steps}\n"),
            Progress::Over => format!("lesson {game} {lesson} {OVER}\n"),
            Progress::All => format!("lesson {game} {lesson} {ALL}\n"),
        });
        let skipped = self.skipped.iter();
        let skipped = skipped.map(|((game, lesson), steps)| format!("{SKIPPED} {game} {lesson} {steps}\n"));
        let begun = self.begun.iter().map(|(game, lesson)| format!("{BEGUN} {game} {lesson}\n"));
        let others = self.others.iter().map(|line| format!("{line}\n"));
        offered.into_iter().chain(lessons).chain(skipped).chain(begun).chain(others).collect()
    }
}

/// The lesson and the progress in a line.
fn lesson(line: &str) -> Option<((String, String), Progress)> {
    let words: Vec<&str> = line.split(' ').collect();
    let ["lesson", game, lesson, steps] = words.as_slice() else {
        return None;
    };
    let progress = match *steps {
        ALL => Progress::All,
        OVER => Progress::Over,
        steps => Progress::Steps(steps.parse().ok()?),
    };
    Some((((*game).to_owned(), (*lesson).to_owned()), progress))
}

impl Home {
    /// The player's progress; empty if there is no file.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn learnt(&self) -> io::Result<Learnt> {
        match self.text(&Name::LEARNT) {
            Ok(text) => Ok(Learnt::parse(&text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Learnt::default()),
            Err(error) => Err(error),
        }
    }

    /// Saves the player's progress.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_learnt(&self, learnt: &Learnt) -> io::Result<()> {
        self.vault.replace(&Name::LEARNT, learnt.text().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn what_is_kept_is_read_and_lines_of_later_versions_stay() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        assert_eq!(home.learnt().unwrap(), Learnt::default());
        let mut learnt = Learnt { is_offered: true, ..Learnt::default() };
        learnt.set("sniff", "search", Progress::Steps(3));
        learnt.set("domino", "score", Progress::All);
        learnt.begin("sniff", Some("search"));
        home.keep_learnt(&learnt).unwrap();
        assert_eq!(home.learnt().unwrap(), learnt);
        let later = home.text(&Name::LEARNT).unwrap() + "streak 4\nlesson sniff\nlesson sniff build -1\n";
        memory.overwrite(&Name::LEARNT, later.as_bytes());
        let learnt = home.learnt().unwrap();
        assert_eq!(learnt.progress("sniff", "search"), Progress::Steps(3));
        assert_eq!(learnt.progress("sniff", "build"), Progress::Steps(0));
        home.keep_learnt(&learnt).unwrap();
        assert!(home.text(&Name::LEARNT).unwrap().ends_with("streak 4\nlesson sniff\nlesson sniff build -1\n"));
    }

    #[test]
    fn what_is_done_here_or_elsewhere_is_done() {
        let mut here = Learnt::parse("lesson a x 3\nlesson a y all\nlesson b x 2\nbegun a x\nbegun b x\nlater 1\n");
        let there = "offered\nlesson a x 2\nlesson a y 1\nlesson b x all\nlesson c x 1\nbegun a y\nbegun c x\nlater 1\nlater 2\n";
        here.join(Learnt::parse(there));
        let both = "offered\nlesson a x 3\nlesson a y all\nlesson b x all\nlesson c x 1\nbegun a x\nbegun c x\nlater 1\nlater 2\n";
        assert_eq!(here.text(), both);
    }

    #[test]
    fn whoever_takes_a_lesson_again_has_learnt_it() {
        let mut learnt = Learnt::default();
        assert!(learnt.is_empty());
        learnt.set("sniff", "search", Progress::Steps(3));
        learnt.set("sniff", "search", Progress::All);
        learnt.set("sniff", "search", Progress::Steps(1));
        assert_eq!(learnt.progress("sniff", "search"), Progress::All);
    }
}
