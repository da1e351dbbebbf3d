# Spielen mit Freunden, die weit weg sind.

place-room = Tisch
far-words = Sag diese fünf Wörter denen, die mitspielen sollen:
    .brief = Fünf Wörter für die, die kommen:
    .prompt = Die Wörter:
far-code = { $words }
    .prompt = { $numbered }
far-link-intro = Auch dieser Link führt hierher:
    .brief = Auch dieser Link:
    .prompt = Auch ein Link:
far-link = { $link }
    .prompt = { $link }
far-link-later = Es gibt auch einen Link zu diesem Tisch. Mit `kennwort` liest du ihn.
    .brief = Link: `kennwort`.
    .prompt = Link: `kennwort`.
far-no-browser = Aus einem Browser kommt niemand an diesen Tisch. Mit `server an` geht auch das.
    .brief = Kein Browser. Doch? `server an`.
    .prompt = Keine Browser.
tab-open = Dieser Tisch ist da, solange dieser Tab offen ist.
    .brief = Er ist da, solange der Tab offen ist.
    .prompt = Lass den Tab offen.
link-invites = { $people ->
        [0] Laut diesem Link lädt { $name } dich zu { $game } ein. Gehst du hin? `Ja` oder `nein`.
        [one] Laut diesem Link lädt { $name } dich zu { $game } für eine Person ein. Gehst du hin? `Ja` oder `nein`.
       *[other] Laut diesem Link lädt { $name } dich zu { $game } für { $people } Leute ein. Gehst du hin? `Ja` oder `nein`.
    }
    .brief = { $name }: { $game }? `Ja` oder `nein`.
    .prompt = { $name }: { $game }?
link-invites-nameless = { $people ->
        [0] Dieser Link lädt dich zu { $game } ein. Gehst du hin? `Ja` oder `nein`.
        [one] Dieser Link lädt dich zu { $game } für eine Person ein. Gehst du hin? `Ja` oder `nein`.
       *[other] Dieser Link lädt dich zu { $game } für { $people } Leute ein. Gehst du hin? `Ja` oder `nein`.
    }
    .brief = { $game }? `Ja` oder `nein`.
    .prompt = { $game }?
link-invites-room = Laut diesem Link lädt { $name } dich an einen Tisch ein. Gehst du hin? `Ja` oder `nein`.
    .brief = Zu { $name }? `Ja` oder `nein`.
    .prompt = Zu { $name }?
link-invites-room-nameless = Dieser Link lädt dich an einen Tisch ein. Gehst du hin? `Ja` oder `nein`.
    .brief = An den Tisch? `Ja` oder `nein`.
    .prompt = An den Tisch?
link-broken = Dieser Link ist beschädigt und führt an keinen Tisch. Mit den fünf Wörtern geht es immer.
    .brief = Dieser Link ist beschädigt.
    .prompt = Link beschädigt.
link-here = Dieser Link führt an den Tisch, an dem du schon bist.
    .brief = Da bist du schon.
    .prompt = Da bist du schon.
page-host-way = Einen Tisch im Browser erreichen andere nur über Server. Lass { $option } weg.
    .brief = Im Browser ohne { $option }.
    .prompt = Ohne { $option }.
page-join-way = Aus einem Browser geht es nur über Server: Wer eingeladen hat, muss `server an` tippen, dann kommst du ohne { $option } hin.
    .brief = Erst muss dort `server an` gelten.
    .prompt = Ohne { $option }.
page-join-invited = Aus einem Browser ist dieser Tisch nicht zu erreichen. Bitte { $name }, `server an` zu tippen und dich noch einmal einzuladen.
    .brief = { $name } muss `server an` tippen.
    .prompt = Nicht im Browser.
servers-on = Von jetzt an ist dieser Tisch auch über Server zu erreichen, von überall und aus Browsern.
    .brief = Jetzt geht es auch über Server.
    .prompt = Server an.
servers-already = Dieser Tisch ist schon über Server zu erreichen.
    .brief = Es geht schon über Server.
    .prompt = Server schon an.
servers-host = Ob es hier über Server geht, entscheidet, wer eingeladen hat.
    .brief = Das entscheidet, wer eingeladen hat.
    .prompt = Nicht du.
far-at = Sie finden dich unter { $address }. Hinter den Wörtern tippen sie { $ways }.
    .brief = Hinter den Wörtern: { $ways }.
    .prompt = Unter { $address }.
far-at-any = Du bist unter jeder Adresse dieses Rechners zu erreichen, mit Port { $port }. Sag den anderen eine, die sie erreichen; hinter den Wörtern tippen sie --no-relay --address= und diese Adresse mit :{ $port }.
    .brief = Port { $port }, an jeder Adresse dieses Rechners.
    .prompt = Port { $port }.
servers-away = Die Server antworten nicht. Hast du Internet? Ohne sie findet ihr euch nur im eigenen Netz oder über eine Adresse.
    .brief = Die Server antworten nicht.
    .prompt = Keine Server.
servers-there = Die Server antworten jetzt.
    .prompt = Server da.
far-addresses = Gastgeber und Gäste erfahren gegenseitig ihre Netzadressen, ebenso die Server, über die ihr euch findet. Mit nur-relay erfahren nur diese Server deine Adresse.
    .brief = Am Tisch sind Netzadressen sichtbar.
    .prompt = Netzadressen sichtbar.
page-addresses = Die Server, über die ihr euch findet, erfahren deine Netzadresse, die anderen am Tisch nicht.
    .brief = Nur Server sehen deine Netzadresse.
    .prompt = Server sehen dich.
host-game = Gespielt wird { $game }.
    .prompt = { $game }.
far-waits = { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    } Mit `beginne` geht es gleich los, und wo niemand sitzt, spielt der Computer.
    .brief = { $count ->
        [one] Ein Platz ist frei. Oder `beginne`.
       *[other] { $count } Plätze sind frei. Oder `beginne`.
    }
    .prompt = { $count ->
        [one] Ein Platz frei.
       *[other] { $count } Plätze frei.
    }
