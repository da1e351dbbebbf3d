# The words that can be typed in schnuff: word-ID, the usual one first; explain-ID says what a command does.

# Options, after `play`

word-strict = strict
word-short = short

# Commands

word-pass = pass
explain-pass = { $words }: plays Pass; the sum stays.
word-back = back, reverse
explain-back = { $words }: plays Back; the direction is reversed.
word-panic = panic
explain-panic = { $words }: plays Panic; the sum jumps to the next limit.
word-risk = risk
explain-risk = { $words }: plays Risk; both dice are rolled for the sum.
word-schnuff = schnuff
explain-schnuff = { $words }: plays Schnuff, on 30, 60 or 90; all the others roll.
word-number = play, put
explain-number = { $words }: plays a card, for example: `play 4`, or `play pass`. The card alone will do.
word-draw = draw, take
explain-draw = { $words }: takes a card, in strict drawing; also on one line with the card: `3 draw`.
word-next = next
explain-next = { $words }: lets the others go on, in strict drawing.
word-hand = hand, cards
explain-hand = { $words }: your cards.
word-sum = sum, count, total, limit, how far
explain-sum = { $words }: the sum, and what the next limit costs.
word-chips = chips, how many chips
explain-chips = { $words }: everybody's chips.
word-direction = direction, order
explain-direction = { $words }: which way round play goes, and who comes after whom.
word-pile = pile, deck
explain-pile = { $words }: how many cards can be drawn.
word-look = look, played, discards
explain-look = { $words }: the cards that lie face up; with a card, how many of those, for example: `look panic`.

# Words that are in a move and do not say which.
word-piece = card, play, lay, put, place, down, use, throw, take, choose, number, on, to, first, next, then, go, out, ill, drop, slap, goes, should, hand, put down, discard, of, the
# What is asked and said in schnuff.
hear-game =
    hand: what cards do i have, which cards do i have, what do i have, what have i got, my cards, show my cards, my hand, what is in my hand, read my hand, cards in my hand, what cards have i got, which cards have i got, cards got, which cards are in my hand, what cards have i still got, what am i holding, tell me my cards, what have i still got, how many cards do i have left, how many cards do i have, how many cards have i left
    sum: how high is the sum, what is the sum, what is the total, where are we, how far to the limit, next limit, how far is the limit, when is the limit, count so far, current sum, current total, how far is it to the limit, how much to the limit, how much until the limit, what are we on, what number are we on, how high are we, sum now, what is the sum at the moment
    pile: how many cards in the pile/deck/stack, how many cards are left, cards left, is the pile/deck empty, cards left in pile/deck, how many cards remain, stack, how many cards left to draw, is there anything left in the pile, how big is the pile
    direction: who plays after me, who is after me, who comes after me, who goes after me, who plays next, who is next, who is the next player, which way, which way round, what direction, which direction is it going
    look: what has been played, which cards have been played, what cards were played, what was played, played cards, cards played, what is lying, what is face up, discard pile, what is gone, which cards are gone, which cards are out, what cards are gone, what is out, what has gone already, what is on the table
    chips: how many chips, how many chips do i have, how many chips has/does @ have, my chips, count chips, chips left, who has how many chips, chips computer/opponent, how many chips does my opponent have, how many chips has everyone, who has the most chips, how much money do i have
    draw: take a card, draw a card, pick up a card, pick a card, draw one, take one, new card, another card, give me a card, card please
    next: no card, no thanks, no, dont draw, let the others go on, none, i dont want to, dont want
    last: why is the sum #, why is it #, who paid, did he/computer pay, has he/computer paid, what did @ play, what did the computer/opponent play
    pass: i pass, skip me
