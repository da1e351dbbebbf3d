//! The console window: whether the program owns it, and its title.

use std::io;

use windows_sys::Win32::System::Console::{GetConsoleProcessList, SetConsoleTitleW};

use crate::done;

/// Returns whether no other program uses the window, so that it closes when this one ends. `false` if there is no
/// window.
pub fn is_own() -> bool {
    // If there are more than two, the system returns their number and writes nothing.
    let mut programs = [0; 2];
    // SAFETY: `programs` has room for two entries, as the second argument says, and outlives the call.
    #[expect(unsafe_code)]
    let count = unsafe { GetConsoleProcessList(programs.as_mut_ptr(), 2) };
    count == 1
}

/// Sets the title of the window, up to the first NUL character in `title`.
///
/// # Errors
/// There is no window.
pub fn name(title: &str) -> io::Result<()> {
    let mut title: Vec<u16> = title.encode_utf16().take_while(|&unit| unit != 0).collect();
    title.push(0);
    // SAFETY: `title` ends with its only NUL, and outlives the call.
    #[expect(unsafe_code)]
    let answer = unsafe { SetConsoleTitleW(title.as_ptr()) };
    done(answer)
}
