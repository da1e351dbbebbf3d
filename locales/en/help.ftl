
# Help that knows the moment, and what words mean

meaning-which = Type a word after it: `what is gallop`, or `what is a seat`.
    .brief = `What is gallop`?
meaning-like = "{ $word }" is not in my glossary. Did you mean { $like }?
    .brief = "{ $word }"? Perhaps { $like }.
meaning-unknown = "{ $word }" is not in my glossary. It explains what is said in the games and about them.
    .brief = No entry for "{ $word }".
help-line = { $line }
help-rest = More: `help all`, `rules`, `settings`, `quit`.
help-first-lobby = New here? `learn sniff` teaches you a first game, and `which games` tells what there is to play. A first game at once: `sniff easy`.
