//! Tests of tournaments of the games: the winners, and the notation.

use snuffel_core::notation::Unreadable;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{PerSeat, Seat, Seats};
use snuffel_core::tournament::{Config, Series, Standing};
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::spion::rules::Spion;

fn winners<R: Rules>(series: Series, number: u32, points: &[u32]) -> Option<Seats> {
    let seats = points.len();
    let points = PerSeat::from_fn(|seat| points.get(seat.index()).copied().unwrap_or(0));
    Standing { series, number, seats, points }.outcome::<R>().map(|outcome| outcome.winners)
}

/// The seats with these numbers, from 1.
fn seats(numbers: &[usize]) -> Seats {
    numbers.iter().filter_map(|number| Seat::new(number - 1)).collect()
}

#[test]
fn four_to_one_in_a_seven_ends_the_tournament() {
    let seven = Series::Wins(7);
    assert_eq!(winners::<Sniff>(seven, 5, &[4, 1]), Some(seats(&[1])));
    assert_eq!(winners::<Sniff>(seven, 5, &[3, 2]), None);
    assert_eq!(winners::<Sniff>(seven, 4, &[3, 1]), None);
    assert_eq!(winners::<Sniff>(seven, 4, &[0, 4]), Some(seats(&[2])));
    assert_eq!(winners::<Sniff>(seven, 7, &[3, 4]), Some(seats(&[2])));
}

#[test]
fn without_partners_each_has_to_be_ahead_alone() {
    let five = Series::Wins(5);
    assert_eq!(winners::<Schnuff>(five, 3, &[2, 0, 1]), None);
    assert_eq!(winners::<Schnuff>(five, 4, &[2, 1, 2]), None);
    assert_eq!(winners::<Schnuff>(five, 4, &[3, 1, 1]), Some(seats(&[1])));
    assert_eq!(winners::<Schnuff>(five, 5, &[2, 2, 1]), Some(seats(&[1, 2])));
    // Two players who share each win do not form a side.
    assert_eq!(winners::<Schnuff>(five, 3, &[3, 3, 0]), None);
}

#[test]
fn partners_are_ahead_together_as_soon_as_the_other_side_cannot_catch_up() {
    let three = Series::Wins(3);
    assert_eq!(winners::<Spion>(three, 1, &[1, 0, 1, 0]), None);
    assert_eq!(winners::<Spion>(three, 2, &[2, 0, 2, 0]), Some(seats(&[1, 3])));
    assert_eq!(winners::<Spion>(three, 2, &[0, 2, 0, 2]), Some(seats(&[2, 4])));
    assert_eq!(winners::<Spion>(three, 2, &[1, 1, 1, 1]), None);
    assert_eq!(winners::<Spion>(three, 3, &[1, 2, 1, 2]), Some(seats(&[2, 4])));
    // A draw counts for neither side, so one more win is enough once there are no games left.
    assert_eq!(winners::<Spion>(three, 3, &[1, 0, 1, 0]), Some(seats(&[1, 3])));
    assert_eq!(winners::<Spion>(three, 3, &[1, 1, 1, 1]), Some(seats(&[1, 2, 3, 4])));
    assert_eq!(winners::<Spion>(three, 2, &[2, 0]), Some(seats(&[1])));
}

#[test]
fn a_count_tournament_plays_all_games_and_fewest_points_win() {
    let three = Series::Fewest(3);
    assert_eq!(winners::<Sniff>(three, 2, &[0, 90]), None);
    assert_eq!(winners::<Sniff>(three, 3, &[12, 9]), Some(seats(&[2])));
    assert_eq!(winners::<Sniff>(three, 3, &[9, 9]), Some(Seats::NONE));
}

#[test]
fn a_single_game_is_written_as_the_game_itself() {
    type SniffConfig = Config<snuffel_games::sniff::rules::config::Config>;
    for text in [
        "size=5x5 walls=20",
        "tournament=7 size=5x5 walls=20",
        "count=3 size=3x3 walls=6",
        "no-hints size=5x5 walls=20",
        "tournament=7 no-hints size=5x5 walls=20",
        "begins=2 size=5x5 walls=20",
        "count=3 no-hints begins=1 size=3x3 walls=6",
    ] {
        assert_eq!(text.parse::<SniffConfig>().unwrap().to_string(), text);
    }
    for wrong in [
        "tournament=6 size=5x5 walls=20",
        "count=x size=5x5 walls=20",
        "tournament=7",
        "no-hints",
        "no-hints tournament=7 size=5x5 walls=20",
        "begins=2 no-hints size=5x5 walls=20",
        "begins=7 size=5x5 walls=20",
        "begins=1",
        "",
    ] {
        assert_eq!(wrong.parse::<SniffConfig>(), Err(Unreadable), "{wrong:?}");
    }
}
