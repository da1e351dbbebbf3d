//! A server that speaks the protocol of speech-dispatcher and records its requests, or misbehaves.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use nix::sys::socket::{Backlog, listen};
use tempfile::TempDir;

/// The maximum wait for an expected request.
const PATIENCE: Duration = Duration::from_secs(60);

/// The default priority: each line silences the line before it.
const USUAL: &str = "text";

/// The behaviour of a server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manners {
    /// Like speech-dispatcher.
    Good,
    /// Never answers.
    Silent,
    /// Delays each answer by this time.
    Slow(Duration),
    /// Stops answering at the first line containing this text.
    SilentAt(&'static str),
    /// Disconnects at the first line containing this text.
    GoneAt(&'static str),
    /// Refuses to speak.
    Refusing,
    /// Answers with garbage.
    Babbling,
    /// Has no speech output.
    Dummy,
    /// Has only these voices, each with its language tag.
    Poor(&'static [(&'static str, &'static str)]),
}

/// A request received by a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// A setting.
    Set(String),
    /// A text to speak, in this language and at this priority.
    Speak { lang: String, priority: String, text: String },
    /// Stop, and discard waiting texts.
    Cancel,
    /// The client has disconnected.
    End,
}

/// A server with its own socket.
pub struct Server {
    told: Receiver<Told>,
    sender: Sender<Told>,
    folder: TempDir,
}

impl Server {
    pub fn start(manners: Manners) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let (sender, told) = mpsc::channel();
        let server = Server { told, sender, folder };
        server.listen(manners);
        server
    }

    /// Starts accepting clients, with this behaviour.
    pub fn listen(&self, manners: Manners) {
        let listener = UnixListener::bind(self.folder.path().join("socket")).unwrap();
        let sender = self.sender.clone();
        thread::spawn(move || {
            for client in listener.incoming() {
                let (client, sender) = (client.unwrap(), sender.clone());
                thread::spawn(move || {
                    let mut connection = Connection::new(client, manners, sender.clone());
                    connection.serve();
                    if connection.is_for_speech() {
                        let _ = sender.send(Told::End);
                    }
                });
            }
        });
    }

    /// The environment variable by which clients find it.
    pub fn address(&self) -> String {
        let socket = self.folder.path().join("socket");
        format!("unix_socket:{}", socket.display())
    }

    /// Makes new connections impossible.
    pub fn vanish(&self) {
        fs::remove_file(self.folder.path().join("socket")).unwrap();
    }

    /// The next request.
    #[track_caller]
    pub fn next(&self) -> Told {
        self.told.recv_timeout(PATIENCE).unwrap()
    }

    /// Checks the next value of a setting; texts spoken before that are ignored.
    #[track_caller]
    pub fn is_set(&self, what: &str) {
        loop {
            match self.next() {
                Told::Set(set) if set.split(' ').next() == what.split(' ').next() => return assert_eq!(set, what),
                Told::Set(_) | Told::Speak { .. } | Told::Cancel | Told::End => {}
            }
        }
    }

    /// Returns whether there have been no requests.
    pub fn is_alone(&self) -> bool {
        self.told.try_recv().is_err()
    }

    /// Checks that the next texts are these lines in a language, in order, without a silence between them.
    #[track_caller]
    pub fn hears(&self, lang: &str, lines: &[impl AsRef<str>]) {
        for line in lines {
            let told = loop {
                match self.next() {
                    Told::Set(_) => {}
                    told => break told,
                }
            };
            let expected =
                Told::Speak { lang: lang.to_owned(), priority: "message".to_owned(), text: line.as_ref().to_owned() };
            assert_eq!(told, expected);
        }
    }

    /// Checks that the next request is for silence.
    #[track_caller]
    pub fn is_hushed(&self) {
        assert_eq!(self.next(), Told::Cancel);
    }
}

/// A stuck server, which accepts no clients.
pub struct Stuck {
    folder: TempDir,
    _listener: UnixListener,
    /// The client that takes the last place in the queue.
    _client: UnixStream,
}

impl Stuck {
    pub fn start() -> Stuck {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("socket");
        let listener = UnixListener::bind(&path).unwrap();
        listen(&listener, Backlog::new(0).unwrap()).unwrap();
        Stuck { folder, _listener: listener, _client: UnixStream::connect(path).unwrap() }
    }

    /// The environment variable by which clients find it.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.folder.path().join("socket").display())
    }
}

/// A client and its settings.
struct Connection {
    client: UnixStream,
    manners: Manners,
    told: Sender<Told>,
    lang: String,
    priority: String,
}

