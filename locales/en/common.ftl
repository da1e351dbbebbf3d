# What the lobby and every game say.
# A message has up to four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

alphabet = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu
contractions = none
none = none
name-computer = the computer
    .brief = Computer
    .prompt = Comp
name-computer-dative = the computer
    .brief = Computer
    .prompt = Comp
name-computer-accusative = the computer
    .brief = Computer
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
kind-easy = the computer on easy
kind-normal = the computer on normal
kind-hard = the computer on hard
version = snuffel { $version }
# On Windows, after an error: otherwise the window closes before anybody has read it.
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
    Learn a game step by step: `learn sniff`. List the lessons: `learn`.
    Go on with a game: `resume`. List your saved games: `games`; to open one, type its number.
    Hear a finished game again: `replay`. Go through your costliest moves: `review`. Delete a game: `delete 2`. Hear your results: `stats`.
help-lobby-far = With friends far away: `host domino`, or `join` and a friend's five words or link.
help-lobby-rest = Rules: `rules sniff`. How I speak: `settings`. All commands: `help all`. Leave: `quit`.
games-all = Games: { $games }. To hear what they are: `which games`.
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
        [one] There is 1 older one. To hear it too, type `games all`.
       *[other] There are { $count } older ones. To hear them too, type `games all`.
    }
    .brief = { $count } more: `games all`.
    .prompt = { $count } more.
games-no-number = No game has the number { $number }. Type { $games } to hear your games.
    .brief = No game has the number { $number }.
    .prompt = No game { $number }.
games-none-of = You have no game of { $game }. Type { $games } to hear your games.
    .brief = You have no game of { $game }.
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
about-damaged = { $name }, damaged at line { $line }
about-foreign = { $name }, which is not the record of a game
about-newer = { $name }, written by a later version
about-unreadable = { $name }, which cannot be read
about-gone = { $name }, which is gone
result-won = won
result-lost = lost
result-drawn = drawn
result-won-by = won by { $names }
who-against = { $game } against { $level }
who-named-against = { $game }, { $name } against { $level }
who-against-several = { $game } against { $count } computers
who-people = { $game }, { $names }
who-computers = { $game }, { $count } computers by themselves
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
resume-over = { $name } is over. To hear it again, type `{ $command } { $name }`.
    .brief = Over. Type `{ $command } { $name }`.
    .prompt = It is over.
delete-which = Which game? Add its number or its name: `{ $command } 2`, or `{ $command } sniff-3`.
    .brief = Which? Type `{ $command } 2`.
delete-unknown = No game is called "{ $name }". The latest: { $games }.
    .brief = No game is called "{ $name }".
delete-sure-waiting = Delete { $what }? It is still waiting. This cannot be undone. `Yes` or `no`; Enter means no.
    .brief = Delete waiting { $name }? Enter: no.
    .prompt = Delete?
delete-sure-finished = Delete { $what }? This cannot be undone. `Yes` or `no`; Enter means no.
    .brief = Delete finished { $name }? Enter: no.
    .prompt = Delete?
delete-not = { $name } has not been deleted.
    .prompt = Not deleted.
deleted = { $name } has been deleted.
    .prompt = Deleted.
delete-fault = { $name } could not be deleted.
    .prompt = Not deleted.

# Seats

seats-number = That is not a possible number of players: this game is for { $counts } players.
    .brief = This game is for { $counts } players.
seats-range = { $from } to { $to }
seats-or = { $from } or { $to }
seats-count = { $count ->
        [one] 1 player is too few: you have named { $named }.
       *[other] { $count } players are too few: you have named { $named }.
    }
    .brief = Too few: you have named { $named }.
seats-none-left = { $count } computers take every seat, and none is left for you. Say { $more } to play too, or no number to watch them.
    .brief = No seat for you. Say { $more } to play too.
    .prompt = No seat for you.
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
option-twice = You have given { $option } twice.
option-no-number = A number must follow { $option }, such as { $option } 12.
    .brief = A number must follow { $option }.
option-no-size = Columns and rows from 3 to 9 must follow { $option }, such as { $option } 4x4.
    .brief = Type it like { $option } 4x4.
seed-none = The system provides no random numbers. Give a seed: --seed 1.

# A game

hint-help = Type `help` to hear what you can type.
    .brief = Type `help` to hear what to type.
    .prompt = `help`?
table-computers = Computers at the table: { $names }.
    .brief = Computers: { $names }.
    .prompt = { $count } computers.
table-computer = { $name } on { $level }
thinking = { $name } is thinking.
thinking-hint = Thinking about a hint.
thinking-move = Thinking about your move.
thinking-review = Going through your moves.
computer-stumbled = { $name } could not make the move it wanted, and makes another. That is a fault in the program.
    .brief = Fault: { $name } makes another move.
stumbled-hint = There is no hint this time. That is a fault in the program.
    .brief = Fault: no hint.
stumbled-move = Your move could not be checked for mistakes. That is a fault in the program.
    .brief = Fault: move not checked.
