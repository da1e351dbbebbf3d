//! Hints of domino over games by chance: the extra tile is a gift, so that one that makes points is laid unless keeping all
//! wins more often.

use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Hint, Think};
use snuffel_core::player::Level;
use snuffel_core::rng::stream;
use snuffel_core::seat::Viewer;
use snuffel_core::table::{Due, Side as _};
use snuffel_core::text::message::Arg;
use snuffel_games::domino::rules::Domino;
use snuffel_games::domino::rules::action::Action;
use snuffel_games::domino::rules::line::points;
use snuffel_games::domino::rules::view::Stage;
use snuffel_testing::{random_game, share};

#[test]
fn an_extra_tile_that_scores_is_kept_only_where_that_wins_more_often() {
    let (mut seen, mut kept) = (0, 0);
    for seed in 0..share(300) {
        random_game::<Domino>(&"target=60".parse().unwrap(), 2, seed, |table, _| {
            let Due::Seats(due) = table.due() else {
                return;
            };
            let view = table.view(Viewer::Seat(due.iter().next().unwrap()));
            if !matches!(view.stage, Stage::Extra(_)) || !view.can_lay() {
                return;
            }
            let mut random = stream(seed, 5, table.steps());
            let advice = Domino::computer(Level::HARD).advise(&view, &mut random, Deadline::NEVER);
            let scores = |action| match action {
                Action::Lay(tile, end) => view.line.tips().sum_with(tile, end).is_some_and(|sum| points(sum) > 0),
                _ => false,
            };
            let hint = Domino::hint(&view, &advice).unwrap();
            seen += 1;
            let is_kept = hint.what.args.contains(&("command", Arg::Command("pass")));
            if is_kept && advice.second.as_ref().is_some_and(|second| scores(second.action)) {
                assert_ne!(Hint::lead(&advice), Some(0), "{seed}: {advice:?}");
                kept += 1;
            }
        });
    }
    println!("{seen} extra tiles, {kept} kept though they score");
    assert!(seen > 20, "{seen}");
}
