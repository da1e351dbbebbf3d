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
word-piece = stein, steins, lege, leg, legen, anlegen, hinlegen, setz, setze, setzen, spiel, spiele, dazu, hin, ganz, seite, ende, dran, nehme, nimm, als, nächstes, zusätzlich, zusätzliche, extra, an, ans, nach, daneben, rüber, bitte, möchte, kommt, soll, tu, packe, pack, anhängen, häng, hänge, ablegen, leger, ziehe, wähle, haue, hau, knalle, knall, werfe, wirf, schmeiße, schmeiß, pfeffere, schiebe, schieb, klemme, tue, packs, legs, setzs, probiers, versuchs, bringe, bring, passt, passend, anschließen, ansetzen, ansetze, hintendran, vornedran, hinten, vorne, vorn, hinter, vor, seitlich, linken, rechten, linke, rechte, flügel, zahl, augen, reihe, kette, schlange, dominostein, plättchen, steinchen, kombination, dann, entscheide, entschieden, wähl, verwende, benutze, loswerden, los, weg, ran, drauf, eröffne, eröffnen, beginne, anfang, starte, fang, ausspielen, raus, mir
# Was bei Domino gefragt und gesagt wird.
hear-game =
    hand: welche steine habe ich, was habe ich, was habe ich auf der hand, meine steine, zeig steine, steine zeigen, was liegt in meiner hand, welche steine sind meine, meine hand, was habe ich noch, welche steine habe ich noch, was für steine habe ich, steine vorlesen, welche steine bleiben mir, was halte ich, was halte ich in der hand, was steckt in meiner hand, meine plättchen, welche plättchen habe ich, mein blatt, meine dominos, welche sind meine, was gehört mir, welche habe ich, welche habe ich noch, was bleibt mir auf der hand, restliche steine, meine restlichen steine, lies meine hand, lies meine steine, handsteine, steine auf der hand, steine in der hand
    tisch: was liegt, was liegt auf dem tisch, welche steine liegen, welche steine liegen auf dem tisch, reihe/kette zeigen, wie sieht der tisch aus, was ist gelegt, gelegte steine, lies die reihe/kette, wie sieht die reihe/kette aus, was liegt da, was liegt schon, reihe vorlesen
    enden: wie hoch ist die summe, summe, offene enden, welche enden, was ist offen, welche zahlen sind offen, enden links rechts, was ist links und rechts, welche zahlen, was liegt links/rechts, welche zahlen liegen außen, was sind die enden, woran kann ich anlegen, welche zahlen liegen draußen, zahlen außen, außen, äußere zahlen, außenzahlen, endzahlen, enden bitte, beide enden, die enden, was liegt außen, was liegt an den enden, was ist an den enden, welche werte sind offen, offene zahlen, offene werte, freie enden, wo kann man anlegen, wo kann ich anlegen, wo kann ich ran, welche zahlen kann ich anlegen, woran passt was, summe der enden, wie viel machen die enden, endensumme
    anzahl: wie viele steine hat/haben, wie viele steine hat computer/gegner, steine computer/gegner, wie viele steine hat @, wie viele steine haben die anderen, wer hat wie viele steine, wie viele steine habe ich, wie viele steine hat er noch, wie viele steine hat jeder, wer hat am wenigsten steine, wie viele steine bleiben, steine der anderen, steine des gegners, wie viele hat er/gegner, wie viele hat er/gegner noch, wie viele hat jeder, wie viele hat jeder noch, wie viele haben die anderen, wie viele haben die anderen noch, wer hat die wenigsten steine, wer hat die meisten steine, steinzahl, wer ist bald fertig, ist jemand bald fertig, ist gegner bald fertig
    vorrat: wie viele steine im vorrat/stapel, vorrat leer, steine vorrat/talon/stapel/übrig, was ist noch im vorrat, wie viele steine sind noch da, gibt es noch steine, sind noch steine da, sind noch steine im vorrat, wie viel ist noch im vorrat, rest im vorrat, rest im stapel, was liegt noch im vorrat, wie viele kann ich noch ziehen, wie viele kann man noch ziehen, kann man noch ziehen, kann ich noch ziehen, wie groß ist der vorrat, wie voll ist der vorrat, verdeckte steine, wie viele verdeckte steine, ist noch was im vorrat, ist noch was da, noch steine da, ist der vorrat leer, vorrat
    züge: was passt, welche steine passen, was kann ich legen/anlegen, welche steine kann ich legen/anlegen, welcher stein passt, was lässt sich legen, welche steine kann ich spielen, womit kann ich, was kann ich davon legen, welche steine gehen, anlegbare, anlegbare nennen, anlegbare steine, anlegbar, was ist anlegbar, welche sind anlegbar, passende, passende steine, passende nennen, welche passen, was passt denn, was passt irgendwo, kann ich anlegen, kann ich irgendwo anlegen, kann ich was anlegen, kann ich was legen, kann ich etwas legen, kann ich überhaupt legen, passt was, passt etwas, passt irgendwas, habe ich was passendes, habe ich was das passt, was passendes, legbare steine, legbar, spielbare steine, welche steine sind spielbar, womit kann ich weiter, was könnte passen
    passe: nein danke, nein danke keinen, nein keinen, keinen, keinen mehr, nein, lieber nicht, kein stein, keinen stein, nichts legen, weiter, ich passe, passen, aussetzen, nicht legen, nicht, ich will/möchte nicht, will/möchte ich nicht, keinen mehr legen, ich will/möchte keinen mehr, ich lege nichts, kein weiterer, keinen weiteren, nö, lass gut sein, das reicht, ich kann nicht, kann nicht, kann nicht legen, ich kann nicht legen, ich kann nichts legen, kann nichts legen, nichts passt, es passt nichts, passt nichts, ich habe nichts, ich habe nichts passendes, nichts passendes, ich setze aus, nächster, du bist dran, mehr nicht, keinen extra, keinen zusätzlichen, ohne zusatz, kein zusatzstein, ich lasse es, lass es, ich verzichte, verzichte, verzichten, nein das reicht, nein genug
    ziehe: stein ziehen, steine ziehen, stein nehmen, ziehe einen stein, stein kaufen, kaufen, stein aufnehmen, einen aufnehmen, neuen stein, stein holen, einen ziehen, einen nehmen, aus dem vorrat ziehen/nehmen, ich ziehe, ich ziehe einen, ich muss ziehen, zieh einen, zieh mir einen, nimm einen, ich nehme einen, gib mir einen, gib mir einen stein, einen stein bitte, noch einen stein, neuer stein, einer aus dem vorrat, einen aus dem vorrat, aus dem stapel ziehen, nachziehen, ich ziehe nach, zieh nach, stein abheben, abheben
    zuletzt: was hat computer/gegner/er gelegt, was wurde gelegt, was hat @ gelegt, letzter/letzten stein, was legte der gegner/computer, welchen stein hat er/computer/gegner gelegt, welcher stein war das, was kam, was hast du gelegt, was hast du gerade gelegt, was liegt neu, welcher stein kam zuletzt, welcher stein wurde zuletzt gelegt, was wurde zuletzt gelegt, zuletzt gelegter stein, welchen stein hast du gelegt, was legte er/gegner
    regeln punkte: wie werden punkte gezählt, wie zählt man punkte, wie bekomme ich punkte, wofür gibt es punkte, punkte zählen/rechnen, wie wird gezählt, wann bekomme ich punkte, wann gibt es punkte, wann kriege ich punkte, wie kriege ich punkte, wofür kriege ich punkte, wie viele punkte gibt es wofür, was zählt, was bringt punkte, womit mache ich punkte, wie macht man punkte, punkteregel, zählweise
    automatik an: automatisch ziehen, zieh von allein, mach das ziehen für mich
    automatik aus: nicht automatisch ziehen, selbst ziehen, ich will selbst ziehen, ich ziehe selbst, lass mich selbst ziehen, zieh nicht für mich
    was wäre wenn @: was wäre wenn @, was passiert wenn @, was bringt @, was wäre mit @, was macht @ wenn ich ihn lege, was wäre wenn ich @ lege, was passiert wenn ich @ lege, was bringt mir @, was würde @ bringen, wie viele punkte bringt @, was bekomme ich für @, was gibt @, wie gut wäre @, wie wäre @, was ist @ wert, angenommen ich lege @
    reihe: die ganze reihe/kette/schlange vorlesen, ganze reihe/kette/schlange vorlesen, die ganze reihe/kette/schlange, ganze reihe/kette/schlange, schlange vorlesen, schlange, lies die schlange, wie sieht die schlange aus, von links nach rechts, reihe von links nach rechts, alles was liegt, was liegt alles, was liegt alles auf dem tisch, was liegt bisher, was liegt aus, ausgelegte steine, was wurde bisher gelegt, spielfeld, brett
hear-instead-game =
    links: linke seite, linken seite, linkes ende
    rechts: rechte seite, rechten seite, rechtes ende
