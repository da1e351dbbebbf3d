# Die Lektionen von Sniff: worum es geht (lesson-), wie es steht (scene-), was zu tun ist (step-), warum und wie (why-), und was
# daraus wurde (well-, other-).

# Suchen

lesson-search = Der Computer hat in einem Labyrinth mit 5 mal 5 Feldern, A1 bis E5, einen Schatz versteckt. Die Mauern siehst du nicht. Du findest sie, indem du fragst.
    .brief = Finde den Schatz hinter den Mauern.
step-enter = Du stehst draußen, auf Feld 0 neben der Spalte E. Frag nach einem Feld dieser Spalte: tippe `E4`.
    .brief = Du bist draußen auf 0. Tippe `E4`.
    .prompt = Tippe `E4`.
why-enter = Von Feld 0 aus kannst du nach E1, E2, E3, E4 oder E5 fragen. Steht keine Mauer dazwischen, gehst du hinein. Tippe `E4`.
step-wall = Nach einer freien Antwort darfst du noch einmal fragen. Tippe `D4`, das Feld neben E4.
    .brief = Frei: frag noch einmal. Tippe `D4`.
    .prompt = Noch einmal: `D4`.
why-wall = Jede Antwort verrät dir etwas, auch eine Mauer. Fragen kannst du nach jedem Feld neben deinem. Tippe `D4`.
well-wall = Eine Mauer beendet deinen Zug. Ich merke sie mir für dich. Danach sucht der Computer in deinem Labyrinth.
    .brief = Eine Mauer beendet deinen Zug.
other-done = Damit würdest du eine Frage verschenken. Nach einer freien Antwort hast du noch eine. Es ist zurückgenommen.
    .brief = Du hast noch eine Frage. Zurück.
step-walls = Du bist wieder dran. Tippe `mauern`, und du hörst, welche du gefunden hast.
    .brief = Du bist dran. Tippe `mauern`.
    .prompt = Tippe `mauern`.
why-walls = Merken musst du dir nichts: `mauern` nennt die Mauern, `wege` die offenen Wege, `stand` alles. Das kostet keinen Zug.
step-round = Geh um die Mauer herum, mit zwei Feldern in einer Zeile: tippe `E3 D3`.
    .brief = Zwei Felder auf einmal: `E3 D3`.
    .prompt = Tippe `E3 D3`.
why-round = Mehrere Felder in einer Zeile werden nacheinander gefragt, bis eine Antwort nicht frei ist. Tippe `E3 D3`.
other-one = Einzeln geht es auch. Probier hier beide in einer Zeile; es ist zurückgenommen.
    .brief = Beide in eine Zeile, bitte. Zurück.
step-look = Was weißt du über das Feld, auf dem du stehst? Tippe `schau D3`.
    .brief = Was ist um dich herum? Tippe `schau D3`.
    .prompt = Tippe `schau D3`.
why-look = So hörst du zu einem Feld die Mauern, die offenen Wege und was du noch nicht versucht hast. Tippe `schau D3`.
step-hint = Wenn du nicht weiterweißt, frag mich, mit dem Wort `tipp`.
    .brief = Hol dir Rat: `tipp`.
    .prompt = Hol dir Rat: `tipp`.
why-hint = Ein Tipp sagt, was ein starker Spieler täte, und warum. Er kostet nichts. Das Wort dafür: `tipp`.
well-hint = Im Spiel erfährst du danach mit dem Wort warum noch mehr. Und jetzt verrate ich etwas: der Schatz liegt gleich nebenan.
    .brief = Ich verrate: der Schatz ist nebenan.
step-find = Der Schatz liegt auf C3. Hol ihn dir: tippe `C3`.
    .brief = Er liegt auf C3. Tippe `C3`.
    .prompt = Hol ihn: `C3`.
why-find = Wer den Schatz zuerst findet, gewinnt. Du stehst auf D3, und C3 liegt daneben. Tippe `C3`.
well-find = Mehr brauchst du zum Suchen nicht. Am Ende hörst du immer, welcher Weg der kürzeste war.
    .brief = Suchen kannst du jetzt.
