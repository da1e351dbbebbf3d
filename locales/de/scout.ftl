# Scout, das Heckenlabyrinth, dessen Karten geschoben werden.
# Jede Ansage hat vier Texte: den eigenen (normal), .brief, .full und .prompt für die Eingabezeile einer Braillezeile.

# Am Anfang

intro-you = Scout, das Heckenlabyrinth. Du spielst gegen { $names }.
    .brief = Scout gegen { $names }.
    .full = Scout, das Heckenlabyrinth zum Schieben. Du spielst gegen { $names }. Wer zuerst alle Scouts auf der anderen Grundlinie hat, gewinnt.
    .prompt = Scout.
intro-both = Scout, das Heckenlabyrinth. Es spielen { $names }.
    .brief = Scout: { $names }.
    .full = Scout, das Heckenlabyrinth zum Schieben. Es spielen { $names }. Wer zuerst alle Scouts auf der anderen Grundlinie hat, gewinnt.
    .prompt = Scout.
way-of = Du gehst von Reihe { $from } nach Reihe { $to }.
    .brief = Du gehst von Reihe { $from } nach { $to }.
    .full = Deine Grundlinie ist Reihe { $from }, und deine Scouts gehen nach Reihe { $to }.
    .prompt = Reihe { $from } nach { $to }.
agreed = Variante: { $options }.
    .brief = Variante: { $options }.
    .full = Gespielt wird mit dieser Variante: { $options }.
    .prompt = Variante.
agreed-by-hand = Karten von Hand

# Der Aufbau

begins-you = Du fängst an.
    .brief = Du fängst an.
    .full = Du fängst an{ $players ->
        [2] .
       *[other] , dann geht es im Uhrzeigersinn weiter.
    }
    .prompt = Du fängst an.
begins-other = { $name } fängt an.
    .brief = { $name } fängt an.
    .full = { $name } fängt an{ $players ->
        [2] .
       *[other] , dann geht es im Uhrzeigersinn weiter.
    }
    .prompt = { $name } fängt an.
lone-you = Du sitzt allein im { $side }. Deine Scouts stehen auf A und R.
    .brief = Du sitzt allein im { $side }, auf A und R.
    .full = Du sitzt allein im { $side }. Deine Scouts stehen auf den beiden äußersten Löchern, A und R.
    .prompt = Allein im { $side }.
lone-other = { $name } sitzt allein im { $side }.
    .brief = { $name } sitzt allein im { $side }.
    .full = { $name } sitzt allein im { $side }, mit Scouts auf den beiden äußersten Löchern, A und R.
    .prompt = { $name } { $side }.
base-south = Süden
base-north = Norden
dealt = Ihr bekommt je 24 Karten. Übrig ist Karte { $card }.
    .brief = Je 24 Karten. Übrig ist Karte { $card }.
    .full = Ihr bekommt je 24 Karten und füllt damit die Hälfte des Bretts, die rechts von euch liegt. Übrig ist Karte { $card }.
    .prompt = Je 24 Karten.
laid-you = Die Karte liegt in Schacht { $shaft }, Spalten { $from } bis { $to }.
    .brief = In Schacht { $shaft }, { $from } bis { $to }.
    .full = Die Karte liegt in Schacht { $shaft }, unter den Spalten { $from } bis { $to }.
    .prompt = In Schacht { $shaft }.
laid-other = { $name } legt Karte { $card }, Drehung { $turn }, in Schacht { $shaft }, Spalten { $from } bis { $to }.
    .brief = { $name }: { $card }, Drehung { $turn }, Schacht { $shaft }.
    .full = { $name } legt Karte { $card }, gedreht um { $turn } Grad, in Schacht { $shaft }, unter die Spalten { $from } bis { $to }.
    .prompt = { $name } Schacht { $shaft }.
filled-you = { $count ->
        [one] Das Los legt deine letzte Karte.
       *[other] Das Los legt deine { $count } Karten.
    }
    .brief = { $count ->
        [one] Letzte Karte gelost.
       *[other] { $count } Karten gelost.
    }
    .full = { $count ->
        [one] Das Los legt deine letzte Karte, beliebig gedreht.
       *[other] Das Los legt deine { $count } Karten, in beliebiger Reihenfolge und Drehung.
    }
    .prompt = Gefüllt.
filled-other = { $count ->
        [one] Das Los legt die letzte Karte von { $name-dative }.
       *[other] Das Los legt { $count } Karten von { $name-dative }.
    }
    .brief = { $count ->
        [one] { $name }: letzte Karte gelost.
       *[other] { $name }: { $count } Karten gelost.
    }
    .full = { $count ->
        [one] Das Los legt die letzte Karte von { $name-dative }, beliebig gedreht.
       *[other] Das Los legt { $count } Karten von { $name-dative }, in beliebiger Reihenfolge und Drehung.
    }
    .prompt = { $name } gefüllt.
complete = Das Brett ist voll. Übrig ist Karte { $card }.
    .brief = Brett voll. Übrig ist Karte { $card }.
    .full = Das Brett ist voll, mit sechs Karten in jedem der acht Schächte. Übrig ist Karte { $card }.
    .prompt = Übrig { $card }.
placed-you = Dein Scout { $number } steht auf { $field }.
    .brief = Scout { $number } auf { $field }.
    .full = Dein Scout { $number } steht auf { $field }.
    .prompt = { $number } { $field }.
placed-other = { $name }: Scout { $number } auf { $field }.
    .brief = { $name }: { $number } auf { $field }.
    .full = { $name } setzt Scout { $number } auf { $field }.
    .prompt = { $name } { $field }.

# Ein Zug

turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name } spielt: { $moves }.
    .prompt = { $name } { $moves }.
part-walk = Scout { $number } nach { $field }
    .brief = { $number } { $field }
    .full = Scout { $number } nach { $field }
    .prompt = { $number } { $field }
part-home = Scout { $number } am Ziel auf { $field }
    .brief = { $number } { $field } Ziel
    .full = Scout { $number } am Ziel auf { $field }
    .prompt = { $number } Ziel
part-push = Schacht { $shaft } { $end } { $turn }
    .brief = { $shaft } { $end } { $turn }
    .full = Karte { $card }, Drehung { $turn }, von { $end } in Schacht { $shaft }, Karte { $other } fällt heraus
    .prompt = { $shaft } { $end } { $turn }
part-stays = kein Scout geht
    .brief = keiner geht
    .full = kein Scout geht
    .prompt = bleibt
end-left = links
end-right = rechts
walked-you = Scout { $number } auf { $field }, { $left ->
        [one] noch eine Reihe
       *[other] noch { $left } Reihen
    }.
    .brief = { $number } auf { $field }, noch { $left }.
    .full = { $left ->
        [one] Scout { $number } steht auf { $field } und hat noch eine Reihe vor sich.
       *[other] Scout { $number } steht auf { $field } und hat noch { $left } Reihen vor sich.
    }
    .prompt = { $number } { $field }.
home-you = Scout { $number } ist am Ziel auf { $field }.
    .brief = { $number } am Ziel auf { $field }.
    .full = Scout { $number } ist am Ziel auf { $field } und bleibt dort.
    .prompt = { $number } am Ziel.
undone-you = Scout { $number } steht wieder auf { $field }.
    .brief = { $number } wieder auf { $field }.
    .full = Der Weg ist zurückgenommen: Scout { $number } steht wieder auf { $field }.
    .prompt = { $number } zurück { $field }.
passed-you = Von deinen Scouts kann keiner gehen.
    .brief = Von deinen kann keiner gehen.
    .full = Von deinen Scouts kann keiner gehen; die Phase fällt aus.
    .prompt = Keiner geht.
