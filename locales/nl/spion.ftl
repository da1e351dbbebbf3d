# Spion & Spion, het spel van de spionnen.
# Elke melding heeft vier teksten: haar eigen (gewoon), .brief, .full en .prompt voor de invoerregel van een leesregel.

# Kleuren, spionnen, plaatsen

colour-black = Zwart
    .prompt = Zwart
colour-white = Wit
    .prompt = Wit
colour-black-red = Zwart-rood
    .brief = Rood
    .prompt = Rood
colour-white-blue = Wit-blauw
    .brief = Blauw
    .prompt = Blauw
spy = { $colour } { $letter }
    .brief = { $colour } { $letter }
    .prompt = { $colour } { $letter }
spy-own = spion { $letter }
    .prompt = { $letter }
spy-yours = je spion { $letter }
    .prompt = { $letter }
spy-with = { $spy } met de bazong van { $colour }
    .brief = { $spy } met bazong { $colour }
    .prompt = { $spy } baz { $colour }
spy-with-own = { $spy } met jouw bazong
    .brief = { $spy } met jouw bazong
    .prompt = { $spy } jouw baz
place-field = { $field }
place-embassy = Ambassade { $colour }
    .brief = Ambassade { $colour }
    .prompt = Amb { $colour }
place-own-embassy = Je ambassade
    .prompt = thuis
place-embassy-within = ambassade { $colour }
place-own-embassy-within = je ambassade
at-field = op { $field }
    .prompt = { $field }
at-alfred = op { $field }, Alfred
    .prompt = { $field }
at-embassy = in de ambassade van { $colour }
    .brief = in ambassade { $colour }
    .prompt = bij { $colour }
at-own-embassy = in je ambassade
    .prompt = thuis
to-field = naar { $field }
    .prompt = { $field }
to-alfred = naar { $field }, Alfred
    .prompt = { $field }
to-embassy = naar de ambassade van { $colour }
    .brief = naar ambassade { $colour }
    .prompt = bij { $colour }
to-own-embassy = naar je ambassade
    .prompt = bij jou
at-dungeon = in de kerker
    .prompt = in kerker
at-reserve = in reserve
at-nowhere = uit het spel
    .prompt = uit
bazong-of = de bazong van { $colour }
    .brief = bazong { $colour }
    .prompt = baz { $colour }
bazong-own = jouw bazong
    .prompt = jouw baz
trap-snake = slang
trap-magnet = magneet
trap-bottle = fles
the-snake = de slang
the-magnet = de magneet
the-bottle = de fles
snake-as-object = de slang
magnet-as-object = de magneet
bottle-as-object = de fles
thing-trap = de val { $trap }
pass-ride = rit
pass-dash = sprint
pass-jet = vlucht
pass-yawn = gaap
pass-cheque = cheque
pass-view = kijkje
pass-sob = snik
pass-pant = hijg
pass-unseen = ongezien
pass-cheque-wins = cheque, waarmee je wint
pass-copies = { $count } keer { $pass }
who = { $name } als { $colour }
    .brief = { $name } als { $colour }
zillions = { $count ->
        [0] nul
       *[other] { $count }
    } ziljoen
    .prompt = { $count }
two-colours = { $first } en { $second }
    .brief = { $first }, { $second }
    .prompt = { $first }, { $second }

# Aan het begin

nobody-plays = Er speelt niemand, dus wordt er ook niemand bespioneerd. Niemand wint, en de doos is weer dicht.
    .brief = Niemand speelt, niemand wint. Klaar.
intro-four = Spion & Spion. Je bent { $colour }, met jou speelt { $name } als { $partner }.
    .brief = Jij: { $colour }. Met jou: { $name }, { $partner }.
    .full = Spion & Spion, het spel van de spionnen voor vier. Je bent { $colour }. Met jou speelt { $name } als { $partner }.
    .prompt = Je bent { $colour }.
intro-against-four = Tegen jullie: { $items }.
    .brief = Tegen jullie: { $items }.
    .full = Jullie vijanden: { $items }.
    .prompt = { $items }.
intro-two = Spion & Spion. Je bent { $colour }.
    .brief = Spion. Je bent { $colour }.
    .full = Spion & Spion, het spel van de spionnen voor twee. Je bent { $colour }.
    .prompt = Je bent { $colour }.
intro-against-two = Tegen jou: { $items }.
    .brief = Tegen jou: { $items }.
    .full = Tegen jou speelt { $items }.
    .prompt = { $items }.
intro-all = Spion & Spion. { $items }.
    .brief = { $items }.
    .full = Spion & Spion, het spel van de spionnen, met { $count } spelers: { $items }.
    .prompt = Spion voor { $count }.
intro-no-notes = Niemand noteert welke passen er kwamen.
    .brief = Geen notities van passen.
    .full = In dit spel noteer ik geen passen; je moet ze zelf onthouden.
    .prompt = Geen notities.
numbered = Je spionnen: A is nummer { $one }, B is { $two }, C is { $three }.
    .brief = A is { $one }, B is { $two }, C is { $three }.
    .full = Je spionnen hebben geheime nummers: A is nummer { $one }, B is nummer { $two }, C is nummer { $three }. D is je reservespion, zonder nummer.
    .prompt = A { $one }, B { $two }, C { $three }.
ask-prepare = Wie wacht in je kerker, en welk nummer van { $colour } is de verrader? Bijvoorbeeld `C 2`.
    .brief = Kerker en verrader? Zoals `C 2`.
    .full = Zeg welke van je spionnen A tot en met C in de kerker wacht, en schrijf een nummer van 1 tot en met 3 in je envelop: de spion van { $colour } met dat nummer is de verrader. Bijvoorbeeld `C 2`.
    .prompt = Kerker, nummer: `C 2`?
prepared-you = Spion { $letter } wacht in de kerker, de verrader is nummer { $number }.
    .brief = Kerker: spion { $letter }. Verrader: { $number }.
    .full = Je spion { $letter } wacht in de kerker. De verrader is nummer { $number }: zo staat het in je envelop.
    .prompt = { $letter } { $number }.
prepared-other = { $colour } is klaar.
    .brief = { $colour } is klaar.
    .full = { $colour } is klaar.
    .prompt = { $colour } klaar.
began-other = { $colour } begint.
    .brief = { $colour } begint.
    .full = Iedereen is klaar, en { $colour } begint.
    .prompt = { $colour } begint.
began-jailed = In de kerkers: { $spies }.

# Wat er gevraagd wordt

turn-you = Jouw beurt.
    .brief = Jouw beurt.
    .full = Jouw beurt: doe een stap met een spion, of neem een pas.
    .prompt = Zet?
turn-first = Jouw beurt: een stap, zoals `{ $letter }`, of pas `1`, `2` of `3`.
    .brief = Jouw beurt: `{ $letter }`, of pas `1`, `2` of `3`.
    .full = Jij bent aan de beurt: koop vrij, zet of ruim vallen als je wilt; doe daarna een stap met een spion, zoals `{ $letter }`, of neem een pas van boven: `1`, `2` of `3`.
    .prompt = Zet?
again-you = Je mag nog eens.
    .brief = Nog een keer.
    .full = Je gaat nog een keer: doe een stap met een spion, of neem een pas.
    .prompt = Nog één?
turn-ask = Jouw beurt: doe een stap, zoals `stap { $letter }`, of neem `pas 1`, 2 of 3. Eerst kun je vrijkopen, een val zetten of vallen ruimen.
    .brief = Jouw beurt: `stap { $letter }` of `pas 1`.
    .prompt = Zet?
turn-ask-pass = Jouw beurt: geen van je spionnen kan een stap doen, dus neem `pas 1`, 2 of 3. Eerst kun je vrijkopen.
    .brief = Geen spion kan lopen: `pas 1`, 2 of 3.
    .prompt = Zet?
again-ask = Je gaat nog een keer: doe een stap, zoals `stap { $letter }`, of neem `pas 1`, 2 of 3.
    .brief = Nog een keer: `stap { $letter }` of `pas 1`.
    .prompt = Nog één?
again-ask-pass = Je gaat nog een keer, maar geen van je spionnen kan een stap doen: neem `pas 1`, 2 of 3.
    .brief = Nog eens, niemand kan lopen: `pas 1`.
    .prompt = Nog één?
ask-walk = Wie loopt { $places } velden?
    .brief = Wie loopt { $places } velden?
    .full = Welke van je spionnen loopt { $places } velden verder?
    .prompt = Wie loopt { $places }?
    .short = Wie loopt?
ask-view = Wiens nummer bekijk je?
    .brief = Wiens nummer?
    .full = Van welke vijandelijke spion bekijk je het nummer?
    .prompt = Wie bekijken?
    .short = Van wie?
ask-sweep = Welke val ruimt de grijze spionne?
    .brief = Welke val wordt geruimd?
    .full = Welke val op het bord ruimt de grijze spionne?
    .prompt = Welke val?
    .short = Val?
ask-hunt = De grijze spionne valt aan. Wie wordt het?
    .brief = De grijze spionne valt aan. Wie?
    .full = De grijze spionne valt een vijand op de velden aan. Wie wordt het?
    .prompt = Grijs valt aan: wie?
    .short = Wie?
ask-meet = Je spion { $letter } valt aan. Wie het eerst?
    .brief = Spion { $letter } valt aan. Wie het eerst?
    .full = Hier zijn meerdere vijanden. Je spion { $letter } valt ze één voor één aan. Wie het eerst?
    .prompt = Wie aanvallen?
    .short = Wie?
ask-keep = Spion { $letter } kan er maar één dragen: { $items }.
    .brief = Houd er één: { $items }.
    .full = Je spion { $letter } kan maar één bazong dragen. Welke houdt hij: { $items }?
    .prompt = Welke houden?
    .short = Welke?
attack-you = Je spion { $letter } valt { $defender } aan. { $usual ->
        [1] Plan?
       *[other] Een plan dat niemand raadt, wint: `A`, `B` of `C`?
    }
    .brief = Jouw { $letter } tegen { $defender }. Plan?
    .full = Je spion { $letter } valt { $defender } aan, { $at }. Je wint als de plannen verschillen. Jouw plan: `A`, `B` of `C`?
    .prompt = { $defender }: plan?
    .told = Je { $attacker } valt { $defender } aan, { $at }.
    .told-brief = Je { $attacker } valt { $defender } aan.
    .short = Plan?
attack-you-grey = De grijze spionne valt { $defender } aan. { $usual ->
        [1] Plan?
       *[other] Een plan dat niemand raadt, wint: `A`, `B` of `C`?
    }
    .brief = Grijs valt { $defender } aan. Plan?
    .full = De grijze spionne valt voor jou { $defender } aan, { $at }. Zij wint als de plannen verschillen. Jouw plan: `A`, `B` of `C`?
    .prompt = { $defender }: plan?
    .told = De grijze spionne valt voor jou { $defender } aan, { $at }.
    .told-brief = Grijs valt { $defender } aan.
    .short = Plan?
