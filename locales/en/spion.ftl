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
pass-cheque-wins = cheque, which wins
pass-copies = { $count ->
        [2] { $pass } twice
       *[other] { $pass } { $count } times
    }
who = { $name } as { $colour }
    .brief = { $name } as { $colour }
zillions = { $count ->
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
intro-four = Spion & Spion. You are { $colour }, your partner is { $name } as { $partner }.
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
intro-against-two = Against you: { $items }.
    .brief = Against you: { $items }.
    .full = Your enemy is { $items }.
    .prompt = { $items }.
intro-all = Spion & Spion. { $items }.
    .brief = { $items }.
    .full = Spion & Spion, the game of spies, with { $count } players: { $items }.
    .prompt = Spion for { $count }.
intro-no-notes = No notes are kept of the passes taken.
    .brief = No notes of passes.
    .full = In this game I keep no notes of the passes; remember them yourself.
    .prompt = No notes.
numbered = Your spies: A, number { $one }; B, number { $two }; C, number { $three }.
    .brief = A: { $one }, B: { $two }, C: { $three }.
    .full = Your spies have secret numbers: A, number { $one }; B, number { $two }; C, number { $three }. D is your reserve spy, without a number.
    .prompt = A{ $one } B{ $two } C{ $three }.
ask-prepare = Who waits in your dungeon, and which of { $colour }'s numbers is the traitor? For example: `C 2`.
    .brief = Dungeon, and traitor? Such as `C 2`.
    .full = Say which of your spies A to C waits in the dungeon, and write a number from 1 to 3 into your envelope: the spy of { $colour } with that number is the traitor. For example: `C 2`.
    .prompt = Dungeon, number: `C 2`?
prepared-you = In the dungeon: your spy { $letter }. The traitor: number { $number }.
    .brief = Dungeon: spy { $letter }. Traitor: { $number }.
    .full = In your dungeon: your spy { $letter }. The traitor named in your envelope: number { $number }.
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
turn-first = Your turn: step, such as `{ $letter }`, or pass `1`, `2` or `3`.
    .brief = Your turn: `{ $letter }`, or pass `1`, `2` or `3`.
    .full = Your turn: free spies, set or clear traps if you like; then step with a spy, such as `{ $letter }`, or take a pass from the top: `1`, `2` or `3`.
    .prompt = Move?
again-you = Again.
    .brief = Again.
    .full = You move again: step with a spy, or take a pass.
    .prompt = Again?
turn-ask = Your turn: step with a spy, such as `step { $letter }`, or take `pass 1`, `pass 2` or `pass 3`. Before that you can free spies, set a trap, throw the die.
    .brief = Your turn: `step { $letter }`, or `pass 1`.
    .prompt = Move?
turn-ask-pass = Your turn: none of your spies can step, so take `pass 1`, `pass 2` or `pass 3`. Before that you can free spies or throw the die.
    .brief = No spy can step: `pass 1`, for example.
    .prompt = Move?
again-ask = You move again: step with a spy, such as `step { $letter }`, or take `pass 1`, `pass 2` or `pass 3`.
    .brief = Again: `step { $letter }`, or `pass 1`.
    .prompt = Again?
again-ask-pass = You move again: none of your spies can step, so take `pass 1`, `pass 2` or `pass 3`.
    .brief = Again, no spy can step: `pass 1`.
    .prompt = Again?
ask-walk = { $places } places: who?
    .brief = { $places } places: who?
    .full = Which of your spies walks { $places } places?
    .prompt = Who walks { $places }?
    .short = Who walks?
ask-view = Whose number do you look at?
    .brief = Whose number?
    .full = Which enemy spy's number do you look at?
    .prompt = Look at whom?
    .short = Whose?
ask-sweep = Which trap does the grey spy clear?
    .brief = Which trap is cleared?
    .full = Which trap on the board does the grey spy clear?
    .prompt = Which trap?
    .short = Trap?
ask-hunt = Whom does the grey spy attack?
    .brief = Whom does the grey spy attack?
    .full = Which enemy on the fields does the grey spy attack?
    .prompt = Grey attacks whom?
    .short = Whom?
ask-meet = Whom do you attack first with your spy { $letter }?
    .brief = Attack whom first with spy { $letter }?
    .full = Several enemies are here. Which one do you attack first with your spy { $letter }?
    .prompt = Attack whom?
    .short = Whom?
ask-keep = Only one bazong can be carried by your spy { $letter }: { $items }. Which one?
    .brief = Keep one: { $items }.
    .full = Only one bazong can be carried by your spy { $letter }. Which one does it keep: { $items }?
    .prompt = Keep which?
    .short = Which?
attack-you = Your { $letter }, against { $defender }. { $usual ->
        [1] Plan?
       *[other] Any plan that they do not guess wins: `A`, `B` or `C`?
    }
    .brief = Your { $letter }, against { $defender }. Plan?
    .full = You attack { $defender }, { $at }, with your spy { $letter }. You win if the plans differ. Your plan: `A`, `B` or `C`?
    .prompt = { $defender }: plan?
    .told = You attack { $defender }, { $at }, with your { $attacker }.
    .told-brief = You attack { $defender }, with { $attacker }.
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
attack-other = { $attacker }, against your { $letter }, { $at }. { $usual ->
        [1] Plan?
       *[other] Guess the plan to win: `A`, `B` or `C`?
    }
    .brief = { $attacker }, against your { $letter }. Plan?
    .full = { $attacker }: attacks your spy { $letter }, { $at }. You win if your plan is the same. Your plan: `A`, `B` or `C`?
    .prompt = { $attacker } at { $defender }. Plan?
    .told = { $attacker }: attacks your { $defender }, { $at }.
    .told-brief = { $attacker }: attacks your { $defender }.
    .short = Plan?
attack-other-grey = { $colour }: grey spy against your { $letter }, { $at }. { $usual ->
        [1] Plan?
       *[other] Guess the plan to win: `A`, `B` or `C`?
    }
    .brief = Grey attacks your spy { $letter }. Plan?
    .full = { $colour } sends the grey spy, who attacks your spy { $letter }, { $at }. You win if your plan is the same. Your plan: `A`, `B` or `C`?
    .prompt = Grey at { $defender }. Plan?
    .told = The grey spy attacks your { $defender }, { $at }.
    .told-brief = Grey attacks your { $defender }.
    .short = Plan?
questioned = Unmask a { $colour } spy, or `no`?
    .brief = Unmask a { $colour } spy? Or `no`.
    .full = You may now unmask a spy of { $colour } as the traitor in your envelope. Name it, such as `unmask B`, or say `no`.
    .prompt = { $usual ->
        [1] Unmask?
       *[other] Unmask { $colour }?
    }
    .short = Unmask?
unmask-unknown = You do not know the number of { $spy }. If it is the wrong one, you are out. Are you sure? `Yes` or `no`; Enter means no.
    .brief = { $spy }: unknown. Sure? Enter means no.
    .prompt = { $spy } unknown. Sure?
unmask-wrong = { $spy }, number { $number }, is not the traitor. If you name it, you are out. Are you sure? `Yes` or `no`; Enter means no.
    .brief = { $spy }: { $number }, wrong. Enter means no.
    .prompt = { $spy } is { $number }. Sure?
questions-on = I ask about unmasking only when you know the traitor.
    .brief = I ask when you know the traitor.
    .full = Questions are on: after your fights, and when a bazong is carried, I ask about unmasking if you know the traitor in your envelope. Where several of you play at one keyboard, I always ask, so that nobody learns anything from it.
    .prompt = Questions on.
questions-all = I ask about unmasking whenever it is possible.
    .brief = I ask whenever it is possible.
    .full = All questions are on: I ask about unmasking after each of your fights, and whenever a bazong is carried.
    .prompt = All questions.
questions-off = I do not ask about unmasking. On your turn you can still do it.
    .brief = I do not ask about unmasking.
    .full = Questions are off: I never ask about unmasking, not even after a fight of yours. On your turn, before a move, you can still do it.
    .prompt = Questions off.

# Before the move

freed-you = Free: { $letter }; { $money } left.
    .brief = Free: { $letter }; { $money } left.
    .full = Free again for 1 zillion, and in your embassy: your spy { $letter }. You have { $money } left.
    .prompt = Free: { $letter }, { $money }.
    .short = Free.
freed-other = { $colour } frees { $letters }.
    .brief = { $colour } frees { $letters }.
    .full = { $colour } pays to free { $letters }, and has { $money } left.
    .prompt = { $colour } frees { $letters }.
trap-you = You set { $thing } on { $field }, and have { $money } left.
    .brief = Trap { $trap } on { $field }. Left: { $money }.
    .full = Your trap, the { $trap }, is on { $field } for 2 zillions. You have { $money } left.
    .prompt = Trap { $field }.
trap-other = { $colour } sets { $thing } on { $field }.
    .brief = { $colour } traps { $field }: { $trap }.
    .full = { $colour } sets a trap on { $field }, the { $trap }.
    .prompt = { $colour } traps { $field }.
ordered-you = { $throws ->
        [one] You pay for 1 throw. You have { $money } left.
       *[other] You pay for { $throws } throws. You have { $money } left.
    }
    .brief = Throws: { $throws }. Left: { $money }.
    .full = You pay for the trap die: { $throws ->
        [one] 1 throw
       *[other] { $throws } throws
    }. You have { $money } left.
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
    .brief = Die { $face }: { $trap } on { $field } gone.
    .full = The die shows the { $face }, so the trap on { $field }, the { $trap }, is gone.
    .prompt = { $field } clear.
thrown-nothing = The die shows the { $face }: no trap is cleared.
    .brief = Die { $face }: nothing is cleared.
    .full = The die shows the { $face }: the trap that it would clear is not on the board.
    .prompt = Die { $face }: nothing.

# The move

took-you = Pass: { $pass }.
    .brief = Pass: { $pass }.
    .full = You have taken a pass: { $pass }.
    .prompt = { $pass }.
    .told = You take pass { $depth }: { $pass }.
    .told-brief = You, pass { $depth }: { $pass }.
    .short = { $pass }.
took-you-idle = Pass: { $pass }, no effect.
    .brief = Pass: { $pass }, no effect.
    .full = You have taken a pass: { $pass }. Nothing happens.
    .prompt = { $pass }, idle.
    .told = You take pass { $depth }: { $pass }. Nothing happens.
    .told-brief = You, pass { $depth }: { $pass }, nothing.
    .short = Nothing.
took-other = { $usual ->
        [1] { $colour }: pass { $pass }.
       *[other] { $colour }, pass { $depth }: { $pass }.
    }
    .brief = { $colour }, pass { $depth }: { $pass }.
    .full = { $colour } takes a pass, number { $depth } from the top: { $pass }.
    .prompt = { $colour } { $pass }.
took-other-sob = { $usual ->
        [1] { $colour }: pass { $pass }.
       *[other] { $colour }, pass { $depth }: { $pass }.
    }
    .brief = { $colour }, pass { $depth }: { $pass }.
    .full = { $colour } takes a pass, number { $depth } from the top: { $pass }.
    .prompt = { $colour } { $pass }.
took-other-idle = { $usual ->
        [1] { $colour }: { $pass }.
       *[other] { $colour }, pass { $depth }: { $pass }, nothing.
    }
    .brief = { $colour }, pass { $depth }: { $pass }, nothing.
    .full = { $colour } takes a pass, number { $depth } from the top: { $pass }. Nothing happens.
    .prompt = { $colour } { $pass }.
took-other-walk = { $usual ->
        [1] { $colour } { $letter }: { $to }.
       *[other] { $colour }, pass { $depth }, { $letter }: { $pass } { $to }.
    }
    .brief = { $colour }, pass { $depth } { $pass }, { $letter }: { $to }.
    .full = { $colour } takes a pass, number { $depth } from the top: { $pass }. { $colour } walks { $to }, with { $letter }.
    .prompt = { $colour } { $letter } { $pass } { $to }.
took-other-cash = { $usual ->
        [1] { $colour }: { $pass }, { $money }.
       *[other] { $colour }, pass { $depth }: { $pass }, gets { $gain }, has { $money }.
    }
    .brief = { $colour }: { $pass }, { $money }.
    .full = { $colour } takes a pass, number { $depth } from the top: { $pass }. The bank pays { $gain }, and { $colour } has { $money }.
    .prompt = { $colour } { $pass }, { $money }.
took-other-view = { $usual ->
        [1] { $colour } looks at { $spy }.
       *[other] { $colour }, pass { $depth }: { $pass }, looks at { $spy }.
    }
    .brief = { $colour } looks at { $spy }.
    .full = { $colour } takes a pass, number { $depth } from the top: { $pass }. { $colour } looks at the number of { $spy }.
    .prompt = { $colour } sees { $spy }.
cashed-you = You get { $gain } and have { $money }.
    .brief = You get { $gain } and have { $money }.
    .full = The bank pays you { $gain }. You have { $money }.
    .prompt = Plus { $gain }: { $money }.
    .short = Money.
cashed-other = { $colour } gets { $gain } and has { $money }.
    .brief = { $colour } has { $money } now.
    .full = The bank pays { $gain } to { $colour }, who has { $money }.
    .prompt = { $colour } { $money }.
walked-you = Now { $at }.
    .brief = Spy { $letter }: { $at }.
    .full = With spy { $letter }, you are now { $at }.
    .prompt = { $letter }, { $at }.
    .told = Your spy { $letter }: { $at }.
    .short = { $letter }.
walked-other = { $colour } { $letter }: { $to }.
    .brief = { $colour } { $letter }: { $to }.
    .full = { $colour } walks { $to }, with { $letter }.
    .prompt = { $colour } { $letter } { $to }.
viewed-you = { $spy }: number { $number }.
    .brief = { $spy }: number { $number }.
    .full = You look at { $spy }: the number is { $number }.
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
looked = { $spy }: number { $number }.
    .brief = { $spy }: number { $number }.
    .full = On the Alfred field you see through { $spy }: the number is { $number }.
    .prompt = { $spy } is { $number }.
    .short = { $number }.
swept = The grey spy clears { $field }.
    .brief = Grey clears { $trap } on { $field }.
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
    .brief = Beaten: { $defender }{ $number ->
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
        }, plan { $own }, against { $theirs }.
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
    .brief = Beaten: { $attacker }{ $number ->
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
lost-defence = You lose spy { $letter }, to plan { $theirs }.
    .brief = Fight lost: { $own }, to { $theirs }. Now { $money }.
    .full = You lose the fight: your plan was { $own }, theirs { $theirs }. Your spy { $letter }{ $number ->
        [0] {""}
       *[other] , number { $number }, which everybody sees,
    } goes to the dungeon. You pay 1 zillion and have { $money }.
    .prompt = Lost { $defender }, { $money }.
    .told = You lose your spy { $letter }, plan { $own }, against { $theirs }.
    .short = Lost.
fought-attack = { $attacker }: beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }, { $at }.
    .brief = { $attacker }: beats { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number }
    }.
    .full = { $attacker }: attacks { $defender }, { $at }, and wins: plan { $theirs }, against plan { $own }. { $defender }{ $number ->
        [0] {""}
       *[other] , number { $number },
    } goes to the dungeon.
    .prompt = { $attacker } beats { $defender }.
