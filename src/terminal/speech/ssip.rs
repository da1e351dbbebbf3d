//! Speech through speech-dispatcher, by its protocol SSIP: no library of the system is needed, and nothing but this
//! protocol can set the language.

use std::env;
use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use ssip_client_async::{
    Client, ClientError, ClientName, ClientScope, MessageScope, OK_CANCELED, OK_GET, OK_LANGUAGE_SET, OK_PITCH_SET,
    OK_PRIORITY_SET, OK_RATE_SET, OK_VOICE_SET, OK_VOLUME_SET, Priority, fifo, tcp,
};

use super::{Census, Synthesizer};
use crate::speech::{Dial, SpeechFault, Voice, Voices};
use crate::text::style::Lang;

/// How long it may take to connect to a server and get its first answers. A stuck server accepts no clients, or does
/// not respond to them.
const CONNECT: Duration = Duration::from_secs(1);

/// How long the server may take for one answer. Nothing waits for it, and a busy machine is no reason to give up.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long the server may take to list its voices, of which espeak-ng has thousands.
const LIST: Duration = Duration::from_secs(20);

/// How long the server may take to start, and how often to look whether it has.
const START: Duration = Duration::from_secs(3);
const LOOK: Duration = Duration::from_millis(20);

/// The program to start if no server is running.
const SERVER: &str = "speech-dispatcher";

/// The output module that can only say that there is no other.
const DUMMY: &str = "dummy";

/// Where the server listens.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Address {
    /// A socket in the file system, and whether the server may be started if there is none.
    Socket(PathBuf, bool),
    /// A host and a port.
    Host(String),
}

impl Address {
    /// The address that clients of speech-dispatcher agree on: the variable `SPEECHD_ADDRESS`, else a socket in the
    /// folder for such things.
    fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Option<Address> {
        let variable = |name| variable(name).filter(|value: &String| !value.is_empty());
        let usual = || {
            let home = || Some(PathBuf::from(variable("HOME")?).join(".cache"));
            let cache = || variable("XDG_CACHE_HOME").map(PathBuf::from).or_else(home);
            let folder = variable("XDG_RUNTIME_DIR").map(PathBuf::from);
            let folder = folder.or_else(cache)?;
            let socket = folder.join("speech-dispatcher").join("speechd.sock");
            Some(Address::Socket(socket, true))
        };
        let Some(address) = variable("SPEECHD_ADDRESS") else {
            return usual();
        };
        match address.split_once(':').unwrap_or((&address, "")) {
            ("unix_socket", "") => usual(),
            ("unix_socket", path) => Some(Address::Socket(PathBuf::from(path), false)),
            ("inet_socket", "") => Some(Address::Host("127.0.0.1:6560".to_owned())),
            ("inet_socket", host) if host.contains(':') => Some(Address::Host(host.to_owned())),
            ("inet_socket", host) => Some(Address::Host(format!("{host}:6560"))),
            _ => Some(Address::Socket(PathBuf::from(&address), false)),
        }
    }
}

/// Connects to the server, and starts it if it is not running.
///
/// # Errors
/// The reason why there is no speech.
pub fn synthesizer() -> Result<Box<dyn Synthesizer>, SpeechFault> {
    let address = Address::from_variables(|name| env::var(name).ok());
    let address = address.ok_or_else(|| unreachable("$XDG_RUNTIME_DIR"))?;
    match &address {
        Address::Socket(path, may_start) => {
            let client = match connect(path) {
                Err(error) if is_absent(&error) && *may_start => start(path)?,
                outcome => outcome.map_err(|error| deaf(&error, path.display()))?,
            };
            Ssip::greet(client, address)
        }
        Address::Host(host) => {
            let client = call(host).map_err(|error| deaf(&error, host))?;
            Ssip::greet(client, address)
        }
    }
}

/// The fault when no server can be reached at an address.
fn deaf(error: &io::Error, place: impl ToString) -> SpeechFault {
    match error.kind() {
        ErrorKind::TimedOut => SpeechFault::Silent,
        _ => unreachable(place),
    }
}

fn unreachable(place: impl ToString) -> SpeechFault {
    SpeechFault::Unreachable(place.to_string())
}

type Socket = fifo::synchronous::UnixStream;

/// Runs something that may block for ever, and waits for it for a limited time.
fn within<T: Send + 'static>(
    time: Duration,
    something: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let (sender, outcome) = mpsc::channel();
    let body = move || {
        // The wait for it may be over.
        let _ = sender.send(something());
    };
    thread::Builder::new().name("connect".to_owned()).spawn(body)?;
    outcome.recv_timeout(time).unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()))
}

