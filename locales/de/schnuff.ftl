# Schnuff, das Kartenspiel mit der Summe.
# Jede Ansage hat vier Texte: den eigenen (normal), .brief, .full und .prompt für die Eingabezeile einer Braillezeile.

# Karten, Würfe, Richtungen

card-pass = Passe
card-back = Zurück
card-panic = Panik
card-risk = Risiko
card-schnuff = Schnuff
throw-dice = { $one } und { $two }, also { $total }
    .brief = { $one } und { $two }, also { $total }
throw-of = { $name } { $throw }
chips-of = { $name } { $chips ->
        [0] keine
       *[other] { $chips }
    }
cards-of = { $name } { $count ->
        [0] keine
       *[other] { $count }
    }
way-clockwise = im Uhrzeigersinn
way-back = gegen den Uhrzeigersinn

# Der Anfang

intro = Schnuff für { $players }. Alle haben { $chips } Chips.
    .brief = Schnuff für { $players }, je { $chips } Chips.
    .full = Schnuff, das Kartenspiel mit der Summe, für { $players }. Alle haben { $chips } Chips. Wer die Summe über 30, 60 oder 90 bringt, zahlt.
    .prompt = Schnuff für { $players }.
intro-two = Schnuff zu zweit. Du spielst gegen { $name-accusative }. Ihr habt beide { $chips } Chips.
    .brief = Schnuff gegen { $name }, je { $chips } Chips.
    .full = Schnuff, das Kartenspiel mit der Summe. Du spielst gegen { $name-accusative }. Ihr habt beide { $chips } Chips. Wer die Summe über 30, 60 oder 90 bringt, zahlt.
    .prompt = Schnuff für 2.
option-strict = Streng: Jeder zieht selbst.
    .brief = Streng.
    .full = Streng: Jeder zieht selbst, nach der eigenen Karte und bevor die nächste gespielt wird.
    .prompt = Streng.
option-short = Kurz: Schluss ist, sobald jemand draußen ist.
    .brief = Kurz.
    .full = Kurz: Schluss ist, sobald jemand draußen ist, und wer die meisten Chips hat, gewinnt.
    .prompt = Kurz.
threw-for-dealer = Wer gibt, wird ausgewürfelt: { $throws }.
    .brief = Würfe: { $throws }.
    .full = Mit beiden Würfeln wird ausgemacht, wer gibt: { $throws }.
    .prompt = Würfe.
tied-for-dealer = Gleich hoch geworfen, also noch einmal: { $names }.
    .brief = Noch einmal: { $names }.
    .full = Mehrere haben den höchsten Wurf und werfen noch einmal: { $names }.
    .prompt = Noch einmal.
dealer-you = Du gibst.
    .brief = Du gibst.
    .full = Du hast den höchsten Wurf und gibst die erste Runde.
    .prompt = Du gibst.
dealer-other = { $name } gibt.
    .brief = { $name } gibt.
    .full = { $name } hat den höchsten Wurf und gibt die erste Runde.
    .prompt = { $name } gibt.
round-first = Runde { $round }.
    .brief = Runde { $round }.
    .full = Runde { $round } beginnt.
    .prompt = Runde { $round }.
round-you = Runde { $round }. Du gibst.
    .brief = Runde { $round }.
    .full = Runde { $round } beginnt. Du gibst die Karten.
    .prompt = Runde { $round }.
round-other = Runde { $round }. { $name } gibt.
    .brief = Runde { $round }.
    .full = Runde { $round } beginnt. { $name } gibt die Karten.
    .prompt = Runde { $round }.
dealt-you = Deine Karten: { $cards }.
    .brief = Karten: { $cards }.
    .full = Du bekommst diese Karten: { $cards }.
    .prompt = { $cards }.
dealt-in-vain = Niemand hat eine Zahlenkarte. Es wird neu gegeben.
    .brief = Keine Zahlenkarte. Neu gegeben.
    .full = Niemand hat eine Zahlenkarte zum Anfangen. Alle Karten werden gemischt und neu gegeben.
    .prompt = Neu gegeben.
opens-you = Du fängst an. Spiel eine Zahlenkarte.
    .brief = Du fängst an.
    .full = Du fängst die Runde an. Spiel eine Zahlenkarte.
    .prompt = { $held ->
        [0] Fang an.
       *[other] Fang an: { $cards }.
    }
    .told = Du fängst an.
    .short = Fang an.
opens-other = { $name } fängt an.
    .brief = { $name } fängt an.
    .full = { $name } fängt die Runde mit einer Zahlenkarte an.
    .prompt = { $name } fängt an.
    .short = Erst { $name }.
no-number-you = Du hast keine Zahlenkarte und wirst übergangen.
    .brief = Keine Zahl: Du wirst übergangen.
    .full = Du hast keine Zahlenkarte zum Anfangen und wirst übergangen.
    .prompt = Übergangen.
    .short = Übergangen.
no-number-other = { $name } hat keine Zahlenkarte und wird übergangen.
    .brief = { $name } hat keine Zahlenkarte.
    .full = { $name } hat keine Zahlenkarte zum Anfangen und wird übergangen.
    .prompt = { $name } übergangen.

# Züge

turn-you = Summe { $sum }.
    .brief = Summe { $sum }.
    .full = Die Summe ist jetzt { $sum }.
    .prompt = { $sum }.
    .told = Du spielst { $card }. Summe { $sum }.
    .told-brief = Du { $card }: { $sum }.
