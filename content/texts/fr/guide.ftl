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
