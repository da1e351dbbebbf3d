//! What is told of a simulation: lines for people, or JSON for programs.

use std::time::Duration;

use serde_json::{Value, json};

use super::Plan;
use super::figures::{Figures, Share, percentile};
use crate::player::{Level, RandomPlayer};
use crate::text::message::{Arg, Message};

/// The figures in lines: one for each player, then the games.
pub fn tell(figures: &Figures) -> Vec<Message> {
    let players = figures.shares.iter().zip(1..);
    let mut told: Vec<Message> = players.map(|(share, number)| of_player(share, number, figures.games)).collect();
    let length = |percent| percentile(&figures.lengths, percent).unwrap_or(0);
    told.push(
        Message::new("simulate-games")
            .count("games", figures.games)
            .count("draws", figures.draws)
            .count("unfinished", figures.unfinished),
    );
    told.push(
        Message::new("simulate-length")
            .count("median", length(50))
            .count("least", length(0))
            .count("most", length(100)),
    );
    told.push(Message::new("simulate-speed").decimal("speed", figures.games_per_second(), 1));
    told
}

fn of_player(share: &Share, number: u32, games: u64) -> Message {
    let percent = |part: f64| Arg::decimal(part * 100.0, 1);
    let (from, to) = share.interval(games);
    Message::new("simulate-player")
        .count("number", number)
        .with("player", named(&share.player))
        .count("wins", share.wins)
        .with("rate", percent(share.rate(games)))
        .with("from", percent(from))
        .with("to", percent(to))
        .with("median", milliseconds(percentile(&share.times, 50)))
        .with("slow", milliseconds(percentile(&share.times, 95)))
}

/// A player by the word for its level, if it has one.
pub fn named(player: &str) -> Arg {
    match player.parse::<Level>() {
        Ok(level) => Arg::Command(level.word()),
        Err(_) if player == RandomPlayer::NAME => Arg::Command(RandomPlayer::NAME),
        Err(_) => Arg::typed(player),
    }
}

fn milliseconds(time: Option<Duration>) -> Arg {
    Arg::decimal(time.unwrap_or_default().as_secs_f64() * 1000.0, 3)
}

/// The figures as JSON, with the plan that they belong to. Times are in seconds.
pub fn json(game: &str, options: &str, plan: &Plan, figures: &Figures) -> String {
    let seconds = |time: Option<Duration>| time.map(|time| time.as_secs_f64());
    let player = |share: &Share| -> Value {
        let (from, to) = share.interval(figures.games);
        json!({
            "player": share.player,
            "wins": share.wins,
            "rate": share.rate(figures.games),
            "interval": [from, to],
            "decisions": share.times.len(),
            "decision_seconds_median": seconds(percentile(&share.times, 50)),
            "decision_seconds_95": seconds(percentile(&share.times, 95)),
        })
    };
    let length = |percent| percentile(&figures.lengths, percent);
    json!({
        "game": game,
        "options": options,
        "seed": plan.seed,
        "games": figures.games,
        "draws": figures.draws,
        "unfinished": figures.unfinished,
        "players": figures.shares.iter().map(player).collect::<Vec<_>>(),
        "decisions": { "least": length(0), "median": length(50), "most": length(100) },
        "games_per_second": figures.games_per_second(),
    })
    .to_string()
}
