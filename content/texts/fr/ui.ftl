### Ce que disent les écrans de l’application.

ui-title = Quatre Couronnes
ui-close = Fermer
ui-back = Retour
ui-on = Oui
ui-off = Non
ui-percent = { $number } %

## Ce qui peut mal tourner avant la première image

ui-trouble-display = Impossible d’ouvrir une fenêtre : { $why }. L’application a besoin d’un écran ; la ligne de commande s’en passe.
ui-trouble-asset = Il manque un fichier du jeu : { $file }. Réinstalle le jeu.
ui-trouble-library = Il manque une bibliothèque : { $name }. Réinstalle le jeu.
ui-trouble-crash = Un problème est survenu et l’application a dû se fermer. Tes parties sont gardées jusqu’à la dernière décision. Le détail est noté ici : { $file }
ui-trouble-folder = Les parties ne peuvent pas être conservées, car le dossier { $folder } n’est pas accessible en écriture : { $why }.
ui-notice-settings-broken = Les réglages étaient illisibles ; ils repartent de zéro.
ui-notice-settings-unwritable = Les réglages ne peuvent pas être enregistrés ; ils durent jusqu’à la fermeture.

## Menu

ui-menu-motto = Quatre jeux de société à la même table
ui-menu-continue = Reprendre { $game }
ui-menu-new = Nouvelle partie
ui-menu-tutorials = Apprendre à jouer
ui-menu-saves = Parties et rediffusions
ui-menu-rulebook = Livre de règles
ui-menu-settings = Réglages
ui-menu-quit = Quitter
ui-menu-fan = Une œuvre d’amateurs, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
ui-quit-title = Quitter la table ?
ui-quit-body = Chaque décision est déjà sur le disque. La partie reprendra exactement où tu la laisses.
ui-quit-yes = Quitter
ui-quit-no = Rester
ui-save-trouble = Cette partie ne peut pas être ouverte

## Réglages

ui-settings-title = Réglages
ui-settings-reading = Lecture
ui-settings-screen = Écran et animations
ui-settings-sound = Son
ui-settings-play = À la table
ui-set-language = Langue
ui-set-text = Taille du texte
ui-set-text-about = Tout ce qui se lit grandit avec elle.
ui-set-contrast = Contraste élevé
ui-set-contrast-about = Des panneaux sombres et unis, des bords et des lettres clairs.
ui-set-shapes = Lettres sur les dés
ui-set-shapes-about = Chaque dé montre aussi la lettre de sa couleur.
ui-set-full = Plein écran
ui-set-full-about = F11 fait de même à tout moment.
ui-set-animation = Animations
ui-set-animation-about = Un clic ou Espace passe ce qui bouge.
ui-speed-slow = Lentes
ui-speed-normal = Normales
ui-speed-fast = Rapides
ui-speed-off = Sans
ui-set-software = Fenêtre simple
ui-set-software-about = Plus rapide sur les machines sans carte graphique.
ui-set-volume = Effets
ui-set-mute = Silence
ui-set-undo = Revenir en arrière
ui-set-undo-about = Jamais après une révélation, avec l’accord de la table, ou toujours.
ui-undo-strict = Strict
ui-undo-reveal = Avec accord
ui-undo-free = Libre
ui-set-cover = Passage de main
ui-set-cover-about = Cache les secrets pendant que l’appareil change de mains.

## Étagère et mise en place

ui-shelf-title = Quel jeu ?
ui-players = De { $least } à { $most } joueurs
ui-players-one =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
ui-box-monster_lands = Engage des mercenaires, pose des pièges et mène des expéditions contre les monstres qui rôdent hors de la citadelle.
ui-setup-seats = Autour de la table
ui-setup-options = La partie
ui-setup-more = Ajouter une place
ui-setup-alone = Jouer un scénario solo ou la campagne
ui-setup-away = Retirer cette place
ui-setup-emblem = Un autre emblème
ui-setup-colour = Une autre couleur
ui-setup-name = Nom
ui-setup-seed = Graine
ui-setup-seed-about = La même graine et les mêmes choix donnent la même partie.
ui-setup-seed-random = Au hasard
ui-setup-start = Commencer la partie
ui-setup-watch = Rien que des robots à table : tu regarderas.
ui-setup-people =
    { $people ->
        [one] Une personne, { $places ->
            [one] seule
           *[other] { $places } places
        }.
       *[other] { $people } personnes, { $places } places.
    }
