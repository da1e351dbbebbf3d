# The variants of sniff. Each announcement has four texts.

variants = Variants: { $variants }.
    .brief = With { $variants }.
    .full = Variants in this game: { $variants }.
    .prompt = Variants.
variant-gallop = gallop
variant-warm-hot = warm and hot
variant-way-out = way out
variant-holes = holes
variant-blind = blind
variant-dogs = water and evil dogs
    .brief = dogs
variant-non-stop = non-stop
variant-count = count
variant-tournament = tournament
variants-excluded = These do not go together: { $one }, { $other }.
    .brief = Not together: { $one }, { $other }.
variants-walls = On { $size } there can be { $least } to { $most } walls, or the usual number.
    .brief = { $size }: { $least } to { $most } walls.
starts = Lots are drawn: both detectives start on { $field }.
    .brief = Both start on { $field }.
    .full = Lots are drawn: both detectives start on { $field }, each in the other's labyrinth. From there a way must lead to the zero field, 0.
    .prompt = Start { $field }.
begins-you-out = Lots are drawn: you begin. Ask for a field next to { $start }, such as `{ $next }`.
    .brief = You begin on { $start }.
    .full = Lots are drawn: you begin. Your detective is on { $start } and has to find the way to the zero field, 0. Ask for a field next to it, such as `{ $next }`.
    .prompt = You begin.
    .told = Lots are drawn: you begin.
intro-build-out = Build your labyrinth: { $walls } walls and no treasure. Or type `build`, and I will build it for you.
    .brief = Build: { $walls } walls, no treasure.
    .full = Build your labyrinth: { $walls } walls and no treasure, but a way from the start to the zero field. A wall is named after the two fields it separates, such as `C3 B3`. Type `build` to have it built for you, and `done` when you have finished.
    .prompt = Build { $walls } walls.
intro-build-dogs = Build your board: 2 ditches, 2 dogs and 1 treasure. Or type `build`, and I will build it for you.
    .brief = Build: 2 ditches, 2 dogs, 1 treasure.
    .full = Build your board: 2 ditches, 2 dogs and 1 treasure. A ditch is named after the two fields it separates, such as `C3 B3`; a dog after its field: `dog B2`. Type `build` to have it built for you, and `done` when you have finished.
    .prompt = Build: dogs.
drafted-ditches = { $count ->
        [one] Ditch { $wall } dug.
       *[other] { $count } ditches dug.
    } Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .full = { $count ->
        [one] The ditch is dug.
       *[other] { $count } ditches are dug.
    } Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .brief = Dug. Ditches left: { $left }.
    .prompt = Dug.
drafted-filled-in = Filled in. Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .full = { $count ->
        [one] The ditch is filled in.
       *[other] { $count } ditches are filled in.
    } Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .brief = Filled in. Ditches left: { $left }.
    .prompt = Filled in.
drafted-dog = Dog on { $field }. Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .brief = Dog on { $field }. Dogs left: { $dogs-left }.
    .full = A dog is on { $field }. Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .prompt = Dog { $field }.
drafted-dog-removed = The dog on { $field } is gone. Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .brief = Dog gone from { $field }.
    .full = The dog on { $field } is gone. Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .prompt = Dog gone.
drafted-treasure-dogs = The treasure is hidden on { $treasure }.
    .brief = Treasure on { $treasure }.
    .full = Your treasure is hidden on { $treasure }. Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }.
    .prompt = Treasure { $treasure }.
drafted-undone-dogs = Last step taken back. Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }. Treasure: { $treasure }.
    .brief = Undone. Ditches { $left }, dogs { $dogs-left } left.
    .full = I have taken your last step back. Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }. Treasure: { $treasure }.
    .prompt = Undone.
drafted-filled-dogs = Filled up. Dogs: { $dogs }. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `done` to start the search.
    .brief = Filled. Dogs: { $dogs }.
    .full = Your board is filled up: both ditches are dug, the dogs are on { $dogs }, and the treasure is on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `list` to hear it, `undo` to take it back, or `done` to start the search.
    .prompt = Filled.
    .told = Filled up. Dogs: { $dogs }. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away.
