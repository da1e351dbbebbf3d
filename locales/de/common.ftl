# Was der Vorraum und jedes Spiel sagen.
# Eine Meldung hat bis zu vier Fassungen: ihre eigene (normal), .brief (kurz), .full (ausführlich) und .prompt für die
# Eingabezeile einer Braillezeile.

alphabet = Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias
contractions = von dem: vom, bei dem: beim, zu dem: zum, an dem: am, in dem: im
none = keine
name-computer = der Computer
    .brief = Computer
    .prompt = Comp
name-computer-dative = dem Computer
    .brief = Computer
    .prompt = Comp
name-computer-accusative = den Computer
    .brief = Computer
    .prompt = Comp
name-you = du
name-player = Spieler { $number ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] sechs
    }
    .prompt = Sp{ $number }
field-zero = Feld 0
    .prompt = 0
kind-easy = den Computer, Stufe leicht
kind-normal = den Computer, Stufe normal
kind-hard = den Computer, Stufe schwer
version = snuffel { $version }
# Auf Windows, wenn etwas schiefging: sonst ist das Fenster weg, bevor jemand es gelesen hat.
window-closes = Drück Enter, dann geht das Fenster zu.
    .brief = Enter schließt das Fenster.

# Der Vorraum

lobby-welcome = Snuffel: Brettspiele für Ohr und Fingerspitzen.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Tippe ein Spiel: { $games }. Oder: `hilfe`.
        [one] Tippe ein Spiel: { $games }. Oder: `fortsetzen`, ein Spiel wartet.
       *[other] Tippe ein Spiel: { $games }. Oder: `fortsetzen`, { $waiting } Spiele warten.
    }
    .brief = { $waiting ->
        [0] Spiele: { $games }. Oder `hilfe`.
       *[other] Spiele: { $games }. Oder `fortsetzen`.
    }
heading-game = Spiel: { $game }
heading-hand = { $game ->
       *[other] Runde { $number }
    }
lobby-goodbye = Tschüss.
place-lobby = Vorraum
help-lobby = Spielen: `spiele sniff`, `spiele sniff leicht`, `spiele sniff galopp löcher 12`. Mit deinem Namen: `spiele sniff mensch:Anna,normal`, mit Doppelpunkt und Komma.
    Ein Spiel Schritt für Schritt lernen: `lernen sniff`. Welche Lektionen es gibt: `lernen`.
    Ein Spiel fortsetzen: `fortsetzen`. Welche es gibt: `übersicht`. Tippst du nur eine Nummer, geht das Spiel mit dieser Nummer weiter. Ein beendetes hören: `nacherzählen`. Deine schlechtesten Züge darin: `rückblick`. Eins löschen: `lösche 2`. Wie sie ausgingen: `statistik`.
help-lobby-far = Mit Freunden weit weg: `einladen domino`, oder `mitspielen` und die fünf Wörter oder den Link von jemandem.
help-lobby-rest = Regeln: `regeln sniff`. Wie ich spreche: `einstellungen`. Alle Befehle: `hilfe alle`. Gehen: `beenden`.
games-all = Spiele: { $games }. Was das für Spiele sind: `welche spiele`.
    .brief = Spiele: { $games }.
games-waiting = { $count ->
        [0] Wartende Spiele: keine.
        [one] Ein Spiel wartet:
       *[other] { $count } Spiele warten:
    }
games-finished = { $count ->
        [0] Beendete Spiele: keine.
        [one] Ein beendetes Spiel:
       *[other] { $count } beendete Spiele:
    }
games-item = { $number }: { $what }.
    .full = { $number }, { $name }: { $what }.
games-rest = { $count ->
        [one] Ein weiteres ist älter. Mit `übersicht alle` hörst du es auch.
       *[other] { $count } weitere sind älter. Mit `übersicht alle` hörst du sie auch.
    }
    .brief = { $count } weitere: `übersicht alle`.
    .prompt = { $count } weitere.
games-no-number = Ein Spiel mit der Nummer { $number } gibt es nicht. Mit { $games } hörst du, welche es gibt.
    .brief = Ein Spiel { $number } gibt es nicht.
    .prompt = Kein Spiel { $number }.
games-none-of = Von { $game } ist kein Spiel da. Mit { $games } hörst du, welche da sind.
    .brief = Von { $game } ist kein Spiel da.
    .prompt = Keins da.
about-waiting = { $who }, { $moves ->
        [0] noch kein Zug
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $when }
about-over = { $who }: { $result }, { $moves ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $when }
about-damaged = { $name }, beschädigt in Zeile { $line }
about-foreign = { $name }, keine Aufzeichnung eines Spiels
about-newer = { $name }, von einer späteren Version geschrieben
about-unreadable = { $name }, nicht lesbar
about-gone = { $name }, nicht mehr da
result-won = gewonnen
result-lost = verloren
result-drawn = unentschieden
result-won-by = gewonnen von { $names }
who-against = { $game } gegen den Computer, { $level }
who-named-against = { $game }, { $name } gegen den Computer, { $level }
who-against-several = { $game } gegen { $count } Computer
who-people = { $game }, { $names }
who-computers = { $game }, { $count } Computer unter sich
who-computers-too = { $count ->
        [one] ein Computer
       *[other] { $count } Computer
    }
level-easy = leicht
level-normal = normal
level-hard = schwer
game-named = `{ $name }`
game-with = { $game } { $variants }
    .prompt = { $game }
game-with-all = { $game } { $variants }
game-option = { $option } { $value }
when-today = heute { $time }
when-yesterday = gestern { $time }
when-day = { $day }. { $month }
when-date = { $day }. { $month } { $year }
month-name = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }
game-unknown = Ein Spiel "{ $word }" gibt es nicht. Spiele: { $games }.
    .brief = Kein Spiel "{ $word }". Es gibt: { $games }.
game-which = Welches Spiel? { $games }. Tippe etwa `{ $command } sniff`.
    .brief = Welches Spiel? { $games }.
    .prompt = Welches Spiel?
resume-none = Es wartet kein Spiel. Tippe `{ $command } sniff`.
    .brief = Es wartet kein Spiel.
    .prompt = Keins wartet.
resume-unknown = Es wartet kein Spiel "{ $name }". Die letzten: { $games }.
    .brief = Es wartet kein Spiel "{ $name }".
resume-busy = { $name } wird gerade anderswo gespielt.
    .brief = { $name } läuft schon anderswo.
resume-over = { $name } ist schon beendet. Mit `{ $command } { $name }` hörst du, wie es war.
    .brief = Beendet. `{ $command } { $name }`?
    .prompt = Ist beendet.
delete-which = Welches Spiel? Tippe seine Nummer oder seinen Namen dahinter: `{ $command } 2` oder `{ $command } sniff-3`.
    .brief = Welches? Etwa `{ $command } 2`.
delete-unknown = Ein Spiel "{ $name }" gibt es nicht. Die letzten: { $games }.
    .brief = Es gibt kein Spiel "{ $name }".
delete-sure-waiting = Löschen? { $what }. Das Spiel wartet noch und ist dann für immer weg. `Ja` oder `nein`; Enter heißt nein.
    .brief = Wartendes { $name } löschen? Enter: nein.
    .prompt = Löschen?
delete-sure-finished = Löschen? { $what }. Das Spiel ist dann für immer weg. `Ja` oder `nein`; Enter heißt nein.
    .brief = Beendetes { $name } löschen? Enter: nein.
    .prompt = Löschen?
delete-not = { $name } bleibt.
    .prompt = Es bleibt.
deleted = { $name } ist gelöscht.
    .prompt = Gelöscht.
delete-fault = { $name } ließ sich nicht löschen.
    .prompt = Nicht gelöscht.

# Plätze

seats-number = Die Zahl der Spieler passt nicht. Dieses Spiel ist für { $counts } Spieler.
    .brief = Dieses Spiel ist für { $counts } Spieler.
seats-range = { $from } bis { $to }
seats-or = { $from } oder { $to }
seats-count = { $count ->
        [one] Ein Spieler ist zu wenig
       *[other] { $count } Spieler sind zu wenige
    }: Du hast schon { $named } genannt.
    .brief = Du hast schon { $named } genannt.
seats-none-left = { $count } Computer nehmen alle Plätze, für dich bleibt keiner. Sag { $more }, um mitzuspielen, oder keine Zahl, um zuzusehen.
    .brief = Kein Platz für dich. Sag { $more }.
    .prompt = Kein Platz für dich.
seats-no-number = "{ $word }" ist keine Spielerzahl.
seats-named = { $human }:Anna
seats-twice = Nur einer kann hier { $name } heißen.
seats-unreadable = "{ $word }" ist kein Spieler. Möglich: { $players }.
    .brief = "{ $word }" ist kein Spieler.
