# De varianten van sniff. Elke aankondiging heeft vier teksten.

variants = Varianten: { $variants }.
    .brief = Varianten: { $variants }.
    .full = Er wordt gespeeld met deze varianten: { $variants }.
    .prompt = Varianten.
variant-gallop = galop
variant-warm-hot = warm-heet
variant-way-out = uitweg
variant-holes = gaten
variant-blind = blind
variant-dogs = honden
    .brief = honden
variant-non-stop = non-stop
variant-count = teltoernooi
variant-tournament = toernooi
variants-excluded = De varianten { $one } en { $other } gaan niet samen.
    .brief = Niet samen: { $one } en { $other }.
variants-walls = Op { $size } velden kunnen { $least } tot en met { $most } muren staan, of het gewone aantal.
    .brief = { $size }: { $least } tot { $most } muren.
starts = Er is geloot: beide speurders beginnen op { $field }.
    .brief = Beide speurders op { $field }.
    .full = Er is geloot: beide speurders beginnen op { $field }, ieder in het doolhof van de ander. Vandaar moet er een weg naar het nulveld lopen, naar 0.
    .prompt = Start { $field }.
begins-you-out = Er is geloot: jij begint. Noem een veld naast { $start }, zoals `{ $next }`.
    .brief = Jij begint op { $start }.
    .full = Er is geloot: jij begint. Je speurder staat op { $start } en zoekt de weg naar het nulveld, 0. Noem een veld ernaast, zoals `{ $next }`.
    .prompt = Jij begint.
    .told = Er is geloot: jij begint.
intro-build-out = Bouw je doolhof: { $walls } muren, geen schat. Met `bouw` doe ik het voor je.
    .brief = Bouw: { $walls } muren, geen schat.
    .full = Bouw je doolhof: { $walls } muren en geen schat, maar wel een weg van de start naar het nulveld. Een muur heet naar de twee velden die hij scheidt, zoals `C3 B3`. Met `bouw` doe ik het voor je. Typ `klaar` als je klaar bent.
    .prompt = Bouw { $walls } muren.
intro-build-dogs = Bouw: 2 sloten, 2 honden, 1 schat. Met `bouw` doe ik het voor je.
    .brief = Bouw: 2 sloten, 2 honden, 1 schat.
    .full = Bouw: 2 sloten, 2 honden en 1 schat. Een sloot heet naar de twee velden die hij scheidt, zoals `C3 B3`; een hond zet je met `hond B2`. Met `bouw` doe ik het voor je. Typ `klaar` als je klaar bent.
    .prompt = Bouw, met honden.
drafted-ditches = { $count ->
        [one] Sloot { $wall } gegraven. Nog over: { $left ->
            [0] geen sloten
            [one] 1 sloot
           *[other] { $left } sloten
        } en { $dogs-left ->
            [0] geen honden
            [one] 1 hond
           *[other] { $dogs-left } honden
        }.
       *[other] { $count } sloten gegraven. Nog over: { $left ->
            [0] geen sloten
            [one] 1 sloot
           *[other] { $left } sloten
        } en { $dogs-left ->
            [0] geen honden
            [one] 1 hond
           *[other] { $dogs-left } honden
        }.
    }
    .brief = Gegraven. Nog sloten: { $left ->
        [0] geen
       *[other] { $left }
    }.
    .full = { $count ->
        [one] De sloot is gegraven.
       *[other] { $count } sloten zijn gegraven.
    } Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .prompt = Gegraven.
drafted-filled-in = Gedempt. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .brief = Gedempt. Nog sloten: { $left ->
        [0] geen
       *[other] { $left }
    }.
    .full = { $count ->
        [one] De sloot is gedempt.
       *[other] { $count } sloten zijn gedempt.
    } Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .prompt = Gedempt.
drafted-dog = Hond op { $field }. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .brief = Hond op { $field }. Nog honden: { $dogs-left ->
        [0] geen
       *[other] { $dogs-left }
    }.
    .full = Op { $field } staat een hond. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .prompt = Hond { $field }.
