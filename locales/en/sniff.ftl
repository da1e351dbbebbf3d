# Sniff, the hidden labyrinth.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

# At the beginning

intro-you = Sniff, { $columns } by { $rows } fields. You play against { $level }.
    .brief = Sniff, { $columns } by { $rows }. You and { $name }.
    .full = Sniff, the hidden labyrinth, on { $columns } by { $rows } fields { $kind ->
        [dogs] with 2 ditches and 2 dogs each
       *[walls] with { $walls } walls each
    }. You play against { $level }.
    .prompt = Sniff.
intro-both = Sniff, { $columns } by { $rows } fields. { $first } plays against { $second }.
    .brief = Sniff. { $first } and { $second }.
    .full = Sniff, the hidden labyrinth, on { $columns } by { $rows } fields { $kind ->
        [dogs] with 2 ditches and 2 dogs each
       *[walls] with { $walls } walls each
    }. { $first } plays against { $second }.
    .prompt = Sniff.
intro-build = Build your labyrinth: { $walls } walls and 1 treasure. Or type `build`, and I will build it for you.
    .brief = Build: { $walls } walls, 1 treasure.
    .prompt = Build { $walls } walls.
    .full = Build your labyrinth: { $walls } walls and 1 treasure. A wall is named after the two fields it separates, such as `C3 B3`. Type `build` to have it built for you, and `done` to start the search.

# Building

drafted-walls = { $count ->
        [one] Wall { $wall } is up
       *[other] { $count } walls put up
    }, { $left ->
        [0] none left.
       *[other] { $left } left.
    }
    .brief = { $count ->
        [one] { $wall } is up, { $left } left.
       *[other] { $count } put up, { $left } left.
    }
    .full = { $count ->
        [one] The wall is up.
       *[other] You have put up { $count } walls.
    } You have { $left ->
        [0] none left to put up.
       *[other] { $left } left to put up.
    }
    .prompt = { $count ->
        [one] { $wall } up.
       *[other] { $count } up.
    }
drafted-removed = { $count ->
        [one] Wall { $wall } is gone, { $left } left.
       *[other] { $count } walls are gone, { $left } left.
    }
    .brief = { $count ->
        [one] { $wall } gone, { $left } left.
       *[other] { $count } gone, { $left } left.
    }
    .full = { $count ->
        [one] The wall is gone. You have { $left } left to put up.
       *[other] { $count } walls are gone. You have { $left } left to put up.
    }
    .prompt = { $count ->
        [one] { $wall } gone.
       *[other] { $count } gone.
    }
drafted-treasure = The treasure is hidden on { $treasure }.
    .brief = Treasure on { $treasure }.
    .full = Your treasure is hidden on { $treasure }. { $left ->
        [0] All the walls are up.
        [one] 1 wall is left to put up.
       *[other] { $left } walls are left to put up.
    }
    .prompt = Treasure { $treasure }.
drafted-undone = Last step taken back. Walls left: { $left ->
        [0] none
       *[other] { $left }
    }, treasure: { $treasure }.
    .brief = Undone. { $left } left, treasure: { $treasure }.
    .full = I have taken your last step back. Walls left to put up: { $left ->
        [0] none
       *[other] { $left }
    }. Treasure: { $treasure }.
    .prompt = Undone.
drafted-filled = Filled up. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `done` to start the search.
    .brief = Filled. Treasure on { $treasure }, moves: { $moves }.
    .full = Your labyrinth is filled up: all the walls are up, and the treasure is on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `list` to hear it, `undo` to take it back, or `done` to start the search.
    .prompt = Filled. Treasure { $treasure }.
    .told = Filled up. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away.
    .told-brief = Filled. Treasure on { $treasure }, moves: { $moves }.
drafted-built = Built. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `done` to start the search, or `undo` to take it back.
    .brief = Built. Treasure on { $treasure }, moves: { $moves }.
    .full = Your labyrinth is built: all the walls are up, and the treasure is on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `list` to hear it, `undo` to take it back, or `done` to start the search.
    .prompt = Built: { $treasure }.
    .told = Built. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away.
    .told-brief = Built. Treasure on { $treasure }, moves: { $moves }.
drafted-laid = Labyrinth set up. Walls left: { $left ->
        [0] none
       *[other] { $left }
    }, treasure: { $treasure }.
    .brief = Set up. { $left } left.
    .full = The labyrinth is set up. Walls left to put up: { $left ->
        [0] none
       *[other] { $left }
    }. Treasure: { $treasure }.
    .prompt = Set up.
    .told = { $left ->
        [0] Labyrinth built. Treasure: { $treasure }.
       *[other] Labyrinth set up. Walls left: { $left }, treasure: { $treasure }.
    }
drafted-cleared = The board is empty. Type `undo` to bring it all back.
    .brief = Empty. To bring it back: `undo`.
    .full = The board is empty: there are no walls, and nothing is hidden. Type `undo` to bring it all back.
    .prompt = Empty.
undone-back = Back in place: { $walls }.
    .brief = Back: { $walls }.
    .full = These are back in place: { $walls }.
    .prompt = Back { $walls }.
undone-gone = Gone again: { $walls }.
    .brief = Gone: { $walls }.
    .full = These are gone again: { $walls }.
    .prompt = Gone { $walls }.
