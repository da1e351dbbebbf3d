# Was der Vorraum und jedes Spiel sagen.
# Eine Meldung hat bis zu vier Fassungen: ihre eigene (normal), .brief (kurz), .full (ausführlich) und .prompt für die
# Eingabezeile einer Braillezeile.

alphabet = Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias
none = keine
name-computer = Computer
    .prompt = Comp
name-you = du
name-player = Spieler { $number }
    .prompt = Sp{ $number }
kind-easy = den Computer, Stärke leicht
kind-normal = den Computer, Stärke normal
kind-hard = den Computer, Stärke schwer
version = snuffel { $version }

# Der Vorraum

lobby-welcome = Snuffel: Brettspiele für Ohr und Fingerspitzen.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Tippe ein Spiel: { $games }. Oder: hilfe.
        [one] Tippe ein Spiel: { $games }. Oder: fortsetzen, 1 Spiel wartet.
       *[other] Tippe ein Spiel: { $games }. Oder: fortsetzen, { $waiting } Spiele warten.
    }
    .brief = { $waiting ->
        [0] Spiele: { $games }. Oder hilfe.
       *[other] Spiele: { $games }. Oder fortsetzen.
    }
lobby-goodbye = Tschüss.
place-lobby = Vorraum
help-lobby = Spielen: spiele sniff, spiele sniff leicht, spiele sniff galopp löcher 12, spiele sniff mensch:Anna,normal.
    Ein Spiel fortsetzen: fortsetzen. Welche warten: übersicht. Ein beendetes hören: nacherzählen.
    Regeln: regeln sniff. Wie ich spreche: einstellungen. Alle Befehle: hilfe alle. Gehen: beenden.
games-all = Spiele: { $games }.
games-waiting = { $count ->
        [0] Wartende Spiele: keine.
        [one] 1 Spiel wartet:
       *[other] { $count } Spiele warten:
    }
games-finished = { $count ->
        [0] Beendete Spiele: keine.
        [one] 1 beendetes Spiel:
       *[other] { $count } beendete Spiele:
    }
games-item = { $number }: { $name }.
game-unknown = Ein Spiel "{ $word }" gibt es nicht. Spiele: { $games }.
    .brief = Kein Spiel "{ $word }". Es gibt: { $games }.
resume-none = Es wartet kein Spiel. Tippe: spiele sniff.
    .brief = Es wartet kein Spiel.
    .prompt = Kein Spiel wartet.
resume-unknown = Ein Spiel "{ $name }" wartet nicht. Welche warten, sagt übersicht.
    .brief = Es wartet kein Spiel "{ $name }".
resume-busy = { $name } wird gerade anderswo gespielt.
    .brief = { $name } läuft schon anderswo.

# Plätze

seats-number = Dieses Spiel ist für { $counts } Spieler.
seats-count = { $count } Spieler geht nicht: genannt sind mehr, oder es sind mehr als 6.
    .brief = { $count } Spieler geht nicht.
seats-unreadable = "{ $word }" ist kein Spieler. Möglich: human, human:Anna, easy, normal.
    .brief = "{ $word }" ist kein Spieler.
option-unknown = "{ $word }" ist keine Variante. Varianten: { $options }.
    .brief = "{ $word }" ist keine Variante.
option-no-number = { $option } braucht eine Zahl, etwa { $option } 12.
    .brief = { $option } braucht eine Zahl.
option-no-size = { $option } braucht Spalten und Reihen von 3 bis 9, etwa { $option } 4x4.
    .brief = { $option }: von 3x3 bis 9x9.
seed-none = Das System gibt keine Zufallszahlen her. Nenne einen Startwert: --seed 1.

# Ein Spiel

hint-help = Mit hilfe hörst du, was du tippen kannst.
    .brief = hilfe sagt, was geht.
    .prompt = hilfe?
table-computers = Computer am Tisch: { $names }.
    .brief = Computer: { $names }.
    .prompt = { $count } Computer.
