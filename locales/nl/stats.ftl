
# Wat er tot nu toe gespeeld is, in cijfers

stats-none = Je hebt nog geen spel uitgespeeld. Typ `{ $command } sniff` om te beginnen.
    .brief = Nog niets uitgespeeld. `{ $command } sniff`?
    .prompt = Nog niets gespeeld.
stats-none-of = Van { $game } heb je nog geen spel uitgespeeld. Typ `{ $command } { $game }` om te beginnen.
    .brief = Nog geen van { $game }.
    .prompt = Nog geen.
stats-all = { $count ->
        [one] 1 spel uitgespeeld
       *[other] { $count } spellen uitgespeeld
    }: { $won ->
        [0] geen
       *[other] { $won }
    } gewonnen, { $lost ->
        [0] geen
       *[other] { $lost }
    } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } gelijk.
    }
    .brief = { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }: { $won ->
        [0] geen
       *[other] { $won }
    } gewonnen, { $lost ->
        [0] geen
       *[other] { $lost }
    } verloren.
stats-of = { $name }: { $count ->
        [one] 1 spel uitgespeeld
       *[other] { $count } spellen uitgespeeld
    }, { $won ->
        [0] geen
       *[other] { $won }
    } gewonnen, { $lost ->
        [0] geen
       *[other] { $lost }
    } verloren{ $drawn ->
        [0] .
       *[other] , { $drawn } gelijk.
    }
    .brief = { $name }: { $won ->
        [0] geen
       *[other] { $won }
    } van de { $count } gewonnen.
