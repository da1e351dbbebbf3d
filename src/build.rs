//! How the program was built, as lines for whoever looks after it.

use crate::text::message::Message;

/// What else the program was built for besides system and machine: which C library it uses, or none where there is no
/// choice.
const KIND: &str = match () {
    () if cfg!(target_env = "gnu") => " gnu",
    () if cfg!(target_env = "musl") => " musl",
    () if cfg!(target_env = "msvc") => " msvc",
    () => "",
};

/// The commit that the sources were at. Whoever builds a release says it by this variable: no script asks for it, so that
/// the same sources give the same program, whether git is there or not.
const COMMIT: Option<&str> = option_env!("SNUFFEL_COMMIT");

/// The features that can be left out, and whether they are there.
const FEATURES: &[(&str, bool)] =
    &[("speech", cfg!(feature = "speech")), ("remote", cfg!(feature = "remote")), ("tts", cfg!(feature = "tts"))];

/// The libraries that have to be installed, without the numbers of their versions; `None` where nobody has looked.
fn libraries() -> Option<Vec<&'static str>> {
    let is_known = cfg!(all(target_os = "linux", target_env = "gnu"));
    let voice = cfg!(feature = "tts").then_some("libspeechd");
    is_known.then(|| ["libc", "libm", "libgcc_s"].into_iter().chain(voice).collect())
}

/// Tells for what the program was built, from which commit if that is known, with what, and what it needs of the system.
pub fn told() -> Vec<Message> {
    let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    let profile = if cfg!(debug_assertions) { "development" } else { "release" };
    let target = format!("{system}{KIND}, {machine}");
    let built = Message::new("check-build").text("target", target).text("profile", profile);
    let commit = COMMIT.filter(|commit| !commit.is_empty());
    let commit = commit.map(|commit| Message::new("check-commit").text("commit", commit));
    let features: Vec<_> = FEATURES.iter().filter(|(_, is_in)| *is_in).map(|(name, _)| *name).collect();
    let features = match features.as_slice() {
        [] => Message::new("check-no-features"),
        _ => Message::new("check-features").text("features", features.join(", ")),
    };
    let libraries = libraries().map(|names| Message::new("check-libraries").text("libraries", names.join(", ")));
    [Some(built), commit, Some(features), libraries].into_iter().flatten().collect()
}
