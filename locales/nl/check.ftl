# De zelftest: wat het programma heeft aangetroffen.

check-version = snuffel { $version } op { $system }, { $machine }.
check-build = Gebouwd voor { $target }, { $profile ->
        [release] om uit te geven
       *[other] om te ontwikkelen, en daardoor trager
    }.
check-commit = De broncode is die van commit { $commit }.
# Onderdelen heten zoals Cargo ze kent: speech, remote voor spelen op afstand, tts voor een andere stem.
check-features = Deze onderdelen zijn ingebouwd: { $features }.
check-no-features = Van de onderdelen die je kunt weglaten is er geen ingebouwd.
check-libraries = Deze bibliotheken moet het systeem hebben: { $libraries }.
check-variable = De variabele { $name } is "{ $value }".
check-lang = Ik spreek Nederlands, { $from ->
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
check-voices = Stemmen: Duits { $de }, Nederlands { $nl }, Engels { $en }.
check-home = Spellen staan in { $folder }. In die map mag ik schrijven.
check-home-closed = Spellen zouden in { $folder } moeten staan, maar in die map mag ik niet schrijven.
check-no-home = Voor spellen is er geen plaats: het systeem noemt er geen map voor.
check-games = Wachtende spellen: { $waiting }. Afgelopen spellen: { $finished }.
check-settings = De instellingen staan in { $file }. Ze zijn in orde.
check-no-settings = Er is nog geen bestand met instellingen. Het zou { $file } zijn.
