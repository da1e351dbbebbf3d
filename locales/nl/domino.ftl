# Domino, het spel om de vijven.
# Een melding heeft vier teksten: haar eigen (gewoon), .brief (kort), .full (uitgebreid) en .prompt voor de invoerregel
# van een brailleleesregel.

# Stenen en uiteinden, als delen van zinnen

tile = { $one }-{ $other }
    .prompt = { $one }{ $other }
end-left = links
    .prompt = l
end-right = rechts
    .prompt = r
end-up = boven
    .prompt = b
end-down = onder
    .prompt = o
tip-half = { $value }
tip-double = dubbel { $value }
    .prompt = { $value }{ $value }
tips-two = { $one } en { $other }
    .brief = { $one }, { $other }
    .prompt = { $one } { $other }
tip-named = { $end } { $tip }
seat-you = jij { $number ->
        [0] nul
       *[other] { $number }
    }
seat-other = { $name } { $number ->
        [0] nul
       *[other] { $number }
    }

# Aan het begin

intro-you = Domino tot { $target } punten. Je speelt tegen { $names }.
    .brief = Domino tot { $target } met { $names }.
    .full = Domino, het spel om de vijven. Wie het eerst { $target } punten heeft, wint. Je speelt tegen { $names }.
    .prompt = Domino.
intro-both = Domino tot { $target } punten. Spelers: { $names }.
    .brief = Domino tot { $target }: { $names }.
    .full = Domino, het spel om de vijven. Wie het eerst { $target } punten heeft, wint. Spelers: { $names }.
    .prompt = Domino.
intro-spinner = Met spinner: tegen de eerste dubbele mag je aan alle vier de kanten leggen.
    .brief = Met spinner.
    .full = Met spinner: tegen de eerste dubbele van een ronde mag je aan alle vier de kanten leggen, eerst links en rechts, dan boven en onder.
    .prompt = Spinner.

# Het verloop van een ronde

dealt-you = Ronde { $number }. Jouw { $count } stenen: { $tiles }.
    .brief = Ronde { $number }: { $tiles }.
    .full = Ronde { $number } is gedeeld. Jouw { $count } stenen: { $tiles }. In de voorraad liggen { $stock } stenen.
    .prompt = { $held }.
dealt-all = Ronde { $number }. Iedereen heeft { $count } stenen, in de voorraad liggen er { $stock }.
    .brief = Ronde { $number }, ieder { $count } stenen.
    .full = Ronde { $number } is gedeeld. Iedereen heeft { $count } stenen, en in de voorraad liggen er { $stock }.
    .prompt = Ronde { $number }.