wish-unknown = "{ $word }" ist weder ein Spieler noch eine Variante. Spieler: { $players }. Varianten: { $options }.
    .brief = "{ $word }"? Varianten: { $options }.
option-unknown = "{ $word }" ist keine Variante. Varianten: { $options }.
    .brief = "{ $word }" ist keine Variante.
option-with = { $option } { $value }
option-twice = { $option } steht zweimal da.
option-no-number = { $option } braucht eine Zahl, etwa 12.
    .brief = { $option } braucht eine Zahl.
option-no-size = { $option } braucht Spalten und Reihen von 3 bis 9, etwa 4 mal 4: Tippe 4x4.
    .brief = { $option }: von 3x3 bis 9x9.
seed-none = Das System gibt keine Zufallszahlen her. Nenne einen Startwert: --seed 1.

# Ein Spiel

hint-help = Mit `hilfe` hörst du, was du tippen kannst.
    .brief = Was geht, hörst du mit `hilfe`.
    .prompt = `hilfe`?
table-computers = Computer am Tisch: { $names }.
    .brief = Computer: { $names }.
    .prompt = { $count } Computer.
table-computer = { $name } { $level }
thinking = { $name } überlegt.
thinking-hint = Ich denke über einen Tipp nach.
thinking-move = Ich denke über deinen Zug nach.
thinking-review = Ich gehe deine Züge durch.
computer-stumbled = { $name } konnte nicht tun, was geplant war, und tut etwas anderes. Das ist ein Fehler im Programm.
    .brief = Fehler: { $name } tut etwas anderes.
stumbled-hint = Diesmal gibt es keinen Tipp. Das ist ein Fehler im Programm.
    .brief = Fehler: kein Tipp.
stumbled-move = Ob dein Zug gut ist, konnte ich nicht prüfen. Das ist ein Fehler im Programm.
    .brief = Fehler: Zug nicht geprüft.
stumbled-review = Ich kann deine Züge nicht durchgehen. Das ist ein Fehler im Programm.
    .brief = Fehler: kein Rückblick.
player-left = { $name } ist gegangen. Das Spiel wartet.
hint-told = { $what } { $why }
hint-told-on = { $what }
    .full = { $what } { $why }
hint-no-more = Mehr ist dazu nicht zu sagen.
    .prompt = Mehr weiß ich nicht.
hint-next = Am zweitbesten: { $what } Damit gewinnst du { $count ->
        [0] weniger als 1 von 100 Spielen
       *[other] etwa { $count } von 100 Spielen
    }, mit dem Tipp { $most }.
    .brief = Sonst: { $what } { $count } statt { $most } von 100.
hint-next-even = Genauso gut: { $what } Mit beidem gewinnst du { $count ->
        [0] weniger als 1 von 100 Spielen
        [100] fast jedes Spiel
       *[other] etwa { $count } von 100 Spielen
    }.
    .brief = Genauso gut: { $what }
hint-chance = So gewinnst du { $count ->
        [0] weniger als 1 von 100 Spielen
        [100] fast jedes Spiel
       *[other] etwa { $count } von 100 Spielen
    }.
    .brief = { $count ->
        [0] So gewinnst du unter 1 von 100.
        [100] So gewinnst du fast immer.
       *[other] So gewinnst du { $count } von 100.
    }
tutor-ask = { $cost } Besser: { $what } Trotzdem? Enter heißt nein.
    .full = { $cost } Besser: { $what } Trotzdem? `Ja`, `nein` oder `warum`; Enter heißt nein.
    .brief = { $cost } { $what } Trotzdem? `Ja`, `nein`.
    .prompt = Sicher? { $what }
tutor-not = Nicht gespielt. Du bist noch dran.
    .brief = Nicht gespielt.
    .prompt = Nicht gespielt.
tutor-chance = Damit gewinnst du { $count } von 100 Spielen statt { $most }.
    .brief = { $count } von 100 statt { $most }.
review-how = { $count ->
        [one] Ein Zug hat dich viel gekostet. Mit `warum` hörst du mehr dazu, mit `{ $command }` spielst du von da an weiter, mit Enter ist der Rückblick zu Ende.
       *[other] { $count } Züge haben dich am meisten gekostet. Mit Enter hörst du den nächsten, mit `warum` mehr dazu, mit `{ $command }` spielst du von da an weiter.
    }
    .brief = { $count ->
        [one] 1 teurer Zug. Enter, `warum`, `{ $command }`.
       *[other] { $count } teure Züge. Enter, `warum`, `{ $command }`.
    }
review-move = { $number } von { $count }, in Schritt { $turn }:
    .brief = { $number } von { $count }, Schritt { $turn }:
review-typed = { $number } von { $count }, in Schritt { $turn }: Du hast { $line } getippt.
    .brief = { $number } von { $count }, Schritt { $turn }: { $line }.
line-words = { $line } { $word }
review-better = { $cost } Besser: { $what } { $why }
    .brief = { $what } { $cost }
review-none = Kein Zug hat dich viel gekostet.
    .prompt = Kein Zug war teuer.
review-unplayed = Du hast in diesem Spiel keinen Zug gemacht, also gibt es nichts durchzugehen.
    .brief = Du hast keinen Zug gemacht.
    .prompt = Kein Zug von dir.
review-over = Das war der letzte davon.
    .prompt = Das war der letzte.
review-later = Das Spiel ist noch nicht aus. Danach hörst du mit `rückblick` deine schlechtesten Züge.
    .brief = Das Spiel ist noch nicht aus.
    .prompt = Noch nicht aus.
review-whose = Wessen Züge? Tippe erst `{ $command } { $name }`, oder einen anderen Namen.
    .brief = Wessen? Erst `{ $command } { $name }`.
review-elsewhere = Was du vor jedem Zug wusstest, ist hier nicht aufgezeichnet. Darum kann ich deine Züge nicht durchgehen.
    .brief = Das ist hier nicht aufgezeichnet.
    .prompt = Nicht aufgezeichnet.
review-nothing = Noch ist kein Spiel zu Ende. Mit `{ $command } sniff` fängt eins an.
    .brief = Noch ist kein Spiel zu Ende.
    .prompt = Noch keins zu Ende.
retry-what = Von welchem Zug an? Tippe erst `{ $command }`.
    .brief = Tippe erst `{ $command }`.
retry-shared = An diesem Tisch sitzen auch andere, hier kann niemand allein weiterspielen. Später geht es mit `rückblick` im Vorraum.
    .brief = Nicht an einem Tisch mit anderen.
    .prompt = Nicht an diesem Tisch.
retry-begin = Du spielst von da an weiter. Dieses Spiel wird nicht gespeichert und zählt nicht.
    .brief = Von da an weiter. Es zählt nicht.
    .prompt = Von da an weiter.
hint-type = Tippe { $command }.
hint-off = Dieses Spiel läuft ohne Tipps.
hint-not-due = Du hast jetzt nichts zu entscheiden.
match-no-hints = Ohne Tipps.
handover-end = Du bist fertig. Enter leert den Bildschirm für { $name }.
    .brief = Enter leert alles für { $name }.
    .prompt = Enter leert.
handover-end-plain = Du bist fertig. Hier kann ich den Bildschirm nicht leeren: Scroll weg, was da steht, dann Enter für { $name }.
    .brief = Nicht geleert. Enter für { $name }.
    .prompt = Nicht geleert.
handover-end-again = Du bist fertig. Mach den Bildschirm frei, dann Enter für { $name }.
    .brief = Nicht geleert. Enter für { $name }.
    .prompt = Nicht geleert.
turn-others = { $count ->
        [one] Jetzt ist { $names } dran, nicht du.
       *[other] Jetzt sind { $names } dran, nicht du.
    }
    .brief = { $count ->
        [one] { $names } ist dran.
       *[other] { $names } sind dran.
    }
    .prompt = Erst { $names }.
handover = { $name } ist dran. Weiter mit Enter.
    .brief = { $name }. Drück Enter.
    .prompt = { $name }. Drück Enter.
handover-open = { $name } ist dran. Drück Enter, oder tippe gleich deinen Zug.
    .brief = { $name }. Enter, oder ein Zug.
    .prompt = { $name }. Enter?
handover-typed = Was du eben getippt hast, zählt nicht. Erst ab jetzt zählt, was du tippst.
    .brief = Das zählte nicht. Ab jetzt zählt es.
resumed = Willkommen zurück bei { $name }.
    .brief = Zurück in { $name }.
    .prompt = Zurück.
