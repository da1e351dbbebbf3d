//! Tests with whole games, of honest hosts and of hosts who cheat.

use rand::RngExt as _;

use super::*;
use crate::deadline::Deadline;
use crate::player::Player;
use crate::remote::card::Identity;
use crate::remote::confirmation::{Confirmation, Confirmed, Digest, public_part};
use crate::remote::peer::Peer;
use crate::rng::stream;
use crate::seat::Seats;
use crate::table::Due;

/// A game as its host recorded it, and as its guest received it.
struct Game {
    sheet: Sheet,
    stake: Stake,
    table: Box<dyn Match>,
    revealed: Revealed,
}

/// Checks a report of a game synchronously.
fn judge(visitor: &Visitor<'_>, revealed: &Revealed) -> Fairness {
    match Judgement::begin(visitor, revealed) {
        Ok(judgement) => {
            let answer = games::answer(&judgement.question(), Deadline::NEVER).ok();
            judgement.conclude(answer)
        }
        Err(flaw) => Fairness::Flaw(flaw),
    }
}

impl Game {
    fn judge(&self) -> Fairness {
        judge(&Visitor { sheet: &self.sheet, stake: Some(self.stake), table: self.table.as_ref() }, &self.revealed)
    }

    fn kept(&self) -> String {
        kept(&Visitor { sheet: &self.sheet, stake: Some(self.stake), table: self.table.as_ref() }, &self.revealed)
    }

    /// The record as the host saves it.
    fn of_host(&self) -> String {
        let proof = Proof { lots: self.revealed.lots.clone(), ..Proof::default() };
        format!("{}{proof}", self.revealed.record)
    }
}

fn lots() -> Lots {
    Lots { game: 1, secret: [1; 16], shares: vec![(Seat::SECOND, [2; 16]), (Seat::new(2).unwrap(), [3; 16])] }
}

fn stake() -> Stake {
    Stake { game: 1, commitment: lots().commitment(), share: [2; 16], is_again: false }
}

/// A game between a host and guests, of three players, or two if the game does not allow three, with this seed. The
/// computer player of this name decides for all.
fn played(game: &str, seed: u64, player: &str) -> Game {
    let kind = games::named(game).unwrap();
    let count = if kind.seats().contains(&3) { 3 } else { 2 };
    let seated = |names: [&str; 3]| -> Vec<Player> {
        names.into_iter().take(count).map(|player| player.parse().unwrap()).collect()
    };
    let players = seated(["human:Anna", "far:Ben", "far:Cleo"]);
    let options = kind.agree(&[]).unwrap();
    let header = Header { game: game.to_owned(), players, seed, options: options.clone() };
    let mut table = kind.open(&Record { header: header.clone(), lines: Vec::new() }).unwrap();
    table.keep_lines();
    table.connect(Seat::SECOND, 0).unwrap();
    for seat in Seats::first(count).iter() {
        table.replace(seat, true);
        assert!(table.seat_player(seat, player));
    }
    table.settle();
    let sheet = Sheet {
        game: game.parse().unwrap(),
        options: options.parse().unwrap(),
        players: seated(["far:Anna", "human:Ben", "far:Cleo"]),
        seat: Seat::SECOND,
        taken: Seats::first(count),
        is_room: false,
    };
    let mut guest: Option<Box<dyn Match>> = None;
    loop {
        while let Some((seat, bytes)) = table.fetch() {
            match &mut guest {
                None => guest = Some(kind.visit(sheet.players.clone(), Some(seat), 5, &bytes).unwrap()),
                Some(guest) => guest.bring(seat, &bytes).unwrap(),
            }
        }
        let Due::Seats(due) = table.due() else { break };
        assert!(table.decide(due.iter().next().unwrap(), Deadline::NEVER));
    }
    let record = format!("{header}{}", table.take_lines());
    let revealed = Revealed { lots: Some(lots()), record };
    Game { sheet, stake: stake(), table: guest.unwrap(), revealed }
}

fn fair() -> Game {
    played("schnuff", lots().seed(), "random")
}

#[test]
fn what_an_honest_host_has_told_is_fair() {
    for game in ["schnuff", "domino"] {
        let game = played(game, lots().seed(), "random");
        assert_eq!(game.judge(), Fairness::Fair);
        let draws = game.revealed.record.lines().filter(|line| line.starts_with("chance ")).count();
        assert!(draws > 1, "{draws}");
        let shown = |is_witnessed| Ok(Shown { drawn: draws, programs: 3, is_witnessed, confirmed: 0 });
        assert_eq!(examine(&game.kept()), shown(true));
        assert_eq!(examine(&game.of_host()), shown(false));
        // With Windows line ends.
        assert_eq!(examine(&game.kept().replace('\n', "\r\n")), shown(true));
    }
}

