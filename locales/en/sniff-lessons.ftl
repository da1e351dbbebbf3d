# The lessons of sniff: what each is about (lesson-), how it stands (scene-), what is to be done (step-), why and how (why-),
# and what came of it (well-, other-).

# Searching

lesson-search = The computer has hidden a treasure in a labyrinth of 5 by 5 fields, A1 to E5. You cannot see its walls. You find them by asking.
    .brief = Find the treasure. The walls are hidden.
step-enter = You stand outside, on field 0, beside column E. Ask for a field of that column: type `E4`.
    .brief = You are on 0, outside. Type `E4`.
    .prompt = Type `E4`.
why-enter = From field 0 you can ask for E1, E2, E3, E4 or E5. If there is no wall in between, you go there. Type `E4`.
step-wall = After a free answer you may ask once more. Type `D4`, the field next to E4.
    .brief = Free: ask once more. Type `D4`.
    .prompt = Once more: `D4`.
why-wall = Each answer tells you something, also a wall. You can ask for any field next to yours. Type `D4`.
well-wall = A wall ends your turn. I keep it in mind for you. Then the computer searches your labyrinth.
    .brief = A wall ends your turn.
other-done = With done you would give away a move. After a free answer you have one more. It is taken back.
    .brief = You have one more move. Taken back.
step-walls = It is your turn again. Type `walls`, and hear the walls you have found.
    .brief = Your turn. Type `walls`.
    .prompt = Type `walls`.
why-walls = You need not remember anything: `walls` tells the walls, `ways` the open ways, `status` everything. It costs no move.
step-round = Go round the wall, with two moves on one line: type `E3 D3`.
    .brief = Two moves on one line: `E3 D3`.
    .prompt = Type `E3 D3`.
why-round = Several fields on one line are asked for one after the other, until an answer is not free. Type `E3 D3`.
other-one = One at a time works too. Here try both on one line; it is taken back.
    .brief = Try both on one line. Taken back.
step-look = What do you know about the field you are on? Type `look D3`.
    .brief = What is around you? Type `look D3`.
    .prompt = Type `look D3`.
why-look = With the word look and a field you hear its walls, its open ways and what was not tried. Type `look D3`.
step-hint = If you do not know what to do, ask me: type `hint`.
    .brief = Ask for advice: type `hint`.
    .prompt = Type `hint`.
why-hint = The word hint says what a strong player would do, and why. It costs nothing. Type `hint`.
well-hint = In a game the word why then tells you more. And now I give something away: the treasure is next to you.
    .brief = I tell you: the treasure is near.
step-find = The treasure lies on C3. Fetch it: type `C3`.
    .brief = It lies on C3. Type `C3`.
    .prompt = Fetch it: `C3`.
why-find = Whoever finds the treasure first wins. You are on D3, and C3 is next to it. Type `C3`.
well-find = That is all you need for searching. At the end you always hear which way was the shortest.
    .brief = You can search now.
