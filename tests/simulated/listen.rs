//! Listeners at a table.

use super::host::Host;
use super::program::{Program, who_asks};

#[test]
fn who_only_listens_hears_what_is_public_and_asks_but_says_and_does_nothing() {
    let mut host = Host::start("domino --listeners --name Anna --seed 3");
    host.program.says("1 seat is free.");
    let mut zoe = Program::start(&host.call("listen", "--lang en --name Zoe"));
    host.program.says("Zoe is listening.");
    zoe.says(
        "Anna is the host.\nThe game is domino. At the table: Anna.\nThe game begins when one more player has arrived",
    );
    host.program.types("listeners");
    host.program.says("Others may listen, with listen and the five words.");
    host.program.says("1 person is listening: Zoe.");
    let max = Program::start(&host.call("listen", "--lang nl"));
    host.program.says("Somebody is listening.");
    let mut ben = host.guest("--lang de --name Ben");
    ben.says("An diesem Tisch dürfen andere zuhören. Mit anwesend hörst du, wer es tut.");
    zoe.says("Ben is here.");
    for (program, begun) in [(&host.program, "Hand 1."), (&ben, "Runde 1."), (&zoe, "Hand 1."), (&max, "Ronde 1.")] {
        program.says(begun);
    }
    let mut programs = [&mut host.program, &mut ben];
    let due = who_asks(&programs);
    let due = &mut programs[due];
    due.types(if due.text().contains("Hand 1.") { "say hello all" } else { "sag hello all" });
    zoe.says(": hello all");
    max.says(": hello all");
    for (line, told) in [
        ("present", "At the table: Anna and Ben.\n2 people are listening, among them Zoe."),
        ("say hello", "Not said: you are only listening."),
        ("replace Ben", "You are only listening here, so you have no seat."),
        ("help", "You hear whatever is public."),
        ("stock", "The stock has "),
        ("listeners off", "Only the host decides who may listen.\n2 people are listening, among them Zoe."),
    ] {
        zoe.types(line);
        zoe.says(told);
    }
    let heard = zoe.text();
    assert!(!heard.contains("our 7 tiles") && heard.contains("Everybody has 7 tiles"), "{heard}");
    // There are no messages when a listener leaves, arrives, or is turned away.
    zoe.types("quit");
    let (text, status) = zoe.wait_for_end();
    assert!(text.ends_with("You are no longer listening. The same words bring you back.\n") && status == 0, "{text}");
    // During the game, too, the host may exclude listeners.
    programs[0].types("listeners off");
    let (text, _) = max.wait_for_end();
    assert!(text.contains("Aan deze tafel mag niemand meeluisteren."), "{text}");
    for program in &programs {
        assert_eq!(program.text().matches("Zoe").count(), program.text().matches("Zoe is listening.").count() * 2);
    }
}

#[test]
fn where_the_host_does_not_let_them_nobody_only_listens() {
    let mut host = Host::start("domino --name Anna");
    host.program.says("1 seat is free.");
    let late = Program::start(&host.call("listen", "--lang de"));
    let (text, status) = late.wait_for_end();
    assert!(text.contains("An diesem Tisch darf niemand nur zuhören."), "{text}");
    assert_eq!(status, 1);
    host.program.types("listeners on");
    host.program.says("Others may listen, with listen and the five words.");
    let listener = Program::start(&host.call("listen", "--lang en --name Zoe"));
    listener.says("one more player has arrived");
    host.program.types("listeners perhaps");
    host.program.says("Type only listeners on or listeners off.");
    host.program.types("listeners off");
    host.program.says("Nobody may listen here without playing.");
    let (text, _) = listener.wait_for_end();
    assert!(text.contains("Nobody may listen at this table without playing."), "{text}");
    assert!(!host.program.text().contains("makes no sense"));
}

/// A listener comes in the middle of a game between two others, and hears its state and the events that follow.
#[test]
fn who_comes_late_to_listen_hears_how_it_stands() {
    let host = Host::start("sniff --size 3x3 --table --listeners");
    let mut ben = host.guest("--lang en --name Ben");
    let cleo = host.guest("--lang en --name Cleo");
    ben.says("You play against Cleo.");
    cleo.says("You play against Ben.");
    ben.answers("walls A1-A2");
    let mut zoe = Program::start(&host.call("listen", "--lang en --name Zoe"));
    let told = zoe.says("At the table:");
    assert!(!told.contains("A1"), "{told}");
    zoe.wait("stand", |text| text.contains("build"));
    ben.types("quit");
    zoe.says("Ben has left. When it is Ben's turn, the game waits.");
    zoe.types("present");
    zoe.says("At the table: Cleo.\nNot there: Ben.\n1 person is listening: Zoe.");
    assert!(!zoe.text().contains("A1"), "{}", zoe.text());
}
