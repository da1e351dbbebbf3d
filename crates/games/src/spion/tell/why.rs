//! The reasons for an action, and details found in the same way.

use snuffel_core::{reason, reasons};

/// A reason for an action.
pub(super) type Reason = reason::Reason<Why>;

reasons! {
    /// The statement of a reason.
    Why {
        Win = "hint-why-win",
        WinFight = "hint-why-win-fight",
        Rob = "hint-why-rob",
        RobWin = "hint-why-rob-win",
        RobFight = "hint-why-rob-fight",
        RobFightWin = "hint-why-rob-fight-win",
        Carrier = "hint-why-carrier",
        Attack = "hint-why-attack",
        AttackAll = "hint-why-attack-all",
        AttackThen = "hint-why-attack-then",
        AttackWin = "hint-why-attack-win",
        Closest = "hint-why-closest",
        Close = "hint-why-close",
        Find = "hint-why-find",
        Home = "hint-why-home",
        Near = "hint-why-near",
        NearField = "hint-why-near-field",
        Escape = "hint-why-escape",
        Spare = "hint-why-spare",
        Helpless = "hint-why-helpless",
        HelplessPass = "hint-why-helpless-pass",
        HelplessThen = "hint-why-helpless-then",
        HelplessYet = "hint-why-helpless-yet",
        Broke = "hint-why-broke",
        PassIdle = "hint-why-pass-idle",
        PassWalk = "hint-why-pass-walk",
        PassWin = "hint-why-pass-win",
        PassMoney = "hint-why-pass-money",
        PassMoneyWin = "hint-why-pass-money-win",
        PassView = "hint-why-pass-view",
        PassViewFree = "hint-why-pass-view-free",
        PassPant = "hint-why-pass-pant",
        PassPantChoose = "hint-why-pass-pant-choose",
        PassPantClear = "hint-why-pass-pant-clear",
        PassPantWin = "hint-why-pass-pant-win",
        PassUnseen = "hint-why-pass-unseen",
        PassUnseenCheque = "hint-why-pass-unseen-cheque",
        PassUnseenKinds = "hint-why-pass-unseen-kinds",
        PassUnseenRest = "hint-why-pass-unseen-rest",
        Jailed = "hint-why-jailed",
        JailedCheque = "hint-why-jailed-cheque",
        Stuck = "hint-why-stuck",
        StuckCheque = "hint-why-stuck-cheque",
        Free = "hint-why-free",
        FreeGuests = "hint-why-free-guests",
        FreeRobber = "hint-why-free-robber",
        FreeStep = "hint-why-free-step",
        FreeLast = "hint-why-free-last",
        FreeAny = "hint-free-any",
        FreeSafe = "hint-free-safe",
        FreeUnweighed = "hint-free-unweighed",
        TwinSpy = "hint-twin-spy",
        Trap = "hint-why-trap",
        TrapWay = "hint-why-trap-way",
        Clear = "hint-why-clear",
        ClearCarrier = "hint-why-clear-carrier",
        ClearPartner = "hint-why-clear-partner",
        ClearIdle = "hint-why-clear-idle",
        Sweep = "hint-why-sweep",
        SweepAt = "hint-why-sweep-at",
        Look = "hint-why-look",
        LookFree = "hint-why-look-free",
        View = "hint-why-view",
        ViewAny = "hint-why-view-any",
        ViewKnown = "hint-why-view-known",
        Unmask = "hint-why-unmask",
        UnmaskOnly = "hint-why-unmask-only",
        Guess = "hint-why-guess",
        Decline = "hint-why-decline",
        Plan = "hint-why-plan",
        PlanAttack = "hint-why-plan-attack",
        PlanDefend = "hint-why-plan-defend",
        KeepOurs = "hint-why-keep-ours",
        KeepTheirs = "hint-why-keep-theirs",
        Prepare = "hint-why-prepare",
        Chance = "hint-chance",
        Any = "hint-why-any",
    }
}

impl Why {
    /// Returns whether it is an immediate win, which needs no further details.
    pub(super) fn wins_at_once(self) -> bool {
        matches!(self, Why::Win | Why::RobWin | Why::PassWin | Why::PassMoneyWin)
    }

    /// Returns whether it is a certain or a possible win.
    pub(super) fn may_win(self) -> bool {
        self.wins_at_once() || matches!(self, Why::WinFight | Why::RobFightWin | Why::AttackWin | Why::PassPantWin)
    }

    /// Returns whether it gives the number of unseen passes.
    pub(super) fn counts_unseen(self) -> bool {
        let is_stuck = matches!(self, Why::Jailed | Why::JailedCheque | Why::Stuck | Why::StuckCheque);
        let is_unseen =
            matches!(self, Why::PassUnseen | Why::PassUnseenCheque | Why::PassUnseenKinds | Why::PassUnseenRest);
        is_stuck || is_unseen
    }
}
