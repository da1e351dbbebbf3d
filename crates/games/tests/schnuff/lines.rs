//! Tests of the amount of speech in schnuff: with six players, a round has to stay pleasant to listen to.

use snuffel_core::game::{Announce, Game};
use snuffel_core::player::{Level, Player};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::schnuff::rules::card::Card;
use snuffel_games::schnuff::rules::event::{Cause, Fact, Percept};
use snuffel_games::schnuff::rules::limit::Limit;
use snuffel_games::schnuff::rules::throwing::Throw;
use snuffel_games::schnuff::rules::view::View;

/// Everything that a person playing against five computers hears of these percepts.
fn lines(lang: Lang, wording: Wording, percepts: &[Percept]) -> Vec<String> {
    let mut teller = Teller::new(lang, wording, Spelling::Plain, &[Schnuff::TEXTS.messages]);
    let mut players = vec![Player::Human(None)];
    players.resize(6, Player::Computer(Level::NORMAL));
    teller.meet(&players);
    let viewer = Viewer::Seat(Seat::FIRST);
    let view = Schnuff::view(&Schnuff::start(&Default::default(), 6), viewer);
    let told = snuffel_testing::told_with::<Schnuff>(percepts, &view, viewer);
    told.iter().map(|message| teller.say(message)).collect()
}

fn played(seat: Seat, card: Card, sum: u8) -> Percept {
    Percept::Public(Fact::Played { seat, card, sum })
}

#[test]
fn in_the_brief_level_a_turn_of_a_computer_is_one_line_of_at_most_20_characters() {
    for lang in Lang::ALL {
        for seat in Seats::first(6).without(Seat::FIRST).iter() {
            for card in Card::ALL {
                let told = lines(lang, Wording::Brief, &[played(seat, card, 60)]);
                // Risk is announced with its throw.
                assert!(told.len() == usize::from(card != Card::Risk), "{told:?}");
                for line in told {
                    assert!(line.chars().count() <= 20, "{line}");
                }
            }
        }
    }
    let ben = [played(Seat::SECOND, Card::Three, 29)];
    assert_eq!(lines(Lang::En, Wording::Brief, &ben), ["Ben 3: 29."]);
    assert_eq!(lines(Lang::En, Wording::Normal, &ben), ["Ben plays 3, sum 29."]);
}

#[test]
fn a_new_round_that_turns_the_direction_says_so_where_it_makes_a_difference() {
    let over = [Percept::Public(Fact::RoundOver { round: 2, stuck: false })];
    for (seats, clockwise, said) in [(6, false, 2), (6, true, 1), (2, false, 1)] {
        let viewer = Viewer::Seat(Seat::FIRST);
        let view = Schnuff::view(&Schnuff::start(&Default::default(), seats), viewer);
        let told = snuffel_testing::told_with::<Schnuff>(&over, &View { clockwise, ..view }, viewer);
        assert_eq!(told.len(), said, "{told:?}");
        assert_eq!(told.last().unwrap().id == "way-again", said == 2);
    }
}

#[test]
fn at_the_end_everybodys_chips_are_told() {
    let winners = Seats::only(Seat::SECOND);
    let told = lines(Lang::En, Wording::Normal, &[Percept::Public(Fact::Won { winners })]);
    let chips = "Chips at the end: you 10, Ben 10, Cleo 10, Dirk 10, Elsa 10, Finn 10.";
    assert_eq!(told, ["Ben wins.", chips]);
}

#[test]
fn the_own_turn_and_the_card_drawn_are_one_line() {
    let told = [
        played(Seat::FIRST, Card::Three, 29),
        Percept::Drew { card: Card::Panic },
        played(Seat::SECOND, Card::Pass, 29),
    ];
    assert_eq!(lines(Lang::En, Wording::Normal, &told), ["The sum is 29. You draw Panic.", "Ben plays Pass, sum 29."]);
    assert_eq!(lines(Lang::De, Wording::Brief, &told), ["29, gezogen: Panik.", "Ben Passe: 29."]);
}

