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

# Words that are in a move and do not say which.
word-piece = scout, hole, slot, go, move, walk, place, put, set, push, slide, side, card, turned, turn, degrees, angle, to, from, next, first, then, take, at, rotated, send, bring, lead, march, run, goes, turning, direction, should, piece, man, into, in, shaft, rotation, rotate, with, of, for
# What is asked and said in scout.
hear-game =
    scouts: where is scout #, where are my scouts, where are the scouts, my scouts, where are the others, where is the computer/opponent, where are the other scouts, where do my scouts stand, where are my people/pieces/men/figures, where are all my people/pieces, where is everyone, where is everybody, where are they all, where am i, where are mine, where do the scouts stand, positions
    reach: where can my scouts go, where can i go, how far can my scouts go, how far can i go, how far do my scouts get, which hole is good/best, what hole is good/best, good hole, best hole, which hole, where to, who can go where, how far can each scout go, where can they go, how far can everybody go
    reach #: where can scout # go, how far can scout # go, how far does scout # get, reach of scout #, how far scout #, how far can i get with scout #, where does scout # get to, what can scout # do, how far can scout # walk, where does scout # reach
    stops #: what is stopping scout #, what stops scout #, what blocks scout #, what is blocking scout #, why cant scout # go on, what is in the way of scout #, what holds scout # up, why doesnt scout # go on, why wont scout # go, what is wrong with scout #
    stops: what is stopping me, what stops me, what stops my scouts, what is in the way, what blocks me
    slot #: what is in slot #, look at slot #, show slot #, read slot #, whats lying in slot #, what lies in slot #, what does slot # look like
    row #: what is in row #, who is in row #, look at row #, show row #, read row #, whats lying in row #, what lies in row #
    since: what has changed, what changed, what is different, what did the push change, changes, what is new, what has moved, what moved
    card: which card do i have, spare card, what card do i have, what is on the card, what does the card look like, what is my card, show me the card, which card do i push
    card #: card turned #, turn the card #, turn card by #, rotate the card #, rotate card by #
    tries: which pushes help, what pushes help, best push, good push, which push is good/best, what does pushing bring, where should i push, what should i push, which pushes bring something, good pushes, how should i push, is it worth pushing, which push is worth it, is pushing worth it, what push do you suggest, should i push, which push makes sense
    done: end my turn, end turn, end the phase, im done, i am done, im finished, thats enough, that is enough, enough, finish my turn, turn over, finish, thats my turn done, that was my turn, my turn is over, my turn is done, next player, finished, end of turn, i have finished
    undo: take that walk back, walk back
    score: who is furthest, how many rows left, how far am i, who is furthest ahead, who is in front, how far are the others, who is ahead
    rules turn: do i have to push, must i push
    ?place @: scout # on/at @, place scout # @