opened-double-you = Je opent met { $tile }, de hoogste dubbele{ $gain ->
        [0] .
       *[other] : { $ends } geeft { $gain } punten, nu { $total }.
    }
    .brief = Je opent met { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }, nu { $total }.
    }
    .full = Je hebt de hoogste dubbele van allemaal en opent de ronde ermee: dubbel { $value }. { $gain ->
        [0] De som is { $sum }, geen punten.
       *[other] De som is { $sum }, dus { $gain } punten, nu { $total }.
    }
    .prompt = Je opent: { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-double-other = { $name } opent met { $tile }, de hoogste dubbele{ $gain ->
        [0] .
       *[other] : { $ends } geeft { $gain } punten, nu { $total }.
    }
    .brief = { $name } opent met { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }, nu { $total }.
    }
    .full = { $name } heeft de hoogste dubbele van allemaal en opent de ronde ermee: dubbel { $value }. { $gain ->
        [0] De som is { $sum }, geen punten.
       *[other] De som is { $sum }, dus { $gain } punten, nu { $total }.
    }
    .prompt = { $name } { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-sum-you = Je opent met { $tile }; niemand heeft een dubbele. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = Je opent met { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }, nu { $total }.
    }
    .full = Niemand heeft een dubbele. Jij hebt de steen met de hoogste som en opent ermee: { $tile }. De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .prompt = Je opent: { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
opened-sum-other = { $name } opent met { $tile }; niemand heeft een dubbele. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = { $name } opent met { $tile }.{ $gain ->
        [0] { "" }
       *[other] { " " }Plus { $gain }, nu { $total }.
    }
    .full = Niemand heeft een dubbele. { $name } heeft de steen met de hoogste som en opent ermee: { $tile }. De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .prompt = { $name } { $tile }{ $gain ->
        [0] .
       *[other] , { $gain }.
    }
none-fits = Geen van je stenen past. Typ `pak`.
    .brief = Niets past: `pak`.
    .prompt = `Pak`.
none-fits-stock = Geen van je stenen past, en de voorraad is leeg. Typ `pas`.
    .brief = Niets past, voorraad leeg: `pas`.
    .prompt = `Pas`.
extra-offer = Je mag nog een steen aanleggen, of typ `pas`.
    .brief = Nog een steen, of `pas`.
    .full = Omdat je begonnen bent, mag je meteen nog een steen aanleggen. Of typ `pas`.
    .prompt = Nog één?
extra-you = Je legt ook nog { $tile } { $end }. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = { $tile } { $end }: { $ends }{ $gain ->
        [0] .
       *[other] { " " }is { $gain }, nu { $total }.
    }
    .full = Je legt als extra steen { $tile } { $end }. De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .prompt = { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
extra-other = { $name } legt ook nog { $tile } { $end }. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = { $name } { $tile } { $end }: { $ends }{ $gain ->
        [0] .
       *[other] { " " }is { $gain }, nu { $total }.
    }
    .full = { $name } heeft geopend en legt als extra steen { $tile } { $end }. De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .prompt = { $name } { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
declined-you = Je legt geen extra steen.
    .brief = Geen extra steen.
    .full = Je legt geen extra steen. De ronde gaat verder.
    .prompt = Geen extra steen.
declined-other = { $name } legt geen extra steen.
    .brief = { $name }: geen extra steen.
    .full = { $name } legt geen extra steen. De ronde gaat verder.
    .prompt = { $name }: geen extra.
no-extra-you = Je hebt geen extra steen die past.
    .brief = Geen extra steen past.
    .full = Je zou nog een steen mogen leggen, maar geen van je stenen past. Daarvoor pak je niet.
    .prompt = Geen extra steen.
laid-you = Je legt { $tile } { $end }. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = { $tile } { $end }: { $ends }{ $gain ->
        [0] .
       *[other] { " " }is { $gain }, nu { $total }.
    }
    .full = Je legt { $tile } { $end }. De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    } { $left ->
        [0] Dat was je laatste steen.
        [one] Je hebt nog 1 steen.
       *[other] Je hebt nog { $left } stenen.
    }
    .prompt = { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
laid-other = { $name } legt { $tile } { $end }. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = { $name } { $tile } { $end }: { $ends }{ $gain ->
        [0] .
       *[other] { " " }is { $gain }, nu { $total }.
    }
    .full = { $name } legt { $tile } { $end }. De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    } { $left ->
        [0] Dat was de laatste steen.
        [one] { $name } heeft nog 1 steen.
       *[other] { $name } heeft nog { $left } stenen.
    }
    .prompt = { $name } { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
drawn-other = { $name } pakt { $drawn ->
        [one] 1 steen
       *[other] { $drawn } stenen
    } en legt { $tile } { $end }. Uiteinden { $ends }{ $gain ->
        [0] .
       *[other] , dus { $gain } punten, nu { $total }.
    }
    .brief = { $name } pakt er { $drawn }; { $tile } { $end }: { $ends }{ $gain ->
        [0] .
       *[other] { " " }is { $gain }, nu { $total }.
    }
    .full = { $drawn ->
        [one] { $name } kan niet leggen, pakt 1 steen en legt die: { $tile } { $end }.
       *[other] { $name } kan niet leggen, pakt { $drawn } stenen en legt de laatste: { $tile } { $end }.
    } De uiteinden zijn { $ends }, hun som is { $sum }{ $gain ->
        [0] , geen punten.
       *[other] , dus { $gain } punten, nu { $total }.
    } { $left ->
        [one] { $name } heeft nog 1 steen.
       *[other] { $name } heeft nog { $left } stenen.
    }
    .prompt = { $name } pakt { $drawn }: { $tile } { $end }{ $gain ->
        [0] .
       *[other] { " " }{ $gain }.
    }
drew-fits = { $others ->
        [0] Je kunt niet leggen. Je pakt { $tile }, die past: { $places }.
       *[other] Je kunt niet leggen. Je pakt { $tiles }, dan { $tile }, die past: { $places }.
    }
    .brief = { $others ->
        [0] Je pakt { $tile }, past { $places }.
       *[other] Je pakt { $tiles }, dan { $tile }, past { $places }.
    }
    .full = { $others ->
        [0] Je kunt niet leggen en moet pakken. Je pakt { $tile }. Die past: { $places }. Leg hem aan.
       *[other] Je kunt niet leggen en moet pakken. Je pakt { $count } stenen: { $tiles }, en als laatste { $tile }. Die past: { $places }. Leg hem aan.
    }
    .prompt = Gepakt { $tile }: { $places }.
drew-fits-alone = Je pakt { $tile }, die past: { $places }.
    .brief = Je pakt { $tile }, past { $places }.
    .full = Je pakt { $tile }. Die past: { $places }. Leg hem aan.
    .prompt = Gepakt { $tile }: { $places }.
drew-vain = { $count ->
        [one] Je pakt { $tiles }; die past niet.
       *[other] Je pakt { $tiles }; geen ervan past.
    }
    .brief = Je pakt { $tiles }; niets past.
    .full = { $count ->
        [one] Je pakt 1 steen: { $tiles }. Die past niet.
       *[other] Je pakt { $count } stenen: { $tiles }. Geen ervan past.
    }
    .prompt = { $count } gepakt, niets.
drew-other = { $count ->
        [one] { $name } pakt 1 steen.
       *[other] { $name } pakt { $count } stenen.
    }
    .brief = { $name } pakt er { $count }.
    .full = { $count ->
        [one] { $name } kan niet leggen en pakt 1 steen.
       *[other] { $name } kan niet leggen en pakt { $count } stenen.
    }
    .prompt = { $name } pakte { $count }.
drew-passed-other = { $count ->
        [one] { $name } pakt 1 steen en moet passen.
       *[other] { $name } pakt { $count } stenen en moet passen.
    }
    .brief = { $name } pakt er { $count }, moet passen.
    .full = { $count ->
        [one] { $name } kan niet leggen, pakt 1 steen die niet helpt, en moet passen. De voorraad is leeg.
       *[other] { $name } kan niet leggen, pakt { $count } stenen waarvan er geen helpt, en moet passen. De voorraad is leeg.
    }
    .prompt = { $name } pakt { $count } en past.
passed-you = De voorraad is leeg. Je past.
    .brief = Je past.
    .full = Je kunt niet leggen en past, want de voorraad is leeg.
    .prompt = Je past.
passed-other = { $name } past.
    .brief = { $name } past.
    .full = { $name } kan niet leggen en past, want de voorraad is leeg.
    .prompt = { $name } past.

# Het eind van een ronde en van het spel

out-you = Je bent uit: { $gain ->
        [0] geen
       *[other] { $gain }
    } punten voor andermans stenen, nu { $total }.
    .brief = Je bent uit: { $gain ->
        [0] geen
       *[other] { $gain }
    } punten, nu { $total }.
    .full = Je hebt je laatste steen gelegd en wint deze ronde: { $gain ->
        [0] geen
       *[other] { $gain }
    } punten voor andermans stenen, nu { $total }.
    .prompt = Uit: { $gain }.
out-other = { $name } is uit: { $gain ->
        [0] geen
       *[other] { $gain }
    } punten voor andermans stenen, nu { $total }.
    .brief = { $name } is uit: { $gain ->
        [0] geen
       *[other] { $gain }
    } punten, nu { $total }.
    .full = { $name } heeft de laatste steen gelegd en wint deze ronde: { $gain ->
        [0] geen
       *[other] { $gain }
    } punten voor andermans stenen, nu { $total }.
    .prompt = { $name } uit: { $gain }.
blocked-you = Geblokkeerd. Jij hebt de minste ogen, { $pips ->
        [0] nul
       *[other] { $pips }
    }. Dat geeft { $gain ->
        [0] geen
       *[other] { $gain }
    } punten, nu { $total }.
    .brief = Geblokkeerd. Jij { $gain ->
        [0] geen
       *[other] { $gain }
    } punten, nu { $total }.
    .full = De ronde is geblokkeerd: de voorraad is leeg, en niemand kan leggen. Jij hebt de minste ogen, { $pips ->
        [0] nul
       *[other] { $pips }
    }, en krijgt { $gain ->
        [0] geen
       *[other] { $gain }
    } punten voor andermans stenen, nu { $total }.
    .prompt = Vast: jij { $gain }.
blocked-other = Geblokkeerd. { $name } heeft de minste ogen, { $pips ->
        [0] nul
       *[other] { $pips }
    }. Dat geeft { $gain ->
        [0] geen
       *[other] { $gain }
    } punten, nu { $total }.
    .brief = Geblokkeerd. { $name } { $gain ->
        [0] geen
       *[other] { $gain }
    } punten, nu { $total }.
    .full = De ronde is geblokkeerd: de voorraad is leeg, en niemand kan leggen. { $name } heeft de minste ogen, { $pips ->
        [0] nul
       *[other] { $pips }
    }, en krijgt { $gain ->
        [0] geen
       *[other] { $gain }
    } punten voor andermans stenen, nu { $total }.
    .prompt = Vast: { $name } { $gain }.
blocked-tie = Geblokkeerd. Meerdere spelers hebben de minste ogen: geen punten.
    .brief = Geblokkeerd, gelijk: geen punten.
    .full = De ronde is geblokkeerd: de voorraad is leeg, en niemand kan leggen. Meerdere spelers hebben de minste ogen, dus krijgt niemand punten.
    .prompt = Vast, geen punten.
counted-you = { $count ->
        [one] Jij hebt nog 1 steen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen, en die tellen
            [one] Dat is 1 oog, en dat telt
           *[other] Dat zijn { $pips } ogen, en die tellen
        } als { $rounded ->
            [0] nul
           *[other] { $rounded }
        }.
       *[other] Jij hebt nog { $count } stenen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen, en die tellen
            [one] Dat is 1 oog, en dat telt
           *[other] Dat zijn { $pips } ogen, en die tellen
        } als { $rounded ->
            [0] nul
           *[other] { $rounded }
        }.
    }
    .brief = Jij: { $tiles }. Ogen: { $pips ->
        [0] nul
       *[other] { $pips }
    }, telt als { $rounded ->
        [0] nul
       *[other] { $rounded }
    }.
    .prompt = Jij: { $tiles }, telt { $rounded }.
counted-other = { $count ->
        [one] { $name } heeft nog 1 steen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen, en die tellen
            [one] Dat is 1 oog, en dat telt
           *[other] Dat zijn { $pips } ogen, en die tellen
        } als { $rounded ->
            [0] nul
           *[other] { $rounded }
        }.
       *[other] { $name } heeft nog { $count } stenen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen, en die tellen
            [one] Dat is 1 oog, en dat telt
           *[other] Dat zijn { $pips } ogen, en die tellen
        } als { $rounded ->
            [0] nul
           *[other] { $rounded }
        }.
    }
    .brief = { $name }: { $tiles }. Ogen: { $pips ->
        [0] nul
       *[other] { $pips }
    }, telt als { $rounded ->
        [0] nul
       *[other] { $rounded }
    }.
    .prompt = { $name }: { $tiles }, telt { $rounded }.
