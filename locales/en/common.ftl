# What the lobby and every game say.
# A message has up to four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

alphabet = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu
none = none
name-computer = Computer
    .prompt = Comp
name-you = you
name-player = Player { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
    .prompt = P{ $number }
field-zero = field 0
    .prompt = 0
kind-easy = the computer, level easy
kind-normal = the computer, level normal
kind-hard = the computer, level hard
version = snuffel { $version }
# On Windows, where something went wrong: else the window is gone before anybody has read it.
window-closes = Press Enter to close the window.
    .brief = Enter closes the window.

# The lobby

lobby-welcome = Snuffel: tabletop games by ear and by fingertip.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Type a game: { $games }. Or type `help`.
        [one] Type a game: { $games }. Or `resume`: 1 game is waiting.
       *[other] Type a game: { $games }. Or `resume`: { $waiting } games are waiting.
    }
    .brief = { $waiting ->
        [0] Games: { $games }. Or `help`.
       *[other] Games: { $games }. Or `resume`.
    }
heading-game = Game: { $game }
heading-hand = { $game ->
        [domino] Hand { $number }
       *[other] Round { $number }
    }
lobby-goodbye = Goodbye.
place-lobby = Lobby
help-lobby = Play: `play sniff`, `play sniff easy`, `play sniff gallop holes 12`, `play sniff human:Anna,normal`.
    Learn a game step by step: `learn sniff`. Which lessons there are: `learn`.
    Go on with a game: `resume`. Which games are kept: `games`. A number alone opens that one. Hear a finished one: `replay`. Your worst moves in it: `review`. Delete one: `delete 2`. How they went: `stats`.
help-lobby-far = With friends far away: `host domino`, or `join` and the five words of a friend.
help-lobby-rest = Rules: `rules sniff`. How I speak: `settings`. All commands: `help all`. Leave: `quit`.
games-all = Games: { $games }. What they are: `which games`.
    .brief = Games: { $games }.
games-waiting = { $count ->
        [0] Games waiting: none.
        [one] 1 game is waiting:
       *[other] { $count } games are waiting:
    }
games-finished = { $count ->
        [0] Finished games: none.
        [one] 1 finished game:
       *[other] { $count } finished games:
    }
games-item = { $number }: { $what }.
    .full = { $number }, { $name }: { $what }.
games-rest = { $count ->
        [one] There is 1 older one. `games all` lists it too.
       *[other] There are { $count } older ones. `games all` lists them too.
    }
    .brief = { $count } more: `games all`.
    .prompt = { $count } more.
games-no-number = No game has the number { $number }. Type { $games } to hear which there are.
    .brief = No game has the number { $number }.
    .prompt = No game { $number }.
games-none-of = There is no game of { $game }. Type { $games } to hear which there are.
    .brief = There is no game of { $game }.
    .prompt = No such game.
about-waiting = { $who }, { $moves ->
        [0] no moves yet
        [one] 1 move
       *[other] { $moves } moves
    }, { $when }
about-over = { $who }: { $result }, { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    }, { $when }
about-damaged = { $name }, damaged in line { $line }
about-foreign = { $name }, not a record of a game
about-newer = { $name }, written by a later version
about-unreadable = { $name }, not readable
about-gone = { $name }, gone
result-won = won
result-lost = lost
result-drawn = drawn
result-won-by = won by { $names }
who-against = { $game } against { $level }
who-named-against = { $game }, { $name } against { $level }
who-against-several = { $game } against { $count } computers
who-people = { $game }, { $names }
who-computers = { $game }, { $count } computers on their own
who-computers-too = { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
level-easy = easy
level-normal = normal
level-hard = hard
game-named = `{ $name }`
game-with = { $game } with { $variants }
    .prompt = { $game }
game-with-all = { $game } with { $variants }
game-option = { $option } { $value }
when-today = today { $time }
when-yesterday = yesterday { $time }
when-day = { $day } { $month }
when-date = { $day } { $month } { $year }
month-name = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }
game-unknown = There is no game "{ $word }". Games: { $games }.
    .brief = No game "{ $word }". Games: { $games }.
game-which = Which game? { $games }. For example, type `{ $command } sniff`.
    .brief = Which game? { $games }.
    .prompt = Which game?
resume-none = No game is waiting. To start one, type `{ $command } sniff`.
    .brief = No game is waiting.
    .prompt = No game is waiting.
resume-unknown = No game "{ $name }" is waiting. The latest: { $games }.
    .brief = No game "{ $name }" is waiting.
resume-busy = { $name } is being played elsewhere.
    .brief = { $name } is in use elsewhere.
resume-over = { $name } is over. To hear it, type `{ $command } { $name }`.
    .brief = Over. Type `{ $command } { $name }`.
    .prompt = It is over.
delete-which = Which game? Type its number or its name after the word: `{ $command } 2`, or `{ $command } sniff-3`.
    .brief = Which? Type `{ $command } 2`.
delete-unknown = There is no game "{ $name }". The latest: { $games }.
    .brief = There is no game "{ $name }".
delete-sure-waiting = Delete { $what }? It is still waiting. This cannot be undone. `Yes` or `no`; Enter means no.
    .brief = Delete waiting { $name }? Enter is no.
    .prompt = Delete?
delete-sure-finished = Delete { $what }? This cannot be undone. `Yes` or `no`; Enter means no.
    .brief = Delete finished { $name }? Enter is no.
    .prompt = Delete?
delete-not = { $name } is kept.
    .prompt = Kept.
deleted = { $name } is deleted.
    .prompt = Deleted.
delete-fault = { $name } could not be deleted.
    .prompt = Not deleted.

# Seats

seats-number = That number of players does not fit: this game is for { $counts } players.
    .brief = This game is for { $counts } players.
seats-range = { $from } to { $to }
seats-or = { $from } or { $to }
seats-count = { $count ->
        [one] 1 player is too few: you have named { $named }.
       *[other] { $count } players are too few: you have named { $named }.
    }
    .brief = Too few: you have named { $named }.
