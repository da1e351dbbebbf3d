# Was von der eigenen Stimme des Programms gesagt wird.

speech-off = Die Sprachausgabe ist aus.
    .brief = Sprachausgabe: aus.
    .prompt = Stimme aus.
speech-starting = Die Sprachausgabe startet.
    .prompt = Stimme startet.
speech-on = Die Sprachausgabe ist an: { $lang ->
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
speech-voice = Die Sprachausgabe ist an: die Stimme { $voice } von { $engine }.
    .brief = Stimme: { $voice }, { $engine }.
    .prompt = Stimme an.
speech-rate = Tempo der Sprachausgabe: { $rate }. Möglich sind -10 bis 10.
    .brief = Tempo: { $rate }.
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
speech-missing = Die Sprachausgabe startet nicht: speech-dispatcher fehlt. Installiere speech-dispatcher und espeak-ng, dann tippe `sprechen an`.
    .brief = Stumm: speech-dispatcher fehlt.
    .prompt = Keine Stimme.
speech-no-engine = Die Sprachausgabe startet nicht: speech-dispatcher hat keine Stimmen. Installiere espeak-ng dafür, dann tippe `sprechen an`.
    .brief = Stimme fehlt: installiere espeak-ng.
    .prompt = Keine Stimme.
speech-unreachable = Die Sprachausgabe startet nicht: bei { $place } antwortet niemand. Ist speech-dispatcher installiert, mit espeak-ng? Dann tippe `sprechen an`.
    .brief = Keine Stimme: niemand bei { $place }.
    .prompt = Keine Stimme.
speech-silent = Die Sprachausgabe ist aus: speech-dispatcher antwortet nicht. Mit `sprechen an` versuche ich es wieder.
    .brief = Stimme aus: keine Antwort.
    .prompt = Keine Stimme.
speech-gone = Die Sprachausgabe ist aus: speech-dispatcher läuft nicht mehr. Mit `sprechen an` versuche ich es wieder.
    .brief = Stimme aus: speech-dispatcher ist weg.
    .prompt = Keine Stimme.
speech-refused = Die Sprachausgabe ist aus: speech-dispatcher meldet { $reason }. Ist espeak-ng dafür installiert?
    .brief = Stimme aus: { $reason }.
    .prompt = Keine Stimme.
speech-system = Die Sprachausgabe ist aus: { $reason }. Ist in diesem System eine Stimme installiert?
    .brief = Stimme aus: { $reason }.
    .prompt = Keine Stimme.
speech-not-built = Dieses Programm wurde ohne Stimme gebaut.
    .brief = Ohne Stimme gebaut.
    .prompt = Keine Stimme.
