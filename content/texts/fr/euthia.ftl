### Euthia: Torment of Resurrection

game-name = Euthia: Torment of Resurrection
game-about = Parcours une contrée qui grandit tuile après tuile, abats ce qui la hante, commerce, apprends et deviens le Héros que chante la Chapelle.

## Set-up and its choices

option-mode = Mode
option-mode-about = Les uns contre les autres, ou côte à côte contre la contrée.
option-mode-competitive = Les uns contre les autres
option-mode-cooperative = Côte à côte
option-scenario = Scénario
option-scenario-about = Ce que cherchent les Héros, et pendant combien de manches.
option-scenario-the_hunt = La Chasse
option-scenario-villagers_rescue = Au Secours des Villageois
option-scenario-impending_doom = Le Malheur Imminent
option-scenario-devastation_incarnate = Dévastation Incarnée
option-elites = Monstres Élites
option-elites-about = Des Primes sont offertes pour les Monstres Élites dans leurs Tanières.
option-heroic = Héroïque
option-heroic-about = Les Monstres ont 1 Santé de plus par Niveau et 1 jeton Chaos de plus.
option-map_limit = Bord de la carte
option-map_limit-about = À combien de tuiles de la Chapelle la contrée s’arrête ; 0 la laisse grandir à son gré.
eut-setup-alone = Seul, il n’y a personne avec qui ou contre qui jouer.

eut-set-up = De hautes terres sous une lune froide. Scénario : { $scenario }.
eut-first-player = { $seat } est le premier joueur.
eut-ask-hero = { $seat }, qui es-tu ?
eut-hint-hero = Choisis un Héros ci-dessous : il est à toi pour toute la partie.
eut-option-hero = { $sheet }
eut-hero-taken = { $seat } incarne { $sheet }.

## Rounds and turns

eut-round = Manche { $number } sur { $last }
eut-turn = Au tour de { $seat }
eut-ask-turn = { $seat }, que fais-tu ? Mouvement : { $movement }.
eut-option-end-turn = Finir le tour
eut-option-pass = Passer
eut-option-done = Terminé
eut-option-spend = Dépenser { $token } : { $amount } Mouvement
eut-spent-for-movement = { $seat } dépense { $token } pour { $amount } Mouvement.
eut-ask-save = { $seat }, gardes-tu un jeton Action pour le prochain tour ?
eut-option-keep-token = Garder { $token }
eut-token-kept = { $seat } garde { $token }.
eut-ask-discard = { $seat }, plus de 5 cartes en main : laquelle part ?
eut-option-discard-card = Défausser { $card }
eut-card-discarded = { $seat } défausse une carte.
eut-reserve-converted = Quatre cartes Argent de la réserve deviennent une carte Or.
eut-beat-reserve = La réserve grandit

## The map

eut-option-walk = { $side } : { $place }
eut-option-walk-fight = { $side } : { $place }, combattre un Monstre de Niveau { $level } ({ $by })
eut-walked = { $seat } avance : { $place }.
eut-why-no-movement = Plus de Mouvement : dépense d’abord un jeton Action.
eut-why-no-combat-action = Un Monstre de Niveau { $level } tient cette case, et il ne reste aucune Action Combat.
eut-why-centre-closed = { $place } : ses trois cases doivent d’abord être délivrées.
eut-fire = Le Pouvoir du Feu brûle { $seat }.
eut-ask-slot = { $seat }, où va la prochaine tuile ?
eut-option-lay = { $side }
eut-tile-laid = { $seat } découvre { $tile }.
eut-encounter-opened = Rencontre : { $encounter }
eut-quest-shown = { $encounter } demande : { $quest }
eut-fight = { $seat } affronte un Monstre de Niveau { $level } ({ $place }).
eut-liberated = { $seat } délivre : { $place }.
eut-died = { $seat } tombe et se réveille à la Chapelle.

## Free Actions

eut-option-chapel-heal = Payer 1 Or : soigner { $amount } Blessures
eut-option-chapel-potion = Payer { $price } Or : une Potion de Soins
eut-why-no-gold = Cela coûte { $needs } Or.
eut-why-healthy = La Santé est au maximum.
eut-why-no-bag = Aucune Besace n’est libre.
eut-option-treasure = Prendre le Trésor (Niveau { $level })
eut-treasure = { $seat } ouvre un Trésor de Niveau { $level }.
eut-why-treasure-gone = { $owner } a déjà pris ce Trésor.

## Gains, losses, room

eut-healed = { $seat } soigne { $amount ->
    [one] { $amount } Blessure
   *[other] { $amount } Blessures
}.
eut-wounded = { $seat } subit { $amount ->
    [one] { $amount } Blessure
   *[other] { $amount } Blessures
}.
eut-gained-gold = { $seat } gagne { $amount } Or.
eut-gained-reputation = { $seat } gagne { $amount } Réputation.
eut-lost-reputation = { $seat } perd { $amount } Réputation.
eut-gained-gaar = { $seat } gagne { $amount } Gaar.
eut-drew-cards = { $seat } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
} { $group ->
    [silver] Argent
   *[other] Or
}.
eut-found = { $seat } gagne : { $thing }.
eut-ask-drop = { $seat }, il n’y a pas de place pour tout : que jettes-tu ?
eut-option-drop = Jeter { $thing }
eut-option-drop-gaar = Abandonner 1 Gaar
eut-dropped = { $seat } jette { $thing }.
eut-dropped-gaar = { $seat } abandonne 1 Gaar.
eut-why-spent = { $thing } reste engagé jusqu’à la prochaine manche.
eut-why-no-set = { $thing } demande { $count } pièces d’Armure différentes d’un même set.
eut-why-cost = { $what ->
    [gold] Cela coûte { $needs } Or.
    [gaar] Cela coûte { $needs } Gaar.
    [dwurt] Cela coûte { $needs } Dwurt.
    [silver] Cela coûte { $needs } cartes Argent.
    [essence] Cela coûte { $needs ->
        [one] { $needs } Essence
       *[other] { $needs } Essences
    }.
    [resource] Cela coûte { $needs ->
        [one] { $needs } Ressource Naturelle
       *[other] { $needs } Ressources Naturelles
    }.
   *[health] Cela coûte { $needs } Santé, et il doit en rester au moins 1.
}

