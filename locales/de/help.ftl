
# Hilfe, die weiß, was gerade ist, und was Wörter bedeuten

meaning-which = Tippe ein Wort dahinter: `was ist galopp` oder `was ist ein platz`.
    .brief = `Was ist galopp`?
meaning-like = "{ $word }" kenne ich nicht. Meinst du { $like }?
    .brief = "{ $word }"? Vielleicht { $like }.
meaning-unknown = "{ $word }" kenne ich nicht. Ich erkläre, was in den Spielen und um sie herum gesagt wird.
    .brief = "{ $word }" kenne ich nicht.
help-line = { $line }
help-rest = Mehr: `hilfe alle`, `regeln`, `einstellungen`, `beenden`.
help-first-lobby = Neu hier? Mit `lernen sniff` lernst du ein erstes Spiel, mit `welche spiele` hörst du, was es gibt. Gleich losspielen: `sniff leicht`.
