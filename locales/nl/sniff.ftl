# Sniff, het verborgen doolhof.
# Elke aankondiging heeft vier teksten: haar eigen (gewoon), .brief, .full en .prompt voor de invoerregel van een leesregel.

game-sniff = Sniff, het verborgen doolhof

# Aan het begin

intro-you = Sniff, { $columns } bij { $rows } velden, jij tegen { $name }.
    .brief = Sniff, { $columns } bij { $rows }. Jij en { $name }.
    .full = Sniff, het verborgen doolhof, op { $columns } bij { $rows } velden { $kind ->
        [dogs] met elk 2 sloten en 2 honden
       *[walls] met elk { $walls } muren
    }. Je speelt tegen { $name }.
    .prompt = Sniff.
intro-both = Sniff, { $columns } bij { $rows } velden, { $first } tegen { $second }.
    .brief = Sniff. { $first } en { $second }.
    .full = Sniff, het verborgen doolhof, op { $columns } bij { $rows } velden { $kind ->
        [dogs] met elk 2 sloten en 2 honden
       *[walls] met elk { $walls } muren
    }. { $first } speelt tegen { $second }.
    .prompt = Sniff.
intro-build = Bouw je doolhof: { $walls } muren, 1 schat. Met bouw doe ik het voor je.
    .brief = Bouw: { $walls } muren, 1 schat.
    .prompt = Bouw { $walls } muren.
    .full = Bouw je doolhof: { $walls } muren en 1 schat. Een muur heet naar de twee velden die hij scheidt, zoals E4 D4. Met bouw doe ik het voor je, met klaar ben je klaar.

# Bouwen

drafted-walls = { $count ->
        [one] Muur staat, nog { $left }.
       *[other] { $count } muren staan, nog { $left }.
    }
    .brief = { $count ->
        [one] Staat, nog { $left }.
       *[other] { $count } staan, nog { $left }.
    }
    .full = { $count ->
        [one] De muur staat. Je moet er nog { $left } zetten.
       *[other] { $count } muren staan. Je moet er nog { $left } zetten.
    }
    .prompt = { $count ->
        [one] Staat.
       *[other] { $count } staan.
    }
drafted-removed = { $count ->
        [one] Muur weg, nog { $left }.
       *[other] { $count } muren weg, nog { $left }.
    }
    .brief = { $count ->
        [one] Weg, nog { $left }.
       *[other] { $count } weg, nog { $left }.
    }
    .full = { $count ->
        [one] De muur is weg. Je moet er nog { $left } zetten.
       *[other] { $count } muren zijn weg. Je moet er nog { $left } zetten.
    }
    .prompt = { $count ->
        [one] Weg.
       *[other] { $count } weg.
    }
drafted-treasure = Schat verstopt op { $treasure }.
    .brief = Schat op { $treasure }.
    .full = Je schat is verstopt op { $treasure }. { $left ->
        [0] Alle muren staan.
       *[other] Je hebt nog { $left } muren.
    }
    .prompt = Schat { $treasure }.
drafted-undone = Laatste stap teruggenomen. Nog { $left } muren, schat: { $treasure }.
    .brief = Terug. Nog { $left }, schat: { $treasure }.
    .full = Je laatste stap is teruggenomen. Je moet nog { $left } muren zetten. Schat: { $treasure }.
    .prompt = Terug.
drafted-filled = Aangevuld. Alle muren staan, schat op { $treasure }. Met klaar begint het zoeken.
    .brief = Aangevuld. Schat op { $treasure }.
    .full = Aangevuld: alle muren staan, de schat is op { $treasure }. Met lijst hoor je het, met terug of verwijder verander je het, met klaar begint het zoeken.
    .prompt = Gevuld. Schat { $treasure }.
drafted-built = Gebouwd. Alle muren staan, schat op { $treasure }. Met klaar begint het zoeken.
    .brief = Gebouwd. Schat op { $treasure }.
    .full = Je doolhof is gebouwd: alle muren staan, de schat is op { $treasure }. Met lijst hoor je het, met terug of verwijder verander je het, met klaar begint het zoeken.
    .prompt = Gebouwd. Schat { $treasure }.
