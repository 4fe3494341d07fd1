## Leçons

ui-lesson-you = Alex
ui-lesson-next = Suite
ui-lesson-back = Retour
ui-lesson-show = Montre-moi
ui-lesson-end = Terminer
ui-lesson-leave = Quitter la leçon
ui-lesson-other = Pas encore ça : regarde ce qui est éclairé.
ui-lesson-done = { $name } : c’est fait !
ui-lesson-following = Leçon suivante
ui-lesson-all = Toutes les leçons
ui-lessons-minutes = { $count } min
ui-lessons-go-on = Reprendre : { $at } / { $count }
ui-lessons-anew = Depuis le début
ui-lessons-play = Jouer
ui-lessons-done = Leçons : { $done } sur { $count }
ui-menu-first = Première visite ? Une courte leçon

## Nombres

ui-sum-score = Score actuel

## Conseils

ui-hint-thinking = Laisse-moi réfléchir…
ui-hint-none = Aucune idée pour l’instant.
ui-hint-do = Fais-le
ui-thoughts-open = Les trois meilleurs
ui-thoughts-title = Ce qu’un maître met en balance
ui-thoughts-for = Pour : { $why }
ui-thoughts-against = Plutôt le premier : { $why }
ui-thoughts-about = Des mondes semblables au tien ont été joués à partir de chacun. Personne n’a regardé ce qui t’est caché.
ui-thoughts-thumb = Ici, un maître se fie à son expérience. Personne n’a regardé ce qui t’est caché.
ui-coach-wait = Un instant
ui-coach-rather = Mieux : « { $option } ». { $why }
ui-coach-again = J’y repense
ui-coach-anyway = Je le fais quand même
ui-coach-off = Jamais
ui-coach-first = Première partie
ui-coach-gentle = Discret
ui-coach-on = Bavard
ui-set-coach = Conseiller
ui-set-coach-about = Prend la parole avant un choix qui gâche beaucoup : jamais, lors d’une première partie, rarement ou souvent. H donne un conseil à tout moment.
ui-turnings-title = Trois moments qui ont tout décidé
ui-turnings-open = Qu’est-ce qui a tout décidé ?
ui-turnings-looking = Tes décisions sont passées en revue : { $done } sur { $count }
ui-turnings-none = Tu n’as rien gâché : aucun moment n’a tout décidé à lui seul.
ui-turnings-round = Tour { $number }
ui-turnings-did = Tu as choisi « { $option } ».
ui-turnings-try = Essayer autrement
