# Spion & Spion, the game of spies.
# Each announcement has four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

# Colours, spies, places

colour-black = Black
    .prompt = Bk
colour-white = White
    .prompt = Wh
colour-black-red = Black-red
    .brief = Red
    .prompt = Rd
colour-white-blue = White-blue
    .brief = Blue
    .prompt = Bl
spy = { $colour } { $letter }
    .brief = { $colour } { $letter }
    .prompt = { $colour } { $letter }
spy-own = spy { $letter }
    .prompt = { $letter }
spy-yours = your spy { $letter }
    .prompt = { $letter }
spy-with = { $spy }, with the { $colour } bazong
    .brief = { $spy }, with { $colour } bazong
    .prompt = { $spy }, { $colour } baz
spy-with-own = { $spy }, with your bazong
    .brief = { $spy }, with your bazong
    .prompt = { $spy }, your baz
place-field = { $field }
place-embassy = { $colour } embassy
    .brief = { $colour } embassy
    .prompt = { $colour } emb
place-own-embassy = Your embassy
    .prompt = home
place-embassy-within = { $colour } embassy
place-own-embassy-within = your embassy
at-field = on { $field }
    .prompt = { $field }
at-alfred = on { $field }, Alfred
    .prompt = { $field }
at-embassy = in the { $colour } embassy
    .brief = in { $colour } embassy
    .prompt = at { $colour }
at-own-embassy = in your embassy
    .prompt = home
to-field = to { $field }
    .prompt = { $field }
to-alfred = to { $field }, Alfred
    .prompt = { $field }
to-embassy = to the { $colour } embassy
    .brief = to { $colour } embassy
    .prompt = at { $colour }
to-own-embassy = to your embassy
    .prompt = to your emb
at-dungeon = in the dungeon
    .prompt = jailed
at-reserve = in reserve
at-nowhere = out of the game
    .prompt = out
bazong-of = the { $colour } bazong
    .brief = { $colour } bazong
    .prompt = { $colour } baz
bazong-own = your bazong
    .prompt = your baz
trap-snake = snake
trap-magnet = magnet
trap-bottle = bottle
the-snake = the snake
the-magnet = the magnet
the-bottle = the bottle
snake-as-object = the snake
magnet-as-object = the magnet
bottle-as-object = the bottle
thing-trap = { $trap } trap
pass-ride = ride
pass-dash = dash
pass-jet = jet
pass-yawn = yawn
pass-cheque = cheque
pass-view = view
pass-sob = sob
pass-pant = pant
pass-unseen = unseen
pass-cheque-wins = winning cheque
pass-copies = { $count ->
        [2] { $pass } twice
       *[other] { $pass } { $count } times
    }
who = { $name } as { $colour }
    .brief = { $name } as { $colour }
zillions = { $count ->
        [0] no zillions
        [one] 1 zillion
       *[other] { $count } zillions
    }
    .prompt = { $count }
two-colours = { $first } and { $second }
    .brief = { $first }, { $second }
    .prompt = { $first }, { $second }

# At the beginning

nobody-plays = No players, so nobody spies on anybody. Nobody has won, and the box is shut again.
    .brief = Nobody plays, nobody wins. Box shut.
intro-four = Spion & Spion. You are { $colour }, and your partner is { $name } as { $partner }.
    .brief = You: { $colour }. Partner: { $name } { $partner }.
    .full = Spion & Spion, the game of spies for four. You are { $colour }. Your partner is { $name } as { $partner }.
    .prompt = You: { $colour }.
intro-against-four = Against you: { $items }.
    .brief = Against you: { $items }.
    .full = Your enemies are { $items }.
    .prompt = { $items }.
intro-two = Spion & Spion. You are { $colour }.
    .brief = Spion. You are { $colour }.
    .full = Spion & Spion, the game of spies for two. You are { $colour }.
    .prompt = You: { $colour }.
intro-against-two = You play against { $items }.
    .brief = Against you: { $items }.
    .full = Your enemy is { $items }.
    .prompt = { $items }.
intro-all = Spion & Spion. { $items }.
    .brief = { $items }.
    .full = Spion & Spion, the game of spies, with { $count } players: { $items }.
    .prompt = Spion for { $count }.
intro-no-notes = I keep no notes of the passes taken.
    .brief = No notes of passes.
    .full = In this game I keep no notes of the passes; you have to remember them yourself.
    .prompt = No notes.
numbered = Your spies: A, number { $one }; B, number { $two }; C, number { $three }.
    .brief = A: { $one }, B: { $two }, C: { $three }.
    .full = Your spies have secret numbers: A, number { $one }; B, number { $two }; C, number { $three }. D is your reserve spy, without a number.
    .prompt = A{ $one } B{ $two } C{ $three }.
ask-prepare = Who waits in your dungeon, and which of { $colour }'s numbers is the traitor? For example: `C 2`.
    .brief = Dungeon, and traitor? Such as `C 2`.
    .full = Say which of your spies, A to C, waits in the dungeon, and write a number from 1 to 3 into your envelope: { $colour }'s spy with that number is the traitor. For example: `C 2`.
    .prompt = Dungeon, number: `C 2`?
prepared-you = Your spy { $letter } waits in the dungeon. The traitor is number { $number }.
    .brief = Dungeon: spy { $letter }. Traitor: { $number }.
    .full = Your spy { $letter } waits in the dungeon. Your envelope names number { $number } as the traitor.
    .prompt = { $letter } { $number }.
prepared-other = { $colour } is ready.
    .brief = { $colour } is ready.
    .full = { $colour } has chosen and is ready.
    .prompt = { $colour } ready.
began-other = { $colour } begins.
    .brief = { $colour } begins.
    .full = All are ready, and { $colour } begins.
    .prompt = { $colour } begins.
began-jailed = In the dungeons: { $spies }.

# What is asked

turn-you = Your turn.
    .brief = Your turn.
    .full = Your turn: step with a spy, or take a pass.
    .prompt = Move?
turn-first = Your turn: step with a spy, such as `{ $letter }`, or take pass `1`, `2` or `3`.
    .brief = Your turn: `{ $letter }`, or pass `1`, `2` or `3`.
    .full = Your turn: free spies, set or clear traps if you like; then step with a spy, such as `{ $letter }`, or take a pass from the top: `1`, `2` or `3`.
    .prompt = Move?
again-you = You move again.
    .brief = Move again.
    .full = You move again: step with a spy, or take a pass.
    .prompt = Again?
turn-ask = Your turn: step with a spy, such as `step { $letter }`, or take `pass 1`, `pass 2` or `pass 3`. Before that you can free spies, set a trap or throw the trap die.
    .brief = Your turn: `step { $letter }`, or `pass 1`.
    .prompt = Move?
turn-ask-pass = Your turn: none of your spies can step, so take `pass 1`, `pass 2` or `pass 3`. Before that you can free spies or throw the trap die.
    .brief = No spy can step: `pass 1`, for example.
    .prompt = Move?
again-ask = You move again: step with a spy, such as `step { $letter }`, or take `pass 1`, `pass 2` or `pass 3`.
    .brief = Again: `step { $letter }`, or `pass 1`.
    .prompt = Again?
again-ask-pass = You move again: none of your spies can step, so take `pass 1`, `pass 2` or `pass 3`.
    .brief = Again, no spy can step: `pass 1`.
    .prompt = Again?
ask-walk = Who walks { $places } places?
    .brief = Who walks { $places } places?
    .full = Which of your spies walks { $places } places?
    .prompt = Who walks { $places }?
    .short = Who walks?
ask-view = Whose number will you look at?
    .brief = Whose number?
    .full = Which enemy spy's number will you look at?
    .prompt = Look at whom?
    .short = Whose?
ask-sweep = Which trap does the grey spy clear?
    .brief = Grey clears which trap?
    .full = Which trap on the board does the grey spy clear?
    .prompt = Which trap?
    .short = Trap?
ask-hunt = Which enemy does the grey spy attack?
    .brief = Which enemy does grey attack?
    .full = Which enemy on the fields does the grey spy attack?
    .prompt = Grey attacks whom?
    .short = Whom?
ask-meet = Which enemy does your spy { $letter } attack first?
    .brief = Which does spy { $letter } attack first?
    .full = Several enemies are here. Which one does your spy { $letter } attack first?
    .prompt = Attack whom?
    .short = Whom?
ask-keep = Your spy { $letter } can carry only one bazong. Which one: { $items }?
    .brief = Keep one: { $items }.
    .full = Your spy { $letter } can carry only one bazong. Which one does it keep: { $items }?
    .prompt = Keep which?
    .short = Which?
attack-you = Your spy { $letter } attacks { $defender }. { $usual ->
        [1] Plan?
       *[other] Any plan that they do not guess wins: `A`, `B` or `C`?
    }
    .brief = Your spy { $letter } attacks { $defender }. Plan?
    .full = Your spy { $letter } attacks { $defender }, { $at }. You win if the plans differ. Your plan: `A`, `B` or `C`?
    .prompt = { $defender }: plan?
    .told = Your { $attacker } attacks { $defender }, { $at }.
    .told-brief = Your { $attacker } attacks { $defender }.
    .short = Plan?
attack-you-grey = The grey spy attacks { $defender }. { $usual ->
        [1] Plan?
       *[other] Any plan that they do not guess wins: `A`, `B` or `C`?
    }
    .brief = Grey attacks { $defender }. Plan?
    .full = The grey spy attacks { $defender }, { $at }, for you. She wins if the plans differ. Your plan: `A`, `B` or `C`?
    .prompt = { $defender }: plan?
    .told = The grey spy attacks { $defender }, { $at }, for you.
    .told-brief = Grey attacks { $defender }.
    .short = Plan?
