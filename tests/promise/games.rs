//! Random games, announced and typed back.

use std::collections::{BTreeMap, BTreeSet};

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel::advice::Advice;
use snuffel::chance::Seeded;
use snuffel::game::{Excuse, Game, Reply, VERBS};
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::help;
use snuffel::kind::{Kind, Of};
use snuffel::player::Level;
use snuffel::rng::{Rng, stream};
use snuffel::seat::{Seats, Viewer};
use snuffel::table::{Due, Side as _, Table};
use snuffel::text::lexicon::{Found, Lexicon};
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;
use snuffel::tournament::Tournament;
use snuffel::ui::verbs::STYLE_VERBS;

use super::report::Report;
use super::stand::{Stand, teller, type_line};
use snuffel_testing::{games, header, hurried};

/// The number of times a phrase of a message is typed in each language.
const OFTEN: usize = 3;

/// Messages whose examples must not only be understood but legal at that moment.
const LEGAL: [&str; 3] = ["scored-hide", "due-hide", "help-hide"];

/// The number of decisions in a game at which every question is asked.
const STOPS: usize = 12;

/// Lines that are not understood: the answers may suggest other lines.
const NONSENSE: [&str; 8] = ["", "xyzzy", "4711", "E4 E5 E6", "Q99", "99", "A 7", "-"];

/// All tellers: three languages, each in all wordings.
fn tellers(kind: &dyn Kind) -> Vec<Teller> {
    let wordings = [Wording::Normal, Wording::Brief, Wording::Full];
    Lang::ALL.iter().flat_map(|lang| wordings.map(|wording| teller(kind, *lang, wording))).collect()
}

/// Plays random games and types back the suggested phrases.
struct Listener<G: Game> {
    tellers: Vec<Teller>,
    report: Report,
    typed: BTreeMap<(&'static str, String, String), usize>,
    /// The names of the messages with suggestions.
    met: BTreeSet<String>,
    strong: Box<dyn snuffel::player::Computer<G>>,
}

impl<G: Game> Listener<G> {
    fn kind() -> &'static dyn Kind {
        &const { Of::<G>::KIND }
    }

    fn new() -> Listener<G> {
        Listener {
            tellers: tellers(Self::kind()),
            report: Report::default(),
            typed: BTreeMap::new(),
            met: BTreeSet::new(),
            strong: G::computer(Level::HARD),
        }
    }

    /// The phrases suggested by a message in the words of each teller, with the teller's number.
    fn told(&self, message: &Message) -> Vec<(usize, String)> {
        let mut all = Vec::new();
        for (number, teller) in self.tellers.iter().enumerate() {
            let texts = [Some(teller.marked(message)), teller.marked_summary(message)];
            all.extend(texts.into_iter().flatten().flat_map(|text| typed(&text)).map(|phrase| (number, phrase)));
        }
        all.dedup();
        all
    }

    /// Types back the phrases suggested by these messages.
    fn type_back(&mut self, stand: &Stand, messages: &[Message]) {
        // An offered line is in the language of the line that was typed; `said.rs` tests offers.
        let is_offer = |message: &&Message| matches!(&*message.id, "misread-offer" | "misread-either");
        for message in messages.iter().filter(|message| !is_offer(message)) {
            for (number, phrase) in self.told(message) {
                self.met.insert(message.id.to_string());
                let teller = &mut self.tellers[number];
                let lang = teller.locale().lang();
                let times = self.typed.entry((lang.code(), message.id.to_string(), phrase.clone())).or_default();
                *times += 1;
                if *times > OFTEN {
                    continue;
                }
                let answered = type_line(&mut stand.session(teller), teller, &phrase);
                let is_forbidden = || answered.messages.iter().find(|told| told.id.starts_with("refusal-"));
                if let Some(refusal) = is_forbidden().filter(|_| LEGAL.contains(&&*message.id)) {
                    self.report.add(lang, &message.id, &phrase, &refusal.id);
                }
                if let Some(id) = answered.misread().filter(|_| !names_a_command::<G>(teller, message, &phrase)) {
                    let place = format!("{id} in {}", stand.game);
                    self.report.add(lang, &message.id, &phrase, &place);
                }
            }
        }
    }

