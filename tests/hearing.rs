//! What a whole game sounds like to one seat at its keyboard: the amount of text, and the use of names.

mod naming;
mod scout;
mod spion;
