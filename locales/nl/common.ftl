# Wat de hal en elk spel zeggen.
# Een melding heeft tot vier teksten: haar eigen (gewoon), .brief (kort), .full (uitgebreid) en .prompt voor de
# invoerregel van een brailleleesregel.

alphabet = Anton Bernhard Cornelis Dirk Eduard Ferdinand Gerard Hendrik Izaak Johan Karel Lodewijk Maria Nico Otto Pieter Quirinius Rudolf Simon Theodor Utrecht Victor Willem Xantippe Ypsilon Zacharias
none = geen
name-computer = Computer
    .prompt = Comp
name-you = jij
name-player = Speler { $number }
    .prompt = Sp{ $number }
kind-easy = de computer, niveau makkelijk
kind-normal = de computer, niveau gewoon
kind-hard = de computer, niveau moeilijk
version = snuffel { $version }

# De hal

lobby-welcome = Snuffel: bordspellen op gehoor en met je vingertoppen.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Typ een spel: { $games }. Of: hulp.
        [one] Typ een spel: { $games }. Of: hervat, er wacht 1 spel.
       *[other] Typ een spel: { $games }. Of: hervat, er wachten { $waiting } spellen.
    }
    .brief = { $waiting ->
        [0] Spellen: { $games }. Of hulp.
       *[other] Spellen: { $games }. Of hervat.
    }
lobby-goodbye = Tot ziens.
place-lobby = Hal
help-lobby = Spelen: speel sniff, speel sniff makkelijk, speel sniff galop gaten 12, speel sniff mens:Anna,gewoon.
    Verder met een spel: hervat. Welke er wachten: overzicht. Een afgelopen spel horen: navertellen.
    Regels: regels sniff. Hoe ik praat: instellingen. Alle opdrachten: hulp alles. Weggaan: stop.
games-all = Spellen: { $games }.
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
games-item = { $number }: { $name }.
game-unknown = Een spel "{ $word }" is er niet. Spellen: { $games }.
    .brief = Geen spel "{ $word }". Er is: { $games }.
resume-none = Er wacht geen spel. Typ: speel sniff.
    .brief = Er wacht geen spel.
    .prompt = Geen spel wacht.
resume-unknown = Er wacht geen spel "{ $name }". Welke wel, zegt overzicht.
    .brief = Er wacht geen spel "{ $name }".
resume-busy = { $name } wordt al ergens anders gespeeld.
    .brief = { $name } is elders in gebruik.

# Plaatsen

seats-number = Dit spel is voor { $counts } spelers.
seats-count = { $count } spelers kan niet: er zijn er meer genoemd, of het zijn er meer dan 6.
    .brief = { $count } spelers kan niet.
seats-unreadable = "{ $word }" is geen speler. Het kan: human, human:Anna, easy, normal.
    .brief = "{ $word }" is geen speler.
option-unknown = "{ $word }" is geen variant. Varianten: { $options }.
    .brief = "{ $word }" is geen variant.
option-no-number = Bij { $option } hoort een getal, zoals { $option } 12.
    .brief = Bij { $option } hoort een getal.
option-no-size = Bij { $option } horen kolommen en rijen van 3 tot 9, zoals { $option } 4x4.
    .brief = { $option }: van 3x3 tot 9x9.
seed-none = Het systeem geeft geen toevalsgetallen. Noem een begingetal: --seed 1.

# Een spel

hint-help = Met hulp hoor je wat je kunt typen.
    .brief = hulp zegt wat er kan.
    .prompt = hulp?
table-computers = Computers aan tafel: { $names }.
    .brief = Computers: { $names }.
    .prompt = { $count } computers.
table-computer = { $name } { $level }
thinking = { $name } denkt na.
thinking-hint = Ik denk na over een tip.
computer-stumbled = { $name } kon niet doen wat het plan was, en doet iets anders. Dat is een fout in het programma.
    .brief = Fout: { $name } doet iets anders.
player-left = { $name } is weggegaan. Het spel wacht.
hint-told = { $what } { $why }
hint-type = Typ { $command }.
hint-off = Deze partij gaat zonder tips.
hint-not-due = Je hoeft nu niets te beslissen.
match-no-hints = Zonder tips.
handover-end = Jouw deel is voorbij. Enter maakt het scherm leeg voor { $name }.
    .brief = Enter maakt leeg voor { $name }.
    .prompt = Enter wist.
