//! The required content of the cases of schnuff.

use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::schnuff::rules::card::Card;
use snuffel::games::schnuff::rules::event::{Cause, Exit, Fact, Gap, Percept};
use snuffel::games::schnuff::rules::view::Refusal;
use snuffel::seat::Viewer;

use super::Coverage;

impl Coverage for Schnuff {
    fn kinds() -> &'static [&'static str] {
        &KINDS
    }

    fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
        kind(percept, viewer)
    }

    fn refusals() -> Vec<Refusal> {
        refusals().into()
    }

    fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
        cannot_be_typed(refusal)
    }
}

/// All kinds of percepts that typed lines and computer players can cause. Computers do not resign.
const KINDS: [&str; 41] = [
    "threw for dealer",
    "dealer tied",
    "dealer",
    "dealt",
    "dealt again",
    "no number",
    "opens own",
    "opens other",
    "number own",
    "number other",
    "pass own",
    "pass other",
    "back own",
    "back other",
    "panic own",
    "panic other",
    "risk own",
    "risk other",
    "schnuff own",
    "schnuff other",
    "risk up",
    "risk down",
    "threw for schnuff",
    "schnuff tied",
    "spared",
    "paid own",
    "paid other",
    "paid for schnuff",
    "crossed free",
    "free",
    "drew",
    "waived",
    "turned over",
    "out own",
    "out other",
    "out without a card",
    "round over",
    "only schnuff",
    "resigned own",
    "won alone",
    "won together",
];

/// The kind of a percept; a new one has to be added here, and to the list above.
fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
    let whose = |seat, own, other| if viewer.is(seat) { own } else { other };
    match *percept {
        Percept::Public(Fact::ThrewForDealer { .. }) => "threw for dealer",
        Percept::Public(Fact::DealerTied { .. }) => "dealer tied",
        Percept::Public(Fact::Dealer { .. }) => "dealer",
        Percept::Dealt { round: 1, .. } => "dealt",
        Percept::Dealt { .. } => "dealt again",
        // One game in several thousand; covered by the tests of the rules.
        Percept::Public(Fact::DealtInVain) => "dealt in vain",
        Percept::Public(Fact::PassedOver { gap, .. }) => match gap {
            Gap::NoNumber => "no number",
            Gap::OnlySchnuff => "only schnuff",
        },
        Percept::Public(Fact::Opens { seat }) => whose(seat, "opens own", "opens other"),
        Percept::Public(Fact::Played { seat, card, .. }) => match card {
            Card::One | Card::Two | Card::Three | Card::Four => whose(seat, "number own", "number other"),
            Card::Pass => whose(seat, "pass own", "pass other"),
            Card::Back => whose(seat, "back own", "back other"),
            Card::Panic => whose(seat, "panic own", "panic other"),
            Card::Risk => whose(seat, "risk own", "risk other"),
            Card::Schnuff => whose(seat, "schnuff own", "schnuff other"),
        },
        Percept::Public(Fact::Risked { throw, .. }) => match throw.is_high() {
            true => "risk up",
            false => "risk down",
        },
        Percept::Public(Fact::ThrewForSchnuff { .. }) => "threw for schnuff",
        Percept::Public(Fact::SchnuffTied { .. }) => "schnuff tied",
        Percept::Public(Fact::Spared { .. }) => "spared",
        Percept::Public(Fact::Paid { seat, cause, .. }) => match cause {
            Cause::Crossing => whose(seat, "paid own", "paid other"),
            Cause::Schnuff => "paid for schnuff",
        },
        Percept::Public(Fact::CrossedFree { .. }) => "crossed free",
        Percept::Public(Fact::Tolled { free: true, .. }) => "free",
        // A third of all schnuffs in a round; covered by the tests of the rules.
        Percept::Public(Fact::Tolled { free: false, .. }) => "not free again",
        Percept::Drew { .. } => "drew",
        Percept::Waived => "waived",
        Percept::Public(Fact::TurnedOver) => "turned over",
        Percept::Public(Fact::Out { seat, exit }) => match exit {
            Exit::NoChip => whose(seat, "out own", "out other"),
            Exit::NoCard(_) => "out without a card",
        },
        Percept::Public(Fact::RoundOver { stuck: false, .. }) => "round over",
        // Does not happen in normal play; covered by the tests of the rules.
        Percept::Public(Fact::RoundOver { stuck: true, .. }) => "stuck",
        Percept::Public(Fact::Resigned { seat }) => whose(seat, "resigned own", "resigned other"),
        Percept::Public(Fact::Won { winners, .. }) => match winners.len() {
            1 => "won alone",
            _ => "won together",
        },
    }
}

/// The reason why no typed line can cause a refusal; `None` if one can.
fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::Spectator => Some("who only listens is not asked for lines"),
        Refusal::GameOver => Some("is the answer to whatever is typed after the end"),
        Refusal::Out => Some("who is out is asked for lines only after the end"),
        Refusal::NotYourTurn => Some("who is asked for a line is on turn, or has just played"),
        Refusal::NothingToDraw => Some("who has played and drawn is asked for nothing more"),
        Refusal::NotInHand(_)
        | Refusal::OpenWithNumber(_)
        | Refusal::NoLimit(_)
        | Refusal::DrawsItself
        | Refusal::PlayedAlready
        | Refusal::PlayFirst => None,
    }
}

/// One of each refusal: as many as there are arms above.
fn refusals() -> [Refusal; 11] {
    [
        Refusal::Spectator,
        Refusal::GameOver,
        Refusal::Out,
        Refusal::NotYourTurn,
        Refusal::NotInHand(Card::Pass),
        Refusal::OpenWithNumber(Card::Pass),
        Refusal::NoLimit(29),
        Refusal::DrawsItself,
        Refusal::NothingToDraw,
        Refusal::PlayFirst,
        Refusal::PlayedAlready,
    ]
}