stumbled-review = I cannot go through your moves. That is a fault in the program.
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
    } in 100; the hint wins { $most }.
    .brief = Or: { $what } { $count } in 100, not { $most }.
hint-next-even = Just as good: { $what } Both win { $count ->
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
tutor-chance = Your move wins { $count ->
        [0] fewer than 1 game
        [one] 1 game
       *[other] { $count } games
    } in 100 instead of { $most }.
    .brief = { $count } in 100 against { $most }.
review-how = { $count ->
        [one] One of your moves cost you a lot. Type `why` to hear more, `{ $command }` to play on from there, or press Enter to end the review.
       *[other] These { $count } moves cost you the most. Press Enter for the next, or type `why` to hear more, `{ $command }` to play on from there.
    }
    .brief = { $count } costly. Enter, `why`, `{ $command }`.
review-move = { $number } of { $count }, in step { $turn }:
    .brief = { $number } of { $count }, step { $turn }:
review-typed = { $number } of { $count }, in step { $turn }: you typed { $line }.
    .brief = { $number } of { $count }, step { $turn }: { $line }.
line-words = { $line } { $word }
review-better = { $cost } Better: { $what } { $why }
    .brief = { $what } { $cost }
review-none = None of your moves cost you much.
    .brief = No move cost you much.
    .prompt = No move cost much.
review-unplayed = You made no move in this game, so there is nothing to go through.
    .brief = No move of yours to go through.
    .prompt = No move of yours.
review-over = That was the last one.
    .prompt = That was the last.
review-later = The game is not over. Once it is, type `review` to go through your moves.
    .brief = The game is not over.
    .prompt = Not over yet.
review-whose = Whose moves? First type `{ $command } { $name }`, or another name.
    .brief = Whose? First `{ $command } { $name }`.
review-elsewhere = This record does not say what you knew before each move, so I cannot go through them.
    .brief = The record lacks what you knew.
    .prompt = Not in the record.
review-nothing = You have not finished a game yet. To start one, type `{ $command } sniff`.
    .brief = No finished game yet.
    .prompt = No finished game.
retry-what = From which move? First type `{ $command }`.
    .brief = First type `{ $command }`.
retry-shared = You share this table, so nobody can play on alone from there. Later, type `review` in the lobby to do so.
    .brief = Not at a shared table.
    .prompt = Not at this table.
retry-begin = You play on from there. This game is not saved and does not count.
    .brief = You play on. It is not saved.
    .prompt = Not saved.
hint-type = Type { $command }.
hint-off = This game is played without hints.
hint-not-due = You have nothing to decide now.
match-no-hints = Hints are switched off.
handover-end = Your turn is over. Press Enter to clear the screen for { $name }.
    .brief = Enter clears for { $name }.
    .prompt = Enter clears.
handover-end-plain = Your turn is over. The screen cannot be cleared here. Press Enter for { $name }.
    .brief = Not cleared here. Enter for { $name }.
    .prompt = Enter. Not cleared.
handover-end-again = Your turn is over. Scroll what is here away, then press Enter for { $name }.
    .brief = Not cleared. Enter for { $name }.
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
handover-typed = That line did not count. From now on your lines do.
    .brief = That did not count. Now it does.
resumed = Welcome back to { $name }.
    .brief = Back in { $name }.
    .prompt = Back.
kept = The game is saved as { $name }. Type { $resume } to go on with it.
    .brief = Saved as { $name }.
    .prompt = Saved.
shell-resume = `snuffel { $command }`
kept-here = The game is saved as { $name }, as after every move. You play on.
    .brief = Saved as { $name }. You play on.
    .prompt = Saved.
kept-not = The game could not be saved. { $reason }
    .brief = The game is not saved.
    .prompt = Not saved.
left-trial = You leave this practice game.
    .brief = Practice game left.
trial-unkept = This is a practice game, and is not saved.
    .brief = A practice game is not saved.
left-unplayed = Nothing was played, so nothing is saved.
    .brief = Nothing played, nothing saved.
    .prompt = Nothing saved.
home-missing = The system names no folder for you, so games and settings are not saved. To have them saved, start me with --data DIR.
    .brief = No folder. Nothing is saved.
    .prompt = Nothing is saved.
record-fault = Saving fails. { $reason } You can play on; I will try again after every line.
    .brief = Saving fails. I try again each line.
    .prompt = Cannot save.
record-again = Saving works again. Nothing is missing.
    .brief = Saved again.
    .prompt = Saved again.
unsaved = { $reason ->
        [full] The disk is full.
        [denied] Writing there is not allowed.
        [changed] Something else has changed the file.
        [long] The record is too long.
        [nowhere] There is no folder for it.
       *[refused] The system will not let me write it.
    }
finish-fault = { $name } is over, but could not be moved to the finished games.
    .brief = { $name } is not with the finished games.
replay-unfinished = That is as far as it goes; the game is not over.
    .brief = The game is not over yet.
resign-sure = Give up this game? `Yes` or `no`; Enter means no.
    .brief = Give up? `Yes` or `no`; Enter means no.
    .prompt = Give up?
resign-sure-all = Give up? That ends the game for everybody. `Yes` or `no`; Enter means no.
    .brief = Give up, for everybody? `Yes` or `no`.
    .prompt = End for all?
resign-sure-seat = Give up? A computer takes your seat, and the others play on. `Yes` or `no`; Enter means no.
    .brief = Give up your seat? `Yes` or `no`.
    .prompt = Give up your seat?
resign-done = You have given up, and will hear the rest of the game.
    .brief = You have given up.
    .prompt = Given up.
gave-up = { $name } gives up.
resign-not = You play on.
    .prompt = You play on.
confirm-not = Nothing has changed.
    .prompt = Not done.
quit-sure = Not everything is saved, and the rest would be lost. Leave? `Yes` or `no`; Enter means no.
    .brief = Unsaved. Leave? Enter means no.
    .prompt = Unsaved. Leave?
leave-sure = Leave the game? It is saved. `Yes` or `no`; Enter means no.
    .brief = Leave? `Yes` or `no`; Enter means no.
    .prompt = Leave?
quit-not = You stay.
    .prompt = You stay.
over-look-back = You can still ask about it. Type `again` for another game, or press Enter to leave.
    .brief = `Again`, or Enter to leave.
    .prompt = `Again`, or Enter.
over-table = You can still ask about it. Type `again` to ask everybody for another game, or `quit` to leave.
    .brief = `Again` for everybody, `quit` to leave.
    .prompt = `Again`, or `quit`.
over-room = You can still ask about it. Type `again` to ask everybody for another game, or press Enter to go back to the table.
    .brief = `Again`, or Enter: to the table.
    .prompt = `Again`, or Enter.
over-listening = You can still ask about it. Type `quit` to leave.
    .brief = Keep asking, or `quit`.
    .prompt = Or `quit`.
over-listening-room = You can still ask about it. Press Enter to go back to the table.
    .brief = Keep asking, or Enter: to the table.
    .prompt = Or Enter.
over-resume = You can still ask about it. Type `resume { $name }` to go on with this game, or press Enter to leave.
    .brief = `Resume { $name }`, or Enter to leave.
    .prompt = `Resume`, or Enter.
steps-replay = { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    } Press Enter for the next one, or type `all` for the rest, `skip` for the end, `back` or `go 1`.
    .brief = { $count ->
        [one] 1 step. Press Enter.
       *[other] { $count } steps. Enter, `all` or `skip`.
    }
    .prompt = { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    }
steps-play = Press Enter to go on, or type `all` for the rest, `skip` for just the end, `back` for the turn before.
    .brief = Enter goes on. Or `all`, `skip`, `back`.
    .prompt = Enter goes on.
steps-at = { $number ->
        [0] { $count ->
            [one] 1 step.
           *[other] { $count } steps.
        } Press Enter for the first one.
       *[other] Step { $number } of { $count }. Press Enter for the next one.
    }
    .brief = Step { $number } of { $count }.
steps-so-far = Step { $number }. Press Enter to go on.
    .brief = Step { $number }. Enter goes on.
steps-first = This is the beginning.
    .prompt = The beginning.
steps-which = Which step? For example, type `{ $command } 1`.
    .brief = Which step? For example, `{ $command } 1`.
    .prompt = Which step?
steps-count = { $count ->
        [0] No step has been heard yet.
        [one] There is only 1 step so far.
       *[other] There are only { $count } steps so far.
    }
    .brief = { $count ->
        [0] No step has been heard yet.
        [one] Only 1 step so far.
       *[other] Only { $count } steps so far.
    }
    .prompt = { $count ->
        [0] None yet.
        [one] Only 1 step.
       *[other] Only { $count } steps.
    }
steps-over = There are no more steps.
    .prompt = No more.
steps-no-deed = This has already been played. You can only listen and ask.
    .brief = Already played. You can only ask.
    .prompt = Already played.
steps-or-deed = It is your turn now, and `{ $word }` could be a move. Is that what you mean? `Yes` or `no`; Enter means no.
    .brief = A move? `Yes` or `no`; Enter means no.
    .prompt = A move?
steps-not-yet = The others come first: press Enter to go on. Then it may be your turn.
    .brief = The others come first: Enter goes on.
    .prompt = Enter goes on.
steps-not-yet-one = { $name } comes first: press Enter to go on. Then it may be your turn.
    .brief = { $name } comes first: Enter goes on.
    .prompt = Enter goes on.
steps-out = You are out of this game. You can listen and ask.
    .brief = You are out. You can listen and ask.
    .prompt = You are out.
# Only at the end of a braille prompt, where every cell counts.
place-step = { $number }/{ $count }
help-steps = Press Enter for the next turn, or type `all` for the rest, `skip` for the end, `back` to repeat the turn before, `go 1` for the first one.
    In between you can ask as in a game, for example `status`, `log` or `last moves`. Once it is over, type `as { $name }` to know what { $name } knew. All commands: `help all`.
help-reading = Press Enter for the next piece, or type `back` for the one before. Enter after the last piece leaves; to leave at any time, type `quit`.
help-look-back = Type `go 1` to go through the game again, one turn with each Enter; `as { $name }` to know what { $name } knew; `review` to go through your costliest moves.
help-leave = Press Enter to leave.
help-leave-table = Type `quit` to leave.
help-leave-room = Press Enter to go back to the table.
help-review = Press Enter for the next move, or type `back` for the one before. Type `why` to hear more about this one, `{ $command }` to play on from before it.
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
log-unknown = "{ $word }" is neither a number nor a player. Type `{ $command } 5`, `{ $command } moves`, or `{ $command }` with one of these names: { $names }.
    .brief = A number, moves, or a name: { $names }.
    .prompt = Number or name?
after-later = You can do that once this game is over.
    .brief = Finish this game first.
    .prompt = Not yet over.
rematch-later = You can have a rematch once this game is over.
    .brief = Finish this game, then the rematch.
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
        [0] Nothing has happened yet.
        [one] 1 entry:
       *[other] { $count } entries:
    }
