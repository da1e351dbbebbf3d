# Spelen met vrienden die ver weg zijn.

place-room = Tafel
far-words = Geef deze vijf woorden door aan wie meedoet:
    .brief = Vijf woorden voor wie meedoet:
    .prompt = De woorden:
far-code = { $words }
    .prompt = { $numbered }
far-link-intro = Ook deze link leidt hierheen:
    .brief = Ook deze link:
    .prompt = Ook een link:
far-link = { $link }
    .prompt = { $link }
far-link-later = Er is ook een link naar deze tafel. Typ `wachtwoord` om hem te lezen.
    .brief = Link: `wachtwoord`.
    .prompt = Link: `wachtwoord`.
far-no-browser = Vanuit een browser kan niemand bij deze tafel komen. Typ `servers aan`, dan kan het wel.
    .brief = Geen browsers. Of `servers aan`.
    .prompt = Geen browsers.
tab-open = Deze tafel is er zolang dit tabblad open is.
    .brief = De tafel blijft zolang de tab open is.
    .prompt = Laat de tab open.
link-invites = { $people ->
        [0] Volgens deze link nodigt { $name } je uit voor { $game }. Ga je erheen? `Ja` of `nee`.
        [one] Volgens deze link nodigt { $name } je uit voor { $game } met { $people } persoon. Ga je erheen? `Ja` of `nee`.
       *[other] Volgens deze link nodigt { $name } je uit voor { $game } met { $people } mensen. Ga je erheen? `Ja` of `nee`.
    }
    .brief = { $name }: { $game }? `Ja` of `nee`.
    .prompt = { $name }: { $game }?
link-invites-nameless = { $people ->
        [0] Deze link nodigt je uit voor { $game }. Ga je erheen? `Ja` of `nee`.
        [one] Deze link nodigt je uit voor { $game } met { $people } persoon. Ga je erheen? `Ja` of `nee`.
       *[other] Deze link nodigt je uit voor { $game } met { $people } mensen. Ga je erheen? `Ja` of `nee`.
    }
    .brief = { $game }? `Ja` of `nee`.
    .prompt = { $game }?
link-invites-room = Volgens deze link nodigt { $name } je uit aan een tafel. Ga je erheen? `Ja` of `nee`.
    .brief = Naar { $name }? `Ja` of `nee`.
    .prompt = Naar { $name }?
link-invites-room-nameless = Deze link nodigt je uit aan een tafel. Ga je erheen? `Ja` of `nee`.
    .brief = Naar die tafel? `Ja` of `nee`.
    .prompt = Naar die tafel?
link-broken = Deze link is beschadigd en leidt niet naar een tafel. Met de vijf woorden kan het altijd.
    .brief = Deze link is beschadigd.
    .prompt = Link beschadigd.
link-here = Deze link leidt naar de tafel waar je al zit.
    .brief = Daar zit je al.
    .prompt = Daar zit je al.
page-host-way = Een tafel in een browser is alleen via servers te bereiken. Laat { $option } weg.
    .brief = In een browser zonder { $option }.
    .prompt = Zonder { $option }.
page-join-way = Vanuit een browser kan het alleen via servers. Vraag de gastheer om `servers aan` te typen; daarna kun je zonder { $option } meedoen.
    .brief = Eerst de gastheer: `servers aan`.
    .prompt = Zonder { $option }.
page-join-invited = Vanuit een browser is deze tafel niet te bereiken. Vraag { $name } om `servers aan` te typen en je nog eens uit te nodigen.
    .brief = { $name } moet `servers aan` typen.
    .prompt = Niet in een browser.
servers-on = Van nu af aan is deze tafel ook via servers te bereiken, van overal en vanuit browsers.
    .brief = Nu kan het ook via servers.
    .prompt = Servers aan.
servers-already = Deze tafel is al via servers te bereiken.
    .brief = Het kan al via servers.
    .prompt = Servers al aan.
servers-host = De gastheer bepaalt of het hier via servers gaat.
    .brief = Dat bepaalt alleen de gastheer.
    .prompt = Niet jij.
far-at = Ze vinden je op { $address }. Achter de woorden typen ze { $ways }.
    .brief = Achter de woorden: { $ways }.
    .prompt = Op { $address }.
far-at-any = Je bent te bereiken op elk adres van deze computer, met poort { $port }. Geef de anderen er één door dat ze kunnen bereiken; achter de woorden typen ze --no-relay --address en dat adres, een dubbele punt en { $port }.
    .brief = Poort { $port }, op elk adres van deze computer.
    .prompt = Poort { $port }.
servers-away = De servers antwoorden niet. Heb je internet? Zonder servers vinden jullie elkaar alleen binnen hetzelfde netwerk of via een adres.
    .brief = De servers antwoorden niet.
    .prompt = Geen servers.
servers-there = De servers antwoorden nu.
    .prompt = Servers er.
far-addresses = Gastheer en gasten komen elkaars netwerkadres te weten, en de servers die hen bij elkaar brengen, kennen die adressen ook; met alleen-relay kennen alleen die servers het jouwe.
    .brief = Gastheer en gasten zien elkaars adres.
    .prompt = Adressen zichtbaar.
page-addresses = De servers die jullie bij elkaar brengen, zien je netwerkadres; de anderen aan tafel niet.
    .brief = Alleen servers zien je netwerkadres.
    .prompt = Servers zien je.
host-game = Het spel is { $game }.
    .prompt = { $game }.
far-waits = { $count ->
        [one] Er is 1 plaats vrij.
       *[other] Er zijn { $count } plaatsen vrij.
    } Typ `begin` om meteen te beginnen; waar niemand zit, speelt de computer.
    .brief = { $count ->
        [one] 1 plaats vrij. Of `begin`.
       *[other] { $count } plaatsen vrij. Of `begin`.
    }
    .prompt = { $count ->
        [one] 1 plaats vrij.
       *[other] { $count } plaatsen vrij.
    }
