# Schnuff, het kaartspel met de som.
# Elke mededeling heeft vier teksten: de eigen (gewoon), .brief, .full en .prompt voor de invoerregel van een leesregel.

# Kaarten, worpen, richtingen

card-pass = Passen
card-back = Terug
card-panic = Paniek
card-risk = Risico
card-schnuff = Schnuff
throw-dice = { $one } en { $two }, samen { $total }
throw-of = { $name } { $throw }
chips-of = { $name } { $chips ->
        [0] geen
       *[other] { $chips }
    }
cards-of = { $name } { $count ->
        [0] geen
       *[other] { $count }
    }
way-clockwise = met de klok mee
way-back = tegen de klok in

# Het begin

intro = Schnuff met { $players } spelers. Iedereen heeft { $chips } fiches.
    .brief = Schnuff met { $players }, elk { $chips } fiches.
    .full = Schnuff, het kaartspel met de som, met { $players } spelers. Iedereen heeft { $chips } fiches. Wie de som boven de 30, 60 of 90 brengt, betaalt.
    .prompt = Schnuff met { $players }.
intro-two = Schnuff met z'n tweeën. Je speelt tegen { $name }. Jullie hebben allebei { $chips } fiches.
    .brief = Schnuff tegen { $name }, elk { $chips } fiches.
    .full = Schnuff, het kaartspel met de som. Je speelt tegen { $name }. Jullie hebben allebei { $chips } fiches. Wie de som boven de 30, 60 of 90 brengt, betaalt.
    .prompt = Schnuff met 2.
option-strict = Streng pakken: iedereen pakt zelf een kaart.
    .brief = Streng pakken.
    .full = Streng pakken: je pakt zelf, na je kaart en voordat de volgende gespeeld wordt.
    .prompt = Streng pakken.
option-short = Kort spel: het eindigt zodra iemand eruit ligt.
    .brief = Kort spel.
    .full = Kort spel: het eindigt zodra iemand eruit ligt, en wie dan de meeste fiches heeft, wint.
    .prompt = Kort spel.
threw-for-dealer = Gooien om te delen: { $throws }.
    .brief = Worpen: { $throws }.
    .full = Iedereen gooit met beide dobbelstenen; wie het hoogst gooit, deelt: { $throws }.
    .prompt = Worpen.
tied-for-dealer = Even hoog gegooid, dus nog een keer: { $names }.
    .brief = Nog een keer: { $names }.
    .full = Meer dan één speler heeft de hoogste worp, en die gooien nog een keer: { $names }.
    .prompt = Nog een keer.
dealer-you = Jij deelt.
    .brief = Jij deelt.
    .full = Jij hebt de hoogste worp en deelt de eerste ronde.
    .prompt = Jij deelt.
dealer-other = { $name } deelt.
    .brief = { $name } deelt.
    .full = { $name } heeft de hoogste worp en deelt de eerste ronde.
    .prompt = { $name } deelt.
round-first = Ronde { $round }.
    .brief = Ronde { $round }.
    .full = Ronde { $round } begint.
    .prompt = Ronde { $round }.
round-you = Ronde { $round }. Jij deelt.
    .brief = Ronde { $round }.
    .full = Ronde { $round } begint. Jij deelt de kaarten.
    .prompt = Ronde { $round }.
round-other = Ronde { $round }. { $name } deelt.
    .brief = Ronde { $round }.
    .full = Ronde { $round } begint. { $name } deelt de kaarten.
    .prompt = Ronde { $round }.
dealt-you = Je kaarten: { $cards }.
    .brief = Kaarten: { $cards }.
    .full = Je krijgt deze kaarten: { $cards }.
    .prompt = { $cards }.
dealt-in-vain = Niemand heeft een getalkaart. Er wordt opnieuw gedeeld.
    .brief = Geen getalkaart. Opnieuw gedeeld.
    .full = Niemand heeft een getalkaart om te beginnen. Alle kaarten worden geschud en opnieuw gedeeld.
    .prompt = Opnieuw gedeeld.
opens-you = Jij begint.
    .brief = Jij begint.
    .full = Jij begint de ronde.
    .prompt = { $held ->
        [0] Begin.
       *[other] Begin: { $cards }.
    }
    .told = Jij begint.
    .short = Begin.
opens-other = { $name } begint.
    .brief = { $name } begint.
    .full = { $name } begint de ronde met een getalkaart.
    .prompt = { $name } begint.
    .short = Eerst { $name }.
no-number-you = Je hebt geen getalkaart en wordt overgeslagen.
    .brief = Geen getalkaart: je wordt overgeslagen.
    .full = Je hebt geen getalkaart om te beginnen en wordt overgeslagen.
    .prompt = Overgeslagen.
    .short = Beurt weg.
no-number-other = { $name } heeft geen getalkaart en wordt overgeslagen.
    .brief = { $name } heeft geen getalkaart.
    .full = { $name } heeft geen getalkaart om te beginnen en wordt overgeslagen.
    .prompt = { $name } overgeslagen.

# Beurten

turn-you = Som { $sum }.
    .brief = Som { $sum }.
    .full = De som is { $sum }.
    .prompt = { $sum }.
    .told = Je speelt { $card }. Som { $sum }.
    .told-brief = Jij { $card }: { $sum }.
