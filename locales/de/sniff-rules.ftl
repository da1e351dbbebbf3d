# Die Regeln von sniff, nach Themen.

word-topic-goal = ziel
word-topic-board = brett, felder
word-topic-building = bau, aufbau
word-topic-turn = zug, ziehen
word-topic-answers = antworten
word-topic-knowing = wissen, peilschatz
word-topic-end = ende, gewinnen
word-topic-variants = varianten
word-topic-hints = tipps

rules-sniff-topic-goal = Zwei spielen. Jeder versteckt einen Schatz in einem Labyrinth, das der andere nicht kennt.
    Jeder schickt einen Detektiv durch das Labyrinth des anderen. Wer zuerst das Feld mit dem Schatz betritt, gewinnt.
rules-sniff-topic-board = Ohne Varianten hat jedes Labyrinth 5 Spalten, A bis E, und 5 Reihen, 1 bis 5.
    Feld 0 ist ein einziges langes Feld neben der Spalte E. Es berührt E1, E2, E3, E4 und E5 und sonst nichts.
    Nachbarn sind Felder mit einer gemeinsamen Seite. Zwischen zwei Nachbarn hat eine Mauer Platz: Das sind 45 Plätze.
    Eine Mauer heißt nach den zwei Feldern, die sie trennt, etwa `E4 D4` oder `0 E1`. Die Reihenfolge ist egal.
    Außen herum ist alles zu; dort braucht es keine Mauern.
rules-sniff-topic-building = Ohne Varianten setzt jeder genau 20 Mauern und versteckt einen Schatz, nicht auf Feld 0.
    Von Feld 0 muss wenigstens ein offener Weg zum Schatz führen. Andere Felder dürfen eingemauert sein.
    Mit `auffüllen` kommt durch Zufall dazu, was noch fehlt, und ein Weg bleibt offen. Das geht nicht, wenn der offene Weg so lang ist, dass die Mauern daneben keinen Platz mehr haben; dann nimm welche zurück.
    Mit `baue` entsteht alles zufällig, mit einem Schatz, der einige Züge entfernt ist.
    Sind beide fertig, stehen beide Detektive auf Feld 0, und das Los sagt, wer anfängt.
rules-sniff-topic-turn = Du nennst ein Feld neben dem, auf dem dein Detektiv steht. Es geht nur waagrecht und senkrecht, nie über Eck.
    Nach frei darfst du noch einen zweiten Zug machen oder mit `fertig` aufhören. Nach dem zweiten ist der andere dran, egal wie die Antwort war.
    Bei Mauer bleibt dein Detektiv stehen, die Mauer wird vermerkt, und der andere ist dran.
    Mindestens einen Zug musst du machen. Du darfst auch zurück auf Feld 0: hinaus und anderswo wieder hinein sind zwei Züge.
    Ein Feld, das nicht neben deinem liegt, das es nicht gibt oder auf dem du schon stehst, ist kein Zug und kostet nichts. Eine Mauer, die schon vermerkt ist, auch nicht.
rules-sniff-topic-answers = Frei: Dein Detektiv steht auf dem neuen Feld.
    Mauer: Dazwischen steht eine Mauer; dein Detektiv bleibt, wo er ist.
    Schatz: Du hast ihn gefunden und gewinnst.
rules-sniff-topic-knowing = Du weißt, wo dein Detektiv steht, kennst jede Antwort, die Mauern, an die du gestoßen bist, und die Wege, die frei waren. Von deinem eigenen Labyrinth weißt du alles und hörst jeden Zug darin.
    Der Peilschatz ist nur für dich: Lege ihn als Vermutung auf ein Feld, etwa mit `peilschatz B2`, verschiebe ihn oder nimm ihn mit `peilschatz aus` weg, wann du willst. Am Spiel ändert er nichts.
    Mehr erfährt niemand, bis am Ende beide Labyrinthe erzählt werden.
rules-sniff-topic-end = Wer das Feld mit dem Schatz betritt, gewinnt sofort. Ein Unentschieden gibt es nicht.
    Wer aufgibt, verliert.
