//! How the program was built, as messages for its maintainers.

use crate::text::message::Message;

/// The build target apart from system and machine: the C library, or empty if there is no choice.
const KIND: &str = match () {
    () if cfg!(target_env = "gnu") => " gnu",
    () if cfg!(target_env = "musl") => " musl",
    () if cfg!(target_env = "msvc") => " msvc",
    () => "",
};

/// The commit of the sources. The build of a release sets this variable; no script looks it up, so that the same
/// sources give the same program even without git.
const COMMIT: Option<&str> = option_env!("SNUFFEL_COMMIT");

/// The optional features, and whether they are included.
const FEATURES: &[(&str, bool)] =
    &[("speech", cfg!(feature = "speech")), ("remote", cfg!(feature = "remote")), ("tts", cfg!(feature = "tts"))];

/// The libraries that have to be installed, without version numbers; `None` if they are not known for this target.
fn libraries() -> Option<Vec<&'static str>> {
    let is_known = cfg!(all(target_os = "linux", target_env = "gnu"));
    let voice = cfg!(feature = "tts").then_some("libspeechd");
    is_known.then(|| ["libc", "libm", "libgcc_s"].into_iter().chain(voice).collect())
}

/// Describes the build: its target, its commit if known, its features, and the libraries that it needs.
pub fn describe() -> Vec<Message> {
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
