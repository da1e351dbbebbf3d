use super::*;

const KINDS: &[&str] = &["labyrinth"];

/// A time later than any set here.
fn now() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000)
}

fn piece(part: Part, text: &str) -> Piece {
    // An archive stores whole seconds.
    let touched = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    Piece { part, bytes: text.as_bytes().to_vec(), touched }
}

fn pieces() -> Vec<Piece> {
    vec![
        piece(Part::Settings, "level = 2\n"),
        piece(Part::Key, &"k".repeat(32)),
        piece(Part::Friends, ""),
        piece(Part::Learnt, "lesson sniff search 3\n"),
        piece(Part::Waiting("sniff-3".into()), "snuffel 1\n"),
        piece(Part::Finished("Äpfel und Birnen".into()), "snuffel 1\n"),
        piece(Part::Finished("x".repeat(200)), "snuffel 1\n"),
        piece(Part::Meeting(0x1a2b), "code 1\n"),
        piece(Part::Sheet("labyrinth", "snake 2.3".into()), "5x5\n"),
    ]
}

/// An archive of these files, with names that this program would never use.
fn archive(files: &[(&str, EntryType, &[u8])]) -> Vec<u8> {
    let mut archive = Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    for (path, kind, bytes) in files {
        let mut header = Header::new_ustar();
        header.set_size(bytes.len() as u64);
        header.set_entry_type(*kind);
        if kind.is_symlink() || kind.is_hard_link() {
            header.set_link_name("/etc/passwd").unwrap();
        }
        // The library refuses to write paths that leave a folder.
        header.as_mut_bytes()[..path.len()].copy_from_slice(path.as_bytes());
        header.set_cksum();
        archive.append(&header, *bytes).unwrap();
    }
    archive.into_inner().unwrap().finish().unwrap()
}

fn fault(bytes: &[u8]) -> Option<BundleFault> {
    unpack(bytes, KINDS, now()).err()
}

#[test]
fn a_bundle_reads_back_as_written() {
    for pieces in [pieces(), Vec::new()] {
        assert_eq!(unpack(&pack(&pieces, now()).unwrap(), KINDS, now()), Ok(pieces));
    }
    // A time from a wrong clock is at most now.
    let later = now() + Duration::from_secs(1_000_000);
    let written = pack(&[Piece { touched: later, ..piece(Part::Key, "") }], now()).unwrap();
    assert_eq!(unpack(&written, KINDS, now()).unwrap()[0].touched, now());
}

#[test]
fn a_name_never_leads_elsewhere() {
    let head = head();
    let head = (HEAD, EntryType::Regular, head.as_bytes());
    for path in [
        "../games/sniff-1.record",
        "games/../../sniff-1.record",
        "games/..record",
        "/games/sniff-1.record",
        "games//sniff-1.record",
        "./games/sniff-1.record",
        "games/a/b.record",
        "games/a\\b.record",
        "games/CON.record",
        "games/-rf.record",
        "games/.record",
        "games/sniff-1.txt",
        "labyrinths/snake.record",
        "mazes/snake.txt",
        "games",
        "notes.txt",
        "SETTINGS.toml",
        "tables/1a2b",
        "tables/0000001A",
        "tables/../../x",
        "history.txt",
        HEAD,
    ] {
        assert_eq!(fault(&archive(&[head, (path, EntryType::Regular, b"")])), Some(BundleFault::Strange), "{path}");
    }
    for kind in [EntryType::Symlink, EntryType::Link, EntryType::Directory, EntryType::Fifo, EntryType::Char] {
        let path = "games/sniff-1.record";
        assert_eq!(fault(&archive(&[head, (path, kind, b"")])), Some(BundleFault::Strange), "{kind:?}");
    }
    let twice = ("games/sniff-1.record", EntryType::Regular, &b"a\n"[..]);
    assert_eq!(fault(&archive(&[head, twice, twice])), Some(BundleFault::Strange));
    assert_eq!(fault(&archive(&[head, twice])), None);
}

#[test]
fn what_is_something_else_or_of_a_later_version_is_told_apart() {
    let first = |text: &str| archive(&[(HEAD, EntryType::Regular, text.as_bytes())]);
    for foreign in [
        b"".to_vec(),
        b"milk, bread\n".to_vec(),
        archive(&[]),
        archive(&[("games/sniff-1.record", EntryType::Regular, b"snuffel 1\n")]),
        archive(&[(HEAD, EntryType::Symlink, b"")]),
        first("snuffel export\n"),
        first("snuffel export 0\n"),
        first("cat 1\n"),
    ] {
        assert_eq!(fault(&foreign), Some(BundleFault::Foreign));
    }
    assert_eq!(fault(&first("snuffel export 2\n")), Some(BundleFault::Newer));
}

#[test]
fn a_bundle_that_was_cut_off_or_spoilt_brings_nothing() {
    let whole = pack(&pieces(), now()).unwrap();
    for length in 0..whole.len() {
        assert!(fault(&whole[..length]).is_some(), "{length} of {}", whole.len());
    }
    for place in 0..whole.len() {
        let mut spoilt = whole.clone();
        spoilt[place] ^= 0x10;
        // Some bits have no meaning.
        assert!(
            unpack(&spoilt, KINDS, now()).is_ok_and(|read| read == pieces()) || fault(&spoilt).is_some(),
            "{place}"
        );
    }
}

#[test]
fn what_would_fill_the_memory_is_refused_before_it_does() {
    let head = head();
    let head = (HEAD, EntryType::Regular, head.as_bytes());
    let too_big = vec![0; MOST_BYTES as usize + 1];
    let path = "games/sniff-1.record";
    assert_eq!(fault(&archive(&[head, (path, EntryType::Regular, &too_big)])), Some(BundleFault::TooBig));
    let big = &too_big[1..];
    let names: Vec<String> =
        (0..=MOST_IN_ALL / MOST_BYTES).map(|number| format!("games/sniff-{number}.record")).collect();
    let many = names.iter().map(|name| (name.as_str(), EntryType::Regular, big));
    let bomb = archive(&[head].into_iter().chain(many).collect::<Vec<_>>());
    assert!(bomb.len() < 1 << 21, "a small file that holds {} bytes", MOST_IN_ALL);
    assert_eq!(fault(&bomb), Some(BundleFault::TooBig));
    // A name without an end.
    let endless = vec![b'a'; MOST_BYTES as usize];
    assert!(fault(&archive(&[head, ("././@LongLink", EntryType::GNULongName, &endless)])).is_some());
    let piece = Piece { bytes: too_big, ..piece(Part::Settings, "") };
    assert_eq!(pack(&[piece], now()).unwrap_err().kind(), ErrorKind::FileTooLarge);
}
