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
    Each sends a detective through the other's labyrinth. Whoever is first to enter the field with the treasure wins.
rules-sniff-topic-board = Each labyrinth has 5 columns, A to E, and 5 rows, 1 to 5.
    The zero field, 0, is one long field along column E. It touches E1, E2, E3, E4 and E5 and nothing else.
    Fields are neighbours when they share a side. Between two neighbours there is room for one wall, which makes 45 places.
    A wall is named after the two fields that it separates, such as `E4 D4`, or `0 E1`. The order does not matter.
    The board is closed all round; no walls are needed there.
rules-sniff-topic-building = Each player builds exactly 20 walls and hides 1 treasure, but not on the zero field.
    At least one open way must lead from the zero field to the treasure. Other fields may be closed off.
    Type `fill` to have whatever is missing added at random, with one way kept open. If the open way is so long that the walls no longer fit beside it, that cannot be done; take some walls back first.
    Type `build` to have the whole labyrinth made at random, with a treasure that is several moves away.
    When both players are ready, their detectives start on the zero fields, and lots decide who begins.
rules-sniff-topic-turn = You ask for a field next to the one your detective is on. Moves go along a row or a column, never diagonally.
    After free you may make a second move, or end your turn with `done`. After the second move it is the other player's turn, whatever the answer was.
    After wall your detective stays where it is, the wall is marked, and your turn ends.
    A turn has at least one move. You may go back out to the zero field; going out and in again elsewhere takes two moves.
    You cannot ask for a field that is not next to yours, is off the board, or is the one you are on, nor for one behind a wall that is already marked. Trying to is not a move and costs nothing.
rules-sniff-topic-answers = Free: your detective is on the new field.
    Wall: there is a wall in between; your detective stays where it is.
    Treasure: you have found it and win.
rules-sniff-topic-knowing = You know where your detective is, every answer so far, the walls you have run into and the ways you have found free. You know your own labyrinth completely, and you hear every move in it.
    The bearing marker is for you alone. You can put it on a field as a guess, for example with `marker B2`, move it, or take it off with `marker off`, at any time. It changes nothing in the game.
    Nobody learns anything else until the end, when you can hear both labyrinths.
rules-sniff-topic-end = Whoever enters the field with the treasure wins at once. There is no draw.
    If you give up, you lose the game.
rules-sniff-topic-variants = Variants are agreed before a game, such as `play sniff gallop warm-hot`. You can combine them, unless the rules here say that they do not go together.
    gallop: you may move on until the answer is wall, and may end the turn after any free answer.
    warm-hot: a field that touches the treasure's field at a corner answers warm, and one that shares a side with it answers hot. Walls in between do not matter. You hear it each time you enter, but never on the zero field, and it counts as free.
    way-out: there is no treasure. Both detectives start on the same field, drawn by lot, which is never in the column beside the zero field; a way from it to the zero field must be open. Whoever is first on the zero field is out and wins. Not with warm-hot, dogs or non-stop.
    holes 12: there are fewer walls than usual, 10 to 19 on 5 by 5 fields; on other sizes at least two ninths of all places.
    blind: nothing is marked. You hear only where you are and the last answer. Asking again at a wall is a move and costs you the turn. You still have the bearing marker.
    dogs: there are no walls, but 2 ditches, named like walls, and 2 dogs, each on a field, never in the column beside the zero field. If you meet a ditch, you fall in: you are back on the zero field, your turn ends, and the ditch is marked. If you enter a dog's field, you lose the game at once. A field that shares a side with a dog's field answers growl, which counts as free. The treasure is never on a dog's field, and a way free of ditches and dogs must lead to it. Nobody has to take a risk. Not with holes or gallop.
    With warm-hot and dogs together, you hear warm or hot before growl.
    size 4x4: there are 3 to 9 columns and rows. The last column is beside the zero field. The usual number of walls is four ninths of all places.
    non-stop: a find is one point. Both detectives stay where they are. Whoever hid that treasure hides it again, on another field that can be reached, but not where the other detective is, and has the next turn. Nobody else hears where it is. Two points ahead or five points win. At least two fields must be within reach of the zero field. If a dog bites you or you give up, you lose everything.
    tournament 7: an odd number of games. Each win is one point, and the tournament ends as soon as the other player cannot catch up, for example at 4 to 1 out of 7. Lots decide who begins the first game; after that you take turns. Each game has new labyrinths.
    count 3: any number of games. After a win the loser goes on alone until that search is finished too; each move from then on is a point, and the fewest points win. All the games are played; equal points are a draw. With dogs, whoever is bitten has lost and goes on alone from the zero field; the dog is marked, but in a blind game it bites again. If you give up, you lose everything.
    Tournament, count and non-stop do not go together.
rules-sniff-topic-hints = Type `status` to hear everything you need to go on, and `look D3` to hear what you know of one field.
    You can type several walls on one line: `E4 D4 C2 C3`. In your mind, follow the walls as you would with a finger.
