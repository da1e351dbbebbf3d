# The words that can be typed: word-ID, the usual one first, the others after commas. Any beginning of a word that
# fits no other word is enough. explain-ID says what a command does.

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
# Words without a meaning of their own between others.
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
explain-help = { $words }: what you can type now; with a command, what that does; `help all` for all of them.
word-quit = quit, exit, bye, leave
explain-quit = { $words }: saves and leaves.
word-rules = rules
explain-rules = { $words }: the topics of the rules; with a topic, that part.
word-meaning = what is, what are, what does, what's, meaning, define, explain
explain-meaning = { $words }: explains a word that you have heard, in a game or here: `what is gallop`, `what is a bazong`.
word-choice = which games, what games, new games, what can i play, offer
explain-choice = { $words }: what each game is, how long it takes, and how many can play.
# Words without a meaning of their own in a question about a word.
word-articles = a, an, the, is, are, of, does, do, mean, means, word, exactly
word-more = more
explain-more = { $words }: more of a long list, and the next piece of a long answer on a braille display. A plus sign in the prompt means that there is more; Enter alone does the same.
word-earlier = earlier
explain-earlier = { $words }: the previous piece again. While a piece is in the prompt, back does the same.
# Does the same while a piece is in the prompt.
word-previous = back
word-settings = settings, options
explain-settings = { $words }: how I speak.
word-lang = language, lang, sprache, taal
explain-lang = { $words }: another language, for example `language dutch`.
word-level = words, wording
explain-level = { $words }: how much I say: `words brief`, `words normal` or `words full`.
word-width = width
explain-width = { $words }: where lines break: `width auto`, as wide as the terminal, `width 40`, or `width off`.
word-spell = spell, spelling
explain-spell = { $words }: how letters are said: `spell plain`, E4, or `spell letters`, Echo 4.
word-braille = braille
explain-braille = { $words }: puts the outcome in the prompt, for example `braille 40`, or `braille off`. To keep 6 cells there for typing: `braille 40 free 6`. If your display has fewer than 20 cells, take 20 and pan along.
word-speech = speech, voice
explain-speech = { $words }: I read everything aloud: `speech on`, or `speech off` to stop. On its own it says how I speak.
    To silence the line being read: `speech stop`. Any key does that too where lines can be edited, unless you type `speech keys off`.
    To change it by 10: `speech faster`, `speech slower`, `speech higher`, `speech lower`, `speech louder` or `speech quieter`.
    To set it, from -100 to 100: `speech rate 40`, `speech pitch -20` or `speech volume 80`, or several of them on one line. To go back to the system's own rate: `speech rate system`.
    To hear the voices of your language: `speech voice`. To choose one: `speech voice 2`, or a voice's name. To go back to the system's own: `speech voice system`.
word-thinking = thinking, think
explain-thinking = { $words }: how long a computer may think about a move, in milliseconds: `thinking 500`, or `thinking off`.
word-pace = pace
explain-pace = { $words }: whether you hear the turns of several computers one by one: `pace step`, one with each Enter, or `pace all`, all at once until it is your turn.
word-bell = bell
explain-bell = { $words }: the terminal rings when it is your turn after a wait of more than 10 seconds: `bell on` or `bell off`.
word-sounds = sounds, sound
explain-sounds = { $words }: short sounds, besides the words, for what you are waiting for, such as your turn or a wall: `sounds quiet`, `sounds loud` or `sounds off`. To hear each one and what it means: `sounds list`.
word-relays = relays, servers
explain-relays = { $words }: which servers bring you and your friends together: `relays https://relay.example.org`, several with spaces between, or `relays public` for the public ones.
word-tutor = tutor
explain-tutor = { $words }: before a move that would cost you a lot I ask whether you mean it, once a turn: `tutor on` or `tutor off`.
word-name = name, my name, call me
explain-name = { $words }: what others call you, `name Anna`, or `name off`. A new name is used from the next game on.
word-tell = tell, tells
explain-tell = { $words }: what I announce after the others' turns without being asked. To leave all of it out: `tell off`; one kind: `tell threats off`.
word-rows = rows
word-threats = threats, threat
word-routes = ways
word-tiles = tiles, tile
word-cards = cards, card
word-attacks = attacks, attack
word-bazongs = bazongs, bazong

