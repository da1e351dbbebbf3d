# The words that can be typed in scout: word-ID, the usual one first; explain-ID says what a command does.

# Words after a command

word-to = to
word-left = left
word-right = right
word-north = north
word-east = east
word-south = south
word-west = west

# Options, after `play`

word-by-hand = by-hand, hand

# Commands

word-look = look
explain-look = { $words }: the four sides of a hole, for example: `look G12`. The hole alone will do.
word-place = place
explain-place = { $words }: puts your next scout on your base line, for example: `place F`. The letter alone will do.
word-walk = walk, go, move
explain-walk = { $words }: walks a scout: `walk 2 to G12`, `walk 2 north` up to the next choice, `walk 2 n3 e2` exactly that way. The word itself can be left out.
word-push = push, slide
explain-push = { $words }: pushes the spare card into a slot, for example from the left, turned by 90: `push 5 left 90`.
word-undo = undo, back
explain-undo = { $words }: takes back the last walk of the phase.
word-done = done, end, ready, finish
explain-done = { $words }: ends the walking phase.
word-scouts = scouts
explain-scouts = { $words }: where all scouts stand, how many rows they have to go, and how many rows nearer yours can get.
word-reach = reach
explain-reach = { $words }: how far your scouts get; while placing, how far a scout could get from each hole in the opening.
    For the best holes of scout 2, and the dead ends: `reach 2`; for those of the scout on F9: `reach F9`.
    For the way of scout 2 to G12: `reach 2 G12`.
word-stops = stops, obstacles
explain-stops = { $words }: what is holding your scouts up in the nearest row they get to; `stops 3` for one of them.
word-row = row
explain-row = { $words }: which holes of a row are connected, where it is open ahead, and who stands there, for example: `row 9`.
word-shaft = slot, shaft
explain-shaft = { $words }: the scouts, cards and rows of a slot, for example: `slot 3`.
word-card = card, spare
explain-card = { $words }: the spare card, side by side; `card 90` for the same turned by 90, `card 12 90` for another card.
word-try = try
explain-try = { $words }: what a push would change for every scout, without doing it: `try 5 left 90`. With a slot alone, who gains by each push: `try 5`.
word-tries = tries, best
explain-tries = { $words }: the pushes that bring you nearer, best first; with a number, that many.
word-since = since, changes
explain-since = { $words }: what the last push changed for your scouts.
word-lay = lay, put
explain-lay = { $words }: lays a card by hand: card, turn and slot, for example: `lay 12 90 3`.
word-fill = fill, rest
explain-fill = { $words }: lays the rest of your cards at random.
word-hand = hand, cards
explain-hand = { $words }: the cards you have to lay.
