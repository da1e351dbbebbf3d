//! Every text, said.

use std::collections::BTreeSet;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use snuffel::game::Game;
use snuffel::games::sniff::board::{Field, Wall};
use snuffel::games::sniff::config::Config;
use snuffel::games::sniff::event::{Answer, Draft, Percept};
use snuffel::games::sniff::labyrinth::Labyrinth;
use snuffel::games::sniff::rules::Sniff;
use snuffel::player::Player;
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Viewer};
use snuffel::text::locale::Part;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use crate::{Text, form, messages};

/// Numbers of every plural that the three languages have, and none.
const NUMBERS: [u32; 4] = [0, 1, 2, 21];

/// Every text of a language with every sample of arguments, by `say`.
fn each_said(lang: Lang, mut say: impl FnMut(&str, &str, Message)) {
    for (id, texts) in messages(lang) {
        for (name, text) in &texts {
            for number in NUMBERS {
                say(&id, name, sample(&id, text, number, "Xy"));
            }
        }
    }
}

/// A message with a number for all that its text counts by, and `other` for the rest.
fn sample(id: &str, text: &Text, number: u32, other: &str) -> Message {
    let variables = text.variables.iter();
    variables.fold(Message::new(id.to_owned()), |message, name| {
        // The names of arguments are static; a test may leak some.
        let arg = if text.selectors.contains(name) {
            Arg::Count(number)
        } else {
            Arg::Text(other.to_owned())
        };
        message.with(name.clone().leak(), arg)
    })
}

fn tellers(lang: Lang) -> Vec<Teller> {
    let wordings = [Wording::Brief, Wording::Normal, Wording::Full];
    let teller = |wording| {
        let mut teller = Teller::new(lang, wording, Spelling::Letters, &Part::ALL[2..]);
        teller.meet(&[Player::Human(None), Player::Human(None)]);
        teller
    };
    wordings.map(teller).into()
}

