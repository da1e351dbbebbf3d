//! The output of a simulation: lines for people, or JSON for programs.

use std::time::Duration;

use serde_json::{Value, json};

use super::Plan;
use super::earlier::Gain;
use super::figures::{Figures, Share, Winners, percentile};
use super::pairs::Estimate;

use crate::player::{Level, RandomPlayer};
use crate::text::message::{Arg, Message};

/// The figures as lines: one for each player, the differences from before if requested, then the games.
pub fn tell(figures: &Figures, gains: &[Gain]) -> Vec<Message> {
    let players = figures.shares.iter().zip(1..);
    let mut told: Vec<Message> = players.map(|(share, number)| of_player(share, number)).collect();
    told.extend(gains.iter().zip(1..).map(|(gain, number)| of_gain(gain, number)));
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

/// Adds a share of games and its interval to a message, in percent.
fn with_rate(message: Message, rate: &Estimate) -> Message {
    let percent = |part: f64| Arg::decimal(part * 100.0, 1);
    let (from, to) = rate.interval;
    message.with("rate", percent(rate.mean)).with("from", percent(from)).with("to", percent(to))
}

fn of_player(share: &Share, number: u32) -> Message {
    with_rate(Message::new("simulate-player"), &share.rate)
        .count("number", number)
        .with("player", named(&share.player))
        .count("wins", share.wins)
        .with("median", milliseconds(percentile(&share.times, 50)))
        .with("slow", milliseconds(percentile(&share.times, 95)))
}

fn of_gain(gain: &Gain, number: u32) -> Message {
    let sign = |part: f64| match part < 0.0 {
        true => Message::new("simulate-less").with("part", Arg::decimal(-part * 100.0, 1)),
        false => Message::new("simulate-more").with("part", Arg::decimal(part * 100.0, 1)),
    };
    let (from, to) = gain.rate.interval;
    Message::new("simulate-against")
        .count("number", number)
        .with("player", named(&gain.earlier))
        .said("gain", sign(gain.rate.mean))
        .said("from", sign(from))
        .said("to", sign(to))
        .count("more", gain.more)
        .count("fewer", gain.fewer)
}

/// A player, by the word for its level if it has one.
pub fn named(player: &str) -> Arg {
    match player.parse::<Level>() {
        Ok(level) => level.arg(),
        Err(_) if player == RandomPlayer::NAME => Arg::Command(RandomPlayer::NAME),
        Err(_) => Arg::typed(player),
    }
}

fn milliseconds(time: Option<Duration>) -> Arg {
    Arg::decimal(time.unwrap_or_default().as_secs_f64() * 1000.0, 3)
}

/// The figures as JSON, with their plan, and the differences from before if requested. Times are in seconds.
pub fn json(game: &str, options: &str, plan: &Plan, figures: &Figures, gains: &[Gain]) -> String {
    let seconds = |time: Option<Duration>| time.map(|time| time.as_secs_f64());
    let player = |share: &Share| -> Value {
        json!({
            "player": share.player,
            "wins": share.wins,
            "rate": share.rate.mean,
            "interval": share.rate.interval,
            "decisions": share.times.len(),
            "decision_seconds_median": seconds(percentile(&share.times, 50)),
            "decision_seconds_95": seconds(percentile(&share.times, 95)),
        })
    };
    let gain = |gain: &Gain| -> Value {
        json!({
            "player": gain.earlier,
            "gain": gain.rate.mean,
            "interval": gain.rate.interval,
            "deals_more": gain.more,
            "deals_fewer": gain.fewer,
        })
    };
    let from_one = |winners: &Winners| {
        let numbers = winners.as_ref().map(|winners| winners.iter().map(|player| player + 1).collect::<Vec<_>>());
        json!(numbers)
    };
    let deal = |deal: &Vec<Winners>| -> Value { deal.iter().map(from_one).collect() };
    let length = |percent| percentile(&figures.lengths, percent);
    json!({
        "game": game,
        "options": options,
        "seed": plan.seed,
        "games": figures.games,
        "draws": figures.draws,
        "unfinished": figures.unfinished,
        "players": figures.shares.iter().map(player).collect::<Vec<_>>(),
        "against": gains.iter().map(gain).collect::<Vec<_>>(),
        "decisions": { "least": length(0), "median": length(50), "most": length(100) },
        "games_per_second": figures.games_per_second(),
        "deals": figures.deals.iter().map(deal).collect::<Vec<_>>(),
    })
    .to_string()
}