kept = Das Spiel ist gespeichert als { $name }. Weiter geht es mit { $resume }.
    .brief = Gespeichert als { $name }.
    .prompt = Gespeichert.
shell-resume = `snuffel { $command }`
kept-here = Das Spiel ist gespeichert als { $name }, wie nach jedem Zug. Du spielst weiter.
    .brief = Gespeichert als { $name }.
    .prompt = Gespeichert.
kept-not = Das Spiel konnte nicht gespeichert werden. { $reason }
    .brief = Das Spiel ist nicht gespeichert.
    .prompt = Nicht gespeichert.
left-trial = Du verlässt dieses Spiel, das nur zum Ausprobieren war.
    .brief = Verlassen; es war nur ein Versuch.
trial-unkept = Dieses Spiel ist nur zum Ausprobieren und wird nicht gespeichert.
    .brief = Nur ein Versuch, nicht gespeichert.
left-unplayed = Es wurde nichts gespielt, also bleibt auch nichts gespeichert.
    .brief = Nichts gespielt, nichts gespeichert.
    .prompt = Nichts gespielt.
home-missing = Das System nennt keinen Ordner für dich, darum kann ich Spiele und Einstellungen nicht speichern. Mit --data ORDNER geht es.
    .brief = Kein Ordner. Nichts bleibt.
    .prompt = Nichts bleibt.
record-fault = Speichern geht nicht. { $reason } Du spielst weiter; ich versuche es nach jeder Zeile noch einmal.
    .brief = Speichern geht nicht. Ich bleibe dran.
    .prompt = Ungespeichert.
record-again = Speichern geht wieder. Es fehlt nichts.
    .brief = Wieder gespeichert.
    .prompt = Wieder gespeichert.
unsaved = { $reason ->
        [full] Der Speicherplatz reicht nicht.
        [denied] Das Schreibrecht fehlt.
        [changed] Etwas anderes hat die Datei geändert.
        [long] Die Aufzeichnung ist zu lang geworden.
        [nowhere] Es gibt keinen Ordner dafür.
       *[refused] Das System lässt es nicht zu.
    }
finish-fault = { $name } ist zu Ende, ließ sich aber nicht zu den beendeten Spielen legen.
    .brief = { $name } ließ sich nicht ablegen.
replay-unfinished = So weit ist es gekommen; das Spiel ist noch nicht zu Ende.
    .brief = Das Spiel ist noch nicht zu Ende.
resign-sure = Willst du dieses Spiel aufgeben? `Ja` oder `nein`; Enter heißt nein.
    .brief = Aufgeben? `Ja`, `nein`; Enter heißt nein.
    .prompt = Aufgeben?
resign-sure-all = Willst du aufgeben? Dann ist das Spiel für alle aus. `Ja` oder `nein`; Enter heißt nein.
    .brief = Aufgeben, für alle? `Ja` oder `nein`.
    .prompt = Aus für alle?
resign-sure-seat = Willst du aufgeben? Dann übernimmt ein Computer deinen Platz, und die anderen spielen weiter. `Ja` oder `nein`; Enter heißt nein.
    .brief = Platz aufgeben? `Ja` oder `nein`.
    .prompt = Platz aufgeben?
resign-done = Du hast aufgegeben und hörst den Rest mit.
    .brief = Du hast aufgegeben.
    .prompt = Aufgegeben.
gave-up = { $name } gibt auf.
resign-not = Du spielst weiter.
    .prompt = Du spielst weiter.
confirm-not = Es bleibt alles, wie es ist.
    .prompt = Alles bleibt.
quit-sure = Nicht alles ist gespeichert; der Rest wäre verloren. Trotzdem gehen? `Ja` oder `nein`; Enter heißt nein.
    .brief = Ungespeichert. Gehen? Enter heißt nein.
    .prompt = Trotzdem gehen?
leave-sure = Willst du gehen? Das Spiel bleibt gespeichert. `Ja` oder `nein`; Enter heißt nein.
    .brief = Gehen? `Ja` oder `nein`; Enter heißt nein.
    .prompt = Gehen?
quit-not = Du bleibst.
    .prompt = Du bleibst.
over-look-back = Du kannst noch nach allem fragen. Mit `nochmal` spielst du noch eins, mit Enter gehst du.
    .brief = Noch eins: `nochmal`. Gehen: Enter.
    .prompt = `Nochmal`, oder Enter.
over-table = Du kannst noch nach allem fragen. Mit `nochmal` fragst du alle, ob sie noch eins spielen, mit `beenden` gehst du.
    .brief = Noch eins: `nochmal`. Gehen: `beenden`.
    .prompt = `Nochmal`, `beenden`.
over-room = Du kannst noch nach allem fragen. Mit `nochmal` fragst du alle, ob sie noch eins spielen, mit Enter gehst du zurück an den Tisch.
    .brief = `Nochmal`, oder Enter: zum Tisch.
    .prompt = `Nochmal`, oder Enter.
over-listening = Du kannst noch nach allem fragen. Mit `beenden` gehst du.
    .brief = Noch fragen, oder `beenden`.
    .prompt = Oder `beenden`.
over-listening-room = Du kannst noch nach allem fragen. Mit Enter gehst du zurück an den Tisch.
    .brief = Noch fragen, oder Enter: zum Tisch.
    .prompt = Oder Enter.
over-resume = Du kannst noch nach allem fragen. Mit `fortsetzen { $name }` geht dieses Spiel weiter, mit Enter gehst du.
    .brief = `Fortsetzen { $name }`, oder Enter.
    .prompt = `Fortsetzen`, oder Enter.
steps-replay = { $count ->
        [one] Ein Schritt. Mit Enter hörst du ihn, mit `überspringen` gleich den Ausgang.
       *[other] { $count } Schritte. Mit Enter hörst du den nächsten, mit `alles` den Rest, mit `überspringen` gleich den Ausgang. Auch `zurück` geht, oder `gehe 1`.
    }
    .brief = { $count ->
        [one] Ein Schritt. Enter erzählt ihn.
       *[other] { $count } Schritte. Enter oder `alles`.
    }
    .prompt = { $count ->
        [one] Ein Schritt.
       *[other] { $count } Schritte.
    }
steps-play = Mit Enter geht es weiter, mit `alles` ohne Pause, mit `überspringen` gleich zum Ausgang; mit `zurück` hörst du den Zug davor noch einmal.
    .brief = Weiter mit Enter. Oder `alles`, `zurück`.
    .prompt = Weiter mit Enter.
steps-at = { $number ->
        [0] { $count ->
            [one] Ein Schritt. Mit Enter hörst du ihn.
           *[other] { $count } Schritte. Mit Enter hörst du den ersten.
        }
       *[other] Schritt { $number } von { $count }. Mit Enter hörst du den nächsten.
    }
    .brief = Schritt { $number } von { $count }.
steps-so-far = Schritt { $number }. Mit Enter geht es weiter.
    .brief = Schritt { $number }. Weiter mit Enter.
steps-first = Das ist der Anfang.
    .prompt = Der Anfang.
steps-which = Welcher Schritt? Tippe zum Beispiel `{ $command } 1`.
    .brief = Welcher Schritt? Etwa `{ $command } 1`.
    .prompt = Welcher Schritt?
steps-count = { $count ->
        [0] Noch wurde nichts erzählt.
        [one] Es gibt bisher nur einen Schritt.
       *[other] Es gibt bisher nur { $count } Schritte.
    }
    .brief = { $count ->
        [0] Noch wurde nichts erzählt.
        [one] Bisher nur ein Schritt.
       *[other] Bisher nur { $count } Schritte.
    }
    .prompt = { $count ->
        [0] Noch keiner.
        [one] Nur ein Schritt.
       *[other] Nur { $count } Schritte.
    }
steps-over = Mehr gibt es nicht zu erzählen.
    .prompt = Mehr gibt es nicht.
steps-no-deed = Das ist schon gespielt. Hier kannst du nur zuhören und fragen.
    .brief = Schon gespielt. Du kannst nur fragen.
    .prompt = Schon gespielt.
steps-or-deed = Du bist jetzt dran: `{ $word }` wäre ein Zug. Ist der gemeint? `Ja` oder `nein`; Enter heißt nein.
    .brief = Ein Zug? `Ja` oder `nein`; Enter ist nein.
    .prompt = Ein Zug?
steps-not-yet = Erst kommen die anderen: Mit Enter geht es weiter. Danach kannst du dran sein.
    .brief = Erst die anderen: weiter mit Enter.
    .prompt = Weiter mit Enter.
steps-not-yet-one = Erst kommt { $name }: Mit Enter geht es weiter. Danach kannst du dran sein.
    .brief = Erst { $name }: weiter mit Enter.
    .prompt = Weiter mit Enter.
