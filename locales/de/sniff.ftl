# Sniff, das verborgene Labyrinth.
# Jede Ansage hat vier Fassungen: ihre eigene (normal), .brief, .full und .prompt für die Eingabezeile einer Braillezeile.

game-sniff = Sniff, das verborgene Labyrinth

# Am Anfang

intro-you = Sniff, { $columns } mal { $rows } Felder, du gegen { $name }.
    .brief = Sniff, { $columns } mal { $rows }. Du und { $name }.
    .full = Sniff, das verborgene Labyrinth, auf { $columns } mal { $rows } Feldern { $kind ->
        [dogs] mit je 2 Gräben und 2 Hunden
       *[walls] mit je { $walls } Mauern
    }. Du spielst gegen: { $name }.
    .prompt = Sniff.
intro-both = Sniff, { $columns } mal { $rows } Felder, { $first } gegen { $second }.
    .brief = Sniff. { $first } und { $second }.
    .full = Sniff, das verborgene Labyrinth, auf { $columns } mal { $rows } Feldern { $kind ->
        [dogs] mit je 2 Gräben und 2 Hunden
       *[walls] mit je { $walls } Mauern
    }. Es spielen { $first } und { $second }.
    .prompt = Sniff.
intro-build = Bau dein Labyrinth: { $walls } Mauern, 1 Schatz. Mit baue mache ich es für dich.
    .brief = Bau: { $walls } Mauern, 1 Schatz.
    .prompt = Bau { $walls } Mauern.
    .full = Bau dein Labyrinth: { $walls } Mauern und 1 Schatz. Eine Mauer heißt nach den zwei Feldern, die sie trennt, etwa E4 D4. Mit baue mache ich es für dich, mit fertig ist es fertig.

# Bauen

drafted-walls = { $count ->
        [one] Mauer steht, noch { $left }.
       *[other] { $count } Mauern stehen, noch { $left }.
    }
    .brief = { $count ->
        [one] Steht, noch { $left }.
       *[other] { $count } stehen, noch { $left }.
    }
    .full = { $count ->
        [one] Die Mauer steht. Du hast noch { $left } zu setzen.
       *[other] { $count } Mauern stehen. Du hast noch { $left } zu setzen.
    }
    .prompt = { $count ->
        [one] Steht.
       *[other] { $count } stehen.
    }
drafted-removed = { $count ->
        [one] Mauer entfernt, noch { $left }.
       *[other] { $count } Mauern entfernt, noch { $left }.
    }
    .brief = { $count ->
        [one] Entfernt, noch { $left }.
       *[other] { $count } entfernt, noch { $left }.
    }
    .full = { $count ->
        [one] Die Mauer ist weg. Du hast noch { $left } zu setzen.
       *[other] { $count } Mauern sind weg. Du hast noch { $left } zu setzen.
    }
    .prompt = { $count ->
        [one] Entfernt.
       *[other] { $count } entfernt.
    }
drafted-treasure = Schatz auf { $treasure } versteckt.
    .brief = Schatz auf { $treasure }.
    .full = Dein Schatz ist auf { $treasure } versteckt. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern hast du noch { $left }.
    }
    .prompt = Schatz { $treasure }.
drafted-undone = Letzter Schritt zurückgenommen. Noch { $left } Mauern, Schatz: { $treasure }.
    .brief = Zurück. Noch { $left }, Schatz: { $treasure }.
    .full = Dein letzter Schritt ist zurückgenommen. Du hast noch { $left } Mauern zu setzen. Schatz: { $treasure }.
    .prompt = Zurück.
drafted-filled = Aufgefüllt. Alle Mauern stehen, Schatz auf { $treasure }. Mit fertig geht die Suche los.
    .brief = Aufgefüllt. Schatz auf { $treasure }.
    .full = Aufgefüllt: alle Mauern stehen, der Schatz ist auf { $treasure }. Mit liste hörst du es, mit zurück oder entferne änderst du es, mit fertig geht die Suche los.
    .prompt = Gefüllt. Schatz { $treasure }.
drafted-built = Gebaut. Alle Mauern stehen, Schatz auf { $treasure }. Mit fertig geht die Suche los.
    .brief = Gebaut. Schatz auf { $treasure }.
    .full = Dein Labyrinth ist gebaut: alle Mauern stehen, der Schatz ist auf { $treasure }. Mit liste hörst du es, mit zurück oder entferne änderst du es, mit fertig geht die Suche los.
    .prompt = Gebaut. Schatz { $treasure }.
