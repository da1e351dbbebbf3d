# The words that can be typed: word-ID, the usual one first, the others after commas. Any beginning of a word that
# fits no other one will do. explain-ID says what a command does.

# Words after a command

word-off = off
word-spare = free
word-automatic = auto, automatic
word-on = on
word-yes = yes
word-no = no
word-all = all, commands
word-de = german, de, deutsch
word-nl = dutch, nl, nederlands
word-en = english, en
word-brief = brief, short
word-normal = normal
word-full = full, long
word-plain = plain
word-letters = letters
word-human = human
word-easy = easy
word-hard = hard
word-faster = faster
word-slower = slower
word-stop = stop, silence
word-voices = voices
word-seats = seats
word-players = players
word-tournament = tournament
word-take-back = take-back, undo, take back
# Words that may mean to leave, where no command of the game has them: they ask first.
word-leave = stop, end, done, finish
# Words that carry nothing between others.
word-small = please, to, onto, into, at, on, for, of, from, with, by, the, and, me, field, degrees
# The numbers from 0 on.
word-digits = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
word-count = count
word-no-hints = no-hints

# Everywhere

word-help = help, ?
explain-help = { $words }: what you can type; with a command, what it does; `help all` for all of them.
word-quit = quit, exit, bye, leave
explain-quit = { $words }: saves and leaves.
word-rules = rules
explain-rules = { $words }: the topics of the rules; with a topic, that part.
word-more = more
explain-more = { $words }: the next piece of a long answer on a braille display. A + in the prompt says that there is more; Enter alone does the same.
word-earlier = earlier
explain-earlier = { $words }: the piece before, once more. While a piece stands in the prompt, back will do.
# What says the same while a piece stands in the prompt.
word-previous = back
word-settings = settings, options
explain-settings = { $words }: how I speak.
word-lang = language, lang, sprache, taal
explain-lang = { $words }: another language, for example: `language dutch`.
word-level = words, level, wording
explain-level = { $words }: how many words I use: `words brief`, `words normal` or `words full`.
word-width = width
explain-width = { $words }: where lines are cut, `width auto`, as wide as the terminal, `width 40`, or `width off`.
word-spell = spell, spelling
explain-spell = { $words }: how letters are told: `spell plain`, E4, or `spell letters`, Echo 4.
word-braille = braille
explain-braille = { $words }: the outcome stands in the prompt, for example: `braille 40`, or `braille off`. `braille 40 free 6` keeps 6 cells there for typing. If your display has fewer than 20 cells, take 20 and pan along.
word-speech = speech, voice
explain-speech = { $words }: I read everything aloud: `speech on`, `speech off`, `speech faster`, `speech slower`, `speech stop` or `speech voices`.
word-thinking = thinking, think
explain-thinking = { $words }: how long a computer may think about a move, in milliseconds: `thinking 500`, or `thinking off`.

# In the lobby

word-play = play, start, new, begin, new game
explain-play = { $words }: starts a game, for example: `play sniff easy`.
word-games = games
explain-games = { $words }: which games there are, and which are waiting.
word-resume = resume, continue, load
explain-resume = { $words }: goes on with the last game, or with the one of this number or name.
word-replay = replay
explain-replay = { $words }: the finished games; with a number or a name, tells that one.
word-delete = delete, erase
explain-delete = { $words }: deletes the game of this name, after a question: delete sniff-3.
word-selftest = check, selftest
explain-selftest = { $words }: what I have found here, to send with a question: language, terminal, speech, files.

# In every game

word-status = status, state, overview, where am i
explain-status = { $words }: everything you may know, in a fixed order.
word-turn = turn, whose turn, who is next
explain-turn = { $words }: whose turn it is, and what is expected. Enter alone says the same.
word-moves = moves, possibilities
explain-moves = { $words }: what you can do now.
word-last = last, again, repeat
explain-last = { $words }: what was said since your last move; with a number, that many lines.
word-log = log, history
explain-log = { $words }: the course of the game; with a number, that many lines.
word-score = score, points
explain-score = { $words }: the score.
word-hint = hint, tip, advice
explain-hint = { $words }: what a strong player would do here, and why. It costs nothing.
word-note = note, notes
explain-note = { $words }: keeps what you write after it; alone, tells your notes.
word-save = save
explain-save = { $words }: says where the game is kept; every move is saved at once.
word-resign = resign, surrender, concede, give up
explain-resign = { $words }: gives up, after a question.
