# What the lobby and every game say.
# A message has up to four texts: its own (normal), .brief, .full, and .prompt for the prompt of a braille display.

alphabet = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu
none = none
name-computer = Computer
    .prompt = Comp
name-computer-of-several = Computer { $number }
    .prompt = Comp { $number }
name-player = Player { $number }
    .prompt = P{ $number }
version = snuffel { $version }

# The lobby

lobby-welcome = Snuffel: tabletop games by ear and by fingertip.
    .brief = Snuffel.
    .prompt = Snuffel.
lobby-offer = { $waiting ->
        [0] Type play sniff, or help.
        [one] Type play sniff, or resume: 1 game waits.
       *[other] Type play sniff, or resume: { $waiting } games wait.
    }
    .prompt = { $waiting ->
        [0] Play or help?
       *[other] Play or resume?
    }
lobby-goodbye = Goodbye.
place-lobby = Lobby
help-lobby = Play: play sniff, play sniff easy, play sniff gallop holes 12, play sniff human:Anna,normal.
    Go on with a game: resume. Which ones wait: games. Hear a finished one: replay.
    Rules: rules sniff. How I speak: settings. All commands: help all. Leave: quit.
games-all = Games: { $games }.
games-waiting = { $count ->
        [0] Games that wait: none.
        [one] 1 game waits:
       *[other] { $count } games wait:
    }
games-finished = { $count ->
        [0] Finished games: none.
        [one] 1 finished game:
       *[other] { $count } finished games:
    }
games-item = { $number }: { $name }.
game-unknown = There is no game "{ $word }". Games: { $games }.
    .brief = No game "{ $word }". Games: { $games }.
resume-none = No game waits. Type play sniff.
resume-unknown = No game "{ $name }" waits. The word games lists them.
    .brief = No game "{ $name }" waits.
resume-busy = { $name } is being played elsewhere.

# Seats

seats-number = This game is for { $counts } players.
seats-two-people = Two people at one keyboard cannot play yet; one human, please.
    .brief = Only one human can play yet.
seats-no-level = There is no level { $level } in this game yet. Levels: easy, normal.
    .brief = No level { $level } yet. Take normal.
seats-unreadable = "{ $word }" is no player. Players: human, human:Anna, easy, normal.
    .brief = "{ $word }" is no player.
option-unknown = "{ $word }" is no variant. Variants: { $options }.
    .brief = "{ $word }" is no variant.
option-no-number = { $option } needs a number, such as { $option } 12.
    .brief = { $option } needs a number.
option-no-size = { $option } needs columns and rows from 3 to 9, such as { $option } 4x4.
    .brief = { $option } needs a size, such as 4x4.
seed-none = The system gives no random numbers. Name a seed: --seed 1.

# A game

hint-help = The word help says what you can type.
    .brief = Type help for help.
    .prompt = help?
resumed = Welcome back to { $name }.
    .brief = Back in { $name }.
    .prompt = Back.
kept = The game is saved as { $name }. The word resume goes on with it.
    .brief = Saved as { $name }.
    .prompt = Saved.
kept-not = The game could not be saved.
    .brief = The game is not saved.
record-fault = The game cannot be saved: the folder or the disk does not take it. It goes on unsaved.
    .brief = Cannot save. The game goes on unsaved.
finish-fault = { $name } is over, but could not be put away with the finished games.
    .brief = { $name } could not be put away.
replay-unfinished = That is as far as it goes; the game is not over.
    .brief = The game is not over yet.
resign-sure = Give up this game? Yes or no; Enter means no.
    .brief = Give up? Yes or no; Enter means no.
    .prompt = Give up? yes, no
resign-not = You play on.
quit-sure = The game is not saved and would be lost. Leave? Yes or no; Enter means no.
    .brief = Unsaved. Leave? Enter means no.
    .prompt = Unsaved. Leave?
quit-not = You stay.
last-none = Nothing was said.
log-count = { $count ->
        [0] Nothing has happened.
        [one] 1 entry:
       *[other] { $last ->
            [0] { $count } entries.
           *[other] { $count } entries, here the last { $last }:
        }
    }
    .brief = { $count ->
        [0] Nothing yet.
        [one] 1 entry:
       *[other] { $count } entries, the last { $last }:
    }
noted = Noted.
note = { $text }
notes-count = { $count ->
        [0] Notes: none.
        [one] 1 note:
       *[other] { $count } notes:
    }
more-none = There is no more.
    .prompt = No more.

# What cannot be understood

typed-too-long = That line is too long. Nothing was done.
    .brief = Line too long.
typed-not-text = That line holds characters that are no text. Nothing was done.
    .brief = Not readable as text.
typed-interrupt = Line dropped. Ctrl-C once more saves and leaves.
    .brief = Dropped. Ctrl-C again leaves.
    .prompt = Dropped.
