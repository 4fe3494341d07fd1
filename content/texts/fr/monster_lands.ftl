### Monster Lands

game-name = Monster Lands
game-about = Engage des mercenaires, pose des pièges et mène des expéditions contre les monstres qui rôdent hors de la citadelle.

## Set-up and its choices

option-mode = Mode
option-mode-about = Une partie seule, ou la campagne de dix scénarios (un joueur).
option-mode-classic = Classique
option-mode-campaign = Campagne
option-level = Difficulté
option-level-about = Quels monstres viennent d’abord, et combien de dés d’attaque s’ajoutent au fil des tours.
option-level-tutorial = Facile
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
ml-setup-scenario-alone = Les scénarios se jouent seul.
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
ml-option-enough = Terminé
ml-passed = { $seat } passe.
ml-gave-up = { $seat } ne peut poser aucun dé, défausse sa réserve et passe.

ml-die-placed =
    { $face ->
        [0] { $seat } pose un dé de { $die } { $at }.
       *[other] { $seat } pose un dé de { $die } ({ $face }) { $at }.
    }
ml-ask-die = { $seat }, quel dé poses-tu { $at } ?
ml-option-die = { $die }{ $face ->
        [0] { "" }
       *[other] { " " }{ $face }
    }{ $discount ->
        [0] { "" }
       *[other]  : { $discount } or de moins
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
        [0] { "" }
        [one] { $potions } potion
       *[other] { $potions } potions
    }{ $potions ->
        [0] { "" }
       *[other] { $venoms ->
            [0] { "" }
           *[other] {", "}
        }
    }{ $venoms ->
        [0] { "" }
        [one] { $venoms } venin
       *[other] { $venoms } venins
    }
ml-brewed = { $seat } prépare { $goods } chez l’alchimiste.
ml-ask-mine = { $seat }, quel filon exploites-tu ?
ml-option-dig =
    { $dice ->
        [one] { $dice } dé de Force pour { $gold } or
       *[other] { $dice } dés de Force pour { $gold } or
    }
ml-mined = { $seat } exploite la Mine pour { $gold } or.
ml-ask-bonus = { $seat }, une carte aide-t-elle cette visite ({ $building }) ?
ml-bonus = { $card } enrichit la visite { DE($seat) }.
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
ml-tokens-lost = Plus de place : { $seat } perd { $goods }.

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
ml-option-drinks = Nouveaux visages : une tournée ({ $cost } or)
ml-option-nobody = N’engager personne
ml-hire-paid = { $seat } paie { $cost } or à la Taverne.
ml-member-hired = { $member } rejoint le clan { DE($seat) }.
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
ml-gear-dropped = On abandonne { $gear }.
ml-gear-passed = { $member } prend { $gear }.
ml-gear-exchanged = { $member } prend { $gear } et donne { $old } en échange.
ml-ask-rearm = { $seat }, à qui va { $gear } ?
ml-option-rearm = Déplacer { $gear }
ml-option-give-to = Le donner à { $member }
ml-option-exchange = L’échanger contre { $gear } de { $member }
ml-option-discard = L’abandonner

ml-ask-region-dice = { $seat }, quels dés poses-tu sur { $region } ?
ml-option-pay-dice = { $dice }{ $faces-count ->
        [0] { "" }
       *[other] { " " }({ $faces })
    }
ml-region-used = { $seat } utilise { $region }.

ml-ask-muster = { $seat }, qui part pour { $expedition }, et avec quoi ?
ml-warn-mission = Avec ces dés, { $member } atteint { $most } au plus ; la mission demande { $target }.
ml-muster-so-far =
    { $dice ->
        [0] Aucun dé
        [one] Un dé
       *[other] { $dice } dés
    } et { $tokens ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $tokens } jetons
    } pour l’instant.
ml-option-set-out = En route
ml-option-leave-die =
    { $face ->
        [0] Laisser { $die }
       *[other] Laisser { $die } { $face }
    }
ml-option-leave-trap = Garder { $trap } chez soi
ml-option-add-goods = Emporter : { $item }
ml-option-leave-goods = Garder chez soi : { $item }
ml-why-no-leader = Il faut quelqu’un pour mener l’expédition : choisis qui part.
ml-why-dice-missing = Il faut plus de dés ici : { $expedition }.
ml-option-add-die =
    { $face ->
        [0] Ajouter un dé ({ $die })
       *[other] Ajouter { $die } { $face }
    }
ml-option-lead = { $member } part
ml-option-stay-home = { $member } reste
ml-option-add-trap = Poser { $trap } face cachée
ml-sent = { $seat } envoie { $member } ({ $expedition }) : { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $traps ->
        [0] { "" }
        [one] , { $traps } piège
       *[other] , { $traps } pièges
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } jeton Défense
       *[other] , { $defence } jetons Défense
    }.

## Free actions

ml-option-sell = Vendre le trophée { $trophy } pour { $gold } or
ml-option-use-loot = Utiliser { $loot }
ml-option-heal = Une potion pour { $member }
ml-option-appoint = { $member } gère { $region }
ml-option-talent = Utiliser le talent de { $card }
ml-trophy-sold = { $seat } vend le trophée { $trophy } pour { $gold } or.
ml-loot-used = { $seat } utilise { $loot }.
ml-healed = Une potion soigne { $member }, du clan { DE($seat) }.
ml-manager = { $member } gère désormais { $region } pour { $seat }.
ml-talent-used = { $seat } utilise le talent de { $card }.
ml-swapped = { $seat } échange un dé de { $die } contre un dé de { $colour }.
ml-ask-gain = { $seat }, que rapporte { $card } ?
ml-option-take = { $goods }
ml-ask-swap = { $seat }, quel dé échanger avec { $card }, et contre quoi ?
ml-option-swap =
    { $face ->
        [0] { $die } contre { $colour }
       *[other] { $die } { $face } contre { $colour }
    }
