# Wat de pagina in de browser uit zichzelf zegt, rond wat het programma zegt.

page-line = Je regel
page-send = Invoeren
page-log = Wat er gezegd is
page-choices = Wat je nu kunt doen
page-import = Spellen uit een bestand halen
page-notices = Wiens werk er in snuffel zit (opent een nieuw tabblad)
page-unkept = Je browser heeft dit niet bewaard. De opslag is vol of afgesloten. Staat hierboven dat iets bewaard is, dan klopt dat nog niet.
page-unlasting = Je browser gooit je spellen misschien weg als je lang niet komt. Typ `exporteer` met een naam, dan krijg je ze als bestand.
page-ended = snuffel is afgelopen.
page-begin = Opnieuw beginnen
page-after-choice = Na een keuze naar de eerste van de volgende gaan
page-share = Link naar deze tafel delen
page-shared = De link is gekopieerd.
