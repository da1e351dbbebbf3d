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
word-piece = spion, ga, gaan, gaat, loop, lopen, loopt, zet, stap, kies, dan, volgende, neem, met, mijn, nummer, wacht, wachten, en, stuur, breng, beweeg, verplaats, wandel, moet, komt, agent, pion, trek, probeer, proberen, geluk, waag, wagen, riskeer, vooruit, voorwaarts, verder, sluip, sluipt, marcheer, schuif, ren, rijd, rij, rijdt, bovenste, bovenop, kaart, man, mannetje, maar, beslis, laat, mag, spionnetje, graag, liever, er, nu, natuurlijk, eentje, veld, velden, verzetten, sturen, vast, laten, hup, eerst, rennen, vlug, snel, gewoon, doorlopen, oprukken, ruk, opgaan, wandelen, agentje, doe, doen, durf, tippel, begeef, kruip, gelijk, pionnetje, opschuiven, wordt, hou, maak, kom, speel, spelen, ervoor, zetje, stapje, eropuit, erop
# Wat bij Spion gevraagd en gezegd wordt.
hear-game =
    pas: neem een pas/paspoort, pak/nemen/pakken/gebruik een pas, een pas/paspoort/pasje, een pas graag, ik wil een pas, pas gebruiken, met een pas, trek een pas, ik trek een pas, ik pak een pas, ik neem een pas, doe mij een pas/pasje, geef me een pas, pak een paspoort, ik wil een pas nemen, ik ga voor een pas, doe maar een pas, pasje, doe een pas, kaart van de stapel, neem een kaart, pak een kaart
    pas #: pas/paspoort nummer/neem #, pak/gebruik/omdraaien/nemen pas #, de # pas, ik neem/kies/doe pas #, ik wil pas #, trek pas #, met pas #, met de # pas, met het # paspoort, waag het met de # pas, ik waag/durf de # pas, probeer/neem/kies/doe de # pas, ik probeer mijn geluk met de # pas, geluk met de # pas, pak/gebruik de # pas, de # pas graag, pas # graag, geef me pas #, kies/speel/doe/probeer pas #, trek de # pas, ik pak pas #, doe maar pas #, doe mij pas #, ik ga voor pas #, laat pas # zien, draai pas # om, neem het # paspoort, pak het # paspoort, paspoort/pasje #, het # pasje, kaart #, de # kaart, pak kaart #, neem kaart #, de # van de stapel, neem de # van de stapel, pak de # van de stapel, ik neem de # kaart, geef maar pas #, pas # dan maar, mijn keus valt op pas #, de # pas maar, gok op pas #, nummer # van de passen, # pas van de stapel
    spionnen: waar zijn mijn spionnen, waar zijn de spionnen/vijanden/anderen, waar is spion @, waar staat/zit spion @, waar is iedereen, mijn spionnen/nummers/mannetjes/mannen/stukken/ploeg/team/leger, waar is de computer/tegenstander, waar zijn ze allemaal, wie is waar, waar ben ik, waar/hoe staan mijn spionnen, waar staan de spionnen/anderen/vijanden, waar zitten mijn spionnen, waar zit/staat iedereen, wie staat/zit waar, posities, posities/tegenstander/anderen van de spionnen, waar is mijn spion @, vijandelijke spionnen, wie zit er vast, wie zit gevangen, wie is gevangen, gevangenen, kerker, wie zitten er in de kerker, lijst van spionnen, welke nummers hebben mijn spionnen, nummers/stand van mijn spionnen, wat zijn mijn nummers, welk nummer heeft mijn spion @, waar is a/b/c/d/e, waar staat/zit a/b/c/d/e, waar zitten de spionnen/anderen, waar zit/staat de tegenstander, waar hangen mijn spionnen uit, waar hangt iedereen uit, waar lopen mijn spionnen, op welke velden staan mijn spionnen, op welk veld staat spion @, op welk veld staan mijn spionnen, lees de spionnen voor, wie is er vrij, wie loopt er rond, zit er iemand in de kerker, agenten, hoe staan mijn spionnen erbij, toon mijn spionnen, welke stukken/spionnen heb ik, wat heb ik op het bord, waar hangen ze uit, waar hangt spion @ uit, waar hangt @ uit, positie van @, positie van spion @, posities van mijn mannen, waar zijn mijn mannen gebleven, waar is @ gebleven, waar loopt @, waar loopt iedereen, wie heb ik allemaal, wie heb ik op het veld, wie leeft er nog, leeft @ nog
    envelop: wie is de verrader, wat staat/zit/stond/zat er in de envelop, verrader nummer, welk nummer staat er in de envelop, wie zou de verrader zijn, wie is mijn verrader, mijn verrader/envelop, wie was mijn verrader, wie was de verrader, welk nummer heb ik opgeschreven/gekozen, wie heb ik opgeschreven/aangewezen, wat heb ik opgeschreven, wat heb ik in de envelop gedaan, inhoud van de envelop, open/bekijk de envelop, lees de envelop, verrader, nummer van de verrader, wie heb ik als verrader, wie heb ik als verrader gekozen/aangewezen, welke verrader heb ik gekozen, kijk/briefje in de envelop, env, wie is de verrader bij de tegenstander, wat stond/staat er op het briefje, wie had ik aangewezen, wie is hier de verrader, wie verraadt/bedriegt ons, lees het briefje, wat heb ik op het briefje gezet, verrader nog eens, herinner me aan de verrader, wie was het ook alweer de verrader, vergeten wie de verrader is, ben de verrader vergeten, wie heb ik als verrader opgeschreven, verrader opgeschreven
    vooruit @: wat ligt/staat er voor spion @, wat ligt/staat er voor @, wat komt er voor @, wat is er voor spion @, wat staat spion @ te wachten, wat staat @ te wachten, wat wacht spion @, wat komt spion @ tegen, wat komt @ tegen, wat ligt er op de weg van @, weg/gevaren voor @, weg/route/pad van @, velden voor @, velden voor spion @, volgende velden van @, wat is er voor @, wat ligt er op de volgende velden van @, hoe ziet de weg van @ eruit, wat ligt er vooruit voor @, wat ligt er voor de voeten van @, wie kan @ bereiken/pakken/aanvallen/slaan/raken, wie kan spion @ bereiken, wie bedreigt @, wie bedreigt spion @, dreigt er gevaar voor @, loopt @ gevaar, is @ in gevaar, loopt spion @ gevaar, is spion @ in gevaar, wat ligt er voor @ in het verschiet, verschiet @, wat komt er op @ af, wat kan @ verwachten, hoe ziet het eruit voor @, wie loert er op @, loert er iemand op @, kan iemand @ pakken/aanvallen/slaan/raken, is @ veilig, staat @ veilig, hoe veilig is @
    geld: hoeveel geld/ziljoenen hebben we, hoeveel geld/ziljoen heb ik, hoeveel geld/ziljoenen/duiten, hoe rijk/arm ben ik, hoeveel geld heb ik nog, hoeveel hebben we, heb ik genoeg geld, wat zit er in de kas/portemonnee/knip, hoe dik is onze portemonnee/beurs/portefeuille, hoe vol is onze portemonnee/beurs/kas, portemonnee, beurs, portefeuille, rekening, saldo, financiën, hoe staat het met het geld, hoe staan we er financieel voor, budget, kas, hoe rijk zijn we, hoe rijk zijn de anderen, hoeveel heb ik, wat hebben we, wat kunnen we betalen, wat kan ik betalen, kunnen we dat betalen, zijn we rijk/blut, ben ik blut, hoeveel komen we tekort, hoeveel ziljoenen nog, hoeveel ziljoenen ontbreken, hoeveel geld heeft de tegenstander/bank, hoeveel geld hebben de anderen, hoeveel heeft de tegenstander, vermogen, bank, besteden, uitgeven, ons geld, mijn geld, hoeveel geld/ziljoenen heeft @, hoe rijk is de tegenstander, hoe rijk is wit/zwart, geldstand, wat zit er in mijn portemonnee, hoeveel hebben we nog, hoeveel heb ik nog, hoeveel geld is er nog, hoeveel geld zit er in de bank, is er nog geld, heb ik nog geld, hebben we nog geld, hebben we genoeg geld, hoeveel hebben de anderen, geld van de tegenstander, geld van iedereen, wie heeft het meeste geld, wie is er rijker, wie is het rijkst, gld, te makken, hoeveel zit er in de pot, knip, hoe zit ik erbij met geld, kan ik iets kopen, kunnen we iets kopen, wat heb ik in kas, kassa, kasstand, banksaldo, wat is mijn budget, hoeveel geld zit er in kas
    stapel: wat zit/ligt er in de stapel, welke passen komen/resten, welke passen zijn bekend/gezien, bekende/resterende/aantal/gebruikte/gespeelde passen, welke passen liggen boven, wat ligt er boven, wat ligt er bovenop, bovenop de stapel, passen, hoeveel passen zitten er nog in de stapel, wat voor passen zijn er, wat voor passen heb ik, welke passen heb ik gezien, welke passen zijn al gebruikt, hoeveel kaarten liggen er nog, hoe hoog is de stapel, hoe ziet mijn stapel eruit, mijn stapel, wat ligt er op de stapel, paspoorten over, hoeveel paspoorten/pasjes, welke paspoorten, stpl, welke pasjes zijn er nog, wat zit er nog in de stapel passen, wat hebben we nog aan passen, wat is er met de passen, welke zitten er nog in, passenstapel, liggen/zitten er nog veel passen, liggen er nog veel passen op de stapel, zitten er nog veel passen in de stapel
    nummers: welke nummers/spionnen ken ik, wie heeft welk nummer, bekende/geziene/vijandelijke nummers, welke nummers zijn bekend, wiens nummer ken ik, wiens/hoeveel nummers ken ik, wie ken ik, wie ken ik al, welke spion heeft welk nummer, wie is welk nummer, wie is nummer #, welke nummers heb ik gezien, nummers van de tegenstanders/vijanden, wat weet ik van de vijanden/nummers/tegenstander, wat weet ik over de vijanden/nummers/tegenstander, wiens nummers zijn bekend, welke nummers heeft de tegenstander, nummers van wit/zwart/lijst, wie is wie, welke nummers weet ik, welke nummers weet ik al, nrs, weten we al nummers, weet/ken ik al nummers, van wie ken/weet ik het nummer, wie is al ontdekt/bekend, wie heb ik al gezien, nummerlijst, notities over nummers, wat heb ik ontdekt, wat is er bekend over de tegenstander
    vrij @: koop @ vrij/los/uit, @ vrijkopen/bevrijd/red/vrijlaten/verlos/verlossen/vrij/bevrijden/loskopen, haal/bevrijd/halen @ uit de kerker, koop/haal @ eruit, haal spion @ eruit, haal spion @ uit de kerker, koop spion @ vrij, bevrijd/red/verlos spion @, laat @ vrij/los, laat spion @ vrij, betaal voor @, @ eruit, ik koop @ vrij/los, ik wil @ vrijkopen, ik wil spion @ vrijkopen, bevrijd/haal @ uit de gevangenis, @ moet/mag vrij, @ moet/mag/laat eruit, betaal om @ vrij te krijgen, los @ uit, ik bevrijd @, @ moet/laat uit de kerker, laat @ gaan, haal @ uit de kerker voor 1 ziljoen, maak @ vrij, @ weer vrij
    gereed @: @ wacht en verrader is, @ wacht/wachten/vast verrader, @ in de kerker wachten/wacht/zet/doe/gaat verrader, @ kerker/achter/opsluiten verrader, @ moet/laat wachten verrader, @ blijft achter/thuis verrader, stop/houd/gooi @ in de kerker verrader, @ wacht nummer verrader, ik kies @ verrader, ik kies @ als verrader en wacht, @ blijft/moet zitten verrader, @ zit vast verrader, @ naar de kerker verrader, sluit @ op verrader, @ kerker in verrader, @ binnen verrader, verrader wordt en @ wacht, @ blijft verrader, laat @ wachten neem verrader, laat @ wachten verrader nemen, laat @ wachten en neem als verrader, @ wacht kerker verraadt, @ wacht verraadt, @ kerker verraadt, spion @ achterblijven verrader nummer, laat @ in de kerker wachten nummer de verrader, laat spion @ in de kerker wachten dan is nummer de verrader
    aanval: wie kan ik aanvallen/bevechten/slaan/pakken/uitschakelen/verslaan/grijpen/raken, wie is binnen bereik, kan ik iemand aanvallen/slaan/pakken/bevechten/verslaan/grijpen/raken, zou ik iemand kunnen aanvallen, wie zou ik kunnen aanvallen/slaan, wie mag ik aanvallen, wie is dichtbij genoeg, wie is aan te vallen, doelwitten, mogelijke doelwitten/aanvallen, is er iemand binnen bereik, is er iemand in de buurt, welke vijanden zijn binnen bereik, welke tegenstanders/spionnen kan ik aanvallen, slaan, kan ik vechten/aanvallen, valt er iemand aan te vallen, valt er iets te slaan, aanvalsmogelijkheden, aanvalsdoelen, toeslaan, is er een gevecht mogelijk, kan er gevochten worden, wie valt er aan te vallen, wie kan er aangevallen worden, kan er iemand aangevallen worden, tegen wie kan ik vechten/strijden, valt er te vechten, kan ik een vijand bereiken, welke vijanden kan ik bereiken/aanvallen/slaan, welke vijand kan ik aanvallen/slaan, wie heb ik binnen bereik, wie kan ik te lijf, te lijf gaan, wie kan ik aan, voor het grijpen, is er iemand te pakken, valt er iemand te pakken, knokken, knokpartij, kan ik erop los, erop los, wie is kwetsbaar, kwetsbaar, captures, slagmogelijkheden, wie is het doelwit, doelwit, kan ik iemand te lijf gaan
    nee: niemand, liever niemand, geen, niemand ontmaskeren, niet ontmaskeren/hoeft/gok, nee bedankt, ik ontmasker niemand, nu niet, deze keer niet, nog niet, ik hoef niemand te ontmaskeren, niet nu, liever/durf niet, laat maar, nee niemand, nee ik ontmasker niemand, ik weet het niet zeker, niet zeker, nog niet zeker, nu nog niet, liever nog niet, ik wacht nog, ik wacht nog even, ik weet nog niet wie, ik sla over, sla over, nee nog niet, doe ik niet, ik durf het niet, ik durf het nog niet, niet aan mij besteed, te riskant/gevaarlijk, dat risico neem ik niet, ik neem het risico niet, geen gok, ik hou mijn mond, ik zeg niks, ik laat het zo, laat het zo, ik pas, pas, ik heb geen idee wie, geen idee wie, ik wacht ermee, voorlopig niet, later misschien
    ontmasker @: @ is de verrader, ik beschuldig/verdenk/ontmasker @, beschuldig/verdenk/beschuldigen/ontmaskeren/verrader @, @ moet de verrader zijn, verrader is @, @ aanwijzen, wijs @ aan als verrader, @ als verrader, de verrader heet @, ik kies @ als verrader, ik noem @ als verrader, @ verraadt ons, @ is vast de verrader, volgens mij is @ de verrader, ik gok/wed dat @ de verrader is, @ zal de verrader zijn, @ lijkt me de verrader, wil @ ontmaskeren, ontmasker dan @, @ verraadt de boel, pak @ als verrader, klaag @ aan, ik klaag @ aan, ontmasker die @, ik wijs @ aan, wijs @ aan
    stand: vallen, bazong, bazongs, waar zijn vallen gezet, wie heeft de bazong, waar ligt een val, op welke velden liggen vallen, is onze bazong veilig, is mijn bazong veilig, heeft iemand de bazong, wie heeft onze bazong, hele ring, de ring, ga de ring rond, hoe ziet de ring eruit, wie heeft mijn bazong, lees het bord, waar moet ik voor oppassen, hoe staat de ring ervoor
    val @: zet een val/valletje/valstrik op @, leg/plaats/verstop een val op @, val/valletje/valstrik/valkuil op @, een val op @, val zetten/leggen/plaatsen/neerzetten/neerleggen/neer op @, leg/plaats een valstrik op @, een val bij @, val @ neer/zetten, doe een val op @, val graag op @, zet er een op @, valstrik/valletje @, @ een val
    regels beurt: hoeveel zetten heb ik, hoe vaak mag ik zetten, mag ik twee keer zetten, wat mag ik in een beurt, hoe verloopt een beurt
    stap @: @ een stap/stapje vooruit, @ een stap naar voren, @ naar voren, stuur @ naar voren, stuur/zet/gaat/loopt/eentje @ vooruit, ga/loop vooruit met @, laat @ vooruit gaan/lopen, @ een veld vooruit/verder/verplaats, @ één veld verder, zet @ een veld vooruit/verder, zet @ een stap vooruit, zet/doe een stap/stapje met @, een stap/stapje met @, ik doe/zet een stap met @, stap/opschuiven/verder/vooruit met @, ik stap met @, verzet @, schuif @ op, schuif @ een veld op, @ verder/vooruit/lopen, @ een stap/stapje, @ eentje verder, @ mag vooruit/lopen/verder, @ mag een stap, stuur @ op pad, @ op pad, @ komt eraan, laat @ lopen/gaan, laat @ een stap zetten, @ doet een stap, @ zet een stap, @ doet een stapje/stap, @ zet een stapje, stuur @ eropuit, stuur @ erop uit, stuur spion @ erop uit, sturen @ erop uit, sturen spion @ erop uit, stuur spion @ eropuit
    ruim #: gooi/dobbel/gooien/dobbelen/ruim/ruimen/dobbelsteen # keer, vallen ruimen # keer, ruim vallen met # worpen, # worpen/worp, gooi # keer voor vallen, # keer met de dobbelsteen/valdobbelsteen, # worpen graag, gooi/ruimen # keer graag, dobbelsteen # keer gooien, ik gooi/dobbel # keer
    zijde #: velden van zijde #, beschrijf zijde #, kant # van de ring
    kijk @: ik wil het nummer van @ zien, welk nummer heeft @, wat is het nummer van @, bekijk/info/check @, bekijk het nummer van @, nummer van @, ik bekijk @, wat weet ik van @, wat weet ik over @, wat ligt/staat er op @, wat is er op @, wie staat/zit er op @, ligt er een val op @, ligt/staat/zit er iets op @, staat/zit er iemand op @, is er iemand op @, is @ vrij/leeg/bezet, wie zit er bij @, wat is er aan de hand op @, wat staat er bij @, wat is er met @, hoe zit het met @, is veld @ leeg/vrij, wie woont er op @, veld @ bekijken, zeg me wat er op @ ligt, van @ het nummer, nummer van @ zien, toon me @
    plan @: optie/keuze @, ik neem/kies/speel/doe plan @, doe plan @, doe maar plan @, ik ga voor plan @, plan @ graag, plan @ dan maar, mijn plan/keus is @, voor plan @, het wordt plan @, gebruik plan @, ik neem de @, doe @ maar, doe mij @, geef mij @, @ dan maar, ik doe/kies/speel @, ik ga/kies voor @, kies @, mijn plan @, mijn plan wordt @, plan wordt @, we doen plan @, letter @, de letter @
    vragen uit: vraag me niets over ontmaskeren, vraag nooit of ik wil ontmaskeren, vraag niet of ik wil ontmaskeren, stop met vragen, hou op met vragen, niet meer vragen, hou op met dat gevraag, niet steeds vragen, vraag dat niet steeds, niet meer vragen of ik wil ontmaskeren
    tip: wie moet ik zetten/lopen/nemen/sturen/verplaatsen, wie zal ik zetten/lopen/nemen/sturen/verplaatsen, welke spion moet ik zetten/nemen/lopen/sturen, welke spion zal ik zetten/nemen/lopen/sturen, welke spion zou jij zetten/nemen/lopen/sturen, welke pas moet ik nemen/kiezen, welke pas zal ik nemen/kiezen, welke pas zou jij nemen/kiezen, welk plan moet ik kiezen/nemen, welk plan zal ik kiezen/nemen, welk plan zou jij kiezen/nemen, welk plan is het beste, moet ik lopen of een pas nemen, stap of pas, met wie moet ik lopen, met welke spion moet ik lopen, welke pas, welk plan, plan a of plan b, wie is het beste, wie zou de verrader kunnen zijn
    laatst: wie heeft er gevochten, wie heeft er gewonnen van wie, hoe liep het gevecht af, hoe ging het gevecht, gevecht uitslag/gewonnen, welk plan had hij/tegenstander, welke pas was het, welke pas was dat, welke pas had hij/tegenstander, wat gebeurde er bij het gevecht, wie won het gevecht, wat deed zwart/wit, waar liep/ging @ heen
    zetten: wat mag ik nu, wat mag ik nu allemaal
    wat is val: wat doet een val, hoe werkt een val, wat gebeurt er bij een val
