use super::*;

use crate::settings::{Settings, Width};
use crate::store::memory::Memory;
use crate::terminal::disk::Disk;

fn home(text: &[u8]) -> (Memory, Home) {
    let memory = Memory::default();
    memory.overwrite(&Name::SETTINGS, text);
    (memory.clone(), Home::on(memory))
}

fn comments(key: &str) -> String {
    format!("About {key}.")
}

#[test]
fn without_a_file_all_is_as_by_default_until_something_is_kept() {
    let home = Home::on(Memory::default());
    assert_eq!((home.settings(), home.has_settings()), (Ok(Loaded::default()), false));
    home.keep_setting(&Setting::Width(Width::Columns(60)), &comments).unwrap();
    let kept = home.settings().unwrap();
    assert_eq!(kept.settings, Settings { width: Width::Columns(60), ..Settings::default() });
    assert_eq!(kept.faults, []);
    assert!(home.has_settings());
}

#[test]
fn what_is_no_file_of_settings_is_told_and_left_as_it_is() {
    let huge = "#".repeat(MOST_BYTES as usize + 1).into_bytes();
    let too_large = FaultReason::Unreadable(ErrorKind::FileTooLarge);
    let texts = [(huge, 1, too_large), (b"\n\xFF\n".repeat(21), 2, FaultReason::NotSettings)];
    for (text, line, reason) in texts {
        let (memory, home) = home(&text);
        let before = memory.all();
        let fault = SettingsFault { line, reason };
        assert_eq!(home.settings(), Err(fault.clone()));
        assert_eq!(home.keep_setting(&Setting::Width(Width::Off), &comments), Err(StoreFault::Broken(fault)));
        assert_eq!(memory.all(), before);
    }
}

#[test]
fn what_cannot_be_written_is_told() {
    let (memory, home) = home(b"");
    memory.set_closed(true);
    let kept = home.keep_setting(&Setting::Width(Width::Off), &comments);
    assert_eq!(kept, Err(StoreFault::Unwritable(ErrorKind::PermissionDenied)));
}

#[test]
fn what_is_as_it_should_be_is_not_written_again() {
    let (memory, home) = home(b"width = 40\n");
    memory.set_closed(true);
    assert_eq!(home.keep_setting(&Setting::Width(Width::Columns(40)), &comments), Ok(()));
}

#[test]
fn a_folder_in_its_place_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("settings.toml")).unwrap();
    let home = Home::on(Disk::locate(Some(folder.path())).unwrap());
    assert!(matches!(home.settings(), Err(SettingsFault { reason: FaultReason::Unreadable(_), .. })));
    assert!(home.keep_setting(&Setting::Width(Width::Off), &comments).is_err());
}
