# Die Regeln von sniff, nach Themen.

word-topic-goal = ziel
word-topic-board = brett, felder
word-topic-building = bau, aufbau
word-topic-turn = zug, ziehen
word-topic-answers = antworten
word-topic-knowing = wissen, peilschatz
word-topic-end = ende, gewinnen
word-topic-hints = tipps

rules-sniff-topic-goal = Zwei spielen. Jeder versteckt einen Schatz in einem Labyrinth, das der andere nicht kennt.
    Jeder schickt einen Detektiv durch das Labyrinth des anderen. Wer zuerst das Feld mit dem Schatz betritt, gewinnt.
rules-sniff-topic-board = Jedes Labyrinth hat 5 Spalten, A bis E, und 5 Reihen, 1 bis 5.
    Das Nullfeld, 0, ist ein einziges langes Feld neben der Spalte E. Es berührt E1, E2, E3, E4 und E5 und sonst nichts.
    Nachbarn sind Felder mit einer gemeinsamen Seite. Zwischen zwei Nachbarn hat eine Mauer Platz: das sind 45 Plätze.
    Eine Mauer heißt nach den zwei Feldern, die sie trennt, etwa E4 D4 oder 0 E1. Die Reihenfolge ist egal.
    Außen herum ist alles zu; dort braucht es keine Mauern.
rules-sniff-topic-building = Jeder setzt genau 20 Mauern und versteckt 1 Schatz, nicht auf dem Nullfeld.
    Vom Nullfeld muss wenigstens ein offener Weg zum Schatz führen. Andere Felder dürfen eingemauert sein.
    Mit auffüllen kommt durch Zufall dazu, was noch fehlt, und ein Weg bleibt offen. Das geht nicht, wenn der offene Weg so lang ist, dass die Mauern daneben keinen Platz mehr haben; dann nimm welche zurück.
    Sind beide fertig, stehen beide Detektive auf ihren Nullfeldern, und das Los sagt, wer anfängt.
rules-sniff-topic-turn = Du nennst ein Feld neben dem, auf dem dein Detektiv steht. Es geht nur seitwärts und längs, nie über Eck.
    Nach frei darfst du noch einen zweiten Zug machen oder mit fertig aufhören. Nach dem zweiten ist der andere dran, wie die Antwort auch war.
    Bei Mauer bleibt dein Detektiv stehen, die Mauer wird vermerkt, und der andere ist dran.
    Ein Zug muss sein. Du darfst auch zurück aufs Nullfeld: hinaus und anderswo wieder hinein sind zwei Züge.
    Ein Feld, das nicht neben deinem liegt, das es nicht gibt oder auf dem du schon stehst, ist kein Zug und kostet nichts. Eine Mauer, die schon vermerkt ist, auch nicht.
rules-sniff-topic-answers = Frei: dein Detektiv steht auf dem neuen Feld.
    Mauer: dazwischen steht eine Mauer; dein Detektiv bleibt, wo er ist.
    Schatz: du hast ihn gefunden und gewinnst.
rules-sniff-topic-knowing = Du weißt, wo dein Detektiv steht, kennst jede Antwort, die Mauern, an die du gestoßen bist, und die Wege, die frei waren. Von deinem eigenen Labyrinth weißt du alles und hörst jeden Zug darin.
    Der Peilschatz ist nur für dich: lege ihn als Vermutung auf ein Feld, verschiebe ihn oder nimm ihn weg, wann du willst. Am Spiel ändert er nichts.
    Mehr erfährt niemand, bis am Ende beide Labyrinthe erzählt werden.
rules-sniff-topic-end = Wer das Feld mit dem Schatz betritt, gewinnt sofort. Ein Unentschieden gibt es nicht.
    Wer aufgibt, verliert.
rules-sniff-topic-hints = stand sagt alles, was du zum Weiterspielen brauchst. schau D3 sagt, was du von einem Feld weißt.
    Setze mehrere Mauern in einer Zeile: E4 D4 C2 C3. Geh in Gedanken an den Mauern entlang wie mit dem Finger.
