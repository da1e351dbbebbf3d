//! Tab completion: offers exactly the words that fit after those already typed. The same places know the
//! [choices](super::choices) there.

use super::spot::{Lobby, Spot};
use super::verbs::{READING_VERBS, STYLE_VERBS};
use crate::games;
use crate::kind::Kind;
use crate::player::Level;
use crate::settings::SOUND_WORDS;
use crate::speech;
use crate::text::lexicon::Found;
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;
use crate::verbs;

impl Spot {
    /// The words that fit after `before` in the language `lang`, the likeliest first.
    pub fn fitting(&self, lang: Lang, before: &str) -> Vec<String> {
        // The words are only collected when Tab is pressed.
        let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        if let Spot::Game { kind, .. } = self {
            learn(&mut teller, *kind);
        }
        let verbs = self.verbs();
        let mut words = before.split_whitespace();
        let Some(first) = words.next() else {
            return [self.names(), usual(&teller, &verbs)].concat();
        };
        let verb = match teller.lexicon(&verbs).find(first.trim_start_matches('/')) {
            Found::One(verb) => verb,
            // The name of a game alone means to play it.
            Found::None | Found::Several(_) if matches!(self, Spot::Lobby(_)) => {
                return match games::named(&first.to_lowercase()) {
                    Ok(kind) => behind_game("play", kind, &mut teller, words.count()),
                    Err(_) => Vec::new(),
                };
            }
            Found::None | Found::Several(_) => return self.names(),
        };
        self.behind(verb, &words.collect::<Vec<_>>(), &mut teller)
    }

    /// Teaches a teller the words that can be typed here, and the headings of the choices.
    pub(super) fn learn(&self, teller: &mut Teller) {
        let kinds = match self {
            Spot::Game { kind, .. } => vec![*kind],
            Spot::Lobby(_) | Spot::Room(..) => games::ALL.to_vec(),
            Spot::Question | Spot::Reading => Vec::new(),
        };
        for kind in kinds {
            teller.learn(kind.texts().messages);
            learn(teller, kind);
        }
    }

    /// The commands that can be typed here.
    pub(super) fn verbs(&self) -> Vec<&'static str> {
        match self {
            Spot::Lobby(_) => [verbs::in_lobby(), STYLE_VERBS].concat(),
            Spot::Game { verbs, .. } => verbs.clone(),
            Spot::Room(verbs, _) => [verbs, STYLE_VERBS].concat(),
            Spot::Question => vec!["yes", "no"],
            Spot::Reading => READING_VERBS.to_vec(),
        }
    }

    /// The names that can begin a line, or follow a command of the game.
    fn names(&self) -> Vec<String> {
        match self {
            Spot::Lobby(_) => games::ALL.iter().map(|kind| kind.id().to_owned()).collect(),
            Spot::Game { names, .. } => names.clone(),
            Spot::Room(..) | Spot::Question | Spot::Reading => Vec::new(),
        }
    }

    /// The words that fit after a command and the words after it.
    fn behind(&self, verb: &'static str, words: &[&str], teller: &mut Teller) -> Vec<String> {
        let first = |ids: &[&'static str]| if words.is_empty() { usual(teller, ids) } else { Vec::new() };
        match (self, verb, words) {
            (_, "settings", [setting, rest @ ..]) => match teller.lexicon(STYLE_VERBS).find(setting) {
                Found::One(verb) if verb != "settings" => self.behind(verb, rest, teller),
                Found::One(_) | Found::None | Found::Several(_) => Vec::new(),
            },
            (_, "settings", []) => usual(teller, STYLE_VERBS.split_at(1).1),
            (_, "help", _) => first(&[&["all"][..], &self.verbs()].concat()),
            (Spot::Game { players, .. }, "as", []) => players.clone(),
            (Spot::Game { players, .. }, "log" | "last", []) => [usual(teller, &["moves"]), players.clone()].concat(),
            (Spot::Game { .. }, "as" | "log" | "last", _) => Vec::new(),
            (_, "lang", _) => first(&Lang::meanings()),
            (_, "level", _) => first(&["brief", "normal", "full"]),
            (_, "strength", _) => first(&["easy", "normal", "hard"]),
            (_, "width", _) => first(&["automatic", "off"]),
            (_, "spell", _) => first(&["plain", "letters"]),
            (_, "speech", _) => first(speech::order::WORDS),
            (_, "braille" | "thinking" | "page-address", _) => first(&["off"]),
            (_, "tell", [_]) => usual(teller, &["on", "off"]),
            (Spot::Game { kind, .. }, "tell", []) => usual(teller, kind.kinds()),
            (_, "tell", []) => usual(teller, &games::kinds()),
            (_, "bell" | "tutor", _) => first(&["on", "off"]),
            (_, "sounds", _) => first(&[&["off"], SOUND_WORDS].concat()),
            (_, "pace", _) => first(&["steps", "all"]),
            (Spot::Lobby(_), "play" | "rules" | "stats" | "learn" | "forget", []) => self.names(),
            (Spot::Lobby(_), "play" | "rules", [game, more @ ..]) => match games::named(&game.to_lowercase()) {
                Ok(kind) => behind_game(verb, kind, teller, more.len()),
                Err(_) => Vec::new(),
            },
            (Spot::Lobby(Lobby { home: Some(home), .. }), "resume", []) => home.unfinished().unwrap_or_default(),
            (Spot::Lobby(Lobby { home: Some(home), .. }), "replay" | "review" | "verify", []) => {
                home.finished().unwrap_or_default()
            }
            (Spot::Lobby(Lobby { home: Some(home), .. }), "delete", []) => {
                [home.unfinished().unwrap_or_default(), home.finished().unwrap_or_default()].concat()
            }
            (Spot::Game { kind, .. }, "meaning", []) => {
                teller.learn(kind.texts().terms.texts);
                usual(teller, kind.texts().terms.names)
            }
            (Spot::Game { kind, .. }, "rules", []) => behind_game("rules", *kind, teller, 0),
            (Spot::Game { kind, names, .. }, verb, _) if kind.verbs().contains(&verb) => {
                [names.clone(), usual(teller, kind.arguments())].concat()
            }
            (Spot::Lobby(_) | Spot::Game { .. } | Spot::Room(..) | Spot::Question | Spot::Reading, _, _) => Vec::new(),
        }
    }
}

