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
