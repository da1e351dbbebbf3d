# De regels van sniff, per onderwerp.

word-topic-goal = doel
word-topic-board = bord, velden
word-topic-building = bouwen, opbouw
word-topic-turn = beurt, zetten
word-topic-answers = antwoorden
word-topic-knowing = weten, peilschat
word-topic-end = einde, winnen
word-topic-variants = varianten
word-topic-hints = tips

rules-sniff-topic-goal = Je speelt met z'n tweeën. Ieder verstopt een schat in een doolhof dat de ander niet kent.
    Ieder stuurt een speurder door het doolhof van de ander. Wie het eerst op het veld met de schat komt, wint.
rules-sniff-topic-board = Elk doolhof heeft 5 kolommen, A tot en met E, en 5 rijen, 1 tot en met 5.
    Het nulveld, 0, is één lang veld naast kolom E. Het raakt E1, E2, E3, E4 en E5 en verder niets.
    Buren zijn velden met een gemeenschappelijke kant. Tussen twee buren past één muur: dat zijn 45 plaatsen.
    Een muur heet naar de twee velden die hij scheidt, zoals `E4 D4` of `0 E1`. De volgorde maakt niet uit.
    Buitenom is alles dicht; daar zijn geen muren nodig.
rules-sniff-topic-building = Ieder zet precies 20 muren en verstopt 1 schat, niet op het nulveld.
    Vanaf het nulveld moet minstens één open weg naar de schat lopen. Andere velden mogen ingesloten zijn.
    Met `aanvullen` komt er op goed geluk bij wat nog ontbreekt, en één weg blijft open. Dat lukt niet als de open weg zo lang is dat de muren er niet meer naast passen; haal er dan een paar weg.
    Met `bouw` bouw ik alles op goed geluk; de schat ligt dan een paar zetten van het nulveld.
    Is iedereen klaar, dan staan beide speurders op hun nulveld, en er wordt geloot wie begint.
rules-sniff-topic-turn = Je noemt een veld naast dat waarop je speurder staat. Je gaat opzij, vooruit of terug, nooit schuin.
    Is het antwoord vrij, dan mag je nog een tweede zet doen, of `klaar` typen. Na de tweede is de ander aan de beurt, wat het antwoord ook was.
    Is het antwoord muur, dan blijft je speurder staan, de muur wordt genoteerd, en je beurt is voorbij.
    Eén zet moet je doen. Je mag ook terug naar het nulveld: eruit gaan en ergens anders weer erin zijn twee zetten.
    Een veld dat niet naast het jouwe ligt, dat er niet is of waarop je al staat, is geen zet en kost niets. Vragen naar een muur die al genoteerd is, kost ook niets.
rules-sniff-topic-answers = Vrij: je speurder staat op het nieuwe veld.
    Muur: er staat een muur tussen; je speurder blijft waar hij is.
    Schat: je hebt hem gevonden en wint.
rules-sniff-topic-knowing = Je weet waar je speurder staat, elk antwoord tot nu toe, de muren waar je op gestuit bent en de doorgangen die vrij waren. Van je eigen doolhof weet je alles, en je hoort elke zet erin.
    De peilschat is alleen voor jou: leg hem met `peilschat B2` als vermoeden op een veld, verplaats hem of haal hem weg wanneer je wilt. Aan het spel verandert hij niets.
    Meer komt niemand te weten, tot aan het eind beide doolhoven voorgelezen worden.
rules-sniff-topic-end = Wie op het veld met de schat komt, wint meteen. Gelijkspel bestaat niet.
    Wie opgeeft, verliest.
rules-sniff-topic-variants = Varianten spreek je vóór het spel af. Je kunt ze combineren, behalve waar het hier anders staat. Typ bijvoorbeeld `speel sniff galop warm-heet`.
    galop: je mag doorgaan tot het antwoord muur is, en na elk vrij mag je ook ophouden.
    warm-heet: ligt een veld met een hoek tegen het veld van de schat, dan is het antwoord warm; ligt het er met een kant tegenaan, dan is het antwoord heet. Muren ertussen maken niet uit. Het antwoord komt elke keer dat je binnenkomt, nooit op het nulveld, en geldt als vrij.
    uitweg, of eruit: geen schat. Er wordt een veld geloot, niet in de kolom naast het nulveld; op dat veld beginnen beide speurders, en vandaar moet een weg naar het nulveld open zijn. Wie het eerst op het nulveld is, is buiten en wint. Niet met warm-heet, honden of non-stop.
    gaten 12: minder muren dan gewoon, 10 tot en met 19 op 5 bij 5 velden; op andere maten minstens twee negende van alle plaatsen.
    blind: er wordt niets genoteerd. Je hoort alleen waar je staat en het laatste antwoord. Opnieuw bij een muur vragen is een zet en kost je beurt. De peilschat blijft.
    honden: geen muren, maar 2 sloten, die je noemt zoals muren, en 2 honden, elk op een veld, nooit in de kolom naast het nulveld. De schat ligt nooit bij een hond, en er moet een weg zonder sloot en hond naartoe lopen. Niemand hoeft een risico te nemen. Niet met gaten of galop.
    Bij een sloot val je in het water: je gaat terug naar het nulveld, je beurt is voorbij, en de sloot wordt genoteerd. Op het veld van een hond verlies je meteen. Kom je op een veld dat een kant deelt met dat van een hond, dan is het antwoord grom; dat geldt als vrij.
    Met warm-heet en honden samen hoor je eerst warm of heet, dan grom.
    maat 4x4: 3 tot en met 9 kolommen en rijen. De laatste kolom ligt naast het nulveld. Gewoonlijk komt op vier negende van alle plaatsen een muur.
    non-stop: elke gevonden schat is één punt. Beide speurders blijven staan, en wiens schat gevonden is, verstopt hem op een ander open veld, niet onder de andere speurder, en is dan aan de beurt. Niemand hoort waar.
    Met twee punten voorsprong of met vijf punten win je. Vanaf het nulveld moeten minstens twee velden open zijn. Wie gebeten wordt of opgeeft, verliest alles.
    toernooi 7: een oneven aantal spellen. Elke zege is één punt, en het is afgelopen zodra de ander je niet meer kan inhalen, zoals bij een stand van 4 tegen 1 in 7 spellen. Er wordt geloot wie het eerste spel begint; daarna om de beurt. Elk spel heeft nieuwe doolhoven.
    teltoernooi 3: zoveel spellen als je wilt. Na elk spel zoekt de verliezer alleen verder tot ook die speurder er is; elke zet vanaf dan is een punt, en wie de minste punten heeft, wint. Alle spellen worden gespeeld; bij gelijke punten is het gelijkspel.
    Wie in een teltoernooi met honden gebeten wordt, verliest het spel en zoekt daarna vanaf het nulveld alleen verder; de hond is genoteerd, en bij blind bijt hij weer. Wie opgeeft, verliest alles.
    Toernooi, teltoernooi en non-stop sluiten elkaar uit.
rules-sniff-topic-hints = Typ `stand` voor alles wat je nodig hebt om verder te spelen, `kijk D3` voor wat je van een veld weet.
    Zet meerdere muren in één regel: `E4 D4 C2 C3`. Ga in gedachten langs de muren, zoals je dat met je vinger zou doen.