## Actions

eut-option-act = { $action } : dépenser { $token }
eut-why-no-mine = L’Extraction demande une Montagne, un Lac ou une Caverne.
eut-why-held = Un Monstre tient encore cette case.
eut-why-mined = Tu as déjà extrait ici.
eut-why-due = Ici, il faudrait payer { $needs } Or aux autres.
eut-why-due-card = Une carte Or serait due ici, et ta main n’en contient pas.
eut-due = { $seat } paie { $amount } Or à { $owner }.
eut-due-card = { $seat } cède une carte Or.
eut-why-no-enemy = Il n’y a pas d’ennemi à combattre ici.
eut-why-begin-fight = Commence le combat lui-même : il peut se payer ainsi.
eut-ask-cart = { $seat }, utilises-tu un Chariot Minier ?
eut-mined = { $seat } extrait : { $place }.
eut-ask-keep-tile = { $seat }, laquelle gardes-tu ?
eut-option-keep-tile = Garder { $thing }
eut-ask-trade-now = { $seat }, commerces-tu tout de suite ?

## Trade

eut-why-no-shop = Il n’y a pas de Comptoir ici.
eut-trade = { $seat } commerce : { $place }.
eut-ask-tax = { $seat }, la taxe est de { $needs } Or : vends d’abord quelque chose.
eut-ask-trading = { $seat }, quelle transaction ? Or : { $gold }.
eut-option-buy = Acheter { $thing } ({ $price } Or)
eut-bought = { $seat } achète { $thing } pour { $price } Or.
eut-option-renew = { $price ->
    [0] Renouveler l’Offre, gratuitement
   *[other] Renouveler l’Offre ({ $price } Or)
}
eut-renewed = { $seat } fait renouveler l’Offre.
eut-option-sell = Vendre { $thing } (+{ $price } Or)
eut-sold = { $seat } vend { $thing } pour { $price } Or.
eut-option-sell-resource = Vendre { $thing } : { $gold } Or{ $reputation ->
    [0] { "" }
   *[other] , { $reputation } Réputation
}{ $gem ->
    [none] { "" }
   *[other] , { $gem }
}
eut-sold-resource = { $seat } vend { $thing }.
eut-why-worthless = Personne ne paie quoi que ce soit pour { $thing }.
eut-option-heal-here = Payer 1 Or : soigner { $amount } Blessures
eut-option-buy-gaar = Payer { $price } Or : 1 Gaar

## Hero tiles

eut-option-reveal = Dévoiler des tuiles Héros ({ $price } Or)
eut-revealed = { $seat } dévoile des tuiles Héros.
eut-tile-revealed = { $seat } dévoile { $thing }.
eut-why-all-revealed = Toutes les tuiles Héros sont dévoilées.
eut-why-no-fame = La prochaine tuile Héros demande { $needs } Réputation.
eut-ask-pair = { $seat }, quelle tuile de valeur { $value } gardes-tu ? L’autre quitte la partie.
eut-option-keep-hero-tile = Garder { $thing }
eut-option-learn = Apprendre { $thing } ({ $price } Or, { $place }){ $instead ->
    [none] { "" }
   *[other] , à la place de { $instead }
}
eut-learned = { $seat } apprend { $thing }.
eut-option-unlock = Déverrouiller : { $place } ({ $price } Or)
eut-option-unlock-essence = Déverrouiller : { $place } ({ $element })
eut-unlocked = { $seat } déverrouille : { $place }.
eut-why-tax-first = Il ne resterait pas assez pour la taxe ({ $needs } Or).
eut-why-locked = Verrouillé : { $place }.
eut-why-no-essence = Il faut : { $element }.

## Equipment, Gems, Essences

eut-option-wear = Équiper { $thing } ({ $place }){ $instead ->
    [none] { "" }
   *[other] , à la place de { $instead }
}
eut-wore = { $seat } équipe { $thing }.
eut-option-take-off = Ranger { $thing }
eut-took-off = { $seat } range { $thing }.
eut-option-rearrange = Changer plusieurs choses à la fois
eut-ask-rearrange = { $seat }, que portes-tu ? Seule la fin compte.
eut-option-as-before = Laisser comme avant : { $place }
eut-option-change-kit = Changer
eut-option-keep-kit = Ne rien changer
eut-why-nothing-changed = Rien n’est encore changé.
eut-kit-health = Santé { $then } sur { $after } (avant : { $health } sur { $before }).
eut-kit-bags = Besaces : { $held } sur { $room }.
eut-kit-left-over = { $count ->
    [one] Un objet ne trouverait
   *[other] { $count } objets ne trouveraient
} pas de Besace : il faudrait utiliser ou jeter quelque chose.
eut-why-would-die = Il ne resterait alors plus de Santé.
eut-why-no-more-bags = Il n’y a plus assez de Besaces à perdre.
eut-option-set-gem = Sertir { $gem } sur { $thing }
eut-gem-set = { $seat } sertit { $gem } sur { $thing }.
eut-why-gems-full = { $thing } ne peut plus recevoir de Gemme.
eut-option-lay-essence = Poser { $essence } sur { $thing }
eut-essence-laid = { $seat } pose { $essence } sur { $thing }.
eut-why-warded = Aucune autre Essence de cet élément n’y est utile.
eut-option-throw-trophy = Jeter le Trophée { $thing }
eut-option-use = Utiliser { $thing }
eut-used = { $seat } utilise { $thing }.
eut-ask-pay = { $seat }, { $group ->
    [essence] quelle Essence cèdes-tu ?
    [resource] quelle Ressource Naturelle cèdes-tu ?
    [silver] quelle carte Argent cèdes-tu ?
   *[gold] quelle carte Or cèdes-tu ?
}
eut-option-give = Céder { $thing }
eut-ask-alternative = { $seat }, { $thing } : que choisis-tu ?
eut-option-alternative = { $thing } : { $what ->
    [move] { $amount } Mouvement
    [heal] soigner { $amount }
    [teleport] téléportation jusqu’à { $amount } cases
    [teleport_to] téléportation vers ce lieu
    [lose] défausser 1 Gaar ou Dwurt
    [wound] subir { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }
   *[other] le gain
}
eut-ask-keep-essence = { $seat }, gardes-tu { $thing } ?
eut-essence-kept = { $seat } garde l’Essence.
eut-ask-ready = { $seat }, désengages-tu des Capacités (jusqu’à { $count }) ?
eut-option-ready = Désengager { $thing }
eut-readied = { $seat } désengage { $thing }.
eut-why-all-ready = Aucune autre Capacité n’est engagée.
eut-ask-kind = { $seat }, { $group ->
    [gem] quelle Gemme ?
   *[other] quelle Essence ?
}
eut-option-kind = { $name }
eut-gained-movement = { $seat } gagne { $amount } Mouvement.
eut-lost-gaar = { $seat } perd { $amount } Gaar.
eut-lost-dwurt = { $seat } perd { $amount } Dwurt.

