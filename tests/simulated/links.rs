//! Invitations by links, tables that begin to use servers, and programs in a browser.

use std::sync::Arc;

use super::friends::friends;
use super::host::Host;
use super::program::{Program, free_address};
use crate::common::program::Place;

const PAGE: &str = "https://page.example/";

/// The page of the programs that run in a browser here.
const TAB: &str = "https://tab.example/snuffel";

/// A host's table that uses servers, and the link to it.
fn table(args: &str) -> (Program, String) {
    let program = Program::start(&format!("host {args} --page-address {PAGE} --lang en"));
    let text = program.wait("link", |text| text.contains("This link leads here, too:\n") && text.ends_with("> "));
    let link = link_in(&text);
    (program, link)
}

/// The last link in an output, which is on a separate line.
fn link_in(text: &str) -> String {
    let mut links = text.lines().rev().filter(|line| line.starts_with("http"));
    links.next().unwrap_or_else(|| panic!("{text}")).to_owned()
}

/// A user in the lobby.
fn lobby(lang: &str) -> Program {
    let program = Program::attended(Arc::new(Place::new()), &format!("--lang {lang} --name Ben"));
    program.asks();
    program
}

#[test]
fn a_host_hears_the_link_once_after_the_words_and_again_with_them() {
    let (mut host, link) = table("domino 4 easy --name Anna");
    let text = host.text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines[2], lines[3]), ("This link leads here, too:", link.as_str()));
    let words = lines[1].replace(' ', "-");
    assert_eq!(link, format!("{PAGE}#{words}&from=Anna&game=domino&people=3"));
    assert!(host.answers("who").matches("http").count() == 0);
    let again = host.answers("code german");
    assert_eq!(again.matches(PAGE).count(), 1, "{again}");
    assert!(!again.contains(&words), "{again}");
    // The setting can be changed at the table.
    host.answers("page address https://other.example/play");
    assert!(host.answers("code").contains("https://other.example/play#"));
    host.answers("page address off");
    assert!(!host.answers("code").contains("http"));
    // Without a page there is nothing to say of links.
    let host = Program::start("host domino --lang en");
    let text = host.says("1 seat is free.");
    assert!(!text.contains("link") && !text.contains("http"), "{text}");
}

#[test]
fn a_link_names_the_servers_of_the_host_and_none_for_a_room() {
    let (host, link) = table("--relay relay.example --name Anna");
    assert!(link.ends_with("&from=Anna&relay=https%3A%2F%2Frelay.example"), "{link}");
    for (lang, told) in [
        ("en", "According to this link, Anna invites you to a table. Go there? Yes or no."),
        ("de", "Laut diesem Link lädt Anna dich an einen Tisch ein. Gehst du hin? Ja oder nein."),
        ("nl", "Volgens deze link nodigt Anna je uit aan een tafel. Ga je erheen? Ja of nee."),
    ] {
        let mut guest = lobby(lang);
        assert!(guest.answers(&link).contains(told), "{}", guest.text());
        guest.types("yes");
        host.says("Ben is here.");
        guest.types("quit");
        host.says("Ben has left.");
        guest.types("quit");
        guest.wait_for_end();
        host.wait("Ben's leave", |text| text.matches("is here").count() == text.matches("has left").count());
    }
}

#[test]
fn a_display_hears_how_to_get_the_link() {
    let mut host =
        Program::attended(Arc::new(Place::new()), &format!("host domino --page-address {PAGE} --lang en --braille 80"));
    // Enter reads on.
    host.types("\n\n\n\n");
    let text = host.says("1 seat is free.");
    // The five words are long or short, so that a row may end anywhere.
    let words: Vec<&str> = text.split_whitespace().filter(|word| *word != "+>").collect();
    assert!(words.join(" ").contains("Link: code.") && !text.contains("http"), "{text}");
    host.types("code\n\n\n\n\n\n");
    host.says("http");
}

