//! The messages of a language, taken apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::games;
use crate::glossary::PROGRAM;
use crate::kind::Kind;
use crate::text::folder::too_deep;
use crate::text::lang::Lang;
use crate::text::locale::Source;
use crate::text::style::{Spelling, Wording};
use crate::text::teller::{CASES, Teller};

/// One text of a message.
#[derive(Clone, Default, Debug)]
pub struct Text {
    /// All variables.
    pub variables: BTreeSet<String>,
    /// Those that it counts by.
    pub selectors: BTreeSet<String>,
    /// For each choice, what is chosen by, and the keys, of which the last is the one for all else.
    pub choices: Vec<(String, Vec<String>)>,
    /// Other messages that it refers to.
    pub references: BTreeSet<String>,
}

/// A message.
#[derive(Clone, Default, Debug)]
pub struct Parts {
    /// The file in which it stands.
    pub file: String,
    /// Its texts by their attribute; the empty one is its value.
    pub texts: BTreeMap<String, Text>,
    /// Whether it stands there twice, or has a text twice.
    pub is_twice: bool,
}

/// Messages by their names.
pub type Messages = BTreeMap<String, Parts>;

/// A game in a language: what can be said together. Two games may have messages of the same name.
#[derive(Clone, Copy)]
pub struct Whole {
    /// The language.
    pub lang: Lang,
    /// The game.
    pub game: &'static dyn Kind,
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game.id(), self.lang)
    }
}

/// Every game in a language.
pub fn wholes(lang: Lang) -> impl Iterator<Item = Whole> {
    games::ALL.iter().map(move |game| Whole { lang, game: *game })
}

/// The files that all games share.
pub const SHARED: [Source; 6] =
    [Source::COMMON, Source::COMMANDS, Source::CLI, Source::MANUAL, Source::PAGE, PROGRAM.texts];

/// The files of a game.
pub fn files(game: &dyn Kind) -> [Source; 5] {
    let texts = game.texts();
    [texts.messages, texts.words, texts.rules, texts.lessons, texts.terms.texts]
}

/// All files of all games, and those that all games share.
pub fn all_sources() -> Vec<Source> {
    SHARED.into_iter().chain(games::ALL.iter().flat_map(|game| files(*game))).collect()
}

impl Whole {
    /// The same game in English, which all other languages are held against.
    pub fn english(self) -> Whole {
        Whole { lang: Lang::En, ..self }
    }

    /// The files besides those that every teller knows.
    pub fn parts(self) -> Vec<Source> {
        [&[Source::CLI, Source::MANUAL, Source::PAGE, PROGRAM.texts], &files(self.game)[..]].concat()
    }

    /// Somebody who says them.
    pub fn teller(self, wording: Wording, spelling: Spelling) -> Teller {
        Teller::new(self.lang, wording, spelling, &self.parts())
    }

    /// All messages of a game, and of what all games share.
    pub fn messages(self) -> Messages {
        messages_in(self.lang, &[&SHARED[..], &files(self.game)].concat())
    }
}

/// The texts of a source in a language, by the names of their files.
pub fn files_of(lang: Lang, source: Source) -> Vec<(String, String)> {
    match &lang.tongue().folder {
        None => {
            let text = |(file, text): (&&str, &&str)| ((*file).to_owned(), (*text).to_owned());
            source.files.iter().zip(source.texts(lang)).map(text).collect()
        }
        Some(folder) => {
            let text = |file: &&str| Some(((*file).to_owned(), folder.text(file)?.to_owned()));
            source.files.iter().filter_map(text).collect()
        }
    }
}

/// All messages of some files in a language.
pub fn messages_in(lang: Lang, parts: &[Source]) -> Messages {
    let mut all = Messages::new();
    for (file, text) in parts.iter().flat_map(|part| files_of(lang, *part)) {
        if too_deep(&text).is_some() {
            continue;
        }
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut parts = Parts { file: file.clone(), ..Parts::default() };
            let value = message.value.iter().map(|value| ("", value));
            let attributes = message.attributes.iter().map(|text| (text.id.name, &text.value));
            for (name, pattern) in value.chain(attributes) {
                let mut text = Text::default();
                walk(pattern, &mut text);
                parts.is_twice |= parts.texts.insert(name.to_owned(), text).is_some();
            }
            parts.is_twice |= all.contains_key(message.id.name);
            all.insert(message.id.name.to_owned(), parts);
        }
    }
    all
}

/// A variable without the case in which the name that it stands for is wanted.
pub fn without_case(variable: &str) -> &str {
    let bare = CASES.iter().find_map(|(case, _)| variable.strip_suffix(case)?.strip_suffix('-'));
    bare.unwrap_or(variable)
}

fn walk(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => walk_expression(expression, text),
        }
    }
}

fn walk_expression(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, text),
        Expression::Select { selector, variants } => {
            walk_inline(selector, text);
            if let InlineExpression::VariableReference { id } = selector {
                text.selectors.insert(id.name.to_owned());
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let others = variants.iter().filter(|variant| !variant.default);
                let default = variants.iter().filter(|variant| variant.default);
                let keys = others.chain(default).map(|variant| key(&variant.key)).collect();
                text.choices.push((id.name.to_owned(), keys));
            }
            for variant in variants {
                walk(&variant.value, text);
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, text),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => {
            text.references.insert(id.name.to_owned());
        }
    }
}
