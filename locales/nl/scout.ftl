# Scout, het heggendoolhof waarvan de kaarten schuiven.
# Elke melding heeft vier teksten: de eigen (gewoon), .brief, .full en .prompt voor de invoerregel van een brailleregel.

# Aan het begin

intro-you = Scout, het heggendoolhof. Je speelt tegen { $names }.
    .brief = Scout tegen { $names }.
    .full = Scout, het schuivende heggendoolhof. Je speelt tegen { $names }. Wie als eerste alle scouts op de andere basislijn heeft, wint.
    .prompt = Scout.
intro-both = Scout, het heggendoolhof. Er spelen: { $names }.
    .brief = Scout: { $names }.
    .full = Scout, het schuivende heggendoolhof. Er spelen: { $names }. Wie als eerste alle scouts op de andere basislijn heeft, wint.
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
    .full = Jij begint, daarna gaat het met de klok mee.
    .prompt = Jij begint.
begins-other = { $name } begint.
    .brief = { $name } begint.
    .full = { $name } begint, daarna gaat het met de klok mee.
    .prompt = { $name } begint.
lone-you = Je zit alleen in het { $side }. Je scouts staan op A en R.
    .brief = Je zit alleen in het { $side }, op A, R.
    .full = Je zit alleen in het { $side }. Je scouts staan op de twee buitenste gaten, A en R.
    .prompt = Alleen in het { $side }.
lone-other = { $name } zit alleen in het { $side }.
    .brief = { $name } zit alleen in het { $side }.
    .full = { $name } zit alleen in het { $side }, met scouts op de twee buitenste gaten, A en R.
    .prompt = { $name } { $side }.
base-south = zuiden
base-north = noorden
dealt = Jullie krijgen elk 24 kaarten. Over is kaart { $card }.
    .brief = Elk 24 kaarten. Over is kaart { $card }.
    .full = Jullie krijgen elk 24 kaarten en vullen daarmee de helft van het bord aan je eigen rechterhand. Over is kaart { $card }.
    .prompt = Elk 24 kaarten.
laid-you = De kaart ligt in schacht { $shaft }, kolommen { $from } tot { $to }.
    .brief = In schacht { $shaft }, { $from } tot { $to }.
    .full = De kaart ligt in schacht { $shaft }, onder de kolommen { $from } tot en met { $to }.
    .prompt = In schacht { $shaft }.
laid-other = { $name } legt kaart { $card } met { $turn } in schacht { $shaft }, kolommen { $from } tot { $to }.
    .brief = { $name }: { $card } met { $turn } in schacht { $shaft }.
    .full = { $name } legt kaart { $card }, { $turn } gedraaid, in schacht { $shaft }, onder de kolommen { $from } tot en met { $to }.
    .prompt = { $name } schacht { $shaft }.
filled-you = { $count ->
        [one] Het lot legt je laatste kaart.
       *[other] Het lot legt je { $count } kaarten.
    }
    .brief = { $count ->
        [one] Laatste kaart geloot.
       *[other] { $count } kaarten geloot.
    }
    .full = { $count ->
        [one] Het lot legt je laatste kaart, hoe dan ook gedraaid.
       *[other] Het lot legt je { $count } kaarten, in willekeurige volgorde en draaiing.
    }
    .prompt = Gevuld.
filled-other = { $count ->
        [one] Het lot legt de laatste kaart van { $name }.
       *[other] Het lot legt { $count } kaarten van { $name }.
    }
    .brief = { $name }: { $count } geloot.
    .full = { $count ->
        [one] Het lot legt de laatste kaart van { $name }, hoe dan ook gedraaid.
       *[other] Het lot legt { $count } kaarten van { $name }, in willekeurige volgorde en draaiing.
    }
    .prompt = { $name } gevuld.
complete = Het bord is vol. Over is kaart { $card }.
    .brief = Bord vol. Over is kaart { $card }.
    .full = Het bord is vol, met zes kaarten in elk van de acht schachten. Over is kaart { $card }.
    .prompt = Over { $card }.
