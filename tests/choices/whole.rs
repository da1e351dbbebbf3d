//! Whole games, lessons and changes of settings, by what is offered alone.
