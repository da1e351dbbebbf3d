//! Interprets typed commands of Spion & Spion.

use super::phrase::letter;
use super::reading::{Phrase, Shape, is_letter, spy_among};
use super::{narrate, phrase, reach, request, ring, spy};
use crate::spion::rules::Spion;
use crate::spion::rules::action::{Action, Questions};
use crate::spion::rules::board::{Place, SIDE};
use crate::spion::rules::piece::{Letter, Plan, Spies, Spy};
use crate::spion::rules::stage::Stage;
use crate::spion::rules::view::View;
use snuffel_core::game::{Answer, Reply};
use snuffel_core::seat::Seat;
use snuffel_core::text::command::{Command, Grammar, shorten};
use snuffel_core::text::message::{Arg, Message};

type Understood = Result<Reply<Spion>, Message>;

impl Answer for Spion {
    const VERBS: &'static [&'static str] = &[
        "step",
        "pass",
        "free",
        "trap",
        "clear",
        "plan",
        "attack",
        "keep",
        "unmask",
        "look",
        "done",
        "prepare",
        "questions",
        "spies",
        "money",
        "side",
        "ahead",
        "numbers",
        "envelope",
        "deck",
    ];

    const ARGUMENTS: &'static [&'static str] =
        &["black", "white", "black-red", "white-blue", "snake", "magnet", "bottle", "embassy", "nobody"];

    const ALONE: &'static [&'static str] = &["spies", "money", "numbers", "deck"];

    /// A line without a command: a letter, a spy, a colour, a trap, the number of a pass, a field, or no.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        let first = line.split_whitespace().next()?;
        let known = grammar.arguments.exact(first);
        let means = known.is_some_and(|id| Self::ARGUMENTS.contains(&id) || id == "no");
        let is_named = is_letter(first, grammar) || means || is_place(first) || is_digit(first);
        is_named.then(|| Command::new("bare", line))
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Understood {
        let words = Phrase::new(&command.rest, grammar);
        match command.verb {
            "bare" => bare_line(view, &words),
            "step" => walk(view, &words),
            "pass" => pass(&words),
            "free" => free(view, &words),
            "trap" => place_trap(&words),
            "clear" => clear(view, &words),
            "plan" => choose(view, &words),
            "attack" => attack(view, &words),
            "keep" => keep(&words),
            "unmask" => unmask(view, &words),
            "look" => look(view, &words),
            "done" => decline(view, &words),
            "prepare" => prepare(view, &words),
            "questions" => questions(view, &words),
            "status" => Reply::tell(narrate::status(view)),
            "turn" => Reply::say(request::turn(view)),
            "moves" => Reply::tell(narrate::moves(view)),
            "score" => Reply::tell(narrate::score(view)),
            "spies" => Reply::tell(narrate::spies(view)),
            "money" => Reply::tell(narrate::money(view)),
            "numbers" => Reply::tell(narrate::numbers(view)),
            "envelope" if words.is_empty() => Reply::tell(envelope(view)),
            // The word for the traitor asks who it is or, followed by a spy, accuses that spy.
            "envelope" => unmask(view, &words),
            "deck" => Reply::tell(narrate::deck(view)),
            "side" => {
                no_more(&words, NUMBER)?;
                let told = words.any_number().and_then(|side| ring::side(view, side));
                let sides = view.position.ring.seats();
                let wrong = || Message::new("misread-side").count("count", sides);
                Reply::tell(told.ok_or_else(wrong)?)
            }
            "ahead" => {
                let spy = own_first(view, &words, view.position.all_in_play())?;
                no_more(&words, SPY)?;
                Reply::tell(ring::ahead(view, spy))
            }
            _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
        }
    }

    /// The fields where a trap can be placed now.
    fn names(view: &View) -> Vec<String> {
        let can_place = view.legal_actions().iter().any(|action| matches!(action, Action::Trap(..)));
        let fields = view.position.ring.places().filter(|place| can_place && view.position.is_empty(*place));
        fields.map(|place| place.to_string()).collect()
    }

    fn foregone(view: &View) -> Option<Action> {
        view.is_asked_idly().then_some(Action::Decline)
    }
}

/// Returns whether a word is a single digit.
fn is_digit(word: &str) -> bool {
    matches!(word.as_bytes(), [b'0'..=b'9'])
}

/// Returns whether a word looks like a field, on this ring or not.
fn is_place(word: &str) -> bool {
    word.split_once('.').is_some_and(|(side, step)| is_digit(side) && is_digit(step))
}

