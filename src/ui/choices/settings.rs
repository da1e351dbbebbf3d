//! The settings as choices, each with the values that it can be changed to.

use super::Scene;
use crate::choice::{Line, Offer};
use crate::session::Pace;
use crate::settings::sounds_word;
use crate::text::style::{Lang, Spelling, Wording};

/// The sizes of braille displays that are offered, in cells: the most common ones.
const CELLS: [u8; 3] = [20, 40, 80];

/// Every change of a setting that needs no word of the player's own.
pub(super) fn offers(scene: &Scene) -> Vec<Offer> {
    let settings = &scene.settings;
    let mut lines: Vec<Line> = Vec::new();
    let mut offer =
        |verb, values: &[&'static str]| lines.extend(values.iter().map(|value| Line::meant(verb).and(value)));
    let one_of = |is_on: bool| if is_on { ["off"] } else { ["on"] };
    let others = |all: [&'static str; 3], current: Option<&str>| -> Vec<&'static str> {
        all.into_iter().filter(|value| Some(*value) != current).collect()
    };
    let current = match settings.wording {
        Wording::Brief => "brief",
        Wording::Normal => "normal",
        Wording::Full => "full",
    };
    offer("level", &others(["brief", "normal", "full"], Some(current)));
    let languages = Lang::known().into_iter().filter(|lang| *lang != scene.lang);
    offer("lang", &languages.map(Lang::meaning).collect::<Vec<_>>());
    offer("spell", &[if settings.spelling == Spelling::Plain { "letters" } else { "plain" }]);
    if scene.has_voice {
        offer("speech", &one_of(settings.speech));
    }
    offer("strength", &others(["easy", "normal", "hard"], settings.strength.word()));
    offer("pace", &[if settings.pace == Pace::All { "steps" } else { "all" }]);
    offer("tutor", &one_of(settings.tutor));
    offer("bell", &one_of(settings.bell));
    if (scene.has_sound)() {
        offer("sounds", &others(["off", "quiet", "loud"], Some(sounds_word(settings.sounds))));
        offer("sounds", &["tones"]);
    }
    offer("width", &["automatic", "off"]);
    offer("thinking", &["off"]);
    offer("braille", if settings.braille.is_some() { &["off"] } else { &[] });
    let display = CELLS.iter().filter(|_| settings.braille.is_none());
    lines.extend(display.map(|cells| Line::meant("braille").with(cells)));
    let hushed = settings.unasked.hushed();
    lines.extend(scene.kinds.iter().map(|kind| {
        let [to] = one_of(!hushed.contains(kind));
        Line::meant("tell").and(kind).and(to)
    }));
    vec![Offer::new("choices-settings", lines)]
}
