# Die Regeln von Spion, nach Themen.

word-topic-goal = ziel
word-topic-board = brett, ring, felder
word-topic-setup = aufbau, anfang
word-topic-turn = zug
word-topic-passes = scheine, passierscheine
word-topic-fight = zoff, pläne
word-topic-grey = graue, spionin
word-topic-bazong = bazong
word-topic-traps = fallen, würfel, fallenwürfel
word-topic-traitor = verräter, entlarven, fröhn
word-topic-end = schluss, gewinnen
word-topic-hints = tipps

rules-spion-topic-goal = In jeder Botschaft liegt ein Bazong, das geheimste aller Geheimnisse. Bring ein feindliches in eine Botschaft deiner Seite, und du gewinnst.
    Oder werde reich: Zu viert gewinnt eine Seite mit zusammen 37 Zillionen, zu zweit gewinnt man mit 25.
    Zu viert spielen Schwarz und Schwarz-Rot zusammen gegen Weiß und Weiß-Blau, zu zweit Schwarz gegen Weiß. Schwarz fängt an.
rules-spion-topic-board = Das Brett ist ein Ring. Im Uhrzeigersinn liegen die Botschaften von Schwarz, Weiß, Schwarz-Rot und Weiß-Blau, mit je vier Feldern dazwischen. Zu zweit sind es die Botschaften von Schwarz und Weiß und zweimal vier Felder.
    Felder heißen nach Seite und Schritt, im Uhrzeigersinn. Seite 1 geht von Schwarz nach Weiß: 1.1, 1.2, 1.3, 1.4. Dann kommen Seite 2, 3 und 4, zu zweit Seite 2 zurück nach Schwarz.
    Spione von Schwarz und Schwarz-Rot gehen nur im Uhrzeigersinn, die von Weiß und Weiß-Blau nur dagegen. Keiner kehrt um. Von einer feindlichen Botschaft sind es fünf Schritte weiter bis zu einer der eigenen Seite.
    Alfred-Felder sind 1.2, 2.3, 3.2 und 4.3; zu zweit 1.2 und 2.3. Dort kann jeder Feind die Nummer eines Spions sehen.
    Außerhalb des Rings hat jeder einen Kerker.
rules-spion-topic-setup = Alle haben drei Spione, A, B und C, mit den Nummern 1 bis 3, vom Zufall verteilt. Die Buchstaben sind bekannt, die Nummer kennt nur, wem der Spion gehört. D ist ein Ersatzspion ohne Nummer; er kommt später ins Spiel, wenn überhaupt.
    Alle haben je 10 der 60 Zillionen, der Rest ist in der Kohlenkiste, hier kurz Kasse. Die Kasse zahlt, was sie hat.
    Vor dem Spiel sagst du geheim, wer in deinem Kerker wartet; die beiden anderen beginnen in der Botschaft. Und du schreibst eine Nummer in deinen heißen Umschlag, kurz Umschlag: Der Spion mit dieser Nummer ist der Verräter deines Feindes, auch Fröhn genannt. Schwarz und Weiß schreiben füreinander, Schwarz-Rot und Weiß-Blau auch. Den eigenen Verräter kennt man nicht.
    Die Stapel von Schwarz und Weiß mit je 11 Passierscheinen, kurz Scheinen, werden einmal gemischt. Zu viert benutzt jede Seite einen Stapel gemeinsam.
rules-spion-topic-turn = Bevor du ziehst, in beliebiger Reihenfolge, wenn du magst: Spione freikaufen für je eine Zillion, eine Falle stellen, einmal Würfe mit dem Fallenwürfel bezahlen.
    Ein freigekaufter Spion kommt in deine Botschaft, wo nie mehr als zwei von dir sind; er darf im selben Zug gehen. Stehen dort Feinde, greift er sie an; ein weiterer Zug wird damit nicht verdient.
    Dann zieh: Ein Spion geht ein Feld weiter, oder du nimmst den ersten, zweiten oder dritten Schein von oben, ohne hinzusehen, und tust, was er sagt.
    Ein Weg endet genau so viele Felder weiter, wie der Schein sagt. Vorbei darf man an Spionen und durch Botschaften, an Fallen nicht. Kann keiner von dir so weit gehen, passiert nichts. Welcher Spion geht, bestimmst du.
    In der eigenen Botschaft kannst du nicht landen, solange zwei von dir darin sind, außer wenn du damit gewinnst.
    Manchmal ziehst du nochmals: einmal, wie viele Gründe es auch gibt. Sind alle deine Spione im Kerker und du hast kein Geld, kannst du noch Scheine nehmen.
