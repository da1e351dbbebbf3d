# Sniff, the hidden labyrinth.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

game-sniff = Sniff, the hidden labyrinth

# At the beginning

intro-you = Sniff, { $columns } by { $rows } fields. You play against { $name }.
    .brief = Sniff, { $columns } by { $rows }. You and { $name }.
    .full = Sniff, the hidden labyrinth, on { $columns } by { $rows } fields { $kind ->
        [dogs] with 2 ditches and 2 dogs each
       *[walls] with { $walls } walls each
    }. You play against { $name }.
    .prompt = Sniff.
intro-both = Sniff, { $columns } by { $rows } fields. { $first } plays against { $second }.
    .brief = Sniff. { $first } and { $second }.
    .full = Sniff, the hidden labyrinth, on { $columns } by { $rows } fields { $kind ->
        [dogs] with 2 ditches and 2 dogs each
       *[walls] with { $walls } walls each
    }. { $first } plays against { $second }.
    .prompt = Sniff.
intro-build = Build your labyrinth: { $walls } walls, 1 treasure. The word build does it for you.
    .brief = Build: { $walls } walls, 1 treasure.
    .prompt = Build { $walls } walls.
    .full = Build your labyrinth: { $walls } walls and 1 treasure. A wall is named by the two fields it parts, such as E4 D4. The word build does it for you, the word done ends it.

# Building

drafted-walls = { $count ->
        [one] Wall stands, { $left } left.
       *[other] { $count } walls stand, { $left } left.
    }
    .brief = { $count ->
        [one] Stands, { $left } left.
       *[other] { $count } stand, { $left } left.
    }
    .full = { $count ->
        [one] The wall stands. You have { $left } left to put up.
       *[other] { $count } walls stand. You have { $left } left to put up.
    }
    .prompt = { $count ->
        [one] Stands.
       *[other] { $count } stand.
    }
drafted-removed = { $count ->
        [one] Wall taken away, { $left } left.
       *[other] { $count } walls taken away, { $left } left.
    }
    .brief = { $count ->
        [one] Gone, { $left } left.
       *[other] { $count } gone, { $left } left.
    }
    .full = { $count ->
        [one] The wall is taken away. You have { $left } left to put up.
       *[other] { $count } walls are taken away. You have { $left } left to put up.
    }
    .prompt = { $count ->
        [one] Gone.
       *[other] { $count } gone.
    }
drafted-treasure = Treasure hidden on { $treasure }.
    .brief = Treasure on { $treasure }.
    .full = Your treasure is hidden on { $treasure }. { $left ->
        [0] All walls stand.
       *[other] { $left } walls left.
    }
    .prompt = Treasure { $treasure }.
drafted-undone = Last step taken back. { $left } walls left, treasure: { $treasure }.
    .brief = Undone. { $left } left, treasure: { $treasure }.
    .full = Your last step is taken back. You have { $left } walls left to put up. Treasure: { $treasure }.
    .prompt = Undone.
drafted-filled = Filled up. All walls stand, treasure on { $treasure }. Done starts the search.
    .brief = Filled. Treasure on { $treasure }.
    .full = Filled up: all walls stand, the treasure is on { $treasure }. Hear it with list, change it with undo or remove, and start the search with done.
    .prompt = Filled. Treasure { $treasure }.
drafted-built = Built. All walls stand, treasure on { $treasure }. Done starts the search.
    .brief = Built. Treasure on { $treasure }.
    .full = Your labyrinth is built: all walls stand, the treasure is on { $treasure }. Hear it with list, change it with undo or remove, and start the search with done.
    .prompt = Built. Treasure { $treasure }.
drafted-laid = Labyrinth laid, { $left } walls left, treasure: { $treasure }.
    .brief = Laid. { $left } left.
    .full = The labyrinth is laid. You have { $left } walls left to put up; treasure: { $treasure }.
    .prompt = Laid.
nowhere = none
ready-you = Your labyrinth is ready.
    .brief = You are ready.
    .full = Your labyrinth is ready. Nothing in it changes any more.
    .prompt = Ready.
ready-other = { $name } is ready.
    .brief = { $name } is ready.
    .full = { $name } has built a labyrinth and is ready.
    .prompt = { $name } ready.

# Searching

begins-you = The lot says: you begin. Name a field next to 0, such as { $next }.
    .brief = You begin.
    .full = The lot says: you begin. Your detective stands on the zero field, 0. Name a field next to it, such as { $next }.
    .prompt = You begin.