drafted-laid = Labyrinth gelegt, noch { $left } Mauern, Schatz: { $treasure }.
    .brief = Gelegt. Noch { $left }.
    .full = Das Labyrinth ist gelegt. Du hast noch { $left } Mauern zu setzen. Schatz: { $treasure }.
    .prompt = Gelegt.
nowhere = noch keiner
ready-you = Dein Labyrinth ist fertig.
    .brief = Du bist fertig.
    .full = Dein Labyrinth ist fertig. Daran ändert sich nichts mehr.
    .prompt = Fertig.
ready-other = { $name } ist fertig.
    .brief = { $name } ist fertig.
    .full = { $name } hat ein Labyrinth gebaut und ist fertig.
    .prompt = { $name } fertig.

# Suchen

begins-you = Das Los sagt: du fängst an. Nenne ein Feld neben 0, etwa { $next }.
    .brief = Du fängst an.
    .full = Das Los sagt: du fängst an. Dein Detektiv steht auf dem Nullfeld, 0. Nenne ein Feld daneben, etwa { $next }.
    .prompt = Du fängst an.
begins-other = Das Los sagt: { $name } fängt an.
    .brief = { $name } fängt an.
    .full = Das Los sagt: { $name } macht den ersten Zug.
    .prompt = { $name } fängt an.
asked-free-again-you = Frei. Du bist auf { $stands }. Noch ein Zug, oder fertig.
    .brief = Frei. Du bist auf { $stands }. Noch einer.
    .full = Frei. Du bist jetzt auf { $stands }. Du darfst noch einen zweiten Zug machen oder mit fertig aufhören.
    .prompt = Frei.
asked-free-you = Frei. Du bist auf { $stands }.
    .brief = Frei. Du bist auf { $stands }.
    .full = Frei. Du bist jetzt auf { $stands }. Das war dein zweiter Zug.
    .prompt = Frei.
asked-free-other = { $name }: { $field }, frei.
    .brief = { $name }: { $field }, frei.
    .full = { $name } fragt nach { $field }: frei, und steht jetzt dort.
    .prompt = { $name } { $field }.
asked-wall-you = Mauer vor { $field }. Du bleibst auf { $stands }.
    .brief = Mauer. Du bleibst auf { $stands }.
    .full = Mauer. Zwischen { $stands } und { $field } steht eine Mauer{ $marked ->
        [no] .
       *[yes] ; sie ist vermerkt.
    } Du bleibst auf { $stands }, und dein Zug ist zu Ende.
    .prompt = Mauer.
asked-wall-other = { $name }: { $field }, Mauer.
    .brief = { $name }: { $field }, Mauer.
    .full = { $name } fragt nach { $field }: Mauer. { $name } bleibt auf { $stands }, und der Zug ist zu Ende.
    .prompt = { $name } Mauer.
asked-treasure-you = Schatz! Er lag auf { $field }.
    .brief = Schatz auf { $field }!
    .full = Schatz! Er lag auf { $field }, und dein Detektiv hat ihn.
    .prompt = Schatz!
asked-treasure-other = { $name }: { $field }, Schatz!
    .brief = { $name }: { $field }, Schatz!
    .full = { $name } fragt nach { $field } und findet dort den Schatz.
    .prompt = { $name } Schatz!
stopped-you = Du beendest deinen Zug.
    .brief = Zug beendet.
    .full = Du beendest deinen Zug nach einem Schritt.
    .prompt = Beendet.
stopped-other = { $name } hört auf.
    .brief = { $name } hört auf.
    .full = { $name } hört nach einem Schritt auf.
    .prompt = { $name } hört auf.
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
won-you = Du gewinnst mit { $asks } Zügen. { $loser } hat { $theirs } gemacht.
    .brief = Du gewinnst. Züge: { $asks } zu { $theirs }.
    .full = Du gewinnst dieses Spiel. Du hast { $asks } Züge gemacht, { $loser } { $theirs }.
    .prompt = Du gewinnst.
lost-you = { $name } gewinnt mit { $asks } Zügen. Du hast { $theirs } gemacht.
    .brief = { $name } gewinnt. Züge: { $asks } zu { $theirs }.
    .full = { $name } gewinnt dieses Spiel. { $name } hat { $asks } Züge gemacht, du { $theirs }.
    .prompt = { $name } gewinnt.