rules-spion-topic-passes = Ein Stapel hat 11 Passierscheine, kurz Scheine. Dreimal Fahr: Geh 2 Felder. Zweimal Flitz: Geh 3. Einmal Düs: Geh 4. Einmal Gähn: nichts.
    Einmal Scheck: 3 Zillionen aus der Kasse.
    Einmal Ansicht: Sieh dir die Nummer irgendeines feindlichen Spions an, dann zieh nochmals.
    Einmal Schluchz: Jedes feindliche Bazong, das deine Spione tragen, kommt wieder heim.
    Einmal Lechz: Die graue Spionin hilft dir.
    Der Schein, den du nimmst, und die darüber kommen in ihrer Reihenfolge unter den Stapel. Der Kreislauf bleibt also immer gleich, und mit `stapel` hörst du, was davon gesehen wurde. Mit der Variante ohne Notizen musst du es dir selbst merken: `spiele spion ohne-notizen`.
rules-spion-topic-fight = Ein Spion, der zu Feinden kommt, greift sie nacheinander an, in der Reihenfolge, die du wählst, bis er verliert oder keiner mehr da ist. Wer dazwischen entlarvt wird, muss nicht mehr besiegt werden.
    Beide wählen geheim Plan A, B oder C. Gleicher Plan: Wer verteidigt, gewinnt. Verschiedene: Wer angreift.
    Wer verliert, zahlt eine Zillion an den Sieger, und der besiegte Spion kommt in seinen Kerker. Alle sehen seine Nummer. Ein Bazong, das er trug, bekommt der Sieger.
    Gewinnt dein Angreifer, und steht dort keiner mehr von den Feinden, ziehst du nochmals.
    Wer eine Zillion schuldet und keine hat, ist draußen; dann bekommt auch niemand eine.
rules-spion-topic-grey = Die graue Spionin kommt für einen Zug. Steht eine Falle auf dem Brett, muss sie eine räumen; du wählst, welche.
    Dann muss sie einen feindlichen Spion außerhalb von Botschaften und Kerkern angreifen, wenn einer da ist; du wählst, welchen, und den Plan.
    Verliert sie, zahlst du eine Zillion, verlierst aber keinen Spion. Gewinnt sie, bekommst du eine Zillion, der Spion kommt mit gezeigter Nummer in den Kerker, ein Bazong, das er trug, bleibt auf dem Feld liegen, und du ziehst nochmals.
rules-spion-topic-bazong = Um ein feindliches Bazong zu nehmen, lande genau auf seiner Botschaft und besiege alle Feinde dort. Du bekommst 5 Zillionen aus der Kasse und ziehst nochmals. Für eines, das du einem Spion abnimmst, bekommst du nichts, auch nicht in der Botschaft, aus der es kommt.
    Ein Bazong auf einem Feld gehört dem nächsten Spion irgendeiner Seite, der dort landet. Was erst im Zoff nach der Landung liegen bleibt, wartet auf den nächsten Spion.
    Ein Spion trägt eines. Kommt ein zweites dazu, wählst du, welches er behält; das andere bleibt auf dem Feld, oder kommt heim, wenn es eine Botschaft ist.
    Bring ein feindliches Bazong in eine Botschaft deiner Seite, in der alle Feinde besiegt sind, und du gewinnst. Auch ein Spion, der eine Botschaft seiner Seite verteidigt und im Zoff ein feindliches Bazong gewinnt, gewinnt das Spiel; ebenso einer, der es dort gleich nach dem Freikauf gewinnt.
    Ein Bazong der eigenen Seite kommt heim, wenn sein Träger auf einer Botschaft eurer Seite landet oder es dort im Zoff gewinnt. Damit ist nichts gewonnen.