log-no-moves = Nobody has made a move yet.
log-no-move-of = No move by { $name } yet.
noted = Noted.
    .prompt = Noted.
noted-not = Noted, but only until you leave. { $reason }
    .brief = Noted, but not saved.
    .prompt = Noted, unsaved.
note = { $text }
notes-count = { $count ->
        [0] Notes: none.
        [one] 1 note:
       *[other] { $count } notes:
    }
more-left = { $count ->
        [one] One more is left: `more`.
       *[other] { $count } more are left: `more`.
    }
    .prompt = { $count } left: `more`.
# Before the rest of a long answer on a braille display, when something else came in between.
reading-before = Before that:
# At the end of a braille prompt that asks for yes or no.
prompt-asks = y/n
more-none = There is nothing more.
    .prompt = No more.
back-none = There is nothing before this.
    .prompt = Nothing before.

# Files that players save

sheet-none = There is nothing to save or load here.
    .prompt = Nothing to save.
sheet-kept = Saved as { $name }. To use it in another game: `load { $name }`.
    .brief = Saved as { $name }.
    .prompt = Saved.
sheet-not-kept = { $name } could not be saved. { $reason }
    .brief = { $name } could not be saved.
    .prompt = Not saved.
sheet-bad-name = A file cannot be called { $name }. Use letters and digits.
    .brief = A file cannot be called { $name }.
    .prompt = No such name.