pushed-you = Schacht { $shaft } { $end } { $turn }, Karte { $other } fällt heraus.
    .brief = { $shaft } { $end } { $turn }, Karte { $other } heraus.
    .full = Karte { $card } liegt jetzt in Schacht { $shaft }, von { $end } mit Drehung { $turn }. Karte { $other } fällt heraus und ist übrig.
    .prompt = { $shaft }, { $other } raus.
    .told = Du schiebst von { $end } in Schacht { $shaft }, Drehung { $turn }: Karte { $card } hinein, Karte { $other } heraus.
    .told-brief = Du schiebst { $shaft } { $end } { $turn }.
pushed-you-changes = Schacht { $shaft } { $end } { $turn }. Reichweite: { $lists }.
    .brief = { $shaft } { $end } { $turn }: { $lists }.
    .full = Karte { $card } liegt jetzt in Schacht { $shaft }, von { $end } mit Drehung { $turn }. Karte { $other } fällt heraus und ist übrig. Um so viele Reihen kommen Scouts jetzt weiter oder weniger weit: { $lists }.
    .prompt = { $lists }.
    .short = Geschoben.
changes-you = du { $lists }
changes-other = { $name } { $lists }
change-plus = Scout { $number } plus { $rows }
    .brief = { $number } plus { $rows }
    .prompt = { $number }:{ $rows }
change-minus = Scout { $number } minus { $rows }
    .brief = { $number } minus { $rows }
    .prompt = { $number }-{ $rows }
stale = { $number } Runden ohne Fortschritt. { $left ->
        [one] Nach einer weiteren gewinnt, wer die wenigsten Reihen vor sich hat.
       *[other] Nach { $left } weiteren gewinnt, wer die wenigsten Reihen vor sich hat.
    }
    .brief = { $number } Runden ohne Fortschritt.
    .full = { $number } Runden nacheinander ist niemand weitergekommen. { $left ->
        [one] Nach einer weiteren ist das Spiel zu Ende, und wer die wenigsten Reihen vor sich hat, gewinnt.
       *[other] Nach { $left } weiteren ist das Spiel zu Ende, und wer die wenigsten Reihen vor sich hat, gewinnt.
    }
    .prompt = { $number } leere Runden.

# Das Ende

won-you = { $number ->
        [0] Du gewinnst in der Eröffnung: Alle deine Scouts sind am Ziel.
       *[other] Du gewinnst in Runde { $number }: Alle deine Scouts sind am Ziel.
    }
    .brief = Du gewinnst. Alle am Ziel.
    .full = { $number ->
        [0] Du gewinnst, schon in der Eröffnung: Alle deine Scouts sind auf der anderen Grundlinie.
       *[other] Du gewinnst in Runde { $number }: Alle deine Scouts sind auf der anderen Grundlinie.
    }
    .prompt = Gewonnen.
lost-you = { $number ->
        [0] { $name } gewinnt in der Eröffnung: Alle Scouts sind am Ziel.
       *[other] { $name } gewinnt in Runde { $number }: Alle Scouts sind am Ziel.
    }
    .brief = { $name } gewinnt. Alle am Ziel.
    .full = { $number ->
        [0] { $name } gewinnt, schon in der Eröffnung: Alle Scouts sind auf der anderen Grundlinie.
       *[other] { $name } gewinnt in Runde { $number }: Alle Scouts sind auf der anderen Grundlinie.
    }
    .prompt = Verloren.
won-other = { $number ->
        [0] { $name } gewinnt in der Eröffnung: Alle Scouts sind am Ziel.
       *[other] { $name } gewinnt in Runde { $number }: Alle Scouts sind am Ziel.
    }
    .brief = { $name } gewinnt. Alle am Ziel.
    .full = { $number ->
        [0] { $name } gewinnt, schon in der Eröffnung: Alle Scouts sind auf der anderen Grundlinie.
       *[other] { $name } gewinnt in Runde { $number }: Alle Scouts sind auf der anderen Grundlinie.
    }
    .prompt = { $name } siegt.
exhausted-you = 20 Runden ohne Fortschritt. Du hast die wenigsten Reihen vor dir und gewinnst.
    .brief = 20 leere Runden. Du gewinnst.
    .full = 20 Runden nacheinander ist niemand weitergekommen. Du hast die wenigsten Reihen vor dir und gewinnst.
    .prompt = Gewonnen.
exhausted-other = 20 Runden ohne Fortschritt. { $names } hat die wenigsten Reihen vor sich und gewinnt.
    .brief = 20 leere Runden. { $names } gewinnt.
    .full = 20 Runden nacheinander ist niemand weitergekommen. { $names } hat die wenigsten Reihen vor sich und gewinnt.
    .prompt = { $names } gewinnt.
exhausted-draw = 20 Runden ohne Fortschritt, und vorne liegen mehrere gleichauf. Unentschieden.
    .brief = 20 leere Runden. Unentschieden.
    .full = 20 Runden nacheinander ist niemand weitergekommen, und vorne liegen mehrere gleichauf. Das Spiel endet unentschieden.
    .prompt = Unentschieden.
resigned-you = Du gibst auf.
    .brief = Du gibst auf.
    .full = Du gibst dieses Spiel auf.
    .prompt = Aufgegeben.
resigned-other = { $name } gibt auf.
    .brief = { $name } gibt auf.
    .full = { $name } gibt dieses Spiel auf.
    .prompt = { $name } gibt auf.
sums = So viele Reihen fehlten noch: { $lists }.
    .brief = Noch: { $lists }.
    .full = So viele Reihen fehlten am Ende noch: { $lists }.
    .prompt = Noch: { $lists }.
sum-you = du { $left ->
        [0] keine
       *[other] { $left }
    }
sum-other = { $name } { $left ->
        [0] keine
       *[other] { $left }
    }

# Was zu tun ist

due-lay = { $left ->
        [one] Lege deine letzte Karte, zum Beispiel `lege { $card }, 90, { $shaft }`.
       *[other] Lege eine von { $left } Karten, zum Beispiel `lege { $card }, 90, { $shaft }`.
    }
    .brief = { $left ->
        [one] Lege deine letzte Karte.
       *[other] Lege eine von { $left } Karten.
    }
    .full = { $left ->
        [one] Lege deine letzte Karte, etwa Karte { $card } um 90 gedreht in Schacht { $shaft }: `lege { $card }, 90, { $shaft }`. Mit `auffüllen` macht es das Los.
       *[other] Lege eine von deinen { $left } Karten, etwa Karte { $card } um 90 gedreht in Schacht { $shaft }: `lege { $card }, 90, { $shaft }`. Mit `auffüllen` macht das Los den Rest.
    }
    .prompt = Lege, noch { $left }.
due-lay-on = { $left ->
        [one] Lege deine letzte Karte.
       *[other] Lege eine von { $left } Karten.
    }
    .prompt = Lege, noch { $left }.
due-place = Setze Scout { $number } in Reihe { $row }. Tippe einen Buchstaben von A bis R.
    .brief = Setze { $number } in Reihe { $row }: A bis R.
    .full = Setze deinen Scout { $number } in ein freies Loch von Reihe { $row }: Tippe den Buchstaben, A bis R.
    .prompt = Setze { $number }.
due-walk = { $phase } geht es näher ans Ziel mit { $lists }.
    .brief = { $phase }: { $lists }.
    .full = { $phase } können deine Scouts um so viele Reihen näher kommen: { $lists }. Mindestens einer muss es tun.
    .prompt = { $lists }.
due-walk-none = { $phase } kommt keiner näher. Gehe oder tippe `fertig`.
    .brief = { $phase }: Keiner kommt näher.
    .full = { $phase } kommt durch Gehen kein Scout näher. Du darfst trotzdem gehen, oder tippe `fertig`.
    .prompt = Keiner näher.