handover-end-plain = Jouw deel is voorbij. Hier kan ik het scherm niet leegmaken: scrol het weg, dan Enter voor { $name }.
    .brief = Niet gewist. Enter voor { $name }.
    .prompt = Enter, niet leeg.
handover = { $name } is aan de beurt. Verder met Enter.
    .brief = { $name }. Druk Enter.
    .prompt = { $name }. Druk Enter.
handover-typed = Wat je typte telt nog niet. Vanaf nu wel.
    .brief = Dat telde niet. Vanaf nu wel.
resumed = Welkom terug bij { $name }.
    .brief = Terug in { $name }.
    .prompt = Terug.
kept = Het spel is bewaard als { $name }. Met hervat ga je verder.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
kept-here = Het spel is bewaard als { $name }, zoals elke zet. Je speelt verder.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
kept-not = Het spel kon niet bewaard worden.
    .brief = Het spel is niet bewaard.
    .prompt = Niet bewaard.
record-fault = Bewaren lukt niet: geen schrijfrecht of geen ruimte. Je speelt verder, maar niets blijft.
    .brief = Bewaren lukt niet. Niets blijft.
    .prompt = Niet bewaard.
finish-fault = { $name } is uit, maar kon niet bij de afgelopen spellen gelegd worden.
    .brief = { $name } kon niet opgeborgen worden.
replay-unfinished = Zo ver is het gekomen; het spel is nog niet uit.
    .brief = Het spel is nog niet uit.
resign-sure = Wil je dit spel opgeven? Ja of nee; Enter is nee.
    .brief = Opgeven? Ja of nee; Enter is nee.
    .prompt = Opgeven? ja, nee
resign-not = Je speelt verder.
    .prompt = Je speelt door.
confirm-not = Er is niets gebeurd.
    .prompt = Niets gebeurd.
quit-sure = Het spel is niet bewaard en gaat verloren. Toch weg? Ja of nee; Enter is nee.
    .brief = Niet bewaard. Toch weg? Enter is nee.
    .prompt = Toch weg?
quit-not = Je blijft.
    .prompt = Je blijft.
over-look-back = Je kunt nog vragen. Enter stopt.
    .brief = Met Enter ga je weg.
last-none = Er is niets gezegd.
    .prompt = Niets.
log-count = { $count } meldingen, hier de laatste { $last }:
    .brief = { $count } meldingen, de laatste { $last }:
log-all = { $count ->
        [0] Er is nog niets gebeurd.
        [one] 1 melding:
       *[other] { $count } meldingen:
    }
noted = Genoteerd.
    .prompt = Genoteerd.
note = { $text }
notes-count = { $count ->
        [0] Notities: geen.
        [one] 1 notitie:
       *[other] { $count } notities:
    }
more-none = Meer is er niet.
    .prompt = Dat was alles.

# Wat spelers bewaren

sheet-none = Hier valt niets te bewaren.
    .prompt = Niets hier.
sheet-kept = Bewaard als { $name }. In een ander spel: laad { $name }.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
sheet-not-kept = { $name } kon niet bewaard worden: de map of de schijf neemt het niet aan, of zo mag geen bestand heten.
    .brief = { $name } kon niet bewaard worden.
    .prompt = Niet bewaard.
sheet-replace = Er is al een { $name }. Vervangen? Ja of nee; Enter is nee.
    .brief = { $name } vervangen? Enter is nee.
    .prompt = Vervangen? ja, nee
sheet-not-replaced = Het oude blijft.
    .prompt = Oude blijft.
sheet-item = { $name }.
sheet-fault = { $name }, regel { $line }: { $reason }
sheet-unreadable = "{ $word }" is niet te begrijpen.

# Toernooien

series-one-of-both = Toernooi en teltoernooi sluiten elkaar uit.
    .brief = Toernooi of teltoernooi, niet beide.
series-no-tournament = Een toernooi heeft een oneven aantal spellen, 3 tot 99.
    .brief = Toernooi: oneven aantal, 3 tot 99.
series-no-count = Een teltoernooi heeft 1 tot 99 spellen.
series-wins = Een toernooi van { $games } spellen. De meeste zeges winnen.
    .brief = Toernooi, { $games } spellen.
    .full = Dit is een toernooi van { $games } spellen. Elke zege is 1 punt, en het is uit zodra de ander niet meer kan inhalen.
    .prompt = Toernooi { $games }.
