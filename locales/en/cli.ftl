# What the command line says.

usage = snuffel: tabletop games by ear and by fingertip.
    Without arguments, snuffel opens a lobby where you type everything.
    snuffel play GAME: starts a game. Games: sniff, domino, schnuff, scout, spion.
    snuffel host GAME: opens a table for friends far away, and gives you five words for them to join with. snuffel join WORDS: sits down at a friend's table. snuffel listen WORDS: only listens there.
    snuffel learn GAME: teaches you a game by playing it; with a number, that lesson. snuffel learn: lists the lessons.
    snuffel games: lists your saved games, each with its number. snuffel 2: opens number 2.
    snuffel resume: goes on with the last game; with a number, a name or a kind of game, with that one.
    snuffel replay FILE: tells a saved game again, turn by turn.
    snuffel review FILE: goes through your costliest moves in a finished game.
    snuffel verify FILE: checks whether chance was fair in a game with friends far away.
    snuffel friends: lists your friends. snuffel unfriend NAME: forgets one. snuffel invitations on: lets them invite you while the program is open.
    snuffel delete NAME: deletes a game, but asks first.
    snuffel stats GAME: your results and your best games of that kind; without GAME, your results in all games.
    snuffel export FILE: writes everything you have into a new file. snuffel import FILE: adds whatever is missing here. snuffel forget GAME: deletes all your games of that kind, or all your games without GAME, but asks first.
    snuffel rules GAME: explains the rules by topic.
    snuffel what is WORD: explains a word you have heard, such as gallop.
    snuffel simulate GAME: lets computers play each other, and reports how well they play.
    snuffel page: opens snuffel in your browser.
    snuffel check: reports what it finds on this machine; include that when you ask for help.
    snuffel check language FOLDER: checks the translation in a folder.
    snuffel help SUBCOMMAND: more about play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate or page.
    Options, before or after the subcommand:
    --lang de, nl or en: the language.
    --words brief, normal or full: how much is said; --level brief is the same.
    --width N: breaks lines at N characters, 20 to 500; off never breaks them. Default: auto, as wide as the terminal.
    --spell plain or letters: E4 or Echo 4.
    --plain: reads plain lines, without a line editor.
    --braille N: puts the outcome in the prompt, for a display of N cells, 20 to 80; 0 is off.
    --speech: reads everything aloud, with the system's voice. --speech=off: stays silent. --speech="rate 40, voice 2": sets how it speaks; type help speech in the lobby to hear what you can set.
    --thinking N: computers think for N milliseconds at most, 10 to 60000; 0 means as long as they need.
    --strength N: how well computers play if you name no level, 1 to 9; --level N is the same.
    --tell on or off: whether you are told, without asking, what matters after the others' turns.
    --name NAME: what others call you, 1 to 12 letters and digits; off for no name.
    --pace step or all: whether you hear the turns of several computers one by one, each with Enter, or all at once. Default: all.
    --bell on or off: whether the terminal rings when it is your turn after a long wait. Default: off.
    --sounds quiet, loud or off: short sounds for what you are waiting for, such as your turn. Default: off.
    --relays A B: the servers that bring programs together, separated by spaces, all in one pair of quotation marks; public for the public ones. Default: public.
    --page-address ADDRESS: the page in a browser that links to your tables lead to; off for the one that the program itself knows. Default: off.
    --tutor on or off: whether I ask before a move that would cost you a lot. Default: off.
    --seed N: the same seed gives the same game; each rematch has the next number.
    --data DIR: keeps games, settings and typed lines in this folder.
    --help: this text. --version: the version.
usage-play = snuffel play GAME: starts a game. Games: sniff, domino, schnuff, scout, spion.
    --seats A,B: who plays, in seat order. human, human:Anna, easy, normal, hard, or level-1 to level-9. Default: human,normal.
    As in the lobby, you can leave out the dashes and use your own language: snuffel domino 3 hard spinner.
    --players N: how many play; computers take the remaining seats.
    Variants of sniff: --gallop --warm-hot --way-out --holes N --blind --dogs --size 4x4 --non-stop --tournament 7 --count 3. They are explained by snuffel rules sniff variants.
    Variants of domino: --target 60 --spinner. They are explained by snuffel rules domino variants.
    Options of schnuff: --strict --short --tournament 3. They are explained by snuffel rules schnuff options.
    Options of scout: --no-hints --by-hand --tournament 7. They are explained by snuffel rules scout options.
    Variant of spion: --no-notes. It is explained by snuffel rules spion passes.
    Every game: --tournament 7, and --no-hints, which switches hints off.
    With no human among them the computers play a whole game.
    All other options: snuffel --help.