impl Connection {
    fn new(client: UnixStream, manners: Manners, told: Sender<Told>) -> Connection {
        Connection { client, manners, told, lang: "none".to_owned(), priority: USUAL.to_owned() }
    }

    /// Returns whether the client wants to speak; one that only asks for voices sets no priority.
    fn is_for_speech(&self) -> bool {
        self.priority != USUAL
    }

    fn serve(&mut self) {
        let mut lines = BufReader::new(self.client.try_clone().unwrap()).lines();
        while let Some(Ok(line)) = lines.next() {
            if let Manners::Slow(time) = self.manners {
                thread::sleep(time);
            }
            let answer = match self.manners {
                Manners::Silent => continue,
                Manners::Babbling => "Welcome to something else\r\n".to_owned(),
                _ if line == "SPEAK" => {
                    if self.manners == Manners::Refusing {
                        "300 ERR INTERNAL\r\n".to_owned()
                    } else {
                        if self.client.write_all(b"230 OK RECEIVING DATA\r\n").is_err() {
                            return;
                        }
                        let text = lines.by_ref().map_while(Result::ok);
                        let text: Vec<String> = text.take_while(|line| line != ".").collect();
                        match self.take_text(&text.join("\n")) {
                            Some(answer) => answer,
                            None => return,
                        }
                    }
                }
                _ => self.obey(&line),
            };
            if self.client.write_all(answer.as_bytes()).is_err() {
                return;
            }
        }
    }

    /// The answer to a text; `None` if the server disconnects, temporarily or for good.
    fn take_text(&mut self, text: &str) -> Option<String> {
        // A full stop at the beginning is doubled.
        let text = text.strip_prefix('.').unwrap_or(text).to_owned();
        let (lang, priority) = (self.lang.clone(), self.priority.clone());
        let told = Told::Speak { lang, priority, text: text.clone() };
        let _ = self.told.send(told);
        match self.manners {
            Manners::SilentAt(part) if text.contains(part) => {
                thread::sleep(Duration::from_secs(3600));
                return None;
            }
            Manners::GoneAt(part) if text.contains(part) => {
                let _ = self.client.shutdown(std::net::Shutdown::Both);
                return None;
            }
            _ => {}
        }
        Some("225-1\r\n225 OK MESSAGE QUEUED\r\n".to_owned())
    }

    fn obey(&mut self, line: &str) -> String {
        // The name of a voice may contain blanks.
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        match words.as_slice() {
            ["SET", "self", what, value] => {
                match *what {
                    "LANGUAGE" => self.lang = (*value).to_owned(),
                    "PRIORITY" => self.priority = (*value).to_owned(),
                    _ => {}
                }
                // A client that only asks for voices also sets a name, at any time.
                if *what != "CLIENT_NAME" {
                    let _ = self.told.send(Told::Set(format!("{what} {value}")));
                }
                let code = match *what {
                    "LANGUAGE" => 201,
                    "PRIORITY" => 202,
                    "RATE" => 203,
                    "PITCH" => 204,
                    "VOICE_TYPE" | "SYNTHESIS_VOICE" => 209,
                    "VOLUME" => 218,
                    _ => 208,
                };
                format!("{code} OK {what} SET\r\n")
            }
            ["CANCEL", "self"] => {
                let _ = self.told.send(Told::Cancel);
                "213 OK CANCELED\r\n".to_owned()
            }
            // The values configured on this server: a fast rate.
            ["GET", what @ ("RATE" | "PITCH" | "VOLUME" | "VOICE_TYPE")] => {
                let value = match *what {
                    "RATE" => "30",
                    "PITCH" => "-5",
                    "VOLUME" => "100",
                    _ => "FEMALE1",
                };
                format!("251-{value}\r\n251 OK GET RETURNED\r\n")
            }
            ["GET", "OUTPUT_MODULE"] => {
                let module = match self.manners {
                    Manners::Dummy => "dummy",
                    _ => "parrot",
                };
                format!("251-{module}\r\n251 OK GET RETURNED\r\n")
            }
            ["LIST", "SYNTHESIS_VOICES"] => {
                let all = [("Anna", "de"), ("Anna+f1", "de"), ("Ben", "en-GB"), ("Cleo", "nl"), ("Dora", "en-US")];
                let voices = match self.manners {
                    Manners::Poor(voices) => voices,
                    _ => &all[..],
                };
                let item = |(name, tag): &(&str, &str)| format!("249-{name}\t{tag}\tnone\r\n");
                let list: String = voices.iter().map(item).collect();
                list + "249 OK VOICE LIST SENT\r\n"
            }
            _ => "300 ERR UNKNOWN\r\n".to_owned(),
        }
    }
}
