//! The questions that are put to all at a table: whether a computer may play on a seat, and what to play next.

use crate::player::{self, Shift, shifted};
use crate::remote::message::{LineText, Matter, Proposal, Resolution, Short};
use crate::seat::{Seat, Seats};
use crate::text::command::Command;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;
use crate::ui::about;
use crate::ui::console::Console;
use crate::ui::wish::Wish;

/// The message about those whose answers are still due, if any.
pub fn unanswered(undecided: Seats) -> Option<Message> {
    let names = || Arg::together(undecided.iter().map(Arg::Seat).collect());
    (!undecided.is_empty()).then(|| Message::new("answer-waits").with("names", names()))
}

/// The message that puts a question to a player.
pub fn question(matter: &Matter) -> Message {
    match matter {
        Matter::Replace(seat) => Message::new("ask-replace").seat("name", *seat).mattering().questioning(),
        Matter::Play(by, proposal) => {
            let asks = Message::new("ask-play").seat("name", *by).said("game", proposed(proposal));
            let asks = asks.said("whole", about::whole_game(&proposal.header(Vec::new())));
            let asks = asks.with("levels", Arg::together(player::levels(&proposal.computers)));
            asks.count("count", proposal.computers.len()).mattering().questioning().until_it_begins()
        }
    }
}

/// The message that the player has agreed. If this begins a game, that message replaces it.
pub fn agreed() -> Message {
    Message::new("answer-yes").until_it_begins()
}

/// The message that the player's proposal was put to all.
pub fn put_to_all() -> Message {
    Message::new("propose-done").until_it_begins()
}

/// The proposal in the words after `propose`, for this number of people.
///
/// # Errors
/// The message if the words cannot be understood, or the game cannot be played by this number.
pub fn proposal(console: &mut Console, typed: &str, people: usize) -> Result<Proposal, Message> {
    let usual = console.settings().strength;
    let wish = Wish::of_proposal(console.teller_mut(), typed.split_whitespace(), people, usual)?;
    let agreed = wish.game.agree(&wish.typed())?;
    Ok(Proposal { game: Short::cut(wish.game.id()), options: LineText::cut(&agreed), computers: wish.players })
}

/// The same game again, with computers of another level if the command says so; `None` if it cannot have another.
pub fn same_again(same: Proposal, command: &Command, teller: &Teller) -> Option<Proposal> {
    if command.rest.is_empty() {
        return Some(same);
    }
    let shift = Shift::typed(&command.rest, &teller.lexicon(Shift::WORDS))?;
    let computers = shifted(&same.computers, shift)?;
    Some(Proposal { computers, ..same })
}

/// The game of a proposal, with its options.
fn proposed(proposal: &Proposal) -> Message {
    about::game(&proposal.header(Vec::new()))
}

/// The message about the outcome of a question, if it needs one, for the player on the seat `own`.
pub fn settled(matter: &Matter, verdict: Resolution, own: Option<Seat>) -> Option<Message> {
    match (matter, verdict) {
        (Matter::Replace(seat), Resolution::No(by)) if own == Some(by) => {
            Some(Message::new("replace-not").seat("name", *seat))
        }
        (Matter::Replace(seat), Resolution::No(by)) => {
            Some(Message::new("replace-no").seat("by", by).seat("name", *seat))
        }
        (Matter::Play(_, proposal), Resolution::No(by)) if own == Some(by) => {
            Some(Message::new("propose-not").said("game", proposed(proposal)))
        }
        (Matter::Play(_, proposal), Resolution::No(by)) => {
            Some(Message::new("propose-no").seat("by", by).said("game", proposed(proposal)))
        }
        (Matter::Play(..), Resolution::Early) => Some(Message::new("propose-early")),
        (Matter::Replace(seat), Resolution::Here) => Some(Message::new("replace-here").seat("name", *seat)),
        (Matter::Replace(seat), Resolution::Nudged) => Some(Message::new("replace-nudged").seat("name", *seat)),
        // No host sends this about a proposal.
        (Matter::Play(..), Resolution::Here | Resolution::Nudged) => None,
        (Matter::Play(_, proposal), Resolution::Void) => {
            Some(Message::new("propose-off").said("game", proposed(proposal)))
        }
        (Matter::Play(..), Resolution::Yes) => None,
        // The player's return, or the computer that takes over, is reported separately.
        (Matter::Replace(_), Resolution::Yes | Resolution::Void) => None,
        (Matter::Replace(seat), Resolution::Early) => Some(Message::new("replace-early").seat("name", *seat)),
        (Matter::Replace(seat), Resolution::Busy) => Some(Message::new("replace-busy").seat("name", *seat)),
        (Matter::Play(..), Resolution::Busy) => Some(Message::new("propose-busy")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Level, Player};
    use crate::text::printable::Printable;
    use crate::text::style::{Lang, Spelling, Wording};
    use crate::ui::summary::{Sign, summarise};

    #[test]
    fn what_led_to_a_game_is_told_until_it_begins() {
        let proposal =
            Proposal { game: Short::cut("domino"), options: LineText::cut("target=100"), computers: Vec::new() };
        for message in [question(&Matter::Play(Seat::FIRST, proposal)), agreed(), put_to_all()] {
            assert!(message.ends_as_it_begins(), "{message:?}");
        }
        assert!(!question(&Matter::Replace(Seat::FIRST)).ends_as_it_begins());
    }

    #[test]
    fn a_display_shows_all_that_is_proposed() {
        let kind = crate::games::named("domino").unwrap();
        let mut teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[kind.texts().words]);
        teller.meet(&[Player::Far(Some(Printable::new("Anna".to_owned()))), Player::Human(None)]);
        let options = kind.agree(&[("target", "60"), ("spinner", "")]).unwrap();
        let shown = |options: &str, computers: &[Player]| {
            let computers = computers.to_vec();
            let proposal = Proposal { game: Short::cut("domino"), options: LineText::cut(options), computers };
            let asks = question(&Matter::Play(Seat::FIRST, proposal)).news();
            let sign = Sign::new(&teller, true, true);
            let place = Message::new("place-room");
            let summary = summarise(&teller, &[asks], Some(&place), "40".parse().unwrap(), &sign, false);
            (summary.text, summary.rest.join(" "))
        };
        let (prompt, rest) = shown(&options, &[Player::Computer(Level::HARD)]);
        assert!(prompt.starts_with("Anna: domino, hard?"), "{prompt}");
        assert!(["target 60", "spinner", "1 comp hard"].iter().all(|told| rest.contains(told)), "{rest}");
        let (prompt, rest) = shown(&options, &[]);
        assert!(prompt.starts_with("Anna: domino?"), "{prompt}");
        assert!(["target 60", "spinner"].iter().all(|told| rest.contains(told)), "{rest}");
        // With enough room, everything is shown at once.
        let usual = kind.agree(&[]).unwrap();
        let (prompt, rest) = shown(&usual, &[]);
        assert!(prompt.starts_with("Anna: domino?") && rest.is_empty(), "{prompt} {rest}");
    }
}
