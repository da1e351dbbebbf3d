# Die Wörter, die man tippen kann: word-ID, das übliche zuerst, die anderen hinter Kommas. Jeder Wortanfang, der zu
# keinem anderen passt, tut es auch. explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-off = aus
word-spare = frei, freie, freien
word-automatic = automatisch, auto
word-on = an, ein
word-yes = ja, ok, okay
word-no = nein, nee, nö
word-all = alle, alles, allen, befehle
word-lang-de = deutsch, de
word-lang-nl = niederländisch, nl, holländisch
word-lang-en = englisch, en
word-brief = kurz, kurze, knapp
word-normal = normal, mittel
word-full = ausführlich, lang, lange
word-plain = einfach
word-letters = alphabet, buchstabiert
word-human = mensch, ich
word-far = fern, weit weg
word-easiest = leichteste, leichtester, leichtesten, einfachste, einfachster, einfachsten, schwächste
word-easy = leicht
word-hard = schwer
word-faster = schneller, schnell
word-slower = langsamer, langsam
word-stop = still, stopp
word-louder = lauter, laut
word-quieter = leiser, leise
word-higher = höher, hoch
word-lower = tiefer, tief
word-keys = tasten, taste
word-rate = tempo, geschwindigkeit
word-pitch = tonhöhe, höhe
word-volume = lautstärke
word-quiet = leise
word-loud = laut
word-tones = liste
word-system = system
word-voices = stimme, stimmen
word-steps = schritt, schritte, schrittweise
word-seats = plätze, sitze
word-players = spieler, personen
word-tournament = turnier
word-take-back = zurücknehmen, rückgängig, nimm zurück
# Wörter, mit denen man gehen wollen kann, wo kein Befehl des Spiels so heißt: sie fragen zuerst.
word-leave = ende, schluss, stop, stopp, aufhören, abbrechen
# Wörter, die zwischen anderen nichts sagen.
word-small = bitte, gern, gerne, danke, mal, doch, nach, auf, zu, zum, zur, an, am, bei, von, vom, mit, für, und, der, die, das, den, dem, ich, mir, feld, grad, tippe
# Die Zahlen von 0 an.
word-digits = null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
word-count = zählturnier
word-no-hints = ohne-tipps, ohne-vorschläge
word-simulate = simuliere, simulieren
word-how-many = spiele
word-against = gegen
word-random = zufällig, zufall
word-no-relay = ohne-relay
word-relay-only = nur-relay
word-relay = relay
word-bind = eigene-adresse
word-address = adresse
word-table = tisch

# Überall

word-help = hilfe, ?
explain-help = { $words }: was du tippen kannst; mit einem Befehl dahinter, was er tut; mit `hilfe alle` hörst du alle Befehle.
word-quit = beenden, tschüss, verlassen, speichern und beenden, sichern und beenden
explain-quit = { $words }: Du gehst; ein laufendes Spiel bleibt gespeichert.
word-rules = regeln, spielregeln, anleitung, spielanleitung
explain-rules = { $words }: die Themen der Regeln; mit einem Thema dahinter dieser Teil.
word-meaning = was ist, was sind, was heißt, was bedeutet, wer ist, bedeutung, erkläre, erklären, erklär
explain-meaning = { $words }: was ein Wort bedeutet, das du gehört hast, im Spiel oder hier, etwa `was ist galopp` oder `was ist ein bazong`.
word-choice = welche spiele, was für spiele, neue spiele, angebot
explain-choice = { $words }: was jedes Spiel ist, wie lange es dauert und für wie viele es ist.
# Wörter, die in einer Frage nach einem Wort nichts bedeuten.
word-articles = ein, eine, einen, einem, einer, der, die, das, den, dem, ist, sind, denn, eigentlich, genau, wort
word-more = mehr
explain-more = { $words }: mehr von einer langen Liste, und das nächste Stück einer langen Antwort auf der Braillezeile; Enter allein tut dasselbe. Ein Plus in der Eingabezeile sagt, dass es mehr gibt.
word-earlier = vorher
explain-earlier = { $words }: noch einmal das Stück davor. Solange ein Stück in der Eingabezeile steht, genügt dafür auch das Wort zurück.
# What says the same while a piece stands in the prompt.
word-previous = zurück
word-settings = einstellungen, optionen
explain-settings = { $words }: wie ich spreche.
word-lang = sprache, taal
explain-lang = { $words }: eine andere Sprache, zum Beispiel `sprache englisch`.
word-level = worte, wörter
explain-level = { $words }: wie viele Worte ich mache, mit `worte kurz`, `worte normal` oder `worte ausführlich`.
word-width = breite
explain-width = { $words }: wo Zeilen umbrechen, mit `breite automatisch` am Rand des Terminals, mit `breite 40` nach höchstens 40 Zeichen; mit `breite aus` bleiben Zeilen ganz.
word-spell = buchstaben, buchstabieren
explain-spell = { $words }: wie ich Buchstaben sage, mit `buchstaben einfach` E4, mit `buchstaben alphabet` Emil 4.
word-braille = braille, braillezeile, punktschrift
explain-braille = { $words }: Das Ergebnis steht in der Eingabezeile, mit `braille 40` für eine Braillezeile mit 40 Zellen; mit `braille aus` ist das vorbei. Mit `braille 40 frei 6` bleiben dort 6 Zellen zum Tippen frei. Hat deine Zeile weniger als 20 Zellen, nimm 20 und schiebe sie weiter.
word-speech = sprechen, sprachausgabe, vorlesen, stimme
explain-speech = { $words }: Ich lese alles laut vor, mit `sprechen an` oder `sprechen aus`. Mit `sprechen still` brichst du ab, was gerade gesprochen wird; wo du Zeilen bearbeiten kannst, tut das jede Taste, bis du `sprechen tasten aus` sagst. Mit `sprechen` allein hörst du, was eingestellt ist.
    Mit `sprechen schneller`, `sprechen langsamer`, `sprechen höher`, `sprechen tiefer`, `sprechen lauter` und `sprechen leiser` änderst du es um 10; mit `sprechen tempo 40`, `sprechen tonhöhe -20` und `sprechen lautstärke 80` stellst du es ein, von -100 bis 100, auch mehreres in einer Zeile. Mit `sprechen tempo system` ist es wieder wie im System.
    Mit `sprechen stimme` hörst du die Stimmen deiner Sprache, mit `sprechen stimme 2` oder ihrem Namen wählst du eine davon, mit `sprechen stimme system` die des Systems.
