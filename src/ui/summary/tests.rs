use std::iter;

use super::*;
use crate::game::Game;
use crate::games::schnuff::rules::Schnuff;
use crate::games::sniff::rules::Sniff;
use crate::games::spion::rules::Spion;
use crate::player::{Level, Player};
use crate::seat::Seat;
use crate::text::style::{Lang, Spelling, Wording};

fn teller(lang: Lang) -> Teller {
    Teller::new(lang, Wording::Brief, Spelling::Plain, &[Sniff::TEXTS.messages])
}

fn display(cells: u8) -> BrailleDisplay {
    BrailleDisplay::new(cells).unwrap()
}

/// The sign of the player's turn.
fn due(lang: Lang) -> Sign {
    Sign::new(&teller(lang), true, false)
}

/// The text of a prompt with its mark, and the text after it.
fn shown(said: &[Message], place: Option<&Message>, cells: u8) -> (String, Vec<String>) {
    let Summary { text, rest } = summarise(&teller(Lang::En), said, place, display(cells), &due(Lang::En), false);
    (due(Lang::En).behind(&text, !rest.is_empty()), rest)
}

fn message(id: &'static str) -> Message {
    Message::new(id).text("name", "Comp").text("moves", "wall").place("field", "E2").place("stands", "E4")
}

