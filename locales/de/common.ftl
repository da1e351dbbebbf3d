# Was der Vorraum und jedes Spiel sagen.
# Eine Meldung hat bis zu vier Fassungen: ihre eigene (normal), .brief (kurz), .full (ausführlich) und .prompt für die
# Eingabezeile einer Braillezeile.

alphabet = Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias
none = keine
name-computer = Computer
    .prompt = Comp
name-computer-of-several = Computer { $number }
    .prompt = Comp { $number }
name-player = Spieler { $number }
    .prompt = Sp{ $number }
version = snuffel { $version }

# Der Vorraum

lobby-welcome = Snuffel: Brettspiele für Ohr und Fingerspitzen.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Tippe: spiele sniff. Oder: hilfe.
        [one] Tippe: spiele sniff. Oder: fortsetzen, 1 Spiel wartet.
       *[other] Tippe: spiele sniff. Oder: fortsetzen, { $waiting } Spiele warten.
    }
    .brief = { $waiting ->
        [0] Tippe: spiele sniff, oder hilfe.
       *[other] Tippe: spiele sniff, oder fortsetzen.
    }
    .prompt = { $waiting ->
        [0] Spiele? hilfe?
       *[other] Spiele? fortsetzen?
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
resume-unknown = Ein Spiel "{ $name }" wartet nicht. Welche warten, sagt übersicht.
    .brief = Es wartet kein Spiel "{ $name }".
resume-busy = { $name } wird gerade anderswo gespielt.

# Plätze

seats-number = Dieses Spiel ist für { $counts } Spieler.
seats-two-people = Zwei Menschen an einer Tastatur geht noch nicht; bitte nur einer.
    .brief = Es geht erst ein Mensch.
seats-no-level = Die Stärke { $level } gibt es in diesem Spiel noch nicht. Es gibt easy und normal.
    .brief = { $level } gibt es noch nicht. Nimm normal.
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

hint-help = Was du tippen kannst, sagt dir hilfe.
    .brief = Tippe hilfe für Hilfe.
    .prompt = hilfe?
resumed = Willkommen zurück bei { $name }.
    .brief = Zurück in { $name }.
    .prompt = Zurück.
kept = Das Spiel ist gespeichert als { $name }. Weiter geht es mit fortsetzen.
    .brief = Gespeichert als { $name }.
    .prompt = Gespeichert.
kept-not = Das Spiel konnte nicht gespeichert werden.
    .brief = Das Spiel ist nicht gespeichert.
record-fault = Das Spiel lässt sich nicht speichern: der Ordner oder die Platte nimmt es nicht an. Es geht ungespeichert weiter.
    .brief = Speichern geht nicht. Es geht so weiter.
finish-fault = { $name } ist zu Ende, ließ sich aber nicht zu den beendeten Spielen legen.
    .brief = { $name } ließ sich nicht ablegen.
replay-unfinished = So weit ist es gekommen; das Spiel ist noch nicht zu Ende.
    .brief = Das Spiel ist noch nicht zu Ende.
resign-sure = Willst du dieses Spiel aufgeben? Ja oder nein; Enter heißt nein.
    .brief = Aufgeben? Ja, nein; Enter heißt nein.
    .prompt = Aufgeben? ja, nein
resign-not = Du spielst weiter.
quit-sure = Das Spiel ist nicht gespeichert und wäre verloren. Trotzdem gehen? Ja oder nein; Enter heißt nein.
    .brief = Ungespeichert. Gehen? Enter heißt nein.
    .prompt = Trotzdem gehen?
quit-not = Du bleibst.
last-none = Es wurde nichts gesagt.
log-count = { $count ->
        [0] Noch ist nichts geschehen.
        [one] 1 Eintrag:
       *[other] { $last ->
            [0] { $count } Einträge.
           *[other] { $count } Einträge, hier die letzten { $last }:
        }
    }
    .brief = { $count ->
        [0] Noch nichts.
        [one] 1 Eintrag:
       *[other] { $count } Einträge, die letzten { $last }:
    }
noted = Notiert.
note = { $text }
notes-count = { $count ->
        [0] Notizen: keine.
        [one] 1 Notiz:
       *[other] { $count } Notizen:
    }
more-none = Mehr gibt es nicht.
    .prompt = Das war alles.

# Was nicht zu verstehen ist

typed-too-long = Diese Zeile ist zu lang. Es ist nichts geschehen.
    .brief = Die Zeile ist zu lang.
typed-not-text = In dieser Zeile stehen Zeichen, die kein Text sind. Es ist nichts geschehen.
    .brief = Das ist kein lesbarer Text.
typed-interrupt = Zeile verworfen. Noch einmal Strg-C speichert und beendet.
    .brief = Verworfen. Noch ein Strg-C beendet.
    .prompt = Verworfen.
misread-empty = Du hast nichts getippt. Was möglich ist, sagt hilfe.
    .brief = Nichts getippt. Tippe hilfe.
misread-unknown = "{ $word }" verstehe ich nicht. Was möglich ist, sagt hilfe.
    .brief = "{ $word }"? Tippe hilfe.
misread-several = "{ $word }" kann heißen: { $fits }.
misread-not-here = { $command } hat hier keinen Sinn.
    .brief = { $command }: hier nicht.
misread-number = "{ $word }" ist keine Zahl. Zum Beispiel 5.
    .brief = "{ $word }" ist keine Zahl.
misread-lang = Die Sprache "{ $word }" spreche ich nicht. Tippe { $command } de, nl oder en.
    .brief = { $command }: de, nl oder en.
misread-level = "{ $word }" ist keine Stufe. Tippe { $command } kurz, normal oder ausführlich.
    .brief = { $command }: kurz, normal, ausführlich.
misread-spell = "{ $word }" geht nicht. Tippe { $command } einfach oder alphabet.
    .brief = { $command }: einfach, alphabet.
misread-width = "{ $word }" ist keine Breite. Tippe { $command } 20 bis 500, oder aus.
    .brief = { $command }: 20 bis 500, oder aus.
misread-braille = "{ $word }" ist keine Braillezeile. Tippe { $command } 14 bis 80, oder aus.
    .brief = { $command }: 14 bis 80, oder aus.
help-commands = { $count } Befehle:
help-unknown = Einen Befehl "{ $word }" gibt es nicht. Alle nennt: hilfe alle.
    .brief = Kein Befehl "{ $word }".
rules-topics = Themen: { $topics }. Tippe regeln und ein Thema, oder regeln alle.
    .brief = Themen: { $topics }.
rules-unknown = Ein Thema "{ $word }" gibt es nicht. Themen: { $topics }.

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
settings-file-head = Wie snuffel spricht. Was du im Programm änderst, wird hier eingetragen; deine Kommentare bleiben.
settings-file-lang = Die Sprache: de, nl oder en. Ohne sie gilt die Sprache des Systems.
settings-file-level = Wie viele Worte: brief, normal oder full.
settings-file-width = Zeilen werden nach so vielen Zeichen umgebrochen, 20 bis 500; 0 lässt sie, wie sie sind.
settings-file-spell = Buchstaben von Feldern: plain (E4) oder letters (Emil 4).
settings-file-braille = Braillemodus für eine Zeile mit so vielen Zellen, 14 bis 80; 0 ist aus.
settings-file-plain = true liest einfache Zeilen ohne Zeileneditor.
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
