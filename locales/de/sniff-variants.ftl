# Die Varianten von sniff. Jede Ansage hat vier Fassungen.

variants = Varianten: { $variants }.
    .brief = Mit: { $variants }.
    .full = Varianten in diesem Spiel: { $variants }.
    .prompt = Varianten.
variant-gallop = Galopp
variant-warm-hot = warm-heiß
variant-way-out = Ausweg
variant-holes = Löcher
variant-blind = blind
variant-dogs = Hunde
    .brief = Hunde
variant-non-stop = nonstop
variant-count = Zählturnier
variant-tournament = Turnier
variants-excluded = Das geht nicht zusammen: { $one }, { $other }.
    .brief = Nicht zusammen: { $one }, { $other }.
variants-walls = Auf { $size } sind { $least } bis { $most } Mauern möglich, oder die übliche Zahl.
    .brief = { $size }: { $least } bis { $most } Mauern.
starts = Ausgelost: Beide Detektive beginnen auf { $field }.
    .brief = Beide beginnen auf { $field }.
    .full = Ausgelost: Beide Detektive beginnen auf { $field }, jeder im Labyrinth des anderen. Von dort muss ein Weg zu Feld 0 führen.
    .prompt = Start { $field }.
begins-you-out = Ausgelost: Du fängst an. Nenne ein Feld neben { $start }, etwa `{ $next }`.
    .brief = Du fängst auf { $start } an.
    .full = Ausgelost: Du fängst an. Dein Detektiv steht auf { $start } und sucht den Weg zu Feld 0. Nenne ein Feld daneben, etwa `{ $next }`.
    .prompt = Du fängst an.
    .told = Ausgelost: Du fängst an.
intro-build-out = Bau dein Labyrinth: { $walls } Mauern, kein Schatz. Mit `baue` mache ich es für dich.
    .brief = Bau: { $walls } Mauern, kein Schatz.
    .full = Bau dein Labyrinth: { $walls } Mauern und kein Schatz, aber ein Weg vom Start zu Feld 0. Eine Mauer heißt nach den zwei Feldern, die sie trennt, etwa `C3 B3`. Mit `baue` mache ich es für dich, mit `fertig` geht die Suche los.
    .prompt = Bau { $walls } Mauern.
intro-build-dogs = Bau dein Labyrinth: 2 Gräben, 2 Hunde, ein Schatz. Mit `baue` mache ich es für dich.
    .brief = Bau: 2 Gräben, 2 Hunde, ein Schatz.
    .full = Bau dein Labyrinth: 2 Gräben, 2 Hunde und ein Schatz. Ein Graben heißt nach den zwei Feldern, die er trennt, etwa `C3 B3`; ein Hund nach seinem Feld: `hund B2`. Mit `baue` mache ich es für dich, mit `fertig` geht die Suche los.
    .prompt = Bau: Hunde.
drafted-ditches = { $count ->
        [one] Graben { $wall } ist da.
       *[other] { $count } Gräben sind da.
    } { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .brief = Gegraben. Noch Gräben: { $left }.
    .full = { $count ->
        [one] Der Graben ist da.
       *[other] { $count } Gräben sind da.
    } { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .prompt = Gegraben.
drafted-filled-in = Zugeschüttet. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .brief = Zugeschüttet. Noch Gräben: { $left }.
    .full = { $count ->
        [one] Der Graben ist zugeschüttet.
       *[other] { $count } Gräben sind zugeschüttet.
    } { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .prompt = Zu.
drafted-dog = Auf { $field } steht ein Hund. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .brief = Hund auf { $field }. Noch Hunde: { $dogs-left }.
    .full = Auf { $field } steht jetzt ein Hund. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .prompt = Hund { $field }.
drafted-dog-removed = Kein Hund mehr auf { $field }. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .brief = Hund weg von { $field }.
    .full = Der Hund ist weg von { $field }. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .prompt = Hund weg.
drafted-treasure-dogs = Schatz auf { $treasure } versteckt.
    .brief = Schatz auf { $treasure }.
    .full = Dein Schatz ist auf { $treasure } versteckt. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .prompt = Schatz { $treasure }.
drafted-undone-dogs = Zurückgenommen. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    } Schatz: { $treasure }.
    .brief = Zurück. Noch Gräben: { $left }, Hunde: { $dogs-left }.
    .full = Dein letzter Schritt ist zurückgenommen. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    } Schatz: { $treasure }.
    .prompt = Zurück.
drafted-filled-dogs = Aufgefüllt. Hunde: { $dogs }. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Mit `fertig` geht die Suche los.
    .brief = Aufgefüllt. Hunde: { $dogs }.
    .full = Aufgefüllt: Beide Gräben sind da, die Hunde stehen auf { $dogs }; der Schatz ist auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Mit `liste` hörst du es, mit `zurück` oder entferne änderst du es, mit `fertig` geht die Suche los.
    .prompt = Gefüllt.
    .told = Aufgefüllt. Hunde: { $dogs }. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen.
drafted-built-dogs = Gebaut. Hunde: { $dogs }. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Weiter mit `fertig`, rückgängig mit `zurück`.
    .brief = Gebaut. Hunde { $dogs }, Schatz { $treasure }.
    .full = Alles ist gebaut: Beide Gräben sind da, die Hunde stehen auf { $dogs }; der Schatz ist auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen. Mit `liste` hörst du es, mit `zurück` oder entferne änderst du es, mit `fertig` geht die Suche los.
    .prompt = Gebaut. Schatz { $treasure }.
    .told = Gebaut. Hunde: { $dogs }. Schatz auf { $treasure }, in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } zu erreichen.
