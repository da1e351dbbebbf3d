# Domino, die Spielart Alle Fünfe.
# Jede Ansage hat vier Fassungen: ihre eigene (normal), .brief, .full und .prompt für die Eingabezeile einer Braillezeile.

# Steine und Enden, als Teile von Sätzen

tile = { $one }-{ $other }
    .prompt = { $one }{ $other }
end-left = links
    .prompt = l
end-right = rechts
    .prompt = r
end-up = oben
    .prompt = o
end-down = unten
    .prompt = u
tip-half = { $value }
tip-double = Pasch { $value }
    .prompt = { $value }{ $value }
tips-two = { $one } und { $other }
    .brief = { $one }, { $other }
    .prompt = { $one } { $other }
tip-named = { $end } { $tip }
seat-you = du { $number }
seat-other = { $name } { $number }

# Am Anfang

intro-you = Domino bis { $target } Punkte. Du spielst gegen { $names }.
    .brief = Domino bis { $target } gegen { $names }.
    .full = Domino, Alle Fünfe. Wer zuerst { $target } Punkte hat, gewinnt. Du spielst gegen { $names }.
    .prompt = Domino.
intro-both = Domino bis { $target } Punkte. Es spielen { $names }.
    .brief = Domino bis { $target }: { $names }.
    .full = Domino, Alle Fünfe. Wer zuerst { $target } Punkte hat, gewinnt. Es spielen { $names }.
    .prompt = Domino.
intro-spinner = Mit Spinner: Am ersten Pasch darf man an allen vier Seiten anlegen.
    .brief = Mit Spinner.
    .full = Mit Spinner: Am ersten Pasch einer Runde darf man an allen vier Seiten anlegen, erst links und rechts, dann oben und unten.
    .prompt = Spinner.

# Der Verlauf einer Runde

dealt-you = Runde { $number }. Deine { $count } Steine: { $tiles }.
    .brief = Runde { $number }: { $tiles }.
    .full = Runde { $number } ist ausgeteilt. Deine { $count } Steine: { $tiles }. Im Vorrat liegen { $stock } Steine.
    .prompt = { $held }.
dealt-all = Runde { $number }. Alle haben { $count } Steine, im Vorrat liegen { $stock }.
    .brief = Runde { $number }, je { $count } Steine.
    .full = Runde { $number } ist ausgeteilt. Alle haben { $count } Steine, und im Vorrat liegen { $stock }.
    .prompt = Runde { $number }.
