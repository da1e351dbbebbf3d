//! The choices in a session: whole lines instead of typing, with those first that answer what is asked.

use super::question::Question;
use super::{Session, Stage};
use crate::choice::{Choice, Line, Offer, Offers};
use crate::player::{self, Player, Shift};
use crate::seat::Viewer;

/// Questions about any game, and the other commands, in order of use.
const ASKED: &[&str] = &["status", "moves", "score", "last"];
const MORE: &[&str] = &["present", "friends", "settings", "help", "save", "resign", "quit"];

impl Session {
    /// The choices now. Made only when an end asks for them.
    pub(super) fn choices(&self) -> Offers {
        if let Some(question) = &self.question {
            let why = matches!(question, Question::Doubted(..)).then_some("why");
            return fixed(vec![answer(why)]);
        }
        let meant = self.meant.is_some().then(|| answer(None));
        if matches!(self.stage, Stage::Handover(..)) {
            return fixed(vec![offered("choices-after", &["forward", "quit"])]);
        }
        let first: Vec<Offer> = meant.into_iter().chain(self.story_offered()).chain(self.rest_after()).collect();
        let asked = Offer::new("choices-ask", self.asked().into_iter().map(Line::meant));
        let more = self.more();
        let moves = self.is_played().then(|| self.table.moves_offered(self.listener));
        Offers::new(move || {
            let moves = moves.iter().flat_map(Offers::all);
            first.iter().cloned().chain(moves).chain([asked.clone(), more.clone()]).collect()
        })
    }

    /// Whether the listener plays and may get a turn.
    fn is_played(&self) -> bool {
        !self.steps.is_replay && !matches!(self.stage, Stage::Step | Stage::LookBack | Stage::Gone(_))
    }

    /// The ways through a replay or a review.
    fn story_offered(&self) -> Option<Offer> {
        if let Some(review) = &self.review {
            let back = review.has_before().then_some("backward");
            let retry = (!self.is_among_friends()).then_some("retry");
            let words = ["forward"].into_iter().chain(back).chain(["again", "why"]).chain(retry);
            return Some(Offer::new("choices-story", words.map(Line::meant)));
        }
        if !matches!(self.stage, Stage::Step) {
            return None;
        }
        let told = self.step_told().map_or(self.steps.heard, |(number, _)| number);
        let back = (told > 1).then_some("backward");
        let words = ["forward"].into_iter().chain(back).chain(["rest", "skip"]);
        Some(Offer::new("choices-story", words.map(Line::meant)))
    }

    /// The choices after a finished game.
    fn rest_after(&self) -> Option<Offer> {
        if !matches!(self.stage, Stage::LookBack) || self.review.is_some() {
            return None;
        }
        let plays = !self.is_among_friends() || !self.people.is_empty();
        let mut lines = Vec::new();
        if self.is_over() && plays {
            lines.push(Line::meant("again"));
            if !self.is_among_friends() {
                lines.extend(self.shifts().map(|shift| Line::meant("again").and(shift)));
            }
        }
        let is_known = self.whole.is_some() || !self.table.is_elsewhere();
        if self.is_over() && self.listener.seat().is_some() && is_known {
            lines.push(Line::meant("review"));
        }
        if self.is_among_friends() {
            lines.push(Line::meant("replay"));
        } else {
            lines.push(Line::meant("go").with(1));
        }
        Some(Offer::new("choices-after", lines))
    }

    /// The words for another level, if there are computers that have one.
    fn shifts(&self) -> impl Iterator<Item = &'static str> {
        let players = self.table.players();
        let has_computer = players.iter().any(|player| matches!(player, Player::Computer(_)));
        let shifts = [(Shift::Harder, "harder"), (Shift::Easier, "easier")].into_iter();
        let can = |shift: &Shift| has_computer && player::shifted(players, *shift).is_some();
        shifts.filter(move |(shift, _)| can(shift)).map(|(_, word)| word).collect::<Vec<_>>().into_iter()
    }

    /// The most common questions that make sense now.
    fn asked(&self) -> Vec<&'static str> {
        let words = self.words();
        let can_advise = matches!(self.stage, Stage::Line) && self.table.advise(self.listener).is_ok();
        let hint = ["hint", "why"].into_iter().filter(|verb| can_advise && !self.is_lesson() && self.can_ask(verb));
        let of_game = self.table.asked(self.listener);
        let of_all = ASKED.iter().copied().filter(|verb| *verb != "moves" || self.is_played());
        hint.chain(of_game).chain(of_all).filter(|verb| words.contains(verb)).collect()
    }

    /// Whether there is a hint to ask `why` about; always true of other commands.
    fn can_ask(&self, verb: &str) -> bool {
        verb != "why" || self.listener.seat().is_some_and(|seat| self.hints[seat].is_some())
    }

    /// The remaining commands that make sense now.
    fn more(&self) -> Offer {
        let words = self.words();
        let is_here = |verb: &&'static str| {
            words.contains(verb)
                && match *verb {
                    "resign" => self.is_played() && matches!(self.listener, Viewer::Seat(_)),
                    "save" => self.is_recorded() && self.is_played(),
                    _ => true,
                }
        };
        let topics = self.table.kind().texts().topics.iter().map(|topic| Line::meant("rules").and(topic));
        let rules = Choice::opens(Line::meant("rules"), vec![Offer::new("choices-topics", topics)]);
        let more = MORE.iter().copied().filter(is_here).map(|verb| Choice::from(Line::meant(verb)));
        Offer::new("choices-more", [rules].into_iter().chain(more))
    }
}

/// Yes and no, and perhaps a question about the question.
pub(crate) fn answer(besides: Option<&'static str>) -> Offer {
    offered("choices-answer", &["yes", "no"].into_iter().chain(besides).collect::<Vec<_>>())
}

fn offered(heading: &'static str, words: &[&'static str]) -> Offer {
    Offer::new(heading, words.iter().copied().map(Line::meant))
}

fn fixed(offers: Vec<Offer>) -> Offers {
    Offers::new(move || offers.clone())
}
