# De woorden die je in Spion kunt typen: word-ID, het gewone eerst; explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-black = zwart
word-white = wit
word-black-red = zwart-rood, rood, zwartrood
word-white-blue = wit-blauw, blauw, witblauw
word-snake = slang
word-magnet = magneet
word-bottle = fles
word-embassy = ambassade
word-nobody = niemand, geen

# Varianten, achter het woord speel

word-no-notes = zonder-notities, zondernotities

# Opdrachten

word-step = stap, ga, gaan, loop, lopen, beweeg, bewegen
explain-step = { $words }: een van je spionnen gaat één veld verder, of zo ver als een pas zegt: `stap A`. Alleen de letter mag ook, en het veld mag erachter staan.
word-pass = pas, neem, nemen, paspoort, paspoorten
explain-pass = { $words }: neemt een pas van je stapel, de eerste, tweede of derde van boven: `pas 2`. Alleen het cijfer mag ook.
word-free = vrij, vrijkopen, koop, kopen, bevrijd, bevrijden
explain-free = { $words }: koopt voor 1 ziljoen een spion vrij uit je kerker: `vrij B`.
word-trap = val, zet
explain-trap = { $words }: zet voor 2 ziljoen een val op een leeg veld: `val slang 2.3`.
word-clear = ruim, ruimen, opruimen, gooi, gooien, dobbel, dobbelen
explain-clear = { $words }: gooit de valdobbelsteen één, twee of drie keer, voor 1, 3 of 5 ziljoen: `ruim 2`.
word-plan = plan
explain-plan = { $words }: je plan in een gevecht: `plan B`. Alleen de letter mag ook.
word-attack = aanval, aanvallen, vecht, vechten
explain-attack = { $words }: wie je als volgende aanvalt: `aanval wit B`. Vóór een zet zegt het welke stap dat doet; alleen `aanval` noemt ze allemaal.
word-keep = houd, houden
explain-keep = { $words }: welke bazong je spion houdt: `houd wit`.
word-unmask = ontmasker, ontmaskeren
explain-unmask = { $words }: noemt een vijandelijke spion als de verrader uit je envelop: `ontmasker wit B`. Vraag ik het en wil je niet, typ dan nee.
word-look = kijk, kijken, zie, bekijk, bekijken
explain-look = { $words }: het nummer van een vijand op een Alfred-veld of met de pas kijkje: `kijk wit B`. Anders wat je van een spion of veld weet: `kijk 2.3`.
word-done = klaar, afzien
explain-done = { $words }: je ontmaskert niemand, als ik het vraag.
word-prepare = gereed, opstelling
explain-prepare = { $words }: vóór het spel, wie in de kerker wacht en welk nummer de verrader is: `gereed C 2`.
word-questions = vragen, vraag
explain-questions = { $words }: wanneer ik vraag of je iemand ontmaskert: `vragen aan`, als je de verrader kent; `vragen alles`, zo vaak als het kan; `vragen uit`, nooit.
word-spies = spionnen
explain-spies = { $words }: waar alle spionnen zijn, die van jou eerst.
word-money = geld, ziljoenen
explain-money = { $words }: de ziljoenen van beide kanten, het doel, de bank.
word-side = zijde, kant
explain-side = { $words }: de velden van een zijde van de ring: `zijde 2`.
word-ahead = vooruit, voor
explain-ahead = { $words }: wat er op de volgende zes velden voor een spion is, en welke vijanden hem met één stap of pas bereiken: `vooruit A`.
word-numbers = nummers
explain-numbers = { $words }: welke nummers van andere spionnen je kent, en hoe je ze weet.
word-envelope = envelop, verrader, wie is de verrader, wie is verrader
explain-envelope = { $words }: welk nummer jouw verrader is, zoals het in je envelop staat. `Verrader wit B` ontmaskert, net als `ontmasker wit B`.
word-deck = stapel, passen
explain-deck = { $words }: welke passen gezien zijn, en waar ze in de stapels liggen.

# Woorden die in een zet staan en niet zeggen welke het is.
word-piece = spion, ga, gaan, gaat, loop, lopen, loopt, zet, stap, kies, dan, volgende, neem, met, mijn, nummer, wacht, wachten, en, stuur, breng, beweeg, verplaats, wandel, moet, komt, agent, pion, trek
# Wat bij Spion gevraagd en gezegd wordt.
hear-game =
    pas: neem een pas, pak een pas, een pas nemen, een pas pakken, een pas
    pas #: pas nummer #, neem pas #, pak pas #, de # pas, ik neem pas #, ik wil pas #, trek pas #
    spionnen: waar zijn mijn spionnen, waar zijn de spionnen, waar is spion @, waar staat spion @, waar is iedereen, wie zit er in de kerker, waar zijn de vijanden, mijn spionnen, waar is de computer/tegenstander, waar zijn ze allemaal, waar zijn de anderen, wie is waar, waar ben ik
    envelop: wie is de verrader, wat staat er in de envelop, wat zit er in de envelop, welk nummer heeft de verrader, verrader nummer, welk nummer staat er in de envelop, wie zou de verrader zijn
    vooruit @: wat ligt er voor spion @, wat ligt er voor @, wat komt er voor @, wat is er voor spion @
    geld: hoeveel geld hebben we, hoeveel geld heb ik, hoeveel geld, hoeveel ziljoenen, hoe rijk ben ik, hoeveel geld heb ik nog, hoeveel hebben we, heb ik genoeg geld, wat zit er in de kas
    stapel: welke passen zijn er nog, welke passen, passen over, wat zit er in de stapel, welke passen liggen er
    nummers: welke nummers ken ik, wie heeft welk nummer, bekende nummers
    vrij @: koop @ vrij, @ vrijkopen, bevrijd @, haal @ uit de kerker
    gereed @: @ wacht en verrader is, @ wacht verrader, @ in de kerker verrader
    aanval: wie kan ik aanvallen, wie is binnen bereik, kan ik iemand aanvallen
    nee: niemand, liever niemand, geen, niemand ontmaskeren, niet ontmaskeren, nee bedankt, ik ontmasker niemand
    ontmasker @: @ is de verrader, de verrader is @
    stand: waar liggen de vallen, welke vallen, welke vallen zijn er, vallen, waar is de bazong, waar zijn de bazongs, bazong, bazongs
