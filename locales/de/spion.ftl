# Spion & Spion.
# Jede Ansage hat vier Fassungen: ihre eigene (normal), .brief, .full und .prompt für die Eingabezeile einer Braillezeile.

# Farben, Spione, Orte

colour-black = Schwarz
    .prompt = Sw
colour-white = Weiß
    .prompt = We
colour-black-red = Schwarz-Rot
    .brief = Rot
    .prompt = Ro
colour-white-blue = Weiß-Blau
    .brief = Blau
    .prompt = Bl
spy = { $colour } { $letter }
    .brief = { $colour } { $letter }
    .prompt = { $colour } { $letter }
spy-own = Spion { $letter }
    .prompt = { $letter }
spy-yours = dein Spion { $letter }
    .prompt = { $letter }
spy-with = { $spy } mit dem Bazong von { $colour }
    .brief = { $spy } mit Bazong { $colour }
    .prompt = { $spy } Baz { $colour }
spy-with-own = { $spy } mit deinem Bazong
    .brief = { $spy } mit deinem Bazong
    .prompt = { $spy } dein Baz
place-field = { $field }
place-embassy = Botschaft { $colour }
    .brief = Botschaft { $colour }
    .prompt = Botschaft { $colour }
place-own-embassy = Deine Botschaft
    .prompt = daheim
place-embassy-within = Botschaft { $colour }
place-own-embassy-within = deine Botschaft
at-field = auf { $field }
    .prompt = { $field }
at-alfred = auf { $field }, Alfred
    .prompt = { $field }
at-embassy = in der Botschaft von { $colour }
    .brief = in Botschaft { $colour }
    .prompt = bei { $colour }
at-own-embassy = in deiner Botschaft
    .prompt = daheim
to-field = auf { $field }
    .prompt = { $field }
to-alfred = auf { $field }, Alfred
    .prompt = { $field }
to-embassy = in die Botschaft von { $colour }
    .brief = in Botschaft { $colour }
    .prompt = bei { $colour }
to-own-embassy = in deine Botschaft
    .prompt = bei dir
at-dungeon = im Kerker
    .prompt = im Kerker
at-reserve = in Reserve
at-nowhere = aus dem Spiel
    .prompt = aus
bazong-of = das Bazong von { $colour }
    .brief = Bazong { $colour }
    .prompt = Baz { $colour }
bazong-own = dein Bazong
    .prompt = dein Baz
trap-snake = Schlange
trap-magnet = Magnet
trap-bottle = Flasche
the-snake = die Schlange
the-magnet = der Magnet
the-bottle = die Flasche
snake-as-object = die Schlange
magnet-as-object = den Magneten
bottle-as-object = die Flasche
thing-trap = Falle { $trap }
pass-ride = Fahr
pass-dash = Flitz
pass-jet = Düs
pass-yawn = Gähn
pass-cheque = Scheck
pass-view = Ansicht
pass-sob = Schluchz
pass-pant = Lechz
pass-unseen = ungesehen
pass-cheque-wins = Scheck, mit dem du gewinnst
pass-copies = { $count ->
        [2] zweimal { $pass }
        [3] dreimal { $pass }
       *[other] { $count }-mal { $pass }
    }
who = { $name } als { $colour }
    .brief = { $name } als { $colour }
zillions = { $count ->
        [one] eine Zillion
       *[other] { $count } Zillionen
    }
    .brief = { $count ->
        [one] eine Zillion
       *[other] { $count } Zillionen
    }
    .prompt = { $count }
two-colours = { $first } und { $second }
    .brief = { $first }, { $second }
    .prompt = { $first }, { $second }

# Am Anfang

nobody-plays = Es spielt keiner, also bespitzelt auch keiner keinen. Gewonnen hat niemand, der Karton ist wieder zu.
    .brief = Keiner spielt, keiner gewinnt. Fertig.
intro-four = Spion & Spion. Du bist { $colour }, mit dir spielt { $name } als { $partner }.
    .brief = Du: { $colour }. Mit dir: { $name }, { $partner }.
    .full = Spion & Spion, das Spiel der Spione für vier. Du bist { $colour }. Mit dir spielt { $name } als { $partner }.
    .prompt = Du bist { $colour }.
intro-against-four = Gegen euch: { $items }.
    .brief = Gegen euch: { $items }.
    .full = Eure Feinde: { $items }.
    .prompt = { $items }.
intro-two = Spion & Spion. Du bist { $colour }.
    .brief = Spion. Du bist { $colour }.
    .full = Spion & Spion, das Spiel der Spione für zwei. Du bist { $colour }.
    .prompt = Du bist { $colour }.
intro-against-two = Gegen dich: { $items }.
    .brief = Gegen dich: { $items }.
    .full = Gegen dich spielt { $items }.
    .prompt = { $items }.
intro-all = Spion & Spion. { $items }.
    .brief = { $items }.
    .full = Spion & Spion, das Spiel der Spione, für { $count }: { $items }.
    .prompt = Spion für { $count }.
intro-no-notes = Welche Scheine kamen, musst du dir selbst merken.
    .brief = Keine Notizen über Scheine.
    .full = In diesem Spiel notiere ich keine Scheine; du musst sie dir selbst merken.
    .prompt = Ohne Notizen.
numbered = Deine Spione: A ist Nummer { $one }, B ist { $two }, C ist { $three }.
    .brief = A ist { $one }, B ist { $two }, C ist { $three }.
    .full = Deine Spione haben geheime Nummern: A ist Nummer { $one }, B ist Nummer { $two }, C ist Nummer { $three }. D ist dein Ersatzspion, ohne Nummer.
    .prompt = A { $one }, B { $two }, C { $three }.
ask-prepare = Wer wartet im Kerker, und welche Nummer von { $colour } ist der Verräter? Zum Beispiel `C 2`.
    .brief = Kerker und Verräter? Etwa `C 2`.
    .full = Sag, welcher deiner Spione A bis C im Kerker wartet, und schreib eine Nummer von 1 bis 3 in deinen Umschlag: Der Spion von { $colour } mit dieser Nummer ist der Verräter. Zum Beispiel `C 2`.
    .prompt = Kerker, Verräter?
prepared-you = Spion { $letter } wartet im Kerker, der Verräter ist Nummer { $number }.
    .brief = Kerker: Spion { $letter }. Verräter: { $number }.
    .full = Dein Spion { $letter } wartet im Kerker. Der Verräter ist Nummer { $number }: So steht es in deinem Umschlag.
    .prompt = { $letter } { $number }.
prepared-other = { $colour } ist bereit.
    .brief = { $colour } ist bereit.
    .full = { $colour } ist bereit.
    .prompt = { $colour } bereit.
began-other = { $colour } fängt an.
    .brief = { $colour } fängt an.
    .full = Alle sind bereit, und { $colour } fängt an.
    .prompt = { $colour } fängt an.
began-jailed = In den Kerkern: { $spies }.

# Was gefragt wird

turn-you = Du bist dran.
    .brief = Du bist dran.
    .full = Du bist dran: Geh mit einem Spion, oder nimm einen Schein.
    .prompt = Zug?
turn-first = Du bist dran: ein Schritt, etwa `{ $letter }`, oder Schein `1`, `2` oder `3`.
    .brief = Du bist dran: `{ $letter }`, oder `1`, `2`, `3`.
    .full = Du bist dran: Kauf frei, stell oder räum Fallen, wenn du magst; dann geh mit einem Spion, etwa `{ $letter }`, oder nimm einen Schein von oben: `1`, `2` oder `3`.
    .prompt = Zug?
again-you = Du ziehst nochmals.
    .brief = Nochmals.
    .full = Du ziehst nochmals: Geh mit einem Spion, oder nimm einen Schein.
    .prompt = Nochmals?
turn-ask = Du bist dran: Geh einen Schritt, etwa `schritt { $letter }`, oder nimm Schein 1, 2 oder 3, etwa `schein 1`. Davor kannst du freikaufen, eine Falle stellen, würfeln.
    .brief = Dein Zug: `Schritt { $letter }` oder `Schein 1`.
    .prompt = Zug?
turn-ask-pass = Du bist dran: Keiner deiner Spione kann gehen, also nimm Schein 1, 2 oder 3, etwa `schein 1`. Davor kannst du freikaufen oder würfeln.
    .brief = Kein Spion kann gehen, etwa `Schein 1`.
    .prompt = Zug?
again-ask = Du ziehst nochmals: Geh einen Schritt, etwa `schritt { $letter }`, oder nimm Schein 1, 2 oder 3, etwa `schein 1`.
    .brief = Nochmals: `Schritt { $letter }` oder `Schein 1`.
    .prompt = Nochmals?
again-ask-pass = Du ziehst nochmals: Keiner deiner Spione kann gehen, also nimm Schein 1, 2 oder 3, etwa `schein 1`.
    .brief = Nochmals, keiner kann gehen: `Schein 1`.
    .prompt = Nochmals?
ask-walk = Wer geht { $places } Felder?
    .brief = { $places } Felder: wer?
    .full = Welcher deiner Spione geht { $places } Felder?
    .prompt = Wer geht { $places }?
    .short = Wer geht?
ask-view = Wessen Nummer willst du sehen?
    .brief = Wessen Nummer?
    .full = Von welchem feindlichen Spion siehst du dir die Nummer an?
    .prompt = Wen ansehen?
    .short = Wen?
ask-sweep = Welche Falle räumt die graue Spionin?
    .brief = Welche Falle wird geräumt?
    .full = Welche Falle auf dem Brett räumt die graue Spionin?
    .prompt = Welche Falle?
    .short = Falle?
ask-hunt = Wen greift die graue Spionin an?
    .brief = Wen greift die Graue an?
    .full = Welchen Feind auf den Feldern greift die graue Spionin an?
    .prompt = Graue greift wen an?
    .short = Wen?
ask-meet = Wen greift dein Spion { $letter } zuerst an?
    .brief = Wen greift Spion { $letter } zuerst an?
    .full = Hier sind mehrere Feinde. Welchen greift dein Spion { $letter } zuerst an?
    .prompt = Wen angreifen?
    .short = Wen?
ask-keep = Dein Spion { $letter } kann nur eines tragen: { $items }.
    .brief = Behalte eines: { $items }.
    .full = Dein Spion { $letter } kann nur ein Bazong tragen. Welches behält er: { $items }?
    .prompt = Welches behalten?
    .short = Welches?
attack-you = Dein Spion { $letter } greift { $defender } an. { $usual ->
        [1] Plan?
       *[other] Ein Plan, den keiner errät, gewinnt: `A`, `B` oder `C`?
    }
    .brief = Spion { $letter } gegen { $defender }. Plan?
    .full = Dein Spion { $letter } greift { $defender } { $at } an. Du gewinnst, wenn die Pläne verschieden sind. Dein Plan: `A`, `B` oder `C`?
    .prompt = { $defender }: Plan?
    .told = Dein { $attacker } greift { $defender } { $at } an.
    .told-brief = { $attacker } greift { $defender } an.
    .short = Plan?
attack-you-grey = Die graue Spionin greift { $defender } an. { $usual ->
        [1] Plan?
       *[other] Ein Plan, den keiner errät, gewinnt: `A`, `B` oder `C`?
    }
    .brief = Graue greift { $defender } an. Plan?
    .full = Die graue Spionin greift für dich { $defender } { $at } an. Sie gewinnt, wenn die Pläne verschieden sind. Dein Plan: `A`, `B` oder `C`?
    .prompt = { $defender }: Plan?
    .told = Die graue Spionin greift für dich { $defender } { $at } an.
    .told-brief = Graue greift { $defender } an.
    .short = Plan?
