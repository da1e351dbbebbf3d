//! Names of files that anybody may have typed.

/// The most bytes of a name: with its ending, every system takes it.
const LONGEST: usize = 200;

/// Whether a file can have this name on every system, without leaving its folder, hiding, or being taken for something
/// else.
pub fn is_name(name: &str) -> bool {
    let is_odd = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    !name.is_empty()
        && name.len() <= LONGEST
        && !name.contains(is_odd)
        && !name.starts_with(['.', '-', ' '])
        && !name.ends_with(['.', ' '])
        && !is_device(name)
}

/// Whether Windows means a device by a name, whatever stands behind a dot.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let numbered = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT"));
    let is_number =
        |rest: &str| rest.chars().count() == 1 && rest.contains(|c: char| c.is_ascii_digit() || "¹²³".contains(c));
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(&&*stem) || numbered.is_some_and(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_file_should_be_called_is_no_name() {
        for name in ["sniff-1", "Schlange", "Äpfel", "a b", "nullen", "con-1", "com", "com10", "a.b", "lpt0x"] {
            assert!(is_name(name), "{name:?}");
        }
        let long = "x".repeat(LONGEST + 1);
        for name in [
            "",
            ".",
            "..",
            ".hidden",
            "-rf",
            " a",
            "a ",
            "a.",
            "a/b",
            "../a",
            "/a",
            "a\\b",
            "C:a",
            "a\0b",
            "a\nb",
            "a*",
            "CON",
            "con",
            "Nul.txt",
            "nul .txt",
            "aux",
            "PRN",
            "COM1",
            "com9.labyrinth",
            "lpt¹",
            "LPT0",
            "conin$",
            &long,
        ] {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
