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
