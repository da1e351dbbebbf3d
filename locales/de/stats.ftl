
# Was bisher gespielt wurde, in Zahlen

stats-none = Du hast noch kein Spiel zu Ende gespielt. Tippe `{ $command } sniff`, um anzufangen.
    .brief = Noch keins beendet. `{ $command } sniff`?
    .prompt = Noch keins beendet.
stats-none-of = Von { $game } hast du noch keins zu Ende gespielt. Tippe `{ $command } { $game }`, um anzufangen.
    .brief = Noch keins von { $game }.
    .prompt = Noch keins.
stats-all = { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }: { $won ->
        [0] keins
       *[other] { $won }
    } gewonnen, { $lost ->
        [0] keins
       *[other] { $lost }
    } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } unentschieden.
    }
    .brief = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }: { $won } gewonnen, { $lost } verloren.
stats-of = { $name }: { $count ->
        [one] ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }, { $won ->
        [0] keins
       *[other] { $won }
    } gewonnen, { $lost ->
        [0] keins
       *[other] { $lost }
    } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } unentschieden.
    }
    .brief = { $name }: { $won } von { $count } gewonnen.
stats-level = Gegen den Computer, { $level }: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, { $won ->
        [0] keins
       *[other] { $won }
    } gewonnen.
    .brief = Gegen { $level }: { $won } von { $count } gewonnen.
stats-levels = Gegen Computer verschiedener Stufen: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, { $won ->
        [0] keins
       *[other] { $won }
    } gewonnen.
    .brief = Gemischte Stufen: { $won } von { $count }.
stats-people = Mit anderen Menschen: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, { $won ->
        [0] keins
       *[other] { $won }
    } gewonnen.
    .brief = Mit Menschen: { $won } von { $count } gewonnen.
stats-row = Die längste Siegesserie: { $count } Spiele.
    .brief = Längste Siegesserie: { $count }.
stats-row-goes-on = Diese Serie läuft noch.
    .brief = Sie läuft noch.
stats-row-won = Die letzten { $count } hast du gewonnen.
    .brief = Die letzten { $count }: gewonnen.
stats-row-lost = Die letzten { $count } hast du verloren.
    .brief = Die letzten { $count }: verloren.
stats-unknown = { $count ->
        [one] Bei einem Spiel weiß ich nicht, wer du warst, weil mehrere an der Tastatur saßen. Sag mir, wie du heißt, etwa mit `{ $command } Anna`, dann zählt es mit.
       *[other] Bei { $count } Spielen weiß ich nicht, wer du warst, weil mehrere an der Tastatur saßen. Sag mir, wie du heißt, etwa mit `{ $command } Anna`, dann zählen sie mit.
    }
    .brief = { $count } ohne dich: `{ $command } Anna`?
stats-unread = { $count ->
        [one] Ein beendetes Spiel lässt sich nicht lesen. Mit `{ $games }` hörst du, welches.
       *[other] { $count } beendete Spiele lassen sich nicht lesen. Mit `{ $games }` hörst du, welche.
    }
    .brief = { $count } nicht lesbar: `{ $games }`.
stats-more = Mehr über ein Spiel: `{ $command } { $game }`.
    .brief = Mehr: `{ $command } { $game }`.

# Alles in einer Datei, und nichts mehr davon

export-where = Wohin? Tippe den Namen einer neuen Datei dahinter: `{ $command } meine-spiele.tar.gz`.
    .brief = `{ $command } spiele.tar.gz`?
exported = Alles, was du hier hast, ist jetzt in { $file }, mit { $games ->
        [0] keinem Spiel
        [one] einem Spiel
       *[other] { $games } Spielen
    } und { $sheets ->
        [0] keinem Labyrinth
        [one] einem Labyrinth
       *[other] { $sheets } Labyrinthen
    }.
    .brief = Steht in { $file }.
export-secret = Gib diese Datei niemandem: Darin ist der geheime Schlüssel, an dem deine Freunde dich erkennen. Wer ihn hat, kann sich für dich ausgeben.
    .brief = Dein Schlüssel ist darin: gut hüten.
export-unread = { $count ->
        [one] Eine Datei ließ sich nicht lesen und fehlt darin.
       *[other] { $count } Dateien ließen sich nicht lesen und fehlen darin.
    }
    .brief = Nicht lesbar, fehlt darin: { $count }.
export-unread-all = Die Ordner mit deinen Spielen lassen sich nicht lesen. Geschrieben habe ich nichts.
    .brief = Ordner nicht lesbar, nichts gemacht.
export-nothing = Es gibt noch nichts zu schreiben: Hier ist nichts gespeichert.
    .brief = Hier ist noch nichts gespeichert.
export-too-much = Du hast mehr, als in so eine Datei passt. Lösche erst ein paar alte Spiele.
    .brief = Zu viel für eine Datei.
export-no-folder = Für { $file } gibt es keinen Ordner. Geschrieben habe ich nichts.
    .brief = Kein Ordner für { $file }.
export-taken = { $file } gibt es schon. Ich überschreibe nichts: Nimm einen anderen Namen.
    .brief = { $file } gibt es schon.
export-fault = { $file } ließ sich nicht schreiben. Vielleicht ist kein Platz mehr, oder du darfst in diesem Ordner nicht schreiben.
    .brief = Nicht geschrieben: { $file }.
