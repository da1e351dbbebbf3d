//! The check of formatted texts: their length, their characters, and the input that they suggest.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use fluent::FluentArgs;

use super::Finding;
use super::messages::{Parts, Text, Whole, wholes};
use super::values::{is_list, may_be_cut, may_be_longer, value};
use crate::player::Player;
use crate::session;
use crate::text::command::{Grammar, Misread};
use crate::text::lang::Lang;
use crate::text::lexicon::Found;
use crate::text::locale::Form;
use crate::text::message::{Arg, Message};
use crate::text::style::{Spelling, Wording};
use crate::text::teller::Teller;
use crate::text::typed::{CLOSE, OPEN, typed, without_marks};
use crate::ui::wrap::{SHORTEST, cells};

/// The number of cells of a common braille display.
pub const WIDTH: usize = 40;

/// The room for a prompt on such a display: ten cells stay free, its mark takes two, and the player's field takes
/// three.
pub const ROOM: usize = WIDTH - 10 - 2 - 3;

/// Numbers that cover many plural forms, including zero.
const NUMBERS: [u32; 6] = [0, 1, 2, 5, 21, 100];

/// Texts that are too long or too short, have unusual characters, or suggest input that is not understood.
pub(super) fn check(lang: Lang) -> Vec<Finding> {
    let typing = Typing::new(lang);
    wholes(lang).flat_map(|whole| of_game(whole, &typing)).collect()
}

fn of_game(whole: Whole, typing: &Typing) -> Vec<Finding> {
    let brief = whole.teller(Wording::Brief, Spelling::Plain);
    let mut letters = whole.teller(Wording::Normal, Spelling::Letters);
    letters.meet(&[Player::Human(None), Player::Human(None)]);
    let model_teller = whole.english().teller(Wording::Normal, Spelling::Letters);
    let english = whole.english().messages();
    let mut found = Vec::new();
    for (id, parts) in whole.messages() {
        let finding = |what| Finding::new(&parts.file, &id, what);
        // Messages that English lacks are reported already, and their variables are unknown.
        let Some(model) = english.get(&id) else {
            continue;
        };
        found.extend(too_long(whole, &brief, &id, [&parts, model]).into_iter().map(finding));
        for (name, text) in &parts.texts {
            let known = model.texts.values().any(|model| text.variables.is_subset(&model.variables));
            let texts = [text, &all_of(model)];
            let Some(form) = form(name).filter(|_| known) else {
                continue;
            };
            for number in NUMBERS {
                let said = said(&letters, &id, form, texts, number);
                found.extend(said.iter().flat_map(|said| strange(said, whole.lang)).map(finding));
                found.extend(said.iter().filter(|_| name != "prompt").filter_map(|said| too_short(said)).map(finding));
                found.extend(said.iter().filter_map(|said| uneven(said)).map(finding));
            }
            found.extend(typing.misunderstood([&letters, &model_teller], &id, form, texts).into_iter().map(finding));
        }
    }
    found
}

/// The variables of all texts of a message together.
fn all_of(parts: &Parts) -> Text {
    let mut all = Text::default();
    for text in parts.texts.values() {
        all.variables.extend(text.variables.iter().cloned());
        all.selectors.extend(text.selectors.iter().cloned());
    }
    all
}

/// The form of an attribute.
pub fn form(attribute: &str) -> Option<Form> {
    Some(match attribute {
        "" => Form::Normal,
        "brief" => Form::Brief,
        "full" => Form::Full,
        "prompt" => Form::Prompt,
        "short" => Form::Short,
        "told" => Form::Told,
        "told-brief" => Form::ToldBrief,
        _ => return None,
    })
}

/// Formats a text, with `number` for all selectors and a short placeholder for the other variables. The second text
/// adds variables that a fallback might use. The result contains marks.
fn said(teller: &Teller, id: &str, form: Form, texts: [&Text; 2], number: u32) -> Option<String> {
    let mut args = FluentArgs::new();
    // The first text that has a variable decides its kind. English may be used as the fallback, with all variables,
    // including those that a translation has left out.
    for (text, name) in texts.iter().rev().flat_map(|text| text.variables.iter().map(move |name| (text, name))) {
        if text.selectors.contains(name) {
            args.set(name.as_str(), number);
        } else {
            args.set(name.as_str(), "Xy");
        }
    }
    teller.locale().format(id, form, &args)
}