attack-other = { $attacker } greift deinen Spion { $letter } { $at } an. { $usual ->
        [1] Plan?
       *[other] Errate den Plan, dann gewinnst du: `A`, `B` oder `C`?
    }
    .brief = { $attacker } gegen Spion { $letter }. Plan?
    .full = { $attacker } greift deinen Spion { $letter } { $at } an. Du gewinnst, wenn dein Plan derselbe ist. Dein Plan: `A`, `B` oder `C`?
    .prompt = { $attacker } gegen { $defender }. Plan?
    .told = { $attacker } greift deinen { $defender } { $at } an.
    .told-brief = { $attacker } greift deinen { $defender } an.
    .short = Plan?
attack-other-grey = Die graue Spionin von { $colour } greift deinen Spion { $letter } { $at } an. { $usual ->
        [1] Plan?
       *[other] Errate den Plan, dann gewinnst du: `A`, `B` oder `C`?
    }
    .brief = Graue greift Spion { $letter } an. Plan?
    .full = { $colour } schickt die graue Spionin, und sie greift deinen Spion { $letter } { $at } an. Du gewinnst, wenn dein Plan derselbe ist. Dein Plan: `A`, `B` oder `C`?
    .prompt = Graue auf { $defender }. Plan?
    .told = Die graue Spionin greift deinen { $defender } { $at } an.
    .told-brief = Graue greift deinen { $defender } an.
    .short = Plan?
questioned = Willst du jemanden von { $colour } entlarven? Nenn ihn, oder sag `nein`.
    .brief = Wen von { $colour } entlarven? Oder `nein`.
    .full = Du darfst jetzt einen Spion von { $colour } als Verräter aus deinem Umschlag entlarven. Nenn ihn, etwa `entlarve B`, oder sag `nein`.
    .prompt = { $usual ->
        [1] Entlarven?
       *[other] { $colour } entlarven?
    }
    .short = Verräter?
unmask-unknown = Die Nummer von { $spy } kennst du nicht. Ist es der Falsche, bist du draußen. Wirklich? `Ja` oder `nein`; Enter heißt nein.
    .brief = { $spy } unbekannt. Sicher? `Ja`, `nein`.
    .prompt = { $spy } unbekannt. Ja?
unmask-wrong = { $spy } ist Nummer { $number }, nicht der Verräter. Nennst du ihn, bist du draußen. Wirklich? `Ja` oder `nein`; Enter heißt nein.
    .brief = { $spy } ist { $number }: falsch. Sicher?
    .prompt = { $spy } ist { $number }. Sicher?
questions-on = Ich frage nur dann nach dem Entlarven, wenn du den Verräter kennst.
    .brief = Ich frage, wenn du den Verräter kennst.
    .full = Fragen sind an: Nach jedem Zoff von dir, und wenn ein Bazong getragen wird, frage ich, ob du jemanden entlarvst, falls du den Verräter aus deinem Umschlag kennst. Spielt ihr zu mehreren an einer Tastatur, frage ich immer, damit niemand etwas daraus erfährt.
    .prompt = Fragen an.
questions-all = Ich frage nach dem Entlarven, sooft es möglich ist.
    .brief = Ich frage, sooft es geht.
    .full = Alle Fragen sind an: Nach jedem Zoff von dir, und wenn ein Bazong getragen wird, frage ich, ob du jemanden entlarvst.
    .prompt = Alle Fragen.
questions-off = Ich frage nicht nach dem Entlarven. In deinem Zug kannst du es trotzdem tun.
    .brief = Ich frage nicht nach dem Entlarven.
    .full = Fragen sind aus: Ich frage nie, ob du jemanden entlarvst, auch nicht nach einem Zoff von dir. In deinem Zug, vor dem Ziehen, kannst du es trotzdem tun.
    .prompt = Fragen aus.

# Vor dem Zug

freed-you = Spion { $letter } ist frei, noch { $money }.
    .brief = { $letter } ist frei, noch { $money }.
    .full = Dein Spion { $letter } ist für eine Zillion frei und in deiner Botschaft. Du hast noch { $money }.
    .prompt = { $letter } frei, { $money }.
    .short = Frei.
freed-other = { $colour } kauft { $letters } frei.
    .brief = { $colour } kauft { $letters } frei.
    .full = { $colour } kauft { $letters } aus dem Kerker frei und hat noch { $money }.
    .prompt = { $colour }: { $letters } frei.
trap-you = Auf { $field } steht jetzt { $thing }, du hast noch { $money }.
    .brief = { $trap } auf { $field }. Noch { $money }.
    .full = Für 2 Zillionen steht deine Falle jetzt auf { $field }: { $trap }. Du hast noch { $money }.
    .prompt = Falle { $field }.
trap-other = { $colour } stellt { $thing } auf { $field }.
    .brief = { $colour }: Falle { $trap } auf { $field }.
    .full = { $colour } stellt eine Falle auf { $field }: { $trap }.
    .prompt = { $colour }: Falle { $field }.
ordered-you = { $throws ->
        [one] Du bezahlst einen Wurf und hast noch { $money }.
       *[other] Du bezahlst { $throws } Würfe und hast noch { $money }.
    }
    .brief = Würfe: { $throws }. Noch { $money }.
    .full = Du bezahlst den Fallenwürfel: { $throws ->
        [one] einen Wurf
       *[other] { $throws } Würfe
    }. Du hast noch { $money }.
    .prompt = Würfe: { $throws }.
ordered-other = { $throws ->
        [one] { $colour } bezahlt einen Wurf.
       *[other] { $colour } bezahlt { $throws } Würfe.
    }
    .brief = { $colour } bezahlt Würfe: { $throws }.
    .full = { $colour } bezahlt beim Fallenwürfel { $throws ->
        [one] einen Wurf
       *[other] { $throws } Würfe
    } und hat noch { $money }.
    .prompt = { $colour } würfelt.
thrown-cleared = Der Würfel zeigt { $face }, und { $thing } auf { $field } ist weg.
    .brief = Würfel { $face }: { $trap } auf { $field } weg.
    .full = Der Würfel zeigt { $face }, also ist die Falle auf { $field } weg: { $trap }.
    .prompt = { $field } leer.
thrown-nothing = Der Würfel zeigt { $face }. Keine Falle verschwindet.
    .brief = Würfel { $face }: nichts verschwindet.
    .full = Der Würfel zeigt { $face }: Die Falle, die damit verschwände, steht nicht auf dem Brett.
    .prompt = { $face }: nichts.

# Der Zug

took-you = { $pass }.
    .brief = { $pass }.
    .full = Du hast den Schein { $pass } genommen.
    .prompt = { $pass }.
    .told = Du nimmst Schein { $depth }: { $pass }.
    .told-brief = Du, Schein { $depth }: { $pass }.
    .short = { $pass }.
took-you-idle = { $pass }, ohne Wirkung.
    .brief = { $pass }, ohne Wirkung.
    .full = Du hast den Schein { $pass } genommen. Es passiert nichts.
    .prompt = { $pass }: nichts.
    .told = Du nimmst Schein { $depth }: { $pass }. Es passiert nichts.
    .told-brief = Du, Schein { $depth }: { $pass }, nichts.
    .short = Nichts.
took-other = { $usual ->
        [1] { $colour } nimmt { $pass }.
       *[other] { $colour } nimmt Schein { $depth }, { $pass }.
    }
    .brief = { $colour }, Schein { $depth }: { $pass }.
    .full = { $colour } nimmt den Schein { $depth } von oben, { $pass }.
    .prompt = { $colour } { $pass }.
took-other-sob = { $usual ->
        [1] { $colour } nimmt { $pass }.
       *[other] { $colour } nimmt Schein { $depth }, { $pass }.
    }
    .brief = { $colour }, Schein { $depth }: { $pass }.
    .full = { $colour } nimmt einen Schein, Nummer { $depth } von oben: { $pass }.
    .prompt = { $colour } { $pass }.
took-other-idle = { $usual ->
        [1] { $colour } nimmt { $pass }, ohne Wirkung.
       *[other] { $colour } nimmt Schein { $depth }, { $pass }, ohne Wirkung.
    }
    .brief = { $colour }, Schein { $depth }: { $pass }, nichts.
    .full = { $colour } nimmt den Schein { $depth } von oben, { $pass }. Es passiert nichts.
    .prompt = { $colour } { $pass }.
took-other-walk = { $usual ->
        [1] { $colour } { $letter } geht { $to }.
       *[other] { $colour } nimmt Schein { $depth }, { $pass }, und geht mit { $letter } { $to }.
    }
    .brief = { $colour }, Schein { $depth }: { $pass }, { $letter } { $to }.
    .full = { $colour } nimmt den Schein { $depth } von oben, { $pass }, und geht mit Spion { $letter } { $to }.
    .prompt = { $colour } { $pass } { $letter } { $to }.
took-other-cash = { $usual ->
        [1] { $colour } nimmt { $pass } und hat jetzt { $money }.
       *[other] { $colour } nimmt Schein { $depth }, { $pass }, bekommt { $gain } und hat jetzt { $money }.
    }
    .brief = { $colour }: { $pass }, hat { $money }.
    .full = { $colour } nimmt den Schein { $depth } von oben, { $pass }. Die Kasse zahlt { $gain }, und { $colour } hat jetzt { $money }.
    .prompt = { $colour } { $pass }, { $money }.
took-other-view = { $usual ->
        [1] { $colour } sieht { $spy } an.
       *[other] { $colour } nimmt Schein { $depth }, { $pass }, und sieht { $spy } an.
    }
    .brief = { $colour } sieht { $spy } an.
    .full = { $colour } nimmt den Schein { $depth } von oben, { $pass }, und sieht sich die Nummer von { $spy } an.
    .prompt = { $colour } sieht { $spy }.
cashed-you = Du bekommst { $gain } und hast jetzt { $sum }.
    .brief = { $gain } dazu, nun { $sum }.
    .full = Die Kasse zahlt dir { $gain }. Du hast jetzt { $money }.
    .prompt = { $gain } dazu: { $money }.
    .short = Geld.
cashed-other = { $colour } bekommt { $gain } und hat jetzt { $money }.
    .brief = { $colour } hat nun { $money }.
    .full = Die Kasse zahlt { $colour } { $gain }. { $colour } hat jetzt { $money }.
    .prompt = { $colour } { $money }.
walked-you = Spion { $letter } ist { $at }.
    .brief = { $letter } ist { $at }.
    .full = Dein Spion { $letter } ist { $at }.
    .prompt = { $letter } { $at }.
    .told = Dein Spion { $letter } ist { $at }.
    .short = { $letter }.
walked-other = { $colour } { $letter } geht { $to }.
    .brief = { $colour } { $letter } { $to }.
    .full = { $colour } geht mit Spion { $letter } { $to }.
    .prompt = { $colour } { $letter } { $to }.
viewed-you = { $spy } ist Nummer { $number }.
    .brief = { $spy } ist Nummer { $number }.
    .full = Du siehst dir die Nummer von { $spy } an: { $number }.
    .prompt = { $spy }: { $number }.
    .short = { $number }.
viewed-other = { $colour } sieht sich die Nummer von { $spy } an.
    .brief = { $colour } sieht { $spy } an.
    .full = { $colour } sieht sich die Nummer von { $spy } an.
    .prompt = { $colour } sieht { $spy }.
viewed-mine = { $colour } sieht deinen Spion { $letter } an.
    .brief = { $colour } sieht deinen Spion { $letter } an.
    .full = { $colour } sieht sich die Nummer von deinem Spion { $letter } an.
    .prompt = { $colour } sieht deinen { $letter }.
