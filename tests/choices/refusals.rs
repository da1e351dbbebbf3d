//! Messages about lines that are not understood or have no effect: their texts in a language.

use snuffel::games;
use snuffel::text::locale::Source;
use snuffel::text::style::Lang;

/// The beginnings of their names.
const BEGIN: &[&str] = &[
    "misread-",
    "refusal-",
    "wish-unknown",
    "option-unknown",
    "option-twice",
    "seats-count",
    "seats-number",
    "seats-unreadable",
    "game-unknown",
    "game-which",
    "games-no-number",
    "games-none-of",
    "answer-unclear",
    "after-later",
    "again-far",
    "again-how",
    "again-later",
    "again-no-computer",
    "again-hardest",
    "again-easiest",
    "rematch-later",
    "begin-done",
    "far-not-built",
    "handover-typed",
    "hint-not-due",
    "hint-off",
    "learn-none",
    "learn-spoilt",
    "meaning-unknown",
    "no-seat",
    "player-unknown",
    "propose-busy",
    "propose-early",
    "propose-few",
    "propose-first",
    "propose-fixed",
    "propose-unplayable",
    "resume-none",
    "resume-unknown",
    "resume-over",
    "retry-shared",
    "retry-what",
    "review-elsewhere",
    "review-later",
    "rules-unknown",
    "sheet-empty",
    "steps-first",
    "steps-no-deed",
    "steps-not-yet",
    "steps-not-yet-one",
    "steps-out",
    "steps-over",
    "steps-which",
    "more-none",
    "back-none",
    "no-board",
];

/// Messages with such names that report the state of the game.
const NEWS: &[&str] = &[
    "refusal-board-full",
    "refusal-game-over",
    "refusal-in-dungeon",
    "steps-out",
    "refusal-out",
    "refusal-you-are-out",
];

/// The fewest fixed letters by which a text can be recognised.
const LEAST: usize = 14;

/// The texts of refusals, each as the fixed pieces between its arguments.
pub struct Refusals(Vec<(String, Vec<String>)>);

impl Refusals {
    pub fn of(lang: Lang) -> Refusals {
        let games = games::ALL.iter().map(|kind| kind.texts().messages);
        let sources = [Source::COMMON, Source::COMMANDS].into_iter().chain(games);
        let texts: Vec<String> = sources.map(|source| source.text(lang)).collect();
        let mut known = Vec::new();
        for text in &texts {
            let mut name = "";
            for line in text.lines() {
                match line.split_once(" =") {
                    Some((begin, value)) if !line.starts_with([' ', '#', '.']) => {
                        name = begin;
                        known.extend(pieces(name, value));
                    }
                    // Attributes, and the lines and variants of a value.
                    _ if line.starts_with(' ') => {
                        let value =
                            line.trim().trim_start_matches('.').trim_start_matches(|c: char| c.is_alphanumeric());
                        let value = value.trim_start_matches(" =").trim_start_matches('*');
                        let value =
                            if line.trim().starts_with('.') { value } else { line.trim().trim_start_matches('*') };
                        let value =
                            value.split_once(']').filter(|_| value.starts_with('[')).map_or(value, |(_, rest)| rest);
                        known.extend(pieces(name, value));
                    }
                    _ => name = "",
                }
            }
        }
        assert!(known.len() > 100, "{}", known.len());
        Refusals(known)
    }

    /// The refusal in these lines, if there is one.
    pub fn found(&self, told: &str) -> Option<String> {
        told.lines().find_map(|line| {
            let is_it = |(_, pieces): &&(String, Vec<String>)| {
                let mut rest = line;
                let is_there = pieces.iter().enumerate().all(|(at, piece)| match rest.find(piece.as_str()) {
                    Some(begin) if at > 0 || begin == 0 => {
                        rest = &rest[begin + piece.len()..];
                        true
                    }
                    Some(_) | None => false,
                });
                // Other texts may begin in the same way.
                is_there && pieces.last().is_some_and(|last| line.ends_with(last.as_str()))
            };
            self.0.iter().find(is_it).map(|(name, _)| format!("{name}: {line}"))
        })
    }
}

/// The fixed pieces of a text, if it belongs to a refusal and they are long enough.
fn pieces(name: &str, value: &str) -> Option<(String, Vec<String>)> {
    let value = value.trim().replace('`', "");
    if NEWS.contains(&name) || !BEGIN.iter().any(|begin| name.starts_with(begin)) || value.contains("->") {
        return None;
    }
    let mut pieces = Vec::new();
    let mut depth = 0;
    let mut piece = String::new();
    for character in value.chars() {
        match character {
            '{' => {
                depth += 1;
                pieces.push(std::mem::take(&mut piece));
            }
            '}' => depth -= 1,
            _ if depth == 0 => piece.push(character),
            _ => {}
        }
    }
    pieces.push(piece);
    let length: usize = pieces.iter().map(|piece| piece.trim().chars().count()).sum();
    // A text that begins with an argument would match the end of many lines.
    let least = if pieces[0].is_empty() { 2 * LEAST } else { LEAST };
    (depth == 0 && length >= least).then(|| (name.to_owned(), pieces))
}

#[test]
fn refusals_are_known_again() {
    let refusals = Refusals::of(Lang::En);
    let found = |line: &str| refusals.found(line).map(|found| found.split(':').next().unwrap_or_default().to_owned());
    assert!(found("I do not understand \"hnit\". Did you mean hint?").is_some());
    assert_eq!(found("You play against Computer."), None);
}