steps-out = Du bist in diesem Spiel draußen. Zuhören und fragen kannst du.
    .brief = Du bist draußen. Du kannst fragen.
    .prompt = Du bist draußen.
place-step = { $number }/{ $count }
help-steps = Mit Enter hörst du den nächsten Schritt, mit `alles` den Rest, mit `überspringen` gleich den Ausgang. Mit `zurück` hörst du den Schritt davor noch einmal, mit `gehe 1` den ersten.
    Dazwischen kannst du fragen wie im Spiel, etwa `stand`, `verlauf` oder `zuletzt züge`. Ist das Spiel zu Ende, weißt du mit `als { $name }`, was { $name } wusste. Alle Befehle: `hilfe alle`.
help-reading = Mit Enter liest du das nächste Stück, mit `zurück` noch einmal das davor. Nach dem letzten Stück ist mit Enter Schluss, und jederzeit mit `beenden`.
help-look-back = Mit `gehe 1` hörst du das Spiel noch einmal, mit jedem Enter einen Schritt; mit `als { $name }` weißt du, was { $name } wusste. Mit `rückblick` hörst du deine Züge, die am meisten gekostet haben.
help-leave = Mit Enter gehst du.
help-leave-table = Mit `beenden` gehst du.
help-leave-room = Mit Enter gehst du zurück an den Tisch.
help-review = Mit Enter hörst du den nächsten Zug, mit `zurück` den davor, mit `warum` mehr zu diesem. Mit `{ $command }` spielst du von dort weiter.
as-own = Du weißt wieder nur, was du im Spiel gewusst hast.
    .brief = Du weißt, was du im Spiel wusstest.
    .prompt = Als du selbst.
as-seat = Du weißt jetzt, was { $name } im Spiel gewusst hat.
    .brief = Du weißt jetzt, was { $name } wusste.
    .prompt = Als { $name }.
as-public = Du weißt jetzt, was im Spiel alle gewusst haben.
    .brief = Du weißt jetzt, was alle wussten.
    .prompt = Wie alle.
as-not-over = Was die anderen wissen, hörst du erst, wenn das Spiel zu Ende ist.
    .brief = Erst, wenn das Spiel zu Ende ist.
    .prompt = Erst am Ende.
player-unknown = "{ $word }" heißt hier niemand. Am Tisch: { $names }.
    .brief = "{ $word }" heißt hier niemand.
    .prompt = Wer ist das?
log-unknown = "{ $word }" ist weder eine Zahl noch ein Name. Tippe `{ $command } 5`, `{ $command } züge` oder `{ $command }` und einen Namen. Am Tisch: { $names }.
    .brief = Zahl, Züge oder Name: { $names }.
    .prompt = Zahl oder Name?
after-later = Das geht, wenn dieses Spiel zu Ende ist.
    .brief = Erst dieses Spiel.
    .prompt = Erst am Ende.
rematch-later = Die Revanche kommt, wenn dieses Spiel vorbei ist.
    .brief = Erst dieses Spiel, dann die Revanche.
    .prompt = Noch nicht aus.
last-none = Es wurde nichts gesagt.
    .prompt = Nichts.
log-count = { $last ->
        [one] { $count } Einträge, hier der letzte:
       *[other] { $count } Einträge, hier die letzten { $last }:
    }
    .brief = { $last ->
        [one] { $count } Einträge, der letzte:
       *[other] { $count } Einträge, die letzten { $last }:
    }
log-all = { $count ->
        [0] Noch kein Eintrag.
        [one] Ein Eintrag:
       *[other] { $count } Einträge:
    }
log-no-moves = Noch hat niemand einen Zug gemacht.
log-no-move-of = Noch kein Zug von { $name-dative }.
noted = Notiert.
    .prompt = Notiert.
noted-not = Die Notiz bleibt nur, bis du gehst. { $reason }
    .brief = Notiert, nicht gespeichert.
    .prompt = Ungespeichert.
note = { $text }
notes-count = { $count ->
        [0] Notizen: keine.
        [one] Eine Notiz:
       *[other] { $count } Notizen:
    }
more-left = { $count ->
        [one] Noch eins: `mehr`.
       *[other] Noch { $count }: `mehr`.
    }
    .prompt = Noch { $count }: `mehr`.
# What is read on with Enter on a braille display, after something else came in between.
reading-before = Davor:
# At the end of a prompt of a braille display: yes or no is wanted.
prompt-asks = j/n
more-none = Mehr gibt es nicht.
    .prompt = Das war alles.
back-none = Davor kommt nichts.
    .prompt = Kein Stück davor.

# Was Spieler aufheben

sheet-none = Hier gibt es nichts zu laden oder zu speichern.
    .brief = Hier lädt und speichert man nichts.
    .prompt = Nichts da.
sheet-kept = Gespeichert als { $name }. In einem anderen Spiel: `lade { $name }`.
    .brief = Gespeichert als { $name }.
    .prompt = Gespeichert.
sheet-not-kept = { $name } ließ sich nicht speichern. { $reason }
    .brief = { $name } ließ sich nicht speichern.
    .prompt = Ging nicht.
sheet-bad-name = { $name } kann keine Datei heißen. Nimm Buchstaben und Ziffern.
    .brief = { $name } kann keine Datei heißen.
    .prompt = Kein Dateiname.
sheet-replace = Es gibt schon { $name }. Ersetzen? `Ja` oder `nein`; Enter heißt nein.
    .brief = { $name } ersetzen? Enter heißt nein.
    .prompt = Ersetzen?
sheet-not-replaced = Das alte bleibt.
    .prompt = Bleibt.
sheet-item = { $name }.
sheet-fault = { $name }, Zeile { $line }: { $reason }
sheet-unreadable = "{ $word }" ist nicht zu verstehen.

# Turniere

series-one-of-both = Turnier und Zählturnier schließen sich aus.
    .brief = Turnier oder Zählturnier, nicht beides.
series-no-tournament = Ein Turnier hat eine ungerade Zahl von Spielen, 3 bis 99.
    .brief = Turnier: ungerade Zahl, 3 bis 99.
series-no-count = Ein Zählturnier hat 1 bis 99 Spiele.
series-wins = Ein Turnier über { $games } Spiele. Wer die meisten Siege hat, gewinnt.
    .brief = Turnier, { $games } Spiele.
    .full = Das ist ein Turnier über { $games } Spiele. Jeder Sieg ist ein Punkt, und es endet, sobald niemand mehr aufholen kann.
    .prompt = Turnier { $games }.
series-fewest = { $games ->
        [one] Ein Zählturnier über ein Spiel. Wer die wenigsten Punkte hat, gewinnt.
       *[other] Ein Zählturnier über { $games } Spiele. Wer die wenigsten Punkte hat, gewinnt.
    }
    .brief = { $games ->
        [one] Zählturnier, ein Spiel.
       *[other] Zählturnier, { $games } Spiele.
    }
    .full = { $games ->
        [one] Das ist ein Zählturnier über ein Spiel.
       *[other] Das ist ein Zählturnier über { $games } Spiele.
    } Nach jedem Spiel sucht der Verlierer allein weiter; jeder Zug, den er dann noch braucht, ist ein Punkt, und wer die wenigsten Punkte hat, gewinnt.
    .prompt = Zählen { $games }.
names-together = { $names } und { $last }
    .prompt = { $names }, { $last }
letters-together = { $names } und { $last }
    .prompt = { $names }, { $last }
deeds-together = { $names } und { $last }
    .brief = { $names }, { $last }
    .prompt = { $names }, { $last }
clauses-together = { $names }; { $last }
    .brief = { $names }, { $last }
    .prompt = { $names }, { $last }
names-either = { $names } oder { $last }
    .prompt = { $names }, { $last }
series-points = { $name } { $points }
series-over-wins = Stand nach Spiel { $number } von { $games }: { $standing }. { $left ->
        [one] Noch ein Spiel; mit { $needed } Siegen gewinnt man sicher.
       *[other] Noch { $left } Spiele; mit { $needed } Siegen gewinnt man sicher.
    }
    .brief = Spiel { $number } von { $games }, { $standing }.
    .full = Spiel { $number } von { $games } ist zu Ende. Der Stand: { $standing }. { $left ->
        [one] Noch ein Spiel; mit { $needed } Siegen gewinnt man sicher.
       *[other] Noch { $left } Spiele; mit { $needed } Siegen gewinnt man sicher.
    }
    .prompt = { $standing }.
