# Scout, the sliding hedge maze.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

# At the beginning

intro-you = Scout, the hedge maze. You play against { $names }.
    .brief = Scout against { $names }.
    .full = Scout, the sliding hedge maze. You play against { $names }. Whoever first has all their scouts on the other base line wins.
    .prompt = Scout.
intro-both = Scout, the hedge maze. Players: { $names }.
    .brief = Scout: { $names }.
    .full = Scout, the sliding hedge maze. Players: { $names }. Whoever first has all their scouts on the other base line wins.
    .prompt = Scout.
way-of = You go from row { $from } to row { $to }.
    .brief = You go from row { $from } to row { $to }.
    .full = Your base line is row { $from }, and your scouts go to row { $to }.
    .prompt = Row { $from } to { $to }.
agreed = Agreed: { $options }.
    .brief = Agreed: { $options }.
    .full = This game is played with: { $options }.
    .prompt = Agreed.
agreed-by-hand = cards by hand

# Setting up

begins-you = You start.
    .brief = You start.
    .full = You start{ $players ->
        [2] .
       *[other] , and play goes clockwise.
    }
    .prompt = You start.
begins-other = { $name } starts.
    .brief = { $name } starts.
    .full = { $name } starts{ $players ->
        [2] .
       *[other] , and play goes clockwise.
    }
    .prompt = { $name } starts.
lone-you = You sit alone in the { $side }. Your scouts stand on the outermost holes, A and R.
    .brief = You sit alone in the { $side }, on A and R.
    .full = You sit alone in the { $side }. Your scouts stand on the two outermost holes, A and R.
    .prompt = Alone in the { $side }.
lone-other = { $name } sits alone in the { $side }.
    .brief = { $name } sits alone in the { $side }.
    .full = { $name } sits alone in the { $side }, with scouts on the two outermost holes, A and R.
    .prompt = { $name } { $side }.
base-south = south
base-north = north
dealt = Each of you is dealt 24 cards. The spare card is number { $card }.
    .brief = 24 cards each. Spare card: { $card }.
    .full = Each of you is dealt 24 cards to fill the half of the board on your own right. The spare card is number { $card }.
    .prompt = 24 cards each.
laid-you = The card lies in slot { $shaft }, columns { $from } to { $to }.
    .brief = In slot { $shaft }, { $from } to { $to }.
    .full = The card lies in slot { $shaft }, below columns { $from } to { $to }.
    .prompt = In slot { $shaft }.
laid-other = { $name } lays card { $card }, turned { $turn }, in slot { $shaft }, columns { $from } to { $to }.
    .brief = { $name }: { $card } at { $turn } in slot { $shaft }.
    .full = { $name } lays card { $card }, turned { $turn }, in slot { $shaft }, below columns { $from } to { $to }.
    .prompt = { $name } slot { $shaft }.
filled-you = { $count ->
        [one] Your last card is laid at random.
       *[other] Your { $count } cards are laid at random.
    }
    .brief = { $count ->
        [one] Last card laid at random.
       *[other] { $count } cards laid at random.
    }
    .full = { $count ->
        [one] Your last card is laid, turned at random.
       *[other] Your { $count } cards are laid in random order, turned at random.
    }
    .prompt = Filled.
filled-other = { $count ->
        [one] { $name }'s last card is laid at random.
       *[other] { $name }'s { $count } cards are laid at random.
    }
    .brief = { $name }: { $count } at random.
    .full = { $count ->
        [one] { $name }'s last card is laid, turned at random.
       *[other] { $name }'s { $count } cards are laid in random order, turned at random.
    }
    .prompt = { $name } filled.
complete = The board is full. The spare card is number { $card }.
    .brief = Board full. Spare card: { $card }.
    .full = The board is full, with six cards in each of the eight slots. The spare card is number { $card }.
    .prompt = Spare { $card }.
placed-you = Your scout { $number } stands on { $field }.
    .brief = Scout { $number } on { $field }.
    .full = Your scout { $number } stands on { $field }.
    .prompt = { $number } { $field }.
placed-other = { $name } places scout { $number } on { $field }.
    .brief = { $name }: { $number } on { $field }.
    .full = { $name } places scout { $number } on { $field }.
    .prompt = { $name } { $field }.

# A turn

turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name } plays: { $moves }.
    .prompt = { $name } { $moves }.
part-walk = scout { $number } to { $field }
    .brief = { $number } { $field }
    .full = scout { $number } to { $field }
    .prompt = { $number } { $field }
part-home = scout { $number } home on { $field }
    .brief = { $number } { $field } home
    .full = scout { $number } home on { $field }
    .prompt = { $number } home
part-push = slot { $shaft } { $end } { $turn }
    .brief = { $shaft } { $end } { $turn }
    .full = card { $card } turned { $turn } into slot { $shaft } from the { $end }, card { $other } out
    .prompt = { $shaft } { $end } { $turn }
part-stays = no scout walks
    .brief = no walk
    .full = no scout walks
    .prompt = stays
end-left = left
end-right = right
walked-you = { $left ->
        [one] Scout { $number } is on { $field }, 1 row to go.
       *[other] Scout { $number } is on { $field }, { $left } to go.
    }
    .brief = { $number } on { $field }, { $left } to go.
    .full = { $left ->
        [one] Scout { $number } stands on { $field } and has 1 row to go.
       *[other] Scout { $number } stands on { $field } and has { $left } rows to go.
    }
    .prompt = { $number } { $field }.
home-you = Scout { $number } is home on { $field }.
    .brief = { $number } home on { $field }.
    .full = Scout { $number } is home on { $field } and stays there.
    .prompt = { $number } home.
undone-you = Scout { $number } is back on { $field }.
    .brief = { $number } back on { $field }.
    .full = The walk is taken back: scout { $number } is on { $field } again.
    .prompt = { $number } back { $field }.
passed-you = None of your scouts can walk.
    .brief = None of your scouts can walk.
    .full = None of your scouts can walk, so this phase is skipped.
    .prompt = No walk.