sheet-replace = { $name } already exists. Replace it? `Yes` or `no`; Enter means no.
    .brief = Replace { $name }? Enter means no.
    .prompt = Replace?
sheet-not-replaced = The old one stays.
    .prompt = Old one stays.
sheet-item = { $name }.
sheet-fault = { $name }, line { $line }: { $reason }
sheet-unreadable = "{ $word }" is not understood.

# Tournaments

series-one-of-both = A tournament and a count tournament cannot be combined.
    .brief = Tournament or count, not both.
series-no-tournament = A tournament needs an odd number of games, from 3 to 99.
    .brief = Tournament: an odd number, 3 to 99.
series-no-count = A count tournament needs 1 to 99 games.
series-wins = A tournament of { $games } games. Whoever wins the most of them wins it.
    .brief = Tournament, { $games } games.
    .full = This is a tournament of { $games } games. Each win is 1 point, and it ends as soon as nobody can catch up.
    .prompt = Tournament { $games }.
series-fewest = { $games ->
        [one] A count tournament of 1 game. The fewest points win.
       *[other] A count tournament of { $games } games. The fewest points win.
    }
    .brief = { $games ->
        [one] Count tournament, 1 game.
       *[other] Count tournament, { $games } games.
    }
    .full = { $games ->
        [one] This is a count tournament of 1 game.
       *[other] This is a count tournament of { $games } games.
    } After each game the loser goes on searching alone. Each move from then on is a point, and the fewest points win.
    .prompt = Count { $games }.
names-together = { $names } and { $last }
    .prompt = { $names }, { $last }
letters-together = { $names }, and { $last }
    .prompt = { $names }, { $last }
deeds-together = { $names } and { $last }
    .brief = { $names }, { $last }
    .prompt = { $names }, { $last }
clauses-together = { $names }; { $last }
    .brief = { $names }, { $last }
    .prompt = { $names }, { $last }
names-either = { $names } or { $last }
    .prompt = { $names }, { $last }
