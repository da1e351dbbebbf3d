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
word-piece = tile, lay, put, place, play, add, take, use, end, side, to, on, at, first, next, extra, then, choose, go, down, lie, stick, stuck, goes, attach, hand, piece, domino, stone, domino tile, ill, want, my, left of, should, join
hear-game =
    hand: what tiles do i have, which tiles do i have, what do i have, what have i got, my tiles, show my tiles, my hand, what is in my hand, read my hand, read my tiles, which are my tiles, tiles in my hand, what tiles have i got, which tiles have i got, tiles got, what do i still have, which tiles do i still have, what have i still got, what is left in my hand, tell me my tiles, what tiles are mine
    table: what is on the table, which tiles are on the table, tiles on table, what has been laid/played, what is lying, show the table, show the line, what does the line look like, read the line, tiles laid, read the line to me, what is in the line, what has been laid so far, what is there, what is down
    ends: how high is the sum, what is the sum, sum, open ends, which ends, what are the ends, what is open, which numbers are open, what ends are open, left and right end, what is on the left/right, what are the numbers at the ends, which numbers, where can i add, what is at each end, left end, right end
    count: how many tiles does the computer/opponent have, how many tiles does he/she have, how many tiles does @ have, how many tiles do they have, tiles left computer/opponent, how many tiles left, how many tiles do i have, how many tiles each, computer tiles, opponent tiles, how many tiles has everyone, how many tiles has the other one, who has the fewest tiles, how many has he got, how many tiles left computer, how many tiles have i got
    stock: how many tiles in the stock/boneyard, is the stock/boneyard empty, stock left, what is left in the stock/boneyard, tiles left in stock/boneyard, how many tiles can be drawn, are there tiles left, any tiles left, are there any tiles in the boneyard, how many left to draw, how much is left in the boneyard
    moves: what fits, which tiles fit, which tiles can i lay, which tiles can i play, what can i lay, which tile fits, what can i put down, playable tiles, which tiles go, what goes, which ones fit, does anything fit, do i have one that fits
    pass: no thanks, no, none, no tile, not this time, i pass, pass please, nothing, no more, rather not, skip, continue, carry on, i knock, i dont want to, dont want, no more thanks, thats enough, enough, dont lay any more, i lay none, not any more, none for me, leave it
    draw: pick up a tile, pick a tile, take a tile, draw a tile, draw one, take one, pick up, pick one up, take one from the boneyard/stock, get a tile, take a new tile, new tile, another tile, fetch a tile
    last: what did the computer/opponent lay, what did he/she lay, what did @ lay, last tile, which tile did he/computer lay, what tile was that, what was laid
    rules scoring: how are points counted, how do i score, how do you score, how does scoring work, how are points scored, how do i get points, how do points work, what scores points, counting points
    auto on: draw automatically, automatic drawing
    auto off: dont draw automatically, draw myself
    what if @: what if @, what would @ bring, what about @
