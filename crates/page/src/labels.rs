//! The texts of the page's own labels, such as the name of the input.

use js_sys::Array;
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use wasm_bindgen::JsValue;

/// The names of the labels in the scripts.
const NAMES: &[&str] = &[
    "page-line",
    "page-send",
    "page-log",
    "page-choices",
    "page-import",
    "page-notices",
    "page-unkept",
    "page-unlasting",
    "page-ended",
    "page-begin",
    "page-after-choice",
    "page-share",
    "page-shared",
];

/// All labels with their texts in a language.
pub fn labels(lang: Lang) -> Array {
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[Source::PAGE]);
    let pair = |name: &'static str| Array::of2(&name.into(), &teller.say(&Message::new(name)).into());
    NAMES.iter().map(|name| JsValue::from(pair(name))).collect()
}
