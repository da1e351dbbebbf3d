# Der Selbsttest: was das Programm vorgefunden hat.

check-version = snuffel { $version } auf { $system }, { $machine }.
check-build = Gebaut für { $target }, { $profile ->
        [release] zum Veröffentlichen
       *[other] zum Entwickeln, deshalb langsamer
    }.
check-commit = Die Quellen haben den Stand { $commit }.
# Teile heißen, wie Cargo sie kennt: speech, remote für das Spiel mit anderen, tts für eine andere Stimme.
check-features = Eingebaut sind diese Teile: { $features }.
check-no-features = Von den Teilen, die fehlen dürfen, ist keiner eingebaut.
check-libraries = Diese Bibliotheken muss das System haben: { $libraries }.
check-variable = Die Variable { $name } ist "{ $value }".
check-lang = Ich spreche Deutsch, { $from ->
        [option] wegen der Option --lang
        [settings] wegen der Einstellungen
        [system] weil das System so eingestellt ist
       *[other] weil das System keine Sprache nennt, die ich kann
    }.
check-streams = Getippte Zeilen kommen { $input ->
        [terminal] vom Terminal
       *[other] aus einer Pipe oder Datei
    }. Was ich sage, geht an { $output ->
        [terminal] ein Terminal
       *[other] eine Pipe oder Datei
    }.
check-editor = Du tippst im Zeileneditor, mit Verlauf und Ergänzung.
check-plain-asked = Zeilen werden ohne Zeileneditor gelesen, wie es die Einstellung plain oder die Option --plain verlangt.
check-plain-stream = Zeilen werden ohne Zeileneditor gelesen, weil Eingabe und Ausgabe nicht beide an einem Terminal hängen.
check-plain-term = Zeilen werden ohne Zeileneditor gelesen, weil TERM "{ $term }" ist.
check-plain-failed = Zeilen werden ohne Zeileneditor gelesen, weil er nicht startet.
check-columns = Das Terminal hat { $columns } Spalten.
check-speech = Sprachausgabe ist möglich, mit { $engine }.
check-voices = Stimmen: Deutsch { $de }, Niederländisch { $nl }, Englisch { $en }.
check-home = Spiele liegen in { $folder }. Dort kann geschrieben werden.
check-home-closed = Spiele sollten in { $folder } liegen, aber dort kann nicht geschrieben werden.
check-no-home = Für Spiele gibt es keinen Ordner: das System nennt keinen.
check-games = Wartende Spiele: { $waiting }. Beendete Spiele: { $finished }.
check-settings = Die Einstellungen liegen in { $file }. Sie sind in Ordnung.
check-no-settings = Eine Datei mit Einstellungen gibt es noch nicht. Sie hieße { $file }.