clear-sure = Take everything away? `Yes` or `no`; Enter means no.
    .brief = Take all away? `Yes` or `no`.
    .prompt = Clear?
nowhere = none
ready-you = Your labyrinth is ready.
    .brief = You are ready.
    .full = Your labyrinth is ready, and nothing in it can be changed now.
    .prompt = Ready.
ready-other = { $name } is ready.
    .brief = { $name } is ready.
    .full = { $name } has built a labyrinth and is ready.
    .prompt = { $name } ready.

# Searching

begins-you = Lots are drawn: you begin. Ask for a field next to field 0, such as `{ $next }`.
    .brief = You begin.
    .full = Lots are drawn: you begin. Your detective is on the zero field, 0. Ask for a field next to it, such as `{ $next }`.
    .prompt = You begin.
    .told = Lots are drawn: you begin.
begins-other = Lots are drawn: { $name } begins. Then ask for a field next to { $start }, such as `{ $next }`.
    .brief = { $name } begins, then you.
    .full = Lots are drawn: { $name } makes the first move. Then it is your turn: ask for a field next to { $start }, such as `{ $next }`.
    .prompt = { $name } begins.
    .told = Lots are drawn: { $name } begins.
begins-both = Lots are drawn: { $name } begins.
    .brief = { $name } begins.
    .full = Lots are drawn: { $name } makes the first move.
    .prompt = { $name } begins.
asked-free-again-you = Free. You are on { $stands }. One more move, or `done`.
    .brief = Free. You are on { $stands }. One more?
    .full = Free. You are on { $stands } now. You may make a second move, or end your turn with `done`.
    .prompt = Free.
    .told = Free. You are on { $stands }.
asked-free-you = Free. You are on { $stands }.
    .brief = Free. You are on { $stands }.
    .full = Free. You are on { $stands } now. That was your second move.
    .prompt = Free.
walked-through = On the way: { $moves }.
    .brief = Via { $moves }.
    .full = What you heard on the way: { $moves }.
    .prompt = { $moves }.
turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name }: { $moves }. { $name } is on { $stands } now.
    .prompt = { $name } { $moves }.
heard-move = { $field } { $heard }
    .prompt = { $field }
heard-stop = { $field } { $heard }
    .prompt = { $field } { $heard }
heard-done = done
asked-wall-you = Wall in front of { $field }. You stay on { $stands }.
    .brief = Wall in front of { $field }.
    .full = Wall. There is a wall between { $stands } and { $field }{ $marked ->
        [no] .
       *[yes] ; it is marked.
    } You stay on { $stands }, and your turn ends.
    .prompt = Wall.
asked-treasure-you = Treasure! It was on { $field }.
    .brief = Treasure on { $field }!
    .full = Treasure! It was on { $field }, and your detective has it.
    .prompt = Treasure!
asked-treasure-other = { $name }: { $field }, treasure!
    .brief = { $name }: { $field }, treasure!
    .full = { $name } asks for { $field } and finds the treasure there.
    .prompt = { $name } treasure!
stopped-you = You end your turn.
    .brief = Turn ended.
    .full = You end your turn, though you could have moved on.
    .prompt = Ended.
stopped-other = { $name } ends the turn.
    .brief = { $name } ends the turn.
    .full = { $name } ends the turn, though another move was possible.
    .prompt = { $name } ends.
marked = The marker is on { $field }.
    .brief = Marker on { $field }.
    .full = Your bearing marker is on { $field }. Only you know of it.
    .prompt = Marker { $field }.
marked-off = The marker is off the board.
    .brief = Marker off.
    .full = Your bearing marker is off the board.
    .prompt = Marker off.
resigned-you = You give up.
    .brief = You give up.
    .full = You give up this game.
    .prompt = Given up.
resigned-other = { $name } gives up.
    .brief = { $name } gives up.
    .full = { $name } gives up this game.
    .prompt = { $name } gives up.
