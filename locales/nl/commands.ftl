# De woorden die je kunt typen: word-ID, het gewone eerst, de andere achter komma's. Elk begin van een woord dat bij
# geen ander past, is ook goed. explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-off = uit
word-spare = vrij, vrije
word-automatic = automatisch, auto
word-on = aan
word-yes = ja, ok, oké, okay, jawel, jazeker, zeker
word-no = nee
word-all = alles, alle, allen, iedereen, opdrachten
word-lang-de = duits, de
word-lang-nl = nederlands, nl
word-lang-en = engels, en
word-brief = kort
word-normal = gewoon, normaal
word-full = uitgebreid, lang
word-plain = eenvoudig
word-letters = alfabet, gespeld
word-human = mens
word-far = ver, ver weg
word-easiest = makkelijkste, gemakkelijkste, eenvoudigste, zwakste
word-easy = makkelijk
word-hard = moeilijk
word-faster = sneller
word-slower = langzamer
word-stop = stil, stop
word-louder = harder, luider
word-quieter = zachter
word-higher = hoger
word-lower = lager
word-keys = toetsen, toets
word-rate = tempo, snelheid
word-pitch = toonhoogte, toon
word-volume = volume, geluid
word-quiet = zacht
word-loud = luid
word-tones = lijst
word-system = systeem
word-voices = stem, stemmen
word-steps = stap, stappen
word-seats = plaatsen
word-players = spelers, personen
word-tournament = toernooi
word-take-back = terugnemen, ongedaan, neem terug
# Woorden waarmee je misschien weg wilt, waar geen opdracht van het spel zo heet: die vragen eerst.
word-leave = stop, einde, klaar, ophouden
# Woorden die tussen andere niets zeggen.
word-small = alsjeblieft, alstublieft, aub, graag, dank, bedankt, je, hoor, eens, maar, naar, op, te, aan, bij, van, met, het, ik, mij, veld, graden, typ, de, den, die, dat, en, voor, me, er, even, nu
# De getallen vanaf 0.
word-digits = nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf
word-count = teltoernooi
word-no-hints = zonder-tips, zonder-voorstellen
word-simulate = simuleer, simuleren
word-how-many = spellen
word-against = tegen
word-random = willekeurig, toeval
word-no-relay = zonder-relay
word-relay-only = alleen-relay
word-relay = relay
word-bind = eigen-adres
word-address = adres
word-table = tafel

# Overal

