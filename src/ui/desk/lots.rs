//! Drawing lots: before a game with guests, all programs at the table draw bytes, which together decide its chance.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{Desk, Trouble};
use crate::pulse::within;
use crate::remote::lots::{Lots, Secret};
use crate::remote::party::HostNews;
use crate::rng::fresh_bytes;
use crate::text::message::Message;
use crate::ui::far::Remote;
use crate::ui::far::hosting::Hosting;

/// How long to wait for the bytes of all guests. The game begins without any that come later.
const MOST: Duration = Duration::from_secs(5);

/// After how long the host hears that the table is waiting for a guest.
const PATIENCE: Duration = Duration::from_secs(1);

impl Desk {
    /// Draws lots with all connected guests for the next game at the table; `None` if the host has chosen the seed.
    ///
    /// # Errors
    /// When there are no random bytes, or no guest can come any longer.
    pub(super) async fn draw(&mut self, hosting: &mut Hosting) -> Result<Option<Lots>, Trouble> {
        if self.seed.is_some() {
            return Ok(None);
        }
        loop {
            let (lots, has_anybody_left) = self.draw_once(hosting).await?;
            // If a guest has left and returned, all draw again, as the other programs have seen the break.
            if !has_anybody_left || !hosting.party.free().is_empty() {
                return Ok(Some(lots));
            }
        }
    }

    /// Draws lots once. Also returns whether any guest has left meanwhile.
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
                    HostNews::Share(seat, of, share) if of == game && asked.contains(seat) => {
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