pushed-you = Slot { $shaft } { $end } { $turn }: card { $other } falls out.
    .brief = { $shaft } { $end } { $turn }, { $other } out.
    .full = Card { $card } goes into slot { $shaft } from the { $end }, turned { $turn }. Card { $other } falls out and is the next spare card.
    .prompt = { $shaft }, { $other } out.
    .told = You push into slot { $shaft } from the { $end }, turned { $turn }: card { $card } goes in, card { $other } falls out.
    .told-brief = You push: { $shaft } { $end } { $turn }.
pushed-you-changes = Slot { $shaft } { $end } { $turn }. Reach: { $lists }.
    .brief = { $shaft } { $end } { $turn }. { $lists }.
    .full = Card { $card } goes into slot { $shaft } from the { $end }, turned { $turn }. Card { $other } falls out and is the next spare card. Rows within reach by walking: { $lists }.
    .prompt = { $lists }.
    .short = Pushed.
changes-you = your { $lists }
changes-other = { $name }'s { $lists }
change-plus = scout { $number } gains { $rows }
    .brief = { $number } gains { $rows }
    .prompt = { $number }:{ $rows }
change-minus = scout { $number } loses { $rows }
    .brief = { $number } loses { $rows }
    .prompt = { $number }-{ $rows }
stale = { $number ->
        [one] 1 round without progress.
       *[other] { $number } rounds without progress.
    } { $left ->
        [one] After one more, whoever has the fewest rows to go wins.
       *[other] After { $left } more, whoever has the fewest rows to go wins.
    }
    .brief = { $number ->
        [one] 1 round without progress.
       *[other] { $number } rounds without progress.
    }
    .full = { $number ->
        [one] For 1 round nobody has got nearer than before.
       *[other] For { $number } rounds in a row nobody has got nearer than before.
    } { $left ->
        [one] After one more such round the game ends, and whoever has the fewest rows to go wins.
       *[other] After { $left } more such rounds the game ends, and whoever has the fewest rows to go wins.
    }
    .prompt = No progress: { $number }.

# The end

won-you = { $number ->
        [0] You win in the opening: all your scouts are home.
       *[other] You win in round { $number }: all your scouts are home.
    }
    .brief = You win. All scouts home.
    .full = { $number ->
        [0] You win while still in the opening: all your scouts are on the other base line.
       *[other] You win in round { $number }: all your scouts are on the other base line.
    }
    .prompt = You win.
lost-you = { $number ->
        [0] { $name } wins in the opening, with all scouts home.
       *[other] { $name } wins in round { $number }, with all scouts home.
    }
    .brief = { $name } wins. All scouts home.
    .full = { $number ->
        [0] { $name } wins while still in the opening: all scouts are on the other base line.
       *[other] { $name } wins in round { $number }: all scouts are on the other base line.
    }
    .prompt = Lost.
won-other = { $number ->
        [0] { $name } wins in the opening, with all scouts home.
       *[other] { $name } wins in round { $number }, with all scouts home.
    }
    .brief = { $name } wins. All scouts home.
    .full = { $number ->
        [0] { $name } wins while still in the opening: all scouts are on the other base line.
       *[other] { $name } wins in round { $number }: all scouts are on the other base line.
    }
    .prompt = { $name } wins.
exhausted-you = 20 rounds without progress. You win with the fewest rows to go.
    .brief = 20 rounds, no progress. You win.
    .full = For 20 rounds in a row nobody has made progress. You have the fewest rows to go and win.
    .prompt = You win.
exhausted-other = 20 rounds without progress. { $names } wins with the fewest rows to go.
    .brief = 20 rounds, no progress. { $names } wins.
    .full = For 20 rounds in a row nobody has made progress. { $names } has the fewest rows to go and wins.
    .prompt = { $names } wins.
exhausted-draw = 20 rounds without progress, and a tie for the fewest rows to go. A draw.
    .brief = 20 rounds, no progress. A draw.
    .full = For 20 rounds in a row nobody has made progress, and there is a tie for the fewest rows to go. The game is a draw.
    .prompt = Draw.
resigned-you = You give up.
    .brief = You give up.
    .full = You give up this game.
    .prompt = Given up.
resigned-other = { $name } gives up.
    .brief = { $name } gives up.
    .full = { $name } gives up this game.
    .prompt = { $name } gives up.
sums = Rows to go: { $lists }.
    .brief = To go: { $lists }.
    .full = Rows that were still to go: { $lists }.
    .prompt = To go: { $lists }.
sum-you = you { $left }
sum-other = { $name } { $left }

# What is due

due-lay = { $left ->
        [one] Lay your last card, for example: `lay { $card } 90 { $shaft }`.
       *[other] Lay one of { $left } cards, for example: `lay { $card } 90 { $shaft }`.
    }
    .brief = { $left ->
        [one] Lay your last card.
       *[other] Lay one of { $left } cards.
    }
    .full = { $left ->
        [one] Lay your last card, for example card { $card } turned 90 in slot { $shaft }: `lay { $card } 90 { $shaft }`. Or type `fill` to have it laid at random.
       *[other] Lay one of your { $left } cards, for example card { $card } turned 90 in slot { $shaft }: `lay { $card } 90 { $shaft }`. Or type `fill` to have them all laid at random.
    }
    .prompt = Lay, { $left } left.
due-lay-on = { $left ->
        [one] Lay your last card.
       *[other] Lay one of { $left } cards.
    }
    .prompt = Lay, { $left } left.
due-place = Place scout { $number } in row { $row }: A to R.
    .brief = Place { $number } in row { $row }: A to R.
    .full = Place your scout { $number } in a free hole of row { $row }: type its letter, A to R.
    .prompt = Place { $number }.
due-walk = { $phase } you can get nearer: { $lists }.
    .brief = { $phase }: { $lists }.
    .full = { $phase } your scouts can get nearer, counted in rows: { $lists }. At least one of them has to get nearer.
    .prompt = { $lists }.
due-walk-none = { $phase }, no scout gets nearer. Walk, or type `done`.
    .brief = { $phase }: none nearer. Walk, or `done`.
    .full = { $phase }. No scout can get nearer by walking. You may walk all the same, or type `done`.
    .prompt = None nearer.
