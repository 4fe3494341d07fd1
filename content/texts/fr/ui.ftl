### Ce que disent les écrans de l’application.

ui-title = Quatre Couronnes
ui-close = Fermer
ui-back = Retour
ui-on = Oui
ui-off = Non
ui-percent = { $number } %

## Ce qui peut mal tourner avant la première image

ui-trouble-display = Impossible d’ouvrir une fenêtre : { $why }. L’application a besoin d’un écran ; la ligne de commande s’en passe.
ui-trouble-asset = Un fichier du jeu manque ou est abîmé : { $file }. Réinstalle le jeu.
ui-trouble-library = Il manque une bibliothèque : { $name }. Réinstalle le jeu.
ui-trouble-crash = Un problème est survenu et l’application a dû se fermer. Tes parties sont gardées jusqu’à la dernière décision. Le détail est noté ici : { $file }
ui-trouble-left = Un problème est survenu
ui-trouble-left-body = Il a fallu quitter la partie. Elle est gardée jusqu’à la dernière décision et peut reprendre depuis le menu. Le détail est noté ici : { $file }
ui-trouble-folder = Les parties ne peuvent pas être conservées, car le dossier { $folder } n’est pas accessible en écriture : { $why }.
ui-trouble-cut = Te revoilà
ui-trouble-cut-body = La dernière fois, l’application s’est interrompue. Rien n’est perdu : chaque décision est gardée avant même que tu la voies.
ui-trouble-cut-report = Le détail est noté ici : { $file }
ui-notice-settings-broken = Les réglages étaient illisibles ; ils repartent de zéro.
ui-notice-settings-unwritable = Les réglages ne peuvent pas être enregistrés ; ils durent jusqu’à la fermeture.

## Menu

ui-menu-motto = Quatre jeux de société à la même table
ui-menu-continue = Reprendre { $game }
ui-menu-new = Nouvelle partie
ui-menu-tutorials = Apprendre à jouer
ui-menu-saves = Parties et rediffusions
ui-menu-records = Records
ui-menu-rulebook = Livre de règles
ui-menu-settings = Réglages
ui-menu-quit = Quitter
ui-menu-fan = Une œuvre d’amateurs, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
ui-quit-title = Quitter la table ?
ui-quit-body = Chaque décision est déjà sur le disque. La partie reprendra exactement où tu la laisses.
ui-quit-yes = Quitter
ui-quit-no = Rester
ui-save-trouble = Cette partie ne peut pas être ouverte
ui-save-notice = Un mot sur cette partie
ui-save-mend = Ouvrir ce qui est intact
ui-save-leave = La laisser
ui-save-mend-body = Ce qui précède peut s’ouvrir comme une nouvelle partie ; la partie abîmée reste telle quelle.

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
ui-set-bots = Tours des robots
ui-set-bots-about = Chaque coup, l’essentiel, ou un récit ensuite. Les combats qui te concernent sont toujours montrés.
ui-bots-watch = Suivre
ui-bots-brief = Bref
ui-bots-summary = Récit
ui-set-software = Fenêtre simple
ui-set-software-about = Plus rapide sur les machines sans carte graphique.
ui-set-volume = Effets
ui-set-music = Musique
ui-set-music-off = Sans musique
ui-set-music-off-about = Les effets restent tels quels. La touche M fait de même partout.
ui-music-off = Couper la musique
ui-music-on = Mettre la musique
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
ui-setup-seats = Autour de la table
ui-setup-options = La partie
ui-setup-more = Ajouter une place
ui-setup-alone = Jouer en solo
ui-setup-away = Retirer cette place
ui-setup-known = Quelqu’un de la maison
ui-guests-title = Qui prend cette place ?
ui-setup-emblem = Un autre emblème
ui-setup-colour = Une autre couleur
ui-setup-name = Nom
ui-setup-number = Un nombre de { $least } à { $most }
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
player-random = Robot : au hasard
player-random-about = Joue n’importe quel coup permis par les règles. Il ne sait rien et ne bat personne.
player-novice = Robot : novice
player-novice-about = Sait ce qui est bon, mais se trompe sur la valeur. Un premier adversaire aimable.
player-adept = Robot : initié
player-adept-about = Suit de bons principes et gâche rarement un tour. Il ne prévoit pas.
player-master = Robot : maître
player-master-about = Réfléchit à la suite là où cela compte, une seconde au plus. Bats-le si tu peux.
ui-strength-title = Quelle est sa force ?
ui-strength =
    { $others ->
        [one] À deux, contre le niveau au-dessous,
       *[other] À { $places }, seul contre { $others } du niveau au-dessous,
    } il a gagné { $won } % de { $games } parties (une part égale est de { $equal } %).
ui-strength-found = Compté le { $date }, version { $version }.
ui-strength-page = Quelle est la force des robots ?
ui-strength-rung =
    { $others ->
        [one] **{ $won } %** de { $games } parties à deux gagnées contre le niveau au-dessous.
       *[other] **{ $won } %** de { $games } parties à { $places } gagnées, seul contre { $others } du niveau au-dessous.
    } La part véritable est sans doute de { $least } à { $most } %. Part égale : { $equal } %.
ui-strength-how = Le repère sur une barre est la part égale ; le trait dit où se trouve la part véritable, avec une certitude de 95 sur 100. Le novice joue contre des robots qui choisissent au hasard.
ui-strength-nobody = Personne n’a encore compté.

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
ui-what-if-dealt = Un essai : ce qui est caché a été redistribué, et rien n’aura eu lieu
ui-what-if-over = La partie était finie à ce moment. Reviens un peu en arrière et rejoue à partir de là.