drafted-built-dogs = Built. Dogs: { $dogs }. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `done` to start the search.
    .brief = Built. Dogs { $dogs }, treasure { $treasure }.
    .full = Your board is built: both ditches are dug, the dogs are on { $dogs }, and the treasure is on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away. Type `list` to hear it, `undo` to take it back, or `done` to start the search.
    .prompt = Built. Treasure { $treasure }.
    .told = Built. Dogs: { $dogs }. Treasure on { $treasure }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away.
drafted-laid-dogs = Set up. Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }. Treasure: { $treasure }.
    .brief = Set up. Ditches { $left }, dogs { $dogs-left } left.
    .full = The board is set up. Left to place: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }. Treasure: { $treasure }.
    .prompt = Set up.
drafted-undone-out = { $left ->
        [0] Last step taken back, no wall left.
        [one] Last step taken back, 1 wall left.
       *[other] Last step taken back, { $left } walls left.
    }
    .brief = Undone, { $left } left.
    .full = { $left ->
        [0] I have taken your last step back. You have no wall left to put up.
        [one] I have taken your last step back. You have 1 wall left to put up.
       *[other] I have taken your last step back. You have { $left } walls left to put up.
    }
    .prompt = Undone.
drafted-filled-out = Filled up. All the walls are up. Type `done` to start the search.
    .brief = Filled. All the walls are up.
    .full = Your labyrinth is filled up: all the walls are up, and a way leads out. Type `list` to hear it, `undo` to take it back, or `done` to start the search.
    .prompt = Filled.
    .told = Filled up. All the walls are up.
drafted-built-out = Built. All the walls are up. Type `done` to start the search.
    .brief = Built. All the walls are up.
    .full = Your labyrinth is built: all the walls are up, and a way leads out. Type `list` to hear it, `undo` to take it back, or `done` to start the search.
    .prompt = Built.
    .told = Built. All the walls are up.
drafted-laid-out = { $left ->
        [0] Labyrinth set up, no wall left.
        [one] Labyrinth set up, 1 wall left.
       *[other] Labyrinth set up, { $left } walls left.
    }
    .brief = Set up, { $left } left.
    .full = { $left ->
        [0] The labyrinth is set up. You have no wall left to put up.
        [one] The labyrinth is set up. You have 1 wall left to put up.
       *[other] The labyrinth is set up. You have { $left } walls left to put up.
    }
    .prompt = Set up.
answer-free = Free
answer-warm = Warm
answer-hot = Hot
answer-growl = Growl
answer-warm-growl = Warm, growl
answer-hot-growl = Hot, growl
answer-wall = Wall
answer-treasure = Treasure
answer-out = Out
answer-ditch = Ditch
answer-dog = Dog
heard-free = free
heard-warm = warm
heard-hot = hot
heard-growl = growl
heard-warm-growl = warm, growl
heard-hot-growl = hot, growl
heard-wall = wall
heard-treasure = treasure
heard-out = out
heard-ditch = ditch
heard-dog = dog
asked-free-gallop-you = Free. You are on { $stands }. Go on, or `done`.
    .brief = Free. You are on { $stands }. Go on?
    .full = Free. You are on { $stands } now. You may move on until a wall stops you, or end your turn with `done`.
    .prompt = Free.
    .told = Free. You are on { $stands }.
asked-hint-again-you = { $answer }. You are on { $stands }. One more move, or `done`.
    .brief = { $answer }. On { $stands }. One more?
    .full = { $answer }. You are on { $stands } now. You may make a second move, or end your turn with `done`.
    .prompt = { $answer }.
    .told = { $answer }. You are on { $stands }.
asked-hint-gallop-you = { $answer }. You are on { $stands }. Go on, or `done`.
    .brief = { $answer }. On { $stands }. Go on?
    .full = { $answer }. You are on { $stands } now. You may move on until a wall stops you, or end your turn with `done`.
    .prompt = { $answer }.
    .told = { $answer }. You are on { $stands }.
asked-hint-you = { $answer }. You are on { $stands }.
    .brief = { $answer }. You are on { $stands }.
    .full = { $answer }. You are on { $stands } now. That was your second move.
    .prompt = { $answer }.