far-waits-for = Nog niet hier: { $names }. Typ `begin` om meteen te beginnen; waar niemand zit, speelt de computer.
    .brief = Nog niet hier: { $names }. Of `begin`.
    .prompt = Wacht op { $names }.
far-came = { $name } is er.
    .prompt = { $name } is er.
far-left = { $name } is weggegaan. Is { $name } aan de beurt, dan wacht het spel.
    .brief = { $name } is weggegaan.
    .prompt = { $name } is weg.
far-left-room = { $name } is weggegaan.
    .prompt = { $name } is weg.
far-removed = { $name } is van tafel gestuurd.
    .prompt = { $name } ligt eruit.
far-lost = Van { $name } hoor ik niets meer. Is { $name } aan de beurt, dan wacht het spel.
    .brief = Van { $name } hoor ik niets meer.
    .prompt = { $name } kwijt.
far-lost-room = Van { $name } hoor ik niets meer.
    .prompt = { $name } kwijt.
far-named = { $before } heet nu { $name }.
    .prompt = Nu { $name }.
name-taken = Er is hier al iemand die { $typed } heet. Aan deze tafel ben je { $name }.
    .brief = { $typed } is er al. Jij bent { $name }.
    .prompt = Jij: { $name }.
far-back = { $name } is er weer.
    .prompt = { $name } is er weer.
far-replaced = Computer { $name } speelt zolang voor { $owner }.
    .brief = Computer { $name } voor { $owner }.
    .prompt = { $name } voor { $owner }.
far-stood-in = Intussen heeft een computer voor je gespeeld.
    .brief = Een computer heeft voor je gespeeld.
    .prompt = Computer speelde voor je.
far-seat-back = Je speelt weer zelf.
    .prompt = Je speelt zelf.
move-late = Wat je typte, kwam te laat en telt niet.
    .brief = Te laat: dat telt niet.
    .prompt = Te laat.
move-waits = Dat gebeurt zodra de tafel er weer is.
    .brief = Gebeurt zodra de tafel er weer is.
    .prompt = Gebeurt later.
ask-replace = Mag er een computer voor { $name } spelen tot { $name } terug is? `Ja` of `nee`.
    .brief = Computer voor { $name }? `Ja` of `nee`.
    .prompt = Computer voor { $name }?
ask-play = { $count ->
        [0] { $name } stelt { $game } voor. Doe je mee? `Ja` of `nee`.
        [one] { $name } stelt { $game } voor, met 1 computer van niveau { $levels }. Doe je mee? `Ja` of `nee`.
       *[other] { $name } stelt { $game } voor, met { $count } computers van niveau { $levels }. Doe je mee? `Ja` of `nee`.
    }
    .brief = { $count ->
            [0] { $name }: { $game }? `Ja` of `nee`.
            [one] { $name }: { $game }, computer { $levels }? `Ja` of `nee`.
           *[other] { $name }: { $game }, { $count } computers { $levels }? `Ja` of `nee`.
        }
    .prompt = { $count ->
            [0] { $name }: { $whole }?
           *[other] { $name }: { $whole }, { $count } comp niveau { $levels }?
        }
    .short = { $count ->
            [0] { $name }: { $game }?
           *[other] { $name }: { $game }, niveau { $levels }?
        }
propose-no = { $by } wil geen { $game } spelen.
    .prompt = { $by }: nee.
propose-not = Je slaat { $game } af.
    .prompt = Geen { $game }.
propose-off = Van { $game } komt niets: er is iemand gekomen of gegaan. Typ `voorstellen` om het opnieuw te vragen.
    .brief = Van { $game } komt niets.
    .prompt = Geen { $game }.
answer-waits = Nog geen antwoord van: { $names }.
propose-done = Het wordt aan iedereen gevraagd.
propose-unheard = Wat je voorstelde, is misschien niet aangekomen.
    .brief = Je voorstel kwam misschien niet aan.
    .prompt = Misschien niet gevraagd.
propose-busy = Er staat al een vraag open voor iedereen.
    .brief = Er staat al een vraag open.
    .prompt = Niet nu.
propose-early = Je hebt in een minuut al twee keer iets voorgesteld. Geef de anderen even tijd.
    .brief = Twee keer in een minuut. Wacht even.
    .prompt = Te vaak.
propose-unplayable = Met zoveel spelers als er nu zijn, kan dat spel niet.
    .brief = Met zovelen kan dat niet.
    .prompt = Kan niet.
propose-people = Wie er is, speelt mee. Er kunnen alleen computers bij, zoals `voorstellen domino moeilijk`.
    .brief = Er kunnen alleen computers bij.
    .prompt = Alleen computers.
propose-few = Dat is te weinig: met iedereen die er is, zijn jullie al met { $named }.
    .brief = Te weinig: jullie zijn al met { $named }.
    .prompt = Te weinig.
propose-first = Er is nog geen spel gekozen. Typ `voorstellen domino` om het te vragen aan iedereen die er is.
    .brief = Eerst `voorstellen domino`.
    .prompt = Eerst een spel.
begin-done = Het spel is al begonnen.
    .brief = Het is al begonnen.
    .prompt = Al begonnen.
begin-host = Het spel begint als iedereen er is. Eerder beginnen kan alleen de gastheer.
    .brief = Alleen de gastheer kan eerder beginnen.
    .prompt = Dat doet de gastheer.
propose-fixed = Aan deze tafel staat het spel al vast.
    .brief = Het spel staat al vast.
    .prompt = Spel staat vast.
room-there = Aan tafel: { $names }. Er is nog geen spel gekozen: typ `voorstellen domino` om het iedereen te vragen.
    .brief = Hier: { $names }. `Voorstellen domino`?
    .prompt = Hier: { $names }.