drafted-dog-removed = Geen hond meer op { $field }. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .brief = Hond weg van { $field }.
    .full = De hond is weg van { $field }. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .prompt = Hond weg.
drafted-treasure-dogs = Schat verstopt op { $treasure }.
    .brief = Schat op { $treasure }.
    .full = Je schat is verstopt op { $treasure }. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }.
    .prompt = Schat { $treasure }.
drafted-undone-dogs = Laatste stap teruggenomen. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }. Schat: { $treasure }.
    .brief = Terug. Sloten { $left ->
        [0] geen
       *[other] { $left }
    }, honden { $dogs-left ->
        [0] geen
       *[other] { $dogs-left }
    }.
    .full = Je laatste stap is teruggenomen. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }. Schat: { $treasure }.
    .prompt = Terug.
drafted-filled-dogs = Aangevuld. Honden: { $dogs }. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `klaar` om te gaan zoeken.
    .brief = Aangevuld. Honden: { $dogs }.
    .full = Aangevuld: beide sloten zijn gegraven, de honden staan op { $dogs }, de schat ligt op { $treasure }, en dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `lijst` om het te horen, `ongedaan` of `verwijder C3 B3` om iets te veranderen, `klaar` om te gaan zoeken.
    .prompt = Gevuld.
    .told = Aangevuld. Honden: { $dogs }. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver.
drafted-built-dogs = Gebouwd. Honden: { $dogs }. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `klaar` om te gaan zoeken.
    .brief = Gebouwd. Honden { $dogs }, schat { $treasure }.
    .full = Alles is gebouwd: beide sloten zijn gegraven, de honden staan op { $dogs }, de schat ligt op { $treasure }, en dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver. Typ `lijst` om het te horen, `ongedaan` of `verwijder C3 B3` om iets te veranderen, `klaar` om te gaan zoeken.
    .prompt = Gebouwd. Schat { $treasure }.
    .told = Gebouwd. Honden: { $dogs }. Schat op { $treasure }, dat is { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ver.
drafted-laid-dogs = Geladen. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }. Schat: { $treasure }.
    .brief = Geladen. Sloten { $left ->
        [0] geen
       *[other] { $left }
    }, honden { $dogs-left ->
        [0] geen
       *[other] { $dogs-left }
    }.
    .full = Alles is geladen. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }. Schat: { $treasure }.
    .prompt = Geladen.
drafted-undone-out = { $left ->
        [0] Laatste stap teruggenomen. Alle muren staan.
        [one] Laatste stap teruggenomen. Nog 1 muur te zetten.
       *[other] Laatste stap teruggenomen. Nog { $left } muren te zetten.
    }
    .brief = Terug. Muren over: { $left ->
        [0] geen
       *[other] { $left }
    }.
    .full = { $left ->
        [0] Je laatste stap is teruggenomen. Alle muren staan.
        [one] Je laatste stap is teruggenomen. Je moet nog 1 muur zetten.
       *[other] Je laatste stap is teruggenomen. Je moet nog { $left } muren zetten.
    }
    .prompt = Terug.
drafted-filled-out = Aangevuld. Alle muren staan. Typ `klaar` om te gaan zoeken.
    .brief = Aangevuld. Alle muren staan.
    .full = Aangevuld: alle muren staan, en er loopt een weg naar buiten. Typ `lijst` om het te horen, `ongedaan` of `verwijder C3 B3` om iets te veranderen, `klaar` om te gaan zoeken.
    .prompt = Gevuld.
    .told = Aangevuld. Alle muren staan.
drafted-built-out = Gebouwd. Alle muren staan. Typ `klaar` om te gaan zoeken.
    .brief = Gebouwd. Alle muren staan.
    .full = Je doolhof is gebouwd: alle muren staan, en er loopt een weg naar buiten. Typ `lijst` om het te horen, `ongedaan` of `verwijder C3 B3` om iets te veranderen, `klaar` om te gaan zoeken.
    .prompt = Gebouwd.
    .told = Gebouwd. Alle muren staan.
