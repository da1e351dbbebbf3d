# Sniff, het verborgen doolhof.
# Elke aankondiging heeft vier teksten: haar eigen (gewoon), .brief, .full en .prompt voor de invoerregel van een leesregel.

# Aan het begin

intro-you = Sniff, { $columns } bij { $rows } velden. Je speelt tegen { $level }.
    .brief = Sniff, { $columns } bij { $rows }. Jij en { $name }.
    .full = Sniff, het verborgen doolhof, op { $columns } bij { $rows } velden { $kind ->
        [dogs] met elk 2 sloten en 2 honden
       *[walls] met elk { $walls } muren
    }. Je speelt tegen { $level }.
    .prompt = Sniff.
intro-both = Sniff, { $columns } bij { $rows } velden, { $first } tegen { $second }.
    .brief = Sniff. { $first } en { $second }.
    .full = Sniff, het verborgen doolhof, op { $columns } bij { $rows } velden { $kind ->
        [dogs] met elk 2 sloten en 2 honden
       *[walls] met elk { $walls } muren
    }. { $first } speelt tegen { $second }.
    .prompt = Sniff.
intro-build = Bouw je doolhof: { $walls } muren, 1 schat. Met `bouw` doe ik het voor je.
    .brief = Bouw: { $walls } muren, 1 schat.
    .prompt = Bouw { $walls } muren.
    .full = Bouw je doolhof: { $walls } muren en 1 schat. Een muur heet naar de twee velden die hij scheidt, zoals `C3 B3`. Met `bouw` doe ik het voor je. Typ `klaar` om te gaan zoeken.

# Bouwen

drafted-walls = { $count ->
        [one] Muur { $wall } staat, { $left ->
            [0] dat was de laatste.
           *[other] nog { $left } te zetten.
        }
       *[other] { $count } muren staan erbij, { $left ->
            [0] dat waren de laatste.
           *[other] nog { $left } te zetten.
        }
    }
    .brief = { $count ->
        [one] { $wall } staat, { $left ->
            [0] de laatste
           *[other] nog { $left }
        }.
       *[other] { $count } staan, { $left ->
            [0] de laatste
           *[other] nog { $left }
        }.
    }
    .full = { $count ->
        [one] De muur staat.
       *[other] { $count } muren staan erbij.
    } { $left ->
        [0] Alle muren staan.
       *[other] Je moet er nog { $left } zetten.
    }
    .prompt = { $count ->
        [one] { $wall } staat.
       *[other] { $count } staan.
    }
drafted-removed = { $count ->
        [one] Muur { $wall } is weg, nog { $left } te zetten.
       *[other] { $count } muren zijn weg, nog { $left } te zetten.
    }
    .brief = { $count ->
        [one] { $wall } weg, nog { $left }.
       *[other] { $count } weg, nog { $left }.
    }
    .full = { $count ->
        [one] De muur is weg. Je moet er nog { $left } zetten.
       *[other] { $count } muren zijn weg. Je moet er nog { $left } zetten.
    }
    .prompt = { $count ->
        [one] { $wall } weg.
       *[other] { $count } weg.
    }
drafted-treasure = Schat verstopt op { $treasure }.
    .brief = Schat op { $treasure }.
    .full = Je schat is verstopt op { $treasure }. { $left ->
        [0] Alle muren staan.
        [one] Je moet nog 1 muur zetten.
       *[other] Je moet nog { $left } muren zetten.
    }
    .prompt = Schat { $treasure }.
drafted-undone = Laatste stap teruggenomen. Muren nog te zetten: { $left ->
        [0] geen
       *[other] { $left }
    }. Schat: { $treasure }.
    .brief = Terug. Muren over: { $left ->
        [0] geen
       *[other] { $left }
    }. Schat: { $treasure }.
    .full = Je laatste stap is teruggenomen. Muren nog te zetten: { $left ->
        [0] geen
       *[other] { $left }
    }. Schat: { $treasure }.
    .prompt = Terug.
drafted-filled = Aangevuld. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `klaar` om te gaan zoeken.
    .brief = Gevuld. Schat op { $treasure }, zetten: { $moves }.
    .full = Aangevuld: alle muren staan, de schat ligt op { $treasure }, en dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `lijst` om het te horen, `ongedaan` of `verwijder C3 B3` om iets te veranderen, `klaar` om te gaan zoeken.
    .prompt = Gevuld. Schat { $treasure }.
    .told = Aangevuld. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver.
    .told-brief = Gevuld. Schat op { $treasure }, zetten: { $moves }.
drafted-built = Gebouwd. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `klaar` om te gaan zoeken, of `terug` om het ongedaan te maken.
    .brief = Gebouwd. Schat op { $treasure }, zetten: { $moves }.
    .full = Je doolhof is gebouwd: alle muren staan, de schat ligt op { $treasure }, en dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `lijst` om het te horen, `ongedaan` of `verwijder C3 B3` om iets te veranderen, `klaar` om te gaan zoeken.
    .prompt = Gebouwd: { $treasure }.
    .told = Gebouwd. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver.
    .told-brief = Gebouwd. Schat op { $treasure }, zetten: { $moves }.
drafted-laid = Doolhof geladen. Muren nog te zetten: { $left ->
        [0] geen
       *[other] { $left }
    }. Schat: { $treasure }.
    .brief = Geladen. Muren over: { $left ->
        [0] geen
       *[other] { $left }
    }.
    .full = Het doolhof is geladen. Muren nog te zetten: { $left ->
        [0] geen
       *[other] { $left }
    }. Schat: { $treasure }.
    .prompt = Geladen.
    .told = { $left ->
        [0] Doolhof gebouwd. Schat: { $treasure }.
       *[other] Doolhof geladen. Muren nog te zetten: { $left }. Schat: { $treasure }.
    }
drafted-cleared = Het bord is leeg. Typ `terug` om alles weer neer te zetten.
    .brief = Leeg. Alles weer neerzetten: `terug`.
    .full = Het bord is leeg: geen muren, niets verstopt. Typ `terug` om alles weer neer te zetten.
    .prompt = Leeg.
undone-back = Staat er weer: { $walls }.
    .brief = Hersteld: { $walls }.
    .full = Dit staat er weer: { $walls }.
    .prompt = Terug { $walls }.
