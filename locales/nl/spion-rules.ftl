# De regels van Spion, per onderwerp.

word-topic-goal = doel
word-topic-board = bord, ring, velden
word-topic-setup = opbouw, begin
word-topic-turn = beurt
word-topic-passes = passen
word-topic-fight = gevecht, plannen
word-topic-grey = grijs, spionne
word-topic-bazong = bazong
word-topic-traps = vallen, dobbelsteen
word-topic-traitor = verrader, ontmaskeren
word-topic-end = einde, winnen
word-topic-hints = tips

rules-spion-topic-goal = In elke ambassade ligt een bazong, het geheimste van alle geheimen. Breng een vijandelijke naar een ambassade van jouw kant, en je wint.
    Of word rijk: met z'n vieren wint een kant met samen 37 ziljoen, met z'n tweeën win je met 25.
    Met z'n vieren spelen Zwart en Zwart-rood samen tegen Wit en Wit-blauw, met z'n tweeën Zwart tegen Wit. Zwart begint.
rules-spion-topic-board = Het bord is een ring. Met de klok mee liggen de ambassades van Zwart, Wit, Zwart-rood en Wit-blauw, met telkens vier velden ertussen. Met z'n tweeën zijn het de ambassades van Zwart en Wit en twee keer vier velden.
    Velden heten naar zijde en stap, met de klok mee. Zijde 1 loopt van Zwart naar Wit: 1.1, 1.2, 1.3, 1.4. Dan komen zijde 2, 3 en 4, met twee spelers zijde 2 terug naar Zwart.
    Spionnen van Zwart en Zwart-rood gaan alleen met de klok mee, die van Wit en Wit-blauw alleen ertegenin. Niemand keert om. Van een vijandelijke ambassade zijn het vijf stappen naar de volgende van je eigen kant.
    Alfred-velden zijn 1.2, 2.3, 3.2 en 4.3; met twee spelers 1.2 en 2.3. Daar kan elke vijand het nummer van een spion zien.
    Buiten de ring heeft iedereen een kerker.
rules-spion-topic-setup = Iedereen heeft drie spionnen, A, B en C, met de nummers 1 tot en met 3, door het lot verdeeld. De letters zijn bekend, het nummer kent alleen wie de spion heeft. D is een reservespion zonder nummer; die komt pas later in het spel, of helemaal niet.
    Iedereen heeft 10 van de 60 ziljoen, de rest is in de bank. De bank betaalt wat ze heeft.
    Vóór het spel zeg je in het geheim wie in je kerker wacht; de andere twee beginnen in de ambassade. En je schrijft een nummer in je envelop: de spion met dat nummer is de verrader van je vijand. Zwart en Wit schrijven voor elkaar, Zwart-rood en Wit-blauw ook. Je eigen verrader ken je niet.
    De stapels van Zwart en Wit met elk 11 passen worden één keer geschud. Met z'n vieren gebruikt elke kant samen een stapel.
rules-spion-topic-turn = Vóór je eerste zet, in elke volgorde, als je wilt: spionnen vrijkopen voor elk 1 ziljoen, een val zetten, vallen ruimen met de valdobbelsteen.
    Een vrijgekochte spion komt in je ambassade, waar nooit meer dan twee van jou mogen zijn; hij mag in dezelfde beurt gaan. Staan daar vijanden, dan valt hij ze aan; een extra zet verdien je daar niet mee.
    Dan je zet: een spion doet een stap van één veld, of je neemt de eerste, tweede of derde pas van boven, zonder te kijken, en doet wat die zegt.
    Je loopt precies zoveel velden als de pas zegt. Langs spionnen en door ambassades mag, langs vallen niet. Kan niemand van jou zo ver komen, dan gebeurt er niets. Welke spion gaat, bepaal jij.
    In je eigen ambassade kun je niet landen zolang er twee van jou in zijn, behalve als je daarmee wint.
    Soms ga je nog een keer: één keer, hoeveel redenen er ook zijn. Met al je spionnen in de kerker en geen geld kun je nog passen nemen.
rules-spion-topic-passes = Een pas is een paspoort, geen stap. Een stapel heeft 3 keer rit, 2 velden; 2 keer sprint, 3 velden; 1 keer vlucht, 4 velden; 1 keer gaap, niets.
    1 keer cheque: 3 ziljoen van de bank.
    1 keer kijkje: bekijk het nummer van een vijandelijke spion, en ga nog een keer.
    1 keer snik: elke vijandelijke bazong die jouw spionnen dragen, gaat weer naar huis.
    1 keer hijg: de grijze spionne helpt je.
    De pas die je neemt en de passen erboven gaan in hun volgorde onder de stapel. De passen komen dus altijd in dezelfde volgorde terug, en met `stapel` hoor je welke al gezien zijn. Met de variant zonder-notities moet je het zelf onthouden: `speel spion zonder-notities`.
rules-spion-topic-fight = Een spion die bij vijanden komt, valt ze één voor één aan, in de volgorde die jij kiest, tot hij verliest of er niemand meer is. Wie tussendoor ontmaskerd wordt, hoeft niet verslagen te worden.
    Jullie kiezen allebei in het geheim plan A, B of C. Hetzelfde plan: wie verdedigt, wint. Verschillende plannen: wie aanvalt.
    Wie verliest, betaalt 1 ziljoen aan de winnaar, en de verslagen spion gaat naar zijn kerker. Iedereen ziet zijn nummer. Een bazong die hij droeg, is voor de winnaar.
    Wint jouw aanvaller en zijn daar geen vijanden meer, dan ga je nog een keer.
    Wie een ziljoen schuldig is en niets heeft, ligt eruit; dan krijgt de winnaar niets.