shown-you = { $count ->
        [one] Jij hebt nog 1 steen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
       *[other] Jij hebt nog { $count } stenen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
    }
    .brief = Jij: { $tiles }.
    .prompt = Jij: { $tiles }.
shown-other = { $count ->
        [one] { $name } heeft nog 1 steen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
       *[other] { $name } heeft nog { $count } stenen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
    }
    .brief = { $name }: { $tiles }.
    .prompt = { $name }: { $tiles }.
standing = Punten: { $points }.
    .brief = Punten: { $points }.
    .full = De punten na deze ronde: { $points }.
    .prompt = { $points }.
standing-two = Punten: { $points }.
    .brief = Punten: { $points }.
    .full = De punten na deze ronde: { $points }.
    .prompt = { $own } tegen { $theirs }.
resigned-you = Je geeft op.
    .brief = Je geeft op.
    .full = Je geeft dit spel op. Het is voor iedereen voorbij.
    .prompt = Opgegeven.
resigned-other = { $name } geeft op.
    .brief = { $name } geeft op.
    .full = { $name } geeft dit spel op. Het is voor iedereen voorbij.
    .prompt = { $name } geeft op.
won-you = Je wint met { $points } punten. Verder: { $others }.
    .brief = Je wint: { $points }, { $others }.
    .full = Je wint dit spel met { $points } punten. De overige punten: { $others }.
    .prompt = Je wint: { $points }, { $others }.
    .short = Je wint.
won-other = { $name } wint met { $points } punten. Verder: { $others }.
    .brief = { $name } wint: { $points }, { $others }.
    .full = { $name } wint dit spel met { $points } punten. De overige punten: { $others }.
    .prompt = { $name } wint: { $points }, { $others }.
    .short = { $name } wint.
won-you-two = Je wint met { $points } punten. Verder: { $others }.
    .brief = Je wint: { $points }, { $others }.
    .full = Je wint dit spel met { $points } punten. De overige punten: { $others }.
    .prompt = Je wint, { $points } tegen { $theirs }.
    .short = Je wint.
won-other-two = { $name } wint met { $points } punten. Verder: { $others }.
    .brief = { $name } wint: { $points }, { $others }.
    .full = { $name } wint dit spel met { $points } punten. De overige punten: { $others }.
    .prompt = Verlies, { $theirs } tegen { $points }.
    .short = Verlies.
won-shared = Gedeelde winst met { $points } punten: { $names }. Verder: { $others }.
    .brief = Gedeelde winst, { $points }: { $names }.
    .full = Het spel is afgelopen, en meerdere spelers delen de winst met { $points } punten: { $names }. De overige punten: { $others }.
    .prompt = Gedeeld: { $names }.
auto-on = Ik pak en pas voor je.
    .brief = Automatisch aan.
    .full = Vanaf nu pak en pas ik voor je als je niets te kiezen hebt.
    .prompt = Automatisch aan.
