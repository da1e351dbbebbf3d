# Lessons: the words around them. What each lesson says is in the files of its game.

learn-offer = New here? Type `{ $command } sniff` to learn a first game in five minutes.
    .brief = New here? Type `{ $command } sniff`.
    .prompt = New? `{ $command } sniff`
learn-games = There are lessons for { $count } games:
    .brief = Lessons for { $count } games:
learn-item = `{ $command } { $game }`: { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }, { $learnt ->
        [0] none finished yet
       *[other] { $learnt } finished
    }.
    .brief = `{ $command } { $game }`: { $learnt } of { $count }.
learn-begun = You are in lesson { $number } of { $game }, and have done { $done } of its { $count } steps.
    .brief = Lesson { $number }: { $done } of { $count } steps done.
games-learnt = Lessons finished: { $games }.
    .brief = Finished: { $games }.
learn-known = { $game } { $learnt } of { $count }
learn-begin = Learn { $game }: lesson { $number } of { $lessons }, in { $count } steps.
    .brief = Lesson { $number } of { $lessons } in { $game }.
    .prompt = Lesson { $number }.
learn-words = Type `again` to repeat the task, `why` for an explanation, `skip` to skip it, `leave` to end the lesson.
    .brief = `Again`, `why`, `skip`, `leave`.
learn-help = To hear everything else you can type: `help all`. To hear the rules: `rules`.
    .brief = `Help all`, `rules`.
learn-step = Step { $number } of { $count }.
    .brief = { $number } of { $count }.
    .prompt = { $number } of { $count }.
learn-other = That is allowed, but it is not the task, so I have taken it back.
    .brief = Not the task, so taken back.
    .prompt = Taken back.
learn-left = { $number ->
        [0] You leave the lesson. To start it again, type `{ $command } { $game }`.
       *[other] You have done { $number } of { $count } steps. To go on from there, type `{ $command } { $game }`.
    }
    .brief = { $number } of { $count } done: `{ $command } { $game }`.
learn-over = You have finished lesson { $number }. { $left ->
        [0] That was the last one of { $game }.
       *[other] For the next one, type `{ $command } { $game }`.
    }
    .brief = Lesson { $number } finished. { $left ->
        [0] It was the last.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Lesson { $number } finished.
learn-over-skipped = Lesson { $number } is over; you skipped { $skipped } of its { $count } steps. { $left ->
        [0] That was the last one of { $game }.
       *[other] For the next one, type `{ $command } { $game }`.
    }
    .brief = Lesson { $number }: { $skipped } skipped. { $left ->
        [0] It was the last.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Lesson { $number } over.
learn-skipped = In lesson { $number } you skipped steps. To do it again, type `{ $command } { $game } { $number }`.
    .brief = Lesson { $number }: steps skipped.
    .prompt = Lesson { $number }: steps skipped.
learn-play = Would you like a whole game now, against the easiest computer? `Yes` or `no`; Enter means no.
    .brief = A whole game now? `Yes` or `no`.
    .prompt = A game?
learn-leave-sure = Leave the lesson? Your progress is saved. `Yes` or `no`; Enter means no.
    .brief = Leave? `Yes` or `no`; Enter means no.
    .prompt = Leave?
learn-none = { $count ->
        [0] There are no lessons for { $game } yet.
        [one] There is 1 lesson for { $game }. Type `{ $command } { $game }`.
       *[other] There are { $count } lessons for { $game }. Type `{ $command } { $game }`, or add a number from 1 to { $count }.
    }
    .brief = Lessons of { $game }: { $count }.
    .prompt = { $count } lessons.
learn-surplus = "{ $word }" is not expected here. Type `{ $command } { $game }`, with or without the number of a lesson.
    .brief = Type `{ $command } { $game }`.
learn-spoilt = This lesson cannot be run. That is a fault in the program.
    .brief = Fault: this lesson cannot be run.
learn-not-kept = Your progress cannot be saved.
