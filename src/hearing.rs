//! Reads everyday phrases for the lobby, typed there or after a game: settings, saved games and the game to play. Also
//! words the offer of a likely meaning, for all parts of the program.

use std::cell::LazyCell;

use crate::games;
use crate::name::is_same_name;
use crate::player::Player;
use crate::text::command::{Command, Grammar};
use crate::text::ear::{Ear, Fitness, Heard, Translated};
use crate::text::lexicon::Lexicon;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::text::teller::Teller;
use crate::text::words::{Words, fold};
use crate::verbs::{self, Follows};

/// The places whose phrases are read while no game is played.
const PLACES: &[&str] = &["lobby", "settings"];

/// Commands that part with another player. They need all words of a phrase.
pub const PARTING: &[&str] = &["mute", "expel", "replace", "unfriend"];

/// What people ask for that the program cannot do. Each message says what comes nearest; the table `hear-cannot` of the
/// locales has the phrases for it.
pub const CANNOT: &[&str] = &[
    "cannot-chat",
    "cannot-show",
    "cannot-wait",
    "cannot-thanks",
    "cannot-chatter",
    "cannot-other-game",
    "cannot-peek",
    "cannot-account",
    "cannot-save",
    "cannot-restart",
];

/// Those of them that are talk.
const REMARKS: &[&str] = &["cannot-wait", "cannot-thanks", "cannot-chatter"];

/// A wish that the program cannot fulfil.
pub struct Cannot {
    /// The message about the nearest thing that it can do.
    pub answer: Message,
    /// Whether the line is meant for people. Where others can hear it, it may be said to them.
    pub is_remark: bool,
}

/// An offer in place of a line that was not understood.
pub struct Offer {
    /// The message that offers it.
    pub message: Message,
    /// The line that a yes stands for; `None` if two lines are offered.
    pub meant: Option<String>,
}

/// Offers the first of these lines, or the first two if they match equally well. `None` if there are no lines.
pub fn offer(lines: &[Heard]) -> Option<Offer> {
    let first = lines.first()?;
    let with = |id: &'static str| Message::new(id).with("line", Arg::typed(&first.line));
    // Lines of weight 0 come from no phrase: they are only variants of the same words.
    let is_as_good = |other: &&Heard| first.weight > 0 && other.weight == first.weight && other.fit == first.fit;
    Some(match lines.get(1).filter(is_as_good) {
        Some(other) => Offer { message: with("misread-either").with("other", Arg::typed(&other.line)), meant: None },
        None => Offer { message: with("misread-offer"), meant: Some(first.line.clone()) },
    })
}

/// The possible meanings of a line by the phrases of these places, in the session's language and in English.
pub fn hear(line: &str, places: &[&str], teller: &Teller, grammar: &Grammar) -> Vec<Heard> {
    if let Some(message) = message(line, teller, grammar) {
        return vec![message];
    }
    let mut all: Vec<Heard> = Vec::new();
    let wished = LazyCell::new(|| wish(line, teller).pop());
    for ear in teller.ears(places).iter() {
        // What only comes near in English is of no interest if something does in the session's language.
        let is_near = all.iter().any(|heard| !heard.is_sure());
        for heard in ear.hear(line, &grammar.verbs, &grammar.arguments) {
            let verb = verb_of(&heard.line, grammar);
            let heard =
                if verb.is_some_and(takes_game) && heard.strange > 0 { of_game(heard, wished.as_ref()) } else { heard };
            // Only a phrase says what is said to others; their words are not read.
            if verb == Some("say") && heard.weight == 0 {
                continue;
            }
            // No game, word or player is called by a whole sentence.
            if heard.strange > 1 && !verb.is_some_and(takes_text) {
                continue;
            }
            if (heard.is_sure() || !is_near) && all.iter().all(|known| known.line != heard.line) {
                all.push(heard);
            }
        }
    }
    all
}

/// Returns whether a line is only the words that were said, put in another order, and too many of them to be a command. It is not
/// worth an offer.
pub fn is_jumble(heard: &Heard) -> bool {
    heard.weight == 0 && heard.line.split_whitespace().count() > 2
}

/// Returns whether a line as a whole is a question in the session's language.
pub fn asks(line: &str, places: &[&str], teller: &Teller) -> bool {
    teller.ears(places).first().is_some_and(|ear| ear.asks(line))
}