word-help = hulp, info, ?
explain-help = { $words }: wat je kunt typen; met een opdracht erachter wat die doet; met `hulp alles` hoor je ze allemaal.
word-quit = stoppen, afsluiten, doei
explain-quit = { $words }: bewaart alles en gaat weg.
word-rules = regels, spelregels, uitleg
explain-rules = { $words }: de onderwerpen van de spelregels; met een onderwerp erachter dat deel.
word-meaning = wat is, wat zijn, wat betekent, wie is, betekenis, leg uit
explain-meaning = { $words }: wat een woord betekent dat je gehoord hebt, in een spel of hier, zoals `wat is galop` of `wat is een bazong`.
word-choice = welke spellen, welke spellen zijn er, wat voor spellen, nieuwe spellen, aanbod
explain-choice = { $words }: wat elk spel is, hoe lang het duurt en voor hoeveel het is.
# Woorden die in een vraag naar een woord niets betekenen.
word-articles = een, de, het, is, zijn, dat, eigenlijk, precies, woord
word-more = meer
explain-more = { $words }: meer van een lange lijst, en het volgende stuk van een lang antwoord op de leesregel. Een plusteken in de invoerregel betekent dat er meer is; Enter alleen doet hetzelfde.
word-earlier = eerder
explain-earlier = { $words }: nog eens het stuk ervoor. Zolang er een stuk in de invoerregel staat, doet het woord terug hetzelfde.
# Wat hetzelfde zegt zolang er een stuk in de invoerregel staat.
word-previous = terug
word-settings = instellingen, opties
explain-settings = { $words }: hoe ik praat.
word-lang = taal, sprache
explain-lang = { $words }: een andere taal, bijvoorbeeld `taal engels`.
word-level = woorden
explain-level = { $words }: hoe uitgebreid ik praat. Typ `woorden kort`, `woorden gewoon` of `woorden uitgebreid`.
word-width = breedte
explain-width = { $words }: waar regels afbreken. Typ `breedte 40` voor 40 tekens, `breedte automatisch` voor de breedte van de terminal, of `breedte uit`.
word-spell = letters, spelling
explain-spell = { $words }: hoe ik letters zeg. Met `letters eenvoudig` is het E4, met `letters alfabet` Eduard 4.
word-braille = braille
explain-braille = { $words }: zet de uitkomst in de invoerregel, voor een leesregel. Typ `braille 40` bij 40 cellen, of `braille uit`. Met `braille 40 vrij 6` blijven er 6 cellen vrij om te typen. Heeft je leesregel minder dan 20 cellen, neem dan 20 en schuif hem door.
word-speech = spraak, spreken, voorlezen, stem
explain-speech = { $words }: ik lees alles hardop voor, met `spraak aan` of `spraak uit`. Met `spraak stil` breek je af wat er klinkt; waar je regels kunt bewerken, doet elke toets dat, tenzij je `spraak toetsen uit` typt. Met alleen `spraak` hoor je wat er is ingesteld.
    Met `spraak sneller`, `spraak langzamer`, `spraak hoger`, `spraak lager`, `spraak harder` en `spraak zachter` verander je het met 10; met `spraak tempo 40`, `spraak toonhoogte -20` en `spraak volume 80` stel je het in, van -100 tot en met 100, ook samen op één regel. Met `spraak tempo systeem` is het weer zoals in het systeem.
    Met `spraak stem` hoor je de stemmen van je taal, met `spraak stem 2` of de naam kies je er een, en met `spraak stem systeem` die van het systeem.
word-thinking = denktijd, bedenktijd
explain-thinking = { $words }: hoelang een computer over een zet mag nadenken, in milliseconden. Typ `denktijd 500`, of `denktijd uit`.
word-pace = tempo
explain-pace = { $words }: hoe ik tijdens het spelen de beurten van meerdere computers vertel. Met `tempo stap` hoor je met elke Enter één beurt, met `tempo alles` hoor je ze achter elkaar.
word-bell = bel, belletje
explain-bell = { $words }: of er een bel gaat als je na meer dan 10 seconden aan de beurt bent. Typ `bel aan` of `bel uit`.
word-sounds = geluiden, geluidjes
explain-sounds = { $words }: korte geluidjes voor waar je op wacht, bijvoorbeeld dat je aan de beurt bent of dat er een muur staat, naast de woorden. Typ `geluiden zacht`, `geluiden luid` of `geluiden uit`. Met `geluiden lijst` hoor je ze allemaal, met wat ze betekenen.
word-relays = servers, relays
explain-relays = { $words }: via welke servers jij en je vrienden elkaar vinden. Typ `servers https://relay.example.org`, meer met spaties ertussen, of `servers public` voor de openbare.
word-tutor = tutor, coach
explain-tutor = { $words }: of ik voor een zet die je veel kost vraag of je het zeker weet, één keer per beurt. Typ `tutor aan` of `tutor uit`.
word-name = naam, mijn naam, mijn naam is, noem mij, heet
explain-name = { $words }: hoe je voor anderen heet, `naam Anna`, of `naam uit`. Het geldt vanaf het volgende spel.
word-tell = meld, melden, meldingen
explain-tell = { $words }: wat ik na de beurten van de anderen ongevraagd zeg. Met `meld uit` valt alles weg, met `meld dreigingen uit` alleen de dreigingen.
word-rows = rijen
word-threats = dreigingen, dreiging
word-routes = wegen
word-tiles = stenen, steen
word-cards = kaarten, kaart
word-attacks = aanvallen, aanval
word-bazongs = bazongs, bazong