/// The display of this news at E4.
fn news(ids: &[&'static str], cells: u8) -> (String, Vec<String>) {
    let said: Vec<Message> = ids.iter().map(|id| message(id).news()).collect();
    shown(&said, Some(&Message::new("place-search").place("field", "E4")), cells)
}

#[test]
fn what_fits_stands_in_the_prompt_and_nowhere_else() {
    assert_eq!(news(&["asked-wall-you", "turn-other"], 40), ("Wall. Comp wall. E4> ".to_owned(), vec![]));
}

#[test]
fn on_a_short_display_the_outcome_and_the_place_go_before_what_others_did() {
    assert_eq!(news(&["asked-free-you"], 20).0, "Free. E4> ");
    let (prompt, rest) = news(&["asked-wall-you", "turn-other"], 20);
    assert_eq!((prompt.as_str(), &rest[..]), ("Wall. E4 +> ", &["Comp: wall.".to_owned()][..]));
    assert_eq!(news(&["noted"], 20).0, "Noted. E4> ");
    assert_eq!(news(&[], 20).0, "E4> ");
}

#[test]
fn of_what_others_did_the_latest_is_kept_longest() {
    let ids = ["asked-wall-you", "turn-other", "stopped-other", "begins-you"];
    let (prompt, rest) = news(&ids, 40);
    assert_eq!(prompt, "Wall. You begin. E4 +> ");
    assert_eq!(rest, ["Comp: wall. Comp ends the turn."]);
}

#[test]
fn after_an_own_outcome_and_before_the_place_what_others_did_is_told_in_its_order() {
    let mut teller = teller(Lang::En);
    teller.meet(&[Player::Human(None), Player::Computer(Level::LEAST)]);
    let ids = ["alone-other", "begins-other", "stopped-other"];
    let of_other = ids.iter().map(|id| Message::new(*id).seat("name", Seat::SECOND).news());
    let said: Vec<Message> = iter::once(message("asked-wall-you").news()).chain(of_other).collect();
    let place = Message::new("place-search").place("field", "E4");
    let mut cut = 0;
    for cells in 20..=80 {
        let text = summarise(&teller, &said, Some(&place), display(cells), &due(Lang::En), false).text;
        let is_told = |said: &Message| text.contains(&teller.summary(said).unwrap());
        assert!(said.windows(2).all(|pair| is_told(&pair[0]) || !is_told(&pair[1])), "{cells}: {text}");
        cut += u32::from(is_told(&said[1]) && !is_told(&said[3]));
    }
    assert!(cut > 0);
}

#[test]
fn the_plus_stands_where_there_is_more_and_nowhere_else() {
    let ids = ["asked-wall-you", "turn-other", "turn-other", "turn-other", "turn-other", "begins-you"];
    for cells in 20..=80 {
        for count in 0..=ids.len() {
            let (prompt, rest) = news(&ids[..count], cells);
            assert_eq!(prompt.ends_with(" +> "), !rest.is_empty(), "{cells}: {prompt}");
            assert_eq!(prompt.matches('+').count(), usize::from(!rest.is_empty()), "{cells}: {prompt}");
            assert_ne!(prompt.trim(), "+>");
        }
    }
}

#[test]
fn free_cells_stay_free_on_every_display() {
    let ids = ["asked-wall-you", "turn-other", "stopped-other", "begins-you"];
    for text in ["20", "32", "40", "80", "40 free 3", "40 free 12"] {
        let display: BrailleDisplay = text.parse().unwrap();
        let said: Vec<Message> = ids.iter().map(|id| message(id).news()).collect();
        let summary = summarise(&teller(Lang::En), &said, None, display, &due(Lang::En), false);
        let prompt = due(Lang::En).behind(&summary.text, !summary.rest.is_empty());
        assert!(cells(&prompt) + display.free() <= display.cells(), "{text}: {prompt}");
    }
}

#[test]
fn what_matters_to_the_player_goes_before_what_others_did() {
    let wall = message("turn-other").news();
    let yours = Message::new("begins-you").news().mattering();
    let said = [wall.clone(), wall.clone(), yours, wall.clone(), wall];
    assert_eq!(shown(&said, None, 40).0, "Comp wall. You begin. +> ");
    assert_eq!(shown(&said, None, 24).0, "Comp wall. +> ");
}

#[test]
fn what_a_later_message_makes_old_news_of_is_left_out() {
    let wall = message("asked-wall-you").news();
    let old = Message::new("begins-you").news();
    let said = [old.clone().until("turn"), wall.clone().telling("turn")];
    assert_eq!(shown(&said, None, 40).0, "Wall.> ");
    assert_eq!(shown(&said[..1], None, 40).0, "You begin.> ");
    let shortened = old.shortened("turn", "noted");
    assert_eq!(shown(&[shortened, said[1].clone()], None, 40).0, "Noted. Wall.> ");
}

#[test]
fn a_place_that_asks_what_was_asked_just_before_is_not_said_again() {
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
    let turn = Message::new("turn-you").news();
    let text = |said: &Message, place: &'static str| {
        summarise(&teller, std::slice::from_ref(said), Some(&Message::new(place)), display(40), &due(Lang::En), false)
            .text
    };
    assert_eq!(text(&turn, "place-turn"), "Move?");
    assert_eq!(text(&turn, "place-plan"), "Move? plan?");
    assert_eq!(text(&Message::new("ask-walk").count("places", 2).news(), "place-walk"), "Who walks 2?");
}

#[test]
fn that_a_game_is_over_is_not_said_twice() {
    let ends = ["over", "ende", "aus", "einde", "afgelopen"];
    for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| crate::games::ALL.iter().map(move |game| (lang, game))) {
        let teller = Teller::new(lang, Wording::Brief, Spelling::Plain, &[game.texts().messages]);
        for id in ["refusal-game-over", "replace-over", "over-you", "over-other", "over-nobody"] {
            let said = [Message::new(id).text("names", "Ben").count("winners", 1)];
            let place = Message::new("place-over");
            let text = summarise(&teller, &said, Some(&place), display(40), &due(lang), false).text.to_lowercase();
            let words = text.split(|c: char| !c.is_alphabetic());
            assert!(words.filter(|word| ends.contains(word)).count() < 2, "{lang}, {id}: {text}");
        }
    }
}

#[test]
fn an_answer_is_read_to_its_end_before_what_is_due_after_it() {
    let answer = Message::new("setting-lang").lang(Lang::En).mattering();
    let due = Message::new("begins-you").news().mattering();
    let (prompt, rest) = shown(&[answer.clone(), answer, due], Some(&Message::new("place-over")), 32);
    assert_eq!([&[prompt][..], &rest].concat(), ["Language: English. +> ", "Language: English. You begin."]);
}

