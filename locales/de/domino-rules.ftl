# Die Regeln von Domino, nach Themen.

word-topic-goal = ziel
word-topic-tiles = steine, austeilen
word-topic-opening = eröffnung
word-topic-turn = zug, ziehen
word-topic-scoring = punkte, wertung
word-topic-hand-end = runde, blockade
word-topic-end = ende, gewinnen
word-topic-variants = varianten
word-topic-asking = fragen
word-topic-hints = tipps

rules-domino-topic-goal = Domino wird hier als Alle Fünfe gespielt.
    Bring die Summe der Enden auf 5, 10, 15, 20 und so weiter: So viele Punkte bekommst du sofort.
    Werde vor allen anderen deine Steine los: Dann bringen dir auch die Steine der anderen Punkte.
    Wer zuerst 100 Punkte hat, gewinnt, wenn kein anderes Ziel ausgemacht ist. Man spielt zu zweit bis zu fünft.
rules-domino-topic-tiles = Es gibt 28 Steine. Jeder hat zwei Hälften mit Werten von 0 bis 6, und jedes Paar von Werten gibt es einmal. 5-3 ist der Stein mit 5 und 3.
    Ein Stein mit zwei gleichen Hälften, etwa 6-6, heißt Pasch.
    Zu zweit bekommt jeder 7 Steine, sonst 5. Der Rest ist der Vorrat und liegt verdeckt.
rules-domino-topic-opening = Wer den höchsten Pasch hat, eröffnet die Runde mit ihm. Das geht von selbst.
    Hat niemand einen Pasch, eröffnet der Stein mit der höchsten Summe; bei gleicher Summe der mit der höheren Hälfte, 6-3 vor 5-4.
    Wer eröffnet hat, darf sofort noch einen Stein anlegen oder mit `passe` darauf verzichten. Dafür zieht man nicht. Beide Steine werden gewertet.
    So beginnt jede Runde, wer auch immer die letzte gewonnen hat.
rules-domino-topic-turn = Reihum legen alle je einen Stein ans linke oder rechte Ende der Reihe. Die Hälften, die sich berühren, haben den gleichen Wert.
    Wer anlegen kann, muss es tun und darf nicht ziehen.
    Wer nicht anlegen kann, zieht aus dem Vorrat, Stein um Stein, bis einer passt. Den muss man legen; nur das Ende darf man wählen. Der Vorrat darf dabei leer werden.
    Ist der Vorrat leer, passt, wer nicht anlegen kann.
    Wie viele Steine jemand zieht, hören alle; welche, hört niemand.
    Ich ziehe und passe für dich. Nach `automatik aus` machst du das selbst, mit `ziehe` und `passe`.
rules-domino-topic-scoring = Nach jedem Stein werden die beiden Enden zusammengezählt. Ein Pasch am Ende zählt mit beiden Hälften.
    Eine Summe von 5, 10, 15, 20 und so weiter bekommt gutgeschrieben, wer den Stein gelegt hat. Für 0 gibt es nichts.
    Enden 4 und 6 geben 10. Pasch 4 und Pasch 6 geben 20. Pasch 5 und 3 machen 13, also keine Punkte.
    Ein Pasch, der allein liegt, zählt seine Hälften einmal: Pasch 5 gibt 10. Ein einzelner Stein, der kein Pasch ist, hat seine zwei Hälften als Enden.
rules-domino-topic-hand-end = Wer zuerst keine Steine mehr hat, beendet die Runde und gewinnt sie. Die Augen auf jeder anderen Hand werden zusammengezählt und auf die nächste Zahl gerundet, die durch 5 teilbar ist: 17 wird 15, 18 wird 20. Das alles bekommt, wer gewonnen hat.
    Ist der Vorrat leer und niemand kann anlegen, ist die Runde blockiert und sofort zu Ende. Wer die wenigsten Augen hat, ungerundet, gewinnt sie und bekommt die gerundeten Augen der anderen. Haben mehrere die wenigsten, bekommt niemand etwas.
    Am Ende einer Runde werden alle Steine gezeigt. Dann wird die nächste ausgeteilt.
rules-domino-topic-end = Wer 100 Punkte hat, oder so viele, wie ausgemacht sind, gewinnt sofort, auch mitten in einer Runde. Erreicht ein Stein das Ziel, ist das Spiel aus; dann gibt es für die Steine der anderen nichts mehr, auch nicht beim letzten Stein.
    Wer aufgibt, beendet das Spiel für alle. Von den anderen gewinnt, wer vorn liegt; bei gleichen Punkten teilen sie sich den Sieg.
rules-domino-topic-variants = ziel 60: eine andere Punktzahl, durch 5 teilbar, von 5 bis 1000. Zum Beispiel: `spiele domino ziel 60`.
    spinner: Am ersten Pasch einer Runde darf man an allen vier Seiten anlegen, erst links und rechts, dann oben und unten.
    Solange weniger als zwei Steine den Spinner berühren, zählt er als Pasch, allein auf dem Tisch mit jeder Hälfte einmal. Sind seine beiden Enden bedeckt, zählt er selbst nichts mehr.
    Eine Seite, oben oder unten, zählt, sobald dort ein Stein liegt. Alle offenen Enden werden zusammengezählt, bis zu vier.
rules-domino-topic-asking = Mit `enden` hörst du die Enden und ihre Summe, mit `reihe` alle Steine von links nach rechts, mit dem Spinner Seite für Seite, von ihm weg.
    Mit `hand` hörst du deine Steine und welche passen, mit `züge`, was jeder davon brächte, und mit `was wäre wenn 53 links`, was dieser brächte.
    Mit `schau 5` hörst du, wie viele Steine mit 5 liegen, welche verdeckt sind und wer sicher keinen hatte. Wer seither gezogen hat, kann wieder einen haben; das wird berücksichtigt.
    Mit `vorrat`, `anzahl` und `punkte` hörst du den Rest, mit `stand` alles zusammen.
rules-domino-topic-hints = Ein Pasch ist am schwersten loszuwerden; leg ihn früh.
    Ein Pasch am Ende zählt doppelt. Manchmal wird die Summe erst dadurch durch 5 teilbar.
    Wer eben gezogen hat, hatte keinen der Werte an den Enden. Lass diese Enden offen, dann wird vielleicht wieder gezogen.
