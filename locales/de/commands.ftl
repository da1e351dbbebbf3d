# Die Wörter, die man tippen kann: word-ID, das übliche zuerst, die anderen hinter Kommas. Jeder Wortanfang, der zu
# keinem anderen passt, tut es auch. explain-ID sagt, was ein Befehl tut.

# Wörter hinter einem Befehl

word-off = aus
word-on = an, ein
word-yes = ja
word-no = nein
word-all = alle, alles, befehle
word-de = deutsch, de
word-nl = niederländisch, nl, holländisch
word-en = englisch, en
word-brief = kurz
word-normal = normal, mittel
word-full = ausführlich, lang
word-plain = einfach
word-letters = alphabet, buchstabiert
word-human = mensch
word-easy = leicht
word-hard = schwer
word-faster = schneller
word-slower = langsamer
word-stop = still, stopp
word-voices = stimmen
word-tournament = turnier
word-take-back = zurücknehmen, rückgängig
word-count = zählturnier
word-no-hints = ohne-tipps, ohne-vorschläge

# Überall

word-help = hilfe, ?
explain-help = { $words }: was du tippen kannst; mit einem Befehl dahinter, was er tut; hilfe alle nennt alle.
word-quit = beenden, schluss, ende, tschüss
explain-quit = { $words }: speichert und geht.
word-rules = regeln
explain-rules = { $words }: die Themen der Regeln; mit einem Thema dahinter dieser Teil.
word-more = mehr
explain-more = { $words }: das nächste Stück einer langen Antwort auf der Braillezeile. Ein + in der Eingabezeile sagt, dass es mehr gibt; Enter allein tut dasselbe.
word-settings = einstellungen, optionen
explain-settings = { $words }: wie ich spreche.
word-lang = sprache, taal
explain-lang = { $words }: eine andere Sprache, zum Beispiel: sprache englisch.
word-level = stufe
explain-level = { $words }: wie viele Worte ich mache: stufe kurz, normal oder ausführlich.
word-width = breite
explain-width = { $words }: wo Zeilen umbrechen, zum Beispiel: breite 40, oder breite aus.
word-spell = buchstaben, buchstabieren
explain-spell = { $words }: wie ich Buchstaben sage: buchstaben einfach, E4, oder buchstaben alphabet, Emil 4.
word-braille = braille
explain-braille = { $words }: das Ergebnis steht in der Eingabezeile, zum Beispiel: braille 40, oder braille aus.
word-speech = sprechen, sprachausgabe, vorlesen, stimme
explain-speech = { $words }: ich lese alles laut vor: sprechen an, aus, schneller, langsamer, still oder stimmen.
word-thinking = bedenkzeit, denkzeit
explain-thinking = { $words }: wie lange ein Computer über einen Zug nachdenken darf, in Millisekunden: bedenkzeit 500, oder bedenkzeit aus.

# Im Vorraum

word-play = spiele, spielen, spiel, neu
explain-play = { $words }: beginnt ein Spiel, zum Beispiel: spiele sniff leicht.
word-games = übersicht
explain-games = { $words }: welche Spiele es gibt, und welche warten.
word-resume = fortsetzen, weiter, weiterspielen
explain-resume = { $words }: setzt das letzte Spiel fort, oder das mit dieser Nummer oder diesem Namen.
word-replay = nacherzählen, erzähle
explain-replay = { $words }: die beendeten Spiele; mit einer Nummer oder einem Namen wird dieses erzählt.
word-selftest = selbsttest, diagnose
explain-selftest = { $words }: was ich hier vorgefunden habe, zum Mitschicken bei einer Frage: Sprache, Terminal, Stimme, Dateien.

# In jedem Spiel

word-status = stand, lage
explain-status = { $words }: alles, was du wissen darfst, in fester Reihenfolge.
word-turn = dran, zug
explain-turn = { $words }: wer dran ist und was erwartet wird. Enter allein sagt dasselbe.
word-moves = züge, möglich
explain-moves = { $words }: was du jetzt tun kannst.
word-last = zuletzt, nochmal
explain-last = { $words }: was seit deinem letzten Zug gesagt wurde; mit einer Zahl so viele Zeilen.
word-log = verlauf, protokoll
explain-log = { $words }: der Verlauf des Spiels; mit einer Zahl so viele Zeilen.
word-score = punkte, zwischenstand
explain-score = { $words }: wie es steht.
word-hint = tipp, tip
explain-hint = { $words }: was jemand, der gut spielt, hier täte, und warum. Das kostet nichts.
word-note = notiz, notizen
explain-note = { $words }: merkt sich, was du dahinter schreibst; allein sagt es deine Notizen.
word-save = speichern, sichern
explain-save = { $words }: sagt, wo das Spiel liegt; jeder Zug wird sofort gespeichert.
word-resign = aufgeben
explain-resign = { $words }: gibt auf, nach einer Frage.
