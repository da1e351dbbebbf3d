//! The lobby: where the player chooses, resumes and replays games, by typed commands.

use super::console::{Entered, Invited};
use super::desk::Desk;
use super::lobby_words::{bare, grammar, parse, whole};
use super::obey::{is_alone, obey};
use super::spot::{Lobby, Spot};
use super::verbs::STYLE_VERBS;
use crate::games;
use crate::hearing::{self, Meanings};
use crate::player::Shift;
use crate::remote::words;
use crate::session::Ending;
use crate::text::command::{Command, Grammar, Misread, corrected};
use crate::text::ear::{Fitness, Heard};
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::verbs;

/// Greets the player, and carries out commands until the player leaves.
pub async fn lobby(desk: &mut Desk) {
    desk.console.say(&Message::new("lobby-welcome"));
    desk.tell_of_missing_home();
    if let Some(lessons) = desk.offer_lessons() {
        desk.console.say(&lessons);
    }
    desk.console.say(&offer(desk));
    wait(desk, None).await;
}

/// Carries out a line typed after a game that did not begin here, and waits for more.
pub async fn go_on(desk: &mut Desk, line: String) {
    wait(desk, Some(line)).await;
}

/// What follows a command.
enum Next {
    /// Another line.
    Ask,
    /// This line, typed after a game and meant for the lobby.
    Obey(String),
    /// The end: the player has left a game without a word, and the program with it.
    Leave,
}

/// Carries out commands until the player leaves; first the line that was already typed, if any.
async fn wait(desk: &mut Desk, mut typed: Option<String>) {
    desk.has_lobby = true;
    // The line with a mistyped word corrected, while the question about that word is open.
    let mut meant: Option<String> = None;
    loop {
        let grammar = grammar(desk.console.teller());
        let line = match typed.take() {
            Some(line) => Some(line),
            None => ask(desk).await,
        };
        let Some(line) = line else {
            break;
        };
        let asked = meant.take();
        let line = match desk.console.invited(&line, |_| false) {
            Invited::Goes(line) => line,
            Invited::Told => continue,
            Invited::Not => line,
        };
        if let Some(shift) = once_more(&line, desk.console.teller()) {
            match desk.play_on(shift).await.map(|ending| after(desk, Some(ending))) {
                Ok(Next::Ask) => {}
                Ok(Next::Obey(line)) => typed = Some(line),
                Ok(Next::Leave) => break,
                Err(trouble) => desk.console.say(&trouble),
            }
            continue;
        }
        let line =
            code_alone(&line, &grammar).or_else(|| phrase(&line, desk.console.teller(), &grammar)).unwrap_or(line);
        let heeded = match parse(&line, &grammar) {
            // In a game this word may need a question; here its meaning is clear.
            Ok(command) if matches!(command.verb, "quit" | "leave") && command.rest.is_empty() => break,
            Ok(command) => match obey(desk, &command, &grammar).await {
                Ok(ending) => Heeded::Done(after(desk, ending)),
                Err(trouble) => hear(desk, &line, &trouble, &grammar).await,
            },
            Err(misread) => match grammar.answer(&line).filter(|_| asked.is_some()) {
                Some(true) => {
                    typed = asked;
                    continue;
                }
                Some(false) => {
                    desk.console.say(&Message::new("confirm-not"));
                    continue;
                }
                None => hear(desk, &line, &like_a_game(misread).message(), &grammar).await,
            },
        };
        match heeded {
            Heeded::Done(Next::Ask) => {}
            Heeded::Done(Next::Obey(line)) => typed = Some(line),
            Heeded::Done(Next::Leave) => break,
            Heeded::Offered(line) => meant = line,
        }
    }
    desk.console.say_last(&Message::new("lobby-goodbye"));
}

/// The level asked for by a line that repeats the last game. Such a line can come at any time after a game, even after
/// other commands.
fn once_more(line: &str, teller: &Teller) -> Option<Shift> {
    let words: Vec<&str> = line.trim_start_matches('/').split_whitespace().collect();
    let (_, length) = teller.lexicon(&["again"]).leading(&words)?;
    Shift::typed(&words[length..].join(" "), &teller.lexicon(Shift::WORDS))
}

/// The line that joins the table of these words, if they are nothing but the words of a table.
fn code_alone(line: &str, grammar: &Grammar) -> Option<String> {
    let words = words::split(line);
    let is_code = words.len() == words::COUNT && words.iter().all(|word| words::is_known(word));
    grammar.verbs.word("join").filter(|_| is_code).map(|join| format!("{join} {line}"))
}

