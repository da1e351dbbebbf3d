# De woorden die je kunt typen: word-ID, het gewone eerst, de andere achter komma's. Elk begin van een woord dat bij
# geen ander past, is ook goed. explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-off = uit
word-zero = nul, nulveld
word-yes = ja
word-no = nee
word-all = alles, alle, opdrachten
word-de = duits, de
word-nl = nederlands, nl
word-en = engels, en
word-brief = kort
word-normal = gewoon, normaal
word-full = uitgebreid, lang
word-plain = eenvoudig
word-letters = alfabet, gespeld
word-human = mens
word-easy = makkelijk
word-hard = moeilijk
word-labyrinth = doolhof
word-tournament = toernooi
word-count = teltoernooi

# Varianten van sniff, achter het woord speel

word-gallop = galop
word-warm-hot = warm-heet, warm
word-way-out = uitweg
word-holes = gaten
word-blind = blind
word-dogs = honden
word-size = maat, grootte
word-non-stop = non-stop, nonstop

# Overal

word-help = hulp, ?
explain-help = { $words }: wat je kunt typen; met een opdracht erachter wat die doet; hulp alles noemt ze allemaal.
word-quit = stop, einde, doei
explain-quit = { $words }: bewaart en gaat weg.
word-rules = regels, spelregels
explain-rules = { $words }: de onderwerpen van de spelregels; met een onderwerp erachter dat deel.
word-more = meer
explain-more = { $words }: het volgende stuk van een lang antwoord op de leesregel. Een + in de invoerregel zegt dat er meer is; Enter alleen doet hetzelfde.
word-settings = instellingen, opties
explain-settings = { $words }: hoe ik praat.
word-lang = taal, sprache
explain-lang = { $words }: een andere taal, bijvoorbeeld: taal engels.
word-level = niveau
explain-level = { $words }: hoeveel woorden ik gebruik: niveau kort, gewoon of uitgebreid.
word-width = breedte
explain-width = { $words }: waar regels afbreken, bijvoorbeeld: breedte 40, of breedte uit.
word-spell = letters, spelling
explain-spell = { $words }: hoe ik letters zeg: letters eenvoudig, E4, of letters alfabet, Eduard 4.
word-braille = braille
explain-braille = { $words }: de uitkomst staat in de invoerregel, bijvoorbeeld: braille 40, of braille uit.

# In de hal

word-play = speel, spelen, nieuw
explain-play = { $words }: begint een spel, bijvoorbeeld: speel sniff makkelijk.
word-games = overzicht
explain-games = { $words }: welke spellen er zijn, en welke er wachten.
word-resume = hervat, verder, doorgaan
explain-resume = { $words }: gaat verder met het laatste spel, of met dat van dit nummer of deze naam.
word-replay = navertellen, vertel
explain-replay = { $words }: de afgelopen spellen; met een nummer of een naam wordt dat verteld.

# In elk spel

word-status = stand, toestand
explain-status = { $words }: alles wat je mag weten, in vaste volgorde.
word-turn = beurt
explain-turn = { $words }: wie er aan de beurt is en wat er verwacht wordt. Enter alleen zegt hetzelfde.
word-moves = zetten, mogelijk
explain-moves = { $words }: wat je nu kunt doen.
word-look = kijk, bekijk
explain-look = { $words }: wat je van een veld weet, bijvoorbeeld: kijk D3.
word-last = laatst, nogmaals
explain-last = { $words }: wat er sinds je laatste zet gezegd is; met een getal zoveel regels.
word-log = verloop, verslag
explain-log = { $words }: het verloop van het spel; met een getal zoveel regels.
word-score = punten, tussenstand
explain-score = { $words }: hoe het ervoor staat.
word-note = notitie, notities
explain-note = { $words }: onthoudt wat je erachter schrijft; alleen zegt het je notities.
word-save = bewaar, opslaan
explain-save = { $words }: zegt waar het spel ligt; elke zet wordt meteen bewaard. Met een naam wordt je doolhof bewaard: bewaar doolhof slang.
word-load = laad, laden
explain-load = { $words }: de doolhoven die je bewaard hebt; met een naam of een bestand wordt dat gebouwd.
word-resign = opgeven, geefop
explain-resign = { $words }: geeft op, na een vraag.

# In sniff

word-step = ga, loop
explain-step = { $words }: een zet, bijvoorbeeld: ga E4. Het veld alleen is genoeg.
word-done = klaar, gereed
explain-done = { $words }: beëindigt je beurt na vrij, of het bouwen.
word-walls = muren
explain-walls = { $words }: de muren die je gevonden of gebouwd hebt.
word-ways = wegen
explain-ways = { $words }: de wegen die je vrij gevonden hebt.
word-marker = peilschat, vermoeden
explain-marker = { $words }: legt je peilschat op een veld, bijvoorbeeld: peilschat B2, of peilschat uit.
word-own = mijn, eigen
explain-own = { $words }: je eigen doolhof; met een veld erachter wat eromheen is.
word-wall = muur
explain-wall = { $words }: zet muren, bijvoorbeeld: muur E4 D4. De velden alleen zijn genoeg.
word-remove = verwijder, weg, sloop
explain-remove = { $words }: haalt muren weg, bijvoorbeeld: verwijder E4 D4.
word-treasure = schat, verstop
explain-treasure = { $words }: verstopt de schat, bijvoorbeeld: schat B2.
word-dog = hond
explain-dog = { $words }: zet een hond, in het spel met honden, bijvoorbeeld: hond B2.
word-undo = terug, ongedaan
explain-undo = { $words }: neemt de laatste bouwstap terug.
word-list = lijst
explain-list = { $words }: wat je gebouwd hebt.
word-check = controleer
explain-check = { $words }: wat er ontbreekt, en of de schat te bereiken is.
word-fill = aanvullen, vul
explain-fill = { $words }: zet op goed geluk wat nog ontbreekt.
word-build = bouw
explain-build = { $words }: bouwt alles voor je op goed geluk.