won-you = { $asks ->
        [0] You win.
        [one] You win in 1 move. { $loser } made { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
       *[other] You win in { $asks } moves. { $loser } made { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
    }
    .brief = You win. Moves: you { $asks }, { $loser } { $theirs }.
    .full = You win this game. Moves: you { $asks }, { $loser } { $theirs }.
    .prompt = You win.
lost-you = { $asks ->
        [0] { $name } wins.
        [one] { $name } wins in 1 move. You made { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
       *[other] { $name } wins in { $asks } moves. You made { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
    }
    .brief = { $name } wins. Moves: { $asks }, you { $theirs }.
    .full = { $name } wins this game. Moves: { $name } { $asks }, you { $theirs }.
    .prompt = Lost.
won-other = { $asks ->
        [0] { $name } wins.
        [one] { $name } wins in 1 move. { $loser } made { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
       *[other] { $name } wins in { $asks } moves. { $loser } made { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
    }
    .brief = { $name } wins. Moves: { $asks } to { $theirs }.
    .full = { $name } wins this game. Moves: { $name } { $asks }, { $loser } { $theirs }.
    .prompt = { $name } wins.
shown-walls-you = { $count ->
        [one] Your labyrinth, 1 wall:
       *[other] Your labyrinth, { $count } walls:
    }
shown-walls-other = { $count ->
        [one] { $name }'s labyrinth, 1 wall:
       *[other] { $name }'s labyrinth, { $count } walls:
    }
    .brief = { $name }, walls: { $count }.
shown-you = Your treasure was on { $treasure }.
    .prompt = Yours { $treasure }.
shown-other = { $name } hid the treasure on { $treasure }.
    .prompt = { $name } { $treasure }.
shown-way = { $count ->
        [one] Shortest way, 1 move: { $way }.
       *[other] Shortest way, { $count } moves: { $way }.
    }
shown-found-you = { $count ->
        [one] Shortest way to your treasure, 1 move: { $way }.
       *[other] Shortest way to your treasure, { $count } moves: { $way }.
    }
shown-found-other = { $count ->
        [one] Shortest way to the treasure that was found, 1 move: { $way }.
       *[other] Shortest way to the treasure that was found, { $count } moves: { $way }.
    }
review-stood = You were on { $field }.
labyrinth-column = Column { $column }: { $walls }.

# Answers

status-game-you = Sniff, { $columns } by { $rows } fields, { $kind ->
        [dogs] 2 ditches, 2 dogs
       *[walls] { $walls } walls
    }, you against { $name }.
    .brief = Sniff, { $columns } by { $rows }. You and { $name }.
status-game-both = Sniff, { $columns } by { $rows } fields, { $kind ->
        [dogs] 2 ditches, 2 dogs
       *[walls] { $walls } walls
    }, { $first } against { $second }.
    .brief = Sniff. { $first } and { $second }.
due-build = { $left ->
        [0] You are building. All the walls are up. Type `done` to start the search.
       *[other] You are building. Walls left: { $left }.
    }
    .brief = { $left ->
        [0] You build. All walls up: `done`.
       *[other] You build. Walls left: { $left }.
    }
    .prompt = { $left ->
        [0] All walls up.
       *[other] Build, { $left } left.
    }
due-build-other = You are ready. { $name } is still building.
    .prompt = Wait.
    .brief = You are ready. { $name } is building.
due-build-both = Both players are still building.
    .prompt = Both build.
due-other = It is { $name }'s turn.
    .prompt = { $name }'s turn.
due-first = Your turn. You are on { $field }; ask for a field next to it.
    .brief = Your turn on { $field }.
    .prompt = Your turn.
due-again = Your second move from { $field }, or `done`.
    .prompt = Move 2 or `done`.
place-build = { $left ->
        [0] `done`?
       *[other] { $left } left
    }
place-treasure = treasure?
place-search = { $field }
place-over = Over
stands-you = You are on { $field }.
stands-other = { $name } is on { $field }.
around-ways = Open from here: { $fields }.
around-unknown = Not tried: { $fields }.
status-walls = { $count ->
        [0] No wall found.
        [one] 1 wall found: { $walls }.
       *[other] { $count } walls found: { $walls }.
    }
status-ways = { $count ->
        [0] No open way known.
        [one] 1 open way known: { $walls }.
       *[other] { $count } open ways known: { $walls }.
    }
status-own = Your own treasure: { $treasure }.
status-own-dogs = Your own treasure: { $treasure }. Dogs: { $dogs }.
moves-count = { $count ->
        [one] 1 possibility:
       *[other] { $count } possibilities:
    }
move-way = `{ $field }`, a known way.
move-visited = `{ $field }`, not tried from here.
move-unknown = `{ $field }`, unknown.
move-done = `Done`: ends your turn.
walls-count = { $count ->
        [0] Walls: none.
        [one] 1 wall:
       *[other] { $count } walls:
    }
ways-count = { $count ->
        [0] Ways: none.
        [one] 1 way:
       *[other] { $count } ways:
    }
item = { $item }.
own-labyrinth = { $count ->
        [0] Your labyrinth: no walls, treasure: { $treasure }.
        [one] Your labyrinth: 1 wall, treasure: { $treasure }.
       *[other] Your labyrinth: { $count } walls, treasure: { $treasure }.
    }
own-field = { $field } in your labyrinth. Open: { $open }. Walls: { $walls }.
    .brief = { $field } in yours. Open: { $open }. Walls: { $walls }.
shown-field = { $field } in { $name }'s labyrinth. Open: { $open }. Walls: { $walls }.
    .brief = { $name }'s { $field }. Open: { $open }. Walls: { $walls }.
shown-field-ditches = { $field } in { $name }'s labyrinth. Open: { $open }. Ditches: { $walls }.
    .brief = { $name }'s { $field }. Open: { $open }. Ditches: { $walls }.
shown-field-dog = { $field } in { $name }'s labyrinth: a dog. Open: { $open }. Ditches: { $walls }.
    .brief = { $name }'s { $field }: a dog. Open: { $open }. Ditches: { $walls }.
enemy-not-yet = Nobody is searching yet.
enemy-near = { $count ->
        [0] { $name } is on your treasure.
        [one] { $name } is on { $field }, 1 move from your treasure.
       *[other] { $name } is on { $field }, { $count } moves from your treasure.
    }
    .brief = { $name } { $field }, { $count } from your treasure.
enemy-near-out = { $count ->
        [0] { $name } is out.
        [one] { $name } is on { $field }, 1 move from the way out.
       *[other] { $name } is on { $field }, { $count } moves from the way out.
    }
    .brief = { $name } { $field }, { $count } from the way out.
look-here = You are on { $field }. Ways: { $ways }. Walls: { $walls }. Not tried: { $unknown }.
look-visited = { $field }, visited. Ways: { $ways }. Walls: { $walls }. Not tried: { $unknown }.
look-unvisited = { $field }, not visited. Walls: { $walls }. Not tried: { $unknown }.
marker-on = Your marker is on { $field }.
    .prompt = Marker { $field }.
marker-none = Your marker is off the board.
    .prompt = No marker.
score-you = Moves so far: you { $asks }, { $other } { $theirs }.
    .prompt = You { $asks }, { $other } { $theirs }.
score-other = Moves so far: { $name } { $asks }, { $other } { $theirs }.
    .prompt = { $name } { $asks }, { $other } { $theirs }.
check-stones = { $left ->
        [0] All the walls are up.
        [one] 1 wall left to put up.
       *[other] { $left } walls left to put up.
    }
check-treasure = Treasure: { $treasure }.
check-open = { $count ->
        [one] The treasure can be reached in 1 move.
       *[other] The treasure can be reached in { $count } moves.
    }
check-closed = The treasure is closed off. Take away one of these walls: { $keys }.
check-shut = The treasure is closed off, and taking away one wall is not enough. Around it are { $walls }.

# What cannot be done

refusal-spectator = You are only listening here.
    .prompt = You listen.
refusal-game-over = The game is over.
    .prompt = Too late.
refusal-not-your-turn = It is not your turn.
    .prompt = Not your turn.
refusal-still-building = Both labyrinths must be ready first.
    .prompt = Build first.
refusal-built-already = You can build and undo only before the search begins.
    .brief = Too late: your labyrinth is ready.
    .prompt = Built already.
refusal-off-board = { $field } is off the board.
    .prompt = No { $field }.
refusal-not-neighbours = { $wall }: these fields are not neighbours, so no wall fits between them.
    .brief = { $wall }: not neighbours.
    .prompt = { $wall } apart.
refusal-stands = { $wall }: there is already a wall there.
    .brief = { $wall }: there is a wall already.
    .prompt = A wall already.
refusal-no-stone-left = { $wall }: you have no wall left.
    .prompt = No wall left.
refusal-no-such-wall = { $wall }: there is no wall there.
    .prompt = No wall there.
refusal-zero-field = Nothing can be put on field 0.
    .prompt = Not on 0.
refusal-lies-there = The treasure is already on { $field }.
    .prompt = There already.
refusal-nothing-to-undo = There is nothing to take back.
    .prompt = Nothing to undo.
refusal-nothing-to-clear = Nothing is built yet.
refusal-stones-left = { $left ->
        [one] First put up 1 more wall, or type `fill`.
       *[other] First put up { $left } more walls, or type `fill`.
    }
    .brief = Walls left to put up: { $left }.
    .prompt = { $left } missing.
refusal-no-treasure = First hide the treasure, for example: `treasure B2`.
    .brief = First hide the treasure.
    .prompt = No treasure.
refusal-closed-off = No open way leads to the treasure. Type `check` to hear why.
    .brief = Closed off. Ask why: `check`.
    .prompt = Closed off.
refusal-too-long = The open way is too long for all the walls to fit. Take some back.
    .brief = The way is too long: take walls back.
    .prompt = The way is too long.
refusal-nothing-to-fill = Nothing is missing. Type `done` to start the search.
    .brief = Nothing is missing: `done`.
    .prompt = Nothing missing.
refusal-no-move-yet = Make a move first. You can only end your turn after a free answer.
    .brief = First a move, then `done`.
    .prompt = Move first.
refusal-stands-there = You are already on { $field }.
    .prompt = There already.
refusal-too-many-moves = { $left ->
        [one] You have only 1 move left in this turn.
       *[other] You have only { $left } moves in a turn.
    }
    .brief = Moves left: { $left }.
    .prompt = Moves left: { $left }.
refusal-too-far = { $to } is not next to { $from }.
    .prompt = { $to } is too far.
refusal-known-wall = You already know of the wall between { $from } and { $to }. It is still your turn.
    .brief = Known wall from { $from } to { $to }.
    .prompt = Known wall.
refusal-other-size = That labyrinth is for a board of { $size }.
    .brief = It is for a board of { $size }.
    .prompt = Board { $size }.
refusal-marker-there = The marker is there already.
    .prompt = There already.
misread-wall-missing = Which wall? For example: `C3 B3`.
    .prompt = Which wall?
misread-field-missing = Which field? For example: `B3`.
    .prompt = Which field?
misread-field = "{ $word }" is not a field. Fields have names such as B3.
    .brief = "{ $word }" is not a field.
    .prompt = Not a field.
misread-one-field = Name one field at a time, such as `B3`.
    .prompt = One field.
misread-odd-field = { $field } is half a wall. A wall has two fields, such as `C3 B3`.
    .brief = { $field } is half a wall.
    .prompt = Half a wall.

# Help

help-build = For each wall, name the two fields on either side of it; you can put up several on one line: `C3 B3 A1 A2`. Field 0, or just 0, is the long field beside column { $last }.
    Commands: `treasure B2`, `remove C3 B3`, `undo`, `clear`, `list`, `check`, `fill`, `build`, `load`, `done`.
    More: `status`, `look B3`, `help all`, `rules`.
help-search = Ask for a field next to yours, such as `B3`. After free you may move once more, or type `done`. Two fields on one line are two moves; along ways that you know, the last field is enough.
    Ask: `status`, `look B3`, `moves`, `walls`, `ways`, `marker`, `own`, `enemy`, `score`, `last`, `log`, `note`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-over = The game is over. Ask: `status`, `look B3`, `walls` of both labyrinths, `own`, `log`, `last`.

# Labyrinths in files of their own

sheet-name = Name it in one word, for example: `save labyrinth snake`.
    .brief = One word: `save labyrinth snake`.
    .prompt = One word.
sheet-count = { $count ->
        [0] Labyrinths: none.
        [one] 1 labyrinth:
       *[other] { $count } labyrinths:
    }
sheet-missing = There is no labyrinth or file called { $name }.
    .brief = There is no { $name }.
    .prompt = Not found.
sheet-no-text = { $name } is not a text file.
    .brief = { $name }: not a text file.
    .prompt = No text.
sheet-folder-closed = The folder of labyrinths cannot be read.
    .brief = Folder not readable.
    .prompt = Not readable.

# Hints: what to do, and why

hint-step = `Ask for { $field }`.
hint-step-on = `Ask for { $field }`, to get to { $aim } in { $moves } moves{ $known ->
        [0] .
       *[other] {" "}along ways you know.
    }
    .brief = `Ask for { $field }`, to { $aim }, { $moves } moves.
    .prompt = `Ask for { $field }`.
hint-step-on-from = `Ask for { $field }`, to get to { $aim } by way of { $from } in { $moves } moves{ $known ->
        [0] .
       *[other] {" "}along ways you know.
    }
    .brief = `Ask for { $field }`, to { $aim } by { $from }, { $moves } moves.
    .prompt = `Ask for { $field }`.
hint-treasure = Type `{ $command } { $field }`.
hint-why-build = { $left ->
        [one] 1 piece is missing, and nobody can foresee where chance will put it.
       *[other] { $left } pieces are missing, and nobody can foresee where chance will put them.
    }
    .brief = { $left ->
        [one] Chance places the last piece.
       *[other] Chance places the { $left } missing pieces.
    }
hint-why-closed = Nothing is missing, but no open way leads through this labyrinth. Let chance build one that has a way.
    .brief = This one has no open way.
hint-why-ready = { $moves ->
        [one] Nothing is missing. Your opponent needs at least 1 move.
       *[other] Nothing is missing. Your opponent needs at least { $moves } moves.
    }
    .brief = { $moves ->
        [one] Complete. Shortest way: 1 move.
       *[other] Complete. Shortest way: { $moves } moves.
    }
hint-why-stop = No known way leads to an unknown field.
hint-why-hide = { $moves ->
        [one] Your opponent is at least 1 move away from it.
       *[other] Your opponent is at least { $moves } moves away from it.
    }
    .brief = Moves from your opponent: { $moves }.
hint-why-hide-any = { $count ->
        [one] It is the only field to choose.
       *[other] It is one of { $count } fields, and your opponent cannot know which.
    }
    .brief = Fields to choose from: { $count }.
hint-why-must = The treasure can only be on { $aim }.
hint-why-must-near = { $moves ->
        [one] The treasure can only be on { $goal }, next to { $aim }.
       *[other] The treasure can only be on { $goal }, at least { $moves } moves from { $aim }.
    }
    .brief = The treasure can only be on { $goal }.
hint-why-must-near-sure = { $moves ->
        [one] The treasure can only be on { $goal }, next to { $aim }.
       *[other] The treasure can only be on { $goal }, { $moves } moves from { $aim }.
    }
    .brief = The treasure can only be on { $goal }.
hint-why-out = If there is no wall on the way to { $aim }, you are out.
    .brief = Without a wall you are out.
hint-why-out-near = By way of { $aim } it is { $moves } moves to the way out, if no wall is in between; by way of { $other } it is at least { $others }.
    .brief = Out by { $aim }: { $moves }, by { $other }: { $others }.
hint-why-out-sure = All the walls are known and none is in the way: this takes you out.
    .brief = No wall in the way: you are out.
hint-why-out-near-sure = All the walls are known: by way of { $aim } it is { $moves } moves to the way out, and by way of { $other } it is { $others }.
    .brief = Out for sure by { $aim }: { $moves }, by { $other }: { $others }.
hint-why-risk = In { $count } of { $all } cases there is a dog on { $aim }, and no field is safer.
    .brief = A dog on { $aim }: { $count } in { $all }.
hint-why-safe = { $aim } is the nearest unknown field that is sure to have no dog.
    .brief = Nearest without a dog: { $aim }.
hint-why-one-of = The treasure could still be on { $count } fields, and { $aim } is one of them.
    .brief = { $aim } is 1 of { $count } possible fields.
hint-why-toward = The treasure could still be on { $count } fields. The nearest is { $moves } moves away by way of { $aim }, if no wall is in between; by way of { $other } it is at least { $others }.
    .brief = By { $aim } to the nearest: { $moves }, by { $other }: { $others }.
hint-why-smell-even = The treasure could still be on { $count } fields; on average it takes just as long by way of { $other }.
    .brief = { $other } would be as good.
hint-why-smell-faster = The treasure could still be on { $count } fields; by way of { $aim } it takes { $turns } { $alone ->
        [0] fewer turns
       *[other] fewer moves
    } on average than by way of { $other }.
    .brief = { $alone ->
        [0] { $turns } turns faster than { $other }.
       *[other] { $turns } moves faster than { $other }.
    }
hint-why-smell-played = The treasure could still be on { $count } fields; as I see it, { $other } is no better.
    .brief = As I see it, { $other } is no better.
hint-why-part = { $count ->
        [one] Only { $aim }, 1 of the { $all } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, lies that way{ $left ->
            [one] ; the last one is cut off from it.
           *[other] , cut off from the others.
        }
       *[other] { $count } of the { $all } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, including { $aim }, lie that way{ $left ->
            [one] ; the last one is cut off from them.
           *[other] , cut off from the others.
        }
    }
    .brief = From { $aim } on: { $count } of { $all } { $again ->
        [0] unknown
       *[other] possible
    }.
hint-why-pocket = { $count ->
        [one] { $aim } is cut off from the other { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }: leave it now, and you might have to come back for it.
       *[other] { $aim } is one of { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        } that are cut off from the others: leave them now, and you might have to come back for them.
    }
    .brief = { $aim } is cut off: do it now.
hint-why-nearest = No other { $again ->
        [0] unknown field
       *[other] field where the new treasure could be
    } is as near as { $aim }.
    .brief = None is as near as { $aim }.
hint-why-only-door = You can only go on by way of { $aim }.
hint-why-only = { $all ->
        [one] { $again ->
            [0] { $aim } is the last unknown field.
           *[other] The new treasure can only be on { $aim }.
        }
       *[other] All { $all } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        } can only be reached by way of { $aim }.
    }
    .brief = You can only go on by way of { $aim }.
hint-why-near = The next best field, { $other }, is { $moves } moves { $known ->
            [0] away
           *[other] away along ways you know
        }.
    .brief = { $known ->
        [0] { $other } would take { $moves } moves.
       *[other] { $other }: { $moves } moves by known ways.
    }
hint-why-soonest = On average that saves { $turns } { $alone ->
        [0] turns
       *[other] moves
    } compared with { $other }, though { $other } is nearer.
    .brief = { $alone ->
        [0] { $turns } turns faster than { $other }.
       *[other] { $turns } moves faster than { $other }.
    }
hint-why-soonest-more = { $count ->
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }, and { $other } to none
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, and { $other } { $others ->
            [0] to none
           *[other] only to { $others }
        }
    }; on average that saves { $turns } { $alone ->
        [0] turns
       *[other] moves
    }, though { $other } is nearer.
    .brief = { $alone ->
        [0] { $turns } turns faster than { $other }.
       *[other] { $turns } moves faster than { $other }.
    }
hint-why-detour = { $aim } is next to you, but asking for it from { $from } takes { $least ->
        [0] { $turns }
       *[other] at least { $turns }
    } { $alone ->
        [0] fewer turns
       *[other] fewer moves
    } on average.
    .brief = From { $from }: { $turns } { $alone ->
        [0] fewer turns
       *[other] fewer moves
    }.
hint-why-more = { $count ->
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }, and { $other } to none.
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, and { $other } { $others ->
            [0] to none
           *[other] only to { $others }
        }.
    }
    .brief = { $again ->
        [0] Unknown beyond it
       *[other] Possible beyond it
    }: { $count }, { $other }: { $others }.
hint-why-more-far = { $count ->
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }; { $other } is nearer, but leads on to none.
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }; { $other } is nearer, but leads on { $others ->
            [0] to none
           *[other] only to { $others }
        }.
    }
    .brief = { $again ->
        [0] Unknown beyond it
       *[other] Possible beyond it
    }: { $count }, { $other }: { $others }.
hint-why-leads = { $count ->
        [0] { $aim } is one of { $all } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, and leads on to no other.
        [one] { $aim } leads on to 1 of { $again ->
            [0] { $all } unknown fields
           *[other] the { $all } fields where the new treasure could be
        }.
       *[other] { $aim } leads on to { $count } of { $again ->
            [0] { $all } unknown fields
           *[other] the { $all } fields where the new treasure could be
        }.
    }
    .brief = { $again ->
        [0] { $aim } leads on to { $count } unknown.
       *[other] { $aim } leads on to { $count } possible.
    }
hint-why-played = { $count ->
        [0] { $aim } leads on to no { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }
    }; as I see it, { $safe ->
        [0] no other field is
       *[other] no other field as safe is
    } better.
    .brief = { $count ->
        [0] On to no more; { $safe ->
            [0] none is better.
           *[other] none as safe is better.
        }
       *[other] On to { $count }; { $safe ->
            [0] none is better.
           *[other] none as safe is better.
        }
    }
hint-why-faster = { $count ->
        [0] Neither { $aim } nor { $other } leads on to { $again ->
            [0] an unknown field
           *[other] a field where the new treasure could be
        }; by way of { $aim } it takes { $turns } { $alone ->
            [0] fewer turns
           *[other] fewer moves
        } on average.
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }, and so does { $other }; by way of { $aim } it takes { $turns } { $alone ->
            [0] fewer turns
           *[other] fewer moves
        } on average.
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, and so does { $other }; by way of { $aim } it takes { $turns } { $alone ->
            [0] fewer turns
           *[other] fewer moves
        } on average.
    }
    .brief = { $alone ->
        [0] { $turns } turns faster than { $other }.
       *[other] { $turns } moves faster than { $other }.
    }
