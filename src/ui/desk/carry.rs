//! Exporting all of a player's data to one file, and importing it again.

use std::io::ErrorKind;

use super::{Desk, Trouble};
use crate::games;
use crate::store::bundle::{self, BundleFault, MOST_IN_ALL, Part, Piece};
use crate::store::outside::{Outer, Outside};
use crate::store::transfer::{Arrived, Came, Fate};
use crate::text::message::{Arg, Message};
use crate::ui::trouble::unread;

/// The outcome of an import.
pub struct Imported {
    /// The summary of the import.
    pub told: Vec<Message>,
    /// Why the import is incomplete, if it is.
    pub fault: Option<Trouble>,
}

impl Desk {
    /// Writes everything that is saved to the given file, which must not exist yet.
    ///
    /// # Errors
    /// When nothing is saved, or the file cannot be written.
    pub fn export(&mut self, typed: &str) -> Result<Vec<Message>, Trouble> {
        if typed.is_empty() {
            return Err(Message::new("export-where").with("command", Arg::Command("export")));
        }
        let file = Outer::whole(typed);
        let home = self.home.as_ref().ok_or_else(|| Message::new("home-missing"))?;
        let packed = home.pack(&kinds()).map_err(|_| Message::new("export-unread-all"))?;
        if packed.pieces.is_empty() {
            return Err(Message::new("export-nothing"));
        }
        let bytes = bundle::pack(&packed.pieces, home.now()).map_err(|_| Message::new("export-too-much"))?;
        write(self.outside.as_ref(), &file, &bytes)?;
        let mut told = vec![inventory(&packed.pieces).text("file", self.outside.place(&file))];
        if packed.unread > 0 {
            told.push(Message::new("export-unread").count("count", packed.unread));
        }
        if packed.pieces.iter().any(|piece| piece.part == Part::Key) {
            told.push(Message::new("export-secret"));
        }
        Ok(told)
    }

    /// Imports everything from the given file. Whatever is here already stays, and different settings replace the
    /// player's only after a question.
    ///
    /// # Errors
    /// When the file cannot be read or is not an export. Then nothing has changed.
    pub async fn import(&mut self, typed: &str) -> Result<Imported, Trouble> {
        if typed.is_empty() {
            return Err(Message::new("import-where").with("command", Arg::Command("import")));
        }
        let file = Outer::whole(typed);
        let place = self.outside.place(&file);
        let home = self.home.clone().ok_or_else(|| Message::new("home-missing"))?;
        let bytes = self.outside.read(&file, MOST_IN_ALL).map_err(|error| unread(error.into(), &place))?;
        let strange = |fault| refused(fault).text("file", &place);
        let pieces = bundle::unpack(&bytes, &kinds(), home.now()).map_err(strange)?;
        let asks = home.has_other_settings(&pieces);
        let replaces = asks && self.console.confirm(&Message::new("import-settings-sure")).await;
        let arrived = home.unpack(&pieces, replaces).map_err(strange)?;
        self.friends.borrow_mut().read_again();
        Ok(Imported { told: arrival(&arrived), fault: arrived.fault.map(|_| Message::new("import-cut-off")) })
    }
}

/// The kinds of sheets that the games have on shelves.
fn kinds() -> Vec<&'static str> {
    games::ALL.iter().filter_map(|kind| kind.sheet()).collect()
}

/// Writes a new file that only its owner can read.
fn write(outside: &dyn Outside, file: &Outer, bytes: &[u8]) -> Result<(), Trouble> {
    outside.add(file, bytes).map_err(|error| {
        let id = match error.kind() {
            ErrorKind::NotFound => "export-no-folder",
            ErrorKind::AlreadyExists => "export-taken",
            _ => "export-fault",
        };
        Message::new(id).text("file", outside.place(file))
    })
}

/// The summary of an export.
fn inventory(pieces: &[Piece]) -> Message {
    let count = |is: fn(&Part) -> bool| pieces.iter().filter(|piece| is(&piece.part)).count();
    let games = count(|part| matches!(part, Part::Waiting(_) | Part::Finished(_)));
    let sheets = count(|part| matches!(part, Part::Sheet(..)));
    Message::new("exported").count("games", games).count("sheets", sheets)
}

/// Why a file is refused.
fn refused(fault: BundleFault) -> Message {
    Message::new(match fault {
        BundleFault::Foreign => "import-foreign",
        BundleFault::Newer => "import-newer",
        BundleFault::Damaged => "import-damaged",
        BundleFault::Strange => "import-strange",
        BundleFault::TooBig => "import-too-big",
    })
}

/// The summary of an import: new items, and items that were here already.
fn arrival(arrived: &Arrived) -> Vec<Message> {
    let came = |id: &'static str, Came { new, there }: Came| {
        (new + there > 0).then(|| Message::new(id).count("count", new).count("there", there))
    };
    let counted = |id: &'static str, count: usize| (count > 0).then(|| Message::new(id).count("count", count));
    let fate = |fate: Fate, came: &'static str, stays: &'static str| match fate {
        Fate::Nothing => None,
        Fate::Came => Some(Message::new(came)),
        Fate::Stays => Some(Message::new(stays)),
    };
    let told = [
        came("import-games", arrived.games),
        counted("import-further", arrived.further),
        counted("import-busy", arrived.busy),
        came("import-sheets", arrived.sheets),
        came("import-friends", arrived.friends),
        arrived.learnt.then(|| Message::new("import-learnt")),
        fate(arrived.settings, "import-settings", "import-settings-stay"),
        fate(arrived.key, "import-key", "import-key-stays"),
    ];
    let told: Vec<Message> = told.into_iter().flatten().collect();
    if told.is_empty() && arrived.fault.is_none() { vec![Message::new("import-nothing")] } else { told }
}