fn connect(path: &Path) -> io::Result<Client<Socket>> {
    let path = path.to_owned();
    within(CONNECT, move || fifo::synchronous::Builder::new().path(path).timeout(PATIENCE).build())
}

fn call(host: &str) -> io::Result<Client<TcpStream>> {
    let host = host.to_owned();
    within(CONNECT, move || tcp::synchronous::Builder::new(host)?.timeout(PATIENCE).build())
}

/// Asks for all voices.
fn count<S: Read + Write + AsRawFd>(client: &mut Client<S>) -> Option<Voices> {
    introduce(client).ok()?;
    let all = client.list_synthesis_voices().ok()?;
    let all = all.receive_synthesis_voices().ok()?;
    let tagged = all.iter().filter_map(|voice| Some((&*voice.name, voice.language.as_deref()?)));
    Some(Voices::new(tagged))
}

/// Introduces the program to the server.
fn introduce<S: Read + Write + AsRawFd>(client: &mut Client<S>) -> Result<(), ClientError> {
    let user = env::var("USER").ok();
    let user = user.filter(|user| user.chars().all(|c| c.is_ascii_alphanumeric()));
    let name = ClientName::new(user.as_deref().unwrap_or("player"), "snuffel");
    client.set_client_name(name)?.check_client_name_set()?;
    Ok(())
}

/// Returns whether an error means that no server is listening.
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused)
}

/// Starts the server as its own library does, and connects as soon as it listens.
fn start(path: &Path) -> Result<Client<Socket>, SpeechFault> {
    let mut command = Command::new(SERVER);
    command.args(["--spawn", "--communication-method", "unix_socket"]);
    command.arg("--socket-path").arg(path);
    for stream in [Command::stdin, Command::stdout, Command::stderr] {
        stream(&mut command, Stdio::null());
    }
    let mut server = command.spawn().map_err(|error| match error.kind() {
        ErrorKind::NotFound => SpeechFault::Missing,
        _ => SpeechFault::System(error.to_string()),
    })?;
    let begin = Instant::now();
    while begin.elapsed() < START {
        if let Ok(client) = connect(path) {
            // The started server goes into the background on its own.
            let _ = server.try_wait();
            return Ok(client);
        }
        // A server that is not allowed to start ends with an error at once.
        if let Ok(Some(status)) = server.try_wait()
            && !status.success()
        {
            break;
        }
        sleep(LOOK);
    }
    Err(unreachable(path.display()))
}

/// A connection to the server.
struct Ssip<S: Read + Write + AsRawFd> {
    client: Client<S>,
    address: Address,
    /// The server's dials for a client that sets none.
    usual: [i8; Dial::ALL.len()],
    /// The server's voice type for such a client. Setting it again undoes the choice of a voice by name.
    usual_voice: String,
}

/// The server's settings for a client that sets none.
struct Usual {
    dials: [i8; Dial::ALL.len()],
    voice: String,
}

/// Queries the server's settings.
fn ask_usual<S: Read + Write + AsRawFd>(client: &mut Client<S>) -> Result<Usual, ClientError> {
    let mut dials = [0; Dial::ALL.len()];
    for dial in Dial::ALL {
        let asked = match dial {
            Dial::Rate => client.get_rate()?,
            Dial::Pitch => client.get_pitch()?,
            Dial::Volume => client.get_volume()?,
        };
        // The library's own way to receive it does not handle negative numbers. Anything but a number counts as 0.
        dials[dial.index()] = asked.receive_string(OK_GET)?.parse().unwrap_or_default();
    }
    let voice = client.get_voice_type()?.receive_string(OK_GET)?;
    Ok(Usual { dials, voice })
}

impl<S: Read + Write + AsRawFd + Send + 'static> Ssip<S> {
    /// Starts the conversation with the server.
    fn greet(mut client: Client<S>, address: Address) -> Result<Box<dyn Synthesizer>, SpeechFault> {
        let greeted = within(CONNECT, move || {
            let outcome = introduce(&mut client)
                // A line of the usual priority would silence the line before it.
                .and_then(|()| client.set_priority(Priority::Message)?.check_status(OK_PRIORITY_SET).map(|_| ()));
            Ok(outcome.map(|()| client))
        });
        let mut client = greeted.map_err(|_| SpeechFault::Silent)?.map_err(fault)?;
        let usual = ask_usual(&mut client).map_err(fault)?;
        Ok(Box::new(Ssip { client, address, usual: usual.dials, usual_voice: usual.voice }))
    }
}

