# Sniff, das verborgene Labyrinth.
# Jede Ansage hat vier Fassungen: ihre eigene (normal), .brief, .full und .prompt für die Eingabezeile einer Braillezeile.

# Am Anfang

intro-you = Sniff, { $columns } mal { $rows } Felder. Du spielst gegen { $level }.
    .brief = Sniff, { $columns } mal { $rows }. Du und { $name }.
    .full = Sniff, das verborgene Labyrinth, auf { $columns } mal { $rows } Feldern { $kind ->
        [dogs] mit je 2 Gräben und 2 Hunden
       *[walls] mit je { $walls } Mauern
    }. Du spielst gegen { $level }.
    .prompt = Sniff.
intro-both = Sniff, { $columns } mal { $rows } Felder, { $first } gegen { $second-accusative }.
    .brief = Sniff. { $first } und { $second }.
    .full = Sniff, das verborgene Labyrinth, auf { $columns } mal { $rows } Feldern { $kind ->
        [dogs] mit je 2 Gräben und 2 Hunden
       *[walls] mit je { $walls } Mauern
    }. Es spielen { $first } und { $second }.
    .prompt = Sniff.
intro-build = Bau dein Labyrinth: { $walls } Mauern, ein Schatz. Mit `baue` mache ich es für dich.
    .brief = Bau: { $walls } Mauern, ein Schatz.
    .prompt = Bau { $walls } Mauern.
    .full = Bau dein Labyrinth: { $walls } Mauern und ein Schatz. Eine Mauer heißt nach den zwei Feldern, die sie trennt, etwa `C3 B3`. Mit `baue` mache ich es für dich, mit `fertig` geht die Suche los.

# Bauen

drafted-walls = { $count ->
        [one] Mauer { $wall } steht.
       *[other] { $count } Mauern gesetzt.
    } { $left ->
        [0] Jetzt stehen alle.
        [one] Noch eine zu setzen.
       *[other] Noch { $left } zu setzen.
    }
    .brief = { $count ->
        [one] { $wall } steht
       *[other] { $count } gesetzt
    }{ $left ->
        [0] , das waren alle.
       *[other] , noch { $left } zu setzen.
    }
    .full = { $count ->
        [one] Die Mauer steht.
       *[other] { $count } Mauern sind gesetzt.
    } { $left ->
        [0] Jetzt stehen alle.
        [one] Du hast noch eine zu setzen.
       *[other] Du hast noch { $left } zu setzen.
    }
    .prompt = { $count ->
        [one] { $wall } steht.
       *[other] { $count } gesetzt.
    }
drafted-removed = { $count ->
        [one] Mauer { $wall } ist weg
       *[other] { $count } Mauern sind weg
    }, noch { $left ->
        [one] eine
       *[other] { $left }
    } zu setzen.
    .brief = { $count ->
        [one] { $wall } weg, noch { $left } zu setzen.
       *[other] { $count } weg, noch { $left } zu setzen.
    }
    .full = { $count ->
        [one] Die Mauer ist weg.
       *[other] { $count } Mauern sind weg.
    } Du hast noch { $left ->
        [one] eine
       *[other] { $left }
    } zu setzen.
    .prompt = { $count ->
        [one] { $wall } weg.
       *[other] { $count } weg.
    }
drafted-treasure = Schatz auf { $treasure } versteckt.
    .brief = Schatz auf { $treasure }.
    .full = Dein Schatz ist auf { $treasure } versteckt. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    }
    .prompt = Schatz { $treasure }.
drafted-undone = Zurückgenommen. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    } Schatz: { $treasure }.
    .brief = Zurück. Mauern übrig: { $left }, Schatz: { $treasure }.
    .full = Dein letzter Schritt ist zurückgenommen. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    } Schatz: { $treasure }.
    .prompt = Zurück.
drafted-filled = Aufgefüllt. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Mit `fertig` geht die Suche los.
    .brief = Gefüllt. Schatz { $treasure }, Züge: { $moves }.
    .full = Aufgefüllt: Alle Mauern stehen, der Schatz ist auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Mit `liste` hörst du es, mit `zurück` oder entferne änderst du es, mit `fertig` geht die Suche los.
    .prompt = Gefüllt. Schatz { $treasure }.
    .told = Aufgefüllt. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen.
    .told-brief = Gefüllt. Schatz { $treasure }, Züge: { $moves }.
drafted-built = Gebaut. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Weiter mit `fertig`, rückgängig mit `zurück`.
    .brief = Gebaut. Schatz { $treasure }, Züge: { $moves }.
    .full = Dein Labyrinth ist gebaut: Alle Mauern stehen, der Schatz ist auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Mit `liste` hörst du es, mit `zurück` oder entferne änderst du es, mit `fertig` geht die Suche los.
    .prompt = Gebaut: { $treasure }.
    .told = Gebaut. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen.
    .told-brief = Gebaut. Schatz { $treasure }, Züge: { $moves }.
drafted-laid = Labyrinth gelegt. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    } Schatz: { $treasure }.
    .brief = Gelegt. Mauern übrig: { $left }.
    .full = Das Labyrinth ist gelegt. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    } Schatz: { $treasure }.
    .prompt = Gelegt.
    .told = { $left ->
        [0] Labyrinth gebaut. Schatz: { $treasure }.
       *[other] Labyrinth gelegt. Mauern noch zu setzen: { $left }. Schatz: { $treasure }.
    }
drafted-cleared = Das Brett ist leer. Mit `zurück` ist alles wieder da.
    .brief = Leer. Alles wieder da: `zurück`.
    .full = Das Brett ist leer: keine Mauern, nichts versteckt. Mit `zurück` ist alles wieder da.
    .prompt = Leer.
undone-back = Wieder da: { $walls }.
    .brief = Wieder da: { $walls }.
    .full = Wieder da: { $walls }.
    .prompt = Da { $walls }.
undone-gone = Wieder weg: { $walls }.
    .brief = Wieder weg: { $walls }.
    .full = Wieder weg: { $walls }.
    .prompt = Fort { $walls }.
clear-sure = Alles wegnehmen? Tippe `ja` oder `nein`.
    .brief = Alles weg? `Ja` oder `nein`.
    .prompt = Leeren?
nowhere = noch keiner
ready-you = Dein Labyrinth ist fertig.
    .brief = Du bist fertig.
    .full = Dein Labyrinth ist fertig. Daran ändert sich nichts mehr.
    .prompt = Fertig.
ready-other = { $name } hat fertig gebaut.
    .brief = { $name } ist fertig.
    .full = { $name } hat ein Labyrinth gebaut und ist fertig.
    .prompt = { $name } fertig.

# Suchen

