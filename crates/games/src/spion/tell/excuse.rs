//! The messages for refusals.

use super::phrase::{colour, letter, spy, trap};
use crate::spion::rules::action::Questions;
use crate::spion::rules::piece::{Letter, Spy};
use crate::spion::rules::position::Blocked;
use crate::spion::rules::refusal::Refusal;
use crate::spion::rules::stage::Stage;
use snuffel_core::game::Excuse;
use snuffel_core::seat::Viewer;
use snuffel_core::text::message::Message;

impl Excuse for Refusal {
    /// Spies are named by colour and letter.
    fn message(&self) -> Message {
        let of_spy = |id: &'static str, named: &Spy| Message::new(id).with("spy", spy(Viewer::Public, *named));
        match self {
            Refusal::Spectator => Message::new("refusal-spectator"),
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::YouAreOut => Message::new("refusal-you-are-out"),
            Refusal::NotYourTurn => Message::new("refusal-not-your-turn"),
            Refusal::First(stage) => Message::new(first(stage)),
            Refusal::AfterMove => Message::new("refusal-after-move"),
            Refusal::MustMove => Message::new("refusal-must-move"),
            Refusal::OneToThree => Message::new("refusal-one-to-three"),
            Refusal::CannotWalk(own, blocked) => cannot_walk(*own, blocked),
            Refusal::NotInDungeon(own) => Message::new("refusal-not-in-dungeon").with("letter", letter(*own)),
            Refusal::EmbassyFull => Message::new("refusal-embassy-full"),
            Refusal::TooDear(price) => Message::new("refusal-too-dear").count("price", *price),
            Refusal::AllBazongsHome => Message::new("refusal-all-bazongs-home"),
            Refusal::TrapPlaced => Message::new("refusal-trap-placed"),
            Refusal::TrapLies(kind, place) => {
                Message::new("refusal-trap-lies").with("trap", trap(*kind)).text("field", place)
            }
            Refusal::NoTrapInEmbassy => Message::new("refusal-no-trap-in-embassy"),
            Refusal::NotEmpty(place) => Message::new("refusal-not-empty").text("field", place),
            Refusal::OffBoard(place) => Message::new("refusal-off-board").text("field", place),
            Refusal::NoTrap => Message::new("refusal-no-trap"),
            Refusal::TrapNotThere(kind) => Message::new("refusal-trap-not-there").with("trap", trap(*kind)),
            Refusal::DieOrdered => Message::new("refusal-die-ordered"),
            Refusal::NoEnemy(named) => of_spy("refusal-no-enemy", named),
            Refusal::NoNumber(named) => of_spy("refusal-no-number", named),
            Refusal::NotInPlay(named) => of_spy("refusal-not-in-play", named),
            Refusal::NotThere(named) => of_spy("refusal-not-there", named),
            Refusal::NotOnAlfred(named) => of_spy("refusal-not-on-alfred", named),
            Refusal::AlreadyKnown(named) => of_spy("refusal-already-known", named),
            Refusal::NoSuchBazong(_) => Message::new("refusal-no-such-bazong"),
            Refusal::NoEnvelope(enemy) => Message::new("refusal-no-envelope").with("colour", colour(*enemy)),
            Refusal::AsItIs(questions) => Message::new(match questions {
                Questions::All => "refusal-questions-all",
                Questions::On => "refusal-questions-on",
                Questions::Off => "refusal-questions-off",
            }),
        }
    }

    fn is_about_turn(&self) -> bool {
        matches!(self, Refusal::NotYourTurn)
    }
}

/// The message about the decision that has to come first.
fn first(stage: &Stage) -> &'static str {
    match stage {
        Stage::Preparing => "first-prepare",
        Stage::Turn { .. } => "first-turn",
        Stage::Walking { .. } => "first-walk",
        Stage::Viewing { .. } => "first-view",
        Stage::Sweeping { .. } => "first-sweep",
        Stage::Hunting { .. } | Stage::Meeting { .. } => "first-attack",
        Stage::Fighting(_) => "first-plan",
        Stage::Keeping { .. } => "first-keep",
        Stage::Questioning { .. } => "first-question",
        Stage::Throwing { .. } | Stage::Over(_) => "refusal-not-your-turn",
    }
}

fn cannot_walk(own: Letter, blocked: &Blocked) -> Message {
    let message = Message::new(match blocked {
        Blocked::InDungeon => "refusal-in-dungeon",
        Blocked::NotInPlay => "refusal-own-not-in-play",
        Blocked::Trapped(..) => "refusal-trapped",
        Blocked::EmbassyFull => "refusal-no-room",
    });
    let message = message.with("letter", letter(own));
    match blocked {
        Blocked::Trapped(kind, place) => message.with("trap", trap(*kind)).text("field", place),
        Blocked::InDungeon | Blocked::NotInPlay | Blocked::EmbassyFull => message,
    }
}
