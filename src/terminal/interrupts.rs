//! Notices Ctrl-C where it is not a key of the line editor, so that it does not end the program in the middle of a
//! game.

#[cfg(unix)]
pub(super) use unix::Flag;

#[cfg(not(unix))]
pub(super) use super::handler::Flag;

/// Notices Ctrl-C.
pub(super) trait Interrupts {
    /// Takes one press, and returns whether there was one since the last call.
    fn take_press(&self) -> bool;
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use signal_hook::SigId;
    use signal_hook::consts::SIGINT;
    use signal_hook::{flag, low_level};

    use super::Interrupts;

    /// Remembers one Ctrl-C; a second one before the first has been taken ends the program.
    #[derive(Debug)]
    pub(in crate::terminal) struct Flag {
        pending: Arc<AtomicBool>,
        handlers: Vec<SigId>,
    }

    impl Flag {
        /// Takes over the signal of Ctrl-C.
        pub(in crate::terminal) fn new() -> io::Result<Flag> {
            let pending = Arc::new(AtomicBool::new(false));
            let mut flag = Flag { handlers: Vec::new(), pending: Arc::clone(&pending) };
            // The handlers run in this order: the first tests the flag that the second sets.
            flag.handlers.push(flag::register_conditional_default(SIGINT, Arc::clone(&pending))?);
            flag.handlers.push(flag::register(SIGINT, pending)?);
            Ok(flag)
        }
    }

    impl Interrupts for Flag {
        fn take_press(&self) -> bool {
            self.pending.swap(false, Ordering::Relaxed)
        }
    }

    impl Drop for Flag {
        fn drop(&mut self) {
            for handler in &self.handlers {
                low_level::unregister(*handler);
            }
        }
    }
}