turn-you-drew = Som { $sum }. Je pakt { $card }.
    .brief = { $sum }, gepakt: { $card }.
    .full = De som is { $sum }. Je pakt een kaart: { $card }.
    .prompt = { $sum }, nieuw: { $card }.
    .told = Je speelt { $played }. Som { $sum }. Je pakt { $card }.
    .told-brief = Jij { $played }: { $sum }, gepakt: { $card }.
    .short = { $sum }.
turn-other = { $name } speelt { $card }, som { $sum }.
    .brief = { $name } { $card }: { $sum }.
    .full = { $name } speelt { $card }. De som is { $sum }.
    .prompt = { $name } { $card }: { $sum }.
    .short = { $name } { $sum }.
back-you = Som { $sum }. Het gaat nu { $way }.
    .brief = { $sum }, nu { $way }.
    .full = Je keert de richting om: het gaat nu { $way }. De som blijft { $sum }.
    .prompt = { $sum }, keert.
    .told = Je speelt { $card }. Som { $sum }, het gaat nu { $way }.
    .told-brief = Jij { $card }: { $sum }.
    .short = { $sum }.
back-other = { $name } speelt { $card }, som { $sum }. Het gaat nu { $way }.
    .brief = { $name } { $card }: { $sum }.
    .full = { $name } speelt { $card }. Het gaat nu { $way }. De som blijft { $sum }.
    .prompt = { $name } { $card }: { $sum }.
    .short = { $name } { $sum }.
risk-up-you = Je gooit { $one } en { $two }, dus { $total } erbij. Som { $sum }.
    .brief = { $one } en { $two }, dus { $total } erbij. Som { $sum }.
    .full = Je gooit { $one } en { $two }. Er komt { $total } bij, en de som is { $sum }.
    .prompt = { $total } erbij: { $sum }.
    .told = Je speelt Risico: { $one } en { $two }, dus { $total } erbij. Som { $sum }.
    .told-brief = Jij Risico { $one } en { $two }, { $total } erbij: { $sum }.
    .short = { $sum }.
risk-down-you = Je gooit { $one } en { $two }, dus { $total } eraf. Som { $sum }.
    .brief = { $one } en { $two }, dus { $total } eraf. Som { $sum }.
    .full = Je gooit { $one } en { $two }. Er gaat { $total } af, en de som is { $sum }.
    .prompt = { $total } eraf: { $sum }.
    .told = Je speelt Risico: { $one } en { $two }, dus { $total } eraf. Som { $sum }.
    .told-brief = Jij Risico { $one } en { $two }, { $total } eraf: { $sum }.
    .short = { $sum }.
risk-up-other = { $name } speelt Risico: { $one } en { $two }, dus { $total } erbij. Som { $sum }.
    .brief = { $name } Risico { $one } en { $two }, erbij { $total }: { $sum }.
    .full = { $name } speelt Risico en gooit { $one } en { $two }. Er komt { $total } bij, en de som is { $sum }.
    .prompt = { $name } Risico: { $sum }.
    .short = { $name } { $sum }.
risk-down-other = { $name } speelt Risico: { $one } en { $two }, dus { $total } eraf. Som { $sum }.
    .brief = { $name } Risico { $one } en { $two }, eraf { $total }: { $sum }.
    .full = { $name } speelt Risico en gooit { $one } en { $two }. Er gaat { $total } af, en de som is { $sum }.
    .prompt = { $name } Risico: { $sum }.
    .short = { $name } { $sum }.
drew-you = Je pakt { $card }.
    .brief = Gepakt: { $card }.
    .full = Je pakt een kaart: { $card }.
    .prompt = Nieuw: { $card }.
    .short = { $card }.
only-schnuff-you = Je hebt alleen Schnuff, en dat kan nu niet. Je wordt overgeslagen.
    .brief = Alleen Schnuff: je wordt overgeslagen.
    .full = Je hebt geen kaart om te spelen behalve Schnuff, en dat kan alleen op een grens. Je wordt overgeslagen en verliest niets.
    .prompt = Overgeslagen.
    .short = Beurt weg.
only-schnuff-other = { $name } kan geen kaart spelen en wordt overgeslagen.
    .brief = { $name } wordt overgeslagen.
    .full = { $name } heeft geen kaart om te spelen behalve Schnuff, wat alleen op een grens kan, en wordt overgeslagen.
    .prompt = { $name } overgeslagen.
turned-over = De aflegstapel wordt omgedraaid. Kaarten om te pakken: { $pile }.
    .brief = Stapel omgedraaid: { $pile }.
    .full = De stapel is leeg, en de aflegstapel wordt zonder schudden omgedraaid. Kaarten om te pakken: { $pile }.
    .prompt = Stapel omgedraaid.
    .short = Gedraaid.

# Betalen

paid-you = Je betaalt { $paid ->
        [one] 1 fiche
       *[other] { $paid } fiches
    } en hebt er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .brief = Je betaalt { $paid }, hebt er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .full = Je betaalt { $paid ->
        [one] 1 fiche
       *[other] { $paid } fiches
    } en hebt er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .prompt = { $paid } kwijt, nog { $left }.
    .short = { $paid } betaald.