begins-you = Ausgelost: Du fängst an. Nenne ein Feld neben Feld 0, etwa `{ $next }`.
    .brief = Du fängst an.
    .full = Ausgelost: Du fängst an. Dein Detektiv steht auf Feld 0. Nenne ein Feld daneben, etwa `{ $next }`.
    .prompt = Du fängst an.
    .told = Ausgelost: Du fängst an.
begins-other = Ausgelost: Es beginnt { $name }. Danach nennst du ein Feld neben { $start }, etwa `{ $next }`.
    .brief = { $name } fängt an, dann du.
    .full = Ausgelost: Den ersten Zug macht { $name }. Dann bist du dran: Nenne ein Feld neben { $start }, etwa `{ $next }`.
    .prompt = { $name } fängt an.
    .told = Ausgelost: Es beginnt { $name }.
begins-both = Ausgelost: Es beginnt { $name }.
    .brief = { $name } fängt an.
    .full = Ausgelost: Den ersten Zug macht { $name }.
    .prompt = { $name } fängt an.
asked-free-again-you = Frei. Du bist auf { $stands }. Noch ein Zug, oder `fertig`.
    .brief = Frei. Du bist auf { $stands }. Noch einer?
    .full = Frei. Du bist jetzt auf { $stands }. Du darfst noch einen zweiten Zug machen oder mit `fertig` aufhören.
    .prompt = Frei.
    .told = Frei. Du bist auf { $stands }.
asked-free-you = Frei. Du bist auf { $stands }.
    .brief = Frei. Du bist auf { $stands }.
    .full = Frei. Du bist jetzt auf { $stands }. Das war dein zweiter Zug.
    .prompt = Frei.
walked-through = Unterwegs: { $moves }.
    .brief = Weg: { $moves }.
    .full = Auf dem Weg hörst du: { $moves }.
    .prompt = { $moves }.
turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name }: { $moves }. { $name } steht auf { $stands }.
    .prompt = { $name } { $moves }.
heard-move = { $field } { $heard }
    .prompt = { $field }
heard-stop = { $field } { $heard }
    .prompt = { $field } { $heard }
heard-done = fertig
asked-wall-you = Mauer vor { $field }. Du bleibst auf { $stands }.
    .brief = Mauer vor { $field }.
    .full = Mauer. Zwischen { $stands } und { $field } steht eine Mauer{ $marked ->
        [no] .
       *[yes] ; sie ist vermerkt.
    } Du bleibst auf { $stands }, und weiter geht es diesmal nicht.
    .prompt = Mauer.
asked-treasure-you = Schatz! Er lag auf { $field }.
    .brief = Schatz auf { $field }!
    .full = Schatz! Er lag auf { $field }, und dein Detektiv hat ihn.
    .prompt = Schatz!
asked-treasure-other = { $name }: { $field }, Schatz!
    .brief = { $name }: { $field }, Schatz!
    .full = { $name } fragt nach { $field } und findet dort den Schatz.
    .prompt = { $name } Schatz!
stopped-you = Du ziehst nicht weiter.
    .brief = Du ziehst nicht weiter.
    .full = Du ziehst diesmal nicht weiter.
    .prompt = Nicht weiter.
stopped-other = { $name } zieht nicht weiter.
    .brief = { $name } zieht nicht weiter.
    .full = { $name } zieht diesmal nicht weiter.
    .prompt = { $name } fertig.
marked = Peilschatz auf { $field }.
    .brief = Peilschatz auf { $field }.
    .full = Dein Peilschatz liegt auf { $field }. Nur du weißt davon.
    .prompt = Peilschatz { $field }.
marked-off = Peilschatz weggenommen.
    .brief = Peilschatz weg.
    .full = Dein Peilschatz liegt auf keinem Feld mehr.
    .prompt = Peilschatz weg.
resigned-you = Du gibst auf.
    .brief = Du gibst auf.
    .full = Du gibst dieses Spiel auf.
    .prompt = Aufgegeben.
resigned-other = { $name } gibt auf.
    .brief = { $name } gibt auf.
    .full = { $name } gibt dieses Spiel auf.
    .prompt = { $name } gibt auf.
won-you = { $asks ->
        [0] Du gewinnst.
        [one] Du gewinnst mit einem Zug. { $loser } hat { $theirs ->
            [0] keinen
            [one] einen
           *[other] { $theirs }
        } gemacht.
       *[other] Du gewinnst mit { $asks } Zügen. { $loser } hat { $theirs ->
            [0] keinen
            [one] einen
           *[other] { $theirs }
        } gemacht.
    }
    .brief = Du gewinnst. Züge: { $asks }, { $loser } { $theirs }.
    .full = Du gewinnst dieses Spiel. Züge: du { $asks }, { $loser } { $theirs }.
    .prompt = Sieg!
lost-you = { $asks ->
        [0] { $name } gewinnt.
        [one] { $name } gewinnt mit einem Zug. Du hast { $theirs ->
            [0] keinen
            [one] einen
           *[other] { $theirs }
        } gemacht.
       *[other] { $name } gewinnt mit { $asks } Zügen. Du hast { $theirs ->
            [0] keinen
            [one] einen
           *[other] { $theirs }
        } gemacht.
    }
    .brief = { $name } gewinnt. Züge: { $asks }, du { $theirs }.
    .full = { $name } gewinnt dieses Spiel. Züge: { $name } { $asks }, du { $theirs }.
    .prompt = Verloren.
won-other = { $asks ->
        [0] { $name } gewinnt.
        [one] { $name } gewinnt mit einem Zug. { $loser } hat { $theirs ->
            [0] keinen
            [one] einen
           *[other] { $theirs }
        } gemacht.
       *[other] { $name } gewinnt mit { $asks } Zügen. { $loser } hat { $theirs ->
            [0] keinen
            [one] einen
           *[other] { $theirs }
        } gemacht.
    }
    .brief = { $name } gewinnt. Züge: { $asks } zu { $theirs }.
    .full = { $name } gewinnt dieses Spiel. Züge: { $name } { $asks }, { $loser } { $theirs }.
    .prompt = { $name } gewinnt.
shown-walls-you = { $count ->
        [one] Dein Labyrinth, eine Mauer:
       *[other] Dein Labyrinth, { $count } Mauern:
    }
shown-walls-other = { $count ->
        [one] Labyrinth von { $name-dative }, eine Mauer:
       *[other] Labyrinth von { $name-dative }, { $count } Mauern:
    }
    .brief = Labyrinth von { $name }, Mauern: { $count }.
shown-you = Dein Schatz lag auf { $treasure }.
    .prompt = Deiner { $treasure }.
