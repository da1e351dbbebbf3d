# What the command line tells.

usage = snuffel: tabletop games by ear and by fingertip.
    Without arguments, snuffel opens a lobby in which everything is typed.
    snuffel play GAME: starts a game. Games: sniff, domino, schnuff, scout, spion.
    snuffel host GAME: opens a table for friends far away, and says five words for them. snuffel join WORDS: sits down at theirs. snuffel listen WORDS: only listens there.
    snuffel learn GAME: teaches you a game by playing it; with a number, that lesson. snuffel learn: tells which there are.
    snuffel games: lists the games that are kept, each with its number. snuffel 2: opens number 2.
    snuffel resume: goes on with the last game; with a number, a name or a kind of game, with that one.
    snuffel replay FILE: retells a recorded game.
    snuffel review FILE: goes through your moves that cost most in a recorded game.
    snuffel verify FILE: checks whether chance was fair in a game with friends far away.
    snuffel friends: tells who your friends are. snuffel unfriend NAME: forgets one. snuffel invitations on: lets them invite you while the program is open.
    snuffel delete NAME: deletes a game, but asks first.
    snuffel stats GAME: tells how your games of it ended, and your best results; without GAME, how all your games ended.
    snuffel export FILE: writes everything that is kept into a new file. snuffel import FILE: takes what is not here yet from one. snuffel forget GAME: deletes all games of it, without GAME all games, but asks first.
    snuffel rules GAME: explains the rules by topic.
    snuffel what is WORD: says what a word means that you have heard, such as gallop.
    snuffel simulate GAME: lets computers play each other, and says how well they play.
    snuffel page: opens snuffel in your browser.
    snuffel check: says what it finds on this machine, so that you can send it along with a question.
    snuffel check language FOLDER: checks the translation in a folder.
    snuffel help SUBCOMMAND: says more about play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate or page.
    Options, before or after the subcommand:
    --lang de, nl or en: the language.
    --words brief, normal or full: how many words; --level brief is the same.
    --width N: cuts lines at N characters, 20 to 500; off leaves them uncut. Default: auto, as wide as the terminal.
    --spell plain or letters: E4 or Echo 4.
    --plain: reads plain lines, without a line editor.
    --braille N: puts the outcome in the prompt, for a display of N cells, 20 to 80; 0 is off.
    --speech: reads everything aloud, with the system's voice. --speech=off: stays silent. --speech="rate 40, voice 2": how it speaks, in the words of `help speech`.
    --thinking N: computers think for N milliseconds at most, 10 to 60000; 0 means as long as they need.
    --strength N: how well computers play where you name no level, 1 to 9; --level N is the same.
    --tell on or off: whether you are told what matters after the others' turns, without asking.
    --name NAME: what others call you, 1 to 12 letters and digits; off for no name.
    --pace step or all: whether the turns of several computers come one by one, each with Enter, or all at once. Default: all.
    --bell on or off: whether the terminal rings when it is your turn after a long wait. Default: off.
    --sounds quiet, loud or off: short sounds for what you wait for, such as your turn. Default: off.
    --relays A B: the servers that bring programs together, with blanks between their addresses, all in one pair of quotation marks; public for the public ones. Default: public.
    --tutor on or off: whether I ask before a move of yours that costs much. Default: off.
    --seed N: the same seed gives the same game; each rematch has the next number.
    --data DIR: keeps games, settings and typed lines in this folder.
    --help: this text. --version: the version.
usage-play = snuffel play GAME: starts a game. Games: sniff, domino, schnuff, scout, spion.
    --seats A,B: who plays, in the order of the seats. human, human:Anna, easy, normal, hard, or level-1 to level-9. Default: human,normal.
    As in the lobby, the words can be given without dashes, in your language too: snuffel domino 3 hard spinner.
    --players N: how many play; computers take the remaining seats.
    Variants of sniff: --gallop --warm-hot --way-out --holes N --blind --dogs --size 4x4 --non-stop --tournament 7 --count 3. What they are: snuffel rules sniff variants.
    Variants of domino: --target 60 --spinner. What they are: snuffel rules domino variants.
    Options of schnuff: --strict --short --tournament 3. What they are: snuffel rules schnuff options.
    Options of scout: --no-hints --by-hand --tournament 7. What they are: snuffel rules scout options.
    Variant of spion: --no-notes. What it is: snuffel rules spion passes.
    Every game: --tournament 7, and --no-hints, which switches the word hint off.
    With no human among them the computers play a whole game.
    All other options: snuffel --help.