table-computer = { $name } { $level }
thinking = { $name } überlegt.
thinking-hint = Ich denke über einen Tipp nach.
computer-stumbled = { $name } konnte nicht tun, was geplant war, und tut etwas anderes. Das ist ein Fehler im Programm.
    .brief = Fehler: { $name } tut etwas anderes.
player-left = { $name } ist gegangen. Das Spiel wartet.
hint-told = { $what } { $why }
hint-type = Tippe { $command }.
hint-off = Diese Partie läuft ohne Tipps.
hint-not-due = Du hast jetzt nichts zu entscheiden.
match-no-hints = Ohne Tipps.
handover-end = Du bist fertig. Enter leert den Bildschirm für { $name }.
    .brief = Enter leert für { $name }.
    .prompt = Enter leert.
handover-end-plain = Du bist fertig. Hier kann ich den Bildschirm nicht leeren: scroll ihn weg, dann Enter für { $name }.
    .brief = Nicht geleert. Enter für { $name }.
    .prompt = Enter, nicht leer.
handover = { $name } ist dran. Weiter mit Enter.
    .brief = { $name }. Drück Enter.
    .prompt = { $name }. Drück Enter.
handover-typed = Was du getippt hast, zählt noch nicht. Ab jetzt zählt es.
    .brief = Das zählte nicht. Ab jetzt zählt es.
resumed = Willkommen zurück bei { $name }.
    .brief = Zurück in { $name }.
    .prompt = Zurück.
kept = Das Spiel ist gespeichert als { $name }. Weiter geht es mit fortsetzen.
    .brief = Gespeichert als { $name }.
    .prompt = Gespeichert.
kept-here = Das Spiel ist gespeichert als { $name }, wie jeder Zug. Du spielst weiter.
    .brief = Gespeichert als { $name }.
    .prompt = Gespeichert.
kept-not = Das Spiel konnte nicht gespeichert werden.
    .brief = Das Spiel ist nicht gespeichert.
    .prompt = Nicht gespeichert.
record-fault = Speichern geht nicht: kein Schreibrecht oder kein Platz. Du spielst weiter, aber nichts bleibt.
    .brief = Speichern geht nicht. Nichts bleibt.
    .prompt = Ungespeichert.
finish-fault = { $name } ist zu Ende, ließ sich aber nicht zu den beendeten Spielen legen.
    .brief = { $name } ließ sich nicht ablegen.
replay-unfinished = So weit ist es gekommen; das Spiel ist noch nicht zu Ende.
    .brief = Das Spiel ist noch nicht zu Ende.
resign-sure = Willst du dieses Spiel aufgeben? Ja oder nein; Enter heißt nein.
    .brief = Aufgeben? Ja, nein; Enter heißt nein.
    .prompt = Aufgeben? ja, nein
resign-not = Du spielst weiter.
    .prompt = Du spielst weiter.
confirm-not = Es ist nichts geschehen.
    .prompt = Nichts geschehen.
quit-sure = Das Spiel ist nicht gespeichert und wäre verloren. Trotzdem gehen? Ja oder nein; Enter heißt nein.
    .brief = Ungespeichert. Gehen? Enter heißt nein.
    .prompt = Trotzdem gehen?
quit-not = Du bleibst.
    .prompt = Du bleibst.
over-look-back = Du kannst noch fragen. Enter beendet.
    .brief = Mit Enter gehst du.
last-none = Es wurde nichts gesagt.
    .prompt = Nichts.
log-count = { $count } Einträge, hier die letzten { $last }:
    .brief = { $count } Einträge, die letzten { $last }:
log-all = { $count ->
        [0] Noch ist nichts geschehen.
        [one] 1 Eintrag:
       *[other] { $count } Einträge:
    }
noted = Notiert.
    .prompt = Notiert.
note = { $text }
notes-count = { $count ->
        [0] Notizen: keine.
        [one] 1 Notiz:
       *[other] { $count } Notizen:
    }