attack-other = { $attacker } attacks your spy { $letter }, { $at }. { $usual ->
        [1] Plan?
       *[other] Guess their plan to win: `A`, `B` or `C`?
    }
    .brief = { $attacker } attacks your spy { $letter }. Plan?
    .full = { $attacker } attacks your spy { $letter }, { $at }. You win if your plan is the same. Your plan: `A`, `B` or `C`?
    .prompt = { $attacker } at { $defender }. Plan?
    .told = { $attacker } attacks your { $defender }, { $at }.
    .told-brief = { $attacker } attacks your { $defender }.
    .short = Plan?
attack-other-grey = { $colour }'s grey spy attacks your spy { $letter }, { $at }. { $usual ->
        [1] Plan?
       *[other] Guess their plan to win: `A`, `B` or `C`?
    }
    .brief = Grey attacks your spy { $letter }. Plan?
    .full = { $colour }'s grey spy attacks your spy { $letter }, { $at }. You win if your plan is the same. Your plan: `A`, `B` or `C`?
    .prompt = Grey at { $defender }. Plan?
    .told = The grey spy attacks your { $defender }, { $at }.
    .told-brief = Grey attacks your { $defender }.
    .short = Plan?
questioned = Unmask a { $colour } spy? Name it, or type `no`.
    .brief = Unmask a { $colour } spy, or `no`?
    .full = You may now unmask one of { $colour }'s spies as the traitor in your envelope. Name it, such as `unmask B`, or type `no`.
    .prompt = { $usual ->
        [1] Unmask?
       *[other] Unmask { $colour }?
    }
    .short = Unmask?
unmask-unknown = You do not know the number of { $spy }. If it is not the traitor, you are out. Are you sure? `Yes` or `no`; Enter means no.
    .brief = { $spy }: unknown. Sure? Enter means no.
    .prompt = { $spy } unknown. Sure?
unmask-wrong = { $spy }, number { $number }, is not the traitor. If you name it, you are out. Are you sure? `Yes` or `no`; Enter means no.
    .brief = { $spy }: { $number }, wrong. Enter means no.
    .prompt = { $spy } is { $number }. Sure?
questions-on = I ask about unmasking only when you know the traitor.
    .brief = I ask when you know the traitor.
    .full = Questions are on: after your fights, and when an enemy has walked with a bazong, I ask about unmasking if you know the traitor in your envelope. If several of you share a keyboard, I always ask, so that nobody learns anything from it.
    .prompt = Questions on.
questions-all = I ask about unmasking whenever it is possible.
    .brief = I ask whenever it is possible.
    .full = All questions are on: I ask about unmasking after each of your fights, and whenever an enemy has walked with a bazong.
    .prompt = All questions.
questions-off = I do not ask about unmasking. You can still do it on your turn.
    .brief = I do not ask about unmasking.
    .full = Questions are off: I never ask about unmasking, not even after your fights. You can still do it on your turn, before a move.
    .prompt = Questions off.

# Before the move

freed-you = You free spy { $letter }; { $money } left.
    .brief = Spy { $letter } is free; { $money } left.
    .full = You pay 1 zillion to free spy { $letter }, who comes into your embassy. You have { $money } left.
    .prompt = Free: { $letter }, { $money }.
    .short = Free.
freed-other = { $colour } frees { $letters }.
    .brief = { $colour } frees { $letters }.
    .full = { $colour } pays to free { $letters }, and has { $money } left.
    .prompt = { $colour } frees { $letters }.
trap-you = You set { $thing } on { $field }; { $money } left.
    .brief = Trap { $trap } on { $field }. Left: { $money }.
    .full = You set the { $trap } on { $field } for 2 zillions, and have { $money } left.
    .prompt = Trap { $field }.
trap-other = { $colour } sets { $thing } on { $field }.
    .brief = { $colour } traps { $field }: { $trap }.
    .full = { $colour } sets a trap on { $field }, the { $trap }.
    .prompt = { $colour } traps { $field }.
ordered-you = { $throws ->
        [one] You pay for 1 throw; { $money } left.
       *[other] You pay for { $throws } throws; { $money } left.
    }
    .brief = Throws: { $throws }. Left: { $money }.
    .full = You pay for { $throws ->
        [one] 1 throw
       *[other] { $throws } throws
    } of the trap die. You have { $money } left.
    .prompt = Throws: { $throws }.
ordered-other = { $throws ->
        [one] { $colour } pays for 1 throw.
       *[other] { $colour } pays for { $throws } throws.
    }
    .brief = { $colour } throws: { $throws }.
    .full = { $colour } pays for { $throws ->
        [one] 1 throw
       *[other] { $throws } throws
    } of the trap die and has { $money } left.
    .prompt = { $colour } throws.
thrown-cleared = The die shows the { $face }: { $thing } on { $field } is gone.
    .brief = Die: { $face }; { $trap } on { $field } gone.
    .full = The die shows the { $face }, so the trap on { $field }, the { $trap }, is gone.
    .prompt = { $field } clear.
thrown-nothing = The die shows the { $face }: no trap is cleared.
    .brief = Die: { $face }; nothing cleared.
    .full = The die shows the { $face }: the trap that it could clear is not on the board.
    .prompt = Die { $face }: nothing.

# The move

took-you = A { $pass }.
    .brief = A { $pass }.
    .full = The pass you have taken is a { $pass }.
    .prompt = { $pass }.
    .told = You take pass { $depth }, a { $pass }.
    .told-brief = You: pass { $depth }, { $pass }.
    .short = { $pass }.
took-you-idle = A { $pass }: nothing happens.
    .brief = A { $pass }, no effect.
    .full = The pass you have taken is a { $pass }. Nothing happens.
    .prompt = { $pass }, idle.
    .told = You take pass { $depth }, a { $pass }. Nothing happens.
    .told-brief = You: pass { $depth }, { $pass }, no effect.
    .short = Nothing.
took-other = { $usual ->
        [1] { $colour } takes a { $pass }.
       *[other] { $colour } takes pass { $depth }, a { $pass }.
    }
    .brief = { $colour }, pass { $depth }: { $pass }.
    .full = { $colour } takes pass { $depth } from the top, a { $pass }.
    .prompt = { $colour } { $pass }.
took-other-sob = { $usual ->
        [1] { $colour } takes a { $pass }.
       *[other] { $colour } takes pass { $depth }, a { $pass }.
    }
    .brief = { $colour }, pass { $depth }: { $pass }.
    .full = { $colour } takes pass { $depth } from the top, a { $pass }.
    .prompt = { $colour } { $pass }.
took-other-idle = { $usual ->
        [1] { $colour } takes a { $pass }.
       *[other] { $colour } takes pass { $depth }, a { $pass }, to no effect.
    }
    .brief = { $colour }, pass { $depth }: { $pass }, nothing.
    .full = { $colour } takes pass { $depth } from the top, a { $pass }. Nothing happens.
    .prompt = { $colour } { $pass }.
took-other-walk = { $usual ->
        [1] { $colour } { $letter } walks { $to }.
       *[other] { $colour } takes pass { $depth }, a { $pass }. Spy { $letter } walks { $to }.
    }
    .brief = { $colour }, pass { $depth } { $pass }: spy { $letter } { $to }.
    .full = { $colour } takes pass { $depth } from the top, a { $pass }. { $colour } { $letter } walks { $to }.
    .prompt = { $colour } { $letter } { $pass } { $to }.
took-other-cash = { $usual ->
        [1] { $colour } takes a { $pass } and now has { $money }.
       *[other] { $colour } takes pass { $depth }, a { $pass }, gets { $gain } and has { $money }.
    }
    .brief = { $colour }: { $pass }, { $money }.
    .full = { $colour } takes pass { $depth } from the top, a { $pass }. The bank pays { $gain }, and { $colour } has { $money }.
    .prompt = { $colour } { $pass }, { $money }.
took-other-view = { $usual ->
        [1] { $colour } looks at { $spy }.
       *[other] { $colour } takes pass { $depth }, a { $pass }, and looks at { $spy }.
    }
    .brief = { $colour } looks at { $spy }.
    .full = { $colour } takes pass { $depth } from the top, a { $pass }, and looks at the number of { $spy }.
    .prompt = { $colour } sees { $spy }.
cashed-you = You get { $gain } and have { $sum }.
    .brief = You get { $gain } and have { $sum }.
    .full = The bank pays you { $gain }. You have { $money }.
    .prompt = Plus { $gain }: { $money }.
    .short = Money.
cashed-other = { $colour } gets { $gain } and has { $money }.
    .brief = { $colour } now has { $money }.
    .full = The bank pays { $colour } { $gain }. { $colour } has { $money }.
    .prompt = { $colour } { $money }.
walked-you = Spy { $letter } is { $at }.
    .brief = Spy { $letter }: { $at }.
    .full = Your spy { $letter } is now { $at }.
    .prompt = { $letter }, { $at }.
    .told = Your spy { $letter } is now { $at }.
    .short = { $letter }.
walked-other = { $colour } { $letter } walks { $to }.
    .brief = { $colour } { $letter } { $to }.
    .full = { $colour } { $letter } walks { $to }.
    .prompt = { $colour } { $letter } { $to }.
viewed-you = { $spy } is number { $number }.
    .brief = { $spy }: number { $number }.
    .full = You look at { $spy }, and it is number { $number }.
    .prompt = { $spy } is { $number }.
    .short = { $number }.
viewed-other = { $colour } looks at the number of { $spy }.
    .brief = { $colour } looks at { $spy }.
    .full = { $colour } looks at the number of { $spy }.
    .prompt = { $colour } sees { $spy }.