/// The line that a phrase stands for, if the typed line begins with a command that takes any words after it.
fn phrase(line: &str, teller: &Teller, grammar: &Grammar) -> Option<String> {
    let takes_all = |command: &Command| command.verb == "meaning" || STYLE_VERBS.contains(&command.verb);
    let command = whole(line, grammar).filter(|command| takes_all(command) && command.rest.contains(' '))?;
    let mut heard = hearing::in_lobby(line, teller, grammar).into_iter();
    // `tell me my games` is a request, as `tell rows off` is not.
    let is_addressed = hearing::is_addressed(&command, grammar);
    let is_phrase = |heard: &Heard| heard.fit == Fitness::Word || is_addressed && heard.asks && heard.is_whole();
    heard.find(is_phrase).map(|heard| heard.line)
}

/// The outcome of a line.
enum Heeded {
    /// It was understood; the lobby continues with this.
    Done(Next),
    /// It was refused, and this line, if any, was offered instead.
    Offered(Option<String>),
}

/// Matches a refused line against what people say: carries it out, offers the likely meaning, or says why it was refused.
async fn hear(desk: &mut Desk, line: &str, refused: &Message, grammar: &Grammar) -> Heeded {
    let (mut offers, mut vain): (Vec<Heard>, Option<Message>) = (Vec::new(), None);
    let typed = whole(line, grammar);
    let wishes = typed.as_ref().is_none_or(|typed| typed.verb == "play");
    let mut opens_table = false;
    // A command alone asks for what it needs.
    let is_alone = typed.is_some() && !line.trim().contains(' ');
    let teller = desk.console.teller();
    let all = if is_alone { Vec::new() } else { hearing::in_lobby(line, teller, grammar) };
    // The refusal of a known command says more.
    let (all, cannot) = if typed.is_none() { hearing::weigh(line, all, teller) } else { (all, None) };
    for heard in all {
        match whole(&heard.line, grammar) {
            Some(command) if matches!(command.verb, "quit" | "leave") && command.rest.is_empty() => {
                if heard.fit <= Fitness::Whole && !heard.asks {
                    return Heeded::Done(Next::Leave);
                }
                if heard.fit != Fitness::Short {
                    offers.push(heard);
                }
            }
            // A reading that was understood is not replaced by a weaker one.
            Some(_) if vain.is_some() || opens_table => {}
            // A question sets nothing, nor does half a phrase.
            Some(command) if (heard.asks || heard.fit == Fitness::Short) && sets(&command) => {
                offers.extend((heard.weight > 0).then_some(heard));
            }
            // Nobody's name is a sentence.
            Some(command) if matches!(command.verb, "friend" | "unfriend") && command.rest.contains(' ') => {}
            // Without a game's name there is nothing to look up.
            Some(command) if matches!(command.verb, "play" | "host") && !names_game(&command) => {}
            // The others may sit at the same keyboard, and a table tells them and servers addresses.
            Some(command) if command.verb == "host" && wishes => {
                opens_table = true;
                offers.push(heard);
            }
            Some(command) if heard.is_sure() && !(heard.asks && is_a_guess(&heard, &command)) => {
                match obey(desk, &command, grammar).await {
                    Ok(ending) => return Heeded::Done(after(desk, ending)),
                    // A refusal changes nothing; for a complete command its reason is worth saying.
                    Err(trouble)
                        if heard.is_whole()
                            && (heard.strange == 0 || command.verb == "meaning")
                            && (command.rest.is_empty() || heard.weight > 0 && typed.is_none()) =>
                    {
                        vain = vain.or(Some(trouble));
                    }
                    Err(_) => {}
                }
            }
            Some(_) => offers.push(heard),
            None => {}
        }
    }
    if let Some(answer) = cannot.map(|cannot| cannot.answer).or(vain) {
        desk.console.say(&answer);
        return Heeded::Offered(None);
    }
    if typed.is_none()
        && let Some(clear) = by_clauses(desk, line, grammar, &mut offers)
    {
        return Heeded::Done(Next::Obey(clear));
    }
    let like = corrected(refused, line).or_else(|| alone(line, grammar));
    // The refusal of a known command is more useful than an offer.
    let may_offer = like.is_none() && (typed.is_none() || opens_table);
    let offer = hearing::offer(&offers).filter(|_| may_offer);
    desk.console.say(offer.as_ref().map_or(refused, |offer| &offer.message));
    Heeded::Offered(offer.map_or(like, |offer| offer.meant))
}

