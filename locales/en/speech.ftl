# What is said about the program's own voice.

speech-off = Speech is off.
    .prompt = Speech off.
speech-starting = Speech is starting.
    .prompt = Speech starts.
speech-on = Speech is on, in { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    }, with { $engine }.
    .brief = Speech: { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    }, { $engine }.
    .prompt = Speech on.
speech-voice = Speech is on, with the voice { $voice } from { $engine }.
    .brief = Speech: { $voice }, { $engine }.
    .prompt = Speech on.
speech-lost = Speech has fallen silent. I keep trying to bring it back.
    .brief = Speech is silent; I keep trying.
    .prompt = Speech lost.
speech-back = Speech is back. Type `last` to hear what you have missed.
    .brief = Speech is back. Missed some? `Last`.
    .prompt = Speech back.
speech-how = To change it, type for example `speech rate 40`, `speech pitch -20`, `speech volume 80`, each from -100 to 100, or `speech voice`. To hear more: `help speech`.
    .brief = To change it: `help speech`.
    .prompt = More: `help speech`.

# How it is spoken

speech-unset = Voice, rate, pitch and volume are the system's own.
    .brief = All as the system is set.
    .prompt = All the system's.
speech-set = You have set: { $items }.
    .brief = Set: { $items }.
speech-set-voice = voice { $voice }
speech-set-dial = { $dial ->
        [rate] rate { $turned }
        [pitch] pitch { $turned }
       *[volume] volume { $turned }
    }
speech-dial = { $dial ->
        [rate] Speech rate
        [pitch] Speech pitch
       *[volume] Speech volume
    }: { $turned }. It goes from -100 to 100.
    .brief = { $dial ->
        [rate] Speech rate
        [pitch] Speech pitch
       *[volume] Speech volume
    }: { $turned }.
    .prompt = { $dial ->
        [rate] Rate
        [pitch] Pitch
       *[volume] Volume
    } { $turned }.
speech-dial-system = { $dial ->
        [rate] Speech rate
        [pitch] Speech pitch
       *[volume] Speech volume
    }: the system's own setting. You can set it from -100 to 100.
    .brief = { $dial ->
        [rate] Rate
        [pitch] Pitch
       *[volume] Volume
    }: the system's own.
    .prompt = { $dial ->
        [rate] Rate
        [pitch] Pitch
       *[volume] Volume
    }: the system's.
speech-keys = { $hush ->
        [true] Any key silences me, where lines can be edited.
       *[false] I keep talking while you type; only Enter silences me.
    }
    .brief = { $hush ->
        [true] Any key silences me.
       *[false] Only Enter silences me.
    }
    .prompt = { $hush ->
        [true] Keys on.
       *[false] Keys off.
    }
speech-range = "{ $word }" will not do: { $dial ->
        [rate] the rate
        [pitch] the pitch
       *[volume] the volume
    } goes from -100 to 100. Type `speech { $dial ->
        [rate] rate
        [pitch] pitch
       *[volume] volume
    } 40`, or `speech { $dial ->
        [rate] rate
        [pitch] pitch
       *[volume] volume
    } system` for the system's own setting.
    .brief = { $dial ->
        [rate] Rate
        [pitch] Pitch
       *[volume] Volume
    }: -100 to 100, or system.
    .prompt = -100 to 100?
speech-lacks = { $dial ->
        [rate] The rate
        [pitch] The pitch
       *[volume] The volume
    } cannot be changed here: { $engine } does not allow it.
    .brief = { $dial ->
        [rate] The rate
        [pitch] The pitch
       *[volume] The volume
    } cannot be changed here.
    .prompt = Cannot be changed.

# Voices

speech-voice-set = The voice is now { $voice }.
    .brief = Voice: { $voice }.
    .prompt = { $voice }.
speech-voice-system = { $lang ->
        [de] The German voice is now the system's own.
        [nl] The Dutch voice is now the system's own.
        [en] The English voice is now the system's own.
       *[other] The { $language } voice is now the system's own.
    }
    .brief = Voice: the system's own.
    .prompt = The system's voice.
speech-voice-later = The voice will be { $voice } once you switch speech on: `speech on`.
    .brief = { $voice }, after `speech on`.
    .prompt = { $voice }.
speech-voice-system-later = The voice will be the system's own once you switch speech on: `speech on`.
    .brief = The system's voice, after `speech on`.
    .prompt = The system's voice.
speech-voice-gone = Your { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    } voice { $voice } is not on this system. You hear the system's own voice instead.
    .brief = Voice { $voice } is not here.
    .prompt = Voice not here.
speech-no-such-voice = There is no { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    } voice { $voice }. Type `speech voice` to hear which there are.
    .brief = No voice { $voice }: `speech voice`.
    .prompt = No such voice.
speech-voices = { $lang ->
        [de] German voices
        [nl] Dutch voices
        [en] English voices
       *[other] { $language } voices
    }: { $count ->
        [0] none.
       *[other] { $count }.
    }
speech-voices-item = { $number }: { $voice }.
speech-voices-own = { $number }: { $voice }, chosen.
speech-voices-unknown = I do not know yet which voices there are.
    .brief = The voices are not known yet.
    .prompt = Not known yet.

# Why there is no speech, and what to do about it

speech-no-voice = { $engine } has no { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    } voice. Install one, such as espeak-ng, or choose another language.
    .brief = No voice for { $lang ->
        [de] German
        [nl] Dutch
        [en] English
       *[other] { $language }
    }.
    .prompt = No such voice.
speech-missing = Speech cannot start: speech-dispatcher is missing. Install speech-dispatcher and espeak-ng, then type `speech on`.
    .brief = No speech: install speech-dispatcher.
    .prompt = No speech.
speech-no-engine = Speech cannot start: speech-dispatcher has no voices. Install espeak-ng for it, then type `speech on`.
    .brief = No speech: install espeak-ng.
    .prompt = No speech.
speech-browser-silent = Speech cannot start: your browser has no voice for this language. Add one in your system settings, then type `speech on`.
    .brief = No speech: the browser has no voice.
    .prompt = No speech.
speech-unreachable = Speech cannot start: nothing answers at { $place }. Is speech-dispatcher installed, with espeak-ng? Then type `speech on`.
    .brief = No speech: no answer at { $place }.
    .prompt = No speech.
speech-silent = Speech is off: speech-dispatcher is not answering. Type `speech on` to try again.
    .brief = Speech off: no answer.
    .prompt = No speech.
speech-gone = Speech is off: speech-dispatcher has stopped. Type `speech on` to try again.
    .brief = Speech off: speech-dispatcher stopped.
    .prompt = No speech.
speech-refused = Speech is off: speech-dispatcher says { $reason }. Is espeak-ng installed for it?
    .brief = Speech off: { $reason }.
    .prompt = No speech.
speech-system = Speech is off: { $reason }. Is a voice installed on this system?
    .brief = Speech off: { $reason }.
    .prompt = No speech.
speech-not-built = This program was built without speech.
    .brief = No speech in this build.
    .prompt = No speech.
