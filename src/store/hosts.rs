//! Known hosts: the key of the host of each table where the player has been, in one small file. When the player returns
//! to a table, no other program that knows its words is accepted.

use std::io::{self, ErrorKind};

use super::Home;
use super::name::Name;
use crate::hex;
use crate::remote::peer::Peer;
use crate::remote::words::Code;

/// The maximum number of tables remembered. A table is open for hours or days, not for years.
const MOST: usize = 100;

impl Home {
    /// The host of the table with these words; `None` if the player has never been there, or not for a long time.
    pub fn host_of(&self, table: Code) -> Option<Peer> {
        let text = self.text(&Name::HOSTS).ok()?;
        text.lines()
            .rev()
            .find_map(|line| parse_line(line).filter(|(bits, _)| *bits == table.bits()))
            .map(|(_, host)| host)
    }

    /// Remembers the host of the table with these words.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn keep_host(&self, table: Code, host: Peer) -> io::Result<()> {
        if self.host_of(table) == Some(host) {
            return Ok(());
        }
        let before = match self.text(&Name::HOSTS) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text?,
        };
        // Damaged lines are dropped.
        let others = before.lines().filter(|line| parse_line(line).is_some_and(|(bits, _)| bits != table.bits()));
        let mut lines: Vec<String> = others.map(str::to_owned).collect();
        lines.push(format!("{:010x} {}", table.bits(), hex::encode(&host.key())));
        let first = lines.len().saturating_sub(MOST);
        let text: String = lines[first..].iter().map(|line| format!("{line}\n")).collect();
        self.vault.replace(&Name::HOSTS, text.as_bytes())
    }
}

fn parse_line(line: &str) -> Option<(u64, Peer)> {
    let (bits, key) = line.split_once(' ')?;
    Some((u64::from_str_radix(bits, 16).ok()?, Peer::from_key(hex::read_all(key)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn the_host_of_a_table_is_remembered_and_a_spoilt_line_forgotten() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        let (one, other) = (Peer::from_key([1; 32]), Peer::from_key([2; 32]));
        assert_eq!(home.host_of(Code::from_bits(5)), None);
        home.keep_host(Code::from_bits(5), one).unwrap();
        home.keep_host(Code::from_bits(6), other).unwrap();
        assert_eq!([5, 6, 7].map(|bits| home.host_of(Code::from_bits(bits))), [Some(one), Some(other), None]);
        memory.overwrite(&Name::HOSTS, [b"0000000007 01\n".as_slice(), &home.bytes()].concat().as_slice());
        home.keep_host(Code::from_bits(5), other).unwrap();
        assert_eq!([5, 6, 7].map(|bits| home.host_of(Code::from_bits(bits))), [Some(other), Some(other), None]);
        for bits in 0..300 {
            home.keep_host(Code::from_bits(bits), one).unwrap();
        }
        assert_eq!([199, 200, 299].map(|bits| home.host_of(Code::from_bits(bits))), [None, Some(one), Some(one)]);
    }

    impl Home {
        fn bytes(&self) -> Vec<u8> {
            self.text(&Name::HOSTS).unwrap().into_bytes()
        }
    }
}
