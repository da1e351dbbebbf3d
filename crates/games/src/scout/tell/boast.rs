//! The personal bests of scout: the fewest pushes for a win, and the most rows gained by one scout in a phase.

use crate::scout::rules::Scout;
use crate::scout::rules::event::Event;
use crate::scout::rules::nth::SCOUTS;
use snuffel_core::game::{Boast, Feat};
use snuffel_core::rules::News;
use snuffel_core::seat::Seat;

const PUSHES: &str = "best-scout-pushes";
const ROWS: &str = "best-scout-rows";

impl Boast for Scout {
    const FEATS: &'static [Feat] = &[Feat::least(PUSHES), Feat::most(ROWS)];

    fn feats(story: &[News<'_, Scout>], me: Seat) -> Vec<(&'static str, u32)> {
        let (mut pushes, mut rows, mut won) = (0, 0, None);
        let mut starts = [None; SCOUTS];
        for News { percept, view } in story {
            match percept {
                Event::Pushed { seat, .. } if *seat == me => pushes += 1,
                Event::Walked { seat, scout, from, .. } if *seat == me => {
                    starts[scout.index()].get_or_insert(*from);
                }
                // Walks that were undone do not appear in it.
                Event::Moved { seat, to, .. } if *seat == me => {
                    let to_go = |hole| u32::from(view.position.to_go(me, hole));
                    for (from, to) in std::mem::take(&mut starts).into_iter().zip(to) {
                        let gain = from.zip(*to).map(|(from, to)| to_go(from).saturating_sub(to_go(to)));
                        rows = rows.max(gain.unwrap_or(0));
                    }
                }
                Event::Won { seat } if *seat == me => won = Some((PUSHES, pushes)),
                Event::Begins { .. }
                | Event::Lone { .. }
                | Event::Dealt { .. }
                | Event::Laid { .. }
                | Event::Filled { .. }
                | Event::Complete { .. }
                | Event::Placed { .. }
                | Event::Due { .. }
                | Event::Walked { .. }
                | Event::Undone { .. }
                | Event::Moved { .. }
                | Event::Passed { .. }
                | Event::Pushed { .. }
                | Event::Stale { .. }
                | Event::Exhausted { .. }
                | Event::Resigned { .. }
                | Event::Left { .. }
                | Event::Won { .. } => {}
            }
        }
        won.into_iter().chain((rows > 0).then_some((ROWS, rows))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scout::rules::action::Push;
    use crate::scout::rules::board::End;
    use crate::scout::rules::event::Phase;
    use crate::scout::rules::hole::Hole;
    use crate::scout::rules::nth::ScoutNumber;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;

    #[test]
    fn pushes_count_up_to_a_win_and_rows_from_the_beginning_of_a_phase_to_its_end() {
        let me = Seat::FIRST;
        let view = Scout::view(&Scout::start(&Default::default(), 2), Viewer::Seat(me));
        let hole = |text: &str| text.parse::<Hole>().unwrap();
        let walked = |from, to| Event::Walked { seat: me, scout: ScoutNumber::FIRST, from: hole(from), to: hole(to) };
        let moved = |to: Option<&str>| {
            let mut all = [None; SCOUTS];
            all[ScoutNumber::FIRST.index()] = to.map(hole);
            Event::Moved { seat: me, phase: Phase::Move, to: all }
        };
        let pushed = |seat| {
            let push = Push { shaft: hole("A1").shaft(), end: End::Left, quarters: 0 };
            Event::Pushed { seat, push, card: 1, fallen: 2 }
        };
        let story = [
            walked("A1", "A3"),
            walked("A3", "A6"),
            moved(Some("A6")),
            pushed(me),
            pushed(Seat::SECOND),
            // All of it was undone.
            walked("A6", "A20"),
            moved(None),
            pushed(me),
            Event::Won { seat: me },
        ];
        let story: Vec<News<'_, Scout>> = story.iter().map(|percept| News { percept, view: &view }).collect();
        assert_eq!(Scout::feats(&story, me), [(PUSHES, 2), (ROWS, 5)]);
        assert_eq!(Scout::feats(&story, Seat::SECOND), []);
        assert_eq!(Scout::feats(&story[..8], me), [(ROWS, 5)]);
    }
}
