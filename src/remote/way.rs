//! By what ways programs find each other.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use iroh_base::RelayUrl;

use crate::notation::Unreadable;

/// A server that passes on what cannot go straight, and by which one is found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Relay {
    /// The public ones.
    #[default]
    Public,
    /// One's own or several, at least one, and none to look addresses up.
    Own(Vec<RelayUrl>),
    /// None, and nobody to look addresses up: where the host is, is told by hand.
    None,
}

impl Relay {
    /// Servers of one's own, by their URLs with blanks between.
    ///
    /// # Errors
    /// When there is none, or one is no URL.
    pub fn own(urls: &str) -> Result<Relay, Unreadable> {
        let urls = relay_urls(urls)?;
        if urls.is_empty() { Err(Unreadable) } else { Ok(Relay::Own(urls)) }
    }

    /// These and one more of one's own, where there are any.
    pub fn with(self, other: Relay) -> Relay {
        match (self, other) {
            (Relay::Own(own), Relay::Own(other)) => Relay::Own([own, other].concat()),
            (_, other) => other,
        }
    }
}

/// Reads the URL of a server. Where it has no scheme, `https` is meant; then it has to have a full stop, or it is any word.
///
/// # Errors
/// It is none.
pub fn relay_url(typed: &str) -> Result<RelayUrl, Unreadable> {
    let url = if typed.contains("://") { typed.to_owned() } else { format!("https://{typed}") };
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    let is_whole = typed.contains("://") || typed.contains('.');
    url.parse().ok().filter(|_| is_web && is_whole).ok_or(Unreadable)
}

fn relay_urls(typed: &str) -> Result<Vec<RelayUrl>, Unreadable> {
    typed.split_whitespace().map(relay_url).collect()
}

/// How to find and to be found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// The server in the middle.
    pub relay: Relay,
    /// Whether everything goes through it, so that nobody at the table learns one's address.
    pub is_hidden: bool,
    /// The address of one's own to use.
    pub bind: Option<SocketAddr>,
    /// Where the host is, where that is known.
    pub address: Option<SocketAddr>,
}

/// The servers that a player has chosen to use always; none are the public ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Relays(Vec<RelayUrl>);

impl Relays {
    /// Whether they are the public ones.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Their URLs.
    pub fn iter(&self) -> impl Iterator<Item = &RelayUrl> {
        self.0.iter()
    }
}

impl fmt::Display for Relays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let urls: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&urls.join(" "))
    }
}

/// URLs with blanks between; the public ones are nothing, 0 or `public`.
impl FromStr for Relays {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Relays, Unreadable> {
        match text.trim() {
            "" | "0" | "public" => Ok(Relays::default()),
            urls => relay_urls(urls).map(Relays),
        }
    }
}

impl Way {
    /// The same, by servers of one's own where none were asked for.
    pub fn by_own(mut self, relays: &Relays) -> Way {
        if self.relay == Relay::Public && !relays.is_empty() {
            self.relay = Relay::Own(relays.0.clone());
        }
        self
    }

    /// This way, and of another one what is not said of this one; its own address stays as it is.
    pub fn or(self, other: Way) -> Way {
        match (&self.relay, self.address) {
            (Relay::Public, None) if !self.is_hidden => Way { relay: other.relay, address: other.address, ..self },
            // Whoever wants to be hidden goes to no address.
            (Relay::Public, None) if other.relay != Relay::None => Way { relay: other.relay, ..self },
            _ => self,
        }
    }

    /// By what ways guests reach a host who has these, as they are typed behind `join`.
    pub fn for_guests(&self) -> Vec<String> {
        let relays = match &self.relay {
            Relay::Public => Vec::new(),
            Relay::Own(urls) => urls.iter().map(|url| format!("--relay={url}")).collect(),
            Relay::None => vec!["--no-relay".to_owned()],
        };
        let address = self.bind.filter(|bind| !bind.ip().is_unspecified() && bind.port() > 0);
        relays.into_iter().chain(address.map(|address| format!("--address={address}"))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_servers_are_read_and_told_to_guests() {
        let relay = Relay::own("https://one.example  two.example:8443").unwrap();
        let way = Way { relay, ..Way::default() };
        assert_eq!(way.for_guests(), ["--relay=https://one.example/", "--relay=https://two.example:8443/"]);
        for wrong in ["", "  ", "https://", "ftp://one.example", "server", "https://one.example two example://"] {
            assert_eq!(Relay::own(wrong), Err(Unreadable), "{wrong}");
        }
        let both = Relay::own("one.example").unwrap().with(Relay::own("two.example").unwrap());
        assert_eq!(both, Relay::own("one.example two.example").unwrap());
        let chosen: Relays = "one.example two.example".parse().unwrap();
        assert_eq!(chosen.to_string().parse(), Ok(chosen.clone()));
        assert_eq!(Way::default().by_own(&chosen).relay, both);
        let none = Way { relay: Relay::None, ..Way::default() };
        assert_eq!(none.clone().by_own(&chosen), none);
        assert!("public".parse::<Relays>().unwrap().is_empty());
        assert_eq!("http://".parse::<Relays>(), Err(Unreadable));
        assert_eq!(Relay::Public.with(Relay::own("one.example").unwrap()), Relay::own("one.example").unwrap());
    }
}