series-points = { $name } { $points }
series-over-wins = Score after game { $number } of { $games }: { $standing }. { $left ->
        [one] 1 game is left; { $needed } points are enough to win.
       *[other] { $left } games are left; { $needed } points are enough to win.
    }
    .brief = { $number } of { $games } played. { $standing }.
    .full = Game { $number } of { $games } is over. The score is { $standing }. { $left ->
        [one] 1 game is left; { $needed } points are enough to win.
       *[other] { $left } games are left; { $needed } points are enough to win.
    }
    .prompt = { $standing }.
series-over-fewest = Points after game { $number } of { $games }: { $standing }. { $left ->
        [one] 1 game is left.
       *[other] { $left } games are left.
    }
    .brief = { $number } of { $games } played. { $standing }.
    .full = Game { $number } of { $games } is over. Points, and fewer are better: { $standing }. { $left ->
        [one] 1 game is left.
       *[other] { $left } games are left.
    }
    .prompt = { $standing }.
series-so-far = Game { $number } of { $games }. Points: { $standing }.
series-next = Game { $number } of { $games } begins.
    .brief = Game { $number } of { $games }.
    .full = Game { $number } of { $games } begins. Everything starts afresh.
    .prompt = Game { $number }.
series-won-you = You win the tournament. Final score: { $standing }.
    .brief = Tournament won. { $standing }.
    .full = The tournament is over, and you win it. Final score: { $standing }.
    .prompt = You win all.
series-won-with = You and { $names } win the tournament. Final score: { $standing }.
    .brief = Won with { $names }. { $standing }.
    .full = The tournament is over, and you win it together with { $names }. Final score: { $standing }.
    .prompt = You win all.
series-won-other = The tournament was won by { $names }. Final score: { $standing }.
    .brief = Champion: { $names }. { $standing }.
    .full = The tournament is over. It was won by { $names }. Final score: { $standing }.
    .prompt = Won by { $names }.
series-won-side = { $names } win the tournament together. Final score: { $standing }.
    .brief = Champions: { $names }. { $standing }.
    .full = The tournament is over, and { $names } win it together. Final score: { $standing }.
    .prompt = { $names } win all.
series-draw = The tournament is a draw. Final score: { $standing }.
    .brief = Tournament drawn. { $standing }.
    .full = The tournament is over, and it is a draw. Final score: { $standing }.
    .prompt = Draw.

# Lines that are not understood

typed-too-long = That line is too long. Nothing was done.
    .brief = Line too long.
    .prompt = Too long.
typed-not-text = That line contains characters that are not text. Nothing was done.
    .brief = Not readable as text.
    .prompt = Not text.
typed-interrupt = Press Ctrl-C again to leave.
    .brief = Ctrl-C again leaves.
    .prompt = Ctrl-C leaves.
misread-empty = You typed nothing. Type `help` to hear what you can type.
    .brief = Nothing typed. Try `help`.
    .prompt = Nothing typed.
misread-unknown = I do not understand "{ $word }". Type `help` to hear what you can type.
    .brief = "{ $word }"? Try `help`.
    .prompt = What? Try `help`.
misread-answer = Nothing is waiting for a yes or a no. Type the word you mean.
    .brief = I have not asked anything.
    .prompt = Nothing asked.
answer-unclear = That is neither `yes` nor `no`.
    .brief = Type `yes` or `no`; Enter means no.
    .prompt = Yes or no?
misread-several = "{ $word }" could mean: { $fits }.
    .prompt = Several fit.
misread-like = I do not understand "{ $word }". Did you mean `{ $like }`?
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
misread-alone = "{ $word }" is not expected here. Type just { $command }.
    .brief = Type just { $command }.
    .prompt = Just { $command }.
misread-alone-or = "{ $word }" is not expected here. Type just { $command }, or `{ $word }`.
    .brief = Type just { $command }, or `{ $word }`.
    .prompt = Just { $command }.
misread-too-much = "{ $word }" is not expected here.
    .prompt = Not expected.
misread-not-here = You cannot use { $command } here.
    .brief = { $command }: not here.
    .prompt = Not here.
misread-undo = Moves cannot be taken back.
cannot-chat = Nobody here can read that: messages are for tables with people far away. To open one, type `host` in the lobby.
    .brief = Messages: at tables from `host`.
cannot-show = I am all text; its size and colours are up to your terminal. See `width`, `braille` and `speech`.
    .brief = See `width`, `braille`, `speech`.
cannot-wait = Take your time. Nothing happens until you type something.
    .brief = Take your time.
cannot-thanks = You are welcome. Type `help` to hear what you can do.
    .brief = You are welcome. See `help`.
cannot-chatter = I leave the talking to people. Type `help` to hear what you can do.
    .brief = I do not chat. See `help`.
cannot-other-game = I do not have that game. Type `which games` to hear those I have.
    .brief = Not here. See `which games`.
cannot-peek = That stays hidden. Type `status` to hear everything you may know.
    .brief = Hidden. See `status`.
cannot-account = You need no account: everything is kept on this computer.
    .brief = No account is needed.
cannot-save = Every game is saved by itself. Type `games` to hear which are waiting.
    .brief = Saved by itself. See `games`.
