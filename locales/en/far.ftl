# Play with friends far away.

place-room = Table
far-words = Give these five words to everybody who wants to join:
    .brief = Five words to join with:
    .prompt = The words:
far-code = { $words }
    .prompt = { $numbered }
far-at = They can reach you at { $address }. Behind the words they type { $ways }.
    .brief = Behind the words: { $ways }.
    .prompt = At { $address }.
far-at-any = You can be reached at every address of this machine, with port { $port }. Tell the others one that they reach; behind the words they type --no-relay --address= and that address with :{ $port }.
    .brief = Port { $port } at every address of this machine.
    .prompt = Port { $port }.
servers-away = The servers do not answer. Is this machine online? Without them you only find each other in your own network, or by an address.
    .brief = The servers do not answer.
    .prompt = No servers.
servers-there = The servers answer now.
    .prompt = Servers there.
far-addresses = Host and guests learn each other's network address, and so do the servers that bring them together; with --relay-only, only those servers learn yours.
    .brief = Host and guests see their addresses.
    .prompt = Addresses are seen.
host-game = The game is { $game }.
    .prompt = { $game }.
far-waits = { $count ->
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    } `begin` starts at once, and computers take what is free.
    .brief = { $count ->
        [one] 1 seat is free. Or `begin`.
       *[other] { $count } seats are free. Or `begin`.
    }
    .prompt = { $count ->
        [one] 1 seat free.
       *[other] { $count } seats free.
    }
far-waits-for = Waiting for { $names }. `begin` starts at once, and computers play instead.
    .brief = Waiting for { $names }. Or `begin`.
    .prompt = Not yet: { $names }.
far-came = { $name } is here.
    .prompt = { $name } here.
far-left = { $name } has left. When { $name } is due, the game waits.
    .brief = { $name } has left.
    .prompt = { $name } left.
far-left-room = { $name } has left.
    .prompt = { $name } left.
far-removed = The host has removed { $name } from the table.
    .brief = { $name } was removed.
    .prompt = { $name } removed.
far-lost = The connection to { $name } is lost. When { $name } is due, the game waits.
    .brief = The connection to { $name } is lost.
    .prompt = { $name } cut off.
far-lost-room = The connection to { $name } is lost.
    .prompt = { $name } cut off.
far-named = { $before } is now called { $name }.
    .prompt = Now { $name }.
name-taken = Somebody here is already called { $typed }. At this table you are { $name }.
    .brief = { $typed } is taken. You are { $name }.
    .prompt = You: { $name }.
far-back = { $name } is back.
    .prompt = { $name } back.
far-replaced = The computer { $name } is playing for { $owner } for now.
    .brief = { $name } (computer) for { $owner }.
    .prompt = { $name } for { $owner }.
far-stood-in = A computer has played for you meanwhile.
    .brief = A computer has played for you.
    .prompt = Computer played for you.
far-seat-back = You have your seat back.
    .prompt = Your seat again.
move-late = What you typed came too late, and was not done.
    .brief = Too late: that was not done.
    .prompt = Too late.
move-waits = That is done as soon as the table is back.
    .brief = Done once the table is back.
    .prompt = Done later.
ask-replace = May a computer play for { $name } until { $name } is back? `yes` or `no`.
    .brief = Computer for { $name }? `yes` or `no`.
    .prompt = Computer for { $name }?
ask-play = { $count ->
        [0] { $name } proposes { $game }. Will you play? `yes` or `no`.
        [one] { $name } proposes { $game }, with 1 computer: { $levels }. Will you play? `yes` or `no`.
       *[other] { $name } proposes { $game }, with { $count } computers: { $levels }. Will you play? `yes` or `no`.
    }
    .brief = { $count ->
            [0] { $name }: { $game }? `yes` or `no`.
           *[other] { $name }: { $game }, { $count } comp { $levels }? `yes` or `no`.
        }
    .prompt = { $count ->
            [0] { $name }: { $whole }?
           *[other] { $name }: { $whole }, { $count } comp { $levels }?
        }
    .short = { $count ->
            [0] { $name }: { $game }?
           *[other] { $name }: { $game }, { $levels }?
        }
