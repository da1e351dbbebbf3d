# Wat de opdrachtregel zegt.

usage = snuffel: gezelschapsspellen op gehoor en met je vingertoppen.
    Zonder iets erachter opent snuffel de lobby, waarin je alles typt.
    Alle opdrachten en opties mogen ook in het Nederlands: snuffel leren sniff, snuffel hervat.
    snuffel play SPEL: begint een spel. Spellen: sniff, domino, schnuff, scout, spion.
    snuffel host SPEL: opent een tafel voor vrienden die ver weg zijn, en zegt vijf woorden voor hen. snuffel join WOORDEN: schuift bij hen aan. snuffel listen WOORDEN: luistert daar alleen mee.
    snuffel learn SPEL: leert je een spel door het te spelen; met een getal die les. snuffel learn: zegt welke er zijn.
    snuffel games: zegt welke spellen er bewaard zijn, elk met een nummer. snuffel 2: gaat verder met nummer 2.
    snuffel resume: gaat verder met het laatste spel; met een nummer, een naam of het soort spel erachter met dat spel.
    snuffel replay BESTAND: vertelt een bewaard spel.
    snuffel review BESTAND: loopt de zetten na die je in een bewaard spel het meest kostten.
    snuffel verify BESTAND: kijkt na of het toeval eerlijk was in een spel met vrienden die ver weg zijn.
    snuffel friends: zegt wie je vrienden zijn. snuffel unfriend NAAM: vergeet er een. snuffel invitations on: zolang het programma open is, kunnen ze je uitnodigen.
    snuffel delete NAAM: verwijdert een spel, na een vraag.
    snuffel stats SPEL: vertelt hoe je spellen daarvan afliepen, en je beste uitslagen; zonder SPEL hoe alle spellen afliepen.
    snuffel export BESTAND: schrijft alles wat bewaard is in een nieuw bestand. snuffel import BESTAND: haalt daaruit wat hier nog niet is. snuffel forget SPEL: verwijdert alle spellen daarvan, zonder SPEL alle, maar vraagt het eerst.
    snuffel rules SPEL: zegt de spelregels per onderwerp.
    snuffel what is WOORD: zegt wat een woord betekent dat je gehoord hebt, zoals galop.
    snuffel simulate SPEL: laat computers tegen elkaar spelen en zegt hoe goed ze zijn.
    snuffel page: opent snuffel in je browser.
    snuffel check: zegt wat het hier heeft aangetroffen, om mee te sturen bij een vraag.
    snuffel check taal MAP: controleert de vertaling in een map.
    snuffel help OPDRACHT: zegt meer over play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate of page.
    Opties, voor of achter de opdracht:
    --lang de, nl of en: de taal.
    --words brief, normal of full: hoeveel woorden; --level brief is hetzelfde.
    --width N: breekt regels af na N tekens, 20 tot en met 500; off laat ze zoals ze zijn. Standaard auto: zo breed als de terminal.
    --spell plain of letters: E4 of Eduard 4.
    --plain: leest gewone regels, zonder regeleditor.
    --braille N: zet de uitkomst in de invoerregel, voor een leesregel met N cellen, 20 tot en met 80; 0 is uit.
    --speech: leest alles voor met de stem van het systeem. --speech=off: zwijgt. --speech="tempo 40, stem 2": zegt ook hoe, in de woorden van `hulp spraak`.
    --thinking N: de computers denken hoogstens N milliseconden na, 10 tot en met 60000; 0 is zo lang als nodig.
    --strength N: hoe goed computers spelen als je geen niveau noemt, 1 tot en met 9; --level N is hetzelfde.
    --tell on of off: wat na de beurten van de anderen ongevraagd gezegd wordt.
    --name NAAM: hoe je voor anderen heet, 1 tot en met 12 letters en cijfers; off voor geen naam.
    --pace step of all: of de beurten van meerdere computers één voor één komen, met elke Enter één. Standaard all.
    --bell on of off: of er een bel gaat als je na lang wachten aan de beurt bent. Standaard off.
    --sounds quiet, loud of off: korte geluidjes voor waar je op wacht, bijvoorbeeld dat je aan de beurt bent. Standaard off.
    --relays A B: de servers waarmee programma's elkaar vinden, hun adressen met spaties ertussen en samen tussen aanhalingstekens; public voor de openbare. Standaard public.
    --page-address ADRES: de pagina in een browser waarnaar links naar je tafels leiden; off voor de pagina die het programma zelf kent. Standaard off.
    --tutor on of off: of ik voor een zet die je veel kost, vraag of je het zeker weet. Standaard off.
    --seed N: hetzelfde startgetal geeft hetzelfde spel; elke revanche heeft het volgende getal.
    --data MAP: bewaart spellen, instellingen en getypte regels in deze map.
    --help: deze tekst. --version: de versie.
