//! Links: an invitation to a table as the address of a page, followed by the five words and by what a guest should know.
//!
//! `https://page.example/#word-word-word-word-word&from=Anna&game=domino&people=3&relay=https%3A%2F%2Frelay.example.org`
//! is one of them. A browser sends nothing after the `#` to the server of the page. Anybody can write such a link, so
//! whatever it says is only a claim.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use iroh_base::RelayUrl;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::message::Name;
use super::way::{Relay, relay_url};
use super::words::Code;
use crate::games;
use crate::notation::Unreadable;
use crate::seat::MOST_SEATS;
use crate::text::lang::Lang;

/// The maximum length of a link in bytes: it has to fit in a typed line, with a command before it.
pub const LONGEST: usize = 900;

/// The maximum length of the address of a page in bytes.
const LONGEST_ADDRESS: usize = 200;

/// The maximum number of servers in a link.
const MOST_RELAYS: usize = 8;

/// The characters that have to be encoded in a part of a link. Mail programs and chats end a link at some of them.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_');

/// The address of a page in which the program runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageAddress(String);

impl PageAddress {
    /// The address of the page that comes with this program; `None` if it was built without one.
    pub fn published() -> Option<PageAddress> {
        option_env!("SNUFFEL_PAGE_ADDRESS").and_then(|address| address.parse().ok())
    }

    /// Whether others can open the page, and not only a browser on the machine that serves it.
    pub fn is_public(&self) -> bool {
        let host = self.0.parse::<RelayUrl>().ok().and_then(|url| url.host_str().map(str::to_owned));
        host.is_some_and(|host| match host.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(address) => !address.is_loopback(),
            Err(_) => host != "localhost",
        })
    }
}

impl fmt::Display for PageAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Reads the URL of a page, from which everything after a `#` is cut off. Without a scheme, `https` is assumed.
impl FromStr for PageAddress {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<PageAddress, Unreadable> {
        let address = text.trim().split('#').next().unwrap_or_default();
        let url = relay_url(address)?;
        let is_short = url.as_str().len() <= LONGEST_ADDRESS && !address.contains(char::is_whitespace);
        if is_short { Ok(PageAddress(url.as_str().to_owned())) } else { Err(Unreadable) }
    }
}

/// An invitation to a table in the form of a link.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    /// The code of the table's words.
    pub code: Code,
    /// The name of the inviting player.
    pub from: Option<Name>,
    /// The identifier of the game; `None` if the players choose it together at the table.
    pub game: Option<&'static str>,
    /// The number of people in the game.
    pub people: Option<u8>,
    /// The host's own servers; none if the host uses the public ones.
    pub relays: Vec<RelayUrl>,
}

impl Link {
    /// The text of the link, with its words in a language. `None` if that is too long to be typed.
    pub fn to(&self, page: &PageAddress, lang: Lang) -> Option<String> {
        let mut text = format!("{page}#{}", self.code.words(lang).join("-"));
        let mut add = |key, value: &str| {
            text += &format!("&{key}={}", utf8_percent_encode(value, ENCODED));
        };
        if let Some(name) = &self.from {
            add("from", name.text());
        }
        if let Some(game) = self.game {
            add("game", game);
        }
        if let Some(people) = self.people {
            add("people", &people.to_string());
        }
        for url in &self.relays {
            add("relay", if url.path() == "/" { url.as_str().trim_end_matches('/') } else { url.as_str() });
        }
        (text.len() <= LONGEST && self.relays.len() <= MOST_RELAYS).then_some(text)
    }

