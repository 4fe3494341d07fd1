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
riv-ask-top = { $seat }, quelle carte de ta main finit en haut de la défausse ?
riv-option-top = { $card } au-dessus
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
riv-discarded = { $seat } défausse { $card }.
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

## Placement

riv-placement = Chacun envoie ses gens.
riv-ask-place = { $seat }, envoie un de tes gens.
riv-ask-place-another = { $seat }, ton moine peut emmener quelqu’un.
riv-option-send = { $character } → { $spot }
riv-placed = { $seat } envoie { $character } : { $spot }.
riv-ask-move-on = { $seat }, vers quel lieu file ton personnage ({ $character }) ?
riv-why-closed = Fermé pour ce tour : { $place }.
riv-why-one-each = Tu y as déjà quelqu’un, et un seul y est permis : { $place }.
riv-why-full = Aucune case libre : { $place }.
riv-why-spot-taken = La place est déjà prise.
riv-why-leftmost = La case libre la plus à gauche d’abord.
riv-why-not-owner = Seul le propriétaire, ou un noble, s’y tient : { $place }.
riv-why-nowhere = Aucun lieu de numéro supérieur n’a de place libre.
riv-why-gone = Ce personnage n’est plus à toi.

## Places

riv-place = Lieu { $number } : { $place }.
riv-ask-act = { $seat }, { $place } ({ $character }) : que fais-tu ?
riv-option-act = Faire l’action : { $place }
riv-declined = { $seat } ({ $character }) n’y fait rien : { $place }.
riv-ask-bolt = { $seat }, tu peux jouer une carte éclair ({ $spot }).
riv-option-bolt = Jouer { $card }
riv-again = { $seat } y agit encore une fois : { $place }.
riv-why-nothing-to-repeat = Aucune action ne peut être refaite à présent.
riv-on-watch = { $seat } ({ $character }) monte la garde aux Remparts.
riv-option-buy = Acheter { $card } pour { $price }
riv-bought = { $seat } achète { $card } pour { $price ->
        [0] rien
        [one] 1 pièce
       *[other] { $price } pièces
    }.
riv-option-healer = Défausser { $card } pour le guérisseur
riv-why-gold-card = Le guérisseur ne veut qu’une carte d’or.
riv-dug = La Mine : { $cards }{ $rockfalls ->
        [0] .
        [one] , dont 1 éboulis.
       *[other] , dont { $rockfalls } éboulis.
    }
riv-option-nugget = Prendre { $card }
riv-why-mine-empty = La Mine est épuisée.
riv-quests-drawn = { $seat } regarde { $count ->
        [one] une Quête
       *[other] { $count } Quêtes
    }.
riv-ask-quest = { $seat }, quelle Quête gardes-tu ?
riv-option-quest = { $card }
riv-quest-kept = { $seat } garde une Quête.
riv-quest-kept-own = { $seat } garde une Quête : { $card }.
riv-quests-to-pile =
    { $count ->
        [one] Une Quête rejoint
       *[other] { $count } Quêtes rejoignent
    } la défausse de { $seat }.
riv-why-no-quests = Il ne reste plus de Quête.
riv-searches = { $seat } fouille la pile Quête.
riv-ask-search = { $seat }, quelle Quête prends-tu ?

## The Arena

riv-arena-alone = Personne n’affronte { $seat } ({ $character }) dans l’Arène : la victoire est acquise.
riv-duel = Duel dans l’Arène : { $seats_in }.
riv-ask-token = { $seat }, utilises-tu d’abord un pion ?
riv-option-token = Utiliser : { $token }
riv-ask-commit = { $seat }, avec quelles cartes te bats-tu ? Nul ne les voit encore.
riv-option-stake = Ajouter { $card }
riv-option-stake-back = Reprendre { $card }
riv-option-commit = Se battre ainsi
riv-stakes =
    { $count ->
        [0] { $seat } se bat à mains nues : attaque { $attack }.
       *[other] { $seat } se bat avec { $cards } : attaque { $attack }.
    }
riv-duel-won = { $seat } gagne le duel.
riv-why-not-in-arena = Interdit dans l’Arène : { $card }.
riv-why-stake-one = Il faut engager au moins une carte.
riv-why-one-token = Un seul pion suffit pour un duel.
riv-why-token-needs-card = Le pion accompagne une carte de combat.

## Coins, buildings, people

riv-ask-pay = { $seat }, paie { $price ->
        [one] 1 pièce
       *[other] { $price } pièces
    } ({ $what }).
riv-paid-so-far = Pièces : { $coins } sur { $price }.
riv-option-add-coin = { $item } (+{ $coins })
riv-option-coin-back = Reprendre { $item } (−{ $coins })
riv-option-pay = Payer { $coins }
riv-paid = { $seat } paie { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } : { $items }.
riv-why-coins = Il en coûte { $price } ; tu peux payer { $coins }, il en manque { $short }.
riv-why-short = Il manque encore { $short } ({ $coins } pour l’instant).
riv-why-too-much = Sans cela ({ $item }), le compte y serait : on ne rend pas la monnaie.
riv-why-one-too-many = C’est plus qu’il n’en faut : on ne rend pas la monnaie.
riv-option-building = { $title }, pour { $price }
riv-building-bought = { $seat } achète un bâtiment pour { $price ->
        [0] rien
        [one] 1 pièce
       *[other] { $price } pièces
    } : { $title }.
