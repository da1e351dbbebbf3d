//! Makes the folder of the page: the WebAssembly of `crates/page` and `crates/page-net` with what binds it to a browser,
//! the packs of the languages, the files of `crates/page/www`, of which one names the hash of all, and a file that tells
//! whose work is in it.
//!
//! Arguments: the folder of the WebAssembly, the folder `www`, the folder `locales`, the notices, and the folder to make,
//! which is replaced.

use std::error::Error;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};

use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256, Sha384};
use wasm_bindgen_cli_support::Bindgen;

use crate::pack::pack;

#[path = "../../core/src/text/pack.rs"]
mod pack;

/// The program of the page and its network, each by the name of its WebAssembly and by that which its files get.
const PROGRAMS: [(&str, &str); 2] = [("snuffel_page.wasm", "snuffel"), ("snuffel_page_net.wasm", NET)];

/// The prefix of the files of the network, which the page fetches only for play far away.
const NET: &str = "snuffel_net";

/// What stands in the service worker for a name of all files as they are.
const VERSION: &str = "@version@";

/// What stands there for the list of the files that are kept from the beginning.
const FILES: &str = "@files@";

/// Files of a language that no page speaks of, or that are in the program.
const LEFT_OUT: &[&str] = &["manual.ftl", "language.ftl"];

/// Under this name the page has the notices of all work of others.
const NOTICES: &str = "notices.txt";

/// A file of the page.
struct File {
    name: String,
    bytes: Vec<u8>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [wasm, www, locales, notices, out] = args.as_slice() else {
        return Err("wanted: the folder of the WebAssembly, www, locales, the notices, and the folder to make".into());
    };
    let mut files = Vec::new();
    for (program, name) in PROGRAMS {
        files.extend(bound(&wasm.join(program), name)?);
    }
    files.extend(packs(locales)?);
    files.extend(listed(www)?.into_iter().map(|path| read_file(&path)).collect::<Result<Vec<File>, _>>()?);
    files.push(File { name: NOTICES.to_owned(), bytes: fs::read(notices)? });
    fill_in(&mut files)?;
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out)?;
    for file in &files {
        fs::write(out.join(&file.name), &file.bytes)?;
    }
    Ok(())
}

/// A program as WebAssembly, and the script that binds it to a browser, both with this name.
fn bound(wasm: &Path, name: &str) -> Result<Vec<File>, Box<dyn Error>> {
    let mut binding = Bindgen::new();
    binding.input_path(wasm).out_name(name).web(true)?.typescript(false);
    let mut output = binding.remove_name_section(true).remove_producers_section(true).generate_output()?;
    let script = File { name: format!("{name}.js"), bytes: output.js().into() };
    Ok(vec![script, File { name: format!("{name}_bg.wasm"), bytes: output.wasm_mut().emit_wasm() }])
}

/// The texts of each language but English, which is in the program.
fn packs(locales: &Path) -> Result<Vec<File>, Box<dyn Error>> {
    let mut packs = Vec::new();
    for folder in listed(locales)?.into_iter().filter(|path| path.is_dir() && !path.ends_with("en")) {
        let texts = listed(&folder)?.into_iter().filter(|path| path.extension() == Some(OsStr::new("ftl")));
        let texts = texts.map(|path| read_file(&path)).collect::<Result<Vec<File>, _>>()?;
        let texts: Vec<File> = texts.into_iter().filter(|file| !LEFT_OUT.contains(&&*file.name)).collect();
        let pairs: Vec<(&str, &str)> = texts
            .iter()
            .map(|file| Ok((&*file.name, str::from_utf8(&file.bytes)?)))
            .collect::<Result<_, Box<dyn Error>>>()?;
        let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        packs.push(File { name: format!("{code}.txt"), bytes: pack(pairs).into_bytes() });
    }
    Ok(packs)
}

/// Writes hashes and names of files where scripts want them.
fn fill_in(files: &mut [File]) -> Result<(), Box<dyn Error>> {
    let hash = |file: &File| format!("sha384-{}", BASE64.encode(&Sha384::digest(&file.bytes)));
    let programs = files.iter().filter(|file| file.name.ends_with(".wasm"));
    let hashes: Vec<(String, String)> = programs.map(|file| (file.name.clone(), hash(file))).collect();
    for (name, hash) in hashes {
        replace(files, &format!("@integrity of {name}@"), &hash)?;
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    let mut hash = Sha256::new();
    files.iter().for_each(|file| hash.update(&file.bytes));
    let version = HEXLOWER.encode(&hash.finalize()[..8]);
    replace(files, VERSION, &version)?;
    let kept = files.iter().filter(|file| !file.name.starts_with(NET));
    let names: Vec<String> = kept.map(|file| format!("'{}'", file.name)).collect();
    replace(files, FILES, &names.join(", "))
}

/// Puts a text in the place of another, which has to be there.
fn replace(files: &mut [File], from: &str, to: &str) -> Result<(), Box<dyn Error>> {
    let mut is_there = false;
    for file in files.iter_mut().filter(|file| file.name.ends_with(".js")) {
        let text = str::from_utf8(&file.bytes)?;
        is_there |= text.contains(from);
        file.bytes = text.replace(from, to).into_bytes();
    }
    if is_there { Ok(()) } else { Err(format!("{from} stands in no script").into()) }
}

fn read_file(path: &Path) -> Result<File, Box<dyn Error>> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(File { name, bytes: fs::read(path)? })
}

/// The entries of a folder, sorted by name.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<PathBuf>, Box<dyn Error>>>()?;
    paths.sort();
    Ok(paths)
}