seats-no-number = "{ $word }" is not a number of players.
seats-named = { $human }:Anna
seats-twice = Only one player can be called { $name }.
seats-unreadable = "{ $word }" is not a player. Players: { $players }.
    .brief = "{ $word }" is not a player.
wish-unknown = "{ $word }" is neither a player nor a variant. Players: { $players }. Variants: { $options }.
    .brief = "{ $word }"? Variants: { $options }.
option-unknown = "{ $word }" is not a variant. Variants: { $options }.
    .brief = "{ $word }" is not a variant.
option-with = { $option } { $value }
option-twice = { $option } is given twice.
option-no-number = { $option } needs a number, such as { $option } 12.
    .brief = { $option } needs a number.
option-no-size = { $option } needs columns and rows from 3 to 9, such as { $option } 4x4.
    .brief = { $option } needs a size, such as 4x4.
seed-none = The system provides no random numbers. Give a seed: --seed 1.

# A game

hint-help = Type `help` to hear what you can type.
    .brief = `help` tells you what to type.
    .prompt = `help`?
table-computers = Computers at the table: { $names }.
    .brief = Computers: { $names }.
    .prompt = { $count } computers.
table-computer = { $name } { $level }
thinking = { $name } is thinking.
thinking-hint = Thinking about a hint.
thinking-move = Thinking about your move.
thinking-review = Going through your moves.
computer-stumbled = { $name } could not do what it wanted, and does something else. That is a fault in the program.
    .brief = Fault: { $name } does something else.
stumbled-hint = There is no hint this time. That is a fault in the program.
    .brief = Fault: no hint.
stumbled-move = Your move could not be checked for mistakes. That is a fault in the program.
    .brief = Fault: move not checked.
stumbled-review = Your moves cannot be gone through. That is a fault in the program.
    .brief = Fault: no review.
player-left = { $name } has left. The game is waiting.
hint-told = { $what } { $why }
hint-told-on = { $what }
    .full = { $what } { $why }
hint-no-more = There is no more to say about it.
    .prompt = No more to say.
hint-next = Next best: { $what } That wins { $count ->
        [0] fewer than 1 game
        [one] about 1 game
       *[other] about { $count } games
    } in 100, the hint { $most }.
    .brief = Or: { $what } { $count } in 100 against { $most }.
hint-next-even = As good: { $what } Both win { $count ->
        [0] fewer than 1 game in 100
        [100] nearly every game
        [one] about 1 game in 100
       *[other] about { $count } games in 100
    }.
    .brief = As good: { $what }
hint-chance = That way you win { $count ->
        [0] fewer than 1 game in 100
        [100] nearly every game
        [one] about 1 game in 100
       *[other] about { $count } games in 100
    }.
    .brief = It wins { $count ->
        [0] fewer than 1 game in 100
        [100] nearly every game
        [one] 1 game in 100
       *[other] { $count } games in 100
    }.
tutor-ask = { $cost } Better: { $what } Sure? Enter means no.
    .full = { $cost } Better: { $what } Sure? `Yes`, `no` or `why`; Enter means no.
    .brief = { $cost } { $what } Sure? `Yes` or `no`.
    .prompt = Sure? { $what }
tutor-not = Not played. It is still your turn.
    .brief = Not played.
    .prompt = Not played.
tutor-chance = That wins { $count ->
        [one] 1 game
       *[other] { $count } games
    } in 100 instead of { $most }.
    .brief = { $count } in 100 against { $most }.
review-how = { $count ->
        [one] 1 move of yours has cost much. `Why` says more, `{ $command }` plays on from there, Enter ends the review.
       *[other] These { $count } moves cost you most. Enter goes on to the next, `why` says more, `{ $command }` plays on from there.
    }
    .brief = { $count } costly. Enter, `why`, `{ $command }`.
review-move = { $number } of { $count }, in step { $turn }:
    .brief = { $number } of { $count }, step { $turn }:
review-better = { $cost } Better: { $what } { $why }
    .brief = { $what } { $cost }
review-none = No move of yours has cost much.
    .brief = No move has cost much.
    .prompt = No move cost much.
review-over = That was the last of them.
    .prompt = That was the last.
review-later = The game is not over. Once it is, `review` goes through your moves.
    .brief = The game is not over.
    .prompt = Not over yet.
review-whose = Whose moves? First type `{ $command } { $name }`, or another name.
    .brief = Whose? First `{ $command } { $name }`.
review-elsewhere = What you knew before each move is not written down here, so there is nothing to go through.
    .brief = Not written down here.
    .prompt = Not written down.
review-nothing = No game is over yet. `{ $command } sniff` begins one.
    .brief = No game is over yet.
    .prompt = No game is over.
retry-what = From which move? First type `{ $command }`.
    .brief = First type `{ $command }`.
retry-shared = You share this table: nobody can play on alone from there. Later `review` in the lobby can.
    .brief = Not at a shared table.
    .prompt = Not at this table.
retry-begin = You play on from there. This game is not kept and counts nowhere.
    .brief = From there on. Nothing is kept.
    .prompt = From there on.
hint-type = Type { $command }.
hint-off = This game is played without hints.
hint-not-due = You have nothing to decide now.
match-no-hints = Without hints.
handover-end = Your part is over. Enter clears the screen for { $name }.
    .brief = Enter clears for { $name }.
    .prompt = Enter clears.
handover-end-plain = Your part is over. I cannot clear the screen here: scroll it away, then press Enter for { $name }.
    .brief = Not cleared here. Enter for { $name }.
    .prompt = Enter. Not cleared.
turn-others = { $count ->
        [one] It is { $names }'s turn, not yours.
       *[other] It is the turn of { $names }, not yours.
    }
    .brief = { $count ->
        [one] It is { $names }'s turn.
       *[other] It is the turn of { $names }.
    }
    .prompt = { $names } first.
handover = It is { $name }'s turn. Press Enter.
    .brief = { $name }. Press Enter.
    .prompt = { $name }. Press Enter.
handover-open = It is { $name }'s turn. Press Enter, or type a move.
    .brief = { $name }. Enter, or a move.
    .prompt = { $name }. Enter?