drafted-laid-out = { $left ->
        [0] Doolhof geladen. Alle muren staan.
        [one] Doolhof geladen. Nog 1 muur te zetten.
       *[other] Doolhof geladen. Nog { $left } muren te zetten.
    }
    .brief = Geladen. Muren over: { $left ->
        [0] geen
       *[other] { $left }
    }.
    .full = { $left ->
        [0] Het doolhof is geladen. Alle muren staan.
        [one] Het doolhof is geladen. Je moet nog 1 muur zetten.
       *[other] Het doolhof is geladen. Je moet nog { $left } muren zetten.
    }
    .prompt = Geladen.
answer-free = Vrij
answer-warm = Warm
answer-hot = Heet
answer-growl = Grom
answer-warm-growl = Warm, grom
answer-hot-growl = Heet, grom
answer-wall = Muur
answer-treasure = Schat
answer-out = Buiten
answer-ditch = Sloot
answer-dog = Hond
heard-free = vrij
heard-warm = warm
heard-hot = heet
heard-growl = grom
heard-warm-growl = warm, grom
heard-hot-growl = heet, grom
heard-wall = muur
heard-treasure = schat
heard-out = buiten
heard-ditch = sloot
heard-dog = hond
asked-free-gallop-you = Vrij. Je bent op { $stands }. Ga door, of `klaar`.
    .brief = Vrij. Je bent op { $stands }. Nog één?
    .full = Vrij. Je bent nu op { $stands }. Je mag doorgaan tot er een muur komt, of `klaar` typen.
    .prompt = Vrij.
    .told = Vrij. Je bent op { $stands }.
asked-hint-again-you = { $answer }. Je bent op { $stands }. Nog een zet, of `klaar`.
    .brief = { $answer }. Op { $stands }. Nog één?
    .full = { $answer }. Je bent nu op { $stands }. Je mag nog een tweede zet doen of `klaar` typen.
    .prompt = { $answer }.
    .told = { $answer }. Je bent op { $stands }.
asked-hint-gallop-you = { $answer }. Je bent op { $stands }. Ga door, of `klaar`.
    .brief = { $answer }. Op { $stands }. Nog één?
    .full = { $answer }. Je bent nu op { $stands }. Je mag doorgaan tot er een muur komt, of `klaar` typen.
    .prompt = { $answer }.
    .told = { $answer }. Je bent op { $stands }.
asked-hint-you = { $answer }. Je bent op { $stands }.
    .brief = { $answer }. Je bent op { $stands }.
    .full = { $answer }. Je bent nu op { $stands }. Dat was je tweede zet.
    .prompt = { $answer }.
asked-out-you = Buiten! Je bent op het nulveld.
    .brief = Buiten! Je bent op 0.
    .full = Buiten! Je speurder heeft de weg naar het nulveld gevonden.
    .prompt = Buiten!
asked-out-other = { $name }: { $field }, buiten!
    .brief = { $name }: { $field }, buiten!
    .full = { $name } gaat naar het nulveld en is buiten.
    .prompt = { $name } buiten!
asked-ditch-you = Sloot voor { $field }. Je valt erin en bent terug op { $stands }.
    .brief = Sloot. Je bent terug op { $stands }.
    .full = Sloot. Voor { $field } ligt water{ $marked ->
        [no] .
       *[yes] ; de sloot is genoteerd.
    } Je speurder valt erin en is terug op het nulveld, en je beurt is voorbij.
    .prompt = Sloot.
asked-dog-you = Hond! Hij stond op { $field } en bijt.
    .brief = Hond op { $field }! Hij bijt.
    .full = Hond! Hij stond op { $field } en heeft je speurder gebeten. Daarmee heb je verloren.
    .prompt = Hond!
asked-dog-other = { $name }: { $field }, hond!
    .brief = { $name }: { $field }, hond!
    .full = { $name } gaat naar { $field }, en de hond daar bijt.
    .prompt = { $name } hond!
