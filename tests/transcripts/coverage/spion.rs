//! The required content of the cases of spion.

use snuffel::games::spion::rules::Spion;
use snuffel::games::spion::rules::action::Questions;
use snuffel::games::spion::rules::board::Place;
use snuffel::games::spion::rules::event::{Fact, Percept, Reason};
use snuffel::games::spion::rules::piece::{Letter, Spy, Trap};
use snuffel::games::spion::rules::position::Blocked;
use snuffel::games::spion::rules::refusal::Refusal;
use snuffel::games::spion::rules::stage::Stage;
use snuffel::seat::{Seat, Viewer};

use super::Coverage;

impl Coverage for Spion {
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

/// All kinds of percepts that typed lines and computer players can cause. A player never hears another one resign or
/// name the wrong spy: computers do neither.
const KINDS: [&str; 49] = [
    "numbered",
    "prepared own",
    "prepared other",
    "planned own",
    "planned other",
    "viewed own",
    "viewed other",
    "looked",
    "inherited",
    "questioned",
    "declined",
    "questions on",
    "questions off",
    "questions all",
    "began",
    "due own",
    "due other",
    "freed own",
    "freed other",
    "trap own",
    "trap other",
    "ordered own",
    "ordered other",
    "cleared",
    "not cleared",
    "swept",
    "took own",
    "took other",
    "cashed own",
    "cashed other",
    "walked own",
    "walked other",
    "attacked",
    "fought own",
    "fought other",
    "bazong won",
    "bazong taken own",
    "bazong taken other",
    "bazong found",
    "bazong kept",
    "bazong lies",
    "bazong home",
    "bazong gone",
    "unmasked own",
    "unmasked other",
    "misjudged own",
    "out",
    "resigned own",
    "over",
];

/// The kind of a percept; a new one has to be added here, and to the list above.
fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
    let whose = |seat, own, other| if viewer.is(seat) { own } else { other };
    match percept {
        Percept::Numbered { .. } => "numbered",
        Percept::Prepared { seat, .. } => whose(*seat, "prepared own", "prepared other"),
        Percept::Planned { seat, .. } => whose(*seat, "planned own", "planned other"),
        Percept::Viewed { seat, .. } => whose(*seat, "viewed own", "viewed other"),
        Percept::Looked { .. } => "looked",
        Percept::Inherited { .. } => "inherited",
        Percept::Questioned { .. } => "questioned",
        Percept::Declined => "declined",
        Percept::Preferred { questions } => match questions {
            Questions::All => "questions all",
            Questions::On => "questions on",
            Questions::Off => "questions off",
        },
        Percept::Public(fact) => kind_of_fact(fact, viewer),
    }
}

fn kind_of_fact(fact: &Fact, viewer: Viewer) -> &'static str {
    let whose = |seat, own, other| if viewer.is(seat) { own } else { other };
    match fact {
        Fact::Began { .. } => "began",
        Fact::Due { seat } => whose(*seat, "due own", "due other"),
        Fact::Freed { spy, .. } => whose(spy.seat, "freed own", "freed other"),
        Fact::TrapPlaced { seat, .. } => whose(*seat, "trap own", "trap other"),
        Fact::Ordered { seat, .. } => whose(*seat, "ordered own", "ordered other"),
        Fact::Thrown { cleared: Some(_), .. } => "cleared",
        Fact::Thrown { cleared: None, .. } => "not cleared",
        Fact::Swept { .. } => "swept",
        Fact::Took { seat, .. } => whose(*seat, "took own", "took other"),
        Fact::Cashed { seat, .. } => whose(*seat, "cashed own", "cashed other"),
        Fact::Walked { spy, .. } => whose(spy.seat, "walked own", "walked other"),
        Fact::Attacked { .. } => "attacked",
        Fact::Fought { fight, .. } => whose(fight.seat, "fought own", "fought other"),
        Fact::BazongWon { .. } => "bazong won",
        Fact::BazongTaken { spy, .. } => whose(spy.seat, "bazong taken own", "bazong taken other"),
        Fact::BazongFound { .. } => "bazong found",
        Fact::BazongKept { .. } => "bazong kept",
        Fact::BazongLies { .. } => "bazong lies",
        Fact::BazongHome { .. } => "bazong home",
        Fact::BazongGone { .. } => "bazong gone",
        Fact::Unmasked { seat, .. } => whose(*seat, "unmasked own", "unmasked other"),
        Fact::Misjudged { seat, .. } => whose(*seat, "misjudged own", "misjudged other"),
        Fact::Out { reason: Reason::Broke | Reason::Misjudged, .. } => "out",
        Fact::Resigned { seat } => whose(*seat, "resigned own", "resigned other"),
        Fact::Won { .. } | Fact::Shown { .. } => "over",
    }
}