far-waits-for = Noch nicht da: { $names }. Mit `beginne` geht es gleich los, und wo jemand fehlt, spielt der Computer.
    .brief = Fehlt: { $names }. Oder `beginne`.
    .prompt = Fehlt: { $names }.
far-came = { $name } ist da.
    .prompt = { $name } da.
far-left = { $name } ist gegangen. Wenn { $name } dran ist, wartet das Spiel.
    .brief = { $name } ist gegangen.
    .prompt = { $name } weg.
far-left-room = { $name } ist gegangen.
    .prompt = { $name } weg.
far-removed = { $name } wurde vom Tisch gewiesen.
    .prompt = { $name } ist raus.
far-lost = Von { $name } ist nichts zu hören. Wenn { $name } dran ist, wartet das Spiel.
    .brief = Von { $name } ist nichts zu hören.
    .prompt = { $name } fehlt.
far-lost-room = Von { $name } ist nichts zu hören.
    .prompt = { $name } fehlt.
far-named = { $before } heißt jetzt { $name }.
    .prompt = Jetzt { $name }.
name-taken = { $typed } heißt hier schon jemand. An diesem Tisch bist du { $name }.
    .brief = { $typed } gibt es schon. Du bist { $name }.
    .prompt = Du: { $name }.
far-back = { $name } ist wieder da.
    .prompt = { $name } da.
far-replaced = Für { $owner } spielt so lange der Computer { $name }.
    .brief = Für { $owner } spielt Computer { $name }.
    .prompt = { $name } für { $owner }.
far-stood-in = Inzwischen hat ein Computer für dich gespielt.
    .brief = Ein Computer hat für dich gespielt.
    .prompt = Computer spielte hier.
far-seat-back = Du spielst wieder selbst.
    .prompt = Du spielst selbst.
move-late = Was du getippt hast, kam zu spät und gilt nicht.
    .brief = Zu spät: Das gilt nicht.
    .prompt = Zu spät.
move-waits = Das geschieht, sobald der Tisch wieder da ist.
    .brief = Gilt, sobald der Tisch wieder da ist.
    .prompt = Gilt später.
ask-replace = Soll ein Computer für { $name } spielen, bis { $name } wieder da ist? `Ja` oder `nein`.
    .brief = Computer für { $name }? `Ja` oder `nein`.
    .prompt = Computer für { $name }?
ask-play = { $count ->
        [0] { $name } schlägt { $game } vor. Spielst du mit? `Ja` oder `nein`.
        [one] { $name } schlägt { $game } vor, mit einem Computer: { $levels }. Spielst du mit? `Ja` oder `nein`.
       *[other] { $name } schlägt { $game } vor, mit { $count } Computern: { $levels }. Spielst du mit? `Ja` oder `nein`.
    }
    .brief = { $count ->
            [0] { $name }: { $game }? `Ja` oder `nein`.
           *[other] { $name }: { $game }, { $count } Comp { $levels }? `Ja` oder `nein`.
        }
    .prompt = { $count ->
            [0] { $name }: { $whole }?
           *[other] { $name }: { $whole }, { $count } Comp { $levels }?
        }
    .short = { $count ->
            [0] { $name }: { $game }?
           *[other] { $name }: { $game }, { $levels }?
        }
propose-no = { $by } möchte { $game } nicht spielen.
    .prompt = { $by }: nein.
propose-not = Du lehnst { $game } ab.
    .prompt = Kein { $game }.
propose-off = Aus { $game } wird nichts: Jemand ist gekommen oder gegangen. Mit `vorschlagen` kannst du noch einmal fragen.
    .brief = Aus { $game } wird nichts.
    .prompt = Kein { $game }.
answer-waits = Noch keine Antwort von: { $names }.
propose-done = Alle werden gefragt.
propose-unheard = Dein Vorschlag ist vielleicht nicht angekommen.
    .brief = Dein Vorschlag kam vielleicht nicht an.
    .prompt = Wohl nicht angekommen.
propose-busy = Es ist schon eine Frage an alle offen.
    .prompt = Nicht jetzt.
propose-early = Du hast in einer Minute schon zweimal etwas vorgeschlagen. Lass den anderen etwas Zeit.
    .brief = Zweimal in einer Minute. Warte etwas.
    .prompt = Zu oft.
propose-unplayable = Mit denen, die jetzt da sind, lässt sich das nicht spielen.
    .brief = Mit denen, die da sind, geht es nicht.
    .prompt = Geht nicht.
propose-people = Es spielt, wer da ist. Dazu kommen nur Computer, etwa `vorschlagen domino schwer`.
    .brief = Dazu kommen nur Computer.
    .prompt = Nur Computer.
propose-few = Das sind zu wenige: Mit allen, die da sind, seid ihr schon { $named }.
    .brief = Zu wenige: Ihr seid schon { $named }.
    .prompt = Zu wenige.
propose-first = Noch ist kein Spiel gewählt. Mit `vorschlagen domino` fragst du alle, die da sind.
    .brief = Erst `vorschlagen domino`.
    .prompt = Erst ein Spiel.
begin-done = Das Spiel hat schon angefangen.
    .brief = Es läuft schon.
    .prompt = Läuft schon.
begin-host = Das Spiel beginnt, wenn alle da sind. Früher anfangen kann nur, wer eingeladen hat.
    .brief = Das kann nur, wer eingeladen hat.
    .prompt = Das kannst du nicht.
propose-fixed = An diesem Tisch steht das Spiel schon fest.
    .brief = Das Spiel steht schon fest.
    .prompt = Spiel steht fest.
room-there = Am Tisch: { $names }. Noch ist kein Spiel gewählt. Mit `vorschlagen domino` fragst du alle.
    .brief = Da: { $names }. `vorschlagen domino`?
    .prompt = Da: { $names }.
room-again = Dein Tisch von zuletzt ist wieder offen, mit denselben Wörtern.
    .brief = Dein Tisch ist wieder offen.
    .prompt = Tisch wieder offen.