stats-level = Tegen niveau { $level }: { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, { $won ->
        [0] geen
       *[other] { $won }
    } gewonnen.
    .brief = Niveau { $level }: { $won ->
        [0] geen
       *[other] { $won }
    } van de { $count } gewonnen.
stats-levels = Tegen computers van verschillende niveaus: { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, { $won ->
        [0] geen
       *[other] { $won }
    } gewonnen.
    .brief = Diverse niveaus: { $won ->
        [0] geen
       *[other] { $won }
    } van de { $count }.
stats-people = Met andere mensen: { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }, { $won ->
        [0] geen
       *[other] { $won }
    } gewonnen.
    .brief = Met mensen: { $won ->
        [0] geen
       *[other] { $won }
    } van de { $count } gewonnen.
stats-row = De langste reeks zeges: { $count }.
    .brief = Langste reeks zeges: { $count }.
stats-row-goes-on = Die reeks loopt nog.
    .brief = Hij loopt nog.
stats-row-won = De laatste { $count } heb je gewonnen.
    .brief = De laatste { $count }: gewonnen.
stats-row-lost = De laatste { $count } heb je verloren.
    .brief = De laatste { $count }: verloren.
stats-unknown = { $count ->
        [one] Van 1 spel weet ik niet wie je was, want er zat meer dan één speler aan het toetsenbord. Zeg me hoe je heet, zoals met `{ $command } Anna`, dan telt het mee.
       *[other] Van { $count } spellen weet ik niet wie je was, want er zat meer dan één speler aan het toetsenbord. Zeg me hoe je heet, zoals met `{ $command } Anna`, dan tellen ze mee.
    }
    .brief = { $count } zonder jou: `{ $command } Anna`?
stats-unread = { $count ->
        [one] 1 uitgespeeld spel is niet te lezen. Met `{ $games }` hoor je welk.
       *[other] { $count } uitgespeelde spellen zijn niet te lezen. Met `{ $games }` hoor je welke.
    }
    .brief = { $count } niet te lezen: `{ $games }`.
stats-more = Meer over één spel: `{ $command } { $game }`.
    .brief = Meer: `{ $command } { $game }`.

# Alles in één bestand, en niets meer ervan

export-where = Waarheen? Typ de naam van een nieuw bestand erachter: `{ $command } mijn-spellen.tar.gz`.
    .brief = `{ $command } spellen.tar.gz`?
exported = Alles wat je hier hebt, staat nu in { $file }. Spellen: { $games ->
        [0] geen
       *[other] { $games }
    }. Doolhoven: { $sheets ->
        [0] geen
       *[other] { $sheets }
    }.
    .brief = Het staat in { $file }.
export-secret = Geef dit bestand aan niemand: de geheime sleutel zit erin waaraan je vrienden je herkennen. Wie die heeft, kan zich voor jou uitgeven.
    .brief = Je sleutel zit erin: wees er zuinig op.
export-unread = { $count ->
        [one] 1 ding was niet te lezen en ontbreekt erin.
       *[other] { $count } dingen waren niet te lezen en ontbreken erin.
    }
    .brief = Niet te lezen, ontbreekt: { $count }.
export-unread-all = De mappen met je spellen zijn niet te lezen. Ik heb niets geschreven.
    .brief = Mappen niet te lezen. Niets gedaan.
export-nothing = Er valt nog niets te schrijven: hier is niets bewaard.
    .brief = Hier is nog niets bewaard.
export-too-much = Je hebt meer dan er in zo'n bestand past. Verwijder eerst een paar oude spellen.
    .brief = Te veel voor één bestand.
export-no-folder = Voor { $file } is er geen map. Ik heb niets geschreven.
    .brief = Geen map voor { $file }.
export-taken = { $file } bestaat al. Ik overschrijf niets: neem een andere naam.
    .brief = { $file } bestaat al.
export-fault = { $file } kon niet geschreven worden. Misschien is de schijf vol, of mag je in die map niet schrijven.
    .brief = Niet geschreven: { $file }.
import-where = Waarvandaan? Typ de naam van het bestand erachter: `{ $command } mijn-spellen.tar.gz`.
    .brief = `{ $command } spellen.tar.gz`?
import-foreign = { $file } heb ik niet geschreven. Er is niets veranderd.
    .brief = Niet van mij: { $file }.
import-newer = { $file } komt van een latere versie van mij. Er is niets veranderd.
    .brief = Van later: { $file }.
import-damaged = { $file } is beschadigd of niet volledig. Er is niets veranderd.
    .brief = Beschadigd: { $file }.
import-strange = In { $file } zit iets wat ik nooit zou schrijven. Er is niets veranderd.
    .brief = Vreemde dingen in { $file }.
import-too-big = In { $file } zit meer dan ik ooit schrijf. Er is niets veranderd.
    .brief = Te veel in { $file }.
import-settings-sure = In het bestand zitten andere instellingen dan hier. Wil je die in plaats van de jouwe? `Ja` of `nee`; Enter is nee.
    .brief = Ook de instellingen? Enter is nee.
    .prompt = Ook instellingen?
import-cut-off = Niet alles kon hier bewaard worden; misschien is de schijf vol. Wat er is, is heel. Haal het bestand nog eens binnen als er weer plaats is.
    .brief = Niet alles paste. Later nog eens.
import-games = Spellen: { $count ->
        [0] geen nieuwe
       *[other] { $count } nieuw
    }{ $there ->
        [0] .
       *[other] , { $there } al hier.
    }
import-further = Spellen die elders verder gespeeld zijn, en hier nu even ver zijn: { $count }.
    .brief = Nu verder dan eerst: { $count }.
import-busy = Spellen die hier op dit moment gespeeld worden, en blijven zoals ze zijn: { $count }.
    .brief = Nu in gebruik, zo gelaten: { $count }.
import-sheets = Doolhoven: { $count ->
        [0] geen nieuwe
       *[other] { $count } nieuw
    }{ $there ->
        [0] .
       *[other] , { $there } al hier.
    }
import-friends = Vrienden: { $count ->
        [0] geen nieuwe
       *[other] { $count } nieuw
    }{ $there ->
        [0] .
       *[other] , { $there } al hier.
    }
import-learnt = Lessen: wat je elders hebt geleerd, telt nu ook hier.
    .brief = Lessen: nu zo ver als elders.
import-settings = De instellingen zijn er. Ze gelden vanaf de volgende start.
    .brief = Instellingen: vanaf de volgende start.
import-settings-stay = Je instellingen blijven zoals ze hier zijn.
    .brief = Je instellingen blijven.
import-key = Je vrienden herkennen je nu ook hier. Speel met hen steeds maar op één van de twee computers.
    .brief = Vrienden kennen je nu ook hier.
import-key-stays = Dit programma heeft een eigen sleutel en houdt die: vrienden van elders herkennen je hier pas als jullie elkaar weer ontmoet hebben.
    .brief = Je sleutel van hier blijft.
import-nothing = Er zit niets in wat hier nog niet was.
    .brief = Er zit niets nieuws in.
forget-nothing = Er valt niets te vergeten: er is geen spel bewaard.
    .brief = Er is geen spel bewaard.
forget-sure = { $count ->
        [one] Het enige bewaarde spel{ $waiting ->
            [0] {""}
           *[other] , dat nog wacht,
        } verwijderen
       *[other] Alle { $count } bewaarde spellen verwijderen{ $waiting ->
            [0] {""}
            [one] , ook 1 dat nog wacht
           *[other] , ook { $waiting } die nog wachten
        }
    }, en alles wat `statistiek` erover zegt? Dat is dan voorgoed weg. Doolhoven, lessen, vrienden en instellingen blijven. `Ja` of `nee`; Enter is nee.
    .brief = Spellen wissen: { $count }. Enter is nee.
    .prompt = Wissen?
forget-sure-of = { $count ->
        [one] Het enige spel van { $game }{ $waiting ->
            [0] {""}
           *[other] , dat nog wacht,
        } verwijderen
       *[other] Alle { $count } spellen van { $game } verwijderen{ $waiting ->
            [0] {""}
            [one] , ook 1 dat nog wacht
           *[other] , ook { $waiting } die nog wachten
        }
    }, en alles wat `statistiek` erover zegt? Dat is dan voorgoed weg. `Ja` of `nee`; Enter is nee.
    .brief = { $game }: { $count } wissen? Enter is nee.
    .prompt = Wissen?
forget-not = Alles blijft.
    .prompt = Het blijft.
forgotten = { $count ->
        [one] 1 spel is verwijderd.
       *[other] { $count } spellen zijn verwijderd.
    }
    .prompt = Verwijderd: { $count }.
forget-busy = { $count ->
        [one] 1 spel blijft: het wordt elders gespeeld.
       *[other] { $count } spellen blijven: ze worden elders gespeeld.
    }
    .brief = Elders in gebruik, dus bewaard: { $count }.
forget-fault = { $count ->
        [one] 1 spel kon niet verwijderd worden.
       *[other] { $count } spellen konden niet verwijderd worden.
    }
    .brief = Niet te verwijderen: { $count }.
