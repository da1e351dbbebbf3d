# The rules of sniff, by topic.

word-topic-goal = goal, aim
word-topic-board = board, fields
word-topic-building = building
word-topic-turn = turn, moving
word-topic-answers = answers
word-topic-knowing = knowing, marker
word-topic-end = end, winning
word-topic-hints = hints, tips

rules-sniff-topic-goal = Two players each hide a treasure in a labyrinth that the other cannot see.
    Each sends a detective through the other's labyrinth. Whoever enters the treasure field first wins.
rules-sniff-topic-board = Each labyrinth has 5 columns, A to E, and 5 rows, 1 to 5.
    The zero field, 0, is one long field along column E. It touches E1, E2, E3, E4 and E5 and nothing else.
    Fields are neighbours when they share a side. Between two neighbours there is room for one wall: 45 places.
    A wall is named by the two fields that it separates, such as E4 D4, or 0 E1. The order does not matter.
    Around the board everything is closed; no walls are needed there.
rules-sniff-topic-building = Everybody builds exactly 20 walls and hides 1 treasure, not on the zero field.
    At least one open way must lead from the zero field to the treasure. Other fields may be shut in.
    The word fill adds what is missing at random and keeps one way open. It cannot do so when the open way is so long that the walls no longer fit beside it; then take some walls back.
    When both are ready, both detectives stand on their zero fields, and the lot says who begins.
rules-sniff-topic-turn = You name a field next to the one your detective stands on. Moves go sideways and lengthwise, never across a corner.
    After free you may make one second move, or end your turn with done. After the second move the other is on turn, whatever the answer was.
    After wall your detective stays, the wall is marked, and your turn ends.
    A turn has at least one move. You may go back out to the zero field: out and in again elsewhere are two moves.
    A field that is not next to yours, off the board, or the one you stand on, is no move and costs nothing. Nor does a wall that is marked already.
rules-sniff-topic-answers = Free: your detective stands on the new field.
    Wall: a wall is in between; your detective stays.
    Treasure: you have found it and win.
rules-sniff-topic-knowing = You know where your detective stands, every answer so far, the walls you ran into and the ways you found free. Of your own labyrinth you know everything, and you hear every move in it.
    The bearing marker is for you alone: put it on a field as a guess, move it or take it off at any time. It changes nothing in the game.
    Nobody learns anything else until the end, when both labyrinths are told.
rules-sniff-topic-end = Whoever enters the treasure field wins at once. There is no draw.
    Giving up loses the game.
rules-sniff-topic-hints = status tells everything you need to go on. look D3 tells what you know of one field.
    Type several walls in one line: E4 D4 C2 C3. In your mind go along the walls as you would with a finger.
