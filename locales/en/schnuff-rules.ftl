# The rules of schnuff, by topic.

word-topic-goal = goal, aim
word-topic-cards = cards, material
word-topic-round = round, turn
word-topic-limits = limits, paying
word-topic-chances = chances, chance
word-topic-schnuff = rolling, throwing, safe
word-topic-end = end, winning
word-topic-options = variants, options
word-topic-details = details
word-topic-hints = hints, tips

rules-schnuff-topic-goal = Everybody plays cards that add up to one shared sum. Whoever raises it above 30, 60 or 90 pays chips.
    The last player with chips wins.
rules-schnuff-topic-cards = There are 54 cards. 36 number cards: nine each of 1, 2, 3 and 4.
    18 chance cards: four each of Pass, Back, Panic and Risk, and two of Schnuff.
    There are two dice, and everybody begins with 10 chips. 2 to 6 can play.
rules-schnuff-topic-round = Everybody rolls both dice; the highest roll deals the first round. Everybody gets four cards; the rest are the draw pile.
    The player to the dealer's left opens and has to play a number card. Whoever has none is passed over.
    A turn: play one card, hear the new sum, draw one card. A number card adds its number to the sum. Then play passes to the left.
    Above 90 the round ends. All cards are shuffled, the next player to the left deals, and the sum begins at 0 again.
rules-schnuff-topic-limits = Whoever raises the sum above 30 pays 1 chip, above 60 pays 2, above 90 pays 3. Chips that are paid are gone.
    Landing exactly on 30, 60 or 90 costs nothing.
    A sum that has fallen below a limit can go above it again, and that costs again.
    Whoever has fewer chips than the price pays all of them.
rules-schnuff-topic-chances = A chance card is played instead of a number card. Several can follow each other.
    Pass: the sum stays and goes to the next player.
    Back: the direction is reversed and the sum stays, so it goes back to the player before. It stays reversed until the next Back or the end of the round.
    Panic: the sum jumps to the next limit. On a limit it stays.
    Risk: you roll both dice. 7 or more is added and may cost chips; 6 or less is taken off, but never below 0.
    Schnuff: see `rules rolling`.
rules-schnuff-topic-schnuff = Schnuff can only be played when the sum is exactly 30, 60 or 90. You are safe.
    Each of the others rolls both dice, beginning at your left. All but the lowest roll pay 1, 2 or 3 chips, as for going above that limit.
    If several share the lowest roll, they roll again among themselves until one is lowest.
    The sum stays. The next one to go above 30 or 60 pays nothing for that limit. On 90 the round ends once they have paid.
    With two players left, only the other one rolls: 7 or more pays, 6 or less does not.
rules-schnuff-topic-end = Whoever has no chips left is out at once. The last player with chips wins.
    When the draw pile is empty, the discards are turned over and not shuffled: what was played first is drawn first.
    Giving up ends the game for everybody. Of the others, whoever has the most chips wins.
rules-schnuff-topic-options = Variants are agreed before a game: `play schnuff 4 strict short`.
    short: the game ends when the first player is out. Whoever has the most chips wins; several can share the win.
    strict: you draw yourself. Type `draw` after your card, or on one line with it: `3 draw`. As soon as somebody plays the next card, it is too late.
    Whoever has not drawn has one card fewer until the round ends, and nobody says so. Type `next` to let the others go on.
    Whoever has no card left in hand in a strict game is out and loses all chips.
    Whoever holds only Schnuff away from a limit is passed over and loses nothing. When nobody can play, the round ends and nobody pays.
    tournament 3: an odd number of games. Each win is one point.
rules-schnuff-topic-details = When nobody has a number card to open with, new cards are dealt.
    The free crossing after Schnuff is used up by the first player to go above that limit. A second Schnuff on the same limit does not bring another free crossing in that round.
    With two players Back does the same as Pass.
    If several share the highest roll for dealer, they roll again. Rolls for Schnuff go clockwise, whatever the direction is.
    Whoever goes out or ends the round does not draw. The hand of a player who goes out is put under the discards, the oldest card lowest; if several go out at once, one hand under the other, in the order of paying.
    The next dealer is the first player still in the game, left of the last dealer.
rules-schnuff-topic-hints = Keep chance cards for the limits. The most expensive limit comes last.
    A sum that is 1 to 4 below a limit invites the next player to land exactly on the limit; then you might have to go above it.
    Type `hand` to hear your cards, `moves` to hear what each of them would do, `look` to hear what has been played.
