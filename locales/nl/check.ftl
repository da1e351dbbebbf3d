# De zelftest: wat het programma heeft aangetroffen.

check-version = snuffel { $version } op { $system }, { $machine }.
check-build = Gebouwd voor { $target }, { $profile ->
        [release] als uitgave
       *[other] als ontwikkelversie, en daardoor trager
    }.
check-commit = De broncode is die van commit { $commit }.
# Onderdelen heten zoals Cargo ze kent: speech, remote voor spelen op afstand, tts voor een andere stem.
check-features = Deze onderdelen zijn ingebouwd: { $features }.
check-no-features = Van de onderdelen die je kunt weglaten is er geen ingebouwd.
check-libraries = Deze bibliotheken moet het systeem hebben: { $libraries }.
check-variable = De variabele { $name } is "{ $value }".
check-lang = Ik spreek { $language }, { $from ->
        [option] vanwege de optie --lang
        [settings] omdat het zo in de instellingen staat
        [system] omdat het systeem dat ook doet
       *[other] omdat het systeem geen taal noemt die ik ken
    }.
check-streams = Getypte regels komen van { $input ->
        [terminal] een terminal
       *[other] een pipe of een bestand
    }, wat ik zeg, gaat naar { $output ->
        [terminal] een terminal
       *[other] een pipe of een bestand
    }.
check-editor = Regels worden in de regeleditor getypt, met geschiedenis en aanvulling.
check-plain-asked = Regels worden gewoon gelezen, zoals de instelling plain of de optie --plain vraagt.
check-plain-stream = Regels worden gewoon gelezen, omdat niet beide kanten een terminal zijn.
check-plain-term = Regels worden gewoon gelezen, omdat TERM "{ $term }" is.
check-plain-failed = Regels worden gewoon gelezen, omdat de regeleditor niet start.
check-columns = De terminal heeft { $columns } kolommen.
check-speech = Spraak is mogelijk, met { $engine }.
check-voices = Stemmen: { $voices }.
check-voices-of = { $lang ->
        [de] Duits
        [nl] Nederlands
        [en] Engels
       *[other] { $language }
    } { $count }
check-home = Spellen staan in { $folder }. In die map mag ik schrijven.
check-home-closed = Spellen zouden in { $folder } moeten staan, maar in die map mag ik niet schrijven.
check-languages = Andere talen zoek ik in { $folder }.
check-no-home = Voor spellen is er geen plaats: het systeem noemt er geen map voor.
check-games = Wachtende spellen: { $waiting }. Afgelopen spellen: { $finished }.
check-settings = De instellingen staan in { $file }. Ze zijn in orde.
check-no-settings = Er is nog geen bestand met instellingen. Het zou { $file } zijn.

# De controle van een taal

linguist-which = Welke taal? Noem de map, bijvoorbeeld snuffel check taal languages/pl.
linguist-well = { $language }: alles in orde.
linguist-no-sounds = Of woorden hetzelfde klinken, is niet gecontroleerd: espeak-ng ontbreekt, of het spreekt geen { $language }.
linguist-count = { $count ->
        [one] Er is 1 ding te verbeteren.
       *[other] Er zijn { $count } dingen te verbeteren.
    }
find = { $file }, { $message }: { $what }
find-file = { $file }: { $what }
find-file-missing = het bestand ontbreekt.
find-file-unknown = dit bestand leest niemand.
find-unreadable = regel { $line } is niet te begrijpen.
find-missing = ontbreekt.
find-many-missing = van de { $count } teksten ontbreken er { $missing }; de eerste is { $first }.
find-surplus = bestaat niet in het Engels.
find-twice = staat er twee keer.
find-text-missing = { $name } ontbreekt.
find-text-surplus = { $name } bestaat niet in het Engels.
find-refers = verwijst naar { $name }, maar elke zin staat op zichzelf.
find-variable-missing = { $name } ontbreekt.
find-variable-unknown = { $name } bestaat hier niet.
find-form-missing = Bij { $name } ontbreekt de vorm [{ $form }].
find-form-unknown = Bij { $name } staat de vorm [{ $form }], die deze taal niet heeft.
find-no-word = heeft geen woord.
find-word-twice = heeft een woord twee keer: { $word }.
find-word-clash = { $word } betekent ook { $other }.
find-word-english = Het Engelse { $word } betekent hier { $other }.
find-word-field = { $word } lijkt op een veld.
find-long = { $cells } tekens, hoogstens { $most }: { $text }
find-short = Een zin is te kort voor schermlezers.
find-character = Het teken { $character } hoort niet bij de letters van de taal.
find-blanks = een lege regel, dubbele spaties of spaties aan de rand.
find-marks = Het aantal accents graves is oneven.
find-typed = "{ $phrase }" moet iemand typen, maar het programma begrijpt het niet.
find-sound = { $word } klinkt als { $other }.