undone-gone = Weer weg: { $walls }.
    .brief = Weer weg: { $walls }.
    .full = Dit is weer weg: { $walls }.
    .prompt = Weg { $walls }.
clear-sure = Alles weghalen? Typ `ja` of `nee`.
    .brief = Alles weg? `Ja` of `nee`.
    .prompt = Leeg?
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

begins-you = Er is geloot: jij begint. Noem een veld naast het nulveld, zoals `{ $next }`.
    .brief = Jij begint.
    .full = Er is geloot: jij begint. Je speurder staat op het nulveld, 0. Noem een veld ernaast, zoals `{ $next }`.
    .prompt = Jij begint.
    .told = Er is geloot: jij begint.
begins-other = Er is geloot: { $name } begint. Daarna noem jij een veld naast { $start }, zoals `{ $next }`.
    .brief = { $name } begint, dan jij.
    .full = Er is geloot: { $name } doet de eerste zet. Dan ben jij aan de beurt: noem een veld naast { $start }, zoals `{ $next }`.
    .prompt = { $name } begint.
    .told = Er is geloot: { $name } begint.
begins-both = Er is geloot: { $name } begint.
    .brief = { $name } begint.
    .full = Er is geloot: { $name } doet de eerste zet.
    .prompt = { $name } begint.
asked-free-again-you = Vrij. Je bent op { $stands }. Nog een zet, of `klaar`.
    .brief = Vrij. Je bent op { $stands }. Nog één?
    .full = Vrij. Je bent nu op { $stands }. Je mag nog een tweede zet doen, of `klaar` typen.
    .prompt = Vrij.
    .told = Vrij. Je bent op { $stands }.
asked-free-you = Vrij. Je bent op { $stands }.
    .brief = Vrij. Je bent op { $stands }.
    .full = Vrij. Je bent nu op { $stands }. Dat was je tweede zet.
    .prompt = Vrij.
walked-through = Onderweg: { $moves }.
    .brief = Onderweg: { $moves }.
    .full = Onderweg hoor je: { $moves }.
    .prompt = { $moves }.
turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name }: { $moves }. Nu op { $stands }.
    .prompt = { $name } { $moves }.
heard-move = { $field } { $heard }
    .prompt = { $field }
heard-stop = { $field } { $heard }
    .prompt = { $field } { $heard }
heard-done = klaar
asked-wall-you = Muur voor { $field }. Je blijft op { $stands }.
    .brief = Muur voor { $field }.
    .full = Muur. Tussen { $stands } en { $field } staat een muur{ $marked ->
        [no] .
       *[yes] ; hij is genoteerd.
    } Je blijft op { $stands }, en je beurt is voorbij.
    .prompt = Muur.
asked-treasure-you = Schat! Hij lag op { $field }.
    .brief = Schat op { $field }!
    .full = Schat! Hij lag op { $field }, en je speurder heeft hem.
    .prompt = Schat!
asked-treasure-other = { $name }: { $field }, schat!
    .brief = { $name }: { $field }, schat!
    .full = { $name } gaat naar { $field } en vindt daar de schat.
    .prompt = { $name } schat!
stopped-you = Je beëindigt je beurt.
    .brief = Beurt voorbij.
    .full = Je beëindigt je beurt en blijft staan.
    .prompt = Voorbij.
stopped-other = { $name } beëindigt de beurt.
    .brief = { $name } beëindigt de beurt.
    .full = { $name } beëindigt de beurt en blijft staan.
    .prompt = { $name } klaar.
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
won-you = { $asks ->
        [0] Je wint.
        [one] Je wint met 1 zet. { $loser } deed er { $theirs ->
            [0] nog geen
           *[other] { $theirs }
        }.
       *[other] Je wint met { $asks } zetten. { $loser } deed er { $theirs ->
            [0] nog geen
           *[other] { $theirs }
        }.
    }
    .brief = Je wint. Zetten: jij { $asks }, { $loser } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .full = Je wint dit spel. Zetten: jij { $asks }, { $loser } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .prompt = Je wint.