viewed-mine = { $colour } looks at your spy { $letter }.
    .brief = { $colour } looks at your spy { $letter }.
    .full = { $colour } looks at the number of your spy { $letter }.
    .prompt = { $colour } sees your { $letter }.
looked = { $spy } is number { $number }.
    .brief = { $spy }: number { $number }.
    .full = { $spy } is on an Alfred field, so you can see that it is number { $number }.
    .prompt = { $spy } is { $number }.
    .short = { $number }.
swept = The grey spy clears { $thing } from { $field }.
    .brief = Grey clears the { $trap } on { $field }.
    .full = The grey spy clears the trap on { $field }, the { $trap }.
    .prompt = { $field } clear.

# Fights

planned-you = Your plan is chosen.
    .brief = Your plan is chosen.
    .full = Your plan is chosen; nobody else knows it.
    .prompt = Chosen.
won-attack = You beat { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number }
    }, who chose plan { $theirs }.
    .brief = You beat { $defender }{ $number ->
        [0] {""}
       *[other] , { $number }
    }. Now { $money }.
    .full = You win the fight: your plan was { $own }, theirs { $theirs }. { $defender }{ $number ->
        [0] , a reserve spy without a number,
       *[other] , number { $number }, which everybody sees,
    } goes to the dungeon. You get 1 zillion and have { $money }.
    .prompt = Got { $defender }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
    .told = You beat { $defender }{ $number ->
            [0] {""}
           *[other] , number { $number }
        }, with plan { $own } against plan { $theirs }.
    .short = Won.
lost-attack = You lose spy { $letter }: both chose plan { $own }.
    .brief = Fight lost: both { $own }. Now { $money }.
    .full = You lose the fight: both plans were { $own }. Your spy { $letter }{ $number ->
        [0] {""}
       *[other] , number { $number }, which everybody sees,
    } goes to the dungeon. You pay 1 zillion and have { $money }.
    .prompt = Lost { $attacker }, { $money }.
    .short = Lost.
lost-grey = The grey spy loses: both chose plan { $own }.
    .brief = Grey loses. Now { $money }.
    .full = The grey spy loses: both plans were { $own }. You pay 1 zillion and have { $money }; no spy of yours is lost.
    .prompt = Lost, { $money }.
    .short = Lost.
won-defence = You beat { $attacker }{ $number ->
        [0] {""}
       *[other] , number { $number }
    }: both chose plan { $own }.
    .brief = You beat { $attacker }{ $number ->
        [0] {""}
       *[other] , { $number }
    }. Now { $money }.
    .full = You win the fight: both plans were { $own }. { $attacker }{ $number ->
        [0] , a reserve spy without a number,
       *[other] , number { $number }, which everybody sees,
    } goes to the dungeon. You get 1 zillion and have { $money }.
    .prompt = Got { $attacker }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
    .short = Won.
won-grey = You beat the grey spy: both chose plan { $own }.
    .brief = Fight won: both { $own }. Now { $money }.
    .full = You win against the grey spy: both plans were { $own }. You get 1 zillion and have { $money }.
    .prompt = Won, { $money }.
    .short = Won.
lost-defence = You lose spy { $letter }: they chose plan { $theirs }.
    .brief = Fight lost: { $own }, to { $theirs }. Now { $money }.
    .full = You lose the fight: your plan was { $own }, theirs { $theirs }. Your spy { $letter }{ $number ->
        [0] {""}
       *[other] , number { $number }, which everybody sees,
    } goes to the dungeon. You pay 1 zillion and have { $money }.
    .prompt = Lost { $defender }, { $money }.
    .told = You lose your spy { $letter }, with plan { $own } against plan { $theirs }.
    .short = Lost.
fought-attack = { $attacker } beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }, { $at }.
    .brief = { $attacker } beats { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number }
    }.
    .full = { $attacker } attacks { $defender }, { $at }, and wins with plan { $theirs } against plan { $own }. { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number },
    } goes to the dungeon.
    .prompt = { $attacker } beats { $defender }.
fought-defence = { $attacker }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number },
        }
    } loses to { $defender }, { $at }.
    .brief = { $attacker }{ $number ->
        [0] {""}
       *[other] , number { $number },
    } loses to { $defender }.
    .full = { $attacker } attacks { $defender }, { $at }, and loses: both chose plan { $own }. { $attacker }{ $number ->
        [0] {""}
       *[other] , number { $number },
    } goes to the dungeon.
    .prompt = { $defender } beats { $attacker }.
fought-grey-won = The grey spy beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }, { $at }.
    .brief = Grey beats { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number }
    }.
    .full = The grey spy fights for { $colour } and beats { $defender }, { $at }. { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number },
    } goes to the dungeon.
    .prompt = Grey beats { $defender }.
fought-grey-lost = The grey spy loses to { $defender }, { $at }.
    .brief = Grey loses to { $defender }.
    .full = The grey spy fights for { $colour } and loses to { $defender }, { $at }.
    .prompt = { $defender } beats grey.

# Bazongs

