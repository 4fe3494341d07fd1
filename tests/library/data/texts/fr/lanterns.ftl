-deck = pioche
plain = Rien à ajouter.
drawn = { $seat } prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la { -deck }.
given-back = { $seat } rend { $cards }.
seen = { $cards-count ->
        [one] { $cards } est visible.
       *[other] { $cards } sont visibles.
    }
twice = { plain } { plain }
