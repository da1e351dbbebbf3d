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
word-piece = steen, steentje, leg, leggen, aanleggen, aan, neerleggen, zet, zetten, speel, spelen, erbij, kant, einde, helemaal, dan, volgende, extra, kies, neem, neer, naar, ligt, hang, plak, aanleg, komt, moet, doe, tegel, aansluiten, wil, naast, van, gooi, gooien, smijt, knal, kwak, plof, schuif, erachteraan, erachter, achteraan, vooraan, ervoor, achter, voor, tegenaan, tegen, ernaast, aansluitend, past, passend, linker, rechter, linkerkant, rechterkant, linkse, rechtse, uiteinde, rij, slang, ketting, stippen, ogen, combinatie, beslis, gebruik, gebruiken, kwijt, weg, erop, eraan, begin, open, openen, start, steentjes, die, maar, mijn
# Wat bij domino gevraagd en gezegd wordt.
hear-game =
    hand: welke stenen heb ik, wat heb ik, wat heb ik in mijn hand, mijn stenen, laat mijn stenen zien, stenen tonen, mijn hand, wat zit er in mijn hand, lees mijn stenen, wat heb ik nog, welke stenen heb ik nog, wat zit er nog in mijn hand, noem mijn stenen, wat heb ik vast, wat hou ik vast, wat houd ik vast, mijn steentjes, welke steentjes heb ik, mijn dominos, welke zijn van mij, wat is van mij, welke heb ik, welke heb ik nog, wat blijft er over in mijn hand, resterende stenen, mijn resterende stenen, lees mijn hand, stenen in mijn hand, stenen in de hand
    tafel: wat ligt er, wat ligt er op tafel, wat ligt er op de tafel, welke stenen liggen er, welke stenen liggen op tafel, hoe ziet de rij eruit, laat de rij zien, wat is er gelegd, gelegde stenen, lees de rij voor, lees de rij, wat ligt er al, hoe ziet de slang eruit, wat is er al gelegd
    uiteinden: hoe hoog is de som, som, open uiteinden, welke uiteinden, wat is er open, welke getallen zijn open, beide uiteinden, wat ligt er links/rechts, welke getallen, wat zijn de uiteinden, wat ligt er aan de buitenkant, waar kan ik aanleggen, welke getallen liggen buiten, welke getallen liggen aan de buitenkant, buitenkant, buitenste getallen, eindgetallen, de uiteinden, uiteinden graag, wat ligt er aan de uiteinden, wat is er aan de uiteinden, welke cijfers zijn open, open getallen, open cijfers, open einden, open eindes, vrije uiteinden, waar kan er aangelegd worden, waar kan je aanleggen, waar kun je aanleggen, aan welke getallen kan ik aanleggen, som van de uiteinden, hoeveel zijn de uiteinden samen, uiteinden samen
    aantal: hoeveel stenen heeft de computer/tegenstander, hoeveel stenen heeft hij/zij, hoeveel stenen heeft @, hoeveel stenen hebben de anderen, stenen computer/tegenstander, hoeveel stenen heb ik, hoeveel stenen heeft iedereen, hoeveel stenen heeft hij nog, hoeveel stenen heeft de ander nog, wie heeft de minste stenen, hoeveel heeft hij er, stenen van de anderen, stenen van de tegenstander, hoeveel heeft hij/tegenstander nog, hoeveel heeft iedereen, hoeveel heeft iedereen nog, hoeveel hebben de anderen, hoeveel hebben de anderen nog, hoeveel stenen de anderen, wie heeft de meeste stenen, aantal stenen, is iemand bijna klaar, wie is bijna klaar, wie is er bijna doorheen, is de tegenstander bijna klaar
    voorraad: hoeveel stenen in de pot/voorraad, is de pot/voorraad leeg, stenen pot/voorraad, hoeveel stenen zijn er nog, wat zit er nog in de pot, zijn er nog stenen, liggen er nog stenen in de pot, hoeveel ligt er nog in de pot, zijn er nog stenen over, wat is er over in de pot, rest van de pot, hoeveel kan ik nog pakken, hoeveel kun je nog pakken, kan ik nog pakken, kan er nog gepakt worden, valt er nog iets te pakken, is er nog iets te pakken, hoe vol is de pot, hoe groot is de pot, dichte stenen, gesloten stenen, is er nog iets in de pot, zit er nog iets in de pot, zit er nog wat in de pot, is de pot leeg, pot
    zetten: wat past, wat past er, welke stenen passen, welke stenen kan ik leggen/aanleggen, wat kan ik leggen/aanleggen, welke steen past, welke stenen kunnen, welke kan ik spelen, wat kan ik aanleggen, heb ik iets dat past, speelbare stenen, welke stenen zijn speelbaar, aanlegbare stenen, passende stenen, wat past er ergens, kan ik aanleggen, kan ik ergens aanleggen, kan ik ergens aansluiten, kan ik iets aanleggen, kan ik iets leggen, kan ik wat leggen, kan ik wel leggen, past er iets, past er wat, heb ik iets passends, heb ik iets wat past, heb ik er een die past, heb ik een steen die past, wat sluit aan, welke stenen sluiten aan, wat kan er aan, noem wat past, welke kan ik kwijt, wat kan ik kwijt, kan ik iets kwijt
    pas: nee bedankt, nee dank je, nee bedankt geen, nee geen, geen, geen steen, nee, liever niet, niks, niets, verder, ik pas, passen, doorgaan, niet leggen, overslaan, niet, dat wil ik niet, ik wil niet, niet meer, hoeft niet meer, nee hoeft niet, hoeft niet, geen meer, ik leg niks, laat maar, genoeg, ik kan niet, kan niet, kan niet leggen, ik kan niet leggen, ik kan niets leggen, kan niets leggen, niets past, er past niets, er past niks, past niks, ik heb niets, ik heb niks, ik heb niets passends, niets passends, ik sla over, sla over, volgende, jij bent aan de beurt, jouw beurt, geen extra, geen extra steen, zonder extra, ik laat het, ik laat het hierbij, ik zie ervan af, nee dat is genoeg, nee genoeg
    pak: steen pakken, pak een steen, neem een steen, neem er een, pak er een, neem er een uit de pot, pak er een uit de pot, uit de pot, steen nemen, steen trekken, steen kopen, een nieuwe steen, nieuwe steen, nog een steen, een steen erbij, pak er nog een, ik pak, ik pak er een, ik pak een steen, ik neem er een, ik neem een steen, ik moet pakken, geef me er een, geef me een steen, geef er een, een steen graag, eentje uit de pot, een uit de pot, steen uit de pot, neem er nog een, pak een steen uit de pot, pak uit de pot, bijpakken, ik pak bij, pak bij, koop een steen, kopen, ik koop er een, ik koop
    laatst: wat heeft de computer/tegenstander gelegd, wat heeft hij/zij gelegd, wat heeft @ gelegd, wat legde de computer, laatste steen, wat legde de tegenstander/computer, wat legde hij/zij, wat legde @, welke steen legde hij, welke steen was dat, wat heb je gelegd, wat heb je net gelegd, wat is er net gelegd, wat is er het laatst gelegd, welke steen is het laatst gelegd, welke steen kwam het laatst, welke steen heb je gelegd, laatst gelegde steen
    regels punten: hoe worden de punten geteld, hoe tel je punten, hoe krijg ik punten, waar krijg je punten voor, punten tellen, hoe wordt er geteld, wanneer krijg ik punten, wanneer scoor ik, hoe scoor ik, hoe scoor je, waarvoor krijg ik punten, waar krijg ik punten voor, hoeveel punten krijg ik waarvoor, wat telt, wat levert punten op, hoe maak ik punten, hoe maak je punten, puntentelling uitleggen, puntenregels
    automatisch aan: automatisch pakken, pak voor mij, pas voor mij, pak vanzelf, doe het pakken voor mij
    automatisch uit: niet automatisch pakken, zelf pakken, ik wil zelf pakken, ik pak zelf, laat mij zelf pakken, pak niet voor mij
    wat als @: wat als @, wat gebeurt er als @, wat levert @ op, wat als ik @ leg, wat als ik @ speel, wat gebeurt er als ik @ leg, wat zou @ opleveren, wat levert @ me op, hoeveel punten levert @ op, hoeveel punten geeft @, wat krijg ik voor @, wat geeft @, wat brengt @ op, hoe goed is @, wat is @ waard, stel ik leg @, stel dat ik @ leg
    rij: de hele slang/rij/ketting, hele slang/rij/ketting, de hele slang van links naar rechts, hele slang/rij van links naar rechts, slang/rij van links naar rechts, van links naar rechts, lees de slang, lees de slang voor, lees de hele slang/rij voor, de slang, alles wat er ligt, alles wat op tafel ligt, wat ligt er allemaal, wat ligt er tot nu toe, uitgelegde stenen, bord, speelveld, ketting
hear-instead-game =
    links: linkerkant, linker kant
    rechts: rechterkant, rechter kant
