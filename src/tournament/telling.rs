//! What is told of a tournament, and what can be typed in one: all that its game tells and knows, and how it stands.

use super::{Config, Happening, NO_HINTS, Series, Standing, Tournament, View};
use crate::deadline::Deadline;
use crate::game::{
    Advise, Agree, Announce, Answer, Chosen, Game, GameOption, Hint, Prompt, Reply, SheetFault, Sheets, Texts, Think,
};
use crate::player::{Computer, Level};
use crate::rng::Rng;
use crate::rules::{News, Outcome, Rules};
use crate::seat::{Seats, Viewer};
use crate::text::command::{Command, Grammar};
use crate::text::message::{Arg, Message};

/// The options of a series.
const TOURNAMENT: &str = "tournament";
const COUNT: &str = "count";

impl<G: Game> Game for Tournament<G> {
    const TEXTS: Texts = G::TEXTS;
    const HAS_SECRETS: bool = G::HAS_SECRETS;
}

impl<G: Game> Agree for Tournament<G> {
    fn options() -> Vec<GameOption> {
        let mut options = vec![GameOption::value(TOURNAMENT)];
        // A game that knows how to go on after a win says so by a switch, which as a series needs a number.
        options.extend(G::options().into_iter().map(|option| match option.name {
            COUNT => GameOption::value(COUNT),
            _ => option,
        }));
        // A game that has hints of its own leaves them out too.
        if options.iter().all(|option| option.name != NO_HINTS) {
            options.push(GameOption::switch(NO_HINTS));
        }
        options
    }

    fn configure(chosen: &[Chosen]) -> Result<Self::Config, Message> {
        let found = |name: &str| chosen.iter().find(|option| option.name == name);
        let series = match (found(TOURNAMENT), found(COUNT)) {
            (None, None) => Some(Series::One),
            (Some(option), None) => option.value.parse().ok().and_then(Series::wins),
            (None, Some(option)) => option.value.parse().ok().and_then(Series::fewest),
            (Some(_), Some(_)) => return Err(Message::new("series-one-of-both")),
        };
        let wrong = if found(COUNT).is_some() { "series-no-count" } else { "series-no-tournament" };
        Ok(Config {
            series: series.ok_or_else(|| Message::new(wrong))?,
            no_hints: found(NO_HINTS).is_some(),
            game: G::configure(chosen)?,
        })
    }

    fn nobody() -> Option<Message> {
        G::nobody()
    }
}

impl<G: Game> Announce for Tournament<G> {
    fn introduce(view: &Self::View) -> Vec<Message> {
        let mut told = G::introduce(&view.game);
        told.extend(series(&view.standing));
        told.extend(without_hints(view.no_hints));
        told
    }

    fn tell(news: &[News<'_, Self>], viewer: Viewer) -> Vec<Message> {
        let mut told = Vec::new();
        let mut of_game = Vec::new();
        for (place, item) in news.iter().enumerate() {
            let between = match item.percept {
                Happening::Game(percept) => {
                    of_game.push(News { percept, view: scene(item.view) });
                    continue;
                }
                Happening::GameOver(standing) => over::<G>(standing, ends_series(news.get(place + 1))),
                Happening::NextGame(standing) => {
                    Message::new("series-next").count("number", standing.number).count("games", standing.series.games())
                }
                Happening::SeriesOver(standing, outcome) => result::<G>(standing, *outcome, viewer),
            };
            told.extend(G::tell(&std::mem::take(&mut of_game), viewer));
            told.push(between);
        }
        told.extend(G::tell(&of_game, viewer));
        told
    }

    fn goes_on(percept: &Self::Percept) -> bool {
        match percept {
            Happening::Game(percept) => G::goes_on(percept),
            Happening::GameOver(_) | Happening::NextGame(_) | Happening::SeriesOver(..) => false,
        }
    }

    fn recall(view: &Self::View, story: &[News<'_, Self>]) -> Vec<bool> {
        // What is between the games may always be told again; of the game in play, what its rules allow.
        let between = |item: &News<'_, Self>| !matches!(item.percept, Happening::Game(_));
        let last = story.iter().rposition(between).map_or(0, |place| place + 1);
        let current = story[last..].iter().filter_map(|item| match item.percept {
            Happening::Game(percept) => Some(News { percept, view: scene(item.view) }),
            Happening::GameOver(_) | Happening::NextGame(_) | Happening::SeriesOver(..) => None,
        });
        let mut recalled = vec![true; last];
        recalled.extend(G::recall(&view.game, &current.collect::<Vec<_>>()));
        recalled
    }
}

/// The game in which something happened: the one that its step has ended, if it has.
fn scene<V>(view: &View<V>) -> &V {
    view.finished.as_deref().unwrap_or(&view.game)
}

impl<G: Game> Answer for Tournament<G> {
    const VERBS: &'static [&'static str] = G::VERBS;
    const ARGUMENTS: &'static [&'static str] = G::ARGUMENTS;
    const ALONE: &'static [&'static str] = G::ALONE;

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        G::bare(line, grammar)
    }

    fn interpret(view: &Self::View, command: &Command, grammar: &Grammar) -> Result<Reply<Self>, Message> {
        Ok(match G::interpret(&view.game, command, grammar)? {
            Reply::Act(action, complaints) => Reply::Act(action, complaints),
            Reply::Confirm(question, action) => Reply::Confirm(question, action),
            Reply::Tell(mut told) => {
                if matches!(command.verb, "score" | "status") {
                    told.extend(so_far::<G>(&view.standing));
                }
                if command.verb == "status" {
                    told.extend(without_hints(view.no_hints));
                }
                Reply::Tell(told)
            }
        })
    }

    fn foregone(view: &Self::View) -> Option<G::Action> {
        G::foregone(&view.game)
    }

    fn names(view: &Self::View) -> Vec<String> {
        G::names(&view.game)
    }
}

