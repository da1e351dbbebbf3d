//! The program depends on values, never on the name of a message: renaming a sentence changes only the `.ftl` files and
//! the one place that says it.

use std::fs;
use std::path::Path;

use super::sources::{code_of, files_in};

/// Ways to compare a name that follow it.
const AFTER: [&str; 8] =
    [".starts_with(", ".ends_with(", ".contains(", ".strip_", ".as_ref()", ".as_str()", ".eq(", ".find("];

/// The places of some code that compare the name of a message: `.id` beside a text or a constant, or made a text to
/// compare it, and a message beside a new one.
fn comparisons(code: &str) -> Vec<String> {
    let lines = code.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let code = lines.collect::<Vec<_>>().join(" ");
    let is_path = |c: char| c.is_alphanumeric() || "_.".contains(c);
    let is_fixed = |operand: &str| {
        let operand = operand.trim_matches([' ', '&', '*', '(']);
        operand.starts_with(|c: char| c == '"' || c.is_uppercase()) || operand.ends_with('"')
    };
    let names = code.match_indices(".id").filter(|(at, name)| {
        let (before, after) = (code[..*at].trim_end_matches(is_path), code[at + name.len()..].trim_start());
        let compared = after.strip_prefix("==").or_else(|| after.strip_prefix("!="));
        let left = before.trim_end_matches(['&', '*', ' ']);
        let left = left.strip_suffix("==").or_else(|| left.strip_suffix("!="));
        let left = left.map(|left| left.trim_end().rsplit([' ', '(']).next().unwrap_or_default());
        let is_other = after.starts_with(|c: char| c.is_alphanumeric() || "_(".contains(c));
        let is_made_text = before.ends_with("&*") || before.ends_with("**") || before.ends_with("match ");
        !is_other
            && (is_made_text
                || AFTER.iter().any(|way| after.starts_with(way))
                || compared.is_some_and(is_fixed)
                || left.is_some_and(is_fixed))
    });
    let wholes = ["== Message::new(", "!= Message::new(", "== &Message::new("];
    let wholes = wholes.into_iter().flat_map(|whole| code.match_indices(whole));
    let shown = |(at, _): (usize, &str)| {
        let from = code[..at].char_indices().rev().nth(40).map_or(0, |(from, _)| from);
        code[from..].chars().take(80).collect::<String>()
    };
    names.chain(wholes).map(shown).collect()
}

#[test]
fn no_message_is_recognised_by_its_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "crates"].map(|folder| root.join(folder)).to_vec();
    let is_of_program = |file: &&Path| {
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        is_rust && !file.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "target")
    };
    let mut found = Vec::new();
    for file in files_in(folders).iter().map(|file| file.as_path()).filter(is_of_program) {
        if file.file_name().is_some_and(|name| name != "tests.rs") {
            let text = fs::read_to_string(file).unwrap();
            found.extend(comparisons(code_of(&text)).into_iter().map(|place| format!("{}: {place}", file.display())));
        }
    }
    assert_eq!(found, [""; 0], "compare values instead: crates/core/src/reason.rs shows how");
}

#[test]
fn a_comparison_with_a_name_is_found_however_it_is_written() {
    let compared = [
        r#"if why.id == "hint-why-win" {"#,
        r#"told.iter().any(|told| told.id != "hint-why-win")"#,
        r#"if "hint-why-win" == why.id {"#,
        "if reason.id == WIN {",
        "if why\n    .id\n    == WIN {",
        "WON.contains(&&*hint.why.id)",
        "match &*why.id {",
        r#"why.id.starts_with("hint-why")"#,
        r#"why.id.contains("-win")"#,
        r#"asked == Message::new("misread-like")"#,
    ];
    for line in compared {
        assert_eq!(comparisons(line).len(), 1, "{line}");
    }
    let others = [
        "self.id == other.id && self.args == other.args",
        "entries.iter().find(|entry| entry.id == id)",
        "kind.id() == \"sniff\"",
        "// It was why.id == \"hint-why-win\" once.",
        "Message { id: why.id().into(), ..told }",
        "self.locale.format(&message.id, text, &args)",
        "text.unwrap_or_else(|| message.id.to_string())",
    ];
    for line in others {
        assert_eq!(comparisons(line), [""; 0], "{line}");
    }
}