    /// Checks that a hint is understood as exactly the advised action.
    fn hint(&mut self, stand: &Stand, view: &G::View, advice: &Advice<G::Action>) {
        let Some(hint) = G::hint(view, advice) else {
            return;
        };
        let action = &advice.best.action;
        self.type_back(stand, &hint.more);
        for (number, phrase) in self.told(&hint.what) {
            self.met.insert(hint.what.id.to_string());
            let teller = &self.tellers[number];
            let verbs = [VERBS, G::VERBS, STYLE_VERBS].concat();
            let grammar = teller.grammar(&verbs, G::ARGUMENTS);
            let command = grammar.parse(&phrase, |line| G::bare(line, &grammar));
            let reply = command.map_err(|misread| misread.message());
            let reply = reply.and_then(|command| G::interpret(view, &command, &grammar));
            let what = match reply {
                Ok(Reply::Act(meant, _) | Reply::Confirm(_, meant)) if meant == *action => continue,
                // A free look through Alfred does not need a pass.
                Ok(Reply::Act(meant, _)) if meant.to_string() == action.to_string().replace("view ", "look ") => {
                    continue;
                }
                // For a player who lays by hand, the hint names a card instead of leaving all of them to chance.
                Ok(Reply::Act(meant, _))
                    if stand.game == "scout"
                        && action.to_string() == "fill"
                        && meant.to_string().starts_with("lay ")
                        && G::check(view, &meant).is_ok() =>
                {
                    continue;
                }
                // A whole labyrinth is too long to type; chance builds one.
                Ok(Reply::Act(..)) if action.to_string().starts_with("lay ") && stand.game == "sniff" => continue,
                Ok(Reply::Act(meant, _) | Reply::Confirm(_, meant)) => format!("{meant}, not {action}"),
                Ok(Reply::Tell(_)) => format!("an answer, not {action}"),
                Err(message) => format!("{}, not {action}", message.id),
            };
            self.report.add(teller.locale().lang(), &hint.what.id, &phrase, &what);
        }
    }

    /// Hears everything that is said without an action: help, answers, refusals.
    fn ask_everything(&mut self, stand: &Stand, view: &G::View, random: &mut Rng) {
        let mut heard = vec![G::help(view)];
        heard.extend(G::first(view));
        let number = random.random_range(0..self.tellers.len());
        let teller = &mut self.tellers[number];
        let verbs = [VERBS, G::VERBS, STYLE_VERBS].concat();
        heard.extend(verbs.iter().sample(random, 4).into_iter().map(|verb| help::explain(verb)));
        let lexicon = teller.lexicon(&verbs);
        let asked = G::VERBS.sample(random, 6).chain(["turn", "moves", "status", "score"].iter());
        let mut lines: Vec<String> = Vec::new();
        for verb in asked {
            let word = lexicon.word(verb).unwrap_or(verb);
            lines.push(format!("{word} {}", NONSENSE.choose(random).unwrap()));
            lines.push(word.to_owned());
        }
        let style = STYLE_VERBS.choose(random).map(|verb| lexicon.word(verb).unwrap_or(verb).to_owned());
        lines.extend(NONSENSE.choose(random).map(|line| (*line).to_owned()));
        lines.extend(style.map(|word| format!("{word} xyzzy")));
        let mut session = stand.session(teller);
        for line in lines {
            let answered = type_line(&mut session, teller, &line);
            if answered.changed {
                // The announcement of a move belongs to a different moment.
                session = stand.session(teller);
            } else {
                heard.extend(answered.messages);
            }
        }
        // The candidates for a beginning are words of the language in which it was typed.
        let fits = heard.iter().filter(|message| message.id == "misread-several");
        for phrase in fits.flat_map(|message| typed(&teller.marked(message))) {
            if !matches!(lexicon.find(&phrase), Found::One(_)) {
                self.report.add(teller.locale().lang(), "misread-several", &phrase, "no command");
            }
        }
        heard.retain(|message| message.id != "misread-several");
        self.type_back(stand, &heard);
    }

