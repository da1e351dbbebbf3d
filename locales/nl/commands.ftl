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
word-leave = stop, einde, ophouden
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
word-quit = stoppen, afsluiten, doei, opslaan en stoppen, bewaren en stoppen, opslaan en afsluiten
explain-quit = { $words }: bewaart alles en gaat weg.
word-rules = regels, spelregels, uitleg
explain-rules = { $words }: de onderwerpen van de spelregels; met een onderwerp erachter dat deel.
word-meaning = wat is, wat zijn, wat betekent, wie is, betekenis, leg uit
explain-meaning = { $words }: wat een woord betekent dat je gehoord hebt, in een spel of hier, zoals `wat is galop` of `wat is een bazong`.
word-choice = welke spellen, welke spellen zijn er, wat voor spellen, nieuwe spellen, aanbod
explain-choice = { $words }: wat elk spel is, hoelang het duurt en voor hoeveel het is.
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
explain-relays = { $words }: via welke servers jij en je vrienden elkaar vinden. Typ `servers https://relay.example.org`, meer met spaties ertussen, of `servers public` voor de openbare. Aan een tafel die je zonder relay hebt geopend, gaat het met `servers aan` ook via servers.
word-page-address = pagina-adres, pagina
explain-page-address = { $words }: naar welke pagina de link naar je tafel leidt, waar anderen in een browser spelen. Typ `pagina-adres https://snuffel.example.org`. Met `pagina-adres uit` is het de pagina die het programma zelf kent, als die er is.
word-tutor = tutor, coach
explain-tutor = { $words }: of ik voor een zet die je veel kost, vraag of je het zeker weet, één keer per beurt. Typ `tutor aan` of `tutor uit`.
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
explain-join = { $words }: je schuift aan bij een tafel ver weg; erachter typ je de vijf woorden of de link die je hebt gekregen.
word-listen = meeluisteren, luister mee, luister, luisteren
explain-listen = { $words }: je luistert alleen mee aan een tafel ver weg, als dat mag; erachter typ je de vijf woorden of de link.
word-begin = begin, beginnen, start
explain-begin = { $words }: het spel begint; waar niemand zit, speelt de computer.
word-propose = voorstellen, stel voor, voorstel
explain-propose = { $words }: stelt iedereen aan tafel een spel voor, als er nog geen gekozen is of het laatste is afgelopen: `voorstellen domino`. Computers en opties zoals bij spelen.
word-code = wachtwoord, code
explain-code = { $words }: zegt de vijf woorden nog een keer, en de gastheer ook de link; met `wachtwoord engels` in het Engels.
word-patience = geduld
explain-patience = { $words }: hoelang iemand na een duwtje heeft om te antwoorden; wie de tafel heeft geopend, kan dat vóór een spel veranderen, bijvoorbeeld `geduld 5`.
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
word-note = notitie, notities, noteer, noteren, aantekening, aantekeningen, onthoud, onthouden, schrijf op
explain-note = { $words }: onthoudt wat je erachter schrijft; zonder iets erachter hoor je je notities.
word-save = bewaar, bewaren, opslaan, bewaar het spel, spel bewaren, spel opslaan
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
explain-nudge = { $words }: vraagt iemand die er is en niets doet, of die er nog bij is: `porren Ben`. Blijft het twee minuten stil, dan kun je met `vervang Ben` om een computer vragen.
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
word-function = een, de, het, den, ik, mij, me, mijn, mijne, jij, je, jou, jouw, u, uw, wij, we, ons, onze, hij, zij, ze, hem, haar, hun, hen, er, dit, dat, deze, die, daar, hier, zo, dan, nu, nou, eens, eventjes, even, ook, nog, al, maar, toch, eigenlijk, gewoonweg, gewoon, wil, willen, wilt, wou, zal, zullen, ben, is, zijn, was, waren, wordt, worden, werd, in, of, om, over, onder, door, tegenover, bij, z'n, zn, m'n, mn, ja, oké, ok, hallo, hoi, hé, hey, alstublieft, alsjeblieft, dankjewel, iets, lekker, zin, graag, heel, erg, meteen, straks, terwijl, en, want, weer, hoor, hè, joh, dus, voor, af, precies, momenteel, inmiddels, intussen, laten, net, zo'n, tussen, omdat, totdat, sinds, opnieuw eens, samen, vandaag, vanavond, beide, iedereen, allemaal, hiervan, ervan, ermee, erbij, erin, eruit, erop, zelf, mezelf, jezelf, best, ruwweg, best wel, nogal, wel, juist, rustig, meer, mee, bijvoorbeeld, graag even, moeten, waarschijnlijk, vermoedelijk, mogelijk, ergens, ooit, zeker
word-asking = wie, wiens, hoe, waar, waarheen, waarmee, wanneer, hoeveel
word-barring = niet, als, geen, nooit, zonder, tenzij, behalve, indien, noch, niets, niks, niemand, nee, neen, nope, nah, misschien
word-acting = spelen, speel, spel, spelletje, spelletjes, speelt, potje, partij, rondje, ronde, beginnen, begin, start, starten, doen, doe, nieuw, nieuwe, openen, samen, wilde, lust, proberen, probeer, uitproberen, testen, kiezen, kies, nemen, neem, pakken, pak, wagen, tegen elkaar, doen we, gokje
word-helping = wat, welk, welke, kan, kun, kunt, kunnen, kon, mag, mogen, moet, moeten, zou, zouden, heeft, heb, hebt, hebben, had, geef, geeft, toon, laat, noem, zien, horen, hoor, weten, weet, ligt, liggen, staat, staan, sta, zit, zitten, heen, actueel, actuele, huidige, tonen, bekijken, momenteel, vertel, zeg, lees, lezen, voorlezen, hoog, ken, kent, zeggen, vertellen, opnoemen, noemen, opsommen, som op, laten zien, wil weten, kijken, herinner, krijg, krijgen, hoort, bevindt, bevinden, denk, denkt, vind, vindt, blijf, blijft, lig
word-calls = help, hulp, computer, hallo, hé, snuffel
word-ordinals = eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste, negende, tiende
word-endings = e, en, n, s, t, st, de, te
word-alike = tegenstander/computer/tegenspeler/medespeler/ander, muur/muren/wand/wanden, doolhof/labyrint, steen/stenen/dominosteen/tegel, voorraad/pot/talon, geld/poen/ziljoenen/centen/ziljoen, punten/score/puntenstand/puntenaantal/tussenstand, tip/hint/advies/raad/suggestie/idee, verwijder/verwijderen/wis/wissen/weggooien/weghalen/schrappen, hervat/hervatten/verdergaan/doorspelen/verderspelen, stoppen/afsluiten/ophouden/verlaten, goed/best/beste/beter/handig/slim/verstandig/zinvol/nuttig, gebeurd/gebeurde, gelegd/gespeeld/neergelegd, vriend/vriendin/broer/zus/zusje/moeder/vader/mama/papa/oma/opa/vrouw/zoon/dochter/collega/buurman/buurvrouw/kleinzoon/kleindochter, internet/online, stem/spraak/voorleesstem, dichtbij/dicht/vlakbij, grens/limiet, fiches/chips/munten, regels/spelregels, leren/oefenen/leer, opdrachten/commandos, fout/fouten/vergissing/blunder, wint/winnen/voorstaan, nee/neen/nope/nah, rechts/rechter/rechterkant/rechterzijde/rechterhand, links/linker/linkerkant/linkerzijde/linkerhand
word-sounding = sch s, ch g, ck k, c k, q k, x ks, ij ei, y ei, au ou, dt t, th t, d t, z s, v f, w f, ph f, b p, ae a, aa a, ee e, oo o, uu u, ie i
word-agree = jawel, jazeker, ja hoor, jep, jup, yep, yes, zeker, zeker weten, tuurlijk, natuurlijk, uiteraard, vanzelfsprekend, klopt, dat klopt, precies, juist, correct, graag, prima, goed, is goed, akkoord, best, vooruit, doe maar, doe het maar, doe dat maar, doen, toch doen, absoluut, inderdaad, oke, zeker wel, van mij mag het, okidoki, bevestigd, bevestig, beslist, wis en zeker, ga je gang, doe dat, dat mag, van mij
word-refuse = neen, nope, no, nah, niet, niet doen, liever niet, beter niet, toch niet, toch maar niet, nog niet, maar niet, doe maar niet, zeker niet, absoluut niet, in geen geval, nooit, annuleren, annuleer, afbreken, stop, stoppen, wacht, wacht even, laat maar, laat zitten, vergeet het maar, vergeet het, hoeft niet, fout, verkeerd, geen, geen sprake van, bij nader inzien, bij nader inzien niet, terug, maakt niet uit, natuurlijk niet, tuurlijk niet, toch liever niet, ik wil niet, dat wil ik niet
hear-everywhere =
    punten: hoe staat het, hoe staat het ervoor, hoe staan we ervoor, wie staat voor, wie ligt voor, wie ligt er voor, wie wint, wie is aan het winnen, win ik, sta ik voor, wie heeft de meeste punten, wie heeft meer punten, puntenstand, puntentelling, tussenstand, score, hoeveel punten, hoeveel punten heb ik, punten computer/tegenstander, wie leidt, wie gaat winnen, wat is de stand, hoe sta ik ervoor, hoe gaat het, hoe doe ik het, hoeveel punten heeft iedereen, wat zijn de punten, sta ik achter, verlies ik, wie staat er voor
    beurt: ben ik aan de beurt, ben ik, ben ik aan zet, wie is aan zet, wie mag er, wie moet er, op wie wachten we, op wie wacht je, waar wachten we op, wat is de bedoeling, wat nu, en nu, hoe gaat het verder, wie is de volgende, wat wordt er verwacht, ben ik al aan de beurt, wanneer ben ik, wie is er nu, moet ik nu, wat komt er nu, wat verwacht je, wat wil je van me, wie speelt er nu, wat moet ik nu
    zetten: wat kan ik doen, wat kan ik spelen/leggen/zetten, wat mag ik, wat mag ik doen, waar kan ik heen, wat is er mogelijk, wat is mogelijk, welke zetten, mogelijke/geldige/toegestane zetten, mijn mogelijkheden/opties, wat zijn de mogelijkheden, wat zou ik kunnen doen, welke mogelijkheden, wat is er toegestaan, wat kan er, wat kan ik nog, wat kan ik nu doen, hoe kan ik zetten, wat valt er te doen
    tip: wat moet ik doen, wat moet ik spelen/leggen/pakken/zetten, wat zou jij doen, wat zou je doen/spelen/leggen, wat is het beste, wat is de beste zet, beste zet, wat raad je aan, wat raad je me aan, advies, geef een tip, geef me advies, wat is slim/verstandig, wat zou een goede speler doen, ik zit vast, ik weet het niet meer, geen idee, wat kan ik het beste doen, help me verder, suggestie, wat zou een prof/kenner doen/spelen, wat zou een expert doen, wat doet een prof, wat kan ik het beste spelen, wat is een goede zet, welke zet is goed, help me kiezen, help me met mijn zet, heb je een tip, ik heb een tip nodig, wat denk jij, wat stel je voor, stel iets voor, wat zou goed zijn, wat speel ik het beste, wat is handig, geef een hint, doe een suggestie
    waarom: waarom/hoezo dat, waarom/hoezo dan, waarom/hoezo deze/die, waarom/hoezo deze/die zet, waarom/hoezo juist dat, leg dat uit, leg uit, leg eens uit, hoezo, hoezo dat, hoe kom je daarbij, waarom/hoezo is dat beter/goed/slecht, waarom/hoezo was dat slecht/fout/goed, waarom/hoezo zou ik dat doen, waarom/hoezo moet ik dat, wat heeft dat voor zin, verklaar dat, wat is de reden, om welke reden, leg de tip uit, hoe bedoel je, wat bedoel je
    ?waarom: waarom/hoezo @
    laatst: wat is er gebeurd, wat gebeurde er, wat was dat, wat deed de computer/tegenstander, wat heeft de computer/tegenstander gedaan/gespeeld, wat heeft hij/zij gedaan/gespeeld, wat heeft @ gedaan/gespeeld, wat deed hij/zij, wat deed @, wat heb ik gemist, laatste zet, wat was de laatste zet, vorige zet, wat was mijn laatste zet, wat heb ik gedaan/gespeeld, wat is er nieuw, wat is er aan de hand, wat deden de anderen, wat hebben de anderen gedaan
    opnieuw: wat zei je, wat zeg je, zeg dat nog eens, zeg dat nog een keer, nog een keer, herhaal dat, kun je dat herhalen, pardon, sorry, ik verstond het niet, dat verstond ik niet, niet verstaan, dat heb ik niet verstaan, nog eens voorlezen, nogmaals, wablief, nog een rondje, rondje, ik hoorde het niet, nog een keer voorlezen, kun je dat nog eens zeggen, zeg het nog eens, ik heb je niet gehoord
    ongedaan: neem dat terug, neem terug, terugnemen, zet terug, laatste zet terug, mijn laatste zet terug, laatste zet terugnemen, zet terugnemen, ongedaan maken, maak dat ongedaan, maak ongedaan, oeps, oei, foutje, vergissing, verkeerd, verkeerde zet, dat was fout, dat was verkeerd, dat bedoelde ik niet, nee terug, ga terug, takeback, undo, draai dat terug, zet ongedaan maken, mag ik de zet terugnemen, kan ik die zet terugnemen, ik heb me vergist, vergist, per ongeluk, verkeerde toets, ik wilde iets anders
    opgeven: ik geef op, ik geef het op, geef het spel op, ik capituleer, ik geef me gewonnen, geef me gewonnen, ik wil opgeven, spel opgeven, ik gooi de handdoek in de ring
    ?opgeven: ik wil niet meer, ik heb verloren, jij wint
    stoppen: programma afsluiten/sluiten/stoppen/verlaten, sluit het programma, spel verlaten/stoppen/afsluiten/beëindigen/sluiten, ik wil stoppen, ik stop ermee, ik ga weg, ik moet weg, tot ziens, tot straks, tot morgen, tot later, dag, doeg, doei, houdoe, welterusten, genoeg voor vandaag, terug naar de lobby, hoofdmenu, naar het menu, opslaan en stoppen, opslaan en afsluiten, bewaren en stoppen, ophouden met spelen, ik wil ophouden, ik hou op, hou op, ik moet gaan, ik ga ervandoor, ik ga, tijd om te gaan, dat is genoeg voor vandaag, naar het hoofdmenu, zet uit, uitzetten
    bewaar: spel opslaan/bewaren, bewaar het spel, sla het spel op, sla op
    hulp: ik heb hulp nodig, help me, help mij, wat kan ik zeggen/typen/vragen, hoe werkt dit, hoe werkt het hier, help, ik snap het niet, ik begrijp het niet, ik kom er niet uit, wat kan ik hier, wat kan ik hier doen, wat kan ik hier zeggen/typen
    hulp alles: welke opdrachten, welke opdrachten zijn er, alle opdrachten, lijst met opdrachten, opdrachten, welke woorden ken/begrijp je, wat begrijp je, welke commando's, commandos, wat kan ik allemaal typen/zeggen/doen, alle commandos, noem alle opdrachten, wat kan ik allemaal intypen
    regels: hoe gaat het spel, hoe werkt het spel, wat zijn de regels, spelregels, hoe speel je dit, lees de regels, hoe speel je, wat is het doel, hoe win ik, hoe win je, waar gaat het om, leg het spel uit, leg de regels uit
    regels @: regels over/van/voor/bij @, spelregels over/van/voor @, regels @, spelregels @, hoe werkt @, hoe gaat dat met @
    wat is @: wat betekent @, wat doet @, wat is @, wat is een @, wat zijn @, leg @ uit, uitleg @, waar is @ voor, betekenis van @, wat gebeurt er bij @
    stand: overzicht, hoe zit het, hoe is de toestand, wat weet ik, lees alles voor, waar sta ik, waar sta ik nu, bord voorlezen, lees het bord, speelveld, speelbord, hoe staan de zaken, geef een overzicht, samenvatting, vat samen, wat is de situatie, situatie, waar ben ik, hoe is de situatie
    verloop: wat is er tot nu toe gebeurd, alle zetten tot nu toe, verloop tot nu toe, zetten tot nu toe, spelverloop
    notities: mijn notities, lees mijn notities, wat heb ik genoteerd/opgeschreven
    verder: volgende stap, ga verder, doorgaan, ga door, nog een stap
    terug: vorige stap, stap terug, een stap terug
    overslaan: hoe is het afgelopen, hoe loopt het af, hoe liep het af, uitslag, resultaat, naar het einde, wie heeft gewonnen, sla over, sla dit over, sla deze stap over, volgende opdracht
    anders: vanaf hier anders, vanaf hier anders spelen, hier anders spelen, anders doen/spelen, anders proberen, vanaf hier verder spelen
    opnieuw: revanche, nog een potje, nog een spel, nog een spelletje, nog een ronde, nog een partij, nog eentje, nog een keer spelen, opnieuw spelen, hetzelfde nog eens, nieuw potje
    opnieuw moeilijker: nog een keer maar moeilijker, nog een keer moeilijker, nog eens moeilijker, nog een potje moeilijker, hetzelfde maar moeilijker
    opnieuw makkelijker: nog een keer maar makkelijker, nog een keer makkelijker, nog eens makkelijker, nog een potje makkelijker, hetzelfde maar makkelijker
    terugblik: wat deed ik fout, wat heb ik fout gedaan, wat ging er fout, mijn fouten, spel analyseren, analyseer het spel, wat had ik beter kunnen doen, waar ging het mis
    statistiek: hoe vaak heb ik gewonnen, hoeveel spellen heb ik gewonnen
    stoppen: les stoppen/beëindigen/verlaten/afbreken, stop de les
    ?zeg Hallo @: hallo @, hoi @, goedemorgen @, goedenavond @
    aanwezig: wie is er, wie is hier, wie doet er mee, wie speelt er mee, wie zit er aan tafel, wie zijn er
    praat: wat zei @, wat heeft @ gezegd, wat is er gezegd, berichten voorlezen, berichten
    demp @: @ dempen, ik wil @ niet horen, @ stil
    vriend @: @ als vriend, @ als vriend toevoegen, @ als vriendin toevoegen, vriend @ toevoegen, voeg @ toe als vriend, @ aan vrienden toevoegen
    luisteraars aan: luisteraars toestaan/toelaten, meeluisteren toestaan
    luisteraars uit: luisteraars verbieden, geen luisteraars
    wachtwoord: wat was/is het wachtwoord, wat was/is de code, wat zijn de woorden, vijf woorden
