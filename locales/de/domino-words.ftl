# Die Wörter, die man in Domino tippen kann: word-ID, das übliche zuerst; explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-left = links, vorn
word-right = rechts, hinten
word-up = oben
word-down = unten
word-double = pasch, doppel
word-if = wenn, wäre

# Varianten, hinter dem Wort spiele

word-target = ziel, bis
word-spinner = spinner

# Befehle

word-look = schau, sieh, schauen, ansehen, zeigen, anzeigen
explain-look = { $words }: was von einem Wert, einem Stein oder einem Ende bekannt ist, zum Beispiel `schau 5`, `schau 53`, `schau links`.
word-hand = hand, meine steine
explain-hand = { $words }: deine Steine, welche davon passen, und ihre Augen.
word-ends = enden, offen, summe
explain-ends = { $words }: die Enden der Reihe und ihre Summe.
word-line = reihe, kette, tisch
explain-line = { $words }: alle Steine auf dem Tisch, von links nach rechts.
word-stock = vorrat, talon, stapel
explain-stock = { $words }: wie viele Steine noch im Vorrat liegen.
word-counts = anzahl, steine
explain-counts = { $words }: wie viele Steine alle haben.
word-what = was, probiere
explain-what = { $words }: was ein Stein brächte, zum Beispiel `was wäre wenn 53 links`, oder `was 53`.
word-lay = lege, legen, anlegen, spiele, spiel
explain-lay = { $words }: legt einen Stein an, zum Beispiel `lege 5-3 links`. `53 l` allein genügt, oder `53`, wo das Ende klar ist.
word-draw = ziehe, ziehen, zieh, nimm, nehmen
explain-draw = { $words }: zieht einen Stein, wo du das selbst tust; siehe `hilfe automatik`.
word-pass = passe, passen, aussetzen
explain-pass = { $words }: legt keinen zusätzlichen Stein; oder passt, wo du das selbst tust.
word-auto = automatik
explain-auto = { $words }: ob ich für dich ziehe und passe, wo du keine Wahl hast, mit `automatik an` oder `automatik aus`.