word-thinking = bedenkzeit, denkzeit
explain-thinking = { $words }: wie lange ein Computer über einen Zug nachdenken darf, in Millisekunden, etwa `bedenkzeit 500`, oder `bedenkzeit aus`.
word-pace = tempo
explain-pace = { $words }: wie du im Spiel die Züge mehrerer Computer hörst, mit `tempo schritt` bei jedem Enter einen, mit `tempo alles` alle, bis du dran bist.
word-bell = klingel, klingeln, glocke
explain-bell = { $words }: ob das Terminal klingelt, wenn du nach mehr als 10 Sekunden dran bist, mit `klingel an` oder `klingel aus`.
word-sounds = klänge, klang, töne
explain-sounds = { $words }: kurze Klänge für das, worauf du wartest, etwa dass du dran bist oder eine Mauer kommt, neben den Worten: `klänge leise`, `klänge laut` oder `klänge aus`. Mit `klänge liste` hörst du jeden und was er heißt.
word-relays = server, relays
explain-relays = { $words }: über welche Server du und deine Freunde euch findet, `server https://relay.example.org`, mehrere mit Leerzeichen dazwischen, oder `server public` für die öffentlichen. An einem Tisch, den du ohne Relay geöffnet hast, geht es mit `server an` auch über sie.
word-page-address = seitenadresse
explain-page-address = { $words }: auf welche Seite der Link an deinen Tisch führt, wo andere im Browser spielen: `seitenadresse https://snuffel.example.org`. Mit `seitenadresse aus` ist es die, die das Programm selbst kennt, wenn es eine gibt.
word-tutor = tutor, trainer
explain-tutor = { $words }: ob ich vor einem Zug, der dich viel kostet, nachfrage, höchstens einmal, wenn du dran bist. Mit `tutor an` oder `tutor aus`.
word-name = name, mein name, nenn mich
explain-name = { $words }: wie du für andere heißt, `name Anna`, oder `name aus`. Das gilt vom nächsten Spiel an.
word-tell = melde, melden, meldungen
explain-tell = { $words }: was ich nach den Zügen der anderen ungefragt sage. Mit `melde aus` lasse ich alles weg, mit `melde drohungen aus` nur die Drohungen.
word-rows = reihen
word-threats = drohungen, drohung
word-routes = wege
word-tiles = steine, stein
word-cards = karten, karte
word-attacks = angriffe, angriff
word-bazongs = bazongs, bazong

# Im Vorraum

word-play = spiele, spielen, spiel, neu, neues, starte, starten, neues spiel
explain-play = { $words }: beginnt ein Spiel, zum Beispiel `spiele sniff leicht` oder `spiele sniff stufe 4`.
word-host = einladen, lade ein, eröffne, eröffnen
explain-host = { $words }: Du spielst mit Freunden, die weit weg sind: Mit `einladen domino` hörst du fünf Wörter, mit denen sie dazukommen. Mit `einladen domino fern:Ben leicht`, mit Doppelpunkt, setzt du Ben und einen Computer dazu. Mit `einladen` allein öffnest du einen Tisch zum Reden, an dem ihr die Spiele zusammen aussucht.
word-join = mitspielen, beitreten, spiel mit
explain-join = { $words }: Du setzt dich an einen Tisch weit weg; dahinter stehen die fünf Wörter oder der Link, den du bekommen hast.
word-listen = mithören, zuhören, hör zu, höre zu
explain-listen = { $words }: Du hörst an einem Tisch weit weg nur zu, wenn man dich lässt; dahinter stehen die fünf Wörter oder der Link.
word-begin = beginne, beginnen, los, anfangen
explain-begin = { $words }: Das Spiel fängt an; wo niemand sitzt, spielt der Computer.
word-propose = vorschlagen, schlage vor, vorschlag
explain-propose = { $words }: fragt an einem Tisch, an dem kein Spiel ausgesucht oder das letzte zu Ende ist, alle, ob sie eins spielen: `vorschlagen domino`. Computer und Varianten kannst du dahinter nennen.
word-code = kennwort, code
explain-code = { $words }: sagt die fünf Wörter noch einmal und dir, wenn du eingeladen hast, auch den Link; mit `kennwort englisch` auf Englisch.
word-patience = geduld
explain-patience = { $words }: wie lange jemand nach einem Stups Zeit für eine Antwort hat; vor einem Spiel ändert das, wer eingeladen hat, zum Beispiel `geduld 5`.
word-listeners = zuhörer
explain-listeners = { $words }: ob andere nur zuhören dürfen, und wer es tut; mit `zuhörer an` dürfen sie es, mit `zuhörer aus` nicht mehr.
word-who = wer, gäste
explain-who = { $words }: wer da ist und wer fehlt.
word-learn = lernen, lerne, lern, lektion, lektionen
explain-learn = { $words }: bringt dir ein Spiel bei, indem du es spielst, in kurzen Lektionen: `lernen sniff`, oder `lernen sniff 2` für die zweite. Mit `lernen` allein hörst du, welche es gibt.
word-games = übersicht
explain-games = { $words }: welche Spiele du spielen kannst und welche gespeichert sind, mit Nummern; mit einer Nummer dahinter geht das Spiel mit dieser Nummer weiter. Mit `übersicht alle` hörst du auch die ältesten. Im Vorraum reicht die Nummer allein.
word-resume = fortsetzen, weiter, weiterspielen, weitermachen, fortfahren, laden, lade
explain-resume = { $words }: setzt das letzte Spiel fort; dahinter kann eine Nummer stehen, ein Name oder welches Spiel es sein soll, etwa `fortsetzen sniff`.
word-repeat = zuletzt, wiederhole, wiederholen, nochmal, noch einmal
explain-repeat = { $words }: was ich zuletzt gesagt habe, noch einmal.
word-replay = nacherzählen, erzähle, erzählen
explain-replay = { $words }: die beendeten Spiele; steht eine Nummer, ein Name oder ein Spiel wie sniff dahinter, erzähle ich es.
word-review = rückblick, analyse
explain-review = { $words }: geht im letzten beendeten Spiel deine Züge durch, die am meisten gekostet haben, und sagt, was besser gewesen wäre. Steht eine Nummer, ein Name oder ein Spiel wie sniff dahinter, dann in diesem Spiel.
word-verify = nachprüfen, prüfe nach
explain-verify = { $words }: ob in einem beendeten Spiel mit Freunden, die weit weg sind, der Zufall ehrlich war: `nachprüfen 2`.
word-delete = lösche, löschen
explain-delete = { $words }: löscht das Spiel, dessen Nummer oder Name dahinter steht, nach einer Frage, etwa `lösche 2`.
word-stats = statistik, bilanz, meine spiele, meine ergebnisse
explain-stats = { $words }: wie viele Spiele du beendet hast und wie sie ausgingen; mit einem Spiel dahinter mehr darüber, auch deine besten Ergebnisse: `statistik domino`.
word-export = exportiere, exportieren, sichere, sichern
explain-export = { $words }: schreibt alles, was ich für dich aufhebe, in eine neue Datei: Spiele, Labyrinthe, Gelerntes, Einstellungen, Freunde, etwa `exportiere meine-spiele.tar.gz`.
word-import = importiere, importieren, einlesen
explain-import = { $words }: holt aus einer Datei, die mit `exportiere` entstanden ist, alles, was noch nicht hier ist, etwa `importiere meine-spiele.tar.gz`.
word-forget = vergiss, vergessen, alles löschen
explain-forget = { $words }: löscht alle gespeicherten Spiele und damit die Statistik, nach einer Frage; mit einem Spiel dahinter nur die davon, etwa `vergiss domino`.
word-selftest = selbsttest, diagnose
explain-selftest = { $words }: was ich hier vorgefunden habe, also Sprache, Terminal, Stimme und Dateien, zum Mitschicken, wenn du eine Frage hast.