room-empty = Am Tisch ist noch niemand. Ein Spiel wählen die Gäste mit `vorschlagen`.
    .brief = Noch ist niemand da.
    .prompt = Niemand da.
room-wait = Der Tisch wartet auf die anderen.
    .prompt = Wir warten.
room-wait-propose = Der Tisch wartet auf die anderen. Mit `vorschlagen domino` fragst du alle.
    .brief = Wir warten. `vorschlagen domino`?
    .prompt = Wir warten.
room-move = "{ $word }" gilt erst, wenn du spielst.
    .brief = "{ $word }" gilt erst im Spiel.
    .prompt = Erst im Spiel.
help-talk = Die anderen kommen mit den fünf Wörtern. Mit `vorschlagen domino` fragst du alle, die da sind, ob sie es spielen; mit `sag hallo` sagst du allen etwas. Mit `kennwort` hörst du die Wörter noch einmal, mit `wer`, wer da ist; mit `beenden` gehst du.
    .brief = `vorschlagen`, `sag`, `wer`, `beenden`.
    .prompt = vorschlagen, sag, wer.
help-talk-guest = Mit `vorschlagen domino` fragst du alle, die da sind, ob sie es spielen; mit `sag hallo` sagst du allen etwas. Mit `wer` hörst du, wer da ist; mit `beenden` gehst du.
    .brief = `vorschlagen`, `sag`, `wer`, `beenden`.
    .prompt = vorschlagen, sag, wer.
answer-yes = Einverstanden.
replace-no = { $by } will nicht, dass ein Computer für { $name } spielt. Das Spiel wartet.
    .brief = { $by } sagt nein: Wir warten.
    .prompt = { $by }: nein.
replace-not = Für { $name } spielt kein Computer. Das Spiel wartet. Mit `ersetze { $name }` wird noch einmal gefragt.
    .brief = Kein Computer. Neu: `ersetze { $name }`.
    .prompt = Kein Computer.
far-full = Noch jemand wollte an den Tisch, aber alle Plätze sind besetzt.
    .brief = Noch jemand kam, aber alles ist besetzt.
    .prompt = Einer zu viel.
far-queues = { $name } ist gekommen und bekommt einen Platz, sobald ihr wieder am Tisch seid.
    .brief = { $name } wartet auf einen Platz.
    .prompt = { $name } wartet.
far-queues-nameless = Jemand ist gekommen und bekommt einen Platz, sobald ihr wieder am Tisch seid.
    .brief = Jemand wartet auf einen Platz.
    .prompt = Jemand wartet.
far-other-rules = Jemand kam, dessen Programm andere Regeln hat, und kann nicht mitspielen. Ihr braucht dieselbe Version.
    .brief = Jemand kam mit anderer Version.
    .prompt = Andere Version.
far-nonsense = Jemand hat Unsinn geschickt und ist raus.
    .brief = Jemand schickt Unsinn und ist raus.
    .prompt = Unsinn, raus.
far-too-much = Jemand hat zu viel auf einmal geschickt und ist raus.
    .brief = Jemand schickt zu viel und ist raus.
    .prompt = Zu viel, raus.
far-address = Diese Adresse lässt sich nicht benutzen. Vielleicht hat sie schon ein anderes Programm.
    .brief = Diese Adresse geht nicht.
    .prompt = Adresse geht nicht.
far-system = Das System lässt nichts ins Netz.
    .prompt = Kein Netz.
far-unfetched = Der Teil der Seite, der mit anderen verbindet, ließ sich nicht laden. Schau, ob du online bist. Wenn ja, schließ alle Tabs, in denen snuffel offen ist, und öffne es neu.
    .brief = Weit weg spielen wurde nicht geladen.
    .prompt = Verbindung nicht geladen.
far-not-built = Dieses Programm wurde ohne das Spiel mit Freunden weit weg gebaut.
    .brief = Ohne Spiel mit Freunden gebaut.
    .prompt = Kein Netz.
far-no-address = "{ $word }" ist keine Adresse. Eine Adresse sieht so aus: 192.168.1.5:4500.
    .brief = "{ $word }" ist keine Adresse.
    .prompt = Keine Adresse.
far-no-relay = "{ $word }" ist kein Relay. Eins sieht so aus: https://relay.example.org.
    .brief = "{ $word }" ist kein Relay.
    .prompt = Kein Relay.
far-no-way = Nur über ein Relay und zugleich ganz ohne, das geht nicht zusammen.
    .brief = Nur Relay und kein Relay: geht nicht.
    .prompt = Kein Weg.
far-needs-host = Mit { $command } kann niemand von weit weg mitspielen. Dafür gibt es { $host }.
    .brief = Für weit weg: { $host }.
    .prompt = Nimm { $host }.
join-tries = Ich suche den Tisch.
    .prompt = Suche.
join-seeks = Ich suche den Tisch immer noch.
    .brief = Ich suche immer noch.
    .prompt = Suche noch.
join-found = { $name } hat eingeladen.
    .prompt = Bei { $name }.
join-found-nameless = Der Tisch ist gefunden.
    .prompt = Tisch gefunden.
join-table = Gespielt wird { $game }. Am Tisch: { $names }.
    .brief = { $game }. Am Tisch: { $names }.
    .prompt = { $game }: { $names }.
join-waits = { $count ->
        [one] Es fehlt noch eine Person, dann geht es los. Wer eingeladen hat, kann auch vorher anfangen.
       *[other] Es fehlen noch { $count } Leute, dann geht es los. Wer eingeladen hat, kann auch vorher anfangen.
    }
    .brief = { $count ->
        [one] 1 fehlt noch.
       *[other] { $count } fehlen noch.
    }
    .prompt = { $count ->
        [one] 1 fehlt.
       *[other] { $count } fehlen.
    }
join-lost = Vom Tisch ist nichts zu hören. Ich suche weiter.
    .brief = Vom Tisch ist nichts zu hören.
    .prompt = Tisch weg.
join-heard = Der Tisch ist wieder da.
    .prompt = Tisch wieder da.
