//! Drawing lots: before a game at a table with guests all programs there draw bytes, from which its chance comes.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{Desk, Trouble};
use crate::pulse::within;
use crate::remote::lots::{Lots, Secret};
use crate::remote::party::News;
use crate::rng::fresh_bytes;
use crate::text::message::Message;
use crate::ui::far::Elsewhere;
use crate::ui::far::hosting::Hosting;

/// How long it is waited for the bytes of all guests. The game begins without those that come later.
const MOST: Duration = Duration::from_secs(5);

/// After how long it is told that somebody is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

impl Desk {
    /// Draws lots with all guests who are there for the game that comes next at the table; no lots where whoever hosts has
    /// chosen the seed.
    ///
    /// # Errors
    /// When there are no random bytes, or nobody can come any more.
    pub(super) async fn draw(&mut self, hosting: &mut Hosting) -> Result<Option<Lots>, Trouble> {
        if self.seed.is_some() {
            return Ok(None);
        }
        loop {
            let (lots, has_anybody_left) = self.draw_once(hosting).await?;
            // Whoever has left and come back has drawn for nothing, and so have the others: their programs saw it.
            if !has_anybody_left || !hosting.party.free().is_empty() {
                return Ok(Some(lots));
            }
        }
    }

    /// Draws lots, and tells whether anybody has left meanwhile.
    async fn draw_once(&mut self, hosting: &mut Hosting) -> Result<(Lots, bool), Trouble> {
        let mut has_anybody_left = false;
        let game = hosting.next_lots();
        let secret: Secret = fresh_bytes().map_err(|_| Message::new("seed-none"))?;
        let mut lots = Lots { game, secret, shares: Vec::new() };
        let asked = hosting.party.ask(game, lots.commitment());
        hosting.send();
        let mut shares = BTreeMap::new();
        let pulse = self.console.pulse();
        let (begin, mut is_told) = (pulse.now(), false);
        loop {
            hosting.alarm().hush();
            while let Some(news) = hosting.news() {
                match news {
                    News::Share(seat, of, share) if of == game && asked.contains(seat) => {
                        shares.entry(seat).or_insert(share);
                    }
                    news => self.hear_in_room(hosting, news)?,
                }
                has_anybody_left |= !hosting.party.free().is_empty();
            }
            let there = hosting.party.connected();
            let waited = pulse.now().saturating_duration_since(begin);
            if waited >= MOST || asked.iter().all(|seat| shares.contains_key(&seat) || !there.contains(seat)) {
                break;
            }
            if waited >= PATIENCE && !is_told {
                is_told = true;
                self.console.say(&Message::new("lots-wait"));
                self.console.finish();
            }
            let next = if is_told { MOST } else { PATIENCE };
            within(&*pulse, next.saturating_sub(waited), hosting.alarm().rung()).await;
        }
        lots.shares = shares.into_iter().collect();
        Ok((lots, has_anybody_left))
    }
}
