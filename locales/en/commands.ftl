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
word-function = a, an, i, ill, id, im, ive, me, my, mine, we, us, our, were, well, you, youre, your, he, she, it, its, they, them, their, his, her, this, that, thats, these, those, there, here, so, then, now, just, only, really, actually, please, let, lets, want, wants, wanna, shall, will, am, is, are, was, be, been, being, gonna, going, need, some, any, in, out, onto, over, with, or, but, as, ok, okay, yes, thank, thanks, kindly, think, guess, believe, once, bit, little, exactly, currently, about, still, already, away, at, moment, yet, also, too, anyway, like, between, because, while, until, since, again, together, today, tonight, straight, quite, rather, such, kind, sort, able, wondering, wonder, mate, love, dear, myself, yourself, ourselves, heres, theres, by, up, down, off, around, along, both, everybody, everyone, somebody, someone, youd, theyre, hes, shes, keep, even, ever, very, sitting, possibly, probably, supposed, every, entire, entirely, whole, overall, thing, things, whatever, honestly, basically, simply, hopefully, hm, hmm, um, uh, er, oh, ah, sir, pal, dude, folks, upon, gotta, mind, happen, happens, happening, hereby, whichever, anyhow, rest, particular, certain, various, different, own, having, wanting, wish, hope, prefer, afraid, simple, whilst, though, although, however, therefore, itself, himself, herself, themselves, throughout, towards, toward, via, per, during, among, behind, across, thingy, bloody, damn, heck, hell, earth, world, properly, briefly, finally, presently, nearly, almost, roughly, ones, lot, bunch, anything, something, anywhere, somewhere, else
word-asking = who, whos, whose, whom, where, wheres, when, how, hows, much, many
word-barring = not, no, never, none, without, dont, cant, doesnt, didnt, isnt, wont, if, unless, except, instead, nothing, nobody, neither, nope, nah, nay, maybe, perhaps
word-acting = play, playing, game, round, match, start, begin, open, launch, new, have, another, go, do, try, run, fancy, choose, pick, select, trying, enter, give, take, games, bash, shot, whirl, setup, fancying, feel, feeling, session, level, bout, quick, relaxing, relaxed, gentle, friendly, nice, little, proper, decent, cosy, fun, keen, ready, table, challenge, mood, love, enjoy, deal, set, setting, fire, spin, crack, tackle, attempt, played
word-helping = what, whats, which, can, could, may, might, should, must, would, do, does, did, has, have, had, got, show, tell, give, gimme, see, hear, know, read, find, remind, display, get, say, saying, look, remember, recap, list, name, tells, telling, showing, reading, wondering, lying, lies, stand, standing, stands, sits, keep, hold, holding, recite, announce, update, inform, curious, ought, seen, heard, known, told, shown, shows, reads, knows
word-polite = can you, could you, would you, will you, can you please, could you please, would you please, would you mind, could i ask you to, can i ask you to, i would like you to, id like you to, i want you to, can we, could we, shall we, may we
word-inverted = am i, are you, are we, are they, is it, is my, is the, is there, are there, are the, is that, is this, is he, is she, is opponent, have i, has he, has she, has the, have they, was i, was it, was that
word-saying = to, tell, say to, message to, message for, write to, write, let
word-calls = help, computer, hello, hey, snuffel
word-ordinals = first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth
word-endings = s, es, e, d, ed, ing
word-alike = enemy/opponent/computer/rival/machine, wall/barrier, labyrinth/maze, tile/stone/bone/piece, stock/boneyard/heap, money/cash/zillions/funds, points/scores, hint/tip/clue/advice/suggestion/suggest/recommend/recommendation, delete/remove/erase/scrap, quit/exit/close, good/best/better/clever/smart/sensible/wise/worth/useful/helpful, happened/occurred, explain/describe, winning/leading/wins/leads, friend/brother/sister/mother/father/mum/mom/dad/wife/husband/son/daughter/mate/colleague/neighbour/grandma/grandpa/granny, internet/online/remotely, voice/speech/reader, limit/maximum, chips/tokens/counters/coins, rules/instructions, learn/teach/practise/practice, commands/orders, mistake/error/blunder, far/distant, no/nope/nah/nay, right/righthand/rightmost, left/lefthand/leftmost, many/much
word-sounding = ough o, igh i, ph f, gh g, kn n, wr r, wh w, ck k, c k, q k, x ks, z s, ea e, ee e, ie e, ei e, y i, oo u, ou u, ow u, ai a, ay a, v f, th t, d t
word-agree = yep, yup, yeah, yea, ya, aye, sure, sure thing, certainly, of course, correct, right, exactly, absolutely, definitely, indeed, fine, alright, all right, go ahead, go on, do it, do that, please do, sounds good, why not, confirm, confirmed, affirmative, by all means, i do, i am sure, im sure, that is right, thats right, go for it, very well
word-refuse = nope, nah, nay, no way, not, not now, not yet, rather not, better not, please dont, dont, never, never mind, nevermind, cancel, abort, stop, wait, hold on, forget it, leave it, no thanks, i would rather not, id rather not, on second thoughts, on second thought, absolutely not, certainly not, of course not, negative, neither, none, back, wrong, not really, i dont, i do not, i dont want to, please no
hear-everywhere =
    score: who is winning, who is ahead, who is leading, who leads, who is in front, am i winning, what is the score, scores, how are we doing, how many points, how many points have i, points so far, how is it going, how does it stand, who has more points, who has the most points, what score, current score, score so far, points computer/opponent/he, how am i doing, how many points has everyone, what are the points, whats the position, am i ahead, am i losing, who is behind, who is on top, top of the table, tally, the tally, points table, points totals, whos got the upper hand, upper hand, lead, in the lead, whats the tally, running total, standings, scoreline, scoreboard, am i behind, am i doing well, how far behind/ahead am i, by how many points, who has the lead, point count, points each, points everyone, score please, points between us, who has the edge, level on points
    turn: is it my turn, am i next, whose go is it, whose move is it, who goes next, who moves, who plays now, who are we waiting for, waiting for whom, what do i have to do, what must i do, what now, what next, what am i supposed to do, what do you want, whats expected, am i on, when is it my turn, is it me, is it my go, my go, whose turn, who is up, what happens next, what is expected, what are we waiting for, who is it now, do i go now, what is happening now, your turn or mine, mine or yours, waiting for me, are you waiting for me, am i up, whose shot, whos to move, who has to move, who is to play, whose turn now, who goes now, whats wanted of me, what is wanted, what is required, do i need to do anything, do i have to do anything, is there anything to do, what should happen now, me or you, my turn yet, have i got to move, are you done
    moves: what can i do, what can i play, where can i go, what moves, which moves, legal/possible/valid/allowed/available moves, what are my options/choices, options, what is possible, what am i allowed to do, list moves, what could i do, what can i do next, what else can i do, what is allowed, which moves are there, what are the possibilities, possibilities, tell me my options, what choices do i have, options left/remaining/remain, choices left/remaining/remain, moves left/remaining/remain, which plays, legal plays, possible plays, what is left for me to do, what is open to me, what is available, available, whats allowed here, playable, what could i play/lay, what would be legal, list of moves, all moves, possible, doable, what fits
    hint: what should i do, what should i play/lay/take/move, what would you do, what would you play, what is best, what is the best move, best move, whats good, what would a strong/good player do, what would an expert do, advise me, advice, suggest, suggestion, suggestions, suggest a move, recommend, recommendation, any ideas, im stuck, i am stuck, give me a clue, clue, what do you recommend/suggest, no idea, what is a good move, give me an idea, help me decide, help me choose, what do you think, what do you suggest, suggest something, i need a hint, need a hint, any advice, any suggestions, which is the best, how do i get on, what do you advise, what would be good, what would be best, which would you play/lay/move/walk/choose/pick/take/push, which one would you go for/with, what would you go for/with, where would you go/move/play/lay/put/push, who would you move/walk/send, whats the smart/clever/best play/choice/option/thing, smartest/cleverest/wisest move/play/choice/thing, your advice, your opinion, whats your opinion, whats your take, nudge, pointer, pointers, lend me a hand, lend a hand, cant decide, i cant decide, dont know what to do/play, i dont know what to do/play, no clue, not sure what to do/play, unsure, im unsure, guide me, guidance, inspire me, inspiration, how would you play this, how would you play, what would you do in my place/shoes/position, in my place, in my shoes, what now then any ideas, stumped, im stumped, im at a loss, any thoughts, your thoughts, what looks good/best, what is strongest, strongest move/play, tell me what to do, think for me
    why: why that, why this, why that one, why is that, why is that better/good/bad/best, explain that, explain this, explain why, how come, what for, what makes that better, why was that bad/good/wrong, justify that, why should i, whats the reason, reason for that, for what reason, explain the hint, why do you say that, what do you mean, whats so good/great/special about that/this/it, whats good about that/it/this, what makes that good/bad/best, grounds for that, your reasoning, reasoning, rationale, the thinking behind that, thinking behind, the logic, logic behind, explain yourself, explain your advice/hint/tip/suggestion/choice, elaborate, justify, how did you come to that, how did you arrive at that, on what grounds, what speaks for that, what would that do/bring/achieve, what does that do/bring/achieve, what good would that do, what do i gain, what do i get from/out that, what would have been good/better/best, why not something else, why is that one
    ?why: why @
    last: what happened, what just happened, what was that, what did the computer/opponent play/do/lay/say, what did he/she/they play/do/lay, what did @ play/do, what has happened, what did i miss, last move, what was the last move, previous move, what changed, what was my last move, what did i do, what did i play, what is new, what is going on, what did the others do, what have i missed, what has everyone done, your move, what was your move, what did i just hear, recent events, what did you do/play/lay, what did you just do/play/lay, what was your last move, what just went on, i missed that/it, i missed your move/turn, i missed the last move/bit, i wasnt listening, i was not listening, i wasnt paying attention, not paying attention, bring me up to date/speed, catch me up, up to speed, what came before, what happened while i was away, since my last turn, since i last moved, latest news, any news, whats the latest, latest move, last thing, what did they get up to, opponents move, opponents last move
    again: what did you say, say that again, say again, repeat that, repeat please, pardon, pardon me, sorry, come again, i didnt hear that, i didnt catch that, one more time, once again, read that again, read it again, i did not hear, didnt hear, didnt catch, say it again, repeat, could you repeat that, read that again please, what was that again, repeat it, repeat the last bit/line/message/sentence, say it once more, once more please, read that once more, i beg your pardon, beg pardon, excuse me, huh, eh, didnt get that, i didnt get that, i missed what you said, missed what you said, come back, i couldnt hear/understand that, couldnt hear/understand, i didnt understand that, didnt understand that, last message, last sentence, last line, reread, reread that, read it once more, that again, sorry again, too quick for me, another go, have another go, one more go, one more time please, another match, another try, rematch please, fancy another, fancy another one, ready for another, another please, lets play again, lets play one more, lets have another, same game again, once more from the start, new match, next game, next round, again please, one more round please, same thing again, play another, play one more, how about another, how about a rematch, i want revenge, want revenge, revenge
    undo: take that back, take it back, take back my move, take back my last move, take my move back, take back, undo that, undo my move, undo last move, undo move, oops, whoops, oh no, mistake, my mistake, that was a mistake, that was wrong, wrong move, misclick, typo, no wait back, no wait go back, go back, didnt mean that, i didnt mean that, takeback, i made a mistake, i did not mean that, undo that please, reverse that, cancel that move, cancel my move, i pressed the wrong key, by accident, take back what i did, scrap that, scrap my move, scratch that, forget that move, i didnt want that, not what i wanted, that wasnt what i wanted, wrong one, wrong key, wrong button, slip of the finger, my finger slipped, revert, revert that, revert my move, reverse my move, rewind one move, roll back, roll that back, let me take that back, retract, retract that, retract my move, can i have that move back, i want my move back, back up one move, one move back, should have stayed, should not have moved, shouldnt have moved, shouldnt have done that, i shouldnt have done that, thats not what i meant, that is not what i meant, correct my move, correction, put it back, put that back, move it back
    resign: i give up, i resign, i surrender, i concede, give up the game, resign the game, i want to give up, i want to resign, throw in the towel, ive had enough of this game, i throw in the towel, i admit defeat, admit defeat, im beaten, i am beaten, you have beaten me, you beat me, i am defeated, im defeated, i cave, i yield, white flag, i fold, count me out of this one, i throw it in, you have won, youve won, alright you win, forfeit, i forfeit, forfeit the game, its hopeless i give up, hopeless, concede the game, no point going on, i cant win this, i cant win any more, its lost, this is lost, the game is lost
    ?resign: i lost, im lost, you win
    quit: close the program, close program/game/app, quit the game, leave the game, exit the game, end the game, stop the game, end game, leave game, stop playing, quit playing, i want to stop, i want to leave, i have to go, im leaving, im out of here, goodbye, good bye, good night, see you, see you later, see ya, farewell, thats all, back to the lobby, back to the menu, main menu, exit program, shut down, save and quit, save and exit, go home, i want to go, time to go, i have to leave, im off, i am going, thats enough for today, enough for today, back to main menu, turn it off, switch off, finish for today, stop now, goodnight, enough for tonight/now/today, thats enough for tonight/now, stop for tonight/now/today, leave it there for today/tonight/now, leave it for today/tonight/now, lets stop here, lets call it a day/night, call it a day/night, call it quits, pack up, pack it in, packing up, packing it in, wrap up, wrap it up, lets wrap up, im done for today/tonight/now, done for today/tonight/now, finished for today/tonight/now, break off, break off here, break here, lets break here, break it off, pause the game here, lets pause here, leave it here, stop here for today/tonight, finish tomorrow/later/another time, the rest tomorrow/later/another time, another time, more tomorrow/later, save it for later/tomorrow, keep it for later/tomorrow, save for later/tomorrow, off to bed, bed time, bedtime, time for bed, im going to bed, dinner is ready, dinner time, dinner, lunch, tea is ready, i need to go, i need to leave, gotta go, got to go, i must go/leave/dash/run, must dash, i have to dash/run, im heading out/off, heading out/off, i am off, im off then, that will be all, thats it, thats it for today/tonight/now, that will do for today/tonight/now, close up, close down, close this, close it, shut it down, shut this, end it here, get me out of here, get me out, take me out of here, back to the beginning menu, back to start menu, so long, take care, cheerio, until next time, until tomorrow, catch you later, see you tomorrow, good evening bye, bye for now, bye then, bye bye, thanks and goodbye, i need a break, time for a break, take a break, lets take a break, ill stop here, i stop here for today
    save: save the game, save my game, save game, keep this game, store the game, save my progress, save progress, save where i am, save this, save this game, save it, keep my game safe, make sure it is saved, store this, store it, store my game, bookmark this, back up this game
    help: i need help, help me, what can i say/type, what do i type, how does this work, how do i use this, assist, assistance, i dont understand, im lost, what is this, what can i do here, how do i do this, im confused, how do i do anything, which keys, what keys, how do i control this, controls, how do i play here, how does one play here, how do i operate this, how do you use this, i dont know what to type, i dont know how this works, dont know how this works, i have no idea how this works, what is going on here, im new to this, whats possible here, i could use some help, some help please, need help, need some help, can you help me, help please, assist me, support
    help all: what commands are there, which commands, all commands, list commands, list all commands, command list, what words do you know/understand, what do you understand, show commands, commands, what are the commands, tell me all commands, every command, which words do you know, everything i can type, what can i type here, everything i can say, what else can i type/say, what all can i type/say, all the words, all words, every word, list of commands, full list of commands, complete list of commands, what can be typed, what may i type here, what am i allowed to type, vocabulary, which words can i use, what words can i use, which inputs, list everything i can type
    rules: what are the rules, rules of the game, how do i play, how do you play, how to play, how is this played, how does the game work, explain the rules, instructions, read the rules, game rules, what is the aim, what is the goal, what is the object of the game, how do i win, how do you win, what is this game about, explain the game, explain this game, teach me the rules, tell me the rules, i dont know the rules, dont know the rules, remind me of the rules, refresh me on the rules, how is the game played, how is this game played, whats the aim/goal/object/objective/point of the game, objective, aim, goal, purpose of the game, how does one win, when do i win, when have i won, when does somebody win, when is the game over, when does the game end, what counts as winning, instructions please, game instructions, what are we playing for, whats the idea of the game
    rules @: rules about/for/of/on @, rules @, explain the rules of @, how does @ work
    rules turn: can i move twice, how often can i move, how often can i move/go/ask in one turn, how many times per turn, how many moves per turn, how many moves do i get, how many goes do i get, how many steps per turn, moves per turn, moves a turn, moves in a turn, can i move again, may i move again, can i go again, may i go again, do i get another move/go, what happens in a turn, how does a turn go/work, what can i do in a turn
    what is @: what is @, what are @, what does @ mean, what does @ do, what does the @ card do, meaning of @, explain @, define @, whats @, what is meant by @, what is @ for, what happens with @, whats the meaning of @, the meaning of @, definition of @, whats meant by @, what does it mean @, remind me what @ is, tell me what @ is, tell me what @ means, explain what @ is, explain what @ means, what would @ be, what is that @, what kind of thing is @, whats a @ again, what was @ again
    status: how do things look, what do i know, where am i now, where do i stand, whats going on, situation, what is the situation, position, describe the board, read the board, board, summary, tell me everything, game state, how do things stand, where are we, give me an overview, overview, summarise, sum up, state of play, read everything, where am i, where do we stand, where do i stand now, how does it look, how does the board look, how is the board, state of the game, state of affairs, the state of things, the whole picture, full picture, big picture, bring me up to speed on everything, all i know, everything i know, what is known, all information, all the information, describe the situation, describe the position, describe everything, read the position, how are things, where have we got to, recap, recap the game, summarise the game, summary of the game, give me the lie of the land, lie of the land, what does the board look like, what does it look like now, read out everything
    log: what has happened so far, all moves so far, moves so far, game history, history, list all moves so far, what was played so far, everything that happened, the whole game so far, every move so far, list every move, what moves have been made, which moves have been made, moves made so far, what has been played so far, game log, run of play, how did the game go so far, all the moves, earlier moves, moves played
    note: my notes, read my notes, show notes, what did i note/write, what notes have i made, what have i noted/written, read out my notes, my jottings, what did i jot down, my memo, my reminders
    step: next step, next one, continue, carry on, keep going, move on, go ahead, next please, one further, one more step, advance, forwards, move forward, one forward, a step on, and then, what then, go forward
    back: previous step, step back, one step back, go back one step, one back, a step back, backwards, go backwards, back up, before that, rewind a step, what was before that
    skip: how did it end, how does it end, what was the result, result, final result, who won, skip to the end, jump to the end, end of it, skip this, skip this step, skip this one, next task, how did that end, fast forward, fast forward to the end, to the end, straight to the end, jump ahead to the end, get to the end, end result, go to the end, just the result, who won in the end, how did it finish, final score
    retry: play on from here, play from here, try that again, try again from here, do it differently, play it differently, change that move, let me play on from here, let me try it differently, play differently from here, i want to change that, take over from here, let me take over, do this bit differently
    again: rematch, another game, another round, one more game, one more round, one more, same again, play again, new game, go again, lets go again
    again harder: again but harder, once more but harder, same again harder, rematch harder, stronger opponent, play again harder, against a stronger one/opponent/player, stronger one, tougher opponent, harder opponent, another one but harder/tougher/stronger, another game but harder/tougher/stronger, another go but harder/tougher, harder this time, a harder one, tougher this time, stronger this time, one level up, a level up, a notch harder, make it harder, make it tougher, more of a challenge, a bigger challenge, this was too easy, that was too easy, too easy
    again easier: again but easier, once more but easier, same again easier, rematch easier, weaker opponent, play again easier, against a weaker one/opponent/player, weaker one, gentler opponent, easier opponent, another one but easier/weaker, another game but easier/weaker, another go but easier/weaker, easier this time, an easier one, weaker this time, one level down, a level down, a notch easier, make it easier, less of a challenge, this was too hard, that was too hard, too hard, that was too difficult, too difficult
    review: what did i do wrong, where did i go wrong, analyse/analyze the game, analyse/analyze game, what could i have done better, go through my moves, review game, where were my mistakes, which mistakes did i make, what mistakes did i make, did i make mistakes, my worst move, worst moves, was i any good, how well did i play, how did i play, how could i have won, where did i lose it, where did it go wrong, what went wrong, post mortem, assess my play, evaluate my play, evaluate the game, judge my play, critique my play, learn from that game, feedback, feedback on my play, how good were my moves
    stats: how often have i won, how many games have i won
    leave: end the lesson, stop the lesson, leave the lesson, quit the lesson
    ?say Hello @: hello @, hi @, good morning @, good evening @
    present: who there, who is here, who is there, who is playing, who is at the table, who else is here, whos in, who is around, who is with us, whos at the table, who else is playing, who is in the room, who joined, who has joined, whos joined, list players, list the players, participants, how many people are here, how many are we, is anyone there, anyone here, anybody there, is anybody there, has anyone joined, did someone join
    talk: what did @ say, what was said, what have they said, read the messages, messages, read messages, what have the others said, what did they say, what has @ said, what did everyone say, what have i missed in the chat, chat, the chat, conversation, the conversation, read the conversation, read the chat, show the chat, what has been said, what was everyone saying, chat history, chat log, any messages
    mute @: silence @, i dont want to hear @, stop hearing @, i dont want to hear from @, i dont want to hear any more from @, no more from @, no more messages from @, block @, ignore @, shut @ up, keep @ quiet, turn @ off, hide what @ says
    friend @: add @ as a friend, make @ a friend, add friend @, @ as a friend
    listeners on: allow listeners, allow listening, let others listen
    listeners off: forbid listeners, no listeners, disallow listeners
    code: what was the code/password, what are the words, what is the code/password, the five words, say the words, password, what do i tell my friend/friends, what do my friends need to join, how can my friend/friends join, how can others join, how do people join, how can someone join, the words again, repeat the words, repeat the code, whats the five words, which words do they need, join code, invitation code, invite code, entry code
    go 1: to the beginning, to the start, back to the beginning, back to the start, go to the start, go to the beginning, rewind, rewind to the start/beginning, from the start, from the top, from the beginning, start from the beginning, first step, first move, go back to the beginning/start, jump to the start/beginning
    replay: play it back, play that back, play back the game, listen to the game again, hear the game again, walk me through that game, walk me through it, walk through the game, tell me the whole game, tell the game again, run through the game, run through that game, go through the game again, go through that game again, show me the game again, relive the game, hear the whole game, retell the game, retell, how did the game go
    talk off: turn off/switch off the chat/chatter/conversation/messages, turn the chat/chatter off, stop the chat/chatter, chat/chatter/messages off, no more chat/chatter/messages, no chat, silence the chat/chatter, quiet in the chat, disable chat, mute the chat, mute everyone, hide messages, stop announcing messages, dont read messages
    talk on: turn on/switch on the chat/chatter/conversation/messages, turn the chat/chatter on, chat/messages on, enable chat, read messages to me as they come