placed-you = Jouw { $number } staat op { $field }.
    .brief = { $number } op { $field }.
    .full = Je scout { $number } staat op { $field }.
    .prompt = { $number } { $field }.
placed-other = { $name }: { $number } op { $field }.
    .brief = { $name }: { $number } op { $field }.
    .full = { $name } zet scout { $number } op { $field }.
    .prompt = { $name } { $field }.

# Een beurt

turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name } speelt: { $moves }.
    .prompt = { $name } { $moves }.
part-walk = { $number } naar { $field }
    .brief = { $number } { $field }
    .full = scout { $number } naar { $field }
    .prompt = { $number } { $field }
part-home = { $number } thuis op { $field }
    .brief = { $number } { $field } thuis
    .full = scout { $number } thuis op { $field }
    .prompt = { $number } thuis
part-push = schacht { $shaft } { $end } { $turn }
    .brief = { $shaft } { $end } { $turn }
    .full = kaart { $card } met { $turn } in schacht { $shaft } van { $end }, kaart { $other } eruit
    .prompt = { $shaft } { $end } { $turn }
part-stays = geen scout loopt
    .brief = niemand loopt
    .full = geen scout loopt
    .prompt = blijft
end-left = links
end-right = rechts
walked-you = { $number } op { $field }, nog { $left }.
    .brief = { $number } op { $field }, nog { $left }.
    .full = { $left ->
        [one] Scout { $number } staat op { $field } en heeft nog 1 rij te gaan.
       *[other] Scout { $number } staat op { $field } en heeft nog { $left } rijen te gaan.
    }
    .prompt = { $number } { $field }.
home-you = { $number } is thuis op { $field }.
    .brief = { $number } thuis op { $field }.
    .full = Scout { $number } is thuis op { $field } en blijft daar.
    .prompt = { $number } thuis.
undone-you = { $number } weer op { $field }.
    .brief = { $number } weer op { $field }.
    .full = De weg is teruggenomen: scout { $number } staat weer op { $field }.
    .prompt = { $number } terug { $field }.
passed-you = Geen van je scouts kan lopen.
    .brief = Geen van je scouts kan lopen.
    .full = Geen van je scouts kan lopen; de fase wordt overgeslagen.
    .prompt = Niemand loopt.
pushed-you = Schacht { $shaft }: kaart { $card } is erin, kaart { $other } viel eruit.
    .brief = Schacht { $shaft }: { $card } erin, { $other } eruit.
    .full = Kaart { $card } ligt nu in schacht { $shaft }. Kaart { $other } viel eruit en is over.
    .prompt = Schacht { $shaft }, { $other } eruit.
stale = { $number } ronden zonder vooruitgang. { $left ->
        [one] Na nog een wint wie de minste rijen te gaan heeft.
       *[other] Na nog { $left } wint wie de minste rijen te gaan heeft.
    }
    .brief = { $number } ronden zonder vooruitgang.
    .full = { $number } ronden na elkaar is niemand verder gekomen dan ooit. { $left ->
        [one] Na nog een zo'n ronde is het spel uit, en wint wie de minste rijen te gaan heeft.
       *[other] Na nog { $left } zulke ronden is het spel uit, en wint wie de minste rijen te gaan heeft.
    }
    .prompt = { $number } lege ronden.

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
       *[other] { $name } wint in ronde { $number }: alle scouts zijn op de andere basislijn. Je verliest.
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
exhausted-you = 20 ronden zonder vooruitgang. Je hebt de minste rijen te gaan en wint.
    .brief = 20 lege ronden. Je wint.
    .full = 20 ronden na elkaar is niemand verder gekomen. Je hebt de minste rijen te gaan en wint.
    .prompt = Je wint.
exhausted-other = 20 ronden zonder vooruitgang. { $names } wint met de minste rijen.
    .brief = 20 lege ronden. { $names } wint.
    .full = 20 ronden na elkaar is niemand verder gekomen. { $names } heeft de minste rijen te gaan en wint.
    .prompt = { $names } wint.
