//! What a game adds to its rules so that people can play it: words, sentences, computer players.
//!
//! Each trait is implemented in the file of the game that does its work; [`Game`] is all of them together.

use std::iter;

use crate::advice::{Advice, Verdict};
use crate::choice::{Line, Offer};
use crate::player::{Computer, Level};
use crate::rules::{News, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::Due;
use crate::text::command::{Command, Grammar};
use crate::text::locale::Source;
use crate::text::message::{Arg, Message};

/// A game that can be told, typed and played.
pub trait Game:
    Rules<Refusal: Excuse> + Agree + Announce + Answer + Choose + Prompt + Advise + Sheets + Think + Boast
{
    /// What the game says and what can be typed in it.
    const TEXTS: Texts;

    /// Whether a seat may know what the others may not. Without secrets nothing has to be cleared away between two
    /// people at one keyboard.
    const HAS_SECRETS: bool = true;
}

/// The texts of a game. Their names may be used by other games too, but not by what all games share: those of the game
/// in play hold.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The file with the game's messages.
    pub messages: Source,
    /// The file with the words that can be typed in the game.
    pub words: Source,
    /// The file with the game's rules.
    pub rules: Source,
    /// The file with what its lessons say.
    pub lessons: Source,
    /// The topics of the game's rules, in the order of reading: the messages `rules-ID-TOPIC`.
    pub topics: &'static [&'static str],
    /// What the words mean that are heard in the game.
    pub terms: Terms,
}

/// What some words mean, in two lines each.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The file with the entries, whose names nobody else has.
    pub texts: Source,
    /// The names of the entries; the words of each are the message `word-NAME`.
    pub names: &'static [&'static str],
}

/// What can be agreed before a game.
pub trait Agree: Rules {
    /// What can be agreed, in the order of the rules. The words for each are the message `word-NAME`.
    fn options() -> Vec<GameOption> {
        Vec::new()
    }

    /// What is agreed when these of the [`options`](Agree::options) are chosen.
    ///
    /// # Errors
    /// What to tell when a value makes no sense, or when the options do not go together.
    fn configure(chosen: &[Chosen]) -> Result<Self::Config, Message>;

    /// The same agreement, with `starter` as the one who begins; `None` where that cannot be agreed.
    fn begun_by(starter: Seat, config: Self::Config) -> Option<Self::Config> {
        let _ = (starter, config);
        None
    }

    /// What is told when the game is asked for without players, if that is no mistake.
    fn nobody() -> Option<Message> {
        None
    }
}

/// What is told when something happens.
pub trait Announce: Rules {
    /// The options that were agreed on and that make the rules of this game other than the usual ones.
    fn variants(view: &Self::View) -> Vec<&'static str>;

    /// What is told at the beginning: what is played, and what is expected first.
    fn introduce(view: &Self::View) -> Vec<Message>;

    /// What is told of things that happened one after the other. Several may be told in one sentence, such as all moves
    /// of somebody's turn.
    fn tell(news: &[News<'_, Self>], viewer: Viewer) -> Vec<Message>;

    /// Whether a percept is to be told together with what comes of it, by somebody who has not decided yet: the draws
    /// before a move, for example. It waits then until more has happened.
    fn goes_on(percept: &Self::Percept) -> bool {
        let _ = percept;
        false
    }

    /// What kinds of [matters](Announce::matters) there are, three at most: each is a command word, behind which players
    /// switch it off.
    const KINDS: &'static [&'static str] = &[];

    /// What has become different for the viewer from one view to a later one, by what others have done in between: told
    /// without being asked, in one line, before what is expected. Each is a clause of its [kind](Message::of_kind); one
    /// that changes nothing for the viewer is nothing for the [brief wording](Message::only_from). What the events tell
    /// is not said here once more.
    fn matters(before: &Self::View, now: &Self::View) -> Vec<Message> {
        let _ = (before, now);
        Vec::new()
    }

    /// Which parts of the story so far the viewer of `view` may be told again. All of it, unless the players have
    /// agreed that it is to be kept in mind.
    fn recall(view: &Self::View, story: &[News<'_, Self>]) -> Vec<bool> {
        let _ = view;
        vec![true; story.len()]
    }
}

/// What a part of a story is for those who take steps back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reversal {
    /// A step that can be taken back.
    Step,
    /// The last step is taken back.
    Back,
    /// Neither.
    None,
}

/// Which parts of a story are told again where steps can be taken back: neither those that were nor that they were,
/// unless that is the last that has happened.
pub fn standing<T>(story: &[T], reversal: impl Fn(&T) -> Reversal) -> Vec<bool> {
    let mut told = vec![true; story.len()];
    let mut steps = Vec::new();
    for (index, part) in story.iter().enumerate() {
        match reversal(part) {
            Reversal::Step => steps.push(index),
            Reversal::Back => {
                if let Some(step) = steps.pop() {
                    told[step] = false;
                }
                told[index] = index + 1 == story.len();
            }
            Reversal::None => {}
        }
    }
    told
}

/// Why something cannot be done, as it is told.
pub trait Excuse {
    /// What is told.
    fn message(&self) -> Message;