#[test]
fn a_limit_that_is_crossed_tells_the_price_and_what_is_left() {
    let (seat, limit) = (Seat::SECOND, Limit::Sixty);
    let told = [
        played(seat, Card::Four, 62),
        Percept::Public(Fact::Paid { seat, cause: Cause::Crossing, limit, paid: 2, left: 7 }),
    ];
    let heard = lines(Lang::Nl, Wording::Brief, &told);
    assert_eq!(heard, ["Ben 4: 62, betaalt 2, heeft 7."]);
    let free = [played(seat, Card::Four, 62), Percept::Public(Fact::CrossedFree { seat, limit })];
    let heard = lines(Lang::De, Wording::Brief, &free);
    assert_eq!(heard, ["Ben 4: 62, zahlt nichts."]);
    // The viewer's own payment gets a separate line.
    let own = Seat::FIRST;
    let told = [
        played(own, Card::Four, 62),
        Percept::Public(Fact::Paid { seat: own, cause: Cause::Crossing, limit, paid: 2, left: 7 }),
    ];
    let heard = lines(Lang::En, Wording::Brief, &told);
    assert_eq!(heard, ["Sum 62.", "You pay 2, 7 left."]);
}

#[test]
fn risk_tells_both_dice_and_their_sum_in_every_level() {
    let throw = Throw::new(4, 5).unwrap();
    let seat = Seat::SECOND;
    let told = [played(seat, Card::Risk, 30), Percept::Public(Fact::Risked { seat, throw, sum: 39 })];
    for lang in Lang::ALL {
        for wording in [Wording::Brief, Wording::Normal, Wording::Full] {
            let heard = lines(lang, wording, &told);
            assert_eq!(heard.len(), 1);
            for number in ["4", "5", "9", "39"] {
                assert!(heard[0].contains(number), "{heard:?}");
            }
        }
    }
    let heard = lines(Lang::De, Wording::Brief, &told);
    assert_eq!(heard, ["Ben Risiko 4 und 5, plus 9: 39."]);
}

#[test]
fn schnuff_tells_all_throws_in_one_line_who_is_spared_and_what_the_others_have_left() {
    let seats: Vec<Seat> = Seats::first(5).iter().collect();
    let throw = |one, two| Throw::new(one, two).unwrap();
    let threw = |index: usize, throw| Percept::Public(Fact::ThrewForSchnuff { seat: seats[index], throw });
    let limit = Limit::Sixty;
    let paid = |index: usize, left| {
        Percept::Public(Fact::Paid { seat: seats[index], cause: Cause::Schnuff, limit, paid: 2, left })
    };
    let told = [
        played(seats[1], Card::Schnuff, 60),
        threw(2, throw(3, 4)),
        threw(3, throw(1, 1)),
        threw(4, throw(3, 5)),
        threw(0, throw(6, 6)),
        paid(2, 5),
        Percept::Public(Fact::Spared { seat: seats[3] }),
        paid(4, 3),
        paid(0, 8),
        Percept::Public(Fact::Tolled { limit, free: true }),
    ];
    assert_eq!(
        lines(Lang::En, Wording::Normal, &told),
        [
            "Ben plays Schnuff on 60.",
            "Rolls: Cleo 3 and 4, total 7; Dirk 1 and 1, total 2; Elsa 3 and 5, total 8; you 6 and 6, total 12.",
            // The viewer's own payment comes first.
            "You pay 2 chips and have 8 left.",
            "Dirk is spared.",
            "The other players who rolled pay 2 chips each. Left: Cleo 5, Elsa 3.",
            "The next player to go above 60 pays nothing.",
        ]
    );
}

#[test]
fn against_one_the_beginning_says_against_whom() {
    let viewer = Viewer::Seat(Seat::FIRST);
    let intro =
        |seats| Schnuff::introduce(&Schnuff::view(&Schnuff::start(&Default::default(), seats), viewer)).remove(0);
    assert_eq!((&*intro(2).id, &*intro(3).id), ("intro-two", "intro"));
    let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Schnuff::TEXTS.messages]);
    teller.meet(&[Player::Human(None), Player::Computer(Level::HARD)]);
    let said = teller.say(&intro(2));
    assert!(said.contains("hard"), "{said}");
}
