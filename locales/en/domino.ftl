# Domino, the game of the fives.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

# Tiles and ends, as parts of sentences

tile = { $one }-{ $other }
    .prompt = { $one }{ $other }
end-left = on the left
    .brief = left
    .prompt = l
end-right = on the right
    .brief = right
    .prompt = r
end-up = at the top
    .brief = up
    .prompt = u
end-down = at the bottom
    .brief = down
    .prompt = d
tip-half = { $value }
tip-double = double { $value }
    .prompt = { $value }{ $value }
tips-two = { $one } and { $other }
    .brief = { $one }, { $other }
    .prompt = { $one } { $other }
tip-named = { $tip } { $end }
    .brief = { $end } { $tip }
seat-you = you { $number }
seat-other = { $name } { $number }

# At the beginning

intro-you = Dominoes, first to { $target }. You play against { $names }.
    .brief = Dominoes to { $target } with { $names }.
    .full = Dominoes, the game of All Fives. Whoever is first to { $target } points wins. You play against { $names }.
    .prompt = Dominoes.
intro-both = Dominoes, first to { $target }. Players: { $names }.
    .brief = Dominoes to { $target }: { $names }.
    .full = Dominoes, the game of All Fives. Whoever is first to { $target } points wins. Players: { $names }.
    .prompt = Dominoes.
intro-spinner = You play with the spinner: the first double takes tiles on all four sides.
    .brief = With spinner.
    .full = You play with the spinner: the first double of a hand takes tiles on all four sides, first left and right, then up and down.
    .prompt = Spinner.

# The course of a hand

dealt-you = Hand { $number }. Your { $count } tiles: { $tiles }.
    .brief = Hand { $number }: { $tiles }.
    .full = Hand { $number } is dealt. Your { $count } tiles: { $tiles }. The stock has { $stock } tiles.
    .prompt = { $held }.
dealt-all = Hand { $number }. Everybody has { $count } tiles, the stock { $stock }.
    .brief = Hand { $number }, { $count } tiles each.
    .full = Hand { $number } is dealt. Everybody has { $count } tiles, and the stock has { $stock }.
    .prompt = Hand { $number }.