hear-lesson =
    task: what should/must i do, what do i have to do, what am i supposed to do, what is the task, what now, what next, say that again, repeat the task, what did you say, pardon, what do you want me to do, whats my task, what am i to do, what is expected of me, what do i do, what do i do now, whats the exercise, exercise, repeat the exercise, read the task again, task please, what was i supposed to do, what am i meant to do
    why: why should/must i do that, why do i have to, what for, what is that good for, how do i do that, how does that work, help me, give me a hint, hint, i dont understand, i dont understand that, im stuck, what am i doing wrong, how do i do this, i dont get it, explain that, explain this, i cant do it, i cant manage, how is that done, how does one do that, no idea how, show me how, i need a hint, i need help, help, too difficult, please explain, explain it to me, that makes no sense, what is the point of that, what is this for, give me a clue
    skip: continue, next, next step, go on, carry on, i know this, i know that, i know this already, i know this skip it, skip this, skip it, skip this step, next task, leave this out, i know that already, i can do that, next one, move on, got it, i got it, understood, ok got it, already know that, i already know that, i already know this, known already, too easy, boring, move along, lets move on, lets go on, the next thing, forward, skip ahead, jump over this, clear, all clear, i know how that works, i have got it
    leave: end the lesson, stop the lesson, leave the lesson, quit the lesson, i want to stop, no more lesson, enough, enough lessons, i want to get out, get me out, quit learning, stop learning, back to the games, no more learning