lost-you = { $asks ->
        [0] { $name } wint.
        [one] { $name } wint met 1 zet. Jij deed er { $theirs ->
            [0] nog geen
           *[other] { $theirs }
        }.
       *[other] { $name } wint met { $asks } zetten. Jij deed er { $theirs ->
            [0] nog geen
           *[other] { $theirs }
        }.
    }
    .brief = { $name } wint. Zetten: { $asks }, jij { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .full = { $name } wint dit spel. Zetten: { $name } { $asks }, jij { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .prompt = Verloren.
won-other = { $asks ->
        [0] { $name } wint.
        [one] { $name } wint met 1 zet. { $loser } deed er { $theirs ->
            [0] nog geen
           *[other] { $theirs }
        }.
       *[other] { $name } wint met { $asks } zetten. { $loser } deed er { $theirs ->
            [0] nog geen
           *[other] { $theirs }
        }.
    }
    .brief = { $name } wint. Zetten: { $asks } en { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .full = { $name } wint dit spel. Zetten: { $name } { $asks }, { $loser } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .prompt = { $name } wint.
shown-walls-you = { $count ->
        [one] Jouw doolhof, 1 muur:
       *[other] Jouw doolhof, { $count } muren:
    }
shown-walls-other = { $count ->
        [one] Doolhof van { $name }, 1 muur:
       *[other] Doolhof van { $name }, { $count } muren:
    }
    .brief = { $name }, muren: { $count }.
shown-you = Jouw schat lag op { $treasure }.
    .prompt = De jouwe { $treasure }.
shown-other = { $name } had de schat op { $treasure }.
    .prompt = { $name } { $treasure }.
shown-way = { $count ->
        [one] Kortste weg, 1 zet: { $way }.
       *[other] Kortste weg, { $count } zetten: { $way }.
    }
shown-found-you = { $count ->
        [one] Kortste weg naar jouw schat, 1 zet: { $way }.
       *[other] Kortste weg naar jouw schat, { $count } zetten: { $way }.
    }
shown-found-other = { $count ->
        [one] Kortste weg naar de gevonden schat, 1 zet: { $way }.
       *[other] Kortste weg naar de gevonden schat, { $count } zetten: { $way }.
    }
review-stood = Je stond op { $field }.
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
due-build = { $left ->
        [0] Je bouwt. Alle muren staan. Typ `klaar` als je klaar bent.
       *[other] Je bouwt. Muren nog te zetten: { $left }.
    }
    .brief = { $left ->
        [0] Je bouwt. Alle muren staan. `Klaar`?
       *[other] Je bouwt. Muren over: { $left }.
    }
    .prompt = { $left ->
        [0] Alle muren staan.
       *[other] Bouw, nog { $left }.
    }
due-build-other = Je bent klaar. { $name } bouwt nog.
    .prompt = Wacht.
due-build-both = Ze bouwen allebei nog.
    .prompt = Ze bouwen.
due-other = { $name } is aan de beurt.
    .prompt = { $name } aan zet.
due-first = Jij bent aan de beurt. Noem een veld naast { $field }.
    .brief = Jij bent aan de beurt, op { $field }.
    .prompt = Jouw beurt.
due-again = Doe je tweede zet vanaf { $field }, of typ `klaar`.
    .brief = Je tweede zet vanaf { $field }, of `klaar`.
    .prompt = Zet 2 of `klaar`.
place-build = { $left ->
        [0] `klaar`?
       *[other] nog { $left }
    }
place-treasure = schat?
place-search = { $field }
place-over = Einde
stands-you = Je bent op { $field }.
stands-other = { $name } is op { $field }.
around-ways = Open vanaf hier: { $fields }.
around-unknown = Niet geprobeerd: { $fields }.
status-walls = { $count ->
        [0] Geen muur gevonden.
        [one] 1 muur gevonden: { $walls }.
       *[other] { $count } muren gevonden: { $walls }.
    }
status-ways = { $count ->
        [0] Geen doorgang bekend.
        [one] 1 doorgang bekend: { $walls }.
       *[other] { $count } doorgangen bekend: { $walls }.
    }
status-own = Je eigen schat: { $treasure }.
status-own-dogs = Je eigen schat: { $treasure }. Honden: { $dogs }.
moves-count = { $count ->
        [one] 1 mogelijkheid:
       *[other] { $count } mogelijkheden:
    }
move-way = `{ $field }`, bekende doorgang.
move-visited = `{ $field }`, vanaf hier niet geprobeerd.
move-unknown = `{ $field }`, onbekend.
move-done = `Klaar`: dan is je beurt voorbij.
walls-count = { $count ->
        [0] Muren: geen.
        [one] 1 muur:
       *[other] { $count } muren:
    }
ways-count = { $count ->
        [0] Doorgangen: geen.
        [one] 1 doorgang:
       *[other] { $count } doorgangen:
    }
item = { $item }.
own-labyrinth = { $count ->
        [0] Jouw doolhof, nog geen muren. Schat: { $treasure }.
        [one] Jouw doolhof, 1 muur. Schat: { $treasure }.
       *[other] Jouw doolhof, { $count } muren. Schat: { $treasure }.
    }
own-field = In jouw doolhof: { $field }. Open: { $open }. Muren: { $walls }.
shown-field = Bij { $name }: { $field }. Open: { $open }. Muren: { $walls }.
shown-field-ditches = Bij { $name }: { $field }. Open: { $open }. Sloten: { $walls }.
shown-field-dog = Bij { $name }: { $field }, met een hond. Open: { $open }. Sloten: { $walls }.
enemy-not-yet = Er zoekt nog niemand.
enemy-near = { $count ->
        [0] { $name } staat op je schat.
        [one] { $name } is op { $field }, nog 1 zet van je schat.
       *[other] { $name } is op { $field }, nog { $count } zetten van je schat.
    }
    .brief = { $name } { $field }, nog { $count } van je schat.
enemy-near-out = { $count ->
        [0] { $name } is buiten.
        [one] { $name } is op { $field }, nog 1 zet van het nulveld.
       *[other] { $name } is op { $field }, nog { $count } zetten van het nulveld.
    }
    .brief = { $name } { $field }, nog { $count } van het nulveld.
look-here = Je bent op { $field }. Doorgangen: { $ways }. Muren: { $walls }. Niet geprobeerd: { $unknown }.
look-visited = Bezocht: { $field }. Doorgangen: { $ways }. Muren: { $walls }. Niet geprobeerd: { $unknown }.
look-unvisited = Niet bezocht: { $field }. Muren: { $walls }. Niet geprobeerd: { $unknown }.
marker-on = Je peilschat ligt op { $field }.
    .prompt = Peilschat { $field }.
marker-none = Je peilschat ligt nergens.
    .prompt = Geen peilschat.
score-you = Zetten tot nu toe: jij { $asks ->
        [0] geen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .brief = Zetten: jij { $asks ->
        [0] geen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .prompt = Jij { $asks }, { $other } { $theirs }.
score-other = Zetten tot nu toe: { $name } { $asks ->
        [0] geen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .brief = Zetten: { $name } { $asks ->
        [0] geen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .prompt = { $name } { $asks }, { $other } { $theirs }.
check-stones = { $left ->
        [0] Alle muren staan.
        [one] Nog 1 muur te zetten.
       *[other] Nog { $left } muren te zetten.
    }
check-treasure = Schat: { $treasure }.
check-open = { $count ->
        [one] De schat is in 1 zet te bereiken.
       *[other] De schat is in { $count } zetten te bereiken.
    }
check-closed = De schat is ingesloten. Haal een van deze muren weg: { $keys }.
check-shut = De schat is ingesloten, en één muur weghalen is niet genoeg. Muren rond de schat: { $walls }.

# Wat niet gaat

refusal-spectator = Je luistert hier alleen mee.
    .prompt = Je luistert mee.
refusal-game-over = Het spel is afgelopen.
    .prompt = Te laat.
refusal-not-your-turn = Je bent niet aan de beurt.
    .prompt = Niet jouw beurt.
refusal-still-building = Eerst moeten beide doolhoven klaar zijn.
    .prompt = Eerst bouwen.
refusal-built-already = Bouwen en terugnemen kan alleen vóór het zoeken, tot je `klaar` typt.
    .brief = Je doolhof is al klaar.
    .prompt = Al klaar.
refusal-off-board = { $field } ligt niet op het bord.
    .prompt = Geen { $field }.
refusal-not-neighbours = { $wall }: dat zijn geen buren; daar kan geen muur staan.
    .brief = { $wall }: geen buren.
    .prompt = { $wall }: geen buren.
refusal-stands = { $wall }: daar staat al een muur.
    .brief = { $wall }: daar staat er al een.
    .prompt = Staat al.
refusal-no-stone-left = { $wall }: geen muur meer over.
    .prompt = Geen meer.
refusal-no-such-wall = { $wall }: daar staat geen muur.
    .prompt = Geen muur daar.
refusal-zero-field = Op het nulveld kan dat niet.
    .prompt = Niet op 0.
refusal-lies-there = De schat ligt al op { $field }.
    .prompt = Daar al.
refusal-nothing-to-undo = Er is niets terug te nemen of te wissen.
    .prompt = Niets terug te nemen.
refusal-nothing-to-clear = Er is nog niets gebouwd.
refusal-stones-left = { $left ->
        [one] Zet eerst nog 1 muur, of typ `aanvullen`.
       *[other] Zet eerst nog { $left } muren, of typ `aanvullen`.
    }
    .brief = { $left ->
        [one] Er ontbreekt nog 1 muur.
       *[other] Er ontbreken nog { $left } muren.
    }
    .prompt = Nog { $left } nodig.
refusal-no-treasure = Verstop eerst de schat, bijvoorbeeld `schat B2`.
    .brief = Verstop eerst de schat.
    .prompt = Geen schat.
refusal-closed-off = Er is geen open weg naar de schat. Typ `controleer` om te horen waarom.
    .brief = Ingesloten; typ `controleer`.
    .prompt = Ingesloten.
refusal-too-long = De open weg is zo lang dat niet alle muren meer passen. Haal er een paar weg.
    .brief = Weg te lang; haal muren weg.
    .prompt = Weg te lang.
refusal-nothing-to-fill = Er ontbreekt niets. Typ `klaar` om te gaan zoeken.
    .brief = Er ontbreekt niets; typ `klaar`.
    .prompt = Er ontbreekt niets.
refusal-no-move-yet = Doe eerst een zet. Ophouden mag pas als het antwoord vrij was.
    .brief = Eerst een zet, dan pas ophouden.
    .prompt = Eerst een zet.
refusal-stands-there = Op { $field } ben je al.
    .prompt = Daar ben je.
refusal-too-many-moves = { $left ->
        [one] Je hebt in deze beurt nog maar 1 zet.
       *[other] Je hebt in een beurt maar { $left } zetten.
    }
    .brief = Zetten over: { $left }.
    .prompt = Nog { $left } over.
refusal-too-far = { $to } ligt niet naast { $from }.
    .prompt = { $to } te ver.
refusal-known-wall = De muur tussen { $from } en { $to } ken je al. Jij bent nog aan de beurt.
    .brief = Bekende muur van { $from } naar { $to }.
    .prompt = Muur bekend.
refusal-other-size = Dat doolhof is voor een bord van { $size }.
    .brief = Het is voor een bord van { $size }.
    .prompt = Bord { $size }.
refusal-marker-there = Daar ligt de peilschat al.
    .prompt = Daar al.
misread-wall-missing = Welke muur? Bijvoorbeeld `C3 B3`.
    .prompt = Welke muur?
misread-field-missing = Welk veld? Bijvoorbeeld `B3`.
    .prompt = Welk veld?
misread-field = "{ $word }" is geen veld. Een veld heet bijvoorbeeld B3.
    .brief = "{ $word }" is geen veld.
    .prompt = Geen veld.
misread-one-field = Eén veld per keer, zoals `B3`.
    .prompt = Eén veld.
misread-odd-field = { $field } is maar een halve muur. Een muur heeft twee velden, zoals `C3 B3`.
    .brief = { $field } is maar een halve muur.
    .prompt = Halve muur.

# Hulp

help-build = Noem voor elke muur twee buurvelden, ook meerdere in één regel: `C3 B3 A1 A2`. 0 is het lange veld naast kolom { $last }.
    Opdrachten: `schat B2`, `verwijder C3 B3`, `terug`, `leegmaken`, `lijst`, `controleer`, `aanvullen`, `bouw`, `laad`, `klaar`.
    Meer: `stand`, `kijk B3`, `hulp alles`, `regels`.
help-search = Noem een veld naast dat waar je bent, zoals `B3`. Is het antwoord vrij, dan mag je nog een zet doen, of `klaar` typen. Twee velden in één regel zijn twee zetten, en bij een bekende weg is het eind genoeg.
    Vraag: `stand`, `kijk B3`, `zetten`, `muren`, `doorgangen`, `peilschat`, `mijn`, `tegenstander`, `punten`, `laatst`, `verloop`, `notitie`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-over = Het spel is afgelopen. Vraag: `stand`, `kijk B3`, `muren` van beide doolhoven, `mijn`, `verloop`, `laatst`.

# Doolhoven in eigen bestanden

sheet-name = Geef het een naam van één woord, bijvoorbeeld `bewaar doolhof slang`.
    .brief = Eén woord: `bewaar doolhof slang`.
    .prompt = Eén woord.
sheet-count = { $count ->
        [0] Doolhoven: geen.
        [one] 1 doolhof:
       *[other] { $count } doolhoven:
    }
sheet-missing = Er is geen doolhof en geen bestand { $name }.
    .brief = { $name } is er niet.
    .prompt = Niet gevonden.
sheet-no-text = { $name } is geen tekstbestand.
    .brief = { $name } is geen tekst.
    .prompt = Geen tekst.
sheet-folder-closed = De map met doolhoven is niet te lezen.
    .brief = Map niet te lezen.
    .prompt = Niet te lezen.

# Tips: wat te doen, en waarom

hint-step = `Noem { $field }`.
hint-step-on = `Noem { $field }`, op weg naar { $aim }, nog { $moves } zetten{ $known ->
        [0] .
       *[other] {" "}over bekende wegen.
    }
    .brief = `Noem { $field }`, naar { $aim }, nog { $moves } zetten.
    .prompt = `Noem { $field }`.
hint-step-on-from = `Noem { $field }`, op weg naar { $aim } via { $from }, nog { $moves } zetten{ $known ->
        [0] .
       *[other] {" "}over bekende wegen.
    }
    .brief = `Noem { $field }`, { $aim } via { $from }, { $moves } zetten.
    .prompt = `Noem { $field }`.
hint-treasure = Typ `{ $command } { $field }`.
hint-why-build = { $left ->
        [one] Er ontbreekt nog 1 stuk, en niemand raadt waar het toeval het zet.
       *[other] Er ontbreken nog { $left } stukken, en niemand raadt waar het toeval ze zet.
    }
    .brief = { $left ->
        [one] Het toeval zet het laatste stuk.
       *[other] Het toeval zet { $left } stukken.
    }
hint-why-closed = Er ontbreekt niets, maar zo valt er niet in te zoeken. Het toeval bouwt er één waarin dat wel kan.
    .brief = Zo valt er niet in te zoeken.
hint-why-ready = { $moves ->
        [one] Er ontbreekt niets. De ander heeft minstens 1 zet nodig.
       *[other] Er ontbreekt niets. De ander heeft minstens { $moves } zetten nodig.
    }
    .brief = { $moves ->
        [one] Compleet. Kortste weg: 1 zet.
       *[other] Compleet. Kortste weg: { $moves } zetten.
    }
hint-why-stop = Geen bekende weg leidt naar een onbekend veld.
    .brief = Geen weg leidt nog naar iets nieuws.
hint-why-hide = { $moves ->
        [one] De ander is er minstens 1 zet vandaan.
       *[other] De ander is er minstens { $moves } zetten vandaan.
    }
    .brief = { $moves ->
        [one] Voor de ander is het 1 zet ver.
       *[other] Voor de ander is het { $moves } zetten ver.
    }
hint-why-hide-any = { $count ->
        [one] Het is het enige veld dat je kunt kiezen.
       *[other] Het is één van de { $count } velden, en de ander weet niet welk.
    }
    .brief = { $count ->
        [one] Het enige veld.
       *[other] Eén van { $count }, niemand weet welk.
    }
hint-why-must = De schat kan alleen op { $aim } liggen.
hint-why-must-near = { $moves ->
        [one] De schat kan alleen op { $goal } liggen, naast { $aim }.
       *[other] De schat kan alleen op { $goal } liggen, minstens { $moves } zetten bij { $aim } vandaan.
    }
    .brief = De schat kan alleen op { $goal } liggen.
hint-why-must-near-sure = { $moves ->
        [one] De schat kan alleen op { $goal } liggen, naast { $aim }.
       *[other] De schat kan alleen op { $goal } liggen, { $moves } zetten bij { $aim } vandaan.
    }
    .brief = De schat kan alleen op { $goal } liggen.
hint-why-out = Staat er voor { $aim } geen muur, dan ben je buiten.
    .brief = Zonder muur ben je buiten.
hint-why-out-near = Via { $aim } zijn het { $moves } zetten naar buiten als er geen muur tussen staat, via { $other } minstens { $others }.
    .brief = Via { $aim } { $moves } zetten, via { $other } { $others }.
hint-why-out-sure = Alle muren zijn bekend en er staat er geen in de weg: zo ben je buiten.
    .brief = Geen muur meer: je bent buiten.
hint-why-out-near-sure = Alle muren zijn bekend: via { $aim } zijn het { $moves } zetten naar buiten, via { $other } zijn het er { $others }.
    .brief = Zeker: via { $aim } { $moves }, via { $other } { $others }.
hint-why-risk = In { $count } van de { $all } gevallen zit er een hond op { $aim }, en geen veld is veiliger.
    .brief = Hond op { $aim }: { $count } van { $all }.
hint-why-safe = { $aim } is het dichtstbijzijnde onbekende veld waar zeker geen hond zit.
    .brief = Dichtstbijzijnde zonder hond: { $aim }.
hint-why-one-of = De schat kan nog op { $count } velden liggen, en { $aim } is er één van.
    .brief = { $aim } is een van { $count } mogelijke.
hint-why-toward = De schat kan nog op { $count } velden liggen; via { $aim } zijn het { $moves } zetten naar het dichtstbijzijnde, als de weg vrij is, via { $other } minstens { $others }.
    .brief = Via { $aim } { $moves } zetten, via { $other } { $others }.
hint-why-smell-even = De schat kan nog op { $count } velden liggen; via { $other } duurt het gemiddeld even lang.
    .brief = { $other } is even goed.
hint-why-smell-faster = De schat kan nog op { $count } velden liggen; { $alone ->
        [0] via { $aim } gaat het gemiddeld { $turns } beurten sneller
       *[other] via { $aim } ben je gemiddeld { $turns } zetten eerder klaar
    } dan via { $other }.
    .brief = { $alone ->
        [0] { $turns } beurten sneller dan { $other }.
       *[other] { $turns } zetten sneller dan { $other }.
    }
hint-why-smell-played = De schat kan nog op { $count } velden liggen; voor zover ik kan zien, is { $other } niet beter.
    .brief = { $other } lijkt me niet beter.
hint-why-part = Via { $aim } kom je bij { $count } van de { $all } { $again ->
        [0] onbekende velden
       *[other] velden waar de nieuwe schat kan liggen
    }, { $aim } meegeteld; { $left ->
        [one] het laatste ligt er los van.
       *[other] de andere liggen er los van.
    }
    .brief = Vanaf { $aim }: { $count } van { $all } { $again ->
        [0] onbekende
       *[other] mogelijke
    }.
hint-why-pocket = { $count ->
        [one] { $aim } ligt los van de andere { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }: sla je het nu over, dan moet je er misschien nog voor terugkomen.
       *[other] { $aim } is een van { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        } die los liggen van de andere: sla je ze nu over, dan moet je er misschien nog voor terugkomen.
    }
    .brief = { $aim } ligt los: doe het nu.
hint-why-nearest = Geen ander { $again ->
        [0] onbekend veld
       *[other] veld voor de nieuwe schat
    } is zo dichtbij als { $aim }.
    .brief = Geen is zo dichtbij als { $aim }.
hint-why-only-door = Je kunt alleen via { $aim } verder.
hint-why-only = { $all ->
        [one] { $again ->
            [0] { $aim } is het laatste onbekende veld.
           *[other] Alleen op { $aim } kan de nieuwe schat nog liggen.
        }
       *[other] Alleen via { $aim } kom je bij de { $all } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }.
    }
    .brief = Je kunt alleen via { $aim } verder.
hint-why-near = Het op één na beste veld, { $other }, ligt { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        }.
    .brief = { $known ->
        [0] { $other } zou { $moves } zetten kosten.
       *[other] { $other }: { $moves } zetten, bekende wegen.
    }
hint-why-soonest = { $alone ->
        [0] Gemiddeld gaat dat { $turns } beurten sneller
       *[other] Gemiddeld ben je zo { $turns } zetten eerder klaar
    } dan via { $other }, al is { $other } dichterbij.
    .brief = { $alone ->
        [0] { $turns } beurten sneller dan { $other }.
       *[other] { $turns } zetten sneller dan { $other }.
    }
hint-why-soonest-more = { $count ->
        [one] Vanaf { $aim } kun je verder naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }, vanaf { $other } naar geen
       *[other] Vanaf { $aim } kun je verder naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }, vanaf { $other } { $others ->
            [0] naar geen
           *[other] maar naar { $others }
        }
    }; { $alone ->
        [0] dat gaat gemiddeld { $turns } beurten sneller
       *[other] dat scheelt gemiddeld { $turns } zetten
    }, al is { $other } dichterbij.
    .brief = { $alone ->
        [0] { $turns } beurten sneller dan { $other }.
       *[other] { $turns } zetten sneller dan { $other }.
    }
hint-why-detour = { $aim } ligt naast je, maar als je er vanaf { $from } naar vraagt, { $alone ->
        [0] duurt het gemiddeld
       *[other] kost het gemiddeld
    } { $least ->
        [0] { $turns }
       *[other] minstens { $turns }
    } { $alone ->
        [0] beurten korter
       *[other] zetten minder
    }.
    .brief = Vanaf { $from }: { $turns } { $alone ->
        [0] beurten korter
       *[other] zetten minder
    }.
hint-why-more = { $count ->
        [one] Vanaf { $aim } kun je verder naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }, vanaf { $other } naar geen.
       *[other] Vanaf { $aim } kun je verder naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }, vanaf { $other } { $others ->
            [0] naar geen
           *[other] maar naar { $others }
        }.
    }
    .brief = { $again ->
        [0] Erachter onbekend
       *[other] Erachter mogelijk
    }: { $count }, bij { $other } { $others ->
        [0] geen
       *[other] maar { $others }
    }.
hint-why-more-far = { $count ->
        [one] Vanaf { $aim } kun je verder naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }; { $other } is dichterbij, maar vandaar kun je naar geen.
       *[other] Vanaf { $aim } kun je verder naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }; { $other } is dichterbij, maar vandaar kun je { $others ->
            [0] naar geen
           *[other] maar naar { $others }
        }.
    }
    .brief = { $again ->
        [0] Erachter onbekend
       *[other] Erachter mogelijk
    }: { $count }, bij { $other } { $others ->
        [0] geen
       *[other] maar { $others }
    }.