ui-setup-trouble = La partie ne peut pas commencer
ui-player-human = Une personne
ui-player-random = Robot : au hasard
ui-player-steady = Robot : règles simples

## Journal

ui-log-title = Journal
ui-log-hint = Une ligne mène à son moment, le nom d’une carte montre la carte.
ui-log-opening = Mise en place

## Rediffusion

ui-replay-title = Revoir : { $game }
ui-replay-return = Retour à la partie
ui-replay-speed = ×{ $speed }
ui-replay-where =
    { $round ->
        [0] Moment { $at } sur { $last }
       *[other] Tour { $round }, moment { $at } sur { $last }
    }
ui-what-if = Et si…
ui-what-if-end = Finir l’essai
ui-what-if-banner = Un essai : rien de tout cela n’aura eu lieu
ui-what-if-over = La partie était finie à ce moment. Reviens un peu en arrière et rejoue à partir de là.

## Résultats

ui-results-winner = Victoire de { $name }
ui-results-shared = Victoire partagée : { $names }
ui-results-nobody = Personne ne gagne
ui-results-rival = { $name } l’emporte
ui-results-won-together = Victoire pour tous
ui-results-lost-together = La table est vaincue
ui-results-won-alone = Victoire
ui-results-lost-alone = Pas cette fois
ui-results-total = Total
ui-results-race = Course
ui-results-rounds = Tours
ui-results-luck = Chance
ui-results-moments = Moments clés
ui-results-again = Rejouer
ui-results-campaign = Suite de la campagne
ui-results-replay = Revoir la partie
ui-results-menu = Menu
ui-luck-about = Ce qui est tombé, comparé à ce qu’on pouvait attendre. Dans la bande bleue, ni chance ni malchance : le hasard s’écarte jusque-là dix-neuf fois sur vingt.
ui-luck-none = Aucun dé n’a été lancé.
ui-luck-dice = Dés
ui-luck-few = trop peu de dés
ui-luck-even = comme attendu
ui-luck-lucky = chance
ui-luck-unlucky = malchance
ui-luck-figures =
    { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } : { $total } obtenus, { $expected } attendus, de { $low } à { $high } d’ordinaire
ui-moments-about = Là où les points ont le plus bougé. Chacun mène à sa place dans la rediffusion.
ui-moment-gain =
    { $round ->
        [0] { $name } : +{ $points }
       *[other] Tour { $round }, { $name } : +{ $points }
    }{ $lead ->
        [1] , et prend la tête
       *[other] { "" }
    }
ui-moment-loss =
    { $round ->
        [0] { $name } : −{ $points }
       *[other] Tour { $round }, { $name } : −{ $points }
    }{ $lead ->
        [1] , et prend la tête
       *[other] { "" }
    }

## Solo : rangs et campagne

ui-rank = **{ $rank }** : { $asked }
ui-ask-points = { $count } points
ui-ask-gold = { $count } or
ui-ask-missions = { $count } missions
ui-ask-affinities = { $counts } mercenaires des quatre affinités
ui-ask-goal = réserves pleines, chaque type d’équipement, chaque affinité
ui-campaign-next = Prochaine partie : n° { $number }
ui-campaign-scenario = Scénario { $number }, « { $scenario } », { $level }
ui-campaign-level = Tu étais Héros : quelle difficulté pour « { $scenario } » ?
ui-campaign-played = Partie { $number } : « { $scenario } », { $level } : { $rank }
ui-campaign-won = La campagne est gagnée, en { $games } parties.
ui-campaign-lost = La campagne est perdue après { $games } parties.
ui-campaign-new = Nouvelle campagne
ui-campaign-new-title = Tout recommencer ?
ui-campaign-new-body = La campagne en cours sera oubliée. Ses parties restent parmi les sauvegardes.
ui-campaign-new-yes = Recommencer
ui-campaign-first = Règle d’abord la campagne.