ml-ask-loot-dice = { $seat }, quels dés donnes-tu pour { $loot } ?
ml-ask-talent-dice = { $seat }, quels dés donnes-tu pour { $card } ?
ml-ask-loot = { $seat }, prends un jeton Butin.
ml-option-loot = Prendre { $loot }
ml-option-no-loot = Il ne reste rien
ml-loot-taken = { $seat } prend { $loot }.

## Why not?

ml-why-panic = { $building } : fermeture pour cause de panique. Aucun dé ne peut y être posé.
ml-why-closed = { $building } : fermeture dans ce scénario.
ml-why-full = { $building } : tous les emplacements sont pris ce tour-ci.
ml-why-no-die = Il faut l’un de ces dés : { $colours }. Ta réserve n’en a pas.
ml-why-gold = Cela coûte { $cost } or, tu en as { $gold }.
ml-why-sold-out = { $building } : rien n’est exposé.
ml-why-nobody-home = Tous tes membres sont partis ; l’équipement se donne à la maison.
ml-why-excess = { $member } a une réputation de { $asked } ; ton excès de gloire est de { $excess }.
ml-why-mine-dice =
    { $needed ->
        [one] Les emplacements libres de la Mine demandent { $needed } dé de Force.
       *[other] Les emplacements libres de la Mine demandent { $needed } dés de Force.
    }
ml-why-slot-dice =
    { $needed ->
        [one] Cet emplacement demande { $needed } dé de Force, tu en as { $dice }.
       *[other] Cet emplacement demande { $needed } dés de Force, tu en as { $dice }.
    }
ml-why-slot-closed = Cet emplacement ne s’ouvre qu’à partir de trois joueurs.
ml-why-taken = La place est prise : { $expedition }.
ml-why-nobody-to-send = Aucun de tes membres avec jeton n’est à la maison.
ml-why-out-of-play = Cette région n’est pas en jeu.
ml-why-no-monster = Aucun monstre ici.
ml-why-required = Cette expédition demande { $goods }.
ml-why-gates-quiet = Aucun monstre ne se tient aux Portes.
ml-why-gates-empty-handed = Aux Portes, il faut un dé de Force ou de Magie, un piège ou un jeton Défense.
ml-why-no-mission = Aucune mission ici.
ml-why-mission-dice =
    { $count ->
        [one] Cette mission demande { $count } dé de ces couleurs : { $colours }.
       *[other] Cette mission demande { $count } dés de ces couleurs : { $colours }.
    }
ml-why-not-your-region = { $region } n’est pas à toi.
ml-why-unmanaged = { $region } n’a pas de gestionnaire : donne-lui un membre de son affinité.
ml-why-used = { $card } a déjà servi ce tour-ci.
ml-why-region-dice = Ta réserve n’a pas les dés qu’il faut pour { $region }.
ml-why-has-manager = { $region } a déjà un gestionnaire.
ml-why-affinity = { $member } et { $region } n’ont pas la même affinité.
ml-why-manages = { $member } gère une autre région.
ml-why-away = { $member } est en expédition.
ml-why-type = { $member } porte déjà un équipement de ce type ({ $type }).
ml-why-loot-outside = { $loot } : à l’Extérieur seulement, pendant la résolution de ton expédition.
ml-why-loot-deployment = { $loot } : seulement pendant ton propre tour de Déploiement.
ml-why-loot-dice = Ta réserve n’a pas les dés qu’il faut pour { $loot }.
ml-why-talent-dice = Ta réserve n’a pas les dés qu’il faut pour { $card }.
ml-why-unharmed = Ce membre est indemne.
ml-why-potion = Pour soigner, il faut une potion de ton plateau.
ml-why-at-tavern = { $member } : à engager à la Taverne. Poses-y d’abord un dé de Force ou de Persuasion.
ml-why-at-lodge = { $trap } : à acheter au Repère du chasseur. Poses-y d’abord un dé de Force ou de Persuasion.
ml-why-at-bazaar = { $gear } : à acheter au Bazar. Poses-y d’abord un dé de Force ou de Persuasion.
ml-why-window =
    { $window ->
        [passive] { $card } agit en permanence, sans rien demander.
        [on_mine] { $card } aide quand tu visites la Mine.
        [on_hunter] { $card } aide quand tu visites le Repère du chasseur.
        [on_tavern] { $card } aide quand tu visites la Taverne.
        [on_bazaar] { $card } aide quand tu visites le Bazar.
        [monster_attack] { $card } aide quand un monstre attaque son expédition.
        [mission] { $card } aide en mission, une fois les dés lancés.
        [roll] { $card } aide quand son expédition lance ses dés.
       *[other] { $card } aide dans sa propre expédition, quand elle réussit.
    }
ml-why-no-dice = Ta réserve est vide.
ml-why-no-space = Pas de place pour ce dé ({ $die }) : { $expedition }.
ml-why-no-room = Plus de place pour un autre jeton : { $expedition }.
ml-why-no-die-room = Les jetons ne laissent plus de place pour un dé : { $expedition }.

## Missions

ml-mission = La mission compétitive commence : { $mission }, objectif { $target }.
ml-mission-rolled = { $seat } lance pour { $member } : { $faces }. Total { $total }.
ml-ask-mission = { $seat }, ton total est de { $total }, l’objectif de { $target }. L’améliorer ou t’arrêter ?
ml-mission-won = { $member } accomplit « { $mission } » pour { $seat } avec { $total } : { $goods }.
ml-mission-second = { $seat } atteint l’objectif de « { $mission } » avec { $total }, mais un autre fait mieux : { $gold } or.
ml-mission-failed =
    { $goods-count ->
        [0] { $seat } échoue à « { $mission } ».
       *[other] { $seat } échoue à « { $mission } » et perd { $goods }.
    }