/// The command that a line begins with.
fn verb_of(line: &str, grammar: &Grammar) -> Option<&'static str> {
    grammar.verbs.exact(line.split_whitespace().next()?)
}

/// Returns whether the name of a game may stand after a command.
fn takes_game(verb: &str) -> bool {
    verbs::named(verb).is_some_and(|verb| verb.follows == Follows::Game)
}

/// Returns whether any words may stand after a command, of the lobby or of a game.
pub fn takes_text(verb: &str) -> bool {
    matches!(verb, "note" | "say") || verbs::named(verb).is_some_and(|verb| verb.follows == Follows::Text)
}

/// A line with the name of a game among words that the wish for that game does not have, without these words. It can only be
/// offered.
fn of_game(heard: Heard, wished: Option<&Heard>) -> Heard {
    let known: Vec<&str> = wished.iter().flat_map(|wished| wished.line.split_whitespace()).collect();
    let is_known = |word: &str| known.iter().any(|known| known.eq_ignore_ascii_case(word));
    let mut words = heard.line.split_whitespace();
    match (words.next(), known.first()) {
        (Some(verb), Some(game)) if !words.all(is_known) => {
            Heard { line: format!("{verb} {game}"), fit: Fitness::Padded, strange: 0, ..heard }
        }
        _ => heard,
    }
}

/// Weighs the meanings of a line against wishes for what the program cannot do. If such a wish was said word by word, only
/// meanings remain that explain the line as well. Also returns the answer to the wish, if there was one.
pub fn weigh(line: &str, mut heard: Vec<Heard>, teller: &Teller) -> (Vec<Heard>, Option<Cannot>) {
    let none = teller.lexicon(&[]);
    let ears = teller.ears(&["cannot"]);
    let mut wishes = ears.iter().flat_map(|ear| ear.hear(line, &none, &none));
    let Some(wish) = wishes.find(|wish| wish.is_whole() && wish.weight > 0) else {
        return (heard, None);
    };
    if wish.fit == Fitness::Word {
        heard.retain(|heard| heard.is_sure() && heard.weight >= wish.weight);
    }
    let known = CANNOT.iter().find(|id| **id == wish.line);
    (heard, known.map(|id| Cannot { answer: Message::new(*id), is_remark: REMARKS.contains(id) }))
}

/// A line as a remark to all at the table, which can only be offered. `None` where no others can hear it, and for a line that would
/// be read as a message to one.
pub fn remark(line: &str, grammar: &Grammar) -> Option<Heard> {
    let say = grammar.verbs.word("say").filter(|_| !line.contains(':'))?;
    Some(likely(format!("{say} {}", line.trim())))
}

/// A line that can only be offered.
pub fn likely(line: String) -> Heard {
    Heard { line, fit: Fitness::Near, weight: 1, asks: false, strange: 0 }
}

/// Returns whether a line that the program does not understand seems to be for the others at the table. It names one of them,
/// unlike the line that the program would offer for it; or the program would offer none, and it has more than one word.
pub fn is_for_others(line: &str, offered: Option<&Heard>, teller: &Teller) -> bool {
    match offered {
        Some(offered) => drops_name(line, offered, teller),
        None => line.split_whitespace().count() > 1,
    }
}

/// Returns whether a line names a player at the table, unlike the line that it may mean.
pub fn drops_name(line: &str, heard: &Heard, teller: &Teller) -> bool {
    let is_name = |word: &str| player_called(word.trim_matches(|c: char| !c.is_alphanumeric()), teller).is_some();
    let names_one = |line: &str| line.split_whitespace().any(is_name);
    names_one(line) && !names_one(&heard.line)
}

/// The name, as it is spelt, of the player at the table who is called by this word.
fn player_called(word: &str, teller: &Teller) -> Option<String> {
    let mut names = teller.players().iter().filter_map(Player::name);
    names.find(|known| is_same_name(known, word)).map(|name| name.to_string())
}

/// The addressee of a message, `None` for all players, and its text.
pub type Addressed = (Option<String>, String);

