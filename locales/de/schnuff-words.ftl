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
word-piece = karte, lege, leg, legen, ablegen, spiel, spiele, spielen, hin, aus, ab, als, nächstes, nehme, werfe, wirf, zahl, ausspielen, kommt, soll, gib, tu, packe, pack, haue, hau, raus, rein, ausspiel, werfen, nummer, wähle
# Was bei Schnuff gefragt und gesagt wird.
hear-game =
    hand: was habe ich, was habe ich auf der hand, welche karten habe ich, meine karten, karten zeigen, zeig karten, meine hand, was halte ich, was für karten habe ich, karten vorlesen, welche karten habe ich noch, was habe ich noch
    summe: wie hoch ist die summe, wo stehen wir, wie weit bis zur grenze, nächste/nächsten grenze, wann kommt die grenze, wo ist die grenze, wie viel liegt, wie viel zusammen, zwischensumme, wie weit ist es bis zur grenze, wie viel bis zur grenze, wie viel fehlt bis zur grenze, was ist die summe, auf welcher summe sind wir, stand der summe, aktuelle summe, wie hoch sind wir
    stapel: wie viele karten im stapel, karten stapel, karten übrig, wie viele karten sind noch da, wie viele karten noch, wie viele karten gibt es noch, wie hoch ist der stapel, ist der stapel leer
    richtung: wer kommt nach mir, wer ist nach mir, wer spielt nach mir, wer kommt als nächster, wer ist als nächster dran, wer ist der nächste, wie herum, welche richtung, in welcher richtung geht es, wie rum
    schau: was wurde gespielt, was ist gespielt, gespielte/abgelegte karten, welche karten wurden/sind gespielt, was liegt offen, was liegt, welche karten liegen, was ist weg, welche karten sind weg, welche karten sind schon raus, was ist schon gespielt, was kam schon, was liegt auf dem tisch
    chips: wie viele chips, chips zählen, wie viele chips habe ich, wie viele chips hat @, chips, chips gegner/computer, wer hat wie viele chips, münzen, wie viele chips hat gegner, wie viele chips hat jeder, wer hat die meisten chips, mein geld, wie viel geld habe ich
    ziehe: karte ziehen/nehmen/aufnehmen, eine karte ziehen/nehmen, neue karte, eine karte bitte, eine karte aufnehmen
    weiter: keine karte, nicht ziehen, nein danke, nein, keine, die anderen sind dran, nicht, ich will/möchte nicht
    zuletzt: warum ist die summe #, wieso ist die summe #, wer hat bezahlt, hat er/computer bezahlt, was hat @ gelegt, was hat computer/gegner/er gelegt
    passe: ich passe, aussetzen