# In jedem Spiel

word-status = stand, lage, wo, brett, übersicht, wo bin ich
explain-status = { $words }: alles, was du wissen darfst, in fester Reihenfolge.
word-turn = dran, zug, wer, wer ist dran
explain-turn = { $words }: wer dran ist und was erwartet wird. Enter allein sagt dasselbe.
word-moves = züge, möglich, möglichkeiten
explain-moves = { $words }: was du jetzt tun kannst.
word-last = zuletzt, wiederhole, wiederholen
explain-last = { $words }: was seit deinem letzten Zug gesagt wurde; mit einer Zahl dahinter so viele Zeilen; mit `zuletzt züge` nur die Züge.
word-again = nochmal, noch mal, noch einmal, nochmals, erneut
explain-again = { $words }: sagt noch einmal, was seit deinem letzten Zug gesagt wurde; nach dem Ende spielst du damit am selben Tisch noch ein Spiel.
word-log = verlauf, protokoll
explain-log = { $words }: der Verlauf des Spiels; mit einer Zahl dahinter so viele Zeilen; mit `verlauf züge` nur die Züge; mit einem Namen dahinter nur die Züge von diesem Spieler.
word-score = punkte, zwischenstand, punktestand, spielstand
explain-score = { $words }: wie es steht.
word-hint = tipp, tip, hinweis, vorschlag
explain-hint = { $words }: was jemand, der gut spielt, hier täte, und warum. Das kostet nichts.
word-why = warum, wieso, weshalb, grund
explain-why = { $words }: warum der letzte Tipp so lautet, was sonst ginge und was daran schlechter ist. Ohne Tipp davor kommt erst der Tipp.
word-rematch = revanche, rückspiel
explain-rematch = { $words }: nach dem Ende noch ein Spiel, am selben Tisch.
word-retry = anders, neu versuchen
explain-retry = { $words }: Im Rückblick spielst du damit weiter, von der Stelle vor dem zuletzt genannten Zug an. Gespeichert wird das nicht.
word-note = notiz, notizen, notiere, notieren, merk dir, merke dir, schreib auf, schreibe auf
explain-note = { $words }: merkt sich, was du dahinter schreibst; ohne etwas dahinter hörst du deine Notizen.
word-save = speichern, speichere, sichern, sichere, spiel speichern, speicher das spiel, speichere das spiel, speicher
explain-save = { $words }: sagt, wo das Spiel liegt; jeder Zug wird sofort gespeichert.
word-resign = aufgeben, gib auf, gebe auf
explain-resign = { $words }: Du gibst auf; ich frage vorher nach.

# Zwischen Schritten: wo ein Spiel von selbst weitergeht oder noch einmal erzählt wird
word-forward = weiter, schritt, nächster
explain-forward = { $words }: der nächste Schritt. Enter allein tut dasselbe.
word-rest = alles, rest, den rest
explain-rest = { $words }: alles, was noch kommt, ohne Pause.
word-backward = zurück, voriger
explain-backward = { $words }: der Schritt davor noch einmal; mit einer Zahl dahinter so viele Schritte zurück.
word-go = gehe, geh
explain-go = { $words }: der Schritt mit dieser Nummer, zum Beispiel `gehe 1`.
word-skip = überspringen, überspringe, ausgang
explain-skip = { $words }: geht ans Ende und sagt zuerst, wie es ausgegangen ist.
word-as = als
explain-as = { $words }: Wenn das Spiel zu Ende ist, weißt du damit, was jemand anders gewusst hat; ohne Namen dahinter wieder nur, was du gewusst hast.

# Während andere weit weg mitspielen

word-say = sag, sage, sagen
explain-say = { $words }: sagt allen am Tisch etwas, `sag hallo`, oder nur einem, `sag Ben: hallo`.
word-talk = gespräch, chat
explain-talk = { $words }: was am Tisch zuletzt gesagt wurde; mit `gespräch aus` hörst du nichts davon, mit `gespräch an` wieder alles.
word-mute = stumm, stummschalten
explain-mute = { $words }: Du hörst nichts mehr von jemandem, `stumm Ben`. Davon erfährt niemand.
word-unmute = zuhören, hören, nicht stumm, stumm aus
explain-unmute = { $words }: Du hörst jemanden wieder, `zuhören Ben`.
word-replace = ersetze, ersetzen, vertrete
explain-replace = { $words }: fragt alle am Tisch, ob ein Computer einspringen darf, bis jemand wieder da ist: `ersetze Ben`. Das geht, wenn Ben gegangen ist, 60 Sekunden lang nichts von ihm zu hören war oder er zwei Minuten lang auf keinen Stups antwortet.
word-nudge = stups, anstupsen
explain-nudge = { $words }: fragt jemanden, der da ist und nichts tut, ob er noch zuhört, `stups Ben`. Kommt zwei Minuten lang nichts, kannst du die anderen mit `ersetze Ben` fragen.
word-expel = hinausweisen, rauswerfen
explain-expel = { $words }: weist jemanden endgültig von deinem Tisch, `hinausweisen Ben`. Vorher wirst du gefragt. Im Spiel macht ein Computer weiter.
word-present = anwesend, wer ist da
explain-present = { $words }: wer am Tisch sitzt, wer fort ist und wer nur zuhört.
word-friends = freunde, freundinnen
explain-friends = { $words }: wer deine Freunde sind, und ob sie dich einladen können.
word-friend = freund, freundin, befreunden, befreunde
explain-friend = { $words }: Ich merke mir jemanden vom Tisch und erkenne ihn überall wieder, `freund Ben`.
word-unfriend = entfreunden, entfreunde
explain-unfriend = { $words }: Ich vergesse jemanden aus deinem Freundeskreis, `entfreunden Ben`.
word-invite = einladen, lade ein, lad ein
explain-invite = { $words }: holt jemanden aus deinem Freundeskreis ohne Wörter an deinen Tisch, wenn beide Programme offen sind: `einladen Ben`.
word-invitations = einladungen
explain-invitations = { $words }: ob Freunde dich einladen können, solange ich offen bin; mit `einladungen an` können sie es, mit `einladungen aus` nicht mehr.