shown-other = { $name } hatte den Schatz auf { $treasure }.
    .prompt = { $name } { $treasure }.
shown-way = { $count ->
        [one] Kürzester Weg, ein Zug: { $way }.
       *[other] Kürzester Weg, { $count } Züge: { $way }.
    }
shown-found-you = { $count ->
        [one] Kürzester Weg zu deinem Schatz, ein Zug: { $way }.
       *[other] Kürzester Weg zu deinem Schatz, { $count } Züge: { $way }.
    }
shown-found-other = { $count ->
        [one] Kürzester Weg zum gefundenen Schatz, ein Zug: { $way }.
       *[other] Kürzester Weg zum gefundenen Schatz, { $count } Züge: { $way }.
    }
review-stood = Du warst auf { $field }.
labyrinth-column = Spalte { $column }: { $walls }.

# Auskünfte

status-game-you = Sniff, { $columns } mal { $rows } Felder, { $kind ->
        [dogs] 2 Gräben, 2 Hunde
       *[walls] { $walls } Mauern
    }, du gegen { $name-accusative }.
    .brief = Sniff, { $columns } mal { $rows }. Du und { $name }.
status-game-both = Sniff, { $columns } mal { $rows } Felder, { $kind ->
        [dogs] 2 Gräben, 2 Hunde
       *[walls] { $walls } Mauern
    }, { $first } gegen { $second-accusative }.
    .brief = Sniff. { $first } und { $second }.
due-build = { $left ->
        [0] Du baust. Alle Mauern stehen; mit `fertig` geht die Suche los.
       *[other] Du baust. Mauern noch zu setzen: { $left }.
    }
    .brief = { $left ->
        [0] Du baust. Alle Mauern stehen: `fertig`.
       *[other] Du baust. Mauern übrig: { $left }.
    }
    .prompt = { $left ->
        [0] Alle Mauern stehen.
       *[other] Bau, noch { $left }.
    }
due-build-other = Du bist fertig. { $name } baut noch.
    .prompt = Warte.
due-build-both = Beide bauen.
    .prompt = Beide bauen.
due-other = { $name } ist dran.
    .prompt = { $name } ist dran.
due-first = Du bist dran. Nenne ein Feld neben { $field }.
    .brief = Du bist dran, auf { $field }.
    .prompt = Du bist dran.
due-again = Dein zweiter Zug von { $field } aus, oder `fertig`.
    .brief = Zweiter Zug von { $field }, oder `fertig`.
    .prompt = Zug 2 oder `fertig`.
place-build = { $left ->
        [0] `fertig`?
       *[other] noch { $left }
    }
place-treasure = Schatz?
place-search = { $field }
place-over = Ende
stands-you = Du bist auf { $field }.
stands-other = { $name } ist auf { $field }.
around-ways = Von hier offen nach { $fields }.
around-unknown = Nicht versucht: { $fields }.
status-walls = { $count ->
        [0] Keine Mauer gefunden.
        [one] Eine Mauer gefunden: { $walls }.
       *[other] { $count } Mauern gefunden: { $walls }.
    }
status-ways = { $count ->
        [0] Kein offener Weg bekannt.
        [one] Ein offener Weg bekannt: { $walls }.
       *[other] { $count } offene Wege bekannt: { $walls }.
    }
status-own = Dein eigener Schatz: { $treasure }.
status-own-dogs = Dein eigener Schatz: { $treasure }. Hunde: { $dogs }.
moves-count = { $count ->
        [one] Eine Möglichkeit:
       *[other] { $count } Möglichkeiten:
    }
move-way = `{ $field }`, bekannter Weg.
move-visited = `{ $field }`, von hier nicht versucht.
move-unknown = `{ $field }`, unbekannt.
move-done = `Fertig`: Du ziehst nicht weiter.
walls-count = { $count ->
        [0] Mauern: keine.
        [one] Eine Mauer:
       *[other] { $count } Mauern:
    }
ways-count = { $count ->
        [0] Wege: keine.
        [one] Ein Weg:
       *[other] { $count } Wege:
    }
item = { $item }.
own-labyrinth = { $count ->
        [0] Dein Labyrinth: noch keine Mauer, Schatz: { $treasure }.
        [one] Dein Labyrinth: eine Mauer, Schatz: { $treasure }.
       *[other] Dein Labyrinth: { $count } Mauern, Schatz: { $treasure }.
    }
own-field = { $field } bei dir. Offen: { $open }. Mauern: { $walls }.
shown-field = { $field } bei { $name-dative }. Offen: { $open }. Mauern: { $walls }.
shown-field-ditches = { $field } bei { $name-dative }. Offen: { $open }. Gräben: { $walls }.
shown-field-dog = { $field } bei { $name-dative }: ein Hund. Offen: { $open }. Gräben: { $walls }.
enemy-not-yet = Noch sucht niemand.
enemy-near = { $count ->
        [0] { $name } steht auf deinem Schatz.
        [one] { $name } ist auf { $field }, noch einen Zug vor deinem Schatz.
       *[other] { $name } ist auf { $field }, noch { $count } Züge vor deinem Schatz.
    }
    .brief = { $name } auf { $field }, noch { $count } bis zum Schatz.
enemy-near-out = { $count ->
        [0] { $name } ist draußen.
        [one] { $name } ist auf { $field }, noch einen Zug vor Feld 0.
       *[other] { $name } ist auf { $field }, noch { $count } Züge vor Feld 0.
    }
    .brief = { $name } auf { $field }, noch { $count } bis zu Feld 0.
look-here = Du bist auf { $field }. Wege: { $ways }. Mauern: { $walls }. Nicht versucht: { $unknown }.
look-visited = { $field }, besucht. Wege: { $ways }. Mauern: { $walls }. Nicht versucht: { $unknown }.
look-unvisited = { $field }, nicht besucht. Mauern: { $walls }. Nicht versucht: { $unknown }.
marker-on = Dein Peilschatz liegt auf { $field }.
    .prompt = Peilschatz { $field }.
marker-none = Dein Peilschatz liegt nirgends.
    .prompt = Kein Peilschatz.
score-you = Züge bisher: du { $asks ->
        [0] noch keinen
        [one] einen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] noch keinen
        [one] einen
       *[other] { $theirs }
    }.
    .prompt = Du { $asks }, { $other } { $theirs }.
score-other = Züge bisher: { $name } { $asks ->
        [0] noch keinen
        [one] einen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] noch keinen
        [one] einen
       *[other] { $theirs }
    }.
    .prompt = { $name } { $asks }, { $other } { $theirs }.
check-stones = { $left ->
        [0] Alle Mauern stehen.
        [one] Noch eine Mauer zu setzen.
       *[other] Noch { $left } Mauern zu setzen.
    }