bazong-won = { $spy } now has { $bazong }.
    .brief = { $spy } now has { $bazong }.
    .full = { $spy } now carries { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-won-you = Your spy { $letter } now has { $bazong }.
    .brief = Spy { $letter } now has { $bazong }.
    .full = Your spy { $letter } now carries { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-you = Your spy { $letter } takes { $bazong }. You get { $gain } and have { $sum }.
    .brief = Spy { $letter }: { $bazong }. Now { $money }.
    .full = Your spy { $letter } takes { $bazong }. The bank pays you { $gain }, and you have { $money }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-other = { $spy } takes { $bazong }. { $colour } now has { $money }.
    .brief = { $spy } takes { $bazong }.
    .full = { $spy } takes { $bazong }. The bank pays { $colour } { $gain } for it. { $colour } now has { $money }.
    .prompt = { $spy } takes { $bazong }.
bazong-found = { $spy } picks up { $bazong }.
    .brief = { $spy } picks up { $bazong }.
    .full = { $spy } picks up { $bazong } from where it lay.
    .prompt = { $spy }: { $bazong }.
bazong-found-you = Your spy { $letter } picks up { $bazong }.
    .brief = Spy { $letter } picks up { $bazong }.
    .full = Your spy { $letter } picks up { $bazong } from where it lay.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-kept = { $spy } keeps { $bazong }.
    .brief = { $spy } keeps { $bazong }.
    .full = { $spy } keeps { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-kept-you = Your spy { $letter } keeps { $bazong }.
    .brief = Spy { $letter } keeps { $bazong }.
    .full = Your spy { $letter } keeps { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-lies = Now { $bazong } lies on { $field }.
    .brief = Now { $bazong } lies on { $field }.
    .full = Now { $bazong } lies on { $field }, for the next spy who lands there.
    .prompt = { $field }: { $bazong }.
bazong-home = Now { $bazong } is home again.
    .brief = Now { $bazong } is home again.
    .full = Now { $bazong } is home again, in its embassy.
    .prompt = Home: { $bazong }.
bazong-gone = Now { $bazong } is out of the game.
    .brief = Now { $bazong } is out.
    .full = Now { $bazong } is out of the game.
    .prompt = Out: { $bazong }.

# Traitors

unmasked-you = Right: { $spy } is the traitor. Your reserve spy { $letter } takes its place, { $at }.
    .brief = Right! Spy { $letter } is now { $at }.
    .full = Right: { $spy } is the traitor and leaves the game. Your reserve spy { $letter } takes its place, { $at }.
    .prompt = Yes! { $letter }: { $at }.
    .short = Right!
unmasked-you-dungeon = Right: { $spy } is the traitor. Your reserve spy { $letter } waits in your dungeon.
    .brief = Right! Spy { $letter } is in your dungeon.
    .full = Right: { $spy } is the traitor and leaves the game. It was in a dungeon, so your reserve spy { $letter } waits in yours.
    .prompt = Yes! Jailed: { $letter }.
    .short = Right!
unmasked-you-gone = Right: { $spy } is the traitor and leaves the game.
    .brief = Right! { $spy } is out.
    .full = Right: { $spy } is the traitor and leaves the game. You have no reserve spy to take its place.
    .prompt = Yes! { $spy }.
    .short = Right!
unmasked-mine = { $colour } unmasks your spy { $own }, who is out. { $colour } { $letter } takes its place, { $at }.
    .brief = Your spy { $own } is unmasked and out.
    .full = { $colour } unmasks your spy { $own }, number { $number }, as the traitor. It is out of the game, and { $colour } { $letter } takes its place, { $at }.
    .prompt = Out: your { $own }.
unmasked-mine-dungeon = { $colour } unmasks your spy { $own }, who is out. { $colour } { $letter } waits in { $colour }'s dungeon.
    .brief = Your spy { $own } is unmasked and out.
    .full = { $colour } unmasks your spy { $own }, number { $number }, as the traitor. It is out of the game, and { $colour } { $letter } waits in { $colour }'s dungeon instead.
    .prompt = Out: your { $own }.
unmasked-mine-gone = { $colour } unmasks your spy { $own }, who is out.
    .brief = Your spy { $own } is unmasked and out.
    .full = { $colour } unmasks your spy { $own }, number { $number }, as the traitor. It is out of the game, and no reserve spy is left to take its place.
    .prompt = Out: your { $own }.
unmasked-other = { $colour } unmasks { $spy }, number { $number }. { $colour } { $letter } takes its place, { $at }.
    .brief = { $colour } unmasks { $spy }, number { $number }.
    .full = { $colour } unmasks { $spy }, number { $number }, as the traitor, who leaves the game. { $colour } { $letter } takes its place, { $at }.
    .prompt = { $colour } unmasks { $spy }.
unmasked-other-dungeon = { $colour } unmasks { $spy }, number { $number }. { $colour } { $letter } waits in { $colour }'s dungeon.
    .brief = { $colour } unmasks { $spy }, number { $number }.
    .full = { $colour } unmasks { $spy }, number { $number }, as the traitor, who leaves the game. { $colour } { $letter } waits in { $colour }'s dungeon instead.
    .prompt = { $colour } unmasks { $spy }.
unmasked-other-gone = { $colour } unmasks { $spy }, number { $number }, who is out.
    .brief = { $colour } unmasks { $spy }, number { $number }.
    .full = { $colour } unmasks { $spy }, number { $number }, as the traitor, who leaves the game. No reserve spy is left to take its place.
    .prompt = { $colour } unmasks { $spy }.
misjudged-you = Wrong: { $spy }, number { $number }, is not the traitor.
    .brief = Wrong: { $spy }, number { $number }.
    .full = Wrong: { $spy }, number { $number }, is not the traitor in your envelope.
    .prompt = No: { $spy } { $number }.
    .short = Wrong!
misjudged-mine = { $colour } names your spy { $letter } as the traitor and is wrong: it is number { $number }.
    .brief = { $colour } is wrong: your spy { $letter }, { $number }.
    .full = { $colour } names your spy { $letter } as the traitor and is wrong: it is number { $number }, which everybody sees.
    .prompt = { $colour } wrong: { $letter } { $number }.
misjudged-other = { $colour } names { $spy } as the traitor and is wrong: it is number { $number }.
    .brief = { $colour } is wrong: { $spy }, { $number }.
    .full = { $colour } names { $spy } as the traitor and is wrong: it is number { $number }, which everybody sees.
    .prompt = { $colour } wrong: { $spy } { $number }.
out-you = { $reason ->
        [broke] You cannot pay: you are out.
       *[wrong] You are out of the game.
    }
    .brief = { $reason ->
        [broke] You cannot pay: you are out.
       *[wrong] You are out.
    }
    .full = { $reason ->
        [broke] You cannot pay, so you and all your spies are out.
       *[wrong] You are out of the game, and so are all your spies.
    }
    .prompt = You are out.
    .short = Out.
out-other = { $reason ->
        [broke] { $colour } cannot pay and is out.
       *[wrong] { $colour } is out of the game.
    }
    .brief = { $reason ->
        [broke] { $colour } cannot pay and is out.
       *[wrong] { $colour } is out.
    }
    .full = { $reason ->
        [broke] { $colour } cannot pay and is out, with all their spies.
       *[wrong] { $colour } is out of the game, with all their spies.
    }
    .prompt = { $colour } is out.
inherited-you = You learn that the { $enemy } traitor is number { $number }.
    .brief = { $enemy } traitor: number { $number }.
    .full = You inherit your partner's envelope: the { $enemy } traitor is number { $number }.
    .prompt = { $enemy } traitor: { $number }.
inherited-other = { $colour } learns the number of the { $enemy } traitor.
    .brief = { $colour } learns the traitor.
    .full = { $colour } inherits the partner's envelope and learns the number of the { $enemy } traitor; nobody else sees it.
    .prompt = { $colour } learns more.

# The end

resigned-you = You give up.
    .brief = You give up.
    .full = You give up this game.
    .prompt = Given up.
resigned-other = { $colour } gives up.
    .brief = { $colour } gives up.
    .full = { $colour } gives up this game.
    .prompt = { $colour } gives up.
won-you = { $by ->
        [bazong] { $winners ->
                [one] You win: an enemy bazong is in your embassy.
               *[other] Your team wins: an enemy bazong is in one of your embassies.
            } Zillions: { $gained } to { $left }.
        [money] { $winners ->
                [one] You win
               *[other] Your team wins
            } by zillions, { $gained } to { $left }.
        [elimination] { $winners ->
                [one] You win
               *[other] Your team wins
            }: the other side is out. Zillions: { $gained } to { $left }.
        [resignation] { $winners ->
                [one] You win
               *[other] Your team wins
            }: the other side gives up.
       *[standstill] { $winners ->
                [one] You win
               *[other] Your team wins
            }: nothing is happening any more, and you have { $gained } zillions to { $left }.
    }
    .brief = { $by ->
        [bazong] You win by a bazong.
        [money] You win by zillions, { $gained } to { $left }.
        [elimination] You win: the others are out.
        [resignation] You win: the others give up.
       *[standstill] You win at a standstill, { $gained } to { $left }.
    }
    .full = { $by ->
        [bazong] You win this game: an enemy bazong is in an embassy of yours. Zillions: { $gained } to { $left }.
        [money] You win this game: you have enough zillions, { $gained } to { $left }.
        [elimination] You win this game: nobody is left on the other side. Zillions: { $gained } to { $left }.
        [resignation] You win this game: the other side gives up.
       *[standstill] You win this game: for 11 rounds nothing has happened, and you have { $gained } zillions to { $left }.
    }
    .prompt = You win.
lost-you = { $by ->
        [bazong] { $winners ->
                [one] { $colours } has carried your bazong off to an embassy and wins.
               *[other] { $colours } have carried one of your bazongs off to an embassy and win.
            } Zillions: yours { $left }, theirs { $gained }.
        [money] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            } with { $gained } zillions to your { $left }.
        [elimination] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }: your side is out. Zillions: yours { $left }, theirs { $gained }.
        [resignation] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }.
       *[standstill] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }: nothing is happening any more. Zillions: yours { $left }, theirs { $gained }.
    }
    .brief = { $by ->
        [bazong] You lose by a bazong: { $colours }.
        [money] You lose by zillions, { $left } to { $gained }.
        [elimination] You lose: your side is out.
        [resignation] You lose.
       *[standstill] You lose at a standstill, { $left } to { $gained }.
    }
    .full = { $by ->
        [bazong] You lose this game: { $winners ->
                [one] { $colours } has carried your bazong off to an embassy.
               *[other] { $colours } have carried one of your bazongs off to an embassy.
            } Zillions: yours { $left }, theirs { $gained }.
        [money] You lose this game: { $winners ->
                [one] { $colours } has enough zillions
               *[other] { $colours } have enough zillions
            }, { $gained } to your { $left }.
        [elimination] You lose this game: nobody is left on your side. Zillions: yours { $left }, theirs { $gained }.
        [resignation] You lose this game.
       *[standstill] You lose this game: for 11 rounds nothing has happened. Zillions: yours { $left }, theirs { $gained }.
    }
    .prompt = Lost.
won-other = { $by ->
        [bazong] { $colours } won by a bazong. Zillions: { $gained } to { $left }.
        [money] { $colours } won by zillions, { $gained } to { $left }.
        [elimination] { $colours } won: nobody is left on the other side.
        [resignation] { $colours } won: the other side has given up.
       *[standstill] { $colours } won at a standstill, with { $gained } zillions to { $left }.
    }
    .brief = { $by ->
        [bazong] { $colours } won by a bazong.
        [money] { $colours } won by zillions.
       *[other] { $colours } won.
    }
    .full = { $by ->
        [bazong] The game is over. { $colours } won by a bazong. Zillions: { $gained } to { $left }.
        [money] The game is over. { $colours } won by zillions, { $gained } to { $left }.
        [elimination] The game is over: nobody is left on the other side. { $colours } won.
        [resignation] The game is over: the other side has given up. { $colours } won.
       *[standstill] The game is over: for 11 rounds nothing has happened. { $colours } won, with { $gained } zillions to { $left }.
    }
    .prompt = Won: { $colours }.
drawn = Nobody wins: nothing is happening any more, and the sides are level. Zillions: { $gained } each.
    .brief = A draw. Zillions: { $gained } each.
    .full = Nobody wins: for 11 rounds nothing has happened, and the sides are level. Zillions: { $gained } each.
    .prompt = A draw.
shown = { $colour }'s numbers. A: { $one }, B: { $two }, C: { $three }{ $traitor ->
        [0] {""}
       *[other] , traitor: number { $traitor }
    }.
    .brief = { $colour }. A: { $one }, B: { $two }, C: { $three }{ $traitor ->
        [0] {""}
       *[other] , traitor: { $traitor }
    }.

# What is told unasked after the turns of others, after "Now:"; each is a part of a sentence

fact-attack = you can attack { $spies }, with `step { $letter }`
    .full = you can attack { $spies }, with `step { $letter }`, just as they can attack your spy { $letter }
    .prompt = hit { $spies } with { $letter }
fact-bazong = { $steps ->
        [one] { $spy } is 1 step from winning
       *[other] { $spy } is { $steps } steps from winning
    }
    .brief = { $spy }, { $steps } from winning
    .prompt = { $spy }: { $steps } to go
    .full = { $steps ->
        [one] { $carrier }, is 1 step from winning
       *[other] { $carrier }, is { $steps } steps from winning
    }

# Another player's whole turn in one sentence. Any of the parts can come first, directly after the colour: a spy's own doing
# names the spy ("White" and "spy A walks to 2.4"), anything else is the colour's doing ("White" and "frees C").

turn-other = { $colour } { $items }.
part-freed = frees { $letters }
    .full = pays to free { $letters }
part-ordered = { $throws ->
        [one] pays for 1 throw
       *[other] pays for { $throws } throws
    }
part-nothing = throws a { $face }, which clears nothing
    .brief = throws a { $face }, no effect
part-trap = sets { $thing } on { $field }
    .prompt = traps { $field }
part-cleared = clears { $field }
    .full = throws a { $face }, which clears { $thing } on { $field }
    .prompt = clears { $field }
