//! Choices instead of typing: whole lines, in the words that would be typed, in groups. The answers to an open question
//! come first. Choices are only made for an end that implements [`Input::offer`](super::input::Input::offer).
//!
//! A line that only lists something, such as the rules or the settings, opens further choices: after it, those are
//! offered alone, with a way back. That keeps each list short, and none changes until a line is given.

mod lobby;
mod room;
mod settings;

use std::rc::Rc;

use super::spot::Spot;
use super::verbs::STYLE_VERBS;
use crate::choice::{Choice, Line, Offer};
use crate::session::answer;
use crate::settings::Settings;
use crate::text::lexicon::Lexicon;
use crate::text::printable::Printable;
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;

/// Lines to choose from, under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The heading in the player's language, if there are several groups.
    pub heading: Option<Printable>,
    /// The lines, exactly as they would be typed.
    pub lines: Vec<Printable>,
}

/// The choices before the next line, made on demand.
#[derive(Clone)]
pub struct Choices(Rc<dyn Fn() -> Vec<Group>>);

impl Choices {
    /// The choices that `groups` makes. It is only called when an end asks for them.
    pub fn new(groups: impl Fn() -> Vec<Group> + 'static) -> Choices {
        Choices(Rc::new(groups))
    }

    /// The groups in reading order. They stay the same until the next line is given.
    pub fn groups(&self) -> Vec<Group> {
        (self.0)()
    }
}

/// No choices.
impl Default for Choices {
    fn default() -> Choices {
        Choices::new(Vec::new)
    }
}

/// The state in which a line is typed, besides its [`Spot`].
pub(super) struct Scene {
    /// The language in use.
    pub lang: Lang,
    /// The current settings.
    pub settings: Settings,
    /// The kinds of unasked messages here.
    pub kinds: Vec<&'static str>,
    /// Whether the program itself can speak.
    pub has_voice: bool,
    /// Returns whether there is anything to play sounds with. Asking may start the system's sound service, so it is asked
    /// only if necessary.
    pub has_sound: Box<dyn Fn() -> bool>,
    /// The line given last.
    pub last: Option<Printable>,
    /// Whether a yes-or-no question is open.
    pub is_asked: bool,
    /// Whether there was more to read when choices were first offered for this line.
    pub has_more: bool,
}

impl Spot {
    /// The choices in this place.
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

    /// The line that the teacher of a lesson wants.
    fn task(&self) -> Option<Offer> {
        match self {
            Spot::Game { wanted, .. } => Some(Offer::new("choices-task", wanted.iter().cloned())),
            Spot::Lobby(_) | Spot::Room(..) | Spot::Question | Spot::Reading => None,
        }
    }

    /// The choices that the line given last has opened, with a way back.
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
            // A player who changes one setting may want to change another.
            None if is_setting(last, commands) => settings::offers(scene),
            None => return None,
        };
        Some(opened.into_iter().chain([Offer::new("choices-back", [Line::meant(back)])]).collect())
    }
}

/// Whether a line begins with the whole word for a setting, or for all settings.
fn is_setting(line: &str, commands: &Lexicon) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    commands.leading(&words).is_some_and(|(verb, _)| STYLE_VERBS.contains(&verb))
}

/// The choices that a line opens, at any depth.
fn found<'a>(offers: &'a [Offer], is_it: &impl Fn(&Line) -> bool) -> Option<&'a [Offer]> {
    offers.iter().flat_map(|offer| &offer.choices).find_map(|Choice { line, then }| match then.is_empty() {
        true => None,
        false if is_it(line) => Some(then.as_slice()),
        false => found(then, is_it),
    })
}

/// The lines as they are typed, without duplicates. Lines that cannot be typed here are left out.
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

/// Commands without arguments.
fn alone(verbs: &[&'static str]) -> impl Iterator<Item = Choice> {
    verbs.iter().copied().map(Line::meant).map(Choice::from)
}

#[cfg(test)]
mod tests;
