# Scout, het heggendoolhof waarvan de kaarten schuiven.
# Elke melding heeft vier teksten: de eigen (gewoon), .brief, .full en .prompt voor de invoerregel van een leesregel.

# Aan het begin

intro-you = Scout, het heggendoolhof. Je speelt tegen { $names }.
    .brief = Scout tegen { $names }.
    .full = Scout, het schuivende heggendoolhof. Je speelt tegen { $names }. Wie als eerste alle scouts op de andere basislijn heeft, wint.
    .prompt = Scout.
intro-both = Scout, het heggendoolhof. Spelers: { $names }.
    .brief = Scout: { $names }.
    .full = Scout, het schuivende heggendoolhof. Spelers: { $names }. Wie als eerste alle scouts op de andere basislijn heeft, wint.
    .prompt = Scout.
way-of = Je gaat van rij { $from } naar rij { $to }.
    .brief = Je gaat van rij { $from } naar rij { $to }.
    .full = Je basislijn is rij { $from }, en je scouts gaan naar rij { $to }.
    .prompt = Rij { $from } naar { $to }.
agreed = Afgesproken: { $options }.
    .brief = Afgesproken: { $options }.
    .full = Voor dit spel is afgesproken: { $options }.
    .prompt = Afgesproken.
agreed-by-hand = kaarten met de hand

# De opbouw

begins-you = Jij begint.
    .brief = Jij begint.
    .full = Jij begint{ $players ->
        [2] .
       *[other] , daarna gaat het met de klok mee.
    }
    .prompt = Jij begint.
begins-other = { $name } begint.
    .brief = { $name } begint.
    .full = { $name } begint{ $players ->
        [2] .
       *[other] , daarna gaat het met de klok mee.
    }
    .prompt = { $name } begint.
lone-you = Je zit alleen in het { $side }. Je scouts staan op A en R.
    .brief = Je zit alleen in het { $side }, op A en R.
    .full = Je zit alleen in het { $side }. Je scouts staan op de twee buitenste gaten, A en R.
    .prompt = Alleen in het { $side }.
lone-other = { $name } zit alleen in het { $side }.
    .brief = { $name } zit alleen in het { $side }.
    .full = { $name } zit alleen in het { $side }, met scouts op de twee buitenste gaten, A en R.
    .prompt = { $name } { $side }.
base-south = zuiden
base-north = noorden
dealt = Jullie krijgen elk 24 kaarten. Kaart { $card } blijft over.
    .brief = Elk 24 kaarten. Kaart { $card } blijft over.
    .full = Ieder krijgt 24 kaarten en vult daarmee de helft van het bord aan zijn rechterhand. Kaart { $card } blijft over.
    .prompt = Elk 24 kaarten.
laid-you = De kaart ligt in gleuf { $shaft }, kolommen { $from } tot en met { $to }.
    .brief = In gleuf { $shaft }, { $from } tot { $to }.
    .full = De kaart ligt in gleuf { $shaft }, onder de kolommen { $from } tot en met { $to }.
    .prompt = In gleuf { $shaft }.
laid-other = { $name } legt kaart { $card }, draaiing { $turn }, in gleuf { $shaft }, kolommen { $from } tot en met { $to }.
    .brief = { $name }: { $card } met { $turn } in gleuf { $shaft }.
    .full = { $name } legt kaart { $card }, { $turn } graden gedraaid, in gleuf { $shaft }, onder de kolommen { $from } tot en met { $to }.
    .prompt = { $name } gleuf { $shaft }.
filled-you = { $count ->
        [one] Je laatste kaart is op goed geluk gelegd.
       *[other] Je { $count } kaarten zijn op goed geluk gelegd.
    }
    .brief = { $count ->
        [one] Laatste kaart op goed geluk.
       *[other] { $count } kaarten op goed geluk.
    }
    .full = { $count ->
        [one] Je laatste kaart is gelegd, willekeurig gedraaid.
       *[other] Je { $count } kaarten zijn gelegd, in willekeurige volgorde en draaiing.
    }
    .prompt = Gevuld.
filled-other = { $count ->
        [one] { $name }: de laatste kaart is op goed geluk gelegd.
       *[other] { $name }: { $count } kaarten zijn op goed geluk gelegd.
    }
    .brief = { $name }, op goed geluk: { $count }.
    .full = { $count ->
        [one] { $name }: de laatste kaart is gelegd, willekeurig gedraaid.
       *[other] { $name }: { $count } kaarten zijn gelegd, in willekeurige volgorde en draaiing.
    }
    .prompt = { $name } gevuld.
complete = Het bord is vol. Kaart { $card } blijft over.
    .brief = Bord vol. Kaart { $card } blijft over.
    .full = Het bord is vol, met zes kaarten in elk van de acht gleuven. Kaart { $card } blijft over.
    .prompt = Kaart { $card } over.
placed-you = Scout { $number } staat op { $field }.
    .brief = Scout { $number } op { $field }.
    .full = Je scout { $number } staat op { $field }.
    .prompt = { $number } op { $field }.
placed-other = { $name }: scout { $number } op { $field }.
    .brief = { $name }: { $number } op { $field }.
    .full = { $name } zet scout { $number } op { $field }.
    .prompt = { $name } { $field }.

# Een beurt

turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name } speelt: { $moves }.
    .prompt = { $name } { $moves }.
part-walk = scout { $number } naar { $field }
    .brief = { $number } { $field }
    .full = scout { $number } naar { $field }
    .prompt = { $number } { $field }
part-home = scout { $number } thuis op { $field }
    .brief = { $number } { $field } thuis
    .full = scout { $number } thuis op { $field }
    .prompt = { $number } thuis
part-push = gleuf { $shaft } { $end } { $turn }
    .brief = { $shaft } { $end } { $turn }
    .full = kaart { $card } met { $turn } graden in gleuf { $shaft } van { $end }, kaart { $other } eruit
    .prompt = { $shaft } { $end } { $turn }
part-stays = geen scout loopt
    .brief = niemand loopt
    .full = geen scout loopt
    .prompt = blijft
end-left = links
end-right = rechts
walked-you = { $left ->
        [one] Scout { $number } op { $field }, nog 1 rij.
       *[other] Scout { $number } op { $field }, nog { $left } rijen.
    }
    .brief = Scout { $number } op { $field }, nog { $left }.
    .full = { $left ->
        [one] Scout { $number } staat op { $field } en heeft nog 1 rij te gaan.
       *[other] Scout { $number } staat op { $field } en heeft nog { $left } rijen te gaan.
    }
    .prompt = { $number } op { $field }.
home-you = Scout { $number } is thuis op { $field }.
    .brief = Scout { $number } thuis op { $field }.
    .full = Scout { $number } is thuis op { $field } en blijft daar.
    .prompt = { $number } thuis.
undone-you = Scout { $number } staat weer op { $field }.
    .brief = Scout { $number } weer op { $field }.
    .full = Teruggenomen: scout { $number } staat weer op { $field }.
    .prompt = { $number } weer op { $field }.
passed-you = Geen van je scouts kan lopen.
    .brief = Geen van je scouts kan lopen.
    .full = Geen van je scouts kan lopen; de fase wordt overgeslagen.
    .prompt = Niemand loopt.
