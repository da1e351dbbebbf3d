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
