# Die Wörter, die man tippen kann: word-ID, das übliche zuerst, die anderen hinter Kommas. Jeder Wortanfang, der zu
# keinem anderen passt, tut es auch. explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-off = aus
word-zero = null, nullfeld
word-yes = ja
word-no = nein
word-all = alle, alles, befehle
word-de = deutsch, de
word-nl = niederländisch, nl, holländisch
word-en = englisch, en
word-brief = kurz
word-normal = normal, mittel
word-full = ausführlich, lang
word-plain = einfach
word-letters = alphabet, buchstabiert
word-human = mensch
word-easy = leicht
word-hard = schwer
word-labyrinth = labyrinth
word-tournament = turnier
word-count = zählturnier

# Varianten von sniff, hinter dem Wort spiele

word-gallop = galopp
word-warm-hot = warm-heiß, warm
word-way-out = ausweg
word-holes = löcher
word-blind = blind
word-dogs = hunde
word-size = größe
word-non-stop = nonstop, non-stop

# Überall

word-help = hilfe, ?
explain-help = { $words }: was du tippen kannst; mit einem Befehl dahinter, was er tut; hilfe alle nennt alle.
word-quit = beenden, schluss, ende, tschüss
explain-quit = { $words }: speichert und geht.
word-rules = regeln
explain-rules = { $words }: die Themen der Regeln; mit einem Thema dahinter dieser Teil.
word-more = mehr
explain-more = { $words }: das nächste Stück einer langen Antwort auf der Braillezeile. Ein + in der Eingabezeile sagt, dass es mehr gibt; Enter allein tut dasselbe.
word-settings = einstellungen, optionen
explain-settings = { $words }: wie ich spreche.
word-lang = sprache, taal
explain-lang = { $words }: eine andere Sprache, zum Beispiel: sprache englisch.
word-level = stufe
explain-level = { $words }: wie viele Worte ich mache: stufe kurz, normal oder ausführlich.
word-width = breite
explain-width = { $words }: wo Zeilen umbrechen, zum Beispiel: breite 40, oder breite aus.
word-spell = buchstaben, buchstabieren
explain-spell = { $words }: wie ich Buchstaben sage: buchstaben einfach, E4, oder buchstaben alphabet, Emil 4.
word-braille = braille
explain-braille = { $words }: das Ergebnis steht in der Eingabezeile, zum Beispiel: braille 40, oder braille aus.

# Im Vorraum

word-play = spiele, spielen, spiel, neu
explain-play = { $words }: beginnt ein Spiel, zum Beispiel: spiele sniff leicht.
word-games = übersicht
explain-games = { $words }: welche Spiele es gibt, und welche warten.
word-resume = fortsetzen, weiter, weiterspielen
explain-resume = { $words }: setzt das letzte Spiel fort, oder das mit dieser Nummer oder diesem Namen.
word-replay = nacherzählen, erzähle
explain-replay = { $words }: die beendeten Spiele; mit einer Nummer oder einem Namen wird dieses erzählt.

# In jedem Spiel

word-status = stand, lage
explain-status = { $words }: alles, was du wissen darfst, in fester Reihenfolge.
word-turn = dran, zug
explain-turn = { $words }: wer dran ist und was erwartet wird. Enter allein sagt dasselbe.
word-moves = züge, möglich
explain-moves = { $words }: was du jetzt tun kannst.
word-look = schau, sieh
explain-look = { $words }: was du von einem Feld weißt, zum Beispiel: schau D3.
word-last = zuletzt, nochmal
explain-last = { $words }: was seit deinem letzten Zug gesagt wurde; mit einer Zahl so viele Zeilen.
word-log = verlauf, protokoll
explain-log = { $words }: der Verlauf des Spiels; mit einer Zahl so viele Zeilen.
word-score = punkte, zwischenstand
explain-score = { $words }: wie es steht.
word-note = notiz, notizen
explain-note = { $words }: merkt sich, was du dahinter schreibst; allein sagt es deine Notizen.
word-save = speichern, sichern
explain-save = { $words }: sagt, wo das Spiel liegt; jeder Zug wird sofort gespeichert. Mit einem Namen wird dein Labyrinth aufgehoben: speichern labyrinth schlange.
word-load = lade, laden
explain-load = { $words }: die Labyrinthe, die du aufgehoben hast; mit einem Namen oder einer Datei wird dieses gebaut.
word-resign = aufgeben
explain-resign = { $words }: gibt auf, nach einer Frage.

# In sniff

word-step = gehe
explain-step = { $words }: ein Zug, zum Beispiel: gehe E4. Das Feld allein genügt.
word-done = fertig, bereit
explain-done = { $words }: beendet deinen Zug nach frei, oder den Bau.
word-walls = mauern
explain-walls = { $words }: die Mauern, die du gefunden oder gebaut hast.
word-ways = wege
explain-ways = { $words }: die Wege, die du frei gefunden hast.
word-marker = peilschatz, marke
explain-marker = { $words }: legt deinen Peilschatz auf ein Feld, zum Beispiel: peilschatz B2, oder peilschatz aus.
word-own = mein, eigenes
explain-own = { $words }: dein eigenes Labyrinth; mit einem Feld dahinter, was darum herum ist.
word-wall = mauer
explain-wall = { $words }: setzt Mauern, zum Beispiel: mauer E4 D4. Die Felder allein genügen.
word-remove = entferne, entfernen, weg, lösche
explain-remove = { $words }: nimmt Mauern weg, zum Beispiel: entferne E4 D4.
word-treasure = schatz, verstecke
explain-treasure = { $words }: versteckt den Schatz, zum Beispiel: schatz B2.
word-dog = hund
explain-dog = { $words }: setzt einen Hund, im Spiel mit Hunden, zum Beispiel: hund B2.
word-undo = zurück, rückgängig
explain-undo = { $words }: nimmt den letzten Bauschritt zurück.
word-list = liste
explain-list = { $words }: was du gebaut hast.
word-check = prüfe, prüfen
explain-check = { $words }: was fehlt, und ob der Schatz zu erreichen ist.
word-fill = auffüllen, fülle, füllen
explain-fill = { $words }: setzt zufällig, was noch fehlt.
word-build = baue, bauen
explain-build = { $words }: baut dir alles zufällig.
