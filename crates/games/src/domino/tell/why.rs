//! The reasons for a tile, and details found in the same way.

use snuffel_core::{reason, reasons};

/// A reason for a tile.
pub(super) type Reason = reason::Reason<Why>;

reasons! {
    /// The statement of a reason.
    Why {
        Win = "hint-why-win",
        Out = "hint-why-out",
        Only = "hint-why-only",
        OnlyPoints = "hint-why-only-points",
        OnlyTile = "hint-why-only-tile",
        Keep = "hint-why-keep",
        Stuck = "hint-why-stuck",
        Points = "hint-why-points",
        PointsMore = "hint-why-points-more" if "points" > "less",
        PointsLess = "hint-why-points-less",
        PointsBlocks = "hint-why-points-blocks",
        PointsFits = "hint-why-points-fits" if "count" > "others",
        PointsHeavy = "hint-why-points-heavy" if "pips" > "less",
        PointsReplyLess = "hint-why-points-reply-less" if "count" < "others",
        PointsFewerFit = "hint-why-points-fewer-fit" if "count" < "others",
        PointsMoreGames = "hint-why-points-more-games",
        PointsEven = "hint-why-points-even",
        Closes = "hint-why-closes",
        Open = "hint-why-open",
        Blocks = "hint-why-blocks",
        ReplyLess = "hint-why-reply-less" if "count" < "others",
        Fits = "hint-why-fits" if "count" > "others",
        FewerFit = "hint-why-fewer-fit" if "count" < "others",
        ReplyMost = "hint-why-reply-most" if "points" < "others",
        LastMakes = "hint-why-last-makes" if "points" < "others",
        Follow = "hint-why-follow" if "points" > "less",
        MoreGames = "hint-why-more-games",
        Heavy = "hint-why-heavy",
        Heavier = "hint-why-heavier" if "pips" > "less",
        Even = "hint-why-even",
        Safe = "hint-why-safe",
        ReplySure = "hint-why-reply-sure",
        Reply = "hint-why-reply",
        BestReply = "hint-reply-most",
        LastFits = "hint-last-fits",
        ApartReplies = "hint-apart-replies",
        ApartMost = "hint-apart-most",
        ApartFits = "hint-apart-fits",
        ApartPips = "hint-apart-pips",
        ApartAnswers = "hint-apart-answers",
        NextPoints = "hint-next-points",
    }
}

impl Why {
    /// Returns whether it already mentions a drawback of the next best.
    pub(super) fn says_drawback(self) -> bool {
        matches!(
            self,
            Why::ReplyLess
                | Why::Fits
                | Why::FewerFit
                | Why::Follow
                | Why::Open
                | Why::Heavier
                | Why::PointsBlocks
                | Why::PointsFits
                | Why::PointsHeavy
                | Why::PointsReplyLess
        )
    }

    /// Returns whether it says that the next player has no tile for the ends.
    pub(super) fn says_blocked(self) -> bool {
        matches!(self, Why::Blocks | Why::PointsBlocks)
    }

    /// Returns whether it gives the number of scoring replies.
    pub(super) fn counts_replies(self) -> bool {
        matches!(self, Why::ReplyLess | Why::PointsReplyLess)
    }

    /// Returns whether it gives the number of the next player's tiles that fit.
    pub(super) fn counts_answers(self) -> bool {
        matches!(self, Why::FewerFit | Why::PointsFewerFit)
    }

    /// Returns whether it gives the number of the viewer's own tiles that fit afterwards.
    pub(super) fn counts_fitting(self) -> bool {
        matches!(self, Why::Fits | Why::PointsFits)
    }

    /// Returns whether it says how many more games the best wins than the next best.
    pub(super) fn counts_games(self) -> bool {
        matches!(self, Why::MoreGames | Why::PointsMoreGames)
    }
}