    /// Whether the only thing wrong is that it is somebody else's turn; the player is then told whose.
    fn is_about_turn(&self) -> bool;
}

/// Tells a player who cannot act whose turn it is; `None` if nobody is due.
pub fn whose_turn(due: &Due) -> Option<Message> {
    let Due::Seats(seats) = due else {
        return None;
    };
    let names = Arg::together(seats.iter().map(Arg::Seat).collect());
    (!seats.is_empty()).then(|| Message::new("turn-others").with("names", names).count("count", seats.len()))
}

/// The commands that every game has.
pub const VERBS: &[&str] = &[
    "help", "status", "turn", "moves", "last", "log", "score", "rules", "note", "save", "resign", "quit", "more",
    "earlier", "hint", "why", "review", "retry", "again", "rematch", "meaning",
];

/// Those that nothing stands behind.
pub const ALONE: &[&str] = &[
    "status", "turn", "moves", "score", "resign", "quit", "leave", "more", "earlier", "hint", "why", "review", "retry",
];

/// What typed lines mean.
pub trait Answer: Rules {
    /// The commands of the game besides those that every game has.
    const VERBS: &'static [&'static str];
    /// The words that can stand behind the game's commands, besides those that mean something everywhere.
    const ARGUMENTS: &'static [&'static str] = &[];

    /// Those of the game's commands that nothing stands behind: whoever types more is told so, and nothing is done.
    const ALONE: &'static [&'static str];

    /// A line that begins with no command word, understood as a move: `E4`.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command>;

    /// The second stage of understanding: what a command means for the viewer of `view`. Commands that every game has
    /// and that ask for facts come here too: `status`, `turn`, `moves`, `look`, `score`.
    ///
    /// # Errors
    /// What to tell when it means nothing here, or several things.
    fn interpret(view: &Self::View, command: &Command, grammar: &Grammar) -> Result<Reply<Self>, Message>;

    /// The names that can be typed now, for completion.
    fn names(view: &Self::View) -> Vec<String>;

    /// What a player who sits alone at the keyboard does without being asked, where the question would be idle. Where
    /// several sit there, all are asked: that somebody is could tell the others something.
    fn foregone(view: &Self::View) -> Option<Self::Action> {
        let _ = view;
        None
    }
}

/// What can be chosen by whoever chooses instead of typing.
pub trait Choose: Answer {
    /// What is typed for an action: a line that [`interpret`](Answer::interpret) understands as this and nothing else,
    /// wherever the action can be done. `None` for what nobody types, such as what a file holds.
    fn line(action: &Self::Action) -> Option<Line>;

    /// What the viewer of `view` can do now: each of the [legal actions](Rules::legal_actions), at once or after a line
    /// that tells what there is. More than [a few](crate::choice::MOST) stand under headings.
    fn moves(view: &Self::View) -> Vec<Offer> {
        let moves: Vec<Line> = Self::legal_actions(view).iter().filter_map(Self::line).collect();
        vec![Offer::new("choices-moves", moves)]
    }

    /// The commands of the game that players ask most, and that the viewer of `view` can ask now with nothing behind them.
    fn asked(view: &Self::View) -> Vec<&'static str>;
}

/// What stands around a prompt.
pub trait Prompt: Rules {
    /// What `help` tells now: in the first line what is to be done, in the others what can be asked besides.
    fn help(view: &Self::View) -> Message;

    /// What those do next who play their first games, where the viewer of `view` has to do something: one way to go on
    /// that is never wrong.
    fn first(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// Where the player is, as the end of a prompt on a braille display. Its shortest text stands there where it has no room.
    fn place(view: &Self::View) -> Message;
}

/// What a strong player would do.
pub trait Advise: Rules {
    /// How a hint is told: what the computer of level hard would do where the viewer of `view` is, and why. All of it
    /// comes from the view and from what that computer has weighed. `None` for an action that nobody is advised to, such
    /// as giving up.
    fn hint(view: &Self::View, advice: &Advice<Self::Action>) -> Option<Hint>;

