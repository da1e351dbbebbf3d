//! Sounds: in whole games of all kinds, they match the messages, and there are none when sounds are off.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::SystemTime;

use snuffel::remote::network::Unreachable;
use snuffel::settings::{BrailleDisplay, Loudness, Settings};
use snuffel::speech::Mute;
use snuffel::store::memory::Memory;
use snuffel::terminal::executor::block_on;
use snuffel::text::cue::Cue;
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::{Lang, Wording};
use snuffel::ui::choices::Choices;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::ends::{Ends, Reading, Screen};
use snuffel::ui::input::{Completions, Input, Typed};
use snuffel::ui::lobby::lobby;
use snuffel::ui::origin::Origin;

use crate::common::{Sheet, unhurried};

/// Simultaneous cues, and their loudness.
type Sound = (Vec<Cue>, Loudness);

/// The sounds so far. All clones share them.
#[derive(Clone, Default)]
struct Heard(Rc<RefCell<Vec<Sound>>>);

/// A screen that records sounds.
struct Ear {
    heard: Heard,
    has_sound: bool,
}

impl Screen for Ear {
    fn clear(&self) -> Option<&'static str> {
        None
    }

    fn is_shown(&self) -> bool {
        true
    }

    fn built(&self) -> Vec<Message> {
        Vec::new()
    }

    fn has_sound(&self) -> bool {
        self.has_sound
    }

    fn sound(&self, cues: &[Cue], loudness: Loudness) {
        self.heard.0.borrow_mut().push((cues.to_vec(), loudness));
    }

    fn around(&self, _: &Reading) -> Vec<Message> {
        Vec::new()
    }
}

/// Types these lines, and then follows the offers, through this number of games.
struct Player {
    lines: Vec<&'static str>,
    games: usize,
    choices: Choices,
    /// The number of requests for a line.
    asked: usize,
    /// Whether to vary the line: a player who walks to and fro in a labyrinth finds nothing.
    strolls: bool,
    /// Whether the labyrinth is built.
    has_built: bool,
}

impl Player {
    fn of(lines: &[&'static str], games: usize) -> Player {
        let strolls = lines.iter().any(|line| line.contains("sniff"));
        let choices = Choices::default();
        Player { lines: lines.to_vec(), games, choices, asked: 0, strolls, has_built: false }
    }

    /// A line that advances the game.
    fn next(&mut self) -> Option<Printable> {
        self.asked += 1;
        if !self.lines.is_empty() {
            return Some(self.lines.remove(0).into());
        }
        let groups = self.choices.groups();
        let lines = &groups.first()?.lines;
        let offers = |word: &str| lines.iter().find(|line| line.as_str() == word).cloned();
        if let Some(again) = offers("again") {
            self.games = self.games.checked_sub(1)?;
            self.has_built = false;
            return (self.games > 0).then_some(again);
        }
        let number = if self.strolls { self.asked % lines.len() } else { 0 };
        offers("build")
            .filter(|_| !std::mem::replace(&mut self.has_built, true))
            .or_else(|| offers("done"))
            .or_else(|| lines.get(number).cloned())
    }
}

impl Input for Player {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(Ok(self.next().map_or(Typed::End, Typed::Line)))
    }

    fn offer(&mut self, choices: &Choices) {
        self.choices = choices.clone();
    }

    fn remember(&mut self, _: &str) {}

    fn is_editor(&self) -> bool {
        true
    }
}

fn ends(input: impl Input + 'static, has_sound: bool) -> (Ends, Heard, Sheet) {
    let (heard, sheet) = (Heard::default(), Sheet::default());
    let ends = Ends {
        input: Box::new(input),
        out: Box::new(sheet.clone()),
        screen: Box::new(Ear { heard: heard.clone(), has_sound }),
        pulse: unhurried::pulse(),
        voice: Rc::new(|_| Box::new(Mute::default())),
    };
    (ends, heard, sheet)
}

