//! The personal bests of sniff: the fewest moves and the fewest walls before a find.

use crate::sniff::rules::Sniff;
use crate::sniff::rules::board::Size;
use crate::sniff::rules::event::{Answer, Fact, Percept};
use snuffel_core::game::{Boast, Feat};
use snuffel_core::rules::News;
use snuffel_core::seat::Seat;

const MOVES: &str = "best-sniff-moves";
const WALLS: &str = "best-sniff-walls";

impl Boast for Sniff {
    const FEATS: &'static [Feat] = &[Feat::least(MOVES), Feat::least(WALLS)];

    /// Counts only boards of the usual size: on a small one it is no achievement.
    fn feats(story: &[News<'_, Sniff>], me: Seat) -> Vec<(&'static str, u32)> {
        let (mut moves, mut walls) = (0, 0);
        for news in story.iter().filter(|news| news.view.config.size == Size::USUAL) {
            match news.percept {
                Percept::Public(Fact::Asked { seat, answer, .. }) if *seat == me => {
                    moves += 1;
                    match answer {
                        Answer::Treasure | Answer::Out => return vec![(MOVES, moves), (WALLS, walls)],
                        Answer::Wall => walls += 1,
                        Answer::Free
                        | Answer::Warm
                        | Answer::Hot
                        | Answer::Growl
                        | Answer::WarmGrowl
                        | Answer::HotGrowl
                        | Answer::Ditch
                        | Answer::Dog => {}
                    }
                }
                // From here on the loser goes on alone, because the other player was first.
                Percept::Public(Fact::Alone { seat }) if *seat == me => break,
                Percept::Public(
                    Fact::Ready { .. }
                    | Fact::Starts { .. }
                    | Fact::Begins { .. }
                    | Fact::Asked { .. }
                    | Fact::Stopped { .. }
                    | Fact::Scored { .. }
                    | Fact::Alone { .. }
                    | Fact::Bitten { .. }
                    | Fact::Counted { .. }
                    | Fact::Resigned { .. }
                    | Fact::Won { .. }
                    | Fact::Shown,
                )
                | Percept::Drafted { .. }
                | Percept::Marked { .. }
                | Percept::Hidden { .. } => {}
            }
        }
        Vec::new()
    }
}