exhausted-draw = 20 ronden zonder vooruitgang, en de minste rijen zijn gedeeld. Gelijkspel.
    .brief = 20 lege ronden. Gelijkspel.
    .full = 20 ronden na elkaar is niemand verder gekomen, en de minste rijen zijn gedeeld. Het spel eindigt gelijk.
    .prompt = Gelijkspel.
resigned-you = Je geeft op.
    .brief = Je geeft op.
    .full = Je geeft dit spel op.
    .prompt = Opgegeven.
resigned-other = { $name } geeft op.
    .brief = { $name } geeft op.
    .full = { $name } geeft dit spel op.
    .prompt = { $name } geeft op.
left-you = Je wint.
    .brief = Je wint.
    .full = Je ligt voor op wie er nog over is, en wint.
    .prompt = Je wint.
left-shared-you = Jullie winnen samen: { $names }.
    .brief = Samen gewonnen: { $names }.
    .full = Jullie liggen samen voor en delen de winst: { $names }.
    .prompt = Gedeelde winst.
left-other = Gewonnen: { $names }.
    .brief = Gewonnen: { $names }.
    .full = Het spel gaat naar { $names }.
    .prompt = Gewonnen: { $names }.
sums = Rijen nog te gaan: { $lists }.
    .brief = Nog: { $lists }.
    .full = Zo veel rijen waren er nog te gaan: { $lists }.
    .prompt = Nog: { $lists }.
sum-you = jij { $left }
sum-other = { $name } { $left }

# Wat er moet gebeuren

due-lay = { $left ->
        [one] Leg je laatste kaart, bijvoorbeeld: leg 12 90 3.
       *[other] Leg een van { $left } kaarten, bijvoorbeeld: leg 12 90 3.
    }
    .brief = { $left ->
        [one] Leg je laatste kaart.
       *[other] Leg een van { $left } kaarten.
    }
    .full = { $left ->
        [one] Leg je laatste kaart, zoals kaart 12, 90 gedraaid, in schacht 3: leg 12 90 3. Met aanvullen doet het lot het.
       *[other] Leg een van je { $left } kaarten, zoals kaart 12, 90 gedraaid, in schacht 3: leg 12 90 3. Met aanvullen doet het lot de rest.
    }
    .prompt = Leg, nog { $left }.
due-place = Plaats scout { $number } in rij { $row }: een letter van A tot R.
    .brief = Plaats { $number } in rij { $row }: A tot R.
    .full = Plaats je scout { $number } in een vrij gat van rij { $row }: typ de letter, A tot en met R.
    .prompt = Plaats { $number }.
due-walk = { $phase }: { $lists }.
    .brief = { $phase }: { $lists }.
    .full = { $phase }. Zo veel rijen dichterbij kunnen komen: { $lists }. Minstens een scout moet dichterbij komen.
    .prompt = { $lists }.
due-walk-none = { $phase }: niemand kan dichterbij komen. Loop, of zeg klaar.
    .brief = { $phase }: niemand kan dichterbij.
    .full = { $phase }. Geen scout kan door te lopen dichterbij komen. Je mag toch lopen, of zeg klaar.
    .prompt = Niemand nader.
due-look-none = { $phase }: niemand kan dichterbij komen. Loop, of schuif.
    .brief = { $phase }: niemand nader. Schuif maar.
    .full = { $phase }. Geen scout kan door te lopen dichterbij komen. Je mag toch lopen, of meteen schuiven.
    .prompt = Niemand nader.
due-push = Schuif in schacht { $lists }, bijvoorbeeld: schuif { $shaft } links 90.
    .brief = Schuif in schacht { $lists }.
    .full = Schuif de kaart die over is in een schacht met een van je scouts, { $lists }, van links of rechts en gedraaid zoals je wilt, bijvoorbeeld: schuif { $shaft } links 90.
    .prompt = Schuif { $lists }.