hear-room =
    propose @: suggest @, propose @, shall we play @, how about @
    ?say Hello @: hello @, hi @, good morning @, good evening @
    code: how do others join, what do they type
    begin: start the game, begin the game, lets begin, lets start, start now, we start, lets go
hear-settings =
    speech slower: slower, speak/talk/read slower, speak/talk/read more slowly, more slowly, slow down, too fast, not so fast, less fast, voice too fast, the voice is slower, slower voice, talk slower, speak slower, speak more slowly, talk more slowly, slow down the voice/speech, slow the voice/speech down, slow it down, slow it, slow voice/speech, take it slower, lower the speed, lower the speech rate, reduce the speed, decrease the speed, speak too fast, you speak too fast, you talk too fast, you are too fast, its too fast, speech too fast, cant keep up, i cant keep up, i cant follow, cant follow, dont rush, not so quick, slower reading, slower speech, less speed, voice slower, make the voice slower
    speech faster: faster, speak/talk/read faster, speed up, quicker, too slow, not so slow, voice too slow, faster voice, talk faster, speak faster, speak more quickly, speed the voice/speech up, speed up the voice/speech, speed it up, hurry up, take it faster, raise the speed, raise the speech rate, increase the speed, more speed, you speak too slowly, you talk too slowly, speak too slow, too slowly, you are too slow, its too slow, speech too slow, faster reading, faster speech, quicken the voice, quicker voice, voice faster, voice quicker, speak quicker, talk quicker, read quicker, make the voice faster, get a move on
    speech louder: louder, speak/talk louder, speak up, too quiet, turn it up, volume up, turn up the volume, louder voice, voice too quiet, cant hear you, talk louder, turn the volume up, more volume, raise the volume, increase the volume, i cant hear anything, cant hear anything, i can hardly hear you, hardly hear, barely hear, louder speech, voice louder, make the voice louder, make it louder, too soft, voice too soft, your voice is too quiet, speech too quiet, volume higher, crank it up
    speech quieter: quieter, speak/talk quieter, softer, too loud, not so loud, turn it down, volume down, turn down the volume, voice too loud, talk quieter, turn the volume down, less volume, lower the volume, reduce the volume, decrease the volume, quieter speech, quieter voice, softer voice, voice quieter, voice softer, make the voice quieter, make it quieter, its too loud, speech too loud, volume lower, not so loudly, less loud
    speech higher: higher voice, speak higher, higher pitch, raise the pitch, raise the voice, pitch up, higher tone, brighter voice, make the voice higher, voice higher, voice too low, voice too deep, higher speech
    speech lower: lower voice, deeper voice, speak lower, lower pitch, lower the pitch, lower the voice, pitch down, lower tone, deeper tone, darker voice, make the voice lower/deeper, voice lower, voice deeper, voice too high, a bit deeper
    speech off: speech/voice/speaking off, turn/switch off speech/voice, turn/switch speech/voice off, turn/switch the speech/voice off, disable speech/voice, stop speaking/talking/reading, dont speak/talk/read, be quiet, shut up, mute yourself, no speech, no voice, stop talking, stop speaking, silence, mute, without voice, voice away, i dont need the voice, i dont want the voice, dont need the voice, hush, stop that voice, stop reading aloud, stop reading, stop reading to me, no reading aloud, stop the voice, stop the speech, quiet please, silent mode, text only, only text, silence the voice, kill the voice
    speech on: speech/voice on, turn/switch on speech/voice, turn/switch speech/voice on, turn/switch the speech/voice on, enable speech/voice, speak to me, read aloud, read everything aloud, talk to me, read it out, can you read aloud, read everything out loud, out loud, read it to me, read it to me aloud, with voice, start talking, i want to hear it, i want a voice, give me a voice, let me hear it, let me hear you, read to me, read everything to me, read all lines aloud, speak the lines, speak up for me, say it aloud, say everything aloud, voice please, speech please, use the voice, use speech, start speaking, start reading, start reading aloud, make it talk, make it speak, i want you to speak
    speech voice: which voices, other voice, another voice, change the voice, change voice, different voice, what voices are there, which voices are there, which voices do you have, list voices, list the voices, choose a voice, pick a voice, use another voice, i dont like the voice, i dont like this voice, female voice, male voice
    words brief: shorter, shorter texts/text/sentences/messages, short texts/text/sentences/messages, fewer words, less text, less talk, be brief, brief texts/text, keep it short, too much text, too many words, talk less, less words, terse, concise, shorter sentences, shorter answers, say less, keep it brief, less wordy, not so wordy, not so many words, not so long, not so much text/talk/chatter, you talk too much, too much talking, too chatty, too wordy, too long, short sentences, shorter messages please, only the essentials, just the essentials, essentials, only what matters, be more concise, more concise, more briefly, be terse, be shorter, make it shorter, make it short, cut it short, cut the chatter, get to the point, skip the details, fewer details, less detail, short version, in short, keep messages short, short messages, minimal, minimal text, speak less
    words full: longer, longer texts/text/sentences/messages, more words, more text, more detail, more details, be more detailed, full texts/text, verbose, say more, longer sentences, longer answers, more explanation, explain more, more information, more info, be wordy, in full sentences, full sentences, complete sentences, in more detail, in detail, detailed, detailed messages, detailed texts, tell me more, be more precise, elaborate messages, longer messages, long messages, long version, write more, make it longer
    words normal: normal words, normal texts/text, normal length, normal messages, medium length, medium texts, usual texts, standard texts, ordinary texts, back to normal texts, not so short
    bell on: bell on, turn/switch the bell on, turn/switch on the bell, enable the bell, ring the bell, ring when it is my turn, beep when it is my turn, beep for my turn, signal my turn, alert me when it is my turn, notify me when it is my turn, let me know when it is my turn, i want a beep, sound when it is my turn, chime on, beep on, make a sound for my turn
    bell off: bell off, turn/switch the bell off, turn/switch off the bell, disable the bell, no bell, stop the bell, dont ring, no sound, no sounds, without bell, stop beeping, stop ringing, no beep, no beeping, no more beeping, no ringing, no more bell, beep off, chime off, without a beep, i dont want the bell, dont beep, silence the bell
    braille #: braille/display # cells, braille display with # cells, my display has # cells, # cells, braille line # cells, braille #, # cell braille display, # cell display, # cell braille line, # cell line, i have # cells, i have a # cell display, display of # cells, braille display #, braille line #, i use # cells, my braille display has # cells, my braille line has # cells, set braille to #, switch to # cells, connected a # cell display, display with # cells, # braille cells, # characters braille
    braille off: braille off, turn/switch off braille, turn/switch braille off, no braille, no more braille, without braille, stop braille, i dont use braille, braille display off, braille display disconnected, display unplugged, unplugged braille display, end braille mode, leave braille mode, disable braille
    width #: # characters per line, line width #, lines # characters, width #, wrap at #, wrap lines at #, line length #, lines of # characters, # characters wide, # characters a line, # columns, # letters per line, break lines at # characters, limit lines to # characters, not more than # characters per line, set width to #, make lines # characters, wrap text at # characters
    language german: german, in german, speak german, change the language to german, change to german, switch to german, set language german, can i have it in german, do you speak german, german please, german language, can we speak german, auf deutsch, i speak german, i want german, talk german, lets speak german, make it german, switch language to german, use german, german version
    language dutch: dutch, in dutch, speak dutch, change the language to dutch, change to dutch, switch to dutch, set language dutch, can i have it in dutch, do you speak dutch, dutch please, dutch language, can we speak dutch, i speak dutch, i want dutch, talk dutch, lets speak dutch, make it dutch, switch language to dutch, use dutch, dutch version
    language english: english, in english, speak english, change the language to english, change to english, switch to english, set language english, english please, english language, can we speak english, i speak english, i want english, talk english, lets speak english, make it english, switch language to english, use english, english version, back to english
    name @: name is @, my name @, call me @, i am called @, set name to @, my name is @, im called @, you can call me @, please call me @, i go by @, change my name to @, set my name to @, use the name @, refer to me as @, the name is @, im known as @
    level #: level #, difficulty #, strength #, set level to #, set difficulty to #, make it level #, computer level #, default level #, usual level #, put the level on #, set the computer to level #, opponents on level #, play on level #, play at level #, set difficulty #, difficulty level #
    tutor on: tutor on, turn/switch on the tutor, turn/switch tutor on, warn me before mistakes, enable tutor, watch my moves, watch over me, look over my shoulder, warn me, warn me of mistakes, warn me about mistakes, tell me when i make a mistake, tell me if i make a mistake, point out my mistakes, stop me from making mistakes, coach me, mentor me, supervise me, i want a tutor, i want a coach
    tutor off: tutor off, turn/switch off the tutor, turn/switch tutor off, disable tutor, no tutor, no more tutor, without a tutor, no warnings, no more warnings, stop warning me, dont warn me, stop watching my moves, no coach, let me make my own mistakes, let me make mistakes
    settings: change settings, show settings, preferences, configuration, what are the settings, options, which settings, how is everything set, how is it set up, what can i set, what can i change, what can be changed, current settings, my settings, configure, adjust settings, read my settings, what have i set, setup options, customise, set things up
    spelling letters: spell letters, spell the letters, use the alphabet, spelling alphabet, spell the fields, spell fields, spelling on, with the spelling alphabet, say alpha bravo, use alpha bravo, phonetic alphabet, nato alphabet, spell it out, phonetically, letters sound alike, letters sound the same
