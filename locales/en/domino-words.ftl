# The words that can be typed in domino: word-ID, the usual one first; explain-ID says what a command does.

# Words after a command

word-left = left
word-right = right
word-up = up, top
word-down = down, bottom
word-double = double
word-if = if

# Variants, after the word play

word-target = target, to
word-spinner = spinner

# Commands

word-look = look
explain-look = { $words }: what you know about a value, a tile or an end, for example: `look 5`, `look 53`, `look left`.
word-hand = hand, mine
explain-hand = { $words }: your tiles, which of them fit, and their pips.
word-ends = ends
explain-ends = { $words }: the ends of the line, and their sum.
word-line = line, table
explain-line = { $words }: all tiles on the table, from left to right.
word-stock = stock, boneyard
explain-stock = { $words }: how many tiles are left to draw.
word-counts = count, tiles
explain-counts = { $words }: how many tiles each player has.
word-what = what, try
explain-what = { $words }: what a tile would make if you laid it, for example: `what if 53 left`, or `what 53`.
word-lay = lay, put, place, play
explain-lay = { $words }: lays a tile, for example: `lay 5-3 left`. `53 l` is enough, or just `53` if the end is clear.
word-draw = draw, take
explain-draw = { $words }: draws a tile, if I do not draw for you; see `auto`.
word-pass = pass, knock
explain-pass = { $words }: lays no extra tile; or passes, if I do not pass for you.
word-auto = auto, automatic
explain-auto = { $words }: whether I draw and pass for you when you have no choice: `auto on` or `auto off`.
word-piece = tile, lay, put, place, play, add, take, use, end, side, to, on, at, first, next, extra, then, choose, go, down, lie, stick, stuck, goes, attach, hand, piece, domino, stone, ill, want, my, should, join, slap, chuck, throw, toss, drop, slot, connect, fit, fits, tack, append, bring, get, combination, pips, number, against, beside, behind, after, before, other, please, opt, decide, belongs, comes, try, that, begin, opening, start, row, chain, line, snake
hear-game =
    hand: what tiles do i have, which tiles do i have, what do i have, what have i got, my tiles, show my tiles, my hand, what is in my hand, read my hand, read my tiles, which are my tiles, tiles in my hand, what tiles have i got, which tiles have i got, tiles got, what do i still have, which tiles do i still have, what have i still got, what is left in my hand, tell me my tiles, what tiles are mine, whats in my hand, what am i holding, tiles im holding, what tiles am i holding, my stones, my dominoes, my pieces, which pieces do i have, which dominoes do i have, what dominoes have i got, what is mine, my lot, what do i own, which ones are mine, which ones do i have, which ones have i got, list my tiles, read out my tiles, read out my hand, what is left for me, what have i left, tiles left in hand, my remaining tiles, remaining tiles of mine
    table: what is on the table, which tiles are on the table, tiles on table, what has been laid/played, what is lying, show the table, show the line, what does the line look like, read the line, tiles laid, read the line to me, what is in the line, what has been laid so far, what is there, what is down
    ends: how high is the sum, what is the sum, sum, open ends, which ends, what are the ends, what is open, which numbers are open, what ends are open, left and right end, what is on the left/right, what are the numbers at the ends, which numbers, where can i add, what is at each end, left end, right end, which numbers are outside, outer numbers, outside numbers, numbers outside, numbers at the outside, end numbers, open numbers, open ends please, what ends do we have, where does the line end, what does the line end in, which numbers can i add to, what can i add to, what can i connect to, what can i join, where can i connect, sum of the ends, ends sum, total of the ends, add up the ends, how much do the ends make, both ends, two ends, outer ends, whats at the ends, what values are open, which values are open, outermost
    count: how many tiles does the computer/opponent have, how many tiles does he/she have, how many tiles does @ have, how many tiles do they have, tiles left computer/opponent, how many tiles left, how many tiles do i have, how many tiles each, computer tiles, opponent tiles, how many tiles has everyone, how many tiles has the other one, who has the fewest tiles, how many has he got, how many tiles left computer, how many tiles have i got, tiles everyone has, number of tiles each, number of tiles, who has how many tiles, how many has everyone got, how many has the opponent, how many tiles are the others holding, how many tiles does each player hold, how many do the others have, how many have they got, who has the most tiles, tile count, tile counts, hand sizes, how big is his hand, opponents tiles, opponents hand, how many tiles does my opponent hold, how close is the opponent to going out, is anyone nearly out, who is nearly out, how many left has he
    stock: how many tiles in the stock/boneyard, is the stock/boneyard empty, stock left, what is left in the stock/boneyard, tiles left in stock/boneyard, how many tiles can be drawn, are there tiles left, any tiles left, are there any tiles in the boneyard, how many left to draw, how much is left in the boneyard, tiles left to draw, left to draw, anything left to draw, anything left to pick up, anything in the boneyard, boneyard count, boneyard size, how big is the boneyard/stock, how full is the boneyard/stock, size of the boneyard/stock, is there anything in the boneyard/stock, boneyard/stock empty, remaining in boneyard/stock, whats left in the pile, tiles in the pile, how many in the pile, pile, how many tiles face down, face down tiles
    moves: what fits, which tiles fit, which tiles can i lay, which tiles can i play, what can i lay, which tile fits, what can i put down, playable tiles, which tiles go, what goes, which ones fit, does anything fit, do i have one that fits, playable, playable ones, which are playable, what is playable, layable, tiles that fit, tiles i can lay, tiles i can play, list what fits, list the ones that fit, name the ones that fit, fitting tiles, fitting, matching tiles, what matches, which match, which tiles match, can i lay anything, can i lay something, can i play anything, can i play something, can i go, can i connect anywhere, can i connect anything, can i add anything, can i add something, can i add on anywhere, can i fit anything, do i have anything that fits, have i got anything that fits, have i got one that fits, where can i lay, where can i put something, where can i add something, anything i can lay, what works
    pass: no thanks, no, none, no tile, not this time, i pass, pass please, nothing, no more, rather not, skip, continue, carry on, i knock, i dont want to, dont want, no more thanks, thats enough, enough, dont lay any more, i lay none, not any more, none for me, leave it, no more from me, nothing from me, nothing more from me, ill leave it, ill leave it at that, leave it at that, i am fine, im fine, im good, thats it from me, thats all, no more tiles, no further tile, no second tile, just the one, no extra tile, no extra, without an extra, i will not, i wont, i cant, i cant go, cant go, i cannot go, i have nothing, i have nothing that fits, nothing fits, i cant lay, i cant play, cant lay, cant play, i stay out, sit this one out, next player, your turn, over to you, no need, no need thanks, thanks no
    draw: pick up a tile, pick a tile, take a tile, draw a tile, draw one, take one, pick up, pick one up, take one from the boneyard/stock, get a tile, take a new tile, new tile, another tile, fetch a tile, pick one up then, ill pick up, ill pick one up, ill draw, ill draw one, ill take one, ill have one, i have to draw, i must draw, i need to draw, one from the pile, one from the boneyard, one from the stock, take from the boneyard/stock, draw from the boneyard/stock, pick from the boneyard/stock, from the boneyard/stock, give me a tile, give me one, give me another, another one, one more, one more tile, a new tile, a fresh tile, fresh tile, grab a tile, grab one, get one, get me one, buy a tile, buy one, buy, top up, i pick up, i draw
    last: what did the computer/opponent lay, what did he/she lay, what did @ lay, last tile, which tile did he/computer lay, what tile was that, what was laid, what has the opponent laid, what was laid last, what did you lay, what did you just lay, what was the last tile, tile laid last, last laid tile, which tile was laid last, whats just been laid, what came down, what came last, what has just been laid
    rules scoring: how are points counted, how do i score, how do you score, how does scoring work, how are points scored, how do i get points, how do points work, what scores points, counting points, how do you count points, how are the points worked out, how do points get counted, when do i get points, when do i score, what gives points, what is worth points, how many points do i get, points for what, what are points given for, how is it scored, scoring system, scoring rules
    auto on: draw automatically, automatic drawing, draw for me, draw by yourself, you draw for me, do the drawing for me, pass for me, pass automatically, draw and pass for me
    auto off: dont draw automatically, draw myself, i want to draw myself, ill draw myself, let me draw myself, let me draw, let me pass myself, stop drawing for me, dont draw for me, dont pass for me
    what if @: what if @, what would @ bring, what about @, what if i lay @, what if i play @, what if i laid @, what if i played @, what happens if i lay @, what happens if i play @, what would happen with @, suppose i lay @, suppose i play @, what would @ make, what does @ make, what would @ give, what does @ give, what do i get for @, what do i get from @, how many points for @, how many points would @ make, would @ score, does @ score, is @ any good, how good is @, whats @ worth, what is @ worth
    line: read the whole line/chain/row/snake, the whole line/chain/row/snake, whole line/chain/row/snake, chain, row, snake, layout, the layout, from left to right, left to right, the chain from left to right, all tiles laid, all tiles on the table, all laid tiles, everything laid, everything on the table, what is out, whats on the board, board, the board, tiles down, tiles out, played tiles, tiles played, what have we laid, what does the chain look like, how does the line look, how does the chain look
hear-instead-game =
    left: left hand side, left side
    right: right hand side, right side
