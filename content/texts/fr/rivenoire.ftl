### Rivenoire

game-name = Rivenoire
game-about = Envoie tes gens dans les dix lieux d’une cité assiégée, amasse cartes et pièces, et prends rang face à six monstres.

## Sur le plateau

riv-board-round = Tour { $number } sur { $all }
riv-board-phase-draw = Pioche
riv-board-phase-placement = Placement
riv-board-phase-actions = Actions
riv-board-phase-end_of_round = Fin de tour
riv-board-place-ramparts = Remparts
riv-board-place-market = Marché
riv-board-place-hospital = Hôpital
riv-board-place-mine = Mine
riv-board-place-arena = Arène
riv-board-place-quest_office = Quêtes
riv-board-place-provost_house = Prévôt
riv-board-place-tavern = Taverne
riv-board-place-oracle_hut = Oracle
riv-board-place-surroundings = Alentours
riv-board-fame = Renommée
riv-board-level = À égalité en tête
riv-board-ahead = { $seat } mène de { $count }
riv-board-monster = Monstre du tour
riv-board-tab-monster = Monstre
riv-board-value = valeur { $value }
riv-board-blow = Coup de grâce, Butin
riv-board-stall = L’étal
riv-board-stall-off =
    { $count ->
        [0] aucune case libre : plein tarif
        [one] 1 case libre : −1 pièce
       *[other] { $count } cases libres : −{ $count } pièces
    }
riv-board-tavern = La taverne
riv-board-covers-any = tes { $coins } pièces suffisent
riv-board-covers =
    { $coins ->
        [0] tu n’as pas d’or
        [one] tu as 1 pièce
       *[other] tu as { $coins } pièces
    }
riv-board-beer-each = +1 chacun
riv-board-closed = Fermé ce tour
riv-board-full = Plus de case libre
riv-board-bolt = Un éclair au départ
riv-board-no-bolt = Case { $space } sans éclair
riv-board-draws = Tire { $count } cartes
riv-board-buys =
    { $off ->
        [0] 1 carte, plein tarif
        [one] 1 carte, −1 pièce
       *[other] 1 carte, −{ $off } pièces
    }
riv-board-chooses =
    { $place ->
        [1] Premier à choisir
        [2] Deuxième à choisir
        [3] Troisième à choisir
        [4] Quatrième à choisir
       *[other] Dernier à choisir
    }
riv-board-heals = 1 or : détruire 1 ou 2
riv-board-no-gold = Aucune carte d’or
riv-board-clears =
    { $count ->
        [one] Soigne ta Blessure
       *[other] { $count } Blessures à soigner
    }
riv-board-no-wound = Aucune Blessure
riv-board-picks =
    { $place ->
        [1] 1er choix sur { $nuggets } pépites
        [2] 2e choix sur { $nuggets } pépites
        [3] 3e choix sur { $nuggets } pépites
       *[other] Dernier sur { $nuggets } pépites
    }
riv-board-rockfalls = { $count } éboulis te blessent
riv-board-safe-dig = Éboulis sans risque
riv-board-prize = +{ $fame } Renommée, Bouclier
riv-board-shield-of = Bouclier à { $seat }
riv-board-ties-won = Égalité gagnée
riv-board-ties-lost = Égalité perdue
riv-board-one-each = Un des tiens y est
riv-board-duel = Duel : { $seat }
riv-board-quests = 1 quête sur { $count }
riv-board-all-sold = Tout est vendu
riv-board-builds = Bâtiment dès { $coins }
riv-board-holds =
    { $coins ->
        [0] Tu n’as pas d’or
        [one] Tu as 1 pièce
       *[other] Tu as { $coins } pièces
    }
riv-board-recruits =
    { $count ->
        [0] Personne à engager
        [one] Engage le seul client
       *[other] 1 client sur { $count }
    }
riv-board-replaces = Déjà { $count } : un s’en va
riv-board-beers =
    { $count ->
        [one] 1 Binouse par embauche
       *[other] { $count } Binouses chacun
    }