/// Notes are private, and must not affect the lots.
#[test]
fn notes_change_no_lot_and_are_not_told() {
    let mut game = fair();
    let action = game.revealed.record.lines().skip(5).position(|line| !line.starts_with("chance ")).unwrap();
    let mut lines: Vec<&str> = game.revealed.record.lines().collect();
    lines.insert(5 + action, "note 1 my secret");
    let noted: String = lines.iter().map(|line| format!("{line}\n")).collect();
    assert_eq!(public_part(&format!("{noted}proof secret 1 00\n")), game.revealed.record);
    game.revealed.record = noted;
    assert_eq!(game.judge(), Fairness::Fair);
    assert!(!game.kept().contains("my secret"));
    game.table.note(Seat::SECOND, "mine".parse().unwrap());
    assert!(game.kept().contains("note 2 mine\nproof guest 2\n"), "{}", game.kept());
    assert!(examine(&game.kept()).is_ok());
}

#[test]
fn another_secret_or_another_game_number_is_noticed() {
    for other in [Lots { secret: [9; 16], ..lots() }, Lots { game: 2, ..lots() }] {
        let mut game = played("schnuff", other.seed(), "random");
        game.revealed.lots = Some(other);
        assert_eq!(game.judge(), Fairness::Flaw(Flaw::Secret));
        assert_eq!(examine(&game.kept()), Err(Unshown::Flaw(Flaw::Secret)));
    }
    let mut game = fair();
    // The host chose the seed after promising lots.
    game.revealed.lots = None;
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Secret));
}

#[test]
fn an_answer_that_is_left_out_or_changed_is_noticed() {
    let mut without = lots();
    without.shares.remove(0);
    let mut changed = lots();
    changed.shares[0].1[7] ^= 1;
    let mut twice = lots();
    twice.shares.insert(0, (Seat::SECOND, [2; 16]));
    let mut beyond = lots();
    beyond.shares.push((Seat::new(4).unwrap(), [2; 16]));
    let mut reversed = lots();
    reversed.shares.reverse();
    for (lots, verdict, unshown) in [
        (without, Fairness::Late, Unshown::Late(0)),
        (changed, Fairness::Flaw(Flaw::Share), Unshown::Flaw(Flaw::Share)),
        (twice, Fairness::Flaw(Flaw::Share), Unshown::Flaw(Flaw::Share)),
        (beyond, Fairness::Flaw(Flaw::Share), Unshown::Flaw(Flaw::Share)),
        (reversed, Fairness::Flaw(Flaw::Share), Unshown::Flaw(Flaw::Share)),
    ] {
        let mut game = played("schnuff", lots.seed(), "random");
        game.revealed.lots = Some(lots);
        assert_eq!(game.judge(), verdict);
        assert_eq!(examine(&game.kept()), Err(unshown));
    }
}

#[test]
fn lots_that_were_drawn_again_are_noticed() {
    let mut game = fair();
    game.stake.is_again = true;
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Again));
}

#[test]
fn whoever_hosts_and_computers_have_no_lots_to_choose() {
    let mut shares = lots().shares;
    shares.insert(0, (Seat::FIRST, [9; 16]));
    let other = Lots { shares, ..lots() };
    let mut game = played("schnuff", other.seed(), "random");
    game.revealed.lots = Some(other);
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Share));
    // The same for a table that was announced differently.
    let mut game = fair();
    game.sheet.players[2] = "hard".parse().unwrap();
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Record));
}

#[test]
fn another_seed_is_noticed() {
    let game = played("schnuff", 7, "random");
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Seed));
    assert_eq!(examine(&game.kept()), Err(Unshown::Flaw(Flaw::Seed)));
}

#[test]
fn an_outcome_of_chance_that_was_not_drawn_is_noticed() {
    let mut game = fair();
    let text = game.revealed.record.clone();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with("chance dice")).take(3) {
        let (rest, last) = line.split_at(line.len() - 1);
        let other = if last == "6" { "5" } else { "6" };
        let changed: String = text
            .lines()
            .enumerate()
            .map(|(at, line)| if at == index { format!("{rest}{other}\n") } else { format!("{line}\n") })
            .collect();
        game.revealed.record = changed;
        assert_eq!(game.judge(), Fairness::Flaw(Flaw::Drawn(index + 1)));
        assert_eq!(examine(&game.kept()), Err(Unshown::Flaw(Flaw::Drawn(index + 1))));
    }
}

