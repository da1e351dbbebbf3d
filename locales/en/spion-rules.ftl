# The rules of spion, by topic.

word-topic-goal = goal, aim
word-topic-board = board, ring, fields
word-topic-setup = setup, start
word-topic-turn = turn
word-topic-passes = passes
word-topic-fight = fight, plans
word-topic-grey = grey
word-topic-bazong = bazong
word-topic-traps = traps, die
word-topic-traitor = traitor, unmasking
word-topic-end = end, winning
word-topic-hints = hints, tips

rules-spion-topic-goal = Every embassy keeps a bazong, the most secret of secrets. Bring an enemy one into an embassy of your team, and you win.
    Or be rich: with four players, a team wins with 37 zillions between them; with two, a player wins with 25.
    With four players, Black and Black-red are partners against White and White-blue. With two, Black plays against White. Black begins.
rules-spion-topic-board = The board is a ring. Clockwise come the embassies of Black, White, Black-red and White-blue, with four fields between neighbours. With two players there are the embassies of Black and White, with four fields from each to the other.
    Fields are named by side and step, clockwise. Side 1 runs from Black to White: 1.1, 1.2, 1.3, 1.4. Then come sides 2, 3 and 4, or with two players side 2 back to Black.
    Black and Black-red spies only walk clockwise, White and White-blue ones only anticlockwise. Nobody turns back. From an enemy embassy it is five steps on to an embassy of your own team.
    Alfred fields are 1.2, 2.3, 3.2 and 4.3; with two players 1.2 and 2.3. There any enemy can see a spy's number.
    Each player has a dungeon outside the ring.
rules-spion-topic-setup = Everybody has three spies, A, B and C, with the numbers 1 to 3 given out at random. Everybody knows the letters; only the owner knows the numbers.
    D is a reserve spy without a number; it comes into the game later, if at all.
    Everybody has 10 of the 60 zillions; the bank has the rest. The bank never pays more than it has.
    Before the game you say, in secret, who waits in your dungeon; the other two begin in the embassy.
    You also write a number into your envelope: your enemy's spy with that number is the traitor. Black and White write for each other, and so do Black-red and White-blue. Nobody knows which of their own spies is the traitor.
    Black's and White's decks of 11 passes are each shuffled once. Partners share a deck.
rules-spion-topic-turn = Before your first move, in any order, if you like: free spies for 1 zillion each, set one trap, pay for the trap die once.
    A freed spy comes into your embassy, where there are never more than two of yours; it may walk in the same turn. If enemies are there, it attacks them, but does not earn you another move.
    Then move: one spy steps one place, or you take the first, second or third pass from the top of your deck, without looking, and do what it says.
    A walk ends exactly as many places on as the pass says. You may walk past spies and embassies, but not past traps. If none of your spies can walk that far, nothing happens. Which spy walks is your choice.
    You cannot land in your own embassy while two of your spies are in it, unless that wins the game.
    Sometimes you move again: that is one more move, however many reasons there are for it. With all your spies in the dungeon and no money you can still take passes.
rules-spion-topic-passes = A deck has 3 rides, to walk 2 places; 2 dashes, to walk 3; 1 jet, to walk 4; and 1 yawn, which does nothing.
    1 cheque: 3 zillions from the bank.
    1 view: look at the number of any enemy spy, then move again.
    1 sob: every enemy bazong that your spies carry goes home.
    1 pant: the grey spy helps you.
    The pass you take, and those above it, go under the deck in their order. So the cycle never changes: type `deck` to hear what has been seen of it. The variant no-notes leaves that to your memory: `play spion no-notes`.
rules-spion-topic-fight = A spy that comes to a place with enemies attacks them one after the other, in the order you choose, until it loses or nobody is left. An enemy that is unmasked in between need not be beaten.
    Both players secretly choose plan A, B or C. Same plan: the defender wins. Different plans: the attacker wins.
    The loser pays 1 zillion to the winner, and the beaten spy goes to its dungeon. Everybody sees its number. A bazong that it carried goes to the winner.
    If your attacker wins and empties the place, you move again.
    Whoever owes a zillion and has none is out; the winner then gets none.
