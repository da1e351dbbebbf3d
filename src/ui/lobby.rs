//! The lobby: where games are chosen, taken up and told, all by typed words.

use super::check::check;
use super::choices::Lobby;
use super::completion::Spot;
use super::console::{Entered, STYLE_VERBS};
use super::desk::Desk;
use super::lobby_words::{VERBS, bare, grammar, read};
use crate::games;
use crate::help;
use crate::player::Shift;
use crate::session::Ending;
use crate::text::command::{Command, Grammar, Misread, corrected, shorten};
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::far::{friends, table::meeting};
use crate::ui::wish::Wish;

/// What can be done in the lobby, as help tells it.
pub const HELP: &[&str] = &["help-lobby", "help-lobby-far", "help-lobby-rest"];

/// Those that nothing stands behind.
const ALONE: &[&str] = &["choice", "selftest", "repeat", "quit", "leave", "more", "earlier"];

/// Waits for what the player wants, until it is to leave.
pub async fn lobby(desk: &mut Desk) {
    desk.console.say(&Message::new("lobby-welcome"));
    desk.tell_of_missing_home();
    if let Some(lessons) = desk.offer_lessons() {
        desk.console.say(&lessons);
    }
    desk.console.say(&offer(desk));
    wait(desk, None).await;
}

/// Does what was typed after a game that has not begun here, and waits for more.
pub async fn go_on(desk: &mut Desk, line: String) {
    wait(desk, Some(line)).await;
}

/// What comes after a command.
enum Next {
    /// Another line.
    Ask,
    /// This line, which was typed after a game, and is meant for the lobby.
    Obey(String),
    /// Nothing: the player has left a game without a word, and with it everything.
    Leave,
}

/// Waits for what the player wants, until it is to leave; first comes the line that was typed already, if there is one.
async fn wait(desk: &mut Desk, mut typed: Option<String>) {
    desk.has_lobby = true;
    let verbs = [VERBS, STYLE_VERBS].concat();
    // The line that was meant, where it was asked about a mistyped word of the last one.
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
        if let Some(shift) = once_more(&line, desk.console.teller()) {
            match desk.play_on(shift).await.map(|ending| after(desk, ending)) {
                Ok(Next::Ask) => {}
                Ok(Next::Obey(line)) => typed = Some(line),
                Ok(Next::Leave) => break,
                Err(trouble) => desk.console.say(&trouble),
            }
            continue;
        }
        match read(&line, &grammar) {
            // Nothing else can be meant here by a word that asks in a game.
            Ok(command) if matches!(command.verb, "quit" | "leave") && command.rest.is_empty() => break,
            Ok(command) => match obey(desk, &command, &grammar, &verbs).await {
                Ok(Next::Ask) => {}
                Ok(Next::Obey(line)) => typed = Some(line),
                Ok(Next::Leave) => break,
                Err(trouble) => {
                    meant = corrected(&trouble, &line);
                    desk.console.say(&trouble);
                }
            },
            Err(Misread::Answer) if asked.is_some() => match grammar.answer(&line) {
                Some(true) => typed = asked,
                Some(false) | None => desk.console.say(&Message::new("confirm-not")),
            },
            Err(misread) => {
                let told = like_a_game(misread).message();
                meant = corrected(&told, &line);
                desk.console.say(&told);
            }
        }
    }
    desk.console.say_last(&Message::new("lobby-goodbye"));
}

/// Which level is wanted by a line that asks for the last game once more: after a game such a line may come when something
/// else was asked for in between.
fn once_more(line: &str, teller: &Teller) -> Option<Shift> {
    let words: Vec<&str> = line.trim_start_matches('/').split_whitespace().collect();
    let (_, length) = teller.lexicon(&["again"]).leading(&words)?;
    Shift::typed(&words[length..].join(" "), &teller.lexicon(Shift::WORDS))
}

/// A line that is typed into the lobby; `None` when there will be no more.
async fn ask(desk: &mut Desk) -> Option<String> {
    desk.console.leave_game();
    let place = Message::new("place-lobby");
    let (has_network, inviting) = desk.ways_to_others();
    let lobby = Lobby { home: desk.home.clone(), has_network, inviting };
    match desk.console.ask(Some(&place), Spot::Lobby(lobby)).await {
        Entered::Line(line) => Some(line.to_string()),
        // Nothing comes from elsewhere here.
        Entered::Leave | Entered::News => None,
    }
}

/// A word that nobody knows may be like the name of a game.
fn like_a_game(misread: Misread) -> Misread {
    let (Misread::Unknown(word) | Misread::Like(word, _)) = &misread else {
        return misread;
    };
    match games::like(word) {
        Some(game) => Misread::Like(word.clone(), game.to_owned()),
        None => misread,
    }
}

/// What can be done first: play, and take up a game where there is one.
fn offer(desk: &Desk) -> Message {
    let waiting = desk.resumable().map_or(0, |names| names.len());
    Message::new("lobby-offer").count("waiting", waiting).with("games", games::names())
}

