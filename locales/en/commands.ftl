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
word-leave = stop, end, finish
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
word-quit = quit, exit, bye, leave, save and quit, save and exit, save and leave
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
explain-earlier = { $words }: the previous piece again. While a piece is in the prompt, the word back does the same.
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
explain-relays = { $words }: which servers bring you and your friends together: `relays https://relay.example.org`, several with spaces between, or `relays public` for the public ones. At a table that you opened with --no-relay, `relays on` lets it use them.
word-page-address = page address, page
explain-page-address = { $words }: the page that a link to your table leads to, where others play in a browser: `page address https://snuffel.example.org`. With `page address off` it is the one that the program itself knows, if there is one.
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
explain-join = { $words }: sits down at a friend's table far away: add the five words, or the link that the host sent you.
word-listen = listen
explain-listen = { $words }: lets you listen at a friend's table far away without playing, if the host allows it: add the five words or the link.
word-begin = begin, start, go
explain-begin = { $words }: starts the game; computers take the free seats.
word-propose = propose, suggest
explain-propose = { $words }: at a table where no game has been chosen, or the last one is over, asks everybody whether to play one: `propose domino`. You can add computers and options, as with `play`.
word-code = code, password
explain-code = { $words }: says the five words again, and the host hears the link; in Dutch: `code dutch`.
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
word-note = note, notes, remember, write down
explain-note = { $words }: saves what you write after it; on its own, lists your notes.
word-save = save, save the game, save game
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
word-function = a, an, i, ill, id, im, ive, me, my, mine, we, us, our, were, well, you, youre, your, he, she, it, its, they, them, their, his, her, this, that, thats, these, those, there, here, so, then, now, just, only, really, actually, please, let, lets, want, wants, wanna, shall, will, am, is, are, was, be, been, being, gonna, going, need, some, any, in, out, onto, over, with, or, but, as, ok, okay, yes, thank, thanks, kindly, think, guess, believe, once, bit, little, exactly, actually, currently, about, still, already, already, away, at, moment, yet, also, too, anyway, like, between, because, while, until, since, again, together, today, tonight, straight, quite, rather, such, kind, sort, able, wondering, wonder, mate, love, dear, myself, yourself, ourselves, heres, theres, by, up, down, off, around, along, both, everybody, everyone, somebody, someone, youd, theyre, hes, shes, keep, by now, so far, far as, as well, even, ever, very, much as, right now, sitting, possibly, probably, supposed
word-asking = who, whos, whose, whom, where, wheres, when, how, hows, much, many
word-barring = not, no, never, none, without, dont, cant, doesnt, didnt, isnt, wont, if, unless, except, instead, nothing, nobody, neither, nope, nah, nay, maybe, perhaps
word-acting = play, playing, game, round, match, start, begin, open, launch, new, have, another, go, do, try, run, load up, fancy, id like, choose, pick, select, trying, enter, give, take, quick go, join in, play with, playing with, games, bash, shot, whirl, fire up, set up, setup
word-helping = what, whats, which, can, could, may, might, should, must, would, do, does, did, has, have, had, got, show, tell, give, gimme, see, hear, know, read, find, remind, display, say to me, list out, get, say, saying, look, explain to me, want to know, need to know, remember, recap, run through, go through, list, name, tells, telling, showing, reading, wondering, lying, lies, stand, standing, stands, sits, keep, hold, holding
word-calls = help, computer, hello, hey, snuffel
word-ordinals = first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth
word-endings = s, es, e, d, ed, ing
word-alike = enemy/opponent/computer/rival/machine, wall/barrier, labyrinth/maze, tile/stone/bone/piece, stock/boneyard/heap, money/cash/zillions/funds, points/scores, hint/tip/clue/advice/suggestion/suggest/recommend/recommendation, delete/remove/erase/scrap, quit/exit/close, good/best/better/clever/smart/sensible/wise/worth/useful/helpful, happened/occurred, explain/describe, winning/leading/wins/leads, friend/brother/sister/mother/father/mum/mom/dad/wife/husband/son/daughter/mate/colleague/neighbour/grandma/grandpa/granny, internet/online/remotely, voice/speech/reader, limit/maximum, chips/tokens/counters/coins, rules/instructions, learn/teach/practise/practice, commands/orders, mistake/error/blunder, far/distant, no/nope/nah/nay, right/righthand/rightmost, left/lefthand/leftmost
word-sounding = ough o, igh i, ph f, gh g, kn n, wr r, wh w, ck k, c k, q k, x ks, z s, ea e, ee e, ie e, ei e, y i, oo u, ou u, ow u, ai a, ay a, v f, th t, d t
word-agree = yep, yup, yeah, yea, ya, aye, sure, sure thing, certainly, of course, correct, right, exactly, absolutely, definitely, indeed, fine, alright, all right, go ahead, go on, do it, do that, please do, sounds good, why not, confirm, confirmed, affirmative, by all means, i do, i am sure, im sure, that is right, thats right, go for it, very well
word-refuse = nope, nah, nay, no way, not, not now, not yet, rather not, better not, please dont, dont, never, never mind, nevermind, cancel, abort, stop, wait, hold on, forget it, leave it, no thanks, i would rather not, id rather not, on second thoughts, on second thought, absolutely not, certainly not, of course not, negative, neither, none, back, wrong, not really, i dont, i do not, i dont want to, please no
hear-everywhere =
    score: who is winning, who is ahead, who is leading, who leads, who is in front, am i winning, what is the score, scores, how are we doing, how many points, how many points have i, points so far, how is it going, how does it stand, who has more points, who has the most points, what score, current score, score so far, points computer/opponent/he, how am i doing, how many points has everyone, what are the points, whats the position, am i ahead, am i losing, who is behind
    turn: is it my turn, am i next, whose go is it, whose move is it, who goes next, who moves, who plays now, who are we waiting for, waiting for whom, what do i have to do, what must i do, what now, what next, what am i supposed to do, what do you want, whats expected, am i on, when is it my turn, is it me, is it my go, my go, whose turn, who is up, what happens next, what is expected, what are we waiting for, who is it now, do i go now
    moves: what can i do, what can i play, where can i go, what moves, which moves, legal/possible/valid/allowed/available moves, what are my options/choices, options, what is possible, what am i allowed to do, list moves, what could i do, what can i do next, what else can i do, what is allowed, which moves are there, what are the possibilities, possibilities, tell me my options, what choices do i have
    hint: what should i do, what should i play/lay/take/move, what would you do, what would you play, what is best, what is the best move, best move, whats good, what would a strong/good player do, what would an expert do, advise me, advice, suggest, suggestion, suggestions, suggest a move, recommend, recommendation, any ideas, im stuck, i am stuck, give me a clue, clue, what do you recommend/suggest, no idea, what is a good move, give me an idea, help me decide, help me choose, what do you think, what do you suggest, suggest something, i need a hint, need a hint, any advice, any suggestions, which is the best, how do i get on, what do you advise, what would be good, what would be best
    why: why that, why this, why that one, why is that, why is that better/good/bad/best, explain that, explain this, explain why, how come, what for, what makes that better, why was that bad/good/wrong, justify that, why should i, whats the reason, reason for that, for what reason, explain the hint, why do you say that, what do you mean
    ?why: why @
    last: what happened, what just happened, what was that, what did the computer/opponent play/do/lay/say, what did he/she/they play/do/lay, what did @ play/do, what has happened, what did i miss, last move, what was the last move, previous move, what changed, what was my last move, what did i do, what did i play, what is new, what is going on, what did the others do, what have i missed, what has everyone done
    again: what did you say, say that again, say again, repeat that, repeat please, pardon, pardon me, sorry, come again, i didnt hear that, i didnt catch that, one more time, once again, read that again, read it again, i did not hear, didnt hear, didnt catch, say it again, repeat, could you repeat that, read that again please, what was that again
    undo: take that back, take it back, take back my move, take back my last move, take my move back, take back, undo that, undo my move, undo last move, undo move, oops, whoops, oh no, mistake, my mistake, that was a mistake, that was wrong, wrong move, misclick, typo, no wait back, no wait go back, go back, didnt mean that, i didnt mean that, takeback, i made a mistake, i did not mean that, undo that please, reverse that, cancel that move, cancel my move, i pressed the wrong key, by accident
    resign: i give up, i resign, i surrender, i concede, give up the game, resign the game, i want to give up, i want to resign, throw in the towel, ive had enough of this game
    ?resign: i lost, im lost, you win
    quit: close the program, close program/game/app, quit the game, leave the game, exit the game, end the game, stop the game, end game, leave game, stop playing, quit playing, i want to stop, i want to leave, i have to go, im leaving, im out of here, goodbye, good bye, good night, see you, see you later, see ya, farewell, thats all, back to the lobby, back to the menu, main menu, exit program, shut down, save and quit, save and exit, go home, i want to go, time to go, i have to leave, im off, i am going, thats enough for today, enough for today, back to main menu, turn it off, switch off, finish for today, stop now, goodnight
    save: save the game, save my game, save game, keep this game, store the game
    help: i need help, help me, what can i say/type, what do i type, how does this work, how do i use this, assist, assistance, i dont understand, im lost, what is this, what can i do here, how do i do this, im confused
    help all: what commands are there, which commands, all commands, list commands, list all commands, command list, what words do you know/understand, what do you understand, show commands, commands, what are the commands, tell me all commands, every command, which words do you know
    rules: what are the rules, rules of the game, how do i play, how do you play, how to play, how is this played, how does the game work, explain the rules, instructions, read the rules, game rules, what is the aim, what is the goal, what is the object of the game, how do i win, how do you win, what is this game about, explain the game, explain this game
    rules @: rules about/for/of/on @, rules @, explain the rules of @, how does @ work
    rules turn: can i move twice, how often can i move
    what is @: what is @, what are @, what does @ mean, what does @ do, what does the @ card do, meaning of @, explain @, define @, whats @, what is meant by @, what is @ for, what happens with @
    status: how do things look, what do i know, where am i now, where do i stand, whats going on, situation, what is the situation, position, describe the board, read the board, board, summary, tell me everything, game state, how do things stand, where are we, give me an overview, overview, summarise, sum up, state of play, read everything, where am i
    log: what has happened so far, all moves so far, moves so far, game history, history, list all moves so far, what was played so far
    note: my notes, read my notes, show notes, what did i note/write
    step: next step, next one, continue, carry on, keep going, move on
    back: previous step, step back, one step back, go back one step
    skip: how did it end, how does it end, what was the result, result, final result, who won, skip to the end, jump to the end, end of it, skip this, skip this step, skip this one, next task
    retry: play on from here, play from here, try that again, try again from here, do it differently, play it differently, change that move
    again: rematch, another game, another round, one more game, one more round, one more, same again, play again, new game, go again, lets go again
    again harder: again but harder, once more but harder, same again harder, rematch harder, stronger opponent, play again harder
    again easier: again but easier, once more but easier, same again easier, rematch easier, weaker opponent, play again easier
    review: what did i do wrong, where did i go wrong, analyse/analyze the game, analyse/analyze game, what could i have done better, go through my moves, review game
    stats: how often have i won, how many games have i won
    leave: end the lesson, stop the lesson, leave the lesson, quit the lesson
    ?say Hello @: hello @, hi @, good morning @, good evening @
    present: who there, who is here, who is there, who is playing, who is at the table, who else is here, whos in
    talk: what did @ say, what was said, what have they said, read the messages, messages, read messages
    mute @: silence @, i dont want to hear @, stop hearing @
    friend @: add @ as a friend, make @ a friend, add friend @, @ as a friend
    listeners on: allow listeners, allow listening, let others listen
    listeners off: forbid listeners, no listeners, disallow listeners
    code: what was the code/password, what are the words, what is the code/password, the five words, say the words, password