misread-empty = Nothing was typed. The word help says what can be.
    .brief = Nothing typed. Try help.
misread-unknown = "{ $word }" is not understood. The word help says what can be typed.
    .brief = "{ $word }"? Try help.
misread-several = "{ $word }" can mean: { $fits }.
misread-not-here = The word { $command } means nothing here.
    .brief = { $command }: not here.
misread-number = "{ $word }" is no number. For example 5.
    .brief = "{ $word }" is no number.
misread-lang = "{ $word }" is no language here. Type { $command } de, nl or en.
    .brief = { $command }: de, nl or en.
misread-level = "{ $word }" is no level. Type { $command } brief, normal or full.
    .brief = { $command }: brief, normal or full.
misread-spell = "{ $word }" is no spelling. Type { $command } plain or letters.
    .brief = { $command }: plain or letters.
misread-width = "{ $word }" is no width. Type { $command } 20 to 500, or off.
    .brief = { $command }: 20 to 500, or off.
misread-braille = "{ $word }" is no display. Type { $command } 14 to 80, or off.
    .brief = { $command }: 14 to 80, or off.
help-commands = { $count } commands:
help-unknown = There is no command "{ $word }". The words help all list them.
    .brief = No command "{ $word }".
rules-topics = Topics: { $topics }. Type rules and a topic, or rules all.
    .brief = Topics: { $topics }.
rules-unknown = There is no topic "{ $word }". Topics: { $topics }.

# Settings

setting-lang = Language: English.
setting-brief = Level: brief.
setting-normal = Level: normal.
setting-full = Level: full.
setting-plain = Letters are told as they are: E4.
    .brief = Letters: plain, E4.
setting-letters = Letters are spelled: Echo 4.
    .brief = Letters: spelled, Echo 4.
setting-width = { $cells ->
        [0] Lines are left as long as they are.
       *[other] Lines are cut at { $cells } characters.
    }
    .brief = { $cells ->
        [0] Width: off.
       *[other] Width: { $cells }.
    }
setting-braille = { $cells ->
        [0] Braille mode is off.
       *[other] Braille mode for { $cells } cells.
    }
    .brief = { $cells ->
        [0] Braille: off.
       *[other] Braille: { $cells } cells.
    }
settings-file-head = How snuffel speaks. Changes made in the program are written here; your comments stay.
settings-file-lang = The language: de, nl or en. Without it the system's language is used.
settings-file-level = How many words: brief, normal or full.
settings-file-width = Lines are cut at this many characters, 20 to 500; 0 leaves them alone.
settings-file-spell = Letters of fields: plain (E4) or letters (Echo 4).
settings-file-braille = Braille mode for a display of this many cells, 14 to 80; 0 is off.
settings-file-plain = true reads plain lines without a line editor.
settings-not-toml = The settings in { $file } cannot be used: line { $line } is not of the form key = value. All settings are as if there were no file; the file stays as it is.
    .brief = Settings not used, line { $line } is broken. File: { $file }.
settings-unknown-key = The settings in { $file } cannot be used: line { $line } names { $key }, which is no setting. All settings are as if there were no file; the file stays as it is.
    .brief = Settings not used, line { $line }: no setting { $key }. File: { $file }.
settings-wrong-value = The settings in { $file } cannot be used: line { $line } gives { $key } the value { $value }, which cannot be. All settings are as if there were no file; the file stays as it is.
    .brief = Settings not used, line { $line }: { $key } cannot be { $value }. File: { $file }.
settings-unreadable = The settings in { $file } cannot be read. The file stays as it is.
    .brief = Settings not readable. File: { $file }.
settings-not-kept = The change holds for now; { $file } could not be written.
    .brief = For now only: cannot write { $file }.
settings-not-kept-broken = The change holds for now; line { $line } of { $file } is broken, so the file stays as it is.
    .brief = For now only: line { $line } of { $file } is broken.

# Files

file-unreadable = { $file } cannot be read.
file-missing = There is no file and no game { $file }.
file-too-big = { $file } is too big for a record.
file-no-text = { $file }, line { $line }: bytes that are no text.
damage-no-record = { $file }, line { $line }: this is no record of a game.
damage-newer = { $file }, line { $line }: a later version of snuffel wrote this record.
damage-missing = { $file }, line { $line }: the line should begin with { $key }.
damage-value = { $file }, line { $line }: the value of { $key } cannot be.
damage-unreadable = { $file }, line { $line }: this is no action of the game.
damage-refused = { $file }, line { $line }: the rules do not allow this here.
damage-not-asked = { $file }, line { $line }: there was no lot to draw here.
damage-chance-missing = { $file }, line { $line }: a lot has to be drawn before this.
damage-cut-off = { $file }, line { $line }: the end of the line is missing.