handover-typed = What you typed did not count. From now on it does.
    .brief = That did not count. Now it does.
resumed = Welcome back to { $name }.
    .brief = Back in { $name }.
    .prompt = Back.
kept = The game is saved as { $name }. Type { $resume } to go on with it.
    .brief = Saved as { $name }.
    .prompt = Saved.
kept-here = The game is saved as { $name }, as after every move. You play on.
    .brief = Saved as { $name }. You play on.
    .prompt = Saved.
kept-not = The game could not be saved. { $reason }
    .brief = The game is not saved.
    .prompt = Not saved.
left-trial = You leave this game, which was only for trying.
    .brief = Left; it was only for trying.
trial-unkept = This game is only for trying, and is not kept.
    .brief = Only for trying, so not kept.
left-unplayed = Nothing was played, so nothing is kept.
    .brief = Nothing played, nothing kept.
    .prompt = Nothing kept.
home-missing = The system names no folder for you: games and settings are not kept. With --data DIR they are.
    .brief = No folder. Nothing is kept.
    .prompt = Nothing is kept.
record-fault = Saving fails. { $reason } You can play on; I try again after every line.
    .brief = Saving fails. I try again each line.
    .prompt = Cannot save.
record-again = Saving works again. Nothing is missing.
    .brief = Saved again.
    .prompt = Saved again.
unsaved = { $reason ->
        [full] The disk is full.
        [denied] Writing there is not allowed.
        [changed] Something else has changed the file.
        [long] The record has become too long.
        [nowhere] There is no folder for it.
       *[refused] The system refuses to write it.
    }
finish-fault = { $name } is over, but could not be put away with the finished games.
    .brief = { $name } could not be put away.
replay-unfinished = That is as far as it goes; the game is not over.
    .brief = The game is not over yet.
resign-sure = Give up this game? `Yes` or `no`; Enter means no.
    .brief = Give up? `Yes` or `no`; Enter means no.
    .prompt = Give up?
resign-sure-all = Give up? That ends the game for everybody. `Yes` or `no`; Enter means no.
    .brief = Give up, for all? `Yes` or `no`.
    .prompt = End for all?
resign-sure-seat = Give up? A computer takes your seat, and the others play on. `Yes` or `no`; Enter means no.
    .brief = Give up your seat? `Yes` or `no`.
    .prompt = Give up your seat?
resign-done = You have given up, and hear the rest.
    .brief = You have given up.
    .prompt = Given up.
gave-up = { $name } gives up.
resign-not = You play on.
    .prompt = You play on.
confirm-not = Nothing was done.
    .prompt = Not done.
quit-sure = Not everything is saved, and the rest would be lost. Leave? `Yes` or `no`; Enter means no.
    .brief = Unsaved. Leave? Enter means no.
    .prompt = Unsaved. Leave?
leave-sure = Leave the game? It is saved. `Yes` or `no`; Enter means no.
    .brief = Leave? `Yes` or `no`; Enter means no.
    .prompt = Leave?
quit-not = You stay.
    .prompt = You stay.
over-look-back = You can still ask about it. `Again` plays another game, Enter leaves.
    .brief = `again`, or Enter leaves.
    .prompt = `again`, or Enter.
over-table = You can still ask about it. `again` asks everybody for another game, `quit` leaves.
    .brief = `again` asks everybody, `quit` leaves.
    .prompt = `again`, or `quit`.
over-room = You can still ask about it. `again` asks everybody for another game, Enter goes back to the table.
    .brief = `again`, or Enter: to the table.
    .prompt = `again`, or Enter.
over-listening = You can still ask about it; `quit` leaves.
    .brief = Ask on, or `quit`.
    .prompt = Or `quit`.
over-listening-room = You can still ask about it; Enter goes back to the table.
    .brief = Ask on, or Enter: to the table.
    .prompt = Or Enter.
over-resume = You can still ask about it. `resume { $name }` goes on with this game, Enter leaves.
    .brief = `resume { $name }`, or Enter leaves.
    .prompt = `resume`, or Enter leaves.
steps-replay = { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    } Enter for the next one, `all` for the rest, `skip` for the end. You can also go `back`, or `go 1`.
    .brief = { $count ->
        [one] 1 step. Press Enter.
       *[other] { $count } steps. Enter, `all` or `skip`.
    }
    .prompt = { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    }
steps-play = Enter goes on; `all` for the rest, `skip` for just the end, `back` for the turn before.
    .brief = Enter goes on. Or `all`, `skip`, `back`.
    .prompt = Enter goes on.
steps-at = { $number ->
        [0] { $count ->
            [one] 1 step.
           *[other] { $count } steps.
        } Enter for the first one.
       *[other] Step { $number } of { $count }. Enter for the next one.
    }
    .brief = Step { $number } of { $count }.
steps-so-far = Step { $number }. Enter goes on.
    .brief = Step { $number }. Enter goes on.
steps-first = This is the beginning.
    .prompt = The beginning.
steps-which = Which step? For example, type `{ $command } 1`.
    .brief = Which step? For example, `{ $command } 1`.
    .prompt = Which step?
steps-count = { $count ->
        [0] Nothing has been told yet.
        [one] There is only 1 step so far.
       *[other] There are only { $count } steps so far.
    }
    .brief = { $count ->
        [0] Nothing has been told yet.
        [one] Only 1 step so far.
       *[other] Only { $count } steps so far.
    }
    .prompt = { $count ->
        [0] None yet.
        [one] Only 1 step.
       *[other] Only { $count } steps.
    }
steps-over = There is nothing more to tell.
    .prompt = No more.
steps-no-deed = This has been played already. You can only listen and ask.
    .brief = Already played. You can only ask.
    .prompt = Already played.
steps-or-deed = It is your turn now: `{ $word }` would be a move. Do you mean that? `Yes` or `no`; Enter means no.
    .brief = A move? `Yes` or `no`; Enter means no.
    .prompt = A move?
steps-not-yet = The others come first: Enter goes on. Then it may be your turn.
    .brief = The others come first: Enter goes on.
    .prompt = Enter goes on.