rules-sniff-topic-variants = Varianten werden vor dem Spiel ausgemacht, auch mehrere auf einmal: `spiele sniff galopp warm-heiß`. Was nicht zusammen geht, steht dabei.
    galopp: Du darfst weiterziehen, bis die Antwort Mauer heißt, und nach jedem Frei aufhören.
    warm-heiß: Ein Feld, das das Schatzfeld an einer Ecke berührt, antwortet warm, eines mit gemeinsamer Seite heiß. Mauern dazwischen sind egal. Die Antwort kommt bei jedem Betreten, nie auf Feld 0, und gilt wie frei.
    ausweg, früher "Ich will raus": kein Schatz. Das Los zieht ein Feld im Inneren, nicht in der Spalte neben Feld 0. Dort beginnen beide Detektive, und von dort muss ein Weg zu Feld 0 offen sein. Wer zuerst auf Feld 0 ist, ist draußen und gewinnt. Nicht mit warm-heiß, hunde oder nonstop.
    löcher 12: weniger Mauern als üblich, 10 bis 19 auf 5 mal 5 Feldern; auf anderen Größen wenigstens zwei Neuntel aller Plätze, und weniger als üblich.
    blind: Nichts wird vermerkt. Du hörst nur, wo du stehst, und die letzte Antwort. Wer an einer Mauer noch einmal fragt, verbraucht damit seinen Zug. Den Peilschatz gibt es weiterhin.
    hunde: keine Mauern, dafür 2 Gräben, die wie Mauern heißen, und 2 Hunde, jeder auf einem Feld, nie in der Spalte neben Feld 0. Bei einem Graben fällst du hinein: zurück auf Feld 0, der andere ist dran, der Graben wird vermerkt. Auf dem Feld eines Hundes verlierst du sofort. Ein Feld, das eine Seite mit dem eines Hundes teilt, antwortet knurr; das gilt wie frei. Der Schatz liegt nie bei einem Hund, und ein Weg ohne Graben und Hund muss zu ihm führen. Niemand muss ein Wagnis eingehen. Nicht mit löcher oder galopp.
    Mit warm-heiß und hunde zusammen kommt warm oder heiß vor knurr.
    größe 4x4: 3 bis 9 Spalten und Reihen. Die letzte Spalte liegt neben Feld 0. Üblich sind vier Neuntel aller Plätze als Mauern.
    nonstop: Ein Fund ist ein Punkt. Beide Detektive bleiben, wo sie sind, und wessen Schatz gefunden wurde, versteckt ihn auf einem anderen offenen Feld, nicht unter dem anderen Detektiv, und ist dann dran. Das neue Versteck wird nicht angesagt. Zwei Punkte Vorsprung oder fünf Punkte gewinnen. Von Feld 0 aus müssen wenigstens zwei Felder offen sein. Wer gebissen wird oder aufgibt, verliert alles.
    turnier 7: eine ungerade Zahl von Spielen. Jeder Sieg ist ein Punkt, und es endet, sobald der andere nicht mehr aufholen kann, etwa bei 4 zu 1 von 7. Wen das Los trifft, der beginnt das erste Spiel; danach wechselt ihr euch ab. Jedes Spiel hat neue Labyrinthe.
    zählturnier 3: 1 bis 99 Spiele. Nach einem Sieg sucht der Verlierer allein weiter, bis auch sein Detektiv da ist; jeder Zug ab da ist ein Punkt, und wer die wenigsten Punkte hat, gewinnt. Alle Spiele werden gespielt; bei gleichen Punkten ist es unentschieden. Mit Hunden hat ein gebissener Detektiv verloren und sucht von Feld 0 aus allein weiter; der Hund ist vermerkt, und im Blindspiel beißt er wieder. Wer aufgibt, verliert alles.
    Turnier, Zählturnier und nonstop schließen sich aus.
rules-sniff-topic-hints = Mit `stand` hörst du alles, was du zum Weiterspielen brauchst, mit `schau D3`, was du von einem Feld weißt.
    Setze mehrere Mauern in einer Zeile: `E4 D4 C2 C3`. Geh in Gedanken an den Mauern entlang wie mit dem Finger.
