//! The `.ftl` files: that the languages say the same things, that every text can be said, and that words are clear.

mod sources;
mod texts;
mod widths;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use snuffel::text::locale::{Form, Part};
use snuffel::text::style::Lang;

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

/// All messages of a language.
fn messages(lang: Lang) -> BTreeMap<String, Texts> {
    let mut all = BTreeMap::new();
    for part in Part::ALL {
        let resource = parser::parse(part.source(lang))
            .unwrap_or_else(|(_, errors)| panic!("{lang} {part:?}: {errors:?}"));
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
                    assert!(old.is_none(), "{lang}: {} twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(term) => panic!("{lang}: the term {} is not expected", term.id.name),
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
        other => panic!("no text is called .{other}"),
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let english: Vec<String> = messages(Lang::En).into_keys().collect();
    for lang in Lang::ALL {
        let own: Vec<String> = messages(lang).into_keys().collect();
        assert_eq!(own, english, "{lang}");
    }
}

#[test]
fn all_languages_have_the_same_texts_but_for_brief_ones() {
    // A brief text is there where the language is too long without it.
    let names = |texts: &Texts| -> Vec<String> {
        let names = texts.keys().filter(|name| *name != "brief");
        names.cloned().collect()
    };
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        for (id, texts) in messages(lang) {
            assert_eq!(names(&texts), names(&english[&id]), "{lang} {id}");
        }
    }
}

#[test]
fn all_languages_speak_of_the_same_things() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        for (id, texts) in messages(lang) {
            for (name, text) in texts {
                let model = &english[&id];
                match model.get(&name) {
                    Some(model) => {
                        assert_eq!(text.variables, model.variables, "{lang} {id}.{name}")
                    }
                    None => assert!(
                        text.variables.is_subset(&model[""].variables),
                        "{lang} {id}.{name}"
                    ),
                }
            }
        }
    }
}
