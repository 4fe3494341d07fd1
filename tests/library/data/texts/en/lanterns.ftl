-deck = deck
plain = Nothing to add.
drawn = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } from the { -deck }.
given-back = { $seat } gives back { $cards }.
seen = { $cards-count ->
        [one] { $cards } is seen.
       *[other] { $cards } are seen.
    }
twice = { plain } { plain }
