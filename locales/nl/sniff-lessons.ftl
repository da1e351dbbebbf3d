# De lessen van Sniff: waar het over gaat (lesson-), hoe het staat (scene-), wat je moet doen (step-), waarom en hoe (why-), en
# wat ervan kwam (well-, other-).

# Zoeken

lesson-search = De computer heeft een schat verstopt in een doolhof van 5 bij 5 velden, A1 tot E5. De muren zie je niet. Je vindt ze door te vragen.
    .brief = Zoek de schat. De muren zie je niet.
step-enter = Je staat buiten, op veld 0 naast kolom E. Vraag naar een veld van die kolom: typ `E4`.
    .brief = Je staat buiten, op 0. Typ `E4`.
    .prompt = Typ `E4`.
why-enter = Vanaf veld 0 kun je naar E1, E2, E3, E4 of E5 vragen. Staat er geen muur tussen, dan ga je erheen. Typ `E4`.
step-wall = Na een vrij antwoord mag je nog een keer vragen. Typ `D4`, het veld naast E4.
    .brief = Vrij: vraag nog eens. Typ `D4`.
    .prompt = Nog eens: `D4`.
why-wall = Elk antwoord vertelt je iets, ook een muur. Je kunt naar elk veld naast het jouwe vragen. Typ `D4`.
well-wall = Een muur beëindigt je beurt. Ik onthoud hem voor je. Daarna zoekt de computer in jouw doolhof.
    .brief = Een muur beëindigt je beurt.
other-done = Zo geef je een vraag weg. Na een vrij antwoord heb je er nog een. Het is teruggedraaid.
    .brief = Je hebt nog een vraag. Terug.
step-walls = Je bent weer aan de beurt. Typ `muren` en hoor welke je gevonden hebt.
    .brief = Jouw beurt. Typ `muren`.
    .prompt = Typ `muren`.
why-walls = Je hoeft niets te onthouden: `muren` noemt de muren, `wegen` de open wegen, `stand` alles. Het kost geen zet.
step-round = Ga om de muur heen, met twee velden op een regel: typ `E3 D3`.
    .brief = Twee velden op een regel: `E3 D3`.
    .prompt = Typ `E3 D3`.
why-round = Meer velden op een regel worden na elkaar gevraagd, tot een antwoord niet vrij is. Typ `E3 D3`.
other-one = Een voor een kan ook. Probeer hier beide op een regel; het is teruggedraaid.
    .brief = Probeer beide op een regel. Terug.
step-look = Wat weet je van het veld waarop je staat? Typ `kijk D3`.
    .brief = Wat is er om je heen? Typ `kijk D3`.
    .prompt = Typ `kijk D3`.
why-look = Zo hoor je van een veld de muren, de open wegen en wat je nog niet geprobeerd hebt. Typ `kijk D3`.
step-hint = Weet je het niet meer, vraag het mij: typ `tip`.
    .brief = Vraag om raad: typ `tip`.
    .prompt = Typ `tip`.
why-hint = Een tip zegt wat een sterke speler zou doen, en waarom. Het kost niets. Typ `tip`.
well-hint = In het spel hoor je daarna met het woord waarom nog meer. En nu verklap ik iets: de schat ligt vlak naast je.
    .brief = Ik verklap: de schat ligt naast je.
step-find = De schat ligt op C3. Haal hem op: typ `C3`.
    .brief = Hij ligt op C3. Typ `C3`.
    .prompt = Haal hem: `C3`.
why-find = Wie het eerst de schat vindt, wint. Je staat op D3, en C3 ligt ernaast. Typ `C3`.
well-find = Meer heb je voor het zoeken niet nodig. Aan het eind hoor je altijd wat de kortste weg was.
    .brief = Zoeken kun je nu.