rules-spion-topic-grey = De grijze spionne helpt je één zet lang. Staat er een val op het bord, dan moet ze er één ruimen; jij kiest welke.
    Dan moet ze een vijandelijke spion buiten ambassades en kerkers aanvallen, als die er is; jij kiest welke, en het plan.
    Verliest ze, dan betaal je 1 ziljoen, maar je verliest geen spion. Wint ze, dan krijg je 1 ziljoen en ga je nog een keer. De spion gaat naar de kerker, iedereen hoort zijn nummer, en een bazong die hij droeg, blijft op het veld liggen.
rules-spion-topic-bazong = Om een vijandelijke bazong te pakken, land je precies in zijn ambassade en versla je daar alle vijanden. Je krijgt 5 ziljoen van de bank en gaat nog een keer. Een bazong die je van een spion wint, levert niets op, ook niet in de ambassade waar hij vandaan komt.
    Een bazong op een veld is voor de volgende spion, van welke kant ook, die daar landt. Wat in de gevechten van een landing blijft liggen, wacht op de volgende spion.
    Een spion draagt er één. Komt er een tweede bij, dan kies je welke hij houdt; de andere blijft op het veld, of gaat naar huis als het een ambassade is.
    Breng een vijandelijke bazong naar een ambassade van jouw kant, waar alle vijanden verslagen zijn, en je wint. Ook een spion die een ambassade van zijn kant verdedigt en daarbij een vijandelijke bazong wint, wint het spel; een spion die hem daar meteen na het vrijkopen wint, ook.
    Een bazong van je eigen kant gaat naar huis als de drager in een ambassade van jullie kant landt, of hem daar in een gevecht wint. Daarmee is niets gewonnen.
rules-spion-topic-traps = Er zijn drie vallen: slang, magneet, fles. Niemand komt erlangs of erin, jij ook niet.
    Je mag er één per beurt zetten, voor 2 ziljoen, op een veld zonder spion, val en bazong, nooit in een ambassade, en alleen zolang er een bazong niet in zijn ambassade is. Wat een spion draagt, geldt als onderweg, zelfs in de ambassade waar het vandaan komt.
    De valdobbelsteen ruimt vallen: 1, 2 of 3 worpen voor 1, 3 of 5 ziljoen, vooraf betaald. Een slang ruimt de magneet, een magneet de fles, een fles de slang, waar die ook staat. Elk van de drie komt gemiddeld één op de drie keer boven. Er wordt zo vaak gegooid als er betaald is, zolang er nog een val staat. Daarna doe je nog je zet.
rules-spion-topic-traitor = Het nummer van een vijand hoor je als hij verslagen wordt, met de pas kijkje, of zolang hij op een Alfred-veld staat. Daar mag je kijken zodra jij aan de beurt bent; niemand merkt het. Is hij verder gegaan voordat je kon, dan mag je nog kijken tot je volgende beurt voorbij is.
    Ken je de verrader uit je envelop, dan mag je hem ontmaskeren: in je beurt vóór een zet, na een gevecht van jou, en als een spion van die vijand met een bazong gelopen heeft.
    Na een gevecht en bij zo'n bazong vraag ik het je vanzelf, na een gevecht eerst wie verloren heeft, dan wie gewonnen heeft. Met `vragen alles` vraag ik het zo vaak als het kan, met `vragen uit` nooit.
    Goed: de verrader gaat uit het spel, en jouw reservespion krijgt zijn plaats en zijn bazong.
    Dat telt niet als lopen: geen gevecht, er wordt niets opgeraapt, en wie daar staat, laat de anderen met rust tot er iemand landt. De bazong blijft bij de spion, ook in een ambassade: daar is er niets mee gewonnen, en hij gaat niet naar huis.
    Zat de verrader in de kerker, dan gaat jouw reservespion naar jouw kerker. Een lopende spion die ontmaskerd wordt, gaat niet nog een keer.
    Fout: je ligt eruit, met alle spionnen, en met je bazong als die thuis is. Het nummer wordt aan iedereen getoond, en wie met jou speelt, krijgt de envelop; verder ziet niemand hem.
    Over een spion die nog loopt, vraag ik de erfgenaam niets, ook niet na zijn gevechten. Wie erft en geen reservespion meer heeft, haalt de verrader alleen weg.
    De reservespion heeft geen nummer en kan niet ontmaskerd worden. Heeft een verrader een vijandelijke bazong al in een ambassade van zijn kant gebracht, dan is het te laat.
rules-spion-topic-end = Het spel is meteen afgelopen als een kant een vijandelijke bazong in een van zijn ambassades heeft, of genoeg ziljoenen, of als de andere kant niemand meer heeft. Wie opgeeft, verliest het spel voor zijn hele kant.
    Wie eruit ligt, betaalt alle ziljoenen aan de bank. De eigen bazong verlaat het spel als die thuis is; anders blijft hij, en als hij thuiskomt, kan hij weer gepakt worden. Een bazong van een andere kant die de spionnen droegen, blijft op het veld, en de ambassade telt nog voor de kant.
    Na 11 rondes waarin geen spion gelopen heeft en geen ziljoen van eigenaar gewisseld is, wint de rijkste kant; bij evenveel niemand.
rules-spion-topic-hints = Val aan als je kunt: wie aanvalt, wint twee van de drie keer.
    Ga met een bazong liever met een stap uit de ambassade dan met een pas: achter je kan iemand vrijgekocht worden.
    Typ `vooruit A` om te horen wat er dichtbij is en welke vijanden je spion kunnen aanvallen, `stand` voor de hele ring in jouw looprichting.
    Bekijk elke vijand op een Alfred-veld; twee nummers verraden je het derde.