pushed-you = Gleuf { $shaft } { $end } { $turn }, kaart { $other } eruit.
    .brief = { $shaft } { $end } { $turn }, { $other } eruit.
    .full = Kaart { $card } ligt nu in gleuf { $shaft }, van { $end } met { $turn } graden. Kaart { $other } viel eruit en is over.
    .prompt = { $shaft }, { $other } uit.
    .told = Je schuift van { $end } in gleuf { $shaft }, draaiing { $turn }: kaart { $card } erin, kaart { $other } eruit.
    .told-brief = Je schuift { $shaft } { $end } { $turn }.
pushed-you-changes = Gleuf { $shaft } { $end } { $turn }. Bereik: { $lists }.
    .brief = { $shaft } { $end } { $turn }. { $lists }.
    .full = Kaart { $card } ligt nu in gleuf { $shaft }, van { $end } met { $turn } graden. Kaart { $other } viel eruit en is over. Zoveel rijen verder of minder ver kunnen ze nu komen: { $lists }.
    .prompt = { $lists }.
    .short = Geschoven.
changes-you = je { $lists }
changes-other = { $name } { $lists }
change-plus = scout { $number } plus { $rows }
    .brief = { $number } plus { $rows }
    .prompt = { $number }:{ $rows }
change-minus = scout { $number } min { $rows }
    .brief = { $number } min { $rows }
    .prompt = { $number }-{ $rows }
stale = { $number ->
        [one] 1 ronde
       *[other] { $number } rondes
    } zonder vooruitgang. { $left ->
        [one] Na nog één zo'n ronde wint wie de minste rijen te gaan heeft.
       *[other] Na nog { $left } zulke rondes wint wie de minste rijen te gaan heeft.
    }
    .brief = { $number ->
        [one] 1 ronde
       *[other] { $number } rondes
    } zonder vooruitgang.
    .full = { $number ->
        [one] 1 ronde
       *[other] { $number } rondes na elkaar
    } is er geen vooruitgang geweest. { $left ->
        [one] Na nog één zo'n ronde is het spel afgelopen, en wint wie de minste rijen te gaan heeft.
       *[other] Na nog { $left } zulke rondes is het spel afgelopen, en wint wie de minste rijen te gaan heeft.
    }
    .prompt = { $number ->
        [one] 1 lege ronde.
       *[other] { $number } lege rondes.
    }

# Het einde

won-you = { $number ->
        [0] Je wint in de opening: al je scouts zijn thuis.
       *[other] Je wint in ronde { $number }: al je scouts zijn thuis.
    }
    .brief = Je wint. Allemaal thuis.
    .full = { $number ->
        [0] Je wint, al in de opening: al je scouts zijn op de andere basislijn.
       *[other] Je wint in ronde { $number }: al je scouts zijn op de andere basislijn.
    }
    .prompt = Je wint.
lost-you = { $number ->
        [0] { $name } wint in de opening: alle scouts thuis.
       *[other] { $name } wint in ronde { $number }: alle scouts thuis.
    }
    .brief = { $name } wint. Allemaal thuis.
    .full = { $number ->
        [0] { $name } wint, al in de opening: alle scouts zijn op de andere basislijn.
       *[other] { $name } wint in ronde { $number }: alle scouts zijn op de andere basislijn.
    }
    .prompt = Verloren.
won-other = { $number ->
        [0] { $name } wint in de opening: alle scouts thuis.
       *[other] { $name } wint in ronde { $number }: alle scouts thuis.
    }
    .brief = { $name } wint. Allemaal thuis.
    .full = { $number ->
        [0] { $name } wint, al in de opening: alle scouts zijn op de andere basislijn.
       *[other] { $name } wint in ronde { $number }: alle scouts zijn op de andere basislijn.
    }
    .prompt = { $name } wint.
exhausted-you = 20 rondes zonder vooruitgang. Je hebt de minste rijen te gaan en wint.
    .brief = 20 lege rondes. Je wint.
    .full = 20 rondes na elkaar is niemand verder gekomen. Je hebt de minste rijen te gaan en wint.
    .prompt = Je wint.
exhausted-other = 20 rondes zonder vooruitgang. { $names } wint met de minste rijen te gaan.
    .brief = 20 lege rondes. { $names } wint.
    .full = 20 rondes na elkaar is niemand verder gekomen. { $names } heeft de minste rijen te gaan en wint.
    .prompt = { $names } wint.
exhausted-draw = 20 rondes zonder vooruitgang, en meer dan één speler heeft de minste rijen te gaan. Gelijkspel.
    .brief = 20 lege rondes. Gelijkspel.
    .full = 20 rondes na elkaar is niemand verder gekomen, en meer dan één speler heeft de minste rijen te gaan. Het spel eindigt gelijk.
    .prompt = Gelijkspel.
resigned-you = Je geeft op.
    .brief = Je geeft op.
    .full = Je geeft dit spel op.
    .prompt = Opgegeven.
resigned-other = { $name } geeft op.
    .brief = { $name } geeft op.
    .full = { $name } geeft dit spel op.
    .prompt = { $name } geeft op.
sums = Rijen nog te gaan: { $lists }.
    .brief = Nog: { $lists }.
    .full = Zoveel rijen waren er nog te gaan: { $lists }.
    .prompt = Nog: { $lists }.
sum-you = jij { $left ->
        [0] geen
       *[other] { $left }
    }
sum-other = { $name } { $left ->
        [0] geen
       *[other] { $left }
    }

# Wat er moet gebeuren

due-lay = { $left ->
        [one] Leg je laatste kaart, bijvoorbeeld `leg { $card } 90 { $shaft }`.
       *[other] Leg een van je { $left } kaarten, bijvoorbeeld `leg { $card } 90 { $shaft }`.
    }
    .brief = { $left ->
        [one] Leg je laatste kaart.
       *[other] Leg een van je { $left } kaarten.
    }
    .full = { $left ->
        [one] Leg je laatste kaart, zoals kaart { $card }, 90 graden gedraaid, in gleuf { $shaft }: `leg { $card } 90 { $shaft }`. Met `aanvullen` doe ik het op goed geluk.
       *[other] Leg een van je { $left } kaarten, zoals kaart { $card }, 90 graden gedraaid, in gleuf { $shaft }: `leg { $card } 90 { $shaft }`. Met `aanvullen` doe ik de rest op goed geluk.
    }
    .prompt = Leg, nog { $left }.
due-lay-on = { $left ->
        [one] Leg je laatste kaart.
       *[other] Leg een van je { $left } kaarten.
    }
    .prompt = Leg, nog { $left }.
due-place = Plaats scout { $number } in rij { $row }: een letter van A tot en met R.
    .brief = Plaats { $number } in rij { $row }: A tot R.
    .full = Plaats je scout { $number } in een vrij gat van rij { $row }: typ de letter, A tot en met R.
    .prompt = Plaats { $number }.
due-walk = { $phase } kun je dichterbij komen: { $lists }.
    .brief = { $phase }: { $lists }.
    .full = { $phase } kunnen deze scouts dichterbij komen: { $lists }. Minstens één scout moet dichterbij komen.
    .prompt = { $lists }.
due-walk-none = { $phase } kan geen scout dichterbij komen. Loop of typ `klaar`.
    .brief = { $phase }: geen scout kan dichterbij.
    .full = { $phase } kan geen van je scouts dichterbij komen. Je mag toch lopen, of typ `klaar`.
    .prompt = Niemand dichterbij.
due-look-none = { $phase } kan geen scout dichterbij komen. Loop of schuif.
    .brief = { $phase }: geen scout dichterbij. Schuif.
    .full = { $phase } kan geen van je scouts dichterbij komen. Je mag toch lopen, of meteen schuiven.
    .prompt = Niemand dichterbij.