series-fewest = { $games ->
        [one] Een teltoernooi van 1 spel. De minste punten winnen.
       *[other] Een teltoernooi van { $games } spellen. De minste punten winnen.
    }
    .brief = Teltoernooi, { $games } spellen.
    .full = Dit is een teltoernooi van { $games } spellen. Na elk spel zoekt de verliezer alleen verder; elke zet die hij dan nog nodig heeft is een punt, en de minste punten winnen.
    .prompt = Tellen { $games }.
series-points = { $name }: { $points }
series-over-wins = Na spel { $number } van { $games } is de stand { $standing }. { $left ->
        [0] Dat was het laatste spel.
        [one] Er is 1 spel over, { $needed } punten is zeker genoeg.
       *[other] Er zijn { $left } spellen over, { $needed } punten is zeker genoeg.
    }
    .brief = { $number } van { $games }. { $standing }.
    .full = Spel { $number } van { $games } is uit. De stand is { $standing }. { $left ->
        [0] Dat was het laatste spel.
        [one] Er is 1 spel over; { $needed } punten is zeker genoeg.
       *[other] Er zijn { $left } spellen over; { $needed } punten is zeker genoeg.
    }
    .prompt = { $standing }.
series-over-fewest = Na spel { $number } van { $games } zijn de punten { $standing }. { $left ->
        [0] Dat was het laatste spel.
        [one] Er is 1 spel over.
       *[other] Er zijn { $left } spellen over.
    }
    .brief = { $number } van { $games }. { $standing }.
    .full = Spel { $number } van { $games } is uit. Punten, waarvan weinig goed is: { $standing }. { $left ->
        [0] Dat was het laatste spel.
        [one] Er is 1 spel over.
       *[other] Er zijn { $left } spellen over.
    }
    .prompt = { $standing }.
series-so-far = Spel { $number } van { $games }. Punten: { $standing }.
series-next = Spel { $number } van { $games } begint, alles van voren af aan.
    .brief = Spel { $number } van { $games }.
    .full = Spel { $number } van { $games } begint, en alles is nieuw.
    .prompt = Spel { $number }.
series-won-you = Je wint het toernooi.
    .brief = Je wint het toernooi.
    .full = Het toernooi is uit, en jij wint het.
    .prompt = Je wint alles.
series-won-other = Het toernooi wint: { $names }.
    .brief = Toernooizege: { $names }.
    .full = Het toernooi is uit. De winnaar is { $names }.
    .prompt = Zege { $names }.
series-draw = Het toernooi eindigt gelijk.
    .brief = Het toernooi eindigt gelijk.
    .full = Het toernooi is uit en eindigt gelijk.
    .prompt = Gelijk.

# Wat niet te begrijpen is

typed-too-long = Die regel is te lang. Er is niets gebeurd.
    .brief = De regel is te lang.
    .prompt = Te lang.
typed-not-text = In die regel staan tekens die geen tekst zijn. Er is niets gebeurd.
    .brief = Dat is geen leesbare tekst.
    .prompt = Geen tekst.
typed-interrupt = Nog een keer Ctrl-C en je gaat weg.
    .brief = Nog een Ctrl-C stopt.
    .prompt = Nogmaals stopt.
misread-empty = Je hebt niets getypt. Met hulp hoor je wat er kan.
    .brief = Niets getypt. Typ hulp.
    .prompt = Niets getypt.
misread-unknown = "{ $word }" begrijp ik niet. Met hulp hoor je wat er kan.
    .brief = "{ $word }"? Typ hulp.
    .prompt = Hoe? Typ hulp.
misread-several = "{ $word }" kan zijn: { $fits }.
    .prompt = Meerdere passen.
misread-not-here = { $command } betekent hier niets.
    .brief = { $command }: hier niet.
    .prompt = Hier niet.
misread-undo = Zetten kun je niet terugnemen.
misread-lobby = { $command } kan in de hal. Eerst: stop.
    .brief = { $command }: eerst stop.
    .prompt = Eerst stop.
misread-number = "{ $word }" is geen getal vanaf 1. Bijvoorbeeld 5.
    .brief = "{ $word }" is geen getal vanaf 1.
    .prompt = Geen getal.