impl<S: Read + Write + AsRawFd> Synthesizer for Ssip<S> {
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) -> Result<Voice, SpeechFault> {
        let client = &mut self.client;
        let set = client
            .set_language(ClientScope::Current, lang.tongue().facts().voice.as_str())
            .and_then(|client| client.check_status(OK_LANGUAGE_SET))
            .and_then(|client| match name {
                Some(name) => client.set_synthesis_voice(ClientScope::Current, name),
                None => client.set_voice_type(ClientScope::Current, &self.usual_voice),
            });
        let engine = set
            .and_then(|client| client.check_status(OK_VOICE_SET))
            .and_then(|client| client.get_output_module())
            .and_then(|client| client.receive_string(OK_GET))
            .map_err(fault)?;
        if engine == DUMMY {
            return Err(SpeechFault::NoEngine);
        }
        Ok(Voice { lang, name: name.map(str::to_owned), engine, usual: self.usual })
    }

    fn turn(&mut self, dial: Dial, to: Option<i8>) -> Result<bool, SpeechFault> {
        let (to, client) = (to.unwrap_or(self.usual[dial.index()]), &mut self.client);
        let (set, is_set) = match dial {
            Dial::Rate => (client.set_rate(ClientScope::Current, to), OK_RATE_SET),
            Dial::Pitch => (client.set_pitch(ClientScope::Current, to), OK_PITCH_SET),
            Dial::Volume => (client.set_volume(ClientScope::Current, to), OK_VOLUME_SET),
        };
        set.and_then(|client| client.check_status(is_set)).map_err(fault)?;
        Ok(true)
    }

    fn speak(&mut self, line: &str) -> Result<(), SpeechFault> {
        // A line with only a full stop would end the text.
        let line = match line.starts_with('.') {
            true => format!(".{line}"),
            false => line.to_owned(),
        };
        self.client
            .speak()
            .and_then(|client| client.check_receiving_data())
            .and_then(|client| client.send_line(&line))
            .and_then(|client| client.receive_message_id())
            .map_err(fault)?;
        Ok(())
    }

    fn hush(&mut self) -> Result<(), SpeechFault> {
        self.client.cancel(MessageScope::Last).and_then(|client| client.check_status(OK_CANCELED)).map_err(fault)?;
        Ok(())
    }

    fn census(&self) -> Census {
        let address = self.address.clone();
        Box::new(move || match address {
            Address::Socket(path, _) => {
                count(&mut fifo::synchronous::Builder::new().path(path).timeout(LIST).build().ok()?)
            }
            Address::Host(host) => count(&mut tcp::synchronous::Builder::new(host).ok()?.timeout(LIST).build().ok()?),
        })
    }

    fn would_be_cut(&mut self) -> bool {
        // The server finishes speaking even after the connection has ended.
        false
    }
}

fn fault(error: ClientError) -> SpeechFault {
    match error {
        ClientError::NotReady => SpeechFault::Silent,
        ClientError::Io(error) => match error.kind() {
            ErrorKind::WouldBlock | ErrorKind::TimedOut => SpeechFault::Silent,
            _ => SpeechFault::Gone,
        },
        ClientError::Ssip(status) => SpeechFault::Refused(status.to_string()),
        error => SpeechFault::Refused(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_where_clients_of_the_server_look() {
        let address = |variables: &[(&str, &str)]| {
            let find = |name: &str| variables.iter().find(|(key, _)| *key == name);
            Address::from_variables(|name| find(name).map(|(_, value)| (*value).to_owned()))
        };
        let socket = |path: &str, may_start| Some(Address::Socket(path.into(), may_start));
        let host = |host: &str| Some(Address::Host(host.to_owned()));
        let run = ("XDG_RUNTIME_DIR", "/run/user/1");
        let usual = socket("/run/user/1/speech-dispatcher/speechd.sock", true);
        assert_eq!(address(&[run, ("HOME", "/home/anna")]), usual);
        assert_eq!(address(&[run, ("SPEECHD_ADDRESS", "")]), usual);
        assert_eq!(address(&[run, ("SPEECHD_ADDRESS", "unix_socket")]), usual);
        let home = socket("/home/anna/.cache/speech-dispatcher/speechd.sock", true);
        assert_eq!(address(&[("HOME", "/home/anna")]), home);
        assert_eq!(address(&[]), None);
        for (value, expected) in [
            ("unix_socket:/tmp/x", socket("/tmp/x", false)),
            ("/tmp/x", socket("/tmp/x", false)),
            ("inet_socket", host("127.0.0.1:6560")),
            ("inet_socket:anna", host("anna:6560")),
            ("inet_socket:anna:7000", host("anna:7000")),
        ] {
            assert_eq!(address(&[run, ("SPEECHD_ADDRESS", value)]), expected);
        }
    }
}
