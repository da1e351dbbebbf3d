//! What the script of the worker does for the program: it speaks with the page, with the storage of the browser and with the worker
//! that thinks.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The script of the worker.
    #[derive(Clone)]
    pub type Host;

    /// Keeps `changes`, each a key with bytes, or nothing where it is gone, and the milliseconds at which it was touched; then
    /// shows what is said. `prompt` is what stands before the line that is asked for; nothing where none is.
    #[wasm_bindgen(method)]
    pub fn answer(this: &Host, text: &str, prompt: Option<String>, choices: &Array, changes: &Array);

    /// Lets a question be thought through for at most so many milliseconds, or as long as it takes where that is nothing. It
    /// gives an answer as bytes.
    #[wasm_bindgen(method)]
    pub fn think(this: &Host, number: u32, question: &[u8], most: Option<f64>) -> Promise;

    /// Nobody waits for this thought any more.
    #[wasm_bindgen(method)]
    pub fn forget(this: &Host, number: u32);

    /// Gives the player a file.
    #[wasm_bindgen(method)]
    pub fn download(this: &Host, name: &str, bytes: &[u8]);

    /// Speaks a line after those before it. The dials go from -100 to 100; nothing is as the browser has it.
    #[wasm_bindgen(method)]
    pub fn speak(this: &Host, line: &str, tag: &str, voice: Option<&str>, dials: &Array);

    /// Stops, and forgets all lines that are not spoken yet.
    #[wasm_bindgen(method)]
    pub fn hush(this: &Host);

    /// These tones sound with the next answer, each its hertz, its milliseconds and those of silence behind it; `gain` is what
    /// part of the loudest tone they are.
    #[wasm_bindgen(method)]
    pub fn sound(this: &Host, tones: &[u16], gain: f32);

    /// A line that the keys for history come back to.
    #[wasm_bindgen(method)]
    pub fn remember(this: &Host, line: &str);

    /// Nothing that was typed comes back.
    #[wasm_bindgen(method, js_name = forgetTyped)]
    pub fn forget_typed(this: &Host);

    /// Clears all that was said and typed.
    #[wasm_bindgen(method)]
    pub fn clear(this: &Host);

    /// The page speaks this language from now on, and has these words for what it shows by itself, each as a name and a text.
    #[wasm_bindgen(method)]
    pub fn labels(this: &Host, code: &str, labels: &Array);

    /// The program has ended.
    #[wasm_bindgen(method)]
    pub fn end(this: &Host);

    /// The pack of a language, at once; nothing where it cannot be had.
    #[wasm_bindgen(js_namespace = globalThis, js_name = fetchLanguage)]
    pub fn fetch_language(code: &str) -> Option<String>;

    /// Calls a function after so many milliseconds.
    #[wasm_bindgen(js_namespace = globalThis, js_name = setTimeout)]
    pub fn set_timeout(call: &js_sys::Function, milliseconds: i32) -> wasm_bindgen::JsValue;
}
