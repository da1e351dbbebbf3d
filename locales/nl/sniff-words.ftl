# De woorden die je in Sniff kunt typen: word-ID, het gewone eerst; explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-zero = nul, nulveld
word-labyrinth = doolhof

# Varianten, achter het woord speel

word-gallop = galop
word-warm-hot = warm-heet, warm
word-way-out = uitweg, eruit
word-holes = gaten
word-blind = blind
word-dogs = honden
word-size = maat, grootte
word-non-stop = non-stop, nonstop

# Opdrachten

word-look = kijk, bekijk
explain-look = { $words }: wat je van een veld weet, bijvoorbeeld `kijk B3`.
word-load = laad, laden
explain-load = { $words }: de doolhoven die je bewaard hebt; met een naam of een bestand erachter bouw ik dat na. Wat je gebouwd hebt, bewaar je met `bewaar doolhof slang`.
word-step = ga, loop, lopen, zet, vraag, noem, noemen
explain-step = { $words }: een zet, bijvoorbeeld `ga B3`. Het veld alleen is genoeg.
word-done = klaar, gereed, ben klaar, ophouden, beurt klaar
explain-done = { $words }: beëindigt je beurt, als het antwoord vrij was; bij het bouwen zeg je ermee dat je doolhof af is.
word-walls = muren, sloten
explain-walls = { $words }: de muren of sloten die je gevonden of gebouwd hebt.
word-ways = doorgangen, doorgang, wegen
explain-ways = { $words }: de doorgangen die je gevonden hebt.
word-marker = peilschat, vermoeden
explain-marker = { $words }: legt je peilschat op een veld, bijvoorbeeld `peilschat B2`; met `peilschat uit` haal je hem weg.
word-own = mijn, eigen, doolhof, mijn doolhof
explain-own = { $words }: je eigen doolhof; met een veld erachter wat eromheen is.
word-wall = muur, sloot
explain-wall = { $words }: zet muren of graaft sloten, bijvoorbeeld `muur C3 B3`. De velden alleen zijn genoeg.
word-remove = verwijder, verwijderen, weg, sloop, slopen, wis, wissen
explain-remove = { $words }: haalt muren, sloten of honden weg, bijvoorbeeld `verwijder C3 B3`.
word-treasure = schat, verstop, verstoppen, verberg, verbergen
explain-treasure = { $words }: verstopt de schat, bijvoorbeeld `schat B2`.
word-dog = hond
explain-dog = { $words }: zet een hond, in het spel met honden, bijvoorbeeld `hond B2`.
word-undo = terug, ongedaan, ongedaan maken, maak ongedaan
explain-undo = { $words }: neemt de laatste bouwstap terug.
word-list = lijst
explain-list = { $words }: wat je gebouwd hebt.
word-check = controleer, controleren
explain-check = { $words }: wat er ontbreekt, en of de schat te bereiken is.
word-fill = aanvullen, vul, vullen
explain-fill = { $words }: zet op goed geluk neer wat nog ontbreekt.
word-build = bouw, bouwen
explain-build = { $words }: bouwt alles voor je op goed geluk.
word-clear = leegmaken, leeg, maak leeg
explain-clear = { $words }: haalt na een vraag alles weg wat je hebt gebouwd.
word-enemy = tegenstander, vijand, gevaar
explain-enemy = { $words }: waar de ander is, en hoeveel zetten van je schat.