paid-other = { $name } betaalt { $paid ->
        [one] 1 fiche
       *[other] { $paid } fiches
    } en heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .brief = { $name } betaalt { $paid }, heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .full = { $name } betaalt { $paid ->
        [one] 1 fiche
       *[other] { $paid } fiches
    } en heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .prompt = { $name } { $paid } kwijt.
    .short = { $name } dokt.
crossed-other = { $name } speelt { $card }, som { $sum }, betaalt { $paid ->
        [one] 1 fiche
       *[other] { $paid } fiches
    } en heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .brief = { $name } { $card }: { $sum }, betaalt { $paid }, heeft { $left ->
        [0] niets
       *[other] { $left }
    }.
    .full = { $name } speelt { $card }. De som is { $sum }, en dat kost { $paid ->
        [one] 1 fiche
       *[other] { $paid } fiches
    }. { $name } heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
    .prompt = { $name } { $card }: { $sum }, kost { $paid }.
    .short = { $name } { $sum }.
crossed-other-free = { $name } speelt { $card }, som { $sum }, en betaalt niets: de { $limit } was gratis.
    .brief = { $name } { $card }: { $sum }, betaalt niets.
    .full = { $name } speelt { $card }. De som is { $sum }, en dat kost dankzij Schnuff niets: de { $limit } was gratis.
    .prompt = { $name } { $card }: { $sum }, gratis.
    .short = { $name } { $sum }.
paid-several = { $price ->
        [one] Alle anderen die gooiden, betalen 1 fiche.
       *[other] Alle anderen die gooiden, betalen { $price } fiches.
    } Ze hebben nog: { $standing }.
    .brief = Elk { $price }. Nog: { $standing }.
    .full = { $price ->
        [one] Alle anderen die gegooid hebben, betalen 1 fiche.
       *[other] Alle anderen die gegooid hebben, betalen { $price } fiches.
    } Ze hebben nu nog: { $standing }.
    .prompt = Elk { $price } betaald.
free-you = Je betaalt niets: de { $limit } was gratis.
    .brief = Gratis: je betaalt niets.
    .full = Je komt dankzij Schnuff boven de { $limit } zonder te betalen.
    .prompt = Gratis.
free-other = { $name } betaalt niets: de { $limit } was gratis.
    .brief = { $name } betaalt niets.
    .full = { $name } komt dankzij Schnuff boven de { $limit } zonder te betalen.
    .prompt = { $name } gratis.
schnuff-you = Schnuff op { $sum }. Jij bent veilig, { $others ->
        [one] de ander gooit
       *[other] de anderen gooien
    }.
    .brief = Schnuff op { $sum }. Jij bent veilig.
    .full = Je speelt Schnuff op { $sum } en bent veilig. { $others ->
        [one] De ander gooit
       *[other] De anderen gooien
    } beide dobbelstenen.
    .prompt = Veilig.
schnuff-other = { $name } speelt { $card } op { $sum }.
    .brief = { $name } { $card } op { $sum }.
    .full = { $name } speelt { $card } op { $sum } en is veilig.{ $others ->
        [one] {""}
       *[other] {" "}Alle anderen gooien beide dobbelstenen.
    }
    .prompt = { $name } { $card }.
    .short = { $card }!
threw-for-schnuff = Worpen: { $throws }.
    .brief = Worpen: { $throws }.
    .full = Dit zijn de worpen: { $throws }. De laagste betaalt niets.
    .prompt = Worpen.
threw-you = Je gooit { $throw }. Vanaf 7 betaal je.
    .brief = Je gooit { $throw }.
    .full = Je gooit { $throw }. Met 7 of meer betaal je, met minder niet.
    .prompt = Worp { $throw }.
    .short = Gegooid.
threw-other = { $name } gooit { $throw }. Wie 7 of meer gooit, betaalt.
    .brief = { $name } gooit { $throw }.
    .full = { $name } gooit { $throw }. Wie 7 of meer gooit, betaalt; wie minder gooit, niet.
    .prompt = { $name } { $throw }.
tied-for-schnuff = Even laag gegooid, dus nog een keer: { $names }.
    .brief = Nog een keer: { $names }.
    .full = Meer dan één speler heeft de laagste worp, en die gooien onder elkaar nog een keer: { $names }.
    .prompt = Nog een keer.
spared-you = Jij hoeft niet te betalen.
    .brief = Jij betaalt niet.
    .full = Dankzij je lage worp hoef je niet te betalen.
    .prompt = Gespaard.
spared-other = { $name } hoeft niet te betalen.
    .brief = { $name } betaalt niet.
    .full = { $name } hoeft dankzij een lage worp niet te betalen.
    .prompt = { $name } niets.
    .short = Niets.
toll-free = Wie nu als eerste boven de { $limit } komt, betaalt niets.
    .brief = De { $limit } is één keer gratis.
    .full = Wie nu als eerste boven de { $limit } komt, betaalt daar niets voor.
    .prompt = { $limit } gratis.
toll-due = Boven de { $limit } betaal je weer: die grens was deze ronde al een keer gratis.
    .brief = Boven de { $limit } betaal je weer.
    .full = Boven de { $limit } betaal je weer: die grens was in deze ronde al een keer gratis, en dat geldt maar één keer.
    .prompt = { $limit } kost.