won-other = { $name } gewinnt mit { $asks } Zügen. { $loser } hat { $theirs } gemacht.
    .brief = { $name } gewinnt, Züge { $asks } zu { $theirs }.
    .full = { $name } gewinnt dieses Spiel. { $name } hat { $asks } Züge gemacht, { $loser } { $theirs }.
    .prompt = { $name } gewinnt.
shown-you = Dein Labyrinth: { $count } Mauern, Schatz: { $treasure }.
shown-other = Labyrinth von { $name }: { $count } Mauern, Schatz: { $treasure }.
shown-way = Kürzester Weg, { $count } Züge: { $way }.
labyrinth-column = Spalte { $column }: { $walls }.

# Auskünfte

status-game-you = Sniff, { $columns } mal { $rows } Felder, { $kind ->
        [dogs] 2 Gräben, 2 Hunde
       *[walls] { $walls } Mauern
    }, du gegen { $name }.
    .brief = Sniff, { $columns } mal { $rows }. Du und { $name }.
status-game-both = Sniff, { $columns } mal { $rows } Felder, { $kind ->
        [dogs] 2 Gräben, 2 Hunde
       *[walls] { $walls } Mauern
    }, { $first } gegen { $second }.
    .brief = Sniff. { $first } und { $second }.
status-treasure = { $count ->
        [one] 1 Mauer steht, Schatz: { $treasure }.
       *[other] { $count } Mauern stehen, Schatz: { $treasure }.
    }
status-not-ready = { $name } baut noch.
due-over = Das Spiel ist zu Ende.
due-build = Du baust, noch { $left } Mauern. Mit fertig hörst du auf.
    .brief = Du baust, noch { $left } Mauern.
due-build-other = Du bist fertig. { $name } baut noch.
due-build-both = Beide bauen.
due-other = { $name } ist dran.
due-first = Du bist dran. Nenne ein Feld neben { $field }.
    .brief = Du bist dran, auf { $field }.
due-again = Dein zweiter Zug von { $field } aus, oder fertig.
    .brief = Zweiter Zug von { $field }, oder fertig.
place-build = noch { $left }
place-search = { $field }
place-over = Ende
stands-you = Du bist auf { $field }.
stands-other = { $name } ist auf { $field }.
around-ways = Wege von hier: { $fields }.
around-unknown = Nicht versucht: { $fields }.
around-walls = Mauern vor: { $fields }.
status-walls = { $count ->
        [0] Keine Mauer gefunden.
        [one] 1 Mauer gefunden: { $walls }.
       *[other] { $count } Mauern gefunden: { $walls }.
    }
status-ways = { $count ->
        [0] Kein Weg gefunden.
        [one] 1 Weg gefunden: { $walls }.
       *[other] { $count } Wege gefunden: { $walls }.
    }
status-own = Dein eigener Schatz: { $treasure }.
moves-count = { $count ->
        [one] 1 Möglichkeit:
       *[other] { $count } Möglichkeiten:
    }
move-way = { $field }, bekannter Weg.
move-visited = { $field }, von hier nicht versucht.
move-unknown = { $field }, unbekannt.
move-done = Fertig, dein Zug endet.
walls-count = { $count ->
        [0] Mauern: keine.
        [one] 1 Mauer:
       *[other] { $count } Mauern:
    }
ways-count = { $count ->
        [0] Wege: keine.
        [one] 1 Weg:
       *[other] { $count } Wege:
    }
item = { $item }.
own-labyrinth = Dein Labyrinth: { $count } Mauern, Schatz: { $treasure }.
own-field = { $field } bei dir. Offen: { $open }. Mauern: { $walls }.
look-here = Du bist auf { $field }. Wege: { $ways }. Mauern: { $walls }. Nicht versucht: { $unknown }.
look-visited = { $field }, besucht. Wege: { $ways }. Mauern: { $walls }. Nicht versucht: { $unknown }.
look-unvisited = { $field }, nicht besucht. Mauern: { $walls }. Nicht versucht: { $unknown }.
marker-on = Dein Peilschatz liegt auf { $field }.
marker-none = Dein Peilschatz liegt nirgends.
score-you = Züge bisher: du { $asks }, { $other } { $theirs }.
score-other = Züge bisher: { $name } { $asks }, { $other } { $theirs }.
check-stones = { $left ->
        [0] Alle Mauern stehen.
        [one] Noch 1 Mauer zu setzen.
       *[other] Noch { $left } Mauern zu setzen.
    }