due-look-none = { $phase }, no scout gets nearer. Walk or push.
    .brief = { $phase }: none nearer. Walk or push.
    .full = { $phase }. No scout can get nearer by walking. You may walk all the same, or push at once.
    .prompt = None nearer.
due-push = { $round ->
        [one] Push slot { $lists }. For example: `push { $shaft } left 90`.
       *[other] Push slot { $lists }.
    }
    .brief = Push slot { $lists }.
    .full = Push the spare card into a slot with one of your scouts in it: { $lists }. From the left or right, turned any way, for example: `push { $shaft } left 90`.
    .prompt = Into { $slots }.
due-other = It is { $name }'s turn.
    .prompt = { $name }'s turn.
due-chance = Lots are being drawn.
phase-opening = In the opening
    .brief = Opening
phase-look = Before pushing
    .brief = Before
phase-move = After pushing
    .brief = After
gain-scout = scout { $number } by { $rows }
    .brief = { $number } by { $rows }
    .prompt = { $number }:{ $rows }

# What is told unasked, in one line

fact-rows = { $name } has { $left } to go
    .full = { $name } has { $left ->
        [one] 1 row
       *[other] { $left } rows
    } to go
fact-threat = { $name } can win next turn
    .prompt = { $name } can win
fact-closed = { $rows ->
        [0] your scout { $number } can no longer get nearer
        [one] your scout { $number } now gets only 1 row nearer
       *[other] your scout { $number } now gets only { $rows } rows nearer
    }
    .brief = { $rows ->
        [0] your { $number } gets no nearer now
       *[other] your { $number } gets only { $rows } nearer
    }
    .prompt = { $number } only { $rows }
fact-home = your scout { $number } can get home
    .brief = your { $number } can get home
    .prompt = { $number } to home

# The end of a prompt

place-lay = Lay
place-place = Place
place-opening = Opening
place-look = Before
place-push = Push
place-move = After
place-over = Over

# The situation

status-game-you = Scout against { $names }.
status-game-both = Scout. Players: { $names }.
status-spare = Spare card: { $card }.
status-push = Last push: slot { $shaft } { $end } { $turn }.
round = { $number ->
        [0] Opening.
       *[other] { $count ->
            [0] Round { $number }.
            [one] Round { $number }; 1 round without progress.
           *[other] Round { $number }; { $count } rounds without progress.
        }
    }
scouts-none = No scouts placed yet.
scout-own = { $left ->
        [one] { $rows ->
                [0] Scout { $number } on { $field }, 1 row to go.
               *[other] Scout { $number } on { $field }, 1 row to go, can get 1 nearer.
            }
       *[other] { $rows ->
                [0] Scout { $number } on { $field }, { $left } rows to go.
                [one] Scout { $number } on { $field }, { $left } rows to go, can get 1 row nearer.
               *[other] Scout { $number } on { $field }, { $left } rows to go, can get { $rows } rows nearer.
            }
    }
    .brief = { $rows ->
        [0] { $number } on { $field }, { $left } to go.
       *[other] { $number } on { $field }, { $left } to go, { $rows } nearer.
    }
scout-home = { $scout } home on { $field }.
scout-you = Scout { $number }
    .brief = { $number }
scout-you-within = scout { $number }
    .brief = { $number }
scout-other = { $name }'s scout { $number }
    .brief = { $name } { $number }
scouts-other = { $left ->
        [0] { $name }, no rows to go: { $fields }.
        [one] { $name }, 1 row to go: { $fields }.
       *[other] { $name }, { $left } rows to go: { $fields }.
    }
    .brief = { $name }, { $left } to go: { $fields }.
field-home = { $field } home
score-you = { $left ->
        [0] You: no rows to go, { $count } home.
        [one] You: 1 row to go, { $count ->
            [0] none home.
           *[other] { $count } home.
        }
       *[other] You: { $left } rows to go, { $count ->
            [0] none home.
           *[other] { $count } home.
        }
    }
    .brief = You: { $left } to go, { $count ->
        [0] none home.
       *[other] { $count } home.
    }
score-other = { $left ->
        [0] { $name }: no rows to go, { $count } home.
        [one] { $name }: 1 row to go, { $count ->
            [0] none home.
           *[other] { $count } home.
        }
       *[other] { $name }: { $left } rows to go, { $count ->
            [0] none home.
           *[other] { $count } home.
        }
    }
    .brief = { $name }: { $left } to go, { $count ->
        [0] none home.
       *[other] { $count } home.
    }
hand = { $count ->
        [0] Cards to lay: none.
        [one] 1 card to lay: { $lists }.
       *[other] { $count } cards to lay: { $lists }.
    }
moves-count = { $count ->
        [0] Possibilities: none.
        [one] 1 possibility:
       *[other] { $count } possibilities:
    }
move-lay = Slots with room: { $lists }.
move-place = Free: { $fields }.
move-done = `Done`, to end the phase.
move-push = Slot { $shaft }, from the left or right.
    .brief = Slot { $shaft }, left or right.
move-push-one = Slot { $shaft }, from the { $end } only.
    .brief = Slot { $shaft }, { $end } only.

# How far scouts get

reach-nearer = { $count ->
        [one] { $scout } on { $field }: { $rows } nearer on { $to }, 1 hole.
       *[other] { $scout } on { $field }: { $rows } nearer on { $to }, { $count } holes.
    }
    .brief = { $count ->
        [one] { $scout } { $field }: { $rows } nearer on { $to }, 1 hole.
       *[other] { $scout } { $field }: { $rows } nearer on { $to }, { $count } holes.
    }
reach-level = { $count ->
        [one] { $scout } on { $field }: not nearer, 1 hole.
       *[other] { $scout } on { $field }: not nearer, { $count } holes.
    }
    .brief = { $count ->
        [one] { $scout } { $field }: not nearer, 1 hole.
       *[other] { $scout } { $field }: not nearer, { $count } holes.
    }
reach-none = { $scout } on { $field }: cannot walk.
    .brief = { $scout } { $field }: cannot walk.
reach-from = { $rows ->
        [0] No nearer: { $fields }.
        [one] 1 row: { $fields }.
       *[other] { $rows } rows: { $fields }.
    }
