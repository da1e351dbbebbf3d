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
word-piece = scout, gat, gleuf, schacht, baan, ga, gaan, loop, lopen, zet, plaats, schuif, schuiven, kant, kaart, gedraaid, draaiing, draaien, graden, dan, volgende, neem, eerst, stuur, breng, beweeg, verplaats, leid, komt, moet, richting, draai, duw, in, van, pion, stuk, het
# Wat bij Scout gevraagd en gezegd wordt.
hear-game =
    scouts: waar is scout #, waar staat scout #, waar zijn mijn scouts, waar staan mijn scouts, mijn scouts, waar zijn de anderen, waar is de computer/tegenstander, waar zijn/staan mijn mannetjes/poppetjes/stukken/mensen, waar is iedereen, waar staat iedereen, waar ben ik, waar zijn ze allemaal, waar staan de scouts
    bereik: waar kunnen mijn scouts heen, waar kan ik heen, hoe ver komen mijn scouts, hoe ver kom ik, welk gat is goed/het beste, welk gat, goed gat, beste gat, waarheen, wie kan waarheen, hoe ver kan iedereen, waar kunnen ze heen
    bereik #: waar kan scout # heen, hoe ver komt scout #, bereik van scout #, hoe ver scout #, hoe ver kom ik met scout #, hoe ver kan scout #, hoe ver kan scout # komen/lopen/gaan, wat kan scout #, waarheen kan scout #
    hindernis #: wat houdt scout # tegen, wat stopt scout #, wat blokkeert scout #, wat staat scout # in de weg, waarom kan scout # niet verder
    hindernis: wat houdt mij tegen, wat houdt me tegen, wat houdt mijn scouts tegen, wat staat er in de weg, wat blokkeert mij
    gleuf #: wat zit er in gleuf #, wat ligt er in gleuf #, lees gleuf # voor, wat ligt er in schacht/baan #, wat zit er in schacht/baan #, toon gleuf #
    rij #: wat is er in rij #, wie staat er in rij #, lees rij # voor, wat ligt er in rij #, toon rij #
    sindsdien: wat is er veranderd, wat is er anders, wat heeft de schuif veranderd, veranderingen, wat is er nieuw, wat is er verschoven
    kaart: welke kaart heb ik, losse kaart, hoe ziet de kaart eruit, wat staat er op de kaart, wat is mijn kaart, welke kaart schuif ik, toon de kaart
    kaart #: kaart # gedraaid, kaart # graden draaien, draai de kaart #, kaart draaien #
    voorstellen: wat levert schuiven op, welke schuiven helpen, beste schuif, goede schuif, welke schuif is goed/het beste, waar moet ik schuiven, hoe moet ik schuiven, heeft schuiven zin, welke duw is goed/het beste, welke schuif is handig, is schuiven handig, moet ik duwen, waar kan ik het beste schuiven/duwen
    klaar: beurt beëindigen/afsluiten, einde beurt, fase beëindigen, ik ben klaar, genoeg, dat is genoeg, zo is het genoeg, beëindig beurt, stop hier, mijn beurt is voorbij, dat was mijn beurt, beurt voorbij, einde, volgende speler, ik ben er, mijn beurt zit erop
    terug: weg terug, laatste weg terug
    punten: wie is het verst, hoeveel rijen nog, hoe ver ben ik, wie ligt voor, hoe ver zijn de anderen, wie is voor
    regels beurt: moet ik schuiven, hoe vaak mag ik lopen
    ?plaats @: scout # op @, zet/plaats scout # @