join-bye = Wer eingeladen hat, ist gegangen.
    .brief = Der Tisch ist zu.
    .prompt = Tisch zu.
join-bye-game = Wer eingeladen hat, ist gegangen. Das Spiel wartet dort, und mit denselben Wörtern kommst du später zurück.
    .brief = Der Tisch ist zu. Nichts ist verloren.
    .prompt = Tisch zu.
join-closed = Die andere Seite hat die Verbindung beendet. Vielleicht spielst du schon in einem anderen Fenster an diesem Tisch mit.
    .brief = Die andere Seite hat aufgelegt.
    .prompt = Aufgelegt.
join-removed = Du wurdest von diesem Tisch gewiesen.
    .brief = Du bist hier raus.
    .prompt = Du bist raus.
join-crowded = Mehr Verbindungen nimmt dieser Tisch nicht an. Versuch es wieder, wenn jemand gegangen ist.
    .brief = Der Tisch nimmt niemanden mehr an.
    .prompt = Zu voll.
join-flood = Von diesem Tisch kommt mehr, als jemand anhören kann. Ich bin gegangen.
    .brief = Zu viel vom Tisch. Ich bin gegangen.
    .prompt = Zu viel, weg.
join-full = An diesem Tisch sind alle Plätze besetzt.
    .brief = Alle Plätze sind besetzt.
    .prompt = Voll.
join-playing = Das Spiel läuft schon. Ist es vorbei, sitzt du mit am Tisch.
    .brief = Das Spiel läuft schon. Warte noch.
    .prompt = Läuft schon.
join-playing-again = Dort hat gleich noch ein Spiel angefangen: { $game }. Ist es vorbei, sitzt du mit am Tisch.
    .brief = Dort läuft noch ein Spiel. Warte noch.
    .prompt = Noch ein Spiel.
join-other-rules = Dort läuft Version { $theirs }, bei dir { $own }: Die Regeln sind verschieden. Ihr braucht dieselbe Version.
    .brief = Versionen: dort { $theirs }, hier { $own }.
    .prompt = Andere Version.
join-not-understood = Was vom Tisch kommt, ergibt hier keinen Sinn. Habt ihr dieselbe Version?
    .brief = Der Tisch ist nicht zu verstehen.
    .prompt = Nicht verstanden.
join-too-much = Von dir kam mehr auf einmal, als ein Tisch annimmt, und du bist raus. Mit denselben Wörtern kommst du zurück.
    .brief = Zu viel auf einmal: Du bist raus.
    .prompt = Zu viel, raus.
join-no-answer = Auf diese Wörter meldet sich niemand. Ist der Tisch offen, und stimmen die Wörter und ihre Reihenfolge?
    .brief = Auf diese Wörter meldet sich niemand.
    .prompt = Keine Antwort.
join-not-let-in = Wer sich auf diese Wörter meldet, lässt dich nicht herein.
    .brief = Du wirst nicht hereingelassen.
    .prompt = Kein Einlass.
join-other-version = Den Tisch gibt es, aber dort läuft eine andere Version als bei dir, { $own }. Ihr braucht dieselbe Version.
    .brief = Dort läuft eine andere Version als { $own }.
    .prompt = Andere Version.
join-impostor = Jemand mit denselben fünf Wörtern meldet sich an Stelle deines Tisches. Es ist nicht dein Tisch, und von mir erfährt er nichts. Ich suche weiter.
    .brief = Jemand anderes meldet sich. Ich suche.
    .prompt = Falscher Tisch.
lots-wait = Ich warte, bis die Programme der anderen ihr Los gezogen haben.
    .brief = Warte auf die Lose der anderen.
    .prompt = Lose werden gezogen.
fair-yes = Geprüft: Der Zufall war ehrlich.
    .full = Geprüft: Der Zufall war ehrlich. Dein Programm hat mitgelost, und was du gehört hast, ist so passiert.
    .prompt = Zufall war ehrlich.
fair-chosen = Nicht geprüft: Der Zufall war mit --seed vorgegeben.
    .brief = Ungeprüft: Der Zufall war vorgegeben.
    .prompt = Zufall vorgegeben.
fair-late = Nicht geprüft: Dein Programm hat zu spät mitgelost. Alles andere stimmt.
    .brief = Ungeprüft: Dein Los kam zu spät.
    .prompt = Los kam zu spät.
fair-absent = Nicht geprüft: Als gelost wurde, warst du noch nicht da. Alles andere stimmt.
    .brief = Ungeprüft: Du kamst nach dem Losen.
    .prompt = Kamst nach dem Losen.
fair-missing = Nicht geprüft: Wer eingeladen hat, hat nicht gesagt, wie gelost wurde.
    .brief = Ungeprüft: Vom Losen kam nichts.
    .prompt = Ungeprüft.
fair-record = Nicht ehrlich: Was von der Gegenseite kam, ist keine ganze Aufzeichnung dieses Spiels.
    .brief = Nicht ehrlich: falsche Aufzeichnung.
    .prompt = Unehrlich: Spiel.
fair-secret = Nicht ehrlich: Wer eingeladen hat, hat ein anderes Los genommen als das, das vor dem Spiel feststand.
    .brief = Nicht ehrlich: Das Los wurde getauscht.
    .prompt = Unehrlich: Los.
fair-again = Nicht ehrlich: Vor dem Spiel wurde noch einmal gelost, bis es passte.
    .brief = Nicht ehrlich: Es wurde neu gelost.
    .prompt = Unehrlich: neu gelost.
fair-share = Nicht ehrlich: Die Lose sind andere als die, die eure Programme gezogen haben.
    .brief = Nicht ehrlich: Lose wurden getauscht.
    .prompt = Unehrlich: Lose.
fair-seed = Nicht ehrlich: Der Zufall kam nicht aus den Losen, die gezogen wurden.
    .brief = Nicht ehrlich: Zufall ohne die Lose.
    .prompt = Unehrlich: Zufall.
