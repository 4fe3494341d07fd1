### Les mots de l’application elle-même, qui n’appartiennent à aucun jeu : moteur, bibliothèque,
### écran et ligne de commande. Le fonctionnement de ces fichiers est décrit dans content/README.md.

## Choix et refus communs à tous les jeux

option-unknown = Un choix secret
why-not-now = Impossible de s’en servir maintenant.
why-not-hidden = Cela t’est caché.
why-not-over = La partie est terminée.
why-not-turn = C’est à { $seat } de décider.

## Annuler et refaire

undo-nothing = Il n’y a rien à annuler.
undo-rolled =
    { $things-count ->
        [0] Le hasard a parlé entre-temps.
        [one] Un jet a eu lieu entre-temps : { $things }.
       *[other] Des jets ont eu lieu entre-temps : { $things }.
    }
undo-revealed =
    { $things-count ->
        [0] Quelque chose de caché a été vu entre-temps.
        [one] Un élément a été révélé entre-temps : { $things }.
       *[other] Des éléments ont été révélés entre-temps : { $things }.
    }
undo-secret = { $seat } a décidé en secret depuis et doit accepter que l’on revienne en arrière.
redo-nothing = Il n’y a rien à refaire.

## Mise en place d’une partie

setup-players =
    { $given ->
        [0] Aucun joueur n’a été demandé
        [one] { $given } joueur a été demandé
       *[other] { $given } joueurs ont été demandés
    } ; ce jeu se joue de { $least } à { $most }.
setup-seed = La graine { $given } n’est pas un nombre entier de 0 à 9223372036854775807.
setup-unknown = L’option « { $name } » n’existe pas ; ce jeu propose : { $known }.
setup-value = L’option « { $name } » ne peut pas valoir « { $given } » ; valeurs possibles : { $legal }.

## Fichiers et journaux

file-unreadable = Le fichier { $file } est illisible : { $why }.
file-unwritable = Le fichier { $file } ne peut pas être écrit : { $why }.
journal-damaged = La ligne { $line } du journal est abîmée. Le fichier a été laissé tel quel.
journal-empty = Le journal { $file } est vide.
journal-held = Le journal { $file } est ouvert ailleurs : la même partie se joue dans une autre fenêtre. Ferme d’abord celle-là.
journal-forged = Cette partie n’a pas été jouée selon les règles : la décision { $commit } n’est pas ce qu’elles en font. Elle n’a pas été importée.
journal-other-rules = Elle s’est jouée selon les règles d’une autre version : à partir de la décision { $commit }, elles diffèrent de celles d’aujourd’hui.
journal-line = La ligne { $line } du journal est inutilisable : { $why }. Le fichier a été laissé tel quel.
journal-newer = Ce journal est au format { $format } et cette version lit jusqu’au format { $known }. Une version plus récente du jeu saura l’ouvrir.
journal-not = Ceci n’est pas un journal (ligne { $line }).
journal-older = Ce journal est au format { $format }, trop ancien pour être lu : cette version demande le format { $known }.
journal-other-content = Ce journal a été joué avec d’autres cartes de { $game } que celles installées ici.
journal-other-game = C’est un journal de { $game }, pas de { $expected }.
journal-stuck = La partie ne peut pas reprendre après la ligne { $line } de son journal : { $why }.
journal-too-large = Le journal { $file } est trop gros pour être l’un des nôtres.
journal-torn = La dernière ligne du journal ({ $line }) n’était écrite qu’à moitié et a été abandonnée ; tout ce qui précède est là.

## Choisir un jeu et ses joueurs

setup-game = Le jeu « { $given } » n’existe pas ; { $known-count ->
        [0] l’étagère est vide.
       *[other] jeux présents : { $known }.
    }
setup-bot = Le joueur « { $given } » n’existe pas ; joueurs possibles : { $known }.
seat-stranger = Personne ici ne connaît le joueur « { $bot } » assis à la place { DE($name) } : c’est maintenant une personne qui décide.

## Campagnes

campaign-unreadable = La campagne de { $file } est illisible : { $why }. Le fichier a été laissé tel quel ; une nouvelle campagne le mettra de côté.
campaign-unwritable = La campagne de { $file } ne peut pas être gardée : { $why }.
records-unreadable = Le livre des records de { $file } est illisible : { $why }. Le fichier a été laissé tel quel ; un nouveau livre le mettra de côté.
records-unwritable = Le livre des records de { $file } ne peut pas être gardé : { $why }.