auto-off = Je pakt en past nu zelf, met `pak` en `pas`.
    .brief = Automatisch uit: `pak`, `pas`.
    .full = Vanaf nu pak en pas je zelf, met de woorden `pak` en `pas`.
    .prompt = Automatisch uit.

# Wat er verwacht wordt

due-dealing = De stenen worden gedeeld.
due-other = { $name } is aan de beurt.
    .prompt = { $name } aan zet.
due-lay = { $fit ->
        [one] Jij bent aan de beurt. Uiteinden { $ends }. Er past 1 van je stenen.
       *[other] Jij bent aan de beurt. Uiteinden { $ends }. Er passen { $fit } van je stenen.
    }
    .brief = { $fit ->
        [one] Jouw beurt: { $ends }. 1 past.
       *[other] Jouw beurt: { $ends }. { $fit } passen.
    }
    .prompt = { $fit ->
        [one] Jouw beurt, 1 past.
       *[other] Jouw beurt, { $fit } passen.
    }
due-you = Jij bent aan de beurt.
    .brief = Jouw beurt.
    .prompt = Jouw beurt.
due-extra = { $fit ->
        [one] Je mag nog een steen leggen; er past er 1. Of typ `pas`.
       *[other] Je mag nog een steen leggen; er passen er { $fit }. Of typ `pas`.
    }
    .brief = { $fit ->
        [one] Nog een steen, 1 past. Of `pas`.
       *[other] Nog een steen, { $fit } passen. Of `pas`.
    }
    .prompt = Nog één, of `pas`.
due-no-extra = Je zou nog een steen mogen leggen, maar geen van je stenen past. Typ `pas`.
    .brief = Geen extra steen past. `Pas`.
    .prompt = `Pas`.
due-drawn = Leg `{ $tile }`, die je gepakt hebt. Die past: { $places }.
    .brief = Leg `{ $tile }`: { $places }.
    .prompt = Leg `{ $tile }`: { $places }.
due-draw = Jij bent aan de beurt. Geen van je stenen past. Typ `pak`.
    .brief = Jouw beurt. Niets past: `pak`.
    .prompt = `Pak`.
due-pass = Jij bent aan de beurt. Geen steen past, en de voorraad is leeg. Typ `pas`.
    .brief = Niets past, voorraad leeg: `pas`.
    .prompt = `Pas`.
place-tips = { $ends }
place-tip = { $end }{ $tip }
place-left = L
place-right = R
place-up = B
place-down = O
place-over = Einde

# Antwoorden

fact-few = { $count ->
        [one] { $name } heeft nog 1 steen
       *[other] { $name } heeft nog { $count } stenen
    }
    .brief = { $name } heeft nog { $count }
    .prompt = { $name } nog { $count }

status-game = Domino, ronde { $number }, tot { $target } punten.
status-game-spinner = Domino met spinner, ronde { $number }, tot { $target } punten.
    .brief = Spinner, ronde { $number }, tot { $target }.
hand-all = { $count ->
        [one] 1 steen, en hij past: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
       *[other] { $count } stenen, ze passen allemaal: { $tiles }. Samen { $pips ->
            [0] geen ogen
            [one] 1 oog
           *[other] { $pips } ogen
        }.
    }
    .brief = Alles past: { $tiles }. { $pips ->
        [0] Geen ogen.
        [one] 1 oog.
       *[other] { $pips } ogen.
    }
    .prompt = Past: { $tiles }.
hand-some = { $count } stenen, { $fit ->
        [one] 1 past
       *[other] { $fit } passen
    }: { $fitting }. De andere: { $others }. Samen { $pips ->
            [0] geen ogen
            [one] 1 oog
           *[other] { $pips } ogen
        }.
    .brief = { $fit ->
        [one] 1 past
       *[other] { $fit } passen
    }: { $fitting }. Andere: { $others }. Samen { $pips ->
        [0] geen ogen.
        [one] 1 oog.
       *[other] { $pips } ogen.
    }
    .prompt = Past: { $fitting }; { $others }.
hand-none = { $count ->
        [one] 1 steen, hij past niet: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
       *[other] { $count } stenen, geen ervan past: { $tiles }. Samen { $pips ->
            [0] geen ogen
            [one] 1 oog
           *[other] { $pips } ogen
        }.
    }
    .brief = Niets past: { $tiles }. { $pips ->
        [0] Geen ogen.
        [one] 1 oog.
       *[other] { $pips } ogen.
    }
    .prompt = Niets past: { $tiles }.
hand-over = { $count ->
        [0] Je hebt geen stenen meer.
        [one] Nog 1 steen: { $tiles }. { $pips ->
            [0] Dat zijn nul ogen
            [one] Dat is 1 oog
           *[other] Dat zijn { $pips } ogen
        }.
       *[other] Nog { $count } stenen: { $tiles }. Samen { $pips ->
            [0] geen ogen
            [one] 1 oog
           *[other] { $pips } ogen
        }.
    }
tips-none = Er ligt geen steen op tafel.
tips-lone = Er ligt alleen { $ends }. Som { $sum }.
    .prompt = { $ends }. Som { $sum }.
tips = Uiteinden { $ends }. Som { $sum }.
    .prompt = { $ends }. Som { $sum }.
tips-sides = Nog vrij aan de spinner: { $places }. Daar past een { $value }, maar daar wordt nog niet geteld.
    .brief = Vrij voor { $value }, telt niet: { $places }.
    .prompt = { $places } vrij voor { $value }.
line-count = { $count ->
        [one] Er ligt 1 steen: { $ends }.
       *[other] { $count } stenen op tafel. Uiteinden { $ends }.
    }
    .brief = { $count ->
        [one] 1 steen: { $ends }.
       *[other] { $count } stenen. Uiteinden { $ends }.
    }
line-tiles = { $tiles }.
line-left = Links, van { $spinner } af: { $tiles }.
line-right = Rechts, van { $spinner } af: { $tiles }.
line-up = Boven, van { $spinner } af: { $tiles }.
line-down = Onder, van { $spinner } af: { $tiles }.
line-on = En verder: { $tiles }.
stock = { $count ->
        [0] De voorraad is leeg.
        [one] In de voorraad ligt 1 steen.
       *[other] In de voorraad liggen { $count } stenen.
    }
    .prompt = Voorraad { $count }.