reach-row = Row { $row }: { $fields }.
reach-ends = { $count ->
        [0] Dead ends: none.
        [one] 1 dead end: { $fields }.
       *[other] { $count } dead ends: { $fields }.
    }
stop-hedge = { $scout }, row { $row }: stopped at { $fields } by a hedge in slot { $shaft }.
    .brief = { $scout } row { $row }: { $fields }, hedge in slot { $shaft }.
stop-both = { $scout }, row { $row }: stopped at { $fields } by hedges in slots { $shaft } and { $other }.
    .brief = { $scout } row { $row }: { $fields }, hedges in { $shaft } and { $other }.
stop-scout = { $scout }, row { $row }: stopped at { $fields }, with { $name } in the way.
    .brief = { $scout } row { $row }: { $fields }, { $name } is in the way.
stop-nothing = { $scout } can get home to { $field }.
way = Way: { $lists }.
run = { $side } { $count }

# The maze

side-north = north
side-east = east
side-south = south
side-west = west
look = { $field } open: { $ways }. Closed: { $walls }.
closed-rim = { $side }, at the rim
closed-other = { $side }, on the next card
closed-both = { $side }, on both cards
look-scout = { $scout } stands on { $field }.
look-card = Slot { $shaft }, card { $card }, turned { $turn }.
row-groups = Row { $row }: { $lists }.
row-ahead = Row { $row } open to the { $side }: { $fields }.
    .brief = { $row } to the { $side }: { $fields }.
row-scouts = Scouts: { $lists }.
scout-on = { $scout } on { $field }
group = { $from } to { $to }
    .brief = { $from }-{ $to }
shaft-rows = Slot { $shaft }, rows { $from } to { $to }.
shaft-cards = Cards from the left: { $lists }.
    .brief = Cards: { $lists }.
card-turned = { $card } turned { $turn }
    .brief = { $card } at { $turn }
card-spare = Spare card { $card }, turned { $turn }.
card-other = Card { $card }, turned { $turn }.
card-side = Open { $side }: { $fields }.
card-top = Row { $row }: { $lists }.
card-row = Row { $row }: { $lists }. North: { $fields }.
shaft-laid = Slot { $shaft }, from the left: { $lists }.
    .brief = { $shaft }: { $lists }.
slot-free = free
look-laid = { $field }, card { $card } at { $turn }, open: { $ways }.
look-free = There is no card at { $field } yet.
no-board = The board is not full yet.
nobody-there = No scout stands on { $field }.

# Pushes in advance, and the last one

try-you = Your scout { $number } gets to row { $row } instead of { $was }.
    .brief = You { $number }: row { $row }, was { $was }.
try-other = { $name }'s scout { $number } gets to row { $row } instead of { $was }.
    .brief = { $name } { $number }: row { $row }, was { $was }.
try-nothing = No scout on its own gets further with that push.
    .brief = No scout on its own gets further.
try-sum = If scouts then walk one after the other: { $lists }.
    .brief = Walking on: { $lists }.
try-line = From the { $end }, { $turns }: { $lists }.
    .brief = From { $end }, { $turns }: { $lists }.
turns-any = any turn
turns = turned { $lists }
    .brief = { $lists }
try-idle = Nobody gains by: { $lists }.
    .brief = No gain: { $lists }.
try-idle-all = Nobody gains by any push into slot { $shaft }.
    .brief = No gain in slot { $shaft }.
gain-you = you gain { $rows }
gain-other = { $name } gains { $rows }
push-name = { $end }, { $turns }
tries-count = { $count ->
        [0] No push brings you nearer.
        [one] 1 push brings you nearer:
       *[other] { $last ->
            [one] { $count } pushes bring you nearer; here is the one that gains most at once:
           *[other] { $count } pushes bring you nearer; here are the { $last } that gain most at once:
        }
    }
    .brief = { $count ->
        [0] No push brings you nearer.
        [one] 1 push brings you nearer:
       *[other] { $last ->
            [one] { $count } pushes, the best:
           *[other] { $count } pushes, the best { $last }:
        }
    }
tries-line = Slot { $shaft } { $end }, { $turns }: { $lists }.
    .brief = { $shaft } { $end }, { $turns }: { $lists }.
hints-off = This game is played without hints: `tries` is switched off.
    .brief = No hints in this game.
since = Last push: slot { $shaft } { $end } { $turn }.
since-several = { $count } pushes since your turn, the last: slot { $shaft } { $end } { $turn }.
    .brief = { $count } pushes, last: { $shaft } { $end } { $turn }.
since-none = Nobody has pushed yet.
since-nothing = It changed nothing for your scouts.
    .brief = Nothing changed for your scouts.

# What cannot be done

refusal-spectator = You are only listening here.
    .prompt = You listen.
refusal-game-over = The game is over.
    .prompt = Too late.
refusal-not-your-turn = It is not your turn.
    .prompt = Not your turn.
refusal-lay-first = All cards must be laid first. Lay one, or type `fill`.
    .brief = First lay all cards, or `fill`.
    .prompt = First lay.
refusal-board-full = The board is full.
    .prompt = Board full.
refusal-place-first = All scouts must be placed first.
    .prompt = Place scouts first.
refusal-placed-already = All scouts have already been placed.
    .prompt = All placed.
refusal-no-push-yet = There is no push in the opening. Walk, or type `done`.
    .brief = No push in the opening.
    .prompt = No push yet.
refusal-pushed-already = You have already pushed this turn. Walk, or type `done`.
    .brief = You have pushed. Walk, or `done`.
    .prompt = Pushed already.
refusal-push-first = First push. Type `moves` to hear which slots you can push.
    .brief = First push.
    .prompt = First push.
refusal-not-in-hand = Card { $card } is not one of those you have to lay.
    .brief = Card { $card } is not in your hand.
    .prompt = Not your card.
refusal-shaft-full = Your half of slot { $shaft } is full.
    .prompt = Slot { $shaft } full.
refusal-taken = { $scout } stands on { $field }.
    .prompt = { $field } taken.
refusal-no-scout = There is no scout { $number }.
    .prompt = No scout { $number }.