/// Interprets a line without a command as the expected action.
fn bare_line(view: &View, words: &Phrase) -> Understood {
    if words.is_place() || words.is_numbered() && words.text().contains('.') {
        return look(view, words);
    }
    match view.stage {
        Stage::Preparing => prepare(view, words),
        Stage::Walking { .. } => walk(view, words),
        Stage::Viewing { .. } => look(view, words),
        Stage::Sweeping { .. } => clear(view, words),
        Stage::Hunting { .. } | Stage::Meeting { .. } => attack(view, words),
        Stage::Fighting(_) => choose(view, words),
        Stage::Keeping { .. } => keep(words),
        Stage::Questioning { .. } if words.says("no") => decline(view, words),
        Stage::Questioning { .. } if words.letter().is_some() || words.colour().is_some() => unmask(view, words),
        Stage::Turn { .. } if words.letter().is_some() && (words.colour().is_none() || words.goal().is_some()) => {
            walk(view, words)
        }
        Stage::Turn { .. } if words.letter().is_some() => look(view, words),
        Stage::Turn { .. } if words.any_number().is_some() => pass(words),
        Stage::Turn { .. } if words.colour().is_some() => look(view, words),
        Stage::Turn { .. } | Stage::Throwing { .. } | Stage::Questioning { .. } | Stage::Over(_) => {
            Err(request::due(view))
        }
    }
}

/// The words that can follow a move: a letter, a number, or a spy.
const LETTER: Shape = Shape { letter: true, ..NOTHING };
const NUMBER: Shape = Shape { number: true, ..NOTHING };
const SPY: Shape = Shape { colour: true, ..LETTER };
const NOTHING: Shape =
    Shape { letter: false, number: false, colour: false, trap: false, field: false, embassy: false, nobody: false };

/// Checks the words after a question. It has no effect, so there is no move to explain.
fn no_more(words: &Phrase, shape: Shape) -> Result<(), Message> {
    match words.surplus(shape) {
        None => Ok(()),
        Some(word) => Err(Message::new("misread-too-much").text("word", shorten(&word))),
    }
}

/// Checks that there are no surplus words after a move, because the player may have meant a different one.
fn alone(words: &Phrase, of: &'static str, shape: Shape) -> Result<(), Message> {
    match words.surplus(shape) {
        None => Ok(()),
        Some(word) => Err(Message::new("misread-surplus").text("word", shorten(&word)).text("move", of)),
    }
}

/// `pass 2`, or just the number.
fn pass(words: &Phrase) -> Understood {
    let depth = words.number(Message::new("misread-pass").for_the_rest())?;
    alone(words, "pass", NUMBER)?;
    Reply::act(Action::Pass(depth))
}

/// A step, or the walk of a pass, with the letter of a spy. With a target, as in `B to 1.4`, it is only valid if the
/// walk ends there.
fn walk(view: &View, words: &Phrase) -> Understood {
    let letter = own_letter(words)?;
    let (of, action, places) = match view.stage {
        Stage::Walking { places, .. } => ("walk", Action::Walk(letter), places),
        _ => ("step", Action::Step(letter), 1),
    };
    let Some(goal) = words.goal() else {
        alone(words, of, LETTER)?;
        return Reply::act(action);
    };
    let is_field = words.field().is_some();
    alone(words, of, Shape { field: is_field, colour: !is_field, embassy: !is_field, ..LETTER })?;
    let walked = view.seat().map(|me| (me, view.position.walk(Spy::new(me, letter), places)));
    match walked {
        Some((me, Ok(to))) if to != goal => Err(reach::elsewhere(view, Spy::new(me, letter), to, goal)),
        // The rules give the reason if the spy is blocked.
        _ => Reply::act(action),
    }
}

/// The plan for a fight. Outside a fight, the rules say what comes first, regardless of the plan.
fn choose(view: &View, words: &Phrase) -> Understood {
    let plan = match plan(words) {
        Err(_) if !matches!(view.stage, Stage::Fighting(_)) => Plan::A,
        plan => plan?,
    };
    alone(words, "plan", LETTER)?;
    Reply::act(Action::Plan(plan))
}

/// Declines to unmask. Outside a questioning, `no` is no move, and the refusal does not propose it.
fn decline(view: &View, words: &Phrase) -> Understood {
    let nobody = Shape { nobody: true, ..NOTHING };
    if matches!(view.stage, Stage::Questioning { .. }) {
        alone(words, "no", nobody)?;
    } else {
        no_more(words, nobody)?;
    }
    Reply::act(Action::Decline)
}

fn own_letter(words: &Phrase) -> Result<Letter, Message> {
    words.letter().ok_or_else(|| match words.is_empty() {
        true => Message::new("misread-letter-missing").for_the_rest(),
        false => Message::new("misread-letter").text("word", shorten(words.text())),
    })
}