fair-drawn = Nicht ehrlich: In Zeile { $line } der Aufzeichnung steht etwas, was nicht gelost wurde.
    .brief = Nicht ehrlich: Zeile { $line } ist kein Los.
    .prompt = Unehrlich: Zeile { $line }.
fair-told = Nicht ehrlich: Was du gehört hast, steht anders in der Aufzeichnung.
    .brief = Nicht ehrlich: Gehört hast du anderes.
    .prompt = Unehrlich: Gehörtes.
fair-confirmed = Nicht echt: Das ist nicht die Aufzeichnung, die eure Programme nach dem Spiel bestätigt haben.
    .brief = Nicht echt: Es wurde etwas geändert.
    .prompt = Nicht echt.
about-visit = { $who }, { $when }
about-visit-over = { $who }: { $result }, { $when }
who-visit = { $who }, an einem fremden Tisch
resume-visit = { $name } ist an einem fremden Tisch. Ist er offen, dann tippe `{ $join }` und die fünf Wörter.
    .brief = Fremder Tisch: `{ $join }` und Wörter.
    .prompt = An fremdem Tisch.
resume-near = In diesem Spiel spielt niemand mit, der weit weg ist, darum geht hier kein { $option }.
    .brief = Niemand ist weit weg: kein { $option }.
    .prompt = Kein { $option }.
resume-address = Die Adresse { $used } lässt sich gerade nicht benutzen, vielleicht hat sie ein anderes Programm. Öffne den Tisch unter einer anderen, etwa mit `{ $command } --bind { $address }`, und sag sie deinen Gästen.
    .brief = Neu: `{ $command } --bind { $address }`.
    .prompt = Adresse geht nicht.
resume-awaits = Noch nicht wieder da: { $names }.
as-elsewhere = Von einem fremden Tisch weiß ich nur, was du gehört hast, bis das Spiel am Ende geprüft ist.
    .brief = Ich weiß nur, was du gehört hast.
    .prompt = Nur deine Sicht.
again-far = Noch ein Spiel mit Freunden, die weit weg sind, geht mit `{ $host }` oder `{ $join }`.
    .brief = Mit Freunden: `{ $host }`, `{ $join }`.
    .prompt = { $host }, { $join }.
verify-fair = { $name }: Der Zufall war ehrlich. { $draws ->
        [one] Die einzige Ziehung kommt
        [2] Beide Ziehungen kommen
       *[other] Alle { $draws } Ziehungen kommen
    } aus den Losen von { $programs } Programmen, deins ist dabei.
verify-agrees = { $name }: Der Zufall war ehrlich. { $draws ->
        [one] Die einzige Ziehung kommt
        [2] Beide Ziehungen kommen
       *[other] Alle { $draws } Ziehungen kommen
    } aus den Losen { $programs ->
        [one] eines Programms.
       *[other] von { $programs } Programmen.
    }
verify-confirmed = { $programs ->
        [0] Kein Programm hat die Aufzeichnung bestätigt: Ein Zug oder ein Name darin kann geändert sein.
        [one] Nur ein Programm hat die ganze Aufzeichnung bestätigt, mit allen Zügen und Namen.
       *[other] { $programs } Programme haben die ganze Aufzeichnung bestätigt, mit allen Zügen und Namen.
    }
verify-waiting = { $name } ist noch nicht zu Ende. Den Zufall kann ich erst danach prüfen.
verify-unproven = Woher in { $name } der Zufall kam, lässt sich nicht prüfen: Dafür hat niemand gelost.
verify-unproven-confirmed = Woher in { $name } der Zufall kam, lässt sich nicht prüfen: Dafür hat niemand gelost. { $confirmed }
verify-late = Ob in { $name } der Zufall ehrlich war, lässt sich nicht prüfen: Das Los deines Programms ist nicht dabei.
verify-late-confirmed = Ob in { $name } der Zufall ehrlich war, lässt sich nicht prüfen: Das Los deines Programms ist nicht dabei. { $confirmed }
verify-flaw = { $name } ist geprüft. { $flaw }
verify-visit = In { $name } steht nur, was du gehört hast, und nichts, womit ich es vergleichen kann.
left-table = Du stehst vom Tisch auf.
    .prompt = Aufgestanden.
left-visit = Du verlässt den Tisch. Das Spiel wartet dort, und mit denselben Wörtern kommst du zurück.
    .brief = Du gehst. Das Spiel wartet dort.
    .prompt = Gegangen. Es wartet.
code-count = { $count ->
        [0] Welche Wörter? Tippe dahinter die fünf, die dir gesagt wurden.
        [one] Das ist ein Wort. Es müssen fünf sein.
       *[other] Das sind { $count } Wörter. Es müssen fünf sein.
    }
    .brief = { $count ->
        [0] Welche Wörter? Es sind fünf.
        [one] Ein Wort, nicht fünf.
       *[other] { $count } Wörter, nicht fünf.
    }
    .prompt = { $count } statt fünf.
code-unknown = Wort { $number }, "{ $word }", kenne ich nicht.
    .brief = Wort { $number }, "{ $word }", kenne ich nicht.
    .prompt = Nicht { $word }.
code-like = Wort { $number }, "{ $word }", gibt es nicht. Meinst du { $like }? `Ja` oder `nein`.
    .brief = Wort { $number }: Meinst du { $like }?
    .prompt = { $word }: { $like }?
code-meant = Die fünf Wörter gibt es, aber sie passen nicht zusammen. Heißt Wort { $number } { $meant } statt { $word }? `Ja` oder `nein`.
    .brief = Heißt Wort { $number } { $meant } statt { $word }?
    .prompt = { $word }: { $meant }?
code-unfit = Die fünf Wörter gibt es, aber sie passen nicht zusammen: Eins ist falsch, oder zwei sind vertauscht.
    .brief = Ein Wort stimmt nicht, oder die Folge.
    .prompt = Ein Wort falsch.
code-anew = Dann tippe noch einmal `{ $command }` und die fünf Wörter.
    .brief = Noch einmal `{ $command }` und die Wörter.
    .prompt = Die Wörter noch mal.
said = { $name }: { $text }
    .prompt = { $name }: { $text }