#[test]
fn a_bare_link_asks_and_goes_nowhere_by_itself() {
    let (host, link) = table("domino 3 --name Anna");
    let asks = "According to this link, Anna invites you to a game of domino for 3 people. Go there? Yes or no.";
    let mut guest = lobby("en");
    assert!(guest.answers(&link).contains(asks));
    // Where lines are chosen, both answers come first.
    let offers = guest.offers();
    let first: Vec<&str> = offers[0].lines.iter().map(|line| line.as_str()).collect();
    assert_eq!(first, ["yes", "no"]);
    assert!(guest.answers("no").contains("Nothing has changed."));
    // Without the question, yes means nothing.
    assert!(!guest.answers("yes").contains("Looking"));
    // Anything else is done, and the question is over.
    guest.answers(&link);
    assert!(guest.answers("settings").contains("Language: English."));
    assert!(!guest.answers("yes").contains("Looking"));
    assert!(!host.text().contains("is here"), "{}", host.text());
    guest.answers(&format!("<{link}>"));
    guest.types("y");
    guest.says("At the table: Anna and you.");
    // There is nowhere else to go.
    guest.types(&link);
    guest.says("This link leads to the table where you are.");
    guest.types(&format!("join {link}"));
    guest.wait("the same again", |text| text.matches("This link leads to the table where you are.").count() == 2);
    host.says("Ben is here.");
    assert!(!host.text().contains("has left"), "{}", host.text());
}

#[test]
fn a_link_is_asked_about_in_a_game_and_in_a_room_and_leaves_them_by_a_yes() {
    let (host, link) = table("domino 3 --name Anna");
    let mut guest = lobby("en");
    guest.answers("play domino");
    let asked = guest.answers(&link);
    assert!(asked.contains("Go there?"), "{asked}");
    assert!(guest.answers("no").contains("Nothing has changed."));
    // A question of the game is withdrawn first, so that a yes can only mean the link.
    guest.answers("resign");
    let asked = guest.answers(&link);
    assert!(asked.find("Go there?") > asked.find("You play on."), "{asked}");
    guest.types("yes");
    guest.says("At the table: Anna and you.");
    host.says("Ben is here.");
    let (other, link) = table("--name Cleo");
    guest.types(&link);
    guest.says("Cleo invites you to a table");
    guest.types("yes");
    host.says("Ben has left.");
    other.says("Ben is here.");
}

#[test]
fn join_and_listen_take_a_link_in_place_of_the_words() {
    let (host, link) = table("domino 3 --listeners --name Anna");
    let guest = Program::start(&format!("join {link} --lang de --name Ben"));
    guest.says("Am Tisch: Anna und du.");
    let mut listener = lobby("en");
    listener.types(&format!("listen {link}"));
    listener.says("At the table: Anna and Ben.");
    host.says("Ben is here.");
    let broken = link.replacen('-', "", 1);
    let told = "This link is damaged and does not lead to a table. The five words always work.";
    let (text, status) = Program::start(&format!("join {broken} --lang en")).wait_for_end();
    assert!(text.contains(told) && status == 1, "{text}");
    let mut guest = lobby("en");
    for typed in [broken.clone(), format!("join {broken}"), format!("{PAGE}#")] {
        assert!(guest.answers(&typed).contains(told), "{typed}: {}", guest.text());
    }
}

#[test]
fn a_link_claims_nothing_that_could_be_heard_as_something_else() {
    let (_host, link) = table("domino --name Anna");
    let (plain, _) = link.split_once('&').unwrap();
    let mut guest = lobby("en");
    for claims in ["from=Anna%20won.%0AYou%20lose", "game=chess&people=900", "from=%1B%5B2J"] {
        let told = guest.answers(&format!("{plain}&{claims}"));
        assert!(told.contains("This link invites you to a table. Go there? Yes or no."), "{claims}: {told}");
    }
    let told = guest.answers(&format!("{plain}&game=sniff&people=2"));
    assert!(told.contains("This link invites you to a game of sniff for 2 people."), "{told}");
}

