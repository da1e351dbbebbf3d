# Wat de hal en elk spel zeggen.
# Een melding heeft tot vier teksten: haar eigen (gewoon), .brief (kort), .full (uitgebreid) en .prompt voor de
# invoerregel van een brailleleesregel.

alphabet = Anton Bernhard Cornelis Dirk Eduard Ferdinand Gerard Hendrik Izaak Johan Karel Lodewijk Maria Nico Otto Pieter Quirinius Rudolf Simon Theodor Utrecht Victor Willem Xantippe Ypsilon Zacharias
none = geen
name-computer = Computer
    .prompt = Comp
name-computer-of-several = Computer { $number }
    .prompt = Comp { $number }
name-player = Speler { $number }
    .prompt = Sp{ $number }
version = snuffel { $version }

# De hal

lobby-welcome = Snuffel: bordspellen op gehoor en met je vingertoppen.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Typ: speel sniff. Of: hulp.
        [one] Typ: speel sniff. Of: hervat, er wacht 1 spel.
       *[other] Typ: speel sniff. Of: hervat, er wachten { $waiting } spellen.
    }
    .brief = { $waiting ->
        [0] Typ: speel sniff, of hulp.
       *[other] Typ: speel sniff, of hervat.
    }
    .prompt = { $waiting ->
        [0] Speel? hulp?
       *[other] Speel? hervat?
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
resume-unknown = Er wacht geen spel "{ $name }". Welke wel, zegt overzicht.
    .brief = Er wacht geen spel "{ $name }".
resume-busy = { $name } wordt net ergens anders gespeeld.

# Plaatsen

seats-number = Dit spel is voor { $counts } spelers.
seats-two-people = Twee mensen aan één toetsenbord kan nog niet; eentje graag.
    .brief = Er kan nog maar één mens meedoen.
seats-no-level = Sterkte { $level } heeft dit spel nog niet. Er is easy en normal.
    .brief = { $level } is er nog niet. Neem normal.
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

hint-help = Wat je kunt typen, hoor je met hulp.
    .brief = Typ hulp voor hulp.
    .prompt = hulp?
resumed = Welkom terug bij { $name }.
    .brief = Terug in { $name }.
    .prompt = Terug.
kept = Het spel is bewaard als { $name }. Met hervat ga je verder.
    .brief = Bewaard als { $name }.
    .prompt = Bewaard.
kept-not = Het spel kon niet bewaard worden.
    .brief = Het spel is niet bewaard.
record-fault = Het spel kan niet bewaard worden: de map of de schijf neemt het niet aan. Het gaat onbewaard verder.
    .brief = Bewaren lukt niet. Het gaat zo verder.
finish-fault = { $name } is uit, maar kon niet bij de afgelopen spellen gelegd worden.
    .brief = { $name } kon niet opgeborgen worden.
replay-unfinished = Zo ver is het gekomen; het spel is nog niet uit.
    .brief = Het spel is nog niet uit.
resign-sure = Wil je dit spel opgeven? Ja of nee; Enter is nee.
    .brief = Opgeven? Ja of nee; Enter is nee.
    .prompt = Opgeven? ja, nee
resign-not = Je speelt verder.
quit-sure = Het spel is niet bewaard en gaat verloren. Toch weg? Ja of nee; Enter is nee.
    .brief = Niet bewaard. Toch weg? Enter is nee.
    .prompt = Toch weg?
quit-not = Je blijft.
last-none = Er is niets gezegd.
log-count = { $count ->
        [0] Er is nog niets gebeurd.
        [one] 1 regel:
       *[other] { $last ->
            [0] { $count } regels.
           *[other] { $count } regels, hier de laatste { $last }:
        }
    }
    .brief = { $count ->
        [0] Nog niets.
        [one] 1 regel:
       *[other] { $count } regels, de laatste { $last }:
    }
noted = Genoteerd.
note = { $text }
notes-count = { $count ->
        [0] Notities: geen.
        [one] 1 notitie:
       *[other] { $count } notities:
    }
more-none = Meer is er niet.
    .prompt = Dat was alles.

# Wat niet te begrijpen is

typed-too-long = Die regel is te lang. Er is niets gebeurd.
    .brief = De regel is te lang.
typed-not-text = In die regel staan tekens die geen tekst zijn. Er is niets gebeurd.
    .brief = Dat is geen leesbare tekst.
typed-interrupt = Regel weg. Nog een keer Ctrl-C bewaart en stopt.
    .brief = Regel weg. Nog een Ctrl-C stopt.
    .prompt = Regel weg.
misread-empty = Je hebt niets getypt. Wat er kan, zegt hulp.
    .brief = Niets getypt. Typ hulp.
misread-unknown = "{ $word }" begrijp ik niet. Wat er kan, zegt hulp.
    .brief = "{ $word }"? Typ hulp.
misread-several = "{ $word }" kan zijn: { $fits }.
misread-not-here = { $command } betekent hier niets.
    .brief = { $command }: hier niet.
misread-number = "{ $word }" is geen getal. Bijvoorbeeld 5.
    .brief = "{ $word }" is geen getal.
misread-lang = De taal "{ $word }" spreek ik niet. Typ { $command } de, nl of en.
    .brief = { $command }: de, nl of en.
misread-level = "{ $word }" is geen niveau. Typ { $command } kort, gewoon of uitgebreid.
    .brief = { $command }: kort, gewoon, uitgebreid.
misread-spell = "{ $word }" gaat niet. Typ { $command } eenvoudig of alfabet.
    .brief = { $command }: eenvoudig, alfabet.
misread-width = "{ $word }" is geen breedte. Typ { $command } 20 tot 500, of uit.
    .brief = { $command }: 20 tot 500, of uit.
misread-braille = "{ $word }" is geen leesregel. Typ { $command } 14 tot 80, of uit.
    .brief = { $command }: 14 tot 80, of uit.
help-commands = { $count } opdrachten:
help-unknown = Een opdracht "{ $word }" is er niet. Met hulp alles hoor je ze allemaal.
    .brief = Geen opdracht "{ $word }".
rules-topics = Onderwerpen: { $topics }. Typ regels en een onderwerp, of regels alles.
    .brief = Onderwerpen: { $topics }.
rules-unknown = Een onderwerp "{ $word }" is er niet. Onderwerpen: { $topics }.

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
settings-file-head = Hoe snuffel praat. Wat je in het programma verandert, komt hier te staan; je opmerkingen blijven.
settings-file-lang = De taal: de, nl of en. Zonder deze regel geldt de taal van het systeem.
settings-file-level = Hoeveel woorden: brief, normal of full.
settings-file-width = Regels breken af na zoveel tekens, 20 tot 500; 0 laat ze zoals ze zijn.
settings-file-spell = Letters van velden: plain (E4) of letters (Eduard 4).
settings-file-braille = Braillestand voor een leesregel met zoveel cellen, 14 tot 80; 0 is uit.
settings-file-plain = true leest gewone regels zonder regeleditor.
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
