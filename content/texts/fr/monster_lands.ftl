### Monster Lands

game-name = Monster Lands

## Set-up and its choices

option-mode = Mode
option-mode-about = Une partie seule, ou la campagne de dix scénarios (un joueur).
option-mode-classic = Classique
option-mode-campaign = Campagne
option-level = Difficulté
option-level-about = Quels monstres viennent d’abord, et combien de dés d’attaque s’ajoutent au fil des tours.
option-level-tutorial = Tutoriel
option-level-normal = Normal
option-level-heroic = Héroïque
option-level-legendary = Légendaire
option-queens_favour = Faveur de la Reine
option-queens_favour-about = Dès le tour 2, le premier joueur prend aussi un dé au choix et un petit bonus.
option-more_monsters = Plus de monstres
option-more_monsters-about = Aux tours 2, 4 et 6, un monstre vient aux Portes s’il n’y en a pas.
option-ambush = Module Traquenard
option-ambush-about = Des coups bas entre expéditions ; les pièges se révèlent un par un, au choix.
option-scenario = Scénario
option-scenario-about = L’une des dix épreuves contre Madhala (un joueur).
option-random_pairs = Duos au hasard
option-random_pairs-about = Le hasard distribue les leaders et leurs premiers mercenaires.

ml-setup-campaign-alone = La campagne se joue seul.
ml-setup-favour-alone = La Faveur de la Reine compare les clans : elle ne se joue pas seul.
ml-setup-ambush-alone = Le module Traquenard demande au moins deux joueurs (le scénario 8 l’apporte en solo).
ml-setup-level = Le scénario { $scenario } ne se joue pas au niveau { $level }.

ml-set-up = La citadelle s’éveille : dés, cartes et jetons sont en place.
ml-first-player = Premier joueur : { $seat }.
ml-affinity-chosen = { $seat } prend le duo { $affinity } : { $leader } mène, { $member } suit.
ml-ask-pair = { $seat }, choisis le duo qui fonde ton clan.
ml-option-pair = { $affinity } : { $leader } et { $member }
ml-option-by-chance = Laisser faire le hasard

## Rounds

ml-round = Le tour { $number } commence.
ml-phase =
    { $phase ->
        [preparation] Préparation
        [deployment] Déploiement
        [adventure] Aventure
       *[cleanup] Nettoyage
    }
ml-pool = { $seat } forme sa réserve : { $force } Force, { $magic } Magie, { $persuasion } Persuasion.

## Deployment

ml-ask-turn = { $seat }, choisis un lieu éclairé pour tes dés.
ml-ask-after-action = { $seat }, autre chose avant la fin de ton tour ?
ml-ask-no-dice = { $seat }, plus de dés : actions libres, ou passe.
ml-option-visit = Visiter : { $building }
ml-option-send = Envoyer quelqu’un : { $expedition }
ml-option-work = Utiliser { $region }
ml-option-pass = Passer
ml-option-end-turn = Finir le tour
ml-option-give-up = Défausser les dés et passer
ml-option-back = Retour
ml-option-enough = Cela suffit
ml-passed = { $seat } passe.
ml-gave-up = { $seat } ne peut poser aucun dé, défausse sa réserve et passe.

ml-die-placed =
    { $face ->
        [0] { $seat } pose un dé ({ $die }) : { $building }.
       *[other] { $seat } pose { $die } { $face } : { $building }.
    }
ml-ask-die = { $seat }, quel dé poses-tu : { $building } ?
ml-option-die =
    { $discount ->
        [0] { $die }
       *[other] { $die } : { $discount } or de moins
    }
ml-ask-armoury = { $seat }, combien de jetons Défense achètes-tu ?
ml-option-defence =
    { $count ->
        [one] 1 jeton Défense pour { $cost } or
       *[other] { $count } jetons Défense pour { $cost } or
    }
ml-defence-bought =
    { $count ->
        [one] { $seat } achète 1 jeton Défense pour { $cost } or.
       *[other] { $seat } achète { $count } jetons Défense pour { $cost } or.
    }
ml-ask-alchemist = { $seat }, choisis un chaudron et un mélange.
ml-option-brew = Emplacement { $slot } : { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }, { $venoms ->
        [one] { $venoms } venin
       *[other] { $venoms } venins
    }
ml-brewed = { $seat } prépare { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    } et { $venoms ->
        [one] { $venoms } venin
       *[other] { $venoms } venins
    } chez l’alchimiste.
ml-ask-mine = { $seat }, quel filon exploites-tu ?
ml-option-dig =
    { $dice ->
        [one] { $dice } dé de Force pour { $gold } or
       *[other] { $dice } dés de Force pour { $gold } or
    }
