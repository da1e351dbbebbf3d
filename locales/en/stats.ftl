
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
    .brief = { $count } games: { $won } won, { $lost } lost.
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

# Everything in one file, and nothing of it any more

export-where = Where to? Type the name of a new file after the word: `{ $command } my-games.tar.gz`.
    .brief = `{ $command } my-games.tar.gz`?
exported = Everything you have here is in { $file }, with { $games ->
        [0] no games
        [one] 1 game
       *[other] { $games } games
    } and { $sheets ->
        [0] no labyrinths
        [one] 1 labyrinth
       *[other] { $sheets } labyrinths
    }.
    .brief = Written to { $file }.
export-secret = Give this file to nobody: it holds the secret key by which your friends know you, so whoever has it can pose as you.
    .brief = It holds your secret key: keep it safe.
export-unread = { $count ->
        [one] 1 thing could not be read and is missing from it.
       *[other] { $count } things could not be read and are missing from it.
    }
    .brief = Not readable, so missing: { $count }.
export-unread-all = The folders with your games cannot be read. Nothing was written.
    .brief = Folders not readable. Nothing written.
export-nothing = There is nothing to write yet: nothing is kept here.
    .brief = Nothing is kept here yet.
export-too-much = You have more than fits into one such file. Delete some old games first.
    .brief = Too much for one file.
export-no-folder = There is no folder for { $file }. Nothing was written.
    .brief = No folder for { $file }.
export-taken = { $file } is there already. I overwrite nothing: type another name.
    .brief = { $file } is there already.
export-fault = { $file } could not be written. Perhaps the disk is full, or the folder is closed to you.
    .brief = Not written: { $file }.
import-where = From where? Type the name of the file after the word: `{ $command } my-games.tar.gz`.
    .brief = `{ $command } my-games.tar.gz`?
import-foreign = { $file } is no file that I have written with the word export. Nothing has changed.
    .brief = Not from me: { $file }.
import-newer = { $file } was written by a later version of me. Nothing has changed.
    .brief = From a later version: { $file }.
import-damaged = { $file } is damaged, or only part of it is there. Nothing has changed.
    .brief = Damaged: { $file }.
import-strange = { $file } holds something that I would never write. Nothing has changed.
    .brief = Strange things in { $file }.
import-too-big = { $file } holds more than I ever write. Nothing has changed.
    .brief = Too much in { $file }.
import-settings-sure = The file has other settings than you have here. Take them instead of yours? `Yes` or `no`; Enter means no.
    .brief = Take its settings, too? Enter is no.
    .prompt = Settings too?
import-cut-off = Not all of it could be kept here: perhaps the disk is full. What came is whole; import the file once more when there is room.
    .brief = Not all of it fits. Then once more.
import-games = Games: { $count } new, { $there } here already.
import-further = Games that went on elsewhere, and are as far here now: { $count }.
    .brief = Further than before: { $count }.
import-busy = Games that are being played here at this moment, and stay as they are: { $count }.
    .brief = Just being played, left alone: { $count }.
import-sheets = Labyrinths: { $count } new, { $there } here already.
    .brief = Labyrinths: { $count } new, { $there } here.
import-friends = Friends: { $count } new, { $there } here already.
import-learnt = Lessons: what you learnt elsewhere counts here, too.
    .brief = Lessons: as far as elsewhere.
import-settings = The settings have come. They hold from the next start on.
    .brief = Settings: from the next start on.
import-settings-stay = Your settings stay as they are here.
    .brief = Your settings stay.
import-key = Your friends now know you here, too. Use only one of the two machines at a time with them.
    .brief = Friends know you here now, too.
import-key-stays = This program has a key of its own, and keeps it: friends from elsewhere know you here only once you have met again.
    .brief = Your own key stays.
import-nothing = There is nothing in it that was not here.
    .brief = Nothing new in it.
forget-nothing = There is nothing to forget: no game is kept.
    .brief = No game is kept.
forget-sure = { $count ->
        [one] Delete the only game that is kept
       *[other] Delete all { $count } games that are kept
    }{ $waiting ->
        [0] , and
       *[other] , { $waiting } still waiting, and
    } all that `stats` tells? This cannot be undone. Labyrinths, lessons, friends and settings stay. `Yes` or `no`; Enter means no.
    .brief = Games to delete: { $count }. Enter is no.
    .prompt = Delete all?
forget-sure-of = { $count ->
        [one] Delete the only game of { $game }
       *[other] Delete all { $count } games of { $game }
    }{ $waiting ->
        [0] , and
       *[other] , { $waiting } still waiting, and
    } all that `stats` tells of it? This cannot be undone. `Yes` or `no`; Enter means no.
    .brief = Delete { $game }, { $count } in all? Enter: no.
    .prompt = Delete all?
forget-not = Everything is kept.
    .prompt = Kept.
forgotten = { $count ->
        [one] 1 game is deleted.
       *[other] { $count } games are deleted.
    }
    .prompt = Deleted: { $count }.
forget-busy = { $count ->
        [one] 1 game stays: it is being played elsewhere.
       *[other] { $count } games stay: they are being played elsewhere.
    }
    .brief = In use elsewhere, so kept: { $count }.
forget-fault = { $count ->
        [one] 1 game could not be deleted.
       *[other] { $count } games could not be deleted.
    }
    .brief = Could not be deleted: { $count }.