counts = Stenen: { $counts }.
    .prompt = { $counts }.
score = Punten: { $points }. Het spel gaat tot { $target }.
    .prompt = { $points }.
moves-count = { $count ->
        [one] 1 mogelijkheid:
       *[other] { $count } mogelijkheden:
    }
way = `{ $tile }` { $places }: som { $sum }, { $gain ->
        [0] geen punten.
       *[other] dus { $gain } punten.
    }
move-pass = `Pas`: geen extra steen.
what-if = { $tile } { $places }: uiteinden { $ends }, som { $sum }, { $gain ->
        [0] geen punten.
       *[other] dus { $gain } punten.
    }
    .brief = { $tile } { $places }: som { $sum }, { $gain ->
        [0] geen punten.
       *[other] dus { $gain } punten.
    }
    .prompt = { $places } { $sum }: { $gain ->
        [0] niets.
       *[other] { $gain } punten.
    }
look-laid = { $tile } ligt op tafel.
    .prompt = { $tile } ligt er.
look-own = { $tile } heb je in je hand; de steen past niet.
    .brief = { $tile } heb je; past niet.
    .prompt = { $tile } heb je.
look-fits = { $tile } heb je in je hand, en de steen past: { $places }.
    .brief = { $tile } heb je; past { $places }.
    .prompt = { $tile } past { $places }.
look-unseen = { $tile } is dicht: bij een ander of in de voorraad.
    .brief = { $tile } is dicht.
    .prompt = { $tile } dicht.
look-value = Stenen met een { $value }: op tafel { $laid ->
        [0] geen
       *[other] { $laid }
    }, bij jou { $own ->
        [0] geen
       *[other] { $own }
    }, dicht { $unseen ->
        [0] geen
       *[other] { $unseen }
    }.
    .brief = Een { $value }: op tafel { $laid ->
        [0] geen
       *[other] { $laid }
    }, bij jou { $own ->
        [0] geen
       *[other] { $own }
    }, dicht { $unseen ->
        [0] geen
       *[other] { $unseen }
    }.
    .prompt = { $value }: { $unseen } dicht.
look-lacks = Zonder { $value }, voor zover bekend: { $names }.
    .brief = Zonder { $value }: { $names }.
look-end = Uiteinde { $end }: { $value }. Jouw stenen daarvoor: { $fitting }.
look-end-double = Uiteinde { $end }: dubbel { $value }. Jouw stenen daarvoor: { $fitting }.
look-end-side = De spinner is { $end } vrij, voor { $value }. Jouw stenen daarvoor: { $fitting }.
auto-is-on = Ik pak en pas voor je. Dat verander je met `automatisch uit`.
    .brief = Automatisch is aan.
    .prompt = Automatisch aan.
auto-is-off = Je pakt en past zelf. Dat verander je met `automatisch aan`.
    .brief = Automatisch is uit.
    .prompt = Automatisch uit.

# Wat niet kan, en wat niet te begrijpen was

which-end = { $tile } past aan meer dan één uiteinde: { $choices }. Zeg erbij aan welk.
    .brief = { $tile }: { $choices }?
    .prompt = { $choices }?
end-choice = { $end } geeft som { $sum }{ $gain ->
        [0] { "" }
       *[other] { " " }en { $gain } punten
    }
    .brief = { $end } { $gain ->
        [0] { $sum }
       *[other] { $gain } punten
    }
fits-nowhere = { $tile } past niet bij { $ends }.
    .brief = { $tile } past niet: { $ends }.
    .prompt = { $tile } past niet.
which-tile = { $count ->
        [0] Daar past geen van je stenen.
       *[other] Welke steen? Deze passen: { $fitting }.
    }
    .prompt = { $count ->
        [0] Daar past er geen.
       *[other] Welke steen?
    }
misread-tile = "{ $word }" is geen steen. Noem twee cijfers van 0 tot en met 6, en links of rechts, zoals `53 links`.
    .brief = "{ $word }"? Bijvoorbeeld `53 links`.
    .prompt = Zoals `53 links`.
misread-auto = "{ $word }" kan niet. Typ `automatisch aan` of `automatisch uit`.
    .brief = Typ `automatisch aan` of `automatisch uit`.
    .prompt = Automatisch, aan of uit?
option-no-target = Het doel is een veelvoud van 5, van 5 tot en met { $most }, zoals { $option } 60.
    .brief = Doel: een veelvoud van 5, tot { $most }.
refusal-spectator = Je luistert hier alleen mee.
    .prompt = Je luistert mee.
refusal-game-over = Het spel is afgelopen.
    .prompt = Te laat.
refusal-not-your-turn = Je bent niet aan de beurt.
    .prompt = Niet jouw beurt.
refusal-not-in-hand = Je hebt { $tile } niet.
    .prompt = Heb je niet.
refusal-on-table = { $tile } ligt al op tafel.
    .prompt = Ligt er al.
refusal-does-not-fit = { $tile } past { $end } niet: daar hoort een { $value }.
    .brief = { $tile }: { $end } past alleen { $value }.
    .prompt = { $end } past { $value }.
refusal-no-such-end = Je kunt { $end } niets leggen.
    .brief = Kan niet: { $end }.
    .prompt = Kan niet: { $end }.
refusal-lay-drawn = Leg eerst `{ $tile }`, die je gepakt hebt.
    .brief = Leg eerst `{ $tile }`.
    .prompt = Leg `{ $tile }`.
refusal-can-lay = Je kunt leggen, dus je moet. Typ `hand` om te horen wat past.
    .brief = Je kunt leggen, dus je moet.
    .prompt = Je kunt leggen.
refusal-stock-empty = De voorraad is leeg. Typ `pas`.
    .prompt = Leeg: `pas`.
refusal-draw-first = Typ eerst `pak`: er liggen nog stenen in de voorraad.
    .brief = Eerst `pak`: er zijn nog stenen.
    .prompt = Eerst `pak`.
refusal-no-draw-for-extra = Voor de extra steen pak je niet. Leg er een, of typ `pas`.
    .brief = Pak hier niet. Leg, of `pas`.
    .prompt = Nu niet pakken.
refusal-auto-on = Ik pak en pas al voor je.
    .brief = Automatisch is al aan.
    .prompt = Al aan.
