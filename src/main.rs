//! The program `snuffel`: turns arguments into a run, and its result into an exit status. 0: success; 1: something
//! requested is missing or damaged, or output could not be written; 2: the arguments cannot be understood.

#![forbid(unsafe_code)]

use std::ffi::OsString;
use std::process::ExitCode;

use snuffel::run::{self, Status};

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    match run::run(&args) {
        Status::Done => ExitCode::SUCCESS,
        Status::Trouble => ExitCode::from(1),
        Status::Misuse => ExitCode::from(2),
    }
}