drafted-laid-dogs = Labyrinth gelegt. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    } Schatz: { $treasure }.
    .brief = Gelegt. Noch Gräben: { $left }, Hunde: { $dogs-left }.
    .full = Das Labyrinth ist gelegt. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    } Schatz: { $treasure }.
    .prompt = Gelegt.
drafted-undone-out = Zurückgenommen. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    }
    .brief = Zurück. Mauern übrig: { $left }.
    .full = Dein letzter Schritt ist zurückgenommen. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    }
    .prompt = Zurück.
drafted-filled-out = Aufgefüllt. Alle Mauern stehen. Mit `fertig` geht die Suche los.
    .brief = Aufgefüllt. Alle Mauern stehen.
    .full = Aufgefüllt: Alle Mauern stehen, und ein Weg führt hinaus. Mit `liste` hörst du es, mit `zurück` oder entferne änderst du es, mit `fertig` geht die Suche los.
    .prompt = Gefüllt.
    .told = Aufgefüllt. Alle Mauern stehen.
drafted-built-out = Gebaut. Alle Mauern stehen. Weiter mit `fertig`, rückgängig mit `zurück`.
    .brief = Gebaut. Alle Mauern stehen.
    .full = Dein Labyrinth ist gebaut: Alle Mauern stehen, und ein Weg führt hinaus. Mit `liste` hörst du es, mit `zurück` oder entferne änderst du es, mit `fertig` geht die Suche los.
    .prompt = Gebaut.
    .told = Gebaut. Alle Mauern stehen.
drafted-laid-out = Labyrinth gelegt. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    }
    .brief = Gelegt. Mauern übrig: { $left }.
    .full = Das Labyrinth ist gelegt. { $left ->
        [0] Alle Mauern stehen.
       *[other] Mauern noch zu setzen: { $left }.
    }
    .prompt = Gelegt.
answer-free = Frei
answer-warm = Warm
answer-hot = Heiß
answer-growl = Knurr
answer-warm-growl = Warm, knurr
answer-hot-growl = Heiß, knurr
answer-wall = Mauer
answer-treasure = Schatz
answer-out = Draußen
answer-ditch = Graben
answer-dog = Hund
heard-free = frei
heard-warm = warm
heard-hot = heiß
heard-growl = knurr
heard-warm-growl = warm, knurr
heard-hot-growl = heiß, knurr
heard-wall = Mauer
heard-treasure = Schatz
heard-out = draußen
heard-ditch = Graben
heard-dog = Hund
asked-free-gallop-you = Frei. Du bist auf { $stands }. Noch ein Feld, oder `fertig`.
    .brief = Frei. Du bist auf { $stands }. Noch eins?
    .full = Frei. Du bist jetzt auf { $stands }. Du darfst weiterziehen, bis eine Mauer kommt, oder mit `fertig` aufhören.
    .prompt = Frei.
    .told = Frei. Du bist auf { $stands }.
asked-hint-again-you = { $answer }. Du bist auf { $stands }. Noch ein Zug, oder `fertig`.
    .brief = { $answer }. Auf { $stands }. Noch einer?
    .full = { $answer }. Du bist jetzt auf { $stands }. Du darfst noch einen zweiten Zug machen oder mit `fertig` aufhören.
    .prompt = { $answer }.
    .told = { $answer }. Du bist auf { $stands }.