more-none = Mehr gibt es nicht.
    .prompt = Das war alles.

# Was Spieler aufheben

sheet-none = Hier gibt es nichts aufzuheben.
    .prompt = Nichts da.
sheet-kept = Aufgehoben als { $name }. In einem anderen Spiel: lade { $name }.
    .brief = Aufgehoben als { $name }.
    .prompt = Aufgehoben.
sheet-not-kept = { $name } ließ sich nicht aufheben: der Ordner oder die Platte nimmt es nicht an, oder so darf keine Datei heißen.
    .brief = { $name } ließ sich nicht aufheben.
    .prompt = Ging nicht.
sheet-replace = Es gibt schon { $name }. Ersetzen? Ja oder nein; Enter heißt nein.
    .brief = { $name } ersetzen? Enter heißt nein.
    .prompt = Ersetzen? ja, nein
sheet-not-replaced = Das alte bleibt.
    .prompt = Altes bleibt.
sheet-item = { $name }.
sheet-fault = { $name }, Zeile { $line }: { $reason }
sheet-unreadable = "{ $word }" ist nicht zu verstehen.

# Turniere

series-one-of-both = Turnier und Zählturnier schließen sich aus.
    .brief = Turnier oder Zählturnier, nicht beides.
series-no-tournament = Ein Turnier hat eine ungerade Zahl von Spielen, 3 bis 99.
    .brief = Turnier: ungerade Zahl, 3 bis 99.
series-no-count = Ein Zählturnier hat 1 bis 99 Spiele.
series-wins = Ein Turnier über { $games } Spiele. Die meisten Siege gewinnen.
    .brief = Turnier, { $games } Spiele.
    .full = Das ist ein Turnier über { $games } Spiele. Jeder Sieg ist 1 Punkt, und es endet, sobald der andere nicht mehr aufholen kann.
    .prompt = Turnier { $games }.
series-fewest = { $games ->
        [one] Ein Zählturnier über 1 Spiel. Die wenigsten Punkte gewinnen.
       *[other] Ein Zählturnier über { $games } Spiele. Die wenigsten Punkte gewinnen.
    }
    .brief = Zählturnier, { $games } Spiele.
    .full = Das ist ein Zählturnier über { $games } Spiele. Nach jedem Spiel sucht der Verlierer allein weiter; jeder Zug, den er dann noch braucht, ist ein Punkt, und die wenigsten Punkte gewinnen.
    .prompt = Zählen { $games }.
series-points = { $name }: { $points }
series-over-wins = Nach Spiel { $number } von { $games } steht es { $standing }. { $left ->
        [0] Das war das letzte Spiel.
        [one] 1 Spiel bleibt, { $needed } Punkte reichen sicher.
       *[other] { $left } Spiele bleiben, { $needed } Punkte reichen sicher.
    }
    .brief = { $number } von { $games }. { $standing }.
    .full = Spiel { $number } von { $games } ist zu Ende. Es steht { $standing }. { $left ->
        [0] Das war das letzte Spiel.
        [one] 1 Spiel bleibt; { $needed } Punkte reichen sicher.
       *[other] { $left } Spiele bleiben; { $needed } Punkte reichen sicher.
    }
    .prompt = { $standing }.
series-over-fewest = Nach Spiel { $number } von { $games } sind die Punkte { $standing }. { $left ->
        [0] Das war das letzte Spiel.
        [one] 1 Spiel bleibt.
       *[other] { $left } Spiele bleiben.
    }
    .brief = { $number } von { $games }. { $standing }.
    .full = Spiel { $number } von { $games } ist zu Ende. Punkte, von denen wenige gut sind: { $standing }. { $left ->
        [0] Das war das letzte Spiel.
        [one] 1 Spiel bleibt.
       *[other] { $left } Spiele bleiben.
    }
    .prompt = { $standing }.
