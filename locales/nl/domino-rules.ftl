# De regels van domino, per onderwerp.

word-topic-goal = bedoeling, doel van het spel
word-topic-tiles = stenen, delen
word-topic-opening = opening
word-topic-turn = beurt, pakken
word-topic-scoring = punten, telling
word-topic-hand-end = ronde, geblokkeerd, vast
word-topic-end = einde, winnen
word-topic-variants = varianten
word-topic-asking = vragen
word-topic-hints = tips

rules-domino-topic-goal = Breng de uiteinden van de rij samen op 5, 10, 15, 20 of een hoger vijfvoud: die som is meteen van jou.
    Raak als eerste al je stenen kwijt: dan leveren ook de stenen van de anderen je punten op.
    Wie het eerst 100 punten heeft, wint; met de variant doel spreek je een ander aantal af. Je speelt met 2 tot en met 5 spelers.
rules-domino-topic-tiles = Er zijn 28 stenen. Elke steen heeft twee helften met waarden van 0 tot en met 6, en elk paar waarden komt één keer voor. 5-3 is de steen met 5 en 3.
    Een steen met twee gelijke helften, zoals 6-6, heet een dubbele.
    Met z'n tweeën krijgt ieder 7 stenen, anders 5. De rest is de voorraad en ligt dicht.
rules-domino-topic-opening = Wie de hoogste dubbele heeft, opent de ronde ermee. Dat gaat vanzelf.
    Heeft niemand een dubbele, dan opent de steen met de hoogste som; bij een gelijke som de steen met de hoogste helft, dus 6-3 vóór 5-4.
    Wie geopend heeft, mag meteen nog een steen aanleggen, of passen met `pas`. Daarvoor pak je niet. Beide stenen tellen mee voor punten.
    Zo begint elke ronde, wie de vorige ook gewonnen heeft.
rules-domino-topic-turn = Om de beurt legt ieder een steen aan een uiteinde van de rij, links of rechts. De helften die elkaar raken, hebben dezelfde waarde.
    Wie kan leggen, moet leggen en mag niet pakken.
    Wie niet kan leggen, pakt uit de voorraad, steen voor steen, tot er één past. Die moet je leggen; alleen het uiteinde mag je kiezen. De voorraad mag daarbij opraken.
    Is de voorraad leeg, dan past wie niet kan leggen.
    Hoeveel stenen iemand pakt, hoort iedereen; welke, hoort niemand.
    Ik pak en pas voor je. Na `automatisch uit` doe je dat zelf, met `pak` en `pas`.
rules-domino-topic-scoring = Na elke steen worden de twee uiteinden opgeteld. Een dubbele aan een uiteinde telt met beide helften.
    Een som van 5, 10, 15, 20 enzovoort is voor wie de steen gelegd heeft. Nul is niets.
    Uiteinden 4 en 6 geven 10. Dubbel 4 en dubbel 6 geven 20. Dubbel 5 en 3 maken 13, dus geen punten.
    Bij een dubbele die alleen ligt, telt elke helft één keer: dubbel 5 geeft 10. Een enkele steen die geen dubbele is, heeft zijn twee helften als uiteinden.
rules-domino-topic-hand-end = Wie het eerst geen stenen meer heeft, beëindigt de ronde en wint die. De ogen in elke andere hand worden opgeteld en afgerond op het dichtstbijzijnde veelvoud van 5: 17 wordt 15, 18 wordt 20. Al die punten krijgt de winnaar.
    Is de voorraad leeg en kan niemand leggen, dan is de ronde geblokkeerd en meteen voorbij. Wie de minste ogen heeft, zonder afronden, wint en krijgt de afgeronde ogen van de anderen. Hebben meerdere spelers de minste, dan krijgt niemand iets.
    Aan het eind van een ronde worden alle stenen getoond. Daarna wordt de volgende gedeeld.
rules-domino-topic-end = Wie 100 punten heeft, wint meteen, ook midden in een ronde. De stenen in de handen tellen dan niet meer mee, ook niet als het met je laatste steen gebeurt.
    Wie opgeeft, beëindigt het spel voor iedereen. Van de anderen wint wie voorstaat; bij gelijke punten delen ze de winst.
rules-domino-topic-variants = doel 60: een ander aantal punten, een veelvoud van 5, van 5 tot en met 1000. Bijvoorbeeld `speel domino doel 60`.
    spinner: tegen de eerste dubbele van een ronde mag je aan alle vier de kanten leggen, eerst links en rechts, dan boven en onder.
    Zolang minder dan twee stenen de spinner raken, telt hij als dubbele; ligt hij alleen op tafel, dan telt elke helft één keer. Zijn beide uiteinden bedekt, dan telt hij zelf niet meer.
    Een kant, boven of onder, telt zodra er een steen ligt. Alle open uiteinden worden opgeteld; dat kunnen er vier zijn.
rules-domino-topic-asking = Typ `uiteinden` voor de uiteinden en hun som, `rij` voor alle stenen van links naar rechts.
    Typ `hand` voor je stenen en welke passen, `zetten` voor wat elke steen zou opleveren, en `wat als 53 links` voor wat deze zou opleveren.
    Typ `kijk 5` om te horen hoeveel stenen met 5 er liggen, welke dicht zijn en wie er zeker geen had. Wie daarna gepakt heeft, kan er weer één hebben; daar houd ik rekening mee.
    Typ `voorraad`, `aantal` of `punten` voor de rest, `stand` voor alles samen.
rules-domino-topic-hints = Een dubbele raak je het moeilijkst kwijt; leg hem vroeg.
    Een dubbele aan een uiteinde telt twee keer. Soms maakt juist die de som een vijfvoud.
    Wie net gepakt heeft, had geen van de waarden aan de uiteinden. Laat die uiteinden open, dan moet er misschien weer gepakt worden.
