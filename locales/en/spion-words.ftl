# The words that can be typed in spion: word-ID, the usual one first; explain-ID says what a command does.

# Words after a command

word-black = black
word-white = white
word-black-red = black-red, red, blackred
word-white-blue = white-blue, blue, whiteblue
word-snake = snake
word-magnet = magnet
word-bottle = bottle
word-embassy = embassy
word-nobody = nobody, none

# Variants, after `play`

word-no-notes = no-notes, nonotes

# Commands

word-step = step, move, go, walk
explain-step = { $words }: one of your spies walks one place, or as far as a pass says: `step A`. The letter alone will do, and you may name the place after it.
word-pass = pass, take
explain-pass = { $words }: takes a pass from your deck, the first, second or third from the top: `pass 2`. The number alone will do.
word-free = free, buy, release
explain-free = { $words }: frees a spy from your dungeon for 1 zillion: `free B`.
word-trap = trap, place
explain-trap = { $words }: sets a trap on an empty field for 2 zillions: `trap snake 2.3`.
word-clear = clear, throw, dice, roll
explain-clear = { $words }: throws the trap die once, twice or three times, for 1, 3 or 5 zillions: `clear 2`.
word-plan = plan
explain-plan = { $words }: your plan in a fight: `plan B`. The letter alone will do.
word-attack = attack, fight
explain-attack = { $words }: whom to attack next: `attack white B`. Before a move you hear which step would do that. Type just `attack` to hear whom you can attack.
word-keep = keep
explain-keep = { $words }: which bazong your spy keeps: `keep white`.
word-unmask = unmask, accuse
explain-unmask = { $words }: names an enemy spy as the traitor in your envelope: `unmask white B`. Say no when you are asked and do not want to.
word-look = look, view
explain-look = { $words }: the number of an enemy on an Alfred field, or by a view pass: `look white B`. Otherwise what you know of a spy or a place: `look 2.3`.
word-done = done, decline
explain-done = { $words }: unmasks nobody, when you are asked.
word-prepare = prepare, setup
explain-prepare = { $words }: before the game, who waits in the dungeon and which number is the traitor: `prepare C 2`.
word-questions = questions, ask
explain-questions = { $words }: when I ask about unmasking: `questions on`, if you know the traitor; `questions all`, whenever it is possible; `questions off`, never.
word-spies = spies
explain-spies = { $words }: where all spies are, yours first.
word-money = money, zillions, bank
explain-money = { $words }: the zillions of both teams, the goal, the bank.
word-side = side
explain-side = { $words }: the fields of a side of the ring: `side 2`.
word-ahead = ahead, before
explain-ahead = { $words }: what lies within six places ahead of a spy, and which enemies can reach it with one step or one pass: `ahead A`.
word-numbers = numbers
explain-numbers = { $words }: which numbers of other players' spies you know, and how.
word-envelope = envelope, traitor, who is the traitor, who is traitor, who's the traitor
explain-envelope = { $words }: which number you wrote into your envelope as the traitor. You can unmask with it too: `traitor white B` is the same as `unmask white B`.
word-deck = deck, passes
explain-deck = { $words }: which passes have been seen, and where in the decks they are.
word-piece = spy, go, move, walk, step, use, choose, pick, play, goes, moves, should, with, to, first, next, then, my, number, waits, wait, two, out, send, bring, march, run, walks, ill, want, agent, piece, figure, let
hear-game =
    pass: take a pass, draw a pass, i take a pass, pick a pass, use a pass
    pass #: pass number #, take pass #, take pass number #, the # pass, use pass #, play pass #, ill have pass #, draw pass #, i want pass #
    spies: where are my spies, where are the spies, where is spy @, where is everybody, who is in the dungeon, where are the enemies, where is the enemy, my spies, where is the computer/opponent, where is everyone, where are they all, where are the others, who is where, where am i, positions
    envelope: who is the traitor, what is in the envelope, what does the envelope say, which number is the traitor, traitor number, who is it, who could be the traitor, what number is in the envelope, what number has the traitor
    ahead @: what is ahead of spy @, what is in front of spy @, what is ahead of @, what is in front of @, what comes before @, what lies ahead of @, whats ahead of @, what comes up for @, whats in front of me @
    money: how much money, how much money do we have, how rich am i, how many zillions, my money, our money, how much money have i got left, how much money is left, how much do we have, can i afford it, what have we got in the bank
    deck: which passes are left, what passes are left, which passes are there, passes left, what is in the deck
    numbers: which numbers do i know, known numbers, what numbers do i know, who has which number
    free @: buy @ out, buy out @, free spy @, release spy @, get @ out of the dungeon, buy spy @ free
    prepare @: @ waits and is the traitor, @ is waiting the traitor is, @ in the dungeon traitor
    attack: who can i attack, whom can i attack, who is in reach, whom could i attack, can i attack anyone
    no: nobody, no one, rather nobody, none, dont unmask anybody, unmask nobody, no thanks, i unmask nobody
    unmask @: @ is the traitor, the traitor is @
    status: where are the traps, which traps, what traps are there, traps, where is the bazong, where are the bazongs, bazong, bazongs
