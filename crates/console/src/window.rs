//! The window of the console: whose it is, and what it is called.

use std::io;

use windows_sys::Win32::System::Console::{GetConsoleProcessList, SetConsoleTitleW};

use crate::done;

/// Whether no other program is in the window, so that it closes with this one. `false` where there is no window.
pub fn is_own() -> bool {
    // Where there are more, the system says how many, and writes none.
    let mut programs = [0; 2];
    // SAFETY: `programs` has the two places that the second argument promises, and outlives the call.
    #[expect(unsafe_code)]
    let count = unsafe { GetConsoleProcessList(programs.as_mut_ptr(), 2) };
    count == 1
}

/// Gives the window a title. What stands behind a character without a sign is left out of it.
///
/// # Errors
/// There is no window.
pub fn name(title: &str) -> io::Result<()> {
    let mut title: Vec<u16> = title.encode_utf16().take_while(|&unit| unit != 0).collect();
    title.push(0);
    // SAFETY: `title` ends with a zero, its only one, and outlives the call.
    #[expect(unsafe_code)]
    let answer = unsafe { SetConsoleTitleW(title.as_ptr()) };
    done(answer)
}
