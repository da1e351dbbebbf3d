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
explain-counts = { $words }: wie viele Steine jeder noch hat.
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

# Wörter, die in einem Zug stehen und nicht sagen, welcher es ist.
word-piece = stein, steins, lege, leg, legen, anlegen, hinlegen, setz, setze, setzen, spiel, spiele, dazu, hin, ganz, seite, ende, dran, nehme, nimm, als, nächstes, zusätzlich, zusätzliche, extra, an, ans, links von, nach, daneben, rüber, bitte, möchte, kommt, soll, tu, packe, pack, anhängen, häng, hänge, ablegen, leger, ziehe, wähle
# Was bei Domino gefragt und gesagt wird.
hear-game =
    hand: welche steine habe ich, was habe ich, was habe ich auf der hand, meine steine, zeig steine, steine zeigen, was liegt in meiner hand, welche steine sind meine, meine hand, was habe ich noch, welche steine habe ich noch, was für steine habe ich, steine vorlesen, welche steine bleiben mir
    tisch: was liegt, was liegt auf dem tisch, welche steine liegen, welche steine liegen auf dem tisch, reihe/kette zeigen, wie sieht der tisch aus, was ist gelegt, gelegte steine, lies die reihe/kette, wie sieht die reihe/kette aus, was liegt da, was liegt schon, reihe vorlesen
    enden: wie hoch ist die summe, summe, offene enden, welche enden, was ist offen, welche zahlen sind offen, enden links rechts, was ist links und rechts, welche zahlen, was liegt links/rechts, welche zahlen liegen außen, was sind die enden, woran kann ich anlegen
    anzahl: wie viele steine hat/haben, wie viele steine hat computer/gegner, steine computer/gegner, wie viele steine hat @, wie viele steine haben die anderen, wer hat wie viele steine, wie viele steine habe ich, wie viele steine hat er noch, wie viele steine hat jeder, wer hat am wenigsten steine, wie viele steine bleiben
    vorrat: wie viele steine im vorrat/stapel, vorrat leer, steine vorrat/talon/stapel/übrig, was ist noch im vorrat, wie viele steine sind noch da, gibt es noch steine, sind noch steine da, sind noch steine im vorrat, wie viel ist noch im vorrat
    züge: was passt, welche steine passen, was kann ich legen/anlegen, welche steine kann ich legen/anlegen, welcher stein passt, was lässt sich legen, welche steine kann ich spielen, womit kann ich, was kann ich davon legen, welche steine gehen
    passe: nein danke, nein danke keinen, nein keinen, keinen, keinen mehr, nein, lieber nicht, kein stein, keinen stein, nichts legen, weiter, ich passe, passen, aussetzen, nicht legen, nicht, ich will/möchte nicht, will/möchte ich nicht, keinen mehr legen, ich will/möchte keinen mehr, ich lege nichts, kein weiterer, keinen weiteren, nö, lass gut sein, das reicht
    ziehe: stein ziehen, steine ziehen, stein nehmen, ziehe einen stein, stein kaufen, kaufen, stein aufnehmen, einen aufnehmen, neuen stein, stein holen, einen ziehen, einen nehmen, aus dem vorrat ziehen/nehmen
    zuletzt: was hat computer/gegner/er gelegt, was wurde gelegt, was hat @ gelegt, letzter/letzten stein, was legte der gegner/computer, welchen stein hat er/computer/gegner gelegt, welcher stein war das, was kam
    regeln punkte: wie werden punkte gezählt, wie zählt man punkte, wie bekomme ich punkte, wofür gibt es punkte, punkte zählen/rechnen, wie wird gezählt
    automatik an: automatisch ziehen
    automatik aus: nicht automatisch ziehen, selbst ziehen
    was wäre wenn @: was wäre wenn @, was passiert wenn @, was bringt @, was wäre mit @
