# De woorden die je in Scout kunt typen: word-ID, het gewone eerst; explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-to = naar, op
word-left = links
word-right = rechts
word-north = noord, noorden
word-east = oost, oosten
word-south = zuid, zuiden
word-west = west, westen

# Opties, achter het woord speel

word-by-hand = met-de-hand

# Opdrachten

word-look = kijk, bekijk, gat
explain-look = { $words }: de vier zijden van een gat, bijvoorbeeld `kijk G12`. Het gat alleen is genoeg.
word-place = plaats, plaatsen, zet
explain-place = { $words }: plaatst je volgende scout op je basislijn, bijvoorbeeld `plaats F`. De letter alleen is genoeg.
word-walk = loop, lopen, ga
explain-walk = { $words }: loopt met een scout: `loop 2 naar G12`, `loop 2 noord` tot de volgende keus, `loop 2 noord 3 oost 2` precies zo. Het woord zelf kan wegblijven.
word-push = schuif, schuiven, duw, duwen
explain-push = { $words }: schuift de kaart die over is in een gleuf; van links met 90 graden is dat bijvoorbeeld `schuif 5 links 90`.
word-undo = terug, ongedaan, ongedaan maken, maak ongedaan
explain-undo = { $words }: neemt terug wat je in deze fase het laatst gelopen hebt.
word-done = klaar, gereed, ben klaar
explain-done = { $words }: beëindigt de fase waarin je loopt.
word-scouts = scouts
explain-scouts = { $words }: waar alle scouts staan, hoeveel rijen ze te gaan hebben, en hoeveel rijen dichterbij die van jou kunnen komen.
word-reach = bereik
explain-reach = { $words }: hoe ver je scouts komen, of, bij het plaatsen, hoe ver de opening er één vanaf elk gat brengt; met `bereik 2` hoor je ook de beste gaten en de doodlopende, met `bereik F9` die van wie daar staat, met `bereik 2 G12` de weg.
word-stops = hindernis, obstakel, hindernissen
explain-stops = { $words }: wat je scouts tegenhoudt in de dichtstbijzijnde rij die ze halen; `hindernis 2` voor een ervan.
word-row = rij
explain-row = { $words }: welke gaten van een rij samenhangen, waar het verder gaat, en wie daar staat, bijvoorbeeld `rij 9`.
word-shaft = gleuf, schacht, baan
explain-shaft = { $words }: de scouts, kaarten en rijen van een gleuf, bijvoorbeeld `gleuf 3`.
word-card = kaart, kaarten, draai, draaien
explain-card = { $words }: de kaart die over is, zijde voor zijde; met `kaart 90` hoor je hem gedraaid, met `kaart 12 90` een andere.
word-try = probeer, proberen
explain-try = { $words }: wat er voor elke scout zou veranderen als je schuift, zonder het te doen: `probeer 5 links 90`. Met alleen een gleuf hoor je voor elke manier om daar te schuiven wie er dichterbij komt: `probeer 5`.
word-tries = suggesties, voorstellen, voorstel, suggestie
explain-tries = { $words }: waarmee je dichterbij komt, het beste eerst; met een getal erachter zoveel.
word-since = sindsdien, verandering
explain-since = { $words }: wat er voor je scouts veranderd is toen er het laatst geschoven werd.
word-lay = leg, leggen
explain-lay = { $words }: legt een kaart met de hand; noem kaart, draaiing en gleuf, bijvoorbeeld `leg 12 90 3`.
word-fill = aanvullen, vul, vullen, rest
explain-fill = { $words }: legt de rest van je kaarten op goed geluk.
word-hand = hand, voorraad
explain-hand = { $words }: de kaarten die je moet leggen.

