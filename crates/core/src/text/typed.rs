//! What a sentence tells somebody to type: marked in the `.ftl` files, so that tests find it and type it back, and never
//! shown.
//!
//! In a file the mark is a pair of backticks, as in ``Type `help` ``. In memory it is a pair of private characters:
//! nothing that comes from outside can hold those, since it is [printable](super::printable).

/// Before what can be typed.
pub const OPEN: char = '\u{e000}';
/// Behind it.
pub const CLOSE: char = '\u{e001}';

/// The text of an `.ftl` file with the marks that memory has.
pub fn mark(source: &str) -> String {
    let mut marked = String::with_capacity(source.len() + source.len() / 8);
    for (number, piece) in source.split('`').enumerate() {
        match number {
            0 => {}
            odd if odd % 2 == 1 => marked.push(OPEN),
            _ => marked.push(CLOSE),
        }
        marked.push_str(piece);
    }
    marked
}

/// A text as it is shown.
pub fn without_marks(text: String) -> String {
    // A search for one character is much quicker than for either of two, and no sentence has the second one alone.
    if text.contains(OPEN) || text.contains(CLOSE) { text.replace([OPEN, CLOSE], "") } else { text }
}

/// What a marked text tells somebody to type, each without marks. A mark within a mark is a part of it.
pub fn typed(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut depth = 0_usize;
    for character in text.chars() {
        match (character, all.last_mut()) {
            (OPEN, _) if depth == 0 => {
                depth = 1;
                all.push(String::new());
            }
            (OPEN, _) => depth += 1,
            (CLOSE, _) => depth = depth.saturating_sub(1),
            (_, Some(last)) if depth > 0 => last.push(character),
            (_, _) => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_marked_is_found_and_not_shown() {
        let text = mark("Type `help`, or `rules walls`.");
        assert_eq!(typed(&text), ["help", "rules walls"]);
        assert_eq!(without_marks(text), "Type help, or rules walls.");
        assert_eq!(typed("Nothing to type."), [""; 0]);
    }

    #[test]
    fn a_mark_within_a_mark_is_a_part_of_it() {
        let text = format!("{OPEN}{OPEN}card{CLOSE} 3{CLOSE} or {OPEN}hand{CLOSE}");
        assert_eq!(typed(&text), ["card 3", "hand"]);
    }
}