steps-out = You are out of this game. You can listen and ask.
    .brief = You are out. You can listen and ask.
    .prompt = You are out.
place-step = { $number }/{ $count }
help-steps = Enter for the next turn, `all` for the rest, `skip` for the end. `Back` goes through the turn before once more, `go 1` the first one.
    In between you can ask as in a game, such as `status`, `log` or `last moves`. Once it is over, `as { $name }` lets you know what { $name } knew. All commands: `help all`.
help-reading = Enter for the next piece, `back` for the piece before. After the last piece Enter leaves; `quit` leaves at any time.
help-look-back = `Go 1` goes through the game once more, a turn with each Enter; `as { $name }` lets you know what { $name } knew. `Review` goes through your moves that cost most.
help-leave = Enter leaves.
help-leave-table = `Quit` leaves.
help-leave-room = Enter goes back to the table.
help-review = Enter for the next move, `back` for the one before. `Why` says more about this one, `{ $command }` plays on from before it.
as-own = You are back to what you knew in the game.
    .brief = Back to what you knew in the game.
    .prompt = As you.
as-seat = You now know what { $name } knew in the game.
    .brief = You now know what { $name } knew.
    .prompt = As { $name }.
as-public = You now know what everybody knew in the game.
    .brief = You now know what everybody knew.
    .prompt = As everybody.
as-not-over = You can hear what others know once the game is over.
    .brief = Only once the game is over.
    .prompt = Only at the end.
player-unknown = Nobody here is called "{ $word }". At the table: { $names }.
    .brief = Nobody is called "{ $word }".
    .prompt = No such player.
log-unknown = "{ $word }" is neither a number nor a player. Type `{ $command } 5`, `{ $command } moves`, or one of these names: { $names }.
    .brief = A number, moves, or a name: { $names }.
    .prompt = Number or name?
after-later = That is for when this game is over.
    .brief = First this game.
    .prompt = Not yet over.
rematch-later = The rematch comes when this game is over.
    .brief = First this game, then the rematch.
    .prompt = Not yet over.
last-none = Nothing has been said yet.
    .prompt = Nothing.
log-count = { $last ->
        [one] { $count } entries; here is the last:
       *[other] { $count } entries; here are the last { $last }:
    }
    .brief = { $last ->
        [one] { $count } entries, the last:
       *[other] { $count } entries, the last { $last }:
    }
log-all = { $count ->
        [0] Nothing has happened.
        [one] 1 entry:
       *[other] { $count } entries:
    }
noted = Noted.
    .prompt = Noted.
noted-not = Noted until you leave. { $reason }
    .brief = Noted, but not saved.
    .prompt = Noted, unsaved.
note = { $text }
notes-count = { $count ->
        [0] Notes: none.
        [one] 1 note:
       *[other] { $count } notes:
    }
more-left = { $count ->
        [one] One is left: `more`.
       *[other] { $count } are left: `more`.
    }
    .prompt = { $count } left: `more`.
# What is read on with Enter on a braille display, after something else came in between.
reading-before = Before that:
# At the end of a prompt of a braille display: yes or no is wanted.
prompt-asks = y/n
more-none = There is no more.
    .prompt = No more.
back-none = There is nothing before it.
    .prompt = Nothing before.

# What players keep

sheet-none = There is nothing to keep here.
    .prompt = Nothing to keep.
sheet-kept = Kept as { $name }. In another game: `load { $name }`.
    .brief = Kept as { $name }.
    .prompt = Kept.
sheet-not-kept = { $name } could not be kept. { $reason }
    .brief = { $name } could not be kept.
    .prompt = Not kept.
sheet-bad-name = A file cannot be called { $name }. Use letters and digits.
    .brief = No file can be called { $name }.
    .prompt = No such name.
sheet-replace = There is already one called { $name }. Replace it? `Yes` or `no`; Enter means no.
    .brief = Replace { $name }? Enter means no.
    .prompt = Replace?
sheet-not-replaced = The old one is kept.
    .prompt = Old one stays.
sheet-item = { $name }.
sheet-fault = { $name }, line { $line }: { $reason }
sheet-unreadable = "{ $word }" is not understood.

# Tournaments

series-one-of-both = A tournament and a count tournament cannot be combined.
    .brief = Tournament or count, not both.
series-no-tournament = A tournament has an odd number of games, from 3 to 99.
    .brief = Tournament: an odd number, 3 to 99.
series-no-count = A count tournament has 1 to 99 games.
series-wins = A tournament of { $games } games. Whoever wins most of them wins it.
    .brief = Tournament, { $games } games.
    .full = This is a tournament of { $games } games. Each win is 1 point, and it ends as soon as nobody can catch up.
    .prompt = Tournament { $games }.
series-fewest = { $games ->
        [one] A count tournament of 1 game. Fewest points win.
       *[other] A count tournament of { $games } games. Fewest points win.
    }
    .brief = { $games ->
        [one] Count tournament, 1 game.
       *[other] Count tournament, { $games } games.
    }
    .full = { $games ->
        [one] This is a count tournament of 1 game.
       *[other] This is a count tournament of { $games } games.
    } After each game the loser goes on searching alone; each move from then on is a point, and the fewest points win.
    .prompt = Count { $games }.
names-together = { $names } and { $last }
    .prompt = { $names }, { $last }
letters-together = { $names }, and { $last }
    .prompt = { $names }, { $last }
names-either = { $names } or { $last }
series-points = { $name } { $points }
series-over-wins = Score after game { $number } of { $games }: { $standing }. { $left ->
        [0] That was the last game.
        [one] 1 game is left; { $needed } points are enough to win.
       *[other] { $left } games are left; { $needed } points are enough to win.
    }
    .brief = { $number } of { $games } played. { $standing }.
    .full = Game { $number } of { $games } is over. The score is { $standing }. { $left ->
        [0] That was the last game.
        [one] 1 game is left; { $needed } points are enough to win.
       *[other] { $left } games are left; { $needed } points are enough to win.
    }
    .prompt = { $standing }.
