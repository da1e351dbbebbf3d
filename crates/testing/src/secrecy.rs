//! All knowledge that a viewer can extract from a game, as one text. Every game with secrets has tests that change a
//! secret of others and compare that text, and the bytes sent to a remote seat: any difference reveals the secret.

use snuffel_core::advice::Verdict;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Game, Hint, Reply};
use snuffel_core::player::Level;
use snuffel_core::rng::stream;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seats, Viewer};
use snuffel_core::table::{Account, Side, Table};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_core::wire::Outlet;

/// A game in some state.
pub trait Stand<R: Rules> {
    /// The view of `viewer`.
    fn view(&self, viewer: Viewer) -> R::View;

    /// The viewer's percepts from the beginning on.
    fn account(&self, viewer: Viewer) -> Account<R>;

    /// The bytes sent to a remote viewer.
    fn sent(&self, viewer: Viewer) -> Vec<u8>;
}

impl<R: Rules> Stand<R> for Table<R> {
    fn view(&self, viewer: Viewer) -> R::View {
        Side::view(self, viewer)
    }

    fn account(&self, viewer: Viewer) -> Account<R> {
        Side::account(self, viewer, 0..self.events())
    }

    fn sent(&self, viewer: Viewer) -> Vec<u8> {
        let mut outlet = Outlet::<R>::new(viewer);
        let mut sent = Vec::new();
        while let Some(message) = outlet.update(self).unwrap() {
            sent.extend(message);
        }
        sent
    }
}

/// A state, and all events so far.
impl<R: Rules> Stand<R> for (&R::State, &[R::Event]) {
    fn view(&self, viewer: Viewer) -> R::View {
        R::view(self.0, viewer)
    }

    fn account(&self, viewer: Viewer) -> Account<R> {
        let mut account = Account::default();
        let percepts = self.1.iter().filter_map(|event| R::perceive(event, viewer));
        account.add(None, percepts, || R::view(self.0, viewer));
        account
    }

    /// A real table would also send the number of the viewer's own actions.
    fn sent(&self, viewer: Viewer) -> Vec<u8> {
        let (account, view): (Account<R>, R::View) =
            (Stand::<R>::account(self, viewer), Stand::<R>::view(self, viewer));
        postcard::to_stdvec(&(account, view)).unwrap()
    }
}

/// All seats of a game, plus a listener, except those that know the secret.
pub fn outsiders(seats: usize, initiated: Seats) -> impl Iterator<Item = Viewer> {
    let seats = Seats::first(seats).iter().filter(move |seat| !initiated.contains(*seat));
    seats.map(Viewer::Seat).chain([Viewer::Public])
}

/// The tutor's verdict on a possible action, with the messages about its cost and the better choice.
type Judged<G> = (Verdict<<G as Rules>::Action>, Option<Message>, Option<Hint>);

/// The tutor's verdicts on the first and the last of the possible actions, costly or not.
fn judged<G: Game>(view: &G::View) -> Vec<Judged<G>> {
    let actions = G::legal_actions(view);
    let tried = [actions.first(), actions.last()].into_iter().flatten().filter(|action| G::is_weighed(view, action));
    let judge = |action| {
        let verdict = G::computer(Level::HARD).judge(view, action, &mut stream(3, 0, 0), Deadline::when(&|| true))?;
        let (cost, hint) = (G::cost(view, &verdict), G::hint(view, &verdict.advice()));
        Some((verdict, cost, hint))
    };
    tried.filter_map(judge).collect()
}

/// The bytes sent to a remote viewer, and all knowledge that can be extracted from the game.
#[derive(PartialEq, Eq, Debug)]
pub struct Look {
    sent: Vec<u8>,
    everything: String,
}

impl Look {
    /// Returns whether both parts differ: a comparison that finds no difference would be worthless.
    pub fn differs_from(&self, other: &Look) -> bool {
        self.sent != other.sent && self.everything != other.everything
    }
}

/// An observer who looks at everything, asks everything and tries everything.
pub struct Onlooker<G: Game> {
    grammar: Grammar,
    questions: &'static [&'static str],
    tries: Vec<G::Action>,
}

