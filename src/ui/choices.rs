//! What can be chosen instead of typing: whole lines in the words that would be typed, in groups, those first that answer what
//! is asked. An end that offers them says so by [`Input::offer`](super::input::Input::offer); of all others nobody makes any.
//!
//! What tells only what there is, such as the rules or the settings, opens the way to more: what can be chosen after it
//! stands alone then, with a way back. So no list is longer than it has to be, and none changes before a line is given.

mod lobby;
mod room;
mod settings;

use std::rc::Rc;

use super::completion::Spot;
use super::console::STYLE_VERBS;
use crate::choice::{Choice, Line, Offer};
use crate::session::answer;
use crate::settings::Settings;
use crate::text::lexicon::Lexicon;
use crate::text::printable::Printable;
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;
pub use lobby::Lobby;
pub use room::Room;

/// Lines that can be chosen, and what they have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The heading, in the player's language, where there are several groups.
    pub heading: Option<Printable>,
    /// The lines: each is what would be typed, and typing it does it.
    pub lines: Vec<Printable>,
}

/// What can be chosen before a line is given, made when somebody wants to choose.
#[derive(Clone)]
pub struct Choices(Rc<dyn Fn() -> Vec<Group>>);

impl Choices {
    /// What `groups` makes. It is asked only where somebody wants to know.
    pub fn new(groups: impl Fn() -> Vec<Group> + 'static) -> Choices {
        Choices(Rc::new(groups))
    }

    /// The groups in the order in which they are read. As long as the same is asked they are the same.
    pub fn groups(&self) -> Vec<Group> {
        (self.0)()
    }
}

/// Nothing at all.
impl Default for Choices {
    fn default() -> Choices {
        Choices::new(Vec::new)
    }
}

/// What surrounds a line, besides the [`Spot`] where it is typed.
pub(super) struct Scene {
    /// The language that is spoken.
    pub lang: Lang,
    /// How the program speaks.
    pub settings: Settings,
    /// What kinds of things are told here without being asked.
    pub kinds: Vec<&'static str>,
    /// Whether the program has a voice of its own.
    pub has_voice: bool,
    /// Whether there is anything to play sounds with. To ask may wake the sound of the system, so that nobody does without need.
    pub has_sound: Box<dyn Fn() -> bool>,
    /// The line that was given last.
    pub last: Option<Printable>,
    /// Whether something is asked that is answered by yes or no.
    pub is_asked: bool,
    /// Whether there was more of what was told when this was first offered.
    pub has_more: bool,
}

impl Spot {
    /// What can be chosen here.
    pub(super) fn choices(&self, scene: &Scene) -> Vec<Group> {
        let mut teller = Teller::new(scene.lang, Wording::Normal, Spelling::Plain, &[]);
        self.learn(&mut teller);
        let commands = teller.lexicon(&self.verbs());
        let asked = scene.is_asked.then(|| answer(None));
        let offers = match self {
            Spot::Question => vec![answer(None)],
            Spot::Reading => vec![Offer::new("choices-more", ["more", "earlier", "help", "quit"].map(Line::meant))],
            Spot::Lobby(lobby) => lobby.offers(),
            Spot::Room(_, room) => room.offers(),
            Spot::Game { choices, .. } => choices.all(),
        };
        let offers = match self.opened(scene, &offers, &teller, &commands) {
            Some(opened) => opened,
            None => {
                let more = scene.has_more.then(|| Offer::new("choices-more", [Line::meant("more")]));
                more.into_iter().chain(offers).collect()
            }
        };
        let all = asked.into_iter().chain(self.task()).chain(offers);
        grouped(all, &teller, &commands)
    }

    /// What the teacher of a lesson wants.
    fn task(&self) -> Option<Offer> {
        match self {
            Spot::Game { wanted, .. } => Some(Offer::new("choices-task", wanted.iter().cloned())),
            Spot::Lobby(_) | Spot::Room(..) | Spot::Question | Spot::Reading => None,
        }
    }

    /// What the line that was given last has opened, with a way back.
    fn opened(&self, scene: &Scene, offers: &[Offer], teller: &Teller, commands: &Lexicon) -> Option<Vec<Offer>> {
        let last = scene.last.as_ref()?.trim();
        let back = match self {
            Spot::Lobby(_) => "choice",
            Spot::Game { .. } => "turn",
            Spot::Room(..) => "who",
            Spot::Question | Spot::Reading => return None,
        };
        let opened = match found(offers, &|line| line.typed(teller, commands).as_deref() == Some(last)) {
            Some(then) => then.to_vec(),
            // Whoever changes one setting may want to change another.
            None if is_setting(last, commands) => settings::offers(scene),
            None => return None,
        };
        Some(opened.into_iter().chain([Offer::new("choices-back", [Line::meant(back)])]).collect())
    }
}

/// Whether a line begins with a whole word for a setting, or for all of them.
fn is_setting(line: &str, commands: &Lexicon) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    commands.leading(&words).is_some_and(|(verb, _)| STYLE_VERBS.contains(&verb))
}

/// What a line opens, wherever it stands among these.
fn found<'a>(offers: &'a [Offer], is_it: &impl Fn(&Line) -> bool) -> Option<&'a [Offer]> {
    offers.iter().flat_map(|offer| &offer.choices).find_map(|Choice { line, then }| match then.is_empty() {
        true => None,
        false if is_it(line) => Some(then.as_slice()),
        false => found(then, is_it),
    })
}

/// The lines as they are typed, each once. What cannot be typed here is left out.
fn grouped(offers: impl Iterator<Item = Offer>, teller: &Teller, commands: &Lexicon) -> Vec<Group> {
    let mut known: Vec<Printable> = Vec::new();
    let mut groups = Vec::new();
    for Offer { heading, choices } in offers {
        let before = known.len();
        for line in choices.iter().filter_map(|choice| choice.line.typed(teller, commands)).map(Printable::from) {
            if !known.contains(&line) {
                known.push(line);
            }
        }
        if known.len() > before {
            let heading = Some(Printable::from(teller.say(&heading)));
            groups.push(Group { heading, lines: known[before..].to_vec() });
        }
    }
    if let [only] = groups.as_mut_slice() {
        only.heading = None;
    }
    groups
}

/// Commands by themselves.
fn alone(verbs: &[&'static str]) -> impl Iterator<Item = Choice> {
    verbs.iter().copied().map(Line::meant).map(Choice::from)
}

#[cfg(test)]
mod tests;