ml-madhala-mission = Madhala remporte « { $mission } » ; la tuile s’en va.
ml-ask-contract = { $seat }, remplis-tu le contrat « { $contract } » ?
ml-option-fulfil = Remplir « { $contract } »
ml-option-decline = Refuser, sans pénalité
ml-contract-declined = { $seat } refuse le contrat « { $contract } ».
ml-contract-out-of-reach = { $seat } n’a pas de quoi remplir le contrat « { $contract } ».
ml-contract-fulfilled = { $seat } remplit le contrat « { $contract } », remet { $given } et reçoit { $goods }.
ml-ask-goods = { $seat }, que remets-tu ?
ml-option-offer = Remettre { $piece }
ml-option-agreed = Marché conclu

## Battle

ml-battle = On rencontre { $monster } à { $region }.
ml-battle-gates = On affronte { $monster } aux Portes de la Citadelle.
ml-march = Aucun monstre ne barre la route vers { $region }.
ml-trap-revealed = Un piège est retourné : { $trap } ({ $expedition }).
ml-attack = { $monster } attaque { $member }, du clan { DE($seat) }, avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ ANY($affinity, $round, $power) ->
        [0] {""}
       *[other] {" ("}{ $base }{ $affinity ->
        [0] {""}
       *[other] {" + "}{ $affinity } affinité
    }{ $round ->
        [0] {""}
       *[other] {" + "}{ $round } tour
    }{ $power ->
        [0] {""}
       *[other] {" + "}{ $power } pouvoir
    })
    }.
ml-ask-redirect = { $seat }, { $dice ->
        [one] { $dice } dé d’attaque te vise
       *[other] { $dice } dés d’attaque te visent
    }. En détourner ?
ml-option-redirect = { $source } : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } vers { $target }
ml-option-keep-dice = Affronter l’attaque
ml-redirected = { $card } détourne { $count ->
        [one] { $count } dé d’attaque
       *[other] { $count } dés d’attaque
    } vers { $expedition }.
ml-dice-vanish = Les dés d’attaque ne trouvent que Madhala et se perdent.
ml-ask-magic = { $seat }, { $dice ->
        [one] { $dice } dé d’attaque va être lancé
       *[other] { $dice } dés d’attaque vont être lancés
    }. Chaque dé de Magie sacrifié en retire un.
ml-option-give-magic =
    { $count ->
        [0] Garder toute la Magie
        [one] Sacrifier { $count } dé de Magie
       *[other] Sacrifier { $count } dés de Magie
    }
ml-magic-given =
    { $count ->
        [one] { $member } consume { $count } dé de Magie : un dé d’attaque de moins.
       *[other] { $member } consume { $count } dés de Magie : { $count } dés d’attaque de moins.
    }
ml-attack-rolled = { $monster } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre { $member } : { $hits ->
        [0] aucune touche.
        [one] { $hits } touche.
       *[other] { $hits } touches.
    }
ml-misses-rerolled =
    { $dice ->
        [one] { $monster } relance un dé manqué.
       *[other] { $monster } relance { $dice } dés manqués.
    }
ml-ask-defend =
    { $hits ->
        [one] { $seat }, il reste { $hits } touche. La parer ?
       *[other] { $seat }, il reste { $hits } touches. En parer une ?
    }
ml-option-block-token = Dépenser un jeton Défense
ml-option-block-guards = Profiter de l’abri de cet emplacement
ml-option-block-talent = { $card } pare une touche
ml-option-take-hits =
    { $hits ->
        [one] Encaisser la touche
       *[other] Encaisser { $hits } touches
    }
ml-blocked-token = Un jeton Défense évite une touche à { $member }.
ml-blocked-guards = L’abri de l’emplacement évite une touche à { $member }.
ml-blocked-talent = { $card } pare une touche.
ml-ask-wound =
    { $wounded ->
        [0] { $wounds ->
            [one] { $seat }, { $wounds } blessure pour { $member }, la première. Boire une potion contre elle ?
           *[other] { $seat }, { $wounds } blessures pour { $member }, et la deuxième tue. Boire une potion contre la prochaine ?
        }
       *[other] { $wounds ->
            [one] { $seat }, { $wounds } blessure pour { $member }, et elle serait mortelle. Boire une potion contre elle ?
           *[other] { $seat }, { $wounds } blessures pour { $member }, toutes mortelles. Boire une potion contre la prochaine ?
        }
    }
ml-option-drink = Boire une potion
ml-option-suffer = Subir la blessure
ml-potion-drunk = { $member } boit une potion ; la blessure se referme.
ml-wounded = { $member }, du clan { DE($seat) }, reçoit une blessure.
ml-wound-shames =
    { $glory ->
        [one] { $monster } couvre { $seat } de honte : { $glory } gloire perdue.
       *[other] { $monster } couvre { $seat } de honte : { $glory } gloires perdues.
    }
ml-died =
    { $glory ->
        [0] { $member }, du clan { DE($seat) }, meurt.
        [one] { $member }, du clan { DE($seat) }, meurt en martyr : { $glory } gloire.
       *[other] { $member }, du clan { DE($seat) }, meurt en martyr : { $glory } gloires.
    }
ml-ask-strike = { $seat }, { $total } contre { $monster }. Capture dès { $capture }, élimination dès { $kill }.
ml-ask-strike-to-kill =
    { $traps ->
        [one] { $seat }, { $total } contre { $monster }. Élimination dès { $kill } ; sans piège, pas de capture.
       *[other] { $seat }, { $total } contre { $monster }. Élimination dès { $kill } ; une capture demande { $traps } pièges.
    }