# In de lobby

word-play = speel, spelen, nieuw, start, starten, begin, beginnen, nieuw spel
explain-play = { $words }: begint een spel, bijvoorbeeld `speel sniff makkelijk` of `speel sniff niveau 4`.
word-host = uitnodigen, nodig uit, open
explain-host = { $words }: je speelt met vrienden die ver weg zijn: met `uitnodigen domino` krijg je vijf woorden waarmee ze erbij komen. Met `uitnodigen domino ver:Ben makkelijk` zitten Ben en een computer aan tafel. Met alleen `uitnodigen` opent er een tafel om te praten, waar jullie samen spellen kiezen.
word-join = meedoen, doe mee, aanschuiven
explain-join = { $words }: je schuift aan bij een tafel ver weg; erachter typ je de vijf woorden.
word-listen = meeluisteren, luister mee, luister, luisteren
explain-listen = { $words }: je luistert alleen mee aan een tafel ver weg, als dat mag; erachter typ je de vijf woorden.
word-begin = begin, beginnen, start
explain-begin = { $words }: het spel begint; waar niemand zit, speelt de computer.
word-propose = voorstellen, stel voor, voorstel
explain-propose = { $words }: stelt iedereen aan tafel een spel voor, als er nog geen gekozen is of het laatste is afgelopen: `voorstellen domino`. Computers en opties zoals bij spelen.
word-code = wachtwoord, code
explain-code = { $words }: zegt de vijf woorden nog een keer, met `wachtwoord engels` in het Engels.
word-patience = geduld
explain-patience = { $words }: hoe lang iemand na een duwtje heeft om te antwoorden; wie de tafel heeft geopend, kan dat vóór een spel veranderen, bijvoorbeeld `geduld 5`.
word-listeners = luisteraars, meeluisteraars
explain-listeners = { $words }: of anderen mogen meeluisteren, en wie dat doet; met `luisteraars aan` mag het, met `luisteraars uit` niet meer.
word-who = wie, gasten
explain-who = { $words }: wie er is en wie er nog niet is.
word-learn = leren, leer, les, lessen
explain-learn = { $words }: leert je een spel door het te spelen, in korte lessen: `leren sniff`, of `leren sniff 2` voor de tweede. Zonder iets erachter hoor je welke er zijn.
word-games = overzicht, spellen, menu
explain-games = { $words }: welke spellen er zijn en welke er bewaard zijn, met nummers; met een nummer erachter ga je met dat spel verder. Met `overzicht alles` hoor je ze allemaal. In de lobby is het nummer alleen genoeg.
word-resume = hervat, hervatten, verder, doorgaan
explain-resume = { $words }: gaat verder met het laatste spel; erachter kan een nummer staan, een naam, of welk spel het is, bijvoorbeeld `hervat sniff`.
word-repeat = laatst, laatste, herhaal, herhalen, nog een keer
explain-repeat = { $words }: wat ik het laatst gezegd heb, nog een keer.
word-replay = navertellen, vertel, vertellen
explain-replay = { $words }: de afgelopen spellen; met een nummer, een naam of het soort spel vertel ik dat spel na.
word-review = terugblik, analyse
explain-review = { $words }: loopt in het laatste afgelopen spel de zetten na die je het meest kostten, en zegt wat beter was geweest; met een nummer, een naam of het soort spel erachter in dat spel.
word-verify = nakijken, kijk na
explain-verify = { $words }: of het toeval eerlijk was in een afgelopen spel met vrienden die ver weg zijn, bijvoorbeeld `nakijken 2`.
word-delete = verwijder, wis
explain-delete = { $words }: verwijdert het spel met dit nummer of deze naam; ik vraag eerst of je het zeker weet. Typ bijvoorbeeld `verwijder 2`.
word-stats = statistiek, statistieken, mijn spellen, mijn uitslagen
explain-stats = { $words }: hoeveel spellen je uitgespeeld hebt en hoe ze afliepen; met een spel erachter meer over dat spel, ook je beste uitslagen: `statistiek domino`.
word-export = exporteer, exporteren, reservekopie
explain-export = { $words }: schrijft alles wat ik voor je bewaar in een nieuw bestand: spellen, doolhoven, wat je hebt geleerd, instellingen, vrienden, zoals `exporteer mijn-spellen.tar.gz`.
word-import = importeer, importeren, inlezen
explain-import = { $words }: haalt uit zo'n bestand alles wat hier nog niet is, zoals `importeer mijn-spellen.tar.gz`.
word-forget = vergeet, vergeten, alles wissen
explain-forget = { $words }: verwijdert alle bewaarde spellen en daarmee de statistiek, maar vraagt het eerst; met een spel erachter alleen die, zoals `vergeet domino`.
word-selftest = zelftest, diagnose, versie
explain-selftest = { $words }: wat ik hier heb aangetroffen, zoals versie, taal, terminal, stem en bestanden, om mee te sturen bij een vraag.