hint-why-leads = { $count ->
        [0] { $aim } is een van de { $all } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }, en verder leidt het nergens heen.
        [one] Vanaf { $aim } kun je verder naar 1 van de { $all } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }.
       *[other] Vanaf { $aim } kun je verder naar { $count } van de { $all } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }.
    }
    .brief = { $again ->
        [0] Vanaf { $aim } naar { $count ->
            [0] geen
           *[other] { $count }
        } nieuwe.
       *[other] Vanaf { $aim } naar { $count ->
            [0] geen
           *[other] { $count }
        } mogelijke.
    }
hint-why-played = { $count ->
        [0] Vanaf { $aim } kun je naar geen { $again ->
            [0] onbekend veld verder
           *[other] veld verder waar de nieuwe schat kan liggen
        }
        [one] Vanaf { $aim } kun je verder naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }
       *[other] Vanaf { $aim } kun je verder naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }
    }; voor zover ik kan zien, is { $safe ->
        [0] geen veld
       *[other] geen even veilig veld
    } beter.
    .brief = { $count ->
        [0] Loopt dood; { $safe ->
            [0] geen veld is beter.
           *[other] geen even veilig veld is beter.
        }
       *[other] Naar { $count }; { $safe ->
            [0] geen veld is beter.
           *[other] geen even veilig veld is beter.
        }
    }