    /// Plays a random game, and types back the phrases of its announcements.
    fn listen(&mut self, options: &str, seats: usize, seed: u64) {
        let config: G::Config = options.parse().unwrap();
        let mut random = stream(seed, 77, 0);
        let mut table = Table::<G>::new(&config, seats, Box::new(Seeded { seed }));
        table.keep_lines();
        table.settle();
        let mut record = header::<G>(&config, seats, seed) + &table.take_lines();
        let mut told = vec![0; seats];
        let mut pool: Vec<G::Action> = Vec::new();
        let mut stop_at = 0;
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().choose(&mut random).unwrap();
            let viewer = Viewer::Seat(seat);
            let view = table.view(viewer);
            let stand = Stand { game: G::ID, record: record.clone(), seat };
            if told[seat.index()] == 0 {
                self.type_back(&stand, &G::introduce(&view));
                self.type_back(&stand, &[Message::new("hint-help")]);
            }
            let from = told[seat.index()];
            let account = table.account(viewer, from..table.events());
            let news = G::tell(&account.news(), viewer);
            // The previous game's announcements no longer apply.
            let begins = news.iter().rposition(|message| message.id == "series-next").unwrap_or(0);
            self.type_back(&stand, &news[begins..]);
            told[seat.index()] = table.events().max(1);
            let moves = G::legal_actions(&view);
            for action in moves.sample(&mut random, 3) {
                self.hint(&stand, &view, &Advice::only(action.clone()));
            }
            if random.random_range(0..4) == 0 {
                let mut own = stream(seed, 79, table.steps());
                let advice = hurried(|deadline| self.strong.advise(&view, &mut own, deadline));
                self.hint(&stand, &view, &advice);
            }
            if let Some(stray) = pool.choose(&mut random)
                && let Err(refusal) = G::check(&view, stray)
            {
                self.type_back(&stand, &[refusal.message()]);
            }
            if table.steps() >= stop_at {
                self.ask_everything(&stand, &view, &mut random);
                stop_at = table.steps() + random.random_range(0..2 * table.steps() / STOPS as u64 + 3);
            }
            let action = moves.choose(&mut random).unwrap().clone();
            pool.push(action.clone());
            table.act(seat, action).unwrap();
            record.push_str(&table.take_lines());
        }
        self.look_back(&table, record, seats, &told);
    }

    /// Checks the messages after the end of a game.
    fn look_back(&mut self, table: &Table<G>, record: String, seats: usize, told: &[usize]) {
        for seat in Seats::first(seats).iter() {
            let viewer = Viewer::Seat(seat);
            let stand = Stand { game: G::ID, record: record.clone(), seat };
            let account = table.account(viewer, told[seat.index()]..table.events());
            let mut heard = G::tell(&account.news(), viewer);
            heard.push(G::help(&table.view(viewer)));
            let over = ["over-look-back", "over-table", "over-room", "over-listening", "over-listening-room"];
            heard.extend(over.map(Message::new));
            self.type_back(&stand, &heard);
        }
    }

    /// Checks the topics of the rules, and the explanations of all commands.
    fn read_the_book(&mut self, stands: &[Stand]) {
        let kind = Self::kind();
        let topics = kind.texts().topics.iter().map(|topic| help::rule(kind, topic));
        let lobby: Vec<Lexicon> = self.tellers.iter().map(|teller| teller.lexicon(&["play"])).collect();
        let verbs = [VERBS, G::VERBS, STYLE_VERBS].concat();
        for teller in &mut self.tellers {
            teller.learn(kind.texts().rules);
        }
        let explained: Vec<Message> = verbs.iter().map(|verb| help::explain(verb)).collect();
        for message in topics.chain(explained) {
            for (number, phrase) in self.told(&message) {
                // The rules are also shown in the lobby, and starting a variant is a line for there: see
                // `promise::lobby`.
                let mut words = phrase.split(' ');
                if words.next().is_some_and(|word| lobby[number].exact(word).is_some()) && words.next() == Some(G::ID) {
                    continue;
                }
                let teller = &mut self.tellers[number];
                let misread: Vec<String> = stands
                    .iter()
                    .map_while(|stand| {
                        let answered = type_line(&mut stand.session(teller), teller, &phrase);
                        answered.misread().map(str::to_owned)
                    })
                    .collect();
                // Texts read at leisure may refer to another moment.
                if misread.len() == stands.len() && !names_a_command::<G>(teller, &message, &phrase) {
                    let lang = teller.locale().lang();
                    self.report.add(lang, &message.id, &phrase, &format!("{} everywhere", misread[0]));
                }
            }
        }
        self.ask_for_topics(&stands[0]);
    }

    /// The rules name their topics without the command before them.
    fn ask_for_topics(&mut self, stand: &Stand) {
        for teller in &mut self.tellers {
            let topics: Vec<String> = teller.lexicon(Self::kind().texts().topics).usual().map(str::to_owned).collect();
            let rules = teller.lexicon(&["rules"]).word("rules").unwrap().to_owned();
            for topic in topics {
                let line = format!("{rules} {topic}");
                if let Some(id) = type_line(&mut stand.session(teller), teller, &line).misread() {
                    self.report.add(teller.locale().lang(), "rules-topics", &line, id);
                }
            }
        }
    }
}

