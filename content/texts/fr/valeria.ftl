### Shadow Kingdoms of Valeria

game-name = Les Sombres Royaumes de Valeria
game-about = Rassemble tes troupes dans cinq sanctuaires, gagne des champions à ta cause et mène sept stratagèmes contre les royaumes des hommes.

## Set-up and its choices

option-start_score = Départ de l’Adversaire
val-briefing-adversary = **{ $level }** : { $start } PV au départ (tout nombre à partir de { $lowest } convient), puis { $least } à { $most } par Stratagème, { $claimed } ou { $empty } par Distinction, { $meeting } par rencontre.
option-champion_limit_unlock_order = Limites de Champions
option-champion_limit_unlock_order-about = La limite de dix Champions peut-elle être débloquée avant celle de six ?
option-champion_limit_unlock_order-any = Dans n’importe quel ordre
option-champion_limit_unlock_order-ascending = Six d’abord
option-cycle_window_before_move = Renouveler avant de partir
option-cycle_window_before_move-about = Un Gardien peut aussi renouveler des cartes là où il se trouve avant de le quitter.
val-setup-alone = L’Adversaire n’affronte qu’un joueur seul.

val-set-up = La nuit tombe sur Valeria : dés, stratagèmes et champions sont en place.
val-first-player = { $seat } commence.
val-award-revealed = Une Distinction à gagner : { $award }.
val-ask-board = { $seat }, choisis ton peuple : ses dés peuvent devenir Jokers.
val-option-board = { $board }
val-board-taken = { $seat } joue le { $board }.
val-map-dealt = { $seat } reçoit un Parchemin de Campagne : { $scroll }.
val-ask-side = { $seat }, quelle face de ton parchemin utilises-tu ({ $scroll }) ?
val-option-side = { $scroll }, { $side }
val-side-chosen = { $seat } choisit { $scroll }, { $side }.

## Turns

val-round = La manche { $number } commence.
val-turn = C’est à { $seat } de jouer.
val-refill-few =
    { $count ->
        [0] Il ne reste aucun dé dans les Sanctuaires
        [one] Il reste un dé dans les Sanctuaires
       *[other] Il reste { $count } dés dans les Sanctuaires
    } (remplissage à { $limit }) : tous les dés et tous les Champions sont renouvelés.
val-refill-nowhere = { $seat } ne peut aller nulle part : tous les dés et tous les Champions sont renouvelés.
val-ask-move = { $seat }, où va ton Gardien ?
val-option-move = Aller { $place }
val-moved = { $seat } va { $place }.
val-option-end-turn = Fin du tour
val-option-pass = Non, merci

## Dice

val-ask-die = { $seat }, prends un dé ({ $shrine }).
val-ask-any-die = { $seat }, prends un dé dans le Sanctuaire de ton choix ({ $source }).
val-option-die = { $die } { $face }{ $discount ->
        [0] { "" }
       *[other] , réduction { $discount }
    }
val-die-taken = { $seat } prend le dé { $die } { $face } ({ $source }).
val-ask-room = { $seat }, tes cases Troupe sont pleines : le dé { $die } { $face } va dans le sac, ou l’un de tes dés.
val-option-return = Le dé { $die } { $face } dans le sac
val-die-returned = { $seat } remet le dé { $die } { $face } dans le sac.

## Gains

val-gained = { $seat } : +{ $amount } { $item } ({ $source }).
val-surplus-lost = { $seat } : { $amount } { $item } en trop, faute de place ({ $source }).
val-gem-lost = { $seat } : une Gemme est perdue, faute de place ou parce qu’il n’en reste plus ({ $source }).
val-overflow = { $seat } : l’Influence est au sommet, +{ $points } PV à la place ({ $source }).
val-effect-lost = { $seat } : sans effet ({ $source }).
val-no-gold = { $seat } : une Force de 6 ne rapporte pas d’Or.