refusal-home = Scout { $number } is home and stays there.
    .prompt = { $number } is home.
refusal-stands-there = Scout { $number } is already on { $field }.
    .prompt = { $number } is there.
refusal-no-way = Scout { $number } has no way to { $field }.
    .prompt = No way to { $field }.
refusal-no-way-near = Scout { $number } has no way to { $field }. The nearest hole it can get to is { $near }.
    .brief = No way to { $field }, nearest is { $near }.
    .prompt = Gets only to { $near }.
refusal-no-scout-in-shaft = None of your scouts stands in slot { $shaft }.
    .brief = No scout of yours in slot { $shaft }.
    .prompt = Not slot { $shaft }.
refusal-only-home = Your scouts in slot { $shaft } are home. Push where one is still on its way.
    .brief = In slot { $shaft } yours are home.
    .prompt = Not slot { $shaft }.
refusal-takes-back = Slot { $shaft } from the { $end } would undo the last push.
    .brief = { $shaft } { $end } would undo the last push.
    .prompt = Undoes a push.
refusal-nothing-to-undo = There is no walk to take back.
    .prompt = Nothing to undo.
refusal-nearer = One scout has to get nearer, and scout { $number } can: `{ $number } to { $field }`.
    .brief = One must get nearer: `{ $number } to { $field }`.
    .prompt = First `{ $number } to { $field }`.
refusal-nearer-before = One scout has to get nearer, and scout { $number } could before you walked. Type `undo`.
    .brief = { $number } could get nearer: `undo`.
    .prompt = `Undo`, { $number } could.
blocked-hedge = { $field } is closed on its { $side } side. Your scout has not moved.
    .brief = { $field } is closed on the { $side }.
    .prompt = { $field } closed.
blocked-scout = { $scout } stands just { $side } of { $field }. Your scout has not moved.
    .brief = { $scout } stands { $side } of { $field }.
    .prompt = { $scout } there.
blocked-home = The walk would end sooner, at home on { $field }. Your scout has not moved.
    .brief = The walk would end on { $field }.
    .prompt = Ends on { $field }.

# What cannot be understood

misread-hole = "{ $word }" is not a hole. A hole is named like G12.
    .prompt = Which hole?
    .brief = "{ $word }" is not a hole.
misread-no-hole = Which hole? For example: `G12`.
    .prompt = Which hole?
misread-off-board = { $field } is off the board: A to R, 1 to 24.
    .prompt = Off the board.
misread-scout = Which of your scouts? Type its number.
    .prompt = Which scout?
misread-walk = "{ $word }" is not a walk. For example: `2 to G12`, `2 north`, `2 n3 e2`.
    .brief = Such as `2 to G12` or `2 n3 e2`.
    .prompt = No walk.
misread-push = A push needs a slot, a side and a turn: `{ $command } 5 left 90`.
    .prompt = `{ $command } 5 left 90`?
    .brief = Push like this: `{ $command } 5 left 90`.
misread-shaft = Which slot? A number from 1 to 8.
    .prompt = Which slot?
misread-end = From which side? For example: `{ $command } 5 left 90`.
    .brief = Such as `{ $command } 5 left 90`.
    .prompt = Left or right?
misread-turn = "{ $word }" is not a turn. Turns: 0, 90, 180, 270.
    .brief = Turns: 0, 90, 180, 270.
    .prompt = 0, 90, 180, 270?
misread-no-turn = Which turn: 0, 90, 180 or 270? For example `push { $shaft } { $end } 90`.
    .brief = Such as `push { $shaft } { $end } 90`.
    .prompt = 0, 90, 180, 270?
misread-row = Which row? A number from 1 to 24.
    .prompt = Which row?
misread-card = Which card? A number from 1 to 49, and a turn if you like: `card 12 90`.
    .brief = Which card? Such as `card 12 90`.
    .prompt = Which card?
misread-lay = Type card, turn and slot: `lay 12 90 3`.
    .prompt = `lay 12 90 3`?
misread-lay-card = Which card? A number from 1 to 49: `lay 12 90 3`.
    .brief = Card 1 to 49: `lay 12 90 3`.
    .prompt = Which card?

# Help

help-lay = Lay a card: for card 12, turned by 90, in slot 3, type `lay 12 90 3`. Type `fill` to have the rest laid at random.
    Ask: `hand`, `card 12`, `card 12 90`, `slot 3`, `look M8`, `hint`, `status`. More: `help all`, `rules`.
help-place = Type the letter of a free hole in your row, A to R.
    Ask: `reach` to hear how far a scout could get from each hole in the opening; `row 1`, `look G1`, `slot 1`, `card`, `scouts`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-walk = Walk: type `2 to G12` and I find the way, `2 north` to go on to the next choice, `2 n3 e2` to go exactly that way. Type `undo` to take a walk back, `done` to end the phase.
    N3 alone is the hole in column N. For three steps north, type `2 north 3`.
    Ask: `scouts`, `reach`, `reach 2`, `stops 3`, `look G12`, `row 9`, `slot 3`, `card`, `try 5 left 90`, `tries`, `since`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-push = Push the spare card: for slot 5, from the left, turned by 90, type `push 5 left 90`.
    Ask: `card`, `card 90`, `try 5`, `try 5 left 90`, `tries`, `scouts`, `reach`, `stops 3`, `look G12`, `row 9`, `slot 3`, `since`.
    More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-over = The game is over. Ask: `status`, `scouts`, `log`, `last`.

# Hints: what to type, and why

hint-lay = `Lay { $card } { $turn } { $shaft }`.
hint-place = `Place { $column }`.
hint-walk = `Walk { $number } to { $field }`.
hint-walk-push = { $count ->
        [0] { $walk } Then `push { $shaft } { $end } { $turn }`.
        [one] { $walk } Then walk scout { $scouts } too, and `push { $shaft } { $end } { $turn }`.
       *[other] { $walk } Then walk scouts { $scouts } too, and `push { $shaft } { $end } { $turn }`.
    }
    .brief = { $count ->
        [0] { $walk } Then { $shaft } { $end } { $turn }.
       *[other] { $walk } Later { $shaft } { $end } { $turn }.
    }