hear-lesson =
    task: what should/must i do, what do i have to do, what am i supposed to do, what is the task, what now, what next, say that again, repeat the task, what did you say, pardon, what do you want me to do
    why: why should/must i do that, why do i have to, what for, what is that good for, how do i do that, how does that work, help me, give me a hint, hint, i dont understand, i dont understand that, im stuck, what am i doing wrong, how do i do this, i dont get it, explain that, explain this
    skip: continue, next, next step, go on, carry on, i know this, i know that, i know this already, i know this skip it, skip this, skip it, skip this step, next task, leave this out, i know that already, i can do that, next one, move on
    leave: end the lesson, stop the lesson, leave the lesson, quit the lesson, i want to stop, no more lesson, enough
hear-room =
    propose @: suggest @, propose @, shall we play @, how about @
    ?say Hello @: hello @, hi @, good morning @, good evening @
    code: how do others join, what do they type
    begin: start the game, begin the game, lets begin, lets start, start now, we start, lets go
hear-settings =
    speech slower: slower, speak/talk/read slower, speak/talk/read more slowly, more slowly, slow down, too fast, not so fast, less fast, voice too fast, the voice is slower, slower voice, talk slower, speak slower, speak more slowly, talk more slowly
    speech faster: faster, speak/talk/read faster, speed up, quicker, too slow, not so slow, voice too slow, faster voice, talk faster, speak faster, speak more quickly
    speech louder: louder, speak/talk louder, speak up, too quiet, turn it up, volume up, turn up the volume, louder voice, voice too quiet, cant hear you, talk louder, turn the volume up
    speech quieter: quieter, speak/talk quieter, softer, too loud, not so loud, turn it down, volume down, turn down the volume, voice too loud, talk quieter, turn the volume down
    speech higher: higher voice, speak higher
    speech lower: lower voice, deeper voice, speak lower
    speech off: speech/voice/speaking off, turn/switch off speech/voice, turn/switch speech/voice off, turn/switch the speech/voice off, disable speech/voice, stop speaking/talking/reading, dont speak/talk/read, be quiet, shut up, mute yourself, no speech, no voice, stop talking, stop speaking, silence, mute, without voice
    speech on: speech/voice on, turn/switch on speech/voice, turn/switch speech/voice on, turn/switch the speech/voice on, enable speech/voice, speak to me, read aloud, read everything aloud, talk to me, read it out, can you read aloud, read everything out loud, out loud, read it to me, read it to me aloud, with voice, start talking
    speech voice: which voices, other voice, another voice, change the voice, change voice, different voice
    words brief: shorter, shorter texts/text/sentences/messages, short texts/text/sentences/messages, fewer words, less text, less talk, be brief, brief texts/text, keep it short, too much text, too many words, talk less, less words, terse, concise, shorter sentences, shorter answers, say less, keep it brief
    words full: longer, longer texts/text/sentences/messages, more words, more text, more detail, more details, be more detailed, full texts/text, verbose, say more, longer sentences, longer answers
    words normal: normal words, normal texts/text
    bell on: bell on, turn/switch the bell on, turn/switch on the bell, enable the bell, ring the bell, ring when it is my turn
    bell off: bell off, turn/switch the bell off, turn/switch off the bell, disable the bell, no bell, stop the bell, dont ring, no sound, no sounds, without bell
    braille #: braille/display # cells, braille display with # cells, my display has # cells, # cells, braille line # cells
    braille off: braille off, turn/switch off braille, turn/switch braille off, no braille
    width #: # characters per line, line width #, lines # characters, width #
    language german: german, in german, speak german, change the language to german, change to german, switch to german, set language german, can i have it in german, do you speak german
    language dutch: dutch, in dutch, speak dutch, change the language to dutch, change to dutch, switch to dutch, set language dutch, can i have it in dutch, do you speak dutch
    language english: english, in english, speak english, change the language to english, change to english, switch to english, set language english
    name @: name is @, my name @, call me @, i am called @, set name to @, my name is @, im called @
    level #: level #, difficulty #, strength #, set level to #, set difficulty to #, make it level #
    tutor on: tutor on, turn/switch on the tutor, turn/switch tutor on, warn me before mistakes, enable tutor
    tutor off: tutor off, turn/switch off the tutor, turn/switch tutor off, disable tutor
    settings: change settings, show settings, preferences, configuration, what are the settings, options
    spelling letters: spell letters, spell the letters, use the alphabet, spelling alphabet
