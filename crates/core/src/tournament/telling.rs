//! The announcements and commands of a tournament: all those of its game, and the standing.

use super::{Config, Happening, NO_HINTS, Series, Standing, Tournament, View};
use crate::advice::{Advice, Course, Verdict};
use crate::choice::{Line, Offer};
use crate::deadline::Deadline;
use crate::ending;
use crate::game::{
    Advise, Agree, Announce, Answer, Boast, Choose, Chosen, Feat, Game, GameOption, Hint, Prompt, Reply, SheetFault,
    Sheets, Texts, Think,
};
use crate::player::{Computer, Level};
use crate::rng::Rng;
use crate::rules::{News, Outcome, Rules};
use crate::seat::{Seat, Seats, Viewer};
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
        // A game that can itself go on after a win offers this as a switch; a series needs a number.
        options.extend(G::options().into_iter().map(|option| match option.name {
            COUNT => GameOption::value(COUNT),
            _ => option,
        }));
        // If the game itself has the option, it applies to both.
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
            begins: None,
            game: G::configure(chosen)?,
        })
    }

    fn begun_by(starter: Seat, config: Self::Config) -> Option<Self::Config> {
        Some(Config { begins: Some(starter), ..config })
    }

    fn nobody() -> Option<Message> {
        G::nobody()
    }
}