propose-no = { $by } does not want to play { $game }.
    .prompt = { $by }: no.
propose-not = You turn { $game } down.
    .prompt = No { $game }.
propose-off = No { $game } now: somebody has come or gone. `propose` it again.
    .brief = No { $game } now.
    .prompt = No { $game }.
answer-waits = No answer yet from: { $names }.
propose-done = Everybody has been asked.
propose-unheard = What you proposed may not have reached the table.
    .brief = Your proposal may not have arrived.
    .prompt = Perhaps not asked.
propose-busy = Another question is still open.
    .prompt = Not now.
propose-early = You have proposed twice within a minute. Give the others a moment.
    .brief = Twice in a minute. Wait a little.
    .prompt = Too often.
propose-unplayable = That cannot be played with the people who are here.
    .brief = Not with the people who are here.
    .prompt = Not playable.
propose-people = Everybody here plays. You can only add computers, for example: `propose domino hard`.
    .brief = Only computers can be added.
    .prompt = Only computers.
propose-few = Too few: with everybody here you are { $named } already.
    .brief = Too few: you are { $named } already.
    .prompt = Too few.
propose-first = No game has been chosen yet. `propose domino` asks everybody here.
    .brief = First `propose domino`.
    .prompt = First a game.
begin-done = The game has begun already.
    .brief = It has begun already.
    .prompt = Has begun.
begin-host = The host starts the game, or it starts by itself when everybody is there.
    .brief = The host starts it.
    .prompt = The host starts it.
propose-fixed = At this table the game has already been chosen.
    .brief = The game has already been chosen.
    .prompt = Game is chosen.
room-there = At the table: { $names }. No game has been chosen yet: `propose domino` asks everybody.
    .brief = Here: { $names }. `propose domino`?
    .prompt = Here: { $names }.
room-again = Your table of last time is open again, with the same words.
    .brief = Your table is open again.
    .prompt = Table open again.
room-empty = Nobody is at the table yet. Guests choose a game with `propose`.
    .brief = Nobody is here yet.
    .prompt = Nobody here.
room-wait = The table is waiting for the others.
    .prompt = Waiting.
room-wait-propose = The table is waiting for the others. `propose domino` asks everybody.
    .brief = Waiting. `propose domino`?
    .prompt = Waiting.
room-move = "{ $word }" means something only once you play.
    .brief = "{ $word }" is for when you play.
    .prompt = Only once you play.
help-talk = Others join with the five words. `propose domino` asks everybody here whether to play it, `say hello` talks, `code` says the words again, `who` says who is here, `quit` leaves.
    .brief = `propose`, `say`, `code`, `who`, `quit`.
    .prompt = propose, say, who, quit.
help-talk-guest = `propose domino` asks everybody here whether to play it, `say hello` talks, `who` says who is here, `quit` leaves.
    .brief = `propose`, `say`, `who`, `quit`.
    .prompt = propose, say, who, quit.
answer-yes = Agreed.
replace-no = { $by } does not want a computer to play for { $name }. The game is waiting.
    .brief = { $by } says no: the game is waiting.
    .prompt = { $by }: no.
replace-not = No computer plays for { $name }. The game is waiting. `replace { $name }` asks again.
    .brief = No computer. Or `replace { $name }`.
    .prompt = No computer.
far-full = Somebody else has tried these words. All seats are taken.
    .brief = Somebody came. All seats are taken.
    .prompt = Somebody came, full.
far-queues = { $name } has come, and gets a seat as soon as you are back at the table.
    .brief = { $name } waits for a seat.
    .prompt = { $name } waits.
far-queues-nameless = Somebody has come, and gets a seat as soon as you are back at the table.
    .brief = Somebody waits for a seat.
    .prompt = Somebody waits.
