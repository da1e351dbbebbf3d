//! Bytes from outside, randomly damaged: `fuzz/bodies.rs`, shared with `cargo fuzz`, contains the required properties.
//!
//! `SNUFFEL_FUZZ` sets the number of attempts for each entrance, 20 by default; `.ci/run` makes 200.

#[path = "../fuzz/bodies.rs"]
mod bodies;

use std::fs;
use std::panic;
use std::path::{Path, PathBuf};

use rand::RngExt as _;
use rand::seq::IndexedRandom;
use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::Game;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::kind::Kind;
use snuffel::player::{Level, Player};
use snuffel::question::{Choice, Finding, Query, Question};
use snuffel::record::{Header, Record};
use snuffel::remote::message::{Hello, Matter, Resolution, Whereabouts};
use snuffel::rng::{Rng, stream};
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::settings;
use snuffel::table::{Due, Side as _, Table};
use snuffel::tournament::Tournament;
use snuffel::wire::Outlet;

/// Typical content of hostile text.
const HOSTILE: &[&str] = &[
    "\u{1b}[31m",
    "\0",
    "\u{202e}",
    "\u{200b}",
    "\u{e000}",
    "-1",
    "0",
    "99999999999999999999",
    "1e9",
    "?",
    ";",
    ":",
    "/",
    " ",
    "\n",
    "\r\n",
    "\t",
    "`",
    "\"",
    "{ $name }",
    "yes",
    "no",
    "undo",
    "help",
    "rules",
    "note",
    "quit",
    "resign",
    "E4",
    "1.1",
    "A1-A2",
    "treasure",
    "ä",
    "🎲",
    "human",
    "chance",
    "=",
    "x",
];

fn tries() -> u64 {
    let tries = std::env::var("SNUFFEL_FUZZ").ok();
    tries.and_then(|tries| tries.parse().ok()).unwrap_or(20)
}

/// The files with this extension below a folder of the sources.
fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for path in paths {
            match path.is_dir() {
                true => folders.push(path),
                false if has_ending(&path, ending) => texts.push(fs::read(path).unwrap()),
                false => {}
            }
        }
    }
    assert!(!texts.is_empty(), "{folder} has no {ending}");
    texts
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}

/// A sample with parts changed, omitted, doubled, or taken from another sample or from hostile text.
fn spoil(samples: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut bytes = samples.choose(random).unwrap().clone();
    for _ in 0..random.random_range(0..6) {
        let from = random.random_range(0..=bytes.len());
        let to = (from + random.random_range(0..40)).min(bytes.len());
        match random.random_range(0..6) {
            0 => drop(bytes.drain(from..to)),
            1 => {
                let piece = bytes[from..to].to_vec();
                bytes.splice(from..from, piece);
            }
            2 => {
                let other = samples.choose(random).unwrap();
                let start = random.random_range(0..=other.len());
                let piece = &other[start..(start + to - from).min(other.len())];
                bytes.splice(from..to, piece.iter().copied());
            }
            3 => bytes.truncate(from),
            4 if from < bytes.len() => bytes[from] ^= 1 << random.random_range(0..8),
            _ => drop(bytes.splice(from..from, HOSTILE.choose(random).unwrap().bytes())),
        }
    }
    bytes
}

/// The same for samples that consist of `head` bytes followed by messages with lengths: messages are damaged, doubled,
/// omitted and swapped, without disturbing the framing.
fn spoil_messages(samples: &[Vec<u8>], head: usize, random: &mut Rng) -> Vec<u8> {
    let sample = samples.choose(random).unwrap();
    let (head, mut rest) = sample.split_at(head);
    let mut messages = Vec::new();
    while let Some((length, bytes)) = rest.split_first_chunk() {
        let (message, bytes) = bytes.split_at(usize::from(u16::from_be_bytes(*length)));
        messages.push(message.to_vec());
        rest = bytes;
    }
    for _ in 0..random.random_range(1..6) {
        let place = random.random_range(0..messages.len());
        let other = random.random_range(0..messages.len());
        match random.random_range(0..8) {
            0 => messages.insert(place, messages[other].clone()),
            1 if messages.len() > 1 => drop(messages.remove(place)),
            2 => messages.swap(place, other),
            // A break of the connection.
            3 => messages.insert(place, Vec::new()),
            _ => messages[place] = spoil(&[messages[place].clone()], random),
        }
    }
    let framed = messages.iter().flat_map(|message| {
        let length = u16::try_from(message.len()).unwrap_or(u16::MAX);
        [&length.to_be_bytes()[..], &message[..length.into()]].concat()
    });
    head.iter().copied().chain(framed).collect()
}

