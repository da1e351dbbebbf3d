
# Help that knows the moment, and what words mean

meaning-which = Type the word you want explained, such as `what is gallop`, or `what is a seat`.
    .brief = Which word? `What is gallop`?
meaning-like = "{ $word }" is not in my glossary. Did you mean { $like }?
    .brief = "{ $word }"? Perhaps { $like }.
meaning-unknown = "{ $word }" is not in my glossary, which only covers words used in these games and in this program.
    .brief = No entry for "{ $word }".
help-line = { $line }
help-rest = There is more: `help all`, `rules`, `settings`, `quit`.
help-first-lobby = New here? Type `learn sniff` for a first lesson, or `which games` to hear what you can play. To start at once, type `sniff easy`.