hear-instead-game =
    aanval: val aan
    1: bovenste pas, bovenste paspoort, bovenste kaart, bovenste
    3: onderste pas, laatste pas, onderste paspoort, onderste kaart, onderste, de onderste
    pas 1: p1
    pas 2: p2
    pas 3: p3
    2: middelste pas, middelste paspoort
    a: aa, anton, alfa, alpha
    b: bee, bernard, bernhard, bravo
    c: zee, cee, see, cornelis, charlie, c van cornelis, c van charlie
    d: dee, dirk, delta
    e: ee, eduard, echo
    zwart: zwarte
    wit: witte
    stuur a: laat a
    stuur b: laat b
    stuur c: laat c
    stuur d: laat d
    stuur e: laat e
    stuur spion: laat spion
    neem pas: geef me pas, geef mij pas
    val: valkuil, valstrik
    1.1: een punt een, 1 punt 1
    1.2: een punt twee, 1 punt 2
    1.3: een punt drie, 1 punt 3
    1.4: een punt vier, 1 punt 4
    2.1: twee punt een, 2 punt 1
    2.2: twee punt twee, 2 punt 2
    2.3: twee punt drie, 2 punt 3
    2.4: twee punt vier, 2 punt 4
    3.1: drie punt een, 3 punt 1
    3.2: drie punt twee, 3 punt 2
    3.3: drie punt drie, 3 punt 3
    3.4: drie punt vier, 3 punt 4
    4.1: vier punt een, 4 punt 1
    4.2: vier punt twee, 4 punt 2
    4.3: vier punt drie, 4 punt 3
    4.4: vier punt vier, 4 punt 4
    plan a: ik ga voor a
    plan b: ik ga voor b
    plan c: ik ga voor c
