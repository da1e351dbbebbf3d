//! Where a visit leads: to the table that a player names by five words, by a link, or by the friend who has invited them.

use super::{Desk, Trouble};
use crate::notation::Unreadable;
use crate::remote::link::Link;
use crate::remote::peer::Peer;
use crate::remote::way::{Relay, Way};
use crate::remote::words::{Code, Meant, Misread, split};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::ui::far::meeting::{Meeting, meeting};
use crate::ui::far::table::misread;

/// A table to be visited.
pub(super) struct Destination {
    /// The code of its words.
    pub code: Code,
    /// The way there.
    pub meeting: Meeting,
    /// Its host, if an invitation names one: no other program is then accepted.
    pub host: Option<Peer>,
}

impl Desk {
    /// The table that was named after a command, and the way there, as far as it was not typed.
    ///
    /// # Errors
    /// When nothing leads there.
    pub(super) async fn destination(&mut self, words: &str, meeting: Meeting) -> Result<Destination, Trouble> {
        self.reachable(&meeting.way, None)?;
        if let Some((code, way, host)) = self.invited(words)? {
            let meeting = Meeting { way: meeting.way.or(way), ..meeting };
            self.reachable(&meeting.way, Some(words))?;
            return Ok(Destination { code, meeting, host: Some(host) });
        }
        match Link::parse(words) {
            Some(Ok(link)) => {
                let way = Way { relay: link.relay(), ..Way::default() };
                let meeting = Meeting { way: meeting.way.or(way), ..meeting };
                Ok(Destination { code: link.code, meeting, host: None })
            }
            Some(Err(Unreadable)) => Err(Message::new("link-broken")),
            None => Ok(Destination { code: self.read_code(words).await?, meeting, host: None }),
        }
    }

    /// Whether a table can be reached in this way, which the invitation of the friend of the name `by` names, if any.
    ///
    /// # Errors
    /// When the program runs in a browser, and can not.
    fn reachable(&self, way: &Way, by: Option<&str>) -> Result<(), Trouble> {
        self.friends.borrow().cannot_join(way, by).map_or(Ok(()), Err)
    }

    /// The code that these words stand for. If one of them resembles another word, asks the player whether that was
    /// meant.
    ///
    /// # Errors
    /// When it was not meant, or the words are not valid.
    async fn read_code(&mut self, typed: &str) -> Result<Code, Trouble> {
        let lang = self.console.teller().locale().lang();
        let mut words: Vec<String> = split(typed).into_iter().map(str::to_owned).collect();
        loop {
            match Code::parse(&words.join(" "), lang) {
                Ok(code) => return Ok(code),
                Err(wrong) => {
                    let (Misread::Unknown { number, like: Some(meant), .. }
                    | Misread::Unfit(Some(Meant { number, meant, .. }))) = wrong
                    else {
                        return Err(misread(&wrong));
                    };
                    if !self.console.confirm(&misread(&wrong)).await {
                        return Err(Message::new("code-anew").with("command", Arg::Command("join")));
                    }
                    words[number - 1] = meant.to_owned();
                }
            }
        }
    }

    /// The table to which the friend of this name has sent an invitation, with the way there and its host; `None` if
    /// this is not a friend's name.
    fn invited(&mut self, name: &str) -> Result<Option<(Code, Way, Peer)>, Trouble> {
        let friends = self.friends.borrow();
        let Some(invitation) = friends.invitation(name) else {
            return Ok(None);
        };
        let invitation = invitation.ok_or_else(|| Message::new("invited-not").text("name", shorten(name)))?;
        let ways = invitation.ways.text().split_whitespace();
        // A way that makes no sense is ignored.
        let way = meeting(self.console.teller(), ways).map(|(meeting, _)| meeting.way).unwrap_or_default();
        // A browser goes through the servers, if the table uses any.
        let leads_on = friends.network().page().is_none() || way.relay == Relay::None;
        let way = Way { address: way.address.filter(|_| leads_on), ..way };
        Ok(Some((Code::from_bits(invitation.code), way, Peer::from_key(invitation.table))))
    }
}
