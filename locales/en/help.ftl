
# Help that knows the moment, and what words mean

meaning-which = Type a word after it: `what is gallop`, or `what is a seat`.
    .brief = `What is gallop`?
meaning-like = "{ $word }" is not in my glossary. Did you mean { $like }?
    .brief = "{ $word }"? Perhaps { $like }.
meaning-unknown = "{ $word }" is not in my glossary. `Help all` lists the commands.
    .brief = No entry for "{ $word }".
