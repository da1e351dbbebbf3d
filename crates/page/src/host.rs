//! The interface to the worker's script: it connects the program with the page, the browser's storage and the worker
//! that thinks.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The script of the worker.
    #[derive(Clone)]
    pub type Host;

    /// Stores `changes` (each a key, with the bytes, or nothing for a deleted file, and the modification time in
    /// milliseconds), and then shows `text`. `prompt` is the prompt for the requested line, if there is one.
    #[wasm_bindgen(method)]
    pub fn answer(this: &Host, text: &str, prompt: Option<String>, choices: &Array, changes: &Array);

    /// Has a question answered within `most` milliseconds, or without a limit if that is `None`. Resolves to the answer
    /// as bytes.
    #[wasm_bindgen(method)]
    pub fn think(this: &Host, number: u32, question: &[u8], most: Option<f64>) -> Promise;

    /// Cancels a thought whose result is no longer wanted.
    #[wasm_bindgen(method)]
    pub fn forget(this: &Host, number: u32);

    /// Offers the player a file for download.
    #[wasm_bindgen(method)]
    pub fn download(this: &Host, name: &str, bytes: &[u8]);

    /// Speaks a line after the earlier ones. The dials range from -100 to 100; an undefined one leaves the browser's
    /// default.
    #[wasm_bindgen(method)]
    pub fn speak(this: &Host, line: &str, tag: &str, voice: Option<&str>, dials: &Array);

    /// Stops speaking, and discards all waiting lines.
    #[wasm_bindgen(method)]
    pub fn hush(this: &Host);

    /// Plays these tones with the next answer, each given as its frequency in hertz, its duration in milliseconds and
    /// that of the following silence; `gain` is the loudness as a fraction of the maximum.
    #[wasm_bindgen(method)]
    pub fn sound(this: &Host, tones: &[u16], gain: f32);

    /// Adds a line to the history that the keys recall.
    #[wasm_bindgen(method)]
    pub fn remember(this: &Host, line: &str);

    /// Clears the history of typed lines.
    #[wasm_bindgen(method, js_name = forgetTyped)]
    pub fn forget_typed(this: &Host);

    /// Clears all output and input from the page.
    #[wasm_bindgen(method)]
    pub fn clear(this: &Host);

    /// Sets the language of the page, and the texts of its own labels, each as a name and a text.
    #[wasm_bindgen(method)]
    pub fn labels(this: &Host, code: &str, labels: &Array);

    /// Offers the player to pass on a link; `None` withdraws it.
    #[wasm_bindgen(method)]
    pub fn share(this: &Host, link: Option<&str>);

    /// Opens the connection of this number in the worker that plays far away, by a request as bytes.
    #[wasm_bindgen(method)]
    pub fn connect(this: &Host, number: u32, request: &[u8]);

    /// Makes a request to an open connection.
    #[wasm_bindgen(method)]
    pub fn request(this: &Host, number: u32, request: &[u8]);

    /// Reports the end of the program.
    #[wasm_bindgen(method)]
    pub fn end(this: &Host);

    /// Fetches the pack of a language synchronously; `None` if it is unavailable.
    #[wasm_bindgen(js_namespace = globalThis, js_name = fetchLanguage)]
    pub fn fetch_language(code: &str) -> Option<String>;

    /// Calls a function after some milliseconds.
    #[wasm_bindgen(js_namespace = globalThis, js_name = setTimeout)]
    pub fn set_timeout(call: &js_sys::Function, milliseconds: i32) -> wasm_bindgen::JsValue;
}
