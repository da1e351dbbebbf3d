//! The verbs of the program, in the lobby and on the command line: one row each. `ui/obey.rs` says what they do.

use std::sync::LazyLock;

/// A verb of the program.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// Its name: `word-NAME` in the locales has the words for it, `explain-NAME` its help.
    pub name: &'static str,
    /// Whether it can be typed in the lobby.
    pub is_in_lobby: bool,
    /// What follows it in the lobby.
    pub follows: Follows,
    /// Whether it begins, ends or changes something, which a question seldom wants.
    pub begins: bool,
    /// Its name on the command line, where `usage-NAME` is its help, and what is given to it there. `None` if it cannot
    /// be given.
    pub subcommand: Option<(&'static str, Given)>,
}

/// What follows a verb in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// Nothing.
    Nothing,
    /// Words that only this verb reads.
    Words,
    /// Words that begin with the name of a game.
    Game,
    /// Any text, which is not read as words of the program.
    Text,
}

/// The arguments of a subcommand, without its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// Nothing.
    Nothing,
    /// Words, as many as there are.
    Words,
    /// The same; a word may also begin with dashes, and is read as in the lobby.
    Raw,
    /// One word, which has this name.
    One(&'static str),
    /// The same, or nothing.
    AtMostOne(&'static str),
}

/// All verbs, in the order in which help and handbook have them.
pub const VERBS: &[Verb] = &[
    verb("play").begins().given(Given::Raw),
    verb("host").follows(Follows::Game).begins().given(Given::Raw),
    verb("join").follows(Follows::Text).begins().given(Given::Raw),
    verb("listen").follows(Follows::Text).begins().given(Given::Raw),
    verb("learn").follows(Follows::Game).given(Given::Words),
    verb("games").given(Given::AtMostOne("number")),
    verb("resume").begins().given(Given::Raw),
    verb("replay").given(Given::One("file")),
    verb("review").given(Given::AtMostOne("file")),
    verb("verify").given(Given::One("file")),
    verb("friends").given(Given::Nothing),
    verb("friend").begins(),
    verb("unfriend").begins().given(Given::Words),
    verb("invitations").given(Given::Raw),
    verb("delete").begins().given(Given::One("record")),
    verb("stats").follows(Follows::Game).given(Given::Words),
    verb("export").begins().given(Given::One("file")),
    verb("import").begins().given(Given::One("file")),
    verb("forget").begins().given(Given::Words),
    verb("rules").follows(Follows::Game).given(Given::Words),
    verb("meaning").given_to("what", Given::Words),
    verb("choice").follows(Follows::Nothing),
    verb("simulate").given(Given::One("game")).never_in_lobby(),
    verb("page").given(Given::AtMostOne("folder")).never_in_lobby(),
    verb("selftest").follows(Follows::Nothing).given_to("check", Given::Words),
    verb("help").given(Given::AtMostOne("topic")),
    verb("repeat").follows(Follows::Nothing),
    verb("quit").follows(Follows::Nothing),
    verb("more").follows(Follows::Nothing),
    verb("earlier").follows(Follows::Nothing),
];

/// A verb of the lobby with words after it.
const fn verb(name: &'static str) -> Verb {
    Verb { name, is_in_lobby: true, follows: Follows::Words, begins: false, subcommand: None }
}

impl Verb {
    const fn follows(self, follows: Follows) -> Verb {
        Verb { follows, ..self }
    }

    const fn begins(self) -> Verb {
        Verb { begins: true, ..self }
    }

    const fn given(self, given: Given) -> Verb {
        self.given_to(self.name, given)
    }

    const fn given_to(self, subcommand: &'static str, given: Given) -> Verb {
        Verb { subcommand: Some((subcommand, given)), ..self }
    }

    const fn never_in_lobby(self) -> Verb {
        Verb { is_in_lobby: false, ..self }
    }
}

/// The verb of this name.
pub fn named(name: &str) -> Option<&'static Verb> {
    VERBS.iter().find(|verb| verb.name == name)
}

/// The verb that has this name on the command line.
pub fn of_subcommand(name: &str) -> Option<&'static Verb> {
    VERBS.iter().find(|verb| verb.subcommand.is_some_and(|(known, _)| known == name))
}

/// The names of the verbs of the lobby.
pub fn in_lobby() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&str>> =
        LazyLock::new(|| VERBS.iter().filter(|verb| verb.is_in_lobby).map(|verb| verb.name).collect());
    &NAMES
}

/// The subcommands of the command line.
pub fn subcommands() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&str>> =
        LazyLock::new(|| VERBS.iter().filter_map(|verb| verb.subcommand).map(|(name, _)| name).collect());
    &NAMES
}