far-other-rules = Somebody came, but cannot play: their program has different rules. You both need the same version.
    .brief = Somebody came with another version.
    .prompt = Other version.
far-nonsense = Somebody sent something that made no sense, and was cut off.
    .brief = Somebody sent nonsense: cut off.
    .prompt = Nonsense, cut off.
far-too-much = Somebody sent too much at once, and was cut off.
    .brief = Somebody sent too much: cut off.
    .prompt = Too much, cut off.
far-address = This address cannot be used. Perhaps another program has it.
    .brief = This address cannot be used.
    .prompt = Bad address.
far-system = The system lets nothing through to the network.
    .brief = The network cannot be used.
    .prompt = No network.
far-not-built = This program was built without play far away.
    .brief = No play far away in this build.
    .prompt = No network.
far-no-address = "{ $word }" is not an address. An address looks like 192.168.1.5:4500.
    .brief = "{ $word }" is not an address.
    .prompt = No address.
far-no-relay = "{ $word }" is not a relay. A relay looks like https://relay.example.org.
    .brief = "{ $word }" is not a relay.
    .prompt = No relay.
far-no-way = --relay-only and --no-relay together leave no way to connect.
    .brief = Only a relay, but no relay: no way.
    .prompt = No way.
far-needs-host = With { $command }, nobody far away can sit down. For that, type { $host }.
    .brief = For players far away: { $host }.
    .prompt = Use { $host }.
join-tries = Looking for the table.
    .prompt = Looking.
join-seeks = Still looking for the table.
    .brief = Still looking.
    .prompt = Still looking.
join-found = { $name } is the host.
    .prompt = Host { $name }.
join-found-nameless = The host is there.
    .prompt = Host there.
join-table = The game is { $game }. At the table: { $names }.
    .brief = { $game }. At the table: { $names }.
    .prompt = { $game }: { $names }.
join-waits = { $count ->
        [one] The game begins when 1 more has come, or when the host says so.
       *[other] The game begins when { $count } more have come, or when the host says so.
    }
    .brief = { $count ->
        [one] Waiting for 1 more.
       *[other] Waiting for { $count } more.
    }
    .prompt = { $count } to come.
join-lost = The connection to the table is lost. I keep looking for it.
    .brief = The connection to the table is lost.
    .prompt = Table lost.
join-heard = The table is back.
    .prompt = Table back.
join-bye = The host has left.
    .prompt = Host left.
join-bye-game = The host has left. The game is waiting there, and the same words bring you back later.
    .brief = The host has left.
    .prompt = Host left.
join-closed = The host has ended the connection. Perhaps you have joined twice with the same program.
    .brief = The host has ended the connection.
    .prompt = Cut off.
join-removed = The host has removed you from this table.
    .brief = You have been removed from this table.
    .prompt = Removed.
join-crowded = More programs cannot connect to this table. Try again when somebody has left.
    .brief = This table takes no more connections.
    .prompt = Table crowded.
join-flood = This table sends more than anybody could listen to, so I have left it.
    .brief = The table sends too much. I have left.
    .prompt = Too much, left.
join-full = All seats at this table are taken.
    .prompt = Table full.
join-playing = They are playing already. You join them as soon as they are back at the table.
    .brief = They play. You join them at the table.
    .prompt = They play.
join-playing-again = They have begun another game: { $game }. You join them as soon as they are back at the table.
    .brief = They play again. You still wait.
    .prompt = They play again.
join-other-rules = The host has version { $theirs }, and you have { $own }: their rules differ. You both need the same version.
    .brief = Versions differ: host { $theirs }, you { $own }.
    .prompt = Other version.
join-not-understood = The host's program sends things that make no sense here. Do you both have the same version?
    .brief = The host cannot be understood.
    .prompt = Not understood.
join-too-much = Your program has sent more at once than a table takes, and was cut off. The same words bring you back.
    .brief = You sent too much and were cut off.
    .prompt = Sent too much.
join-no-answer = Nobody answers to these words. Is the host there, and are the words right, each in its place?
    .brief = Nobody answers to these words.
    .prompt = No answer.
