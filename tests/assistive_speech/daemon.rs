//! A separate speech-dispatcher: a private socket, espeak-ng as its voice, and a sound card that discards everything.

use std::fs;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The maximum wait for an expected event.
const PATIENCE: Duration = Duration::from_secs(60);

const LOOK: Duration = Duration::from_millis(100);

/// The daemon while it runs.
pub struct Daemon {
    process: Child,
    folder: TempDir,
}

impl Daemon {
    pub fn start() -> Daemon {
        let folder = tempfile::tempdir().unwrap();
        configure(folder.path(), folder.path(), "");
        Daemon { process: run(folder.path()), folder }
    }

    /// Restarts it in the same place.
    #[cfg(not(feature = "tts"))]
    pub fn revive(&mut self) {
        let _ = self.process.wait();
        self.process = run(self.folder.path());
    }

    /// The environment variable by which clients find it.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.folder.path().join("socket").display())
    }

    /// Sends it a signal.
    #[cfg(not(feature = "tts"))]
    pub fn signal(&self, name: &str) {
        let id = self.process.id().to_string();
        let kill = Command::new("kill").args(["-s", name, &id]).status();
        assert!(kill.unwrap().success());
    }

    /// Its complete log.
    pub fn log(&self) -> String {
        let log = fs::read(self.folder.path().join("speech-dispatcher.log")).unwrap_or_default();
        String::from_utf8_lossy(&log).into_owned()
    }

    /// The texts sent to espeak-ng so far, each with its language.
    pub fn spoken(&self) -> Vec<(String, String)> {
        given(&self.log())
    }

    /// The number of texts that espeak-ng has begun to speak.
    pub fn begun(&self) -> usize {
        self.log().matches("Event from output module while speaking: |701 BEGIN").count()
    }

    /// The number of requests for silence.
    pub fn hushed(&self) -> usize {
        self.log().to_lowercase().matches("data:|cancel self").count()
    }

    /// Waits until espeak-ng has received `count` texts, and returns all of them.
    #[track_caller]
    pub fn spoken_after(&self, count: usize) -> Vec<(String, String)> {
        wait("a spoken text", || self.spoken().len() >= count);
        self.spoken()
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // A stopped process accepts no other signal.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts a daemon whose socket, settings and log are in a folder.
fn run(folder: &Path) -> Child {
    let socket = folder.join("socket");
    let process = Command::new("speech-dispatcher")
        .arg("--run-single")
        .arg("--config-dir")
        .arg(folder)
        .arg("--socket-path")
        .arg(&socket)
        .arg("--pid-file")
        .arg(folder.join("pid"))
        .arg("--log-dir")
        .arg(folder)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    wait("the daemon", || UnixStream::connect(&socket).is_ok());
    process
}

/// Writes the settings of a daemon into `folder`, with its log in `logs`; `more` are additional lines.
pub fn configure(folder: &Path, logs: &Path, more: &str) {
    fs::create_dir_all(folder).unwrap();
    let logs = logs.display();
    let settings = format!(
        "LogLevel 5\nLogDir \"{logs}\"\nTimeout 0\nCommunicationMethod \"unix_socket\"\n\
         AddModule \"espeak-ng\" \"sd_espeak-ng\" \"\"\nDefaultModule \"espeak-ng\"\n\
         AudioOutputMethod \"alsa\"\nAudioALSADevice \"null\"\n{more}\n"
    );
    fs::write(PathBuf::from(folder).join("speechd.conf"), settings).unwrap();
}

/// Waits until a condition holds.
#[track_caller]
pub fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let limit = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < limit, "{what} does not come");
        sleep(LOOK);
    }
}

/// The texts sent to the voice according to a log, each with its language.
pub fn given(log: &str) -> Vec<(String, String)> {
    const TEXT: &str = "Command sent to output module: |<speak>";
    let mut lang = String::new();
    let mut texts = Vec::new();
    for line in log.lines() {
        if let Some(tag) = line.strip_prefix("language=") {
            lang = tag.to_owned();
        }
        // An explicitly chosen voice speaks its own language, whatever else is set.
        for (voice, tag) in [("German", "de"), ("Dutch", "nl"), ("English", "en")] {
            let name = line.strip_prefix("synthesis_voice=");
            if name.is_some_and(|name| name.starts_with(voice)) {
                lang = tag.to_owned();
            }
        }
        if let Some((_, text)) = line.split_once(TEXT)
            && let Some((text, _)) = text.split_once("</speak>")
        {
            texts.push((lang.clone(), plain(text)));
        }
    }
    texts
}

/// A text without the marks that the daemon puts between sentences.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for piece in text.split('<') {
        let text = piece.strip_prefix("mark ").map_or(piece, |mark| mark.split_once("/>").map_or("", |(_, text)| text));
        plain += text;
    }
    let plain = plain.replace("&lt;", "<").replace("&gt;", ">");
    plain.replace("&amp;", "&")
}
