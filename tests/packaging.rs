//! What goes along with the program to where people get it.

use std::collections::BTreeSet;
use std::fs;

use toml_edit::DocumentMut;

fn text(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn toml(path: &str) -> DocumentMut {
    text(path).parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a list in a TOML file.
fn words(list: &toml_edit::Item) -> BTreeSet<&str> {
    let list = list.as_array().unwrap();
    let words = list.iter().map(|word| word.as_str().unwrap());
    words.collect()
}

#[test]
fn the_program_is_under_two_licences_and_has_the_text_of_both() {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        assert_eq!(toml(manifest)["package"]["license"].as_str(), Some("MIT OR Apache-2.0"), "{manifest}");
    }
    let mit = text("LICENSE-MIT");
    assert!(mit.starts_with("MIT License\n\nCopyright (c) the snuffel authors\n"), "{mit}");
    assert!(mit.ends_with("SOFTWARE.\n"), "{mit}");
    let apache = text("LICENSE-APACHE");
    for part in ["Version 2.0, January 2004", "9. Accepting Warranty", "END OF TERMS AND CONDITIONS"] {
        assert!(apache.contains(part), "{part}");
    }
    for document in ["README.md", "CONTRIBUTING.md"] {
        assert!(text(document).contains("## Licence\n"), "{document}");
    }
}

#[test]
fn what_is_allowed_to_come_along_is_what_notices_are_made_of() {
    let (deny, about) = (toml("deny.toml"), toml("about.toml"));
    assert_eq!(words(&deny["licenses"]["allow"]), words(&about["accepted"]));
    assert_eq!(words(&deny["graph"]["targets"]), words(&about["targets"]));
    // The licence of the program itself is checked like those of its libraries.
    assert!(deny["licenses"].get("private").is_none());
    // Signs of licences stay as they are written: the notices are plain text, not a page of the web.
    assert!(text("about.hbs").contains("{{{text}}}"));
}