looked = { $spy } ist Nummer { $number }.
    .brief = { $spy } ist Nummer { $number }.
    .full = Auf dem Alfred-Feld durchschaust du { $spy }: Nummer { $number }.
    .prompt = { $spy }: { $number }.
    .short = { $number }.
swept = Die graue Spionin räumt { $thing } auf { $field } weg.
    .brief = Graue räumt { $trap } auf { $field }.
    .full = Die graue Spionin räumt auf { $field } eine Falle weg: { $trap }.
    .prompt = { $field } geräumt.

# Zoff

planned-you = Dein Plan steht.
    .brief = Dein Plan steht.
    .full = Dein Plan steht; kein anderer kennt ihn.
    .prompt = Plan steht.
won-attack = Du besiegst { $defender }{ $number ->
        [0] {""}
       *[other] , Nummer { $number }
    }; der andere hatte Plan { $theirs }.
    .brief = { $number ->
        [0] Sieg über { $defender }. Nun { $money }.
       *[other] Sieg. { $defender } war { $number }. Nun { $money }.
    }
    .full = Du gewinnst den Zoff, Plan { $own } gegen Plan { $theirs }. { $defender } muss in den Kerker{ $number ->
        [0] , ein Ersatzspion ohne Nummer
       *[other] , und alle sehen die Nummer { $number }
    }. Du bekommst eine Zillion und hast jetzt { $money }.
    .prompt = { $defender } weg{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
    .told = Du besiegst { $defender }{ $number ->
            [0] {""}
           *[other] , Nummer { $number }
        }, Plan { $own } gegen Plan { $theirs }.
    .short = Sieg.
lost-attack = Du verlierst Spion { $letter }; beide hatten Plan { $own }.
    .brief = Verloren, beide { $own }. Nun { $money }.
    .full = Du verlierst den Zoff: Beide Pläne waren { $own }. Dein Spion { $letter } muss in den Kerker{ $number ->
        [0] {""}
       *[other] , und alle sehen die Nummer { $number }
    }. Du zahlst eine Zillion und hast jetzt { $money }.
    .prompt = { $attacker } weg, { $money }.
    .short = Verloren.
lost-grey = Die graue Spionin verliert; beide hatten Plan { $own }.
    .brief = Graue verliert. Noch { $money }.
    .full = Die graue Spionin verliert: Beide Pläne waren { $own }. Du zahlst eine Zillion und hast jetzt { $money }. Einen Spion verlierst du nicht.
    .prompt = Graue weg, { $money }.
    .short = Verloren.
won-defence = Du besiegst { $attacker }{ $number ->
        [0] {""}
       *[other] , Nummer { $number }
    }; beide hatten Plan { $own }.
    .brief = { $number ->
        [0] Sieg über { $attacker }. Nun { $money }.
       *[other] Sieg. { $attacker } war { $number }. Nun { $money }.
    }
    .full = Du gewinnst den Zoff: Beide Pläne waren { $own }. { $attacker } muss in den Kerker{ $number ->
        [0] , ein Ersatzspion ohne Nummer
       *[other] , und alle sehen die Nummer { $number }
    }. Du bekommst eine Zillion und hast jetzt { $money }.
    .prompt = { $attacker } weg{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
    .short = Sieg.
won-grey = Du besiegst die graue Spionin; beide hatten Plan { $own }.
    .brief = Sieg, beide Plan { $own }. Nun { $money }.
    .full = Du gewinnst gegen die graue Spionin: Beide Pläne waren { $own }. Du bekommst eine Zillion und hast jetzt { $money }.
    .prompt = Sieg, { $money }.
    .short = Sieg.
lost-defence = Du verlierst Spion { $letter }; der andere hatte Plan { $theirs }.
    .brief = Verloren, { $own } gegen { $theirs }. Nun { $money }.
    .full = Du verlierst den Zoff, Plan { $own } gegen Plan { $theirs }. Dein Spion { $letter } muss in den Kerker{ $number ->
        [0] {""}
       *[other] , und alle sehen die Nummer { $number }
    }. Du zahlst eine Zillion und hast jetzt { $money }.
    .prompt = { $defender } weg, { $money }.
    .told = Du verlierst deinen Spion { $letter }, Plan { $own } gegen Plan { $theirs }.
    .short = Verloren.
fought-attack = { $attacker } besiegt { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number },
        }
    } { $at }.
    .brief = { $attacker } besiegt { $defender }{ $number ->
        [0] {""}
       *[other] , Nummer { $number }
    }.
    .full = { $attacker } greift { $defender } { $at } an und gewinnt, Plan { $theirs } gegen Plan { $own }. { $defender }{ $number ->
        [0] {""}
       *[other] , Nummer { $number },
    } muss in den Kerker.
    .prompt = { $attacker } besiegt { $defender }.
fought-defence = { $defender } besiegt { $attacker }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number },
        }
    } { $at }.
    .brief = { $defender } besiegt { $attacker }{ $number ->
        [0] {""}
       *[other] , Nummer { $number }
    }.
    .full = { $attacker } greift { $defender } { $at } an und verliert; beide hatten Plan { $own }. { $attacker }{ $number ->
        [0] {""}
       *[other] , Nummer { $number },
    } muss in den Kerker.
    .prompt = { $defender } besiegt { $attacker }.
fought-grey-won = Die graue Spionin besiegt { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number },
        }
    } { $at }.
    .brief = Graue besiegt { $defender }{ $number ->
        [0] {""}
       *[other] , Nummer { $number }
    }.
    .full = Die graue Spionin kämpft für { $colour } und besiegt { $defender } { $at }. { $defender }{ $number ->
        [0] {""}
       *[other] , Nummer { $number },
    } muss in den Kerker.
    .prompt = Graue besiegt { $defender }.
fought-grey-lost = Die graue Spionin verliert { $at } gegen { $defender }.
    .brief = Graue verliert gegen { $defender }.
    .full = Die graue Spionin kämpft für { $colour } und verliert { $at } gegen { $defender }.
    .prompt = { $defender } besiegt Graue.

# Bazongs

