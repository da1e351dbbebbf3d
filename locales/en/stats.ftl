
# What has been played so far, in numbers

stats-none = You have not finished any game yet. To start one, type `{ $command } sniff`.
    .brief = No finished game. `{ $command } sniff`?
    .prompt = No finished game.
stats-none-of = You have not finished any game of { $game } yet. To start one, type `{ $command } { $game }`.
    .brief = None of { $game } yet.
    .prompt = None yet.
stats-all = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }: { $won } won, { $lost } lost{ $drawn ->
        [0] .
       *[other] , { $drawn } drawn.
    }
    .brief = { $count } over: { $won } won, { $lost } lost{ $drawn ->
        [0] .
       *[other] , { $drawn } drawn.
    }
stats-of = { $name }: { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }, { $won } won, { $lost } lost{ $drawn ->
        [0] .
       *[other] , { $drawn } drawn.
    }
    .brief = { $name }: { $won } of { $count } won.
stats-level = Against { $level }: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won } won.
    .brief = { $level }: { $won } of { $count } won.
stats-levels = Against computers of several levels: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won } won.
    .brief = Several levels: { $won } of { $count } won.
stats-people = With other people: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won } won.
    .brief = With people: { $won } of { $count } won.
stats-row = The longest row of wins: { $count }.
    .brief = Longest row of wins: { $count }.
stats-row-goes-on = That row is still going on.
    .brief = It is still going on.
stats-row-won = You have won the last { $count }.
    .brief = The last { $count }: won.
stats-row-lost = You have lost the last { $count }.
    .brief = The last { $count }: lost.
stats-unknown = { $count ->
        [one] 1 game does not say who you were: several people sat at the keyboard. It counts as yours once you have told me who you are, with `{ $command } Anna`.
       *[other] { $count } games do not say who you were: several people sat at the keyboard. They count as yours once you have told me who you are, with `{ $command } Anna`.
    }
    .brief = { $count } without you: `{ $command } Anna`?
stats-unread = { $count ->
        [one] 1 finished game cannot be read. `{ $games }` says which.
       *[other] { $count } finished games cannot be read. `{ $games }` says which.
    }
    .brief = { $count } not readable: `{ $games }`.
stats-more = More of one game: `{ $command } { $game }`.
    .brief = More: `{ $command } { $game }`.
