//! What a whole game sounds like to one seat at its keyboard: how much there is to hear, and who is named.

mod naming;
mod scout;
mod spion;