hint-why-faster = { $count ->
        [0] Vanaf { $aim } kun je { $again ->
            [0] naar geen ander onbekend veld
           *[other] naar geen ander veld waar de nieuwe schat kan liggen
        }, vanaf { $other } ook niet; { $alone ->
            [0] via { $aim } gaat het gemiddeld { $turns } beurten sneller
           *[other] via { $aim } ben je gemiddeld { $turns } zetten eerder klaar
        }.
        [one] Vanaf { $aim } kun je naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }, vanaf { $other } ook naar 1; { $alone ->
            [0] via { $aim } gaat het gemiddeld { $turns } beurten sneller
           *[other] via { $aim } ben je gemiddeld { $turns } zetten eerder klaar
        }.
       *[other] Vanaf { $aim } kun je naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }, vanaf { $other } ook naar { $count }; { $alone ->
            [0] via { $aim } gaat het gemiddeld { $turns } beurten sneller
           *[other] via { $aim } ben je gemiddeld { $turns } zetten eerder klaar
        }.
    }
    .brief = { $alone ->
        [0] { $turns } beurten sneller dan { $other }.
       *[other] { $turns } zetten sneller dan { $other }.
    }
hint-why-leads-less = { $count ->
        [0] Vanaf { $aim } kun je { $again ->
            [0] naar geen ander onbekend veld
           *[other] naar geen ander veld waar de nieuwe schat kan liggen
        }, vanaf { $other } naar { $others }; toch { $alone ->
            [0] gaat het via { $aim } gemiddeld { $turns } beurten sneller
           *[other] ben je via { $aim } gemiddeld { $turns } zetten eerder klaar
        }.
        [one] Vanaf { $aim } kun je naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }, vanaf { $other } naar { $others }; toch { $alone ->
            [0] gaat het via { $aim } gemiddeld { $turns } beurten sneller
           *[other] ben je via { $aim } gemiddeld { $turns } zetten eerder klaar
        }.
       *[other] Vanaf { $aim } kun je naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }, vanaf { $other } naar { $others }; toch { $alone ->
            [0] gaat het via { $aim } gemiddeld { $turns } beurten sneller
           *[other] ben je via { $aim } gemiddeld { $turns } zetten eerder klaar
        }.
    }
    .brief = { $alone ->
        [0] { $turns } beurten sneller dan { $other }.
       *[other] { $turns } zetten sneller dan { $other }.
    }
