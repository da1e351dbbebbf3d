
# What has been played so far, in numbers

stats-none = You have not finished a game yet. To start one, type `{ $command } sniff`.
    .brief = No finished game. `{ $command } sniff`?
    .prompt = No finished game.
stats-none-of = You have not finished a game of { $game } yet. To start one, type `{ $command } { $game }`.
    .brief = None of { $game } yet.
    .prompt = None yet.
stats-all = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }: { $won ->
        [0] none
       *[other] { $won }
    } won, { $lost ->
        [0] none
       *[other] { $lost }
    } lost{ $drawn ->
        [0] .
       *[other] , { $drawn } drawn.
    }
    .brief = { $count ->
        [one] 1 game
       *[other] { $count } games
    }: { $won } won, { $lost } lost.
stats-of = { $name }: { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }, { $won ->
        [0] none
       *[other] { $won }
    } won, { $lost ->
        [0] none
       *[other] { $lost }
    } lost{ $drawn ->
        [0] .
       *[other] , { $drawn } drawn.
    }
    .brief = { $name }: { $won } of { $count } won.
stats-level = Against { $level }: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won ->
        [0] none
       *[other] { $won }
    } won.
    .brief = Against { $level }: { $won } of { $count } won.
stats-levels = Against computers of several levels: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won ->
        [0] none
       *[other] { $won }
    } won.
    .brief = Several levels: { $won } of { $count } won.
stats-people = With other people: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won ->
        [0] none
       *[other] { $won }
    } won.
    .brief = With people: { $won } of { $count } won.
stats-row = Your longest winning streak: { $count } games.
    .brief = Longest winning streak: { $count }.
stats-row-goes-on = That streak is still going.
    .brief = It is still going.
stats-row-won = You have won the last { $count } games.
    .brief = The last { $count }: won.
stats-row-lost = You have lost the last { $count } games.
    .brief = The last { $count }: lost.
stats-unknown = { $count ->
        [one] 1 game does not say who you were, because several people shared the keyboard. To have it counted as yours, tell me your name: `{ $command } Anna`.
       *[other] { $count } games do not say who you were, because several people shared the keyboard. To have them counted as yours, tell me your name: `{ $command } Anna`.
    }
    .brief = { $count } not counted: `{ $command } Anna`?
stats-unread = { $count ->
        [one] 1 finished game cannot be read. Type `{ $games }` to hear which.
       *[other] { $count } finished games cannot be read. Type `{ $games }` to hear which.
    }
    .brief = Not readable: { $count }. `{ $games }`?
stats-more = To hear more about one game: `{ $command } { $game }`.
    .brief = More: `{ $command } { $game }`.

# Everything in one file, and deleting it all

export-where = Where to? Add the name of a new file: `{ $command } my-games.tar.gz`.
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
export-secret = Do not give this file to anybody: it holds the secret key by which your friends know you, so anybody who has it can pose as you.
    .brief = It holds your secret key: keep it safe.
export-unread = { $count ->
        [one] 1 thing could not be read and was left out.
       *[other] { $count } things could not be read and were left out.
    }
    .brief = Not readable, left out: { $count }.
export-unread-all = The folders with your games cannot be read. Nothing was written.
    .brief = Folders not readable. Nothing written.
export-nothing = There is nothing to write: nothing has been saved yet.
    .brief = Nothing has been saved yet.
export-too-much = You have more than fits into one file. Delete some old games first.
    .brief = Too much for one file.
export-no-folder = The folder for { $file } does not exist. Nothing was written.
    .brief = No such folder: { $file }.
export-taken = { $file } already exists, and I never overwrite a file. Type another name.
    .brief = { $file } already exists.
export-fault = { $file } could not be written. Perhaps the disk is full, or you are not allowed to write in that folder.
    .brief = Not written: { $file }.
import-where = From where? Add the name of the file: `{ $command } my-games.tar.gz`.
    .brief = `{ $command } my-games.tar.gz`?
import-foreign = { $file } was not written by `export`. Nothing has changed.
    .brief = Not written by `export`: { $file }.
import-newer = { $file } was written by a later version of snuffel. Nothing has changed.
    .brief = From a later version: { $file }.
import-damaged = { $file } is damaged or incomplete. Nothing has changed.
    .brief = Damaged: { $file }.
import-strange = { $file } contains something that I would never write. Nothing has changed.
    .brief = Something strange in { $file }.
import-too-big = { $file } contains more than I would ever write. Nothing has changed.
    .brief = Too much in { $file }.
import-settings-sure = The settings in the file differ from yours. Use them instead? `Yes` or `no`; Enter means no.
    .brief = Use its settings too? Enter means no.
    .prompt = Settings too?
import-cut-off = Not everything could be saved: perhaps the disk is full. Nothing is damaged; import the file again when there is room.
    .brief = Disk full? Import it again later.
import-games = Games: { $count ->
        [0] none
       *[other] { $count }
    } new, { $there ->
        [0] none
       *[other] { $there }
    } already here.
import-further = Games brought up to date: { $count }.
    .brief = Brought up to date: { $count }.
import-busy = Games left alone because they are being played: { $count }.
    .brief = Being played now, left alone: { $count }.
import-sheets = Labyrinths: { $count ->
        [0] none
       *[other] { $count }
    } new, { $there ->
        [0] none
       *[other] { $there }
    } already here.
    .brief = Labyrinths: { $count } new, { $there } here.
import-friends = Friends: { $count ->
        [0] none
       *[other] { $count }
    } new, { $there ->
        [0] none
       *[other] { $there }
    } already here.
import-learnt = Lessons: your progress from the file has been added.
    .brief = Lessons: progress added.
import-settings = The settings have been imported. They take effect the next time you start.
    .brief = Settings: from the next start.
import-settings-stay = Your settings here stay as they are.
    .brief = Your settings stay.
import-key = Your friends now recognise you here too. Use only one of the two machines with them at a time.
    .brief = Friends know you here too now.
import-key-stays = This program already has a key of its own, and keeps it. Friends you made elsewhere will recognise you here once you have met again.
    .brief = Your own key stays.
import-nothing = The file holds nothing new.
forget-nothing = There is nothing to delete: no game is saved.
    .brief = No game is saved.
forget-sure = { $count ->
        [one] Delete the only saved game
       *[other] Delete all { $count } saved games
    }{ $waiting ->
        [0] , and
       *[other] , { $waiting } still waiting, and
    } all the statistics? This cannot be undone. Labyrinths, lessons, friends and settings stay. `Yes` or `no`; Enter means no.
    .brief = Games to delete: { $count }. Enter is no.
    .prompt = Delete all?
forget-sure-of = { $count ->
        [one] Delete the only game of { $game }
       *[other] Delete all { $count } games of { $game }
    }{ $waiting ->
        [0] , and
       *[other] , { $waiting } still waiting, and
    } the statistics of { $game }? This cannot be undone. `Yes` or `no`; Enter means no.
    .brief = Delete { $game }, { $count } in all? Enter: no.
    .prompt = Delete all?
forget-not = Nothing was deleted.
    .prompt = Not deleted.
forgotten = { $count ->
        [one] 1 game has been deleted.
       *[other] { $count } games have been deleted.
    }
    .prompt = Deleted: { $count }.
forget-busy = { $count ->
        [one] 1 game was not deleted: it is being played elsewhere.
       *[other] { $count } games were not deleted: they are being played elsewhere.
    }
    .brief = In use elsewhere, not deleted: { $count }.
forget-fault = { $count ->
        [one] 1 game could not be deleted.
       *[other] { $count } games could not be deleted.
    }
    .brief = Could not be deleted: { $count }.