usage-play = snuffel play SPEL: begint een spel. Spellen: sniff, domino, schnuff, scout, spion.
    --seats A,B: wie er speelt, in de volgorde van de plaatsen. human, human:Anna, easy, normal, hard of level-1 tot level-9. Standaard: human,normal.
    Net als in de lobby mag het zonder streepjes en in het Nederlands: snuffel domino 3 moeilijk spinner.
    --players N: met hoeveel je speelt; waar niemand genoemd is, zitten computers.
    Varianten van sniff: --gallop --warm-hot --way-out --holes N --blind --dogs --size 4x4 --non-stop --tournament 7 --count 3. Uitleg: snuffel rules sniff varianten.
    Varianten van domino: --target 60 --spinner. Uitleg: snuffel rules domino varianten.
    Varianten van schnuff: --strict --short --tournament 3. Uitleg: snuffel rules schnuff varianten.
    Opties van scout: --no-hints --by-hand --tournament 7. Uitleg: snuffel rules scout opties.
    Variant van spion: --no-notes. Uitleg: snuffel rules spion passen.
    Elk spel: --tournament 7 --no-hints. Met --no-hints zijn er geen tips.
    Is er geen human bij, dan spelen de computers een heel spel.
    Alle andere opties: snuffel --help.
usage-host = snuffel host SPEL: opent een tafel voor vrienden die ver weg zijn, die met vijf woorden aanschuiven; zonder spel een tafel om te praten en samen spellen te kiezen. Daarachter staat hetzelfde als bij play: snuffel help play.
    ver of ver:Ben: een plaats voor iemand die ver weg is; zonder dat zijn het alle plaatsen die over zijn. --table: de gastheer heeft zelf geen plaats.
    --patience N: wie een duwtje krijgt, heeft N minuten om te antwoorden, van 1 tot 60, voordat de anderen een computer mogen laten spelen. Anders zijn het er 2.
    --listeners: anderen mogen meeluisteren, met snuffel listen en de vijf woorden. Later kan het met luisteraars aan en uit.
    --relay-only: alles gaat via een relay, en niemand aan tafel komt je adres te weten.
    --relay URL: via deze relay. --no-relay: zonder enige server; dan zegt --bind IP:PORT waar je te vinden bent.
    Alle andere opties: snuffel --help.
usage-join = snuffel join WOORDEN: schuift aan bij de tafel die bij de vijf woorden of de link hoort.
    --relay-only en --relay URL zoals bij snuffel help host. --no-relay --address IP:PORT: rechtstreeks, zonder enige server.
    Alle andere opties: snuffel --help.
usage-listen = snuffel listen WOORDEN: luistert alleen mee aan de tafel die bij de vijf woorden hoort, als dat mag. Je hoort alleen wat iedereen aan tafel hoort.
    Dezelfde opties als bij snuffel help join.
usage-learn = snuffel learn SPEL: leert je een spel door het te spelen, in korte lessen, vanaf waar je was. Spellen: sniff, domino, schnuff, scout, spion.
    snuffel learn SPEL 2: geeft de tweede les. snuffel learn: zegt welke lessen er zijn en welke je gedaan hebt.
    Alle opties: snuffel --help.
usage-games = snuffel games: zegt welke spellen er bewaard zijn, de laatste tien die wachten en de laatste tien die afgelopen zijn, elk met een nummer.
    snuffel games all: zegt ze allemaal.
    snuffel games 2 of snuffel 2: gaat verder met nummer 2, of vertelt het als het afgelopen is.
    Alle opties: snuffel --help.
usage-resume = snuffel resume: gaat verder met het laatste spel dat wacht.
    snuffel resume NAAM: gaat verder met het spel van die naam, zoals sniff-3, of met dat nummer; is NAAM het woord sniff, dan met het laatste spel van sniff.
    Bij een spel waarvoor je hebt uitgenodigd: --bind IP:PORT, --no-relay, --relay URL, --relay-only en --listeners, zoals bij snuffel help host. Zonder die opties komen je gasten zoals eerder.
    Alle opties: snuffel --help.