usage-host = snuffel host GAME: opens a table that friends far away can join with five words; without a game, one to talk at, where you choose games together. What can follow is the same as for play: snuffel help play.
    far or far:Ben: a seat for somebody far away; if you name none, all the seats that are left are for people far away. --table: the host has no seat.
    --patience N: whoever is nudged has N minutes to answer, from 1 to 60, before the others may agree on a computer. Usually it is 2.
    --listeners: others may listen without playing, with snuffel listen and the five words. In the game, listeners on and listeners off change that.
    --relay-only: everything goes through a relay, and nobody at the table learns your address.
    --relay URL: through this relay. --no-relay: without any server; then --bind IP:PORT says where guests find you.
    All other options: snuffel --help.
usage-join = snuffel join WORDS: sits down at a friend's table; WORDS are the five words that your friend was given.
    --relay-only and --relay URL: see snuffel help host. --no-relay --address IP:PORT: straight to the host, without any server.
    All other options: snuffel --help.
usage-listen = snuffel listen WORDS: only listens at a friend's table, if the host allows it. You hear what is public.
    The options are the same as for join: snuffel help join.
usage-learn = snuffel learn GAME: teaches you a game by playing it, in short lessons, from where you were. Games: sniff, domino, schnuff, scout, spion.
    snuffel learn GAME 2: gives the second lesson. snuffel learn: tells which lessons there are, and which you have learnt.
    All options: snuffel --help.
usage-games = snuffel games: lists the games that are kept, the last ten that are waiting and the last ten that are over, each with its number.
    snuffel games all: lists all of them.
    snuffel games 2, or snuffel 2: resumes number 2, or retells it if it is over.
    All options: snuffel --help.
usage-resume = snuffel resume: goes on with the last game that is waiting.
    snuffel resume NAME: goes on with the game with that name, such as sniff-3, or with that number, or with the last one of that kind, such as sniff.
    For a game that you host: --bind IP:PORT, --no-relay, --relay URL, --relay-only and --listeners, as in snuffel help host. Without them, guests come as before.
    All options: snuffel --help.
usage-replay = snuffel replay FILE: retells a recorded game, in any language, one turn with each Enter, or all at once where nobody can type.
    FILE is a file, the name of a game, such as sniff-3, its number, or a kind of game, such as sniff, for the last one that is over.
    snuffel replay FILE --brf: writes the story as a braille book for embossers, as you heard it; with --as Ben, as Ben heard it, once the game is over; with --contracted, in contracted braille. Needs liblouis.
    All options: snuffel --help.
usage-review = snuffel review FILE: goes through your moves that cost most in a game that is over, and says what would have been better, a move with each Enter.
    FILE is a file, the name of a game, such as sniff-3, its number, or a kind of game, such as sniff, for the last one that is over. Without it, the last game that is over.
    All options: snuffel --help.
usage-verify = snuffel verify FILE: checks from the record of a game with friends far away whether chance was fair.
    FILE is a file, the name of a game, such as domino-3, its number, or a kind of game, such as domino, for the last one that is over.
    Exit status 0: it was fair. 1: it was not, or the record does not show it.
    All options: snuffel --help.
usage-friends = snuffel friends: tells who your friends are, and whether they can invite you.
    You make friends at a table: friend Ben.
    All options: snuffel --help.
usage-unfriend = snuffel unfriend NAME: forgets the friend of that name.
    All options: snuffel --help.
usage-invitations = snuffel invitations: tells whether friends can invite you. snuffel invitations on lets them while the program is open, snuffel invitations off ends that.
    After the word on you can put the options of join, and --bind IP:PORT: see snuffel help join.
    All options: snuffel --help.
usage-delete = snuffel delete NAME: deletes the game with that name, such as sniff-3, or with that number, but asks first.
    It may be waiting or finished. It cannot be brought back.
    All options: snuffel --help.
usage-stats = snuffel stats: tells how many games you have finished, and how they ended.
    snuffel stats GAME: tells more about the games of that kind: against whom, longest rows of wins, best results.
    All options: snuffel --help.
usage-export = snuffel export FILE: writes everything that is kept into a new file: games, labyrinths, what you have learnt, settings, friends and the key by which they know you. Typed lines are not in it.
    A file that is there already is not overwritten.
    All options: snuffel --help.
usage-import = snuffel import FILE: takes what is not here yet from a file that export has written.
    Games that went on elsewhere go on here, and nothing that is here is lost. Other settings come only after a question.
    All options: snuffel --help.