bazong-won = { $spy } hat jetzt { $bazong }.
    .brief = { $spy } hat { $bazong }.
    .full = { $spy } trägt jetzt { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-won-you = Dein Spion { $letter } hat jetzt { $bazong }.
    .brief = Dein Spion { $letter } hat { $bazong }.
    .full = Dein Spion { $letter } trägt jetzt { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-you = Dein Spion { $letter } nimmt { $bazong }. Du bekommst { $gain } und hast jetzt { $sum }.
    .brief = { $letter } hat { $bazong }. Nun { $money }.
    .full = Dein Spion { $letter } nimmt { $bazong }. Die Kasse zahlt dir { $gain }; du hast jetzt { $money }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-other = { $spy } nimmt { $bazong }. { $colour } hat jetzt { $money }.
    .brief = { $spy } nimmt { $bazong }.
    .full = { $spy } nimmt { $bazong }. Die Kasse zahlt { $colour } dafür { $gain }; { $colour } hat jetzt { $money }.
    .prompt = { $spy } nimmt { $bazong }.
bazong-found = { $spy } findet { $bazong }.
    .brief = { $spy } findet { $bazong }.
    .full = { $spy } hebt auf, was da lag: { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-found-you = Dein Spion { $letter } findet { $bazong }.
    .brief = Dein Spion { $letter } findet { $bazong }.
    .full = Dein Spion { $letter } hebt auf, was da lag: { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-kept = { $spy } behält { $bazong }.
    .brief = { $spy } behält { $bazong }.
    .full = { $spy } behält { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-kept-you = Dein Spion { $letter } behält { $bazong }.
    .brief = Dein Spion { $letter } behält { $bazong }.
    .full = Dein Spion { $letter } behält { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-lies = Auf { $field } liegt jetzt { $bazong }.
    .brief = Auf { $field } liegt { $bazong }.
    .full = Auf { $field } liegt jetzt { $bazong }, für den Nächsten, der dort landet.
    .prompt = { $field }: { $bazong }.
bazong-home = Damit ist { $bazong } wieder daheim.
    .brief = Wieder daheim: { $bazong }.
    .full = Damit ist { $bazong } wieder daheim in der Botschaft.
    .prompt = Daheim: { $bazong }.
bazong-gone = Damit ist { $bazong } aus dem Spiel.
    .brief = Aus dem Spiel: { $bazong }.
    .full = Damit ist { $bazong } aus dem Spiel.
    .prompt = Fort: { $bazong }.

# Verräter

unmasked-you = Richtig: { $spy } ist der Verräter. Dein Spion { $letter } steht dafür { $at }.
    .brief = Richtig! { $letter } ist { $at }.
    .full = Richtig: { $spy } ist der Verräter und fliegt aus dem Spiel. Dein Ersatzspion { $letter } steht dafür { $at }.
    .prompt = Ja! { $letter } { $at }.
    .short = Richtig!
unmasked-you-dungeon = Richtig: { $spy } ist der Verräter. Dein Spion { $letter } wartet in deinem Kerker.
    .brief = Richtig! Spion { $letter } ist in deinem Kerker.
    .full = Richtig: { $spy } ist der Verräter und fliegt aus dem Spiel. Er saß im Kerker, also wartet dein Ersatzspion { $letter } in deinem.
    .prompt = Ja! { $letter } Kerker.
    .short = Richtig!
unmasked-you-gone = Richtig: { $spy } ist der Verräter und fliegt aus dem Spiel.
    .brief = Richtig! { $spy } ist weg.
    .full = Richtig: { $spy } ist der Verräter und fliegt aus dem Spiel. Du hast keinen Ersatzspion für seinen Platz.
    .prompt = Ja! { $spy }.
    .short = Richtig!
unmasked-mine = Dein Spion { $own } ist von { $colour } entlarvt und aus dem Spiel. { $colour } { $letter } steht dafür { $at }.
    .brief = Dein Spion { $own } ist entlarvt und raus.
    .full = { $colour } entlarvt deinen Spion { $own }, Nummer { $number }, als Verräter. Dein Spion { $own } ist aus dem Spiel, und { $colour } { $letter } steht dafür { $at }.
    .prompt = Dein { $own } ist raus.
unmasked-mine-dungeon = Dein Spion { $own } ist von { $colour } entlarvt und aus dem Spiel. { $colour } { $letter } wartet dafür im Kerker.
    .brief = Dein Spion { $own } ist entlarvt und raus.
    .full = { $colour } entlarvt deinen Spion { $own }, Nummer { $number }, als Verräter. Dein Spion { $own } ist aus dem Spiel, und { $colour } { $letter } wartet dafür im Kerker von { $colour }.
    .prompt = Dein { $own } ist raus.
unmasked-mine-gone = Dein Spion { $own } ist von { $colour } entlarvt und aus dem Spiel.
    .brief = Dein Spion { $own } ist entlarvt und raus.
    .full = { $colour } entlarvt deinen Spion { $own }, Nummer { $number }, als Verräter. Dein Spion { $own } ist aus dem Spiel, und einen Ersatzspion für seinen Platz gibt es nicht.
    .prompt = Dein { $own } ist raus.
unmasked-other = { $colour } entlarvt { $spy }, Nummer { $number }. { $colour } { $letter } steht dafür { $at }.
    .brief = { $colour } entlarvt { $spy }, Nummer { $number }.
    .full = { $colour } entlarvt { $spy } als Verräter, Nummer { $number }, und er fliegt aus dem Spiel. { $colour } { $letter } steht dafür { $at }.
    .prompt = { $colour } entlarvt { $spy }.
unmasked-other-dungeon = { $colour } entlarvt { $spy }, Nummer { $number }. { $colour } { $letter } wartet dafür im Kerker.
    .brief = { $colour } entlarvt { $spy }, Nummer { $number }.
    .full = { $colour } entlarvt { $spy } als Verräter, Nummer { $number }, und er fliegt aus dem Spiel. { $colour } { $letter } wartet im Kerker von { $colour }.
    .prompt = { $colour } entlarvt { $spy }.
unmasked-other-gone = { $colour } entlarvt { $spy }, Nummer { $number }. Ersatz kommt keiner.
    .brief = { $colour } entlarvt { $spy }, Nummer { $number }.
    .full = { $colour } entlarvt { $spy } als Verräter, Nummer { $number }, und er fliegt aus dem Spiel. Für seinen Platz gibt es keinen Ersatzspion.
    .prompt = { $colour } entlarvt { $spy }.
misjudged-you = Falsch: { $spy } ist Nummer { $number }, nicht der Verräter.
    .brief = Falsch: { $spy } ist Nummer { $number }.
    .full = Falsch: { $spy } ist Nummer { $number }, und nicht der Verräter aus deinem Umschlag.
    .prompt = Nein: { $spy } { $number }.
    .short = Falsch!
misjudged-mine = { $colour } hält deinen Spion { $letter } für den Verräter und irrt sich: Nummer { $number }.
    .brief = { $colour } irrt sich: Spion { $letter } ist { $number }.
    .full = { $colour } hält deinen Spion { $letter } für den Verräter und irrt sich: Er ist Nummer { $number }, und alle sehen sie.
    .prompt = { $colour } irrt: { $letter } { $number }.
misjudged-other = { $colour } nennt den Falschen als Verräter: { $spy } ist Nummer { $number }.
    .brief = { $colour } irrt sich: { $spy } ist { $number }.
    .full = { $colour } hält { $spy } für den Verräter und irrt sich: Er ist Nummer { $number }.
    .prompt = { $colour } irrt: { $spy } { $number }.
out-you = { $reason ->
        [broke] Du kannst nicht zahlen: Du bist draußen.
       *[wrong] Du bist draußen.
    }
    .brief = { $reason ->
        [broke] Pleite: Du bist draußen.
       *[wrong] Du bist draußen.
    }
    .full = { $reason ->
        [broke] Du kannst nicht zahlen, also bist du draußen, mit allen deinen Spionen.
       *[wrong] Du bist draußen, mit allen deinen Spionen.
    }
    .prompt = Du bist draußen.
    .short = Draußen.
out-other = { $reason ->
        [broke] { $colour } kann nicht zahlen und ist draußen.
       *[wrong] { $colour } ist draußen.
    }
    .brief = { $reason ->
        [broke] { $colour } ist pleite und draußen.
       *[wrong] { $colour } ist draußen.
    }
    .full = { $reason ->
        [broke] { $colour } kann nicht zahlen und ist draußen, mit allen Spionen.
       *[wrong] { $colour } ist draußen, mit allen Spionen.
    }
    .prompt = { $colour } ist draußen.
inherited-you = Du erfährst, wer der Verräter von { $enemy } ist: Nummer { $number }.
    .brief = Verräter von { $enemy }: { $number }.
    .full = Du erbst den Umschlag deiner Seite: Der Verräter von { $enemy } ist Nummer { $number }.
    .prompt = { $enemy } Verräter: { $number }.
inherited-other = { $colour } erfährt, wer der Verräter von { $enemy } ist.
    .brief = { $colour } kennt jetzt den Verräter.
    .full = { $colour } erbt den Umschlag für { $enemy } und kennt jetzt den Verräter; sonst sieht ihn niemand.
    .prompt = { $colour } erbt Umschlag.

# Das Ende

resigned-you = Du gibst auf.
    .brief = Du gibst auf.
    .full = Du gibst dieses Spiel auf.
    .prompt = Aufgegeben.
resigned-other = { $colour } gibt auf.
    .brief = { $colour } gibt auf.
    .full = { $colour } gibt dieses Spiel auf.
    .prompt = { $colour } gibt auf.
won-you = { $by ->
        [bazong] { $winners ->
                [one] Du gewinnst
               *[other] Ihr gewinnt
            } mit einem feindlichen Bazong. Zillionen: { $gained } zu { $left }.
        [money] { $winners ->
                [one] Du gewinnst: Du hast
               *[other] Ihr gewinnt: Ihr habt
            } genug Zillionen, { $gained } zu { $left }.
        [elimination] { $winners ->
                [one] Du gewinnst
               *[other] Ihr gewinnt
            }: Die andere Seite ist draußen. Zillionen: { $gained } zu { $left }.
        [resignation] { $winners ->
                [one] Du gewinnst
               *[other] Ihr gewinnt
            }: Die andere Seite gibt auf.
       *[standstill] { $winners ->
                [one] Du gewinnst
               *[other] Ihr gewinnt
            }: Es passiert nichts mehr, und es steht { $gained } zu { $left } Zillionen.
    }
    .brief = { $by ->
        [bazong] Du gewinnst mit einem Bazong.
        [money] Du gewinnst mit Geld, { $gained } zu { $left }.
        [elimination] Du gewinnst: Keine Feinde mehr da.
        [resignation] Sieg: Die andere Seite gibt auf.
       *[standstill] Du gewinnst im Stillstand: { $gained } zu { $left }.
    }
    .full = { $by ->
        [bazong] Du gewinnst dieses Spiel: Ein feindliches Bazong ist in einer Botschaft deiner Seite. Zillionen: { $gained } zu { $left }.
        [money] Du gewinnst dieses Spiel: Deine Seite hat genug Zillionen, { $gained } zu { $left }.
        [elimination] Du gewinnst dieses Spiel: Auf der anderen Seite ist keiner mehr da. Zillionen: { $gained } zu { $left }.
        [resignation] Du gewinnst dieses Spiel: Die andere Seite gibt auf.
       *[standstill] Du gewinnst dieses Spiel: 11 Runden lang ist nichts passiert, und es steht { $gained } zu { $left } Zillionen.
    }
    .prompt = Gewonnen.
lost-you = { $by ->
        [bazong] Du verlierst: { $winners ->
                [one] { $colours } hat dein Bazong in die eigene Botschaft gebracht.
               *[other] { $colours } haben ein Bazong von euch in ihre Botschaft gebracht.
            } Zillionen: { $left } zu { $gained }.
        [money] Du verlierst: { $winners ->
                [one] { $colours } hat { $gained } Zillionen, du { $left }.
               *[other] { $colours } haben { $gained } Zillionen, ihr { $left }.
            }
        [elimination] Du verlierst: Deine Seite ist draußen. Zillionen: { $left } zu { $gained }.
        [resignation] Damit verlierst du.
       *[standstill] Du verlierst: Es passiert nichts mehr, und es steht { $left } zu { $gained } Zillionen.
    }
    .brief = { $by ->
        [bazong] Du verlierst: Bazong bei { $colours }.
        [money] Du verlierst nach Geld, { $left } zu { $gained }.
        [elimination] Du verlierst: Deine Seite ist draußen.
        [resignation] Du verlierst.
       *[standstill] Du verlierst im Stillstand, { $left } zu { $gained }.
    }
    .full = { $by ->
        [bazong] Du verlierst dieses Spiel: { $winners ->
                [one] { $colours } hat dein Bazong in die eigene Botschaft gebracht.
               *[other] { $colours } haben ein Bazong von euch in ihre Botschaft gebracht.
            } Zillionen: { $left } zu { $gained }.
        [money] Du verlierst dieses Spiel: Die andere Seite hat genug Zillionen, { $gained } zu { $left }. Sieg für { $colours }.
        [elimination] Du verlierst dieses Spiel: Auf deiner Seite ist keiner mehr da. Zillionen: { $left } zu { $gained }.
        [resignation] Damit verlierst du dieses Spiel.
       *[standstill] Du verlierst dieses Spiel: 11 Runden lang ist nichts passiert, und es steht { $left } zu { $gained } Zillionen.
    }
    .prompt = Verloren.
won-other = { $by ->
        [bazong] Sieg mit einem Bazong für { $colours }. Zillionen: { $gained } zu { $left }.
        [money] Sieg für { $colours }, mit { $gained } zu { $left } Zillionen.
        [elimination] Die andere Seite ist draußen. Sieg für { $colours }.
        [resignation] Die andere Seite gibt auf. Sieg für { $colours }.
       *[standstill] Stillstand, { $gained } zu { $left } Zillionen. Sieg für { $colours }.
    }
    .brief = { $by ->
        [bazong] Sieg mit Bazong: { $colours }.
        [money] Sieg mit Geld: { $colours }.
       *[other] Sieg: { $colours }.
    }
    .full = { $by ->
        [bazong] Das Spiel ist aus. Sieg mit einem Bazong für { $colours }. Zillionen: { $gained } zu { $left }.
        [money] Das Spiel ist aus. Sieg für { $colours }, mit { $gained } zu { $left } Zillionen.
        [elimination] Das Spiel ist aus: Auf der anderen Seite ist keiner mehr da. Sieg für { $colours }.
        [resignation] Das Spiel ist aus: Die andere Seite gibt auf. Sieg für { $colours }.
       *[standstill] Das Spiel ist aus: 11 Runden lang ist nichts passiert. Es steht { $gained } zu { $left } Zillionen. Sieg für { $colours }.
    }
    .prompt = Sieg: { $colours }.
drawn = Niemand gewinnt: Es passiert nichts mehr, und beide Seiten haben { $gained } Zillionen.
    .brief = Unentschieden, je { $gained } Zillionen.
    .full = Niemand gewinnt: 11 Runden lang ist nichts passiert, und beide Seiten haben { $gained } Zillionen.
    .prompt = Unentschieden.
shown = Nummern von { $colour }: A { $one }, B { $two }, C { $three }{ $traitor ->
        [0] {""}
       *[other] , Verräter { $traitor }
    }.
    .brief = { $colour }: A { $one }, B { $two }, C { $three }{ $traitor ->
        [0] {""}
       *[other] , Verräter { $traitor }
    }.

# Was nach den Zügen der anderen ungefragt gesagt wird, hinter "Jetzt:": jedes ein Teil eines Satzes

fact-attack = mit `Schritt { $letter }` greifst du { $spies } an
    .full = mit `Schritt { $letter }` greifst du { $spies } an, und von dort kannst auch du angegriffen werden
    .prompt = { $letter } auf { $spies }
fact-bazong = { $steps ->
        [one] { $spy } ist ein Feld vor dem Sieg
       *[other] { $spy } ist { $steps } Felder vor dem Sieg
    }
    .brief = { $steps ->
        [one] { $spy } ein Feld vor dem Sieg
       *[other] { $spy } { $steps } Felder vor dem Sieg
    }
    .prompt = { $spy } in { $steps }
    .full = { $steps ->
        [one] { $carrier } ist noch ein Feld vom Ziel entfernt
       *[other] { $carrier } ist noch { $steps } Felder vom Ziel entfernt
    }

# Der Zug von jemand anderem in einem Satz, von dem jedes "part" ein Teil ist

turn-other = { $colour } { $items }.
    .brief = { $colour }: { $items }.
part-freed = kauft { $letters } frei
    .brief = befreit { $letters }
    .full = kauft { $letters } aus dem Kerker frei
part-ordered = { $throws ->
        [one] bezahlt einen Wurf
       *[other] bezahlt { $throws } Würfe
    }
part-nothing = würfelt { $face }, ohne Wirkung
part-trap = stellt { $thing } auf { $field }
    .prompt = Falle { $field }
part-cleared = räumt { $field } frei
    .full = würfelt { $face }, und { $thing } auf { $field } ist weg
    .prompt = räumt { $field }
part-swept = räumt { $field } frei
    .full = räumt mit der grauen Spionin { $thing } auf { $field } weg
    .prompt = räumt { $field }
part-took = { $usual ->
        [1] nimmt { $pass }
       *[other] nimmt Schein { $depth }, { $pass }
    }
    .full = nimmt { $pass }
part-idle = { $usual ->
        [1] nimmt { $pass }, ohne Wirkung
       *[other] nimmt Schein { $depth }, { $pass }, ohne Wirkung
    }
    .brief = { $pass }
    .full = nimmt { $pass }, ohne Wirkung
part-took-walk = { $usual ->
        [1] { $same ->
            [1] geht { $to }
           *[other] geht mit { $letter } { $to }
        }
       *[other] nimmt Schein { $depth }, { $pass }, und geht mit { $letter } { $to }
    }
    .brief = { $same ->
        [1] geht { $to }
       *[other] { $letter } { $to }
    }
    .full = nimmt Schein { $depth }, { $pass }, und geht mit { $letter } { $to }
    .prompt = { $same ->
        [1] { $to }
       *[other] { $letter } { $to }
    }
part-cash = { $usual ->
        [1] nimmt { $pass }, hat jetzt { $money }
       *[other] nimmt Schein { $depth }, { $pass }, und hat jetzt { $money }
    }
    .brief = hat { $money }
    .full = nimmt Schein { $depth }, { $pass }, bekommt { $gain } und hat jetzt { $money }
    .prompt = hat { $money }
part-took-view = { $usual ->
        [1] sieht { $spy } an
       *[other] nimmt Schein { $depth }, { $pass }, und sieht { $spy } an
    }
    .brief = sieht { $spy } an
    .full = nimmt Schein { $depth }, { $pass }, und sieht sich die Nummer von { $spy } an
    .prompt = sieht { $spy }
part-view = sieht { $spy } an
    .full = sieht sich die Nummer von { $spy } an
    .prompt = sieht { $spy }
part-walk = { $same ->
        [1] geht { $to }
       *[other] geht mit { $letter } { $to }
    }
    .brief = { $same ->
        [1] geht { $to }
       *[other] { $letter } { $to }
    }
    .prompt = { $same ->
        [1] { $to }
       *[other] { $letter } { $to }
    }
part-won = besiegt { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number },
        }
    }{ $same ->
        [1] {""}
       *[other] {" "}mit { $letter }
    } { $at }
    .brief = { $same ->
        [1] {""}
       *[other] { $letter }{" "}
    }besiegt { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number },
        }
    } { $at }
    .prompt = besiegt { $defender }
part-lost = { $usual ->
        [0] { $same ->
            [1] verliert gegen { $defender }
           *[other] verliert mit { $letter } gegen { $defender }
        }
       *[other] { $number ->
            [0] { $same ->
                [1] verliert gegen { $defender }
               *[other] verliert mit { $letter } gegen { $defender }
            }
           *[other] verliert mit { $letter }, Nummer { $number }, gegen { $defender }
        }
    }
    .brief = { $usual ->
        [0] { $same ->
            [1] verliert gegen { $defender }
           *[other] { $letter } verliert gegen { $defender }
        }
       *[other] { $number ->
            [0] { $same ->
                [1] verliert gegen { $defender }
               *[other] { $letter } verliert gegen { $defender }
            }
           *[other] { $letter }, Nummer { $number }, verliert gegen { $defender }
        }
    }
    .full = { $number ->
        [0] { $same ->
            [1] verliert gegen { $defender } { $at }
           *[other] verliert mit { $letter } gegen { $defender } { $at }
        }
       *[other] verliert mit { $letter }, Nummer { $number }, gegen { $defender } { $at }
    }
    .prompt = verliert gegen { $defender }
part-grey-won = besiegt { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number },
        }
    } mit der grauen Spionin
    .brief = Graue besiegt { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , Nummer { $number }
        }
    }
    .prompt = besiegt { $defender }