rules-spion-topic-grey = The grey spy comes for one move. She must clear a trap if one lies on the board; you choose which.
    Then she must attack an enemy spy outside embassies and dungeons, if there is one; you choose which, and the plan.
    If she loses, you pay 1 zillion and lose no spy. If she wins, you get 1 zillion, the spy goes to the dungeon with its number shown, a bazong that it carried is left on the field, and you move again.
rules-spion-topic-bazong = To take an enemy bazong, land exactly on its embassy and beat all enemies there. You get 5 zillions from the bank and move again. One that you win from a spy pays nothing, even in the embassy it comes from.
    A bazong on a field belongs to the next spy of any side that lands there. A bazong that is dropped in the fights of a landing waits for the next spy.
    A spy carries only one. With a second one you choose which it keeps; the other stays on the field, or goes home if this is an embassy.
    Bring an enemy bazong into an embassy of your team, with all enemies there beaten, and you win.
    A spy that defends an embassy of its team and wins an enemy bazong in the fight wins the game too; so does a freed spy that wins one in the fight there.
    A bazong of your own side goes home when its carrier lands on an embassy of your team, or wins it in a fight there. That wins nothing.
rules-spion-topic-traps = There are three traps: snake, magnet, bottle. Nobody gets past one or into one, not even you.
    You may set one a turn, for 2 zillions, on a field with no spy, trap or bazong on it, never in an embassy, and only while some bazong is away from its embassy.
    A bazong that a spy carries counts as away, even in the embassy it comes from.
    The trap die clears traps: 1, 2 or 3 throws for 1, 3 or 5 zillions, paid in advance. A snake thrown clears the magnet, a magnet the bottle, a bottle the snake, wherever it lies. Each of the three comes up one time in three.
    The die is thrown as often as you have paid for, as long as a trap lies on the board. After that you still make your move.
rules-spion-topic-traitor = You learn an enemy's number when the spy is beaten, by a view pass, or while it stands on an Alfred field.
    There you may look whenever it is up to you to act, and nobody notices. If it has moved on before you could, you may still look until your next turn is over.
    Once you know the traitor in your envelope you may unmask it: on your own turn before a move, after a fight you took part in, and when a spy of that enemy ends a walk with a bazong.
    If you know it, I ask you then: after a fight first the loser, then the winner. With `questions all` I ask even if you do not know it, and with `questions off` I never ask.
    Right: the traitor leaves the game, and your reserve spy takes its place and its bazong.
    That is no walk: there is no fight, nothing is picked up, and all who stand there leave each other in peace until somebody lands. The bazong stays with the spy, even in an embassy: there it neither wins nor goes home.
    If the traitor was in the dungeon, your reserve spy goes to yours. A walking spy that is unmasked loses the right to move again.
    Wrong: you are out, with all your spies, and with your bazong if it is at home. The number is shown to all, and your partner gets the envelope; nobody else sees what is in it.
    Somebody who has inherited an envelope is not asked about the walk under way, not even after its fights. Without a reserve spy, your partner only removes the traitor.
    The reserve spy has no number and cannot be unmasked. Once the traitor has brought an enemy bazong into an embassy of its team, it is too late.
rules-spion-topic-end = The game ends at once when a team has an enemy bazong in one of its embassies, or enough zillions, or if nobody is left on the other side. Giving up loses the game for your team.
    Players who are out pay all their zillions to the bank. Their own bazong leaves the game if it is at home; otherwise it stays, and once it comes home it can be taken again.
    A bazong of another side that their spies carried stays on the field, and their embassy still counts for the team.
    After 11 rounds in which no spy has moved and no zillion has changed hands, the richer side wins; if both have the same, nobody wins.
rules-spion-topic-hints = Attack when you can: whoever attacks wins two times out of three.
    With a bazong in hand, step out of the embassy rather than take a pass: an enemy could be freed behind you.
    To hear what is near, and who could attack your spy, type `ahead A`. Type `status` to go round the whole ring in your walking direction.
    Look at every enemy on an Alfred field; two numbers tell you the third.