## Règles

ui-rules-title = Règles
ui-rules-search = Chercher (F3)
ui-rules-none = Rien de tel dans les règles.
ui-rules-before = Page précédente
ui-rules-after = Page suivante

## Board

ui-board-undo = Annuler
ui-board-redo = Refaire
ui-board-log = Journal
ui-board-hint = Conseil
ui-board-rules = Règles
ui-board-menu = Menu
ui-board-stay = Continuer la partie
ui-board-leave = Quitter la table
ui-board-over = La partie est terminée.
ui-board-waits = { $name } décide.
ui-board-thinks = { $name } réfléchit…
ui-board-turn = À { $name } de jouer
ui-board-sealed = Chacun décide en secret ; les réponses seront dévoilées ensemble.
ui-board-known = Personne d’autre ne sait ce qu’il y a ici.
ui-board-trouble = Le choix n’a pas été fait
ui-board-not-kept = Impossible de l’écrire sur le disque : { $why }. Rien n’a changé ; libère de la place et choisis de nouveau.
ui-board-undo-title = Annuler ce qui a été vu ?
ui-board-undo-strict = Ici, la règle est stricte : ce qui a été vu reste joué.
ui-board-undo-agreed = Tout le monde est d’accord
ui-board-undo-secret = Annuler un choix secret ?
ui-board-undo-agrees = { $name } est d’accord
ui-board-undo-not = Ne rien changer

## Hand-over cover

ui-cover-ask = La table est couverte. Passe l’appareil à { $name } ; que personne d’autre ne regarde.
ui-cover-here = Je suis { $name }
ui-cover-recap = Depuis ton dernier tour

## Parties et rediffusions

ui-saves-title = Parties et rediffusions
ui-saves-none = Aucune partie n’a encore été jouée ici. Commences-en une depuis le menu, ou importe un fichier.
ui-saves-unreadable =
    { $count ->
        [one] Un fichier du dossier des parties est abîmé et ne peut être affiché.
       *[other] { $count } fichiers du dossier des parties sont abîmés et ne peuvent être affichés.
    }
ui-saves-continue = Continuer
ui-saves-replay = Revoir
ui-saves-rename = Renommer
ui-saves-rename-body = Comment appeler cette partie ?
ui-saves-delete = Supprimer
ui-saves-delete-title = Supprimer cette partie ?
ui-saves-delete-body = « { $name } » disparaîtra pour de bon, avec sa rediffusion.
ui-saves-keep = La garder
ui-saves-export = Exporter
ui-saves-export-body = Où mettre la copie ? Elle peut être importée sur toute machine qui a ce jeu.
ui-saves-exported = La copie est ici : { $file }
ui-saves-exists = { $file } existe déjà.
ui-saves-replace = Remplacer
ui-saves-import = Importer
ui-saves-import-body = Quel fichier importer ? Les journaux trouvés dans les dossiers habituels sont listés sous le champ.
ui-saves-imported = « { $name } » fait maintenant partie de tes parties.
ui-saves-trouble = Cela n’a pas marché
ui-saves-unwritable = Le dossier des parties ne peut pas être écrit.
ui-saves-over = terminée
ui-saves-round = tour { $round }
ui-saves-date = { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }, { $time }
ui-asking-yes = D’accord
ui-asking-no = Annuler

## The board of Monster Lands

