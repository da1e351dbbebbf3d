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
word-piece = card, play, lay, put, place, down, use, throw, take, choose, number, on, to, first, next, then, go, out, ill, drop, slap, goes, should, hand, discard, of, the, chuck, toss, fling, fire, unleash, try, with, just, bring, rid, opt, decide, comes, now, slam, flip, little, big, dare, lets
# What is asked and said in schnuff.
hear-game =
    hand: what cards do i have, which cards do i have, what do i have, what have i got, my cards, show my cards, my hand, what is in my hand, read my hand, cards in my hand, what cards have i got, which cards have i got, cards got, which cards are in my hand, what cards have i still got, what am i holding, tell me my cards, what have i still got, how many cards do i have left, how many cards do i have, how many cards have i left, whats in my hand, cards im holding, what cards am i holding, read out my hand, read out my cards, list my cards, which ones do i have, which ones have i got, what can i play from, what is left in my hand, my remaining cards, remaining cards, what do i hold, what have i got to play with, which cards are mine, what is mine
    sum: how high is the sum, what is the sum, what is the total, where are we, how far to the limit, next limit, how far is the limit, when is the limit, count so far, current sum, current total, how far is it to the limit, how much to the limit, how much until the limit, what are we on, what number are we on, how high are we, sum now, what is the sum at the moment, whats the score on the pile, what does the pile add up to, add up, adds up to, how much is lying, how much is on the table, how much is there now, how much have we got, count now, count please, the count, whats the count, what is the count, where is the count, where is the sum, where does the sum stand, current count, running count, running total, the total now, what are we at, where are we at, how near is the limit, how close is the limit, how close to the limit, how near to the limit, how far off the limit, distance to the limit, left to the limit, left until the limit, until the limit, room left, how much room, how much room is left, how many to go, how many left to the limit, how much more can we add, is the limit near, next threshold, threshold, whats the limit, what is the limit, when do we reach the limit
    pile: how many cards in the pile/deck/stack, how many cards are left, cards left, is the pile/deck empty, cards left in pile/deck, how many cards remain, stack, how many cards left to draw, is there anything left in the pile, how big is the pile, how many are left to draw, left to draw, cards left to draw, rest of the pile, rest of the deck, remaining in the pile/deck, whats left in the pile/deck, how big is the deck, how full is the pile/deck, size of the pile/deck, pile size, deck size, how many in the pile/deck, pile/deck empty, cards in the deck, cards in the pile, draw pile, how thick is the pile/deck, is the deck nearly empty, is the pile nearly empty, are there cards left, any cards left
    direction: who plays after me, who is after me, who comes after me, who goes after me, who plays next, who is next, who is the next player, which way, which way round, what direction, which direction is it going, whos next after me, who follows me, who follows, who is after you, who comes next, who comes now, in which direction, clockwise, clockwise or anticlockwise, are we going clockwise, are we going left or right, going left or right, forwards or backwards, which way are we going, which way does it go, which way are we playing, which way does play go, direction of play, order of play, playing order, who plays after whom, seating order, who sits next to me
    look: what has been played, which cards have been played, what cards were played, what was played, played cards, cards played, what is lying, what is face up, discard pile, what is gone, which cards are gone, which cards are out, what cards are gone, what is out, what has gone already, what is on the table, which cards are on the table, what is already gone, whats gone already, what is already out, what has already been played, gone cards, cards gone, discards, discarded cards, whats been discarded, what was discarded, how many have been played, have been played, which have been played, which have gone, thrown cards
    chips: how many chips, how many chips do i have, how many chips has/does @ have, my chips, count chips, chips left, who has how many chips, chips computer/opponent, how many chips does my opponent have, how many chips has everyone, who has the most chips, how much money do i have, chip count, chip counts, chips each, everyones chips, chips for everyone, who has most chips, whos got chips, who has chips, how many chips left, opponents chips, chips of the other, chips of the opponent, the others chips, how many chips have i got, how many has everyone got, how many chips remain, remaining chips, my money, my coins, how rich is everyone, how rich am i, how many do i have left, how many have i got left, lives, how many lives, who is nearly out
    draw: take a card, draw a card, pick up a card, pick a card, draw one, take one, new card, another card, give me a card, card please, give me one, give me another, give me another card, ill take one, ill take a card, ill draw, ill draw one, ill draw a card, ill pick up a card, ill have a card, ill have one, one card please, one more card, top card, take from the pile, draw from the pile, from the pile, one from the pile, grab a card, grab one, get a card, fresh card, i want a card, i need a card
    next: no card, no thanks, no, dont draw, let the others go on, none, i dont want to, dont want, no card for me, no card thanks, without a card, i dont need a card, i dont want a card, dont want a card, leave the card, let them go on, let them play, let the others play, others may go on, go on without me, carry on without me, continue, carry on, go on
    last: why is the sum #, why is it #, who paid, did he/computer pay, has he/computer paid, what did @ play, what did the computer/opponent play, who had to pay, who lost a chip, who lost chips, who gave a chip, who went over, what did you play, what was the last card, last card, which card was played last, which card did the opponent play, which card did you play, what was just played, what has just been played
    pass: i pass, skip me
    rules scoring: how do i lose chips, when do i lose chips, when do i pay, when do i have to pay, who pays, who pays when, who has to pay
hear-instead-game =
    pile: draw pile, drawing pile
