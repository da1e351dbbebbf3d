# De woorden die je bij domino kunt typen: word-ID, het gewone eerst; explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-left = links
word-right = rechts
word-up = boven
word-down = onder
word-double = dubbel, dubbele
word-if = als

# Varianten, achter het woord speel

word-target = doel, tot
word-spinner = spinner

# Opdrachten

word-look = kijk, bekijk
explain-look = { $words }: wat er van een waarde, een steen of een uiteinde bekend is, bijvoorbeeld `kijk 5`, `kijk 53`, `kijk links`.
word-hand = hand, mijn stenen, wat heb ik
explain-hand = { $words }: je stenen, welke ervan passen, en hun ogen.
word-ends = uiteinden, kanten
explain-ends = { $words }: de uiteinden van de rij en hun som.
word-line = rij, slang, tafel, lijn
explain-line = { $words }: alle stenen op tafel, van links naar rechts.
word-stock = voorraad, pot
explain-stock = { $words }: hoeveel stenen er nog te pakken zijn.
word-counts = aantal, stenen
explain-counts = { $words }: hoeveel stenen iedereen heeft.
word-what = wat, probeer
explain-what = { $words }: wat een steen zou opleveren, bijvoorbeeld `wat als 53 links`, of `wat 53`.
word-lay = leg, leggen, aanleggen, zet, speel, spelen
explain-lay = { $words }: legt een steen aan, bijvoorbeeld `leg 5-3 links`. `53 l` alleen is genoeg, of `53` als het uiteinde duidelijk is.
word-draw = pak, pakken, trek, trekken, neem, nemen, koop, kopen
explain-draw = { $words }: pakt een steen, als je dat zelf doet; zie `automatisch`.
word-pass = pas, passen
explain-pass = { $words }: je legt geen extra steen; of je past omdat je niet kunt leggen, als je dat zelf doet; zie `automatisch`.
word-auto = automatisch
explain-auto = { $words }: of ik voor je pak en pas als je niets te kiezen hebt. Typ `automatisch aan`, of `automatisch uit`.

# Woorden die in een zet staan en niet zeggen welke het is.
word-piece = steen, steentje, leg, leggen, aanleggen, aan, neerleggen, zet, zetten, speel, spelen, erbij, kant, einde, helemaal, dan, volgende, extra, kies, neem, neer, naar, ligt, hang, plak, rechterkant van, aanleg, komt, moet, doe, tegel, aansluiten, wil, naast, van
# Wat bij domino gevraagd en gezegd wordt.
hear-game =
    hand: welke stenen heb ik, wat heb ik, wat heb ik in mijn hand, mijn stenen, laat mijn stenen zien, stenen tonen, mijn hand, wat zit er in mijn hand, lees mijn stenen, wat heb ik nog, welke stenen heb ik nog, wat zit er nog in mijn hand, noem mijn stenen
    tafel: wat ligt er, wat ligt er op tafel, wat ligt er op de tafel, welke stenen liggen er, welke stenen liggen op tafel, hoe ziet de rij eruit, laat de rij zien, wat is er gelegd, gelegde stenen, lees de rij voor, lees de rij, wat ligt er al, hoe ziet de slang eruit, wat is er al gelegd
    uiteinden: hoe hoog is de som, som, open uiteinden, welke uiteinden, wat is er open, welke getallen zijn open, beide uiteinden, wat ligt er links/rechts, welke getallen, wat zijn de uiteinden, wat ligt er aan de buitenkant, waar kan ik aanleggen
    aantal: hoeveel stenen heeft de computer/tegenstander, hoeveel stenen heeft hij/zij, hoeveel stenen heeft @, hoeveel stenen hebben de anderen, stenen computer/tegenstander, hoeveel stenen heb ik, hoeveel stenen heeft iedereen, hoeveel stenen heeft hij nog, hoeveel stenen heeft de ander nog, wie heeft de minste stenen, hoeveel heeft hij er
    voorraad: hoeveel stenen in de pot/voorraad, is de pot/voorraad leeg, stenen pot/voorraad, hoeveel stenen zijn er nog, wat zit er nog in de pot, zijn er nog stenen, liggen er nog stenen in de pot, hoeveel ligt er nog in de pot, zijn er nog stenen over
    zetten: wat past, wat past er, welke stenen passen, welke stenen kan ik leggen/aanleggen, wat kan ik leggen/aanleggen, welke steen past, welke stenen kunnen, welke kan ik spelen, wat kan ik aanleggen, heb ik iets dat past
    pas: nee bedankt, nee dank je, nee bedankt geen, nee geen, geen, geen steen, nee, liever niet, niks, niets, verder, ik pas, passen, doorgaan, niet leggen, overslaan, niet, dat wil ik niet, ik wil niet, niet meer, hoeft niet meer, nee hoeft niet, hoeft niet, geen meer, ik leg niks, laat maar, genoeg
    pak: steen pakken, pak een steen, neem een steen, neem er een, pak er een, neem er een uit de pot, pak er een uit de pot, uit de pot, steen nemen, steen trekken, steen kopen, een nieuwe steen, nieuwe steen, nog een steen, een steen erbij, pak er nog een
    laatst: wat heeft de computer/tegenstander gelegd, wat heeft hij/zij gelegd, wat heeft @ gelegd, wat legde de computer, laatste steen, wat legde de tegenstander/computer, wat legde hij/zij, wat legde @, welke steen legde hij, welke steen was dat
    regels punten: hoe worden de punten geteld, hoe tel je punten, hoe krijg ik punten, waar krijg je punten voor, punten tellen, hoe wordt er geteld
    automatisch aan: automatisch pakken
    automatisch uit: niet automatisch pakken, zelf pakken
    wat als @: wat als @, wat gebeurt er als @, wat levert @ op
