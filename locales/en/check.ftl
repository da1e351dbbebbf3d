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
check-lang = I speak English, { $from ->
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
check-voices = Voices: German { $de }, Dutch { $nl }, English { $en }.
check-home = Games are kept in { $folder }. It can be written to.
check-home-closed = Games should be kept in { $folder }, but it cannot be written to.
check-no-home = There is no place to keep games: the system names no folder for them.
check-games = Games waiting: { $waiting }. Finished games: { $finished }.
check-settings = The settings are in { $file }. They are fine.
check-no-settings = There is no settings file yet. It would be { $file }.