hint-why-leads-less = { $count ->
        [0] { $aim } leads on to { $again ->
            [0] no other unknown field
           *[other] no other field where the new treasure could be
        }, and { $other } to { $others }, yet by way of { $aim } it takes { $turns } { $alone ->
            [0] fewer turns
           *[other] fewer moves
        } on average.
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }, and { $other } to { $others }, yet by way of { $aim } it takes { $turns } { $alone ->
            [0] fewer turns
           *[other] fewer moves
        } on average.
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }, and { $other } to { $others }, yet by way of { $aim } it takes { $turns } { $alone ->
            [0] fewer turns
           *[other] fewer moves
        } on average.
    }
    .brief = { $alone ->
        [0] { $turns } turns faster than { $other }.
       *[other] { $turns } moves faster than { $other }.
    }
hint-why-leads-even = { $count ->
        [0] { $aim } leads on to no other { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }
        [one] { $aim } leads on to 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }
       *[other] { $aim } leads on to { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }
    }, and { $other } to { $others ->
        [0] none
       *[other] { $others }
    }; on average neither is quicker.
    .brief = { $other } would be as good.
hint-why-even = On average { $aim } and { $other } take equally long.
    .brief = { $other } would be as good.
hint-why-leads-played = { $less ->
        [1] As I see it, { $other } is no better{ $nearer ->
            [0] .
           *[other] , though it is nearer.
        }
       *[other] { $count ->
            [0] { $aim } leads on to no other { $again ->
                [0] unknown field
               *[other] field where the new treasure could be
            }
            [one] { $aim } leads on to 1 { $again ->
                [0] unknown field
               *[other] field where the new treasure could be
            }
           *[other] { $aim } leads on to { $count } { $again ->
                [0] unknown fields
               *[other] fields where the new treasure could be
            }
        }, and { $other } to { $others ->
            [0] none
           *[other] { $others }
        }; as I see it, { $other } is no better{ $nearer ->
            [0] .
           *[other] , though it is nearer.
        }
    }
    .brief = As I see it, { $other } is no better.
