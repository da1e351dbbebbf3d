# Die Wörter, die man in Sniff tippen kann: word-ID, das übliche zuerst; explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-zero = null, nullfeld
word-labyrinth = labyrinth

# Varianten, hinter dem Wort spiele

word-gallop = galopp
word-warm-hot = warm-heiß, warm
word-way-out = ausweg, raus
word-holes = löcher, loch
word-blind = blind
word-dogs = hunde
word-size = größe
word-non-stop = nonstop, non-stop

# Befehle

word-look = schau, sieh, schauen, ansehen, zeigen, anzeigen
explain-look = { $words }: was du von einem Feld weißt, zum Beispiel `schau B3`.
word-load = lade, laden
explain-load = { $words }: die Labyrinthe, die du gespeichert hast; mit einem Namen oder einer Datei dahinter wird dieses gebaut. Was du gebaut hast, speicherst du etwa mit `speichern labyrinth schlange`.
word-step = gehe, gehen, ziehen, fragen, geh, frag, frage, ziehe, zieh, nenne, nennen
explain-step = { $words }: ein Zug, zum Beispiel `gehe B3`. Das Feld allein genügt.
word-done = fertig, bereit, aufhören
explain-done = { $words }: Du ziehst nach frei nicht weiter, oder dein Bau ist fertig.
word-walls = mauern, wände
explain-walls = { $words }: die Mauern, die du gefunden oder gebaut hast.
word-ways = wege, durchgänge, durchgang
explain-ways = { $words }: die offenen Wege, die du gefunden hast.
word-marker = peilschatz, marke, markieren
explain-marker = { $words }: legt deinen Peilschatz auf ein Feld, zum Beispiel `peilschatz B2`, oder `peilschatz aus`.
word-own = mein, meins, meine, eigenes, mein labyrinth
explain-own = { $words }: dein eigenes Labyrinth; mit einem Feld dahinter, was um dieses Feld herum ist.
word-wall = mauer, wand, setzen
explain-wall = { $words }: setzt Mauern, zum Beispiel `mauer C3 B3`. Die Felder allein genügen.
word-remove = entferne, entfernen, weg, lösche, löschen
explain-remove = { $words }: nimmt Mauern weg, zum Beispiel `entferne C3 B3`.
word-treasure = schatz, verstecke, verstecken
explain-treasure = { $words }: versteckt den Schatz, zum Beispiel `schatz B2`.
word-dog = hund
explain-dog = { $words }: setzt einen Hund, im Spiel mit Hunden, zum Beispiel `hund B2`.
word-undo = zurück, rückgängig
explain-undo = { $words }: nimmt den letzten Bauschritt zurück.
word-list = liste
explain-list = { $words }: was du gebaut hast.
word-check = prüfe, prüfen
explain-check = { $words }: was fehlt, und ob der Schatz zu erreichen ist.
word-fill = auffüllen, fülle, füllen
explain-fill = { $words }: setzt zufällig, was noch fehlt.
word-build = baue, bauen, zufall, zufällig
explain-build = { $words }: baut dir alles zufällig.
word-clear = leeren, leere, räume
explain-clear = { $words }: nimmt nach einer Frage alles weg, was du gebaut hast.
word-enemy = gegner, feind, gefahr
explain-enemy = { $words }: wo der andere steht, und wie viele Züge vor deinem Schatz.