due-look-none = { $phase } kommt keiner näher. Gehe oder schiebe.
    .brief = { $phase }: Keiner kommt näher. Schiebe.
    .full = { $phase } kommt durch Gehen kein Scout näher. Du darfst trotzdem gehen, oder gleich schieben.
    .prompt = Keiner näher.
due-push = { $round ->
        [one] Schiebe in Schacht { $lists }, zum Beispiel `schiebe { $shaft } links 90`.
       *[other] Schiebe in Schacht { $lists }.
    }
    .brief = Schiebe in Schacht { $lists }.
    .full = Schiebe die übrige Karte in einen Schacht mit einem deiner Scouts, in { $lists }, von links oder rechts und beliebig gedreht, zum Beispiel `schiebe { $shaft } links 90`.
    .prompt = In { $slots }.
due-other = { $name } ist dran.
    .prompt = { $name } ist dran.
due-chance = Es wird gerade ausgelost.
phase-opening = In der Eröffnung
    .brief = Eröffnung
phase-look = Vor dem Schub
    .brief = Vorher
phase-move = Nach dem Schub
    .brief = Nachher
gain-scout = Scout { $number } um { $rows }
    .brief = { $number } um { $rows }
    .prompt = { $number }: { $rows }

# Was ungefragt gesagt wird, in einer Zeile

fact-rows = { $name } noch { $left ->
        [one] eine Reihe
       *[other] { $left } Reihen
    }
    .brief = { $name } noch { $left }
    .full = { $name } noch { $left ->
        [one] eine Reihe
       *[other] { $left } Reihen
    }
fact-threat = { $name } kann im nächsten Zug gewinnen
    .brief = { $name } kann nächsten Zug gewinnen
    .prompt = { $name } kann gewinnen
fact-closed = { $rows ->
        [0] dein Scout { $number } kommt nicht mehr näher
        [one] dein Scout { $number } kommt nur noch eine Reihe näher
       *[other] dein Scout { $number } kommt nur noch { $rows } Reihen näher
    }
    .brief = { $rows ->
        [0] dein { $number } nicht mehr näher
       *[other] dein { $number } nur noch um { $rows }
    }
    .prompt = { $number } nur { $rows }
fact-home = dein Scout { $number } kann ans Ziel
    .brief = dein { $number } kann ans Ziel
    .prompt = { $number } ans Ziel

# Das Ende der Eingabezeile

place-lay = Lege
place-place = Setze
place-opening = Eröffnung
place-look = Vorher
place-push = Schiebe
place-move = Nachher
place-over = Ende

# Wie es steht

status-game-you = Scout gegen { $names }.
status-game-both = Scout. Es spielen { $names }.
status-spare = Übrige Karte: { $card }.
status-push = Zuletzt geschoben: Schacht { $shaft } { $end } { $turn }.
    .brief = Zuletzt: Schacht { $shaft } { $end } { $turn }.
round = { $number ->
        [0] Eröffnung.
       *[other] { $count ->
            [0] Runde { $number }.
            [one] Runde { $number }, seit einer Runde ohne Fortschritt.
           *[other] Runde { $number }, seit { $count } Runden ohne Fortschritt.
        }
    }
    .brief = { $number ->
        [0] Eröffnung.
       *[other] { $count ->
            [0] Runde { $number }.
           *[other] Runde { $number }, seit { $count } ohne Fortschritt.
        }
    }
scouts-none = Noch steht kein Scout.
scout-own = { $left ->
        [one] { $rows ->
                [0] Scout { $number } auf { $field }, noch eine Reihe.
               *[other] Scout { $number } auf { $field }, noch eine Reihe, und die schafft er.
            }
       *[other] { $rows ->
                [0] Scout { $number } auf { $field }, noch { $left } Reihen.
                [one] Scout { $number } auf { $field }, noch { $left } Reihen, kann um eine näher kommen.
               *[other] Scout { $number } auf { $field }, noch { $left } Reihen, kann um { $rows } näher kommen.
            }
    }
    .brief = { $rows ->
        [0] { $number } auf { $field }, noch { $left }.
       *[other] { $number } auf { $field }, noch { $left }, um { $rows } näher.
    }
scout-home = { $scout } am Ziel auf { $field }.
scout-you = Scout { $number }
    .brief = { $number }
scout-you-within = Scout { $number }
    .brief = { $number }
scout-other = Scout { $number } von { $name-dative }
    .brief = { $name } { $number }
scouts-other = { $left ->
        [0] { $name } hat nichts mehr vor sich: { $fields }.
        [one] { $name }, noch eine Reihe: { $fields }.
       *[other] { $name }, noch { $left } Reihen: { $fields }.
    }
    .brief = { $name }, noch { $left }: { $fields }.
field-home = { $field } am Ziel
    .brief = { $field } Ziel
score-you = Du: { $left ->
        [0] keine Reihe mehr
        [one] noch eine Reihe
       *[other] noch { $left } Reihen
    }, { $count ->
        [0] kein Scout
        [one] ein Scout
       *[other] { $count } Scouts
    } am Ziel.
    .brief = Du: noch { $left }, am Ziel { $count ->
        [0] keiner
       *[other] { $count }
    }.
score-other = { $name }: { $left ->
        [0] keine Reihe mehr
        [one] noch eine Reihe
       *[other] noch { $left } Reihen
    }, { $count ->
        [0] kein Scout
        [one] ein Scout
       *[other] { $count } Scouts
    } am Ziel.
    .brief = { $name }: noch { $left }, am Ziel { $count ->
        [0] keiner
       *[other] { $count }
    }.
hand = { $count ->
        [0] Karten zum Legen: keine.
        [one] Eine Karte zum Legen: { $lists }.
       *[other] { $count } Karten zum Legen: { $lists }.
    }
moves-count = { $count ->
        [0] Möglichkeiten: keine.
        [one] Eine Möglichkeit:
       *[other] { $count } Möglichkeiten:
    }
move-lay = Platz in Schacht { $lists }.
move-place = Freie Löcher: { $fields }.
move-done = Mit `fertig` beendest du die Phase.
move-push = Schacht { $shaft }, von links oder rechts.
    .brief = Schacht { $shaft }, links oder rechts.
move-push-one = Schacht { $shaft }, nur von { $end }.
    .brief = Schacht { $shaft }, nur { $end }.

# Wie weit Scouts kommen

reach-nearer = { $scout } auf { $field } kann { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } näher kommen, nach { $to }; erreichbar { $count ->
        [one] ist ein Loch.
       *[other] sind { $count } Löcher.
    }
    .brief = { $scout } { $field }: plus { $rows } bis { $to }, { $count ->
        [one] ein Loch.
       *[other] { $count } Löcher.
    }
reach-level = { $scout } auf { $field } kann nicht näher kommen; erreichbar { $count ->
        [one] ist ein Loch.
       *[other] sind { $count } Löcher.
    }
    .brief = { $scout } { $field }: nicht näher, { $count ->
        [one] ein Loch.
       *[other] { $count } Löcher.
    }
reach-none = { $scout } auf { $field } kann nicht gehen.
    .brief = { $scout } { $field }: kann nicht gehen.
reach-from = { $rows ->
        [0] Nicht weiter: { $fields }.
        [one] Eine Reihe weit: { $fields }.
       *[other] { $rows } Reihen weit: { $fields }.
    }
reach-row = Reihe { $row }: { $fields }.
reach-ends = { $count ->
        [0] Sackgassen: keine.
        [one] Eine Sackgasse: { $fields }.
       *[other] { $count } Sackgassen: { $fields }.
    }