usage-host = snuffel host GAME: opens a table that friends far away can join with five words; without GAME, a table just for talking, where you choose games together. What can follow is the same as for play: snuffel help play.
    far or far:Ben: a seat for somebody far away; if you name none, all the remaining seats are for people far away. --table: the host has no seat.
    --patience N: anybody who is nudged has N minutes to answer, from 1 to 60, before the others can agree on a computer. Default: 2.
    --listeners: others may listen without playing, with snuffel listen and the five words. To change that during the game, type listeners on or listeners off.
    --relay-only: everything goes through a relay, and nobody at the table learns your address.
    --relay URL: uses this relay. --no-relay: uses no server at all; then --bind IP:PORT sets where guests find you.
    All other options: snuffel --help.
usage-join = snuffel join WORDS: sits down at a friend's table; WORDS are the five words that your friend was given, or the link.
    --relay-only and --relay URL: see snuffel help host. --no-relay --address IP:PORT: directly to the host, without any server.
    All other options: snuffel --help.
usage-listen = snuffel listen WORDS: only listens at a friend's table, if the host allows it. You hear what is public.
    The options are the same as for join: snuffel help join.
usage-learn = snuffel learn GAME: teaches you a game by playing it, in short lessons, picking up where you left off. Games: sniff, domino, schnuff, scout, spion.
    snuffel learn GAME 2: starts the second lesson. snuffel learn: lists the lessons, and says which you have finished.
    All options: snuffel --help.
usage-games = snuffel games: lists your saved games, the last ten that are waiting and the last ten that are over, each with its number.
    snuffel games all: lists all of them.
    snuffel games 2, or snuffel 2: resumes number 2, or replays it if it is over.
    All options: snuffel --help.
usage-resume = snuffel resume: goes on with the last game that is waiting.
    snuffel resume NAME: goes on with the game of that name, such as sniff-3, or that number, or with the last one of that kind, such as sniff.
    For a game that you host: --bind IP:PORT, --no-relay, --relay URL, --relay-only and --listeners, as in snuffel help host. Without them, guests come as before.
    All options: snuffel --help.
usage-replay = snuffel replay FILE: tells a saved game again, in any language, one turn with each Enter, or all at once where nobody can type.
    FILE is a file, the name of a game, such as sniff-3, its number, or a kind of game, such as sniff, for the last one that is over.
    snuffel replay FILE --brf: writes the story as a braille book for embossers, as you heard it; with --as Ben, as Ben heard it, once the game is over; with --contracted, in contracted braille. Needs liblouis.
    All options: snuffel --help.
usage-review = snuffel review FILE: goes through your costliest moves in a finished game, one with each Enter, and says what would have been better.
    FILE is a file, the name of a game, such as sniff-3, its number, or a kind of game, such as sniff, for the last one that is over. Without FILE, the last game that is over.
    All options: snuffel --help.
usage-verify = snuffel verify FILE: checks, from the record of a game with friends far away, whether chance was fair.
    FILE is a file, the name of a game, such as domino-3, its number, or a kind of game, such as domino, for the last one that is over.
    Exit status 0: it was fair. 1: it was not, or the record does not show it.
    All options: snuffel --help.
usage-friends = snuffel friends: lists your friends, and says whether they can invite you.
    You make friends at a table: friend Ben.
    All options: snuffel --help.
usage-unfriend = snuffel unfriend NAME: forgets the friend of that name.
    All options: snuffel --help.
usage-invitations = snuffel invitations: says whether friends can invite you. snuffel invitations on: lets them while the program is open. snuffel invitations off: ends that.
    After the word on you can add the options of join, and --bind IP:PORT: see snuffel help join.
    All options: snuffel --help.
usage-delete = snuffel delete NAME: deletes the game of that name, such as sniff-3, or that number, but asks first.
    The game may be waiting or finished. This cannot be undone.
    All options: snuffel --help.
usage-stats = snuffel stats: how many games you have finished, and how they ended.
    snuffel stats GAME: more about the games of that kind: opponents, longest winning streaks, best results.
    All options: snuffel --help.
usage-export = snuffel export FILE: writes everything you have into a new file: games, labyrinths, progress in lessons, settings, friends and the key by which they know you. Typed lines are left out.
    A file that already exists is never overwritten.
    All options: snuffel --help.
usage-import = snuffel import FILE: adds whatever is missing here from a file written by export.
    Games that went further elsewhere are brought up to date, and nothing here is lost. If the settings differ, it asks first.
    All options: snuffel --help.
usage-forget = snuffel forget: deletes all your saved games, waiting or finished, but asks first.
    snuffel forget GAME: deletes only the games of that kind.
    Labyrinths, friends and settings stay. This cannot be undone.
    All options: snuffel --help.
