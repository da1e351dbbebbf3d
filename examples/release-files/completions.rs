//! The command line for shell completion: as clap knows it, plus the words that it leaves to the program, which
//! understands them in any language. A shell knows one name for each thing, the one used in the man page and the help.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, ValueHint};
use snuffel::cli;
use snuffel::games;
#[cfg(feature = "remote")]
use snuffel::ui::far::meeting;
use snuffel::verbs;

/// Options with a fixed list of values. Those of `speech` are phrases.
pub const VALUES: &[(&str, &[&str])] = &[
    ("lang", &["de", "nl", "en"]),
    ("level", &["brief", "normal", "full"]),
    ("width", &["auto", "off", "40"]),
    ("spell", &["plain", "letters"]),
    ("braille", &["0", "20", "32", "40", "80"]),
    ("strength", &["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
    ("tell", &["on", "off"]),
    ("pace", &["step", "all"]),
    ("bell", &["on", "off"]),
    ("sounds", &["off", "quiet", "loud"]),
    ("relays", &["public"]),
    ("tutor", &["on", "off"]),
];

/// The command line as presented to shells.
pub fn command() -> Command {
    let mut command = cli::command();
    for (option, values) in VALUES {
        command = command.mut_arg(*option, |arg| arg.value_parser(PossibleValuesParser::new(*values)));
    }
    let game = || PossibleValuesParser::new(games::ALL.iter().map(|game| game.id()));
    let file = |arg: Arg| arg.value_hint(ValueHint::FilePath);
    let command = command
        .mut_arg("data", |arg| arg.value_hint(ValueHint::DirPath))
        .mut_subcommand("play", |play| play.mut_arg("words", |arg| arg.value_parser(game())).args(of_play()))
        .mut_subcommand("replay", |replay| replay.mut_arg("file", file))
        .mut_subcommand("review", |review| review.mut_arg("file", file))
        .mut_subcommand("rules", |rules| rules.mut_arg("words", |arg| arg.value_parser(game())))
        .mut_subcommand("simulate", |simulate| {
            simulate.mut_arg("game", |arg| arg.value_parser(game())).mut_arg("against", file)
        })
        .mut_subcommand("help", |help| {
            help.mut_arg("topic", |arg| arg.value_parser(PossibleValuesParser::new(verbs::subcommands())))
        });
    #[cfg(feature = "remote")]
    let command = command
        .mut_subcommand("host", |host| {
            host.mut_arg("words", |arg| arg.value_parser(game())).args(of_play()).args(of_hosts())
        })
        .mut_subcommand("join", |join| join.args(of_table(OF_GUESTS)))
        .mut_subcommand("listen", |listen| listen.args(of_table(OF_GUESTS)))
        .mut_subcommand("verify", |verify| verify.mut_arg("file", file));
    command
}

/// The options for guests at a table.
#[cfg(feature = "remote")]
const OF_GUESTS: &[&str] = &["relay-only", "relay", "no-relay", "address"];

/// The options for the host of a table.
#[cfg(feature = "remote")]
fn of_hosts() -> impl Iterator<Item = Arg> {
    of_table(meeting::OPTIONS).filter(|option| option.get_id() != "address")
}

/// The words after `play` that may have dashes, and mean the same without.
fn of_play() -> Vec<Arg> {
    let own = ["seats", "players"].map(|name| Arg::new(name).long(name));
    let games = games::options().into_iter().map(|option| option_of(option.name, option.takes_value));
    own.into_iter().chain(games).collect()
}

#[cfg(feature = "remote")]
fn of_table(names: &'static [&'static str]) -> impl Iterator<Item = Arg> {
    names.iter().map(|name| option_of(name, matches!(*name, "relay" | "bind" | "address")))
}

fn option_of(name: &'static str, takes_value: bool) -> Arg {
    let arg = Arg::new(name).long(name);
    if takes_value { arg } else { arg.action(ArgAction::SetTrue) }
}