cannot-restart = You cannot start over halfway through a game. Type `quit`, then begin a new one in the lobby.
    .brief = Not halfway. First `quit`.
misread-lobby = "{ $word }" works only in the lobby. Type `quit` first to get there.
    .brief = "{ $word }": first `quit`.
    .prompt = First `quit`.
misread-game = That is another game, { $game }. Type `quit` first to get there; this one is saved.
    .brief = For { $game }, first `quit`. This is saved.
    .prompt = First `quit`.
misread-number = "{ $word }" is not a whole number such as 5.
    .brief = "{ $word }" is not a whole number.
    .prompt = Not a number.
misread-lang = "{ $word }" is not a language that I speak. Type { $choices }.
    .brief = After `{ $command }`: { $codes }.
    .prompt = { $codes }?
misread-lang-choice = `{ $command } { $language }`
misread-level = "{ $word }" is not one of the three choices. Type `{ $command } brief`, `{ $command } normal` or `{ $command } full`.
    .brief = Type `{ $command } brief`, normal or full.
    .prompt = brief, normal, full?
misread-spell = "{ $word }" is not a spelling. Type `{ $command } plain` or `{ $command } letters`.
    .brief = Type `{ $command } plain` or letters.
    .prompt = plain or letters?
misread-width = "{ $word }" is not a width. Type `{ $command } 40`, or another number from 20 to 500, `{ $command } auto` or `{ $command } off`.
    .brief = { $command }: 20 to 500, auto or off.
    .prompt = 20 to 500, auto, off?
misread-braille = "{ $word }" is not a display size. Type a number from 20 to 80, such as `{ $command } 40`, or `{ $command } 40 free 6` to keep six cells for typing, or `{ $command } off`.
    .brief = { $command }: 20 to 80, or off.
    .prompt = 20 to 80, off?
misread-speech = "{ $word }" does not go with { $command }. Type `{ $command } on`, `{ $command } off`, `{ $command } faster`, `{ $command } rate 40`, `{ $command } voice` or `{ $command } stop`. To hear more: `help { $command }`.
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
misread-sounds = "{ $word }" is not a choice for sounds. Type `{ $command } quiet`, `{ $command } loud` or `{ $command } off`, or `{ $command } list` to hear all of them.
    .brief = Type `{ $command } quiet` or `{ $command } off`.
    .prompt = quiet, loud or off?
misread-relays = "{ $word }" is not the address of a server. One looks like https://relay.example.org. To go back to the public ones, type `{ $command } public`.
    .brief = "{ $word }" is not a server's address.
    .prompt = Which server?
misread-page-address = "{ $word }" is not the address of a page. One looks like https://page.example.org. To set none, type `{ $command } off`.
    .brief = "{ $word }" is not a page's address.
    .prompt = Which page?
relays-on-where = That is for a table that you have opened with --no-relay. Elsewhere servers are used anyway.
    .brief = Only at a table without servers.
    .prompt = Not here.
misread-tutor = "{ $word }" is neither on nor off. Type `{ $command } on` or `{ $command } off`.
    .brief = Type `{ $command } on` or `{ $command } off`.
    .prompt = on or off?
misread-name = "{ $word }" is not a name. A name has 1 to 12 letters and digits: `{ $command } Anna`. To have no name: `{ $command } off`.
    .brief = A name: 1 to 12 letters and digits.
    .prompt = Not a name.
name-meant = "{ $word }" has a meaning of its own here. Choose another name.
    .brief = "{ $word }" means something here.
    .prompt = Not a name.
misread-tell = "{ $word }" is not something I announce by myself. Type `{ $command }` to hear what there is, or `{ $command } off`.
    .brief = See `{ $command }`, or `{ $command } off`.
    .prompt = Which of them?
help-commands = { $count } commands:
help-unknown = There is no command "{ $word }". Type `help all` to hear all commands.
    .brief = No command "{ $word }".
    .prompt = No such command.
rules-topic = Topic: { $topic }.
rules-topics = Topics: { $topics }. For example, type `{ $command } { $game } { $topic }`, or `{ $command } { $game } all`.
    .brief = Topics: { $topics }.
rules-which = "{ $topic }" is in the rules of several games: { $games }. For example, type `{ $command } { $game } { $topic }`.
    .brief = Which game? { $games }.
    .prompt = Which game?
rules-part = { $text }
rules-played = This game is played with { $variants }. To hear more about that: `{ $command } { $topic }`.
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
        [0] Lines are not broken; on a terminal they fit its width.
       *[other] Lines fit the terminal's width, { $cells } characters.
    }
    .brief = { $cells ->
        [0] Width: auto, no terminal.
       *[other] Width: auto, { $cells }.
    }
setting-width = { $cells ->
        [0] Lines are not broken.
       *[other] Lines break at { $cells } characters.
    }
    .brief = { $cells ->
        [0] Width: off.
       *[other] Width: { $cells }.
    }