join-not-let-in = Whoever answers to these words does not let you in.
    .brief = You are not let in.
    .prompt = Not let in.
join-other-version = The table is there, but its program speaks another version than yours, { $own }. You both need the same version.
    .brief = The versions differ: yours is { $own }.
    .prompt = Other version.
join-impostor = Somebody with the same five words answers in the host's place. It is not your host, so I tell it nothing. Still looking for your host.
    .brief = Somebody else answers. Still looking.
    .prompt = Not the host.
lots-wait = Waiting for the others' programs to draw lots.
    .brief = Waiting for the others to draw lots.
    .prompt = Drawing lots.
fair-yes = Checked: chance was fair.
    .full = Checked: chance was fair. Your program helped to draw the lots, and what you were told is what happened.
    .prompt = Chance was fair.
fair-chosen = Not checked: with --seed the host has chosen what chance brings.
    .brief = Not checked: the host has chosen a seed.
    .prompt = Not checked: seed.
fair-late = Not checked: your program was too late to draw lots. Everything else is in order.
    .brief = Not checked: too late to draw lots.
    .prompt = Too late to check.
fair-absent = Not checked: you were not there yet when lots were drawn. Everything else is in order.
    .brief = Not checked: you came after the lots.
    .prompt = Came after the lots.
fair-missing = Not checked: the host has not shown where chance came from.
    .brief = Not checked: the host shows nothing.
    .prompt = Not checked.
fair-record = Not fair: what the host shows is not a complete record of this game.
    .brief = Not fair: the record is incomplete.
    .prompt = Not fair: record.
fair-secret = Not fair: the host has not used the lot that was fixed before the game.
    .brief = Not fair: the host swapped a lot.
    .prompt = Not fair: lot swapped.
fair-again = Not fair: before the game the host had the lots drawn again until they suited.
    .brief = Not fair: the host drew lots again.
    .prompt = Not fair: drawn again.
fair-share = Not fair: the host has not used the lots that the players' programs had drawn.
    .brief = Not fair: the host has swapped lots.
    .prompt = Not fair: lots swapped.
fair-seed = Not fair: chance did not come from the lots that were drawn.
    .brief = Not fair: chance without the lots.
    .prompt = Not fair: not by lot.
fair-drawn = Not fair: what line { $line } of the record leaves to chance was not drawn by lot.
    .brief = Not fair: line { $line } was not drawn.
    .prompt = Not fair: line { $line }.
fair-told = Not fair: you were told something other than what the host's record says.
    .brief = Not fair: you were told otherwise.
    .prompt = Not fair: told wrong.
fair-confirmed = Not genuine: this is not the record that the players' programs confirmed after the game.
    .brief = Not genuine: the record was changed.
    .prompt = Not genuine.
about-visit = { $who }, { $when }
about-visit-over = { $who }: { $result }, { $when }
who-visit = { $who }, at a friend's table
resume-visit = { $name } is at a friend's table. Once that is open, type `{ $join }` and its five words.
    .brief = At a friend's table: `{ $join }`, words.
    .prompt = At a friend's table.
resume-near = Nobody far away plays in this game, so it takes no { $option }.
    .brief = Nobody far away plays: no { $option }.
    .prompt = No { $option }.
resume-address = The address { $used } cannot be used now; perhaps another program has it. Open the table with another one, such as `{ $command } --bind { $address }`, and tell your guests.
    .brief = Taken: `{ $command } --bind { $address }`.
    .prompt = Bad address.
resume-awaits = Not back yet: { $names }.
as-elsewhere = From a friend's table, only what you were told is kept until it has been checked at the end.
    .brief = Only your own part is kept.
    .prompt = Only your part.
again-far = For another game with friends far away, type `{ $host }` or `{ $join }`.
    .brief = With friends: `{ $host }` or `{ $join }`.
    .prompt = { $host }, { $join }.
