//! The program in its worker: the functions that its script calls.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use snuffel::settings::Loaded;
use snuffel::store::Home;
use snuffel::store::name::Name;
use snuffel::text::fetched::fetch_by;
use snuffel::text::style::Lang;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::{Console, settings_faults};
use snuffel::ui::desk::Desk;
use snuffel::ui::ends::Ends;
use snuffel::ui::lobby::lobby;
use snuffel::ui::origin::Origin;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

use crate::host::{Host, fetch_language};
use crate::input::{LineInput, Typing};
use crate::net::Net;
use crate::outbox::Outbox;
use crate::outside::Files;
use crate::pulse::{self, Browser};
use crate::screen::Page;
use crate::vault::{Kept, Ledger};
use crate::voice::{Choir, Reader};

thread_local! {
    /// The program of this worker, once it has begun.
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

/// The parts of the program that the script uses.
#[derive(Clone)]
struct Program {
    host: Host,
    typing: Typing,
    choir: Choir,
    files: Rc<Files>,
    ledger: Rc<Ledger>,
    net: Net,
}

/// Applies a function to the program, if it has begun.
fn with(deed: impl FnOnce(&Program)) {
    if let Some(program) = PROGRAM.with_borrow(Clone::clone) {
        deed(&program);
    }
}

/// Starts the program. `kept` contains the browser's stored files, each with its key, bytes and modification time in
/// milliseconds; `address` is that of the page, `languages` are those of the player, the preferred one first, and `ahead`
/// is the offset of the clock from UTC in minutes. If there is a seed, it applies to all games.
#[wasm_bindgen]
pub fn start(host: Host, kept: &Array, address: &str, languages: Vec<String>, ahead: i32, seed: Option<u32>) {
    fetch_by(fetch_language);
    let ledger = Rc::new(Ledger::restore(kept));
    let vault = Kept(Rc::clone(&ledger));
    let files = Rc::new(Files::new(host.clone()));
    let net = Net::new(host.clone(), address);
    let program = Program { host, typing: Typing::default(), choir: Choir::default(), files, ledger, net };
    PROGRAM.set(Some(program.clone()));
    let system = languages.iter().find_map(|tag| Lang::of_locale(tag));
    spawn_local(run(program, Home::on(vault), system, Clock::ahead_by(ahead * 60), seed.map(u64::from)));
}

async fn run(program: Program, home: Home, system: Option<Lang>, clock: Clock, seed: Option<u64>) {
    let Program { host, typing, choir, files, ledger, net } = program;
    let Loaded { settings, faults } = home.settings().unwrap_or_else(Loaded::without_file);
    let outbox = Outbox::new(host.clone(), ledger);
    let speaker = host.clone();
    let ends = Ends {
        input: Box::new(LineInput::new(host.clone(), typing, outbox.clone())),
        out: Box::new(outbox.clone()),
        screen: Box::new(Page(host.clone())),
        pulse: Rc::new(Browser::new(host.clone())),
        voice: Rc::new(move |manner| Box::new(Reader::start(speaker.clone(), choir.clone(), manner))),
    };
    let mut console = Console::new(ends, settings, system.unwrap_or(Lang::En), Some(home.clone()));
    console.speak_as_set();
    let told = settings_faults(&faults).into_iter().map(|fault| fault.text("file", home.place(&Name::SETTINGS)));
    console.say_all(&told.collect::<Vec<_>>());
    let origin = Origin { option: None, system };
    let mut desk = Desk::new(console, Some(home), files, seed, origin, clock).reached_by(Rc::new(net));
    lobby(&mut desk).await;
    desk.console.close().await;
    outbox.send(None, &Array::new());
    host.end();
}

/// Reports a typed line.
#[wasm_bindgen]
pub fn line(typed: &str) {
    with(|program| program.typing.line(typed));
}

/// Reports a key press, which may silence the voice.
#[wasm_bindgen]
pub fn key() {
    with(|program| {
        program.typing.key();
        program.choir.hush_by_key(&program.host);
    });
}

/// Sets the browser's voices, as a flat list of names and language tags.
#[wasm_bindgen]
pub fn voices(all: Vec<String>) {
    let pairs = all.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone()));
    with(|program| program.choir.set(pairs.collect()));
}

/// Reports a file picked by the player.
#[wasm_bindgen]
pub fn pick(name: String, bytes: &Uint8Array) {
    with(|program| program.files.pick(name, bytes.to_vec()));
}

/// Reports something about a connection to others: the bytes of a report, or nothing if the network could not be fetched.
#[wasm_bindgen]
pub fn report(number: u32, bytes: Option<Vec<u8>>) {
    with(|program| program.net.report(number, bytes.as_deref()));
}

/// Reports whether the browser has stored the oldest pending changes.
#[wasm_bindgen]
pub fn kept(is_kept: bool) {
    with(|program| program.ledger.settle(is_kept));
}

/// All stored files, as changes for a storage that has lost them.
#[wasm_bindgen]
pub fn everything() -> Array {
    PROGRAM.with_borrow(|program| program.as_ref().map_or_else(Array::new, |program| program.ledger.everything()))
}

/// Answers a question, in the worker dedicated to thinking.
#[wasm_bindgen]
pub fn think(question: &[u8], most: Option<f64>) -> Option<Vec<u8>> {
    pulse::think(question, most)
}
