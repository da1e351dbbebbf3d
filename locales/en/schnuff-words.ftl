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