hint-why-blind = { $zero ->
        [0] { $count } fields are next to you, and there is nothing to choose between them.
       *[other] The treasure is not on field 0, and there is nothing to choose between the other { $count } fields next to you.
    }
    .brief = { $count } fields, and no way to tell.
hint-why-blind-zero = The treasure is not on field 0, but from there you can get to other fields.
    .brief = No treasure there, but other ways on.
hint-why-blind-wall = { $zero ->
        [0] { $count ->
            [one] You have just hit the wall in front of { $field }; only 1 other field is next to you.
           *[other] You have just hit the wall in front of { $field }; there is nothing to choose between the other { $count } fields next to you.
        }
       *[other] { $count ->
            [one] You have just hit the wall in front of { $field }, and the treasure is not on field 0; only 1 other field is next to you.
           *[other] You have just hit the wall in front of { $field }, and the treasure is not on field 0; there is nothing to choose between the other { $count } fields next to you.
        }
    }
    .brief = Wall to { $field }. { $zero ->
        [0] Fields left: { $count }.
       *[other] Not 0 either.
    }
hint-why-blind-wall-from = { $zero ->
        [0] { $count ->
            [one] You have just hit the wall in front of { $field }, and you came from { $from }; only 1 other field is next to you.
           *[other] You have just hit the wall in front of { $field }, and you came from { $from }; there is nothing to choose between the other { $count } fields next to you.
        }
       *[other] { $count ->
            [one] You have just hit the wall in front of { $field }, you came from { $from }, and the treasure is not on field 0; only 1 other field is next to you.
           *[other] You have just hit the wall in front of { $field }, you came from { $from }, and the treasure is not on field 0; there is nothing to choose between the other { $count } fields next to you.
        }
    }
    .brief = Wall to { $field }, and you came from { $from }.
