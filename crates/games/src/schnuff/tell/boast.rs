//! The personal bests of schnuff: the chips left after a win, and the rounds in a row without paying.

use std::mem;

use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::event::{Fact, Percept};
use snuffel_core::game::{Boast, Feat};
use snuffel_core::rules::News;
use snuffel_core::seat::Seat;

const CHIPS: &str = "best-schnuff-chips";
const ROUNDS: &str = "best-schnuff-rounds";

impl Boast for Schnuff {
    const FEATS: &'static [Feat] = &[Feat::most(CHIPS), Feat::most(ROUNDS)];

    fn feats(story: &[News<'_, Schnuff>], me: Seat) -> Vec<(&'static str, u32)> {
        let (mut chips, mut rounds, mut best) = (0, 0, 0);
        let (mut has_paid, mut is_going_on) = (false, false);
        for news in story {
            match news.percept {
                Percept::Dealt { .. } => (has_paid, is_going_on) = (false, true),
                Percept::Public(Fact::Paid { seat, paid, .. }) if *seat == me && *paid > 0 => {
                    has_paid = true;
                    rounds = 0;
                }
                Percept::Public(Fact::Resigned { .. }) => is_going_on = false,
                // The last round ends with the game, unless a player resigns. A player who is out has nothing left to
                // pay.
                Percept::Public(Fact::RoundOver { .. } | Fact::Won { .. }) => {
                    let is_free = mem::take(&mut is_going_on) && !has_paid && news.view.chips[me] > 0;
                    rounds += u32::from(is_free);
                    best = best.max(rounds);
                    if matches!(news.percept, Percept::Public(Fact::Won { winners }) if winners.contains(me)) {
                        chips = u32::from(news.view.chips[me]);
                    }
                }
                Percept::Public(
                    Fact::ThrewForDealer { .. }
                    | Fact::DealerTied { .. }
                    | Fact::Dealer { .. }
                    | Fact::DealtInVain
                    | Fact::PassedOver { .. }
                    | Fact::Opens { .. }
                    | Fact::Played { .. }
                    | Fact::Risked { .. }
                    | Fact::ThrewForSchnuff { .. }
                    | Fact::SchnuffTied { .. }
                    | Fact::Spared { .. }
                    | Fact::Paid { .. }
                    | Fact::CrossedFree { .. }
                    | Fact::Tolled { .. }
                    | Fact::TurnedOver
                    | Fact::Out { .. },
                )
                | Percept::Drew { .. }
                | Percept::Waived => {}
            }
        }
        let achieved = [(CHIPS, chips), (ROUNDS, best)];
        achieved.into_iter().filter(|(_, number)| *number > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schnuff::rules::event::Cause;
    use crate::schnuff::rules::hand::Hand;
    use crate::schnuff::rules::limit::Limit;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seats, Viewer};

    #[test]
    fn a_round_is_free_until_a_chip_is_paid_and_chips_count_at_a_win() {
        let me = Seat::FIRST;
        let mut view = Schnuff::view(&Schnuff::start(&Default::default(), 2), Viewer::Seat(me));
        view.chips[me] = 7;
        let dealt = Percept::Dealt { round: 1, dealer: me, hand: Hand::EMPTY };
        let over = Percept::Public(Fact::RoundOver { round: 1, stuck: false });
        let paid = |seat, paid| {
            Percept::Public(Fact::Paid { seat, cause: Cause::Crossing, limit: Limit::ALL[0], paid, left: 7 })
        };
        let won = |seat| Percept::Public(Fact::Won { winners: Seats::only(seat) });
        let story = [dealt, paid(Seat::SECOND, 1), over, dealt, over, dealt, paid(me, 1), over, dealt, over, won(me)];
        let mut story: Vec<News<'_, Schnuff>> = story.iter().map(|percept| News { percept, view: &view }).collect();
        assert_eq!(Schnuff::feats(&story, me), [(CHIPS, 7), (ROUNDS, 2)]);
        story.pop();
        assert_eq!(Schnuff::feats(&story, me), [(ROUNDS, 2)]);
    }

    #[test]
    fn the_last_round_is_free_as_well_unless_the_game_was_given_up() {
        let me = Seat::FIRST;
        let mut view = Schnuff::view(&Schnuff::start(&Default::default(), 2), Viewer::Seat(me));
        view.chips[me] = 10;
        let dealt = Percept::Dealt { round: 1, dealer: me, hand: Hand::EMPTY };
        let over = Percept::Public(Fact::RoundOver { round: 1, stuck: false });
        let won = Percept::Public(Fact::Won { winners: Seats::only(me) });
        let resigned = Percept::Public(Fact::Resigned { seat: Seat::SECOND });
        let rounds = |story: &[Percept]| {
            let story: Vec<News<'_, Schnuff>> = story.iter().map(|percept| News { percept, view: &view }).collect();
            Schnuff::feats(&story, me)[1..].to_vec()
        };
        assert_eq!(rounds(&[dealt, over, dealt, won]), [(ROUNDS, 2)]);
        assert_eq!(rounds(&[dealt, over, dealt, resigned, won]), [(ROUNDS, 1)]);
    }
}
