# Was die Kommandozeile sagt.

usage = snuffel: Brettspiele für Ohr und Fingerspitzen.
    Alle Befehle und Optionen gehen auch auf Deutsch, in den Wörtern des Vorraums: snuffel spiele sniff leicht, snuffel lernen sniff, snuffel einladen domino, snuffel mitspielen, snuffel fortsetzen, snuffel übersicht, snuffel statistik, snuffel hilfe einladen.
    snuffel allein: öffnet den Vorraum, in dem du alles Weitere tippst.
    snuffel play SPIEL: beginnt ein Spiel. Spiele: sniff, domino, schnuff, scout, spion.
    snuffel host SPIEL: öffnet einen Tisch für Freunde, die weit weg sind, und sagt fünf Wörter für sie. snuffel join WÖRTER: setzt dich an einen Tisch, zu dem du fünf Wörter bekommen hast. snuffel listen WÖRTER: hört dort nur zu.
    snuffel learn SPIEL: bringt dir ein Spiel bei, indem du es spielst; mit einer Zahl diese Lektion. snuffel learn: sagt, welche es gibt.
    snuffel games: sagt, welche Spiele da sind, jedes mit seiner Nummer. snuffel 2: nimmt das mit der Nummer 2 wieder auf.
    snuffel resume: setzt das letzte Spiel fort; dahinter kann eine Nummer, ein Name oder ein Spiel wie sniff stehen.
    snuffel replay DATEI: erzählt ein aufgezeichnetes Spiel.
    snuffel review DATEI: geht deine Züge durch, die in einem aufgezeichneten Spiel am meisten gekostet haben.
    snuffel verify DATEI: prüft, ob der Zufall in einem Spiel mit Freunden von weit weg ehrlich war.
    snuffel friends: sagt, wer deine Freunde sind. snuffel unfriend NAME: vergisst, wer von ihnen so heißt. snuffel invitations on: solange das Programm offen ist, können sie dich einladen.
    snuffel delete NAME: löscht ein Spiel, nach einer Frage.
    snuffel stats SPIEL: erzählt, wie deine Spiele davon ausgingen, und deine besten Ergebnisse; ohne SPIEL, wie alle ausgingen.
    snuffel export DATEI: schreibt alles Gespeicherte in eine neue Datei. snuffel import DATEI: holt daraus, was noch nicht hier ist. snuffel forget SPIEL: löscht alle Spiele davon, ohne SPIEL alle überhaupt, nach einer Frage.
    snuffel rules SPIEL: sagt die Regeln nach Themen.
    snuffel what is WORT: sagt, was ein Wort bedeutet, das du gehört hast, etwa galopp.
    snuffel simulate SPIEL: lässt Computer gegeneinander spielen und sagt, wie gut sie sind.
    snuffel page: öffnet snuffel in deinem Browser.
    snuffel check: sagt, was snuffel hier vorfindet, zum Mitschicken, wenn du eine Frage hast.
    snuffel check sprache ORDNER: prüft die Übersetzung in einem Ordner.
    snuffel help BEFEHL: sagt mehr über play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate oder page.
    Optionen, vor oder hinter dem Befehl:
    --lang de, nl oder en: die Sprache.
    --words brief, normal oder full: wie viele Worte; --level brief heißt dasselbe.
    --width N: bricht Zeilen nach höchstens N Zeichen um, 20 bis 500; off lässt sie, wie sie sind. Ohne Angabe gilt auto: so breit wie das Terminal.
    --spell plain oder letters: E4 oder Emil 4.
    --plain: liest einfache Zeilen, ohne Zeileneditor.
    --braille N: das Ergebnis steht in der Eingabezeile, für eine Braillezeile mit N Zellen, 20 bis 80; 0 ist aus.
    --speech: liest alles mit der Stimme des Systems vor. --speech=off: schweigt. --speech="tempo 40, stimme 2": sagt auch, wie, in den Worten von `hilfe sprechen`.
    --thinking N: die Computer denken höchstens N Millisekunden nach, 10 bis 60000; bei 0 so lange, wie sie brauchen.
    --strength N: wie gut Computer spielen, wenn du keine Stufe nennst, 1 bis 9; --level N ist dasselbe.
    --tell on oder off: ob nach den Zügen der anderen ungefragt etwas gesagt wird.
    --name NAME: wie du für andere heißt, 1 bis 12 Buchstaben und Ziffern; off für keinen Namen.
    --pace step oder all: ob die Züge mehrerer Computer einzeln kommen, mit jedem Enter einer. Vorgabe: all.
    --bell on oder off: ob das Terminal klingelt, wenn du nach langem Warten dran bist. Vorgabe: off.
    --sounds quiet, loud oder off: kurze Klänge für das, worauf du wartest, etwa dass du dran bist. Vorgabe: off.
    --relays A B: die Server, über die sich Programme finden, ihre Adressen mit Leerzeichen dazwischen und alle zusammen in Anführungszeichen; public für die öffentlichen. Vorgabe: public.
    --page-address ADRESSE: die Seite im Browser, auf die Links zu deinen Tischen führen; off für die, die das Programm selbst kennt. Vorgabe: off.
    --tutor on oder off: ob ich vor einem Zug, der dich viel kostet, nachfrage. Vorgabe: off.
    --seed N: derselbe Startwert ergibt dasselbe Spiel; jede Revanche hat die nächste Zahl.
    --data ORDNER: speichert Spiele, Einstellungen und Getipptes in diesem Ordner.
    --help: dieser Text. --version: die Version.