impl<G: Game> Announce for Tournament<G> {
    fn variants(view: &Self::View) -> Vec<&'static str> {
        G::variants(&view.game)
    }

    fn introduce(view: &Self::View) -> Vec<Message> {
        let mut told = G::introduce(&view.game);
        told.extend(series(&view.standing));
        told.extend(without_hints(view.no_hints));
        told
    }

    fn tell(news: &[News<'_, Self>], viewer: Viewer) -> Vec<Message> {
        let mut told = Vec::new();
        let mut of_game = Vec::new();
        let mut is_told = false;
        for (place, item) in news.iter().enumerate() {
            let between = match item.percept {
                Happening::Game(percept) => {
                    of_game.push(News { percept, view: scene(item.view) });
                    continue;
                }
                Happening::GameOver(standing) => match series_end(news.get(place + 1)) {
                    Some(outcome) => {
                        let last = G::tell(&std::mem::take(&mut of_game), viewer);
                        told.extend(with_end(last, standing.series, result::<G>(standing, outcome, viewer)));
                        is_told = true;
                        continue;
                    }
                    None => over::<G>(standing),
                },
                Happening::NextGame(standing) => {
                    Message::new("series-next").count("number", standing.number).count("games", standing.series.games())
                }
                Happening::SeriesOver(..) if is_told => continue,
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

    const KINDS: &'static [&'static str] = G::KINDS;

    /// There is nothing to compare between two different games.
    fn matters(before: &Self::View, now: &Self::View) -> Vec<Message> {
        match before.standing.number == now.standing.number {
            true => G::matters(&before.game, &now.game),
            false => Vec::new(),
        }
    }

    fn recall(view: &Self::View, story: &[News<'_, Self>]) -> Vec<bool> {
        // Events between games may always be repeated. For events within a game, the game's rules decide, given its
        // current or final state.
        let mut recalled = Vec::new();
        let mut game = Vec::new();
        for item in story {
            match item.percept {
                Happening::Game(percept) => game.push(News { percept, view: scene(item.view) }),
                Happening::GameOver(_) | Happening::NextGame(_) | Happening::SeriesOver(..) => {
                    recalled.extend(G::recall(scene(item.view), &std::mem::take(&mut game)));
                    recalled.push(true);
                }
            }
        }
        recalled.extend(G::recall(&view.game, &game));
        recalled
    }
}

/// The game in which an event happened: the one that its step has ended, if any.
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

impl<G: Game> Choose for Tournament<G> {
    fn line(action: &G::Action) -> Option<Line> {
        G::line(action)
    }

    fn moves(view: &Self::View) -> Vec<Offer> {
        G::moves(&view.game)
    }

    fn asked(view: &Self::View) -> Vec<&'static str> {
        G::asked(&view.game)
    }
}

impl<G: Game> Prompt for Tournament<G> {
    fn help(view: &Self::View) -> Message {
        G::help(&view.game)
    }

    fn first(view: &Self::View) -> Option<Message> {
        G::first(&view.game)
    }

    fn place(view: &Self::View) -> Message {
        G::place(&view.game)
    }
}

impl<G: Game> Advise for Tournament<G> {
    fn hint(view: &Self::View, advice: &Advice<G::Action>) -> Option<Hint> {
        G::hint(&view.game, advice)
    }

    const DOUBT: f32 = G::DOUBT;

    fn is_weighed(view: &Self::View, action: &G::Action) -> bool {
        G::is_weighed(&view.game, action)
    }

    fn cost(view: &Self::View, verdict: &Verdict<G::Action>) -> Option<Message> {
        G::cost(&view.game, verdict)
    }

    fn stood(view: &Self::View) -> Option<Message> {
        G::stood(&view.game)
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

    fn sheet_lacks(view: &Self::View) -> Option<Message> {
        G::sheet_lacks(&view.game)
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

impl<G: Game> Boast for Tournament<G> {
    const FEATS: &'static [Feat] = G::FEATS;

    /// Feats count separately for each game of a series.
    fn feats(story: &[News<'_, Self>], me: Seat) -> Vec<(&'static str, u32)> {
        let mut achieved = Vec::new();
        let mut game = Vec::new();
        for item in story {
            match item.percept {
                Happening::Game(percept) => game.push(News { percept, view: scene(item.view) }),
                Happening::GameOver(_) | Happening::NextGame(_) | Happening::SeriesOver(..) => {
                    achieved.extend(G::feats(&std::mem::take(&mut game), me));
                }
            }
        }
        achieved.extend(G::feats(&game, me));
        achieved
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

    fn memory(&self) -> Vec<u8> {
        self.player.memory()
    }

    fn recall(&mut self, memory: &[u8]) {
        self.player.recall(memory);
    }

    fn courses(&mut self, view: &View<G::View>, rng: &mut Rng, deadline: Deadline<'_>) -> Vec<Course<G::Action>> {
        self.player.courses(&view.game, rng, deadline)
    }

    fn advise(&mut self, view: &View<G::View>, rng: &mut Rng, deadline: Deadline<'_>) -> Advice<G::Action> {
        self.player.advise(&view.game, rng, deadline)
    }

    fn worth(
        &mut self,
        view: &View<G::View>,
        action: &G::Action,
        rng: &mut Rng,
        deadline: Deadline<'_>,
    ) -> Option<f32> {
        self.player.worth(&view.game, action, rng, deadline)
    }
}

/// Says that hints are forbidden, if so.
fn without_hints(no_hints: bool) -> Option<Message> {
    no_hints.then(|| Message::new("match-no-hints"))
}

/// Describes the series; `None` for a single game.
fn series(standing: &Standing) -> Option<Message> {
    let id = match standing.series {
        Series::One => return None,
        Series::Wins(_) => "series-wins",
        Series::Fewest(_) => "series-fewest",
    };
    Some(Message::new(id).count("games", standing.series.games()))
}

/// Adds the points of each side.
fn with_points<R: Rules>(message: Message, standing: &Standing) -> Message {
    let sides = standing.sides::<R>();
    let points =
        sides.map(|(side, points)| Message::new("series-points").with("name", together(side)).count("points", points));
    message.all_said("standing", points).count("number", standing.number).count("games", standing.series.games())
}

/// The outcome of the series, if its end immediately follows a game.
fn series_end<G: Game>(next: Option<&News<'_, Tournament<G>>>) -> Option<Outcome> {
    match next.map(|item| item.percept) {
        Some(Happening::SeriesOver(_, outcome)) => Some(*outcome),
        Some(Happening::Game(_) | Happening::GameOver(_) | Happening::NextGame(_)) | None => None,
    }
}

/// Inserts the end of the series into the last game's announcements, right after its winner: the players should not
/// have to wait while hidden things are revealed. If points decide, it comes last, as the game goes on after the win.
fn with_end(mut last: Vec<Message>, series: Series, end: Message) -> Vec<Message> {
    let win = last.iter().rposition(|message| message.decisive).map(|place| place + 1);
    let place = match series {
        Series::One | Series::Wins(_) => win.unwrap_or(last.len()),
        Series::Fewest(_) => last.len(),
    };
    last.insert(place, end);
    last
}

/// The standing after a game that does not decide the series.
fn over<R: Rules>(standing: &Standing) -> Message {
    let id = match standing.series {
        Series::One | Series::Wins(_) => "series-over-wins",
        Series::Fewest(_) => "series-over-fewest",
    };
    // A lead of more than half of the games cannot be overtaken.
    let needed = standing.series.games() / 2 + 1;
    with_points::<R>(Message::new(id), standing).count("needed", needed).count("left", standing.left())
}

/// The standing during a game; `None` for a single game.
fn so_far<R: Rules>(standing: &Standing) -> Option<Message> {
    match standing.series {
        Series::One => None,
        Series::Wins(_) | Series::Fewest(_) => Some(with_points::<R>(Message::new("series-so-far"), standing)),
    }
}

/// Announces the winners of the series with the final standing, addressing a winner directly and naming the partners.
fn result<R: Rules>(standing: &Standing, outcome: Outcome, viewer: Viewer) -> Message {
    let winners = outcome.winners;
    let Some(first) = winners.iter().next() else {
        return with_points::<R>(Message::new("series-draw"), standing).decisive();
    };
    let is_one_side = winners == R::side(first, standing.seats);
    let message = match viewer.seat().filter(|me| is_one_side && winners.contains(*me)) {
        Some(_) if winners.len() == 1 => Message::new("series-won-you"),
        Some(me) => Message::new("series-won-with").with("names", together(winners.without(me))),
        None if is_one_side && winners.len() > 1 => Message::new("series-won-side").with("names", together(winners)),
        None => Message::new("series-won-other").with("names", together(winners)),
    };
    with_points::<R>(message, standing).decisive().cued(ending::cue(winners, viewer))
}

/// The players of one side, as a single argument.
fn together(side: Seats) -> Arg {
    Arg::together(side.iter().map(Arg::Seat).collect())
}