hear-lesson =
    opdracht: wat moet ik doen, wat moet ik nu doen, wat is de opdracht, wat nu, en nu, zeg dat nog eens, herhaal de opdracht, wat zei je, wat is de bedoeling, nog een keer
    waarom: waarom moet ik dat, waarom zou ik dat doen, waarvoor is dat goed, hoe doe ik dat, hoe gaat dat, help me, geef me een tip, tip, ik snap het niet, ik begrijp het niet, ik zit vast, wat doe ik fout, hoe moet dat, hoe werkt dat, waar is dat voor, leg dat uit, kun je dat uitleggen
    overslaan: verder, volgende, volgende stap, ga verder, ga door, dat ken/weet/kan ik al, ken/weet/kan ik al, dat ken ik al sla over, sla over, sla dit over, sla deze stap over, volgende opdracht, dat weet ik, dat weet ik al, dat ken ik, dat kan ik al
    stoppen: les stoppen/beëindigen/verlaten/afbreken, stop de les, ik wil niet meer, ik wil stoppen, genoeg
hear-room =
    voorstellen @: stel @ voor, ik stel @ voor, @ voorstellen, zullen we @
    ?zeg Hallo @: hallo @, hoi @, dag @, goedemorgen @, goedenavond @
    wachtwoord: hoe komen de anderen erbij, wat moeten ze typen
    begin: spel beginnen/starten, begin het spel, laten we beginnen, we beginnen, start maar