part-swept = clears { $field }
    .full = has the grey spy clear { $thing } on { $field }
    .prompt = clears { $field }
part-took = { $usual ->
        [1] takes a { $pass }
       *[other] takes pass { $depth }, a { $pass }
    }
    .full = takes a { $pass }
part-idle = { $usual ->
        [1] takes a { $pass }
       *[other] takes pass { $depth }, a { $pass }, to no effect
    }
    .brief = takes a { $pass }
    .full = takes a { $pass }, to no effect
part-took-walk = { $usual ->
        [1] { $same ->
            [1] walks { $to }
           *[other] spy { $letter } walks { $to }
        }
       *[other] takes pass { $depth }, a { $pass }, and spy { $letter } walks { $to }
    }
    .brief = { $same ->
        [1] walks { $to }
       *[other] spy { $letter } { $to }
    }
    .full = takes pass { $depth }, a { $pass }, and spy { $letter } walks { $to }
    .prompt = { $same ->
        [1] { $to }
       *[other] { $letter }: { $to }
    }
part-cash = { $usual ->
        [1] takes a { $pass }, and now has { $money }
       *[other] takes pass { $depth }, a { $pass }, and has { $money }
    }
    .brief = has { $money }
    .full = takes pass { $depth }, a { $pass }, gets { $gain } and has { $money }
    .prompt = has { $money }
part-took-view = { $usual ->
        [1] looks at { $spy }
       *[other] takes pass { $depth }, a { $pass }, and looks at { $spy }
    }
    .brief = looks at { $spy }
    .full = takes pass { $depth }, a { $pass }, and looks at the number of { $spy }
    .prompt = sees { $spy }
part-view = looks at { $spy }
    .full = looks at the number of { $spy }
    .prompt = sees { $spy }
part-walk = { $same ->
        [1] walks { $to }
       *[other] spy { $letter } walks { $to }
    }
    .brief = { $same ->
        [1] walks { $to }
       *[other] spy { $letter } { $to }
    }
    .prompt = { $same ->
        [1] { $to }
       *[other] { $letter }: { $to }
    }
part-won = { $same ->
        [1] {""}
       *[other] spy { $letter }{" "}
    }beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }, { $at }
    .prompt = beats { $defender }
    .brief = { $same ->
        [1] {""}
       *[other] spy { $letter }{" "}
    }beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }, { $at }
part-lost = { $usual ->
        [0] { $same ->
            [1] loses to { $defender }
           *[other] spy { $letter } loses to { $defender }
        }
       *[other] { $number ->
            [0] { $same ->
                [1] loses to { $defender }
               *[other] spy { $letter } loses to { $defender }
            }
           *[other] spy { $letter }, number { $number }, loses to { $defender }
        }
    }
    .full = { $number ->
        [0] { $same ->
            [1] loses to { $defender }, { $at }
           *[other] spy { $letter } loses to { $defender }, { $at }
        }
       *[other] spy { $letter }, number { $number }, loses to { $defender }, { $at }
    }
    .prompt = loses to { $defender }
part-grey-won = sends the grey spy, who beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }
    .brief = sends grey, who beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }
    .prompt = beats { $defender }
part-grey-lost = sends the grey spy, who loses to { $defender }
    .brief = sends grey, who loses to { $defender }
    .prompt = loses to { $defender }
part-taken = { $same ->
        [1] {""}
       *[other] spy { $letter }{" "}
    }takes { $bazong }, bringing the total to { $money }
    .brief = { $same ->
        [1] {""}
       *[other] spy { $letter }{" "}
    }takes { $bazong }
    .prompt = takes { $bazong }
part-bazong = { $same ->
        [1] now has { $bazong }
       *[other] spy { $letter } now has { $bazong }
    }
    .prompt = has { $bazong }

# Answers

wait-prepare = Not ready yet: { $colours }.
wait-plan = Yet to choose a plan: { $colours }.
wait-turn = To move: { $colours }.
place-over = Over
place-wait = wait
place-prepare = C 2?
place-turn = move?
place-again = again?
place-walk = who?
place-whom = whom?
place-which = which?
place-plan = plan?
place-question = no?
status-side = { $items }.
entry = { $place }: { $items }
    .brief = { $place }: { $items }
line = { $place }: { $count ->
        [0] empty
       *[other] { $items }
    }.
line-alfred = { $place }, Alfred: { $count ->
        [0] empty
       *[other] { $items }
    }.
status-dungeons = In the dungeons: { $count ->
        [0] nobody
       *[other] { $spies }
    }.
status-out = Out of the game: { $colours }.
status-numbers = Your numbers: { $items }.{ $count ->
        [0] {""}
       *[other] {" "}Out of the game: { $spies }.
    }
    .brief = Numbers: { $items }.{ $count ->
        [0] {""}
       *[other] {" "}Out of the game: { $spies }.
    }
number-item = { $letter }, { $number ->
        [0] without a number
       *[other] number { $number }
    }
    .brief = { $letter }, { $number ->
        [0] none
       *[other] { $number }
    }
reserve-item = { $letter }, in reserve
status-lookable = You can look at { $spies }.
status-money-four = Zillions: you { $money }, your team { $ours } of { $goal }, enemies { $theirs }, bank { $bank }.
    .brief = You { $money }, team { $ours }, enemies { $theirs }.
    .prompt = { $money }, { $ours } to { $theirs }.
status-money-two = Zillions: you { $ours } of { $goal }, enemy { $theirs }, bank { $bank }.
    .brief = You { $ours } of { $goal }, enemy { $theirs }.
    .prompt = { $ours } to { $theirs }.
status-money-both = Zillions: black team { $ours }, white team { $theirs }, goal { $goal }, bank { $bank }.
    .brief = Black team { $ours }, white { $theirs }.
    .prompt = { $ours } to { $theirs }.
money-ours = Your team has { $total } of { $goal } zillions: { $items }.
money-theirs = The other team has { $total } of { $goal } zillions: { $items }.
money-two = Zillions: you { $ours } of { $goal }, { $colour } { $theirs }, bank { $bank }.
    .brief = You { $ours } of { $goal }, { $colour } { $theirs }.
money-own = you { $money }
money-of = { $colour } { $money }
    .brief = { $colour } { $money }
money-bank = The bank has { $money }.
bazong-at = { $spy }, { $at }, has { $bazong }.
    .brief = { $spy } has { $bazong }.
bazong-at-you = Your spy { $letter }, { $at }, has { $bazong }.
    .brief = Your spy { $letter } has { $bazong }.
spies-count = { $count ->
        [0] Your spies: none.
        [one] Your only spy:
       *[other] Your { $count } spies:
    }
spy-line = Your { $spy }, { $number ->
        [0] reserve
       *[other] number { $number }
    }, { $where }.
    .brief = Your { $spy }, { $where }.
spy-item = { $letter }, { $where }
    .brief = { $letter }, { $where }
spy-item-known = { $letter }, number { $number }, { $where }
    .brief = { $letter }, { $number }, { $where }
spies-of = { $colour }: { $items }.
spy-where = { $spy }: { $where }.
own-where = Your spy { $letter } is { $where }.
own-carries = Your spy { $letter } is { $where } and has { $bazong }.
    .brief = Your spy { $letter }, with { $bazong }.
numbers-count = { $count ->
        [0] You know no other spy's number.
        [one] You know the number of 1 other spy:
       *[other] You know the numbers of { $count } other spies:
    }
    .brief = { $count ->
        [0] Known numbers: none.
       *[other] Known numbers: { $count }.
    }
number-own = Your { $spy } is number { $number }.
number-beaten = { $spy }: number { $number }, shown when beaten.
    .brief = { $spy }: { $number }, beaten.
number-accused = { $spy }: number { $number }, shown when named as a traitor.
    .brief = { $spy }: { $number }, was named.
number-viewed = { $spy }: number { $number }, seen with a view pass.
    .brief = { $spy }: { $number }, from a view pass.
number-alfred = { $spy }: number { $number }, seen on an Alfred field.
    .brief = { $spy }: { $number }, by Alfred.
number-deduced = { $spy }: number { $number }, because the others are known.
    .brief = { $spy }: { $number }, it follows.
number-shown = { $spy }: number { $number }, shown at the end.
    .brief = { $spy }: { $number }.
numbers-unknown = Enemies whose number you do not know: { $spies }.
    .brief = Numbers unknown: { $spies }.
envelope = The { $colour } traitor is number { $number }.
    .brief = { $colour } traitor: number { $number }.
traitor-shown = The { $colour } traitor was number { $number }.
envelope-none = Your envelope is empty.
deck-off = I keep no notes of passes in this game.
deck-own = { $players ->
        [2] Known in your deck
       *[other] Known in your team's deck
    }, from the top: { $items }.
deck-theirs = { $players ->
        [2] Known in the enemy's deck
       *[other] Known in the enemies' deck
    }, from the top: { $items }.
deck-item = { $pass } at { $depth }
deck-unseen = Not seen there yet: { $items }.
deck-rest = { $pass } { $count }
side = Side { $number }:
ahead = Within { $count } places ahead of { $spy }, { $at }:
    .brief = Ahead of { $spy }:
ahead-item = { $steps } ahead: { $place }, { $count ->
        [0] empty
       *[other] { $items }
    }.
ahead-alfred = { $steps } ahead: { $place }, Alfred, { $count ->
        [0] empty
       *[other] { $items }
    }.
ahead-dangers = Enemies who can reach { $spy }, with one step or one pass: { $items }.
    .brief = Can reach { $spy }: { $items }.
