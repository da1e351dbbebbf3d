//! One answer is one write: some screen readers stop reading where the output pauses.

use std::io::Write;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::process::Stdio;
use std::time::Duration;

use crate::common::program::Place;

#[test]
fn an_answer_and_its_prompt_are_one_write() {
    let place = Place::new();
    // Of datagrams each is what one write has written.
    let (ours, theirs) = UnixDatagram::pair().unwrap();
    ours.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut command = place.command("play domino --lang en --seats human,easy --seed 1");
    let mut child = command.stdout(Stdio::from(OwnedFd::from(theirs))).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let write = || {
        let mut bytes = [0; 1 << 16];
        let count = ours.recv(&mut bytes).unwrap();
        String::from_utf8(bytes[..count].to_vec()).unwrap()
    };
    let beginning = write();
    assert!(beginning.ends_with("\n> ") && beginning.lines().count() > 3, "{beginning:?}");
    // The first of them is refused, the last one brings more than a screen.
    for typed in ["nonsense", "status", "hand", "hint", "50", "help commands", "rules", "note 5-3", "last", "help"] {
        writeln!(stdin, "{typed}").unwrap();
        assert_eq!(write(), "\n", "in a pipe nobody else ends the typed line");
        let answer = write();
        let prompts = answer.matches("> ").count();
        assert!(answer.ends_with("\n> ") && prompts == 1, "{typed}: {answer:?}");
    }
    drop(stdin);
    child.kill().unwrap();
    child.wait().unwrap();
}