stop-hedge = { $scout } in Reihe { $row }: Hecke von Schacht { $shaft } bei { $fields }.
stop-both = { $scout } in Reihe { $row }: Hecken von Schacht { $shaft } und { $other } bei { $fields }.
stop-scout = { $scout } in Reihe { $row }: { $name } steht im Weg bei { $fields }.
stop-nothing = { $scout } kann ans Ziel, nach { $field }.
way = Weg: { $lists }.
run = { $side } { $count }

# Das Labyrinth

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
look = { $field } offen: { $ways }. Zu: { $walls }.
closed-rim = { $side } am Rand
closed-other = { $side } durch die Nachbarkarte
closed-both = { $side } durch beide Karten
look-scout = { $scout } steht auf { $field }.
look-card = Schacht { $shaft }, Karte { $card }, Drehung { $turn }.
row-groups = Reihe { $row }: { $lists }.
row-ahead = Reihe { $row } offen nach { $side }: { $fields }.
    .brief = { $row } nach { $side }: { $fields }.
row-scouts = Scouts: { $lists }.
scout-on = { $scout } auf { $field }
group = { $from } bis { $to }
    .brief = { $from }-{ $to }
shaft-rows = Schacht { $shaft }, Reihen { $from } bis { $to }.
shaft-cards = Karten von links: { $lists }.
    .brief = Karten: { $lists }.
card-turned = { $card } mit Drehung { $turn }
    .brief = { $card } mit { $turn }
card-spare = Übrige Karte { $card }, Drehung { $turn }.
card-other = Karte { $card }, Drehung { $turn }.
card-side = Offen nach { $side }: { $fields }.
card-top = Reihe { $row }: { $lists }.
card-row = Reihe { $row }: { $lists }. Norden: { $fields }.
shaft-laid = Schacht { $shaft }, von links: { $lists }.
    .brief = { $shaft }: { $lists }.
slot-free = frei
look-laid = { $field }, Karte { $card }, Drehung { $turn }, offen: { $ways }.
    .brief = { $field }, { $card } mit { $turn }, offen: { $ways }.
look-free = Unter { $field } liegt noch keine Karte.
no-board = Das Brett ist noch nicht voll.
nobody-there = Auf { $field } steht kein Scout.

# Was ein Schieben ändern würde, und was das letzte geändert hat

try-you = Dein Scout { $number }: bis Reihe { $row } statt { $was }.
    .brief = Du { $number }: Reihe { $row } statt { $was }.
try-other = { $name }, Scout { $number }: bis Reihe { $row } statt { $was }.
    .brief = { $name } { $number }: Reihe { $row } statt { $was }.
try-nothing = Kein Scout allein kommt dadurch weiter.
try-sum = Gehen danach alle, einer nach dem anderen: { $lists }.
    .brief = Gehen dann alle: { $lists }.
try-line = Von { $end }, { $turns }: { $lists }.
    .brief = Von { $end }, { $turns }: { $lists }.
turns-any = jede Drehung
turns = Drehung { $lists }
    .brief = { $lists }
try-idle = Das bringt niemanden näher: { $lists }.
    .brief = Bringt nichts: { $lists }.
try-idle-all = Kein Schub in Schacht { $shaft } bringt jemanden näher.
    .brief = Schacht { $shaft } bringt nichts.
gain-you = du plus { $rows }
gain-other = { $name } plus { $rows }
push-name = { $end }, { $turns }
tries-count = { $count ->
        [0] Kein Schub bringt dich näher.
        [one] Ein Schub bringt dich näher:
       *[other] { $last ->
            [one] { $count } Schübe bringen dich näher, dieser sofort am weitesten:
           *[other] { $count } Schübe bringen dich näher; die mit dem größten Gewinn zuerst:
        }
    }
    .brief = { $count ->
        [0] Kein Schub bringt dich näher.
        [one] Ein Schub bringt dich näher:
       *[other] { $last ->
            [one] { $count } Schübe näher, am besten:
           *[other] { $count } Schübe näher, die besten zuerst:
        }
    }
tries-line = Schacht { $shaft } { $end }, { $turns }: { $lists }.
    .brief = { $shaft } { $end }, { $turns }: { $lists }.
hints-off = In diesem Spiel gibt es keine Vorschläge.
    .brief = Hier gibt es keine Vorschläge.
since = Zuletzt geschoben: Schacht { $shaft } { $end } { $turn }.
    .brief = Zuletzt: Schacht { $shaft } { $end } { $turn }.
since-several = Seit deinem Zug wurde { $count }-mal geschoben, zuletzt Schacht { $shaft } { $end } { $turn }.
    .brief = { $count }-mal, zuletzt { $shaft } { $end } { $turn }.
since-none = Noch hat niemand geschoben.
since-nothing = Für deine Scouts hat das nichts geändert.
    .brief = Für deine Scouts ändert das nichts.

# Was nicht geht

refusal-spectator = Du hörst hier nur zu.
    .prompt = Du hörst zu.
refusal-game-over = Das Spiel ist zu Ende.
    .prompt = Zu spät.
refusal-not-your-turn = Du bist nicht dran.
    .prompt = Nicht dran.
refusal-lay-first = Erst müssen alle Karten liegen. Lege eine, oder tippe `auffüllen`.
    .brief = Erst alle Karten, oder `auffüllen`.
    .prompt = Erst legen.
refusal-board-full = Das Brett ist voll.
    .prompt = Brett voll.
refusal-place-first = Erst müssen alle Scouts stehen.
    .prompt = Erst setzen.
refusal-placed-already = Alle Scouts stehen schon.
    .prompt = Alle stehen.
refusal-no-push-yet = In der Eröffnung wird nicht geschoben. Gehe, oder tippe `fertig`.
    .brief = Kein Schieben in der Eröffnung.
    .prompt = Noch nicht.
refusal-pushed-already = Du hast in diesem Zug schon geschoben. Gehe, oder tippe `fertig`.
    .brief = Geschoben. Gehe, oder tippe `fertig`.
    .prompt = Schon geschoben.
refusal-push-first = Erst schieben, zum Beispiel `schiebe 3 links 90`.
    .brief = Erst schieben.
    .prompt = Erst schieben.
refusal-not-in-hand = Karte { $card } gehört nicht zu denen, die du legen musst.
    .brief = Karte { $card } hast du nicht.
    .prompt = Nicht deine.
refusal-shaft-full = Deine Hälfte von Schacht { $shaft } ist voll.
    .prompt = { $shaft } ist voll.
refusal-taken = { $scout } steht auf { $field }.
    .prompt = { $field } besetzt.
refusal-no-scout = Scout { $number } steht nicht auf dem Brett.
    .prompt = Kein Scout { $number }.
refusal-home = Scout { $number } ist am Ziel und bleibt dort.
    .prompt = { $number } am Ziel.
refusal-stands-there = Scout { $number } steht schon auf { $field }.
    .prompt = { $number } steht dort.
refusal-no-way = Für Scout { $number } führt kein Weg nach { $field }.
    .prompt = { $field }: kein Weg.
refusal-no-way-near = Für Scout { $number } führt kein Weg nach { $field }. Am nächsten kommt er auf { $near }.
    .brief = Kein Weg nach { $field }, nur bis { $near }.
    .prompt = Kein Weg, nur { $near }.
refusal-no-scout-in-shaft = In Schacht { $shaft } steht keiner deiner Scouts.
    .brief = In Schacht { $shaft } steht keiner von dir.
    .prompt = Nicht in { $shaft }.
refusal-only-home = Deine Scouts in Schacht { $shaft } sind am Ziel. Schiebe dort, wo einer unterwegs ist.
    .brief = In Schacht { $shaft } sind deine am Ziel.
    .prompt = Nicht in { $shaft }.
refusal-takes-back = Schacht { $shaft } von { $end } geht nicht: Das nähme den letzten Schub zurück.
    .brief = { $shaft } { $end } nähme den Schub zurück.
    .prompt = Nimmt zurück.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
    .prompt = Nichts zurück.