turn-you-drew = Summe { $sum }. Du ziehst { $card }.
    .brief = { $sum }, gezogen: { $card }.
    .full = Die Summe ist jetzt { $sum }. Du ziehst eine Karte: { $card }.
    .prompt = { $sum }, neu { $card }.
    .told = Du spielst { $played }. Summe { $sum }. Du ziehst { $card }.
    .told-brief = Du { $played }: { $sum }, gezogen: { $card }.
    .short = { $sum }.
turn-other = { $name } spielt { $card }, Summe { $sum }.
    .brief = { $name } { $card }: { $sum }.
    .full = { $name } spielt { $card }. Die Summe ist { $sum }.
    .prompt = { $name } { $card }: { $sum }.
    .short = { $name } { $sum }.
back-you = Summe { $sum }. Jetzt geht es { $way }.
    .brief = { $sum }, jetzt { $way }.
    .full = Du drehst die Richtung um: Jetzt geht es { $way }. Die Summe bleibt { $sum }.
    .prompt = { $sum }, dreht.
    .told = Du spielst { $card }. Summe { $sum }, jetzt geht es { $way }.
    .told-brief = Du { $card }: { $sum }.
    .short = { $sum }.
back-other = { $name } spielt { $card }, Summe { $sum }, jetzt { $way }.
    .brief = { $name } { $card }: { $sum }.
    .full = { $name } spielt { $card }. Jetzt geht es { $way }. Die Summe bleibt { $sum }.
    .prompt = { $name } { $card }: { $sum }.
    .short = { $name } { $sum }.
risk-up-you = { $one } und { $two }, also { $total } dazu. Summe { $sum }.
    .brief = { $one } und { $two }, also { $total } dazu. Summe { $sum }.
    .full = Du wirfst { $one } und { $two }. Damit kommen { $total } dazu, und die Summe ist { $sum }.
    .prompt = { $total } dazu: { $sum }.
    .told = Du spielst Risiko: { $one } und { $two }, also { $total } dazu. Summe { $sum }.
    .told-brief = Du Risiko { $one } und { $two }, plus { $total }: { $sum }.
    .short = { $sum }.
risk-down-you = { $one } und { $two }, also { $total } ab. Summe { $sum }.
    .brief = { $one } und { $two }, also { $total } ab. Summe { $sum }.
    .full = Du wirfst { $one } und { $two }. Damit gehen { $total } ab, und die Summe ist { $sum }.
    .prompt = { $total } ab: { $sum }.
    .told = Du spielst Risiko: { $one } und { $two }, also { $total } ab. Summe { $sum }.
    .told-brief = Du Risiko { $one } und { $two }, minus { $total }: { $sum }.
    .short = { $sum }.
risk-up-other = { $name } spielt Risiko: { $one } und { $two }, also { $total } dazu. Summe { $sum }.
    .brief = { $name } Risiko { $one } und { $two }, plus { $total }: { $sum }.
    .full = { $name } spielt Risiko und wirft { $one } und { $two }. Damit kommen { $total } dazu, und die Summe ist { $sum }.
    .prompt = { $name } Risiko: { $sum }.
    .short = { $name } { $sum }.
risk-down-other = { $name } spielt Risiko: { $one } und { $two }, also { $total } ab. Summe { $sum }.
    .brief = { $name } Risiko { $one } und { $two }, minus { $total }: { $sum }.
    .full = { $name } spielt Risiko und wirft { $one } und { $two }. Damit gehen { $total } ab, und die Summe ist { $sum }.
    .prompt = { $name } Risiko: { $sum }.
    .short = { $name } { $sum }.
drew-you = Du ziehst { $card }.
    .brief = Gezogen: { $card }.
    .full = Du ziehst eine Karte: { $card }.
    .prompt = Neu { $card }.
    .short = { $card }.
only-schnuff-you = Du hast nur Schnuff, das geht hier nicht. Du wirst übergangen.
    .brief = Nur Schnuff: Du wirst übergangen.
    .full = Du hast nur noch Schnuff, und das geht nur auf einer Grenze. Du wirst übergangen und verlierst nichts.
    .prompt = Übergangen.
    .short = Übergangen.
only-schnuff-other = { $name } kann keine Karte spielen und wird übergangen.
    .brief = { $name } wird übergangen.
    .full = { $name } hat nur noch Schnuff, und das geht nur auf einer Grenze. { $name } wird übergangen.
    .prompt = { $name } übergangen.
turned-over = Die Ablage wird umgedreht und ist der neue Stapel. Karten darin: { $pile }.
    .brief = Ablage umgedreht, Karten: { $pile }.
    .full = Der Stapel ist leer, und die Ablage wird umgedreht und nicht gemischt. Karten im Stapel: { $pile }.
    .prompt = Ablage umgedreht.
    .short = Umgedreht.

# Zahlen

paid-you = Du zahlst { $paid ->
        [one] einen Chip
       *[other] { $paid } Chips
    } und hast { $left ->
        [0] keine mehr
        [one] noch einen
       *[other] noch { $left }
    }.
    .brief = Du zahlst { $paid }, hast { $left ->
        [0] keine mehr
       *[other] noch { $left }
    }.
    .full = Du zahlst { $paid ->
        [one] einen Chip
       *[other] { $paid } Chips
    } und hast { $left ->
        [0] keine mehr
        [one] noch einen
       *[other] noch { $left }
    }.
    .prompt = { $paid } weg, noch { $left }.
    .short = { $paid } gezahlt.