verify-fair = { $name }: chance was fair. { $draws ->
        [one] The only draw comes
        [2] Both draws come
       *[other] All { $draws } draws come
    } from the lots of { $programs } programs, yours among them.
verify-agrees = { $name }: chance was fair. { $draws ->
        [one] The only draw comes
        [2] Both draws come
       *[other] All { $draws } draws come
    } from the lots of { $programs } programs.
verify-confirmed = { $programs ->
        [0] No program has confirmed the record, so a move or a name in it could have been changed.
        [one] Only one program has confirmed the whole record, moves and names included.
       *[other] { $programs } programs have confirmed the whole record, moves and names included.
    }
verify-waiting = { $name } is not over yet. Its chance can be checked once it is.
verify-unproven = { $name } does not show where its chance came from: nobody has drawn lots for it.
verify-unproven-confirmed = { $name } does not show where its chance came from: nobody has drawn lots for it. { $confirmed }
verify-late = { $name } does not show that chance was fair: your program's lot is not among those that were drawn.
verify-late-confirmed = { $name } does not show that chance was fair: your program's lot is not among those that were drawn. { $confirmed }
verify-flaw = { $name } was checked. { $flaw }
verify-visit = { $name } holds only what you were told, and nothing to check it against.
left-table = You leave the table.
    .prompt = Table left.
left-visit = You leave the table. The game is waiting there; the same words bring you back.
    .brief = You leave. The game is waiting there.
    .prompt = Left, game waits.
code-count = { $count ->
        [0] Which words? There are five: `join` and then the words that the host gave you.
        [one] That is 1 word. There should be five.
       *[other] That is { $count } words. There should be five.
    }
    .brief = { $count ->
        [one] 1 word, not five.
       *[other] { $count } words, not five.
    }
    .prompt = Five words.
code-unknown = Word { $number }, "{ $word }", is not one of the words that open a table.
    .brief = Word { $number }, "{ $word }", is unknown.
    .prompt = Not { $word }.
code-like = Word { $number }, "{ $word }", is not one of the words. Did you mean { $like }? `yes` or `no`.
    .brief = Word { $number }: did you mean { $like }?
    .prompt = { $word }: { $like }?
code-meant = All five are words, but they do not belong together. Is word { $number } { $meant }, and not { $word }? `yes` or `no`.
    .brief = Is word { $number } { $meant }, and not { $word }?
    .prompt = { $word }: { $meant }?
code-unfit = All five are words, but they do not belong together: one of them is wrong, or two have changed places.
    .brief = A word is wrong, or the order.
    .prompt = A wrong word.
code-anew = Then type `{ $command }` and the five words once more.
    .brief = `{ $command }` and the words once more.
    .prompt = The words once more.
said = { $name }: { $text }
    .prompt = { $name }: { $text }
said-privately = { $name }, to you alone: { $text }
    .brief = { $name } to you: { $text }
    .prompt = { $name } to you: { $text }
help-room = Others join with the five words. `code` says them again, `code dutch` in Dutch. `who` says who is missing, `begin` starts without them, `rules` tells the rules meanwhile, `quit` leaves.
    .brief = `code`, `who`, `begin`, `rules`, `quit`.
    .prompt = code, who, begin, quit.
help-listen = You hear what everybody may hear. `status` says how it stands, `last` what has just happened, `log` the whole course, `rules` the rules, `present` who is there; `quit` leaves.
    .brief = `status`, `last`, `log`, `rules`, `quit`.
    .prompt = status, last, quit.
help-visit = The game begins when everybody is there, or when the host says so. `who` says who is there, `rules` tells the rules meanwhile, `quit` leaves.
    .brief = `who`, `rules`, `quit`.
    .prompt = who, quit.
say-done = Said.
say-done-to = Said to { $name } alone.
    .brief = Only to { $name }.
say-nobody = Not said: nobody is there to hear it.
    .brief = Not said: nobody is there.
    .prompt = Not said: nobody.
say-away = Not said: { $name } is not there.
    .prompt = Not there: { $name }.