impl<G: Game> Prompt for Tournament<G> {
    fn help(view: &Self::View) -> Message {
        G::help(&view.game)
    }

    fn place(view: &Self::View) -> Message {
        G::place(&view.game)
    }
}

impl<G: Game> Advise for Tournament<G> {
    fn hint(view: &Self::View, action: &G::Action) -> Option<Hint> {
        G::hint(&view.game, action)
    }

    fn allows_hints(view: &Self::View) -> bool {
        !view.no_hints && G::allows_hints(&view.game)
    }
}

impl<G: Game> Sheets for Tournament<G> {
    const SHEET: Option<&'static str> = G::SHEET;

    fn sheet(view: &Self::View) -> Option<String> {
        G::sheet(&view.game)
    }

    fn read_sheet(view: &Self::View, text: &str) -> Result<G::Action, SheetFault> {
        G::read_sheet(&view.game, text)
    }
}

impl<G: Game> Think for Tournament<G> {
    const REFERENCES: &'static [&'static str] = G::REFERENCES;

    fn computer(level: Level) -> Box<dyn Computer<Self>> {
        Box::new(Participant { player: G::computer(level) })
    }

    fn reference(name: &str) -> Option<Box<dyn Computer<Self>>> {
        Some(Box::new(Participant { player: G::reference(name)? }))
    }
}

/// A computer player in a tournament: plays each game as if it were the only one.
struct Participant<G: Game> {
    player: Box<dyn Computer<G>>,
}

impl<G: Game> Computer<Tournament<G>> for Participant<G> {
    fn decide(&mut self, view: &View<G::View>, rng: &mut Rng, deadline: Deadline<'_>) -> G::Action {
        self.player.decide(&view.game, rng, deadline)
    }
}

/// That nobody may ask for hints, where this is so.
fn without_hints(no_hints: bool) -> Option<Message> {
    no_hints.then(|| Message::new("match-no-hints"))
}

/// What series is played; nothing for a single game.
fn series(standing: &Standing) -> Option<Message> {
    let id = match standing.series {
        Series::One => return None,
        Series::Wins(_) => "series-wins",
        Series::Fewest(_) => "series-fewest",
    };
    Some(Message::new(id).count("games", standing.series.games()))
}

/// With the points of each side.
fn with_points<R: Rules>(message: Message, standing: &Standing) -> Message {
    let sides = standing.sides::<R>();
    let points =
        sides.map(|(side, points)| Message::new("series-points").with("name", together(side)).count("points", points));
    message.all_said("standing", points).count("number", standing.number).count("games", standing.series.games())
}

/// Whether what happens right after a game is the end of the series.
fn ends_series<G: Game>(next: Option<&News<'_, Tournament<G>>>) -> bool {
    match next.map(|item| item.percept) {
        Some(Happening::SeriesOver(..)) => true,
        Some(Happening::Game(_) | Happening::GameOver(_) | Happening::NextGame(_)) | None => false,
    }
}

/// How it stands after a game. Where that is decided, no more games are left.
fn over<R: Rules>(standing: &Standing, is_decided: bool) -> Message {
    let id = match standing.series {
        Series::One | Series::Wins(_) => "series-over-wins",
        Series::Fewest(_) => "series-over-fewest",
    };
    // More than half of the games cannot be caught up with.
    let needed = standing.series.games() / 2 + 1;
    let left = if is_decided { 0 } else { standing.left() };
    with_points::<R>(Message::new(id), standing).count("needed", needed).count("left", left)
}

/// How it stands in the middle of a game; nothing for a single game.
fn so_far<R: Rules>(standing: &Standing) -> Option<Message> {
    match standing.series {
        Series::One => None,
        Series::Wins(_) | Series::Fewest(_) => Some(with_points::<R>(Message::new("series-so-far"), standing)),
    }
}

/// Who has won: to a winner that it is the own victory, and whose besides.
fn result<R: Rules>(standing: &Standing, outcome: Outcome, viewer: Viewer) -> Message {
    let winners = outcome.winners;
    let Some(first) = winners.iter().next() else {
        return Message::new("series-draw").decisive();
    };
    let is_one_side = winners == R::side(first, standing.seats);
    let message = match viewer.seat().filter(|me| is_one_side && winners.contains(*me)) {
        Some(_) if winners.len() == 1 => Message::new("series-won-you"),
        Some(me) => Message::new("series-won-with").with("names", together(winners.without(me))),
        None if is_one_side && winners.len() > 1 => Message::new("series-won-side").with("names", together(winners)),
        None => Message::new("series-won-other").with("names", Arg::List(winners.iter().map(Arg::Seat).collect())),
    };
    message.decisive()
}

/// Those who play together, as one name.
fn together(side: Seats) -> Arg {
    let mut names: Vec<Arg> = side.iter().map(Arg::Seat).collect();
    match names.pop() {
        Some(last) if !names.is_empty() => {
            Message::new("names-together").with("names", Arg::List(names)).with("last", last).into()
        }
        only => Arg::List(only.into_iter().collect()),
    }
}