drafted-laid = Doolhof gelegd, nog { $left } muren, schat: { $treasure }.
    .brief = Gelegd. Nog { $left }.
    .full = Het doolhof is gelegd. Je moet nog { $left } muren zetten. Schat: { $treasure }.
    .prompt = Gelegd.
nowhere = nog geen
ready-you = Je doolhof is klaar.
    .brief = Je bent klaar.
    .full = Je doolhof is klaar. Daar verandert niets meer aan.
    .prompt = Klaar.
ready-other = { $name } is klaar.
    .brief = { $name } is klaar.
    .full = { $name } heeft een doolhof gebouwd en is klaar.
    .prompt = { $name } klaar.

# Zoeken

begins-you = Het lot zegt: jij begint. Noem een veld naast 0, zoals { $next }.
    .brief = Jij begint.
    .full = Het lot zegt: jij begint. Je speurder staat op het nulveld, 0. Noem een veld ernaast, zoals { $next }.
    .prompt = Jij begint.
begins-other = Het lot zegt: { $name } begint.
    .brief = { $name } begint.
    .full = Het lot zegt: { $name } doet de eerste zet.
    .prompt = { $name } begint.
asked-free-again-you = Vrij. Je bent op { $stands }. Nog een zet, of klaar.
    .brief = Vrij. Je bent op { $stands }. Nog een.
    .full = Vrij. Je bent nu op { $stands }. Je mag nog een tweede zet doen of met klaar ophouden.
    .prompt = Vrij.
asked-free-you = Vrij. Je bent op { $stands }.
    .brief = Vrij. Je bent op { $stands }.
    .full = Vrij. Je bent nu op { $stands }. Dat was je tweede zet.
    .prompt = Vrij.
asked-free-other = { $name }: { $field }, vrij.
    .brief = { $name }: { $field }, vrij.
    .full = { $name } vraagt naar { $field }: vrij, en staat daar nu.
    .prompt = { $name } { $field }.
asked-wall-you = Muur voor { $field }. Je blijft op { $stands }.
    .brief = Muur. Je blijft op { $stands }.
    .full = Muur. Tussen { $stands } en { $field } staat een muur{ $marked ->
        [no] .
       *[yes] ; hij is genoteerd.
    } Je blijft op { $stands }, en je beurt is voorbij.
    .prompt = Muur.
asked-wall-other = { $name }: { $field }, muur.
    .brief = { $name }: { $field }, muur.
    .full = { $name } vraagt naar { $field }: muur. { $name } blijft op { $stands }, en de beurt is voorbij.
    .prompt = { $name } muur.
asked-treasure-you = Schat! Hij lag op { $field }.
    .brief = Schat op { $field }!
    .full = Schat! Hij lag op { $field }, en je speurder heeft hem.
    .prompt = Schat!
asked-treasure-other = { $name }: { $field }, schat!
    .brief = { $name }: { $field }, schat!
    .full = { $name } vraagt naar { $field } en vindt daar de schat.
    .prompt = { $name } schat!
stopped-you = Je beëindigt je beurt.
    .brief = Beurt voorbij.
    .full = Je beëindigt je beurt na één zet.
    .prompt = Voorbij.
stopped-other = { $name } houdt op.
    .brief = { $name } houdt op.
    .full = { $name } houdt na één zet op.
    .prompt = { $name } houdt op.
marked = Peilschat op { $field }.
    .brief = Peilschat op { $field }.
    .full = Je peilschat ligt op { $field }. Alleen jij weet ervan.
    .prompt = Peilschat { $field }.
marked-off = Peilschat weggehaald.
    .brief = Peilschat weg.
    .full = Je peilschat ligt op geen enkel veld meer.
    .prompt = Peilschat weg.
resigned-you = Je geeft op.
    .brief = Je geeft op.
    .full = Je geeft dit spel op.
    .prompt = Opgegeven.
resigned-other = { $name } geeft op.
    .brief = { $name } geeft op.
    .full = { $name } geeft dit spel op.
    .prompt = { $name } geeft op.
won-you = Je wint met { $asks } zetten. { $loser } deed er { $theirs }.
    .brief = Je wint. Zetten: { $asks } tegen { $theirs }.
    .full = Je wint dit spel. Je deed { $asks } zetten, { $loser } { $theirs }.
    .prompt = Je wint.
