# Die Wörter, die man in Schnuff tippen kann: word-ID, das übliche zuerst; explain-ID sagt, was ein Befehl tut.

# Varianten, hinter dem Wort spiele

word-strict = streng
word-short = kurz

# Befehle

word-pass = passe, passen
explain-pass = { $words }: spielt Passe; die Summe bleibt.
word-back = zurück
explain-back = { $words }: spielt Zurück; die Richtung dreht sich um.
word-panic = panik
explain-panic = { $words }: spielt Panik; die Summe springt auf die nächste Grenze.
word-risk = risiko, würfeln
explain-risk = { $words }: spielt Risiko; beide Würfel entscheiden über die Summe.
word-schnuff = schnuff
explain-schnuff = { $words }: spielt Schnuff, auf 30, 60 oder 90; alle anderen werfen.
word-draw = ziehe, ziehen, nimm, nehmen
explain-draw = { $words }: nimmt eine Karte, in der Variante streng; auch in einer Zeile mit der Karte, etwa `3 ziehe`.
word-number = spiele, spiel, spielen, lege, lege ab
explain-number = { $words }: spielt eine Karte, zum Beispiel `spiele 4`, oder `spiele passe`. Die Karte allein genügt.
word-next = weiter
explain-next = { $words }: lässt die anderen weitermachen, in der Variante streng.
word-hand = hand, karten, meine karten
explain-hand = { $words }: deine Karten.
word-sum = summe, grenze, grenzen, wie weit
explain-sum = { $words }: die Summe, und was die nächste Grenze kostet.
word-chips = chips, wie viele chips
explain-chips = { $words }: die Chips von allen.
word-direction = richtung, reihenfolge
explain-direction = { $words }: wie herum es geht, und wer nach wem kommt.
word-pile = stapel
explain-pile = { $words }: wie viele Karten noch im Stapel liegen.
word-look = schau, sieh, gespielt, ablage, schauen, ansehen, zeigen, anzeigen
explain-look = { $words }: die Karten, die offen liegen; mit einer Karte dahinter, wie viele davon, zum Beispiel `schau panik`.