hint-why-leads-even = Vanaf { $aim } kun je naar { $count ->
        [0] geen { $again ->
            [0] onbekend veld
           *[other] veld voor de nieuwe schat
        }
        [one] 1 { $again ->
            [0] onbekend veld
           *[other] veld voor de nieuwe schat
        }
       *[other] { $count } { $again ->
            [0] onbekende velden
           *[other] velden voor de nieuwe schat
        }
    }, vanaf { $other } naar { $others ->
        [0] geen
       *[other] { $others }
    }; gemiddeld duurt het even lang.
    .brief = { $other } is even goed.
hint-why-even = Via { $aim } en via { $other } duurt het gemiddeld even lang.
    .brief = { $other } is even goed.
hint-why-leads-played = { $less ->
        [1] Voor zover ik kan zien, is { $other } niet beter{ $nearer ->
            [0] .
           *[other] , al is het dichterbij.
        }
       *[other] Vanaf { $aim } kun je naar { $count ->
            [0] geen { $again ->
                [0] onbekend veld
               *[other] veld voor de nieuwe schat
            }
            [one] 1 { $again ->
                [0] onbekend veld
               *[other] veld voor de nieuwe schat
            }
           *[other] { $count } { $again ->
                [0] onbekende velden
               *[other] velden voor de nieuwe schat
            }
        }, vanaf { $other } naar { $others ->
            [0] geen
           *[other] { $others }
        }; voor zover ik kan zien, is { $other } niet beter{ $nearer ->
            [0] .
           *[other] , al is het dichterbij.
        }
    }
    .brief = { $other } lijkt me niet beter.
