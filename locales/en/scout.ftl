# Scout, the sliding hedge maze.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

# At the beginning

intro-you = Scout, the hedge maze. You play against { $names }.
    .brief = Scout against { $names }.
    .full = Scout, the sliding hedge maze. You play against { $names }. Whoever has all scouts on the other base line first wins.
    .prompt = Scout.
intro-both = Scout, the hedge maze. Players: { $names }.
    .brief = Scout: { $names }.
    .full = Scout, the sliding hedge maze. Players: { $names }. Whoever has all scouts on the other base line first wins.
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
    .full = You start, and the others follow clockwise.
    .prompt = You start.
begins-other = { $name } starts.
    .brief = { $name } starts.
    .full = { $name } starts, and the others follow clockwise.
    .prompt = { $name } starts.
lone-you = You sit alone in the { $side }. Your scouts stand on A and R.
    .brief = You sit alone in the { $side }, on A, R.
    .full = You sit alone in the { $side }. Your scouts stand on the two outermost holes, A and R.
    .prompt = Alone in the { $side }.
lone-other = { $name } sits alone in the { $side }.
    .brief = { $name } sits alone in the { $side }.
    .full = { $name } sits alone in the { $side }, with scouts on the two outermost holes, A and R.
    .prompt = { $name } { $side }.
base-south = south
base-north = north
dealt = 24 cards are dealt to each of you. Spare card: { $card }.
    .brief = 24 cards each. Spare card: { $card }.
    .full = 24 cards are dealt to each of you, and each fills the half of the board at the own right hand. The spare card is { $card }.
    .prompt = 24 cards each.
laid-you = The card lies in shaft { $shaft }, columns { $from } to { $to }.
    .brief = In shaft { $shaft }, { $from } to { $to }.
    .full = The card lies in shaft { $shaft }, below the columns { $from } to { $to }.
    .prompt = In shaft { $shaft }.
laid-other = { $name } lays card { $card } at { $turn } in shaft { $shaft }, columns { $from } to { $to }.
    .brief = { $name }: { $card } at { $turn } in shaft { $shaft }.
    .full = { $name } lays card { $card }, turned { $turn }, in shaft { $shaft }, below the columns { $from } to { $to }.
    .prompt = { $name } shaft { $shaft }.
filled-you = { $count ->
        [one] The lot lays your last card.
       *[other] The lot lays your { $count } cards.
    }
    .brief = { $count ->
        [one] Last card by lot.
       *[other] { $count } cards by lot.
    }
    .full = { $count ->
        [one] The lot lays your last card, in any turn.
       *[other] The lot lays your { $count } cards, in any order and turn.
    }
    .prompt = Filled.
filled-other = { $count ->
        [one] The lot lays the last card of { $name }.
       *[other] The lot lays { $count } cards of { $name }.
    }
    .brief = { $name }: { $count } by lot.
    .full = { $count ->
        [one] The lot lays the last card of { $name }, in any turn.
       *[other] The lot lays { $count } cards of { $name }, in any order and turn.
    }
    .prompt = { $name } filled.
complete = The board is full. Spare card: { $card }.
    .brief = Board full. Spare card: { $card }.
    .full = The board is full, with six cards in each of the eight shafts. The spare card is { $card }.
    .prompt = Spare { $card }.
placed-you = Your { $number } stands on { $field }.
    .brief = { $number } on { $field }.
    .full = Your scout { $number } stands on { $field }.
    .prompt = { $number } { $field }.
placed-other = { $name }: { $number } on { $field }.
    .brief = { $name }: { $number } on { $field }.
    .full = { $name } places scout { $number } on { $field }.
    .prompt = { $name } { $field }.

# A turn

turn-other = { $name }: { $moves }.
    .brief = { $name }: { $moves }.
    .full = { $name } plays: { $moves }.
    .prompt = { $name } { $moves }.
part-walk = { $number } to { $field }
    .brief = { $number } { $field }
    .full = scout { $number } to { $field }
    .prompt = { $number } { $field }
