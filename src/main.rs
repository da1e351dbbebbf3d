//! The program `snuffel`: arguments to a run, and its exit status. 0: all went well; 1: something asked for is not
//! there or damaged, or what was told could not be written; 2: the arguments cannot be understood.

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
