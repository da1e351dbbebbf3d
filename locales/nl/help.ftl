
# Hulp die weet wat er nu is, en wat woorden betekenen

meaning-which = Typ er een woord achter: `wat is galop` of `wat is een plaats`.
    .brief = `Wat is galop`?
meaning-like = "{ $word }" ken ik niet. Bedoel je { $like }?
    .brief = "{ $word }"? Misschien { $like }.
meaning-unknown = "{ $word }" ken ik niet. Ik leg uit wat er in de spellen en eromheen gezegd wordt.
    .brief = "{ $word }" ken ik niet.
help-line = { $line }
help-rest = Meer: `hulp alles`, `regels`, `instellingen`, `stoppen`.
help-first-lobby = Nieuw hier? Met `leren sniff` leer je een eerste spel, met `welke spellen` hoor je wat er te spelen is. Meteen spelen: `sniff makkelijk`.