series-over-fewest = Stand nach Spiel { $number } von { $games }: { $standing }. Weniger ist besser. { $left ->
        [one] Noch ein Spiel.
       *[other] Noch { $left } Spiele.
    }
    .brief = Spiel { $number } von { $games }, { $standing }.
    .full = Spiel { $number } von { $games } ist zu Ende. Der Stand: { $standing }. Weniger Punkte sind besser. { $left ->
        [one] Noch ein Spiel.
       *[other] Noch { $left } Spiele.
    }
    .prompt = { $standing }.
series-so-far = Spiel { $number } von { $games }. Der Stand: { $standing }.
series-next = Spiel { $number } von { $games } beginnt, alles von vorn.
    .brief = Spiel { $number } von { $games }.
    .full = Spiel { $number } von { $games } beginnt, und alles fängt von vorn an.
    .prompt = Spiel { $number }.
series-won-you = Du gewinnst das Turnier. Endstand: { $standing }.
    .brief = Turnier gewonnen. { $standing }.
    .full = Das Turnier ist zu Ende, und du gewinnst es. Endstand: { $standing }.
    .prompt = Du gewinnst alles.
series-won-with = Ihr gewinnt das Turnier, du und { $names }. Endstand: { $standing }.
    .brief = Sieg mit { $names }. { $standing }.
    .full = Das Turnier ist zu Ende, und ihr gewinnt es, du und { $names }. Endstand: { $standing }.
    .prompt = Ihr gewinnt alles.
series-won-other = Turniersieg: { $names }. Endstand: { $standing }.
    .brief = Turnier an { $names }. { $standing }.
    .full = Das Turnier ist zu Ende. Sieg: { $names }. Endstand: { $standing }.
    .prompt = Sieg: { $names }.
series-won-side = { $names } gewinnen zusammen das Turnier. Endstand: { $standing }.
    .brief = Turnier an { $names }. { $standing }.
    .full = Das Turnier ist zu Ende, und { $names } gewinnen es zusammen. Endstand: { $standing }.
    .prompt = Sieg: { $names }.
series-draw = Das Turnier endet unentschieden. Endstand: { $standing }.
    .brief = Turnier remis. { $standing }.
    .full = Das Turnier ist zu Ende und unentschieden. Endstand: { $standing }.
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
    .prompt = Strg-C: Ende.
misread-empty = Du hast nichts getippt. Mit `hilfe` hörst du, was möglich ist.
    .brief = Nichts getippt. Tippe `hilfe`.
    .prompt = Leere Zeile.
misread-unknown = "{ $word }" verstehe ich nicht. Mit `hilfe` hörst du, was möglich ist.
    .brief = "{ $word }"? Tippe `hilfe`.
    .prompt = Wie? `hilfe`
misread-answer = Auf ja oder nein wartet gerade nichts. Tippe das Wort, das du meinst.
    .brief = Gerade ist nichts gefragt.
    .prompt = Nichts gefragt.
answer-unclear = Das ist hier keine Antwort. Tippe `ja` oder `nein`; Enter heißt nein.
    .brief = Tippe `ja` oder `nein`.
    .prompt = Ja oder nein?
misread-several = "{ $word }" kann heißen: { $fits }.
    .prompt = Unklar.
misread-like = "{ $word }" verstehe ich nicht. Meinst du `{ $like }`?
    .brief = "{ $word }"? Meinst du `{ $like }`?
    .prompt = `{ $like }`?
misread-offer = Meinst du `{ $line }`? Ja oder nein.
    .prompt = `{ $line }`?
misread-either = Meinst du `{ $line }` oder `{ $other }`? Tippe eins davon.
    .brief = Meinst du `{ $line }` oder `{ $other }`?
    .prompt = `{ $line }` oder `{ $other }`?
only-offer = Nur eins ist möglich. Soll ich das tun? Ja oder nein.
    .brief = Nur eins geht. Soll ich das tun?
    .prompt = Tun?
misread-alone = "{ $word }" ist zu viel. Tippe nur { $command }.
    .brief = Tippe nur { $command }.
    .prompt = Nur { $command }.
misread-alone-or = "{ $word }" ist zu viel. Tippe nur { $command } oder nur `{ $word }`.
    .brief = Nur { $command } oder nur `{ $word }`.
    .prompt = Nur { $command }.
misread-too-much = "{ $word }" ist hier zu viel.
    .prompt = Zu viel.
misread-not-here = { $command } geht hier nicht.
    .brief = { $command }: hier nicht.
    .prompt = Hier nicht.
misread-undo = Züge kann man nicht zurücknehmen.
cannot-chat = Hier liest das niemand: Nachrichten gibt es an Tischen mit Leuten, die weit weg sind. Mit `einladen` im Vorraum eröffnest du einen.
    .brief = Nachrichten: an Tischen mit `einladen`.
cannot-show = Ich bin reiner Text; Größe und Farben bestimmt dein Terminal. Sieh bei `breite`, `braille` und `sprechen` nach.
    .brief = Siehe `breite`, `braille`, `sprechen`.
cannot-wait = Lass dir Zeit. Solange du nichts tippst, passiert nichts.
    .brief = Lass dir Zeit.
cannot-thanks = Gern geschehen. Mit `hilfe` hörst du, was möglich ist.
    .brief = Gern geschehen. Siehe `hilfe`.
cannot-chatter = Plaudern kann ich nicht. Mit `hilfe` hörst du, was möglich ist.
    .brief = Plaudern kann ich nicht: `hilfe`.
cannot-other-game = Dieses Spiel habe ich nicht. Mit `welche spiele` hörst du, welche es gibt.
    .brief = Habe ich nicht. Siehe `welche spiele`.
cannot-peek = Das bleibt verborgen. Mit `stand` hörst du alles, was du wissen darfst.
    .brief = Verborgen. Siehe `stand`.
cannot-account = Ein Konto brauchst du nicht: Alles bleibt auf diesem Computer.
    .brief = Du brauchst kein Konto.
cannot-save = Jedes Spiel wird von selbst gespeichert. Mit `übersicht` hörst du, welche warten.
    .brief = Von selbst gespeichert: `übersicht`.
cannot-restart = Mitten im Spiel geht kein Neuanfang. Tippe `beenden` und beginne im Vorraum ein neues.
    .brief = Erst `beenden`, dann neu anfangen.
misread-lobby = "{ $word }" geht nur im Vorraum; dorthin kommst du mit `beenden`.
    .brief = "{ $word }": erst `beenden`.
    .prompt = Erst `beenden`.
misread-game = Zu { $game } kommst du erst mit `beenden`. Dieses Spiel bleibt gespeichert.
    .brief = { $game }: erst `beenden`.
    .prompt = Erst `beenden`.
misread-number = "{ $word }" ist keine Zahl ab 1.
    .brief = "{ $word }" ist keine Zahl ab 1.
    .prompt = Keine Zahl.
misread-lang = Die Sprache "{ $word }" spreche ich nicht. Tippe { $choices }.
    .brief = Hinter `{ $command }`: { $codes }.
    .prompt = { $codes }?
misread-lang-choice = `{ $command } { $language }`
misread-level = "{ $word }" geht nicht. Tippe `{ $command } kurz`, `{ $command } normal` oder `{ $command } ausführlich`.
    .brief = `{ $command } kurz`, normal, ausführlich.
    .prompt = Kurz, lang?
misread-spell = "{ $word }" geht nicht. Tippe `{ $command } einfach` oder `{ $command } alphabet`.
    .brief = `{ $command } einfach` oder alphabet.
    .prompt = Wie denn?
misread-width = "{ $word }" ist keine Breite. Möglich sind 20 bis 500 Zeichen. Tippe etwa `{ $command } 40`, oder `{ $command } automatisch`, oder `{ $command } aus`.
    .brief = 20 bis 500: `{ $command } 40`, oder aus.
    .prompt = 20 bis 500?
misread-braille = "{ $word }" geht nicht. Möglich sind 20 bis 80 Zellen. Tippe etwa `{ $command } 40`, oder mit sechs Zellen zum Tippen `{ $command } 40 frei 6`, oder `{ $command } aus`.
    .brief = 20 bis 80: `{ $command } 40`, oder aus.
    .prompt = 20 bis 80?
misread-speech = "{ $word }" passt nicht zu { $command }. Tippe `{ $command } an`, `{ $command } aus` oder `hilfe { $command }`.
    .brief = Etwa `{ $command } an`, `{ $command } aus`.
    .prompt = an, aus?
misread-thinking = "{ $word }" ist keine Bedenkzeit. Möglich sind 10 bis 60000 Millisekunden. Tippe etwa `{ $command } 500`, oder `{ $command } aus`.
    .brief = 10 bis 60000: `{ $command } 500`, oder aus.
    .prompt = 10 bis 60000?
