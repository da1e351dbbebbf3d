//! Roles: what a word does in a sentence.

/// The role of a word in a sentence, regardless of the subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Insignificant: an article, a pronoun, a polite word.
    Function,
    /// An auxiliary verb, a word such as `which`, or a request for information such as `tell`.
    Helping,
    /// A question word: who, where or how many.
    Asking,
    /// Usual in sentences about moves, such as `put`, without saying which move it is.
    Acting,
    /// Changes the meaning of the whole sentence, such as `not`.
    Barring,
    /// Any other word, with its own meaning.
    Content,
}
