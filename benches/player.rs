//! The waiting times of a player: the first prompt of a fresh program, and the answer to a typed line.
//!
//! Run with `cargo bench --bench player`. On Linux it first prints the peak memory use at the first prompt.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use divan::Bencher;

fn main() {
    report_memory();
    divan::main();
}

/// The program in a pipe, at its first prompt.
struct Program {
    child: Child,
    lines: ChildStdin,
    said: ChildStdout,
    _folder: tempfile::TempDir,
}

impl Program {
    fn start(args: &[&str]) -> Program {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_snuffel"))
            .args(args)
            .arg("--data")
            .arg(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = child.stdin.take().expect("its input");
        let said = child.stdout.take().expect("its output");
        let mut program = Program { child, lines, said, _folder: folder };
        program.wait_for_prompt();
        program
    }

    fn wait_for_prompt(&mut self) {
        let mut said = Vec::new();
        let mut piece = [0; 4096];
        while !said.ends_with(b"> ") {
            let length = self.said.read(&mut piece).expect("it says something");
            assert!(length > 0, "the program ended");
            said.extend_from_slice(&piece[..length]);
        }
    }

    fn answer(&mut self, line: &[u8]) {
        self.lines.write_all(line).expect("it listens");
        self.wait_for_prompt();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn report_memory() {
    let program = Program::start(&["play", "sniff"]);
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.child.id()));
    let peak = status.unwrap_or_default();
    if let Some(peak) = peak.lines().find(|line| line.starts_with("VmHWM")) {
        println!("memory at the first prompt, {peak}");
    }
}

/// From the start of the process to the first prompt, including the end of the process.
#[divan::bench(args = ["de", "nl", "en"])]
fn first_prompt(lang: &str) {
    Program::start(&["play", "sniff", "--lang", lang]);
}

/// The same for a process that does nothing, as a baseline.
#[divan::bench]
fn no_program() {
    let mut child = Command::new("true").spawn().expect("there is a program true");
    let _ = child.wait();
}

/// A move whose answer needs no computer player: putting up a wall and removing it, two lines.
#[divan::bench]
fn wall_and_undo(bencher: Bencher) {
    let mut program = Program::start(&["play", "sniff"]);
    bencher.bench_local(|| {
        program.answer(b"E4 D4\n");
        program.answer(b"undo\n");
    });
}

/// Longer answers.
#[divan::bench(args = ["status", "help all", "rules all"])]
fn question(bencher: Bencher, line: &str) {
    let mut program = Program::start(&["play", "sniff"]);
    let line = format!("{line}\n");
    bencher.bench_local(|| program.answer(line.as_bytes()));
}