usage-play = snuffel spiele SPIEL oder snuffel play SPIEL: beginnt ein Spiel. Spiele: sniff, domino, schnuff, scout, spion.
    --seats A,B: wer spielt, in der Reihenfolge der Plätze. human, human:Anna, easy, normal, hard oder level-1 bis level-9. Vorgabe: human,normal.
    Wie im Vorraum gehen die Wörter auch ohne Striche und auf Deutsch: snuffel domino 3 schwer spinner.
    --players N: wie viele spielen; wo niemand genannt ist, sitzen Computer.
    Varianten von sniff: --gallop --warm-hot --way-out --holes N --blind --dogs --size 4x4 --non-stop --tournament 7 --count 3. Was sie sind: snuffel rules sniff varianten.
    Varianten von domino: --target 60 --spinner. Was sie sind: snuffel rules domino varianten.
    Varianten von schnuff: --strict --short --tournament 3. Was sie sind: snuffel rules schnuff varianten.
    Varianten von scout: --no-hints --by-hand --tournament 7. Was sie sind: snuffel rules scout varianten.
    Variante von spion: --no-notes. Was sie ist: snuffel rules spion scheine.
    Jedes Spiel: --tournament 7 spielt ein Turnier, --no-hints schaltet tipp ab.
    Ist kein human dabei, spielen die Computer ein ganzes Spiel.
    Alle anderen Optionen: snuffel --help.
usage-host = snuffel einladen SPIEL oder snuffel host SPIEL: öffnet einen Tisch, zu dem Freunde von weit weg mit fünf Wörtern kommen; ohne Spiel einen, an dem ihr redet und Spiele zusammen aussucht. Dahinter steht dasselbe wie bei play: snuffel help play.
    fern oder fern:Ben: ein Platz für jemanden, der weit weg ist; ohne das sind es alle Plätze, die übrig sind. --table: wer einlädt, hat selbst keinen Platz.
    --patience N: wer angestupst wird, hat N Minuten Zeit für eine Antwort, 1 bis 60, ehe sich die anderen auf einen Computer einigen können. Sonst sind es 2.
    --listeners: andere dürfen nur zuhören, mit snuffel listen und den fünf Wörtern. Am Tisch erlaubst du es mit `zuhörer an` und verbietest es mit `zuhörer aus`.
    --relay-only: alles geht über ein Relay, und niemand am Tisch erfährt deine Adresse.
    --relay URL: über dieses Relay. --no-relay: ganz ohne Server; dann sagt --bind IP:PORT, wo man dich findet.
    Alle anderen Optionen: snuffel --help.
usage-join = snuffel mitspielen WÖRTER oder snuffel join WÖRTER: setzt dich an den Tisch, zu dem die fünf Wörter oder der Link gehören.
    --relay-only und --relay URL wie bei snuffel help host. --no-relay --address IP:PORT: direkt dorthin, ganz ohne Server.
    Alle anderen Optionen: snuffel --help.