# Het eind

out-you = Je ligt eruit.
    .brief = Je ligt eruit.
    .full = Daarmee lig je eruit.
    .prompt = Je ligt eruit.
    .short = Eruit.
out-other = { $name } ligt eruit.
    .brief = { $name } ligt eruit.
    .full = Daarmee ligt { $name } eruit.
    .prompt = { $name } ligt eruit.
    .short = { $name } uit.
no-card-you = Je hebt geen kaart meer en ligt eruit. Verloren fiches: { $chips }.
    .brief = Geen kaart meer: eruit. Fiches weg: { $chips }.
    .full = Je hebt geen kaart meer in de hand en ligt eruit. Verloren fiches: { $chips }.
    .prompt = Geen kaart: eruit.
    .short = Eruit.
no-card-other = { $name } heeft geen kaart meer en ligt eruit. Verloren fiches: { $chips }.
    .brief = { $name } eruit, geen kaart: { $chips } kwijt.
    .full = { $name } heeft geen kaart meer in de hand en ligt eruit. Verloren fiches: { $chips }.
    .prompt = { $name } ligt eruit.
    .short = { $name } uit.
round-over = Ronde { $round } is voorbij. Fiches: { $standing }.
    .brief = Ronde voorbij: { $standing }.
    .full = Ronde { $round } is voorbij. Alle kaarten worden geschud. Fiches: { $standing }.
    .prompt = Ronde voorbij.
round-stuck = Niemand kan spelen. Ronde { $round } is voorbij. Fiches: { $standing }.
    .brief = Vast. Ronde voorbij: { $standing }.
    .full = Niemand heeft een kaart om te spelen. Ronde { $round } is voorbij, en niemand betaalt. Fiches: { $standing }.
    .prompt = Vast. Ronde voorbij.
way-again = Het gaat weer met de klok mee.
    .brief = Weer met de klok mee.
    .full = In de nieuwe ronde gaat het weer met de klok mee.
    .prompt = Met de klok mee.
resigned-you = Je geeft op.
    .brief = Je geeft op.
    .full = Je geeft dit spel op.
    .prompt = Opgegeven.
resigned-other = { $name } geeft op.
    .brief = { $name } geeft op.
    .full = { $name } geeft dit spel op.
    .prompt = { $name } geeft op.
end-chips = Fiches aan het eind: { $standing }.
    .brief = Fiches: { $standing }.
    .full = De fiches aan het eind: { $standing }.
    .prompt = { $standing }.
end-chips-two = Fiches aan het eind: { $standing }.
    .brief = Fiches: { $standing }.
    .full = De fiches aan het eind: { $standing }.
    .prompt = { $own } tegen { $theirs }.

# Antwoorden

status-game = { $round ->
        [0] Schnuff met { $players } spelers, vóór de eerste ronde.
       *[other] Schnuff met { $players } spelers, ronde { $round }.
    }
due-chance = De dobbelstenen beslissen.
due-you = Jij bent aan de beurt, som { $sum }. Kaarten: { $cards }.
    .brief = Jouw beurt, som { $sum }. Kaarten: { $cards }.
    .prompt = { $sum }: { $cards }
due-open = Jouw beurt: speel een getalkaart. Kaarten: { $cards }.
    .brief = Begin met een getal. Kaarten: { $cards }.
    .prompt = 0: { $cards }
due-other = { $name } is aan de beurt, som { $sum }.
due-next = Je hebt gespeeld. Typ `pak` voor een kaart, of `verder`, dan is { $name } aan de beurt.
    .brief = `Pak`, of `verder` voor { $name }.
    .prompt = Pak of verder?
due-next-nobody = Niemand kan spelen. Typ `verder`.
    .brief = Niemand kan spelen. Typ `verder`.
fact-turn = jij bent aan de beurt, som { $sum }, kaarten { $cards }
    .brief = bij { $sum }: { $cards }
fact-schnuff = je kunt Schnuff spelen
    .prompt = Schnuff kan
place-turn = { $sum }: { $cards }
    .short = { $sum }
place-sum = { $sum }
place-over = Einde
hand = { $count ->
        [0] Je hebt geen kaart.
        [one] 1 kaart: { $cards }.
       *[other] { $count } kaarten: { $cards }.
    }
    .prompt = { $cards }.
sum = De som is { $sum }.
    .prompt = Som { $sum }.
sum-below = De som is { $sum }, nog { $missing } tot de { $limit }.
    .prompt = Som { $sum }.
next-limit = { $price ->
        [one] Boven de { $limit } betaal je 1 fiche.
       *[other] Boven de { $limit } betaal je { $price } fiches.
    }
    .prompt = { $limit } kost { $price }.
next-limit-free = Boven de { $limit } betaal je niets.
    .prompt = { $limit } is gratis.
chips = Fiches: { $standing }.
direction = Het gaat { $way }: { $names }.
pile = { $count ->
        [0] De stapel is leeg.
        [one] Nog 1 kaart om te pakken.
       *[other] Nog { $count } kaarten om te pakken.
    }
cards-in-hands = Kaarten in de hand: { $standing }.
look-count = { $count ->
        [0] Er ligt geen kaart open.
        [one] Er ligt 1 kaart open:
       *[other] Er liggen { $count } kaarten open:
    }