check-open = { $count ->
        [one] Der Schatz ist 1 Zug entfernt.
       *[other] Der Schatz ist in { $count } Zügen erreichbar.
    }
check-closed = Eingemauert. { $count ->
        [one] 1 Mauer schließt ihn ein: { $walls }.
       *[other] { $count } Mauern schließen ihn ein: { $walls }.
    }
check-keys = { $count ->
        [0] Eine Mauer weniger reicht nicht, um ihn zu öffnen.
        [one] Ohne diese eine wäre er offen: { $walls }.
       *[other] Ohne eine von diesen { $count } wäre er offen: { $walls }.
    }

# Was nicht geht

refusal-spectator = Du hörst hier nur zu.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-still-building = Erst müssen beide Labyrinthe fertig sein.
    .brief = Erst müssen beide fertig sein.
refusal-built-already = Dein Labyrinth ist fertig; daran ändert sich nichts mehr.
    .brief = Dein Labyrinth ist schon fertig.
refusal-off-board = { $field } gibt es nicht.
refusal-not-neighbours = { $wall }: keine Nachbarn, kein Platz für eine Mauer.
    .brief = { $wall }: keine Nachbarn.
refusal-stands = { $wall }: da steht schon eine Mauer.
    .brief = { $wall }: da steht schon eine.
refusal-no-stone-left = { $wall }: keine Mauer mehr übrig.
refusal-no-such-wall = { $wall }: da steht keine Mauer.
refusal-zero-field = Nicht auf dem Nullfeld.
refusal-lies-there = Auf { $field } liegt der Schatz schon.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-stones-left = { $left ->
        [one] Setze erst noch 1 Mauer, oder tippe auffüllen.
       *[other] Setze erst noch { $left } Mauern, oder tippe auffüllen.
    }
    .brief = { $left ->
        [one] Es fehlt noch 1 Mauer.
       *[other] Es fehlen noch { $left } Mauern.
    }
refusal-no-treasure = Versteck erst den Schatz, zum Beispiel: schatz B2.
    .brief = Versteck erst den Schatz.
refusal-closed-off = Kein offener Weg zum Schatz. Warum, sagt prüfe.
    .brief = Eingemauert; warum, sagt prüfe.
refusal-too-long = Der offene Weg ist zu lang, als dass alle Mauern Platz hätten. Nimm welche zurück.
    .brief = Weg zu lang; nimm Mauern zurück.
refusal-nothing-to-fill = Es fehlt nichts. Mit fertig hörst du auf.
    .brief = Es fehlt nichts; tippe fertig.
refusal-no-move-yet = Einen Schritt musst du machen.
refusal-stands-there = Auf { $field } bist du schon.
refusal-too-far = { $to } liegt nicht neben { $from }.
refusal-known-wall = Zwischen { $from } und { $to } ist eine Mauer vermerkt.
    .brief = Bekannte Mauer von { $from } nach { $to }.
refusal-other-size = Dieses Labyrinth ist für ein Brett von { $size }.
refusal-marker-there = Da liegt der Peilschatz schon.
misread-wall-missing = Welche Mauer? Zum Beispiel E4 D4.
misread-field-missing = Welches Feld? Zum Beispiel E4.
misread-field = "{ $word }" ist kein Feld. Sag es wie E4.
misread-one-field = Nenne ein Feld, etwa E4.
misread-odd-field = { $field } ist nur eine halbe Mauer. Eine Mauer hat zwei Felder: E4 D4.
    .brief = { $field } ist nur eine halbe Mauer.

# Hilfe

help-build = Setze Mauern durch je zwei Nachbarn, auch mehrere in einer Zeile: E4 D4 C2 C3. 0 ist das Nullfeld neben der Spalte { $last }.
    Befehle: schatz B2, entferne E4 D4, zurück, liste, prüfe, auffüllen, baue, fertig.
    Mehr: hilfe alle, regeln.
help-search = Nenne ein Feld neben deinem, etwa E4. Nach frei darfst du noch einmal ziehen oder fertig sagen.
    Frag: stand, schau D3, züge, mauern, wege, peilschatz, mein, punkte, zuletzt, verlauf.
    Mehr: hilfe alle, regeln, einstellungen, beenden.
help-over = Das Spiel ist zu Ende. Frag: stand, verlauf, zuletzt. Gehen: beenden.
