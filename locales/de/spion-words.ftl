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
word-piece = spion, geh, gehe, gehen, geht, laufe, laufen, läuft, zieh, ziehe, zieht, ziehen, rückt, rücken, wähle, nehme, nimmt, bitte, als, nächstes, wartet, nummer, bewege, beweg, schick, schicke, lauf, soll, ist, dran, setze, setz, figur, versuche, versuch, probiere, probier, glück, wage, wag, riskiere, riskier, vorwärts, voran, schritt, weiter, los, marschiert, schleicht, schleiche, schleich, rück, renne, rennt, fahr, fahre, fährt, den, oberster, obersten, karte, ausweis, mann, agent, agenten, entscheide, dann, mit, nimm, bring, lass, darf, fahren, flitzen, flitzt, düsen, düst, einfach, feld, felder, vorrücken, vorgehen, nehmen, marschiere, schritte, reise, reisen, eilt, spioniert
hear-game =
    schein: schein ziehen/nehmen, zieh/nimm schein, ich nehme einen schein, einen schein bitte, ich will einen schein, ich möchte einen schein, schein einsetzen, mit schein, benutze einen schein
    schein #: schein nummer #, zieh/nimm schein #, den # schein, nimm schein #, ich nehme schein #, schein # ziehen, mit schein #, versuch den # schein, versuche den # schein, ich wage den # schein, ich versuche mein glück mit dem # schein, glück mit dem # schein, schein # bitte, ich will schein #, ich möchte schein #, ich hätte gern den # schein, gib mir schein #, wähle schein #, spiel schein #, spiele schein #, benutze schein #, einmal schein #, schein nr #, ich ziehe schein #, ich greife zum # schein, ich entscheide mich für schein #, dann schein #, den # von oben, schein # von oben, ich nehme den # schein von oben, der # schein, passierschein #, passierschein nummer #, den #, nimm den #, ich nehm den #, versuch den #, der # von oben, nehm nummer #, ich nehme die nummer #, den # nehm ich, zieh den #, der # soll es sein, der # bitte, vom stapel den #, schein # umdrehen, # schein umdrehen, dreh # schein um, dreh schein # um
    spione: wo sind spione, wo ist spion @, wo steht spion @, wo sind alle, wer ist im kerker, wo sind die feinde, wo ist computer/gegner, wo stehen meine spione, wo stehen alle, wo sind die anderen, wo sind die gegner, wer ist wo, wo bin ich, wo stecken meine spione, wo stecken alle, wer steht wo, positionen, alle positionen, positionen der spione, wo stehen die spione, wo steckt spion @, wo stehen die anderen, wo stehen die gegner, wo stehen die feinde, feindliche spione, gegnerische spione, spione des gegners, spione der gegner, wer sitzt im kerker, wer sitzt, wer ist gefangen, gefangene, wer ist eingesperrt, kerker, kerkerinsassen, liste der spione, meine agenten, wo sind meine agenten, meine spione, welche nummern hatten meine spione, welche nummern haben meine spione, welche nummer hat mein spion, nummern meiner spione, meine nummern, wie sind die nummern meiner spione, wie waren die nummern meiner spione, wie waren meine nummern, welche nummern habe ich, welcher meiner spione hat welche nummer, wo ist wer, wer ist noch frei, wer ist noch draußen, wo sind meine leute, wo stehen meine leute, wo sind meine figuren, wo stehen meine figuren, spione vorlesen, spione anhören, alle spione, liste aller spione, wo stehen die feindlichen spione, wo sind die feindlichen spione, wo steht weiß, wo steht schwarz, wo steht der feind, wo ist der feind, sitzt jemand im kerker, ist jemand im kerker, ist wer im kerker, habe ich jemanden im kerker, wen habe ich im kerker, wer ist in meinem kerker, wer wartet im kerker, wo ist mein @, wo sind die weißen, wer sitzt im knast, wer ist im knast/gefängnis/loch/kittchen, knast, gefängnis, wie sind meine leute verteilt, wo stecken die feinde
    umschlag: was steht im umschlag, was ist in umschlag, welche nummer hat der verräter, verräter nummer, wer ist denn der verräter, welche nummer steht im umschlag, wer ist mein verräter, mein verräter, wer war mein verräter, wer war der verräter, welche nummer habe ich aufgeschrieben, wen habe ich aufgeschrieben, was habe ich aufgeschrieben, was habe ich in den umschlag geschrieben, inhalt des umschlags, umschlag öffnen, umschlag vorlesen, öffne den umschlag, lies den umschlag, verräter, nummer des verräters, wer ist noch mal der verräter, welche nummer war der verräter, welche nummer war das mit dem verräter, verräternummer, was war die nummer des verräters, wie war die nummer des verräters, wer ist bei denen der verräter, wer ist beim gegner der verräter, wer verrät, mein umschlag, was ist in meinem umschlag, was steht in meinem umschlag, umschlag bitte, zeig mir den umschlag, umschlag ansehen, umschlag noch mal, was war im umschlag, wer ist laut umschlag der verräter, nummer im umschlag, in den umschlag getan, was habe ich in den umschlag getan/gelegt/gesteckt
    voraus @: was liegt/ist/kommt vor spion @, was liegt vor @, was kommt vor @, was ist vor @, was erwartet spion @, was erwartet @, was kommt auf @ zu, was kommt auf spion @ zu, was liegt auf dem weg von @, weg von @, weg vor @, weg vor spion @, felder vor @, felder vor spion @, gefahren vor @, nächste felder von @, was ist auf den nächsten feldern von @, was ist auf den feldern vor @, was steht vor @, wer steht vor @, wer ist vor @, droht @ gefahr, ist @ in gefahr, ist spion @ in gefahr, wie sicher ist @, ist @ sicher, kann @ angegriffen werden, wer kann @ angreifen, wer kann @ erreichen, wie weit kann @, kann @ gefahrlos gehen, wo läuft @ rein, wo landet @, wohin kommt @, ist der weg vor @ frei, wo läuft @ hin, ist vor @ eine falle, falle vor @, kommt @ in eine falle
    geld: wie viel geld, zillionen, wie reich bin ich, wie viele zillionen, was haben wir auf der hand, reicht das geld, was habe ich in der kasse, wie dick ist unser geldbeutel/portemonnaie, wie voll ist unser geldbeutel/portemonnaie/kasse, geldbeutel, portemonnaie, brieftasche, konto, kontostand, unser kontostand, finanzen, unsere finanzen, wie sind unsere finanzen, wie steht es um unser geld, wie steht es um die kasse, budget, unser budget, kassenstand, guthaben, unser guthaben, wie reich sind wir, wie reich sind die anderen, wie viel haben wir, wie viel habe ich, was haben wir, was können wir uns leisten, was kann ich mir leisten, können wir uns das leisten, sind wir reich, sind wir pleite, bin ich pleite, wie viele zillionen fehlen, wie viel geld hat er/gegner, wie viel geld haben die anderen, wie viel hat er/gegner, vermögen, bank, wie viele zillionen hat der gegner, wie viele zillionen haben die anderen, wie viel fehlt noch, wie viel fehlt noch zum sieg, wie viel fehlt zum ziel, wie weit sind wir vom ziel, was ist in der kasse, was liegt in der kasse, kasse vorlesen, kohle, knete, moneten, zaster, mein geld, unser geld, mein kontostand, habe ich genug geld, haben wir genug geld, kann ich mir das leisten, kann ich mir eine falle leisten, reicht mein geld, genug zillionen, wie viel zaster/kies/knete/asche/schotter, kies, schotter, moos, wie viel brauchen wir noch, wie viel brauche ich noch, was kostet mich das, wie siehts mit geld aus, wie sieht es mit geld aus, zillionen auf dem konto, wie viele zillionen auf dem konto, auf dem konto
    stapel: welche scheine sind noch, welche scheine gibt es, scheine übrig, was ist im stapel, welche scheine liegen, welche scheine habe ich, welche scheine haben wir, welche scheine kommen, welche scheine sind bekannt, bekannte scheine, welche scheine liegen oben, was liegt oben, was liegt oben auf dem stapel, oben auf dem stapel, meine scheine, unsere scheine, restliche scheine, welche scheine bleiben, welche scheine sind in meinem stapel, was ist in meinem stapel, was liegt in meinem stapel, was weiß ich von den scheinen, was weiß ich über die scheine, welche scheine kenne ich, welche scheine habe ich gesehen, gesehene scheine, welche scheine sind weg, welche scheine wurden gespielt, gespielte scheine, scheine vorlesen, alle scheine, passierscheine, welche passierscheine, was kommt als nächster schein, was kommt als nächstes im stapel, welche scheine haben die anderen, welche scheine hat der gegner, scheine vom gegner
    nummern: welche nummern kenne ich, was weiß ich von den nummern, wer ist welche nummer, bekannte nummern, welche nummern sind bekannt, wessen nummer kenne ich, wessen nummern kenne ich, wen kenne ich, welche spione kenne ich, wer hat welche nummer, welcher spion hat welche nummer, welche nummer hat wer, wer ist nummer #, gesehene nummern, welche nummern habe ich gesehen, nummern der gegner, nummern der feinde, feindliche nummern, was weiß ich über die gegner, was weiß ich über die feinde, welche nummern weiß ich, was weiß ich über die nummern, wen habe ich schon gesehen, wessen nummer weiß ich, wessen nummern weiß ich, welche feinde kenne ich, welche gegner kenne ich, welche nummer hat spion @, welche nummer hat weiß @, welche nummern haben die gegner, welche nummern haben die feinde, nummern vorlesen, gegnernummern, nummernliste, erkannte spione, enttarnte spione, welche nummer hat der @, bekannte spione, wen hab ich schon durchschaut, gesammelte nummern
    frei @: kauf/kaufe @ frei, hol/hole @ aus dem kerker, @ freikaufen, kauf @ raus, kaufe @ raus, hol @ raus, hole @ raus, hol spion @ raus, hol spion @ aus dem kerker, kauf spion @ frei, kaufe spion @ frei, befreie spion @, befreie @ aus dem kerker, lass spion @ frei, lös @ aus, löse @ aus, @ auslösen, zahl für @, bezahl für @, rette @, rette spion @, @ raus aus dem kerker, kauf/kaufe @ aus dem kerker frei, @ aus dem kerker freikaufen/befreien/holen/auslösen, kauf/kaufe @ aus dem kerker, ich befreie @, @ soll frei sein, @ frei, zahl @ frei, zahle für @, @ raus, @ aus dem knast, @ aus dem gefängnis, @ rausholen, @ rauskaufen, @ soll raus, @ darf raus, @ loskaufen, lösegeld für @, hol @ aus dem knast/gefängnis, @ aus dem knast holen, @ soll rauskommen, @ freilassen, @ loslassen, armen @ aus dem kerker, kauf armen @ aus dem kerker los, kauf @ los
    angriff: wen kann ich angreifen, wer ist in reichweite, kann ich jemanden angreifen, kann ich wen angreifen, könnte ich jemanden angreifen, wen könnte ich angreifen, wen darf ich angreifen, wer ist nah genug, wer ist angreifbar, angreifbar, angreifbare spione, angriffsziele, ziele, mögliche ziele, mögliche angriffe, ist jemand in reichweite, ist jemand angreifbar, welche gegner sind in reichweite, welche feinde sind in reichweite, welche gegner kann ich angreifen, welche spione kann ich angreifen, wo kann ich angreifen, mit wem kann ich zoff anfangen, zoff mit wem, gibt es was anzugreifen, wer steht in reichweite, steht jemand in reichweite, wer ist in der nähe, ist ein feind in der nähe, ist ein gegner in der nähe, mögliche gegner, wo gibt es zoff, wo kann es zoff geben, kann ich zoff machen, kann ich zoff anfangen, wen kann ich überfallen, wen kann ich schlagen, angriffsmöglichkeiten, welche angriffe, welche angriffe sind möglich, angriff möglich, wie kann ich angreifen, wie greife ich an, ist wer in der nähe den ich angreifen kann, nähe angreifen, erwischen, kann ich jemand erwischen, kann ich jemanden erwischen, wen kann ich erwischen, wen erwische ich, wen krieg ich, wen kann ich kriegen, wen kann ich mir schnappen, schnappen, wen kann ich verhauen, wo kann ich zuschlagen, zuschlagen, komm ich an jemanden ran, an wen komm ich ran, ist ein ziel in der nähe, kann ich jemandem was abnehmen
    nein: niemanden, niemand, lieber niemanden, keinen, niemanden entlarven, nicht entlarven, nein danke, ich entlarve niemanden, jetzt nicht, diesmal nicht, noch nicht, keinen entlarven, nicht jetzt, lieber nicht, lass mal, weiß nicht wer der verräter ist, lieber nicht ich weiß nicht wer der verräter ist, weiß ich nicht, ich kenne den verräter nicht, kenne ich noch nicht, keine ahnung wer der verräter ist, keine ahnung, bin nicht sicher, noch keinen, jetzt niemanden, diesmal niemanden, erst mal niemanden, ich entlarve keinen, nein niemanden, nein keinen, nein noch nicht, nein jetzt nicht, nein lieber nicht, später, später vielleicht, vielleicht später, auf keinen fall, verzichte, ich verzichte, verdächtige niemanden, verdächtige keinen, keinen verdacht, hab noch keinen verdacht, kein verdacht, rate nicht, abwarten, erst mal abwarten, ich warte ab, trau nicht, traue mich nicht, zu früh, das lass ich, lass lieber, nicht raten, zu riskant, zu gefährlich, wer weiß, keinen blassen schimmer, niemand bestimmtes, heb ich mir für später auf, weiß zu wenig, keinen beschuldigen, niemanden beschuldigen, ich beschuldige niemanden, ich beschuldige keinen, niemanden verdächtigen, keinen verdächtigen, weiß noch nicht, ich weiß es nicht, weiß es noch nicht, heute nicht, will ich nicht, mach ich später, da warte ich lieber, ich warte lieber, zu heiß, das ist mir zu heiß, noch zu heiß, sag da nichts, ich sag nichts, dazu sage ich nichts
    entlarve @: beschuldige @, verdächtige @, ich entlarve @, enttarne @, ich denke @ ist der verräter, @ muss der verräter sein, der verräter muss @ sein, verräter ist @, der verräter heißt @, ich nehme @ als verräter, ich tippe auf @ als verräter, ich bin sicher es ist @, ich sage @ ist der verräter, @ ist sicher der verräter, @ entlarven, @ enttarnen
    bereit @: @ wartet und verräter ist, @ im kerker verräter, @ wartet verräter
    stand: wo liegen fallen, welche fallen, wo sind fallen, fallen, wo ist das bazong, wo sind die bazongs, bazong, was ist auf dem ring, wessen fallen, gibt es fallen, liegen fallen, sind fallen da, wo wurden fallen gestellt, wer hat das bazong, wo liegt das bazong, was liegt auf dem ring, was ist alles auf dem ring, was ist los auf dem ring, einmal um den ring, einmal rundherum, runde um den ring, ring vorlesen, ring, wie sieht der ring aus, lies den ring vor, wo ist unser bazong, wo ist mein bazong, wo ist das weiße bazong, wo ist das schwarze bazong, wer hat mein bazong, wer hat unser bazong, wo steht eine falle, wo stehen fallen, wo gibt es fallen, steht irgendwo eine falle, liegt irgendwo eine falle, wo lauern fallen, lauern fallen, wo hab ich fallen gestellt, wo hat er fallen gestellt
    falle @: stell eine falle auf @, stelle eine falle auf @, leg eine falle auf @, setz eine falle auf @, falle auf @, baue eine falle auf @
    regeln zug: wie viele züge habe ich, wie oft darf ich ziehen, darf ich zweimal ziehen, was darf ich in einem zug, wie läuft ein zug ab
    plan @: ich nehme plan @, ich wähle plan @, nimm plan @, ich spiele plan @, mein plan @, ich plane @, ich setze auf plan @, mit plan @, wir machen plan @, unser plan heißt @, unser plan ist @, plan heißt @
    räume 1: einmal würfeln, würfle einmal, würfel einmal, einmal fallenwürfel, fallenwürfel einmal, einmal räumen
    räume 2: zweimal würfeln, würfle zweimal, würfel zweimal, zweimal fallenwürfel, fallenwürfel zweimal, zweimal räumen
    räume 3: dreimal würfeln, würfle dreimal, würfel dreimal, dreimal fallenwürfel, fallenwürfel dreimal, dreimal räumen
    züge: wer kann gehen/laufen/ziehen, wen kann ich ziehen/nehmen/bewegen, wer darf gehen/laufen/ziehen
hear-instead-game =
    1: obersten schein, oberster schein, oberste schein, den ersten von oben, ganz oben, den obersten, oberster, obersten
    3: untersten schein, unterster schein, letzten schein, letzter schein
    : wohin auch immer, egal wohin, wo auch immer hin
    schritt: einen schritt vor, ein schritt vor, ein feld vor, ein feld weiter, einen schritt weiter, einen schritt vorwärts, ein feld vorwärts, eins vor, eins weiter, einen schritt nach vorn, ein feld nach vorn, einen vor
    c: cäsar, caesar, zäsar, c wie cäsar
    plan a: plan anton, anton plan, erster plan, ersten plan
    plan b: plan berta, zweiter plan, zweiten plan
    plan c: plan cäsar, dritter plan, dritten plan
    hören: anhören
    a: anton, a wie anton
    b: berta, bertha, b wie berta
    d: dora, d wie dora
    e: emil, e wie emil
    frei: freikf, freik, freikaufn
    schein: schien, schaine, schn, passiersch, zettel
    schein 2: den mittleren schein, den mittleren, mittlerer schein, den in der mitte, der in der mitte
    schein 3: den untersten, den letzten schein
    schein 1: ersten schein, erster schein, ersten zettel, erster zettel
