//! Order at the table: removing, nudging and muting players.

use std::sync::Arc;

use snuffel::remote::message::{FromHost, Hello, LineText, Saying, Short, WireMessage};
use snuffel::remote::network::{Event, Net};
use snuffel::seat::Seat;

use super::host::Host;
use super::program::Program;
use crate::common::program::Place;

#[test]
fn whoever_is_removed_is_gone_for_good_and_a_computer_plays_on() {
    let places = [Arc::new(Place::new()), Arc::new(Place::new())];
    let mut host = Host::start_in(Arc::clone(&places[0]), "en", "domino 2 --target 40 --name Anna --listeners");
    let ben = host.guest_in(Arc::clone(&places[1]), "--lang nl --name Ben");
    host.program.says("You play against Ben.");
    // Only after a question, and a move does not answer it.
    host.program.types("remove Ben");
    host.program.says("Remove Ben from the table for good? Yes or no.");
    host.program.types("no");
    host.program.says("Ben stays.");
    host.program.types("remove Ben");
    host.program.wait("question", |text| text.matches("Remove Ben from the table for good?").count() == 2);
    host.program.types("yes");
    host.program.says("Ben has been removed, and cannot come back to this table.");
    let told = host.program.says("is playing for Ben");
    assert!(!told.contains("The host has removed"), "{told}");
    let (text, status) = ben.wait_for_end();
    assert!(text.contains("Je bent van deze tafel gestuurd.") && status == 1, "{text}");
    let (text, _) = host.guest_in(Arc::clone(&places[1]), "--lang en --name Udo").wait_for_end();
    assert!(text.contains("The host has removed you from this table."), "{text}");
    let Host { program, words, address, .. } = host;
    program.kill();
    let host = Program::start_in(Arc::clone(&places[0]), &format!("resume --no-relay --bind {address} --lang en"));
    host.says("Welcome back");
    let join = format!("join {words} --no-relay --address {address} --lang de");
    let (text, _) = Program::start_in(Arc::clone(&places[1]), &join).wait_for_end();
    assert!(text.contains("Du wurdest von diesem Tisch gewiesen."), "{text}");
}

#[test]
fn whoever_does_nothing_is_nudged_and_then_a_computer_may_play() {
    let mut host = Host::start("domino 3 --target 40 --name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    let mut cleo = host.guest("--lang en --name Cleo");
    for program in [&host.program, &ben, &cleo] {
        program.says("Hand 1.");
    }
    cleo.types("replace Ben");
    cleo.says("Ben is here, and playing.");
    cleo.types("nudge Ben");
    cleo.says("Ben has been nudged.");
    ben.says("Cleo asks whether you are still there.");
    cleo.types("remove Ben");
    cleo.says("Only the host can remove somebody.");
    cleo.types("replace Ben");
    cleo.says("Ben has been nudged, and still has time to answer.");
    cleo.go_on_for(std::time::Duration::from_secs(121));
    cleo.types("replace Ben");
    host.program.says("May a computer play for Ben until Ben is back? Yes or no.");
    cleo.says("Everybody has been asked");
    host.program.types("yes");
    cleo.says("is playing for Ben");
    assert!(!ben.text().contains("May a computer play"), "{}", ben.text());
    // Any message from Ben shows that he is back.
    ben.types("say here I am");
    for program in [&host.program, &cleo] {
        program.says("Ben: here I am");
        program.says("Ben is back.");
    }
}

#[test]
fn nothing_is_heard_of_whoever_is_muted_under_another_name_either() {
    let mut host = Host::start("--name Anna");
    let mut ben = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    let mut cleo = host.guest("--lang en --name Cleo");
    cleo.says("At the table: Anna, Ben and you.");
    for program in [&mut host.program, &mut cleo] {
        program.types("mute Ben");
        program.says("You no longer hear what Ben says.");
    }
    ben.types("name Udo");
    ben.types("say nobody hears this");
    ben.types("propose domino");
    ben.says("Anna does not want to play domino.");
    cleo.types("say hello");
    for program in [&host.program, &ben] {
        program.says("Cleo: hello");
    }
    for program in [&host.program, &cleo] {
        let text = program.text();
        assert!(!["nobody hears", "proposes", "is called"].iter().any(|told| text.contains(told)), "{text}");
    }
    host.program.types("who");
    host.program.says("Udo");
}

/// A program that poses as a host to a guest who has never met one.
fn hostile(watcher: &Program, words: &str, address: &str) -> (Box<dyn Net>, Program, impl Fn(&dyn Net, &FromHost)) {
    let net = watcher.poses(words, address);
    let guest = Program::start(&format!("join {words} --no-relay --address {address} --lang en"));
    watcher.go_on_for(std::time::Duration::from_secs(1));
    let Some(Event::Came(peer)) = net.poll() else { panic!("nobody comes") };
    (net, guest, move |net: &dyn Net, message: &FromHost| net.send(peer, message.encode().unwrap()))
}

#[test]
fn a_guest_leaves_a_table_that_never_stops_talking() {
    let host = Host::start("--name Anna");
    let (words, address) = (host.words.clone(), host.address.clone());
    host.program.kill();
    let watcher = Program::start("--lang en");
    let (net, guest, send) = hostile(&watcher, &words, &address);
    let hello = Hello { program: Short::cut("1"), fingerprint: [0; 16], name: None, card: None };
    send(&*net, &FromHost::Hello(hello));
    for _ in 0..10_000 {
        send(&*net, &FromHost::Said(0, Saying { from: Seat::FIRST, is_private: false, text: LineText::cut("listen") }));
    }
    let (text, status) = guest.wait_for_end();
    assert!(text.contains("This table sends more than anybody could listen to") && status == 1, "{text}");
    assert!(text.matches("listen\n").count() < 500, "{}", text.len());
}

/// The time for answering a nudge is announced to each guest who arrives and on every change, and survives a crash.
#[test]
fn how_long_somebody_has_to_answer_is_told_to_each_who_comes() {
    let mut host = Host::start("domino 3 --patience 5 --name Anna");
    host.program.says("Anybody who is nudged has 5 minutes to answer. After that the others can agree on a computer.");
    let mut ben = host.guest("--lang de --name Ben");
    ben.says("Wer angestupst wird, hat 5 Minuten Zeit für eine Antwort.");
    ben.types("geduld 9");
    ben.says("Ändern kann das nur, wer eingeladen hat.");
    for none in ["0", "61", "long"] {
        host.program.types(&format!("patience {none}"));
        host.program.wait(none, |text| text.contains("Give a number of minutes from 1 to 60"));
    }
    host.program.types("patience 7");
    ben.says("hat 7 Minuten Zeit");
    host.program.types("begin");
    host.program.says("Hand 1.");
    let mut anna = Program::start_in(host.program.kill(), "resume --lang en");
    anna.says("Anybody who is nudged has 7 minutes to answer.");
    ben.says("Der Tisch ist wieder da.");
    ben.types("geduld");
    anna.types("patience 8");
    anna.says("You can change that only before a game.");
    anna.types("nudge Ben");
    anna.says("If there is no answer in 7 minutes,");
    assert_eq!(
        ben.text().matches("hat 7 Minuten Zeit").count(),
        1 + usize::from(ben.text().contains("geduld")),
        "{}",
        ben.text()
    );
}
