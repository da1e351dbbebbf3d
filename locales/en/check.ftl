# The self-check: what the program has found.

check-version = snuffel { $version } on { $system }, { $machine }.
check-build = Built for { $target }, as { $profile ->
        [release] a release build
       *[other] a development build, which is slower
    }.
check-commit = Built from commit { $commit }.
# Features have the names that Cargo knows: speech, remote for play far away, tts for another voice.
check-features = Optional features in this build: { $features }.
check-no-features = This build has none of the optional features.
check-libraries = Libraries it needs from the system: { $libraries }.
check-variable = The variable { $name } is set to "{ $value }".
check-lang = I speak { $language }, { $from ->
        [option] because the option --lang says so
        [settings] because your settings say so
        [system] because the system is set to it
       *[other] because the system names no language that I speak
    }.
check-streams = Typed lines come from { $input ->
        [terminal] a terminal
       *[other] a pipe or a file
    }, and what I say goes to { $output ->
        [terminal] a terminal
       *[other] a pipe or a file
    }.
check-editor = There is a line editor, with history and completion.
check-plain-asked = There is no line editor, because the setting plain or the option --plain turns it off.
check-plain-stream = There is no line editor, because input and output are not both a terminal.
check-plain-term = There is no line editor, because TERM is "{ $term }".
check-plain-failed = There is no line editor, because it could not start.
check-columns = The terminal is { $columns } columns wide.
check-speech = Speech is available, through { $engine }.
check-voices = Voices: { $voices }.
check-voices-of = { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    } { $count }
check-home = Games are saved in { $folder }, which can be written to.
check-home-closed = Games should be saved in { $folder }, but it cannot be written to.
check-languages = I look for more languages in { $folder }.
check-no-home = There is nowhere to save games: the system names no folder for them.
check-games = Games waiting: { $waiting }. Finished games: { $finished }.
check-settings = The settings are in { $file }, and all of them can be used.
check-no-settings = There is no settings file yet. It would be { $file }.

# The check of a language

linguist-which = Which language? Name its folder, such as snuffel check language languages/pl.
linguist-well = { $language }: no faults found.
linguist-no-sounds = I have not checked whether words sound alike: espeak-ng is missing, or does not speak { $language }.
linguist-count = { $count ->
        [one] 1 thing to put right.
       *[other] { $count } things to put right.
    }
find = { $file }, { $message }: { $what }
find-file = { $file }: { $what }
find-file-missing = the file is missing.
find-file-unknown = nothing uses this file.
find-unreadable = line { $line } cannot be read.
find-missing = is missing.
find-many-missing = { $missing } of { $count } messages are missing, the first is { $first }.
find-surplus = does not exist in the English texts.
find-twice = occurs twice.
find-text-missing = { $name } is missing.
find-text-surplus = { $name } does not exist in the English texts.
find-refers = refers to { $name }, but each message has to be complete in itself.
find-variable-missing = { $name } is missing.
find-variable-unknown = { $name } is not known here.
find-form-missing = { $name } lacks the form [{ $form }].
find-form-unknown = { $name } has the form [{ $form }], which does not exist in this language.
find-no-word = lists no word.
find-word-twice = lists a word twice: { $word }.
find-word-clash = { $word } also means { $other }.
find-word-english = the English word { $word } means { $other } here.
find-word-field = { $word } looks like a field.
find-long = is { $cells } characters long, but at most { $most } fit: { $text }
find-short = has a sentence that is too short for screen readers.
find-character = the character { $character } is not one of this language's letters.
find-blanks = an empty line, a double space, or a space at the start or end.
find-marks = a backtick has no partner.
find-typed = players are told to type "{ $phrase }", but the program does not understand it.
find-sound = { $word } sounds like { $other }.