misread-lang = De taal "{ $word }" spreek ik niet. Typ { $command } de, nl of en.
    .brief = { $command }: de, nl of en.
    .prompt = de, nl of en?
misread-level = "{ $word }" is geen niveau. Typ { $command } kort, gewoon of uitgebreid.
    .brief = { $command }: kort, gewoon, uitgebreid.
    .prompt = Welk niveau?
misread-spell = "{ $word }" gaat niet. Typ { $command } eenvoudig of alfabet.
    .brief = { $command }: eenvoudig, alfabet.
    .prompt = Hoe dan?
misread-width = "{ $word }" is geen breedte. Typ { $command } 20 tot 500, of uit.
    .brief = { $command }: 20 tot 500, of uit.
    .prompt = 20 tot 500, uit?
misread-braille = "{ $word }" is geen leesregel. Typ { $command } 14 tot 80, of uit.
    .brief = { $command }: 14 tot 80, of uit.
    .prompt = 14 tot 80, uit?
misread-speech = "{ $word }" past niet bij { $command }. Typ { $command } aan, uit, sneller, langzamer, stil of stemmen.
    .brief = { $command }: aan, uit, sneller ...
    .prompt = aan, uit, stemmen?
misread-thinking = "{ $word }" is geen denktijd. Typ { $command } 10 tot 60000, in milliseconden, of uit.
    .brief = { $command }: 10 tot 60000, of uit.
    .prompt = 10 tot 60000, uit?
help-commands = { $count } opdrachten:
help-unknown = Een opdracht "{ $word }" is er niet. Met hulp alles hoor je ze allemaal.
    .brief = Geen opdracht "{ $word }".
    .prompt = Geen opdracht.
rules-topics = Onderwerpen: { $topics }. Typ regels en een onderwerp, of regels alles.
    .brief = Onderwerpen: { $topics }.
rules-unknown = Een onderwerp "{ $word }" is er niet. Onderwerpen: { $topics }.
    .prompt = Geen onderwerp.

# Instellingen

setting-lang = Taal: Nederlands.
setting-brief = Niveau: kort.
setting-normal = Niveau: gewoon.
setting-full = Niveau: uitgebreid.
setting-plain = Letters zeg ik zoals ze zijn: E4.
    .brief = Letters: eenvoudig, E4.
setting-letters = Letters spel ik: Eduard 4.
    .brief = Letters: gespeld, Eduard 4.
setting-width = { $cells ->
        [0] Regels blijven zo lang als ze zijn.
       *[other] Regels breken af na { $cells } tekens.
    }
    .brief = { $cells ->
        [0] Breedte: uit.
       *[other] Breedte: { $cells }.
    }
setting-braille = { $cells ->
        [0] De braillestand is uit.
       *[other] Braillestand voor { $cells } cellen.
    }
    .brief = { $cells ->
        [0] Braille: uit.
       *[other] Braille: { $cells } cellen.
    }
setting-thinking = { $millis ->
        [0] De computers denken zolang ze nodig hebben.
       *[other] De computers denken hoogstens { $millis } milliseconden na.
    }
    .brief = { $millis ->
        [0] Denktijd: onbeperkt.
       *[other] Denktijd: { $millis } milliseconden.
    }
settings-file-head = Hoe snuffel praat. Wat je in het programma verandert, komt hier te staan; je opmerkingen blijven.
settings-file-lang = De taal: de, nl of en. Zonder deze regel geldt de taal van het systeem.
settings-file-level = Hoeveel woorden: brief, normal of full.
settings-file-width = Regels breken af na zoveel tekens, 20 tot 500; 0 laat ze zoals ze zijn.
settings-file-spell = Letters van velden: plain (E4) of letters (Eduard 4).
settings-file-braille = Braillestand voor een leesregel met zoveel cellen, 14 tot 80; 0 is uit.
settings-file-plain = true leest gewone regels zonder regeleditor.
settings-file-speech = true spreekt elke regel met de stem van het systeem; false zwijgt.
settings-file-rate = Hoe snel: -10 tot 10; 0 is zoals het systeem is ingesteld.
settings-file-thinking = Hoeveel milliseconden een computer over een zet mag nadenken, 10 tot 60000; 0 is zolang hij nodig heeft.
settings-not-toml = De instellingen in { $file } gelden niet: regel { $line } heeft niet de vorm naam = waarde. Alles staat zoals zonder bestand; het blijft zoals het is.
    .brief = Instellingen gelden niet, regel { $line } is stuk. Bestand: { $file }.
