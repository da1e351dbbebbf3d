//! Languages that are fetched on demand, in a browser, where every byte of the program costs waiting time. There the
//! program contains only English, which also replaces any language that cannot be fetched.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::lang::Lang;
use super::pack::MARK;

/// Whether texts other than English are fetched.
pub const ARE_FETCHED: bool = cfg!(all(target_family = "wasm", target_os = "unknown"));

/// Fetches the pack of the language with this code; `None` if it is unavailable.
pub type Fetch = fn(code: &str) -> Option<String>;

static FETCH: OnceLock<Fetch> = OnceLock::new();

/// The fetched texts by the names of their files; `None` for a language that was unavailable.
static PACKS: Mutex<BTreeMap<Lang, Option<Pack>>> = Mutex::new(BTreeMap::new());

/// The texts of groups of files, by language and first file.
static TEXTS: Mutex<BTreeMap<(Lang, &str), &[&str]>> = Mutex::new(BTreeMap::new());

type Pack = BTreeMap<&'static str, &'static str>;

/// Sets the function that fetches languages. Only the first call counts.
pub fn fetch_by(fetch: Fetch) {
    FETCH.get_or_init(|| fetch);
}

/// The texts of these files in a language that is not in the program; `None` if they are unavailable. They stay in
/// memory.
pub(super) fn fetched(lang: Lang, files: &[&'static str]) -> Option<&'static [&'static str]> {
    let (fetch, first) = (FETCH.get()?, files.first()?);
    if let Some(texts) = locked(&TEXTS).get(&(lang, *first)) {
        return Some(texts);
    }
    let texts: Vec<&'static str> = {
        let mut packs = locked(&PACKS);
        let pack = packs.entry(lang).or_insert_with(|| fetch(lang.code()).map(|pack| unpack(pack.leak())));
        files.iter().map(|file| pack.as_ref()?.get(file).copied()).collect::<Option<_>>()?
    };
    let texts: &[&str] = texts.leak();
    locked(&TEXTS).insert((lang, first), texts);
    Some(texts)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The files in a pack.
fn unpack(pack: &'static str) -> Pack {
    let files = pack.split(MARK).skip(1);
    files.filter_map(|file| file.split_once('\n')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::pack::pack;

    #[test]
    fn a_pack_has_its_files_as_they_were() {
        let files = [("common.ftl", "a = A\nb = B\n"), ("far.ftl", "c =\n    { $x } = C\n"), ("empty.ftl", "")];
        let read = unpack(pack(files).leak());
        assert_eq!(read, Pack::from(files));
    }

    #[test]
    fn what_is_not_fetched_is_not_there() {
        assert_eq!(fetched(Lang::De, &["common.ftl"]), None);
    }
}