# Woorden die in een zet staan en niet zeggen welke het is.
word-piece = scout, gat, gleuf, schacht, baan, ga, gaan, loop, lopen, zet, plaats, schuif, schuiven, kant, kaart, gedraaid, draaiing, draaien, graden, dan, volgende, neem, eerst, stuur, breng, beweeg, verplaats, leid, komt, moet, richting, draai, duw, in, van, pion, stuk, het, vooruit, voorwaarts, omhoog, hoger, verder, tot, helemaal, nog, gaat, mag, spring, springt, ren, rent, marcheer, wandel, haast, trek, trekt, steek, stop, insteken, inschuiven, druk, duwen, vanaf, vanuit, strook, kaartje, kolom, sleuf, sleuven, plek, start, begin, beginnen, haag, met, gedraaide, draait, erin, nummer
# Wat bij Scout gevraagd en gezegd wordt.
hear-game =
    scouts: waar is scout #, waar staat scout #, waar zijn mijn scouts, waar staan mijn scouts, mijn scouts, waar zijn de anderen, waar is de computer/tegenstander, waar zijn/staan mijn mannetjes/poppetjes/stukken/mensen, waar is iedereen, waar staat iedereen, waar ben ik, waar zijn ze allemaal, waar staan de scouts, waar staan ze, waar staat wie, wie staat waar, posities, alle posities, posities van de scouts, standplaatsen, waar zijn mijn padvinders, waar zit scout #, waar zitten mijn scouts, waar zitten ze, waar zijn we allemaal, lijst van scouts, mijn mensen, mijn stukken, mijn poppetjes, waar staan de anderen, waar staan de andere scouts
    bereik: waar kunnen mijn scouts heen, waar kan ik heen, hoe ver komen mijn scouts, hoe ver kom ik, welk gat is goed/het beste, welk gat, goed gat, beste gat, waarheen, wie kan waarheen, hoe ver kan iedereen, waar kunnen ze heen, wie kan er vooruit, wie kan vooruit, wie kan er verder, wie kan verder, wie kan er lopen/gaan, wie kan lopen/gaan, wie kan er nog lopen/gaan, wie kan nog lopen/gaan, wie komt er vooruit, wie komt vooruit, wie komt er verder, wie komt hoe ver, wie komt het verst, welke scout kan lopen/gaan/verder, welke scouts kunnen lopen/gaan/verder, hoe ver komt iedereen, hoe ver komen ze, hoe ver komen we, hoe ver kan ik komen, hoe ver kan ik, waar komen mijn scouts, waar kan ik heen lopen, welke gaten kan ik bereiken, welke gaten zijn bereikbaar, bereikbare gaten, bereikbaar, wat is bereikbaar, wat kan ik bereiken, binnen bereik, loopmogelijkheden, bewegingsmogelijkheden
    bereik #: waar kan scout # heen, hoe ver komt scout #, bereik van scout #, hoe ver scout #, hoe ver kom ik met scout #, hoe ver kan scout #, hoe ver kan scout # komen/lopen/gaan, wat kan scout #, waarheen kan scout #, hoe ver zou scout # komen, hoe ver komt # nog, hoe ver kan # komen, waar komt scout # uit, waar zou scout # komen, kan scout # lopen/gaan/verder/vooruit, komt scout # verder, komt scout # vooruit, welke gaten bereikt scout #, welke gaten kan scout # bereiken, wat bereikt scout #, mogelijkheden van scout #, mogelijkheden voor scout #, wegen voor scout #
    hindernis #: wat houdt scout # tegen, wat stopt scout #, wat blokkeert scout #, wat staat scout # in de weg, waarom kan scout # niet verder, wat is er voor scout #, wat staat er voor scout #, wat verspert scout # de weg, waarom zit scout # vast, scout # zit vast, waarom kan scout # niet lopen, waarom komt scout # niet verder, waarom komt scout # niet vooruit, wat is er met scout #, wat is er mis met scout #, hindernissen voor scout #, hindernis voor scout #, wat hindert scout #
    hindernis: wat houdt mij tegen, wat houdt me tegen, wat houdt mijn scouts tegen, wat staat er in de weg, wat blokkeert mij, wat houdt ons tegen, wat blokkeert mijn scouts, wat blokkeert er, wat verspert de weg, waar loop ik vast, waar zit ik vast, wie zit er vast, welke scouts zitten vast, waarom kom ik niet verder, waarom komen mijn scouts niet verder, wat hindert me, wat hindert mijn scouts
    gleuf #: wat zit er in gleuf #, wat ligt er in gleuf #, lees gleuf # voor, wat ligt er in schacht/baan #, wat zit er in schacht/baan #, toon gleuf #, inhoud van gleuf #, wie zit er in gleuf #, wie staat er in gleuf #, welke kaarten zitten in gleuf #, welke kaarten liggen in gleuf #, beschrijf gleuf #, kolom #, wat ligt er in kolom #, hoe ziet gleuf # eruit
    rij #: wat is er in rij #, wie staat er in rij #, lees rij # voor, wat ligt er in rij #, toon rij #, inhoud van rij #, wie is er in rij #, welke scouts staan in rij #, beschrijf rij #, hoe ziet rij # eruit, is rij # open
    sindsdien: wat is er veranderd, wat is er anders, wat heeft de schuif veranderd, veranderingen, wat is er nieuw, wat is er verschoven, wat is er sinds de schuif veranderd, wat is er sinds het schuiven veranderd, wat is er sinds de schuif anders, wat heeft het schuiven gedaan, wat heeft het schuiven veranderd/opgeleverd, wat heeft de schuif gedaan/opgeleverd, wat is er opgeschoven, wat is er verplaatst, gevolg van de schuif, gevolgen van het schuiven
    kaart: welke kaart heb ik, losse kaart, hoe ziet de kaart eruit, wat staat er op de kaart, wat is mijn kaart, welke kaart schuif ik, toon de kaart, losse kaart bekijken, de losse kaart, bekijk de losse kaart, bekijk de kaart, beschrijf de kaart, beschrijf mijn kaart, lees de kaart, lees mijn kaart, welke kaart is los, welke kaart is over, welke kaart komt erin, welke kaart is de volgende, kaart bekijken, wat schuif ik, wat heb ik om te schuiven, wat voor kaart heb ik, kaart die over is
    kaart #: kaart # gedraaid, kaart # graden draaien, draai de kaart #, kaart draaien #, kaart met # gedraaid, hoe ziet de kaart eruit als ik hem # draai, hoe ziet de kaart er # gedraaid uit, # gedraaid, kaart bij # graden
    voorstellen: wat levert schuiven op, welke schuiven helpen, beste schuif, goede schuif, welke schuif is goed/het beste, waar moet ik schuiven, hoe moet ik schuiven, heeft schuiven zin, welke duw is goed/het beste, welke schuif is handig, is schuiven handig, moet ik duwen, waar kan ik het beste schuiven/duwen, waar helpt een schuif, waar helpt schuiven, helpt schuiven, helpt een schuif, loont schuiven, loont het om te schuiven, loont een schuif, is schuiven de moeite, is schuiven de moeite waard, de moeite waard om te schuiven, zou schuiven helpen, welke gleuf is goed, welke gleuf is het beste, beste gleuf, goede gleuf, welke gleuf loont, waar zou jij schuiven, hoe zou jij schuiven, wat zou jij schuiven, waar schuif ik het beste, goede schuiven, nuttige schuiven, zinvolle schuiven, stel een schuif voor, schuif voorstellen, ideeën om te schuiven, suggesties om te schuiven
    klaar: beurt beëindigen/afsluiten, einde beurt, fase beëindigen, ik ben klaar, genoeg, dat is genoeg, zo is het genoeg, beëindig beurt, stop hier, mijn beurt is voorbij, dat was mijn beurt, beurt voorbij, einde, volgende speler, ik ben er, mijn beurt zit erop, niets meer, niks meer, van mij niets meer, verder niets, geen stap meer, niet meer lopen, ik loop niet meer, ik ga niet verder, ik loop niet verder, genoeg gelopen, klaar met lopen, lopen klaar, lopen beëindigen, ik stop met lopen, stop met lopen, blijf staan, ik blijf staan, ik blijf hier, iedereen blijft staan, allemaal blijven staan, dat was het, dat was het voor mij, dat was alles, dat is alles, jij bent, jij bent aan de beurt, nu jij, jouw beurt, volgende fase, volgende fase graag, naar het schuiven, nu schuiven, zonder schuiven, niet schuiven, ik wil niet schuiven, ik schuif niet, schuiven overslaan, geen schuif, einde van de fase, fase klaar, fase voorbij, beurt doorgeven, geef door, ik laat het hierbij, laat het hierbij, ik hou het hierbij
    terug: weg terug, laatste weg terug, scout # had moeten blijven staan, scout # had moeten blijven, had moeten blijven staan, had moeten blijven, scout # terug, haal scout # terug, zet scout # terug, zet hem terug, haal hem terug, stuur hem terug, weer terug, een stap terug, stap terug, daar wilde ik niet heen, niet daarheen, toch niet daarheen, verkeerde weg, verkeerde scout, verkeerd gat
    punten: wie is het verst, hoeveel rijen nog, hoe ver ben ik, wie ligt voor, hoe ver zijn de anderen, wie is voor, wie is er het verst, hoe ver is iedereen, hoe ver zijn we, hoe ver nog, hoe ver moet ik nog, hoe ver is het nog, hoe ver tot het doel, hoeveel rijen moet ik nog, hoeveel rijen heb ik nog, hoeveel rijen tot het doel, hoeveel zijn er thuis, hoeveel zijn er binnen, wie is er thuis, wie is er binnen, wie is er al
    regels beurt: moet ik schuiven, hoe vaak mag ik lopen, moet ik een kaart schuiven, wanneer moet ik schuiven, mag ik zonder schuiven, mag ik schuiven zonder te lopen, hoeveel scouts mag ik verplaatsen, hoeveel scouts mag ik lopen, hoe ver mag ik lopen, mag ik twee keer lopen, wat komt er na het lopen, wat komt er na het schuiven
    ?plaats @: scout # op @, zet/plaats scout # @
    kijk @: beschrijf @, beschrijf gat @, wat is er bij @, wat is er op @, wat ligt er bij @, wat ligt er rond @, wat is er rond @, hoe ziet @ eruit, hoe ziet gat @ eruit, bekijk @, bekijk gat @, kijk naar @, onderzoek @, kanten van @, welke kanten van @ zijn open, waar leidt @ heen, is @ open, toon @
    probeer #: loont de # om te schuiven, loont #, loont gleuf #, levert gleuf # iets op, levert # iets op, wat levert gleuf # op, wat levert # op, helpt gleuf #, helpt #, heeft gleuf # zin, heeft # zin, wat als ik in # schuif, wat gebeurt er bij gleuf #, probeer gleuf #, probeer # uit, test gleuf #, gleuf # proberen, gleuf # testen, is gleuf # goed, is gleuf # de moeite, is # de moeite waard
    tip: welke scout zou jij lopen/nemen/kiezen/sturen/zetten, met welke scout zou jij lopen/gaan, welke scout moet ik nemen/kiezen/sturen/zetten, met welke scout moet ik lopen/gaan
hear-instead-game =
    90: kwartslag, een kwartslag, kwart slag, een kwart slag, kwart gedraaid, een kwart, rechte hoek
    180: halve slag, een halve slag, half gedraaid, halve draai, een halve draai, omgekeerd, ondersteboven, op zijn kop, op de kop, andersom
    270: driekwart slag, driekwartslag, drie kwart slag, driekwart gedraaid, driekwart
    0: ongedraaid, niet gedraaid, zonder draaien, zonder draai, zoals hij is
    gleuf: sleuf, geul