impl<G: Game> Onlooker<G> {
    /// An onlooker who types these questions, and tries these actions in addition to those that are listed. A
    /// question may lead to no other actions than these.
    pub fn new(questions: &'static [&'static str], tries: Vec<G::Action>) -> Onlooker<G> {
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[G::TEXTS.messages, G::TEXTS.words]);
        Onlooker { grammar: teller.grammar(G::VERBS, G::ARGUMENTS), questions, tries }
    }

    /// The bytes sent to a viewer, and the knowledge that the viewer can extract from a game.
    pub fn look(&self, game: &impl Stand<G>, viewer: Viewer) -> Look {
        Look { sent: game.sent(viewer), everything: self.everything(game, viewer) }
    }

    /// All knowledge that a viewer can extract from a game: answers to all questions, and all percepts.
    pub fn everything(&self, game: &impl Stand<G>, viewer: Viewer) -> String {
        let account = game.account(viewer);
        let told = G::tell(&account.news(), viewer);
        let view = game.view(viewer);
        let hint = (!G::legal_actions(&view).is_empty()).then(|| {
            let advice = G::computer(Level::HARD).advise(&view, &mut stream(1, 0, 0), Deadline::when(&|| true));
            G::hint(&view, &advice)
        });
        let decide = |level| G::computer(level).decide(&view, &mut stream(2, 0, 0), Deadline::when(&|| true));
        let is_due = !G::legal_actions(&view).is_empty();
        let decided: Vec<_> = Level::all().filter(|_| is_due).map(decide).collect();
        let judged = judged::<G>(&view);
        format!("{}\n{account:?}\n{told:?}\n{hint:?}\n{decided:?}\n{judged:?}", self.recalled(game, viewer))
    }

    /// The knowledge that a viewer can ask for at any time, without having to remember anything.
    pub fn recalled(&self, game: &impl Stand<G>, viewer: Viewer) -> String {
        let view = game.view(viewer);
        let account = game.account(viewer);
        let recalled = G::recall(&view, &account.news()).into_iter().zip(account.news());
        let story: Vec<_> = recalled.filter_map(|(told, news)| told.then_some(news.percept)).collect();
        let refusals: Vec<_> = self.tries.iter().map(|action| G::check(&view, action)).collect();
        let mut done = Vec::new();
        let mut told = G::introduce(&view);
        told.extend([G::help(&view), G::place(&view)]);
        told.extend(G::first(&view));
        for question in self.questions {
            let (verb, rest) = question.split_once(' ').unwrap_or((question, ""));
            match G::interpret(&view, &Command::new(verb, rest), &self.grammar) {
                Ok(Reply::Tell(answer)) => told.extend(answer),
                Ok(Reply::Act(action, more)) if self.tries.contains(&action) => done.push((action, more)),
                Ok(Reply::Act(action, _) | Reply::Confirm(_, action)) => panic!("{question} does {action}"),
                Err(message) => told.push(message),
            }
        }
        let (moves, names) = (G::legal_actions(&view), G::names(&view));
        format!("{view:?}\n{moves:?}\n{refusals:?}\n{names:?}\n{story:?}\n{told:?}\n{done:?}")
    }

    /// Checks that two games look the same to each of these viewers.
    #[track_caller]
    pub fn cannot_tell(&self, one: &impl Stand<G>, other: &impl Stand<G>, viewers: impl IntoIterator<Item = Viewer>) {
        for viewer in viewers {
            assert_eq!(one.sent(viewer), other.sent(viewer), "{viewer:?} is sent other bytes");
            assert_eq!(self.everything(one, viewer), self.everything(other, viewer), "{viewer:?}");
        }
    }

    /// Checks that two games look different to this viewer.
    #[track_caller]
    pub fn can_tell(&self, one: &impl Stand<G>, other: &impl Stand<G>, viewer: Viewer) {
        assert!(self.look(one, viewer).differs_from(&self.look(other, viewer)), "{viewer:?}");
    }
}
