# Was von der eigenen Stimme des Programms gesagt wird.

speech-off = Die Sprachausgabe ist aus.
    .brief = Sprachausgabe: aus.
    .prompt = Stimme aus.
speech-starting = Die Sprachausgabe startet.
    .prompt = Stimme startet.
speech-on = Die Sprachausgabe ist an: { $lang ->
        [de] Deutsch
        [nl] Niederländisch
        [en] Englisch
       *[other] { $language }
    }, mit { $engine }.
    .brief = Stimme: { $lang ->
        [de] Deutsch
        [nl] Niederländisch
        [en] Englisch
       *[other] { $language }
    }, { $engine }.
    .prompt = Stimme an.
speech-voice = Die Sprachausgabe ist an: die Stimme { $voice } von { $engine }.
    .brief = Stimme: { $voice }, { $engine }.
    .prompt = Stimme an.
speech-lost = Die Sprachausgabe ist verstummt. Ich versuche es immer wieder.
    .brief = Stimme weg. Ich versuche es wieder.
    .prompt = Stimme weg.
speech-back = Die Sprachausgabe ist wieder da. Mit `zuletzt` hörst du, was du verpasst hast.
    .brief = Stimme wieder da. Hör nach: `zuletzt`.
    .prompt = Stimme wieder da.
speech-how = Zum Beispiel `sprechen tempo 40`, `sprechen tonhöhe -20`, `sprechen lautstärke 80`, jeweils von -100 bis 100, oder `sprechen stimme`. Alles dazu: `hilfe sprechen`.
    .brief = Wie es geht: `hilfe sprechen`.
    .prompt = Mehr: `hilfe sprechen`.

# Wie gesprochen wird

speech-unset = Stimme, Tempo, Tonhöhe und Lautstärke sind wie im System.
    .brief = Alles wie im System.
    .prompt = Wie im System.
speech-set = Von dir eingestellt: { $items }.
    .brief = Eingestellt: { $items }.
speech-set-voice = Stimme { $voice }
speech-set-dial = { $dial ->
        [rate] Tempo { $turned }
        [pitch] Tonhöhe { $turned }
       *[volume] Lautstärke { $turned }
    }
speech-dial = { $dial ->
        [rate] Tempo der Stimme
        [pitch] Tonhöhe der Stimme
       *[volume] Lautstärke der Stimme
    }: { $turned }. Möglich sind -100 bis 100.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Tonhöhe
       *[volume] Lautstärke
    }: { $turned }.
    .prompt = { $dial ->
        [rate] Tempo
        [pitch] Tonhöhe
       *[volume] Lautstärke
    } { $turned }.
speech-dial-system = { $dial ->
        [rate] Tempo der Stimme
        [pitch] Tonhöhe der Stimme
       *[volume] Lautstärke der Stimme
    }: wie im System. Möglich sind -100 bis 100.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Tonhöhe
       *[volume] Lautstärke
    }: wie im System.
    .prompt = { $dial ->
        [rate] Tempo
        [pitch] Tonhöhe
       *[volume] Lautstärke
    }: System.
speech-keys = { $hush ->
        [true] Eine Taste bringt mich zum Schweigen, wo du Zeilen bearbeiten kannst.
       *[false] Tasten lassen mich ausreden; erst Enter bringt mich zum Schweigen.
    }
    .brief = { $hush ->
        [true] Tasten bringen mich zum Schweigen.
       *[false] Nur Enter bringt mich zum Schweigen.
    }
    .prompt = { $hush ->
        [true] Tasten an.
       *[false] Tasten aus.
    }
speech-range = "{ $word }" geht nicht: { $dial ->
        [rate] Das Tempo
        [pitch] Die Tonhöhe
       *[volume] Die Lautstärke
    } reicht von -100 bis 100. Tippe `sprechen { $dial ->
        [rate] tempo
        [pitch] tonhöhe
       *[volume] lautstärke
    } 40`, oder `sprechen { $dial ->
        [rate] tempo
        [pitch] tonhöhe
       *[volume] lautstärke
    } system`, dann gilt wieder, was im System eingestellt ist.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Tonhöhe
       *[volume] Lautstärke
    }: -100 bis 100, oder system.
    .prompt = -100 bis 100?