part-grey-lost = verliert mit der Grauen gegen { $defender }
    .brief = Graue verliert gegen { $defender }
    .prompt = verliert gegen { $defender }
part-taken = { $same ->
        [1] nimmt { $bazong }
       *[other] nimmt mit { $letter } { $bazong }
    }, hat jetzt { $money }
    .brief = { $same ->
        [1] nimmt { $bazong }
       *[other] nimmt { $bazong } mit { $letter }
    }
    .prompt = nimmt { $bazong }
part-bazong = { $same ->
        [1] hat jetzt { $bazong }
       *[other] hat jetzt mit { $letter } { $bazong }
    }
    .prompt = hat { $bazong }

# Antworten

wait-prepare = Noch nicht bereit: { $colours }.
wait-plan = Noch ohne Plan: { $colours }.
wait-turn = Dran: { $colours }.
place-over = Aus
place-wait = warten
place-prepare = `C 2`?
place-turn = Zug?
place-again = nochmals?
place-walk = wer?
place-whom = wen?
place-which = welche?
place-plan = Plan?
place-question = `nein`?
status-side = { $items }.
entry = { $place }: { $items }
    .brief = { $place }: { $items }
line = { $place }: { $count ->
        [0] leer
       *[other] { $items }
    }.
line-alfred = { $place }, Alfred: { $count ->
        [0] leer
       *[other] { $items }
    }.
status-dungeons = In den Kerkern: { $count ->
        [0] niemand
       *[other] { $spies }
    }.
status-out = Draußen: { $colours }.
status-numbers = Deine Nummern: { $items }.{ $count ->
        [0] {""}
       *[other] {" "}Aus dem Spiel: { $spies }.
    }
    .brief = Nummern: { $items }.{ $count ->
        [0] {""}
       *[other] {" "}Aus dem Spiel: { $spies }.
    }
number-item = { $letter } { $number ->
        [0] ohne Nummer
       *[other] ist { $number }
    }
reserve-item = { $letter } in Reserve
status-lookable = Ansehen kannst du { $spies }.
status-money-four = Zillionen: du { $money }, deine Seite { $ours } von { $goal }, die Feinde { $theirs }, die Kasse { $bank }.
    .brief = Du { $money }, ihr { $ours }, Feinde { $theirs }.
    .prompt = { $money }, { $ours } zu { $theirs }.
status-money-two = Zillionen: du { $ours } von { $goal }, der Feind { $theirs }, die Kasse { $bank }.
    .brief = Du { $ours } von { $goal }, Feind { $theirs }.
    .prompt = { $ours } zu { $theirs }.
status-money-both = Zillionen: schwarze Seite { $ours }, weiße { $theirs }, das Ziel { $goal }, die Kasse { $bank }.
    .brief = Schwarze Seite { $ours }, weiße { $theirs }.
    .prompt = { $ours } zu { $theirs }.
money-ours = Deine Seite hat { $total } von { $goal } Zillionen: { $items }.
    .brief = Ihr { $total } von { $goal }: { $items }.
money-theirs = Die andere Seite hat { $total } von { $goal } Zillionen: { $items }.
    .brief = Feinde { $total } von { $goal }: { $items }.
money-two = Zillionen: du { $ours } von { $goal }, { $colour } { $theirs }, die Kasse { $bank }.
    .brief = Du { $ours } von { $goal }, { $colour } { $theirs }.
money-own = du { $money }
money-of = { $colour } { $money }
    .brief = { $colour } { $money }
money-bank = Die Kasse hat { $money }.
bazong-at = { $spy }, { $at }, trägt { $bazong }.
    .brief = { $spy } hat { $bazong }.
bazong-at-you = Dein Spion { $letter }, { $at }, trägt { $bazong }.
    .brief = Dein Spion { $letter } hat { $bazong }.
spies-count = { $count ->
        [0] Deine Spione: keine.
        [one] Dein einziger Spion:
       *[other] Deine { $count } Spione:
    }
spy-line = { $spy }, { $number ->
        [0] Ersatzspion
       *[other] Nummer { $number }
    }, { $where }.
    .brief = { $spy }, { $where }.
spy-item = { $letter }, { $where }
    .brief = { $letter }, { $where }
spy-item-known = { $letter }, Nummer { $number }, { $where }
spies-of = { $colour }: { $items }.
spy-where = { $spy } ist { $where }.
own-where = Dein Spion { $letter } ist { $where }.
own-carries = Dein Spion { $letter } ist { $where } und hat { $bazong }.
    .brief = Dein Spion { $letter } hat { $bazong }.
numbers-count = { $count ->
        [0] Fremde Nummern kennst du keine.
        [one] Eine fremde Nummer kennst du:
       *[other] { $count } fremde Nummern kennst du:
    }
    .brief = { $count ->
        [0] Bekannte Nummern: keine.
       *[other] Bekannte Nummern: { $count }.
    }
number-own = { $spy } ist Nummer { $number }.
number-beaten = { $spy } ist Nummer { $number }, nach einer Niederlage gezeigt.
    .brief = { $spy } ist { $number }, besiegt.
number-accused = { $spy } ist Nummer { $number }, als Verräter genannt und gezeigt.
    .brief = { $spy } ist { $number }, war verdächtigt.
number-viewed = { $spy } ist Nummer { $number }, durch den Schein Ansicht.
    .brief = { $spy } ist { $number }, durch Ansicht.
number-alfred = { $spy } ist Nummer { $number }, auf einem Alfred-Feld gesehen.
    .brief = { $spy } ist { $number }, durch Alfred.
number-deduced = { $spy } ist Nummer { $number }, weil die anderen bekannt sind.
    .brief = { $spy } ist { $number }, erschlossen.
number-shown = { $spy } ist Nummer { $number }, am Ende gezeigt.
    .brief = { $spy } ist { $number }.
numbers-unknown = Feinde, deren Nummer du nicht kennst: { $spies }.
envelope = Der Verräter von { $colour } ist Nummer { $number }.
    .brief = Verräter von { $colour }: { $number }.
traitor-shown = Der Verräter von { $colour } war Nummer { $number }.
envelope-none = Dein Umschlag ist leer.
deck-off = In diesem Spiel wird nichts notiert.
deck-own = { $players ->
        [2] Bekannte Scheine bei dir
       *[other] Bekannte Scheine bei euch
    }, von oben: { $items }.
    .brief = { $players ->
        [2] Scheine bei dir
       *[other] Scheine bei euch
    }: { $items }.
deck-theirs = { $players ->
        [2] Bekannte Scheine des Feindes
       *[other] Bekannte Scheine der Feinde
    }, von oben: { $items }.
    .brief = { $players ->
        [2] Feind, Scheine
       *[other] Feinde, Scheine
    }: { $items }.
deck-item = Schein { $depth } { $pass }
    .brief = { $depth } { $pass }
deck-unseen = Noch nicht gesehen, aber in diesem Stapel: { $items }.
deck-rest = { $count ->
        [one] { $pass }
        [2] zweimal { $pass }
        [3] dreimal { $pass }
       *[other] { $count }-mal { $pass }
    }
side = Seite { $number }:
ahead = Das hat { $spy } { $at } vor sich, { $count } Felder weit:
    .brief = Voraus, { $spy }:
ahead-item = { $steps } voraus: { $place }, { $count ->
        [0] leer
       *[other] { $items }
    }.
ahead-alfred = { $steps } voraus: { $place }, Alfred, { $count ->
        [0] leer
       *[other] { $items }
    }.
ahead-dangers = Feinde, die mit einem Schritt oder Schein zu { $spy } kommen: { $items }.
    .brief = Feinde, die { $spy } erreichen: { $items }.
danger = { $steps ->
        [one] { $spy }, ein Feld entfernt
       *[other] { $spy }, { $steps } Felder entfernt
    }
    .brief = { $spy }, { $steps } entfernt
embassy-bazong = Das Bazong ist daheim.
embassy-robbed = Das Bazong ist nicht daheim.
attack-now = Möglich: { $items }.
attack-nobody = Einen Schritt vor deinen Spionen steht kein Feind.
    .brief = Kein Feind steht einen Schritt weiter.
    .prompt = Keiner erreichbar.
