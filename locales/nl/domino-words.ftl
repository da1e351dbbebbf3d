# De woorden die je bij domino kunt typen: word-ID, het gewone eerst; explain-ID zegt wat een opdracht doet.

# Woorden achter een opdracht

word-left = links
word-right = rechts
word-up = boven
word-down = onder
word-double = dubbel, dubbele
word-if = als

# Varianten, achter het woord speel

word-target = doel, tot
word-spinner = spinner

# Opdrachten

word-look = kijk, bekijk
explain-look = { $words }: wat er van een waarde, een steen of een uiteinde bekend is, bijvoorbeeld `kijk 5`, `kijk 53`, `kijk links`.
word-hand = hand, mijn stenen, wat heb ik
explain-hand = { $words }: je stenen, welke ervan passen, en hun ogen.
word-ends = uiteinden, kanten
explain-ends = { $words }: de uiteinden van de rij en hun som.
word-line = rij, slang, tafel, lijn
explain-line = { $words }: alle stenen op tafel, van links naar rechts.
word-stock = voorraad, pot
explain-stock = { $words }: hoeveel stenen er nog te pakken zijn.
word-counts = aantal, stenen
explain-counts = { $words }: hoeveel stenen iedereen heeft.
word-what = wat, probeer
explain-what = { $words }: wat een steen zou opleveren, bijvoorbeeld `wat als 53 links`, of `wat 53`.
word-lay = leg, leggen, aanleggen, zet, speel, spelen
explain-lay = { $words }: legt een steen aan, bijvoorbeeld `leg 5-3 links`. `53 l` alleen is genoeg, of `53` als het uiteinde duidelijk is.
word-draw = pak, pakken, trek, trekken, neem, nemen, koop, kopen
explain-draw = { $words }: pakt een steen, als je dat zelf doet; zie `automatisch`.
word-pass = pas, passen
explain-pass = { $words }: je legt geen extra steen; of je past omdat je niet kunt leggen, als je dat zelf doet; zie `automatisch`.
word-auto = automatisch
explain-auto = { $words }: of ik voor je pak en pas als je niets te kiezen hebt. Typ `automatisch aan`, of `automatisch uit`.