fought-defence = { $attacker }{ $usual ->
        [0] :
       *[other] { $number ->
            [0] :
           *[other] , number { $number }:
        }
    } loses to { $defender }, { $at }.
    .brief = { $attacker }{ $number ->
        [0] :
       *[other] , number { $number }:
    } loses to { $defender }.
    .full = { $attacker }: attacks { $defender }, { $at }, and loses, both with plan { $own }. { $attacker }{ $number ->
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

bazong-won = Now with { $spy }: { $bazong }.
    .brief = Now with { $spy }: { $bazong }.
    .full = Now carried by { $spy }: { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-won-you = Now with your spy { $letter }: { $bazong }.
    .brief = Now with your spy { $letter }: { $bazong }.
    .full = Now carried by your spy { $letter }: { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-you = You take { $bazong } with your spy { $letter }. You get { $gain } and have { $money }.
    .brief = Spy { $letter }: { $bazong }. Now { $money }.
    .full = You take { $bazong } with your spy { $letter }. The bank pays you { $gain }; you have { $money }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-taken-other = { $spy }: takes { $bazong }. { $colour } has { $money }.
    .brief = { $spy }: takes { $bazong }.
    .full = { $spy }: takes { $bazong }. The bank pays { $colour } { $gain } for it; { $colour } has { $money } now.
    .prompt = { $spy } takes { $bazong }.
bazong-found = Picked up by { $spy }: { $bazong }.
    .brief = Picked up by { $spy }: { $bazong }.
    .full = Picked up by { $spy }, from where it lay: { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-found-you = Picked up by your spy { $letter }: { $bazong }.
    .brief = Found by your spy { $letter }: { $bazong }.
    .full = Picked up by your spy { $letter }, from where it lay: { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-kept = Kept by { $spy }: { $bazong }.
    .brief = Kept by { $spy }: { $bazong }.
    .full = Kept by { $spy }: { $bazong }.
    .prompt = { $spy }: { $bazong }.
bazong-kept-you = Kept by your spy { $letter }: { $bazong }.
    .brief = Kept by your spy { $letter }: { $bazong }.
    .full = Kept by your spy { $letter }: { $bazong }.
    .prompt = { $spy }: { $bazong }.
    .short = Bazong!
bazong-lies = Now lying on { $field }: { $bazong }.
    .brief = Lying on { $field }: { $bazong }.
    .full = Now lying on { $field }, for the next spy who lands there: { $bazong }.
    .prompt = { $field }: { $bazong }.
bazong-home = Home again: { $bazong }.
    .brief = Home again: { $bazong }.
    .full = Home again in its embassy: { $bazong }.
    .prompt = Home: { $bazong }.
bazong-gone = Out of the game: { $bazong }.
    .brief = Out of the game: { $bazong }.
    .full = Out of the game: { $bazong }.
    .prompt = Out: { $bazong }.

# Traitors

unmasked-you = Right: the traitor is { $spy }. Your reserve spy { $letter } stands { $at } instead.
    .brief = Right! Spy { $letter } is { $at } now.
    .full = Right: the traitor is { $spy }, and leaves the game. Your reserve spy { $letter } stands { $at } instead.
    .prompt = Yes! { $letter }: { $at }.
    .short = Right!
unmasked-you-dungeon = Right: the traitor is { $spy }. Your reserve spy { $letter } waits in your dungeon.
    .brief = Right! Spy { $letter } is in your dungeon.
    .full = Right: the traitor is { $spy }, and leaves the game. It was in a dungeon, so your reserve spy { $letter } waits in yours.
    .prompt = Yes! Jailed: { $letter }.
    .short = Right!
unmasked-you-gone = Right: the traitor is { $spy }, and leaves the game.
    .brief = Right! Gone: { $spy }.
    .full = Right: the traitor is { $spy }, and leaves the game. You have no reserve spy to take its place.
    .prompt = Yes! { $spy }.
    .short = Right!
unmasked-mine = { $colour } unmasks your spy { $own }, who is out. { $colour } { $letter } stands { $at } instead.
    .brief = Unmasked and out: your spy { $own }.
    .full = { $colour } unmasks your spy { $own }, number { $number }, as the traitor. It is out of the game, and { $colour } { $letter } stands { $at } instead.
    .prompt = Out: your { $own }.
unmasked-mine-dungeon = { $colour } unmasks your spy { $own }, who is out. { $colour } { $letter } waits in { $colour }'s dungeon.
    .brief = Unmasked and out: your spy { $own }.
    .full = { $colour } unmasks your spy { $own }, number { $number }, as the traitor. It is out of the game, and { $colour } { $letter } waits in the dungeon of { $colour } instead.
    .prompt = Out: your { $own }.
unmasked-mine-gone = { $colour } unmasks your spy { $own }, who is out.
    .brief = Unmasked and out: your spy { $own }.
    .full = { $colour } unmasks your spy { $own }, number { $number }, as the traitor. It is out of the game, and no reserve spy is left to take its place.
    .prompt = Out: your { $own }.
unmasked-other = { $colour } unmasks { $spy }, number { $number }. { $colour } { $letter } stands { $at }.
    .brief = { $colour } unmasks { $spy }, number { $number }.
    .full = { $colour } unmasks { $spy }, number { $number }, as the traitor, who leaves the game. { $colour } { $letter } stands { $at } instead.
    .prompt = { $colour } unmasks { $spy }.
unmasked-other-dungeon = { $colour } unmasks { $spy }, number { $number }. { $colour } { $letter } is in { $colour }'s dungeon.
    .brief = { $colour } unmasks { $spy }, number { $number }.
    .full = { $colour } unmasks { $spy }, number { $number }, as the traitor, who leaves the game. { $colour } { $letter } waits in the dungeon of { $colour } instead.
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
misjudged-mine = { $colour } wrongly unmasks your spy { $letter }: number { $number }.
    .brief = { $colour } is wrong: your spy { $letter }, { $number }.
    .full = { $colour } takes your spy { $letter }, number { $number }, for the traitor and is wrong. Everybody sees the number.
    .prompt = { $colour } wrong: { $letter } { $number }.
misjudged-other = { $colour } wrongly unmasks { $spy }: number { $number }.
    .brief = { $colour } is wrong: { $spy }, { $number }.
    .full = { $colour } takes { $spy }, number { $number }, for the traitor and is wrong.
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
        [broke] You cannot pay, so you are out, with all your spies.
       *[wrong] You are out of the game, with all your spies.
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
inherited-you = You learn the traitor of { $enemy }: number { $number }.
    .brief = Traitor of { $enemy }: { $number }.
    .full = You inherit your partner's envelope: the traitor of { $enemy } is number { $number }.
    .prompt = { $enemy } traitor: { $number }.
inherited-other = { $colour } learns the traitor of { $enemy }.
    .brief = { $colour } learns the traitor.
    .full = { $colour } inherits the partner's envelope for { $enemy } and learns the traitor; nobody else sees it.
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
                [one] You win
               *[other] Your team wins
            }: an enemy bazong is in an embassy of yours. Zillions: { $gained } to { $left }.
        [money] { $winners ->
                [one] You win
               *[other] Your team wins
            }: enough zillions, { $gained } to { $left }.
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
            }: nothing happens any more, and you have { $gained } zillions to { $left }.
    }
    .brief = { $by ->
        [bazong] You win by a bazong.
        [money] You win by money, { $gained } to { $left }.
        [elimination] You win: the other side is out.
        [resignation] You win: the other side gives up.
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
               *[other] { $colours } have carried a bazong of yours off to an embassy and win.
            } Zillions: { $left } to { $gained }.
        [money] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }, with { $gained } zillions to your { $left }.
        [elimination] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }: your side is out. Zillions: { $left } to { $gained }.
        [resignation] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }.
       *[standstill] { $winners ->
                [one] { $colours } wins
               *[other] { $colours } win
            }: nothing happens any more. Zillions: { $left } to { $gained }.
    }
    .brief = { $by ->
        [bazong] You lose: bazong with { $colours }.
        [money] You lose by money, { $left } to { $gained }.
        [elimination] You lose: your side is out.
        [resignation] You lose.
       *[standstill] You lose: standstill, { $left } to { $gained }.
    }
    .full = { $by ->
        [bazong] You lose this game: { $winners ->
                [one] { $colours } has carried your bazong off to an embassy.
               *[other] { $colours } have carried a bazong of yours off to an embassy.
            } Zillions: { $left } to { $gained }.
        [money] You lose this game: { $winners ->
                [one] { $colours } has enough zillions
               *[other] { $colours } have enough zillions
            }, { $gained } to your { $left }.
        [elimination] You lose this game: nobody is left on your side. Zillions: { $left } to { $gained }.
        [resignation] You lose this game.
       *[standstill] You lose this game: for 11 rounds nothing has happened. Zillions: { $left } to { $gained }.
    }
    .prompt = Lost.