## Shrines

val-ask-gem = { $seat }, prends-tu une Gemme ?
val-option-gem = Prendre une Gemme
val-ask-magic = { $seat }, une Distinction, ou de la Magie ?
val-option-award = { $award } : { $points } PV
val-option-magic = Gagner { $amount } Magie
val-award-claimed = { $seat } obtient la Distinction « { $award } » : { $points } PV.
val-ask-recruit =
    { $discount ->
        [0] { $seat }, qui recrutes-tu ?
       *[other] { $seat }, qui recrutes-tu (réduction de { $discount } Or) ?
    }
val-ask-recruit-by = { $seat }, qui recrutes-tu ({ $source }) ?
val-option-recruit =
    { $cost ->
        [0] Recruter gratuitement : { $card }
       *[other] Recruter pour { $cost } Or : { $card }
    }
val-recruited =
    { $cost ->
        [0] { $seat } recrute gratuitement un Champion : { $champion } ({ $source }).
       *[other] { $seat } recrute un Champion pour { $cost } Or : { $champion } ({ $source }).
    }
val-ask-end-champions = { $seat }, renouveler d’autres Champions, ou finir ton tour ?
val-ask-reserve =
    { $discount ->
        [0] { $seat }, quel Stratagème réserves-tu ?
       *[other] { $seat }, quel Stratagème réserves-tu (réduction de { $discount } Or) ?
    }
val-ask-reserve-free = { $seat }, réserve un Stratagème gratuitement ({ $source }).
val-option-reserve =
    { $cost ->
        [0] { $plan }, gratuitement : { $slot }
       *[other] { $plan } pour { $cost } Or : { $slot }
    }
val-reserved =
    { $cost ->
        [0] { $seat } réserve gratuitement « { $plan } » ({ $slot }).
       *[other] { $seat } réserve « { $plan } » pour { $cost } Or ({ $slot }).
    }
val-ask-bonus = { $seat }, achètes-tu le bonus de cet emplacement ({ $slot }) ?
val-option-bonus =
    { $cost ->
        [0] { $source } : le bonus gratuitement
       *[other] { $source } : le bonus pour { $cost } Or
    }
val-bonus-bought =
    { $cost ->
        [0] { $seat } profite gratuitement d’un bonus de réserve ({ $slot }).
       *[other] { $seat } paie { $cost } Or pour un bonus de réserve ({ $slot }).
    }
val-ask-end-plans = { $seat }, renouveler d’autres Stratagèmes, ou finir ton tour ?
val-option-cycle = Renouveler (1 Magie) : { $card }
val-cycled = { $seat } renouvelle une carte pour 1 Magie : { $card }.

## Camp

val-ask-plan = { $seat }, quel Stratagème mènes-tu ?
val-ask-dice = { $seat }, engage tes dés pour « { $plan } ».
val-option-plan =
    { $cost ->
        [0] { $plan }
       *[other] { $plan } pour { $cost } Or
    }
val-option-plan-back = Reposer « { $plan } »
val-option-commit = Engager le dé { $die } { $face }
val-option-keep = Garder le dé { $die } { $face }
val-option-raise = Le dé { $die } monte à { $face } (1 Magie)
val-option-lower = Le dé { $die } descend à { $face } (1 Magie)
val-option-flip = Retourner le dé { $die } sur { $face } (1 Gemme)
val-option-unchange = Le dé { $die } revient à { $face }
val-option-wild = Le dé { $die } devient Joker (1 Gemme)
val-option-tame = Le dé { $die } n’est plus Joker
val-option-carry-out = Mener le Stratagème
val-preview-strength = Force { $raw }, limite { $limit } : { $total }.
val-preview-points = { $points } PV.
val-preview-left =
    Reste : { $gold } Or, { $magic } Magie, { $gems ->
        [one] { $gems } Gemme
       *[other] { $gems } Gemmes
    }.