#[test]
fn a_table_without_servers_begins_to_use_them_and_still_does_after_a_restart() {
    let place = Arc::new(Place::new());
    let mut host = Host::start_in(Arc::clone(&place), "en", &format!("sniff --name Anna --page-address {PAGE}"));
    let text = host.program.says("1 seat is free.");
    assert!(!text.contains("http"), "{text}");
    host.program.says("People cannot come to this table from a browser. To let them, type relays on.");
    host.program.types("relays on");
    host.program.says("From now on this table can also be reached through servers");
    let text = host.program.says("This link leads here, too:\nhttp");
    assert!(text.contains("Host and guests learn each other's network address"), "{text}");
    let link = link_in(&text);
    host.program.types("relays on");
    host.program.says("This table already uses servers.");
    let mut guest = Program::in_page(Arc::new(Place::new()), TAB, "--lang en --name Ben");
    guest.answers(&link);
    guest.types("yes");
    guest.says("You play against Anna.");
    host.program.says("You play against Ben.");
    host.program.kill();
    guest.says("The connection to the table is lost.");
    let again = Program::start_in(place, &format!("resume --lang en --page-address {PAGE}"));
    again.wait("link", |text| text.contains("This link leads here, too:\nhttp"));
    again.says("Ben is back.");
    guest.says("back");
}

#[test]
fn servers_can_be_turned_to_in_a_game_by_the_host_alone() {
    let mut host = Host::start(&format!("sniff --name Anna --relays relay.example --page-address {PAGE}"));
    let mut guest = host.guest("--lang en --name Ben");
    host.program.says("You play against Ben.");
    guest.types("relays on");
    host.program.asks();
    let told = host.program.answers("relays on");
    assert!(told.contains("From now on this table can also be reached through servers"), "{told}");
    assert!(link_in(&told).ends_with("&people=2&relay=https%3A%2F%2Frelay.example"), "{told}");
    guest.says("Only the host decides whether this table uses servers.");
    // The page may be named in a game, too.
    host.program.answers("page address https://other.example");
    assert!(link_in(&host.program.answers("code")).starts_with("https://other.example/#"));
}

#[test]
fn who_cannot_come_and_how_that_changes_is_told_in_every_language() {
    for (lang, words, told) in [
        (
            "en",
            "relays on",
            ["People cannot come to this table from a browser.", "From now on this table can also be reached"],
        ),
        (
            "de",
            "server an",
            ["Aus einem Browser kommt niemand an diesen Tisch.", "Von jetzt an ist dieser Tisch auch über Server"],
        ),
        (
            "nl",
            "servers aan",
            ["Vanuit een browser kan niemand bij deze tafel komen.", "Van nu af aan is deze tafel ook via servers"],
        ),
    ] {
        let options = format!("domino --name Anna --page-address {PAGE}");
        let mut host = Host::start_in(Arc::new(Place::new()), lang, &options);
        let [cannot, can] = told;
        let text = host.program.says(cannot);
        assert!(text.contains(words), "{text}");
        host.program.types(words);
        host.program.says(can);
        host.program.says(PAGE);
    }
}

#[test]
fn what_a_browser_means_for_a_table_is_told_in_every_language() {
    for (lang, told) in [
        (
            "de",
            [
                "Einen Tisch im Browser erreichen andere nur über Server.",
                "Dieser Tisch ist da, solange dieser Tab offen ist.",
            ],
        ),
        (
            "nl",
            [
                "Een tafel in een browser is alleen via servers te bereiken.",
                "Deze tafel is er zolang dit tabblad open is.",
            ],
        ),
    ] {
        let mut host = Program::in_page(Arc::new(Place::new()), TAB, &format!("--lang {lang}"));
        let [cannot, can] = told;
        host.answers("host --no-relay");
        host.says(cannot);
        host.answers("host");
        host.says(can);
    }
}

