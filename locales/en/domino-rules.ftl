# The rules of domino, by topic.

word-topic-goal = goal, aim
word-topic-tiles = tiles, dealing
word-topic-opening = opening
word-topic-turn = turn, drawing
word-topic-scoring = scoring, points
word-topic-hand-end = hand, blocked
word-topic-end = end, winning
word-topic-variants = variants
word-topic-asking = asking
word-topic-hints = hints, tips

rules-domino-topic-goal = Make the ends of the line add up to 5, 10, 15, 20 or a higher multiple of five, and you score that sum at once.
    Be the first to run out of tiles, and you also score the tiles that the others still hold.
    Whoever has 100 points first wins. 2 to 5 can play.
rules-domino-topic-tiles = There are 28 tiles. Each has two halves with values from 0 to 6, and every pair of values occurs once. 5-3 is the tile with 5 and 3.
    A tile with two equal halves, such as 6-6, is a double.
    With 2 players everybody gets 7 tiles, with more players 5. The rest is the stock, face down.
rules-domino-topic-opening = Whoever has the highest double opens the hand with it. I do that for you.
    If nobody has a double, the tile with the highest sum opens. If two have the same sum, the one with the higher half opens: 6-3 before 5-4.
    The opener may lay one more tile at once, or `pass`. Nobody draws for that extra tile. Both tiles score.
    Every hand opens this way, whoever won the last one.
rules-domino-topic-turn = In turn, everybody lays one tile at the left or right end of the line. The halves that touch have the same value.
    Whoever can lay must lay, and may not draw.
    Whoever cannot lay draws from the stock, one tile after another, until one fits. That one must be laid; only the end may be chosen. The whole stock may be drawn.
    When the stock is empty, whoever cannot lay passes.
    Everybody hears how many tiles somebody draws, but not which ones.
    I draw and pass for you. Type `auto off` to do it yourself, with `draw` and `pass`.
rules-domino-topic-scoring = After each tile the two ends are added up. Both halves of a double at an end count.
    If the sum is 5, 10, 15, 20 and so on, whoever laid the tile scores it at once. Zero scores nothing.
    Ends 4 and 6 make 10. Double 4 and double 6 make 20. Double 5 and 3 make 13, which scores nothing.
    A double that lies alone counts its halves once: double 5 makes 10. A single tile that is not a double has its two halves as ends.
rules-domino-topic-hand-end = The first player to run out of tiles goes out, which ends the hand and wins it. The pips in every other hand are added up and rounded to the nearest five: 17 counts as 15, 18 as 20. The winner scores all of these.
    When the stock is empty and nobody can lay, the hand is blocked and ends at once. Whoever has the fewest pips, before rounding, wins it and scores the rounded hands of the others. If several tie for the fewest, nobody scores.
    At the end of a hand you hear what everybody has left. Then the next one is dealt.
rules-domino-topic-end = Whoever has 100 points wins at once, even in the middle of a hand. A tile that reaches the target ends the game; then nobody scores the hands, even if it was the last tile.
    If somebody gives up, the game ends for all. Whoever is ahead among the others wins; if they have equal points, they share the win.
rules-domino-topic-variants = target 60: you play to another number of points, a multiple of 5 from 5 to 1000. For example: `play domino target 60`.
    spinner: the first double of a hand takes tiles on all four sides, first left and right, then up and down.
    While fewer than two tiles touch the spinner, it counts as a double; alone on the table its halves count once. Once both its ends are covered, it counts nothing itself.
    A side, up or down, counts from the moment a tile lies there. All open ends are added, up to four of them.
rules-domino-topic-asking = Type `ends` to hear the ends and their sum, `line` to hear all the tiles from left to right.
    Type `hand` to hear your tiles and which of them fit, `moves` to hear what each would make, or ask about one of them, such as `what if 53 left`.
    Type `look 5` to hear how many tiles with 5 have been laid, which are unseen, and who is known to have none. A player who has drawn since then could have one again; I take that into account.
    Type `stock`, `count` or `score` for the rest, or `status` for everything together.
rules-domino-topic-hints = Doubles are the hardest tiles to get rid of, so lay them early.
    A double at an end counts twice. Sometimes only that makes the sum a multiple of five.
    A player who has just drawn had none of the values at the ends. Leave those ends open, and that player might have to draw again.