settings-unknown-key = De instellingen in { $file } gelden niet: regel { $line } noemt { $key }, dat bestaat niet. Alles staat zoals zonder bestand; het blijft zoals het is.
    .brief = Instellingen gelden niet, regel { $line }: { $key } bestaat niet. Bestand: { $file }.
settings-wrong-value = De instellingen in { $file } gelden niet: regel { $line } geeft { $key } de waarde { $value }, dat kan niet. Alles staat zoals zonder bestand; het blijft zoals het is.
    .brief = Instellingen gelden niet, regel { $line }: { $key } kan geen { $value } zijn. Bestand: { $file }.
settings-unreadable = De instellingen in { $file } zijn niet te lezen. Het bestand blijft zoals het is.
    .brief = Instellingen onleesbaar. Bestand: { $file }.
settings-not-kept = De verandering geldt alleen nu; { $file } kon niet geschreven worden.
    .brief = Alleen nu: { $file } niet te schrijven.
settings-not-kept-broken = De verandering geldt alleen nu; regel { $line } van { $file } is stuk, dus het bestand blijft zoals het is.
    .brief = Alleen nu: regel { $line } van { $file } is stuk.

# Bestanden

file-unreadable = { $file } is niet te lezen.
file-missing = Er is geen bestand en geen spel { $file }.
file-too-big = { $file } is te groot voor een verslag.
file-no-text = { $file }, regel { $line }: bytes die geen tekst zijn.
damage-no-record = { $file }, regel { $line }: dit is geen verslag van een spel.
damage-newer = { $file }, regel { $line }: dit verslag komt van een nieuwere snuffel.
damage-missing = { $file }, regel { $line }: de regel zou met { $key } moeten beginnen.
damage-value = { $file }, regel { $line }: de waarde van { $key } kan niet.
damage-unreadable = { $file }, regel { $line }: dit is geen handeling van dit spel.
damage-refused = { $file }, regel { $line }: dit mag hier niet van de regels.
damage-not-asked = { $file }, regel { $line }: hier viel niets te loten.
damage-chance-missing = { $file }, regel { $line }: hiervoor ontbreekt een loting.
damage-cut-off = { $file }, regel { $line }: het eind van de regel ontbreekt.

# Metingen

simulate-progress = { $over } van { $games } spellen zijn klaar.
simulate-player = { $number }, { $player }: { $wins } keer gewonnen, { $rate } procent, interval bij 95 procent: { $from } tot { $to }. Een beslissing duurt mediaan { $median } ms, bij het 95e percentiel { $slow } ms.
simulate-games = { $games } spellen; gelijkspel: { $draws }; zonder einde: { $unfinished }.
simulate-length = Beslissingen in een spel: mediaan { $median }, van { $least } tot { $most }.
simulate-speed = { $speed } spellen per seconde.
simulate-json = { $text }
simulate-no-player = Er is geen speler "{ $word }". Spelers: { $words }.

# Brailleboeken

book-title = Spelregels van { $game }
book-written = { $file } is klaar: { $pages ->
        [one] { $pages } bladzijde
       *[other] { $pages } bladzijden
    } van 25 regels met 40 cellen, voor een brailleprinter.
book-replace = { $file } bestaat al. Typ ja om het te vervangen. Met alleen Enter blijft het staan.
book-not-replaced = { $file } blijft zoals het was.
book-unwritable = { $file } kan niet worden geschreven. Start snuffel in een map waarin je mag schrijven.
book-no-contracted = liblouis heeft geen kortschrift voor het Nederlands. Laat --contracted weg.
book-no-table = liblouis kan zijn tabel { $table } niet gebruiken. Een nieuwere liblouis heeft hem wel.
book-not-installed = Zonder liblouis komt er geen boek: het programma { $program } is er niet. Installeer het en probeer het nog eens.
    Debian en Ubuntu: sudo apt install liblouis-bin.
    Fedora: sudo dnf install liblouis-utils.
    macOS: brew install liblouis.
    Windows: je vindt het op liblouis.io; zet de map met lou_translate.exe in PATH.