hear-settings =
    spraak langzamer: langzamer, praat/spreek/lees langzamer, langzamer praten/spreken/lezen/voorlezen, trager, praat/spreek/lees trager, niet zo snel, te snel, rustiger, stem te snel, de stem gaat te snel, stem langzamer, praat langzamer, langzamer praten, tempo omlaag
    spraak sneller: sneller, praat/spreek/lees sneller, sneller praten/spreken/lezen/voorlezen, vlugger, niet zo langzaam, te langzaam, stem te langzaam, stem sneller, praat sneller, sneller praten, tempo omhoog
    spraak harder: harder, praat/spreek harder, luider, harder praten/spreken, luider praten/spreken, te zacht, niet zo zacht, stem harder, harder praten, praat harder, ik hoor je niet, volume omhoog, zet harder
    spraak zachter: zachter, praat/spreek zachter, zachter praten/spreken, te hard, niet zo hard, stem zachter, zachter praten, praat zachter, volume omlaag, zet zachter
    spraak hoger: hogere stem, hoger praten/spreken
    spraak lager: lagere stem, lager praten/spreken
    spraak uit: spraak/stem/voorlezen uit, spraak/stem/voorlezen uitzetten/uitschakelen/uitdoen, zet spraak/stem uit, schakel spraak/stem uit, niet meer voorlezen/praten, niet voorlezen, stop met praten/voorlezen, wees stil, hou je mond, geen stem/spraak, stem uit, geen stem, zonder stem, stil
    spraak aan: spraak/stem/voorlezen aan, spraak/stem/voorlezen aanzetten/inschakelen, zet spraak/stem aan, schakel spraak/stem in, lees voor, lees alles voor, praat tegen mij, kun je het voorlezen, kun je voorlezen, voorlezen graag, lees het voor, stem aan, met stem, praat tegen me, alles voorlezen
    spraak stem: welke stemmen, andere stem, stem veranderen/wijzigen/wisselen
    woorden kort: minder woorden/tekst/praten, korter, kortere teksten/zinnen, korte teksten/zinnen, hou het kort, maak het korter, te veel tekst/woorden, praat minder, bondiger, beknopt, kortere zinnen, kortere antwoorden, minder woorden, minder praten, minder tekst
    woorden uitgebreid: meer woorden/tekst, uitgebreider, langere teksten/zinnen, uitgebreide teksten, meer uitleg, meer details, meer woorden, langere zinnen
    woorden gewoon: gewone woorden/teksten, normale woorden/teksten
    bel aan: bel/belletje/geluid aan, zet de bel aan, zet bel/belletje aan, bel aanzetten/inschakelen, schakel bel in
    bel uit: bel/belletje/geluid uit, zet de bel uit, zet bel/belletje uit, bel uitzetten/uitschakelen, schakel bel uit, geen bel, geen geluid, zonder bel
    braille #: brailleregel/leesregel/regel/braille # cellen, brailleregel van # cellen, # cellen, mijn leesregel heeft # cellen, leesregel # tekens, leesregel heeft # cellen, leesregel # cellen, brailleleesregel # cellen
    braille uit: braille/brailleregel/leesregel uit, braille/leesregel uitzetten/uitschakelen, geen braille
    breedte #: # tekens per regel, regels van # tekens, breedte #
    taal duits: duits, in het duits, spreek duits, taal naar duits, taal duits, kan het in het duits, zet op duits, verander taal naar duits, spreek je duits, zet hem op duits, overschakelen duits, ga over op duits, verander taal duits
    taal engels: engels, in het engels, spreek engels, taal naar engels, taal engels, kan het in het engels, zet op engels, verander taal naar engels, spreek je engels, zet hem op engels, overschakelen engels, ga over op engels, verander taal engels
    taal nederlands: nederlands, in het nederlands, spreek nederlands, taal naar nederlands, kan het in het nederlands, zet op nederlands, verander taal naar nederlands, zet hem op nederlands, overschakelen nederlands
    naam @: naam is @, naam @, ik heet @, mijn naam is @, zeg maar @, je mag me @ noemen
    niveau #: niveau #, moeilijkheid #, moeilijkheidsgraad #, level #, sterkte #, zet niveau op #
    tutor aan: tutor/coach aan, tutor/coach aanzetten/inschakelen, zet tutor/coach aan, waarschuw me voor fouten, waarschuw me
    tutor uit: tutor/coach uit, tutor/coach uitzetten/uitschakelen, zet tutor/coach uit
    instellingen: instellingen veranderen/wijzigen/tonen, wat is er ingesteld, welke instellingen, voorkeuren, opties
    letters alfabet: spel de letters, letters spellen, met spelalfabet