    /// Reads a link, whatever page it leads to. `None` if the text is not a link at all.
    ///
    /// # Errors
    /// If it is a link, but its five words or its servers make no sense. Other parts that make no sense are left out.
    pub fn parse(typed: &str) -> Option<Result<Link, Unreadable>> {
        let typed = typed.trim().trim_matches(['<', '>', '"']);
        let (address, parts) = typed.split_once('#')?;
        if address.is_empty() || typed.contains(char::is_whitespace) {
            return None;
        }
        let is_web = ["https://", "http://"]
            .iter()
            .any(|scheme| address.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme)));
        let link = if typed.len() <= LONGEST { Link::of_parts(parts) } else { Err(Unreadable) };
        // Without a scheme, anything else that was typed may contain a `#`.
        (is_web || link.is_ok()).then_some(link)
    }

    fn of_parts(text: &str) -> Result<Link, Unreadable> {
        let mut parts = text.split('&');
        let words = decoded(parts.next().unwrap_or_default())?;
        let code = Code::parse(&words, Lang::En).map_err(|_| Unreadable)?;
        let mut link = Link { code, from: None, game: None, people: None, relays: Vec::new() };
        for (key, value) in parts.filter_map(|part| part.split_once('=')) {
            let value = decoded(value);
            let value = value.as_deref().map_err(|_| Unreadable);
            match key {
                "from" => link.from = value.and_then(Name::from_str).ok(),
                "game" => link.game = value.ok().and_then(|game| games::named(game).ok()).map(|kind| kind.id()),
                "people" => {
                    let count = value.ok().and_then(|count| count.parse().ok());
                    link.people = count.filter(|count| (1..=MOST_SEATS).contains(&usize::from(*count)));
                }
                "relay" => link.relays.push(relay_url(value?)?),
                // A later version may have more to say.
                _ => {}
            }
        }
        if link.relays.len() <= MOST_RELAYS { Ok(link) } else { Err(Unreadable) }
    }

    /// The servers through which the table is found.
    pub fn relay(&self) -> Relay {
        if self.relays.is_empty() { Relay::Public } else { Relay::Own(self.relays.clone()) }
    }
}

