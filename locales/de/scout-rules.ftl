# Die Regeln von Scout, nach Themen.

word-topic-goal = ziel
word-topic-board = brett, labyrinth
word-topic-cards = karten, hecken
word-topic-setup = aufbau
word-topic-turn = zug, schieben
word-topic-moving = gehen, pflicht
word-topic-end = ende, sieg
word-topic-several = mehrere, drei, vier
word-topic-options = varianten, optionen
word-topic-readings = lesarten
word-topic-asking = fragen
word-topic-hints = tipps, hinweise

rules-scout-topic-goal = Bring alle deine Scouts durch das Labyrinth auf die Grundlinie gegenüber. Wer dort zuerst alle hat, gewinnt.
    Die Hecken sind auf Karten, die geschoben werden; so ändert sich das Labyrinth mit jedem Zug.
rules-scout-topic-board = Das Brett hat 18 Spalten, A bis R von links nach rechts, und 24 Reihen, 1 bis 24 von Süden nach Norden: 432 Löcher, in denen Scouts stehen.
    Unter den Löchern liegen Karten in acht Schächten, die quer laufen. Ein Schacht ist drei Reihen hoch: Schacht 1 liegt unter den Reihen 1 bis 3, Schacht 8 unter 22 bis 24.
    In einem Schacht liegen sechs Karten, jede unter drei mal drei Löchern. Die erste liegt unter den Spalten A bis C, die letzte unter P bis R.
    Links und rechts, Norden und Süden sind für alle gleich: Links ist Spalte A, Süden ist Reihe 1.
    Die Scouts stecken in der Platte darüber. Wenn ein Schacht gleitet, bleiben sie, wo sie sind; nur die Hecken wandern.
rules-scout-topic-cards = Es gibt 49 verschiedene Karten, 48 im Brett und eine übrige. Nach allen kann man jederzeit fragen.
    Eine Karte hat Hecken zwischen ihren Löchern und an ihren Außenseiten. Zwischen zwei Karten ist der Weg nur offen, wenn keine von beiden dort eine Hecke hat. Der Rand des Bretts ist zu.
    Die Drehung einer Karte ist 0, 90, 180 oder 270 Grad im Uhrzeigersinn, von oben gesehen mit dem Süden unten, für beide Seiten gleich.
    Auf einer Karte heißen die Löcher A bis C von Westen und 1 bis 3 von Süden.
rules-scout-topic-setup = Zu zweit sitzt ihr im Süden und im Norden. Das Los füllt das Brett und sagt, wer anfängt.
    Abwechselnd setzt ihr je vier Scouts, einen nach dem anderen, in freie Löcher der eigenen Grundlinie: Reihe 1 im Süden, Reihe 24 im Norden. Sie werden der Reihe nach nummeriert.
    Dann kommt die Eröffnung: Wer anfängt, geht mit den eigenen Scouts so weit wie gewünscht, danach die andere Seite.
rules-scout-topic-turn = Ein Zug hat drei Teile.
    Vor dem Schub: Du darfst mit deinen Scouts gehen. Im allerersten Zug des Spiels fällt das weg.
    Der Schub: Du musst die übrige Karte, beliebig gedreht, von links oder rechts in einen Schacht schieben, in dem ein Scout von dir steht, der noch nicht am Ziel ist. Die Karte am anderen Ende fällt heraus und ist die nächste übrige.
    Nach dem Schub: Du darfst noch einmal gehen.
    Den letzten Schub darf man nicht rückgängig machen, also nicht von der anderen Seite in denselben Schacht schieben.
    Du darfst auch gleich schieben; damit ist der Teil vor dem Schub zu Ende.
rules-scout-topic-moving = Ein Scout geht von Loch zu Loch, nach Norden, Osten, Süden oder Westen, so weit du willst, nie über eine Hecke, nie auf oder über einen anderen Scout. In einer Phase darf jeder deiner Scouts gehen, in beliebiger Reihenfolge, so oft du willst.
    Ein Weg endet im ersten Loch der Grundlinie gegenüber. Der Scout ist dann am Ziel und geht nie wieder.
    Die Pflicht: Wenn zu Beginn einer Phase einer deiner Scouts mit einem Weg der Grundlinie gegenüber näher kommen könnte, dann muss am Ende der Phase mindestens einer näher stehen als am Anfang. Näher zählt nur Reihen. Wie weit er geht, ist deine Sache.
    Eine Phase, in der keiner deiner Scouts gehen kann, fällt aus.