hear-lobby =
    which games: what can i play, which games are there, what games are there, what games do you have, which games do you have, what games can i play, list games, list the games, list of games, show games, all games, what is there to play, games available, available games, what have you got, choose a game, how many games are there, how many games do you have, how many games, which game is easy, which game is good, which game is easiest, which game do you suggest, what do you suggest, read the games, what can we play, what else is there, tell me the games
    rules @: rules of/for @, rules @, how does @ work, how do you play @, how do i play @, how to play @, how is @ played, read me the rules of @, explain the rules of @ to me, explain the rules of/for @, tell me the rules of @, how does @ go, what are the rules of @
    learn @: learn @, teach me @, learn to play @, learn how to play @, i want to learn @, lesson @, lessons @, practise/practice @, tutorial @, show me how to play @, introduce @, show me @, show me how @ works, i dont know @, i have never played @, introduce me to @, explain @ step by step, teach @
    learn: im new here, i am new, new here, beginner, im a beginner, tutorial, introduction, first steps, how do i begin/start, where do i begin/start, teach me, practise/practice, never played before, lessons, i have no idea, i dont know any of these, i am a beginner, explain everything, i want to learn, how do i get started, get started
    what is @: what is @, what are @, what does @ mean, explain @, meaning of @, tell me about @, whats @
    resume: continue, carry on, keep playing, go on, last game, load last game, continue my game, continue the game, resume the game, carry on with my game, pick up where i left off, where was i, unfinished game, back to my game, where we left off, pick up where we left off, where i stopped, where we stopped, keep going, where i left off, carry on where i left off, go back to my game, the last game, load my game, back to the game, continue where i stopped
    resume @: continue with @, carry on with @, go on with @, continue @, carry on @, last @, go back to @, back to @, carry on with the @, continue the @ game, continue the @, finish the @ game, finish my @
    #: game number #, number #, game #, the # game, open game #, continue game #, resume number #, load game #, resume game #
    delete #: delete game #, remove game #, delete number #, erase game #, delete game number #, throw away game #, throw game # away, bin game #, get rid of game #, scrap game #, dump game #
    delete @: delete @, throw away @, remove @, get rid of @, throw @ away
    forget: delete all games, delete everything, erase everything, remove all games, delete all saved games, forget everything, forget all games, throw everything away, clear all games
    stats: how often have i won, how many games have i won, how many wins, wins, my statistics, my record, my records, how good am i, my wins, how am i doing, my best results, high scores, win rate, how well have i done so far, how well have i done/played, how did i do, how have i done, how many games have i played, how often have i lost, how many have i won, my results, results, have i won, how often did i win, how many games have i lost
    stats @: statistics of/for @, stats for @, my @ statistics, how often have i won @
    games: saved games, show saved games, my saved games, which games are saved, list saved games, games in progress, what is saved, which games have i not finished, which games are open, open games, what games are waiting, which games are unfinished, games i started, my games
    replay #: listen to game # again, hear game # again, replay game #, listen to game #, tell game # again, play back game #, tell me game # again, tell game #, tell me game #, read game #, hear game #, go through game #
    replay: finished games
    review: what did i do wrong, my mistakes, analyse/analyze my last game, analyse/analyze the last game, go through my last game
    host @: @ with friends, @ with a friend, @ with my friend/brother/sister/mother/father/wife/husband/son/daughter/mum/mom/dad/colleague, @ online, @ over the internet, @ remotely, @ with my friend/brother/sister/mother/father/wife/husband/son/daughter/mum/mom/dad online, @ with someone else, @ with somebody far away
    host: play with friends, play with a friend, play online, play over the internet, play with my brother/sister, invite a friend, multiplayer
    quit: close the program, close program, exit program, goodbye, good bye, good night, see you, see you later, see ya, thats all, i have to go, leave the program, shut down, enough for today, stop the program, farewell, cheerio, thats it for today, that will do for today, today, i am off, off to bed, i want to stop, i want to go, im going, i am going, time to go, turn off, switch off, thats it for now, enough for now, bye for now, ta ta, cheers, later, close, goodnight, night night, nighty night
    help: i need help, help me, what can i do/say/type, how does this work, how do i use this, what can i do here, what is this, i dont understand, im lost, what now, what should i do, what do i do, how does this program work, how does the program work, how do i use this program
    help all: what commands are there, which commands, all commands, list commands, list all commands, command list, show commands, commands, what are all the commands, all the commands, tell me all commands, what are the commands, every command
    last: what did you say, say that again, say again, repeat that, pardon, sorry, come again, i didnt catch that, once again
    check: which version, version, what version is this, system information
    ?help: menu, main menu, home, start page, hello, good morning, good evening, good afternoon
    ?quit: done, im done, i am done, im finished, finished