won-other = { $by ->
        [bazong] Winner by a bazong: { $colours }. Zillions: { $gained } to { $left }.
        [money] Winner by zillions, { $gained } to { $left }: { $colours }.
        [elimination] Winner, with nobody left on the other side: { $colours }.
        [resignation] Winner, because the other side gives up: { $colours }.
       *[standstill] Winner at a standstill, { $gained } zillions to { $left }: { $colours }.
    }
    .brief = { $by ->
        [bazong] Won by bazong: { $colours }.
        [money] Won by money: { $colours }.
       *[other] Won: { $colours }.
    }
    .full = { $by ->
        [bazong] The game is over. Winner by a bazong: { $colours }. Zillions: { $gained } to { $left }.
        [money] The game is over. Winner by zillions, { $gained } to { $left }: { $colours }.
        [elimination] The game is over: nobody is left on the other side. Winner: { $colours }.
        [resignation] The game is over: the other side gives up. Winner: { $colours }.
       *[standstill] The game is over: for 11 rounds nothing has happened. Winner, { $gained } zillions to { $left }: { $colours }.
    }
    .prompt = Won: { $colours }.
drawn = Nobody wins: nothing happens any more, and the sides are level. Zillions: { $gained } each.
    .brief = A draw. Zillions: { $gained } each.
    .full = Nobody wins: for 11 rounds nothing has happened, and the sides are level. Zillions: { $gained } each.
    .prompt = A draw.