series-over-fewest = Points after game { $number } of { $games }: { $standing }. { $left ->
        [0] That was the last game.
        [one] 1 game is left.
       *[other] { $left } games are left.
    }
    .brief = { $number } of { $games } played. { $standing }.
    .full = Game { $number } of { $games } is over. Points, and fewer are better: { $standing }. { $left ->
        [0] That was the last game.
        [one] 1 game is left.
       *[other] { $left } games are left.
    }
    .prompt = { $standing }.
series-so-far = Game { $number } of { $games }. Points: { $standing }.
series-next = Game { $number } of { $games } begins.
    .brief = Game { $number } of { $games }.
    .full = Game { $number } of { $games } begins. Everything starts afresh.
    .prompt = Game { $number }.
series-won-you = You win the tournament.
    .brief = You win the tournament.
    .full = The tournament is over, and you win it.
    .prompt = You win all.
series-won-with = You and { $names } win the tournament.
    .brief = You and { $names } win the tournament.
    .full = The tournament is over, and you win it together with { $names }.
    .prompt = You win all.
series-won-other = Winner of the tournament: { $names }.
    .brief = Tournament won by { $names }.
    .full = The tournament is over. The winner is { $names }.
    .prompt = { $names } wins all.
series-won-side = { $names } win the tournament together.
    .brief = Tournament won by { $names }.
    .full = The tournament is over, and { $names } win it together.
    .prompt = { $names } win all.
series-draw = The tournament is a draw.
    .brief = The tournament is a draw.
    .full = The tournament is over, and it is a draw.
    .prompt = Draw.

# What cannot be understood

typed-too-long = That line is too long. Nothing was done.
    .brief = Line too long.
    .prompt = Too long.
typed-not-text = That line holds characters that are not text. Nothing was done.
    .brief = Not readable as text.
    .prompt = Not text.
typed-interrupt = Ctrl-C once more leaves.
    .brief = Ctrl-C again leaves.
    .prompt = Ctrl-C leaves.
misread-empty = Nothing was typed. Type `help` to hear what you can type.
    .brief = Nothing typed. Try `help`.
    .prompt = Nothing typed.
misread-unknown = "{ $word }" is not understood. Type `help` to hear what you can type.
    .brief = "{ $word }"? Try `help`.
    .prompt = What? Try `help`.
misread-answer = Nothing is waiting for a yes or a no. Type the word you mean.
    .brief = Nothing is being asked.
    .prompt = Nothing asked.
answer-unclear = That is no answer here. Type `yes` or `no`; Enter means no.
    .brief = Type `yes` or `no`; Enter means no.
    .prompt = Yes or no?
misread-several = "{ $word }" can mean: { $fits }.
    .prompt = Several fit.
misread-like = "{ $word }" is not understood. Did you mean `{ $like }`?
    .brief = "{ $word }"? Did you mean `{ $like }`?
    .prompt = `{ $like }`?
misread-offer = Did you mean `{ $line }`? Yes or no.
    .prompt = `{ $line }`?
misread-either = Did you mean `{ $line }` or `{ $other }`? Type one of them.
    .brief = `{ $line }` or `{ $other }`?
    .prompt = `{ $line }` or `{ $other }`?
only-offer = Only one thing is possible. Shall I do it? Yes or no.
    .brief = Only one thing to do. Shall I?
    .prompt = Do it?
misread-alone = "{ $word }" does not belong here. Type { $command } alone.
    .brief = Type { $command } alone.
    .prompt = { $command } alone.
misread-alone-or = "{ $word }" does not belong here. Type { $command } alone, or `{ $word }`.
    .brief = Type { $command } alone, or `{ $word }`.
    .prompt = { $command } alone.
misread-too-much = "{ $word }" does not belong here.
    .prompt = Does not belong.
misread-not-here = The word { $command } means nothing here.
    .brief = { $command }: not here.
    .prompt = Not here.
misread-undo = Moves cannot be taken back.
misread-lobby = The word { $command } is for the lobby. Type `quit` first to get there.
    .brief = { $command }: first `quit`.
    .prompt = First `quit`.
misread-game = { $game } is another game. Type `quit` first to get there; this one is kept.
    .brief = { $game }: first `quit`. This one is kept.
    .prompt = First `quit`.
misread-number = "{ $word }" is not a number from 1 up, such as 5.
    .brief = "{ $word }" is not a number from 1 up.
    .prompt = Not a number.
misread-lang = "{ $word }" is not a language that I speak. Type { $choices }.
    .brief = After `{ $command }`: { $codes }.
    .prompt = { $codes }?
misread-lang-choice = `{ $command } { $language }`
misread-level = "{ $word }" is not one of the three choices. Type `{ $command } brief`, `{ $command } normal` or `{ $command } full`.
    .brief = `{ $command } brief`, normal or full.
    .prompt = brief, normal, full?
misread-spell = "{ $word }" is not a spelling. Type `{ $command } plain` or `{ $command } letters`.
    .brief = `{ $command } plain` or letters.
    .prompt = plain or letters?
misread-width = "{ $word }" is not a width. Type `{ $command } 40`, or another number from 20 to 500, `{ $command } auto` or `{ $command } off`.
    .brief = { $command }: 20 to 500, auto or off.
    .prompt = 20 to 500, auto, off?
misread-braille = "{ $word }" is not a display size. Type a number from 20 to 80, such as `{ $command } 40`, or `{ $command } 40 free 6` to keep six cells for typing, or `{ $command } off`.
    .brief = { $command }: 20 to 80, or off.
    .prompt = 20 to 80, off?
misread-speech = "{ $word }" does not go with { $command }. Type `{ $command } on`, `{ $command } off`, `{ $command } faster`, `{ $command } rate 40`, `{ $command } voice` or `{ $command } stop`. All of it: `help { $command }`.
    .brief = { $command }: on, off, `help { $command }`.
    .prompt = on, off, voices?
misread-thinking = "{ $word }" is not a thinking time. Type `{ $command } 500`, or another number from 10 to 60000, in milliseconds, or `{ $command } off`.
    .brief = { $command }: 10 to 60000, or off.
    .prompt = 10 to 60000, off?