hint-why-blind = { $zero ->
        [0] Er liggen { $count } velden naast je, en niets pleit voor een ervan.
       *[other] Op veld 0 ligt geen schat, en tussen de andere { $count } velden naast je zie ik geen verschil.
    }
    .brief = { $count } velden, niets pleit voor een ervan.
hint-why-blind-zero = Op veld 0 ligt geen schat, maar daarvandaan kom je bij andere velden.
    .brief = Daar geen schat, wel andere wegen.
hint-why-blind-wall = { $zero ->
        [0] { $count ->
            [one] Bij { $field } liep je net tegen een muur; er ligt nog 1 ander veld naast je.
           *[other] Bij { $field } liep je net tegen een muur; tussen de andere { $count } velden naast je zie ik geen verschil.
        }
       *[other] { $count ->
            [one] Bij { $field } liep je net tegen een muur, en op veld 0 ligt geen schat; er ligt nog 1 ander veld naast je.
           *[other] Bij { $field } liep je net tegen een muur, en op veld 0 ligt geen schat; tussen de andere { $count } velden naast je zie ik geen verschil.
        }
    }
    .brief = Niet { $field }, een muur; { $zero ->
        [0] { $count } over.
       *[other] ook niet 0.
    }
hint-why-blind-wall-from = { $zero ->
        [0] { $count ->
            [one] Bij { $field } liep je net tegen een muur, en je kwam van { $from }; er ligt nog 1 ander veld naast je.
           *[other] Bij { $field } liep je net tegen een muur, en je kwam van { $from }; tussen de andere { $count } velden naast je zie ik geen verschil.
        }
       *[other] { $count ->
            [one] Bij { $field } liep je net tegen een muur, je kwam van { $from }, en op veld 0 ligt geen schat; er ligt nog 1 ander veld naast je.
           *[other] Bij { $field } liep je net tegen een muur, je kwam van { $from }, en op veld 0 ligt geen schat; tussen de andere { $count } velden naast je zie ik geen verschil.
        }
    }
    .brief = Muur bij { $field }, je kwam van { $from }.
hint-why-blind-wall-back = Bij { $field } liep je net tegen een muur; de weg terug naar { $from }, waar je vandaan kwam, is zeker open.
    .brief = Muur bij { $field }; de weg terug is open.
hint-why-blind-back = { $zero ->
        [0] { $count ->
            [one] Je komt net van { $field }; er ligt nog 1 ander veld naast je.
           *[other] Je komt net van { $field }; tussen de andere { $count } velden naast je zie ik geen verschil.
        }
       *[other] { $count ->
            [one] Je komt net van { $field }, en op veld 0 ligt geen schat; er ligt nog 1 ander veld naast je.
           *[other] Je komt net van { $field }, en op veld 0 ligt geen schat; tussen de andere { $count } velden naast je zie ik geen verschil.
        }
    }
    .brief = Je komt van { $field }; { $zero ->
        [0] { $count } over.
       *[other] ook niet 0.
    }
hint-why-blind-met = Vanaf hier ben je al tegen { $count ->
        [one] de muur
       *[other] de muren
    } voor { $fields } gelopen.
    .brief = Bekende muren: voor { $fields }.
hint-why-blind-growl = Er gromde iets, en op { $field } kan geen hond zitten.
    .brief = Op { $field } kan geen hond zitten.

# Een stap verder, voor wie vraagt waarom

hint-second = { $moves ->
        [one] Het op één na beste is { $other }: dat duurt gemiddeld { $turns } beurten langer.
       *[other] Het op één na beste is { $other }, nog { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        }: dat duurt gemiddeld { $turns } beurten langer.
    }
    .brief = { $other }: { $turns } beurten langer.
hint-second-by = Via { $other } duurt het gemiddeld { $turns } beurten langer.
    .brief = { $other }: { $turns } beurten langer.
