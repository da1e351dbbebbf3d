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
