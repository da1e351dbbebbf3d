//! Chance drawn jointly by all players: each guest checks it at the end and saves the record, which can be checked
//! again.

use std::fs;
use std::sync::Arc;

use super::host::{Host, is_about_chance};
use super::program::{Program, until};
use crate::common::program::Place;

/// The message to a guest after a game in which chance was fair.
pub const FAIR: &str = "Checked: chance was fair.";

/// Two programs at a table of sniff, with English at the host only.
struct Table {
    host: Host,
    guest: Option<Program>,
    places: [Arc<Place>; 2],
    join: String,
}

impl Table {
    fn open(args: &str) -> Table {
        let places = [Arc::new(Place::new()), Arc::new(Place::new())];
        let host = Host::start_in(Arc::clone(&places[0]), "en", &format!("sniff --size 3x3 --name Anna {args}"));
        let join = host.call("join", "--lang en --name Ben");
        let guest = Program::start_in(Arc::clone(&places[1]), &join);
        guest.says("You play against Anna.");
        Table { host, guest: Some(guest), places, join }
    }

    fn guest(&mut self) -> &mut Program {
        self.guest.as_mut().unwrap()
    }

    /// Lets both build by chance and make a note, and returns whether the host is chosen to begin in the game of this
    /// number.
    fn build(&mut self, game: usize) -> bool {
        for (index, note) in ["note my secret", "note mine"].into_iter().enumerate() {
            let program = self.program(index);
            program.wait("game", |text| text.matches("You play against").count() == game);
            ["build", note].iter().for_each(|line| drop(program.answers(line)));
            program.types("done");
        }
        // The player who begins hears of it at once, the other one possibly with the first move.
        let begins = until(|| {
            (0..2).find(|index| {
                let program = self.program(*index);
                program.text().matches("Lots are drawn: ").count() == game && program.is_asking()
            })
        });
        let told = || format!("{}\n{}", self.host.program.text(), self.guest.as_ref().unwrap().text());
        begins.unwrap_or_else(|| panic!("nobody begins:\n{}", told())) == 0
    }

    fn program(&mut self, index: usize) -> &mut Program {
        if index == 0 { &mut self.host.program } else { self.guest() }
    }

    /// Lets the player who is due resign.
    fn give_up(&mut self, is_host: bool) {
        let program = self.program(usize::from(!is_host));
        program.answers("resign");
        program.types("yes");
    }

    /// The lobby's output for a player.
    fn lobby(&self, whose: usize, lines: &str) -> String {
        self.places[whose].run("--lang en", lines.as_bytes()).out
    }
}

fn checks(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.trim_start_matches("> "));
    lines.filter(|line| is_about_chance(line)).map(str::to_owned).collect()
}

fn kept(place: &Place, path: &str) -> String {
    fs::read_to_string(place.path(path)).unwrap()
}