hint-why-blind-wall-back = You have just hit the wall in front of { $field }; you came from { $from }, so the way back there is sure to be open.
    .brief = Wall to { $field }; the way back is open.
hint-why-blind-back = { $zero ->
        [0] { $count ->
            [one] You have just come from { $field }; only 1 other field is next to you.
           *[other] You have just come from { $field }; there is nothing to choose between the other { $count } fields next to you.
        }
       *[other] { $count ->
            [one] You have just come from { $field }, and the treasure is not on field 0; only 1 other field is next to you.
           *[other] You have just come from { $field }, and the treasure is not on field 0; there is nothing to choose between the other { $count } fields next to you.
        }
    }
    .brief = You came from { $field }. { $zero ->
        [0] Others: { $count }.
       *[other] Not 0 either.
    }
hint-why-blind-met = From here you have already hit { $count ->
        [one] the wall
       *[other] the walls
    } in front of { $fields }.
    .brief = Known walls: to { $fields }.
hint-why-blind-growl = There was a growl, but no dog can be on { $field }.
    .brief = No dog can be on { $field }.

# One step more, for who asks why

hint-second = { $moves ->
        [one] Next best is { $other }: on average it takes { $turns } more turns.
       *[other] Next best is { $other }, { $moves } moves { $known ->
            [0] away
           *[other] away along ways you know
        }: on average it takes { $turns } more turns.
    }
    .brief = { $other }: { $turns } more turns.
