# Lessons: what surrounds them. What each lesson says stands in the files of its game.

learn-offer = New here? `{ $command } sniff` teaches you the first game, in five minutes.
    .brief = New here? Type `{ $command } sniff`.
    .prompt = New? `{ $command } sniff`
learn-games = You can learn { $count } games:
    .brief = { $count } games to learn:
learn-item = `{ $command } { $game }`: { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }, { $learnt ->
        [0] none learnt yet
       *[other] { $learnt } learnt
    }.
    .brief = `{ $command } { $game }`: { $learnt } of { $count }.
learn-begun = You are in lesson { $number } of { $game }: { $done } of { $count } steps done.
    .brief = Lesson { $number }: { $done } of { $count } steps done.
games-learnt = Lessons learnt: { $games }.
    .brief = Learnt: { $games }.
learn-known = { $game } { $learnt } of { $count }
learn-begin = Learn { $game }: lesson { $number } of { $lessons }, { $count } steps.
    .brief = { $game }, lesson { $number } of { $lessons }.
    .prompt = Lesson { $number }.
learn-words = `Again` says the task once more, `why` explains it, `skip` leaves it out, `leave` ends the lesson.
    .brief = `Again`, `why`, `skip`, `leave`.
learn-help = All else that can be typed here: `help all`. The rules: `rules`.
    .brief = `Help all`, `rules`.
learn-step = Step { $number } of { $count }.
    .brief = { $number } of { $count }.
    .prompt = { $number } of { $count }.
learn-other = You may do that, but it is not the task. It is taken back.
    .brief = Allowed, but not the task. Taken back.
    .prompt = Taken back.
learn-left = { $number ->
        [0] You leave the lesson. `{ $command } { $game }` begins it again.
       *[other] You have done { $number } of { $count } steps. `{ $command } { $game }` goes on from there.
    }
    .brief = { $number } of { $count } done: `{ $command } { $game }`.
learn-over = You have learnt lesson { $number }. { $left ->
        [0] That was the last one of { $game }.
       *[other] `{ $command } { $game }` begins the next one.
    }
    .brief = Lesson { $number } learnt. { $left ->
        [0] It was the last.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Lesson { $number } learnt.
learn-over-skipped = Lesson { $number } is over; you skipped { $skipped } of { $count } steps. { $left ->
        [0] That was the last one of { $game }.
       *[other] `{ $command } { $game }` begins the next one.
    }
    .brief = Lesson { $number }: { $skipped } skipped. { $left ->
        [0] It was the last.
       *[other] `{ $command } { $game }`.
    }
    .prompt = Lesson { $number } over.
learn-skipped = In lesson { $number } you skipped steps. `{ $command } { $game } { $number }` gives it again.
    .brief = Lesson { $number }: steps skipped.
    .prompt = Lesson { $number }: steps skipped.
learn-play = Now a whole game, against the easiest computer? `Yes` or `no`; Enter means no.
    .brief = Now a whole game? `Yes` or `no`.
    .prompt = A game?
learn-leave-sure = Leave the lesson? The steps you have done count. `Yes` or `no`; Enter means no.
    .brief = Leave? `Yes` or `no`; Enter means no.
    .prompt = Leave?
learn-none = { $count ->
        [0] There are no lessons for { $game } yet.
        [one] { $game } has 1 lesson. Type `{ $command } { $game }`.
       *[other] { $game } has { $count } lessons. Type `{ $command } { $game }`, or a number after it, from 1 to { $count }.
    }
    .brief = Lessons of { $game }: { $count }.
    .prompt = { $count } lessons.
learn-surplus = "{ $word }" does not belong here. Type `{ $command } { $game }`, or the number of a lesson after it.
    .brief = Type `{ $command } { $game }`.
learn-spoilt = This lesson cannot be given. That is a mistake of the program.
    .brief = This lesson cannot be given.
learn-not-kept = How far you are cannot be kept.