    /// From which cost on somebody is asked whether a decision is meant, in the measure of [`Computer::worth`]. What
    /// each game has is measured, so that it is seldom: `docs/opponents.md`.
    const DOUBT: f32 = f32::INFINITY;

    /// Whether an action is a decision that can be weighed: none that only asks chance, builds, marks or can be taken back.
    fn is_weighed(view: &Self::View, action: &Self::Action) -> bool {
        let _ = (view, action);
        false
    }

    /// What a decision costs, as a sentence, in the measure of the game and from the view alone.
    fn cost(view: &Self::View, verdict: &Verdict<Self::Action>) -> Option<Message> {
        let _ = view;
        Doubt::chance(verdict)
    }

    /// What is told of a decision that costs too much; `None` of any other.
    fn doubt(view: &Self::View, verdict: &Verdict<Self::Action>) -> Option<Doubt> {
        let is_dear = verdict.cost >= Self::DOUBT;
        let hint = is_dear.then(|| Self::hint(view, &verdict.advice())).flatten()?;
        Some(Doubt { cost: Self::cost(view, verdict)?, hint })
    }

    /// Where the viewer was, as a review tells it with a decision; `None` where the game has no place for that.
    fn stood(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// Whether the players may ask for hints.
    fn allows_hints(view: &Self::View) -> bool {
        let _ = view;
        true
    }
}

/// What players can keep in files of their own for other games, such as labyrinths.
pub trait Sheets: Rules {
    /// The name of the folder, and of the word `word-NAME` for one of them; `None` where there is nothing to keep.
    const SHEET: Option<&'static str> = None;

    /// What the viewer of `view` has made and can keep, as the text of the file.
    fn sheet(view: &Self::View) -> Option<String> {
        let _ = view;
        None
    }

    /// What to tell of it, where there is nothing in it that is worth keeping.
    fn sheet_lacks(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// The action of using what a file holds.
    ///
    /// # Errors
    /// The first line that cannot be used here.
    fn read_sheet(view: &Self::View, text: &str) -> Result<Self::Action, SheetFault> {
        let _ = (view, text);
        Err(SheetFault { line: 1, reason: Box::new(Message::new("sheet-none")) })
    }
}

/// Who plays when no person does.
pub trait Think: Rules {
    /// The names of plain players that measure how well others play; nobody can choose them for an evening.
    const REFERENCES: &'static [&'static str] = &[];

    /// A computer player of that level.
    fn computer(level: Level) -> Box<dyn Computer<Self>>;

    /// One of the [reference players](Think::REFERENCES); `None` when there is none of that name.
    fn reference(name: &str) -> Option<Box<dyn Computer<Self>>> {
        let _ = name;
        None
    }
}

/// What players boast of after a game.
pub trait Boast: Rules {
    /// What can be boasted of, in the order of telling.
    const FEATS: &'static [Feat] = &[];

    /// What `me` has achieved in a game that is over, by the names of the [`FEATS`](Boast::FEATS); `story` is all of it as
    /// `me` has noticed it. What was not achieved is left out.
    fn feats(story: &[News<'_, Self>], me: Seat) -> Vec<(&'static str, u32)> {
        let _ = (story, me);
        Vec::new()
    }
}

/// Something that can be boasted of: a number, of which the best of all games is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    /// The name of the message that tells it, which no other game has.
    pub name: &'static str,
    /// Whether less is better.
    pub is_least: bool,
}

impl Feat {
    /// Something of which more is better.
    pub const fn most(name: &'static str) -> Feat {
        Feat { name, is_least: false }
    }

    /// Something of which less is better.
    pub const fn least(name: &'static str) -> Feat {
        Feat { name, is_least: true }
    }

    /// Whether one number is better than the other.
    pub fn better(self, one: u32, other: u32) -> bool {
        if self.is_least { one < other } else { one > other }
    }
}

/// Something that can be agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// Its name on the command line.
    pub name: &'static str,
    /// Whether a value stands behind it.
    pub takes_value: bool,
}

impl GameOption {
    /// An option that is on or off.
    pub const fn switch(name: &'static str) -> GameOption {
        GameOption { name, takes_value: false }
    }

    /// An option with a value.
    pub const fn value(name: &'static str) -> GameOption {
        GameOption { name, takes_value: true }
    }
}

/// An option that was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The name of the option.
    pub name: &'static str,
    /// Its value as it was typed; empty for an option without one.
    pub value: String,
}

/// What a strong player would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What to type, as a sentence.
    pub what: Message,
    /// Why, as a sentence.
    pub why: Message,
    /// One step more, for who asks why: what else could be done and what is worse about it, what is known of a danger.
    /// A sentence each.
    pub more: Vec<Message>,
}