shown = Numbers of { $colour }. A: { $one }, B: { $two }, C: { $three }{ $traitor ->
        [0] {""}
       *[other] , traitor: { $traitor }
    }.
    .brief = { $colour }. A: { $one }, B: { $two }, C: { $three }{ $traitor ->
        [0] {""}
       *[other] , traitor: { $traitor }
    }.

# What is told unasked, in one line after the turns of others: each is a part of a sentence

# What is told unasked after the turns of others, behind "Now:": each is a part of a sentence

fact-attack = you can attack { $spies }, by `step { $letter }`
    .full = you can attack { $spies }, by `step { $letter }`, just as they can attack your spy { $letter }
    .prompt = hit { $spies } by { $letter }
fact-bazong = { $steps ->
        [one] { $spy }, 1 step from winning
       *[other] { $spy }, { $steps } steps from winning
    }
    .brief = { $spy }, { $steps } from winning
    .prompt = { $spy }: { $steps } to go
    .full = { $steps ->
        [one] { $carrier }, 1 step from winning
       *[other] { $carrier }, { $steps } steps from winning
    }

# The turn of somebody else in one sentence, of which each "part" is a part

turn-other = { $colour }: { $items }.
part-freed = frees { $letters }
    .full = pays to free { $letters }
part-ordered = { $throws ->
        [one] pays for 1 throw
       *[other] pays for { $throws } throws
    }
