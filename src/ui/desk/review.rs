//! Reviews: the costliest moves of a finished game, and playing on from them.

use super::{Desk, Played, Trouble, is_far};
use crate::player::{Level, Player};
use crate::record::Header;
use crate::seat::Seat;
use crate::session::{Ending, Session, Surroundings, people};
use crate::text::message::{Arg, Message};
use crate::ui::trouble::{damaged, open_text};

impl Desk {
    /// Reviews the costliest moves of the game with this number or name, the last finished one of this kind, or the one
    /// in a file. If nothing was typed, reviews the last finished game.
    ///
    /// # Errors
    /// When there is none, or the record cannot be read or is damaged.
    pub async fn review(&mut self, typed: &str) -> Result<Ending, Trouble> {
        let last = match typed.is_empty() {
            true => self.finished()?.into_iter().next(),
            false => Some(typed.to_owned()),
        };
        let none = || Message::new("review-nothing").with("command", Arg::Command("play"));
        let mut played = self.played(&last.ok_or_else(none)?)?;
        played.session.begin_review();
        self.run(played).await
    }

    /// Begins another game from the state after this many lines of a finished game's record. It is not saved, so it
    /// counts nowhere. If nobody at this keyboard took part, the player takes `seat`; a computer replaces each remote
    /// player.
    pub(super) fn retry(
        &mut self,
        last: Header,
        session: &Session,
        steps: u64,
        seat: Option<Seat>,
    ) -> Result<Played, Trouble> {
        let lines = session.table().first_lines(steps).ok_or_else(|| Message::new("review-elsewhere"))?;
        let players = seats(&last.players, seat);
        let header = Header { players, ..last };
        let (_, table) = open_text(&format!("{header}{lines}")).map_err(|damage| damaged(&damage, ""))?;
        let met = self.meet(table.as_ref(), None, is_far(table.players()));
        let around = Surroundings { is_recorded: false, is_trial: true, has_shelf: false, ..met };
        let mut session = Session::new(table, people(&header.players), around);
        self.console.say(&Message::new("retry-begin"));
        session.orient(self.console.teller());
        session.teach(usize::MAX, Vec::new());
        Ok(Played { header, session, scribe: None })
    }
}

/// The players when one person plays on alone.
fn seats(players: &[Player], seat: Option<Seat>) -> Vec<Player> {
    let has_people = players.iter().any(Player::is_human);
    let sits = |index: usize, player: &Player| match player {
        _ if !has_people && seat.is_some_and(|seat| seat.index() == index) => Player::Human(player.name().cloned()),
        Player::Far(_) => Player::Computer(Level::NORMAL),
        Player::Human(_) | Player::Computer(_) => player.clone(),
    };
    players.iter().enumerate().map(|(index, player)| sits(index, player)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_played_on_by_who_sits_here_and_computers() {
        let sit = |players: &str, seat| {
            let players: Vec<Player> = players.split(' ').map(|player| player.parse().unwrap()).collect();
            seats(&players, seat).iter().map(Player::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(sit("human:Anna easy", Some(Seat::FIRST)), "human:Anna easy");
        assert_eq!(sit("human:Anna human:Ben", Some(Seat::SECOND)), "human:Anna human:Ben");
        assert_eq!(sit("human:Anna far:Ben hard", Some(Seat::FIRST)), "human:Anna normal hard");
        assert_eq!(sit("hard easy", Some(Seat::SECOND)), "hard human");
    }
}