usage-listen = snuffel mithören WÖRTER oder snuffel listen WÖRTER: hört an dem Tisch, zu dem die fünf Wörter gehören, nur zu, wenn man dich lässt. Du erfährst, was alle wissen.
    Die Optionen wie bei snuffel help join.
usage-learn = snuffel lernen SPIEL oder snuffel learn SPIEL: bringt dir ein Spiel bei, indem du es spielst, in kurzen Lektionen, von da an, wo du warst. Spiele: sniff, domino, schnuff, scout, spion.
    snuffel learn SPIEL 2: gibt die zweite Lektion. snuffel learn: sagt, welche Lektionen es gibt und welche du gelernt hast.
    Alle Optionen: snuffel --help.
usage-games = snuffel übersicht oder snuffel games: sagt, welche Spiele da sind, die letzten zehn wartenden und die letzten zehn beendeten, jedes mit seiner Nummer.
    snuffel games all: sagt alle.
    snuffel games 2 oder snuffel 2: nimmt das mit der Nummer 2 wieder auf oder erzählt es, wenn es beendet ist.
    Alle Optionen: snuffel --help.
usage-resume = snuffel fortsetzen oder snuffel resume: setzt das letzte Spiel fort, das wartet.
    snuffel resume NAME: setzt das Spiel dieses Namens fort, etwa sniff-3, oder das mit dieser Nummer; mit sniff das letzte von sniff.
    Bei einem Spiel, zu dem du eingeladen hast: --bind IP:PORT, --no-relay, --relay URL, --relay-only und --listeners, wie bei snuffel help host. Ohne sie kommen die Gäste wie vorher.
    Alle Optionen: snuffel --help.
usage-replay = snuffel nacherzählen DATEI oder snuffel replay DATEI: erzählt ein aufgezeichnetes Spiel, in jeder Sprache, mit jedem Enter einen Zug. Wo niemand tippen kann, alles auf einmal.
    DATEI ist eine Datei, der Name eines Spiels, etwa sniff-3, seine Nummer, oder sniff für das letzte beendete von sniff.
    snuffel replay DATEI --brf: schreibt, wie das Spiel lief, als Buch in Braille für Brailledrucker, so wie du es gehört hast. Ist das Spiel zu Ende, schreibt --as Ben es so, wie Ben es gehört hat. Mit --contracted wird es Kurzschrift. Braucht liblouis.
    Alle Optionen: snuffel --help.
usage-review = snuffel rückblick DATEI oder snuffel review DATEI: geht in einem beendeten Spiel deine Züge durch, die am meisten gekostet haben, und sagt, was besser gewesen wäre, mit jedem Enter einen.
    DATEI ist eine Datei, der Name eines Spiels, etwa sniff-3, seine Nummer, oder sniff für das letzte beendete von sniff. Ohne sie ist es das letzte beendete Spiel.
    Alle Optionen: snuffel --help.
usage-verify = snuffel nachprüfen DATEI oder snuffel verify DATEI: prüft an der Aufzeichnung eines Spiels mit Freunden von weit weg, ob der Zufall ehrlich war.
    DATEI ist eine Datei, der Name eines Spiels, etwa domino-3, seine Nummer, oder domino für das letzte beendete von domino.
    Rückgabewert 0: er war ehrlich. 1: er war es nicht, oder die Aufzeichnung zeigt es nicht.
    Alle Optionen: snuffel --help.
usage-friends = snuffel freunde oder snuffel friends: sagt, wer deine Freunde sind und ob sie dich einladen können.
    Freunde findest du am Tisch: freund Ben.
    Alle Optionen: snuffel --help.
usage-unfriend = snuffel entfreunden NAME oder snuffel unfriend NAME: vergisst, wer von deinen Freunden so heißt.
    Alle Optionen: snuffel --help.
usage-invitations = snuffel einladungen oder snuffel invitations: sagt, ob Freunde dich einladen können. Mit snuffel invitations on können sie es, solange das Programm offen ist, mit snuffel invitations off nicht mehr.
    Hinter on können die Optionen stehen, die snuffel help join nennt, dazu --bind IP:PORT.
    Alle Optionen: snuffel --help.