hint-push = `Push { $shaft } { $end } { $turn }`.
    .prompt = { $shaft } { $end } { $turn }.
hint-why-far = { $rows ->
        [one] From there the scout gets 1 row nearer in the opening.
       *[other] From there the scout gets { $rows } rows nearer in the opening.
    }
    .brief = { $rows ->
        [one] It gets 1 row in the opening.
       *[other] It gets { $rows } rows in the opening.
    }
hint-why-far-most = { $rows ->
        [one] From there the scout gets 1 row nearer in the opening, and no other hole gets it further.
       *[other] From there the scout gets { $rows } rows nearer in the opening, and no other hole gets it further.
    }
    .brief = { $rows ->
        [one] No other hole gets it further: 1 row.
       *[other] No other hole gets it further: { $rows } rows.
    }
hint-why-nowhere = From there it cannot get nearer yet.
hint-why-win = That wins the game.
hint-why-home = Then that scout is home.
hint-why-nearer-next = { $rows ->
        [one] It gets 1 row nearer, and after that scout { $number } can get { $left } nearer.
       *[other] It gets { $rows } rows nearer, and after that scout { $number } can get { $left } nearer.
    }
    .brief = It gets { $rows } nearer, then scout { $number } by { $left }.
hint-why-nearer-then = { $rows ->
        [one] It gets 1 row nearer; after that scout { $number } should go to { $to }, { $left } nearer, and no further.
       *[other] It gets { $rows } rows nearer; after that scout { $number } should go to { $to }, { $left } nearer, and no further.
    }
    .brief = It gets { $rows } nearer, then { $number } to { $to }.
hint-why-nearer-more = { $rows ->
        [one] It gets 1 row nearer; scout { $number } would get only { $others }.
       *[other] It gets { $rows } rows nearer; scout { $number } would get only { $others }.
    }
    .brief = It gets { $rows } nearer, scout { $number } only { $others }.
hint-why-nearer-though = { $rows ->
        [one] It gets 1 row nearer. Scout { $number } could get { $others } nearer now, but no longer after that.
       *[other] It gets { $rows } rows nearer. Scout { $number } could get { $others } nearer now, but no longer after that.
    }
    .brief = It gets { $rows } nearer, scout { $number } no longer { $others }.
hint-why-nearer-only = { $left ->
        [0] No other scout can get nearer, and this one no further than { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        }.
       *[other] No other scout can get nearer; this takes it { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        } nearer.
    }
    .brief = The only one that gets nearer: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }.
hint-why-shaft = { $number ->
        [0] Then you can push { $shaft } { $end } { $turn }, which will be the best push.
       *[other] Then you can push { $shaft } { $end } { $turn }, which gets scout { $number } further than it can walk, by { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        }.
    }
    .brief = { $number ->
        [0] Then you can push { $shaft } { $end } { $turn }.
       *[other] Then { $shaft } { $end } { $turn }: { $rows } more for scout { $number }.
    }
hint-why-stand = { $home ->
        [0] From there, pushing { $shaft } { $end } { $turn } gets it to row { $row }.
       *[other] From there, pushing { $shaft } { $end } { $turn } gets it home.
    }
    .brief = { $home ->
        [0] Then { $shaft } { $end } { $turn } gets it to row { $row }.
       *[other] Then { $shaft } { $end } { $turn } gets it home.
    }
hint-why-spot-guard = { $other } is in the same row, but with your scout there { $name } could win in the very next turn.
    .brief = With { $other }, { $name } could win.
hint-why-spot-rows = { $other } is in the same row, but from { $field } your scouts get { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } further this turn.
    .brief = { $field } gets you { $rows } more than { $other }.
hint-why-spot-block = { $other } is in the same row, but with your scout there { $name } could get up to { $was ->
        [one] 1 row
       *[other] { $was } rows
    } nearer in the very next turn instead of { $rows }.
    .brief = { $name } gets { $rows }, with { $other } { $was }.
hint-why-spot-later = { $other } is in the same row, but as far as I look ahead, { $field } serves you better later.
    .brief = { $field } is better later than { $other }.
hint-why-guard = Otherwise { $name } could win next turn.
    .brief = Or else { $name } could win next turn.
hint-why-guard-now = As the hedges are now, { $name } could win next turn; after this push, no longer.
    .brief = It stops a win by { $name }.
hint-why-plan = { $number ->
        [0] Then it is best to push { $shaft } { $end } { $turn }.
       *[other] Then it is best to push { $shaft } { $end } { $turn }, which gets scout { $number } further than it can walk, by { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        }.
    }
    .brief = { $number ->
        [0] Then { $shaft } { $end } { $turn }.
       *[other] Then { $shaft } { $end } { $turn }: { $rows } more for scout { $number }.
    }
hint-why-plan-walks = { $number ->
        [0] Then it is best to walk { $count ->
            [one] scout { $scouts }
           *[other] scouts { $scouts }
        } too, and then to push { $shaft } { $end } { $turn }.
       *[other] Then it is best to walk { $count ->
            [one] scout { $scouts }
           *[other] scouts { $scouts }
        } too, and then to push { $shaft } { $end } { $turn }: that way scout { $number } gets further than it can walk, by { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        }.
    }
    .brief = { $number ->
        [0] Then walk, then { $shaft } { $end } { $turn }.
       *[other] Later { $shaft } { $end } { $turn }: { $rows } more for scout { $number }.
    }
hint-why-plan-later = { $count ->
        [0] Then it is best to push { $shaft } { $end } { $turn }.
        [one] Then it is best to walk scout { $scouts } too, and then to push { $shaft } { $end } { $turn }.
       *[other] Then it is best to walk scouts { $scouts } too, and then to push { $shaft } { $end } { $turn }.
    } Another push would gain at least as much now, but as far as I look ahead, this one pays off better later.
    .brief = { $count ->
        [0] Then { $shaft } { $end } { $turn }, which pays off later.
       *[other] Later { $shaft } { $end } { $turn }, which pays off.
    }
