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
word-piece = scout, hole, slot, go, move, walk, place, put, set, push, slide, side, card, turned, turn, degrees, angle, to, from, next, first, then, take, at, rotated, send, bring, lead, march, run, goes, turning, direction, should, piece, man, into, in, shaft, rotation, rotate, with, of, for, ahead, forward, forwards, further, onwards, let, number, up, down, onto, hedge, wander, stroll, trot, dash, hurry, advance, proceed, shift, insert, shove, press, stuff, feed, coming, sideways, quarter, tile, strip, position, settle, sit, stand, start, starting, column, row, please, ill, lets, now
# What is asked and said in scout.
hear-game =
    scouts: where is scout #, where are my scouts, where are the scouts, my scouts, where are the others, where is the computer/opponent, where are the other scouts, where do my scouts stand, where are my people/pieces/men/figures, where are all my people/pieces, where is everyone, where is everybody, where are they all, where am i, where are mine, where do the scouts stand, positions, where have my scouts got to, where has everyone got to, positions please, all positions, scout positions, position of the scouts, positions of the scouts, positions of my scouts, whereabouts of my scouts, who stands where, who is where, where does everyone stand, where do we stand, where do the others stand, where is scout # now, where does scout # stand, location of scout #, wheres my scout #, where is number #, list scouts, list my scouts, list the scouts
    reach: where can my scouts go, where can i go, how far can my scouts go, how far can i go, how far do my scouts get, which hole is good/best, what hole is good/best, good hole, best hole, which hole, where to, who can go where, how far can each scout go, where can they go, how far can everybody go, who can go/move/walk/get forward/ahead/on/further, who can move, who can walk, who can go, who could go/move/walk, which scout can move/walk/go, which scouts can move/walk/go, which of my scouts can move/walk/go, can any scout move/go/walk, can anyone move/go/walk, can anybody move, how far does each scout get, how far does everyone get, how far can we go, how far can we get, how far can they go, who gets how far, which scout gets furthest, range, my range, reachable holes, which holes can i reach, what holes can i reach, what can i reach, what is in reach, what is reachable, within reach, movement options
    reach #: where can scout # go, how far can scout # go, how far does scout # get, reach of scout #, how far scout #, how far can i get with scout #, where does scout # get to, what can scout # do, how far can scout # walk, where does scout # reach, reach with scout #, range of scout #, how far would scout # get, how far can number # go, where can number # go, where could scout # go, where could scout # get to, where can scout # get to, can scout # go on, can scout # move, can scout # get further, can scout # walk, which holes can scout # reach, what can scout # reach, how far will scout # get, options for scout #, options of scout #, possible ways for scout #, ways for scout #
    stops #: what is stopping scout #, what stops scout #, what blocks scout #, what is blocking scout #, why cant scout # go on, what is in the way of scout #, what holds scout # up, why doesnt scout # go on, why wont scout # go, what is wrong with scout #, what holds up scout #, whats wrong with scout #, whats in front of scout #, whats ahead of scout #, why is scout # stuck, scout # stuck, scout # is stuck, what keeps scout # from moving, what keeps scout #, why is scout # not moving, why can scout # not move, why cant scout # move, why doesnt scout # get further, obstacle for scout #, obstacles for scout #, obstacle of scout #, dead end of scout #
    stops: what is stopping me, what stops me, what stops my scouts, what is in the way, what blocks me, what is holding me up, what holds me up, what holds my scouts up, what is blocking my scouts, what blocks my scouts, whats blocking, what is stopping us, where am i stuck, where are my scouts stuck, who is stuck, which scouts are stuck, why cant i go on, why cant i get further, why dont i get any further, why am i stuck, obstacles, blockades, what obstacles, what is in my way
    slot #: what is in slot #, look at slot #, show slot #, read slot #, whats lying in slot #, what lies in slot #, what does slot # look like, whats in slot #, contents of slot #, what does slot # contain, who is in slot #, which cards are in slot #, cards in slot #, describe slot #, tell me about slot #, slot number #, column #, what is in column #, read out slot #
    row #: what is in row #, who is in row #, look at row #, show row #, read row #, whats lying in row #, what lies in row #, whats in row #, contents of row #, who stands in row #, which scouts are in row #, describe row #, tell me about row #, row number #, what does row # look like, read out row #, is row # open, how open is row #
    since: what has changed, what changed, what is different, what did the push change, changes, what is new, what has moved, what moved, what did that push do, what has the push done, what did pushing do, whats new since the push, what is different since the push, what has moved since the push, what has shifted, whats shifted, what shifted, what has been shifted, effect of the push, effects of the push, result of the push, which things have changed
    card: which card do i have, spare card, what card do i have, what is on the card, what does the card look like, what is my card, show me the card, which card do i push, look at the spare card, look at the card, look at my card, describe the card, describe the spare card, which card is spare, what card is spare, whats the spare card, what is the spare card, read the card, read my card, read the spare card, what is on the spare card, what does the spare card look like, card in my hand, what am i pushing, what do i push, which card is next, loose card, extra card, the spare one, left over card
    card #: card turned #, turn the card #, turn card by #, rotate the card #, rotate card by #, spare card turned #, card rotated #, card rotated by #, how does the card look turned by #, what does the card look like turned by #, card at # degrees, turned by #, rotated by #
    tries: which pushes help, what pushes help, best push, good push, which push is good/best, what does pushing bring, where should i push, what should i push, which pushes bring something, good pushes, how should i push, is it worth pushing, which push is worth it, is pushing worth it, what push do you suggest, should i push, which push makes sense, where does a push help, where would a push help, does pushing help, does pushing pay, does a push pay, does pushing bring anything, would pushing help, would a push help, is it worth it to push, is a push worth it, which slot should i push, which slot is best, which slot is good, best slot, good slot, where to push, how to push, any good pushes, helpful pushes, useful pushes, what pushes are good, push suggestions, suggest a push, recommend a push, ideas for pushing, which push would you make, which push would you choose, where would you push, what would you push
    done: end my turn, end turn, end the phase, im done, i am done, im finished, thats enough, that is enough, enough, finish my turn, turn over, finish, thats my turn done, that was my turn, my turn is over, my turn is done, next player, finished, end of turn, i have finished, nothing more from me, no more from me, nothing more, nothing else, no more walking, no more walks, no more moves, enough walking, enough walked, i stop walking, stop walking, i stop here, ill stop here, stop here, stay here, ill stay here, stay put, ill leave it there, leave it there, ill leave it at that, leave it at that, thats it from me, thats it, thats all, thats all from me, thats me, thats me done, over to you, your turn, its your turn, your turn now, your go, now you, you go, on to the next player, next player please, next phase, next phase please, on to the pushing, on to the next phase, on to the next, end walking, end the walk, end the walking phase, finish walking, finished walking, done walking, im through, i am through, ready to push, lets push, no push, no pushing, without pushing, i dont want to push, i wont push, i do not push, dont push, end there, end here, all done
    undo: take that walk back, walk back, scout # should have stayed, scout should have stayed, should have stayed, should have stayed there, should have stayed put, put scout # back, bring scout # back, bring him back, send him back, scout # back, move scout # back, step back, one step back, take scout # back, the way back, back again, walk it back, i didnt want to go there, not there, wrong way, wrong scout, wrong hole
    score: who is furthest, how many rows left, how far am i, who is furthest ahead, who is in front, how far are the others, who is ahead, how far is everyone, who has got furthest, who got furthest, whos furthest, which scout is furthest, who has the lead, how many rows have i got left, how many rows to go, rows left, rows to go, how much further, how far to go, how far is it to the goal, how far to the goal, how far to the end, how many scouts are home, how many are home, who is home, who has arrived, how many have arrived
    rules turn: do i have to push, must i push, when do i have to push, do i have to push a card, can i skip pushing, can i push without walking, how often can i walk, how often may i walk, how many scouts can i move, how many scouts may i move, how many scouts can i walk, how far may i walk, can i walk twice, may i walk twice, may i walk again, what comes after walking, what comes after pushing
    ?place @: scout # on/at @, place scout # @
    look @: describe @, describe hole @, what is at @, whats at @, what is on @, whats on @, whats around @, what is around @, look at @, look at hole @, tell me about @, tell me about hole @, examine @, inspect @, check @, how does @ look, what does @ look like, what does hole @ look like, is @ open, where does @ lead, sides of @, the sides of @, which sides of @ are open
    try #: does # help, does slot # help, does it help to push slot #, is slot # worth pushing, is it worth pushing slot #, is # worth pushing, worth pushing #, what does slot # bring, what would slot # bring, what does pushing slot # bring, what if i push slot #, what happens if i push slot #, try slot #, try pushing slot #, try out slot #, test slot #, would slot # help
    hint: which scout would you walk/move/go/take/pick/choose/send, which scout should i walk/move/take/pick/choose/send, who would you walk/move/send
hear-instead-game =
    90: quarter turn, a quarter turn, one quarter turn, quarter of a turn, a quarter, by a quarter, ninety, ninety degrees, right angle
    180: half turn, a half turn, half a turn, by half, upside down, turned round, turned around, the other way round, one eighty, a hundred and eighty, hundred and eighty
    270: three quarter turn, three quarters turn, three quarters of a turn, three quarters, two seventy, two hundred and seventy, minus ninety
    0: unturned, not turned, without turning, as it is, unrotated, not rotated, no turn
