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