word-strength = stufe, stärke, spielstärke, schwierigkeit, schwierigkeitsgrad
explain-strength = { $words }: wie gut Computer spielen, wenn du keine Stufe nennst, etwa `stufe 4`; möglich ist 1 bis 9. Mit `stufe` allein hörst du, was die Stufen sind.
word-harder = schwerer, schwieriger, stärker
word-easier = leichter, einfacher, schwächer

# In einer Lektion

word-task = nochmal, aufgabe, noch mal, noch einmal, nochmals
explain-task = { $words }: sagt in einer Lektion noch einmal, was zu tun ist.
word-reason = warum, wieso, weshalb, grund
explain-reason = { $words }: sagt in einer Lektion, warum das zu tun ist, und wie.
word-omit = überspringen, überspringe, auslassen
explain-omit = { $words }: geht in einer Lektion zum nächsten Schritt.
word-function = ein, eine, einen, einem, einer, eines, des, du, dir, dich, mich, wir, uns, er, sie, es, man, ihm, ihn, ihr, mein, meine, meinen, meinem, meiner, meins, dein, deine, deinen, unser, unsere, unseren, das, dies, diese, dieser, dieses, diesen, möchte, möchten, will, wollen, lass, lasst, lassen, bin, ist, sind, sei, wäre, werde, wird, wurde, jetzt, nun, denn, dann, also, noch, schon, eben, halt, nur, auch, so, da, hier, aber, oder, um, über, übers, überm, beim, durchs, aufs, fürs, vors, unter, durch, gegenüber, in, im, ins, zurzeit, gerade, eigentlich, überhaupt, mal, nochmals, etwas, mehr, okay, ok, ja, hallo, hey, bitteschön, danke, dazu, daran, davon, damit, nämlich, einmal, sehr, gleich, wohl, bisher, bislang, inzwischen, momentan, eh, ohnehin, gern, gerne, dass, weil, während, bis, wieder, ruhig, bloß, exakt, genau, drauf, darauf, rein, hinein, zwischen, soeben, eventuell, bestimmt, tatsächlich, irgendwie, erst, erstmal, beide, beiden, ganz, komplett, doch, dort, drin, drinnen, raus, her, los, zusammen, gemeinsam, heute, wären, fände, finde, glaube, bräuchte, brauche, brauch, denen, deren, euch, euer
word-asking = wer, wen, wem, wessen, wie, wo, wohin, woher, womit, wann, wieviel, wieviele, viel, viele, ob
word-barring = nicht, kein, keine, keinen, keiner, keins, nie, niemals, ohne, wenn, falls, statt, außer, weder, nein, nee, nichts, nö, ne, nope, vielleicht
word-acting = spielen, spiele, spiel, spielt, spielchen, partie, runde, anfangen, fang, starten, starte, beginnen, beginne, machen, mach, hätte, lust, neue, neues, neuen, neuer, zocken, hören, lieber, ausprobieren, probieren, testen, versuchen, versuch, wählen, wähle, wähl, auswählen, nehmen, nehme, nimm, loslegen, los, öffnen, öffne, beginn, anspielen, bock, gegeneinander, mache, aufmachen
word-helping = was, welche, welcher, welches, welchen, welchem, kann, kannst, können, könnte, könnten, könntest, darf, darfst, dürfen, dürfte, muss, musst, müssen, müsste, soll, sollen, sollte, sollten, würde, würdest, würden, hat, hab, habe, haben, hast, hatte, hätte, gibt, gib, zeig, zeige, zeigst, zeigen, anzeigen, ansehen, anschauen, nenn, nenne, nennen, sagst, wissen, weißt, hören, höre, sehen, liegt, liegen, steht, stehen, stehe, verrate, vorlesen, lies, lese, hoch, aktuell, aktuelle, aktuellen, derzeit, insgesamt, kenne, kenn, kennst, erzähl, erzähle, erzählen, sag, sage, sagen, verrätst, verraten, wüsste, erfahren, rausfinden, herausfinden, ausgeben, aufzählen, zähl, auflisten, liste, bekomme, bekommen, kriege, krieg, gehört, befindet, befinden, momentane, momentanen, jetzige, jetzigen, bitten, durchsagen, ansagen, hältst, denkst, meinst
word-calls = hilfe, computer, hallo, hey, snuffel
word-ordinals = erste, zweite, dritte, vierte, fünfte, sechste, siebte, achte, neunte, zehnte
word-endings = e, en, n, s, es, em, t, st, te, ten, et
word-alike = gegner/computer/gegenspieler/mitspieler/kontrahent/rechner/andere, mauer/wand/wände/wänden, labyrinth/irrgarten, stein/plättchen/dominostein, vorrat/talon/haufen, geld/zillionen/kohle/vermögen/kasse, punkte/punktestand/punktestände/punktzahl/zwischenstand, tipp/hinweis/rat/ratschlag/empfehlung/empfiehlst/rätst/idee, lösche/löschen/entferne/wegwerfen/wegschmeißen/wegmachen, fortsetzen/fortsetze/weitermachen/weiterspielen/fortfahren, beenden/beende/aufhören/schließen/schließe/verlassen, gut/beste/besser/sinnvoll/klug/schlau/lohnt/günstig/vernünftig, passiert/geschehen/vorgefallen, erkläre/erklär/erläutere/beschreibe, führt/gewinnt/vorn/vorne/führung/gewinne, gelegt/gespielt/abgelegt/ausgespielt/hingelegt, freund/freundin/freunde/bruder/schwester/mutter/vater/mama/papa/oma/opa/frau/sohn/tochter/kollege/kollegin/enkel/enkelin/nachbar/nachbarin/kumpel, internet/online/netz, stimme/sprachausgabe/sprecher/ansage, dicht/nah/nahe, weit/entfernt, grenze/limit, chips/münzen/marken, regeln/spielregeln/regelwerk, lernen/beibringen/üben/lerne/trainieren, befehle/kommandos/befehl, fehler/patzer, reihe/kette, nein/nö/nee/ne/nope, rechts/rechte/rechter/rechtes/rechten/rechterhand, links/linke/linker/linkes/linken/linkerhand
word-sounding = sch s, ch k, ck k, dt t, th t, ph f, tz s, z s, v f, w f, g k, c k, q k, x ks, d t, b p, y i, j i, ie i, aeu oi, eu oi, ae e, oe o, ue u, ah a, eh e, ih i, oh o, uh u
word-agree = jawohl, jawoll, jo, jep, jup, yep, yes, klar, na klar, klaro, sicher, sicherlich, natürlich, selbstverständlich, genau, richtig, korrekt, stimmt, unbedingt, gerne, gern, einverstanden, meinetwegen, von mir aus, in ordnung, passt, gut, na gut, mach das, tu das, tu es, mach es, mach mal, mach, los, weg damit, auf jeden fall, bestätigt, bestätige, absolut
word-refuse = nö, ne, nope, no, nicht, bloß nicht, lieber nicht, besser nicht, doch nicht, noch nicht, bitte nicht, auf keinen fall, keinesfalls, niemals, nie, abbrechen, abbruch, stopp, stop, halt, warte, egal, ach egal, lass es, lass das, lass mal, vergiss es, falsch, keine, keinen, um gottes willen, auf gar keinen fall, ach nein, ach nee, schon gut, zurück, doch lieber nicht, ich möchte nicht, ich will nicht, besser doch nicht
hear-everywhere =
    punkte: wie steht es, wie ist der punktestand, wie ist der spielstand, wie ist der zwischenstand, wie stehts, wie steht das spiel, wer liegt/ist vorn/vorne, wer führt, wer gewinnt/gewinne, gewinne ich, wer ist besser, wer hat mehr punkte, wer hat die meisten punkte, führe ich, spielstand/punktestand/punktzahl/zwischenstand, punkte vergleichen, punkte spieler, punkte gegner/computer, wie liege ich, wie läuft es, wie läufts, wie viele punkte, wie viele punkte habe ich/er, wie viele punkte haben wir, wie viel punkte, wer hat die nase vorn, bin ich besser, habe ich gewonnen, verliere ich
    dran: bin ich dran, bin ich an der reihe, wer ist an der reihe, wer ist am zug, bin ich am zug, auf wen warten/wartest, worauf warten/wartest, was muss ich tun/machen, was ist zu tun, was ist dran, was nun, was jetzt, und jetzt, wie geht es weiter, wie gehts weiter, wer kommt jetzt, was wird erwartet, wann bin ich dran, wer muss jetzt, muss ich jetzt, wer spielt gerade, was kommt jetzt, was soll ich jetzt, was erwartest du, was willst du von mir
    züge: was kann ich tun/machen/spielen/ziehen/legen, was darf ich, was geht, was ist möglich, welche züge, mögliche/erlaubte/gültige züge, was sind meine möglichkeiten/optionen, was könnte ich, was habe ich für möglichkeiten, wie kann ich ziehen, was wäre möglich, welche möglichkeiten, was steht mir offen, was ist erlaubt, was lässt sich machen
    tipp: was soll/sollte ich tun/machen/spielen/legen/ziehen/nehmen, was würdest du tun/machen/spielen/legen/nehmen, was ist am besten/klügsten, was ist das beste, bester/beste/besten zug, was rätst du, gib rat, hilf mir weiter, was empfiehlst du, empfehlung, was wäre gut/klug/besser, was tut ein profi, ich weiß nicht weiter, keine ahnung, gib tipp, mach vorschlag, was würde ein profi machen/tun/spielen, profi, was macht ein profi, womit soll ich, was wäre gut, was ist gut, zug vorschlagen, schlag mir etwas vor, schlag was vor, hast du tipp, hilf mir beim zug, was mache ich am besten, wie komme ich weiter, ich brauche tipp, brauche tipp, tipp geben, was sollte ich am besten
    warum: warum/wieso/weshalb das, warum/wieso/weshalb gerade/ausgerechnet das, erklär/erkläre mir das, begründe das, begründung, wie kommst du darauf, warum/wieso/weshalb dieser zug/tipp, warum/wieso/weshalb ist das besser/gut/schlecht, was bringt das, was soll das, warum/wieso/weshalb war das schlecht/falsch/gut, warum/wieso/weshalb soll ich das, erkläre den tipp, was ist der grund, wie meinst du das, aus welchem grund
    ?warum: warum/wieso/weshalb @
    zuletzt: was ist passiert/geschehen, was war das, was war der letzte zug, letzter/letzten zug, was hat er/computer/gegner gemacht/getan/gespielt/gezogen, was hat @ gemacht/getan/gespielt/gezogen, was habe ich verpasst, was war gerade, was ist los, was war los, was war mein letzter zug, was habe ich gemacht/getan, was hat sich getan, was ist neu, was gibt es neues, was haben die anderen gemacht
    nochmal: wie bitte, was hast du gesagt, was sagst du, sag das noch mal, sag das nochmal, sag noch einmal, noch mal vorlesen, wiederhole das, wiederholen, das habe ich nicht verstanden, nicht verstanden, hab ich nicht gehört, noch mal bitte, ich habe nichts verstanden, kannst du wiederholen, sag noch mal, bitte wiederholen, noch mal von vorne vorlesen
    rückgängig: zurücknehmen, rückgängig machen, nimm das zurück, nimm den zug zurück, zug zurück, letzten zug zurück, letzten zug zurücknehmen, ups, hoppla, oje, vertippt, verklickt, vertan, das war falsch, das war ein fehler, falscher/falschen zug, das wollte ich nicht, nein zurück, undo, mach das rückgängig, zug rückgängig, letzten zug rückgängig, kann ich den zug zurücknehmen, ich habe mich vertippt, ich habe mich vertan, ich wollte etwas anderes, aus versehen
    aufgeben: gebe auf, ich gebe das spiel auf, kapituliere, kapitulieren, spiel verloren geben, ich gebe mich geschlagen, geschlagen, du hast gewonnen, spiel aufgeben, ich möchte aufgeben, partie aufgeben
    ?aufgeben: ich will/mag/möchte nicht mehr, habe verloren
    beenden: auf wiedersehen, auf wiederhören, spiel beenden/verlassen/schließen, programm beenden/verlassen/schließen, tschüs/tschö/tschau/ciao/servus, bis bald, bis dann, bis morgen, feierabend, schluss für heute, ins menü, hauptmenü/vorraum, in den vorraum, speichern und beenden, schluss machen, mach schluss, ich gehe/muss weg/los, ich möchte aufhören, ich höre auf, hör auf, genug für heute, ich muss los, ich muss gehen, muss jetzt gehen, zum hauptmenü, zurück zum menü, zurück in den vorraum, programm aus, ausmachen
    speichern: spiel speichern/sichern, spielstand speichern/sichern, speichere/sichere das spiel
    hilfe: ich brauche hilfe, hilf mir, was kann ich sagen/tippen/eingeben/fragen, wie funktioniert das hier, wie bedient man das, wie geht das, was kann ich hier sagen/tippen/eingeben, ich komme nicht klar, ich verstehe nichts, wie bediene ich das, was gibt es für möglichkeiten hier
    hilfe alle: welche befehle, alle befehle, liste der befehle, welche wörter kennst/verstehst du, befehle/befehlsliste, was verstehst du, alle kommandos, was kann man alles eingeben/sagen/tippen, welche kommandos, zeig alle befehle
    regeln: wie geht das spiel, wie funktioniert das spiel, was sind die regeln, spielregeln/regelwerk, lies die regeln, wie spielt man, erkläre das spiel, erkläre die regeln, worum geht es, was ist das ziel, wie gewinne ich, wie gewinnt man
    regeln @: regeln/spielregeln @, regeln zum/zur/zu/für/über @, wie geht/funktioniert das mit @, wie funktioniert @
    was ist @: was bedeutet/heißt/macht/tut/bewirkt/kann @, was ist/sind @, was ist eigentlich @, erklär/erkläre @, wofür ist @, wozu dient @, bedeutung von @, was passiert bei @
    stand: überblick/gesamtstand/lage, wie ist die lage, wie sieht es aus, wie siehts aus, was weiß ich, alles vorlesen, wo stehe ich, wo bin ich gerade, brett vorlesen, spielfeld, wie ist die situation, wie ist der stand, was ist der stand, wo genau bin ich, alles noch einmal, fass zusammen, zusammenfassung, gib mir überblick
    verlauf: bisheriger verlauf, was ist bisher passiert/geschehen, alle züge bisher, was wurde bisher gespielt, bisherige züge, spielverlauf
    notiz: meine notizen, notizen vorlesen, was habe ich notiert/aufgeschrieben
    weiter: nächster schritt, nächsten schritt, weitergehen, fortfahren, geh weiter
    zurück: voriger schritt, schritt zurück, ein schritt zurück
    überspringen: wie ist es ausgegangen, wie ging es aus, wie endet es, wie geht es aus, ergebnis, zum ende/schluss, ans ende, überspring das, das kann ich schon, nächste aufgabe, diesen schritt auslassen
    anders: von hier aus anders spielen, von hier anders spielen, hier anders spielen, anders spielen/machen, besser machen, noch mal versuchen, ab hier weiterspielen
    nochmal: revanche/rückspiel, noch eine runde/partie, noch ein spiel, noch eins, gleich nochmal, noch mal spielen, dasselbe noch mal, neue runde/partie
    nochmal schwerer: noch mal schwerer/schwieriger, nochmal aber schwerer, noch einmal schwerer/schwieriger
    nochmal leichter: noch mal leichter/einfacher, nochmal aber leichter, noch einmal leichter/einfacher
    rückblick: was habe ich falsch gemacht, was war falsch, meine fehler, spiel auswerten/analysieren, wo waren meine fehler, was hätte ich besser machen können
    statistik: wie oft habe ich gewonnen, wie viele spiele habe ich gewonnen
    beenden: lektion beenden/abbrechen/verlassen, unterricht beenden
    ?sag Hallo @: hallo @, hi @, moin @, guten tag @, guten abend @
    anwesend: wer ist hier, wer ist dabei, wer spielt mit, wer sitzt am tisch, wer ist alles da
    gespräch: was hat @ gesagt, was wurde gesagt, was haben die anderen gesagt, nachrichten vorlesen
    stumm @: @ stummschalten, ich will @ nicht hören
    freund @: @ als freund, @ als freundin, @ zu freunden, freund @ hinzufügen
    zuhörer an: zuhörer erlauben/zulassen, zuhören erlauben
    zuhörer aus: zuhörer verbieten, zuhören verbieten, keine zuhörer
    kennwort: wie war/ist/lautet das kennwort, wie war/ist/lautet das passwort, passwort, wie lauten/waren die wörter, die fünf wörter
