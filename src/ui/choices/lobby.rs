//! The choices in the lobby.

use super::alone;
use crate::choice::{Choice, Line, Offer};
use crate::games;
use crate::kind::Kind;
use crate::lessons;
use crate::player::{Level, Player};
use crate::record::Record;
use crate::text::style::Lang;
use crate::ui::spot::Lobby;

/// How many unfinished and finished games are offered, latest first. The command `games` lists all of them.
const MOST_WAITING: usize = 5;
const MOST_OVER: usize = 3;

impl Lobby {
    pub(super) fn offers(&self) -> Vec<Offer> {
        let games = || games::ALL.iter().copied();
        let play = games().map(|kind| Line::meant("play").with(kind.id()));
        let others = games().map(|kind| Choice::opens(Line::meant("meaning").with(kind.id()), variants(kind)));
        let waiting = self.waiting().into_iter().map(|name| Line::meant("resume").with(name));
        vec![
            Offer::new("choices-play", play),
            Offer::new("choices-others", others),
            Offer::new("choices-resume", waiting),
            Offer::new("choices-learn", learn()),
            Offer::new("choices-past", self.past()),
            Offer::new("choices-friends", self.friends()),
            Offer::new("choices-more", more()),
        ]
    }

    /// The latest unfinished games that can be resumed here.
    fn waiting(&self) -> Vec<String> {
        let names = self.home.as_ref().and_then(|home| home.unfinished().ok()).unwrap_or_default();
        names.into_iter().filter(|name| self.can_be_opened(name)).take(MOST_WAITING).collect()
    }

    /// Whether a record can be read and its players can be reached.
    fn can_be_opened(&self, name: &str) -> bool {
        let text = self.home.as_ref().and_then(|home| home.read(&home.find(name)?).ok());
        let record = text.as_deref().and_then(|text| Record::parse(text).ok());
        let is_far = |record: &Record<'_>| record.header.players.iter().any(Player::is_far);
        record.is_some_and(|record| self.has_network || !is_far(&record))
    }

    fn past(&self) -> Vec<Line> {
        let names = self.home.as_ref().and_then(|home| home.finished().ok()).unwrap_or_default();
        let names = names.into_iter().take(MOST_OVER);
        let lines = names.flat_map(|name| ["replay", "review"].map(|verb| Line::meant(verb).with(&name)));
        lines.chain(["stats", "games"].map(Line::meant)).collect()
    }

    fn friends(&self) -> Vec<Line> {
        if !self.has_network {
            return Vec::new();
        }
        let join = self.inviting.iter().map(|name| Line::meant("join").with(name));
        join.chain(["host", "friends"].map(Line::meant)).collect()
    }
}

/// The ways to play a game: opponents, numbers of players, variants, and information about it.
fn variants(kind: &'static dyn Kind) -> Vec<Offer> {
    let play = || Line::meant("play").with(kind.id());
    let words = || Level::NAMED.into_iter().filter_map(Level::word);
    let counts = kind.seats().iter().filter(|count| **count > 2);
    let several = counts.flat_map(|count| words().map(move |word| (*count, word)));
    let options = kind.options().into_iter().filter(|option| !option.takes_value);
    let options = options.filter(|option| kind.agree(&[(option.name, "")]).is_ok());
    vec![
        Offer::new(
            "choices-levels",
            kind.seats().contains(&2).then(words).into_iter().flatten().map(|word| play().and(word)),
        ),
        Offer::new("choices-counts", several.map(|(count, word)| play().with(count).and(word))),
        Offer::new("choices-variants", options.map(|option| play().and(option.name))),
        Offer::new("choices-about", ["rules", "learn"].map(|verb| Line::meant(verb).with(kind.id()))),
    ]
}

/// The next lesson of each game, and all lessons by number.
fn learn() -> Vec<Choice> {
    let of = |kind: &&'static dyn Kind| {
        let numbers = 1..=lessons::count(kind.id());
        numbers.map(|number| Line::meant("learn").with(kind.id()).with(number)).collect::<Vec<_>>()
    };
    let all = Offer::new("choices-learn", games::ALL.iter().flat_map(of));
    let next = games::ALL.iter().map(|kind| Choice::from(Line::meant("learn").with(kind.id())));
    next.chain([Choice::opens(Line::meant("learn"), vec![all])]).collect()
}

fn more() -> Vec<Choice> {
    let languages = Lang::known().into_iter().map(|lang| Line::meant("lang").and(lang.meaning()));
    let languages = Choice::opens(Line::meant("lang"), vec![Offer::new("choices-settings", languages)]);
    alone(&["choice", "settings"]).chain([languages]).chain(alone(&["help", "quit"])).collect()
}
