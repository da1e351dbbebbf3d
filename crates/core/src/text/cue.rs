//! Cues: short sounds for events that players wait for. The message that carries a cue says the same in words.

use std::time::Duration;

/// The meaning of a sound, in ascending order of importance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// The way is free.
    Free,
    /// A wall blocks a player.
    Wall,
    /// A player has joined.
    Comes,
    /// A person has said something.
    Speaks,
    /// It is the hearer's turn.
    Turn,
    /// The hearer has scored points.
    Points,
    /// The hearer has lost.
    Lost,
    /// The hearer has won.
    Won,
}

/// A tone, and the silence after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// The frequency in hertz.
    pub hertz: u16,
    /// The duration in milliseconds.
    pub millis: u16,
    /// The silence after it in milliseconds.
    pub gap: u16,
}

const fn tone(hertz: u16, millis: u16, gap: u16) -> Tone {
    Tone { hertz, millis, gap }
}

impl Cue {
    /// All cues, in ascending order of importance.
    pub const ALL: [Cue; 8] =
        [Cue::Free, Cue::Wall, Cue::Comes, Cue::Speaks, Cue::Turn, Cue::Points, Cue::Lost, Cue::Won];

    /// The most cues for one answer: more would still be playing while it is read.
    pub const MOST: usize = 2;

    /// The silence between two cues, in milliseconds.
    const BETWEEN: u16 = 250;

    /// Its tones. Good news rises and bad news falls, and no two cues have the same rhythm, so that a listener who does
    /// not perceive pitch can tell them apart.
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

    /// The total duration.
    pub fn length(self) -> Duration {
        Duration::from_millis(self.tones().iter().map(|tone| u64::from(tone.millis + tone.gap)).sum())
    }

    /// The tones of several cues in sequence.
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
    /// Adds cues to the set.
    pub fn add(&mut self, cues: impl IntoIterator<Item = Cue>) {
        cues.into_iter().for_each(|cue| self.0 |= 1 << cue as u8);
    }

    /// All cues in the set, in ascending order of importance.
    pub fn all(self) -> impl Iterator<Item = Cue> {
        Cue::ALL.into_iter().filter(move |cue| self.0 >> *cue as u8 & 1 == 1)
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cues to play for one answer: the most important ones, and of these the most important last.
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