part-home = { $number } home on { $field }
    .brief = { $number } { $field } home
    .full = scout { $number } home on { $field }
    .prompt = { $number } home
part-push = shaft { $shaft } { $end } { $turn }
    .brief = { $shaft } { $end } { $turn }
    .full = card { $card } at { $turn } into shaft { $shaft } from the { $end }, card { $other } out
    .prompt = { $shaft } { $end } { $turn }
part-stays = no scout walks
    .brief = no walk
    .full = no scout walks
    .prompt = stays
end-left = left
end-right = right
walked-you = { $number } on { $field }, { $left } to go.
    .brief = { $number } on { $field }, { $left } to go.
    .full = Scout { $number } stands on { $field } and has { $left } rows to go.
    .prompt = { $number } { $field }.
home-you = { $number } is home on { $field }.
    .brief = { $number } home on { $field }.
    .full = Scout { $number } is home on { $field } and stays there.
    .prompt = { $number } home.
undone-you = { $number } is back on { $field }.
    .brief = { $number } back on { $field }.
    .full = The walk is taken back: scout { $number } is on { $field } again.
    .prompt = { $number } back { $field }.
passed-you = None of your scouts can walk.
    .brief = None of your scouts can walk.
    .full = None of your scouts can walk, so the phase is passed over.
    .prompt = No walk.
pushed-you = Shaft { $shaft }: card { $card } is in, card { $other } fell out.
    .brief = Shaft { $shaft }: { $card } in, { $other } out.
    .full = Card { $card } is in shaft { $shaft } now. Card { $other } fell out and is the spare card.
    .prompt = Shaft { $shaft }, { $other } out.
stale = { $number } rounds without progress. { $left ->
        [one] After one more the least rows to go win.
       *[other] After { $left } more the least rows to go win.
    }
    .brief = { $number } rounds without progress.
    .full = { $number } rounds in a row have brought nobody nearer than ever. { $left ->
        [one] After one more of them the game ends, and the least rows to go win.
       *[other] After { $left } more of them the game ends, and the least rows to go win.
    }
    .prompt = { $number } stale rounds.

# The end

won-you = { $number ->
        [0] You win in the opening: all your scouts are home.
       *[other] You win in round { $number }: all your scouts are home.
    }
    .brief = You win. All scouts home.
    .full = { $number ->
        [0] You win, already in the opening: all your scouts are on the other base line.
       *[other] You win in round { $number }: all your scouts are on the other base line.
    }
    .prompt = You win.
lost-you = { $number ->
        [0] { $name } wins in the opening: all scouts home.
       *[other] { $name } wins in round { $number }: all scouts home.
    }
    .brief = { $name } wins. All scouts home.
    .full = { $number ->
        [0] { $name } wins, already in the opening: all scouts are on the other base line.
       *[other] { $name } wins in round { $number }: all scouts are on the other base line. You lose.
    }
    .prompt = Lost.
won-other = { $number ->
        [0] { $name } wins in the opening: all scouts home.
       *[other] { $name } wins in round { $number }: all scouts home.
    }
    .brief = { $name } wins. All scouts home.
    .full = { $number ->
        [0] { $name } wins, already in the opening: all scouts are on the other base line.
       *[other] { $name } wins in round { $number }: all scouts are on the other base line.
    }
    .prompt = { $name } wins.
exhausted-you = 20 rounds without progress. You win with the least rows to go.
    .brief = 20 stale rounds. You win.
    .full = 20 rounds in a row have brought nobody nearer. You have the least rows to go and win.
    .prompt = You win.
exhausted-other = 20 rounds without progress. { $names } wins with the least rows to go.
    .brief = 20 stale rounds. { $names } wins.
    .full = 20 rounds in a row have brought nobody nearer. { $names } has the least rows to go and wins.
    .prompt = { $names } wins.
exhausted-draw = 20 rounds without progress, and the least rows to go are shared. A draw.
    .brief = 20 stale rounds. A draw.
    .full = 20 rounds in a row have brought nobody nearer, and the least rows to go are shared. The game is a draw.
    .prompt = Draw.