misread-pace = "{ $word }" is not a pace. Type `{ $command } step` or `{ $command } all`.
    .brief = Type `{ $command } step` or `{ $command } all`.
    .prompt = step or all?
misread-bell = "{ $word }" is neither on nor off. Type `{ $command } on` or `{ $command } off`.
    .brief = Type `{ $command } on` or `{ $command } off`.
    .prompt = on or off?
misread-sounds = "{ $word }" is none of the sounds. Type `{ $command } quiet`, `{ $command } loud` or `{ $command } off`; `{ $command } list` plays all of them.
    .brief = `{ $command } quiet` or `{ $command } off`?
    .prompt = quiet, loud or off?
misread-relays = "{ $word }" is not the address of a server. One looks like https://relay.example.org; `{ $command } public` goes back to the public ones.
    .brief = "{ $word }" is not a server's address.
    .prompt = Which server?
misread-tutor = "{ $word }" is neither on nor off. Type `{ $command } on` or `{ $command } off`.
    .brief = Type `{ $command } on` or `{ $command } off`.
    .prompt = on or off?
misread-name = "{ $word }" is not a name. A name has 1 to 12 letters and digits: `{ $command } Anna`. Without one: `{ $command } off`.
    .brief = A name: 1 to 12 letters and digits.
    .prompt = Not a name.
name-meant = "{ $word }" has a meaning of its own here. Choose another name.
    .brief = "{ $word }" means something here.
    .prompt = Not a name.
misread-tell = "{ $word }" is not something that I tell you unasked. Type `{ $command }` to hear what there is, or `{ $command } off`.
    .brief = See `{ $command }`, or `{ $command } off`.
    .prompt = Which of them?
help-commands = { $count } commands:
help-unknown = There is no command "{ $word }". Type `help all` to hear them all.
    .brief = No command "{ $word }".
    .prompt = No such command.
rules-topic = Topic: { $topic }.
rules-topics = Topics: { $topics }. Type `{ $command } { $game } { $topic }`, for example, or `{ $command } { $game } all`.
    .brief = Topics: { $topics }.
rules-which = "{ $topic }" is in the rules of several games: { $games }. For example, type `{ $command } { $game } { $topic }`.
    .brief = Which game? { $games }.
    .prompt = Which game?
rules-part = { $text }
rules-played = This game has { $variants }. More about that: `{ $command } { $topic }`.
    .brief = Here: { $variants }. `{ $command } { $topic }`
    .prompt = Here: { $variants }.
rules-unknown = There is no topic "{ $word }". Topics: { $topics }.
    .prompt = No such topic.

# Settings

matters = Now: { $facts }.
    .prompt = { $facts }.
setting-lang = Language: { $language }.
setting-brief = Words: brief.
setting-normal = Words: normal.
setting-full = Words: full.
setting-plain = Letters are said as they are: E4.
    .brief = Letters: plain, E4.
setting-letters = Letters are spelled: Echo 4.
    .brief = Letters: spelled, Echo 4.
setting-width-auto = { $cells ->
        [0] Lines stay as long as they are; on a terminal they keep to its width.
       *[other] Lines keep to the terminal's width, { $cells } characters.
    }
    .brief = { $cells ->
        [0] Width: auto, no terminal.
       *[other] Width: auto, { $cells }.
    }
setting-width = { $cells ->
        [0] Lines are not cut.
       *[other] Lines are cut at { $cells } characters.
    }
    .brief = { $cells ->
        [0] Width: off.
       *[other] Width: { $cells }.
    }
setting-braille = { $cells ->
        [0] Braille mode is off.
       *[other] Braille mode for { $cells } cells, { $free } of them free for typing.
    }
    .brief = { $cells ->
        [0] Braille: off.
       *[other] Braille: { $cells } cells, { $free } free.
    }
setting-thinking = { $millis ->
        [0] Computers think for as long as they need.
       *[other] Computers think for { $millis } milliseconds at most.
    }
    .brief = { $millis ->
        [0] Thinking: no limit.
       *[other] Thinking: { $millis } milliseconds.
    }
setting-pace-step = With several computers, each Enter tells you one turn.
    .brief = Pace: a turn with each Enter.
setting-pace-all = The turns of several computers are told at once, until it is your turn.
    .brief = Pace: all at once.
setting-bell-on = The terminal rings when it is your turn after a long wait.
    .brief = Bell: on.
setting-bell-off = The bell is off.
    .brief = Bell: off.
setting-sounds-off = Sounds are off.
    .brief = Sounds: off.
setting-sounds-quiet = Quiet sounds go with some of what I say.
    .brief = Sounds: quiet.
setting-sounds-loud = Loud sounds go with some of what I say.
    .brief = Sounds: loud.
sounds-off = Sounds are off. `{ $command } quiet` turns them on, and then the list plays them.
    .brief = Off. `{ $command } quiet`?
sounds-nothing = I have found nothing to play sounds with here.
    .brief = Nothing plays sounds here.
sound-free = The way is free.
sound-wall = A wall.
sound-comes = Somebody comes.
sound-speaks = Somebody speaks to you.
sound-turn = Your turn.
sound-points = Points for you.
sound-lost = You have lost.
sound-won = You have won.
setting-relays-public = Far away, the public servers bring you together.
    .brief = Servers: the public ones.
    .prompt = Public servers.
setting-relays = Far away, these servers bring you together: { $relays }.
    .brief = Servers: { $relays }.
    .prompt = { $relays }
setting-tutor-on = Before a move of yours that costs much I ask whether you mean it.
    .brief = Tutor: on.
setting-tutor-off = I ask about none of your moves.
    .brief = Tutor: off.
setting-name = Others call you { $name }, from the next game on.
    .brief = Name: { $name }.
setting-name-none = You have not chosen what others call you.
    .brief = Name: none.