# Woorden die in een zet staan en niet zeggen welke het is.
word-piece = ga, gaan, loop, lopen, vraag, vragen, probeer, proberen, neem, pak, zet, eerst, dan, daarna, vervolgens, door, naar, veld, veldje, kies, volgende, verder, nemen, wandel, beweeg, verplaats, stap, test, komt, moet, hokje, vakje, gokje
# Wat in Sniff gevraagd en gezegd wordt.
hear-game =
    bouw: bouw een doolhof, bouw een doolhof voor me, doolhof bouwen, bouw doolhof, bouw er een, jij bouwt, bouw jij, doe jij het, doe jij het maar, doe het voor mij, doolhof maken, willekeurig doolhof, willekeurig bouwen, laat de computer bouwen, bouw jij het doolhof, bouw het voor me, jij mag bouwen, maak een doolhof, maak er een, laat het toeval bouwen, willekeurig
    controleer: hoeveel muren heb ik nog, hoeveel muren nog, muren over, wat ontbreekt, wat ontbreekt er nog, wat mist er nog, wat moet er nog, is alles goed/klaar/af, klopt het, klopt alles, doolhof controleren, hoeveel muren moet ik, heb ik genoeg muren, heb ik er genoeg, moet ik nog muren, hoeveel muren moet ik nog
    lijst: wat heb ik gebouwd, welke muren heb ik gebouwd/gezet, wat staat er al, wat is er gebouwd, wat heb ik tot nu toe
    klaar: zoektocht beginnen/starten, begin met zoeken, laten we beginnen, ik ben klaar, klaar met bouwen, doolhof klaar, beurt beëindigen/afsluiten/stoppen, einde beurt, beëindig beurt, ik blijf hier, ik blijf staan, blijf hier, zo is het genoeg, dat is genoeg, genoeg, het is genoeg, stop hier, beurt voorbij, pas, ik pas, passen, ik stop hier, mijn beurt is voorbij, ik ga niet verder, dat was mijn beurt, ik stop, laten we zoeken, zoeken maar
    leegmaken: opnieuw beginnen, begin opnieuw, helemaal opnieuw, alles weg, alle muren weg, verwijder alles, alles verwijderen/wissen, haal alles weg, doolhof wissen
    ?terug: laatste muur weg, haal de laatste muur weg, verwijder laatste muur, laatste muur verwijderen, muur terugnemen, haal die muur weg, laatste weg, muur weg
    mijn doolhof: mijn schat, waar is mijn schat, waar ligt mijn schat, waar heb ik de schat verstopt, mijn doolhof zien/tonen, laat mijn doolhof zien, mijn muren, hoe ziet mijn doolhof eruit, waar heb ik mijn schat, waar zijn mijn muren, lees mijn doolhof voor
    tegenstander: waar is/staat de computer, waar is/staat hij/zij, waar is/staat de tegenstander, waar is/staat de ander, computer, hoe dicht is hij/computer/tegenstander, hoe dicht bij mijn schat, hoe dichtbij is hij/computer, hoe ver is hij/computer/tegenstander, is mijn schat in gevaar, hoe dichtbij is mijn tegenstander, wat doet de tegenstander, is de tegenstander dichtbij, hoeveel zetten is de tegenstander weg
    muren: welke muren, laat muren zien, waar zijn de muren, welke muren ken ik, gevonden muren, bekende muren, welke muren heb ik gevonden/ontdekt, welke muren zijn bekend, wat weet ik van de muren, waar staan muren
    doorgangen: waar is het open/vrij, wat is open, welke wegen zijn open, open wegen, welke doorgangen, bekende wegen, waar kan ik door, waar is het vrij, welke wegen zijn vrij
    zetten: waar kan ik heen, waarheen kan ik, welke velden, welke velden kan ik vragen, waar kan ik naartoe, waar mag ik heen, waar mag ik naartoe, waar mag ik naar toe, welke velden mogen, welke richting, wat kan ik vragen
    peilschat @: ik denk dat de schat op @ ligt, ik denk schat @ ligt, ik denk schat @, de schat ligt misschien/waarschijnlijk op @, schat waarschijnlijk @, ik vermoed schat @, ik gok schat @, markeer @, schat ligt op @, schat misschien op @, schat kan op @
    punten: hoeveel zetten, hoeveel zetten heb ik gedaan/nodig, aantal zetten, zetten gedaan
    regels beurt: mag ik twee keer, twee keer zetten, hoe vaak mag ik, mag ik door
    stand: waar ben ik nu, op welk veld sta ik, waar was ik, waar ben ik precies, waar sta ik, waar sta ik nu, mijn positie, positie, waar bevind ik me
    muur @: muur tussen @, zet een muur tussen @, zet muur @, bouw een muur @, nieuwe muur @
    schat @: verstop de schat op/in @, leg de schat op/in @, schat naar @, schat moet op @, schat moet @, schat komt op @, zet de schat op @
