//! Export of all of a player's data to one file, deletion after a question, and import on the same machine or
//! elsewhere.

use std::fs;
use std::path::Path;

use snuffel::store::Home;

use crate::common::program::Place;
use crate::kept::{HOUR, answers, place, record};
use snuffel::text::style::Lang;

/// A place with a few games, a labyrinth and settings.
fn evening() -> Place {
    let there = Place::new();
    let folder = place(&[
        ("games/sniff-7", &record("sniff", "human hard", &[("gallop", "")], 1, 12), HOUR),
        ("games/domino-1", &record("domino", "human:Anna easy easy easy", &[], 2, 0), 15 * HOUR),
        ("finished/schnuff-1", &record("schnuff", "human:Anna human:Ben normal", &[], 3, 1000), 72 * HOUR),
        ("finished/sniff-2", &record("sniff", "human easy", &[("tournament", "3")], 4, 1000), 400 * 24 * HOUR),
    ]);
    copy(folder.path(), &there.path(""));
    fs::create_dir_all(there.path("labyrinths")).unwrap();
    fs::write(there.path("labyrinths/snake.txt"), "5x5\n").unwrap();
    there.run("--lang en", b"words brief\nwords normal\nname Anna\n");
    there
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).unwrap();
            let touched = entry.metadata().unwrap().modified().unwrap();
            fs::File::options().write(true).open(&target).unwrap().set_modified(touched).unwrap();
        }
    }
}

/// The program's output about all played games.
fn told(place: &Place) -> String {
    let of = |args: &str| {
        let ran = place.run(&format!("{args} --lang en"), b"");
        assert_eq!(ran.status, 0, "{}", ran.out);
        ran.out
    };
    of("games all") + &of("stats") + &of("stats sniff") + &of("stats schnuff")
}

/// Runs the program with a subcommand and a file, whose name may contain blanks.
fn run(place: &Place, command: &str, file: &Path, typed: &[u8]) -> (i32, String) {
    let ran = place.run_with(&format!("--lang en {command}"), &[file.to_str().unwrap()], typed);
    assert_eq!(ran.err, "");
    (ran.status, ran.out)
}

#[test]
fn what_was_exported_and_forgotten_comes_back_as_it_was() {
    let (here, elsewhere, shelf) = (evening(), Place::new(), tempfile::tempdir().unwrap());
    let (before, file) = (told(&here), shelf.path().join("my games.tar.gz"));
    let (status, said) = run(&here, "export", &file, b"");
    let begins = format!("Everything you have here is in {}, with 4 games and 1 labyrinth.\n", file.display());
    assert!(status == 0 && said.starts_with(&begins), "{said}");
    let ran = here.run("forget --lang en", b"yes\n");
    assert!(ran.out.ends_with("4 games have been deleted.\n"), "{}", ran.out);
    assert!(told(&here).contains("\nGames waiting: none.\nFinished games: none.\nYou have not finished a game yet."));
    let (status, said) = run(&here, "import", &file, b"");
    assert_eq!(
        (status, said.as_str()),
        (0, "Games: 4 new, none already here.\nLabyrinths: none new, 1 already here.\n")
    );
    assert_eq!(told(&here), before);
    let (_, said) = run(&here, "import", &file, b"");
    assert_eq!(said, "Games: none new, 4 already here.\nLabyrinths: none new, 1 already here.\n");
    let (_, said) = run(&elsewhere, "import", &file, b"");
    assert_eq!(
        said,
        "Games: 4 new, none already here.\n\
         Labyrinths: 1 new, none already here.\n\
         The settings have been imported. They take effect the next time you start.\n"
    );
    assert_eq!(told(&elsewhere), before);
    // The lobby behaves like the shell.
    let said = elsewhere.answers("--lang de", &[&format!("importiere {}", file.display())]);
    assert!(said[1].starts_with("Spiele: keine neu, 4 schon da.\n"), "{said:?}");
}

