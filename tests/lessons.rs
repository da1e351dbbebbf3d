//! Lessons: every one is learnt to its end in each language by what it tells to type, nothing that is done instead goes on
//! with it or is left unanswered, and none is longer than ten minutes by ear.
//!
//! `SNUFFEL_REFRESH=1 cargo test --test main lessons::` writes the texts in `transcripts/lessons/` anew.

mod given;
mod kept;
mod step;
mod story;
mod wrong;