paid-other = { $name } zahlt { $paid ->
        [one] einen Chip
       *[other] { $paid } Chips
    } und hat { $left ->
        [0] keine mehr
        [one] noch einen
       *[other] noch { $left }
    }.
    .brief = { $name } zahlt { $paid }, hat { $left ->
        [0] keine mehr
       *[other] noch { $left }
    }.
    .full = { $name } zahlt { $paid ->
        [one] einen Chip
       *[other] { $paid } Chips
    } und hat { $left ->
        [0] keine mehr
        [one] noch einen
       *[other] noch { $left }
    }.
    .prompt = { $name } zahlt { $paid }.
    .short = { $name } zahlt.
crossed-other = { $name } spielt { $card }, Summe { $sum }, zahlt { $paid ->
        [one] einen Chip
       *[other] { $paid } Chips
    } und hat { $left ->
        [0] keine mehr
        [one] noch einen
       *[other] noch { $left }
    }.
    .brief = { $name } { $card }: { $sum }, zahlt { $paid }, hat { $left ->
        [0] keine mehr
       *[other] { $left }
    }.
    .full = { $name } spielt { $card }. Die Summe ist { $sum }, und das kostet { $paid ->
        [one] einen Chip
       *[other] { $paid } Chips
    }. { $name } hat { $left ->
        [0] keine mehr
        [one] noch einen
       *[other] noch { $left }
    }.
    .prompt = { $name } { $card }: { $sum }, zahlt { $paid }.
    .short = { $name } { $sum }.
crossed-other-free = { $name } spielt { $card }, Summe { $sum }, zahlt nichts: { $limit } war frei.
    .brief = { $name } { $card }: { $sum }, zahlt nichts.
    .full = { $name } spielt { $card }. Die Summe ist { $sum }, und das kostet wegen Schnuff nichts: { $limit } war frei.
    .prompt = { $name } { $card }: { $sum }, frei.
    .short = { $name } { $sum }.
paid-several = { $price ->
        [one] Alle anderen, die geworfen haben, zahlen je einen Chip.
       *[other] Alle anderen, die geworfen haben, zahlen je { $price } Chips.
    } Chips jetzt: { $standing }.
    .brief = Je { $price }. Noch: { $standing }.
    .full = { $price ->
        [one] Alle anderen, die geworfen haben, zahlen je einen Chip.
       *[other] Alle anderen, die geworfen haben, zahlen je { $price } Chips.
    } Chips jetzt: { $standing }.
    .prompt = Je { $price } gezahlt.
free-you = Du zahlst nichts: { $limit } war frei.
    .brief = Frei: Du zahlst nichts.
    .full = Du zahlst wegen Schnuff nichts dafür, dass du über { $limit } kommst.
    .prompt = Frei.
free-other = { $name } zahlt nichts: { $limit } war frei.
    .brief = { $name } zahlt nichts.
    .full = { $name } kommt über { $limit } und zahlt wegen Schnuff nichts.
    .prompt = { $name } frei.
schnuff-you = Schnuff auf { $sum }. Du bist sicher, { $others ->
        [one] dein Gegner wirft
       *[other] die anderen werfen
    }.
    .brief = Schnuff auf { $sum }. Du bist sicher.
    .full = Du spielst Schnuff auf { $sum } und bist sicher. { $others ->
        [one] Dein Gegner wirft
       *[other] Die anderen werfen
    } beide Würfel.
    .prompt = Sicher.
schnuff-other = { $name } spielt { $card } auf { $sum }.
    .brief = { $name } { $card } auf { $sum }.
    .full = { $name } spielt { $card } auf { $sum }. { $others ->
        [one] Ein Wurf mit beiden Würfeln entscheidet.
       *[other] Alle anderen werfen beide Würfel.
    }
    .prompt = { $name } { $card }.
    .short = { $card }!
threw-for-schnuff = Würfe: { $throws }.
    .brief = Würfe: { $throws }.
    .full = Das sind die Würfe: { $throws }. Der niedrigste zahlt nichts.
    .prompt = Würfe.
threw-you = Du wirfst { $throw }. Ab 7 zahlst du.
    .brief = Du wirfst { $throw }.
    .full = Du wirfst { $throw }. Ab 7 zahlst du, darunter nicht.
    .prompt = Wurf { $throw }.
    .short = Geworfen.
threw-other = { $name } wirft { $throw }. Ab 7 kostet das.
    .brief = { $name } wirft { $throw }.
    .full = { $name } wirft { $throw }. Ab 7 kostet das, darunter nicht.
    .prompt = { $name } { $throw }.
tied-for-schnuff = Gleich niedrig geworfen, also noch einmal: { $names }.
    .brief = Noch einmal: { $names }.
    .full = Mehrere haben den niedrigsten Wurf und werfen unter sich noch einmal: { $names }.
    .prompt = Noch einmal.
spared-you = Du wirst verschont.
    .brief = Du wirst verschont.
    .full = Du wirst verschont und zahlst nichts.
    .prompt = Verschont.
spared-other = { $name } wird verschont.
    .brief = { $name } wird verschont.
    .full = { $name } wird verschont und zahlt nichts.
    .prompt = { $name } verschont.
    .short = Verschont.
toll-free = Wer als Nächstes über { $limit } kommt, zahlt nichts.
    .brief = { $limit } ist einmal frei.
    .full = Wer als Nächstes über { $limit } kommt, zahlt dafür nichts.
    .prompt = { $limit } frei.
toll-due = { $limit } kostet weiterhin: In dieser Runde war es schon einmal frei.
    .brief = { $limit } kostet weiterhin.
    .full = { $limit } kostet weiterhin: Einmal war es in dieser Runde schon frei, und das ist verbraucht.
    .prompt = { $limit } kostet.