## Positions et autres fichiers

file-exists = Le fichier { $file } existe déjà ; il a été laissé tel quel.
position-wrong = Cette position est inutilisable : { $why }.

## Partie menée par un autre programme

host-not-json = Une ligne contenant un seul objet JSON était attendue.
host-too-long = La ligne est trop longue : { $most } caractères au plus.
host-do = « do » doit être l’un de ces mots : { $known }.
host-number = « { $field } » doit être un nombre entier.
host-word = « { $field } » doit être un texte.
host-yes-or-no = « { $field } » doit valoir true ou false.
host-no-option = Le choix { $id } n’existe pas en ce moment.
host-no-seat = La place { $seat } n’existe pas à cette table.
host-other-seat = Seul le siège { $seat } est servi ici.
host-nobody-agrees = Les autres sièges sont des robots : personne n’accepte d’annuler ce qui a été vu.

## Parties jouées par l’ordinateur seul

selfplay-broken = { $game }, graine { $seed }, après la décision { $commit } : { $why }
selfplay-endless = { $game }, graine { $seed } : toujours pas finie après { $decisions } décisions.
ladder-alone = L’échelle demande au moins deux places : ajoute --players 2.
ladder-short = Une échelle demande au moins deux joueurs, le plus faible d’abord ; joueurs possibles : { $known }.
bench-no-bots = Aucun bot qui réfléchit ne joue à « { $game } » : il n’y a rien à mesurer.

## Relire et vérifier un journal

replay-no-commit = La décision { $number } n’existe pas ; la dernière est la { $last }.
replay-salvaged =
    { $commits ->
        [one] La première décision est intacte et a été écrite
       *[other] Les { $commits } premières décisions sont intactes et ont été écrites
    } dans { $file } ; le journal abîmé a été laissé tel quel.
replay-salvage-hint = « replay FICHIER --salvage NOUVEAU » écrit ce qui en est intact dans un nouveau journal.
verify-same = Les règles rejouent ce journal exactement comme il a été gardé.
verify-differs = La décision { $commit } diffère : { $why }
verify-laid = La partie a commencé sur une table dressée à la main{ $count ->
    [0] {""}
    [one] , avec un lancer donné d’avance
   *[other] , avec { $count } lancers donnés d’avance
} : ce qui précède ne peut pas être vérifié.
verify-own-cards = Elle s’est jouée avec ses propres cartes, pas avec celles de cette version.
verify-scripted =
    { $count ->
        [one] un lancer était donné d’avance, ce n’est pas le hasard qui l’a fait.
       *[other] { $count } lancers étaient donnés d’avance, ce n’est pas le hasard qui les a faits.
    }
verify-no-choice = le journal ne contient aucun choix à cet endroit.
verify-over = selon les règles, la partie est terminée.
verify-other-seat = { $event } a été choisi, mais les règles interrogent { $seat }.
verify-not-offered = { $event } a été choisi, et les règles ne le proposent pas.
verify-failed = les règles trébuchent : { $why }
verify-event = l’événement { $number } est { $journal } dans le journal et { $rules } selon les règles.
verify-count = le journal contient { $journal ->
        [one] { $journal } événement
       *[other] { $journal } événements
    }, les règles en produisent { $rules }.
verify-table = la table est { $journal } dans le journal et { $rules } selon les règles.

## Effets des cartes

effect-react = { $source }
effect-decline = Non merci
effect-ask-react = { $seat } : que se passe-t-il ensuite ?
effect-ask-instead = { $seat } : faut-il faire autre chose à la place ?

## What bots think

advice-expects = À partir d’ici, environ { $chance } parties gagnées sur 100, avec quelque { $points } points.
advice-by-thumb = Jugé d’expérience, sans réfléchir plus loin.
advice-part = C’est un pas vers ceci : { $whole }.
advice-whole = Rien d’autre ne vaut la peine d’être ajouté.
reason-score = Cela rapporte bientôt plus de points.
reason-rivals = Les autres y gagnent moins.
reason-alone = Rien d’autre ne vaut la peine ici.
reason-equal = D’autres choix reviennent ici à peu près au même ; aucun ne fait mieux.
reason-thumb = L’expérience le dit : rien d’autre ne rapporte davantage ici.