#[test]
fn without_a_table_relays_on_says_where_it_belongs() {
    let mut program = lobby("en");
    for typed in ["relays on", "settings relays on"] {
        let told = program.answers(typed);
        assert!(told.contains("That is for a table that you have opened with --no-relay."), "{told}");
    }
    program.answers("play domino");
    assert!(program.answers("relays on").contains("That is for a table"));
    let mut guest = lobby("en");
    let host = Host::start("domino 3 --name Anna");
    guest.types(&host.call("join", ""));
    guest.says("At the table: Anna and you.");
    guest.types("relays on");
    guest.says("Only the host decides whether this table uses servers.");
}

#[test]
fn a_friend_is_invited_by_servers_once_the_table_uses_them() {
    let (anna, ben) = friends();
    let door = free_address();
    ben.run(&format!("invitations on --no-relay --bind {door} --lang en"), b"");
    let mut guest = Program::attended(ben, "--lang en");
    guest.asks();
    let mut host = Host::start_in(anna, "en", "domino 3 --name Anna");
    host.program.says("2 seats are free.");
    host.program.answers("relays on");
    host.program.types(&format!("invite Ben --address {door}"));
    guest.says("Anna invites you to a game of domino.");
    guest.types("join Anna");
    guest.says("At the table: Anna and you.");
}

#[test]
fn a_host_in_a_browser_is_told_how_long_the_table_is_there() {
    let mut host = Program::in_page(Arc::new(Place::new()), TAB, "--lang en --name Anna");
    host.asks();
    let told = host.answers("host domino");
    assert_eq!(told.matches("This table is here as long as this tab is open.").count(), 1, "{told}");
    assert!(link_in(&told).starts_with(&format!("{TAB}#")), "{told}");
    let mut guest = lobby("en");
    guest.answers(&link_in(&told));
    guest.types("yes");
    host.says("Ben is here.");
    // A page that the player has named comes first.
    let mut other = Program::in_page(Arc::new(Place::new()), TAB, &format!("--lang en --page-address {PAGE}"));
    other.asks();
    assert!(link_in(&other.answers("host")).starts_with(PAGE));
    assert!(!lobby("en").answers("host").contains("tab is open"));
}

#[test]
fn what_a_browser_cannot_do_is_told_at_once() {
    let address = free_address();
    let host = Host::start("domino 3 --name Anna");
    let mut program = Program::in_page(Arc::new(Place::new()), TAB, "--lang en --name Ben");
    program.asks();
    for (options, option) in [
        ("--no-relay".to_owned(), "--no-relay"),
        (format!("--bind {address}"), "--bind"),
        (format!("--address {address}"), "--address"),
    ] {
        let told = program.answers(&format!("host domino {options}"));
        let expected = format!("A table in a browser can only be reached through servers, so leave out {option}.");
        assert!(told.contains(&expected) && !told.contains("five words"), "{told}");
        let told = program.answers(&format!("join {} {options}", host.words));
        let expected = format!(
            "From a browser, tables can only be reached through servers. Ask the host to type relays on, and then join \
             without {option}."
        );
        assert!(told.contains(&expected) && !told.contains("Looking"), "{told}");
        let told = program.answers(&format!("invitations on {options}"));
        assert!(told.contains(&format!("so leave out {option}.")), "{told}");
    }
}

#[test]
fn an_invitation_that_leads_around_servers_is_refused_in_a_browser() {
    let (anna, ben) = friends();
    ben.run("invitations on --lang en", b"");
    let mut guest = Program::in_page(ben, TAB, "--lang en");
    guest.asks();
    let mut host = Host::start_in(anna, "en", "domino 3 --name Anna");
    host.program.says("2 seats are free.");
    host.program.types("invite Ben");
    guest.says("Anna invites you to a game of domino.");
    let told = guest.answers("join Anna");
    assert!(told.contains("Ask Anna to type relays on and to invite you again."), "{told}");
    host.program.answers("relays on");
    host.program.types("invite Ben");
    guest.wait("another invitation", |text| text.matches("Anna invites you").count() == 2);
    guest.types("join Anna");
    guest.says("At the table: Anna and you.");
}