check-treasure = Schatz: { $treasure }.
check-open = { $count ->
        [one] Der Schatz ist einen Zug entfernt.
       *[other] Der Schatz ist { $count } Züge entfernt.
    }
check-closed = Eingemauert. Nimm eine dieser Mauern weg: { $keys }.
check-shut = Eingemauert, und eine Mauer weniger reicht nicht. Um den Schatz: { $walls }.

# Was nicht geht

refusal-spectator = Du hörst hier nur zu.
    .prompt = Du hörst zu.
refusal-game-over = Das Spiel ist zu Ende.
    .prompt = Zu spät.
refusal-not-your-turn = Du bist nicht dran.
    .prompt = Nicht dran.
refusal-still-building = Erst müssen beide Labyrinthe fertig sein.
    .brief = Erst müssen beide fertig sein.
    .prompt = Erst bauen.
refusal-built-already = Bauen und zurücknehmen kannst du nur, bis du fertig sagst.
    .brief = Dein Labyrinth ist schon fertig.
    .prompt = Schon fertig.
refusal-off-board = { $field } liegt nicht auf dem Brett.
    .prompt = Kein { $field }.
refusal-not-neighbours = { $wall }: keine Nachbarn, kein Platz für eine Mauer.
    .brief = { $wall }: keine Nachbarn.
    .prompt = { $wall }: zu weit.
refusal-stands = { $wall }: Da steht schon eine Mauer.
    .brief = { $wall }: Da steht schon eine.
    .prompt = Steht schon.
refusal-no-stone-left = { $wall }: keine Mauer mehr übrig.
    .prompt = Keine mehr.
refusal-no-such-wall = { $wall }: Da steht keine Mauer.
    .prompt = Keine da.
refusal-zero-field = Das geht auf Feld 0 nicht.
    .prompt = Nicht auf 0.
refusal-lies-there = Auf { $field } liegt der Schatz schon.
    .prompt = Da schon.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
    .prompt = Nichts zurück.
refusal-nothing-to-clear = Es ist noch nichts gebaut.
refusal-stones-left = { $left ->
        [one] Setze erst noch eine Mauer, oder tippe `auffüllen`.
       *[other] Setze erst noch { $left } Mauern, oder tippe `auffüllen`.
    }
    .brief = { $left ->
        [one] Es fehlt noch eine Mauer.
       *[other] Es fehlen noch { $left } Mauern.
    }
    .prompt = Mauern fehlen: { $left }.
refusal-no-treasure = Versteck erst den Schatz, zum Beispiel: `schatz B2`.
    .brief = Versteck erst den Schatz.
    .prompt = Kein Schatz.
refusal-closed-off = So führt kein offener Weg ans Ziel. Mit `prüfe` hörst du, warum.
    .brief = Kein Weg ans Ziel; warum, sagt `prüfe`.
    .prompt = Kein Weg ans Ziel.
refusal-too-long = Der offene Weg ist so lang, dass nicht alle Mauern Platz haben. Nimm welche zurück.
    .brief = Weg zu lang; nimm Mauern zurück.
    .prompt = Weg zu lang.
refusal-nothing-to-fill = Es fehlt nichts. Mit `fertig` geht die Suche los.
    .brief = Es fehlt nichts; tippe `fertig`.
    .prompt = Nichts fehlt.
refusal-no-move-yet = Nenne erst ein Feld; aufhören kannst du nach frei.
    .brief = Nenne erst ein Feld.
    .prompt = Erst ziehen.
refusal-stands-there = Auf { $field } bist du schon.
    .prompt = Da bist du.
refusal-too-many-moves = { $left ->
        [one] Du hast jetzt nur noch einen Zug.
       *[other] Mehr als { $left } Züge auf einmal hast du nicht.
    }
    .brief = Züge übrig: { $left }.
    .prompt = Nur { $left } übrig.
refusal-too-far = { $to } liegt nicht neben { $from }.
    .prompt = { $to } zu weit.
refusal-known-wall = Die Mauer zwischen { $from } und { $to } kennst du schon. Du bist noch dran.
    .brief = Bekannte Mauer von { $from } nach { $to }.
    .prompt = Bekannt.
refusal-other-size = Dieses Labyrinth ist für ein Brett von { $size }.
    .brief = Es ist für ein Brett von { $size }.
    .prompt = Brett { $size }.
refusal-marker-there = Da liegt der Peilschatz schon.
    .prompt = Da schon.
misread-wall-missing = Welche Mauer? Zum Beispiel `C3 B3`.
    .prompt = Mauer?
misread-field-missing = Welches Feld? Zum Beispiel `B3`.
    .prompt = Feld?
misread-field = "{ $word }" ist kein Feld. Felder heißen so: B3.
    .brief = "{ $word }" ist kein Feld.
    .prompt = Kein Feld.
misread-one-field = Ein Feld auf einmal, etwa `B3`.
    .prompt = Ein Feld.
misread-odd-field = { $field } ist nur eine halbe Mauer. Eine Mauer hat zwei Felder, etwa `C3 B3`.
    .brief = { $field } ist nur eine halbe Mauer.
    .prompt = Halbe Mauer.

# Hilfe

help-build = Nenne für jede Mauer zwei Nachbarfelder, auch mehrere in einer Zeile: `C3 B3 A1 A2`. 0 ist das lange Feld neben der Spalte { $last }.
    Befehle: `schatz B2`, `entferne C3 B3`, `zurück`, `leeren`, `liste`, `prüfe`, `auffüllen`, `baue`, `lade`, `fertig`.
    Mehr: `stand`, `schau B3`, `hilfe alle`, `regeln`.
help-search = Nenne ein Feld neben deinem, etwa `B3`. Nach frei darfst du noch einmal ziehen oder mit `fertig` aufhören. Zwei Felder in einer Zeile sind zwei Züge, und bei einem bekannten Weg genügt das letzte.
    Frag: `stand`, `schau B3`, `züge`, `mauern`, `wege`, `peilschatz`, `mein`, `gegner`, `punkte`, `zuletzt`, `verlauf`, `notiz`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-over = Das Spiel ist zu Ende. Frag: `stand`, `schau B3`, `mein`, `verlauf`, `zuletzt`; mit `mauern` hörst du beide Labyrinthe.

# Labyrinthe in eigenen Dateien

sheet-name = Gib dem Labyrinth einen Namen aus einem Wort, zum Beispiel `speichern labyrinth schlange`.
    .brief = Ein Wort: `speichern labyrinth schlange`.
    .prompt = Ein Wort.