refusal-auto-off = Je pakt en past al zelf.
    .brief = Automatisch is al uit.
    .prompt = Al uit.

# Hulp

help-extra = Je hebt geopend en mag nog een steen leggen: `53 links`, of `53 l`, of `53` als dat duidelijk is. Of typ `pas`.
    Wat je hebt: `hand`. Wat er ligt: `uiteinden`, `rij`. Wat een steen zou opleveren: `wat als 53 links`.
    Meer: `stand`, `zetten`, `hulp alles`, `regels`.
help-turn = Leg een steen: `53 links`, of `53 l`, of `53` als dat duidelijk is. Als je niet kunt, pak en pas ik voor je; met `automatisch uit` doe je dat zelf.
    Wat je hebt: `hand`. Wat er ligt: `uiteinden`, `rij`. Wat een steen zou opleveren: `wat als 53 links`.
    Wat er van een waarde, een steen of een uiteinde bekend is: `kijk 5`, `kijk 53`, `kijk links`.
    Meer: `stand`, `zetten`, `voorraad`, `aantal`, `punten`, `hulp alles`, `regels`.
help-over = Het spel is afgelopen. Vraag: `stand`, `punten`, `rij`, `hand`, `verloop`, `laatst`.

# Tips: wat te doen, en waarom

hint-lay = `Leg { $tile }`.
hint-lay-end = `Leg { $tile } { $end }`.
hint-why-win = Dat geeft { $points } punten en wint het spel.
    .brief = Met { $points } punten win je het spel.
hint-why-only = Verder past er niets.
hint-why-only-points = Dat geeft { $points } punten, en verder past er niets.
    .brief = { $points } punten; verder past er niets.
hint-why-only-tile = Geen andere steen past.
hint-why-out = { $points ->
        [0] Dat is je laatste steen: je wint de ronde, en de ogen van { $names } tellen voor jou, afgerond op een vijfvoud.
       *[other] Dat geeft { $points } punten en is je laatste steen: je wint de ronde, en ook de ogen van { $names } tellen voor jou, afgerond op een vijfvoud.
    }
    .brief = { $points ->
        [0] Laatste steen: je wint de ronde.
       *[other] Laatste steen: { $points } punten en de ronde.
    }
hint-why-points = Dat geeft { $points } punten.
hint-why-points-even = Dat geeft { $points } punten, net als { $tile }.
    .brief = { $points } punten, net als { $tile }.
hint-why-points-blocks = Dat geeft { $points } punten, net als { $tile }; maar daarna past alleen een { $values }, en { $name } heeft er geen.
    .brief = { $points } punten, { $name } { $none }.
hint-why-points-fits = Dat geeft { $points } punten, net als { $tile }; daarna { $count ->
        [one] past er 1 van je stenen
       *[other] passen er { $count } van je stenen
    }, na { $tile } { $others ->
        [0] geen
       *[other] maar { $others }
    }.
    .brief = { $points } punten; dan passend { $count } tegen { $others ->
        [0] geen
       *[other] { $others }
    }.
hint-why-points-heavy = Dat geeft { $points } punten, net als { $tile }, en je raakt meer ogen kwijt: { $pips } in plaats van { $less ->
        [0] geen
       *[other] { $less }
    }.
    .brief = { $points } punten; ogen kwijt: { $pips } tegen { $less ->
        [0] geen
       *[other] { $less }
    }.
hint-why-points-reply-less = Dat geeft { $points } punten, net als { $tile }; daarna { $count ->
        [0] { $all ->
            [one] geeft de enige steen die { $name } kan hebben, geen punten, na { $tile } wel
           *[other] geeft geen van de { $all } stenen die { $name } kan hebben, punten, na { $tile } { $others ->
                [one] is het er 1
               *[other] zijn het er { $others }
            }
        }
        [one] geeft 1 van de { $all } stenen die { $name } kan hebben, punten, na { $tile } zijn het er { $others }
       *[other] geven { $count } van de { $all } stenen die { $name } kan hebben, punten, na { $tile } zijn het er { $others }
    }.
    .brief = { $points } punten; antwoorden: { $count ->
        [0] geen
       *[other] { $count }
    } tegen { $others }.
hint-why-points-fewer-fit = Dat geeft { $points } punten, net als { $tile }; daarna { $count ->
        [one] past 1 van de { $all } stenen die { $name } kan hebben
       *[other] passen { $count } van de { $all } stenen die { $name } kan hebben
    }, na { $tile } zouden het er { $others } zijn.
    .brief = { $points } punten; { $name }: passend { $count } tegen { $others }.
hint-why-points-more-games = Dat geeft { $points } punten, net als { $tile }; verder zie ik geen duidelijke reden, maar uitgespeeld win je er { $count } van de 100 spellen meer mee.
    .brief = { $points } punten; wint { $count } meer dan { $tile }.
hint-why-points-more = Dat geeft { $points } punten, { $tile } geeft er { $less ->
        [0] geen
       *[other] maar { $less }
    }.
    .brief = { $points } punten; { $tile } geeft er { $less ->
        [0] geen
       *[other] maar { $less }
    }.
hint-why-points-less = Dat geeft { $points } punten; { $tile } zou er { $more } geven, maar daarmee win je { $lead ->
        [0] niet vaker
       *[other] minder vaak
    }.
    .brief = { $points } punten; { $more } met { $tile } is niet beter.
hint-why-blocks = Dan past alleen een { $values }, en { $name } heeft er geen.
    .brief = { $name } heeft { $none }.
hint-why-closes = Dan kan niemand meer leggen: de ronde is geblokkeerd, en wie de minste ogen heeft, wint die. Jij hebt er dan { $pips ->
        [0] geen
       *[other] { $pips }
    }.
    .brief = Ronde geblokkeerd; jouw ogen: { $pips }.
hint-why-open = Na { $tile } kan niemand meer leggen: dan is de ronde geblokkeerd, en jij houdt { $pips ->
        [0] geen ogen
        [one] 1 oog
       *[other] { $pips } ogen
    } over.
    .brief = { $tile } blokkeert; jij houdt { $pips ->
        [0] niets
       *[other] { $pips }
    }.
