//! What is told of a tournament, and what can be typed in one: all that its game tells and knows, and how it stands.

use super::{Config, Happening, NO_HINTS, Series, Standing, Tournament, View};
use crate::deadline::Deadline;
use crate::game::{
    Advise, Agree, Announce, Answer, Chosen, Game, GameOption, Hint, Prompt, Reply, SheetFault, Sheets, Texts, Think,
};
use crate::player::{Computer, Level};
use crate::rng::Rng;
use crate::rules::{News, Outcome};
use crate::seat::Viewer;
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
        for item in news {
            let between = match item.percept {
                Happening::Game(percept) => {
                    of_game.push(News { percept, view: scene(item.view) });
                    continue;
                }
                Happening::GameOver(standing) => over(standing),
                Happening::NextGame(standing) => {
                    Message::new("series-next").count("number", standing.number).count("games", standing.series.games())
                }
                Happening::SeriesOver(_, outcome) => result(outcome, viewer),
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

    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        G::bare(line, grammar)
    }

    fn interpret(view: &Self::View, command: &Command, grammar: &Grammar) -> Result<Reply<Self>, Message> {
        Ok(match G::interpret(&view.game, command, grammar)? {
            Reply::Act(action, complaints) => Reply::Act(action, complaints),
            Reply::Confirm(question, action) => Reply::Confirm(question, action),
            Reply::Tell(mut told) => {
                if matches!(command.verb, "score" | "status") {
                    told.extend(so_far(&view.standing));
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

fn with_points(message: Message, standing: &Standing) -> Message {
    let points = standing.each();
    let points = points.map(|(seat, points)| Message::new("series-points").seat("name", seat).count("points", points));
    message
        .all_said("standing", points)
        .count("number", standing.number)
        .count("games", standing.series.games())
        .count("left", standing.left())
}

/// How it stands after a game.
fn over(standing: &Standing) -> Message {
    let id = match standing.series {
        Series::One | Series::Wins(_) => "series-over-wins",
        Series::Fewest(_) => "series-over-fewest",
    };
    // More than half of the games cannot be caught up with.
    let needed = standing.series.games() / 2 + 1;
    with_points(Message::new(id), standing).count("needed", needed)
}

/// How it stands in the middle of a game; nothing for a single game.
fn so_far(standing: &Standing) -> Option<Message> {
    match standing.series {
        Series::One => None,
        Series::Wins(_) | Series::Fewest(_) => Some(with_points(Message::new("series-so-far"), standing)),
    }
}

fn result(outcome: &Outcome, viewer: Viewer) -> Message {
    let mut winners = outcome.winners.iter();
    match (winners.next(), viewer.seat()) {
        (None, _) => Message::new("series-draw").decisive(),
        (Some(winner), Some(me)) if winner == me && outcome.winners.len() == 1 => {
            Message::new("series-won-you").decisive()
        }
        (Some(_), _) => {
            let names = outcome.winners.iter().map(Arg::Seat).collect();
            Message::new("series-won-other").decisive().with("names", Arg::List(names))
        }
    }
}
