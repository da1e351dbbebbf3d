# Die Wörter, die man in Scout tippen kann: word-ID, das übliche zuerst; explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-to = nach, auf, zu
word-left = links
word-right = rechts
word-north = norden
word-east = osten
word-south = süden
word-west = westen

# Varianten, hinter dem Wort spiele

word-by-hand = von-hand

# Befehle

word-look = schau, sieh, schauen, ansehen, zeigen, anzeigen
explain-look = { $words }: die vier Seiten eines Lochs, zum Beispiel `schau G12`. Das Loch allein genügt.
word-place = setze, setzen
explain-place = { $words }: setzt deinen nächsten Scout auf deine Grundlinie, zum Beispiel `setze F`. Der Buchstabe allein genügt.
word-walk = gehe, geh, gehen, laufe, laufen, ziehen
explain-walk = { $words }: geht mit einem Scout, etwa `gehe 2 nach G12`, `gehe 2 norden` bis zur nächsten Abzweigung, oder `gehe 2 n3 o2` genau so. Das Wort selbst kann wegbleiben.
word-push = schiebe, schieben
explain-push = { $words }: schiebt die übrige Karte in einen Schacht, zum Beispiel `schiebe 5 links 90`, von links und um 90 Grad gedreht.
word-undo = zurück, rückgängig
explain-undo = { $words }: nimmt den letzten Weg der Phase zurück.
word-done = fertig, bereit
explain-done = { $words }: beendet die Phase, in der du gehst.
word-scouts = scouts, pfadfinder
explain-scouts = { $words }: wo alle Scouts stehen, wie viele Reihen sie vor sich haben, und wie viele Reihen näher deine kommen können.
word-reach = reichweite
explain-reach = { $words }: wie weit deine Scouts kommen, oder, beim Setzen, wie weit einer in der Eröffnung von jedem Loch kommt; mit `reichweite 2` hörst du auch die besten Löcher und die Sackgassen, mit `reichweite F9` die für den, der dort steht, mit `reichweite 2 G12` den Weg.
word-stops = hindernis, hindernisse, hürde
explain-stops = { $words }: was deine Scouts in der nächsten Reihe aufhält, in die sie kommen; mit `hindernis 3` nur einen davon.
word-row = reihe, zeile
explain-row = { $words }: welche Löcher einer Reihe zusammenhängen, wo es weitergeht, und wer dort steht, zum Beispiel `reihe 9`.
word-shaft = schacht
explain-shaft = { $words }: die Scouts, Karten und Reihen eines Schachts, zum Beispiel `schacht 3`.
word-card = karte, kärtchen, drehen
explain-card = { $words }: die übrige Karte, Seite für Seite; mit `karte 90` hörst du sie gedreht, mit `karte 12 90` eine andere.
word-try = versuche, versuch, versuchen, probiere, probieren
explain-try = { $words }: was ein Schub für jeden Scout ändern würde, ohne dass du schiebst, etwa `versuche 5 links 90`. Mit einem Schacht allein, etwa `versuche 5`, wem jeder Schub dort wie viele Reihen bringt.
word-tries = vorschläge
explain-tries = { $words }: womit du näher kommst, das Beste zuerst; mit einer Zahl dahinter so viele.
word-since = seither, änderung
explain-since = { $words }: was der letzte Schub für deine Scouts geändert hat.
word-lay = lege, legen
explain-lay = { $words }: legt eine Karte von Hand, mit Karte, Drehung und Schacht, zum Beispiel `lege 12, 90, 3`.
word-fill = auffüllen, fülle, rest
explain-fill = { $words }: überlässt den Rest deiner Karten dem Los.
word-hand = hand, vorrat
explain-hand = { $words }: die Karten, die du legen musst.

# Wörter, die in einem Zug stehen und nicht sagen, welcher es ist.
word-piece = scout, pfadfinder, loch, schacht, drehung, gedreht, drehen, seite, karte, geh, gehe, gehen, geht, laufe, laufen, setz, setze, zieh, ziehe, ziehen, schieb, schiebe, schieben, hin, als, nächstes, platz, bewege, beweg, schick, schicke, führe, lauf, läuft, rücke, rück, wandert, stell, stelle, stellen, platziere, platzieren, aus, von, in, richtung, winkel, grad, dreh, drehe, weiter, kommt, soll, mann, figur
# Was bei Scout gefragt und gesagt wird.
hear-game =
    scouts: wo scout #, wo steht/ist scout #, wo sind scouts, wo stehen meine scouts, wo sind die anderen, meine scouts, wo ist computer/gegner/er, wo sind/stehen meine leute/figuren/männchen/steine, wo sind alle, wo stehen alle, wo sind die scouts, wo sind meine, wo bin ich, wo stehe ich
    reichweite: wohin können meine scouts, wohin kann ich, wie weit kommen meine scouts, wie weit komme ich, welches loch ist gut/am besten, welches loch, wohin setze ich, gutes loch, wo kann ich hin, wohin, wohin kann wer gehen, wie weit kann ich, wie weit kann ich gehen, wer kann wohin
    reichweite #: wohin kann scout #, wie weit kommt scout #, wohin kommt scout #, reichweite scout #, wie weit scout #, wie weit komme ich mit scout #, wie weit kann scout # gehen/laufen, wo kann scout # hin, wohin geht scout #, was kann scout #
    hindernis #: was hält scout # auf, was stoppt/hindert/blockiert/stört scout #, warum kommt scout # nicht weiter, hindernis scout #, warum geht scout # nicht weiter, was ist mit scout #
    hindernis: was hält mich auf, was hält meine scouts auf, was steht im weg, was blockiert mich
    schacht #: was ist in schacht #, was liegt in schacht #, zeig schacht #, schacht # vorlesen, was liegt im # schacht
    reihe #: was ist in reihe #, wer steht in reihe #, zeig reihe #, reihe # vorlesen, was liegt in reihe #
    seither: was hat sich geändert, was ist anders, was hat sich verändert, änderungen/veränderungen, was hat der schub verändert/geändert, was ist jetzt anders, was hat sich getan
    karte: welche karte habe ich, übrige karte, freie karte, wie sieht die karte aus, was ist auf der karte, was für eine karte habe ich, meine karte, welche karte schiebe ich, zeig karte
    karte #: karte # gedreht, karte um # grad drehen, dreh/drehe karte #
    vorschläge: welche schübe bringen was, welche schübe, bester/besten schub, was bringt schieben, guter/guten schub, welcher schub ist gut/am besten, wo soll ich schieben, welcher schub hilft, gute schübe, wie soll ich schieben, welcher schub lohnt sich, welcher schub ist sinnvoll, soll ich schieben, wo lohnt sich schieben, welchen schub empfiehlst du
    fertig: zug beenden, phase beenden, ich bin fertig, beende den zug, genug gegangen, genug, weiter, zug fertig, zug zu ende, mein zug ist zu ende, das war mein zug, ich bin durch, nächster, ende
    zurück: weg zurück, letzten weg zurück
    punkte: wer ist am weitesten, wie viele reihen noch, wie weit bin ich, wer ist am weitesten vorn, wer ist vorn, wie weit sind die anderen, wer führt
    regeln zug: muss ich schieben, wie oft darf ich gehen
    ?setze @: scout # auf @, setze scout # @
    ?fertig: das reicht, das genügt