series-so-far = Spiel { $number } von { $games }. Punkte: { $standing }.
series-next = Spiel { $number } von { $games } beginnt, alles von vorn.
    .brief = Spiel { $number } von { $games }.
    .full = Spiel { $number } von { $games } beginnt, und alles ist neu.
    .prompt = Spiel { $number }.
series-won-you = Du gewinnst das Turnier.
    .brief = Du gewinnst das Turnier.
    .full = Das Turnier ist zu Ende, und du gewinnst es.
    .prompt = Du gewinnst alles.
series-won-other = Das Turnier gewinnt: { $names }.
    .brief = Turniersieg: { $names }.
    .full = Das Turnier ist zu Ende. Es gewinnt { $names }.
    .prompt = Sieg { $names }.
series-draw = Das Turnier endet unentschieden.
    .brief = Das Turnier ist unentschieden.
    .full = Das Turnier ist zu Ende, und zwar unentschieden.
    .prompt = Unentschieden.

# Was nicht zu verstehen ist

typed-too-long = Diese Zeile ist zu lang. Es ist nichts geschehen.
    .brief = Die Zeile ist zu lang.
    .prompt = Zu lang.
typed-not-text = In dieser Zeile stehen Zeichen, die kein Text sind. Es ist nichts geschehen.
    .brief = Das ist kein lesbarer Text.
    .prompt = Kein Text.
typed-interrupt = Noch einmal Strg-C, und du gehst.
    .brief = Noch ein Strg-C beendet.
    .prompt = Nochmal geht.
misread-empty = Du hast nichts getippt. Was möglich ist, sagt hilfe.
    .brief = Nichts getippt. Tippe hilfe.
    .prompt = Nichts getippt.
misread-unknown = "{ $word }" verstehe ich nicht. Was möglich ist, sagt hilfe.
    .brief = "{ $word }"? Tippe hilfe.
    .prompt = Wie? Tippe hilfe.
misread-several = "{ $word }" kann heißen: { $fits }.
    .prompt = Mehrere passen.
misread-not-here = { $command } hat hier keinen Sinn.
    .brief = { $command }: hier nicht.
    .prompt = Hier nicht.
misread-undo = Züge kann man nicht zurücknehmen.
misread-lobby = { $command } geht im Vorraum. Erst: beenden.
    .brief = { $command }: erst beenden.
    .prompt = Erst beenden.
misread-number = "{ $word }" ist keine Zahl ab 1. Zum Beispiel 5.
    .brief = "{ $word }" ist keine Zahl ab 1.
    .prompt = Keine Zahl.
misread-lang = Die Sprache "{ $word }" spreche ich nicht. Tippe { $command } de, nl oder en.
    .brief = { $command }: de, nl oder en.
    .prompt = de, nl oder en?
misread-level = "{ $word }" ist keine Stufe. Tippe { $command } kurz, normal oder ausführlich.
    .brief = { $command }: kurz, normal, ausführlich.
    .prompt = Welche Stufe?
misread-spell = "{ $word }" geht nicht. Tippe { $command } einfach oder alphabet.
    .brief = { $command }: einfach, alphabet.
    .prompt = Wie denn?
misread-width = "{ $word }" ist keine Breite. Tippe { $command } 20 bis 500, oder aus.
    .brief = { $command }: 20 bis 500, oder aus.
    .prompt = 20 bis 500, aus?
misread-braille = "{ $word }" ist keine Braillezeile. Tippe { $command } 14 bis 80, oder aus.
    .brief = { $command }: 14 bis 80, oder aus.
    .prompt = 14 bis 80, aus?
misread-speech = "{ $word }" passt nicht zu { $command }. Tippe { $command } an, aus, schneller, langsamer, still oder stimmen.
    .brief = { $command }: an, aus, schneller ...
    .prompt = an, aus, stimmen?