usage-replay = snuffel replay BESTAND: vertelt een bewaard spel, in elke taal, met elke Enter één beurt. Waar niemand kan typen, alles achter elkaar.
    BESTAND is een bestand, de naam van een spel, zoals sniff-3, het nummer ervan, of sniff voor het laatste afgelopen spel van sniff.
    snuffel replay BESTAND --brf: schrijft hoe het spel ging als brailleboek voor brailleprinters, zoals jij het hebt gehoord; met --as Ben zoals Ben het heeft gehoord, als het spel is afgelopen; met --contracted in kortschrift, in het Duits en het Engels. Heeft liblouis nodig.
    Alle opties: snuffel --help.
usage-review = snuffel review BESTAND: loopt in een afgelopen spel de zetten na die je het meest kostten, en zegt wat beter was geweest, met elke Enter één.
    BESTAND is een bestand, de naam van een spel, zoals sniff-3, het nummer ervan, of sniff voor het laatste afgelopen spel van sniff. Zonder BESTAND is het het laatste afgelopen spel.
    Alle opties: snuffel --help.
usage-verify = snuffel verify BESTAND: kijkt na of het toeval eerlijk was in een spel met vrienden die ver weg zijn, aan de hand van het verslag.
    BESTAND is een bestand, de naam van een spel, zoals domino-3, het nummer ervan, of domino voor het laatste afgelopen spel domino.
    Afsluitstatus 0: het was eerlijk. 1: het was niet eerlijk, of het verslag laat het niet zien.
    Alle opties: snuffel --help.
usage-friends = snuffel friends: zegt wie je vrienden zijn en of ze je kunnen uitnodigen.
    Vrienden maak je aan tafel: vriend Ben.
    Alle opties: snuffel --help.
usage-unfriend = snuffel unfriend NAAM: vergeet de vriend met die naam.
    Alle opties: snuffel --help.
usage-invitations = snuffel invitations: zegt of vrienden je kunnen uitnodigen. Met snuffel invitations on kan het zolang het programma open is, met snuffel invitations off niet meer.
    Achter on staan de opties als bij snuffel help join, en --bind ADRES.
    Alle opties: snuffel --help.
usage-delete = snuffel delete NAAM: verwijdert het spel met die naam, zoals sniff-3, of met dat nummer, na een vraag.
    Of het nu wacht of afgelopen is: daarna is het voorgoed weg.
    Alle opties: snuffel --help.
usage-stats = snuffel stats: vertelt hoeveel spellen je uitgespeeld hebt en hoe ze afliepen.
    snuffel stats SPEL: vertelt meer over dat spel: tegen wie, de langste reeks zeges, de beste uitslagen.
    Alle opties: snuffel --help.
usage-export = snuffel export BESTAND: schrijft alles wat bewaard is in een nieuw bestand: spellen, doolhoven, wat je hebt geleerd, instellingen, vrienden en de sleutel waaraan die je herkennen. Getypte regels zitten er niet in.
    Een bestand dat al bestaat, wordt niet overschreven.
    Alle opties: snuffel --help.
usage-import = snuffel import BESTAND: haalt uit een bestand dat export geschreven heeft, wat hier nog niet is.
    Spellen die elders verder gespeeld zijn, gaan hier verder, en niets van hier gaat verloren. Andere instellingen komen er pas na een vraag.
    Alle opties: snuffel --help.
usage-forget = snuffel forget: verwijdert alle bewaarde spellen, of ze nu wachten of afgelopen zijn, maar vraagt het eerst.
    snuffel forget SPEL: verwijdert alleen de spellen daarvan.
    Doolhoven, vrienden en instellingen blijven. Wat verwijderd is, komt niet terug.
    Alle opties: snuffel --help.
usage-rules = snuffel rules SPEL: zegt welke onderwerpen de spelregels hebben.
    snuffel rules SPEL ONDERWERP: zegt dat onderwerp. Het onderwerp alles zegt alles.
    snuffel rules SPEL --brf: schrijft de spelregels en alle opdrachten als brailleboek voor brailleprinters; met --contracted erbij in kortschrift. Heeft liblouis nodig.
    Alle opties: snuffel --help.
usage-what = snuffel what is WOORD: zegt wat een woord betekent dat je gehoord hebt, in een spel of van het programma: snuffel wat is galop.
    Alle opties: snuffel --help.
usage-simulate = snuffel simulate SPEL --seats A,B: laat computers zonder een woord tegen elkaar spelen en zegt wie hoe vaak wint.
    --seats A,B: wie er speelt. easy, normal, hard, level-1 tot level-9, random of een eenvoudige speler van het spel. Bij elke verdeling wisselen ze van plaats tot iedereen overal heeft gezeten.
    --games N: hoeveel spellen; standaard 1000. --seed N: standaard 1.
    --json: de cijfers voor een programma, op één regel, met de winnaars van elke verdeling. --against BESTAND: hoeveel beter dan in dat bestand, dat een simulatie van dezelfde verdelingen met --json heeft geschreven, misschien met een andere versie van snuffel.
    De varianten van het spel zoals bij play: snuffel help play.
    Alles ook in het Nederlands: snuffel simuleer sniff --plaatsen makkelijk,moeilijk --spellen 100 --galop.
    Alle andere opties: snuffel --help.