hint-why-reply-less = { $count ->
        [0] { $all ->
            [one] Dan geeft de enige steen die { $name } kan hebben, geen punten, na { $tile } wel.
           *[other] Dan geeft geen van de { $all } stenen die { $name } kan hebben, punten; na { $tile } { $others ->
                [one] is het er 1
               *[other] zijn het er { $others }
            }.
        }
        [one] Dan geeft 1 van de { $all } stenen die { $name } kan hebben, punten; na { $tile } zijn het er { $others }.
       *[other] Dan geven { $count } van de { $all } stenen die { $name } kan hebben, punten; na { $tile } zijn het er { $others }.
    }
    .brief = Antwoorden met punten: { $count ->
        [0] geen
       *[other] { $count }
    } tegen { $others }.
hint-why-reply = { $count ->
        [one] { $all ->
            [one] Dan geeft de enige steen die { $name } kan hebben, punten: { $points }.
           *[other] Dan geeft 1 van de { $all } stenen die { $name } kan hebben, punten, hoogstens { $points }.
        }
       *[other] Dan geven { $count } van de { $all } stenen die { $name } kan hebben, punten, hoogstens { $points }.
    }
    .brief = { $name }: { $count } van de { $all } met punten.
hint-why-reply-sure = Dan kan { $name } { $points } punten maken: de { $tile } heeft { $name } zeker.
    .brief = { $name } heeft zeker { $tile }: { $points } punten.
hint-why-reply-most = Dan geeft een steen die { $name } kan hebben, hoogstens { $points } punten; na { $tile } zouden het er { $others } zijn.
    .brief = { $name }: tot { $points } punten tegen { $others }.
hint-why-more-games = Eén duidelijke reden zie ik niet, maar uitgespeeld win je er { $count } van de 100 spellen meer mee dan met { $tile }.
    .brief = Wint { $count } van 100 meer dan { $tile }.
hint-why-follow = Daarna kan je { $own } goed zijn voor { $points } punten; na { $tile } { $less ->
        [0] levert geen van je stenen iets op
       *[other] levert geen van je stenen meer op dan { $less }
    }.
    .brief = Daarna { $own }: { $points } punten, anders { $less ->
        [0] geen
       *[other] maar { $less }
    }.
hint-why-last-makes = { $name } heeft zeker { $own } en wint daarmee de ronde; dat geeft dan { $points ->
        [0] geen punten
       *[other] { $points } punten
    }, na { $tile } { $others ->
        [0] geen
       *[other] zijn het er { $others }
    }.
    .brief = { $own }: { $points ->
        [0] geen
       *[other] { $points }
    } punten, { $others ->
        [0] geen
       *[other] { $others }
    } na { $tile }.
hint-why-safe = Dan kan { $name } geen steen hebben die punten geeft.
    .brief = Geen steen van { $name } geeft punten.
hint-last-fits = { $count ->
        [0] { $name } heeft nog één steen, en die kan dan niet passen.
       *[other] { $sure ->
            [0] { $told ->
                [0] { $name } heeft nog één steen; van de { $all } mogelijke { $count ->
                    [one] past
                   *[other] passen
                } er dan { $few ->
                    [0] {""}
                   *[other] maar{" "}
                }{ $count }. Past hij, dan wint { $name } de ronde, en jouw ogen tellen mee.
               *[other] Past de laatste steen van { $name }, dan wint { $name } de ronde, en jouw ogen tellen mee.
            }
           *[other] De laatste steen van { $name } past dan zeker: daarmee wint { $name } de ronde, en jouw ogen tellen mee.
        }
    }
    .brief = { $count ->
        [0] De laatste van { $name } past niet.
       *[other] { $sure ->
            [0] Laatste van { $name }: past { $count } van { $all }.
           *[other] De laatste van { $name } past zeker.
        }
    }
hint-why-fits = { $left ->
        [0] { $all ->
            [one] Dan past je laatste steen, na { $tile } niet.
           *[other] Dan passen al je andere stenen, na { $tile } { $others ->
                [0] geen
               *[other] maar { $others }
            }.
        }
       *[other] { $count ->
            [one] Dan past 1 van je { $all } andere stenen, na { $tile } geen.
           *[other] Dan passen { $count } van je { $all } andere stenen, na { $tile } { $others ->
                [0] geen
               *[other] maar { $others }
            }.
        }
    }
    .brief = Dan passend bij jou: { $count } van { $all } tegen { $others ->
        [0] geen
       *[other] { $others }
    }.
hint-why-fewer-fit = Dan past alleen een { $values }, en die staat op { $count } van de { $all } stenen die { $name } kan hebben; na { $tile } zouden er { $others } passen.
    .brief = { $name }: passend { $count } tegen { $others }.
hint-why-heavy = { $ties ->
        [0] Geen punten, maar met { $pips ->
            [one] 1 oog
           *[other] { $pips } ogen
        } is dit je zwaarste steen; wat je overhoudt, telt voor de winnaar.
       *[other] Geen punten, maar hij heeft { $pips ->
            [one] 1 oog
           *[other] { $pips } ogen
        } en geen van je stenen is zwaarder; wat je overhoudt, telt voor de winnaar.
    }
    .brief = { $ties ->
        [0] Je zwaarste steen: { $pips ->
            [one] 1 oog
           *[other] { $pips } ogen
        }.
       *[other] { $pips ->
            [one] 1 oog
           *[other] { $pips } ogen
        }, geen steen is zwaarder.
    }
hint-why-heavier = Geen punten, maar je raakt { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
    } kwijt, met { $tile } { $less ->
        [0] geen
       *[other] maar { $less }
    }; wat je overhoudt, telt voor de winnaar.
    .brief = Ogen kwijt: { $pips }; met { $tile }: { $less ->
        [0] geen
       *[other] { $less }
    }.
hint-why-even = Geen punten, maar { $tile } zou niet beter zijn: met beide win je ongeveer even vaak.
    .brief = { $tile } is even goed.
hint-why-stuck = Geen van je stenen heeft een { $values }.
    .brief = Je hebt { $none }.