opened-double-you = You open with { $tile }, the highest double.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain } points for { $ends }. { $total } in all.
    }
    .brief = You open with { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = You have the highest double of all and open the hand with it: double { $value }. { $gain ->
        [0] Its sum is { $sum }, no points.
       *[other] Its sum is { $sum }: { $gain } points, { $total } in all.
    }
    .prompt = You open { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-double-other = { $name } opens with { $tile }, the highest double.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain } points for { $ends }. { $total } in all.
    }
    .brief = { $name } opens with { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = { $name } has the highest double of all and opens the hand with it: double { $value }. { $gain ->
        [0] Its sum is { $sum }, no points.
       *[other] Its sum is { $sum }: { $gain } points, { $total } in all.
    }
    .prompt = { $name } { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-sum-you = You open with { $tile }; nobody has a double. { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = You open with { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = Nobody has a double. You have the tile with the highest sum and open with it: { $tile }. The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    }
    .prompt = You open { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-sum-other = { $name } opens with { $tile }; nobody has a double. { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = { $name } opens with { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = Nobody has a double. { $name } has the tile with the highest sum and opens with it: { $tile }. The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    }
    .prompt = { $name } { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
none-fits = None of your tiles fits. Type `draw`.
    .brief = None fits: `draw`.
    .prompt = `Draw`.
none-fits-stock = None of your tiles fits, and the stock is empty. Type `pass`.
    .brief = None fits, no stock: `pass`.
    .prompt = `Pass`.
extra-offer = You may lay one more tile, or `pass`.
    .brief = One more tile, or `pass`.
    .full = As the opener you may lay one more tile at once, or `pass`.
    .prompt = One more?
extra-you = You add { $tile } { $end }. { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = You add { $tile } { $end } as your extra tile. The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    }
    .prompt = { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
extra-other = { $name } adds { $tile } { $end }. { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = { $name } { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = { $name } adds { $tile } { $end } as the opener's extra tile. The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    }
    .prompt = { $name } { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
declined-you = You lay no extra tile.
    .brief = No extra tile.
    .full = You lay no extra tile. The hand goes on in turn.
    .prompt = No extra tile.
declined-other = { $name } lays no extra tile.
    .brief = { $name } adds no tile.
    .full = { $name } lays no extra tile. The hand goes on in turn.
    .prompt = { $name }: no extra.
no-extra-you = None of your tiles fits as an extra tile.
    .brief = You have no extra tile.
    .full = You may lay an extra tile, but none of yours fits. Nobody draws for it.
    .prompt = No extra tile.
laid-you = You lay { $tile } { $end }. { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = You lay { $tile } { $end }. The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    } { $left ->
        [0] That was your last tile.
        [one] You have 1 tile left.
       *[other] You have { $left } tiles left.
    }
    .prompt = { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
laid-other = { $name } lays { $tile } { $end }. { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = { $name } { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = { $name } lays { $tile } { $end }. The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    } { $left ->
        [0] That was the last tile.
        [one] { $name } has 1 tile left.
       *[other] { $name } has { $left } tiles left.
    }
    .prompt = { $name } { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
drawn-other = { $drawn ->
        [one] { $name } draws 1 tile and lays { $tile } { $end }.
       *[other] { $name } draws { $drawn } tiles and lays { $tile } { $end }.
    } { $gain ->
        [0] Ends { $ends }.
       *[other] { $gain } points: ends { $ends }. { $total } in all.
    }
    .brief = { $name } draws { $drawn }; { $tile } { $end }: { $ends }.{ $gain ->
        [0] { "" }
       *[other] { " " }{ $gain }, now { $total }.
    }
    .full = { $drawn ->
        [one] { $name } cannot lay, draws 1 tile, and lays it: { $tile } { $end }.
       *[other] { $name } cannot lay, draws { $drawn } tiles, and lays the last: { $tile } { $end }.
    } The ends are { $ends }, and their sum is { $sum }{ $gain ->
        [0] , no points.
       *[other] : { $gain } points, { $total } in all.
    } { $left ->
        [one] { $name } has 1 tile left.
       *[other] { $name } has { $left } tiles left.
    }
    .prompt = { $name } drew { $drawn }: { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
drew-fits = { $others ->
        [0] You cannot lay. You draw { $tile }, which fits { $places }.
       *[other] You cannot lay. You draw { $tiles }, then { $tile }, which fits { $places }.
    }
    .brief = { $others ->
        [0] You draw { $tile }; fits { $places }.
       *[other] You draw { $tiles }, then { $tile }; fits { $places }.
    }
    .full = { $others ->
        [0] You cannot lay and have to draw. You draw { $tile }. It fits { $places }. Lay it.
       *[other] You cannot lay and have to draw. You draw { $count } tiles: { $tiles }, and finally { $tile }. It fits { $places }. Lay it.
    }
    .prompt = Drew { $tile }: { $places }.
drew-fits-alone = You draw { $tile }, which fits { $places }.
    .brief = You draw { $tile }; fits { $places }.
    .full = You draw { $tile }. It fits { $places }. Lay it.
    .prompt = Drew { $tile }: { $places }.
drew-vain = { $count ->
        [one] You draw { $tiles }; it does not fit.
       *[other] You draw { $tiles }; none fits.
    }
    .brief = You draw { $tiles }; no fit.
    .full = { $count ->
        [one] You draw 1 tile: { $tiles }. It does not fit.
       *[other] You draw { $count } tiles: { $tiles }. None of them fits.
    }
    .prompt = Drew { $count }, no fit.
drew-other = { $count ->
        [one] { $name } draws 1 tile.
       *[other] { $name } draws { $count } tiles.
    }
    .brief = { $count ->
        [one] { $name } draws 1 tile.
       *[other] { $name } draws { $count } tiles.
    }
    .full = { $count ->
        [one] { $name } cannot lay and draws 1 tile.
       *[other] { $name } cannot lay and draws { $count } tiles.
    }
    .prompt = { $name } drew { $count }.
drew-passed-other = { $count ->
        [one] { $name } draws 1 tile and passes.
       *[other] { $name } draws { $count } tiles and passes.
    }
    .brief = { $name } draws { $count }, passes.
    .full = { $count ->
        [one] { $name } cannot lay, draws 1 tile, which does not fit, and passes. The stock is empty.
       *[other] { $name } cannot lay, draws { $count } tiles, none of which fits, and passes. The stock is empty.
    }
    .prompt = { $name } drew { $count }, passes.
passed-you = The stock is empty. You pass.
    .brief = You pass.
    .full = You cannot lay, and the stock is empty. You pass.
    .prompt = You pass.
passed-other = { $name } passes.
    .brief = { $name } passes.
    .full = { $name } cannot lay, and the stock is empty: { $name } passes.
    .prompt = { $name } passes.

# The end of a hand and of the game

out-you = You go out: { $gain ->
        [0] no points
       *[other] { $gain } points
    } for the tiles left in other hands, { $total } in all.
    .brief = You go out: { $gain } points, now { $total }.
    .full = You have laid your last tile and win this hand: { $gain ->
        [0] no points
       *[other] { $gain } points
    } for the tiles left in other hands, { $total } in all.
    .prompt = Out: { $gain }.
out-other = { $name } goes out: { $gain ->
        [0] no points
       *[other] { $gain } points
    } for the tiles left in other hands, { $total } in all.
    .brief = { $name } goes out: { $gain } points, now { $total }.
    .full = { $name } has laid the last tile and wins this hand: { $gain ->
        [0] no points
       *[other] { $gain } points
    } for the tiles left in other hands, { $total } in all.
    .prompt = { $name } out: { $gain }.
blocked-you = The hand is blocked. You have the fewest pips, { $pips }, and get { $gain ->
        [0] no points
       *[other] { $gain } points
    }, { $total } in all.
    .brief = Blocked. You get { $gain } points, now { $total }.
    .full = The hand is blocked: the stock is empty and nobody can lay. You have the fewest pips, { $pips }, and get { $gain ->
        [0] no points
       *[other] { $gain } points
    } for the tiles left in the other hands, { $total } in all.
    .prompt = Block: you { $gain }.
blocked-other = The hand is blocked. { $name } has the fewest pips, { $pips }, and gets { $gain ->
        [0] no points
       *[other] { $gain } points
    }, { $total } in all.
    .brief = Blocked. { $name } { $gain } points, now { $total }.
    .full = The hand is blocked: the stock is empty and nobody can lay. { $name } has the fewest pips, { $pips }, and gets { $gain ->
        [0] no points
       *[other] { $gain } points
    } for the tiles left in the other hands, { $total } in all.
    .prompt = Block: { $name } { $gain }.
blocked-tie = The hand is blocked. Several players tie for the fewest pips, so nobody scores.
    .brief = Blocked. A tie: no points.
    .full = The hand is blocked: the stock is empty and nobody can lay. Several players tie for the fewest pips, so nobody scores.
    .prompt = Blocked, no points.
counted-you = { $count ->
        [one] You have 1 tile left: { $tiles }. { $pips ->
            [one] 1 pip counts as
           *[other] { $pips } pips count as
        } { $rounded }.
       *[other] You have { $count } tiles left: { $tiles }. { $pips ->
            [one] 1 pip counts as
           *[other] { $pips } pips count as
        } { $rounded }.
    }
    .brief = You: { $tiles }. { $pips }, counts as { $rounded }.
    .prompt = You: { $tiles }, counts { $rounded }.
counted-other = { $count ->
        [one] { $name } has 1 tile left: { $tiles }. { $pips ->
            [one] 1 pip counts as
           *[other] { $pips } pips count as
        } { $rounded }.
       *[other] { $name } has { $count } tiles left: { $tiles }. { $pips ->
            [one] 1 pip counts as
           *[other] { $pips } pips count as
        } { $rounded }.
    }
    .brief = { $name }: { $tiles }. { $pips }, counts as { $rounded }.
    .prompt = { $name }: { $tiles }, counts { $rounded }.
shown-you = { $count ->
        [one] You have 1 tile left: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
       *[other] You have { $count } tiles left: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
    }
    .brief = You: { $tiles }.
    .prompt = You: { $tiles }.
shown-other = { $count ->
        [one] { $name } has 1 tile left: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
       *[other] { $name } has { $count } tiles left: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
    }
    .brief = { $name }: { $tiles }.
    .prompt = { $name }: { $tiles }.
standing = Points: { $points }.
    .brief = Points: { $points }.
    .full = The points after this hand: { $points }.
    .prompt = { $points }.
standing-two = Points: { $points }.
    .brief = Points: { $points }.
    .full = The points after this hand: { $points }.
    .prompt = { $own } to { $theirs }.
resigned-you = You give up.
    .brief = You give up.
    .full = You give up this game. It is over for all.
    .prompt = Given up.
resigned-other = { $name } gives up.
    .brief = { $name } gives up.
    .full = { $name } gives up this game. It is over for all.
    .prompt = { $name } gives up.
won-you = You win with { $points } points. The rest: { $others }.
    .brief = You win: { $points }, { $others }.
    .full = You win this game with { $points } points. The rest: { $others }.
    .prompt = You win: { $points }, { $others }.
    .short = You win.
won-other = { $name } wins with { $points } points. The rest: { $others }.
    .brief = { $name } wins: { $points }, { $others }.
    .full = { $name } wins this game with { $points } points. The rest: { $others }.
    .prompt = { $name } wins: { $points }, { $others }.
    .short = { $name } wins.
won-you-two = You win with { $points } points. The other score: { $others }.
    .brief = You win: { $points }, { $others }.
    .full = You win this game with { $points } points. The other score: { $others }.
    .prompt = You win, { $points } to { $theirs }.
    .short = You win.
won-other-two = { $name } wins with { $points } points. The other score: { $others }.
    .brief = { $name } wins: { $points }, { $others }.
    .full = { $name } wins this game with { $points } points. The other score: { $others }.
    .prompt = Lost, { $theirs } to { $points }.
    .short = Lost.
won-shared = The win is shared, with { $points } points each: { $names }. The rest: { $others }.
    .brief = Shared win, { $points }: { $names }.
    .full = The game is over, and several players share the win with { $points } points each: { $names }. The rest: { $others }.
    .prompt = Shared: { $names }.
auto-on = From now on I draw and pass for you.
    .brief = Auto on.
    .full = From now on I draw and pass for you whenever you have no choice.
    .prompt = Auto on.
auto-off = From now on you draw and pass yourself, with `draw` and `pass`.
    .brief = Auto off: `draw`, `pass`.
    .full = From now on you draw and pass yourself. When none of your tiles fits, type `draw`, or `pass` if the stock is empty.
    .prompt = Auto off.

# What is expected

due-dealing = The tiles are being dealt.
due-other = It is { $name }'s turn.
    .prompt = { $name }'s turn.
due-lay = { $fit ->
        [one] Your turn. Ends { $ends }. 1 of your tiles fits.
       *[other] Your turn. Ends { $ends }. { $fit } of your tiles fit.
    }
    .brief = { $fit ->
        [one] Your turn: { $ends }. 1 fits.
       *[other] Your turn: { $ends }. { $fit } fit.
    }
    .prompt = Your turn, { $fit ->
        [one] 1 fits
       *[other] { $fit } fit
    }.
due-you = Your turn.
    .prompt = Your turn.
due-extra = { $fit ->
        [one] You may lay one more tile, and 1 of yours fits. Or `pass`.
       *[other] You may lay one more tile, and { $fit } of yours fit. Or `pass`.
    }
    .brief = { $fit ->
        [one] One more tile, 1 fits. Or `pass`.
       *[other] One more tile, { $fit } fit. Or `pass`.
    }
    .prompt = One more, or `pass`.
due-no-extra = You may lay one more tile, but none fits. Type `pass`.
    .brief = No extra tile fits: `pass`.
    .prompt = `Pass`.
due-drawn = Lay `{ $tile }`, which you have drawn. It fits { $places }.
    .brief = Lay `{ $tile }`: { $places }.
    .prompt = Lay `{ $tile }`: { $places }.
due-draw = Your turn. None of your tiles fits. Type `draw`.
    .brief = Your turn. None fits: `draw`.
    .prompt = `Draw`.
due-pass = Your turn. None of your tiles fits, and the stock is empty. Type `pass`.
    .brief = None fits, no stock: `pass`.
    .prompt = `Pass`.
place-tips = { $ends }
place-tip = { $end }{ $tip }
place-left = L
place-right = R
place-up = U
place-down = D
place-over = Over

# Answers

fact-few = { $count ->
        [one] { $name } has 1 tile left
       *[other] { $name } has { $count } tiles left
    }
    .brief = { $name } has { $count } left
    .prompt = { $name } { $count } left

status-game = Dominoes, hand { $number }, first to { $target }.
status-game-spinner = Dominoes with the spinner, hand { $number }, first to { $target }.
    .brief = Spinner, hand { $number }, to { $target }.
hand-all = { $count ->
        [one] 1 tile, and it fits: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
       *[other] { $count } tiles; all fit: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
    }
    .brief = All fit: { $tiles }. { $pips ->
        [one] 1 pip.
       *[other] { $pips } pips.
    }
    .prompt = All fit: { $tiles }.
hand-some = { $count } tiles, { $fit ->
        [one] 1 fits
       *[other] { $fit } fit
    }: { $fitting }. Others: { $others }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        } in all.
    .brief = { $fit ->
        [one] 1 fits
       *[other] { $fit } fit
    }: { $fitting }. Others: { $others }. { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } in all.
    .prompt = Fit: { $fitting }; no: { $others }.
hand-none = { $count ->
        [one] 1 tile; it does not fit: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
       *[other] { $count } tiles; none fits: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
    }
    .prompt = None fits: { $tiles }.
hand-over = { $count ->
        [0] You have no tiles left.
        [one] 1 tile left: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
       *[other] { $count } tiles left: { $tiles }. { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
    }
tips-none = No tile has been laid yet.
tips-lone = Only { $ends } is on the table. Sum { $sum }.
    .prompt = { $ends }. Sum { $sum }.
tips = Ends { $ends }. Sum { $sum }.
    .prompt = { $ends }. Sum { $sum }.
tips-sides = The spinner is still free { $places }. A { $value } fits there, but nothing counts there yet.
    .brief = Free for { $value }, not counted: { $places }.
    .prompt = { $places } free for { $value }.
line-count = { $count ->
        [one] 1 tile on the table: { $ends }, open at both ends.
       *[other] { $count } tiles from left to right. Ends { $ends }.
    }
    .brief = { $count ->
        [one] 1 tile: { $ends }.
       *[other] { $count } tiles. Ends { $ends }.
    }
line-tiles = { $tiles }.
line-left = From { $spinner } to the left: { $tiles }.
line-right = From { $spinner } to the right: { $tiles }.
line-up = From { $spinner } up: { $tiles }.
line-down = From { $spinner } down: { $tiles }.
line-on = And on from there: { $tiles }.
stock = { $count ->
        [0] The stock is empty.
        [one] The stock has 1 tile.
       *[other] The stock has { $count } tiles.
    }
    .prompt = Stock { $count }.
counts = Tiles: { $counts }.
    .prompt = { $counts }.
score = Points: { $points }. First to { $target } wins.
    .prompt = { $points }.
moves-count = { $count ->
        [one] 1 possibility:
       *[other] { $count } possibilities:
    }
way = `{ $tile }` { $places }: sum { $sum }, { $gain ->
        [0] no points.
       *[other] { $gain } points.
    }
move-pass = `Pass`: no extra tile.
what-if = { $tile } { $places }: ends { $ends }, sum { $sum }, { $gain ->
        [0] no points.
       *[other] { $gain } points.
    }
    .brief = { $tile } { $places }: sum { $sum }, { $gain ->
        [0] no points.
       *[other] { $gain } points.
    }
    .prompt = { $places } { $sum }: { $gain ->
        [0] nothing.
       *[other] { $gain } points.
    }
look-laid = { $tile } is on the table.
    .prompt = { $tile } is laid.
look-own = { $tile } is in your hand, but does not fit.
    .prompt = { $tile } is yours.
look-fits = { $tile } is in your hand and fits { $places }.
    .prompt = { $tile } fits { $places }.
look-unseen = { $tile } is unseen: it is in another hand or in the stock.
    .brief = { $tile } is unseen.
    .prompt = { $tile } unseen.
look-value = Tiles with { $value }: { $laid ->
        [0] none
       *[other] { $laid }
    } on the table, { $own ->
        [0] none
       *[other] { $own }
    } in your hand. Unseen: { $unseen }.
    .brief = { $value }: { $laid } laid, { $own } yours. Unseen: { $unseen }.
    .prompt = { $value }: { $unseen } unseen.
look-lacks = Known to have no { $value }: { $names }.
    .brief = No { $value }: { $names }.
look-end = The end { $end } is { $value }. Your tiles for it: { $fitting }.
    .brief = End { $end }: { $value }. Yours: { $fitting }.
look-end-double = The end { $end } is double { $value }. Your tiles for it: { $fitting }.
    .brief = End { $end }: double { $value }. Yours: { $fitting }.
look-end-side = The spinner is free { $end } and takes a { $value } there. Your tiles for it: { $fitting }.
    .brief = Spinner { $end }: free for { $value }. Yours: { $fitting }.
auto-is-on = I draw and pass for you. Type `auto off` to change that.
    .brief = Auto is on.
    .prompt = Auto is on.
auto-is-off = You draw and pass yourself. Type `auto on` to change that.
    .brief = Auto is off.
    .prompt = Auto is off.

# What cannot be done, and what was not understood

which-end = { $tile } fits at more than one end: { $choices }. Which end?
    .brief = { $tile }: { $choices }?
    .prompt = { $choices }?
end-choice = { $gain ->
        [0] { $end } it makes { $sum }
       *[other] { $end } it makes { $gain } points
    }
    .brief = { $end } { $gain ->
        [0] { $sum }
       *[other] { $gain } points
    }
fits-nowhere = { $tile } does not fit: the line is open at { $ends }.
    .brief = { $tile } does not fit: { $ends }.
    .prompt = { $tile } fits nowhere.
which-tile = { $count ->
        [0] None of your tiles fits there.
       *[other] Which tile? These fit: { $fitting }.
    }
    .prompt = { $count ->
        [0] None fits there.
       *[other] Which tile?
    }
misread-tile = "{ $word }" is not a tile. Tiles are two digits from 0 to 6, such as `53`; to lay one, add the end: `53 left`.
    .brief = "{ $word }"? Like `53` or `53 left`.
    .prompt = Type like `53 left`.
misread-auto = "{ $word }" does not go with auto. Type `auto on` or `auto off`.
    .brief = Type `auto on` or `auto off`.
    .prompt = `auto on`, `auto off`?
option-no-target = The target must be a multiple of 5, from 5 to { $most }, such as { $option } 60.
    .brief = The target: a multiple of 5, to { $most }.
refusal-spectator = You are only listening here.
    .prompt = You listen.
refusal-game-over = The game is over.
    .prompt = Too late.
refusal-not-your-turn = It is not your turn.
    .prompt = Not your turn.
refusal-not-in-hand = You do not have { $tile }.
    .prompt = Not yours.
refusal-on-table = { $tile } is already on the table.
    .prompt = Laid already.
refusal-does-not-fit = { $tile } does not fit { $end }: a { $value } is needed there.
    .brief = { $tile }: { $end } needs a { $value }.
    .prompt = { $end } needs { $value }.
refusal-no-such-end = There is no end { $end }.
    .brief = No end { $end }.
    .prompt = No end { $end }.
refusal-lay-drawn = First lay `{ $tile }`, which you have drawn.
    .brief = First lay `{ $tile }`.
    .prompt = Lay `{ $tile }`.
refusal-can-lay = You can lay, so you must. Type `hand` to hear what fits.
    .brief = You can lay, so you must.
    .prompt = You can lay.
refusal-stock-empty = The stock is empty. Type `pass`.
    .prompt = Empty: `pass`.
refusal-draw-first = The stock still has tiles. Type `draw` first.
    .prompt = First `draw`.
    .brief = First `draw`: the stock has tiles.
refusal-no-draw-for-extra = Nobody draws for an extra tile. Lay one, or `pass`.
    .brief = No drawing for it. Lay, or `pass`.
    .prompt = No draw now.
refusal-auto-on = I already draw and pass for you.
    .brief = Auto is on already.
    .prompt = On already.
refusal-auto-off = You already draw and pass yourself.
    .brief = Auto is off already.
    .prompt = Off already.

# Help

help-extra = You have opened and may lay one more tile: `53 left`, `53 l`, or just `53` if the end is clear. Or type `pass`.
    What you have: `hand`. What is on the table: `ends`, `line`. What a tile would make: `what if 53 left`.
    More: `status`, `moves`, `help all`, `rules`.
help-turn = Lay a tile: `53 left`, `53 l`, or just `53` if the end is clear. If you cannot lay, I draw and pass for you; type `auto off` to do that yourself.
    What you have: `hand`. What is on the table: `ends`, `line`. What a tile would make: `what if 53 left`.
    What you know about a value, a tile or an end: `look 5`, `look 53`, `look left`.
    More: `status`, `moves`, `stock`, `count`, `score`, `help all`, `rules`.
help-over = The game is over. You can still ask: `score`, `line`, `hand`, `log`, `last`.

# Hints: what to do, and why

hint-lay = Lay `{ $tile }`.
hint-lay-end = Lay `{ $tile } { $end }`.
hint-why-win = That makes { $points } points and wins the game.
    .brief = { $points } points win the game.
hint-why-only = Nothing else fits.
hint-why-only-points = That makes { $points } points, and nothing else fits.
    .brief = { $points } points; nothing else fits.
hint-why-only-tile = No other tile fits.
hint-why-out = { $points ->
        [0] It is your last tile: you win the hand, and the pips still held by { $names } count for you, rounded to fives.
       *[other] It makes { $points } points and is your last tile: you win the hand, and the pips still held by { $names } count for you too, rounded to fives.
    }
    .brief = { $points ->
        [0] Your last tile: you win the hand.
       *[other] Last tile: { $points } points and the hand.
    }
hint-why-points = That makes { $points } points.
hint-why-points-even = That makes { $points } points, as { $tile } does.
    .brief = { $points } points, as with { $tile }.
hint-why-points-blocks = That makes { $points } points, as { $tile } does; but then only a { $values } fits, and { $name } has none.
    .brief = { $points } points, { $name } { $none }.
hint-why-points-fits = That makes { $points } points, as { $tile } does. Then { $count ->
        [one] 1 of your tiles fits
       *[other] { $count } of your tiles fit
    }; after { $tile } { $others ->
        [0] none would
       *[other] only { $others } would
    }.
    .brief = { $points } points; then fitting: { $count } against { $others }.
hint-why-points-heavy = That makes { $points } points, as { $tile } does, but rids you of { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } instead of { $less }.
    .brief = { $points } points; pips gone { $pips } against { $less }.
hint-why-points-reply-less = That makes { $points } points, as { $tile } does. Then { $count ->
        [0] { $all ->
            [one] the only tile that { $name } might hold makes no points; after { $tile } it would
           *[other] none of the { $all } tiles that { $name } might hold makes points; { $others } of them would after { $tile }
        }
        [one] 1 of the { $all } tiles that { $name } might hold makes points; { $others } of them would after { $tile }
       *[other] { $count } of the { $all } tiles that { $name } might hold make points; { $others } of them would after { $tile }
    }.
    .brief = { $points } points; replies: { $count } against { $others }.
hint-why-points-fewer-fit = That makes { $points } points, as { $tile } does. Then { $count ->
        [0] none of the { $all } tiles that { $name } might hold fits
        [one] 1 of the { $all } tiles that { $name } might hold fits
       *[other] { $count } of the { $all } tiles that { $name } might hold fit
    }; { $others } of them would after { $tile }.
    .brief = { $points } points; then { $name } fits { $count }, not { $others }.
hint-why-points-more-games = That makes { $points } points, as { $tile } does. I see no single reason beyond that, but when I play it out, it wins { $count } more games in 100.
    .brief = { $points } points; wins { $count } more than { $tile }.
hint-why-points-more = That makes { $points } points; { $tile } would make { $less ->
        [0] none
       *[other] only { $less }
    }.
    .brief = { $points } points, { $tile } makes { $less ->
        [0] none
       *[other] only { $less }
    }.
hint-why-points-less = That makes { $points } points; { $tile } would make { $more }, and yet wins { $lead ->
        [0] no more
       *[other] less
    } often.
    .brief = { $points } points; { $tile } has { $more }, but is no better.
hint-why-blocks = Then only a { $values } fits, and { $name } has none.
    .brief = { $name } has { $none }.
hint-why-closes = Then nobody can lay any more: the hand is over, and whoever has the fewest pips wins it. You are left with { $pips ->
        [0] no pips
        [one] 1 pip
       *[other] { $pips } pips
    }.
    .brief = Hand blocked; you keep pips: { $pips }.
hint-why-open = After { $tile } nobody could lay any more: the hand would be over, and you would be left with { $pips ->
        [0] no pips
        [one] 1 pip
       *[other] { $pips } pips
    }.
    .brief = { $tile } blocks; you would keep { $pips }.
hint-why-reply-less = { $count ->
        [0] { $all ->
            [one] Then the only tile that { $name } might hold makes no points; after { $tile } it would.
           *[other] Then none of the { $all } tiles that { $name } might hold makes points; { $others } of them would after { $tile }.
        }
        [one] Then 1 of the { $all } tiles that { $name } might hold makes points; { $others } of them would after { $tile }.
       *[other] Then { $count } of the { $all } tiles that { $name } might hold make points; { $others } of them would after { $tile }.
    }
    .brief = Replies with points: { $count } against { $others }.
hint-why-reply = { $count ->
        [one] { $all ->
            [one] Then the only tile that { $name } might hold makes points, at most { $points }.
           *[other] Then 1 of the { $all } tiles that { $name } might hold makes points, at most { $points }.
        }
       *[other] Then { $count } of the { $all } tiles that { $name } might hold make points, at most { $points }.
    }
    .brief = { $name } scores with { $count } of { $all }.
hint-why-reply-sure = Then { $name } can make { $points } points: { $name } is sure to hold { $tile }.
    .brief = { $name } surely has { $tile }: { $points } points.
hint-why-reply-most = Then no tile that { $name } might hold makes more than { $points } points; after { $tile } one could make { $others }.
    .brief = { $name }: up to { $points } points against { $others }.
hint-why-more-games = I see no single reason, but when I play it out, it wins { $count } more games in 100 than { $tile }.
    .brief = Wins { $count } in 100 more than { $tile }.
hint-why-follow = After that your { $own } could make { $points } points; after { $tile } { $less ->
        [0] none of your tiles could make any
       *[other] none of your tiles could make more than { $less }
    }.
    .brief = Then { $own }: { $points } points, not { $less }.
hint-why-last-makes = { $name } is sure to hold { $own } and wins the hand with it. That then makes { $points ->
        [0] no points
       *[other] { $points } points
    }; after { $tile } it would make { $others ->
        [0] none
       *[other] { $others }
    }.
    .brief = { $own }: { $points } points, after { $tile } { $others }.
hint-why-safe = Then no tile that { $name } might hold makes points.
    .brief = { $name } cannot have a scoring tile.
hint-last-fits = { $count ->
        [0] { $name } has one tile left, which cannot fit after that.
       *[other] { $sure ->
            [0] { $told ->
                [0] { $name } has one tile left. Of the { $all } that it could be, { $few ->
                    [0] {""}
                   *[other] only{" "}
                }{ $count ->
                    [one] 1 fits
                   *[other] { $count } fit
                } then; if it fits, { $name } wins the hand, and your pips count for { $name }.
               *[other] If { $name }'s last tile fits, { $name } wins the hand, and your pips count for { $name }.
            }
           *[other] { $name } has one tile left, which is sure to fit after that: { $name } wins the hand, and your pips count for { $name }.
        }
    }
    .brief = { $count ->
        [0] { $name }'s last tile cannot fit.
       *[other] { $sure ->
            [0] { $name }'s last fits: { $count } of { $all }.
           *[other] { $name }'s last tile surely fits.
        }
    }
hint-why-fits = { $left ->
        [0] { $all ->
            [one] Then your other tile fits; after { $tile } it would not.
           *[other] Then all your other tiles fit; after { $tile } { $others ->
                [0] none would
               *[other] only { $others } would
            }.
        }
       *[other] { $count ->
            [one] Then 1 of your { $all } other tiles fits; after { $tile } none would.
           *[other] Then { $count } of your { $all } other tiles fit; after { $tile } { $others ->
                [0] none would
               *[other] only { $others } would
            }.
        }
    }
    .brief = Yours that fit: { $count } of { $all } against { $others }.
hint-why-fewer-fit = Then only a { $values } fits: { $count ->
        [0] none of the { $all } tiles that { $name } might hold has one
        [one] 1 of the { $all } tiles that { $name } might hold has one
       *[other] { $count } of the { $all } tiles that { $name } might hold have one
    }; { $others } of them would fit after { $tile }.
    .brief = { $name }: { $count ->
        [one] 1 tile fits
       *[other] { $count } tiles fit
    } against { $others }.
hint-why-heavy = { $ties ->
        [0] No points, but at { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        } it is your heaviest tile. What you are left with counts for the winner.
       *[other] No points, but it has { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }, and none of your tiles is heavier. What you are left with counts for the winner.
    }
    .brief = { $ties ->
        [0] Your heaviest tile: { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }.
       *[other] { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }, and none is heavier.
    }
hint-why-heavier = No points, but it rids you of { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }; { $tile } would rid you of { $less ->
        [0] none
       *[other] only { $less }
    }. What you are left with counts for the winner.
    .brief = Pips gone: { $pips }; with { $tile }: { $less }.
hint-why-even = No points, but { $tile } would be no better: both win about as often.
    .brief = { $tile } would be as good.
hint-why-stuck = None of your tiles has a { $values }.
    .brief = You have { $none }.
hint-tile-left = { $tile } on the left
    .brief = { $tile } left
hint-tile-right = { $tile } on the right
    .brief = { $tile } right
hint-tile-up = { $tile } at the top
    .brief = { $tile } up
hint-tile-down = { $tile } at the bottom
    .brief = { $tile } down
hint-why-keep = { $points ->
        [0] No extra tile would make points now, and this way you keep all { $count } tiles to choose from.
       *[other] An extra tile would make up to { $points } points now, but this way you keep all { $count } tiles to choose from.
    }
    .brief = { $points ->
        [0] Keep all { $count }; none would score.
       *[other] Keep all { $count }, despite { $points } points.
    }
hint-next-points = { $tile } would make { $points } points now; the hint makes none.
    .brief = { $tile } makes { $points } points now.
hint-next-end = It makes no difference whether you lay it { $end } or { $other }: either way you win { $count ->
        [0] fewer than 1 game in 100
        [100] nearly every game
        [one] about 1 game in 100
       *[other] about { $count } games in 100
    }.
    .brief = As good: { $end } or { $other }.
hint-alike = It makes no difference whether you lay it { $ends }: these ends are alike.
    .brief = No difference: { $ends }.
hint-any-end = It makes no difference whether you lay it { $ends }.
    .brief = No difference: { $ends }.
hint-else-points = { $tile } would make { $points } points now, and yet is not among the two best.
    .brief = { $tile } makes { $points }, but is no better.
hint-apart-replies = { $others ->
        [0] None
       *[other] { $others }
    } of the tiles that { $name } might hold would make points after { $tile }; after the hint, { $count ->
        [0] none
       *[other] { $count }
    } would.
    .brief = Scoring after { $tile }: { $others ->
        [one] 1 tile
       *[other] { $others } tiles
    }, hint { $count }.
hint-apart-most = After { $tile } a tile that { $name } might hold could make up to { $others } points; after the hint, up to { $count }.
    .brief = { $name } after { $tile }: up to { $others } points, hint { $count }.
hint-apart-fits = { $others ->
        [0] None
       *[other] { $others }
    } of your tiles would fit after { $tile }; after the hint, { $count ->
        [0] none
       *[other] { $count }
    } would.
    .brief = Yours that fit after { $tile }: { $others }, hint { $count }.
hint-apart-pips = { $tile } would rid you of { $others ->
        [0] no pips
        [one] 1 pip
       *[other] { $others } pips
    }; the hint rids you of { $count ->
        [0] none
       *[other] { $count }
    }.
    .brief = Pips gone with { $tile }: { $others }, hint { $count }.
hint-apart-answers = { $others ->
        [0] None
       *[other] { $others }
    } of the tiles that { $name } might hold would fit after { $tile }; after the hint, { $count ->
        [0] none
       *[other] { $count }
    } would.
    .brief = { $name } after { $tile }: { $others } fit, hint { $count }.
hint-reply-most = None of the tiles that { $name } might hold makes more than { $points } points.
    .brief = { $name } scores { $points } at most.
hint-fitting = { $left ->
        [0] { $all ->
            [one] Then your other tile fits.
           *[other] Then all your other tiles fit.
        }
       *[other] { $count ->
            [0] { $all ->
                [one] Then your other tile does not fit.
               *[other] Then none of your { $all } other tiles fits.
            }
            [one] Then 1 of your { $all } other tiles fits.
           *[other] Then { $count } of your { $all } other tiles fit.
        }
    }
    .brief = Yours that fit then: { $count } of { $all }.
hint-drawing = { $count ->
        [0] { $all ->
            [one] The only unseen tile does not fit.
           *[other] None of the { $all } unseen tiles fits.
        }
        [one] { $all ->
            [one] The only unseen tile fits.
           *[other] Of the { $all } unseen tiles, 1 fits.
        }
       *[other] Of the { $all } unseen tiles, { $count } fit.
    }
    .brief = Unseen that fit: { $count } of { $all }.
hint-none = no { $value }
hint-lacks = It is known that { $name } has { $none }.
    .brief = { $name } has { $none }.
hint-lacks-too = { $name } has { $none }.

# The levels

levels-here = In domino, easy looks for points only every third turn, and counts a double only once. Normal considers what the next player could score. From level 7 up the computer plays the hand through in its mind, with tiles that you might hold.
    .brief = From 7 up it thinks the hand through.

# What players boast of

best-domino-hand = Best hand: { $count } points, in { $game }, { $when }.
    .brief = Best hand: { $count }, { $game }.
best-domino-tile = Best tile: { $count } points, in { $game }, { $when }.
    .brief = Best tile: { $count }, { $game }.

# What beginners do next

help-first = To begin, type `moves` to hear which of your tiles fit and what each would score. Then type one of them.

# Headings above lines that can be chosen.

choices-end = { $end ->
    [left] Left end
    [right] Right end
    [up] Top end
   *[down] Bottom end
}