ml-option-roll-one = Lancer un dé ({ $colour }, reste { $count })
ml-option-roll-all = Lancer les { $count } dés
ml-option-reroll = Relancer { $die } { $face }
ml-option-venom = Utiliser un venin : +{ $bonus }
ml-option-spend-loot = Dépenser { $loot }
ml-option-stop = S’arrêter
ml-strike-rolled = { $seat } lance { $faces } : total { $total }.
ml-rerolled = { $seat } relance un dé de { $die } grâce à { $card } : { $before } devient { $face }.
ml-rerolled-lent = { $seat } relance un dé de { $die } grâce à l’emplacement : { $before } devient { $face }.
ml-venom-used = { $seat } utilise un venin : +{ $bonus }.
ml-loot-spent = { $seat } dépense { $loot }.
ml-strike-failed = { $seat } s’arrête à { $total } ; { $monster } tient toujours debout.
ml-ask-verdict = { $seat }, { $monster } est à ta merci.
ml-option-capture = Capturer { $monster }
ml-option-kill = Éliminer { $monster }
ml-captured = { $member } capture { $monster } pour { $seat } : { $goods }.
ml-killed = { $member } élimine { $monster } pour { $seat } : { $goods-count ->
        [0] { "" }
       *[other] { $goods }, et{" "}
    }un trophée de valeur { $trophy }.
ml-triumph = { $card } couronne le succès { DE($seat) }.
ml-ask-glory-loot = { $seat }, changer du butin en gloire ?
ml-option-keep-loot = Le garder
ml-last-blow =
    { $hits ->
        [one] En mourant, { $monster } frappe une dernière fois tout le monde.
       *[other] En mourant, { $monster } frappe encore { $hits } fois tout le monde.
    }
ml-escaped = { $monster } s’échappe et court vers les Portes.
ml-panic-over =
    { $count ->
        [one] Les Portes sont sauves : un bâtiment rouvre.
       *[other] Les Portes sont sauves : { $count } bâtiments rouvrent.
    }
ml-madhala-strikes = Madhala chasse { $monster }.

## Conquest

ml-ask-conquer =
    { $carried ->
        [0] { $seat }, tentes-tu de conquérir { $region } ({ $value }) ?
       *[other] { $seat }, tentes-tu de conquérir { $region } ({ $value }, dont { $carried } déjà atteints) ?
    }
ml-option-conquer = Conquérir { $region }
ml-option-hold-back = S’abstenir
ml-held-back = { $seat } renonce à { $region }.
ml-conquest-rolled = { $seat } lance { $faces } pour la conquête : total { $total }.
ml-ask-march = { $seat }, { $total } sur { $value } pour { $region }. L’améliorer ou t’arrêter ?
ml-conquest-failed = { $seat } arrive à { $total }, trop peu pour { $region }.
ml-conquered = { $member } conquiert { $region } pour { $seat } : { $glory ->
        [one] { $glory } gloire
       *[other] { $glory } gloires
    }.
ml-ask-manager = { $seat }, qui gère { $region } ?
ml-option-put-in-charge = { $member } s’en charge
ml-option-nobody-yet = Personne pour l’instant
ml-madhala-conquers = Madhala retire { $region } du jeu.

## Ambushes

ml-ask-reveal =
    { $count ->
        [one] { $seat }, retourner ton dernier piège ({ $expedition }) ?
       *[other] { $seat }, retourner le premier de tes { $count } pièges ({ $expedition }) ?
    }
ml-option-reveal = Le retourner
ml-option-leave-down = Laisser le reste face cachée
ml-left-down = { $seat } laisse le reste face cachée ({ $expedition }).
ml-ambush-revealed = Un traquenard : { $trap } ({ $expedition }) !
ml-ambush-in-vain = { $trap } : personne à gêner.
ml-ask-aim = { $seat }, sur qui s’abat { $trap } ?
ml-option-aim = Frapper { $target }
ml-ambush-aimed = Traquenard contre { $expedition } : { $trap }.
ml-ask-caught = { $seat }, traquenard contre { $expedition } : { $trap }. Le repousser avec un jeton Défense ?
ml-option-fend = Défausser un jeton Défense
ml-option-accept = Laisser faire
ml-ambush-fended = { $seat } repousse { $trap }.
ml-ask-steal =
    { $count ->
        [one] { $seat }, prends un dé : { $expedition }.
       *[other] { $seat }, prends jusqu’à { $count } dés : { $expedition }.
    }
ml-option-steal = Prendre un dé ({ $colour })
ml-dice-stolen = Dés volés ({ $dice }) : de { $target } à { $expedition }.
## Why not, in battle

ml-why-goods = Le contrat demande { $goods }, ton plateau en compte { $have }.
ml-why-not-asked = Le contrat ne demande pas cela.
ml-why-redirect = Les dés ne se détournent que vers l’expédition occupée la plus proche.
ml-why-magic-only = Seuls les dés de Magie de cette expédition se sacrifient maintenant.
ml-why-magic-enough =
    { $dice ->
        [one] { $dice } dé d’attaque arrive : pas besoin de plus de Magie.
       *[other] { $dice } dés d’attaque arrivent : pas besoin de plus de Magie.
    }