hint-tile-left = { $tile } links
hint-tile-right = { $tile } rechts
hint-tile-up = { $tile } boven
hint-tile-down = { $tile } onder
hint-why-keep = { $points ->
        [0] Een extra steen geeft nu geen punten, en zo houd je alle { $count } om uit te kiezen.
       *[other] Een extra steen geeft nu wel tot { $points } punten, maar zo houd je alle { $count } om uit te kiezen.
    }
    .brief = { $points ->
        [0] Houd ze alle { $count }; geen geeft punten.
       *[other] Houd ze alle { $count }, ondanks { $points } punten.
    }
hint-next-points = { $tile } zou nu { $points } punten geven, de tip geen.
    .brief = { $tile } geeft nu { $points } punten.
hint-next-end = Of je hem { $end } of { $other } legt, maakt niet uit: je wint hoe dan ook { $count ->
        [0] bijna geen
       *[other] ongeveer { $count }
    } van de 100 spellen.
    .brief = Even goed: { $end } of { $other }.
hint-alike = Of je hem { $ends } legt, maakt niet uit: die uiteinden zijn gelijk.
    .brief = Maakt niet uit: { $ends }.
hint-any-end = Of je hem { $ends } legt, maakt niet uit.
    .brief = Maakt niet uit: { $ends }.
hint-else-points = { $tile } zou nu { $points } punten geven, maar hoort toch niet bij de twee beste.
    .brief = { $tile } geeft { $points }, maar is niet beter.
hint-apart-replies = Na { $tile } { $others ->
        [0] zou geen van de stenen die { $name } kan hebben, punten geven
        [one] zou 1 van de stenen die { $name } kan hebben, punten geven
       *[other] zouden { $others } van de stenen die { $name } kan hebben, punten geven
    }, na de tip { $count ->
        [0] is het er geen
        [one] is het er 1
       *[other] zijn het er { $count }
    }.
    .brief = Punten na { $tile }: { $others ->
        [0] geen steen
        [one] 1 steen
       *[other] { $others } stenen
    }; { $count ->
        [0] geen
       *[other] { $count }
    } na de tip.
hint-apart-most = Na { $tile } zou een steen die { $name } kan hebben, hoogstens { $others } punten geven, na de tip hoogstens { $count ->
        [0] geen
       *[other] { $count }
    }.
    .brief = { $name } na { $tile }: tot { $others } punten, { $count ->
        [0] geen
       *[other] { $count }
    } na de tip.
hint-apart-fits = Na { $tile } { $others ->
        [0] zou geen van je stenen passen
        [one] zou 1 van je stenen passen
       *[other] zouden { $others } van je stenen passen
    }, na de tip { $count ->
        [0] is het er geen
        [one] is het er 1
       *[other] zijn het er { $count }
    }.
    .brief = Passend na { $tile }: { $others ->
        [0] geen
       *[other] { $others }
    }; { $count ->
        [0] geen
       *[other] { $count }
    } na de tip.
hint-apart-pips = Met { $tile } raak je { $others ->
        [0] geen ogen
        [one] 1 oog
       *[other] { $others } ogen
    } kwijt, met de tip { $count ->
        [0] zijn het er geen
        [one] is het er 1
       *[other] zijn het er { $count }
    }.
    .brief = Ogen kwijt met { $tile }: { $others ->
        [0] geen
       *[other] { $others }
    }; { $count ->
        [0] geen
       *[other] { $count }
    } met de tip.
hint-apart-answers = Na { $tile } { $others ->
        [0] zou geen van de stenen passen die { $name } kan hebben
        [one] zou 1 van de stenen passen die { $name } kan hebben
       *[other] zouden { $others } van de stenen passen die { $name } kan hebben
    }, na de tip { $count ->
        [0] is het er geen
        [one] is het er 1
       *[other] zijn het er { $count }
    }.
    .brief = { $name } na { $tile }: { $others ->
        [0] geen
       *[other] { $others }
    } passend, { $count ->
        [0] geen
       *[other] { $count }
    } na de tip.
hint-reply-most = Van de stenen die { $name } kan hebben, geeft er geen meer dan { $points } punten.
    .brief = { $name }: hoogstens { $points } punten.
hint-fitting = { $left ->
        [0] { $all ->
            [one] Dan past je laatste steen.
           *[other] Dan passen al je andere stenen.
        }
       *[other] { $count ->
            [0] { $all ->
                [one] Dan past je laatste steen niet.
               *[other] Dan past geen van je { $all } andere stenen.
            }
            [one] Dan past 1 van je { $all } andere stenen.
           *[other] Dan passen { $count } van je { $all } andere stenen.
        }
    }
    .brief = Dan passend bij jou: { $count ->
        [0] geen
       *[other] { $count }
    } van de { $all }.
hint-drawing = { $count ->
        [0] { $all ->
            [one] De enige steen die je niet ziet, past niet.
           *[other] Van de { $all } stenen die je niet ziet, past er geen.
        }
        [one] { $all ->
            [one] De enige steen die je niet ziet, past.
           *[other] Van de { $all } stenen die je niet ziet, past er 1.
        }
       *[other] Van de { $all } stenen die je niet ziet, passen er { $count }.
    }
    .brief = Passend van wat dicht is: { $count ->
        [0] geen
       *[other] { $count }
    } van de { $all }.
hint-none = geen { $value }
hint-lacks = Uit het spel tot nu toe blijkt: { $name } heeft { $none }.
    .brief = { $name } heeft { $none }.
hint-lacks-too = { $name } heeft { $none }.

# De niveaus

levels-here = Bij domino: makkelijk zoekt maar eens in de drie beurten naar punten en telt een dubbele één keer. Niveau gewoon bedenkt wat de volgende kan halen. Vanaf niveau 7 speelt de computer door met stenen die jij zou kunnen hebben.
    .brief = Vanaf 7 speelt hij vooruit.

# Waar je mee pronkt

best-domino-hand = Beste ronde: { $count } punten, in { $game }, { $when }.
    .brief = Beste ronde: { $count }, { $game }.
best-domino-tile = Beste steen: { $count } punten, in { $game }, { $when }.
    .brief = Beste steen: { $count }, { $game }.

# Wat je in het begin doet

help-first = Om te beginnen: typ `zetten` om te horen welke stenen passen en wat ze opleveren. Typ er dan een.

# Koppen boven regels die je kunt kiezen.

choices-end = { $end ->
    [left] Uiteinde links
    [right] Uiteinde rechts
    [up] Uiteinde boven
   *[down] Uiteinde onder
}
