# Wat over de eigen stem van het programma gezegd wordt.

speech-off = De spraak is uit.
    .brief = Spraak: uit.
    .prompt = Spraak uit.
speech-starting = De spraak start.
    .prompt = Spraak start.
speech-on = De spraak is aan: { $lang ->
        [de] Duits
        [nl] Nederlands
        [en] Engels
       *[other] { $language }
    }, met { $engine }.
    .brief = Spraak: { $lang ->
        [de] Duits
        [nl] Nederlands
        [en] Engels
       *[other] { $language }
    }, { $engine }.
    .prompt = Spraak aan.
speech-voice = De spraak is aan: de stem { $voice } van { $engine }.
    .brief = Stem: { $voice }, { $engine }.
    .prompt = Spraak aan.
speech-lost = De spraak is weggevallen. Ik blijf het zelf proberen.
    .brief = Spraak weg; ik blijf proberen.
    .prompt = Spraak weg.
speech-back = De spraak is er weer. Typ `laatst` om te horen wat je gemist hebt.
    .brief = Spraak is er weer. Gemist: `laatst`.
    .prompt = Spraak is er weer.
speech-how = Bijvoorbeeld `spraak tempo 40`, `spraak toonhoogte -20`, `spraak volume 80`, steeds van -100 tot en met 100, of `spraak stem`. Alles erover: `hulp spraak`.
    .brief = Hoe het kan: `hulp spraak`.
    .prompt = Meer: `hulp spraak`.

# Hoe er gesproken wordt

speech-unset = Stem, tempo, toonhoogte en volume zijn zoals in het systeem.
    .brief = Alles zoals in het systeem.
    .prompt = Zoals het systeem.
speech-set = Door jou ingesteld: { $items }.
    .brief = Ingesteld: { $items }.
speech-set-voice = stem { $voice }
speech-set-dial = { $dial ->
        [rate] tempo { $turned }
        [pitch] toonhoogte { $turned }
       *[volume] volume { $turned }
    }
speech-dial = { $dial ->
        [rate] Tempo van de stem
        [pitch] Toonhoogte van de stem
       *[volume] Volume van de stem
    }: { $turned }. Het gaat van -100 tot en met 100.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Toonhoogte
       *[volume] Volume
    }: { $turned }.
    .prompt = { $dial ->
        [rate] Tempo
        [pitch] Toonhoogte
       *[volume] Volume
    } { $turned }.
speech-dial-system = { $dial ->
        [rate] Tempo van de stem
        [pitch] Toonhoogte van de stem
       *[volume] Volume van de stem
    }: zoals in het systeem. Het gaat van -100 tot en met 100.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Toonhoogte
       *[volume] Volume
    }: zoals in het systeem.
    .prompt = { $dial ->
        [rate] Tempo
        [pitch] Toonhoogte
       *[volume] Volume
    }: systeem.
speech-keys = { $hush ->
        [true] Waar je regels kunt bewerken, maakt elke toets me stil.
       *[false] Ik praat door terwijl je typt; pas met Enter ben ik stil.
    }
    .brief = { $hush ->
        [true] Eén toets en ik ben stil.
       *[false] Pas met Enter ben ik stil.
    }
    .prompt = { $hush ->
        [true] Toetsen aan.
       *[false] Toetsen uit.
    }
speech-range = "{ $word }" kan niet: { $dial ->
        [rate] het tempo
        [pitch] de toonhoogte
       *[volume] het volume
    } gaat van -100 tot en met 100. Typ `spraak { $dial ->
        [rate] tempo
        [pitch] toonhoogte
       *[volume] volume
    } 40`, of `spraak { $dial ->
        [rate] tempo
        [pitch] toonhoogte
       *[volume] volume
    } systeem` voor wat in het systeem is ingesteld.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Toonhoogte
       *[volume] Volume
    }: -100 tot 100, of systeem.
    .prompt = -100 tot 100?
speech-lacks = { $dial ->
        [rate] Het tempo
        [pitch] De toonhoogte
       *[volume] Het volume
    } kun je hier niet veranderen: { $engine } kan dat niet.
    .brief = { $dial ->
        [rate] Tempo
        [pitch] Toonhoogte
       *[volume] Volume
    }: hier niet te veranderen.
    .prompt = Niet te veranderen.

# Stemmen

speech-voice-set = De stem { $voice } spreekt.
    .brief = Stem: { $voice }.
    .prompt = { $voice }.