sheet-count = { $count ->
        [0] Labyrinthe: keine.
        [one] Ein Labyrinth:
       *[other] { $count } Labyrinthe:
    }
sheet-missing = Es gibt weder ein Labyrinth noch eine Datei namens { $name }.
    .brief = { $name } gibt es nicht.
    .prompt = Nicht da.
sheet-no-text = { $name } ist keine Textdatei.
    .prompt = Kein Text.
sheet-folder-closed = Der Ordner der Labyrinthe lässt sich nicht lesen.
    .brief = Ordner nicht lesbar.
    .prompt = Nicht lesbar.

# Tipps: was zu tun ist, und warum

hint-step = `Nenne { $field }`.
hint-step-on = `Nenne { $field }`, auf dem Weg nach { $aim }, das sind { $moves } Züge{ $known ->
        [0] .
       *[other] {" "}auf bekannten Wegen.
    }
    .brief = `Nenne { $field }`, nach { $aim }, { $moves } Züge.
    .prompt = `Nenne { $field }`.
hint-step-on-from = `Nenne { $field }`, auf dem Weg nach { $aim } über { $from }, das sind { $moves } Züge{ $known ->
        [0] .
       *[other] {" "}auf bekannten Wegen.
    }
    .brief = `Nenne { $field }`, nach { $aim } über { $from }, { $moves } Züge.
    .prompt = `Nenne { $field }`.
hint-treasure = Tippe `{ $command } { $field }`.
hint-why-build = { $left ->
        [one] Ein Teil fehlt noch, und wohin der Zufall es setzt, errät niemand.
       *[other] { $left } Teile fehlen noch, und wohin der Zufall sie setzt, errät niemand.
    }
    .brief = { $left ->
        [one] Das letzte Teil setzt der Zufall.
       *[other] { $left } Teile setzt der Zufall.
    }
hint-why-closed = Es fehlt nichts, aber so lässt es sich nicht durchsuchen. Der Zufall baut eins, bei dem es geht.
    .brief = So lässt es sich nicht durchsuchen.
hint-why-ready = { $moves ->
        [one] Es fehlt nichts. Dein Gegner braucht mindestens einen Zug.
       *[other] Es fehlt nichts. Dein Gegner braucht mindestens { $moves } Züge.
    }
    .brief = { $moves ->
        [one] Vollständig. Kürzester Weg: ein Zug.
       *[other] Vollständig. Kürzester Weg: { $moves } Züge.
    }
hint-why-stop = Kein bekannter Weg führt auf ein unbekanntes Feld.
    .brief = Kein Weg führt noch ins Unbekannte.
hint-why-hide = { $moves ->
        [one] Dein Gegner ist mindestens einen Zug davon weg.
       *[other] Dein Gegner ist mindestens { $moves } Züge davon weg.
    }
    .brief = { $moves ->
        [one] Für deinen Gegner einen Zug weit.
       *[other] Für deinen Gegner { $moves } Züge weit.
    }
hint-why-hide-any = Es ist eins von { $count } Feldern, und dein Gegner weiß nicht, welches.
    .brief = Eins von { $count }, niemand weiß welches.
hint-why-must = Der Schatz kann nur auf { $aim } sein.
hint-why-must-near = { $moves ->
        [one] Der Schatz kann nur auf { $goal } sein, neben { $aim }.
       *[other] Der Schatz kann nur auf { $goal } sein, mindestens { $moves } Züge von { $aim } entfernt.
    }
    .brief = Der Schatz kann nur auf { $goal } sein.
hint-why-must-near-sure = { $moves ->
        [one] Der Schatz kann nur auf { $goal } sein, neben { $aim }.
       *[other] Der Schatz kann nur auf { $goal } sein, und zwar { $moves } Züge von { $aim } entfernt.
    }
    .brief = Der Schatz kann nur auf { $goal } sein.
hint-why-out = Steht vor { $aim } keine Mauer, bist du draußen.
    .brief = Ohne Mauer bist du draußen.
hint-why-out-near = Über { $aim } sind es { $moves } Züge zu Feld 0, wenn keine Mauer im Weg ist, über { $other } mindestens { $others }.
    .brief = Über { $aim } { $moves } Züge, über { $other } { $others }.
hint-why-out-sure = Alle Mauern sind bekannt, und keine ist im Weg: Damit bist du draußen.
    .brief = Keine Mauer mehr: Du bist draußen.
hint-why-out-near-sure = Alle Mauern sind bekannt: Über { $aim } sind es { $moves } Züge zu Feld 0, über { $other } sind es { $others }.
    .brief = Sicher: über { $aim } { $moves }, über { $other } { $others }.
hint-why-risk = In { $count } von { $all } Fällen ist ein Hund auf { $aim }, und sicherer ist kein Feld.
    .brief = Hund auf { $aim }: { $count } von { $all } Fällen.
hint-why-safe = { $aim } ist das nächste unbekannte Feld, auf dem sicher kein Hund ist.
    .brief = Nächstes Feld ohne Hund: { $aim }.
hint-why-one-of = Der Schatz kann noch auf { $count } Feldern sein, und { $aim } ist eins davon.
    .brief = { $aim } ist 1 von { $count } möglichen.
hint-why-toward = Der Schatz kann noch auf { $count } Feldern sein; über { $aim } sind es, wenn der Weg frei ist, { $moves } Züge zum nächsten davon, über { $other } mindestens { $others }.
    .brief = Über { $aim } { $moves } Züge, über { $other } { $others }.
hint-why-smell-even = Der Schatz kann noch auf { $count } Feldern sein; über { $other } dauert es im Schnitt gleich lang.
    .brief = { $other } wäre genauso gut.
hint-why-smell-faster = Der Schatz kann noch auf { $count } Feldern sein; über { $aim } { $alone ->
        [0] geht es im Schnitt { $turns } Runden schneller
       *[other] brauchst du im Schnitt { $turns } Züge weniger
    } als über { $other }.
    .brief = { $alone ->
        [0] { $turns } Runden schneller als { $other }.
       *[other] { $turns } Züge schneller als { $other }.
    }
hint-why-smell-played = Der Schatz kann noch auf { $count } Feldern sein; soweit ich sehe, ist { $other } nicht besser.
    .brief = { $other } scheint mir nicht besser.
hint-why-part = Über { $aim } kommst du zu { $count ->
        [one] einem
       *[other] { $count }
    } der { $all } { $again ->
        [0] unbekannten Felder
       *[other] Felder, auf denen der neue Schatz sein kann
    }, { $aim } mitgezählt; { $left ->
        [one] das letzte liegt getrennt davon.
       *[other] die übrigen liegen getrennt davon.
    }
    .brief = Ab { $aim }: { $count } von { $all } { $again ->
        [0] unbekannten
       *[other] möglichen
    }.