resigned-you = You give up.
    .brief = You give up.
    .full = You give this game up.
    .prompt = Given up.
resigned-other = { $name } gives up.
    .brief = { $name } gives up.
    .full = { $name } gives this game up.
    .prompt = { $name } gives up.
left-you = You win.
    .brief = You win.
    .full = You are ahead of whoever else is left, and win.
    .prompt = You win.
left-shared-you = You share the win: { $names }.
    .brief = Shared win: { $names }.
    .full = You are ahead together and share the win: { $names }.
    .prompt = Shared win.
left-other = Won by { $names }.
    .brief = Won by { $names }.
    .full = The game goes to { $names }.
    .prompt = Won by { $names }.
sums = Rows to go: { $lists }.
    .brief = To go: { $lists }.
    .full = Rows that were still to go: { $lists }.
    .prompt = To go: { $lists }.
sum-you = you { $left }
sum-other = { $name } { $left }

# What is due

due-lay = { $left ->
        [one] Lay your last card, for example: lay 12 90 3.
       *[other] Lay one of { $left } cards, for example: lay 12 90 3.
    }
    .brief = { $left ->
        [one] Lay your last card.
       *[other] Lay one of { $left } cards.
    }
    .full = { $left ->
        [one] Lay your last card, for example card 12 turned 90 in shaft 3: lay 12 90 3. Fill does it by lot.
       *[other] Lay one of your { $left } cards, for example card 12 turned 90 in shaft 3: lay 12 90 3. Fill does the rest by lot.
    }
    .prompt = Lay, { $left } left.
due-place = Place scout { $number } in row { $row }: a letter from A to R.
    .brief = Place { $number } in row { $row }: A to R.
    .full = Place your scout { $number } in a free hole of row { $row }: type its letter, A to R.
    .prompt = Place { $number }.
due-walk = { $phase }: { $lists }.
    .brief = { $phase }: { $lists }.
    .full = { $phase }. So many rows nearer can get: { $lists }. At least one scout has to get nearer.
    .prompt = { $lists }.
due-walk-none = { $phase }: no scout can get nearer. Walk, or say done.
    .brief = { $phase }: none nearer. Walk or done.
    .full = { $phase }. No scout can get nearer by a walk. You may walk all the same, or say done.
    .prompt = None nearer.
due-look-none = { $phase }: no scout can get nearer. Walk, or push.
    .brief = { $phase }: none nearer. Walk or push.
    .full = { $phase }. No scout can get nearer by a walk. You may walk all the same, or push at once.
    .prompt = None nearer.
due-push = Push into shaft { $lists }, for example: push { $shaft } left 90.
    .brief = Push into shaft { $lists }.
    .full = Push the spare card into a shaft with one of your scouts, { $lists }, from the left or right and in any turn, for example: push { $shaft } left 90.
    .prompt = Push { $lists }.
due-other = { $name } is on turn.
    .prompt = { $name } is on turn.
due-over = The game is over.
phase-opening = Opening
phase-look = Look
phase-move = Move
gain-scout = { $number } plus { $rows }
    .prompt = { $number }+{ $rows }

# The end of a prompt

place-lay = Lay
place-place = Place
place-opening = Opening
place-look = Look
place-push = Push
place-move = Move
place-over = Over

# How it stands

status-game-you = Scout against { $names }.
status-game-both = Scout. Players: { $names }.
status-spare = Spare card: { $card }.
status-push = Last push: shaft { $shaft } { $end } { $turn }.
round = { $number ->
        [0] Opening.
       *[other] { $count ->
            [0] Round { $number }.
            [one] Round { $number }, 1 without progress.
           *[other] Round { $number }, { $count } without progress.
        }
    }
scouts-none = No scout stands yet.
scout-own = { $rows ->
        [0] { $number } on { $field }, { $left } to go.
       *[other] { $number } on { $field }, { $left } to go, can get { $rows } nearer.
    }
    .brief = { $rows ->
        [0] { $number } on { $field }, { $left } to go.
       *[other] { $number } on { $field }, { $left } to go, plus { $rows }.
    }
