//! The tutor: whether it asks somebody who plays badly, once a turn and seldom somebody who plays well, and what comes of
//! the answers; and the review of a game, from which it can be played on.

mod asking;
mod figures;
mod review;