## Teleport and Portals

eut-option-teleport = { $level ->
    [0] { $place }
   *[other] { $place }, combattre un Monstre de Niveau { $level } ({ $by })
}
eut-ask-teleport = { $seat }, vers où ?
eut-teleported = { $seat } apparaît : { $place }.
eut-why-nowhere = Il n’y a nulle part où aller.
eut-option-portal = { $level ->
    [0] Par le Portail, à { $away } cases
   *[other] Par le Portail, à { $away } cases : combattre un Monstre de Niveau { $level } ({ $by })
}
eut-portal = { $seat } franchit le Portail.
eut-why-portal-lock = Tu viens de franchir un Portail.

## Hero rolls

eut-rolled = { $seat } obtient { $amount }.
eut-air = Le Pouvoir de l’Air retourne le dé le plus élevé.
eut-earth = Le Pouvoir de la Terre renforce { $seat } : +2.
eut-ask-power = { $seat }, laisses-tu agir le Pouvoir ? ({ $element })
eut-option-feel = Le laisser agir
eut-option-keep-off = S’en protéger
eut-kept-off = { $seat } se protège du Pouvoir ({ $element }).
eut-ask-roll = { $seat }, le lancer est à { $amount }.
eut-option-gaar = Dépenser 1 Gaar : relancer le { $face }, +{ $amount }
eut-gaar-spent = { $seat } dépense un Gaar : { $face }, +{ $amount }.
eut-ask-reroll = { $seat }, quels dés relances-tu ?
eut-option-reroll = Relancer { $faces }
eut-rerolled = { $seat } relance : { $faces }.
eut-ask-turn-die = { $seat }, quel dé devient un { $to } ?
eut-option-turn-die = Tourner le { $face } sur { $to }
eut-die-turned = { $seat } tourne un dé sur { $to }.
eut-why-die-shows = Les dés indiquent déjà { $to }.
eut-result = { $seat } atteint { $amount }.

## Challenges and Quests

eut-option-challenge = Défier : { $place }
eut-challenge = { $seat } défie : { $place }.
eut-why-challenged = Tu as déjà défié cet Élémentaire.
eut-option-quest = Quête : { $quest }
eut-quest-begun = { $seat } se lance dans une Quête : { $quest }.
eut-quest-failed = { $seat } échoue : { $quest }. Un nouvel essai est possible au prochain tour.
eut-quest-done = { $seat } accomplit une Quête : { $quest }.
eut-why-quest-tried = Tu as déjà essayé ce tour-ci ; réessaie au prochain.
eut-ask-give = { $seat }, { $quest } : que cèdes-tu ?
eut-why-quest = { $what ->
    [reputation] Il faut { $needs } Réputation.
    [armour_set] Il faut { $needs } pièces d’Armure différentes d’un même set.
    [trade_tokens] Jetons Commerce requis sur la carte : { $needs }.
    [max_health] Il faut une Santé Maximale de { $needs }.
    [gold] Il faut { $needs } Or.
    [gaar] Il faut { $needs } Gaar.
    [silver] Cartes Argent requises : { $needs }.
    [gold_card] Cartes Or requises : { $needs }.
    [health] Il faut { $needs } Santé, et il doit en rester au moins 1.
    [gem] Gemmes libres du bon type requises : { $needs }.
    [essence] Essences du bon type requises : { $needs }.
    [resource] Ressources Naturelles du bon type requises : { $needs }.
    [item] Objets du bon type requis : { $needs }.
   *[trophy] Trophées d’un Niveau suffisant requis : { $needs }.
}
eut-ask-dying = { $seat } est sur le point de mourir.
eut-survived = { $seat } survit avec { $amount } Santé.

## Cards

eut-option-exchange = Échanger contre une carte Or : { $cards }
eut-exchanged = { $seat } échange quatre cartes Argent contre une carte Or.
eut-option-cash-in = Convertir en 1 Or : { $cards }
eut-cashed-in = { $seat } convertit { $count ->
    [one] une carte Or
   *[other] quatre cartes Argent
} en 1 Or.

## Skoldur

eut-option-convert = Changer 1 Gaar en 1 Dwurt
eut-converted = { $seat } change un Gaar en Dwurt.
eut-gained-dwurt = { $seat } gagne { $amount } Dwurt.
eut-option-dwurt = Dépenser 1 Dwurt : +{ $amount }
eut-dwurt-spent = { $seat } dépense un Dwurt : +{ $amount }.
eut-option-sway-dwurt = Dépenser 1 Dwurt : Monstre { $shift }
eut-swayed-dwurt = { $seat } dépense un Dwurt : { $amount }, Force { $strength }.
eut-why-no-dwurt = Il ne reste plus de Dwurt.
eut-option-drop-dwurt = Abandonner 1 Dwurt
eut-dropped-dwurt = { $seat } abandonne 1 Dwurt.
eut-ask-end-effects = { $seat }, un effet de fin de tour ?
eut-dwurt-die = Le dé Dwurt de { $seat } indique { $face }.
eut-why-die-rests = Le dé Dwurt indique 0.