usage-delete = snuffel lösche NAME oder snuffel delete NAME: löscht das Spiel dieses Namens, etwa sniff-3, oder dieser Nummer, nach einer Frage.
    Ob es wartet oder beendet ist: Danach ist es für immer weg.
    Alle Optionen: snuffel --help.
usage-stats = snuffel statistik oder snuffel stats: erzählt, wie viele Spiele du beendet hast und wie sie ausgingen.
    snuffel stats SPIEL: erzählt mehr über die Spiele dieser Art: gegen wen, die längste Siegesserie, die besten Ergebnisse.
    Alle Optionen: snuffel --help.
usage-export = snuffel exportiere DATEI oder snuffel export DATEI: schreibt alles Gespeicherte in eine neue Datei: Spiele, Labyrinthe, Gelerntes, Einstellungen, Freunde und den Schlüssel, an dem sie dich erkennen. Getippte Zeilen sind nicht dabei.
    Eine Datei, die es schon gibt, wird nicht überschrieben.
    Alle Optionen: snuffel --help.
usage-import = snuffel importiere DATEI oder snuffel import DATEI: holt aus einer Datei, die export geschrieben hat, was noch nicht hier ist.
    Spiele, die anderswo weitergegangen sind, gehen hier weiter, und nichts von hier geht verloren. Andere Einstellungen kommen nur nach einer Frage.
    Alle Optionen: snuffel --help.
usage-forget = snuffel vergiss oder snuffel forget: löscht alle gespeicherten Spiele, ob sie warten oder beendet sind, nach einer Frage.
    snuffel forget SPIEL: löscht nur die Spiele dieser Art.
    Labyrinthe, Freunde und Einstellungen bleiben. Was gelöscht ist, kommt nicht wieder.
    Alle Optionen: snuffel --help.
usage-rules = snuffel regeln SPIEL oder snuffel rules SPIEL: sagt, welche Themen die Regeln haben.
    snuffel rules SPIEL THEMA: sagt dieses Thema. Das Thema alle sagt alles.
    snuffel rules SPIEL --brf: schreibt die Regeln und alle Befehle als Buch in Braille für Brailledrucker; mit --contracted dazu in Kurzschrift. Braucht liblouis.
    Alle Optionen: snuffel --help.
usage-what = snuffel was ist WORT oder snuffel what is WORT: sagt, was ein Wort bedeutet, das du in einem Spiel oder vom Programm gehört hast: snuffel was ist galopp.
    Alle Optionen: snuffel --help.
usage-simulate = snuffel simuliere SPIEL oder snuffel simulate SPIEL --seats A,B: lässt Computer wortlos gegeneinander spielen und sagt, wer wie oft gewinnt.
    --seats A,B: wer spielt. easy, normal, hard, level-1 bis level-9, random oder ein einfacher Spieler des Spiels. Auf jeder Ausgangslage tauschen sie die Plätze, bis jeder auf jedem saß.
    --games N: wie viele Spiele; Vorgabe: 1000. --seed N: Vorgabe: 1.
    --json: die Zahlen für ein Programm, in einer Zeile, mit den Siegern jeder Ausgangslage. --against DATEI: um wie viel besser als in dieser Datei, die eine Simulation derselben Ausgangslagen mit --json geschrieben hat, vielleicht mit einer anderen Version von snuffel.
    Die Varianten des Spiels wie bei play: snuffel help play.
    Alles auch auf Deutsch: snuffel simuliere sniff --plätze leicht,schwer --spiele 100 --galopp.
    Alle anderen Optionen: snuffel --help.
usage-page = snuffel page: öffnet snuffel in deinem Browser und bietet es nur auf diesem Rechner an, bis du es mit Strg-C beendest.
    snuffel page ORDNER: nimmt die Seite aus diesem Ordner.
    Alle Optionen: snuffel --help.
usage-check = snuffel selbsttest oder snuffel check: sagt, was snuffel hier vorfindet, zum Mitschicken, wenn du eine Frage hast.
    snuffel check sprache ORDNER: prüft die Übersetzung in einem Ordner.
    Alle Optionen: snuffel --help.