/// `free B`; the letter can be omitted if only one spy is in the dungeon.
fn free(view: &View, words: &Phrase) -> Understood {
    let jailed: Vec<Letter> = view.seat().into_iter().flat_map(|me| view.position.in_dungeon(me)).collect();
    match (words.is_empty(), jailed.as_slice()) {
        (true, [only]) => Reply::act(Action::Free(*only)),
        _ => {
            let letter = own_letter(words)?;
            alone(words, "free", LETTER)?;
            Reply::act(Action::Free(letter))
        }
    }
}

/// `trap snake 2.3`, in either order.
fn place_trap(words: &Phrase) -> Understood {
    let embassy = words.colour().map(Place::embassy);
    let (Some(trap), Some(place)) = (words.trap(), words.field().or(embassy)) else {
        return Err(Message::new("misread-trap"));
    };
    let shape = Shape { trap: true, field: words.field().is_some(), colour: words.field().is_none(), ..NOTHING };
    alone(words, "trap", shape)?;
    Reply::act(Action::Trap(trap, place))
}

/// Throws of the die, or the trap for the grey spy to clear.
fn clear(view: &View, words: &Phrase) -> Understood {
    if matches!(view.stage, Stage::Sweeping { .. }) {
        let trap = words.trap().ok_or_else(|| Message::new("misread-which-trap"))?;
        let shape = Shape { trap: true, ..NOTHING };
        alone(words, "sweep", shape)?;
        return Reply::act(Action::Sweep(trap));
    }
    let throws = words.number(Message::new("misread-clear").for_the_rest())?;
    alone(words, "clear", NUMBER)?;
    Reply::act(Action::Clear(throws))
}

fn plan(words: &Phrase) -> Result<Plan, Message> {
    match words.letter() {
        Some(Letter::A) => Ok(Plan::A),
        Some(Letter::B) => Ok(Plan::B),
        Some(Letter::C) => Ok(Plan::C),
        Some(Letter::D) | None => Err(Message::new("misread-plan").for_the_rest()),
    }
}

/// `attack white B`: the enemy to attack next.
fn attack(view: &View, words: &Phrase) -> Understood {
    let candidates = match (view.stage, view.seat()) {
        (Stage::Turn { seat, .. }, Some(me)) if seat == me => return how_to_attack(view, me, words),
        (Stage::Hunting { .. }, Some(me)) => view.position.enemies_afield(me),
        (Stage::Meeting { place, .. }, Some(me)) => view.position.enemies_on(me, place),
        _ => Spies::NONE,
    };
    let spy = enemy(view, words, candidates)?;
    alone(words, "attack", SPY)?;
    Reply::act(Action::Attack(spy))
}

/// On turn there is no attack by name, so this names the move that attacks the enemy.
fn how_to_attack(view: &View, me: Seat, words: &Phrase) -> Understood {
    if words.is_empty() {
        let attacks: Vec<Message> = reach::attacks(view, me).collect();
        return Reply::say(match attacks.is_empty() {
            true => Message::new("attack-nobody"),
            false => Message::new("attack-now").all_said("items", attacks),
        });
    }
    let spy = enemy(view, words, view.position.viewable(me))?;
    no_more(words, SPY)?;
    Reply::say(reach::attack(view, me, spy))
}

/// `keep white`: a bazong, by the colour of its embassy.
fn keep(words: &Phrase) -> Understood {
    let owner = words.colour().ok_or_else(|| Message::new("misread-bazong"))?;
    let shape = Shape { colour: true, ..NOTHING };
    alone(words, "keep", shape)?;
    Reply::act(Action::Keep(owner))
}

/// `unmask white B`; when asked, the letter alone means a spy of the enemy in question. Asks for confirmation if the
/// number is unknown or known to be a different one, because a mistake costs the game.
fn unmask(view: &View, words: &Phrase) -> Understood {
    if words.says("no") || words.says("nobody") {
        return decline(view, words);
    }
    let asked = match view.stage {
        Stage::Questioning { enemy, .. } => words.letter().map(|letter| Spy::new(enemy, letter)),
        _ => None,
    };
    let spy = match asked.filter(|_| words.colour().is_none()) {
        Some(spy) => spy,
        None => {
            let candidates = view.seat().map(|me| view.position.accusable(me));
            enemy(view, words, candidates.unwrap_or_default())?
        }
    };
    alone(words, "unmask", SPY)?;
    let action = Action::Unmask(spy);
    let written = view.envelopes[spy.seat];
    let question = match view.number(spy).map(|known| known.number) {
        _ if view.check(&action).is_err() => None,
        None => Some(Message::new("unmask-unknown")),
        Some(number) if Some(number) == written => None,
        Some(number) => Some(Message::new("unmask-wrong").count("number", number)),
    };
    match question {
        None => Reply::act(action),
        Some(question) => Ok(Reply::Confirm(question.with("spy", phrase::spy(view.viewer, spy)), action)),
    }
}