asked-out-you = Out! You are on field 0.
    .brief = Out! You are on 0.
    .full = Out! Your detective has found the way to the zero field.
    .prompt = Out!
asked-out-other = { $name }: { $field }, out!
    .brief = { $name }: { $field }, out!
    .full = { $name } asks for the zero field and is out.
    .prompt = { $name } out!
asked-ditch-you = Ditch in front of { $field }. You fall in and are back on { $stands }.
    .brief = Ditch. You are back on { $stands }.
    .full = Ditch. There is water in front of { $field }{ $marked ->
        [no] .
       *[yes] ; it is marked.
    } Your detective falls in and is back on the zero field, and your turn ends.
    .prompt = Ditch.
asked-dog-you = Dog! It is on { $field }, and it bites.
    .brief = Dog on { $field }! It bites.
    .full = Dog! It was waiting on { $field } and has bitten your detective.
    .prompt = Dog!
asked-dog-other = { $name }: { $field }, dog!
    .brief = { $name }: { $field }, dog!
    .full = { $name } asks for { $field }, and the dog there bites.
    .prompt = { $name } dog!
scored-you = 1 point for you: { $points } to { $theirs }.
    .brief = 1 point: { $points } to { $theirs }.
    .full = 1 point for you. The score is { $points } to { $theirs }. Both detectives stay where they are.
    .prompt = { $points } to { $theirs }.
scored-hide = 1 point for { $name }: { $points } to { $theirs }. Hide your treasure again, for example: `treasure { $example }`.
    .brief = { $name } { $points }, you { $theirs }. Hide again.
    .full = 1 point for { $name }. The score is { $points } to { $theirs }. Hide your treasure on another field that can be reached from the zero field, for example: `treasure { $example }`. Then it is your turn.
    .prompt = { $points } to { $theirs }. Hide it.
    .told = 1 point for { $name }: { $points } to { $theirs }.
scored-other = 1 point for { $name }: { $points } to { $theirs }.
    .brief = { $name }: { $points } to { $theirs }.
    .full = 1 point for { $name }. The score is { $points } to { $theirs }.
    .prompt = { $points } to { $theirs }.
hidden-you = Treasure hidden again on { $field }. Your turn.
    .brief = Hidden on { $field }. Your turn.
    .full = Your treasure is hidden again, on { $field }. Only you know where. It is your turn.
    .prompt = Hidden. Your turn.
    .told = Treasure hidden again on { $field }.
hidden-other = { $name } has hidden the treasure again.
    .brief = { $name } has hidden it again.
    .full = { $name } has hidden the treasure again, on another field.
    .prompt = Hidden again.
shown-ditches-you = Your ditches: { $count }.
shown-ditches-other = { $name }'s ditches: { $count }.
shown-you-dogs = Your treasure was on { $treasure }. Dogs: { $dogs }.
    .brief = Your treasure was on { $treasure }.
    .prompt = Yours { $treasure }.
shown-other-dogs = { $name } hid the treasure on { $treasure }. Dogs: { $dogs }.
    .brief = { $name } hid the treasure on { $treasure }.
    .prompt = { $name } { $treasure }.
shown-you-out = Your start was { $start }.
    .prompt = Yours: { $start }.
shown-other-out = { $name }'s start was { $start }.
    .prompt = { $name }: { $start }.
own-labyrinth-dogs = { $count ->
        [0] Your board: no ditches, dogs: { $dogs }, treasure: { $treasure }.
        [one] Your board: 1 ditch, dogs: { $dogs }, treasure: { $treasure }.
       *[other] Your board: { $count } ditches, dogs: { $dogs }, treasure: { $treasure }.
    }
    .brief = Yours: dogs { $dogs }, treasure { $treasure }.
own-labyrinth-out = { $count ->
        [0] Your labyrinth: no walls, start: { $start }.
        [one] Your labyrinth: 1 wall, start: { $start }.
       *[other] Your labyrinth: { $count } walls, start: { $start }.
    }
