//! The parser of a language's messages.

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
    /// All its variables.
    pub variables: BTreeSet<String>,
    /// The variables used as selectors.
    pub selectors: BTreeSet<String>,
    /// The selector and the keys of each choice; the default key is the last.
    pub choices: Vec<(String, Vec<String>)>,
    /// The other messages it refers to.
    pub references: BTreeSet<String>,
}

/// A message.
#[derive(Clone, Default, Debug)]
pub struct Parts {
    /// The file that contains it.
    pub file: String,
    /// Its texts by attribute; the empty name is the value.
    pub texts: BTreeMap<String, Text>,
    /// Whether the message or one of its texts is defined twice.
    pub is_twice: bool,
}

/// Messages by name.
pub type Messages = BTreeMap<String, Parts>;

/// A game in a language: the messages that are loaded together. Two games may have messages of the same name.
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

/// The files shared by all games.
pub const SHARED: [Source; 6] =
    [Source::COMMON, Source::COMMANDS, Source::CLI, Source::MANUAL, Source::PAGE, PROGRAM.texts];

/// The files of a game.
pub fn files(game: &dyn Kind) -> [Source; 5] {
    let texts = game.texts();
    [texts.messages, texts.words, texts.rules, texts.lessons, texts.terms.texts]
}

/// All files of all games, and the shared ones.
pub fn all_sources() -> Vec<Source> {
    SHARED.into_iter().chain(games::ALL.iter().flat_map(|game| files(*game))).collect()
}

impl Whole {
    /// The same game in English, with which all other languages are compared.
    pub fn english(self) -> Whole {
        Whole { lang: Lang::En, ..self }
    }

    /// The files to load in addition to those that every teller has.
    pub fn parts(self) -> Vec<Source> {
        [&[Source::CLI, Source::MANUAL, Source::PAGE, PROGRAM.texts], &files(self.game)[..]].concat()
    }

    /// A teller with these files.
    pub fn teller(self, wording: Wording, spelling: Spelling) -> Teller {
        Teller::new(self.lang, wording, spelling, &self.parts())
    }

    /// All messages of the game, and the shared ones.
    pub fn messages(self) -> Messages {
        messages_in(self.lang, &[&SHARED[..], &files(self.game)].concat())
    }
}

/// The texts of a source in a language, with their file names.
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

/// A variable without the suffix for a case.
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
