//! The messages to a guest about news from the table.

use super::patience::has_time;
use super::questions::{put_to_all, settled};
use super::table::{became, failed, nudged, queues, said, servers};
use crate::remote::message::Refusal;
use crate::remote::visit::News;
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
pub fn told(news: &News, own: Option<Seat>) -> Option<Message> {
    Some(match news {
        News::Seeks => of_table("join-seeks").until(TABLE),
        News::Servers(are_there) => servers(*are_there),
        News::Impostor => of_table("join-impostor").mattering(),
        News::Found(Some(name)) => of_table("join-found").text("name", name.text()),
        News::Found(None) => of_table("join-found-nameless"),
        News::Refused(Refusal::Full, _) => Message::new("join-full"),
        News::Refused(Refusal::OtherRules, host) => {
            let theirs = host.as_ref().map(|host| host.program.text().to_string()).unwrap_or_default();
            Message::new("join-other-rules").text("theirs", theirs).text("own", env!("CARGO_PKG_VERSION"))
        }
        News::Refused(Refusal::Nonsense, _) => Message::new("join-not-understood"),
        News::Refused(Refusal::TooMuch, _) => Message::new("join-too-much"),
        News::Refused(Refusal::Removed, _) => Message::new("join-removed"),
        News::Nudged(by) => nudged(*by),
        News::Said(saying) => said(saying),
        News::Unheard => Message::new("say-unheard").mattering(),
        News::Unproposed => Message::new("propose-unheard").mattering(),
        News::Queues(name) => queues(name.as_ref()),
        News::Seat(seat, whereabouts) => return became(*seat, *whereabouts, false),
        News::Lost => of_table("join-lost").until(TABLE).mattering(),
        News::Heard => of_table("join-heard"),
        News::Bye => Message::new("join-bye"),
        News::Failed(fault) => failed(*fault),
        News::Refused(Refusal::NoListeners, _) => Message::new("listen-not"),
        News::Refused(Refusal::ManyListeners, _) => Message::new("listen-full"),
        News::Audience(_) => Message::new("join-open"),
        News::Settled(matter, verdict) => return settled(matter, *verdict, own),
        News::StoodIn => Message::new("far-stood-in").mattering(),
        News::Patience(patience) => has_time(*patience),
        News::GaveUp => Message::new("resign-done"),
        News::SeatBack => Message::new("far-seat-back").mattering(),
        News::Asked => return None,
        News::Put => put_to_all(),
        News::Busy(_) => Message::new("join-playing"),
        News::BusyAgain(sheet) => Message::new("join-playing-again").said("game", about::game(&sheet.header(0))),
        News::Waits(_)
        | News::Plays(_)
        | News::GoesOn(_)
        | News::Again
        | News::Post(_)
        | News::Draws(..)
        | News::Cards(_)
        | News::Marks(_)
        | News::Revealed(_)
        | News::Confirmed(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::message::{Line, Saying, Whereabouts};
    use crate::remote::party;
    use crate::text::cue::Cue;
    use crate::ui::far::hosting;

    #[test]
    fn who_comes_and_who_speaks_sounds() {
        let cues = |news: &News| told(news, None).unwrap().cues.all().collect::<Vec<_>>();
        assert_eq!(cues(&News::Seat(Seat::SECOND, Whereabouts::Here)), [Cue::Comes]);
        assert_eq!(cues(&News::Nudged(Seat::SECOND)), [Cue::Speaks]);
        let saying = Saying { from: Seat::SECOND, is_private: false, text: Line::cut("Hello") };
        assert_eq!(cues(&News::Said(saying)), [Cue::Speaks]);
        let came = hosting::told(&party::News::Came(Seat::SECOND), None);
        assert_eq!(came.unwrap().cues.heard(), [Cue::Comes]);
    }

    #[test]
    fn a_display_shows_a_break_before_what_others_did() {
        assert!(told(&News::Lost, None).unwrap().matters);
        for away in [Whereabouts::Lost, Whereabouts::Left] {
            let told = told(&News::Seat(Seat::SECOND, away), None).unwrap();
            assert!(told.matters && told.cues.is_empty(), "{away:?}");
        }
        assert!(!told(&News::Seat(Seat::SECOND, Whereabouts::Here), None).unwrap().matters);
    }
}
