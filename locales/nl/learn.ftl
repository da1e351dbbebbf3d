# Lessen: wat eromheen hoort. Wat elke les zegt, staat in de bestanden van het spel.

learn-offer = Nieuw hier? Typ `{ $command } sniff`, dan leer je in vijf minuten het eerste spel.
    .brief = Nieuw hier? Typ `{ $command } sniff`.
    .prompt = Nieuw? `{ $command } sniff`
learn-games = Je kunt { $count } spellen leren:
    .brief = { $count } spellen om te leren:
learn-item = `{ $command } { $game }`: { $count ->
        [one] 1 les
       *[other] { $count } lessen
    }, { $learnt ->
        [0] nog geen gedaan
       *[other] { $learnt } gedaan
    }.
    .brief = `{ $command } { $game }`: { $learnt } van { $count }.
learn-begun = Bij { $game } ben je in les { $number } en heb je { $done } van de { $count } stappen gedaan.
    .brief = Les { $number }, gedaan { $done } van { $count }.
games-learnt = Lessen gedaan: { $games }.
    .brief = Geleerd: { $games }.
learn-known = { $game } { $learnt } van { $count }
learn-begin = Je leert { $game }: les { $number } van { $lessons }, met { $count } stappen.
    .brief = Je leert { $game }, les { $number } van { $lessons }.
    .prompt = Les { $number }.
learn-words = Typ `opnieuw` om de opdracht nog eens te horen, `waarom` voor uitleg, `overslaan` voor de volgende stap, `stoppen` om de les te verlaten.
    .brief = `Opnieuw`, `waarom`, `overslaan`, `stoppen`.
learn-help = Wat je hier verder kunt typen: `hulp alles`. De regels: `regels`.
    .brief = `Hulp alles`, `regels`.
learn-step = Stap { $number } van { $count }.
    .brief = { $number } van { $count }.
    .prompt = { $number } van { $count }.
learn-other = Dat mag, maar het is niet de opdracht. Het is teruggedraaid.
    .brief = Mag, maar niet gevraagd. Terug.
    .prompt = Teruggedraaid.
learn-left = { $number ->
        [0] Je verlaat de les. Typ `{ $command } { $game }` om hem opnieuw te beginnen.
       *[other] Je hebt { $number } van de { $count } stappen gedaan. Typ `{ $command } { $game }` om daar verder te gaan.
    }
    .brief = { $number } van { $count }: `{ $command } { $game }`.
learn-over = Les { $number } zit erop. { $left ->
        [0] Het was de laatste van { $game }.
       *[other] Typ `{ $command } { $game }` voor de volgende.
    }
    .brief = Les { $number } gedaan. { $left ->
        [0] Het was de laatste.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Les { $number } gedaan.
learn-over-skipped = Les { $number } is uit; je hebt { $skipped } van de { $count } stappen overgeslagen. { $left ->
        [0] Het was de laatste van { $game }.
       *[other] Typ `{ $command } { $game }` voor de volgende.
    }
    .brief = Les { $number }: { $skipped } overgeslagen. { $left ->
        [0] Het was de laatste.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Les { $number } uit.
learn-skipped = In les { $number } heb je stappen overgeslagen. `{ $command } { $game } { $number }` geeft hem nog eens.
    .brief = Les { $number }: niet alles.
    .prompt = Les { $number }: niet alles.
learn-play = Nu een heel spel, tegen de makkelijkste computer? `Ja` of `nee`; Enter is nee.
    .brief = Nu een heel spel? `Ja` of `nee`.
    .prompt = Een spel?
learn-leave-sure = De les verlaten? Wat je gedaan hebt, telt. `Ja` of `nee`; Enter is nee.
    .brief = Stoppen? `Ja` of `nee`.
    .prompt = Stoppen?
learn-none = { $count ->
        [0] Voor { $game } zijn er nog geen lessen.
        [one] Voor { $game } is er 1 les. Typ `{ $command } { $game }`.
       *[other] Voor { $game } zijn er { $count } lessen. Typ `{ $command } { $game }`, of daarachter een getal van 1 tot { $count }.
    }
    .brief = Lessen van { $game }: { $count }.
    .prompt = { $count } lessen.
learn-surplus = "{ $word }" hoort hier niet. Typ `{ $command } { $game }`, of daarachter het nummer van een les.
    .brief = Typ `{ $command } { $game }`.
learn-spoilt = Deze les werkt niet. Dat is een fout in het programma.
    .brief = Deze les werkt niet.
learn-not-kept = Hoe ver je bent, kan niet worden bewaard.
    .brief = Je stand kan niet worden bewaard.