misread-thinking = "{ $word }" ist keine Bedenkzeit. Tippe { $command } 10 bis 60000, in Millisekunden, oder aus.
    .brief = { $command }: 10 bis 60000, oder aus.
    .prompt = 10 bis 60000, aus?
help-commands = { $count } Befehle:
help-unknown = Einen Befehl "{ $word }" gibt es nicht. Alle nennt: hilfe alle.
    .brief = Kein Befehl "{ $word }".
    .prompt = Kein Befehl.
rules-topics = Themen: { $topics }. Tippe regeln und ein Thema, oder regeln alle.
    .brief = Themen: { $topics }.
rules-unknown = Ein Thema "{ $word }" gibt es nicht. Themen: { $topics }.
    .prompt = Kein Thema.

# Einstellungen

setting-lang = Sprache: Deutsch.
setting-brief = Stufe: kurz.
setting-normal = Stufe: normal.
setting-full = Stufe: ausführlich.
setting-plain = Buchstaben sage ich, wie sie sind: E4.
    .brief = Buchstaben: einfach, E4.
setting-letters = Buchstaben buchstabiere ich: Emil 4.
    .brief = Buchstaben: Alphabet, Emil 4.
setting-width = { $cells ->
        [0] Zeilen bleiben so lang, wie sie sind.
       *[other] Zeilen werden nach { $cells } Zeichen umgebrochen.
    }
    .brief = { $cells ->
        [0] Breite: aus.
       *[other] Breite: { $cells }.
    }
setting-braille = { $cells ->
        [0] Der Braillemodus ist aus.
       *[other] Braillemodus für { $cells } Zellen.
    }
    .brief = { $cells ->
        [0] Braille: aus.
       *[other] Braille: { $cells } Zellen.
    }
setting-thinking = { $millis ->
        [0] Die Computer denken nach, so lange sie brauchen.
       *[other] Die Computer denken höchstens { $millis } Millisekunden nach.
    }
    .brief = { $millis ->
        [0] Bedenkzeit: unbegrenzt.
       *[other] Bedenkzeit: { $millis } Millisekunden.
    }
settings-file-head = Wie snuffel spricht. Was du im Programm änderst, wird hier eingetragen; deine Kommentare bleiben.
settings-file-lang = Die Sprache: de, nl oder en. Ohne sie gilt die Sprache des Systems.
settings-file-level = Wie viele Worte: brief, normal oder full.
settings-file-width = Zeilen werden nach so vielen Zeichen umgebrochen, 20 bis 500; 0 lässt sie, wie sie sind.
settings-file-spell = Buchstaben von Feldern: plain (E4) oder letters (Emil 4).
settings-file-braille = Braillemodus für eine Zeile mit so vielen Zellen, 14 bis 80; 0 ist aus.
settings-file-plain = true liest einfache Zeilen ohne Zeileneditor.
settings-file-speech = true spricht jede Zeile mit der Stimme des Systems; false schweigt.
settings-file-rate = Wie schnell: -10 bis 10; 0 ist, wie das System eingestellt ist.
settings-file-thinking = Wie viele Millisekunden ein Computer über einen Zug nachdenken darf, 10 bis 60000; 0 ist so lange, wie er braucht.
settings-not-toml = Die Einstellungen in { $file } gelten nicht: Zeile { $line } hat nicht die Form Name = Wert. Alles ist eingestellt wie ohne Datei; sie bleibt, wie sie ist.
    .brief = Einstellungen gelten nicht, Zeile { $line } ist kaputt. Datei: { $file }.
settings-unknown-key = Die Einstellungen in { $file } gelten nicht: Zeile { $line } nennt { $key }, das gibt es nicht. Alles ist eingestellt wie ohne Datei; sie bleibt, wie sie ist.
    .brief = Einstellungen gelten nicht, Zeile { $line }: { $key } gibt es nicht. Datei: { $file }.