setting-braille = { $cells ->
        [0] Braille mode is off.
       *[other] Braille mode is on for { $cells } cells, { $free } of them free for typing.
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
setting-pace-step = With several computers, you hear one turn with each Enter.
    .brief = Pace: a turn with each Enter.
setting-pace-all = With several computers, you hear all their turns at once.
    .brief = Pace: all at once.
setting-bell-on = The terminal rings when it is your turn after a long wait.
    .brief = Bell: on.
setting-bell-off = The bell is off.
    .brief = Bell: off.
setting-sounds-off = Sounds are off.
    .brief = Sounds: off.
setting-sounds-quiet = Some of what I say comes with a quiet sound.
    .brief = Sounds: quiet.
setting-sounds-loud = Some of what I say comes with a loud sound.
    .brief = Sounds: loud.
sounds-off = Sounds are off. To hear them, turn them on with `{ $command } quiet`, and then ask for the list again.
    .brief = Off. `{ $command } quiet`?
sounds-nothing = I have found nothing here that can play sounds.
    .brief = Nothing here plays sounds.
sound-free = The way is free.
sound-wall = A wall.
sound-comes = Somebody arrives.
sound-speaks = Somebody speaks to you.
sound-turn = Your turn.
sound-points = Points for you.
sound-lost = You have lost.
sound-won = You have won.
setting-relays-public = Public servers connect you with friends far away.
    .brief = Servers: the public ones.
    .prompt = Public servers.
setting-relays = These servers connect you with friends far away: { $relays }.
    .brief = Servers: { $relays }.
    .prompt = { $relays }
setting-page-address = Links to your tables lead to { $address }.
    .brief = Links: { $address }.
    .prompt = { $address }
setting-page-address-none = You have set no page for links to your tables.
    .brief = Links: no page set.
    .prompt = No page.
setting-tutor-on = Tutor on: before a move that would cost you a lot, I ask whether you mean it.
    .brief = Tutor: on.
setting-tutor-off = The tutor is off.
    .brief = Tutor: off.
setting-name = Others call you { $name }, from the next game on.
    .brief = Name: { $name }.
setting-name-none = You have not chosen a name for others to call you.
    .brief = Name: none.
setting-tell = { $count ->
        [0] Announced without asking: nothing.
       *[other] { $missing ->
            [0] Announced without asking: { $on }.
           *[other] Announced without asking: { $on }. Left out: { $off }.
        }
    }
    .brief = Announced: { $count ->
        [0] nothing
       *[other] { $on }
    }.
setting-tell-none = In this game I announce nothing extra after the others' turns.
    .brief = This game: nothing extra announced.
setting-tell-elsewhere = This game has nothing of that kind. It is noted for other games.
    .brief = Not in this game; noted for others.
kind-rows = rows, meaning how far the others have to go
    .brief = rows
kind-threats = threats, meaning who can win next turn
    .brief = threats
kind-routes = ways, meaning which have closed to your scouts, and which lead home
    .brief = ways
kind-tiles = tiles, meaning who has one or two left
    .brief = tiles
kind-cards = cards, meaning the sum and your hand when it is your turn
    .brief = cards
kind-attacks = attacks, meaning whom you could attack with one step
    .brief = attacks
kind-bazongs = bazongs, meaning how far they still have to go to win
    .brief = bazongs
settings-file-head = How snuffel speaks. The program writes its changes here; your comments stay.
settings-file-lang = The language: { $languages }. If it is missing, the system's language is used.
settings-file-level = How much is said: brief, normal or full.
settings-file-width = Lines break at this many characters, 20 to 500; "auto" is as wide as the terminal, "off" never breaks them.
settings-file-spell = Letters of fields: plain (E4) or letters (Echo 4).
settings-file-braille = Braille mode for a display of this many cells, 20 to 80; 0 is off.
settings-file-plain = true: reads plain lines, without a line editor.
settings-file-speech = true: the system's voice speaks every line; false: silent.
settings-file-rate = How fast, -100 to 100; "system" is the system's own setting.
settings-file-pitch = How high, -100 to 100; "system" is the system's own setting.
settings-file-volume = How loud, -100 to 100; "system" is the system's own setting.
settings-file-voice = The name of the voice for { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    }; "system" is the system's own.
settings-file-talk-over = true: speech goes on while you type, and only Enter ends it.
settings-file-thinking = How many milliseconds a computer may think about a move, 10 to 60000; 0 means as long as it needs.
settings-file-pace = How you hear the turns of several computers: step, one with each Enter, or all, at once.
settings-file-bell = true: the terminal rings when it is your turn after a wait of more than 10 seconds; never with plain lines.
settings-file-sounds = How loud the short sounds are that come with some lines: "quiet", "loud", or "off" for none.
settings-file-relays = The servers that bring programs together far away, separated by spaces; empty for the public ones.
settings-file-page-address = The page in which others can play, for links to your tables; empty for the one that the program knows.
settings-file-tutor = true: I ask before a move that would cost you a lot.
settings-file-name = What others call you: 1 to 12 letters and digits; empty for no name.
settings-file-tell = What is announced after the others' turns: on, off, or "not" and what to leave out, for example "not threats rows".
language-damaged = Line { $line } of { $file } cannot be read. The messages it leaves out are said in English.
language-none = { $folder } is not a language: the folder must be named by the language's code, such as pl, and contain a file language.ftl that can be read.
settings-not-toml = The settings in { $file } cannot be used: line { $line } and too many others do not have the form key = value. I start as if there were no file; the file stays as it is.
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
settings-wrong-value = Line { $line } of { $file } is left out: { $key } cannot be { $value }. The other settings apply.
    .brief = Settings, line { $line }: { $key } cannot be { $value }. File: { $file }.
settings-unreadable = The settings in { $file } cannot be read. The file stays as it is.
    .brief = Settings not readable. File: { $file }.
settings-not-kept = The change applies for now, but { $file } could not be written.
    .brief = For now only: cannot write { $file }.
settings-not-kept-broken = The change applies for now, but line { $line } of { $file } is broken, so the file stays as it is.
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
        [one] 1 line is lost. The damaged record is beside it, as { $file }.
       *[other] { $count } lines are lost. The damaged record is beside it, as { $file }.
    }
    .brief = { $count ->
        [one] 1 line is lost. Copy: { $file }.
       *[other] { $count } lines are lost. Copy: { $file }.
    }
    .prompt = Lines lost: { $count }.