# Wörter, die in einem Zug stehen und nicht sagen, welcher es ist.
word-piece = karte, lege, leg, legen, ablegen, spiel, spiele, spielen, hin, aus, ab, als, nächstes, nehme, werfe, wirf, zahl, ausspielen, kommt, soll, gib, tu, packe, pack, haue, hau, raus, rein, ausspiel, werfen, nummer, wähle, knalle, knall, schmeiße, schmeiß, werf, feuere, feuer, leger, hinlegen, drauf, drauflegen, dazulegen, dazu, loswerden, weg, dann, entscheide, versuchs, probiers, versuche, probiere, bring, bringe, einfach, einmal, kleine, große, setze, setz, mir, schiebe, schieb
# Was bei Schnuff gefragt und gesagt wird.
hear-game =
    hand: was habe ich, was habe ich auf der hand, welche karten habe ich, meine karten, karten zeigen, zeig karten, meine hand, was halte ich, was für karten habe ich, karten vorlesen, welche karten habe ich noch, was habe ich noch, was halte ich in der hand, mein blatt, blatt, was ist mein blatt, lies mein blatt, lies meine karten, welche sind meine, was kann ich auf der hand, was steckt in meiner hand, karten auf der hand, karten in der hand, handkarten, meine handkarten, welche habe ich, welche habe ich noch, restliche karten, meine restlichen karten
    summe: wie hoch ist die summe, wo stehen wir, wie weit bis zur grenze, nächste/nächsten grenze, wann kommt die grenze, wo ist die grenze, wie viel liegt, wie viel zusammen, zwischensumme, wie weit ist es bis zur grenze, wie viel bis zur grenze, wie viel fehlt bis zur grenze, was ist die summe, auf welcher summe sind wir, stand der summe, aktuelle summe, wie hoch sind wir, wie hoch liegt die summe, bei wie viel sind wir, bei wie viel stehen wir, wo sind wir, wo sind wir gerade, wie viel haben wir, wie viel ist es jetzt, wie viel macht das, wie viel macht das zusammen, zusammengezählt, gesamtsumme, summe bitte, summe jetzt, momentane summe, wo steht die summe, stand der zählung, wie viel noch, wie viel noch bis zur grenze, wie viel ist noch platz, wie viel platz ist noch, wie viel luft ist noch, wie viel geht noch, wie weit noch, wie weit noch bis zur grenze, abstand zur grenze, wie nah ist die grenze, wie dicht an der grenze, was ist die nächste grenze, bis zur grenze, grenze
    stapel: wie viele karten im stapel, karten stapel, karten übrig, wie viele karten sind noch da, wie viele karten noch, wie viele karten gibt es noch, wie hoch ist der stapel, ist der stapel leer, rest im talon, rest im stapel, rest vom stapel, was ist noch im stapel, was liegt noch im stapel, wie viele sind noch im stapel, wie viele kann man noch ziehen, karten im stapel, ziehstapel, nachziehstapel, talon, wie dick ist der stapel, wie groß ist der stapel, stapel leer, kommen noch karten, sind noch karten da, gibt es noch karten, restkarten, wie voll ist der stapel
    richtung: wer kommt nach mir, wer ist nach mir, wer spielt nach mir, wer kommt als nächster, wer ist als nächster dran, wer ist der nächste, wie herum, welche richtung, in welcher richtung geht es, wie rum, wer folgt auf mich, wer folgt, wer kommt danach, wer kommt jetzt danach, wer ist nach dir dran, wer sitzt neben mir, reihenfolge, spielrichtung, in welche richtung, in welche richtung geht es, in welche richtung gehts, im uhrzeigersinn, links herum oder rechts herum, linksherum, rechtsherum, wie herum geht es, wie rum gehts, wie rum spielen wir, vorwärts oder rückwärts
    schau: was wurde gespielt, was ist gespielt, gespielte/abgelegte karten, welche karten wurden/sind gespielt, was liegt offen, was liegt, welche karten liegen, was ist weg, welche karten sind weg, welche karten sind schon raus, was ist schon gespielt, was kam schon, was liegt auf dem tisch, was ist schon weg, was ist raus, was ist schon raus, was ist draußen, welche sind weg, welche sind schon weg, welche sind raus, welche karten sind draußen, was lag schon, was kam bisher, welche karten kamen schon, welche karten kamen, ablagestapel, abwurf, was ist abgelegt, was wurde abgelegt, abgeworfene karten, was wurde abgeworfen
    chips: wie viele chips, chips zählen, wie viele chips habe ich, wie viele chips hat @, chips, chips gegner/computer, wer hat wie viele chips, münzen, wie viele chips hat gegner, wie viele chips hat jeder, wer hat die meisten chips, mein geld, wie viel geld habe ich, chipstand, chips bitte, chips von allen, chips aller, chips der anderen, chips des gegners, wie viele hat jeder, wie viele haben die anderen, wer hat noch chips, wer hat wie viele, wie viele habe ich noch, meine chips, chips übrig, restliche chips, wer hat am meisten chips, wie reich bin ich, wie reich sind alle, leben, wie viele leben, wer ist bald raus, wer ist fast raus
    ziehe: karte ziehen/nehmen/aufnehmen, eine karte ziehen/nehmen, neue karte, eine karte bitte, eine karte aufnehmen, ich ziehe, ich ziehe eine, ich ziehe eine karte, zieh eine, zieh eine karte, zieh mir eine, nimm eine, nimm eine karte, ich nehme eine, ich nehme eine karte, gib mir eine, gib mir eine karte, noch eine karte, eine vom stapel, vom stapel ziehen, vom stapel nehmen, nachziehen, ich ziehe nach, karte abheben, abheben, ich brauche eine karte, ich hätte gern eine karte, oberste karte
    weiter: keine karte, nicht ziehen, nein danke, nein, keine, die anderen sind dran, nicht, ich will/möchte nicht, ich brauche keine karte, ich will keine karte, keine karte für mich, ohne karte, ohne ziehen, ich ziehe nicht, ich ziehe keine, lass die anderen weitermachen, die anderen können weitermachen, die anderen dürfen, macht weiter, mach weiter, spielt weiter, ohne mich weiter
    zuletzt: warum ist die summe #, wieso ist die summe #, wer hat bezahlt, hat er/computer bezahlt, was hat @ gelegt, was hat computer/gegner/er gelegt, wer musste zahlen, wer musste bezahlen, wer hat gezahlt, wer hat chips verloren, wer hat einen chip verloren, wer hat verloren, was hast du gespielt, was hast du gelegt, letzte karte, welche karte kam zuletzt, welche karte wurde zuletzt gespielt, welche karte hast du gespielt
    passe: ich passe, aussetzen
    regeln punkte: wann verliere ich chips, wann muss ich zahlen, wann muss ich bezahlen, wer zahlt wann, wann zahle ich
hear-instead-game =
    stapel: zugstapel
