# Wat de lobby en elk spel zeggen.
# Een melding heeft tot vier teksten: haar eigen (gewoon), .brief (kort), .full (uitgebreid) en .prompt voor de
# invoerregel van een brailleleesregel.

alphabet = Anton Bernhard Cornelis Dirk Eduard Ferdinand Gerard Hendrik Izaak Johan Karel Lodewijk Maria Nico Otto Pieter Quirinius Rudolf Simon Theodor Utrecht Victor Willem Xantippe Ypsilon Zacharias
contractions = none
none = geen
name-computer = de computer
    .brief = Computer
    .prompt = Comp
name-computer-dative = de computer
    .brief = Computer
    .prompt = Comp
name-computer-accusative = de computer
    .brief = Computer
    .prompt = Comp
name-you = jij
name-player = Speler { $number ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
       *[other] zes
    }
    .prompt = Sp{ $number }
field-zero = veld 0
    .prompt = 0
kind-easy = de computer, niveau makkelijk
kind-normal = de computer, niveau gewoon
kind-hard = de computer, niveau moeilijk
version = snuffel { $version }
# Op Windows, als er iets misging: anders is het venster weg voordat iemand het gelezen heeft.
window-closes = Druk op Enter, dan gaat het venster dicht.
    .brief = Enter sluit het venster.

# De lobby

lobby-welcome = Snuffel: gezelschapsspellen op gehoor en met je vingertoppen.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Typ een spel: { $games }. Of `hulp`.
        [one] Typ een spel: { $games }. Of `hervat`: er wacht 1 spel.
       *[other] Typ een spel: { $games }. Of `hervat`: er wachten { $waiting } spellen.
    }
    .brief = { $waiting ->
        [0] Spellen: { $games }. Of `hulp`.
       *[other] Spellen: { $games }. Of `hervat`.
    }
heading-game = Spel: { $game }
heading-hand = { $game ->
       *[other] Ronde { $number }
    }
lobby-goodbye = Tot ziens.
place-lobby = Lobby
help-lobby = Spelen: `speel sniff`, `speel sniff makkelijk`, `speel sniff galop gaten 12`, `speel sniff mens:Anna,gewoon`.
    Een spel stap voor stap leren: `leren sniff`. Welke lessen er zijn: `leren`.
    Verder met een spel: `hervat`. Welke er zijn: `overzicht`. Met alleen een nummer ga je met dat spel verder. Een afgelopen spel horen: `navertellen`. Je slechtste zetten erin: `terugblik`. Een spel verwijderen: `verwijder 2`. Hoe ze afliepen: `statistiek`.
help-lobby-far = Met vrienden op afstand: `uitnodigen domino`, of `meedoen` en de vijf woorden of de link van iemand.
help-lobby-rest = Regels: `regels sniff`. Hoe ik praat: `instellingen`. Alle opdrachten: `hulp alles`. Weggaan: `stoppen`.
games-all = Spellen: { $games }. Wat het voor spellen zijn: `welke spellen`.
    .brief = Spellen: { $games }.
games-waiting = { $count ->
        [0] Wachtende spellen: geen.
        [one] Er wacht 1 spel:
       *[other] Er wachten { $count } spellen:
    }
games-finished = { $count ->
        [0] Afgelopen spellen: geen.
        [one] 1 afgelopen spel:
       *[other] { $count } afgelopen spellen:
    }
games-item = { $number }: { $what }.
    .full = { $number }, { $name }: { $what }.
games-rest = { $count ->
        [one] Er is nog 1 ouder spel. Met `overzicht alles` hoor je dat ook.
       *[other] Er zijn nog { $count } oudere spellen. Met `overzicht alles` hoor je die ook.
    }
    .brief = Nog { $count }: `overzicht alles`.
    .prompt = Nog { $count }.
games-no-number = Er is geen spel met nummer { $number }. Met { $games } hoor je welke er zijn.
    .brief = Er is geen spel { $number }.
    .prompt = Geen spel { $number }.
games-none-of = Van { $game } is er geen spel. Met { $games } hoor je welke er zijn.
    .brief = Van { $game } is er geen spel.
    .prompt = Dat is er niet.