damage-not-mended = The record stays as it is.
    .prompt = It stays.
damage-stays = { $file } could not be repaired, and stays as it is.

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
simulate-length = Decisions per game: { $median } at the median, from { $least } to { $most }.
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
book-replace = { $file } already exists. To replace it, type `yes`. Enter alone keeps it.
book-not-replaced = { $file } has not been changed.
book-unwritable = { $file } cannot be written. Start snuffel in a folder where you are allowed to write.
book-no-contracted = liblouis has no contracted braille for { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    }. Leave --contracted out.
book-no-uncontracted = I know no liblouis table for { $language }, so there is no book.
book-no-table = liblouis cannot use its table { $table }. A newer liblouis can.
book-not-installed = There is no book without liblouis: its program { $program } was not found. Install it and try again.
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
    .full = You are tied for first place, so the win is shared: { $names }.
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
       *[other] The game is over. The winners are { $names }.
    }
    .brief = { $winners ->
        [one] { $names } has won.
       *[other] The winners: { $names }.
    }
    .prompt = { $winners ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
over-nobody = The game is over. Nobody has won.
    .brief = Over. Nobody has won.
    .prompt = Nobody has won.

# Simulations compared with earlier figures

simulate-against = { $number }, against { $player } there, in percentage points: { $gain }, 95% interval { $from } to { $to }. Deals with more wins: { $more }; with fewer: { $fewer }.
simulate-more = { $part } more
simulate-less = { $part } fewer
simulate-no-figures = { $file } does not contain the output of snuffel simulate with { $json }.
simulate-other-game = The figures in { $file } are of another game or other variants.
simulate-other-deals = The figures in { $file } are of other deals: the seed and the number of players must be the same.

# The nine levels

kind-level = the computer on level { $number }
level-numbered = level { $number }
setting-strength = If you name no level, computers are set to { $level }.
    .brief = Computers: { $level }.
levels-of-game = Level of the computers in this game: { $levels }.
    .brief = In this game: { $levels }.
levels = There are 9 levels. Each wins about six games out of ten against the one below it.
    Level 1: even weaker than easy; it hardly looks at all.
    Level 2, easy: for a first game. It grabs whatever looks good now, and overlooks a lot.
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
    .brief = Type `{ $command } 4`, or 1 to 9.
settings-file-strength = How well computers play where no level is named: 1 to 9.
again-how = "{ $word }" is neither harder nor easier. Type `again` to play the same once more, `again harder` or `again easier` to change the computers by one level.
    .brief = `Again`, `again harder`, `again easier`.
again-later = This game is not over. Once it is, type `again harder` or `again easier` to play with computers of the next level.
    .brief = Finish this game, then `again easier`.
    .prompt = Not yet over.
again-no-computer = No computer plays here. Type `again` to play the same once more.
    .brief = No computer plays here. `Again`?
again-hardest = There is nothing harder than level 9. Type `again` to play the same once more.
    .brief = 9 is the hardest. `Again`?
again-easiest = There is nothing easier than level 1. Type `again` to play the same once more.
    .brief = 1 is the easiest. `Again`?
again-nothing = You have not finished a game yet that could be played again. To start one, type `{ $play } sniff`.
level-offer-harder = You have won three games in a row. To play against { $level }, type `again harder`.
    .brief = 3 wins. `Again harder`?
level-offer-easier = You have lost three games in a row. To play against { $level }, type `again easier`.
    .brief = 3 losses. `Again easier`?