usage-page = snuffel page: opent snuffel in je browser, en biedt het alleen op deze computer aan tot je stopt met Ctrl-C.
    snuffel page MAP: neemt de pagina uit die map.
    Alle opties: snuffel --help.
usage-check = snuffel check: zegt wat het hier heeft aangetroffen, om mee te sturen bij een vraag.
    snuffel check taal MAP: controleert de vertaling in een map.
    Alle opties: snuffel --help.
usage-help = snuffel help OPDRACHT: zegt meer over play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate of page.
    snuffel help --brf: schrijft dit alles en de woorden van de lobby als brailleboek voor brailleprinters. snuffel help OPDRACHT --brf: schrijft het hoofdstuk over één ervan; met --contracted in kortschrift, in het Duits en het Engels. Heeft liblouis nodig.
    Alle opties: snuffel --help.
page-served = snuffel staat nu in je browser: { $address }. Dat werkt zolang dit programma draait. Met Ctrl-C stop je.
page-nowhere = De pagina is hier niet geïnstalleerd. Vanuit de broncode maakt crates/page/build hem; of noem zijn map: snuffel page MAP.
page-not-there = In { $file } staat geen pagina.
page-port = De pagina kan niet worden aangeboden: poort { $port } is bezet. Misschien draait hij al.
page-not-built = In dit programma zit de pagina niet.
cli-unknown-argument = De optie "{ $word }" bestaat niet. Zie snuffel --help.
cli-unknown-subcommand = De opdracht "{ $word }" bestaat niet. Zie snuffel --help.
cli-game = SPEL
cli-file = BESTAND
cli-missing-argument = { $word } ontbreekt. Zie snuffel --help.
cli-missing-value = De waarde van { $word } ontbreekt. Zie snuffel --help.
cli-twice = { $word } staat er twee keer. Zie snuffel --help.
cli-not-text = Eén van de argumenten is geen tekst. Zie snuffel --help.
cli-misuse = De argumenten zijn niet te begrijpen. Zie snuffel --help.
cli-wrong-lang = --lang { $value } kan niet. Kies { $codes }.
cli-wrong-level = --level { $value } kan niet. Kies brief, normal of full, of voor computers een niveau van 1 tot en met 9.
cli-level-either = --level normal kan twee dingen betekenen. Typ --words normal voor hoeveel er gezegd wordt, of --strength normal voor hoe goed computers spelen.
cli-wrong-width = --width { $value } kan niet. Kies een getal van 20 tot en met 500, auto of off.
cli-wrong-spell = --spell { $value } kan niet. Kies plain of letters.
cli-wrong-braille = --braille { $value } kan niet. Kies een getal van 20 tot en met 80, of 0.
cli-wrong-speech = --speech { $value } begrijp ik niet. Schrijf --speech, --speech=off, of hoe ik moet spreken, zoals --speech="tempo 40, toonhoogte -20".
cli-wrong-thinking = --thinking { $value } kan niet. Kies een getal van 10 tot en met 60000, of 0.
cli-wrong-strength = --strength { $value } kan niet. Kies een niveau van 1 tot en met 9.
cli-wrong-pace = --pace { $value } kan niet. Kies step of all.
cli-wrong-bell = --bell { $value } kan niet. Kies on of off.
cli-wrong-sounds = --sounds { $value } kan niet. Kies quiet, loud of off.
cli-wrong-relays = --relays { $value } kan niet. Kies adressen van servers of public.
cli-wrong-page-address = --page-address { $value } kan niet. Kies het adres van een pagina of off.
cli-wrong-tutor = --tutor { $value } kan niet. Kies on of off.
cli-wrong-tell = --tell { $value } kan niet. Kies on, off, of not en wat weg moet.
cli-wrong-seed = --seed { $value } kan niet. Kies een heel getal vanaf 0.
cli-unwritten = Het antwoord kon niet naar de standaarduitvoer geschreven worden. Misschien is de schijf vol.
cli-wrong-name = --name { $value } kan niet. Kies 1 tot en met 12 letters en cijfers.
cli-wrong-number = "{ $value }" is geen nummer van een spel. Zie snuffel games.
cli-wrong-games = --games { $value } is geen aantal spellen vanaf 1.