#[test]
fn how_a_game_ended_goes_before_everything_and_is_read_in_full_after_it() {
    let wall = message("asked-wall-you").news();
    let lost = Message::new("lost-you").text("name", "Comp").count("asks", 9).count("theirs", 8).news().decisive();
    let said = [wall.clone(), wall.clone(), wall.clone(), wall, lost];
    let (prompt, rest) = shown(&said, Some(&Message::new("place-over")), 20);
    assert_eq!(prompt, "Wall. Lost. +> ");
    assert!(rest.concat().contains("Comp"), "{rest:?}");
}

#[test]
fn who_has_won_is_not_read_again_where_there_is_no_more_to_tell_of_it() {
    let wall = message("asked-wall-you").news();
    let won = Message::new("wins-other").text("names", "Comp").count("winners", 1).news().decisive();
    let said = [wall.clone(), wall.clone(), wall, won];
    let (prompt, rest) = shown(&said, None, 20);
    assert_eq!(prompt, "Comp wins. +> ");
    assert!(!rest.concat().contains("wins"), "{rest:?}");
}

#[test]
fn an_answer_begins_in_the_prompt_and_goes_on_in_pieces_that_hold_as_much_as_they_can() {
    let ids = ["setting-lang", "begins-you", "noted", "setting-lang", "begins-you", "noted"];
    let said: Vec<Message> = ids.iter().map(|id| message(id).lang(Lang::En)).collect();
    let (prompt, rest) = shown(&said, Some(&Message::new("place-over")), 32);
    assert_eq!(prompt, "Language: English. +> ");
    assert_eq!(rest, ["You begin. Noted. Language:", "English. You begin. Noted."]);
    // A sentence begins at the end of a piece only if that makes fewer pieces.
    let said: Vec<Message> = ["begins-you"; 4].iter().map(|id| message(id)).collect();
    assert_eq!(
        shown(&said, None, 32),
        ("You begin. You begin. +> ".to_owned(), vec!["You begin. You begin.".to_owned()])
    );
}

#[test]
fn what_has_no_room_stands_there_in_its_shortest_form_and_is_read_on() {
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Schnuff::TEXTS.messages]);
    let paid = Message::new("paid-you").count("paid", 2).count("left", 8).news().mattering();
    let other = Message::new("turn-other").text("name", "Comp").text("card", "1").count("sum", 65).news();
    let said = [paid, other];
    let Summary { text, rest } = summarise(&teller, &said, None, display(20), &due(Lang::En), false);
    assert_eq!((text.as_str(), rest.concat()), ("Paid 2.", "Paid 2, 8 left.Comp 1: 65.".to_owned()));
    assert_eq!(summarise(&teller, &said, None, display(80), &due(Lang::En), false).text, "Paid 2, 8 left. Comp 1: 65.");
}

#[test]
fn of_a_place_that_has_no_room_the_shortest_form_stands_there() {
    let teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Schnuff::TEXTS.messages]);
    let place = Message::new("place-turn").count("sum", 65).text("cards", "2, 3, Risk, Risk");
    let paid = Message::new("paid-you").count("paid", 2).count("left", 8).news().mattering();
    let other = || Message::new("turn-other").text("name", "Comp").text("card", "1").count("sum", 65).news();
    let prompt = |said: &[Message], cells: u8| {
        let Summary { text, rest } = summarise(&teller, said, Some(&place), display(cells), &due(Lang::En), false);
        (text, rest.concat())
    };
    let said = [paid, other(), other()];
    // A sentence that ends with the place says more.
    assert_eq!(prompt(&said, 40), ("Paid 2, 8 left. Comp 65.".to_owned(), "Comp 1: 65. Comp 1: 65.".to_owned()));
    let whole = "Paid 2, 8 left. Comp 1: 65. Comp 1: 65. 65: 2, 3, Risk, Risk";
    assert_eq!(prompt(&said, 80), (whole.to_owned(), String::new()));
    // When all news fits, it says that.
    assert_eq!(prompt(&said[..2], 40).0, "Paid 2, 8 left. Comp 1: 65.");
    assert_eq!((prompt(&[], 20).0, prompt(&[], 40).0), ("65".to_owned(), "65: 2, 3, Risk, Risk".to_owned()));
    // A turn just announced is not announced again.
    let turn = Message::new("due-you").count("sum", 65).text("cards", "2, 3, Risk, Risk");
    assert_eq!(prompt(&[turn], 40).0, "65: 2, 3, Risk, Risk");
    for (told, is_told) in [("Dirk 4: 12.", true), ("12.", true), ("Dirk 4: 112.", false), ("12 left.", false)] {
        assert_eq!(ends_with(told, "12"), is_told, "{told}");
    }
}