attack-other = { $attacker } valt je spion { $letter } aan, { $at }. { $usual ->
        [1] Plan?
       *[other] Raad het plan, dan win je: `A`, `B` of `C`?
    }
    .brief = { $attacker } tegen jouw { $letter }. Plan?
    .full = { $attacker } valt je spion { $letter } aan, { $at }. Je wint als je plan hetzelfde is. Jouw plan: `A`, `B` of `C`?
    .prompt = { $attacker } op { $defender }. Plan?
    .told = { $attacker } valt je { $defender } aan, { $at }.
    .told-brief = { $attacker } valt je { $defender } aan.
    .short = Plan?
attack-other-grey = De grijze spionne valt voor { $colour } je spion { $letter } aan, { $at }. { $usual ->
        [1] Plan?
       *[other] Raad het plan, dan win je: `A`, `B` of `C`?
    }
    .brief = Grijs valt spion { $letter } aan. Plan?
    .full = { $colour } stuurt de grijze spionne, en die valt je spion { $letter } aan, { $at }. Je wint als je plan hetzelfde is. Jouw plan: `A`, `B` of `C`?
    .prompt = Grijs op { $defender }. Plan?
    .told = De grijze spionne valt je { $defender } aan, { $at }.
    .told-brief = Grijs valt je { $defender } aan.
    .short = Plan?
questioned = Wie van { $colour } ontmasker je? Noem hem, of typ `nee`.
    .brief = Wie van { $colour } ontmaskeren? Of `nee`.
    .full = Je mag nu een spion van { $colour } ontmaskeren als de verrader uit je envelop. Noem hem, zoals `ontmasker B`, of typ `nee`.
    .prompt = { $usual ->
        [1] Ontmaskeren?
       *[other] { $colour } ontmaskeren?
    }
    .short = Verrader?
unmask-unknown = Het nummer van { $spy } ken je niet. Is het de verkeerde, dan lig je eruit. Zeker weten? `Ja` of `nee`; Enter is nee.
    .brief = { $spy } onbekend. Zeker? Enter is nee.
    .prompt = { $spy } onbekend. Zeker?
unmask-wrong = { $spy } is nummer { $number }, niet de verrader. Noem je hem, dan lig je eruit. Zeker weten? `Ja` of `nee`; Enter is nee.
    .brief = { $spy } is { $number }: fout. Enter is nee.
    .prompt = { $spy } is { $number }. Zeker?
questions-on = Alleen als je de verrader kent, vraag ik of je iemand ontmaskert.
    .brief = Ik vraag als je de verrader kent.
    .full = Vragen zijn aan: na je gevechten, en als er een bazong gedragen wordt, vraag ik of je iemand ontmaskert, als je de verrader uit je envelop kent. Speel je met meerdere mensen aan één toetsenbord, dan vraag ik altijd, zodat niemand er iets uit opmaakt.
    .prompt = Vragen aan.
questions-all = Zo vaak als het kan, vraag ik of je iemand ontmaskert.
    .brief = Ik vraag zo vaak als het kan.
    .full = Alle vragen zijn aan: na al je gevechten, en als er een bazong gedragen wordt, vraag ik of je iemand ontmaskert.
    .prompt = Alle vragen.
questions-off = Ik vraag nooit of je iemand ontmaskert. In je beurt kun je het nog wel doen.
    .brief = Ik vraag nooit of je ontmaskert.
    .full = Vragen zijn uit: ik vraag nooit of je iemand ontmaskert, ook niet na een gevecht van jou. In je beurt, vóór een zet, kun je het nog wel doen.
    .prompt = Vragen uit.

# Vóór de zet

freed-you = Spion { $letter } is vrij, nog { $money }.
    .brief = { $letter } is vrij, nog { $money }.
    .full = Je spion { $letter } is voor 1 ziljoen vrijgekocht en staat in je ambassade. Je hebt nog { $money }.
    .prompt = { $letter } vrij, { $money }.
    .short = Vrij.
freed-other = { $colour } koopt { $letters } vrij.
    .brief = { $colour } koopt { $letters } vrij.
    .full = { $colour } koopt { $letters } vrij uit de kerker en heeft nog { $money }.
    .prompt = { $colour } koopt { $letters }.
trap-you = Op { $field } staat nu { $thing }, je hebt nog { $money }.
    .brief = Val { $trap } op { $field }. Nog { $money }.
    .full = Je hebt voor 2 ziljoen een val op { $field } gezet, de { $trap }. Je hebt nog { $money }.
    .prompt = Val { $field }.
trap-other = { $colour } zet { $thing } op { $field }.
    .brief = { $colour }: val { $trap } op { $field }.
    .full = { $colour } zet een val op { $field }, de { $trap }.
    .prompt = { $colour }: val { $field }.
ordered-you = { $throws ->
        [one] Je betaalt voor 1 worp en hebt nog { $money }.
       *[other] Je betaalt voor { $throws } worpen en hebt nog { $money }.
    }
    .brief = Worpen: { $throws }. Nog { $money }.
    .full = Je betaalt voor de valdobbelsteen: { $throws ->
        [one] 1 worp
       *[other] { $throws } worpen
    }. Je hebt nog { $money }.
    .prompt = Worpen: { $throws }.
ordered-other = { $throws ->
        [one] { $colour } betaalt voor 1 worp.
       *[other] { $colour } betaalt voor { $throws } worpen.
    }
    .brief = { $colour } koopt worpen: { $throws }.
    .full = { $colour } betaalt voor { $throws ->
        [one] 1 worp
       *[other] { $throws } worpen
    } met de valdobbelsteen en heeft nog { $money }.
    .prompt = { $colour } gooit.
thrown-cleared = Worp { $face }: { $thing } op { $field } is weg.
    .brief = Worp { $face }: { $trap } op { $field } weg.
    .full = De dobbelsteen toont { $face }, dus is de val op { $field } weg, de { $trap }.
    .prompt = { $field } geruimd.
thrown-nothing = Worp { $face }: er verdwijnt geen val.
    .brief = Worp { $face }: er verdwijnt niets.
    .full = De dobbelsteen toont { $face }: de val die daarmee verdwijnt, staat niet op het bord.
    .prompt = Worp { $face }: niets.

# De zet

took-you = Pas: { $pass }.
    .brief = Pas: { $pass }.
    .full = Je hebt de pas { $pass } genomen.
    .prompt = { $pass }.
    .told = Je neemt pas { $depth }: { $pass }.
    .told-brief = Jij, pas { $depth }: { $pass }.
    .short = { $pass }.
took-you-idle = Pas: { $pass }, zonder gevolg.
    .brief = Pas: { $pass }, niets.
    .full = Je hebt de pas { $pass } genomen. Er gebeurt niets.
    .prompt = { $pass }, niks.
    .told = Je neemt pas { $depth }: { $pass }. Er gebeurt niets.
    .told-brief = Jij, pas { $depth } { $pass }: niets.
    .short = Niets.
took-other = { $usual ->
        [1] { $colour } neemt de pas { $pass }.
       *[other] { $colour } neemt pas { $depth }, { $pass }.
    }
    .brief = { $colour }, pas { $depth }: { $pass }.
    .full = { $colour } neemt pas { $depth } van boven, { $pass }.
    .prompt = { $colour } { $pass }.
took-other-sob = { $usual ->
        [1] { $colour } neemt de pas { $pass }.
       *[other] { $colour } neemt pas { $depth }, { $pass }.
    }
    .brief = { $colour }, pas { $depth }: { $pass }.
    .full = { $colour } neemt een pas, nummer { $depth } van boven: { $pass }.
    .prompt = { $colour } { $pass }.
took-other-idle = { $usual ->
        [1] { $colour } neemt de pas { $pass }, zonder gevolg.
       *[other] { $colour } neemt pas { $depth }, { $pass }, zonder gevolg.
    }
    .brief = { $colour }, pas { $depth } { $pass }: niets.
    .full = { $colour } neemt pas { $depth } van boven, { $pass }. Er gebeurt niets.
    .prompt = { $colour } { $pass }.
took-other-walk = { $usual ->
        [1] { $colour } { $letter } gaat { $to }.
       *[other] { $colour } neemt pas { $depth }, { $pass }, en gaat met { $letter } { $to }.
    }
    .brief = { $colour }, pas { $depth } { $pass }: { $letter } { $to }.
    .full = { $colour } neemt pas { $depth } van boven, { $pass }, en gaat met spion { $letter } { $to }.
    .prompt = { $colour } { $pass } { $letter } { $to }.
took-other-cash = { $usual ->
        [1] { $colour } neemt de pas { $pass } en heeft nu { $money }.
       *[other] { $colour } neemt pas { $depth }, { $pass }, krijgt { $gain } en heeft nu { $money }.
    }
    .brief = { $colour }: { $pass }, { $money }.
    .full = { $colour } neemt pas { $depth } van boven, { $pass }. De bank betaalt { $gain }, en { $colour } heeft nu { $money }.
    .prompt = { $colour } { $pass }, { $money }.
took-other-view = { $usual ->
        [1] { $colour } bekijkt { $spy }.
       *[other] { $colour } neemt pas { $depth }, { $pass }, en bekijkt { $spy }.
    }
    .brief = { $colour } bekijkt { $spy }.
    .full = { $colour } neemt pas { $depth } van boven, { $pass }, en bekijkt het nummer van { $spy }.
    .prompt = { $colour } ziet { $spy }.
cashed-you = Je krijgt { $gain } en hebt nu { $sum }.
    .brief = Je krijgt { $gain }, nu { $sum }.
    .full = De bank betaalt je { $gain }. Je hebt { $money }.
    .prompt = Plus { $gain }: { $money }.
    .short = Geld.
cashed-other = { $colour } krijgt { $gain } en heeft { $money }.
    .brief = { $colour } heeft nu { $money }.
    .full = De bank betaalt { $colour } { $gain }. { $colour } heeft nu { $money }.
    .prompt = { $colour } { $money }.
walked-you = Spion { $letter } is { $at }.
    .brief = Spion { $letter } is { $at }.
    .full = Je spion { $letter } is nu { $at }.
    .prompt = { $letter } { $at }.
    .told = Je spion { $letter } is { $at }.
    .short = { $letter }.
walked-other = { $colour } { $letter } gaat { $to }.
    .brief = { $colour } { $letter } { $to }.
    .full = { $colour } loopt met { $letter } { $to }.
    .prompt = { $colour } { $letter } { $to }.
viewed-you = { $spy } is nummer { $number }.
    .brief = { $spy } is nummer { $number }.
    .full = Je bekijkt { $spy } en ziet nummer { $number }.
    .prompt = { $spy }: { $number }.
    .short = { $number }.
viewed-other = { $colour } bekijkt het nummer van { $spy }.
    .brief = { $colour } bekijkt { $spy }.
    .full = { $colour } bekijkt het nummer van { $spy }.
    .prompt = { $colour } ziet { $spy }.
viewed-mine = { $colour } bekijkt je spion { $letter }.
    .brief = { $colour } bekijkt je spion { $letter }.
    .full = { $colour } bekijkt het nummer van je spion { $letter }.
    .prompt = { $colour } ziet je { $letter }.
looked = { $spy } is nummer { $number }.
    .brief = { $spy } is nummer { $number }.
    .full = Op het Alfred-veld doorzie je { $spy }: nummer { $number }.
    .prompt = { $spy }: { $number }.
    .short = { $number }.
