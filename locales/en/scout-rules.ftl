# The rules of scout, by topic.

word-topic-goal = goal, aim
word-topic-board = board, maze
word-topic-cards = cards, hedges
word-topic-setup = setup
word-topic-turn = turn, pushing
word-topic-moving = moving, walking, duty
word-topic-end = end, winning
word-topic-several = several, four, three
word-topic-options = variants, options
word-topic-readings = readings, interpretation
word-topic-asking = asking, questions
word-topic-hints = hints, tips

rules-scout-topic-goal = Bring all your scouts through the maze to the base line on the other side. The first player to have all of them there wins.
    The hedges are on cards that are pushed about, so the maze changes every turn.
rules-scout-topic-board = The board has 18 columns, A to R from left to right, and 24 rows, 1 to 24 from south to north: 432 holes in which scouts stand.
    Below the holes lie cards, in eight slots that run across. A slot is three rows high: slot 1 is under rows 1 to 3, slot 8 under rows 22 to 24.
    Six cards lie in a slot, each under three by three holes. The first is under columns A to C, the last under P to R.
    Left and right, north and south are the same for everybody: left is column A, south is row 1.
    Scouts stand in the plate above. When the cards of a slot slide, the scouts stay where they are; only the hedges move.
rules-scout-topic-cards = There are 49 different cards, 48 in the board and one spare. You can ask about any of them at any time.
    A card has hedges between its holes and on its outer sides. Between two cards the way is open only if neither has a hedge there. The rim of the board is closed.
    A card's turn is 0, 90, 180 or 270 degrees clockwise, seen from above with north at the top, the same for both sides.
    On a card the holes are called A to C from the west and 1 to 3 from the south.
rules-scout-topic-setup = Two players sit in the south and in the north. The board is filled at random, and lots decide who starts.
    Taking turns, you each put four scouts, one at a time, into free holes of your own base line: row 1 in the south, row 24 in the north. They are numbered as they are placed.
    Then comes the opening: the player who starts walks all their scouts, as far as they like, and then the other player does.
rules-scout-topic-turn = A turn has three parts.
    Before the push you may walk your scouts. The very first turn of the game begins with the push.
    Then you have to push the spare card, turned any way, from the left or right, into a slot where you have a scout that is not home yet. The card at the other end falls out and is the next spare card.
    After the push you may walk again.
    A push must not undo the push before it: the same slot from the other side is not allowed.
    If none of your scouts can get nearer, you may push at once, without walking first.
rules-scout-topic-moving = A scout walks from hole to hole, sideways, forwards or back, as far as you like, but never over a hedge, and never onto or over another scout. In one phase each of your scouts may walk, in any order, as often as you like.
    A walk ends in the first hole of the other base line. The scout is home then and never moves again.
    The duty: if at the start of a phase one of your scouts could get nearer to the other base line by one walk, at least one of them must be nearer at the end of the phase than at its start.
    Nearer counts rows and nothing else. How far the scout goes is up to you.
    A phase in which none of your scouts can walk is skipped.
rules-scout-topic-end = Whoever has all scouts home wins at once, even in the opening or before a push; then no push follows.
    A round without progress is one at whose end nobody has fewer rows to go than ever before. After 20 of these in a row whoever has the fewest rows to go wins; if several tie for that, it is a draw.
    Whoever gives up loses. Of the others, whoever is ahead wins; if several are level, they share the win.
    For the next game the board is filled anew, and you take turns at starting.
rules-scout-topic-several = Three or four players have two scouts each: `play scout 4`. The board is always filled at random.
    Four sit clockwise: south-west, north-west, north-east, south-east. Two share a base line and take turns placing.
    With three, lots decide who sits alone, and whether in the south or in the north. That player's scouts stand on the outermost holes, A and R.
    You play clockwise, and place clockwise too. All walk before the first push. Whoever has both scouts home first wins.
rules-scout-topic-options = by-hand: two players lay their cards themselves. Each is dealt 24 cards and fills the half on their own right: columns J to R in the south, A to I in the north.
    You take turns laying one card each, in any slot with room, turned any way. The first card of a slot ends up innermost, the third at the edge. Type `fill` to have the rest laid at random.
    no-hints: `tries` and `hint` are switched off. You can still ask what a single push would do.
    tournament 7: an odd number of games. Each win is one point.
rules-scout-topic-readings = The old rules leave some things open. This is how I read them:
    For the duty, one scout nearer is enough, whichever it is and however far it goes.
    The next push must not undo a push, and you may not push because of a scout that is already home; otherwise many games would never end.
    The rows to go after the opening count as those at the end of a first round.
    You can take back the last 48 walks of a phase, but no push.
    The drawings of the old cards are lost. Ours have five hedges inside and seven outside, an open hole on every side, and no two are alike, however they are turned.
rules-scout-topic-asking = `scouts`: where all of them stand. "Scout 1 on F6, 18 rows to go, can get 4 rows nearer" says that one walk can bring your scout 1 up to 4 rows nearer.
    `reach`: how far yours get. "Scout 1 on F6: 4 nearer on D10, 14 holes" says that scout 1 gets 4 rows nearer on D10, and that it can walk to 14 holes in all.
    `stops 3`: what is holding scout 3 up. "Scout 3, row 9: stopped at G by hedges in slots 3 and 4" says that in row 9 it gets to G, and that both cards have a hedge north of it.
    `row 9`: which holes of the row are connected. "A, B to C, J to O" says that a scout can walk between B and C, and anywhere from J to O. Then come the letters from which it is open ahead.
    `card`: the letters and numbers where each side of the spare card is open, then its three rows from the north.
    `try 5`: who gains how many rows by each push into slot 5. `try 5 left 90`: for which scouts the nearest row changes.
rules-scout-topic-hints = First ask `scouts`, then `stops` for the one that is furthest back, then, for example, `try 5` with a slot that it names.
    Keep your scouts in different slots: each slot with a scout in it is one more that you can push.
    A push that helps you could help the others more, since they walk before they push.
