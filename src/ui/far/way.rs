//! How guests reach a table: a host's saved connection options, as they change.

use crate::remote::way::Relay;

/// A host's connection options as typed, with the servers that the table uses now.
pub fn with_servers(ways: &[String], relay: &Relay) -> Vec<String> {
    let is_other = |way: &&String| *way != "--no-relay" && !way.starts_with("--relay=");
    let own = match relay {
        Relay::Public => Vec::new(),
        Relay::Own(urls) => urls.iter().map(|url| format!("--relay={url}")).collect(),
        Relay::None => vec!["--no-relay".to_owned()],
    };
    own.into_iter().chain(ways.iter().filter(is_other).cloned()).collect()
}

/// A host's connection options as typed, without those that a program in a browser cannot follow.
pub fn for_browsers(ways: &[String]) -> Vec<String> {
    let is_direct = |way: &&String| *way == "--no-relay" || way.starts_with("--bind=") || way.starts_with("--address=");
    ways.iter().filter(|way| !is_direct(way)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_options_of_a_table_name_the_servers_that_it_uses_now_and_nothing_else_changes() {
        let owned = |options: &str| options.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
        let after = |options: &str, relay: &Relay| with_servers(&owned(options), relay);
        let own = Relay::own("one.example two.example").unwrap();
        let relays = "--relay=https://one.example/ --relay=https://two.example/";
        let others = "--bind=127.0.0.1:4500 --listeners --relay-only";
        assert_eq!(after(&format!("--no-relay {others}"), &Relay::Public), owned(others));
        assert_eq!(after(&format!("--no-relay {others}"), &own), owned(&format!("{relays} {others}")));
        for (options, relay) in [(relays, &own), ("--no-relay", &Relay::None), ("", &Relay::Public)] {
            assert_eq!(after(options, relay), owned(options));
        }
    }
}
