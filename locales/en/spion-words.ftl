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
word-piece = spy, go, move, walk, step, use, choose, pick, play, goes, moves, should, with, to, first, next, then, my, number, waits, wait, two, out, send, bring, march, run, walks, ill, want, agent, piece, figure, let, try, luck, chance, gamble, risk, dare, venture, opt, decide, have, ride, drive, advance, forward, ahead, proceed, sneak, creep, slip, shift, off, dash, hop, jump, man, player, card, top, topmost, one, please, lets, now
hear-game =
    pass: take a pass, draw a pass, i take a pass, pick a pass, use a pass, a pass please, i want a pass, use one of the passes, ride a pass, i would like a pass, ill take a pass, get a pass, show the passes
    pass #: pass number #, take pass #, take pass number #, the # pass, use pass #, play pass #, ill have pass #, draw pass #, i want pass #, the # pass please, try the # pass, go with pass #, go with the # pass, ill take pass #, ill take the # pass, i take the # pass, take the # pass, use the # pass, play the # pass, give me pass #, give me the # pass, choose pass #, choose the # pass, my luck with the # pass, luck with the # pass, try my luck with the # pass, try my luck with pass #, ride pass #, ride the # pass
    spies: where are my spies, where are the spies, where is spy @, where is everybody, who is in the dungeon, where are the enemies, where is the enemy, my spies, where is the computer/opponent, where is everyone, where are they all, where are the others, who is where, where am i, positions, where have my spies got to, where has everyone got to, whereabouts of the spies, who stands where, where does everyone stand, where do my spies stand, where are my agents, positions of the spies, positions of my spies, positions of all spies, position of spy @, where does spy @ stand, where is my spy @, where is agent @, list spies, list my spies, list the spies, who sits in the dungeon, whos in the dungeon, who is locked up, who is imprisoned, prisoners, who is captured, captives, where are the opponents spies, where are the enemy spies, enemy spies, enemy positions, dungeon, everyones position
    envelope: who is the traitor, what is in the envelope, what does the envelope say, which number is the traitor, traitor number, who is it, who could be the traitor, what number is in the envelope, what number has the traitor, who did i write down, whom did i write down, which number did i write down, what number did i write down, my traitor, who is my traitor, traitor again, remind me of the traitor, envelope contents, contents of the envelope, whats in my envelope, read the envelope, look in the envelope, look into the envelope, open the envelope, which spy is the traitor, number of the traitor, which is the traitor
    ahead @: what is ahead of spy @, what is in front of spy @, what is ahead of @, what is in front of @, what comes before @, what lies ahead of @, whats ahead of @, what comes up for @, whats in front of me @, whats coming for spy @, what is coming up for spy @, what comes next for spy @, what lies before spy @, what lies in front of spy @, what lies ahead for @, what awaits spy @, what awaits @, whats in the way of spy @, way ahead of @, path of spy @, path ahead of @, road ahead of @, dangers ahead of @, fields ahead of @, next fields for @
    money: how much money, how much money do we have, how rich am i, how many zillions, my money, our money, how much money have i got left, how much money is left, how much do we have, can i afford it, what have we got in the bank, whats in our purse/wallet/pocket/account/bank/kitty/pot, how fat/thick/full is our purse/wallet, purse, wallet, our purse, our wallet, our bank, our account, finances, our finances, budget, our budget, funds, cash, how is our money, how are we for money, how are our finances, how rich are we, how rich is everyone, are we rich, are we broke, am i broke, how much cash, how much have we got, how much have i got, what can we afford, what can i afford, what have we got to spend, how many zillions do we have, how many zillions have we got, zillions left, how many zillions to go, how many zillions are missing, how many do we need to win, what do the others have, money of the others, money situation, treasury, the goal, how far from the goal
    deck: which passes are left, what passes are left, which passes are there, passes left, what is in the deck, which passes do we have, which passes have been seen, which passes are known, which passes are on top, whats on top of the deck, whats on top, top of the deck, passes seen, known passes, remaining passes, passes remaining, whats left in the deck, whats coming in the deck, which passes come next, next passes, our deck, my deck, my passes, what passes have i got, which passes have i got
    numbers: which numbers do i know, known numbers, what numbers do i know, who has which number, which numbers are known, what numbers are known, numbers known, whose numbers do i know, whose number do i know, which spies do i know, who do i know, who have i identified, whom have i identified, identified spies, numbers found out, numbers seen, which numbers have i seen, what have i found out about the numbers, what do i know about the enemies, what do i know about the enemy spies, which enemy has which number, who is which number, who is number #, enemy numbers, numbers of the enemies, number of the enemies
    free @: buy @ out, buy out @, free spy @, release spy @, get @ out of the dungeon, buy spy @ free, buy @ out of the dungeon, buy spy @ out, buy spy @ out of the dungeon, get spy @ out, get spy @ out of the dungeon, get @ out, get @ free, get spy @ free, free spy @ from the dungeon, free @ from the dungeon, ransom @, ransom spy @, bail @ out, bail out @, bail out spy @, let @ out, liberate @, liberate spy @, rescue @, rescue spy @, save @, save spy @, pay for @, pay the ransom for @
    prepare @: @ waits and is the traitor, @ is waiting the traitor is, @ in the dungeon traitor
    attack: who can i attack, whom can i attack, who is in reach, whom could i attack, can i attack anyone, can i attack anybody/someone/somebody, could i attack anyone/anybody/someone/somebody, is there anyone to attack, anyone to attack, who could i attack, who can i fight, whom can i fight, who could i fight, can i fight anyone, is anyone within reach, is anyone in reach, who is within reach, who is within range, who is in range, anyone in range, who is near enough to attack, possible targets, targets, possible attacks, attack options, victims, who can be attacked, which enemies can i attack, which enemy can i attack, which enemies are in reach, which spies can i attack, where can i attack
    no: nobody, no one, rather nobody, none, dont unmask anybody, unmask nobody, no thanks, i unmask nobody, unmask no one, i unmask no one, not now, not this time, nobody for now, no one for now, leave it, rather not, i dont want to, no unmasking, no accusation, skip it, pass on that, better not
    unmask @: @ is the traitor, the traitor is @, i accuse @, accuse @, i accuse spy @, expose @, expose spy @, i expose @, i think @ is the traitor, i believe @ is the traitor, @ must be the traitor, it is @ the traitor, the traitor must be @, reveal @ as the traitor, denounce @, unmask spy @, traitor is @
    status: where are the traps, which traps, what traps are there, traps, where is the bazong, where are the bazongs, bazong, bazongs, traps on the ring, which traps are set, whose traps, where are traps, are there traps, any traps, traps ahead, where have traps been set, where have we set traps, whats on the ring, who has the bazong, where is the bazong now, bazong position, where is a bazong
    trap @: set a trap on @, set a trap at @, put a trap on @, put a trap at @, lay a trap on @, lay a trap at @, place a trap on @, place a trap at @, trap on @, trap at @
    rules turn: how many moves do i get, how many actions do i get, can i move twice, may i move twice, what can i do in my turn, how does a turn work
hear-instead-game =
    1: topmost pass, top pass, uppermost pass
    3: last pass, bottom pass, lowest pass