hear-lesson =
    aufgabe: was muss/soll ich tun/machen, was ist die aufgabe, was ist zu tun, wie bitte, noch mal, sag das noch mal, was nun, was jetzt, aufgabe wiederholen, was soll ich hier, was ist meine aufgabe, was wird verlangt, kannst du das wiederholen, noch einmal bitte, was war die aufgabe
    warum: warum soll/muss ich das, wozu, wozu das, wofür ist das gut, wie mache ich das, wie geht das, hilf mir, gib mir einen tipp, tipp, ich weiß nicht weiter, ich verstehe das nicht, was mache ich falsch, wie soll das gehen, was soll das bringen, verstehe ich nicht, erkläre das, kannst du das erklären
    überspringen: weiter, nächster schritt, nächsten schritt, das kenne/weiß/kann ich schon, kenne/kenn/weiß/kann ich schon, weiß ich schon weiter, überspring das, überspringen, auslassen, das lasse ich aus, nächste aufgabe, das kenne ich, das kann ich, kenne ich, nächster, weitergehen, zum nächsten schritt
    beenden: lektion beenden/abbrechen/verlassen, unterricht beenden, ich will nicht mehr, aufhören, schluss, ich möchte aufhören
hear-room =
    vorschlagen @: schlage @ vor, schlag @ vor, @ vorschlagen, wie wäre es mit @
    ?sag Hallo @: hallo @, hi @, moin @, servus @, guten tag @, guten abend @
    kennwort: wie war/ist/lautet der code, kennwort sagen, womit kommen die anderen
    beginne: spiel anfangen/starten/beginnen, los gehts, fang an, wir fangen an