import-where = Woher? Tippe den Namen der Datei dahinter: `{ $command } meine-spiele.tar.gz`.
    .brief = `{ $command } spiele.tar.gz`?
import-foreign = { $file } habe ich nicht geschrieben. Nichts hat sich geändert.
    .brief = Nicht von mir: { $file }.
import-newer = { $file } kommt von einer späteren Version von mir. Nichts hat sich geändert.
    .brief = Von später: { $file }.
import-damaged = { $file } ist beschädigt oder nur zum Teil da. Nichts hat sich geändert.
    .brief = Beschädigt: { $file }.
import-strange = In { $file } ist etwas, was ich nie schreibe. Nichts hat sich geändert.
    .brief = Fremdes in { $file }.
import-too-big = In { $file } ist mehr, als ich je schreibe. Nichts hat sich geändert.
    .brief = Zu viel in { $file }.
import-settings-sure = In der Datei sind andere Einstellungen als hier. Willst du sie anstelle von deinen? `Ja` oder `nein`; Enter heißt nein.
    .brief = Einstellungen auch? Enter heißt nein.
    .prompt = Einst. auch?
import-cut-off = Nicht alles fand hier Platz; vielleicht ist die Platte voll. Was da ist, ist ganz. Importiere die Datei noch einmal, wenn wieder Platz ist.
    .brief = Nicht alles fand Platz. Später nochmal.
import-games = Spiele: { $count ->
        [0] keine
       *[other] { $count }
    } neu, { $there ->
        [0] keine
       *[other] { $there }
    } schon da.
import-further = Spiele, die anderswo weiter waren und jetzt auch hier: { $count }.
    .brief = Jetzt weiter als vorher: { $count }.
import-busy = Spiele, die hier gerade gespielt werden und bleiben, wie sie sind: { $count }.
    .brief = Gerade im Spiel, so gelassen: { $count }.
import-sheets = Labyrinthe: { $count ->
        [0] keine
       *[other] { $count }
    } neu, { $there ->
        [0] keine
       *[other] { $there }
    } schon da.
import-friends = Freunde: { $count ->
        [0] keine
       *[other] { $count }
    } neu, { $there ->
        [0] keine
       *[other] { $there }
    } schon da.
import-learnt = Lektionen: Was du anderswo gelernt hast, zählt jetzt auch hier.
    .brief = Lektionen: nun so weit wie anderswo.
import-settings = Die Einstellungen sind da. Sie gelten ab dem nächsten Start.
    .brief = Einstellungen: ab dem nächsten Start.
import-settings-stay = Deine Einstellungen bleiben, wie sie hier sind.
    .brief = Deine Einstellungen bleiben.
import-key = Deine Freunde erkennen dich jetzt auch hier. Spiel mit ihnen immer nur von einem der beiden Rechner aus.
    .brief = Freunde kennen dich nun auch hier.
import-key-stays = Dieses Programm hat einen eigenen Schlüssel und behält ihn: Freunde von anderswo erkennen dich hier erst, wenn ihr euch wieder getroffen habt.
    .brief = Dein Schlüssel von hier bleibt.
import-nothing = Darin ist nichts, was hier noch fehlt.
    .brief = Nichts Neues darin.
forget-nothing = Es gibt nichts zu vergessen: Kein Spiel ist gespeichert.
    .brief = Kein Spiel ist gespeichert.
forget-sure = { $count ->
        [one] Das einzige gespeicherte Spiel löschen
       *[other] Alle { $count } gespeicherten Spiele löschen
    }{ $waiting ->
        [0] {" "}und
        [one] , auch eins, das noch wartet, und
       *[other] , auch { $waiting }, die noch warten, und
    } alles, was `statistik` darüber sagt? Das ist dann für immer weg. Labyrinthe, Lektionen, Freunde und Einstellungen bleiben. `Ja` oder `nein`; Enter heißt nein.
    .brief = Spiele löschen: { $count }. Enter: nein.
    .prompt = Löschen?
forget-sure-of = { $count ->
        [one] Das einzige Spiel von { $game } löschen
       *[other] Alle { $count } Spiele von { $game } löschen
    }{ $waiting ->
        [0] {" "}und
        [one] , auch eins, das noch wartet, und
       *[other] , auch { $waiting }, die noch warten, und
    } alles, was `statistik` darüber sagt? Das ist dann für immer weg. `Ja` oder `nein`; Enter heißt nein.
    .brief = { $game }: { $count } löschen? Enter: nein.
    .prompt = Löschen?
forget-not = Alles bleibt.
    .prompt = Es bleibt.
forgotten = { $count ->
        [one] Ein Spiel ist gelöscht.
       *[other] { $count } Spiele sind gelöscht.
    }
    .prompt = Gelöscht: { $count }.
forget-busy = { $count ->
        [one] Ein Spiel bleibt: Es wird gerade anderswo gespielt.
       *[other] { $count } Spiele bleiben: Sie werden gerade anderswo gespielt.
    }
    .brief = Läuft anderswo und bleibt: { $count }.
forget-fault = { $count ->
        [one] Ein Spiel ließ sich nicht löschen.
       *[other] { $count } Spiele ließen sich nicht löschen.
    }
    .brief = Ließ sich nicht löschen: { $count }.
