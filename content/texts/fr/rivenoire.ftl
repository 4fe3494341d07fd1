### Rivenoire

game-name = Rivenoire

## Set-up and its choices

option-top_of_hand = Carte du dessus
option-top_of_hand-about = En fin de tour, chacun dit quelle carte de sa main finit en haut de la défausse.

riv-set-up = Les portes de Rivenoire sont closes : paquets, étal et taverne sont prêts.
riv-first-player = { $seat } joue en premier.
riv-stall = Sur l’étal : { $cards }.
riv-guests = Clients de la taverne : { $guests }.
riv-oracle-peeked = { $seat } regarde le prochain présage : { $omen }.

## Rounds

riv-round = Le tour { $number } commence.
riv-round-over = Fin du tour { $number } : toutes les mains sont défaussées.
riv-first-player-taken = { $seat } prend le pion premier joueur, et le gardera un tour.
riv-first-player-kept = { $seat } garde le pion premier joueur.
riv-shield-back = Le Bouclier des anciens retourne à l’Arène.
riv-closed = Fermé pour ce tour : { $place }.

## Cards

riv-drew =
    { $count ->
        [0] { $seat } ne tire aucune carte.
        [one] { $seat } tire une carte.
       *[other] { $seat } tire { $count } cartes.
    }
riv-drew-own =
    { $count ->
        [0] { $seat } ne tire aucune carte.
       *[other] { $seat } tire { $cards }.
    }
riv-beer-drawn =
    { $count ->
        [one] { $seat } tire une Binouse, qui retourne à sa pile.
       *[other] { $seat } tire { $count } Binouses, qui retournent à leur pile.
    }
riv-reshuffled = { $seat } mélange sa défausse ({ $count }) pour former un nouveau paquet.
riv-discarded = { $seat } défausse { $cards }.
riv-destroyed = { $seat } : { $card } quitte la partie.
riv-wounded =
    { $count ->
        [one] { $seat } prend une Blessure.
       *[other] { $seat } prend { $count } Blessures.
    }
riv-no-wounds = { $seat } l’échappe belle : il ne reste plus de Blessure.
riv-beers-taken =
    { $count ->
        [one] { $seat } prend une Binouse.
       *[other] { $seat } prend { $count } Binouses.
    }
riv-no-loot = Il ne reste plus de Butin.
riv-loot-reshuffled = Les cartes Butin détruites ({ $count }) forment une nouvelle pile.
riv-played = { $seat } joue { $card }.
riv-gained-card = { $seat } gagne { $card }.
riv-gained-unseen = { $seat } gagne une carte.

## Fame and tokens

riv-fame-gained = { $seat } : +{ $amount } de Renommée ({ $source }).
riv-fame-lost = { $seat } : −{ $amount } de Renommée ({ $source }).
riv-trophy = { $seat } tire un pion Monstre.
riv-trophy-own = { $seat } tire un pion Monstre. { $token }.
riv-no-trophy = Plus de pion Monstre pour { $seat } : il n’en reste aucun.
riv-jewels =
    { $count ->
        [one] { $seat } tire un pion Joyaux.
       *[other] { $seat } tire { $count } pions Joyaux.
    }
riv-jewels-own =
    { $count ->
        [one] { $seat } tire un pion Joyaux
       *[other] { $seat } tire { $count } pions Joyaux
    } ({ $diamonds ->
        [0] pas de diamant
        [one] un diamant
       *[other] { $diamonds } diamants
    }).
riv-no-jewel = Plus de pion Joyaux pour { $seat } : il n’en reste aucun.
riv-shield-taken = { $seat } prend le Bouclier des anciens.

## Characters

riv-fallen = { $seat } : { $character } part à l’Hôpital.
riv-dismissed = { $seat } se sépare d’un personnage : { $character }.
riv-head-goes-last = En tête de file, { $character } passe en queue.
riv-option-pass = Non merci

## The expedition