due-push = { $round ->
        [one] Schuif in gleuf { $lists }, bijvoorbeeld `schuif { $shaft } links 90`.
       *[other] Schuif in gleuf { $lists }.
    }
    .brief = Schuif in gleuf { $lists }.
    .full = Schuif de kaart die over is in een gleuf met een van je scouts, { $lists }, van links of rechts en gedraaid zoals je wilt, bijvoorbeeld `schuif { $shaft } links 90`.
    .prompt = In { $slots }.
due-other = { $name } is aan de beurt.
    .prompt = { $name } aan zet.
due-chance = Er wordt geloot.
phase-opening = In de opening
    .brief = Opening
phase-look = Voor het schuiven
    .brief = Vooraf
phase-move = Na het schuiven
    .brief = Erna
gain-scout = scout { $number } met { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    }
    .brief = { $number } plus { $rows }
    .prompt = { $number }:{ $rows }

# Wat ongevraagd gezegd wordt, op één regel

fact-rows = { $name } nog { $left ->
        [one] 1 rij
       *[other] { $left } rijen
    }
    .brief = { $name } nog { $left }
    .full = { $name } nog { $left ->
        [one] 1 rij
       *[other] { $left } rijen
    }
fact-threat = { $name } kan in de volgende beurt winnen
    .prompt = { $name } kan winnen
fact-closed = { $rows ->
        [0] je scout { $number } kan niet meer dichterbij komen
       *[other] je scout { $number } komt nog maar { $rows ->
            [one] 1 rij
           *[other] { $rows } rijen
        } dichterbij
    }
    .brief = { $rows ->
        [0] je { $number } komt niet meer dichterbij
       *[other] je { $number } nog maar plus { $rows }
    }
    .prompt = { $rows ->
        [0] { $number } niet dichterbij
       *[other] { $number } nog maar { $rows }
    }
fact-home = je scout { $number } kan thuiskomen
    .brief = je { $number } kan thuiskomen
    .prompt = { $number } naar huis

# Het einde van de invoerregel

place-lay = Leg
place-place = Plaats
place-opening = Opening
place-look = Vooraf
place-push = Schuif
place-move = Erna
place-over = Einde

# Hoe het staat

status-game-you = Scout tegen { $names }.
status-game-both = Scout. Spelers: { $names }.
status-spare = Kaart { $card } is over.
status-push = Het laatst geschoven: gleuf { $shaft } van { $end } met { $turn } graden.
    .brief = Het laatst: gleuf { $shaft } { $end } { $turn }.
round = { $number ->
        [0] Opening.
       *[other] { $count ->
            [0] Ronde { $number }.
            [one] Ronde { $number }, al 1 ronde zonder vooruitgang.
           *[other] Ronde { $number }, al { $count } rondes zonder vooruitgang.
        }
    }
    .brief = { $number ->
        [0] Opening.
       *[other] { $count ->
            [0] Ronde { $number }.
            [one] Ronde { $number }, al 1 lege ronde.
           *[other] Ronde { $number }, al { $count } lege rondes.
        }
    }
scouts-none = Er staat nog geen scout.
scout-own = { $left ->
        [one] Scout { $number } op { $field }, nog 1 rij{ $rows ->
            [0] .
           *[other] , en die kan hij halen.
        }
       *[other] Scout { $number } op { $field }, nog { $left } rijen{ $rows ->
            [0] .
            [one] , kan 1 rij dichterbij.
           *[other] , kan { $rows } rijen dichterbij.
        }
    }
    .brief = { $rows ->
        [0] { $number } op { $field }, nog { $left }.
       *[other] { $number } op { $field }, nog { $left }, plus { $rows }.
    }
scout-home = { $scout } thuis op { $field }.
scout-you = Scout { $number }
    .brief = { $number }
scout-you-within = scout { $number }
    .brief = { $number }
scout-other = { $name } scout { $number }
    .brief = { $name } { $number }
scouts-other = { $left ->
        [0] { $name }, geen rijen meer: { $fields }.
        [one] { $name }, nog 1 rij: { $fields }.
       *[other] { $name }, nog { $left } rijen: { $fields }.
    }
    .brief = { $name }, nog { $left ->
        [0] geen
       *[other] { $left }
    }: { $fields }.
field-home = { $field } thuis
score-you = { $left ->
        [0] Jij: geen rijen meer, { $count } thuis.
        [one] Jij: nog 1 rij, { $count ->
            [0] geen
           *[other] { $count }
        } thuis.
       *[other] Jij: nog { $left } rijen, { $count ->
            [0] geen
           *[other] { $count }
        } thuis.
    }
    .brief = Jij: nog { $left ->
        [0] geen
       *[other] { $left }
    }, { $count ->
        [0] geen
       *[other] { $count }
    } thuis.
score-other = { $left ->
        [0] { $name }: geen rijen meer, { $count } thuis.
        [one] { $name }: nog 1 rij, { $count ->
            [0] geen
           *[other] { $count }
        } thuis.
       *[other] { $name }: nog { $left } rijen, { $count ->
            [0] geen
           *[other] { $count }
        } thuis.
    }
    .brief = { $name }: nog { $left ->
        [0] geen
       *[other] { $left }
    }, { $count ->
        [0] geen
       *[other] { $count }
    } thuis.
hand = { $count ->
        [0] Kaarten om te leggen: geen.
        [one] 1 kaart om te leggen: { $lists }.
       *[other] { $count } kaarten om te leggen: { $lists }.
    }
moves-count = { $count ->
        [0] Mogelijkheden: geen.
        [one] 1 mogelijkheid:
       *[other] { $count } mogelijkheden:
    }
move-lay = Er is plaats in gleuf { $lists }.
move-place = Vrije gaten: { $fields }.
move-done = Typ `klaar` om de fase te beëindigen.
move-push = Gleuf { $shaft }, van links of rechts.
    .brief = Gleuf { $shaft }, links of rechts.
move-push-one = Gleuf { $shaft }, alleen van { $end }.
    .brief = Gleuf { $shaft }, alleen { $end }.

# Hoe ver scouts komen