ml-mined = { $seat } exploite la Mine pour { $gold } or.
ml-ask-bonus = { $seat }, une carte aide-t-elle cette visite ({ $building }) ?
ml-bonus = { $card } enrichit la visite de { $seat }.
ml-option-use-card = Utiliser { $card }
ml-ask-pawn =
    { $gold ->
        [0] { $seat }, quels dés mets-tu en gage ?
       *[other] { $seat }, mettre en gage pour { $gold } or, ou ajouter un dé ?
    }
ml-pawned =
    { $dice ->
        [one] { $seat } met { $dice } dé en gage pour { $gold } or.
       *[other] { $seat } met { $dice } dés en gage pour { $gold } or.
    }
ml-tokens-lost = Plus de place : { $seat } perd { $count } × { $item }.

ml-ask-hunter =
    { $discount ->
        [0] { $seat }, remplis ton panier au Repère.
       *[other] { $seat }, remplis ton panier au Repère ({ $discount } or de moins sur le total).
    }
ml-ask-hunter-more = { $seat }, le panier coûte { $cost } or. Un autre piège ?
ml-option-trap = { $trap } ({ $cost })
ml-traps-bought = { $seat } achète { $traps } pour { $cost } or.
ml-ask-drop = { $seat }, ton plateau garde { $limit } pièges : lequel part ?
ml-option-drop = Défausser { $trap }
ml-trap-dropped = Faute de place, { $seat } défausse { $trap }.

ml-ask-tavern =
    { $discount ->
        [0] { $seat }, qui engages-tu ? Excès de gloire : { $excess }.
       *[other] { $seat }, qui engages-tu ? Excès de gloire : { $excess }, { $discount } or de moins.
    }
ml-ask-free-hire = { $seat }, engage quelqu’un sans payer. Excès de gloire : { $excess }.
ml-option-hire =
    { $cost ->
        [0] Engager { $member } sans payer
       *[other] Engager { $member } pour { $cost } or
    }
ml-option-hire-with =
    { $cost ->
        [0] Engager { $member } sans payer, grâce à { $card }
       *[other] Engager { $member } pour { $cost } or, grâce à { $card }
    }
ml-option-drinks = Une tournée ({ $cost } or)
ml-option-nobody = N’engager personne
ml-hire-paid = { $seat } paie { $cost } or à la Taverne.
ml-member-hired = { $member } rejoint le clan de { $seat }.
ml-drinks = { $seat } paie une tournée ({ $cost } or) ; de nouveaux visages arrivent.
ml-hired-nobody = { $seat } n’engage personne.

ml-ask-bazaar =
    { $discount ->
        [0] { $seat }, quel équipement achètes-tu ?
       *[other] { $seat }, quel équipement achètes-tu ({ $discount } or de moins) ?
    }
ml-ask-free-gear = { $seat }, prends une carte du Bazar sans payer.
ml-option-gear =
    { $cost ->
        [0] { $gear }, sans payer
       *[other] { $gear } pour { $cost } or
    }
ml-ask-bearer = { $seat }, qui porte { $gear } ?
ml-option-wear = { $member } s’en équipe
ml-option-wear-drop = { $member } s’en équipe et abandonne { $old }
ml-option-wear-pass = { $member } s’en équipe et donne { $old } à { $heir }
ml-gear-bought =
    { $cost ->
        [0] { $seat } équipe { $member } avec { $gear }, sans payer.
       *[other] { $seat } équipe { $member } avec { $gear } pour { $cost } or.
    }
ml-gear-dropped = { $gear } est abandonné.
ml-gear-passed = { $member } prend { $gear }.
ml-ask-rearm = { $seat }, à qui va { $gear } ?
ml-option-rearm = Déplacer { $gear }
ml-option-give-to = Le donner à { $member }
ml-option-discard = L’abandonner

ml-ask-region-dice = { $seat }, quels dés poses-tu sur { $region } ?
ml-option-pay-dice = { $dice }
ml-region-used = { $seat } utilise { $region }.

ml-ask-muster-dice = { $seat }, des dés pour cette expédition : { $expedition }.
ml-ask-muster-member = { $seat }, qui part ? { $expedition }
ml-ask-muster-tokens = { $seat }, pièges et jetons Défense pour cette expédition : { $expedition }.
ml-ask-muster-bottles = { $seat }, des flacons pour cette expédition : { $expedition }.
ml-option-add-die = Ajouter un dé ({ $die })
ml-option-lead = { $member } part
ml-option-add-trap = Poser { $trap } face cachée
ml-option-add-defence = Ajouter un jeton Défense
ml-option-bottles =
    { $potion ->
        [0] { $venom ->
            [0] Partir sans flacon
           *[other] Partir avec un venin
        }
       *[other] { $venom ->
            [0] Partir avec une potion
           *[other] Partir avec une potion et un venin
        }
    }
ml-sent = { $seat } envoie { $member } ({ $expedition }) : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $traps ->
        [one] { $traps } piège
       *[other] { $traps } pièges
    }, { $defence ->
        [one] { $defence } jeton Défense
       *[other] { $defence } jetons Défense
    }.

