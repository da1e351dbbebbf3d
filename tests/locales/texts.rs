//! Checks of every text, formatted.

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use snuffel::player::Player;
use snuffel::text::locale::Source;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::without_marks;
use snuffel::text::voiced::voiced;

use snuffel::linguist::messages::{Text, Whole};
use snuffel::linguist::said::form;

use super::{announced, messages, wholes};

/// Numbers for every plural form of the three languages, and zero.
const NUMBERS: [u32; 4] = [0, 1, 2, 21];

/// Calls `say` for every text of a game with every sample of arguments.
fn each_said(whole: Whole, mut say: impl FnMut(&str, &str, Message)) {
    for (id, texts) in messages(whole) {
        for (name, text) in &texts {
            for number in NUMBERS {
                say(&id, name, sample(&id, text, number, "Xy"));
            }
        }
    }
}

/// A message with a number for each argument that selects a form, and `other` for the rest.
fn sample(id: &str, text: &Text, number: u32, other: &str) -> Message {
    let variables = text.variables.iter();
    variables.fold(Message::new(id.to_owned()), |message, name| {
        // Names of arguments are static; a test may leak some.
        let arg = if text.selectors.contains(name) { Arg::Count(number) } else { Arg::text(other) };
        message.with(name.clone().leak(), arg)
    })
}

fn tellers(whole: Whole) -> Vec<Teller> {
    let wordings = [Wording::Brief, Wording::Normal, Wording::Full];
    let teller = |wording| {
        let mut teller = whole.teller(wording, Spelling::Letters);
        teller.meet(&[Player::Human(None), Player::Human(None)]);
        teller
    };
    wordings.map(teller).into()
}

#[test]
fn the_teller_says_every_message_in_every_wording() {
    for whole in wholes() {
        for teller in tellers(whole) {
            for (id, texts) in messages(whole) {
                let mut every = Text::default();
                for text in texts.into_values() {
                    every.variables.extend(text.variables);
                    every.selectors.extend(text.selectors);
                }
                for number in NUMBERS {
                    let message = sample(&id, &every, number, "Xy");
                    for said in [Some(teller.say(&message)), Some(teller.brief(&message)), teller.summary(&message)] {
                        assert!(said.is_none_or(|said| !said.is_empty()), "{whole} {id}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_text_formats_without_an_error() {
    for whole in wholes() {
        let mut bundle = FluentBundle::new(vec![whole.lang.code().parse().unwrap()]);
        for part in [&[Source::COMMON, Source::COMMANDS][..], &whole.parts()].concat() {
            let resource = FluentResource::try_new(part.text(whole.lang)).unwrap();
            bundle.add_resource(resource).unwrap();
        }
        each_said(whole, |id, name, message| {
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
            assert!(errors.is_empty(), "{whole} {id}.{name}: {errors:?}");
        });
    }
}

#[test]
fn of_all_texts_a_voice_gets_only_tiles_and_letters_in_another_way() {
    for whole in wholes().filter(|whole| whole.game.id() != "domino") {
        let teller = &tellers(whole)[1];
        each_said(whole, |id, name, message| {
            let text = text_of(teller, name, &message);
            assert_eq!(
                voiced(&text, whole.lang).replace("A, ", "A "),
                text.replace("A, ", "A "),
                "{whole} {id}.{name}"
            );
        });
    }
}

/// Things that never occur singly: points come in fives, cells and milliseconds in dozens.
const NEVER_ONE: [&str; 5] = ["Punkte", "Zellen", "Millisekunden", "Zeichen", "Steinen"];

/// Voices read "1 Zug" in German as "eins Zug". Texts read by eye or by fingertip may keep their digit.
#[test]
fn in_german_one_thing_is_counted_by_a_word() {
    let mut faults = Vec::new();
    for whole in wholes().filter(|whole| whole.lang == Lang::De) {
        let teller = &tellers(whole)[1];
        each_said(whole, |id, name, message| {
            let text = text_of(teller, name, &message);
            let words: Vec<&str> = text.split(' ').collect();
            let is_noun = |word: &str| {
                let word = word.trim_end_matches(['.', ',', ':', ';']);
                word.starts_with(char::is_uppercase) && word.len() > 2 && !NEVER_ONE.contains(&word)
            };
            let counts_one = words.windows(2).any(|pair| pair[0] == "1" && is_noun(pair[1]));
            if counts_one && ["", "full", "told"].contains(&name) {
                faults.push(format!("{id}.{name}: {text}"));
            }
        });
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn text_of(teller: &Teller, name: &str, message: &Message) -> String {
    without_marks(marked(teller, name, message))
}

fn marked(teller: &Teller, name: &str, message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        match arg {
            Arg::Count(number) => args.set(*name, *number),
            Arg::Text(text) => args.set(*name, text.as_str()),
            other => panic!("{other:?}"),
        }
    }
    let text = teller.locale().format(&message.id, form(name).unwrap(), &args);
    text.unwrap()
}

#[test]
fn every_announcement_has_four_texts() {
    for whole in wholes() {
        let all = messages(whole);
        let announced = announced::by(whole.game.id());
        for id in &announced.ids {
            // If it asks for something, or the player knows what was typed, it has a different text for retelling; if a
            // prompt has no room for it, there may be a shorter one.
            let names: Vec<&str> = all[id]
                .keys()
                .map(String::as_str)
                .filter(|name| !name.starts_with("told") && *name != "short")
                .collect();
            let four = ["", "brief", "full", "prompt"];
            let begins = |start: &&str| id.starts_with(*start);
            assert!(names == four || announced.at_leisure.iter().any(begins), "{whole} {id}: {names:?}");
        }
    }
}
