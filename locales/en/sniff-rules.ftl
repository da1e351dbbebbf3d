# The rules of sniff, by topic.

word-topic-goal = goal, aim
word-topic-board = board, fields
word-topic-building = building
word-topic-turn = turn, moving
word-topic-answers = answers
word-topic-knowing = knowing, marker
word-topic-end = end, winning
word-topic-variants = variants
word-topic-hints = hints, tips

rules-sniff-topic-goal = Two players each hide a treasure in a labyrinth that the other cannot see.
    Each sends a detective through the other's labyrinth. Whoever enters the treasure field first wins.
rules-sniff-topic-board = Each labyrinth has 5 columns, A to E, and 5 rows, 1 to 5.
    The zero field, 0, is one long field along column E. It touches E1, E2, E3, E4 and E5 and nothing else.
    Fields are neighbours when they share a side. Between two neighbours there is room for one wall: 45 places.
    A wall is named by the two fields that it separates, such as `E4 D4`, or `0 E1`. The order does not matter.
    Around the board everything is closed; no walls are needed there.
rules-sniff-topic-building = Each player builds exactly 20 walls and hides 1 treasure, but not on the zero field.
    At least one open way must lead from the zero field to the treasure. Other fields may be shut in.
    Type `fill` to have what is missing added at random, with one way kept open. That cannot be done when the open way is so long that the walls no longer fit beside it; then take some walls back.
    Type `build` to have all of it made at random, with a treasure that is several moves away.
    When both are ready, both detectives stand on their zero fields, and lots decide who begins.
rules-sniff-topic-turn = You ask for a field next to the one your detective stands on. Moves go sideways, forwards or back, never across a corner.
    After free you may make a second move, or end your turn with `done`. After the second move it is the other player's turn, whatever the answer was.
    After wall your detective stays, the wall is marked, and your turn ends.
    A turn has at least one move. You may go back out to the zero field: out and in again elsewhere are two moves.
    Asking for a field that is not next to yours, is off the board, or is the one you stand on, is not a move and costs nothing; nor does asking for a field behind a wall that is already marked.
rules-sniff-topic-answers = Free: your detective stands on the new field.
    Wall: there is a wall in between; your detective stays.
    Treasure: you have found it and win.
rules-sniff-topic-knowing = You know where your detective stands, every answer so far, the walls you ran into and the ways you found free. Of your own labyrinth you know everything, and you hear every move in it.
    The bearing marker is for you alone: put it on a field as a guess, for example with `marker B2`, move it, or take it off with `marker off`, at any time. It changes nothing in the game.
    Nobody learns anything else until the end, when both labyrinths can be heard.
rules-sniff-topic-end = Whoever enters the treasure field wins at once. There is no draw.
    Giving up loses the game.
rules-sniff-topic-variants = Variants are agreed before a game and can be combined, except for the pairs named here: `play sniff gallop warm-hot`.
    gallop: you may move on until the answer is wall, and may end the turn after any free answer.
    warm-hot: a field that touches the treasure's field at a corner answers warm, and one that shares a side with it answers hot. Walls in between do not matter. The answer comes each time you enter, never on the zero field, and counts as free.
    way-out: no treasure. Both detectives start on the same field, drawn by lot, not in the column beside the zero field; a way from it to the zero field must be open. Whoever is first on the zero field is out and wins. Not with warm-hot, dogs or non-stop.
    holes 12: fewer walls than usual, 10 to 19 on 5 by 5 fields; on other sizes at least two ninths of all places.
    blind: nothing is marked. You are told only where you stand and the last answer. Asking again at a wall is a move and costs the turn. The bearing marker stays.
    dogs: no walls, but 2 ditches, named like walls, and 2 dogs, each on a field, never in the column beside the zero field. At a ditch you fall in: back to the zero field, your turn ends, the ditch is marked. On a dog's field you lose the game at once. A field that shares a side with a dog's answers growl, which counts as free. The treasure is never on a dog's field, and a way free of ditches and dogs must lead to it. Nobody has to take a risk. Not with holes or gallop.
    With warm-hot and dogs together, warm or hot is said before growl.
    size 4x4: 3 to 9 columns and rows. The last column is beside the zero field. The usual number of walls is four ninths of all places.
    non-stop: a find is one point. Both detectives stay, and whoever hid that treasure hides it again, on another open field, not under the other detective, and then has the next turn. Nobody else hears where. Two points ahead or five points win. At least two fields must be within reach of the zero field. A bite or giving up loses everything.
    tournament 7: an odd number of games. Each win is one point, and it ends as soon as the other cannot catch up, for example at 4 to 1 out of 7. Lots decide who begins the first game; after that you take turns. Each game has new labyrinths.
    count 3: any number of games. After a win the loser goes on alone until they are there too; each move from then on is a point, and the fewest points win. All games are played; equal points are a draw. With dogs a bitten detective has lost and goes on alone from the zero field; the dog is marked, but in a blind game it bites again. Giving up loses everything.
    Tournament, count and non-stop exclude each other.
rules-sniff-topic-hints = `status` tells you everything you need to go on. `look D3` tells you what you know of one field.
    Type several walls in one line: `E4 D4 C2 C3`. In your mind, go along the walls as you would with a finger.