scout-home = { $scout } home on { $field }.
scout-you = { $number }
scout-other = { $name } { $number }
scouts-other = { $name }, { $left } to go: { $fields }.
field-home = { $field } home
score-you = You: { $left } to go, { $count } home.
score-other = { $name }: { $left } to go, { $count } home.
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
move-lay = Room in shaft { $lists }.
move-place = Free: { $fields }.
move-done = Done ends the phase.
move-push = Shaft { $shaft }, from the left or right.
    .brief = Shaft { $shaft }, left or right.
move-push-one = Shaft { $shaft }, from the { $end } only.
    .brief = Shaft { $shaft }, { $end } only.

# How far scouts get

reach-nearer = { $scout } { $field }: plus { $rows } to { $to }, { $count ->
        [one] 1 hole.
       *[other] { $count } holes.
    }
reach-level = { $scout } { $field }: not nearer, { $count ->
        [one] 1 hole.
       *[other] { $count } holes.
    }
reach-none = { $scout } { $field }: cannot walk.
reach-from = { $rows ->
        [0] No row: { $fields }.
        [one] 1 row: { $fields }.
       *[other] { $rows } rows: { $fields }.
    }
reach-row = Row { $row }: { $fields }.
reach-ends = { $count ->
        [0] Dead ends: none.
        [one] 1 dead end: { $fields }.
       *[other] { $count } dead ends: { $fields }.
    }
stop-hedge = { $scout } row { $row }: { $fields }, hedge of shaft { $shaft }.
stop-both = { $scout } row { $row }: { $fields }, hedge of shafts { $shaft } and { $other }.
    .brief = { $scout } row { $row }: { $fields }, hedge of shaft { $shaft } and { $other }.
stop-scout = { $scout } row { $row }: { $fields }, { $name } is in the way.
stop-nothing = { $scout } can get home to { $field }.
way = Way: { $lists }.
run = { $side } { $count }

# The maze

side-north = north
side-east = east
side-south = south
side-west = west
look = { $field } open: { $ways }. Closed: { $walls }.
closed-rim = { $side } (rim)
closed-other = { $side } (next card)
closed-both = { $side } (both cards)
look-scout = { $scout } stands on { $field }.
look-card = Shaft { $shaft }, card { $card } at { $turn }.
row-groups = Row { $row }: { $lists }.
row-ahead = Row { $row } open to the { $side }: { $fields }.
    .brief = { $row } to the { $side }: { $fields }.
row-scouts = Scouts: { $lists }.
scout-on = { $scout } on { $field }
group = { $from } to { $to }
    .brief = { $from }-{ $to }
shaft-rows = Shaft { $shaft }, rows { $from } to { $to }.
shaft-cards = Cards from the left: { $lists }.
    .brief = Cards: { $lists }.
card-turned = { $card } at { $turn }
card-spare = Spare card { $card } at { $turn }.
card-other = Card { $card } at { $turn }.
card-side = Open { $side }: { $fields }.
card-top = Row { $row }: { $lists }.
card-row = Row { $row }: { $lists }. North: { $fields }.
no-board = The board is not full yet.
nobody-there = No scout stands on { $field }.

# Pushes in advance, and the last one

try-you = You { $number }: row { $row }, was { $was }.
try-other = { $name } { $number }: row { $row }, was { $was }.
try-nothing = That changes nothing for any scout.
    .brief = Nothing changes for any scout.
try-line = From the { $end } at { $turn }: { $lists }.
    .brief = { $end } { $turn }: { $lists }.
try-idle = Nobody gains by { $lists }.
    .brief = No gain: { $lists }.
gain-you = you plus { $rows }
gain-other = { $name } plus { $rows }
push-name = { $end } { $turn }
tries-count = { $count ->
        [0] No push brings you nearer.
        [one] 1 push brings you nearer:
       *[other] { $count } pushes bring you nearer, the best { $last }:
    }
    .brief = { $count ->
        [0] No push brings you nearer.
        [one] 1 push brings you nearer:
       *[other] { $count } pushes, the best { $last }:
    }