#[test]
fn what_was_learnt_here_and_elsewhere_is_learnt() {
    let (here, there, shelf) = (Place::new(), Place::new(), tempfile::tempdir().unwrap());
    let skips = |game: &str| snuffel::lessons::for_game(game)[0].steps.len();
    // An offer of lessons alone leaves nothing to export.
    here.answers("--lang en", &["quit"]);
    let file = shelf.path().join("none");
    assert_eq!(run(&here, "export", &file, b"").1, "There is nothing to write: nothing has been saved yet.\n");
    here.answers("--lang en", &["learn sniff 1", "E4", "leave", "learn domino 1", "skip", "leave"]);
    let done = vec!["skip"; skips("sniff")];
    there.answers("--lang en", &[&["learn sniff 1"][..], &done, &["no", "learn schnuff", "leave"]].concat());
    let learnt = |place: &Place| place.run("learn --lang en", b"").out;
    let (file, back) = (shelf.path().join("all"), shelf.path().join("back"));
    assert_eq!(run(&here, "export", &file, b"").0, 0);
    let (status, said) = run(&there, "import", &file, b"");
    assert_eq!((status, said.as_str()), (0, "Lessons: your progress from the file has been added.\n"));
    assert!(!learnt(&there).contains("lesson 1 of sniff"), "{}", learnt(&there));
    assert!(learnt(&there).contains("lesson 1 of domino, and have done 1 of"), "{}", learnt(&there));
    assert!(learnt(&there).contains("lesson 1 of schnuff, and have done 0 of"), "{}", learnt(&there));
    assert_eq!(run(&there, "import", &file, b"").1, "The file holds nothing new.\n");
    run(&there, "export", &back, b"");
    run(&here, "import", &back, b"");
    assert_eq!(learnt(&here), learnt(&there));
}

