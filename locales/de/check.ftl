# Der Selbsttest: was das Programm vorgefunden hat.

check-version = snuffel { $version } auf { $system }, { $machine }.
check-lang = Ich spreche Deutsch, { $from ->
        [option] wegen der Option --lang
        [settings] wegen der Einstellungen
        [system] weil das System es tut
       *[other] weil das System keine Sprache nennt, die ich kann
    }.
check-streams = Getippte Zeilen kommen von { $input ->
        [terminal] einem Terminal
       *[other] einer Pipe oder Datei
    }, was ich sage, geht an { $output ->
        [terminal] ein Terminal
       *[other] eine Pipe oder Datei
    }.
check-editor = Zeilen werden im Zeileneditor getippt, mit Verlauf und Ergänzung.
check-plain-asked = Zeilen werden einfach gelesen, wie es die Einstellung plain oder die Option --plain verlangt.
check-plain-stream = Zeilen werden einfach gelesen, weil nicht beide Seiten ein Terminal sind.
check-plain-term = Zeilen werden einfach gelesen, weil TERM "{ $term }" ist.
check-plain-failed = Zeilen werden einfach gelesen, weil der Zeileneditor nicht startet.
check-columns = Das Terminal hat { $columns } Spalten.
check-speech = Sprachausgabe ist möglich, mit { $engine }.
check-voices = Stimmen: Deutsch { $de }, Niederländisch { $nl }, Englisch { $en }.
check-home = Spiele liegen in { $folder }. Dort kann geschrieben werden.
check-home-closed = Spiele sollten in { $folder } liegen, aber dort kann nicht geschrieben werden.
check-no-home = Für Spiele ist kein Platz: das System nennt keinen Ordner dafür.
check-games = Wartende Spiele: { $waiting }. Beendete Spiele: { $finished }.
check-settings = Die Einstellungen liegen in { $file }. Sie sind in Ordnung.
check-no-settings = Es gibt noch keine Datei mit Einstellungen. Es wäre { $file }.