tries-line = Shaft { $shaft } { $end } { $turn }: { $lists }.
    .brief = { $shaft } { $end } { $turn }: { $lists }.
hints-off = This game is played without hints: tries tells nothing.
    .brief = No hints in this game.
since = Last push: shaft { $shaft } { $end } { $turn }.
since-none = Nobody has pushed yet.
since-nothing = It has changed nothing for your scouts.
    .brief = Nothing changed for your scouts.

# What cannot be done

refusal-spectator = You only listen here.
    .prompt = You listen.
refusal-game-over = The game is over.
    .prompt = Over.
refusal-not-your-turn = It is not your turn.
    .prompt = Not your turn.
refusal-lay-first = First all cards have to lie. Lay one, or say fill.
    .brief = First lay all cards, or say fill.
    .prompt = First lay.
refusal-board-full = The board is full.
    .prompt = Board full.
refusal-place-first = First all scouts have to be placed.
    .prompt = First place.
refusal-placed-already = All scouts stand already.
    .prompt = All stand.
refusal-no-push-yet = There is no push in the opening. Walk, or say done.
    .brief = No push in the opening.
    .prompt = No push yet.
refusal-pushed-already = You have pushed in this turn. Walk, or say done.
    .brief = You have pushed. Walk, or say done.
    .prompt = Pushed already.
refusal-push-first = First push, for example: push 3 left 90.
    .brief = First push.
    .prompt = First push.
refusal-not-in-hand = Card { $card } is not among those you have to lay.
    .brief = Card { $card } is not in your hand.
    .prompt = Not your card.
refusal-shaft-full = Your half of shaft { $shaft } is full.
    .prompt = Shaft { $shaft } full.
refusal-taken = { $scout } stands on { $field }.
    .prompt = { $field } taken.
refusal-no-scout = There is no scout { $number }.
    .prompt = No scout { $number }.
refusal-home = { $number } is home and stays there.
    .prompt = { $number } is home.
refusal-stands-there = { $number } stands on { $field } already.
    .prompt = { $number } is there.
refusal-no-way = No way leads { $number } to { $field }.
    .prompt = No way to { $field }.
refusal-no-scout-in-shaft = None of your scouts stands in shaft { $shaft }.
    .brief = No scout of yours in shaft { $shaft }.
    .prompt = Not shaft { $shaft }.
refusal-only-home = Your scouts in shaft { $shaft } are home. Push where one is on its way.
    .brief = In shaft { $shaft } yours are home.
    .prompt = Not shaft { $shaft }.
refusal-takes-back = Shaft { $shaft } from the { $end } would take back the push before.
    .brief = { $shaft } { $end } takes the last push back.
    .prompt = Takes back.
refusal-nothing-to-undo = There is no walk to take back.
    .prompt = Nothing back.
refusal-nearer = One scout has to get nearer, and { $number } can: to { $field }.
    .brief = First nearer: { $number } can, to { $field }.
    .prompt = { $number } can to { $field }.
refusal-nearer-before = One scout has to get nearer, and { $number } could before you walked. Say undo.
    .brief = { $number } could get nearer. Say undo.
    .prompt = Undo, { $number } could.
blocked-hedge = { $field } is closed to the { $side }. Nobody has walked.
    .brief = { $field } is closed to the { $side }.
    .prompt = { $field } closed.
blocked-scout = { $scout } stands { $side } of { $field }. Nobody has walked.
    .brief = { $scout } stands { $side } of { $field }.
    .prompt = { $scout } there.
blocked-home = The walk would end on { $field }, at home. Nobody has walked.
    .brief = The walk would end on { $field }.
    .prompt = Ends on { $field }.

# What cannot be understood

misread-hole = "{ $word }" is no hole. Say it like G12.
    .prompt = Which hole?
misread-no-hole = Which hole? For example G12.
    .prompt = Which hole?