# Schluss

out-you = Du bist draußen.
    .brief = Du bist draußen.
    .full = Du hast keine Chips mehr und bist draußen.
    .prompt = Du bist draußen.
    .short = Draußen.
out-other = { $name } ist draußen.
    .brief = { $name } ist draußen.
    .full = { $name } hat keine Chips mehr und ist draußen.
    .prompt = { $name } draußen.
    .short = { $name } raus.
no-card-you = Du hast keine Karte mehr und bist draußen. Verlorene Chips: { $chips }.
    .brief = Keine Karte: draußen. Chips weg: { $chips }.
    .full = Du hast keine Karte mehr auf der Hand und bist draußen. Verlorene Chips: { $chips }.
    .prompt = Ohne Karte: draußen.
    .short = Draußen.
no-card-other = { $name } hat keine Karte mehr und ist draußen. Verlorene Chips: { $chips }.
    .brief = { $name } draußen, ohne Karte. { $chips } weg.
    .full = { $name } hat keine Karte mehr auf der Hand und ist draußen. Verlorene Chips: { $chips }.
    .prompt = { $name } draußen.
    .short = { $name } raus.
round-over = Runde { $round } ist aus. Chips: { $standing }.
    .brief = Runde aus: { $standing }.
    .full = Runde { $round } ist aus. Alle Karten werden gemischt. Chips: { $standing }.
    .prompt = Runde aus.
round-stuck = Niemand kann spielen. Runde { $round } ist aus. Chips: { $standing }.
    .brief = Patt. Runde aus: { $standing }.
    .full = Niemand hat eine Karte, die jetzt spielbar ist. Runde { $round } ist aus, und niemand zahlt. Chips: { $standing }.
    .prompt = Patt. Runde aus.
way-again = Es geht wieder im Uhrzeigersinn.
    .brief = Wieder im Uhrzeigersinn.
    .full = In der neuen Runde geht es wieder im Uhrzeigersinn.
    .prompt = Im Uhrzeigersinn.
resigned-you = Du gibst auf.
    .brief = Du gibst auf.
    .full = Du gibst dieses Spiel auf.
    .prompt = Aufgegeben.
resigned-other = { $name } gibt auf.
    .brief = { $name } gibt auf.
    .full = { $name } gibt dieses Spiel auf.
    .prompt = { $name } gibt auf.
end-chips = Chips am Ende: { $standing }.
    .brief = Chips: { $standing }.
    .full = Die Chips am Ende: { $standing }.
    .prompt = { $standing }.
end-chips-two = Chips am Ende: { $standing }.
    .brief = Chips: { $standing }.
    .full = Die Chips am Ende: { $standing }.
    .prompt = { $own } zu { $theirs }.

# Antworten

status-game = { $round ->
        [0] Schnuff für { $players }, vor der ersten Runde.
       *[other] Schnuff für { $players }, Runde { $round }.
    }
due-chance = Die Würfel entscheiden.
due-you = Du bist dran, Summe { $sum }. Karten: { $cards }.
    .prompt = { $sum }: { $cards }
due-open = Du fängst mit einer Zahlenkarte an. Karten: { $cards }.
    .brief = Du fängst an. Karten: { $cards }.
    .prompt = 0: { $cards }
due-other = { $name } ist dran, Summe { $sum }.
due-next = Du hast gespielt. Tippe `ziehe` für eine Karte, oder `weiter`, dann ist { $name } dran.
    .brief = `Ziehe`, oder `weiter` für { $name }.
    .prompt = Ziehe oder weiter?
due-next-nobody = Niemand kann spielen. Tippe `weiter`.
    .brief = Niemand kann spielen. Tippe `weiter`.
fact-turn = du bist dran, Summe { $sum }, Karten { $cards }
    .brief = bei { $sum }: { $cards }
fact-schnuff = du kannst Schnuff spielen
    .prompt = Schnuff geht
place-turn = { $sum }: { $cards }
    .short = { $sum }
