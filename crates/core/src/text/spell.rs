//! Letters that sound alike, spelled by an alphabet: E4 as Echo 4.

/// Spells each letter in the names of fields: `"D4 E4"` as `"Delta 4 Echo 4"`.
///
/// `alphabet` holds the words for A to Z in order; letters without a word stay as they are.
pub fn spell(place: &str, alphabet: &[String]) -> String {
    let mut spelled = String::new();
    for character in place.chars() {
        let index = (character as usize).wrapping_sub('A' as usize);
        match alphabet.get(index) {
            Some(word) => {
                spelled.push_str(word);
                spelled.push(' ');
            }
            None => spelled.push(character),
        }
    }
    spelled.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_words_and_numbers_stay() {
        let alphabet = ["Anton", "Berta", "Cäsar"].map(str::to_owned);
        assert_eq!(spell("B4", &alphabet), "Berta 4");
        assert_eq!(spell("A1 C12", &alphabet), "Anton 1 Cäsar 12");
        assert_eq!(spell("0", &alphabet), "0");
        assert_eq!(spell("Z9", &alphabet), "Z9");
    }
}