opened-double-you = Du eröffnest mit { $tile }, dem höchsten Pasch.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain } Punkte für { $ends }, jetzt { $total }.
    }
    .brief = Du eröffnest mit { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = Du hast den höchsten Pasch von allen und eröffnest die Runde damit: Pasch { $value }. { $gain ->
        [0] Die Summe ist { $sum }, keine Punkte.
       *[other] Die Summe ist { $sum }, das gibt { $gain } Punkte, jetzt { $total }.
    }
    .prompt = Du: { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-double-other = { $name } eröffnet mit { $tile }, dem höchsten Pasch.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain } Punkte für { $ends }, jetzt { $total }.
    }
    .brief = { $name } eröffnet mit { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = { $name } hat den höchsten Pasch von allen und eröffnet die Runde damit: Pasch { $value }. { $gain ->
        [0] Die Summe ist { $sum }, keine Punkte.
       *[other] Die Summe ist { $sum }, das gibt { $gain } Punkte, jetzt { $total }.
    }
    .prompt = { $name } { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-sum-you = Du eröffnest mit { $tile }; niemand hat einen Pasch. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = Du eröffnest mit { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = Niemand hat einen Pasch. Du hast den Stein mit der höchsten Summe und eröffnest damit: { $tile }. Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    }
    .prompt = Du: { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-sum-other = { $name } eröffnet mit { $tile }; niemand hat einen Pasch. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = { $name } eröffnet mit { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = Niemand hat einen Pasch. { $name } hat den Stein mit der höchsten Summe und eröffnet damit: { $tile }. Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    }
    .prompt = { $name } { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
none-fits = Keiner deiner Steine passt. Tippe `ziehe`.
    .brief = Nichts passt: `ziehe`.
    .prompt = `Ziehe`.
none-fits-stock = Keiner deiner Steine passt, und der Vorrat ist leer. Tippe `passe`.
    .brief = Nichts passt, Vorrat leer: `passe`.
    .prompt = `Passe`.
extra-offer = Du darfst noch einen Stein anlegen. Wenn du nicht willst, tippe `passe`.
    .brief = Noch ein Stein, oder `passe`.
    .full = Weil du eröffnet hast, darfst du sofort noch einen Stein anlegen. Wenn du nicht willst, tippe `passe`.
    .prompt = Noch einer?
extra-you = Du legst noch { $tile } { $end } an. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = Du legst als zusätzlichen Stein { $tile } { $end } an. Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    }
    .prompt = { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
extra-other = { $name } legt noch { $tile } { $end } an. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = { $name } { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = { $name } hat eröffnet und legt als zusätzlichen Stein { $tile } { $end } an. Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    }
    .prompt = { $name } { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
declined-you = Du legst keinen zusätzlichen Stein.
    .brief = Kein zusätzlicher Stein.
    .full = Du legst keinen zusätzlichen Stein. Es geht reihum weiter.
    .prompt = Kein Zusatz.
declined-other = { $name } legt keinen zusätzlichen Stein.
    .brief = { $name } legt nichts dazu.
    .full = { $name } legt keinen zusätzlichen Stein. Es geht reihum weiter.
    .prompt = { $name }: kein Zusatz.
no-extra-you = Keiner deiner Steine passt noch dazu.
    .brief = Du hast nichts zum Dazulegen.
    .full = Du dürftest noch einen Stein anlegen, aber keiner von deinen passt. Dafür zieht man nicht.
    .prompt = Kein Zusatz.
laid-you = Du legst { $tile } { $end } an. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = Du legst { $tile } { $end } an. Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    } { $left ->
        [0] Das war dein letzter Stein.
        [one] Du hast noch einen Stein.
       *[other] Du hast noch { $left } Steine.
    }
    .prompt = { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
laid-other = { $name } legt { $tile } { $end } an. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = { $name } { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = { $name } legt { $tile } { $end } an. Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    } { $left ->
        [0] Das war der letzte Stein.
        [one] { $name } hat noch einen Stein.
       *[other] { $name } hat noch { $left } Steine.
    }
    .prompt = { $name } { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
drawn-other = { $drawn ->
        [one] { $name } zieht einen Stein
       *[other] { $name } zieht { $drawn } Steine
    } und legt { $tile } { $end } an. { $gain ->
        [0] Enden { $ends }.
       *[other] { $gain } Punkte für die Enden { $ends }, jetzt { $total }.
    }
    .brief = { $name } zieht { $drawn }, { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }: { $total }.
    }
    .full = { $drawn ->
        [one] { $name } kann nicht anlegen, zieht einen Stein und legt ihn: { $tile } { $end }.
       *[other] { $name } kann nicht anlegen, zieht { $drawn } Steine und legt den letzten: { $tile } { $end }.
    } Die Enden sind { $ends }, ihre Summe ist { $sum }{ $gain ->
        [0] , keine Punkte.
       *[other] , das gibt { $gain } Punkte, jetzt { $total }.
    } { $left ->
        [one] { $name } hat noch einen Stein.
       *[other] { $name } hat noch { $left } Steine.
    }
    .prompt = { $name } zog { $drawn }: { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
drew-fits = { $others ->
        [0] Du kannst nicht anlegen. Du ziehst { $tile }, der passt: { $places }.
       *[other] Du kannst nicht anlegen. Du ziehst { $tiles }, dann { $tile }, der passt: { $places }.
    }
    .brief = { $others ->
        [0] Du ziehst { $tile }, passt { $places }.
       *[other] Du ziehst { $tiles }, dann { $tile }, passt { $places }.
    }
    .full = { $others ->
        [0] Du kannst nicht anlegen und musst ziehen. Du ziehst { $tile }. Der Stein passt: { $places }. Leg ihn an.
       *[other] Du kannst nicht anlegen und musst ziehen. Du ziehst { $count } Steine: { $tiles }, und zuletzt { $tile }. Der passt: { $places }. Leg ihn an.
    }
    .prompt = Gezogen { $tile }: { $places }.
drew-fits-alone = Du ziehst { $tile }, der passt: { $places }.
    .brief = Du ziehst { $tile }, passt { $places }.
    .full = Du ziehst { $tile }. Der Stein passt: { $places }. Leg ihn an.
    .prompt = Gezogen { $tile }: { $places }.
drew-vain = { $count ->
        [one] Du ziehst { $tiles }; der passt nicht.
       *[other] Du ziehst { $tiles }; nichts davon passt.
    }
    .brief = Du ziehst { $tiles }; passt nicht.
    .full = { $count ->
        [one] Du ziehst einen Stein: { $tiles }. Er passt nicht.
       *[other] Du ziehst { $count } Steine: { $tiles }. Keiner davon passt.
    }
    .prompt = { $count } gezogen, nichts.
drew-other = { $count ->
        [one] { $name } zieht einen Stein.
       *[other] { $name } zieht { $count } Steine.
    }
    .brief = { $count ->
        [one] { $name } zieht einen Stein.
       *[other] { $name } zieht { $count } Steine.
    }
    .full = { $count ->
        [one] { $name } kann nicht anlegen und zieht einen Stein.
       *[other] { $name } kann nicht anlegen und zieht { $count } Steine.
    }
    .prompt = { $name } zieht { $count }.
drew-passed-other = { $count ->
        [one] { $name } zieht einen Stein und passt.
       *[other] { $name } zieht { $count } Steine und passt.
    }
    .brief = { $count ->
        [one] { $name } zieht einen Stein und passt.
       *[other] { $name } zieht { $count } Steine und passt.
    }
    .full = { $count ->
        [one] { $name } kann nicht anlegen, zieht einen Stein, der nicht hilft, und passt. Der Vorrat ist leer.
       *[other] { $name } kann nicht anlegen, zieht { $count } Steine, von denen keiner hilft, und passt. Der Vorrat ist leer.
    }
    .prompt = { $name } zog { $count }, passt.
passed-you = Der Vorrat ist leer. Du passt.
    .brief = Du passt.
    .full = Du kannst nicht anlegen, und der Vorrat ist leer. Du passt.
    .prompt = Du passt.
passed-other = { $name } passt.
    .brief = { $name } passt.
    .full = { $name } kann nicht anlegen, und der Vorrat ist leer. { $name } passt.
    .prompt = { $name } passt.

# Das Ende einer Runde und des Spiels

out-you = Du hast keine Steine mehr: { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    } für die übrigen Steine, jetzt { $total }.
    .brief = Keine Steine mehr: { $gain } Punkte, nun { $total }.
    .full = Du hast deinen letzten Stein gelegt und gewinnst diese Runde: { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    } für die übrigen Steine, jetzt { $total }.
    .prompt = Fertig: { $gain }.
out-other = { $name } hat keine Steine mehr: { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    } für die übrigen Steine, jetzt { $total }.
    .brief = { $name } fertig: { $gain } Punkte, nun { $total }.
    .full = { $name } hat den letzten Stein gelegt und gewinnt diese Runde: { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    } für die übrigen Steine, jetzt { $total }.
    .prompt = { $name } fertig: { $gain }.
blocked-you = Blockiert. Du hast die wenigsten Augen, { $pips }, und bekommst { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    }, jetzt { $total }.
    .brief = Blockiert. Du: { $gain } Punkte, nun { $total }.
    .full = Die Runde ist blockiert: Der Vorrat ist leer, und niemand kann anlegen. Du hast die wenigsten Augen, { $pips }, und bekommst { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    } für alle fremden Steine, jetzt { $total }.
    .prompt = Block: du { $gain }.
blocked-other = Blockiert. { $name } hat die wenigsten Augen, { $pips }, und bekommt { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    }, jetzt { $total }.
    .brief = Blockiert. { $name } { $gain } Punkte, nun { $total }.
    .full = Die Runde ist blockiert: Der Vorrat ist leer, und niemand kann anlegen. { $name } hat die wenigsten Augen, { $pips }, und bekommt { $gain ->
        [0] keine Punkte
       *[other] { $gain } Punkte
    } für alle fremden Steine, jetzt { $total }.
    .prompt = Block: { $name } { $gain }.
blocked-tie = Blockiert. Mehrere haben die wenigsten Augen: keine Punkte.
    .brief = Blockiert, Gleichstand: keine Punkte.
    .full = Die Runde ist blockiert: Der Vorrat ist leer, und niemand kann anlegen. Mehrere haben die wenigsten Augen, also bekommt niemand Punkte.
    .prompt = Blockiert.
counted-you = { $count ->
        [one] Du hast noch einen Stein: { $tiles }.
       *[other] Du hast noch { $count } Steine: { $tiles }.
    } Augen: { $pips }, gerundet { $rounded }.
    .brief = Du: { $tiles }. Augen: { $pips }, zählt { $rounded }.
    .prompt = Du: { $tiles }, zählt { $rounded }.
counted-other = { $count ->
        [one] { $name } hat noch einen Stein: { $tiles }.
       *[other] { $name } hat noch { $count } Steine: { $tiles }.
    } Augen: { $pips }, gerundet { $rounded }.
    .brief = { $name }: { $tiles }. Augen: { $pips }, zählt { $rounded }.
    .prompt = { $name }: { $tiles }, zählt { $rounded }.
shown-you = { $count ->
        [one] Du hast noch einen Stein: { $tiles }. Augen: { $pips }.
       *[other] Du hast noch { $count } Steine: { $tiles }. Zusammen { $pips ->
            [0] keine Augen
            [one] ein Auge
           *[other] { $pips } Augen
        }.
    }
    .brief = Du: { $tiles }.
    .prompt = Du: { $tiles }.
shown-other = { $count ->
        [one] { $name } hat noch einen Stein: { $tiles }. Augen: { $pips }.
       *[other] { $name } hat noch { $count } Steine: { $tiles }. Zusammen { $pips ->
            [0] keine Augen
            [one] ein Auge
           *[other] { $pips } Augen
        }.
    }
    .brief = { $name }: { $tiles }.
    .prompt = { $name }: { $tiles }.
standing = Punkte: { $points }.
    .brief = Punkte: { $points }.
    .full = Die Punkte nach dieser Runde: { $points }.
    .prompt = { $points }.
standing-two = Punkte: { $points }.
    .brief = Punkte: { $points }.
    .full = Die Punkte nach dieser Runde: { $points }.
    .prompt = { $own } zu { $theirs }.
resigned-you = Du gibst auf.
    .brief = Du gibst auf.
    .full = Du gibst dieses Spiel auf. Es ist für alle zu Ende.
    .prompt = Aufgegeben.
resigned-other = { $name } gibt auf.
    .brief = { $name } gibt auf.
    .full = { $name } gibt dieses Spiel auf. Es ist für alle zu Ende.
    .prompt = { $name } gibt auf.
won-you = Du gewinnst mit { $points } Punkten. Dahinter: { $others }.
    .brief = Du gewinnst mit { $points }; { $others }.
    .full = Du gewinnst dieses Spiel mit { $points } Punkten. Dahinter liegen: { $others }.
    .prompt = Sieg: { $points }, { $others }.
    .short = Sieg!
won-other = { $name } gewinnt mit { $points } Punkten. Dahinter: { $others }.
    .brief = { $name } gewinnt mit { $points }; { $others }.
    .full = { $name } gewinnt dieses Spiel mit { $points } Punkten. Dahinter liegen: { $others }.
    .prompt = { $name } siegt: { $points }, { $others }.
    .short = { $name } siegt.
won-you-two = Du gewinnst mit { $points } Punkten. Dahinter: { $others }.
    .brief = Du gewinnst mit { $points }; { $others }.
    .full = Du gewinnst dieses Spiel mit { $points } Punkten. Dahinter: { $others }.
    .prompt = Sieg, { $points } zu { $theirs }.
    .short = Sieg!
won-other-two = { $name } gewinnt mit { $points } Punkten. Dahinter: { $others }.
    .brief = { $name } gewinnt mit { $points }; { $others }.
    .full = { $name } gewinnt dieses Spiel mit { $points } Punkten. Dahinter: { $others }.
    .prompt = Verloren, { $theirs } zu { $points }.
    .short = Verloren.
won-shared = Geteilter Sieg mit { $points } Punkten: { $names }. Dahinter: { $others }.
    .brief = Geteilter Sieg, { $points }: { $names }.
    .full = Das Spiel ist zu Ende, und mehrere teilen sich den Sieg mit { $points } Punkten: { $names }. Dahinter: { $others }.
    .prompt = Geteilt: { $names }.
auto-on = Ich ziehe und passe für dich.
    .brief = Automatik an.
    .full = Ab jetzt ziehe und passe ich für dich, wo du keine Wahl hast.
    .prompt = Automatik an.
auto-off = Du ziehst und passt jetzt selbst, mit `ziehe` und `passe`.
    .brief = Automatik aus: `ziehe`, `passe`.
    .full = Ab jetzt ziehst und passt du selbst, mit den Wörtern `ziehe` und `passe`.
    .prompt = Automatik aus.

# Was erwartet wird

due-dealing = Die Steine werden ausgeteilt.
due-other = { $name } ist dran.
    .prompt = { $name } ist dran.
due-lay = { $fit ->
        [one] Du bist dran. Enden { $ends }. Von dir passt ein Stein.
       *[other] Du bist dran. Enden { $ends }. Von dir passen { $fit } Steine.
    }
    .brief = { $fit ->
        [one] Du bist dran: { $ends }. 1 passt.
       *[other] Du bist dran: { $ends }. { $fit } passen.
    }
    .prompt = Dran, { $fit }.
due-you = Du bist dran.
    .prompt = Du bist dran.
due-extra = { $fit ->
        [one] Du darfst noch einen Stein anlegen; einer passt. Wenn du nicht willst, tippe `passe`.
       *[other] Du darfst noch einen Stein anlegen; { $fit } passen. Wenn du nicht willst, tippe `passe`.
    }
    .brief = { $fit ->
        [one] Noch ein Stein, 1 passt. Sonst `passe`.
       *[other] Noch ein Stein, { $fit } passen. Sonst `passe`.
    }
    .prompt = Noch einer, oder `passe`.
due-no-extra = Du dürftest noch einen Stein anlegen, aber keiner passt. Tippe `passe`.
    .brief = Kein Stein zum Dazulegen. `Passe`.
    .prompt = `Passe`.
due-drawn = Leg `{ $tile }` an, den Stein, den du gezogen hast. Er passt: { $places }.
    .brief = Leg `{ $tile }` an: { $places }.
    .prompt = Leg `{ $tile }`: { $places }.
due-draw = Du bist dran. Keiner deiner Steine passt. Tippe `ziehe`.
    .brief = Du bist dran. Nichts passt: `ziehe`.
    .prompt = `Ziehe`.
due-pass = Du bist dran. Nichts passt, und der Vorrat ist leer. Tippe `passe`.
    .brief = Nichts passt, Vorrat leer: `passe`.
    .prompt = `Passe`.
place-tips = { $ends }
place-tip = { $end }{ $tip }
place-left = L
place-right = R
place-up = O
place-down = U
place-over = Ende

# Auskünfte

fact-few = { $count ->
        [one] { $name } hat noch einen Stein
       *[other] { $name } hat noch { $count } Steine
    }
    .brief = { $name } hat noch { $count }
    .prompt = { $name } noch { $count }

status-game = Domino, Runde { $number }, bis { $target } Punkte.
status-game-spinner = Domino mit Spinner, Runde { $number }, bis { $target } Punkte.
    .brief = Spinner, Runde { $number }, bis { $target }.
hand-all = { $count ->
        [one] Ein Stein, und er passt: { $tiles }. Augen: { $pips }.
       *[other] { $count } Steine, alle passen: { $tiles }. Zusammen { $pips ->
            [0] keine Augen
            [one] ein Auge
           *[other] { $pips } Augen
        }.
    }
    .brief = Alle passen: { $tiles }. { $pips ->
        [one] Ein Auge.
       *[other] { $pips } Augen.
    }
    .prompt = { $tiles } passen.
hand-some = { $count } Steine, { $fit ->
        [one] einer passt
       *[other] { $fit } passen
    }: { $fitting }. Sonst noch: { $others }. Zusammen { $pips ->
            [one] ein Auge
           *[other] { $pips } Augen
        }.
    .brief = { $fit ->
        [one] 1 passt
       *[other] { $fit } passen
    }: { $fitting }. Sonst: { $others }. { $pips ->
        [one] Ein Auge.
       *[other] { $pips } Augen.
    }
    .prompt = { $fitting } passen; { $others }.
hand-none = { $count ->
        [one] Ein Stein, er passt nicht: { $tiles }. Augen: { $pips }.
       *[other] { $count } Steine, keiner passt: { $tiles }. Zusammen { $pips ->
            [0] keine Augen
            [one] ein Auge
           *[other] { $pips } Augen
        }.
    }
    .brief = Nichts passt: { $tiles }. { $pips ->
        [one] Ein Auge.
       *[other] { $pips } Augen.
    }
    .prompt = Nichts passt: { $tiles }.
hand-over = { $count ->
        [0] Du hast keine Steine mehr.
        [one] Noch ein Stein: { $tiles }. Augen: { $pips }.
       *[other] Noch { $count } Steine: { $tiles }. Zusammen { $pips ->
            [0] keine Augen
            [one] ein Auge
           *[other] { $pips } Augen
        }.
    }
tips-none = Es liegt kein Stein auf dem Tisch.
tips-lone = Es liegt nur { $ends }. Summe { $sum }.
    .prompt = { $ends }. Summe { $sum }.
tips = Enden { $ends }. Summe { $sum }.
    .prompt = { $ends }. Summe { $sum }.
tips-sides = Am Spinner noch frei: { $places }. Dort passt eine { $value }, aber gezählt wird dort noch nicht.
    .brief = Frei für { $value }, zählt nicht: { $places }.
    .prompt = { $places } frei für { $value }.
line-count = { $count ->
        [one] Ein Stein liegt da. Enden { $ends }.
       *[other] { $count } Steine liegen da. Enden { $ends }.
    }
    .brief = { $count ->
        [one] Ein Stein. Enden { $ends }.
       *[other] { $count } Steine. Enden { $ends }.
    }
line-tiles = { $tiles }.
line-left = Links, von { $spinner } weg: { $tiles }.
line-right = Rechts, von { $spinner } weg: { $tiles }.
line-up = Oben, von { $spinner } weg: { $tiles }.
line-down = Unten, von { $spinner } weg: { $tiles }.
line-on = Und weiter: { $tiles }.
stock = { $count ->
        [0] Der Vorrat ist leer.
        [one] Im Vorrat liegt ein Stein.
       *[other] Im Vorrat liegen { $count } Steine.
    }
    .prompt = Vorrat { $count }.
counts = Steine: { $counts }.
    .prompt = { $counts }.
score = Punkte: { $points }. Gespielt wird bis { $target }.
    .brief = Bis { $target }: { $points }.
    .prompt = { $points }.
moves-count = { $count ->
        [one] Eine Möglichkeit:
       *[other] { $count } Möglichkeiten:
    }
way = `{ $tile }` { $places }: { $gain ->
        [0] Summe { $sum }, keine Punkte.
       *[other] { $gain } Punkte.
    }
move-pass = `Passe`: kein zusätzlicher Stein.
what-if = { $tile } { $places }: Enden { $ends }, { $gain ->
        [0] Summe { $sum }, keine Punkte.
       *[other] das gibt { $gain } Punkte.
    }
    .brief = { $tile } { $places }: { $gain ->
        [0] Summe { $sum }, keine Punkte.
       *[other] { $gain } Punkte.
    }
    .prompt = { $places } { $sum }: { $gain ->
        [0] nichts.
       *[other] { $gain } Punkte.
    }
look-laid = { $tile } liegt auf dem Tisch.
    .prompt = { $tile } liegt da.
look-own = { $tile } hast du auf der Hand; der Stein passt nicht.
    .brief = { $tile } hast du; passt nicht.
    .prompt = { $tile } hast du.
look-fits = { $tile } hast du auf der Hand, und der Stein passt: { $places }.
    .brief = { $tile } hast du; passt { $places }.
    .prompt = { $tile } passt { $places }.
look-unseen = { $tile } ist verdeckt: bei anderen oder im Vorrat.
    .brief = { $tile } ist verdeckt.
    .prompt = { $tile } verdeckt.
look-value = Steine mit { $value }: auf dem Tisch { $laid ->
        [0] keiner
        [one] einer
       *[other] { $laid }
    }, bei dir { $own ->
        [0] keiner
        [one] einer
       *[other] { $own }
    }. Verdeckt: { $unseen }.
    .brief = { $value }: gelegt { $laid }, bei dir { $own }. Verdeckt: { $unseen }.
    .prompt = { $value }: { $unseen } verdeckt.
look-lacks = Ohne { $value }, soweit bekannt: { $names }.
    .brief = Ohne { $value }: { $names }.
look-end = Ende { $end }: { $value }. Deine Steine dafür: { $fitting }.
look-end-double = Ende { $end }: Pasch { $value }. Deine Steine dafür: { $fitting }.
look-end-side = Ende { $end }: freie Seite des Spinners, { $value }. Deine Steine dafür: { $fitting }.
auto-is-on = Ich ziehe und passe für dich. Mit `automatik aus` machst du das selbst.
    .brief = Die Automatik ist an.
    .prompt = Automatik an.
auto-is-off = Du ziehst und passt selbst. Mit `automatik an` mache ich das für dich.
    .brief = Die Automatik ist aus.
    .prompt = Automatik aus.

# Was nicht geht, und was nicht zu verstehen war

which-end = { $tile } passt an mehr als ein Ende: { $choices }. Sag dazu, an welches.
    .brief = { $tile }: { $choices }?
    .prompt = { $choices }?
end-choice = { $end } { $gain ->
        [0] Summe { $sum }
       *[other] { $gain } Punkte
    }
    .brief = { $end } { $gain ->
        [0] { $sum }
       *[other] { $gain } Punkte
    }
fits-nowhere = { $tile } passt nicht. Enden { $ends }.
    .brief = { $tile } passt nicht: { $ends }.
    .prompt = { $tile } passt nicht.
which-tile = { $count ->
        [0] Da passt keiner deiner Steine.
       *[other] Welcher Stein? Es passen: { $fitting }.
    }
    .prompt = { $count ->
        [0] Da passt keiner.
       *[other] Welcher Stein?
    }
misread-tile = "{ $word }" ist kein Stein. Tippe zwei Ziffern von 0 bis 6, dazu links oder rechts, etwa `53 links`.
    .brief = "{ $word }"? Tippe etwa `53 links`.
    .prompt = `53 links`?
misread-auto = "{ $word }" geht nicht. Tippe `automatik an` oder `automatik aus`.
    .brief = Tippe `automatik an` oder `automatik aus`.
    .prompt = An oder aus?
option-no-target = Das Ziel ist durch 5 teilbar, von 5 bis { $most }, zum Beispiel { $option } 60.
    .brief = Ziel: durch 5 teilbar, bis { $most }.
refusal-spectator = Du hörst hier nur zu.
    .prompt = Du hörst zu.
refusal-game-over = Das Spiel ist zu Ende.
    .prompt = Zu spät.
refusal-not-your-turn = Du bist nicht dran.
    .prompt = Nicht dran.
refusal-not-in-hand = Du hast { $tile } nicht.
    .prompt = Fehlt dir.
refusal-on-table = { $tile } liegt schon auf dem Tisch.
    .prompt = Liegt schon.
refusal-does-not-fit = { $tile } passt { $end } nicht: Da braucht es eine { $value }.
    .brief = { $tile }: { $end } passt nur { $value }.
    .prompt = Nur { $value } passt { $end }.
refusal-no-such-end = Da kann man nicht anlegen: { $end }.
    .brief = Da geht es nicht: { $end }.
    .prompt = Geht nicht: { $end }.
refusal-lay-drawn = Leg erst `{ $tile }` an, den Stein, den du gezogen hast.
    .brief = Leg erst `{ $tile }` an.
    .prompt = Leg `{ $tile }`.
refusal-can-lay = Du kannst anlegen, also musst du. Mit `hand` hörst du, was passt.
    .brief = Du kannst anlegen, also musst du.
    .prompt = Leg an.
refusal-stock-empty = Der Vorrat ist leer. Tippe `passe`.
    .prompt = Leer: `passe`.
refusal-draw-first = Im Vorrat liegen noch Steine. Tippe erst `ziehe`.
    .brief = Im Vorrat sind Steine: erst `ziehe`.
    .prompt = Erst `ziehe`.
refusal-no-draw-for-extra = Für den zusätzlichen Stein zieht man nicht. Leg einen an, oder tippe `passe`.
    .brief = Hier zieht man nicht. Leg, oder `passe`.
    .prompt = Nicht ziehen.
refusal-auto-on = Ich ziehe und passe schon für dich.
    .brief = Die Automatik ist schon an.
    .prompt = Schon an.
refusal-auto-off = Du ziehst und passt schon selbst.
    .brief = Die Automatik ist schon aus.
    .prompt = Schon aus.

# Hilfe

help-extra = Du hast eröffnet und darfst noch einen Stein anlegen: `53 links`, oder `53 l`, oder `53`, wo das klar ist. Wenn du nicht willst: `passe`.
    Was du hast: `hand`. Was liegt: `enden`, `reihe`. Was ein Stein brächte: `was wäre wenn 53 links`.
    Mehr: `stand`, `züge`, `hilfe alle`, `regeln`.
help-turn = Leg einen Stein an: `53 links`, oder `53 l`, oder `53`, wo das klar ist. Wo du nicht kannst, ziehe und passe ich für dich; mit `automatik aus` machst du das selbst.
    Was du hast: `hand`. Was liegt: `enden`, `reihe`. Was ein Stein brächte: `was wäre wenn 53 links`.
    Was von einem Wert, einem Stein oder einem Ende bekannt ist: `schau 5`, `schau 53`, `schau links`.
    Mehr: `stand`, `züge`, `vorrat`, `anzahl`, `punkte`, `hilfe alle`, `regeln`.
help-over = Das Spiel ist zu Ende. Frag weiter: `punkte`, `reihe`, `hand`, `verlauf`, `zuletzt`.

# Tipps: was zu tun ist, und warum

hint-lay = Leg `{ $tile }`.
hint-lay-end = Leg `{ $tile } { $end }`.
hint-why-win = Das bringt { $points } Punkte und gewinnt das Spiel.
    .brief = { $points } Punkte gewinnen das Spiel.
hint-why-only = Sonst passt nichts.
hint-why-only-points = Das bringt { $points } Punkte, und sonst passt nichts.
    .brief = { $points } Punkte; sonst passt nichts.
hint-why-only-tile = Kein anderer Stein passt.
hint-why-out = { $points ->
        [0] Es ist dein letzter Stein: Du gewinnst die Runde, und für dich zählen, auf Fünfer gerundet, die Augen, die noch übrig sind: { $names }.
       *[other] Das bringt { $points } Punkte und ist dein letzter Stein: Du gewinnst die Runde, und für dich zählen auch, auf Fünfer gerundet, die Augen, die noch übrig sind: { $names }.
    }
    .brief = { $points ->
        [0] Letzter Stein: Du gewinnst die Runde.
       *[other] Letzter Stein: { $points } Punkte und die Runde.
    }
hint-why-points = Das bringt { $points } Punkte.
hint-why-points-even = Das bringt { $points } Punkte, genau wie { $tile }.
    .brief = { $points } Punkte, wie { $tile }.
hint-why-points-blocks = Das bringt { $points } Punkte, genau wie { $tile }; danach passt aber nur eine { $values }, und { $name } hat keine.
    .brief = { $points } Punkte, { $name } { $none }.
hint-why-points-fits = Das bringt { $points } Punkte, genau wie { $tile }; danach { $count ->
        [one] passt einer von deinen Steinen
       *[other] passen { $count } von deinen Steinen
    }, nach { $tile } { $others ->
        [0] keiner
        [one] nur einer
       *[other] nur { $others }
    }.
    .brief = { $points } Punkte; passend dann { $count } statt { $others }.
hint-why-points-heavy = Das bringt { $points } Punkte, genau wie { $tile }, aber du wirst { $pips ->
        [one] ein Auge
       *[other] { $pips } Augen
    } los statt { $less }.
    .brief = { $points } Punkte; Augen weg: { $pips } statt { $less }.
hint-why-points-reply-less = Das bringt { $points } Punkte, genau wie { $tile }; danach { $count ->
        [0] { $all ->
            [one] bringt der einzige Stein, den { $name } haben kann, keine Punkte, nach { $tile } brächte er welche
           *[other] bringt keiner der { $all } Steine, die { $name } haben kann, Punkte, nach { $tile } { $others ->
                [one] wäre es einer
               *[other] wären es { $others }
            }
        }
        [one] bringt einer von den { $all } Steinen, die { $name } haben kann, Punkte, nach { $tile } wären es { $others }
       *[other] bringen { $count } von den { $all } Steinen, die { $name } haben kann, Punkte, nach { $tile } wären es { $others }
    }.
    .brief = { $points } Punkte; Antworten: { $count } statt { $others }.
hint-why-points-fewer-fit = Das bringt { $points } Punkte, genau wie { $tile }; danach { $count ->
        [one] passt einer der { $all } Steine, die { $name } haben kann
       *[other] passen { $count } der { $all } Steine, die { $name } haben kann
    }, nach { $tile } wären es { $others }.
    .brief = { $points } Punkte; { $name }: { $count } passend statt { $others }.
hint-why-points-more-games = Das bringt { $points } Punkte, genau wie { $tile }; sonst sehe ich keinen einzelnen Grund, aber durchgespielt gewinnst du damit { $count } von 100 Spielen mehr.
    .brief = { $points } Punkte; gewinnt { $count } mehr als { $tile }.
hint-why-points-more = Das bringt { $points } Punkte, { $tile } { $less ->
        [0] keine
       *[other] nur { $less }
    }.
    .brief = { $points } Punkte, { $tile } { $less ->
        [0] keine
       *[other] nur { $less }
    }.
hint-why-points-less = Das bringt { $points } Punkte; { $tile } brächte { $more }, aber damit gewinnst du { $lead ->
        [0] nicht öfter
       *[other] seltener
    }.
    .brief = { $points } Punkte; { $tile } { $more }, aber nicht besser.
hint-why-blocks = Dann passt nur eine { $values }, und { $name } hat keine.
    .brief = { $name } hat { $none }.
hint-why-closes = Dann kann niemand mehr legen: Die Runde ist vorbei, und wer die wenigsten Augen hat, gewinnt sie. Du hast dann { $pips ->
        [0] keins
        [one] eins
       *[other] { $pips }
    }.
    .brief = Runde blockiert; deine Augen: { $pips }.
hint-why-open = Nach { $tile } könnte niemand mehr legen: Die Runde wäre vorbei, und dir { $pips ->
        [0] bliebe kein Auge.
        [one] bliebe ein Auge.
       *[other] blieben { $pips } Augen.
    }
    .brief = { $tile } blockiert; dann { $pips } Augen.
hint-why-reply-less = { $count ->
        [0] { $all ->
            [one] Dann bringt der einzige Stein, den { $name } haben kann, keine Punkte; nach { $tile } brächte er welche.
           *[other] Dann bringt keiner der { $all } Steine, die { $name } haben kann, Punkte; nach { $tile } { $others ->
                [one] wäre es einer
               *[other] wären es { $others }
            }.
        }
        [one] Dann bringt einer von den { $all } Steinen, die { $name } haben kann, Punkte; nach { $tile } wären es { $others }.
       *[other] Dann bringen { $count } von den { $all } Steinen, die { $name } haben kann, Punkte; nach { $tile } wären es { $others }.
    }
    .brief = Antworten mit Punkten: { $count } statt { $others }.
hint-why-reply = { $count ->
        [one] { $all ->
            [one] Dann bringt der einzige Stein, den { $name } haben kann, Punkte: { $points }.
           *[other] Dann bringt einer von den { $all } Steinen, die { $name } haben kann, Punkte, höchstens { $points }.
        }
       *[other] Dann bringen { $count } von den { $all } Steinen, die { $name } haben kann, Punkte, höchstens { $points }.
    }
    .brief = { $name }: { $count } von { $all } mit Punkten.
hint-why-reply-sure = Dann kann { $name } { $points } Punkte machen: Den { $tile } hat { $name } sicher.
    .brief = { $name } hat sicher { $tile }: { $points } Punkte.
hint-why-reply-most = Dann bringt ein Stein, den { $name } haben kann, höchstens { $points } Punkte; nach { $tile } wären es bis zu { $others }.
    .brief = { $name }: bis { $points } Punkte statt { $others }.
hint-why-more-games = Einen einzelnen Grund sehe ich nicht, aber durchgespielt gewinnst du damit { $count } von 100 Spielen mehr als mit { $tile }.
    .brief = Gewinnt { $count } von 100 mehr als { $tile }.
hint-why-follow = Danach könnte dein { $own } noch Punkte bringen, und zwar { $points }; nach { $tile } { $less ->
        [0] brächte keiner deiner Steine welche
       *[other] brächte keiner deiner Steine mehr als { $less }
    }.
    .brief = Danach { $own }: { $points } Punkte statt { $less }.
hint-why-last-makes = { $name } hat sicher { $own } und gewinnt damit die Runde; das bringt dann { $points ->
        [0] keine Punkte
       *[other] { $points } Punkte
    }, nach { $tile } wären es { $others ->
        [0] keine
       *[other] { $others }
    }.
    .brief = { $own }: { $points } Punkte, nach { $tile } { $others }.
hint-why-safe = Dann kann { $name } keinen Stein haben, der Punkte bringt.
    .brief = Kein Stein von { $name } punktet dann.
hint-last-fits = { $count ->
        [0] Der letzte Stein von { $name-dative } kann dann nicht passen.
       *[other] { $sure ->
            [0] { $told ->
                [0] { $name } hat nur noch einen Stein; von { $all } möglichen { $count ->
                    [one] passt
                   *[other] passen
                } dann { $few ->
                    [0] {""}
                   *[other] nur{" "}
                }{ $count ->
                    [one] einer
                   *[other] { $count }
                }. Passt er, gewinnt { $name } die Runde, und deine Augen zählen mit.
               *[other] Passt der letzte Stein von { $name-dative }, gewinnt { $name } die Runde, und deine Augen zählen mit.
            }
           *[other] Der letzte Stein von { $name-dative } passt dann auf jeden Fall: Damit gewinnt { $name } die Runde, und deine Augen zählen mit.
        }
    }
    .brief = { $count ->
        [0] Der letzte von { $name-dative } passt nicht.
       *[other] { $sure ->
            [0] Letzter von { $name-dative }: passt { $count } von { $all }.
           *[other] Der letzte von { $name-dative } passt sicher.
        }
    }
hint-why-fits = { $left ->
        [0] { $all ->
            [one] Dann passt auch dein letzter Stein, nach { $tile } nicht.
           *[other] Dann passen alle deine übrigen Steine, nach { $tile } { $others ->
                [0] keiner
                [one] nur einer
               *[other] nur { $others }
            }.
        }
       *[other] { $count ->
            [one] Dann passt einer von deinen { $all } übrigen Steinen, nach { $tile } keiner.
           *[other] Dann passen { $count } von deinen { $all } übrigen Steinen, nach { $tile } { $others ->
                [0] keiner
                [one] nur einer
               *[other] nur { $others }
            }.
        }
    }
    .brief = Passend danach: { $count } von { $all } statt { $others }.
hint-why-fewer-fit = Dann passt nur eine { $values }, und die { $count ->
        [0] hat keiner
        [one] hat einer
       *[other] haben { $count }
    } von den { $all } Steinen, die { $name } haben kann; nach { $tile } { $others ->
        [one] würde einer passen
       *[other] würden { $others } passen
    }.
    .brief = { $name }: passend { $count } statt { $others }.
hint-why-heavy = { $ties ->
        [0] Keine Punkte, aber mit { $pips ->
            [one] einem Auge
           *[other] { $pips } Augen
        } ist das dein schwerster Stein; was du am Ende noch hast, zählt für den Sieger.
       *[other] Keine Punkte, aber er hat { $pips ->
            [one] ein Auge
           *[other] { $pips } Augen
        }, und keiner deiner Steine ist schwerer; was du am Ende noch hast, zählt für den Sieger.
    }
    .brief = { $ties ->
        [0] Dein schwerster Stein: { $pips ->
            [one] ein Auge
           *[other] { $pips } Augen
        }.
       *[other] { $pips ->
            [one] Ein Auge
           *[other] { $pips } Augen
        }, keiner ist schwerer.
    }
hint-why-heavier = Keine Punkte, aber du wirst { $pips ->
        [one] ein Auge
       *[other] { $pips } Augen
    } los, mit { $tile } { $less ->
        [0] keins
       *[other] nur { $less }
    }; was du am Ende noch hast, zählt für den Sieger.
    .brief = Augen weg: { $pips }; mit { $tile }: { $less }.
hint-why-even = Keine Punkte, aber { $tile } wäre nicht besser: Mit beiden gewinnst du etwa gleich oft.
    .brief = { $tile } wäre genauso gut.
hint-why-stuck = Keiner deiner Steine hat eine { $values }.
    .brief = Du hast { $none }.
hint-tile-left = { $tile } links
hint-tile-right = { $tile } rechts
hint-tile-up = { $tile } oben
hint-tile-down = { $tile } unten
hint-why-keep = { $points ->
        [0] Kein zusätzlicher Stein bringt jetzt Punkte, und so behältst du alle { $count } zur Auswahl.
       *[other] Ein zusätzlicher Stein bringt jetzt zwar bis zu { $points } Punkte, aber so behältst du alle { $count } zur Auswahl.
    }
    .brief = { $points ->
        [0] Alle { $count } behalten; keiner punktet.
       *[other] Alle { $count } behalten, trotz { $points } Punkten.
    }
hint-next-points = { $tile } brächte jetzt { $points } Punkte, der Tipp keine.
    .brief = { $tile } bringt jetzt { $points } Punkte.
hint-next-end = Ob du ihn { $end } oder { $other } legst, ist egal: Du gewinnst etwa { $count } von 100 Spielen.
    .brief = Gleich gut: { $end } oder { $other }.
hint-alike = Ob du ihn { $ends } legst, ist egal: Diese Enden sind gleich.
    .brief = Egal, ob { $ends }.
hint-any-end = Ob du ihn { $ends } legst, ist egal.
    .brief = Egal, ob { $ends }.
hint-else-points = { $tile } brächte jetzt { $points } Punkte, gehört aber trotzdem nicht zu den zwei besten.
    .brief = { $tile } bringt { $points }, ist aber nicht besser.
hint-apart-replies = Nach { $tile } { $others ->
        [0] brächte keiner der Steine
        [one] brächte einer der Steine
       *[other] brächten { $others } der Steine
    }, die { $name } haben kann, Punkte, nach dem Tipp { $count ->
        [0] keiner
        [one] einer
       *[other] { $count }
    }.
    .brief = Punkte nach { $tile }: { $others ->
        [one] ein Stein
       *[other] { $others } Steine
    }, Tipp { $count }.
hint-apart-most = Nach { $tile } brächte ein Stein, den { $name } haben kann, höchstens { $others } Punkte, nach dem Tipp { $count ->
        [0] keine
       *[other] { $count }
    }.
    .brief = { $name } nach { $tile }: bis { $others } Punkte, Tipp { $count }.
hint-apart-fits = Nach { $tile } { $others ->
        [0] würde keiner deiner Steine passen
        [one] würde einer deiner Steine passen
       *[other] würden { $others } deiner Steine passen
    }, nach dem Tipp { $count ->
        [0] keiner
        [one] einer
       *[other] { $count }
    }.
    .brief = Passend nach { $tile }: { $others }, Tipp { $count }.
hint-apart-pips = Mit { $tile } wirst du { $others ->
        [0] kein Auge
        [one] ein Auge
       *[other] { $others } Augen
    } los, mit dem Tipp { $count ->
        [0] keins
       *[other] { $count }
    }.
    .brief = Augen weg mit { $tile }: { $others }, Tipp { $count }.
hint-apart-answers = Nach { $tile } { $others ->
        [0] würde keiner der Steine passen, die { $name } haben kann
        [one] würde einer der Steine passen, die { $name } haben kann
       *[other] würden { $others } der Steine passen, die { $name } haben kann
    }, nach dem Tipp { $count ->
        [0] keiner
        [one] einer
       *[other] { $count }
    }.
    .brief = { $name } nach { $tile }: { $others } passend, Tipp { $count }.
hint-reply-most = Von den Steinen, die { $name } haben kann, bringt keiner mehr als { $points } Punkte.
    .brief = { $name }: höchstens { $points } Punkte.
hint-fitting = { $left ->
        [0] { $all ->
            [one] Dann passt dein letzter Stein.
           *[other] Dann passen alle deine übrigen Steine.
        }
       *[other] { $count ->
            [0] { $all ->
                [one] Dann passt dein letzter Stein nicht.
               *[other] Dann passt keiner deiner { $all } übrigen Steine.
            }
            [one] Dann passt einer von deinen { $all } übrigen Steinen.
           *[other] Dann passen { $count } von deinen { $all } übrigen Steinen.
        }
    }
    .brief = Passend danach: { $count } von { $all }.
hint-drawing = { $count ->
        [0] { $all ->
            [one] Der einzige Stein, den du nicht siehst, passt nicht.
           *[other] Von den { $all } Steinen, die du nicht siehst, passt keiner.
        }
        [one] { $all ->
            [one] Der einzige Stein, den du nicht siehst, passt.
           *[other] Von den { $all } Steinen, die du nicht siehst, passt einer.
        }
       *[other] Von den { $all } Steinen, die du nicht siehst, passen { $count }.
    }
    .brief = Passend verdeckt: { $count } von { $all }.
hint-none = keine { $value }
hint-lacks = Wie alle wissen, hat { $name } { $none }.
    .brief = { $name } hat { $none }.
hint-lacks-too = { $name } hat { $none }.

# Die Stufen

levels-here = Beim Domino: leicht sucht nur bei jedem dritten Zug nach Punkten und zählt einen Pasch nur einmal.
    Normal überlegt, was der Nächste holen kann.
    Ab Stufe 7 spielt der Computer mit Steinen weiter, die du haben könntest.
    .brief = Ab 7 spielt er die Runde voraus.

# Womit man prahlt

best-domino-hand = Beste Runde: { $count } Punkte, in { $game }, { $when }.
    .brief = Beste Runde: { $count }, { $game }.
best-domino-tile = Bester Stein: { $count } Punkte, in { $game }, { $when }.
    .brief = Bester Stein: { $count }, { $game }.

# Was man am Anfang tut

help-first = Für den Anfang: Mit `züge` hörst du, welche Steine passen und was jeder bringt. Tippe einen davon.

# Überschriften über Zeilen, die man wählen kann.

choices-end = { $end ->
    [left] Linkes Ende
    [right] Rechtes Ende
    [up] Oberes Ende
   *[down] Unteres Ende
}
