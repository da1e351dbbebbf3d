//! Servers on this machine in place of the public ones, each running as long as its handle.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use iroh_relay::server::{RelayConfig, Server, ServerConfig};

use super::LONG;

/// A relay.
pub struct OwnRelay {
    pub url: String,
    _ends: tokio::sync::oneshot::Sender<()>,
}

impl OwnRelay {
    pub fn start() -> OwnRelay {
        let (tells, told) = std::sync::mpsc::channel();
        let (ends, ended) = tokio::sync::oneshot::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let mut config = ServerConfig::default();
                config.relay = Some(RelayConfig::new(SocketAddr::from(([127, 0, 0, 1], 0))));
                let server = Server::spawn(config).await.unwrap();
                tells.send(format!("http://{}", server.http_addr().unwrap())).unwrap();
                let _: Result<(), _> = ended.await;
            });
        });
        OwnRelay { url: told.recv_timeout(LONG).unwrap(), _ends: ends }
    }
}

/// The published entries by path.
type Entries = Arc<Mutex<HashMap<String, Vec<u8>>>>;

/// A server that stores the addresses published by programs and returns them on request, over HTTP like the public one.
pub struct AddressBook {
    pub url: String,
    entries: Entries,
}

impl AddressBook {
    pub fn open() -> AddressBook {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (url, entries) = (format!("http://{}/pkarr", listener.local_addr().unwrap()), Entries::default());
        let theirs = Arc::clone(&entries);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (theirs, mut stream) = (Arc::clone(&theirs), stream.unwrap());
                std::thread::spawn(move || answer(&theirs, &mut stream));
            }
        });
        AddressBook { url, entries }
    }

    /// The first published entry, as text, that contains these words.
    pub fn find(&self, words: &str) -> Option<String> {
        let entries = self.entries.lock().unwrap();
        entries.values().map(|entry| String::from_utf8_lossy(entry).into_owned()).find(|text| text.contains(words))
    }
}

/// Answers one request, and closes the connection.
fn answer(entries: &Entries, stream: &mut TcpStream) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let (mut line, mut length) = (String::new(), 0);
    reader.read_line(&mut line)?;
    let mut words = line.split(' ').map(str::to_owned);
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        match line.trim().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().unwrap_or(0);
            }
            Some(_) => {}
            None => break,
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let (status, body) = match (method.as_str(), entries.lock().unwrap()) {
        ("PUT", mut entries) => {
            entries.insert(path, body);
            ("204 No Content", Vec::new())
        }
        (_, entries) => entries.get(&path).map_or(("404 Not Found", Vec::new()), |found| ("200 OK", found.clone())),
    };
    write!(stream, "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len())?;
    stream.write_all(&body)
}
