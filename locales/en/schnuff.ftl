# Schnuff, the counting card game.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

# Cards, rolls, directions

card-pass = Pass
card-back = Back
card-panic = Panic
card-risk = Risk
card-schnuff = Schnuff
throw-dice = { $one } and { $two }, total { $total }
    .brief = { $one } and { $two }, { $total }
throw-of = { $name } { $throw }
chips-of = { $name } { $chips }
cards-of = { $name } { $count }
way-clockwise = clockwise
way-back = anticlockwise

# The beginning

intro = Schnuff for { $players }. Everybody has { $chips } chips.
    .brief = Schnuff for { $players }, { $chips } chips each.
    .full = Schnuff, the counting card game, for { $players } players. Everybody has { $chips } chips. Whoever raises the sum above 30, 60 or 90 pays.
    .prompt = Schnuff for { $players }.
intro-two = Schnuff for 2. You play against { $name }. Each of you has { $chips } chips.
    .brief = Schnuff with { $name }, { $chips } chips each.
    .full = Schnuff, the counting card game. You play against { $name }. Each of you has { $chips } chips. Whoever raises the sum above 30, 60 or 90 pays.
    .prompt = Schnuff for 2.
option-strict = Strict drawing: everybody draws for themselves.
    .brief = Strict drawing.
    .full = Strict drawing: everybody draws for themselves, after playing a card and before the next one is played.
    .prompt = Strict drawing.
option-short = Short game: it ends when somebody is out.
    .brief = Short game.
    .full = Short game: it ends as soon as somebody is out, and whoever has the most chips wins.
    .prompt = Short game.
threw-for-dealer = Rolling for dealer: { $throws }.
    .brief = Rolled: { $throws }.
    .full = Both dice are rolled to see who deals: { $throws }.
    .prompt = Rolled.
tied-for-dealer = The highest roll is shared by { $names }, who roll again.
    .brief = Again: { $names }.
    .full = The highest roll is shared by { $names }, who roll again.
    .prompt = Again.
dealer-you = You deal.
    .brief = You deal.
    .full = You have the highest roll and deal the first round.
    .prompt = You deal.
dealer-other = { $name } deals.
    .brief = { $name } deals.
    .full = { $name } has the highest roll and deals the first round.
    .prompt = { $name } deals.
round-first = Round { $round }.
    .brief = Round { $round }.
    .full = Round { $round } begins.
    .prompt = Round { $round }.
round-you = Round { $round }. You deal.
    .brief = Round { $round }.
    .full = Round { $round } begins. You deal the cards.
    .prompt = Round { $round }.
round-other = Round { $round }. { $name } deals.
    .brief = Round { $round }.
    .full = Round { $round } begins. { $name } deals the cards.
    .prompt = Round { $round }.
dealt-you = Your cards: { $cards }.
    .brief = Cards: { $cards }.
    .full = You are dealt these cards: { $cards }.
    .prompt = { $cards }.
dealt-in-vain = Nobody has a number card. New cards are dealt.
    .brief = No number card. Dealt anew.
    .full = Nobody has a number card to open with. All cards are shuffled and dealt anew.
    .prompt = Dealt anew.
opens-you = You open. Play a number card.
    .brief = You open.
    .full = You open the round. Play a number card.
    .prompt = { $held ->
        [0] Open.
       *[other] Open: { $cards }.
    }
    .told = You open.
    .short = Open.
opens-other = { $name } opens.
    .brief = { $name } opens.
    .full = { $name } opens the round with a number card.
    .prompt = { $name } opens.
    .short = First { $name }.
no-number-you = You have no number card and are passed over.
    .brief = No number card: you are passed over.
    .full = You have no number card to open with and are passed over.
    .prompt = Passed over.
    .short = Skipped.
no-number-other = { $name } has no number card and is passed over.
    .brief = { $name } has no number card.
    .full = { $name } has no number card to open with and is passed over.
    .prompt = { $name } passed over.

# Turns

turn-you = The sum is { $sum }.
    .brief = Sum { $sum }.
    .full = The sum is { $sum } now.
    .prompt = { $sum }.
    .told = You play { $card }. The sum is { $sum }.
    .told-brief = You { $card }: { $sum }.
turn-you-drew = The sum is { $sum }. You draw { $card }.
    .brief = { $sum }, drawn: { $card }.
    .full = The sum is { $sum } now. You draw a card: { $card }.
    .prompt = { $sum }, new { $card }.
    .told = You play { $played }. The sum is { $sum }. You draw { $card }.
    .told-brief = You { $played }: { $sum }, drawn: { $card }.
    .short = { $sum }.