hear-lobby =
    which games: what can i play, which games are there, what games are there, what games do you have, which games do you have, what games can i play, list games, list the games, list of games, show games, all games, what is there to play, games available, available games, what have you got, choose a game, how many games are there, how many games do you have, how many games, which game is easy, which game is good, which game is easiest, which game do you suggest, what do you suggest, read the games, what can we play, what else is there, tell me the games, what do you offer, what is on offer, what can you do, selection, the selection, your games, which games can you play, which ones are there, whats available, whats in here, game list, name the games, name all games, what all can i play, what kind of games, what sort of games, menu of games, show me what you have, what have you got to play, what could i play, whats playable, recommend a game, suggest a game, give me a choice, any games, what else can i play, something to play, catalogue, assortment, read out the games, games on offer
    rules @: rules of/for @, rules @, how does @ work, how do you play @, how do i play @, how to play @, how is @ played, read me the rules of @, explain the rules of @ to me, explain the rules of/for @, tell me the rules of @, how does @ go, what are the rules of @, rules for @ please, whats the aim of @, how do you win @, how do i win @, how does one play @, read me @ rules, instructions for @, @ instructions, manual for @, explain how to play @, explain how @ works, explain how @ is played, tell me how to play @, tell me how @ is played, tell me how @ works, i want the rules of @, i want to hear the rules of @, whats @ about, whats the goal of @, whats the object of @, whats the point of @
    learn @: learn @, teach me @, learn to play @, learn how to play @, i want to learn @, lesson @, lessons @, practise/practice @, tutorial @, show me how to play @, introduce @, show me @, show me how @ works, i dont know @, i have never played @, introduce me to @, explain @ step by step, teach @, learn @ from scratch, teach me @ from scratch, take me through @, walk me through @, guide me through @, take me by the hand through @, take my hand through @, show me the ropes of @, introduction to @, intro to @, a lesson in @, lesson on @, lessons in @, give me a lesson in @, @ for beginners, @ for newcomers, @ basics, basics of @, i am new to @, im new to @, new to @, never played @, never played @ before, i have never played @ before, first time @, explain @ slowly, how do i learn @, can i learn @, train me in @, start with @ from the beginning, start the @ course, @ course, i would like to learn @, ease me into @, break me in to @, coach me in @, help me learn @
    learn: im new here, i am new, new here, beginner, im a beginner, tutorial, introduction, first steps, how do i begin/start, where do i begin/start, teach me, practise/practice, never played before, lessons, i have no idea, i dont know any of these, i am a beginner, explain everything, i want to learn, how do i get started, get started, where should i start, where do i start, i have never played, never played any of these, never played anything like this, first time here, my first time, its my first time, new player, newcomer, newbie, novice, i am a novice, beginners, for beginners, whats the easiest way to start, start from scratch, from scratch, basics, the basics, teach me a game, teach me something, take me through it slowly, show me how it works, show me the ropes, show me how to play, course, which lessons are there, list lessons, training, train me
    what is @: what is @, what are @, what does @ mean, explain @, meaning of @, tell me about @, whats @, whats @ mean, what is meant by @, what does the word @ mean, what do you mean by @, define @, definition of @, what on earth is @, what in the world is @, what the heck is @, what the hell is @, meaning of the word @, what kind of thing is @, explain the word @, i dont know the word @
    resume: continue, carry on, keep playing, go on, last game, load last game, continue my game, continue the game, resume the game, carry on with my game, pick up where i left off, where was i, unfinished game, back to my game, where we left off, pick up where we left off, where i stopped, where we stopped, keep going, where i left off, carry on where i left off, go back to my game, the last game, load my game, back to the game, continue where i stopped, pick it up again, take it up again, back where i was, where i was, play on, play further, go on with my game, go on where i stopped, go on with the last game, the unfinished game, reopen my game, open my game, open the last game, open the saved game, load the game, load the saved game, load saved game, load, back to it, back into the game, back to where i was, back to where we were, yesterdays game, game from yesterday, the game from last time, last time, from last time, from yesterday
    resume @: continue with @, carry on with @, go on with @, continue @, carry on @, last @, go back to @, back to @, carry on with the @, continue the @ game, continue the @, finish the @ game, finish my @, take me back to @, i want to finish @, pick up @ again, pick @ up again, take up @ again, go on playing @, carry on playing @, keep playing @, the @ game from yesterday, my unfinished @, unfinished @, my @ game, reopen @, open my @ game, load @, load the @ game, load my @ game, the last @ game
    #: game number #, number #, game #, the # game, open game #, continue game #, resume number #, load game #, resume game #, the # saved game, go on with number #, go on with game #, carry on with number #, carry on with game #, continue with number #, continue with game #, take number #, take game #, take up game #, take up number #, the # one, the # in the list, back to game #, back to number #, pick number #, choose number #, play number #, reopen game #, reopen number #, i want number #, give me number #, open number #, load number #
    delete #: delete game #, remove game #, delete number #, erase game #, delete game number #, throw away game #, throw game # away, bin game #, get rid of game #, scrap game #, dump game #, i dont need game # any more, i dont need number # any more, remove saved game #, delete saved game #, delete the # game, remove the # game, throw the # game away, throw out game #, throw out number #, get rid of number #, bin number #, bin the # game, scrap number #, erase number #, erase saved game #, trash game #, trash number #, wipe game #, wipe number #, number # can go, game # can go, away with number #, away with game #, clear game #
    delete @: delete @, throw away @, remove @, get rid of @, throw @ away, get rid of the @ game, throw away the @ game, bin @, bin the @ game, scrap @, scrap the @ game, trash @, trash the @ game, wipe @, erase @, erase the @ game, delete the @ game, remove the @ game, dump @, i dont need @ any more, away with @, delete my @ game
    forget: delete all games, delete everything, erase everything, remove all games, delete all saved games, forget everything, forget all games, throw everything away, clear all games, wipe everything, wipe everything i played, wipe it all, wipe all, wipe all games, wipe my history, wipe all data, clear everything, clear all, clear my history, clear all data, erase all, erase all games, erase all data, delete it all, delete all my games, delete all data, delete all my data, remove all data, remove everything, get rid of everything, get rid of all games, all games away, reset everything, reset all, full reset, factory reset, clean slate, start with a clean slate, forget everything i played, forget about all games, forget all i have played, bin everything, scrap everything, trash everything, empty the list of games, delete every game, delete what i have played, delete everything i have played, destroy everything
    stats: how often have i won, how many games have i won, how many wins, wins, my statistics, my record, my records, how good am i, my wins, how am i doing, my best results, high scores, win rate, how well have i done so far, how well have i done/played, how did i do, how have i done, how many games have i played, how often have i lost, how many have i won, my results, results, have i won, how often did i win, how many games have i lost, how am i faring, my success, my successes, success rate, winning percentage, percentage of wins, win percentage, win loss record, wins and losses, how many wins do i have, how many losses do i have, how successful am i, how well do i play, leaderboard, leader board, ranking, rankings, hall of fame, high score, highscore, highscores, best scores, my best score, personal best, my scores, my performance, how have i been doing, how have i played so far, my balance, tell me my results, overall results, all my results, track record, past results, games won, games lost, won and lost, how often do i win
    stats @: statistics of/for @, stats for @, my @ statistics, how often have i won @, how good am i at @, how many @ games have i won, how often do i win at @, how often do i win @, my results in @, my results at @, results in @, @ results, my record in @, my record at @, @ record, my wins in @, @ wins, how have i done at @, how am i doing at @, how do i do in @, statistics for @, @ leaderboard, high scores in @
    games: saved games, show saved games, my saved games, which games are saved, list saved games, games in progress, what is saved, which games have i not finished, which games are open, open games, what games are waiting, which games are unfinished, games i started, my games, what games do i have, which games do i have, what have i got going, what is still open, what is still waiting, which ones are unfinished, what have i not finished, games on hold, paused games, interrupted games, half finished games, ongoing games, current games, list my games, list of saved games, show my games, show my saved games, which games have i started, which games did i start, started games, what can i continue, which games can i continue, what can i resume, which games can i resume, stored games, games stored, games saved, do i have saved games, do i have any saved games, anything saved, is anything saved
    replay #: listen to game # again, hear game # again, replay game #, listen to game #, tell game # again, play back game #, tell me game # again, tell game #, tell me game #, read game #, hear game #, go through game #, play back number #, hear number # again, listen to number #, retell game #, retell number #, tell me number #, relive game #, narrate game #, let me hear game #, let me hear number #, read number #, read me game #, run through game #, walk me through game #, go through number #, replay the # game, hear the # game
    replay: finished games, walk me through that game, walk me through it, take me through that game, take me through it, go through that game again, hear that game again, hear the whole game, tell me that game again, play that back, play back a game, listen to a game again, listen to a finished game, hear a game again, old games, earlier games, past games, previous games, games i have finished, games i finished, completed games, which games are finished, which games can i replay, which games can i hear again
    review: what did i do wrong, my mistakes, analyse/analyze my last game, analyse/analyze the last game, go through my last game, how did i play, how well did i play in my last game, where did i go wrong, where did i make mistakes, what mistakes did i make, evaluate my last game, feedback on my last game, assess my last game, go over my last game, look at my last game again
    host @: @ with friends, @ with a friend, @ with my friend/brother/sister/mother/father/wife/husband/son/daughter/mum/mom/dad/colleague, @ online, @ over the internet, @ remotely, @ with my friend/brother/sister/mother/father/wife/husband/son/daughter/mum/mom/dad online, @ with someone else, @ with somebody far away, @ with my mate/colleague/neighbour/cousin/uncle/aunt/partner/girlfriend/boyfriend/grandson/granddaughter/nephew/niece/family/kids/children, open @ for my friend/brother/sister/mother/father/wife/husband/son/daughter/family, open a @ table, open a @ table for my friend/sister/brother/friends, a @ table for my friend/sister/brother/friends, a @ table, table for @, invite a friend to @, invite my friend/sister/brother/mother/father to @, i want to play @ with a friend/friends, i want to play @ with my friend/sister/brother, i want to invite someone to @, @ with someone far away, @ with someone elsewhere, @ with somebody else, @ with people far away, @ long distance, @ at a distance, @ across the internet, @ over the net, @ via the internet, @ multiplayer, multiplayer @, host a game of @, host a @ game, have a friend join for @, @ together with a friend, @ with others online, @ with real people, @ against a friend, @ against my friend/sister/brother/mother/father/wife/husband/son/daughter
    host: play with friends, play with a friend, play online, play over the internet, play with my brother/sister, invite a friend, multiplayer, invite someone, invite somebody, invite my friend/sister/brother/mother/father, have friends over, play together, play together online, play with others, play with other people, play with real people, play with someone, play with somebody, play against a friend, play against friends, play against real people, open a table, open up a table, set up a table, set a table, how do i invite someone, how do i invite a friend, how can i play with a friend/friends, how do i play with a friend/friends, how do i play with others, two of us far apart, long distance, over the network, play remotely, network game, online game, internet game
    quit: close the program, close program, exit program, goodbye, good bye, good night, see you, see you later, see ya, thats all, i have to go, leave the program, shut down, enough for today, stop the program, farewell, cheerio, thats it for today, that will do for today, today, i am off, off to bed, i want to stop, i want to go, im going, i am going, time to go, turn off, switch off, thats it for now, enough for now, bye for now, ta ta, cheers, later, close, goodnight, night night, nighty night, bye then, bye bye, call it a day/night, lets call it a day/night, enough for tonight, enough, thats enough, thats enough for today/tonight/now, im done for today/tonight/now, done for today/tonight/now, finished for today/tonight/now, pack up, packing up, pack it in, wrap up, wrap it up, lets stop here, stop for today/tonight, i need to go, i need to leave, gotta go, got to go, i must go/leave/dash/run, must dash, heading out/off, im heading out/off, bed time, bedtime, time for bed, im going to bed, i am tired, im tired, dinner is ready, dinner time, close up, close down, close this, close it, close shop, shut up shop, shut it down, shut this down, end the program, end program, end it, end, terminate, kill the program, get me out, get me out of here, let me out, take care, so long, until next time, until tomorrow, catch you later, see you tomorrow, i have had enough, thats all for today/tonight/now, nothing more, nothing more today, no more games, no more games today, another time, maybe tomorrow, nothing else, no more for today, leave snuffel, close snuffel, quit snuffel, exit snuffel
    help: i need help, help me, what can i do/say/type, how does this work, how do i use this, what can i do here, what is this, i dont understand, im lost, what now, what should i do, what do i do, how does this program work, how does the program work, how do i use this program, how do i control this, controls, how does it work here, what all can i do here, i dont know what to do, i dont know what to type, i dont know how this works, whats going on here, where am i, how do i use it, what are my options, whats possible here, i could use some help, some help please, need help, can you help me, help please, assist me, support, how do i begin here, i am confused, im confused, what can i type here
    help all: what commands are there, which commands, all commands, list commands, list all commands, command list, show commands, commands, what are all the commands, all the commands, tell me all commands, what are the commands, every command, everything i can type, what else can i type/say, all the words, all words, every word, list of commands, complete list of commands, what can be typed, vocabulary, which words can i use, what words can i use, which words do you know, what words do you know, what all can i type/say
    last: what did you say, say that again, say again, repeat that, pardon, sorry, come again, i didnt catch that, once again, repeat it, repeat the last line/message, once more please, excuse me, i beg your pardon, huh, eh, what was that, i didnt get that, i missed that, couldnt hear that, didnt understand that, come back again, read that again, read it again, say it again
    check: which version, version, what version is this, system information
    ?help: menu, main menu, home, start page, hello, good morning, good evening, good afternoon
    ?quit: done, im done, i am done, im finished, finished