speech-voice-system = { $lang ->
        [de] De stem van het systeem spreekt Duits.
        [nl] De stem van het systeem spreekt Nederlands.
        [en] De stem van het systeem spreekt Engels.
       *[other] De stem van het systeem spreekt { $language }.
    }
    .brief = De stem van het systeem spreekt.
    .prompt = Stem van het systeem.
speech-voice-later = De stem { $voice } spreekt zodra de spraak aan is: `spraak aan`.
    .brief = { $voice }, na `spraak aan`.
    .prompt = { $voice }.
speech-voice-system-later = De stem van het systeem spreekt zodra de spraak aan is: `spraak aan`.
    .brief = De stem van het systeem, na `spraak aan`.
    .prompt = Stem van het systeem.
speech-voice-gone = De { $lang ->
        [de] Duitse stem { $voice }
        [nl] Nederlandse stem { $voice }
        [en] Engelse stem { $voice }
       *[other] stem { $voice } voor { $language }
    } die je gekozen hebt, is hier niet. De stem van het systeem spreekt.
    .brief = Stem { $voice } is hier niet.
    .prompt = Stem is hier niet.
speech-no-such-voice = Er is geen { $lang ->
        [de] Duitse stem { $voice }
        [nl] Nederlandse stem { $voice }
        [en] Engelse stem { $voice }
       *[other] stem { $voice } voor { $language }
    }. Typ `spraak stem` om te horen welke er zijn.
    .brief = { $voice } is er niet: `spraak stem`.
    .prompt = Die stem is er niet.
speech-voices = { $lang ->
        [de] Duitse stemmen
        [nl] Nederlandse stemmen
        [en] Engelse stemmen
       *[other] Stemmen voor { $language }
    }: { $count ->
        [0] geen.
       *[other] { $count }.
    }
speech-voices-item = { $number }: { $voice }.
speech-voices-own = { $number }: { $voice }, gekozen.
speech-voices-unknown = Welke stemmen er zijn, weet ik nog niet.
    .brief = De stemmen zijn nog niet bekend.
    .prompt = Nog niet bekend.

# Waarom er niet gesproken wordt, en wat helpt

speech-no-voice = { $engine } heeft geen { $lang ->
        [de] Duitse stem
        [nl] Nederlandse stem
        [en] Engelse stem
       *[other] stem voor { $language }
    }. Installeer er een, bijvoorbeeld met espeak-ng, of kies een andere taal.
    .brief = Geen stem voor { $lang ->
        [de] Duits
        [nl] Nederlands
        [en] Engels
       *[other] { $language }
    }.
    .prompt = Stem ontbreekt.
speech-missing = De spraak start niet: speech-dispatcher ontbreekt. Installeer speech-dispatcher en espeak-ng, en typ dan `spraak aan`.
    .brief = Geen stem: speech-dispatcher ontbreekt.
    .prompt = Geen stem.
speech-no-engine = De spraak start niet: speech-dispatcher heeft geen stemmen. Installeer espeak-ng erbij, en typ dan `spraak aan`.
    .brief = Geen stem: installeer espeak-ng.
    .prompt = Geen stem.
speech-browser-silent = De spraak start niet: je browser heeft geen stem voor deze taal. Voeg er een toe in de instellingen van je systeem, en typ dan `spraak aan`.
    .brief = Geen stem: de browser heeft er geen.
    .prompt = Geen stem.
speech-unreachable = De spraak start niet: bij { $place } antwoordt niemand. Is speech-dispatcher geïnstalleerd, met espeak-ng? Typ dan `spraak aan`.
    .brief = Geen stem: niemand bij { $place }.
    .prompt = Geen stem.
speech-silent = De spraak is uit: speech-dispatcher antwoordt niet. Typ `spraak aan`, dan probeer ik het weer.
    .brief = Spraak uit: geen antwoord.
    .prompt = Geen stem.
speech-gone = De spraak is uit: speech-dispatcher is gestopt. Typ `spraak aan`, dan probeer ik het weer.
    .brief = Spraak uit: dispatcher is gestopt.
    .prompt = Geen stem.
speech-refused = De spraak is uit: speech-dispatcher meldt { $reason }. Is espeak-ng wel geïnstalleerd?
    .brief = Spraak uit: { $reason }.
    .prompt = Geen stem.
speech-system = De spraak is uit: { $reason }. Is er op dit systeem een stem geïnstalleerd?
    .brief = Spraak uit: { $reason }.
    .prompt = Geen stem.
speech-not-built = Dit programma is zonder stem gebouwd.
    .brief = Zonder stem gebouwd.
    .prompt = Geen stem.