turn-other = { $name } plays { $card }, sum { $sum }.
    .brief = { $name } { $card }: { $sum }.
    .full = { $name } plays { $card }. The sum is { $sum }.
    .prompt = { $name } { $card }: { $sum }.
    .short = { $name } { $sum }.
back-you = The sum stays at { $sum }. Play goes { $way } now.
    .brief = { $sum }, now { $way }.
    .full = You reverse the direction: play goes { $way } now. The sum stays at { $sum }.
    .prompt = { $sum }, turned.
    .told = You play { $card }. The sum stays at { $sum }. Play goes { $way } now.
    .told-brief = You { $card }: { $sum }.
    .short = { $sum }.
back-other = { $name } plays { $card }, sum { $sum }. Play goes { $way } now.
    .brief = { $name } { $card }: { $sum }.
    .full = { $name } plays { $card }. Play goes { $way } now. The sum stays at { $sum }.
    .prompt = { $name } { $card }: { $sum }.
    .short = { $name } { $sum }.
risk-up-you = You roll { $one } and { $two }, so { $total } is added. The sum is { $sum }.
    .brief = { $one } and { $two }, up { $total }. Sum { $sum }.
    .full = You roll { $one } and { $two }. { $total } is added, and the sum is { $sum }.
    .prompt = Up { $total }: { $sum }.
    .told = You play Risk and roll { $one } and { $two }, so { $total } is added. The sum is { $sum }.
    .told-brief = You Risk { $one } and { $two }, up { $total }: { $sum }.
    .short = { $sum }.
risk-down-you = You roll { $one } and { $two }, so { $total } is taken off. The sum is { $sum }.
    .brief = { $one } and { $two }, down { $total }. Sum { $sum }.
    .full = You roll { $one } and { $two }. { $total } is taken off, and the sum is { $sum }.
    .prompt = Down { $total }: { $sum }.
    .told = You play Risk and roll { $one } and { $two }, so { $total } is taken off. The sum is { $sum }.
    .told-brief = You Risk { $one } and { $two }, down { $total }: { $sum }.
    .short = { $sum }.
risk-up-other = { $name } plays Risk and rolls { $one } and { $two }, so { $total } is added. The sum is { $sum }.
    .brief = { $name } Risk { $one } and { $two }, up { $total }: { $sum }.
    .full = { $name } plays Risk and rolls { $one } and { $two }. { $total } is added, and the sum is { $sum }.
    .prompt = { $name } Risk: { $sum }.
    .short = { $name } { $sum }.
risk-down-other = { $name } plays Risk and rolls { $one } and { $two }, so { $total } is taken off. The sum is { $sum }.
    .brief = { $name } Risk { $one } and { $two }, down { $total }: { $sum }.
    .full = { $name } plays Risk and rolls { $one } and { $two }. { $total } is taken off, and the sum is { $sum }.
    .prompt = { $name } Risk: { $sum }.
    .short = { $name } { $sum }.
drew-you = You draw { $card }.
    .brief = Drawn: { $card }.
    .full = You draw a card: { $card }.
    .prompt = New { $card }.
    .short = { $card }.
only-schnuff-you = You hold only Schnuff, which needs a limit, and are passed over.
    .brief = Only Schnuff: you are passed over.
    .full = You have no card to play but Schnuff, which is for the limits. You are passed over and lose nothing.
    .prompt = Passed over.
    .short = Skipped.
only-schnuff-other = { $name } has no card to play and is passed over.
    .brief = { $name } is passed over.
    .full = { $name } has no card to play but Schnuff, which is for the limits, and is passed over.
    .prompt = { $name } passed over.
turned-over = The discards are turned over: { $pile ->
        [one] 1 card
       *[other] { $pile } cards
    } to draw.
    .brief = Pile turned over, cards: { $pile }.
    .full = The draw pile is empty, so the discards are turned over in their order: { $pile ->
        [one] 1 card
       *[other] { $pile } cards
    } to draw.
    .prompt = Pile turned over.
    .short = Pile over.

# Paying

