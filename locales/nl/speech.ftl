# Wat over de eigen stem van het programma gezegd wordt.

speech-off = De spraak is uit.
    .brief = Spraak: uit.
    .prompt = Spraak uit.
speech-starting = De spraak start.
    .prompt = Spraak start.
speech-on = De spraak is aan: { $lang ->
        [de] Duits
        [nl] Nederlands
       *[other] Engels
    }, met { $engine }.
    .brief = Spraak: { $lang ->
        [de] Duits
        [nl] Nederlands
       *[other] Engels
    }, { $engine }.
    .prompt = Spraak aan.
speech-voice = De spraak is aan: de stem { $voice } van { $engine }.
    .brief = Stem: { $voice }, { $engine }.
    .prompt = Spraak aan.
speech-rate = Tempo van de spraak: { $rate }. Het gaat van -10 tot en met 10.
    .brief = Tempo: { $rate }.
    .prompt = Tempo { $rate }.
speech-voices = { $lang ->
        [de] Duitse stemmen
        [nl] Nederlandse stemmen
       *[other] Engelse stemmen
    }: { $count ->
        [0] geen.
       *[other] { $count }.
    }
speech-voices-item = { $voice }.
speech-voices-unknown = Welke stemmen er zijn, weet ik nog niet.
    .brief = De stemmen zijn nog niet bekend.
    .prompt = Nog niet bekend.

# Waarom er niet gesproken wordt, en wat helpt

speech-no-voice = { $engine } heeft geen { $lang ->
        [de] Duitse
        [nl] Nederlandse
       *[other] Engelse
    } stem. Installeer er een, bijvoorbeeld met espeak-ng, of kies een andere taal.
    .brief = Geen stem voor { $lang ->
        [de] Duits
        [nl] Nederlands
       *[other] Engels
    }.
    .prompt = Stem ontbreekt.
speech-missing = De spraak start niet: speech-dispatcher ontbreekt. Installeer speech-dispatcher en espeak-ng, en typ dan `spraak aan`.
    .brief = Geen stem: speech-dispatcher ontbreekt.
    .prompt = Geen stem.
speech-no-engine = De spraak start niet: speech-dispatcher heeft geen stemmen. Installeer espeak-ng erbij, en typ dan `spraak aan`.
    .brief = Geen stem: installeer espeak-ng.
    .prompt = Geen stem.
speech-unreachable = De spraak start niet: bij { $place } antwoordt niemand. Is speech-dispatcher geïnstalleerd, met espeak-ng? Typ dan `spraak aan`.
    .brief = Geen stem: niemand bij { $place }.
    .prompt = Geen stem.
speech-silent = De spraak is uit: speech-dispatcher antwoordt niet. Met `spraak aan` probeer ik het weer.
    .brief = Spraak uit: geen antwoord.
    .prompt = Geen stem.
speech-gone = De spraak is uit: speech-dispatcher is gestopt. Met `spraak aan` probeer ik het weer.
    .brief = Spraak uit: dispatcher is gestopt.
    .prompt = Geen stem.
speech-refused = De spraak is uit: speech-dispatcher meldt { $reason }. Is espeak-ng wel geïnstalleerd?
    .brief = Spraak uit: { $reason }.
    .prompt = Geen stem.
speech-system = De spraak is uit: { $reason }. Is er een stem geïnstalleerd in dit systeem?
    .brief = Spraak uit: { $reason }.
    .prompt = Geen stem.
speech-not-built = Dit programma is zonder stem gebouwd.
    .brief = Zonder stem gebouwd.
    .prompt = Geen stem.