impl Hint {
    /// To do something, and why; there is no more to say of it.
    pub fn new(what: Message, why: Message) -> Hint {
        Hint { what, why, more: Vec::new() }
    }

    /// What the second best of some advice is, as `what` tells it, and how often each wins, where worth is the chance to
    /// win.
    pub fn next_best<A>(advice: &Advice<A>, what: impl Fn(&A) -> Option<Message>) -> Option<Message> {
        let second = advice.second.as_ref()?;
        let most = percent(advice.best.worth?);
        let less = percent(second.worth?);
        let message = |id, count| Some(Message::new(id).said("what", what(&second.action)?).count("count", count));
        match Hint::lead(advice)? {
            0 => message("hint-next-even", most),
            _ => message("hint-next", less).map(|told| told.count("most", most)),
        }
    }

    /// How many games of a hundred the best of some advice wins more than the second, by the figures that are told of both,
    /// where that is no chance of the search; `None` unless both were weighed.
    pub fn lead<A>(advice: &Advice<A>) -> Option<u32> {
        /// What differs by less may as well be the other way round: a search tries a few hundred games.
        const CHANCE: u32 = 3;
        let (_, second) = advice.margin()?;
        let lead = percent(advice.best.worth?).saturating_sub(percent(second.worth?));
        Some(if lead < CHANCE { 0 } else { lead })
    }

    /// How often the best of some advice wins, where worth is the chance to win: the reason where nothing that can be
    /// named speaks for it.
    pub fn chance<A>(advice: &Advice<A>) -> Option<Message> {
        Some(Message::new("hint-chance").count("count", advice.best.worth.map(percent)?))
    }

    /// To type a command by itself.
    pub fn typed(command: &'static str) -> Message {
        Message::new("hint-type").with("command", Arg::Command(command))
    }
}

/// A decision that costs too much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// What it costs, as a sentence.
    pub cost: Message,
    /// What would be better, and why.
    pub hint: Hint,
}

impl Doubt {
    /// How much less often a decision wins, where worth is the chance to win.
    pub fn chance<A>(verdict: &Verdict<A>) -> Option<Message> {
        let [most, less] = [&verdict.best, &verdict.decided].map(|course| course.worth.map(percent));
        let (most, less) = (most?, less?);
        let message = Message::new("tutor-chance").count("most", most).count("count", less);
        Some(message.count("less", most.saturating_sub(less)))
    }

    /// The question whether it is meant, which leaves [why](Doubt::explained) to be asked.
    pub fn question(&self) -> Message {
        Message::new("tutor-ask").said("cost", self.cost.clone()).said("what", self.hint.what.clone()).mattering()
    }

    /// What is better, with its reason as the first that can be asked about it.
    pub fn explained(self) -> Hint {
        let Hint { what, why, more } = self.hint;
        let more = iter::once(why.clone()).chain(more).collect();
        Hint { what, why, more }
    }

    /// What is told of it after the game.
    pub fn verdict(&self) -> Message {
        let Hint { what, why, more: _ } = self.hint.clone();
        Message::new("review-better").said("cost", self.cost.clone()).said("what", what).said("why", why)
    }
}

/// A chance as games of a hundred.
fn percent(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// What a command means.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply<R: Rules> {
    /// The player does something. What of the line could not be done is told after it.
    Act(R::Action, Vec<Message>),
    /// The player does something that cannot be made good again, once the question is answered with yes.
    Confirm(Message, R::Action),
    /// The player wants to know something.
    Tell(Vec<Message>),
}

impl<R: Rules> Reply<R> {
    /// The player does something, and that is all.
    ///
    /// # Errors
    /// None: whoever understands a command answers with a reply or with what to tell instead.
    pub fn act(action: R::Action) -> Result<Reply<R>, Message> {
        Ok(Reply::Act(action, Vec::new()))
    }

    /// The player wants to know something that takes several sentences.
    ///
    /// # Errors
    /// None, as with [`act`](Reply::act).
    pub fn tell(told: Vec<Message>) -> Result<Reply<R>, Message> {
        Ok(Reply::Tell(told))
    }

    /// The player wants to know something that takes one sentence.
    ///
    /// # Errors
    /// None, as with [`act`](Reply::act).
    pub fn say(told: Message) -> Result<Reply<R>, Message> {
        Reply::tell(vec![told])
    }
}

/// A line of a file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}")]
pub struct SheetFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What to tell of it.
    pub reason: Box<Message>,
}
