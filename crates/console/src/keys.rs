//! Wakes a program that waits for a key, by a simulated press of a key that is otherwise unused.
//!
//! A line editor blocks until a keyboard event arrives. Ctrl-Alt-Shift-F12 has no character, so any other reader of the
//! console ignores it, such as a shell after the program has ended.

use std::io;
use std::os::windows::io::AsRawHandle;

use windows_sys::Win32::System::Console::{
    INPUT_RECORD, INPUT_RECORD_0, KEY_EVENT, KEY_EVENT_RECORD, KEY_EVENT_RECORD_0, LEFT_ALT_PRESSED, LEFT_CTRL_PRESSED,
    SHIFT_PRESSED, WriteConsoleInputW,
};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::VK_F12;

use crate::done;

/// Adds a press of the key to the console's input, after any that have not been read yet.
///
/// # Errors
/// Standard input is not a console.
pub fn call() -> io::Result<()> {
    let key = KEY_EVENT_RECORD {
        bKeyDown: 1,
        wRepeatCount: 1,
        wVirtualKeyCode: VK_F12,
        wVirtualScanCode: 0,
        uChar: KEY_EVENT_RECORD_0 { UnicodeChar: 0 },
        dwControlKeyState: LEFT_CTRL_PRESSED | LEFT_ALT_PRESSED | SHIFT_PRESSED,
    };
    let record = INPUT_RECORD { EventType: KEY_EVENT as u16, Event: INPUT_RECORD_0 { KeyEvent: key } };
    let stdin = io::stdin();
    let mut written = 0;
    // SAFETY: `record` is one complete record, as the third argument says, and its variant is the one that `EventType`
    // names. `record` and `written` outlive the call, which retains neither. Standard input lives as long as the
    // program, and a handle to anything but a console is rejected.
    #[expect(unsafe_code)]
    let answer = unsafe { WriteConsoleInputW(stdin.as_raw_handle(), &record, 1, &mut written) };
    done(answer)
}