hint-why-pocket = { $count ->
        [one] { $aim } ist von den übrigen { $again ->
            [0] unbekannten Feldern
           *[other] Feldern, auf denen der neue Schatz sein kann,
        } getrennt: Lässt du es jetzt aus, musst du vielleicht noch einmal herkommen.
       *[other] { $aim } gehört zu { $count } { $again ->
            [0] unbekannten Feldern,
           *[other] Feldern, auf denen der neue Schatz sein kann und
        } die von den übrigen getrennt sind: Lässt du sie jetzt aus, musst du vielleicht noch einmal herkommen.
    }
    .brief = { $aim } liegt für sich: jetzt fragen.
hint-why-nearest = Kein anderes { $again ->
        [0] unbekanntes Feld ist so nah
       *[other] Feld für den neuen Schatz ist so nah
    } wie { $aim }.
    .brief = Keins ist so nah wie { $aim }.
hint-why-only-door = Weiter geht es nur über { $aim }.
hint-why-only = { $all ->
        [one] { $again ->
            [0] { $aim } ist das letzte unbekannte Feld.
           *[other] Nur auf { $aim } kann der neue Schatz noch sein.
        }
       *[other] Zu allen { $all } { $again ->
            [0] unbekannten Feldern geht
           *[other] Feldern, auf denen der neue Schatz sein kann, geht
        } es nur über { $aim }.
    }
    .brief = Weiter geht es nur über { $aim }.
hint-why-near = Am zweitbesten wäre { $other }, aber bis dorthin sind es { $moves } Züge{ $known ->
        [0] .
       *[other] {" "}auf bekannten Wegen.
    }
    .brief = { $known ->
        [0] { $other } wären { $moves } Züge.
       *[other] { $other }: { $moves } Züge auf bekannten Wegen.
    }
hint-why-soonest = { $alone ->
        [0] Im Schnitt geht es so { $turns } Runden schneller als über { $other }
       *[other] Im Schnitt brauchst du so { $turns } Züge weniger als über { $other }
    }, auch wenn das näher ist.
    .brief = { $alone ->
        [0] { $turns } Runden schneller als { $other }.
       *[other] { $turns } Züge schneller als { $other }.
    }
hint-why-soonest-more = { $count ->
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }, von { $other } zu keinem
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }, von { $other } { $others ->
            [0] zu keinem
            [one] nur zu einem
           *[other] nur zu { $others }
        }
    }; { $alone ->
        [0] über { $aim } geht es im Schnitt { $turns } Runden schneller
       *[other] über { $aim } sparst du im Schnitt { $turns } Züge
    }, auch wenn { $other } näher ist.
    .brief = { $alone ->
        [0] { $turns } Runden schneller als { $other }.
       *[other] { $turns } Züge schneller als { $other }.
    }
hint-why-detour = { $aim } liegt neben dir, aber wenn du von { $from } aus danach fragst, { $alone ->
        [0] geht es im Schnitt
       *[other] brauchst du im Schnitt
    } { $least ->
        [0] { $turns }
       *[other] mindestens { $turns }
    } { $alone ->
        [0] Runden schneller.
       *[other] Züge weniger.
    }
    .brief = Von { $from } aus: { $turns } { $alone ->
        [0] Runden schneller.
       *[other] Züge weniger.
    }
hint-why-more = { $count ->
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }, von { $other } zu keinem.
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }, von { $other } { $others ->
            [0] zu keinem
            [one] nur zu einem
           *[other] nur zu { $others }
        }.
    }
    .brief = { $again ->
        [0] Neu dahinter
       *[other] Möglich dahinter
    }: { $count }, bei { $other }: { $others }.
hint-why-more-far = { $count ->
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }; { $other } ist näher, aber von dort geht es zu keinem.
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }; { $other } ist näher, aber von dort geht es { $others ->
            [0] zu keinem
            [one] nur zu einem
           *[other] nur zu { $others }
        }.
    }
    .brief = { $again ->
        [0] Neu dahinter
       *[other] Möglich dahinter
    }: { $count }, bei { $other }: { $others }.
hint-why-leads = { $count ->
        [0] { $aim } ist eins von { $all } { $again ->
            [0] unbekannten Feldern
           *[other] Feldern, auf denen der neue Schatz sein kann,
        } und führt zu keinem anderen weiter.
        [one] Von { $aim } geht es zu einem von { $all } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }.
       *[other] Von { $aim } geht es zu { $count } von { $all } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }.
    }
    .brief = { $again ->
        [0] Ab { $aim } geht es zu { $count } neuen.
       *[other] Ab { $aim } geht es zu { $count } möglichen.
    }
hint-why-played = { $count ->
        [0] Von { $aim } geht es zu keinem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }
    }; soweit ich sehe, ist { $safe ->
        [0] kein Feld
       *[other] kein gleich sicheres Feld
    } besser.
    .brief = { $count ->
        [0] Sackgasse; { $safe ->
            [0] kein Feld ist besser.
           *[other] kein so sicheres ist besser.
        }
       *[other] Zu { $count } weiter; { $safe ->
            [0] kein Feld ist besser.
           *[other] kein so sicheres besser.
        }
    }
hint-why-faster = { $count ->
        [0] Weder von { $aim } noch von { $other } geht es zu { $again ->
            [0] einem unbekannten Feld
           *[other] einem Feld, auf dem der neue Schatz sein kann,
        } weiter; { $alone ->
            [0] über { $aim } geht es im Schnitt { $turns } Runden schneller.
           *[other] über { $aim } brauchst du im Schnitt { $turns } Züge weniger.
        }
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }, von { $other } auch zu einem; { $alone ->
            [0] über { $aim } geht es im Schnitt { $turns } Runden schneller.
           *[other] über { $aim } brauchst du im Schnitt { $turns } Züge weniger.
        }
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }, von { $other } auch zu { $count }; { $alone ->
            [0] über { $aim } geht es im Schnitt { $turns } Runden schneller.
           *[other] über { $aim } brauchst du im Schnitt { $turns } Züge weniger.
        }
    }
    .brief = { $alone ->
        [0] { $turns } Runden schneller als { $other }.
       *[other] { $turns } Züge schneller als { $other }.
    }