said-privately = { $name }, nur zu dir: { $text }
    .brief = { $name } zu dir: { $text }
    .prompt = { $name } zu dir: { $text }
help-room = Die anderen kommen mit den fünf Wörtern. Mit `kennwort` hörst du sie noch einmal, mit `kennwort englisch` auf Englisch, mit `wer`, wer fehlt. Mit `beginne` geht es ohne sie los; mit `regeln` hörst du so lange die Regeln, mit `beenden` gehst du.
    .brief = `wer`, `beginne`, `regeln`, `beenden`.
    .prompt = kennwort, wer, beginne.
help-listen = Du hörst, was alle hören dürfen. Mit `stand` hörst du, wie es steht, mit `zuletzt`, was gerade war, mit `verlauf`, was bisher geschah, mit `regeln` die Regeln, mit `anwesend`, wer da ist. Mit `beenden` gehst du.
    .brief = `stand`, `zuletzt`, `regeln`, `beenden`.
    .prompt = stand, zuletzt.
help-visit = Es geht los, wenn alle da sind. Wer eingeladen hat, kann auch vorher anfangen. Mit `wer` hörst du, wer da ist, mit `regeln` so lange die Regeln; mit `beenden` gehst du.
    .brief = `wer`, `regeln`, `beenden`.
    .prompt = wer, beenden.
say-done = Gesagt.
say-done-to = Nur zu { $name } gesagt.
    .brief = Nur zu { $name }.
say-nobody = Nicht gesagt: Es ist niemand da.
    .prompt = Nicht gesagt: keiner da.
say-away = Nicht gesagt: { $name } ist nicht da.
    .brief = Nicht da: { $name }. Nicht gesagt.
    .prompt = Nicht da: { $name }.
say-waiting = Nicht gesagt: Du hast noch keinen Platz.
    .prompt = Nicht gesagt: kein Platz.
say-listening = Nicht gesagt: Du hörst hier nur zu.
    .prompt = Du hörst nur zu.
say-unheard = Was du zuletzt gesagt hast, hat vielleicht niemand mehr gehört.
    .brief = Das Letzte blieb vielleicht ungehört.
    .prompt = Vielleicht ungehört.
say-what = Was soll ich sagen? Zum Beispiel `sag hallo`, oder nur einem: `sag Ben: hallo`.
    .brief = Was denn? Etwa `sag hallo`.
    .prompt = Was denn?
say-long = Auf einmal kannst du höchstens { $most } Zeichen sagen, und das waren { $count }.
    .brief = Höchstens { $most } Zeichen auf einmal.
    .prompt = Zu lang.
say-no-seat = Wer nur den Tisch stellt, hat keinen Platz, von dem aus er reden kann.
    .brief = Du hast hier keinen Platz zum Reden.
    .prompt = Kein Platz.
talk-none = Am Tisch wurde noch nichts gesagt.
talk-off = Du hörst nichts von dem, was gesagt wird. Mit `gespräch an` wieder.
    .brief = Gespräch aus. Wieder: `gespräch an`.
    .prompt = Gespräch aus.
talk-what = Nur `gespräch`, `gespräch an` oder `gespräch aus`.
    .brief = `Gespräch an` oder `gespräch aus`.
    .prompt = An oder aus?
talk-on = Du hörst, was gesagt wird.
    .prompt = Gespräch an.
say-whom = Wem? Am Tisch: { $names }. Für alle: `sag allen: hallo`.
    .brief = { $names }? Oder `sag allen: hallo`.
    .prompt = Wem?
mute-whom = Wen? Am Tisch: { $names }.
    .prompt = Wen?
whom-nobody = Sonst ist niemand am Tisch.
    .prompt = Sonst niemand.
muted = Von { $name } hörst du nichts mehr. Mit `zuhören { $name }` wieder.
    .brief = { $name } ist stumm.
    .prompt = { $name } stumm.
unmuted = Du hörst { $name } wieder.
    .prompt = { $name } hörbar.
replace-here = { $name } ist da und spielt. Mit `stups { $name }` fragst du nach, falls nichts kommt.
    .brief = { $name } ist da und spielt.
    .prompt = { $name } ist da.
replace-nudged = { $name } ist angestupst und hat noch Zeit für eine Antwort. Mit `geduld` hörst du, wie viel.
    .brief = { $name } hat noch Zeit zu antworten.
    .prompt = Zu früh.
remove-sure = { $name } endgültig vom Tisch weisen? `Ja` oder `nein`.
    .brief = { $name } vom Tisch weisen? `Ja` oder `nein`.
    .prompt = { $name } raus?
remove-not = { $name } bleibt.
remove-done = { $name } ist raus und kommt an diesen Tisch nicht zurück.
    .brief = { $name } ist raus.
    .prompt = { $name } ist raus.
remove-host = Hinausweisen kann nur, wer eingeladen hat. Stumm schalten kannst du selbst: `stumm Ben`.
    .brief = Das kann nur, wer eingeladen hat.
    .prompt = Das kannst du nicht.
nudge-done = { $minutes ->
        [one] { $name } ist angestupst. Kommt eine Minute lang nichts, kannst du mit `ersetze { $name }` die anderen fragen, ob ein Computer einspringt.
       *[other] { $name } ist angestupst. Kommt { $minutes } Minuten lang nichts, kannst du mit `ersetze { $name }` die anderen fragen, ob ein Computer einspringt.
    }
    .brief = { $name } ist angestupst.
    .prompt = { $name } angestupst.
patience = { $minutes ->
        [one] Wer angestupst wird, hat eine Minute Zeit für eine Antwort. Danach können sich die anderen auf einen Computer einigen.
       *[other] Wer angestupst wird, hat { $minutes } Minuten Zeit für eine Antwort. Danach können sich die anderen auf einen Computer einigen.
    }
    .brief = { $minutes ->
        [one] Nach einem Stups: eine Minute Zeit.
       *[other] Nach einem Stups: { $minutes } Minuten Zeit.
    }
    .prompt = { $minutes ->
        [one] Geduld: eine Minute.
       *[other] Geduld: { $minutes } Minuten.
    }
