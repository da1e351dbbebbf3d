# The words that can be typed: word-ID, the usual one first, the others after commas. Any beginning of a word that
# fits no other one will do. explain-ID says what a command does.

# Words after a command

word-off = off
word-spare = free
word-automatic = auto, automatic
word-on = on
word-yes = yes, ok, okay
word-no = no
word-all = all, everybody, everyone, commands
word-lang-de = german, de, deutsch
word-lang-nl = dutch, nl, nederlands
word-lang-en = english, en
word-brief = brief, short
word-normal = normal
word-full = full, long
word-plain = plain
word-letters = letters
word-human = human
word-far = far, away
word-easiest = easiest, simplest, weakest
word-easy = easy
word-hard = hard
word-faster = faster
word-slower = slower
word-stop = stop, silence
word-louder = louder, loud
word-quieter = quieter, quiet, softer
word-higher = higher
word-lower = lower, deeper
word-keys = keys, key
word-rate = rate, speed
word-pitch = pitch
word-volume = volume, loudness
word-quiet = quiet, soft
word-loud = loud
word-tones = list
word-system = system, usual
word-voices = voice, voices
word-steps = step, steps
word-seats = seats
word-players = players
word-tournament = tournament
word-take-back = take-back, undo, take back
# Words that may mean to leave, where no command of the game has them: they ask first.
word-leave = stop, end, done, finish
# Words that carry nothing between others.
word-small = please, thanks, to, onto, into, at, on, for, of, from, with, by, the, and, me, field, degrees, type
# The numbers from 0 on.
word-digits = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
word-count = count
word-no-hints = no-hints
word-simulate = simulate
word-how-many = games
word-against = against
word-random = random
word-no-relay = no-relay
word-relay-only = relay-only
word-relay = relay
word-bind = bind
word-address = address
word-table = table

# Everywhere

word-help = help, ?
explain-help = { $words }: what you can type; with a command, what it does; `help all` for all of them.
word-quit = quit, exit, bye, leave
explain-quit = { $words }: saves and leaves.
word-rules = rules
explain-rules = { $words }: the topics of the rules; with a topic, that part.
word-meaning = what is, what are, what does, what's, meaning, define, explain
explain-meaning = { $words }: what a word means that you have heard, in a game or here: `what is gallop`, `what is a bazong`.
word-choice = which games, what games, new games, offer
explain-choice = { $words }: what each game is, how long it takes, and for how many it is.
# Words that carry nothing in a question for a word.
word-articles = a, an, the, is, are, of, does, do, mean, means, word, exactly
word-more = more
explain-more = { $words }: more of a long list, and the next piece of a long answer on a braille display. The plus sign in the prompt says that there is more; Enter alone does the same.
word-earlier = earlier
explain-earlier = { $words }: the piece before, once more. While a piece is in the prompt, the word back will do.
# What says the same while a piece is in the prompt.
word-previous = back
word-settings = settings, options
explain-settings = { $words }: how I speak.
word-lang = language, lang, sprache, taal
explain-lang = { $words }: another language, for example: `language dutch`.
word-level = words, wording
explain-level = { $words }: how many words I use: `words brief`, `words normal` or `words full`.
word-width = width
explain-width = { $words }: where lines are cut: `width auto`, as wide as the terminal, `width 40`, or `width off`.
word-spell = spell, spelling
explain-spell = { $words }: how letters are said: `spell plain`, E4, or `spell letters`, Echo 4.
word-braille = braille
explain-braille = { $words }: puts the outcome in the prompt, for example: `braille 40`, or `braille off`. `braille 40 free 6` keeps 6 cells there for typing. If your display has fewer than 20 cells, take 20 and pan along.
word-speech = speech, voice
explain-speech = { $words }: I read everything aloud: `speech on`, `speech off`, or `speech stop` to silence what is being read; where lines can be edited, any key does, unless you say `speech keys off`. `speech` alone says what is set.
    `speech faster`, `speech slower`, `speech higher`, `speech lower`, `speech louder` and `speech quieter` change it by 10; `speech rate 40`, `speech pitch -20` and `speech volume 80` set it, from -100 to 100, and several can go on one line. `speech rate system` goes back to what the system has.
    `speech voice` lists the voices of your language, `speech voice 2` or its name chooses one, and `speech voice system` the system's own.