#[test]
fn whoever_exports_is_told_what_the_key_in_it_means() {
    let (here, elsewhere, shelf) = (evening(), Place::new(), tempfile::tempdir().unwrap());
    let key = |place: &Place| Home::locate(Some(&place.path(""))).unwrap().key().unwrap();
    let own = key(&here);
    let file = shelf.path().join("all");
    let (_, said) = run(&here, "export", &file, b"");
    assert!(said.contains("Do not give this file to anybody: it holds the secret key"), "{said}");
    let (_, said) = run(&elsewhere, "import", &file, b"");
    assert!(said.contains("Your friends now recognise you here too."), "{said}");
    assert_eq!(key(&elsewhere), own);
    let third = Place::new();
    let other = key(&third);
    let (_, said) = run(&third, "import", &file, b"");
    assert!(said.contains("This program already has a key of its own, and keeps it"), "{said}");
    assert_eq!(key(&third), other);
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_was_exported() {
    use std::os::unix::fs::PermissionsExt;
    let (here, shelf) = (evening(), tempfile::tempdir().unwrap());
    let file = shelf.path().join("all");
    run(&here, "export", &file, b"");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn nothing_is_overwritten_and_no_folder_is_made() {
    let (here, shelf) = (evening(), tempfile::tempdir().unwrap());
    let file = shelf.path().join("diary.txt");
    fs::write(&file, "dear diary\n").unwrap();
    let (status, said) = run(&here, "export", &file, b"");
    let taken = format!("{} already exists, and I never overwrite a file. Type another name.\n", file.display());
    assert_eq!((status, said), (1, taken));
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear diary\n");
    let (status, said) = run(&here, "export", &shelf.path().join("no/such/file"), b"");
    assert!(status == 1 && said.starts_with("The folder for "), "{said}");
    assert_eq!(fs::read_dir(shelf.path()).unwrap().count(), 1);
    let (status, said) = run(&Place::new(), "export", &shelf.path().join("new"), b"");
    assert_eq!((status, said.as_str()), (1, "There is nothing to write: nothing has been saved yet.\n"));
    let said = answers(&here.path(""), Lang::Nl, &["exporteer", "importeer"]);
    assert!(said[0].starts_with("Waarheen?") && said[1].starts_with("Waarvandaan?"), "{said:?}");
}

#[test]
fn a_file_that_is_no_export_is_refused_in_one_line_and_changes_nothing() {
    let (here, shelf) = (evening(), tempfile::tempdir().unwrap());
    let before = told(&here);
    let whole = shelf.path().join("whole");
    run(&here, "export", &whole, b"");
    let half = shelf.path().join("half");
    let bytes = fs::read(&whole).unwrap();
    fs::write(&half, &bytes[..bytes.len() / 2]).unwrap();
    let text = shelf.path().join("text");
    fs::write(&text, "milk, bread\n").unwrap();
    let missing = shelf.path().join("missing");
    for (file, reason) in [
        (half.as_path(), "is damaged or incomplete. Nothing has changed."),
        (text.as_path(), "was not written by export. Nothing has changed."),
        (missing.as_path(), ""),
        (shelf.path(), ""),
    ] {
        let (status, said) = run(&here, "import", file, b"");
        assert!(status == 1 && said.lines().count() == 1 && said.contains(reason), "{said}");
    }
    assert_eq!(told(&here), before);
}

#[test]
fn other_settings_come_only_after_a_question() {
    let (here, there, shelf) = (evening(), Place::new(), tempfile::tempdir().unwrap());
    let file = shelf.path().join("all");
    run(&here, "export", &file, b"");
    there.run("--lang en", b"name Ben\n");
    let question = "The settings in the file differ from yours. Use them instead?";
    let (_, said) = run(&there, "import", &file, b"\n");
    assert!(said.starts_with(question) && said.contains("Your settings here stay as they are."), "{said}");
    assert!(there.text("settings.toml").contains("\"Ben\""));
    let (_, said) = run(&there, "import", &file, b"yes\n");
    assert!(said.contains("The settings have been imported."), "{said}");
    assert!(there.text("settings.toml").contains("\"Anna\""));
}

#[test]
fn games_are_forgotten_only_after_a_yes() {
    let here = evening();
    let before = told(&here);
    for typed in ["no\n", "\n", ""] {
        let ran = here.run("forget --lang en", typed.as_bytes());
        let question = "Delete all 4 saved games, 2 still waiting, and all the statistics?";
        assert!(ran.out.starts_with(question) && ran.out.ends_with("Nothing was deleted.\n"), "{}", ran.out);
        assert_eq!(told(&here), before);
    }
    fs::write(here.path("games/sniff-7.damaged-1"), "a copy\n").unwrap();
    fs::write(here.path("games/domino-1.damaged-1"), "a copy\n").unwrap();
    let said = here.answers("--lang en", &["forget sniff", "yes", "games", "forget sniff", "forget chess"]);
    assert!(
        said[1].starts_with("Delete all 2 games of sniff, 1 still waiting, and the statistics of sniff?"),
        "{said:?}"
    );
    assert_eq!(said[2], "2 games have been deleted.\n");
    assert!(said[3].contains("\n1 game is waiting:\n1: domino") && said[3].contains("\n2: schnuff"), "{said:?}");
    assert!(said[4].starts_with("You have no game of sniff."), "{said:?}");
    assert!(said[5].starts_with("There is no game \"chess\"."), "{said:?}");
    assert!(!here.path("games/sniff-7.damaged-1").exists() && here.path("games/domino-1.damaged-1").exists());
    assert!(here.path("labyrinths/snake.txt").exists());
}

#[test]
fn a_game_that_is_being_played_is_exported_as_far_as_it_is_and_not_forgotten() {
    let (here, shelf) = (evening(), tempfile::tempdir().unwrap());
    let talk = here.start("resume sniff-7 --lang en");
    let file = shelf.path().join("all");
    let (status, said) = run(&here, "export", &file, b"");
    assert!(status == 0 && said.contains("with 4 games"), "{said}");
    let ran = here.run("forget --lang en", b"yes\n");
    let stays = "3 games have been deleted.\n1 game was not deleted: it is being played elsewhere.\n";
    assert!(ran.out.ends_with(stays), "{}", ran.out);
    assert_eq!(talk.end().1, 0);
    let (_, said) = run(&here, "import", &file, b"");
    assert!(said.starts_with("Games: 3 new, 1 already here.\n"), "{said}");
}

#[test]
fn an_import_that_keeps_nothing_is_told_and_does_not_end_well() {
    let (here, elsewhere, shelf) = (evening(), Place::new(), tempfile::tempdir().unwrap());
    let file = shelf.path().join("all");
    run(&here, "export", &file, b"");
    // No folder can be created where there is a file, not even by an administrator.
    for folder in ["games", "finished"] {
        fs::write(elsewhere.path(folder), "").unwrap();
    }
    let (status, said) = run(&elsewhere, "import", &file, b"");
    assert!(status == 1 && said.starts_with("Not everything could be saved"), "{said}");
    let said = elsewhere.answers("--lang en", &[&format!("import {}", file.display())]);
    assert!(said[1].starts_with("Not everything could be saved"), "{said:?}");
}

/// Terminals quote a pasted path with blanks as a shell expects it.
#[test]
fn a_path_that_was_pasted_is_understood() {
    let (here, elsewhere, shelf) = (evening(), Place::new(), tempfile::tempdir().unwrap());
    let file = shelf.path().join("my games (1).tgz").display().to_string();
    let said = here.answers("--lang en", &[&format!("export \"{file}\"")]);
    assert!(Path::new(&file).is_file() && said[1].contains(&file), "{said:?}");
    let escaped = file.replace(' ', "\\ ").replace('(', "\\(").replace(')', "\\)");
    let quoted = [format!("'{file}'"), format!("\"{file}\""), file.clone(), escaped];
    for typed in &quoted[..if cfg!(windows) { 3 } else { 4 }] {
        let said = elsewhere.answers("--lang en", &[&format!("import {typed}")]);
        assert!(said[1].starts_with("Games: "), "{said:?}");
    }
    let record = shelf.path().join("my game.record");
    fs::copy(here.path("finished/schnuff-1.record"), &record).unwrap();
    let said = elsewhere.answers("--lang en", &[&format!("replay \"{}\"", record.display()), "quit"]);
    assert!(said[1].starts_with("Schnuff for 3."), "{said:?}");
    let labyrinth = shelf.path().join("my snake.txt");
    fs::copy(here.path("labyrinths/snake.txt"), &labyrinth).unwrap();
    let said = elsewhere.answers("play sniff --lang en --seed 4", &[&format!("load '{}'", labyrinth.display())]);
    assert!(said[1].contains("line 1: \"5x5\" is not understood."), "{said:?}");
    // A file is also found if its name looks quoted.
    fs::copy(&file, elsewhere.path("'odd'")).unwrap();
    let ran = elsewhere.run_with("--lang en import", &[elsewhere.path("'odd'").to_str().unwrap()], b"");
    assert_eq!(ran.status, 0, "{}", ran.out);
}

/// Runs the program with a file size limit in blocks of 512 bytes.
#[cfg(unix)]
fn limited(place: &Place, blocks: u32, args: &[&str]) -> String {
    let program = place.command("--lang en");
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &format!("ulimit -f {blocks}; exec \"$0\" \"$@\"")]);
    command.arg(program.get_program()).args(program.get_args()).args(args).env_clear();
    let output = command.stdin(std::process::Stdio::null()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_half_of_a_file_and_what_came_is_whole() {
    let (here, elsewhere, shelf) = (evening(), Place::new(), tempfile::tempdir().unwrap());
    let file = shelf.path().join("all");
    let said = limited(&here, 1, &["export", file.to_str().unwrap()]);
    assert!(said.contains("could not be written. Perhaps the disk is full"), "{said}");
    assert_eq!(fs::read_dir(shelf.path()).unwrap().count(), 0);
    run(&here, "export", &file, b"");
    let before = told(&here);
    // A short game fits, the others do not.
    let said = limited(&elsewhere, 3, &["import", file.to_str().unwrap()]);
    let cut_off = "\nNot everything could be saved: perhaps the disk is full.";
    assert!(said.starts_with("Games: ") && said.contains(cut_off), "{said}");
    let drafts = fs::read_dir(elsewhere.path("games")).into_iter().flatten().map(|entry| entry.unwrap().file_name());
    assert!(drafts.map(|name| name.into_string().unwrap()).all(|name| name.ends_with(".record")));
    run(&elsewhere, "import", &file, b"");
    assert_eq!(told(&elsewhere), before);
}