#[test]
fn the_teller_says_every_message_in_every_wording() {
    for lang in Lang::ALL {
        for teller in tellers(lang) {
            for (id, texts) in messages(lang) {
                let mut whole = Text::default();
                for text in texts.into_values() {
                    whole.variables.extend(text.variables);
                    whole.selectors.extend(text.selectors);
                }
                for number in NUMBERS {
                    let message = sample(&id, &whole, number, "Xy");
                    for said in [
                        Some(teller.say(&message)),
                        Some(teller.brief(&message)),
                        teller.summary(&message),
                    ] {
                        assert!(said.is_none_or(|said| !said.is_empty()), "{lang} {id}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_text_formats_without_an_error() {
    for lang in Lang::ALL {
        let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
        for part in Part::ALL {
            let resource = FluentResource::try_new(part.source(lang).to_owned()).unwrap();
            bundle.add_resource(resource).unwrap();
        }
        each_said(lang, |id, name, message| {
            let found = bundle.get_message(id).unwrap();
            let pattern = match name {
                "" => found.value().unwrap(),
                name => found.get_attribute(name).unwrap().value(),
            };
            let mut args = FluentArgs::new();
            for (name, arg) in &message.args {
                args.set(
                    *name,
                    match arg {
                        Arg::Count(number) => FluentValue::from(*number),
                        other => FluentValue::from(format!("{other:?}")),
                    },
                );
            }
            let mut errors = Vec::new();
            bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty(), "{lang} {id}.{name}: {errors:?}");
        });
    }
}

/// The letters besides ASCII that the braille tables of a language show.
fn letters(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "äöüßÄÖÜ",
        Lang::En => "",
        Lang::Nl => "áéíóúàèëïöüÁÉÍÓÚËÏ",
    }
}

#[test]
fn texts_have_nothing_that_braille_or_speech_stumbles_over() {
    for lang in Lang::ALL {
        let teller = &tellers(lang)[1];
        each_said(lang, |id, name, message| {
            let text = text_of(teller, name, &message);
            for line in text.split('\n') {
                assert!(!line.is_empty(), "{lang} {id}.{name}: an empty line");
                assert_eq!(line.trim(), line, "{lang} {id}.{name}");
                assert!(!line.contains("  "), "{lang} {id}.{name}: {line:?}");
            }
            let strange = text
                .chars()
                .find(|c| !matches!(c, ' '..='~' | '\n') && !letters(lang).contains(*c));
            assert_eq!(strange, None, "{lang} {id}.{name}");
        });
    }
}

fn text_of(teller: &Teller, name: &str, message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        match arg {
            Arg::Count(number) => args.set(*name, *number),
            Arg::Text(text) => args.set(*name, text.clone()),
            other => panic!("{other:?}"),
        }
    }
    let text = teller.locale().format(&message.id, form(name), &args);
    text.unwrap()
}

const ANSWERS: [Answer; 11] = [
    Answer::Free,
    Answer::Wall,
    Answer::Treasure,
    Answer::Warm,
    Answer::Hot,
    Answer::Growl,
    Answer::WarmGrowl,
    Answer::HotGrowl,
    Answer::Out,
    Answer::Ditch,
    Answer::Dog,
];

/// Everything that can be noticed in a game with these variants.
fn percepts(config: Config) -> Vec<Percept> {
    let (one, other) = (Field::at(0, 0), Field::at(0, 1));
    let walls = vec![Wall::new(one, other)];
    let mut labyrinth = Labyrinth::empty(config.size);
    labyrinth.treasure = Some(one);
    labyrinth.walls.insert(walls[0]);
    let plan = config.plan(other);
    let drafts = [
        Draft::Walls(walls.clone()),
        Draft::Removed(walls),
        Draft::Treasure(one),
        Draft::Dog(one),
        Draft::DogRemoved(one),
        Draft::Undone,
        Draft::Filled,
        Draft::Built,
        Draft::Laid,
    ];
    let drafted = drafts.map(|draft| Percept::Drafted {
        draft,
        labyrinth,
        plan,
    });
    let mut percepts: Vec<Percept> = drafted.into();
    let seat = Seat::FIRST;
    for answer in ANSWERS {
        percepts.extend([true, false].map(|again| Percept::Asked {
            seat,
            field: one,
            answer,
            stands: other,
            again,
            config,
        }));
    }
    percepts.extend([true, false].map(|again| Percept::Scored {
        seat,
        points: [2, 1],
        again,
    }));
    percepts.extend([Field::ZERO, one].map(|start| Percept::Begins {
        seat,
        start,
        next: other,
    }));
    percepts.extend([Some(one), None].map(|field| Percept::Hidden { seat, field }));
    percepts.extend([Some(one), None].map(|field| Percept::Marked { field }));
    percepts.extend([
        Percept::Ready { seat },
        Percept::Starts { field: one },
        Percept::Stopped { seat },
        Percept::Alone { seat },
        Percept::Bitten {
            seat,
            field: one,
            stands: Field::ZERO,
        },
        Percept::Counted { seat, moves: 3 },
        Percept::Resigned { seat },
        Percept::Won { seat, asks: [2, 3] },
        Percept::Shown {
            owner: seat,
            labyrinth,
            plan,
        },
    ]);
    percepts
}

/// All that sniff announces, to whomever and with whatever variants.
fn announcements() -> BTreeSet<String> {
    let viewers = [
        Viewer::Seat(Seat::FIRST),
        Viewer::Seat(Seat::SECOND),
        Viewer::Public,
    ];
    let mut ids = BTreeSet::new();
    for options in [
        "size=5x5 walls=20",
        "size=5x5 walls=20 gallop",
        "size=5x5 walls=20 way-out",
        "size=5x5 dogs",
    ] {
        let config: Config = options.parse().unwrap();
        let state = Sniff::start(&config, 2);
        for viewer in viewers {
            let all = percepts(config);
            let told = all
                .iter()
                .flat_map(|percept| Sniff::tell(std::slice::from_ref(percept), viewer));
            let introduced = Sniff::introduce(&Sniff::view(&state, viewer));
            let messages = told.chain(introduced);
            ids.extend(messages.map(|message| message.id.to_string()));
        }
    }
    ids
}

/// Told once, when nothing is due any more, line by line, and in every level about the same.
fn is_told_at_the_end(id: &str) -> bool {
    ["shown-", "labyrinth-column", "check-treasure"]
        .iter()
        .any(|start| id.starts_with(start))
}

#[test]
fn every_announcement_has_four_texts() {
    for lang in Lang::ALL {
        let all = messages(lang);
        for id in announcements() {
            let names: Vec<&str> = all[&id].keys().map(String::as_str).collect();
            let four = ["", "brief", "full", "prompt"];
            assert!(
                names == four || is_told_at_the_end(&id),
                "{lang} {id}: {names:?}"
            );
        }
    }
}
