# The words that can be typed: word-ID, the usual one first, the others behind commas. Any beginning of a word that
# fits no other one will do. explain-ID says what a command does.

# Words behind a command

word-off = off
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
word-tournament = tournament
word-take-back = take-back, undo
word-count = count
word-no-hints = no-hints

# Everywhere

word-help = help, ?
explain-help = { $words }: what you can type; with a command, what it does; help all for all of them.
word-quit = quit, exit, bye
explain-quit = { $words }: saves and leaves.
word-rules = rules
explain-rules = { $words }: the topics of the rules; with a topic, that part.
word-more = more
explain-more = { $words }: the next piece of a long answer on a braille display. A + in the prompt says that there is more; Enter alone does the same.
word-settings = settings, options
explain-settings = { $words }: how I speak.
word-lang = language, lang, sprache, taal
explain-lang = { $words }: another language, for example: language dutch.
word-level = level
explain-level = { $words }: how many words I use: level brief, normal or full.
word-width = width
explain-width = { $words }: where lines are cut, for example: width 40, or width off.
word-spell = spell, spelling
explain-spell = { $words }: how letters are told: spell plain, E4, or spell letters, Echo 4.
word-braille = braille
explain-braille = { $words }: the outcome stands in the prompt, for example: braille 40, or braille off.
word-speech = speech, voice
explain-speech = { $words }: I read everything aloud: speech on, off, faster, slower, stop or voices.
word-thinking = thinking, think
explain-thinking = { $words }: how long a computer may think about a move, in milliseconds: thinking 500, or thinking off.

# In the lobby

word-play = play, start, new
explain-play = { $words }: starts a game, for example: play sniff easy.
word-games = games
explain-games = { $words }: which games there are, and which wait.
word-resume = resume, continue
explain-resume = { $words }: goes on with the last game, or with the one of this number or name.
word-replay = replay
explain-replay = { $words }: the finished games; with a number or a name, tells that one.
word-selftest = check, selftest
explain-selftest = { $words }: what I have found here, to send with a question: language, terminal, speech, files.

# In every game

word-status = status
explain-status = { $words }: all that you may know, in a fixed order.
word-turn = turn
explain-turn = { $words }: who is on turn, and what is expected. Enter alone says the same.
word-moves = moves
explain-moves = { $words }: what you can do now.
word-last = last, again
explain-last = { $words }: what was said since your last move; with a number, that many lines.
word-log = log, history
explain-log = { $words }: the course of the game; with a number, that many lines.
word-score = score, points
explain-score = { $words }: how it stands.
word-hint = hint
explain-hint = { $words }: what a strong player would do here, and why. It costs nothing.
word-note = note, notes
explain-note = { $words }: keeps what you write behind it; alone, tells your notes.
word-save = save
explain-save = { $words }: says where the game is kept; every move is saved at once.
word-resign = resign, surrender
explain-resign = { $words }: gives up, after a question.