# In elk spel

word-status = stand, toestand, waar, bord, waar ben ik
explain-status = { $words }: alles wat je mag weten, in vaste volgorde.
word-turn = beurt, wie is er aan de beurt, wie is aan de beurt, wie
explain-turn = { $words }: wie er aan de beurt is en wat er van je verwacht wordt. Enter alleen zegt hetzelfde.
word-moves = zetten, mogelijk, mogelijkheden
explain-moves = { $words }: wat je nu kunt doen.
word-last = laatst, laatste, herhaal, herhalen
explain-last = { $words }: wat er sinds je laatste zet gezegd is; met een getal erachter zoveel regels; met `laatste zetten` alleen de zetten.
word-again = opnieuw, nogmaals, nog een keer, nog eens
explain-again = { $words }: zegt nog eens wat er sinds je laatste zet gezegd is; na afloop van een spel begint er aan dezelfde tafel een nieuw.
word-log = verloop, verslag, geschiedenis
explain-log = { $words }: het verloop van het spel; met een getal erachter zoveel regels; met `verloop zetten` alleen de zetten; met een naam erachter de zetten van die speler.
word-score = punten, tussenstand
explain-score = { $words }: hoe het ervoor staat.
word-hint = tip, tips, advies, geef een tip, geef me een tip
explain-hint = { $words }: wat een sterke speler hier zou doen, en waarom. Het kost niets.
word-why = waarom, reden
explain-why = { $words }: waarom ik die tip gaf, wat er nog meer kan en wat daar minder aan is. Zonder tip ervoor krijg je eerst de tip.
word-rematch = revanche, herkansing
explain-rematch = { $words }: na afloop nog een keer, aan dezelfde tafel.
word-retry = overdoen, opnieuw proberen, probeer opnieuw, anders
explain-retry = { $words }: in de terugblik speel je verder vanaf vóór de zet die je net hoorde. Dat spel wordt niet bewaard.
word-note = notitie, notities, noteer, noteren, aantekening, aantekeningen
explain-note = { $words }: onthoudt wat je erachter schrijft; zonder iets erachter hoor je je notities.
word-save = bewaar, bewaren, opslaan
explain-save = { $words }: zegt onder welke naam het spel bewaard is; elke zet wordt meteen bewaard.
word-resign = opgeven, geef op
explain-resign = { $words }: geeft het spel op; ik vraag eerst of je het zeker weet.