attack-step = `Schritt { $letter }`
attack-by-step = { $spy } greifst du so an: { $items }.
attack-by-pass = { $spy } ist { $steps } Felder vor deinem Spion { $letter }: { $depth ->
        [0] So weit geht es nur mit einem Schein
       *[other] So weit geht es mit `Schein { $depth }`
    }.
    .brief = { $spy }: { $steps } weiter, { $depth ->
        [0] nur per Schein
       *[other] `Schein { $depth }`
    }.
attack-far = Mit keinem Zug kommst du jetzt zu { $spy }.
    .brief = Außer Reichweite: { $spy }.
goal-by-pass = Dorthin sind es { $steps } Felder für deinen Spion { $letter }, und ein Schritt ist eines: { $depth ->
        [0] So weit geht es nur mit einem Schein
       *[other] So weit geht es mit `Schein { $depth }`
    }.
    .brief = Das sind { $steps } Felder: { $depth ->
        [0] nur per Schein
       *[other] `Schein { $depth }`
    }.
goal-far = So kommt dein Spion { $letter } { $to }, nicht { $place }.
    .brief = So kommt Spion { $letter } { $to }.
look-nobody = Kein Feind ist auf einem Alfred-Feld, also kannst du niemanden ansehen.
    .brief = Kein Feind ist auf einem Alfred-Feld.
    .prompt = Niemand da.
look-known = { $spy } { $where }: Nummer { $number }, schon bekannt.
    .brief = { $spy } { $where }: { $number }.
move-step = `Schritt { $letter }`: { $to }.
move-walk = `{ $letter }`: { $to }.
move-step-attack = `Schritt { $letter }`: { $to }, du greifst { $spies } an.
move-walk-attack = `{ $letter }`: { $to }, du greifst { $spies } an.
move-pass = `Schein 1`, `Schein 2` oder `Schein 3`.
move-free = `Frei { $letter }`, für eine Zillion.
move-clear = `Räume 1`, `räume 2` oder `räume 3`: Würfe mit dem Fallenwürfel.
    .brief = `Räume 1`, `räume 2` oder `räume 3`.
move-trap = { $fields ->
        [one] Falle auf das eine leere Feld: { $items }.
       *[other] Falle auf eines von { $fields } leeren Feldern: { $items }.
    }
move-view = `Schau { $spy }`.
move-look = Ansehen kannst du { $spies }, auf einem Alfred-Feld.
move-attack = `Angriff { $spy }`.
move-unmask = `Entlarve { $spy }`, den Verräter.
move-decline = `Nein`: niemanden entlarven.
move-sweep = `Räume { $trap }` auf { $field }.
move-plan = `Plan A`, `Plan B` oder `Plan C`.
move-keep = Behalte { $bazong }.

# Was nicht geht

refusal-spectator = Du hörst hier nur zu.
    .prompt = Du hörst zu.
refusal-game-over = Das Spiel ist zu Ende.
    .prompt = Zu spät.
refusal-you-are-out = Du bist nicht mehr im Spiel.
    .prompt = Draußen.
refusal-not-your-turn = Du bist nicht dran.
    .prompt = Nicht dran.
first-prepare = Sag erst, wer im Kerker wartet und wer der Verräter ist, etwa `C 2`.
    .brief = Erst vorbereiten, etwa `C 2`.
    .prompt = Erst vorbereiten.
first-turn = Das geht in deinem Zug nicht. Mach einen Schritt, oder nimm einen Schein, etwa `schein 1`.
    .brief = Erst ein Schritt oder `Schein 1`.
    .prompt = Zieh erst.
first-walk = Nenn erst den Spion, der geht, etwa `A`.
    .brief = Nenn erst den Spion, der geht.
    .prompt = Wer geht?
first-view = Nenn erst den Feind, den du ansiehst, etwa `weiß B`.
    .brief = Nenn erst, wen du ansiehst.
    .prompt = Wen sehen?
first-sweep = Nenn erst die Falle, die geräumt wird, etwa `schlange`.
    .brief = Nenn erst die Falle.
    .prompt = Falle?
first-attack = Nenn erst den Feind, den du angreifst, etwa `weiß B`.
    .brief = Nenn erst, wen du angreifst.
    .prompt = Wen?
first-plan = Wähle erst einen Plan: `A`, `B` oder `C`.
    .prompt = Plan?
first-keep = Sag erst die Farbe des Bazongs, das bleibt.
    .brief = Erst: welches Bazong bleibt?
    .prompt = Welches?
first-question = Antworte erst: Entlarve einen Spion, oder sag `nein`.
    .brief = Erst: entlarve einen, oder `nein`.
    .prompt = Entlarven?
refusal-after-move = Das geht nur am Anfang deines Zuges, bevor du ziehst.
    .brief = Nur bevor du ziehst.
    .prompt = Zu spät.
refusal-must-move = Du musst ziehen: Geh einen Schritt, oder nimm einen Schein, etwa `schein 1`.
    .brief = Ein Schritt oder `Schein 1`.
    .prompt = Zieh erst.
refusal-one-to-three = Tippe 1, 2 oder 3.
    .prompt = 1, 2 oder 3.
refusal-in-dungeon = Dein Spion { $letter } ist im Kerker.
    .prompt = { $letter } im Kerker.
refusal-own-not-in-play = Dein Spion { $letter } ist nicht im Spiel.
    .prompt = { $letter } fehlt.
refusal-trapped = Dein Spion { $letter } kommt an der Falle { $trap } auf { $field } nicht vorbei.
    .brief = Die Falle auf { $field } stoppt Spion { $letter }.
    .prompt = Falle auf { $field }.
refusal-no-room = Dein Spion { $letter } kann nicht in deine Botschaft: Zwei Spione sind dort.
    .brief = Kein Platz daheim für Spion { $letter }.
    .prompt = Kein Platz.
refusal-not-in-dungeon = Dein Spion { $letter } ist nicht im Kerker.
    .prompt = { $letter } ist frei.
refusal-embassy-full = In deiner Botschaft sind zwei Spione; sie ist voll.
    .brief = Deine Botschaft ist voll.
    .prompt = Kein Platz.
refusal-too-dear = { $price ->
        [one] Das kostet eine Zillion, und du hast keine.
       *[other] Das kostet { $price } Zillionen; so viele hast du nicht.
    }
    .brief = Das kostet { $price }, zu viel für dich.
    .prompt = Kostet { $price }.
refusal-all-bazongs-home = Fallen gibt es nur, solange ein Bazong unterwegs ist.
    .brief = Kein Bazong unterwegs: keine Falle.
    .prompt = Jetzt nicht.
refusal-trap-placed = In diesem Zug hast du schon eine Falle gestellt.
    .brief = Nur eine Falle pro Zug.
    .prompt = Nur eine.
refusal-trap-lies = Falle { $trap } steht schon auf { $field }.
    .prompt = Steht auf { $field }.
refusal-no-trap-in-embassy = In Botschaften kommen keine Fallen.
    .prompt = Nicht dort.
refusal-not-empty = { $field } ist nicht leer.
    .prompt = { $field } nicht leer.
refusal-off-board = { $field } gibt es auf diesem Ring nicht.
    .prompt = Kein { $field }.
refusal-no-trap = Auf dem Brett steht keine Falle.
    .prompt = Keine Falle.
refusal-trap-not-there = Falle { $trap } steht nicht auf dem Brett.
    .brief = Falle { $trap } steht nicht da.
    .prompt = Nicht { $trap }.
refusal-die-ordered = In diesem Zug hast du schon gewürfelt.
    .brief = In diesem Zug schon gewürfelt.
    .prompt = Nur einmal.
refusal-no-enemy = { $spy } ist kein Feind von dir.
    .prompt = { $spy }: kein Feind.
refusal-no-number = { $spy } ist ein Ersatzspion ohne Nummer.
    .brief = { $spy } hat keine Nummer.
    .prompt = { $spy }: ohne Nummer.
refusal-not-in-play = { $spy } ist nicht im Spiel.
    .prompt = { $spy } fehlt.
refusal-not-there = { $spy } kann jetzt nicht angegriffen werden.
    .brief = { $spy } ist jetzt nicht angreifbar.
    .prompt = Nicht { $spy }.
refusal-not-on-alfred = { $spy } ist auf keinem Alfred-Feld.
    .prompt = { $spy }: kein Alfred.
refusal-already-known = Die Nummer von { $spy } kennst du schon.
    .brief = { $spy } kennst du schon.
    .prompt = Bekannt.
refusal-no-such-bazong = Dieses Bazong hat dein Spion nicht.
    .prompt = Hat er nicht.
refusal-no-envelope = Für { $colour } hast du keinen Umschlag.
    .prompt = Hast du nicht.
refusal-questions-on = Fragen sind schon an.
    .prompt = Schon an.
refusal-questions-all = Alle Fragen sind schon an.
    .prompt = Schon alle.
refusal-questions-off = Fragen sind schon aus.
    .prompt = Schon aus.

# Was nicht verstanden wird

misread-pass = Welcher Schein: 1, 2 oder 3 von oben? Zum Beispiel `schein 1`.
    .brief = Welcher? Etwa `schein 1`.
    .prompt = `schein 1`?
misread-clear = Wie viele Würfe: 1, 2 oder 3? Zum Beispiel `räume 1`.
    .brief = Wie viele? Etwa `räume 1`.
    .prompt = `räume 1`?
misread-letter-missing = Welcher deiner Spione? Zum Beispiel `schritt A`.
    .brief = Welcher Spion? Etwa `schritt A`.
    .prompt = Spion?
misread-letter = "{ $word }" ist keiner deiner Spione. Sie heißen A, B, C und später D.
    .brief = "{ $word }" ist kein Spion von dir.
    .prompt = Kein Spion.
misread-trap = Welche Falle, und wohin? Zum Beispiel `falle schlange 2.3`.
    .brief = Etwa `falle schlange 2.3`.
    .prompt = Welche, wo?
misread-which-trap = Welche Falle: `schlange`, `magnet` oder `flasche`?
    .brief = `Schlange`, `magnet` oder `flasche`?
    .prompt = Falle?
misread-plan = Welcher Plan: `A`, `B` oder `C`?
    .prompt = `A`, `B`, `C`?
misread-bazong = Welches Bazong? Tippe seine Farbe, etwa `behalte weiß`.
    .brief = Welche Farbe? Etwa `behalte weiß`.
    .prompt = Farbe?
misread-prepare = Tippe einen Buchstaben von A bis C und eine Nummer von 1 bis 3, etwa `{ $command } C 2`.
    .brief = Buchstabe, Nummer: `{ $command } C 2`.
    .prompt = Buchstabe, Nummer?
misread-prepare-number = Der Verräter ist also Nummer { $number }. Und wer wartet im Kerker? Etwa `C { $number }`.
    .brief = Und wer wartet? Etwa `C { $number }`.
    .prompt = Und im Kerker?
misread-prepare-letter = Spion { $letter } wartet also. Und welche Nummer ist der Verräter? Etwa `{ $letter } 2`.
    .brief = Und der Verräter? Etwa `{ $letter } 2`.
    .prompt = Und der Verräter?
misread-spy-missing = Welcher Spion? Zum Beispiel weiß B.
    .prompt = Spion?
misread-spy = "{ $word }" ist hier kein Spion. Spione heißen so: weiß B.
    .brief = "{ $word }" ist hier kein Spion.
    .prompt = Kein Spion.
misread-which-spy = Welcher: { $fits }?
    .prompt = Farbe?