/// The line that one clause means, if that is clear; otherwise the offers may begin with it.
fn by_clauses(desk: &Desk, line: &str, grammar: &Grammar, offers: &mut Vec<Heard>) -> Option<String> {
    let all = of_clauses(desk, line, grammar);
    let [only] = all.meant.as_slice() else {
        return None;
    };
    // `I would like to play sniff, but please against a weak player` names a level in another clause.
    let says_more = |heard: &&Heard| heard.line.starts_with(&format!("{} ", only.line));
    let fuller = offers.iter().find(says_more).cloned();
    if all.is_clear && fuller.is_none() {
        return Some(only.line.clone());
    }
    offers.insert(0, fuller.unwrap_or_else(|| only.clone()));
    None
}

/// The certain meanings of the clauses of a line.
fn of_clauses(desk: &Desk, line: &str, grammar: &Grammar) -> Meanings {
    let teller = desk.console.teller();
    let is_meant = |heard: &Heard| {
        let command = whole(&heard.line, grammar).filter(|_| heard.is_whole() && !(heard.asks && heard.weight == 0));
        command.is_some_and(|command| !matches!(command.verb, "play" | "host") || names_game(&command))
    };
    let clauses = hearing::clauses(line, teller).into_iter().map(|clause| {
        let heard = hearing::in_lobby(&clause, teller, grammar).into_iter().find(is_meant);
        (clause, heard)
    });
    hearing::of_clauses(clauses, teller)
}

/// Returns whether a question was more likely about a command than the wish to carry it out.
fn is_a_guess(heard: &Heard, command: &Command) -> bool {
    heard.fit == Fitness::Loose
        || heard.fit > Fitness::Word && verbs::named(command.verb).is_some_and(|verb| verb.begins)
}

/// Returns whether a command gives a setting a value.
fn sets(command: &Command) -> bool {
    STYLE_VERBS.contains(&command.verb) && !command.rest.is_empty()
}

/// The word of a command without arguments that is followed by something else.
fn alone(line: &str, grammar: &Grammar) -> Option<String> {
    let command = parse(line, grammar).ok().filter(|command| is_alone(command.verb))?;
    let is_meant = !command.rest.is_empty() && bare(&command.rest, grammar).is_none();
    grammar.verbs.word(command.verb).filter(|_| is_meant).map(str::to_owned)
}

/// Returns whether a command is followed by the name of a game, or by nothing.
fn names_game(command: &Command) -> bool {
    let first = command.typed.split_whitespace().next();
    first.is_none_or(|word| games::named(&word.to_lowercase()).is_ok())
}

/// The next line typed in the lobby; `None` at the end.
async fn ask(desk: &mut Desk) -> Option<String> {
    desk.console.leave_game();
    let place = Message::new("place-lobby");
    let (has_network, inviting) = desk.ways_to_others();
    let lobby = Lobby { home: desk.home.clone(), has_network, inviting };
    match desk.console.ask(Some(&place), Spot::Lobby(lobby)).await {
        Entered::Line(line) => Some(line.to_string()),
        // There is no news from elsewhere here.
        Entered::Leave | Entered::News => None,
    }
}

/// An unknown word may resemble the name of a game.
fn like_a_game(misread: Misread) -> Misread {
    let (Misread::Unknown(word) | Misread::Like(word, _)) = &misread else {
        return misread;
    };
    match games::like(word) {
        Some(game) => Misread::Like(word.clone(), game.to_owned()),
        None => misread,
    }
}

/// What can be done first: play, or resume a game if there is one.
fn offer(desk: &Desk) -> Message {
    let waiting = desk.resumable().map_or(0, |names| names.len());
    Message::new("lobby-offer").count("waiting", waiting).with("games", games::names())
}

/// What follows a command: the line typed for the lobby at the end of a game, or else the lobby's offer after one.
fn after(desk: &mut Desk, ending: Option<Ending>) -> Next {
    let Some(ending) = ending else {
        return Next::Ask;
    };
    match ending {
        Ending::Lobby(line) => Next::Obey(line),
        Ending::Over(_) | Ending::Left | Ending::Again | Ending::Retry { .. } if desk.console.has_left() => Next::Leave,
        Ending::Over(_) | Ending::Left | Ending::Again | Ending::Retry { .. } => {
            desk.console.say(&offer(desk));
            Next::Ask
        }
    }
}