# In the lobby

word-play = play, start, new, begin, new game
explain-play = { $words }: starts a game, for example `play sniff easy`, or `play sniff level 4`.
word-host = host, open a table, invite
explain-host = { $words }: plays with friends far away: type `host domino`, and you get five words for them to join with. To seat Ben and a computer: `host domino far:Ben easy`. Type just `host` to open a table for talking, where you choose games together.
word-join = join
explain-join = { $words }: sits down at a friend's table far away: add the five words.
word-listen = listen
explain-listen = { $words }: lets you listen at a friend's table far away without playing, if the host allows it: add the five words.
word-begin = begin, start, go
explain-begin = { $words }: starts the game; computers take the free seats.
word-propose = propose, suggest
explain-propose = { $words }: at a table where no game has been chosen, or the last one is over, asks everybody whether to play one: `propose domino`. You can add computers and options, as with `play`.
word-code = code, password
explain-code = { $words }: says the five words again; in Dutch: `code dutch`.
word-patience = patience
explain-patience = { $words }: how long somebody who is nudged has to answer; before a game, the host can change it, for example `patience 5`.
word-listeners = listeners
explain-listeners = { $words }: whether others may listen without playing, and who is listening; `listeners on` to allow it, `listeners off` to end it.
word-who = who, players, guests
explain-who = { $words }: who is there, and who is missing.
word-learn = learn, lesson, lessons, tutorial
explain-learn = { $words }: teaches you a game by playing it, in short lessons: `learn sniff`, or `learn sniff 2` for the second one. On its own it lists the lessons.
word-games = games
explain-games = { $words }: the games you can play, and your saved games, each with its number; with a number, opens that one. To hear all of them: `games all`. In the lobby the number alone is enough.
word-resume = resume, continue, load
explain-resume = { $words }: goes on with the last game; you can add a number, a name or a kind of game: `resume sniff`.
word-repeat = last, repeat, again
explain-repeat = { $words }: repeats what I said last.
word-replay = replay
explain-replay = { $words }: lists the finished games; with a number, a name or a kind of game, tells that one again, turn by turn.
word-review = review, analysis
explain-review = { $words }: goes through your costliest moves in the last finished game, and says what would have been better; with a number, a name or a kind of game, in that one.
word-verify = verify, prove
explain-verify = { $words }: checks, from the record of a finished game with friends far away, whether chance was fair: `verify 2`.
word-delete = delete, erase
explain-delete = { $words }: deletes the game of this number or name, but asks first: `delete 2`.
word-stats = stats, statistics, my games, my results
explain-stats = { $words }: how many games you have finished and how they ended; with a game, more about that one, and your best results: `stats domino`.
word-export = export, back up, backup
explain-export = { $words }: writes everything you have into a new file: games, labyrinths, progress in lessons, settings, friends: `export my-games.tar.gz`.
word-import = import, restore
explain-import = { $words }: adds everything that is missing here from a file that `export` has written: `import my-games.tar.gz`.
word-forget = forget, delete all
explain-forget = { $words }: deletes all your saved games, and with them the statistics, but asks first; with a game, only those: `forget domino`.
word-selftest = check, selftest
explain-selftest = { $words }: what I find on this machine, for when you ask somebody for help: language, terminal, speech, files.

# In every game