#[test]
fn a_guest_checks_that_chance_was_fair_and_keeps_the_whole_record() {
    let mut table = Table::open("");
    let is_host = table.build(1);
    table.give_up(is_host);
    table.guest().says(FAIR);
    let (said, status) = table.guest.take().unwrap().end();
    assert_eq!((checks(&said), status), (vec![FAIR.to_owned()], 0));
    let (said, _) = std::mem::replace(&mut table.host.program, Program::start("--version")).end();
    assert_eq!(checks(&said), Vec::<String>::new());
    let records = [0, 1].map(|whose| kept(&table.places[whose], "finished/sniff-1.record"));
    let lines = |text: &str| -> Vec<String> {
        let lines = text.lines().skip(5).filter(|line| !line.starts_with("note ") && !line.starts_with("proof "));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(lines(&records[0]), lines(&records[1]));
    assert!(lines(&records[0]).iter().filter(|line| line.starts_with("chance ")).count() > 2, "{}", records[0]);
    assert!(records[1].contains("seats far:Anna human:Ben\n"), "{}", records[1]);
    assert!(!records[1].contains("my secret"), "{}", records[1]);
    for (whose, told) in [(0, "from the lots of 2 programs."), (1, "from the lots of 2 programs, yours among them.")] {
        for name in ["sniff-1", "1", "sniff"] {
            let ran = table.places[whose].run(&format!("verify {name} --lang en"), b"");
            assert!(ran.out.starts_with("sniff-1: chance was fair.") && ran.out.contains(told), "{}", ran.out);
            assert!(
                ran.out.ends_with("\n2 programs have confirmed the whole record, including moves and names.\n"),
                "{}",
                ran.out
            );
            assert_eq!(ran.status, 0);
        }
        // Without a number, the last finished game is meant.
        let lobby = table.lobby(whose, "verify 1\nprove\n");
        assert_eq!(lobby.matches(told).count(), 2, "{lobby}");
    }
    let confirmations = records.each_ref().map(|text| text.split_once("proof table ").unwrap().1);
    assert_eq!(confirmations[0], confirmations[1]);
    let lobby = table.lobby(1, "games\nreplay 1\nskip\nas Anna\nlast\nquit\n");
    assert!(lobby.contains("1: sniff with size 3x3, Anna and Ben, at a friend's table: "), "{lobby}");
    assert!(lobby.contains("You now know what Anna knew"), "{lobby}");
    assert!(!table.lobby(0, "games\n").contains("friend's table"));
    // One outcome of chance is changed.
    let spoilt = records[1].replacen("chance starter 1", "chance starter 3", 1);
    let spoilt = spoilt.replacen("chance starter 2", "chance starter 1", 1).replacen("starter 3", "starter 2", 1);
    let path = table.places[1].path("spoilt.record");
    fs::write(&path, spoilt).unwrap();
    let ran = table.places[1].run(&format!("verify {} --lang en", path.display()), b"");
    assert!(ran.out.contains("spoilt was checked. Not genuine: "), "{}", ran.out);
    assert_eq!(ran.status, 1);
    // The same, with the confirmations removed by the forger.
    let spoilt = kept(&table.places[1], "spoilt.record");
    fs::write(&path, spoilt.split_once("proof table ").unwrap().0).unwrap();
    let ran = table.places[1].run(&format!("verify {} --lang en", path.display()), b"");
    assert!(ran.out.contains("spoilt was checked. Not fair: line "), "{}", ran.out);
    assert_eq!(ran.status, 1);
}

#[test]
fn each_of_several_games_has_lots_of_its_own() {
    let mut table = Table::open("");
    for game in 1..=3 {
        let is_host = table.build(game);
        table.give_up(is_host);
        table.guest().wait("check", |text| checks(text).len() == game);
        // Whichever player asks, the other one has to agree.
        let asks = game % 2;
        for index in [asks, 1 - asks] {
            let program = table.program(index);
            program.wait("end", |text| text.matches("Type again to ask everybody").count() == game);
            if index == asks {
                program.types("again");
            } else {
                program.wait("question", |text| text.matches("Will you play? Yes or no.").count() == game.div_ceil(2));
                program.types("yes");
            }
        }
        let begins = |text: &str| text.matches("You play against").count() == game + 1;
        table.host.program.wait("game", begins);
        table.guest().wait("game", begins);
    }
    assert!(checks(&table.guest().text()).iter().all(|line| line == FAIR));
    let records: Vec<String> =
        (1..=3).map(|number| kept(&table.places[1], &format!("finished/sniff-{number}.record"))).collect();
    for (number, record) in (1..).zip(&records) {
        assert!(record.contains(&format!("proof secret {number} ")), "{record}");
    }
    assert_ne!(records[0].lines().nth(3), records[1].lines().nth(3));
}

#[test]
fn a_guest_who_is_killed_finds_its_record_again_and_checks_all_of_it() {
    let mut table = Table::open("");
    let is_host = table.build(1);
    // The host may know that both are ready before the guest has heard of it.
    table.guest().says("Your labyrinth is ready.");
    let heard = table.guest().lines();
    table.guest.take().unwrap().kill();
    let diary = kept(&table.places[1], "games/sniff-1.record");
    assert!(diary.contains("\nvisit 2 ") && diary.contains("\nlots 1 ") && diary.contains("\ntold "), "{diary}");
    assert!(diary.contains("note 2 mine\n"));
    // The replay has the same text as the original, and as the whole record will have.
    let replay = |table: &Table| table.places[1].run("replay sniff-1 --lang en", b"").out;
    let before = replay(&table);
    let lobby = table.lobby(1, "games\nreplay sniff-1\nall\nstatus\nresume\n1\nverify sniff-1\n");
    assert!(lobby.contains("1: sniff with size 3x3, Anna and Ben, at a friend's table, "), "{lobby}");
    let begins = heard.iter().find(|line| line.contains("ready")).unwrap();
    assert!(lobby.contains(begins.as_str()), "{begins}\n{lobby}");
    assert_eq!(
        lobby.matches("sniff-1 is at a friend's table. Once that table is open, type join").count(),
        2,
        "{lobby}"
    );
    assert!(lobby.contains("sniff-1 contains only what you were told"), "{lobby}");
    let guest = Program::start_in(Arc::clone(&table.places[1]), &table.join);
    guest.says("Welcome back to sniff-1.");
    table.guest = Some(guest);
    assert!(kept(&table.places[1], "games/sniff-1.record").starts_with(&diary));
    table.give_up(is_host);
    table.guest().says(FAIR);
    assert!(kept(&table.places[1], "finished/sniff-1.record").contains("note 2 mine\nproof guest 2\n"));
    assert!(!table.places[1].path("games/sniff-1.record").exists());
    let turns = |said: &str| -> Vec<String> {
        let others = [" steps.", " step.", "the game is not over", "You can still ask"];
        let is_of_game = |line: &&str| !others.iter().any(|other| line.contains(other));
        said.lines().filter(is_of_game).map(str::to_owned).collect()
    };
    let (before, after) = (turns(&before), turns(&replay(&table)));
    assert!(before.len() > 4 && after.len() > before.len(), "{before:#?}\n{after:#?}");
    assert_eq!(after[..before.len()], before);
}

#[test]
fn a_host_that_is_killed_still_shows_how_lots_were_drawn() {
    let mut table = Table::open("");
    let is_host = table.build(1);
    let place = std::mem::replace(&mut table.host.program, Program::start("--version")).kill();
    table.host.program = Program::start_in(place, "resume --lang en");
    table.host.program.says("Ben is back.");
    table.guest().says("The table is back.");
    table.give_up(is_host);
    table.guest().says(FAIR);
    let confirmations = |whose: usize| {
        let record = kept(&table.places[whose], "finished/sniff-1.record");
        record.matches("proof confirmed ").count()
    };
    assert!(until(|| (confirmations(0) == 2 && confirmations(1) == 2).then_some(())).is_some());
    for whose in [0, 1] {
        let ran = table.places[whose].run("verify sniff-1 --lang en", b"");
        assert!(ran.status == 0 && ran.out.contains("2 programs have confirmed"), "{}", ran.out);
    }
}

/// The check of a host's revealed secret runs in the background: the player hears the chat meanwhile.
#[test]
fn chance_is_checked_beside_the_program() {
    let mut table = Table::open("");
    let is_host = table.build(1);
    table.give_up(is_host);
    table.host.program.types("say are you there");
    let told = table.guest().says(FAIR);
    assert!(told.find("Anna: are you there") < told.find(FAIR), "{told}");
}

/// A record is checked in the background: the player who asks for it hears the chat meanwhile.
#[test]
fn whoever_checks_a_record_hears_the_others_meanwhile() {
    let mut table = Table::open("");
    let is_host = table.build(1);
    table.give_up(is_host);
    table.guest().says(FAIR);
    table.host.program.says("Type again to ask everybody");
    table.guest().types("verify");
    table.host.program.types("say are you there");
    let told = table.guest().says("sniff-1: chance was fair.");
    assert!(told.find("Anna: are you there") < told.find("sniff-1: chance was fair."), "{told}");
}

#[test]
fn a_seed_by_hand_is_no_lot_and_the_guest_is_told_so() {
    let mut table = Table::open("--seed 5");
    let is_host = table.build(1);
    table.give_up(is_host);
    let told = "Not checked: the host used --seed, and so chose everything left to chance.";
    table.guest().says(told);
    let (said, _) = table.guest.take().unwrap().end();
    assert_eq!(checks(&said), [told]);
    for whose in [0, 1] {
        let ran = table.places[whose].run("verify sniff-1 --lang en", b"");
        let told = "no lots were drawn for it. 2 programs have confirmed the whole record, including moves and names.";
        assert!(ran.out.contains(told), "{}", ran.out);
        assert_eq!(ran.status, 1);
    }
}

#[test]
fn a_game_that_its_host_has_left_waits_among_those_of_friends() {
    let mut table = Table::open("");
    table.build(1);
    let place = std::mem::replace(&mut table.host.program, Program::start("--version")).kill();
    drop(place);
    table.guest().says("The connection to the table is lost.");
    assert_eq!(checks(&table.guest().text()), Vec::<String>::new());
    table.guest.take().unwrap().kill();
    let lobby = table.lobby(1, "delete sniff-1\nyes\ngames\n");
    assert!(lobby.contains("sniff-1 has been deleted.") && lobby.contains("Games waiting: none."), "{lobby}");
}

#[test]
fn whoever_comes_after_the_lots_is_told_so() {
    let mut table = Table::open("");
    let is_host = table.build(1);
    table.guest.take().unwrap().kill();
    table.host.program.says("The connection to Ben is lost.");
    // A different program with the same name is a different person, and is not let in.
    let other = Program::start(&table.join);
    other.says("All seats at this table are taken.");
    // The same program, whose games are lost.
    let place = Arc::new(Place::new());
    std::fs::create_dir_all(place.path("")).unwrap();
    std::fs::copy(table.places[1].path("far.key"), place.path("far.key")).unwrap();
    table.places[1] = place;
    let guest = Program::start_in(Arc::clone(&table.places[1]), &table.join);
    guest.says("Welcome back to sniff-1.");
    table.guest = Some(guest);
    table.give_up(is_host);
    table.guest().says("Not checked: you had not arrived when lots were drawn.");
    let ran = table.places[1].run("verify sniff-1 --lang en", b"");
    assert!(ran.out.contains("your program's lot is not among those"), "{}", ran.out);
}