say-waiting = Not said: you have no seat yet.
    .prompt = Not said: no seat yet.
say-listening = Not said: you are only listening.
    .prompt = Not said: only listening.
say-unheard = What you said last may not have been heard.
    .brief = Your last words may be unheard.
    .prompt = Perhaps unheard.
say-what = Say what? For example: `say hello`, or to one alone: `say Ben: hello`.
    .brief = Say what? Like `say hello`.
    .prompt = Say what?
say-long = At most { $most } characters can be said at once, and that was { $count }.
    .brief = At most { $most } characters at once.
    .prompt = Too long.
say-no-seat = You only host this table, so you have no seat to talk from.
    .brief = You have no seat to talk from.
    .prompt = No seat.
talk-none = Nothing has been said yet.
talk-off = You no longer hear what is said. `talk on` brings it back.
    .brief = You hear no talk. Back: `talk on`.
    .prompt = Talk off.
talk-what = Only `talk`, `talk on` or `talk off`.
    .prompt = on or off?
talk-on = You now hear what is said.
    .prompt = Talk on.
say-whom = To whom? At the table: { $names }. To everybody: `say all: hello`.
    .brief = To { $names }? Or `say all: hello`.
    .prompt = To whom?
mute-whom = Whom? At the table: { $names }.
    .prompt = Whom?
whom-nobody = Nobody else is at the table.
    .prompt = Nobody else.
muted = You no longer hear what { $name } says. `unmute { $name }` changes that.
    .brief = { $name } is muted.
    .prompt = { $name } muted.
unmuted = You hear { $name } again.
    .prompt = { $name } unmuted.
replace-here = { $name } is here, and playing. `nudge { $name }` asks whether { $name } is still listening.
    .brief = { $name } is here, and playing.
    .prompt = { $name } is here.
replace-nudged = { $name } has been nudged, and still has time to answer. `patience` says how much.
    .brief = { $name } still has time to answer.
    .prompt = Too early.
remove-sure = Remove { $name } from the table for good? `yes` or `no`.
    .brief = Remove { $name }? `yes` or `no`.
    .prompt = Remove { $name }?
remove-not = { $name } stays.
remove-done = { $name } has been removed, and cannot come back to this table.
    .brief = { $name } has been removed.
    .prompt = { $name } removed.
remove-host = Only the person who opened the table can remove somebody. `mute Ben` is up to you.
    .brief = Only the host can remove somebody.
    .prompt = Host only.
nudge-done = { $minutes ->
        [one] { $name } has been nudged. If there is no answer in 1 minute, `replace { $name }` asks the others for a computer.
       *[other] { $name } has been nudged. If there is no answer in { $minutes } minutes, `replace { $name }` asks the others for a computer.
    }
    .brief = { $name } has been nudged.
    .prompt = { $name } nudged.
patience = { $minutes ->
        [one] Whoever is nudged has 1 minute to answer. After that the others may agree on a computer.
       *[other] Whoever is nudged has { $minutes } minutes to answer. After that the others may agree on a computer.
    }
    .brief = { $minutes ->
        [one] 1 minute to answer a nudge.
       *[other] { $minutes } minutes to answer a nudge.
    }
    .prompt = { $minutes ->
        [one] Patience: 1 minute.
       *[other] Patience: { $minutes } minutes.
    }
patience-what = After `patience` comes a number of minutes from 1 to 60, for example `patience 5`.
    .brief = From 1 to 60 minutes: `patience 5`.
    .prompt = 1 to 60.
patience-later = That can be changed only before a game.
    .prompt = Only before a game.
patience-host = Only the person who opened the table can change that.
    .brief = Only the host can change that.
    .prompt = Host only.
nudge-away = { $name } is not there.
nudged = { $name } asks whether you are still there.
    .brief = { $name }: are you still there?
    .prompt = { $name }: still there?
replace-done = A computer is already playing there: { $name }.
    .brief = { $name } is already playing there.
    .prompt = { $name } plays.