refusal-nearer = Ein Scout muss näher kommen, und Scout { $number } kann das: `{ $number } nach { $field }`.
    .brief = Erst näher: `{ $number } nach { $field }`.
    .prompt = Erst `{ $number } nach { $field }`.
refusal-nearer-before = Ein Scout muss näher kommen, und Scout { $number } konnte das, bevor du gegangen bist. Tippe `zurück`.
    .brief = Scout { $number } konnte näher. Tippe `zurück`.
    .prompt = `Zurück`: { $number } konnte.
blocked-hedge = Von { $field } nach { $side } ist es zu. Niemand ist gegangen.
    .brief = Von { $field } nach { $side } ist es zu.
    .prompt = { $field } zu.
blocked-scout = Gleich im { $side } neben { $field } steht { $scout }. Niemand ist gegangen.
    .brief = { $scout } steht im { $side } neben { $field }.
    .prompt = { $scout } dort.
blocked-home = Der Weg würde auf { $field } enden, am Ziel. Niemand ist gegangen.
    .brief = Der Weg würde auf { $field } enden.
    .prompt = Endet auf { $field }.

# Was nicht zu verstehen ist

misread-hole = "{ $word }" ist kein Loch. Löcher heißen so: G12.
    .brief = "{ $word }" ist kein Loch.
    .prompt = Loch?
misread-no-hole = Welches Loch? Zum Beispiel `G12`.
    .prompt = Loch?
misread-off-board = { $field } liegt nicht auf dem Brett: A bis R, 1 bis 24.
    .brief = { $field } gibt es nicht: A bis R, 1 bis 24.
    .prompt = Nicht da.
misread-scout = Welcher Scout? Sag seine Nummer, zum Beispiel 2.
    .brief = Welcher Scout? Zum Beispiel 2.
    .prompt = Scout?
misread-walk = "{ $word }" ist kein Weg. Zum Beispiel `2 nach G12`, `2 norden`, `2 n3 o2`.
    .brief = Kein Weg. Etwa `2 nach G12`, `2 n3 o2`.
    .prompt = Kein Weg.
misread-push = Ein Schub braucht Schacht, Seite und Drehung: `{ $command } 5 links 90`.
    .brief = Etwa `{ $command } 5 links 90`.
    .prompt = `{ $command } 5 links 90`?
misread-shaft = Welcher Schacht? Eine Zahl von 1 bis 8.
    .prompt = Schacht?
misread-end = Von wo? Zum Beispiel `{ $command } 5 links 90`.
    .brief = Von wo? Etwa `{ $command } 5 links 90`.
    .prompt = Von wo?
misread-turn = "{ $word }" ist keine Drehung. Drehungen: 0, 90, 180, 270.
    .brief = Drehungen: 0, 90, 180, 270.
    .prompt = 0, 90, 180, 270?
misread-no-turn = Wie gedreht: 0, 90, 180 oder 270? Zum Beispiel `schiebe { $shaft } { $end } 90`.
    .brief = Zum Beispiel `schiebe { $shaft } { $end } 90`.
    .prompt = 0, 90, 180, 270?
misread-row = Welche Reihe? Eine Zahl von 1 bis 24.
    .prompt = Reihe?
misread-card = Welche Karte? Eine Zahl von 1 bis 49, dahinter, wenn du willst, eine Drehung: `karte 12 90`.
    .brief = Welche Karte? Etwa `karte 12 90`.
    .prompt = Karte?
misread-lay = Tippe Karte, Drehung und Schacht: `lege 12, 90, 3`.
    .brief = Karte, Drehung, Schacht: `lege 12 90 3`.
    .prompt = `lege 12 90 3`?
misread-lay-card = Welche Karte? Eine Zahl von 1 bis 49: `lege 12, 90, 3`.
    .brief = Karte 1 bis 49: `lege 12 90 3`.
    .prompt = Karte?

# Hilfe

help-lay = Lege eine Karte: `lege 12, 90, 3` ist Karte 12, um 90 Grad gedreht, in Schacht 3. Mit `auffüllen` überlässt du den Rest dem Los.
    Frag: `hand`, `karte 12`, `karte 12 90`, `schacht 3`, `schau M8`, `tipp`, `stand`. Mehr: `hilfe alle`, `regeln`.
help-place = Tippe den Buchstaben eines freien Lochs in deiner Reihe, A bis R.
    Frag: `reichweite`, wie weit ein Scout in der Eröffnung von jedem Loch kommt; `reihe 1`, `schau G1`, `schacht 1`, `karte`, `scouts`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-walk = Gehe: Bei `2 nach G12` finde ich den Weg, mit `2 norden` geht Scout 2 bis zur nächsten Abzweigung, mit `2 n3 o2` genau so. Ein Paar allein ist ein Loch: `2 n3` geht nach N3, `2 norden 3` geht drei Löcher nach Norden. Mit `zurück` nimmst du einen Weg zurück, mit `fertig` beendest du die Phase.
    Frag: `scouts`, `reichweite`, `reichweite 2`, `hindernis 3`, `schau G12`, `reihe 9`, `schacht 3`, `karte`, `versuche 5 links 90`, `vorschläge`, `seither`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-push = Schiebe die übrige Karte: `schiebe 5 links 90` heißt in Schacht 5 von links, um 90 Grad gedreht.
    Frag: `karte`, `karte 90`, `versuche 5`, `versuche 5 links 90`, `vorschläge`, `scouts`, `reichweite`, `hindernis 3`, `schau G12`, `reihe 9`, `schacht 3`, `seither`.
    Mehr: `hilfe alle`, `regeln`, `einstellungen`, `aufgeben`, `beenden`.
help-over = Das Spiel ist zu Ende. Frag: `stand`, `scouts`, `verlauf`, `zuletzt`.

# Tipps: was zu tippen ist, und warum

hint-lay = `Lege { $card }, { $turn }, { $shaft }`.
hint-place = `Setze { $column }`.
hint-walk = `Gehe { $number } nach { $field }`.
hint-walk-push = { $count ->
        [0] { $walk } Danach `schiebe { $shaft } { $end } { $turn }`.
        [one] { $walk } Danach gehe auch mit Scout { $scouts } und `schiebe { $shaft } { $end } { $turn }`.
       *[other] { $walk } Danach gehe auch mit den Scouts { $scouts } und `schiebe { $shaft } { $end } { $turn }`.
    }
    .brief = { $count ->
        [0] { $walk } Danach { $shaft } { $end } { $turn }.
       *[other] { $walk } Später { $shaft } { $end } { $turn }.
    }
hint-push = `Schiebe { $shaft } { $end } { $turn }`.
    .prompt = { $shaft } { $end } { $turn }.
hint-why-far = { $rows ->
        [one] Von dort kommt der Scout in der Eröffnung eine Reihe weit.
       *[other] Von dort kommt der Scout in der Eröffnung { $rows } Reihen weit.
    }
    .brief = { $rows ->
        [one] Die Eröffnung bringt ihm eine Reihe.
       *[other] Die Eröffnung bringt ihm { $rows } Reihen.
    }
hint-why-far-most = { $rows ->
        [one] Von dort kommt der Scout in der Eröffnung eine Reihe weit, und von keinem anderen Buchstaben weiter.
       *[other] Von dort kommt der Scout in der Eröffnung { $rows } Reihen weit, und von keinem anderen Buchstaben weiter.
    }
    .brief = { $rows ->
        [one] Kein Buchstabe bringt mehr: eine Reihe.
       *[other] Kein Buchstabe bringt mehr: { $rows } Reihen.
    }