scored-you = 1 punt voor jou: { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .brief = 1 punt: { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .full = 1 punt voor jou. Het staat { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }. Beide speurders blijven waar ze zijn.
    .prompt = { $points } tegen { $theirs }.
scored-hide = 1 punt voor { $name }: { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }. Verstop je schat opnieuw, bijvoorbeeld met `schat { $example }`.
    .brief = { $name } { $points ->
        [0] nul
       *[other] { $points }
    }, jij { $theirs ->
        [0] nul
       *[other] { $theirs }
    }. Verstop opnieuw.
    .full = 1 punt voor { $name }. Het staat { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }. Verstop je schat op een ander veld waar vanaf het nulveld een weg heen loopt, bijvoorbeeld met `schat { $example }`. Daarna ben jij aan de beurt.
    .prompt = { $points } tegen { $theirs }. Verstop.
    .told = 1 punt voor { $name }: { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
scored-other = 1 punt voor { $name }: { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .brief = { $name }: { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .full = 1 punt voor { $name }. Het staat { $points ->
        [0] nul
       *[other] { $points }
    } tegen { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .prompt = { $points } tegen { $theirs }.
hidden-you = Schat opnieuw verstopt op { $field }. Jij bent aan de beurt.
    .brief = Verstopt op { $field }. Jouw beurt.
    .full = Je schat is opnieuw verstopt, op { $field }. Alleen jij weet waar. Jij bent aan de beurt.
    .prompt = Verstopt. Jij.
    .told = Schat opnieuw verstopt op { $field }.
hidden-other = { $name } heeft de schat opnieuw verstopt.
    .brief = { $name } verstopte de schat opnieuw.
    .full = { $name } heeft de schat opnieuw verstopt, op een ander veld.
    .prompt = Opnieuw verstopt.
shown-ditches-you = Jouw sloten: { $count }.
shown-ditches-other = { $name }, sloten: { $count }.
shown-you-dogs = Jouw schat lag op { $treasure }. Honden: { $dogs }.
    .brief = Jouw schat lag op { $treasure }.
    .prompt = De jouwe { $treasure }.
shown-other-dogs = { $name } had de schat op { $treasure }. Honden: { $dogs }.
    .brief = { $name } had de schat op { $treasure }.
    .prompt = { $name } { $treasure }.
shown-you-out = Jouw start was { $start }.
    .prompt = De jouwe: { $start }.
shown-other-out = { $name } had de start op { $start }.
    .prompt = { $name }: { $start }.
own-labyrinth-dogs = Jouw doolhof, sloten: { $count ->
        [0] nog geen
       *[other] { $count }
    }. Honden: { $dogs }. Schat: { $treasure }.
    .brief = Bij jou: honden { $dogs }, schat { $treasure }.
own-labyrinth-out = { $count ->
        [0] Jouw doolhof, nog geen muren. Start: { $start }.
        [one] Jouw doolhof, 1 muur. Start: { $start }.
       *[other] Jouw doolhof, { $count } muren. Start: { $start }.
    }
own-field-ditches = In jouw doolhof: { $field }. Open: { $open }. Sloten: { $walls }.
own-field-dog = In jouw doolhof: { $field }, met een hond. Open: { $open }. Sloten: { $walls }.
check-treasure-dogs = Honden: { $dogs }. Schat: { $treasure }.
check-treasure-out = Start: { $start }.
status-ditches = { $count ->
        [0] Geen sloot gevonden.
        [one] 1 sloot gevonden: { $walls }.
       *[other] { $count } sloten gevonden: { $walls }.
    }
status-warm = Warm: { $fields }.
status-hot = Heet: { $fields }.
status-growl = Grom: { $fields }.
due-build-dogs = Je bouwt. Nog over: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }. Typ `klaar` als je klaar bent.
    .brief = Bouw nog: sloten { $left ->
        [0] geen
       *[other] { $left }
    }, honden { $dogs-left ->
        [0] geen
       *[other] { $dogs-left }
    }.
due-hide = Verstop je schat opnieuw, maar niet op { $field }. Typ bijvoorbeeld `schat { $example }`.
    .brief = Verstop je schat opnieuw.
due-hide-other = { $name } verstopt de schat opnieuw.
due-gallop = Ga door vanaf { $field }, of typ `klaar`.
place-hide = Verstop
ditches-count = { $count ->
        [0] Sloten: geen.
        [one] 1 sloot:
       *[other] { $count } sloten:
    }
move-hide = `Schat { $field }`.
look-here-dogs = Je bent op { $field }. Doorgangen: { $ways }. Sloten: { $walls }. Niet geprobeerd: { $unknown }.
look-visited-dogs = Bezocht: { $field }. Doorgangen: { $ways }. Sloten: { $walls }. Niet geprobeerd: { $unknown }.
look-unvisited-dogs = Niet bezocht: { $field }. Sloten: { $walls }. Niet geprobeerd: { $unknown }.
look-answered = Op { $field } was het antwoord { $heard }.
look-blind = Je bent op { $field }. Ernaast: { $fields }.
last-answer = Laatste antwoord op { $field }: { $heard }.
blind-nothing = In een blind spel wordt niets genoteerd.
points-you = Punten: jij { $points ->
        [0] nul
       *[other] { $points }
    }, { $other } { $other-points ->
        [0] nul
       *[other] { $other-points }
    }. Zetten tot nu toe: jij { $asks ->
        [0] geen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .brief = Punten: jij { $points ->
        [0] nul
       *[other] { $points }
    }, { $other } { $other-points ->
        [0] nul
       *[other] { $other-points }
    }.
points-other = Punten: { $name } { $points ->
        [0] nul
       *[other] { $points }
    }, { $other } { $other-points ->
        [0] nul
       *[other] { $other-points }
    }. Zetten tot nu toe: { $name } { $asks ->
        [0] geen
       *[other] { $asks }
    }, { $other } { $theirs ->
        [0] geen
       *[other] { $theirs }
    }.
    .brief = Punten: { $name } { $points ->
        [0] nul
       *[other] { $points }
    }, { $other } { $other-points ->
        [0] nul
       *[other] { $other-points }
    }.
check-pieces = { $left ->
        [0] { $dogs-left ->
            [0] Alles staat.
           *[other] Nog over: { $dogs-left ->
                [0] geen honden
                [one] 1 hond
               *[other] { $dogs-left } honden
            }.
        }
       *[other] { $dogs-left ->
            [0] Nog over: { $left ->
                [0] geen sloten
                [one] 1 sloot
               *[other] { $left } sloten
            }.
           *[other] Nog over: { $left ->
                [0] geen sloten
                [one] 1 sloot
               *[other] { $left } sloten
            } en { $dogs-left ->
                [0] geen honden
                [one] 1 hond
               *[other] { $dogs-left } honden
            }.
        }
    }
check-closed-dogs = Er loopt geen weg zonder sloot en hond naar de schat.
    .brief = Geen veilige weg naar de schat.
check-closed-out = Er is geen weg naar buiten. Haal een van deze muren weg: { $keys }.
check-shut-out = Er is geen weg naar buiten, en één muur weghalen is niet genoeg. Muren rond de start: { $walls }.
check-open-out = { $count ->
        [one] Van de start naar het nulveld is het 1 zet.
       *[other] Van de start naar het nulveld zijn het { $count } zetten.
    }
    .brief = { $count ->
        [one] Weg naar buiten: 1 zet.
       *[other] Weg naar buiten: { $count } zetten.
    }
refusal-ditch-there = { $wall }: daar is al een sloot.
refusal-no-ditch-left = { $wall }: geen sloot meer over.
refusal-no-such-ditch = { $wall }: daar is geen sloot.
refusal-pieces-left = Nog te plaatsen: { $left ->
        [0] geen sloten
        [one] 1 sloot
       *[other] { $left } sloten
    } en { $dogs-left ->
        [0] geen honden
        [one] 1 hond
       *[other] { $dogs-left } honden
    }. Met `aanvullen` doe ik het voor je.
    .brief = Nog sloten { $left ->
        [0] geen
       *[other] { $left }
    }, honden { $dogs-left ->
        [0] geen
       *[other] { $dogs-left }
    }.
refusal-known-ditch = Tussen { $from } en { $to } is een sloot genoteerd.
    .brief = Bekende sloot van { $from } naar { $to }.
refusal-no-dogs = In dit spel zijn er geen honden.
refusal-dog-beside-zero = { $field }: in de kolom naast 0 staan nooit honden.
    .brief = { $field }: naast 0 geen hond.
refusal-dog-there = Op { $field } staat al een hond.
refusal-no-dog-left = { $field }: geen hond meer over.
refusal-no-such-dog = { $field }: daar staat geen hond.
refusal-taken-by-treasure = Op { $field } ligt de schat; daar kan geen hond staan.
    .brief = Op { $field } ligt de schat.
refusal-no-treasure-here = In dit spel is er geen schat.
refusal-too-narrow = Vanaf het nulveld moeten minstens twee velden open zijn.
    .brief = Vanaf 0 moeten twee velden open zijn.
refusal-hide-first = Verstop eerst je schat opnieuw: typ `schat` en een veld.
    .brief = Verstop eerst je schat opnieuw.
refusal-enemy-there = Op { $field } staat de andere speurder. Neem een ander veld.
    .brief = Op { $field } is de andere speurder.
refusal-out-of-reach = Naar { $field } loopt geen open weg. Neem een ander veld.
    .brief = Naar { $field } loopt geen open weg.
help-build-dogs = Graaf sloten met telkens twee buurvelden: `C3 B3 A1 A2`. 0 is het nulveld naast kolom { $last }.
    Opdrachten: `hond B2`, `schat A1`, `verwijder C3 B3`, `verwijder hond B2`, `terug`, `lijst`, `controleer`, `aanvullen`, `bouw`, `klaar`.
    Meer: `hulp alles`, `regels varianten`.
help-hide = Je schat is gevonden. Verstop hem op een ander veld waar vanaf het nulveld een weg heen loopt, bijvoorbeeld met `schat { $example }`.
    Vraag: `zetten`, `mijn`, `controleer`, `stand`. Meer: `hulp alles`, `regels varianten`.

# Teltoernooien

alone-you = Je zoekt alleen verder tot jij er ook bent. Elke zet telt.
    .brief = Je zoekt verder, elke zet telt.
    .full = Het spel is beslist. Je zoekt alleen verder tot jij er ook bent, en elke zet die je vanaf nu nodig hebt, is een strafpunt.
    .prompt = Je zoekt verder.
alone-other = { $name } zoekt alleen verder, en de zetten tellen.
    .brief = { $name } zoekt alleen verder.
    .full = Het spel is beslist. { $name } zoekt alleen verder, en elke zet is een strafpunt.
    .prompt = { $name } zoekt.
bitten-you = De hond jaagt je terug naar { $stands }.
    .brief = Terug naar { $stands }.
    .full = De hond op { $field } jaagt je speurder helemaal terug naar { $stands }.
    .prompt = Terug naar { $stands }.
bitten-other = De hond jaagt { $name } terug naar { $stands }.
    .brief = { $name } is terug op { $stands }.
    .full = De hond op { $field } jaagt { $name } helemaal terug naar { $stands }.
    .prompt = { $name } { $stands }.
counted-you = { $moves ->
        [one] Jij bent er ook, na 1 getelde zet.
       *[other] Jij bent er ook, na { $moves } getelde zetten.
    }
    .brief = Gevonden, getelde zetten: { $moves }.
    .full = Jij bent er ook. Getelde zetten, jouw strafpunten: { $moves }.
    .prompt = Geteld: { $moves }.
counted-other = { $moves ->
        [one] { $name } is er ook, na 1 getelde zet.
       *[other] { $name } is er ook, na { $moves } getelde zetten.
    }
    .brief = { $name } is er, zetten: { $moves }.
    .full = { $name } is er ook. Getelde zetten, strafpunten: { $moves }.
    .prompt = { $name }: { $moves }.
refusal-known-dog = Op { $field } staat een hond, dat weet je. Jij bent nog aan de beurt.
    .brief = Op { $field } staat een hond.
    .prompt = Hond bekend.
