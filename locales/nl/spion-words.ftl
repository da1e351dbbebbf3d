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
word-piece = spion, ga, gaan, gaat, loop, lopen, loopt, zet, stap, kies, dan, volgende, neem, met, mijn, nummer, wacht, wachten, en, stuur, breng, beweeg, verplaats, wandel, moet, komt, agent, pion, trek, probeer, proberen, geluk, waag, wagen, riskeer, vooruit, voorwaarts, verder, sluip, sluipt, marcheer, schuif, ren, rijd, rij, rijdt, bovenste, bovenop, kaart, man, mannetje, maar, beslis, laat, mag, spionnetje, graag, liever, er, nu, natuurlijk, eentje, veld, velden, verzetten, sturen, vast, laten, hup, eerst, rennen, vlug, snel, gewoon, doorlopen, oprukken, ruk, opgaan, wandelen, agentje, doe, doen
# Wat bij Spion gevraagd en gezegd wordt.
hear-game =
    pas: neem een pas, pak een pas, een pas nemen, een pas pakken, een pas, een pas graag, ik wil een pas, gebruik een pas, pas gebruiken, met een pas, trek een pas, ik trek een pas, ik pak een pas, ik neem een pas, doe mij een pas, geef me een pas, een paspoort, neem een paspoort, pak een paspoort, ik wil een pas nemen, ik wil een pas pakken, ik ga voor een pas, doe maar een pas
    pas #: pas nummer #, neem pas #, pak pas #, de # pas, ik neem pas #, ik wil pas #, trek pas #, met pas #, met de # pas, met het # paspoort, ik waag het met de # pas, waag het met de # pas, ik waag de # pas, probeer de # pas, ik probeer de # pas, ik probeer mijn geluk met de # pas, mijn geluk met de # pas, geluk met de # pas, ik neem de # pas, neem de # pas, pak de # pas, de # pas graag, pas # graag, ik wil de # pas, geef me pas #, geef me de # pas, kies pas #, kies de # pas, speel pas #, gebruik pas #, gebruik de # pas, trek de # pas, ik trek de # pas, ik pak pas #, ik pak de # pas, doe pas #, doe maar pas #, doe de # pas, doe mij pas #, doe mij de # pas, ik ga voor pas #, ik ga voor de # pas, ik kies pas #, ik kies de # pas, ik doe pas #, laat pas # zien, draai pas # om, pas # omdraaien, probeer pas #, # pas nemen, neem het # paspoort, pak het # paspoort, paspoort #, paspoort nummer #, neem paspoort #
    spionnen: waar zijn mijn spionnen, waar zijn de spionnen, waar is spion @, waar staat spion @, waar is iedereen, wie zit er in de kerker, waar zijn de vijanden, mijn spionnen, waar is de computer/tegenstander, waar zijn ze allemaal, waar zijn de anderen, wie is waar, waar ben ik, waar staan mijn spionnen, waar staan de spionnen, waar zitten mijn spionnen, waar zit spion @, waar zit iedereen, waar staat iedereen, waar staan de anderen, waar staan de vijanden, wie staat waar, wie zit waar, posities, alle posities, posities van de spionnen, waar is mijn spion @, vijandelijke spionnen, spionnen van de tegenstander, spionnen van de anderen, wie zit er vast, wie zit gevangen, wie is gevangen, gevangenen, kerker, wie zitten er in de kerker, lijst van spionnen, mijn agenten, waar zijn mijn agenten, wie van mijn spionnen heeft welk nummer, welke nummers hebben mijn spionnen, nummers van mijn spionnen, mijn nummers, wat zijn mijn nummers, welk nummer heeft mijn spion @, waar zijn mijn mannetjes, waar zitten mijn mannetjes, waar staan mijn mannetjes, mijn mannetjes, waar zijn mijn mannen, waar staan mijn mannen, mijn mannen, waar is a/b/c/d/e, waar staat a/b/c/d/e, waar zit a/b/c/d/e, waar zitten de spionnen, waar zitten de anderen, waar zit de tegenstander, waar staat de tegenstander, waar zijn de vijandelijke spionnen, waar staan de vijandelijke spionnen, waar zijn de spionnen van de tegenstander, waar hangen mijn spionnen uit, waar hangt iedereen uit, waar lopen mijn spionnen, op welke velden staan mijn spionnen, op welk veld staat spion @, op welk veld staan mijn spionnen, lees de spionnen voor, wie is er vrij, wie loopt er rond, wie zit er in de gevangenis, wie zit er bij mij in de kerker, zit er iemand in de kerker, wie zit er bij ons in de kerker, agenten, waar zijn de agenten, waar zitten mijn agenten, waar staan mijn agenten, hoe staan mijn spionnen, hoe staan mijn spionnen erbij, stand van mijn spionnen, toon mijn spionnen, lijst van mijn spionnen
    envelop: wie is de verrader, wat staat er in de envelop, wat zit er in de envelop, welk nummer heeft de verrader, verrader nummer, welk nummer staat er in de envelop, wie zou de verrader zijn, wie is mijn verrader, mijn verrader, wie was mijn verrader, wie was de verrader, welk nummer heb ik opgeschreven, wie heb ik opgeschreven, wat heb ik opgeschreven, wat heb ik in de envelop gedaan, inhoud van de envelop, open de envelop, lees de envelop, lees de envelop voor, verrader, nummer van de verrader, welk nummer is de verrader, welk nummer was de verrader, wat is het nummer van de verrader, wat was het nummer van de verrader, wie heb ik als verrader, wie heb ik als verrader gekozen/aangewezen, welke verrader heb ik gekozen, welk nummer heb ik gekozen, wat stond er in de envelop, wat zat er in de envelop, wat staat er in mijn envelop, mijn envelop, bekijk de envelop, kijk in de envelop, env, wie is de verrader bij de tegenstander, wat stond er op het briefje
    vooruit @: wat ligt er voor spion @, wat ligt er voor @, wat komt er voor @, wat is er voor spion @, wat staat spion @ te wachten, wat staat @ te wachten, wat wacht spion @, wat komt spion @ tegen, wat komt @ tegen, wat ligt er op de weg van @, weg voor @, weg van @, velden voor @, velden voor spion @, gevaren voor @, volgende velden van @, wat staat er voor @, wat staat er voor spion @, wat is er voor @, wat ligt er op de volgende velden van @, hoe ziet de weg van @ eruit, wat ligt er vooruit voor @, wat ligt er voor de voeten van @, wie kan @ bereiken, wie kan spion @ bereiken, wie bedreigt @, wie bedreigt spion @, dreigt er gevaar voor @, loopt @ gevaar, is @ in gevaar, loopt spion @ gevaar, is spion @ in gevaar
    geld: hoeveel geld hebben we, hoeveel geld heb ik, hoeveel geld, hoeveel ziljoenen, hoe rijk ben ik, hoeveel geld heb ik nog, hoeveel hebben we, heb ik genoeg geld, wat zit er in de kas, hoe dik is onze portemonnee/beurs/portefeuille, hoe vol is onze portemonnee/beurs/kas, portemonnee, beurs, portefeuille, rekening, saldo, ons saldo, financiën, onze financiën, hoe staat het met het geld, hoe staan we er financieel voor, hoe staat het met de kas, budget, ons budget, kas, onze kas, hoe rijk zijn we, hoe rijk zijn de anderen, hoeveel hebben we in kas, hoeveel heb ik, wat hebben we, wat kunnen we betalen, wat kan ik betalen, kunnen we dat betalen, zijn we rijk, zijn we blut, ben ik blut, hoeveel komen we tekort, hoeveel ziljoenen nog, hoeveel ziljoenen ontbreken, hoeveel geld heeft de tegenstander, hoeveel geld hebben de anderen, hoeveel heeft de tegenstander, vermogen, bank, hoeveel ziljoen heb ik, hoeveel ziljoenen hebben we, hoe staat de kas, hoe is de kas, wat heb ik te besteden, te besteden, besteden, hoeveel kan ik uitgeven, uitgeven, ons geld, mijn geld, hoeveel geld heeft @, hoeveel ziljoenen heeft @, hoe rijk is de tegenstander, hoe rijk is wit/zwart, geldstand, wat zit er in mijn portemonnee, wat zit er in de portemonnee, hoeveel zit er in de kas, hoeveel hebben we nog, hoeveel heb ik nog, hoeveel geld is er nog, hoeveel geld zit er in de bank, hoeveel geld heeft de bank, is er nog geld, heb ik nog geld, hebben we nog geld, hebben we genoeg geld, hoeveel hebben de anderen, geld van de tegenstander, geld van iedereen, wie heeft het meeste geld, wie is er rijker, wie is het rijkst, gld
    stapel: welke passen zijn er nog, welke passen, passen over, wat zit er in de stapel, welke passen liggen er, welke passen heb ik, welke passen hebben we, welke passen komen, welke passen komen er nog, welke passen zijn bekend, bekende passen, welke passen liggen boven, wat ligt er boven, wat ligt er bovenop, bovenop de stapel, mijn passen, onze passen, resterende passen, passen, hoeveel passen, hoeveel passen zijn er, hoeveel passen zijn er nog, hoeveel passen heb ik, hoeveel passen heb ik nog, hoeveel passen hebben we, hoeveel passen hebben we nog, hoeveel passen liggen er, hoeveel passen liggen er nog, hoeveel passen zitten er nog in de stapel, aantal passen, wat voor passen zijn er, wat voor passen heb ik, welke passen zijn gezien, welke passen heb ik gezien, welke passen zijn al gebruikt, gebruikte passen, gespeelde passen, hoeveel kaarten liggen er nog, hoe hoog is de stapel, hoe ziet mijn stapel eruit, mijn stapel, wat ligt er in de stapel, wat ligt er op de stapel, zijn er nog passen, liggen er nog passen, paspoorten over, hoeveel paspoorten, welke paspoorten, stpl
    nummers: welke nummers ken ik, wie heeft welk nummer, bekende nummers, welke nummers zijn bekend, wiens nummer ken ik, wiens nummers ken ik, wie ken ik, wie ken ik al, welke spionnen ken ik, welke spion heeft welk nummer, wie is welk nummer, wie is nummer #, geziene nummers, welke nummers heb ik gezien, nummers van de tegenstanders, nummers van de vijanden, vijandelijke nummers, wat weet ik van de vijanden, wat weet ik over de vijanden, wiens nummers zijn bekend, welke nummers heeft de tegenstander, nummers van wit/zwart, wie is wie, welk nummer heeft wie, welke nummers weet ik, welke nummers weet ik al, wat weet ik van de nummers, wat weet ik over de nummers, welke nummers zijn er bekend, hoeveel nummers ken ik, welke nummers van de tegenstander ken ik, wat weet ik van de tegenstander, wat weet ik over de tegenstander, nrs
    vrij @: koop @ vrij, @ vrijkopen, bevrijd @, haal @ uit de kerker, koop @ eruit, haal @ eruit, haal spion @ eruit, haal spion @ uit de kerker, koop spion @ vrij, bevrijd spion @, bevrijd @ uit de kerker, laat @ vrij, laat spion @ vrij, betaal voor @, red @, red spion @, @ uit de kerker halen, @ eruit, @ vrijlaten, ik koop @ vrij, ik koop spion @ vrij, ik wil @ vrijkopen, ik wil spion @ vrijkopen, koop @ los, verlos @, @ verlossen, bevrijd @ uit de gevangenis, haal @ uit de gevangenis, @ moet vrij, @ moet eruit, @ mag eruit, betaal om @ vrij te krijgen, los @ uit, @ vrij, ik bevrijd @, @ bevrijden, laat @ eruit
    gereed @: @ wacht en verrader is, @ wacht verrader, @ in de kerker verrader, @ in de kerker wachten verrader, @ in de kerker wacht verrader, laat @ in de kerker wachten verrader, @ wacht in de kerker verrader, @ blijft in de kerker verrader, @ kerker verrader, @ wachten verrader, @ moet wachten verrader, @ blijft achter verrader, @ achter verrader, @ blijft thuis verrader, zet @ in de kerker verrader, stop @ in de kerker verrader, doe @ in de kerker verrader, houd @ in de kerker verrader, @ wacht nummer verrader, @ in de gevangenis verrader, @ moet in de kerker verrader, @ gaat in de kerker verrader, @ de kerker in verrader, @ is de verrader en wacht, ik kies @ verrader, ik kies @ als verrader en wacht, @ blijft zitten verrader, @ zit vast verrader, @ in de kerker mol
    aanval: wie kan ik aanvallen, wie is binnen bereik, kan ik iemand aanvallen, kan ik al iemand aanvallen, kan ik wie aanvallen, zou ik iemand kunnen aanvallen, wie zou ik kunnen aanvallen, wie mag ik aanvallen, wie is dichtbij genoeg, wie is aan te vallen, doelwitten, mogelijke doelwitten, mogelijke aanvallen, is er iemand binnen bereik, is er iemand in de buurt, welke vijanden zijn binnen bereik, welke tegenstanders kan ik aanvallen, welke spionnen kan ik aanvallen, waar kan ik aanvallen, wie kan ik bevechten, met wie kan ik vechten, kan ik iemand slaan, kan ik slaan, slaan, kan ik iets slaan, wie kan ik slaan/pakken/bevechten/uitschakelen/verslaan/grijpen/raken, kan ik iemand pakken/bevechten/verslaan/grijpen/raken, kan ik vechten, kan ik aanvallen, valt er iemand aan te vallen, is er iets te slaan, valt er iets te slaan, aanvalsmogelijkheden, aanvalsdoelen, waar kan ik toeslaan, toeslaan, kan ik toeslaan, is er een gevecht mogelijk, kan er gevochten worden, wie valt er aan te vallen, wie kan er aangevallen worden, kan er iemand aangevallen worden, tegen wie kan ik vechten, tegen wie kan ik strijden, wie zou ik kunnen slaan, valt er te vechten, kan ik een vijand bereiken, welke vijanden kan ik bereiken/aanvallen/slaan, welke vijand kan ik aanvallen/slaan, wie heb ik binnen bereik
    nee: niemand, liever niemand, geen, niemand ontmaskeren, niet ontmaskeren, nee bedankt, ik ontmasker niemand, nu niet, deze keer niet, nog niet, ik wil niemand ontmaskeren, ik hoef niemand te ontmaskeren, niet nu, liever niet, laat maar, nee niemand, nee ik ontmasker niemand, ik weet het niet zeker, niet zeker, nog niet zeker, nu nog niet, liever nog niet, ik wacht nog, ik wacht nog even, ik weet nog niet wie, ik sla over, sla over, nee nog niet, doe ik niet, hoeft niet
    ontmasker @: @ is de verrader, de verrader is @, ik beschuldig @, beschuldig @, ik verdenk @, verdenk @, ik ontmasker @, ik denk @ is de verrader, ik denk dat @ de verrader is, @ moet de verrader zijn, het is @ de verrader, de verrader moet @ zijn, verrader is @, @ aanwijzen, wijs @ aan als verrader, @ beschuldigen, @ ontmaskeren, @ als verrader, verrader @, de verrader heet @, ik kies @ als verrader, ik noem @ als verrader, @ verraadt ons, @ is vast de verrader, volgens mij is @ de verrader, de verrader is volgens mij @, ik denk dat de verrader @ is, ik gok dat @ de verrader is, ik wed dat @ de verrader is, @ zal de verrader zijn, @ lijkt me de verrader, wil @ ontmaskeren, ontmasker dan @
    stand: waar liggen de vallen, welke vallen, welke vallen zijn er, vallen, waar is de bazong, waar zijn de bazongs, bazong, bazongs, welke vallen liggen er, wiens vallen, zijn er vallen, liggen er vallen, waar zijn vallen gezet, waar zijn vallen, wie heeft de bazong, waar is de bazong nu, wat ligt er op de ring, waar ligt een val, waar staan de vallen, waar staan vallen, op welke velden liggen vallen, waar is onze bazong, waar is mijn bazong, is onze bazong veilig, is mijn bazong veilig, heeft iemand de bazong, wie heeft onze bazong, wie heeft de bazong nu, hele ring, de ring, lees de ring voor, ga de ring rond, hoe ziet de ring eruit
    val @: zet een val op @, leg een val op @, plaats een val op @, val op @, een val op @, valletje op @, zet een valletje op @, ik wil een val op @, ik zet een val op @, ik leg een val op @, val zetten op @, val leggen op @, val plaatsen op @, val neerzetten op @, val neerleggen op @, valstrik op @, leg een valstrik op @, zet een valstrik op @, plaats een valstrik op @, een val bij @, val @ neer, doe een val op @, verstop een val op @
    regels beurt: hoeveel zetten heb ik, hoe vaak mag ik zetten, mag ik twee keer zetten, wat mag ik in een beurt, hoe verloopt een beurt
    stap @: @ een stap vooruit, @ een stap naar voren, @ naar voren, stuur @ naar voren, stuur @ vooruit, zet @ vooruit, ga vooruit met @, loop vooruit met @, @ gaat vooruit, @ loopt vooruit, @ een stapje vooruit, laat @ vooruit gaan, laat @ vooruit lopen, @ een veld vooruit, @ één veld verder, @ een veld verder, zet @ een veld vooruit, zet @ een stap vooruit, zet @ een veld verder, zet een stap met @, zet een stapje met @, doe een stap met @, doe een stapje met @, een stap met @, een stapje met @, ik doe een stap met @, ik zet een stap met @, stap met @, ik stap met @, verzet @, opschuiven met @, schuif @ op, schuif @ een veld op
    ruim #: gooi # keer, dobbel # keer, # keer gooien, # keer dobbelen, ruim # keer, # keer ruimen, vallen ruimen # keer, ruim vallen met # worpen, # worpen, gooi # keer voor vallen, gooi # keer met de dobbelsteen, # keer met de dobbelsteen, # keer met de valdobbelsteen, dobbelsteen # keer
    zijde #: velden van zijde #, beschrijf zijde #, kant # van de ring
    kijk @: ik wil het nummer van @ zien, welk nummer heeft @, wat is het nummer van @, bekijk @, bekijk het nummer van @, nummer van @, ik bekijk @, wat weet ik van @, wat weet ik over @, wat ligt er op @, wat staat er op @, wat is er op @, wie staat er op @, ligt er een val op @, ligt er iets op @
    plan @: ik neem plan @, ik kies plan @, doe plan @, doe maar plan @, ik ga voor plan @, ik speel plan @, plan @ graag, plan @ dan maar, ik doe plan @, mijn plan is @, voor plan @, het wordt plan @, gebruik plan @
    vragen uit: vraag me niets over ontmaskeren, vraag nooit of ik wil ontmaskeren, vraag niet of ik wil ontmaskeren, vraag niet meer of ik wil ontmaskeren, stop met vragen, hou op met vragen, niet meer vragen
    tip: wie moet ik zetten/lopen/nemen/sturen/verplaatsen, wie zal ik zetten/lopen/nemen/sturen/verplaatsen, welke spion moet ik zetten/nemen/lopen/sturen, welke spion zal ik zetten/nemen/lopen/sturen, welke spion zou jij zetten/nemen/lopen/sturen, welke pas moet ik nemen/kiezen, welke pas zal ik nemen/kiezen, welke pas zou jij nemen/kiezen, welk plan moet ik kiezen/nemen, welk plan zal ik kiezen/nemen, welk plan zou jij kiezen/nemen, welk plan is het beste, moet ik lopen of een pas nemen, stap of pas, een stap of een pas
    laatst: wie heeft er gevochten, wie heeft er gewonnen van wie, hoe liep het gevecht af, hoe ging het gevecht, wat was de uitslag van het gevecht, gevecht uitslag, welk plan had hij/tegenstander, welke pas was het, welke pas was dat, welke pas had hij/tegenstander
hear-instead-game =
    1: bovenste pas, bovenste paspoort, bovenste kaart
    3: onderste pas, laatste pas, onderste paspoort, onderste kaart
    pas 1: p1
    pas 2: p2
    pas 3: p3
    2: middelste pas, middelste paspoort
    a: aa, anton
    b: bee, bernard
    c: zee, cee, see, cornelis
    d: dee, dirk
    e: ee
    zwart: zwarte
    wit: witte
    stuur a: laat a
    stuur b: laat b
    stuur c: laat c
    stuur d: laat d
    stuur e: laat e
    stuur spion: laat spion
    neem pas: geef me pas, geef mij pas
