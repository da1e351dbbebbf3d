# What is told of the program's own voice.

speech-off = Speech is off.
    .prompt = Speech off.
speech-starting = Speech is starting.
    .prompt = Speech starts.
speech-on = Speech is on: { $lang ->
        [de] German
        [nl] Dutch
       *[other] English
    }, by { $engine }.
    .brief = Speech: { $lang ->
        [de] German
        [nl] Dutch
       *[other] English
    }, by { $engine }.
    .prompt = Speech on.
speech-voice = Speech is on: the voice { $voice }, by { $engine }.
    .brief = Speech: { $voice }, by { $engine }.
    .prompt = Speech on.
speech-rate = Rate of speech: { $rate }. It goes from -10 to 10.
    .brief = Rate of speech: { $rate }.
    .prompt = Rate { $rate }.
speech-voices = { $lang ->
        [de] German voices
        [nl] Dutch voices
       *[other] English voices
    }: { $count ->
        [0] none.
       *[other] { $count }.
    }
speech-voices-item = { $voice }.
speech-voices-unknown = It is not known yet which voices there are.
    .brief = The voices are not known yet.
    .prompt = Not known yet.

# Why there is no speech, and what to do about it

speech-no-voice = { $engine } has no { $lang ->
        [de] German
        [nl] Dutch
       *[other] English
    } voice. Install one, such as espeak-ng, or choose another language.
    .brief = No voice for { $lang ->
        [de] German
        [nl] Dutch
       *[other] English
    }.
    .prompt = No such voice.
speech-missing = Speech cannot start: speech-dispatcher is missing. Install speech-dispatcher and espeak-ng, then type `speech on`.
    .brief = No speech: install speech-dispatcher.
    .prompt = No speech.
speech-no-engine = Speech cannot start: speech-dispatcher has no voices. Install espeak-ng for it, then type `speech on`.
    .brief = No speech: install espeak-ng.
    .prompt = No speech.
speech-unreachable = Speech cannot start: nobody answers at { $place }. Is speech-dispatcher installed, with espeak-ng? Then type `speech on`.
    .brief = No speech: nobody at { $place }.
    .prompt = No speech.
speech-silent = Speech is off: speech-dispatcher does not answer. Type `speech on` to try again.
    .brief = Speech off: it does not answer.
    .prompt = No speech.
speech-gone = Speech is off: speech-dispatcher has ended. Type `speech on` to try again.
    .brief = Speech off: speech-dispatcher ended.
    .prompt = No speech.
speech-refused = Speech is off: speech-dispatcher says { $reason }. Is espeak-ng installed for it?
    .brief = Speech off: { $reason }.
    .prompt = No speech.
speech-system = Speech is off: { $reason }. Is a voice installed in this system?
    .brief = Speech off: { $reason }.
    .prompt = No speech.
speech-not-built = This program was built without speech.
    .brief = No speech in this build.
    .prompt = No speech.