due-other = { $name } is aan de beurt.
    .prompt = { $name } is.
due-over = Het spel is uit.
phase-opening = Opening
phase-look = Vooraf
phase-move = Achteraf
gain-scout = { $number } plus { $rows }
    .prompt = { $number }+{ $rows }

# Het einde van de invoerregel

place-lay = Leg
place-place = Plaats
place-opening = Opening
place-look = Vooraf
place-push = Schuif
place-move = Achteraf
place-over = Uit

# Hoe het staat

status-game-you = Scout tegen { $names }.
status-game-both = Scout. Er spelen: { $names }.
status-spare = Kaart over: { $card }.
status-push = Laatst geschoven: schacht { $shaft } { $end } { $turn }.
    .brief = Laatst: schacht { $shaft } { $end } { $turn }.
round = { $number ->
        [0] Opening.
       *[other] { $count ->
            [0] Ronde { $number }.
            [one] Ronde { $number }, 1 zonder vooruitgang.
           *[other] Ronde { $number }, { $count } zonder vooruitgang.
        }
    }
scouts-none = Er staat nog geen scout.
scout-own = { $rows ->
        [0] { $number } op { $field }, nog { $left }.
       *[other] { $number } op { $field }, nog { $left }, kan { $rows } dichterbij.
    }
    .brief = { $rows ->
        [0] { $number } op { $field }, nog { $left }.
       *[other] { $number } op { $field }, nog { $left }, plus { $rows }.
    }
scout-home = { $scout } thuis op { $field }.
scout-you = { $number }
scout-other = { $name } { $number }
scouts-other = { $name }, nog { $left }: { $fields }.
field-home = { $field } thuis
score-you = Jij: nog { $left } rijen, { $count } thuis.
    .brief = Jij: nog { $left }, { $count } thuis.
score-other = { $name }: nog { $left } rijen, { $count } thuis.
    .brief = { $name }: nog { $left }, { $count } thuis.
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
move-lay = Plaats in schacht { $lists }.
move-place = Vrij: { $fields }.
move-done = Klaar beëindigt de fase.
move-push = Schacht { $shaft }, van links of rechts.
    .brief = Schacht { $shaft }, links of rechts.
move-push-one = Schacht { $shaft }, alleen van { $end }.
    .brief = Schacht { $shaft }, alleen { $end }.

# Hoe ver scouts komen