## Impending Doom

eut-setup-elites-always = Dans ce scénario, les Monstres Élites sont toujours de la partie.
eut-legend-told = Une Légende est contée : { $quest }
eut-finale = Manche 9 : les hérauts de Mirrezil viennent chercher chaque champion.
eut-final-fights = { $seat } se tient prêt pour deux derniers combats.

## Villagers’ Rescue

eut-captive = On aperçoit un captif du Chapitre { $chapter } : { $place }, tenu par un Monstre de Niveau { $level }.
eut-freed = { $seat } libère { $thing }.
eut-taken-along = { $thing } suit { $seat }.
eut-villager-left = { $thing } quitte { $seat } et attend sur la case.
eut-delivered = { $seat } ramène { $thing } : { $amount } Réputation.
eut-friend = { $seat } gagne l’amitié d’un Personnage : { $thing }
eut-abandoned = { $count ->
    [one] Un Villageois est encore
   *[other] { $count } Villageois sont encore
} en route avec { $seat }.
eut-too-few-home = { $count ->
    [0] Aucun Villageois n’est rentré
    [one] Un seul Villageois est rentré
   *[other] { $count } Villageois seulement sont rentrés
} : la honte retombe sur chaque Héros.
eut-event = Événement : { $thing }
eut-event-idle = L’Événement ne trouve personne à frapper.
eut-villain = { $thing } se tient en embuscade : { $place }.
eut-toll = { $seat } paie le péage : { $amount } Or.
eut-ask-friend = { $seat }, qui devient ton ami ?
eut-option-friend = { $card }
eut-option-take-along = Emmener { $villager }
eut-option-deliver = Ramener { $villager } : { $amount } Réputation
eut-option-leave-villager = Laisser { $villager } attendre ici
eut-why-no-bag-villager = Un Villageois occupe une Besace, et aucune n’est libre.

eut-board-no-event = Aucun Événement cette manche.
eut-board-delivered = +{ $amount } Réputation
eut-board-delivered-friend = +{ $amount }, un ami
eut-hint-escort = { $count ->
    [one] Un Villageois te suit
   *[other] { $count } Villageois te suivent
} : gagne le centre de la Chapelle.
eut-tip-home = Rentrés à la Chapelle
eut-tip-home-competitive = Villageois rentrés : { $home }. À moins de { $needed }, chaque Héros perd 5 Réputation.
eut-tip-home-cooperative = { $home } sur { $needed } Villageois rentrés : il en faut autant pour gagner ensemble.
eut-tip-home-solo = { $home } sur { $needed } Villageois rentrés pour le rang suivant.
eut-tip-home-captives = Tenus par des Monstres : { $count }
eut-tip-home-hidden = Encore à trouver : { $count }
eut-tip-home-names = { $name } : { $names }
eut-tip-home-pays = On ramène les Villageois ici ; Réputation par Chapitre : { $paid }.
eut-tip-villain = { $thing } (Niveau { $level }) se tient ici à la place d’un Monstre.
eut-tip-captive = Retenu ici : { $name }, { $amount } Réputation à la Chapelle.
eut-tip-waits = En attente ici : { $name }, { $amount } Réputation à la Chapelle.
eut-tip-villager = Du Chapitre { $chapter } : { $amount } Réputation à la Chapelle.
eut-tip-villager-hidden = Personne n’a encore trouvé ce Villageois.
eut-tip-villager-home = Ramené par { $name }.
eut-tip-villager-follows = Occupe une Besace. Si le Héros meurt, le Villageois reste sur cette case.
eut-tip-villager-on-map = Bats le Monstre de la case, ou emmène le Villageois depuis une case libre. Il occupe une Besace.
eut-tip-event-now = Événement immédiat
eut-tip-event-round = Événement de cette manche
eut-tip-rescue = Villageois : { $count } en route, { $home } rentrés.

## Devastation Incarnate

eut-hecatomb = { $thing } : { $what ->
    [none] le Golem reste sur place.
    [nearest_trade_post] le Golem avance de { $amount } vers le Comptoir le plus proche.
    [farthest_trade_post] le Golem avance de { $amount } vers le Comptoir le plus éloigné.
    [nearest_mine] le Golem avance de { $amount } vers la Mine la plus proche.
    [nearest_tower] le Golem avance de { $amount } vers la Tour la plus proche.
    [nearest_treasure] le Golem avance de { $amount } vers le Trésor le plus proche.
    [hero_highest_reputation] le Golem avance de { $amount } vers le Héros ayant le plus de Réputation.
   *[hero_lowest_health] le Golem avance de { $amount } vers le Héros ayant le moins de Santé.
}
eut-stride = Le Golem avance : { $place ->
    [none] terre inconnue
   *[other] { $place }
}.
eut-trampled = Le Golem piétine { $seat }.
eut-destroyed = Le Golem détruit : { $place }. Un Monstre de Niveau { $level } en sort.
eut-faer = Le Pouvoir du Faër { $what ->
    [rises] monte
   *[falls] tombe
} à { $amount }.
eut-collapse = Le dernier marché est en ruines : la contrée s’effondre.
eut-end-collapse = La contrée s’est effondrée avant la venue de Farruga.
eut-spawn-fell = { $seat } met fin à ce que le Golem a laissé derrière lui (Niveau { $level }).
eut-why-destroyed = Le Golem a détruit cette case : il n’y a plus rien à en tirer.
eut-option-face = Combattre ici le Monstre de Niveau { $level } ({ $by })
eut-option-offer-gold = Offrir { $card } : Faër −1
eut-offered-gold = { $seat } offre une carte Or contre le Faër.
eut-why-offered = On ne peut offrir que { $count } cartes Or par tour.
eut-why-no-faer = Le Faër n’a plus de Pouvoir à affaiblir.
eut-farruga-lands = Farruga se pose sur les Ruines : { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} à briser.
eut-farruga-stage = { $thing }
eut-finale-turn = Tour { $number } sur { $last } de la finale : { $thing }
eut-stand = { $seat } fait face à { $thing }.
eut-offensive-ignored = { $seat } est à l’abri de { $thing }.
eut-option-ward = Défense Magique : { $amount } Blessures de moins (reste { $left })
eut-warded = { $seat } défausse un jeton Défense Magique : { $amount } Blessures de moins.
eut-why-no-wounds = Cette attaque n’inflige aucune Blessure.
eut-farruga-felled = { $seat } abat Farruga.
eut-farruga-lives = Farruga vit, et s’envole au-dessus du pays en flammes.