hear-settings =
    sprechen langsamer: langsamer, sprich/rede/lies langsamer, sprechen/reden/vorlesen langsamer, langsamer sprechen/reden/lesen, nicht so schnell, zu schnell, viel zu schnell, stimme zu schnell, geht zu schnell, stimme langsamer, stell stimme langsamer, tempo langsamer, tempo runter
    sprechen schneller: schneller, sprich/rede/lies schneller, schneller sprechen/reden/lesen, nicht so langsam, zu langsam, stimme zu langsam, stimme schneller, stell stimme schneller, tempo schneller, mehr tempo
    sprechen lauter: lauter, sprich/rede lauter, lauter sprechen/reden, zu leise, nicht so leise, stimme zu leise, stimme lauter, lautstärke hoch, lautstärke lauter, ich höre nichts
    sprechen leiser: leiser, sprich/rede leiser, leiser sprechen/reden, zu laut, nicht so laut, stimme zu laut, stimme leiser, lautstärke runter, lautstärke leiser
    sprechen höher: höher sprechen, höhere stimme
    sprechen tiefer: tiefer sprechen, tiefere stimme
    sprechen aus: sprachausgabe/stimme/vorlesen/sprechen aus, sprachausgabe/stimme/vorlesen ausschalten/abschalten/ausmachen, mach sprachausgabe/stimme aus, schalte sprachausgabe/stimme aus/ab, nicht mehr vorlesen/sprechen/reden, nicht vorlesen, hör auf zu sprechen/reden/vorlesen, sei still/ruhig, halt die klappe, stimme weg, ohne stimme, keine stimme, stimme stumm, stumm, ruhe, klappe
    sprechen an: sprachausgabe/stimme/vorlesen/sprechen an/ein, sprachausgabe/stimme/vorlesen einschalten/anschalten/anmachen, mach sprachausgabe/stimme an, schalte sprachausgabe/stimme an/ein, lies vor, lies alles vor, lies mir alles vor, alles vorlesen, kannst du das vorlesen, kannst du vorlesen, das vorlesen, bitte vorlesen, mit stimme, sprich mit mir, sprich, rede mit mir, stimme wieder an
    sprechen stimme: welche stimmen, andere stimme, stimme wechseln/ändern
    worte kurz: weniger worte/wörter/text/reden, kürzer, kürzere texte/sätze, kurze texte/sätze, fass dich kurz, fass dich kürzer, mach es kürzer, rede weniger, nicht so viel reden/text, zu viel text, knapper, kurz fassen, kürzer fassen, kürzer reden, fasse dich kurz, red nicht so viel, weniger reden, kurze antworten, kürzere antworten
    worte ausführlich: mehr worte/wörter/text, ausführlicher, längere texte/sätze, ausführliche texte, mach es ausführlicher, mehr erklären, genauer, erzähl mehr, lange antworten, mehr einzelheiten, mehr details
    worte normal: normale worte/texte, normal viele worte
    klingel an: klingel/glocke/signal/ton an/ein, klingel/glocke/signal/ton einschalten/anschalten/anmachen, schalte klingel/glocke an/ein, mach klingel/glocke an
    klingel aus: klingel/glocke/signal/ton aus, klingel/glocke/signal/ton ausschalten/abschalten/ausmachen, schalte klingel/glocke aus/ab, mach klingel/glocke aus, kein ton, keine klingel, ohne klingel
    braille #: braille/braillezeile/zeile/punktschrift # zellen/zeichen, braillezeile hat # zellen, habe braillezeile #, meine zeile hat # zellen
    braille aus: braille/braillezeile/punktschrift aus, braille/braillezeile ausschalten/abschalten, keine braillezeile
    breite #: # zeichen pro/je zeile, zeile # zeichen breit, breite # zeichen
    sprache englisch: englisch, auf englisch, englisch sprechen, sprich englisch, sprache auf englisch umstellen/ändern/stellen/wechseln, stell auf englisch, geht das auf englisch, umschalten englisch, englisch bitte, wechsel zu englisch, stelle auf englisch um, umstellen englisch
    sprache niederländisch: niederländisch/holländisch, auf niederländisch/holländisch, sprich niederländisch/holländisch, sprache auf niederländisch umstellen/ändern/stellen/wechseln, geht das auf niederländisch, wechsel zu niederländisch/holländisch, stelle auf niederländisch/holländisch um
    sprache deutsch: deutsch, auf deutsch, sprich deutsch, sprache auf deutsch umstellen/ändern/stellen/wechseln, geht das auf deutsch, umschalten deutsch, wechsel zu deutsch, stelle auf deutsch um
    name @: name ist @, name @, heiße @, nenn mich @, ich heiße @, ich bin die @, ich bin der @, du kannst mich @ nennen, nenne mich @, mein name ist @
    stufe #: stufe #, schwierigkeit #, schwierigkeitsgrad #, level #, stell stufe auf #
    tutor an: tutor/trainer an/ein, tutor/trainer einschalten/anschalten, warn mich vor fehlern, warne mich
    tutor aus: tutor/trainer aus, tutor/trainer ausschalten/abschalten
    einstellungen: was ist eingestellt, einstellung ändern/zeigen, welche einstellungen, menü einstellungen, optionen
    buchstaben alphabet: buchstabiere, buchstaben buchstabieren, mit buchstabieralphabet