riv-board-sober = Pas de tournée
riv-board-omens = 1 présage sur { $count }
riv-board-else = Sinon : { $omen }
riv-board-else-curt = › { $omen }
riv-board-else-top = Sinon, le premier
riv-board-line =
    { $count ->
        [0] File de combat vide
        [one] File : 1 combattant
       *[other] File : { $count } combattants
    }
riv-board-cards-for =
    { $cards ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    } pour { $fighters ->
        [one] 1 combattant
       *[other] { $fighters } combattants
    }
riv-board-rank =
    { $fame ->
        [0] Rang { $rank }, sans gain
       *[other] Rang { $rank } : +{ $fame } Renommée
    }
riv-board-nobody-home = Tous sont sortis
riv-board-pile-empty = défausse vide
riv-board-use-bolt = Éclair
riv-board-use-combat = Combat
riv-board-use-purchase = Or
riv-board-use-none = Sans effet
riv-board-use-tokens = Pions
riv-board-use-hand = Main
riv-board-damage =
    { $count ->
        [one] 1 dégât
       *[other] { $count } dégâts
    }
riv-board-coins =
    { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
riv-tray-drawn = Pour tes yeux seuls
riv-tray-discard = Ta défausse
riv-tray-hand = Ta main
riv-tray-deck = Le dessus de ton paquet
riv-tray-quests = La pile de Quêtes
riv-tray-destroyed = Cartes détruites du Marché
riv-tray-reserve = La réserve
riv-tray-nuggets = Pépites
riv-tray-rockfalls = Éboulis
riv-tray-loot = Butin
riv-hint-hand =
    { $cards ->
        [0] Plus aucune carte
        [one] Il reste 1 carte
       *[other] Il reste { $cards } cartes
    } pour { $fighters ->
        [one] 1 combattant
       *[other] { $fighters } combattants
    }.
riv-hint-leaves =
    { $cards ->
        [0] Ne laisse aucune carte
        [one] Laisse 1 carte
       *[other] Laisse { $cards } cartes
    } pour { $fighters ->
        [0] aucun combattant
        [one] 1 combattant
       *[other] { $fighters } combattants
    }.
riv-fight-title = Expédition : { $monster }
riv-fight-round = Assaut { $number }
riv-fight-heroes = Les héros frappent
riv-fight-monster = Le monstre riposte
riv-fight-points = sur { $count } points de vie
riv-fight-points-short = sur { $count }
riv-fight-dealt =
    { $count ->
        [one] 1 dégât durant cet assaut
       *[other] { $count } dégâts durant cet assaut
    }
riv-fight-no-damage = Aucun dégât durant cet assaut
riv-fight-no-damage-short = Aucun dégât encore
riv-fight-for =
    { $count ->
        [one] pour 1 combattant
       *[other] pour { $count } combattants
    }
riv-fight-your-turn = À toi
riv-fight-acts = À son tour
riv-fight-acted = A agi
riv-fight-rolled = A lancé
riv-fight-waits = Doit agir
riv-fight-dice =
    { $count ->
        [0] aucun dé
        [one] 1 dé
       *[other] en garder 1
    }
riv-fight-shield = Bouclier des anciens
riv-fight-harder = +{ $count } par attaque
riv-fight-loot = +{ $count } Butin
riv-fight-has = main { $hand }, paquet { $deck }, défausse { $pile }
riv-fight-empty = Plus de carte : qui doit en défausser une part à l’Hôpital.
riv-fight-thrown = jetée
riv-fight-effect = sans dégât
riv-fight-nothing = 0 : rien
riv-fight-slays = { $damage } : abattu !
riv-fight-leaves = { $damage } : reste { $left }
riv-fight-leaves-short = reste { $left }
riv-fight-leaves-least = › { $left }
riv-fight-loot-now = Butin s’il tombait : { $count }
riv-fight-die = Le dé Monstre
riv-fight-lasting = Agit depuis une défausse
riv-fight-safe =
    { $count ->
        [one] 1 dégât : pas de défaite à cet assaut.
       *[other] { $count } dégâts : pas de défaite à cet assaut.
    }
riv-fight-slain = Le monstre est abattu.
riv-fight-warning = Aucun dégât encore : sans cela, tous à l’Hôpital.
riv-fight-last-chance = Dernier à frapper : sans dégât, tous à l’Hôpital !
riv-board-piles = Piles
riv-hint-attack = Attaque { $count }, avant le bonus de ton champion.
riv-hint-short =
    Plus que { $cards ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $cards } cartes
    } pour { $fighters ->
        [one] 1 combattant
       *[other] { $fighters } combattants
    } : pas une chacun.