hint-second-by = By way of { $other } it takes { $turns } more turns on average.
    .brief = { $other }: { $turns } more turns.
hint-second-by-alone = By way of { $other } it takes { $turns } more moves on average.
    .brief = { $other }: { $turns } more moves.
hint-second-alone = { $moves ->
        [one] Next best is { $other }: on average it takes { $turns } more moves.
       *[other] Next best is { $other }, { $moves } moves { $known ->
            [0] away
           *[other] away along ways you know
        }: on average it takes { $turns } more moves.
    }
    .brief = { $other }: { $turns } more moves.
hint-second-same = { $moves ->
        [one] { $other } is as good: on average it takes just as long.
       *[other] { $other }, { $moves } moves { $known ->
            [0] away
           *[other] away along ways you know
        }, is as good: on average it takes just as long.
    }
    .brief = { $other } is as good.
hint-second-from = If you would rather go to { $other }, ask for it from { $from }.
    .brief = { $other } from { $from }.
hint-second-safe = { $other }{ $moves ->
        [0] {""}
        [one] , 1 move away,
       *[other] , { $moves } moves { $known ->
            [0] away
           *[other] away along ways you know
        },
    } is as safe and leads on to { $count ->
        [0] { $again ->
            [0] no other unknown field
           *[other] no other field where the new treasure could be
        }
        [one] 1 { $again ->
            [0] unknown field
           *[other] field where the new treasure could be
        }
       *[other] { $count } { $again ->
            [0] unknown fields
           *[other] fields where the new treasure could be
        }
    }{ $more ->
        [0] .
       *[other] ; but as I see it, that is no better.
    }
    .brief = { $moves ->
        [0] As safe: { $other }.
        [one] As safe: { $other }, 1 move.
       *[other] As safe: { $other }, { $moves } moves.
    }
