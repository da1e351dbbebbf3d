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
word-piece = spion, geh, gehe, gehen, geht, laufe, laufen, läuft, zieh, ziehe, zieht, ziehen, rückt, rücken, wähle, nehme, nimmt, bitte, als, nächstes, wartet, nummer, bewege, beweg, schick, schicke, lauf, soll, ist, dran, setze, setz, figur, versuche, versuch, probiere, probier, glück, wage, wag, riskiere, riskier, vorwärts, voran, schritt, weiter, los, marschiert, schleicht, schleiche, schleich, rück, renne, rennt, fahr, fahre, fährt, den, oberster, obersten, karte, ausweis, mann, agent, agenten, entscheide, dann, mit, nimm, bring, lass, darf
hear-game =
    schein: schein ziehen/nehmen, zieh/nimm schein, zieh/nimm einen schein, ich nehme einen schein, einen schein bitte, ich will einen schein, ich möchte einen schein, schein einsetzen, mit schein, benutze einen schein
    schein #: schein nummer #, zieh/nimm schein #, den # schein, nimm schein #, ich nehme schein #, schein # ziehen, mit dem # schein, mit schein #, versuch den # schein, versuche den # schein, ich versuche den # schein, ich wage den # schein, ich versuche mein glück mit dem # schein, glück mit dem # schein, ich nehme den # schein, nimm den # schein, den # schein bitte, schein # bitte, ich will schein #, ich möchte schein #, ich möchte den # schein, ich hätte gern den # schein, gib mir schein #, gib mir den # schein, wähle schein #, wähle den # schein, spiel schein #, spiele schein #, benutze schein #, einmal schein #
    spione: wo sind meine spione, wo sind spione, wo ist spion @, wo steht spion @, wo sind alle, wer ist im kerker, wo sind die feinde, wo ist computer/gegner, wo stehen meine spione, wo stehen alle, wo sind die anderen, wo sind die gegner, wer ist wo, wo bin ich, wo stecken meine spione, wo stecken alle, wer steht wo, positionen, alle positionen, positionen der spione, wo stehen die spione, wo steht mein spion @, wo ist mein spion @, wo steckt spion @, wo stehen die anderen, wo stehen die gegner, wo stehen die feinde, feindliche spione, gegnerische spione, spione des gegners, spione der gegner, wer sitzt im kerker, wer sitzt, wer ist gefangen, gefangene, wer ist eingesperrt, kerker, kerkerinsassen, liste der spione, meine agenten, wo sind meine agenten, meine spione
    umschlag: was steht im umschlag, was ist in umschlag, welche nummer hat der verräter, verräter nummer, wer ist denn der verräter, welche nummer steht im umschlag, wer ist mein verräter, mein verräter, wer war mein verräter, wer war der verräter, welche nummer habe ich aufgeschrieben, wen habe ich aufgeschrieben, was habe ich aufgeschrieben, was habe ich in den umschlag geschrieben, inhalt des umschlags, umschlag öffnen, umschlag vorlesen, öffne den umschlag, lies den umschlag, verräter, nummer des verräters
    voraus @: was liegt/ist/kommt vor spion @, was liegt vor @, was kommt vor @, was ist vor @, was liegt vor mir @, was erwartet spion @, was erwartet @, was kommt auf @ zu, was kommt auf spion @ zu, was liegt vor mir bei @, was liegt auf dem weg von @, weg von @, weg vor @, weg vor spion @, felder vor @, felder vor spion @, gefahren vor @, nächste felder von @
    geld: wie viel geld haben wir, wie viel geld, zillionen, wie reich bin ich, wie viele zillionen, wie viel geld habe ich noch, wie viele zillionen habe ich, was haben wir auf der hand, reicht das geld, was habe ich in der kasse, wie dick ist unser geldbeutel/portemonnaie, wie voll ist unser geldbeutel/portemonnaie/kasse, geldbeutel, portemonnaie, brieftasche, konto, kontostand, unser kontostand, finanzen, unsere finanzen, wie sind unsere finanzen, wie steht es um unser geld, wie steht es um die kasse, budget, unser budget, kassenstand, guthaben, unser guthaben, wie reich sind wir, wie reich sind die anderen, wie viel haben wir, wie viel habe ich, was haben wir, was können wir uns leisten, was kann ich mir leisten, können wir uns das leisten, sind wir reich, sind wir pleite, bin ich pleite, wie viel fehlt uns noch, wie viele zillionen fehlen, wie viele zillionen fehlen noch, wie viel geld hat er/gegner, wie viel geld haben die anderen, wie viel hat er/gegner, vermögen, bank
    stapel: welche scheine sind noch, welche scheine gibt es, scheine übrig, was ist im stapel, welche scheine liegen, welche scheine habe ich, welche scheine haben wir, welche scheine kommen, welche scheine kommen noch, welche scheine sind bekannt, bekannte scheine, welche scheine liegen oben, was liegt oben, was liegt oben auf dem stapel, oben auf dem stapel, meine scheine, unsere scheine, restliche scheine
    nummern: welche nummern kenne ich, was weiß ich von den nummern, wer ist welche nummer, bekannte nummern, welche nummern sind bekannt, wessen nummer kenne ich, wessen nummern kenne ich, wen kenne ich, wen kenne ich schon, welche spione kenne ich, wer hat welche nummer, welcher spion hat welche nummer, welche nummer hat wer, wer ist nummer #, gesehene nummern, welche nummern habe ich gesehen, nummern der gegner, nummern der feinde, feindliche nummern, was weiß ich über die gegner, was weiß ich über die feinde
    frei @: kauf/kaufe @ frei, hol/hole @ aus dem kerker, lass @ frei, @ freikaufen, kauf @ raus, kaufe @ raus, hol @ raus, hole @ raus, hol @ da raus, hol spion @ raus, hol spion @ aus dem kerker, kauf spion @ frei, kaufe spion @ frei, befreie spion @, befreie @ aus dem kerker, lass spion @ frei, lös @ aus, löse @ aus, @ auslösen, zahl für @, bezahl für @, rette @, rette spion @, @ raus aus dem kerker
    angriff: wen kann ich angreifen, wer ist in reichweite, kann ich jemanden angreifen, kann ich schon jemanden angreifen, kann ich wen angreifen, könnte ich jemanden angreifen, wen könnte ich angreifen, wen darf ich angreifen, wer ist nah genug, wer ist angreifbar, angreifbar, angreifbare spione, angriffsziele, ziele, mögliche ziele, mögliche angriffe, ist jemand in reichweite, ist jemand angreifbar, welche gegner sind in reichweite, welche feinde sind in reichweite, welche gegner kann ich angreifen, welche spione kann ich angreifen, wo kann ich angreifen, mit wem kann ich zoff anfangen, zoff mit wem
    nein: niemanden, niemand, lieber niemanden, keinen, niemanden entlarven, nicht entlarven, nein danke, ich entlarve niemanden, jetzt nicht, diesmal nicht, noch nicht, keinen entlarven, ich will niemanden entlarven, ich möchte niemanden entlarven, nicht jetzt, lieber nicht, lass mal
    entlarve @: @ ist der verräter, der verräter ist @, ich beschuldige @, beschuldige @, ich verdächtige @, verdächtige @, ich entlarve @, enttarne @, ich enttarne @, ich glaube @ ist der verräter, ich denke @ ist der verräter, @ muss der verräter sein, es ist @ der verräter, der verräter muss @ sein, verräter ist @
    bereit @: @ wartet und verräter ist, @ im kerker verräter, @ wartet verräter
    stand: wo liegen fallen, welche fallen, wo sind fallen, fallen, wo liegen die fallen, wo ist das bazong, wo sind die bazongs, bazong, was ist auf dem ring, welche fallen liegen, wessen fallen, gibt es fallen, liegen fallen, sind fallen da, wo wurden fallen gestellt, wer hat das bazong, wo ist jetzt das bazong, wo liegt das bazong, was liegt auf dem ring
    falle @: stell eine falle auf @, stelle eine falle auf @, leg eine falle auf @, setz eine falle auf @, falle auf @, eine falle auf @, baue eine falle auf @
    regeln zug: wie viele züge habe ich, wie oft darf ich ziehen, darf ich zweimal ziehen, was darf ich in einem zug, wie läuft ein zug ab
hear-instead-game =
    1: obersten schein, oberster schein, oberste schein
    3: untersten schein, unterster schein, letzten schein, letzter schein
