# Lektionen: was sie umgibt. Was jede Lektion sagt, steht in den Dateien ihres Spiels.

learn-offer = Neu hier? Mit `{ $command } sniff` lernst du in fünf Minuten das erste Spiel.
    .brief = Neu hier? Tippe `{ $command } sniff`.
    .prompt = Neu? `{ $command } sniff`
learn-games = { $count } Spiele kannst du lernen:
    .brief = { $count } Spiele zum Lernen:
learn-item = `{ $command } { $game }`: { $count ->
        [one] eine Lektion
       *[other] { $count } Lektionen
    }, { $learnt ->
        [0] noch keine gelernt
        [one] eine gelernt
       *[other] { $learnt } gelernt
    }.
    .brief = `{ $command } { $game }`: { $learnt } von { $count }.
learn-begun = In { $game } bist du in Lektion { $number }: { $done ->
        [0] keiner
        [one] einer
       *[other] { $done }
    } von { $count } Schritten geschafft.
    .brief = Lektion { $number }: { $done } von { $count } geschafft.
games-learnt = Gelernte Lektionen: { $games }.
    .brief = Gelernt: { $games }.
learn-known = { $game } { $learnt } von { $count }
learn-begin = Lektion { $number } von { $lessons } in { $game }: { $count } Schritte.
    .brief = { $game }, Lektion { $number } von { $lessons }.
    .prompt = Lektion { $number }.
learn-words = Mit `nochmal` hörst du die Aufgabe noch einmal, mit `warum` eine Erklärung; mit `überspringen` lässt du sie aus, mit `beenden` hörst du auf.
    .brief = `Nochmal`, `warum`, `überspringen`, `beenden`.
learn-help = Was du sonst noch tippen kannst: `hilfe alle`. Die Regeln: `regeln`.
    .brief = `Hilfe alle`, `regeln`.
learn-step = Schritt { $number } von { $count }.
    .brief = { $number } von { $count }.
    .prompt = { $number } von { $count }.
learn-other = Das darfst du, aber das ist nicht die Aufgabe. Es ist zurückgenommen.
    .brief = Erlaubt, aber nicht gefragt. Zurück.
    .prompt = Zurückgenommen.
learn-left = { $number ->
        [0] Du verlässt die Lektion. Mit `{ $command } { $game }` fängt sie wieder an.
        [one] Einen von { $count } Schritten hast du geschafft. Mit `{ $command } { $game }` machst du dort weiter.
       *[other] { $number } von { $count } Schritten hast du geschafft. Mit `{ $command } { $game }` machst du dort weiter.
    }
    .brief = { $number } von { $count }: `{ $command } { $game }`.
learn-over = Lektion { $number } kannst du jetzt. { $left ->
        [0] Das war die letzte von { $game }.
       *[other] Mit `{ $command } { $game }` beginnt die nächste.
    }
    .brief = Lektion { $number } fertig. { $left ->
        [0] Es war die letzte.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Lektion { $number } fertig.
learn-over-skipped = Lektion { $number } ist zu Ende; von { $count } Schritten hast du { $skipped ->
        [one] einen
       *[other] { $skipped }
    } übersprungen. { $left ->
        [0] Das war die letzte von { $game }.
       *[other] Mit `{ $command } { $game }` beginnt die nächste.
    }
    .brief = Lektion { $number }: { $skipped } fehlen. { $left ->
        [0] Es war die letzte.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Lektion { $number } zu Ende.
learn-skipped = In Lektion { $number } hast du Schritte ausgelassen. Mit `{ $command } { $game } { $number }` kommen sie noch einmal.
    .brief = Lektion { $number }: nicht ganz.
    .prompt = Lektion { $number }: nicht ganz.
learn-play = Jetzt ein ganzes Spiel gegen den leichtesten Computer? `Ja` oder `nein`; Enter heißt nein.
    .brief = Jetzt ein ganzes Spiel? `Ja` oder `nein`.
    .prompt = Ein Spiel?
learn-leave-sure = Die Lektion verlassen? Was du geschafft hast, zählt. `Ja` oder `nein`; Enter heißt nein.
    .brief = Aufhören? `Ja` oder `nein`.
    .prompt = Raus?
learn-none = { $count ->
        [0] Für { $game } gibt es noch keine Lektionen.
        [one] { $game } hat eine Lektion. Tippe `{ $command } { $game }`.
       *[other] { $game } hat { $count } Lektionen. Tippe `{ $command } { $game }`, oder dahinter eine Zahl von 1 bis { $count }.
    }
    .brief = Lektionen von { $game }: { $count }.
    .prompt = { $count } Lektionen.
learn-surplus = "{ $word }" gehört nicht hierher. Tippe `{ $command } { $game }`, oder dahinter die Nummer einer Lektion.
    .brief = Tippe `{ $command } { $game }`.
learn-spoilt = Diese Lektion geht nicht. Das ist ein Fehler im Programm.
    .brief = Diese Lektion geht nicht.
learn-not-kept = Wie weit du bist, lässt sich nicht speichern.
    .brief = Dein Stand lässt sich nicht speichern.