danger = { $steps ->
        [one] { $spy }, 1 place away
       *[other] { $spy }, { $steps } places away
    }
    .brief = { $spy }, { $steps } away
embassy-bazong = Its bazong is at home.
embassy-robbed = Its bazong is not at home.
attack-now = At the moment { $items }.
attack-nobody = No enemy is one step ahead of your spies.
    .brief = No enemy is one step ahead.
    .prompt = Nobody in reach.
attack-step = `step { $letter }`
attack-by-step = To attack { $spy }, type: { $items }.
    .brief = To attack { $spy }: { $items }.
attack-by-pass = { $spy } is { $steps } places ahead of your spy { $letter }. { $depth ->
        [0] Only a pass can go that far.
       *[other] `Pass { $depth }` goes that far.
    }
    .brief = { $spy }: { $steps } ahead, { $depth ->
        [0] by a pass only
       *[other] `pass { $depth }`
    }.
attack-far = At the moment no move of yours can reach { $spy }.
    .brief = Out of your reach: { $spy }.
goal-by-pass = That is { $steps } places ahead of your spy { $letter }, and a step is one place. { $depth ->
        [0] Only a pass can go that far.
       *[other] `Pass { $depth }` goes that far.
    }
    .brief = That is { $steps } ahead: { $depth ->
        [0] by a pass only
       *[other] `pass { $depth }`
    }.
goal-far = This move takes your spy { $letter } { $to }, not { $place }.
    .brief = Your spy { $letter } goes { $to }.
look-nobody = No enemy is on an Alfred field, so there is nobody to look at.
    .brief = No enemy is on an Alfred field.
    .prompt = Nobody there.
look-known = { $spy }, { $where }: number { $number }, already known.
    .brief = { $spy }, { $where }: { $number }.
move-step = `Step { $letter }`: { $to }.
move-walk = `{ $letter }`: { $to }.
move-step-attack = `Step { $letter }`: { $to }, attacks { $spies }.
move-walk-attack = `{ $letter }`: { $to }, attacks { $spies }.
move-pass = `Pass 1`, `pass 2` or `pass 3`.
move-free = `Free { $letter }`, for 1 zillion.
move-clear = `Clear 1`, `clear 2` or `clear 3`: throws of the trap die.
    .brief = `Clear 1`, `clear 2` or `clear 3`.
move-trap = { $fields ->
        [one] Trap on the only empty field: { $items }.
       *[other] Trap on one of { $fields } empty fields: { $items }.
    }
move-view = `Look { $spy }`.
move-look = Look at { $spies }, on an Alfred field.
move-attack = `Attack { $spy }`.
move-unmask = `Unmask { $spy }`, the traitor.
move-decline = `No`: unmask nobody.
move-sweep = `{ $trap }`, on { $field }.
move-plan = Plan `A`, `B` or `C`.
move-keep = Keep { $bazong }.

# What cannot be done

refusal-spectator = You are only listening here.
    .prompt = You listen.
refusal-game-over = The game is over.
    .prompt = Too late.
refusal-you-are-out = You are out of the game.
    .prompt = You are out.
refusal-not-your-turn = It is not your turn.
    .prompt = Not your turn.
first-prepare = First say who waits in the dungeon and the traitor's number, such as `C 2`.
    .brief = First prepare, such as `C 2`.
    .prompt = First `C 2`.
first-turn = You cannot do that now. Step, or take a pass.
    .brief = Not now. Step, or take a pass.
    .prompt = Step or pass.
first-walk = First name the spy that walks, such as `A`.
    .brief = First name the spy that walks.
    .prompt = First: who walks?
first-view = First name an enemy spy to look at, such as `white B`.
    .brief = First name a spy to look at.
    .prompt = First: look at whom?
first-sweep = First name the trap that the grey spy clears, such as `snake`.
    .brief = First name the trap to clear.
    .prompt = First: which trap?
first-attack = First name the enemy to attack, such as `white B`.
    .brief = First name the enemy to attack.
    .prompt = First: attack whom?
first-plan = First choose a plan: `A`, `B` or `C`.
    .prompt = First a plan.
first-keep = First say which bazong your spy keeps, by its colour.
    .brief = First name the bazong to keep.
    .prompt = First: keep which?
first-question = First answer: unmask a spy, or type `no`.
    .prompt = Unmask, or `no`.
refusal-after-move = That is only possible before the first move of your turn.
    .brief = Only before your first move.
    .prompt = Too late.
refusal-must-move = Your turn needs a move: step, or take a pass.
    .brief = Step, or take a pass.
    .prompt = Step or pass.
refusal-one-to-three = Type 1, 2 or 3.
    .prompt = 1, 2 or 3.
refusal-in-dungeon = Your spy { $letter } is in the dungeon.
    .prompt = Jailed: { $letter }.
refusal-own-not-in-play = Your spy { $letter } is not in the game.
    .prompt = Not in play: { $letter }.
refusal-trapped = The trap on { $field }, the { $trap }, stops spy { $letter }.
    .brief = The trap on { $field } stops spy { $letter }.
    .prompt = Trap on { $field }.
refusal-no-room = There is no room in your embassy for spy { $letter }: two spies are there.
    .brief = No room in your embassy for spy { $letter }.
    .prompt = No room at home.
refusal-not-in-dungeon = Your spy { $letter } is not in the dungeon.
    .prompt = Not jailed: { $letter }.
refusal-embassy-full = Two of your spies are in the embassy, so there is no room.
    .brief = No room: two are in the embassy.
    .prompt = No room at home.
refusal-too-dear = { $price ->
        [one] That costs 1 zillion, and you have none.
       *[other] That costs { $price } zillions, and you do not have enough.
    }
    .brief = That costs { $price }; not enough.
    .prompt = It costs { $price }.
refusal-all-bazongs-home = You can set a trap only while a bazong is away from home.
    .brief = All bazongs are at home: no traps.
    .prompt = Bazongs are home.
refusal-trap-placed = You have already set a trap this turn.
    .brief = One trap a turn.
    .prompt = One trap a turn.
refusal-trap-lies = The { $trap } is already on { $field }.
    .prompt = Lies on { $field }.
refusal-no-trap-in-embassy = You cannot set a trap in an embassy.
    .prompt = Not in an embassy.
refusal-not-empty = { $field } is not empty.
    .prompt = { $field } not empty.
refusal-off-board = There is no { $field } on this ring.
    .prompt = No { $field }.
refusal-no-trap = There is no trap on the board.
    .prompt = No trap.
refusal-trap-not-there = The { $trap } is not on the board.
    .prompt = No { $trap }.
refusal-die-ordered = You have already thrown this turn.
    .brief = Already thrown this turn.
    .prompt = Thrown already.
refusal-no-enemy = { $spy } is not an enemy.
    .prompt = No enemy: { $spy }.
refusal-no-number = { $spy } is a reserve spy and has no number.
    .brief = { $spy } has no number.
    .prompt = { $spy }: no number.
refusal-not-in-play = { $spy } is not in the game.
    .prompt = Not in play: { $spy }.
refusal-not-there = You cannot attack { $spy } now.
    .prompt = Not { $spy }.
refusal-not-on-alfred = { $spy } is not on an Alfred field.
    .prompt = No Alfred: { $spy }.
refusal-already-known = You already know the number of { $spy }.
    .brief = Known already: { $spy }.
    .prompt = Known already.
refusal-no-such-bazong = Your spy does not have that bazong.
    .prompt = Not that one.
refusal-no-envelope = You have no envelope for { $colour }.
    .prompt = No envelope.
refusal-questions-on = Questions are on already.
    .prompt = On already.
refusal-questions-all = All questions are on already.
    .prompt = All already.
refusal-questions-off = Questions are off already.
    .prompt = Off already.

# What cannot be understood

misread-pass = Which pass from the top? `Pass 1`, `pass 2` or `pass 3`.
    .brief = Which one? Such as `pass 1`.
    .prompt = `pass 1`, 2, 3?
misread-clear = How many throws? `Clear 1`, `clear 2` or `clear 3`.
    .brief = How many? Such as `clear 1`.
    .prompt = `clear 1`, 2, 3?
misread-letter-missing = Which of your spies? For example: `step A`.
    .brief = Which spy? Such as `step A`.
    .prompt = Which spy?
misread-letter = "{ $word }" is not one of your spies. They are A, B, C, and later D.
    .brief = "{ $word }" is not your spy.
    .prompt = No such spy.
misread-trap = Which trap, and where? For example: `trap snake 2.3`.
    .brief = Such as `trap snake 2.3`.
    .prompt = `trap snake 2.3`?
misread-which-trap = Which trap: `snake`, `magnet` or `bottle`?
    .prompt = Which trap?
misread-plan = Which plan: `A`, `B` or `C`?
    .prompt = A, B or C?
misread-bazong = Which bazong? Type its colour, such as `keep white`.
    .brief = Which colour? Such as `keep white`.
    .prompt = Which colour?
misread-prepare = Type a letter from A to C and a number from 1 to 3, such as `{ $command } C 2`.
    .brief = Letter, number: `{ $command } C 2`.
    .prompt = Letter, number?
misread-prepare-number = The traitor is number { $number }, then. Who waits in your dungeon? Such as `C { $number }`.
    .brief = Who waits? Such as `C { $number }`.
    .prompt = And in the dungeon?
misread-prepare-letter = Spy { $letter } waits, then. Which number is the traitor? Such as `{ $letter } 2`.
    .brief = Traitor? Such as `{ $letter } 2`.
    .prompt = And the traitor?
misread-spy-missing = Which spy? For example, white B.
    .prompt = Which spy?