word-thinking = thinking, think
explain-thinking = { $words }: how long a computer may think about a move, in milliseconds: `thinking 500`, or `thinking off`.
word-pace = pace
explain-pace = { $words }: how I tell the turns of several computers while you play: `pace step`, one with each Enter, or `pace all`, until it is your turn.
word-bell = bell
explain-bell = { $words }: the terminal rings when it is your turn after more than 10 seconds: `bell on` or `bell off`.
word-sounds = sounds, sound
explain-sounds = { $words }: short sounds for what you wait for, such as your turn or a wall, besides the words: `sounds quiet`, `sounds loud` or `sounds off`. `sounds list` plays each, and says what it means.
word-relays = relays, servers
explain-relays = { $words }: which servers bring you and your friends together: `relays https://relay.example.org`, several with blanks between, or `relays public` for the public ones.
word-tutor = tutor
explain-tutor = { $words }: before a move of yours that costs much I ask whether you mean it, once a turn: `tutor on` or `tutor off`.
word-name = name, my name, call me
explain-name = { $words }: what others call you, `name Anna`, or `name off`. It is used from the next game on.
word-tell = tell, tells
explain-tell = { $words }: what I tell you after the others' turns without being asked. `tell off` leaves all of it out, `tell threats off` one kind of it.
word-rows = rows
word-threats = threats, threat
word-routes = ways
word-tiles = tiles, tile
word-cards = cards, card
word-attacks = attacks, attack
word-bazongs = bazongs, bazong

# In the lobby

word-play = play, start, new, begin, new game
explain-play = { $words }: starts a game, for example: `play sniff easy`, or `play sniff level 4`.
word-host = host, open a table, invite
explain-host = { $words }: plays with friends far away: `host domino` says five words for them to join with. `host domino far:Ben easy` seats Ben and a computer. `host` alone opens a table to talk at, where you choose games together.
word-join = join
explain-join = { $words }: sits down at a friend's table far away: type the five words after it.
word-listen = listen
explain-listen = { $words }: lets you listen at a friend's table far away without playing, if the host allows it: type the five words after it.
word-begin = begin, start, go
explain-begin = { $words }: starts the game; computers take the seats that are free.
word-propose = propose, suggest
explain-propose = { $words }: at a table where no game has been chosen, or the last one is over, asks everybody whether to play one: `propose domino`. Computers and options follow as after `play`.
word-code = code, password
explain-code = { $words }: says the five words again; `code dutch` says them in Dutch.
word-patience = patience
explain-patience = { $words }: how long somebody who was nudged has to answer; before a game, whoever opened the table changes it, for example `patience 5`.
word-listeners = listeners
explain-listeners = { $words }: whether others may listen without playing, and who does; `listeners on` allows it, `listeners off` ends it.
word-who = who, players, guests
explain-who = { $words }: who is there, and who is missing.
word-learn = learn, lesson, lessons, tutorial
explain-learn = { $words }: teaches you a game by playing it, in short lessons: `learn sniff`, or `learn sniff 2` for the second one. Alone it says which there are.
word-games = games
explain-games = { $words }: which games there are, and which are kept, with numbers; with a number, opens that one. `games all` lists all of them. In the lobby a number alone will do.
word-resume = resume, continue, load
explain-resume = { $words }: goes on with the last game; a number, a name or a kind of game may follow: `resume sniff`.
word-repeat = last, repeat, again
explain-repeat = { $words }: what I said last, once more.
word-replay = replay
explain-replay = { $words }: the finished games; with a number, a name or a kind of game, retells that one.
word-review = review, analysis
explain-review = { $words }: goes through your moves that cost most in the last finished game, and says what would have been better; with a number, a name or a kind of game, in that one.
word-verify = verify, prove
explain-verify = { $words }: checks from the record of a finished game with friends far away whether chance was fair: `verify 2`.
word-delete = delete, erase
explain-delete = { $words }: deletes the game with this number or name, but asks first: `delete 2`.
word-stats = stats, statistics, my games, my results
explain-stats = { $words }: how many games you have finished and how they ended; with a game, more about that one, your best results too: `stats domino`.
word-export = export, back up, backup
explain-export = { $words }: writes everything that I keep for you into a new file: games, labyrinths, what you have learnt, settings, friends: `export my-games.tar.gz`.
word-import = import, restore
explain-import = { $words }: takes everything from such a file that is not here yet: `import my-games.tar.gz`.
word-forget = forget, delete all
explain-forget = { $words }: deletes all games that I keep, and with them the statistics, but asks first; with a game, only those: `forget domino`.
word-selftest = check, selftest
explain-selftest = { $words }: what I find on this machine, so that you can send it along with a question: language, terminal, speech, files.

