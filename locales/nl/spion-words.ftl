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
word-piece = spion, ga, gaan, gaat, loop, lopen, loopt, zet, stap, kies, dan, volgende, neem, met, mijn, nummer, wacht, wachten, en, stuur, breng, beweeg, verplaats, wandel, moet, komt, agent, pion, trek, probeer, proberen, geluk, waag, wagen, riskeer, vooruit, voorwaarts, verder, sluip, sluipt, marcheer, schuif, ren, rijd, rij, rijdt, bovenste, bovenop, kaart, man, mannetje, maar, beslis, laat, mag
# Wat bij Spion gevraagd en gezegd wordt.
hear-game =
    pas: neem een pas, pak een pas, een pas nemen, een pas pakken, een pas, een pas graag, ik wil een pas, gebruik een pas, pas gebruiken, met een pas
    pas #: pas nummer #, neem pas #, pak pas #, de # pas, ik neem pas #, ik wil pas #, trek pas #, met pas #, met de # pas, met het # paspoort, ik waag het met de # pas, waag het met de # pas, ik waag de # pas, probeer de # pas, ik probeer de # pas, ik probeer mijn geluk met de # pas, mijn geluk met de # pas, geluk met de # pas, ik neem de # pas, neem de # pas, pak de # pas, de # pas graag, pas # graag, ik wil de # pas, geef me pas #, geef me de # pas, kies pas #, kies de # pas, speel pas #, gebruik pas #, gebruik de # pas
    spionnen: waar zijn mijn spionnen, waar zijn de spionnen, waar is spion @, waar staat spion @, waar is iedereen, wie zit er in de kerker, waar zijn de vijanden, mijn spionnen, waar is de computer/tegenstander, waar zijn ze allemaal, waar zijn de anderen, wie is waar, waar ben ik, waar staan mijn spionnen, waar staan de spionnen, waar zitten mijn spionnen, waar zit spion @, waar zit iedereen, waar staat iedereen, waar staan de anderen, waar staan de vijanden, wie staat waar, wie zit waar, posities, alle posities, posities van de spionnen, waar is mijn spion @, vijandelijke spionnen, spionnen van de tegenstander, spionnen van de anderen, wie zit er vast, wie zit gevangen, wie is gevangen, gevangenen, kerker, wie zitten er in de kerker, lijst van spionnen, mijn agenten, waar zijn mijn agenten
    envelop: wie is de verrader, wat staat er in de envelop, wat zit er in de envelop, welk nummer heeft de verrader, verrader nummer, welk nummer staat er in de envelop, wie zou de verrader zijn, wie is mijn verrader, mijn verrader, wie was mijn verrader, wie was de verrader, welk nummer heb ik opgeschreven, wie heb ik opgeschreven, wat heb ik opgeschreven, wat heb ik in de envelop gedaan, inhoud van de envelop, open de envelop, lees de envelop, lees de envelop voor, verrader, nummer van de verrader
    vooruit @: wat ligt er voor spion @, wat ligt er voor @, wat komt er voor @, wat is er voor spion @, wat staat spion @ te wachten, wat staat @ te wachten, wat wacht spion @, wat komt spion @ tegen, wat komt @ tegen, wat ligt er op de weg van @, weg voor @, weg van @, velden voor @, velden voor spion @, gevaren voor @, volgende velden van @
    geld: hoeveel geld hebben we, hoeveel geld heb ik, hoeveel geld, hoeveel ziljoenen, hoe rijk ben ik, hoeveel geld heb ik nog, hoeveel hebben we, heb ik genoeg geld, wat zit er in de kas, hoe dik is onze portemonnee/beurs/portefeuille, hoe vol is onze portemonnee/beurs/kas, portemonnee, beurs, portefeuille, rekening, saldo, ons saldo, financiën, onze financiën, hoe staat het met het geld, hoe staan we er financieel voor, hoe staat het met de kas, budget, ons budget, kas, onze kas, hoe rijk zijn we, hoe rijk zijn de anderen, hoeveel hebben we in kas, hoeveel heb ik, wat hebben we, wat kunnen we betalen, wat kan ik betalen, kunnen we dat betalen, zijn we rijk, zijn we blut, ben ik blut, hoeveel komen we tekort, hoeveel ziljoenen nog, hoeveel ziljoenen ontbreken, hoeveel geld heeft de tegenstander, hoeveel geld hebben de anderen, hoeveel heeft de tegenstander, vermogen, bank
    stapel: welke passen zijn er nog, welke passen, passen over, wat zit er in de stapel, welke passen liggen er, welke passen heb ik, welke passen hebben we, welke passen komen, welke passen komen er nog, welke passen zijn bekend, bekende passen, welke passen liggen boven, wat ligt er boven, wat ligt er bovenop, bovenop de stapel, mijn passen, onze passen, resterende passen, passen
    nummers: welke nummers ken ik, wie heeft welk nummer, bekende nummers, welke nummers zijn bekend, wiens nummer ken ik, wiens nummers ken ik, wie ken ik, wie ken ik al, welke spionnen ken ik, welke spion heeft welk nummer, wie is welk nummer, wie is nummer #, geziene nummers, welke nummers heb ik gezien, nummers van de tegenstanders, nummers van de vijanden, vijandelijke nummers, wat weet ik van de vijanden, wat weet ik over de vijanden
    vrij @: koop @ vrij, @ vrijkopen, bevrijd @, haal @ uit de kerker, koop @ eruit, haal @ eruit, haal spion @ eruit, haal spion @ uit de kerker, koop spion @ vrij, bevrijd spion @, bevrijd @ uit de kerker, laat @ vrij, laat spion @ vrij, betaal voor @, red @, red spion @, @ uit de kerker halen, @ eruit
    gereed @: @ wacht en verrader is, @ wacht verrader, @ in de kerker verrader
    aanval: wie kan ik aanvallen, wie is binnen bereik, kan ik iemand aanvallen, kan ik al iemand aanvallen, kan ik wie aanvallen, zou ik iemand kunnen aanvallen, wie zou ik kunnen aanvallen, wie mag ik aanvallen, wie is dichtbij genoeg, wie is aan te vallen, doelwitten, mogelijke doelwitten, mogelijke aanvallen, is er iemand binnen bereik, is er iemand in de buurt, welke vijanden zijn binnen bereik, welke tegenstanders kan ik aanvallen, welke spionnen kan ik aanvallen, waar kan ik aanvallen, wie kan ik bevechten, met wie kan ik vechten
    nee: niemand, liever niemand, geen, niemand ontmaskeren, niet ontmaskeren, nee bedankt, ik ontmasker niemand, nu niet, deze keer niet, nog niet, ik wil niemand ontmaskeren, ik hoef niemand te ontmaskeren, niet nu, liever niet, laat maar
    ontmasker @: @ is de verrader, de verrader is @, ik beschuldig @, beschuldig @, ik verdenk @, verdenk @, ik ontmasker @, ik denk @ is de verrader, ik denk dat @ de verrader is, @ moet de verrader zijn, het is @ de verrader, de verrader moet @ zijn, verrader is @
    stand: waar liggen de vallen, welke vallen, welke vallen zijn er, vallen, waar is de bazong, waar zijn de bazongs, bazong, bazongs, welke vallen liggen er, wiens vallen, zijn er vallen, liggen er vallen, waar zijn vallen gezet, waar zijn vallen, wie heeft de bazong, waar is de bazong nu, wat ligt er op de ring
    val @: zet een val op @, leg een val op @, plaats een val op @, val op @, een val op @
    regels beurt: hoeveel zetten heb ik, hoe vaak mag ik zetten, mag ik twee keer zetten, wat mag ik in een beurt, hoe verloopt een beurt
hear-instead-game =
    1: bovenste pas, bovenste paspoort
    3: onderste pas, laatste pas
