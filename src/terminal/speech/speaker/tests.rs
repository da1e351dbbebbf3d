use super::*;
use crate::speech::{Voice, Voices};
use crate::terminal::speech::Census;

use std::sync::Mutex;

/// A synthesizer that records its tasks, and blocks at the one in `stops_at`.
#[derive(Clone, Default)]
struct Pad {
    told: Arc<Mutex<Vec<String>>>,
    stops_at: Option<&'static str>,
}

impl Pad {
    fn note(&self, text: impl Into<String>) -> Result<(), SpeechFault> {
        let text = text.into();
        if self.stops_at == Some(text.as_str()) {
            thread::sleep(Duration::from_secs(3600));
        }
        if text == "die" {
            return Err(SpeechFault::Gone);
        }
        self.told.lock().unwrap().push(text);
        Ok(())
    }

    fn told(&self) -> Vec<String> {
        self.told.lock().unwrap().clone()
    }

    fn start(&self) -> Speaker {
        let pad = self.clone();
        Speaker::start(move || Ok(Box::new(pad)), &Manner { dials: [Some(2), None, Some(-5)], ..german() })
    }
}

fn german() -> Manner {
    Manner { lang: Lang::De, voice: Some("Anna".to_owned()), dials: [None; 3] }
}

impl Synthesizer for Pad {
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) -> Result<Voice, SpeechFault> {
        self.note(format!("{lang} {}", name.unwrap_or("-")))?;
        Ok(Voice { lang, name: name.map(str::to_owned), engine: "pad".to_owned(), usual: [0, 0, 100] })
    }

    fn turn(&mut self, dial: Dial, to: Option<i8>) -> Result<bool, SpeechFault> {
        self.note(format!("{dial} {}", to.map_or("-".to_owned(), |to| to.to_string())))?;
        Ok(dial != Dial::Pitch)
    }

    fn speak(&mut self, line: &str) -> Result<(), SpeechFault> {
        self.note(line)
    }

    fn hush(&mut self) -> Result<(), SpeechFault> {
        self.note("hush")
    }

    fn census(&self) -> Census {
        Box::new(|| Some(Voices::new([("Pad", "de")])))
    }

    fn would_be_cut(&mut self) -> bool {
        false
    }
}

const SOON: Duration = Duration::from_secs(20);

#[test]
fn all_is_done_in_its_order() {
    let pad = Pad::default();
    let mut speaker = pad.start();
    speaker.speak("Frei.");
    speaker.set_voice(Lang::Nl, None);
    speaker.turn(Dial::Rate, None);
    speaker.speak("Vrij.");
    assert_eq!(speaker.finish(), None);
    assert_eq!(pad.told(), ["rate 2", "volume -5", "de Anna", "Frei.", "nl -", "rate -", "Vrij."]);
}

#[test]
fn who_speaks_and_which_voices_there_are_is_answered() {
    let mut speaker = Pad::default().start();
    let mut answers = [speaker.answer_within(SOON), speaker.answer_within(SOON)];
    answers.sort_by_key(|answer| matches!(answer, Some(Answer::Has(_))));
    let [Some(Answer::Speaks(voice)), Some(Answer::Has(Some(voices)))] = answers else {
        panic!("{answers:?}");
    };
    assert_eq!((voice.lang, voice.engine.as_str()), (Lang::De, "pad"));
    assert_eq!(voices.names(Lang::De).collect::<Vec<_>>(), ["Pad"]);
    assert_eq!(speaker.answer_within(Duration::ZERO), None);
}

#[test]
fn silence_forgets_what_was_not_spoken_yet() {
    let gate = Arc::new(Mutex::new(()));
    let pad = Pad::default();
    let (theirs, waits) = (pad.clone(), Arc::clone(&gate));
    let closed = gate.lock().unwrap();
    let open = move || {
        drop(waits.lock());
        Ok(Box::new(theirs) as Box<dyn Synthesizer>)
    };
    let mut speaker = Speaker::start(open, &german());
    speaker.speak("Mauer.");
    speaker.hush();
    speaker.speak("Frei.");
    drop(closed);
    assert_eq!(speaker.finish(), None);
    assert_eq!(pad.told(), ["de Anna", "hush", "Frei."]);
}

#[test]
fn from_elsewhere_only_what_may_be_heard_is_silenced() {
    let pad = Pad::default();
    let mut speaker = pad.start();
    let silencer = speaker.silencer();
    silencer();
    speaker.speak("Mauer.");
    // Ten key presses, the first of which has silenced it.
    let keys = speaker.silencer();
    thread::spawn(move || (0..10).for_each(|_| keys())).join().unwrap();
    speaker.speak("Frei.");
    speaker.finish();
    let told = pad.told();
    assert_eq!(told.iter().filter(|told| *told == "hush").count(), 1, "{told:?}");
    assert_eq!(told.last().unwrap(), "Frei.");
    drop(speaker);
    silencer();
}

#[test]
fn what_cannot_be_turned_is_answered() {
    let mut speaker = Pad::default().start();
    speaker.turn(Dial::Volume, Some(10));
    speaker.turn(Dial::Pitch, Some(10));
    let answers: Vec<Answer> = std::iter::from_fn(|| speaker.answer_within(SOON)).take(3).collect();
    assert!(answers.contains(&Answer::Lacks(Dial::Pitch)), "{answers:?}");
}

#[test]
fn the_last_answer_says_why_there_is_no_speech() {
    let pad = Pad::default();
    let mut speaker = pad.start();
    speaker.speak("die");
    speaker.speak("Frei.");
    assert_eq!(speaker.finish(), Some(SpeechFault::Gone));
    assert!(!pad.told().contains(&"Frei.".to_owned()));
    let mut speaker = Speaker::start(|| Err(SpeechFault::Missing), &german());
    let answer = speaker.answer_within(SOON);
    assert_eq!(answer, Some(Answer::Fails(SpeechFault::Missing)));
}

#[test]
fn a_synthesizer_that_never_comes_back_delays_nothing_and_is_noticed() {
    let pad = Pad { stops_at: Some("Mauer."), ..Pad::default() };
    let mut speaker = pad.start();
    speaker.patience = Duration::from_secs(2);
    // Nothing may wait here, and so this takes no time worth measuring: a thousand lines would wait for hours.
    for _ in 0..1000 {
        speaker.speak("Mauer.");
        speaker.hush();
        if let Some(Answer::Fails(fault)) = speaker.answer_within(Duration::ZERO) {
            panic!("{fault:?}");
        }
        speaker.speak("Mauer.");
    }
    assert_eq!(speaker.finish(), Some(SpeechFault::Silent));
}