#[test]
fn the_shortest_form_names_the_computer_as_a_prompt_does() {
    let mut teller = Teller::new(Lang::En, Wording::Brief, Spelling::Plain, &[Schnuff::TEXTS.messages]);
    teller.meet(&[Player::Human(None), Player::Computer(Level::EASY)]);
    let turn = Message::new("turn-other").seat("name", Seat::SECOND).text("card", "1").count("sum", 61);
    assert_eq!(teller.short(&turn).as_deref(), Some("Comp 61."));
}

#[test]
fn a_part_of_an_outcome_is_shown_where_it_has_no_room() {
    let long = Message::new("help-plan").news();
    let teller = Teller::new(Lang::De, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
    let summary = summarise(&teller, &[long], Some(&Message::new("place-plan")), display(20), &due(Lang::En), false);
    assert!(summary.text.starts_with("Wähle"), "{summary:?}");
    let read = [&[summary.text][..], &summary.rest].concat().join(" ");
    assert_eq!(read, teller.brief(&Message::new("help-plan").news()), "nothing of it is read twice");
}

#[test]
fn that_yes_or_no_is_wanted_is_seen_at_rest_however_long_the_question_is() {
    let questions = ["resign-sure", "leave-sure", "delete-sure-finished", "ask-replace", "tutor-ask", "unmask-unknown"];
    for (lang, wanted) in [(Lang::En, "y/n"), (Lang::De, "j/n"), (Lang::Nl, "j/n")] {
        let teller = Teller::new(lang, Wording::Brief, Spelling::Plain, &[Spion::TEXTS.messages]);
        let phrase = || Message::new("place-room");
        for (question, cells) in questions.iter().flat_map(|question| (20..=80).map(move |cells| (question, cells))) {
            let long = Message::new(*question).seat("name", Seat::SECOND).said("what", phrase()).said("cost", phrase());
            let long = long.said("why", phrase()).text("spy", "B").news().mattering();
            for (place, is_due) in [(None, true), (Some(phrase()), true), (Some(phrase()), false)] {
                let sign = Sign::new(&teller, is_due, true);
                let said = [message("noted").news(), long.clone()];
                let Summary { text, rest } = summarise(&teller, &said, place.as_ref(), display(cells), &sign, false);
                let shown = sign.behind(&text, !rest.is_empty());
                let end = shown.trim_end_matches(['>', ' ', '+']);
                assert!(
                    end.ends_with(&format!(" {wanted}")) && super::cells(&shown) < usize::from(cells),
                    "{cells} {shown:?}"
                );
                for (at, piece) in rest.iter().enumerate() {
                    let piece = sign.behind_piece(piece, at + 1 < rest.len(), display(cells));
                    assert!(piece.contains(wanted) && super::cells(&piece) <= usize::from(cells), "{piece:?}");
                }
            }
        }
    }
    let bare = Sign::new(&teller(Lang::En), true, true);
    assert_eq!(bare.behind("", false), "y/n> ");
    assert_eq!(bare.behind_piece("123456789 123456789", false, display(20)), "123456789 123456789> ");
}