rules-scout-topic-end = Wer alle Scouts am Ziel hat, gewinnt sofort, auch in der Eröffnung oder vor dem Schieben; geschoben wird dann nicht mehr.
    Eine Runde ist leer, also ohne Fortschritt, wenn an ihrem Ende niemand weniger Reihen vor sich hat als am Ende der eigenen bisher besten Runde. Nach 20 leeren Runden nacheinander gewinnt, wer die wenigsten Reihen vor sich hat; liegen mehrere gleichauf, ist es unentschieden.
    Wer aufgibt, verliert. Von den anderen gewinnt, wer vorne liegt; liegen mehrere gleichauf, gewinnen sie gemeinsam.
    Für das nächste Spiel wird das Brett neu gefüllt, und ihr fangt abwechselnd an.
rules-scout-topic-several = Zu dritt oder zu viert hat jeder zwei Scouts: `spiele scout 4`. Das Brett füllt immer das Los.
    Vier sitzen im Uhrzeigersinn: Südwesten, Nordwesten, Nordosten, Südosten. Je zwei teilen sich eine Grundlinie und setzen abwechselnd.
    Zu dritt sagt das Los, wer allein sitzt, und ob im Süden oder im Norden. Diese Scouts stehen auf den äußersten Löchern, A und R.
    Gespielt und gesetzt wird im Uhrzeigersinn. Vor dem ersten Schub gehen alle. Wer zuerst beide Scouts am Ziel hat, gewinnt.
rules-scout-topic-options = von-hand: Zwei Spieler legen ihre Karten selbst. Ihr bekommt je 24 Karten und füllt die Hälfte, die rechts von euch liegt: im Süden die Spalten J bis R, im Norden A bis I. Abwechselnd legt ihr eine Karte, in einen Schacht mit Platz, beliebig gedreht. Die erste Karte eines Schachts kommt nach innen, die dritte an den Rand. Mit `auffüllen` überlässt du den Rest dem Los.
    ohne-tipps: Die Wörter vorschläge und tipp helfen dann nicht. Was ein einzelner Schub bewirken würde, kann man trotzdem fragen.
    turnier 7: eine ungerade Zahl von Spielen. Jeder Sieg ist ein Punkt.
rules-scout-topic-readings = Die alten Regeln lassen manches offen. Hier gelten sie so:
    Für die Pflicht genügt ein Scout, der näher steht, gleich welcher und wie weit.
    Einen Schub darf man nicht zurücknehmen, und ein Scout am Ziel gibt kein Recht zu schieben; sonst nähmen viele Spiele kein Ende.
    Die Reihen nach der Eröffnung zählen wie die einer Runde.
    Die letzten 48 Wege einer Phase kann man zurücknehmen, einen Schub nicht.
    Die Zeichnung der alten Karten ist verloren. Unsere haben fünf Hecken innen und sieben außen, auf jeder Seite ein offenes Loch, und keine zwei sind in irgendeiner Drehung gleich.
rules-scout-topic-asking = `scouts`: wo alle stehen. Noch 18 Reihen, kann um 4 näher kommen: So viele Reihen fehlen ihm, und mit einem Weg kommt er 4 Reihen näher.
    `reichweite`: wie weit deine kommen. Kann 4 Reihen näher kommen, nach D10; erreichbar sind 14 Löcher: D10 liegt in der nächsten Reihe, in die er kommt, und 14 Löcher kann er erreichen.
    `hindernis 3`: was Scout 3 aufhält. In Reihe 9: Hecken von Schacht 3 und 4 bei G. Das heißt, in Reihe 9 kommt er nach G, und nördlich davon haben beide Karten eine Hecke.
    `reihe 9`: welche Löcher zusammenhängen. J bis O: Von J nach O ist keine Hecke dazwischen. Dann die Buchstaben, von denen es weitergeht.
    `karte`: die Buchstaben und Zahlen, an denen jede Seite der übrigen Karte offen ist, dann ihre drei Reihen von Norden.
    `versuche 5`: wem jeder Schub in Schacht 5 wie viele Reihen bringt. `versuche 5 links 90`: für welche Scouts sich die nächste Reihe ändert.
rules-scout-topic-hints = Frag zuerst `scouts`, dann `hindernis` für den, der am weitesten hinten ist, dann etwa `versuche 5` mit einem Schacht, der dort genannt wird.
    Halte deine Scouts in verschiedenen Schächten: Jeder Schacht mit einem Scout ist einer mehr zum Schieben.
    Ein Schub, der dir hilft, kann anderen mehr helfen; sie gehen, bevor sie schieben.