replace-early = { $name } was here a moment ago. After 60 seconds a computer may play.
    .brief = { $name } was here. Wait 60 seconds.
    .prompt = Too early.
replace-over = The game is over: nobody needs to play on.
    .brief = The game is over.
    .prompt = Too late.
replace-busy = Another question is still open. Ask about { $name } after that.
    .brief = Another question is still open.
    .prompt = Not now.
far-listens = { $name } is listening.
    .prompt = { $name } listens.
far-listens-nameless = Somebody is listening.
    .prompt = Somebody listens.
listeners-on = Others may listen, with `listen` and the five words. They hear what is public. `listeners off` ends it.
    .brief = Others may listen. Or `listeners off`.
    .prompt = Listeners on.
listeners-off = Nobody may listen here without playing. `listeners on` allows it.
    .brief = No listeners. Or `listeners on`.
    .prompt = Listeners off.
listeners-host = Whoever opened this table decides who may listen.
    .brief = Only the host decides that.
listeners-what = Only `listeners on` or `listeners off`.
    .prompt = on or off?
listeners-named = { $count ->
        [one] 1 is listening: { $names }.
       *[other] { $count } are listening: { $names }.
    }
listeners-some = { $count } are listening, among them { $names }.
listeners-count = { $count ->
        [one] 1 is listening.
       *[other] { $count } are listening.
    }
queue-named = Waiting for a seat: { $names }.
queue-some = { $count } are waiting for a seat, among them { $names }.
    .brief = { $count } wait, { $names } too.
queue-count = { $count ->
        [one] 1 is waiting for a seat.
       *[other] { $count } are waiting for a seat.
    }
table-here = At the table: { $names }.
table-was = At the table until then: { $names }.
table-away = Not there: { $names }.
no-seat = You are only listening here. You have no seat.
    .brief = You are only listening here.
    .prompt = You only listen.
no-seat-yet = You have no seat yet, so you only listen. You get one as soon as they are back at the table.
    .brief = No seat until they are at the table.
    .prompt = No seat yet.
left-listening = You are no longer listening. The same words bring you back.
    .brief = You are no longer listening.
    .prompt = Left.
listen-not = Nobody may listen at this table without playing. Perhaps the host will let you, if you ask.
    .brief = No listeners are allowed here.
    .prompt = No listeners.
listen-full = This table has as many listeners as it can take.
    .brief = No room for more listeners.
    .prompt = Full.
join-open = Others may listen at this table. `present` says who does.
    .brief = Others may listen: see `present`.
    .prompt = Others may listen.
join-table-empty = The game is { $game }. Nobody sits at the table yet.
    .brief = { $game }. Nobody is there yet.
    .prompt = { $game }, nobody.

# Friends

friends-none = You have no friends here yet. At a table, `friend Ben` makes Ben your friend.
    .brief = No friends yet. At a table: `friend Ben`.
    .prompt = No friends yet.
friends-are = Your friends: { $names }.
    .prompt = { $names }.
friends-whom = Which friend? You have { $names }.
    .brief = Which friend? { $names }.
    .prompt = Which friend?
friends-full = You have as many friends as can be kept. `unfriend` forgets one.
    .brief = Too many friends. `unfriend` forgets.
    .prompt = Too many friends.
friends-spoilt = The file of your friends is damaged. Mend it or move it away, and start again.
    .brief = The file of your friends is damaged.
    .prompt = Friends damaged.
friends-unreadable = Your friends cannot be read from { $file }. Perhaps the file belongs to somebody else on this machine.
    .brief = { $file } cannot be read.
    .prompt = Friends not readable.
key-unkept = Your key cannot be kept in { $file }, so no table knows you again: if the program ends, your seat is not yours any more.
    .brief = No key: you will not be known again.
    .prompt = Seat not kept.
room-unkept = Your table cannot be written down. If the program ends, your guests need new words.
    .brief = Table not written down.
    .prompt = Not written down.
room-kept = Your table is written down now. If the program ends, your guests' words are still good.
    .brief = Your table is written down now.
    .prompt = Written down.
