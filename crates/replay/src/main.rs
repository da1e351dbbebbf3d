//! Prints the games in a folder: `snuffel-replay transcripts`. Exit status 1: a record has changed, or a file cannot be
//! read.

#![forbid(unsafe_code)]

use std::path::Path;
use std::process::ExitCode;
use std::{env, io};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("usage: snuffel-replay FOLDER");
        return ExitCode::from(2);
    };
    match snuffel_replay::replay(Path::new(&folder), &mut io::stdout().lock()) {
        Ok(different) if different.is_empty() => return ExitCode::SUCCESS,
        Ok(different) => eprintln!("the records are not as they were: {}", different.join(", ")),
        Err(error) => eprintln!("{}: {error}", Path::new(&folder).display()),
    }
    ExitCode::FAILURE
}