hint-expect = On average it takes another { $turns } turns { $out ->
        [0] to find the treasure
       *[other] to get out
    }.
    .brief = About { $turns } turns to go.
hint-expect-alone = On average it takes another { $turns } moves { $out ->
        [0] to find the treasure
       *[other] to get out
    }.
    .brief = About { $turns } moves to go.
hint-odds = Places where a wall could still be: { $borders }; walls still to find: { $walls }.
    .brief = Not tried: { $borders }, walls: { $walls }.
hint-odds-dogs = Places where a ditch could still be: { $borders }; ditches still to find: { $walls }.
    .brief = Not tried: { $borders }, ditches: { $walls }.
hint-no-dog = No dog can be on { $aim }.
hint-no-dog-nearer = No dog can be on { $aim }; nearer to you there could be one, on { $fields }.
    .brief = No dog on { $aim }; maybe on { $fields }.
hint-shortcut = If there is no ditch in between, { $moves } moves would be enough; but a ditch would take you back to field 0.
    .brief = With no ditch in between: { $moves } moves.
hint-dogs = There could be a dog on any of these fields: { $fields }.
    .brief = Perhaps a dog: { $fields }.
hint-dogs-sure = { $count ->
        [one] There must be a dog on { $fields }.
       *[other] There must be dogs on { $fields }.
    }

# Sheets

sheet-empty = The labyrinth is still empty: no wall, no treasure.
    .brief = It is still empty.
    .prompt = Still empty.

# The levels

levels-here = In sniff, easy overlooks open ways and builds at random. Normal always goes to the nearest new field. From level 7 up the computer considers labyrinths that fit all the answers, and builds ones that are hard to search. Level 9 also assumes that you have made the search long.
    .brief = From 7 up it weighs every answer.

# What players boast of

best-sniff-moves = Quickest search: { $count ->
        [one] 1 move
       *[other] { $count } moves
    }, in { $game }, { $when }.
    .brief = Quickest: { $count ->
        [one] 1 move
       *[other] { $count } moves
    }, { $game }.
best-sniff-walls = Fewest walls hit on the way to a win: { $count }, in { $game }, { $when }.
    .brief = Fewest walls: { $count }, { $game }.

# What beginners do next

help-first-build = To begin, type `build`, and I will build your labyrinth for you. Then type `done`.
help-first-search = To begin, type `moves` to hear which fields are next to you. Then type one of them to hear what is there.

# The tutor: what a step costs

tutor-turns = On average that takes { $turns } more turns.
    .brief = { $turns } more turns.
tutor-dogs = With both the distance and the dogs taken into account, that is worse.
    .brief = Worse, counting the dogs.
tutor-moves = On average that takes { $turns } more moves.
    .brief = { $turns } more moves.

# Headings above lines that can be chosen.

choices-build = Your labyrinth
choices-row = Row { $row }
choices-field = { $field }