usage-help = snuffel hilfe BEFEHL oder snuffel help BEFEHL: sagt mehr über play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate oder page.
    snuffel help --brf: schreibt all das und die Wörter des Vorraums als Buch in Braille für Brailledrucker, snuffel help BEFEHL --brf nur das Kapitel über diesen Befehl; mit --contracted in Kurzschrift. Braucht liblouis.
    Alle Optionen: snuffel --help.
page-served = snuffel ist jetzt in deinem Browser: { $address }. Das geht, solange dieses Programm läuft. Mit Strg-C ist Schluss.
page-nowhere = Die Seite ist hier nicht installiert. Aus den Quellen baut sie crates/page/build; oder nenne ihren Ordner: snuffel page ORDNER.
page-not-there = In { $file } ist keine Seite.
page-port = Die Seite kann nicht angeboten werden: Port { $port } ist belegt. Vielleicht läuft sie schon.
page-not-built = In diesem Programm ist die Seite nicht enthalten.
cli-unknown-argument = Die Option "{ $word }" gibt es nicht. Siehe snuffel --help.
cli-unknown-subcommand = Den Befehl "{ $word }" gibt es nicht. Siehe snuffel --help.
cli-game = SPIEL
cli-file = DATEI
cli-missing-argument = Es fehlt { $word }. Siehe snuffel --help.
cli-missing-value = Es fehlt der Wert von { $word }. Siehe snuffel --help.
cli-twice = { $word } steht zweimal da. Siehe snuffel --help.
cli-not-text = Eines der Argumente ist kein Text. Siehe snuffel --help.
cli-misuse = Die Argumente sind nicht zu verstehen. Siehe snuffel --help.
cli-wrong-lang = --lang { $value } geht nicht. Möglich sind { $codes }.
cli-wrong-level = --level { $value } geht nicht. Möglich sind brief, normal und full, oder für Computer eine Stufe von 1 bis 9.
cli-level-either = --level normal kann zweierlei heißen. Tippe --words normal dafür, wie viel gesagt wird, oder --strength normal dafür, wie gut Computer spielen.
cli-wrong-width = --width { $value } geht nicht. Möglich ist eine Zahl von 20 bis 500, auto oder off.
cli-wrong-spell = --spell { $value } geht nicht. Möglich sind plain und letters.
cli-wrong-braille = --braille { $value } geht nicht. Möglich ist eine Zahl von 20 bis 80, oder 0.
cli-wrong-speech = --speech { $value } verstehe ich nicht. Schreib --speech, --speech=off, oder wie gesprochen werden soll, etwa --speech="tempo 40, tonhöhe -20".
cli-wrong-thinking = --thinking { $value } geht nicht. Möglich ist eine Zahl von 10 bis 60000, oder 0.
cli-wrong-strength = --strength { $value } geht nicht. Möglich ist eine Stufe von 1 bis 9.
cli-wrong-pace = --pace { $value } geht nicht. Möglich sind step und all.
cli-wrong-bell = --bell { $value } geht nicht. Möglich sind on und off.
cli-wrong-sounds = --sounds { $value } geht nicht. Möglich sind quiet, loud und off.
cli-wrong-relays = --relays { $value } geht nicht. Möglich sind Adressen von Servern und public.
cli-wrong-page-address = --page-address { $value } geht nicht. Möglich sind die Adresse einer Seite und off.
cli-wrong-tutor = --tutor { $value } geht nicht. Möglich sind on und off.
cli-unwritten = Die Antwort ließ sich nicht auf die Standardausgabe schreiben. Vielleicht ist die Platte voll.
cli-wrong-name = --name { $value } geht nicht. Möglich sind 1 bis 12 Buchstaben und Ziffern.
cli-wrong-number = "{ $value }" ist keine Nummer eines Spiels. Siehe snuffel games.
cli-wrong-tell = --tell { $value } geht nicht. Möglich ist on, off, oder not und was fehlen soll.
cli-wrong-seed = --seed { $value } geht nicht. Möglich ist eine ganze Zahl ab 0.
cli-wrong-games = --games { $value } geht nicht. Möglich ist eine ganze Zahl ab 1.
