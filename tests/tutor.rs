//! The tutor: it questions weak players once a turn and strong players rarely, and handles the answers; and the review
//! of a game, from which it can be played on.

mod asking;
mod figures;
mod review;