/// A message for the people at the table, in everyday form: `to Ben: back soon`, `tell Ben that I am back`. Nothing in it is
/// read, even if it is only likely to be one: `whisper to Ben: four` plays no card.
pub fn message(line: &str, teller: &Teller, grammar: &Grammar) -> Option<Heard> {
    // Most games do not have this command.
    let say = grammar.verbs.word("say")?;
    let words: Vec<&str> = line.split_whitespace().collect();
    let told = begun(&words, teller).or_else(|| announced(line, teller)).or_else(|| misaddressed(&words, teller));
    let fit = if told.is_some() { Fitness::Word } else { Fitness::Near };
    let (to, text) = told.or_else(|| called(line, teller))?;
    let line = match to {
        Some(name) => format!("{say} {name}: {text}"),
        None => format!("{say} {text}"),
    };
    Some(Heard { line, fit, weight: 3, asks: false, strange: 0 })
}

/// The message to one, who may be unknown, or to all that follows the verb `say`: `to Ben I am back`, `Ben, please, that I am
/// back`. `None` for anything else, which goes to all players.
pub fn said(typed: &str, teller: &Teller) -> Option<Addressed> {
    let verb = teller.lexicon(&["say"]);
    let words: Vec<&str> = verb.word("say").into_iter().chain(typed.split_whitespace()).collect();
    let (length, _) = beginning(&words, teller).unwrap_or_default();
    // `say Ben, it is your turn` goes to all players.
    addressed(&words[length.max(1)..], length > 1, teller)
        .or_else(|| misaddressed(&words, teller).filter(|_| length > 1))
}

/// The number of words with which a message begins, such as `say to`, and whether they tell something, so that the name needs no
/// mark.
fn beginning(words: &[&str], teller: &Teller) -> Option<(usize, bool)> {
    let length = |id: &'static str| teller.lexicon(&[id]).leading(words).map(|(_, length)| length);
    let begun = [("telling", true), ("saying", false)];
    begun.into_iter().filter_map(|(id, is_telling)| Some((length(id)?, is_telling))).max()
}

/// A message that begins with a word such as `tell`, perhaps after small words: `um, could you tell Ben that I am here`.
fn begun(words: &[&str], teller: &Teller) -> Option<Addressed> {
    let asked = requested(words, teller);
    let words = asked.unwrap_or(words);
    let (length, is_telling) = beginning(words, teller)?;
    // `could you tell all the rules` wants nothing said to all.
    addressed(&words[length..], is_telling && asked.is_none(), teller)
}

/// A message to an unknown addressee, which begins like one. Without a colon the name must be like one at the table: `whisper to
/// Bem hello`.
fn misaddressed(words: &[&str], teller: &Teller) -> Option<Addressed> {
    let (length, _) = beginning(words, teller)?;
    let [name, text @ ..] = &words[length..] else {
        return None;
    };
    let is_marked = name.ends_with(':');
    let name = name.trim_end_matches(':');
    let names = teller.players().iter().filter_map(Player::name);
    let is_like = || length > 1 && Lexicon::nearest(name, names.map(Printable::as_str)).is_some();
    let is_name = teller.sieve().carries(name) && (is_marked || is_like());
    (is_name && !text.is_empty()).then(|| (Some(name.to_owned()), text.join(" ")))
}

/// A line in which a name stands before a colon, so that it may be a message: `hey Ben: your turn`.
fn called(line: &str, teller: &Teller) -> Option<Addressed> {
    let (request, text) = line.split_once(':')?;
    let name = player_called(request.split_whitespace().next_back()?, teller)?;
    let text = text.trim();
    (!text.is_empty()).then(|| (Some(name), text.to_owned()))
}

