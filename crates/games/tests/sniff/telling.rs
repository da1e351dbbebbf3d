//! Tests of the messages about another player's search alone.

use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::board::Field;
use snuffel_games::sniff::rules::event::{Answer, Fact, Percept};

fn asked(seat: Seat, answer: Answer) -> Percept {
    Percept::Public(Fact::Asked { seat, field: Field::ZERO, answer, stands: Field::ZERO, again: false })
}

#[test]
fn what_one_does_alone_is_told_in_one_line() {
    let view = Sniff::view(&Sniff::start(&Default::default(), 2), Viewer::Seat(Seat::FIRST));
    let alone: Vec<Percept> =
        (0..20).map(|turn| asked(Seat::SECOND, if turn % 2 == 0 { Answer::Wall } else { Answer::Free })).collect();
    assert_eq!(snuffel_testing::told_with::<Sniff>(&alone, &view, view.viewer).len(), 1);
    // A listener hears each player's turn separately.
    let both = [asked(Seat::FIRST, Answer::Wall), asked(Seat::SECOND, Answer::Wall)];
    assert_eq!(snuffel_testing::told_with::<Sniff>(&both, &view, Viewer::Public).len(), 2);
}