/// Checks a property with the samples as they are and with damaged ones; reports the bytes for which it fails.
fn holds(body: fn(&[u8]), samples: &[Vec<u8>], tries: u64, number: u64) {
    holds_with(body, samples, tries, number, |_, random| spoil(samples, random));
}

/// The same with every other sample damaged message by message, after `head` bytes.
fn holds_in_messages(body: fn(&[u8]), samples: &[Vec<u8>], head: usize, tries: u64, number: u64) {
    holds_with(body, samples, tries, number, |of_messages, random| match of_messages {
        true => spoil_messages(samples, head, random),
        false => spoil(samples, random),
    });
}

fn holds_with(
    body: fn(&[u8]),
    samples: &[Vec<u8>],
    tries: u64,
    number: u64,
    spoil: impl Fn(bool, &mut Rng) -> Vec<u8>,
) {
    let mut random = stream(number, 73, 0);
    let spoilt = (0..tries).map(|number| spoil(number.is_multiple_of(2), &mut random)).collect::<Vec<_>>();
    for bytes in samples.iter().chain(&spoilt) {
        let result = panic::catch_unwind(|| body(bytes));
        assert!(result.is_ok(), "{:?}", String::from_utf8_lossy(bytes));
    }
}

/// Typed lines, after four bytes that select the game, table and language.
fn typed() -> Vec<Vec<u8>> {
    let mut samples = Vec::new();
    for (number, kind) in (0_u8..).zip(games::ALL) {
        for (index, text) in (0_u8..).zip(files(&format!("transcripts/{}", kind.id()), "typed")) {
            let head = [number, if index % 2 == 0 { index } else { 0x80 | index }, index, index];
            samples.push([&head[..], &text].concat());
        }
    }
    samples
}

/// The messages that a seat receives in a game of random actions, or sends itself.
fn sent<G: Game>(game: u8, end: u8) -> Vec<u8> {
    let options = games::named(G::ID).unwrap().agree(&[]).unwrap();
    let Ok(config) = options.parse() else { panic!("{options}") };
    let mut table = Table::<G>::new(&config, G::SEATS[0], Box::new(Seeded { seed: 2 }));
    let mut random = stream(2, 74, 0);
    let mut outlet = Outlet::<G>::new(Viewer::Seat(Seat::FIRST));
    let mut bytes = vec![game, end];
    let mut add = |message: Vec<u8>| {
        let length = u16::try_from(message.len()).unwrap_or(u16::MAX);
        bytes.extend(length.to_be_bytes());
        bytes.extend(&message[..length.into()]);
    };
    table.settle();
    for _ in 0..60 {
        if let (0, Some(update)) = (end, outlet.update(&table).unwrap()) {
            add(update);
        }
        let Due::Seats(due) = table.due() else { break };
        let seat = due.iter().next().unwrap();
        let action = G::legal_actions(&table.view(Viewer::Seat(seat))).choose(&mut random).unwrap().clone();
        if end == 1 && seat == Seat::FIRST {
            let notation = action.to_string();
            add(postcard::to_stdvec(&(table.deeds(seat), notation.as_str())).unwrap());
        }
        table.act(seat, action).unwrap();
    }
    bytes
}

#[test]
fn typed_lines_never_harm() {
    holds(bodies::lines, &typed(), tries(), 1);
}

#[test]
fn records_are_told_or_refused() {
    let samples = [files("transcripts", "record"), diaries()].concat();
    holds(bodies::record, &samples, tries(), 2);
}

#[test]
fn proofs_are_checked_or_refused() {
    holds(bodies::proof, &proofs(), tries(), 8);
}

