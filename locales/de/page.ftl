# Was die Seite im Browser von sich aus sagt, rund um das, was das Programm sagt.

page-line = Deine Zeile
page-send = Eingeben
page-log = Was gesagt wurde
page-choices = Was du jetzt tun kannst
page-import = Spiele aus einer Datei holen
page-notices = Wessen Arbeit in snuffel steckt (öffnet einen neuen Tab)
page-unkept = Dein Browser hat das nicht gespeichert. Sein Speicher ist voll oder gesperrt. Steht davor, dass etwas gespeichert ist, so stimmt das noch nicht.
page-unlasting = Dein Browser löscht deine Spiele vielleicht, wenn du lange nicht hier bist. Tippe `export` und einen Namen, dann bekommst du sie als Datei.
page-ended = snuffel ist zu Ende.
page-begin = Neu beginnen
page-after-choice = Nach einer Wahl gleich zur ersten neuen Wahl springen
page-share = Link zu diesem Tisch teilen
page-shared = Der Link ist kopiert.