hear-lobby =
    welche spiele: was kann man/ich spielen, was spielen, welche spiele gibt es, welche spiele kennst/hast/kann, was gibt es für spiele, was hast du für spiele, was gibt es hier, was gibts, liste spiele, liste der spiele, alle spiele, spieleliste/spielauswahl/auswahl, was steht zur auswahl, wie viele spiele gibt es, wie viele spiele, was kann ich spielen, was gibt es zu spielen, was hast du im angebot, spiele vorlesen, spiele auflisten, zeig alle spiele, welches spiel ist leicht, welches spiel ist gut, welches spiel empfiehlst du, was empfiehlst du, wie heißen die spiele
    regeln @: regeln/spielregeln @, regeln von/zu/für @, wie geht @, wie spielt man @, wie funktioniert @, wie wird @ gespielt, regeln/anleitung von/zu/für @ vorlesen, erkläre die regeln von/zu/für @, wie läuft @, wie ist @, wie sind die regeln von @
    lernen @: @ lernen, @ beibringen, bring mir @ bei, @ üben, lerne wie man @ spielt, zeig mir wie @ geht, zeig mir wie @, lektion/lektionen @, einführung @, erkläre mir wie @ geht, zeig mir @, ich kenne @ nicht, anleitung für @ schritt für schritt, @ kennenlernen, ich möchte @ lernen, @ kenne ich nicht
    lernen: bin neu, ich bin neu hier, neu hier, anfänger, bin anfänger, einführung/tutorial/übung, üben, wie fange ich an, wo fange ich an, erste schritte, noch nie gespielt, was soll ich zuerst, unterricht, ich kenne das nicht, ich bin anfänger, ich habe keine ahnung, erkläre mir alles, ich möchte lernen
    was ist @: was bedeutet/heißt @, was ist/sind @, erklär/erkläre @, worum geht es bei @
    fortsetzen: letztes/letzte spiel, letztes spiel laden/fortsetzen/weiterspielen, weiter spielen, spiel fortsetzen/weiterspielen, da weitermachen wo ich war, altes/alte spiel, angefangenes/angefangene spiel, wo war ich, wo waren wir, weiter wo wir aufgehört haben, wo aufgehört, weiter wo ich war, mach weiter, mach da weiter, weitermachen, weiterspielen, letzte partie weiter, wo ich aufgehört habe, da weiter wo ich war, das letzte spiel, spiel laden, zurück zum spiel, wo war ich stehengeblieben
    fortsetzen @: weiter mit @, @ weiterspielen, @ fortsetzen, letztes @, weiter @, mach mit @ weiter, mit @ weitermachen, @ weitermachen, zurück zu @, spiel @ weiter
    #: spiel nummer #, nummer #, spiel #, # fortsetzen, nummer # fortsetzen, spiel # laden, spiel # fortsetzen
    lösche #: spiel # löschen/entfernen, nummer # löschen, spiel nummer # löschen, lösche spiel #, wirf spiel # weg, # löschen, schmeiß spiel # weg, spiel # weg, nimm spiel # weg, spiel # wegwerfen
    lösche @: @ löschen, wirf @ weg, @ wegwerfen, @ entfernen, schmeiß @ weg, @ weg
    vergiss: alle spiele löschen, lösche alle spiele, lösche alles, alles löschen, alle gespeicherten spiele löschen, alles vergessen, alle spiele weg, alle spiele vergessen
    statistik: wie oft habe ich gewonnen, wie viele spiele habe ich gewonnen, wie viele siege, siege, erfolge, wie gut bin ich, meine statistik, wie oft gewonnen/verloren, bestenliste/rekorde, meine rekorde, wie gut war ich bisher, wie gut war/bin ich, wie habe ich abgeschnitten, wie habe ich gespielt, wie viele spiele habe ich gespielt, wie oft habe ich verloren/gespielt, zeig mir ergebnisse, meine ergebnisse, meine siege
    statistik @: statistik von/zu/für @, statistik @, wie oft habe ich @ gewonnen
    übersicht: gespeicherte/gespeicherten spiele, welche spiele sind gespeichert/offen, offene spiele, spielstände, laufende spiele, was ist gespeichert, welche spiele laufen noch, welche spiele habe ich offen, welche spiele sind noch offen, unfertige spiele, nicht beendete spiele, spielliste zeigen
    nacherzählen #: spiel # anhören/nacherzählen/nachspielen/wiedergeben, nummer # anhören, spiel # noch einmal, spiel # erzählen, erzähl spiel #, spiel # noch einmal erzählen/hören, spiel # wiederholen, spiel # vorlesen
    nacherzählen: beendete spiele
    rückblick: was habe ich falsch gemacht, meine fehler, spiel auswerten/analysieren, letztes spiel auswerten/analysieren, was war falsch
    einladen @: @ mit freund/freunden/freundin/bruder/schwester/mutter/vater/oma/opa/frau/mann/sohn/tochter/kollegen/kollegin, @ übers internet, @ online, @ im netz, @ internet bruder/schwester/freund/freundin/freunden/mutter/vater/frau/mann, @ mit jemandem/jemand anders, @ aus der ferne
    einladen: mit freunden spielen, mit freund/freundin/bruder/schwester spielen, übers internet spielen, online spielen, spielen über das internet, jemanden einladen
    beenden: programm beenden/schließen/verlassen, auf wiedersehen, auf wiederhören, tschüs/tschö/tschau/ciao/servus, bis bald, bis dann, bis morgen, feierabend, schluss für heute, gute nacht, das wars, das reicht für heute, schließen, mir reicht es für heute, reicht für heute, das war es für heute, heute, ich gehe, ich gehe dann, ich gehe jetzt, ich muss los, ich muss gehen, ich möchte aufhören, ich höre auf, hör auf, schlaf gut, mach aus, ausschalten, ausmachen, programm aus, tschüssi, ade, adieu, genug für heute, machs gut
    hilfe: ich brauche hilfe, hilf mir, was kann ich sagen/tippen/eingeben/tun/machen, wie geht das hier, wie funktioniert das, was kann ich hier, ich komme nicht klar, was ist das hier, was kann ich alles eingeben/sagen/tippen, was soll ich tun/machen, was kann man hier machen/tun, wie bediene ich das programm, wie benutze ich das programm, wie funktioniert das programm
    hilfe alle: welche befehle, alle befehle, liste der befehle, befehle/befehlsliste, welche wörter kennst/verstehst du
    zuletzt: wie bitte, was hast du gesagt, noch mal bitte, wiederhole das, das habe ich nicht verstanden
    selbsttest: welche version, version, systeminformation
    ?hilfe: menü/hauptmenü, startseite, hallo, guten tag, guten morgen, guten abend
    ?beenden: fertig, ich bin fertig
    ?regeln: regeln