room-again = Je tafel van de vorige keer is weer open, met dezelfde woorden.
    .brief = Je tafel is weer open.
    .prompt = Tafel weer open.
room-empty = Er is nog niemand aan tafel. Gasten kiezen een spel met `voorstellen`.
    .brief = Er is nog niemand.
    .prompt = Niemand hier.
room-wait = De tafel wacht op de anderen.
    .prompt = We wachten.
room-wait-propose = De tafel wacht op de anderen. Typ `voorstellen domino` om het iedereen te vragen.
    .brief = We wachten. `Voorstellen domino`?
    .prompt = We wachten.
room-move = "{ $word }" telt pas als je speelt.
    .prompt = Pas in het spel.
help-talk = De anderen komen met de vijf woorden. Typ `voorstellen domino` om iedereen een spel voor te stellen, `zeg hallo` om te praten, `wachtwoord` om de woorden nog eens te horen, `wie` om te horen wie er is, `stoppen` om weg te gaan.
    .brief = `Voorstellen`, `zeg`, `wie`, `stoppen`.
    .prompt = Voorstellen, zeg, wie.
help-talk-guest = Typ `voorstellen domino` om iedereen een spel voor te stellen, `zeg hallo` om te praten, `wie` om te horen wie er is, `stoppen` om weg te gaan.
    .brief = `Voorstellen`, `zeg`, `wie`, `stoppen`.
    .prompt = Voorstellen, zeg, wie.
answer-yes = Akkoord.
replace-no = { $by } wil niet dat er een computer voor { $name } speelt. Het spel wacht.
    .brief = { $by } zegt nee: we wachten.
    .prompt = { $by }: nee.
replace-not = Voor { $name } speelt geen computer. Het spel wacht. Typ `vervang { $name }` om het nog eens te vragen.
    .brief = Geen computer. Of `vervang { $name }`.
    .prompt = Geen computer.
far-full = Nog iemand heeft deze woorden gebruikt. Alle plaatsen zijn bezet.
    .brief = Er kwam nog iemand, maar alles is bezet.
    .prompt = Eén te veel.
far-queues = { $name } is gekomen en krijgt een plaats zodra jullie klaar zijn met dit spel.
    .brief = { $name } wacht op een plaats.
    .prompt = { $name } wacht.
far-queues-nameless = Er is iemand gekomen, die een plaats krijgt zodra jullie klaar zijn met dit spel.
    .brief = Iemand wacht op een plaats.
    .prompt = Iemand wacht.
far-other-rules = Er kwam iemand met een programma dat andere regels heeft, en die kan niet meedoen. Jullie hebben dezelfde versie nodig.
    .brief = Er kwam iemand met een andere versie.
    .prompt = Andere versie.
far-nonsense = Iemand heeft onzin gestuurd en ligt eruit.
    .brief = Iemand stuurt onzin en ligt eruit.
    .prompt = Onzin, eruit.
far-too-much = Iemand heeft te veel tegelijk gestuurd en ligt eruit.
    .brief = Iemand stuurt te veel en ligt eruit.
    .prompt = Te veel, eruit.
far-address = Dit adres kan ik niet gebruiken. Misschien heeft een ander programma het al.
    .brief = Dit adres kan ik niet gebruiken.
    .prompt = Adres kan niet.
far-system = Het systeem laat me niet op het netwerk.
    .prompt = Geen netwerk.
far-unfetched = Het deel van de pagina dat verbinding met anderen maakt, kon niet worden geladen. Kijk of je online bent. Is dat zo, sluit dan alle tabbladen waarin snuffel open is, en open het opnieuw.
    .brief = Spelen op afstand is niet geladen.
    .prompt = Verbinding niet geladen.
far-not-built = Dit programma is gebouwd zonder spelen op afstand.
    .brief = Zonder spelen op afstand gebouwd.
    .prompt = Geen netwerk.
far-no-address = "{ $word }" is geen adres. Een adres ziet er zo uit: 192.168.1.5:4500.
    .brief = "{ $word }" is geen adres.
    .prompt = Geen adres.
far-no-relay = "{ $word }" is geen relay. Die ziet er zo uit: https://relay.example.org.
    .brief = "{ $word }" is geen relay.
    .prompt = Geen relay.
far-no-way = Alleen via een relay en zonder relay, dat gaat niet samen.
    .brief = Alleen relay of geen relay, niet beide.
    .prompt = Geen weg.
far-needs-host = Met { $command } kan niemand van ver weg meedoen. Daar is { $host } voor.
    .brief = Voor ver weg: { $host }.
    .prompt = Neem { $host }.
join-tries = Ik zoek de tafel.
    .prompt = Ik zoek.
join-seeks = Ik zoek de tafel nog steeds.
    .brief = Ik zoek nog.
    .prompt = Ik zoek nog.
join-found = Je bent aan de tafel van { $name }.
    .brief = Je bent bij { $name }.
    .prompt = Bij { $name }.
join-found-nameless = De tafel is gevonden.
    .prompt = Tafel gevonden.
join-table = Het spel is { $game }. Aan tafel: { $names }.
    .brief = { $game }. Aan tafel: { $names }.
    .prompt = { $game }: { $names }.
join-waits = { $count ->
        [one] Het begint als er nog 1 speler bij is, of als de gastheer dat wil.
       *[other] Het begint als er nog { $count } spelers bij zijn, of als de gastheer dat wil.
    }
    .brief = { $count ->
        [one] Wacht nog op 1 speler.
       *[other] Wacht nog op { $count } spelers.
    }
    .prompt = Nog { $count }.
join-lost = Van de tafel hoor ik niets meer. Ik blijf zoeken.
    .brief = Van de tafel hoor ik niets meer.
    .prompt = Tafel kwijt.