look-card = Kaart { $card }: van de { $copies } { $count ->
        [0] ligt er geen
        [one] ligt er 1
       *[other] liggen er { $count }
    } open.
    .brief = Kaart { $card }: { $count ->
        [0] geen
       *[other] { $count }
    } van de { $copies }.
moves-count = { $count ->
        [one] 1 mogelijkheid:
       *[other] { $count } mogelijkheden:
    }
move-sum = `{ $card }`: de som is dan { $sum }.
    .brief = `{ $card }`: som { $sum }.
move-stay = `{ $card }`: de som blijft { $sum }.
    .brief = `{ $card }`: blijft { $sum }.
move-free = `{ $card }`: de som is dan { $sum }, gratis boven de grens.
    .brief = `{ $card }`: som { $sum }, gratis.
move-pay = { $price ->
        [one] `{ $card }`: de som is dan { $sum }, dat kost 1 fiche.
       *[other] `{ $card }`: de som is dan { $sum }, dat kost { $price } fiches.
    }
    .brief = `{ $card }`: som { $sum }, kost { $price }.
move-back = `{ $card }`: de som blijft { $sum }, de richting keert om.
    .brief = `{ $card }`: { $sum }, richting keert om.
move-risk = `{ $card }`: beide dobbelstenen beslissen.
move-schnuff = { $others ->
        [one] `{ $card }`: de ander gooit.
       *[other] `{ $card }`: alle anderen gooien.
    }
move-draw = `Pak`: je pakt een kaart.
move-next = { $others ->
        [one] `Verder`: de ander gaat door.
       *[other] `Verder`: de anderen gaan door.
    }

# Wat niet kan

refusal-spectator = Je luistert hier alleen mee.
    .prompt = Je luistert mee.
refusal-game-over = Het spel is afgelopen.
    .prompt = Te laat.
refusal-out = Je ligt uit dit spel.
    .prompt = Je ligt eruit.
refusal-not-your-turn = Je bent niet aan de beurt.
    .prompt = Niet jouw beurt.
refusal-played-already = Je hebt al een kaart gespeeld. Typ nu `pak` of `verder`.
    .brief = Al gespeeld: `pak` of `verder`.
    .prompt = Pak of verder?
refusal-not-in-hand = Je hebt geen { $card }. Typ `hand` om je kaarten te horen.
    .brief = Je hebt geen { $card }.
    .prompt = Geen { $card }.
refusal-open-with-number = Met { $card } begint geen ronde. Speel `1`, `2`, `3` of `4`.
    .brief = Eerst een getal, niet { $card }.
    .prompt = Eerst een getal.
refusal-no-limit = Schnuff kan alleen op 30, 60 en 90. De som is { $sum }.
    .brief = Schnuff kan alleen op 30, 60, 90.
    .prompt = Geen grens.
refusal-draws-itself = Je hoeft niet te pakken, dat doe ik.
    .brief = Ik pak voor je.
    .prompt = Ik pak voor je.
refusal-play-first = Jij bent aan de beurt: speel eerst een kaart. Typ `hand` om te horen welke je hebt.
    .brief = Jouw beurt: eerst een kaart.
    .prompt = Eerst spelen.
refusal-nothing-to-draw = Nu kun je niet pakken.
    .prompt = Nu niet pakken.
misread-number-card = Er is geen kaart { $word }. De getalkaarten zijn 1, 2, 3 en 4.
    .brief = Geen kaart { $word }, wel 1, 2, 3 en 4.
    .prompt = 1 tot 4.
misread-which-card = Welke kaart? Bijvoorbeeld `speel 4`.
    .prompt = Welke kaart?
misread-behind-card = "{ $word }" achter een kaart betekent niets. Typ alleen de kaart.
    .brief = "{ $word }"? Typ alleen de kaart.
    .prompt = Alleen de kaart.
misread-behind-card-strict = "{ $word }" achter een kaart betekent niets. Daar kan alleen `pak` staan.
    .brief = "{ $word }"? Daar kan alleen `pak`.
    .prompt = Alleen `pak`.
misread-card = "{ $word }" is geen kaart. Typ bijvoorbeeld `kijk paniek`.
    .brief = "{ $word }" is geen kaart.
    .prompt = Geen kaart.

# Hulp

help-turn = Typ een kaart: `1`, `2`, `3`, `4`, `passen`, `terug`, `paniek`, `risico` of `schnuff`. Het begin van het woord is genoeg.
    Vraag: `stand`, `beurt`, `hand`, `som`, `fiches`, `richting`, `stapel`, `kijk`, `zetten`, `laatst`, `verloop`, `notitie`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-strict = Typ een kaart, en op dezelfde regel of daarna `pak`, zoals `3 pak`.
    Kaarten: `1`, `2`, `3`, `4`, `passen`, `terug`, `paniek`, `risico`, `schnuff`. Het begin van het woord is genoeg.
    Vraag: `stand`, `beurt`, `hand`, `som`, `fiches`, `richting`, `stapel`, `kijk`, `zetten`, `laatst`, `verloop`, `notitie`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-draw = Je kaart is gespeeld. Typ `pak` voor een kaart, of `verder` om het spel te laten doorgaan.
    Vraag: `stand`, `beurt`, `hand`, `som`, `fiches`, `richting`, `stapel`, `kijk`, `zetten`, `laatst`, `verloop`, `notitie`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-over = Het spel is afgelopen. Vraag: `stand`, `fiches`, `verloop`, `laatst`.

