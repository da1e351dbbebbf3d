//! Readers of phrases that several tellers share: making one takes longer than everything else before the first answer.

use std::sync::{Arc, Mutex, PoisonError};

use super::Ear;
use crate::text::lang::Lang;

/// All that a reader of built-in texts depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The language of its tables.
    pub lang: Lang,
    /// Whether it reads English beside another language.
    pub is_beside: bool,
    /// The names of the sources that were learned, in this order.
    pub sources: Vec<&'static str>,
    /// The places whose tables it has.
    pub places: Vec<String>,
    /// The names of the people at the table.
    pub people: Vec<String>,
}

/// The most readers that are kept, each of about 2 MB. In a browser, which has the memory of a phone: those of the lobby, of a game
/// and of wishes, in two languages, and some more. Elsewhere: those of all games, too.
const MOST: usize = if cfg!(target_family = "wasm") { 24 } else { 96 };

/// The readers that were used last, the latest at the end.
static KEPT: Mutex<Vec<(Origin, Arc<Ear>)>> = Mutex::new(Vec::new());

impl Ear {
    /// The reader of this origin, made by `make` if it was not kept.
    pub fn shared(origin: Origin, make: impl FnOnce() -> Ear) -> Arc<Ear> {
        let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let known = {
            let mut kept = kept();
            let at = kept.iter().position(|(known, _)| *known == origin);
            at.map(|at| kept.remove(at).1)
        };
        let ear = known.unwrap_or_else(|| Arc::new(make()));
        let mut kept = kept();
        kept.push((origin, Arc::clone(&ear)));
        let surplus = kept.len().saturating_sub(MOST);
        kept.drain(..surplus);
        ear
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::locale::{Locale, Source};
    use crate::text::sieve::Sieve;

    #[test]
    fn a_reader_is_made_once_and_the_oldest_is_dropped() {
        let origin = |name: &str| Origin {
            lang: Lang::Nl,
            is_beside: true,
            sources: Vec::new(),
            places: Vec::new(),
            people: vec![name.to_owned()],
        };
        let locale = Locale::new(Lang::Nl, &[Source::COMMANDS]);
        let make = || Ear::new(&locale, Sieve::new(&locale, &locale), &[], Vec::new());
        let first = Ear::shared(origin("first"), make);
        assert!(Arc::ptr_eq(&first, &Ear::shared(origin("first"), || panic!("it is kept"))));
        for number in 0..MOST {
            Ear::shared(origin(&number.to_string()), make);
        }
        assert!(!Arc::ptr_eq(&first, &Ear::shared(origin("first"), make)));
    }
}