# In every game

word-status = status, state, overview, where am i
explain-status = { $words }: everything you may know, in a fixed order.
word-turn = turn, whose turn, who is next, who
explain-turn = { $words }: whose turn it is, and what is expected. Enter alone says the same.
word-moves = moves, possibilities
explain-moves = { $words }: what you can do now.
word-last = last, repeat
explain-last = { $words }: what has been said since your last move; with a number, that many lines; `last moves` the moves alone.
word-again = again, once more, play again
explain-again = { $words }: says once more what has been said since your last move; once the game is over, plays another one at the same table.
word-log = log, history
explain-log = { $words }: the course of the game; with a number, that many lines; `log moves` the moves alone; with a name, those of that player.
word-score = score, points
explain-score = { $words }: the score.
word-hint = hint, tip, advice
explain-hint = { $words }: what a strong player would do here, and why. It costs nothing.
word-why = why, reason, reasons
explain-why = { $words }: why the last hint says so: what else you could do, and what is worse about it. If there was no hint before, you hear one first.
word-rematch = rematch, revenge
explain-rematch = { $words }: once the game is over, plays another one at the same table.
word-retry = retry, try again
explain-retry = { $words }: in a review, plays on from before the move that was told last. That game is not kept.
word-note = note, notes
explain-note = { $words }: keeps what you write after it; alone, lists your notes.
word-save = save
explain-save = { $words }: says where the game is kept; every move is saved at once.
word-resign = resign, surrender, concede, give up
explain-resign = { $words }: gives up, but asks first.

# Between steps: where a game goes on by itself, or is told again

word-forward = step, next, go on
explain-forward = { $words }: the next turn. Enter alone does the same.
word-rest = all, rest, the rest
explain-rest = { $words }: everything that is left, at once.
word-backward = back, previous
explain-backward = { $words }: the turn before once more; with a number, that many turns back.
word-go = go
explain-go = { $words }: goes to the step with this number, for example: `go 1`.
word-skip = skip, result
explain-skip = { $words }: goes to the end, and says how it ended.
word-as = as
explain-as = { $words }: once the game is over, lets you know what another player knew; alone, what you knew.

# While others play far away

word-say = say
explain-say = { $words }: says something to everybody at the table, `say hello`, or to one of them, `say Ben: hello`.
word-talk = talk, chat
explain-talk = { $words }: what was said last; `talk off` keeps it from you, `talk on` brings it back.
word-mute = mute
explain-mute = { $words }: you no longer hear what somebody says: `mute Ben`. Nobody is told.
word-unmute = unmute
explain-unmute = { $words }: you hear somebody again: `unmute Ben`.
word-replace = replace
explain-replace = { $words }: asks everybody at the table whether a computer may play for somebody who has left, has not been heard from for 60 seconds, or has not answered a nudge for two minutes, until they are back: `replace Ben`.
word-nudge = nudge, poke
explain-nudge = { $words }: asks somebody who is there and does nothing whether they are still listening: `nudge Ben`. After two minutes without an answer, `replace Ben` can be put to the others.
word-expel = remove, kick, expel
explain-expel = { $words }: removes somebody from the table that you have opened, for good: `remove Ben`. You are asked first. In a game a computer plays on.
word-present = present, who is here
explain-present = { $words }: who sits at the table, who is away, and who only listens.
word-friends = friends
explain-friends = { $words }: who your friends are, and whether they can invite you.
word-friend = friend, befriend
explain-friend = { $words }: makes somebody from the table your friend, whom I recognise anywhere: `friend Ben`.
word-unfriend = unfriend
explain-unfriend = { $words }: forgets a friend: `unfriend Ben`.
word-invite = invite
explain-invite = { $words }: asks a friend to your table, without the five words, while both programs are open: `invite Ben`.
word-invitations = invitations
explain-invitations = { $words }: whether friends can invite you while this program is open; `invitations on` lets them, `invitations off` ends that.

word-strength = level, strength, difficulty
explain-strength = { $words }: how well computers play where you name no level: `level 4`, or another number from 1 to 9. `level` alone says what the levels are.
word-harder = harder, stronger, tougher
word-easier = easier, weaker, simpler

# In a lesson

word-task = again, task, once more
explain-task = { $words }: in a lesson, says once more what you are to do.
word-reason = why, reason, reasons
explain-reason = { $words }: in a lesson, says why you are to do it, and how.
word-omit = skip
explain-omit = { $words }: in a lesson, goes on with the next step.