speech-lacks = { $dial ->
        [rate] Das Tempo
        [pitch] Die Tonhöhe
       *[volume] Die Lautstärke
    } lässt sich hier nicht ändern: { $engine } kann das nicht.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Tonhöhe
       *[volume] Lautstärke
    }: hier nicht zu ändern.
    .prompt = Nicht zu ändern.

# Stimmen

speech-voice-set = Es spricht die Stimme { $voice }.
    .brief = Stimme: { $voice }.
    .prompt = { $voice }.
speech-voice-system = { $lang ->
        [de] Deutsch spricht die Stimme des Systems.
        [nl] Niederländisch spricht die Stimme des Systems.
        [en] Englisch spricht die Stimme des Systems.
       *[other] { $language } spricht die Stimme des Systems.
    }
    .brief = Es spricht die Stimme des Systems.
    .prompt = Stimme des Systems.
speech-voice-later = Die Stimme { $voice } spricht, sobald die Sprachausgabe an ist: `sprechen an`.
    .brief = { $voice }, nach `sprechen an`.
    .prompt = { $voice }.
speech-voice-system-later = Die Stimme des Systems spricht, sobald die Sprachausgabe an ist: `sprechen an`.
    .brief = Stimme des Systems, nach `sprechen an`.
    .prompt = Stimme des Systems.
speech-voice-gone = Die { $lang ->
        [de] deutsche Stimme { $voice }
        [nl] niederländische Stimme { $voice }
        [en] englische Stimme { $voice }
       *[other] Stimme { $voice } für { $language }
    }, die du gewählt hast, gibt es hier nicht. Es spricht die Stimme des Systems.
    .brief = Stimme { $voice } fehlt hier.
    .prompt = Stimme fehlt.
speech-no-such-voice = Eine { $lang ->
        [de] deutsche Stimme { $voice }
        [nl] niederländische Stimme { $voice }
        [en] englische Stimme { $voice }
       *[other] Stimme { $voice } für { $language }
    } gibt es hier nicht. Mit `sprechen stimme` hörst du, welche es gibt.
    .brief = { $voice } fehlt: `sprechen stimme`.
    .prompt = Stimme fehlt.
speech-voices = { $lang ->
        [de] Deutsche Stimmen
        [nl] Niederländische Stimmen
        [en] Englische Stimmen
       *[other] Stimmen für { $language }
    }: { $count ->
        [0] keine.
       *[other] { $count }.
    }
speech-voices-item = { $number }: { $voice }.
speech-voices-own = { $number }: { $voice }, gewählt.
speech-voices-unknown = Welche Stimmen es gibt, weiß ich noch nicht.
    .brief = Stimmen noch nicht bekannt.
    .prompt = Noch unbekannt.

# Warum nicht gesprochen wird, und was hilft

speech-no-voice = { $engine } hat keine { $lang ->
        [de] deutsche Stimme
        [nl] niederländische Stimme
        [en] englische Stimme
       *[other] Stimme für { $language }
    }. Installiere eine, etwa mit espeak-ng, oder nimm eine andere Sprache.
    .brief = Keine Stimme für { $lang ->
        [de] Deutsch
        [nl] Niederländisch
        [en] Englisch
       *[other] { $language }
    }.
    .prompt = Keine solche Stimme.
speech-missing = Die Sprachausgabe startet nicht: speech-dispatcher fehlt. Installiere speech-dispatcher und espeak-ng, dann tippe `sprechen an`.
    .brief = Stumm: speech-dispatcher fehlt.
    .prompt = Keine Stimme.
speech-no-engine = Die Sprachausgabe startet nicht: speech-dispatcher hat keine Stimmen. Installiere espeak-ng dafür, dann tippe `sprechen an`.
    .brief = Stimme fehlt: installiere espeak-ng.
    .prompt = Keine Stimme.
speech-browser-silent = Die Sprachausgabe startet nicht: Dein Browser hat keine Stimme für diese Sprache. Hol eine in den Einstellungen deines Systems dazu, dann tippe `sprechen an`.
    .brief = Stumm: keine Stimme im Browser.
    .prompt = Keine Stimme.
speech-unreachable = Die Sprachausgabe startet nicht: Bei { $place } antwortet niemand. Ist speech-dispatcher installiert, mit espeak-ng? Dann tippe `sprechen an`.
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