begins-other = The lot says: { $name } begins.
    .brief = { $name } begins.
    .full = The lot says: { $name } makes the first move.
    .prompt = { $name } begins.
asked-free-again-you = Free. You are on { $stands }. One more move, or done.
    .brief = Free. You are on { $stands }. Go on.
    .full = Free. You are on { $stands } now. You may make a second move, or end your turn with done.
    .prompt = Free.
asked-free-you = Free. You are on { $stands }.
    .brief = Free. You are on { $stands }.
    .full = Free. You are on { $stands } now. That was your second move.
    .prompt = Free.
asked-free-other = { $name }: { $field }, free.
    .brief = { $name }: { $field }, free.
    .full = { $name } asks for { $field }: free, and stands there now.
    .prompt = { $name } { $field }.
asked-wall-you = Wall before { $field }. You stay on { $stands }.
    .brief = Wall. You stay on { $stands }.
    .full = Wall. There is a wall between { $stands } and { $field }{ $marked ->
        [no] .
       *[yes] ; it is marked.
    } You stay on { $stands }, and your turn ends.
    .prompt = Wall.
asked-wall-other = { $name }: { $field }, wall.
    .brief = { $name }: { $field }, wall.
    .full = { $name } asks for { $field }: wall. { $name } stays on { $stands }, and the turn ends.
    .prompt = { $name } wall.
asked-treasure-you = Treasure! It lay on { $field }.
    .brief = Treasure on { $field }!
    .full = Treasure! It lay on { $field }, and your detective has it.
    .prompt = Treasure!
asked-treasure-other = { $name }: { $field }, treasure!
    .brief = { $name }: { $field }, treasure!
    .full = { $name } asks for { $field } and finds the treasure there.
    .prompt = { $name } treasure!
stopped-you = You end your turn.
    .brief = Turn ended.
    .full = You end your turn after one move.
    .prompt = Ended.
stopped-other = { $name } ends the turn.
    .brief = { $name } ends the turn.
    .full = { $name } ends the turn after one move.
    .prompt = { $name } ends.
marked = Marker on { $field }.
    .brief = Marker on { $field }.
    .full = Your bearing marker is on { $field }. Only you know of it.
    .prompt = Marker { $field }.
marked-off = Marker off the board.
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
won-you = You win with { $asks } moves. { $loser } made { $theirs }.
    .brief = You win. Moves: { $asks } to { $theirs }.
    .full = You win this game. You asked for { $asks } moves, { $loser } for { $theirs }.
    .prompt = You win.
lost-you = { $name } wins with { $asks } moves. You made { $theirs }.
    .brief = { $name } wins. Moves: { $asks } to { $theirs }.
    .full = { $name } wins this game. { $name } asked for { $asks } moves, you for { $theirs }.
    .prompt = { $name } wins.
won-other = { $name } wins with { $asks } moves. { $loser } made { $theirs }.
    .brief = { $name } wins. Moves: { $asks } to { $theirs }.
    .full = { $name } wins this game. { $name } asked for { $asks } moves, { $loser } for { $theirs }.
    .prompt = { $name } wins.
shown-you = Your labyrinth: { $count } walls, treasure: { $treasure }.
shown-other = Labyrinth of { $name }: { $count } walls, treasure: { $treasure }.
shown-way = Shortest way, { $count } moves: { $way }.
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
status-treasure = { $count ->
        [one] 1 wall stands, treasure: { $treasure }.
       *[other] { $count } walls stand, treasure: { $treasure }.
    }
status-not-ready = { $name } still builds.
due-over = The game is over.
due-build = You build, { $left } walls left. Done ends it.
    .brief = You build, { $left } walls left.
due-build-other = You are ready. { $name } still builds.
due-build-both = Both are building.
due-other = { $name } is on turn.
due-first = Your turn. Name a field next to { $field }.
    .brief = Your turn on { $field }.
due-again = Your second move from { $field }, or done.
place-build = { $left } left
place-search = { $field }
place-over = Over
stands-you = You are on { $field }.
stands-other = { $name } is on { $field }.
around-ways = Ways from here: { $fields }.
around-unknown = Not tried: { $fields }.
around-walls = Walls before: { $fields }.
status-walls = { $count ->
        [0] No wall found.
        [one] 1 wall found: { $walls }.
       *[other] { $count } walls found: { $walls }.
    }