key-nowhere = Your key cannot be kept, so no table knows you again: if the program ends, your seat is not yours any more. With --data DIR it is kept.
    .brief = No key: you will not be known again.
    .prompt = Seat not kept.
friends-unkept = Your friends cannot be kept: the file cannot be written.
    .brief = Your friends cannot be kept.
    .prompt = Not kept.
friend-kept = { $name } is your friend now. `invite { $name }` asks { $name } to your table while both programs are open.
    .brief = { $name } is your friend now.
    .prompt = Friend: { $name }.
friend-kept-off = { $name } is your friend now. `invite { $name }` asks { $name } to your table while both programs are open. To be asked yourself, type `invitations on`.
    .brief = { $name } is your friend now.
    .prompt = Friend: { $name }.
friend-already = { $name } is your friend already.
    .prompt = Friend already.
friend-taken = You already have a friend called { $name }, and this is somebody else. `unfriend { $name }` forgets the one you have.
    .brief = Another friend has that name.
    .prompt = Name is taken.
friend-unknown = Nobody called { $name } sits at a table with you.
    .brief = There is no { $name } at your table.
    .prompt = No { $name } here.
friend-nameless = { $name } has not given a name, and cannot be kept without one.
    .brief = { $name } has no name yet.
    .prompt = No name yet.
friend-no-card = { $name } cannot be kept as a friend now: either they are not here, or their program does not say who they are.
    .brief = { $name } cannot be kept.
    .prompt = Not kept.
friend-forgotten = { $name } is forgotten. While this program is open, `friend { $name }` takes that back.
    .brief = { $name } is forgotten.
    .prompt = { $name } forgotten.
friend-known = { $name } is your friend { $friend }.
    .prompt = It is { $friend }.
friend-other = This is not the { $name } you know, but somebody who uses that name.
    .brief = Not the { $name } you know.
    .prompt = Not your { $name }!
invitations-on = Friends can invite you while this program is open. `invitations off` ends that.
    .brief = Friends can invite you.
    .prompt = Invitations on.
invitations-off = Friends cannot invite you. `invitations on` lets them.
    .brief = No invites. Or `invitations on`.
    .prompt = Invitations off.
invitations-begin = From now on friends can invite you while this program is open. The public servers of the iroh project then know that it is open, and at what address. `invitations off` ends that.
    .brief = On; public servers know of it.
    .prompt = Invitations on.
invitations-what = Only `invitations on` or `invitations off`.
    .prompt = on or off?
invitations-away = The servers do not answer. Until they do, friends can invite you only in your own network, or by an address.
    .brief = The servers do not answer.
    .prompt = No servers.
invitations-failed = The network cannot be used: friends cannot invite you now, and you cannot invite them.
    .brief = No network: no invitations.
    .prompt = No network.
invited = { $name } invites you to a game of { $game }. `join { $name }` takes you there.
    .brief = { $name }: { $game }? `join { $name }`.
    .prompt = { $name } invites you.
invited-room = { $name } invites you to a table. `join { $name }` takes you there.
    .brief = { $name } invites: `join { $name }`.
    .prompt = { $name } invites you.
invited-not = { $name } has not invited you. The five words always work.
    .brief = { $name } has not invited you.
    .prompt = No invitation.
invite-calls = Calling { $name }.
invite-done = { $name } has been told.
invite-no-answer = { $name } does not answer. Either their program is not open, or it takes no invitations. The five words always work.
    .brief = { $name } does not answer.
    .prompt = { $name }: no answer.
invite-here = { $name } is at the table already.
    .prompt = { $name } is here.
invite-only = "{ $word }" does not belong here. `invite { $name }` asks { $name } to this table.
    .brief = Only `invite { $name }`.
    .prompt = Only the name.
invite-no-table = Friends are invited to a table of your own. Open one first, in the lobby: `host`.
    .brief = First open a table in the lobby: `host`.
    .prompt = No table.
