//! Labyrinths in separate files, which can be written by hand. `docs/labyrinths.md` describes the format.

use super::command::named;
use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::{Field, Size, Wall};
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::view::{Refusal, Stage, View};
use snuffel_core::game::{Excuse, SheetFault, Sheets};
use snuffel_core::text::command::shorten;
use snuffel_core::text::coordinate::coordinates;
use snuffel_core::text::message::Message;

impl Sheets for Sniff {
    const SHEET: Option<&'static str> = Some("labyrinth");

    fn sheet(view: &View) -> Option<String> {
        view.own.as_ref().map(written)
    }

    fn sheet_lacks(view: &View) -> Option<Message> {
        let is_empty = view.own.as_ref().is_some_and(|own| *own == Labyrinth::empty(own.size));
        is_empty.then(|| Message::new("sheet-empty"))
    }

    fn read_sheet(view: &View, text: &str) -> Result<Action, SheetFault> {
        let mut desk = View {
            stage: Stage::Building,
            ready: Default::default(),
            own: Some(Labyrinth::empty(view.config.size)),
            ..view.clone()
        };
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            read_line(&mut desk, line).map_err(|reason| SheetFault { line: index + 1, reason: Box::new(reason) })?;
        }
        Ok(Action::lay(desk.own.unwrap_or(Labyrinth::empty(view.config.size))))
    }
}

/// The text of a file with this labyrinth.
fn written(labyrinth: &Labyrinth) -> String {
    let size = labyrinth.size;
    let mut text = format!("size {size}\n");
    for wall in labyrinth.walls.iter(size) {
        let (one, other) = wall.fields();
        text.push_str(&format!("{one} {other}\n"));
    }
    for dog in labyrinth.dogs.iter() {
        text.push_str(&format!("dog {dog}\n"));
    }
    if let Some(field) = labyrinth.treasure {
        text.push_str(&format!("treasure {field}\n"));
    }
    text
}

fn read_line(desk: &mut View, line: &str) -> Result<(), Message> {
    let unreadable = || Message::new("sheet-unreadable").text("word", shorten(line));
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word {
        "size" => {
            let size: Size = rest.trim().parse().map_err(|_| unreadable())?;
            let other = Refusal::OtherSize(size);
            (size == desk.config.size).then_some(()).ok_or_else(|| other.message())
        }
        "dog" => match fields(rest).as_deref() {
            Some([field]) => put(desk, Action::Dog(*field), |own| {
                own.dogs.insert(*field);
            }),
            _ => Err(unreadable()),
        },
        "treasure" => match fields(rest).as_deref() {
            Some([field]) => put(desk, Action::Treasure(*field), |own| own.treasure = Some(*field)),
            _ => Err(unreadable()),
        },
        _ => {
            let fields = fields(line).ok_or_else(unreadable)?;
            let (pairs, odd) = fields.as_chunks::<2>();
            if let [lone] = odd {
                return Err(Message::new("misread-odd-field").place("field", lone));
            }
            for [one, other] in pairs {
                let wall = Wall::new(*one, *other);
                put(desk, Action::Walls(vec![wall]), |own| {
                    own.walls.insert(wall);
                })?;
            }
            Ok(())
        }
    }
}

/// Places one part in the labyrinth, if the rules allow it.
fn put(desk: &mut View, action: Action, change: impl FnOnce(&mut Labyrinth)) -> Result<(), Message> {
    desk.check(&action).map_err(|refusal| refusal.message())?;
    if let Some(own) = &mut desk.own {
        change(own);
    }
    Ok(())
}

/// The fields in a text, regardless of the board in use.
fn fields(text: &str) -> Option<Vec<Field>> {
    coordinates(text, &[])?.into_iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seat, Viewer};

    fn view() -> View {
        let state = Sniff::start(&Default::default(), 2);
        Sniff::view(&state, Viewer::Seat(Seat::FIRST))
    }

    fn read(view: &View, text: &str) -> Result<Labyrinth, SheetFault> {
        match Sniff::read_sheet(view, text)? {
            Action::Lay(labyrinth) => Ok(*labyrinth),
            action => panic!("{action}"),
        }
    }

    fn fault(text: &str) -> (usize, String) {
        let fault = read(&view(), text).unwrap_err();
        (fault.line, fault.reason.id.into_owned())
    }

    #[test]
    fn a_labyrinth_reads_back_as_written() {
        let text = "size 5x5\nA1 A2\nE1 0\ntreasure B2\n";
        assert_eq!(written(&read(&view(), text).unwrap()), text);
    }

    #[test]
    fn a_file_can_be_written_by_hand() {
        let text = "# my best one\n\n0 e1, A2-A1 d4 E4   # the gate\r\ntreasure b2";
        let labyrinth = read(&view(), text).unwrap();
        assert_eq!(labyrinth.to_string(), "5x5 A1-A2 D4-E4 E1-0 treasure B2");
    }

    #[test]
    fn a_labyrinth_with_dogs_reads_back_as_written() {
        let config = "size=5x5 dogs".parse().unwrap();
        let view = Sniff::view(&Sniff::start(&config, 2), Viewer::Seat(Seat::FIRST));
        let text = "size 5x5\nA1 A2\nE1 0\ndog A3\ndog B1\ntreasure B2\n";
        assert_eq!(written(&read(&view, text).unwrap()), text);
        let fault = read(&view, "dog E1\n").unwrap_err();
        assert_eq!((fault.line, &*fault.reason.id), (1, "refusal-dog-beside-zero"));
    }

    #[test]
    fn errors_name_the_line_and_the_reason() {
        let wrong = |line: &str| fault(&format!("size 5x5\nA1 A2\n{line}\n"));
        assert_eq!(fault("size 4x4\n"), (1, "refusal-other-size".into()));
        assert_eq!(fault("size 44\n"), (1, "sheet-unreadable".into()));
        assert_eq!(wrong("hello"), (3, "sheet-unreadable".into()));
        assert_eq!(wrong("A1 B1 C1"), (3, "misread-odd-field".into()));
        assert_eq!(wrong("A1 C1"), (3, "refusal-not-neighbours".into()));
        assert_eq!(wrong("A2 A1"), (3, "refusal-stands".into()));
        assert_eq!(wrong("F1 E1"), (3, "refusal-off-board".into()));
        assert_eq!(wrong("treasure 0"), (3, "refusal-zero-field".into()));
        assert_eq!(wrong("treasure B2 B3"), (3, "sheet-unreadable".into()));
        let many: String = Size::USUAL.walls().take(21).map(|wall| format!("{wall}\n")).collect();
        assert_eq!(fault(&many), (21, "refusal-no-stone-left".into()));
    }
}
