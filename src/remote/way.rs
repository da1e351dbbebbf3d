//! Connection options: the servers and addresses by which programs find each other.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use iroh_base::RelayUrl;
use serde::{Deserialize, Serialize};

use crate::notation::Unreadable;

/// The servers that relay connections and let programs find each other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Relay {
    /// The public servers.
    #[default]
    Public,
    /// One or more private servers; addresses are not looked up elsewhere.
    Own(Vec<RelayUrl>),
    /// No servers and no address lookup: the player gives the host's address by hand.
    None,
}

impl Relay {
    /// Parses the URLs of private servers, separated by blanks.
    ///
    /// # Errors
    /// If there is none, or one is not a URL.
    pub fn own(urls: &str) -> Result<Relay, Unreadable> {
        let urls = relay_urls(urls)?;
        if urls.is_empty() { Err(Unreadable) } else { Ok(Relay::Own(urls)) }
    }

    /// Adds the private servers of `other` to those of `self`; otherwise `other` replaces `self`.
    pub fn with(self, other: Relay) -> Relay {
        match (self, other) {
            (Relay::Own(own), Relay::Own(other)) => Relay::Own([own, other].concat()),
            (_, other) => other,
        }
    }
}

/// Parses the URL of a server. Without a scheme, `https` is assumed; the text must then contain a full stop, as it
/// could otherwise be any word.
///
/// # Errors
/// If it is not a URL.
pub fn relay_url(typed: &str) -> Result<RelayUrl, Unreadable> {
    let url = if typed.contains("://") { typed.to_owned() } else { format!("https://{typed}") };
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    let is_whole = typed.contains("://") || typed.contains('.');
    url.parse().ok().filter(|_| is_web && is_whole).ok_or(Unreadable)
}

fn relay_urls(typed: &str) -> Result<Vec<RelayUrl>, Unreadable> {
    typed.split_whitespace().map(relay_url).collect()
}

/// How to find a host and how to be found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Way {
    /// The relay servers.
    pub relay: Relay,
    /// Whether all traffic goes through them, so that nobody at the table learns this player's address.
    pub is_hidden: bool,
    /// The local address to use.
    pub bind: Option<SocketAddr>,
    /// The host's address, if known.
    pub address: Option<SocketAddr>,
}

/// The servers that a player always uses by choice; if empty, the public ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Relays(Vec<RelayUrl>);

impl Relays {
    /// Whether they are the public servers.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The URLs of the servers.
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

/// Reads URLs separated by blanks; the public servers are an empty text, `0` or `public`.
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
    /// Replaces the public servers with the player's own, if there are any.
    pub fn by_own(mut self, relays: &Relays) -> Way {
        if self.relay == Relay::Public && !relays.is_empty() {
            self.relay = Relay::Own(relays.0.clone());
        }
        self
    }

    /// Fills in what is unset here from `other`; the local address stays as it is.
    pub fn or(self, other: Way) -> Way {
        match (&self.relay, self.address) {
            (Relay::Public, None) if !self.is_hidden => Way { relay: other.relay, address: other.address, ..self },
            // A hidden player connects to no address directly.
            (Relay::Public, None) if other.relay != Relay::None => Way { relay: other.relay, ..self },
            _ => self,
        }
    }

    /// The option, if any, that a program in a browser cannot follow: it reaches others and is reached through servers only.
    pub fn beyond_browsers(&self) -> Option<&'static str> {
        match self {
            Way { relay: Relay::None, .. } => Some("--no-relay"),
            Way { bind: Some(_), .. } => Some("--bind"),
            Way { address: Some(_), .. } => Some("--address"),
            Way { .. } => None,
        }
    }

    /// The same as far as a program in a browser can follow it.
    pub fn through_servers(self) -> Way {
        let relay = if self.relay == Relay::None { Relay::Public } else { self.relay };
        Way { relay, bind: None, address: None, ..self }
    }

    /// The options by which guests reach a host with this configuration, as typed after `join`.
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
    fn a_browser_follows_the_part_of_a_way_that_leads_through_servers() {
        let address = "127.0.0.1:4500".parse().ok();
        let own = Way { relay: Relay::own("one.example").unwrap(), is_hidden: true, ..Way::default() };
        for (way, option, rest) in [
            (Way { relay: Relay::None, bind: address, ..Way::default() }, Some("--no-relay"), Way::default()),
            (Way { bind: address, address, ..own.clone() }, Some("--bind"), own.clone()),
            (Way { address, ..own.clone() }, Some("--address"), own.clone()),
            (own.clone(), None, own),
        ] {
            assert_eq!((way.beyond_browsers(), way.through_servers()), (option, rest));
        }
    }

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