# Tussen stappen: waar een spel vanzelf verdergaat of naverteld wordt
word-forward = verder, stap, volgende
explain-forward = { $words }: de volgende beurt. Enter alleen doet hetzelfde.
word-rest = alles, rest, de rest
explain-rest = { $words }: alles wat nog komt, achter elkaar.
word-backward = terug, vorige
explain-backward = { $words }: de beurt ervoor nog eens; met een getal zoveel beurten terug.
word-go = ga
explain-go = { $words }: de stap met dit nummer, bijvoorbeeld `ga 1`.
word-skip = overslaan, afloop, uitslag
explain-skip = { $words }: gaat naar het einde en zegt eerst hoe het is afgelopen.
word-as = als
explain-as = { $words }: na afloop weet je hiermee wat een ander wist; zonder naam weer wat je zelf wist.

# Terwijl anderen ver weg meespelen

word-say = zeg, zeggen
explain-say = { $words }: zegt iets tegen iedereen aan tafel, `zeg hallo`, of tegen één van hen, `zeg Ben: hallo`.
word-talk = praat, praten, gesprek, chat
explain-talk = { $words }: wat er het laatst gezegd is; met `praat uit` hoor je niets meer, met `praat aan` weer alles.
word-mute = demp, dempen
explain-mute = { $words }: je hoort iemand niet meer: `demp Ben`. Niemand merkt dat.
word-unmute = luister, luisteren
explain-unmute = { $words }: je hoort iemand weer: `luister Ben`.
word-replace = vervang, vervangen
explain-replace = { $words }: vraagt iedereen aan tafel of er een computer mag spelen voor iemand die weg is, van wie 60 seconden niets te horen was of die twee minuten niet op een duwtje reageert. De computer speelt tot die terug is: `vervang Ben`.
word-nudge = porren, duwtje
explain-nudge = { $words }: vraagt iemand die er is en niets doet, of die er nog bij is: `porren Ben`. Blijft het twee minuten stil, dan kun je met `vervang Ben` de anderen vragen.
word-expel = wegsturen, eruitzetten
explain-expel = { $words }: stuurt iemand voorgoed weg van de tafel die jij hebt geopend: `wegsturen Ben`. Je wordt eerst gevraagd of je het zeker weet. In een spel gaat er een computer verder.
word-present = aanwezig, wie is er
explain-present = { $words }: wie aan tafel zit, wie weg is en wie alleen meeluistert.
word-friends = vrienden, vriendinnen
explain-friends = { $words }: wie je vrienden zijn, en of ze je kunnen uitnodigen.
word-friend = vriend, vriendin, bevriend
explain-friend = { $words }: ik onthoud iemand die aan tafel zit en herken die overal weer: `vriend Ben`.
word-unfriend = ontvriend, ontvrienden
explain-unfriend = { $words }: ik vergeet iemand uit je vriendenkring: `ontvriend Ben`.
word-invite = uitnodigen, nodig uit
explain-invite = { $words }: haalt een vriend aan je tafel zonder de vijf woorden, als jullie programma's allebei open zijn: `uitnodigen Ben`.
word-invitations = uitnodigingen
explain-invitations = { $words }: of vrienden je kunnen uitnodigen zolang ik open ben; met `uitnodigingen aan` kan het, met `uitnodigingen uit` niet meer.

word-strength = niveau, sterkte, speelsterkte
explain-strength = { $words }: hoe goed computers spelen als je geen niveau noemt: `niveau 4`, of een ander getal van 1 tot en met 9. Met alleen `niveau` hoor je wat de niveaus zijn.
word-harder = moeilijker, sterker, lastiger
word-easier = makkelijker, gemakkelijker, eenvoudiger, zwakker

# In een les

word-task = opnieuw, opdracht, nogmaals, nog een keer
explain-task = { $words }: zegt in een les nog eens wat je moet doen.
word-reason = waarom, reden
explain-reason = { $words }: zegt in een les waarom je dat moet doen, en hoe.
word-omit = overslaan, sla over
explain-omit = { $words }: gaat in een les naar de volgende stap.