paid-you = You pay { $paid ->
        [one] 1 chip
       *[other] { $paid } chips
    } and have { $left ->
        [0] none
       *[other] { $left }
    } left.
    .brief = You pay { $paid }, { $left ->
        [0] none
       *[other] { $left }
    } left.
    .full = You pay { $paid ->
        [one] 1 chip
       *[other] { $paid } chips
    } and have { $left ->
        [0] none
       *[other] { $left }
    } left.
    .prompt = Paid { $paid }, { $left } left.
    .short = Paid { $paid }.
paid-other = { $name } pays { $paid ->
        [one] 1 chip
       *[other] { $paid } chips
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
    .brief = { $name } pays { $paid }, { $left ->
        [0] none
       *[other] { $left }
    } left.
    .full = { $name } pays { $paid ->
        [one] 1 chip
       *[other] { $paid } chips
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
    .prompt = { $name } pays { $paid }.
    .short = { $name } pays.
crossed-other = { $name } plays { $card }, sum { $sum }, pays { $paid ->
        [one] 1 chip
       *[other] { $paid } chips
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
    .brief = { $name } { $card }: { $sum }, pays { $paid }, { $left ->
        [0] none
       *[other] { $left }
    } left.
    .full = { $name } plays { $card }. The sum is { $sum }, and that costs { $paid ->
        [one] 1 chip
       *[other] { $paid } chips
    }. { $name } has { $left ->
        [0] none
       *[other] { $left }
    } left.
    .prompt = { $name } { $card }: { $sum }, pays { $paid }.
    .short = { $name } { $sum }.
crossed-other-free = { $name } plays { $card }, sum { $sum }, and pays nothing: { $limit } was free.
    .brief = { $name } { $card }: { $sum }, pays nothing.
    .full = { $name } plays { $card }. The sum is { $sum }, and thanks to Schnuff that costs nothing: { $limit } was free.
    .prompt = { $name } { $card }: { $sum }, free.
    .short = { $name } { $sum }.
paid-several = The other players who rolled pay { $price ->
        [one] 1 chip
       *[other] { $price } chips
    } each. Left: { $standing }.
    .brief = Others pay { $price } each. { $standing }.
    .full = { $price ->
        [one] All the other players who rolled pay 1 chip each.
       *[other] All the other players who rolled pay { $price } chips each.
    } Left: { $standing }.
    .prompt = Each pays { $price }.
free-you = { $limit } was free for you. You pay nothing.
    .brief = Free: you pay nothing.
    .full = Because of Schnuff you pay nothing for going above { $limit }.
    .prompt = Free.
free-other = { $name } pays nothing: { $limit } was free.
    .brief = { $name } pays nothing.
    .full = { $name } pays nothing for going above { $limit }, because of Schnuff.
    .prompt = { $name } free.
schnuff-you = Schnuff on { $sum }. You are safe; { $others ->
        [one] the other player rolls
       *[other] the others roll
    }.
    .brief = Schnuff on { $sum }. You are safe.
    .full = You play Schnuff on { $sum } and are safe. { $others ->
        [one] The other player rolls
       *[other] The others roll
    } both dice.
    .prompt = Safe.
schnuff-other = { $name } plays { $card } on { $sum }.
    .brief = { $name } { $card } on { $sum }.
    .full = { $name } plays { $card } on { $sum }. { $others ->
        [one] One roll of both dice decides.
       *[other] All the others roll both dice.
    }
    .prompt = { $name } { $card }.
    .short = { $card }!
threw-for-schnuff = Rolls: { $throws }.
    .brief = Rolls: { $throws }.
    .full = The rolls are: { $throws }. The lowest pays nothing.
    .prompt = Rolls.
threw-you = You roll { $throw }. Rolls of 7 or more pay.
    .brief = You roll { $throw }.
    .full = You roll { $throw }. Rolls of 7 or more pay, 6 or less do not.
    .prompt = You roll { $throw }.
    .short = Rolled.
threw-other = { $name } rolls { $throw }. Rolls of 7 or more pay.
    .brief = { $name } rolls { $throw }.
    .full = { $name } rolls { $throw }. Rolls of 7 or more pay, 6 or less do not.
    .prompt = { $name } { $throw }.
tied-for-schnuff = The lowest roll is shared by { $names }, who roll again.
    .brief = Again: { $names }.
    .full = The lowest roll is shared by { $names }, who roll again among themselves.
    .prompt = Again.
spared-you = You are spared.
    .brief = You are spared.
    .full = You are spared and pay nothing.
    .prompt = Spared.
spared-other = { $name } is spared.
    .brief = { $name } is spared.
    .full = { $name } is spared and pays nothing.
    .prompt = { $name } spared.
    .short = Spared.
toll-free = The next player to go above { $limit } pays nothing.
    .brief = { $limit } is free for the next.
    .full = The next player who goes above { $limit } pays nothing.
    .prompt = { $limit } free.
toll-due = { $limit } still costs: it has been free once in this round.
    .brief = { $limit } still costs.
    .full = { $limit } still costs: the free crossing of this round is used up.
    .prompt = { $limit } costs.

# Ends

out-you = You are out.
    .brief = You are out.
    .full = You have no chips left and are out.
    .prompt = You are out.
    .short = Out.
out-other = { $name } is out.
    .brief = { $name } is out.
    .full = { $name } has no chips left and is out.
    .prompt = { $name } out.
    .short = { $name } out.
no-card-you = You have no card left and are out. Chips lost: { $chips }.
    .brief = No card left: out. Chips lost: { $chips }.
    .full = You have no card left in hand and are out. The chips you lose: { $chips }.
    .prompt = No card: out.
    .short = Out.
no-card-other = { $name } has no card left and is out. Chips lost: { $chips }.
    .brief = { $name } out, no card. Chips lost: { $chips }.
    .full = { $name } has no card left in hand and is out. Chips lost: { $chips }.
    .prompt = { $name } out.
    .short = { $name } out.
round-over = Round { $round } is over. Chips: { $standing }.
    .brief = Round over: { $standing }.
    .full = Round { $round } is over. All cards are shuffled. Chips: { $standing }.
    .prompt = Round over.
round-stuck = Nobody can play. Round { $round } is over. Chips: { $standing }.
    .brief = Stuck. Round over: { $standing }.
    .full = Nobody has a card to play. Round { $round } is over, and nobody pays. Chips: { $standing }.
    .prompt = Stuck. Round over.
way-again = Play goes clockwise again.
    .brief = Clockwise again.
    .full = In the new round play goes clockwise again.
    .prompt = Clockwise.
resigned-you = You give up.
    .brief = You give up.
    .full = You give up this game.
    .prompt = Given up.
resigned-other = { $name } gives up.
    .brief = { $name } gives up.
    .full = { $name } gives up this game.
    .prompt = { $name } gives up.
end-chips = Chips at the end: { $standing }.
    .brief = Chips: { $standing }.
    .full = The chips at the end: { $standing }.
    .prompt = { $standing }.
end-chips-two = Chips at the end: { $standing }.
    .brief = Chips: { $standing }.
    .full = The chips at the end: { $standing }.
    .prompt = { $own } to { $theirs }.

# Answers

status-game = { $round ->
        [0] Schnuff for { $players }, before the first round.
       *[other] Schnuff for { $players }, round { $round }.
    }
due-chance = The dice decide.
due-you = Your turn at { $sum }. Cards: { $cards }.
    .prompt = { $sum }: { $cards }
due-open = You open with a number. Cards: { $cards }.
    .prompt = 0: { $cards }
due-other = It is { $name }'s turn, at { $sum }.
due-next = You have played. Type `draw` to take a card, or `next` to let { $name } go on.
    .brief = Played. `Draw`, or `next` for { $name }.
    .prompt = Draw or next?
due-next-nobody = Nobody can play. Type `next` to go on.
    .brief = Nobody can play. Go on: `next`.
fact-turn = it is your turn at { $sum } with { $cards }
    .brief = at { $sum }: { $cards }
fact-schnuff = you can play Schnuff
    .prompt = can Schnuff
place-turn = { $sum }: { $cards }
    .short = { $sum }
place-sum = { $sum }
place-over = Over
hand = { $count ->
        [0] You have no cards.
        [one] 1 card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
    .prompt = { $cards }.
sum = The sum is { $sum }.
    .prompt = Sum { $sum }.
sum-below = The sum is { $sum }, { $missing } below { $limit }.
    .prompt = Sum { $sum }.
next-limit = { $price ->
        [one] Going above { $limit } costs 1 chip.
       *[other] Going above { $limit } costs { $price } chips.
    }
    .prompt = { $limit } costs { $price }.
next-limit-free = Going above { $limit } is free.
    .prompt = { $limit } is free.
chips = Chips: { $standing }.
direction = Play goes { $way }: { $names }.
pile = { $count ->
        [0] No cards to draw.
        [one] 1 card to draw.
       *[other] { $count } cards to draw.
    }
cards-in-hands = Cards in hand: { $standing }.
look-count = { $count ->
        [0] No card lies face up.
        [one] 1 card lies face up:
       *[other] { $count } cards lie face up:
    }
look-card = { $count ->
        [0] { $card }: none of the { $copies }.
       *[other] { $card }: { $count } of the { $copies }.
    }
moves-count = { $count ->
        [one] 1 possibility:
       *[other] { $count } possibilities:
    }
move-sum = `{ $card }`: brings the sum to { $sum }.
    .brief = `{ $card }`: sum { $sum }.
move-stay = `{ $card }`: the sum stays at { $sum }.
    .brief = `{ $card }`: stays at { $sum }.
move-free = `{ $card }`: sum { $sum }, and the limit is free.
    .brief = `{ $card }`: sum { $sum }, free.
move-pay = { $price ->
        [one] `{ $card }`: sum { $sum }, which costs 1 chip.
       *[other] `{ $card }`: sum { $sum }, which costs { $price } chips.
    }
    .brief = `{ $card }`: sum { $sum }, costs { $price }.
move-back = `{ $card }`: the sum stays at { $sum }, and the direction is reversed.
    .brief = `{ $card }`: stays at { $sum }, reversed.
move-risk = `{ $card }`: you roll both dice.
move-schnuff = { $others ->
        [one] `{ $card }`: the other player rolls.
       *[other] `{ $card }`: all the others roll.
    }
move-draw = `Draw`: you take a card.
move-next = { $others ->
        [one] `Next`: the other player goes on.
       *[other] `Next`: the others go on.
    }

# What cannot be done

refusal-spectator = You are only listening here.
    .prompt = You listen.
refusal-game-over = The game is over.
    .prompt = Too late.
refusal-out = You are out of this game.
    .prompt = You are out.
refusal-not-your-turn = It is not your turn.
    .prompt = Not your turn.
refusal-played-already = You have played a card already. Now type `draw` or `next`.
    .brief = Played already: `draw` or `next`.
    .prompt = Draw or next?
refusal-not-in-hand = You have no { $card }. Type `hand` to hear your cards.
    .brief = You have no { $card }.
    .prompt = No { $card }.
refusal-open-with-number = { $card } does not open a round. Play a number: `1`, `2`, `3` or `4`.
    .brief = Open with a number, not { $card }.
    .prompt = First a number.
refusal-no-limit = Schnuff is for 30, 60 and 90. The sum is { $sum }.
    .brief = Schnuff needs 30, 60 or 90.
    .prompt = No limit.
refusal-draws-itself = You need not draw; I draw for you.
    .prompt = I draw for you.
refusal-play-first = It is your turn: play a card first. Type `hand` to hear yours.
    .brief = Your turn: first play a card.
    .prompt = Play first.
refusal-nothing-to-draw = You can draw only after playing a card.
    .prompt = Cannot draw now.
misread-number-card = There is no card { $word }. Numbers are 1, 2, 3 and 4.
    .brief = No card { $word }. Numbers: 1 to 4.
    .prompt = 1 to 4.
misread-which-card = Which card? For example `play 4`.
    .prompt = Which card?
misread-behind-card = "{ $word }" makes no sense after a card. Type the card alone.
    .brief = "{ $word }"? Type the card alone.
    .prompt = Card alone.
misread-behind-card-strict = "{ $word }" makes no sense after a card. Only `draw` can go there.
    .brief = "{ $word }"? Only `draw` goes there.
    .prompt = Only `draw`.
misread-card = "{ $word }" is not a card. For example: `look panic`.
    .brief = "{ $word }" is not a card.
    .prompt = Not a card.

# Help

help-turn = Type a card: `1`, `2`, `3`, `4`, `pass`, `back`, `panic`, `risk` or `schnuff`. The beginning of the word will do.
    Ask: `status`, `turn`, `hand`, `sum`, `chips`, `direction`, `pile`, `look`, `moves`, `last`, `log`, `note`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-strict = Type a card, and draw in the same line or after it, such as `3 draw`.
    Cards: `1`, `2`, `3`, `4`, `pass`, `back`, `panic`, `risk`, `schnuff`. The beginning of the word will do.
    Ask: `status`, `turn`, `hand`, `sum`, `chips`, `direction`, `pile`, `look`, `moves`, `last`, `log`, `note`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-draw = Your card is played. Type `draw` to take a card, or `next` to let the others go on.
    Ask: `status`, `turn`, `hand`, `sum`, `chips`, `direction`, `pile`, `look`, `moves`, `last`, `log`, `note`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-over = The game is over. Ask: `status`, `chips`, `log`, `last`.

# Hints: what to do, and why

hint-play = Play `{ $card }`.
hint-play-draw = Type `{ $card } { $command }`, on one line.
    .brief = Type `{ $card } { $command }`.
hint-why-hopeless = You can hardly win any more, whatever you play.
    .brief = Hardly a chance, whatever you play.
hint-why-only = You can play nothing else.
hint-why-exact = { $chips ->
        [0] Landing on { $limit } exactly costs nothing, but going above it is free for the next player.
        [one] Landing on { $limit } exactly costs nothing, and the next number costs 1 chip.
       *[other] Landing on { $limit } exactly costs nothing, and the next number costs { $chips } chips.
    }
    .brief = Exactly { $limit }; next number costs { $chips }.
hint-why-exact-out = { $wins ->
        [0] Landing on { $limit } exactly costs nothing, and if { $name } plays a number next, { $name } is out.
       *[other] Landing on { $limit } exactly costs nothing, and if { $name } plays a number next, you win.
    }
    .brief = A number puts { $name } out.
hint-why-below = Then the sum is { $missing } below { $limit }; of the { $all } unseen cards, { $missing ->
        [1] { $cards ->
            [0] none is a one, the only number that fits
            [one] 1 is a one, the only number that still fits
           *[other] { $cards } are ones, the only number that still fits
        }
       *[other] { $cards ->
            [0] none is a number that stays within it
            [one] 1 is a number that stays within it
           *[other] { $cards } are numbers that stay within it
        }
    }.
    .brief = { $missing ->
        [1] 1 below { $limit }; unseen ones: { $cards }.
       *[other] { $missing } below { $limit }; unseen numbers fit: { $cards }.
    }
hint-why-four = Then the sum is 4 below { $limit }; { $cards ->
        [0] nobody else can still have a 4, which would land on it
        [one] of the numbers only a 4 lands on it, and 1 of the { $all } unseen cards is a 4
       *[other] of the numbers only a 4 lands on it, and { $cards } of the { $all } unseen cards are fours
    }.
    .brief = 4 below { $limit }; unseen fours: { $cards }.
hint-why-near-keep-even = Then the sum is { $missing } below { $limit }; { $card } would be just as good now, but this way you keep it.
    .brief = { $card } is as good, but this keeps it.
hint-why-near-keep = Then the sum is { $missing } below { $limit }: keep { $card } for your next turn.
    .brief = { $missing } below { $limit }; keep { $card }.
hint-why-near-throws = Then the sum is { $missing } below { $limit }; with { $card }, { $throws ->
        [one] 1 of 36 rolls
       *[other] { $throws } of 36 rolls
    } would take it above.
    .brief = { $card } now: { $throws } of 36 above { $limit }.
hint-why-far = Then the sum is { $missing } below { $limit }, and no number card gets there.
    .brief = { $missing } below { $limit }, out of reach.
hint-why-far-even = Then the sum is { $missing } below { $limit }, too far for any number card; { $number ->
        [0] { $card }
       *[other] the { $card }
    } would be just as good.
    .brief = { $missing } below { $limit }; { $card } is as good.
hint-why-far-keep = Then the sum is { $missing } below { $limit }: keep { $card } until it is near.
    .brief = Keep { $card }; { $missing } below { $limit } then.
hint-why-far-keep-even = Then the sum is { $missing } below { $limit }; { $card } would be just as good now, but this way you keep it until the limit is near.
    .brief = { $card } is as good, but this keeps it.
hint-why-far-small = Then the sum is { $missing } below { $limit }, and you keep the { $card }, which still fits just below { $limit }.
    .brief = Keep the { $card } for just below { $limit }.
hint-why-far-least = Then the sum is { $missing } below { $limit }: the { $card } is your smallest number, so the sum stays furthest below.
    .brief = Smallest number; { $missing } below { $limit }.
hint-why-far-more = Then the sum is { $missing } below { $limit }, and you win { $count } games in 100 more than with { $number ->
        [0] { $card }
       *[other] the { $card }
    }.
    .brief = Wins { $count } in 100 more than { $card }.
hint-why-far-either = The sum stays { $missing } below { $limit }, out of reach for any number; { $number ->
        [0] { $card }
       *[other] the { $card }
    } would be just as good.
    .brief = { $missing } below { $limit }; { $card } is as good.
hint-why-far-better = The sum stays { $missing } below { $limit }, out of reach for any number, but you win { $count } games in 100 more than with { $number ->
        [0] { $card }
       *[other] the { $card }
    }.
    .brief = Wins { $count } in 100 more than { $card }.
hint-why-free = Going above { $limit } is free this time.
hint-why-pay = { $count ->
        [one] You pay { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        } now, and keep your chance card for when it costs more.
       *[other] You pay { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        } now, and keep { $count } chance cards for when it costs more.
    }
    .brief = { $count ->
        [one] You pay { $chips } and keep a chance card.
       *[other] You pay { $chips }, keep { $count } chance cards.
    }
hint-why-pay-past = { $chips ->
        [one] You pay 1 chip now, and { $limit } is behind you.
       *[other] You pay { $chips } chips now, and { $limit } is behind you.
    }
    .brief = You pay { $chips }; { $limit } is past.
hint-why-must-pay = { $chips ->
        [one] Every card you can play goes above { $limit } and costs 1 chip.
       *[other] Every card you can play goes above { $limit } and costs { $chips } chips.
    }
    .brief = All go above { $limit }, for { $chips }.
hint-why-must-free = Every card you can play goes above { $limit }, which is free this time.
    .brief = All go above { $limit }, free this time.
hint-why-must-out = Every card you can play goes above { $limit }, which puts you out.
    .brief = All go above { $limit }: you are out.
hint-why-stay = The sum stays { $missing } below { $limit }, and { $name } has to play on from there.
    .brief = Stays { $missing } below { $limit }; then { $name }.
hint-why-stay-small = The sum stays { $missing } below { $limit }, and you keep the { $card }, which still fits just below { $limit }.
    .brief = Keep the { $card } for just below { $limit }.
hint-why-stay-on = { $others ->
        [one] The sum stays on { $limit }
       *[other] The sum stays on { $limit }, { $name } is next
    }, and { $chips ->
        [0] going above it is free
        [one] the next number costs 1 chip
       *[other] the next number costs { $chips } chips
    }.
    .brief = { $others ->
        [one] Stays on { $limit }; next number costs { $chips }.
       *[other] Stays on { $limit }; then { $name }.
    }
hint-why-stay-on-out = { $wins ->
        [0] The sum stays on { $limit }, and if { $name } plays a number next, { $name } is out.
       *[other] The sum stays on { $limit }, and if { $name } plays a number next, you win.
    }
    .brief = A number puts { $name } out.
hint-why-free-either = Going above the limit is free for { $name } after that; { $number ->
        [0] { $card }
       *[other] the { $card }
    } would be just as good.
    .brief = { $card } is as good.
hint-why-free-better = Going above the limit is free for { $name } after that, but you win { $count } games in 100 more than with { $number ->
        [0] { $card }
       *[other] the { $card }
    }.
    .brief = Wins { $count } in 100 more than { $card }.
hint-why-schnuff-short = Of { $names }, one at most is spared, so somebody is out, and you have the most chips: that wins the game.
    .brief = Somebody is out, and you win.
hint-why-jump = { $chips ->
        [0] The sum jumps to { $limit }, and going above it is free.
        [one] The sum jumps to { $limit }, and the next number costs 1 chip.
       *[other] The sum jumps to { $limit }, and the next number costs { $chips } chips.
    }
    .brief = { $name } goes on from { $limit }.
hint-why-jump-out = { $wins ->
        [0] The sum jumps to { $limit }, and if { $name } plays a number next, { $name } is out.
       *[other] The sum jumps to { $limit }, and if { $name } plays a number next, you win.
    }
    .brief = A number puts { $name } out.
hint-why-risk = { $count ->
        [0] No roll can raise the sum above { $limit }, which would cost { $chips ->
            [0] nothing
            [one] 1 chip
           *[other] { $chips } chips
        }; 15 of 36 rolls lower it.
        [one] 1 of 36 rolls raises the sum above { $limit }, which costs { $chips ->
            [0] nothing
            [one] 1 chip
           *[other] { $chips } chips
        }; 15 lower it.
       *[other] { $count } of 36 rolls raise the sum above { $limit }, which costs { $chips ->
            [0] nothing
            [one] 1 chip
           *[other] { $chips } chips
        }; 15 lower it.
    }
    .brief = { $count ->
        [one] 1 of 36 rolls goes above { $limit }.
       *[other] { $count } of 36 rolls go above { $limit }.
    }
hint-why-risk-even = { $count ->
        [0] No roll can raise the sum above { $limit }, and 15 of 36 lower it
        [one] 1 of 36 rolls raises the sum above { $limit }, which costs { $chips ->
            [0] nothing
            [one] 1 chip
           *[other] { $chips } chips
        }, and 15 lower it
       *[other] { $count } of 36 rolls raise the sum above { $limit }, which costs { $chips ->
            [0] nothing
            [one] 1 chip
           *[other] { $chips } chips
        }, and 15 lower it
    }; { $number ->
        [0] { $card }
       *[other] the { $card }
    } would be just as good.
    .brief = Above { $limit }: { $count } of 36; { $card } is as good.
hint-why-risk-keep = { $count ->
        [0] No roll can raise the sum above { $limit }
       *[other] { $rest } of 36 rolls leave the sum at { $limit } or below
    }, and you keep the { $card }, which still fits just below { $limit }; it would be just as good now.
    .brief = Keep the { $card } for just below { $limit }.
hint-why-risk-better = { $throws ->
        [0] No roll can raise the sum above { $limit }
        [one] Only 1 of 36 rolls raises the sum above { $limit }
       *[other] Though { $throws } of 36 rolls raise the sum above { $limit }
    }, { $throws ->
        [0] and you win
        [one] and you win
       *[other] you win
    } { $count } games in 100 more than with { $number ->
        [0] { $card }
       *[other] the { $card }
    }.
    .brief = Wins { $count } in 100 more than { $card }.
hint-why-schnuff = { $others ->
        [one] The other player pays { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        } with a roll of 7 or more; you pay nothing, whatever comes.
       *[other] Of the others, all but the one with the lowest roll pay { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        } each{ $poorer ->
            [0] ;
           *[other] , or all they have;
        } you pay nothing.
    }
    .brief = { $others ->
        [one] With 7 or more the other pays { $chips }.
       *[other] { $poorer ->
            [0] All the others but one pay { $chips }.
           *[other] All others but one pay { $chips }, if they can.
        }
    }
hint-why-schnuff-out = With a roll of 7 or more { $name } is out and you win; you pay nothing, whatever comes.
    .brief = With 7 or more { $name } is out.
hint-why-draw = { $held ->
        [one] You have 1 card, and one more gives you a wider choice.
       *[other] You have { $held } cards, and one more gives you a wider choice.
    }
    .brief = You have only { $held }.
hint-twin = With only two players { $card } does just the same.
    .brief = { $card } does the same.
hint-next-keep = { $card } would do the same now, but this way you keep it for later.
    .brief = { $card } does the same now; keep it.
hint-next-out = Next best: { $what } But that puts you out.
    .brief = Or: { $what } But then you are out.
hint-unseen = Of the { $all } unseen cards, { $count ->
        [0] none is a chance card
        [one] 1 is a chance card
       *[other] { $count } are chance cards
    }.
    .brief = Chance cards unseen: { $count } of { $all }.
hint-price = Going above { $limit } costs you nothing now.
hint-out-by-paying = Out if made to pay: { $names }.
hint-out-above = { $others ->
        [one] If { $names } goes above { $limit } next, you win.
       *[other] { $named ->
            [0] Out by going above { $limit }: { $names }.
           *[other] Also out by going above { $limit }: { $names }.
        }
    }
    .brief = { $names }: out above { $limit }.
hint-price-out = { $chips ->
        [one] You have only 1 chip left: going above { $limit } puts you out.
       *[other] You have only { $chips } chips left: going above { $limit } puts you out.
    }
    .brief = Above { $limit } you are out.

# The levels

levels-here = In schnuff, easy spends chance cards too early and miscounts now and then. Normal mostly weighs up what each card could cost. From level 8 on the computer thinks the round through, guessing which cards you could hold.
    .brief = From 8 on it thinks the round through.

# Best results

best-schnuff-chips = Most chips left after a win: { $count }, in { $game }, { $when }.
    .brief = Chips at a win: { $count }, { $game }.
best-schnuff-rounds = Most rounds in a row without paying: { $count }, in { $game }, { $when }.
    .brief = Rounds without paying: { $count }, { $game }.

# What beginners can do next

help-first = To begin, type `moves` to hear what each of your cards would do. Then type one of them.