place-sum = { $sum }
place-over = Ende
hand = { $count ->
        [0] Du hast keine Karte.
        [one] Eine Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
    .prompt = { $cards }.
sum = Die Summe ist { $sum }.
    .prompt = Summe { $sum }.
sum-below = Die Summe ist { $sum }; bis { $limit } { $missing ->
        [one] fehlt noch eins.
       *[other] fehlen noch { $missing }.
    }
    .prompt = Summe { $sum }.
next-limit = { $price ->
        [one] Über { $limit } kostet es einen Chip.
       *[other] Über { $limit } kostet es { $price } Chips.
    }
    .prompt = { $limit } kostet { $price }.
next-limit-free = Über { $limit } kostet es nichts.
    .prompt = { $limit } ist frei.
chips = Chips: { $standing }.
direction = Es geht { $way }: { $names }.
pile = { $count ->
        [one] Noch eine Karte im Stapel.
       *[other] Noch { $count } Karten im Stapel.
    }
cards-in-hands = Karten auf der Hand: { $standing }.
look-count = { $count ->
        [0] Es liegt keine Karte offen.
        [one] Eine Karte liegt offen:
       *[other] { $count } Karten liegen offen:
    }
look-card = { $count ->
        [0] Karte { $card } liegt noch nicht offen; insgesamt gibt es { $copies }.
        [1] Karte { $card } liegt einmal offen, von insgesamt { $copies }.
        [2] Karte { $card } liegt zweimal offen, von insgesamt { $copies }.
        [3] Karte { $card } liegt dreimal offen, von insgesamt { $copies }.
       *[other] Karte { $card } liegt { $count }-mal offen, von insgesamt { $copies }.
    }
    .brief = Karte { $card }: { $count } von { $copies }.
moves-count = { $count ->
        [one] Eine Möglichkeit:
       *[other] { $count } Möglichkeiten:
    }
move-sum = `{ $card }`: Die Summe ist dann { $sum }.
    .brief = `{ $card }`: Summe { $sum }.
move-stay = `{ $card }`: Die Summe bleibt { $sum }.
    .brief = `{ $card }`: bleibt { $sum }.
move-free = `{ $card }`: Summe { $sum }, das kostet diesmal nichts.
    .brief = `{ $card }`: Summe { $sum }, ist frei.
move-pay = { $price ->
        [one] `{ $card }`: Summe { $sum }, das kostet einen Chip.
       *[other] `{ $card }`: Summe { $sum }, das kostet { $price } Chips.
    }
    .brief = `{ $card }`: Summe { $sum }, kostet { $price }.
move-back = `{ $card }`: Die Summe bleibt { $sum }, die Richtung dreht sich um.
    .brief = `{ $card }`: bleibt { $sum }, andersherum.
move-risk = `{ $card }`: Beide Würfel entscheiden.
move-schnuff = { $others ->
        [one] `{ $card }`: Dein Gegner wirft.
       *[other] `{ $card }`: Alle anderen werfen.
    }
move-draw = `Ziehe`: Du nimmst eine Karte.
move-next = { $others ->
        [one] `Weiter`: Dein Gegner macht weiter.
       *[other] `Weiter`: Die anderen machen weiter.
    }

# Was nicht geht

refusal-spectator = Du hörst hier nur zu.
    .prompt = Du hörst zu.
refusal-game-over = Das Spiel ist zu Ende.
    .prompt = Zu spät.
refusal-out = Du bist in diesem Spiel draußen.
    .prompt = Draußen.
refusal-not-your-turn = Du bist nicht dran.
    .prompt = Nicht dran.
refusal-played-already = Du hast schon eine Karte gespielt. Tippe jetzt `ziehe` oder `weiter`.
    .brief = Schon gespielt: `ziehe` oder `weiter`.
    .prompt = Ziehe oder weiter?
refusal-not-in-hand = Die Karte { $card } hast du nicht. Mit `hand` hörst du deine Karten.
    .brief = { $card } hast du nicht.
    .prompt = { $card } fehlt.
refusal-open-with-number = Mit { $card } fängt keine Runde an. Spiel `1`, `2`, `3` oder `4`.
    .brief = Erst eine Zahl, nicht { $card }.
    .prompt = Erst 1 bis 4.
refusal-no-limit = Schnuff geht nur auf 30, 60 und 90. Die Summe ist { $sum }.
    .brief = Schnuff geht nur auf 30, 60 und 90.
    .prompt = Keine Grenze.
refusal-draws-itself = Du brauchst nicht zu ziehen, das mache ich.
    .brief = Ich ziehe für dich.
    .prompt = Ich ziehe.
refusal-play-first = Du bist dran: Spiel erst eine Karte. Mit `hand` hörst du deine.
    .brief = Du bist dran: erst eine Karte.
    .prompt = Erst spielen.
refusal-nothing-to-draw = Jetzt kannst du nicht ziehen.
    .prompt = Jetzt nicht.
misread-number-card = Eine Karte { $word } gibt es nicht. Zahlen sind 1, 2, 3 und 4.
    .brief = Keine Karte { $word }. Zahlen: 1 bis 4.
    .prompt = 1 bis 4.
misread-which-card = Welche Karte? Zum Beispiel `spiele 4`.
    .prompt = Welche Karte?
misread-behind-card = "{ $word }" hinter einer Karte verstehe ich nicht. Tippe nur die Karte.
    .brief = "{ $word }"? Tippe nur die Karte.
    .prompt = Zu viel.
misread-behind-card-strict = "{ $word }" hinter einer Karte verstehe ich nicht. Da kann nur `ziehe` stehen.
    .brief = "{ $word }"? Da geht nur `ziehe`.
    .prompt = Nur `ziehe`.
misread-card = "{ $word }" ist keine Karte. Zum Beispiel `schau panik`.
    .brief = "{ $word }" ist keine Karte.
    .prompt = Keine Karte.

# Hilfe

help-turn = Tippe eine Karte: `1`, `2`, `3`, `4`, `passe`, `zurück`, `panik`, `risiko` oder `schnuff`. Ein Wortanfang genügt.
    Frag: `stand`, `dran`, `hand`, `summe`, `chips`, `richtung`, `stapel`, `schau`, `züge`, `zuletzt`, `verlauf`, `notiz`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-strict = Tippe eine Karte, und dahinter oder danach ziehe, etwa `3 ziehe`.
    Karten: `1`, `2`, `3`, `4`, `passe`, `zurück`, `panik`, `risiko`, `schnuff`. Ein Wortanfang genügt.
    Frag: `stand`, `dran`, `hand`, `summe`, `chips`, `richtung`, `stapel`, `schau`, `züge`, `zuletzt`, `verlauf`, `notiz`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-draw = Deine Karte ist gespielt. Mit `ziehe` nimmst du eine Karte, mit `weiter` lässt du die anderen weitermachen.
    Frag: `stand`, `dran`, `hand`, `summe`, `chips`, `richtung`, `stapel`, `schau`, `züge`, `zuletzt`, `verlauf`, `notiz`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-over = Das Spiel ist zu Ende. Frag: `stand`, `chips`, `verlauf`, `zuletzt`.

# Tipps: was zu tun ist, und warum

hint-play = Spiel `{ $card }`.
hint-play-draw = Tippe `{ $card } { $command }`, in einer Zeile.
    .brief = Tippe `{ $card } { $command }`.
hint-why-hopeless = Gewinnen kannst du kaum noch, was du auch spielst.
    .brief = Kaum noch zu gewinnen.
hint-why-only = Sonst kannst du nichts spielen.
hint-why-exact = { $chips ->
        [0] Genau { $limit } kostet nichts, aber darüber geht es danach auch umsonst.
        [one] Genau { $limit } kostet nichts, und die nächste Zahl kostet einen Chip.
       *[other] Genau { $limit } kostet nichts, und die nächste Zahl kostet { $chips } Chips.
    }
    .brief = Genau { $limit }; nächste Zahl kostet { $chips }.
hint-why-exact-out = { $wins ->
        [0] Genau { $limit } kostet nichts, und wenn { $name } danach eine Zahl spielt, ist { $name } draußen.
       *[other] Genau { $limit } kostet nichts, und wenn { $name } danach eine Zahl spielt, hast du gewonnen.
    }
    .brief = Mit einer Zahl ist { $name } draußen.
hint-why-below = { $missing ->
        [1] Dann fehlt bis { $limit } noch eins, und außer der Eins passt keine Zahl mehr; unter den { $all } Karten, die du nicht siehst, { $cards ->
            [0] ist keine Eins
            [one] ist eine Eins
           *[other] sind { $cards } Einsen
        }
       *[other] Dann fehlen bis { $limit } noch { $missing }; von den { $all } Karten, die du nicht siehst, { $cards ->
            [0] passt keine Zahl mehr
            [one] passt noch eine Zahl
           *[other] passen noch { $cards } Zahlen
        }
    }.
    .brief = { $missing ->
        [1] 1 unter { $limit }; verdeckte Einsen: { $cards }.
       *[other] { $missing } unter { $limit }; verdeckte Zahlen passen: { $cards }.
    }
hint-why-four = Dann fehlen bis { $limit } noch 4; { $cards ->
        [0] eine 4, die genau trifft, kann niemand sonst mehr haben
        [one] von den Zahlen trifft nur die 4 genau, und unter den { $all } Karten, die du nicht siehst, ist noch eine Vier
       *[other] von den Zahlen trifft nur die 4 genau, und unter den { $all } Karten, die du nicht siehst, sind noch { $cards } Vieren
    }.
    .brief = Noch 4 bis { $limit }; verdeckte Vieren: { $cards }.
hint-why-near-keep-even = { $missing ->
        [1] Dann fehlt bis { $limit } noch eins
       *[other] Dann fehlen bis { $limit } noch { $missing }
    }; auch { $card } wäre jetzt gut, aber so behältst du die Karte.
    .brief = { $card } ist auch gut; lieber behalten.
hint-why-near-keep = { $missing ->
        [1] Dann fehlt bis { $limit } noch eins
       *[other] Dann fehlen bis { $limit } noch { $missing }
    }: Heb dir { $card } für deinen nächsten Zug auf.
    .brief = Noch { $missing } bis { $limit }; { $card } aufheben.
hint-why-near-throws = { $missing ->
        [1] Dann fehlt bis { $limit } noch eins
       *[other] Dann fehlen bis { $limit } noch { $missing }
    }; { $card } brächte dich jetzt mit { $throws ->
        [one] einem
       *[other] { $throws }
    } von 36 Würfen darüber.
    .brief = { $card } jetzt: { $throws } von 36 über { $limit }.
hint-why-far = Dann fehlen bis { $limit } noch { $missing }, und so weit reicht keine Zahlenkarte.
    .brief = { $missing } unter { $limit }, zu weit für Zahlen.
hint-why-far-even = Dann fehlen bis { $limit } noch { $missing }, zu viel für eine Zahlenkarte; { $number ->
        [0] { $card }
       *[other] die { $card }
    } wäre genauso gut.
    .brief = { $missing } unter { $limit }; { $card } ist auch gut.
hint-why-far-keep = Dann fehlen bis { $limit } noch { $missing }: Heb dir { $card } auf, bis es knapp wird.
    .brief = { $card } für später; bis { $limit } noch { $missing }.
hint-why-far-keep-even = Dann fehlen bis { $limit } noch { $missing }; auch { $card } wäre jetzt gut, aber so behältst du die Karte, bis es knapp wird.
    .brief = { $card } ist auch gut; lieber behalten.
hint-why-far-small = Dann fehlen bis { $limit } noch { $missing }, und du behältst die { $card }, die auch knapp unter { $limit } noch passt.
    .brief = Die { $card } für knapp unter { $limit }.
hint-why-far-least = Dann fehlen bis { $limit } noch { $missing }: Die { $card } ist deine kleinste Zahl, so bleibt die Summe am weitesten darunter.
    .brief = Kleinste Zahl; bis { $limit } noch { $missing }.
hint-why-far-more = Dann fehlen bis { $limit } noch { $missing }, und von 100 Spielen gewinnst du damit { $count } mehr als mit { $number ->
        [0] { $card }
       *[other] der { $card }
    }.
    .brief = Gewinnt { $count } von 100 mehr als { $card }.
hint-why-far-either = Die Summe bleibt { $missing } unter { $limit }, und so weit reicht keine Zahl; { $number ->
        [0] { $card }
       *[other] die { $card }
    } wäre genauso gut.
    .brief = { $missing } unter { $limit }; { $card } ist auch gut.
hint-why-far-better = Die Summe bleibt { $missing } unter { $limit }, und so weit reicht keine Zahl; aber von 100 Spielen gewinnst du damit { $count } mehr als mit { $number ->
        [0] { $card }
       *[other] der { $card }
    }.
    .brief = Gewinnt { $count } von 100 mehr als { $card }.
hint-why-free = Über { $limit } kostet es diesmal nichts.
hint-why-pay = { $count ->
        [one] Du zahlst jetzt { $chips ->
            [one] einen Chip
           *[other] { $chips } Chips
        } und behältst deine Sonderkarte für später, wenn es teurer wird.
       *[other] Du zahlst jetzt { $chips ->
            [one] einen Chip
           *[other] { $chips } Chips
        } und behältst { $count } Sonderkarten für später, wenn es teurer wird.
    }
    .brief = { $count ->
        [one] Du zahlst { $chips }, behältst eine Sonderkarte.
       *[other] Du zahlst { $chips }, behältst { $count } Sonderkarten.
    }
hint-why-pay-past = { $chips ->
        [one] Du zahlst jetzt einen Chip, dann liegt { $limit } hinter dir.
       *[other] Du zahlst jetzt { $chips } Chips, dann liegt { $limit } hinter dir.
    }
    .brief = Du zahlst { $chips }; { $limit } ist vorbei.
hint-why-must-pay = { $chips ->
        [one] Jede Karte, die du spielen kannst, geht über { $limit } und kostet einen Chip.
       *[other] Jede Karte, die du spielen kannst, geht über { $limit } und kostet { $chips } Chips.
    }
    .brief = Alle gehen über { $limit }, für { $chips }.
hint-why-must-free = Jede Karte, die du spielen kannst, geht über { $limit }, und das kostet diesmal nichts.
    .brief = Alle gehen über { $limit }, diesmal umsonst.
hint-why-must-out = Jede Karte, die du spielen kannst, geht über { $limit }, und damit bist du draußen.
    .brief = Alle gehen über { $limit }: Du bist draußen.
hint-why-stay = Die Summe bleibt { $missing } unter { $limit }, und { $name } muss damit weiterspielen.
    .brief = Bleibt { $missing } unter { $limit }; dann { $name }.
hint-why-stay-small = Die Summe bleibt { $missing } unter { $limit }, und du behältst die { $card }, die auch knapp unter { $limit } noch passt.
    .brief = Die { $card } für knapp unter { $limit }.
hint-why-stay-on = { $others ->
        [one] Die Summe bleibt auf { $limit }
       *[other] Die Summe bleibt auf { $limit }, dann ist { $name } dran
    }, und { $chips ->
        [0] darüber geht es umsonst
        [one] die nächste Zahl kostet einen Chip
       *[other] die nächste Zahl kostet { $chips } Chips
    }.
    .brief = { $others ->
        [one] Bleibt auf { $limit }; nächste Zahl kostet { $chips }.
       *[other] Bleibt auf { $limit }; dann ist { $name } dran.
    }
hint-why-stay-on-out = { $wins ->
        [0] Die Summe bleibt auf { $limit }, und wenn { $name } danach eine Zahl spielt, ist { $name } draußen.
       *[other] Die Summe bleibt auf { $limit }, und wenn { $name } danach eine Zahl spielt, hast du gewonnen.
    }
    .brief = Mit einer Zahl ist { $name } draußen.
hint-why-free-either = Darüber geht es danach für { $name-accusative } umsonst; { $number ->
        [0] { $card }
       *[other] die { $card }
    } wäre genauso gut.
    .brief = { $card } ist auch gut.
hint-why-free-better = Darüber geht es danach für { $name-accusative } umsonst, aber von 100 Spielen gewinnst du so { $count } mehr als mit { $number ->
        [0] { $card }
       *[other] der { $card }
    }.
    .brief = Gewinnt { $count } von 100 mehr als { $card }.
hint-why-schnuff-short = Von { $names } bleibt höchstens einer verschont, also ist jemand draußen, und du hast die meisten Chips: Damit gewinnst du.
    .brief = Jemand ist draußen, und du gewinnst.
hint-why-jump = { $chips ->
        [0] Die Summe springt auf { $limit }, und darüber geht es umsonst.
        [one] Die Summe springt auf { $limit }, und die nächste Zahl kostet einen Chip.
       *[other] Die Summe springt auf { $limit }, und die nächste Zahl kostet { $chips } Chips.
    }
    .brief = { $name } muss dann von { $limit } weiter.
hint-why-jump-out = { $wins ->
        [0] Die Summe springt auf { $limit }, und wenn { $name } danach eine Zahl spielt, ist { $name } draußen.
       *[other] Die Summe springt auf { $limit }, und wenn { $name } danach eine Zahl spielt, hast du gewonnen.
    }
    .brief = Mit einer Zahl ist { $name } draußen.
hint-why-risk = { $count ->
        [0] Mit keinem Wurf gehst du über { $limit }; 15 von 36 senken die Summe.
        [one] Mit einem von 36 Würfen gehst du über { $limit } und zahlst { $chips ->
            [0] nichts
            [one] einen Chip
           *[other] { $chips } Chips
        }; 15 senken die Summe.
       *[other] Mit { $count } von 36 Würfen gehst du über { $limit } und zahlst { $chips ->
            [0] nichts
            [one] einen Chip
           *[other] { $chips } Chips
        }; 15 senken die Summe.
    }
    .brief = { $count } von 36 Würfen über { $limit }.
hint-why-risk-even = { $count ->
        [0] Mit keinem Wurf gehst du über { $limit }, und 15 von 36 senken die Summe
        [one] Mit einem von 36 Würfen gehst du über { $limit } und zahlst { $chips ->
            [0] nichts
            [one] einen Chip
           *[other] { $chips } Chips
        }, und 15 senken die Summe
       *[other] Mit { $count } von 36 Würfen gehst du über { $limit } und zahlst { $chips ->
            [0] nichts
            [one] einen Chip
           *[other] { $chips } Chips
        }, und 15 senken die Summe
    }; { $number ->
        [0] { $card }
       *[other] die { $card }
    } wäre genauso gut.
    .brief = Über { $limit }: { $count } von 36; { $card } auch gut.
hint-why-risk-keep = { $count ->
        [0] Mit keinem Wurf gehst du über { $limit }
       *[other] Mit { $rest ->
            [one] einem
           *[other] { $rest }
        } von 36 Würfen bleibst du bei höchstens { $limit }
    }, und du behältst die { $card }, die auch knapp unter { $limit } noch passt; jetzt wäre sie genauso gut.
    .brief = Die { $card } für knapp unter { $limit }.
hint-why-risk-better = { $throws ->
        [0] Mit keinem Wurf gehst du über { $limit }, und
        [one] Nur mit einem von 36 Würfen gehst du über { $limit }, und
       *[other] Zwar gehst du mit { $throws } von 36 Würfen über { $limit }, aber
    } von 100 Spielen gewinnst du damit { $count } mehr als mit { $number ->
        [0] { $card }
       *[other] der { $card }
    }.
    .brief = Gewinnt { $count } von 100 mehr als { $card }.
hint-why-schnuff = { $others ->
        [one] Mit einem Wurf ab 7 zahlt dein Gegner { $chips ->
            [one] einen Chip
           *[other] { $chips } Chips
        }, du zahlst auf keinen Fall.
       *[other] Wer am niedrigsten wirft, bleibt verschont; alle anderen außer dir zahlen { $chips ->
            [one] einen Chip
           *[other] je { $chips } Chips
        }{ $poorer ->
            [0] .
           *[other] {" "}oder alles, was sie noch haben.
        }
    }
    .brief = { $others ->
        [one] Ab 7 zahlt dein Gegner { $chips }.
       *[other] { $poorer ->
            [0] Die anderen zahlen { $chips }, bis auf einen.
           *[other] Andere zahlen bis zu { $chips }, außer einem.
        }
    }
hint-why-schnuff-out = Mit einem Wurf ab 7 ist { $name } draußen, und du hast gewonnen; du zahlst auf keinen Fall.
    .brief = Ab 7 ist { $name } draußen.
hint-why-draw = { $held ->
        [one] Du hast nur eine Karte, und mit einer mehr hast du mehr Auswahl.
       *[other] Du hast { $held } Karten, und mit einer mehr hast du mehr Auswahl.
    }
    .brief = Du hast nur { $held }.
hint-twin = Zu zweit bewirkt { $card } genau dasselbe.
    .brief = { $card } bewirkt dasselbe.
hint-next-keep = { $card } bewirkt jetzt dasselbe, aber so behältst du die Karte für später.
    .brief = { $card } bewirkt dasselbe: aufheben.
hint-next-out = Am zweitbesten: { $what } Aber damit bist du draußen.
    .brief = Sonst: { $what } Dann draußen.
hint-unseen = { $count ->
        [0] Unter den { $all } Karten, die du nicht siehst, ist keine Sonderkarte.
        [one] Unter den { $all } Karten, die du nicht siehst, ist eine Sonderkarte.
       *[other] Unter den { $all } Karten, die du nicht siehst, sind { $count } Sonderkarten.
    }
    .brief = Sonderkarten verdeckt: { $count } von { $all }.
hint-price = Über { $limit } kostet es dich jetzt nichts.
hint-out-by-paying = Wer zahlt, ist draußen: { $names }.
hint-out-above = { $others ->
        [one] Geht { $names } als Nächstes über { $limit }, hast du gewonnen.
       *[other] { $named ->
            [0] Über { $limit } wäre draußen: { $names }.
           *[other] Über { $limit } wäre auch draußen: { $names }.
        }
    }
    .brief = Über { $limit } draußen: { $names }.
hint-price-out = { $chips ->
        [one] Du hast nur noch einen Chip: Über { $limit } bist du draußen.
       *[other] Du hast nur noch { $chips } Chips: Über { $limit } bist du draußen.
    }
    .brief = Über { $limit } bist du draußen.

# Die Stufen

levels-here = Beim Schnuff: leicht gibt Sonderkarten zu früh aus und verrechnet sich manchmal.
    Normal überlegt meistens, was jede Karte kosten kann.
    Ab Stufe 8 spielt der Computer die Runde mit Karten weiter, die du haben könntest.
    .brief = Ab 8 spielt er die Runde voraus.

# Womit man prahlt

best-schnuff-chips = Die meisten Chips bei einem Sieg: { $count }, in { $game }, { $when }.
    .brief = Chips beim Sieg: { $count }, { $game }.
best-schnuff-rounds = Die meisten Runden nacheinander, ohne zu zahlen: { $count }, in { $game }, { $when }.
    .brief = Runden gratis: { $count }, { $game }.

# Was man am Anfang tut

help-first = Für den Anfang: Mit `züge` hörst du, was jede deiner Karten täte. Tippe eine davon.
