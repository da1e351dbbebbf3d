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
check-lang = Ich spreche { $language }, { $from ->
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
check-voices = Stimmen: { $voices }.
check-voices-of = { $lang ->
        [de] Deutsch
        [nl] Niederländisch
        [en] Englisch
       *[other] { $language }
    } { $count }
check-home = Spiele liegen in { $folder }. Dort kann geschrieben werden.
check-home-closed = Spiele sollten in { $folder } liegen, aber dort kann nicht geschrieben werden.
check-languages = Weitere Sprachen suche ich in { $folder }.
check-no-home = Für Spiele gibt es keinen Ordner: Das System nennt keinen.
check-games = Wartende Spiele: { $waiting ->
        [0] keine
       *[other] { $waiting }
    }. Beendete Spiele: { $finished ->
        [0] keine
       *[other] { $finished }
    }.
check-settings = Die Einstellungen liegen in { $file }. Sie sind in Ordnung.
check-no-settings = Eine Datei mit Einstellungen gibt es noch nicht. Sie hieße { $file }.

# Die Prüfung einer Sprache

linguist-which = Welche Sprache? Nenne ihren Ordner, etwa snuffel check sprache languages/pl.
linguist-well = { $language }: alles in Ordnung.
linguist-no-sounds = Ob Wörter gleich klingen, ist nicht geprüft: Dazu fehlt espeak-ng, oder es spricht { $language } nicht.
linguist-count = { $count ->
        [one] Eine Stelle ist zu verbessern.
       *[other] { $count } Stellen sind zu verbessern.
    }
find = { $file }, { $message }: { $what }
find-file = { $file }: { $what }
find-file-missing = Die Datei fehlt.
find-file-unknown = Diese Datei liest niemand.
find-unreadable = Zeile { $line } ist nicht zu verstehen.
find-missing = fehlt.
find-many-missing = von { $count } Texten fehlen { $missing }, als erster { $first }.
find-surplus = gibt es im Englischen nicht.
find-twice = steht zweimal da.
find-text-missing = { $name } fehlt.
find-text-surplus = { $name } gibt es im Englischen nicht.
find-refers = verweist auf { $name }, aber jeder Satz steht für sich.
find-variable-missing = { $name } fehlt.
find-variable-unknown = { $name } gibt es hier nicht.
find-form-missing = Bei { $name } fehlt die Form [{ $form }].
find-form-unknown = Bei { $name } steht die Form [{ $form }], die es in dieser Sprache nicht gibt.
find-no-word = hat kein Wort.
find-word-twice = hat ein Wort zweimal: { $word }.
find-word-clash = { $word } heißt auch { $other }.
find-word-english = Das englische { $word } heißt hier { $other }.
find-word-field = { $word } sieht aus wie ein Feld.
find-long = { $cells } Zeichen, höchstens { $most }: { $text }
find-short = Ein Satz ist zu kurz für Bildschirmleser.
find-character = Das Zeichen { $character } gehört nicht zu den Buchstaben der Sprache.
find-blanks = eine leere Zeile, doppelte Leerzeichen oder Leerzeichen am Rand.
find-marks = Die Gravis-Zeichen kommen nicht paarweise.
find-typed = "{ $phrase }" soll jemand tippen, aber das Programm versteht es nicht.
find-sound = { $word } klingt wie { $other }.