# Tips: wat te doen, en waarom

hint-play = Speel `{ $card }`.
hint-play-draw = Typ `{ $card } { $command }`, op één regel.
    .brief = Typ `{ $card } { $command }`.
hint-why-hopeless = Winnen kun je bijna niet meer, wat je ook speelt.
    .brief = Bijna niet meer te winnen.
hint-why-only = Iets anders kun je niet spelen.
hint-why-exact = { $chips ->
        [0] Precies { $limit } kost niets, maar erboven komen kost daarna ook niets.
        [one] Precies { $limit } kost niets, en het volgende getal kost 1 fiche.
       *[other] Precies { $limit } kost niets, en het volgende getal kost { $chips } fiches.
    }
    .brief = Precies { $limit }; volgende getal kost { $chips ->
        [0] niets
       *[other] { $chips }
    }.
hint-why-exact-out = { $wins ->
        [0] Precies { $limit } kost niets, en als { $name } hierna een getal speelt, ligt { $name } eruit.
       *[other] Precies { $limit } kost niets, en als { $name } hierna een getal speelt, heb je gewonnen.
    }
    .brief = Met een getal ligt { $name } eruit.
hint-why-below = Dan zit je { $missing } onder de { $limit }; { $missing ->
        [1] van de getallen past alleen nog een 1, en onder de { $all } kaarten die je niet ziet, { $cards ->
            [0] is er geen enkele 1
            [one] is er nog maar één enkele 1
           *[other] zijn er { $cards } enen
        }
       *[other] { $cards ->
            [0] van de { $all } kaarten die je niet ziet, is er geen getalkaart die er niet bovenuit komt
            [one] van de { $all } kaarten die je niet ziet, is er 1 getalkaart die er niet bovenuit komt
           *[other] van de { $all } kaarten die je niet ziet, zijn er { $cards } getalkaarten die er niet bovenuit komen
        }
    }.
    .brief = { $missing ->
        [1] 1 onder { $limit }; ongeziene enen: { $cards ->
            [0] geen
           *[other] { $cards }
        }.
       *[other] { $missing } onder { $limit }; passend en ongezien: { $cards ->
            [0] geen
           *[other] { $cards }
        }.
    }
hint-why-four = Dan zit je 4 onder de { $limit }; { $cards ->
        [0] een 4, die er precies op komt, kan niemand anders meer hebben
        [one] van de getallen komt alleen een 4 er precies op, en onder de { $all } kaarten die je niet ziet, is er nog 1 vier
       *[other] van de getallen komt alleen een 4 er precies op, en onder de { $all } kaarten die je niet ziet, zijn er nog { $cards } vieren
    }.
    .brief = 4 onder { $limit }; ongeziene vieren: { $cards ->
        [0] geen
       *[other] { $cards }
    }.
hint-why-near-keep-even = Dan zit je { $missing } onder de { $limit }; { $card } zou nu even goed zijn, maar zo bewaar je die kaart.
    .brief = { $card } is ook goed, maar bewaar die.
hint-why-near-keep = Dan zit je { $missing } onder de { $limit }: bewaar { $card } voor je volgende beurt.
    .brief = { $missing } onder { $limit }; bewaar { $card }.
hint-why-near-throws = Dan zit je { $missing } onder de { $limit }; met { $card } kwam je nu bij { $throws } van de 36 worpen erboven.
    .brief = { $card } nu: { $throws } van 36 boven { $limit }.
hint-why-far = Dan zit je { $missing } onder de { $limit }, en zo ver komt geen getalkaart.
    .brief = { $missing } onder { $limit }, te ver voor getallen.
hint-why-far-even = Dan zit je { $missing } onder de { $limit }, te ver voor een getalkaart; { $number ->
        [0] { $card }
       *[other] de { $card }
    } zou even goed zijn.
    .brief = { $missing } onder { $limit }; { $card } is even goed.
hint-why-far-keep = Dan zit je { $missing } onder de { $limit }: bewaar { $card } tot de { $limit } dichtbij is.
    .brief = { $card } voor later; { $missing } onder { $limit }.
hint-why-far-keep-even = Dan zit je { $missing } onder de { $limit }; { $card } zou nu even goed zijn, maar zo bewaar je die kaart tot de { $limit } dichtbij is.
    .brief = { $card } is ook goed, maar bewaar die.
hint-why-far-small = Dan zit je { $missing } onder de { $limit }, en je houdt de { $card }, die ook vlak onder de { $limit } nog past.
    .brief = De { $card } past nog vlak onder { $limit }.
hint-why-far-least = Dan zit je { $missing } onder de { $limit }: de { $card } is je kleinste getal, zo blijft de som er het verst onder.
    .brief = Kleinste getal; { $missing } onder { $limit }.
hint-why-far-more = Dan zit je { $missing } onder de { $limit }, en van de 100 spellen win je er { $count } meer dan met { $number ->
        [0] { $card }
       *[other] de { $card }
    }.
    .brief = Wint { $count } van 100 meer dan { $card }.
