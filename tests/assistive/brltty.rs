//! BRLTTY with a display that exists only as a socket, and a screen that exists only as shared memory.
//!
//! The driver `vr` connects to our socket and reports what the display shows; we name the keys to press. The driver
//! `sc` reads the image that a GNU screen with BRLTTY's patch would provide.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::LazyLock;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use snuffel::text::style::Lang;
use tempfile::TempDir;

use super::screen::{COLUMNS, PATIENCE, ROWS, Screen};

/// The text table used for a language.
pub fn text_table(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "de",
        Lang::En => "en_GB",
        _ => "nl",
    }
}

/// The contraction table that BRLTTY has for a language. The Dutch one dates from 1954 and has four contractions.
fn contraction_table(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "de-g2",
        Lang::En => "en-ueb-g2",
        _ => "nl",
    }
}

/// An empty cell in contracted braille.
const BLANK: char = '\u{2800}';

/// A row that no screen of the program has.
const OTHER: &str = "xyzzy";

/// The time without changes after which a display is at rest.
const REST: Duration = Duration::from_millis(100);

/// BRLTTY and its display.
pub struct Brltty {
    daemon: Child,
    display: UnixStream,
    /// The contents of the display after each change.
    shown: Receiver<String>,
    now: String,
    cells: usize,
    image: Image,
    folder: TempDir,
}

impl Brltty {
    /// Starts BRLTTY with a display of `cells` cells.
    pub fn start(cells: usize, lang: Lang) -> Brltty {
        Brltty::with(cells, lang, &[])
    }

    /// Starts BRLTTY with contracted braille.
    pub fn contracted(cells: usize, lang: Lang) -> Brltty {
        Brltty::with(cells, lang, &["-c", contraction_table(lang), "-o", "braille-variant=contracted6"])
    }

    fn with(cells: usize, lang: Lang, options: &[&str]) -> Brltty {
        let folder = tempfile::tempdir().unwrap();
        let image = Image::of(folder.path());
        let socket = folder.path().join("display");
        let listener = UnixListener::bind(&socket).unwrap();
        let mut daemon = command(folder.path(), &socket, text_table(lang)).args(options).spawn().unwrap();
        let mut display = accept(&listener, &mut daemon, folder.path());
        writeln!(display, "cells {cells} 1").unwrap();
        Brltty { daemon, shown: listen(&display), display, now: String::new(), cells, image, folder }
    }

    /// Lets BRLTTY see a screen, and waits until the display shows a text.
    ///
    /// # Errors
    /// The text it shows instead when time runs out.
    pub fn see(&mut self, screen: &Screen, text: &str) -> Result<(), String> {
        // If the display showed the same as before, there would be no sign that BRLTTY has seen the screen. At rest it may
        // be blank.
        self.image.put(&[OTHER.to_owned()], (0, 0));
        self.shows(OTHER)?;
        self.image.put(&screen.rows(), screen.cursor());
        self.shows(text)
    }

    /// Returns whether the display shows the row of the cursor from its start, once BRLTTY sees a screen. It has to be
    /// the second row, below an empty one.
    ///
    /// # Errors
    /// The text it shows instead when time runs out.
    pub fn shows_start(&mut self, screen: &Screen) -> Result<bool, String> {
        self.image.put(&[], (0, 0));
        self.shows("")?;
        self.image.put(&screen.rows(), screen.cursor());
        let at_rest = self.shows_something()?;
        // Away from the row and back to its start, so that each step changes something.
        self.press("TOP_LEFT", "")?;
        writeln!(self.display, "LNDN").unwrap();
        Ok(self.shows_something()? == at_rest)
    }

    /// Waits until the display shows some text and rests.
    fn shows_something(&mut self) -> Result<String, String> {
        let limit = Instant::now() + PATIENCE;
        let is_blank = |shown: &str| shown.chars().all(|cell| [' ', BLANK].contains(&cell));
        loop {
            let left = if is_blank(&self.now) { limit.saturating_duration_since(Instant::now()) } else { REST };
            match self.shown.recv_timeout(left) {
                Ok(shown) => self.now = shown,
                Err(_) if is_blank(&self.now) => return Err(format!("nothing\n{}", self.log())),
                Err(_) => return Ok(self.now.trim_end_matches([' ', BLANK]).to_owned()),
            }
        }
    }

    /// Presses a key of the display, by the name of its command, and waits until the display shows a text.
    ///
    /// # Errors
    /// The text it shows instead when time runs out.
    pub fn press(&mut self, key: &str, text: &str) -> Result<(), String> {
        writeln!(self.display, "{key}").unwrap();
        self.shows(text).map_err(|fault| format!("after {key}: {fault}"))
    }

    /// Waits until the display shows a text.
    ///
    /// # Errors
    /// The text it shows instead when time runs out.
    fn shows(&mut self, text: &str) -> Result<(), String> {
        let wanted: String = text.chars().take(self.cells).collect();
        let limit = Instant::now() + PATIENCE;
        while self.now.trim_end_matches([' ', BLANK]) != wanted.trim_end() {
            let left = limit.saturating_duration_since(Instant::now());
            match self.shown.recv_timeout(left) {
                Ok(shown) => self.now = shown,
                Err(_) => return Err(format!("{:?}, not {wanted:?}\n{}", self.now, self.log())),
            }
        }
        Ok(())
    }

