//! The messages to a guest about news from the table.

use super::patience::has_time;
use super::questions::{put_to_all, settled};
use super::table::{became, failed, nudged, queues, said, servers};
use crate::remote::message::Refusal;
use crate::remote::visit::GuestNews;
use crate::seat::Seat;
use crate::text::message::Message;
use crate::ui::about;

/// The topic of messages about the connection to the table: a prompt shows only the latest.
const TABLE: &str = "table";

/// The message that the table is being looked for.
pub fn seeking() -> Message {
    of_table("join-tries").until(TABLE)
}

/// A message about the connection to the table.
pub(super) fn of_table(id: &'static str) -> Message {
    Message::new(id).telling(TABLE)
}

/// The message about news for a guest on the seat `own`, if the news needs one.
pub fn message_about(news: &GuestNews, own: Option<Seat>) -> Option<Message> {
    Some(match news {
        GuestNews::Seeks => of_table("join-seeks").until(TABLE),
        GuestNews::Servers(are_there) => servers(*are_there),
        GuestNews::Impostor => of_table("join-impostor").mattering(),
        GuestNews::Found(Some(name)) => of_table("join-found").text("name", name.text()),
        GuestNews::Found(None) => of_table("join-found-nameless"),
        GuestNews::Refused(Refusal::Full, _) => Message::new("join-full"),
        GuestNews::Refused(Refusal::OtherRules, host) => {
            let theirs = host.as_ref().map(|host| host.program.text().to_string()).unwrap_or_default();
            Message::new("join-other-rules").text("theirs", theirs).text("own", env!("CARGO_PKG_VERSION"))
        }
        GuestNews::Refused(Refusal::Nonsense, _) => Message::new("join-not-understood"),
        GuestNews::Refused(Refusal::TooMuch, _) => Message::new("join-too-much"),
        GuestNews::Refused(Refusal::Removed, _) => Message::new("join-removed"),
        GuestNews::Nudged(by) => nudged(*by),
        GuestNews::Said(saying) => said(saying),
        GuestNews::Unheard => Message::new("say-unheard").mattering(),
        GuestNews::Unproposed => Message::new("propose-unheard").mattering(),
        GuestNews::Queues(name) => queues(name.as_ref()),
        GuestNews::Seat(seat, whereabouts) => return became(*seat, *whereabouts, false),
        GuestNews::Lost => of_table("join-lost").until(TABLE).mattering(),
        GuestNews::Heard => of_table("join-heard"),
        GuestNews::Bye => Message::new("join-bye"),
        GuestNews::Failed(fault) => failed(*fault),
        GuestNews::Refused(Refusal::NoListeners, _) => Message::new("listen-not"),
        GuestNews::Refused(Refusal::ManyListeners, _) => Message::new("listen-full"),
        GuestNews::Audience(_) => Message::new("join-open"),
        GuestNews::Settled(matter, verdict) => return settled(matter, *verdict, own),
        GuestNews::StoodIn => Message::new("far-stood-in").mattering(),
        GuestNews::Patience(patience) => has_time(*patience),
        GuestNews::GaveUp => Message::new("resign-done"),
        GuestNews::SeatBack => Message::new("far-seat-back").mattering(),
        GuestNews::Asked => return None,
        GuestNews::Put => put_to_all(),
        GuestNews::Busy(_) => Message::new("join-playing"),
        GuestNews::BusyAgain(sheet) => Message::new("join-playing-again").said("game", about::game(&sheet.header(0))),
        GuestNews::Waits(_)
        | GuestNews::Plays(_)
        | GuestNews::GoesOn(_)
        | GuestNews::Again
        | GuestNews::Post(_)
        | GuestNews::Draws(..)
        | GuestNews::Cards(_)
        | GuestNews::Marks(_)
        | GuestNews::Revealed(_)
        | GuestNews::Confirmed(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::message::{LineText, Saying, Whereabouts};
    use crate::remote::party;
    use crate::text::cue::Cue;
    use crate::ui::far::hosting;

    #[test]
    fn who_comes_and_who_speaks_sounds() {
        let cues = |news: &GuestNews| message_about(news, None).unwrap().cues.all().collect::<Vec<_>>();
        assert_eq!(cues(&GuestNews::Seat(Seat::SECOND, Whereabouts::Here)), [Cue::Comes]);
        assert_eq!(cues(&GuestNews::Nudged(Seat::SECOND)), [Cue::Speaks]);
        let saying = Saying { from: Seat::SECOND, is_private: false, text: LineText::cut("Hello") };
        assert_eq!(cues(&GuestNews::Said(saying)), [Cue::Speaks]);
        let came = hosting::message_about(&party::HostNews::Came(Seat::SECOND), None);
        assert_eq!(came.unwrap().cues.heard(), [Cue::Comes]);
    }

    #[test]
    fn a_display_shows_a_break_before_what_others_did() {
        assert!(message_about(&GuestNews::Lost, None).unwrap().matters);
        for away in [Whereabouts::Lost, Whereabouts::Left] {
            let told = message_about(&GuestNews::Seat(Seat::SECOND, away), None).unwrap();
            assert!(told.matters && told.cues.is_empty(), "{away:?}");
        }
        assert!(!message_about(&GuestNews::Seat(Seat::SECOND, Whereabouts::Here), None).unwrap().matters);
    }
}
