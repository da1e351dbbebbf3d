//! The personal bests of Spion & Spion: the fewest turns for a win, and the most fights won and traitors unmasked.

use crate::spion::rules::Spion;
use crate::spion::rules::event::{Fact, Percept, Victory};
use snuffel_core::game::{Boast, Feat};
use snuffel_core::rules::News;
use snuffel_core::seat::Seat;

const TURNS: &str = "best-spion-turns";
const FIGHTS: &str = "best-spion-fights";
const TRAITORS: &str = "best-spion-traitors";

impl Boast for Spion {
    const FEATS: &'static [Feat] = &[Feat::least(TURNS), Feat::most(FIGHTS), Feat::most(TRAITORS)];

    fn feats(story: &[News<'_, Spion>], me: Seat) -> Vec<(&'static str, u32)> {
        let (mut turns, mut fights, mut traitors) = (0, 0, 0);
        for News { percept, view } in story {
            match percept {
                Percept::Public(Fact::Fought { fight, plans: [attack, defence], .. }) => {
                    let winner = if attack != defence { fight.seat } else { fight.defender.seat };
                    fights += u32::from(winner == me);
                }
                Percept::Public(Fact::Unmasked { seat, .. }) if *seat == me => traitors += 1,
                Percept::Public(Fact::Won { winners, by }) if winners.contains(me) => match by {
                    Victory::Bazong | Victory::Money | Victory::Elimination => turns = view.turns.into(),
                    Victory::Resignation | Victory::Standstill => {}
                },
                Percept::Public(
                    Fact::Began { .. }
                    | Fact::Due { .. }
                    | Fact::Freed { .. }
                    | Fact::TrapPlaced { .. }
                    | Fact::Ordered { .. }
                    | Fact::Thrown { .. }
                    | Fact::Swept { .. }
                    | Fact::Took { .. }
                    | Fact::Cashed { .. }
                    | Fact::Walked { .. }
                    | Fact::Attacked { .. }
                    | Fact::BazongWon { .. }
                    | Fact::BazongTaken { .. }
                    | Fact::BazongFound { .. }
                    | Fact::BazongKept { .. }
                    | Fact::BazongLies { .. }
                    | Fact::BazongHome { .. }
                    | Fact::BazongGone { .. }
                    | Fact::Unmasked { .. }
                    | Fact::Misjudged { .. }
                    | Fact::Out { .. }
                    | Fact::Resigned { .. }
                    | Fact::Won { .. }
                    | Fact::Shown { .. },
                )
                | Percept::Numbered { .. }
                | Percept::Prepared { .. }
                | Percept::Planned { .. }
                | Percept::Viewed { .. }
                | Percept::Looked { .. }
                | Percept::Inherited { .. }
                | Percept::Questioned { .. }
                | Percept::Declined
                | Percept::Preferred { .. } => {}
            }
        }
        let achieved = [(TURNS, turns), (FIGHTS, fights), (TRAITORS, traitors)];
        achieved.into_iter().filter(|(_, number)| *number > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spion::rules::board::Place;
    use crate::spion::rules::piece::{Letter, Plan, Spy};
    use crate::spion::rules::stage::Fight;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seats, Viewer};

    #[test]
    fn fights_count_for_whoever_wins_them_and_turns_only_where_a_win_was_played_for() {
        let me = Seat::FIRST;
        let mut view = Spion::view(&Spion::start(&Default::default(), 2), Viewer::Seat(me));
        view.turns = 9;
        let fought = |seat: Seat, plans| {
            let defender = Spy::new(seat.other(), Letter::A);
            let fight = Fight { seat, attacker: None, defender, place: Place::try_from(1).unwrap() };
            Percept::Public(Fact::Fought { fight, plans, number: None, paid: true, money: [10, 10] })
        };
        let won = |by| Percept::Public(Fact::Won { winners: Seats::only(me), by });
        let story = [
            fought(me, [Plan::A, Plan::B]),
            fought(me, [Plan::A, Plan::A]),
            fought(Seat::SECOND, [Plan::C, Plan::C]),
            won(Victory::Money),
        ];
        let told = |story: &[Percept], me| {
            let story: Vec<News<'_, Spion>> = story.iter().map(|percept| News { percept, view: &view }).collect();
            Spion::feats(&story, me)
        };
        assert_eq!(told(&story, me), [(TURNS, 9), (FIGHTS, 2)]);
        assert_eq!(told(&story, Seat::SECOND), [(FIGHTS, 1)]);
        assert_eq!(told(&[won(Victory::Resignation)], me), []);
    }
}
