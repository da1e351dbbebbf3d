//! The announcements of schnuff.

use std::collections::BTreeSet;

use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::schnuff::rules::card::Card;
use snuffel::games::schnuff::rules::event::{Cause, Exit, Fact, Gap, Percept};
use snuffel::games::schnuff::rules::limit::Limit;
use snuffel::games::schnuff::rules::throwing::Throw;
use snuffel::seat::{Seat, Seats};

use super::Announced;

/// All possible percepts.
fn percepts() -> Vec<Percept> {
    let (seat, seats) = (Seat::FIRST, Seats::first(2));
    let throw = Throw::new(1, 2).unwrap();
    let high = Throw::new(6, 5).unwrap();
    let hand = [Card::One, Card::Pass].into_iter().collect();
    let limit = Limit::Thirty;
    let played = Card::ALL.map(|card| Percept::Public(Fact::Played { seat, card, sum: 30 }));
    let mut percepts: Vec<Percept> = played.into();
    percepts.extend([1, 2].map(|round| Percept::Dealt { round, dealer: seat, hand }));
    percepts.extend([throw, high].map(|throw| Percept::Public(Fact::Risked { seat, throw, sum: 30 })));
    let gaps = [Gap::NoNumber, Gap::OnlySchnuff];
    percepts.extend(gaps.map(|gap| Percept::Public(Fact::PassedOver { seat, gap })));
    percepts.extend(
        [Cause::Crossing, Cause::Schnuff]
            .map(|cause| Percept::Public(Fact::Paid { seat, cause, limit, paid: 1, left: 3 })),
    );
    percepts.extend([true, false].map(|free| Percept::Public(Fact::Tolled { limit, free })));
    let exits = [Exit::NoChip, Exit::NoCard(3)];
    percepts.extend(exits.map(|exit| Percept::Public(Fact::Out { seat, exit })));
    percepts.extend([true, false].map(|stuck| Percept::Public(Fact::RoundOver { round: 1, stuck })));
    percepts.extend([Seats::only(seat), seats].map(|winners| Percept::Public(Fact::Won { winners })));
    percepts.extend([
        Percept::Public(Fact::ThrewForDealer { seat, throw }),
        Percept::Public(Fact::DealerTied { seats }),
        Percept::Public(Fact::Dealer { seat }),
        Percept::Public(Fact::DealtInVain),
        Percept::Public(Fact::Opens { seat }),
        Percept::Public(Fact::ThrewForSchnuff { seat, throw }),
        Percept::Public(Fact::SchnuffTied { seats }),
        Percept::Public(Fact::Spared { seat }),
        Percept::Public(Fact::CrossedFree { seat, limit }),
        Percept::Drew { card: Card::Two },
        Percept::Waived,
        Percept::Public(Fact::TurnedOver),
        Percept::Public(Fact::Resigned { seat }),
    ]);
    percepts
}

/// All announcements of schnuff, with both options.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &[] };
    let config = "drawing=strict end=first".parse().unwrap();
    announced.hear::<Schnuff>(&config, 2, &percepts());
    // Announcements that combine several simultaneous events in one line.
    let several = ["turn-you-drew", "crossed-other", "crossed-other-free", "threw-for-schnuff", "paid-several"];
    announced.ids.extend(several.map(str::to_owned));
    announced
}