join-heard = De tafel is er weer.
    .prompt = De tafel is er weer.
join-bye = De gastheer is weggegaan.
    .prompt = Gastheer weg.
join-bye-game = De gastheer is weggegaan. Het spel wacht daar, en met dezelfde woorden kom je later terug.
    .brief = De gastheer is weggegaan.
    .prompt = Gastheer weg.
join-closed = De andere kant heeft de verbinding verbroken. Misschien doe je met hetzelfde programma een tweede keer mee.
    .brief = De verbinding is verbroken.
    .prompt = Verbroken.
join-removed = Je bent van deze tafel gestuurd.
    .brief = Je bent hier weggestuurd.
    .prompt = Je ligt eruit.
join-crowded = Meer verbindingen neemt deze tafel niet aan. Probeer het weer als er iemand weg is.
    .brief = De tafel neemt niemand meer aan.
    .prompt = Te vol.
join-flood = Van deze tafel komt meer dan iemand kan aanhoren. Ik ben weggegaan.
    .brief = Te veel van de tafel. Ik ben weg.
    .prompt = Te veel, weg.
join-full = Aan deze tafel zijn alle plaatsen bezet.
    .brief = Alle plaatsen zijn bezet.
    .prompt = Vol.
join-playing = Ze spelen al. Zodra ze klaar zijn met dit spel, kom je erbij.
    .brief = Ze spelen. Daarna kom je erbij.
    .prompt = Ze spelen.
join-playing-again = Ze zijn meteen aan een volgend spel begonnen: { $game }. Zodra ze daarmee klaar zijn, kom je erbij.
    .brief = Ze spelen er nog een. Jij wacht nog.
    .prompt = Ze spelen er nog een.
join-other-rules = Daar draait versie { $theirs }, bij jou { $own }: de regels verschillen. Jullie hebben dezelfde versie nodig.
    .brief = Versies: daar { $theirs }, hier { $own }.
    .prompt = Andere versie.
join-not-understood = Wat van de tafel komt, begrijp ik niet. Hebben jullie dezelfde versie?
    .brief = De tafel is niet te begrijpen.
    .prompt = Niet begrepen.
join-too-much = Je programma stuurde meer tegelijk dan een tafel aanneemt, en je ligt eruit. Met dezelfde woorden kom je terug.
    .brief = Je stuurde te veel en ligt eruit.
    .prompt = Te veel, eruit.
join-no-answer = Op deze woorden antwoordt niemand. Is de gastheer er, en kloppen de woorden en hun volgorde?
    .brief = Op deze woorden antwoordt niemand.
    .prompt = Geen antwoord.
join-not-let-in = Er antwoordt iemand op deze woorden, maar je wordt niet binnengelaten.
    .brief = Je komt er niet in.
    .prompt = Niet binnen.
join-other-version = De tafel is er, maar daar draait een andere versie dan bij jou, { $own }. Jullie hebben dezelfde versie nodig.
    .brief = Daar draait een andere versie dan { $own }.
    .prompt = Andere versie.
join-impostor = Iemand met dezelfde vijf woorden doet zich voor als jouw tafel. Dat is hij niet, dus van mij hoort hij niets. Ik blijf zoeken.
    .brief = Er meldt zich een ander. Ik zoek door.
    .prompt = Valse tafel.
lots-wait = Ik wacht tot de programma's van de anderen hebben geloot.
    .brief = Wachten tot de anderen hebben geloot.
    .prompt = Er wordt geloot.
fair-yes = Nagekeken: het toeval was eerlijk.
    .full = Nagekeken: het toeval was eerlijk. Jouw programma heeft meegeloot, en wat je hebt gehoord, is ook zo gebeurd.
    .prompt = Toeval was eerlijk.
fair-chosen = Niet nagekeken: het toeval lag met --seed van tevoren vast.
    .brief = Niet nagekeken: het toeval lag vast.
    .prompt = Toeval lag vast.
fair-late = Niet nagekeken: jouw programma was te laat met loten. De rest klopt.
    .brief = Niet nagekeken: je lot kwam te laat.
    .prompt = Lot kwam te laat.
fair-absent = Niet nagekeken: toen er geloot werd, was jij er nog niet. De rest klopt.
    .brief = Niet nagekeken: je kwam na het loten.
    .prompt = Kwam na het loten.
fair-missing = Niet nagekeken: de gastheer heeft niet laten weten hoe er geloot is.
    .brief = Niet nagekeken: ik heb niets gekregen.
    .prompt = Niet nagekeken.
fair-record = Niet eerlijk: wat de gastheer laat zien, is niet het hele verslag van dit spel.
    .brief = Niet eerlijk: dit is een ander verslag.
    .prompt = Oneerlijk: verslag.
fair-secret = Niet eerlijk: de gastheer heeft een ander lot gebruikt dan vóór het spel vaststond.
    .brief = Niet eerlijk: het lot is verwisseld.
    .prompt = Oneerlijk: lot.
fair-again = Niet eerlijk: vóór het spel liet de gastheer opnieuw loten, tot het beviel.
    .brief = Niet eerlijk: er is opnieuw geloot.
    .prompt = Oneerlijk: herloot.
fair-share = Niet eerlijk: de loten zijn niet de loten die jullie programma's hebben getrokken.
    .brief = Niet eerlijk: loten zijn verwisseld.
    .prompt = Oneerlijk: loten.
fair-seed = Niet eerlijk: het toeval kwam niet uit de loten die getrokken zijn.
    .brief = Niet eerlijk: toeval zonder de loten.
    .prompt = Oneerlijk: toeval.
fair-drawn = Niet eerlijk: wat in regel { $line } van het verslag staat, is niet geloot.
    .brief = Niet eerlijk: regel { $line } is niet geloot.
    .prompt = Oneerlijk: regel { $line }.
