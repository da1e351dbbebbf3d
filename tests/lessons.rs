//! Lessons: each can be completed in each language by following its instructions, no other action advances it or goes
//! without an answer, and none takes longer than ten minutes by ear.
//!
//! `SNUFFEL_REFRESH=1 cargo test --test main lessons::` rewrites the texts in `transcripts/lessons/`.

mod given;
mod kept;
mod step;
mod story;
mod wrong;
