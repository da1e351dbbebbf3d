# The rules of scout, by topic.

word-topic-goal = goal, aim
word-topic-board = board, maze
word-topic-cards = cards, hedges
word-topic-setup = setup
word-topic-turn = turn, pushing
word-topic-moving = moving, walking, duty
word-topic-end = end, winning
word-topic-several = several, four, three
word-topic-options = options, variants
word-topic-readings = readings
word-topic-asking = asking, questions
word-topic-hints = hints, tips

rules-scout-topic-goal = Bring all your scouts through the maze to the base line on the other side. The first who has all of them there wins.
    The hedges lie on cards that are pushed about, so that the maze changes in every turn.
rules-scout-topic-board = The board has 18 columns, A to R from left to right, and 24 rows, 1 to 24 from south to north: 432 holes in which scouts stand.
    Below the holes lie cards in eight shafts that run across. A shaft is three rows high: shaft 1 lies below the rows 1 to 3, shaft 8 below 22 to 24.
    Six cards lie in a shaft, each below three by three holes. The first lies below the columns A to C, the last below P to R.
    Left and right, north and south are the same for everybody: left is column A, south is row 1.
    Scouts stand in the plate above. When a shaft slides, they stay where they are; only the hedges move.
rules-scout-topic-cards = There are 49 different cards, 48 in the board and one to spare. All of them can be asked for at any time.
    A card has hedges between its holes and on its outer sides. Between two cards the way is open only if neither has a hedge there. The rim of the board is closed.
    A card's turn is 0, 90, 180 or 270 degrees clockwise, seen from above with the south below, for both sides alike.
    On a card the holes are called A to C from the west and 1 to 3 from the south.
rules-scout-topic-setup = Two players sit in the south and in the north. The board is filled by lot, and so it is settled who starts.
    In turn you put four scouts each, one at a time, into free holes of your own base line: row 1 in the south, row 24 in the north. They are numbered as they are placed.
    Then comes the opening: whoever starts walks with the own scouts as far as wished, then the other.
rules-scout-topic-turn = A turn has three parts.
    Look: you may walk with your scouts. In the very first turn of whoever starts there is no look.
    Push: you have to push the spare card, in any turn, from the left or right into a shaft in which one of your scouts stands that is not home yet. The card at the other end falls out and is the next spare card.
    Move: you may walk again.
    A push must not take back the push before: into the same shaft from the other side.
    In the look you may push at once; that ends the look.
rules-scout-topic-moving = A scout walks from hole to hole, sideways and lengthwise, as far as you like, never over a hedge, never onto or over another scout. In one phase each of your scouts may walk, in any order, as often as you like.
    A walk ends in the first hole of the other base line. The scout is home then and never moves again.
    The duty: if at the start of a phase one of your scouts could get nearer to the other base line by one walk, then at the end of the phase at least one of them must be nearer than at its start. Nearer counts rows and nothing else. How far it goes is up to you.
    A phase in which none of your scouts can walk is passed over.
rules-scout-topic-end = Whoever has all scouts home wins at once, also in the opening or in a look; no push follows.
    A round is stale when nobody has fewer rows to go than ever at the end of a round. After 20 stale rounds in a row the least rows to go win; if they are shared, it is a draw.
    Who gives up loses. Of the others whoever is ahead wins; those who are equal share the win.
    For the next game the board is filled anew, and you take turns at starting.
rules-scout-topic-several = Three or four players have two scouts each: play scout 4. The board is always filled by lot.
    Four sit clockwise: south west, north west, north east, south east. Two share a base line and place in turn.
    With three the lot says who sits alone, and whether in the south or in the north. That player's scouts stand on the outermost holes, A and R.
    You play clockwise, and place clockwise too. All walk before the first push. Whoever has both scouts home first wins.
rules-scout-topic-options = by-hand: two players lay their cards themselves. Each is dealt 24 cards and fills the half at the own right hand: in the south the columns J to R, in the north A to I. You lay one card each in turn, in any shaft with room, in any turn. The first card of a shaft ends innermost, the third at the edge. The word fill leaves the rest to the lot.
    no-hints: the words tries and hint tell nothing. What a single push would do can still be asked for.
    tournament 7: an odd number of games. Each win is one point.
rules-scout-topic-readings = The old rules leave some things open. Here they are read so:
    One scout nearer is enough for the duty, whichever it is and however far it goes.
    A push must not be taken back, and a scout that is home gives no right to push; else many games would never end.
    The rows to go after the opening count as those of a round.
    The last 48 walks of a phase can be taken back. A push cannot.
    The drawing of the old cards is lost. Ours have five hedges inside and seven outside, an open hole on every side, and no two are alike in any turn.
rules-scout-topic-asking = scouts: where all stand. 1 on F6, 18 to go, plus 4: one walk can bring it 4 rows nearer.
    reach: how far yours get. 1 F6: plus 4 to D10, 14 holes: D10 is in the nearest row, and 14 holes can be walked to.
    stops 3: what holds scout 3 up. 3 row 9: G, hedge of shaft 3 and 4: in row 9 it gets to G, and north of it both cards have a hedge.
    row 9: A, BC, J-O: B and C hang together, and so do all from J to O. Then the letters from which it is open ahead.
    card: the letters and numbers where each side of the spare card is open, then its three rows from the north.
    try 5: who gains how many rows by each push into shaft 5. try 5 left 90: for which scouts the nearest row changes.
rules-scout-topic-hints = First ask scouts, then stops for the one that is furthest back, then try with a shaft that it names.
    Keep your scouts in different shafts: each shaft with a scout is one more to push.
    A push that helps you may help the others more; they look before they push.
