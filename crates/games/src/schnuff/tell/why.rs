//! The reasons for a card.

use snuffel_core::{reason, reasons};

/// A reason for a card.
pub(super) type Reason = reason::Reason<Why>;

reasons! {
    /// The statement of a reason.
    Why {
        Only = "hint-why-only",
        Draw = "hint-why-draw",
        Hopeless = "hint-why-hopeless",
        Chance = "hint-chance",
        Free = "hint-why-free",
        FreeEither = "hint-why-free-either",
        FreeBetter = "hint-why-free-better",
        MustFree = "hint-why-must-free",
        MustPay = "hint-why-must-pay",
        MustOut = "hint-why-must-out",
        Pay = "hint-why-pay",
        PayPast = "hint-why-pay-past",
        Exact = "hint-why-exact",
        ExactOut = "hint-why-exact-out",
        Jump = "hint-why-jump",
        JumpOut = "hint-why-jump-out",
        Stay = "hint-why-stay",
        StayOn = "hint-why-stay-on",
        StayOnOut = "hint-why-stay-on-out",
        StaySmall = "hint-why-stay-small",
        Below = "hint-why-below",
        Four = "hint-why-four",
        NearKeep = "hint-why-near-keep",
        NearKeepEven = "hint-why-near-keep-even",
        NearThrows = "hint-why-near-throws",
        Far = "hint-why-far",
        FarBetter = "hint-why-far-better",
        FarEither = "hint-why-far-either",
        FarEven = "hint-why-far-even",
        FarKeep = "hint-why-far-keep",
        FarKeepEven = "hint-why-far-keep-even",
        FarLeast = "hint-why-far-least",
        FarMore = "hint-why-far-more",
        FarSmall = "hint-why-far-small",
        Risk = "hint-why-risk",
        RiskBetter = "hint-why-risk-better",
        RiskEven = "hint-why-risk-even",
        RiskKeep = "hint-why-risk-keep",
        Schnuff = "hint-why-schnuff",
        SchnuffOut = "hint-why-schnuff-out",
        SchnuffShort = "hint-why-schnuff-short",
    }
}

impl Why {
    /// Returns whether it names the next best card, and how good that is beside the best.
    pub(super) fn names_next(self) -> bool {
        let is_even = matches!(
            self,
            Why::FarEven
                | Why::FarKeepEven
                | Why::NearKeepEven
                | Why::FarEither
                | Why::FreeEither
                | Why::RiskEven
                | Why::RiskKeep
        );
        is_even || matches!(self, Why::FarBetter | Why::FarMore | Why::FreeBetter | Why::RiskBetter)
    }

    /// Returns whether the game is decided by it, so that the next best card does not matter.
    pub(super) fn decides(self) -> bool {
        matches!(self, Why::Hopeless | Why::MustOut | Why::SchnuffShort)
    }

    /// Returns whether it names the player whom the next number puts out.
    pub(super) fn names_out(self) -> bool {
        matches!(self, Why::StayOnOut | Why::JumpOut | Why::ExactOut)
    }

    /// Returns whether it mentions the cost of going above the next limit.
    pub(super) fn says_price(self) -> bool {
        matches!(
            self,
            Why::Free | Why::FreeEither | Why::FreeBetter | Why::MustFree | Why::StayOn | Why::Jump | Why::Exact
        )
    }
}
