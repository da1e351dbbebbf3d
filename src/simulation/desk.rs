//! The command for simulations: computers play each other, and the output shows how well they play, and how much better
//! than before.

use std::ops::ControlFlow;

use crate::games;
use crate::kind::Kind;
use crate::player::RandomPlayer;
use crate::simulation::{self, Earlier, Plan, UnknownPlayer, Unlike};
use crate::store::ReadFault;
use crate::store::outside::{Outer, Outside};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::ui::desk::{Desk, Trouble};
use crate::ui::trouble::unread;

impl Desk {
    /// Lets computers play each other, and reports how well they play; with `against` also how much better than the
    /// figures in that file, deal by deal.
    ///
    /// # Errors
    /// If there is no such game, these players cannot play it, or the file cannot be compared.
    pub fn simulate(
        &mut self,
        game: &str,
        plan: &Plan,
        options: &[(&str, &str)],
        against: Option<&str>,
        json: bool,
    ) -> Result<(), Trouble> {
        let kind = games::named(game)?;
        let console = &mut self.console;
        console.learn_game(kind);
        let options = kind.agree(options)?;
        kind.check_seats(plan.players.len())?;
        let earlier = against.map(|file| earlier(self.outside.as_ref(), file, kind, &options, plan)).transpose()?;
        let figures = simulation::simulate(kind, &options, plan, |over| {
            if !json {
                console.say(&Message::new("simulate-progress").count("over", over).count("games", plan.whole_games()));
                console.finish();
            }
            if console.is_gone() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let figures = figures.map_err(|UnknownPlayer(name)| {
            let names = [RandomPlayer::NAME, "easy", "normal", "hard"].iter().chain(kind.references());
            let names = names.map(|name| simulation::named(name));
            Message::new("simulate-no-player").text("word", shorten(&name)).with("words", Arg::List(names.collect()))
        })?;
        let gains = earlier.map(|earlier| earlier.gains(&figures)).unwrap_or_default();
        if json {
            let text = simulation::json(kind.id(), &options, plan, &figures, &gains);
            console.say(&Message::new("simulate-json").text("text", text));
        } else {
            console.say_all(&simulation::tell(&figures, &gains));
        }
        Ok(())
    }
}

/// Reads the figures in a file, which must be of the same game and the same deals.
fn earlier(
    outside: &dyn Outside,
    typed: &str,
    kind: &dyn Kind,
    options: &str,
    plan: &Plan,
) -> Result<Earlier, Trouble> {
    let file = Outer::new(typed);
    let unlike = |unlike| {
        let id = match unlike {
            Unlike::Unreadable => "simulate-no-figures",
            Unlike::Game => "simulate-other-game",
            Unlike::Deals => "simulate-other-deals",
        };
        Message::new(id).text("file", typed).with("json", Arg::text("--json"))
    };
    let bytes = outside.read(&file, Earlier::LARGEST).map_err(|error| match error.into() {
        // No file written with the option is this long.
        ReadFault::TooBig => unlike(Unlike::Unreadable),
        fault => unread(fault, typed),
    })?;
    Earlier::parse(&bytes, kind.id(), options, plan).map_err(unlike)
}