fair-told = Niet eerlijk: wat jij hebt gehoord, staat anders in het verslag.
    .brief = Niet eerlijk: je hoorde iets anders.
    .prompt = Oneerlijk: verteld.
fair-confirmed = Niet echt: dit is niet het verslag dat jullie programma's na het spel hebben bevestigd.
    .brief = Niet echt: er is iets veranderd.
    .prompt = Niet echt.
about-visit = { $who }, { $when }
about-visit-over = { $who }: { $result }, { $when }
who-visit = { $who }, aan andermans tafel
resume-visit = Het spel { $name } is aan andermans tafel. Is die open, typ dan `{ $join }` en de vijf woorden.
    .brief = Andermans tafel: `{ $join }`, woorden.
    .prompt = Andermans tafel.
resume-near = In dit spel speelt niemand mee die ver weg is, dus { $option } kan hier niet.
    .brief = Niemand is ver weg: geen { $option }.
    .prompt = Geen { $option }.
resume-address = Het adres { $used } is nu niet te gebruiken; misschien heeft een ander programma het. Open de tafel op een ander adres, bijvoorbeeld met `{ $command } --bind { $address }`, en geef dat aan je gasten door.
    .brief = Bezet: `{ $command } --bind { $address }`.
    .prompt = Adres werkt niet.
resume-awaits = Nog niet terug: { $names }.
as-elsewhere = Van andermans tafel weet ik alleen wat jij hebt gehoord, zolang het spel niet is nagekeken.
    .brief = Ik weet alleen wat jij hebt gehoord.
    .prompt = Alleen jouw deel.
again-far = Met vrienden die ver weg zijn, begin je een nieuw spel met `{ $host }` of `{ $join }`.
    .brief = Met vrienden: `{ $host }`, `{ $join }`.
    .prompt = { $host }, { $join }.
verify-fair = { $name }: het toeval was eerlijk. { $draws ->
        [one] De enige trekking komt
        [2] Beide trekkingen komen
       *[other] Alle { $draws } trekkingen komen
    } uit de loten van { $programs } programma's, ook dat van jou.
verify-agrees = { $name }: het toeval was eerlijk. { $draws ->
        [one] De enige trekking komt
        [2] Beide trekkingen komen
       *[other] Alle { $draws } trekkingen komen
    } uit de loten van { $programs } programma's.
verify-confirmed = { $programs ->
        [0] Geen enkel programma heeft het verslag bevestigd: een zet of een naam kan veranderd zijn.
        [one] Maar één programma heeft het hele verslag bevestigd, met alle zetten en namen.
       *[other] { $programs } programma's hebben het hele verslag bevestigd, met alle zetten en namen.
    }
verify-waiting = Het spel { $name } is nog niet afgelopen. Pas daarna is het toeval na te kijken.
verify-unproven = Waar het toeval in { $name } vandaan kwam, is niet na te kijken: er is niet voor geloot.
verify-unproven-confirmed = Waar het toeval in { $name } vandaan kwam, is niet na te kijken: er is niet voor geloot. { $confirmed }
verify-late = Of het toeval in { $name } eerlijk was, is niet na te kijken: het lot van jouw programma telt niet mee.
verify-late-confirmed = Of het toeval in { $name } eerlijk was, is niet na te kijken: het lot van jouw programma telt niet mee. { $confirmed }
verify-flaw = Het spel { $name } is nagekeken. { $flaw }
verify-visit = In { $name } staat alleen wat jij hebt gehoord, en niets om het mee te vergelijken.
left-table = Je gaat van tafel.
    .prompt = Van tafel.
left-visit = Je gaat van tafel. Het spel wacht daar, en met dezelfde woorden kom je terug.
    .brief = Je gaat weg. Het spel wacht daar.
    .prompt = Weg, spel wacht.
code-count = { $count ->
        [0] Welke woorden? Het zijn er vijf: `meedoen` en dan de woorden die je gehoord hebt.
        [one] Dat is 1 woord. Het moeten er vijf zijn.
       *[other] Dat zijn { $count } woorden. Het moeten er vijf zijn.
    }
    .brief = { $count ->
        [0] Welke vijf woorden?
        [one] Eén woord, geen vijf.
       *[other] { $count } woorden, geen vijf.
    }
    .prompt = { $count ->
        [0] Welke vijf woorden?
       *[other] { $count }, geen vijf.
    }
code-unknown = Woord { $number }, "{ $word }", ken ik niet.
    .brief = Woord { $number }, "{ $word }", ken ik niet.
    .prompt = Niet { $word }.
code-like = Woord { $number }, "{ $word }", ken ik niet. Bedoel je { $like }? `Ja` of `nee`.
    .brief = Woord { $number }: bedoel je { $like }?
    .prompt = { $word }: { $like }?
code-meant = De vijf woorden bestaan, maar ze horen niet bij elkaar. Moet woord { $number } misschien { $meant } zijn, en niet { $word }? `Ja` of `nee`.
    .brief = Woord { $number }: { $meant }, en niet { $word }?
    .prompt = { $word }: { $meant }?
code-unfit = De vijf woorden bestaan, maar ze horen niet bij elkaar: één is er fout, of er zijn er twee verwisseld.
    .brief = Eén woord klopt niet, of de volgorde.
    .prompt = Eén woord fout.
code-anew = Typ dan nog een keer `{ $command }` en de vijf woorden.
    .brief = Nog een keer `{ $command }` en de woorden.
    .prompt = Nog eens de woorden.
said = { $name }: { $text }
    .prompt = { $name }: { $text }
said-privately = { $name }, alleen tegen jou: { $text }
    .brief = { $name } tegen jou: { $text }
    .prompt = { $name } privé: { $text }