lost-you = { $name } wint met { $asks } zetten. Je deed er { $theirs }.
    .brief = { $name } wint, { $asks } zetten tegen { $theirs }.
    .full = { $name } wint dit spel. { $name } deed { $asks } zetten, jij { $theirs }.
    .prompt = { $name } wint.
won-other = { $name } wint met { $asks } zetten. { $loser } deed er { $theirs }.
    .brief = { $name } wint, { $asks } zetten tegen { $theirs }.
    .full = { $name } wint dit spel. { $name } deed { $asks } zetten, { $loser } { $theirs }.
    .prompt = { $name } wint.
shown-you = Jouw doolhof: { $count } muren, schat: { $treasure }.
shown-other = Doolhof van { $name }: { $count } muren, schat: { $treasure }.
shown-way = Kortste weg, { $count } zetten: { $way }.
labyrinth-column = Kolom { $column }: { $walls }.

# Antwoorden

status-game-you = Sniff, { $columns } bij { $rows } velden, { $kind ->
        [dogs] 2 sloten, 2 honden
       *[walls] { $walls } muren
    }, jij tegen { $name }.
    .brief = Sniff, { $columns } bij { $rows }. Jij en { $name }.
status-game-both = Sniff, { $columns } bij { $rows } velden, { $kind ->
        [dogs] 2 sloten, 2 honden
       *[walls] { $walls } muren
    }, { $first } tegen { $second }.
    .brief = Sniff. { $first } en { $second }.
status-treasure = { $count ->
        [one] 1 muur staat, schat: { $treasure }.
       *[other] { $count } muren staan, schat: { $treasure }.
    }
status-not-ready = { $name } bouwt nog.
due-over = Het spel is uit.
due-build = Je bouwt, nog { $left } muren. Met klaar ben je klaar.
    .brief = Je bouwt, nog { $left } muren.
due-build-other = Je bent klaar. { $name } bouwt nog.
due-build-both = Allebei zijn ze aan het bouwen.
due-other = { $name } is aan de beurt.
due-first = Jij bent aan de beurt. Noem een veld naast { $field }.
    .brief = Jij bent, op { $field }.
due-again = Je tweede zet vanaf { $field }, of klaar.
place-build = nog { $left }
place-search = { $field }
place-over = Uit
stands-you = Je bent op { $field }.
stands-other = { $name } is op { $field }.
around-ways = Wegen vanaf hier: { $fields }.
around-unknown = Niet geprobeerd: { $fields }.
around-walls = Muren voor: { $fields }.
status-walls = { $count ->
        [0] Geen muur gevonden.
        [one] 1 muur gevonden: { $walls }.
       *[other] { $count } muren gevonden: { $walls }.
    }
status-ways = { $count ->
        [0] Geen weg gevonden.
        [one] 1 weg gevonden: { $walls }.
       *[other] { $count } wegen gevonden: { $walls }.
    }
status-own = Je eigen schat: { $treasure }.
moves-count = { $count ->
        [one] 1 mogelijkheid:
       *[other] { $count } mogelijkheden:
    }
move-way = { $field }, bekende weg.
move-visited = { $field }, vanaf hier niet geprobeerd.
move-unknown = { $field }, onbekend.
move-done = Klaar, je beurt is voorbij.
walls-count = { $count ->
        [0] Muren: geen.
        [one] 1 muur:
       *[other] { $count } muren:
    }
ways-count = { $count ->
        [0] Wegen: geen.
        [one] 1 weg:
       *[other] { $count } wegen:
    }
item = { $item }.
own-labyrinth = Jouw doolhof: { $count } muren, schat: { $treasure }.
own-field = { $field } bij jou. Open: { $open }. Muren: { $walls }.
look-here = Je bent op { $field }. Wegen: { $ways }. Muren: { $walls }. Niet geprobeerd: { $unknown }.
look-visited = { $field }, bezocht. Wegen: { $ways }. Muren: { $walls }. Niet geprobeerd: { $unknown }.
look-unvisited = { $field }, niet bezocht. Muren: { $walls }. Niet geprobeerd: { $unknown }.
marker-on = Je peilschat ligt op { $field }.
marker-none = Je peilschat ligt nergens.
score-you = Zetten tot nu toe: jij { $asks }, { $other } { $theirs }.
    .brief = Zetten: jij { $asks }, { $other } { $theirs }.