asked-hint-gallop-you = { $answer }. Du bist auf { $stands }. Noch ein Feld, oder `fertig`.
    .brief = { $answer }. Auf { $stands }. Noch eins?
    .full = { $answer }. Du bist jetzt auf { $stands }. Du darfst weiterziehen, bis eine Mauer kommt, oder mit `fertig` aufhören.
    .prompt = { $answer }.
    .told = { $answer }. Du bist auf { $stands }.
asked-hint-you = { $answer }. Du bist auf { $stands }.
    .brief = { $answer }. Du bist auf { $stands }.
    .full = { $answer }. Du bist jetzt auf { $stands }. Das war dein zweiter Zug.
    .prompt = { $answer }.
asked-out-you = Draußen! Du bist auf Feld 0.
    .brief = Draußen! Du bist auf 0.
    .full = Draußen! Dein Detektiv hat den Weg zu Feld 0 gefunden.
    .prompt = Draußen!
asked-out-other = { $name }: { $field }, draußen!
    .brief = { $name }: { $field }, draußen!
    .full = { $name } fragt nach Feld 0 und ist draußen.
    .prompt = { $name } draußen!
asked-ditch-you = Graben vor { $field }. Du fällst hinein und bist wieder auf { $stands }.
    .brief = Graben. Du bist wieder auf { $stands }.
    .full = Graben. Vor { $field } ist ein Graben{ $marked ->
        [no] .
       *[yes] ; er ist vermerkt.
    } Dein Detektiv fällt hinein und ist wieder auf Feld 0. Weiter geht es diesmal nicht.
    .prompt = Graben.
asked-dog-you = Hund! Er steht auf { $field } und beißt.
    .brief = Hund auf { $field }! Er beißt.
    .full = Hund! Er steht auf { $field } und hat deinen Detektiv gebissen. Alles ist verloren.
    .prompt = Hund!
asked-dog-other = { $name }: { $field }, Hund!
    .brief = { $name }: { $field }, Hund!
    .full = { $name } fragt nach { $field }, und der Hund dort beißt zu.
    .prompt = { $name } Hund!
scored-you = Ein Punkt für dich: { $points } zu { $theirs }.
    .brief = Ein Punkt: { $points } zu { $theirs }.
    .full = Ein Punkt für dich. Es steht { $points } zu { $theirs }. Beide Detektive bleiben, wo sie sind.
    .prompt = { $points } zu { $theirs }.
scored-hide = Ein Punkt für { $name-accusative }: { $points } zu { $theirs }. Versteck deinen Schatz neu: `schatz { $example }`.
    .brief = { $name } { $points }, du { $theirs }. Neu verstecken.
    .full = Ein Punkt für { $name-accusative }. Es steht { $points } zu { $theirs }. Versteck deinen Schatz auf einem anderen Feld, zu dem von Feld 0 ein Weg führt, zum Beispiel: `schatz { $example }`. Dann bist du dran.
    .prompt = { $points } zu { $theirs }. Versteck.
    .told = Ein Punkt für { $name-accusative }: { $points } zu { $theirs }.
scored-other = Ein Punkt für { $name-accusative }: { $points } zu { $theirs }.
    .brief = { $name }: { $points } zu { $theirs }.
    .full = Ein Punkt für { $name-accusative }. Es steht { $points } zu { $theirs }.
    .prompt = { $points } zu { $theirs }.
hidden-you = Schatz neu versteckt auf { $field }. Du bist dran.
    .brief = Versteckt auf { $field }. Du bist dran.
    .full = Dein Schatz ist neu versteckt, auf { $field }. Nur du weißt, wo. Du bist dran.
    .prompt = Versteckt. Du.
    .told = Schatz neu versteckt auf { $field }.
hidden-other = { $name } hat den Schatz neu versteckt.
    .brief = { $name } hat neu versteckt.
    .full = { $name } hat den Schatz neu versteckt, auf einem anderen Feld.
    .prompt = Neu versteckt.
shown-ditches-you = Deine Gräben: { $count }.
shown-ditches-other = { $name }, Gräben: { $count }.
shown-you-dogs = Dein Schatz lag auf { $treasure }. Hunde: { $dogs }.
    .brief = Dein Schatz lag auf { $treasure }.
    .prompt = Deiner { $treasure }.
shown-other-dogs = { $name } hatte den Schatz auf { $treasure }. Hunde: { $dogs }.
    .brief = { $name } hatte den Schatz auf { $treasure }.
    .prompt = { $name } { $treasure }.
shown-you-out = Dein Labyrinth, Start { $start }.
    .prompt = Deiner: { $start }.
shown-other-out = Labyrinth von { $name-dative }, Start { $start }.
    .prompt = { $name }: { $start }.