own-field-ditches = { $field } in your labyrinth. Open: { $open }. Ditches: { $walls }.
    .brief = { $field } in yours. Open: { $open }. Ditches: { $walls }.
own-field-dog = { $field } in your labyrinth: a dog. Open: { $open }. Ditches: { $walls }.
    .brief = { $field } in yours: a dog. Open: { $open }. Ditches: { $walls }.
check-treasure-dogs = Dogs: { $dogs }. Treasure: { $treasure }.
check-treasure-out = Start: { $start }.
status-ditches = { $count ->
        [0] No ditch found.
        [one] 1 ditch found: { $walls }.
       *[other] { $count } ditches found: { $walls }.
    }
status-warm = Warm: { $fields }.
status-hot = Hot: { $fields }.
status-growl = Growl: { $fields }.
due-build-dogs = { $left ->
        [0] { $dogs-left ->
                [0] You are building. The ditches and dogs are placed. Type `done` to start the search.
               *[other] You are building. Left: { $left ->
                   [0] no ditches
                   [one] 1 ditch
                  *[other] { $left } ditches
               }, { $dogs-left ->
                   [0] no dogs
                   [one] 1 dog
                  *[other] { $dogs-left } dogs
               }.
            }
       *[other] You are building. Left: { $left ->
           [0] no ditches
           [one] 1 ditch
          *[other] { $left } ditches
       }, { $dogs-left ->
           [0] no dogs
           [one] 1 dog
          *[other] { $dogs-left } dogs
       }.
    }
    .brief = Left: ditches { $left }, dogs { $dogs-left }.
due-hide = Hide your treasure again, but not on { $field }, for example: `treasure { $example }`.
    .brief = Hide your treasure again.
due-hide-other = { $name } is hiding the treasure again.
due-gallop = Go on from { $field }, or `done`.
place-hide = Hide
ditches-count = { $count ->
        [0] Ditches: none.
        [one] 1 ditch:
       *[other] { $count } ditches:
    }
move-hide = `Treasure { $field }`.
look-here-dogs = You are on { $field }. Ways: { $ways }. Ditches: { $walls }. Not tried: { $unknown }.
look-visited-dogs = { $field }, visited. Ways: { $ways }. Ditches: { $walls }. Not tried: { $unknown }.
look-unvisited-dogs = { $field }, not visited. Ditches: { $walls }. Not tried: { $unknown }.
look-answered = { $field } answered { $heard }.
look-blind = You are on { $field }. Next to it are { $fields }.
last-answer = Last answer on { $field }: { $heard }.
blind-nothing = In a blind game nothing is marked.
points-you = Points: you { $points }, { $other } { $other-points }. Moves so far: you { $asks }, { $other } { $theirs }.
    .brief = Points: you { $points }, { $other } { $other-points }.
points-other = Points: { $name } { $points }, { $other } { $other-points }. Moves so far: { $name } { $asks }, { $other } { $theirs }.
    .brief = Points: { $name } { $points }, { $other } { $other-points }.
check-pieces = { $left ->
        [0] { $dogs-left ->
                [0] Nothing is missing.
               *[other] Left to place: { $left ->
                   [0] no ditches
                   [one] 1 ditch
                  *[other] { $left } ditches
               }, { $dogs-left ->
                   [0] no dogs
                   [one] 1 dog
                  *[other] { $dogs-left } dogs
               }.
            }
       *[other] Left to place: { $left ->
           [0] no ditches
           [one] 1 ditch
          *[other] { $left } ditches
       }, { $dogs-left ->
           [0] no dogs
           [one] 1 dog
          *[other] { $dogs-left } dogs
       }.
    }
check-closed-dogs = The treasure is closed off: there is a ditch or a dog on every way to it.
    .brief = Closed off by ditches and dogs.
check-closed-out = The start is closed off. Take away one of these walls: { $keys }.
check-shut-out = There is no way out, and taking away one wall is not enough. Around the start are { $walls }.
check-open-out = { $count ->
        [one] Field 0 is 1 move from the start.
       *[other] Field 0 is { $count } moves from the start.
    }
    .brief = { $count ->
        [one] Way out: 1 move.
       *[other] Way out: { $count } moves.
    }