hint-second-by-alone = Via { $other } kost het gemiddeld { $turns } zetten meer.
    .brief = { $other }: { $turns } zetten meer.
hint-second-alone = { $moves ->
        [one] Het op één na beste is { $other }: dat kost gemiddeld { $turns } zetten meer.
       *[other] Het op één na beste is { $other }, nog { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        }: dat kost gemiddeld { $turns } zetten meer.
    }
    .brief = { $other }: { $turns } zetten meer.
hint-second-same = { $moves ->
        [one] { $other } is even goed: gemiddeld duurt dat even lang.
       *[other] { $other }, nog { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        }, is even goed: gemiddeld duurt dat even lang.
    }
    .brief = { $other } is even goed.
hint-second-from = Wil je liever naar { $other }, vraag er dan vanaf { $from } naar.
    .brief = { $other } vanaf { $from }.
hint-second-safe = { $count ->
        [0] Even veilig is { $other }{ $moves ->
            [0] ;
            [one] , nog 1 zet ver;
           *[other] , nog { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        };
        } vandaar kun je { $again ->
            [0] naar geen ander onbekend veld
           *[other] naar geen ander veld waar de nieuwe schat kan liggen
        }{ $more ->
            [0] .
           *[other] ; maar voor zover ik kan zien, is dat niet beter.
        }
        [one] Even veilig is { $other }{ $moves ->
            [0] ;
            [one] , nog 1 zet ver;
           *[other] , nog { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        };
        } vandaar kun je naar 1 { $again ->
            [0] onbekend veld
           *[other] veld waar de nieuwe schat kan liggen
        }{ $more ->
            [0] .
           *[other] ; maar voor zover ik kan zien, is dat niet beter.
        }
       *[other] Even veilig is { $other }{ $moves ->
            [0] ;
            [one] , nog 1 zet ver;
           *[other] , nog { $moves } zetten { $known ->
            [0] ver
           *[other] ver over bekende wegen
        };
        } vandaar kun je naar { $count } { $again ->
            [0] onbekende velden
           *[other] velden waar de nieuwe schat kan liggen
        }{ $more ->
            [0] .
           *[other] ; maar voor zover ik kan zien, is dat niet beter.
        }
    }
    .brief = { $moves ->
        [0] Even veilig: { $other }.
        [one] Even veilig: { $other }, 1 zet.
       *[other] Even veilig: { $other }, { $moves } zetten.
    }
hint-expect = Gemiddeld duurt het nog { $turns } beurten tot je { $out ->
        [0] de schat vindt
       *[other] buiten bent
    }.
    .brief = Nog ongeveer { $turns } beurten.
hint-expect-alone = Gemiddeld duurt het nog { $turns } zetten tot je { $out ->
        [0] de schat vindt
       *[other] buiten bent
    }.
    .brief = Nog ongeveer { $turns } zetten.
hint-odds = Grenzen die je nog niet hebt geprobeerd: { $borders }; daarvan muren: { $walls ->
        [0] geen
       *[other] { $walls }
    }.
    .brief = Niet geprobeerd { $borders }, muren { $walls ->
        [0] geen
       *[other] { $walls }
    }.
hint-odds-dogs = Grenzen die je nog niet hebt geprobeerd: { $borders }; daarvan sloten: { $walls ->
        [0] geen
       *[other] { $walls }
    }.
    .brief = Niet geprobeerd { $borders }, sloten { $walls ->
        [0] geen
       *[other] { $walls }
    }.
hint-no-dog = Op { $aim } kan geen hond zitten.
hint-no-dog-nearer = Op { $aim } kan geen hond zitten; dichterbij misschien wel, op { $fields }.
    .brief = Geen hond op { $aim }; misschien { $fields }.
hint-shortcut = Ligt er geen sloot tussen, dan zijn { $moves } zetten genoeg; maar door een sloot beland je weer op veld 0.
    .brief = Zonder sloot ertussen: { $moves } zetten.
hint-dogs = Hier kan een hond zitten: { $fields }.
    .brief = Misschien een hond: { $fields }.
hint-dogs-sure = { $count ->
        [one] Op { $fields } moet een hond zitten.
       *[other] Hier moeten honden zitten: { $fields }.
    }

# Bladen

sheet-empty = Het doolhof is nog leeg: geen muur, geen schat.
    .brief = Het is nog leeg.
    .prompt = Nog leeg.

# De niveaus

levels-here = Bij sniff: makkelijk ziet doorgangen over het hoofd en bouwt zomaar wat. Niveau gewoon gaat altijd naar het dichtstbijzijnde nieuwe veld. Vanaf niveau 7 rekent de computer met doolhoven die bij alle antwoorden passen, en bouwt hij doolhoven die moeilijk te doorzoeken zijn. Op niveau 9 rekent hij er ook op dat jij hem lang wilt laten zoeken.
    .brief = Vanaf 7 telt elk antwoord.

# Waar je mee pronkt

best-sniff-moves = Snelste zoektocht: { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }, in { $game }, { $when }.
    .brief = Snelst: { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }, { $game }.
best-sniff-walls = Minste muren waar je op stuitte voordat je er was: { $count ->
        [0] geen
       *[other] { $count }
    }, in { $game }, { $when }.
    .brief = Minste muren: { $count ->
        [0] geen
       *[other] { $count }
    }, { $game }.

# Wat je in het begin doet

help-first-build = Om te beginnen typ je `bouw` en dan `klaar`: ik bouw je doolhof voor je.
help-first-search = Om te beginnen: typ `zetten` om te horen welke velden naast je liggen. Typ er een, dan hoor je wat daar is.

# De tutor: wat een stap kost

tutor-turns = Dat duurt gemiddeld { $turns } beurten langer.
    .brief = { $turns } beurten langer.
tutor-dogs = Met de weg en de honden allebei meegerekend is dat slechter.
    .brief = Slechter, honden meegerekend.
tutor-moves = Dat duurt gemiddeld { $turns } zetten langer.
    .brief = { $turns } zetten langer.

# Koppen boven regels die je kunt kiezen.

choices-build = Jouw doolhof
choices-row = Rij { $row }
choices-field = { $field }