#[test]
fn a_record_of_something_else_than_was_told_is_noticed() {
    // Other decisions with the same lots.
    let mut game = fair();
    game.revealed.record = played("schnuff", lots().seed(), "easy").revealed.record;
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Told));
    // The record is of a game, but the guest received less of it.
    let mut game = fair();
    let opening = {
        let kind = games::named("schnuff").unwrap();
        let header = Record::parse(&game.revealed.record).unwrap().header;
        let mut table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
        table.connect(Seat::SECOND, 0).unwrap();
        table.fetch().unwrap().1
    };
    let kind = games::named("schnuff").unwrap();
    game.table = kind.visit(game.sheet.players.clone(), Some(Seat::SECOND), 5, &opening).unwrap();
    assert_eq!(game.judge(), Fairness::Flaw(Flaw::Told));
}

#[test]
fn what_is_no_whole_record_of_the_game_is_noticed() {
    let text = fair().revealed.record;
    let lines: Vec<&str> = text.lines().collect();
    let cut = |count: usize| lines[..count].iter().map(|line| format!("{line}\n")).collect::<String>();
    let action = lines.iter().position(|line| line.starts_with("1 ")).unwrap();
    for (what, record) in [
        ("nothing", String::new()),
        ("half", cut(lines.len() / 2)),
        ("the header", cut(5)),
        ("no end", text.trim_end().to_owned()),
        ("no header", text.replacen("snuffel", "snuffle", 1)),
        ("another game", text.replacen("game schnuff", "game domino", 1)),
        ("no game", text.replacen("game schnuff", "game chess", 1)),
        ("other options", text.replacen("end=last", "end=first", 1)),
        ("fewer seats", text.replacen(" far:Cleo", "", 1)),
        ("more seats", text.replacen(" far:Cleo", " far:Cleo far:Dora", 1)),
        ("an action twice", text.replacen(lines[action], &format!("{0}\n{0}", lines[action]), 1)),
        ("a proof", fair().of_host()),
        ("control bytes", text.replacen(lines[action], "1 \u{1b}[31m", 1)),
    ] {
        let mut game = fair();
        game.revealed.record = record;
        assert_eq!(game.judge(), Fairness::Flaw(Flaw::Record), "{what}");
    }
    for (what, record) in [("half", cut(lines.len() / 2)), ("other seats", text.replacen("far:Ben ", "", 1))] {
        let proof = Proof { lots: Some(lots()), ..Proof::default() };
        assert!(examine(&format!("{record}{proof}")).is_err(), "{what}");
    }
}

#[test]
fn who_chose_the_seed_or_came_late_is_told_so() {
    let mut game = fair();
    let visitor = Visitor { sheet: &game.sheet, stake: None, table: game.table.as_ref() };
    assert_eq!(judge(&visitor, &game.revealed), Fairness::Absent);
    assert_eq!(examine(&kept(&visitor, &game.revealed)), Err(Unshown::Late(0)));
    game.revealed.lots = None;
    let visitor = Visitor { sheet: &game.sheet, stake: None, table: game.table.as_ref() };
    assert_eq!(judge(&visitor, &game.revealed), Fairness::Chosen);
    let chosen = kept(&visitor, &game.revealed);
    assert_eq!(examine(&chosen), Err(Unshown::Unproven(0)));
    // The confirmations of the record are known there, too, and so is a change to it.
    let mut by = Confirmed::new(Peer::from_key([5; 32]), 1);
    let digest = Digest::new(by.table, by.game, &chosen).unwrap();
    for program in [1, 2] {
        by.add(digest, Confirmation::sign(digest, &Identity::derive([program; 32])));
    }
    let sealed = by.sealed(&chosen).unwrap();
    assert_eq!(examine(&sealed), Err(Unshown::Unproven(2)));
    assert_eq!(examine(&sealed.replacen("Ben", "Bea", 1)), Err(Unshown::Flaw(Flaw::Confirmed)));
}

#[test]
fn a_record_without_a_sound_proof_shows_nothing() {
    let game = fair();
    assert_eq!(examine(&game.revealed.record), Err(Unshown::Unproven(0)));
    let alone = Lots { shares: Vec::new(), ..lots() };
    let mut game = played("schnuff", alone.seed(), "random");
    game.revealed.lots = Some(alone);
    assert_eq!(examine(&game.of_host()), Err(Unshown::Unproven(0)));
    let spoilt = fair().of_host().replacen("proof secret", "proof public", 1);
    assert!(matches!(examine(&spoilt), Err(Unshown::Damaged(damage)) if damage.reason == Reason::Unreadable));
    assert!(matches!(examine(""), Err(Unshown::Damaged(damage)) if damage.reason == Reason::NoRecord));
}