riv-fight-odds = Abattu ?
riv-fight-odds-now = à cet assaut
riv-fight-odds-soon = à l’assaut suivant
riv-fight-column-now = actuel
riv-fight-column-soon = suivant
riv-fight-percent = { $number } %
riv-fight-about = ~{ $number } %
riv-fight-foot = abattu { $now } › { $soon }
riv-fight-foot-short = { $now } › { $soon }
riv-fight-foot-least = { $soon }
riv-fight-odds-best = Abattu avec { $name } : { $now }, puis { $soon }
riv-fight-odds-line = Abattu : { $now }, puis { $soon }
riv-fight-with-token = { $card } + pion
riv-fight-throwing = Jeter une carte
riv-fight-suffered =
    { $cards ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $cards } cartes
    } pour { $fighters }, puis { $soon }
riv-tip-slays =
    { $damage ->
        [one] 1 dégât
       *[other] { $damage } dégâts
    } : le monstre est abattu.
riv-tip-blow =
    { $damage ->
        [one] 1 dégât
       *[other] { $damage } dégâts
    }, reste { $left ->
        [one] 1 point de vie
       *[other] { $left } points de vie
    }.
riv-tip-chances = Abattu à cet assaut : { $now } ; à la fin du suivant : { $soon }.
riv-tip-wounds = Blessures à prévoir : { $wounds }.
riv-tip-vague = Estimation : le reste de l’effet de la carte ne se prévoit pas.
riv-tip-cost =
    Tu paierais avec { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    } au moins{ $over ->
        [0] , au compte juste
        [one] , dont 1 pièce de trop
       *[other] , dont { $over } pièces de trop
    }.
riv-tip-cost-leaves =
    Laisse { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } pour { $fighters ->
        [one] 1 combattant
       *[other] { $fighters } combattants
    }, celle-ci comprise.
riv-hint-place =
    Choisis une case éclairée, ou d’abord un personnage. { $count ->
        [one] C’est le dernier chez toi.
       *[other] Il en reste { $count } chez toi.
    }
riv-hint-over =
    { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    } de trop : pas de monnaie rendue.
riv-duel-title = L’Arène
riv-duel-sealed = Choix secret
riv-duel-wins = Champion de l’Arène
riv-duel-loses = Défaite : 1 Blessure
riv-sum-price = Prix actuel
riv-sum-printed = Sur la carte
riv-sum-empty =
    { $count ->
        [one] 1 case libre du Marché
       *[other] { $count } cases libres du Marché
    }
riv-sum-beers = Binouses à prendre
riv-sum-missing = Pièces manquantes du salaire ({ $wage })
riv-sum-round = Tournées générales
riv-sum-draw = Prochaine pioche
riv-sum-base = Pour tous
riv-sum-peasants = Paysans
riv-sum-fame = Renommée { $fame }
riv-sum-blow = Coup porté
riv-sum-tops = Cartes actives des défausses
riv-tip-used =
    { $count ->
        [one] 1 pion déjà utilisé.
       *[other] { $count } pions déjà utilisés.
    }
riv-tip-first = Premier joueur ; le pion passe à gauche en fin de tour.
riv-tip-first-kept = Premier joueur, au tour suivant aussi.
riv-tip-closing = Termites : fermé dès le tour suivant.
riv-tip-front = À vendre : { $coins } pièces, { $points } points à la fin, un bonus secret au dos.
riv-tip-owned = Il appartient à { $seat }.
riv-tip-owner-spot = La place du propriétaire agit la première et n’a pas d’éclair.
riv-tip-monster-back = Valeur { $value } : autant de Renommée pour le coup de grâce, autant de cartes Butin à partager.
riv-tip-magic =
    { $count ->
        [one] 1 point de magie
       *[other] { $count } points de magie
    }