val-warn-wasted = Ton Influence de { $limit } limite ce Stratagème : { $wasted } de Force en trop.
val-warn-wasted-magic =
    Ton Influence de { $limit } limite ce Stratagème : { $wasted } de Force en trop.
    Reprends { $magic } Magie du dé { $troop } { $face } : toujours { $points } PV.
val-warn-wasted-flip =
    Ton Influence de { $limit } limite ce Stratagème : { $wasted } de Force en trop.
    Remets le dé { $troop } { $face } comme il était et garde une Gemme : toujours { $points } PV.
val-warn-wasted-die =
    Ton Influence de { $limit } limite ce Stratagème : { $wasted } de Force en trop.
    Le dé { $troop } { $other } vaut ici le { $troop } { $face } : toujours { $points } PV.
val-plan-from-slot = { $seat } mène un Stratagème réservé : { $plan }.
val-plan-bought =
    { $cost ->
        [0] { $seat } mène « { $plan } », gratuitement.
       *[other] { $seat } mène « { $plan } », pour { $cost } Or.
    }
val-die-changed = { $seat } : le dé { $die } passe de { $before } à { $face }.
val-die-wild = { $seat } fait d’un dé un Joker : { $die }.
val-spent = { $seat } dépense { $magic ->
        [0] { "" }
       *[other] { $magic } Magie
    }{ $magic ->
        [0] { "" }
       *[other] { $gems ->
            [0] { "" }
           *[other] {" et "}
        }
    }{ $gems ->
        [0] { "" }
        [one] { $gems } Gemme
       *[other] { $gems } Gemmes
    }.
val-dice-committed = { $seat } engage des dés : { $dice } ({ $faces }).
val-strength-part = +{ $amount } Force ({ $source }).
val-strength = { $plan } : Force { $raw }, Influence { $limit }, total { $total }{ $wasted ->
        [0] { "" }
       *[other] {" "}({ $wasted } en trop)
    }.
val-plan-points = { $seat } : une Force de { $total } rapporte { $points } PV.
val-ask-marker = { $seat }, quel marqueur quitte ton plateau ?
val-ask-marker-award = { $seat }, quel marqueur poses-tu sur « { $award } » ?
val-option-marker = { $space }
val-marker-taken = { $seat } libère une case : { $space }.
val-ask-zone = { $seat }, quelle zone couvres-tu ?
val-option-cover = { $skirmish }{ $points ->
        [0] { "" }
       *[other] {" "}: { $points } PV
    }{ $gifts-count ->
        [0] { "" }
       *[other] {" "}({ $gifts })
    }
val-zone-covered =
    { $points ->
        [0] { $seat } couvre une zone : { $zone }, aucun PV.
       *[other] { $seat } couvre une zone : { $zone }, { $points } PV.
    }
val-ask-link = { $seat }, quel Bonus de Chaîne maintenant ?
val-option-link = { $gift }
val-link-claimed = { $seat } obtient un Bonus de Chaîne : { $gift }.
val-plan-completed = { $seat } réussit « { $plan } », Stratagème { $number } sur 7.
val-ask-end-camp = { $seat }, renouveler des Stratagèmes, ou finir ton tour ?

## The Adversary

val-adversary = L’Adversaire
val-adversary-moved = L’Adversaire va { $place }.
val-adversary-met = L’Adversaire t’y rejoint : { $points } PV pour lui.
val-adversary-plan = L’Adversaire mène « { $plan } » : { $points } PV.
val-adversary-idle = L’Adversaire ne trouve aucun Stratagème à prendre.
val-adversary-awards = Les Distinctions rapportent { $points } PV à l’Adversaire.
val-adversary-total = L’Adversaire termine avec { $points } PV.

## The end