status-ways = { $count ->
        [0] No way found.
        [one] 1 way found: { $walls }.
       *[other] { $count } ways found: { $walls }.
    }
status-own = Your own treasure: { $treasure }.
moves-count = { $count ->
        [one] 1 possibility:
       *[other] { $count } possibilities:
    }
move-way = { $field }, a known way.
move-visited = { $field }, not tried from here.
move-unknown = { $field }, unknown.
move-done = Done, the turn ends.
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
own-labyrinth = Your labyrinth: { $count } walls, treasure: { $treasure }.
own-field = { $field } in yours. Open: { $open }. Walls: { $walls }.
look-here = You are on { $field }. Ways: { $ways }. Walls: { $walls }. Not tried: { $unknown }.
look-visited = { $field }, visited. Ways: { $ways }. Walls: { $walls }. Not tried: { $unknown }.
look-unvisited = { $field }, not visited. Walls: { $walls }. Not tried: { $unknown }.
marker-on = Your marker is on { $field }.
marker-none = Your marker is off the board.
score-you = Moves asked: you { $asks }, { $other } { $theirs }.
score-other = Moves asked: { $name } { $asks }, { $other } { $theirs }.
check-stones = { $left ->
        [0] All walls stand.
        [one] 1 wall left to put up.
       *[other] { $left } walls left to put up.
    }
check-open = { $count ->
        [one] The treasure is 1 move away.
       *[other] The treasure can be reached in { $count } moves.
    }
check-closed = Closed off. { $count ->
        [one] 1 wall shuts it in: { $walls }.
       *[other] { $count } walls shut it in: { $walls }.
    }
check-keys = { $count ->
        [0] No single wall less would open it.
        [one] This one less would open it: { $walls }.
       *[other] One of these { $count } less would open it: { $walls }.
    }

# What cannot be done

refusal-spectator = You only listen here.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-still-building = First both labyrinths have to be ready.
refusal-built-already = Your labyrinth is ready; nothing changes in it any more.
    .brief = Your labyrinth is ready already.
refusal-off-board = { $field } is off the board.
refusal-not-neighbours = { $wall }: not neighbours, no place for a wall.
    .brief = { $wall }: not neighbours.
refusal-stands = { $wall }: a wall stands there already.
    .brief = { $wall }: wall stands already.
refusal-no-stone-left = { $wall }: no wall left.
refusal-no-such-wall = { $wall }: no wall there.
refusal-zero-field = Not on the zero field.
refusal-lies-there = The treasure is on { $field } already.
refusal-nothing-to-undo = There is nothing to take back.
refusal-stones-left = { $left ->
        [one] First put up 1 more wall, or say fill.
       *[other] First put up { $left } more walls, or say fill.
    }
    .brief = { $left } walls left to put up.
refusal-no-treasure = First hide the treasure, for example: treasure B2.
    .brief = First hide the treasure.
refusal-closed-off = No open way to the treasure. The word check says why.
    .brief = Closed off; check says why.
refusal-too-long = The open way is too long for all walls to fit. Take some back.
    .brief = Way too long; take walls back.
refusal-nothing-to-fill = Nothing is missing. The word done ends the building.
    .brief = Nothing is missing; say done.
refusal-no-move-yet = A turn has at least one move.
refusal-stands-there = You are on { $field } already.
refusal-too-far = { $to } is not next to { $from }.
refusal-known-wall = A wall is marked between { $from } and { $to }.
    .brief = Known wall from { $from } to { $to }.
refusal-other-size = That labyrinth is for a board of { $size }.
refusal-marker-there = The marker is there already.
misread-wall-missing = Which wall? For example E4 D4.
misread-field-missing = Which field? For example E4.
misread-field = "{ $word }" is no field. Say it like E4.
misread-one-field = Name one field, such as E4.
misread-odd-field = { $field } is half a wall. A wall has two fields: E4 D4.
    .brief = { $field } is half a wall.

# Help

help-build = Put up walls by two neighbours each, several to a line: E4 D4 C2 C3. 0 is the zero field beside column { $last }.
    Commands: treasure B2, remove E4 D4, undo, list, check, fill, build, done.
    More: help all, rules.
help-search = Name a field next to yours, such as E4. After free you may move once more, or say done.
    Ask: status, look D3, moves, walls, ways, marker, own, score, last, log.
    More: help all, rules, settings, quit.
help-over = The game is over. Ask: status, log, last. Leave: quit.
