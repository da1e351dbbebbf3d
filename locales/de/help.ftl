
# Hilfe, die weiß, was gerade ist, und was Wörter bedeuten

meaning-which = Tippe ein Wort dahinter: `was ist galopp` oder `was ist ein platz`.
    .brief = `Was ist galopp`?
meaning-like = "{ $word }" kenne ich nicht. Meinst du { $like }?
    .brief = "{ $word }"? Vielleicht { $like }.
meaning-unknown = "{ $word }" kenne ich nicht. Mit `hilfe alle` hörst du die Befehle.
    .brief = "{ $word }" kenne ich nicht.