help-room = De anderen komen met de vijf woorden. Typ `wachtwoord` om die nog eens te horen, `wachtwoord engels` voor het Engels, `wie` om te horen wie er nog niet is, `begin` om zonder hen te beginnen, `regels` om intussen de regels te horen, `stoppen` om weg te gaan.
    .brief = `Wie`, `begin`, `regels`, `stoppen`.
    .prompt = Wachtwoord, wie, begin.
help-listen = Je hoort wat iedereen mag horen. Typ `stand` om te horen hoe het staat, `laatste` voor wat er net gebeurde, `verloop` voor hoe het ging, `regels` voor de regels, `aanwezig` voor wie er is, `stoppen` om weg te gaan.
    .brief = `Stand`, `laatste`, `regels`, `stoppen`.
    .prompt = Stand, laatste.
help-visit = Het begint als iedereen er is, of als de gastheer dat wil. Typ `wie` om te horen wie er is, `regels` om intussen de regels te horen, `stoppen` om weg te gaan.
    .brief = `Wie`, `regels`, `stoppen`.
    .prompt = Wie, stoppen.
say-done = Gezegd.
say-done-to = Alleen tegen { $name } gezegd.
    .brief = Alleen tegen { $name }.
say-nobody = Niet gezegd: er is niemand die het hoort.
    .brief = Niet gezegd: er is niemand.
    .prompt = Niet gezegd: niemand.
say-away = Niet gezegd: { $name } is er niet.
    .prompt = Niet hier: { $name }.
say-waiting = Niet gezegd: je hebt nog geen plaats.
    .prompt = Niet gezegd: geen plaats.
say-listening = Niet gezegd: je luistert alleen mee.
    .prompt = Je luistert mee.
say-unheard = Wat je het laatst zei, heeft misschien niemand meer gehoord.
    .brief = Wat je zei, hoorde misschien niemand.
    .prompt = Misschien niet gehoord.
say-what = Wat moet ik zeggen? Bijvoorbeeld `zeg hallo`, of tegen één van hen: `zeg Ben: hallo`.
    .brief = Wat dan? Zoals `zeg hallo`.
    .prompt = Wat dan?
say-long = Je kunt hoogstens { $most } tekens tegelijk zeggen, en dit waren er { $count }.
    .brief = Hoogstens { $most } tekens tegelijk.
    .prompt = Te lang.
say-no-seat = Je bent hier alleen maar gastheer. Zonder eigen plaats aan tafel kun je niet praten.
    .brief = Je hebt hier geen plaats om te praten.
    .prompt = Geen plaats.
talk-none = Er is niets gezegd.
talk-off = Je hoort niets van wat er gezegd wordt. Typ `praat aan` om het weer te horen.
    .brief = Praten uit. Weer aan: `praat aan`.
    .prompt = Praten uit.
talk-what = Typ `praat`, `praat aan` of `praat uit`.
    .prompt = Aan of uit?
talk-on = Je hoort wat er gezegd wordt.
    .prompt = Praten aan.
say-whom = Tegen wie? Aan tafel: { $names }. Tegen iedereen: `zeg allen: hallo`.
    .brief = { $names }? Of `zeg allen: hallo`.
    .prompt = Tegen wie?
mute-whom = Wie? Aan tafel: { $names }.
    .prompt = Wie?
whom-nobody = Er zit verder niemand aan tafel.
    .prompt = Verder niemand.
muted = Van { $name } hoor je niets meer. Typ `luister { $name }` om dat te veranderen.
    .brief = { $name } is gedempt.
    .prompt = { $name } gedempt.
unmuted = Je hoort { $name } weer.
    .prompt = { $name } te horen.
replace-here = { $name } is er en speelt zelf. Typ `porren { $name }` om te vragen of { $name } er nog bij is.
    .brief = { $name } is er en speelt zelf.
    .prompt = { $name } is er.
replace-nudged = { $name } heeft een duwtje gekregen en heeft nog tijd om te antwoorden. Typ `geduld` om te horen hoeveel.
    .brief = { $name } heeft nog tijd.
    .prompt = Te vroeg.
remove-sure = { $name } voorgoed van tafel sturen? `Ja` of `nee`.
    .brief = { $name } van tafel sturen? `Ja` of `nee`.
    .prompt = { $name } eruit?
remove-not = { $name } blijft.
remove-done = { $name } is weggestuurd en komt niet meer terug aan deze tafel.
    .brief = { $name } is weggestuurd.
    .prompt = { $name } ligt eruit.
remove-host = Alleen wie de tafel heeft geopend, kan iemand wegsturen. Dempen kun je zelf: `demp Ben`.
    .brief = Dat kan alleen de gastheer.
    .prompt = Alleen gastheer.
nudge-done = { $minutes ->
        [one] { $name } heeft een duwtje gekregen. Blijft het 1 minuut stil, typ dan `vervang { $name }` om de anderen om een computer te vragen.
       *[other] { $name } heeft een duwtje gekregen. Blijft het { $minutes } minuten stil, typ dan `vervang { $name }` om de anderen om een computer te vragen.
    }
    .brief = { $name } heeft een duwtje gekregen.
    .prompt = Duwtje voor { $name }.
patience = { $minutes ->
        [one] Wie een duwtje krijgt, heeft 1 minuut om te antwoorden. Daarna mogen de anderen een computer laten spelen.
       *[other] Wie een duwtje krijgt, heeft { $minutes } minuten om te antwoorden. Daarna mogen de anderen een computer laten spelen.
    }
    .brief = { $minutes ->
        [one] Na een duwtje: 1 minuut de tijd.
       *[other] Na een duwtje: { $minutes } minuten de tijd.
    }
    .prompt = { $minutes ->
        [one] Geduld: 1 minuut.
       *[other] Geduld: { $minutes } minuten.
    }
