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
word-piece = scout, pfadfinder, loch, schacht, drehung, gedreht, drehen, seite, karte, geh, gehe, gehen, geht, laufe, laufen, setz, setze, zieh, ziehe, ziehen, schieb, schiebe, schieben, hin, als, nächstes, platz, bewege, beweg, schick, schicke, führe, lauf, läuft, rücke, rück, wandert, stell, stelle, stellen, platziere, platzieren, aus, von, in, richtung, winkel, grad, dreh, drehe, weiter, kommt, soll, mann, figur, vorwärts, voran, hoch, runter, rauf, bis, noch, darf, springt, spring, rennt, renne, renn, marschiert, marschiere, flitzt, eile, wandere, wander, spaziere, rückt, zieht, bring, bringe, lass, nimm, nehme, stecke, steck, einschieben, einstecken, reinschieben, hineinschieben, schiebt, geschoben, drücke, drück, stoße, stoß, streifen, kärtchen, spalte, beginne, starte, startet, hecke, um, gedrehte, gedrehter, gedrehten, dreht, rein, hinein, ins
# Was bei Scout gefragt und gesagt wird.
hear-game =
    scouts: wo scout #, wo steht/ist scout #, wo sind scouts, wo stehen meine scouts, wo sind die anderen, meine scouts, wo ist computer/gegner/er, wo sind/stehen meine leute/figuren/männchen/steine, wo sind alle, wo stehen alle, wo sind die scouts, wo sind meine, wo bin ich, wo stehe ich, wo stehen die scouts, wo steht wer, wer steht wo, positionen, alle positionen, positionen der scouts, standorte, standorte der scouts, wo ist jeder, wo sind wir alle, wo stecken meine scouts, wo steckt scout #, wo stecken alle, wo sind sie, wo sind denn alle, liste der scouts, meine figuren, meine leute, meine pfadfinder, wo sind die pfadfinder, wo stehen die anderen scouts
    reichweite: wohin können meine scouts, wohin kann ich, wie weit kommen meine scouts, wie weit komme ich, welches loch ist gut/am besten, welches loch, wohin setze ich, gutes loch, wo kann ich hin, wohin, wohin kann wer gehen, wie weit kann ich, wie weit kann ich gehen, wer kann wohin, wer kann vorwärts, wer kann weiter, wer kann laufen/gehen/ziehen, wer kommt vorwärts, wer kommt voran, wer kommt weiter, wer kommt wie weit, wer kommt am weitesten, wer kann noch laufen/gehen/ziehen, welcher scout kann laufen/gehen/ziehen, welche scouts können laufen/gehen/ziehen, wie weit kommt jeder, wie weit kommen alle, wie weit kommen sie, wie weit kommen wir, wie weit kann jeder, wo kommen meine scouts hin, wohin kommen meine scouts, wohin kann ich gehen/laufen/ziehen, welche löcher erreiche ich, welche löcher sind erreichbar, erreichbare löcher, erreichbar, was ist erreichbar, was erreiche ich, reichweiten, bewegungsmöglichkeiten, laufmöglichkeiten
    reichweite #: wohin kann scout #, wie weit kommt scout #, wohin kommt scout #, reichweite scout #, wie weit scout #, wie weit komme ich mit scout #, wie weit kann scout # gehen/laufen, wo kann scout # hin, wohin geht scout #, was kann scout #, wie weit käme scout #, wie weit kommt # noch, wie weit kommt die #, wo käme scout # hin, kann scout # laufen/gehen/ziehen, kann scout # weiter, kommt scout # weiter, kommt scout # voran, welche löcher erreicht scout #, was erreicht scout #, möglichkeiten von scout #, möglichkeiten für scout #, wege von scout #, wege für scout #
    hindernis #: was hält scout # auf, was stoppt/hindert/blockiert/stört scout #, warum kommt scout # nicht weiter, hindernis scout #, warum geht scout # nicht weiter, was ist mit scout #, was ist vor scout #, was steht scout # im weg, was versperrt scout # den weg, warum steckt scout # fest, scout # steckt fest, warum kann scout # nicht, warum kann scout # nicht laufen/gehen/weiter, woran scheitert scout #, woran hängt scout #, was fehlt scout #, hindernisse für scout #, hindernis für scout #
    hindernis: was hält mich auf, was hält meine scouts auf, was steht im weg, was blockiert mich, was hält uns auf, was blockiert, was blockiert meine scouts, was versperrt den weg, woran hänge ich, wo hänge ich fest, wer steckt fest, welche scouts stecken fest, warum komme ich nicht weiter, warum kommen meine scouts nicht weiter, warum geht es nicht weiter, was hindert mich, was hindert meine scouts
    schacht #: was ist in schacht #, was liegt in schacht #, zeig schacht #, schacht # vorlesen, was liegt im # schacht, inhalt von schacht #, wer ist in schacht #, wer steht in schacht #, welche karten sind in schacht #, welche karten liegen in schacht #, beschreibe schacht #, spalte #, was ist in spalte #, lies schacht #, wie sieht schacht # aus
    reihe #: was ist in reihe #, wer steht in reihe #, zeig reihe #, reihe # vorlesen, was liegt in reihe #, inhalt von reihe #, wer ist in reihe #, welche scouts stehen in reihe #, beschreibe reihe #, wie sieht reihe # aus, lies reihe #, ist reihe # offen
    seither: was hat sich geändert, was ist anders, was hat sich verändert, änderungen/veränderungen, was hat der schub verändert/geändert, was ist jetzt anders, was hat sich getan, was ist seit dem schieben anders, was ist seit dem schub anders, was hat das schieben verändert/bewirkt/gebracht, was hat der schub bewirkt/gebracht, was wurde verschoben, was hat sich verschoben, was ist verschoben, wirkung des schubs, folgen des schubs
    karte: welche karte habe ich, übrige karte, freie karte, wie sieht die karte aus, was ist auf der karte, was für eine karte habe ich, meine karte, welche karte schiebe ich, zeig karte, lose karte, lose karte ansehen, die lose karte, freie karte ansehen, übrige karte ansehen, beschreibe die karte, beschreibe meine karte, beschreib die karte, lies die karte, welche karte ist frei, welche karte ist übrig, welche karte kommt rein, welche karte kommt als nächstes, die karte ansehen, karte ansehen, was schiebe ich, was habe ich zum schieben, was ist das für eine karte
    karte #: karte # gedreht, karte um # grad drehen, dreh/drehe karte #, karte um #, wie sieht die karte um # gedreht aus, wie sieht die karte gedreht um # aus, um # gedreht, # gedreht, karte bei # grad
    vorschläge: welche schübe bringen was, welche schübe, bester/besten schub, was bringt schieben, guter/guten schub, welcher schub ist gut/am besten, wo soll ich schieben, welcher schub hilft, gute schübe, wie soll ich schieben, welcher schub lohnt sich, welcher schub ist sinnvoll, soll ich schieben, wo lohnt sich schieben, welchen schub empfiehlst du, wo hilft ein schub, wo hilft schieben, hilft schieben, hilft ein schub, lohnt sich schieben, lohnt sich ein schub, lohnt es sich zu schieben, lohnt schieben, bringt schieben was, bringt ein schub was, würde schieben helfen, welcher schacht lohnt sich, welcher schacht ist gut, welcher schacht ist am besten, bester schacht, besten schacht, wo schiebe ich am besten, wo würdest du schieben, wie würdest du schieben, was würdest du schieben, gute schübe nennen, nützliche schübe, sinnvolle schübe, vorschläge zum schieben, schlag einen schub vor, schub vorschlagen, ideen zum schieben
    fertig: zug beenden, phase beenden, ich bin fertig, beende den zug, genug gegangen, genug, weiter, zug fertig, zug zu ende, mein zug ist zu ende, das war mein zug, ich bin durch, nächster, ende, nichts mehr, nichts mehr von mir, von mir nichts mehr, nichts weiter, mehr nicht, kein weiterer weg, keine wege mehr, keinen schritt mehr, ich laufe nicht mehr, ich gehe nicht weiter, ich gehe nicht mehr, genug gelaufen, laufen beendet, laufen beenden, laufphase beenden, bleib stehen, ich bleibe stehen, ich bleibe hier, alle bleiben stehen, alle bleiben, stopp, stopp hier, halt, das wars, das war es, das wars von mir, das war alles, du bist dran, jetzt du, nächste phase, nächste phase bitte, zum schieben, jetzt schieben, ab zum schieben, ohne schieben, nicht schieben, ich will nicht schieben, ich schiebe nicht, schieben auslassen, kein schub, keinen schub, ende der phase, phase fertig, phase zu ende, zug abgeben, ich gebe ab, gib ab, dabei bleibt es, lassen wir es dabei
    zurück: weg zurück, letzten weg zurück, scout # hätte stehen bleiben sollen, scout # hätte bleiben sollen, scout # zurück, hol scout # zurück, stell scout # zurück, setz scout # zurück, hol ihn zurück, schick ihn zurück, stell ihn zurück, wieder zurück, ein schritt zurück, schritt zurück, einen weg zurück, da wollte ich nicht hin, falscher weg, falscher scout, falsches loch, nicht dahin, doch nicht dahin
    punkte: wer ist am weitesten, wie viele reihen noch, wie weit bin ich, wer ist am weitesten vorn, wer ist vorn, wie weit sind die anderen, wer führt, wer hat den weitesten weg geschafft, wie weit ist jeder, wie weit sind alle, wie weit sind wir, wie weit noch, wie weit habe ich noch, wie weit ist es noch, wie weit ist es bis zum ziel, wie viele reihen fehlen, wie viele reihen fehlen mir, wie viele reihen habe ich noch, wie viele sind im ziel, wer ist im ziel, wer ist am ziel, wer ist angekommen, wie viele sind angekommen
    regeln zug: muss ich schieben, wie oft darf ich gehen, muss ich eine karte schieben, wann muss ich schieben, darf ich ohne schieben, darf ich schieben ohne zu laufen, wie viele scouts darf ich bewegen, wie viele scouts darf ich ziehen, wie weit darf ich laufen, wie weit darf ich gehen, darf ich zweimal laufen, was kommt nach dem laufen, was kommt nach dem schieben
    ?setze @: scout # auf @, setze scout # @
    ?fertig: das reicht, das genügt
    schau @: beschreibe @, beschreib @, beschreibe loch @, was ist auf @, was ist bei @, was liegt bei @, was liegt um @, was ist um @, wie sieht @ aus, wie sieht es auf @ aus, schau dir @ an, sieh dir @ an, zeig mir @, zeig @, untersuche @, prüfe @, seiten von @, welche seiten von @ sind offen, wohin führt @, ist @ offen
    versuche #: lohnt sich die # zum schieben, lohnt sich die #, lohnt sich #, lohnt sich schacht #, lohnt schacht #, bringt die # was, bringt # was, bringt schacht # was, was bringt schacht #, was bringt die #, hilft die #, hilft schacht #, was wäre wenn ich in # schiebe, was passiert wenn ich in # schiebe, was passiert bei schacht #, versuche schacht #, probiere schacht #, probier schacht #, teste schacht #, teste die #, schacht # ausprobieren, schacht # testen, ist schacht # gut, taugt schacht # was, taugt die # was
    tipp: welchen scout würdest du nehmen/ziehen/schicken/bewegen, mit welchem scout würdest du gehen/laufen/ziehen, welchen scout soll ich nehmen/ziehen/schicken/bewegen, mit welchem scout soll ich gehen/laufen/ziehen
hear-instead-game =
    90: vierteldrehung, eine vierteldrehung, viertel drehung, viertel gedreht, ein viertel, um ein viertel, rechter winkel
    180: halbe drehung, eine halbe drehung, halb gedreht, halb herum, um die hälfte, auf den kopf, auf dem kopf, umgedreht, andersherum, kopfüber
    270: dreivierteldrehung, dreiviertel drehung, dreiviertel gedreht, drei viertel
    0: ungedreht, nicht gedreht, ohne drehung, ohne drehen, so wie sie ist