    /// The log of BRLTTY's complaints.
    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Brltty {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// The command that runs the daemon in its own folder, without any settings of the machine.
fn command(folder: &Path, socket: &Path, table: &str) -> Command {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new("brltty");
    command.env_clear();
    command.env("PATH", format!("{path}:/usr/sbin:/sbin"));
    command.env("HOME", folder).env("LC_ALL", LOCALE).env("LOCPATH", LOCALES.as_path());
    // In the foreground, without an interface for other programs, with complaints on standard error, without a tune.
    command.args(["-n", "-N", "-e", "-q", "-Z", "-l", "warning"]);
    command.args(["-f", "/dev/null", "-b", "vr", "-x", "sc", "-s", "no", "-t", table]);
    command.arg("-d").arg(format!("client:{}", socket.display()));
    command.arg("-F").arg(folder.join("preferences"));
    command.arg("-P").arg(folder.join("pid"));
    command.arg("-U").arg(folder).arg("-W").arg(folder);
    command.args(["--start-message=", "--stop-message="]);
    let log = File::create(folder.join("log")).unwrap();
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
    command
}

/// Accepts BRLTTY's connection to its display.
fn accept(listener: &UnixListener, daemon: &mut Child, folder: &Path) -> UnixStream {
    listener.set_nonblocking(true).unwrap();
    let limit = Instant::now() + PATIENCE;
    loop {
        if let Ok((stream, _)) = listener.accept() {
            stream.set_nonblocking(false).unwrap();
            return stream;
        }
        let log = || fs::read_to_string(folder.join("log")).unwrap_or_default();
        assert_eq!(daemon.try_wait().unwrap(), None, "BRLTTY has ended:\n{}", log());
        assert!(Instant::now() < limit, "BRLTTY does not connect:\n{}", log());
        thread::sleep(Duration::from_millis(20));
    }
}

/// Receives the contents of the display as BRLTTY reports them: `Visual "text"`, with a backslash before quotes and
/// backslashes.
fn listen(display: &UnixStream) -> Receiver<String> {
    let lines = BufReader::new(display.try_clone().unwrap()).lines();
    let (sender, shown) = mpsc::channel();
    thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            let text = line.strip_prefix("Visual \"").and_then(|text| text.strip_suffix('"'));
            let text = text.map(|text| text.replace("\\\"", "\"").replace("\\\\", "\\"));
            if text.is_some_and(|text| sender.send(text).is_err()) {
                return;
            }
        }
    });
    shown
}

/// BRLTTY's locale. The image has one byte per character, so it must be an 8-bit locale.
const LOCALE: &str = "en_US.ISO-8859-1";

/// The folder of that locale, which is built if it does not exist.
static LOCALES: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("locales");
    if !folder.join(LOCALE).exists() {
        let made = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut localedef = Command::new("localedef");
        localedef.args(["-i", "en_US", "-f", "ISO-8859-1"]).arg(made.path().join(LOCALE));
        let made_well = localedef.status().unwrap().success();
        assert!(made_well, "the package locales is needed");
        fs::create_dir_all(&folder).unwrap();
        fs::rename(made.path().join(LOCALE), folder.join(LOCALE)).unwrap();
    }
    folder
});

/// The size of the image: four bytes of header, then a character and a colour for each cell of the largest screen.
const IMAGE: usize = 4 + 66 * 132 * 2;

/// Owns the shared memory and copies its standard input to it. Perl can do that everywhere on Debian, Rust only with
/// unsafe code.
const KEEPER: &str = r#"
    my ($key, $size) = @ARGV;
    my $id = shmget($key, $size, 01000 | 02000 | 0600) // die "shmget: $!";
    $| = 1;
    print "ready\n";
    while (read(STDIN, my $image, $size) == $size) { shmwrite($id, $image, 0, $size) or die "shmwrite: $!" }
    shmctl($id, 0, 0);
"#;

/// The screen as read by BRLTTY's driver `sc`.
struct Image {
    keeper: Child,
    pipe: Option<ChildStdin>,
}

impl Image {
    /// The image for a BRLTTY whose home is `folder`.
    fn of(folder: &Path) -> Image {
        let home = fs::metadata(folder).unwrap();
        // The key that `ftok(HOME, 'b')` computes.
        let key = u64::from(b'b') << 24 | (home.dev() & 0xFF) << 16 | home.ino() & 0xFFFF;
        let mut keeper = Command::new("perl");
        keeper.args(["-e", KEEPER, &key.to_string(), &IMAGE.to_string()]);
        keeper.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut keeper = keeper.spawn().unwrap();
        let pipe = keeper.stdin.take();
        let mut ready = String::new();
        BufReader::new(keeper.stdout.take().unwrap()).read_line(&mut ready).unwrap();
        assert_eq!(ready, "ready\n", "there is no shared memory");
        let mut image = Image { keeper, pipe };
        image.put(&[], (0, 0));
        image
    }

    fn put(&mut self, rows: &[String], (row, column): (usize, usize)) {
        let byte = |number: usize| u8::try_from(number).unwrap();
        let (columns, all) = (usize::from(COLUMNS), usize::from(ROWS));
        let mut image = vec![byte(columns), byte(all), byte(column.min(columns - 1)), byte(row)];
        let blank = String::new();
        for row in rows.iter().chain(std::iter::repeat(&blank)).take(all) {
            let letters = row.chars().chain(std::iter::repeat(' ')).take(columns);
            let letter = |c: char| u8::try_from(c).unwrap_or_else(|_| panic!("no display shows {c:?}"));
            image.extend(letters.map(letter));
        }
        // White on black everywhere.
        image.resize(4 + 2 * columns * all, 7);
        image.resize(IMAGE, 0);
        let pipe = self.pipe.as_mut().unwrap();
        pipe.write_all(&image).unwrap();
        pipe.flush().unwrap();
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        // The keeper removes the shared memory when its input ends.
        self.pipe = None;
        let _ = self.keeper.wait();
    }
}