misread-side = Welche Seite? Es gibt 1 bis { $count }, etwa `seite 1`.
    .brief = Seiten: 1 bis { $count }.
    .prompt = 1 bis { $count }?
misread-surplus = "{ $word }" ist zu viel. { $move ->
        [step] Ein Schritt ist ein Feld: `A`.
        [walk] Nenn nur den Spion: `A`.
        [pass] Du nimmst einen Schein: `schein 1`.
        [free] Einer nach dem anderen: `frei C`.
        [trap] Zu einer Falle gehören ihr Name und ein Feld: `falle schlange 2.3`.
        [sweep] Nenn nur die Falle: `schlange`.
        [clear] Tippe nur, wie oft: `räume 2`.
        [plan] Ein Plan ist ein Buchstabe: `plan A`.
        [keep] Nenn nur eine Farbe: `behalte weiß`.
        [prepare] Tippe einen Buchstaben und eine Nummer: `bereit C 2`.
        [no] Tippe nur `nein`.
       *[other] Nenn einen Spion wie weiß B.
    }
    .brief = Zu viel: "{ $word }".
    .prompt = Zu viel.
misread-field = Felder gehen von 1.1 bis { $last }.

# Tipps: was der Computer täte, und warum

hint-letter = Tippe `{ $command } { $letter }`.
hint-number = Tippe `{ $command } { $number }`.
hint-spy = Tippe `{ $command } { $spy }`.
hint-trap = Tippe `{ $command } { $trap } { $field }`.
hint-sweep = Tippe `{ $command } { $trap }`.
hint-keep = Tippe `{ $command } { $colour }`.
hint-walk = Tippe `{ $letter }`.
hint-prepare = Tippe `{ $letter } { $number }`.
hint-why-prepare = Alle Nummern sind noch geheim, also ist jede Wahl so gut wie die andere.
    .brief = Jede Wahl ist gleich gut.
hint-why-free = { $free ->
        [0] Du hast keinen freien Spion, und nur ein freier kann gehen, angreifen und ein Bazong tragen; die eine Zillion hast du übrig.
       *[other] Nur ein freier Spion kann gehen, angreifen und ein Bazong tragen, und die eine Zillion hast du übrig.
    }
    .brief = Ein freier Spion ist eine Zillion wert.
hint-free-any = Welchen Spion du freikaufst, macht für mich keinen Unterschied.
    .brief = Welcher Spion, ist mir gleich.
hint-free-safe = Spion { $letter } hat keine Nummer, also kann ihn niemand entlarven.
    .brief = Spion { $letter } kann niemand entlarven.
hint-free-unweighed = Welchen Spion du am besten freikaufst, habe ich nicht verglichen.
    .brief = Welchen am besten, ist nicht verglichen.
hint-twin-spy = Mit Spion { $letter } wäre es dasselbe: Er steht am selben Ort.
    .brief = Mit Spion { $letter } ist es dasselbe.
hint-why-free-last = Nur ein freier Spion kann gehen, angreifen und ein Bazong tragen, aber es ist deine letzte Zillion: Verlierst du danach einen Zoff, bist du draußen.
    .brief = Die letzte Zillion für einen Spion.
hint-why-free-guests = In deiner Botschaft ist der Feind, und Spion { $letter } greift dort an, sobald er frei ist.
    .brief = Spion { $letter } greift den Feind daheim an.
hint-why-free-robber = { $spy } trägt { $bazong } und steht in deiner Botschaft; Spion { $letter } greift dort an, sobald er frei ist.
    .brief = Spion { $letter } greift daheim { $spy } an.
hint-why-free-step = Danach kann Spion { $letter } gleich einen Schritt gehen. { $then }
    .brief = Danach Schritt { $letter }. { $then }
hint-why-trap = { $spy } trägt { $bazong } und müsste dort vorbei.
    .brief = Falle stoppt { $spy } mit dem Bazong.
hint-why-trap-way = Eine Falle steht dort den Feinden im Weg.
    .brief = Eine Falle hält dort die Feinde auf.
hint-why-clear-carrier = Eine Falle stoppt Spion { $letter }, und der trägt { $bazong }.
    .brief = Falle stoppt Spion { $letter } mit Bazong.
hint-why-clear-partner = Eine Falle steht { $spy } im Weg, und der bringt { $bazong } für euch ans Ziel.
    .brief = Falle stoppt { $spy } mit Bazong.
hint-why-clear = Eine Falle steht deinen Spionen im Weg.
hint-why-clear-idle = Gerade hält keine Falle deine Spione auf, aber viel Besseres gibt es auch nicht zu tun.
    .brief = Keine Falle stört; Besseres fehlt.
hint-clear-odds = { $lying ->
        [one] Die Falle
       *[other] Eine bestimmte Falle
    } ist mit { $count ->
        [one] einem Wurf
       *[other] { $count } Würfen
    } in { $percent } von 100 Fällen weg{ $others ->
        [0] .
        [one] , mit einem Wurf in { $less }.
       *[other] , mit { $others } Würfen in { $less }.
    }
    .brief = { $lying ->
        [one] Die Falle: { $percent } von 100.
       *[other] Eine bestimmte Falle: { $percent } von 100.
    }
hint-same-pass = Auch gut: { $what } Beide Scheine hat noch keiner gesehen.
    .brief = Auch gut: { $what }
hint-why-win = Spion { $letter } bringt { $bazong } ans Ziel, und damit gewinnst du das Spiel.
    .brief = Spion { $letter } gewinnt mit dem Bazong.
hint-why-win-fight = Gewinnt Spion { $letter } dort den Zoff, ist ein Bazong am Ziel, und damit gewinnst du das Spiel.
    .brief = Spion { $letter } kann dort alles gewinnen.
hint-why-rob = Spion { $letter } holt { $bazong }, du bekommst Zillionen dafür und ziehst nochmals.
    .brief = Spion { $letter } holt { $bazong }.
hint-why-rob-fight = { $count ->
        [one] Besiegt Spion { $letter } dort { $spy }, holt er { $bazong }.
       *[other] Besiegt Spion { $letter } dort alle Feinde, holt er { $bazong }.
    }
    .brief = Spion { $letter } kämpft um { $bazong }.
hint-why-rob-win = Spion { $letter } holt { $bazong }, und mit den Zillionen dafür gewinnst du das Spiel.
    .brief = Spion { $letter } gewinnt, mit Zillionen.
hint-why-rob-fight-win = { $count ->
        [one] Besiegt Spion { $letter } dort { $spy }, holt er { $bazong }, und mit den Zillionen gewinnst du das Spiel.
       *[other] Besiegt Spion { $letter } dort alle Feinde, holt er { $bazong }, und mit den Zillionen gewinnst du das Spiel.
    }
    .brief = Siegt Spion { $letter } dort, gewinnst du.
hint-why-carrier = { $spy } hat { $bazong }, und wer angreift, gewinnt in zwei von drei Fällen.
    .brief = { $spy } trägt ein Bazong.
hint-why-attack = Wer angreift, gewinnt in zwei von drei Fällen, und { $spy } käme in den Kerker.
    .brief = Wer angreift, gewinnt meistens.
hint-why-attack-then = Besiegt die graue Spionin { $spy }, ziehst du nochmals, und Spion { $letter } kann mit einem Schritt { $other } angreifen.
    .brief = Danach trifft Spion { $letter } { $other }.
hint-why-attack-win = Wer angreift, gewinnt in zwei von drei Fällen, und mit einem Sieg über { $spy } gewinnst du das Spiel.
    .brief = Besiegst du { $spy }, gewinnst du.
hint-why-attack-all = Mit wem du auch anfängst: { $count ->
        [2] Beide
       *[other] Alle { $count }
    } besiegst du in { $percent } von 100 Fällen.
    .brief = { $count ->
        [2] Beide
       *[other] Alle { $count }
    } in { $percent } von 100 Fällen.
hint-why-broke = Ohne eine Zillion zum Zahlen bist du draußen, wenn du den Zoff verlierst; wer angreift, gewinnt in zwei von drei Fällen.
    .brief = Verlierst du, bist du draußen.
hint-why-closest = Von den Feinden, die zur Wahl stehen, ist { $spy } seinem Ziel am nächsten.
    .brief = { $spy } ist am nächsten am Ziel.
hint-why-close = Von den Feinden, die zur Wahl stehen, ist keiner näher an seinem Ziel als { $spy }.
    .brief = Keiner ist näher an seinem Ziel.
hint-why-find = Dort findest du { $bazong }.
    .brief = Dort liegt { $bazong }.
hint-why-home = Spion { $letter } trägt { $bazong } und kommt näher ans Ziel; dann { $count ->
        [one] fehlt noch ein Feld
       *[other] fehlen noch { $count } Felder
    }.
    .brief = Spion { $letter } bringt das Bazong näher.
hint-why-escape = Spion { $letter } kommt außer Reichweite von { $spy }.
    .brief = Spion { $letter } entkommt { $spy }.
hint-why-near = Spion { $letter } kommt näher an { $bazong } heran; dann { $count ->
        [one] fehlt noch ein Feld
       *[other] fehlen noch { $count } Felder
    }.
    .brief = Spion { $letter }: noch { $count } bis zu einem Bazong.
hint-why-near-field = Spion { $letter } kommt näher an { $bazong } auf { $field } heran; dann { $count ->
        [one] fehlt noch ein Feld
       *[other] fehlen noch { $count } Felder
    }.
    .brief = Spion { $letter }: noch { $count } bis zum Bazong auf { $field }.
hint-why-spare = Spion { $letter } würde { $bazong } am Ziel vorbeitragen.
    .brief = Spion { $letter } ginge am Ziel vorbei.
hint-why-any = { $count ->
        [one] Etwas anderes kannst du jetzt nicht tun.
       *[other] Du kannst jetzt { $count } Dinge tun, und das ist eins davon.
    }
    .brief = { $count ->
        [one] Etwas anderes geht nicht.
       *[other] Es ist eins von { $count } Dingen.
    }
hint-threat = { $spy } trägt { $bazong }; bis zum Ziel { $count ->
        [one] fehlt noch ein Feld
       *[other] fehlen noch { $count } Felder
    }.
    .brief = { $spy }: noch { $count } bis zum Ziel.
hint-threat-trapped = { $spy } trägt { $bazong }; bis zum Ziel { $count ->
        [one] fehlt noch ein Feld
       *[other] fehlen noch { $count } Felder
    }, und auf { $field } steht die Falle { $trap } im Weg.
    .brief = { $spy }: noch { $count }, auf { $field } { $trap }.
hint-passes = Scheine, die du kennst: { $count } von { $all }.
hint-step-then = Danach bringt Schein { $depth }, { $pass }, ihn genau ans Ziel.
    .brief = Danach Schein { $depth }: genau ans Ziel.
hint-step-safe = Mit Schein { $depth } käme er weiter, aber dort könnte { $spy } ihn angreifen.
    .brief = Schein { $depth }: Dort droht { $spy }.
hint-step-keeps = Mit Schein { $depth } käme er weiter, aber der bleibt so für später liegen.
    .brief = Schein { $depth } bleibt für später.
hint-comes-up = Dann liegen oben: { $items }.
    .brief = Dann { $items }.
hint-why-pass-win = Das ist der Schein { $pass }, und damit bringt Spion { $letter } { $bazong } ans Ziel, und du gewinnst.
    .brief = { $pass } gewinnt mit Spion { $letter }.
hint-why-pass-money = Das ist der Schein { $pass }, und der bringt dir Zillionen: { $gain }.
    .brief = { $pass } bringt Zillionen: { $gain }.
hint-why-pass-money-win = Das ist der Schein { $pass }, und der bringt dir die Zillionen, mit denen du gewinnst: { $gain }.
    .brief = { $pass } gewinnt, Zillionen: { $gain }.