part-nothing = throws { $face }, which clears nothing
    .brief = throws { $face }, no effect
part-trap = sets { $thing } on { $field }
    .prompt = traps { $field }
part-cleared = clears { $field }
    .full = throws { $face }, which clears { $thing } on { $field }
    .prompt = clears { $field }
part-swept = clears { $field }
    .full = clears { $thing } on { $field } with the grey spy
    .prompt = clears { $field }
part-took = { $usual ->
        [1] { $pass }
       *[other] takes pass { $depth }, { $pass }
    }
    .full = takes { $pass }
part-idle = { $usual ->
        [1] { $pass }
       *[other] takes pass { $depth }, { $pass }, to no effect
    }
    .brief = { $pass }
    .full = takes { $pass }, to no effect
part-took-walk = { $usual ->
        [1] walks { $to }, with { $letter }
       *[other] walks { $to }, by pass { $depth }, { $pass }, with { $letter }
    }
    .brief = { $to }, with { $letter }
    .full = walks { $to }, by pass { $depth }, { $pass }, with { $letter }
    .prompt = { $letter }: { $to }
part-cash = { $usual ->
        [1] { $pass }, { $money }
       *[other] takes pass { $depth }, { $pass }, has { $money }
    }
    .brief = has { $money }
    .full = gets { $gain } by pass { $depth }, { $pass }, and has { $money }
    .prompt = has { $money }
part-took-view = { $usual ->
        [1] looks at { $spy }
       *[other] looks at { $spy }, by pass { $depth }, { $pass }
    }
    .brief = looks at { $spy }
    .full = looks at the number of { $spy }, by pass { $depth }, { $pass }
    .prompt = sees { $spy }
part-view = looks at { $spy }
    .full = looks at the number of { $spy }
    .prompt = sees { $spy }
part-walk = walks { $to }, with { $letter }
    .brief = { $to }, with { $letter }
    .prompt = { $letter }: { $to }
part-won = beats { $defender }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }, { $at }, with { $letter }
    .prompt = beats { $defender }
part-lost = loses to { $defender }, with { $letter }{ $usual ->
        [0] {""}
       *[other] { $number ->
            [0] {""}
           *[other] , number { $number }
        }
    }
    .full = loses to { $defender }, { $at }, with { $letter }{ $number ->
        [0] {""}
       *[other] , number { $number }
    }
    .prompt = loses to { $defender }
part-grey-won = beats { $defender }{ $usual ->
        [0] ,
       *[other] { $number ->
            [0] ,
           *[other] , number { $number },
        }
    } with the grey spy
    .brief = beats { $defender }{ $usual ->
        [0] ,
       *[other] { $number ->
            [0] ,
           *[other] , number { $number },
        }
    } with grey
    .prompt = beats { $defender }
part-grey-lost = loses to { $defender }, with the grey spy
    .brief = loses to { $defender }, with grey
    .prompt = loses to { $defender }
part-taken = takes { $bazong } with { $letter }, now { $money }
    .brief = takes { $bazong } with { $letter }
    .prompt = takes { $bazong }
part-bazong = has { $bazong } now
    .prompt = has { $bazong }

# Answers

wait-prepare = Not ready yet: { $colours }.
wait-plan = Still to choose a plan: { $colours }.
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
bazong-at = With { $spy }, { $at }: { $bazong }.
    .brief = With { $spy }: { $bazong }.
bazong-at-you = With your spy { $letter }, { $at }: { $bazong }.
    .brief = With your spy { $letter }: { $bazong }.
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
own-where = Your spy { $letter }: { $where }.
own-carries = Your spy { $letter }: { $where }, with { $bazong }.
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
number-own = Your { $spy }: number { $number }.
number-beaten = { $spy }: number { $number }, shown when beaten.
    .brief = { $spy }: { $number }, beaten.
number-accused = { $spy }: number { $number }, shown when named as a traitor.
    .brief = { $spy }: { $number }, was named.
number-viewed = { $spy }: number { $number }, seen by a view pass.
    .brief = { $spy }: { $number }, by a view pass.
number-alfred = { $spy }: number { $number }, seen on an Alfred field.
    .brief = { $spy }: { $number }, by Alfred.
number-deduced = { $spy }: number { $number }, because the others are known.
    .brief = { $spy }: { $number }, it follows.
number-shown = { $spy }: number { $number }, shown at the end.
    .brief = { $spy }: { $number }.
numbers-unknown = Enemies whose number you do not know: { $spies }.
    .brief = Numbers unknown: { $spies }.
envelope = The traitor of { $colour } is number { $number }.
    .brief = Traitor of { $colour }: { $number }.
traitor-shown = The traitor of { $colour } was number { $number }.
envelope-none = Your envelope is empty.
deck-off = No notes are kept in this game.
deck-own = { $players ->
        [2] Known of your deck
       *[other] Known of your team's deck
    }, from the top: { $items }.
deck-theirs = { $players ->
        [2] Known of the enemy's deck
       *[other] Known of the enemies' deck
    }, from the top: { $items }.
deck-item = { $depth }: { $pass }
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
ahead-dangers = Enemies who can reach { $spy }, by a step or one pass: { $items }.
    .brief = Can reach { $spy }: { $items }.
danger = { $steps ->
        [one] { $spy }, 1 place away
       *[other] { $spy }, { $steps } places away
    }
    .brief = { $spy }, { $steps } away
embassy-bazong = Its bazong is at home.
embassy-robbed = Its bazong is not at home.
attack-now = Possible: { $items }.
attack-nobody = No enemy is one step ahead of your spies.
    .brief = No enemy is one step ahead.
    .prompt = Nobody in reach.
attack-step = `step { $letter }`
attack-by-step = To attack { $spy }: { $items }.
attack-by-pass = { $spy }, { $steps } places ahead of your spy { $letter }: { $depth ->
        [0] only a pass can go that far
       *[other] `pass { $depth }` goes that far
    }.
    .brief = { $spy }: { $steps } ahead, { $depth ->
        [0] by a pass only
       *[other] `pass { $depth }`
    }.
