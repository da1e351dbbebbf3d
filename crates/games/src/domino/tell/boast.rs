//! The personal bests of domino: the points of one hand, and those of one tile.

use crate::domino::rules::Domino;
use crate::domino::rules::event::{Fact, Percept};
use snuffel_core::game::{Boast, Feat};
use snuffel_core::rules::News;
use snuffel_core::seat::Seat;

const HAND: &str = "best-domino-hand";
const TILE: &str = "best-domino-tile";

impl Boast for Domino {
    const FEATS: &'static [Feat] = &[Feat::most(HAND), Feat::most(TILE)];

    fn feats(story: &[News<'_, Domino>], me: Seat) -> Vec<(&'static str, u32)> {
        let (mut hand, mut best, mut tile) = (0, 0, 0);
        for news in story {
            match news.percept {
                Percept::Dealt { .. } => hand = 0,
                Percept::Public(Fact::Laid(play)) if play.seat == me => {
                    hand += u32::from(play.gain);
                    tile = tile.max(u32::from(play.gain));
                }
                Percept::Public(Fact::HandOver(end)) if end.winner == Some(me) => hand += u32::from(end.gain),
                Percept::Public(
                    Fact::Laid(_) | Fact::Passed { .. } | Fact::HandOver(_) | Fact::Resigned { .. } | Fact::Won { .. },
                )
                | Percept::Declined { .. }
                | Percept::Drew { .. }
                | Percept::AutoSet { .. } => {}
            }
            best = best.max(hand);
        }
        let achieved = [(HAND, best), (TILE, tile)];
        achieved.into_iter().filter(|(_, points)| *points > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domino::rules::event::{Cause, HandEnd, Occasion, Play};
    use crate::domino::rules::line::End;
    use crate::domino::rules::tile::TileSet;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{PerSeat, Viewer};

    #[test]
    fn a_hand_has_the_points_of_its_tiles_and_of_its_end() {
        let view = Domino::view(&Domino::start(&Default::default(), 2), Viewer::Seat(Seat::FIRST));
        let laid = |seat, gain| {
            let (end, occasion, tile) = (End::Left, Occasion::Turn, "5-3".parse().unwrap());
            Percept::Public(Fact::Laid(Play { seat, tile, end, occasion, gain, total: 0, left: 3 }))
        };
        let over = |winner, gain| {
            let hands = PerSeat::from_fn(|_| TileSet::default());
            Percept::Public(Fact::HandOver(HandEnd { cause: Cause::Out, winner, hands, gain }))
        };
        let dealt = Percept::Dealt { hand: None, each: 7, stock: 14 };
        let story = [
            dealt,
            laid(Seat::FIRST, 10),
            laid(Seat::SECOND, 20),
            laid(Seat::FIRST, 5),
            over(Some(Seat::FIRST), 25),
            dealt,
            laid(Seat::FIRST, 15),
            over(Some(Seat::SECOND), 40),
        ];
        let story: Vec<News<'_, Domino>> = story.iter().map(|percept| News { percept, view: &view }).collect();
        assert_eq!(Domino::feats(&story, Seat::FIRST), [(HAND, 40), (TILE, 15)]);
        assert_eq!(Domino::feats(&story, Seat::SECOND), [(HAND, 40), (TILE, 20)]);
        assert_eq!(Domino::feats(&story[..1], Seat::FIRST), []);
    }
}