hear-lobby =
    welke spellen: wat kan ik spelen, wat kun je spelen, wat kun je hier spelen, wat spelen, welke spellen zijn er, welke spellen heb/ken je, welke spelletjes, wat voor spellen, wat voor spelletjes, lijst met spellen, spellenlijst, alle spellen, wat is er te spelen, wat valt er te spelen, spellen tonen, spelkeuze, hoeveel spellen zijn er, hoeveel spellen, hoeveel spelletjes, welk spel is makkelijk, welk spel is goed, welk spel is het makkelijkst, welk spel raad je aan, wat raad je aan, wat kunnen we spelen, wat heb je allemaal, noem de spellen, welk spel, hoe heten de spellen
    regels @: regels/spelregels van/over/voor @, regels/spelregels @, hoe gaat @, hoe speel je @, hoe werkt @, hoe wordt @ gespeeld, hoe moet @, leg de regels van @ uit, lees de regels van @, vertel de regels van @, wat zijn de regels van @, hoe werkt het spel @
    leren @: @ leren, leer me @, leer mij @, @ leren spelen, ik wil @ leren, @ oefenen, lessen @, les @, uitleg bij @, laat zien hoe @ gaat, cursus @, laat zien hoe @ werkt, laat me zien hoe @ werkt, laat me zien hoe @ gaat, ik ken @ niet, ik heb nog nooit @ gespeeld, leg @ stap voor stap uit, @ leren kennen
    leren: ben nieuw, ik ben nieuw hier, nieuw hier, beginner, ik ben een beginner, tutorial, introductie, inleiding, oefenen, hoe begin ik, waar begin ik, waar moet ik beginnen, eerste stappen, nog nooit gespeeld, uitleg voor beginners, lessen, ik ken dit niet, ik heb geen idee, leg alles uit, hoe werkt het allemaal, ik wil leren, waar begin ik mee
    wat is @: wat betekent @, wat is @, wat is een @, wat zijn @, leg @ uit, waar gaat @ over
    hervat: laatste spel, laatste spel laden/hervatten/verder, verder spelen, speel verder, spel hervatten, ga verder met spel, doorspelen, waar was ik, waar was ik gebleven, waar waren we, verder waar ik was, oude spel, ga verder, ga verder waar we gebleven waren, waar we gebleven waren, waar gestopt, verder waar gebleven, verder waar ik gebleven was, waar ik gebleven was, verder gaan, doorgaan met spelen, het laatste spel, terug naar mijn spel, waar was ik gestopt, verder spelen waar ik was
    hervat @: verder met @, ga verder met @, @ verder spelen, @ hervatten, laatste @, ga met @ verder, met @ doorgaan, terug naar @, @ afmaken, @ doorspelen
    #: spel nummer #, nummer #, spel #, het # spel, # hervatten, hervat nummer #, hervat spel #, spel # hervatten, spel # openen, spel # laden
    verwijder #: spel # verwijderen/wissen, nummer # verwijderen/wissen, spel nummer # verwijderen/wissen, verwijder spel #, wis spel #, gooi spel # weg, # verwijderen/wissen, spel # weggooien, spel # weg, haal spel # weg, doe spel # weg, gooi nummer # weg
    verwijder @: @ verwijderen/wissen/weggooien, gooi @ weg, gooi @ maar weg, doe @ weg
    vergeet: alle spellen verwijderen/wissen, verwijder alle spellen, wis alle spellen, verwijder alles, wis alles, alles verwijderen/wissen, gooi alles weg, vergeet alles, alle spellen vergeten, alle spellen weg
    statistiek: hoe vaak heb ik gewonnen, hoe vaak gewonnen/verloren, hoeveel spellen heb ik gewonnen, mijn statistieken, mijn overwinningen, overwinningen, hoe goed ben ik, records, mijn records, beste uitslagen, hoe goed heb ik het gedaan, hoe goed heb ik gespeeld, hoe deed ik het, hoe vaak heb ik verloren/gespeeld, hoeveel spellen heb ik gespeeld, mijn uitslagen, hoeveel heb ik gewonnen
    statistiek @: statistiek/statistieken van/over @, statistiek @, hoe vaak heb ik @ gewonnen
    overzicht: bewaarde/opgeslagen spellen, welke spellen zijn bewaard/opgeslagen, welke spellen wachten, lopende spellen, openstaande spellen, wat is er bewaard/opgeslagen, welke spellen heb ik nog, welke spellen staan nog open, welke spellen heb ik nog openstaan, welke spellen zijn niet af, onafgemaakte spellen, mijn spellen
    navertellen #: spel # beluisteren/navertellen/naspelen/terugluisteren/horen, nummer # beluisteren, luister naar spel #, spel # nog een keer horen, vertel spel #, vertel spel # nog een keer, spel # vertellen, lees spel # voor, spel # nog eens
    navertellen: afgelopen spellen, gespeelde spellen
    terugblik: wat deed ik fout, wat heb ik fout gedaan, mijn fouten, laatste spel analyseren, analyseer laatste spel, spel analyseren, wat ging er fout
    uitnodigen @: @ met vriend/vriendin/vrienden/broer/zus/moeder/vader/oma/opa/zoon/dochter/collega, @ op afstand, @ via internet, @ over internet, @ online, @ met iemand anders, @ op afstand zus/broer/vriend/vriendin/vrienden/moeder/vader/vrouw, @ internet zus/broer/vriend/vriendin/vrienden/moeder/vader/vrouw
    uitnodigen: met vrienden spelen, met een vriend/vriendin spelen, met broer/zus spelen, op afstand spelen, online spelen, via internet spelen, iemand uitnodigen
    afsluiten: programma afsluiten/sluiten/stoppen, sluit het programma, tot ziens, tot straks, tot morgen, tot later, dag, doeg, houdoe, welterusten, genoeg voor vandaag, ik stop ermee, ik wil stoppen, ik ga weg, sluiten, dat was het, verlaten, programma verlaten, dat was het voor vandaag, vandaag, ik ga slapen, ik wil ophouden, ik hou op, hou op, ik moet gaan, ik ga, ik ga nu, ik ga ervandoor, uitzetten, zet uit, slaap lekker, de groeten, genoeg, dat was alles
    hulp: ik heb hulp nodig, help me, help mij, wat kan ik zeggen/typen/doen, hoe werkt dit, hoe werkt het hier, wat kan ik hier, wat kan ik hier doen, wat is dit, ik snap het niet, wat moet ik doen, wat moet ik hier doen, wat nu, hoe werkt dit programma, hoe werkt het programma
    hulp alles: welke opdrachten, welke opdrachten zijn er, alle opdrachten, lijst met opdrachten, opdrachten, welke woorden ken/begrijp je, wat kan ik allemaal typen/intypen/zeggen/doen, alle commandos, noem alle opdrachten
    laatst: wat zei je, wat zeg je, zeg dat nog eens, zeg dat nog een keer, herhaal dat, pardon, sorry, dat verstond ik niet
    zelftest: welke versie, versie, systeeminformatie
    ?hulp: hoofdmenu, startscherm, hallo, goedemorgen, goedemiddag, goedenavond
    ?afsluiten: klaar, ik ben klaar