about-waiting = { $who }, { $moves ->
        [0] nog geen zet
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $when }
about-over = { $who }: { $result }, { $moves ->
        [0] geen zet
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $when }
about-damaged = { $name }, beschadigd in regel { $line }
about-foreign = { $name }, geen verslag van een spel
about-newer = { $name }, geschreven door een latere versie
about-unreadable = { $name }, niet te lezen
about-gone = { $name }, verdwenen
result-won = gewonnen
result-lost = verloren
result-drawn = gelijkspel
result-won-by = gewonnen door { $names }
who-against = { $game } tegen niveau { $level }
who-named-against = { $game }, { $name } tegen niveau { $level }
who-against-several = { $game } tegen { $count } computers
who-people = { $game }, { $names }
who-computers = { $game }, { $count } computers onder elkaar
who-computers-too = { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
level-easy = makkelijk
level-normal = gewoon
level-hard = moeilijk
game-named = `{ $name }`
game-with = { $game } { $variants }
    .prompt = { $game }
game-with-all = { $game } { $variants }
game-option = { $option } { $value }
when-today = vandaag { $time }
when-yesterday = gisteren { $time }
when-day = { $day } { $month }
when-date = { $day } { $month } { $year }
month-name = { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[other] december
    }
game-unknown = Er is geen spel "{ $word }". Spellen: { $games }.
    .brief = Geen spel "{ $word }". Spellen: { $games }.
game-which = Welk spel: { $games }? Typ bijvoorbeeld `{ $command } sniff`.
    .brief = Welk spel: { $games }?
    .prompt = Welk spel?
resume-none = Er wacht geen spel. Typ `{ $command } sniff`.
    .brief = Er wacht geen spel.
    .prompt = Er wacht niets.
resume-unknown = Er wacht geen spel "{ $name }". De laatste: { $games }.
    .brief = Er wacht geen spel "{ $name }".
resume-busy = Het spel { $name } wordt al ergens anders gespeeld.
    .brief = Elders in gebruik: { $name }.
resume-over = Het spel { $name } is al afgelopen. Met `{ $command } { $name }` hoor je het.
    .brief = Afgelopen: `{ $command } { $name }`?
    .prompt = Is afgelopen.
delete-which = Welk spel? Typ het nummer of de naam erachter: `{ $command } 2` of `{ $command } sniff-3`.
    .brief = Welk spel? Typ `{ $command } 2`.
delete-unknown = Er is geen spel "{ $name }". De laatste: { $games }.
    .brief = Er is geen spel "{ $name }".
delete-sure-waiting = Dit spel verwijderen: { $what }? Het wacht nog op je; als je het verwijdert, is het voorgoed weg. `Ja` of `nee`; Enter is nee.
    .brief = Wachtend { $name } wissen? Enter is nee.
    .prompt = Verwijderen?
delete-sure-finished = Dit spel verwijderen: { $what }? Het is dan voorgoed weg. `Ja` of `nee`; Enter is nee.
    .brief = Afgelopen { $name } wissen? Enter is nee.
    .prompt = Verwijderen?
delete-not = Het spel { $name } blijft.
    .prompt = Het blijft.
deleted = Het spel { $name } is verwijderd.
    .prompt = Verwijderd.
delete-fault = Het spel { $name } kon niet verwijderd worden.
    .brief = Niet verwijderd: { $name }.
    .prompt = Niet verwijderd.

# Plaatsen

seats-number = Met zoveel spelers kan het niet: dit spel is voor { $counts } spelers.
    .brief = Spelers bij dit spel: { $counts }.
seats-range = { $from } tot en met { $to }
seats-or = { $from } of { $to }
seats-count = { $count ->
        [one] 1 speler is te weinig: je hebt er { $named } genoemd.
       *[other] { $count } spelers is te weinig: je hebt er { $named } genoemd.
    }
    .brief = Te weinig: je hebt er { $named } genoemd.
seats-none-left = { $count } computers bezetten alle plaatsen, en voor jou blijft er geen over. Zeg { $more } om mee te spelen, of geen getal om te kijken.
    .brief = Geen plaats voor jou. Zeg { $more }.
    .prompt = Geen plaats voor jou.
seats-no-number = "{ $word }" is geen aantal spelers.
seats-named = { $human }:Anna
seats-twice = Maar één speler mag { $name } heten.
seats-unreadable = "{ $word }" is geen speler. Spelers: { $players }.
    .brief = "{ $word }" is geen speler.
wish-unknown = "{ $word }" is geen speler en geen variant. Spelers: { $players }. Varianten: { $options }.
    .brief = "{ $word }"? Varianten: { $options }.
option-unknown = "{ $word }" is geen variant. Varianten: { $options }.
    .brief = "{ $word }" is geen variant.
option-with = { $option } { $value }
option-twice = Er staat twee keer { $option }.
option-no-number = Bij { $option } hoort een getal, zoals { $option } 12.
    .brief = Bij { $option } hoort een getal.
option-no-size = Bij { $option } horen 3 tot en met 9 kolommen en 3 tot en met 9 rijen, zoals { $option } 4x4.
    .brief = Van 3x3 tot 9x9, zoals { $option } 4x4.
seed-none = Het systeem geeft geen toevalsgetallen. Noem een startgetal: --seed 1.

# Een spel

hint-help = Typ `hulp` om te horen wat je kunt typen.
    .brief = Wat je kunt typen: `hulp`.
    .prompt = `hulp`?
table-computers = Computers aan tafel, met hun niveau: { $names }.
    .brief = Computers: { $names }.
    .prompt = { $count } computers.
table-computer = { $name } { $level }
thinking = { $name } denkt na.
thinking-hint = Ik denk na over een tip.
thinking-move = Ik denk over je zet na.
thinking-review = Ik loop je zetten na.
computer-stumbled = { $name } kon de bedoelde zet niet doen en doet iets anders. Dat is een fout in het programma.
    .brief = Fout: { $name } doet iets anders.
stumbled-hint = Er is deze keer geen tip. Dat is een fout in het programma.
    .brief = Fout: geen tip.
stumbled-move = Of je zet goed is, kon ik niet nagaan. Dat is een fout in het programma.
    .brief = Fout: zet niet bekeken.
stumbled-review = Ik kan je zetten niet nalopen. Dat is een fout in het programma.
    .brief = Fout: geen terugblik.
player-left = { $name } is weggegaan. Het spel wacht.
hint-told = { $what } { $why }
hint-told-on = { $what }
    .full = { $what } { $why }
hint-no-more = Meer valt er niet over te zeggen.
    .prompt = Meer weet ik niet.
hint-next = Op één na beste: { $what } Daarmee win je { $count ->
        [0] nog geen 1 van de 100 spellen
       *[other] ongeveer { $count } van de 100 spellen
    }, met de tip zijn dat er { $most }.
    .brief = Of: { $what } { $count ->
        [0] Bijna geen
       *[other] { $count }
    } van 100 tegen { $most }.
hint-next-even = Even goed: { $what } Met beide win je { $count ->
        [0] minder dan 1 van de 100 spellen
        [100] bijna elk spel
       *[other] ongeveer { $count } van de 100 spellen
    }.
    .brief = Even goed: { $what }
hint-chance = Zo win je { $count ->
        [0] minder dan 1 van de 100 spellen
        [100] bijna elk spel
       *[other] ongeveer { $count } van de 100 spellen
    }.
    .brief = { $count ->
        [0] Zo win je minder dan 1 van de 100.
        [100] Zo win je bijna altijd.
       *[other] Zo win je { $count } van de 100.
    }
tutor-ask = { $cost } Beter: { $what } Toch doen? Enter is nee.
    .full = { $cost } Beter: { $what } Toch doen? `Ja`, `nee` of `waarom`; Enter is nee.
    .brief = { $cost } { $what } Toch? `Ja` of `nee`.
    .prompt = Zeker? { $what }
tutor-not = Niet gespeeld. Je bent nog aan de beurt.
    .brief = Niet gespeeld.
    .prompt = Niet gespeeld.
tutor-chance = Daarmee win je { $count ->
        [0] bijna geen
       *[other] { $count }
    } van de 100 spellen in plaats van { $most }.
    .brief = { $count ->
        [0] Bijna geen
       *[other] { $count }
    } van de 100 tegen { $most }.
review-how = { $count ->
        [one] 1 zet heeft je veel gekost. Typ `waarom` voor de reden, of `{ $command }` om vanaf daar verder te spelen; Enter sluit de terugblik af.
       *[other] { $count } zetten hebben je het meest gekost. Enter gaat naar de volgende. Typ `waarom` voor de reden, of `{ $command }` om vanaf daar verder te spelen.
    }
    .brief = { $count ->
        [one] 1 dure zet. Enter, `waarom`, `{ $command }`.
       *[other] { $count } dure zetten. Enter, `waarom`, `{ $command }`.
    }
review-move = { $number } van { $count }, in stap { $turn }:
    .brief = { $number } van { $count }, stap { $turn }:
review-typed = { $number } van { $count }, in stap { $turn }: je typte { $line }.
    .brief = { $number } van { $count }, stap { $turn }: { $line }.
line-words = { $line } { $word }
review-better = { $cost } Beter: { $what } { $why }
    .brief = { $what } { $cost }
review-none = Geen zet heeft je veel gekost.
    .prompt = Geen zet was duur.
review-unplayed = Je hebt in dit spel geen zet gedaan, dus er is niets door te nemen.
    .brief = Je hebt geen zet gedaan.
    .prompt = Geen zet van jou.
review-over = Dat was de laatste.
    .prompt = Dat was de laatste.
review-later = Het spel is nog niet afgelopen. Typ daarna `terugblik` om je zetten na te lopen.
    .brief = Het spel is nog niet afgelopen.
    .prompt = Nog niet afgelopen.
review-whose = Wiens zetten? Typ eerst `{ $command } { $name }`, of een andere naam.
    .brief = Van wie? Eerst `{ $command } { $name }`.
review-elsewhere = Wat je voor elke zet wist, staat hier niet opgeschreven. Daarom kan ik je zetten niet nalopen.
    .brief = Dat staat hier niet opgeschreven.
    .prompt = Niet opgeschreven.
review-nothing = Er is nog geen spel afgelopen. Typ `{ $command } sniff` om er een te beginnen.
    .brief = Er is nog geen spel afgelopen.
    .prompt = Nog niets afgelopen.
retry-what = Vanaf welke zet? Typ eerst `{ $command }`.
    .brief = Typ eerst `{ $command }`.
retry-shared = Aan deze tafel zitten ook anderen: niemand kan vanaf daar alleen verder. Later kan het in de lobby met `terugblik`.
    .brief = Niet aan een tafel met anderen.
    .prompt = Niet aan deze tafel.
retry-begin = Je speelt vanaf daar verder. Dit spel wordt niet bewaard en telt nergens mee.
    .brief = Vanaf daar. Het telt niet mee.
    .prompt = Vanaf daar verder.
hint-type = Typ { $command }.
hint-off = In dit spel geef ik geen tips.
hint-not-due = Je hoeft nu niets te beslissen.
match-no-hints = Zonder tips.
handover-end = Jij bent even klaar. Met Enter maak je het scherm leeg voor { $name }.
    .brief = Enter: leeg scherm voor { $name }.
    .prompt = Enter: scherm leeg.
handover-end-plain = Jij bent even klaar. Hier kan ik het scherm niet leegmaken: scrol alles weg, en druk dan op Enter voor { $name }.
    .brief = Scherm niet leeg. Enter: { $name }.
    .prompt = Scherm niet leeg.
handover-end-again = Jij bent even klaar. Scrol alles weg, dan Enter voor { $name }.
    .brief = Scherm niet leeg. Enter: { $name }.
    .prompt = Scherm niet leeg.
turn-others = { $count ->
        [one] { $names } is nu aan de beurt, niet jij.
       *[other] { $names } zijn nu aan de beurt, niet jij.
    }
    .brief = { $count ->
        [one] { $names } is aan de beurt.
       *[other] { $names } zijn aan de beurt.
    }
    .prompt = Eerst { $names }.
handover = { $name } is aan de beurt. Verder met Enter.
    .brief = { $name }. Druk op Enter.
    .prompt = { $name }. Druk op Enter.
handover-open = { $name } is aan de beurt. Druk op Enter, of typ meteen een zet.
    .brief = { $name }. Enter, of een zet.
    .prompt = { $name }. Enter?
handover-typed = Wat je typte, telde niet. Vanaf nu wel.
    .brief = Dat telde niet. Vanaf nu wel.
resumed = Welkom terug bij { $name }.
    .brief = Terug in { $name }.
    .prompt = Terug.
kept = Het spel is bewaard als { $name }. Met { $resume } ga je verder.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
shell-resume = `snuffel { $command }`
kept-here = Het spel is bewaard als { $name }, zoals elke zet. Je speelt verder.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
kept-not = Het spel kon niet bewaard worden. { $reason }
    .brief = Het spel is niet bewaard.
    .prompt = Niet bewaard.
left-trial = Je stopt met dit spel, dat alleen om te proberen was.
    .brief = Gestopt; het was om te proberen.
trial-unkept = Dit spel is alleen om te proberen en wordt niet bewaard.
    .brief = Om te proberen, niet bewaard.
left-unplayed = Er is niets gespeeld, dus er wordt niets bewaard.
    .brief = Niets gespeeld, niets bewaard.
    .prompt = Niets bewaard.
home-missing = Het systeem noemt geen map voor jou: spellen en instellingen worden niet bewaard. Met --data MAP wel.
    .brief = Geen map. Niets wordt bewaard.
    .prompt = Niets wordt bewaard.
record-fault = Bewaren lukt niet. { $reason } Je speelt verder; ik probeer het bij elke regel opnieuw.
    .brief = Bewaren lukt niet. Ik blijf proberen.
    .prompt = Niet bewaard.
record-again = Bewaren lukt weer. Er ontbreekt niets.
    .brief = Weer bewaard.
    .prompt = Weer bewaard.
unsaved = { $reason ->
        [full] Er is niet genoeg ruimte.
        [denied] Er is geen schrijfrecht.
        [changed] Het bestand is van buitenaf veranderd.
        [long] Het verslag is te lang geworden.
        [nowhere] Er is geen map voor.
       *[refused] Het systeem weigert het.
    }
finish-fault = Het spel { $name } is afgelopen, maar kon niet bij de afgelopen spellen gezet worden.
    .brief = Niet opgeborgen: { $name }.
replay-unfinished = Tot hier is er gespeeld; het spel is nog niet afgelopen.
    .brief = Het spel is nog niet afgelopen.
resign-sure = Wil je dit spel opgeven? `Ja` of `nee`; Enter is nee.
    .brief = Opgeven? `Ja` of `nee`; Enter is nee.
    .prompt = Opgeven?
resign-sure-all = Wil je opgeven? Dan is het spel voor iedereen afgelopen. `Ja` of `nee`; Enter is nee.
    .brief = Opgeven, voor iedereen? `Ja` of `nee`.
    .prompt = Spel uit?
resign-sure-seat = Wil je opgeven? Dan neemt een computer je plaats over en spelen de anderen verder. `Ja` of `nee`; Enter is nee.
    .brief = Je plaats opgeven? `Ja` of `nee`.
    .prompt = Plaats opgeven?
resign-done = Je hebt opgegeven en luistert verder mee.
    .brief = Je hebt opgegeven.
    .prompt = Opgegeven.
gave-up = { $name } geeft op.
resign-not = Je speelt verder.
    .prompt = Je speelt door.
confirm-not = Er is niets gebeurd.
    .prompt = Niets gebeurd.
quit-sure = Niet alles is bewaard; de rest gaat verloren. Toch weg? `Ja` of `nee`; Enter is nee.
    .brief = Niet bewaard. Toch weg? Enter is nee.
    .prompt = Toch weg?
leave-sure = Wil je weg? Het spel blijft bewaard. `Ja` of `nee`; Enter is nee.
    .brief = Weg? `Ja` of `nee`; Enter is nee.
    .prompt = Weg?
quit-not = Je blijft.
    .prompt = Je blijft.
over-look-back = Je kunt nog van alles opvragen. Typ `opnieuw` om nog een keer te spelen; Enter sluit af.
    .brief = Nog een keer: `opnieuw`. Enter sluit af.
    .prompt = `Opnieuw`, of Enter.
over-table = Je kunt nog van alles opvragen. Typ `opnieuw` om aan tafel nog een spel voor te stellen, of `stoppen` om weg te gaan.
    .brief = Nog een spel: `opnieuw`. Weg: `stoppen`.
    .prompt = `Opnieuw`, `stoppen`.
over-room = Je kunt nog van alles opvragen. Typ `opnieuw` om aan tafel nog een spel voor te stellen; met Enter ga je terug naar de tafel.
    .brief = Nog een spel: `opnieuw`. Enter: tafel.
    .prompt = `Opnieuw`, of Enter.
over-listening = Je kunt nog van alles opvragen. Typ `stoppen` om weg te gaan.
    .brief = Nog iets opvragen, of `stoppen`.
    .prompt = Of `stoppen`.
over-listening-room = Je kunt nog van alles opvragen; met Enter ga je terug naar de tafel.
    .brief = Nog iets opvragen, of Enter: tafel.
    .prompt = Of Enter.
over-resume = Je kunt nog van alles opvragen. Typ `hervat { $name }` om verder te gaan met dit spel; Enter sluit af.
    .brief = `Hervat { $name }`, of sluit af met Enter.
    .prompt = `Hervat`, of Enter.
steps-replay = { $count ->
        [one] 1 stap. Enter vertelt hem; typ `overslaan` om meteen de afloop te horen.
       *[other] { $count } stappen. Enter vertelt de volgende. Of typ `alles` voor de rest, `overslaan` voor alleen de afloop, `terug` of `ga 1`.
    }
    .brief = { $count ->
        [one] 1 stap. Enter vertelt hem.
       *[other] { $count } stappen. Enter of `alles`.
    }
    .prompt = { $count ->
        [one] 1 stap.
       *[other] { $count } stappen.
    }
steps-play = Enter gaat verder. Of typ `alles` voor de rest, `overslaan` voor alleen de afloop, `terug` voor de beurt ervoor.
    .brief = Enter gaat verder. Of `alles`, `terug`.
    .prompt = Enter gaat verder.
steps-at = { $number ->
        [0] { $count ->
            [one] 1 stap. Enter vertelt hem.
           *[other] { $count } stappen. Enter vertelt de eerste.
        }
       *[other] Stap { $number } van { $count }. Enter vertelt de volgende.
    }
    .brief = Stap { $number } van { $count }.
steps-so-far = Stap { $number }. Enter gaat verder.
    .brief = Stap { $number }. Enter gaat verder.
steps-first = Dit is het begin.
    .prompt = Het begin.
steps-which = Welke stap? Typ bijvoorbeeld `{ $command } 1`.
    .brief = Welke stap? Bijvoorbeeld `{ $command } 1`.
    .prompt = Welke stap?
steps-count = { $count ->
        [0] Er is nog niets verteld.
        [one] Er is tot nu toe maar 1 stap.
       *[other] Er zijn tot nu toe maar { $count } stappen.
    }
    .brief = { $count ->
        [0] Er is nog niets verteld.
        [one] Nog maar 1 stap.
       *[other] Nog maar { $count } stappen.
    }
    .prompt = { $count ->
        [0] Nog geen.
        [one] Maar 1 stap.
       *[other] Maar { $count } stappen.
    }
steps-over = Er valt niets meer te vertellen.
    .prompt = Meer is er niet.
steps-no-deed = Dit is al gespeeld. Je kunt hier alleen luisteren en vragen stellen.
    .brief = Al gespeeld. Vragen kan nog wel.
    .prompt = Al gespeeld.
steps-or-deed = Je bent nu aan de beurt: `{ $word }` zou een zet zijn. Bedoel je dat? `Ja` of `nee`; Enter is nee.
    .brief = Een zet? `Ja` of `nee`; Enter is nee.
    .prompt = Een zet?
steps-not-yet = Eerst de anderen: Enter gaat verder. Daarna kan het jouw beurt zijn.
    .brief = Eerst de anderen: Enter gaat verder.
    .prompt = Enter gaat verder.
steps-not-yet-one = Eerst komt { $name }: Enter gaat verder. Daarna kan het jouw beurt zijn.
    .brief = Eerst { $name }: Enter gaat verder.
    .prompt = Enter gaat verder.
steps-out = Je ligt uit dit spel. Luisteren en vragen kan nog wel.
    .brief = Je ligt eruit. Vragen kan nog wel.
    .prompt = Je ligt eruit.
place-step = { $number }/{ $count }
help-steps = Enter vertelt de volgende beurt. Of typ `alles` voor de rest, `overslaan` voor alleen de afloop, `terug` voor de beurt ervoor, `ga 1` voor de eerste.
    Tussendoor kun je vragen stellen zoals in een spel, bijvoorbeeld `stand`, `verloop` of `laatste zetten`. Typ na afloop `als { $name }`, dan weet je wat { $name } wist. Alle opdrachten: `hulp alles`.
help-reading = Met Enter lees je het volgende stuk, met `terug` nog eens het stuk ervoor. Na het laatste stuk sluit Enter af; `stoppen` kan op elk moment.
help-look-back = Typ `ga 1` om het spel nog eens te horen, met elke Enter één beurt, of `als { $name }` om te weten wat { $name } wist. Typ `terugblik` om de zetten na te lopen die je het meest kostten.
help-leave = Enter sluit af.
help-leave-table = Typ `stoppen` om weg te gaan.
help-leave-room = Met Enter ga je terug naar de tafel.
help-review = Enter gaat naar de volgende zet. Typ `terug` voor de vorige, `waarom` voor de reden, of `{ $command }` om vanaf daar verder te spelen.
as-own = Je weet weer wat je in het spel wist.
    .brief = Je weet wat je in het spel wist.
    .prompt = Als jezelf.
as-seat = Je weet nu wat { $name } in het spel wist.
    .brief = Je weet nu wat { $name } wist.
    .prompt = Als { $name }.
as-public = Je weet nu wat in het spel voor iedereen bekend was.
    .brief = Je weet nu wat voor iedereen bekend was.
    .prompt = Als iedereen.
as-not-over = Wat een ander weet, hoor je pas als het spel afgelopen is.
    .brief = Pas als het spel afgelopen is.
    .prompt = Pas na afloop.
player-unknown = Niemand heet hier "{ $word }". Aan tafel: { $names }.
    .brief = Niemand heet hier "{ $word }".
    .prompt = Wie is dat?
log-unknown = "{ $word }" is geen getal en geen speler. Typ `{ $command } 5`, `{ $command } zetten` of een van deze namen: { $names }.
    .brief = Getal, zetten of een naam: { $names }.
    .prompt = Getal of naam?
after-later = Dat kan als dit spel afgelopen is.
    .brief = Eerst dit spel.
    .prompt = Nog niet uit.
rematch-later = De revanche komt als dit spel voorbij is.
    .brief = Eerst dit spel, dan de revanche.
    .prompt = Nog niet voorbij.
last-none = Er is niets gezegd.
    .prompt = Niets.
log-count = { $last ->
        [one] { $count } meldingen, hier de laatste:
       *[other] { $count } meldingen, hier de laatste { $last }:
    }
    .brief = { $last ->
        [one] { $count } meldingen, de laatste:
       *[other] { $count } meldingen, de laatste { $last }:
    }
log-all = { $count ->
        [0] Er is nog niets gebeurd.
        [one] 1 melding:
       *[other] { $count } meldingen:
    }
log-no-moves = Er heeft nog niemand een zet gedaan.
log-no-move-of = Nog geen zet van { $name }.
noted = Genoteerd.
    .prompt = Genoteerd.
noted-not = Genoteerd tot je weggaat. { $reason }
    .brief = Genoteerd, niet bewaard.
    .prompt = Niet bewaard.
note = { $text }
notes-count = { $count ->
        [0] Notities: geen.
        [one] 1 notitie:
       *[other] { $count } notities:
    }
more-left = { $count ->
        [one] Nog één: `meer`.
       *[other] Nog { $count }: `meer`.
    }
    .prompt = Nog { $count }: `meer`.
# Wat met Enter verder gelezen wordt op een leesregel, nadat er iets anders tussen kwam.
reading-before = Ervoor stond:
# At the end of a prompt of a braille display: yes or no is wanted.
prompt-asks = j/n
more-none = Meer is er niet.
    .prompt = Dat was alles.
back-none = Ervoor staat niets.
    .prompt = Niets ervoor.

# Wat spelers bewaren

sheet-none = Hier valt niets te bewaren of te laden.
    .prompt = Niets hier.
sheet-kept = Bewaard als { $name }. In een ander spel: `laad { $name }`.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
sheet-not-kept = { $name } kon niet bewaard worden. { $reason }
    .brief = { $name } kon niet bewaard worden.
    .prompt = Niet bewaard.
sheet-bad-name = Een bestand kan niet { $name } heten. Neem letters en cijfers.
    .brief = Een bestand kan niet { $name } heten.
    .prompt = Geen naam.
sheet-replace = Er is al een { $name }. Vervangen? `Ja` of `nee`; Enter is nee.
    .brief = { $name } vervangen? Enter is nee.
    .prompt = Vervangen?
sheet-not-replaced = De oude versie blijft.
    .prompt = De oude blijft.
sheet-item = { $name }.
sheet-fault = { $name }, regel { $line }: { $reason }
sheet-unreadable = "{ $word }" is niet te begrijpen.

# Toernooien

series-one-of-both = Toernooi en teltoernooi sluiten elkaar uit.
    .brief = Toernooi of teltoernooi, niet beide.
series-no-tournament = Een toernooi heeft een oneven aantal spellen, van 3 tot en met 99.
    .brief = Toernooi: oneven aantal, 3 tot 99.
series-no-count = Een teltoernooi heeft 1 tot en met 99 spellen.
    .brief = Een teltoernooi heeft 1 tot 99 spellen.
series-wins = Een toernooi van { $games } spellen. Wie de meeste zeges heeft, wint.
    .brief = Toernooi, { $games } spellen.
    .full = Dit is een toernooi van { $games } spellen. Elke zege is 1 punt, en het toernooi is afgelopen zodra niemand de koploper nog kan inhalen.
    .prompt = Toernooi { $games }.
series-fewest = { $games ->
        [one] Een teltoernooi van 1 spel. Wie de minste punten heeft, wint.
       *[other] Een teltoernooi van { $games } spellen. Wie de minste punten heeft, wint.
    }
    .brief = { $games ->
        [one] Teltoernooi, 1 spel.
       *[other] Teltoernooi, { $games } spellen.
    }
    .full = { $games ->
        [one] Dit is een teltoernooi van 1 spel. Na het spel zoekt de verliezer alleen verder; elke zet die daarvoor nog nodig is, is een punt. Wie de minste punten heeft, wint.
       *[other] Dit is een teltoernooi van { $games } spellen. Na elk spel zoekt de verliezer alleen verder; elke zet die daarvoor nog nodig is, is een punt. Wie de minste punten heeft, wint.
    }
    .prompt = Teltoernooi { $games }.
names-together = { $names } en { $last }
    .prompt = { $names }, { $last }
letters-together = { $names } en { $last }
    .prompt = { $names }, { $last }
deeds-together = { $names } en { $last }
    .brief = { $names }, { $last }
    .prompt = { $names }, { $last }
clauses-together = { $names }; { $last }
    .brief = { $names }, { $last }
    .prompt = { $names }, { $last }
names-either = { $names } of { $last }
    .prompt = { $names }, { $last }
series-points = { $name } { $points ->
        [0] nul
       *[other] { $points }
    }
series-over-wins = Stand na spel { $number } van { $games }: { $standing }. { $left ->
        [one] Er is nog 1 spel; met { $needed } punten win je zeker.
       *[other] Er zijn nog { $left } spellen; met { $needed } punten win je zeker.
    }
    .brief = Na { $number } van { $games }: { $standing }.
    .full = Spel { $number } van { $games } is afgelopen. De stand is nu: { $standing }. { $left ->
        [one] Er is nog 1 spel te spelen; wie { $needed } punten heeft, wint zeker.
       *[other] Er zijn nog { $left } spellen te spelen; wie { $needed } punten heeft, wint zeker.
    }
    .prompt = { $standing }.
series-over-fewest = Stand na spel { $number } van { $games }: { $standing }. { $left ->
        [one] Er is nog 1 spel.
       *[other] Er zijn nog { $left } spellen.
    }
    .brief = Na { $number } van { $games }: { $standing }.
    .full = Spel { $number } van { $games } is afgelopen. De stand, hoe minder punten hoe beter: { $standing }. { $left ->
        [one] Er is nog 1 spel te spelen.
       *[other] Er zijn nog { $left } spellen te spelen.
    }
    .prompt = { $standing }.
series-so-far = Spel { $number } van { $games }. Stand: { $standing }.
series-next = Spel { $number } van { $games } begint, en alles is nieuw.
    .brief = Spel { $number } van { $games }.
    .full = Spel { $number } van { $games } begint, en alles is nieuw.
    .prompt = Spel { $number }.
series-won-you = Je wint het toernooi. Eindstand: { $standing }.
    .brief = Toernooi gewonnen. { $standing }.
    .full = Het toernooi is afgelopen, en jij wint het. Eindstand: { $standing }.
    .prompt = Je wint het toernooi.
series-won-with = Jullie winnen het toernooi, jij en { $names }. Eindstand: { $standing }.
    .brief = Zege met { $names }. { $standing }.
    .full = Het toernooi is afgelopen, en jullie winnen het, jij en { $names }. Eindstand: { $standing }.
    .prompt = Jullie winnen samen.
series-won-other = Het toernooi is voor { $names }. Eindstand: { $standing }.
    .brief = Toernooi: { $names }. { $standing }.
    .full = Het toernooi is afgelopen. De winst is voor { $names }. Eindstand: { $standing }.
    .prompt = Zege: { $names }.
series-won-side = { $names } winnen samen het toernooi. Eindstand: { $standing }.
    .brief = Toernooi: { $names }. { $standing }.
    .full = Het toernooi is afgelopen. { $names } winnen het samen. Eindstand: { $standing }.
    .prompt = Zege: { $names }.
series-draw = Het toernooi eindigt gelijk. Eindstand: { $standing }.
    .brief = Toernooi gelijk. { $standing }.
    .full = Het toernooi is afgelopen en eindigt gelijk. Eindstand: { $standing }.
    .prompt = Gelijk.

# Wat niet te begrijpen is

typed-too-long = Die regel is te lang. Er is niets gebeurd.
    .brief = De regel is te lang.
    .prompt = Te lang.
typed-not-text = In die regel staan tekens die geen tekst zijn. Er is niets gebeurd.
    .brief = Dat is geen leesbare tekst.
    .prompt = Geen tekst.
typed-interrupt = Nog een keer Ctrl-C en je gaat weg.
    .brief = Nog een keer Ctrl-C stopt.
    .prompt = Ctrl-C stopt.
misread-empty = Je hebt niets getypt. Met `hulp` hoor je wat er kan.
    .brief = Niets getypt. Typ `hulp`.
    .prompt = Niets getypt.
misread-unknown = "{ $word }" begrijp ik niet. Met `hulp` hoor je wat er kan.
    .brief = "{ $word }"? Typ `hulp`.
    .prompt = Onbekend. Typ `hulp`.
misread-answer = Er wacht nu niets op ja of nee. Typ het woord dat je bedoelt.
    .brief = Er wordt nu niets gevraagd.
    .prompt = Niets gevraagd.
answer-unclear = Dat is hier geen antwoord. Typ `ja` of `nee`; Enter is nee.
    .brief = Typ `ja` of `nee`.
    .prompt = Ja of nee?
misread-several = "{ $word }" is niet duidelijk. Bedoel je: { $fits }?
    .brief = "{ $word }"? Bedoel je: { $fits }?
    .prompt = Niet duidelijk.
misread-like = "{ $word }" begrijp ik niet. Bedoel je `{ $like }`?
    .brief = "{ $word }"? Bedoel je `{ $like }`?
    .prompt = `{ $like }`?
misread-offer = Bedoel je `{ $line }`? Ja of nee.
    .prompt = `{ $line }`?
misread-either = Bedoel je `{ $line }` of `{ $other }`? Typ een van de twee.
    .brief = Bedoel je `{ $line }` of `{ $other }`?
    .prompt = `{ $line }` of `{ $other }`?
only-offer = Er is maar één ding mogelijk. Zal ik dat doen? Ja of nee.
    .brief = Er kan maar één ding. Zal ik?
    .prompt = Doen?
misread-alone = "{ $word }" is te veel. Typ alleen { $command }.
    .brief = Typ alleen { $command }.
    .prompt = Alleen { $command }.
misread-alone-or = "{ $word }" is te veel. Typ alleen { $command }, of alleen `{ $word }`.
    .brief = Alleen { $command }, of alleen `{ $word }`.
    .prompt = Alleen { $command }.
misread-too-much = "{ $word }" is hier te veel.
    .prompt = Te veel.
misread-not-here = Met { $command } kun je hier niets.
    .brief = Hier kan { $command } niet.
    .prompt = Hier niet.
misread-undo = Zetten kun je niet terugnemen.
cannot-chat = Hier is niemand die dat leest: berichten zijn er aan tafels met mensen op afstand. Met `uitnodigen` in de lobby open je er een.
    .brief = Berichten: na `uitnodigen`.
cannot-show = Ik ben alleen tekst; grootte en kleuren regelt je terminal. Kijk eens bij `breedte`, `braille` en `spraak`.
    .brief = Zie `breedte`, `braille`, `spraak`.
cannot-wait = Neem de tijd. Zolang je niets typt, gebeurt er niets.
    .brief = Neem de tijd.
cannot-thanks = Graag gedaan. Met `hulp` hoor je wat er kan.
    .brief = Graag gedaan. Zie `hulp`.
cannot-chatter = Kletsen kan ik niet. Met `hulp` hoor je wat er kan.
    .brief = Kletsen kan ik niet. Zie `hulp`.
cannot-other-game = Dat spel heb ik niet. Met `welke spellen` hoor je welke er zijn.
    .brief = Dat heb ik niet. Zie `welke spellen`.
cannot-peek = Dat blijft verborgen. Met `stand` hoor je alles wat je mag weten.
    .brief = Verborgen. Zie `stand`.
cannot-account = Een account heb je niet nodig: alles blijft op deze computer.
    .brief = Je hebt geen account nodig.
cannot-save = Elk spel wordt vanzelf bewaard. Met `overzicht` hoor je welke er wachten.
    .brief = Vanzelf bewaard: zie `overzicht`.
cannot-restart = Halverwege opnieuw beginnen kan niet. Typ `stoppen` en begin in de lobby een nieuw spel.
    .brief = Eerst `stoppen`, dan opnieuw.
misread-lobby = "{ $word }" werkt alleen in de lobby. Typ eerst `stoppen`.
    .brief = Eerst `stoppen`, dan "{ $word }".
    .prompt = Eerst `stoppen`.
misread-game = Dat is een ander spel: { $game }. Typ eerst `stoppen` om daar te komen; dit spel blijft bewaard.
    .brief = Eerst `stoppen`, dan { $game }.
    .prompt = Eerst `stoppen`.
misread-number = "{ $word }" begrijp ik hier niet. Typ een getal vanaf 1, bijvoorbeeld 5.
    .brief = "{ $word }"? Typ een getal vanaf 1.
    .prompt = Geen getal.
misread-lang = De taal "{ $word }" spreek ik niet. Typ { $choices }.
    .brief = Achter `{ $command }`: { $codes }.
    .prompt = { $codes }?
misread-lang-choice = `{ $command } { $language }`
misread-level = "{ $word }" is geen keuze. Typ `{ $command } kort`, `{ $command } gewoon` of `{ $command } uitgebreid`.
    .brief = Typ `{ $command } kort`, gewoon, uitgebreid.
    .prompt = Hoeveel woorden?
misread-spell = "{ $word }" is geen keuze. Typ `{ $command } eenvoudig` of `{ $command } alfabet`.
    .brief = Typ `{ $command } eenvoudig` of alfabet.
    .prompt = Hoe dan?
misread-width = "{ $word }" is geen breedte van 20 tot en met 500. Typ `{ $command } 40`, `{ $command } automatisch` of `{ $command } uit`.
    .brief = Typ { $command } 20 tot 500, of uit.
    .prompt = 20 tot 500, uit?
misread-braille = "{ $word }" kan niet. Kies 20 tot en met 80 cellen. Typ bijvoorbeeld `{ $command } 40`, of met zes cellen om te typen `{ $command } 40 vrij 6`, of `{ $command } uit`.
    .brief = Typ { $command } 20 tot 80, of uit.
    .prompt = 20 tot 80, uit?
misread-speech = "{ $word }" past niet bij { $command }. Typ `{ $command } aan`, `{ $command } uit`, `{ $command } sneller`, `{ $command } tempo 40`, `{ $command } stem` of `{ $command } stil`. Alles erover: `hulp { $command }`.
    .brief = Typ `{ $command } aan`, of `hulp { $command }`.
    .prompt = Aan, uit, stemmen?
misread-thinking = "{ $word }" is geen denktijd van 10 tot en met 60000 milliseconden. Typ `{ $command } 500`, of `{ $command } uit`.
    .brief = Typ { $command } 10 tot 60000, of uit.
    .prompt = 10 tot 60000, uit?
misread-pace = "{ $word }" is geen tempo. Typ `{ $command } stap` of `{ $command } alles`.
    .brief = Typ `{ $command } stap` of `{ $command } alles`.
    .prompt = Stap of alles?
misread-bell = "{ $word }" is niet aan en niet uit. Typ `{ $command } aan` of `{ $command } uit`.
    .brief = Typ `{ $command } aan` of `{ $command } uit`.
    .prompt = Aan of uit?
misread-sounds = "{ $word }" is geen keuze. Typ `{ $command } zacht`, `{ $command } luid` of `{ $command } uit`; met `{ $command } lijst` hoor je ze allemaal.
    .brief = Typ `{ $command } zacht` of `{ $command } uit`.
    .prompt = Zacht, luid of uit?
misread-relays = "{ $word }" is geen adres van een server. Een adres ziet er zo uit: https://relay.example.org; met `{ $command } public` gaat het weer via de openbare.
    .brief = "{ $word }" is geen serveradres.
    .prompt = Welke server?
misread-page-address = "{ $word }" is geen adres van een pagina. Een adres ziet er zo uit: https://pagina.example.org; met `{ $command } uit` stel je er geen in.
    .brief = "{ $word }" is geen pagina-adres.
    .prompt = Welke pagina?
relays-on-where = Dat is voor een tafel die je zonder relay hebt geopend. Anders gaat het sowieso via servers.
    .brief = Alleen aan een tafel zonder servers.
    .prompt = Niet hier.
misread-tutor = "{ $word }" is niet aan en niet uit. Typ `{ $command } aan` of `{ $command } uit`.
    .brief = Typ `{ $command } aan` of `{ $command } uit`.
    .prompt = Aan of uit?
misread-name = "{ $word }" is geen naam. Kies 1 tot en met 12 letters en cijfers, zoals `{ $command } Anna`, of `{ $command } uit`.
    .brief = Kies 1 tot 12 letters en cijfers.
    .prompt = Geen naam.
name-meant = "{ $word }" betekent hier al iets. Kies een andere naam.
    .brief = "{ $word }" betekent hier iets.
    .prompt = Geen naam.
misread-tell = "{ $word }" is niets wat ik ongevraagd zeg. Typ `{ $command }` om te horen wat er is, of `{ $command } uit`.
    .brief = Typ `{ $command }` of `{ $command } uit`.
    .prompt = Wat daarvan?
help-commands = { $count } opdrachten:
help-unknown = Hier is geen opdracht "{ $word }". Met `hulp alles` hoor je ze allemaal.
    .brief = Geen opdracht "{ $word }".
    .prompt = Geen opdracht.
rules-topic = Onderwerp: { $topic }.
rules-topics = Onderwerpen: { $topics }. Typ bijvoorbeeld `{ $command } { $game } { $topic }`, of `{ $command } { $game } alles`.
    .brief = Onderwerpen: { $topics }.
rules-which = "{ $topic }" staat in de spelregels van meerdere spellen: { $games }. Typ bijvoorbeeld `{ $command } { $game } { $topic }`.
    .brief = Welk spel: { $games }?
    .prompt = Welk spel?
rules-part = { $text }
rules-played = In dit spel: { $variants }. Meer daarover: `{ $command } { $topic }`.
    .brief = Hier: { $variants }. `{ $command } { $topic }`
    .prompt = Hier: { $variants }.
rules-unknown = Er is geen onderwerp "{ $word }". Onderwerpen: { $topics }.
    .prompt = Geen onderwerp.
matters = Nu: { $facts }.
    .prompt = { $facts }.

# Instellingen

setting-lang = Taal: { $language }.
setting-brief = Woorden: kort.
setting-normal = Woorden: gewoon.
setting-full = Woorden: uitgebreid.
setting-plain = Letters zeg ik zoals ze zijn: E4.
    .brief = Letters: eenvoudig, E4.
setting-letters = Letters spel ik: Eduard 4.
    .brief = Letters: gespeld, Eduard 4.
setting-width-auto = { $cells ->
        [0] Regels blijven zo lang als ze zijn; in een terminal worden ze zo breed als de terminal.
       *[other] Regels worden zo breed als de terminal, { $cells } tekens.
    }
    .brief = { $cells ->
        [0] Breedte: automatisch, geen terminal.
       *[other] Breedte: automatisch, { $cells }.
    }
setting-width = { $cells ->
        [0] Regels blijven zo lang als ze zijn.
       *[other] Regels breken af na { $cells } tekens.
    }
    .brief = { $cells ->
        [0] Breedte: uit.
       *[other] Breedte: { $cells }.
    }
setting-braille = { $cells ->
        [0] De braillemodus is uit.
       *[other] Braillemodus voor { $cells } cellen, waarvan { $free } vrij om te typen.
    }
    .brief = { $cells ->
        [0] Braille: uit.
       *[other] Braille: { $cells } cellen, { $free } vrij.
    }
setting-thinking = { $millis ->
        [0] De computers denken zo lang na als nodig.
       *[other] De computers denken hoogstens { $millis } milliseconden na.
    }
    .brief = { $millis ->
        [0] Denktijd: onbeperkt.
       *[other] Denktijd: { $millis } milliseconden.
    }
setting-pace-step = Spelen er meerdere computers mee, dan hoor je met elke Enter één beurt.
    .brief = Tempo: één beurt per Enter.
setting-pace-all = De beurten van meerdere computers hoor je achter elkaar, tot je zelf aan de beurt bent.
    .brief = Tempo: alles achter elkaar.
setting-bell-on = Er gaat een bel als je na lang wachten aan de beurt bent.
    .brief = Bel: aan.
setting-bell-off = Er gaat geen bel.
    .brief = Bel: uit.
setting-sounds-off = Er klinken geen geluidjes.
    .brief = Geluiden: uit.
setting-sounds-quiet = Bij sommige dingen die ik zeg, klinkt een zacht geluidje.
    .brief = Geluiden: zacht.
setting-sounds-loud = Bij sommige dingen die ik zeg, klinkt een luid geluidje.
    .brief = Geluiden: luid.
sounds-off = De geluidjes staan uit. Met `{ $command } zacht` gaan ze aan, en dan laat de lijst ze ook horen.
    .brief = Uit. Aan met `{ $command } zacht`.
sounds-nothing = Hier vind ik niets dat geluidjes kan laten horen.
    .brief = Niets laat hier geluidjes horen.
sound-free = De weg is vrij.
sound-wall = Een muur.
sound-comes = Er komt iemand.
sound-speaks = Iemand zegt iets tegen je.
sound-turn = Je bent aan de beurt.
sound-points = Punten voor jou.
sound-lost = Je hebt verloren.
sound-won = Je hebt gewonnen.
setting-relays-public = Op afstand vinden jullie elkaar via de openbare servers.
    .brief = Servers: de openbare.
    .prompt = Openbare servers.
setting-relays = Op afstand vinden jullie elkaar via { $relays }.
    .brief = Servers: { $relays }.
    .prompt = { $relays }
setting-page-address = Links naar je tafels leiden naar { $address }.
    .brief = Links: { $address }.
    .prompt = { $address }
setting-page-address-none = Voor links naar je tafels heb je geen pagina ingesteld.
    .brief = Links: geen pagina.
    .prompt = Geen pagina.
setting-tutor-on = Voor een zet die je veel kost, vraag ik of je het zeker weet.
    .brief = Tutor: aan.
setting-tutor-off = Ik vraag bij geen enkele zet of je het zeker weet.
    .brief = Tutor: uit.
setting-name = Anderen noemen je { $name }, vanaf het volgende spel.
    .brief = Naam: { $name }.
setting-name-none = Voor anderen heb je geen naam.
    .brief = Naam: geen.
setting-tell = { $count ->
        [0] Ongevraagd zeg ik niets.
       *[other] { $missing ->
            [0] Ongevraagd zeg ik: { $on }.
           *[other] Ongevraagd zeg ik: { $on }. Niet: { $off }.
        }
    }
    .brief = Ongevraagd: { $count ->
        [0] niets
       *[other] { $on }
    }.
setting-tell-none = In dit spel is er niets wat ik ongevraagd zeg.
    .brief = In dit spel: niets ongevraagd.
setting-tell-elsewhere = Wat je noemde, komt in dit spel niet voor. Voor andere spellen is het onthouden.
    .brief = Niet in dit spel; wel onthouden.
kind-rows = rijen, hoe ver de anderen nog moeten
    .brief = rijen
kind-threats = dreigingen, wie in de volgende beurt kan winnen
    .brief = dreigingen
kind-routes = wegen, wat voor je scouts dicht is of naar huis leidt
    .brief = wegen
kind-tiles = stenen, wie er nog één of twee heeft
    .brief = stenen
kind-cards = kaarten, de jouwe en de som als je aan de beurt bent
    .brief = kaarten
kind-attacks = aanvallen, wie je nu met één stap kunt aanvallen
    .brief = aanvallen
kind-bazongs = bazongs, hoe ver ze nog van de winst zijn
    .brief = bazongs
settings-file-head = Hoe snuffel praat. Wat je in het programma verandert, komt hier te staan; je opmerkingen blijven.
settings-file-lang = De taal: { $languages }. Zonder deze regel geldt de taal van het systeem.
settings-file-level = Hoeveel woorden: brief, normal of full.
settings-file-width = Regels breken af na zoveel tekens, 20 tot en met 500; "auto" is zo breed als de terminal, "off" laat ze zoals ze zijn.
settings-file-spell = Letters van velden: plain (E4) of letters (Eduard 4).
settings-file-braille = Braillemodus voor een leesregel met zoveel cellen, 20 tot en met 80; 0 is uit.
settings-file-plain = true leest gewone regels zonder regeleditor.
settings-file-speech = true spreekt elke regel met de stem van het systeem; false zwijgt.
settings-file-rate = Hoe snel de stem spreekt, -100 tot en met 100; "system" is zoals het systeem is ingesteld.
settings-file-pitch = Hoe hoog de stem spreekt, -100 tot en met 100; "system" is zoals het systeem is ingesteld.
settings-file-volume = Hoe hard de stem spreekt, -100 tot en met 100; "system" is zoals het systeem is ingesteld.
settings-file-voice = De naam van de stem voor { $lang ->
        [de] Duits
        [nl] Nederlands
        [en] Engels
       *[other] { $language }
    }; "system" is de stem van het systeem.
settings-file-talk-over = Met true gaat het spreken door terwijl je typt; alleen Enter maakt er een eind aan.
settings-file-thinking = Hoeveel milliseconden een computer over een zet mag nadenken, 10 tot en met 60000; 0 is zo lang als nodig.
settings-file-pace = Hoe je tijdens het spelen de beurten van meerdere computers hoort: step, met elke Enter één, of all, achter elkaar.
settings-file-bell = Met true gaat er een bel als je na meer dan 10 seconden aan de beurt bent; nooit bij gewone regels.
settings-file-sounds = Hoe luid de korte geluidjes zijn die bij sommige dingen klinken: "quiet" zacht, "loud" luid, "off" geen.
settings-file-relays = De servers waarmee programma's elkaar op afstand vinden, hun adressen met spaties ertussen; leeg voor de openbare.
settings-file-page-address = De pagina waarop anderen in een browser kunnen spelen, voor links naar je tafels; leeg voor de pagina die het programma zelf kent.
settings-file-tutor = Met true vraag ik voor een zet die je veel kost, of je het zeker weet.
settings-file-name = Hoe je voor anderen heet: 1 tot en met 12 letters en cijfers; leeg is zonder naam.
settings-file-tell = Wat na de beurten van de anderen ongevraagd gezegd wordt: on, off, of not en wat weg moet, bijvoorbeeld "not threats rows".
language-damaged = Regel { $line } van { $file } is niet te begrijpen. Wat daardoor ontbreekt, zeg ik in het Engels.
language-none = { $folder } is geen taal: de map moet heten zoals de code van de taal, bijvoorbeeld pl, en er moet een leesbaar bestand language.ftl in staan.
settings-not-toml = De instellingen in { $file } gelden niet: regel { $line } en te veel andere bestaan niet uit een naam, een isgelijkteken en een waarde. Alles staat alsof er geen bestand is; het bestand zelf blijft zoals het is.
    .brief = Instellingen gelden niet, fout in regel { $line }. Bestand: { $file }.
settings-line-broken = Regel { $line } van { $file } bestaat niet uit een naam, een isgelijkteken en een waarde, en telt niet mee. De andere instellingen gelden.
    .brief = Instellingen: fout in regel { $line }. Bestand: { $file }.
settings-twice = Regel { $line } van { $file } stelt { $key } voor de tweede keer in en telt niet mee. De eerste geldt.
    .brief = Instellingen, regel { $line }: { $key } staat er twee keer. Bestand: { $file }.
settings-unknown-keys = { $count ->
        [one] Deze versie kent de instelling { $keys } in { $file } niet. Die blijft in het bestand staan, en de andere gelden.
       *[other] Deze versie kent de instellingen { $keys } in { $file } niet. Die blijven in het bestand staan, en de andere gelden.
    }
    .brief = Hier onbekende instellingen: { $keys }. Bestand: { $file }.
settings-unknown-many = Deze versie kent { $count } instellingen in { $file } niet, zoals { $keys }. Die blijven in het bestand staan, en de andere gelden.
    .brief = Hier onbekende instellingen: { $count }. Bestand: { $file }.
settings-wrong-value = Regel { $line } van { $file } geeft { $key } de waarde { $value }. Dat kan niet, dus die regel telt niet mee. De andere instellingen gelden.
    .brief = Instellingen, regel { $line }: { $key } kan geen { $value } zijn. Bestand: { $file }.
settings-unreadable = De instellingen in { $file } zijn niet te lezen. Het bestand blijft zoals het is.
    .brief = Instellingen onleesbaar. Bestand: { $file }.
settings-not-kept = De wijziging geldt alleen nu: { $file } kon niet geschreven worden.
    .brief = Alleen nu: { $file } niet te schrijven.
settings-not-kept-broken = De wijziging geldt alleen nu: er zit een fout in regel { $line } van { $file }, dus het bestand blijft zoals het is.
    .brief = Alleen nu: fout in regel { $line } van { $file }.

# Bestanden

file-unreadable = { $file } is niet te lezen.
file-missing = Er is geen bestand en ook geen spel { $file }.
file-no-file = { $file } is geen bestand.
file-busy = { $file } is elders in gebruik.
file-folder-closed = De map { $folder } is niet te lezen.
file-too-big = { $file } is te groot voor een verslag.
file-no-text = { $file }, regel { $line }: bytes die geen tekst zijn.
damage-no-record = { $file }, regel { $line }: dit is geen verslag van een spel.
damage-newer = { $file }, regel { $line }: dit verslag komt van een nieuwere snuffel.
damage-missing = { $file }, regel { $line }: de regel zou met { $key } moeten beginnen.
damage-value = { $file }, regel { $line }: de waarde van { $key } klopt niet.
damage-unreadable = { $file }, regel { $line }: dit is geen handeling van dit spel.
damage-refused = { $file }, regel { $line }: dit mag hier niet van de spelregels.
damage-not-asked = { $file }, regel { $line }: hier viel niets te loten.
damage-chance-missing = { $file }, regel { $line }: hiervoor ontbreekt een loting.
damage-cut-off = { $file }, regel { $line }: het eind van de regel ontbreekt.
damage-mend = { $count ->
        [one] De laatste regel is onbruikbaar. Verder zonder die regel? `Ja` of `nee`; Enter is nee.
       *[other] De laatste { $count } regels zijn onbruikbaar. Verder zonder die regels? `Ja` of `nee`; Enter is nee.
    }
    .brief = { $count ->
        [one] Verder zonder de laatste regel? Enter is nee.
       *[other] Verder zonder de laatste { $count } regels? Enter is nee.
    }
    .prompt = Zonder?
damage-mended = { $count ->
        [one] 1 regel is verloren. Het beschadigde verslag staat ernaast als { $file }.
       *[other] { $count } regels zijn verloren. Het beschadigde verslag staat ernaast als { $file }.
    }
    .brief = { $count ->
        [one] 1 regel is verloren. Kopie: { $file }.
       *[other] { $count } regels zijn verloren. Kopie: { $file }.
    }
    .prompt = Verloren: { $count }.
damage-not-mended = Het verslag blijft zoals het is.
    .prompt = Het blijft.
damage-stays = { $file } is niet te repareren en blijft zoals het is.

# Metingen

simulate-progress = Klaar: { $over } van { $games } spellen.
simulate-player = Speler { $number }, { $player }: { $wins } keer gewonnen, { $rate } procent; met 95 procent zekerheid { $from } tot { $to } procent. Tijd per beslissing: mediaan { $median } milliseconden, in 95 van de 100 gevallen hoogstens { $slow }.
simulate-games = Spellen: { $games }; gelijkspel: { $draws }; zonder einde: { $unfinished }.
simulate-length = Beslissingen in een spel: mediaan { $median }, van { $least } tot { $most }.
simulate-speed = Spellen per seconde: { $speed }.
simulate-json = { $text }
simulate-no-player = Er is geen speler "{ $word }". Spelers: { $words }.

# Brailleboeken

book-title = Spelregels van { $game }
book-story = Zo ging { $name }
book-heard = Zoals { $name } het heeft gehoord.
book-turn = { $number }. { $text }
book-handbook = Handboek van snuffel
book-written = { $file } is klaar: { $pages ->
        [one] { $pages } bladzijde
       *[other] { $pages } bladzijden
    } van 25 regels van 40 cellen, voor een brailleprinter.
book-replace = { $file } bestaat al. Typ `ja` om het te vervangen. Met alleen Enter blijft het staan.
book-not-replaced = { $file } blijft zoals het was.
book-unwritable = { $file } kan niet worden geschreven. Start snuffel in een map waarin je mag schrijven.
book-no-contracted = liblouis heeft geen kortschrift voor het { $lang ->
        [de] Duits
        [nl] Nederlands
        [en] Engels
       *[other] { $language }
    }. Laat --contracted weg.
book-no-uncontracted = Voor { $language } is geen tabel van liblouis bekend, dus er komt geen boek.
book-no-table = liblouis kan zijn tabel { $table } niet gebruiken. Een nieuwere liblouis heeft hem wel.
book-not-installed = Zonder liblouis komt er geen boek: het programma { $program } is er niet. Installeer het en probeer het nog eens.
    Debian en Ubuntu: sudo apt install liblouis-bin.
    Fedora: sudo dnf install liblouis-utils.
    macOS: brew install liblouis.
    Windows: je vindt het op liblouis.io; zet de map met lou_translate.exe in PATH.

# Hoe een spel afloopt, welk spel het ook is

wins-you = Je wint.
    .brief = Je wint.
    .full = Je wint dit spel.
    .prompt = Je wint.
wins-shared-you = Jullie winnen samen: { $names }.
    .brief = Samen gewonnen: { $names }.
    .full = Jullie liggen samen voor en delen de winst: { $names }.
    .prompt = Gedeelde winst.
wins-other = { $winners ->
        [one] { $names } wint.
       *[other] { $names } winnen samen.
    }
    .brief = { $winners ->
        [one] { $names } wint.
       *[other] Gedeelde winst: { $names }.
    }
    .full = { $winners ->
        [one] { $names } wint dit spel.
       *[other] { $names } winnen dit spel samen.
    }
    .prompt = { $winners ->
        [one] { $names } wint.
       *[other] { $names } winnen.
    }
over-you = Het spel is afgelopen. Je hebt gewonnen.
    .brief = Afgelopen. Je hebt gewonnen.
    .prompt = Je hebt gewonnen.
over-other = { $winners ->
        [one] Het spel is afgelopen. { $names } heeft gewonnen.
       *[other] Het spel is afgelopen. De winnaars zijn { $names }.
    }
    .brief = { $winners ->
        [one] Afgelopen. { $names } heeft gewonnen.
       *[other] Afgelopen. Winst: { $names }.
    }
    .prompt = { $winners ->
        [one] { $names } heeft gewonnen.
       *[other] Winst: { $names }.
    }
over-nobody = Het spel is afgelopen. Niemand heeft gewonnen.
    .brief = Afgelopen. Niemand heeft gewonnen.
    .prompt = Niemand heeft gewonnen.

# Simulaties naast eerdere cijfers

simulate-against = Speler { $number }, vergeleken met { $player } daar, in procentpunten: { $gain }, met 95 procent zekerheid { $from } tot { $to }. Verdelingen met meer winst: { $more }; met minder: { $fewer }.
simulate-more = { $part } meer
simulate-less = { $part } minder
simulate-no-figures = In { $file } staat niet wat snuffel simulate met { $json } schrijft.
simulate-other-game = De cijfers in { $file } horen bij een ander spel of bij andere varianten.
simulate-other-deals = De cijfers in { $file } horen bij andere verdelingen: startgetal en aantal spelers moeten gelijk zijn.

# De niveaus van de computer

kind-level = de computer, niveau { $number }
level-numbered = { $number }
setting-strength = Als je geen niveau noemt, spelen computers op niveau { $level }.
    .brief = Computers: niveau { $level }.
levels-of-game = Niveau van de computers in dit spel: { $levels }.
    .brief = In dit spel: { $levels }.
levels = Er zijn 9 niveaus. Elk niveau wint ongeveer zes van de tien keer van het niveau eronder.
    Niveau 1: nog eenvoudiger dan makkelijk, let nauwelijks op.
    Niveau 2, makkelijk: voor een eerste spel. Pakt wat meteen iets oplevert en ziet veel over het hoofd.
    Niveau 3: als makkelijk, maar kijkt af en toe goed.
    Niveau 4: kijkt vaker goed.
    Niveau 5: kijkt bij veel zetten goed.
    Niveau 6, gewoon: kijkt bij de meeste zetten goed, maar zelden ver vooruit.
    Niveau 7: kijkt bij elke zet goed en denkt bij sommige spellen vooruit.
    Niveau 8: denkt verder vooruit.
    Niveau 9, moeilijk: denkt zo ver vooruit als het kan.
    .brief = 9 niveaus, op elke regel één.
    1: let nauwelijks op.
    2, makkelijk: ziet veel over het hoofd.
    3: kijkt af en toe goed.
    4: kijkt vaker goed.
    5: kijkt bij veel zetten goed.
    6, gewoon: kijkt meestal goed.
    7: kijkt altijd goed.
    8: denkt verder vooruit.
    9, moeilijk: zo ver als het kan.
level-unknown = "{ $word }" is geen niveau. Typ `{ $level } 4`, of een ander getal van 1 tot en met 9.
    .brief = Geen niveau. `{ $level } 4`, 1 tot 9.
misread-strength = "{ $word }" is geen niveau. Typ `{ $command } 4`, of een ander getal van 1 tot en met 9.
    .brief = Typ `{ $command } 4`, of 1 tot en met 9.
settings-file-strength = Hoe goed computers spelen als niemand het zegt: 1 tot en met 9.
again-how = "{ $word }" past hier niet. Typ `opnieuw` voor hetzelfde nog een keer, of `opnieuw moeilijker` of `opnieuw makkelijker` voor een niveau hoger of lager.
    .brief = `Opnieuw`, moeilijker of makkelijker?
again-later = Dit spel loopt nog. Als het voorbij is, kun je `opnieuw moeilijker` of `opnieuw makkelijker` typen, voor een niveau hoger of lager.
    .brief = Eerst dit spel, dan `opnieuw makkelijker`.
    .prompt = Nog niet voorbij.
again-no-computer = Hier speelt geen computer mee. Typ `opnieuw` voor hetzelfde nog een keer.
    .brief = Hier is geen computer. `Opnieuw`?
again-hardest = Moeilijker dan niveau 9 kan niet. Typ `opnieuw` voor hetzelfde nog een keer.
    .brief = 9 is het moeilijkst. `Opnieuw`?
again-easiest = Makkelijker dan niveau 1 kan niet. Typ `opnieuw` voor hetzelfde nog een keer.
    .brief = 1 is het makkelijkst. `Opnieuw`?
again-nothing = Er is nog geen spel afgelopen dat je nog eens kunt spelen. Met `{ $play } sniff` begint er een.
level-offer-harder = Dat is drie keer winst op rij. Typ `opnieuw moeilijker` om tegen niveau { $level } te spelen.
    .brief = 3 keer winst. `Opnieuw moeilijker`?
level-offer-easier = Dat is drie keer verlies op rij. Typ `opnieuw makkelijker` om tegen niveau { $level } te spelen.
    .brief = 3 keer verlies. `Opnieuw makkelijker`?