val-end-near = { $seat } a réussi son septième Stratagème : c’est la dernière manche.
val-end-near-adversary = L’Adversaire a réussi son septième Stratagème : la partie est finie.
val-final-scoring = La campagne est finie : on compte les points.
val-score-line = { $seat } : { $source }, { $points }.
val-score-total =
    { $points ->
        [one] { $seat } a { $points } point.
       *[other] { $seat } a { $points } points.
    }
val-line-plans =
    { $count ->
        [one] { $count } Stratagème
       *[other] { $count } Stratagèmes
    }
val-line-zones =
    { $count ->
        [one] { $count } Zone d’Escarmouche
       *[other] { $count } Zones d’Escarmouche
    }
val-line-awards =
    { $count ->
        [one] { $count } Distinction
       *[other] { $count } Distinctions
    }
val-line-overflow = { $count } Influence au-delà de la piste
val-line-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
val-line-champion = { $source }
val-victory = { $seat } l’emporte.
val-victory-influence = { $seat } l’emporte grâce à son Influence.
val-victory-shared = { $seats_won } se partagent la victoire.
val-end-plans = { $seat } a réussi un septième Stratagème, et la manche a été achevée.
val-end-won =
    { $by ->
        [adversary] L’Adversaire a réussi sept Stratagèmes, mais tu restes devant : { $points } à { $rival }.
       *[player] Sept Stratagèmes, et l’Adversaire est battu : { $points } à { $rival }.
    }
val-end-lost =
    { $by ->
        [adversary] L’Adversaire a réussi sept Stratagèmes avant toi : { $points } à { $rival }.
       *[player] Sept Stratagèmes n’ont pas suffi contre l’Adversaire : { $points } à { $rival }.
    }
val-beat-refill = Nouveaux dés, nouveaux Champions
val-beat-adversary = L’Adversaire
val-beat-end = La dernière manche

## Why not?

val-why-here = Tu y es déjà.
val-why-adversary = L’Adversaire est ici.
val-why-no-dice = Il n’y a plus de dé ici.
val-why-no-plan = Il n’y a aucun Stratagème à mener.
val-why-camp =
    Au plus près : « { $plan } ». Il manque : { $troops-count ->
        [0] { "" }
        [one] { $troops } (un dé ou une Gemme)
       *[other] { $troops } (dés ou Gemmes)
    }{ $troops-count ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] {", "}
        }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Or
    }.
val-why-gold = Cela coûte { $cost } Or, tu en as { $gold } : il en manque { $short }.
val-why-champion-limit = Tu as atteint ta limite de { $limit } Champions.
val-why-no-champions = Aucun Champion n’est visible.
val-why-no-slot = Aucun de tes emplacements ouverts n’est libre.
val-why-no-plans = La colonne n’a plus de Stratagème.
val-why-no-die-anywhere = Il n’y a plus de dé dans aucun Sanctuaire.
val-why-no-gems = Le Sanctuaire des Gemmes est vide.
val-why-gem-room =
    { $limit ->
        [one] Tu as déjà { $limit } Gemme : il n’y a pas de place pour une autre.
       *[other] Tu as déjà { $limit } Gemmes : il n’y a pas de place pour une autre.
    }
val-why-track-full = { $item } : ta piste s’arrête à { $limit }.
val-why-cycle-magic = Renouveler une carte coûte { $cost } Magie.
val-why-deck-empty = La pile est vide : aucune autre carte ne viendrait.
val-why-cycle-last = Sans « { $card } », plus aucun Stratagème ne serait certain.
val-why-claimed = Tu as déjà un marqueur sur « { $award } ».
val-why-award = Pas encore : { $have } sur { $need }.
val-why-order = La limite inférieure d’abord : { $space }.
val-why-type = C’est pour un autre type de Stratagème ({ $type }).
val-why-no-plan-chosen = Choisis d’abord un Stratagème.
val-why-dice-missing =
    { $count ->
        [one] Il faut encore un dé.
       *[other] Il faut encore { $count } dés.
    }
