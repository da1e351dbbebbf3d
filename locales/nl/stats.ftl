
# Wat er tot nu toe gespeeld is, in cijfers

stats-none = Je hebt nog geen spel uitgespeeld. Typ `{ $command } sniff` om te beginnen.
    .brief = Nog niets uitgespeeld. `{ $command } sniff`?
    .prompt = Nog niets gespeeld.
stats-none-of = Van { $game } heb je nog geen spel uitgespeeld. Typ `{ $command } { $game }` om te beginnen.
    .brief = Nog geen van { $game }.
    .prompt = Nog geen.
stats-all = { $count ->
        [one] 1 spel uitgespeeld
       *[other] { $count } spellen uitgespeeld
    }: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } gelijk.
    }
    .brief = { $count } spellen: { $won } winst, { $lost } verlies.
stats-of = { $name }: { $count ->
        [one] 1 spel uitgespeeld
       *[other] { $count } spellen uitgespeeld
    }, { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } gelijk.
    }
    .brief = { $name }: { $won } van de { $count } gewonnen.
stats-level = Tegen niveau { $level }: { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, { $won } gewonnen.
    .brief = Niveau { $level }: { $won } van { $count }.
stats-levels = Tegen computers van verschillende niveaus: { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, { $won } gewonnen.
    .brief = Diverse niveaus: { $won } van { $count }.
stats-people = Met andere mensen: { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, { $won } gewonnen.
    .brief = Met mensen: { $won } van { $count } gewonnen.
stats-row = De langste reeks zeges: { $count }.
    .brief = Langste reeks zeges: { $count }.
stats-row-goes-on = Die reeks loopt nog.
    .brief = Hij loopt nog.
stats-row-won = De laatste { $count } heb je gewonnen.
    .brief = De laatste { $count }: gewonnen.
stats-row-lost = De laatste { $count } heb je verloren.
    .brief = De laatste { $count }: verloren.
stats-unknown = { $count ->
        [one] Van 1 spel weet ik niet wie je was, want er zat meer dan één speler aan het toetsenbord. Zeg me hoe je heet, zoals met `{ $command } Anna`, dan telt het mee.
       *[other] Van { $count } spellen weet ik niet wie je was, want er zat meer dan één speler aan het toetsenbord. Zeg me hoe je heet, zoals met `{ $command } Anna`, dan tellen ze mee.
    }
    .brief = { $count } zonder jou: `{ $command } Anna`?
stats-unread = { $count ->
        [one] 1 uitgespeeld spel is niet te lezen. Met `{ $games }` hoor je welk.
       *[other] { $count } uitgespeelde spellen zijn niet te lezen. Met `{ $games }` hoor je welke.
    }
    .brief = { $count } niet te lezen: `{ $games }`.
stats-more = Meer over één spel: `{ $command } { $game }`.
    .brief = Meer: `{ $command } { $game }`.
