//! Standard output, each write of which goes out as it is.

use std::io::{self, Write};

/// Opens standard output. What the standard library has would write the lines of a text and the prompt behind them one
/// after the other.
#[cfg(unix)]
pub fn open() -> Box<dyn Write> {
    use std::os::fd::AsFd;
    match io::stdout().as_fd().try_clone_to_owned() {
        Ok(own) => Box::new(std::fs::File::from(own)),
        Err(_) => Box::new(io::stdout()),
    }
}

/// Opens standard output. To a console of Windows only the standard library can write any text; it writes a prompt
/// right behind the lines before it.
#[cfg(not(unix))]
pub fn open() -> Box<dyn Write> {
    Box::new(io::stdout())
}