attack-far = At the moment no move of yours can reach { $spy }.
    .brief = Out of your reach: { $spy }.
goal-by-pass = That is { $steps } places on for your spy { $letter }, and a step is one: { $depth ->
        [0] only a pass can go that far
       *[other] `pass { $depth }` goes that far
    }.
    .brief = That is { $steps } on: { $depth ->
        [0] by a pass only
       *[other] `pass { $depth }`
    }.
goal-far = With your spy { $letter }, this move goes { $to }, not { $place }.
    .brief = With your spy { $letter }: { $to }.
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
first-turn = That cannot be done now. Step, or take a pass.
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
first-keep = First say which bazong is kept, by its colour.
    .brief = First name the bazong to keep.
    .prompt = First: keep which?
first-question = First answer: unmask a spy, or say `no`.
    .prompt = Unmask, or `no`.
refusal-after-move = That is only possible before the first move of your turn.
    .brief = Only before your first move.
    .prompt = Too late.
refusal-must-move = Your turn needs a move: step, or take a pass.
    .brief = Step, or take a pass.
    .prompt = Step or pass.
refusal-one-to-three = Say 1, 2 or 3.
    .prompt = 1, 2 or 3.
refusal-in-dungeon = In the dungeon: your spy { $letter }.
    .prompt = Jailed: { $letter }.
refusal-own-not-in-play = Not in the game: your spy { $letter }.
    .prompt = Not in play: { $letter }.
refusal-trapped = The trap on { $field }, the { $trap }, stops spy { $letter }.
    .brief = The trap on { $field } stops spy { $letter }.
    .prompt = Trap on { $field }.
refusal-no-room = No room in your embassy for spy { $letter }: two spies are there.
    .brief = No room in your embassy for spy { $letter }.
    .prompt = No room at home.
refusal-not-in-dungeon = Not in the dungeon: your spy { $letter }.
    .prompt = Not jailed: { $letter }.
refusal-embassy-full = Two of your spies are in the embassy; there is no room.
    .brief = No room: two are in the embassy.
    .prompt = No room at home.
refusal-too-dear = { $price ->
        [one] That costs 1 zillion, and you have none.
       *[other] That costs { $price } zillions; you do not have enough.
    }
    .brief = That costs { $price }; not enough.
    .prompt = It costs { $price }.
refusal-all-bazongs-home = Traps are set only while a bazong is away from home.
    .brief = All bazongs are at home: no traps.
    .prompt = Bazongs are home.
refusal-trap-placed = You have already set a trap this turn.
    .brief = One trap a turn.
    .prompt = One trap a turn.
refusal-trap-lies = The { $trap } is already on { $field }.
    .prompt = Lies on { $field }.
refusal-no-trap-in-embassy = No trap is set in an embassy.
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
refusal-no-enemy = Not an enemy of yours: { $spy }.
    .prompt = No enemy: { $spy }.
refusal-no-number = { $spy }: a reserve spy, without a number.
    .brief = { $spy }: no number.
    .prompt = { $spy }: no number.
refusal-not-in-play = Not in the game: { $spy }.
    .prompt = Not in play: { $spy }.
refusal-not-there = You cannot attack that spy now: { $spy }.
    .prompt = Not { $spy }.
refusal-not-on-alfred = Not on an Alfred field: { $spy }.
    .prompt = No Alfred: { $spy }.
refusal-already-known = You already know that number: { $spy }.
    .brief = Known already: { $spy }.
    .prompt = Known already.
refusal-no-such-bazong = Your spy does not have that bazong.
    .prompt = Not that one.
refusal-no-envelope = You hold no envelope for { $colour }.
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
misread-bazong = Which bazong? Say its colour, such as `keep white`.
    .brief = Which colour? Such as `keep white`.
    .prompt = Which colour?
misread-prepare = Say a letter from A to C and a number from 1 to 3, such as `{ $command } C 2`.
    .brief = Letter, number: `{ $command } C 2`.
    .prompt = Letter, number?
misread-prepare-number = The traitor: number { $number }. Who waits in your dungeon? Such as `C { $number }`.
    .brief = Who waits? Such as `C { $number }`.
    .prompt = And in the dungeon?
misread-prepare-letter = Waiting: spy { $letter }. Which number is the traitor? Such as `{ $letter } 2`.
    .brief = Traitor? Such as `{ $letter } 2`.
    .prompt = And the traitor?
misread-spy-missing = Which spy? For example, white B.
    .prompt = Which spy?
misread-spy = "{ $word }" is not a spy here. Spies are named like white B.
    .brief = "{ $word }" is not a spy here.
    .prompt = No such spy.
misread-which-spy = Which one: { $fits }?
    .prompt = Which colour?
misread-side = Which side? They are numbered 1 to { $count }, such as `side 1`.
    .brief = Sides: 1 to { $count }.
    .prompt = side 1 to { $count }?