val-why-no-match = Aucun dé ne convient : { $troops }. Une Gemme fait d’un dé un Joker.
val-why-plan-dice = « { $plan } » : il manque { $troops }.
val-why-plan-full = Chaque symbole du Stratagème a son dé.
val-why-no-symbol = Aucun symbole n’attend plus ce dé : { $troop }.
val-why-no-magic = Tu n’as plus de Magie.
val-why-cycle-first = Aucun Stratagème adapté à tes dés n’est encore dans tes moyens : renouvelle une carte moins chère.
val-why-no-gem = Tu n’as plus de Gemme.
val-why-gem-needed = Tes Gemmes sont nécessaires comme Jokers.
val-why-deck = La pile est face cachée.
val-why-others = Cela appartient à { $owner }.
val-why-camp-idle = On va au Camp pour mener un Stratagème.
val-why-dice-idle = Tes dés servent au Camp.
val-why-gems-idle = Les Gemmes servent au Camp : elles retournent un dé ou en font un Joker.
val-why-slot-idle = Un Stratagème réservé se mène au Camp.
val-why-space-idle = Un marqueur quitte ton plateau pour une Distinction, ou quand un Stratagème est mené.
val-why-map-idle = Une zone se couvre quand un Stratagème est mené.
val-why-champions-idle = Tes Champions agissent d’eux-mêmes.
val-why-board-idle = Rien de ce plateau n’est à choisir maintenant.
val-why-shrine-dice = On prend un dé dans le Sanctuaire où entre le Gardien.
val-why-shrine-idle = Ton Gardien ira ailleurs à ton prochain tour.
val-why-column-idle = Un Stratagème se réserve dans son Sanctuaire, ou s’achète au Camp.
val-why-row-idle = Les Champions se recrutent dans leur Sanctuaire.
val-why-award-idle = Les Distinctions s’obtiennent dans le Sanctuaire de la Magie.
val-why-supply-idle = Les Gemmes se prennent dans leur Sanctuaire.
val-why-bag = Les dés du sac reviennent au prochain remplissage.
val-why-adversary-plans = Ces Stratagèmes sont à l’Adversaire.
val-why-gone = C’est hors du jeu.

## Le plateau

val-board-round = Manche { $number }
val-board-last-round = Dernière manche ({ $number })
val-board-phase-move = Trajet
val-board-phase-die = Dé
val-board-phase-action = Action
val-board-phase-camp = Camp
val-board-phase-end = Fin
val-board-shrines = Les Sanctuaires
val-board-bag = { $count } dans le sac
val-board-dice-left = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, relance à { $refill }
val-board-refill-soon = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, relance proche ({ $refill })
val-board-shrine-gems = Gemmes
val-board-shrine-magic = Magie
val-board-shrine-champions = Champions
val-board-shrine-gold = Or
val-board-shrine-plans = Plans
val-board-camp = Camp
val-board-gems-left = reste { $count }
val-board-or-award = Distinction
val-board-here = Ici
val-board-closed = Fermé
val-board-no-dice = Aucun dé
val-board-range = { $least } à { $most }
val-board-recruit = Recruter
val-board-reserve = Réserver
val-board-no-plan = Pas encore de plan
val-board-plans = { $count ->
        [one] { $count } plan
       *[other] { $count } plans
    }
val-board-up-to = jusqu’à { $points } PV
val-board-points = { $points } PV
val-board-champions = Champions
val-board-immediate = Immédiat
val-board-permanent = Permanent
val-board-endgame = Décompte
val-board-price-best = prix avec le meilleur dé (sans dé)
val-board-price-now = prix actuel (sans dé)
val-board-worth-now = vaut { $points }
val-board-awards = Distinctions
val-board-yours = à toi
val-board-plans-title = Stratagèmes
val-board-with-best-die = avec le meilleur dé : −{ $discount }
val-board-with-your-die = avec ton dé : −{ $discount }
val-board-from = dès { $gold }
val-board-now = { $gold } ici
val-board-missing = { $count ->
        [one] manque { $count }
       *[other] manquent { $count }
    }