refusal-ditch-there = { $wall }: there is already a ditch there.
    .brief = { $wall }: a ditch is there already.
refusal-no-ditch-left = { $wall }: you have no ditch left.
refusal-no-such-ditch = { $wall }: there is no ditch there.
refusal-pieces-left = Not everything is placed yet. Left: { $left ->
        [0] no ditches
        [one] 1 ditch
       *[other] { $left } ditches
    }, { $dogs-left ->
        [0] no dogs
        [one] 1 dog
       *[other] { $dogs-left } dogs
    }. Place the rest, or type `fill`.
    .brief = Left: ditches { $left }, dogs { $dogs-left }.
refusal-known-ditch = You already know of the ditch between { $from } and { $to }. It is still your turn.
    .brief = Known ditch from { $from } to { $to }.
refusal-no-dogs = There are no dogs in this game.
refusal-dog-beside-zero = { $field }: there is never a dog in the column beside 0.
    .brief = { $field }: no dogs beside 0.
refusal-dog-there = There is already a dog on { $field }.
refusal-no-dog-left = { $field }: you have no dog left.
refusal-no-such-dog = There is no dog on { $field }.
refusal-taken-by-treasure = The treasure is on { $field }; no dog can share its field.
    .brief = The treasure is on { $field }.
refusal-no-treasure-here = This game has no treasure.
refusal-too-narrow = At least two fields must be within reach of the zero field.
    .brief = Two fields must be in reach of 0.
refusal-hide-first = First hide your treasure again: type `treasure` and a field.
    .brief = First hide your treasure again.
refusal-enemy-there = The other detective is on { $field }. Choose another field.
    .brief = The other detective is on { $field }.
refusal-out-of-reach = No open way leads to { $field }. Choose another field.
    .brief = No open way leads to { $field }.
help-build-dogs = For each ditch, name the two fields on either side of it: `C3 B3 A1 A2`. Field 0, or just 0, is the long field beside column { $last }.
    Commands: `dog B2`, `treasure A1`, `remove C3 B3`, `remove dog B2`, `undo`, `list`, `check`, `fill`, `build`, `done`.
    More: `help all`, `rules variants`.
help-hide = Your treasure has been found. Hide it on another field that can be reached from the zero field, such as `{ $example }`.
    Ask: `moves`, `own`, `check`, `status`. More: `help all`, `rules variants`.

# Counted games

alone-you = You go on alone until your search is finished too. Each move counts.
    .brief = You go on alone, each move counts.
    .full = The game is decided. You go on alone until your search is finished too, and each move from now on is a point against you.
    .prompt = You go on.
alone-other = { $name } goes on alone, and each move counts.
    .brief = { $name } goes on alone.
    .full = The game is decided. { $name } goes on alone, and each move is a point against { $name }.
    .prompt = { $name } goes on.
bitten-you = The dog drives you back to { $stands }.
    .brief = Back to { $stands }.
    .full = The dog on { $field } drives your detective back to the start, { $stands }.
    .prompt = Back to { $stands }.
bitten-other = The dog drives { $name } back to { $stands }.
    .brief = { $name } is back on { $stands }.
    .full = The dog on { $field } drives { $name } back to the start, { $stands }.
    .prompt = { $name } { $stands }.
counted-you = { $moves ->
        [one] Your search is finished too, after 1 counted move.
       *[other] Your search is finished too, after { $moves } counted moves.
    }
    .brief = Finished. Counted moves: { $moves }.
    .full = Your search is finished too. Your counted moves are your points: { $moves }.
    .prompt = Finished: { $moves }.
counted-other = { $moves ->
        [one] { $name } has finished too, after 1 counted move.
       *[other] { $name } has finished too, after { $moves } counted moves.
    }
    .brief = { $name } done, counted moves: { $moves }.
    .full = { $name } has finished too. The counted moves are the points: { $moves }.
    .prompt = { $name }: { $moves }.
refusal-known-dog = You already know that a dog is on { $field }. It is still your turn.
    .brief = A dog is on { $field }.
    .prompt = Known dog.
