//! Friends: which are saved, which are recognised, and which are not.

use std::sync::Arc;

use super::host::Host;
use crate::common::program::Place;

/// The places of Anna and Ben, who have played with each other and saved each other as friends.
pub fn friends() -> (Arc<Place>, Arc<Place>) {
    let (anna, ben) = (Arc::new(Place::new()), Arc::new(Place::new()));
    let mut host = Host::start_in(Arc::clone(&anna), "en", "domino --name Anna");
    let mut guest = host.guest_in(Arc::clone(&ben), "--lang en --name Ben");
    guest.says("Hand 1.");
    guest.types("friend Anna");
    guest.says("Anna is now your friend. To ask Anna to your table");
    host.program.says("Hand 1.");
    host.program.types("friend Ben");
    host.program.says("Ben is now your friend.");
    host.program.types("friend Cleo");
    host.program.says("Nobody called Cleo is at your table.");
    host.program.types("quit");
    host.program.wait_for_end();
    guest.wait_for_end();
    (anna, ben)
}

#[test]
fn friends_are_kept_listed_and_forgotten() {
    let (anna, _ben) = friends();
    let said = |args: &str| anna.run(&format!("{args} --lang en"), b"").out;
    let off = "Friends cannot invite you. To let them, type invitations on.\n";
    assert_eq!(said("friends"), format!("Your friends: Ben.\n{off}"));
    assert_eq!(said("freunde"), format!("Your friends: Ben.\n{off}"));
    let can = "Friends can invite you while this program is open. To end that, type invitations off.\n";
    let on = said("invitations on");
    assert!(
        on.starts_with("From now on friends can invite you while this program is open. The public servers"),
        "{on}"
    );
    assert_eq!(said("invitations off"), off);
    // Without those servers, no address is disclosed.
    assert_eq!(said("invitations on --no-relay --bind 127.0.0.1:4500"), can);
    assert_eq!(said("invitations"), can);
    assert_eq!(said("invitations off"), off);
    let typed = "friend Ben\nunfriend Cleo\nunfriend ben\nfriend Ben\nfriends\nunfriend Ben\nfriends\n";
    let lobby = anna.run("--lang en", typed.as_bytes()).out;
    for line in [
        "Ben is already your friend.",
        "Which friend? You have Ben.",
        "Ben is forgotten. To undo that while this program is open, type friend Ben.",
        "Ben is now your friend.",
        "You have no friends here yet. To make Ben your friend, type friend Ben when you are at a table together.",
    ] {
        assert!(lobby.contains(line), "{line}:\n{lobby}");
    }
}

#[test]
fn a_friend_is_known_by_the_key_and_not_by_the_name() {
    let (anna, ben) = friends();
    let host = Host::start_in(Arc::clone(&anna), "en", "domino 4 --name Anna");
    let eve = host.guest("--lang en --name Ben");
    host.program.says("Ben is here.\nThis is not the Ben you know, but somebody else with that name.");
    // A friend with a different name is recognised, and the others are told.
    let benny = host.guest_in(ben, "--lang en --name Benny");
    host.program.says("Benny is here.\nBenny is your friend Ben.");
    // There is no message about unknown people, and none is repeated.
    let cleo = host.guest("--lang en --name Cleo");
    let text = host.program.says("Hand 1.");
    assert_eq!((text.matches("not the Ben").count(), text.matches("your friend").count()), (1, 1), "{text}");
    drop((eve, benny, cleo));
}

#[test]
fn a_guest_knows_a_host_and_other_guests() {
    let (anna, ben) = friends();
    let host = Host::start("domino 3 --name Anna");
    let guest = host.guest_in(Arc::clone(&ben), "--lang en --name Ben");
    guest.says("This is not the Anna you know, but somebody else with that name.");
    let other = host.guest_in(anna, "--lang en --name Annabel");
    guest.says("Annabel is your friend Anna.");
    drop(other);
    let own = Host::start_in(ben, "en", "domino --name Ben");
    let eve = own.guest("--lang en --name Anna");
    own.program.says("This is not the Anna you know");
    drop(eve);
}

/// A mistyped game opens no table, whether or not a friend is named.
#[test]
fn what_is_no_game_is_told_and_opens_no_table() {
    let (anna, _ben) = friends();
    for typed in ["host Ben schnuuf", "invite ben schnuuf", "host schnuuf", "play schnuuf"] {
        let text = anna.run("--lang en", format!("{typed}\n").as_bytes()).out;
        assert!(text.contains("I do not understand \"schnuuf\". Did you mean schnuff?"), "{typed}: {text}");
        assert!(!text.contains("five words"), "{typed}: {text}");
    }
    // The beginning of a name suffices, and the program says how it was understood.
    let mut host = Host::start_in(anna, "en", "schnuf --name Anna");
    host.program.says("The game is schnuff.\n1 seat is free.");
    host.program.types("invite ben schnuff");
    host.program.says("\"schnuff\" is not expected here. To ask Ben to this table, type invite Ben.");
    let mut host = Host::start("--name Anna");
    host.program.types("propose schnuuf");
    host.program.says("Did you mean schnuff?");
    assert!(!host.program.text().contains("Everybody has been asked."), "{}", host.program.text());
}