hint-why-far-either = De som blijft staan, { $missing } onder de { $limit }, en zo ver komt geen getal; { $number ->
        [0] { $card }
       *[other] de { $card }
    } zou even goed zijn.
    .brief = { $missing } onder { $limit }; { $card } is ook goed.
hint-why-far-better = De som blijft staan, { $missing } onder de { $limit }, en zo ver komt geen getal; maar van de 100 spellen win je er { $count } meer dan met { $number ->
        [0] { $card }
       *[other] de { $card }
    }.
    .brief = Wint { $count } van 100 meer dan { $card }.
hint-why-free = Boven de { $limit } betaal je nu niets.
hint-why-pay = { $count ->
        [one] Je betaalt nu { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        } en bewaart je kanskaart voor later, als het duurder wordt.
       *[other] Je betaalt nu { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        } en bewaart { $count } kanskaarten voor later, als het duurder wordt.
    }
    .brief = { $count ->
        [one] Je betaalt { $chips } en houdt een kanskaart.
       *[other] Je betaalt { $chips } en houdt { $count } kanskaarten.
    }
hint-why-pay-past = { $chips ->
        [one] Je betaalt nu 1 fiche, en dan heb je de { $limit } gehad.
       *[other] Je betaalt nu { $chips } fiches, en dan heb je de { $limit } gehad.
    }
    .brief = Je betaalt { $chips }; { $limit } is voorbij.
hint-why-must-pay = { $chips ->
        [one] Elke kaart die je kunt spelen, brengt de som boven de { $limit } en kost 1 fiche.
       *[other] Elke kaart die je kunt spelen, brengt de som boven de { $limit } en kost { $chips } fiches.
    }
    .brief = Alles komt boven { $limit } en kost { $chips }.
hint-why-must-free = Elke kaart die je kunt spelen, brengt de som boven de { $limit }, en dat kost nu niets.
    .brief = Alles komt boven { $limit } en kost niets.
hint-why-must-out = Elke kaart die je kunt spelen, brengt de som boven de { $limit }, en dan lig je eruit.
    .brief = Alles komt boven { $limit }: je ligt eruit.
hint-why-stay = De som blijft staan, { $missing } onder de { $limit }, en { $name } moet daarmee verder.
    .brief = Blijft { $missing } onder { $limit }; dan { $name }.
hint-why-stay-small = De som blijft staan, { $missing } onder de { $limit }, en je houdt de { $card }, die ook vlak onder de { $limit } nog past.
    .brief = De { $card } past nog vlak onder { $limit }.
hint-why-stay-on = { $others ->
        [one] De som blijft op { $limit }
       *[other] De som blijft op { $limit }, dan is { $name } aan de beurt
    }, en { $chips ->
        [0] erboven komen kost niets
        [one] het volgende getal kost 1 fiche
       *[other] het volgende getal kost { $chips } fiches
    }.
    .brief = { $others ->
        [one] Blijft op { $limit }; volgende getal kost { $chips ->
            [0] niets
           *[other] { $chips }
        }.
       *[other] Blijft op { $limit }; dan { $name }.
    }
hint-why-stay-on-out = { $wins ->
        [0] De som blijft op { $limit }, en als { $name } hierna een getal speelt, ligt { $name } eruit.
       *[other] De som blijft op { $limit }, en als { $name } hierna een getal speelt, heb je gewonnen.
    }
    .brief = Met een getal ligt { $name } eruit.
hint-why-free-either = Daarna komt { $name } er gratis bovenuit; { $number ->
        [0] { $card }
       *[other] de { $card }
    } zou even goed zijn.
    .brief = { $card } is ook goed.
hint-why-free-better = Daarna komt { $name } er gratis bovenuit, maar van de 100 spellen win je er zo { $count } meer dan met { $number ->
        [0] { $card }
       *[other] de { $card }
    }.
    .brief = Wint { $count } van 100 meer dan { $card }.
hint-why-schnuff-short = Van { $names } gaat er hoogstens één vrijuit, dus er ligt iemand uit, en jij hebt de meeste fiches: daarmee win je.
    .brief = Er ligt iemand uit, en jij wint.
hint-why-jump = { $chips ->
        [0] De som springt naar { $limit }, en erboven komen kost niets.
        [one] De som springt naar { $limit }, en het volgende getal kost 1 fiche.
       *[other] De som springt naar { $limit }, en het volgende getal kost { $chips } fiches.
    }
    .brief = { $name } moet dan verder vanaf { $limit }.
hint-why-jump-out = { $wins ->
        [0] De som springt naar { $limit }, en als { $name } hierna een getal speelt, ligt { $name } eruit.
       *[other] De som springt naar { $limit }, en als { $name } hierna een getal speelt, heb je gewonnen.
    }
    .brief = Met een getal ligt { $name } eruit.
hint-why-risk = { $count ->
        [0] Met geen enkele worp kom je boven de { $limit }, en met 15 van de 36 worpen gaat de som omlaag.
       *[other] Met { $count } van de 36 worpen kom je boven de { $limit }, en dat kost { $chips ->
            [0] niets
            [one] 1 fiche
           *[other] { $chips } fiches
        }; met 15 worpen gaat de som omlaag.
    }
    .brief = Kans op meer dan { $limit }: { $count ->
        [0] geen
       *[other] { $count } van 36
    }.