misread-spy = "{ $word }" is not a spy here. Spies are named like white B.
    .brief = "{ $word }" is not a spy here.
    .prompt = No such spy.
misread-which-spy = Which one: { $fits }?
    .prompt = Which colour?
misread-side = Which side? Type a number from 1 to { $count }, such as `side 1`.
    .brief = Sides: 1 to { $count }.
    .prompt = side 1 to { $count }?
misread-surplus = "{ $word }" does not belong here. { $move ->
        [step] A step is one place: `A`.
        [walk] Name only the spy: `A`.
        [pass] You take one pass: `pass 1`.
        [free] One spy at a time: `free C`.
        [trap] A trap needs its name and one field: `trap snake 2.3`.
        [sweep] Name only the trap: `snake`.
        [clear] Type only how many throws: `clear 2`.
        [plan] A plan is one letter: `plan A`.
        [keep] Name only a colour: `keep white`.
        [prepare] Type one letter and one number: `prepare C 2`.
        [no] Type only `no`.
       *[other] Name one spy: white B.
    }
    .brief = Does not belong: "{ $word }".
    .prompt = Too much typed.
misread-field = Fields go from 1.1 to { $last }.

# Hints: what the computer would do, and why

hint-letter = Type `{ $command } { $letter }`.
hint-number = Type `{ $command } { $number }`.
hint-spy = Type `{ $command } { $spy }`.
hint-trap = Type `{ $command } { $trap } { $field }`.
hint-sweep = Type `{ $command } { $trap }`.
hint-keep = Type `{ $command } { $colour }`.
hint-walk = Type `{ $letter }`.
hint-prepare = Type `{ $letter } { $number }`.
hint-why-prepare = All numbers are still secret, so any choice is as good as another.
    .brief = Any choice is as good as another.
hint-why-free = { $free ->
        [0] You have no free spy, and only a free one can walk, fight and carry; you can afford the 1 zillion.
       *[other] Only a free spy can walk, fight and carry, and you can afford the 1 zillion.
    }
    .brief = A free spy is worth the 1 zillion.
hint-free-any = It makes no difference which of your spies you free.
    .brief = Any of your spies will do.
hint-free-safe = Spy { $letter } has no number, so nobody can unmask it.
    .brief = Nobody can unmask spy { $letter }.
hint-free-unweighed = I have not compared the spies you could free.
    .brief = I have not compared them.
hint-twin-spy = Spy { $letter }, on the same place, would do just as well.
    .brief = Spy { $letter } would do just as well.
hint-why-free-last = Only a free spy can walk, fight and carry, but it is your last zillion: if you lose a fight after that, you are out.
    .brief = Your last zillion, for a free spy.
hint-why-free-guests = An enemy is in your embassy, and spy { $letter } attacks as soon as you free it.
    .brief = Spy { $letter } attacks at home at once.
hint-why-free-robber = { $spy } is in your embassy with { $bazong }, and spy { $letter } attacks as soon as you free it.
    .brief = Spy { $letter } attacks { $spy } at once.
hint-why-free-step = Then spy { $letter } can take a step at once. { $then }
    .brief = Then step { $letter }. { $then }
hint-why-trap = { $spy }, carrying { $bazong }, would have to pass there.
    .brief = It stops { $spy } with the bazong.
hint-why-trap-way = A trap there is in the enemies' way.
hint-why-clear-carrier = A trap is in the way of spy { $letter }, who has { $bazong }.
    .brief = A trap stops spy { $letter } with a bazong.
hint-why-clear-partner = A trap is in the way of { $spy }, who has { $bazong } for your team.
    .brief = A trap stops { $spy } with a bazong.
hint-why-clear = A trap is in the way of your spies.
hint-why-clear-idle = No trap is stopping your spies just now, but there is nothing much better to do.
    .brief = None stops you; nothing much better.
hint-clear-odds = { $count ->
        [one] 1 throw clears
       *[other] { $count } throws clear
    } { $lying ->
        [one] the trap
       *[other] a given trap
    } { $percent } times in 100{ $others ->
        [0] .
        [one] , and 1 throw { $less } times.
       *[other] , and { $others } throws { $less } times.
    }
    .brief = { $lying ->
        [one] The trap goes { $percent } times in 100.
       *[other] A given trap goes { $percent } times in 100.
    }
hint-same-pass = Just as good: { $what } Nobody has seen either pass.
    .brief = Just as good: { $what }
hint-why-win = Spy { $letter } brings { $bazong } into an embassy of your team, and that wins the game.
    .brief = Spy { $letter } wins with the bazong.
hint-why-win-fight = If spy { $letter } wins the fight there, you win the game.
    .brief = If spy { $letter } wins there, you win.
hint-why-rob = Spy { $letter } takes { $bazong }; you get zillions for it and move again.
    .brief = Spy { $letter } takes { $bazong }.
hint-why-rob-fight = { $count ->
        [one] If spy { $letter } beats { $spy } there, it takes { $bazong }.
       *[other] If spy { $letter } beats all the enemies there, it takes { $bazong }.
    }
    .brief = Spy { $letter } fights for { $bazong }.
hint-why-rob-win = Spy { $letter } takes { $bazong }, and the zillions for it win the game.
    .brief = Spy { $letter } wins the game with zillions.
hint-why-rob-fight-win = { $count ->
        [one] If spy { $letter } beats { $spy } there, it takes { $bazong }, and the zillions win the game.
       *[other] If spy { $letter } beats all the enemies there, it takes { $bazong }, and the zillions win the game.
    }
    .brief = If spy { $letter } wins there, you win.
hint-why-carrier = You can get { $bazong } away from { $spy }: whoever attacks wins two fights in three.
    .brief = { $spy } has a bazong.
hint-why-attack = Whoever attacks wins two fights in three, and { $spy } would go to the dungeon.
    .brief = Attackers win two fights in three.
hint-why-attack-then = If the grey spy beats { $spy }, you move again, and spy { $letter } can attack { $other } with one step.
    .brief = Then step { $letter } attacks { $other }.
hint-why-attack-win = Whoever attacks wins two fights in three, and you win the game if you beat { $spy }.
    .brief = You win the game if you beat { $spy }.
hint-why-attack-all = Whichever you attack first, you beat { $count ->
        [2] both
       *[other] all { $count }
    } of them { $percent } times in 100.
    .brief = { $count ->
        [2] Both
       *[other] All { $count }
    }: { $percent } times in 100.
hint-why-broke = You have no zillion to pay with, so if you lose the fight you are out; whoever attacks wins two in three.
    .brief = If you lose the fight, you are out.
hint-why-closest = Of the enemies to choose from, { $spy } is closest to its goal.
    .brief = { $spy } is closest to its goal.
hint-why-close = Of the enemies to choose from, none is closer to its goal than { $spy }.
    .brief = None is closer to its goal.
hint-why-find = You pick up { $bazong } there.
    .brief = You pick up { $bazong }.
hint-why-home = Spy { $letter } brings { $bazong } to within { $count ->
        [one] 1 place
       *[other] { $count } places
    } of winning.
    .brief = Spy { $letter } brings the bazong closer.
hint-why-escape = That takes your spy { $letter } out of reach of { $spy }.
    .brief = Spy { $letter } gets away from { $spy }.
hint-why-near = Spy { $letter } gets to within { $count ->
        [one] 1 place
       *[other] { $count } places
    } of { $bazong }.
    .brief = Spy { $letter }: { $count } to go to a bazong.
hint-why-near-field = Spy { $letter } gets to within { $count ->
        [one] 1 place
       *[other] { $count } places
    } of { $bazong } on { $field }.
    .brief = Spy { $letter }: { $count } to the bazong on { $field }.
hint-why-spare = Spy { $letter } would carry { $bazong } past the goal.
    .brief = Spy { $letter } would walk past the goal.
hint-why-any = { $count ->
        [one] It is the only thing that you can do now.
       *[other] It is one of { $count } things that you can do now.
    }
    .brief = { $count ->
        [one] The only thing you can do.
       *[other] One of { $count } things you can do.
    }
hint-threat = { $spy } carries { $bazong } and is { $count ->
        [one] 1 place
       *[other] { $count } places
    } from winning.
    .brief = { $spy }: { $count } from winning.
hint-threat-trapped = { $spy } carries { $bazong } and is { $count ->
        [one] 1 place
       *[other] { $count } places
    } from winning, but the { $trap } on { $field } is in the way.
    .brief = { $spy }: { $count } from winning, { $trap } on { $field }.
hint-passes = { $count ->
        [0] You know none of the { $all } passes.
       *[other] You know { $count } of the { $all } passes.
    }
hint-step-then = After that, pass { $depth }, a { $pass }, takes it exactly there.
    .brief = After that, pass { $depth }: exactly there.
hint-step-safe = Pass { $depth } would take it further, but { $spy } could attack it there.
    .brief = Pass { $depth }: { $spy } could attack there.
hint-step-keeps = Pass { $depth } would take it further, but this way you keep that pass for later.
    .brief = Keep pass { $depth } for later.
hint-comes-up = Then the deck begins with { $items }.
    .brief = Then { $items }.
hint-why-pass-win = That pass is a { $pass }: spy { $letter } brings { $bazong } into an embassy of your team, and you win.
    .brief = That { $pass } wins, with spy { $letter }.
hint-why-pass-money = That pass is a { $pass }, which gives you { $gain ->
        [one] 1 zillion
       *[other] { $gain } zillions
    }.
    .brief = That { $pass } gives you { $gain ->
        [one] 1 zillion
       *[other] { $gain } zillions
    }.