hint-why-leads-less = { $count ->
        [0] Von { $aim } geht es zu { $again ->
            [0] keinem unbekannten Feld weiter
           *[other] keinem Feld weiter, auf dem der neue Schatz sein kann
        }, von { $other } zu { $others ->
            [one] einem
           *[other] { $others }
        }; trotzdem { $alone ->
            [0] geht es über { $aim } im Schnitt { $turns } Runden schneller.
           *[other] brauchst du über { $aim } im Schnitt { $turns } Züge weniger.
        }
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }, von { $other } zu { $others ->
            [one] einem
           *[other] { $others }
        }; trotzdem { $alone ->
            [0] geht es über { $aim } im Schnitt { $turns } Runden schneller.
           *[other] brauchst du über { $aim } im Schnitt { $turns } Züge weniger.
        }
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }, von { $other } zu { $others ->
            [one] einem
           *[other] { $others }
        }; trotzdem { $alone ->
            [0] geht es über { $aim } im Schnitt { $turns } Runden schneller.
           *[other] brauchst du über { $aim } im Schnitt { $turns } Züge weniger.
        }
    }
    .brief = { $alone ->
        [0] { $turns } Runden schneller als { $other }.
       *[other] { $turns } Züge schneller als { $other }.
    }
hint-why-leads-even = { $count ->
        [0] Von { $aim } geht es zu keinem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }
        [one] Von { $aim } geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }
       *[other] Von { $aim } geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }
    }, von { $other } zu { $others ->
        [0] keinem
        [one] einem
       *[other] { $others }
    }; im Schnitt dauert beides gleich lang.
    .brief = { $other } wäre genauso gut.
hint-why-even = Über { $aim } und über { $other } dauert es im Schnitt gleich lang.
    .brief = { $other } wäre genauso gut.
hint-why-leads-played = { $less ->
        [1] Soweit ich sehe, ist { $other } nicht besser{ $nearer ->
            [0] .
           *[other] , auch wenn es näher ist.
        }
       *[other] { $count ->
            [0] Von { $aim } geht es zu keinem { $again ->
                [0] unbekannten Feld weiter
               *[other] Feld weiter, auf dem der neue Schatz sein kann
            }
            [one] Von { $aim } geht es zu einem { $again ->
                [0] unbekannten Feld weiter
               *[other] Feld weiter, auf dem der neue Schatz sein kann
            }
           *[other] Von { $aim } geht es zu { $count } { $again ->
                [0] unbekannten Feldern weiter
               *[other] Feldern weiter, auf denen der neue Schatz sein kann
            }
        }, von { $other } zu { $others ->
            [0] keinem
            [one] einem
           *[other] { $others }
        }; soweit ich sehe, ist { $other } nicht besser{ $nearer ->
            [0] .
           *[other] , auch wenn es näher ist.
        }
    }
    .brief = { $other } scheint mir nicht besser.
hint-why-blind = { $zero ->
        [0] Neben dir sind { $count } Felder, und nichts spricht für eins davon.
       *[other] Auf Feld 0 liegt kein Schatz, und zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
    }
    .brief = { $count } Felder, nichts spricht für eins.
hint-why-blind-zero = Auf Feld 0 liegt kein Schatz, aber von dort kommst du zu anderen Feldern.
    .brief = Kein Schatz dort, aber andere Wege.
hint-why-blind-wall = { $zero ->
        [0] { $count ->
            [one] Vor { $field } bist du eben an eine Mauer gestoßen; neben dir ist noch ein anderes Feld.
           *[other] Vor { $field } bist du eben an eine Mauer gestoßen; zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
        }
       *[other] { $count ->
            [one] Vor { $field } bist du eben an eine Mauer gestoßen, und auf Feld 0 liegt kein Schatz; neben dir ist noch ein anderes Feld.
           *[other] Vor { $field } bist du eben an eine Mauer gestoßen, und auf Feld 0 liegt kein Schatz; zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
        }
    }
    .brief = Nicht { $field }, Mauer; { $zero ->
        [0] { $count ->
            [one] 1 bleibt.
           *[other] { $count } bleiben.
        }
       *[other] auch 0 nicht.
    }
hint-why-blind-wall-from = { $zero ->
        [0] { $count ->
            [one] Vor { $field } bist du eben an eine Mauer gestoßen, und von { $from } kommst du; neben dir ist noch ein anderes Feld.
           *[other] Vor { $field } bist du eben an eine Mauer gestoßen, und von { $from } kommst du; zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
        }
       *[other] { $count ->
            [one] Vor { $field } bist du eben an eine Mauer gestoßen, von { $from } kommst du, und auf Feld 0 liegt kein Schatz; neben dir ist noch ein anderes Feld.
           *[other] Vor { $field } bist du eben an eine Mauer gestoßen, von { $from } kommst du, und auf Feld 0 liegt kein Schatz; zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
        }
    }
    .brief = Mauer vor { $field }, du kommst von { $from }.
hint-why-blind-wall-back = Vor { $field } bist du eben an eine Mauer gestoßen; zurück nach { $from }, woher du kommst, ist sicher offen.
    .brief = Mauer vor { $field }; der Rückweg ist offen.
hint-why-blind-back = { $zero ->
        [0] { $count ->
            [one] Du kommst gerade von { $field }; neben dir ist noch ein anderes Feld.
           *[other] Du kommst gerade von { $field }; zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
        }
       *[other] { $count ->
            [one] Du kommst gerade von { $field }, und auf Feld 0 liegt kein Schatz; neben dir ist noch ein anderes Feld.
           *[other] Du kommst gerade von { $field }, und auf Feld 0 liegt kein Schatz; zwischen den anderen { $count } Feldern neben dir sehe ich keinen Unterschied.
        }
    }
    .brief = Du kommst von { $field }; { $zero ->
        [0] { $count ->
            [one] 1 bleibt.
           *[other] { $count } bleiben.
        }
       *[other] auch 0 nicht.
    }
hint-why-blind-met = Von hier aus bist du schon gegen { $count ->
        [one] die Mauer
       *[other] die Mauern
    } vor { $fields } gelaufen.
    .brief = Bekannte Mauern: vor { $fields }.
hint-why-blind-growl = Es hat geknurrt, und auf { $field } kann kein Hund sein.
    .brief = Auf { $field } kann kein Hund sein.

# Ein Schritt mehr, für die Frage warum

hint-second = { $moves ->
        [one] Am zweitbesten ist { $other }: Das dauert im Schnitt { $turns } Runden länger.
       *[other] Am zweitbesten ist { $other }, noch { $moves } Züge { $known ->
            [0] entfernt
           *[other] auf bekannten Wegen entfernt
        }: Das dauert im Schnitt { $turns } Runden länger.
    }
    .brief = { $other }: { $turns } Runden länger.
hint-second-by = Über { $other } dauert es im Schnitt { $turns } Runden länger.
    .brief = { $other }: { $turns } Runden länger.
hint-second-by-alone = Über { $other } kostet es im Schnitt { $turns } Züge mehr.
    .brief = { $other }: { $turns } Züge mehr.