patience-what = Achter `geduld` staat een aantal minuten van 1 tot 60, bijvoorbeeld `geduld 5`.
    .brief = 1 tot 60 minuten: `geduld 5`.
    .prompt = 1 tot 60.
patience-later = Dat kun je alleen vóór een spel veranderen.
    .brief = Dat kan alleen vóór een spel.
    .prompt = Alleen vóór een spel.
patience-host = Alleen wie de tafel heeft geopend, kan dat veranderen.
    .brief = Dat kan alleen de gastheer.
    .prompt = Mag jij niet.
nudge-away = { $name } is er niet.
nudged = { $name } vraagt of je er nog bent.
    .prompt = { $name }: ben je er?
replace-done = Daar speelt al een computer: { $name }.
    .brief = Daar speelt { $name } al.
    .prompt = { $name } speelt.
replace-early = Van { $name } was net nog iets te horen. Na 60 seconden mag er een computer spelen.
    .brief = { $name } was er net. 60 seconden.
    .prompt = Te vroeg.
replace-over = Het spel is afgelopen, niemand hoeft verder te spelen.
    .brief = Het spel is afgelopen.
    .prompt = Te laat.
replace-busy = Er staat al een vraag open. Vraag daarna nog eens naar { $name }.
    .brief = Er staat al een vraag open.
    .prompt = Niet nu.
far-listens = { $name } luistert mee.
    .prompt = { $name } luistert.
far-listens-nameless = Er luistert iemand mee.
    .prompt = Iemand luistert mee.
listeners-on = Anderen mogen meeluisteren, met `meeluisteren` en de vijf woorden. Ze horen alleen wat iedereen aan tafel hoort. Typ `luisteraars uit` om het te verbieden.
    .brief = Luisteraars mogen. Of `luisteraars uit`.
    .prompt = Luisteraars aan.
listeners-off = Niemand mag hier meeluisteren. Typ `luisteraars aan` om het toe te staan.
    .brief = Geen luisteraars. Of `luisteraars aan`.
    .prompt = Luisteraars uit.
listeners-host = De gastheer bepaalt wie er mag meeluisteren.
    .brief = Dat bepaalt alleen de gastheer.
listeners-what = Typ `luisteraars aan` of `luisteraars uit`.
    .brief = `Luisteraars aan` of `luisteraars uit`.
    .prompt = Aan of uit?
listeners-named = { $count ->
        [one] Eén luistert mee: { $names }.
       *[other] { $count } luisteren mee: { $names }.
    }
listeners-some = { $count } luisteren mee, onder wie { $names }.
listeners-count = { $count ->
        [one] Eén luistert mee.
       *[other] { $count } luisteren mee.
    }
queue-named = Wachten op een plaats: { $names }.
queue-some = { $count } wachten op een plaats, onder wie { $names }.
    .brief = { $count } wachten, ook { $names }.
queue-count = { $count ->
        [one] Eén wacht op een plaats.
       *[other] { $count } wachten op een plaats.
    }
table-here = Aan tafel: { $names }.
table-was = Tot dan toe aan tafel: { $names }.
table-away = Niet hier: { $names }.
no-seat = Je luistert hier alleen mee. Je hebt geen plaats.
    .brief = Je luistert hier alleen mee.
    .prompt = Je luistert mee.
no-seat-yet = Je hebt nog geen plaats en luistert zolang mee. Zodra ze klaar zijn met dit spel, krijg je er een.
    .brief = Geen plaats zolang ze spelen.
    .prompt = Nog geen plaats.
left-listening = Je luistert niet meer mee. Met dezelfde woorden kom je terug.
    .brief = Je luistert niet meer mee.
    .prompt = Weg.
listen-not = Aan deze tafel mag niemand meeluisteren. Misschien mag het wel als je het vraagt.
    .brief = Hier mag niemand meeluisteren.
    .prompt = Geen luisteraars.
listen-full = Aan deze tafel luisteren er al zoveel mee als er kunnen.
    .brief = Hier luisteren er al genoeg mee.
    .prompt = Vol.
join-open = Bij deze tafel mogen anderen meeluisteren. Typ `aanwezig` om te horen wie dat doet.
    .brief = Anderen mogen meeluisteren: `aanwezig`.
    .prompt = Anderen luisteren.
join-table-empty = Het spel is { $game }. Er zit nog niemand aan tafel.
    .brief = { $game }. Er is nog niemand.
    .prompt = { $game }, niemand.

# Vrienden

friends-none = Je hebt hier nog geen vrienden. Aan tafel onthoud ik met `vriend Ben` wie Ben is.
    .brief = Geen vrienden. Aan tafel: `vriend Ben`.
    .prompt = Nog geen vrienden.
friends-are = Je vrienden: { $names }.
    .prompt = { $names }.
friends-whom = Wie? Je vrienden: { $names }.
    .brief = Wie? { $names }.
    .prompt = Wie?
friends-full = Meer vrienden kan ik niet onthouden. Typ `ontvriend` en een naam, dan vergeet ik er een.
    .brief = Te veel vrienden. Of `ontvriend`.
    .prompt = Te veel vrienden.
friends-spoilt = Het bestand met je vrienden is beschadigd. Herstel het of zet het ergens anders neer, en start me opnieuw.
    .brief = Je vriendenbestand is beschadigd.
    .prompt = Bestand beschadigd.
friends-unreadable = Je vrienden staan in { $file }, en dat bestand is niet te lezen. Misschien is het van iemand anders op deze computer.
    .brief = { $file } is niet te lezen.
    .prompt = Vrienden onleesbaar.
key-unkept = Je sleutel kan niet bewaard worden in { $file }. Daardoor herkent geen tafel je nog: als het programma stopt, ben je je plaats kwijt.
    .brief = Geen sleutel: je plaats blijft niet.
    .prompt = Plaats blijft niet.