reach-nearer = { $scout } op { $field }: { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } dichterbij, naar { $to }; in bereik { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
    .brief = { $scout } { $field }: plus { $rows } naar { $to }, { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
reach-level = { $scout } op { $field }: niet dichterbij; in bereik { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
    .brief = { $scout } { $field }: even ver, { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
reach-none = { $scout } op { $field } kan niet lopen.
reach-from = { $rows ->
        [0] Geen rij: { $fields }.
        [one] 1 rij: { $fields }.
       *[other] { $rows } rijen: { $fields }.
    }
reach-row = Rij { $row }: { $fields }.
reach-ends = { $count ->
        [0] Doodlopende gaten: geen.
        [one] 1 doodlopend gat: { $fields }.
       *[other] { $count } doodlopende gaten: { $fields }.
    }
stop-hedge = { $scout } komt tot rij { $row }, op { $fields }; daar staat een heg van gleuf { $shaft }.
    .brief = { $scout }, rij { $row }: { $fields }, heg van gleuf { $shaft }.
stop-both = { $scout } komt tot rij { $row }, op { $fields }; daar staat een heg van gleuf { $shaft } en één van gleuf { $other }.
    .brief = { $scout }, rij { $row }: { $fields }, heg van gleuf { $shaft } en { $other }.
stop-scout = { $scout } komt tot rij { $row }, op { $fields }; daar staat { $name } in de weg.
    .brief = { $scout }, rij { $row }: { $fields }, { $name } staat in de weg.
stop-nothing = { $scout } kan naar huis, naar { $field }.
way = Weg: { $lists }.
run = { $side } { $count }

# Het doolhof

side-north = noord
side-east = oost
side-south = zuid
side-west = west
look = Gat { $field }. Open: { $ways }. Dicht: { $walls }.
    .brief = { $field } open: { $ways }. Dicht: { $walls }.
closed-rim = { $side } door de rand
closed-other = { $side } door de buurkaart
closed-both = { $side } door beide kaarten
look-scout = { $scout } staat op { $field }.
look-card = Gleuf { $shaft }, kaart { $card } met { $turn } graden.
    .brief = Gleuf { $shaft }, kaart { $card } met { $turn }.
row-groups = Rij { $row }: { $lists }.
row-ahead = Rij { $row }, open naar het { $side }en: { $fields }.
    .brief = { $row } naar { $side }: { $fields }.
row-scouts = Scouts hier: { $lists }.
    .brief = Scouts: { $lists }.
scout-on = { $scout } op { $field }
group = { $from } tot { $to }
    .brief = { $from }-{ $to }
shaft-rows = Gleuf { $shaft }, rijen { $from } tot en met { $to }.
shaft-cards = Kaarten van links, met hun draaiing: { $lists }.
    .brief = Kaarten: { $lists }.
card-turned = { $card } met { $turn }
card-spare = Kaart { $card } is over, hier met { $turn } graden.
card-other = Kaart { $card } met { $turn } graden.
card-side = Open naar het { $side }en: { $fields }.
card-top = Rij { $row }: { $lists }.
card-row = Rij { $row }: { $lists }. Open naar het noorden: { $fields }.
shaft-laid = Gleuf { $shaft }, van links: { $lists }.
    .brief = { $shaft }: { $lists }.
slot-free = vrij
look-laid = { $field }, kaart { $card } met { $turn }, open: { $ways }.
look-free = Onder { $field } ligt nog geen kaart.
no-board = Het bord is nog niet vol.
nobody-there = Op { $field } staat geen scout.

# Wat schuiven zou veranderen, en wat de laatste keer veranderde

try-you = Jouw scout { $number }: rij { $row } in plaats van { $was }.
    .brief = Jij { $number }: rij { $row }, was { $was }.
try-other = { $name }, scout { $number }: rij { $row } in plaats van { $was }.
    .brief = { $name }, scout { $number }: rij { $row }, was { $was }.
try-nothing = Alleen daardoor komt geen scout verder.
try-sum = Daarna gelopen, de ene scout na de andere: { $lists }.
    .brief = Daarna gelopen: { $lists }.
try-line = Van { $end }, { $turns }: { $lists }.
    .brief = { $end }, { $turns }: { $lists }.
turns-any = elke draaiing
turns = met { $lists } graden
    .brief = { $lists }
try-idle = Dit helpt niemand: { $lists }.
    .brief = Helpt niet: { $lists }.
try-idle-all = Gleuf { $shaft } helpt niemand.
    .brief = Gleuf { $shaft } helpt niemand.
gain-you = jij plus { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    }
    .brief = jij plus { $rows }
gain-other = { $name } plus { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    }
    .brief = { $name } plus { $rows }
push-name = { $end }, { $turns }
tries-count = { $count ->
        [0] Waar je ook schuift, je komt niet dichterbij.
        [one] 1 manier om te schuiven brengt je dichterbij:
       *[other] { $last ->
            [one] { $count } manieren om te schuiven brengen je dichterbij; deze meteen het meest:
           *[other] { $count } manieren om te schuiven brengen je dichterbij; deze { $last } meteen het meest:
        }
    }
    .brief = { $count ->
        [0] Schuiven brengt je niet dichterbij.
        [one] 1 manier om dichterbij te komen:
       *[other] { $last ->
            [one] { $count } manieren, de beste:
           *[other] { $count } manieren, de beste { $last }:
        }
    }
tries-line = Gleuf { $shaft } van { $end }, { $turns }: { $lists }.
    .brief = { $shaft } { $end }, { $turns }: { $lists }.
hints-off = In dit spel geef ik geen suggesties.
    .brief = Hier geef ik geen suggesties.
since = Het laatst geschoven: gleuf { $shaft } van { $end } met { $turn } graden.
    .brief = Het laatst: gleuf { $shaft } { $end } { $turn }.
since-several = Sinds jouw beurt is er { $count } keer geschoven, het laatst gleuf { $shaft } van { $end } met { $turn } graden.
    .brief = { $count } keer, het laatst { $shaft } { $end } { $turn }.
since-none = Er heeft nog niemand geschoven.
since-nothing = Voor je scouts heeft dat niets veranderd.
    .brief = Voor je scouts verandert dat niets.

# Wat niet kan

refusal-spectator = Je luistert hier alleen mee.
    .prompt = Je luistert mee.
refusal-game-over = Het spel is afgelopen.
    .prompt = Te laat.
refusal-not-your-turn = Je bent niet aan de beurt.
    .prompt = Niet jouw beurt.
refusal-lay-first = Eerst moeten alle kaarten liggen. Leg er een, of typ `aanvullen`.
    .brief = Eerst alle kaarten, of `aanvullen`.
    .prompt = Eerst leggen.
refusal-board-full = Het bord is vol.
    .prompt = Bord vol.
refusal-place-first = Eerst moeten alle scouts staan.
    .prompt = Eerst plaatsen.
refusal-placed-already = Alle scouts staan al.
    .prompt = Alle staan.
refusal-no-push-yet = In de opening wordt niet geschoven. Loop, of typ `klaar`.
    .brief = Niet schuiven in de opening.
    .prompt = Nog niet schuiven.
refusal-pushed-already = Je hebt in deze beurt al geschoven. Loop, of typ `klaar`.
    .brief = Al geschoven. Loop, of typ `klaar`.
    .prompt = Al geschoven.
refusal-push-first = Eerst schuiven, bijvoorbeeld `schuif 3 links 90`.
    .brief = Eerst schuiven.
    .prompt = Eerst schuiven.
refusal-not-in-hand = Kaart { $card } hoort niet bij de kaarten die je moet leggen.
    .brief = Kaart { $card } heb je niet.
    .prompt = Niet jouw kaart.
refusal-shaft-full = Jouw helft van gleuf { $shaft } is vol.
    .prompt = Gleuf { $shaft } vol.
refusal-taken = { $scout } staat al op { $field }; kies een ander gat.
    .brief = { $scout } staat al op { $field }.
    .prompt = { $field } bezet.
refusal-no-scout = Er is geen scout { $number }.
    .prompt = Geen scout { $number }.
refusal-home = Scout { $number } is thuis en blijft daar.
    .prompt = { $number } is thuis.
refusal-stands-there = Scout { $number } staat al op { $field }.
    .prompt = { $number } staat daar.
refusal-no-way = Voor scout { $number } is er geen weg naar { $field }.
    .prompt = Geen weg naar { $field }.
refusal-no-way-near = Voor scout { $number } is er geen weg naar { $field }. Het dichtst erbij komt hij op { $near }.
    .brief = Geen weg naar { $field }, wel { $near }.
    .prompt = Geen weg, wel { $near }.
refusal-no-scout-in-shaft = In gleuf { $shaft } staat geen scout van jou.
    .prompt = Niet gleuf { $shaft }.
refusal-only-home = Je scouts in gleuf { $shaft } zijn thuis. Schuif waar er één onderweg is.
    .brief = In gleuf { $shaft } zijn die van jou thuis.
    .prompt = Niet gleuf { $shaft }.
refusal-takes-back = Gleuf { $shaft } van { $end } kan nu niet: dat zou terugschuiven zijn.
    .brief = { $shaft } { $end } is terugschuiven.
    .prompt = Niet terugschuiven.
refusal-nothing-to-undo = Er is niets om terug te nemen.
    .prompt = Niets terug.
refusal-nearer = Een scout moet dichterbij komen, en scout { $number } kan dat: `{ $number } naar { $field }`.
    .brief = Eerst dichterbij: `{ $number } naar { $field }`.
    .prompt = `{ $number } naar { $field }` kan.
refusal-nearer-before = Een scout moet dichterbij komen, en scout { $number } kon dat voordat je liep. Typ `terug`.
    .brief = Scout { $number } kon dichterbij. Typ `terug`.
    .prompt = `Terug`: { $number } kon.
blocked-hedge = Ten { $side }en van { $field } is het dicht. Je scout blijft staan.
    .brief = Ten { $side }en van { $field } is het dicht.
    .prompt = { $field } dicht.
blocked-scout = { $scout } staat ten { $side }en van { $field }. Je scout blijft staan.
    .brief = { $scout } staat ten { $side }en van { $field }.
    .prompt = { $scout } daar.
blocked-home = De weg zou op { $field } eindigen, thuis. Je scout blijft staan.
    .brief = De weg zou op { $field } eindigen.
    .prompt = Eindigt op { $field }.

# Wat niet te begrijpen is

misread-hole = "{ $word }" is geen gat. Een gat heet bijvoorbeeld G12.
    .brief = "{ $word }" is geen gat, zoals G12.
    .prompt = Welk gat?
misread-no-hole = Welk gat? Bijvoorbeeld `G12`.
    .prompt = Welk gat?
misread-off-board = { $field } ligt niet op het bord: A tot en met R, 1 tot en met 24.
    .brief = Geen { $field }: A tot R, 1 tot 24.
    .prompt = Niet op het bord.
misread-scout = Welke scout? Noem het nummer, zoals 2.
    .brief = Welke scout? Bijvoorbeeld 2.
    .prompt = Welke scout?
misread-walk = "{ $word }" is geen weg. Typ bijvoorbeeld `2 naar G12`, `2 noord` of `2 noord 3 oost 2`.
    .brief = Geen weg. Zoals `2 naar G12`, `2 noord`.
    .prompt = Geen weg.
misread-push = Noem gleuf, kant en draaiing, bijvoorbeeld `{ $command } 5 links 90`.
    .brief = Typ bijvoorbeeld `{ $command } 5 links 90`.
    .prompt = `{ $command } 5 links 90`?
misread-shaft = Welke gleuf? Een getal van 1 tot en met 8.
    .brief = Welke gleuf? 1 tot en met 8.
    .prompt = Welke gleuf?
misread-end = Van welke kant? Bijvoorbeeld `{ $command } 5 links 90`.
    .brief = Van waar? Zoals `{ $command } 5 links 90`.
    .prompt = Links of rechts?
misread-turn = "{ $word }" is geen draaiing. Kies 0, 90, 180 of 270 graden.
    .brief = Draaiingen: 0, 90, 180, 270.
    .prompt = 0, 90, 180, 270?
misread-no-turn = Hoe gedraaid: 0, 90, 180 of 270? Bijvoorbeeld `schuif { $shaft } { $end } 90`.
    .brief = Zoals `schuif { $shaft } { $end } 90`.
    .prompt = 0, 90, 180, 270?
misread-row = Welke rij? Een getal van 1 tot en met 24.
    .brief = Welke rij? 1 tot en met 24.
    .prompt = Welke rij?
misread-card = Welke kaart? Een getal van 1 tot en met 49, en erachter soms een draaiing: `kaart 12 90`.
    .brief = Welke? 1 tot 49, zoals `kaart 12 90`.
    .prompt = Welke kaart?
misread-lay = Noem kaart, draaiing en gleuf: `leg 12 90 3`.
    .brief = Kaart, draaiing, gleuf: `leg 12 90 3`.
    .prompt = Zoals `leg 12 90 3`.
misread-lay-card = Welke kaart? Een getal van 1 tot en met 49: `leg 12 90 3`.
    .brief = Kaart 1 tot 49: `leg 12 90 3`.
    .prompt = Welke kaart?

# Hulp

help-lay = Leg een kaart: `leg 12 90 3` is kaart 12 met 90 graden in gleuf 3. Met `aanvullen` leg ik de rest op goed geluk.
    Vraag: `hand`, `kaart 12`, `kaart 12 90`, `gleuf 3`, `kijk M8`, `stand`. Meer: `hulp alles`, `regels`.
help-place = Typ de letter van een vrij gat in je rij, A tot en met R.
    Vraag: `bereik`, hoe ver de opening een scout vanaf elk gat brengt; `rij 1`, `kijk G1`, `gleuf 1`, `kaart`, `scouts`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-walk = Loop: `2 naar G12` vindt de weg, `2 noord` loopt tot de volgende keus, `2 noord 3 oost 2` loopt precies zo. Typ `terug` om terug te nemen wat je het laatst gelopen hebt, `klaar` om de fase te beëindigen.
    Vraag: `scouts`, `bereik`, `bereik 2`, `hindernis 2`, `kijk G12`, `rij 9`, `gleuf 3`, `kaart`, `probeer 5 links 90`, `suggesties`, `sindsdien`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-push = Schuif de kaart die over is: `schuif 5 links 90` is in gleuf 5, van links, met 90 graden.
    Vraag: `kaart`, `kaart 90`, `probeer 5`, `probeer 5 links 90`, `suggesties`, `scouts`, `bereik`, `hindernis 2`, `kijk G12`, `rij 9`, `gleuf 3`, `sindsdien`.
    Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-over = Het spel is afgelopen. Vraag: `stand`, `scouts`, `verloop`, `laatst`.
hint-lay = `Leg { $card } { $turn } { $shaft }`.

# Tips: wat je kunt typen, en waarom

hint-place = `Plaats { $column }`.
hint-walk = `Loop { $number } naar { $field }`.
hint-walk-push = { $count ->
        [0] { $walk } Daarna: `schuif { $shaft } { $end } { $turn }`.
        [one] { $walk } Loop daarna ook met scout { $scouts } en `schuif { $shaft } { $end } { $turn }`.
       *[other] { $walk } Loop daarna ook met de scouts { $scouts } en `schuif { $shaft } { $end } { $turn }`.
    }
    .brief = { $count ->
        [0] { $walk } Daarna { $shaft } { $end } { $turn }.
       *[other] { $walk } Later { $shaft } { $end } { $turn }.
    }
hint-push = `Schuif { $shaft } { $end } { $turn }`.
    .prompt = { $shaft } { $end } { $turn }.
hint-why-far = { $rows ->
        [one] Daarvandaan komt de scout in de opening 1 rij ver.
       *[other] Daarvandaan komt de scout in de opening { $rows } rijen ver.
    }
    .brief = { $rows ->
        [one] In de opening komt hij 1 rij ver.
       *[other] In de opening komt hij { $rows } rijen ver.
    }
hint-why-far-most = { $rows ->
        [one] Daarvandaan komt de scout in de opening 1 rij ver, en vanaf geen andere letter verder.
       *[other] Daarvandaan komt de scout in de opening { $rows } rijen ver, en vanaf geen andere letter verder.
    }
    .brief = { $rows ->
        [one] Geen letter brengt hem verder: 1 rij.
       *[other] Geen letter brengt hem verder: { $rows } rijen.
    }
hint-why-nowhere = Daarvandaan komt hij nog niet verder.
hint-why-win = Daarmee win je.
hint-why-home = Dan is die scout thuis.
hint-why-nearer-next = { $rows ->
        [one] Hij komt 1 rij dichterbij, en daarna kan scout { $number } nog { $left } dichterbij komen.
       *[other] Hij komt { $rows } rijen dichterbij, en daarna kan scout { $number } nog { $left } dichterbij komen.
    }
    .brief = { $rows } dichterbij, dan scout { $number } nog { $left }.
hint-why-nearer-then = { $rows ->
        [one] Hij komt 1 rij dichterbij; daarna gaat scout { $number } het best naar { $to }, dat is { $left } dichterbij, en niet verder.
       *[other] Hij komt { $rows } rijen dichterbij; daarna gaat scout { $number } het best naar { $to }, dat is { $left } dichterbij, en niet verder.
    }
    .brief = { $rows } dichterbij, dan scout { $number } naar { $to }.
hint-why-nearer-more = { $rows ->
        [one] Hij komt 1 rij dichterbij; scout { $number } zou er maar { $others } dichterbij komen.
       *[other] Hij komt { $rows } rijen dichterbij; scout { $number } zou er maar { $others } dichterbij komen.
    }
    .brief = Hij komt { $rows } dichterbij, scout { $number } maar { $others }.
hint-why-nearer-though = { $rows ->
        [one] Hij komt 1 rij dichterbij; scout { $number }, die nu { $others } dichterbij zou kunnen komen, kan dat daarna niet meer.
       *[other] Hij komt { $rows } rijen dichterbij; scout { $number }, die nu { $others } dichterbij zou kunnen komen, kan dat daarna niet meer.
    }
    .brief = Hij komt { $rows } dichterbij, dan scout { $number } geen { $others } meer.
hint-why-nearer-only = { $left ->
        [0] Alleen deze scout kan dichterbij komen, en verder dan { $rows ->
            [one] 1 rij
           *[other] { $rows } rijen
        } komt hij niet.
       *[other] Alleen deze scout kan dichterbij komen; zo komt hij { $rows ->
            [one] 1 rij
           *[other] { $rows } rijen
        } dichterbij.
    }
    .brief = Alleen hij komt dichterbij: { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    }.
hint-why-shaft = { $number ->
        [0] Dan mag je in gleuf { $shaft } schuiven, het best van { $end } met { $turn } graden.
       *[other] Dan mag je in gleuf { $shaft } schuiven; doe je dat van { $end } met { $turn } graden, dan komt scout { $number } verder dan met lopen alleen: { $rows ->
            [one] 1 rij
           *[other] { $rows } rijen
        }.
    }
    .brief = { $number ->
        [0] Dan mag { $shaft } { $end } { $turn }.
       *[other] Dan { $shaft } { $end } { $turn }: { $rows } meer voor scout { $number }.
    }
hint-why-stand = { $home ->
        [0] Schuif je daarna in gleuf { $shaft } van { $end } met { $turn } graden, dan komt hij tot rij { $row }.
       *[other] Schuif je daarna in gleuf { $shaft } van { $end } met { $turn } graden, dan kan hij thuiskomen.
    }
    .brief = { $home ->
        [0] Dan { $shaft } { $end } { $turn }, tot rij { $row }.
       *[other] Dan { $shaft } { $end } { $turn }, tot thuis.
    }
hint-why-spot-guard = { $other } ligt in dezelfde rij, maar staat je scout daar, dan kan { $name } in de eerstvolgende beurt winnen.
    .brief = Bij { $other } kan { $name } winnen.
hint-why-spot-rows = { $other } ligt in dezelfde rij, maar vanaf { $field } komen je scouts deze beurt { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } verder.
    .brief = { $field } levert { $rows } meer op dan { $other }.
hint-why-spot-block = { $other } ligt in dezelfde rij, maar staat je scout daar, dan komt { $name } in de eerstvolgende beurt tot { $was ->
        [one] 1 rij
       *[other] { $was } rijen
    } dichterbij in plaats van { $rows }.
    .brief = { $name } haalt { $rows }, bij { $other } { $was }.
hint-why-spot-later = { $other } ligt in dezelfde rij, maar voor zover ik kan zien, sta je er vanaf { $field } later beter voor.
    .brief = { $field } is later beter dan { $other }.
hint-why-guard = Anders kan { $name } in de volgende beurt winnen.
    .brief = Anders kan { $name } winnen.
hint-why-guard-now = Zoals de heggen nu liggen, kan { $name } in de eerstvolgende beurt winnen; na dit schuiven niet meer.
    .brief = Voorkomt winst van { $name }.
hint-why-plan = { $number ->
        [0] Daarna schuif je het best in gleuf { $shaft } van { $end } met { $turn } graden.
       *[other] Daarna schuif je het best in gleuf { $shaft } van { $end } met { $turn } graden; zo komt scout { $number } verder dan met lopen alleen: { $rows ->
            [one] 1 rij
           *[other] { $rows } rijen
        }.
    }
    .brief = { $number ->
        [0] Daarna { $shaft } { $end } { $turn }.
       *[other] Dan { $shaft } { $end } { $turn }: { $rows } meer voor scout { $number }.
    }
hint-why-plan-walks = { $number ->
        [0] Loop daarna het best ook met { $count ->
            [one] scout { $scouts }
           *[other] de scouts { $scouts }
        }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden.
       *[other] Loop daarna het best ook met { $count ->
            [one] scout { $scouts }
           *[other] de scouts { $scouts }
        }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden; zo komt scout { $number } verder dan met lopen alleen: { $rows ->
            [one] 1 rij
           *[other] { $rows } rijen
        }.
    }
    .brief = { $number ->
        [0] Eerst verder lopen, dan { $shaft } { $end } { $turn }.
       *[other] Later { $shaft } { $end } { $turn }: { $rows } meer voor scout { $number }.
    }
hint-why-plan-later = { $count ->
        [0] Daarna schuif je het best in gleuf { $shaft } van { $end } met { $turn } graden.
        [one] Loop daarna het best ook met scout { $scouts }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden.
       *[other] Loop daarna het best ook met de scouts { $scouts }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden.
    } Anders schuiven zou nu minstens evenveel opleveren, maar voor zover ik kan zien, levert dit later meer op.
    .brief = { $count ->
        [0] Daarna { $shaft } { $end } { $turn }, loont later.
       *[other] Later { $shaft } { $end } { $turn }, loont dan.
    }
hint-why-plan-guard = { $count ->
        [0] Schuif je daarna in gleuf { $shaft } van { $end } met { $turn } graden, dan kan { $name } in de eerstvolgende beurt niet meer winnen.
        [one] Loop daarna het best ook met scout { $scouts }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden; zo kan { $name } in de eerstvolgende beurt niet meer winnen.
       *[other] Loop daarna het best ook met de scouts { $scouts }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden; zo kan { $name } in de eerstvolgende beurt niet meer winnen.
    }
    .brief = { $count ->
        [0] Dan { $shaft } { $end } { $turn }: { $name } wint niet.
       *[other] Later { $shaft } { $end } { $turn }: { $name } wint niet.
    }
hint-why-plan-block = { $count ->
        [0] Schuif je daarna in gleuf { $shaft } van { $end } met { $turn } graden, dan komt
        [one] Loop daarna het best ook met scout { $scouts }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden; zo komt
       *[other] Loop daarna het best ook met de scouts { $scouts }, en schuif dan in gleuf { $shaft } van { $end } met { $turn } graden; zo komt
    } { $name } in de eerstvolgende beurt, voor zover ik kan zien, { $rows ->
        [0] helemaal niet
        [one] nog maar 1 rij
       *[other] hoogstens nog { $rows } rijen
    } dichterbij; zoals de heggen nu liggen, { $was ->
        [one] is het er 1
       *[other] zijn het er { $was }
    }.
    .brief = { $count ->
        [0] Dan { $shaft } { $end } { $turn }: { $name } { $rows ->
            [0] geen
           *[other] { $rows }
        } tegen { $was }.
       *[other] Later { $shaft } { $end } { $turn }: { $name } { $rows ->
            [0] geen
           *[other] { $rows }
        } tegen { $was }.
    }
hint-why-block = { $rows ->
        [0] Voor zover ik kan zien, komt { $name } dan niet dichterbij; anders { $was ->
            [one] 1 rij.
           *[other] { $was } rijen.
        }
        [one] Voor zover ik kan zien, komt { $name } dan 1 rij dichterbij in plaats van { $was }.
       *[other] Voor zover ik kan zien, komt { $name } dan tot { $rows } rijen dichterbij in plaats van { $was }.
    }
    .brief = { $name } haalt { $rows ->
        [0] niets
       *[other] { $rows }
    }, anders { $was }.
hint-why-block-now = Na dit schuiven komt { $name } in de eerstvolgende beurt, voor zover ik kan zien, { $rows ->
        [0] helemaal niet
        [one] nog maar 1 rij
       *[other] hoogstens nog { $rows } rijen
    } dichterbij; zoals de heggen nu liggen, { $was ->
        [one] is het 1 rij
       *[other] { $rows ->
            [0] zijn het { $was } rijen
           *[other] zijn het er { $was }
        }
    }.
    .brief = { $name }: nu { $was }, straks { $rows ->
        [0] niets
       *[other] { $rows }
    }.
hint-why-back = { $rows ->
        [one] Hij gaat 1 rij terug, maar voor zover ik kan zien, { $more ->
            [0] loont dat
            [one] levert dat later 1 rij meer op dan blijven staan
           *[other] levert dat later { $more } rijen meer op dan blijven staan
        }. { $outlook }
       *[other] Hij gaat { $rows } rijen terug, maar voor zover ik kan zien, { $more ->
            [0] loont dat
            [one] levert dat later 1 rij meer op dan blijven staan
           *[other] levert dat later { $more } rijen meer op dan blijven staan
        }. { $outlook }
    }
    .brief = Terug met { $rows }, maar dat loont. { $outlook }
hint-why-aside = Voor zover ik kan zien, levert dat later { $more ->
        [one] 1 rij
       *[other] { $more } rijen
    } meer op dan blijven staan. { $outlook }
    .brief = Levert later { $more } meer op. { $outlook }
hint-why-to-go = { $rows ->
        [one] Je scouts moeten samen nog 1 rij.
       *[other] Je scouts moeten samen nog { $rows } rijen.
    }
hint-ahead = { $own ->
        [0] Na goede beurten van { $names }
       *[other] Na een goede beurt van { $names } en je eigen volgende
    } sta je { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } voor.
    .brief = { $rows ->
        [one] Dan voorsprong: 1 rij.
       *[other] Dan voorsprong: { $rows } rijen.
    }
hint-ahead-even = { $own ->
        [0] Na goede beurten van { $names } staat het gelijk.
       *[other] Na een goede beurt van { $names } en je eigen volgende staat het gelijk.
    }
    .brief = Daarna staat het gelijk.
hint-behind = { $own ->
        [0] Na goede beurten van { $names }
       *[other] Na een goede beurt van { $names } en je eigen volgende
    } sta je { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } achter.
    .brief = { $rows ->
        [one] Dan achterstand: 1 rij.
       *[other] Dan achterstand: { $rows } rijen.
    }
hint-ahead-won = Voor zover ik kan zien, win je daarmee.
hint-ahead-home = Daarna komen deze beurt al je scouts thuis, en je wint.
    .brief = Daarna komen ze allemaal thuis: winst.
hint-ahead-lost = Voor zover ik kan zien, wint een ander.
    .brief = Zo te zien wint een ander.
hint-ahead-lost-to = Voor zover ik kan zien, wint { $name }.
    .brief = Zo te zien wint { $name }.
hint-why-all = Dan komen al je scouts thuis.
hint-why-most = { $still ->
        [0] { $rows ->
            [one] Dat levert 1 rij op, en van waar je scouts nu staan, levert geen andere schuif meer op.
           *[other] Dat levert { $rows } rijen op, en van waar je scouts nu staan, levert geen andere schuif meer op.
        }
       *[other] { $rows ->
            [one] Zo komen je scouts 1 rij dichterbij, zonder te schuiven maar { $still }. Van waar ze nu staan, levert geen andere schuif meer op.
           *[other] Zo komen je scouts { $rows } rijen dichterbij, zonder te schuiven maar { $still }. Van waar ze nu staan, levert geen andere schuif meer op.
        }
    }
    .brief = { $still ->
        [0] { $rows ->
            [one] 1 rij, geen schuif geeft meer.
           *[other] { $rows } rijen, geen schuif geeft meer.
        }
       *[other] { $rows } rijen tegen { $still }, geen schuif geeft meer.
    }
hint-why-most-guard = { $rows ->
        [one] Dat levert 1 rij op; { $shaft } { $end } { $turn } levert evenveel op, maar dan kan { $name } in de eerstvolgende beurt winnen.
       *[other] Dat levert { $rows } rijen op; { $shaft } { $end } { $turn } levert er evenveel op, maar dan kan { $name } in de eerstvolgende beurt winnen.
    }
    .brief = Na { $shaft } { $end } { $turn } wint { $name }.
hint-why-most-even = { $rows ->
        [one] Dat levert 1 rij op; { $shaft } { $end } { $turn } levert evenveel op, maar voor zover ik kan zien, sta je er daarmee later slechter voor.
       *[other] Dat levert { $rows } rijen op; { $shaft } { $end } { $turn } levert er evenveel op, maar voor zover ik kan zien, sta je er daarmee later slechter voor.
    }
    .brief = { $rows } erbij; { $shaft } { $end } { $turn } ook, maar slechter.
hint-why-most-idle = { $rows ->
        [one] Schuiven levert nu niet meer op dan de 1 rij die je toch al kunt lopen, maar het moet.
       *[other] Schuiven levert nu niet meer op dan de { $rows } rijen die je toch al kunt lopen, maar het moet.
    }
    .brief = Schuiven geeft niet meer dan lopen: { $rows }.
hint-why-most-less = Alleen lopen zou { $still ->
        [0] geen rijen
        [one] 1 rij
       *[other] { $still } rijen
    } opleveren, maar je moet schuiven, en dan { $rows ->
        [0] blijft er niets over
        [one] blijft er hoogstens 1 over
       *[other] blijven er hoogstens { $rows } over
    }.
    .brief = Schuiven laat { $rows ->
        [0] niets
       *[other] hoogstens { $rows }
    } over.
hint-why-push-none = Met schuiven kom je nu niet dichterbij. { $outlook }
    .brief = Schuiven helpt nu niet. { $outlook }
hint-why-push-none-but = Met schuiven kom je nu niet dichterbij, maar voor zover ik kan zien, sta je er na { $shaft } { $end } { $turn } later { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } slechter voor. { $outlook }
    .brief = { $shaft } { $end } { $turn } is later { $rows } slechter.
hint-why-push-none-lost = Met schuiven kom je nu niet dichterbij, maar voor zover ik kan zien, verlies je na { $shaft } { $end } { $turn }. { $outlook }
    .brief = Na { $shaft } { $end } { $turn } verlies je.
hint-why-push-later = { $rows ->
        [one] Door anders te schuiven kwam je nu 1 rij dichterbij, maar voor zover ik kan zien, levert dit schuiven later meer op.
       *[other] Door anders te schuiven kwam je nu tot { $rows } rijen dichterbij, maar voor zover ik kan zien, levert dit schuiven later meer op.
    }
    .brief = Levert later meer op dan nu { $rows }.
hint-why-push-others = { $rows ->
        [one] Door anders te schuiven kwam je nu 1 rij dichterbij, maar voor zover ik kan zien, sta je er na de volgende beurten niet beter voor.
       *[other] Door anders te schuiven kwam je nu tot { $rows } rijen dichterbij, maar voor zover ik kan zien, sta je er na de volgende beurten niet beter voor.
    }
    .brief = Anders schuiven is daarna niet beter.
hint-why-done = Geen scout kan nu dichterbij komen. { $threat }
    .brief = Van jou komt er geen dichterbij. { $threat }
hint-why-done-way = Alleen als scout { $other } plaatsmaakt, komt scout { $number } nog dichterbij, samen { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    }, maar voor zover ik kan zien, loont dat niet. { $threat }
    .brief = Plaatsmaken loont niet. { $threat }
hint-why-done-opening = Geen scout kan dichterbij komen, en meer is er in de opening niet te doen.
    .brief = In de opening kan er geen dichterbij.
hint-why-done-guard = Als scout { $number } verderliep, zou { $name } in de eerstvolgende beurt kunnen winnen.
    .brief = Loopt scout { $number }, dan wint { $name }.
hint-why-done-block = Als scout { $number } verderliep, zou { $name } in de eerstvolgende beurt, voor zover ik kan zien, tot { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } dichterbij komen in plaats van { $was ->
        [0] geen
       *[other] { $was }
    }.
    .brief = Loopt scout { $number }: { $name } { $rows }, anders { $was ->
        [0] geen
       *[other] { $was }
    }.
hint-why-done-later = Scout { $number } zou nog { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } dichterbij kunnen komen, maar voor zover ik kan zien, levert blijven staan later meer op.
    .brief = Scout { $number } blijft: later meer.
hint-why-done-even = Scout { $number } zou nog { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } dichterbij kunnen komen, maar voor zover ik kan zien, levert dat later niet meer op.
    .brief = Scout { $number } blijft: lopen levert niets op.
hint-why-undo = Je scouts staan elkaar in de weg.
hint-why-lay = { $count ->
        [0] Van je kaarten sluit er nog geen aan op een kaart ernaast.
        [one] Dan leidt er 1 weg naar de kaarten ernaast.
       *[other] Dan leiden er { $count } wegen naar de kaarten ernaast.
    }
    .brief = { $count ->
        [0] Nog geen kaart sluit ergens op aan.
        [one] Dan loopt er 1 weg door.
       *[other] Dan lopen er { $count } wegen door.
    }
hint-why-fill = Van je kaarten kun je er nu geen leggen.
hint-next-rows = { $rows ->
        [one] Op één na beste: { $what } Voor zover ik kan zien, sta je er daarmee 1 rij slechter voor.
       *[other] Op één na beste: { $what } Voor zover ik kan zien, sta je er daarmee { $rows } rijen slechter voor.
    }
    .brief = Of: { $what } Kost { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    }.
hint-next-same = Even goed: { $what }
    .brief = Even goed: { $what }
hint-next-slow = Op één na beste: { $what } Maar daarmee win je pas later, als het al lukt.
    .brief = Of: { $what } Wint later.
hint-next-lost = Op één na beste: { $what } Maar voor zover ik kan zien, verlies je dan.
    .brief = Of: { $what } Verliest.
hint-threat = { $rows ->
        [0] Voor zover ik kan zien, komt { $name } in de eerstvolgende beurt niet dichterbij.
        [one] Voor zover ik kan zien, kan { $name } in de eerstvolgende beurt 1 rij dichterbij komen.
       *[other] Voor zover ik kan zien, kan { $name } in de eerstvolgende beurt tot { $rows } rijen dichterbij komen.
    }
    .brief = { $rows ->
        [0] { $name } komt niet dichterbij.
        [one] Daarna { $name }: 1 rij.
       *[other] Daarna { $name }: tot { $rows } rijen.
    }
hint-threat-win = In de eerstvolgende beurt kan { $name } winnen.
    .brief = { $name } kan meteen winnen.

# De niveaus

levels-here = Bij scout: makkelijk bekijkt maar 3 manieren om te schuiven en ziet wegen over het hoofd. Niveau gewoon bekijkt ze allemaal, met jouw beste antwoord erop. Vanaf niveau 7 plant de computer hele beurten vooruit, op niveau 9 altijd.
    .brief = Vanaf 7 plant hij hele beurten.

# Waar je mee pronkt

best-scout-pushes = Snelste zege: na { $count } keer schuiven, in { $game }, { $when }.
    .brief = Snelste zege: { $count }, { $game }.
best-scout-rows = Zo ver kwam een scout in één keer: { $count ->
        [one] 1 rij
       *[other] { $count } rijen
    }, in { $game }, { $when }.
    .brief = Verst: { $count ->
        [one] 1 rij
       *[other] { $count } rijen
    }, { $game }.

# Wat je in het begin doet

help-first-lay = Om te beginnen typ je `aanvullen`: dan leg ik al je kaarten op goed geluk.
help-first-place = Om te beginnen verdeel je je scouts over de rij. Typ `bereik` om te horen hoe ver een scout vanuit elk gat zou komen.
help-first-walk = Om te beginnen: typ `bereik` om te horen hoe ver je scouts kunnen komen, en in welk gat. Loop met één van hen daarheen en typ dan `klaar`.
help-first-push = Om te beginnen: typ `suggesties` om te horen welke schuiven je dichterbij brengen. Typ dan de eerste daarvan.
help-first-try = Om te beginnen: typ `zetten` om te horen in welke gleuven je mag schuiven, en `probeer` met een gleuf erachter om te horen wat schuiven daar zou veranderen.

# De tutor: wat een duw of het einde van een beurt kost

tutor-win = Hier kun je winnen.
tutor-lets-win = Dan kan { $name } winnen.
tutor-loses = Dan verlies je, als er goed tegen je gespeeld wordt.
    .brief = Dan verlies je.
tutor-gives = Dat geeft { $name } { $rows ->
        [one] 1 rij meer.
       *[other] { $rows } rijen meer.
    }
tutor-rows = Uiteindelijk kost dat je { $rows ->
        [one] 1 rij.
       *[other] { $rows } rijen.
    }
    .brief = Het kost { $rows ->
        [one] 1 rij.
       *[other] { $rows } rijen.
    }

# Koppen boven regels die je kunt kiezen.

choices-walks = Lopen
choices-scouts = Andere gaten, scout voor scout
choices-slots = Schuiven, gleuf voor gleuf
choices-slot = Gleuf { $shaft }
choices-row = Rij { $row }
choices-columns = { $from } tot en met { $to }
choices-cards = Een kaart leggen
choices-turn = Draaiingen van kaart { $card }
choices-lay = Gleuven voor kaart { $card } met { $turn } graden
