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

word-look = schau, sieh, schauen, ansehen, zeigen, anzeigen, zeige
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

# Wörter, die in einem Zug stehen und nicht sagen, welcher es ist.
word-piece = gehen, gehe, geh, gehst, ziehen, zieh, ziehe, laufen, lauf, laufe, frag, frage, fragen, probier, probiere, probieren, versuch, versuche, versuchen, nimm, nehme, zuerst, erst, danach, weiter, hin, rüber, als, nächstes, feld, felder, felds, marschiere, wandere, bewege, beweg, spring, springe, teste, testen, prüfe ob, soll, kommt, mich, tipp auf, kästchen
# Was in Sniff gefragt und gesagt wird.
hear-game =
    baue: bau/baue/bauen labyrinth, bau mir labyrinth, bau mir eins, bau du, mach du das, mach du, du baust, labyrinth machen/erzeugen, zufällig bauen, zufälliges labyrinth, das labyrinth darf der computer bauen, lass bauen, bau es für mich, du sollst bauen, du kannst bauen, bau labyrinth für mich, computer soll bauen, mach labyrinth, zufall, per zufall
    prüfe: mauern übrig/fehlen, mauern noch, wie viele mauern noch, was fehlt, was fehlt noch, fehlt etwas, ist alles fertig/richtig/gut, stimmt alles, prüfe labyrinth, labyrinth prüfen, wie viele mauern brauche ich, habe ich alles, wie viele mauern muss ich noch, wie viele mauern brauche ich noch, fehlt noch was, reicht das
    liste: was habe ich gebaut, welche mauern habe ich gebaut/gesetzt, was steht schon, was ist gebaut, zeig was ich gebaut habe
    fertig: suche starten/beginnen/anfangen, fang an, lass uns anfangen, bau fertig, fertig gebaut, labyrinth fertig, zug beenden, ich bleibe hier, ich bleibe stehen, stehen bleiben, genug, das ist genug, zug fertig, ich bin fertig, beende den zug, passe/passen, weiter, ich höre hier auf, ich mache nicht weiter, zug zu ende, mein zug ist zu ende, hier bleiben, jetzt suchen, los gehts, suche beginnt, bin fertig
    leeren: von vorn anfangen/beginnen/bauen, noch mal von vorn, neu anfangen, alles weg, alles löschen, alles entfernen, alle mauern weg/löschen/entfernen, labyrinth löschen
    ?zurück: letzte mauer weg/entfernen/löschen/zurück, nimm letzte mauer weg, mauer zurücknehmen, letzte mauer löschen, lösche letzte mauer, letzte mauer wieder weg, das letzte weg
    mein labyrinth: mein schatz, wo ist/liegt mein schatz, wo habe ich schatz versteckt, mein labyrinth zeigen, zeig mein labyrinth, meine mauern, wie sieht mein labyrinth aus, zeig mir mein labyrinth, wo steht mein schatz, wo liegen meine mauern, wie habe ich gebaut
    gegner: wo ist/steht computer/gegner/er, wo ist/steht der andere, computer/gegner, wie nah/weit/dicht ist er/computer/gegner, wie nah an meinem schatz, ist mein schatz in gefahr, wie weit ist er von meinem schatz, wie weit ist gegner/computer/er weg, wo ist der gegner gerade, wie nah ist gegner dran, ist gegner nah, was macht gegner, wo läuft gegner, wie weit ist gegner noch, wo steckt gegner
    mauern: welche mauern, zeig mauern, wo sind mauern, mauern kenne, mauern gefunden, bekannte/gefundene mauern, welche mauern sind bekannt, welche mauern habe ich entdeckt/gefunden, was weiß ich über mauern, wo stehen mauern
    durchgänge: wo ist offen/frei, was ist offen, welche durchgänge/wege, offene wege, welche wege sind offen/frei, bekannte wege, map/karte, wo komme ich durch, wo geht es durch, wo ist frei
    züge: wohin kann/darf/könnte ich, wohin kann ich gehen, welche felder, welche felder kann ich fragen, wo kann ich hin, mögliche felder, wohin kann ich noch, was kann ich fragen, welche felder gehen, wo darf ich hin, in welche richtung kann ich
    peilschatz @: ich denke/glaube/vermute schatz @, schatz ist/liegt vielleicht/vermutlich/bestimmt @, schatz vermutlich @, schatz könnte @, markiere @, schatz liegt auf @, schatz liegt bestimmt auf @, ich tippe schatz @, merke schatz @
    punkte: wie viele züge habe ich, wie viele züge gebraucht/gemacht, anzahl züge, züge gebraucht, züge bisher
    regeln zug: zweimal ziehen/gehen, wie oft darf ich gehen/ziehen, darf ich weitergehen, wie lange darf ich ziehen
    stand: wo bin ich, wo stehe ich, auf welchem feld bin/stehe ich, wo war ich, wo genau bin ich, wo stehe ich gerade, meine position, position, wo befinde ich mich, wo bin ich gerade
    ?fertig: das reicht, das genügt, mir reicht das
    mauer @: eine mauer zwischen @, mauer setzen zwischen @, mauer @ setzen, baue mauer @, neue mauer @
    schatz @: versteck schatz @, lege schatz @, schatz soll @, schatz kommt @, schatz verstecken @, schatz nach @
