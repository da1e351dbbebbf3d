# Was von der eigenen Stimme des Programms gesagt wird.

speech-off = Ich spreche nicht.
    .prompt = Stimme aus.
speech-starting = Die Stimme wird gestartet.
    .prompt = Stimme startet.
speech-on = Ich spreche { $lang ->
        [de] Deutsch
        [nl] Niederländisch
       *[other] Englisch
    }, mit { $engine }.
    .brief = Stimme: { $lang ->
        [de] Deutsch
        [nl] Niederländisch
       *[other] Englisch
    }, { $engine }.
    .prompt = Stimme an.
speech-voice = Ich spreche mit der Stimme { $voice } von { $engine }.
    .brief = Stimme: { $voice }, { $engine }.
    .prompt = Stimme an.
speech-rate = Tempo der Stimme: { $rate }. Es geht von -10 bis 10.
    .brief = Tempo der Stimme: { $rate }.
    .prompt = Tempo { $rate }.
speech-voices = { $lang ->
        [de] Deutsche Stimmen
        [nl] Niederländische Stimmen
       *[other] Englische Stimmen
    }: { $count ->
        [0] keine.
       *[other] { $count }.
    }
speech-voices-item = { $voice }.
speech-voices-unknown = Welche Stimmen es gibt, ist noch nicht bekannt.
    .brief = Stimmen noch nicht bekannt.
    .prompt = Noch unbekannt.

# Warum nicht gesprochen wird, und was hilft

speech-no-voice = { $engine } hat keine { $lang ->
        [de] deutsche
        [nl] niederländische
       *[other] englische
    } Stimme. Installiere eine, etwa mit espeak-ng, oder nimm eine andere Sprache.
    .brief = Keine Stimme für { $lang ->
        [de] Deutsch
        [nl] Niederländisch
       *[other] Englisch
    }.
    .prompt = Keine solche Stimme.
speech-missing = Ich kann nicht sprechen: speech-dispatcher fehlt. Installiere speech-dispatcher und espeak-ng, dann tippe sprechen an.
    .brief = Stimme fehlt: hol speech-dispatcher.
    .prompt = Keine Stimme.
speech-no-engine = Ich kann nicht sprechen: speech-dispatcher hat keine Stimmen. Installiere espeak-ng dafür, dann tippe sprechen an.
    .brief = Stimme fehlt: installiere espeak-ng.
    .prompt = Keine Stimme.
speech-unreachable = Ich kann nicht sprechen: bei { $place } antwortet niemand. Ist speech-dispatcher installiert, mit espeak-ng? Dann tippe sprechen an.
    .brief = Keine Stimme: niemand bei { $place }.
    .prompt = Keine Stimme.
speech-silent = Ich spreche nicht mehr: speech-dispatcher antwortet nicht. Mit sprechen an versuche ich es wieder.
    .brief = Stimme aus: keine Antwort.
    .prompt = Keine Stimme.
speech-gone = Ich spreche nicht mehr: speech-dispatcher ist beendet. Mit sprechen an versuche ich es wieder.
    .brief = Stimme aus: Dispatcher beendet.
    .prompt = Keine Stimme.
speech-refused = Ich spreche nicht mehr: speech-dispatcher meldet { $reason }. Ist espeak-ng dafür installiert?
    .brief = Stimme aus: { $reason }.
    .prompt = Keine Stimme.
speech-system = Ich spreche nicht mehr: { $reason }. Ist in diesem System eine Stimme installiert?
    .brief = Stimme aus: { $reason }.
    .prompt = Keine Stimme.
