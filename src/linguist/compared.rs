//! The comparison of a language with English, and the check of its plural forms.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use super::Finding;
use super::messages::{Parts, Text, wholes, without_case};
use crate::text::lang::Lang;
use crate::text::message::Message;

/// The attributes that a message can have besides its value.
const TEXTS: [&str; 6] = ["brief", "full", "prompt", "short", "told", "told-brief"];

/// The names of all plural forms.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Missing and surplus messages, texts, variables and plural forms.
pub(super) fn check(lang: Lang) -> Vec<Finding> {
    let mut found = Vec::new();
    let rules = PluralRules::create(lang.tongue().identifier(), PluralRuleType::CARDINAL).ok();
    for whole in wholes(lang) {
        let (own, english) = (whole.messages(), whole.english().messages());
        for (id, model) in &english {
            match own.get(id) {
                // A missing file is a single finding.
                None if is_there(lang, &model.file) => {
                    found.push(Finding::missing(&model.file, id));
                }
                None => {}
                Some(parts) => found.extend(compared(id, parts, model, rules.as_ref())),
            }
        }
        let surplus = own.iter().filter(|(id, _)| !english.contains_key(*id));
        found.extend(surplus.map(|(id, parts)| Finding::new(&parts.file, id, Message::new("find-surplus"))));
    }
    found
}

/// Whether a language has a file.
fn is_there(lang: Lang, file: &str) -> bool {
    lang.tongue().folder.as_ref().is_none_or(|folder| folder.text(file).is_some())
}

fn compared(id: &str, parts: &Parts, model: &Parts, rules: Option<&PluralRules>) -> Vec<Finding> {
    let finding = |what| Finding::new(&parts.file, id, what);
    let mut found = Vec::new();
    if parts.is_twice {
        found.push(finding(Message::new("find-twice")));
    }
    // A brief text is needed only where the text would otherwise be too long.
    let names = |parts: &Parts| -> BTreeSet<String> {
        parts.texts.keys().filter(|name| !matches!(name.as_str(), "brief")).cloned().collect()
    };
    let (own, wanted) = (names(parts), names(model));
    let named = |what: &'static str, name: &String| {
        let shown = if name.is_empty() { "=".to_owned() } else { format!(".{name}") };
        finding(Message::new(what).text("name", shown))
    };
    found.extend(wanted.difference(&own).map(|name| named("find-text-missing", name)));
    let is_known = |name: &&String| name.is_empty() || TEXTS.contains(&name.as_str());
    found.extend(own.difference(&wanted).filter(is_known).map(|name| named("find-text-surplus", name)));
    found.extend(own.iter().filter(|name| !is_known(name)).map(|name| named("find-text-surplus", name)));
    for (name, text) in &parts.texts {
        found.extend(text.references.iter().map(|to| finding(Message::new("find-refers").text("name", to))));
        let all: BTreeSet<String> = model.texts.values().flat_map(|text| without_cases(&text.variables)).collect();
        let (wanted, known) = match model.texts.get(name) {
            Some(model) => (without_cases(&model.variables), without_cases(&model.variables)),
            None => (BTreeSet::new(), all),
        };
        let variables = without_cases(&text.variables);
        let variable = |what: &'static str, name: &String| finding(Message::new(what).text("name", format!("${name}")));
        found.extend(wanted.difference(&variables).map(|name| variable("find-variable-missing", name)));
        found.extend(variables.difference(&known).map(|name| variable("find-variable-unknown", name)));
        found.extend(rules.iter().flat_map(|rules| plurals(text, rules)).map(finding));
    }
    found
}

/// The variables without their cases: each language chooses the case of a name.
fn without_cases(variables: &BTreeSet<String>) -> BTreeSet<String> {
    variables.iter().map(|name| without_case(name).to_owned()).collect()
}

/// The defects in the plural forms of a text.
fn plurals(text: &Text, rules: &PluralRules) -> Vec<Message> {
    let mut found = Vec::new();
    for (name, keys) in &text.choices {
        let forms: Vec<&String> = keys.iter().filter(|key| FORMS.contains(&key.as_str())).collect();
        // A text with only the default form does not count, or needs no forms here.
        if forms.iter().all(|form| *form == "other") {
            continue;
        }
        let needed: BTreeSet<&str> =
            NUMBERS.iter().filter(|number| !keys.contains(&number.to_string())).map(|n| form(rules, *n)).collect();
        let usable: BTreeSet<&str> = NUMBERS.iter().map(|number| form(rules, *number)).collect();
        let has = |form: &str| keys.iter().any(|key| key == form);
        let missing = needed.into_iter().filter(|form| !has(form) && *form != "other");
        let about =
            |what: &'static str, form: &str| Message::new(what).text("form", form).text("name", format!("${name}"));
        found.extend(missing.map(|form| about("find-form-missing", form)));
        let unknown = forms.into_iter().filter(|form| *form != "other" && !usable.contains(form.as_str()));
        found.extend(unknown.map(|form| about("find-form-unknown", form)));
    }
    found
}

/// Numbers that occur in games and together have every plural form of whole numbers in any language.
const NUMBERS: [u32; 30] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19, 20, 21, 22, 25, 31, 50, 71, 91, 100, 101, 102, 105, 111];

fn form(rules: &PluralRules, number: u32) -> &'static str {
    match rules.select(number) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) | Err(_) => "other",
    }
}
