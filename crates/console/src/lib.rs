//! What a console of Windows can be asked and told that no safe library offers. Each call of the system stands in a block of its
//! own, with its proof; everywhere else in this project there is safe code only. On other systems nothing is left of it.

#![cfg(windows)]

pub mod keys;
pub mod screen;
pub mod sound;
pub mod window;

use std::io;

use windows_sys::core::BOOL;

/// What a call has answered that says no more than whether it was done.
///
/// # Errors
/// It was not; the system knows why.
fn done(answer: BOOL) -> io::Result<()> {
    match answer {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}