/// The brief texts and those for a prompt that do not fit.
fn too_long(whole: Whole, teller: &Teller, id: &str, [parts, model]: [&Parts; 2]) -> Vec<Message> {
    let texts = &parts.texts;
    let message = |names: &[&str]| -> Option<Message> {
        let variables: BTreeSet<&String> =
            names.iter().filter_map(|name| texts.get(*name)).flat_map(|text| &text.variables).collect();
        // The fallback for a text that cannot be formatted uses all the variables.
        let spoken_of = model.texts.values().flat_map(|text| &text.variables);
        let variables: BTreeSet<&String> = match names.iter().any(|name| refers(texts.get(*name))) {
            true => variables.into_iter().chain(spoken_of).collect(),
            false => variables,
        };
        variables.into_iter().try_fold(Message::new(id.to_owned()), |message, variable| {
            let arg = value(whole.game.id(), id, variable).or_else(|| is_list(variable).then_some(Arg::Count(20)))?;
            Some(message.with(kept(variable), arg))
        })
    };
    let mut said: Vec<(usize, String)> = Vec::new();
    let name = if texts.contains_key("brief") { "brief" } else { "" };
    let lists =
        |name: &str| texts.get(name).is_some_and(|text| text.variables.iter().any(|variable| is_list(variable)));
    // In an announcement, the number of walls is a number; elsewhere it is a list of walls.
    let is_list = !texts.contains_key("prompt") && (lists(name) || lists("told-brief"));
    if !is_list
        && !may_be_longer(id)
        && let Some(message) = message(&[name, "told-brief"])
    {
        let again = texts.contains_key("told-brief").then(|| Message { is_retold: true, ..message.clone() });
        let all = [message].into_iter().chain(again);
        said.extend(all.map(|message| (WIDTH, teller.brief(&message))));
    }
    if texts.contains_key("prompt")
        && !may_be_cut(id)
        && let Some(message) = message(&["prompt"])
    {
        said.extend(teller.summary(&message).map(|text| (ROOM, text)));
    }
    let lines = said.iter().flat_map(|(most, text)| text.lines().map(move |line| (*most, line)));
    let long = lines.filter(|(most, line)| cells(line) > *most);
    long.map(|(most, line)| {
        Message::new("find-long").count("cells", cells(line)).count("most", most).text("text", line)
    })
    .collect()
}

/// Whether a text refers to others, which is forbidden, so that it cannot be formatted.
fn refers(text: Option<&Text>) -> bool {
    text.is_some_and(|text| !text.references.is_empty())
}

/// The name of a variable with the static lifetime that messages need, leaked only once.
fn kept(name: &str) -> &'static str {
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.get(name).copied().unwrap_or_else(|| {
        let name: &'static str = name.to_owned().leak();
        kept.insert(name);
        name
    })
}

/// Characters and blanks that braille or a voice handles badly.
fn strange(said: &str, lang: Lang) -> Vec<Message> {
    let text = without_marks(said.to_owned());
    let letters = &lang.tongue().facts().letters;
    let strange: BTreeSet<char> =
        text.chars().filter(|c| !matches!(c, ' '..='~' | '\n') && !letters.contains(*c)).collect();
    let mut found: Vec<Message> = strange
        .into_iter()
        .map(|c| Message::new("find-character").text("character", format!("{c} (U+{:04X})", u32::from(c))))
        .collect();
    let is_loose = |line: &str| line.is_empty() || line.trim() != line || line.contains("  ");
    if text.split('\n').any(is_loose) {
        found.push(Message::new("find-blanks"));
    }
    found
}

/// Reports a sentence so short that a screen reader skips it.
fn too_short(said: &str) -> Option<Message> {
    let text = without_marks(said.to_owned());
    let is_skipped = |line: &str| line.ends_with(['.', ':', '?', '!']) && cells(line) < SHORTEST;
    text.lines().any(is_skipped).then(|| Message::new("find-short"))
}

/// Reports marks that are unpaired or empty.
fn uneven(said: &str) -> Option<Message> {
    let mut depth = 0_i32;
    let is_even = said.chars().all(|character| {
        depth += i32::from(character == OPEN) - i32::from(character == CLOSE);
        depth >= 0
    });
    let is_empty = said.contains(&format!("{OPEN}{CLOSE}"));
    (!is_even || depth != 0 || is_empty).then(|| Message::new("find-marks"))
}

/// Whether a phrase is understood: as a command, an answer, or words and fields that can follow a command.
fn is_known(grammar: &Grammar, phrase: &str) -> bool {
    let is_word = |word: &str| {
        let is_name = word.len() == 1 || word.contains(|c: char| c.is_ascii_digit()) || word.contains("Xy");
        is_name || grammar.arguments.find(word) != Found::None
    };
    matches!(grammar.parse(phrase, |_| None), Ok(_) | Err(Misread::Answer)) || phrase.split_whitespace().all(is_word)
}

/// The grammar of each place in and around a game.
fn grammars(whole: Whole) -> Vec<Grammar> {
    let teller = whole.words_teller();
    let mut places: Vec<Vec<&'static str>> = whole.contexts().into_iter().map(|(_, meanings)| meanings).collect();
    places.push(session::STEP_VERBS.to_vec());
    places.iter().map(|verbs| teller.grammar(verbs, whole.game.arguments())).collect()
}

/// The grammars of all places, since a shared sentence may describe what only one of the games has.
struct Typing {
    own: Vec<Grammar>,
    english: Vec<Grammar>,
}

impl Typing {
    fn new(lang: Lang) -> Typing {
        let grammars = |lang: Lang| -> Vec<Grammar> { wholes(lang).flat_map(grammars).collect() };
        Typing { own: grammars(lang), english: grammars(Lang::En) }
    }

    /// The suggested input that is understood nowhere. Examples of moves and of names are not commands, so only the
    /// excess over English is reported.
    fn misunderstood(&self, [teller, model]: [&Teller; 2], id: &str, form: Form, texts: [&Text; 2]) -> Vec<Message> {
        let unknown = |teller: &Teller, grammars: &[Grammar]| -> Vec<String> {
            let phrases = typed(&said(teller, id, form, texts, 2).unwrap_or_default());
            phrases.into_iter().filter(|phrase| !grammars.iter().any(|grammar| is_known(grammar, phrase))).collect()
        };
        let (own, english) = (unknown(teller, &self.own), unknown(model, &self.english));
        let more = own.len().saturating_sub(english.len());
        own.into_iter().rev().take(more).map(|phrase| Message::new("find-typed").text("phrase", phrase)).collect()
    }
}
