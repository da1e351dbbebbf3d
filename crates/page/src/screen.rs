//! The program's view of the page.

use snuffel::settings::Loudness;
use snuffel::text::cue::Cue;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;
use snuffel::ui::ends::{Reading, Screen};

use crate::host::Host;
use crate::labels::labels;

/// The mark before a heading. It cannot occur in any text, so that the scripts recognise headings by it.
const HEADING: char = '\u{1D}';

/// The page.
pub struct Page(pub Host);

impl Screen for Page {
    fn clear(&self) -> Option<&'static str> {
        self.0.clear();
        Some("")
    }

    fn is_shown(&self) -> bool {
        true
    }

    fn built(&self) -> Vec<Message> {
        let version = Message::new("check-version").text("version", env!("CARGO_PKG_VERSION"));
        vec![version.text("system", "browser").text("machine", std::env::consts::ARCH)]
    }

    fn around(&self, _: &Reading) -> Vec<Message> {
        Vec::new()
    }

    fn turn_to(&self, lang: Lang) {
        self.0.labels(lang.code(), &labels(lang));
    }

    fn head(&self, heading: &str) -> String {
        format!("{HEADING}{heading}\n")
    }

    fn share(&self, link: Option<&str>) {
        self.0.share(link);
    }

    fn has_sound(&self) -> bool {
        true
    }

    fn sound(&self, cues: &[Cue], loudness: Loudness) {
        let tones = Cue::melody(cues).into_iter().flat_map(|tone| [tone.hertz, tone.millis, tone.gap]);
        self.0.sound(&tones.collect::<Vec<_>>(), loudness.gain());
    }
}