rules-spion-topic-traps = Es gibt drei fiese Fallen: Schlange, Magnet, Flasche. Keiner kommt an einer vorbei oder auf ihr Feld, auch du nicht.
    Eine darfst du pro Zug stellen, für 2 Zillionen, auf ein Feld ohne Spion, Falle und Bazong, nie in eine Botschaft, und nur solange irgendein Bazong nicht in seiner Botschaft ist. Eines, das ein Spion trägt, gilt als unterwegs, selbst in der Botschaft, aus der es kommt.
    Der Fallenfutsch-Würfel, kurz Fallenwürfel, räumt Fallen: ein Wurf für 1, zwei für 3 oder drei für 5 Zillionen, vorher bezahlt. Eine geworfene Schlange räumt den Magneten, ein Magnet die Flasche, eine Flasche die Schlange, wo sie auch steht. Jede der drei kommt in einem von drei Würfen. Geworfen wird, so oft bezahlt ist, solange noch eine Falle steht. Danach ziehst du noch.
rules-spion-topic-traitor = Die Nummer eines Feindes erfährst du, wenn er besiegt wird, durch den Schein Ansicht, oder solange er auf einem Alfred-Feld steht. Dort darfst du hinsehen, wann immer du etwas zu tun hast; keiner merkt es. Ist er weitergegangen, bevor du konntest, darfst du bis zum Ende deines nächsten Zuges noch hinsehen.
    Wer den Verräter aus dem eigenen Umschlag kennt, darf ihn entlarven: im eigenen Zug vor dem Ziehen, nach einem eigenen Zoff, und wenn ein Spion dieses Feindes seinen Weg mit einem Bazong beendet. Dann frage ich dich, wenn du ihn kennst: nach einem Zoff zuerst den, der verloren hat, dann den, der gewonnen hat. Mit `fragen alle` frage ich auch sonst, mit `fragen aus` nie.
    Richtig: Der Verräter fliegt aus dem Spiel, und dein Ersatzspion bekommt seinen Platz und sein Bazong. Das ist kein Weg: kein Zoff, nichts wird aufgehoben, und alle, die dort stehen, lassen einander in Ruhe, bis jemand landet. Das Bazong bleibt beim Spion, auch in einer Botschaft: Dort ist damit nichts gewonnen, und es kommt nicht heim. War er im Kerker, kommt dein Ersatzspion in deinen. Wird ein Spion entlarvt, während er geht, zieht seine Farbe nicht nochmals.
    Falsch: Du bist draußen, mit allen Spionen, und mit deinem Bazong, wenn es daheim ist. Die Nummer des Spions, den du genannt hast, wird allen gezeigt, und wer mit dir spielt, bekommt den Umschlag; sonst sieht ihn niemand. Wer den Umschlag erbt, wird zu dem Spion, der gerade geht, nicht mehr gefragt, auch nicht nach dessen Zoff. Wer erbt und keinen Ersatzspion mehr hat, nimmt den Verräter nur aus dem Spiel.
    Der Ersatzspion hat keine Nummer und kann nicht entlarvt werden. Hat ein Verräter ein feindliches Bazong in eine Botschaft seiner Seite gebracht, ist es zu spät.
rules-spion-topic-end = Das Spiel ist sofort aus, wenn eine Seite ein feindliches Bazong in einer ihrer Botschaften hat, oder genug Zillionen, oder wenn die andere Seite niemanden mehr hat. Wer aufgibt, verliert das Spiel für die eigene Seite.
    Wer draußen ist, zahlt alle Zillionen in die Kasse. Das eigene Bazong verlässt das Spiel, wenn es daheim ist; sonst bleibt es, und wenn es heimkommt, kann man es wieder nehmen. Ein Bazong einer anderen Seite, das die Spione trugen, bleibt auf dem Feld, und die Botschaft zählt weiter für die Seite.
    Nach 11 Runden, in denen kein Spion gegangen und keine Zillion gewandert ist, gewinnt die reichere Seite; bei gleich vielen niemand.
rules-spion-topic-hints = Greif an, wenn du kannst: Wer angreift, gewinnt in zwei von drei Fällen.
    Mit einem Bazong geh lieber mit einem Schritt aus der Botschaft, als einen Schein zu nehmen: Hinter dir könnte jemand freigekauft werden.
    Mit `voraus A` hörst du, was nahe ist, und von wem dein Spion einen Angriff fürchten muss, mit `stand` den ganzen Ring in deiner Laufrichtung.
    Sieh dir die Nummer von jedem Feind auf einem Alfred-Feld an; zwei Nummern verraten dir die dritte.
