# The self-check: what the program has found.

check-version = snuffel { $version } on { $system }, { $machine }.
check-build = Built for { $target }, { $profile ->
        [release] as a release
       *[other] as a development build, which is slower
    }.
check-commit = The sources are at commit { $commit }.
# Features have the names that Cargo knows: speech, remote for play far away, tts for another voice.
check-features = Features that are built in: { $features }.
check-no-features = None of the features that can be left out is built in.
check-libraries = Libraries that the system must have: { $libraries }.
check-variable = The variable { $name } is "{ $value }".
check-lang = I speak { $language }, { $from ->
        [option] because of the option --lang
        [settings] because of the settings
        [system] because the system does
       *[other] because the system names no language that I speak
    }.
check-streams = Typed lines come from { $input ->
        [terminal] a terminal
       *[other] a pipe or a file
    }, and what I say goes to { $output ->
        [terminal] a terminal
       *[other] a pipe or a file
    }.
check-editor = Lines are typed in the line editor, with history and completion.
check-plain-asked = The line editor is off, because the setting plain or the option --plain says so.
check-plain-stream = The line editor is off, because input and output are not both a terminal.
check-plain-term = The line editor is off, because TERM is "{ $term }".
check-plain-failed = The line editor is off, because it could not start.
check-columns = The terminal has { $columns } columns.
check-speech = Speech is available, through { $engine }.
check-voices = Voices: { $voices }.
check-voices-of = { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    } { $count }
check-home = Games are kept in { $folder }. It can be written to.
check-home-closed = Games should be kept in { $folder }, but it cannot be written to.
check-languages = Further languages are looked for in { $folder }.
check-no-home = There is no place to keep games: the system names no folder for them.
check-games = Games waiting: { $waiting }. Finished games: { $finished }.
check-settings = The settings are in { $file }. They are fine.
check-no-settings = There is no settings file yet. It would be { $file }.

# The check of a language

linguist-which = Which language? Name its folder, such as snuffel check language languages/pl.
linguist-well = { $language }: all is well.
linguist-no-sounds = Whether words sound alike was not checked: espeak-ng is missing, or does not speak { $language }.
linguist-count = { $count ->
        [one] 1 thing to mend.
       *[other] { $count } things to mend.
    }
find = { $file }, { $message }: { $what }
find-file = { $file }: { $what }
find-file-missing = the file is missing.
find-file-unknown = nobody reads this file.
find-unreadable = line { $line } cannot be understood.
find-missing = is missing.
find-many-missing = { $missing } of { $count } messages are missing, the first is { $first }.
find-surplus = is not there in English.
find-twice = is there twice.
find-text-missing = { $name } is missing.
find-text-surplus = { $name } is not there in English.
find-refers = refers to { $name }, but each sentence has to stand alone.
find-variable-missing = { $name } is missing.
find-variable-unknown = { $name } is not known here.
find-form-missing = { $name } lacks the form [{ $form }].
find-form-unknown = { $name } has the form [{ $form }], which this language does not have.
find-no-word = has no word.
find-word-twice = has a word twice: { $word }.
find-word-clash = { $word } means { $other } too.
find-word-english = the English { $word } means { $other } here.
find-word-field = { $word } looks like a field.
find-long = { $cells } characters, { $most } at most: { $text }
find-short = a sentence is too short for screen readers.
find-character = the character { $character } is none of the language's letters.
find-blanks = an empty line, two blanks, or blanks at an edge.
find-marks = the backticks do not come in pairs.
find-typed = "{ $phrase }" is to be typed, but the program does not understand it.
find-sound = { $word } sounds like { $other }.