val-board-map = Parchemin
val-board-map-side = { $name }, { $side }
val-board-links = { $claimed ->
        [one] { $claimed } lien sur { $all }
       *[other] { $claimed } liens sur { $all }
    }
val-board-each = { $points } chacun
val-board-from-strength = { $strength }+ : { $points }
val-board-influence = Influence
val-board-gold = Or
val-board-magic = Magie
val-board-strength-limit = limite de Force
val-board-plans-done = Plans { $done } / { $all }
val-board-race = { $done } / { $all }
val-board-space-gem_storage = Gemmes
val-board-space-wild_troop = Joker
val-board-space-strength_bonus = Force
val-board-gems-held = { $count } sur { $limit }
val-board-slot-open = Libre
val-board-slot-covered = Encore couvert
val-board-base-price = prix de base
val-board-troops = Troupes
val-board-troops-free = { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    } sur { $limit }
val-board-troops-full = plein : { $limit }
val-board-champions-of = { $count } sur { $limit }
val-board-may-be-wild = { $troop } : jokers possibles.
val-board-adversary = L’Adversaire
val-board-adversary-plan = { $moves ->
        [one] Prend le plan à 5 Or au prochain trajet.
       *[other] Prend le plan à 5 Or dans { $moves } trajets.
    }
val-board-adversary-none = Aucun plan encore

## Lignes de la question

val-choice-camp = { $plans ->
        [one] { $plans } plan
       *[other] { $plans } plans
    }, jusqu’à { $points } PV
val-choice-gem = une Gemme
val-choice-die-only = un dé seulement
val-choice-magic = { $magic } Magie ou une Distinction
val-choice-gold = { $least } à { $most } Or
val-choice-gold-only =
    { $gold ->
        [0] un dé, pas d’Or
       *[other] { $gold } Or
    }
val-choice-champions = recruter dès { $gold } Or
val-choice-plans = réserver dès { $gold } Or
val-choice-die = { $troop } { $face }
val-choice-income = +{ $gold } Or
val-choice-price-from = dès { $gold } Or
val-choice-helps = { $count ->
        [one] aide { $count } plan
       *[other] aide { $count } plans
    }
val-choice-costs = { $gold } Or

## Ce que les choses disent d’elles-mêmes

val-tip-die = Force { $strength }, Réduction { $discount }.
val-tip-die-helps = Te rapproche de { $plans }.
val-tip-plan = { $type } : un dé par symbole ({ $troops }).
val-tip-plan-brings = { $gems ->
        [0] Avec tes dés : { $points }.
        [one] Avec tes dés et { $gems } Gemme : { $points }.
       *[other] Avec tes dés et { $gems } Gemmes : { $points }.
    }
val-tip-plan-lacks = Il manque : { $troops }.
val-tip-plan-way = Le moins cher pour { $points } PV : { $steps }.
val-way-wild = { $die } en joker (1 Gemme)
val-way-flip = { $die } retourné (1 Gemme)
val-way-raise = { $die } +{ $by } ({ $by } Magie)
val-tip-price = { $parts } : { $gold } Or.
val-part-base = base
val-part-surcharge = possédés
val-part-discount = dé
val-part-space = case
val-tip-worth = Te rapporterait { $points } PV maintenant.
val-tip-award = S’obtient au Sanctuaire de la Magie : le cercle libre le plus à gauche compte, et un marqueur de ton plateau y va.
val-tip-award-progress = Tu en as { $have } sur { $need }.
val-tip-camp = Mène un Stratagème de ta réserve ou acheté dans la colonne. Seulement si tu es sûr d’y arriver.
val-tip-covered = Un marqueur le couvre : retire-le avec un Stratagème ou une Distinction.
val-tip-open = Ouvert.
val-tip-link = Un marqueur ici complète un lien : { $gift }
val-tip-link-open = À toi quand ses deux zones portent un marqueur.
val-tip-link-claimed = Obtenu.
val-tip-map = Chaque Stratagème y pose un marqueur : les zones comptent aussitôt, les liens paient entre deux marqueurs.
val-tip-seat = Stratagèmes { $plans }, Champions { $champions }, dés { $dice }. Influence { $influence }, Or { $gold }, Magie { $magic }, Gemmes { $gems }.
val-tip-adversary = Ensuite : { $shrine }. Il prend un Stratagème dans { $moves ->
        [one] { $moves } trajet
       *[other] { $moves } trajets
    }. À la fin, les Distinctions lui rapporteraient encore { $awards } PV, en l’état.