/// A part of a link with all encoded characters decoded.
fn decoded(text: &str) -> Result<String, Unreadable> {
    percent_decode_str(text).decode_utf8().map(|text| text.into_owned()).map_err(|_| Unreadable)
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use crate::rng::stream;

    const PAGE: &str = "https://page.example/snuffel/";

    fn page() -> PageAddress {
        PAGE.parse().unwrap()
    }

    fn link() -> Link {
        Link {
            code: Code::from_bits(7),
            from: Some("Zoë".parse().unwrap()),
            game: Some("domino"),
            people: Some(3),
            relays: vec![relay_url("one.example").unwrap(), relay_url("https://two.example:8443/a b?c=d&e").unwrap()],
        }
    }

    fn is_read(text: &str) -> bool {
        matches!(Link::parse(text), Some(Ok(_)))
    }

    #[test]
    fn a_link_is_read_as_it_was_made_in_every_language_and_with_every_part_left_out() {
        for lang in Lang::ALL {
            for left_out in 0..16_u8 {
                let has = |part: u8| left_out >> part & 1 == 0;
                let whole = link();
                let link = Link {
                    from: whole.from.filter(|_| has(0)),
                    game: whole.game.filter(|_| has(1)),
                    people: whole.people.filter(|_| has(2)),
                    relays: if has(3) { whole.relays } else { Vec::new() },
                    ..whole
                };
                let text = link.to(&page(), lang).unwrap();
                assert!(text.starts_with(PAGE) && text.is_ascii() && !text.contains(' '), "{text}");
                assert!(Link::parse(&text) == Some(Ok(link)), "{text}");
            }
        }
        let text = link().to(&page(), Lang::En).unwrap();
        assert!(text.ends_with("&from=Zo%C3%AB&game=domino&people=3&relay=https%3A%2F%2Fone.example&relay=https%3A%2F%2Ftwo.example%3A8443%2Fa%2520b%3Fc%3Dd%26e"), "{text}");
    }

    #[test]
    fn what_is_no_link_is_left_alone_and_a_spoilt_one_is_refused() {
        let words = Code::from_bits(7).words(Lang::En).join("-");
        for no_link in ["", "#", "E4", "note #5", "#one-two", "https://page.example/", "say https://page.example/#a"] {
            assert!(Link::parse(no_link).is_none(), "{no_link}");
        }
        // Chats leave out the scheme, or put marks around a link.
        for link in
            [format!("page.example#{words}"), format!("<http://page.example/#{words}>"), format!("{PAGE}#{words}&")]
        {
            assert!(is_read(&link), "{link}");
        }
        let spoilt = [
            format!("{PAGE}#"),
            format!("{PAGE}#{}", words.replacen('-', "", 1)),
            format!("{PAGE}#%FF-{words}"),
            format!("{PAGE}#{words}&relay=ftp%3A%2F%2Fone.example"),
            format!("{PAGE}#{words}&relay=%FF"),
            format!("{PAGE}#{words}{}", "&relay=one.example".repeat(MOST_RELAYS + 1)),
            format!("{PAGE}#{words}&more={}", "x".repeat(LONGEST)),
        ];
        for link in spoilt {
            assert!(Link::parse(&link) == Some(Err(Unreadable)), "{link}");
        }
        let many = Link { relays: vec![relay_url("one.example").unwrap(); MOST_RELAYS + 1], ..link() };
        assert_eq!(many.to(&page(), Lang::En), None);
    }

    #[test]
    fn what_a_link_claims_is_a_name_a_game_and_a_number_or_nothing() {
        let words = Code::from_bits(7).words(Lang::En).join("-");
        let read = |parts: &str| Link::parse(&format!("{PAGE}#{words}&{parts}")).unwrap().unwrap();
        for from in ["%1B%5B2J", "Anna%20says", "you", "AVeryLongNameIndeed", "%E2%80%AE", "", "%FF"] {
            let link = read(&format!("from={from}&game=chess&people=99&what=ever&x&=&"));
            assert!(link.from.is_none_or(|name| name.text().as_str() == "you"), "{from}");
            assert_eq!((link.game, link.people, link.relays.len()), (None, None, 0));
        }
        assert_eq!(read("people=0").people, None);
        assert_eq!(read("game=domino&people=2").game, Some("domino"));
    }

    #[test]
    fn a_spoilt_link_never_harms() {
        let sound = link().to(&page(), Lang::En).unwrap();
        let mut random = stream(5, 1, 0);
        for _ in 0..1_000 {
            let mut bytes = sound.clone().into_bytes();
            for _ in 0..random.random_range(1..4) {
                let at = random.random_range(0..bytes.len());
                match random.random_range(0..3) {
                    0 => bytes[at] = random.random_range(0..128),
                    1 => bytes.truncate(at.max(1)),
                    _ => bytes.insert(at, *b"#&=%-/:".get(at % 7).unwrap_or(&b'#')),
                }
            }
            if let Some(Ok(link)) = Link::parse(&String::from_utf8_lossy(&bytes)) {
                let again = link.to(&page(), Lang::En);
                assert!(again.is_none_or(|text| Link::parse(&text) == Some(Ok(link))));
            }
        }
    }

    #[test]
    fn a_program_that_was_built_with_the_address_of_a_page_knows_it() {
        assert_eq!(PageAddress::published().is_some(), option_env!("SNUFFEL_PAGE_ADDRESS").is_some());
    }

    #[test]
    fn the_address_of_a_page_is_a_url_without_what_a_link_adds() {
        for (typed, address) in [
            ("page.example", "https://page.example/"),
            ("http://localhost:8000/snuffel", "http://localhost:8000/snuffel"),
            ("https://page.example/#one-two", "https://page.example/"),
        ] {
            assert_eq!(typed.parse::<PageAddress>().map(|address| address.to_string()), Ok(address.to_owned()));
        }
        let long = format!("https://page.example/{}", "x".repeat(LONGEST_ADDRESS));
        for wrong in ["", "page", "ftp://page.example", "https://", "page.example two", &long] {
            assert_eq!(wrong.parse::<PageAddress>(), Err(Unreadable), "{wrong}");
        }
    }
}
