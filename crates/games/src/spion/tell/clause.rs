//! The clauses of a sentence that combines the actions of a whole turn.

use crate::spion::rules::piece::{Pass, Plan};
use crate::spion::rules::stage::Fight;
use snuffel_core::text::style::Wording;

/// An action of another player, as part of a sentence about several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Clause {
    Freed,
    Ordered,
    ThrownInVain,
    Cleared,
    Swept,
    Took,
    TookIdle,
    /// A pass whose effect is worded without its owner.
    TookSob,
    TookWalk,
    TookCash,
    TookView,
    Viewed,
    Walked,
    Trap,
    Won,
    Lost,
    GreyWon,
    GreyLost,
    BazongTaken,
    BazongWon,
}

impl Clause {
    /// The clause for a pass, without its effect.
    pub(super) fn of_pass(pass: Pass, is_idle: bool) -> Clause {
        match (pass, is_idle) {
            (_, true) => Clause::TookIdle,
            (Pass::Sob, false) => Clause::TookSob,
            (_, false) => Clause::Took,
        }
    }

    /// The clause for a fight, with the plans of both.
    pub(super) fn of_fight(fight: Fight, plans: [Plan; 2]) -> Clause {
        match (plans[0] != plans[1], fight.attacker.is_none()) {
            (true, false) => Clause::Won,
            (false, false) => Clause::Lost,
            (true, true) => Clause::GreyWon,
            (false, true) => Clause::GreyLost,
        }
    }

    /// The name of the message.
    pub(super) fn id(self) -> &'static str {
        match self {
            Clause::Freed => "part-freed",
            Clause::Ordered => "part-ordered",
            Clause::ThrownInVain => "part-nothing",
            Clause::Cleared => "part-cleared",
            Clause::Swept => "part-swept",
            Clause::Took | Clause::TookSob => "part-took",
            Clause::TookIdle => "part-idle",
            Clause::TookWalk => "part-took-walk",
            Clause::TookCash => "part-cash",
            Clause::TookView => "part-took-view",
            Clause::Viewed => "part-view",
            Clause::Walked => "part-walk",
            Clause::Trap => "part-trap",
            Clause::Won => "part-won",
            Clause::Lost => "part-lost",
            Clause::GreyWon => "part-grey-won",
            Clause::GreyLost => "part-grey-lost",
            Clause::BazongTaken => "part-taken",
            Clause::BazongWon => "part-bazong",
        }
    }

    /// The lowest wording level that includes it. Only the full wording includes facts that the status and the deck
    /// also tell: a pass without a result, a die that clears no trap. The place of a spy, a spy bought free and the
    /// reason why a bazong is home again are in every wording.
    pub(super) fn least(self) -> Wording {
        match self {
            Clause::Ordered | Clause::ThrownInVain | Clause::Took | Clause::TookIdle => Wording::Full,
            Clause::Freed
            | Clause::Cleared
            | Clause::Swept
            | Clause::TookSob
            | Clause::TookWalk
            | Clause::TookCash
            | Clause::TookView
            | Clause::Viewed
            | Clause::Walked
            | Clause::Trap
            | Clause::Won
            | Clause::Lost
            | Clause::GreyWon
            | Clause::GreyLost
            | Clause::BazongTaken
            | Clause::BazongWon => Wording::Brief,
        }
    }
}