usage-rules = snuffel rules GAME: lists the topics of the rules.
    snuffel rules GAME TOPIC: explains that topic. Use the topic all for everything.
    snuffel rules GAME --brf: writes the rules and all commands as a braille book for embossers; with --contracted as well, in contracted braille. Needs liblouis.
    All options: snuffel --help.
usage-what = snuffel what is WORD: explains a word that you have heard, in a game or in the program: snuffel what is gallop.
    All options: snuffel --help.
usage-simulate = snuffel simulate GAME --seats A,B: computers play each other silently, and you are told how often each one wins.
    --seats A,B: who plays. easy, normal, hard, level-1 to level-9, random, or one of the game's own simple players. They change seats on each deal, until each has had every seat.
    --games N: how many games; default: 1000. --seed N: default: 1.
    --json: the figures in a form for programs, in one line, with the winners of each deal. --against FILE: also says how much better they play than in that file. A simulation of the same deals must have written it with --json, perhaps in another version of snuffel.
    Variants are named as for play: snuffel help play.
    All other options: snuffel --help.
usage-page = snuffel page: opens snuffel in your browser. Only this machine can reach it, until you end it with Ctrl-C.
    snuffel page FOLDER: uses the page in that folder.
    All options: snuffel --help.
usage-check = snuffel check: reports what it finds on this machine; include that when you ask for help.
    snuffel check language FOLDER: checks the translation in a folder.
    All options: snuffel --help.
usage-help = snuffel help SUBCOMMAND: more about play, host, join, listen, learn, games, resume, replay, review, verify, friends, unfriend, invitations, delete, stats, export, import, forget, rules, what, simulate or page.
    snuffel help --brf: writes all of this and the words of the lobby as a braille book for embossers; with --contracted as well, in contracted braille. Needs liblouis.
    snuffel help SUBCOMMAND --brf: writes only the chapter about that subcommand.
    All options: snuffel --help.
page-served = snuffel is in your browser now: { $address }. It works as long as this program runs. Ctrl-C ends it.
page-nowhere = The page is not installed here. If you have the sources, run crates/page/build; otherwise name its folder: snuffel page FOLDER.
page-not-there = There is no page in { $file }.
page-port = The page cannot be opened: port { $port } is taken. Perhaps it is already running.
page-not-built = This program was built without the page.
cli-unknown-argument = "{ $word }" is not an option. See snuffel --help.
cli-unknown-subcommand = There is no subcommand "{ $word }". See snuffel --help.
cli-game = GAME
cli-file = FILE
cli-missing-argument = { $word } is missing. See snuffel --help.
cli-missing-value = { $word } needs a value. See snuffel --help.
cli-twice = { $word } is given twice. See snuffel --help.
cli-not-text = One of the arguments is not text. See snuffel --help.
cli-misuse = I do not understand these arguments. See snuffel --help.
cli-wrong-lang = --lang { $value } should be one of { $codes }.
cli-wrong-level = --level { $value } should be brief, normal or full, or a computer level from 1 to 9.
cli-level-either = --level normal can mean two things. Type --words normal for how much is said, or --strength normal for how well computers play.
cli-wrong-width = --width { $value } should be a number from 20 to 500, auto or off.
cli-wrong-spell = --spell { $value } should be plain or letters.
cli-wrong-braille = --braille { $value } should be a number from 20 to 80, or 0.
cli-wrong-speech = --speech { $value } makes no sense. Write --speech, --speech=off, or how to speak, such as --speech="rate 40, pitch -20".
cli-wrong-thinking = --thinking { $value } should be a number from 10 to 60000, or 0.
cli-wrong-strength = --strength { $value } should be a level from 1 to 9.
cli-wrong-pace = --pace { $value } should be step or all.
cli-wrong-bell = --bell { $value } should be on or off.
cli-wrong-sounds = --sounds { $value } should be quiet, loud or off.
cli-wrong-relays = --relays { $value } should be the addresses of servers, or public.
cli-wrong-page-address = --page-address { $value } should be the address of a page, or off.
cli-wrong-tutor = --tutor { $value } should be on or off.
cli-unwritten = The answer could not be written to standard output. Perhaps the disk is full.
cli-wrong-name = --name { $value } should be a name of 1 to 12 letters and digits.
cli-wrong-number = "{ $value }" is not the number of a game. See snuffel games.
cli-wrong-tell = --tell { $value } should be on, off, or "not" and what to leave out, such as "not threats".
cli-wrong-seed = --seed { $value } should be a whole number, 0 or higher.
cli-wrong-games = --games { $value } should be a number of games, 1 or higher.