setting-tell = { $count ->
        [0] Told unasked: nothing.
       *[other] { $missing ->
            [0] Told unasked: { $on }.
           *[other] Told unasked: { $on }. Left out: { $off }.
        }
    }
    .brief = Told unasked: { $count ->
        [0] nothing
       *[other] { $on }
    }.
setting-tell-none = In this game nothing is told unasked after the others' turns.
    .brief = This game: nothing unasked.
kind-rows = rows, how far the others have to go
    .brief = rows
kind-threats = threats, who can win next turn
    .brief = threats
kind-routes = ways, what has closed to your scouts or leads them home
    .brief = ways
kind-tiles = tiles, who has one or two left
    .brief = tiles
kind-cards = cards, the sum and your hand when it is your turn
    .brief = cards
kind-attacks = attacks, whom you can attack with one step
    .brief = attacks
kind-bazongs = bazongs, how far they still have to go to win
    .brief = bazongs
settings-file-head = How snuffel speaks. Changes made in the program are written here; your comments stay.
settings-file-lang = The language: { $languages }. Without it the system's language is used.
settings-file-level = How many words: brief, normal or full.
settings-file-width = Lines are cut at this many characters, 20 to 500; "auto" is as wide as the terminal, "off" leaves them uncut.
settings-file-spell = Letters of fields: plain (E4) or letters (Echo 4).
settings-file-braille = Braille mode for a display of this many cells, 20 to 80; 0 is off.
settings-file-plain = true reads plain lines without a line editor.
settings-file-speech = true has every line spoken by the system's voice; false is silent.
settings-file-rate = How fast, -100 to 100; "system" is as the system is set.
settings-file-pitch = How high, -100 to 100; "system" is as the system is set.
settings-file-volume = How loud, -100 to 100; "system" is as the system is set.
settings-file-voice = The voice for { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    } by its name; "system" is the system's own.
settings-file-talk-over = true goes on speaking while you type; only Enter ends it.
settings-file-thinking = How many milliseconds a computer may think about a move, 10 to 60000; 0 means as long as it needs.
settings-file-pace = How the turns of several computers are told while you play: step, one with each Enter, or all, at once.
settings-file-bell = true rings the terminal's bell when it is your turn after more than 10 seconds; never with plain lines.
settings-file-sounds = How loud the short sounds are that go with what is said: "quiet", "loud", or "off" for none.
settings-file-relays = The servers that bring programs together far away, with blanks between their addresses; empty for the public ones.
settings-file-tutor = true asks before a move of yours that costs much whether you mean it.
settings-file-name = What others call you: 1 to 12 letters and digits; empty for no name.
settings-file-tell = What is told after the others' turns without being asked: on or off, or the word not with what to leave out, for example "not threats rows".
language-damaged = Line { $line } of { $file } cannot be understood. Whatever that leaves out is said in English.
language-none = { $folder } is not a language: the folder has to be named by its code, such as pl, and to hold a file language.ftl that can be read.
settings-not-toml = The settings in { $file } cannot be used: line { $line } and too many others do not have the form key = value. The program starts as if there were no file; the file stays as it is.
    .brief = Settings not used, line { $line } is broken. File: { $file }.
settings-line-broken = Line { $line } of { $file } does not have the form key = value and is left out. The other settings apply.
    .brief = Settings: line { $line } is broken. File: { $file }.
settings-twice = Line { $line } of { $file } sets { $key } a second time and is left out. The first line applies.
    .brief = Settings, line { $line }: { $key } is set twice. File: { $file }.
settings-unknown-keys = { $count ->
        [one] This version does not know the setting { $keys } in { $file }. It stays in the file, and the other settings apply.
       *[other] This version does not know the settings { $keys } in { $file }. They stay in the file, and the other settings apply.
    }
    .brief = Settings unknown here: { $keys }. File: { $file }.
settings-unknown-many = This version does not know { $count } settings in { $file }, such as { $keys }. They stay in the file, and the other settings apply.
    .brief = Settings unknown here: { $count }. File: { $file }.
settings-wrong-value = Line { $line } of { $file } gives { $key } the value { $value }, which is not possible, and is left out. The other settings apply.
    .brief = Settings, line { $line }: { $key } cannot be { $value }. File: { $file }.
settings-unreadable = The settings in { $file } cannot be read. The file stays as it is.
    .brief = Settings not readable. File: { $file }.
settings-not-kept = The change counts for now, but { $file } could not be written.
    .brief = For now only: cannot write { $file }.
settings-not-kept-broken = The change counts for now, but line { $line } of { $file } is broken, so the file stays as it is.
    .brief = For now only: line { $line } of { $file } is broken.

# Files

file-unreadable = { $file } cannot be read.
file-missing = There is no file or game called { $file }.
file-no-file = { $file } is not a file.
file-busy = { $file } is in use elsewhere.
file-folder-closed = The folder { $folder } cannot be read.
file-too-big = { $file } is too big for a record.
file-no-text = { $file }, line { $line }: some bytes are not text.
damage-no-record = { $file }, line { $line }: this is not a record of a game.
damage-newer = { $file }, line { $line }: a later version of snuffel wrote this record.
damage-missing = { $file }, line { $line }: the line should begin with { $key }.
damage-value = { $file }, line { $line }: { $key } cannot have this value.
damage-unreadable = { $file }, line { $line }: this is not an action of the game.
damage-refused = { $file }, line { $line }: the rules do not allow this here.
damage-not-asked = { $file }, line { $line }: nothing was left to chance here.
damage-chance-missing = { $file }, line { $line }: something should have been left to chance before this.
damage-cut-off = { $file }, line { $line }: the end of the line is missing.
damage-mend = { $count ->
        [one] The last line cannot be used. Go on without it? `Yes` or `no`; Enter means no.
       *[other] The last { $count } lines cannot be used. Go on without them? `Yes` or `no`; Enter means no.
    }
    .brief = { $count ->
        [one] Go on without the last line? Enter means no.
       *[other] Go on without the last { $count } lines? Enter means no.
    }
    .prompt = Without it?