hear-wish =
    leicht: leicht, leichter gegner, leichte stufe, einfach, einfacher gegner, anfänger, für anfänger, simpel, schwacher/schwachen/schwach gegner, auf leicht, nicht so schwer, nicht zu schwer, etwas leichter, leichter
    leichteste: leichteste stufe, leichteste/leichtester/leichtesten, sehr leicht, ganz leicht, schwächste stufe, schwächster/schwächsten gegner, am leichtesten, ganz einfach, so leicht wie möglich
    normal: normal, mittel, mittelschwer, mittlere/mittlerer stufe
    schwer: schwer, schwere stufe, schwerer gegner, schwierig, schwieriger gegner, stark, starker/starken gegner, profi, auf schwer, schwerer, etwas schwerer, richtig schwer, schwierige
    stufe 9: stärkste/stärkster/stärksten, stärkste/stärkster/stärksten stufe/gegner/computer, höchste/höchster stufe, schwerste/schwerster/schwersten, schwerste stufe, schwierigste/schwierigster/schwierigsten, schwierigste stufe, beste/besten stufe/gegner/computer, maximale stufe
    stufe #: stufe #, level #, schwierigkeit #, schwierigkeitsgrad #
    spieler #: # spieler/spielern/personen/leute/leuten/mann, für #, mit #, zu #, wir sind #, # mann, für # leute/spieler/personen, mit # leuten/spielern/personen, # personen
    spieler 2: zweit, zu zweit, zweien
    spieler 3: dritt, zu dritt, dreien
    spieler 4: viert, zu viert, vieren
    spieler 5: fünft, zu fünft
    spieler 6: sechst, zu sechst
    spieler #+1: gegen #, gegen # computer/computern/gegner, mit # computern/gegnern/mitspielern, # computer/gegner, gegen # andere/mitspieler/rechner/leute, mit # anderen
    : computer, gegen computer, gegen dich, mit dir, gegen, allein, alleine, mit computer, rechner, gegen rechner, gegen computergegner, computergegner
    hunde: hund/hunde/hunden
    warm-heiß: warm heiß, warm kalt, warm und heiß
    ausweg: ausweg/ausgang
    löcher #: # löcher/löchern
    löcher: löcher/löchern
    größe #x#: # mal #, # mal # felder, größe # mal #, # x #, # mal # feld, # mal # große, #x#
    ziel #: bis #, ziel #, bis # punkte, # punkte, auf # punkte
    ohne-tipps: ohne tipps/tipp/hinweise/hilfe, keine tipps/hinweise
    ohne-notizen: ohne notizen, keine notizen
    streng: streng, strenge/strengen regeln, strenges ziehen
    kurz: kurz, kurze/kurzes, kurze/kurzes partie/spiel/runde, schnelles spiel
    von-hand: von hand, selbst legen
    turnier: turnier, als turnier