reach-nearer = { $scout } { $field }: plus { $rows } naar { $to }, { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
reach-level = { $scout } { $field }: niet dichterbij, { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
    .brief = { $scout } { $field }: niet nader, { $count ->
        [one] 1 gat.
       *[other] { $count } gaten.
    }
reach-none = { $scout } { $field }: kan niet lopen.
reach-from = { $rows ->
        [0] Geen rij: { $fields }.
        [one] 1 rij: { $fields }.
       *[other] { $rows } rijen: { $fields }.
    }
reach-row = Rij { $row }: { $fields }.
reach-ends = { $count ->
        [0] Doodlopend: geen.
        [one] 1 doodlopend: { $fields }.
       *[other] { $count } doodlopend: { $fields }.
    }
stop-hedge = { $scout } rij { $row }: { $fields }, heg van schacht { $shaft }.
stop-both = { $scout } rij { $row }: { $fields }, heg van schacht { $shaft } en { $other }.
stop-scout = { $scout } rij { $row }: { $fields }, { $name } staat in de weg.
stop-nothing = { $scout } kan naar huis, naar { $field }.
way = Weg: { $lists }.
run = { $side } { $count }

# Het doolhof

side-north = noord
side-east = oost
side-south = zuid
side-west = west
look = { $field } open: { $ways }. Dicht: { $walls }.
closed-rim = { $side } (rand)
closed-other = { $side } (buurkaart)
closed-both = { $side } (beide kaarten)
look-scout = { $scout } staat op { $field }.
look-card = Schacht { $shaft }, kaart { $card } met { $turn }.
row-groups = Rij { $row }: { $lists }.
row-ahead = Rij { $row } open naar { $side }: { $fields }.
    .brief = { $row } naar { $side }: { $fields }.
row-scouts = Scouts: { $lists }.
scout-on = { $scout } op { $field }
group = { $from } tot { $to }
    .brief = { $from }-{ $to }
shaft-rows = Schacht { $shaft }, rijen { $from } tot { $to }.
shaft-cards = Kaarten van links: { $lists }.
    .brief = Kaarten: { $lists }.
card-turned = { $card } met { $turn }
card-spare = Kaart over: { $card } met { $turn }.
card-other = Kaart { $card } met { $turn }.
card-side = Open naar { $side }: { $fields }.
card-top = Rij { $row }: { $lists }.
card-row = Rij { $row }: { $lists }. Noord: { $fields }.
no-board = Het bord is nog niet vol.
nobody-there = Op { $field } staat geen scout.

# Wat schuiven zou veranderen, en wat de laatste keer veranderde

try-you = Jouw { $number }: rij { $row }, was { $was }.
try-other = { $name } { $number }: rij { $row }, was { $was }.
try-nothing = Dat verandert voor geen scout iets.
try-line = Van { $end } met { $turn }: { $lists }.
    .brief = { $end } { $turn }: { $lists }.
try-idle = Niemand wint iets met { $lists }.
    .brief = Geen winst: { $lists }.
gain-you = jij plus { $rows }
gain-other = { $name } plus { $rows }
push-name = { $end } { $turn }
tries-count = { $count ->
        [0] Geen schuif brengt je dichterbij.
        [one] 1 schuif brengt je dichterbij:
       *[other] { $count } schuiven brengen je dichterbij, de beste { $last }:
    }
    .brief = { $count ->
        [0] Geen schuif brengt je dichterbij.
        [one] 1 schuif brengt je dichterbij:
       *[other] { $count } schuiven, de beste { $last }:
    }
tries-line = Schacht { $shaft } { $end } { $turn }: { $lists }.
    .brief = { $shaft } { $end } { $turn }: { $lists }.
hints-off = In dit spel zijn er geen voorstellen.
    .brief = Hier zijn geen voorstellen.
since = Laatst geschoven: schacht { $shaft } { $end } { $turn }.
    .brief = Laatst: schacht { $shaft } { $end } { $turn }.
since-none = Er heeft nog niemand geschoven.
since-nothing = Voor je scouts heeft dat niets veranderd.
    .brief = Voor je scouts verandert dat niets.

# Wat niet kan

refusal-spectator = Je luistert hier alleen.
    .prompt = Je luistert.
refusal-game-over = Het spel is uit.
    .prompt = Uit.
refusal-not-your-turn = Je bent niet aan de beurt.
    .prompt = Niet jouw beurt.
refusal-lay-first = Eerst moeten alle kaarten liggen. Leg er een, of zeg aanvullen.
    .brief = Eerst alle kaarten, of aanvullen.
    .prompt = Eerst leggen.
refusal-board-full = Het bord is vol.
    .prompt = Bord vol.
refusal-place-first = Eerst moeten alle scouts staan.
    .prompt = Eerst plaatsen.
refusal-placed-already = Alle scouts staan al.
    .prompt = Alle staan.
refusal-no-push-yet = In de opening wordt niet geschoven. Loop, of zeg klaar.
    .brief = Niet schuiven in de opening.
    .prompt = Nog niet schuiven.
refusal-pushed-already = Je hebt in deze beurt al geschoven. Loop, of zeg klaar.
    .brief = Al geschoven. Loop, of zeg klaar.
    .prompt = Al geschoven.
refusal-push-first = Eerst schuiven, bijvoorbeeld: schuif 3 links 90.
    .brief = Eerst schuiven.
    .prompt = Eerst schuiven.
refusal-not-in-hand = Kaart { $card } hoort niet bij de kaarten die je moet leggen.
    .brief = Kaart { $card } heb je niet.
    .prompt = Niet jouw kaart.
refusal-shaft-full = Jouw helft van schacht { $shaft } is vol.
    .prompt = Schacht { $shaft } vol.
refusal-taken = { $scout } staat op { $field }.
    .prompt = { $field } bezet.
refusal-no-scout = Een scout { $number } is er niet.
    .prompt = Geen scout { $number }.
refusal-home = { $number } is thuis en blijft daar.
    .prompt = { $number } is thuis.
refusal-stands-there = { $number } staat al op { $field }.
    .prompt = { $number } staat daar.
refusal-no-way = Voor { $number } is er geen weg naar { $field }.
    .prompt = Geen weg naar { $field }.
refusal-no-scout-in-shaft = In schacht { $shaft } staat geen scout van jou.
    .prompt = Niet schacht { $shaft }.
refusal-only-home = Je scouts in schacht { $shaft } zijn thuis. Schuif waar er een onderweg is.
    .brief = In schacht { $shaft } zijn die van jou thuis.
    .prompt = Niet schacht { $shaft }.
refusal-takes-back = Schacht { $shaft } van { $end } zou de laatste schuif terugnemen.
    .brief = { $shaft } { $end } neemt de laatste terug.
    .prompt = Neemt terug.
refusal-nothing-to-undo = Er is niets om terug te nemen.
    .prompt = Niets terug.
refusal-nearer = Een scout moet dichterbij komen, en { $number } kan: naar { $field }.
    .brief = Eerst nader: { $number } kan, naar { $field }.
    .prompt = { $number } kan naar { $field }.
refusal-nearer-before = Een scout moet dichterbij komen, en { $number } kon voordat je liep. Zeg terug.
    .brief = { $number } kon dichterbij. Zeg terug.
    .prompt = Terug, { $number } kon.
blocked-hedge = { $field } is naar { $side } dicht. Niemand heeft gelopen.
    .brief = { $field } is naar { $side } dicht.
    .prompt = { $field } dicht.
blocked-scout = { $scout } staat { $side } van { $field }. Niemand heeft gelopen.
    .brief = { $scout } staat { $side } van { $field }.
    .prompt = { $scout } daar.
blocked-home = De weg zou op { $field } eindigen, thuis. Niemand heeft gelopen.
    .brief = De weg zou op { $field } eindigen.
    .prompt = Eindigt op { $field }.

# Wat niet te begrijpen is

misread-hole = "{ $word }" is geen gat. Zeg het zo: G12.
    .brief = "{ $word }" is geen gat, zoals G12.
    .prompt = Welk gat?
misread-no-hole = Welk gat? Bijvoorbeeld G12.
    .prompt = Welk gat?
misread-off-board = { $field } ligt niet op het bord: A tot R, 1 tot 24.
    .brief = { $field } is er niet: A tot R, 1 tot 24.
    .prompt = Niet op het bord.
misread-scout = Welke scout? Een getal van 1 tot 4.
    .prompt = Welke scout?
misread-walk = "{ $word }" is geen weg. Bijvoorbeeld: 2 naar G12, 2 noord, 2 n3 o2.
    .brief = Geen weg. Zoals 2 naar G12, 2 n3 o2.
    .prompt = Geen weg.
misread-push = Zeg het zo: schuif 5 links 90.
    .prompt = Zoals 5 links 90.
misread-shaft = Welke schacht? Een getal van 1 tot 8.
    .prompt = Welke schacht?
misread-end = Van waar? Bijvoorbeeld: schuif 5 links 90.
    .brief = Van waar? Zoals schuif 5 links 90.
    .prompt = Links of rechts?
misread-turn = { $word } is geen draaiing. Draaiingen: 0, 90, 180, 270.
    .brief = Draaiingen: 0, 90, 180, 270.
    .prompt = 0, 90, 180, 270?
misread-row = Welke rij? Een getal van 1 tot 24.
    .prompt = Welke rij?
misread-card = Welke kaart? Een getal van 1 tot 49, dan misschien een draaiing: kaart 12 90.
    .brief = Welke kaart? 1 tot 49, zoals 12 90.
    .prompt = Welke kaart?
misread-lay = Zeg kaart, draaiing en schacht: leg 12 90 3.
    .brief = Kaart, draaiing, schacht: leg 12 90 3.
    .prompt = Zoals 12 90 3.

# Hulp

help-lay = Leg een kaart: leg 12 90 3 is kaart 12 met 90 in schacht 3. Het woord aanvullen laat de rest aan het lot over.
    Vraag: hand, kaart 12, kaart 12 90, stand. Meer: hulp alles, regels.
help-place = Typ de letter van een vrij gat in je rij, A tot R.
    Vraag: bereik, hoe ver de opening een scout vanaf elk gat brengt; rij 1, kijk G1, schacht 1, kaart, scouts.
    Meer: hulp alles, regels, instellingen, opgeven, stop.
help-walk = Loop: 2 naar G12 vindt de weg, 2 noord loopt tot de volgende keus, 2 n3 o2 loopt precies zo. Terug neemt een weg terug, klaar beëindigt de fase.
    Vraag: scouts, bereik, bereik 2, hindernis 3, kijk G12, rij 9, schacht 3, kaart, probeer 5 links 90, voorstellen, sindsdien.
    Meer: hulp alles, regels, instellingen, opgeven, stop.
help-push = Schuif de kaart die over is: schuif 5 links 90 is in schacht 5 van links, met 90.
    Vraag: kaart, kaart 90, probeer 5, probeer 5 links 90, voorstellen, scouts, bereik, hindernis 3, kijk G12, rij 9, schacht 3, sindsdien.
    Meer: hulp alles, regels, instellingen, opgeven, stop.
help-over = Het spel is uit. Vraag: stand, scouts, verloop, laatst. Weg: stop.

# Tips: wat je kunt typen, en waarom

hint-place = Plaats { $column }.
hint-walk = Loop { $number } naar { $field }.
hint-push = Schuif { $shaft } { $end } { $turn }.
hint-why-far = { $rows ->
        [one] De opening brengt hem 1 rij verder.
       *[other] De opening brengt hem { $rows } rijen verder.
    }
hint-why-nowhere = Vandaar komt hij nog niet verder.
hint-why-win = Daarmee win je.
hint-why-home = Dan is die scout thuis.
hint-why-nearer = { $rows ->
        [one] Hij komt 1 rij dichterbij.
       *[other] Hij komt { $rows } rijen dichterbij.
    }
hint-why-shaft = Dan mag je in schacht { $shaft } schuiven.
hint-why-stand = Vandaar brengt { $shaft } { $end } { $turn } hem naar rij { $row }.
    .brief = Dan { $shaft } { $end } { $turn }, tot rij { $row }.
hint-why-guard = Anders kan { $name } in de volgende beurt winnen.
    .brief = Anders kan { $name } winnen.
hint-why-block = { $name } komt hoogstens { $rows } rijen dichterbij in plaats van { $was }.
    .brief = { $name } haalt { $rows }, geen { $was }.
hint-why-way = Zo komt de weg vrij voor scout { $number }.
hint-why-later = Op den duur levert dit je het meest op.
hint-why-all = Dan komen al je scouts thuis.
hint-why-most = { $rows ->
        [one] Niets brengt je verder: 1 rij.
       *[other] Niets brengt je verder: { $rows } rijen.
    }
hint-why-reply = Jou levert het { $rows } rijen op, { $name } hoogstens { $left }.
    .brief = Jij krijgt { $rows }, { $name } { $left }.
hint-why-done = Geen scout komt nu dichterbij.
hint-why-undo = Je scouts staan elkaar in de weg.
hint-why-fill = Beter leggen kan ik ze ook niet.