/// A game whose record the host and a guest have confirmed, as each of them saves it.
fn confirmed(game: &str) -> [String; 2] {
    let of_two = Lots { shares: lots().shares[..1].to_vec(), ..lots() };
    let mut game = played(game, of_two.seed(), "random");
    let stake = Stake { commitment: of_two.commitment(), ..stake() };
    (game.revealed.lots, game.stake) = (Some(of_two), stake);
    assert_eq!(game.judge(), Fairness::Fair);
    let table = Peer::from_key([8; 32]);
    let mut confirmed = Confirmed::new(table, 9);
    // Each signs its own text of the record.
    for (text, identity) in [(game.of_host(), [1; 32]), (game.kept(), [2; 32])] {
        let digest = Digest::new(table, 9, &text).unwrap();
        assert!(confirmed.add(digest, Confirmation::sign(digest, &Identity::derive(identity))));
    }
    [game.of_host(), game.kept()].map(|text| confirmed.sealed(&text).unwrap())
}

#[test]
fn of_a_record_that_was_confirmed_no_byte_can_be_changed() {
    let mut random = stream(1, 83, 0);
    for kind in games::ALL {
        for text in confirmed(kind.id()) {
            assert_eq!(examine(&text).map(|shown| shown.confirmed), Ok(2), "{text}");
            for _ in 0..100 {
                let mut bytes = text.clone().into_bytes();
                let place = random.random_range(0..bytes.len());
                bytes[place] ^= random.random_range(1..128_u8);
                // Bytes that are not text are not read at all.
                if let Ok(changed) = str::from_utf8(&bytes) {
                    let shown = examine(changed);
                    assert!(shown.is_err(), "{}: {place}: {shown:?}\n{changed}", kind.id());
                }
            }
        }
    }
}

#[test]
fn a_winner_or_a_name_that_was_swapped_is_noticed() {
    let [of_host, _] = confirmed("schnuff");
    let place = of_host.rfind("\n1 ").unwrap() + 1;
    let (before, after) = (&of_host[..place], of_host[place..].split_once('\n').unwrap().1);
    let resigned = |seat| format!("{before}{seat} resign\n{after}");
    for changed in [resigned(1), resigned(2), of_host.replacen("far:Ben", "far:Bea", 1)] {
        assert_ne!(changed, of_host);
        assert_eq!(examine(&changed), Err(Unshown::Flaw(Flaw::Confirmed)));
    }
    // Without its confirmations, a record is as unprotected as before.
    let (bare, _) = of_host.split_once("proof table").unwrap();
    assert_eq!(examine(&bare.replacen("far:Ben", "far:Bea", 1)).map(|shown| shown.confirmed), Ok(0));
}

/// The longest tournament has half as many lines. A host that sends more is trying to keep the guest's program busy.
#[test]
fn a_record_that_is_longer_than_any_game_is_none() {
    let game = fair();
    let text = &game.revealed.record;
    let place = text.rfind("\n1 ").unwrap() + 1;
    let lines = text.lines().count() - Header::OPTIONS_LINE;
    for (more, verdict) in
        [(MOST_LINES - lines, Fairness::Fair), (MOST_LINES - lines + 1, Fairness::Flaw(Flaw::Record))]
    {
        let record = format!("{}{}{}", &text[..place], "note 1 x\n".repeat(more), &text[place..]);
        let revealed = Revealed { record, ..game.revealed.clone() };
        let visitor = Visitor { sheet: &game.sheet, stake: Some(game.stake), table: game.table.as_ref() };
        assert_eq!(judge(&visitor, &revealed), verdict);
    }
}

#[test]
fn a_game_that_is_not_over_waits_and_nothing_else_does() {
    let text = fair().revealed.record;
    let place = text.rfind("\n1 ").unwrap() + 1;
    assert_eq!(examine(&text[..place]), Err(Unshown::Open));
    // This holds even if chance does not follow from the seed.
    let other = text[..place].replacen(&format!("seed {}\n", lots().seed()), "seed 1\n", 1);
    assert_eq!(examine(&other), Err(Unshown::Open));
    for other in [&text[..], &text[..place - 1], &text[..40], "", &text[..place].replacen("schnuff", "chess", 1)] {
        assert_ne!(examine(other), Err(Unshown::Open), "{other}");
    }
}