/// The reason why no typed line can cause a refusal; `None` if one can.
fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::Spectator => Some("who only listens is not asked for lines"),
        Refusal::GameOver => Some("after the end nobody is asked for lines"),
        Refusal::YouAreOut => Some("who is out is not asked for lines"),
        Refusal::NotYourTurn => Some("only who is on turn is asked for lines"),
        Refusal::NoSuchBazong(_)
        | Refusal::TrapNotThere(_)
        | Refusal::NotThere(_)
        | Refusal::CannotWalk(..)
        | Refusal::TooDear(_)
        | Refusal::TrapLies(..)
        | Refusal::NotEmpty(_)
        | Refusal::TrapPlaced
        | Refusal::DieOrdered
        | Refusal::NoNumber(_)
        | Refusal::NotInPlay(_) => Some("needs a rare moment; the tests of the rules have it"),
        Refusal::NotOnAlfred(_) | Refusal::AlreadyKnown(_) => {
            Some("a look at a number that is not to be seen tells what is known")
        }
        Refusal::First(_)
        | Refusal::AfterMove
        | Refusal::MustMove
        | Refusal::OneToThree
        | Refusal::NotInDungeon(_)
        | Refusal::EmbassyFull
        | Refusal::AllBazongsHome
        | Refusal::NoTrapInEmbassy
        | Refusal::OffBoard(_)
        | Refusal::NoTrap
        | Refusal::NoEnemy(_)
        | Refusal::NoEnvelope(_)
        | Refusal::AsItIs(_) => None,
    }
}

/// One of each refusal: as many as there are arms above.
fn refusals() -> [Refusal; 30] {
    let (me, enemy) = (Seat::FIRST, Seat::SECOND);
    let (spy, other) = (Spy::new(me, Letter::A), Spy::new(enemy, Letter::B));
    let place = Place::field(1, 2).unwrap();
    [
        Refusal::Spectator,
        Refusal::GameOver,
        Refusal::YouAreOut,
        Refusal::NotYourTurn,
        Refusal::NoSuchBazong(me),
        Refusal::TrapNotThere(Trap::Snake),
        Refusal::NotThere(other),
        Refusal::CannotWalk(Letter::A, Blocked::InDungeon),
        Refusal::TooDear(1),
        Refusal::TrapLies(Trap::Snake, place),
        Refusal::NotEmpty(place),
        Refusal::TrapPlaced,
        Refusal::DieOrdered,
        Refusal::NotInPlay(other),
        Refusal::First(Stage::Turn { seat: me, first: true }),
        Refusal::AfterMove,
        Refusal::MustMove,
        Refusal::OneToThree,
        Refusal::NotInDungeon(Letter::A),
        Refusal::EmbassyFull,
        Refusal::AllBazongsHome,
        Refusal::NoTrapInEmbassy,
        Refusal::OffBoard(place),
        Refusal::NoTrap,
        Refusal::NoEnemy(spy),
        Refusal::NoNumber(other),
        Refusal::NotOnAlfred(other),
        Refusal::AlreadyKnown(other),
        Refusal::NoEnvelope(enemy),
        Refusal::AsItIs(Questions::On),
    ]
}