misread-off-board = { $field } is off the board: A to R, 1 to 24.
    .prompt = Off the board.
misread-scout = Which scout? A number from 1 to 4.
    .prompt = Which scout?
misread-walk = "{ $word }" is no walk. For example: 2 to G12, 2 north, 2 n3 e2.
    .brief = No walk. Such as 2 to G12, 2 n3 e2.
    .prompt = No walk.
misread-push = Say a push like this: push 5 left 90.
    .prompt = Such as 5 left 90.
misread-shaft = Which shaft? A number from 1 to 8.
    .prompt = Which shaft?
misread-end = From where? For example: push 5 left 90.
    .prompt = Left or right?
misread-turn = { $word } is no turn. Turns: 0, 90, 180, 270.
    .brief = Turns: 0, 90, 180, 270.
    .prompt = 0, 90, 180, 270?
misread-row = Which row? A number from 1 to 24.
    .prompt = Which row?
misread-card = Which card? A number from 1 to 49, then perhaps a turn: card 12 90.
    .brief = Which card? 1 to 49, such as 12 90.
    .prompt = Which card?
misread-lay = Say card, turn and shaft: lay 12 90 3.
    .prompt = Such as 12 90 3.

# Help

help-lay = Lay a card: lay 12 90 3 is card 12 at 90 in shaft 3. The word fill leaves the rest to the lot.
    Ask: hand, card 12, card 12 90, status. More: help all, rules.
help-place = Type the letter of a free hole in your row, A to R.
    Ask: reach for how far the opening would carry a scout from each hole; row 1, look G1, shaft 1, card, scouts.
    More: help all, rules, settings, resign, quit.
help-walk = Walk: 2 to G12 finds the way, 2 north goes on to the next choice, 2 n3 e2 goes exactly so. Undo takes a walk back, done ends the phase.
    Ask: scouts, reach, reach 2, stops 3, look G12, row 9, shaft 3, card, try 5 left 90, tries, since.
    More: help all, rules, settings, resign, quit.
help-push = Push the spare card: push 5 left 90 is into shaft 5 from the left, at 90.
    Ask: card, card 90, try 5, try 5 left 90, tries, scouts, reach, stops 3, look G12, row 9, shaft 3, since.
    More: help all, rules, settings, resign, quit.
help-over = The game is over. Ask: status, scouts, log, last. Leave: quit.

# Hints: what to type, and why

hint-place = Place { $column }.
hint-walk = Walk { $number } to { $field }.
hint-push = Push { $shaft } { $end } { $turn }.
hint-why-far = { $rows ->
        [one] From there the opening carries it 1 row.
       *[other] From there the opening carries it { $rows } rows.
    }
    .brief = { $rows ->
        [one] The opening carries it 1 row.
       *[other] The opening carries it { $rows } rows.
    }
hint-why-nowhere = From there it gets no further yet.
hint-why-win = That wins the game.
hint-why-home = That scout is home then.
hint-why-nearer = { $rows ->
        [one] It gets 1 row nearer.
       *[other] It gets { $rows } rows nearer.
    }
hint-why-shaft = Then you may push shaft { $shaft }.
hint-why-stand = From there push { $shaft } { $end } { $turn } gets it to row { $row }.
    .brief = Then { $shaft } { $end } { $turn } gets it to row { $row }.
hint-why-guard = Otherwise { $name } could win next turn.
    .brief = Or { $name } could win next turn.
hint-why-block = { $name } gets { $rows } rows at most, instead of { $was }.
    .brief = { $name } gets { $rows } rows, not { $was }.
hint-why-way = It makes way for scout { $number }.
hint-why-later = Looking ahead, that serves you best.
hint-why-all = Then all your scouts can get home.
hint-why-most = { $rows ->
        [one] No push brings you further: 1 row.
       *[other] No push brings you further: { $rows } rows.
    }
hint-why-reply = You gain { $rows }, and { $name } { $left } at most.
hint-why-done = No scout gets nearer now.
hint-why-undo = Your scouts are in each other's way.
hint-why-fill = I know no better way to lay them.