/// Does a command.
async fn obey(desk: &mut Desk, command: &Command, grammar: &Grammar, verbs: &[&'static str]) -> Result<Next, Message> {
    if ALONE.contains(&command.verb) {
        command.alone(|rest| bare(rest, grammar).is_some())?;
    }
    match command.verb {
        "take-back" => return Err(Message::new("misread-undo")),
        "play" => {
            let usual = desk.console.settings().strength;
            let wish = Wish::read(desk.console.teller_mut(), command.typed.split_whitespace(), usual)?;
            return desk
                .play(wish.game.id(), wish.players.clone(), &wish.typed())
                .await
                .map(|ending| after(desk, ending));
        }
        "host" => {
            return desk.host(command.typed.split_whitespace().collect()).await.map(|ending| after(desk, ending));
        }
        "join" => {
            let (meeting, words) = meeting(desk.console.teller(), command.typed.split_whitespace())?;
            return desk.join(&words.join(" "), meeting).await.map(|ending| after(desk, ending));
        }
        "listen" => {
            let (meeting, words) = meeting(desk.console.teller(), command.typed.split_whitespace())?;
            return desk.listen(&words.join(" "), meeting).await.map(|ending| after(desk, ending));
        }
        "learn" if command.rest.is_empty() => desk.tell_lessons(),
        "learn" => return desk.learn(&command.rest).await.map(|ending| after(desk, ending)),
        "resume" => {
            let words = meant(command).split_whitespace().collect();
            return desk.resume_typed(words).await.map(|ending| after(desk, ending));
        }
        "replay" if command.rest.is_empty() => desk.tell_finished(false)?,
        "replay" if is_all(command, grammar) => desk.tell_finished(true)?,
        "replay" => return desk.replay(meant(command)).await.map(|ending| after(desk, ending)),
        "review" => return desk.review(meant(command)).await.map(|ending| after(desk, ending)),
        "verify" => desk.verify(meant(command)).await?,
        verb if friends::VERBS.contains(&verb) => desk.obey_of_friends(command)?,
        "delete" => desk.delete(meant(command)).await?,
        "stats" => {
            let told = desk.stats(if is_all(command, grammar) { "" } else { &command.rest })?;
            desk.console.say_all(&told);
        }
        "games" if command.rest.is_empty() || is_all(command, grammar) => {
            // Where none is kept, what each game is comes first, with what was learnt of it.
            if desk.keeps_any()? {
                let all = Message::new("games-all").with("games", games::names());
                let told: Vec<Message> = [all].into_iter().chain(desk.learnt_games()).collect();
                desk.console.say_all(&told);
            }
            desk.tell_kept(!command.rest.is_empty())?;
        }
        "games" => {
            let wrong = || Message::new("misread-number").text("word", shorten(&command.rest));
            let number = command.rest.parse().map_err(|_| wrong())?;
            return desk.take_up(number).await.map(|ending| after(desk, ending));
        }
        "export" => {
            let told = desk.export(&command.typed)?;
            desk.console.say_all(&told);
        }
        "import" => {
            let imported = desk.import(&command.typed).await?;
            desk.console.say_all(&imported.told);
            imported.fault.map_or(Ok(()), Err)?;
        }
        "forget" => desk.forget(if is_all(command, grammar) { "" } else { &command.rest }).await?,
        "meaning" => {
            let told = desk.meaning(&command.typed);
            desk.console.say_all(&told);
        }
        "choice" => desk.tell_offers(),
        "rules" => {
            let told = desk.rules(&command.rest)?;
            desk.console.say_all(&told);
        }
        "help" => {
            let first = desk.finished()?.is_empty().then(|| Message::new("help-first-lobby"));
            let can = HELP.iter().map(|id| Message::new(*id));
            let now = first.into_iter().chain(can).collect();
            let told = help::help(command, grammar, verbs, now);
            desk.console.say_all(&told);
        }
        "selftest" => check(desk),
        "repeat" => desk.console.repeat(Vec::new()),
        "more" => desk.console.more(),
        "earlier" => desk.console.back(),
        _ => {
            desk.console.restyle(command)?;
        }
    }
    Ok(Next::Ask)
}

/// What comes after a game: what was typed for the lobby, or else the offer.
fn after(desk: &mut Desk, ending: Ending) -> Next {
    match ending {
        Ending::Lobby(line) => Next::Obey(line),
        Ending::Over(_) | Ending::Left | Ending::Again | Ending::Retry { .. } if desk.console.has_left() => Next::Leave,
        Ending::Over(_) | Ending::Left | Ending::Again | Ending::Retry { .. } => {
            desk.console.say(&offer(desk));
            Next::Ask
        }
    }
}

/// The game that is named behind a command: by a number, which may be a word, or as it was typed.
fn meant(command: &Command) -> &str {
    if command.rest.parse::<usize>().is_ok() { &command.rest } else { &command.typed }
}

/// Whether all there is was asked for.
fn is_all(command: &Command, grammar: &Grammar) -> bool {
    grammar.arguments.exact(&command.rest) == Some("all")
}
