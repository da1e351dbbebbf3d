//! Cues: short sounds for what one waits for. Whatever a cue says, the message that carries it says in words.

use std::time::Duration;

/// What a sound stands for, the least important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// The way is free.
    Free,
    /// A wall stops somebody.
    Wall,
    /// Somebody has come.
    Comes,
    /// Somebody has said something.
    Speaks,
    /// It is the own turn.
    Turn,
    /// Somebody who listens has got points.
    Points,
    /// Somebody who listens has lost.
    Lost,
    /// Somebody who listens has won.
    Won,
}

/// A tone, and the silence behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// How high it is.
    pub hertz: u16,
    /// How long it sounds.
    pub millis: u16,
    /// How long it is silent after it.
    pub gap: u16,
}

const fn tone(hertz: u16, millis: u16, gap: u16) -> Tone {
    Tone { hertz, millis, gap }
}

impl Cue {
    /// All cues, the least important first.
    pub const ALL: [Cue; 8] =
        [Cue::Free, Cue::Wall, Cue::Comes, Cue::Speaks, Cue::Turn, Cue::Points, Cue::Lost, Cue::Won];

    /// No more than so many sound for one answer: others would still sound when it is read.
    pub const MOST: usize = 2;

    /// How long it is silent between two cues.
    const BETWEEN: u16 = 250;

    /// Its tones. What is good goes up and what is bad goes down, and no two have the same rhythm, so that somebody who hears
    /// no heights can tell them apart.
    pub const fn tones(self) -> &'static [Tone] {
        match self {
            Cue::Free => const { &[tone(660, 70, 0)] },
            Cue::Wall => const { &[tone(220, 200, 0)] },
            Cue::Comes => const { &[tone(440, 130, 20), tone(554, 60, 0)] },
            Cue::Speaks => const { &[tone(740, 50, 60), tone(740, 50, 60), tone(740, 50, 0)] },
            Cue::Turn => const { &[tone(523, 60, 20), tone(784, 140, 0)] },
            Cue::Points => const { &[tone(523, 50, 10), tone(659, 50, 10), tone(784, 50, 0)] },
            Cue::Lost => const { &[tone(392, 90, 30), tone(330, 90, 30), tone(262, 160, 0)] },
            Cue::Won => const { &[tone(523, 60, 20), tone(659, 60, 20), tone(784, 60, 20), tone(1047, 150, 0)] },
        }
    }

    /// How long it sounds.
    pub fn length(self) -> Duration {
        Duration::from_millis(self.tones().iter().map(|tone| u64::from(tone.millis + tone.gap)).sum())
    }

    /// The tones of several cues, one behind the other.
    pub fn melody(cues: &[Cue]) -> Vec<Tone> {
        let mut all = Vec::new();
        for cue in cues {
            all.extend_from_slice(cue.tones());
            all.iter_mut().last().into_iter().for_each(|tone| tone.gap = Cue::BETWEEN);
        }
        all
    }
}

/// A set of cues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cues(u8);

impl Cues {
    /// These cues as well.
    pub fn add(&mut self, cues: impl IntoIterator<Item = Cue>) {
        cues.into_iter().for_each(|cue| self.0 |= 1 << cue as u8);
    }

    /// All of them, the least important first.
    pub fn all(self) -> impl Iterator<Item = Cue> {
        Cue::ALL.into_iter().filter(move |cue| self.0 >> *cue as u8 & 1 == 1)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of an answer that are to sound: the most important ones, and of these the most important last.
    pub fn heard(self) -> Vec<Cue> {
        self.all().skip(self.all().count().saturating_sub(Cue::MOST)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Ordering;
    use std::collections::HashSet;

    #[test]
    fn a_cue_is_short_and_differs_from_all_others_in_rhythm_and_in_direction_or_height() {
        let rhythm = |cue: Cue| cue.tones().iter().map(|tone| (tone.millis, tone.gap)).collect::<Vec<_>>();
        let rhythms: HashSet<_> = Cue::ALL.into_iter().map(rhythm).collect();
        assert_eq!(rhythms.len(), Cue::ALL.len());
        for cue in Cue::ALL {
            assert!(cue.length() <= Duration::from_millis(400), "{cue:?}");
            assert!(cue.tones().iter().all(|tone| (200..=1200).contains(&tone.hertz)), "{cue:?}");
        }
        let way = |cue: Cue| cue.tones().first().map(|tone| tone.hertz).cmp(&cue.tones().last().map(|tone| tone.hertz));
        for good in [Cue::Comes, Cue::Turn, Cue::Points, Cue::Won] {
            assert_eq!(way(good), Ordering::Less, "{good:?}");
        }
        assert_eq!(way(Cue::Lost), Ordering::Greater);
        assert!(Cue::Wall.tones()[0].hertz < Cue::Free.tones()[0].hertz);
    }

    #[test]
    fn of_many_cues_the_two_most_important_sound_and_the_most_important_last() {
        use Cue::{Free, Points, Turn, Wall, Won};
        assert!(Cue::ALL.is_sorted());
        let heard = |cues: &[Cue]| {
            let mut set = Cues::default();
            set.add(cues.iter().copied());
            set.heard()
        };
        assert_eq!(heard(&[Won, Free, Points, Wall, Turn]), [Points, Won]);
        assert_eq!(heard(&[Turn, Wall, Turn]), [Wall, Turn]);
        assert_eq!(heard(&[Free, Free, Free]), [Free]);
        assert!(heard(&[]).is_empty() && Cues::default().is_empty());
    }

    #[test]
    fn cues_sound_one_behind_the_other() {
        let melody = Cue::melody(&[Cue::Wall, Cue::Turn]);
        let heights: Vec<u16> = melody.iter().map(|tone| tone.hertz).collect();
        assert_eq!(heights, [220, 523, 784]);
        assert!(melody[0].gap > melody[1].gap, "more silence stands between cues than in one");
    }
}
