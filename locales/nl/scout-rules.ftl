# De regels van Scout, per onderwerp.

word-topic-goal = doel
word-topic-board = bord, doolhof
word-topic-cards = kaarten, heggen
word-topic-setup = opbouw
word-topic-turn = beurt, schuiven
word-topic-moving = lopen, plicht
word-topic-end = einde, winst
word-topic-several = meerdere, meer, drie, vier
word-topic-options = opties, varianten
word-topic-readings = uitleg, opvattingen, lezingen
word-topic-asking = vragen
word-topic-hints = tips

rules-scout-topic-goal = Breng al je scouts door het doolhof naar de basislijn aan de overkant. Wie ze daar als eerste allemaal heeft, wint.
    De heggen staan op kaarten die geschoven worden, zodat het doolhof bij elke beurt verandert.
rules-scout-topic-board = Het bord heeft 18 kolommen, A tot en met R van links naar rechts, en 24 rijen, 1 tot en met 24 van zuid naar noord: 432 gaten waarin scouts staan.
    Onder de gaten liggen kaarten in acht gleuven, of schachten, die overdwars lopen. Een gleuf is drie rijen hoog: gleuf 1 ligt onder de rijen 1 tot en met 3, gleuf 8 onder 22 tot en met 24.
    In een gleuf liggen zes kaarten, elk onder drie bij drie gaten. De eerste ligt onder de kolommen A tot en met C, de laatste onder P tot en met R.
    Links en rechts, noord en zuid zijn voor iedereen hetzelfde: links is kolom A, zuid is rij 1.
    De scouts staan in de plaat erboven. Wordt er in een gleuf geschoven, dan blijven ze waar ze zijn; alleen de heggen gaan mee.
rules-scout-topic-cards = Er zijn 49 verschillende kaarten, 48 in het bord en één die over is. Je kunt altijd naar elke kaart vragen.
    Een kaart heeft heggen tussen de gaten en aan de buitenzijden. Tussen twee kaarten is de weg alleen open als geen van beide daar een heg heeft. De rand van het bord is dicht.
    De draaiing van een kaart is 0, 90, 180 of 270 graden met de klok mee, van boven gezien met het zuiden onder, voor iedereen gelijk.
    Op een kaart heten de gaten A tot en met C vanaf het westen en 1 tot en met 3 vanaf het zuiden.
rules-scout-topic-setup = Met z'n tweeën zitten jullie in het zuiden en in het noorden. Het bord wordt op goed geluk gevuld, en er wordt geloot wie begint.
    Om de beurt plaatsen jullie elk vier scouts, één voor één, in vrije gaten van jullie eigen basislijn: rij 1 in het zuiden, rij 24 in het noorden. Ze krijgen een nummer in de volgorde waarin ze geplaatst worden.
    Dan komt de opening: je loopt met je scouts zo ver je wilt. Eerst loopt wie begint, dan de ander.
rules-scout-topic-turn = Een beurt heeft drie delen.
    Vooraf: je mag met je scouts lopen. In de allereerste beurt van het spel valt dat weg.
    Schuiven: je moet de kaart die over is, gedraaid zoals je wilt, van links of rechts in een gleuf schuiven waarin een scout van jou staat die nog niet thuis is. De kaart aan het andere eind valt eruit en is de volgende die over is.
    Erna: je mag nog eens lopen.
    Terugschuiven mag niet: in de gleuf waarin het laatst geschoven is, mag je niet van de andere kant schuiven.
    Je mag ook meteen schuiven; daarmee is het vooraf lopen voorbij.
rules-scout-topic-moving = Een scout loopt van gat naar gat, opzij, vooruit of terug, zo ver je wilt, nooit over een heg, nooit op of over een andere scout. In een fase mag elk van je scouts lopen, in elke volgorde, zo vaak je wilt.
    Een weg eindigt in het eerste gat van de basislijn aan de overkant. De scout is dan thuis en loopt nooit meer.
    De plicht: kan aan het begin van een fase een van je scouts dichter bij de overkant komen, dan moet er aan het eind minstens één dichterbij staan dan aan het begin. Voor dichterbij tellen alleen rijen. Hoe ver hij gaat, bepaal jij.
    Een fase waarin geen van je scouts kan lopen, wordt overgeslagen.