hint-why-nowhere = Von dort kommt er noch nicht weiter.
hint-why-win = Damit gewinnst du.
hint-why-home = Dann ist dieser Scout am Ziel.
hint-why-nearer-next = { $rows ->
        [one] Er kommt eine Reihe näher, und danach kann Scout { $number } noch { $left ->
            [one] eine
           *[other] { $left }
        } näher kommen.
       *[other] Er kommt { $rows } Reihen näher, und danach kann Scout { $number } noch { $left ->
            [one] eine
           *[other] { $left }
        } näher kommen.
    }
    .brief = Er kommt { $rows } näher, dann Scout { $number } um { $left }.
hint-why-nearer-then = { $rows ->
        [one] Er kommt eine Reihe näher; danach geht Scout { $number } am besten nach { $to } und nicht weiter, damit kommt er { $left ->
            [one] eine
           *[other] { $left }
        } näher.
       *[other] Er kommt { $rows } Reihen näher; danach geht Scout { $number } am besten nach { $to } und nicht weiter, damit kommt er { $left ->
            [one] eine
           *[other] { $left }
        } näher.
    }
    .brief = Er kommt { $rows } näher, dann { $number } nach { $to }.
hint-why-nearer-more = { $rows ->
        [one] Er kommt eine Reihe näher; Scout { $number } käme nur { $others ->
            [one] eine
           *[other] { $others }
        } näher.
       *[other] Er kommt { $rows } Reihen näher; Scout { $number } käme nur { $others ->
            [one] eine
           *[other] { $others }
        } näher.
    }
    .brief = Er kommt { $rows } näher, Scout { $number } nur { $others }.
hint-why-nearer-though = { $rows ->
        [one] Er kommt eine Reihe näher; Scout { $number }, der jetzt { $others ->
            [one] eine
           *[other] { $others }
        } näher kommen könnte, kann es danach nicht mehr.
       *[other] Er kommt { $rows } Reihen näher; Scout { $number }, der jetzt { $others ->
            [one] eine
           *[other] { $others }
        } näher kommen könnte, kann es danach nicht mehr.
    }
    .brief = Er kommt { $rows } näher, Scout { $number } nicht mehr { $others }.
hint-why-nearer-only = { $left ->
        [0] Nur dieser Scout kann näher kommen, und weiter als { $rows ->
            [one] eine Reihe
           *[other] { $rows } Reihen
        } kommt er nicht.
       *[other] Nur dieser Scout kann näher kommen; so kommt er { $rows ->
            [one] eine Reihe
           *[other] { $rows } Reihen
        } näher.
    }
    .brief = Nur er kommt näher, um { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }.
hint-why-shaft = { $number ->
        [0] Dann darfst du { $shaft } { $end } { $turn } schieben, und das ist dann am besten.
       *[other] Dann darfst du { $shaft } { $end } { $turn } schieben, und damit kommt Scout { $number } um { $rows ->
            [one] eine Reihe
           *[other] { $rows } Reihen
        } weiter als durch Gehen allein.
    }
    .brief = { $number ->
        [0] Dann darfst du { $shaft } { $end } { $turn }.
       *[other] Dann { $shaft } { $end } { $turn }: Scout { $number } um { $rows } weiter.
    }
hint-why-stand = { $home ->
        [0] Schiebst du dann { $shaft } { $end } { $turn }, kommt er bis Reihe { $row }.
       *[other] Schiebst du dann { $shaft } { $end } { $turn }, kommt er ans Ziel.
    }
    .brief = { $home ->
        [0] Dann { $shaft } { $end } { $turn }, bis Reihe { $row }.
       *[other] Dann { $shaft } { $end } { $turn }, bis ans Ziel.
    }
hint-why-spot-guard = { $other } liegt in derselben Reihe, aber steht dein Scout dort, kann { $name } als Nächstes gewinnen.
    .brief = Bei { $other } kann { $name } gewinnen.
hint-why-spot-rows = { $other } liegt in derselben Reihe, aber von { $field } aus kommen deine Scouts in diesem Zug { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } weiter.
    .brief = { $field } bringt { $rows } mehr als { $other }.
hint-why-spot-block = { $other } liegt in derselben Reihe, aber steht dein Scout dort, kommt { $name } als Nächstes { $was ->
        [one] eine Reihe
       *[other] bis zu { $was } Reihen
    } näher statt { $rows ->
        [0] gar nicht
        [one] einer
       *[other] { $rows }
    }.
    .brief = { $name } schafft { $rows }, bei { $other } { $was }.
hint-why-spot-later = { $other } liegt in derselben Reihe, aber soweit ich sehe, bringt dir { $field } später mehr.
    .brief = { $field } ist später besser als { $other }.
hint-why-guard = Sonst könnte { $name } im nächsten Zug gewinnen.
    .brief = Sonst könnte { $name } gewinnen.
hint-why-guard-now = So wie die Hecken jetzt liegen, könnte { $name } im nächsten Zug gewinnen; nach diesem Schub nicht mehr.
    .brief = Verhindert den Sieg von { $name }.
hint-why-plan = { $number ->
        [0] Danach schiebst du am besten { $shaft } { $end } { $turn }.
       *[other] Danach schiebst du am besten { $shaft } { $end } { $turn }: Damit kommt Scout { $number } um { $rows ->
            [one] eine Reihe
           *[other] { $rows } Reihen
        } weiter als durch Gehen allein.
    }
    .brief = { $number ->
        [0] Danach { $shaft } { $end } { $turn }.
       *[other] Dann { $shaft } { $end } { $turn }: Scout { $number } um { $rows } weiter.
    }
hint-why-plan-walks = { $number ->
        [0] Danach gehst du am besten auch mit { $count ->
            [one] Scout { $scouts }
           *[other] den Scouts { $scouts }
        } und schiebst dann { $shaft } { $end } { $turn }.
       *[other] Danach gehst du am besten auch mit { $count ->
            [one] Scout { $scouts }
           *[other] den Scouts { $scouts }
        } und schiebst dann { $shaft } { $end } { $turn }: Damit kommt Scout { $number } um { $rows ->
            [one] eine Reihe
           *[other] { $rows } Reihen
        } weiter als durch Gehen allein.
    }
    .brief = { $number ->
        [0] Erst weitergehen, dann { $shaft } { $end } { $turn }.
       *[other] Später { $shaft } { $end } { $turn }: { $rows } mehr für Scout { $number }.
    }
hint-why-plan-later = { $count ->
        [0] Danach schiebst du am besten { $shaft } { $end } { $turn }.
        [one] Danach gehst du am besten auch mit Scout { $scouts } und schiebst dann { $shaft } { $end } { $turn }.
       *[other] Danach gehst du am besten auch mit den Scouts { $scouts } und schiebst dann { $shaft } { $end } { $turn }.
    } Ein anderer Schub brächte jetzt mindestens so viel, aber soweit ich sehe, bringt dieser auf Dauer mehr.
    .brief = { $count ->
        [0] Danach { $shaft } { $end } { $turn }, lohnt später mehr.
       *[other] Später { $shaft } { $end } { $turn }, lohnt dann mehr.
    }
hint-why-plan-guard = { $count ->
        [0] Schiebst du dann { $shaft } { $end } { $turn }, kann { $name } im nächsten Zug nicht mehr gewinnen.
        [one] Danach gehst du am besten auch mit Scout { $scouts } und schiebst dann { $shaft } { $end } { $turn }: Damit kann { $name } im nächsten Zug nicht mehr gewinnen.
       *[other] Danach gehst du am besten auch mit den Scouts { $scouts } und schiebst dann { $shaft } { $end } { $turn }: Damit kann { $name } im nächsten Zug nicht mehr gewinnen.
    }
    .brief = { $count ->
        [0] Dann { $shaft } { $end } { $turn }, stoppt { $name }.
       *[other] Später { $shaft } { $end } { $turn }, stoppt { $name }.
    }