patience-what = Hinter `geduld` stehen Minuten, 1 bis 60, zum Beispiel `geduld 5`.
    .brief = 1 bis 60 Minuten, etwa `geduld 5`.
    .prompt = 1 bis 60.
patience-later = Das lässt sich nur vor einem Spiel ändern.
    .brief = Das geht nur vor einem Spiel.
    .prompt = Nur vor dem Spiel.
patience-host = Ändern kann das nur, wer eingeladen hat.
    .brief = Das ändert, wer eingeladen hat.
    .prompt = Das darfst du nicht.
nudge-away = { $name } ist nicht da.
nudged = { $name } fragt, ob du noch da bist.
    .prompt = { $name }: noch da?
replace-done = Dort spielt schon ein Computer: { $name }.
    .brief = Dort spielt schon { $name }.
    .prompt = { $name } spielt.
replace-early = Von { $name } war gerade noch etwas zu hören. Nach 60 Sekunden darf ein Computer spielen.
    .brief = Warte 60 Sekunden auf { $name }.
    .prompt = Zu früh.
replace-over = Das Spiel ist zu Ende, da muss niemand weiterspielen.
    .brief = Das Spiel ist zu Ende.
    .prompt = Zu spät.
replace-busy = Gerade ist schon eine Frage offen. Frag danach noch einmal nach { $name }.
    .brief = Es ist schon eine Frage offen.
    .prompt = Nicht jetzt.
far-listens = { $name } hört zu.
    .prompt = { $name } hört zu.
far-listens-nameless = Jemand hört zu.
    .prompt = Jemand hört zu.
listeners-on = Andere dürfen zuhören, mit `mithören` und den fünf Wörtern. Sie erfahren, was alle wissen. Mit `zuhörer aus` ist das vorbei.
    .brief = Zuhörer an. Keine: `zuhörer aus`.
    .prompt = Zuhörer an.
listeners-off = Hier darf niemand nur zuhören. Mit `zuhörer an` dürfen es andere.
    .brief = Keine Zuhörer. Doch? `zuhörer an`.
    .prompt = Zuhörer aus.
listeners-host = Wer hier zuhören darf, entscheidet, wer eingeladen hat.
    .brief = Das entscheidet, wer eingeladen hat.
listeners-what = Nur `zuhörer an` oder `zuhörer aus`.
    .prompt = An oder aus?
listeners-named = { $count ->
        [one] Eine Person hört nur zu: { $names }.
       *[other] { $count } Leute hören nur zu: { $names }.
    }
listeners-some = { $count } Leute hören zu, darunter { $names }.
listeners-count = { $count ->
        [one] Eine Person hört nur zu.
       *[other] { $count } Leute hören nur zu.
    }
queue-named = Auf einen Platz warten: { $names }.
queue-some = { $count } Leute warten auf einen Platz, darunter { $names }.
    .brief = { $count } warten, auch { $names }.
queue-count = { $count ->
        [one] Eine Person wartet auf einen Platz.
       *[other] { $count } Leute warten auf einen Platz.
    }
table-here = Am Tisch: { $names }.
table-was = Bis dahin am Tisch: { $names }.
table-away = Nicht da: { $names }.
no-seat = Du hörst hier nur zu. Du hast keinen Platz.
    .brief = Du hörst hier nur zu.
    .prompt = Du hörst nur zu.
no-seat-yet = Du hast noch keinen Platz und hörst so lange zu. Ist das Spiel vorbei, bekommst du einen.
    .brief = Noch kein Platz, erst nach dem Spiel.
    .prompt = Noch kein Platz.
left-listening = Du hörst nicht mehr zu. Mit denselben Wörtern kannst du wiederkommen.
    .brief = Du hörst nicht mehr zu.
    .prompt = Gegangen.
listen-not = An diesem Tisch darf niemand nur zuhören. Vielleicht geht es, wenn du darum bittest.
    .brief = Hier darf niemand nur zuhören.
    .prompt = Keine Zuhörer.
listen-full = An diesem Tisch hören schon so viele zu, wie es geht.
    .brief = Hier hören schon genug Leute zu.
    .prompt = Voll.
join-open = An diesem Tisch dürfen andere zuhören. Mit `anwesend` hörst du, wer es tut.
    .brief = Andere dürfen zuhören: `anwesend`.
    .prompt = Zuhörer erlaubt.
join-table-empty = Gespielt wird { $game }. Am Tisch sitzt noch niemand.
    .brief = { $game }. Noch ist niemand da.
    .prompt = { $game }, niemand.

# Freunde

friends-none = Du hast hier noch keine Freunde. Am Tisch merke ich mir mit `freund Ben`, wer Ben ist.
    .brief = Keine Freunde. Am Tisch: `freund Ben`.
    .prompt = Noch keine Freunde.
friends-are = Deine Freunde: { $names }.
    .prompt = { $names }.
friends-whom = Wen von deinen Freunden? Es gibt { $names }.
    .brief = Wen? { $names }.
    .prompt = Wen?
friends-full = Mehr Freunde kann ich mir nicht merken. Mit `entfreunden Ben` vergesse ich einen.
    .brief = Zu viele Freunde. Erst `entfreunden`.
    .prompt = Zu viele Freunde.
friends-spoilt = Die Datei mit deinen Freunden ist beschädigt. Repariere sie oder schieb sie weg, und starte mich neu.
    .brief = Die Datei deiner Freunde ist beschädigt.
    .prompt = Freunde beschädigt.
friends-unreadable = Deine Freunde stehen in { $file }, und das lässt sich nicht lesen. Vielleicht gehört die Datei jemand anderem an diesem Rechner.
    .brief = { $file } ist nicht lesbar.
    .prompt = Freunde nicht lesbar.
key-unkept = Dein Schlüssel lässt sich in { $file } nicht aufheben. Deshalb erkennt dich kein Tisch wieder: Wenn das Programm endet, ist dein Platz weg.
    .brief = Ohne Schlüssel: Dein Platz bleibt nicht.
    .prompt = Platz bleibt nicht.
