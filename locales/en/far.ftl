# Play with friends far away.

place-room = Table
far-words = Give these five words to everybody who wants to join:
    .brief = Five words to join with:
    .prompt = The words:
far-code = { $words }
    .prompt = { $numbered }
far-link-intro = This link leads here, too:
    .brief = This link, too:
    .prompt = And a link:
far-link = { $link }
    .prompt = { $link }
far-link-later = There is a link to this table, too. To read it, type `code`.
    .brief = Link: `code`.
    .prompt = Link: `code`.
far-no-browser = People cannot come to this table from a browser. To let them, type `relays on`.
    .brief = No browsers. Or `relays on`.
    .prompt = No browsers.
tab-open = This table is here as long as this tab is open.
    .brief = It lasts as long as this tab is open.
    .prompt = Keep the tab open.
link-invites = { $people ->
        [0] According to this link, { $name } invites you to a game of { $game }. Go there? `Yes` or `no`.
        [one] According to this link, { $name } invites you to a game of { $game } for { $people } person. Go there? `Yes` or `no`.
       *[other] According to this link, { $name } invites you to a game of { $game } for { $people } people. Go there? `Yes` or `no`.
    }
    .brief = { $name }: { $game }? `Yes` or `no`.
    .prompt = { $name }: { $game }?
link-invites-nameless = { $people ->
        [0] This link invites you to a game of { $game }. Go there? `Yes` or `no`.
        [one] This link invites you to a game of { $game } for { $people } person. Go there? `Yes` or `no`.
       *[other] This link invites you to a game of { $game } for { $people } people. Go there? `Yes` or `no`.
    }
    .brief = Play { $game }? `Yes` or `no`.
    .prompt = { $game }?
link-invites-room = According to this link, { $name } invites you to a table. Go there? `Yes` or `no`.
    .brief = To { $name }'s table? `Yes` or `no`.
    .prompt = { $name }'s table?
link-invites-room-nameless = This link invites you to a table. Go there? `Yes` or `no`.
    .brief = To that table? `Yes` or `no`.
    .prompt = To that table?
link-broken = This link is damaged and does not lead to a table. The five words always work.
    .brief = This link is damaged.
    .prompt = Bad link.
link-here = This link leads to the table where you are.
    .brief = That is this table.
    .prompt = This table.
page-host-way = A table in a browser can only be reached through servers, so leave out { $option }.
    .brief = In a browser without { $option }.
    .prompt = No { $option }.
page-join-way = From a browser, tables can only be reached through servers. Ask the host to type `relays on`, and then join without { $option }.
    .brief = The host must first type `relays on`.
    .prompt = No { $option }.
page-join-invited = This table cannot be reached from a browser. Ask { $name } to type `relays on` and to invite you again.
    .brief = { $name } has to type `relays on`.
    .prompt = Not from a browser.
servers-on = From now on this table can also be reached through servers, from anywhere and from browsers.
    .brief = Now it works through servers, too.
    .prompt = Servers on.
servers-already = This table already uses servers.
    .prompt = Servers used.
servers-host = Only the host decides whether this table uses servers.
    .brief = Only the host decides that.
    .prompt = The host decides.
far-at = They can reach you at { $address }. After the words, they type { $ways }.
    .brief = After the words: { $ways }.
    .prompt = At { $address }.
far-at-any = You can be reached at every address of this machine, on port { $port }. Tell the others one that they can reach. After the words, they type --no-relay --address= and that address with :{ $port }.
    .brief = Port { $port }, every address of this machine.
    .prompt = Port { $port }.
servers-away = The servers do not answer. Is this machine online? Without them, others can find you only in your own network, or by an address.
    .brief = The servers do not answer.
    .prompt = No servers.
servers-there = The servers are answering now.
    .prompt = Servers answer.
far-addresses = Host and guests learn each other's network address, and so do the servers that bring them together. With --relay-only, only those servers learn yours.
    .brief = Host and guest see each other's address.
    .prompt = Addresses are seen.
