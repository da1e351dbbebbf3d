//! A person who reads the screen on a braille display.

use snuffel::text::style::Lang;

use super::brltty::Brltty;
use super::screen::{COLUMNS, ROWS, Screen};

/// The program's answer to a typed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The lines before the prompt.
    pub lines: Vec<String>,
    /// The prompt.
    pub prompt: String,
}

impl Answer {
    /// Splits a text into lines and the final prompt.
    pub fn of(text: &str) -> Answer {
        let (lines, prompt) = text.rsplit_once('\n').unwrap_or(("", text));
        Answer { lines: lines.lines().map(str::to_owned).collect(), prompt: prompt.to_owned() }
    }

    /// The rows that the lines take on a screen.
    pub fn rows_above(&self) -> Vec<String> {
        self.lines.iter().flat_map(|line| rows(line)).collect()
    }

    /// All rows that it takes on a screen, those of the prompt last.
    fn rows(&self) -> Vec<String> {
        self.rows_above().into_iter().chain(rows(&self.prompt)).collect()
    }

    /// Returns whether a screen ends with exactly the line typed at `prompt` and this answer.
    pub fn is_on(&self, screen: &Screen, prompt: &str, typed: &str) -> bool {
        let tail = [rows(&format!("{prompt}{typed}")), self.rows()].concat();
        // The oldest rows of a very long answer have scrolled off the screen.
        let tail = &tail[tail.len().saturating_sub(ROWS.into())..];
        let (row, column) = screen.cursor();
        column == self.prompt.chars().count() && screen.rows()[..=row].ends_with(tail)
    }
}

/// A reader with a display.
pub struct Reader {
    brltty: Brltty,
    cells: usize,
}

impl Reader {
    /// A reader with a display of `cells` cells.
    pub fn new(cells: usize, lang: Lang) -> Reader {
        Reader { brltty: Brltty::start(cells, lang), cells }
    }

    /// Reads an answer at the end of a screen: the prompt at rest; then up to the answer's first row, through it to its
    /// end, and back to the prompt.
    ///
    /// # Errors
    /// The unexpected text on the display.
    pub fn read(&mut self, screen: &Screen, answer: &Answer) -> Result<(), String> {
        let mut rows = answer.rows();
        let prompt = rows.pop().unwrap_or_default();
        self.brltty.see(screen, &self.at_rest(screen, &prompt))?;
        if rows.is_empty() {
            return Ok(());
        }
        // The oldest rows of a long answer have scrolled off the screen.
        let reachable = rows.len().min(usize::from(ROWS) - 1);
        rows.drain(..rows.len() - reachable);
        for row in rows.iter().rev() {
            self.press("LNUP", row)?;
        }
        for (index, row) in rows.iter().enumerate() {
            if let Some(above) = index.checked_sub(1).map(|above| &rows[above]) {
                self.next_row(above, row)?;
            }
            for window in 1..windows(row, self.cells) {
                let rest: String = row.chars().skip(window * self.cells).collect();
                self.press("FWINRT", &rest)?;
            }
        }
        self.press("HOME", &self.at_rest(screen, &prompt))
    }

    /// The part of the cursor's row that a display at rest shows.
    fn at_rest(&self, screen: &Screen, prompt: &str) -> String {
        let (_, column) = screen.cursor();
        prompt.chars().skip(column / self.cells * self.cells).collect()
    }

    /// Moves from the last window with text in one row to the first of the next row.
    fn next_row(&mut self, above: &str, row: &str) -> Result<(), String> {
        let windows = windows(above, self.cells);
        if windows > 1 && windows * self.cells >= COLUMNS.into() {
            return self.press("FWINRT", row);
        }
        if windows > 1 {
            self.press("LNBEG", above)?;
        }
        self.press("LNDN", row)
    }

    fn press(&mut self, key: &str, shown: &str) -> Result<(), String> {
        self.brltty.press(key, shown)
    }
}

/// The rows of the screen that a line takes.
fn rows(line: &str) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    let rows = letters.chunks(COLUMNS.into());
    rows.map(|row| row.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// The number of display windows with text in a row.
fn windows(row: &str, cells: usize) -> usize {
    row.chars().count().div_ceil(cells).max(1)
}
