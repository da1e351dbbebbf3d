# Die Regeln von Schnuff, nach Themen.

word-topic-goal = ziel
word-topic-cards = karten, material
word-topic-round = runde, zug
word-topic-limits = grenzen, zahlen
word-topic-chances = sonderkarten
word-topic-schnuff = werfen, sicher
word-topic-end = ende, gewinnen
word-topic-options = varianten, optionen
word-topic-details = einzelheiten, details
word-topic-hints = tipps, hinweise

rules-schnuff-topic-goal = Alle spielen Karten, die zusammen eine Summe ergeben. Wer sie über 30, 60 oder 90 bringt, zahlt Chips.
    Wer noch Chips hat, wenn sonst niemand mehr welche hat, gewinnt.
rules-schnuff-topic-cards = Es gibt 54 Karten. 36 Zahlenkarten: je neun mit 1, 2, 3 und 4.
    18 Sonderkarten: je vier Passe, Zurück, Panik und Risiko, und zwei Schnuff.
    Dazu zwei Würfel, und für alle am Anfang 10 Chips. Mitspielen können 2 bis 6.
rules-schnuff-topic-round = Alle werfen beide Würfel; wer am höchsten wirft, gibt die erste Runde. Alle bekommen vier Karten, der Rest ist der Stapel.
    Links vom Geber wird angefangen, und zwar mit einer Zahlenkarte. Wer keine hat, wird übergangen.
    Ein Zug: eine Karte spielen, die neue Summe hören, eine Karte ziehen. Eine Zahlenkarte zählt ihre Zahl dazu. Dann geht es nach links weiter.
    Über 90 ist die Runde aus. Alle Karten werden gemischt, wer links vom Geber sitzt, gibt, und die Summe fängt wieder bei 0 an.
rules-schnuff-topic-limits = Wer die Summe über 30 bringt, zahlt einen Chip; über 60 kostet es zwei, über 90 drei. Gezahlte Chips sind weg.
    Genau auf 30, 60 oder 90 zu kommen kostet nichts.
    Ist die Summe wieder unter eine Grenze gefallen, kann sie noch einmal darüber steigen, und das kostet wieder.
    Wer weniger Chips hat, als zu zahlen sind, zahlt alle.
rules-schnuff-topic-chances = Eine Sonderkarte spielst du statt einer Zahlenkarte. Es können mehrere aufeinander folgen.
    Passe: Die Summe bleibt, und es geht weiter.
    Zurück: Die Richtung dreht sich um, und die Summe bleibt; wer gerade vor dir dran war, ist also gleich wieder dran. Das gilt bis zum nächsten Zurück oder bis die Runde aus ist.
    Panik: Die Summe springt auf die nächste Grenze. Auf einer Grenze bleibt sie.
    Risiko: Du wirfst beide Würfel. Ab 7 kommt der Wurf dazu und kann Chips kosten; bis 6 geht er ab, aber nie unter 0.
    Schnuff: siehe `regeln werfen`.
rules-schnuff-topic-schnuff = Schnuff geht nur, wenn die Summe genau 30, 60 oder 90 ist. Du bist dann sicher.
    Alle anderen werfen beide Würfel, links von dir angefangen. Wer am niedrigsten wirft, zahlt nichts; alle anderen, die geworfen haben, zahlen je 1, 2 oder 3 Chips, so viel, wie diese Grenze kostet.
    Haben mehrere den niedrigsten Wurf, werfen sie unter sich noch einmal, bis nur noch einer am niedrigsten ist.
    Die Summe bleibt. Wer als Nächstes über 30 oder 60 kommt, zahlt für diese Grenze nichts. Auf 90 ist die Runde nach dem Zahlen aus.
    Sind nur noch zwei im Spiel, wirft nur dein Gegner: Ab 7 kostet es, bis 6 nicht.
rules-schnuff-topic-end = Wer keine Chips mehr hat, ist sofort draußen. Wer mit Chips übrig bleibt, gewinnt.
    Ist der Stapel leer, wird die Ablage umgedreht und nicht gemischt: Was zuerst gespielt wurde, wird zuerst gezogen.
    Aufgeben beendet das Spiel für alle. Von den anderen gewinnt, wer die meisten Chips hat.
rules-schnuff-topic-options = Varianten werden vor dem Spiel ausgemacht: `spiele schnuff 4 streng kurz`.
    kurz: Das Spiel ist aus, sobald jemand draußen ist. Wer die meisten Chips hat, gewinnt; mehrere können sich den Sieg teilen.
    streng: Du ziehst selbst. Tippe `ziehe` nach deiner Karte oder in einer Zeile mit ihr: `3 ziehe`. Die nächste Karte, die jemand spielt, beendet dein Ziehen. Wer nicht gezogen hat, hat bis zum Ende der Runde eine Karte weniger, und niemand weist darauf hin. Mit `weiter` lässt du die anderen weitermachen.
    Wer dann keine Karte mehr auf der Hand hat, ist draußen und verliert alle Chips.
    Wer nur noch Schnuff hat, während die Summe auf keiner Grenze steht, wird übergangen und verliert nichts. Kann niemand spielen, ist die Runde aus, und niemand zahlt.
    turnier 3: eine ungerade Zahl von Spielen. Jeder Sieg ist ein Punkt.
rules-schnuff-topic-details = Hat niemand eine Zahlenkarte zum Anfangen, wird neu gegeben.
    Nach Schnuff ist eine Grenze nur einmal frei: wenn das nächste Mal jemand darüber kommt. Ein zweites Schnuff auf derselben Grenze macht sie in der Runde nicht noch einmal frei.
    Zu zweit wirkt Zurück wie Passe.
    Haben beim Wurf ums Geben mehrere den höchsten Wurf, werfen sie noch einmal. Für Schnuff wird im Uhrzeigersinn geworfen, wie herum es auch gerade geht.
    Wer ausscheidet oder die Runde beendet, zieht nicht. Wer ausscheidet, legt die Handkarten unter die Ablage, die älteste zuunterst. Scheiden mehrere zugleich aus, geht es in der Reihenfolge, in der sie zahlen.
    Als Nächstes gibt, wer links vom letzten Geber noch im Spiel ist.
rules-schnuff-topic-hints = Heb die Sonderkarten für die Grenzen auf. Die teuerste Grenze kommt zuletzt.
    Steht die Summe 1 bis 4 unter einer Grenze, kann die nächste Karte sie genau darauf bringen; dann musst vielleicht du darüber.
    Mit `hand` hörst du deine Karten, mit `züge`, was jede davon täte, mit `schau`, was schon gespielt ist.
