//! By what ways programs find each other.

use std::net::SocketAddr;

use iroh_base::RelayUrl;

use crate::notation::Unreadable;

/// A server that passes on what cannot go straight, and by which one is found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Relay {
    /// The public ones.
    #[default]
    Public,
    /// One of one's own, and none to look addresses up.
    Own(RelayUrl),
    /// None, and nobody to look addresses up: where the host is, is told by hand.
    None,
}

impl Relay {
    /// A server of one's own, by its URL.
    ///
    /// # Errors
    /// When it is no URL.
    pub fn own(url: &str) -> Result<Relay, Unreadable> {
        url.parse().map(Relay::Own).map_err(|_| Unreadable)
    }
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

impl Way {
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
        let relay = match &self.relay {
            Relay::Public => None,
            Relay::Own(url) => Some(format!("--relay={url}")),
            Relay::None => Some("--no-relay".to_owned()),
        };
        let address = self.bind.filter(|bind| !bind.ip().is_unspecified() && bind.port() > 0);
        relay.into_iter().chain(address.map(|address| format!("--address={address}"))).collect()
    }
}
