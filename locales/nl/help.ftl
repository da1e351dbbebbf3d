
# Hulp die weet wat er nu is, en wat woorden betekenen

meaning-which = Typ er een woord achter: `wat is galop` of `wat is een plaats`.
    .brief = `Wat is galop`?
meaning-like = "{ $word }" ken ik niet. Bedoel je { $like }?
    .brief = "{ $word }"? Misschien { $like }.
meaning-unknown = "{ $word }" ken ik niet. Met `hulp alles` hoor je de opdrachten.
    .brief = "{ $word }" ken ik niet.