riv-monster-unmet = Personne ne sort : le monstre ({ $monster }) passe et repart.
riv-monster-revealed = Le monstre du tour : { $monster }, { $points } points de vie.
riv-combat-round = Assaut { $number }.
riv-ask-fight = { $seat }, à ton personnage d’agir ({ $character }) : joue une carte de combat, ou défausse une carte.
riv-ask-fight-last = { $seat }, ton personnage ({ $character }) agit en dernier et nul n’a encore frappé : sans dégâts, le monstre gagne.
riv-option-use-card = Jouer { $card }
riv-option-use-card-with = Jouer { $card } avec { $token }
riv-option-throw-away = Défausser { $card }
riv-option-fall = À l’Hôpital
riv-ask-another = { $seat }, quelle carte joues-tu grâce à celle-ci : { $card } ?
riv-ask-another-discarded = { $seat }, quelle carte de ta défausse joues-tu grâce à celle-ci : { $card } ?
riv-ask-victim = { $seat }, dans quelle main tires-tu une carte ?
riv-option-steal = Chez { $owner }
riv-stolen = { $seat } tire une carte de la main de { $owner } : { $card }.
riv-ask-stolen = { $seat }, joues-tu la carte tirée chez { $owner } : { $card } ?
riv-ask-boomerang = { $seat }, quelle carte défausses-tu à la place de celle-ci : { $card } ?
riv-boomerang = { $seat } reprend en main { $card }.
riv-ask-destroy = { $seat }, détruis une carte ({ $source }).
riv-ask-may-destroy =
    { $count ->
        [one] { $seat }, tu peux détruire une carte ({ $source }).
       *[other] { $seat }, tu peux détruire jusqu’à { $count } cartes ({ $source }).
    }
riv-option-destroy = Détruire { $card }
riv-ask-discard = { $seat }, défausse une carte ({ $source }).
riv-token-used = { $seat } utilise un pion. { $token }
riv-blow = { $seat } ({ $character }) frappe à { $amount } avec { $card } : { $left ->
        [0] plus un seul point de vie
        [one] il reste { $left } point de vie
       *[other] il reste { $left } points de vie
    }.
riv-slain = { $seat } abat le monstre ({ $monster }).
riv-blow-claimed = Dans l’oubli général, { $seat } s’attribue le coup de grâce de { $owner }.
riv-recovered = Le monstre ({ $monster }) récupère { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }, il en a { $left } à présent.
riv-advanced = { $seat } : { $character } avance au rang { $rank }.
riv-fell-back = { $seat } : { $character } recule au rang { $rank }.
riv-withdrew = { $seat } : { $character } rentre sans une égratignure.
riv-cursed = { $seat } : { $character } devient un simple paysan.
riv-rolled = { $seat } ({ $character }) lance : { $faces }.
riv-shielded = { $seat } : { $character } ne lance pas de dé, à l’abri d’un bouclier.
riv-ask-face = { $seat }, quel résultat frappe ton personnage ({ $character }) ?
riv-ask-face-twice = { $seat }, quel résultat frappe deux fois ton personnage ({ $character }) ?
riv-option-suffer = { $face }
riv-option-ring = Lancer un dé de plus ({ $card })
riv-struck = { $seat } ({ $character }) subit : { $face }.
riv-special-attack = Attaque spéciale sur { $seat } ({ $character }) : { $attack }.
riv-fight-won = Victoire ({ $monster }) ! Le coup de grâce revient à { $seat }.
riv-loot-revealed = Butin à partager : { $cards }.
riv-ask-loot = { $seat }, prends une carte Butin pour ton personnage ({ $character }).
riv-option-loot = Prendre { $card }
riv-quarantine = Quarantaine : toute la file part à l’Hôpital.
riv-lost-line = Défaite : plus personne dans la file, le monstre ({ $monster }) s’en va.
riv-lost-no-damage = Défaite : un assaut sans le moindre dégât, le monstre ({ $monster }) l’emporte.
riv-lost-too-long = Défaite : le combat a trop duré, le monstre ({ $monster }) l’emporte.

## Why not, in the expedition

riv-why-no-combat = { $card } : ce n’est pas une carte de combat, elle ne peut qu’être défaussée.
riv-why-after-roll = { $card } : à jouer après un lancer du dé Monstre.
riv-why-no-victim = Personne d’autre dans la file n’a de carte en main.
riv-why-no-wound = Tu n’as de Blessure ni en main ni dans ta défausse.
riv-why-no-other-card = { $card } : aucune autre carte ne peut être jouée grâce à elle.

## The end

riv-final-scoring = Six monstres sont passés : on compte les points.
riv-score-line = { $seat }, { $source } : { $points }.
riv-score-total = { $seat } a { $points } points.
riv-line-fame = { $source }
riv-line-buildings = { $source } ({ $count })
riv-line-trio = { $source }
riv-line-diamonds = { $source } ({ $count })
riv-line-magic = { $source } ({ $count })
riv-line-gold = { $source } ({ $count })
riv-line-wounds = { $source } ({ $count })
riv-line-beers = { $source } ({ $count })
riv-line-quest = Quête : { $source }
riv-victory = { $seat } l’emporte.
riv-victory-cards = { $seat } l’emporte avec moins de cartes.
riv-victory-shared = { $seats_won } se partagent la victoire.
riv-end = Les six tours sont joués.