misread-surplus = "{ $word }" does not belong here. { $move ->
        [step] A step is one place: `A`.
        [walk] Name only the spy: `A`.
        [pass] You take one pass: `pass 1`.
        [free] One spy at a time: `free C`.
        [trap] A trap needs its name and one field: `trap snake 2.3`.
        [sweep] Name only the trap: `snake`.
        [clear] Say only how often: `clear 2`.
        [plan] One letter is the plan: `plan A`.
        [keep] Name only a colour: `keep white`.
        [prepare] Say one letter and one number: `prepare C 2`.
        [no] Say only no.
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
hint-free-any = Which of your spies you free makes no difference to me.
    .brief = Any of your spies will do.
hint-free-safe = Spy { $letter } has no number, so nobody can unmask it.
    .brief = Nobody can unmask spy { $letter }.
hint-free-unweighed = I do not weigh which of your spies you free.
    .brief = I do not weigh which spy you free.
hint-twin-spy = It is the same with spy { $letter }, which stands on the same place.
    .brief = It is the same with spy { $letter }.
hint-why-free-last = Only a free spy can walk, fight and carry, but it is your last zillion: lose a fight after that and you are out.
    .brief = The last zillion for a free spy.
hint-why-free-guests = The enemy is in your embassy, and you attack as soon as you free spy { $letter }.
    .brief = Enemy at home: attack by spy { $letter }.
hint-why-free-robber = { $spy } is in your embassy with { $bazong }, and spy { $letter } attacks as soon as you free it.
    .brief = Attack on { $spy } by spy { $letter }.
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
hint-why-clear-idle = No trap stops your spies just now, but there is nothing much better to do.
    .brief = None stops you; nothing much better.
hint-clear-odds = { $count ->
        [one] 1 throw clears
       *[other] { $count } throws clear
    } { $lying ->
        [one] the trap
       *[other] a given trap
    } { $percent } times in 100{ $others ->
        [0] .
        [one] , 1 throw { $less }.
       *[other] , { $others } throws { $less }.
    }
    .brief = { $lying ->
        [one] The trap goes { $percent } times in 100.
       *[other] A given trap goes { $percent } times in 100.
    }
hint-same-pass = Good, too: { $what } Nobody has seen either of the two.
    .brief = Good, too: { $what }
hint-why-win = Spy { $letter } brings { $bazong } into an embassy of your team, and that wins the game.
    .brief = Spy { $letter } wins with the bazong.
hint-why-win-fight = If you win the fight there with spy { $letter }, you win the game.
    .brief = A win there wins the game, with spy { $letter }.
hint-why-rob = You take { $bazong } with spy { $letter }, get zillions for it, and move again.
    .brief = You take { $bazong } with spy { $letter }.
hint-why-rob-fight = { $count ->
        [one] If you beat { $spy } there with spy { $letter }, you take { $bazong }.
       *[other] If you beat all the enemies there with spy { $letter }, you take { $bazong }.
    }
    .brief = Spy { $letter } fights for { $bazong }.
hint-why-rob-win = You take { $bazong } with spy { $letter }, and the zillions for it win the game.
    .brief = Its zillions win the game: spy { $letter }.
hint-why-rob-fight-win = { $count ->
        [one] If you beat { $spy } there with spy { $letter }, you take { $bazong }, and the zillions win the game.
       *[other] If you beat all the enemies there with spy { $letter }, you take { $bazong }, and the zillions win the game.
    }
    .brief = A win there wins the game: spy { $letter }.
hint-why-carrier = You can get { $bazong } away from { $spy }: whoever attacks wins two fights in three.
    .brief = { $spy } has a bazong.
hint-why-attack = Whoever attacks wins two fights in three, and { $spy } would go to the dungeon.
    .brief = Attackers win two fights in three.
hint-why-attack-then = If the grey spy beats { $spy }, you move again, and spy { $letter } can attack { $other } by a step.
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
hint-why-broke = With no zillion to pay, you are out if you lose the fight; whoever attacks wins two in three.
    .brief = Lose the fight, and you are out.
hint-why-closest = Of the enemies to choose from, the one closest to its goal is { $spy }.
    .brief = Closest to its goal: { $spy }.
hint-why-close = Of the enemies to choose from, none is closer to its goal than { $spy }.
    .brief = None is nearer to its goal.
hint-why-find = You pick up { $bazong } there.
    .brief = You pick up { $bazong }.
hint-why-home = Spy { $letter } brings { $bazong } closer to winning, with { $count ->
        [one] 1 place
       *[other] { $count } places
    } to go.
    .brief = The bazong gets closer, with spy { $letter }.
hint-why-escape = That takes your spy { $letter } out of reach of { $spy }.
    .brief = Out of reach of { $spy }: spy { $letter }.
hint-why-near = Spy { $letter } gets closer to { $bazong }, with { $count ->
        [one] 1 place
       *[other] { $count } places
    } to go.
    .brief = Spy { $letter }: { $count } to go to a bazong.
hint-why-near-field = Spy { $letter } gets closer to { $bazong } on { $field }, with { $count ->
        [one] 1 place
       *[other] { $count } places
    } to go.
    .brief = Bazong on { $field }: { $count } to go, with spy { $letter }.
hint-why-spare = Spy { $letter } would carry { $bazong } past the goal.
    .brief = Spy { $letter } would walk past the goal.
hint-why-any = { $count ->
        [one] It is the only thing that you can do now.
       *[other] It is one of { $count } things that you can do now.
    }
    .brief = Things that you can do: { $count }.
hint-threat = { $spy } carries { $bazong } and is { $count ->
        [one] 1 place
       *[other] { $count } places
    } from winning.
    .brief = { $spy }: { $count } from winning.
hint-threat-trapped = { $spy } carries { $bazong } and is { $count ->
        [one] 1 place
       *[other] { $count } places
    } from winning, with the { $trap } on { $field } in the way.
    .brief = { $spy }: { $count } from winning, { $trap } on { $field }.
hint-passes = Passes that you know: { $count } of { $all }.
hint-step-then = After that, pass { $depth }, a { $pass }, takes it exactly there.
    .brief = After that, pass { $depth }: exactly there.
hint-step-safe = Pass { $depth } would take it farther, but { $spy } could attack it there.
    .brief = Pass { $depth }: { $spy } threatens there.
hint-step-keeps = Pass { $depth } would take it farther, but this way that one is left for later.
    .brief = Pass { $depth } is left for later.
hint-comes-up = Then the deck begins with { $items }.
    .brief = Then { $items }.
hint-why-pass-win = That pass is a { $pass }, and with it spy { $letter } brings { $bazong } into an embassy of your team, and you win.
    .brief = That { $pass } wins, with spy { $letter }.
hint-why-pass-money = That pass is a { $pass }, which brings you zillions: { $gain }.
    .brief = That { $pass } brings zillions: { $gain }.
hint-why-pass-money-win = That pass is a { $pass }, which brings you the zillions that win the game: { $gain }.
    .brief = That { $pass } wins, with zillions: { $gain }.
hint-why-pass-walk = That pass is a { $pass }: spy { $letter } walks { $places } places with it.
    .brief = It is a { $pass }: spy { $letter } walks { $places }.
hint-why-pass-view = That pass is a { $pass }: you see the number of an enemy spy, and move again.
    .brief = That { $pass } shows you a number.
hint-why-pass-view-free = That pass is a { $pass }, which costs you no move: you move again at once.
    .brief = That { $pass } costs you no move.
hint-why-pass-pant = That pass is a { $pass }, and with it the grey spy can attack { $spy }.
    .brief = Grey attacks { $spy }.
hint-why-pass-pant-win = That pass is a { $pass }, and with it the grey spy can attack { $spy }; if she wins, you win the game.
    .brief = If grey beats { $spy }, you win.
hint-why-pass-pant-clear = That pass is a { $pass }, and with it the grey spy can attack { $spy }, but first clears { $trap } on { $field }.
    .brief = Grey attacks { $spy }, clears { $field }.
hint-why-pass-pant-choose = That pass is a { $pass }, and with it the grey spy can attack { $spy }, but first clears a trap of your choice.
    .brief = Grey clears a trap, attacks { $spy }.
hint-why-pass-idle = That pass is a { $pass }, which changes nothing: all spies stay where they are.
    .brief = That { $pass } changes nothing.
hint-why-pass-unseen = Passes that nobody has seen: { $count }; with { $steps } of them a spy walks { $spread ->
        [0] { $most }
       *[other] { $least } to { $most }
    } places{ $sobs ->
        [0] .
       *[other] ; another one is the sob, which would send back the bazong you carry.
    }
    .brief = { $count } unseen, { $steps } to walk with.
hint-why-pass-unseen-rest = Passes that nobody has seen: { $count }, namely { $passes }; no spy walks by them.
    .brief = { $count } unseen, none to walk with.
hint-why-pass-unseen-kinds = Passes that nobody has seen: { $count }, namely { $passes }.
    .brief = Unseen passes: { $passes }.
hint-why-pass-unseen-cheque = Passes that nobody has seen: { $count }, among them the cheque that wins the game for you.
    .brief = { $count } unseen, 1 of them wins.
hint-why-helpless = None of your spies can now stop { $spy }.
    .brief = No spy of yours can stop { $spy }.
hint-why-helpless-pass = By a step none of your spies can now stop { $spy }; by a pass, perhaps.
    .brief = Only a pass may now stop { $spy }.
hint-why-helpless-yet = This does not stop { $spy }, who is 1 place from winning; only a pass that nobody has seen still may.
    .brief = Only an unseen pass may stop { $spy }.
hint-why-helpless-then = This alone does not stop { $spy }, who is 1 place from winning; after it pass { $depth } still may.
    .brief = Only pass { $depth } may now stop { $spy }.
hint-why-stuck = None of your free spies can take a step; passes that nobody has seen: { $count }{ $useful ->
        [0] ; none of them does anything now
        [one] ; 1 of them does something even now
       *[other] ; { $useful } of them do something even now
    }.
    .brief = No step. Unseen passes: { $count }, { $useful } of use.
hint-why-stuck-cheque = None of your free spies can take a step; passes that nobody has seen: { $count }, among them the cheque that wins the game for you.
    .brief = No step; { $count } unseen, 1 of them wins.
hint-why-jailed = All your spies are in the dungeon; passes that nobody has seen: { $count }{ $useful ->
        [0] ; none of them does anything now
        [one] ; 1 of them does something even now
       *[other] ; { $useful } of them do something even now
    }.
    .brief = All in the dungeon. Unseen passes: { $count }, { $useful } of use.
hint-why-jailed-cheque = All your spies are in the dungeon; passes that nobody has seen: { $count }, among them the cheque that wins the game for you.
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
hint-why-plan-defend = Whichever plan you choose, you win one time in three with your spy { $letter }, as long as nobody can foresee it.
    .brief = Any plan: spy { $letter } wins 1 in 3.
hint-why-keep-theirs = An enemy's bazong wins the game when you bring it into an embassy of your team.
    .brief = An enemy's bazong can win the game.
hint-why-keep-ours = As long as your team has it, the enemies cannot win with it.
    .brief = The enemies cannot win with it then.
hint-why-unmask = { $spy } is number { $number }, the one in your envelope.
    .brief = { $spy } is the traitor, number { $number }.
hint-why-unmask-only = From what you have seen, number { $number } can only be { $spy }.
    .brief = { $number } can only be { $spy }.
hint-why-guess = A guess: { $spy }, with { $bazong }, is about to win.
    .brief = A guess, before a win by { $spy }.
hint-why-decline = You do not know for sure which spy is the traitor.
    .brief = You know no traitor for sure.

# Help

help-prepare = Choose which of your spies, A, B or C, begins in the dungeon, and the number, from 1 to 3, of the enemy spy that is the traitor: `C 2`.
    Ask: `rules setup`, `rules`, `help all`.
help-turn = Move: `step A`, or only `A`, or a pass from the top: `pass 1` or only `1`, `2`, `3`.
    Before it: `free C`, `trap snake 2.3`, `clear 2`. Any time on your turn: `unmask white B`, `look white B`.
    Ask: `status`, `moves`, `attack`, `spies`, `money`, `ahead A`, `side 2`, `numbers`, `deck`, `envelope`, `look 2.3`, `last`, `log`, `note`.
    Your own spies are letters alone; all others have a colour. More: `help all`, `rules`, `settings`, `resign`, `quit`.
help-again = Move again: `step A`, or only `A`, or a pass from the top: `pass 1` or only `1`, `2`, `3`.
    Ask: `status`, `moves`, `attack`, `spies`, `ahead A`, `deck`. More: `help all`, `rules`.
help-walk = Name the spy that walks, such as `A`. The word `moves` says where each would land.
help-view = Name the enemy spy whose number you look at, such as `white B`. Only you see it.
help-attack = Name the enemy to attack, such as `white B`. The word `moves` lists them.
help-sweep = Name the trap that is cleared: `snake`, `magnet` or `bottle`.
help-keep = Name the bazong that your spy keeps by its colour, such as `white`. The other stays here.
help-plan = Choose a plan: `A`, `B` or `C`. Same plans: the defender wins. Different ones: the attacker.
help-question = Unmask a spy as the traitor in your envelope, such as `unmask white B`, or say `no`.
    If you are wrong, you are out. If you do not want to be asked any more: `questions off`.
help-over = The game is over. Ask: `status`, `numbers`, `log`, `last`.

# The levels

levels-here = In spion: easy forgets passes, misjudges moves and likes plan A. Normal mostly remembers passes and takes care of its embassy. From level 8 on the computer plays on in its mind, with numbers that your spies may have.
    .brief = From 8 on it thinks several turns ahead.

# What players boast of

best-spion-turns = Quickest win: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }, in { $game }, { $when }.
    .brief = Quickest: { $count } turns, { $game }.
best-spion-fights = Most fights won in one game: { $count }, in { $game }, { $when }.
    .brief = Most fights won: { $count }, { $game }.
best-spion-traitors = Most traitors unmasked in one game: { $count }, in { $game }, { $when }.
    .brief = Traitors unmasked: { $count }, { $game }.

# What beginners do next

help-first-prepare = To begin, any choice will do, such as `C 2`.
help-first-turn = To begin, take a pass, such as `1`, and hear what it does; or hear by `moves` what else there is.
help-first-plan = To begin: no plan is better than another, so type any of the three.
help-first-question = To begin: if you are not sure, type `no`.

# Headings above lines that can be chosen.

choices-look = Look
choices-buy = Before the move
choices-traps = Set a trap, side by side
choices-trap = { $trap ->
    [snake] Snake
    [magnet] Magnet
   *[bottle] Bottle
}
choices-unmask = Guess the traitor