rules-scout-topic-end = Wie alle scouts thuis heeft, wint meteen, ook in de opening of vóór het schuiven; er wordt dan niet meer geschoven.
    Een ronde is leeg, dus zonder vooruitgang, als daarna niemand minder rijen te gaan heeft dan hij ooit na een ronde had. Na 20 lege rondes na elkaar wint wie de minste rijen te gaan heeft; zijn dat er meerdere, dan is het gelijkspel.
    Wie opgeeft, verliest. Van de anderen wint wie voorstaat; bij een gelijke stand delen ze de winst.
    Voor het volgende spel wordt het bord opnieuw gevuld, en jullie beginnen om de beurt.
rules-scout-topic-several = Met drie of vier spelers heeft ieder twee scouts: `speel scout 4`. Het bord wordt altijd op goed geluk gevuld.
    Met z'n vieren zitten jullie met de klok mee in het zuidwesten, noordwesten, noordoosten en zuidoosten. Twee delen een basislijn en plaatsen om de beurt.
    Met z'n drieën wordt geloot wie alleen zit, en of dat in het zuiden of in het noorden is. De scouts van die speler staan op de buitenste gaten, A en R.
    Er wordt met de klok mee gespeeld en geplaatst. Voordat er voor het eerst geschoven wordt, loopt iedereen. Wie als eerste beide scouts thuis heeft, wint.
rules-scout-topic-options = met-de-hand: twee spelers leggen hun kaarten zelf. Ieder krijgt 24 kaarten en vult de helft aan zijn rechterhand: in het zuiden de kolommen J tot en met R, in het noorden A tot en met I.
    Om de beurt leg je een kaart, in een gleuf met plaats, gedraaid zoals je wilt. De eerste kaart van een gleuf komt in het midden van het bord, de derde aan de rand. Met `aanvullen` leg ik de rest op goed geluk.
    zonder-tips: ik geef geen tips en geen suggesties. Wat er verandert als je ergens schuift, kun je toch vragen.
    toernooi 7: een oneven aantal spellen. Elke zege is een punt.
rules-scout-topic-readings = De oude regels laten een paar dingen open. Hier gelden ze zo:
    Voor de plicht is één scout die dichterbij staat genoeg, welke en hoe ver maakt niet uit.
    Terugschuiven mag niet, en een scout die thuis is, geeft geen recht om te schuiven; anders zouden veel spellen nooit eindigen.
    De rijen na de opening tellen als die van een ronde.
    Wat je in een fase loopt, kun je tot 48 keer terugnemen, schuiven niet.
    De tekening van de oude kaarten is verloren gegaan. Die van ons hebben vijf heggen binnenin en zeven aan de buitenkant, aan elke zijde een open gat, en geen twee zijn gelijk, hoe je ze ook draait.
rules-scout-topic-asking = `scouts`: waar ze allemaal staan. Scout 1 op F6, nog 18 rijen, kan 4 rijen dichterbij: zo ver komt hij in één keer.
    `bereik`: hoe ver die van jou komen. Scout 1 op F6: 4 rijen dichterbij, naar D10; in bereik 14 gaten. Dat wil zeggen: D10 ligt in de verste rij die hij haalt, en hij kan in 14 gaten komen.
    `hindernis 3`: wat scout 3 tegenhoudt. Scout 3 komt tot rij 9, op G; daar staat een heg van gleuf 3 en één van gleuf 4. Dat wil zeggen: tussen G9 en G10 hebben beide kaarten een heg.
    `rij 9`: welke gaten samenhangen. J tot O wil zeggen: van J tot en met O kun je doorlopen. Daarna de letters van de gaten waar je naar de volgende rij kunt.
    `kaart`: waar elke zijde van de overgebleven kaart open is, met letters of getallen; dan de drie rijen, vanaf het noorden.
    `probeer 5`: wie er hoeveel rijen dichterbij komt, voor elke manier om in gleuf 5 te schuiven. `probeer 5 links 90`: voor welke scouts de dichtstbijzijnde rij verandert.
rules-scout-topic-hints = Vraag eerst `scouts`, dan `hindernis` voor wie het verst achterligt, dan `probeer` met een gleuf die daar genoemd wordt.
    Houd je scouts in verschillende gleuven: elke gleuf met een scout erin is er één meer om in te schuiven.
    Schuiven kan anderen meer helpen dan jou; zij lopen voordat ze schuiven.