room-unkept = Ik kan je tafel niet bewaren. Als het programma stopt, hebben je gasten nieuwe woorden nodig.
    .brief = Tafel niet bewaard.
    .prompt = Niet bewaard.
room-kept = Je tafel is nu bewaard. Ook als het programma stopt, blijven de woorden geldig.
    .brief = Je tafel is nu bewaard.
    .prompt = Tafel bewaard.
key-nowhere = Je sleutel kan niet bewaard worden. Daardoor herkent geen tafel je nog: als het programma stopt, ben je je plaats kwijt. Met --data MAP kan het wel.
    .brief = Geen sleutel: je plaats blijft niet.
    .prompt = Plaats blijft niet.
friends-unkept = Ik kan je vrienden niet onthouden: het bestand is niet te schrijven.
    .brief = Je vrienden zijn niet bewaard.
    .prompt = Niet bewaard.
friend-kept = { $name } hoort nu bij je vrienden. Als jullie programma's allebei open zijn, vraag je { $name } met `uitnodigen { $name }` aan je tafel.
    .brief = { $name } hoort nu bij je vrienden.
    .prompt = Vriend: { $name }.
friend-kept-off = { $name } hoort nu bij je vrienden. Als jullie programma's allebei open zijn, vraag je { $name } met `uitnodigen { $name }` aan je tafel. Wil je zelf ook uitgenodigd worden, typ dan `uitnodigingen aan`.
    .brief = { $name } hoort nu bij je vrienden.
    .prompt = Vriend: { $name }.
friend-already = { $name } hoort al bij je vrienden.
    .prompt = Hoort er al bij.
friend-taken = Je hebt al een vriend die { $name } heet, en dit is iemand anders. Met `ontvriend { $name }` vergeet ik de { $name } die je al kent.
    .brief = Je kent al iemand met die naam.
    .prompt = Naam is al bezet.
friend-unknown = Er zit niemand bij je aan tafel die { $name } heet.
    .brief = { $name } zit niet aan je tafel.
    .prompt = { $name } is er niet.
friend-nameless = { $name } heeft geen naam gezegd. Zonder naam kan ik niemand onthouden.
    .brief = { $name } heeft nog geen naam.
    .prompt = Nog geen naam.
friend-no-card = { $name } kan ik nu niet onthouden: { $name } is er niet, of het programma daar zegt niet wie het is.
    .brief = { $name } is niet te onthouden.
    .prompt = Niet bewaard.
friend-forgotten = { $name } is vergeten. Voorlopig kun je dat terugdraaien met `vriend { $name }`.
    .brief = { $name } is vergeten.
    .prompt = { $name } vergeten.
friend-known = { $name } ken je als { $friend }.
    .prompt = Dat is { $friend }.
friend-other = Dit is niet de { $name } die je kent, maar iemand die zich zo noemt.
    .brief = Niet de { $name } die je kent.
    .prompt = Niet jouw { $name }!
invitations-on = Vrienden kunnen je uitnodigen zolang ik open ben. Wil je dat niet meer, typ dan `uitnodigingen uit`.
    .brief = Vrienden kunnen je uitnodigen.
    .prompt = Uitnodigingen aan.
invitations-off = Vrienden kunnen je niet uitnodigen. Typ `uitnodigingen aan`, dan kan het wel.
    .brief = Uitnodigen: uit. Of `uitnodigingen aan`.
    .prompt = Uitnodigingen uit.
invitations-begin = Vanaf nu kunnen vrienden je uitnodigen zolang ik open ben. De openbare servers van het project iroh weten dan dat ik open ben, en op welk adres. Wil je dat niet meer, typ dan `uitnodigingen uit`.
    .brief = Aan; openbare servers weten het.
    .prompt = Uitnodigingen aan.
invitations-what = Typ `uitnodigingen aan` of `uitnodigingen uit`.
    .brief = Typ `uitnodigingen aan`, of uit.
    .prompt = Aan of uit?
invitations-away = De servers antwoorden niet. Zolang kunnen vrienden je alleen binnen je eigen netwerk of via een adres uitnodigen.
    .brief = De servers antwoorden niet.
    .prompt = Geen servers.
invitations-failed = Het netwerk doet het niet: niemand kan je nu uitnodigen, en jij kunt niemand uitnodigen.
    .brief = Geen netwerk, geen uitnodigingen.
    .prompt = Geen netwerk.
invited = { $name } nodigt je uit voor { $game }. Typ `meedoen { $name }` om mee te doen.
    .brief = { $name }: { $game }? `Meedoen { $name }`.
    .prompt = { $name } nodigt je uit.
invited-room = { $name } nodigt je uit aan een tafel. Typ `meedoen { $name }` om aan te schuiven.
    .brief = Uitnodiging: `meedoen { $name }`.
    .prompt = { $name } nodigt je uit.
invited-not = { $name } heeft je niet uitgenodigd. Met de vijf woorden kan het altijd.
    .brief = { $name } heeft je niet uitgenodigd.
    .prompt = Niet uitgenodigd.
invite-calls = Ik roep { $name }.
invite-done = { $name } weet ervan.
invite-no-answer = { $name } antwoordt niet. Het programma daar staat niet open, of het neemt geen uitnodigingen aan. Met de vijf woorden kan het altijd.
    .brief = { $name } antwoordt niet.
    .prompt = { $name }: niets.
invite-here = { $name } zit al aan tafel.
    .prompt = { $name } is er al.
invite-only = "{ $word }" is te veel. Met `uitnodigen { $name }` vraag je { $name } aan deze tafel.
    .brief = Alleen `uitnodigen { $name }`.
    .prompt = Alleen de naam.
invite-no-table = Vrienden nodig je uit aan een eigen tafel. Open er eerst een, in de lobby: `uitnodigen`.
    .brief = Eerst in de lobby: `uitnodigen`.
    .prompt = Geen tafel.