/// Returns whether a phrase is merely the name of a command, whose arguments are described separately.
fn names_a_command<G: Game>(teller: &Teller, message: &Message, phrase: &str) -> bool {
    let verb = teller.lexicon(&[VERBS, G::VERBS, STYLE_VERBS].concat()).exact(phrase);
    message.id.strip_prefix("explain-").is_some_and(|explained| verb == Some(explained))
}

/// Moments of random games, spread over their course.
pub fn stands<G: Game>(options: &[&str], seats: &[usize], seeds: std::ops::Range<u64>) -> Vec<Stand> {
    let mut all = Vec::new();
    for (options, seats) in options.iter().flat_map(|options| seats.iter().map(move |seats| (options, *seats))) {
        for seed in seeds.clone() {
            let config: G::Config = options.parse().unwrap();
            let mut random = stream(seed, 78, 0);
            let mut table = Table::<G>::new(&config, seats, Box::new(Seeded { seed }));
            table.keep_lines();
            table.settle();
            let mut record = header::<G>(&config, seats, seed) + &table.take_lines();
            let mut next = 0;
            while let Due::Seats(due) = table.due() {
                let seat = due.iter().choose(&mut random).unwrap();
                if table.steps() >= next {
                    all.push(Stand { game: G::ID, record: record.clone(), seat });
                    next = table.steps() * 4 / 3 + 1;
                }
                let action = G::legal_actions(&table.view(Viewer::Seat(seat))).choose(&mut random).unwrap().clone();
                table.act(seat, action).unwrap();
                record.push_str(&table.take_lines());
            }
        }
    }
    all
}

/// Listens to random games with each of the options, and fails with a list of everything that is not understood.
fn keeps_its_word<G: Game>(options: &[&str], seats: &[usize]) {
    let mut listener = Listener::<G>::new();
    let games = (games() / 100).max(1);
    for (options, seats) in options.iter().flat_map(|options| seats.iter().map(move |seats| (options, *seats))) {
        for seed in 0..games {
            listener.listen(options, seats, seed);
        }
    }
    listener.read_the_book(&stands::<G>(options, &seats[..1], 0..1));
    listener.report.assert_empty();
}

#[test]
fn sniff_keeps_its_word() {
    let options = [
        "size=5x5 walls=20",
        "tournament=3 size=3x3 walls=6 gallop warm-hot",
        "size=5x5 dogs",
        "size=4x4 walls=12 way-out blind",
        "size=3x3 walls=6 non-stop",
    ];
    keeps_its_word::<Tournament<Sniff>>(&options, &[2]);
}

#[test]
fn domino_keeps_its_word() {
    keeps_its_word::<Tournament<Domino>>(&["target=30", "target=30 spinner"], &[2, 3]);
}

#[test]
fn schnuff_keeps_its_word() {
    let options = ["drawing=auto end=first", "drawing=strict end=first"];
    keeps_its_word::<Tournament<Schnuff>>(&options, &[2, 4]);
}

#[test]
fn scout_keeps_its_word() {
    keeps_its_word::<Tournament<Scout>>(&["hints=on", "hints=on by-hand"], &[2]);
}

#[test]
fn spion_keeps_its_word() {
    keeps_its_word::<Tournament<Spion>>(&["notes=on"], &[2, 4]);
}