eut-hint-spawn = Un Monstre de Niveau { $level } a surgi sous tes pieds : combats-le, ou pars.
eut-hint-golem = Le Golem peut venir ici au début de la prochaine manche.
eut-board-face = Combattre ici (Niveau { $level })
eut-board-no-hero = Pas encore de Héros
eut-board-offer-short = Faër −1
eut-board-offer = Offrir : Faër −1
eut-board-finale = { $name }, finale, tour { $number } sur { $all }
eut-board-tab-golem = Golem
eut-board-faer = Faër { $amount } : { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} si tout finissait là
eut-board-faer-short = Faër { $amount } : { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
eut-board-tokens = Détruites : A { $a } sur { $most }, B { $b }
eut-board-threats = Peut venir, et le mener à
eut-board-no-threats = Plus rien ne vient avant Farruga.
eut-board-stand = { $what ->
    [gone] A quitté la finale ; { $damage } Dégâts infligés
   *[stands] { $damage } Dégâts infligés, { $tokens } Défense Magique
}
eut-tip-destroyed = Détruite par le Golem ({ $what ->
    [a] type A
   *[b] type B
}) : plus de commerce, d’extraction, de Défi, de Trésor ni de Quête ici.
eut-tip-spawn = Ce qui en est sorti : un Monstre de Niveau { $level }. Sa chute affaiblit le Faër de { $level } et rapporte 1 Réputation.
eut-tip-golem-here = Le Golem se tient ici.
eut-tip-threat = Le Golem peut s’arrêter ici à la prochaine manche : { $names }.
eut-tip-golem-hero = Engeances vaincues : { $spawns }. Cartes Or offertes : { $cards }.
eut-tip-term-golem = Le Golem
eut-tip-term-golem-about = Il avance au début de chaque manche, en terre connue ou inconnue, blesse qui est sur son chemin et détruit la case où il s’arrête.
eut-tip-term-faer = Pouvoir du Faër
eut-tip-term-faer-about = Il dit combien d’étapes a Farruga dans la finale. Les engeances vaincues et les cartes Or offertes l’affaiblissent.
eut-fight-turn = Tour { $number } sur { $last }
eut-fight-stage = Étape { $number } sur { $last }

## The Hunt, and the end

eut-quarry = { $seat } prend le gibier de la manche (Niveau { $level }) : { $amount } Réputation.
eut-ledger-award = Le carnet de chasse du { $counter ->
    [ledger_1] Niveau 1
   *[other] Niveau 2 ou plus
} rapporte { $amount } Réputation à { $seat }.
eut-final-scoring = Décompte final
eut-line-reputation = Réputation : { $points }
eut-line-wealth = Richesses ({ $count } Or) : { $points }
eut-line-resources = Ressources Naturelles : { $points }
eut-line-hero = Jetons Héros ({ $count }) : { $points }
eut-line-interaction = Jetons Interaction ({ $count }) : { $points }
eut-line-trade = Jetons Commerce ({ $count }) : { $points }
eut-line-killed = Héros abattus ({ $count }) : { $points }
eut-line-quests = Quêtes ({ $count }) : { $points }
eut-line-elites = Élites ({ $count }) : { $points }
eut-line-deaths = Chutes en Combat ({ $count }) : { $points }
eut-score-line = { $seat }, { $source } : { $points }
eut-score-total = { $seat } : { $points } Réputation en tout.
eut-verdict-points = { $name } a { $ahead } Réputation de plus que { $other }.
eut-verdict-hand = { $name } et { $other } ont chacun { $points } Réputation ; la meilleure main de cartes désigne { $name }.
eut-verdict-shared = { $points } Réputation chacun et des mains égales : la victoire est partagée.
eut-verdict-highest = Il n’y a pas de grade plus élevé.
eut-verdict-next = { $more ->
    [0] { $grade } demande aussi d’accomplir le but du scénario.
   *[other] Il manquait { $more } Réputation pour { $grade }.
}
eut-end-won = { $grade } : { $points } Réputation.
eut-end-lost = { $grade } : { $points } Réputation n’ont pas suffi.
eut-end-together-won = Les Héros ont accompli ce pour quoi ils étaient venus.
eut-end-together-lost = Les Héros n’ont pas accompli ce pour quoi ils étaient venus.
eut-end-rounds = La dernière manche est terminée.

## Combat

eut-monster-revealed = { $thing } tient la case.
eut-combat-round = Tour de Combat { $number }.
eut-combat-card = Une carte Combat est retournée.
eut-monster-rolled = { $thing } obtient { $amount }.
eut-monster-rerolled = Le dé du Monstre indique maintenant { $face }.
eut-swayed = Un Gaar : le dé indique { $face }, la Force est de { $strength } à présent.
eut-monster-hits = { $thing } attaque avec une Force de { $strength } : { $wounds ->
    [0] aucune Blessure
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}.
eut-hero-hits = { $seat } attaque avec une Force de { $strength } : { $damage } { $damage ->
    [one] Dégât
   *[other] Dégâts
}.
eut-attacks-with = { $seat } attaque avec { $thing }.
eut-bare-hands = { $seat } attaque à mains nues.
eut-damage = { $seat } inflige { $amount } { $amount ->
    [one] Dégât
   *[other] Dégâts
}.
eut-monster-healed = Le Monstre retire { $amount } { $amount ->
    [one] Dégât
   *[other] Dégâts
}.
eut-monster-fell = { $seat } vient à bout du Monstre : { $thing }.
eut-too-famous = { $seat } a plus de { $limit } points de Réputation : cette victoire ne rapporte rien.
eut-died-fighting = { $seat } succombe ({ $thing }) et se réveille à la Chapelle.
eut-instant-death = Rien ne protège { $seat } de ce coup.
eut-hope-grew = Le Dé de l’Espoir monte de { $amount }.
eut-hope-spent = { $seat } dépense { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’Espoir.
eut-hope-paid = L’Espoir restant donne { $amount } Gaar à { $seat }.
eut-gaar-stolen = Le Monstre vole { $amount } Gaar à { $seat }.
eut-cards-played = { $count ->
    [one] { $thing } est jouée
   *[other] { $thing } est jouée, { $count } cartes à la fois
}.
eut-cards-cancelled = { $seat } annule des cartes de ce Tour de Combat.
eut-ask-window = { $what ->
    [preparing] { $seat } : quelque chose avant le combat ?
    [setting_up] { $seat } : quelque chose avant le premier coup ?
    [healing] { $seat } : quelque chose entre les attaques ?
    [before_attack] { $seat } : quelque chose avant l’attaque du Monstre ?
    [answering] { $seat }, une Force de { $strength } infligerait { $wounds ->
        [0] aucune Blessure
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    } : te protéger ? Plus personne ne peut répondre.
    [cursed] { $seat } : une réponse à la Malédiction ?
   *[before_strike] { $seat } : quelque chose avant ton attaque ?
}
eut-ask-exchange = { $what ->
    [hero] { $seat }, la Force du Monstre est de { $strength } ({ $wounds ->
        [0] aucune Blessure
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    }) : dépenser un Gaar ? Les Boucliers viennent après.
   *[monster] { $seat }, la Force de ton Monstre est de { $strength } ({ $wounds ->
        [0] aucune Blessure
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    }) : un Gaar, une carte, ou passer ?
}
eut-ask-cards = { $what ->
    [curses] { $seat } : des Malédictions avant l’attaque du Héros ? Chaos restant : { $chaos }.
   *[before] { $seat } : des cartes avant le lancer du Monstre ? Chaos restant : { $chaos }.
}
eut-ask-monster-die = { $seat } : quel dé du Monstre relancer ?
eut-ask-initiative = { $seat } : attaquer avant le premier tour ?
eut-ask-attack = { $seat } : avec quoi attaques-tu ?
eut-ask-attack-roll = { $seat }, ta Force est de { $amount } : { $damage } { $damage ->
    [one] Dégât
   *[other] Dégâts
}. La modifier ?
eut-ask-trophy = { $seat } : garder { $thing } en Trophée ?
eut-ask-victory = { $seat } : quelque chose après la victoire ?
eut-ask-last-breath = { $seat } n’a plus de Santé : un recours ?
eut-option-monster-die = Relancer le { $face }
eut-option-sway = Gaar : relancer le { $face }, { $shift ->
    [2] Force +2
   *[other] Force −2
}
eut-option-play-card = { $count ->
    [one] Jouer { $thing }
    [2] Jouer { $thing } deux fois
   *[other] Jouer { $thing } trois fois
}
eut-option-attack = Attaquer avec { $thing }
eut-option-bare-hands = Attaquer à mains nues
eut-option-hope-one = 1 Espoir : +1
eut-option-hope-gaar = 2 Espoir : 1 Gaar
eut-option-hope-damage = 3 Espoir : +1 et 1 Dégât
eut-option-trophy = Garder { $thing } en Trophée
eut-option-no-trophy = Pas de Trophée
eut-why-immune = Ce Monstre est insensible à tout, sauf aux Dégâts.
eut-why-hope-full = Le Dé de l’Espoir indique déjà sa plus haute face.
eut-why-little-hope = Points d’Espoir requis : { $points }.
eut-why-no-card-to-cancel = Aucune carte en jeu ne peut être annulée ainsi.
eut-why-one-die = Le Monstre n’a déjà plus qu’un dé.
eut-why-monster-no-gaar = Le Monstre n’a plus de Gaar.
eut-why-gaar-forbidden = Le Monstre ne peut pas dépenser de Gaar pendant ce Tour de Combat.
eut-why-no-gaar = Il n’y a plus de Gaar.
eut-why-no-chaos = Le Monstre n’a plus de Chaos.
eut-why-wrong-moment = { $thing } : ce n’est pas le moment.
eut-why-not-before-combat = { $thing } n’offre aucune échappatoire : il faut d’abord combattre.
eut-why-not-in-initiative = { $thing } ne sert pas lors de l’attaque d’Initiative.
eut-why-once-an-attack = { $thing } a déjà servi contre cette attaque.

## Who plays the Monster, Elites

eut-plays-monster = { $seat } joue le Monstre.
eut-control-card = Une carte Contrôle : { $thing }.
eut-ask-claim = { $seat } : dépenser ta carte Contrôle pour jouer ce Monstre ?
eut-option-claim = Jouer le Monstre
eut-option-no-claim = S’en remettre aux cartes
eut-ask-wrestle = { $what ->
    [hero] { $seat }, ta Force est de { $amount } : dépenser un Gaar, ou passer ?
   *[monster] { $seat }, la Force du Héros est de { $amount } : dépenser un Gaar du Monstre, ou passer ?
}
eut-option-hinder = Gaar : relancer le { $face }, Héros −2
eut-hindered = Un Gaar du Monstre : le dé du Héros indique { $face }, et sa Force baisse de { $amount }.
eut-fight-elite = { $seat } défie { $thing } dans sa Tanière.
eut-bounty = Une Prime est offerte : { $thing }.
eut-option-hunt = Combattre ici : { $elite }
eut-why-no-combat-action-elite = C’est la Tanière de l’Élite, mais il ne reste aucune Action de Combat.
eut-robbed = { $seat } prend des cartes à { $owner }.
eut-ask-rob = { $seat } : les cartes de qui ?
eut-option-rob = Les cartes de { $owner }
eut-ask-take-away = { $seat } : quelle carte de { $owner } est défaussée ?
eut-option-take-away = Défausser { $card }
eut-ask-reserve = { $seat } : de quelle réserve retirer { $count } cartes ?
eut-option-reserve = { $what ->
    [silver] La réserve Argent
   *[gold] La réserve Or
}
eut-why-no-cards-to-take = Il n’y a aucune carte à prendre.
eut-why-no-reserve = La réserve est vide.

## Le plateau

eut-board-round = { $name }, manche { $number } sur { $all }
eut-board-stack = { $count ->
    [0] plus de tuile
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
eut-board-power-fire = −{ $amount } Santé
eut-board-power-water = +{ $amount } Santé
eut-board-power-air = retourne un dé
eut-board-power-earth = +{ $amount } aux lancers
eut-board-actions = Actions
eut-board-group-strike = Attaque
eut-board-group-guard = Défense
eut-board-group-heal = Soins
eut-board-group-travel = Voyage
eut-board-group-free = Places libres
eut-board-store-bags = Besaces
eut-board-store-pouch = Gemmes
eut-board-store-hand = Main
eut-board-tab-space = Case
eut-board-tab-offers = Offres
eut-board-tab-quests = Quêtes
eut-board-tab-score = Score
eut-board-reserve = Tuiles Héros dévoilées
eut-board-nothing = Rien ici.
eut-board-no-quests = Aucune Quête n’est encore ouverte. Les Rencontres se trouvent sur les tuiles des hautes terres.
eut-board-total = En tout
eut-board-around = À un pas d’ici
eut-board-begin = Autour de la Chapelle
eut-board-quest = Quête
eut-board-max-health = Santé maximale
eut-brief-length = { $rounds } manches, environ { $minutes } minutes.

eut-hint-fight = Les cases rouges sont tenues : y entrer engage un combat jusqu’au bout.
eut-hint-no-combat = Plus d’Action Combat : les cases tenues par des Monstres sont fermées.
eut-hint-no-movement = Dépense un jeton Action pour te déplacer, ou agis sur place avec lui.
eut-board-packs = Les meutes
eut-board-up-to = à { $most }
eut-hint-bags-full = Tes Besaces sont pleines.
eut-hint-tiles = { $count ->
    [one] Y entrer pose une nouvelle tuile.
   *[other] Y entrer pose { $count } nouvelles tuiles.
}

eut-place-plain = Une terre ouverte.
eut-place-mountain = Une case Mine : minerais et pierres brutes.
eut-place-lake = Une case Mine : ce que cachent les eaux.
eut-place-cavern = Une case Mine : ce qui dort au fond de la roche.
eut-place-treasure = Un Trésor attend ici chaque Héros qui vient une fois la case délivrée.
eut-place-merchants = On commerce ici : armes, armures et parchemins ; 1 Or soigne 2.
eut-place-alchemists = On commerce ici : potions et bijoux ; 1 Or soigne 3.
eut-place-elemental = Un Élémentaire vit ici. Son Pouvoir atteint toutes les cases voisines, et chaque Héros peut le défier une fois.
eut-place-portal = Un pas mène à n’importe quel autre Portail.
eut-place-encounter = Quelqu’un vit ici et confie des Quêtes.
eut-place-ruins = De vieilles pierres, et ce qui s’y cache.
eut-place-chapel = 1 Or soigne 6, 1 Or achète une Potion de Soins. Les Héros tombés s’y réveillent.
eut-place-dragon_slayers_tower = On commerce ici : ce qu’il y a de meilleur ; 1 Or soigne 4.
eut-place-mercenary_fortress = Une place forte, et des Quêtes pour les braves.
eut-place-overlord = Le siège du Suzerain, et des Quêtes de poids.
eut-place-legend = Une Légende sommeille ici.

eut-tip-held = Un Monstre de Niveau { $level } tient cette case : y entrer engage un combat jusqu’au bout.
eut-tip-loot = Butin : { $goods }
eut-tip-pack = Niveau { $level }, sur le dessus : { $name }, Santé { $health }.
eut-tip-reward = Récompense : { $goods }
eut-tip-reward-yours = Récompense jusqu’à { $limit } de Réputation : { $goods } (encore pour toi)
eut-tip-reward-lost = Récompense jusqu’à { $limit } de Réputation : { $goods } (plus pour toi)
eut-tip-quarry = Ce serait le gibier de cette manche.
eut-tip-forecast = Dans ton état, tu gagnes { $what ->
    [least] au moins
   *[about] environ
} { $chance } % de ces combats, avec environ { $health } de Santé restante{ $bare ->
    [yes] {", "}hors usages uniques
   *[no] {""}
}.
eut-tip-owed-due = Extraire ou défier ici coûte { $amount } Or à chacun : { $names }.
eut-tip-owed-tax = Commercer ici coûte { $amount } Or à chacun : { $names }.
eut-tip-owed-card = Extraire ou défier ici coûte une carte Or.
eut-tip-liberated = Case délivrée.
eut-tip-closed = Fermée tant que les trois cases autour ne sont pas délivrées.
eut-tip-cancelled = Le Feu et l’Eau s’annulent ici.
eut-tip-power-fire = Feu : qui entre subit { $amount } Blessures.
eut-tip-power-water = Eau : qui entre soigne { $amount } Blessures.
eut-tip-power-air = Air : à chaque lancer fait ici, le dé le plus haut montre sa face opposée.
eut-tip-power-earth = Terre : chaque lancer fait ici compte { $amount } de plus.
eut-tip-tokens-hero = Délivrée par { $names }.
eut-tip-tokens-interaction = Déjà venus : { $names }.
eut-tip-tokens-trade = Jetons Commerce : { $names }.
eut-tip-learning = L’apprendre coûte { $price } Or.
eut-tip-price = Prix { $buy }, se revend { $sell }.
eut-tip-gems = Gemmes serties : { $count } sur { $all }.
eut-tip-place-free = Elle irait sur un emplacement libre.
eut-tip-place-instead = Elle prendrait la place de : { $name }.
eut-tip-place-locked = Ton emplacement pour elle est encore verrouillé.
eut-tip-set = Avec elle, tu portes { $count ->
    [one] 1 tuile Armure
   *[other] { $count } tuiles Armure différentes
} de son ensemble.
eut-tip-opens = Elle rend utilisable : { $names }.
eut-tip-exhausted = Engagée : de nouveau prête à la manche suivante.
eut-tip-gem = Elle agit tant qu’elle est sertie dans une tuile portée.
eut-tip-monster = Niveau { $level }, { $health } de Santé, { $penalty } à tes lancers d’attaque.
eut-tip-row = Force { $range } : { $wounds ->
    [0] aucune Blessure
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
eut-tip-little-room = { $count ->
    [0] Tes Sacs sont pleins
   *[other] Il ne te reste qu’un Sac libre
} : ce que tu gagnes de plus doit servir aussitôt ou être jeté.
eut-tip-token = À dépenser pour cette Action, ou pour { $amount } de Mouvement.
eut-tip-token-last-combat = C’est ta seule Action Combat : une fois dépensée pour du Mouvement, les cases tenues par des Monstres te sont fermées.
eut-tip-hero = Santé { $health } sur { $most }, { $gaar } Gaar, { $gold } Or.
eut-tip-ledger = Chasse : { $one } de Niveau I, { $more } au-dessus.
eut-tip-die = Un dé
eut-tip-stack = Terres nouvelles : entrer sur une case du bord pose une tuile à chaque place vide autour d’elle.
eut-tip-slot = Terre inconnue
eut-tip-slot-about = Une tuile de trois cases sera posée ici dès que quelqu’un approchera.
eut-tip-free = Une place libre.
eut-tip-locked = Verrouillé : s’ouvre pour { $price } Or pendant un Commerce.
eut-tip-locked-essence = Verrouillé : s’ouvre contre une Essence ({ $element }) pendant un Commerce.
eut-tip-term-hope = Dé de l’Espoir
eut-tip-term-hope-about = Il gagne 1 quand le Monstre lance 10 ou plus, ou le Héros 5 ou moins. Ses points achètent de l’aide.
eut-tip-term-chaos = Chaos
eut-tip-term-chaos-about = Chaque jeton Chaos paie un coup de cartes Argent ou Or.

eut-part-dice = Dés
eut-part-gaar = Gaar
eut-part-hope = Espoir
eut-part-earth = Pouvoir de la Terre
eut-part-air = Pouvoir de l’Air
eut-part-magic-defence = Défense Magique
eut-part-hero = Le Héros
eut-part-row = Force { $strength }

eut-fight-title = Combat : { $name }
eut-fight-unknown = qui est-ce ?
eut-fight-round = Tour de Combat { $number }
eut-fight-window-prepare = Préparation
eut-fight-window-heal = Soins
eut-fight-window-before = Avant
eut-fight-window-roll = Lancer
eut-fight-window-answers = Réponses
eut-fight-window-shields = Boucliers
eut-fight-window-wounds = Blessures
eut-fight-window-rest = Soins
eut-fight-window-their-strike = Le Héros
eut-fight-window-strike = Ton attaque
eut-fight-strength = Force
eut-fight-your-strength = Ta Force
eut-fight-wounds = Blessures
eut-fight-up-to = jusqu’à { $most }
eut-fight-penalty = { $amount } à ton lancer
eut-fight-played = { $name } le joue
eut-fight-deck = Joué par les cartes
eut-fight-strike-other = L’attaque du Héros
eut-fight-strike = Ton attaque
eut-fight-bare-hands = Mains nues
eut-fight-hope = Dé de l’Espoir
eut-fight-hope-1 = +1 à ton lancer
eut-fight-hope-2 = 1 Gaar
eut-fight-hope-3 = +1 et 1 Dégât
eut-fight-odds = Chances à partir d’ici
eut-fight-gaar-on = Gaar sur le { $face }
eut-fight-mean = moyenne
eut-fight-stand = Sans cela
eut-fight-pass = Passer
eut-fight-strike-now = Frapper ainsi
eut-fight-a-dwurt = Un Dwurt
eut-fight-a-hope = 1 Espoir
eut-fight-three-hopes = 3 Espoir
eut-fight-its-blow = Sa prochaine attaque
eut-fight-ahead = { $what ->
    [least] Chance de gagner, au moins
   *[about] Chance de gagner
}, avec environ { $health } de Santé{ $bare ->
    [yes] {", "}hors usages uniques
   *[no] {""}
}
eut-fight-ahead-worst = { " " }; { $chance } % face aux pires cartes
eut-fight-ahead-waits = Comment cela finira-t-il ? Calcul en cours…
eut-fight-kit-now = Maintenant
eut-fight-kit-soon = Boucliers
eut-fight-kit-strike = Pour ton attaque
eut-fight-kit-guard = Défense
eut-fight-kit-heal = Soins
eut-fight-kit-travel = Autres
eut-fight-kit-spent = Engagées

## Why bots do what they do

reason-gold = Il reste plus d’Or pour les boutiques et les tuiles.
reason-gaar = Il reste des Gaar pour les lancers qui comptent.
reason-health = Il y a plus de Santé pour le prochain combat.
reason-toughness = Le Héros encaisse mieux.
reason-prospect = Le prochain tour part bien de là.
reason-potions = Des Potions sont prêtes si cela tourne mal.
reason-gems = Gemmes et Essences valent la peine.
reason-cards = Les cartes en main paient plus tard.
reason-saved = Un jeton est gardé pour la manche suivante.
reason-freed = Davantage de cases de la carte sont marquées.
reason-shops = Davantage de Comptoirs sont libérés.
reason-visits = Davantage de mines et d’Élémentaires comptent à la fin.
reason-quests = Davantage de Quêtes comptent à la fin.
reason-villagers = Des Villageois sont sur le chemin du retour.
reason-ledger = Les récompenses du carnet de chasse se rapprochent.