settings-wrong-value = Die Einstellungen in { $file } gelten nicht: Zeile { $line } gibt { $key } den Wert { $value }, das geht nicht. Alles ist eingestellt wie ohne Datei; sie bleibt, wie sie ist.
    .brief = Einstellungen gelten nicht, Zeile { $line }: { $key } kann nicht { $value } sein. Datei: { $file }.
settings-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen. Die Datei bleibt, wie sie ist.
    .brief = Einstellungen nicht lesbar. Datei: { $file }.
settings-not-kept = Die Änderung gilt nur jetzt; { $file } ließ sich nicht schreiben.
    .brief = Gilt nur jetzt: { $file } nicht schreibbar.
settings-not-kept-broken = Die Änderung gilt nur jetzt; Zeile { $line } in { $file } ist kaputt, deshalb bleibt die Datei, wie sie ist.
    .brief = Gilt nur jetzt: Zeile { $line } in { $file } ist kaputt.

# Dateien

file-unreadable = { $file } lässt sich nicht lesen.
file-missing = Es gibt weder eine Datei noch ein Spiel { $file }.
file-too-big = { $file } ist zu groß für eine Aufzeichnung.
file-no-text = { $file }, Zeile { $line }: Bytes, die kein Text sind.
damage-no-record = { $file }, Zeile { $line }: das ist keine Aufzeichnung eines Spiels.
damage-newer = { $file }, Zeile { $line }: diese Aufzeichnung stammt von einem neueren snuffel.
damage-missing = { $file }, Zeile { $line }: die Zeile müsste mit { $key } anfangen.
damage-value = { $file }, Zeile { $line }: der Wert von { $key } kann nicht sein.
damage-unreadable = { $file }, Zeile { $line }: das ist keine Handlung dieses Spiels.
damage-refused = { $file }, Zeile { $line }: das erlauben die Regeln hier nicht.
damage-not-asked = { $file }, Zeile { $line }: hier gab es nichts zu losen.
damage-chance-missing = { $file }, Zeile { $line }: davor fehlt ein Los.
damage-cut-off = { $file }, Zeile { $line }: das Ende der Zeile fehlt.

# Messreihen

simulate-progress = { $over } von { $games } Spielen sind vorbei.
simulate-player = { $number }, { $player }: { $wins } Siege, { $rate } %, 95-%-Bereich { $from } bis { $to }. Eine Entscheidung dauert im Median { $median } ms, beim 95. Perzentil { $slow } ms.
simulate-games = { $games } Spiele; unentschieden: { $draws }; ohne Ende: { $unfinished }.
simulate-length = Entscheidungen in einem Spiel: im Median { $median }, von { $least } bis { $most }.
simulate-speed = { $speed } Spiele in der Sekunde.
simulate-json = { $text }
simulate-no-player = Einen Spieler "{ $word }" gibt es nicht. Spieler: { $words }.

# Bücher in Punktschrift

book-title = Regeln von { $game }
book-written = { $file } ist geschrieben: { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    } zu 25 Zeilen mit 40 Zellen, für einen Punktschriftdrucker.
book-replace = { $file } gibt es schon. Tippe ja, um die Datei zu ersetzen. Enter allein lässt sie stehen.
book-not-replaced = { $file } bleibt, wie es war.
book-unwritable = { $file } lässt sich nicht schreiben. Starte snuffel in einem Ordner, in dem du schreiben darfst.
book-no-contracted = liblouis hat keine niederländische Kurzschrift. Lass --contracted weg.
book-no-table = liblouis kommt mit seiner Tabelle { $table } nicht zurecht. Eine neuere Fassung von liblouis hat sie.
book-not-installed = Ohne liblouis gibt es kein Buch: Das Programm { $program } fehlt. Installiere es und versuch es noch einmal.
    Debian und Ubuntu: sudo apt install liblouis-bin.
    Fedora: sudo dnf install liblouis-utils.
    macOS: brew install liblouis.
    Windows: Du bekommst es auf liblouis.io; der Ordner mit lou_translate.exe muss im PATH stehen.