hear-wish =
    easy: easy, easy level, beginner, for beginners, for a beginner, simple, weak, weak opponent, easy opponent, easy computer, not too hard, not so hard, nothing too hard, easier, a bit easier, on easy
    easiest: easiest, easiest level, very easy, weakest, lowest, lowest level, as easy as possible, really easy
    normal: normal, medium, medium level, intermediate, average, moderate, middle
    hard: hard, hard level, difficult, strong, strong opponent, hard opponent, tough, advanced, expert, hard computer, harder, a bit harder, really hard, on hard
    level 9: hardest, hardest level, strongest, strongest level/opponent/computer, highest level, highest, best level/opponent/computer, maximum level, most difficult
    level #: level #, difficulty #, strength #
    players #: # players, # people, for #, # persons, with # players, for # players, for # people, # of us, for # players/people, there are # of us, with # people
    players 2: pair, a pair, just us two, couple
    players #+1: against #, against # computers/computer/opponents/opponent, versus # computers/computer/opponents/opponent, with # computers/computer/opponents/opponent, vs # computers/computer/opponents, # computers/opponents, against # others/machines, with # others, # others
    : against the computer, versus the computer, vs computer, computer, against you, with you, against, versus, vs, alone, by myself, against computer, against machine, with the computer
    domino: dominoes, dominos
    dogs: dog, dogs
    warm-hot: warm hot, warm and hot, hot and cold, warm and cold
    way-out: way out, exit
    holes #: # holes
    holes: hole, holes
    size #x#: # by #, # by # fields, size # by #, # x #, # by # board, # by # squares, # times #, on # by #
    target #: up to #, to # points, until #, # points, target #, till #
    no-hints: no hints, without hints, no help, without help, hints off, no tips, without tips
    no-notes: no notes, without notes
    strict: strict, strict rules, strict drawing
    short: short, short game, quick game, quick
    by-hand: by hand
    tournament: tournament, as a tournament
