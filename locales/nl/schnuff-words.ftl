# De woorden die je in Schnuff kunt typen: word-ID, het gewone eerst; explain-ID zegt wat een opdracht doet.

# Keuzes, achter het woord speel

word-strict = streng
word-short = kort

# Opdrachten

word-pass = passen, pas
explain-pass = { $words }: speelt Passen; de som blijft.
word-back = terug, omkeren
explain-back = { $words }: speelt Terug; de richting keert om.
word-panic = paniek
explain-panic = { $words }: speelt Paniek; de som springt naar de volgende grens.
word-risk = risico
explain-risk = { $words }: speelt Risico; beide dobbelstenen beslissen over de som.
word-schnuff = schnuff
explain-schnuff = { $words }: speelt Schnuff, op 30, 60 of 90; alle anderen gooien.
word-draw = pak, pakken, trek, trekken, neem
explain-draw = { $words }: pakt een kaart, bij streng pakken; ook op één regel met de kaart: `3 pak`.
word-next = verder, volgende
word-number = speel, spelen, leg
explain-number = { $words }: speelt een kaart, bijvoorbeeld `speel 4`, of `speel passen`. De kaart alleen is genoeg.
explain-next = { $words }: laat het spel doorgaan, bij streng pakken.
word-hand = hand, kaarten, mijn kaarten, wat heb ik
explain-hand = { $words }: je kaarten.
word-sum = som, totaal, grens, hoe ver
explain-sum = { $words }: de som, en wat de volgende grens kost.
word-chips = fiches, hoeveel fiches, hoeveel fiches heb ik
explain-chips = { $words }: de fiches van iedereen.
word-direction = richting, volgorde
explain-direction = { $words }: welke kant het op gaat, en wie na wie komt.
word-pile = stapel
explain-pile = { $words }: hoeveel kaarten er nog te pakken zijn.
word-look = kijk, bekijk, gespeeld
explain-look = { $words }: de kaarten die open liggen; met een kaart erachter hoeveel daarvan, bijvoorbeeld `kijk paniek`.

# Woorden die in een zet staan en niet zeggen welke het is.
word-piece = kaart, leg, leggen, neerleggen, speel, spelen, uit, af, neer, dan, volgende, neem, gooi, nummer, pak, doe, kies, op, uitspelen, gooien, komt, moet, werp, opleggen, leg neer, van
# Wat bij Schnuff gevraagd en gezegd wordt.
hear-game =
    hand: wat heb ik, wat heb ik in mijn hand, welke kaarten heb ik, mijn kaarten, kaarten tonen, laat mijn kaarten zien, mijn hand, lees mijn kaarten, wat voor kaarten heb ik, welke kaarten heb ik nog, lees mijn kaarten voor, wat heb ik nog
    som: hoe hoog is de som, wat is de som, waar staan we, hoe ver tot de grens, volgende grens, waar is de grens, wanneer komt de grens, hoeveel ligt er, hoe hoog is het totaal, hoe ver is het nog tot de grens, hoeveel tot de grens, wat is het totaal, waar zijn we, op hoeveel staan we, som nu
    stapel: hoeveel kaarten op de stapel, hoeveel kaarten liggen er nog op de stapel, kaarten stapel, hoeveel kaarten nog, kaarten over, is de stapel leeg, hoeveel kaarten zijn er nog, hoe hoog is de stapel, liggen er nog kaarten, hoeveel kaarten kan ik pakken
    richting: wie komt na mij, wie is na mij, wie speelt na mij, wie komt er na mij, wie is de volgende, wie is er na mij aan de beurt, welke kant op, welke richting, in welke richting
    gespeeld: wat is er gespeeld, welke kaarten zijn gespeeld, gespeelde kaarten, wat ligt er open, wat ligt er, welke kaarten liggen er, wat is er al weg, aflegstapel, welke kaarten zijn weg, welke kaarten zijn al weg, wat is al gespeeld, wat is er al gespeeld, wat ligt er op tafel
    fiches: hoeveel fiches, hoeveel fiches heb ik, hoeveel fiches heeft @, mijn fiches, fiches tellen, fiches computer/tegenstander, wie heeft hoeveel fiches, munten, hoeveel fiches heeft de tegenstander, hoeveel fiches heeft iedereen, wie heeft de meeste fiches, hoeveel geld heb ik
    pak: een kaart pakken/nemen/trekken, pak een kaart, neem een kaart, kaart pakken/nemen/trekken, nieuwe kaart, een kaart graag, geef een kaart, nog een kaart
    verder: geen kaart, niet pakken, nee bedankt, nee dank je, nee, geen, laat de anderen maar, niet, dat wil ik niet, ik wil niet
    laatst: waarom is de som #, wie heeft betaald, heeft hij/computer betaald, wat heeft @ gelegd, wat heeft de computer/tegenstander gelegd
    passen: ik pas, sla over
