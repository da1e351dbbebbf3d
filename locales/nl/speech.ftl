# Wat over de eigen stem van het programma gezegd wordt.

speech-off = Ik spreek niet.
    .prompt = Stem uit.
speech-starting = De stem wordt gestart.
    .prompt = Stem start.
speech-on = Ik spreek { $lang ->
        [de] Duits
        [nl] Nederlands
       *[other] Engels
    }, met { $engine }.
    .brief = Stem: { $lang ->
        [de] Duits
        [nl] Nederlands
       *[other] Engels
    }, { $engine }.
    .prompt = Stem aan.
speech-voice = Ik spreek met de stem { $voice } van { $engine }.
    .brief = Stem: { $voice }, { $engine }.
    .prompt = Stem aan.
speech-rate = Tempo van de stem: { $rate }. Het gaat van -10 tot 10.
    .brief = Tempo van de stem: { $rate }.
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
speech-voices-unknown = Welke stemmen er zijn, is nog niet bekend.
    .brief = De stemmen zijn nog niet bekend.
    .prompt = Nog niet bekend.

# Waarom er niet gesproken wordt, en wat helpt

speech-no-voice = { $engine } heeft geen { $lang ->
        [de] Duitse
        [nl] Nederlandse
       *[other] Engelse
    } stem. Installeer er een, bijvoorbeeld met espeak-ng, of neem een andere taal.
    .brief = Geen stem voor { $lang ->
        [de] Duits
        [nl] Nederlands
       *[other] Engels
    }.
    .prompt = Zo'n stem ontbreekt.
speech-missing = Ik kan niet spreken: speech-dispatcher ontbreekt. Installeer speech-dispatcher en espeak-ng, en typ dan spraak aan.
    .brief = Geen stem: haal speech-dispatcher.
    .prompt = Geen stem.
speech-no-engine = Ik kan niet spreken: speech-dispatcher heeft geen stemmen. Installeer espeak-ng ervoor, en typ dan spraak aan.
    .brief = Geen stem: installeer espeak-ng.
    .prompt = Geen stem.
speech-unreachable = Ik kan niet spreken: bij { $place } antwoordt niemand. Is speech-dispatcher geïnstalleerd, met espeak-ng? Typ dan spraak aan.
    .brief = Geen stem: niemand bij { $place }.
    .prompt = Geen stem.
speech-silent = Ik spreek niet meer: speech-dispatcher antwoordt niet. Met spraak aan probeer ik het weer.
    .brief = Stem uit: geen antwoord.
    .prompt = Geen stem.
speech-gone = Ik spreek niet meer: speech-dispatcher is gestopt. Met spraak aan probeer ik het weer.
    .brief = Stem uit: dispatcher is gestopt.
    .prompt = Geen stem.
speech-refused = Ik spreek niet meer: speech-dispatcher meldt { $reason }. Is espeak-ng ervoor geïnstalleerd?
    .brief = Stem uit: { $reason }.
    .prompt = Geen stem.
speech-system = Ik spreek niet meer: { $reason }. Is er een stem geïnstalleerd in dit systeem?
    .brief = Stem uit: { $reason }.
    .prompt = Geen stem.