hint-second-alone = { $moves ->
        [one] Am zweitbesten ist { $other }: Das kostet im Schnitt { $turns } Züge mehr.
       *[other] Am zweitbesten ist { $other }, noch { $moves } Züge { $known ->
            [0] entfernt
           *[other] auf bekannten Wegen entfernt
        }: Das kostet im Schnitt { $turns } Züge mehr.
    }
    .brief = { $other }: { $turns } Züge mehr.
hint-second-same = { $moves ->
        [one] { $other } ist genauso gut: Im Schnitt dauert es gleich lang.
       *[other] { $other }, noch { $moves } Züge { $known ->
            [0] entfernt
           *[other] auf bekannten Wegen entfernt
        }, ist genauso gut: Im Schnitt dauert es gleich lang.
    }
    .brief = { $other } ist genauso gut.
hint-second-from = Willst du lieber nach { $other }, dann frag am besten von { $from } aus danach.
    .brief = { $other } von { $from } aus.
hint-second-safe = { $count ->
        [0] Nicht gefährlicher ist { $other }{ $moves ->
            [0] ;
            [one] , noch einen Zug entfernt;
           *[other] , noch { $moves } Züge { $known ->
            [0] entfernt
           *[other] auf bekannten Wegen entfernt
        };
        } von dort geht es zu { $again ->
            [0] keinem unbekannten Feld weiter
           *[other] keinem Feld weiter, auf dem der neue Schatz sein kann
        }{ $more ->
            [0] .
           *[other] ; soweit ich sehe, ist das aber nicht besser.
        }
        [one] Nicht gefährlicher ist { $other }{ $moves ->
            [0] ;
            [one] , noch einen Zug entfernt;
           *[other] , noch { $moves } Züge { $known ->
            [0] entfernt
           *[other] auf bekannten Wegen entfernt
        };
        } von dort geht es zu einem { $again ->
            [0] unbekannten Feld weiter
           *[other] Feld weiter, auf dem der neue Schatz sein kann
        }{ $more ->
            [0] .
           *[other] ; soweit ich sehe, ist das aber nicht besser.
        }
       *[other] Nicht gefährlicher ist { $other }{ $moves ->
            [0] ;
            [one] , noch einen Zug entfernt;
           *[other] , noch { $moves } Züge { $known ->
            [0] entfernt
           *[other] auf bekannten Wegen entfernt
        };
        } von dort geht es zu { $count } { $again ->
            [0] unbekannten Feldern weiter
           *[other] Feldern weiter, auf denen der neue Schatz sein kann
        }{ $more ->
            [0] .
           *[other] ; soweit ich sehe, ist das aber nicht besser.
        }
    }
    .brief = { $moves ->
        [0] Nicht gefährlicher: { $other }.
        [one] Nicht gefährlicher: { $other }, ein Zug.
       *[other] Nicht gefährlicher: { $other }, { $moves } Züge.
    }
hint-expect = Im Schnitt sind es { $out ->
        [0] bis zum Schatz
       *[other] bis nach draußen
    } noch { $turns } Runden.
    .brief = Noch etwa { $turns } Runden.
hint-expect-alone = Im Schnitt sind es { $out ->
        [0] bis zum Schatz
       *[other] bis nach draußen
    } noch { $turns } Züge.
    .brief = Noch etwa { $turns } Züge.
hint-odds = Nicht versuchte Plätze für Mauern: { $borders }; davon mit Mauer: { $walls ->
        [0] keiner
       *[other] { $walls }
    }.
    .brief = Unversucht: { $borders }, davon Mauern: { $walls }.
hint-odds-dogs = Nicht versuchte Plätze für Gräben: { $borders }; davon mit Graben: { $walls ->
        [0] keiner
       *[other] { $walls }
    }.
    .brief = Unversucht: { $borders }, davon Gräben: { $walls }.
hint-no-dog = Auf { $aim } kann kein Hund sein.
hint-no-dog-nearer = Auf { $aim } kann kein Hund sein; näher bei dir vielleicht schon, auf { $fields }.
    .brief = Kein Hund auf { $aim }; vielleicht { $fields }.
hint-shortcut = Liegt kein Graben dazwischen, reichen { $moves } Züge; ein Graben würfe dich aber auf Feld 0 zurück.
    .brief = Ohne Graben dazwischen: { $moves } Züge.
hint-dogs = Ein Hund kann hier sein: { $fields }.
    .brief = Vielleicht ein Hund: { $fields }.
hint-dogs-sure = { $count ->
        [one] Auf { $fields } muss ein Hund sein.
       *[other] Hunde müssen hier sein: { $fields }.
    }

# Blätter

sheet-empty = Das Labyrinth ist noch leer: keine Mauer, kein Schatz.
    .brief = Es ist noch leer.
    .prompt = Noch leer.

# Die Stufen

levels-here = Bei Sniff: leicht übersieht Öffnungen und baut aufs Geratewohl. Normal geht immer zum nächsten neuen Feld. Ab Stufe 7 vergleicht der Computer Labyrinthe, die zu allen Antworten passen, und baut welche, die schwer abzusuchen sind. Auf Stufe 9 rechnet er außerdem damit, dass du ihm die Suche lang machen willst.
    .brief = Ab 7 zählt jede Antwort.

# Womit man prahlt

best-sniff-moves = Schnellste Suche: { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }, in { $game }, { $when }.
    .brief = { $count ->
        [one] Am schnellsten: ein Zug, { $game }.
       *[other] Am schnellsten: { $count } Züge, { $game }.
    }
best-sniff-walls = Die wenigsten Stöße gegen Mauern, bis du da warst: { $count }, in { $game }, { $when }.
    .brief = Wenigste Mauern: { $count }, { $game }.

# Was man am Anfang tut

help-first-build = Für den Anfang tippe `baue` und dann `fertig`: Ich baue dein Labyrinth für dich.
help-first-search = Für den Anfang: Mit `züge` hörst du, welche Felder neben dir liegen. Tippe eins davon, dann hörst du, was dort ist.

# Der Tutor: was ein Schritt kostet

tutor-turns = Das dauert im Schnitt { $turns } Runden länger.
    .brief = { $turns } Runden länger.
tutor-dogs = Weg und Hunde zusammengerechnet ist das schlechter.
    .brief = Schlechter, die Hunde mitgerechnet.
tutor-moves = Das kostet im Schnitt { $turns } Züge mehr.
    .brief = { $turns } Züge mehr.

# Überschriften über Zeilen, die man wählen kann.

choices-build = Dein Labyrinth
choices-row = Reihe { $row }
choices-field = { $field }