## Résultats

ui-results-winner = Victoire { DE($name) }
ui-results-shared = Victoire partagée : { $names }
ui-results-nobody = Personne ne gagne
ui-results-rival = { $name } l’emporte
ui-results-won-together = Victoire pour tous
ui-results-lost-together = La table est vaincue
ui-results-won-alone = Victoire
ui-results-lost-alone = Pas cette fois
ui-results-total = Total
ui-results-race = Course
ui-results-deeds = Hauts faits
ui-deeds-new = Nouveau !
ui-deeds-secret = ?
ui-deeds-secret-about = Un haut fait secret.
ui-results-rounds = Tours
ui-results-luck = Chance
ui-results-moments = Moments clés
ui-results-again = Rejouer
ui-results-campaign = Suite de la campagne
ui-results-replay = Revoir la partie
ui-results-menu = Menu
ui-luck-about = Ce qui est tombé, comparé à ce qu’on pouvait attendre. Dans la bande bleue, ni chance ni malchance : le hasard s’écarte jusque-là dix-neuf fois sur vingt.
ui-luck-none = Aucun dé n’est tombé pour ou contre quelqu’un en particulier.
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

## La campagne

ui-campaign-next = Prochaine partie : n° { $number }
ui-campaign-scenario = Scénario { $number }, « { $scenario } », { $level }
ui-campaign-level = Beau combat : quelle difficulté pour « { $scenario } » ?
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
ui-thinking = { $name } réfléchit… Espace : jouer tout de suite
ui-board-deed = Haut fait : { $names }
ui-board-turn = À { $name } de jouer
ui-board-sealed = Chacun décide en secret ; les réponses seront dévoilées ensemble.
ui-board-known = Personne d’autre ne sait ce qu’il y a ici.
ui-board-trouble = Le choix n’a pas été fait
ui-board-not-kept = Impossible de l’écrire sur le disque : { $why }. Rien n’a changé ; libère de la place et choisis de nouveau.
ui-board-undo-title = Annuler ce qui a été vu ?
ui-board-undo-strict = Ici, la règle est stricte : ce qui a été vu reste joué.
ui-board-undo-agreed = Tout le monde est d’accord
ui-board-undo-alone = Annuler
ui-board-undo-secret = Annuler un choix secret ?
ui-board-undo-agrees = { $name } est d’accord
ui-board-undo-not = Ne rien changer
ui-camera-in = Plus près (+)
ui-camera-out = Plus loin (−)
ui-camera-show = Montrez-moi (Origine)

## Hand-over cover

ui-cover-ask = La table est couverte. Passe l’appareil à { $name } ; que personne d’autre ne regarde.
ui-cover-here = Je suis { $name }
ui-cover-turn = { $name }, à toi de jouer.
ui-cover-lit = Clique sur ce qui est éclairé, ou regarde d’abord ce qui est à toi.
ui-cover-hold = Maintenir pour voir
ui-cover-open = Laisser ouvert
ui-key-space = Espace
ui-key-enter = Entrée
ui-cover-recap = Depuis ton dernier tour
ui-recap-fold = Replier le récit
ui-round-summary = Bilan du tour

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
ui-saves-no-home = { $file } n’est le dossier de personne ici. Pour un de tes dossiers, écris ~/ puis son nom.
ui-saves-no-path = { $file } ne peut pas être le nom d’un fichier.
ui-saves-exists = { $file } existe déjà.
ui-saves-replace = Remplacer
ui-saves-import = Importer
ui-saves-import-body = Quel fichier importer ? Les journaux trouvés dans les dossiers habituels sont listés sous le champ.
ui-saves-imported = « { $name } » fait maintenant partie de tes parties.
ui-saves-trouble = Cela n’a pas marché
ui-saves-unwritable = Le dossier des parties ne peut pas être écrit.
ui-saves-over = terminée
ui-saves-round = tour { $round }
ui-day = { $day } { $month ->
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
    } { $year }
ui-saves-date = { ui-day }, { $time }
ui-asking-yes = D’accord
ui-asking-no = Annuler

## Records

ui-records-title = Records
ui-records-nobody = Personne ne s’est encore assis à cette table. Qui commence une partie reste en mémoire ici, avec son nom, sa couleur et son emblème.
ui-records-person =
    { $games ->
        [0] Aucune partie finie
        [one] Une partie, { $wins ->
                [0] perdue
               *[other] gagnée
            }
       *[other] { $games } parties, { $wins ->
                [0] aucune victoire
                [one] une victoire
               *[other] { $wins } victoires
            }
    }
ui-records-games = Parties
ui-records-wins = Victoires
ui-records-best = Record
ui-records-unplayed = Aucune partie finie.
ui-records-sources = D’où viennent les points
ui-records-points = { $points } points, { $share } %
ui-records-luck = Tous les dés
ui-records-deeds = Hauts faits : { $done } sur { $all }
ui-records-rename-body = Comment s’appelle cette personne ?
ui-records-taken = Quelqu’un d’autre s’appelle déjà { $name }.
ui-records-forget = Oublier
ui-records-forget-body = Les chiffres et les hauts faits { DE($name) } seront perdus. Les parties restent parmi les rediffusions.