word-status = status, state, overview, where am i
explain-status = { $words }: everything you may know, in a fixed order.
word-turn = turn, whose turn, who is next, who
explain-turn = { $words }: whose turn it is, and what to do. Enter alone does the same.
word-moves = moves, possibilities
explain-moves = { $words }: what you can do now.
word-last = last, repeat
explain-last = { $words }: everything said since your last move; with a number, that many lines; `last moves` for the moves alone.
word-again = again, once more, play again
explain-again = { $words }: repeats what has been said since your last move; once the game is over, plays another one at the same table.
word-log = log, history
explain-log = { $words }: the game so far; with a number, that many lines; `log moves` for the moves alone; with a name, that player's moves.
word-score = score, points
explain-score = { $words }: the score.
word-hint = hint, tip, advice
explain-hint = { $words }: what a strong player would do here, and why. It costs nothing.
word-why = why, reason, reasons
explain-why = { $words }: the reason for the last hint: what else you could do, and what is worse about it. If there has been no hint, you hear one first.
word-rematch = rematch, revenge
explain-rematch = { $words }: once the game is over, plays another one at the same table.
word-retry = retry, try again
explain-retry = { $words }: in a review, plays on from just before the move you have heard. That game is not saved.
word-note = note, notes
explain-note = { $words }: keeps what you write after it; on its own, lists your notes.
word-save = save
explain-save = { $words }: says where the game is saved; every move is saved at once.
word-resign = resign, surrender, concede, give up
explain-resign = { $words }: gives up, but asks first.

# Between steps: where a game goes on by itself, or is told again

word-forward = step, next, go on
explain-forward = { $words }: the next turn. Enter alone does the same.
word-rest = all, rest, the rest
explain-rest = { $words }: everything that is left, at once.
word-backward = back, previous
explain-backward = { $words }: the turn before, again; with a number, that many turns back.
word-go = go
explain-go = { $words }: goes to the step with this number, for example `go 1`.
word-skip = skip, result
explain-skip = { $words }: goes to the end, and says how it ended.
word-as = as
explain-as = { $words }: once the game is over, lets you know what another player knew; on its own, what you knew.

# While others play far away

word-say = say
explain-say = { $words }: says something to everybody at the table, `say hello`, or to one of them, `say Ben: hello`.
word-talk = talk, chat
explain-talk = { $words }: what was said last; `talk off` to hear no more of it, `talk on` to hear it again.
word-mute = mute
explain-mute = { $words }: you no longer hear what somebody says: `mute Ben`. Nobody else learns of it.
word-unmute = unmute
explain-unmute = { $words }: you hear somebody again: `unmute Ben`.
word-replace = replace
explain-replace = { $words }: asks everybody at the table whether a computer may play for somebody until they are back: `replace Ben`. They must have left, or been silent for 60 seconds, or left a nudge unanswered for two minutes.
word-nudge = nudge, poke
explain-nudge = { $words }: asks somebody who is there but does nothing whether they are still listening: `nudge Ben`. After two minutes without an answer you can ask the others for a computer: `replace Ben`.
word-expel = remove, kick, expel
explain-expel = { $words }: removes somebody for good from a table that you have opened: `remove Ben`. I ask first. In a game a computer plays on in that seat.
word-present = present, who is here
explain-present = { $words }: who is at the table, who is away, and who only listens.
word-friends = friends
explain-friends = { $words }: lists your friends, and says whether they can invite you.
word-friend = friend, befriend
explain-friend = { $words }: makes somebody at the table your friend, whom I recognise anywhere: `friend Ben`.
word-unfriend = unfriend
explain-unfriend = { $words }: forgets a friend: `unfriend Ben`.
word-invite = invite
explain-invite = { $words }: asks a friend to your table without the five words, while both programs are open: `invite Ben`.
word-invitations = invitations
explain-invitations = { $words }: whether friends can invite you while this program is open; `invitations on` to let them, `invitations off` to end that.

word-strength = level, strength, difficulty
explain-strength = { $words }: how well computers play if you name no level: `level 4`, or another number from 1 to 9. On its own it explains the levels.
word-harder = harder, stronger, tougher
word-easier = easier, weaker, simpler

# In a lesson

word-task = again, task, once more
explain-task = { $words }: in a lesson, repeats the task.
word-reason = why, reason, reasons
explain-reason = { $words }: in a lesson, explains the task and how to do it.
word-omit = skip
explain-omit = { $words }: in a lesson, goes on with the next step.