hint-why-plan-guard = { $count ->
        [0] If you then push { $shaft } { $end } { $turn }, { $name } can no longer win next turn.
        [one] Then it is best to walk scout { $scouts } too, and then to push { $shaft } { $end } { $turn }. After that { $name } can no longer win next turn.
       *[other] Then it is best to walk scouts { $scouts } too, and then to push { $shaft } { $end } { $turn }. After that { $name } can no longer win next turn.
    }
    .brief = { $count ->
        [0] Then { $shaft } { $end } { $turn } stops { $name }.
       *[other] Later { $shaft } { $end } { $turn } stops { $name }.
    }
hint-why-plan-block = { $count ->
        [0] If you then push { $shaft } { $end } { $turn },
        [one] Then it is best to walk scout { $scouts } too, and then to push { $shaft } { $end } { $turn }:
       *[other] Then it is best to walk scouts { $scouts } too, and then to push { $shaft } { $end } { $turn }:
    } { $name }, as I see it, gets { $rows ->
        [0] no nearer
        [one] only 1 row nearer
       *[other] at most { $rows } rows nearer
    } next turn; as the hedges are now, it could be { $was }.
    .brief = { $count ->
        [0] Then { $shaft } { $end } { $turn }: { $name } { $rows }, not { $was }.
       *[other] Later { $shaft } { $end } { $turn }: { $name } { $rows }, not { $was }.
    }
hint-why-block = { $rows ->
        [0] Then { $name } gets no nearer, as I see it; otherwise it would be { $was ->
            [one] 1 row
           *[other] { $was } rows
        }.
        [one] Then { $name } can get 1 row nearer, as I see it, instead of { $was }.
       *[other] Then { $name } can get up to { $rows } rows nearer, as I see it, instead of { $was }.
    }
    .brief = { $name } gets { $rows ->
        [0] no
       *[other] { $rows }
    } nearer instead of { $was }.
hint-why-block-now = After this push, as I see it, { $name } gets { $rows ->
        [0] no nearer
        [one] only 1 row nearer
       *[other] at most { $rows } rows nearer
    } next turn; as the hedges are now, it could be { $rows ->
        [0] { $was ->
            [one] 1 row
           *[other] { $was } rows
        }
       *[other] { $was }
    }.
    .brief = { $name }: { $was } as it is now, then { $rows }.
hint-why-back = { $rows ->
        [one] It goes back 1 row, but as far as I look ahead, { $more ->
            [0] that pays off
            [one] that gains 1 row more later than staying would
           *[other] that gains { $more } rows more later than staying would
        }. { $outlook }
       *[other] It goes back { $rows } rows, but as far as I look ahead, { $more ->
            [0] that pays off
            [one] that gains 1 row more later than staying would
           *[other] that gains { $more } rows more later than staying would
        }. { $outlook }
    }
    .brief = Back by { $rows }, but it pays off. { $outlook }
hint-why-aside = As far as I look ahead, that gains { $more ->
        [one] 1 row
       *[other] { $more } rows
    } more later than staying would. { $outlook }
    .brief = It gains { $more } more later. { $outlook }
hint-why-to-go = Your scouts have { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } to go in all.
hint-ahead = { $own ->
        [0] After good turns by { $names }
       *[other] After a good turn by { $names } and your next one
    } you are { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } ahead.
    .brief = Rows ahead then: { $rows }.
hint-ahead-even = { $own ->
        [0] After good turns by { $names } you are level.
       *[other] After a good turn by { $names } and your next one you are level.
    }
    .brief = Level then.
hint-behind = { $own ->
        [0] After good turns by { $names }
       *[other] After a good turn by { $names } and your next one
    } you are { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } behind.
    .brief = Rows behind then: { $rows }.
hint-ahead-won = As far as I look ahead, that wins.
hint-ahead-home = Then all your scouts can get home this turn, and you win.
    .brief = Then all of yours get home: you win.
hint-ahead-lost = As far as I look ahead, somebody else wins.
    .brief = It seems somebody else wins.
hint-ahead-lost-to = As far as I look ahead, { $name } wins.
    .brief = It seems { $name } wins.
hint-why-all = Then all your scouts can get home.
hint-why-most = { $still ->
        [0] { $rows ->
            [one] That gains you 1 row, and from where your scouts stand no push gains more.
           *[other] That gains you { $rows } rows, and from where your scouts stand no push gains more.
        }
       *[other] { $rows ->
            [one] That gets your scouts 1 row nearer; without the push it would be only { $still }. From where they stand no push gains more.
           *[other] That gets your scouts { $rows } rows nearer; without the push it would be only { $still }. From where they stand no push gains more.
        }
    }
    .brief = { $still ->
        [0] { $rows ->
            [one] No push gains more: 1 row.
           *[other] No push gains more: { $rows } rows.
        }
       *[other] The most: { $rows } rows instead of { $still }.
    }
hint-why-most-guard = { $rows ->
        [one] That gains you 1 row; { $shaft } { $end } { $turn } would gain as much, but then { $name } could win next turn.
       *[other] That gains you { $rows } rows; { $shaft } { $end } { $turn } would gain as many, but then { $name } could win next turn.
    }
    .brief = With { $shaft } { $end } { $turn } { $name } wins.
hint-why-most-even = { $rows ->
        [one] That gains you 1 row; { $shaft } { $end } { $turn } would gain as much, but as far as I look ahead, it would leave you worse off.
       *[other] That gains you { $rows } rows; { $shaft } { $end } { $turn } would gain as many, but as far as I look ahead, it would leave you worse off.
    }
    .brief = { $shaft } { $end } { $turn } also { $rows }, but worse later.
hint-why-most-idle = { $rows ->
        [one] No push gains you more than walking does: 1 row. You must push, though.
       *[other] No push gains you more than walking does: { $rows } rows. You must push, though.
    }
    .brief = No push gains more than walking: { $rows }.
hint-why-most-less = { $rows ->
        [one] Walking alone would gain you { $still } rows, but you must push, and no push leaves more than 1.
       *[other] Walking alone would gain you { $still } rows, but you must push, and no push leaves more than { $rows }.
    }
    .brief = You must push, and none leaves more: { $rows }.
hint-why-push-none = No push gets you nearer now. { $outlook }
    .brief = No push helps. { $outlook }