room-unkept = Deinen Tisch kann ich nicht aufschreiben. Wenn das Programm endet, brauchen deine Gäste neue Wörter.
    .brief = Tisch nicht aufgeschrieben.
    .prompt = Nicht aufgeschrieben.
room-kept = Dein Tisch ist jetzt aufgeschrieben. Auch wenn das Programm endet, gelten die Wörter weiter.
    .brief = Der Tisch ist jetzt aufgeschrieben.
    .prompt = Aufgeschrieben.
key-nowhere = Dein Schlüssel lässt sich nicht aufheben. Deshalb erkennt dich kein Tisch wieder: Wenn das Programm endet, ist dein Platz weg. Mit --data ORDNER bleibt er.
    .brief = Ohne Schlüssel: Dein Platz bleibt nicht.
    .prompt = Platz bleibt nicht.
friends-unkept = Ich kann mir deine Freunde nicht merken: Die Datei lässt sich nicht schreiben.
    .brief = Deine Freunde sind nicht gespeichert.
    .prompt = Nicht gemerkt.
friend-kept = { $name } ist jetzt mit dir befreundet. Wenn beide Programme offen sind, holst du { $name } mit `einladen { $name }` an deinen Tisch.
    .brief = { $name } ist jetzt mit dir befreundet.
    .prompt = Befreundet: { $name }.
friend-kept-off = { $name } ist jetzt mit dir befreundet. Wenn beide Programme offen sind, holst du { $name } mit `einladen { $name }` an deinen Tisch. Damit auch du eingeladen werden kannst, tippe `einladungen an`.
    .brief = { $name } ist jetzt mit dir befreundet.
    .prompt = Befreundet: { $name }.
friend-already = { $name } ist schon mit dir befreundet.
    .prompt = Schon befreundet.
friend-taken = Mit { $name } bist du schon befreundet, und das hier ist jemand anders. Mit `entfreunden { $name }` löse ich die alte Freundschaft.
    .brief = Du kennst schon jemanden, der so heißt.
    .prompt = Name ist vergeben.
friend-unknown = Mit dir am Tisch sitzt niemand, der { $name } heißt.
    .brief = An deinem Tisch gibt es { $name } nicht.
    .prompt = { $name } ist nicht da.
friend-nameless = { $name } hat keinen Namen gesagt. Ohne Namen kann ich mir niemanden merken.
    .brief = { $name } hat noch keinen Namen.
    .prompt = Noch kein Name.
friend-no-card = { $name } kann ich mir jetzt nicht merken: { $name } ist nicht da, oder das Programm dort weist sich nicht aus.
    .brief = { $name } lässt sich nicht merken.
    .prompt = Nicht gemerkt.
friend-forgotten = { $name } ist vergessen. Solange ich offen bin, machst du das mit `freund { $name }` rückgängig.
    .brief = { $name } ist vergessen.
    .prompt = { $name }: vergessen.
friend-known = { $name } kennst du als { $friend }.
    .prompt = Das ist { $friend }.
friend-other = Das ist nicht { $name } aus deinem Freundeskreis, da nennt sich jemand anders so.
    .brief = { $name } ist jemand anders.
    .prompt = Nicht { $name }!
invitations-on = Freunde können dich einladen, solange ich offen bin. Mit `einladungen aus` ist das vorbei.
    .brief = Freunde können dich einladen.
    .prompt = Einladungen an.
invitations-off = Freunde können dich nicht einladen. Mit `einladungen an` können sie es.
    .brief = Einladungen aus. Oder `einladungen an`.
    .prompt = Einladungen aus.
invitations-begin = Ab jetzt können Freunde dich einladen, solange ich offen bin. Die öffentlichen Server des Projekts iroh erfahren dann, dass ich offen bin und unter welcher Adresse. Mit `einladungen aus` ist das vorbei.
    .brief = An; öffentliche Server wissen davon.
    .prompt = Einladungen an.
invitations-what = Nur `einladungen an` oder `einladungen aus`.
    .prompt = an oder aus?
invitations-away = Die Server antworten nicht. So lange können dich Freunde nur im eigenen Netz oder über eine Adresse einladen.
    .brief = Die Server antworten nicht.
    .prompt = Keine Server.
invitations-failed = Ich komme nicht ins Netz: Gerade kann dich niemand einladen, und auch du kannst niemanden einladen.
    .brief = Kein Netz, keine Einladungen.
    .prompt = Kein Netz.
invited = { $name } lädt dich zu { $game } ein. Mit `mitspielen { $name }` bist du dabei.
    .brief = { $name }: { $game }? `mitspielen { $name }`.
    .prompt = { $name } lädt dich ein.
invited-room = { $name } lädt dich an einen Tisch ein. Mit `mitspielen { $name }` bist du dabei.
    .brief = Einladung: `mitspielen { $name }`.
    .prompt = { $name } lädt dich ein.
invited-not = { $name } hat dich nicht eingeladen. Mit den fünf Wörtern geht es immer.
    .brief = { $name } hat dich nicht eingeladen.
    .prompt = Keine Einladung.
invite-calls = Ich rufe { $name }.
invite-done = { $name } weiß Bescheid.
invite-no-answer = { $name } antwortet nicht. Das Programm dort ist nicht offen, oder es nimmt keine Einladungen an. Mit den fünf Wörtern geht es immer.
    .brief = { $name } antwortet nicht.
    .prompt = { $name }: nichts.
invite-here = { $name } sitzt schon am Tisch.
    .prompt = { $name } ist da.
invite-only = "{ $word }" ist zu viel. Mit `einladen { $name }` holst du { $name } an diesen Tisch.
    .brief = Nur `einladen { $name }`.
    .prompt = Nur der Name.
invite-no-table = Freunde lädst du an einen eigenen Tisch ein. Den öffnest du im Vorraum, mit `einladen`.
    .brief = Erst im Vorraum: `einladen`.
    .prompt = Kein Tisch.