hear-wish =
    makkelijk: makkelijk, gemakkelijk, makkelijke tegenstander, makkelijk niveau, eenvoudig, simpel, beginner, voor beginners, zwakke tegenstander, zwak, niet te moeilijk, niet zo moeilijk, makkelijker, iets makkelijker
    makkelijkste: makkelijkste, makkelijkste niveau, heel makkelijk, erg makkelijk, zwakste, laagste niveau
    gewoon: gewoon, normaal, gemiddeld, gemiddelde, middelmatig, gemiddeld niveau
    moeilijk: moeilijk, moeilijke tegenstander, moeilijk niveau, lastig, sterk, sterke tegenstander, gevorderd, gevorderden, moeilijker, iets moeilijker, lastiger
    niveau 9: sterkste, moeilijkste, sterkste niveau/tegenstander/computer, moeilijkste niveau/tegenstander/computer, hoogste niveau, beste niveau/tegenstander/computer, zwaarste, zwaarste niveau
    niveau #: niveau #, moeilijkheid #, level #, sterkte #
    spelers #: # spelers/speler/personen/mensen/man, voor #, met #, voor # spelers/personen/mensen, met # spelers/personen/mensen, # man, we zijn met #, # personen, # mensen
    spelers 2: tweeën, met tweeën, met zijn tweeën, met ons tweeën, tweetjes, met zijn tweetjes
    spelers 3: drieën, met drieën, met zijn drieën, met ons drieën
    spelers 4: vieren, met vieren, met zijn vieren, met ons vieren
    spelers 5: vijven, met vijven, met zijn vijven, met ons vijven
    spelers 6: zessen, met zessen, met zijn zessen, met ons zessen
    spelers #+1: tegen #, tegen # computers/computer/tegenstanders/tegenstander, met # computers/computer/tegenstanders, # computers/tegenstanders, tegen # anderen/tegenspelers, met # anderen, tegen # ander
    : tegen de computer, tegen computer, computer, tegen jou, met jou, tegen, alleen, in mijn eentje, met computer
    honden: hond, honden
    warm-heet: warm heet, warm en heet, warm koud, warm en koud
    uitweg: uitweg, uitgang
    gaten #: # gaten
    gaten: gat, gaten
    grootte #x#: # bij #, # bij # velden, # keer #, grootte # bij #, # x #
    doel #: tot #, tot en met #, doel #, # punten, tot # punten
    zonder-tips: zonder tips, geen tips, zonder hulp, geen hulp, zonder hints, geen hints
    zonder-notities: zonder notities, geen notities
    streng: streng, strenge regels, streng pakken
    kort: kort, korte ronde, kort potje, korte partij, snel potje
    met-de-hand: met de hand, zelf leggen
    toernooi: toernooi, als toernooi
    maat #x#: # bij # velden, # bij #, # keer #, op # bij #