hint-why-push-none-but = No push gets you nearer now, but as far as I look ahead, { $shaft } { $end } { $turn } would leave you { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } worse off. { $outlook }
    .brief = { $shaft } { $end } { $turn } is { $rows } worse later.
hint-why-push-none-lost = No push gets you nearer now, but as far as I look ahead, { $shaft } { $end } { $turn } would lose. { $outlook }
    .brief = { $shaft } { $end } { $turn } would lose.
hint-why-push-later = { $rows ->
        [one] Another push would get you 1 row nearer now, but as far as I look ahead, this one pays off better later.
       *[other] Another push would get you up to { $rows } rows nearer now, but as far as I look ahead, this one pays off better later.
    }
    .brief = It pays off better than { $rows } now.
hint-why-push-others = { $rows ->
        [one] Another push would get you 1 row nearer now, but as far as I look ahead, it would leave you no better off later.
       *[other] Another push would get you up to { $rows } rows nearer now, but as far as I look ahead, it would leave you no better off later.
    }
    .brief = No other push leaves you better off.
hint-why-done = No scout can get nearer now. { $threat }
    .brief = None of yours gets nearer. { $threat }
hint-why-done-way = Only if scout { $other } makes way can scout { $number } get nearer, by { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } between them, but as far as I look ahead, that does not pay off. { $threat }
    .brief = Making way does not pay off. { $threat }
hint-why-done-opening = No scout can get nearer, and there is nothing more to do in the opening.
    .brief = None gets nearer in the opening.
hint-why-done-guard = If scout { $number } walked on, { $name } could win in the very next turn.
    .brief = If scout { $number } walks, { $name } can win.
hint-why-done-block = If scout { $number } walked on, { $name } could get { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } nearer in the very next turn, as I see it, instead of { $was }.
    .brief = Scout { $number } walks: { $name } { $rows }, not { $was }.
hint-why-done-later = Scout { $number } could get { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } nearer, but as far as I look ahead, it pays off better if it stays.
    .brief = Scout { $number } stays: that pays off later.
hint-why-done-even = Scout { $number } could get { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } nearer, but as far as I look ahead, that gains nothing later.
    .brief = Scout { $number } stays: walking gains nothing.
hint-why-undo = Your scouts are in each other's way.
hint-why-lay = { $count ->
        [0] No card of yours connects to a neighbouring card yet.
        [one] Then it connects to its neighbours by 1 opening.
       *[other] Then it connects to its neighbours by { $count } openings.
    }
    .brief = { $count ->
        [0] None connects to a neighbour yet.
        [one] 1 opening to its neighbours.
       *[other] { $count } openings to its neighbours.
    }
hint-why-fill = None of your cards can be laid by hand now.
    .brief = No card can be laid by hand now.
hint-next-rows = { $rows ->
        [one] Next best: { $what } As far as I look ahead, that leaves you 1 row worse off.
       *[other] Next best: { $what } As far as I look ahead, that leaves you { $rows } rows worse off.
    }
    .brief = Or: { $what } Costs { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }.
hint-next-same = Just as good: { $what }
    .brief = Just as good: { $what }
hint-next-slow = Next best: { $what } But that wins later, if at all.
    .brief = Or: { $what } Wins later.
hint-next-lost = Next best: { $what } But as I see it, that loses.
    .brief = Or: { $what } Loses.
hint-threat = { $rows ->
        [0] As I see it, { $name } gets no nearer in the very next turn.
        [one] As I see it, { $name } can get 1 row nearer in the very next turn.
       *[other] As I see it, { $name } can get up to { $rows } rows nearer in the very next turn.
    }
    .brief = { $rows ->
        [0] { $name } gets no nearer next.
        [one] { $name } can get 1 nearer next.
       *[other] { $name } can get up to { $rows } nearer next.
    }
hint-threat-win = In the very next turn { $name } can win.
    .brief = { $name } can win next turn.

# The levels

levels-here = In scout, easy considers 3 pushes and overlooks some ways. Normal considers every push and your best answer to it. From level 7 on the computer plans whole turns in advance, at level 9 always.
    .brief = From 7 on it plans whole turns.

# Best results

best-scout-pushes = Quickest win: { $count ->
        [one] 1 push
       *[other] { $count } pushes
    }, in { $game }, { $when }.
    .brief = Pushes in the quickest win: { $count }, { $game }.
best-scout-rows = Furthest a scout has gone in one phase: { $count ->
        [one] 1 row
       *[other] { $count } rows
    }, in { $game }, { $when }.
    .brief = Furthest: { $count ->
        [one] 1 row
       *[other] { $count } rows
    }, { $game }.

# What beginners can do next

help-first-lay = To begin, type `fill`, and I will lay all your cards at random.
help-first-place = To begin, spread your scouts over the row. Type `reach` to hear how far a scout could get from each hole.
help-first-walk = To begin, type `reach` to hear how much nearer each of your scouts can get. Walk one there, and then type `done`.
help-first-push = To begin, type `tries` to hear which pushes bring you nearer. Then type the first of them.
help-first-try = To begin, type `moves` to hear which slots you can push, and `try` with a slot to hear what a push would change.

# The tutor: what a push or the end of a turn costs

tutor-win = You could win here.
tutor-lets-win = { $name } can win then.
tutor-loses = Then you lose, as long as nobody slips up.
    .brief = Then you lose.
tutor-gives = That gives { $name } { $rows ->
        [one] 1 more row.
       *[other] { $rows } more rows.
    }
tutor-rows = In the end that costs you { $rows ->
        [one] 1 row.
       *[other] { $rows } rows.
    }
    .brief = It costs { $rows ->
        [one] 1 row.
       *[other] { $rows } rows.
    }

# Headings above lines that can be chosen.

choices-walks = Walk
choices-scouts = Other holes, scout by scout
choices-slots = Push, slot by slot
choices-slot = Slot { $shaft }
choices-row = Row { $row }
choices-columns = { $from } to { $to }
choices-cards = Lay a card
choices-turn = Turns of card { $card }
choices-lay = Slots for card { $card } at { $turn }