/// Diaries of one seat.
fn diaries() -> Vec<Vec<u8>> {
    fn diary<G: Game>() -> Vec<u8> {
        let options = games::named(G::ID).unwrap().agree(&[]).unwrap();
        let seats = [" human"].into_iter().chain(std::iter::repeat_n(" far", G::SEATS[0] - 1)).collect::<String>();
        let lots = format!("lots 1 {} {}", "01".repeat(32), "02".repeat(16));
        let mut text =
            format!("snuffel 1\ngame {}\nseats{seats}\nseed 1\noptions {options}\nvisit 1 00000007\n{lots}\n", G::ID);
        let mut bytes = &sent::<G>(0, 0)[2..];
        while let Some((length, rest)) = bytes.split_first_chunk() {
            let (message, rest) = rest.split_at(u16::from_be_bytes(*length).into());
            let hex: String = message.iter().map(|byte| format!("{byte:02x}")).collect();
            text += &format!("told {hex}\nnote 1 well\n");
            bytes = rest;
        }
        text.into_bytes()
    }
    vec![
        diary::<Tournament<Sniff>>(),
        diary::<Tournament<Domino>>(),
        diary::<Tournament<Schnuff>>(),
        diary::<Tournament<Scout>>(),
        diary::<Tournament<Spion>>(),
    ]
}

/// Records followed by a proof, which need not be valid.
fn proofs() -> Vec<Vec<u8>> {
    let (secret, share, told) = ("01".repeat(16), "02".repeat(16), "03".repeat(32));
    let proof =
        format!("proof guest 2\nproof secret 1 {secret}\nproof share 2 {share}\nproof stake 1 {told} {share}\n");
    files("transcripts", "record").into_iter().map(|record| [record, proof.clone().into_bytes()].concat()).collect()
}

