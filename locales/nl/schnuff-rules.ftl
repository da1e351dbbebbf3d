# De regels van Schnuff, per onderwerp.

word-topic-goal = doel
word-topic-cards = kaarten, materiaal
word-topic-round = ronde, beurt
word-topic-limits = grenzen, betalen
word-topic-chances = kanskaarten
word-topic-schnuff = gooien, veilig
word-topic-end = einde, winnen
word-topic-options = varianten, keuzes
word-topic-details = bijzonderheden, details
word-topic-hints = tips, wenken

rules-schnuff-topic-goal = Iedereen speelt kaarten die samen één som maken. Wie die boven de 30, 60 of 90 brengt, betaalt fiches.
    Wie als laatste nog fiches heeft, wint.
rules-schnuff-topic-cards = Er zijn 54 kaarten. 36 zijn getalkaarten: negen keer 1, 2, 3 en 4.
    18 zijn kanskaarten: vier keer Passen, Terug, Paniek en Risico, en twee keer Schnuff.
    Er zijn twee dobbelstenen, en iedereen begint met 10 fiches. Je speelt met 2 tot en met 6 spelers.
rules-schnuff-topic-round = Iedereen gooit met beide dobbelstenen; wie het hoogst gooit, deelt de eerste ronde. Iedereen krijgt vier kaarten, de rest is de stapel.
    Wie links van de deler zit, begint met een getalkaart. Wie er geen heeft, wordt overgeslagen.
    Een beurt: een kaart spelen, de nieuwe som horen, een kaart pakken. Het getal op een getalkaart komt bij de som. Dan gaat het naar links verder.
    Boven de 90 is de ronde voorbij. Alle kaarten worden geschud, wie links van de deler zit, deelt, en de som begint weer bij 0.
rules-schnuff-topic-limits = Wie de som boven de 30 brengt, betaalt 1 fiche; boven de 60 zijn het er 2, boven de 90 zijn het er 3. Betaalde fiches zijn weg.
    Precies op 30, 60 of 90 uitkomen kost niets.
    Is de som weer onder een grens gezakt, dan kan die er nog eens boven komen, en dat kost weer.
    Wie minder fiches heeft dan er te betalen zijn, betaalt ze allemaal.
rules-schnuff-topic-chances = Een kanskaart speel je in plaats van een getalkaart. Er kunnen meerdere na elkaar komen.
    Passen: de som blijft, en de volgende is aan de beurt.
    Terug: de richting keert om. De som blijft, en wie vóór jou was, is weer aan de beurt. De richting geldt tot de volgende Terug of tot de ronde voorbij is.
    Paniek: de som springt naar de volgende grens. Staat de som al op een grens, dan blijft die zo.
    Risico: je gooit beide dobbelstenen. Is de worp 7 of meer, dan komt hij erbij, en dat kan fiches kosten; tot en met 6 gaat hij eraf, maar de som komt nooit onder 0.
    Schnuff: zie `regels gooien`.
rules-schnuff-topic-schnuff = Schnuff kan alleen als de som precies 30, 60 of 90 is. Jij bent dan veilig.
    Alle anderen gooien beide dobbelstenen, te beginnen links van jou. Wie het laagst gooit, betaalt niets; de anderen betalen 1, 2 of 3 fiches, zoveel als die grens kost.
    Gooien meerdere spelers het laagst, dan gooien die onder elkaar nog een keer, tot er één het laagst is.
    De som blijft. Wie nu als eerste boven de 30 of 60 komt, betaalt voor die grens niets. Op 90 is de ronde na het betalen voorbij.
    Zijn er nog maar twee in het spel, dan gooit alleen de ander: met 7 of meer kost het fiches, met 6 of minder niet.
rules-schnuff-topic-end = Wie geen fiches meer heeft, ligt er meteen uit. Wie met fiches overblijft, wint.
    Is de stapel leeg, dan wordt de aflegstapel omgedraaid en niet geschud: wat het eerst gespeeld is, wordt het eerst gepakt.
    Opgeven beëindigt het spel voor iedereen. Van de anderen wint wie de meeste fiches heeft.
rules-schnuff-topic-options = Varianten spreek je vóór het spel af, bijvoorbeeld `speel schnuff 4 streng kort`.
    kort: het spel eindigt zodra iemand eruit ligt. Wie de meeste fiches heeft, wint; soms delen er meerdere de winst.
    streng: je pakt zelf. Typ `pak` na je kaart of op één regel ermee: `3 pak`. Zodra iemand de volgende kaart speelt, kun je niet meer pakken. Wie niet gepakt heeft, heeft tot het eind van de ronde een kaart minder, en niemand zegt het. Typ `verder` om het spel te laten doorgaan.
    Wie dan geen kaart meer in de hand heeft, ligt eruit en verliest alle fiches.
    Wie alleen nog Schnuff heeft terwijl de som niet op een grens staat, wordt overgeslagen en verliest niets. Kan niemand spelen, dan is de ronde voorbij, en niemand betaalt.
    toernooi 3: een oneven aantal spellen. Elke zege is een punt.
rules-schnuff-topic-details = Heeft niemand een getalkaart om te beginnen, dan wordt er opnieuw gedeeld.
    Een grens is na Schnuff één keer gratis: dat geldt alleen voor wie er het eerst boven komt. Een tweede Schnuff op dezelfde grens maakt die in de ronde niet nog eens gratis.
    Met z'n tweeën werkt Terug zoals Passen.
    Wie bij het gooien om te delen even hoog gegooid heeft, gooit nog een keer. Bij Schnuff wordt met de klok mee gegooid, welke kant het ook op gaat.
    Wie eruit gaat of de ronde beëindigt, pakt niet. De kaarten van wie eruit gaat, komen onder de aflegstapel, de oudste onderop; bij meer dan één speler in de volgorde van het betalen.
    Daarna deelt de eerste links van de laatste deler die nog meespeelt.
rules-schnuff-topic-hints = Bewaar je kanskaarten voor de grenzen. De duurste grens komt het laatst.
    Staat de som 1 tot en met 4 onder een grens, dan kan de volgende er precies op uitkomen; misschien moet jij er dan overheen.
    Typ `hand` voor je kaarten, `zetten` voor wat elk daarvan zou doen, `kijk` voor wat er al gespeeld is.
