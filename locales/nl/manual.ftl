# De handleidingpagina: wat er staat naast wat de opdrachtregel zegt. Koppen staan in hoofdletters, zoals op andere
# handleidingpagina's.

manual-title = Spellen
manual-head-name = NAAM
# Achter "snuffel -", in de lijst van alle handleidingpagina's: zonder hoofdletter en zonder punt.
manual-about = gezelschapsspellen op gehoor en met je vingertoppen
manual-head-synopsis = SAMENVATTING
manual-synopsis = snuffel [OPTIES] [OPDRACHT]
manual-head-description = BESCHRIJVING
manual-description = snuffel heeft vijf gezelschapsspellen, voor wie met een schermlezer of een brailleleesregel werkt en voor iedereen die graag al typend en luisterend speelt. Je typt een zet, zoals E4, en elke verandering hoor je in korte regels.
    Zonder iets erachter opent snuffel de lobby, waarin je alles typt. Met hulp hoor je altijd wat er kan. Elke zet wordt meteen bewaard.
    Opdrachten en opties mogen in het Nederlands, Duits en Engels.
manual-head-subcommands = OPDRACHTEN
manual-head-options = OPTIES
manual-options = Ze mogen voor of achter de opdracht staan.
manual-head-lobby = IN DE LOBBY
manual-lobby = Dit kun je daar typen. Wat er in een spel kan, hoor je daar met hulp alles.
manual-head-files = BESTANDEN
manual-files = Spellen en getypte regels staan in je thuismap onder .local/share/snuffel, instellingen onder .config/snuffel. Met de variabelen XDG_DATA_HOME en XDG_CONFIG_HOME kies je een andere plek.
    Met --data MAP staat alles in die map. Staat er naast het programma een bestand dat portable heet, dan komt alles daarnaast in de map data.
    Spellen zijn tekstbestanden. Dit blijft allemaal staan als het programma verwijderd wordt.
manual-head-environment = OMGEVINGSVARIABELEN
manual-environment = LC_ALL, LC_MESSAGES, LANG: de eerste hiervan die een waarde heeft, bepaalt de taal zolang je er geen gekozen hebt.
    TERM: is de waarde dumb, dan worden regels zonder regeleditor gelezen.
    SPEECHD_ADDRESS: waar speech-dispatcher te vinden is, als dat niet op de gewone plek is.
manual-head-status = AFSLUITSTATUS
manual-status = 0: alles ging goed.
    1: wat je vroeg, is er niet of is beschadigd, of de uitvoer kon niet geschreven worden.
    2: de argumenten waren niet te begrijpen.