hear-wish =
    easy: easy, easy level, beginner, for beginners, for a beginner, simple, weak, weak opponent, easy opponent, easy computer, not too hard, not so hard, nothing too hard, easier, a bit easier, on easy, easily, gentle, gentle opponent, relaxed, weak computer, gently, nothing difficult, not difficult, not too difficult, not too tough, not very hard, nothing too difficult, on the easy side, not strong, low level, on easy level, at the easy level, easy mode, a gentle one, for starters, forgiving, lenient, tame, mild, weaker, simpler
    easiest: easiest, easiest level, very easy, weakest, lowest, lowest level, as easy as possible, really easy, easiest of all, at the easiest level, on the easiest level, on the lowest level, at the lowest level, gentlest, simplest, absolute beginner, as weak as possible, very weak, very simple, super easy, dead easy, extremely easy, easiest opponent/computer, weakest opponent/computer, simplest level, gentlest level
    normal: normal, medium, medium level, intermediate, average, moderate, middle, normal level, normal opponent, ordinary, usual, standard, default, medium opponent, not too easy not too hard, moderate level, average opponent, middling, in between, on normal, at normal level, medium difficulty
    hard: hard, hard level, difficult, strong, strong opponent, hard opponent, tough, advanced, expert, hard computer, harder, a bit harder, really hard, on hard, challenging, a challenge, demanding, tricky, serious, heavy, strong computer, good opponent, good player, skilled, experienced, a strong one, on the hard side, at the hard level, on hard level, hard mode, high level, tough opponent, not easy, not too easy, nothing easy, make it hard, make it tough, stronger, tougher, ambitious, professional, pro
    level 9: hardest, hardest level, strongest, strongest level/opponent/computer, highest level, highest, best level/opponent/computer, maximum level, most difficult, as hard as possible, as strong as possible, as tough as possible, toughest, toughest opponent/level, at the hardest level, on the hardest level, at the highest level, on the highest level, top level, maximum, max level, full strength, at full strength, very strong, very hard, extremely hard, brutal, master, grandmaster, world champion, champion, unbeatable, impossible
    level #: level #, difficulty #, strength #
    players #: # players, # people, for #, # persons, with # players, for # players, for # people, # of us, for # players/people, there are # of us, with # people, # player, # player game, # people playing, party of #, group of #, table of #, # handed, seats #, # at the table, were #, we are #, there will be # of us
    players 2: pair, a pair, just us two, couple, two of us, the two of us, just the two of us, one on one, head to head, me and you, you and me, me against you, me against computer, me against the computer/machine, me versus the computer/machine, me vs the computer/machine, just me and you, a duel, duel, against one opponent, one opponent, between us two, two player, two player game
    players #+1: against #, against # computers/computer/opponents/opponent, versus # computers/computer/opponents/opponent, with # computers/computer/opponents/opponent, vs # computers/computer/opponents, # computers/opponents, against # others/machines, with # others, # others
    : against the computer, versus the computer, vs computer, computer, against you, with you, against, versus, vs, alone, by myself, against computer, against machine, with the computer, me against you/computer, solo, single player, on my own, just me, only me, versus you, against bot/bots, with the machine, with bots, opponent, for me, for one, single
    domino: dominoes, dominos, domino game, game of dominoes
    dogs: dog, dogs, with a dog, watchdogs, guard dogs, hounds
    warm-hot: warm hot, warm and hot, hot and cold, warm and cold
    way-out: way out, exit, with a way out, escape
    holes #: # holes
    holes: hole, holes
    size #x#: # by #, # by # fields, size # by #, # x #, # by # board, # by # squares, # times #, on # by #, size # times #, # by # grid, a # by # board, grid of # by #, board of # by #, # rows and # columns, on # times #
    target #: up to #, to # points, until #, # points, target #, till #, to #, first to #, up to # points, playing to #, race to #, play to #, goal #, goal of #, target of #, a target of #, ending at #, till # points, until # points, to a total of #
    no-hints: no hints, without hints, no help, without help, hints off, no tips, without tips, hints forbidden, no hints please, without advice, no advice, without tips or help, disable hints
    no-notes: no notes, without notes
    strict: strict, strict rules, strict drawing
    short: short, short game, quick game, quick, brief game, a short one, fast game, a quick one, quickie, brief, fast
    by-hand: by hand
    tournament: tournament, as a tournament, tourney, tournament mode, in tournament mode, competition, championship
    players 3: three of us, the three of us, threesome, three way, against two opponents, two opponents
    players 4: four of us, the four of us, foursome, against three opponents, three opponents
    schnuff: card game, cards, game of cards, cardgame, limit game, panic game
    scout: hedge maze, hedge labyrinth, hedge, hedges, scouts, scout game, maze of hedges, hedgerow, shifting maze
    spion: spies, spy, spy game, agents, secret agents, secret agent, espionage, agent game, spying, traitor game
    sniff: treasure hunt, treasure game, treasure, hidden treasure, invisible labyrinth, invisible maze, labyrinth game, labyrinth, dark labyrinth, treasure search, find the treasure, hunt for treasure, hunt the treasure