/// `look white B`: at the number, if that is possible, otherwise for known facts. `look 2.3`: at a place. Without
/// arguments: at the only spy that can be looked at.
fn look(view: &View, words: &Phrase) -> Understood {
    let fresh = view.unknown_in_sight();
    if let Stage::Viewing { seat } = view.stage
        && view.viewer.is(seat)
        && !words.is_place()
        // A spy on an Alfred field can be looked at without the pass.
        && !spy_among(view, words, fresh).is_ok_and(|spy| fresh.contains(spy))
    {
        let candidates = view.position.viewable(seat);
        let spy = enemy(view, words, candidates)?;
        alone(words, "view", SPY)?;
        return Reply::act(Action::View(spy));
    }
    if words.is_empty() {
        return match (fresh.len(), fresh.iter().next()) {
            (1, Some(only)) => Reply::act(Action::Look(only)),
            (0, _) => Reply::tell(narrate::nothing_to_look_at(view)),
            _ => Reply::say(Message::new("status-lookable").with("spies", phrase::spies(view.viewer, fresh.iter()))),
        };
    }
    if let Some(place) = words.place().filter(|place| view.position.ring.holds(*place)) {
        let is_field = words.field().is_some();
        no_more(words, Shape { field: is_field, colour: !is_field, embassy: !is_field, ..NOTHING })?;
        return Reply::tell(ring::look_at_place(view, place));
    }
    if words.is_numbered() {
        let last = Place::field(view.position.ring.seats() as u8, SIDE - 1);
        let last = last.map_or_else(String::new, |place| place.to_string());
        return Err(Message::new("misread-field").text("last", last));
    }
    if let Ok(spy) = spy_among(view, words, fresh)
        && fresh.contains(spy)
    {
        alone(words, "view", SPY)?;
        return Reply::act(Action::Look(spy));
    }
    let spy = own_first(view, words, view.position.all_in_play())?;
    no_more(words, SPY)?;
    Reply::tell(ring::look_at_spy(view, spy))
}

/// `C 2`: the spy for the dungeon, and the number for the envelope.
fn prepare(view: &View, words: &Phrase) -> Understood {
    let shape = Shape { letter: true, number: true, ..NOTHING };
    alone(words, "prepare", shape)?;
    match (words.letter(), words.any_number(), view.seat()) {
        // The reserve spy is not in the game yet.
        (Some(Letter::D), Some(_), Some(me)) => Err(spy::own_where(view, Spy::new(me, Letter::D))),
        (Some(letter), Some(number), _) => Reply::act(Action::Prepare(letter, number)),
        // With one part given, the message asks for the other.
        (Some(waits), None, _) if waits != Letter::D => {
            Err(Message::new("misread-prepare-letter").for_the_rest().with("letter", letter(waits)))
        }
        (None, Some(number @ 1..=3), _) => {
            Err(Message::new("misread-prepare-number").for_the_rest().count("number", number))
        }
        _ => Err(Message::new("misread-prepare").with("command", Arg::Command("prepare"))),
    }
}

fn questions(view: &View, words: &Phrase) -> Understood {
    if words.is_empty() {
        return Reply::say(narrate::questions(view));
    }
    let meant = Questions::ALL.into_iter().find(|questions| words.means(questions.word()));
    let wrong = || Message::new("misread-too-much").text("word", shorten(words.text()));
    Reply::act(Action::Questions(meant.ok_or_else(wrong)?))
}

fn envelope(view: &View) -> Vec<Message> {
    let told = narrate::envelopes(view);
    match told.is_empty() {
        true => vec![Message::new("envelope-none")],
        false => told,
    }
}

/// An enemy spy, with its colour, or with just the letter if that is unambiguous.
fn enemy(view: &View, words: &Phrase, candidates: Spies) -> Result<Spy, Message> {
    if words.is_empty() {
        return Err(Message::new("misread-spy-missing").for_the_rest());
    }
    spy_among(view, words, candidates)
}

/// A spy: one of the viewer's with just the letter, wherever it is; others with their colour. For listeners, just the
/// letter if that is unambiguous.
fn own_first(view: &View, words: &Phrase, spies: Spies) -> Result<Spy, Message> {
    match (view.seat(), words.letter(), words.colour()) {
        (Some(me), Some(letter), None) => Ok(Spy::new(me, letter)),
        _ => enemy(view, words, spies),
    }
}