hint-why-plan-block = { $count ->
        [0] Schiebst du danach { $shaft } { $end } { $turn }, kommt
        [one] Danach gehst du am besten auch mit Scout { $scouts } und schiebst dann { $shaft } { $end } { $turn }: Damit kommt
       *[other] Danach gehst du am besten auch mit den Scouts { $scouts } und schiebst dann { $shaft } { $end } { $turn }: Damit kommt
    } { $name } im nächsten Zug, soweit ich sehe, { $rows ->
        [0] gar nicht
        [one] nur eine Reihe
       *[other] höchstens noch { $rows } Reihen
    } näher; so wie die Hecken jetzt liegen, { $was ->
        [one] wäre es eine Reihe
       *[other] wären es { $was }
    }.
    .brief = { $count ->
        [0] Dann { $shaft } { $end } { $turn }: { $name } { $rows } statt { $was }.
       *[other] Später { $shaft } { $end } { $turn }: { $name } { $rows } statt { $was }.
    }
hint-why-block = { $rows ->
        [0] Soweit ich sehe, kommt { $name } dann gar nicht näher; ohne das { $was ->
            [one] wäre es eine Reihe.
           *[other] wären es { $was }.
        }
        [one] Soweit ich sehe, kommt { $name } dann eine Reihe näher statt { $was }.
       *[other] Soweit ich sehe, kommt { $name } dann bis zu { $rows } Reihen näher statt { $was }.
    }
    .brief = { $name } schafft { $rows } statt { $was }.
hint-why-block-now = Nach diesem Schub kommt { $name } im nächsten Zug, soweit ich sehe, { $rows ->
        [0] gar nicht
        [one] nur eine Reihe
       *[other] höchstens noch { $rows } Reihen
    } näher; so wie die Hecken jetzt liegen, { $was ->
        [one] wäre es eine Reihe
       *[other] wären es { $rows ->
            [0] { $was } Reihen
           *[other] { $was }
        }
    }.
    .brief = { $name }: jetzt { $was }, danach { $rows }.
hint-why-back = { $rows ->
        [one] Er geht eine Reihe zurück, aber soweit ich sehe, { $more ->
            [0] lohnt sich das
            [one] bringt das später eine Reihe mehr, als stehen zu bleiben
           *[other] bringt das später { $more } Reihen mehr, als stehen zu bleiben
        }. { $outlook }
       *[other] Er geht { $rows } Reihen zurück, aber soweit ich sehe, { $more ->
            [0] lohnt sich das
            [one] bringt das später eine Reihe mehr, als stehen zu bleiben
           *[other] bringt das später { $more } Reihen mehr, als stehen zu bleiben
        }. { $outlook }
    }
    .brief = Zurück um { $rows }, lohnt sich. { $outlook }
hint-why-aside = Soweit ich sehe, bringt das später { $more ->
        [one] eine Reihe
       *[other] { $more } Reihen
    } mehr, als stehen zu bleiben. { $outlook }
    .brief = Bringt später { $more } mehr. { $outlook }
hint-why-to-go = Deine Scouts haben zusammen noch { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } vor sich.
    .brief = Zusammen noch { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }.
hint-ahead = { $own ->
        [0] Ziehen { $names } gut,
       *[other] Zieht { $names } gut und danach auch du,
    } liegst du { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } vorn.
    .brief = { $rows ->
        [one] Dann Vorsprung: eine Reihe.
       *[other] Dann Vorsprung: { $rows } Reihen.
    }
hint-ahead-even = { $own ->
        [0] Ziehen { $names } gut, steht es gleich.
       *[other] Zieht { $names } gut und danach auch du, steht es gleich.
    }
    .brief = Danach steht es gleich.
hint-behind = { $own ->
        [0] Ziehen { $names } gut,
       *[other] Zieht { $names } gut und danach auch du,
    } liegst du { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } zurück.
    .brief = { $rows ->
        [one] Dann Rückstand: eine Reihe.
       *[other] Dann Rückstand: { $rows } Reihen.
    }
hint-ahead-won = Soweit ich sehe, gewinnst du damit.
hint-ahead-home = Danach kommen in diesem Zug alle deine Scouts ans Ziel, und du gewinnst.
    .brief = Danach kommen alle ans Ziel: gewonnen.
hint-ahead-lost = Soweit ich sehe, gewinnt jemand anders.
    .brief = Es gewinnt wohl jemand anders.
hint-ahead-lost-to = Soweit ich sehe, gewinnt { $name }.
    .brief = Es gewinnt wohl { $name }.
hint-why-all = Dann kommen alle deine Scouts ans Ziel.
hint-why-most = { $still ->
        [0] { $rows ->
            [one] Das bringt dir eine Reihe, und von da, wo deine Scouts stehen, bringt kein Schub mehr.
           *[other] Das bringt dir { $rows } Reihen, und von da, wo deine Scouts stehen, bringt kein Schub mehr.
        }
       *[other] { $rows ->
            [one] Damit kommen deine Scouts eine Reihe näher, ohne den Schub nur { $still ->
                [one] eine
               *[other] { $still }
            }. Von da, wo sie stehen, bringt kein Schub mehr.
           *[other] Damit kommen deine Scouts { $rows } Reihen näher, ohne den Schub nur { $still ->
                [one] eine
               *[other] { $still }
            }. Von da, wo sie stehen, bringt kein Schub mehr.
        }
    }
    .brief = { $still ->
        [0] { $rows ->
            [one] Eine Reihe, kein Schub bringt mehr.
           *[other] { $rows } Reihen, kein Schub bringt mehr.
        }
       *[other] { $rows } Reihen statt { $still }, kein Schub bringt mehr.
    }
hint-why-most-guard = { $rows ->
        [one] Das bringt dir eine Reihe; { $shaft } { $end } { $turn } brächte auch so viel, aber dann könnte { $name } im nächsten Zug gewinnen.
       *[other] Das bringt dir { $rows } Reihen; { $shaft } { $end } { $turn } brächte auch so viele, aber dann könnte { $name } im nächsten Zug gewinnen.
    }
    .brief = Bei { $shaft } { $end } { $turn } siegt { $name }.
hint-why-most-even = { $rows ->
        [one] Das bringt dir eine Reihe; { $shaft } { $end } { $turn } brächte auch so viel, aber soweit ich sehe, stündest du damit später schlechter da.
       *[other] Das bringt dir { $rows } Reihen; { $shaft } { $end } { $turn } brächte auch so viele, aber soweit ich sehe, stündest du damit später schlechter da.
    }
    .brief = { $shaft } { $end } { $turn } auch { $rows }, doch schlechter.
hint-why-most-idle = { $rows ->
        [one] Kein Schub bringt mehr als die eine Reihe, die du ohnehin gehen kannst; schieben musst du.
       *[other] Kein Schub bringt mehr als die { $rows } Reihen, die du ohnehin gehen kannst; schieben musst du.
    }
    .brief = Kein Schub bringt mehr als Gehen: { $rows }.
hint-why-most-less = { $rows ->
        [one] Gehen allein brächte { $still } Reihen, aber du musst schieben, und bei keinem Schub bleibt mehr als eine.
       *[other] Gehen allein brächte { $still } Reihen, aber du musst schieben, und bei keinem Schub bleiben mehr als { $rows }.
    }
    .brief = Mehr lässt kein Schub übrig: { $rows }.
hint-why-push-none = Kein Schub bringt dich jetzt näher. { $outlook }
    .brief = Kein Schub hilft. { $outlook }
hint-why-push-none-but = Kein Schub bringt dich jetzt näher, aber soweit ich sehe, stündest du nach { $shaft } { $end } { $turn } um { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } schlechter da. { $outlook }
    .brief = { $shaft } { $end } { $turn } wäre später { $rows } schlechter.