own-labyrinth-dogs = Dein Labyrinth. Gräben: { $count }. Hunde: { $dogs }. Schatz: { $treasure }.
    .brief = Bei dir: Hunde { $dogs }, Schatz { $treasure }.
own-labyrinth-out = { $count ->
        [0] Dein Labyrinth: noch keine Mauer, Start: { $start }.
        [one] Dein Labyrinth: eine Mauer, Start: { $start }.
       *[other] Dein Labyrinth: { $count } Mauern, Start: { $start }.
    }
own-field-ditches = { $field } bei dir. Offen: { $open }. Gräben: { $walls }.
own-field-dog = { $field } bei dir: ein Hund. Offen: { $open }. Gräben: { $walls }.
check-treasure-dogs = Hunde: { $dogs }. Schatz: { $treasure }.
check-treasure-out = Start: { $start }.
status-ditches = { $count ->
        [0] Kein Graben gefunden.
        [one] Ein Graben gefunden: { $walls }.
       *[other] { $count } Gräben gefunden: { $walls }.
    }
status-warm = Warm: { $fields }.
status-hot = Heiß: { $fields }.
status-growl = Knurr: { $fields }.
due-build-dogs = Du baust. { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da; mit `fertig` geht die Suche los.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
    .brief = Du baust. Noch Gräben: { $left }, Hunde: { $dogs-left }.
due-hide = Versteck deinen Schatz neu, aber nicht auf { $field }: `schatz { $example }`.
    .brief = Versteck deinen Schatz neu.
due-hide-other = { $name } versteckt den Schatz neu.
due-gallop = Noch ein Feld von { $field } aus, oder `fertig`.
place-hide = Versteck
ditches-count = { $count ->
        [0] Gräben: keine.
        [one] Ein Graben:
       *[other] { $count } Gräben:
    }
move-hide = `Schatz { $field }`.
look-here-dogs = Du bist auf { $field }. Wege: { $ways }. Gräben: { $walls }. Nicht versucht: { $unknown }.
look-visited-dogs = { $field }, besucht. Wege: { $ways }. Gräben: { $walls }. Nicht versucht: { $unknown }.
look-unvisited-dogs = { $field }, nicht besucht. Gräben: { $walls }. Nicht versucht: { $unknown }.
look-answered = Auf { $field } hieß es { $heard }.
look-blind = Du bist auf { $field }. Daneben: { $fields }.
last-answer = Letzte Antwort auf { $field }: { $heard }.
blind-nothing = Im Blindspiel wird nichts vermerkt.
points-you = Punkte: du { $points }, { $other } { $other-points }. Züge bisher: du { $asks }, { $other } { $theirs }.
    .brief = Punkte: du { $points }, { $other } { $other-points }.
points-other = Punkte: { $name } { $points }, { $other } { $other-points }. Züge bisher: { $name } { $asks }, { $other } { $theirs }.
    .brief = Punkte: { $name } { $points }, { $other } { $other-points }.
check-pieces = { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    }
check-closed-dogs = Kein Weg ohne Graben und Hund führt zum Schatz.
    .brief = Kein sicherer Weg zum Schatz.
check-closed-out = Kein Weg hinaus. Nimm eine dieser Mauern weg: { $keys }.
check-shut-out = Kein Weg hinaus, und eine Mauer weniger reicht nicht. Um den Start: { $walls }.
check-open-out = { $count ->
        [one] Vom Start zu Feld 0 ist es ein Zug.
       *[other] Vom Start zu Feld 0 sind es { $count } Züge.
    }
    .brief = Weg hinaus, Züge: { $count }.
refusal-ditch-there = { $wall }: Da ist schon ein Graben.
refusal-no-ditch-left = { $wall }: kein Graben mehr übrig.
refusal-no-such-ditch = { $wall }: Da ist kein Graben.
refusal-pieces-left = { $left ->
        [0] { $dogs-left ->
            [0] Alle Gräben und Hunde sind da.
            [1] Es fehlt noch ein Hund.
           *[other] Es fehlen noch beide Hunde.
        }
        [1] { $dogs-left ->
            [0] Es fehlt noch ein Graben.
            [1] Es fehlen noch ein Graben und ein Hund.
           *[other] Es fehlen noch ein Graben und beide Hunde.
        }
       *[other] { $dogs-left ->
            [0] Es fehlen noch beide Gräben.
            [1] Es fehlen noch beide Gräben und ein Hund.
           *[other] Es fehlen noch beide Gräben und beide Hunde.
        }
    } Mit `auffüllen` kommt dazu, was fehlt.
    .brief = Es fehlen Gräben: { $left }, Hunde: { $dogs-left }.
refusal-known-ditch = Zwischen { $from } und { $to } ist ein Graben vermerkt.
    .brief = Bekannter Graben, { $from } nach { $to }.
refusal-no-dogs = In diesem Spiel gibt es keine Hunde.
refusal-dog-beside-zero = { $field }: In der Spalte neben Feld 0 stehen keine Hunde.
    .brief = { $field }: neben 0 kein Hund.
refusal-dog-there = Auf { $field } steht schon ein Hund.
refusal-no-dog-left = { $field }: kein Hund mehr übrig.
refusal-no-such-dog = { $field }: Da steht kein Hund.
refusal-taken-by-treasure = Auf { $field } liegt der Schatz; da kann kein Hund hin.
    .brief = Auf { $field } liegt der Schatz.
refusal-no-treasure-here = In diesem Spiel gibt es keinen Schatz.
refusal-too-narrow = Von Feld 0 aus müssen wenigstens zwei Felder offen sein.
    .brief = Von 0 aus müssen zwei Felder offen sein.
refusal-hide-first = Versteck erst deinen Schatz neu: `schatz` und ein Feld.
    .brief = Versteck erst deinen Schatz neu.
refusal-enemy-there = Auf { $field } steht der andere Detektiv. Nimm ein anderes Feld.
    .brief = Auf { $field } ist der andere Detektiv.
refusal-out-of-reach = Zu { $field } führt kein offener Weg. Nimm ein anderes Feld.
    .brief = Zu { $field } führt kein offener Weg.
help-build-dogs = Nenne für jeden Graben zwei Nachbarfelder, auch mehrere in einer Zeile: `C3 B3 A1 A2`. 0 ist das lange Feld neben der Spalte { $last }.
    Befehle: `hund B2`, `schatz A1`, `entferne C3 B3`, `entferne hund B2`, `zurück`, `liste`, `prüfe`, `auffüllen`, `baue`, `fertig`.
    Mehr: `hilfe alle`, `regeln varianten`.
help-hide = Dein Schatz wurde gefunden. Versteck ihn auf einem anderen Feld, zu dem von Feld 0 ein Weg führt, etwa `schatz { $example }`.
    Frag: `züge`, `mein`, `prüfe`, `stand`. Mehr: `hilfe alle`, `regeln varianten`.

# Zählturniere

alone-you = Du suchst allein weiter, bis du auch da bist. Jeder Zug zählt.
    .brief = Du suchst weiter, jeder Zug zählt.
    .full = Das Spiel ist entschieden. Du suchst allein weiter, bis du auch da bist. Jeder Zug ab jetzt ist ein Punkt, und weniger ist besser.
    .prompt = Du suchst weiter.
alone-other = { $name } sucht allein weiter. Jeder Zug zählt.
    .brief = { $name } sucht allein weiter.
    .full = Das Spiel ist entschieden. { $name } sucht allein weiter. Jeder Zug ab jetzt ist ein Punkt, und weniger ist besser.
    .prompt = { $name } sucht.
bitten-you = Der Hund jagt dich zurück auf { $stands }.
    .brief = Zurück auf { $stands }.
    .full = Der Hund auf { $field } jagt deinen Detektiv zurück auf { $stands }.
    .prompt = Zurück auf { $stands }.
bitten-other = { $name } flieht vor dem Hund zurück auf { $stands }.
    .brief = { $name } ist zurück auf { $stands }.
    .full = { $name } flieht vor dem Hund auf { $field } zurück auf { $stands }.
    .prompt = { $name } { $stands }.
counted-you = { $moves ->
        [one] Du bist auch da. Gezählt: ein Zug.
       *[other] Du bist auch da. Gezählt: { $moves } Züge.
    }
    .brief = Da, gezählte Züge: { $moves }.
    .full = Du bist auch da. Gezählte Züge, also deine Punkte: { $moves }.
    .prompt = Da: { $moves }.
counted-other = { $moves ->
        [one] { $name } ist auch da. Gezählt: ein Zug.
       *[other] { $name } ist auch da. Gezählt: { $moves } Züge.
    }
    .brief = { $name } ist da, gezählt: { $moves }.
    .full = { $name } ist auch da. Gezählte Züge, also Punkte: { $moves }.
    .prompt = { $name }: { $moves }.
refusal-known-dog = Auf { $field } steht ein Hund, das weißt du. Du bist noch dran.
    .brief = Auf { $field } steht ein Hund.
    .prompt = Hund bekannt.