page-addresses = The servers that bring you together learn your network address; the others at the table do not.
    .brief = Only servers see your address.
    .prompt = Servers see you.
host-game = The game is { $game }.
    .prompt = { $game }.
far-waits = { $count ->
        [one] 1 seat is free. Type `begin` to start at once; a computer then takes it.
       *[other] { $count } seats are free. Type `begin` to start at once; computers then take them.
    }
    .brief = { $count ->
        [one] 1 seat is free. Or `begin`.
       *[other] { $count } seats are free. Or `begin`.
    }
    .prompt = { $count ->
        [one] 1 seat free.
       *[other] { $count } seats free.
    }
far-waits-for = Waiting for { $names }. Type `begin` to start at once; computers then take the seats.
    .brief = Waiting for { $names }. Or `begin`.
    .prompt = Not yet: { $names }.
far-came = { $name } is here.
    .prompt = { $name } here.
far-left = { $name } has left. When it is { $name }'s turn, the game waits.
    .brief = { $name } has left.
    .prompt = { $name } left.
far-left-room = { $name } has left.
    .prompt = { $name } left.
far-removed = The host has removed { $name } from the table.
    .brief = { $name } was removed.
    .prompt = { $name } removed.
far-lost = The connection to { $name } is lost. When it is { $name }'s turn, the game waits.
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
    .brief = Computer { $name } for { $owner }.
    .prompt = { $name } for { $owner }.
far-stood-in = A computer played for you in the meantime.
    .brief = A computer played for you.
    .prompt = Computer played for you.
far-seat-back = You have your seat back.
    .prompt = Your seat again.
move-late = That came too late, so it was not done.
    .brief = Too late: that was not done.
    .prompt = Too late.
move-waits = I will do that as soon as the connection is back.
    .brief = Done once the table is back.
    .prompt = Done later.
ask-replace = May a computer play for { $name } until { $name } is back? `Yes` or `no`.
    .brief = Computer for { $name }? `Yes` or `no`.
    .prompt = Computer for { $name }?
