//! Hints: what a strong player would do, and why, from what the viewer knows.

use crate::game::{Advise, Hint};
use crate::games::sniff::rules::Sniff;
use crate::games::sniff::rules::action::Action;
use crate::games::sniff::rules::board::Field;
use crate::games::sniff::rules::view::View;
use crate::games::sniff::think::clues::Clues;
use crate::text::message::{Arg, Message};

impl Advise for Sniff {
    fn hint(view: &View, action: &Action) -> Option<Hint> {
        let (what, why) = match action {
            // The strong player lays a whole labyrinth in one go; somebody who types has chance for that.
            Action::Lay(_) | Action::Build => (Hint::typed("build"), "hint-why-build"),
            Action::Fill => (Hint::typed("fill"), "hint-why-build"),
            Action::Done => (Hint::typed("done"), why_done(view)),
            Action::Treasure(field) => (
                Message::new("hint-treasure").with("command", Arg::Command("treasure")).place("field", field),
                "hint-why-hide",
            ),
            Action::Step(field) => (Message::new("hint-step").place("field", field), why_step(view, *field)?),
            Action::Walls(_)
            | Action::Remove(_)
            | Action::Dog(_)
            | Action::RemoveDog(_)
            | Action::Undo
            | Action::Clear
            | Action::Walk(_)
            | Action::Marker(_)
            | Action::Resign => return None,
        };
        Some(Hint { what, why: Message::new(why) })
    }
}

fn why_done(view: &View) -> &'static str {
    match view.turn() {
        Some(_) => "hint-why-stop",
        None => "hint-why-ready",
    }
}

/// What speaks for asking for a field.
fn why_step(view: &View, field: Field) -> Option<&'static str> {
    let search = view.search(view.seat()?);
    if view.config.blind {
        return Some("hint-why-blind");
    }
    let clues = Clues::of(search, &view.config);
    let is_new = !search.visited.contains(field);
    let may_be_there = clues.goals.contains(field);
    Some(match (is_new, may_be_there, clues.goals.len()) {
        (_, true, 1) if view.config.way_out => "hint-why-out",
        (_, true, 1) => "hint-why-must",
        (true, true, _) if clues.risk(field) > 0 => "hint-why-risk",
        (true, true, _) => "hint-why-may",
        (true, false, _) => "hint-why-new",
        (false, ..) => "hint-why-back",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sniff::rules::labyrinth::Labyrinth;
    use crate::games::sniff::tests::searching;

    fn why(options: &str, labyrinth: &str, steps: &str, field: &str) -> String {
        let step = Action::Step(field.parse().unwrap());
        let hint = Sniff::hint(&searching(options, labyrinth, steps), &step).unwrap();
        assert_eq!(hint.what.id, "hint-step");
        hint.why.id.into_owned()
    }

    #[test]
    fn a_step_has_the_reason_that_holds() {
        const HOT: &str = "size=3x3 walls=6 warm-hot";
        for (options, labyrinth, steps, field, reason) in [
            (HOT, "3x3 treasure B2", "C2 C1", "B1", "hint-why-new"),
            (HOT, "3x3 treasure B2", "C2 C1 B1", "B2", "hint-why-must"),
            (HOT, "3x3 treasure B2", "C2 C1", "C2", "hint-why-back"),
            ("size=3x3 walls=6", "3x3 treasure A1", "C2", "B2", "hint-why-may"),
            ("size=3x3 dogs", "3x3 dog A3 dog B1 treasure A1", "C2 C1", "B1", "hint-why-risk"),
            ("size=3x3 walls=6 blind", "3x3 treasure A1", "C2", "B2", "hint-why-blind"),
        ] {
            assert_eq!(why(options, labyrinth, steps, field), reason, "{options} {steps}");
        }
    }

    #[test]
    fn building_has_a_hint_until_all_is_built() {
        let view = searching("size=3x3 walls=6", "3x3", "");
        let labyrinth = Labyrinth::empty(view.config.size);
        let hint = |action: &Action| Sniff::hint(&view, action).map(|hint| hint.why.id.into_owned());
        assert_eq!(hint(&Action::lay(labyrinth)).as_deref(), Some("hint-why-build"));
        assert_eq!(hint(&Action::Resign), None);
    }
}