hint-why-pass-walk = Das ist der Schein { $pass }, und mit dem geht Spion { $letter } { $places } Felder weit.
    .brief = { $pass }: Spion { $letter } geht { $places } Felder.
hint-why-pass-view = Das ist der Schein { $pass }: Du siehst die Nummer eines feindlichen Spions und ziehst nochmals.
    .brief = { $pass } zeigt dir eine Nummer.
hint-why-pass-view-free = Das ist der Schein { $pass }: Er kostet dich keinen Zug, du ziehst gleich nochmals.
    .brief = { $pass } kostet dich keinen Zug.
hint-why-pass-pant = Das ist der Schein { $pass }, und damit kann die graue Spionin { $spy } angreifen.
    .brief = Die Graue greift { $spy } an.
hint-why-pass-pant-win = Das ist der Schein { $pass }, und damit kann die graue Spionin { $spy } angreifen; siegt sie, gewinnst du das Spiel.
    .brief = Besiegt Graue { $spy }, gewinnst du.
hint-why-pass-pant-clear = Das ist der Schein { $pass }, und damit kann die graue Spionin { $spy } angreifen; vorher räumt sie aber { $trap } auf { $field } weg.
    .brief = Graue greift { $spy } an, räumt { $field }.
hint-why-pass-pant-choose = Das ist der Schein { $pass }, und damit kann die graue Spionin { $spy } angreifen; vorher räumt sie aber eine Falle weg, die du wählst.
    .brief = Graue räumt und greift { $spy } an.
hint-why-pass-idle = Das ist der Schein { $pass }, und der ändert nichts: Alle Spione bleiben, wo sie sind.
    .brief = { $pass } ändert nichts.
hint-why-pass-unseen = Scheine, die noch keiner gesehen hat: { $count }; mit { $steps ->
        [one] einem
       *[other] { $steps }
    } davon geht ein Spion { $spread ->
        [0] { $most }
       *[other] { $least } bis { $most }
    } Felder{ $sobs ->
        [0] .
       *[other] ; ein anderer ist der Schluchz, der das Bazong zurückbrächte, das du trägst.
    }
    .brief = { $count } ungesehen, { $steps } davon zum Gehen.
hint-why-pass-unseen-rest = Scheine, die noch keiner gesehen hat: { $count }, und zwar { $passes }; damit geht kein Spion.
    .brief = { $count } ungesehen, keiner zum Gehen.
hint-why-pass-unseen-kinds = Scheine, die noch keiner gesehen hat: { $count }, und zwar { $passes }.
    .brief = Ungesehen: { $passes }.
hint-why-pass-unseen-cheque = Scheine, die noch keiner gesehen hat: { $count }, darunter der Scheck, mit dem du gewinnst.
    .brief = { $count } ungesehen, 1 davon gewinnt.
hint-why-helpless = Keiner deiner Spione kann { $spy } noch aufhalten.
    .brief = Kein Spion von dir hält { $spy } auf.
hint-why-helpless-pass = Mit einem Schritt kann keiner deiner Spione { $spy } noch aufhalten, mit einem Schein vielleicht.
    .brief = { $spy }: höchstens ein Schein hilft.
hint-why-helpless-yet = Das hält { $spy } nicht auf, und dem fehlt nur noch ein Feld; helfen kann höchstens ein Schein, den noch keiner gesehen hat.
    .brief = { $spy }: höchstens ein Schein hilft.
hint-why-helpless-then = Das allein hält { $spy } nicht auf, und dem fehlt nur noch ein Feld; danach kann noch Schein { $depth } helfen.
    .brief = { $spy }: Danach hilft nur Schein { $depth }.
hint-why-stuck = Keiner deiner freien Spione kann einen Schritt gehen; Scheine, die noch keiner gesehen hat: { $count }{ $useful ->
        [0] , aber keiner davon bewirkt jetzt etwas
        [one] , und einer davon bewirkt auch jetzt etwas
       *[other] , und { $useful } davon bewirken auch jetzt etwas
    }.
    .brief = Kein Schritt. Ungesehen: { $count }, nützlich: { $useful }.
hint-why-stuck-cheque = Keiner deiner freien Spione kann einen Schritt gehen; Scheine, die noch keiner gesehen hat: { $count }, darunter der Scheck, mit dem du gewinnst.
    .brief = Kein Schritt; { $count } ungesehen, 1 gewinnt.
hint-why-jailed = Alle deine Spione sind im Kerker; Scheine, die noch keiner gesehen hat: { $count }{ $useful ->
        [0] , aber keiner davon bewirkt jetzt etwas
        [one] , und einer davon bewirkt auch jetzt etwas
       *[other] , und { $useful } davon bewirken auch jetzt etwas
    }.
    .brief = Alle im Kerker. Ungesehen: { $count }, nützlich: { $useful }.
hint-why-jailed-cheque = Alle deine Spione sind im Kerker; Scheine, die noch keiner gesehen hat: { $count }, darunter der Scheck, mit dem du gewinnst.
    .brief = Im Kerker; { $count } ungesehen, 1 gewinnt.
hint-why-view = Die Nummer von { $spy } hast du noch nicht gesehen.
    .brief = Nummer noch unbekannt: { $spy }.
hint-why-view-any = Einen Verräter suchst du nicht mehr, also ist jede Wahl so gut wie die andere.
    .brief = Kein Verräter mehr zu suchen.
hint-why-view-known = Alle, die du ansehen kannst, kennst du schon: { $spy } ist Nummer { $number }.
    .brief = Bekannt: { $spy }, Nummer { $number }.
hint-why-sweep-at = Diese Falle steht auf { $field }.
hint-why-look = Er könnte der Verräter aus deinem Umschlag sein, Nummer { $number }.
    .brief = Vielleicht der Verräter, Nummer { $number }.
hint-why-look-free = Ansehen kostet nichts.
hint-why-sweep = Keine Falle steht deinen Spionen näher.
hint-why-plan = Jeder Plan ist so gut wie der andere, solange niemand ahnt, welchen du nimmst.
    .brief = Jeder Plan ist gleich gut.
hint-why-plan-attack = Mit jedem Plan besiegst du { $spy } in zwei von drei Fällen, solange niemand ahnt, welchen du nimmst.
    .brief = Jeder Plan gewinnt in 2 von 3 Fällen.
hint-why-plan-defend = Mit jedem Plan hält dein Spion { $letter } in einem von drei Fällen stand, solange niemand ahnt, welchen du nimmst.
    .brief = Spion { $letter } hält in 1 von 3 Fällen stand.
hint-why-keep-theirs = Mit einem feindlichen Bazong gewinnst du das Spiel, wenn du es ans Ziel bringst.
    .brief = Damit kannst du am Ziel gewinnen.
hint-why-keep-ours = Solange du es hast, können die Feinde nicht damit gewinnen.
    .brief = Dann gewinnen die Feinde nicht damit.
hint-why-unmask = { $spy } ist Nummer { $number }, und die steht in deinem Umschlag.
    .brief = { $spy } ist der Verräter, Nummer { $number }.
hint-why-unmask-only = Nach allem, was du gesehen hast, kann nur { $spy } die Nummer { $number } haben.
    .brief = Nummer { $number } kann nur { $spy } sein.
hint-why-guess = Ich bin nicht sicher, aber { $spy } trägt { $bazong } und gewinnt sonst bald.
    .brief = Geraten, ehe { $spy } gewinnt.
hint-why-decline = Von keinem Spion weißt du sicher, dass er der Verräter ist.
    .brief = Du kennst keinen Verräter sicher.

# Hilfe

help-prepare = Wähle, welcher deiner Spione A, B und C im Kerker anfängt, und welche Nummer von 1 bis 3 beim Feind der Verräter ist: `C 2`.
    Frag: `regeln aufbau`, `regeln`, `hilfe alle`.
help-turn = Zieh: `schritt A` oder nur `A`, oder nimm einen Schein von oben: `schein 1` oder nur `1`, `2`, `3`.
    Davor: `frei C`, `falle schlange 2.3`, `räume 2`, `entlarve weiß B`. Jederzeit in deinem Zug: `schau weiß B`.
    Frag: `stand`, `züge`, `angriff`, `spione`, `geld`, `voraus A`, `seite 2`, `nummern`, `stapel`, `umschlag`, `schau 2.3`, `zuletzt`, `verlauf`, `notiz`.
    Deine Spione nennst du nur mit dem Buchstaben, alle anderen mit Farbe und Buchstaben. Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-again = Zieh nochmals: `schritt A` oder nur `A`, oder nimm einen Schein von oben: `schein 1` oder nur `1`, `2`, `3`.
    Frag: `stand`, `züge`, `angriff`, `spione`, `voraus A`, `stapel`. Mehr: `hilfe alle`, `regeln`.
help-walk = Nenn den Spion, der geht, etwa `A`. Mit `züge` hörst du, wohin jeder käme.
help-view = Nenn den feindlichen Spion, dessen Nummer du dir ansiehst, etwa `weiß B`. Nur du erfährst sie.
help-attack = Nenn den Feind, den du angreifst, etwa `weiß B`. Mit `züge` hörst du alle.
help-sweep = Nenn die Falle, die geräumt wird: `schlange`, `magnet` oder `flasche`.
help-keep = Nenn die Farbe des Bazongs, das dein Spion behält, etwa `weiß`. Das andere bleibt hier.
help-plan = Wähle einen Plan: `A`, `B` oder `C`. Gleiche Pläne: Wer verteidigt, gewinnt. Verschiedene: Wer angreift.
help-question = Entlarve einen Spion als Verräter aus deinem Umschlag, etwa `entlarve weiß B`, oder sag `nein`.
    Wenn du dich irrst, bist du draußen. Damit ich nicht mehr frage: `fragen aus`.
help-over = Das Spiel ist zu Ende. Frag: `stand`, `nummern`, `verlauf`, `zuletzt`.

# Die Stufen

levels-here = Bei Spion: leicht vergisst Scheine, schätzt Züge falsch ein und mag Plan A.
    Normal merkt sich meistens die Scheine und achtet auf die eigene Botschaft.
    Ab Stufe 8 spielt der Computer mit Nummern weiter, die deine Spione haben könnten.
    .brief = Ab 8 spielt er mehrere Züge weiter.

# Womit man prahlt

best-spion-turns = Schnellster Sieg: nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }, in { $game }, { $when }.
    .brief = Schnellster Sieg: { $count }, { $game }.
best-spion-fights = Die meisten Siege im Zoff in einem Spiel: { $count }, in { $game }, { $when }.
    .brief = Zoff gewonnen: { $count }-mal, { $game }.
best-spion-traitors = Die meisten entlarvten Verräter in einem Spiel: { $count }, in { $game }, { $when }.
    .brief = Verräter entlarvt: { $count }, { $game }.

# Was man am Anfang tut

help-first-prepare = Für den Anfang ist jede Wahl recht, etwa `C 2`.
help-first-turn = Für den Anfang nimm einen Schein, etwa `1`, und hör, was er tut; oder hör mit `züge`, was sonst noch geht.
help-first-plan = Für den Anfang: Kein Plan ist besser als die anderen, tippe irgendeinen der drei.
help-first-question = Für den Anfang: Wenn du nicht sicher bist, tippe `nein`.

# Überschriften über Zeilen, die man wählen kann.

choices-look = Ansehen
choices-buy = Vor dem Zug
choices-traps = Eine Falle stellen, Seite für Seite
choices-trap = { $trap ->
    [snake] Schlange
    [magnet] Magnet
   *[bottle] Flasche
}
choices-unmask = Den Verräter raten
