//! The man page, built from the texts of the command line and the files `manual.ftl`. The layout does not depend on the
//! width: paragraphs begin at the margin, and no word is hyphenated or padded with blanks.

use roff::{Inline, Roff, bold, italic, roman};
use snuffel::cli::usage;
use snuffel::help::explain;
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;

/// The page in a language, as roff.
pub fn page(lang: Lang) -> String {
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[Source::CLI, Source::MANUAL]);
    let mut page = Page { teller, roff: Roff::new() };
    let title = page.text("manual-title");
    // No date: the same sources give the same page.
    page.roff.control("TH", ["snuffel", "6", "\"\"", concat!("snuffel ", env!("CARGO_PKG_VERSION")), &title]);
    for still in ["nh", "ad l"] {
        page.roff.control(still, []);
    }
    page.heading("manual-head-name");
    let about = page.text("manual-about");
    page.roff.text([roman(format!("snuffel - {about}"))]);
    page.chapter("manual-head-synopsis", "manual-synopsis");
    page.chapter("manual-head-description", "manual-description");
    page.heading("manual-head-subcommands");
    for name in verbs::subcommands() {
        page.roff.control("SS", [format!("snuffel {name}").as_str()]);
        page.lines(usage(Some(name)), |line| !line.ends_with("snuffel --help."));
    }
    page.chapter("manual-head-options", "manual-options");
    page.lines(usage(None), |line| line.starts_with("--"));
    page.chapter("manual-head-lobby", "manual-lobby");
    for verb in [verbs::in_lobby(), STYLE_VERBS].concat() {
        page.lines(explain(verb), |_| true);
    }
    for (heading, text) in [
        ("manual-head-files", "manual-files"),
        ("manual-head-environment", "manual-environment"),
        ("manual-head-status", "manual-status"),
    ] {
        page.chapter(heading, text);
    }
    page.roff.render()
}

/// A page being written.
struct Page {
    teller: Teller,
    roff: Roff,
}

impl Page {
    fn text(&self, id: &'static str) -> String {
        self.teller.say(&Message::new(id))
    }

    fn heading(&mut self, id: &'static str) {
        let text = self.text(id);
        self.roff.control("SH", [text.as_str()]);
    }

    fn chapter(&mut self, heading: &'static str, text: &'static str) {
        self.heading(heading);
        self.lines(Message::new(text), |_| true);
    }

    /// The wanted lines of a message, each as a paragraph.
    fn lines(&mut self, message: Message, is_wanted: impl Fn(&str) -> bool) {
        let text = self.teller.say(&message);
        for line in text.lines().map(str::trim).filter(|line| is_wanted(line)) {
            self.roff.control("PP", []);
            self.roff.text(marked(line));
        }
    }
}

/// A line with literal text in bold, and placeholders in italics.
fn marked(line: &str) -> Vec<Inline> {
    let mut inlines = Vec::new();
    let mut is_behind_name = false;
    for piece in line.split_inclusive(' ') {
        let word = piece.trim_matches(|c: char| !c.is_alphanumeric() && c != '-');
        let is_own =
            word == "snuffel" || is_behind_name && verbs::subcommands().contains(&word) || word.starts_with("--");
        let is_other = !word.is_empty() && word.chars().all(|c| c.is_uppercase() || c == ':');
        is_behind_name = piece == "snuffel ";
        inlines.push(match (is_own, is_other) {
            (true, _) => bold(piece),
            (false, true) => italic(piece),
            (false, false) => roman(piece),
        });
    }
    inlines
}