#[test]
fn a_table_and_a_door_without_servers_have_some_once_they_are_in_a_browser() {
    let (anna, ben) = friends();
    let host = Host::start_in(Arc::clone(&anna), "en", "sniff --name Anna");
    let guest = host.guest_in(Arc::clone(&ben), "--lang en --name Ben");
    host.program.says("You play against Ben.");
    host.program.kill();
    drop(guest);
    ben.run(&format!("invitations on --no-relay --bind {} --lang en", free_address()), b"");
    let ben = Program::in_page(ben, TAB, "--lang en --name Ben");
    ben.asks();
    let mut anna = Program::in_page(anna, TAB, "--lang en --name Anna");
    anna.asks();
    anna.types("resume");
    let told = anna.says("Not back yet: Ben.");
    assert!(told.contains(&format!("This link leads here, too:\n{TAB}#")), "{told}");
    anna.types("invite Ben");
    ben.says("Anna invites you to a game of sniff.");
}

#[test]
fn in_a_browser_only_servers_learn_an_address() {
    let mut host = Program::in_page(Arc::new(Place::new()), TAB, "--lang en");
    host.asks();
    let told = host.answers("host");
    assert!(told.contains("The servers that bring you together learn your network address"), "{told}");
    assert!(!told.contains("--relay-only"), "{told}");
}

#[test]
fn a_later_question_takes_the_place_of_that_about_a_link() {
    let (_other, link) = table("--name Cleo");
    let mut host = Host::start("--name Anna");
    let mut guest = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.");
    host.program.types(&link);
    host.program.says("Go there? Yes or no.");
    guest.says("At the table: Anna and you.");
    guest.types("propose sniff");
    guest.says("Everybody has been asked.");
    host.program.says("Ben proposes sniff.");
    host.program.types("yes");
    host.program.says("You play against Ben.");
    guest.says("You play against Anna.");
}

#[test]
fn a_link_in_place_of_an_answer_is_asked_about_next() {
    let (host, link) = table("domino 3 --name Anna");
    let mut guest = lobby("en");
    guest.answers("play sniff");
    guest.answers("build");
    guest.answers("quit");
    assert!(guest.answers("delete 1").contains("Yes or no"), "{}", guest.text());
    assert!(guest.answers(&link).contains("Go there? Yes or no."), "{}", guest.text());
    guest.types("yes");
    guest.says("At the table: Anna and you.");
    host.says("Ben is here.");
    assert!(guest.place.run("games --lang en", b"").out.contains("1 game is waiting"));
}

#[test]
fn a_link_from_a_pipe_needs_its_yes_as_well() {
    let (host, link) = table("domino 3 --name Anna");
    let mut guest = Program::start("--lang de --name Ben");
    guest.types(&format!("{link}\nja"));
    guest.says("für 3 Leute ein. Gehst du hin? Ja oder nein.");
    guest.says("Am Tisch: Anna und du.");
    host.says("Ben is here.");
    let mut guest = Program::start("--lang nl --name Cleo");
    guest.types(&format!("{link}\nnee"));
    guest.says("voor domino met 3 mensen. Ga je erheen? Ja of nee.");
    guest.says("Er is niets gebeurd.");
    let (text, _) = guest.end();
    assert!(!text.contains("Ik zoek de tafel."), "{text}");
}

#[test]
fn a_friend_who_has_not_answered_is_called_again_when_the_table_turns_to_servers() {
    let (anna, ben) = friends();
    ben.run("invitations on --lang en", b"");
    let mut host = Host::start_in(anna, "en", "domino 3 --name Anna");
    host.program.says("2 seats are free.");
    host.program.answers("invite Ben");
    host.program.answers("relays on");
    let mut guest = Program::in_page(ben, TAB, "--lang en");
    guest.says("Anna invites you to a game of domino.");
    host.program.says("Ben has been told.");
    guest.types("join Anna");
    guest.says("At the table: Anna and you.");
}