ml-why-not-your-loot = Ce butin n’est pas à toi : { $loot }.
ml-why-loot-window = { $loot } : aucune aide à ce moment.
ml-why-loot-no-die = Pour { $loot }, il faut ici un dé de ces couleurs : { $colours }.
ml-why-other-dice = Ce dé appartient à une autre expédition.
ml-why-unrolled = Ce dé n’a pas encore été lancé.
ml-why-no-reroll = Plus aucune relance pour un dé de cette couleur : { $colour }.
ml-why-rerolled = { $card } a déjà relancé ce dé ; le suivant doit être un autre.
ml-why-venom-monster-only = Le venin n’agit que contre les monstres.
ml-why-useless = { $item } : sans effet contre { $monster }.
ml-why-no-bottle = { $item } : le jeton de ce mercenaire n’en porte pas.
ml-why-for-hits = Cela arrête touches et blessures ; cela ne frappe pas.
ml-why-no-defence = Dans ce scénario, aucune Défense n’agit ; seules les potions aident.
ml-why-not-here = { $card } ne fait pas partie de cette expédition.
ml-why-no-talent = { $card } ne pare aucune touche.
ml-why-talents-fail = Les talents Défense échouent contre { $monster }.
ml-why-talent-affinity = { $card } ne protège pas contre { $monster }, vu son affinité.
ml-why-no-token = Il n’en reste plus ici.
ml-why-potion-later = Une potion annule une blessure, une fois qu’on ne pare plus de touche.
ml-why-too-late = Les touches sont devenues des blessures : seule une potion aide encore.
ml-why-not-your-member = { $member } n’est pas de ton clan.
ml-why-from-the-top = Les pièges se retournent strictement par le dessus.
ml-why-adjacent = Un traquenard frappe l’expédition occupée la plus proche, à gauche ou à droite.
ml-why-talent-ambush = { $card } ne protège pas d’un traquenard ; seul un jeton Défense le fait.
ml-why-chained = Les dés des pièges renforcés ne se volent pas.
ml-why-steal-colour = { $trap } : les dés de cette couleur ne se prennent pas.

## Arrivals and Preparation

ml-monster-appears = { $monster } rôde ({ $place }).
ml-monster-storms-gates = { $monster } se dresse devant les Portes de la Citadelle.
ml-monster-driven-off = { $monster } cède la place et disparaît.
ml-region-appears = { $region } s’offre à la conquête ({ $place }).
ml-region-none-left = Plus aucune terre nouvelle pour la { $place }.
ml-mission-posted = Une mission pour les audacieux : { $mission }.
ml-contract-posted = Un contrat est proposé : { $contract }.
ml-clan-rebuilt = Le clan { DE($seat) } a perdu tous les siens : { $member } en prend la tête.
ml-ask-favour = { $seat }, la Reine t’accorde un dé et un présent. Que choisis-tu ?
ml-option-favour = Un dé de { $die } et { $goods }
ml-option-no-favour = Ne rien demander
ml-favour-taken = Faveur de la Reine : { $seat } reçoit un dé de { $die } et { $goods }.
ml-favour-declined = { $seat } ne demande rien à la Reine.

## Cleanup

ml-beat-home = Le retour
ml-beat-panic = Panique dans la Citadelle
ml-beat-wages = La solde
ml-beat-lands = Les terres s’éveillent
ml-came-home = { $member } rentre auprès { DE($seat) }.
ml-brought-home = { $member } rentre auprès { DE($seat) }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } or
    }{ $potion ->
        [0] {""}
        [one] {" "}· { $potion } potion
       *[other] {" "}· { $potion } potions
    }{ $venom ->
        [0] {""}
        [one] {" "}· { $venom } venin
       *[other] {" "}· { $venom } venins
    }
ml-ask-spare-potions =
    { $count ->
        [one] { $seat }, une potion de trop est revenue. Qui boit ?
       *[other] { $seat }, { $count } potions de trop sont revenues. Qui boit ?
    }
ml-option-pour-away = Personne : les laisser perdre
ml-monster-wanders-off = { $monster } s’efface devant plus fort que lui et disparaît.
ml-monster-to-gates = { $monster } marche sur les Portes de la Citadelle.
ml-panic = { $monster } rugit et la panique gagne la ville. Lieu fermé : { $building }.
ml-panic-everywhere = { $monster } rugit, mais tous les lieux sont déjà fermés.
ml-ask-managers = { $seat }, il faut un nouveau leader à ton clan. Nommer d’abord des gestionnaires ? Ils ne seront pas promus.
ml-ask-leader = { $seat }, qui mènera ton clan ?
ml-option-promote = { $member } prend la tête du clan
ml-leader-promoted = { $member } mène désormais le clan { DE($seat) }.
ml-region-unmanaged = { $region } n’a plus de gestionnaire.
ml-ask-wages =
    { $due ->
        [0] { $seat }, aucune solde à verser. Un dernier arrangement ?
       *[other] { $seat }, c’est l’heure de la solde : { $due } or à verser, tu en as { $gold }. Un dernier arrangement avant de payer ?
    }
ml-option-done = Terminé
ml-wages-paid = { $seat } verse { $gold } or à { $members ->
        [one] un membre
       *[other] { $members } membres
    }.
ml-wages-short =
    { $gold ->
        [0] { $seat } doit { $due } or et n’en a plus : quelqu’un va partir.
        [one] { $seat } doit { $due } or et verse le dernier : quelqu’un va partir.
       *[other] { $seat } doit { $due } or et verse ses { $gold } derniers : quelqu’un va partir.
    }
ml-ask-deserter = { $seat }, qui quitte le clan ?
ml-option-let-go = { $member } s’en va
ml-member-deserts = { $member } en a assez et quitte { $seat }.
ml-ask-bequeath = { $seat }, qui reprend { $gear } ?
ml-option-hand-over = { $gear } pour { $member }
ml-option-hand-over-drop = { $gear } pour { $member }, qui abandonne { $old }
ml-option-let-gear-go = Laisser partir { $gear }
ml-gear-moved = { $member } reprend { $gear }.
ml-gear-lost = On perd { $gear }.
ml-reset = Les dés reviennent et les terres s’agitent de nouveau.
ml-marker-turned = Désormais, la Reine accorde sa faveur au premier joueur. Pour l’instant : { $seat }.
ml-why-wages = Avant la solde, seules les actions libres sont permises : vendre, utiliser un butin, soigner, déplacer un équipement, nommer un gestionnaire.

