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
