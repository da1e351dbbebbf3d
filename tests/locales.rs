//! The `.ftl` files: that the languages say the same things, that every text can be said, and that words are clear.

mod announced;
mod sources;
mod texts;
mod values;
mod widths;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use snuffel::games;
use snuffel::glossary::PROGRAM;
use snuffel::kind::Kind;
use snuffel::text::locale::{Form, Source};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::release::manual;

/// One text of a message.
#[derive(Default)]
struct Text {
    /// All variables.
    variables: BTreeSet<String>,
    /// Those that it counts by.
    selectors: BTreeSet<String>,
}

/// The texts of a message by their attribute; the empty one is its value.
type Texts = BTreeMap<String, Text>;

/// A game in a language: what can be said together. Two games may have messages of the same name.
#[derive(Clone, Copy)]
struct Whole {
    lang: Lang,
    game: &'static str,
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game, self.lang)
    }
}

/// Every game in every language.
fn wholes() -> impl Iterator<Item = Whole> {
    let games = games::ALL.iter();
    games.flat_map(|game| Lang::ALL.map(|lang| Whole { lang, game: game.id() }))
}

/// The files of a game.
fn files(game: &dyn Kind) -> [Source; 5] {
    let texts = game.texts();
    [texts.messages, texts.words, texts.rules, texts.lessons, texts.terms.texts]
}

impl Whole {
    /// The files besides those that every teller knows.
    fn parts(self) -> Vec<Source> {
        [&[Source::CLI, manual::TEXTS, PROGRAM.texts], &self.own_parts()[..]].concat()
    }

    /// The files of the game alone.
    fn own_parts(self) -> [Source; 5] {
        files(games::named(self.game).unwrap())
    }

    fn teller(self, wording: Wording, spelling: Spelling) -> Teller {
        Teller::new(self.lang, wording, spelling, &self.parts())
    }
}

/// The files that all games share, and the one of the man page, which the program does not have.
const SHARED: [Source; 5] = [Source::COMMON, Source::COMMANDS, Source::CLI, manual::TEXTS, PROGRAM.texts];

/// All files of all games, and those that all games share.
fn all_sources() -> Vec<Source> {
    let own = games::ALL.iter().flat_map(|game| files(*game));
    SHARED.into_iter().chain(own).collect()
}

/// All messages of a game, and of what all games share.
fn messages(whole: Whole) -> BTreeMap<String, Texts> {
    messages_in(whole.lang, &[&SHARED[..], &whole.own_parts()].concat())
}

/// All messages of some files in a language.
fn messages_in(lang: Lang, parts: &[Source]) -> BTreeMap<String, Texts> {
    let mut all = BTreeMap::new();
    for part in parts {
        let resource =
            parser::parse(part.text(lang)).unwrap_or_else(|(_, errors)| panic!("{lang} {part:?}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let value = message.value.iter().map(|value| ("", value));
                    let attributes = message.attributes.iter();
                    let attributes = attributes.map(|text| (text.id.name, &text.value));
                    let mut texts = Texts::new();
                    for (name, pattern) in value.chain(attributes) {
                        let mut text = Text::default();
                        walk(pattern, &mut text);
                        let old = texts.insert(name.to_owned(), text);
                        assert!(old.is_none(), "{lang} {}.{name} twice", message.id.name);
                    }
                    let old = all.insert(message.id.name.to_owned(), texts);
                    assert!(old.is_none(), "{lang} {part:?}: {} twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(term) => {
                    panic!("{lang} {part:?}: the term {} is not expected", term.id.name)
                }
                Entry::Junk { content } => panic!("{lang} {part:?}: {content}"),
            }
        }
    }
    all
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
            panic!("{} is referred to; texts are to stand alone", id.name)
        }
    }
}

/// The form that an attribute is.
fn form(attribute: &str) -> Form {
    match attribute {
        "" => Form::Normal,
        "brief" => Form::Brief,
        "full" => Form::Full,
        "prompt" => Form::Prompt,
        "short" => Form::Short,
        "told" => Form::Told,
        "told-brief" => Form::ToldBrief,
        other => panic!("no text is called .{other}"),
    }
}

/// The same game in English, which the others are held against.
fn english(whole: Whole) -> BTreeMap<String, Texts> {
    let lang = Lang::En;
    messages(Whole { lang, ..whole })
}

#[test]
fn all_languages_have_the_same_messages() {
    for whole in wholes() {
        let own: Vec<String> = messages(whole).into_keys().collect();
        let english: Vec<String> = english(whole).into_keys().collect();
        assert_eq!(own, english, "{whole}");
    }
}

#[test]
fn all_languages_have_the_same_texts_but_for_brief_ones() {
    // A brief text is there where the language is too long without it.
    let names = |texts: &Texts| -> Vec<String> {
        let names = texts.keys().filter(|name| *name != "brief");
        names.cloned().collect()
    };
    for whole in wholes() {
        let english = english(whole);
        for (id, texts) in messages(whole) {
            assert_eq!(names(&texts), names(&english[&id]), "{whole} {id}");
        }
    }
}

#[test]
fn all_languages_speak_of_the_same_things() {
    for whole in wholes() {
        let english = english(whole);
        for (id, texts) in messages(whole) {
            for (name, text) in texts {
                let model = &english[&id];
                match model.get(&name) {
                    Some(model) => {
                        assert_eq!(text.variables, model.variables, "{whole} {id}.{name}")
                    }
                    None => assert!(text.variables.is_subset(&model[""].variables), "{whole} {id}.{name}"),
                }
            }
        }
    }
}
