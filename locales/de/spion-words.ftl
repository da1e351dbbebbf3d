# Die Wörter, die man in Spion tippen kann: word-ID, das übliche zuerst; explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-black = schwarz
word-white = weiß
word-black-red = schwarz-rot, rot, schwarzrot
word-white-blue = weiß-blau, blau, weißblau
word-snake = schlange
word-magnet = magnet
word-bottle = flasche
word-embassy = botschaft
word-nobody = niemand, niemanden, keinen

# Varianten, hinter dem Wort spiele

word-no-notes = ohne-notizen, ohnenotizen

# Befehle

word-step = schritt, gehe, gehen, ziehen, laufen
explain-step = { $words }: Einer deiner Spione rückt ein Feld vor, oder so weit, wie ein Schein es sagt: `schritt A`. Der Buchstabe allein genügt, und das Feld darf dahinter stehen.
word-pass = schein, nimm, nehmen, passierschein
explain-pass = { $words }: nimmt einen Schein von deinem Stapel, den ersten, zweiten oder dritten von oben: `schein 2`. Die Zahl allein genügt.
word-free = frei, freikaufen, befreie, befreien, kaufe, kaufen
explain-free = { $words }: kauft einen Spion für eine Zillion aus deinem Kerker frei: `frei B`.
word-trap = falle, stelle, stellen
explain-trap = { $words }: stellt für 2 Zillionen eine Falle auf ein leeres Feld: `falle schlange 2.3`.
word-clear = räume, räumen, würfle, würfel, würfeln, fallenwürfel, fallenfutsch-würfel
explain-clear = { $words }: wirft den Fallenwürfel ein-, zwei- oder dreimal, für 1, für 3 oder für 5 Zillionen: `räume 2`.
word-plan = plan
explain-plan = { $words }: dein Plan im Zoff: `plan B`. Der Buchstabe allein genügt.
word-attack = angriff, zoff, angreifen, greifen
explain-attack = { $words }: wen du als Nächstes angreifst: `angriff weiß B`. Bevor du ziehst, hörst du damit, welcher Schritt das tut; mit `angriff` allein hörst du alle.
word-keep = behalte, behalten
explain-keep = { $words }: welches Bazong dein Spion behält: `behalte weiß`.
word-unmask = entlarve, entlarven, fröhn
explain-unmask = { $words }: nennt einen feindlichen Spion als Verräter aus deinem Umschlag: `entlarve weiß B`. Sag nein, wenn du gefragt wirst und nicht willst.
word-look = schau, sieh, schauen, blick, ansehen, zeigen, anzeigen, alfred
explain-look = { $words }: die Nummer eines Feindes auf einem Alfred-Feld oder durch den Schein Ansicht: `schau weiß B`. Sonst, was du von einem Spion oder Feld weißt: `schau 2.3`.
word-done = fertig, verzichte, verzichten
explain-done = { $words }: Du entlarvst niemanden, wenn du gefragt wirst.
word-prepare = bereit
explain-prepare = { $words }: vor dem Spiel, wer im Kerker wartet und welche Nummer der Verräter ist: `bereit C 2`.
word-questions = fragen, frage
explain-questions = { $words }: wann ich frage, ob du jemanden entlarvst: `fragen an`, wenn du den Verräter kennst; `fragen alle`, sooft es möglich ist; `fragen aus`, nie.
word-spies = spione, kerker
explain-spies = { $words }: wo alle Spione sind, deine zuerst.
word-money = geld, zillionen, kasse, kohlenkiste
explain-money = { $words }: die Zillionen beider Seiten, das Ziel, die Kasse.
word-side = seite
explain-side = { $words }: die Felder einer Seite des Rings: `seite 2`.
word-ahead = voraus, vor
explain-ahead = { $words }: was auf den nächsten sechs Feldern vor einem Spion ist, und welche Feinde ihn mit einem Schritt oder Schein erreichen: `voraus A`.
word-numbers = nummern
explain-numbers = { $words }: welche Nummern anderer Spione du kennst, und woher.
word-envelope = umschlag, verräter, wer ist der verräter, wer ist verräter
explain-envelope = { $words }: welche Nummer der Verräter deines Feindes hat, so wie sie in deinem Umschlag steht. Mit `verräter weiß B` entlarvst du, wie mit `entlarve weiß B`.
word-deck = stapel, scheine, passierscheine
explain-deck = { $words }: welche Scheine gesehen wurden, und wo sie in den Stapeln liegen.
word-piece = spion, geh, gehe, gehen, geht, laufe, laufen, läuft, zieh, ziehe, zieht, ziehen, rückt, rücken, wähle, nehme, nimmt, bitte, als, nächstes, wartet, nummer, bewege, beweg, schick, schicke, lauf, soll, ist, dran, setze, setz, figur
hear-game =
    schein: schein ziehen/nehmen, zieh/nimm schein, zieh/nimm einen schein, ich nehme einen schein
    schein #: schein nummer #, zieh/nimm schein #, den # schein, nimm schein #, ich nehme schein #, schein # ziehen
    spione: wo sind meine spione, wo sind spione, wo ist spion @, wo steht spion @, wo sind alle, wer ist im kerker, wo sind die feinde, wo ist computer/gegner, wo stehen meine spione, wo stehen alle, wo sind die anderen, wo sind die gegner, wer ist wo, wo bin ich
    umschlag: was steht im umschlag, was ist in umschlag, welche nummer hat der verräter, verräter nummer, wer ist denn der verräter, welche nummer steht im umschlag
    voraus @: was liegt/ist/kommt vor spion @, was liegt vor @, was kommt vor @, was ist vor @, was liegt vor mir @
    geld: wie viel geld haben wir, wie viel geld, zillionen, wie reich bin ich, wie viele zillionen, wie viel geld habe ich noch, wie viele zillionen habe ich, was haben wir auf der hand, reicht das geld, was habe ich in der kasse
    stapel: welche scheine sind noch, welche scheine gibt es, scheine übrig, was ist im stapel, welche scheine liegen
    nummern: welche nummern kenne ich, was weiß ich von den nummern, wer ist welche nummer, bekannte nummern
    frei @: kauf/kaufe @ frei, hol/hole @ aus dem kerker, lass @ frei, @ freikaufen
    angriff: wen kann ich angreifen, wer ist in reichweite
    nein: niemanden, niemand, lieber niemanden, keinen, niemanden entlarven, nicht entlarven, nein danke, ich entlarve niemanden
    entlarve @: @ ist der verräter, der verräter ist @
    bereit @: @ wartet und verräter ist, @ im kerker verräter, @ wartet verräter
    stand: wo liegen fallen, welche fallen, wo sind fallen, fallen, wo liegen die fallen, wo ist das bazong, wo sind die bazongs, bazong, was ist auf dem ring