misread-pace = "{ $word }" ist kein Tempo. Tippe `{ $command } schritt` oder `{ $command } alles`.
    .brief = `{ $command } schritt`, `{ $command } alles`?
    .prompt = schritt, alles?
misread-bell = "{ $word }" ist weder an noch aus. Tippe `{ $command } an` oder `{ $command } aus`.
    .brief = `{ $command } an` oder `{ $command } aus`?
    .prompt = an oder aus?
misread-sounds = "{ $word }" geht nicht. Tippe `{ $command } leise`, `{ $command } laut` oder `{ $command } aus`; mit `{ $command } liste` hörst du alle.
    .brief = `{ $command } leise` oder `{ $command } aus`?
    .prompt = leise, laut oder aus?
misread-relays = "{ $word }" ist keine Adresse eines Servers. So sieht eine aus: https://relay.example.org; mit `{ $command } public` geht es wieder über die öffentlichen.
    .brief = "{ $word }" ist keine Serveradresse.
    .prompt = Welcher Server?
misread-page-address = "{ $word }" ist keine Adresse einer Seite. So sieht eine aus: https://seite.example.org; mit `{ $command } aus` nennst du keine.
    .brief = "{ $word }" ist keine Seitenadresse.
    .prompt = Welche Seite?
relays-on-where = Das ist für einen Tisch, den du ohne Relay geöffnet hast. Sonst geht es ohnehin über Server.
    .brief = Nur an einem Tisch ohne Server.
    .prompt = Nicht hier.
misread-tutor = "{ $word }" ist weder an noch aus. Tippe `{ $command } an` oder `{ $command } aus`.
    .brief = `{ $command } an` oder `{ $command } aus`?
    .prompt = an oder aus?
misread-name = "{ $word }" ist kein Name. Möglich sind 1 bis 12 Buchstaben und Ziffern, etwa `{ $command } Anna`, oder `{ $command } aus`.
    .brief = Ein Name: 1 bis 12 Buchstaben, Ziffern.
    .prompt = Kein Name.
name-meant = "{ $word }" bedeutet hier schon etwas. Nimm einen anderen Namen.
    .brief = "{ $word }" bedeutet hier etwas.
    .prompt = Kein Name.
misread-tell = "{ $word }" ist nichts, was ich ungefragt sage. Tippe `{ $command }`, um zu hören, was es gibt, oder `{ $command } aus`.
    .brief = Tippe `{ $command }` oder `{ $command } aus`.
    .prompt = Was davon?
help-commands = { $count } Befehle:
help-unknown = Einen Befehl "{ $word }" gibt es nicht. Mit `hilfe alle` hörst du alle.
    .brief = Kein Befehl "{ $word }".
    .prompt = Kein Befehl.
rules-topic = Thema: { $topic }.
rules-topics = Themen: { $topics }. Tippe etwa `{ $command } { $game } { $topic }`, oder `{ $command } { $game } alle`.
    .brief = Themen: { $topics }.
rules-which = "{ $topic }" steht in den Regeln mehrerer Spiele: { $games }. Tippe etwa `{ $command } { $game } { $topic }`.
    .brief = Welches Spiel? { $games }.
    .prompt = Welches Spiel?
rules-part = { $text }
rules-played = In diesem Spiel: { $variants }. Mehr dazu: `{ $command } { $topic }`.
    .brief = Hier: { $variants }. `{ $command } { $topic }`
    .prompt = Hier: { $variants }.
rules-unknown = Ein Thema "{ $word }" gibt es nicht. Themen: { $topics }.
    .prompt = Kein Thema.

# Einstellungen

matters = Jetzt: { $facts }.
    .prompt = { $facts }.
setting-lang = Sprache: { $language }.
setting-brief = Worte: kurz.
setting-normal = Worte: normal.
setting-full = Worte: ausführlich.
setting-plain = Buchstaben sage ich, wie sie sind: E4.
    .brief = Buchstaben: einfach, E4.
setting-letters = Buchstaben buchstabiere ich: Emil 4.
    .brief = Buchstaben: Alphabet, Emil 4.
setting-width-auto = { $cells ->
        [0] Zeilen bleiben so lang, wie sie sind; in einem Terminal werden sie so breit wie das Terminal.
       *[other] Zeilen werden so breit wie das Terminal, { $cells } Zeichen.
    }
    .brief = { $cells ->
        [0] Breite: automatisch, kein Terminal.
       *[other] Breite: automatisch, { $cells }.
    }
setting-width = { $cells ->
        [0] Zeilen bleiben so lang, wie sie sind.
       *[other] Zeilen werden nach { $cells } Zeichen umbrochen.
    }
    .brief = { $cells ->
        [0] Breite: aus.
       *[other] Breite: { $cells }.
    }
setting-braille = { $cells ->
        [0] Der Braillemodus ist aus.
       *[other] Braillemodus für { $cells } Zellen, { $free } davon zum Tippen frei.
    }
    .brief = { $cells ->
        [0] Braille: aus.
       *[other] Braille: { $cells } Zellen, { $free } frei.
    }
setting-thinking = { $millis ->
        [0] Die Computer denken so lange nach, wie sie brauchen.
       *[other] Die Computer denken höchstens { $millis } Millisekunden nach.
    }
    .brief = { $millis ->
        [0] Bedenkzeit: unbegrenzt.
       *[other] Bedenkzeit: { $millis } Millisekunden.
    }
setting-pace-step = Von mehreren Computern hörst du mit jedem Enter einen Zug.
    .brief = Tempo: mit jedem Enter ein Zug.
setting-pace-all = Die Züge mehrerer Computer hörst du auf einmal, bis du dran bist.
    .brief = Tempo: alles auf einmal.
setting-bell-on = Das Terminal klingelt, wenn du nach langem Warten dran bist.
    .brief = Klingel: an.
setting-bell-off = Es klingelt nicht.
    .brief = Klingel: aus.
setting-sounds-off = Klänge sind aus.
    .brief = Klänge: aus.
setting-sounds-quiet = Zu manchem, was ich sage, kommt ein leiser Klang.
    .brief = Klänge: leise.
setting-sounds-loud = Zu manchem, was ich sage, kommt ein lauter Klang.
    .brief = Klänge: laut.
sounds-off = Klänge sind aus. Mit `{ $command } leise` gehen sie an, und danach hörst du auch die Liste.
    .brief = Aus. `{ $command } leise`?
sounds-nothing = Hier finde ich nichts, das Klänge spielen kann.
    .brief = Hier spielt nichts Klänge.
sound-free = Der Weg ist frei.
sound-wall = Eine Mauer.
sound-comes = Jemand kommt.
sound-speaks = Jemand spricht dich an.
sound-turn = Du bist dran.
sound-points = Punkte für dich.
sound-lost = Du hast verloren.
sound-won = Du hast gewonnen.
setting-relays-public = Freunde weit weg findest du über die öffentlichen Server.
    .brief = Server: die öffentlichen.
    .prompt = Öffentliche Server.
setting-relays = Freunde weit weg findest du über { $relays }.
    .brief = Server: { $relays }.
    .prompt = { $relays }
setting-page-address = Links zu deinen Tischen führen auf { $address }.
    .brief = Links: { $address }.
    .prompt = { $address }
setting-page-address-none = Für Links zu deinen Tischen hast du keine Seite genannt.
    .brief = Links: keine Seite.
    .prompt = Keine Seite.
setting-tutor-on = Vor einem Zug, der dich viel kostet, frage ich nach.
    .brief = Tutor: an.
setting-tutor-off = Ich frage vor keinem Zug nach.
    .brief = Tutor: aus.
setting-name = Für andere heißt du { $name }, vom nächsten Spiel an.
    .brief = Name: { $name }.
setting-name-none = Für andere hast du keinen Namen.
    .brief = Name: keiner.
setting-tell = { $count ->
        [0] Ungefragt sage ich nichts.
       *[other] { $missing ->
            [0] Ungefragt sage ich: { $on }.
           *[other] Ungefragt sage ich: { $on }. Nicht: { $off }.
        }
    }
    .brief = Ungefragt: { $count ->
        [0] nichts
       *[other] { $on }
    }.
setting-tell-none = In diesem Spiel gibt es nichts, was ich ungefragt sage.
    .brief = Hier gibt es nichts Ungefragtes.
setting-tell-elsewhere = Was du genannt hast, gibt es in diesem Spiel nicht. Für andere Spiele ist es gemerkt.
    .brief = Gibt es in diesem Spiel nicht; gemerkt.
kind-rows = Reihen, wie weit es die anderen noch haben
    .brief = Reihen
kind-threats = Drohungen, wer als Nächstes gewinnen kann
    .brief = Drohungen
