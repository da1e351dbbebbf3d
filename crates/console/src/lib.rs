//! Calls to the Windows console and sound player that no safe library offers. Each system call has a separate `unsafe`
//! block with its proof; the rest of this project is safe code. On other systems this crate is empty.

#![cfg(windows)]

pub mod keys;
pub mod screen;
pub mod sound;
pub mod window;

use std::io;

use windows_sys::core::BOOL;

/// Converts the return value of a system call that only says whether it succeeded.
///
/// # Errors
/// The call failed; the error is the system's last one.
fn done(answer: BOOL) -> io::Result<()> {
    match answer {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}
