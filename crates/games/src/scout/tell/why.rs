//! The reasons for an action, and the resulting lead.

use snuffel_core::{reason, reasons};

/// A reason for an action.
pub(super) type Reason = reason::Reason<Why>;

reasons! {
    /// The statement of a reason.
    Why {
        Lay = "hint-why-lay",
        Fill = "hint-why-fill",
        Undo = "hint-why-undo",
        Nowhere = "hint-why-nowhere",
        Far = "hint-why-far",
        FarMost = "hint-why-far-most",
        Win = "hint-why-win",
        All = "hint-why-all",
        Home = "hint-why-home",
        Guard = "hint-why-guard",
        GuardNow = "hint-why-guard-now",
        Block = "hint-why-block" if "rows" < "was",
        BlockNow = "hint-why-block-now" if "rows" < "was",
        Most = "hint-why-most" if "rows" > "still",
        MostEven = "hint-why-most-even",
        MostGuard = "hint-why-most-guard",
        MostIdle = "hint-why-most-idle",
        MostLess = "hint-why-most-less",
        PushNone = "hint-why-push-none",
        PushNoneBut = "hint-why-push-none-but",
        PushNoneLost = "hint-why-push-none-lost",
        PushLater = "hint-why-push-later",
        PushOthers = "hint-why-push-others",
        SpotGuard = "hint-why-spot-guard",
        SpotRows = "hint-why-spot-rows",
        SpotBlock = "hint-why-spot-block" if "rows" < "was",
        SpotLater = "hint-why-spot-later",
        NearerThen = "hint-why-nearer-then",
        NearerNext = "hint-why-nearer-next",
        NearerMore = "hint-why-nearer-more" if "rows" > "others",
        NearerThough = "hint-why-nearer-though",
        NearerOnly = "hint-why-nearer-only",
        Plan = "hint-why-plan",
        PlanWalks = "hint-why-plan-walks",
        PlanLater = "hint-why-plan-later",
        PlanGuard = "hint-why-plan-guard",
        PlanBlock = "hint-why-plan-block" if "rows" < "was",
        Shaft = "hint-why-shaft",
        Stand = "hint-why-stand",
        Aside = "hint-why-aside",
        Back = "hint-why-back",
        Done = "hint-why-done",
        DoneWay = "hint-why-done-way",
        DoneOpening = "hint-why-done-opening",
        DoneGuard = "hint-why-done-guard",
        DoneBlock = "hint-why-done-block" if "rows" > "was",
        DoneLater = "hint-why-done-later",
        DoneEven = "hint-why-done-even",
        ToGo = "hint-why-to-go",
        Ahead = "hint-ahead",
        AheadEven = "hint-ahead-even",
        AheadHome = "hint-ahead-home",
        AheadWon = "hint-ahead-won",
        AheadLost = "hint-ahead-lost",
        AheadLostTo = "hint-ahead-lost-to",
        Behind = "hint-behind",
    }
}

impl Why {
    /// Returns whether it is an immediate win.
    pub(super) fn wins(self) -> bool {
        matches!(self, Why::Win | Why::All)
    }

    /// Returns whether it says what the next player can do in the next turn.
    pub(super) fn says_threat(self) -> bool {
        matches!(self, Why::Block | Why::BlockNow | Why::Done | Why::DoneWay | Why::DoneBlock)
    }

    /// Returns whether it ends with the resulting lead.
    pub(super) fn says_outlook(self) -> bool {
        matches!(self, Why::PushNone | Why::PushNoneBut | Why::PushNoneLost | Why::Aside | Why::Back)
    }

    /// Returns whether it gives the drawback of another hole in the row.
    pub(super) fn compares_spots(self) -> bool {
        matches!(self, Why::SpotGuard | Why::SpotRows | Why::SpotBlock | Why::SpotLater)
    }
}