kind-routes = Wege, was für deine Scouts zu ist oder ans Ziel führt
    .brief = Wege
kind-tiles = Steine, wer noch einen oder zwei hat
    .brief = Steine
kind-cards = Karten, nämlich die Summe und deine Hand, wenn du dran bist
    .brief = Karten
kind-attacks = Angriffe, wen ein Schritt von dir jetzt angreift
    .brief = Angriffe
kind-bazongs = Bazongs, wie weit sie noch vom Ziel sind
    .brief = Bazongs
settings-file-head = Wie snuffel spricht. Was du im Programm änderst, wird hier eingetragen; deine Kommentare bleiben.
settings-file-lang = Die Sprache: { $languages }. Ohne sie gilt die Sprache des Systems.
settings-file-level = Wie viele Worte: brief, normal oder full.
settings-file-width = Zeilen werden nach so vielen Zeichen umbrochen, 20 bis 500; "auto" ist so breit wie das Terminal, "off" lässt sie, wie sie sind.
settings-file-spell = Buchstaben von Feldern: plain (E4) oder letters (Emil 4).
settings-file-braille = Braillemodus für eine Zeile mit so vielen Zellen, 20 bis 80; 0 ist aus.
settings-file-plain = true liest einfache Zeilen ohne Zeileneditor.
settings-file-speech = true spricht jede Zeile mit der Stimme des Systems; false schweigt.
settings-file-rate = Wie schnell gesprochen wird, -100 bis 100; "system" ist, wie das System eingestellt ist.
settings-file-pitch = Wie hoch gesprochen wird, -100 bis 100; "system" ist, wie das System eingestellt ist.
settings-file-volume = Wie laut gesprochen wird, -100 bis 100; "system" ist, wie das System eingestellt ist.
settings-file-voice = Die Stimme für { $lang ->
        [de] Deutsch
        [nl] Niederländisch
        [en] Englisch
       *[other] { $language }
    } mit ihrem Namen; "system" ist die des Systems.
settings-file-talk-over = Mit true wird weitergesprochen, während du tippst; nur Enter beendet es.
settings-file-thinking = Wie viele Millisekunden ein Computer über einen Zug nachdenken darf, 10 bis 60000; 0 ist so lange, wie er braucht.
settings-file-pace = Wie du im Spiel die Züge mehrerer Computer hörst: step, mit jedem Enter einen, oder all, auf einmal.
settings-file-bell = Mit true klingelt das Terminal, wenn du nach mehr als 10 Sekunden dran bist; nie, wenn Zeilen einfach gelesen werden.
settings-file-sounds = Wie laut die kurzen Klänge sind, die zu manchem kommen, was gesagt wird: "quiet" leise, "loud" laut, "off" keine.
settings-file-relays = Die Server, über die du Freunde weit weg findest, ihre Adressen mit Leerzeichen dazwischen; leer für die öffentlichen.
settings-file-page-address = Die Seite, auf der andere im Browser spielen können, für Links zu deinen Tischen; leer für die, die das Programm selbst kennt.
settings-file-tutor = Mit true wird vor einem Zug, der dich viel kostet, nachgefragt.
settings-file-name = Wie du für andere heißt: 1 bis 12 Buchstaben und Ziffern; leer ist ohne Namen.
settings-file-tell = Was nach den Zügen der anderen ungefragt gesagt wird: on, off, oder not und was fehlen soll, etwa "not threats rows".
language-damaged = Zeile { $line } in { $file } ist nicht zu verstehen. Was dadurch fehlt, sage ich auf Englisch.
language-none = { $folder } ist keine Sprache: Der Ordner muss wie ihr Kürzel heißen, etwa pl, und darin muss eine lesbare Datei language.ftl liegen.
settings-not-toml = Die Einstellungen in { $file } gelten nicht: Zeile { $line } und zu viele andere haben nicht die Form Name, Gleichheitszeichen, Wert. Alles ist eingestellt wie ohne Datei; die Datei bleibt, wie sie ist.
    .brief = Einstellungen gelten nicht, Zeile { $line } ist fehlerhaft. Datei: { $file }.
settings-line-broken = Zeile { $line } in { $file } hat nicht die Form Name, Gleichheitszeichen, Wert. Sie zählt nicht; die anderen Einstellungen gelten.
    .brief = Einstellungen: Zeile { $line } ist fehlerhaft. Datei: { $file }.
settings-twice = Zeile { $line } in { $file } setzt { $key } ein zweites Mal und zählt nicht. Es gilt die erste.
    .brief = Einstellungen, Zeile { $line }: { $key } steht zweimal da. Datei: { $file }.
settings-unknown-keys = { $count ->
        [one] Die Einstellung { $keys } in { $file } kennt diese Version nicht. Sie bleibt in der Datei, und die anderen gelten.
       *[other] Die Einstellungen { $keys } in { $file } kennt diese Version nicht. Sie bleiben in der Datei, und die anderen gelten.
    }
    .brief = Hier unbekannte Einstellungen: { $keys }. Datei: { $file }.
settings-unknown-many = { $count } Einstellungen in { $file } kennt diese Version nicht, etwa { $keys }. Sie bleiben in der Datei, und die anderen gelten.
    .brief = Hier unbekannte Einstellungen: { $count }. Datei: { $file }.
settings-wrong-value = Zeile { $line } in { $file } gibt { $key } den Wert { $value }. Das geht nicht, und die Zeile zählt nicht. Die anderen Einstellungen gelten.
    .brief = Einstellungen, Zeile { $line }: { $key } kann nicht { $value } sein. Datei: { $file }.
settings-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen. Die Datei bleibt, wie sie ist.
    .brief = Einstellungen nicht lesbar. Datei: { $file }.
settings-not-kept = Die Änderung gilt nur jetzt; { $file } ließ sich nicht schreiben.
    .brief = Gilt nur jetzt: { $file } nicht schreibbar.
settings-not-kept-broken = Die Änderung gilt nur jetzt; Zeile { $line } in { $file } ist fehlerhaft, deshalb bleibt die Datei, wie sie ist.
    .brief = Gilt nur jetzt: Zeile { $line } in { $file } ist fehlerhaft.

# Dateien

file-unreadable = { $file } lässt sich nicht lesen.
file-missing = Es gibt weder eine Datei noch ein Spiel namens { $file }.
file-no-file = { $file } ist keine Datei.
file-busy = { $file } wird gerade anderswo benutzt.
file-folder-closed = Der Ordner { $folder } lässt sich nicht lesen.
file-too-big = { $file } ist zu groß für eine Aufzeichnung.
file-no-text = { $file }, Zeile { $line }: Da stehen Bytes, die kein Text sind.
damage-no-record = { $file }, Zeile { $line }: Das ist keine Aufzeichnung eines Spiels.
damage-newer = { $file }, Zeile { $line }: Diese Aufzeichnung stammt von einem neueren snuffel.
damage-missing = { $file }, Zeile { $line }: Die Zeile müsste mit { $key } anfangen.
damage-value = { $file }, Zeile { $line }: { $key } kann diesen Wert nicht haben.
damage-unreadable = { $file }, Zeile { $line }: So etwas gibt es in diesem Spiel nicht.
damage-refused = { $file }, Zeile { $line }: Das erlauben die Regeln hier nicht.
damage-not-asked = { $file }, Zeile { $line }: Hier gab es nichts zu losen.
damage-chance-missing = { $file }, Zeile { $line }: Davor fehlt ein Los.
damage-cut-off = { $file }, Zeile { $line }: Das Ende der Zeile fehlt.
damage-mend = { $count ->
        [one] Die letzte Zeile ist unbrauchbar. Ohne sie weiterspielen? `Ja` oder `nein`; Enter heißt nein.
       *[other] Die letzten { $count } Zeilen sind unbrauchbar. Ohne sie weiterspielen? `Ja` oder `nein`; Enter heißt nein.
    }
    .brief = { $count ->
        [one] Letzte Zeile weglassen? Enter: nein.
       *[other] Letzte { $count } Zeilen weglassen? Enter: nein.
    }
    .prompt = Ohne sie?
damage-mended = { $count ->
        [one] Eine Zeile ist verloren. Die beschädigte Aufzeichnung liegt daneben als { $file }.
       *[other] { $count } Zeilen sind verloren. Die beschädigte Aufzeichnung liegt daneben als { $file }.
    }
    .brief = { $count ->
        [one] Eine Zeile ist verloren. Kopie: { $file }.
       *[other] { $count } Zeilen sind verloren. Kopie: { $file }.
    }
    .prompt = Verloren: { $count }.
damage-not-mended = Die Aufzeichnung bleibt, wie sie ist.
    .prompt = Sie bleibt.