## La scène du Camp

val-camp-nine = Neuf étapes
val-camp-step-1 = Stratagème
val-camp-step-2 = Dés
val-camp-step-3 = Force
val-camp-step-4 = Points
val-camp-step-5 = Champions
val-camp-step-6 = Ton plateau
val-camp-step-7 = Escarmouche
val-camp-step-8 = Chaîne
val-camp-step-9 = Rangement
val-camp-placed = { $count } sur { $all } en place
val-camp-counts = { $raw }, compte { $total }
val-camp-markers = 1 marqueur sur { $count }
val-camp-links = { $count ->
        [one] { $count } lien jusqu’ici
       *[other] { $count } liens jusqu’ici
    }
val-camp-type = { $type }
val-camp-was = avant
val-camp-purse = À dépenser
val-camp-no-spare = Aucun autre dé
val-camp-raw = Force brute { $raw }
val-camp-limit = Limite d’Influence { $limit }
val-camp-total = Compte { $total }
val-camp-wasted = { $wasted } en trop
val-camp-brings = Ce que ça rapporte
val-camp-gains = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, de { $before } à { $after }
val-camp-lead = en tête, { $points } d’avance
val-camp-behind = { $points } de retard
val-camp-level = à égalité en tête
val-camp-paid = Rapporté par ce Stratagème
val-camp-income = Champions
val-camp-left = Après
val-camp-next-zone = Ensuite, une zone de ton Parchemin
val-camp-done = Combattre à { $total } : { $points } PV

## What bots reason with

val-advice-plan = { $plan } ({ $dice }{ $changes ->
        [0] { "" }
        [one] , une modification
       *[other] , { $changes } modifications
    })
reason-gold = Il reste plus d’or pour les stratagèmes et les champions.
reason-magic = Il reste de la magie pour augmenter des dés.
reason-gems = Une gemme reste pour le bon moment.
reason-influence = Plus d’influence rend plus forts tous les stratagèmes à venir.
reason-dice = Il reste plus de dés sur ton plateau.
reason-hope = Tes dés conviennent mieux aux stratagèmes en vue.
reason-choice = Il y a plus de stratagèmes au choix.
reason-battle = Un stratagème peut bientôt être accompli.
reason-instants = Un champion Immédiat aide tout de suite.
reason-ongoing = Un champion Permanent rapporte jusqu’à la fin.
reason-lasting = Des champions Permanents font plus pour chaque stratagème à venir.
reason-final = Des champions de Décompte marquent déjà plus de points.
reason-growing = Un champion de Décompte peut encore marquer plus de points.
reason-completed = Un stratagème de plus est accompli.
reason-awards = Une Distinction devient accessible.
reason-spaces = Plus d’espaces de ton plateau sont ouverts.
reason-storage = Il y a de la place pour plus de gemmes.

## Rencontre

val-adversary-introduced = Voici l’Adversaire : il n’a pas de dés et ne demande rien à personne, mais après chacun de tes tours il avance et rafle ce qu’il trouve. Dépasse ses points et tu gagnes ; clique sur son panneau pour voir comment il compte.