usage-forget = snuffel forget: deletes all games that are kept, waiting or finished, but asks first.
    snuffel forget GAME: deletes only the games of that kind.
    Labyrinths, friends and settings stay. It cannot be undone.
    All options: snuffel --help.
usage-rules = snuffel rules GAME: lists the topics of the rules.
    snuffel rules GAME TOPIC: explains that topic. The topic all explains everything.
    snuffel rules GAME --brf: writes the rules and all commands as a braille book for embossers; with --contracted as well, in contracted braille. Needs liblouis.
    All options: snuffel --help.
usage-what = snuffel what is WORD: says what a word means that you have heard, in a game or in the program: snuffel what is gallop.
    All options: snuffel --help.
usage-simulate = snuffel simulate GAME --seats A,B: computers play each other without a word, and you hear who wins how often.
    --seats A,B: who plays. easy, normal, hard, level-1 to level-9, random, or one of the game's own simple players. They change seats on each deal, until each has had every seat.
    --games N: how many games; default: 1000. --seed N: default: 1.
    --json: the figures for a program, in one line, with the winners of each deal. --against FILE: how much better than in that file, which a simulation of the same deals has written with --json, perhaps by another version of snuffel.
    Variants are named as for play: snuffel help play.
    All other options: snuffel --help.
usage-page = snuffel page: opens snuffel in your browser, and serves it to this machine alone until you end it with Ctrl-C.
    snuffel page FOLDER: serves the page in that folder.
    All options: snuffel --help.
usage-check = snuffel check: says what it finds on this machine, so that you can send it along with a question.
    snuffel check language FOLDER: checks the translation in a folder.
    All options: snuffel --help.
usage-help = snuffel help SUBCOMMAND: says more about play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate or page.
    snuffel help --brf: writes all of this and the words of the lobby as a braille book for embossers; with --contracted as well, in contracted braille. Needs liblouis.
    snuffel help SUBCOMMAND --brf: writes only the chapter about that one.
    All options: snuffel --help.
page-served = snuffel is in your browser now: { $address }. It works as long as this program runs. Ctrl-C ends it.
page-nowhere = The page is not installed here. From the sources, crates/page/build makes it; or name its folder: snuffel page FOLDER.
page-not-there = There is no page in { $file }.
page-port = The page cannot be served: port { $port } is taken. Perhaps it is running already.
page-not-built = This program was built without the page.
cli-unknown-argument = "{ $word }" is not an option. See snuffel --help.
cli-unknown-subcommand = There is no subcommand "{ $word }". See snuffel --help.
cli-game = GAME
cli-file = FILE
cli-missing-argument = { $word } is missing. See snuffel --help.
cli-missing-value = The value of { $word } is missing. See snuffel --help.
cli-twice = { $word } is given twice. See snuffel --help.
cli-not-text = One of the arguments is not text. See snuffel --help.
cli-misuse = The arguments are not understood. See snuffel --help.
cli-wrong-lang = --lang { $value } is not one of { $codes }.
cli-wrong-level = --level { $value } is not one of brief, normal and full, nor a level of computers from 1 to 9.
cli-level-either = --level normal can mean two things. Type --words normal for how much is said, or --strength normal for how well computers play.
cli-wrong-width = --width { $value } is not a number from 20 to 500, auto or off.
cli-wrong-spell = --spell { $value } is neither plain nor letters.
cli-wrong-braille = --braille { $value } is not a number from 20 to 80, or 0.
cli-wrong-speech = --speech { $value } makes no sense. Write --speech, --speech=off, or how to speak, such as --speech="rate 40, pitch -20".
cli-wrong-thinking = --thinking { $value } is not a number from 10 to 60000, or 0.
cli-wrong-strength = --strength { $value } is not a level from 1 to 9.
cli-wrong-pace = --pace { $value } is neither step nor all.
cli-wrong-bell = --bell { $value } is neither on nor off.
cli-wrong-sounds = --sounds { $value } is not quiet, loud or off.
cli-wrong-relays = --relays { $value } is not an address of servers, nor public.
cli-wrong-tutor = --tutor { $value } is neither on nor off.
cli-unwritten = The answer could not be written to the standard output. Perhaps the disk is full.
cli-wrong-name = --name { $value } is not a name of 1 to 12 letters and digits.
cli-wrong-number = "{ $value }" is not the number of a game. See snuffel games.
cli-wrong-tell = --tell { $value } is not on, off, or the word not followed by what to leave out.
cli-wrong-seed = --seed { $value } is not a whole number from 0 up.
cli-wrong-games = --games { $value } is not a number of games from 1 up.
