//! A key that nobody presses, to call a program away that waits for one.
//!
//! A line editor reads the events of the keyboard, and nothing but an event ends that. F12 together with Ctrl, Alt and Shift has
//! no character: whoever else reads from the console, be it a shell after the program has ended, takes no notice of it.

use std::io;
use std::os::windows::io::AsRawHandle;

use windows_sys::Win32::System::Console::{
    INPUT_RECORD, INPUT_RECORD_0, KEY_EVENT, KEY_EVENT_RECORD, KEY_EVENT_RECORD_0, LEFT_ALT_PRESSED, LEFT_CTRL_PRESSED,
    SHIFT_PRESSED, WriteConsoleInputW,
};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::VK_F12;

use crate::done;

/// Presses the key, behind all that were pressed before and not yet read.
///
/// # Errors
/// Standard input is no console.
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
    // SAFETY: `record` is one whole record, as the third argument says, and of the kind that `EventType` names; it and `written`
    // outlive the call, which keeps neither. Standard input lives as long as the program, and a handle that is no console's
    // is refused.
    #[expect(unsafe_code)]
    let answer = unsafe { WriteConsoleInputW(stdin.as_raw_handle(), &record, 1, &mut written) };
    done(answer)
}