ask-play = { $count ->
        [0] { $name } proposes { $game }. Will you play? `Yes` or `no`.
        [one] { $name } proposes { $game }, with 1 computer: { $levels }. Will you play? `Yes` or `no`.
       *[other] { $name } proposes { $game }, with { $count } computers: { $levels }. Will you play? `Yes` or `no`.
    }
    .brief = { $count ->
            [0] { $name }: { $game }? `Yes` or `no`.
           *[other] { $name }: { $game }, { $count } comp { $levels }? `Yes` or `no`.
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
propose-off = There will be no { $game } now: somebody has come or gone. Type `propose` to suggest it again.
    .brief = No { $game } now.
    .prompt = No { $game }.
answer-waits = No answer yet from: { $names }.
propose-done = Everybody has been asked.
propose-unheard = Your proposal may not have reached the table.
    .brief = Your proposal may not have arrived.
    .prompt = Perhaps not asked.
propose-busy = Another question is still open.
    .prompt = Not now.
propose-early = You have proposed twice within a minute. Give the others a moment.
    .brief = Twice in a minute. Wait a little.
    .prompt = Too often.
propose-unplayable = That cannot be played by the people who are here.
    .brief = Not with the people who are here.
    .prompt = Not playable.
propose-people = Everybody here plays, so you can only add computers, for example `propose domino hard`.
    .brief = Only computers can be added.
    .prompt = Only computers.
propose-few = Too few: there are already { $named } of you here.
    .brief = Too few: { $named } are here already.
    .prompt = Too few.
propose-first = No game has been chosen yet. Type `propose domino` to ask everybody here.
    .brief = First `propose domino`.
    .prompt = First a game.
begin-done = The game has already begun.
    .brief = It has already begun.
    .prompt = Has begun.
begin-host = The host starts the game, or it starts by itself once everybody is here.
    .brief = The host starts it.
    .prompt = The host starts it.
propose-fixed = At this table the game has already been chosen.
    .brief = The game has already been chosen.
    .prompt = Game is chosen.
room-there = At the table: { $names }. No game has been chosen yet. Type `propose domino` to ask everybody.
    .brief = Here: { $names }. `Propose domino`?
    .prompt = Here: { $names }.
room-again = Your table from last time is open again, with the same words.
    .brief = Your table is open again.
    .prompt = Table open again.
room-empty = Nobody is at the table yet. Guests can choose a game with `propose`.
    .brief = Nobody is here yet.
    .prompt = Nobody here.
room-wait = The table is waiting for the others.
    .prompt = Waiting.
room-wait-propose = The table is waiting for the others. Type `propose domino` to ask everybody.
    .brief = Waiting. `Propose domino`?
    .prompt = Waiting.
room-move = "{ $word }" is something for a game, and none has begun.
    .brief = "{ $word }" is for when you play.
    .prompt = Only once you play.
help-talk = Others join with the five words. Type `propose domino` to ask everybody here whether to play it, `say hello` to talk, `code` to hear the words again, `who` to hear who is here, `quit` to leave.
    .brief = `Propose`, `say`, `code`, `who`, `quit`.
    .prompt = propose, say, who, quit.
help-talk-guest = Type `propose domino` to ask everybody here whether to play it, `say hello` to talk, `who` to hear who is here, `quit` to leave.
    .brief = `Propose`, `say`, `who`, `quit`.
    .prompt = propose, say, who, quit.
answer-yes = Agreed.
replace-no = { $by } does not want a computer to play for { $name }. The game is waiting.
    .brief = { $by } says no: the game is waiting.
    .prompt = { $by }: no.
replace-not = No computer plays for { $name }. The game is waiting. Type `replace { $name }` to ask again.
    .brief = No computer. Or `replace { $name }`.
    .prompt = No computer.
far-full = Somebody else has tried to join with these words, but all seats are taken.
    .brief = Somebody came, but no seat is free.
    .prompt = Somebody came, full.
far-queues = { $name } has arrived, and will get a seat as soon as you are back at the table.
    .brief = { $name } waits for a seat.
    .prompt = { $name } waits.
far-queues-nameless = Somebody has arrived, and will get a seat as soon as you are back at the table.
    .brief = Somebody waits for a seat.
    .prompt = Somebody waits.
far-other-rules = Somebody came but cannot play, because their program has different rules. You both need the same version.
    .brief = Somebody came with another version.
    .prompt = Other version.
far-nonsense = Somebody sent something that made no sense, and was disconnected.
    .brief = Somebody sent nonsense: cut off.
    .prompt = Nonsense, cut off.
far-too-much = Somebody sent too much at once, and was disconnected.
    .brief = Somebody sent too much: cut off.
    .prompt = Too much, cut off.
far-address = This address cannot be used. Perhaps another program is using it.
    .brief = This address cannot be used.
    .prompt = Bad address.
far-system = The system will not let me use the network.
    .brief = The network cannot be used.
    .prompt = No network.
far-unfetched = The part of the page that plays far away could not be loaded. See whether you are online. If you are, close all tabs in which snuffel is open, and open it again.
    .brief = Play far away could not be loaded.
    .prompt = Far away: not loaded.
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
    .brief = Relay only, no relay: cannot connect.
    .prompt = Cannot connect.
far-needs-host = With { $command }, nobody far away can sit down. To play with people far away, type { $host }.
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
    .brief = Game: { $game }. At the table: { $names }.
    .prompt = { $game }: { $names }.
join-waits = { $count ->
        [one] The game begins when one more player has arrived, or when the host says so.
       *[other] The game begins when { $count } more players have arrived, or when the host says so.
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
join-crowded = This table cannot take any more connections. Try again when somebody has left.
    .brief = This table takes no more connections.
    .prompt = Table crowded.
join-flood = This table sends more than anybody could listen to, so I have left it.
    .brief = The table sends too much. I have left.
    .prompt = Too much, left.
join-full = All seats at this table are taken.
    .prompt = Table full.
join-playing = They are already playing. You will join them as soon as they are back at the table.
    .brief = They are playing. Wait for the table.
    .prompt = They are playing.
join-playing-again = Another game has begun: { $game }. You will join them as soon as they are back at the table.
    .brief = Another game has begun. Keep waiting.
    .prompt = Another game. Wait.
join-other-rules = The host has version { $theirs }, and you have { $own }. Their rules differ, so you both need the same version.
    .brief = Versions differ: host { $theirs }, you { $own }.
    .prompt = Other version.
join-not-understood = The host's program sends things that make no sense here. Do you both have the same version?
    .brief = The host cannot be understood.
    .prompt = Not understood.
join-too-much = Your program sent more at once than a table accepts, and was disconnected. The same words bring you back.
    .brief = You sent too much; disconnected.
    .prompt = Sent too much.
join-no-answer = Nobody answers at these words. Is the host there, and are all five words right and in order?
    .brief = Nobody answers at these words.
    .prompt = No answer.
join-not-let-in = The host at this table will not let you in.
    .brief = You are not let in.
    .prompt = Not let in.
join-other-version = The table is there, but its program has a different version from yours, { $own }. You both need the same version.
    .brief = The versions differ: yours is { $own }.
    .prompt = Other version.
join-impostor = Somebody else who knows the five words is answering in the host's place. I tell them nothing, and keep looking for your host.
    .brief = Somebody else answers. Still looking.
    .prompt = Not the host.
lots-wait = Waiting for the others' programs to draw lots.
    .brief = Waiting for the others to draw lots.
    .prompt = Drawing lots.
fair-yes = Checked: chance was fair.
    .full = Checked: chance was fair. Your program helped to draw the lots, and what you were told is what happened.
    .prompt = Chance was fair.
fair-chosen = Not checked: the host used --seed, and so chose everything left to chance.
    .brief = Not checked: the host has chosen a seed.
    .prompt = Not checked: seed.
fair-late = Not checked: your program was too late to draw lots. Everything else is in order.
    .brief = Not checked: too late to draw lots.
    .prompt = Too late to check.
fair-absent = Not checked: you had not arrived when lots were drawn. Everything else is in order.
    .brief = Not checked: you came after the lots.
    .prompt = Came after the lots.
fair-missing = Not checked: the host has not shown where chance came from.
    .brief = Not checked: the host shows nothing.
    .prompt = Not checked.
fair-record = Not fair: what the host shows is not a complete record of this game.
    .brief = Not fair: the record is incomplete.
    .prompt = Not fair: record.
fair-secret = Not fair: the host did not use the lot that was fixed before the game.
    .brief = Not fair: the host swapped a lot.
    .prompt = Not fair: lot swapped.
fair-again = Not fair: the host had the lots drawn again before the game, until the result suited.
    .brief = Not fair: the host drew lots again.
    .prompt = Not fair: drawn again.
fair-share = Not fair: the host did not use the lots that the players' programs had drawn.
    .brief = Not fair: the host has swapped lots.
    .prompt = Not fair: lots swapped.
fair-seed = Not fair: chance did not come from the lots that were drawn.
    .brief = Not fair: chance without the lots.
    .prompt = Not fair: not by lot.
fair-drawn = Not fair: line { $line } of the record should have been drawn by lot, but was not.
    .brief = Not fair: line { $line } was not drawn.
    .prompt = Not fair: line { $line }.
fair-told = Not fair: what you were told is not what the host's record says.
    .brief = Not fair: you were told something else.
    .prompt = Not fair: told wrong.
fair-confirmed = Not genuine: this is not the record that the players' programs confirmed after the game.
    .brief = Not genuine: the record was changed.
    .prompt = Not genuine.
about-visit = { $who }, { $when }
about-visit-over = { $who }: { $result }, { $when }
who-visit = { $who }, at a friend's table
resume-visit = { $name } is at a friend's table. Once that table is open, type `{ $join }` and its five words.
    .brief = At a friend's table: `{ $join }`, words.
    .prompt = At a friend's table.
resume-near = Nobody in this game is far away, so { $option } cannot be used.
    .brief = Nobody far away plays: no { $option }.
    .prompt = No { $option }.
resume-address = The address { $used } cannot be used now; perhaps another program is using it. Open the table at another one, such as `{ $command } --bind { $address }`, and tell your guests.
    .brief = Taken: `{ $command } --bind { $address }`.
    .prompt = Bad address.
resume-awaits = Not back yet: { $names }.
as-elsewhere = Until a game at a friend's table has been checked at the end, I have only what you were told in it.
    .brief = Only your own part is saved.
    .prompt = Only your part.
again-far = For another game with friends far away, type `{ $host }` or `{ $join }`.
    .brief = With friends: `{ $host }` or `{ $join }`.
    .prompt = { $host }, { $join }.
verify-fair = { $name }: chance was fair. { $draws ->
        [0] No draw was needed
        [one] The only draw comes
        [2] Both draws come
       *[other] All { $draws } draws come
    } from the lots of { $programs } programs, yours among them.
verify-agrees = { $name }: chance was fair. { $draws ->
        [0] No draw was needed
        [one] The only draw comes
        [2] Both draws come
       *[other] All { $draws } draws come
    } from the lots of { $programs } programs.
verify-confirmed = { $programs ->
        [0] No program has confirmed the record, so a move or a name in it could have been changed.
        [one] Only one program has confirmed the whole record, including moves and names.
       *[other] { $programs } programs have confirmed the whole record, including moves and names.
    }
verify-waiting = { $name } is not over yet. Once it is, I can check whether chance was fair.
verify-unproven = { $name } does not show where chance came from: no lots were drawn for it.
verify-unproven-confirmed = { $name } does not show where chance came from: no lots were drawn for it. { $confirmed }
verify-late = { $name } does not show that chance was fair: your program's lot is not among those drawn.
verify-late-confirmed = { $name } does not show that chance was fair: your program's lot is not among those drawn. { $confirmed }
verify-flaw = { $name } was checked. { $flaw }
verify-visit = { $name } contains only what you were told, so there is nothing to check it against.
left-table = You leave the table.
    .prompt = Table left.
left-visit = You leave the table. The game is waiting there; the same words bring you back.
    .brief = You leave. The game is waiting there.
    .prompt = Left, game waits.
code-count = { $count ->
        [0] Which words? There are five: type `join` and then the words that the host gave you.
        [one] That is 1 word. There should be five.
       *[other] That is { $count } words. There should be five.
    }
    .brief = { $count ->
        [one] 1 word, not five.
       *[other] { $count } words, not five.
    }
    .prompt = { $count }, not five.
code-unknown = Word { $number }, "{ $word }", is not one of the words I know for a table.
    .brief = Word { $number }, "{ $word }", is unknown.
    .prompt = Not { $word }.
code-like = Word { $number }, "{ $word }", is not one of the words I know for a table. Did you mean { $like }? `Yes` or `no`.
    .brief = Word { $number }: did you mean { $like }?
    .prompt = { $word }: { $like }?
code-meant = I know all five words, but they do not belong together. Is word { $number } { $meant }, and not { $word }? `Yes` or `no`.
    .brief = Is word { $number } { $meant }, and not { $word }?
    .prompt = { $word }: { $meant }?
code-unfit = I know all five words, but they do not belong together: one of them is wrong, or two have changed places.
    .brief = A word is wrong, or the order is.
    .prompt = A wrong word.
code-anew = Then type `{ $command }` and the five words again.
    .brief = `{ $command }` and the words again.
    .prompt = The words again.
said = { $name }: { $text }
    .prompt = { $name }: { $text }
said-privately = { $name }, to you alone: { $text }
    .brief = { $name } to you: { $text }
    .prompt = { $name } to you: { $text }
help-room = Others join with the five words. Type `code` to hear them again, `code dutch` to hear them in Dutch, `who` to hear who is missing, `begin` to start without them, `rules` to hear the rules while you wait, `quit` to leave.
    .brief = `Code`, `who`, `begin`, `rules`, `quit`.
    .prompt = code, who, begin, quit.
help-listen = You hear whatever is public. Type `status` to hear how the game stands, `last` for what has just happened, `log` for everything so far, `rules` for the rules, `present` for who is there, `quit` to leave.
    .brief = `Status`, `last`, `log`, `rules`, `quit`.
    .prompt = status, last, quit.
help-visit = The game begins when everybody has arrived, or when the host says so. Type `who` to hear who is there, `rules` to hear the rules while you wait, `quit` to leave.
    .brief = `Who`, `rules`, `quit`.
    .prompt = who, quit.
say-done = Said.
say-done-to = Said to { $name } only.
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
say-unheard = Your last words may not have been heard.
    .brief = Your last words may be unheard.
    .prompt = Perhaps unheard.
say-what = Say what? For example `say hello`, or to one person: `say Ben: hello`.
    .brief = Say what? Like `say hello`.
    .prompt = Say what?
say-long = You can say at most { $most } characters at once, and that was { $count }.
    .brief = At most { $most } characters at once.
    .prompt = Too long.
say-no-seat = You only host this table, so you have no seat to talk from.
    .brief = You have no seat to talk from.
    .prompt = No seat.
talk-none = Nothing has been said yet.
talk-off = You no longer hear what the others say. Type `talk on` to hear it again.
    .brief = Talk is off. Back on: `talk on`.
    .prompt = Talk off.
talk-what = Type only `talk`, `talk on` or `talk off`.
    .prompt = on or off?
talk-on = You now hear what the others say.
    .prompt = Talk on.
say-whom = To whom? At the table: { $names }. To everybody: `say all: hello`.
    .brief = To { $names }? Or `say all: hello`.
    .prompt = To whom?
mute-whom = Mute whom? At the table: { $names }.
    .prompt = Mute whom?
whom-nobody = Nobody else is at the table.
    .prompt = Nobody else.
muted = You no longer hear what { $name } says. To change that, type `unmute { $name }`.
    .brief = { $name } is muted.
    .prompt = { $name } muted.
unmuted = You hear { $name } again.
    .prompt = { $name } unmuted.
replace-here = { $name } is here, and playing. To ask whether { $name } is still listening, type `nudge { $name }`.
    .brief = { $name } is here, and playing.
    .prompt = { $name } is here.
replace-nudged = { $name } has been nudged, and still has time to answer. Type `patience` to hear how much.
    .brief = { $name } still has time to answer.
    .prompt = Too early.
remove-sure = Remove { $name } from the table for good? `Yes` or `no`.
    .brief = Remove { $name }? `Yes` or `no`.
    .prompt = Remove { $name }?
remove-not = { $name } stays.
remove-done = { $name } has been removed, and cannot come back to this table.
    .brief = { $name } has been removed.
    .prompt = { $name } removed.
remove-host = Only the host can remove somebody. You can mute them, though: `mute Ben`.
    .brief = Only the host can remove somebody.
    .prompt = Host only.
nudge-done = { $minutes ->
        [one] { $name } has been nudged. If there is no answer in 1 minute, you can ask the others for a computer: `replace { $name }`.
       *[other] { $name } has been nudged. If there is no answer in { $minutes } minutes, you can ask the others for a computer: `replace { $name }`.
    }
    .brief = { $name } has been nudged.
    .prompt = { $name } nudged.
patience = { $minutes ->
        [one] Anybody who is nudged has 1 minute to answer. After that the others can agree on a computer.
       *[other] Anybody who is nudged has { $minutes } minutes to answer. After that the others can agree on a computer.
    }
    .brief = { $minutes ->
        [one] 1 minute to answer a nudge.
       *[other] { $minutes } minutes to answer a nudge.
    }
    .prompt = { $minutes ->
        [one] Patience: 1 minute.
       *[other] Patience: { $minutes } minutes.
    }
patience-what = Give a number of minutes from 1 to 60, for example `patience 5`.
    .brief = From 1 to 60 minutes: `patience 5`.
    .prompt = 1 to 60.
patience-later = You can change that only before a game.
    .prompt = Only before a game.
patience-host = Only the host can change that.
    .brief = Only the host can change that.
    .prompt = Host only.
nudge-away = { $name } is not there.
nudged = { $name } asks whether you are still there.
    .brief = { $name }: are you still there?
    .prompt = { $name }: still there?
replace-done = A computer is already playing there: { $name }.
    .brief = { $name } is already playing there.
    .prompt = { $name } plays.
replace-early = { $name } was here a moment ago. A computer may play after 60 seconds.
    .brief = { $name } was here. Wait 60 seconds.
    .prompt = Too early.
replace-over = The game is over: nobody needs to play on.
    .brief = The game is over.
    .prompt = Too late.
replace-busy = Another question is still open. Ask about { $name } once it is answered.
    .brief = Another question is still open.
    .prompt = Not now.
far-listens = { $name } is listening.
    .prompt = { $name } listens.
far-listens-nameless = Somebody is listening.
    .prompt = Somebody listens.
listeners-on = Others may listen, with `listen` and the five words. They hear what is public. To end that, type `listeners off`.
    .brief = Others may listen. Or `listeners off`.
    .prompt = Listeners on.
listeners-off = Nobody may listen here without playing. To allow it, type `listeners on`.
    .brief = No listeners. Or `listeners on`.
    .prompt = Listeners off.
listeners-host = Only the host decides who may listen.
    .brief = Only the host decides that.
listeners-what = Type only `listeners on` or `listeners off`.
    .prompt = on or off?
listeners-named = { $count ->
        [one] 1 person is listening: { $names }.
       *[other] { $count } people are listening: { $names }.
    }
listeners-some = { $count } people are listening, among them { $names }.
    .brief = { $count } are listening, { $names } too.
listeners-count = { $count ->
        [one] 1 person is listening.
       *[other] { $count } people are listening.
    }
queue-named = Waiting for a seat: { $names }.
queue-some = { $count } people are waiting for a seat, among them { $names }.
    .brief = { $count } waiting, among them { $names }.
queue-count = { $count ->
        [one] 1 person is waiting for a seat.
       *[other] { $count } people are waiting for a seat.
    }
table-here = At the table: { $names }.
table-was = At the table until then: { $names }.
table-away = Not there: { $names }.
no-seat = You are only listening here, so you have no seat.
    .brief = You are only listening here.
    .prompt = You only listen.
no-seat-yet = You have no seat yet, so you only listen. You will get one as soon as they are back at the table.
    .brief = No seat until they are at the table.
    .prompt = No seat yet.
left-listening = You are no longer listening. The same words bring you back.
    .brief = You are no longer listening.
    .prompt = Left.
listen-not = Nobody may listen at this table without playing. If you ask the host, you may be let in.
    .brief = No listeners are allowed here.
    .prompt = No listeners.
listen-full = This table has as many listeners as it can take.
    .brief = No room for more listeners.
    .prompt = Full.
join-open = Others may listen at this table. Type `present` to hear who does.
    .brief = Others may listen: see `present`.
    .prompt = Others may listen.
join-table-empty = The game is { $game }. Nobody is at the table yet.
    .brief = Game: { $game }. Nobody is there yet.
    .prompt = { $game }, nobody.

# Friends

friends-none = You have no friends here yet. To make Ben your friend, type `friend Ben` when you are at a table together.
    .brief = No friends yet. At a table: `friend Ben`.
    .prompt = No friends yet.
friends-are = Your friends: { $names }.
    .prompt = { $names }.
friends-whom = Which friend? You have { $names }.
    .brief = Which friend? { $names }.
    .prompt = Which friend?
friends-full = You have as many friends as I can remember. To forget one, type `unfriend` and the name.
    .brief = Too many friends. Forget one: `unfriend`.
    .prompt = Too many friends.
friends-spoilt = Your friends file is damaged. Repair it or move it away, and start again.
    .brief = Your friends file is damaged.
    .prompt = Friends damaged.
friends-unreadable = Your friends file, { $file }, cannot be read. Perhaps it belongs to somebody else on this machine.
    .brief = { $file } cannot be read.
    .prompt = Friends not readable.
key-unkept = Your key cannot be saved in { $file }, so no table will recognise you: if the program ends, you lose your seat.
    .brief = No key: you will not be recognised.
    .prompt = Seat not kept.
room-unkept = Your table cannot be saved. If the program ends, your guests will need new words.
    .brief = Table not saved.
    .prompt = Table not saved.
room-kept = Your table is now saved. If the program ends, your guests' words will still work.
    .brief = Your table is now saved.
    .prompt = Table saved.
key-nowhere = Your key cannot be saved, so no table will recognise you: if the program ends, you lose your seat. To have it saved, start me with --data DIR.
    .brief = No key: you will not be recognised.
    .prompt = Seat not kept.
friends-unkept = Your friends cannot be saved: the file cannot be written.
    .brief = Your friends cannot be saved.
    .prompt = Not saved.
friend-kept = { $name } is now your friend. To ask { $name } to your table while both programs are open, type `invite { $name }`.
    .brief = { $name } is now your friend.
    .prompt = Friend: { $name }.
friend-kept-off = { $name } is now your friend. To ask { $name } to your table while both programs are open, type `invite { $name }`. To be asked yourself, type `invitations on`.
    .brief = { $name } is now your friend.
    .prompt = Friend: { $name }.
friend-already = { $name } is already your friend.
    .prompt = Already your friend.
friend-taken = You already have a friend called { $name }, and this is somebody else. To forget the one you have, type `unfriend { $name }`.
    .brief = Another friend has that name.
    .prompt = Name is taken.
friend-unknown = Nobody called { $name } is at your table.
    .brief = There is no { $name } at your table.
    .prompt = No { $name } here.
friend-nameless = { $name } has not given a name, and cannot become a friend without one.
    .brief = { $name } has no name yet.
    .prompt = No name yet.
friend-no-card = { $name } cannot become your friend now: either they are not here, or their program does not say who they are.
    .brief = { $name } cannot become your friend.
    .prompt = Not possible.
friend-forgotten = { $name } is forgotten. To undo that while this program is open, type `friend { $name }`.
    .brief = { $name } is forgotten.
    .prompt = { $name } forgotten.
friend-known = { $name } is your friend { $friend }.
    .prompt = It is { $friend }.
friend-other = This is not the { $name } you know, but somebody else with that name.
    .brief = Not the { $name } you know.
    .prompt = Not your { $name }!
invitations-on = Friends can invite you while this program is open. To end that, type `invitations off`.
    .brief = Friends can invite you.
    .prompt = Invitations on.
invitations-off = Friends cannot invite you. To let them, type `invitations on`.
    .brief = No invites. Or `invitations on`.
    .prompt = Invitations off.
invitations-begin = From now on friends can invite you while this program is open. The public servers of the iroh project then know that it is open, and at what address. To end that, type `invitations off`.
    .brief = On. Public servers know you are there.
    .prompt = Invitations on.
invitations-what = Type only `invitations on` or `invitations off`.
    .prompt = on or off?
    .brief = `Invitations on`, or `invitations off`?
invitations-away = The servers do not answer. Until they do, friends can invite you only in your own network, or by an address.
    .brief = The servers do not answer.
    .prompt = No servers.
invitations-failed = The network cannot be used: friends cannot invite you now, and you cannot invite them.
    .brief = No network: no invitations.
    .prompt = No network.
invited = { $name } invites you to a game of { $game }. To go there, type `join { $name }`.
    .brief = { $name }: { $game }? `Join { $name }`.
    .prompt = { $name } invites you.
invited-room = { $name } invites you to a table. To go there, type `join { $name }`.
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
invite-here = { $name } is already at the table.
    .prompt = { $name } is here.
invite-only = "{ $word }" is not expected here. To ask { $name } to this table, type `invite { $name }`.
    .brief = Only `invite { $name }`.
    .prompt = Only the name.
invite-no-table = You can invite friends only to a table of your own. Open one first, in the lobby: `host`.
    .brief = First open a table in the lobby: `host`.
    .prompt = No table.
