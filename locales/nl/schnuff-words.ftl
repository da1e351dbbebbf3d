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
word-piece = kaart, leg, leggen, neerleggen, speel, spelen, uit, af, neer, dan, volgende, neem, gooi, nummer, pak, doe, kies, op, uitspelen, gooien, komt, moet, werp, opleggen, van, knal, smijt, kwak, neergooien, kwijt, kwijtraken, weg, erop, erbij, bovenop, beslis, maar, probeer, proberen, waag, wagen, breng, kleine, grote, zet, zetten, inzetten, gewoon, schuif, hup
# Wat bij Schnuff gevraagd en gezegd wordt.
hear-game =
    hand: wat heb ik, wat heb ik in mijn hand, welke kaarten heb ik, mijn kaarten, kaarten tonen, laat mijn kaarten zien, mijn hand, lees mijn kaarten, wat voor kaarten heb ik, welke kaarten heb ik nog, lees mijn kaarten voor, wat heb ik nog, wat heb ik vast, wat hou ik vast, wat houd ik vast, welke kaarten hou ik vast, welke zijn van mij, lees mijn hand, wat zit er in mijn hand, kaarten in mijn hand, kaarten in de hand, handkaarten, mijn handkaarten, welke heb ik, welke heb ik nog, resterende kaarten, mijn resterende kaarten, noem mijn kaarten
    som: hoe hoog is de som, wat is de som, waar staan we, hoe ver tot de grens, volgende grens, waar is de grens, wanneer komt de grens, hoeveel ligt er, hoe hoog is het totaal, hoe ver is het nog tot de grens, hoeveel tot de grens, wat is het totaal, waar zijn we, op hoeveel staan we, som nu, op hoeveel zitten we, op hoeveel zijn we, bij hoeveel zijn we, hoeveel is het, hoeveel is het nu, hoeveel is dat samen, hoeveel samen, samengeteld, opgeteld, bij elkaar opgeteld, bij elkaar, totaal graag, som graag, tussentotaal, huidige som, huidig totaal, waar staat de som, waar staan we nu, hoe hoog zijn we, hoe hoog zitten we, hoeveel nog, hoeveel nog tot de grens, hoeveel kan er nog bij, hoeveel ruimte is er nog, hoeveel ruimte, ruimte tot de grens, hoe ver nog, hoe ver zijn we van de grens, afstand tot de grens, hoe dicht bij de grens, zijn we bijna bij de grens, wat is de grens, wat is de volgende grens, tot de grens
    stapel: hoeveel kaarten op de stapel, hoeveel kaarten liggen er nog op de stapel, kaarten stapel, hoeveel kaarten nog, kaarten over, is de stapel leeg, hoeveel kaarten zijn er nog, hoe hoog is de stapel, liggen er nog kaarten, hoeveel kaarten kan ik pakken, rest van de stapel, wat zit er nog in de stapel, hoeveel zitten er nog in de stapel, hoeveel liggen er nog op de stapel, hoeveel kun je nog pakken, kaarten in de stapel, kaarten op de stapel, trekstapel, pakstapel, hoe dik is de stapel, hoe groot is de stapel, stapel leeg, komen er nog kaarten, zijn er nog kaarten, hoe vol is de stapel
    richting: wie komt na mij, wie is na mij, wie speelt na mij, wie komt er na mij, wie is de volgende, wie is er na mij aan de beurt, welke kant op, welke richting, in welke richting, wie volgt op mij, wie volgt, wie komt er daarna, wie is er na jou, wie zit er naast mij, volgorde, speelrichting, met de klok mee, met de klok mee of tegen de klok in, linksom of rechtsom, linksom, rechtsom, welke kant gaan we op, welke kant gaat het op, vooruit of achteruit, wie komt na wie
    gespeeld: wat is er gespeeld, welke kaarten zijn gespeeld, gespeelde kaarten, wat ligt er open, wat ligt er, welke kaarten liggen er, wat is er al weg, aflegstapel, welke kaarten zijn weg, welke kaarten zijn al weg, wat is al gespeeld, wat is er al gespeeld, wat ligt er op tafel, wat is er weg, wat is weg, wat is eruit, welke zijn weg, welke zijn al weg, welke zijn eruit, welke kaarten zijn eruit, wat is er al geweest, welke kaarten zijn geweest, welke kaarten zijn er al geweest, wat lag er al, afgelegde kaarten, wat is er afgelegd, weggegooide kaarten
    fiches: hoeveel fiches, hoeveel fiches heb ik, hoeveel fiches heeft @, mijn fiches, fiches tellen, fiches computer/tegenstander, wie heeft hoeveel fiches, munten, hoeveel fiches heeft de tegenstander, hoeveel fiches heeft iedereen, wie heeft de meeste fiches, hoeveel geld heb ik, fiches van iedereen, fiches van de ander, fiches van de anderen, fiches van de tegenstander, fiches graag, fichestand, hoeveel heeft iedereen, hoeveel hebben de anderen, wie heeft nog fiches, hoeveel heb ik er nog, hoeveel fiches heeft de ander, hoeveel fiches hebben de anderen, fiches over, resterende fiches, hoe rijk is iedereen, hoe rijk ben ik, levens, hoeveel levens, wie ligt er bijna uit, wie is er bijna uit
    pak: een kaart pakken/nemen/trekken, pak een kaart, neem een kaart, kaart pakken/nemen/trekken, nieuwe kaart, een kaart graag, geef een kaart, nog een kaart, ik pak, ik pak er een, ik pak een kaart, ik neem een kaart, ik neem er een, pak er een, neem er een, geef me een kaart, geef me er een, een kaart van de stapel, eentje van de stapel, een van de stapel, van de stapel pakken, bovenste kaart, bijpakken, pak bij, ik pak bij, ik heb een kaart nodig, ik wil een kaart
    verder: geen kaart, niet pakken, nee bedankt, nee dank je, nee, geen, laat de anderen maar, niet, dat wil ik niet, ik wil niet, ik hoef geen kaart, ik wil geen kaart, geen kaart voor mij, zonder kaart, zonder pakken, ik pak niet, ik pak geen kaart, laat de anderen verder gaan, laat de anderen doorgaan, de anderen mogen verder, de anderen kunnen verder, ga maar verder, ga maar door, speel maar door, zonder mij verder
    laatst: waarom is de som #, wie heeft betaald, heeft hij/computer betaald, wat heeft @ gelegd, wat heeft de computer/tegenstander gelegd, wie moest betalen, wie heeft er betaald, wie heeft fiches verloren, wie verloor een fiche, wie heeft verloren, wat heb je gespeeld, wat heb je gelegd, laatste kaart, welke kaart is het laatst gespeeld, welke kaart heb je gespeeld
    passen: ik pas, sla over
    regels punten: wanneer verlies ik fiches, wanneer moet ik betalen, wie betaalt wanneer
hear-instead-game =
    stapel: trekstapel