/// The words after a polite request such as `could you`, which may itself follow small words; `None` if there is no request.
fn requested<'a>(words: &'a [&'a str], teller: &Teller) -> Option<&'a [&'a str]> {
    let (sieve, polite) = (teller.sieve(), teller.lexicon(&["polite"]));
    let is_small = |word: &&&str| !sieve.carries(word.trim_end_matches(',')) && !sieve.bars(word);
    let small = words.iter().take_while(is_small).count();
    (0..=small).find_map(|at| polite.leading(&words[at..]).map(|(_, length)| &words[at + length..]))
}

/// A message after a colon. The words before it only ask for it to be passed on: `would you please write to Ben: back soon`.
fn announced(line: &str, teller: &Teller) -> Option<Addressed> {
    let (request, text) = line.split_once(':')?;
    let (sieve, [telling, everybody, saying]) =
        (teller.sieve(), ["telling", "everybody", "saying"].map(|id| teller.lexicon(&[id])));
    let words: Vec<&str> = request.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
    let (mut tells, mut names_all, mut to) = (false, false, None);
    for word in requested(&words, teller).unwrap_or(&words) {
        if let Some(name) = player_called(word, teller) {
            if to.replace(name).is_some() {
                return None;
            }
        } else if telling.exact(word).is_some() {
            tells = true;
        } else if everybody.exact(word).is_some() {
            names_all = true;
        } else if saying.exact(word).is_none() && (sieve.carries(word) || sieve.bars(word)) {
            return None;
        }
    }
    let text = text.trim();
    (tells && names_all != to.is_some() && !text.is_empty()).then(|| (to, text.to_owned()))
}

/// A message: a name or the word for all, followed by a colon or a word such as `that`. With `is_telling`, the text may also follow
/// a comma, or the name directly.
pub fn addressed(words: &[&str], is_telling: bool, teller: &Teller) -> Option<Addressed> {
    // `say Ben, it is your turn` goes to all players.
    let is_mark = |mark: char| mark == ':' || is_telling && mark == ',';
    let (sieve, articles) = (teller.sieve(), teller.lexicon(&["articles"]));
    let is_small = |word: &str| {
        let word = word.trim_end_matches([':', ',']);
        sieve.is_small(word) || articles.exact(word).is_some()
    };
    let at = words.iter().position(|word| !is_small(word))?;
    let name = words[at].trim_end_matches([':', ',']);
    let to = match player_called(name, teller) {
        Some(name) => Some(name),
        None if teller.lexicon(&["everybody"]).exact(name).is_some() => None,
        None => return None,
    };
    let [that, behind] = ["that", "behind-that"].map(|id| teller.lexicon(&[id]));
    let that = |words: &[&str]| that.leading(words).map_or(0, |(_, length)| length);
    let mut is_marked = words[at].ends_with(is_mark);
    let mut rest = &words[at + 1..];
    while let [first, later @ ..] = rest
        && !is_marked
        && that(rest) == 0
        && is_small(first)
    {
        is_marked = first.ends_with(is_mark);
        rest = later;
    }
    let that = that(rest);
    // In `tell Ben that was good`, the word belongs to the message.
    let is_subject = that > 0 && rest.get(that).is_some_and(|verb| behind.exact(verb).is_some());
    let dropped = that - usize::from(is_subject);
    let text = if is_marked || that > 0 { rest[dropped..].join(" ") } else { words[at + 1..].join(" ") };
    (is_telling || is_marked || that > 0).then_some((to, text)).filter(|(_, text)| !text.is_empty())
}

/// The possible meanings of a line in the lobby, with those that account for all of it first.
pub fn in_lobby(line: &str, teller: &Teller, grammar: &Grammar) -> Vec<Heard> {
    let all = hear(line, PLACES, teller, grammar);
    let (mut sure, near): (Vec<Heard>, Vec<Heard>) = all.into_iter().partition(Heard::is_sure);
    // `host domino` says more than the name of the game alone.
    let is_of_game = |heard: &Heard| {
        heard.fit == Fitness::Padded
            && heard.line.contains(' ')
            && verb_of(&heard.line, grammar).is_some_and(takes_game)
    };
    let (of_game, near): (Vec<Heard>, Vec<Heard>) = near.into_iter().partition(is_of_game);
    let (wished, near_wish): (Vec<Heard>, Vec<Heard>) = wish(line, teller).into_iter().partition(Heard::is_sure);
    for part in [wished, of_game, near_wish, near] {
        sure.extend(part);
    }
    sure
}

/// Returns whether a command that sets something is followed by a small word such as `me`: `tell me the score` is no setting
/// of `tell`.
pub fn is_addressed(command: &Command, grammar: &Grammar) -> bool {
    let is_addressee = |word: &str| !grammar.sieve.carries(word) && grammar.arguments.exact(word).is_none();
    command.verb != "meaning" && command.typed.split_whitespace().next().is_some_and(is_addressee)
}

/// The clauses of a line, separated by punctuation marks and words such as `and`; empty if there is only one.
pub fn clauses(line: &str, teller: &Teller) -> Vec<String> {
    // English `so` joins clauses, but German `so` does not.
    let joining = Words::from_locale(teller.locale(), "joining");
    let ends = |word: &str| word.ends_with([',', ';', '.', '!', '?', ':']) || matches!(word, "-" | "\u{2013}");
    let mut clauses = vec![Vec::new()];
    for word in line.split_whitespace() {
        if joining.folded().any(|joining| joining == fold(word.trim_end_matches(','))) {
            clauses.push(Vec::new());
            continue;
        }
        if let Some(clause) = clauses.last_mut() {
            clause.push(word);
        }
        if ends(word) {
            clauses.push(Vec::new());
        }
    }
    let said = clauses.into_iter().map(|words| words.join(" "));
    let said: Vec<String> = said.filter(|clause| clause.contains(char::is_alphanumeric)).collect();
    if said.len() > 1 { said } else { Vec::new() }
}

/// The certain meanings of the clauses of a line.
pub struct Meanings {
    /// The lines to type, each once.
    pub meant: Vec<Heard>,
    /// Whether the other clauses are only talk: none contains `not`, a field or a number.
    pub is_clear: bool,
    /// Whether they say nothing at all, or only yes or no.
    pub is_alone: bool,
}

/// Combines the certain meanings of clauses; `None` is the meaning of a clause that has none.
pub fn of_clauses(clauses: impl IntoIterator<Item = (String, Option<Heard>)>, teller: &Teller) -> Meanings {
    let sieve = teller.sieve();
    let is_talk = |clause: &str| {
        let bars = clause.split_whitespace().any(|word| sieve.bars(word));
        !bars && !clause.contains(|letter: char| letter.is_ascii_digit())
    };
    let answers = teller.grammar(&[], &[]);
    let is_empty = |clause: &str| !clause.split_whitespace().any(|word| sieve.carries(word) || sieve.bars(word));
    let mut all = Meanings { meant: Vec::new(), is_clear: true, is_alone: true };
    for (clause, heard) in clauses {
        match heard {
            Some(heard) if all.meant.iter().any(|known| known.line == heard.line) => {}
            Some(heard) => all.meant.push(heard),
            None => {
                all.is_clear &= is_talk(&clause);
                all.is_alone &= is_empty(&clause) || answers.answer(&clause).is_some();
            }
        }
    }
    all
}

/// The game that a line asks for, with its players and variants: `domino 4` for `domino with four players`. If some words
/// belong to none of these, another line goes without them and can only be offered, as can whatever was asked.
pub fn wish(line: &str, teller: &Teller) -> Vec<Heard> {
    let wishes = |ear: &Ear| {
        let wish = Wish::from_translated(ear.translated(line)?)?;
        let mended = || ear.translated_mended(line).and_then(Wish::from_translated);
        let fuller = || mended().filter(|mended| mended.unknown.len() < wish.unknown.len());
        let known = || fuller().as_ref().unwrap_or(&wish).heard(&[], Fitness::Near);
        Some(match (wish.asks || wish.is_misspelt, wish.unknown.is_empty()) {
            (true, true) => vec![wish.heard(&[], Fitness::Near)],
            (false, true) => vec![wish.heard(&[], Fitness::Whole)],
            (true, false) => vec![known()],
            // Words that belong to no phrase may mean anything.
            (false, false) => vec![wish.heard(&wish.unknown, Fitness::Loose), known()],
        })
    };
    teller.ears(&["wish"]).iter().find_map(|ear| wishes(ear)).unwrap_or_default()
}

/// A game that is wished for.
struct Wish {
    game: String,
    /// Whether its name is only similar to what was said.
    is_misspelt: bool,
    asks: bool,
    /// The words of it that belong to no phrase.
    unknown: Vec<String>,
    /// The words that can be typed for the others.
    read: Vec<String>,
}

impl Wish {
    /// The wish for the game that is named; `None` if there is no name of a game.
    fn from_translated(Translated { left, read, asks }: Translated) -> Option<Wish> {
        let is_game = |word: &String| games::named(&word.to_lowercase()).is_ok();
        let spelt = left.iter().chain(&read).find(|word| is_game(word)).cloned();
        let is_misspelt = spelt.is_none();
        let game = spelt.or_else(|| left.iter().find_map(|word| games::like(word)).map(str::to_owned))?;
        // Further words for the game, such as `spies`, say the same.
        let [unknown, read] = [left, read].map(|words| words.into_iter().filter(|word| !is_game(word)).collect());
        Some(Wish { game, is_misspelt, asks, unknown, read })
    }

    /// The line to type, with these words before those that were read.
    fn heard(&self, more: &[String], fit: Fitness) -> Heard {
        let words = more.iter().chain(&self.read);
        let line = words.fold(self.game.clone(), |line, word| format!("{line} {word}"));
        Heard { line, fit, weight: 0, asks: self.asks, strange: 0 }
    }
}