hint-why-risk-even = { $count ->
        [0] Met geen enkele worp kom je boven de { $limit }, en met 15 van de 36 worpen gaat de som omlaag
       *[other] Met { $count } van de 36 worpen kom je boven de { $limit }, en dat kost { $chips ->
            [0] niets
            [one] 1 fiche
           *[other] { $chips } fiches
        }, en met 15 worpen gaat de som omlaag
    }; { $number ->
        [0] { $card }
       *[other] de { $card }
    } zou even goed zijn.
    .brief = Boven { $limit }: { $count ->
        [0] geen worp
       *[other] { $count } van 36
    }; { $card } ook goed.
hint-why-risk-keep = { $count ->
        [0] Met geen enkele worp kom je boven de { $limit }
       *[other] Met { $rest } van de 36 worpen blijf je op of onder de { $limit }
    }, en je houdt de { $card }, die ook vlak onder de { $limit } nog past; nu zou die even goed zijn.
    .brief = De { $card } past nog vlak onder { $limit }.
hint-why-risk-better = { $throws ->
        [0] Met geen enkele worp kom je boven de { $limit }, en
        [one] Slechts met 1 van de 36 worpen kom je boven de { $limit }, en
       *[other] Met { $throws } van de 36 worpen kom je wel boven de { $limit }, maar
    } van de 100 spellen win je er { $count } meer dan met { $number ->
        [0] { $card }
       *[other] de { $card }
    }.
    .brief = Wint { $count } van 100 meer dan { $card }.
hint-why-schnuff = { $others ->
        [one] Met een worp van 7 of meer betaalt de ander { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }; jij betaalt hoe dan ook niets.
       *[other] Wie het laagst gooit, gaat vrijuit; alle anderen behalve jij betalen elk { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }{ $poorer ->
            [0] .
           *[other] , of alles wat ze nog hebben.
        }
    }
    .brief = { $others ->
        [one] Vanaf 7 betaalt de ander { $chips }.
       *[other] { $poorer ->
            [0] De anderen betalen { $chips }, op één na.
           *[other] De anderen betalen tot { $chips }, op één na.
        }
    }
hint-why-schnuff-out = Met een worp van 7 of meer ligt { $name } eruit en heb jij gewonnen; jij betaalt hoe dan ook niets.
    .brief = Vanaf 7 ligt { $name } eruit.
hint-why-draw = { $held ->
        [one] Je hebt 1 kaart; met nog één erbij heb je meer keus.
       *[other] Je hebt { $held } kaarten; met nog één erbij heb je meer keus.
    }
    .brief = Je hebt er maar { $held }.
hint-twin = Met z'n tweeën doet { $card } precies hetzelfde.
    .brief = { $card } doet hetzelfde.
hint-next-keep = { $card } doet nu hetzelfde, maar zo bewaar je die kaart voor later.
    .brief = { $card } doet hetzelfde: bewaren.
hint-next-out = Op één na beste: { $what } Maar dan lig je eruit.
    .brief = Of: { $what } Maar dan lig je eruit.
hint-unseen = { $count ->
        [0] Van de { $all } kaarten die je niet ziet, is geen enkele een kanskaart.
        [one] Van de { $all } kaarten die je niet ziet, is er 1 een kanskaart.
       *[other] Van de { $all } kaarten die je niet ziet, zijn er { $count } kanskaarten.
    }
    .brief = Kanskaarten ongezien: { $count ->
        [0] geen
       *[other] { $count }
    } van de { $all }.
hint-price = Boven de { $limit } betaal je nu niets.
hint-out-by-paying = Betalen is het einde voor { $names }.
hint-out-above = { $others ->
        [one] Komt { $names } hierna boven de { $limit }, dan heb je gewonnen.
       *[other] { $named ->
            [0] Boven de { $limit } is het afgelopen voor { $names }.
           *[other] Boven de { $limit } is het ook afgelopen voor { $names }.
        }
    }
    .brief = Boven de { $limit } eruit: { $names }.
hint-price-out = { $chips ->
        [one] Je hebt nog maar 1 fiche: boven de { $limit } lig je eruit.
       *[other] Je hebt nog maar { $chips } fiches: boven de { $limit } lig je eruit.
    }
    .brief = Boven de { $limit } lig je eruit.

# De niveaus

levels-here = Bij schnuff: makkelijk geeft kanskaarten te vroeg weg en vertelt zich soms. Niveau gewoon bedenkt meestal wat elke kaart kan kosten. Vanaf niveau 8 speelt de computer de ronde door met kaarten die jij zou kunnen hebben.
    .brief = Vanaf 8 speelt hij de ronde vooruit.

# Waar je mee pronkt

best-schnuff-chips = Meeste fiches over na een zege: { $count }, in { $game }, { $when }.
    .brief = Fiches bij winst: { $count }, { $game }.
best-schnuff-rounds = Meeste rondes achter elkaar zonder te betalen: { $count }, in { $game }, { $when }.
    .brief = Rondes gratis: { $count }, { $game }.

# Wat je in het begin doet

help-first = Om te beginnen: typ `zetten` om te horen wat elk van je kaarten zou doen. Typ er dan een.