## Free actions

ml-option-sell = Vendre le trophée { $trophy } pour { $gold } or
ml-option-use-loot = Utiliser { $loot }
ml-option-heal = Une potion pour { $member }
ml-option-appoint = { $member } gère { $region }
ml-option-talent = Utiliser le talent de { $card }
ml-trophy-sold = { $seat } vend le trophée { $trophy } pour { $gold } or.
ml-loot-used = { $seat } utilise { $loot }.
ml-healed = Une potion soigne { $member }, du clan de { $seat }.
ml-manager = { $member } gère désormais { $region } pour { $seat }.
ml-talent-used = { $seat } utilise le talent de { $card }.
ml-ask-gain = { $seat }, que rapporte { $card } ?
ml-option-take = { $count } × { $item }
ml-ask-swap = { $seat }, quel dé { $card } échange-t-il, et contre quoi ?
ml-option-swap = { $die } contre { $colour }
ml-ask-loot-dice = { $seat }, quels dés donnes-tu pour { $loot } ?
ml-ask-loot = { $seat }, prends un jeton Butin.
ml-option-loot = Prendre { $loot }
ml-option-no-loot = Il ne reste rien
ml-loot-taken = { $seat } prend { $loot }.

## Why not?

ml-why-panic = { $building } : fermé par la panique. Aucun dé ne peut y être posé.
ml-why-closed = { $building } : fermé dans ce scénario.
ml-why-full = { $building } : tous les emplacements sont pris ce tour-ci.
ml-why-no-die = Il faut l’un de ces dés : { $colours }. Ta réserve n’en a pas.
ml-why-gold = Cela coûte { $cost } or, tu en as { $gold }.
ml-why-sold-out = { $building } : rien n’est exposé.
ml-why-nobody-home = Tous tes membres sont partis ; l’équipement se donne à la maison.
ml-why-excess = { $member } demande { $asked } de réputation, ton excès de gloire est de { $excess }.
ml-why-mine-dice = Les emplacements libres de la Mine demandent { $needed } dés de Force.
ml-why-taken = La place est prise : { $expedition }.
ml-why-nobody-to-send = Aucun de tes membres avec jeton n’est à la maison.
ml-why-out-of-play = Cette région n’est pas en jeu.
ml-why-no-monster = Aucun monstre ici.
ml-why-required = Cette expédition demande { $count } × { $colour }.
ml-why-gates-quiet = Aucun monstre ne se tient aux Portes.
ml-why-gates-empty-handed = Aux Portes, il faut un dé de Force ou de Magie, un piège ou un jeton Défense.
ml-why-no-mission = Aucune mission ici.
ml-why-mission-dice = Cette mission demande { $count } dés de ces couleurs : { $colours }.
ml-why-not-your-region = { $region } n’est pas à toi.
ml-why-unmanaged = { $region } n’a pas de gérant : donne-lui un membre de son affinité.
ml-why-used = { $card } a déjà servi ce tour-ci.
ml-why-region-dice = Ta réserve n’a pas les dés que { $region } demande.
ml-why-has-manager = { $region } a déjà un gérant.
ml-why-affinity = { $member } n’a pas l’affinité de { $region }.
ml-why-manages = { $member } gère une autre région.
ml-why-away = { $member } est en expédition.
ml-why-type = { $member } porte déjà un équipement de ce type ({ $type }).
ml-why-loot-outside = { $loot } ne sert qu’à l’Extérieur, pendant la résolution de ton expédition.
ml-why-loot-deployment = { $loot } ne sert que pendant ton propre tour de Déploiement.
ml-why-loot-dice = Ta réserve n’a pas les dés que { $loot } demande.
ml-why-unharmed = Ce membre est indemne.
ml-why-potion = Pour soigner, il faut une potion de ton plateau.
ml-why-at-tavern = { $member } s’engage à la Taverne : poses-y d’abord un dé de Force ou de Persuasion.
ml-why-at-lodge = { $trap } s’achète au Repère du chasseur : poses-y d’abord un dé de Force ou de Persuasion.
ml-why-at-bazaar = { $gear } s’achète au Bazar : poses-y d’abord un dé de Force ou de Persuasion.
ml-why-window =
    { $window ->
        [passive] { $card } agit de lui-même, en permanence.
        [on_mine] { $card } aide quand tu visites la Mine.
        [on_hunter] { $card } aide quand tu visites le Repère du chasseur.
        [on_tavern] { $card } aide quand tu visites la Taverne.
        [monster_attack] { $card } aide quand un monstre attaque son expédition.
        [roll] { $card } aide quand son expédition lance ses dés.
       *[other] { $card } aide dans sa propre expédition, quand elle réussit.
    }
ml-why-no-dice = Ta réserve est vide.
ml-why-no-space = Pas de place pour ce dé ({ $die }) : { $expedition }.
ml-why-no-room = Plus de place pour un autre jeton : { $expedition }.
