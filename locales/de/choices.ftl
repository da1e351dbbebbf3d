# Die Überschriften über Zeilen, die man wählen kann, statt sie zu tippen.

choices-answer = Deine Antwort
choices-task = Deine Aufgabe
choices-moves = Dein Zug
choices-story = Der Verlauf
choices-after = Wie weiter
choices-ask = Fragen
choices-more = Mehr
choices-back = Zurück
choices-play = Spielen
choices-others = Mehr zu einem Spiel, und Gegner
choices-levels = Gegen einen Computer
choices-counts = Gegen mehrere Computer
choices-variants = Varianten
choices-about = Vor dem Spiel
choices-resume = Spiele, die warten
choices-learn = Lektionen
choices-past = Rückschau
choices-friends = Freunde
choices-table = Am Tisch
choices-propose = Ein Spiel vorschlagen
choices-topics = Themen
choices-settings = Einstellungen