ui-ml-citadel = La Citadelle
ui-ml-outside = L’Extérieur
ui-ml-round = Tour { $number } sur { $rounds }
ui-ml-preparation = Préparation
ui-ml-deployment = Déploiement
ui-ml-adventure = Aventure
ui-ml-cleanup = Nettoyage
ui-ml-hunter = Chasseur
ui-ml-alchemist = Alchimiste
ui-ml-tavern = Taverne
ui-ml-armoury = Armurerie
ui-ml-pawnshop = Prêteur
ui-ml-bazaar = Bazar
ui-ml-mine = Mine
ui-ml-loot = Butin
ui-ml-pairs = Duos
ui-ml-piles = Piles
ui-ml-hunter-does = Des pièges
ui-ml-alchemist-does = Des flacons
ui-ml-tavern-does = Recruter
ui-ml-armoury-does = Défense, 2 or
ui-ml-pawnshop-does = 1 or par dé
ui-ml-bazaar-does = Équipement
ui-ml-mine-does = Trouver de l’or
ui-ml-discount = Remise : { $gold } or
ui-ml-last = Dernier dé : { $face }
ui-ml-panic = panique
ui-ml-closed = fermé
ui-ml-no-region = Plus de terres
ui-ml-no-mission = Pas de mission
ui-ml-gates = Les Portes
ui-ml-gates-quiet = Tout est calme.
ui-ml-sold-out = Rien d’exposé
ui-ml-glory = { $count } gloire
ui-ml-reputation = { $count } réputation
ui-ml-excess = { $count } d’excès
ui-ml-gold =
    { $wages ->
        [0] { $count } or
       *[other] { $count } or (soldes { $wages })
    }
ui-ml-wages-short = Soldes en fin de tour : { $due } or ; tu en as { $gold }.
ui-ml-pile-mercenaries = Mercenaires à venir
ui-ml-pile-dismissed = Mercenaires écartés
ui-ml-pile-traps = Pièges à venir
ui-ml-pile-spent-traps = Pièges utilisés
ui-ml-pile-gear = Équipements à venir
ui-ml-pile-monsters = Monstres à venir
ui-ml-pile-beaten = Monstres partis
ui-ml-pile-regions = Régions à venir
ui-ml-pile-missions = Missions dans le sac
ui-ml-pile-loot = Butins à venir
ui-ml-competitive = Mission : { $dice } dés ({ $colours }), atteindre { $target }. Récompense : { $reward }. L’échec coûte { $penalty }.
ui-ml-contract = « { $contract } » : { $dice } dés ({ $colours }), remettre { $goods }. À gauche : { $first }. À droite : { $second }.
ui-ml-belongs = Dans le clan de { $seat }.
ui-ml-leads = Dirige le clan.
ui-ml-wounded = Blessé : une seconde blessure le tue.
ui-ml-away = Parti en expédition.
ui-ml-used = Le talent est épuisé pour ce tour.
ui-ml-if-captured = Capture dès { $value } : { $reward }.
ui-ml-if-killed = Élimination dès { $value } : { $reward }, trophée { $trophy }.
ui-ml-attack-dice = Dés d’attaque : { $total } ({ $base } imprimés, { $affinity } d’affinité, { $round } du tour, { $power } du pouvoir).
ui-ml-discount-die = Ta Persuasion { $face } vaut ici une remise de { $gold } or.
ui-ml-clan = Gloire { $glory }, réputation { $reputation }, excès de gloire { $excess }, or { $gold }.
ui-ml-clan-wages = Soldes de ce tour : { $wages } or ; il restera { $left }.
ui-ml-clan-stores = En réserve : { $traps } pièges, { $defence } Défense, { $potions } potions, { $venoms } venins.
ui-ml-clan-next = À partir de { $glory } gloires : plus de dés, et une solde de { $wage } par tête.
ui-ml-space-needs = Demande { $dice }.
ui-ml-space-more = Accepte jusqu’à { $count } de plus : { $colours }.
ui-ml-space-gives = Donne { $goods }.
ui-ml-space-reroll = Prête des relances : { $count } ({ $colours }).
ui-ml-space-martyr = Qui meurt ici rapporte { $glory } gloires.
ui-ml-brings = Réputation { $reputation }. Apporte { $dice }.
ui-ml-brings-none = Réputation { $reputation }, sans dé.
ui-ml-hires-for = Coûte { $cost } or, { $now } pour toi maintenant.
ui-ml-costs = Coûte { $cost } or.

## The battles of Monster Lands

ui-combat-battle = Bataille : { $region }
ui-combat-gates = Bataille aux Portes
ui-combat-conquest = Conquête : { $region }
ui-combat-mission = Mission : { $name }
ui-combat-contract = Contrat : { $name }
ui-combat-won = Après la bataille
ui-combat-which =
    { $carried ->
        [0] Expédition { $number } sur { $count }
       *[other] Expédition { $number } sur { $count } · { $carried } déjà acquis
    }