/// The words that fit after `play` or `rules`, the name of a game, and `more` further words.
fn behind_game(verb: &str, kind: &dyn Kind, teller: &mut Teller, more: usize) -> Vec<String> {
    learn(teller, kind);
    match (verb, more) {
        ("play", _) => {
            let levels = Level::NAMED.into_iter().filter_map(Level::word);
            let options = kind.options().into_iter().map(|option| option.name);
            usual(teller, &levels.chain(["human", "strength"]).chain(options).collect::<Vec<_>>())
        }
        ("rules", 0) => usual(teller, &[kind.texts().topics, &["all"]].concat()),
        _ => Vec::new(),
    }
}

/// Teaches the teller the words of a game, and the topics of its rules.
fn learn(teller: &mut Teller, kind: &dyn Kind) {
    teller.learn(kind.texts().rules);
    teller.learn(kind.texts().words);
}

fn usual(teller: &Teller, ids: &[&'static str]) -> Vec<String> {
    teller.lexicon(ids).usual().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Offers;

    #[test]
    fn the_lobby_offers_what_fits_behind_each_word() {
        let lobby = Spot::Lobby(Lobby::default());
        let offered = |before: &str| lobby.fitting(Lang::En, before);
        assert!(offered("").starts_with(&["sniff".into(), "domino".into()]));
        assert!(offered("").contains(&"quit".to_owned()));
        assert_eq!(offered("words "), ["brief", "normal", "full"]);
        assert_eq!(offered("settings words"), ["brief", "normal", "full"]);
        assert_eq!(offered("words full"), [""; 0]);
        assert_eq!(offered("games"), [""; 0]);
        assert_eq!(offered("play"), ["sniff", "domino", "schnuff", "scout", "spion"]);
        for before in ["domino", "play domino", "play domino 3"] {
            let offered = offered(before);
            assert!(offered.starts_with(&["easy".into(), "normal".into(), "hard".into(), "human".into()]), "{before}");
            assert!(offered.contains(&"spinner".to_owned()) && !offered.contains(&"gallop".to_owned()), "{before}");
        }
        assert!(offered("rules scout").contains(&"all".to_owned()));
        assert_eq!(lobby.fitting(Lang::De, "worte"), ["kurz", "normal", "ausführlich"]);
    }

    #[test]
    fn a_game_offers_its_own_words_only_behind_its_own_commands() {
        let kind = games::named("domino").unwrap();
        let verbs = [crate::game::VERBS, kind.verbs(), STYLE_VERBS].concat();
        let (names, players) = (vec!["5-3".to_owned()], vec!["Ben".to_owned()]);
        let game = Spot::Game { kind, verbs, names, players, wanted: Vec::new(), choices: Offers::default() };
        let offered = |before: &str| game.fitting(Lang::En, before);
        assert_eq!(offered("")[0], "5-3");
        assert_eq!(offered("lay")[..2], ["5-3".to_owned(), "left".into()]);
        assert_eq!(offered("score"), [""; 0]);
        assert_eq!(offered("log"), ["moves", "Ben"]);
        assert_eq!(offered("log moves"), [""; 0]);
        assert_eq!(offered("language"), ["german", "dutch", "english"]);
        assert!(offered("rules").contains(&"variants".to_owned()));
        assert_eq!(offered("nonsense"), ["5-3"]);
    }

    #[test]
    fn a_question_offers_its_answers() {
        assert_eq!(Spot::Question.fitting(Lang::Nl, ""), ["ja", "nee"]);
        assert_eq!(Spot::Question.fitting(Lang::Nl, "ja"), [""; 0]);
    }
}