swept = De grijze spionne haalt { $thing } van { $field } weg.
    .brief = Grijs ruimt { $trap } op { $field }.
    .full = De grijze spionne haalt de val van { $field } weg, de { $trap }.
    .prompt = { $field } geruimd.

# Gevechten

planned-you = Je plan is gekozen.
    .brief = Je plan is gekozen.
    .full = Je plan is gekozen; niemand anders kent het.
    .prompt = Gekozen.
won-attack = Je verslaat { $defender }{ $number ->
        [0] {""}
       *[other] , nummer { $number },
    } tegen plan { $theirs }.
    .brief = Je wint. { $defender } was { $number ->
        [0] reserve
       *[other] { $number }
    }. Nu { $money }.
    .full = Je wint het gevecht, plan { $own } tegen plan { $theirs }. { $defender } moet naar de kerker{ $number ->
        [0] , een reservespion zonder nummer
       *[other] , en iedereen ziet nummer { $number }
    }. Je krijgt 1 ziljoen en hebt { $money }.
    .prompt = { $defender } weg{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
    .told = Je verslaat { $defender }{ $number ->
            [0] {""}
           *[other] , nummer { $number }
        }, plan { $own } tegen plan { $theirs }.
    .short = Winst.
lost-attack = Je verliest met spion { $letter }, allebei plan { $own }.
    .brief = Verloren, allebei plan { $own }. Nu { $money }.
    .full = Je verliest het gevecht: beide plannen waren { $own }. Je spion { $letter } moet naar de kerker{ $number ->
        [0] {""}
       *[other] , en iedereen ziet nummer { $number }
    }. Je betaalt 1 ziljoen en hebt { $money }.
    .prompt = { $attacker } weg, { $money }.
    .short = Verloren.
lost-grey = De grijze spionne verliest, allebei plan { $own }.
    .brief = Grijs verliest. Nog { $money }.
    .full = De grijze spionne verliest: beide plannen waren { $own }. Je betaalt 1 ziljoen en hebt { $money }; je verliest geen spion.
    .prompt = Pech, { $money }.
    .short = Verloren.
won-defence = Je verslaat { $attacker }{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }, allebei plan { $own }.
    .brief = Je wint. { $attacker } was { $number ->
        [0] reserve
       *[other] { $number }
    }. Nu { $money }.
    .full = Je wint het gevecht: beide plannen waren { $own }. { $attacker } moet naar de kerker{ $number ->
        [0] , een reservespion zonder nummer
       *[other] , en iedereen ziet nummer { $number }
    }. Je krijgt 1 ziljoen en hebt { $money }.
    .prompt = { $attacker } weg{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
    .short = Winst.
won-grey = Je verslaat de grijze spionne, allebei plan { $own }.
    .brief = Je wint, allebei plan { $own }. Nu { $money }.
    .full = Je wint van de grijze spionne: beide plannen waren { $own }. Je krijgt 1 ziljoen en hebt { $money }.
    .prompt = Winst, { $money }.
    .short = Winst.
lost-defence = Je verliest met spion { $letter } tegen plan { $theirs }.
    .brief = Verloren, plan { $own } tegen { $theirs }. Nu { $money }.
    .full = Je verliest het gevecht, plan { $own } tegen plan { $theirs }. Je spion { $letter } moet naar de kerker{ $number ->
        [0] {""}
       *[other] , en iedereen ziet nummer { $number }
    }. Je betaalt 1 ziljoen en hebt { $money }.
    .prompt = { $defender } weg, { $money }.
    .told = Je verliest met je spion { $letter }, plan { $own } tegen plan { $theirs }.
    .short = Verloren.
fought-attack = { $attacker } verslaat { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    } { $at }.
    .brief = { $attacker } verslaat { $defender }{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }.
    .full = { $attacker } valt { $defender } { $at } aan en wint, plan { $theirs } tegen plan { $own }. { $defender } moet naar de kerker{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }.
    .prompt = { $attacker } verslaat { $defender }.
fought-defence = { $attacker }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    } verliest tegen { $defender } { $at }.
    .brief = { $defender } verslaat { $attacker }{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }.
    .full = { $attacker } valt { $defender } { $at } aan en verliest, allebei plan { $own }. { $attacker } moet naar de kerker{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }.
    .prompt = { $defender } verslaat { $attacker }.
fought-grey-won = De grijze spionne verslaat { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    } { $at }.
    .brief = Grijs verslaat { $defender }{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }.
    .full = De grijze spionne vecht voor { $colour } en verslaat { $defender } { $at }. { $defender } moet naar de kerker{ $number ->
        [0] {""}
       *[other] , nummer { $number }
    }.
    .prompt = Grijs verslaat { $defender }.
fought-grey-lost = De grijze spionne verliest { $at } tegen { $defender }.
    .brief = Grijs verliest tegen { $defender }.
    .full = De grijze spionne vecht voor { $colour } en verliest { $at } tegen { $defender }.
    .prompt = { $defender } verslaat grijs.

# Bazongs

bazong-won = { $spy } heeft nu { $bazong }.
    .brief = { $spy } heeft nu { $bazong }.
    .full = Nu draagt { $spy } { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-won-you = Je spion { $letter } heeft nu { $bazong }.
    .brief = Je spion { $letter } heeft { $bazong }.
    .full = Je spion { $letter } draagt nu { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-you = Je spion { $letter } pakt { $bazong }. Je krijgt { $gain } en hebt nu { $sum }.
    .brief = Je spion { $letter } pakt { $bazong }, nu { $money }.
    .full = Je spion { $letter } pakt { $bazong }. De bank betaalt je { $gain }; je hebt { $money }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-other = { $spy } pakt { $bazong }. { $colour } heeft { $money }.
    .brief = { $spy } pakt { $bazong }.
    .full = { $spy } pakt { $bazong }. De bank betaalt { $colour } daarvoor { $gain }; { $colour } heeft nu { $money }.
    .prompt = { $spy } pakt { $bazong }.
bazong-found = { $spy } vindt { $bazong }.
    .brief = { $spy } vindt { $bazong }.
    .full = { $spy } raapt daar { $bazong } op.
    .prompt = { $spy }: { $bazong }.
bazong-found-you = Je spion { $letter } vindt { $bazong }.
    .brief = Je spion { $letter } vindt { $bazong }.
    .full = Je spion { $letter } raapt op wat daar lag: { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-kept = { $spy } houdt { $bazong }.
    .brief = { $spy } houdt { $bazong }.
    .full = { $spy } heeft nog steeds { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-kept-you = Je spion { $letter } houdt { $bazong }.
    .brief = Je spion { $letter } houdt { $bazong }.
    .full = Je spion { $letter } houdt { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-lies = Op { $field } ligt nu { $bazong }.
    .brief = Op { $field } ligt { $bazong }.
    .full = Op { $field } ligt nu { $bazong }, voor de volgende die daar landt.
    .prompt = { $field }: { $bazong }.
bazong-home = Nu is { $bazong } weer thuis.
    .brief = Weer thuis: { $bazong }.
    .full = Nu is { $bazong } weer thuis in de ambassade.
    .prompt = Thuis: { $bazong }.
bazong-gone = Nu is { $bazong } uit het spel.
    .brief = Uit het spel: { $bazong }.
    .full = Nu is { $bazong } uit het spel.
    .prompt = Weg: { $bazong }.

# Verraders

unmasked-you = Goed: { $spy } is de verrader. Je spion { $letter } staat nu in zijn plaats { $at }.
    .brief = Goed! Spion { $letter } is nu { $at }.
    .full = Goed: { $spy } is de verrader en gaat uit het spel. Jouw reservespion { $letter } staat nu in zijn plaats { $at }.
    .prompt = Ja! { $letter } { $at }.
    .short = Juist!
unmasked-you-dungeon = Goed: { $spy } is de verrader. Je spion { $letter } wacht in je kerker.
    .brief = Goed! Spion { $letter } zit in je kerker.
    .full = Goed: { $spy } is de verrader en gaat uit het spel. Hij zat in de kerker, dus wacht jouw reservespion { $letter } in die van jou.
    .prompt = Ja! { $letter } kerker.
    .short = Juist!
unmasked-you-gone = Goed: { $spy } is de verrader en gaat uit het spel.
    .brief = Goed! { $spy } is weg.
    .full = Goed: { $spy } is de verrader en gaat uit het spel. Je hebt geen reservespion voor die plaats.
    .prompt = Ja! { $spy }.
    .short = Juist!
unmasked-mine = Je spion { $own } is door { $colour } ontmaskerd en ligt eruit. { $colour } { $letter } staat nu { $at }.
    .brief = Je spion { $own } is ontmaskerd en ligt eruit.
    .full = { $colour } ontmaskert je spion { $own }, nummer { $number }, als de verrader. Je spion { $own } is uit het spel, en { $colour } { $letter } staat nu in zijn plaats { $at }.
    .prompt = Je { $own } ligt eruit.
unmasked-mine-dungeon = Je spion { $own } is door { $colour } ontmaskerd en ligt eruit. { $colour } { $letter } wacht nu in de kerker.
    .brief = Je spion { $own } is ontmaskerd en ligt eruit.
    .full = { $colour } ontmaskert je spion { $own }, nummer { $number }, als de verrader. Je spion { $own } is uit het spel, en { $colour } { $letter } wacht nu in de kerker van { $colour }.
    .prompt = Je { $own } ligt eruit.
unmasked-mine-gone = Je spion { $own } is door { $colour } ontmaskerd en ligt eruit.
    .brief = Je spion { $own } is ontmaskerd en ligt eruit.
    .full = { $colour } ontmaskert je spion { $own }, nummer { $number }, als de verrader. Je spion { $own } is uit het spel, en er is geen reservespion voor die plaats.
    .prompt = Je { $own } ligt eruit.
unmasked-other = { $colour } ontmaskert { $spy }, nummer { $number }. { $colour } { $letter } staat nu { $at }.
    .brief = { $colour } ontmaskert { $spy }, nummer { $number }.
    .full = { $colour } ontmaskert { $spy } als de verrader, nummer { $number }, en die gaat uit het spel. { $colour } { $letter } staat nu in zijn plaats { $at }.
    .prompt = { $colour } ontmaskert { $spy }.
unmasked-other-dungeon = { $colour } ontmaskert { $spy }, nummer { $number }. { $colour } { $letter } wacht in de kerker.
    .brief = { $colour } ontmaskert { $spy }, nummer { $number }.
    .full = { $colour } ontmaskert { $spy } als de verrader, nummer { $number }, en die gaat uit het spel. { $colour } { $letter } wacht in de kerker van { $colour }.
    .prompt = { $colour } ontmaskert { $spy }.
unmasked-other-gone = { $colour } ontmaskert { $spy }, nummer { $number }, en die ligt eruit.
    .brief = { $colour } ontmaskert { $spy }, nummer { $number }.
    .full = { $colour } ontmaskert { $spy } als de verrader, nummer { $number }, en die gaat uit het spel. Er is geen reservespion voor die plaats.
    .prompt = { $colour } ontmaskert { $spy }.
misjudged-you = Fout: { $spy } is nummer { $number }, niet de verrader.
    .brief = Fout: { $spy } is nummer { $number }.
    .full = Fout: { $spy } is nummer { $number }, en niet de verrader uit je envelop.
    .prompt = Nee: { $spy } { $number }.
    .short = Fout!
misjudged-mine = { $colour } ziet je spion { $letter } voor de verrader aan en heeft het mis: nummer { $number }.
    .brief = { $colour } mis: je spion { $letter } is { $number }.
    .full = { $colour } ziet je spion { $letter } voor de verrader aan en heeft het mis: het is nummer { $number }, en iedereen ziet het.
    .prompt = { $colour } fout: { $letter } { $number }.
misjudged-other = { $colour } ontmaskert de verkeerde: { $spy } is nummer { $number }.
    .brief = { $colour } heeft het mis: { $spy } is { $number }.
    .full = { $colour } ziet { $spy } voor de verrader aan en heeft het mis: het is nummer { $number }.
    .prompt = { $colour } fout: { $spy } { $number }.
out-you = { $reason ->
        [broke] Je kunt niet betalen: je ligt eruit.
       *[wrong] Je ligt eruit.
    }
    .brief = { $reason ->
        [broke] Niet betaald: je ligt eruit.
       *[wrong] Je ligt eruit.
    }
    .full = { $reason ->
        [broke] Je kunt niet betalen, dus je ligt eruit, met al je spionnen.
       *[wrong] Je ligt eruit, met al je spionnen.
    }
    .prompt = Je ligt eruit.
    .short = Eruit.
out-other = { $reason ->
        [broke] { $colour } kan niet betalen en ligt eruit.
       *[wrong] { $colour } ligt eruit.
    }
    .brief = { $reason ->
        [broke] { $colour } is blut en ligt eruit.
       *[wrong] { $colour } ligt eruit.
    }
    .full = { $reason ->
        [broke] { $colour } kan niet betalen en ligt eruit, met alle spionnen.
       *[wrong] { $colour } ligt eruit, met alle spionnen.
    }
    .prompt = { $colour } ligt eruit.
inherited-you = Je hoort wie de verrader van { $enemy } is: nummer { $number }.
    .brief = Verrader van { $enemy }: { $number }.
    .full = Je erft de envelop van je eigen kant: de verrader van { $enemy } is nummer { $number }.
    .prompt = { $enemy } verrader: { $number }.
inherited-other = { $colour } hoort wie de verrader van { $enemy } is.
    .brief = { $colour } kent nu de verrader.
    .full = { $colour } erft de envelop voor { $enemy } en weet nu wie de verrader is. Verder komt niemand het te weten.
    .prompt = { $colour } weet meer.

# Het einde

resigned-you = Je geeft op.
    .brief = Je geeft op.
    .full = Je geeft dit spel op.
    .prompt = Opgegeven.
resigned-other = { $colour } geeft op.
    .brief = { $colour } geeft op.
    .full = { $colour } geeft dit spel op.
    .prompt = { $colour } geeft op.
won-you = { $by ->
        [bazong] { $winners ->
                [one] Je wint
               *[other] Jullie winnen
            }: een vijandelijke bazong is binnen. Ziljoenen: { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [money] { $winners ->
                [one] Je wint: je hebt
               *[other] Jullie winnen: jullie hebben
            } genoeg ziljoenen, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [elimination] { $winners ->
                [one] Je wint
               *[other] Jullie winnen
            }: de andere kant ligt eruit. Ziljoenen: { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [resignation] { $winners ->
                [one] Je wint
               *[other] Jullie winnen
            }: de andere kant geeft op.
       *[standstill] { $winners ->
                [one] Je wint
               *[other] Jullie winnen
            }: er gebeurt niets meer, en het is { $gained } ziljoen tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
    }
    .brief = { $by ->
        [bazong] Je wint met een bazong.
        [money] Je wint met geld, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [elimination] Je wint: de vijand ligt eruit.
        [resignation] Je wint: de vijand geeft op.
       *[standstill] Je wint bij stilstand, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
    }
    .full = { $by ->
        [bazong] Je wint dit spel: een vijandelijke bazong is in een ambassade van jouw kant. Ziljoenen: { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [money] Je wint dit spel: jouw kant heeft genoeg ziljoenen, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [elimination] Je wint dit spel: aan de andere kant is niemand meer over. Ziljoenen: { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [resignation] Je wint dit spel: de andere kant geeft op.
       *[standstill] Je wint dit spel: 11 rondes lang is er niets gebeurd, en je hebt { $gained } ziljoen tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
    }
    .prompt = Gewonnen.
lost-you = { $by ->
        [bazong] Je verliest: { $winners ->
                [one] { $colours } heeft jouw bazong binnen.
               *[other] { $colours } hebben een bazong van jullie binnen.
            } Ziljoenen: { $left ->
                [0] nul
               *[other] { $left }
            } tegen { $gained }.
        [money] Je verliest: { $winners ->
                [one] { $colours } heeft { $gained } ziljoen, jij { $left ->
                [0] nul
               *[other] { $left }
            }.
               *[other] { $colours } hebben { $gained } ziljoen, jullie { $left ->
                [0] nul
               *[other] { $left }
            }.
            }
        [elimination] Je verliest: jouw kant ligt eruit. Ziljoenen: { $left ->
                [0] nul
               *[other] { $left }
            } tegen { $gained }.
        [resignation] Je verliest.
       *[standstill] Je verliest: er gebeurt niets meer, en je hebt { $left ->
                [0] nul
               *[other] { $left }
            } ziljoen tegen { $gained }.
    }
    .brief = { $by ->
        [bazong] Je verliest: bazong bij { $colours }.
        [money] Je verliest op geld, { $left ->
                [0] nul
               *[other] { $left }
            } tegen { $gained }.
        [elimination] Je verliest: jouw kant ligt eruit.
        [resignation] Je verliest.
       *[standstill] Je verliest, { $left ->
                [0] nul
               *[other] { $left }
            } tegen { $gained }.
    }
    .full = { $by ->
        [bazong] Je verliest dit spel: { $winners ->
                [one] { $colours } heeft jouw bazong binnen.
               *[other] { $colours } hebben een bazong van jullie binnen.
            } Ziljoenen: { $left ->
                [0] nul
               *[other] { $left }
            } tegen { $gained }.
        [money] Je verliest dit spel: de andere kant heeft genoeg ziljoenen, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }. Gewonnen: { $colours }.
        [elimination] Je verliest dit spel: aan jouw kant is niemand meer over. Ziljoenen: { $left ->
                [0] nul
               *[other] { $left }
            } tegen { $gained }.
        [resignation] Je verliest dit spel.
       *[standstill] Je verliest dit spel: 11 rondes lang is er niets gebeurd, en je hebt { $left ->
                [0] nul
               *[other] { $left }
            } ziljoen tegen { $gained }.
    }
    .prompt = Verloren.
won-other = { $by ->
        [bazong] Winst met een bazong: { $colours }. Ziljoenen: { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [money] Winst met ziljoenen, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }: { $colours }.
        [elimination] De andere kant ligt eruit. Winst voor { $colours }.
        [resignation] De andere kant geeft op. Winst voor { $colours }.
       *[standstill] Winst bij stilstand, { $gained } ziljoen tegen { $left ->
                [0] nul
               *[other] { $left }
            }: { $colours }.
    }
    .brief = { $by ->
        [bazong] Winst met bazong: { $colours }.
        [money] Winst met geld: { $colours }.
       *[other] Winst: { $colours }.
    }
    .full = { $by ->
        [bazong] Het spel is afgelopen. Winst met een bazong: { $colours }. Ziljoenen: { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }.
        [money] Het spel is afgelopen. Winst met ziljoenen, { $gained } tegen { $left ->
                [0] nul
               *[other] { $left }
            }: { $colours }.
        [elimination] Het spel is afgelopen: aan de andere kant is niemand meer over. Winst voor { $colours }.
        [resignation] Het spel is afgelopen: de andere kant geeft op. Winst voor { $colours }.
       *[standstill] Het spel is afgelopen: 11 rondes lang is er niets gebeurd. Winst, { $gained } ziljoen tegen { $left ->
                [0] nul
               *[other] { $left }
            }: { $colours }.
    }
    .prompt = Winst: { $colours }.
drawn = Niemand wint: er gebeurt niets meer, en beide kanten hebben { $gained } ziljoen.
    .brief = Gelijkspel, elk { $gained } ziljoen.
    .full = Niemand wint: 11 rondes lang is er niets gebeurd, en beide kanten hebben { $gained } ziljoen.
    .prompt = Gelijkspel.
shown = Nummers van { $colour }: A { $one }, B { $two }, C { $three }{ $traitor ->
        [0] {""}
       *[other] , verrader { $traitor }
    }.
    .brief = { $colour }: A { $one }, B { $two }, C { $three }{ $traitor ->
        [0] {""}
       *[other] , verrader { $traitor }
    }.

# Wat na de beurten van de anderen ongevraagd wordt gezegd, achter "Nu:": elk is een deel van een zin

fact-attack = met `stap { $letter }` val je { $spies } aan
    .full = met `stap { $letter }` val je { $spies } aan, en andersom kan het ook
    .prompt = { $letter } op { $spies }
fact-bazong = { $steps ->
        [one] { $spy } nog 1 veld van de winst
       *[other] { $spy } nog { $steps } velden van de winst
    }
    .brief = { $spy }: nog { $steps } tot winst
    .prompt = { $spy } in { $steps }
    .full = { $steps ->
        [one] { $carrier } nog 1 veld van de winst
       *[other] { $carrier } nog { $steps } velden van de winst
    }

# De beurt van iemand anders in één zin, waarvan elk "part" een deel is

turn-other = { $colour } { $items }.
    .brief = { $colour }: { $items }.
part-freed = koopt { $letters } vrij
    .full = koopt { $letters } vrij uit de kerker
part-ordered = { $throws ->
        [one] betaalt voor 1 worp
       *[other] betaalt voor { $throws } worpen
    }
part-nothing = gooit { $face }, zonder gevolg
part-trap = zet { $thing } op { $field }
    .prompt = val { $field }
part-cleared = maakt { $field } vrij
    .full = haalt met worp { $face } { $thing } van { $field } weg
    .prompt = ruimt { $field }
part-swept = maakt { $field } vrij
    .full = haalt met de grijze spionne { $thing } van { $field } weg
    .prompt = ruimt { $field }
part-took = { $usual ->
        [1] neemt de pas { $pass }
       *[other] neemt pas { $depth }, { $pass }
    }
    .full = neemt de pas { $pass }
part-idle = { $usual ->
        [1] neemt de pas { $pass }, zonder gevolg
       *[other] neemt pas { $depth }, { $pass }, zonder gevolg
    }
    .brief = pas { $pass }
    .full = neemt de pas { $pass }, zonder gevolg
part-took-walk = { $usual ->
        [1] { $same ->
            [1] gaat { $to }
           *[other] gaat met { $letter } { $to }
        }
       *[other] neemt pas { $depth }, { $pass }, en gaat met { $letter } { $to }
    }
    .brief = { $same ->
        [1] gaat { $to }
       *[other] { $letter } { $to }
    }
    .full = neemt pas { $depth }, { $pass }, en gaat met { $letter } { $to }
    .prompt = { $same ->
        [1] { $to }
       *[other] { $letter } { $to }
    }
part-cash = { $usual ->
        [1] neemt de pas { $pass }, nu { $money }
       *[other] neemt pas { $depth }, { $pass }, nu { $money }
    }
    .brief = heeft { $money }
    .full = neemt pas { $depth }, { $pass }, krijgt { $gain } en heeft nu { $money }
    .prompt = heeft { $money }
part-took-view = { $usual ->
        [1] bekijkt { $spy }
       *[other] neemt pas { $depth }, { $pass }, en bekijkt { $spy }
    }
    .brief = bekijkt { $spy }
    .full = neemt pas { $depth }, { $pass }, en bekijkt het nummer van { $spy }
    .prompt = ziet { $spy }
part-view = bekijkt { $spy }
    .full = bekijkt het nummer van { $spy }
    .prompt = ziet { $spy }
part-walk = { $same ->
        [1] gaat { $to }
       *[other] gaat met { $letter } { $to }
    }
    .brief = { $same ->
        [1] gaat { $to }
       *[other] { $letter } { $to }
    }
    .prompt = { $same ->
        [1] { $to }
       *[other] { $letter } { $to }
    }
part-won = verslaat { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    }{ $same ->
        [1] {""}
       *[other] {" "}met { $letter }
    } { $at }
    .brief = { $same ->
        [1] {""}
       *[other] { $letter }{" "}
    }verslaat { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    } { $at }
    .prompt = verslaat { $defender }
part-lost = { $usual ->
        [0] { $same ->
            [1] verliest tegen { $defender }
           *[other] verliest met { $letter } tegen { $defender }
        }
       *[other] { $number ->
            [0] { $same ->
                [1] verliest tegen { $defender }
               *[other] verliest met { $letter } tegen { $defender }
            }
           *[other] verliest met { $letter }, nummer { $number }, tegen { $defender }
        }
    }
    .brief = { $usual ->
        [0] { $same ->
            [1] verliest tegen { $defender }
           *[other] { $letter } verliest tegen { $defender }
        }
       *[other] { $number ->
            [0] { $same ->
                [1] verliest tegen { $defender }
               *[other] { $letter } verliest tegen { $defender }
            }
           *[other] { $letter }, nummer { $number }, verliest tegen { $defender }
        }
    }
    .full = { $number ->
        [0] { $same ->
            [1] verliest tegen { $defender } { $at }
           *[other] verliest met { $letter } tegen { $defender } { $at }
        }
       *[other] verliest met { $letter }, nummer { $number }, tegen { $defender } { $at }
    }
    .prompt = verliest tegen { $defender }
part-grey-won = verslaat { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    } met de grijze spionne
    .brief = verslaat { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , nummer { $number },
        }
    } met grijs
    .prompt = verslaat { $defender }
part-grey-lost = verliest met de grijze spionne tegen { $defender }
    .brief = verliest tegen { $defender } met grijs
    .prompt = verliest tegen { $defender }
part-taken = { $same ->
        [1] pakt { $bazong }
       *[other] pakt met { $letter } { $bazong }
    }, nu { $money }
    .brief = { $same ->
        [1] pakt { $bazong }
       *[other] pakt { $bazong } met { $letter }
    }
    .prompt = pakt { $bazong }
part-bazong = { $same ->
        [1] heeft nu { $bazong }
       *[other] heeft nu met { $letter } { $bazong }
    }
    .prompt = heeft { $bazong }

# Antwoorden

wait-prepare = Nog niet klaar: { $colours }.
wait-plan = Nog zonder plan: { $colours }.
wait-turn = Aan de beurt: { $colours }.
place-over = Einde
place-wait = wachten
place-prepare = `C 2`?
place-turn = zet?
place-again = nog één?
place-walk = wie?
place-whom = wie?
place-which = welke?
place-plan = plan?
place-question = `nee`?
status-side = { $items }.
entry = { $place } met { $items }
    .brief = { $place } met { $items }
line = { $place }: { $count ->
        [0] leeg
       *[other] { $items }
    }.
line-alfred = { $place }, Alfred: { $count ->
        [0] leeg
       *[other] { $items }
    }.
status-dungeons = In de kerkers: { $count ->
        [0] niemand
       *[other] { $spies }
    }.
status-out = Uit het spel: { $colours }.
status-numbers = Je nummers: { $items }.{ $count ->
        [0] {""}
       *[other] {" "}Uit het spel: { $spies }.
    }
    .brief = Nummers: { $items }.{ $count ->
        [0] {""}
       *[other] {" "}Uit het spel: { $spies }.
    }
number-item = { $letter } { $number ->
        [0] zonder nummer
       *[other] is { $number }
    }
reserve-item = { $letter } in reserve
status-lookable = Je kunt bekijken: { $spies }.
status-money-four = Ziljoenen: jij { $money ->
        [0] nul
       *[other] { $money }
    }, jouw kant { $ours ->
        [0] nul
       *[other] { $ours }
    } van { $goal }, vijanden { $theirs ->
        [0] nul
       *[other] { $theirs }
    }, bank { $bank ->
        [0] nul
       *[other] { $bank }
    }.
    .brief = Jij { $money ->
        [0] nul
       *[other] { $money }
    }, jullie { $ours ->
        [0] nul
       *[other] { $ours }
    }, vijand { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .prompt = { $money }, { $ours } tegen { $theirs }.
status-money-two = Ziljoenen: jij { $ours ->
        [0] nul
       *[other] { $ours }
    } van { $goal }, vijand { $theirs ->
        [0] nul
       *[other] { $theirs }
    }, bank { $bank ->
        [0] nul
       *[other] { $bank }
    }.
    .brief = Jij { $ours ->
        [0] nul
       *[other] { $ours }
    } van { $goal }, vijand { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .prompt = { $ours } tegen { $theirs }.
status-money-both = Ziljoenen: zwarte kant { $ours ->
        [0] nul
       *[other] { $ours }
    }, witte { $theirs ->
        [0] nul
       *[other] { $theirs }
    }, doel { $goal }, bank { $bank ->
        [0] nul
       *[other] { $bank }
    }.
    .brief = Zwarte kant { $ours ->
        [0] nul
       *[other] { $ours }
    }, witte { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
    .prompt = { $ours } tegen { $theirs }.
money-ours = Jouw kant heeft { $total } van { $goal } ziljoen: { $items }.
money-theirs = De andere kant heeft { $total } van { $goal } ziljoen: { $items }.
money-two = Ziljoenen: jij { $ours ->
        [0] nul
       *[other] { $ours }
    } van { $goal }, { $colour } { $theirs ->
        [0] nul
       *[other] { $theirs }
    }, bank { $bank ->
        [0] nul
       *[other] { $bank }
    }.
    .brief = Jij { $ours ->
        [0] nul
       *[other] { $ours }
    } van { $goal }, { $colour } { $theirs ->
        [0] nul
       *[other] { $theirs }
    }.
money-own = jij { $money ->
        [0] nul
       *[other] { $money }
    }
money-of = { $colour } { $money ->
        [0] nul
       *[other] { $money }
    }
    .brief = { $colour } { $money ->
        [0] nul
       *[other] { $money }
    }
money-bank = De bank heeft { $money }.
bazong-at = Bij { $spy }, { $at }: { $bazong }.
    .brief = Bij { $spy }: { $bazong }.
bazong-at-you = Bij je spion { $letter }, { $at }: { $bazong }.
    .brief = Bij je spion { $letter }: { $bazong }.
spies-count = { $count ->
        [0] Je spionnen: geen.
        [one] Je enige spion:
       *[other] Je { $count } spionnen:
    }
spy-line = Je { $spy }, { $number ->
        [0] reserve
       *[other] nummer { $number }
    }, { $where }.
    .brief = Je { $spy }, { $where }.
spy-item = { $letter }, { $where }
    .brief = { $letter }, { $where }
spy-item-known = { $letter }, nummer { $number }, { $where }
spies-of = { $colour }: { $items }.
spy-where = { $spy } is { $where }.
own-where = Je spion { $letter } is { $where }.
own-carries = Je spion { $letter } is { $where } en heeft { $bazong }.
    .brief = Je spion { $letter } heeft { $bazong }.
numbers-count = { $count ->
        [0] Nummers van anderen die je kent: geen.
        [one] Je kent 1 nummer van een ander:
       *[other] Je kent { $count } nummers van anderen:
    }
    .brief = { $count ->
        [0] Bekende nummers: geen.
       *[other] Bekende nummers: { $count }.
    }
number-own = Je { $spy } is nummer { $number }.
number-beaten = { $spy } is nummer { $number }, getoond na een nederlaag.
    .brief = { $spy } is { $number }, verslagen.
number-accused = { $spy } is nummer { $number }, als verrader genoemd en getoond.
    .brief = { $spy } is { $number }, was verdacht.
number-viewed = { $spy } is nummer { $number }, gezien met de pas kijkje.
    .brief = { $spy } is { $number }, door kijkje.
number-alfred = { $spy } is nummer { $number }, gezien op een Alfred-veld.
    .brief = { $spy } is { $number }, door Alfred.
number-deduced = { $spy } is nummer { $number }, want de rest is bekend.
    .brief = { $spy } is { $number }, als laatste.
number-shown = { $spy } is nummer { $number }, getoond aan het einde.
    .brief = { $spy } is { $number }.
numbers-unknown = Vijanden met onbekend nummer: { $spies }.
envelope = De verrader van { $colour } is nummer { $number }.
    .brief = Verrader van { $colour }: { $number }.
traitor-shown = De verrader van { $colour } was nummer { $number }.
envelope-none = Je hebt nu geen verrader in je envelop.
deck-off = In dit spel wordt niets genoteerd.
deck-own = { $players ->
        [2] Bekende passen van jou
       *[other] Bekende passen van jullie
    }, van boven: { $items }.
deck-theirs = { $players ->
        [2] Bekende passen van de vijand
       *[other] Bekende passen van de vijanden
    }, van boven: { $items }.
deck-item = op { $depth } { $pass }
deck-unseen = Daar nog niet gezien: { $items }.
deck-rest = { $count } keer { $pass }
side = Zijde { $number }:
ahead = Vanaf { $spy }, { $at }, de volgende { $count } velden:
    .brief = Vooruit, { $spy }:
ahead-item = { $steps } vooruit: { $place }, { $count ->
        [0] leeg
       *[other] { $items }
    }.
ahead-alfred = { $steps } vooruit: { $place }, Alfred, { $count ->
        [0] leeg
       *[other] { $items }
    }.
ahead-dangers = Vijanden die met een stap of pas bij { $spy } komen: { $items }.
    .brief = Kunnen bij { $spy } komen: { $items }.
danger = { $steps ->
        [one] { $spy }, 1 veld ervandaan
       *[other] { $spy }, { $steps } velden ervandaan
    }
    .brief = { $spy }, { $steps } ervandaan
embassy-bazong = De bazong is thuis.
embassy-robbed = De bazong is niet thuis.
attack-now = Mogelijk: { $items }.
attack-nobody = Er staat geen vijand één stap vóór je spionnen.
    .brief = Geen vijand één stap verder.
    .prompt = Niemand dichtbij.
attack-step = `stap { $letter }`
attack-by-step = Zo val je { $spy } aan: { $items }.
attack-by-pass = { $spy } is { $steps } velden vóór je spion { $letter }: { $depth ->
        [0] zo ver kom je alleen met een pas
       *[other] zo ver kom je met `pas { $depth }`
    }.
    .brief = { $spy }: { $steps } verder, { $depth ->
        [0] alleen per pas
       *[other] `pas { $depth }`
    }.
attack-far = Met geen enkele zet kom je nu bij { $spy }.
    .brief = Buiten bereik: { $spy }.
goal-by-pass = Dat is { $steps } velden verder voor je spion { $letter }, en een stap is er één: { $depth ->
        [0] zo ver kom je alleen met een pas
       *[other] zo ver kom je met `pas { $depth }`
    }.
    .brief = Dat is { $steps } verder: { $depth ->
        [0] alleen per pas
       *[other] `pas { $depth }`
    }.
goal-far = Zo gaat je spion { $letter } { $to }, niet { $place }.
    .brief = Zo gaat spion { $letter } { $to }.
look-nobody = Er staat geen vijand op een Alfred-veld, dus er is niemand om te bekijken.
    .brief = Geen vijand op een Alfred-veld.
    .prompt = Niemand daar.
look-known = { $spy } { $where }: nummer { $number }, al bekend.
    .brief = { $spy } { $where }: { $number }.
move-step = `Stap { $letter }`: { $to }.
move-walk = `{ $letter }`: { $to }.
move-step-attack = `Stap { $letter }`: { $to }, valt { $spies } aan.
move-walk-attack = `{ $letter }`: { $to }, valt { $spies } aan.
move-pass = `Pas 1`, 2 of 3.
move-free = `Vrij { $letter }`, voor 1 ziljoen.
move-clear = `Ruim 1`, 2 of 3: worpen met de valdobbelsteen.
    .brief = `Ruim 1`, 2 of 3.
move-trap = { $fields ->
        [one] Val op het enige lege veld: { $items }.
       *[other] Val op een van { $fields } lege velden: { $items }.
    }
move-view = `Kijk { $spy }`.
move-look = Kijk { $spies }: te zien op een Alfred-veld.
move-attack = `Aanval { $spy }`.
move-unmask = `Ontmasker { $spy }`, de verrader.
move-decline = `Nee`: niemand ontmaskeren.
move-sweep = `Ruim { $trap }` op { $field }.
move-plan = Plan `A`, `B` of `C`.
move-keep = Houd { $bazong }.

# Wat niet kan

refusal-spectator = Je luistert hier alleen mee.
    .prompt = Je luistert mee.
refusal-game-over = Het spel is afgelopen.
    .prompt = Te laat.
refusal-you-are-out = Je ligt uit dit spel.
    .prompt = Je ligt eruit.
refusal-not-your-turn = Je bent niet aan de beurt.
    .prompt = Niet jouw beurt.
first-prepare = Zeg eerst wie in de kerker wacht en wie de verrader is, zoals `C 2`.
    .brief = Eerst voorbereiden, zoals `C 2`.
    .prompt = Eerst `C 2`.
first-turn = Dat kan nu niet. Doe een stap, of neem een pas, zoals `pas 1`.
    .brief = Nu niet. Een stap, of `pas 1`.
    .prompt = Stap of pas?
first-walk = Noem eerst de spion die loopt, zoals `A`.
    .brief = Noem eerst de spion die loopt.
    .prompt = Eerst: wie loopt?
first-view = Noem eerst de vijand die je bekijkt, zoals `wit B`.
    .brief = Noem eerst wie je bekijkt.
    .prompt = Eerst: wie bekijken?
first-sweep = Noem eerst de val die geruimd wordt, zoals `slang`.
    .brief = Noem eerst de val.
    .prompt = Eerst: welke val?
first-attack = Noem eerst de vijand die je aanvalt, zoals `wit B`.
    .brief = Noem eerst wie je aanvalt.
    .prompt = Eerst: wie aanvallen?
first-plan = Kies eerst een plan: `A`, `B` of `C`.
    .prompt = Eerst een plan.
first-keep = Noem eerst de kleur van de bazong die je spion houdt.
    .brief = Eerst: welke bazong houdt hij?
    .prompt = Eerst: welke?
first-question = Antwoord eerst: ontmasker een spion, of typ `nee`.
    .brief = Eerst: ontmasker, of `nee`.
    .prompt = Ontmasker, `nee`?
refusal-after-move = Dat kan alleen voordat je je eerste zet doet.
    .brief = Alleen vóór je eerste zet.
    .prompt = Te laat.
refusal-must-move = Je moet iets doen: een stap, of een pas, zoals `pas 1`.
    .brief = Een stap, of een pas.
    .prompt = Stap of pas?
refusal-one-to-three = Kies 1, 2 of 3.
    .prompt = 1, 2 of 3.
refusal-in-dungeon = Spion { $letter } is in de kerker.
    .prompt = { $letter } in kerker.
refusal-own-not-in-play = Spion { $letter } is niet in het spel.
    .prompt = { $letter } niet in spel.
refusal-trapped = Spion { $letter } komt niet langs de val op { $field }, de { $trap }.
    .brief = Voor spion { $letter } staat een val op { $field }.
    .prompt = Val op { $field }.
refusal-no-room = Spion { $letter } kan niet naar je ambassade: daar zijn er al twee van jou.
    .brief = Thuis geen plaats voor spion { $letter }.
    .prompt = Thuis geen plaats.
refusal-not-in-dungeon = Spion { $letter } is niet in de kerker.
    .prompt = { $letter } niet in kerker.
refusal-embassy-full = Je ambassade is vol: er zijn al twee spionnen van jou.
    .brief = Je ambassade is vol.
    .prompt = Thuis geen plaats.
refusal-too-dear = { $price ->
        [one] Dat kost 1 ziljoen, en je hebt niets.
       *[other] Dat kost { $price } ziljoen; zoveel heb je niet.
    }
    .brief = Dat kost { $price }, te veel voor jou.
    .prompt = Het kost { $price }.
refusal-all-bazongs-home = Een val zetten kan alleen zolang er een bazong onderweg is.
    .brief = Geen bazong onderweg: geen val.
    .prompt = Bazongs thuis.
refusal-trap-placed = Je hebt in deze beurt al een val gezet.
    .brief = Eén val per beurt.
    .prompt = Eén per beurt.
refusal-trap-lies = De { $trap } staat al op { $field }.
    .prompt = Staat op { $field }.
refusal-no-trap-in-embassy = In ambassades komen geen vallen.
    .prompt = Niet in ambassades.
refusal-not-empty = { $field } is niet leeg.
    .prompt = { $field } niet leeg.
refusal-off-board = Het veld { $field } bestaat hier niet.
    .prompt = Geen { $field }.
refusal-no-trap = Er staat geen val op het bord.
    .prompt = Geen val.
refusal-trap-not-there = De { $trap } staat niet op het bord.
    .prompt = Geen { $trap }.
refusal-die-ordered = Je hebt in deze beurt al gegooid.
    .brief = In deze beurt al gegooid.
    .prompt = Al gegooid.
refusal-no-enemy = { $spy } is geen vijand van je.
    .prompt = { $spy }: geen vijand.
refusal-no-number = { $spy } is een reservespion zonder nummer.
    .brief = { $spy } heeft geen nummer.
    .prompt = { $spy }: geen nummer.
refusal-not-in-play = { $spy } is niet in het spel.
    .prompt = { $spy } niet in spel.
refusal-not-there = { $spy } kan nu niet aangevallen worden.
    .brief = { $spy } kun je nu niet aanvallen.
    .prompt = Niet { $spy }.
refusal-not-on-alfred = { $spy } is niet op een Alfred-veld.
    .prompt = { $spy }: geen Alfred.
refusal-already-known = Het nummer van { $spy } ken je al.
    .brief = { $spy } ken je al.
    .prompt = Al bekend.
refusal-no-such-bazong = Die bazong heeft je spion niet.
    .prompt = Die heeft hij niet.
refusal-no-envelope = Voor { $colour } heb je geen envelop.
    .prompt = Geen envelop.
refusal-questions-on = Vragen zijn al aan.
    .prompt = Al aan.
refusal-questions-all = Alle vragen zijn al aan.
    .prompt = Al alle.
refusal-questions-off = Vragen zijn al uit.
    .prompt = Al uit.

# Wat niet begrepen wordt

misread-pass = Welke pas: 1, 2 of 3 van boven? Bijvoorbeeld `pas 1`.
    .brief = Welke? Zoals `pas 1`.
    .prompt = `pas 1`, 2, 3?
misread-clear = Hoeveel worpen: 1, 2 of 3? Bijvoorbeeld `ruim 1`.
    .brief = Hoeveel? Zoals `ruim 1`.
    .prompt = `ruim 1`, 2, 3?
misread-letter-missing = Welke van je spionnen? Bijvoorbeeld `stap A`.
    .brief = Welke spion? Zoals `stap A`.
    .prompt = Welke spion?
misread-letter = "{ $word }" is geen spion van je. Ze heten A, B, C, en later D.
    .brief = "{ $word }" is geen spion van je.
    .prompt = Geen spion.
misread-trap = Welke val, en waar? Bijvoorbeeld `val slang 2.3`.
    .brief = Zoals `val slang 2.3`.
    .prompt = `val slang 2.3`?
misread-which-trap = Welke val: `slang`, `magneet` of `fles`?
    .prompt = Welke val?
misread-plan = Welk plan: `A`, `B` of `C`?
    .prompt = `A`, `B` of `C`?
misread-bazong = Welke bazong? Typ de kleur, zoals `houd wit`.
    .brief = Welke kleur? Zoals `houd wit`.
    .prompt = Welke kleur?
misread-prepare = Typ een letter van A tot en met C en een nummer van 1 tot en met 3, zoals `{ $command } C 2`.
    .brief = Letter, nummer: `{ $command } C 2`.
    .prompt = Letter, nummer?
misread-prepare-number = De verrader is dus nummer { $number }. En wie wacht in de kerker? Zoals `C { $number }`.
    .brief = En wie wacht? Zoals `C { $number }`.
    .prompt = En in de kerker?
misread-prepare-letter = Spion { $letter } wacht dus. En welk nummer is de verrader? Zoals `{ $letter } 2`.
    .brief = En de verrader? Zoals `{ $letter } 2`.
    .prompt = En de verrader?
misread-spy-missing = Welke spion? Noem hem erbij, zoals wit B.
    .brief = Noem de spion erbij, zoals wit B.
    .prompt = Welke spion?
misread-spy = "{ $word }" is hier geen spion. Een spion heet bijvoorbeeld wit B.
    .brief = "{ $word }" is hier geen spion.
    .prompt = Geen spion.
misread-which-spy = Welke: { $fits }?
    .prompt = Welke kleur?
misread-side = Welke zijde? Een getal van 1 tot en met { $count }, bijvoorbeeld `zijde 1`.
    .brief = Zijden: 1 tot en met { $count }.
    .prompt = Zijde 1 tot { $count }?
misread-surplus = "{ $word }" is te veel. { $move ->
        [step] Een stap is één veld: `stap A`.
        [walk] Noem alleen de spion, zoals `A`.
        [pass] Je neemt één pas: `pas 1`.
        [free] Eén spion tegelijk: `vrij C`.
        [trap] Bij een val horen de naam en één veld: `val slang 2.3`.
        [sweep] Noem alleen de val, zoals `slang`.
        [clear] Typ alleen hoe vaak: `ruim 2`.
        [plan] Een plan is één letter: `plan A`.
        [keep] Noem alleen een kleur: `houd wit`.
        [prepare] Typ één letter en één nummer: `gereed C 2`.
        [no] Alleen nee is genoeg.
       *[other] Noem één spion, zoals wit B.
    }
    .brief = Te veel: "{ $word }".
    .prompt = Te veel getypt.
misread-field = De velden heten 1.1 tot en met { $last }.

# Tips: wat de computer zou doen, en waarom

hint-letter = Typ `{ $command } { $letter }`.
hint-number = Typ `{ $command } { $number }`.
hint-spy = Typ `{ $command } { $spy }`.
hint-trap = Typ `{ $command } { $trap } { $field }`.
hint-sweep = Typ `{ $command } { $trap }`.
hint-keep = Typ `{ $command } { $colour }`.
hint-walk = Typ `{ $letter }`.
hint-prepare = Typ `{ $letter } { $number }`.
hint-why-prepare = Alle nummers zijn nog geheim, dus elke keuze is even goed.
    .brief = Elke keuze is even goed.
hint-why-free = { $free ->
        [0] Je hebt geen vrije spion, en alleen een vrije kan lopen, vechten en dragen; dat ene ziljoen kun je missen.
       *[other] Alleen een vrije spion kan lopen, vechten en dragen, en dat ene ziljoen kun je missen.
    }
    .brief = Een vrije spion is 1 ziljoen waard.
hint-free-any = Welke spion je vrijkoopt, maakt voor mij geen verschil.
    .brief = Welke spion, maakt niet uit.
hint-free-safe = Spion { $letter } heeft geen nummer, dus niemand kan hem ontmaskeren.
    .brief = Spion { $letter } kan niemand ontmaskeren.
hint-free-unweighed = Welke spion je het best vrijkoopt, heb ik niet vergeleken.
    .brief = Welke spion, heb ik niet vergeleken.
hint-twin-spy = Met spion { $letter } is het hetzelfde: die staat op dezelfde plek.
    .brief = Met spion { $letter } is het hetzelfde.
hint-why-free-last = Alleen een vrije spion kan lopen, vechten en dragen, maar het is je laatste ziljoen: verlies je daarna een gevecht, dan lig je eruit.
    .brief = Het laatste ziljoen voor een spion.
hint-why-free-guests = De vijand is in je ambassade, en spion { $letter } valt aan zodra hij vrij is.
    .brief = Spion { $letter } valt de vijand thuis aan.
hint-why-free-robber = { $spy } is met { $bazong } in je ambassade, en spion { $letter } valt aan zodra hij vrij is.
    .brief = Spion { $letter } valt thuis { $spy } aan.
hint-why-free-step = Daarna kan spion { $letter } meteen een stap zetten. { $then }
    .brief = Daarna stap { $letter }. { $then }
hint-why-trap = { $spy } draagt { $bazong } en moet daarlangs.
    .brief = Die houdt { $spy } met de bazong tegen.
hint-why-trap-way = Een val daar staat de vijanden in de weg.
    .brief = Een val daar hindert de vijanden.
hint-why-clear-carrier = Een val houdt spion { $letter } tegen, en die draagt { $bazong }.
    .brief = Een val stopt spion { $letter } met een bazong.
hint-why-clear-partner = Een val staat { $spy } in de weg, en die draagt { $bazong } voor jullie.
    .brief = Een val stopt { $spy } met een bazong.
hint-why-clear = Een val staat je spionnen in de weg.
hint-why-clear-idle = Je spionnen worden nu door geen val tegengehouden, maar veel beters is er niet.
    .brief = Geen val stoort; niets is veel beter.
hint-clear-odds = { $lying ->
        [one] De val
       *[other] Een bepaalde val
    } is met { $count ->
        [one] 1 worp
       *[other] { $count } worpen
    } in { $percent } van de 100 gevallen weg{ $others ->
        [0] .
        [one] , met 1 worp in { $less }.
       *[other] , met { $others } worpen in { $less }.
    }
    .brief = { $lying ->
        [one] De val: { $percent } van de 100.
       *[other] Een bepaalde val: { $percent } van de 100.
    }
hint-same-pass = Ook goed: { $what } Beide passen heeft nog niemand gezien.
    .brief = Ook goed: { $what }
hint-why-win = Spion { $letter } brengt { $bazong } naar een ambassade van jouw kant, en daarmee win je.
    .brief = Spion { $letter } wint met de bazong.
hint-why-win-fight = Wint spion { $letter } daar het gevecht, dan is er een bazong thuis, en daarmee win je.
    .brief = Spion { $letter } kan daar alles winnen.
hint-why-rob = Spion { $letter } pakt { $bazong }, je krijgt er ziljoenen voor en gaat nog een keer.
    .brief = Spion { $letter } pakt { $bazong }.
hint-why-rob-fight = { $count ->
        [one] Als spion { $letter } daar { $spy } verslaat, pakt hij { $bazong }.
       *[other] Als spion { $letter } daar alle vijanden verslaat, pakt hij { $bazong }.
    }
    .brief = Spion { $letter } vecht om { $bazong }.
hint-why-rob-win = Spion { $letter } pakt { $bazong }, en met de ziljoenen daarvoor win je het spel.
    .brief = Spion { $letter } wint, met ziljoenen.
hint-why-rob-fight-win = { $count ->
        [one] Als spion { $letter } daar { $spy } verslaat, pakt hij { $bazong }, en met de ziljoenen win je het spel.
       *[other] Als spion { $letter } daar alle vijanden verslaat, pakt hij { $bazong }, en met de ziljoenen win je het spel.
    }
    .brief = Verslaat spion { $letter } ze, dan win je.
hint-why-carrier = { $spy } heeft { $bazong }, en wie aanvalt, wint twee van de drie gevechten.
    .brief = { $spy } draagt een bazong.
hint-why-attack = Wie aanvalt, wint twee van de drie gevechten, en { $spy } zou naar de kerker gaan.
    .brief = Aanvallers winnen twee van de drie.
hint-why-attack-then = Verslaat de grijze spionne { $spy }, dan ga je nog een keer, en kan spion { $letter } met een stap { $other } aanvallen.
    .brief = Daarna treft spion { $letter } { $other }.
hint-why-attack-win = Wie aanvalt, wint twee van de drie gevechten, en als je { $spy } verslaat, win je het spel.
    .brief = Versla je { $spy }, dan win je.
hint-why-attack-all = Met wie je ook begint, je verslaat ze { $count ->
        [2] allebei
       *[other] alle { $count }
    } in { $percent } van de 100 gevallen.
    .brief = { $count ->
        [2] Allebei
       *[other] Alle { $count }
    }: { $percent } van de 100 keer.
hint-why-broke = Zonder ziljoen om te betalen lig je eruit als je het gevecht verliest; wie aanvalt, wint er twee van de drie.
    .brief = Verlies je, dan lig je eruit.
hint-why-closest = Van de vijanden die je kunt kiezen, is { $spy } het dichtst bij zijn doel.
    .brief = { $spy } is het dichtst bij zijn doel.
hint-why-close = Van de vijanden die je kunt kiezen, is er geen dichter bij zijn doel dan { $spy }.
    .brief = Geen is dichter bij zijn doel.
hint-why-find = Daar vind je { $bazong }.
    .brief = Daar ligt { $bazong }.
hint-why-home = Spion { $letter } brengt { $bazong } dichter bij de winst; dan nog { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }.
    .brief = Spion { $letter } brengt de bazong dichterbij.
hint-why-escape = Spion { $letter } komt buiten het bereik van { $spy }.
    .brief = Spion { $letter } ontkomt aan { $spy }.
hint-why-near = Spion { $letter } komt dichter bij { $bazong }; dan nog { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }.
    .brief = Spion { $letter }: nog { $count } tot een bazong.
hint-why-near-field = Spion { $letter } komt dichter bij { $bazong } op { $field }; dan nog { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }.
    .brief = Spion { $letter }: nog { $count } tot de bazong op { $field }.
hint-why-spare = Spion { $letter } zou met { $bazong } het doel voorbijlopen.
    .brief = Spion { $letter } zou het doel voorbijlopen.
hint-why-any = { $count ->
        [one] Iets anders kun je nu niet doen.
       *[other] Je kunt nu { $count } dingen doen, en dit is er één van.
    }
    .brief = { $count ->
        [one] Iets anders kan niet.
       *[other] Het is een van { $count } dingen.
    }
hint-threat = { $spy } draagt { $bazong }; nog { $count ->
        [one] 1 veld
       *[other] { $count } velden
    } tot de winst.
    .brief = { $spy }: nog { $count } tot winst.
hint-threat-trapped = { $spy } draagt { $bazong }; nog { $count ->
        [one] 1 veld
       *[other] { $count } velden
    } tot de winst, maar op { $field } staat de val { $trap } in de weg.
    .brief = { $spy }: nog { $count } tot winst, op { $field } { $trap }.
hint-passes = Passen die je kent: { $count ->
        [0] geen
       *[other] { $count }
    } van de { $all }.
hint-step-then = Daarna brengt pas { $depth }, { $pass }, hem precies op zijn doel.
    .brief = Daarna pas { $depth }: precies op het doel.
hint-step-safe = Met pas { $depth } zou hij verder komen, maar daar zou { $spy } hem kunnen aanvallen.
    .brief = Pas { $depth }: daar dreigt { $spy }.
hint-step-keeps = Met pas { $depth } zou hij verder komen, maar die blijft zo voor later liggen.
    .brief = Pas { $depth } blijft voor later.
hint-comes-up = Dan liggen bovenop: { $items }.
    .brief = Dan { $items }.
hint-why-pass-win = Dat is de pas { $pass }, en daarmee brengt spion { $letter } { $bazong } thuis en win je.
    .brief = Pas { $pass } wint met spion { $letter }.
hint-why-pass-money = Dat is de pas { $pass }, en die brengt je { $gain } ziljoen.
    .brief = Pas { $pass } brengt { $gain } ziljoen.
hint-why-pass-money-win = Dat is de pas { $pass }, en met die { $gain } ziljoen win je.
    .brief = Pas { $pass } wint: { $gain } ziljoen.
hint-why-pass-walk = Dat is de pas { $pass }, en daarmee loopt spion { $letter } { $places } velden.
    .brief = Pas { $pass }: spion { $letter } loopt { $places } velden.
hint-why-pass-view = Dat is de pas { $pass }: je ziet het nummer van een vijandelijke spion en gaat nog een keer.
    .brief = Pas { $pass } laat je een nummer zien.
hint-why-pass-view-free = Dat is de pas { $pass }, en die kost je geen zet: je gaat meteen nog een keer.
    .brief = Pas { $pass } kost je geen zet.
hint-why-pass-pant = Dat is de pas { $pass }, en daarmee kan de grijze spionne { $spy } aanvallen.
    .brief = Grijs valt { $spy } aan.
hint-why-pass-pant-win = Dat is de pas { $pass }, en daarmee kan de grijze spionne { $spy } aanvallen; wint ze, dan win je het spel.
    .brief = Verslaat grijs { $spy }, dan win je.
hint-why-pass-pant-clear = Dat is de pas { $pass }, en daarmee kan de grijze spionne { $spy } aanvallen; eerst ruimt ze wel { $trap } op { $field }.
    .brief = Grijs ruimt { $field }, valt { $spy } aan.
hint-why-pass-pant-choose = Dat is de pas { $pass }, en daarmee kan de grijze spionne { $spy } aanvallen; eerst ruimt ze wel een val die jij kiest.
    .brief = Grijs ruimt een val, valt { $spy } aan.
hint-why-pass-idle = Dat is de pas { $pass }, en die verandert niets: alle spionnen blijven waar ze zijn.
    .brief = Pas { $pass } verandert niets.
hint-why-pass-unseen = { $count ->
        [one] De enige pas die nog niemand gezien heeft, brengt
       *[other] Passen die nog niemand gezien heeft: { $count }; daarvan { $steps ->
            [one] brengt er 1
           *[other] brengen er { $steps }
        }
    } een spion { $spread ->
        [0] { $most }
       *[other] { $least } tot { $most }
    } velden verder{ $sobs ->
        [0] .
       *[other] ; een andere is de snik, en die zou de bazong terugsturen die je draagt.
    }
    .brief = { $count } ongezien, { $steps } daarvan om te lopen.
hint-why-pass-unseen-rest = Passen die nog niemand gezien heeft: { $count }, namelijk { $passes }; daarmee loopt geen spion.
    .brief = { $count } ongezien, geen om te lopen.
hint-why-pass-unseen-kinds = Passen die nog niemand gezien heeft: { $count }, namelijk { $passes }.
    .brief = Ongezien: { $passes }.
hint-why-pass-unseen-cheque = { $count ->
        [one] De enige pas die nog niemand gezien heeft, is de cheque waarmee je wint.
       *[other] Passen die nog niemand gezien heeft: { $count }, waaronder de cheque waarmee je wint.
    }
    .brief = { $count ->
        [one] De enige ongeziene pas wint.
       *[other] { $count } ongezien, 1 daarvan wint.
    }
hint-why-helpless = Geen van je spionnen kan { $spy } nog tegenhouden.
    .brief = Geen spion van jou stopt { $spy }.
hint-why-helpless-pass = Met een stap kan geen van je spionnen { $spy } nog tegenhouden, met een pas misschien.
    .brief = { $spy }: hoogstens helpt een pas.
hint-why-helpless-yet = Dit houdt { $spy } niet tegen, en die is nog maar 1 veld van de winst verwijderd; hoogstens helpt een pas die nog niemand gezien heeft.
    .brief = { $spy }: hoogstens helpt een pas.
hint-why-helpless-then = Dit alleen houdt { $spy } niet tegen, en die is nog maar 1 veld van de winst verwijderd; daarna kan pas { $depth } nog helpen.
    .brief = { $spy }: daarna helpt alleen pas { $depth }.
hint-why-stuck = Geen van je vrije spionnen kan een stap doen; { $count ->
        [one] { $useful ->
            [0] de enige pas die nog niemand gezien heeft, doet nu niets
           *[other] de enige pas die nog niemand gezien heeft, doet ook nu iets
        }
       *[other] passen die nog niemand gezien heeft: { $count }; { $useful ->
            [0] geen daarvan doet nu iets
            [one] daarvan doet er 1 ook nu iets
           *[other] daarvan doen er { $useful } ook nu iets
        }
    }.
    .brief = Geen stap mogelijk. Ongezien: { $count }, nuttig { $useful ->
        [0] geen
       *[other] { $useful }
    }.
hint-why-stuck-cheque = Geen van je vrije spionnen kan een stap doen; { $count ->
        [one] de enige pas die nog niemand gezien heeft, is de cheque waarmee je wint.
       *[other] passen die nog niemand gezien heeft: { $count }, waaronder de cheque waarmee je wint.
    }
    .brief = Geen stap mogelijk; { $count } ongezien, 1 wint.
hint-why-jailed = Al je spionnen zitten in de kerker; { $count ->
        [one] { $useful ->
            [0] de enige pas die nog niemand gezien heeft, doet nu niets
           *[other] de enige pas die nog niemand gezien heeft, doet ook nu iets
        }
       *[other] passen die nog niemand gezien heeft: { $count }; { $useful ->
            [0] geen daarvan doet nu iets
            [one] daarvan doet er 1 ook nu iets
           *[other] daarvan doen er { $useful } ook nu iets
        }
    }.
    .brief = Allemaal in de kerker. Ongezien: { $count }, nuttig { $useful ->
        [0] geen
       *[other] { $useful }
    }.
hint-why-jailed-cheque = Al je spionnen zitten in de kerker; { $count ->
        [one] de enige pas die nog niemand gezien heeft, is de cheque waarmee je wint.
       *[other] passen die nog niemand gezien heeft: { $count }, waaronder de cheque waarmee je wint.
    }
    .brief = In de kerker; { $count } ongezien, 1 wint.
hint-why-view = Het nummer van { $spy } heb je nog niet gezien.
    .brief = Nummer nog onbekend: { $spy }.
hint-why-view-any = Een verrader zoek je niet meer, dus elke keuze is even goed.
    .brief = Geen verrader meer te zoeken.
hint-why-view-known = Alle spionnen die je kunt bekijken, ken je al: { $spy } is nummer { $number }.
    .brief = Bekend: { $spy }, nummer { $number }.
hint-why-sweep-at = Die val staat op { $field }.
hint-why-look = Hij kan de verrader uit je envelop zijn, nummer { $number }.
    .brief = Misschien de verrader, nummer { $number }.
hint-why-look-free = Kijken kost niets.
hint-why-sweep = Geen andere val komen je spionnen eerder tegen.
    .brief = Dit is de eerste val op hun weg.
hint-why-plan = Elk plan is even goed, zolang niemand het jouwe kan raden.
    .brief = Elk plan is even goed.
hint-why-plan-attack = Met elk plan versla je { $spy } twee van de drie keer, zolang niemand het kan voorspellen.
    .brief = Elk plan wint twee van de drie keer.
hint-why-plan-defend = Met elk plan wint je spion { $letter } één van de drie keer, zolang niemand het kan voorspellen.
    .brief = Spion { $letter } wint één van de drie keer.
hint-why-keep-theirs = Met een vijandelijke bazong win je als je hem thuisbrengt.
    .brief = Daarmee kun je thuis winnen.
hint-why-keep-ours = Zolang jullie hem hebben, kunnen de vijanden er niet mee winnen.
    .brief = Dan wint de vijand er niet mee.
hint-why-unmask = { $spy } is nummer { $number }, en dat staat in je envelop.
    .brief = { $spy } is de verrader, nummer { $number }.
hint-why-unmask-only = Na alles wat je hebt gezien, kan alleen { $spy } nummer { $number } zijn.
    .brief = Alleen { $spy } kan nummer { $number } zijn.
hint-why-guess = Ik weet het niet zeker, maar { $spy } wint anders zo met { $bazong }.
    .brief = Een gok, voordat { $spy } wint.
hint-why-decline = Van geen spion weet je zeker dat hij de verrader is.
    .brief = Je weet het van niemand zeker.

# Hulp

help-prepare = Kies welke van je spionnen A, B en C in de kerker begint, en welk nummer van 1 tot en met 3 bij de vijand de verrader is: `C 2`.
    Vraag: `regels opbouw`, `regels`, `hulp alles`.
help-turn = Ga: `stap A` of alleen `A`, of een pas van boven: `pas 1` of alleen `1`, `2`, `3`.
    Eerst, als je wilt: `vrij C`, `val slang 2.3`, `ruim 2`. Altijd tijdens je beurt: `ontmasker wit B`, `kijk wit B`.
    Vraag: `stand`, `zetten`, `aanval`, `spionnen`, `geld`, `vooruit A`, `zijde 2`, `nummers`, `stapel`, `envelop`, `kijk 2.3`, `laatst`, `verloop`, `notitie`.
    Je eigen spionnen noem je met alleen hun letter, alle andere met hun kleur erbij. Meer: `hulp alles`, `regels`, `instellingen`, `opgeven`, `stoppen`.
help-again = Ga nog een keer: `stap A` of alleen `A`, of een pas van boven: `pas 1` of alleen `1`, `2`, `3`.
    Vraag: `stand`, `zetten`, `aanval`, `spionnen`, `vooruit A`, `stapel`. Meer: `hulp alles`, `regels`.
help-walk = Noem de spion die loopt, zoals `A`. Typ `zetten` om te horen waar elke spion zou komen.
help-view = Noem de vijandelijke spion van wie je het nummer bekijkt, zoals `wit B`. Alleen jij hoort het.
help-attack = Noem de vijand die je aanvalt, zoals `wit B`. Typ `zetten` om ze allemaal te horen.
help-sweep = Noem de val die geruimd wordt: `slang`, `magneet` of `fles`.
help-keep = Noem de kleur van de bazong die je spion houdt, zoals `wit`. De andere blijft hier.
help-plan = Kies een plan: `A`, `B` of `C`. Gelijke plannen: wie verdedigt, wint. Verschillende: wie aanvalt.
help-question = Ontmasker een spion als de verrader uit je envelop, zoals `ontmasker wit B`, of typ `nee`.
    Heb je het mis, dan lig je eruit. Om niets meer gevraagd te worden: `vragen uit`.
help-over = Het spel is afgelopen. Vraag: `stand`, `nummers`, `verloop`, `laatst`.

# De niveaus

levels-here = Bij spion: makkelijk vergeet passen, schat zetten verkeerd in en houdt van plan A. Niveau gewoon onthoudt meestal de passen en let op zijn ambassade. Vanaf niveau 8 speelt de computer door met nummers die jouw spionnen zouden kunnen hebben.
    .brief = Vanaf 8 speelt hij beurten vooruit.

# Waar je mee pronkt

best-spion-turns = Snelste zege: na { $count ->
        [one] 1 beurt
       *[other] { $count } beurten
    }, in { $game }, { $when }.
    .brief = Snelste zege: { $count }, { $game }.
best-spion-fights = Meeste gevechten gewonnen in één spel: { $count }, in { $game }, { $when }.
    .brief = Gevechten gewonnen: { $count }, { $game }.
best-spion-traitors = Meeste verraders ontmaskerd in één spel: { $count }, in { $game }, { $when }.
    .brief = Verraders ontmaskerd: { $count }, { $game }.

# Wat je in het begin doet

help-first-prepare = Om te beginnen is elke keus goed, zoals `C 2`.
help-first-turn = Om te beginnen neem je een pas, zoals `1`, en hoor je wat die doet. Typ `zetten` om te horen wat er nog meer kan.
help-first-plan = Om te beginnen: geen plan is beter dan de andere, typ er zomaar een van de drie.
help-first-question = Om te beginnen: twijfel je, typ dan `nee`.

# Koppen boven regels die je kunt kiezen.

choices-look = Bekijken
choices-buy = Vóór de zet
choices-traps = Een val zetten, zijde voor zijde
choices-trap = { $trap ->
    [snake] Slang
    [magnet] Magneet
   *[bottle] Fles
}
choices-unmask = De verrader raden
