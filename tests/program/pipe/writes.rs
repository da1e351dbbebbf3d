//! One answer is one write: some screen readers stop reading at a pause in the output.

use std::io::Write;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::process::Stdio;
use std::time::Duration;

use crate::common::program::Place;

/// The typed lines: the first is refused, the last one gives more than a screenful. Some of them make a computer think.
const TYPED: [&str; 10] =
    ["nonsense", "status", "hand", "hint", "50", "help commands", "rules", "note 5-3", "last", "help"];

/// The number of attempts: on a busy machine a computer may think for longer than an answer waits for it, although it
/// uses only a fifth of that time.
const TRIES: usize = 20;

/// The writes of a game up to its first prompt, and up to the prompt after each typed line.
fn game() -> Vec<Vec<String>> {
    let place = Place::new();
    // Each datagram corresponds to one write.
    let (ours, theirs) = UnixDatagram::pair().unwrap();
    ours.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut command = place.command("play domino --lang en --seats human,easy --seed 1 --thinking 20");
    let mut child = command.stdout(Stdio::from(OwnedFd::from(theirs))).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let write = || {
        let mut bytes = [0; 1 << 16];
        let count = ours.recv(&mut bytes).unwrap();
        String::from_utf8(bytes[..count].to_vec()).unwrap()
    };
    let answer = || {
        let mut writes = vec![write()];
        while !writes.last().unwrap().ends_with("> ") {
            writes.push(write());
        }
        writes
    };
    let mut answers = vec![answer()];
    for typed in TYPED {
        writeln!(stdin, "{typed}").unwrap();
        assert_eq!(write(), "\n", "in a pipe nobody else ends the typed line");
        answers.push(answer());
    }
    drop(stdin);
    child.kill().unwrap();
    child.wait().unwrap();
    answers
}

#[test]
fn an_answer_and_its_prompt_are_one_write() {
    for tries in 1..=TRIES {
        let answers = game();
        assert!(answers[0][0].lines().count() > 3, "{answers:?}");
        for answer in &answers {
            let all = answer.concat();
            assert!(all.ends_with("\n> ") && all.matches("> ").count() == 1, "{all:?}");
        }
        if answers.iter().all(|answer| answer.len() == 1) {
            return;
        }
        assert!(tries < TRIES, "{answers:?}");
    }
}