hear-instead =
    : right now, by the way, as far as i know, at the moment, at this point, for the time being, for now then, just now, if you please, if you would, if you dont mind, if possible, if i may, you know, i mean, of course please, one by one, once and for all, out of curiosity, over here, as it were, to be honest, in a nutshell, all in all, more or less, for me please, for goodness sake, for heavens sake, on earth, in the world
    opponent: other side, other player, other one, other guy, other team, opposite side, the others side, my opposite number, the bot, the ai, the pc, cpu, the robot
    go away: get lost
hear-instead-lobby =
    domino: dominoes, dominos, domino game
hear-cannot =
    cannot-chat: chat, chat with the opponent, talk to the opponent, talk to opponent, send a message, send message, write a message, message the opponent, text my friend, write to the opponent, tell the opponent, say hello to the opponent
    cannot-show: zoom, zoom in, zoom out, bigger letters/text/font/writing/print, larger letters/text/font/writing/print, smaller letters/text/font/writing, make the text/letters/font bigger/larger/smaller, make it bigger/larger/smaller, large print, font size, full screen, fullscreen, dark mode, light mode, night mode, change the colour/colours/color/colors, colours, colors, high contrast, more contrast, contrast, show a picture/map/image, picture, draw a map, show me a map, turn the screen on/off, bigger window, background, theme, music, play music, animation, print it, print the board, screenshot
    cannot-wait: wait, wait a moment/minute/second, hold on, one moment, just a moment/minute/second, moment, a moment please, give me a moment/minute/second, one second, hang on, the phone is ringing, phone, telephone, doorbell, be right back, brb, back soon, i am thinking, im thinking, let me think, give me time, more time, i need more time, not so hasty, pause, coffee, set a timer, timer, stop the clock
    cannot-thanks: thank you, thanks, many thanks, thanks a lot, thank you very much, cheers
    cannot-chatter: what is the weather like, weather, will it rain, what time is it, the time, what day is it, what is the date, who are you, what are you, how are you, how are you doing, are you a robot/computer/human/person, how old are you, what is your name, where are you from, who made you, who built you, tell me a joke, joke, tell me a story, sing a song, sing, do you like me, i love you, are you there, are you real, are you bored, im bored, i am bored, what do you think about, search the web, news of the day, well played, good game, gg, nice move, good move, great move, nice one, nice game, nice, great, super, brilliant, excellent, wonderful, congratulations, congrats, bravo, good job, that was fun, lucky you, you were lucky, lucky, good luck, bad luck, hard luck, tough luck, pity, what a pity, shame, what a shame, damn, darn, bother, good grief, hooray, hurrah, yippee, ha, haha, lol, wow
    cannot-other-game: chess, draughts, checkers, ludo, poker, rummy, bridge, whist, solitaire, patience, blackjack, backgammon, mahjong, scrabble, monopoly, uno, skat, memory, pairs, go fish, snakes and ladders, battleships, mastermind, tic tac toe, noughts and crosses, sudoku, hangman, trivia, quiz, yahtzee, dice, roulette, cluedo
    cannot-peek: show me the opponents tiles/cards/hand/labyrinth/treasure/numbers, opponents tiles/cards/hand/labyrinth/treasure/numbers, what tiles/cards does the opponent have, which tiles/cards does the opponent have, what has the opponent got, what is in the opponents hand, where is the opponents treasure, reveal the treasure, show me the treasure, tell me where the treasure is, where is the treasure, show me the solution, solution, cheat, cheat mode, let me cheat, i want to cheat, which card comes next, what comes next in the pile, which tile comes next
    cannot-account: log in, login, log out, logout, sign in, sign up, sign out, register, create an account, my account, account, change my password, user name, my profile, profile, subscribe, buy the game, how much does it cost, price, cost, pay for the game
    cannot-save: save, save my game, save the game, save everything, save my progress, save my games
    cannot-restart: restart, restart the game, start over, start again, start a new game, begin again, begin a new game, reset the game, new game, back to the beginning of the game, from the beginning again, deal again, redeal, new labyrinth, shuffle again, change the level, change the difficulty, switch sides, swap places, add a player, remove a player