## End and scoring

ml-end-near = L’aventure s’achève avec le tour { $number }.
ml-end-rounds = Le tour { $number } était le dernier.
ml-end-glory = Un clan avait { $glory } de gloire à la fin du tour { $number }.
ml-end-passed = Après { $number } tours, le scénario est réussi.
ml-end-failed = Après { $number } tours, le scénario a échoué.
ml-ask-end = { $seat }, dernière occasion de vendre tes trophées et d’utiliser ton butin avant le décompte.
ml-why-end = Avant le décompte, tu peux seulement vendre des trophées et utiliser du butin.
ml-line-glory = Gloire
ml-line-reputation = Réputation des membres
ml-line-trophies = Trophées
ml-line-affinity = { $source } ({ $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    })
ml-score-line = { $seat } – { $source } : { $points }
ml-score-total = { $seat } totalise { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ml-victory = { $seat } l’emporte.
ml-victory-tie-break = Égalité aux points : { $reason ->
        [leader] la réputation du leader tranche
        [trophies] les trophées tranchent
       *[gold] l’or tranche
    }, { $seat } l’emporte.
ml-victory-shared = Rien ne les départage : { $seats_won } partagent la victoire.

## Solo

ml-madhala = Madhala
ml-madhala-rolls-again = Madhala trouve la voie barrée (rouge { $red }, jaune { $yellow }) et en cherche une autre.
ml-madhala-skips = Madhala trouve toutes les voies barrées et attend.
ml-madhala-visits = Madhala lance rouge { $red } et jaune { $yellow } et passe en ville : { $building }.
ml-madhala-removes = Madhala rafle { $removed }.
ml-madhala-sets-out = Madhala lance rouge { $red } et jaune { $yellow } et envoie quelqu’un : { $expedition }.
ml-madhala-lays-traps = Madhala pose { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } face cachée ({ $expedition }).
ml-solo-rank = Scénario « { $scenario } » : tu finis au rang de { $rank }.

## Pourquoi pas, en général

ml-why-hidden = C’est face cachée ; seul son propriétaire peut regarder.
ml-why-pile = On pioche dans cette pile, on n’y choisit rien.
ml-why-others = Cela appartient à { $owner }.
ml-why-clan = Cela attendra : réponds d’abord à la question posée.
ml-why-pool = Les dés se posent pendant ton tour de Déploiement : choisis d’abord leur place.
ml-why-spent = Ces dés sont cédés ; ils ne reviennent qu’au Nettoyage.
ml-why-traps = Les pièges se posent quand tu envoies quelqu’un dans une région ou aux Portes.
ml-why-region-idle = Une région sert pendant ton tour de Déploiement, une fois par tour, avec un gestionnaire et ses dés.
ml-why-visit = Les bâtiments se visitent pendant ton tour de Déploiement : choisis le bâtiment, puis un dé.
ml-why-placed = Un dé posé dans un bâtiment y reste jusqu’au Nettoyage.
ml-why-loot-show = Le butin se prend après un combat sans succès, ou se reçoit en récompense.
ml-why-out-there = Ce qui est en expédition y reste jusqu’à l’Aventure.
ml-why-send = Les membres partent pendant ton tour de Déploiement : choisis l’une des expéditions.
ml-why-supply = Les dés viennent de tes membres, de ta gloire et de tes achats, pas du stock.
ml-why-attack-dice = Les dés du monstre ne sont pas à toi.
ml-why-madhala = Cela appartient à Madhala.
ml-why-panic-place = La panique vient au Nettoyage, tant qu’un monstre se tient aux Portes.
ml-why-out-of-game = C’est hors jeu.
ml-why-in-basket = Ton panier contient déjà { $trap } ; le retour le vide.
ml-why-acted = Une seule action principale par tour : la tienne est faite.
ml-why-no-loot = Plus aucun butin n’est exposé.

## The board of Monster Lands

ml-board-citadel = La Citadelle
ml-board-outside = L’Extérieur
ml-board-round = Tour { $number } sur { $rounds }
ml-board-preparation = Préparation
ml-board-deployment = Déploiement
ml-board-adventure = Aventure
ml-board-cleanup = Nettoyage
ml-board-hunter = Repère
ml-board-alchemist = Alchimiste
ml-board-tavern = Taverne
ml-board-armoury = Armurerie
ml-board-pawnshop = Prêteur
ml-board-bazaar = Bazar
ml-board-mine = Mine
ml-board-loot = Butin
ml-board-pairs = Duos
ml-board-piles = Piles
ml-board-hunter-does = Des pièges
ml-board-alchemist-does = Des flacons
ml-board-tavern-does = Recruter
ml-board-armoury-does = Défense, 2 or
ml-board-pawnshop-does = 1 or par dé
ml-board-bazaar-does = Équipement
ml-board-mine-does = Trouver de l’or
ml-board-discount = Remise : { $gold } or
ml-board-last = Dernier dé : { $face }
ml-board-panic = panique
ml-board-closed = hors service
ml-board-no-region = Plus de terres
ml-board-no-mission = Pas de mission
ml-board-gates = Les Portes
ml-board-gates-quiet = Tout est calme.
ml-board-sold-out = Rien d’exposé
ml-board-glory =
    { $count ->
        [one] { $count } gloire
       *[other] { $count } gloires
    }
ml-board-reputation = { $count } réputation
ml-board-excess = { $count } d’excès
ml-board-gold =
    { $wages ->
        [0] { $count } or
       *[other] { $count } or (solde { $wages })
    }
ml-board-wages-short = Solde en fin de tour : { $due } or ; tu en as { $gold }.
ml-board-pile-mercenaries = Mercenaires à venir
ml-board-pile-dismissed = Mercenaires écartés
ml-board-pile-traps = Pièges à venir
ml-board-pile-spent-traps = Pièges utilisés
ml-board-pile-gear = Équipements à venir
ml-board-pile-monsters = Monstres à venir
ml-board-pile-beaten = Monstres partis
ml-board-pile-regions = Régions à venir
ml-board-pile-missions = Missions dans le sac
ml-board-pile-loot = Butins à venir
ml-board-madhala =
    Après chacun de tes tours, tant qu’il te reste des dés, elle lance un dé rouge et un jaune et va où ils l’envoient. Elle n’a pas de clan : rien ne la blesse, et elle ne gagne rien.
    Ses jetons chez elle : { $home }. Dehors : { $out }. Traquenards dans sa pile : { $pile }.
ml-board-competitive = Mission : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ({ $colours }), atteindre { $target }. Récompense : { $reward }. L’échec coûte { $penalty }.
ml-board-contract = « { $contract } » : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ({ $colours }), remettre { $goods }. Emplacement 1 : { $first }. Emplacement 2 : { $second }.
ml-board-belongs = Dans le clan { DE($seat) }.
ml-board-leads = Dirige le clan.
ml-board-wounded = Une blessure : la prochaine serait mortelle.
ml-board-away = En expédition.
ml-board-used = Le talent est épuisé pour ce tour.
ml-board-if-captured = Capture dès { $value } : { $reward }.
ml-board-if-killed = Élimination dès { $value } : { $reward }, trophée { $trophy }.
ml-board-attack-dice = Dés d’attaque : { $total } (base { $base }, affinité { $affinity }, tour { $round }, pouvoir { $power }).
ml-board-discount-die = Ta Persuasion { $face } vaut ici une remise de { $gold } or.
ml-board-clan = Gloire { $glory }, réputation { $reputation }, excès de gloire { $excess }, or { $gold }.
ml-board-clan-wages = Solde de ce tour : { $wages } or ; il restera { $left }.
ml-board-clan-stores =
    { $goods-count ->
        [0] Rien en réserve.
       *[other] En réserve : { $goods }.
    }
ml-board-clan-next =
    { $glory ->
        [one] Dès { $glory } gloire : plus de dés, et une solde de { $wage } par tête.
       *[other] Dès { $glory } gloires : plus de dés, et une solde de { $wage } par tête.
    }
ml-board-space-needs = Demande { $dice }.
ml-board-space-more = Accepte jusqu’à { $count } de plus : { $colours }.
ml-board-space-gives = Donne { $goods }.
ml-board-space-reroll =
    { $count ->
        [one] Prête une relance ({ $colours }).
       *[other] Prête { $count } relances ({ $colours }).
    }
ml-board-space-martyr =
    { $glory ->
        [one] Qui meurt ici rapporte { $glory } gloire.
       *[other] Qui meurt ici rapporte { $glory } gloires.
    }
ml-board-brings = Réputation { $reputation }. Apporte { $dice }.
ml-board-brings-none = Réputation { $reputation }, sans dé.
ml-board-hires-for = Coûte { $cost } or, { $now } pour toi maintenant.
ml-board-costs = Coûte { $cost } or.

## The battles of Monster Lands

ml-combat-battle = Bataille : { $region }
ml-combat-gates = Bataille aux Portes
ml-combat-conquest = Conquête : { $region }
ml-combat-mission = Mission : { $name }
ml-combat-contract = Contrat : { $name }
ml-combat-won = Après la bataille
ml-combat-which =
    { $carried ->
        [0] Expédition { $number } sur { $count }
       *[other] Expédition { $number } sur { $count } · { $carried } déjà acquis
    }
ml-combat-fallen = A péri
ml-combat-traps = Pièges
ml-combat-magic = Magie
ml-combat-attack = Le monstre attaque
ml-combat-defend = Se défendre
ml-combat-strike = Riposter
ml-combat-monster = Monstre
ml-combat-march = Conquête
ml-combat-spoils = Butin
ml-combat-formula =
    { $total ->
        [one] { $total } dé d’attaque :
       *[other] { $total } dés d’attaque :
    } base { $base }{ $affinity ->
        [0] {""}
       *[other] {" "}+ { $affinity } d’affinité
    }{ $round ->
        [0] {""}
       *[other] {" "}+ { $round } du tour
    }{ $power ->
        [0] {""}
       *[other] {" "}+ { $power } du pouvoir
    }
ml-combat-coming =
    { $count ->
        [one] { $count } dé arrive
       *[other] { $count } dés arrivent
    }
ml-combat-rolled = Jet du monstre
ml-combat-hits =
    { $hits ->
        [0] Aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }{ $sure ->
        [0] {""}
        [one] {" "}(dont { $sure } certaine)
       *[other] {" "}(dont { $sure } certaines)
    }
ml-combat-left =
    { $stopped ->
        [0] { $left } à subir
        [one] { $left } à subir, { $stopped } parée
       *[other] { $left } à subir, { $stopped } parées
    }
ml-combat-with = Expédition
ml-combat-is-well = Indemne
ml-combat-is-wounded = Blessure
ml-combat-spent = talent utilisé
ml-combat-odds = Chances d’ici la fin
ml-combat-odds-with = Chances avec ce choix
ml-combat-odds-bound = { $title } : au moins
ml-combat-odds-about = Chances exactes, chacune pour qui ne vise que ce résultat et joue au mieux. Tout ce qui peut encore servir est compté.
ml-combat-unhurt = Indemne
ml-combat-wounded = Blessure
ml-combat-dead = Mort
ml-combat-beat = Au moins une capture
ml-combat-capture = Capture
ml-combat-bare = Capture sans venin
ml-combat-kill = Élimination
ml-combat-conquer = Conquête
ml-combat-succeed = Atteindre l’objectif
ml-combat-lead = Battre le rival
ml-combat-under = < { $number } %
ml-combat-over = > { $number } %
ml-combat-then-unhurt = indemne au mieux
ml-combat-then-wounded = une blessure
ml-combat-then-dead = mort certaine
ml-combat-mark-capture = capture { $value }
ml-combat-mark-kill = élimination { $value }
ml-combat-mark-conquest = conquête { $value }
ml-combat-mark-target = objectif { $value }
ml-combat-sum = { $carried } déjà acquis + { $now } maintenant
ml-combat-missing = encore { $count }
ml-combat-stop-capture = capture
ml-combat-stop-kill = élimine
ml-combat-stop-either = capture ou élimination
ml-combat-stop-carry = { $total } transmis
ml-combat-stop-conquer = conquête : { $glory ->
        [one] +{ $glory } gloire
       *[other] +{ $glory } gloires
    }
ml-combat-stop-win = objectif atteint
ml-combat-stop-second = second : de l’or seulement
ml-combat-stop-fail = sous l’objectif
ml-combat-total = Total { $total }
ml-combat-not-rolled = Pas encore lancé
ml-combat-asked = Il demande
ml-combat-pays = Il rapporte
ml-combat-have = { $count } en réserve
ml-combat-left-side = Emplacement 1
ml-combat-right-side = Emplacement 2
ml-combat-forecast = { $member } : au moins une capture { $beat }, élimination { $kill }, [[app.warning]] mort { $dead }.
ml-combat-forecast-kill = { $member } : élimination { $kill }, [[app.warning]] mort { $dead }.
ml-combat-forecast-venom-kill = Avec un venin : élimination { $kill }.
ml-combat-forecast-conquer = { $member } : conquête { $conquer }.
ml-combat-forecast-mission = { $member } : objectif atteint { $succeed }.
ml-combat-forecast-potion = Avec une potion : [[app.warning]] mort { $dead }.
ml-combat-forecast-venom = Avec un venin : au moins une capture { $beat }, élimination { $kill }.
ml-combat-forecast-waits = Calcul des chances…
ml-combat-forecast-attack =
    { $dice ->
        [one] { $dice } dé d’attaque à affronter,
       *[other] { $dice } dés d’attaque à affronter,
    } { $hits } touches en moyenne.

## Le but d’une partie en solo

ml-aim-rank = **{ $rank }** : { $asked }
ml-aim-points = { $count } points
ml-aim-gold = { $count } or
ml-aim-missions = { $count } missions
ml-aim-affinities = { $counts } mercenaires des quatre affinités
ml-aim-goal = réserves pleines, chaque type d’équipement, chaque affinité

## D’où viennent les nombres

ml-sum-glory = Gloire
ml-sum-reputation = Réputation
ml-sum-reputation-note = La somme des réputations de tes membres ; le chef du début n’en a pas.
ml-sum-excess = Excès de gloire
ml-sum-excess-note = Qui demande plus de réputation que cela ne vient pas.
ml-sum-wages = Salaires de ce tour
ml-sum-wages-note = { $wage } or par tête à ta gloire ; chefs et gestionnaires travaillent pour rien.
ml-sum-pool = Dés de chaque tour
ml-sum-pool-note = Les dés achetés, échangés ou offerts s’y ajoutent.
ml-sum-dice = { $goods }
ml-sum-price = Prix pour toi
ml-sum-printed = Prix imprimé
ml-sum-persuasion = Dé de Persuasion
ml-sum-floor = Jamais moins de 1 or
ml-sum-total = Total actuel
ml-sum-carried = Reporté d’avant
ml-sum-die = { $die } : { $face }
ml-sum-venom = { $count ->
        [one] Un venin
       *[other] { $count } venins
    }
ml-sum-per-die = { $card } : { $amount } par dé de { $die }.
ml-sum-now = Total actuel { $total } : { $parts }.
ml-sum-reach = Tous les dés lancés : { $low } à { $high }.

## What bots reason with

ml-advice-party = { $member } avec { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $magic ->
        [0] { "" }
       *[other] { " " }(dont { $magic } de Magie)
    }{ $traps ->
        [0] { "" }
        [one] , { $traps } piège
       *[other] , { $traps } pièges
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } jeton Défense
       *[other] , { $defence } jetons Défense
    }
reason-people = Tu auras plus de monde à envoyer dans les manches suivantes.
reason-dice = Ton clan aura plus de dés à chaque manche.
reason-wounded = Moins de tes gens restent blessés.
reason-gold = Il reste plus d’or pour la solde et les recrues.
reason-debt = La solde sera versée, personne ne s’en ira.
reason-traps = Un piège est prêt pour le prochain monstre.
reason-more_traps = Tu n’accumules pas plus de pièges que tu n’en poseras.
reason-defence = Il reste des boucliers pour le prochain combat.
reason-bottles = Il reste une potion ou un venin pour le prochain combat.
reason-loot = Il y a du butin à utiliser plus tard.
reason-gear = Un meilleur équipement aide dans tous les combats à venir.
reason-regions = Une région de plus est à toi.
reason-managed = Une région travaille pour toi à chaque manche.
reason-glory = Plus de gloire attire de meilleures recrues.
reason-excess = Il reste de la gloire pour recruter.

## Rencontre

ml-madhala-introduced = Voici Madhala, une vieille chasseuse qui veut la couronne pour elle. Après chacun de tes tours, elle lance deux dés et prend ce qui lui plaît : une place en ville, une piste, une mission ; clique sur son panneau pour en savoir plus.