damage-mended = { $count ->
        [one] 1 line is lost. The damaged record is kept beside it as { $file }.
       *[other] { $count } lines are lost. The damaged record is kept beside it as { $file }.
    }
    .brief = { $count ->
        [one] 1 line is lost. Copy: { $file }.
       *[other] { $count } lines are lost. Copy: { $file }.
    }
    .prompt = Lines lost: { $count }.
damage-not-mended = The record stays as it is.
    .prompt = It stays.
damage-stays = { $file } could not be mended, and stays as it is.

# Simulations

simulate-progress = Games over: { $over } of { $games }.
simulate-player = { $number }, { $player }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $rate }%, 95% interval { $from } to { $to }. A decision takes { $median } ms at the median, { $slow } ms at the 95th percentile.
simulate-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }; drawn: { $draws }; unfinished: { $unfinished }.
simulate-length = Decisions in a game: { $median } at the median, from { $least } to { $most }.
simulate-speed = { $speed } games a second.
simulate-json = { $text }
simulate-no-player = There is no player "{ $word }". Players: { $words }.

# Braille books

book-title = Rules of { $game }
book-story = The story of { $name }
book-heard = As { $name } heard it.
book-turn = { $number }. { $text }
book-handbook = Handbook of snuffel
book-written = { $file } has been written: { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    } of 25 lines, 40 cells each, for an embosser.
book-replace = { $file } is there already. Type `yes` to replace it. Enter alone keeps it.
book-not-replaced = { $file } is left as it is.
book-unwritable = { $file } cannot be written. Start snuffel in a folder where you may write.
book-no-contracted = liblouis has no contracted braille for { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    }. Leave --contracted out.
book-no-uncontracted = No table of liblouis is known for { $language }, so there is no book.
book-no-table = liblouis cannot use its table { $table }. A newer liblouis has it.
book-not-installed = No book without liblouis: its program { $program } was not found. Install it and try again.
    Debian and Ubuntu: sudo apt install liblouis-bin.
    Fedora: sudo dnf install liblouis-utils.
    macOS: brew install liblouis.
    Windows: get it from liblouis.io, and add the folder with lou_translate.exe to PATH.

# How a game ends, whatever game it is

wins-you = You win.
    .brief = You win.
    .full = You win this game.
    .prompt = You win.
wins-shared-you = The win is shared: { $names }.
    .brief = Shared win: { $names }.
    .full = You are level in the lead, so the win is shared: { $names }.
    .prompt = Shared win.
wins-other = { $winners ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
    .brief = { $winners ->
        [one] { $names } wins.
       *[other] Shared win: { $names }.
    }
    .full = { $winners ->
        [one] { $names } wins this game.
       *[other] { $names } share the win in this game.
    }
    .prompt = { $winners ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
over-you = The game is over. You have won.
    .brief = Over. You have won.
    .prompt = You have won.
over-other = { $winners ->
        [one] The game is over. { $names } has won.
       *[other] The game is over. Won by { $names }.
    }
    .prompt = { $winners ->
        [one] { $names } has won.
       *[other] Won by { $names }.
    }
over-nobody = The game is over. Nobody has won.
    .brief = Over. Nobody has won.
    .prompt = Nobody has won.

# Simulations against figures of before

simulate-against = { $number }, against { $player } there, in percentage points: { $gain }, 95% interval { $from } to { $to }. Deals with more wins: { $more }; with fewer: { $fewer }.
simulate-more = { $part } more
simulate-less = { $part } fewer
simulate-no-figures = { $file } does not hold what snuffel simulate writes with { $json }.
simulate-other-game = The figures in { $file } are of another game or other variants.
simulate-other-deals = The figures in { $file } have other deals: the seed and the number of players must be the same.

# The stair of levels

kind-level = the computer, level { $number }
level-numbered = level { $number }
setting-strength = If you name no level, computers are set to { $level }.
    .brief = Computers: { $level }.
levels-of-game = Level of the computers in this game: { $levels }.
    .brief = In this game: { $levels }.
levels = There are 9 levels. Each wins about six games out of ten against the one below it.
    Level 1: even weaker than easy; it hardly looks at all.
    Level 2, easy: for a first game. It takes what is good at once, and overlooks a lot.
    Level 3: like easy, but looks closely now and then.
    Level 4: looks closely more often.
    Level 5: looks closely at many moves.
    Level 6, normal: looks closely at most moves, but seldom far ahead.
    Level 7: looks closely at every move, and in some games ahead.
    Level 8: thinks further ahead.
    Level 9, hard: thinks ahead as far as it can.
    .brief = 9 levels, one to a line.
    1: hardly looks.
    2, easy: overlooks a lot.
    3: looks closely now and then.
    4: looks closely more often.
    5: looks closely at many moves.
    6, normal: looks closely at most moves.
    7: looks closely at every move.
    8: thinks further ahead.
    9, hard: as far as it can.
level-unknown = "{ $word }" is not a level. Type `{ $level } 4`, or another number from 1 to 9.
    .brief = No such level. `{ $level } 4`, 1 to 9.
misread-strength = "{ $word }" is not a level. Type `{ $command } 4`, or another number from 1 to 9.
    .brief = `{ $command } 4`, or 1 to 9.
settings-file-strength = How well computers play where no level is named: 1 to 9.
again-how = `again` plays the same once more, `again harder` and `again easier` with computers of the next level. "{ $word }" is neither.
    .brief = `again`, `again harder`, `again easier`.
again-later = This game is still on. When it is over, `again harder` and `again easier` play with computers of the next level.
    .brief = First this game, then `again easier`.
    .prompt = Not yet over.
again-no-computer = No computer plays here. `again` plays the same once more.
    .brief = No computer plays here. `again`?
again-hardest = There is nothing harder than level 9. `again` plays the same once more.
    .brief = 9 is the hardest. `again`?
again-easiest = There is nothing easier than level 1. `again` plays the same once more.
    .brief = 1 is the easiest. `again`?
level-offer-harder = That makes three wins in a row. `again harder` plays against { $level }.
    .brief = 3 wins. `again harder`?
level-offer-easier = That makes three losses in a row. `again easier` plays against { $level }.
    .brief = 3 losses. `again easier`?
