//! Two readers of one terminal that take turns, where the line editor cannot be called away from a line: it reads while only
//! its player acts, and the plain reader while news comes at any time.
//!
//! What the plain reader reads cannot be broken off, so it hands over between two lines only: what somebody types when a table
//! far away is no more is still its line, and the editor has the next one. So both never read at once, and no key is lost.

use std::io::{self, Read, Stdin, Stdout, Write};
use std::task::{Context, Poll};

use crate::alarm::Alarm;
use crate::terminal::plain::{self, Plain};
use crate::terminal::readline::Editor;
use crate::text::printable::Printable;
use crate::ui::input::{Completions, Input, Typed};
use crate::ui::speech::Keys;

/// The editor, and the plain reader beside it.
pub struct Readers<E, R, W> {
    editor: E,
    plain: Plain<R, W>,
    expects_news: bool,
}

impl Readers<Editor, Stdin, Stdout> {
    /// The editor with a plain reader of the same terminal.
    pub fn new(editor: Editor) -> Readers<Editor, Stdin, Stdout> {
        let plain = plain::beside(editor.interrupts());
        Readers { editor, plain, expects_news: false }
    }
}

/// The editor, alone where it can be called away.
pub(super) fn of_system(editor: Editor) -> Box<dyn Input> {
    match editor.can_be_called() {
        true => Box::new(editor),
        false => Box::new(Readers::new(editor)),
    }
}

impl<E: Input, R: Read + Send + 'static, W: Write> Readers<E, R, W> {
    /// Whether the plain reader reads next.
    fn is_plain(&self) -> bool {
        self.expects_news || self.plain.is_reading()
    }

    /// Who reads next.
    fn current(&mut self) -> &mut dyn Input {
        match self.is_plain() {
            true => &mut self.plain,
            false => &mut self.editor,
        }
    }
}

impl<E: Input, R: Read + Send + 'static, W: Write> Input for Readers<E, R, W> {
    fn poll_read(
        &mut self,
        context: &mut Context<'_>,
        prompt: &Printable,
        completions: &Completions,
    ) -> Poll<io::Result<Typed>> {
        self.current().poll_read(context, prompt, completions)
    }

    fn remember(&mut self, line: &str) {
        self.editor.remember(line);
    }

    fn forget(&mut self) -> io::Result<()> {
        self.editor.forget()
    }

    /// The editor hears nothing.
    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        self.plain.wake_by(alarm);
    }

    fn can_be_called(&self) -> bool {
        self.is_plain()
    }

    fn expect_news(&mut self, is_so: bool) {
        self.expects_news = is_so;
    }

    fn draft(&self) -> &str {
        match self.is_plain() {
            true => self.plain.draft(),
            false => self.editor.draft(),
        }
    }

    fn on_key(&mut self, keys: Keys) {
        self.editor.on_key(keys);
    }

    /// Nobody has asked for a terminal without control signs.
    fn is_editor(&self) -> bool {
        true
    }

    fn paints_prompt(&self) -> bool {
        !self.is_plain() && self.editor.paints_prompt()
    }

    fn meanwhile(&mut self) -> Option<Typed> {
        self.current().meanwhile()
    }

    fn columns(&self) -> Option<usize> {
        self.editor.columns()
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::sync::mpsc::{self, Receiver};
    use std::thread;

    use super::*;
    use crate::terminal::executor::block_on;

    /// An editor that reads the same line for ever.
    struct Quick;

    impl Input for Quick {
        fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
            Poll::Ready(Ok(Typed::Line("edited".into())))
        }

        fn remember(&mut self, _: &str) {}

        fn is_editor(&self) -> bool {
            true
        }
    }

    /// A terminal on which keys are pressed when a test wants them.
    struct Keyboard(Receiver<u8>);

    impl Read for Keyboard {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let key = self.0.recv().ok();
            buffer.iter_mut().zip(key).for_each(|(byte, key)| *byte = key);
            Ok(key.iter().count())
        }
    }

    fn line(text: &str) -> Typed {
        Typed::Line(text.into())
    }

    fn read(readers: &mut Readers<Quick, Keyboard, io::Sink>) -> Typed {
        let (prompt, completions) = ("> ".into(), Completions::default());
        block_on(poll_fn(|context| readers.poll_read(context, &prompt, &completions))).unwrap()
    }

    #[test]
    fn a_line_that_was_begun_plainly_ends_plainly_and_the_editor_has_the_next_one() {
        let (keys, pressed) = mpsc::channel();
        let press = |text: &str| text.bytes().for_each(|key| keys.send(key).unwrap());
        let alarm = Alarm::default();
        let plain = Plain::new(Keyboard(pressed), io::sink(), true);
        let mut readers = Readers { editor: Quick, plain, expects_news: false };
        assert_eq!(read(&mut readers), line("edited"));
        assert!(readers.paints_prompt() && !readers.can_be_called());
        readers.wake_by(Some(&alarm));
        assert_eq!(read(&mut readers), line("edited"), "friends may call while nothing is played");
        readers.expect_news(true);
        assert!(!readers.paints_prompt() && readers.can_be_called());
        press("E4\nha");
        assert_eq!(read(&mut readers), line("E4"));
        let bell = alarm.clone();
        let rings = thread::spawn(move || bell.ring());
        assert_eq!(read(&mut readers), Typed::News);
        rings.join().unwrap();
        alarm.hush();
        readers.expect_news(false);
        readers.wake_by(None);
        assert!(!readers.paints_prompt());
        press("nd\n");
        assert_eq!(read(&mut readers), line("hand"));
        assert!(readers.paints_prompt());
        assert_eq!(read(&mut readers), line("edited"));
    }

    #[test]
    fn where_nothing_was_begun_the_editor_reads_at_once() {
        let (keys, pressed) = mpsc::channel();
        let plain = Plain::new(Keyboard(pressed), io::sink(), true);
        let mut readers = Readers { editor: Quick, plain, expects_news: true };
        "E4\n".bytes().for_each(|key| keys.send(key).unwrap());
        assert_eq!(read(&mut readers), line("E4"));
        readers.expect_news(false);
        assert_eq!(read(&mut readers), line("edited"));
    }
}