damage-stays = { $file } ließ sich nicht in Ordnung bringen und bleibt, wie sie ist.

# Messreihen

simulate-progress = Gespielt: { $over } von { $games }.
simulate-player = { $number }, { $player }. Siege: { $wins }, das sind { $rate } %, 95-%-Bereich { $from } bis { $to }. Eine Entscheidung dauert im Median { $median } ms, im 95. Perzentil { $slow } ms.
simulate-games = Spiele: { $games }; unentschieden: { $draws }; ohne Ende: { $unfinished }.
simulate-length = Entscheidungen in einem Spiel: im Median { $median }, von { $least } bis { $most }.
simulate-speed = Spiele in der Sekunde: { $speed }.
simulate-json = { $text }
simulate-no-player = Einen Spieler "{ $word }" gibt es nicht. Spieler: { $words }.

# Bücher in Punktschrift

book-title = Regeln von { $game }
book-story = So lief { $name }
book-heard = Wie { $name } es gehört hat.
book-turn = { $number }. { $text }
book-handbook = Handbuch zu snuffel
book-written = { $file } ist geschrieben: { $pages ->
        [one] eine Seite
       *[other] { $pages } Seiten
    } zu 25 Zeilen mit 40 Zellen, für einen Brailledrucker.
book-replace = { $file } gibt es schon. Tippe `ja`, um die Datei zu ersetzen. Enter allein lässt sie stehen.
book-not-replaced = { $file } bleibt, wie sie war.
book-unwritable = { $file } lässt sich nicht schreiben. Starte snuffel in einem Ordner, in dem du schreiben darfst.
book-no-contracted = liblouis hat keine Kurzschrift für { $lang ->
        [de] Deutsch
        [nl] Niederländisch
        [en] Englisch
       *[other] { $language }
    }. Lass --contracted weg.
book-no-uncontracted = Für { $language } ist keine Tabelle von liblouis bekannt, deshalb gibt es kein Buch.
book-no-table = liblouis kann mit seiner Tabelle { $table } nichts anfangen. Installiere eine neuere Fassung von liblouis.
book-not-installed = Ohne liblouis gibt es kein Buch: Das Programm { $program } fehlt. Installiere es und versuch es noch einmal.
    Debian und Ubuntu: sudo apt install liblouis-bin.
    Fedora: sudo dnf install liblouis-utils.
    macOS: brew install liblouis.
    Windows: Du bekommst es auf liblouis.io; der Ordner mit lou_translate.exe muss im PATH stehen.

# Wie ein Spiel ausgeht, gleich welches

wins-you = Du gewinnst.
    .brief = Gewonnen.
    .full = Du gewinnst dieses Spiel.
    .prompt = Gewonnen.
wins-shared-you = Ihr gewinnt zusammen: { $names }.
    .brief = Zusammen gewonnen: { $names }.
    .full = Ihr liegt gleichauf vorne und gewinnt zusammen: { $names }.
    .prompt = Geteilter Sieg.
wins-other = { $winners ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen zusammen.
    }
    .brief = { $winners ->
        [one] { $names } gewinnt.
       *[other] Geteilter Sieg: { $names }.
    }
    .full = { $winners ->
        [one] { $names } gewinnt dieses Spiel.
       *[other] { $names } gewinnen dieses Spiel zusammen.
    }
    .prompt = { $winners ->
        [one] { $names } siegt.
       *[other] { $names } siegen.
    }
over-you = Das Spiel ist zu Ende. Du hast gewonnen.
    .brief = Zu Ende. Du hast gewonnen.
    .prompt = Du hast gewonnen.
over-other = { $winners ->
        [one] Das Spiel ist zu Ende. { $names } hat gewonnen.
       *[other] Das Spiel ist zu Ende. Gewonnen haben { $names }.
    }
    .brief = { $winners ->
        [one] Zu Ende. { $names } hat gewonnen.
       *[other] Zu Ende. Sieg: { $names }.
    }
    .prompt = { $winners ->
        [one] { $names } hat gewonnen.
       *[other] Gewonnen: { $names }.
    }
over-nobody = Das Spiel ist zu Ende. Niemand hat gewonnen.
    .brief = Zu Ende. Niemand hat gewonnen.
    .prompt = Niemand hat gewonnen.

# Simulationen gegen frühere Zahlen

simulate-against = { $number }, verglichen mit { $player } dort, in Prozentpunkten: { $gain }, 95-%-Bereich { $from } bis { $to }. Ausgangslagen mit mehr Siegen: { $more }; mit weniger: { $fewer }.
simulate-more = { $part } mehr
simulate-less = { $part } weniger
simulate-no-figures = In { $file } steht nicht, was snuffel simulate mit { $json } schreibt.
simulate-other-game = Die Zahlen in { $file } gehören zu einem anderen Spiel oder anderen Varianten.
simulate-other-deals = Die Zahlen in { $file } gehören zu anderen Ausgangslagen: Startwert und Zahl der Spieler müssen gleich sein.

# Die Stufen der Computer

kind-level = den Computer, Stufe { $number }
level-numbered = Stufe { $number }
setting-strength = Wenn du keine Stufe nennst, spielen Computer so: { $level }.
    .brief = Computer: { $level }.
levels-of-game = Stufe der Computer in diesem Spiel: { $levels }.
    .brief = In diesem Spiel: { $levels }.
levels = Es gibt 9 Stufen. Jede gewinnt etwa sechs von zehn Spielen gegen die darunter.
    Stufe 1: noch einfacher als leicht, sieht kaum hin.
    Stufe 2, leicht: für das erste Spiel. Nimmt, was sofort etwas bringt, und übersieht viel.
    Stufe 3: wie leicht, sieht aber ab und zu genau hin.
    Stufe 4: sieht öfter genau hin.
    Stufe 5: sieht bei vielen Zügen genau hin.
    Stufe 6, normal: sieht bei den meisten Zügen genau hin, denkt aber selten weit voraus.
    Stufe 7: sieht bei jedem Zug genau hin und denkt bei manchen Spielen voraus.
    Stufe 8: denkt weiter voraus.
    Stufe 9, schwer: denkt voraus, so weit es geht.
    .brief = 9 Stufen, eine pro Zeile.
    1: sieht kaum hin.
    2, leicht: übersieht viel.
    3: sieht ab und zu genau hin.
    4: sieht öfter genau hin.
    5: sieht bei vielen Zügen genau hin.
    6, normal: sieht meistens genau hin.
    7: sieht immer genau hin.
    8: denkt weiter voraus.
    9, schwer: so weit es geht.
level-unknown = "{ $word }" ist keine Stufe. Tippe etwa `{ $level } 4`; möglich ist 1 bis 9.
    .brief = Keine Stufe. `{ $level } 4`, 1 bis 9.
misread-strength = "{ $word }" ist keine Stufe. Tippe etwa `{ $command } 4`; möglich ist 1 bis 9.
    .brief = `{ $command } 4`, oder 1 bis 9.
settings-file-strength = Wie gut Computer spielen, wenn niemand es sagt: 1 bis 9.
again-how = Mit `nochmal` spielst du dasselbe noch einmal, mit `nochmal schwerer` oder `nochmal leichter` gegen die nächste Stufe. "{ $word }" ist keins davon.
    .brief = `Nochmal`, oder mit schwerer, leichter.
again-later = Dieses Spiel läuft noch. Ist es vorbei, spielst du mit `nochmal schwerer` oder `nochmal leichter` gegen die nächste Stufe.
    .brief = Erst dieses Spiel, dann `nochmal`.
    .prompt = Noch nicht aus.
again-no-computer = Hier spielt kein Computer mit. Mit `nochmal` spielst du dasselbe noch einmal.
    .brief = Hier ist kein Computer. `nochmal`?
again-hardest = Schwerer als Stufe 9 geht es nicht. Mit `nochmal` spielst du dasselbe noch einmal.
    .brief = 9 ist am schwersten. `nochmal`?
again-easiest = Leichter als Stufe 1 geht es nicht. Mit `nochmal` spielst du dasselbe noch einmal.
    .brief = 1 ist am leichtesten. `nochmal`?
again-nothing = Noch ist kein Spiel zu Ende, das du nochmals spielen könntest. Mit `{ $play } sniff` fängt eins an.
level-offer-harder = Das war der dritte Sieg in Folge. Mit `nochmal schwerer` spielst du gegen { $level }.
    .brief = 3 Siege. `nochmal schwerer`?
level-offer-easier = Das war die dritte Niederlage in Folge. Mit `nochmal leichter` spielst du gegen { $level }.
    .brief = 3-mal verloren. `nochmal leichter`?
