# Die Handbuchseite: was dort außer dem steht, was die Kommandozeile sagt. Überschriften sind in Großbuchstaben, wie auf
# anderen Handbuchseiten.

manual-title = Spiele
manual-head-name = BEZEICHNUNG
# Hinter "snuffel -", in der Liste aller Handbuchseiten: ohne Punkt.
manual-about = Brettspiele für Ohr und Fingerspitzen
manual-head-synopsis = ÜBERSICHT
manual-synopsis = snuffel [OPTIONEN] [BEFEHL]
manual-head-description = BESCHREIBUNG
manual-description = snuffel bringt fünf Brettspiele mit: für alle, die mit Bildschirmleser oder Braillezeile arbeiten, und für alle anderen, die gern tippen und zuhören. Du tippst einen Zug, etwa E4, und was sich ändert, hörst du in kurzen Zeilen.
    Ohne alles öffnet snuffel den Vorraum, in dem du alles Weitere tippst. Mit hilfe hörst du jederzeit, was geht. Jeder Zug wird sofort gespeichert.
    Befehle und Optionen gehen auf Deutsch, Niederländisch und Englisch.
manual-head-subcommands = BEFEHLE
manual-head-options = OPTIONEN
manual-options = Sie stehen vor oder hinter dem Befehl.
manual-head-lobby = IM VORRAUM
manual-lobby = Das kannst du dort tippen. Was in einem Spiel geht, sagt dort hilfe alle.
manual-head-files = DATEIEN
manual-files = Spiele und Getipptes liegen in deinem Benutzerordner unter .local/share/snuffel, Einstellungen unter .config/snuffel. Andere Orte nennen die Variablen XDG_DATA_HOME und XDG_CONFIG_HOME.
    Mit --data ORDNER liegt alles in diesem Ordner. Liegt neben dem Programm eine Datei namens portable, ist alles daneben im Ordner data.
    Spiele sind Textdateien. Wird das Programm entfernt, bleibt all das da.
manual-head-environment = UMGEBUNGSVARIABLEN
manual-environment = LC_ALL, LC_MESSAGES, LANG: die erste davon, die gesetzt ist, bestimmt die Sprache, solange du keine gewählt hast.
    TERM: steht sie auf dumb, werden Zeilen ohne Zeileneditor gelesen.
    SPEECHD_ADDRESS: wo speech-dispatcher zu finden ist, wenn nicht am üblichen Ort.
manual-head-status = RÜCKGABEWERT
manual-status = 0: alles ging gut.
    1: was du haben wolltest, fehlt oder ist beschädigt, oder die Ausgabe ließ sich nicht schreiben.
    2: die Argumente waren nicht zu verstehen.