hint-why-pass-money-win = That pass is a { $pass }, which gives you the { $gain ->
        [one] 1 zillion that wins
       *[other] { $gain } zillions that win
    } the game.
    .brief = That { $pass } wins, with { $gain ->
        [one] 1 zillion
       *[other] { $gain } zillions
    }.
hint-why-pass-walk = That pass is a { $pass }: spy { $letter } walks { $places } places.
    .brief = It is a { $pass }: spy { $letter } walks { $places }.
hint-why-pass-view = That pass is a { $pass }: you look at the number of an enemy spy and move again.
    .brief = That { $pass } shows you a number.
hint-why-pass-view-free = That pass is a { $pass }, which costs you nothing, since you move again at once.
    .brief = That { $pass } costs you no move.
hint-why-pass-pant = That pass is a { $pass }: the grey spy can attack { $spy }.
    .brief = Grey attacks { $spy }.
hint-why-pass-pant-win = That pass is a { $pass }: the grey spy can attack { $spy }, and if she wins, you win the game.
    .brief = If grey beats { $spy }, you win.
hint-why-pass-pant-clear = That pass is a { $pass }: the grey spy first clears { $trap } on { $field }, and then can attack { $spy }.
    .brief = Grey clears { $field }, attacks { $spy }.
hint-why-pass-pant-choose = That pass is a { $pass }: the grey spy first clears a trap of your choice, and then can attack { $spy }.
    .brief = Grey clears a trap, attacks { $spy }.
hint-why-pass-idle = That pass is a { $pass }, which changes nothing: all spies stay where they are.
    .brief = That { $pass } changes nothing.
hint-why-pass-unseen = { $count ->
        [one] The one pass that nobody has seen lets
       *[other] Of the { $count } passes that nobody has seen, { $steps ->
            [one] 1 lets
           *[other] { $steps } let
        }
    } a spy walk { $spread ->
        [0] { $most }
       *[other] { $least } to { $most }
    } places{ $sobs ->
        [0] .
       *[other] ; another is the sob, which would send the bazong you carry back home.
    }
    .brief = { $count } unseen, { $steps } to walk with.
hint-why-pass-unseen-rest = { $count ->
        [one] 1 pass is still unseen: { $passes }. No spy walks with it.
       *[other] { $count } passes are still unseen: { $passes }. No spy walks with them.
    }
    .brief = { $count } unseen, none to walk with.
hint-why-pass-unseen-kinds = { $count ->
        [one] 1 pass is still unseen: { $passes }.
       *[other] { $count } passes are still unseen: { $passes }.
    }
    .brief = Unseen passes: { $passes }.
hint-why-pass-unseen-cheque = { $count ->
        [one] 1 pass is still unseen: the cheque that wins the game for you.
       *[other] { $count } passes are still unseen, among them the cheque that wins the game for you.
    }
    .brief = { $count } unseen, 1 of them wins.
hint-why-helpless = None of your spies can now stop { $spy }.
    .brief = No spy of yours can stop { $spy }.
hint-why-helpless-pass = No step of yours can now stop { $spy }, but perhaps a pass can.
    .brief = Only a pass could now stop { $spy }.
hint-why-helpless-yet = This does not stop { $spy }, who is 1 place from winning; only a pass that nobody has seen could still stop it.
    .brief = Only an unseen pass could stop { $spy }.
hint-why-helpless-then = This alone does not stop { $spy }, who is 1 place from winning, but pass { $depth } could, after that.
    .brief = Only pass { $depth } could now stop { $spy }.
hint-why-stuck = None of your free spies can take a step. { $count ->
        [one] 1 pass is
       *[other] { $count } passes are
    } still unseen{ $useful ->
        [0] , but would do nothing now
        [one] ; 1 would do something even now
       *[other] ; { $useful } of them would do something even now
    }.
    .brief = No step. Unseen passes: { $count }, { $useful } of use.
hint-why-stuck-cheque = None of your free spies can take a step. { $count ->
        [one] 1 pass is still unseen: the cheque that wins the game for you.
       *[other] { $count } passes are still unseen, among them the cheque that wins the game for you.
    }
    .brief = No step; { $count } unseen, 1 of them wins.
hint-why-jailed = All your spies are in the dungeon. { $count ->
        [one] 1 pass is
       *[other] { $count } passes are
    } still unseen{ $useful ->
        [0] , but would do nothing now
        [one] ; 1 would do something even now
       *[other] ; { $useful } of them would do something even now
    }.
    .brief = All in the dungeon. Unseen passes: { $count }, { $useful } of use.
hint-why-jailed-cheque = All your spies are in the dungeon. { $count ->
        [one] 1 pass is still unseen: the cheque that wins the game for you.
       *[other] { $count } passes are still unseen, among them the cheque that wins the game for you.
    }
    .brief = In the dungeon; { $count } unseen, 1 wins.
hint-why-view = You have not yet seen the number of { $spy }.
    .brief = Number not seen yet: { $spy }.
hint-why-view-any = There is no traitor left for you to find, so any choice is as good as another.
    .brief = No traitor left to find.
hint-why-view-known = You know all of them already: { $spy } is number { $number }.
    .brief = Known: { $spy }, number { $number }.
hint-why-sweep-at = That trap lies on { $field }.
hint-why-look = It could be the traitor in your envelope, number { $number }.
    .brief = Perhaps the traitor, number { $number }.
hint-why-look-free = A look costs nothing.
hint-why-sweep = No trap ahead of your spies is closer.
hint-why-plan = Any plan is as good as another, as long as nobody can foresee yours.
    .brief = Any plan, if nobody can foresee it.
hint-why-plan-attack = Whichever plan you choose, you win two times in three against { $spy }, as long as nobody can foresee it.
    .brief = Any plan: two wins in three.
hint-why-plan-defend = Whichever plan you choose, your spy { $letter } wins one time in three, as long as nobody can foresee it.
    .brief = Any plan: spy { $letter } wins 1 in 3.
hint-why-keep-theirs = An enemy bazong wins the game when you bring it into an embassy of your team.
    .brief = An enemy bazong can win the game.
hint-why-keep-ours = As long as your team has it, the enemies cannot win with it.
    .brief = The enemies cannot win with it then.
hint-why-unmask = { $spy } is number { $number }, the one in your envelope.
    .brief = { $spy } is the traitor, number { $number }.
hint-why-unmask-only = From what you have seen, number { $number } can only be { $spy }.
    .brief = Number { $number } can only be { $spy }.
hint-why-guess = A guess: { $spy }, with { $bazong }, is about to win.
    .brief = A guess, before a win by { $spy }.
hint-why-decline = You do not know for sure which spy is the traitor.
    .brief = You know no traitor for sure.

# Help

help-prepare = Choose which of your spies, A, B or C, begins in the dungeon, and the number, from 1 to 3, of the enemy spy that is the traitor: `C 2`.
    To hear more: `rules setup`, `rules`, `help all`.
help-turn = Move: `step A`, or just `A`, or a pass from the top: `pass 1`, or just `1`, `2`, `3`.
    Before that: `free C`, `trap snake 2.3`, `clear 2`. At any time on your turn: `unmask white B`, `look white B`.
    Ask: `status`, `moves`, `attack`, `spies`, `money`, `ahead A`, `side 2`, `numbers`, `deck`, `envelope`, `look 2.3`, `last`, `log`, `note`.
    Your own spies are just letters; all the others have a colour. More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-again = Move again: `step A`, or just `A`, or a pass from the top: `pass 1`, or just `1`, `2`, `3`.
    Ask: `status`, `moves`, `attack`, `spies`, `ahead A`, `deck`. More: `help all`, `rules`.
help-walk = Name the spy that walks, such as `A`. Type `moves` to hear where each would land.
help-view = Name the enemy spy whose number you want to see, such as `white B`. Only you see it.
help-attack = Name the enemy to attack, such as `white B`. Type `moves` to hear which there are.
help-sweep = Name the trap that the grey spy clears: `snake`, `magnet` or `bottle`.
help-keep = Name the bazong that your spy keeps by its colour, such as `white`. The other stays here.
help-plan = Choose a plan: `A`, `B` or `C`. Same plans: the defender wins. Different ones: the attacker.
help-question = Unmask a spy as the traitor in your envelope, such as `unmask white B`, or type `no`.
    If you are wrong, you are out. If you no longer want to be asked: `questions off`.
help-over = The game is over. Ask: `status`, `numbers`, `log`, `last`.

# The levels

levels-here = In spion, easy forgets passes, misjudges moves and likes plan A. Normal mostly remembers passes and takes care of its embassy. From level 8 on the computer thinks several turns ahead, guessing which numbers your spies could have.
    .brief = From 8 on it thinks several turns ahead.

# Best results

best-spion-turns = Quickest win: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }, in { $game }, { $when }.
    .brief = Quickest: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }, { $game }.
best-spion-fights = Most fights won in one game: { $count }, in { $game }, { $when }.
    .brief = Most fights won: { $count }, { $game }.
best-spion-traitors = Most traitors unmasked in one game: { $count }, in { $game }, { $when }.
    .brief = Traitors unmasked: { $count }, { $game }.

# What beginners can do next

help-first-prepare = To begin, any choice will do, such as `C 2`.
help-first-turn = To begin, take a pass, such as `1`, and hear what it does; or type `moves` to hear what else you can do.
help-first-plan = To begin, type any of the three: no plan is better than another.
help-first-question = To begin, type `no` unless you are sure.

# Headings above lines that can be chosen.

choices-look = Look
choices-buy = Before the move
choices-traps = Set a trap: choose a side
choices-trap = { $trap ->
    [snake] Snake
    [magnet] Magnet
   *[bottle] Bottle
}
choices-unmask = Guess the traitor
