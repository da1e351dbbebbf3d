//! Erases rows of the screen. Control sequences would only work in a console that has them enabled.

use std::io;
use std::os::windows::io::AsRawHandle;

use windows_sys::Win32::System::Console::{
    CONSOLE_SCREEN_BUFFER_INFO, COORD, FillConsoleOutputAttribute, FillConsoleOutputCharacterW,
    GetConsoleScreenBufferInfo, SetConsoleCursorPosition,
};

use crate::done;

/// Erases the rows above the cursor that a text of `cells` cells occupies, and moves the cursor to the first of them.
/// The cursor has to be in the row after the text.
///
/// # Errors
/// Standard output is not a console; nothing is erased.
pub fn erase(cells: usize) -> io::Result<()> {
    let out = io::stdout();
    let handle = out.as_raw_handle();
    let mut info = CONSOLE_SCREEN_BUFFER_INFO::default();
    // SAFETY: `info` is a complete structure of the type that the call fills in, and outlives it. Here and below:
    // standard output lives as long as the program, and a handle to anything but a console is rejected.
    #[expect(unsafe_code)]
    let answer = unsafe { GetConsoleScreenBufferInfo(handle, &mut info) };
    done(answer)?;
    let (start, length) = extent(cells, info.dwSize, info.dwCursorPosition);
    let mut filled = 0;
    // SAFETY: the call reads none of this program's memory, and `filled` outlives it. The system ignores cells beyond
    // the end of the screen.
    #[expect(unsafe_code)]
    let answer = unsafe { FillConsoleOutputCharacterW(handle, u16::from(b' '), length, start, &mut filled) };
    done(answer)?;
    // SAFETY: as above.
    #[expect(unsafe_code)]
    let answer = unsafe { FillConsoleOutputAttribute(handle, info.wAttributes, length, start, &mut filled) };
    done(answer)?;
    // SAFETY: all arguments are passed by value; a position outside the screen is rejected.
    #[expect(unsafe_code)]
    let answer = unsafe { SetConsoleCursorPosition(handle, start) };
    done(answer)
}

/// The start of the rows that a text of `cells` cells occupies above the cursor, and the number of cells from there to
/// the cursor.
fn extent(cells: usize, size: COORD, cursor: COORD) -> (COORD, u32) {
    let width = usize::try_from(size.X).unwrap_or(0).max(1);
    let below = i16::try_from(cells / width + 1).unwrap_or(i16::MAX);
    // Rows that have scrolled off the screen cannot be erased.
    let start = COORD { X: 0, Y: cursor.Y.saturating_sub(below).max(0) };
    let rows = usize::try_from(cursor.Y - start.Y).unwrap_or(0);
    let length = rows * width + usize::try_from(cursor.X).unwrap_or(0);
    (start, u32::try_from(length).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_rows_are_erased_as_the_cells_have_taken() {
        let size = COORD { X: 80, Y: 300 };
        for (cells, cursor, start, length) in [
            (2, (0, 10), 9, 80),
            (79, (0, 10), 9, 80),
            // After a text that fills its row, the cursor is in the next row already.
            (80, (0, 10), 8, 160),
            (200, (5, 10), 7, 245),
            (200, (0, 1), 0, 80),
            (usize::MAX, (0, 299), 0, 299 * 80),
        ] {
            let (from, erased) = extent(cells, size, COORD { X: cursor.0, Y: cursor.1 });
            assert_eq!((from.X, from.Y, erased), (0, start, length), "{cells}");
        }
        let (from, erased) = extent(1, COORD { X: 0, Y: 0 }, COORD { X: 0, Y: 0 });
        assert_eq!((from.Y, erased), (0, 0), "a screen of no size");
    }
}