riv-tip-home = Au logis : { $seat } peut placer ce personnage.
riv-tip-placed = Placé par { $seat } pour ce tour.
riv-tip-patient = Patient de { $seat }, de retour une fois l’Hôpital résolu.
riv-tip-recruit = Engagé par { $seat } : à placer dès le tour suivant.
riv-tip-points = { $points } points en fin de partie.
riv-tip-diamonds =
    { $count ->
        [0] Pas le moindre diamant.
        [one] 1 diamant.
       *[other] { $count } diamants.
    }
riv-tip-deck = Paquet
riv-tip-deck-about =
    { $count ->
        [0] Vide : la défausse est mélangée dès qu’il faut tirer.
        [one] 1 carte, face cachée.
       *[other] { $count } cartes, faces cachées.
    }
riv-tip-pile = Défausse
riv-tip-pile-about =
    { $count ->
        [0] Vide.
        [one] 1 carte.
       *[other] { $count } cartes ; tous voient celle du dessus.
    }
riv-tip-seat-cards = Main { $hand }, paquet { $deck }, défausse { $pile }.
riv-tip-seat-has = Bâtiments { $buildings }, pions à jouer { $tokens }, pions Joyaux { $jewels }.
riv-tip-shield = Porte le Bouclier des anciens.
riv-tip-shield-about = Son porteur lance un dé Monstre de plus et choisit.

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
riv-option-send = { $character } : { $spot }
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
riv-stolen-useless = { $seat } tire de la main de { $owner } une carte qui n’est pas une arme.
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

## Why not now

riv-why-others = C’est à { $owner }.
riv-why-deck = Une pile fermée : nul n’y regarde.
riv-why-deck-idle = Ton paquet : on y tire des cartes, on n’y choisit rien.
riv-why-hand-idle = Cette carte ne sert à rien en ce moment.
riv-why-pile-idle = Ta défausse : elle redevient ton paquet quand celui-ci est vide.
riv-why-tokens-idle = Un pion s’utilise à ton tour, dans un paiement ou avec un coup, selon son dos.
riv-why-people-idle = On envoie ses gens lors du placement ; les recrues, dès le tour suivant.
riv-why-own-idle = Il n’y a rien à en faire pour l’instant.
riv-why-title-idle = Les bâtiments s’achètent chez le prévôt ; le dos d’un pion reste secret jusque-là.
riv-why-space-idle = Les cases se prennent lors du placement, par la gauche.
riv-why-stall-idle = Les cartes de l’étal s’achètent avec un personnage au Marché.
riv-why-mine-idle = Les pépites vont aux mineurs, dans l’ordre.
riv-why-loot-idle = Le Butin se partage après une victoire, depuis la tête de la file.
riv-why-monster-idle = Le monstre se combat aux Alentours, en fin de tour.
riv-why-guests-idle = Les clients se recrutent avec un personnage à la Taverne.
riv-why-burdens-idle = Blessures et Binouses viennent toutes seules ; nul ne les choisit.
riv-why-destroyed-idle = Les cartes détruites sont hors du jeu, sauf si une carte en récupère une.
riv-why-omens-idle = Ce présage est déjà survenu.

## Beats

riv-beat-evening = Le soir tombe
riv-beat-end = Le siège est levé

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
reason-deck = Ton paquet gagne de meilleures cartes.
reason-quests = Une Quête peut encore aboutir.
reason-burdens = Moins de Blessures et de Binouses t’encombrent.
reason-titles = Un bâtiment te réserve une place.
reason-tokens = Un pion reste pour le bon moment.
reason-renown = La Renommée rapporte une carte de plus à chaque tour.
reason-patients = Les tiens évitent l’Hôpital.
reason-diamonds = Tu prends de l’avance en diamants.
reason-stars = Tu prends de l’avance en magie.
reason-wealth = Tu prends de l’avance en or.
