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
word-leave = ende, schluss, stop, stopp, fertig, aufhören, abbrechen
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
word-quit = beenden, tschüss, verlassen
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
explain-relays = { $words }: über welche Server du und deine Freunde euch findet, `server https://relay.example.org`, mehrere mit Leerzeichen dazwischen, oder `server public` für die öffentlichen.
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
explain-join = { $words }: Du setzt dich an einen Tisch weit weg; dahinter stehen die fünf Wörter.
word-listen = mithören, zuhören, hör zu, höre zu
explain-listen = { $words }: Du hörst an einem Tisch weit weg nur zu, wenn man dich lässt; dahinter stehen die fünf Wörter.
word-begin = beginne, beginnen, los, anfangen
explain-begin = { $words }: Das Spiel fängt an; wo niemand sitzt, spielt der Computer.
word-propose = vorschlagen, schlage vor, vorschlag
explain-propose = { $words }: fragt an einem Tisch, an dem kein Spiel ausgesucht oder das letzte zu Ende ist, alle, ob sie eins spielen: `vorschlagen domino`. Computer und Varianten kannst du dahinter nennen.
word-code = kennwort, code
explain-code = { $words }: sagt die fünf Wörter noch einmal, mit `kennwort englisch` auf Englisch.
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
explain-import = { $words }: holt aus so einer Datei alles, was noch nicht hier ist, etwa `importiere meine-spiele.tar.gz`.
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
word-note = notiz, notizen, notiere, notieren
explain-note = { $words }: merkt sich, was du dahinter schreibst; ohne etwas dahinter hörst du deine Notizen.
word-save = speichern, speichere, sichern, sichere
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
