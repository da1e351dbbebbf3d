//! Tests of tournaments of Spion & Spion: partners win them together, as soon as the other side cannot catch up, and
//! are announced as one.

use snuffel_core::chance::Seeded;
use snuffel_core::game::{Announce as _, Game as _};
use snuffel_core::player::{Level, Player};
use snuffel_core::rules::{Outcome, Rules as _};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_core::tournament::{Happening, Tournament};
use snuffel_games::spion::rules::Spion;

type Series = Tournament<Spion>;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A tournament of three games in which these seats resign, one per game.
fn given_up(seats: usize, by: &[usize]) -> Table<Series> {
    let config = "tournament=3 notes=on".parse().unwrap();
    let mut table = Table::<Series>::new(&config, seats, Box::new(Seeded { seed: 1 }));
    table.settle();
    for number in by {
        table.act(seat(*number), Series::resignation()).unwrap();
    }
    table
}

/// What a viewer hears of the winners of a tournament. One seat has the only person, the others have computers.
fn heard_at_the_end(table: &Table<Series>, lang: Lang, person: usize) -> String {
    let mut players = vec![Player::Computer(Level::EASY); 4];
    players[person - 1] = Player::Human(None);
    let parts = [Spion::TEXTS.messages, Spion::TEXTS.words];
    let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &parts);
    teller.meet(&players);
    let viewer = Viewer::Seat(seat(person));
    let account = table.account(viewer, 0..table.events());
    let told = Series::tell(&account.news(), viewer);
    // The win of the tournament is the last decisive message. Hidden information is revealed after that.
    let won = told.iter().rposition(|message| message.decisive).unwrap();
    assert!(told[won - 1].decisive && told.len() > won + 1, "{told:?}");
    teller.say(&told[won])
}

#[test]
fn with_four_two_wins_of_one_team_end_a_tournament_of_three() {
    for (by, winners) in [([2, 4], [1, 3]), ([3, 1], [2, 4])] {
        let table = given_up(4, &by);
        let winners = Outcome { winners: Seats::only(seat(winners[0])).with(seat(winners[1])) };
        assert_eq!(table.due(), Due::Over(winners));
        let last = table.story(Viewer::Public, 0).last();
        assert!(matches!(last, Some(Happening::SeriesOver(standing, _)) if standing.number == 2), "{last:?}");
    }
}

#[test]
fn with_one_win_each_the_third_game_decides() {
    for seats in [2, 4] {
        let table = given_up(seats, &[1, 2]);
        assert!(matches!(table.due(), Due::Seats(_)), "{seats} seats");
        let table = given_up(seats, &[1, 2, 1]);
        let Due::Over(outcome) = table.due() else { panic!("{seats} seats") };
        assert_eq!(outcome.winners, Spion::side(seat(2), seats));
    }
}

#[test]
fn the_winners_of_a_tournament_are_told_as_a_team() {
    let table = given_up(4, &[2, 2]);
    for (lang, to_a_winner, to_a_loser) in [
        (
            Lang::En,
            "You and Cleo win the tournament. Final score: you and Cleo 2, Ben and Dirk 0.",
            "Ada and Cleo win the tournament together. Final score: Ada and Cleo 2, you and Dirk 0.",
        ),
        (
            Lang::De,
            "Ihr gewinnt das Turnier, du und Cleo. Endstand: du und Cleo 2, Ben und Dirk 0.",
            "Ada und Cleo gewinnen zusammen das Turnier. Endstand: Ada und Cleo 2, du und Dirk 0.",
        ),
        (
            Lang::Nl,
            "Jullie winnen het toernooi, jij en Cleo. Eindstand: jij en Cleo 2, Ben en Dirk nul.",
            "Ada en Cleo winnen samen het toernooi. Eindstand: Ada en Cleo 2, jij en Dirk nul.",
        ),
    ] {
        assert_eq!(heard_at_the_end(&table, lang, 1), to_a_winner);
        assert_eq!(heard_at_the_end(&table, lang, 2), to_a_loser);
    }
}

#[test]
fn a_team_has_its_points_together() {
    let table = given_up(4, &[2, 3, 2]);
    for (lang, standing) in [
        (Lang::En, " Final score: you and Cleo 2, Ben and Dirk 1."),
        (Lang::De, " Endstand: du und Cleo 2, Ben und Dirk 1."),
        (Lang::Nl, " Eindstand: jij en Cleo 2, Ben en Dirk 1."),
    ] {
        assert!(heard_at_the_end(&table, lang, 1).ends_with(standing));
    }
}
