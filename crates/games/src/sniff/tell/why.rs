//! The reasons for a field, and statements about the second best.

use snuffel_core::{reason, reasons};

/// A reason for a field.
pub(super) type Reason = reason::Reason<Why>;

reasons! {
    /// The statement of a reason.
    Why {
        Detour = "hint-why-detour",
        Out = "hint-why-out",
        OutSure = "hint-why-out-sure",
        OutNear = "hint-why-out-near" if "moves" < "others",
        OutNearSure = "hint-why-out-near-sure" if "moves" < "others",
        Must = "hint-why-must",
        MustNear = "hint-why-must-near",
        MustNearSure = "hint-why-must-near-sure",
        Risk = "hint-why-risk",
        Safe = "hint-why-safe",
        Only = "hint-why-only",
        OnlyDoor = "hint-why-only-door",
        OneOf = "hint-why-one-of",
        Toward = "hint-why-toward" if "moves" < "others",
        SmellPlayed = "hint-why-smell-played",
        SmellFaster = "hint-why-smell-faster",
        SmellEven = "hint-why-smell-even",
        Pocket = "hint-why-pocket",
        Part = "hint-why-part",
        Near = "hint-why-near",
        Nearest = "hint-why-nearest",
        Played = "hint-why-played",
        Leads = "hint-why-leads",
        LeadsPlayed = "hint-why-leads-played",
        LeadsEven = "hint-why-leads-even" if "count" >= "others",
        LeadsLess = "hint-why-leads-less",
        More = "hint-why-more" if "count" > "others",
        MoreFar = "hint-why-more-far" if "count" > "others",
        Even = "hint-why-even",
        Faster = "hint-why-faster" if "count" == "others",
        Soonest = "hint-why-soonest",
        SoonestMore = "hint-why-soonest-more" if "count" > "others",
        Second = "hint-second",
        SecondAlone = "hint-second-alone",
        SecondSame = "hint-second-same",
        SecondSafe = "hint-second-safe",
    }
}

impl Why {
    /// Returns whether it gives the advantage over the second best, or says that it is equally good.
    pub(super) fn compares(self) -> bool {
        matches!(
            self,
            Why::Even
                | Why::Soonest
                | Why::SoonestMore
                | Why::Faster
                | Why::LeadsLess
                | Why::LeadsEven
                | Why::SmellFaster
                | Why::SmellEven
        )
    }

    /// Returns whether it gives all numbers about the second best, or says that it did no better in the search.
    pub(super) fn counts(self) -> bool {
        matches!(self, Why::More | Why::MoreFar | Why::LeadsPlayed | Why::SmellPlayed)
    }
}
