
# Was bisher gespielt wurde, in Zahlen

stats-none = Du hast noch kein Spiel zu Ende gespielt. Tippe `{ $command } sniff`, um anzufangen.
    .brief = Noch keins beendet. `{ $command } sniff`?
    .prompt = Noch keins beendet.
stats-none-of = Von { $game } hast du noch keins zu Ende gespielt. Tippe `{ $command } { $game }`, um anzufangen.
    .brief = Noch keins von { $game }.
    .prompt = Noch keins.
stats-all = { $count ->
        [one] 1 beendetes Spiel
       *[other] { $count } beendete Spiele
    }: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } unentschieden.
    }
    .brief = { $count } Spiele: { $won } gewonnen, { $lost } verloren.
stats-of = { $name }: { $count ->
        [one] 1 beendetes Spiel
       *[other] { $count } beendete Spiele
    }, { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } unentschieden.
    }
    .brief = { $name }: { $won } von { $count } gewonnen.
stats-level = Gegen den Computer, { $level }: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }, { $won } gewonnen.
    .brief = { $level }: { $won } von { $count } gewonnen.
stats-levels = Gegen Computer verschiedener Stufen: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }, { $won } gewonnen.
    .brief = Gemischte Stufen: { $won } von { $count }.
stats-people = Mit anderen Menschen: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }, { $won } gewonnen.
    .brief = Mit Menschen: { $won } von { $count } gewonnen.
stats-row = Die längste Siegesserie: { $count } Spiele.
    .brief = Längste Siegesserie: { $count }.
stats-row-goes-on = Diese Serie läuft noch.
    .brief = Sie läuft noch.
stats-row-won = Die letzten { $count } hast du gewonnen.
    .brief = Die letzten { $count }: gewonnen.
stats-row-lost = Die letzten { $count } hast du verloren.
    .brief = Die letzten { $count }: verloren.
stats-unknown = { $count ->
        [one] Bei 1 Spiel weiß ich nicht, wer du warst, weil mehrere an der Tastatur saßen. Sag mir, wie du heißt, etwa mit `{ $command } Anna`, dann zählt es mit.
       *[other] Bei { $count } Spielen weiß ich nicht, wer du warst, weil mehrere an der Tastatur saßen. Sag mir, wie du heißt, etwa mit `{ $command } Anna`, dann zählen sie mit.
    }
    .brief = { $count } ohne dich: `{ $command } Anna`?
stats-unread = { $count ->
        [one] 1 beendetes Spiel lässt sich nicht lesen. Mit `{ $games }` hörst du, welches.
       *[other] { $count } beendete Spiele lassen sich nicht lesen. Mit `{ $games }` hörst du, welche.
    }
    .brief = { $count } nicht lesbar: `{ $games }`.
stats-more = Mehr über ein Spiel: `{ $command } { $game }`.
    .brief = Mehr: `{ $command } { $game }`.
