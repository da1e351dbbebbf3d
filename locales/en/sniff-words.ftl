# The words that can be typed in sniff: word-ID, the usual one first; explain-ID says what a command does.

# Words after a command

word-zero = zero, zerofield
word-labyrinth = labyrinth, maze

# Variants, after the word play

word-gallop = gallop
word-warm-hot = warm-hot, warm
word-way-out = way-out, out
word-holes = holes, hole
word-blind = blind
word-dogs = dogs
word-size = size
word-non-stop = non-stop, nonstop

# Commands

word-look = look
explain-look = { $words }: what you know about a field, for example: `look B3`.
word-load = load
explain-load = { $words }: the labyrinths you have saved; with a name or a file, builds that one. To save the one you have built: `save labyrinth snake`.
word-step = go, step, move, ask
explain-step = { $words }: asks for a field, for example: `go B3`. The field alone is enough.
word-done = done, end, ready, finish
explain-done = { $words }: ends your turn after a free answer; while you are building, starts the search.
word-walls = walls
explain-walls = { $words }: the walls you have found; while you are building, those you have put up.
word-ways = ways, paths, passages
explain-ways = { $words }: the ways you have found free.
word-marker = marker, guess, mark
explain-marker = { $words }: puts your bearing marker on a field, for example: `marker B2`, or `marker off`.
word-own = own, mine, my labyrinth
explain-own = { $words }: your own labyrinth; with a field, what is around that field.
word-wall = wall, put, place
explain-wall = { $words }: puts up walls, for example: `wall C3 B3`. The fields alone are enough.
word-remove = remove, delete, erase
explain-remove = { $words }: takes walls away, for example: `remove C3 B3`.
word-treasure = treasure, hide
explain-treasure = { $words }: hides the treasure, for example: `treasure B2`.
word-dog = dog
explain-dog = { $words }: places a dog, in the game with dogs, for example: `dog B2`.
word-undo = undo, back
explain-undo = { $words }: takes back your last step while you are building.
word-list = list
explain-list = { $words }: what you have built so far.
word-check = check
explain-check = { $words }: what is missing, and whether the treasure can be reached.
word-fill = fill
explain-fill = { $words }: adds whatever is still missing, at random.
word-build = build
explain-build = { $words }: builds everything for you, at random.
word-clear = clear, empty
explain-clear = { $words }: takes away everything you have built, but asks first.
word-enemy = enemy, rival, danger
explain-enemy = { $words }: where the other player is, and how many moves from your treasure.

# Words that are in a move and do not say which.
word-piece = go, move, moving, walk, step, ask, asking, try, take, head, choose, pick, first, then, next, to, on, field, square, after, heading, walking, goes, test, check out, onto, over, cell, should, further, carry on, continue
# What is asked and said in sniff.
hear-game =
    build: build me a labyrinth/maze, build a labyrinth/maze, build labyrinth/maze, build one for me, you build, you build it, you do it, do it for me, make a labyrinth/maze, make me a labyrinth/maze, random labyrinth/maze, build it randomly, let the computer build, you build the labyrinth, build it for me, you build for me, make one for me, random, do the building, let chance build, you do the building
    check: how many walls left, how many walls do i have left, walls left/missing/remaining, what is missing, anything missing, is it complete/ready/right/ok, check my labyrinth/maze, how many walls do i need, have i got enough walls, do i need more walls, how many more walls
    list: what have i built, what did i build, which walls did i build, what have i got so far, what is built, what did i put, read what i built
    done: start searching, start the search, begin the search, lets start, im ready, i am ready, finished building, labyrinth done, thats enough, that is enough, enough, end my turn, end turn, i stay here, stay here, stay, stop here, my turn is over, turn over, finish my turn, i stop, im done, i am done, im finished, pass, i pass, stay where i am, ill stay where i am, im finished here, i will stay here, thats my turn, thats my turn done, my turn is done, lets search, finish, finished, lets go
    clear: start over, start again, start from scratch, remove everything, remove all walls, delete all walls, take all walls away, begin again
    ?undo: take the last wall away, take away the last wall, remove the last wall, remove last wall, delete last wall, take that wall back, get rid of the last wall, take that wall away, remove that wall, last wall away
    my labyrinth: my treasure, where is my treasure, where did i hide my treasure, where did i hide the treasure, show my labyrinth/maze, my maze, my walls, what does my labyrinth/maze look like, read my labyrinth/maze, where did i put my treasure, what have i built myself
    enemy: where is the computer/opponent, where is he/she, how close is he/she/computer/opponent, how close is he to my treasure, how near is he/computer/opponent, how far is he/computer/opponent, is my treasure in danger, computer, opponent, how close is the computer to my treasure, how near is my opponent, where has the opponent got to, what is the opponent doing, is the opponent near, how many moves is the opponent away
    walls: which walls, what walls, which walls do i know, show walls, where are the walls, known walls, walls found, what walls have i found, what walls have i discovered, which walls have i found/discovered, where have i found walls, what do i know about walls, where are walls
    ways: which ways are open, what is open, where is it open, open ways, open paths, known ways, what paths are open, free ways, where can i get through, where is it free, which ways are free
    moves: where can i go, which fields can i ask, which fields, where could i go, what fields are possible, where to, where am i allowed to go, where may i go, which fields are possible, which squares, which directions, what can i ask
    marker @: i think the treasure is on/at @, the treasure is/may be on/at @, treasure probably @, i guess the treasure is on @, mark @, treasure might be at/on @, treasure could be at/on @, maybe the treasure is at @
    score: how many moves, how many moves have i made, how many moves did i need/make/take, number of moves, move count
    rules turn: can i move twice, how often can i move, how many times can i move, may i go on
    status: where am i standing, where was i, which field am i on, what field am i on, where am i right now, where exactly am i, where am i now, my position, position, what is my position, where am i
    wall @: wall between @, put a wall between @, build a wall between @, new wall @, wall at @
    treasure @: hide the treasure on/at/in @, put the treasure on/at/in @, treasure goes to/on @
