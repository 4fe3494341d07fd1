### Les mots du Marché de nuit.

game-name = Le Marché de nuit

## Ce qu’un marchand peut faire

toy-buy = Acheter : { $card }
toy-throw = Lancer le dé d’or
toy-hide = Cacher une carte sous la table
toy-hide-card = Cacher : { $card }
toy-back = Se raviser

## Ce qui est demandé

toy-trade = Marchand { $seat } : achetez, lancez le dé ou cachez une carte.
toy-hide-which = Marchand { $seat } : quelle carte va sous la table ?

## Pourquoi pas

toy-not-on-offer = { $card } n’est pas en vente.
toy-too-dear =
    { $missing ->
        [one] Il vous manque une pièce pour { $card }.
       *[other] Il vous manque { $missing } pièces pour { $card }.
    }

## Ce qui s’est passé

toy-evening = La soirée { $number } commence.
toy-bought = Le marchand { $seat } achète { $card }.
toy-threw =
    { $coins ->
        [one] Le marchand { $seat } lance le dé et prend une pièce.
       *[other] Le marchand { $seat } lance le dé et prend { $coins } pièces.
    }
toy-hid = Le marchand { $seat } cache une carte sous la table.
toy-you-hid = Vous avez caché { $card }.
toy-found = Ce que le marchand { $seat } avait caché est mis au jour.
toy-paid = { $card } rapporte { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
toy-too-rich = { $card } ne sert qu’avec { $most } pièces au plus.