/// The sounds and the text when these lines are typed in the lobby, followed by this number of games played by the
/// offers.
fn played(lines: &[&'static str], games: usize, has_sound: bool) -> (Vec<Sound>, String) {
    let (ends, heard, sheet) = ends(Player::of(lines, games), has_sound);
    let console = Console::new(ends, Settings::default(), Lang::En, None);
    let origin = Origin { option: None, system: Some(Lang::En) };
    let files = Rc::new(Memory::new(SystemTime::now));
    let mut desk =
        Desk::new(console, None, files, Some(4), origin, Clock::of_system()).reached_by(Rc::new(Unreachable));
    block_on(lobby(&mut desk));
    (heard.0.take(), sheet.text())
}

/// The cues in games of a kind.
fn cues(play: &'static str, games: usize) -> BTreeSet<Cue> {
    let (heard, said) = played(&["sounds quiet", play], games, true);
    for (cues, loudness) in &heard {
        assert_eq!(*loudness, Loudness::Quiet);
        assert!(cues.len() <= Cue::MOST && cues.is_sorted(), "{cues:?}");
    }
    assert!(!heard.is_empty(), "{said}");
    heard.into_iter().flat_map(|(cues, _)| cues).collect()
}

#[test]
fn each_cue_of_a_game_sounds_in_real_games() {
    let sniff = cues("play sniff easy", 2);
    assert!(sniff.is_superset(&[Cue::Free, Cue::Wall, Cue::Turn].into()), "{sniff:?}");
    let domino = cues("play domino easiest target 30", 12);
    assert!(domino.is_superset(&[Cue::Turn, Cue::Points, Cue::Lost, Cue::Won].into()), "{domino:?}");
    let spion = cues("play spion easy", 1);
    assert!(spion.is_superset(&[Cue::Turn, Cue::Points].into()), "{spion:?}");
    let others = [cues("play schnuff easy", 1), cues("play scout easy", 1)];
    for cues in [sniff, domino, spion].iter().chain(&others) {
        assert!(cues.contains(&Cue::Turn), "{cues:?}");
        assert!(cues.contains(&Cue::Lost) || cues.contains(&Cue::Won), "{cues:?}");
    }
}

#[test]
fn nothing_sounds_where_sounds_are_off() {
    let (heard, said) = played(&["sounds list", "play domino easy target 30"], 1, true);
    assert_eq!(heard, []);
    assert!(said.contains("Somebody arrives.\n") && said.contains("Sounds are off."), "{said}");
    let (heard, _) = played(&["sounds loud", "sounds off", "play domino easy target 30"], 1, true);
    assert_eq!(heard, []);
}

#[test]
fn the_list_plays_each_cue_in_the_order_of_its_lines() {
    let (heard, said) = played(&["sounds loud", "sounds list", "settings sounds list", "quit"], 1, true);
    assert_eq!(heard, vec![(Cue::ALL.to_vec(), Loudness::Loud); 2]);
    let lines = ["The way is free.", "A wall.", "Somebody arrives.", "Your turn.", "You have won."];
    let places: Vec<usize> = lines.iter().map(|line| said.find(line).expect(line)).collect();
    assert!(places.is_sorted(), "{said}");
}

#[test]
fn where_nothing_can_sound_that_is_told_when_sounds_are_turned_on() {
    let (_, said) = played(&["sounds quiet", "quit"], 1, false);
    assert!(said.contains("I have found nothing here that can play sounds."), "{said}");
    let (_, said) = played(&["sounds off", "quit"], 1, false);
    assert!(!said.contains("nothing here that can play"), "{said}");
}

/// A console with these settings for sounds.
fn console(settings: Settings) -> (Console, Heard) {
    let (ends, heard, _) = ends(Player::of(&[], 0), true);
    let settings = Settings { sounds: Some(Loudness::Quiet), ..settings };
    (Console::new(ends, settings, Lang::En, None), heard)
}

#[test]
fn a_message_that_is_not_said_gives_no_cue_and_neither_does_one_that_was_asked_for() {
    let (mut console, heard) = console(Settings { wording: Wording::Brief, ..Settings::default() });
    let wall = || Message::new("sound-wall").cued(Cue::Wall);
    console.say(&wall().only_from(Wording::Full).news());
    console.say(&wall());
    console.flush();
    assert_eq!(heard.0.take(), []);
    console.say(&wall().news());
    console.flush();
    console.flush();
    assert_eq!(heard.0.take(), [(vec![Cue::Wall], Loudness::Quiet)]);
}

#[test]
fn on_a_display_a_cue_sounds_with_the_prompt_that_tells_what_it_is_for() {
    let braille = Some("40".parse::<BrailleDisplay>().unwrap());
    let (mut console, heard) = console(Settings { braille, ..Settings::default() });
    console.say(&Message::new("sound-wall").cued(Cue::Wall).news());
    console.flush();
    assert_eq!(heard.0.take(), [], "nobody can read it yet");
    console.tell_early();
    assert_eq!(heard.0.take(), [(vec![Cue::Wall], Loudness::Quiet)]);
}