#[test]
fn labyrinths_are_built_or_refused() {
    let samples = ["A1-A2 B1-B2\ntreasure C3\n", "5x5\nA1-A2, B2-C2\n# a comment\ntreasure E5", "holes 6\ndogs A1"];
    let samples = samples.map(|text| text.as_bytes().to_vec());
    let mut samples: Vec<Vec<u8>> = samples.into();
    samples.push(fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/labyrinths.md")).unwrap());
    holds(bodies::labyrinth, &samples, 5 * tries(), 3);
}

#[test]
fn settings_are_read_or_refused() {
    let mut text = None;
    let samples = settings::Settings::default().all().into_iter().map(|setting| {
        let new = settings::changed(text.as_deref(), &setting, &|key| format!("About {key}.")).unwrap();
        text.insert(new).clone()
    });
    holds(bodies::setting, &samples.collect::<Vec<_>>(), 5 * tries(), 4);
}

#[test]
fn arguments_are_understood_or_refused() {
    let samples = [
        "play\nsniff\n--seats\nhuman:Anna,easy\n--gallop",
        "--lang\nde\n--braille\n40\nplay\nspion\n4",
        "simulate\ndomino\n--seats\nhard,greedy\n--games\n5\n--json",
        "rules\nscout\nwalks\n--brf\n--contracted",
        "--width=80\n--speech\nresume\nsniff-1",
        "--data\n/tmp\nreplay\nx.record",
    ];
    holds(bodies::arguments, &samples.map(|text| text.as_bytes().to_vec()), 5 * tries(), 5);
}

#[test]
fn messages_from_elsewhere_never_harm() {
    let games = [sent::<Tournament<Sniff>>, sent::<Tournament<Domino>>, sent::<Tournament<Schnuff>>];
    let more = [sent::<Tournament<Scout>>, sent::<Tournament<Spion>>];
    let samples = (0_u8..).zip(games.into_iter().chain(more)).flat_map(|(game, sent)| [sent(game, 0), sent(game, 1)]);
    holds_in_messages(bodies::wire, &samples.collect::<Vec<_>>(), 2, tries(), 6);
}

/// The messages from a host to a guest on the second seat of a whole game, after a byte that selects how the guest
/// joins.
fn visits() -> Vec<Vec<u8>> {
    use snuffel::remote::card::Identity;
    use snuffel::remote::confirmation::{Confirmation, Digest};
    use snuffel::remote::message::{FromHost, Reveal, Saying, Sheet, WireMessage as _};
    use snuffel::remote::peer::Peer;

    let sample = |(number, kind): (u8, &&'static dyn Kind)| {
        let seats = kind.seats().iter().max().copied().unwrap();
        let players: Vec<Player> =
            (0..seats).map(|seat| if seat == 0 { "human:Anna" } else { "far" }.parse().unwrap()).collect();
        let options = kind.agree(&[]).unwrap();
        let header = Header { game: kind.id().to_owned(), players, seed: 5, options: options.clone() };
        let mut table = kind.open(&Record { header: header.clone(), lines: Vec::new() }).unwrap();
        table.keep_lines();
        table.connect(Seat::SECOND, 0).unwrap();
        for seat in Seats::first(seats).iter() {
            table.replace(seat, true);
            assert!(table.seat_player(seat, "random"));
        }
        let guest = |seat| if seat == 1 { "human:Ben" } else { "far:Anna" };
        let sheet = Sheet {
            game: kind.id().parse().unwrap(),
            options: options.parse().unwrap(),
            players: (0..seats).map(|seat| guest(seat).parse().unwrap()).collect(),
            seat: Seat::SECOND,
            taken: Seats::first(seats),
            is_room: number.is_multiple_of(2),
        };
        let name = Some("Anna".parse().unwrap());
        let hello = Hello { program: "0.1.0".parse().unwrap(), fingerprint: [7; 16], name, card: None };
        let said = Saying { from: Seat::FIRST, is_private: false, text: "hello".parse().unwrap() };
        let mut messages = vec![
            FromHost::Hello(hello),
            FromHost::Waits(sheet.clone()),
            FromHost::Cards(vec![(
                Seat::FIRST,
                Identity::derive([1; 32]).card(Peer::from_key([1; 32]), Peer::from_key([3; 32])),
            )]),
            FromHost::Plays(9, sheet.clone()),
            FromHost::Said(1, said),
        ];
        // If the lots are never revealed, the check reports it, and the record is not saved.
        if number == 0 {
            messages.insert(2, FromHost::Commit(1, [6; 32]));
        }
        table.settle();
        for decisions in 0.. {
            while let Some((_, bytes)) = table.fetch() {
                messages.push(FromHost::Post(9, bytes));
            }
            let Due::Seats(due) = table.due() else { break };
            let seat = due.iter().next().unwrap();
            match decisions < 150 {
                true => assert!(table.decide(seat, Deadline::NEVER)),
                false => drop(table.act(seat, table.resignation())),
            }
        }
        let record = format!("{header}{}", table.take_lines());
        // The table of the hostile host, and the number of its game.
        let digest = Digest::new(Peer::from_key([1; 32]), 9, &record).unwrap();
        let confirmed = vec![Confirmation::sign(digest, &Identity::derive([1; 32]))];
        let record = record.into_bytes();
        messages.extend([
            FromHost::Confirmed(9, confirmed),
            FromHost::Reveal(9, Reveal { lots: None, length: u32::try_from(record.len()).unwrap() }),
            FromHost::Record(9, record),
            FromHost::Asks(1, Matter::Replace(Seat::FIRST)),
            FromHost::Settled(1, Matter::Replace(Seat::FIRST), Resolution::Yes),
            FromHost::Seat(Seat::FIRST, Whereabouts::Lost),
            FromHost::Waits(sheet),
            FromHost::Bye,
        ]);
        let framed = |message: FromHost| {
            let bytes = message.encode().unwrap();
            [&u16::try_from(bytes.len()).unwrap().to_be_bytes()[..], &bytes].concat()
        };
        [vec![2 * number], messages.into_iter().flat_map(framed).collect()].concat()
    };
    let played: Vec<Vec<u8>> = (0..).zip(games::ALL).map(sample).collect();
    // The same for a listener.
    let heard = played.iter().map(|bytes| [&[bytes[0] | 1], &bytes[1..]].concat());
    played.iter().cloned().chain(heard).collect()
}

#[test]
fn hosts_do_no_harm_to_a_guests_program() {
    holds_in_messages(bodies::visit, &visits(), 1, tries(), 11);
}

/// The question to a computer that has already decided it, and its memory of that; `None` if the memory is empty.
fn remembered(question: &Question) -> Option<(Question, Vec<u8>)> {
    let answer = games::answer(question, Deadline::when(&|| true)).ok()?;
    match answer.finding {
        Finding::Decision { memory, .. } if !memory.is_empty() => Some((remembering(question, &memory), memory)),
        Finding::Decision { .. }
        | Finding::Advice(_)
        | Finding::Doubt(_)
        | Finding::Review(_)
        | Finding::Followed(_) => None,
    }
}

/// The same question to a computer with this memory.
fn remembering(question: &Question, memory: &[u8]) -> Question {
    let mut question = question.clone();
    if let Query::Decide { memory: kept, .. } = &mut question.query {
        *kept = memory.to_vec();
    }
    question
}

/// Questions of all kinds in the middle of a game, as bytes.
fn questions() -> Vec<Vec<u8>> {
    let mut samples = Vec::new();
    for kind in games::ALL {
        let players = vec![Player::Computer(Level::EASY); *kind.seats().iter().max().unwrap()];
        let options = kind.agree(&[]).unwrap();
        let header = Header { game: kind.id().to_owned(), players, seed: 5, options };
        let mut table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
        table.settle();
        for number in 0..24 {
            let Due::Seats(due) = table.due() else { break };
            let seat = due.iter().next().unwrap();
            if number % 8 == 0 {
                let asked = ["easy", "normal", "hard"].into_iter().filter_map(|player| {
                    assert!(table.seat_player(seat, player));
                    table.think(seat)
                });
                let asked: Vec<_> = asked.collect();
                let hint = table.advise(Viewer::Seat(seat)).unwrap();
                samples.extend(asked.iter().chain([&hint]).map(Question::to_bytes));
                samples.extend(asked.iter().filter_map(remembered).map(|(question, _)| question.to_bytes()));
                assert!(table.seat_player(seat, "easy"));
            }
            assert!(table.decide(seat, Deadline::NEVER));
        }
        let review = table.review(Seat::FIRST).unwrap();
        let Query::Review(choices) = &review.query else { panic!("a review") };
        let judged = choices
            .iter()
            .step_by(3)
            .map(|Choice { view, action, .. }| Query::Judge { view: view.clone(), action: action.clone() });
        samples.extend(judged.map(|query| Question { query, ..review.clone() }.to_bytes()));
        samples.push(review.to_bytes());
    }
    samples
}

#[test]
fn questions_are_answered_or_refused() {
    holds(bodies::question, &questions(), 5 * tries(), 9);
}

#[test]
fn computers_decide_whatever_they_have_kept_in_mind() {
    let asked: Vec<Question> = questions().iter().filter_map(|bytes| Question::from_bytes(bytes).ok()).collect();
    let (asked, memories): (Vec<Question>, Vec<Vec<u8>>) = asked.iter().filter_map(remembered).unzip();
    assert!(!asked.is_empty());
    let mut random = stream(10, 73, 0);
    let spoilt = (0..5 * tries()).map(|_| {
        let memory = spoil(&memories, &mut random);
        remembering(asked.choose(&mut random).unwrap(), &memory).to_bytes()
    });
    holds(bodies::question, &spoilt.collect::<Vec<_>>(), 0, 10);
}

#[test]
fn streams_from_elsewhere_are_read_or_refused() {
    use snuffel::remote::card::Identity;
    use snuffel::remote::confirmation::{Confirmation, Digest};
    use snuffel::remote::frame::frame;
    use snuffel::remote::lots::Lots;
    use snuffel::remote::message::{
        Audience, FromGuest, FromHost, Proposal, Queue, Refusal, Reveal, Saying, Sheet, WireMessage,
    };
    use snuffel::remote::peer::Peer;
    let name = Some("Zoë".parse().unwrap());
    let hello = Hello { program: "0.1.0".parse().unwrap(), fingerprint: [7; 16], name, card: None };
    let sheet = Sheet {
        game: "domino".parse().unwrap(),
        options: "target=100".parse().unwrap(),
        players: ["human", "far:Ben", "hard"].map(|player| player.parse().unwrap()).to_vec(),
        seat: Seat::SECOND,
        taken: snuffel::seat::Seats::first(2),
        is_room: false,
    };
    let lots = Lots { game: 1, secret: [7; 16], shares: vec![(Seat::SECOND, [8; 16])] };
    let said = Saying { from: Seat::FIRST, is_private: true, text: "hallo".parse().unwrap() };
    let proposal = Proposal {
        game: "domino".parse().unwrap(),
        options: "target=100".parse().unwrap(),
        computers: vec!["hard".parse().unwrap()],
    };
    let identity = Identity::derive([1; 32]);
    let record = "snuffel 1\ngame domino\nseats far far\nseed 1\noptions target=100\n";
    let confirmation = Confirmation::sign(Digest::new(Peer::from_key([2; 32]), 2, record).unwrap(), &identity);
    let of_guest = [
        FromGuest::Hello(hello.clone()),
        FromGuest::Follows(1, 300),
        FromGuest::Post(1, vec![8, 9]),
        FromGuest::Say(1, Some(Seat::FIRST), "hallo".parse().unwrap()),
        FromGuest::Bye,
        FromGuest::Share(1, [5; 16]),
        FromGuest::Answers(1, true),
        FromGuest::AsksFor(Seat::SECOND),
        FromGuest::Listens(hello.clone()),
        FromGuest::Proposes(300, proposal.clone()),
        FromGuest::Heard(300),
        FromGuest::Confirms(300, confirmation.clone()),
    ];
    let names = vec!["Zoë".parse().unwrap()];
    let of_host = [
        FromHost::Asks(1, Matter::Replace(Seat::SECOND)),
        FromHost::Asks(1, Matter::Play(Seat::SECOND, proposal)),
        FromHost::Settled(1, Matter::Replace(Seat::FIRST), Resolution::No(Seat::SECOND)),
        FromHost::Queue(Queue { names: names.clone(), nameless: 1 }),
        FromHost::Audience(Audience { is_open: true, names, nameless: 2 }),
        FromHost::Hello(hello),
        FromHost::Refused(Refusal::Full),
        FromHost::Waits(sheet.clone()),
        FromHost::Plays(2, sheet.clone()),
        FromHost::GoesOn(3, sheet),
        FromHost::Post(1, vec![8, 9]),
        FromHost::Said(1, said),
        FromHost::Heard(300),
        FromHost::Awaits(snuffel::seat::Seats::first(2)),
        FromHost::Seat(Seat::SECOND, Whereabouts::Replaced),
        FromHost::Bye,
        FromHost::Queues(Some("Ben".parse().unwrap())),
        FromHost::Commit(1, [6; 32]),
        FromHost::Reveal(2, Reveal { lots: Some(lots), length: 300 }),
        FromHost::Record(2, b"snuffel 1\n".to_vec()),
        FromHost::Confirmed(2, vec![confirmation]),
    ];
    let framed = |bytes: Vec<u8>| frame(&bytes).unwrap();
    let streams = [
        of_guest.iter().flat_map(|message| framed(message.encode().unwrap())).collect::<Vec<u8>>(),
        of_host.iter().flat_map(|message| framed(message.encode().unwrap())).collect(),
    ];
    let single = of_host.iter().map(|message| framed(message.encode().unwrap()));
    let samples: Vec<Vec<u8>> = streams.into_iter().chain(single).collect();
    holds(bodies::stream, &samples, 20 * tries(), 7);
}

/// Writes the samples to `fuzz/corpus/`, the starting point of `cargo fuzz`, only if `SNUFFEL_CORPUS` is set.
#[test]
fn samples_for_cargo_fuzz_are_written_where_asked_for() {
    let Some(folder) = std::env::var_os("SNUFFEL_CORPUS").map(PathBuf::from) else {
        return;
    };
    for (target, samples) in [
        ("lines", typed()),
        ("record", [files("transcripts", "record"), diaries()].concat()),
        ("proof", proofs()),
        ("question", questions()),
        ("visit", visits()),
    ] {
        fs::create_dir_all(folder.join(target)).unwrap();
        for (number, sample) in samples.iter().enumerate() {
            fs::write(folder.join(target).join(number.to_string()), sample).unwrap();
        }
    }
}