ui-combat-fallen = Tombé
ui-combat-traps = Pièges
ui-combat-magic = Magie
ui-combat-attack = Le monstre attaque
ui-combat-defend = Se défendre
ui-combat-strike = Riposter
ui-combat-monster = Monstre
ui-combat-march = Conquête
ui-combat-spoils = Butin
ui-combat-formula =
    { $total ->
        [one] { $total } dé d’attaque :
       *[other] { $total } dés d’attaque :
    } { $base } imprimés{ $affinity ->
        [0] {""}
       *[other] {" "}+ { $affinity } d’affinité
    }{ $round ->
        [0] {""}
       *[other] {" "}+ { $round } du tour
    }{ $power ->
        [0] {""}
       *[other] {" "}+ { $power } du pouvoir
    }
ui-combat-coming =
    { $count ->
        [one] { $count } dé arrive
       *[other] { $count } dés arrivent
    }
ui-combat-rolled = Jet du monstre
ui-combat-hits =
    { $hits ->
        [0] Aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }{ $sure ->
        [0] {""}
        [one] {" "}(dont { $sure } certaine)
       *[other] {" "}(dont { $sure } certaines)
    }
ui-combat-left =
    { $stopped ->
        [0] { $left } à subir
        [one] { $left } à subir, { $stopped } parée
       *[other] { $left } à subir, { $stopped } parées
    }
ui-combat-with = Expédition
ui-combat-is-well = Indemne
ui-combat-is-wounded = Blessé
ui-combat-spent = talent utilisé
ui-combat-odds = Chances d’ici la fin
ui-combat-odds-with = Chances avec ce choix
ui-combat-odds-about = Chances exactes, chacune pour qui ne vise que ce résultat et joue au mieux. Tout ce qui peut encore servir est compté.
ui-combat-unhurt = Indemne
ui-combat-wounded = Blessé
ui-combat-dead = Mort
ui-combat-capture = Capture
ui-combat-bare = Capture sans venin
ui-combat-kill = Élimination
ui-combat-nothing = Ni l’une ni l’autre
ui-combat-conquer = Conquête
ui-combat-succeed = Atteindre l’objectif
ui-combat-lead = Battre le rival
ui-combat-under = < { $number } %
ui-combat-over = > { $number } %
ui-combat-then-unhurt = indemne au mieux
ui-combat-then-wounded = blessé
ui-combat-then-dead = mort certaine
ui-combat-mark-capture = capture { $value }
ui-combat-mark-kill = élimination { $value }
ui-combat-mark-conquest = conquête { $value }
ui-combat-mark-target = objectif { $value }
ui-combat-sum = { $carried } déjà acquis + { $now } maintenant
ui-combat-missing = encore { $count }
ui-combat-stop-capture = capture
ui-combat-stop-kill = élimine
ui-combat-stop-either = capture ou élimination
ui-combat-stop-carry = { $total } transmis
ui-combat-stop-conquer = conquis : +{ $glory } gloire
ui-combat-stop-win = objectif atteint
ui-combat-stop-second = battu : de l’or seulement
ui-combat-stop-fail = sous l’objectif
ui-combat-total = Total { $total }
ui-combat-not-rolled = Pas encore lancé
ui-combat-asked = Il demande
ui-combat-pays = Il rapporte
ui-combat-have = { $count } en réserve
ui-combat-left-side = Côté gauche
ui-combat-right-side = Côté droit
ui-combat-forecast = { $member } : capture { $capture }, élimination { $kill }, mort { $dead }.
ui-combat-forecast-conquer = { $member } : conquête { $conquer }.
ui-combat-forecast-mission = { $member } : objectif atteint { $succeed }.
ui-combat-forecast-potion = Avec une potion : mort { $dead }.
ui-combat-forecast-venom = Avec un venin : capture { $capture }, élimination { $kill }.
ui-combat-forecast-attack =
    { $dice ->
        [one] { $dice } dé d’attaque à affronter,
       *[other] { $dice } dés d’attaque à affronter,
    } { $hits } touches en moyenne.