hint-why-push-none-lost = Kein Schub bringt dich jetzt näher, aber soweit ich sehe, verlierst du nach { $shaft } { $end } { $turn }. { $outlook }
    .brief = Nach { $shaft } { $end } { $turn } verlierst du.
hint-why-push-later = { $rows ->
        [one] Ein anderer Schub brächte dich jetzt eine Reihe näher, aber soweit ich sehe, bringt dieser auf Dauer mehr.
       *[other] Ein anderer Schub brächte dich jetzt bis zu { $rows } Reihen näher, aber soweit ich sehe, bringt dieser auf Dauer mehr.
    }
    .brief = Lohnt später mehr als { $rows } jetzt.
hint-why-push-others = { $rows ->
        [one] Ein anderer Schub brächte dich jetzt eine Reihe näher, aber soweit ich sehe, stündest du nach den Gegenzügen nicht besser da.
       *[other] Ein anderer Schub brächte dich jetzt bis zu { $rows } Reihen näher, aber soweit ich sehe, stündest du nach den Gegenzügen nicht besser da.
    }
    .brief = Andere Schübe sind danach nicht besser.
hint-why-done = Kein Scout kann jetzt näher kommen. { $threat }
    .brief = Von dir kommt keiner näher. { $threat }
hint-why-done-way = Nur wenn Scout { $other } Platz macht, kommt Scout { $number } noch näher, zusammen um { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }, aber soweit ich sehe, lohnt sich das nicht. { $threat }
    .brief = Platz machen lohnt sich nicht. { $threat }
hint-why-done-opening = Kein Scout kann näher kommen, und mehr ist in der Eröffnung nicht zu tun.
    .brief = Keiner kommt in der Eröffnung näher.
hint-why-done-guard = Ginge Scout { $number } weiter, könnte { $name } als Nächstes gewinnen.
    .brief = Geht Scout { $number }, gewinnt { $name }.
hint-why-done-block = Ginge Scout { $number } weiter, käme { $name } als Nächstes, soweit ich sehe, { $rows ->
        [one] eine Reihe
       *[other] bis zu { $rows } Reihen
    } näher statt { $was ->
        [0] gar nicht
        [one] einer
       *[other] { $was }
    }.
    .brief = Geht Scout { $number }: { $name } { $rows } statt { $was }.
hint-why-done-later = Scout { $number } könnte noch { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } näher kommen, aber soweit ich sehe, lohnt es sich später mehr, wenn er stehen bleibt.
    .brief = Scout { $number } bleibt: lohnt später mehr.
hint-why-done-even = Scout { $number } könnte noch { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    } näher kommen, aber soweit ich sehe, bringt das später nicht mehr.
    .brief = Scout { $number } bleibt: mehr bringt es nicht.
hint-why-undo = Deine Scouts stehen sich im Weg.
hint-why-lay = { $count ->
        [0] Noch führt kein Weg zu den Karten daneben.
        [one] Dann führt ein Weg zu den Karten daneben.
       *[other] Dann führen { $count } Wege zu den Karten daneben.
    }
    .brief = { $count ->
        [0] Noch führt kein Weg weiter.
        [one] Dann führt ein Weg weiter.
       *[other] Dann führen { $count } Wege weiter.
    }
hint-why-fill = Von deinen Karten lässt sich jetzt keine legen.
    .brief = Keine Karte lässt sich jetzt legen.
hint-next-rows = { $rows ->
        [one] Am zweitbesten: { $what } Soweit ich sehe, stehst du damit eine Reihe schlechter da.
       *[other] Am zweitbesten: { $what } Soweit ich sehe, stehst du damit { $rows } Reihen schlechter da.
    }
    .brief = Sonst: { $what } Kostet { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }.
hint-next-same = Genauso gut: { $what }
    .brief = Genauso gut: { $what }
hint-next-slow = Am zweitbesten: { $what } Damit gewinnst du aber erst später, wenn überhaupt.
    .brief = Sonst: { $what } Gewinnt später.
hint-next-lost = Am zweitbesten: { $what } Soweit ich sehe, verlierst du aber damit.
    .brief = Sonst: { $what } Verliert.
hint-threat = { $rows ->
        [0] Soweit ich sehe, kommt { $name } als Nächstes nicht näher.
        [one] Soweit ich sehe, kann { $name } als Nächstes eine Reihe näher kommen.
       *[other] Soweit ich sehe, kann { $name } als Nächstes bis zu { $rows } Reihen näher kommen.
    }
    .brief = { $rows ->
        [0] { $name } kommt nicht näher.
        [one] Danach { $name }: eine Reihe.
       *[other] Danach { $name }: bis zu { $rows } Reihen.
    }
hint-threat-win = Als Nächstes kann { $name } gewinnen.
    .brief = Danach kann { $name } gewinnen.

# Die Stufen

levels-here = Bei Scout: leicht probiert im Kopf nur 3 Schübe und übersieht Wege.
    Normal probiert jeden Schub und deine beste Antwort darauf.
    Ab Stufe 7 plant der Computer ganze Züge voraus, auf Stufe 9 immer.
    .brief = Ab 7 plant er ganze Züge.

# Womit man prahlt

best-scout-pushes = Schnellster Sieg: nach { $count ->
        [one] einem Schub
       *[other] { $count } Schüben
    }, in { $game }, { $when }.
    .brief = Schnellster Sieg: { $count }, { $game }.
best-scout-rows = Am weitesten kam ein Scout auf einmal: { $count ->
        [one] eine Reihe
       *[other] { $count } Reihen
    }, in { $game }, { $when }.
    .brief = { $count ->
        [one] Am weitesten: eine Reihe, { $game }.
       *[other] Am weitesten: { $count } Reihen, { $game }.
    }

# Was man am Anfang tut

help-first-lay = Für den Anfang tippe `auffüllen`: Dann legt das Los alle deine Karten.
help-first-place = Für den Anfang verteile deine Scouts über die Reihe. Mit `reichweite` hörst du, wie weit einer aus jedem Loch käme.
help-first-walk = Für den Anfang: Mit `reichweite` hörst du, wie nahe deine Scouts kommen. Gehe mit einem dorthin und tippe dann `fertig`.
help-first-push = Für den Anfang: Mit `vorschläge` hörst du, welche Schübe dich näher bringen. Tippe den ersten davon.
help-first-try = Für den Anfang: Mit `züge` hörst du, in welche Schächte du schieben darfst. Was ein Schub ändert, hörst du vorher mit `versuche`.

# Der Tutor: was ein Schub oder das Ende eines Zugs kostet

tutor-win = Hier kannst du gewinnen.
tutor-lets-win = Dann kann { $name } gewinnen.
tutor-loses = Dann verlierst du, wenn gut gespielt wird.
    .brief = Dann verlierst du.
tutor-gives = Das bringt { $name } { $rows ->
        [one] eine Reihe mehr.
       *[other] { $rows } Reihen mehr.
    }
tutor-rows = Am Ende kostet dich das { $rows ->
        [one] eine Reihe.
       *[other] { $rows } Reihen.
    }
    .brief = Es kostet { $rows ->
        [one] eine Reihe.
       *[other] { $rows } Reihen.
    }

# Überschriften über Zeilen, die man wählen kann.

choices-walks = Gehen
choices-scouts = Andere Löcher, Scout für Scout
choices-slots = Schieben, Schacht für Schacht
choices-slot = Schacht { $shaft }
choices-row = Reihe { $row }
choices-columns = { $from } bis { $to }
choices-cards = Eine Karte legen
choices-turn = Drehungen von Karte { $card }
choices-lay = Schächte für Karte { $card } mit { $turn }
