//! What schnuff announces.

use std::collections::BTreeSet;

use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::schnuff::rules::card::Card;
use snuffel::games::schnuff::rules::event::{Cause, Exit, Gap, Percept};
use snuffel::games::schnuff::rules::limit::Limit;
use snuffel::games::schnuff::rules::throwing::Throw;
use snuffel::seat::{Seat, Seats};

use super::Announced;

/// Everything that can be noticed.
fn percepts() -> Vec<Percept> {
    let (seat, seats) = (Seat::FIRST, Seats::first(2));
    let throw = Throw::new(1, 2).unwrap();
    let high = Throw::new(6, 5).unwrap();
    let hand = [Card::One, Card::Pass].into_iter().collect();
    let chips = [3, 4, 0, 0, 0, 0];
    let limit = Limit::Thirty;
    let played = Card::ALL.map(|card| Percept::Played { seat, card, sum: 30, clockwise: true });
    let mut percepts: Vec<Percept> = played.into();
    percepts.extend([1, 2].map(|round| Percept::Dealt { round, dealer: seat, hand }));
    percepts.extend([throw, high].map(|throw| Percept::Risked { seat, throw, sum: 30 }));
    let gaps = [Gap::NoNumber, Gap::OnlySchnuff];
    percepts.extend(gaps.map(|gap| Percept::PassedOver { seat, gap }));
    percepts.extend([Cause::Crossing, Cause::Schnuff].map(|cause| Percept::Paid {
        seat,
        cause,
        limit,
        price: 1,
        paid: 1,
        left: 3,
    }));
    percepts.extend([true, false].map(|free| Percept::Tolled { limit, free }));
    let exits = [Exit::NoChip, Exit::NoCard(3)];
    percepts.extend(exits.map(|exit| Percept::Out { seat, exit }));
    percepts.extend([true, false].map(|stuck| Percept::RoundOver { round: 1, stuck, seats: 2, chips }));
    percepts.extend([Seats::only(seat), seats].map(|winners| Percept::Won { winners, seats: 2, chips }));
    percepts.extend([
        Percept::ThrewForDealer { seat, throw },
        Percept::DealerTied { seats },
        Percept::Dealer { seat },
        Percept::DealtInVain { round: 1 },
        Percept::Opens { seat },
        Percept::ThrewForSchnuff { seat, throw },
        Percept::SchnuffTied { seats },
        Percept::Spared { seat },
        Percept::CrossedFree { seat, limit },
        Percept::Drew { card: Card::Two },
        Percept::Waived,
        Percept::TurnedOver { pile: 30 },
        Percept::Resigned { seat },
    ]);
    percepts
}

/// All that schnuff announces, with both options.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &[] };
    let config = "drawing=strict end=first".parse().unwrap();
    announced.hear::<Schnuff>(&config, 2, &percepts());
    // What is told in one line only where several things happen at once.
    let several = ["turn-you-drew", "crossed-other", "crossed-other-free", "threw-for-schnuff", "paid-several"];
    announced.ids.extend(several.map(str::to_owned));
    announced
}