score-other = Zetten tot nu toe: { $name } { $asks }, { $other } { $theirs }.
    .brief = Zetten: { $name } { $asks }, { $other } { $theirs }.
check-stones = { $left ->
        [0] Alle muren staan.
        [one] Nog 1 muur te zetten.
       *[other] Nog { $left } muren te zetten.
    }
check-open = { $count ->
        [one] De schat is 1 zet ver.
       *[other] De schat is in { $count } zetten te bereiken.
    }
check-closed = Ingesloten. { $count ->
        [one] 1 muur sluit hem in: { $walls }.
       *[other] { $count } muren sluiten hem in: { $walls }.
    }
check-keys = { $count ->
        [0] Eén muur minder is niet genoeg om hem te openen.
        [one] Zonder deze ene is hij open: { $walls }.
       *[other] Zonder een van deze { $count } is hij open: { $walls }.
    }

# Wat niet gaat

refusal-spectator = Je luistert hier alleen.
refusal-game-over = Het spel is uit.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-still-building = Eerst moeten beide doolhoven klaar zijn.
refusal-built-already = Je doolhof is klaar; daar verandert niets meer aan.
    .brief = Je doolhof is al klaar.
refusal-off-board = { $field } bestaat niet.
refusal-not-neighbours = { $wall }: geen buren, geen plaats voor een muur.
    .brief = { $wall }: geen buren.
refusal-stands = { $wall }: daar staat al een muur.
    .brief = { $wall }: daar staat er al een.
refusal-no-stone-left = { $wall }: geen muur meer over.
refusal-no-such-wall = { $wall }: daar staat geen muur.
refusal-zero-field = Niet op het nulveld.
refusal-lies-there = De schat ligt al op { $field }.
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-stones-left = { $left ->
        [one] Zet eerst nog 1 muur, of typ aanvullen.
       *[other] Zet eerst nog { $left } muren, of typ aanvullen.
    }
    .brief = { $left ->
        [one] Er ontbreekt nog 1 muur.
       *[other] Er ontbreken nog { $left } muren.
    }
refusal-no-treasure = Verstop eerst de schat, bijvoorbeeld: schat B2.
    .brief = Verstop eerst de schat.
refusal-closed-off = Geen open weg naar de schat. Waarom, zegt controleer.
    .brief = Ingesloten; typ controleer.
refusal-too-long = De open weg is zo lang dat niet alle muren passen. Neem er een paar terug.
    .brief = Weg te lang; neem muren terug.
refusal-nothing-to-fill = Er ontbreekt niets. Met klaar ben je klaar.
    .brief = Er ontbreekt niets; typ klaar.
refusal-no-move-yet = Eén zet moet je doen.
refusal-stands-there = Op { $field } ben je al.
refusal-too-far = { $to } ligt niet naast { $from }.
refusal-known-wall = Tussen { $from } en { $to } is een muur genoteerd.
    .brief = Bekende muur van { $from } naar { $to }.
refusal-other-size = Dat doolhof is voor een bord van { $size }.
refusal-marker-there = Daar ligt de peilschat al.
misread-wall-missing = Welke muur? Bijvoorbeeld E4 D4.
misread-field-missing = Welk veld? Bijvoorbeeld E4.
misread-field = "{ $word }" is geen veld. Zeg het zoals E4.
misread-one-field = Noem één veld, zoals E4.
misread-odd-field = { $field } is maar een halve muur. Een muur heeft twee velden: E4 D4.
    .brief = { $field } is maar een halve muur.

# Hulp

help-build = Zet muren met telkens twee buren, ook meerdere in een regel: E4 D4 C2 C3. 0 is het nulveld naast kolom { $last }.
    Opdrachten: schat B2, verwijder E4 D4, terug, lijst, controleer, aanvullen, bouw, klaar.
    Meer: hulp alles, regels.
help-search = Noem een veld naast het jouwe, zoals E4. Na vrij mag je nog een zet doen of klaar zeggen.
    Vraag: stand, kijk D3, zetten, muren, wegen, peilschat, mijn, punten, laatst, verloop.
    Meer: hulp alles, regels, instellingen, stop.
help-over = Het spel is uit. Vraag: stand, verloop, laatst. Weggaan: stop.