riv-ask-building = { $seat }, quel bâtiment achètes-tu pour { $discount } pièces de moins ?
riv-title-kept = { $seat } regarde le dos du pion et le garde.
riv-title-seen = { $title } – { $token }.
riv-why-building-limit = Tous tes blasons sont déjà posés.
riv-why-all-sold = Plus aucun bâtiment n’est à vendre.
riv-ask-look = { $seat }, quel pion regardes-tu ? (encore { $count })
riv-option-look = { $title }
riv-looked-at-title = { $seat } regarde le dos d’un pion Propriété : { $title }.
riv-ask-paladin = { $seat }, de qui le Paladin prend-il la place ?
riv-option-relieve = { $character }
riv-relieved = { $seat } : le Paladin prend la place d’un personnage ({ $character }).
riv-option-recruit = { $character }, salaire { $wage }
riv-recruits = { $seat } recrute { $character }, salaire { $wage }.
riv-ask-wage = { $seat }, paie le salaire de { $wage } ({ $character }) ; toute pièce manquante vaut une Binouse{ $surcharge ->
        [0] .
        [one] , et 1 s’y ajoute.
       *[other] , et { $surcharge } s’y ajoutent.
    }
riv-wage-so-far = Pièces : { $coins } sur { $wage }, Binouses : { $beers }.
riv-option-wage = Payer { $coins }, { $beers ->
        [0] aucune Binouse à la place
        [one] 1 Binouse à la place
       *[other] { $beers } Binouses à la place
    }
riv-why-beers = Pièces manquantes : { $missing } ; Binouses restantes : { $beers }.
riv-ask-hire = { $seat }, qui te rejoint gratis ? ({ $source })
riv-option-hire = { $character }
riv-joined = { $seat } a une nouvelle recrue : { $character }.
riv-ask-dismiss = { $seat }, ton équipe est au complet : qui cède sa place ({ $character }) ?
riv-option-dismiss = { $character }

## The Oracle

riv-omens-drawn = { $seat } regarde { $count } présages de l’Oracle.
riv-ask-omen = { $seat }, quel présage survient ?
riv-option-omen = { $card }
riv-omen = L’Oracle : { $omen }.
riv-omen-nobody = Personne n’est concerné.
riv-omen-spared = { $seat } n’a rien à faire cette fois.
riv-oracle-reshuffled = Les présages passés ({ $count }) sont mélangés et remis sous la pile.
riv-ask-fate = { $seat }, { $omen } : que choisis-tu ?
riv-option-fate = { $way }
riv-ask-close = { $seat }, quel lieu les termites ferment-elles au prochain tour ?
riv-option-close = { $place }
riv-will-close = { $seat } ferme un lieu pour le prochain tour : { $place }.

## Cards that move cards

riv-discarded-quest = { $seat } défausse une Quête.
riv-ask-take-back = { $seat }, quelle carte de ta défausse reprends-tu en main ? ({ $source })
riv-option-take-back = Reprendre { $card }
riv-taken-back = { $seat } reprend une carte de sa défausse : { $card }.
riv-quest-taken-back = { $seat } reprend une Quête de sa défausse.
riv-ask-exchange = { $seat }, quelles cartes échanges-tu, { $least } ou plus ? ({ $source })
riv-exchange-so-far = Cartes à échanger : { $count }.
riv-option-put-in = Échanger { $card }
riv-option-keep-back = Garder { $card }
riv-option-exchange = Défausser et en tirer autant
riv-why-exchange-more =
    { $count ->
        [one] Il faut échanger encore une carte.
       *[other] Il faut échanger encore { $count } cartes.
    }
riv-looked = { $seat } regarde le dessus de son paquet ({ $count }).
riv-ask-arrange = { $seat }, dans quel ordre remets-tu ces cartes sur ton paquet ?
riv-option-arrange = { $cards }
riv-arranged = { $seat } range le dessus de son paquet ({ $count }).
riv-ask-salvage = { $seat }, quelle carte Marché détruite récupères-tu ?
riv-option-salvage = Récupérer { $card }
riv-hunted = { $seat } abat un monstre à la chasse : { $monster }.
riv-why-no-such = Aucune carte de ce genre à éliminer.
riv-why-pile-empty = Ta défausse est vide.
riv-why-hand-short = Tu as trop peu d’autres cartes en main.
riv-why-no-salvage = Aucune carte Marché n’a été détruite.

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

## Why a bot does something

reason-people = Plus de monde travaille pour toi dans les tours à venir.
reason-peasants = Les paysans rapportent une carte à chaque tour.
reason-warriors = Un guerrier frappe plus fort à chaque combat.
reason-rangers = Un rôdeur rapporte plus de Butin après chaque victoire.
reason-magicians = Une magicienne choisit parmi les dés du monstre.
reason-trio = Le trio de héros se rapproche.
reason-damage = Ton paquet frappe plus fort.
reason-coins = Ton paquet paie mieux.
reason-bolts = Ton paquet compte plus d’éclairs.
reason-cards = Ton paquet reste mince.
reason-burdens = Moins de Blessures et de Binouses t’encombrent.
reason-titles = Un bâtiment te réserve une place.
reason-tokens = Un pion reste pour le bon moment.
reason-renown = La Renommée rapporte une carte de plus à chaque tour.
reason-patients = Les tiens évitent l’Hôpital.
reason-diamonds = Tu prends de l’avance en diamants.
reason-stars = Tu prends de l’avance en magie.
reason-wealth = Tu prends de l’avance en or.
