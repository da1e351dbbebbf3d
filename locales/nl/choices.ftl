# De koppen boven regels die je kunt kiezen in plaats van typen.

choices-answer = Jouw antwoord
choices-task = Jouw opdracht
choices-moves = Jouw zet
choices-story = Het verloop
choices-after = Hoe verder
choices-ask = Vragen
choices-more = Meer
choices-back = Terug
choices-play = Spelen
choices-others = Meer over een spel, en tegenstanders
choices-levels = Tegen één computer
choices-counts = Tegen meer computers
choices-variants = Varianten
choices-about = Voor het spel
choices-resume = Spellen die wachten
choices-learn = Lessen
choices-past = Terugkijken
choices-friends = Vrienden
choices-table = Aan tafel
choices-propose = Een spel voorstellen
choices-topics = Onderwerpen
choices-settings = Instellingen
